"""Perft from fixed deals: the counts are unchanged and equal to the reference engine's."""

import random

import pytest

import sacbe
from tests.games.walking import perft, reference_perft, replay_in
from tests.reference.maya import Maya

COUNTS = {
    2: [6, 30, 143, 718],
    3: [6, 81, 320, 4031],
    4: [8, 300, 744, 14712],
}


def middle(players: int) -> sacbe.Table:
    """A turn in the middle of a seeded game."""
    table = sacbe.Table("maya", players=players, seed=7, starting_seat=0)
    rng = random.Random(7)
    while len(table.moves) < 60 * players or table.state.view()["phase"] != "turn":
        table.play(rng.choice(table.state.legal_actions()))
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_perft_counts(players: int) -> None:
    state = middle(players).state
    assert [perft(state, depth) for depth in range(1, 5)] == COUNTS[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reference_engine_has_the_same_counts(players: int) -> None:
    game = replay_in(Maya(players, starting_seat=0), middle(players))
    assert [reference_perft(game, depth) for depth in range(1, 3)] == COUNTS[players][:2]
