"""Marks, colours and small text helpers of the terminal views.

Colour never carries meaning alone: seats and crops are letters, and everything else has a distinct
sign.
"""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from itertools import zip_longest
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.text import Text

from sacbe.text.layout import COLOURS as COLOURS
from sacbe.text.layout import Panel as Panel
from sacbe.text.layout import heading as heading
from sacbe.text.layout import seat_mark as seat_mark

from ..data import CELLS, SITES
from ..panels import words as words

CITY = "orange3"
FREE, TURN, CAN = "·", "►", "+"  # the command line has an ASCII replacement for each
SHORT = 3  # letters of a city's short name

GAP = 2

View = Mapping[str, Any]


def plain(text: str) -> str:
    """Remove accents and capitals."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))


def _short_names(names: Iterable[str]) -> dict[str, str]:
    """Unique short names: the first three letters, or two and a later one."""
    shorts: dict[str, str] = {}
    for name in names:
        letters = "".join(c for c in plain(name) if c.isascii() and c.isalnum()).upper()
        letters = (letters or "X").ljust(SHORT, "X")
        endings = (*letters[SHORT - 1 :], *"123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        candidates = (letters[: SHORT - 1] + ending for ending in endings)
        shorts[name] = next(short for short in candidates if short not in shorts.values())
    return shorts


SHORT_NAMES = _short_names(SITES)
LABELS = {cell.id: f"r{cell.row}c{cell.col}" for cell in CELLS}  # as the map's margins say


def crop_sign(crop: str, n: int, lang: str) -> str:
    """One letter for each crop on a tile."""
    return words(lang).say(f"sign-{crop}") * n


def tile_words(crop: str | None, n: int | None, lang: str) -> str:
    """The name of a tile, including an unseen one."""
    say = words(lang).say
    if crop is None:
        return say("unseen-tile")
    return say("single" if n == 1 else "double", {"crop": say(f"crop-{crop}")})


def number(n: float, lang: str) -> str:
    """Points in the reader's number format."""
    return words(lang).say("number", {"n": n})


class Beside:
    """A map with a panel beside it or, if that is too wide, below it.

    Both are built only when they are rendered.
    """

    def __init__(self, left: Callable[[], Text], right: Callable[[], Panel], gap: int) -> None:
        self._left, self._right, self._gap = left, right, gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        picture, panel = self._left(), self._right()
        left = console.render_lines(picture, options, pad=False)
        map_width = max(map(Segment.get_line_length, left)) + self._gap
        if map_width + panel.width > options.max_width:
            yield picture
            yield panel
            return
        rest = options.update(width=options.max_width - map_width)
        right = console.render_lines(panel, rest, pad=False)
        empty: list[Segment] = []
        for left_line, right_line in zip_longest(left, right, fillvalue=empty):
            yield from Segment.adjust_line_length(left_line, map_width) if right_line else left_line
            yield from right_line
            yield Segment.line()
