"""Access to the inner modules of a game, for tests that look inside."""

import importlib
from typing import Any

from sacbe.play.game import Game


def module_of(game: Game, name: str) -> Any:
    """A module of the game's package, of the copy that holds the game's data."""
    return importlib.import_module(f"{game.definition.__module__}.{name}")
