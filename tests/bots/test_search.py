"""The search: one for all games, and what it promises."""

import itertools
import random
from collections.abc import Iterator

import pytest

import sacbe
from sacbe.bots import bot
from sacbe.bots.search import SearchBot
from sacbe.play.state import State
from sacbe.play.table import Table

GAMES = sacbe.games()


def positions(name: str, players: int, seed: int = 1) -> Iterator[State]:
    """Every tenth position of a random game in which a seat has a choice."""
    table, pick = Table(name, players=players, seed=seed), random.Random(seed)
    for step in itertools.count():
        if table.mover is None:
            return
        legal = table.state.legal()
        if step % 10 == 0 and len(legal) > 1:
            yield table.state.copy()
        table.play(pick.choice(legal))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_it_chooses_what_is_legal_all_through_a_game(name: str, players: int) -> None:
    searcher = SearchBot(sacbe.game(name), 1, simulations=30)
    for state in positions(name, players):
        assert state.mover is not None
        assert searcher.choose(state, state.mover) in state.legal()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_budget_give_the_same_search(name: str) -> None:
    game = sacbe.game(name)
    one, two = (SearchBot(game, 7, simulations=60) for _ in range(2))
    for state in itertools.islice(positions(name, 3), 8):
        assert state.mover is not None
        assert one.search(state, state.mover)[:5] == two.search(state, state.mover)[:5]


@pytest.mark.parametrize("name", GAMES)
def test_two_threads_give_the_same_every_time(name: str) -> None:
    game = sacbe.game(name)
    one, two = (SearchBot(game, 7, simulations=60, threads=2) for _ in range(2))
    for state in itertools.islice(positions(name, 4), 6):
        assert state.mover is not None
        found = one.search(state, state.mover)
        assert found[:5] == two.search(state, state.mover)[:5]
        assert found.simulations == 60


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_the_seat_cannot_tell_apart_get_one_answer(name: str) -> None:
    game = sacbe.game(name)
    for state in itertools.islice(positions(name, 3), 12):
        seat = state.mover
        assert seat is not None
        answers = {
            SearchBot(game, 3, simulations=40).choose(state.determinize(seat, seed), seat)
            for seed in range(4)
        }
        assert len(answers) == 1


@pytest.mark.parametrize("name", GAMES)
def test_a_search_leaves_the_position_alone(name: str) -> None:
    searcher = SearchBot(sacbe.game(name), 1, simulations=30)
    for state in itertools.islice(positions(name, 2), 5):
        before = state.to_bytes()
        assert state.mover is not None
        searcher.search(state, state.mover)
        assert state.to_bytes() == before


def test_what_was_found_adds_up() -> None:
    state = next(itertools.islice(positions("maya", 2), 3, None))
    assert state.mover is not None
    found = SearchBot(sacbe.game("maya"), 1, simulations=200).search(state, state.mover)
    assert [choice.action for choice in found.choices] == state.legal()
    assert sum(choice.visits for choice in found.choices) == found.simulations == 200
    assert sum(choice.prior for choice in found.choices) == pytest.approx(1)
    assert found.line[0] == (state.mover, found.action)
    assert found.depth > 1


def test_the_tree_is_kept_within_a_turn() -> None:
    """The second choice of a turn needs fewer simulations than the first."""
    searcher = SearchBot(sacbe.game("tzolkin"), 1, simulations=400)
    fewer = 0
    for state in itertools.islice(positions("tzolkin", 2), 12):
        seat = state.mover
        assert seat is not None
        first = searcher.search(state, seat)
        assert first.simulations == 400
        state.play(first.action)
        if state.mover == seat and len(state.legal()) > 1:
            fewer += searcher.search(state, seat).simulations < 400
    assert fewer > 0


def test_a_search_without_simulations_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one simulation a thread, not 0"):
        SearchBot(sacbe.game("maya"), 1, simulations=0)
    with pytest.raises(ValueError, match="at least one simulation a thread, not 1"):
        SearchBot(sacbe.game("maya"), 1, simulations=1, threads=2)


@pytest.mark.parametrize("name", GAMES)
def test_a_small_search_beats_random(name: str) -> None:
    won = 0
    for seed in range(4):
        table, seat = Table(name, players=2, seed=seed), seed % 2
        seats = [bot("random", name, seed), bot("random", name, seed + 9)]
        seats[seat] = SearchBot(sacbe.game(name), seed, simulations=40)
        while (mover := table.mover) is not None:
            table.play(seats[mover].choose(table.state.determinize(mover, 1), mover))
        won += table.state.winners == [seat]
    assert won == 4
