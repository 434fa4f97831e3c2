"""Tzolk'in in the terminal: pictures made of a view alone, so they show what its seat may know.

Seats are marked by letters, A for seat 0; the names that are handed in should show theirs.
"""

from collections.abc import Callable, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from sacbe.text import Texts

from ..derived import next_food_day, pays
from . import goods, tiles, tracks, wheels
from .ask import ask, facts
from .choices import choice, question
from .formatting import Beside, View, hint, words
from .goods import own, signs
from .ledger import ledger
from .news import news
from .tiles import all_tiles

__all__ = [
    "all_tiles",
    "ask",
    "board",
    "choice",
    "facts",
    "hint",
    "ledger",
    "news",
    "own",
    "question",
    "screens",
    "signs",
]

WIDE = 138  # from here on the temples stand beside the wheels


class Part:
    """A piece of the board that is made only when it is drawn."""

    def __init__(self, make: Callable[[], RenderableType]) -> None:
        self._make = make

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._make()


def _parts(
    view: View, seat: int | None, texts: Texts, names: Sequence[str]
) -> dict[str, RenderableType]:
    """The board in pieces."""
    seen = (view, seat, texts)

    def beside_wheels() -> RenderableType:
        around = wheels.calendar_lines(*seen)
        food_day = next_food_day(view)
        if food_day is not None:
            due = pays(food_day)
            around.append(Text(words(texts.lang).say(f"pays-{due}")))
        return Group(tracks.temples(*seen), *around)

    buildings = Part(lambda: tiles.displayed(*seen, "buildings"))
    monuments = Part(lambda: tiles.displayed(*seen, "monuments"))
    return {
        "calendar": Part(lambda: goods.calendar(*seen)),
        "wheels": Beside(Part(lambda: wheels.full(*seen)), Part(beside_wheels), WIDE),
        "small wheels": Beside(
            Part(lambda: wheels.compact(*seen)), Part(lambda: wheels.beside(*seen))
        ),
        "technologies": Part(lambda: tracks.technologies(*seen)),
        "buildings": buildings,
        "tiles": Beside(buildings, monuments, WIDE, half=True),
        "players": Part(lambda: goods.players(*seen, names)),
    }


SIZES = (
    ("calendar", "wheels", "technologies", "tiles", "players"),
    ("calendar", "wheels", "tiles", "players"),
    ("calendar", "small wheels", "players", "tiles"),
    ("calendar", "small wheels", "players", "buildings"),
    ("calendar", "small wheels", "players"),
)


def screens(
    view: View, seat: int | None, texts: Texts, names: Sequence[str]
) -> list[list[RenderableType]]:
    """The board in several sizes, the richest first, as lists of parts that they share: the
    command line takes the first that fits."""
    parts = _parts(view, seat, texts, names)
    return [[parts[part] for part in size] for size in SIZES]


def board(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Everything on the table, as this seat (None: a spectator) may know it."""
    return Group(*screens(view, seat, texts, names)[0])
