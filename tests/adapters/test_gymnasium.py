"""Gymnasium: its own checker, and observations without hidden information."""

import copy
import hashlib
import importlib
import json
import pickle
import re
import runpy
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import sacbe
import sacbe.adapters.gymnasium as adapter
from sacbe.adapters.gymnasium import SeatEnv
from sacbe.adapters.rewards import win_rewards
from sacbe.bots import registry
from tests.adapters.own_data import own_data
from tests.games.counts import TABLES

EXAMPLE = Path(__file__).parents[2] / "examples" / "gymnasium_random_against_greedy.py"
IDS = {game: f"Sacbe/{game.capitalize()}-v0" for game in sacbe.games()}

every_game = pytest.mark.parametrize("game", sacbe.games())
every_table = pytest.mark.parametrize(("game", "players"), TABLES)

StepResult = tuple[Any, float, bool, bool, dict[str, Any]]


def any_legal(info: dict[str, Any], choice: np.random.Generator) -> Any:
    return choice.choice(np.flatnonzero(info["action_mask"]))


def random_episode(env: gymnasium.Env[Any, Any], seed: int | None = 1) -> Iterator[StepResult]:
    """Play random legal actions; yields the results of reset and every step."""
    choice = np.random.default_rng(1)
    observation, info = env.reset(seed=seed)
    terminated = False
    yield observation, 0.0, False, False, info
    while not terminated:
        digest = env.step(any_legal(info, choice))
        _, _, terminated, _, info = digest
        yield digest  # type: ignore[misc]


def fingerprint(game: str, seed: int) -> str:
    """A digest of all observations, masks and rewards of a game."""
    digest = hashlib.sha256()
    for row, reward, *_, info in random_episode(
        SeatEnv(game, 3, "random", "random", "points"), seed
    ):
        digest.update(row.tobytes() + info["action_mask"].tobytes() + str(reward).encode())
    return digest.hexdigest()


def an_illegal(env: SeatEnv) -> int:
    return next(a for a in range(env.game.num_actions) if a not in env.position.legal_actions())


# ------------------------------------------------------------ Gymnasium's own tests


@every_table
def test_the_checker_passes(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """The checker takes random actions; most are illegal, which must not raise."""
    created = gymnasium.make(IDS[game], players=players, seat="random")
    with warnings.catch_warnings():
        warnings.filterwarnings("error", category=UserWarning)
        warnings.filterwarnings("ignore", message=".*A Box observation space m..imum value is")
        check_env(created.unwrapped)
    assert re.search(r"player\S* B", capsys.readouterr().out)  # Tzolk'in shortens names


@every_game
def test_ids_are_registered_and_have_no_limit(game: str) -> None:
    spec = gymnasium.spec(IDS[game])
    assert spec.max_episode_steps is None
    assert not spec.nondeterministic


@every_game
def test_a_spec_can_be_stored(game: str) -> None:
    created = gymnasium.make(IDS[game], players=3, opponents=["greedy", "random"], seat=2)
    spec = created.spec
    assert spec is not None
    created.close()
    for again in (EnvSpec.from_json(spec.to_json()), pickle.loads(pickle.dumps(spec))):
        twin: Any = gymnasium.make(again).unwrapped
        assert isinstance(twin, SeatEnv)
        assert (twin.game.name, twin.players, twin.seat) == (game, 3, 2)
        assert json.loads(again.to_json())["kwargs"]["opponents"] == ["greedy", "random"]


@every_game
def test_vectors_of_environments_can_be_stepped(game: str) -> None:
    vector: Any = gymnasium.make_vec(
        IDS[game], num_envs=3, vectorization_mode="sync", players=2, seat="random"
    )
    choice = np.random.default_rng(1)
    rows, infos = vector.reset(seed=1)
    endings = 0
    for _ in range(150):
        assert rows.shape == (3, vector.unwrapped.envs[0].unwrapped.game.engine.columns)
        masks = infos["action_mask"]
        actions = [choice.choice(np.flatnonzero(m)) for m in masks]
        rows, _, terminated, truncated, infos = vector.step(np.array(actions))
        assert not truncated.any()
        assert "illegal" not in infos
        endings += terminated.sum()
    vector.close()
    assert endings > 0


# ------------------------------------------------------------ observations


@every_table
def test_masks_and_observations_are_those_of_the_position(game: str, players: int) -> None:
    env = SeatEnv(game, players, seat=players - 1)
    for row, _, terminated, truncated, info in random_episode(env):
        position, seat = env.position, info["seat"]
        assert seat == env.seat == players - 1
        assert (terminated, truncated) == (position.current_player is None, False)
        assert position.current_player in (seat, None)
        legal = list(range(env.game.num_actions)) if terminated else position.legal_actions()
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        assert env.action_masks().dtype == np.bool_
        assert row in env.observation_space
        assert np.array_equal(row, position.observation(seat))
    assert info["scores"] == env.position.scores
    assert info["winners"] == env.position.winners


@every_table
def test_hidden_information_is_not_observable(game: str, players: int) -> None:
    env, differed = SeatEnv(game, players, render_mode="ansi"), 0
    for number, (row, *_, info) in enumerate(random_episode(env)):
        if number % 5 or env.position.current_player is None:
            continue
        true, board = env.position, env.render()
        env._position = true.determinize(env.seat, seed=number)
        differed += env.position != true
        there, other = env._observe()
        assert there.tobytes() == row.tobytes()
        assert other["action_mask"].tobytes() == info["action_mask"].tobytes()
        assert env.render() == board
        env._position = true
    assert differed > 0


class RecordingBot:
    """A bot that records the states it gets."""

    name = "spy"

    def __init__(self, name: str, game: Any, seed: int) -> None:
        self.name = name
        self.calls: list[tuple[sacbe.State, int]] = []

    def choose(self, state: sacbe.State, seat: int) -> int:
        self.calls.append((state, seat))
        return state.legal_actions(seat)[0]


@every_game
def test_bots_sit_clockwise_and_get_determinizations(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(adapter, "bot", RecordingBot)
    env = SeatEnv(game, 4, seat=2, opponents=["greedy", "random", "random"])
    for _ in random_episode(env):
        pass
    assert {seat: spy.name for seat, spy in env._bots.items()} == {
        3: "greedy",
        0: "random",
        1: "random",
    }
    for seat, spy in env._bots.items():
        assert isinstance(spy, RecordingBot)
        assert {bot_seat for _, bot_seat in spy.calls} == {seat}
        assert all(state is not env.position for state, _ in spy.calls)


def test_random_seat_changes_between_episodes() -> None:
    env = SeatEnv("maya", 3, seat="random")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}


# ------------------------------------------------------------ rewards


@every_table
def test_win_reward_is_given_at_the_end(game: str, players: int) -> None:
    for seed in range(4):
        env = SeatEnv(game, players, seat="random")
        *before, last = [reward for _, reward, *_ in random_episode(env, seed)]
        assert set(before) == {0.0}
        assert last == win_rewards(env.position.winners, players)[env.seat]


@every_table
def test_point_rewards_sum_to_the_score(game: str, players: int) -> None:
    env, earned = SeatEnv(game, players, seat=1, rewards="points"), 0.0
    for number, (_, reward, *_) in enumerate(random_episode(env)):
        earned += reward
        if number > 0:  # what a seat begins with is paid with the first step
            assert earned == env.position.scores[1]


# ------------------------------------------------------------ seeds


def test_seed_determines_the_game_in_every_process() -> None:
    digest = [fingerprint(game, 5) for game in sacbe.games()]
    code = f"import {__name__} as t; print([t.fingerprint(g, 5) for g in t.sacbe.games()])"
    there = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300
    )
    assert there.stdout.strip() == str(digest)
    assert digest != [fingerprint(game, 6) for game in sacbe.games()]


def test_a_seed_can_be_a_numpy_integer() -> None:
    rows = []
    for seed in (7, np.int64(7), np.uint8(7)):
        env = SeatEnv("maya", players=2)
        rows.append(env.reset(seed=seed)[0])  # type: ignore[arg-type]
    assert all(np.array_equal(row, rows[0]) for row in rows)


@every_game
def test_reset_without_seed_continues_the_stream(game: str) -> None:
    def three(env: SeatEnv) -> list[bytes]:
        games = []
        for seed in (7, None, None):
            env.reset(seed=seed)
            games.append(env.position.raw())
        return games

    first = three(SeatEnv(game))
    assert len(set(first)) == 3
    assert three(SeatEnv(game)) == first


# ------------------------------------------------------------ bad input


@every_game
@pytest.mark.parametrize(("rewards", "comes_to"), [("win", -1.0), ("points", -100.0)])
def test_an_illegal_action_loses(game: str, rewards: str, comes_to: float) -> None:
    env = SeatEnv(game, 2, rewards=rewards)
    digest = random_episode(env)
    earned = sum(next(digest)[1] for _ in range(15))
    before, illegal = env.position.copy(), an_illegal(env)
    why = before.explain(illegal)
    assert why is not None
    row, reward, terminated, truncated, info = env.step(np.int64(illegal))
    assert earned + reward == comes_to
    assert (terminated, truncated, info["illegal"]) == (True, False, why["text"])
    assert info["action_mask"].all()
    assert env.action_masks().all()
    assert np.array_equal(row, before.observation(env.seat))
    assert env.position == before
    with pytest.raises(ResetNeeded, match="The game is over"):
        env.step(before.legal_actions()[0])
    env.reset()
    assert not env.action_masks().all()


@every_game
def test_illegal_action_may_raise(game: str) -> None:
    env = SeatEnv(game, illegal="raise")
    env.reset(seed=1)
    before, illegal = env.position.copy(), an_illegal(env)
    why = before.explain(illegal)
    assert why is not None
    with pytest.raises(sacbe.IllegalAction) as refusal:
        env.step(illegal)
    assert str(refusal.value) == why["text"]
    with pytest.raises(sacbe.IllegalAction, match="must be an integer"):
        env.step(0.5)
    with pytest.raises(sacbe.IllegalAction, match="ids are 0 to"):
        env.step(-1)
    assert env.position == before
    env.step(before.legal_actions()[0])


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"players": 5}, "Tzolk'in is for 2 to 4 players, not 5"),
        ({"players": 1}, "Tzolk'in is for 2 to 4 players, not 1"),
        ({"draft": "yes"}, "Option draft must be one of"),
        ({"weather": True}, "has no option 'weather'; choose from"),
        ({"players": 3, "seat": 3}, "seat must be 0 to 2 or 'random', not 3"),
        ({"seat": -1}, "seat must be 0 to 3 or 'random', not -1"),
        ({"seat": "first"}, "seat must be 0 to 3 or 'random', not 'first'"),
        ({"opponents": "clever"}, "Unknown bot 'clever'; choose from random, easy, "),
        ({"opponents": 3}, "opponents must be a bot or a list of bots, not 3"),
        ({"observation": "rows"}, "observation must be 'flat' or 'dict', not 'rows'"),
        ({"position": "start"}, "begins with 'tzolkin "),
        ({"position": 5}, "must be a sacbe.State or its notation, not 5"),
        ({"opponents": ["greedy"]}, "4 players need 3 opponents, not 1"),
        (
            {"rewards": "gold"},
            "rewards must be 'win' or 'points' or 'rank' or 'shaped', not 'gold'",
        ),
        ({"illegal": "ignore"}, "illegal must be 'lose' or 'raise', not 'ignore'"),
        ({"render_mode": "video"}, "render_mode must be 'human' or 'ansi' or 'rgb_array', not "),
    ],
)
def test_invalid_keyword_is_rejected_with_valid_values(
    keywords: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        SeatEnv("tzolkin", **keywords)


def test_unknown_game_is_rejected() -> None:
    with pytest.raises(sacbe.UnknownGame, match="choose from maya, mezo, tzolkin"):
        SeatEnv("chess")


@every_game
@pytest.mark.parametrize("wrapped", [True, False])
def test_finished_game_needs_a_reset(game: str, wrapped: bool) -> None:
    created = gymnasium.make(IDS[game], players=2)
    env = created if wrapped else created.unwrapped
    with pytest.raises(ResetNeeded, match="reset"):
        env.step(0)
    with pytest.raises(ResetNeeded, match="reset"):
        env.render()
    for _ in random_episode(env):
        pass
    with pytest.raises(ResetNeeded, match="The game is over"):
        env.step(0)
    assert env.reset()[1]["action_mask"].any()
    env.close()
    env.close()


def test_render_without_mode_returns_none() -> None:
    env = SeatEnv("maya")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="Set render_mode to use"):
        assert env.render() is None


def test_missing_library_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sacbe.adapters.gymnasium")
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(ImportError, match=r"pip install 'sacbe\[research\]'"):
        importlib.import_module("sacbe.adapters.gymnasium")


# ------------------------------------------------------------ the example


@every_game
def test_greedy_beats_random(game: str) -> None:
    random_episode = runpy.run_path(str(EXAMPLE))["compare"](game, 4)
    (wins, points), (losses, fewer) = random_episode["greedy"], random_episode["random"]
    assert wins + losses == pytest.approx(4)
    assert wins > losses
    assert points > fewer


def test_the_example_prints_a_line_for_each_game_and_policy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [EXAMPLE.name, "--games", "1"])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + 2 * len(sacbe.games())


@pytest.mark.parametrize("name", sacbe.games())
def test_copied_environment_continues_equally(name: str) -> None:
    env = SeatEnv(name, players=2, opponents="greedy")
    env.reset(seed=3)
    twin = copy.deepcopy(env)
    for _ in range(6):
        action = int(np.flatnonzero(env.action_masks())[0])
        observed, copied = env.step(action), twin.step(action)
        assert observed[0].tobytes() == copied[0].tobytes()
        assert observed[1:4] == copied[1:4]
        if observed[2]:
            break


# ------------------------------------------------------------ masks, opponents, data and positions


@every_table
def test_dict_observations_contain_the_mask(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """TorchRL's ActionMask and RLlib read it there."""
    env = SeatEnv(game, players, observation="dict")
    twin = random_episode(SeatEnv(game, players))
    for observation, reward, terminated, _, info in random_episode(env):
        row, other_reward, other_terminated, _, other_info = next(twin)
        assert env.observation_space.contains(observation)
        assert np.array_equal(observation["observation"], row)
        assert np.array_equal(observation["action_mask"], other_info["action_mask"])
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert (reward, terminated) == (other_reward, other_terminated)
    flat = gymnasium.wrappers.FlattenObservation(env)
    assert flat.observation_space.shape == (env.game.engine.columns + env.game.num_actions,)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(IDS[game], players=players, observation="dict").unwrapped)


@every_game
def test_a_function_can_be_the_opponent(game: str) -> None:
    """It gets a determinization of the position before each of its actions."""
    calls = []

    def last(state: sacbe.State, seat: int) -> int:
        calls.append((state, seat))
        return state.legal_actions(seat)[-1]

    env = SeatEnv(game, 3, 1, opponents=[last, "random"])
    for _ in random_episode(env):
        pass
    assert {seat for _, seat in calls} == {2}
    assert all(state.game is env.game for state, _ in calls)


def test_a_registered_bot_can_be_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_factories", {})
    with pytest.raises(ValueError, match="Unknown bot 'mine'"):
        SeatEnv("maya", 2, opponents="mine")
    sacbe.bots.register("mine", lambda game, seed: sacbe.bot("random", game, seed))
    mine, other = (
        [row.tobytes() for row, *_ in random_episode(SeatEnv("maya", 2, opponents=name))]
        for name in ("mine", "random")
    )
    assert mine == other


@every_game
def test_episodes_start_from_a_position(game: str) -> None:
    table = sacbe.Table(game, 3, 5)
    for _ in range(90):
        table.play(table.state.legal_actions()[-1])
    start = table.state
    assert start.current_player is not None
    env = SeatEnv(game, seat=start.current_player, position=start, rewards="points")
    earned = sum(reward for _, reward, *_ in random_episode(env))
    seat = env.seat
    assert earned == pytest.approx(env.position.scores[seat] - start.scores[seat])
    env.reset(seed=3)
    assert env.position == start
    other_env = gymnasium.make(IDS[game], position=start.notation())
    assert other_env.spec is not None
    twin: Any = gymnasium.make(EnvSpec.from_json(other_env.spec.to_json())).unwrapped
    assert twin._start == start
    with pytest.raises(ValueError, match="those of the position"):
        SeatEnv(game, 2, position=start)


def test_a_position_without_a_decision_of_the_seat_is_rejected() -> None:
    table = sacbe.Table("maya", 2, 5)
    positions = []
    while table.current_player is not None:
        positions.append(table.state)
        table.play(table.state.legal_actions()[-1])
    last = positions[-1]
    assert last.current_player is not None
    env = SeatEnv("maya", seat=1 - last.current_player, position=last)
    with pytest.raises(ValueError, match="the game ends before seat"):
        env.reset(seed=1)


def test_a_data_file_can_be_given(tmp_path: Path) -> None:
    path = tmp_path / "data.json"
    path.write_bytes(own_data("maya"))
    env = gymnasium.make(IDS["maya"], players=2, data=str(path))
    unwrapped: Any = env.unwrapped
    assert unwrapped.game is sacbe.game("maya", path) is not sacbe.game("maya")
    assert env.spec is not None
    assert json.loads(env.spec.to_json())["kwargs"]["data"] == str(path)
