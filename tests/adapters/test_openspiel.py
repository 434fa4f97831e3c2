"""OpenSpiel: its own checks, games by its own bots, and information states."""

import functools
import importlib.util
import itertools
import json
import math
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import sacbe
from examples import openspiel_random_against_greedy as example
from sacbe.adapters import openspiel
from sacbe.adapters.openspiel import SacbeGame, SacbeState, resample
from tests.adapters.own_data import own_data
from tests.games.counts import TABLES

GAMES = sacbe.games()
every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def load(name: str, players: int = 2, **params: int | bool | str) -> SacbeGame:
    game: SacbeGame = pyspiel.load_game(f"python_sacbe_{name}", {"players": players, **params})
    return game


def step(state: SacbeState, rng: random.Random) -> None:
    """Play a random action or chance outcome."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def walk(game: SacbeGame, seed: int = 1) -> Iterator[SacbeState]:
    """Play a random game; yields the state at every step and at the end."""
    state, rng = game.new_initial_state(), random.Random(seed)
    while True:
        yield state
        if state.is_terminal():
            return
        step(state, rng)


def state_after(game: SacbeGame, steps: int, seed: int = 1) -> SacbeState:
    """A random game after `steps` steps, or at the next decision after that."""
    for state in itertools.islice(walk(game, seed), steps, None):
        if state.current_player() >= 0:
            return state
    raise AssertionError("the game is shorter than that")


def middle(name: str, players: int = 2, seed: int = 1) -> SacbeState:
    return state_after(load(name, players), 120, seed)


# ---------------------------------------------------------------- OpenSpiel's own checks


@every_table
def test_passes_the_simulation_test_of_open_spiel(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@every_table
def test_sampled_states_agree_with_the_game_info(name: str, players: int) -> None:
    game = load(name, players)
    chance = decisions = 0
    for i, state in enumerate(walk(game)):
        current_player = state.current_player()
        for player in range(players):
            legal = state.legal_actions(player)
            assert bool(legal) == (player == current_player)
            assert legal == sorted(set(legal))
            assert all(0 <= action < game.num_distinct_actions() for action in legal)
        if state.is_chance_node():
            chance += 1
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            assert list(outcomes) == state.legal_actions() == sorted(set(outcomes))
            assert max(outcomes) < game.max_chance_outcomes()
            assert min(probabilities) > 0
            assert sum(probabilities) == pytest.approx(1)
        elif not state.is_terminal():
            decisions += 1
        if i % 10 == 0 or state.is_terminal():
            check_tensors(game, state)
    assert decisions <= game.max_game_length()
    assert chance <= game.max_chance_nodes_in_history()
    assert state.legal_actions() == []
    returns = state.returns()
    assert all(game.min_utility() <= value <= game.max_utility() for value in returns)
    assert sum(returns) == pytest.approx(game.utility_sum())
    assert returns == state.rewards()


def check_tensors(game: SacbeGame, state: SacbeState) -> None:
    for player in range(game.num_players()):
        tensor = state.observation_tensor(player)
        assert len(tensor) == game.observation_tensor_size() == game.observation_tensor_shape()[0]
        assert all(map(math.isfinite, tensor))


@every_game
def test_chance_probabilities_match_the_engine(name: str) -> None:
    unequal = 0
    for state in walk(load(name, 3)):
        if state.is_chance_node():
            assert state.chance_outcomes() == state.position.chance()
            unequal += len({p for _, p in state.chance_outcomes()}) > 1
    assert (unequal > 0) == (name == "maya")  # only there tiles come in several copies


@every_table
def test_no_game_is_longer_than_declared(name: str, players: int) -> None:
    game = sacbe.game(name)
    game.engine.prepare_loops()
    for busy in (0, 1):
        totals = np.zeros(6, np.int64)
        options = game.engine.options_block(
            {option.name: option.default for option in game.options}
        )
        rng = game.engine.rng(players)
        slots = game.engine.blank(2)
        game.engine.random_games(slots, players, options, rng, 200, busy, totals)
        most = game.most_decisions(players) + game.most_chance(players)
        assert totals[4] == 200
        assert totals[3] < most
        assert totals[2] <= 200 * game.most_chance(players)


# ---------------------------------------------------------------- states as values


@every_game
def test_clone_is_independent(name: str) -> None:
    state = middle(name)
    before, history = state.position, state.history()
    twin = state.clone()
    assert twin.position == before
    assert twin.history() == history
    step(twin, random.Random(1))
    assert state.position == before
    assert twin.position != before
    assert state.history() == history


@every_game
def test_new_states_are_independent(name: str) -> None:
    game = load(name)
    first, second = game.new_initial_state(), game.new_initial_state()
    copied = first.clone()
    step(first, random.Random(1))
    assert second.position == copied.position != first.position


@every_game
@pytest.mark.parametrize("resampled", [False, True])
def test_state_round_trips_through_serialization(name: str, resampled: bool) -> None:
    state = middle(name)
    game = state.get_game()
    if resampled:
        state = resample(state, state.current_player(), random.Random(3))
        step(state, random.Random(4))
    again = (
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    )
    for other in again:
        assert other.position == state.position
        assert other.history() == state.history()
        for player in range(2):
            information_state = state.information_state_string(player)
            assert other.information_state_string(player) == information_state


@every_game
def test_actions_have_different_texts(name: str) -> None:
    for state in itertools.islice(walk(load(name, 4)), 250):
        player = state.current_player()
        texts = [state.action_to_string(player, action) for action in state.legal_actions()]
        assert len(set(texts)) == len(texts)
        assert all(texts)


@every_game
def test_every_state_has_a_string(name: str) -> None:
    *_, last = (str(state) for state in walk(load(name)))
    assert "game over" in last
    assert "chance event" in str(load(name).new_initial_state())


# ---------------------------------------------------------------- what a seat knows


@every_table
def test_observations_match_the_view(name: str, players: int) -> None:
    game = load(name, players)
    state = state_after(game, 60)
    position = state.position
    observer = make_observation(game)
    for player in range(players):
        observer.set_from(state, player)
        columns = position.observation(player)
        assert observer.tensor.tolist() == columns.tolist() == state.observation_tensor(player)
        assert observer.dict["observation"].tolist() == columns.tolist()
        visible = observer.string_from(state, player)
        assert visible == state.observation_string(player)
        assert json.loads(visible) == json.loads(json.dumps(position.view(player)))


@every_game
def test_public_observation_is_the_spectator_view(name: str) -> None:
    state = middle(name)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = make_observation(load(name), public)
    assert observer.tensor is None
    visible = [json.loads(observer.string_from(state, player)) for player in range(2)]
    assert visible == 2 * [json.loads(json.dumps(state.position.view(None)))]


@pytest.mark.parametrize(
    ("kind", "params"),
    [
        ({"perfect_recall": False, "private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}, {}),
        ({"perfect_recall": True, "public_info": False}, {}),
        ({"perfect_recall": True, "private_info": pyspiel.PrivateInfoType.NONE}, {}),
        ({"perfect_recall": False}, {"size": 1}),
    ],
)
def test_unsupported_observer_is_rejected(kind: dict[str, object], params: dict[str, int]) -> None:
    with pytest.raises(pyspiel.SpielError, match=r"Supported observers: |have no parameters"):
        make_observation(load("maya"), pyspiel.IIGObservationType(**kind), params)


@every_game
def test_equal_observations_mean_equal_views(name: str) -> None:
    observed: dict[tuple[int, bytes], str] = {}
    equal = 0
    for seed in range(4):
        for state in walk(load(name, 3), seed):
            for player in range(3):
                key = player, np.array(state.observation_tensor(player), np.float32).tobytes()
                view = state.observation_string(player)
                equal += key in observed
                assert observed.setdefault(key, view) == view
    assert equal > 0


@every_table
def test_an_information_state_only_grows(name: str, players: int) -> None:
    """Perfect recall: information states only grow and do not depend on when they are computed."""
    previous_texts = [""] * players
    for i, state in enumerate(itertools.islice(walk(load(name, players)), 150)):
        if i % 7:
            continue
        fresh = state.get_game().new_initial_state()
        for action in state.history():
            fresh.apply_action(action)
        for player in range(players):
            text = state.information_state_string(player)
            assert text.startswith(previous_texts[player])
            assert text == fresh.information_state_string(player)
            previous_texts[player] = text


@every_game
def test_an_information_state_holds_the_own_actions_and_no_others(name: str) -> None:
    state = middle(name, 3)
    for player in range(3):
        own = [f"action {a.action}" for a in state.full_history() if a.player == player]
        lines = state.information_state_string(player).split("\n")
        assert [line for line in lines if line.startswith("action ")] == own


@every_game
def test_perfect_recall_observer_gives_the_information_state(name: str) -> None:
    state = middle(name)
    observer = make_observation(load(name), INFO_STATE_OBS_TYPE)
    observer.set_from(state, 1)
    assert observer.tensor.tolist() == state.information_state_tensor(1)
    assert observer.string_from(state, 1) == state.information_state_string(1)


@every_table
def test_an_information_state_tensor_has_the_observation_and_the_legal_actions(
    name: str, players: int
) -> None:
    game = load(name, players)
    for state in itertools.islice(walk(game), 0, 200, 9):
        for player in range(players):
            tensor = state.information_state_tensor(player)
            assert len(tensor) == game.information_state_tensor_size()
            columns = game.observation_tensor_size()
            assert tensor[:columns] == state.observation_tensor(player)
            assert np.flatnonzero(tensor[columns:]).tolist() == state.legal_actions(player)


@every_game
def test_a_tensor_with_recall_has_the_frames_before(name: str) -> None:
    """The latest first: what the player saw, what it could do and what it did."""
    game = load(name, 2, recall=3)
    columns, actions = game.observation_tensor_size(), game.num_distinct_actions()
    state = state_after(game, 100)
    player = state.current_player()
    before, legal, action = state.observation_tensor(player), state.legal_actions(), 0
    action = legal[-1]
    state.apply_action(action)
    tensor = np.array(state.information_state_tensor(player))
    assert len(tensor) == columns + actions + 3 * (columns + 2 * actions)
    frame = tensor[columns + actions :][: columns + 2 * actions]
    assert frame[:columns].tolist() == before
    assert np.flatnonzero(frame[columns : columns + actions]).tolist() == legal
    assert np.flatnonzero(frame[columns + actions :]).tolist() == [action]
    twin = pickle.loads(pickle.dumps(state))
    assert twin.information_state_tensor(player) == tensor.tolist()
    assert state.clone().information_state_tensor(player) == tensor.tolist()


@every_game
def test_with_enough_recall_equal_tensors_mean_equal_information_states(name: str) -> None:
    """And vice versa: the beginnings of many games, dealt from few seeds."""
    game = load(name, 2, recall=12)
    texts: dict[tuple[int, bytes], str] = {}  # observations do not name their player
    tensors: dict[str, bytes] = {}
    equal = 0
    first = state_after(game, 40)
    for seed in range(40):
        state, rng = first.clone(), random.Random(seed % 20)
        for _ in range(10):
            step(state, rng)
            for player in range(2):
                text = state.information_state_string(player)
                tensor = np.array(state.information_state_tensor(player), np.float32).tobytes()
                equal += (player, tensor) in texts
                assert texts.setdefault((player, tensor), text) == text
                assert tensors.setdefault(text, tensor) == tensor
    assert equal > 100
    assert len(texts) > 100


@every_game
def test_private_and_public_observation_make_up_the_view(name: str) -> None:
    kinds = pyspiel.PrivateInfoType
    game = load(name, 3)
    private, public = (
        make_observation(game, pyspiel.IIGObservationType(is_public, False, kind))
        for is_public, kind in ((False, kinds.SINGLE_PLAYER), (True, kinds.NONE))
    )
    secrets = 0
    for state in itertools.islice(walk(game), 0, 300, 5):
        for player in range(3):
            part = json.loads(private.string_from(state, player))
            secrets += bool(part)
            whole = json.loads(public.string_from(state, player))
            assert merge(whole, part) == json.loads(state.observation_string(player))
    assert private.tensor is None
    assert secrets > 0


def merge(public: Any, private: Any) -> Any:
    """A public view with the private parts in it."""
    if isinstance(public, list) and isinstance(private, dict):
        parts = {int(key): part for key, part in private.items()}
        return [merge(item, parts[i]) if i in parts else item for i, item in enumerate(public)]
    if isinstance(public, dict) and isinstance(private, dict):
        both = {key: merge(public[key], private[key]) for key in private if key in public}
        return {**public, **private, **both}
    return private


@every_game
def test_the_playthrough_of_open_spiel_is_generated(name: str) -> None:
    """Its format shows every kind of observation; from a late position, since it is slow."""
    states = [state.position for state in walk(load(name)) if state.current_player() >= 0]
    game = f"python_sacbe_{name}(position={states[-12].notation()})"
    text = generate_playthrough.playthrough(game, [], seed=1)
    assert "IsTerminal() = True" in text
    for kind in ("InformationState", "Observation", "PrivateObservation"):
        assert f"{kind}String(1) = " in text
    assert "InformationStateTensor(0)" in text


@every_game
def test_games_start_from_a_position(name: str) -> None:
    first = middle(name, 3).position
    game = pyspiel.load_game(f"python_sacbe_{name}", {"position": first.notation()})
    assert game.num_players() == 3
    assert game.new_initial_state().position == first
    for again in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):
        assert again.get_parameters() == game.get_parameters()
        assert again.new_initial_state().position == first
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    for params, message in (
        ({"players": 4}, "those of the position"),
        ({"starting_seat": 1}, "those of the position"),
        ({"position": "nowhere"}, "begins with"),
    ):
        with pytest.raises(pyspiel.SpielError, match=message):
            pyspiel.load_game(f"python_sacbe_{name}", {"position": first.notation(), **params})


def test_games_use_a_data_file(tmp_path: Path) -> None:
    path = tmp_path / "data.json"
    path.write_bytes(own_data("maya"))
    game = load("maya", 2, data=str(path))
    state = game.new_initial_state()
    assert state.position.game is sacbe.game("maya", path)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    pyspiel.evaluate_bots(state, [openspiel.bot("random", game, p) for p in range(2)], 1)
    with pytest.raises(pyspiel.SpielError, match="no such file"):
        load("maya", 2, data=str(tmp_path / "nothing.json"))


def test_recall_is_bounded() -> None:
    with pytest.raises(pyspiel.SpielError, match="recall must be 0 to 10000, not -1"):
        load("maya", recall=-1)


def other_step(state: SacbeState, expected: SacbeState, action: int) -> int | None:
    """Something else than this action, after which seat 0 sees what it sees in `wanted`."""
    sight = expected.observation_string(0)
    others = [a for a in state.legal_actions() if a != action]
    for other in (*others, action) if state.current_player() != 0 else (action,):
        if other in state.legal_actions() and state.child(other).observation_string(0) == sight:
            return other
    return None


@every_table
def test_secret_actions_do_not_change_information_states(name: str, players: int) -> None:
    """Two games that differ only in chance and actions that seat 0 cannot observe: its information
    states and legal actions are the same in both."""
    game, rng = load(name, players), random.Random(1)
    here, there = game.new_initial_state(), game.new_initial_state()
    differences = 0
    for _ in range(60):
        action = rng.choice(here.legal_actions())
        here.apply_action(action)
        other = other_step(there, here, action)
        if other is None:
            break
        there.apply_action(other)
        differences += other != action
        assert here.information_state_string(0) == there.information_state_string(0)
        assert here.legal_actions(0) == there.legal_actions(0)
    assert differences > 0


def test_kept_wealth_tiles_are_hidden_during_the_draft() -> None:
    state = load("tzolkin", starting_seat=0).new_initial_state()
    while state.current_player() != 1:
        state.apply_action(state.legal_actions()[0])
    first, last = state.legal_actions()[0], state.legal_actions()[-1]
    assert state.child(first).information_state_string(0) == (
        state.child(last).information_state_string(0)
    )
    assert state.child(first).information_state_string(1) != (
        state.child(last).information_state_string(1)
    )


# ---------------------------------------------------------------- other worlds


@every_table
def test_resampled_state_has_the_same_information_state(name: str, players: int) -> None:
    rng, others = random.Random(1), 0
    for i, state in enumerate(itertools.islice(walk(load(name, players)), 150)):
        if i % 5 or state.current_player() < 0:
            continue
        for player in range(players):
            world = resample(state, player, rng)
            others += world.position != state.position
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.legal_actions(player) == state.legal_actions(player)
    assert others > 0


@every_game
def test_resampled_state_extends_its_information_state(name: str) -> None:
    state = middle(name)
    player = state.current_player()
    world = resample(state, player, random.Random(1))
    before = world.information_state_string(player)
    action = world.legal_actions()[0]
    world.apply_action(action)
    after = world.information_state_string(player)
    assert after.startswith(f"{before}\naction {action}")
    other = 1 - player
    observed = world.information_state_string(other)
    assert len(observed) < len(state.information_state_string(other))
    assert observed.startswith(f"seat {other}: ")


@every_game
def test_resampling_is_deterministic(name: str) -> None:
    state = middle(name)
    first, second = (resample(state, 0, random.Random(5)) for _ in range(2))
    assert first.position == second.position
    built_in = state.resample_from_infostate(0, lambda: 0.25)
    assert built_in.position == state.resample_from_infostate(0, lambda: 0.25).position


# ---------------------------------------------------------------- bots


def play_out(game: SacbeGame, bot: pyspiel.Bot) -> list[float]:
    state, rng = game.new_initial_state(), random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            step(state, rng)
        else:
            state.apply_action(bot.step(state))
    return list(state.returns())


def evaluator() -> mcts.Evaluator:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))


@every_game
def test_the_learning_environment_of_open_spiel_steps_through_a_game(name: str) -> None:
    kind = rl_environment.ObservationType.OBSERVATION
    table = rl_environment.Environment(load(name, 3), observation_type=kind)
    table.seed(1)
    rng, now = random.Random(1), table.reset()
    while not now.last():
        player = now.observations["current_player"]
        now = table.step([rng.choice(now.observations["legal_actions"][player])])
    assert sum(now.rewards) == pytest.approx(0)


def test_the_mcts_of_open_spiel_plays_a_whole_game() -> None:
    game = load("maya")
    bot = mcts.MCTSBot(game, 1.5, 2, evaluator(), random_state=np.random.RandomState(2))
    assert sum(play_out(game, bot)) == 0


@every_game
def test_the_ismcts_of_open_spiel_plays_a_whole_game(name: str) -> None:
    game = load(name)
    bot = ismcts.ISMCTSBot(game, evaluator(), 1.5, 2, random_state=np.random.RandomState(2))
    if name != "maya":  # there it finds the state's own resampler
        bot.set_resampler(functools.partial(resample, rng=random.Random(7)))
    assert sum(play_out(game, bot)) == 0


@every_game
def test_the_example_has_greedy_beat_random(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    example.main([name, "--games", "2"])
    rows = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines()}
    assert rows["greedy"] == ["2", "0", "0", "1.00"]
    assert rows["random"] == ["0", "0", "2", "-1.00"]


def test_invalid_bot_arguments_are_rejected() -> None:
    game = load("maya")
    with pytest.raises(pyspiel.SpielError, match="Unknown bot 'clever'"):
        openspiel.bot("clever", game, 0)
    with pytest.raises(pyspiel.SpielError, match="There is no player 2"):
        openspiel.bot("greedy", game, 2)
    with pytest.raises(pyspiel.SpielError, match="kuhn_poker is not a Sacbe game"):
        openspiel.bot("greedy", pyspiel.load_game("kuhn_poker"), 0)
    state = middle("maya")
    with pytest.raises(pyspiel.SpielError, match="is not to move"):
        openspiel.bot("greedy", game, 1 - state.current_player()).step(state)


# ---------------------------------------------------------------- parameters and bad input


@every_game
def test_game_parameters(name: str) -> None:
    kind = next(g for g in pyspiel.registered_games() if g.short_name == f"python_sacbe_{name}")
    assert (kind.min_num_players, kind.max_num_players) == sacbe.game(name).players
    options = {option.name: option.default for option in sacbe.game(name).options}
    settings = {"players": 2, "rewards": "win", "data": "", "position": "", "recall": 0}
    assert load(name).get_parameters() == {**settings, **options}
    game = pyspiel.load_game(f"python_sacbe_{name}(players=3,starting_seat=2)")
    assert game.num_players() == 3
    assert game.new_initial_state().position.view(0)["options"]["starting_seat"] == 2


@every_game
def test_game_round_trips_through_serialization(name: str) -> None:
    game = load(name, 3, rewards="points", starting_seat=1)
    for again in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):
        assert again.get_parameters() == game.get_parameters()
        assert again.new_initial_state().position == game.new_initial_state().position


@every_game
def test_points_are_a_game_of_general_sum(name: str) -> None:
    game = load(name, 3, rewards="points")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert load(name, 3).get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    *_, last = walk(game)
    assert last.returns() == [float(points) for points in last.position.scores]
    assert game.min_utility() <= min(last.returns()) <= max(last.returns()) <= game.max_utility()


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({"players": 5}, "is for 2 to 4 players, not 5"),
        ({"players": 1}, "is for 2 to 4 players, not 1"),
        ({"players": 2, "starting_seat": 3}, "seats are 0 to 1"),
        ({"starting_seat": 7}, "Option starting_seat must be one of"),
        ({"rewards": "glory"}, "rewards must be 'win' or 'points', not 'glory'"),
        ({"stars": 1}, "Unknown parameter 'stars'"),
        ({"players": "two"}, "Wrong type for parameter players"),
    ],
)
@every_game
def test_invalid_parameters_are_rejected(
    name: str, params: dict[str, int | str], message: str
) -> None:
    with pytest.raises(pyspiel.SpielError, match=message):
        pyspiel.load_game(f"python_sacbe_{name}", params)


@every_game
def test_illegal_action_is_rejected(name: str) -> None:
    state = middle(name)
    before, history = state.position, state.history()
    legal = state.legal_actions()
    illegal = next(a for a in range(before.game.num_actions) if a not in legal)
    for action, message in (
        (illegal, r"\w"),
        (-7, "There is no action -7"),
        (10**6, "There is no"),
    ):
        with pytest.raises(pyspiel.SpielError, match=message):
            state.apply_action(action)
    assert state.position == before
    assert state.history() == history


@every_game
def test_impossible_chance_outcome_is_rejected(name: str) -> None:
    state = load(name).new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="is not a possible outcome"):
        state.apply_action(max(state.legal_actions()) + 100)
    with pytest.raises(pyspiel.SpielError, match="not a chance node"):
        middle(name).chance_outcomes()


@every_game
def test_a_finished_game_takes_no_action(name: str) -> None:
    *_, last = walk(load(name))
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        last.apply_action(0)


@pytest.mark.parametrize("player", [-1, 2])
def test_unknown_player_is_rejected(player: int) -> None:
    state = middle("maya")
    for ask in (
        state.observation_string,
        state.observation_tensor,
        state.information_state_string,
    ):
        with pytest.raises(pyspiel.SpielError, match="players are 0 to 1"):
            ask(player)
    with pytest.raises(pyspiel.SpielError, match="players are 0 to 1"):
        resample(state, player)


def test_missing_open_spiel_is_explained(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert openspiel.__file__ is not None
    spec = importlib.util.spec_from_file_location("without_open_spiel", openspiel.__file__)
    assert spec is not None
    assert spec.loader is not None
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(ImportError, match=r"pip install 'sacbe\[research\]'"):
        spec.loader.exec_module(importlib.util.module_from_spec(spec))


def test_process_exits_cleanly_after_registration() -> None:
    """OpenSpiel frees registered objects after the interpreter has ended."""
    code = "import pyspiel, sacbe.adapters.openspiel as o; o.load('maya')"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=300).returncode == 0
