"""Tzolk'in in the terminal, drawn from a view, so that it shows only what its seat may know.

Seats are marked by letters, A for seat 0; the players' names should include theirs.
"""

from collections.abc import Callable, Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from sacbe.text import Texts

from ..derived import next_food_day, temple_reward
from . import players, tiles, tracks, wheels
from .choices import choice, question
from .formatting import SideBySide, View, hint, words
from .players import own, signs
from .questions import ask, facts
from .recent_events import news

__all__ = [
    "ask",
    "board",
    "choice",
    "facts",
    "hint",
    "news",
    "own",
    "question",
    "screens",
    "signs",
]

WIDE = 138  # from this width on, the temples are beside the wheels


class Part:
    """A part of the board that is rendered only when it is drawn."""

    def __init__(self, make: Callable[[], RenderableType]) -> None:
        self._make = make

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self._make()


def _parts(
    view: View, seat: int | None, texts: Texts, names: Sequence[str]
) -> dict[str, RenderableType]:
    """The parts of the board."""
    args = (view, seat, texts)

    def beside_wheels() -> RenderableType:
        around = wheels.calendar_lines(*args)
        food_day = next_food_day(view)
        if food_day is not None:
            due = temple_reward(food_day)
            around.append(Text(words(texts.lang).say(f"reward-{due}")))
        return Group(tracks.temples(*args), *around)

    buildings = Part(lambda: tiles.displayed(*args, "buildings"))
    monuments = Part(lambda: tiles.displayed(*args, "monuments"))
    return {
        "calendar": Part(lambda: players.calendar(*args)),
        "wheels": SideBySide(Part(lambda: wheels.full(*args)), Part(beside_wheels), WIDE),
        "small wheels": SideBySide(
            Part(lambda: wheels.compact(*args)), Part(lambda: wheels.beside(*args))
        ),
        "technologies": Part(lambda: tracks.technologies(*args)),
        "buildings": buildings,
        "tiles": SideBySide(buildings, monuments, WIDE, half=True),
        "players": Part(lambda: players.players(*args, names)),
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
    """The board in several sizes, the most detailed first, as lists of parts that they share: the
    command line uses the first that fits."""
    parts = _parts(view, seat, texts, names)
    return [[parts[part] for part in size] for size in SIZES]


def board(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole table, as this seat (None: a spectator) may know it."""
    return Group(*screens(view, seat, texts, names)[0])
