"""Seats are alike: a game whose seats are rotated is the same game, for rules and evaluator."""

import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

import sacbe
from sacbe.play.state import State

GAME = sacbe.game("mezo")
PLAYERS = range(GAME.players[0], GAME.players[1] + 1)


def rotated(info: Mapping[str, Any], by: int, players: int) -> dict[str, Any]:
    """A choice with other seats in it."""
    return {
        key: (value + by) % players if key in ("seat", "owner") else value
        for key, value in info.items()
    }


def keys(state: State, by: int) -> dict[str, int]:
    """The legal actions by their choice, with seats rotated by a number."""
    infos = {action: state.action_info(action) for action in state.legal_actions()}
    return {
        json.dumps(rotated(info, by, state.players), sort_keys=True): action
        for action, info in infos.items()
    }


def estimates(state: State) -> list[float]:
    """What each seat estimates for itself."""
    evaluator, plain = GAME.evaluator, state.plain()
    return [
        float(evaluator.estimate(plain, seat, seat, evaluator.WEIGHTS[0]))
        for seat in range(state.players)
    ]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", [1, 2])
def test_rotated_seats_have_the_same_choices_estimates_and_scores(players: int, seed: int) -> None:
    """Gods are chosen: that order follows the VP, while dealing them follows the seats."""
    rng = random.Random(seed)
    state, other = (GAME.start(players, gods="chosen") for _ in range(2))
    while state.current_player is not None:
        here, there = keys(state, 1), keys(other, 0)
        assert here.keys() == there.keys()
        if rng.random() < 0.2:
            values, next_values = estimates(state), estimates(other)
            assert next_values[1:] + next_values[:1] == pytest.approx(values)
        choice = rng.choice(sorted(here))
        state.play(here[choice])
        other.play(there[choice])
    assert other.scores[1:] + other.scores[:1] == state.scores
    assert sorted(other.winners) == sorted((seat + 1) % players for seat in state.winners)
