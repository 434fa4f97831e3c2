"""Invariants of random games: checked by compiled code after every step, and fully on a sample.

A failing seed prints a command that plays the same game again.
"""

import copy
import json
import os
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe.cli.fuzz import CHUNK, Job, jobs, run
from sacbe.play.game import Game
from sacbe.text import LANGUAGES
from tests.games.counts import TABLES, player_counts
from tests.games.sample import sample_states
from tests.games.trace import trace

GAMES = 10_000


@pytest.fixture(params=sacbe.games())
def game(request: pytest.FixtureRequest) -> Game:
    """Every game."""
    return sacbe.game(request.param)


@pytest.mark.parametrize(("game", "players"), TABLES, indirect=["game"])
def test_every_position_of_ten_thousand_games_is_valid(game: Game, players: int) -> None:
    for job in jobs(game, GAMES // 3 + CHUNK, 1_000_000, players):
        _, failure = run(game, job)
        assert failure is None, f"sacbe fuzz {game.name} --games 1 for {failure}"


def test_a_game_of_a_chunk_is_the_same_alone(game: Game) -> None:
    """Otherwise the printed command would not reproduce a failure."""
    for seed in (0, 700, 1100, 1990):
        steps, _ = run(game, Job(4, seed, 5))
        assert steps == sum(run(game, Job(4, seed + i, 1))[0] for i in range(5))


def test_the_fuzzer_splits_its_games_into_chunks(game: Game) -> None:
    chunks = jobs(game, 1700, 1234, None)
    assert [job.games for job in chunks] == [266, 500, 500, 434]
    assert [job.seed for job in chunks] == [1234, 1500, 2000, 2500]
    assert {job.players for job in chunks} == set(player_counts(game.name))


def test_random_games_with_bounds_checks(game: Game) -> None:
    """Without bounds checks, compiled code reads other memory where an index is wrong."""
    fuzz = subprocess.run(
        [sys.executable, "-m", "tests.games.bounds", game.name, "600"],
        env=dict(os.environ, NUMBA_BOUNDSCHECK="1"),
        capture_output=True,
        text=True,
        timeout=1200,
    )
    assert fuzz.returncode == 0, fuzz.stdout + fuzz.stderr


@pytest.mark.parametrize(("game", "players"), TABLES, indirect=["game"])
def test_uncompiled_games_are_the_same_byte_for_byte(game: Game, players: int) -> None:
    uncompiled = subprocess.run(
        [sys.executable, "-m", "tests.games.trace", game.name, str(players), "30"],
        env=dict(os.environ, NUMBA_DISABLE_JIT="1"),
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    ).stdout
    assert uncompiled.splitlines() == [trace(game.name, players, seed) for seed in range(30)]


@pytest.mark.parametrize(("game", "players"), TABLES, indirect=["game"])
class TestOnASampleOfPositions:
    """About one position in 200 of random games."""

    def test_play_accepts_exactly_the_legal_ids(self, game: Game, players: int) -> None:
        for state in sample_states(game, players, 40):
            legal = set(state.legal_actions())
            assert sorted(legal) == state.legal_actions()
            n = game.num_chance if state.current_player == sacbe.CHANCE else game.num_actions
            for action in (-1, *range(n), n, 10_000):
                twin = state.copy()
                if action in legal:
                    twin.play(action)
                    assert twin != state
                else:
                    with pytest.raises(sacbe.IllegalAction):
                        twin.play(action)
                    assert twin == state
                    assert twin.legal_actions() == state.legal_actions()

    def test_copies_are_equal_and_independent(self, game: Game, players: int) -> None:
        for state in sample_states(game, players, 40):
            before = state.to_bytes()
            for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
                assert twin == state
                assert hash(twin) == hash(state)
                if twin.current_player is not None:
                    twin.play(twin.legal_actions()[-1])
                    assert twin != state
                assert state.to_bytes() == before

    def test_bytes_round_trip(self, game: Game, players: int) -> None:
        for state in sample_states(game, players, 40):
            again = game.from_bytes(state.to_bytes())
            assert again == state
            assert again.current_player == state.current_player
            assert again.legal_actions() == state.legal_actions()
            assert again.view(0) == state.view(0)

    def test_views_are_json_and_observations_have_names(self, game: Game, players: int) -> None:
        for state in sample_states(game, players, 20):
            for seat in (None, *range(players)):
                view = state.view(seat)
                assert json.loads(json.dumps(view)) == view
            for seat in range(players):
                row = state.observation(seat)
                assert len(set(game.observation_names)) == len(row)
                assert bool((abs(row) < 1000).all())

    def test_infos_are_distinct_and_can_be_looked_up(self, game: Game, players: int) -> None:
        find = game.actions.find
        for state in sample_states(game, players, 40):
            infos = [
                json.dumps(state.action_info(a), sort_keys=True) for a in state.legal_actions()
            ]
            assert len(set(infos)) == len(infos)
            if state.current_player is not None and state.current_player >= 0:
                for action in state.legal_actions():
                    info = state.action_info(action)
                    assert find(state.plain(), info, state.current_player) == action

    def test_every_id_has_an_info_and_a_reason(self, game: Game, players: int) -> None:
        for state in sample_states(game, players, 5):
            for seat in range(players):
                legal = state.legal_actions(seat)
                for action in range(game.num_actions):
                    assert (state.explain(action, seat) is None) == (action in legal)
                    state.explain(state.action_info(action, seat), seat)

    def test_every_legal_action_has_a_distinct_text_in_every_language(
        self, game: Game, players: int
    ) -> None:
        for state in sample_states(game, players, 15):
            for lang in LANGUAGES:
                texts = [state.action_text(action, lang=lang) for action in state.legal_actions()]
                assert all(texts)
                assert len(set(texts)) == len(texts)

    def test_chance_is_a_distribution(self, game: Game, players: int) -> None:
        for state in sample_states(game, players, 40):
            chance = state.chance()
            assert (len(chance) > 0) == (state.current_player == sacbe.CHANCE)
            if chance:
                assert [action for action, _ in chance] == state.legal_actions()
                assert sum(p for _, p in chance) == pytest.approx(1)


def test_changed_bytes_are_rejected_or_playable(game: Game) -> None:
    """A changed position is rejected with a ValueError, or it can be played on."""
    rng = random.Random(8)
    rejections = 0
    for state in sample_states(game, 4, 150):
        raw = bytearray(state.raw())
        for _ in range(rng.choice((1, 1, 2, 5))):
            place = rng.randrange(0, len(raw), 2)
            value = rng.choice((0, 1, 2, 3, 5, 12, 40, -1, -2, 255, 32767, -32768))
            raw[place : place + 2] = value.to_bytes(2, "little", signed=True)
        try:
            changed = sacbe.State.load(game, bytes(raw))
        except ValueError:
            rejections += 1
            continue
        for _ in range(200):
            if changed.current_player is None:
                break
            changed.play(rng.choice(changed.legal_actions()))
    assert rejections > 75


@pytest.mark.parametrize(
    "junk", [None, "SACBE", b"", b"SACBE\x01", b"x" * 700, b"SACBE\x01" + b"\xff" * 900]
)
def test_junk_is_not_a_position(game: Game, junk: Any) -> None:
    with pytest.raises(ValueError, match=r"not a|corrupt"):
        game.from_bytes(junk)


def test_a_damaged_position_is_rejected(game: Game) -> None:
    data = bytearray(game.start(4).to_bytes())
    data[-20] ^= 1
    with pytest.raises(ValueError, match="corrupt"):
        game.from_bytes(bytes(data))


@pytest.mark.parametrize("action", [0.9, 1.0, "0", None, b"0", [0], 2**70, -(2**70), -1])
def test_only_integers_in_range_are_actions(game: Game, action: Any) -> None:
    """Compiled code is called without a choice by types, and would convert what it gets."""
    state = game.start(2)
    before = state.raw()
    with pytest.raises(sacbe.IllegalAction):
        state.play(action)
    assert state.raw() == before


def test_integers_of_other_types_are_actions(game: Game) -> None:
    states = [game.start(2) for _ in range(3)]
    action = states[0].legal_actions()[1]
    kinds: list[Any] = [int, np.int16, np.uint64]
    for state, kind in zip(states, kinds, strict=True):
        state.play(kind(action))
    assert states[0] == states[1] == states[2]
