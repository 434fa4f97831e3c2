"""The number of nodes of the game tree from fixed decks is unchanged, and the reference agrees."""

import pytest

import sacbe
from tests.games.walking import perft, reference_perft, replay_in
from tests.reference.tzolkin import Tzolkin


def first_turn(players: int, seed: int) -> sacbe.State:
    """The first turn of a game whose tiles were dealt face up from a seed."""
    return sacbe.Table("tzolkin", players=players, seed=seed, draft=False, starting_seat=0).state


COUNTS = {
    2: [6, 41, 270, 635, 3881, 18219],
    3: [6, 41, 269, 634, 3898, 18424],
    4: [6, 41, 270, 635, 3970, 19190],
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tree_of_choices_has_its_size(players: int) -> None:
    state = first_turn(players, 7)
    assert [perft(state, depth) for depth in range(1, 7)] == COUNTS[players]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reference_counts_the_same(players: int) -> None:
    table = sacbe.Table("tzolkin", players=players, seed=7, draft=False, starting_seat=0)
    game = replay_in(Tzolkin(players, starting_seat=0, draft=False), table)
    assert [reference_perft(game, depth) for depth in range(1, 5)] == COUNTS[players][:4]
