"""Games that begin on interpreted rules and continue on compiled ones."""

import random
from typing import Any

import pytest

import sacbe
from sacbe.bots import ask, bot
from sacbe.bots.interim import InterimBot, is_stored
from sacbe.bots.search import SearchBot
from sacbe.kernel import JIT_DISABLED
from sacbe.kernel.compile import Rule
from sacbe.play import game as games
from sacbe.play.engine import Engine
from sacbe.play.game import Game
from sacbe.play.table import Table
from sacbe.server import bot_worker

pytestmark = pytest.mark.skipif(JIT_DISABLED, reason="all rules are interpreted")

NAMES = ("maya", "mezo", "tzolkin")
BEFORE, AFTER = 40, 40  # decisions before and after the change
INTERPRETED: dict[str, Engine] = {}


class Switch:
    """A game whose engine a test chooses."""

    def __init__(self, name: str, patch: pytest.MonkeyPatch) -> None:
        self.game = sacbe.game(name)
        self.compiled = self.game.engine
        if name not in INTERPRETED:
            INTERPRETED[name] = Engine(self.game, interpreted=True)
        self.interpreted = INTERPRETED[name]
        patch.setitem(vars(self.game), "engine", self.game.engine)
        self.patch = patch

    def to(self, engine: Engine) -> None:
        vars(self.game)["engine"] = engine

    def begin(self) -> None:
        """On the interpreted rules, as if nothing were stored."""
        self.to(self.interpreted)
        self.patch.setattr(games._Beginning, "is_stored", staticmethod(lambda game: False))

    def store(self) -> None:
        """As if the rules were compiled by another process now."""
        self.patch.setattr(games._Beginning, "is_stored", staticmethod(lambda game: True))


@pytest.fixture(params=NAMES)
def switch(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Switch:
    return Switch(request.param, monkeypatch)


@pytest.fixture
def maya(monkeypatch: pytest.MonkeyPatch) -> Switch:
    return Switch("maya", monkeypatch)


def choose(table: Table, rng: random.Random) -> int:
    return rng.choice(table.position.legal_actions())


def test_a_table_that_changes_in_the_middle_equals_one_compiled_all_along(switch: Switch) -> None:
    """After every move: the position, the legal actions; at the end: record and log."""
    switch.begin()
    changing = Table(switch.game, seed=11)
    switch.to(switch.compiled)
    compiled = Table(switch.game, seed=11)
    rng = random.Random(11)
    for number in range(BEFORE + AFTER):
        seat = compiled.current_player
        assert seat is not None
        action = choose(compiled, rng)
        engine = switch.interpreted if number < BEFORE else switch.compiled
        switch.to(engine)
        changing.play(action, seat)
        switch.to(switch.compiled)
        compiled.play(action, seat)
        assert changing.position.raw() == compiled.position.raw()
        assert changing.position.legal_actions() == compiled.position.legal_actions()
    assert changing.record() == compiled.record()
    assert changing.log() == compiled.log()


def test_both_engines_sample_and_observe_the_same(switch: Switch) -> None:
    state = Table(switch.game, seed=3).state
    switch.to(switch.interpreted)
    twin = state.copy()
    assert twin._engine is switch.interpreted
    assert (twin == state, hash(twin) == hash(state)) == (True, True)
    seat = state.current_player
    assert seat is not None
    one, other = twin.determinize(seat, 5), state.determinize(seat, 5)
    assert one.raw() == other.raw()
    assert twin.observation(seat).tobytes() == state.observation(seat).tobytes()
    assert switch.game.from_bytes(state.to_bytes()).to_bytes() == state.to_bytes()
    for action in state.legal_actions():
        effects = [[step for step, _ in position.steps(action, seat)] for position in (twin, state)]
        assert effects[0] == effects[1]


def test_a_position_plays_on_where_it_is_until_it_is_copied(maya: Switch) -> None:
    """So that no move is lost if the change comes between two calls."""
    maya.begin()
    state = Table(maya.game, seed=2).state
    assert state._engine is maya.interpreted
    maya.store()
    assert maya.game.use_compiled()
    before = state.raw()
    action = state.legal_actions()[0]
    twin = state.copy()
    assert twin._engine is maya.game.engine is maya.game.compiled_engine
    assert twin.raw() == before
    for position in (state, twin):
        position.play(action)
    assert state.raw() == twin.raw() != before
    assert state.legal_actions() == twin.legal_actions()


def test_nothing_changes_before_everything_is_stored(maya: Switch) -> None:
    maya.begin()
    assert not maya.game.use_compiled()
    assert maya.game.engine is maya.interpreted
    maya.store()
    assert maya.game.use_compiled()
    assert not maya.game.engine.interpreted


def test_a_game_begins_interpreted_only_if_nothing_is_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    definition = sacbe.game("maya").definition
    monkeypatch.setattr(games._Beginning, "is_stored", staticmethod(lambda game: False))
    assert Game(definition, None).engine.interpreted
    assert not Game(definition, b"other data").engine.interpreted
    monkeypatch.setattr(games._Beginning, "is_stored", staticmethod(lambda game: True))
    assert not Game(definition, None).engine.interpreted


def test_by_default_rules_are_compiled_at_once() -> None:
    assert games._Beginning.is_stored is None


def test_texts_explanations_and_logs_compile_nothing(
    switch: Switch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They call rules on plain records, each of which would take a second to compile."""
    monkeypatch.setattr(Rule, "call_compiled", False)
    monkeypatch.setattr(Rule, "_wrapper", property(lambda rule: pytest.fail(f"{rule} compiled")))
    switch.begin()
    table, rng = Table(switch.game, seed=4), random.Random(4)
    for _ in range(BEFORE):
        state, seat = table.position, table.current_player
        assert seat is not None
        for action in rng.sample(range(switch.game.num_actions), 5):
            state.explain(action, seat)
        table.play(choose(table, rng), seat)
    assert table.log(0)
    assert table.state.svg(0)


# ---------------------------------------------------------------- bots


def test_the_greedy_bot_plays_on_both_rules(switch: Switch) -> None:
    switch.begin()
    table, greedy = Table(switch.game, seed=4), bot("greedy", switch.game, 1)
    for engine in (switch.interpreted, switch.compiled, switch.interpreted):
        switch.to(engine)
        seat = table.current_player
        assert seat is not None
        table.play(ask(greedy, table.state, seat), seat)


def test_levels_that_search_play_as_greedy_until_the_rules_are_compiled(maya: Switch) -> None:
    maya.begin()
    state = Table(maya.game, seed=4).state
    seat = state.current_player
    assert seat is not None
    easy = bot("easy", maya.game, 1)
    assert isinstance(easy, InterimBot)
    assert easy.name == "easy"
    assert easy.choose(state, seat) == bot("greedy", maya.game, 1).choose(state, seat)
    maya.store()
    action = easy.choose(state, seat)  # the position is still one of the interpreted rules
    assert action == SearchBot(maya.game, 1, level="easy").choose(state.copy(), seat)
    assert isinstance(bot("easy", maya.game, 1), SearchBot)


@pytest.mark.parametrize("kind", ["think", "advise"])
def test_a_worker_answers_before_and_after_the_rules_are_compiled(maya: Switch, kind: str) -> None:
    maya.begin()
    state = Table(maya.game, seed=4).state
    seat = state.current_player
    assert seat is not None
    common: dict[str, Any] = {"number": 1, "game": "maya", "seat": seat, "seed": 1}
    common |= {"seconds": 0.2, "position": state.to_bytes()}
    job: bot_worker.Job = (
        bot_worker.ChooseJob(table="t", level="strong", **common)
        if kind == "think"
        else bot_worker.AdviseJob(**common)
    )
    runner = bot_worker.JobRunner()
    for is_cached in (False, True):
        if is_cached:
            maya.store()
        answer = runner.answer(job)
        assert maya.game.engine.interpreted is not is_cached
        if isinstance(answer, bot_worker.ChooseResult):
            assert answer.action in state.legal_actions()
        else:
            assert isinstance(answer, bot_worker.Advice)
            assert {one.action for one in answer.judged} <= set(state.legal_actions())
            assert answer.line[0][0] == seat


def test_bots_are_stored_only_with_their_loops(monkeypatch: pytest.MonkeyPatch) -> None:
    from sacbe.bots.lookahead import Lookahead

    rules = sacbe.game("maya")
    bot("medium", rules, 1)
    assert is_stored(rules)
    monkeypatch.setattr(Lookahead, "is_stored", False)
    assert not is_stored(rules)
