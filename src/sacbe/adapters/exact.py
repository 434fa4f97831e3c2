"""Exact values of small games: positions with two players from which nothing is hidden.

    value = solve(state)
    value.win                # the return of seat 0, from -1 to 1, if both seats play perfectly
    value.actions            # all optimal actions of the current player
    value.positions          # how many different positions were searched

The root is common knowledge, and the search visits every position that can be reached from it. If a
seat would not see a choice or a chance outcome, the search refuses: there it would be wrong. Use
CFR of OpenSpiel for those positions. Secret choices that are revealed at once, such as the cards of
a Conflict, are matrix games, whose exact value is known.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sacbe.adapters.rewards import win_rewards
from sacbe.play.codes import CHANCE
from sacbe.play.state import State

MOST_POSITIONS = 1_000_000
ROUNDING = 1e-9
SAMPLES = 8  # of what a seat does not know before a secret choice

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
    if state.current_player in (0, 1) and len(state.players_to_act) == 1:
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
        if len(state.players_to_act) == 2:
            return self._simultaneous(state)
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

    def _simultaneous(self, state: State) -> float:
        """The value of a secret choice of both seats, who know each other's options."""
        for seat in range(2):
            if any(state.determinize(seat, seed) != state for seed in range(SAMPLES)):
                raise Hidden(f"Seat {seat} would not see everything that happens.")
        rows = []
        for first in state.legal_actions(0):
            row = []
            for second in state.legal_actions(1):
                child = state.copy()
                child.play(first, 0)
                child.play(second, 1)
                if child.is_simultaneous:
                    raise Hidden("The choices of this position are not revealed at once.")
                row.append(self.value(child))
            rows.append(row)
        return matrix_value(np.array(rows))


def matrix_value(payoffs: NDArray[np.float64]) -> float:
    """The value of a zero-sum matrix game for the player who chooses the row, from its square
    kernels (Shapley and Snow 1950)."""
    rows, columns = payoffs.shape
    for size in range(1, min(rows, columns) + 1):
        for some_rows in combinations(range(rows), size):
            for some_columns in combinations(range(columns), size):
                kernel = payoffs[np.ix_(some_rows, some_columns)]
                first, value = _equaliser(kernel.T)
                second, _ = _equaliser(kernel)
                if first is None or second is None or min(*first, *second) < -ROUNDING:
                    continue
                gains = first @ payoffs[list(some_rows)]
                losses = payoffs[:, list(some_columns)] @ second
                if gains.min() >= value - ROUNDING and losses.max() <= value + ROUNDING:
                    return value
    raise ArithmeticError("No kernel was found.")


def _equaliser(payoffs: NDArray[np.float64]) -> tuple[NDArray[np.float64] | None, float]:
    """Weights with which all rows have the same mean, and this mean; None if not unique."""
    size = len(payoffs)
    system = np.ones((size + 1, size + 1))
    system[:size, :size], system[:size, size], system[size, size] = payoffs, -1, 0
    right = np.zeros(size + 1)
    right[size] = 1
    try:
        solution = np.linalg.solve(system, right).astype(np.float64)
    except np.linalg.LinAlgError:
        return None, 0.0
    return solution[:size], float(solution[size])


def _after(state: State, action: int) -> State:
    child = state.copy()
    child.play(action)
    return child
