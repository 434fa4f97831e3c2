"""Exact values of small games: positions with two players from which nothing is hidden.

    value = solve(state)
    value.win                # the return of seat 0, from -1 to 1, if both seats play perfectly
    value.actions            # all optimal actions of the current player
    value.positions          # how many different positions were searched

The root is common knowledge, and the search visits every position that can be reached from it. If a
seat would not see a choice or a chance outcome, the search refuses: there it would be wrong. Use
CFR of OpenSpiel for those positions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sacbe.adapters.rewards import win_rewards
from sacbe.play.engine import CHANCE
from sacbe.play.state import State

MOST_POSITIONS = 1_000_000
ROUNDING = 1e-9

Objective = Callable[[State], float]  # of seat 0 at the end of a game; seat 1 has its negative


class TooLarge(ValueError):
    """More positions than the limit can be reached."""


class Hidden(ValueError):
    """A seat would not see everything that happens."""


class Value(NamedTuple):
    """The exact value of a position."""

    value: float
    actions: tuple[int, ...]
    positions: int


def win(state: State) -> float:
    """The reward "win" of seat 0."""
    return win_rewards(state.winners, 2)[0]


def margin(state: State) -> float:
    """The points of seat 0 above those of seat 1."""
    return float(state.scores[0] - state.scores[1])


def solve(state: State, objective: Objective = win, most_positions: int = MOST_POSITIONS) -> Value:
    """The exact value of a position for two players, by searching everything."""
    if state.players != 2:
        raise ValueError(f"Only games of 2 players can be solved, not {state.players}.")
    search = _Search(objective, most_positions)
    value = search.value(state)
    actions: tuple[int, ...] = ()
    if state.current_player in (0, 1):
        children = {action: search.value(_after(state, action)) for action in state.legal_actions()}
        actions = tuple(a for a, child in children.items() if abs(child - value) <= ROUNDING)
    return Value(value, actions, len(search.values))


class _Search:
    def __init__(self, objective: Objective, most_positions: int) -> None:
        self._objective, self._most_positions = objective, most_positions
        self.values: dict[bytes, float] = {}

    def value(self, state: State) -> float:
        """The value of a position, which is stored."""
        key = state.raw()
        if key not in self.values:
            value = self._search(state)
            if len(self.values) >= self._most_positions:
                raise TooLarge(f"More than {self._most_positions} positions can be reached.")
            self.values[key] = value
        return self.values[key]

    def _search(self, state: State) -> float:
        player = state.current_player
        if player is None:
            return self._objective(state)
        for seat in range(2):
            for action in state.legal_actions():
                if not state.knows(seat, player, action):
                    raise Hidden(f"Seat {seat} would not see everything that happens.")
        if player == CHANCE:
            return sum(
                probability * self.value(_after(state, outcome))
                for outcome, probability in state.chance()
            )
        children = [self.value(_after(state, action)) for action in state.legal_actions()]
        return max(children) if player == 0 else min(children)


def _after(state: State, action: int) -> State:
    child = state.copy()
    child.play(action)
    return child
