"""Columns and grids for the terminal views of all games."""

from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from sacbe.text import panels
from sacbe.text.names import LETTERS

GAP = 2
COLOURS = ("red", "cyan", "green", "magenta")  # readable on dark and on light
STYLES: dict[panels.Emphasis, str] = {"": "", "strong": "bold", "faint": "dim"}


class Panel:
    """Tables, and notes that wrap at the width of the tables."""

    def __init__(self, tables: Sequence[Text], notes: Sequence[Text] = ()) -> None:
        self._parts = (*tables, *notes)
        self.width = max(line.cell_len for table in tables for line in table.split("\n"))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._parts


def grid(*widths: int | None, pad: int = 1, wrap: bool = False) -> Table:
    """A table without lines; a width of None fits the content."""
    table = Table(box=None, show_header=False, padding=(0, pad, 0, 0), pad_edge=False)
    for width in widths:
        table.add_column(width=width, no_wrap=not wrap)
    return table


def align_columns(
    rows: Sequence[Sequence[Text | str]], left: Iterable[int] = (0,), gap: int = GAP
) -> Text:
    """Align rows of short cells in columns, as one text; columns in `left` are left-aligned.

    A Rich table takes twenty times as long to render.
    """
    table = [[cell if isinstance(cell, Text) else Text(cell) for cell in row] for row in rows]
    widths = [0] * max(map(len, table))
    for row in table:
        for i, cell in enumerate(row):
            widths[i] = max(widths[i], cell.cell_len)
    lines = []
    for row in table:
        line = Text(no_wrap=True, overflow="ellipsis")
        for i, cell in enumerate(row):
            blank = " " * (widths[i] - cell.cell_len)
            if i in left:
                line.append_text(cell).append(blank)
            else:
                line.append(blank).append_text(cell)
            line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


def seat_mark(seat: int, own: bool = False) -> Text:
    """The letter of a seat in its colour; the reader's own is marked without colour too."""
    return Text(LETTERS[seat], f"bold {'reverse ' if own else ''}{COLOURS[seat]}")


def heading(text: str, note: str = "") -> Text:
    """The first line of a part of the screen."""
    return Text.assemble((text, "bold underline"), ("  " + note if note else "", "dim"))


def render_ledger(ledger: panels.Ledger, names: Sequence[str]) -> Table:
    """A score ledger for the terminal."""
    table = Table(show_footer=True, box=None, padding=(0, 2, 0, 0))
    table.add_column(ledger.title, ledger.total)
    for name, colour, total in zip(names, COLOURS, ledger.totals, strict=False):
        table.add_column(Text(name, colour), Text(total, "bold"), justify="right")
    for row in ledger.rows:
        table.add_row(row.source, *row.points)
    return table


def render_blocks(blocks: Iterable[panels.Block], own: int | None) -> Group:
    """Blocks of a panel for the terminal; `own` is the seat of the reader."""
    return Group(*(_render(block, own) for block in blocks))


def _render(block: panels.Block, own: int | None) -> Text | Table:
    match block:
        case panels.Heading(text=text, note=note, seat=None):
            return heading(text, note)
        case panels.Heading(text=text, seat=int() as seat):
            title = Text.assemble(seat_mark(seat, seat == own), " ", (text, COLOURS[seat]))
            title.stylize("bold underline")
            return title
        case panels.Line(cells=cells):
            return Text(" ").join(_cell(cell, own) for cell in cells)
        case panels.Table():
            return _table(block, own)
        case panels.Counts(head=head, rows=rows):
            return align_columns([["", *(_cell(cell, own) for cell in head)], *_counts(rows, own)])
    raise TypeError(block)


def _cell(cell: panels.Cell, own: int | None) -> Text:
    if cell.seat is None:
        return Text(cell.text, STYLES[cell.emphasis])
    return seat_mark(cell.seat, cell.seat == own)


def _table(block: panels.Table, own: int | None) -> Table:
    rows = [
        *([[panels.Cell(text, "faint") for text in block.head]] if block.head else []),
        *block.rows,
    ]
    table = grid(*[None] * max(map(len, rows), default=0), wrap=not block.head)
    for column in block.wrap:
        table.columns[column].no_wrap = False
    for row in rows:
        table.add_row(*(_cell(cell, own) for cell in row))
    return table


def _counts(rows: Iterable[panels.CountRow], own: int | None) -> Iterable[list[Text | str]]:
    for row in rows:
        if row.seat is not None:
            yield [seat_mark(row.seat, row.seat == own)]
        else:
            style = STYLES[row.emphasis]
            label = row.label if row.emphasis == "faint" else f" {row.label}"
            yield [label, *(Text(count, style) for count in row.counts)]
