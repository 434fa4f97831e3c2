"""The position that games of an adapter start from."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from sacbe.play.game import Game
from sacbe.play.game import game as game_named
from sacbe.play.state import State

DataFile = str | os.PathLike[str] | bytes


def first_position(
    game: Game | str,
    players: int,
    data: DataFile | None,
    position: State | str | None,
    options: Mapping[str, Any],
) -> State:
    """A new game, on a data file if there is one; or a copy of a position, given as such or in its
    notation, which has its own number of players and options."""
    if data is not None:
        if not isinstance(game, str):
            raise ValueError("A data file needs the name of a game, not a Game, which has data.")
        game = game_named(game, data)
    rules = game_named(game) if isinstance(game, str) else game
    if position is None:
        return rules.start(players, **options)
    if isinstance(position, str):
        position = rules.position(position)
    if not isinstance(position, State):
        raise ValueError(f"The position must be a sacbe.State or its notation, not {position!r}.")
    if position.game is not rules:
        raise ValueError(f"The position is one of {position.game!r}, not of {rules!r}.")
    if position.current_player is None:
        raise ValueError("In this position the game is over.")
    if players not in (0, position.players) or options:
        raise ValueError(
            "The number of players and the options are those of the position: leave them out."
        )
    return position.copy()
