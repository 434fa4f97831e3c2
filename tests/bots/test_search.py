"""The search: one for all games, and what it promises."""

import copy
import itertools
import pickle
import random
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import sacbe
from sacbe.bots.lookahead import END, loops_for
from sacbe.bots.search import SearchBot
from sacbe.bots.search.runner import FIRST_SLICE
from sacbe.kernel.weights import weights_as_values
from sacbe.play.state import State
from sacbe.play.table import Table
from tests.games.counts import TABLES, player_counts

GAMES = sacbe.games()


def positions(name: str, players: int, seed: int = 1) -> Iterator[State]:
    """Every tenth position of a random game in which a seat has a choice."""
    table, pick = Table(name, players=players, seed=seed), random.Random(seed)
    for step in itertools.count():
        if table.current_player is None:
            return
        legal = table.state.legal_actions()
        if step % 10 == 0 and len(legal) > 1:
            yield table.state.copy()
        table.play(pick.choice(legal))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_chooses_what_is_legal_all_through_a_game(name: str, players: int) -> None:
    searcher = SearchBot(sacbe.game(name), 1, simulations=30)
    for state in positions(name, players):
        assert state.current_player is not None
        assert searcher.choose(state, state.current_player) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_budget_give_the_same_search(name: str) -> None:
    game = sacbe.game(name)
    one, two = (SearchBot(game, 7, simulations=60) for _ in range(2))
    for state in itertools.islice(positions(name, 3), 8):
        assert state.current_player is not None
        assert (
            one.search(state, state.current_player)[:5]
            == two.search(state, state.current_player)[:5]
        )


@pytest.mark.parametrize("name", GAMES)
def test_two_threads_give_the_same_every_time(name: str) -> None:
    game = sacbe.game(name)
    one, two = (SearchBot(game, 7, simulations=60, threads=2) for _ in range(2))
    for state in itertools.islice(positions(name, 4), 6):
        assert state.current_player is not None
        found = one.search(state, state.current_player)
        assert found[:5] == two.search(state, state.current_player)[:5]
        assert found.simulations == 60


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_the_seat_cannot_tell_apart_get_one_answer(name: str) -> None:
    game = sacbe.game(name)
    for state in itertools.islice(positions(name, 3), 12):
        seat = state.current_player
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
        assert state.current_player is not None
        searcher.search(state, state.current_player)
        assert state.to_bytes() == before


def test_what_was_found_adds_up() -> None:
    state = next(itertools.islice(positions("maya", 2), 3, None))
    assert state.current_player is not None
    found = SearchBot(sacbe.game("maya"), 1, simulations=200).search(state, state.current_player)
    assert [choice.action for choice in found.choices] == state.legal_actions()
    assert sum(choice.visits for choice in found.choices) == found.simulations == 200
    assert sum(choice.prior for choice in found.choices) == pytest.approx(1)
    assert found.simulations_per_second == pytest.approx(200 / found.seconds)
    assert found.line[0] == (state.current_player, found.action)
    assert found.depth > 1


def test_the_tree_is_kept_within_a_turn() -> None:
    """The second choice of a turn needs fewer simulations than the first."""
    searcher = SearchBot(sacbe.game("tzolkin"), 1, simulations=400)
    fewer = 0
    for state in itertools.islice(positions("tzolkin", 2), 12):
        seat = state.current_player
        assert seat is not None
        first = searcher.search(state, seat)
        assert first.simulations == 400
        state.play(first.action)
        if state.current_player == seat and len(state.legal_actions()) > 1:
            fewer += searcher.search(state, seat).simulations < 400
    assert fewer > 0


def test_values_are_in_points() -> None:
    """With points alone counted, the last choice of a game is worth the score that it ends with."""
    table, pick = Table("maya", players=2, seed=1), random.Random(1)
    while table.current_player is not None:
        if len(table.state.legal_actions()) > 1:
            last, seat = table.state.copy(), table.current_player
        table.play(pick.choice(table.state.legal_actions()))
    only_points = {"rivalry": 0.0, "victory": 0.0}
    found = SearchBot(last.game, 1, 200, settings=only_points).search(last, seat)
    ended = 0
    for choice in found.choices:
        assert (choice.value is None) == (choice.visits == 0)
        after = last.copy()
        after.play(choice.action)
        while after.current_player is not None and len(after.legal_actions()) == 1:
            after.play(after.legal_actions()[0])
        if after.current_player is None and choice.visits:
            ended += 1
            assert choice.value == pytest.approx(after.scores[seat])
    assert ended


def test_a_choice_that_is_none_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    searcher = SearchBot(sacbe.game("maya"), 1)
    monkeypatch.setattr(SearchBot, "search", None)
    table, pick, forced = Table("maya", players=2, seed=1), random.Random(1), 0
    while (seat := table.current_player) is not None:
        if len(table.state.legal_actions()) == 1:
            forced += 1
            assert searcher.choose(table.state, seat) == table.state.legal_actions()[0]
        table.play(pick.choice(table.state.legal_actions()))
    assert forced


def test_a_temperature_makes_worse_choices_likely_but_not_as_likely() -> None:
    state = next(itertools.islice(positions("maya", 2), 5, None))
    seat = state.current_player
    assert seat is not None
    game = sacbe.game("maya")
    at_once = {"playout": 0.0}
    best = SearchBot(game, 0, 100, settings=at_once).search(state, seat).action
    shares = []
    for temperature in (0.0, 1.0, 30.0):
        bots = [
            SearchBot(game, seed, 100, settings=at_once, choice_temperature=temperature)
            for seed in range(40)
        ]
        drawn = [one.choose(state, seat) for one in bots]
        assert drawn == [copy.copy(one).choose(state, seat) for one in bots]
        shares.append(drawn.count(best))
    assert shares[0] > shares[1] > shares[2] > 0


@pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_plays_on_alike(duplicate: object) -> None:
    assert callable(duplicate)
    one = SearchBot(sacbe.game("mezo"), 5, 40, level="easy")
    for state in itertools.islice(positions("mezo", 3), 6):
        assert state.current_player is not None
        two = duplicate(one)
        assert two.name == "easy"
        assert (
            one.search(state, state.current_player)[:5]
            == two.search(state, state.current_player)[:5]
        )


def test_other_weights_play_otherwise_and_so_do_copies_of_them() -> None:
    game = sacbe.game("maya")
    usual, other = (SearchBot(game, 5, 40, weights=said) for said in (None, {"city": 0.1}))
    duplicate: SearchBot = pickle.loads(pickle.dumps(other))
    assert len({usual.digest, other.digest, duplicate.digest}) == 2
    differ = 0
    for state in itertools.islice(positions("maya", 2), 6):
        assert state.current_player is not None
        found = other.search(state, state.current_player)[:5]
        assert found == duplicate.search(state, state.current_player)[:5]
        differ += found != usual.search(state, state.current_player)[:5]
    assert differ


def test_weights_are_changed_by_name_and_the_others_stay() -> None:
    game = sacbe.game("tzolkin")
    usual = weights_as_values(game.evaluator.WEIGHTS)
    one, two = (SearchBot(game, 1, 40, weights=said) for said in (usual, {**usual, "corn": 1}))
    assert one.digest != two.digest
    for players in player_counts("tzolkin"):
        search = weights_as_values(game.evaluator.search_weights(players))
        assert weights_as_values(one._configs[players].weights) == usual
        assert weights_as_values(two._configs[players].weights) == {**usual, "corn": 1}
        part = SearchBot(game, 1, 40, weights={"corn": 1})._configs[players].weights
        assert weights_as_values(part) == {**search, "corn": 1}


@pytest.mark.parametrize(
    ("weights", "said"),
    [
        ({"luck": 1.0}, "Unknown weight 'luck'; choose from corn, "),
        ({"corn": "much"}, "The weight corn must be a number, not 'much'."),
        ({"corn": float("inf")}, "The weight corn must be a number, not inf."),
        ({"corn": [1.0]}, r"The weight corn must be a number, not \[1.0\]."),
        ({"block": 1.0}, "The weight block must be a list of 3 numbers, not 1.0."),
        ({"block": [1.0, 2.0]}, r"The weight block must be a list of 3 numbers, not \[1.0, 2.0\]."),
    ],
)
def test_weights_that_the_evaluator_lacks_are_refused(weights: Any, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SearchBot(sacbe.game("tzolkin"), 1, weights=weights)


# ---------------------------------------------------------------- where a person waits


class Clock:
    """A second more every time somebody looks."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        for room in ("bot", "growing"):
            name = f"sacbe.bots.search.{room}.time"
            monkeypatch.setattr(name, SimpleNamespace(perf_counter=self.look))

    def look(self) -> float:
        self.now += 1
        return self.now


def test_a_turn_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However much there is to search: each decision of a turn has half of what is left."""
    Clock(monkeypatch)
    searcher = SearchBot(sacbe.game("tzolkin"), 1, 100_000, seconds=40)
    longest = 0
    for state in itertools.islice(positions("tzolkin", 2), 12):
        seat, spent = state.current_player, []
        assert seat is not None
        while state.current_player == seat:
            if len(legal := state.legal_actions()) > 1:
                found = searcher.search(state, seat)
                assert 0 < found.simulations < 100_000
                spent.append(found.seconds)
            state.play(found.action if len(legal) > 1 else legal[0])
        for k, seconds in enumerate(spent):
            assert seconds <= max(0, 40 - sum(spent[:k])) / 2 + 4  # looks at the clock between
        longest = max(longest, len(spent))
        assert spent[0] >= 20  # every turn has all its time
    assert longest > 2


def test_a_search_that_is_late_still_searches_a_little(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    state = next(positions("maya", 2))
    assert state.current_player is not None
    found = SearchBot(sacbe.game("maya"), 1, 500, seconds=0.1).search(state, state.current_player)
    assert found.simulations == FIRST_SLICE


def test_time_to_spare_changes_nothing() -> None:
    game = sacbe.game("maya")
    for state in itertools.islice(positions("maya", 3), 4):
        assert state.current_player is not None
        free, capped = (SearchBot(game, 7, 60, seconds=cap) for cap in (None, 1e6))
        assert (
            free.search(state, state.current_player)[:5]
            == capped.search(state, state.current_player)[:5]
        )


def test_progress_is_told_up_to_the_end() -> None:
    told: list[float] = []
    state = next(positions("maya", 2))
    assert state.current_player is not None
    searcher = SearchBot(sacbe.game("maya"), 1, 300, threads=2, progress=told.append)
    searcher.search(state, state.current_player)
    assert told == sorted(told)
    assert len(told) > 2
    assert told[-1] == 1


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_an_interrupted_search_leaves_nothing_behind(threads: int) -> None:
    """No thread goes on, and the bot plays on as if it had not been asked."""

    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    before = threading.active_count()
    one = SearchBot(sacbe.game("maya"), 1, 3000, threads, settings={"playout": 0.0})
    state = next(positions("maya", 2))
    seat = state.current_player
    assert seat is not None
    undisturbed = one.search(state, seat)
    one._progress = interrupt
    with pytest.raises(KeyboardInterrupt):
        one.search(state, seat)
    assert threading.active_count() == before
    assert one._buffers[0].tree("simulations") == FIRST_SLICE
    one._progress = None
    assert one.search(state, seat)[:5] == undisturbed[:5]


@pytest.mark.parametrize("name", GAMES)
def test_full_trust_plays_as_greedy_does(name: str) -> None:
    game = sacbe.game(name)
    greedy = sacbe.bot("greedy", game, seed=1)
    searcher = SearchBot(game, 1, simulations=1, settings={"hint_weight": 1.0, "horizon": 0.0})
    for state in itertools.islice(positions(name, 3), 12):
        assert state.current_player is not None
        if not state.is_simultaneous:
            seen = searcher.search(state, state.current_player)
            assert seen.action == greedy.choose(state, state.current_player)


@pytest.mark.parametrize("name", GAMES)
def test_a_horizon_of_one_turn_leaves_the_others_out(name: str) -> None:
    """Nobody else is asked within the own turn in these positions; without a horizon they are."""
    game = sacbe.game(name)
    others = []
    for horizon in (1.0, 0.0):
        settings = {"hint_weight": 0.0, "horizon": horizon, "playout": 0.0}
        searcher = SearchBot(game, 1, simulations=300, settings=settings)
        lines = [
            searcher.search(state, state.current_player).line
            for state in itertools.islice(positions(name, 2), 6, 12)
            if state.current_player is not None and not state.is_simultaneous
        ]
        others.append(sum(len({player for player, _ in line}) > 1 for line in lines))
    assert others[0] < others[1]


@pytest.mark.parametrize("name", GAMES)
def test_playing_on_greedily_changes_what_is_found_but_not_from_run_to_run(name: str) -> None:
    game = sacbe.game(name)
    state = next(itertools.islice(positions(name, 3), 4, None))
    assert state.current_player is not None
    found = [
        SearchBot(game, 1, simulations=6, settings={"playout": turns}).search(
            state, state.current_player
        )
        for turns in (3.0, 3.0, 0.0)
    ]
    assert found[0][:5] == found[1][:5]
    assert found[0].choices != found[2].choices


@pytest.mark.parametrize("name", GAMES)
def test_greedy_hands_on_the_end_of_the_turn_that_it_chose(name: str) -> None:
    """Playing on takes that position for the whole turn: it must be reached, and worth the most."""
    game = sacbe.game(name)
    loops, rooms = loops_for(game), game.evaluator
    ends = 0
    for state in itertools.islice(positions(name, 3), 15):
        seat = state.current_player
        assert seat is not None
        memory = loops.memory(width=3, rivalry=0.0)
        action = loops.choose(state._slots, *memory, seat)
        nodes, _, _, looks = memory
        if not looks["ended"][0]:
            assert state.is_simultaneous
            continue
        end = State.load(game, nodes["state"][END].tobytes())
        assert (end.current_player, rooms.turns_begun(end.plain())) != (
            seat,
            rooms.turns_begun(state.plain()),
        )
        assert nodes["first"][END] == action
        worth = rooms.estimate(end.plain(), seat, seat, rooms.WEIGHTS[0])
        assert worth == pytest.approx(looks["best"][0])
        ends += 1
    assert ends > 5
