"""Common parts of the Gymnasium and PettingZoo environments."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sacbe.adapters.rewards import Rewards, bind_rewards
from sacbe.kernel import block_at, entry, specialise
from sacbe.play.board_text import board_text
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game
from sacbe.play.state import State

Row = NDArray[np.float32]
Mask = NDArray[np.int8]

RENDER_MODES = ["human", "ansi", "rgb_array"]

# Bound to a game.
SLOT: Any = None
write_rewards: Any = None


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


def python_seed(seed: Any) -> Any:
    """A seed that Gymnasium takes: it refuses NumPy integers."""
    return int(seed) if isinstance(seed, np.integer) else seed


def action_id(action: Any) -> int:
    """An action as int; agents may pass NumPy integers."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalAction(f"An action must be an integer, not {action!r}.") from None


def result(position: State) -> dict[str, Any]:
    """The result of a game, for `info`."""
    return {"scores": position.scores, "winners": position.winners}


def write_rewards_at(address: int, terms: Any, points: Any, rewards: Any) -> None:
    """`write_rewards` for the slot at an address."""
    write_rewards(block_at(address, SLOT)[0].state, *terms, points, rewards)


@functools.cache
def _rewards_writer(game: Game) -> Callable[[Any, Any, Any, Any], None]:
    engine = game.engine
    names = {**engine.bound, "write_rewards": bind_rewards(engine.bound)}
    writer = specialise(write_rewards_at, names, "write_rewards", "SLOT")
    bound: Callable[[Any, Any, Any, Any], None] = engine.adapt(entry(writer))
    return bound


class Earnings:
    """The rewards of one game, step by step.

    Points are counted from the position that the game starts from, or from 0 in a new game, so
    that they add up to the score. Potentials are counted from the first decision.
    """

    def __init__(self, rewards: Rewards, start: State, decision: State, is_new_game: bool) -> None:
        first = decision if rewards.kind == "shaped" else start
        points = [0] * start.players if is_new_game and first is start else first.scores
        self._terms = rewards.arguments(len(points))
        self._points = np.array(points, np.float64)

    def earn(self, position: State) -> list[float]:
        """The rewards of all seats since the last call."""
        earned = np.zeros_like(self._points)
        _rewards_writer(position.game)(position._at, self._terms, self._points, earned)
        values: list[float] = earned.tolist()
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
