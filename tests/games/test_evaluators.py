"""Properties of every game's evaluator, and of the greedy bot that uses it."""

import math
import random

import pytest

import sacbe
from sacbe.bots import ask, bot
from sacbe.bots.selfplay import SelfPlay
from sacbe.play.game import Game
from sacbe.play.state import State
from tests.games.counts import TABLES, player_counts
from tests.kernel.subprocesses import run

LEAST, MOST = -100, 400  # the range of estimates


@pytest.fixture(params=sacbe.games())
def game(request: pytest.FixtureRequest) -> Game:
    """Every game."""
    return sacbe.game(request.param)


def estimate(state: State, seat: int, viewer: int) -> float:
    """The estimated result of a seat with the knowledge of `viewer`."""
    evaluator = state.game.evaluator
    return float(evaluator.estimate(state.plain(), seat, viewer, evaluator.WEIGHTS[0]))


def walk(game: Game, players: int, seed: int) -> list[State]:
    """Some positions of a random game, including the first and the final one."""
    rng = random.Random(seed)
    state = game.start(players)
    states = [state.copy()]
    while state.current_player is not None:
        state.play(rng.choice(state.legal_actions()))
        if rng.random() < 0.1:
            states.append(state.copy())
    return [*states, state]


@pytest.mark.parametrize(("game", "players"), TABLES, indirect=["game"])
def test_every_estimate_is_finite(game: Game, players: int) -> None:
    for state in walk(game, players, seed=players):
        values = [estimate(state, seat, seat) for seat in range(players)]
        assert all(math.isfinite(value) and LEAST < value < MOST for value in values)


def test_the_estimate_of_a_final_position_is_the_score(game: Game) -> None:
    for players in player_counts(game.name):
        state = walk(game, players, seed=1)[-1]
        assert [estimate(state, seat, seat) for seat in range(players)] == state.scores


@pytest.mark.parametrize(("game", "players"), TABLES, indirect=["game"])
def test_estimates_do_not_depend_on_hidden_information(game: Game, players: int) -> None:
    for state in walk(game, players, seed=players):
        for viewer in range(players):
            worlds = [state.determinize(viewer, seed) for seed in range(4)]
            for seat in range(players):
                values = {estimate(world, seat, viewer) for world in [state, *worlds]}
                assert len(values) == 1


@pytest.mark.parametrize(("game", "players"), TABLES, indirect=["game"])
def test_greedy_choices_do_not_depend_on_hidden_information(game: Game, players: int) -> None:
    table = sacbe.Table(game, players=players, seed=players)
    greedy = bot("greedy", game)
    while (seat := table.current_player) is not None:
        answers = {ask(greedy, table.state, seat, seed) for seed in range(3)}
        answers.add(greedy.choose(table.state, seat))  # the same in the true world
        assert len(answers) == 1
        table.play(answers.pop(), seat)


VALUES = """
import random, sacbe
game = sacbe.game("{name}")
evaluator = game.evaluator
for players in (2, 4):
    rng = random.Random(players)
    state = game.start(players)
    step = 0
    while state.current_player is not None:
        state.play(rng.choice(state.legal_actions()))
        step += 1
        if step % 25 == 0:
            s, w = state.plain(), evaluator.WEIGHTS[0]
            print(*(repr(float(evaluator.estimate(s, seat, seat, w))) for seat in range(players)))
"""


def test_compiled_and_uncompiled_agree(game: Game) -> None:
    values = VALUES.format(name=game.name)
    compiled, plain = run(values, jit=True), run(values, jit=False)
    assert len(compiled.split()) == len(plain.split()) > 30
    for a, b in zip(compiled.split(), plain.split(), strict=True):
        assert float(a) == pytest.approx(float(b), abs=1e-9)


def test_self_play_is_reproducible_by_its_seed(game: Game) -> None:
    kinds = ["greedy", "random", "greedy"]
    table = SelfPlay(game, 3)
    first, other = table.play(kinds, 1), table.play(kinds, 2)
    assert SelfPlay(game, 3).play(kinds, 1) == first != other
