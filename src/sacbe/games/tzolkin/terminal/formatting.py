"""Seat marks and formatting for the terminal.

Colour is never the only mark: seats are letters, and everything else has a symbol or a word.
"""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import COLOURS as COLOURS
from sacbe.text.layout import heading as heading
from sacbe.text.layout import seat_mark as seat_mark

from ..panels import words as words

FREE, DUMMY, SKULL, TURN = "·", "▒", "●", "►"  # the command line has ASCII for each of them

GAP = 2

View = Mapping[str, Any]


def hint(what: str, texts: Texts) -> str:
    """Texts of the command line about this game: what it is `about`, whose `letter` is where, what
    to `ask`, and `examples`."""
    return words(texts.lang).say(f"hint-{what}")


def seat_marks(seats: list[int], reader: int | None) -> Text:
    """The marks of several seats at one position."""
    return Text.assemble(*(seat_mark(seat, seat == reader) for seat in seats))


def occupant(who: int | str | None, reader: int | None) -> Text:
    """The mark of a worker on a space of a wheel."""
    if isinstance(who, int):
        return seat_mark(who, who == reader)
    return Text(DUMMY if who else FREE, "dim")


def number(n: float, lang: str) -> str:
    """Points with exact quarters, in the number format of the language."""
    return words(lang).say("number", {"n": n})


def align_columns(
    rows: Sequence[Sequence[Text | str]],
    widths: Sequence[int] = (),
    right: bool = False,
    gap: int = 1,
) -> Text:
    """Rows of short cells as one text in columns of at least these widths; twenty times as fast as
    a table of Rich. With `right` all columns but the first and last are aligned to the right."""
    table = [[cell if isinstance(cell, Text) else Text(cell) for cell in row] for row in rows]
    columns = max(map(len, table))
    wide = [*widths, *[0] * (columns - len(widths))]
    for row in table:
        for i, cell in enumerate(row):
            wide[i] = max(wide[i], cell.cell_len)
    lines = []
    for row in table:
        line = Text(no_wrap=True, overflow="ellipsis")
        for i, cell in enumerate(row):
            blank = " " * (wide[i] - cell.cell_len)
            if right and 0 < i < columns - 1:
                line.append(blank).append_text(cell)
            else:
                line.append_text(cell).append(blank)
            line.append(" " * gap)
        line.rstrip()
        lines.append(line)
    return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)


class SideBySide:
    """Two parts side by side; on narrower screens, one below the other.

    Rich would render tables inside a table many times; this renders each part once.
    """

    def __init__(
        self, left: RenderableType, right: RenderableType, wide: int = 0, half: bool = False
    ) -> None:
        self.left, self.right, self.wide, self.half = left, right, wide, half

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        if width < self.wide:
            yield self.left
            yield self.right
            return
        left = console.render_lines(
            self.left, options.update(width=width // 2 - GAP if self.half else width), pad=False
        )
        used = width // 2 if self.half else max(map(Segment.get_line_length, left)) + GAP
        right = console.render_lines(self.right, options.update(width=width - used), pad=False)
        nothing: list[Segment] = []
        for one, other in zip_longest(left, right, fillvalue=nothing):
            yield from Segment.adjust_line_length(one, used) if other else one
            yield from other
            yield Segment.line()
