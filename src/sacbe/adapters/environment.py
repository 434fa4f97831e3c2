"""Common parts of the Gymnasium and PettingZoo environments."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sacbe.kernel import block_at
from sacbe.play.board_text import board_text
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game
from sacbe.play.state import State

Row = NDArray[np.float32]
Mask = NDArray[np.int8]

RENDER_MODES = ["human", "ansi", "rgb_array"]
# The return of an episode that ended by an illegal action. It is below the return of any legal
# play; otherwise an agent without a mask would learn to give up.
ILLEGAL_RETURN = {"win": -1.0, "points": -100.0}

# Bound to a game.
SLOT: Any = None
score: Any = None


def observation_box(game: Game) -> gymnasium.spaces.Box[np.float32]:
    """The observation space, unbounded."""
    return gymnasium.spaces.Box(-np.inf, np.inf, (game.engine.columns,), np.float32)


OBSERVATIONS = ("flat", "dict")


def check_observation(kind: str) -> None:
    """Raise ValueError for an unknown kind of observations."""
    if kind not in OBSERVATIONS:
        raise ValueError(
            f"observation must be {' or '.join(map(repr, OBSERVATIONS))}, not {kind!r}."
        )


def observation_space(game: Game, kind: str) -> gymnasium.spaces.Space[Any]:
    """The space of observations: a row, or a dict of a row and the mask of legal actions."""
    row = observation_box(game)
    if kind == "flat":
        return row
    mask = gymnasium.spaces.Box(0, 1, (game.num_actions,), np.int8)
    return gymnasium.spaces.Dict({"observation": row, "action_mask": mask})


def action_id(action: Any) -> int:
    """An action as int; agents may pass NumPy integers."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalAction(f"An action must be an integer, not {action!r}.") from None


def result(position: State) -> dict[str, Any]:
    """The result of a game, for `info`."""
    return {"scores": position.scores, "winners": position.winners}


def write_points(address: int, points: Any) -> None:
    """Write the points of every seat for the slot at an address."""
    slot = block_at(address, SLOT)[0]
    for seat in range(len(points)):
        points[seat] = score(slot.state, seat)


@functools.cache
def _points_writer(game: Game) -> Callable[[Any, Any], None]:
    bound: Callable[[Any, Any], None] = game.engine.bind(write_points)
    return bound


def live_points(position: State, players: int) -> list[float]:
    """State.scores in compiled code, fast enough for a reward in every step."""
    points = np.empty(players, np.float64)
    _points_writer(position.game)(position._at, points)
    values: list[float] = points.tolist()
    return values


def check_render_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(
            f"render_mode must be {' or '.join(map(repr, RENDER_MODES))}, not {mode!r}."
        )


def render_board(
    position: State, seat: int | None, mode: str | None
) -> str | NDArray[np.uint8] | None:
    """Return or print the board from the view of a seat (None: spectator)."""
    if mode is None:
        gymnasium.logger.warn("Set render_mode to use render().")
        return None
    if mode == "rgb_array":
        from sacbe.adapters.picture import board_array

        return board_array(position, seat)
    names = [f"player_{i} {chr(ord('A') + i)}" for i in range(position.players)]
    text = board_text(position, seat, "en", names)
    if mode == "ansi":
        return text
    print(text)
    return None
