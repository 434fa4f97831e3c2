"""Luck: how chance outcomes compare with their expectation."""

from __future__ import annotations

from sacbe.play.codes import CHANCE
from sacbe.play.state import State
from sacbe.play.table import Table


def luck_of(table: Table) -> list[float]:
    """For every seat, the expected final points that chance outcomes gave it above their mean. The
    points are those of the game's evaluator, which looks at the position alone; the mean is
    weighted with the probabilities, so that luck is 0 on average."""
    luck = [0.0] * table.players
    state = table.position_at(0)
    for player, action in table.moves:
        if player == CHANCE and len(state.legal_actions()) > 1:
            for seat, gain in enumerate(_gains(state, action)):
                luck[seat] += gain
        state.play(action, None if player == CHANCE else player)
    return [round(gain, 1) + 0.0 for gain in luck]


def _gains(state: State, action: int) -> list[float]:
    """The gain of every seat by an outcome."""
    seats = range(state.players)
    expected = [0.0 for _ in seats]
    actual = [0.0 for _ in seats]
    for outcome, probability in state.chance():
        after = state.copy()
        after.play(outcome)
        points = [_estimate(after, seat) for seat in seats]
        for seat in seats:
            expected[seat] += probability * points[seat]
        if outcome == action:
            actual = points
    return [actual[seat] - expected[seat] for seat in seats]


def _estimate(state: State, seat: int) -> float:
    """The expected final points of a seat, as it knows them."""
    if state.current_player is None:
        return float(state.scores[seat])
    evaluator = state.game.evaluator
    return float(evaluator.estimate(state._look(), seat, seat, evaluator.WEIGHTS[0]))
