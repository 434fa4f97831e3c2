"""Rewards, the same in all adapters.

"win": zero-sum. A sole winner gets 1 and the others share the loss; tied winners share the gain.
"points": the points of the game, as they change.
"rank": zero-sum. 1 for the first place, -1 for the last, equal steps between; ties share places.
"shaped": "win", and in every step the change of a potential: the points above the mean of the
    table, divided by `scale`. At the end the potential is 0, so that for all choices of the players
    an episode's shaping adds up to the negative potential of the game's first decision.

`write_rewards` is the only implementation. It is bound to the rules of a game and compiled.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sacbe.kernel import rule, specialise
from sacbe.play.codes import OVER

WIN, POINTS, RANK, SHAPED = range(4)
REWARDS = ("win", "points", "rank", "shaped")
AT_THE_END = ("win", "rank")  # 0 in all steps but the last
TERMINAL_REWARDS = ("win", "points")  # those of OpenSpiel, which asks for returns
# The return of an episode that ended by an illegal action. No legal play returns less; otherwise an
# agent without a mask would learn to give up.
ILLEGAL_RETURN = {"win": -1.0, "points": -100.0, "rank": -1.0, "shaped": -1.0}
# No tight bound on points is known; they are stored in 16 bits.
MAX_POINTS = 2.0**15

# Bound to a game.
winners: Any = None
score: Any = None
place: Any = None


@dataclass(frozen=True, slots=True)
class Rewards:
    """A kind of rewards, with the settings of "shaped".

    scale: points that are worth a victory.
    discount: of the learner, per step of the environment. The shaping of a step is the discounted
        potential after it minus the potential before it (Ng, Harada and Russell 1999).
    """

    kind: str = "win"
    scale: float = 100.0
    discount: float = 1.0

    def __post_init__(self) -> None:
        check_rewards(self.kind)
        if not 0 < self.scale < float("inf"):
            raise ValueError(f"scale must be positive, not {self.scale!r}.")
        if not 0 <= self.discount <= 1:
            raise ValueError(f"discount must be 0 to 1, not {self.discount!r}.")

    @property
    def code(self) -> int:
        """The kind as a number, for compiled code."""
        return REWARDS.index(self.kind)

    @property
    def illegal_return(self) -> float:
        """The return of an episode that ended by an illegal action."""
        return ILLEGAL_RETURN[self.kind]

    def arguments(self, players: int) -> tuple[int, float, float, Any]:
        """The arguments of `write_rewards` that are the same in all steps."""
        return self.code, float(self.scale), float(self.discount), _win_table(players)


def as_rewards(rewards: Rewards | str) -> Rewards:
    """Rewards, given as such or by their kind."""
    return rewards if isinstance(rewards, Rewards) else Rewards(rewards)


def check_rewards(kind: str, kinds: Sequence[str] = REWARDS) -> None:
    """Raise ValueError for an unknown kind of rewards."""
    if kind not in kinds:
        raise ValueError(f"rewards must be {' or '.join(map(repr, kinds))}, not {kind!r}.")


def win_rewards(winning: Sequence[int], players: int) -> list[float]:
    """1 for a sole winner, -1 / (players - 1) for a loser; the sum is 0."""
    gain = (players / len(winning) - 1) / (players - 1)
    loss = -1 / (players - 1)
    return [gain if seat in winning else loss for seat in range(players)]


@functools.cache
def _win_table(players: int) -> Any:
    """The rewards of a victory per seat for every set of winners, a bit mask."""
    table = np.zeros((1 << players, players), np.float64)
    for mask in range(1, 1 << players):
        table[mask] = win_rewards([p for p in range(players) if mask >> p & 1], players)
    return table


def place_of(s: Any, winner_mask: int, seat: int, players: int) -> float:
    """The place of a seat from 0; equal seats share the mean of their places."""
    mine = winner_mask >> seat & 1
    better = 0.0
    for q in range(players):
        other = winner_mask >> q & 1
        if other > mine or (other == mine == 0 and score(s, q) > score(s, seat)):
            better += 1.0
        elif q != seat and other == mine and (mine == 1 or score(s, q) == score(s, seat)):
            better += 0.5
    return better


def write_rewards(
    s: Any, kind: int, scale: float, discount: float, win_table: Any, points: Any, rewards: Any
) -> None:
    """Write the rewards of every seat for a step that led to the position `s`.

    `points` has the points of every seat before the step, and afterwards those after it.
    """
    players = len(points)
    over = s.current_player == OVER
    winner_mask = winners(s) if over else 0
    before = 0.0
    after = 0.0
    if kind != WIN:
        for p in range(players):
            before += points[p] / players
            after += score(s, p) / players
    for p in range(players):
        earned = 0.0
        if over and (kind == WIN or kind == SHAPED):
            earned = win_table[winner_mask, p]
        if kind == POINTS:
            earned = float(score(s, p) - points[p])
        elif kind == SHAPED:
            earned -= (points[p] - before) / scale
            if not over:
                earned += discount * ((score(s, p) - after) / scale)
        elif kind == RANK and over:
            earned = 1.0 - 2.0 * place(s, winner_mask, p, players) / (players - 1)
        rewards[p] = earned
    if kind != WIN:
        for p in range(players):
            points[p] = score(s, p)


def bind_rewards(rules: Mapping[str, Any]) -> Any:
    """`write_rewards` for the rules of a game."""
    rank = rule(refcount=False)(specialise(place_of, rules, "score"))
    names = {**rules, "place": rank}
    return rule(refcount=False)(specialise(write_rewards, names, "winners", "score", "place"))


def potentials(points: NDArray[Any], scale: float) -> NDArray[np.float64]:
    """The potentials of "shaped" for rows of points: what `write_rewards` takes differences of."""
    rows = points.astype(np.float64)
    above: NDArray[np.float64] = (rows - rows.mean(1, keepdims=True)) / scale
    return above


def bounds(kind: str, players: int) -> tuple[float, float]:
    """Minimum and maximum return of a seat."""
    return (-1 / (players - 1), 1.0) if kind == "win" else (-MAX_POINTS, MAX_POINTS)
