"""Rows and columns of a terminal's pictures, for all games."""

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.table import Table
from rich.text import Text

GAP = 2


def about_tile(text: Text | str, tile: str) -> Text:
    """A text with the tile that it names, for those who lay it out anew."""
    named = text if isinstance(text, Text) else Text(text)
    named.apply_meta({"tile": tile})
    return named


def tile_of(text: Text) -> str | None:
    """The tile that a text names, if it was told."""
    for span in text.spans:
        if isinstance(span.style, Style) and "tile" in span.style.meta:
            return str(span.style.meta["tile"])
    return None


def grid(*widths: int | None, pad: int = 1, wrap: bool = False) -> Table:
    """A table without lines; None is a column as wide as it needs."""
    table = Table(box=None, show_header=False, padding=(0, pad, 0, 0), pad_edge=False)
    for width in widths:
        table.add_column(width=width, no_wrap=not wrap)
    return table


def aligned(
    rows: Sequence[Sequence[Text | str]], left: Iterable[int] = (0,), gap: int = GAP
) -> Text:
    """Rows of short cells in straight columns, those named in `left` aligned to the left, as one
    text: a table of Rich takes twenty times as long to draw."""
    table = [[cell if isinstance(cell, Text) else Text(cell) for cell in row] for row in rows]
    wide = [0] * max(map(len, table))
    for row in table:
        for i, cell in enumerate(row):
            wide[i] = max(wide[i], cell.cell_len)
    lines = []
    for row in table:
        line = Text(no_wrap=True, overflow="ellipsis")
        for i, cell in enumerate(row):
            blank = " " * (wide[i] - cell.cell_len)
            if i in left:
                line.append_text(cell).append(blank)
            else:
                line.append(blank).append_text(cell)
            line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)
