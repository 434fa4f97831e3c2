"""PettingZoo: its own tests, and agreement with State."""

import copy
import hashlib
import importlib
import pickle
import random
import re
import runpy
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils import wrappers

import sacbe
from sacbe.adapters.pettingzoo import env, parallel_env, raw_env
from sacbe.adapters.rewards import REWARDS, win_rewards
from tests.adapters.own_data import own_data
from tests.games.counts import TABLES

EXAMPLE = Path(__file__).parents[2] / "examples" / "pettingzoo_random_against_greedy.py"

every_game = pytest.mark.parametrize("game", sacbe.games())
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
both_envs = pytest.mark.parametrize("make", [env, raw_env])


def new_env(game: str, players: int = 4, seed: int = 1, **keywords: Any) -> raw_env:
    created = raw_env(game, players, **keywords)
    created.reset(seed=seed)
    return created


def steps(table: Any, seed: int = 1) -> Iterator[str]:
    """Play randomly to the end; yields the agent before every step."""
    choice = random.Random(seed)
    while table.agents:
        yield table.agent_selection
        observation, _, terminated, truncated, _ = table.last()
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if terminated or truncated else choice.choice(legal))


def fingerprint(game: str, seed: int) -> str:
    """A digest of all observations and masks of a game."""
    table, digest = new_env(game, seed=seed), hashlib.sha256()
    for agent in steps(table):
        observed = table.observe(agent)
        digest.update(
            agent.encode() + observed["observation"].tobytes() + observed["action_mask"].tobytes()
        )
    return digest.hexdigest()


def an_illegal(table: raw_env) -> int:
    return next(a for a in range(table.game.num_actions) if a not in table.position.legal_actions())


# ------------------------------------------------------------ PettingZoo's own tests


@every_table
@both_envs
def test_the_api_test_passes(game: str, players: int, make: Any) -> None:
    """Warnings are about observations with a mask: only PettingZoo's own games are excepted."""
    with warnings.catch_warnings():
        warnings.filterwarnings("error", category=UserWarning)
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        for rewards in REWARDS:
            api_test(make(game, players, rewards=rewards))


@every_table
def test_the_seed_test_passes(game: str, players: int) -> None:
    seed_test(lambda: env(game, players))


@every_table
def test_the_render_test_passes(
    game: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(lambda render_mode: env(game, players, render_mode=render_mode))
    assert re.search(r"player\S* B", capsys.readouterr().out)  # Tzolk'in shortens names


@every_game
@pytest.mark.parametrize("observation", ["dict", "flat"])
@pytest.mark.parametrize("fault", [None, 30])
def test_env_behaves_like_the_usual_wrappers(
    game: str, observation: str, fault: int | None
) -> None:
    """A whole game, also one that ends by an illegal action at step `fault`."""
    keywords: dict[str, Any] = {"rewards": "points", "observation": observation}
    checked = env(game, 3, **keywords)
    assert checked.metadata["name"] == str(checked) == f"sacbe_{game}_v0"
    assert not checked.metadata["is_parallelizable"]
    wrapped: Any = wrappers.TerminateIllegalWrapper(
        raw_env(game, 3, **keywords), illegal_reward=-100.0
    )
    wrapped = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))
    for table in (checked, wrapped):
        table.reset(seed=4)
    rng = np.random.default_rng(4)
    for step, agent in enumerate(wrapped.agent_iter()):
        assert (agent, checked.agents) == (checked.agent_selection, wrapped.agents)
        row, reward, *ends, info = wrapped.last()
        other_row, other_reward, *other_ends, other_info = checked.last()
        assert (reward, ends) == (other_reward, other_ends)
        np.testing.assert_equal(other_row, row)
        np.testing.assert_equal(other_info, info)
        action: Any = None
        if not any(ends):
            mask = (info if observation == "flat" else row)["action_mask"]
            action = rng.choice(np.flatnonzero(mask == (step != fault)))
        for table in (checked, wrapped):
            table.step(action)
    assert checked.agents == []


# ------------------------------------------------------------ observations


@every_table
def test_masks_and_observations_are_those_of_the_position(game: str, players: int) -> None:
    table = new_env(game, players)
    assert table.possible_agents == [f"player_{seat}" for seat in range(players)]
    for player in steps(table):
        if not table.terminations[player]:
            assert table.possible_agents[table.position.current_player or 0] == player
        for seat, agent in enumerate(table.agents if len(table.agents) == players else []):
            observed = table.observe(agent)
            legal = table.position.legal_actions() if seat == table.position.current_player else []
            assert np.flatnonzero(observed["action_mask"]).tolist() == legal
            assert np.array_equal(observed["observation"], table.position.observation(seat))


@every_table
def test_hidden_information_is_not_observable(game: str, players: int) -> None:
    table, differed = new_env(game, players), 0
    for number, _ in enumerate(steps(table)):
        if number % 20 or len(table.agents) < players:
            continue
        for seat, agent in enumerate(table.agents):
            other = copy.deepcopy(table)
            other._position = table.position.determinize(seat, seed=number)
            differed += other.position != table.position
            here, there = table.observe(agent), other.observe(agent)
            assert here["observation"].tobytes() == there["observation"].tobytes()
            assert here["action_mask"].tobytes() == there["action_mask"].tobytes()
    assert differed > 0


@every_game
def test_stored_observation_does_not_change(game: str) -> None:
    table = new_env(game)
    observations = [
        (observed := table.observe(agent), copy.deepcopy(observed)) for agent in steps(table)
    ]
    for observed, then in observations:
        assert np.array_equal(observed["observation"], then["observation"])
        assert np.array_equal(observed["action_mask"], then["action_mask"])


def test_the_board_is_that_of_a_spectator() -> None:
    """In the draft of Tzolk'in every player has hidden tiles."""
    table = new_env("tzolkin", render_mode="ansi")
    other = copy.deepcopy(table)
    other._position = table.position.determinize(None, seed=3)
    assert other.position != table.position
    assert other.render() == table.render()


# ------------------------------------------------------------ rewards


@every_table
def test_win_rewards_are_given_at_the_end_and_sum_to_zero(game: str, players: int) -> None:
    table = new_env(game, players)
    for agent in steps(table):
        if not table.terminations[agent]:
            assert set(table.rewards.values()) == {0.0}
        elif len(table.agents) == players:
            final_rewards = [table.rewards[agent] for agent in table.agents]
            assert final_rewards == win_rewards(table.position.winners, players)
            assert sum(final_rewards) == pytest.approx(0)
            assert table.infos[agent]["winners"] == table.position.winners
            assert table.infos[agent]["scores"] == table.position.scores
    assert table.agents == []


@every_table
def test_point_rewards_sum_to_the_score(game: str, players: int) -> None:
    table = new_env(game, players, rewards="points")
    returns = dict.fromkeys(table.agents, 0.0)
    for number, agent in enumerate(steps(table)):
        _, reward, _, truncated, _ = table.last()
        returns[agent] += reward
        assert not truncated
        if number > 0:  # what a seat begins with is paid with the first step
            assert returns[agent] == table.position.scores[table.possible_agents.index(agent)]
    assert list(returns.values()) == table.position.scores


# ------------------------------------------------------------ seeds and copies


def test_seed_determines_the_game_in_every_process() -> None:
    digest = [fingerprint(game, 5) for game in sacbe.games()]
    code = f"import {__name__} as t; print([t.fingerprint(g, 5) for g in t.sacbe.games()])"
    there = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300
    )
    assert there.stdout.strip() == str(digest)
    assert digest != [fingerprint(game, 6) for game in sacbe.games()]


@every_game
def test_reset_without_seed_continues_the_stream(game: str) -> None:
    def three(table: raw_env) -> list[bytes]:
        games = []
        for seed in (7, None, None):
            table.reset(seed=seed)
            games.append(table.position.raw())
        return games

    first = three(raw_env(game))
    assert len(set(first)) == 3
    assert three(raw_env(game)) == first


@every_game
@both_envs
def test_copies_and_pickles_are_equal_and_independent(game: str, make: Any) -> None:
    table = make(game)
    table.reset(seed=2)
    for number, _ in enumerate(steps(table)):
        if number == 40:
            break
    before = table.unwrapped.position.copy()
    ends = []
    for twin in (copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        for _ in steps(twin, seed=9):
            pass
        ends.append(twin.unwrapped.position)
    assert ends[0] == ends[1] != before
    assert table.unwrapped.position == before


# ------------------------------------------------------------ bad input


@every_game
def test_illegal_action_is_explained(game: str) -> None:
    table = new_env(game)
    before, agent = table.position.copy(), table.agent_selection
    illegal = an_illegal(table)
    why = before.explain(illegal)
    assert why is not None
    for action in (illegal, np.int64(illegal)):
        with pytest.raises(sacbe.IllegalAction) as refusal:
            table.step(action)
        assert str(refusal.value) == why["text"]
    with pytest.raises(sacbe.IllegalAction, match="ids are 0 to"):
        table.step(table.game.num_actions)
    for odd in (None, 0.5, "7"):
        with pytest.raises(sacbe.IllegalAction, match="must be an integer"):
            table.step(odd)
    assert (table.position, table.agent_selection) == (before, agent)


@every_game
@pytest.mark.parametrize(("rewards", "penalty"), [("win", -1.0), ("points", -100.0)])
def test_wrapped_an_illegal_action_ends_the_game(game: str, rewards: str, penalty: float) -> None:
    table = env(game, 3, rewards=rewards)
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(an_illegal(table.unwrapped))
    assert all(table.terminations.values())
    assert table.rewards == {**dict.fromkeys(table.agents, 0), agent: penalty}
    for _ in table.agent_iter():
        table.step(None)
    table.reset()
    assert not any(table.terminations.values())


def test_wrapped_action_out_of_range_raises() -> None:
    table = env("maya")
    table.reset(seed=1)
    before = table.position.copy()
    for action in (table.game.num_actions, -1, 0.5, None, True):
        with pytest.raises(AssertionError, match="is not in the action space"):
            table.step(action)
    assert table.position == before


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"players": 5}, "Tzolk'in is for 2 to 4 players, not 5"),
        ({"players": 1}, "Tzolk'in is for 2 to 4 players, not 1"),
        ({"players": "4"}, "Tzolk'in is for 2 to 4 players, not '4'"),
        ({"draft": "yes"}, "Option draft must be one of"),
        ({"weather": True}, "has no option 'weather'; choose from"),
        (
            {"rewards": "gold"},
            "rewards must be 'win' or 'points' or 'rank' or 'shaped', not 'gold'",
        ),
        ({"observation": "rows"}, "observation must be 'flat' or 'dict', not 'rows'"),
        ({"position": "start"}, "begins with 'tzolkin "),
        ({"position": 5}, "must be a sacbe.State or its notation, not 5"),
        ({"render_mode": "video"}, "render_mode must be 'human' or 'ansi' or 'rgb_array', not "),
    ],
)
@both_envs
def test_invalid_keyword_is_rejected_with_valid_values(
    keywords: dict[str, Any], message: str, make: Any
) -> None:
    with pytest.raises(ValueError, match=message):
        make("tzolkin", **keywords)


def test_unknown_game_or_agent_is_rejected() -> None:
    with pytest.raises(sacbe.UnknownGame, match="choose from maya, mezo, tzolkin"):
        env("chess")
    with pytest.raises(KeyError, match="player_4"):
        new_env("maya").observe("player_4")


def test_options_of_the_game_are_keywords() -> None:
    assert new_env("tzolkin", draft=False).position.view(0)["phase"] == "turn"
    assert new_env("tzolkin").position.view(0)["phase"] != "turn"


def test_step_and_observe_need_a_reset() -> None:
    table = raw_env("maya")
    for call in (lambda: table.step(0), lambda: table.observe("player_0"), table.render):
        with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
            call()
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env("maya").step(0)


@every_game
def test_finished_game_takes_none_and_then_a_reset(game: str) -> None:
    table = new_env(game, 2)
    for agent in steps(table):
        if table.terminations[agent]:
            with pytest.raises(ValueError, match="the only valid action is None"):
                table.step(0)
    for action in (0, None):
        with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
            table.step(action)
    table.reset()
    assert table.agents == ["player_0", "player_1"]


def test_render_without_mode_returns_none() -> None:
    with pytest.warns(UserWarning, match="Set render_mode to use"):
        assert new_env("maya").render() is None


def test_missing_library_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sacbe.adapters.pettingzoo")
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pip install 'sacbe\[research\]'"):
        importlib.import_module("sacbe.adapters.pettingzoo")


# ------------------------------------------------------------ the example


@every_game
def test_greedy_beats_random(game: str) -> None:
    results = runpy.run_path(str(EXAMPLE))["compare"](game, 4)
    (wins, points), (losses, fewer) = results["greedy"], results["random"]
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


# ------------------------------------------------------------ state, data and positions


@every_table
@both_envs
def test_state_has_the_observations_of_all_seats(game: str, players: int, make: Any) -> None:
    table = make(game, players)
    table.reset(seed=1)
    for number, _ in enumerate(steps(table)):
        state = table.state()
        assert table.state_space.contains(state)
        rows = [table.position.observation(seat) for seat in range(players)]
        assert np.array_equal(state.reshape(players, -1), rows)
        if number == 60:
            break


@every_table
@pytest.mark.filterwarnings("ignore:Environment's m..imum state space value is")
def test_the_state_test_passes(game: str, players: int) -> None:
    """It plays illegal actions, too."""
    state_test(env(game, players), parallel_env(game, players))


@every_game
def test_flat_observations_have_the_mask_in_infos(game: str) -> None:
    table, twin = (raw_env(game, 2, observation=kind) for kind in ("flat", "dict"))
    for each in (table, twin):
        each.reset(seed=3)
    ended = False
    while not ended:
        ended = any(twin.terminations.values())
        for agent in twin.agents:
            both = twin.observe(agent)
            assert table.observation_space(agent).contains(row := table.observe(agent))
            assert np.array_equal(row, both["observation"])
            assert np.array_equal(table.infos[agent]["action_mask"], both["action_mask"])
        for each in (table, twin):
            each.step(None if ended else twin.position.legal_actions()[0])


@every_game
@pytest.mark.parametrize("make", [raw_env, env, parallel_env])
def test_games_start_from_a_position(game: str, make: Any) -> None:
    table = sacbe.Table(game, 3, 5)
    for _ in range(90):
        table.play(table.state.legal_actions()[-1])
    environment = make(game, position=table.state, rewards="points")
    for _ in range(2):
        environment.reset(seed=1)
        assert environment.position == table.state
        assert len(environment.possible_agents) == 3
    earned = np.zeros(3)
    if make is not parallel_env:
        while not all(environment.terminations.values()):
            environment.step(environment.position.legal_actions()[0])
            earned += list(environment.rewards.values())
        assert earned == pytest.approx(np.subtract(environment.position.scores, table.state.scores))


@pytest.mark.parametrize("make", [raw_env, env, parallel_env])
def test_a_data_file_can_be_given(make: Any) -> None:
    raw = own_data("maya")
    environment = make("maya", 2, data=raw)
    assert environment.game is sacbe.game("maya", raw)
    assert environment.game is not sacbe.game("maya")
    with pytest.raises(ValueError, match="needs the name of a game"):
        make(sacbe.game("maya"), 2, data=raw)


# ------------------------------------------------------------ parallel environments


@every_table
def test_the_parallel_api_test_passes(game: str, players: int) -> None:
    """It plays actions that the mask allows; parallel_seed_test does not."""
    parallel_api_test(parallel_env(game, players, rewards="points"), num_cycles=400)


def parallel_actions(
    table: parallel_env, observations: Any, rng: np.random.Generator
) -> dict[str, int]:
    return {
        agent: int(rng.choice(np.flatnonzero(observations[agent]["action_mask"])))
        for agent in table.agents
    }


@every_table
def test_a_parallel_game_is_the_game_of_the_seats(game: str, players: int) -> None:
    """Observations, masks, rewards and ends are those of the position; seats that choose secretly
    act in one step, and all others wait."""
    rng = np.random.default_rng(players)
    table = parallel_env(game, players, rewards="points")
    observations, _ = table.reset(seed=6)
    twin = table.position.copy()
    together, earned = 0, np.zeros(players)
    while table.agents:
        acting = twin.players_to_act
        together += len(acting) > 1
        for seat, agent in enumerate(table.agents):
            legal = twin.legal_actions(seat) if seat in acting else [table.wait]
            assert np.flatnonzero(observations[agent]["action_mask"]).tolist() == legal
            assert np.array_equal(observations[agent]["observation"], twin.observation(seat))
        actions = parallel_actions(table, observations, rng)
        for seat in acting:
            twin.play(actions[f"player_{seat}"], seat)
        observations, rewards, ends, truncations, infos = table.step(actions)
        earned += list(rewards.values())
        assert not any(truncations.values())
        assert all(ends.values()) == any(ends.values()) == (table.position.current_player is None)
        twin = table.position.copy()  # with the chance outcomes
    assert earned == pytest.approx(twin.scores)
    assert infos["player_0"] == {"scores": twin.scores, "winners": twin.winners}
    assert (together > 0) == (game in ("tzolkin", "mezo"))


@every_game
def test_a_parallel_game_depends_on_the_seed_alone(game: str) -> None:
    def final_position(seed: int) -> sacbe.State:
        table, rng = parallel_env(game, 3), np.random.default_rng(1)
        observations, _ = table.reset(seed=seed)
        while table.agents:
            observations, *_ = table.step(parallel_actions(table, observations, rng))
        return table.position

    assert final_position(1) == final_position(1) != final_position(2)


def test_wrong_actions_of_a_parallel_step_are_explained_and_change_nothing() -> None:
    table = parallel_env("maya", 2)
    with pytest.raises(ResetNeeded):
        table.step({})
    observations, _ = table.reset(seed=1)
    before = table.position.copy()
    rng = np.random.default_rng(1)
    good = parallel_actions(table, observations, rng)
    (seat,) = before.players_to_act
    agent, other = f"player_{seat}", f"player_{1 - seat}"
    illegal = next(a for a in range(table.wait) if a not in before.legal_actions())
    why = before.explain(illegal)
    assert why is not None
    wrong: list[tuple[dict[str, Any], str]] = [
        ({agent: good[agent]}, f"no action for {other}"),
        ({**good, agent: table.wait}, f"{agent} must act"),
        ({**good, other: 0}, f"{other} must wait"),
        ({**good, agent: "x"}, "must be an integer"),
        ({**good, agent: illegal}, re.escape(why["text"])),
    ]
    for actions, message in wrong:
        with pytest.raises(sacbe.IllegalAction, match=message):
            table.step(actions)
        assert table.position == before
    with pytest.raises(ValueError, match="kind 'dict'"):
        parallel_env("maya", observation="flat")


def test_a_seed_can_be_a_numpy_integer() -> None:
    rows = []
    for seed in (7, np.int64(7)):
        table = env("maya", players=2)
        table.reset(seed=seed)  # type: ignore[arg-type]
        rows.append(table.observe("player_0")["observation"])
    assert np.array_equal(*rows)
