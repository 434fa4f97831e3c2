"""What the environments of Gymnasium and PettingZoo have in common."""

from __future__ import annotations

import functools
import io
import operator
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from sacbe.kernel import block_at
from sacbe.play.errors import IllegalAction
from sacbe.play.game import Game
from sacbe.play.state import State

Row = NDArray[np.float32]
Mask = NDArray[np.int8]

RENDER_MODES = ["human", "ansi"]
TEXT_WIDTH = 100
# What an episode comes to that an illegal action ended: below all that play within the rules
# comes to, or learning without a mask would find that giving up pays.
ILLEGAL_RETURN = {"win": -1.0, "points": -100.0}

# Bound to a game.
SLOT: Any = None
score: Any = None


def observation_box(game: Game) -> gymnasium.spaces.Box[np.float32]:
    """The space of observations; no bound of their columns is worth telling a learner."""
    return gymnasium.spaces.Box(-np.inf, np.inf, (game.engine.columns,), np.float32)


def action_id(action: Any) -> int:
    """An action as the position takes it: learners hand in numbers of NumPy."""
    try:
        return operator.index(action)
    except TypeError:
        raise IllegalAction(f"An action must be an integer, not {action!r}.") from None


def result(position: State) -> dict[str, Any]:
    """How a game ended, for infos."""
    return {"scores": position.scores, "winners": position.winners}


def points_at(address: int, points: Any) -> None:
    """Write the points of every seat in the cell at an address."""
    slot = block_at(address, SLOT)[0]
    for seat in range(len(points)):
        points[seat] = score(slot.state, seat)


@functools.cache
def _points_of(game: Game) -> Callable[[Any, Any], None]:
    bound: Callable[[Any, Any], None] = game.engine.bind(points_at)
    return bound


def live_points(position: State, players: int) -> list[float]:
    """State.scores at the speed of compiled code, for a reward in every step."""
    points = np.empty(players, np.float64)
    _points_of(position.game)(position._at, points)
    listed: list[float] = points.tolist()
    return listed


def check_render_mode(mode: str | None) -> None:
    """Refuse a way of rendering that there is not."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(
            f"render_mode must be {' or '.join(map(repr, RENDER_MODES))}, not {mode!r}."
        )


def render_board(position: State, seat: int | None, mode: str | None) -> str | None:
    """The board as a seat (None: a spectator) sees it, returned or printed as the mode says."""
    if mode is None:
        gymnasium.logger.warn("Set render_mode to use render().")
        return None
    text = board_text(position, seat)
    if mode == "ansi":
        return text
    print(text)
    return None


def board_text(position: State, seat: int | None) -> str:
    """The board of the terminal as plain text."""
    game = position.game
    names = [f"player_{i} {chr(ord('A') + i)}" for i in range(position.players)]
    drawn = game.terminal.board(position.view(seat), seat, game.texts("en"), names)
    console = Console(file=io.StringIO(), width=TEXT_WIDTH, color_system=None, highlight=False)
    with console.capture() as captured:
        console.print(drawn)
    return captured.get()
