"""The tree search, for all games."""

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
from sacbe.bots.search.runner import FIRST_SLICE_SIMULATIONS
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
def test_actions_are_legal(name: str, players: int) -> None:
    searcher = SearchBot(sacbe.game(name), 1, simulations=30)
    for state in positions(name, players):
        assert state.current_player is not None
        assert searcher.choose(state, state.current_player) in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_search_is_deterministic_for_seed_and_budget(name: str) -> None:
    game = sacbe.game(name)
    first_bot, second_bot = (SearchBot(game, 7, simulations=60) for _ in range(2))
    for state in itertools.islice(positions(name, 3), 8):
        assert state.current_player is not None
        assert (
            first_bot.search(state, state.current_player)[:5]
            == second_bot.search(state, state.current_player)[:5]
        )


@pytest.mark.parametrize("name", GAMES)
def test_two_threads_are_deterministic(name: str) -> None:
    game = sacbe.game(name)
    first_bot, second_bot = (SearchBot(game, 7, simulations=60, threads=2) for _ in range(2))
    for state in itertools.islice(positions(name, 4), 6):
        assert state.current_player is not None
        result = first_bot.search(state, state.current_player)
        assert result[:5] == second_bot.search(state, state.current_player)[:5]
        assert result.simulations == 60


@pytest.mark.parametrize("name", GAMES)
def test_action_does_not_depend_on_hidden_state(name: str) -> None:
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
def test_search_does_not_modify_the_position(name: str) -> None:
    searcher = SearchBot(sacbe.game(name), 1, simulations=30)
    for state in itertools.islice(positions(name, 2), 5):
        before = state.to_bytes()
        assert state.current_player is not None
        searcher.search(state, state.current_player)
        assert state.to_bytes() == before


def test_result_is_consistent() -> None:
    state = next(itertools.islice(positions("maya", 2), 3, None))
    assert state.current_player is not None
    result = SearchBot(sacbe.game("maya"), 1, simulations=200).search(state, state.current_player)
    assert [choice.action for choice in result.choices] == state.legal_actions()
    assert sum(choice.visits for choice in result.choices) == result.simulations == 200
    assert sum(choice.prior for choice in result.choices) == pytest.approx(1)
    assert result.line[0] == (state.current_player, result.action)
    assert result.depth > 1


def test_tree_is_reused_within_a_turn() -> None:
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
    """If only points count, the value of a game's last action is the final score."""
    table, pick = Table("maya", players=2, seed=1), random.Random(1)
    while table.current_player is not None:
        if len(table.state.legal_actions()) > 1:
            last, seat = table.state.copy(), table.current_player
        table.play(pick.choice(table.state.legal_actions()))
    only_points = {"rivalry": 0.0, "victory": 0.0}
    result = SearchBot(last.game, 1, 200, settings=only_points).search(last, seat)
    finished = 0
    for choice in result.choices:
        assert (choice.value is None) == (choice.visits == 0)
        after = last.copy()
        after.play(choice.action)
        while after.current_player is not None and len(after.legal_actions()) == 1:
            after.play(after.legal_actions()[0])
        if after.current_player is None and choice.visits:
            finished += 1
            assert choice.value == pytest.approx(after.scores[seat])
    assert finished


def test_forced_action_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    searcher = SearchBot(sacbe.game("maya"), 1)
    monkeypatch.setattr(SearchBot, "search", None)
    table, pick, forced = Table("maya", players=2, seed=1), random.Random(1), 0
    while (seat := table.current_player) is not None:
        if len(table.state.legal_actions()) == 1:
            forced += 1
            assert searcher.choose(table.state, seat) == table.state.legal_actions()[0]
        table.play(pick.choice(table.state.legal_actions()))
    assert forced


def test_choice_temperature_makes_weaker_actions_more_frequent() -> None:
    state = next(itertools.islice(positions("maya", 2), 5, None))
    seat = state.current_player
    assert seat is not None
    game = sacbe.game("maya")
    without_playout = {"playout": 0.0}
    best = SearchBot(game, 0, 100, settings=without_playout).search(state, seat).action
    shares = []
    for temperature in (0.0, 1.0, 30.0):
        bots = [
            SearchBot(game, seed, 100, settings=without_playout, choice_temperature=temperature)
            for seed in range(40)
        ]
        actions = [each.choose(state, seat) for each in bots]
        assert actions == [copy.copy(each).choose(state, seat) for each in bots]
        shares.append(actions.count(best))
    assert shares[0] > shares[1] > shares[2] > 0


@pytest.mark.parametrize("copy_bot", [copy.deepcopy, lambda bot: pickle.loads(pickle.dumps(bot))])
def test_copied_bot_chooses_the_same(copy_bot: object) -> None:
    assert callable(copy_bot)
    first_bot = SearchBot(sacbe.game("mezo"), 5, 40, level="easy")
    for state in itertools.islice(positions("mezo", 3), 6):
        assert state.current_player is not None
        second_bot = copy_bot(first_bot)
        assert second_bot.name == "easy"
        assert (
            first_bot.search(state, state.current_player)[:5]
            == second_bot.search(state, state.current_player)[:5]
        )


def test_weights_change_the_result_and_survive_pickling() -> None:
    game = sacbe.game("maya")
    default, other = (SearchBot(game, 5, 40, weights=changes) for changes in (None, {"city": 0.1}))
    copied: SearchBot = pickle.loads(pickle.dumps(other))
    assert len({default.digest, other.digest, copied.digest}) == 2
    differ = 0
    for state in itertools.islice(positions("maya", 2), 6):
        assert state.current_player is not None
        result = other.search(state, state.current_player)[:5]
        assert result == copied.search(state, state.current_player)[:5]
        differ += result != default.search(state, state.current_player)[:5]
    assert differ


def test_weights_are_overridden_by_name() -> None:
    game = sacbe.game("tzolkin")
    default = weights_as_values(game.evaluator.WEIGHTS)
    first_bot, second_bot = (
        SearchBot(game, 1, 40, weights=changes) for changes in (default, {**default, "corn": 1})
    )
    assert first_bot.digest != second_bot.digest
    for players in player_counts("tzolkin"):
        search = weights_as_values(game.evaluator.search_weights(players))
        assert weights_as_values(first_bot._configs[players].weights) == default
        assert weights_as_values(second_bot._configs[players].weights) == {**default, "corn": 1}
        part = SearchBot(game, 1, 40, weights={"corn": 1})._configs[players].weights
        assert weights_as_values(part) == {**search, "corn": 1}


@pytest.mark.parametrize(
    ("weights", "message"),
    [
        ({"luck": 1.0}, "Unknown weight 'luck'; choose from corn, "),
        ({"corn": "much"}, "The weight corn must be a number, not 'much'."),
        ({"corn": float("inf")}, "The weight corn must be a number, not inf."),
        ({"corn": [1.0]}, r"The weight corn must be a number, not \[1.0\]."),
        ({"block": 1.0}, "The weight block must be a list of 3 numbers, not 1.0."),
        ({"block": [1.0, 2.0]}, r"The weight block must be a list of 3 numbers, not \[1.0, 2.0\]."),
    ],
)
def test_invalid_weights_are_rejected(weights: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SearchBot(sacbe.game("tzolkin"), 1, weights=weights)


# ---------------------------------------------------------------- time limit and progress


class Clock:
    """A clock that advances by one second with every reading."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        for module in ("bot", "runner"):
            name = f"sacbe.bots.search.{module}.time"
            monkeypatch.setattr(name, SimpleNamespace(perf_counter=self.read))

    def read(self) -> float:
        self.now += 1
        return self.now


def test_time_limit_per_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each decision of a turn may use half of the time that is left."""
    Clock(monkeypatch)
    searcher = SearchBot(sacbe.game("tzolkin"), 1, 100_000, seconds=40)
    longest = 0
    for state in itertools.islice(positions("tzolkin", 2), 12):
        seat, seconds_per_decision = state.current_player, []
        assert seat is not None
        while state.current_player == seat:
            if len(legal := state.legal_actions()) > 1:
                result = searcher.search(state, seat)
                assert 0 < result.simulations < 100_000
                seconds_per_decision.append(result.seconds)
            state.play(result.action if len(legal) > 1 else legal[0])
        for k, seconds in enumerate(seconds_per_decision):
            assert (
                seconds <= max(0, 40 - sum(seconds_per_decision[:k])) / 2 + 4
            )  # readings of the clock in between
        longest = max(longest, len(seconds_per_decision))
        assert seconds_per_decision[0] >= 20  # every turn starts with the full time
    assert longest > 2


def test_search_after_the_deadline_runs_one_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    Clock(monkeypatch)
    state = next(positions("maya", 2))
    assert state.current_player is not None
    result = SearchBot(sacbe.game("maya"), 1, 500, seconds=0.1).search(state, state.current_player)
    assert result.simulations == FIRST_SLICE_SIMULATIONS


def test_generous_time_limit_does_not_change_the_result() -> None:
    game = sacbe.game("maya")
    for state in itertools.islice(positions("maya", 3), 4):
        assert state.current_player is not None
        free, capped = (SearchBot(game, 7, 60, seconds=cap) for cap in (None, 1e6))
        assert (
            free.search(state, state.current_player)[:5]
            == capped.search(state, state.current_player)[:5]
        )


def test_progress_increases_to_1() -> None:
    progress: list[float] = []
    state = next(positions("maya", 2))
    assert state.current_player is not None
    searcher = SearchBot(sacbe.game("maya"), 1, 300, threads=2, progress=progress.append)
    searcher.search(state, state.current_player)
    assert progress == sorted(progress)
    assert len(progress) > 2
    assert progress[-1] == 1


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_interrupted_search_stops_its_threads(threads: int) -> None:
    """No thread continues, and the next search is not affected."""

    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    before = threading.active_count()
    searcher = SearchBot(sacbe.game("maya"), 1, 3000, threads, settings={"playout": 0.0})
    state = next(positions("maya", 2))
    seat = state.current_player
    assert seat is not None
    undisturbed = searcher.search(state, seat)
    searcher._progress = interrupt
    with pytest.raises(KeyboardInterrupt):
        searcher.search(state, seat)
    assert threading.active_count() == before
    assert searcher._buffers[0].tree("simulations") == FIRST_SLICE_SIMULATIONS
    searcher._progress = None
    assert searcher.search(state, seat)[:5] == undisturbed[:5]


@pytest.mark.parametrize("name", GAMES)
def test_full_hint_weight_plays_like_greedy(name: str) -> None:
    game = sacbe.game(name)
    greedy = sacbe.bot("greedy", game, seed=1)
    searcher = SearchBot(game, 1, simulations=1, settings={"hint_weight": 1.0, "horizon": 0.0})
    for state in itertools.islice(positions(name, 3), 12):
        assert state.current_player is not None
        if not state.is_simultaneous:
            result = searcher.search(state, state.current_player)
            assert result.action == greedy.choose(state, state.current_player)


@pytest.mark.parametrize("name", GAMES)
def test_horizon_of_one_turn_excludes_opponents(name: str) -> None:
    """No opponent acts within the own turn in these positions; without a horizon they do."""
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
def test_rollouts_change_the_result_and_are_deterministic(name: str) -> None:
    game = sacbe.game(name)
    state = next(itertools.islice(positions(name, 3), 4, None))
    assert state.current_player is not None
    result = [
        SearchBot(game, 1, simulations=6, settings={"playout": turns}).search(
            state, state.current_player
        )
        for turns in (3.0, 3.0, 0.0)
    ]
    assert result[0][:5] == result[1][:5]
    assert result[0].choices != result[2].choices


@pytest.mark.parametrize("name", GAMES)
def test_greedy_returns_the_end_of_its_best_turn(name: str) -> None:
    """Rollouts use that position: it must be reachable and have the highest value."""
    game = sacbe.game(name)
    loops, evaluator = loops_for(game), game.evaluator
    ends = 0
    for state in itertools.islice(positions(name, 3), 15):
        seat = state.current_player
        assert seat is not None
        buffers = loops.buffers(width=3, rivalry=0.0)
        action = loops.choose(state._slots, *buffers, seat)
        nodes, _, _, searches = buffers
        if not searches["has_end"][0]:
            assert state.is_simultaneous
            continue
        end = State.load(game, nodes["state"][END].tobytes())
        assert (end.current_player, evaluator.turns_begun(end.plain())) != (
            seat,
            evaluator.turns_begun(state.plain()),
        )
        assert nodes["first_action"][END] == action
        value = evaluator.estimate(end.plain(), seat, seat, evaluator.WEIGHTS[0])
        assert value == pytest.approx(searches["best"][0])
        ends += 1
    assert ends > 5
