"""Who is who and how things are marked: the small vocabulary of the terminal's pictures.

Colour is never alone: seats and units are letters, and everything else has a sign of its own.
"""

import functools
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.segment import Segment
from rich.text import Text

from sacbe.text import Texts

from ..data import KINDS, REGIONS

LETTERS = "ABCD"
COLOURS = ("red", "cyan", "green", "magenta")  # readable on dark and on light
FREE, TURN = "·", "►"  # the command line has ASCII for each of them
HERO, NEUTRAL, GLYPH, PYRAMID, PRESENT = "H", "N", "#", "^", "*"
FOUGHT, CONSECRATED, UNINHABITED, NOW = "=", "+", "x", "!"
SHORT = 8  # letters of a region's short name

GAP = 2

View = Mapping[str, Any]


@functools.cache
def words(lang: str) -> Texts:
    """The short words of boards and tables; the game's own texts have the sentences."""
    return Texts(Path(__file__).parent, lang)


def plain(said: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFKD", said.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))


def _titled(name: str) -> str:
    """An id of the data as people would write it."""
    return name.replace("_", " ").title()


def _named(kind: str, name: str, lang: str) -> str:
    """In the reader's language if it is one of the built-in data."""
    said = f"{kind}-{name}"
    return words(lang).say(said) if words(lang).has(said) else _titled(name)


def region_name(region: str, lang: str) -> str:
    """A region with its accents."""
    return _named("region", region, lang)


def god_name(god: str | None) -> str:
    """A god; nothing while nobody knows which."""
    return _titled(god) if god else ""


def card_name(card: str, lang: str) -> str:
    """One of the five cards that every god has."""
    return words(lang).say(f"card-{card}")


@functools.cache
def short_region(region: str, lang: str) -> str:
    """The first word of a region's name, if no other begins like it."""
    shorts = [region_name(each, lang).split()[0][:SHORT] for each in REGIONS]
    short = shorts[REGIONS.index(region)]
    return short if shorts.count(short) == 1 else region_name(region, lang)


def units_sign(units: Mapping[str, int], lang: str, gap: str = "") -> str:
    """Such as 2s1w; nothing for nobody."""
    signs = (f"{units[kind]}{unit_sign(kind, lang)}" for kind in KINDS if units[kind])
    return gap.join(signs)


def unit_sign(kind: str, lang: str) -> str:
    """The letter of a kind of units."""
    return words(lang).say(f"sign-{kind}")


def seat_mark(seat: int, own: bool = False) -> Text:
    """The letter of a seat in its colour; the reader's own stands out without colour too."""
    return Text(LETTERS[seat], f"bold {'reverse ' if own else ''}{COLOURS[seat]}")


def number(n: float, lang: str) -> str:
    """Points in the reader's number format."""
    return words(lang).say("number", {"n": n})


class Panel:
    """Tables, and notes that are broken into as many lines as the tables' width makes of them."""

    def __init__(self, tables: Sequence[Text], notes: Sequence[Text] = ()) -> None:
        self._parts = (*tables, *notes)
        self.width = max(line.cell_len for table in tables for line in table.split("\n"))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._parts


class Beside:
    """A picture with a panel beside it: the first of several that has room there. Where none has,
    the last stands below. `else_below` is shown below unless the first has room, as it holds it.
    All are made only when they are drawn."""

    def __init__(
        self,
        left: Callable[[], Text],
        right: Sequence[Callable[[], Panel]],
        gap: int,
        else_below: Text | None = None,
    ) -> None:
        self._left, self._right, self._gap, self._else = left, right, gap, else_below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        picture, panels = self._left(), [make() for make in self._right]
        left = console.render_lines(picture, options, pad=False)
        used = max(map(Segment.get_line_length, left)) + self._gap
        fits = [panel for panel in panels if used + panel.width <= options.max_width]
        if not fits:
            yield picture
            yield panels[-1]
        else:
            rest = options.update(width=options.max_width - used)
            right = console.render_lines(fits[0], rest, pad=False)
            nothing: list[Segment] = []
            for one, other in zip_longest(left, right, fillvalue=nothing):
                yield from Segment.adjust_line_length(one, used) if other else one
                yield from other
                yield Segment.line()
        if self._else is not None and panels[0] not in fits:
            yield self._else


def heading(said: str, hint: str = "") -> Text:
    """The first line of a part of the board."""
    return Text.assemble((said, "bold underline"), ("  " + hint if hint else "", "dim"))
