"""Positions as data and text: they round-trip, and impossible ones are refused with a reason."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import sacbe
from tests.games.options import draw_options

every_game = pytest.mark.parametrize("name", sacbe.games())


def walk(name: str, players: int, seed: int, every: int = 1) -> Iterator[sacbe.State]:
    """Positions of a random game with random options, chance nodes and the end included."""
    rng = random.Random(seed)
    game = sacbe.game(name)
    state = game.start(players, **draw_options(game, players, rng))
    number = 0
    while state.current_player is not None:
        if number % every == 0:
            yield state.copy()
        state.play(rng.choice(state.legal_actions()))
        number += 1
    yield state


def middle(name: str, players: int = 3) -> sacbe.State:
    table = sacbe.Table(name, players, 5)
    for _ in range(80):
        table.play(table.state.legal_actions()[0])
    return table.state


@every_game
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_round_trips(name: str, players: int) -> None:
    game = sacbe.game(name)
    for state in walk(name, players, players, every=5):
        text = state.notation()
        assert game.position(text) == state
        assert game.position(text).notation() == text
        described = state.describe()
        assert game.position(json.loads(json.dumps(described))) == state
        assert not set("=,()[]{}\"'\n") & set(text)


@every_game
def test_positions_differ_in_their_notation(name: str) -> None:
    texts: dict[str, sacbe.State] = {}
    for seed in range(3):
        for state in walk(name, 2, seed):
            assert texts.setdefault(state.notation(), state) == state
    assert len(set(texts.values())) == len(texts)


@every_game
def test_a_position_from_a_description_plays_like_the_original(name: str) -> None:
    state = middle(name)
    twin = sacbe.game(name).position(state.notation())
    rng = random.Random(1)
    while state.current_player is not None:
        assert twin.legal_actions() == state.legal_actions()
        action = rng.choice(state.legal_actions())
        state.play(action)
        twin.play(action)
    assert (twin.scores, twin.winners) == (state.scores, state.winners)


def test_some_fields_can_be_changed() -> None:
    state = middle("tzolkin")
    richer = state.game.position({"players": {1: {"corn": 9, "blocks": [1, 2, 3]}}}, state)
    player = richer.view()["players"][1]
    assert (player["corn"], player["wood"], player["stone"], player["gold"]) == (9, 1, 2, 3)
    before: Any = state.describe()
    after = richer.describe()
    before["players"][1].update(corn=9, blocks=[1, 2, 3])
    assert before == after
    text = f"{' '.join(state.notation().split()[:3])} players.1 corn:9 blocks:1/2/3"
    assert state.game.position(text, state) == richer


HEADER = " ".join(sacbe.game("tzolkin").start(2).notation().split()[:3])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"players": {0: {"korn": 5}}}, r"no field players.0.korn. Do you mean 'corn'\?"),
        ({"zzz": 5}, r"no field zzz. There are players_n, starting_option, "),
        ({5: 5}, r"no field 5\."),
        ({"players": {4: {}}}, r"no players.4: there are 4"),
        ({"players": {"0": {}}}, r"no players.0: there are 4"),
        ({"players": [{}] * 5}, "players must be at most 4 records"),
        ({"players": "all"}, "players must be at most 4 records, not 'all'"),
        ({"players": {0: 5}}, r"players.0. must be a dict of fields, not 5"),
        ({"players": {0: {"blocks": [1, 2]}}}, r"players.0.blocks must be 3 numbers, not \[1, 2\]"),
        ({"players": {0: {"blocks": 5}}}, r"players.0.blocks must be 3 numbers, not 5"),
        ({"day": "x"}, "day must be a number, not 'x'"),
        ({"day": 1.5}, "day must be a number, not 1.5"),
        ({"day": [1]}, r"day must be a number, not \[1\]"),
        ({"day": 10**30}, "day must be a number, not 10+: .* does not fit int16"),
        ({"day": 99}, "invalid: a counter is out of range"),
        ({"players": {0: {"hand": 6}}}, "invalid: the number of workers is wrong"),
        ({"players_n": 7}, "This position of Tzolk'in is invalid"),
        ([], r"A description must be a dict of fields, not \[\]"),
        ("", "begins with 'tzolkin 1 "),
        ("maya 1 0", "begins with 'tzolkin 1 "),
        (f"{HEADER} day", "day is not a record"),
        (f"{HEADER} players.4", "no players.4: there are 4 players"),
        (f"{HEADER} players", "no players: there are 4 players"),
        (f"{HEADER} players.²", "no players.²"),
        (f"{HEADER} players:5", "is not a field with numbers"),
        (f"{HEADER} day:", "is not a field with numbers"),
        (f"{HEADER} day:x", "is not a field with numbers"),
        (f"{HEADER} day:5/5", "day needs 1 numbers"),
        (f"{HEADER} day:99999", "does not fit int16"),
        (f"{HEADER} day:1.5", "day must be a number, not 1.5"),
        (f"{HEADER} dummies:9999999*0", "is not a number or a run of up to 5"),
        (f"{HEADER} dummies:*0", "is not a number or a run of up to 5"),
        (f"{HEADER} dummies:0*0", "is not a number or a run of up to 5"),
        (f"{HEADER} dummies:4*0", "dummies needs 5 numbers"),
        (f"{HEADER} dummies:4*0/1/1", "dummies needs 5 numbers"),
        (f"{HEADER} day:--1", "is not a number"),
        (" " * 20_001, "at most 20000 characters"),
    ],
)
def test_impossible_positions_are_refused_with_a_reason(change: Any, message: str) -> None:
    state = middle("tzolkin")
    with pytest.raises(ValueError, match=message):
        state.game.position(change, state)


def test_a_base_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match=r"The base is a position of sacbe.game\('maya'\)"):
        sacbe.game("tzolkin").position({}, middle("maya"))


def test_a_position_without_fields_is_refused() -> None:
    for name in sacbe.games():
        with pytest.raises(ValueError, match="is invalid"):
            sacbe.game(name).position({})


@every_game
def test_damaged_notations_give_a_valid_position_or_an_error(name: str) -> None:
    """Compiled rules do not check indices, so every accepted position must obey all invariants."""
    rng = random.Random(3)
    game, accepted = sacbe.game(name), 0
    texts = [state.notation() for state in walk(name, 3, 4, every=20)]
    for _ in range(1500):
        letters = list(rng.choice(texts))
        for _ in range(rng.randint(1, 3)):
            letters[rng.randrange(len(letters))] = rng.choice("0123456789*/:. -players")
        try:
            state = game.position("".join(letters))
        except ValueError:
            continue
        accepted += 1
        assert game.from_bytes(state.to_bytes()) == state
        assert game.position(state.notation()) == state
        while state.current_player is not None:
            state.play(rng.choice(state.legal_actions()))
    assert accepted > 0
