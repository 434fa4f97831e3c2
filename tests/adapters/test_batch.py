"""Batches: the same games as with State, in arrays that the caller may supply."""

import copy
import json
import multiprocessing
import pickle
import random
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe.adapters.batch import Batch
from sacbe.adapters.rewards import REWARDS, Rewards
from tests.adapters.reward_reference import expected_rewards
from tests.games.counts import TABLES
from tests.games.options import draw_options
from tests.kernel.subprocesses import finish, run, start

every_game = pytest.mark.parametrize("game", sacbe.games())
every_table = pytest.mark.parametrize(("game", "players"), TABLES)

ARRAYS = ("observations", "masks", "seats", "rewards", "done", "scores")


class ReferenceGame:
    """One game of a batch repeated with State: slow and simple."""

    def __init__(self, batch: Batch, slot: int, seed: int, **keywords: Any) -> None:
        self.rewards = keywords.pop("rewards", "win")
        self.skip = keywords.pop("skip_forced", False)
        self.players = batch.players
        self.first = batch.game.start(batch.players, **keywords)
        words = np.random.SeedSequence(seed).generate_state(2 * batch.size, np.uint64)
        self.nature = batch.game.engine.rng(int(words[slot]))
        self.scores = [np.nan] * self.players
        self.begin()

    def begin(self) -> None:
        self.state = self.first.copy()
        self.go_on()
        self.points = self.state.scores

    def go_on(self) -> None:
        """Advance to the next decision of a player."""
        self.state.deal(self.nature)
        while self.skip and len(legal := self.state.legal_actions()) == 1:
            self.state.play(legal[0])
            self.state.deal(self.nature)

    def step(self, action: int) -> tuple[bool, list[float]]:
        """Play an action; returns whether the game ended, and the rewards."""
        self.state.play(action)
        self.go_on()
        over, now = self.state.current_player is None, self.state.scores
        rewards = Rewards(self.rewards)
        earned = expected_rewards(rewards, self.points, now, self.state.winners)
        self.points = now
        if over:
            self.scores = list(now)
            self.begin()
        return over, earned


def shows_the_state(batch: Batch, i: int, state: sacbe.State) -> None:
    """Check the arrays of a game against its state."""
    assert batch.states[i].tobytes() == state.raw()
    assert batch.seats[i] == state.current_player
    assert np.flatnonzero(batch.masks[i]).tolist() == state.legal_actions()
    assert batch.masks[i].max() == 1
    row = np.full(len(batch.names), np.nan, np.float32)
    state.observe(int(batch.seats[i]), row)
    assert np.array_equal(batch.observations[i], row)


def all_bytes(batch: Batch) -> list[bytes]:
    """The bytes of all arrays and states."""
    return [getattr(batch, name).tobytes() for name in ARRAYS] + [positions(batch)]


def positions(batch: Batch) -> bytes:
    """One by one, because NumPy skips padding when it copies several records."""
    return b"".join(position.tobytes() for position in batch.states)


def busy_actions(batch: Batch, rng: np.random.Generator) -> Any:
    """Random legal actions, mostly not the last one, which usually means to stop."""
    actions = batch.sample().copy()
    for i in np.flatnonzero(rng.random(batch.size) < 0.7):
        legal = np.flatnonzero(batch.masks[i])
        actions[i] = rng.choice(legal[: max(1, len(legal) - 1)])
    return actions


# ---------------------------------------------------------------- results


@every_table
@pytest.mark.parametrize("rewards", REWARDS)
@pytest.mark.parametrize("skip", [False, True])
def test_batch_plays_the_same_games_as_states(
    game: str, players: int, rewards: str, skip: bool
) -> None:
    """States, observations, masks, rewards and scores, up to a second game."""
    size, seed = 2, 10 * players + skip
    batch = Batch(game, players, size, seed, rewards=rewards, skip_forced=skip)
    twins = [ReferenceGame(batch, i, seed, rewards=rewards, skip_forced=skip) for i in range(size)]
    ended = np.zeros(size, np.int64)
    after = 0
    while after < 20:
        after += ended.min() > 0
        for i, twin in enumerate(twins):
            shows_the_state(batch, i, twin.state)
        actions = batch.sample().copy()
        batch.step(actions)
        for i, twin in enumerate(twins):
            over, earned = twin.step(int(actions[i]))
            assert batch.done[i] == over
            assert batch.rewards[i] == pytest.approx(earned, abs=1e-6)
            assert np.array_equal(batch.scores[i], twin.scores, equal_nan=True)
        ended += batch.done
    if skip:
        assert batch.masks.sum(1).min() > 1


@every_game
def test_observations_are_updated_with_all_options(game: str) -> None:
    """Observations are updated incrementally: a column group with a missing dependency would be
    outdated here."""
    rng, choice = random.Random(6), np.random.default_rng(6)
    rules = sacbe.game(game)
    for draw in range(18):
        players = 2 + draw % 3
        options = draw_options(rules, players, rng)
        batch = Batch(game, players, 8, draw, skip_forced=draw % 2 == 1, **options)
        for _ in range(240):
            batch.step(busy_actions(batch, choice) if draw % 4 > 1 else batch.sample())
            for i in range(batch.size):
                shows_the_state(batch, i, batch.state(i))


@every_table
def test_win_rewards_are_given_once_and_sum_to_zero(game: str, players: int) -> None:
    batch = Batch(game, players, 64, 3, observe=False)
    assert np.isnan(batch.scores).all()
    ended = 0
    while ended < 100:
        batch.step(batch.sample())
        assert not batch.rewards[~batch.done].any()
        assert np.allclose(batch.rewards.sum(1), 0, atol=1e-6)
        for pay, points in zip(batch.rewards[batch.done], batch.scores[batch.done], strict=True):
            assert pay.max() > 0
            assert points[pay.argmax()] == points.max()
        ended += int(batch.done.sum())


@every_table
def test_points_add_up_to_the_score(game: str, players: int) -> None:
    batch = Batch(game, players, 16, 4, rewards="points", observe=False)
    before = [batch.state(i).scores for i in range(batch.size)]
    earned = np.zeros((batch.size, players))
    ended = np.zeros(batch.size, np.int64)
    while ended.min() < 2:
        batch.step(batch.sample())
        earned += batch.rewards
        for i in np.flatnonzero(batch.done).tolist():
            assert earned[i] + before[i] == pytest.approx(batch.scores[i])
            earned[i], before[i] = 0, batch.state(i).scores
        ended += batch.done


@every_game
def test_finished_game_restarts_with_new_chance(game: str) -> None:
    batch = Batch(game, 2, 4, 5)
    first = [batch.state(i) for i in range(batch.size)]
    assert len(set(first)) == batch.size
    while not batch.done[0]:
        batch.step(batch.sample())
    assert batch.state(0).current_player is not None
    assert batch.state(0) not in first


# ---------------------------------------------------------------- one seed, one course


def trajectory(batch: Batch, steps: int = 400) -> list[list[bytes]]:
    """The bytes of a batch over some steps."""
    trajectory_bytes = [all_bytes(batch)]
    for _ in range(steps):
        batch.step(batch.sample())
        trajectory_bytes.append(all_bytes(batch))
    return trajectory_bytes


@every_game
def test_result_does_not_depend_on_threads(game: str) -> None:
    alone = trajectory(Batch(game, 4, 7, 11))
    for threads in (2, 3, 9):  # more threads than games, too
        assert trajectory(Batch(game, 4, 7, 11, threads=threads)) == alone


@every_game
def test_reset_restores_the_initial_bytes(game: str) -> None:
    batch = Batch(game, 3, 5, 12, rewards="points")
    first = trajectory(batch)
    batch.reset(12)
    assert trajectory(batch) == first
    assert first[-1][-1] != first[0][-1]


@every_game
def test_other_seed_gives_other_games(game: str) -> None:
    one, other = Batch(game, 3, 5, 12), Batch(game, 3, 5, 13)
    assert all_bytes(one) != all_bytes(other)
    other.reset(12)
    assert all_bytes(one) == all_bytes(other)


@every_game
def test_reset_with_other_seed_equals_new_batch(game: str) -> None:
    used = Batch(game, 3, 5, 12)
    trajectory(used)
    used.reset(14)
    assert trajectory(used, 50) == trajectory(Batch(game, 3, 5, 14), 50)


TRACE = """
import hashlib, pickle
from sacbe.adapters.batch import Batch
batch, seen = Batch({game!r}, 3, 2, 21, rewards="points", skip_forced={skip}), hashlib.sha256()
for k in range(40):
    if k == 20:
        batch = pickle.loads(pickle.dumps(batch))
        batch.set_state(0, batch.state(1))
    for name in ("observations", "masks", "seats", "rewards", "done", "scores"):
        seen.update(getattr(batch, name).tobytes())
    seen.update(batch.state(0).raw() + batch.state(1).raw())
    batch.step(batch.sample())
print(seen.hexdigest(), len(batch.states))
"""


@every_game
def test_uncompiled_batch_gives_the_same_bytes(game: str) -> None:
    code = TRACE.format(game=game, skip=game == "maya")
    uncompiled = start(code, jit=False)
    assert run(code) == finish(uncompiled)


# ---------------------------------------------------------------- luck


@every_table
def test_starting_seats_are_uniform(game: str, players: int) -> None:
    batch = Batch(game, players, 3000, 8, observe=False)
    counts = np.bincount(batch.states["starter"], minlength=players)
    expected = batch.size / players
    assert len(counts) == players
    # chi-square of 3 degrees of freedom is above 30 once in a million
    assert ((counts - expected) ** 2 / expected).sum() < 30


@every_game
def test_samples_are_legal_and_uniform(game: str) -> None:
    batch = Batch(game, 4, 8, 9)
    for _ in range(100):
        batch.step(batch.sample())
        assert batch.masks[np.arange(8), batch.sample()].all()
    legal = [np.flatnonzero(mask) for mask in batch.masks]
    draws = np.stack([batch.sample().copy() for _ in range(4000)])
    assert max(map(len, legal)) > 2
    for i, ids in enumerate(legal):
        counts = np.array([(draws[:, i] == action).sum() for action in ids])
        expected = 4000 / len(ids)
        assert counts.sum() == 4000
        assert abs(counts - expected).max() < 6 * np.sqrt(expected)


def test_sampling_does_not_touch_the_games() -> None:
    one, other = Batch("maya", 2, 4, 3), Batch("maya", 2, 4, 3)
    one.sample()
    assert all_bytes(one) == all_bytes(other)
    actions = one.sample().copy()
    for batch in (one, other):
        batch.step(actions)
    assert all_bytes(one) == all_bytes(other)


# ---------------------------------------------------------------- arrays


def own_arrays(size: int = 6) -> dict[str, Any]:
    rules = sacbe.game("maya")
    columns, actions = len(rules.observation_names), rules.num_actions
    return {
        "observations": np.full((size, columns), np.nan, np.float32),
        "masks": np.full((size, actions), 7, np.int8),
    }


def test_supplied_arrays_are_used() -> None:
    own = own_arrays()
    batch, other = Batch("maya", 2, 6, 1, **own), Batch("maya", 2, 6, 1)
    assert batch.observations is own["observations"]
    assert batch.masks is own["masks"]
    assert trajectory(batch) == trajectory(other)
    assert not np.isnan(own["observations"]).any()


def test_slice_of_an_array_can_be_supplied() -> None:
    both = np.zeros((2, *own_arrays()["observations"].shape), np.float32)
    batches = [Batch("maya", 2, 6, seed, observations=both[seed]) for seed in (0, 1)]
    for batch in batches:
        batch.step(batch.sample())
    for batch, part in zip(batches, both, strict=True):
        assert np.shares_memory(batch.observations, part)
        shows_the_state(batch, 5, batch.state(5))


def frozen(array: Any) -> Any:
    array.flags.writeable = False
    return array


@pytest.mark.parametrize("name", ["observations", "masks"])
@pytest.mark.parametrize(
    "spoil",
    [
        lambda array: array[:-1],
        lambda array: array[:, :-1],
        lambda array: array.astype(np.float64),
        np.asfortranarray,
        frozen,
        lambda array: array.tolist(),
        lambda array: array[0],
    ],
    ids=["rows", "columns", "type", "order", "read-only", "list", "one row"],
)
def test_unsuitable_arrays_are_rejected(name: str, spoil: Any) -> None:
    own = own_arrays()
    own[name] = spoil(own[name])
    shape = r"\(6, 2087\)" if name == "observations" else r"\(6, 175\)"
    with pytest.raises(ValueError, match=rf"{name} must be a .* contiguous array of .* {shape}"):
        Batch("maya", 2, 6, 1, **own)


@every_game
def test_the_arrays_stay_the_same(game: str) -> None:
    batch = Batch(game, 2, 4, 1)
    arrays = [getattr(batch, name) for name in ARRAYS]
    batch.step(batch.sample())
    batch.reset(2)
    for name, array in zip(ARRAYS, arrays, strict=True):
        assert getattr(batch, name) is array


@every_game
def test_without_observations_the_games_are_the_same(game: str) -> None:
    blind, seeing = Batch(game, 3, 4, 6, observe=False), Batch(game, 3, 4, 6)
    assert blind.observations.shape == (4, 0)
    assert blind.names == ()
    for here, there in zip(trajectory(blind), trajectory(seeing), strict=True):
        assert here[1:] == there[1:]


@every_game
def test_states_share_the_memory_of_the_games(game: str) -> None:
    batch = Batch(game, 3, 4, 6)
    view = batch.states
    assert len(view) == 4
    assert view.dtype.names == batch.game.engine.state_class.dtype.names
    assert np.shares_memory(view, batch.states)
    before = positions(batch)
    for _ in range(30):
        assert view["current_player"].tolist() == batch.seats.tolist()
        batch.step(batch.sample())
    assert b"".join(position.tobytes() for position in view) == positions(batch) != before


@every_game
def test_a_state_is_a_copy(game: str) -> None:
    batch = Batch(game, 3, 4, 6)
    before = all_bytes(batch)
    state = batch.state(2)
    state.play(state.legal_actions()[0])
    assert all_bytes(batch) == before
    assert batch.state(2) != state


@pytest.mark.parametrize("i", [-1, 4])
def test_state_index_out_of_range_raises(i: int) -> None:
    with pytest.raises(IndexError, match=rf"There is no game {i}: games are 0 to 3\."):
        Batch("maya", 2, 4).state(i)


# ---------------------------------------------------------------- what is refused


@every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_illegal_action_raises_and_changes_nothing(game: str, threads: int) -> None:
    batch = Batch(game, 3, 5, 2, threads=threads)
    trajectory(batch, 30)
    before, actions = all_bytes(batch), batch.sample().copy()
    for wrong in (-1, batch.game.num_actions, int(np.flatnonzero(batch.masks[3] == 0)[0])):
        spoilt = actions.copy()
        spoilt[3:] = wrong
        with pytest.raises(sacbe.IllegalAction, match="In game 3: ") as error:
            batch.step(spoilt)
        with pytest.raises(sacbe.IllegalAction) as alone:
            batch.state(3).play(wrong)
        assert str(error.value) == f"In game 3: {alone.value}"
        assert all_bytes(batch) == before
    batch.step(actions)
    assert all_bytes(batch) != before


@pytest.mark.parametrize("kind", [list, np.uint8, np.int16, np.int32, np.uint64])
def test_actions_may_have_any_integer_type(kind: Any) -> None:
    batch, other = Batch("maya", 2, 4, 2), Batch("maya", 2, 4, 2)
    actions = batch.sample().copy()
    batch.step(actions.tolist() if kind is list else actions.astype(kind))
    other.step(actions)
    assert all_bytes(batch) == all_bytes(other)


@pytest.mark.parametrize(
    "actions",
    [[0.0] * 4, [0] * 3, [[0] * 4], 0, [], [True] * 4, ["0"] * 4, None],
    ids=repr,
)
def test_invalid_actions_are_rejected(actions: Any) -> None:
    batch = Batch("maya", 2, 4)
    with pytest.raises(ValueError, match="A step needs 4 integers, one action per game"):
        batch.step(actions)


@pytest.mark.parametrize(
    ("keywords", "sentence"),
    [
        ({"size": 0}, "size must be a positive integer, not 0"),
        ({"size": 2.0}, r"size must be a positive integer, not 2\.0"),
        ({"size": True}, "size must be a positive integer, not True"),
        ({"threads": 0}, "threads must be a positive integer, not 0"),
        ({"players": 1}, "Maya is for 2 to 4 players, not 1"),
        ({"players": 5}, "Maya is for 2 to 4 players, not 5"),
        ({"seed": -1}, "The seed must be a non-negative integer, not -1"),
        ({"seed": 0.5}, r"The seed must be a non-negative integer, not 0\.5"),
        (
            {"rewards": "glory"},
            "rewards must be 'win' or 'points' or 'rank' or 'shaped', not 'glory'",
        ),
        ({"weather": True}, "Maya has no option 'weather'"),
        ({"starting_seat": 3, "players": 2}, "There is no seat 3"),
    ],
    ids=str,
)
def test_invalid_keywords_are_rejected(keywords: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        Batch("maya", **{"size": 2, **keywords})


def test_invalid_seed_changes_nothing() -> None:
    batch = Batch("maya", 2, 4, 1)
    before = all_bytes(batch)
    with pytest.raises(ValueError, match="The seed must be"):
        batch.reset(-1)
    assert all_bytes(batch) == before


def test_unknown_game_is_rejected() -> None:
    with pytest.raises(sacbe.UnknownGame, match="Unknown game 'chess'"):
        Batch("chess")


@every_game
def test_options_reach_every_game_and_the_ones_after(game: str) -> None:
    batch = Batch(game, 3, 6, 1, starting_seat=2)
    ended = 0
    while ended < 12:
        assert (batch.states["starter"][batch.done] == 2).all()
        batch.step(batch.sample())
        ended += int(batch.done.sum())


def test_players_default_to_the_maximum() -> None:
    batch = Batch(sacbe.game("mezo"), size=3)
    assert batch.players == 4
    assert repr(batch) == "<Batch of 3 games of mezo, 4 players>"


# ---------------------------------------------------------------- copies, positions, processes


def played(game: str, size: int = 24, steps: int = 60, **keywords: Any) -> Batch:
    """A batch after some random steps."""
    batch = Batch(game, 3, size, 9, **keywords)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


@every_game
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    "duplicate",
    [copy.deepcopy, copy.copy, Batch.copy, lambda batch: pickle.loads(pickle.dumps(batch))],
    ids=["deepcopy", "copy", "method", "pickle"],
)
def test_copies_continue_with_the_same_bytes(game: str, threads: int, duplicate: Any) -> None:
    """Also their observations, which depend on the state before a step; and the copy does not
    share memory with the original."""
    batch = played(game, threads=threads)
    twin = duplicate(batch)
    assert all_bytes(twin) == all_bytes(batch)
    before = all_bytes(batch)
    later = []
    for _ in range(80):
        twin.step(twin.sample())
        later.append(all_bytes(twin))
    assert all_bytes(batch) == before
    for expected in later:
        batch.step(batch.sample())
        assert all_bytes(batch) == expected


def test_a_stored_batch_of_other_rules_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    content = pickle.dumps(played("maya", 2, 3))
    monkeypatch.setattr(sacbe.game("maya"), "rules_version", 10_000)
    with pytest.raises(ValueError, match="stored with other rules of Maya"):
        pickle.loads(content)


@every_game
def test_a_position_can_be_put_into_a_batch(game: str) -> None:
    batch, source = played(game), played(game, steps=200)
    others = [batch.state(i) for i in range(batch.size) if i != 5]
    state = source.state(3)
    batch.set_state(5, state)
    shows_the_state(batch, 5, state)
    assert not batch.rewards[5].any()
    assert not batch.done[5]
    assert [batch.state(i) for i in range(batch.size) if i != 5] == others
    while not batch.done[5]:
        batch.step(batch.sample())
        shows_the_state(batch, 5, batch.state(5))


@every_game
def test_points_are_counted_from_the_position_on(game: str) -> None:
    batch = played(game, rewards="points")
    state = played(game, steps=150).state(0)
    batch.set_state(0, state)
    earned = np.zeros(3)
    while not batch.done[0]:
        batch.step(batch.sample())
        earned += batch.rewards[0]
    assert earned == pytest.approx(batch.scores[0] - np.array(state.scores), abs=1e-3)


@every_game
def test_all_games_start_from_a_position(game: str) -> None:
    state = played(game, steps=150).state(0)
    batch = Batch(game, size=4, seed=3, position=state.notation())
    for i in range(batch.size):
        shows_the_state(batch, i, state)
    while not batch.done[2]:
        batch.step(batch.sample())
    shows_the_state(batch, 2, state)  # the next game starts from there, too
    batch.reset(4)
    assert batch.state(1) == state


def test_positions_without_a_decision_are_rejected() -> None:
    batch, state = Batch("maya", 2, 2), sacbe.game("maya").start(2)
    assert state.current_player == sacbe.CHANCE
    over = sacbe.Table("maya", 2, 1)
    while over.current_player is not None:
        over.play(over.state.legal_actions()[0])
    before = all_bytes(batch)
    for wrong in (state, over.state):
        with pytest.raises(ValueError, match="a seat must act"):
            batch.set_state(0, wrong)
        with pytest.raises(ValueError, match=r"a seat must act|the game is over"):
            Batch("maya", size=2, position=wrong)
    assert all_bytes(batch) == before


def test_a_forced_position_is_rejected_if_forced_actions_are_skipped() -> None:
    source = Batch("tzolkin", 2, 16, 1)
    while source.masks.sum(1).min() > 1:
        source.step(source.sample())
    forced = source.state(int(source.masks.sum(1).argmin()))
    with pytest.raises(ValueError, match="choose among several actions"):
        Batch("tzolkin", 2, 2, skip_forced=True).set_state(0, forced)


@pytest.mark.parametrize(
    ("game", "players"), [("maya", 3), ("tzolkin", 2)], ids=["players", "game"]
)
def test_positions_of_another_game_are_rejected(game: str, players: int) -> None:
    with pytest.raises(ValueError, match=r"one of sacbe.game\('maya'\) with 2 players"):
        Batch("maya", 2, 1).set_state(0, Batch(game, players, 1).state(0))


def test_a_position_brings_its_players_and_options() -> None:
    state = Batch("maya", 2, 1).state(0)
    wrong: list[dict[str, Any]] = [{"players": 3}, {"starting_seat": 1}]
    for keywords in wrong:
        with pytest.raises(ValueError, match="those of the position"):
            Batch("maya", size=1, position=state, **keywords)


def test_numpy_integers_are_integers() -> None:
    plain = Batch("maya", 2, 4, 7, threads=2, starting_seat=1)
    options: dict[str, Any] = {"starting_seat": np.int8(1)}
    batch = Batch("maya", np.int8(2), np.int32(4), np.uint64(7), threads=np.int64(2), **options)  # type: ignore[arg-type]
    assert all_bytes(batch) == all_bytes(plain)
    assert batch.state(np.int16(3)) == plain.state(3)  # type: ignore[arg-type]
    seat = batch.seats[0]
    state = batch.state(0)
    assert np.array_equal(state.observation(seat), batch.observations[0])
    assert state.view(seat) == state.view(int(seat))
    assert state.determinize(seat, np.int64(2**62)) == state.determinize(int(seat), 2**62)  # type: ignore[arg-type]
    assert state.legal_actions(seat) == state.legal_actions()
    seed = np.int64(5)
    table = sacbe.Table("maya", np.int64(2), seed)  # type: ignore[arg-type]
    assert table.record() == sacbe.Table("maya", 2, 5).record()
    json.dumps(table.record())


@pytest.mark.parametrize("value", [True, np.True_, 1.0, "1", np.array([1, 2]), None])
def test_other_values_are_not_integers(value: Any) -> None:
    with pytest.raises(ValueError, match="size must be a positive integer"):
        Batch("maya", 2, value)
    with pytest.raises(ValueError, match="There is no seat"):
        sacbe.game("maya").start(2).observation(value)


@every_game
def test_dlpack_shares_the_memory(game: str) -> None:
    """PyTorch, JAX and others take arrays in this way: `torch.from_dlpack(batch.observations)`."""
    batch = Batch(game, 2, 8, 1)
    arrays = {name: np.from_dlpack(getattr(batch, name)) for name in ARRAYS}
    for _ in range(20):
        batch.step(batch.sample())
    for name, array in arrays.items():
        assert np.shares_memory(array, getattr(batch, name))
        assert np.array_equal(array, getattr(batch, name), equal_nan=name == "scores")


@pytest.mark.parametrize("duplicate", [lambda batch: batch, Batch.copy])
def test_arrays_are_aligned_for_jax(duplicate: Any) -> None:
    """JAX copies arrays that do not begin at a multiple of 64 bytes."""
    for size in (1, 3, 100):
        batch = duplicate(Batch("maya", 3, size, 1))
        assert [getattr(batch, name).ctypes.data % 64 for name in ARRAYS] == [0] * len(ARRAYS)
        batch.step(batch.sample())


def step_in_another_process(batch: Batch) -> list[bytes]:
    for _ in range(20):
        batch.step(batch.sample())
    return all_bytes(batch)


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_a_batch_with_threads_works_in_other_processes(method: str) -> None:
    """The threads of a pool do not survive a fork."""
    batch = played("maya", threads=2)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Python warns of forks with threads
        with multiprocessing.get_context(method).Pool(1) as pool:
            inherited = pool.apply_async(step_in_another_process, (batch,)).get(timeout=300)
    assert step_in_another_process(batch) == inherited


INHERITED: list[Batch] = []


def step_the_inherited_batch() -> list[bytes]:
    return step_in_another_process(INHERITED[0])


def test_a_batch_that_a_fork_inherits_works() -> None:
    """Not pickled: the child process has the memory of its parent, with a pool without threads."""
    batch = played("maya", threads=2)
    INHERITED[:] = [batch]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        with multiprocessing.get_context("fork").Pool(1) as pool:
            inherited = pool.apply_async(step_the_inherited_batch).get(timeout=300)
    assert step_in_another_process(batch) == inherited


# ---------------------------------------------------------------- some games only


@every_game
@pytest.mark.parametrize("threads", [1, 2])
def test_only_the_chosen_games_are_stepped(game: str, threads: int) -> None:
    """The others do not change, and have no rewards; a chosen game continues as if alone."""
    batch, twin = (played(game, 12, 30, threads=threads, rewards="points") for _ in range(2))
    rng = np.random.default_rng(1)
    for _ in range(60):
        where = rng.random(12) < 0.5
        actions = batch.sample().copy()
        actions[~where] = -1
        before = [batch.state(i).raw() for i in range(12)]
        rows = batch.observations.copy()
        batch.step(actions, where)
        for i in np.flatnonzero(~where).tolist():
            assert batch.state(i).raw() == before[i]
            assert np.array_equal(batch.observations[i], rows[i])
            assert not batch.rewards[i].any()
            assert not batch.done[i]
        for i in np.flatnonzero(where).tolist():
            shows_the_state(batch, i, batch.state(i))
    everything = np.ones(12, np.bool_)
    actions = twin.sample().copy()
    other = twin.copy()
    twin.step(actions, everything)
    other.step(actions)
    assert all_bytes(twin) == all_bytes(other)


@every_game
def test_finished_games_wait_without_restart(game: str) -> None:
    batch = Batch(game, 2, 8, 3, restart=False)
    twin = Batch(game, 2, 8, 3)
    while not batch.done.any():
        last = batch.seats.copy()
        actions = batch.sample().copy()
        assert np.array_equal(actions, twin.sample())
        batch.step(actions)
        twin.step(actions)
    assert np.array_equal(batch.rewards, twin.rewards)
    assert np.array_equal(batch.scores, twin.scores, equal_nan=True)
    over = batch.done.copy()
    for i in np.flatnonzero(over).tolist():
        state = batch.state(i)
        assert state.current_player is None
        assert batch.seats[i] == -2
        assert not batch.masks[i].any()
        assert np.array_equal(batch.observations[i], state.observation(last[i]))
    actions = batch.sample().copy()
    with pytest.raises(sacbe.IllegalAction, match="The game is over"):
        batch.step(actions)
    batch.step(actions, ~over)
    twin.step(np.where(over, twin.sample(), actions))
    batch.restart_games(over)
    for i in range(8):
        if not batch.done[i]:
            shows_the_state(batch, i, batch.state(i))
    fresh = [batch.state(i) for i in np.flatnonzero(over).tolist()]
    assert all(state.current_player is not None for state in fresh)


@pytest.mark.parametrize("where", [[True], np.ones(4, np.int8), np.ones((4, 1), np.bool_)])
def test_invalid_choices_of_games_are_rejected(where: Any) -> None:
    batch = Batch("maya", 2, 4)
    calls: list[Callable[[], None]] = [
        lambda: batch.step(batch.sample(), where),
        lambda: batch.restart_games(where),
    ]
    for call in calls:
        with pytest.raises(ValueError, match="must be 4 booleans"):
            call()
