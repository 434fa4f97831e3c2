"""The vector environment over a batch: the same episodes as those of its games."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import sacbe
import sacbe.adapters.gymnasium
from sacbe.adapters.rewards import win_rewards
from sacbe.adapters.vector import SeatVectorEnv
from tests.adapters.own_data import own_data
from tests.games.counts import TABLES

IDS = {game: f"Sacbe/{game.capitalize()}-v0" for game in sacbe.games()}
every_game = pytest.mark.parametrize("game", sacbe.games())
every_table = pytest.mark.parametrize(("game", "players"), TABLES)
every_mode = pytest.mark.parametrize("mode", list(AutoresetMode))


def legal_actions(info: dict[str, Any], rng: np.random.Generator) -> Any:
    """A random allowed action per game; each game has its own sequence."""
    noise = rng.random(info["action_mask"].shape)
    return (noise * info["action_mask"]).argmax(1)


def shows_its_games(env: SeatVectorEnv, rows: Any, info: dict[str, Any], ended: Any) -> None:
    """Observations and masks are those of the seats; all seats must act or are at the end."""
    for i in range(env.num_envs):
        state, seat = env.batch.state(i), int(info["seat"][i])
        assert np.array_equal(rows[i], state.observation(seat))
        legal = np.flatnonzero(info["action_mask"][i]).tolist()
        if ended[i]:
            assert legal == list(range(env.game.num_actions))
        else:
            assert state.current_player == seat
            assert legal == state.legal_actions()


# ------------------------------------------------------------ episodes


@every_table
@pytest.mark.parametrize("rewards", ["win", "points"])
def test_an_episode_is_the_game_of_a_seat(game: str, players: int, rewards: str) -> None:
    """Every observation, mask and end; rewards add up to the result of the seat."""
    env = SeatVectorEnv(game, 6, players, seat="random", rewards=rewards)
    rng = np.random.default_rng(players)
    rows, info = env.reset(seed=7)
    assert env.observation_space.contains(rows)
    ended, earned, ends = np.zeros(6, np.bool_), np.zeros(6), 0
    while ends < 9:
        shows_its_games(env, rows, info, ended)
        before = ended
        rows, rewards_now, ended, truncated, info = env.step(legal_actions(info, rng))
        earned += rewards_now
        assert not truncated.any()
        assert not (ended & before).any()
        assert not rewards_now[before].any()
        for i in np.flatnonzero(ended).tolist():
            state, seat = env.batch.state(i), int(info["seat"][i])
            assert state.current_player is None
            assert info["_scores"][i]
            assert info["scores"][i].tolist() == pytest.approx(state.scores)
            result = win_rewards(state.winners, players) if rewards == "win" else state.scores
            assert earned[i] == pytest.approx(result[seat], abs=1e-3)
            earned[i] = 0
            ends += 1


@every_game
def test_all_modes_play_the_same_first_episodes(game: str) -> None:
    """Until the first game ends; then NEXT_STEP takes one step more for it, SAME_STEP has the last
    observation in its info, and DISABLED waits for a reset."""
    envs = {mode: SeatVectorEnv(game, 4, 2, autoreset_mode=mode) for mode in AutoresetMode}
    now = {mode: env.reset(seed=3) for mode, env in envs.items()}
    rng = np.random.default_rng(3)
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        (rows, info), *others = now.values()
        for other_rows, other_info in others:
            assert np.array_equal(rows, other_rows)
            assert np.array_equal(info["action_mask"], other_info["action_mask"])
        actions = legal_actions(info, rng)
        steps = {mode: env.step(actions) for mode, env in envs.items()}
        now = {mode: (step[0], step[4]) for mode, step in steps.items()}
        ((_, rewards, ended, _, _), *rest) = steps.values()
        assert all(np.array_equal(rewards, step[1]) for step in rest)
        assert all(np.array_equal(ended, step[2]) for step in rest)
    next_step, same_step, disabled = (now[mode] for mode in AutoresetMode)
    (i, *_) = np.flatnonzero(ended)
    assert np.array_equal(next_step[0][i], disabled[0][i])
    assert np.array_equal(same_step[1]["final_obs"][i], disabled[0][i])
    assert same_step[1]["final_info"]["_scores"][i]
    assert np.array_equal(same_step[1]["_final_obs"], ended)
    assert same_step[1]["final_obs"][~ended].tolist() == [None] * (~ended).sum()
    with pytest.raises(ResetNeeded, match="reset_mask"):
        envs[AutoresetMode.DISABLED].step(actions)
    fresh, _ = envs[AutoresetMode.DISABLED].reset(options={"reset_mask": ended})
    again = envs[AutoresetMode.NEXT_STEP].step(legal_actions(next_step[1], rng))
    assert not again[2][i]
    assert again[1][i] == 0
    # The new game is the same in all modes: it comes from the stream of this game.
    assert np.array_equal(fresh[i], same_step[0][i])
    assert np.array_equal(again[0][i], fresh[i])
    assert np.array_equal(fresh[~ended], disabled[0][~ended])


def test_a_seed_can_be_a_numpy_integer() -> None:
    envs = SeatVectorEnv("maya", num_envs=3, players=2)
    first, _ = envs.reset(seed=7)
    first = first.copy()
    again, _ = envs.reset(seed=np.int64(7))  # type: ignore[arg-type]
    assert np.array_equal(first, again)


@every_game
def test_the_seed_determines_everything(game: str) -> None:
    def trajectory(env: SeatVectorEnv, seed: int | None) -> list[bytes]:
        rng = np.random.default_rng(1)
        rows, info = env.reset(seed=seed)
        parts = [rows.tobytes()]
        for _ in range(120):
            rows, rewards, *_, info = env.step(legal_actions(info, rng))
            parts += [rows.tobytes(), rewards.tobytes(), info["action_mask"].tobytes()]
        return parts

    keywords: dict[str, Any] = {"seat": "random", "players": 3, "rewards": "points"}
    env = SeatVectorEnv(game, 5, **keywords)
    first = trajectory(env, 4)
    assert trajectory(env, 4) == first
    assert trajectory(SeatVectorEnv(game, 5, threads=2, **keywords), 4) == first
    assert trajectory(env, None) != first
    assert trajectory(env, 5) != first


@every_game
def test_copies_continue_equally(game: str) -> None:
    env = SeatVectorEnv(game, 4, 2)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(30):
        *_, info = env.step(legal_actions(info, rng))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(60):
        actions = legal_actions(info, rng)
        (rows, *_, info), *others = [twin.step(actions) for twin in twins]
        assert all(np.array_equal(rows, other[0]) for other in others)


# ------------------------------------------------------------ Gymnasium


@every_game
@every_mode
def test_make_vec_creates_it(game: str, mode: AutoresetMode) -> None:
    env: Any = gymnasium.make_vec(IDS[game], num_envs=3, players=2, autoreset_mode=mode.value)
    assert isinstance(env, SeatVectorEnv)
    assert (env.num_envs, env.metadata["autoreset_mode"]) == (3, mode)
    assert env.spec is not None
    assert env.spec.kwargs["num_envs"] == 3


@every_game
def test_wrappers_of_gymnasium_take_it(game: str) -> None:
    env: Any = gymnasium.make_vec(IDS[game], num_envs=3, players=2)
    wrapped: Any = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    rng = np.random.default_rng(1)
    _, info = wrapped.reset(seed=1)
    lengths: list[int] = []
    while len(lengths) < 3:
        *_, ended, _, info = wrapped.step(legal_actions(info, rng))
        lengths += info["episode"]["l"][ended].tolist() if ended.any() else []
    assert min(lengths) > 10


@every_game
def test_dict_observations_contain_the_mask(game: str) -> None:
    env = SeatVectorEnv(game, 4, 2, observation="dict", autoreset_mode="SameStep")
    twin = SeatVectorEnv(game, 4, 2, autoreset_mode="SameStep")
    rng = np.random.default_rng(2)
    observations, info = env.reset(seed=2)
    twin.reset(seed=2)
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        actions = legal_actions(info, rng)
        observations, _, ended, _, info = env.step(actions)
        rows, *_, other = twin.step(actions)
        assert env.observation_space.contains(observations)
        assert np.array_equal(observations["observation"], rows)
        assert np.array_equal(observations["action_mask"], other["action_mask"])
    i = int(np.flatnonzero(ended)[0])
    assert env.single_observation_space.contains(info["final_obs"][i])


# ------------------------------------------------------------ opponents and illegal actions


@every_game
def test_a_function_plays_the_other_seats(game: str) -> None:
    """It gets the observations and masks of the seats that wait, and only legal rows."""
    calls = []

    def last(rows: Any, masks: Any) -> Any:
        calls.append((rows.copy(), masks.copy()))
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)

    env = SeatVectorEnv(game, 5, 2, opponents=last, seat=1)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    for _ in range(60):
        *_, info = env.step(legal_actions(info, rng))
    assert calls
    assert all(masks.any(1).all() and len(rows) == len(masks) for rows, masks in calls)


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_bots_play_the_other_seats(name: str) -> None:
    env = SeatVectorEnv("maya", 3, 2, opponents=name, rewards="points", autoreset_mode="SameStep")
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    scores: list[list[float]] = []
    while len(scores) < 6:
        *_, ended, _, info = env.step(legal_actions(info, rng))
        for i in np.flatnonzero(ended):
            scores.append(info["final_info"]["scores"][i].tolist())
    own, other = np.mean(scores, 0)
    assert (other > 2 * own) == (name == "greedy")


@every_game
@pytest.mark.parametrize(("rewards", "comes_to"), [("win", -1.0), ("points", -100.0)])
def test_an_illegal_action_loses_its_game(game: str, rewards: str, comes_to: float) -> None:
    env = SeatVectorEnv(game, 3, 2, rewards=rewards)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    earned = np.zeros(3)
    for _ in range(10):
        _, reward, *_, info = env.step(legal_actions(info, rng))
        earned += reward
    actions = legal_actions(info, rng)
    before = [env.batch.state(i) for i in range(3)]
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    actions[2] = -5
    rows, reward, ended, _, info = env.step(actions)
    assert ended.tolist() == [False, True, True]
    assert (earned + reward)[1:].tolist() == pytest.approx([comes_to] * 2)
    assert info["illegal"].tolist() == ended.tolist()
    assert env.batch.state(1) == before[1]
    assert np.array_equal(rows[1], before[1].observation(0))
    _, _, ended, _, info = env.step(legal_actions(info, rng))
    assert not ended[1:].any()
    assert env.batch.state(1) != before[1]


def test_illegal_actions_may_raise() -> None:
    env = SeatVectorEnv("maya", 2, 2, illegal="raise")
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(np.zeros(2, np.int64))
    _, info = env.reset(seed=1)
    before = [env.batch.state(i) for i in range(2)]
    actions = legal_actions(info, np.random.default_rng(1))
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    with pytest.raises(sacbe.IllegalAction, match="In game 1: "):
        env.step(actions)
    with pytest.raises(sacbe.IllegalAction, match="needs 2 integers"):
        env.step(np.zeros(3, np.int64))
    assert [env.batch.state(i) for i in range(2)] == before


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"players": 5}, "Maya is for 2 to 4 players, not 5"),
        ({"num_envs": 0}, "size must be a positive integer, not 0"),
        ({"seat": 4}, "seat must be 0 to 3 or 'random', not 4"),
        ({"opponents": "clever"}, "Unknown bot 'clever'"),
        ({"observation": "rows"}, "observation must be"),
        ({"illegal": "ignore"}, "illegal must be"),
        ({"rewards": "gold"}, "rewards must be"),
        ({"autoreset_mode": "Never"}, "'Never' is not a valid AutoresetMode"),
    ],
)
def test_invalid_keywords_are_rejected(keywords: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        SeatVectorEnv("maya", **keywords)


def test_a_data_file_can_be_given() -> None:
    data = own_data("maya")
    env = gymnasium.make_vec(IDS["maya"], num_envs=2, players=2, data=data)
    unwrapped: Any = env.unwrapped
    assert unwrapped.game is sacbe.game("maya", data) is not sacbe.game("maya")
    rows, _ = env.reset(seed=1)
    assert np.array_equal(rows[0], unwrapped.batch.state(0).observation(0))


def test_numpy_integers_are_integers() -> None:
    plain = SeatVectorEnv("maya", 4, 2, seat=1)
    integers: Any = {"num_envs": np.int64(4), "players": np.int8(2), "seat": np.int16(1)}
    env = SeatVectorEnv("maya", **integers)
    for one, two in zip(plain.reset(seed=7), env.reset(seed=7), strict=True):
        assert pickle.dumps(one) == pickle.dumps(two)


@every_game
def test_episodes_start_from_a_position(game: str) -> None:
    table = sacbe.Table(game, 3, 5)
    for _ in range(90):
        table.play(table.state.legal_actions()[-1])
    start = table.state
    seat = start.current_player
    assert seat is not None
    env = SeatVectorEnv(game, 2, seat=seat, position=start, rewards="points")
    _, info = env.reset(seed=1)
    assert env.batch.state(0) == env.batch.state(1) == start
    rng, earned, ended = np.random.default_rng(1), np.zeros(2), np.zeros(2, np.bool_)
    while not ended[0]:
        _, rewards, ended, _, info = env.step(legal_actions(info, rng))
        earned += rewards
    assert earned[0] == pytest.approx(info["scores"][0][seat] - start.scores[seat], abs=1e-3)
