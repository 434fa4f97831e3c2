"""Columns and grids for the terminal views of all games."""

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.table import Table
from rich.text import Text

GAP = 2


def about_tile(text: Text | str, tile: str) -> Text:
    """Attach the id of a tile to a text, so that other views can link it."""
    tagged = text if isinstance(text, Text) else Text(text)
    tagged.apply_meta({"tile": tile})
    return tagged


def tile_of(text: Text) -> str | None:
    """The id of the tile attached to a text, if any."""
    for span in text.spans:
        if isinstance(span.style, Style) and "tile" in span.style.meta:
            return str(span.style.meta["tile"])
    return None


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
