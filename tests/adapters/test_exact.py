"""Exact values: by search, by CFR, and as they are published."""

import itertools

import numpy as np
import pyspiel
import pytest

import sacbe
from sacbe.adapters.endgames import endgames
from sacbe.adapters.exact import Hidden, TooLarge, margin, matrix_value, solve, win
from scripts.endgames import equilibrium, histories

SMALL = 2_000  # larger ones are solved again before a release
ALL = endgames()


def position(name: str) -> sacbe.State:
    endgame = next(e for e in ALL if e.name == name)
    return sacbe.game(endgame.game).position(endgame.position)


def by_hand(state: sacbe.State, seat: int) -> float:
    """The same value by plain recursion over histories, from the view of a seat, in points."""
    if state.current_player is None:
        return float(state.scores[seat] - state.scores[1 - seat])
    children = []
    for action in state.legal_actions():
        child = state.copy()
        child.play(action)
        children.append(by_hand(child, seat))
    if state.current_player == sacbe.CHANCE:
        return sum(p * v for (_, p), v in zip(state.chance(), children, strict=True))
    return max(children) if state.current_player == seat else min(children)


def solve_again(name: str) -> None:
    endgame = next(e for e in ALL if e.name == name)
    state = position(name)
    wins, points = solve(state, win), solve(state, margin)
    assert wins.value == pytest.approx(endgame.win, abs=1e-8)
    assert points.value == pytest.approx(endgame.margin, abs=1e-8)
    assert (wins.actions, points.actions) == (endgame.win_actions, endgame.margin_actions)
    assert points.positions == endgame.size
    assert len(points.actions) < len(state.legal_actions())


def searched(small: bool) -> list[str]:
    return [e.name for e in ALL if e.method == "search" and (e.size <= SMALL) == small]


@pytest.mark.parametrize("name", searched(small=True))
def test_published_values_are_found_again(name: str) -> None:
    solve_again(name)


@pytest.mark.release
@pytest.mark.parametrize("name", searched(small=False))
def test_published_values_of_large_endgames_are_found_again(name: str) -> None:
    solve_again(name)


@pytest.mark.parametrize("name", [e.name for e in ALL if e.method == "cfr" and e.size < SMALL])
def test_cfr_approaches_the_published_value(name: str) -> None:
    """Both strategies are at most their NashConv from the value of the game."""
    endgame = next(e for e in ALL if e.name == name)
    assert histories(position(name), endgame.size) == endgame.size
    value, gap = equilibrium(endgame.game, endgame.position, 20)
    assert endgame.nash_conv < gap < 0.5
    assert abs(value - endgame.win) <= gap + endgame.nash_conv
    with pytest.raises(Hidden):
        solve(position(name))


@pytest.mark.parametrize("name", [e.name for e in ALL if e.method == "search" and e.size < 300])
def test_search_agrees_with_plain_recursion(name: str) -> None:
    state = position(name)
    value = solve(state, margin).value
    assert value == pytest.approx(by_hand(state, 0))
    assert value == pytest.approx(-by_hand(state, 1))


def test_every_game_has_endgames_of_several_sizes() -> None:
    for game in ("tzolkin", "maya", "mezo"):
        sizes = [e.size for e in ALL if e.game == game]
        assert sizes == sorted(sizes)
        assert all(3 * one < other for one, other in itertools.pairwise(sizes))
        assert len(sizes) >= 2
    assert len({e.name for e in ALL}) == len(ALL)


def test_an_endgame_is_a_game_of_open_spiel() -> None:
    endgame = ALL[0]
    params = {"position": endgame.position}
    game = pyspiel.load_game(f"python_sacbe_{endgame.game}", params)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(ValueError, match="games of 2 players"):
        solve(sacbe.game("maya").start(3))
    with pytest.raises(TooLarge, match="More than 5 positions"):
        solve(position(ALL[0].name), most_positions=5)
    table = sacbe.Table("tzolkin", 2, 1)  # seats keep tiles in secret
    with pytest.raises(Hidden, match="would not see"):
        solve(table.state)


@pytest.mark.parametrize(
    ("payoffs", "value"),
    [
        ([[3.0]], 3),
        ([[1.0, -1.0], [-1.0, 1.0]], 0),  # matching pennies
        ([[0.0, -1.0, 2.0], [1.0, 0.0, -1.0], [-2.0, 1.0, 0.0]], 0),  # rock, paper, scissors
        ([[2.0, -1.0], [-1.0, 1.0]], 0.2),
        ([[4.0, 1.0, 3.0], [2.0, 0.0, 5.0]], 1),  # a saddle point
        ([[0.0, 4.0], [3.0, 0.0], [1.0, 1.0]], 12 / 7),  # the third row is dominated
        ([[1.0, 1.0], [1.0, 1.0]], 1),
    ],
)
def test_the_value_of_a_matrix_game(payoffs: list[list[float]], value: float) -> None:
    matrix = np.array(payoffs)
    assert matrix_value(matrix) == pytest.approx(value)
    assert matrix_value(-matrix.T) == pytest.approx(-value)  # for the other player


def test_values_of_matrix_games_agree_with_linear_programming() -> None:
    from scipy.optimize import linprog

    rng = np.random.default_rng(1)
    for _ in range(40):
        matrix = rng.integers(-3, 4, rng.integers(1, 5, 2)).astype(np.float64)
        rows, columns = matrix.shape
        # Weights of the rows and a value that no column undercuts; the value is greatest.
        program = linprog(
            [0] * rows + [-1],
            A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
            b_ub=[0] * columns,
            A_eq=[[1] * rows + [0]],
            b_eq=[1],
            bounds=[(0, 1)] * rows + [(None, None)],
        )
        assert matrix_value(matrix) == pytest.approx(-program.fun, abs=1e-7)
