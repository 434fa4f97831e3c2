"""Sacbe: Tzolk'in, Maya and Mezo for people and programs.

    import sacbe
    table = sacbe.Table("tzolkin", players=4, seed=7)
    table.play(table.state.legal_actions()[0])

Everything loads when it is first used; `import sacbe` alone costs next to nothing.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final

# The package of the games and the function that lists them share a name. Loading the package
# first leaves the name to the function, for the import system binds it only once.
import_module("sacbe.games")
import_module("sacbe.review")  # the same

if TYPE_CHECKING:
    from sacbe.bots import Bot, bot
    from sacbe.games import DataError, Option
    from sacbe.play.errors import CannotUndo, IllegalAction, RecordError, UnknownGame
    from sacbe.play.game import Game, game
    from sacbe.play.state import State
    from sacbe.play.table import Table, replay
    from sacbe.review.analysis import Progress
    from sacbe.review.model import Depth, Review

#: The current player when the next event is a chance event.
CHANCE: Final = -1

_HOMES = {
    "Bot": "sacbe.bots",
    "CannotUndo": "sacbe.play.errors",
    "DataError": "sacbe.games",
    "Game": "sacbe.play.game",
    "IllegalAction": "sacbe.play.errors",
    "Option": "sacbe.games",
    "RecordError": "sacbe.play.errors",
    "Review": "sacbe.review.model",
    "State": "sacbe.play.state",
    "Table": "sacbe.play.table",
    "UnknownGame": "sacbe.play.errors",
    "bot": "sacbe.bots",
    "game": "sacbe.play.game",
    "replay": "sacbe.play.table",
}

__all__ = [
    "CHANCE",
    "Bot",
    "CannotUndo",
    "DataError",
    "Game",
    "IllegalAction",
    "Option",
    "RecordError",
    "Review",
    "State",
    "Table",
    "UnknownGame",
    "bot",
    "game",
    "games",
    "replay",
    "review",
]


def games() -> tuple[str, ...]:
    """The names of all games there are."""
    from sacbe.play.game import games as names

    return names()


def review(
    record: "Table | Mapping[str, object] | str | bytes",
    depth: "Depth" = "normal",
    seed: int = 0,
    progress: "Progress | None" = None,
) -> "Review":
    """The review of a finished game: winning chances, graded turns, key moments, statistics. The
    same record, depth and seed give the same review."""
    from sacbe.review.analysis import review as analyse

    return analyse(record, depth, seed, progress)


if not TYPE_CHECKING:  # a type checker takes the imports above, and knows no other names

    def __getattr__(name: str) -> object:
        if name in _HOMES:
            value = getattr(import_module(_HOMES[name]), name)
            globals()[name] = value
            return value
        raise AttributeError(f"module 'sacbe' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
