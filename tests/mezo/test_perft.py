"""Perft: the numbers of move sequences from fixed deals, also with the reference engine."""

import random

import pytest

import sacbe
from tests.games.walking import perft, reference_perft, replay_in
from tests.reference.mezo import Mezo

COUNTS = {
    2: [6, 43, 153, 695],
    3: [9, 41, 258, 1123],
    4: [12, 87, 778, 6624],
}


def middle(players: int) -> sacbe.Table:
    """An action in the middle of a game dealt from a seed."""
    table = sacbe.Table("mezo", players=players, seed=7, starting_seat=0)
    rng = random.Random(7)
    while len(table.moves) < 70 * players or table.state.view()["phase"] != "action":
        table.play(rng.choice(table.state.legal_actions()))
    return table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_perft(players: int) -> None:
    state = middle(players).state
    assert [perft(state, depth) for depth in range(1, 5)] == COUNTS[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_perft_of_the_reference(players: int) -> None:
    game = replay_in(Mezo(players, starting_seat=0), middle(players))
    assert [reference_perft(game, depth) for depth in range(1, 4)] == COUNTS[players][:3]
