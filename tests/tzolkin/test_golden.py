"""Stored games replay word for word, and the tree of choices from fixed decks has its old size."""

import pytest

import sacbe
from tests.reference.tzolkin import Tzolkin
from tests.tzolkin.golden import SEEDS, line, path

GAME = sacbe.game("tzolkin")


@pytest.mark.parametrize("players", SEEDS)
def test_a_golden_game_replays_word_for_word(players: int) -> None:
    *moves, result = path(players).read_text("utf-8").splitlines()
    state = GAME.start(players)
    for number, told in enumerate(moves, 1):
        action = int(told.split(" ", 2)[1])
        assert line(state, action) == told, f"line {number}"
        state.play(action)
    assert result == f"scores {state.scores} winners {state.winners}"


def first_turn(players: int, seed: int) -> sacbe.State:
    """The first turn of a game whose tiles were dealt face up from a seed."""
    return sacbe.Table("tzolkin", players=players, seed=seed, draft=False, starting_seat=0).state


def perft(state: sacbe.State, depth: int) -> int:
    """Positions so many choices ahead; Nature's and the end of the game count as one."""
    if depth == 0 or state.mover is None or state.mover == sacbe.NATURE:
        return 1
    total = 0
    for action in state.legal():
        after = state.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total


def reference_perft(game: Tzolkin, depth: int) -> int:
    """The same count by the reference engine."""
    if depth == 0 or game.mover is None or game.mover == sacbe.NATURE:
        return 1
    total = 0
    for info in game.legal():
        after = game.copy()
        after.play(info)
        total += reference_perft(after, depth - 1)
    return total


def reference_of(table: sacbe.Table) -> Tzolkin:
    """The reference engine in the position of a table."""
    state = GAME.start(table.players, **table.options)
    game = Tzolkin(table.players, starting_seat=0, draft=False)
    for mover, action in table.moves:
        game.play(state.action_info(action))
        state.play(action, None if mover == sacbe.NATURE else mover)
    return game


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
    game = reference_of(table)
    assert [reference_perft(game, depth) for depth in range(1, 5)] == COUNTS[players][:4]
