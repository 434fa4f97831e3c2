"""Action heads, entities, public columns and symmetries."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe.adapters.batch import Batch
from sacbe.adapters.structure import (
    ABSENT,
    ActionHeads,
    Entities,
    Symmetry,
    public_columns,
    renaming,
    seat_rotation,
    symmetric_things,
)
from tests.games.counts import TABLES

every_game = pytest.mark.parametrize("game", sacbe.games())
every_table = pytest.mark.parametrize(("game", "players"), TABLES)


def decisions(game: str, players: int, seed: int, games: int = 3) -> Iterator[sacbe.State]:
    """The positions of random games in which a seat must act."""
    rng = random.Random(seed)
    for number in range(games):
        state = sacbe.game(game).start(players)
        chance = state.game.engine.rng(100 * seed + number)
        state.deal(chance)
        while state.current_player is not None:
            yield state
            state.play(rng.choice(state.legal_actions()))
            state.deal(chance)


# ------------------------------------------------------------ action heads


@every_game
def test_heads_are_what_infos_say(game: str) -> None:
    """In every position: a head has the value of the key, or the key only describes."""
    heads, types = ActionHeads(sacbe.game(game)), Counter[str]()
    describes = sacbe.game(game).actions.DESCRIBES
    for state in decisions(game, 4, 1, games=6):
        for action in state.legal_actions():
            info = state.action_info(action)
            values = {
                head: heads.values[head][code]
                for head, code in zip(heads.names, heads.codes[action].tolist(), strict=True)
                if code != ABSENT
            }
            types[info["type"]] += 1
            for key, value in info.items():
                expected = tuple(value) if isinstance(value, list) else value
                is_top_piece = key == "owner" and info["kind"] == "pyramid"  # not in the id
                if key in describes.get(info["type"], ()) or is_top_piece:
                    assert key not in values
                else:
                    assert values.pop(key) == expected
            assert not values
    assert len(types) >= 5


@every_game
def test_codes_are_unique_and_lead_back_to_the_action(game: str) -> None:
    heads = ActionHeads(sacbe.game(game))
    assert heads.names[0] == "type"
    assert [heads.action(row) for row in heads.codes.tolist()] == list(range(len(heads.codes)))
    with pytest.raises(ValueError, match="No action has the codes"):
        heads.action([ABSENT] * len(heads.names))


@every_game
def test_choosing_head_by_head_leaves_one_legal_action(game: str) -> None:
    batch, rng = Batch(game, 3, 64, 2, observe=False), np.random.default_rng(1)
    heads = ActionHeads(batch.game)
    for _ in range(100):
        masks = batch.masks
        for head in heads.names:
            options = heads.mask(masks, head)
            expected = [
                {c % options.shape[1] for c in heads.codes[row == 1, heads.names.index(head)]}
                for row in masks
            ]
            assert [set(np.flatnonzero(row).tolist()) for row in options] == expected
            picked = (rng.random(options.shape) * options).argmax(1)
            is_absent = picked == options.shape[1] - 1
            masks = heads.narrow(masks, head, np.where(is_absent, ABSENT, picked))
        assert (masks.sum(1) == 1).all()
        batch.step(masks.argmax(1))


# ------------------------------------------------------------ entities


@every_game
def test_entities_have_the_columns_of_their_names(game: str) -> None:
    entities, names = Entities(sacbe.game(game)), sacbe.game(game).observation_names
    columns = [*entities.other.tolist()]
    for kind, index in entities.index.items():
        columns += index.flatten().tolist()
        for each, row in zip(entities.ids[kind], index.tolist(), strict=True):
            expected = [feature.format(each) for feature in entities.features[kind]]
            assert [names[column] for column in row] == expected
    assert sorted(columns) == list(range(len(names)))
    assert len(entities.other) < len(names) / 4


@every_game
def test_split_rows_can_be_joined_again(game: str) -> None:
    batch = Batch(game, 4, 32, 3)
    entities = Entities(batch.game)
    for _ in range(50):
        batch.step(batch.sample())
    parts = entities.split(batch.observations)
    assert parts["player"].shape[:2] == (32, 4)
    assert np.array_equal(entities.join(parts), batch.observations)


def test_an_entity_has_its_values() -> None:
    batch = Batch("maya", 2, 8, 4)
    for _ in range(60):
        batch.step(batch.sample())
    entities = Entities(batch.game)
    players = entities.split(batch.observations)["player"]
    score = entities.features["player"].index("player_{}.score")
    for i in range(batch.size):
        points, seat = batch.state(i).scores, int(batch.seats[i])
        assert players[i, :2, score].tolist() == [points[seat], points[1 - seat]]


# ------------------------------------------------------------ public columns


@every_table
def test_public_columns_are_the_same_for_everything_a_spectator_cannot_tell_apart(
    game: str, players: int
) -> None:
    public = public_columns(sacbe.game(game))
    private = np.zeros(len(public), np.bool_)
    for number, state in enumerate(decisions(game, players, players)):
        other = state.determinize(None, number)
        for seat in range(players):
            rows = state.observation(seat), other.observation(seat)
            assert np.array_equal(rows[0][public], rows[1][public])
            private |= rows[0] != rows[1]
    assert private[~public].any()


# ------------------------------------------------------------ symmetries

# Gods of a common supply would be dealt to the seats in another order.
OPTIONS: dict[str, dict[str, Any]] = {"tzolkin": {}, "maya": {}, "mezo": {"gods": "chosen"}}


def rotated_game(game: str, players: int, shift: int, seed: int) -> list[Any]:
    """A game in which seat p is called p + shift, in the names of the game without a shift. What is
    dealt and chosen depends on who chooses and how often, not on the names."""
    state = sacbe.game(game).start(players, **OPTIONS[game])
    back, calls = seat_rotation(state.game, players, shift).inverse, Counter[Any]()
    course: list[Any] = []

    def pick(who: Any, by_name: dict[Any, int]) -> int:
        calls[who] += 1
        return by_name[random.Random(f"{seed} {who} {calls[who]}").choice(sorted(by_name))]

    while state.current_player is not None:
        legal = state.legal_actions()
        if state.current_player == sacbe.CHANCE:
            infos = [state.action_info(outcome) for outcome in legal]
            for info in infos:
                if "seat" in info:
                    info["seat"] = (info["seat"] - shift) % players
            seats = {info.get("seat") for info in infos}
            who = infos[0]["type"], seats.pop() if len(seats) == 1 else None
            by_name = dict(zip(map(repr, infos), legal, strict=True))
            if who[0] == "deal":  # from a common supply: every seat has its own part
                own = {repr(info) for info in infos if int(info["tile"][1:]) % players == who[1]}
                by_name = {name: outcome for name, outcome in by_name.items() if name in own}
            state.play(pick(who, by_name))
            continue
        seat = state.current_player
        name = (seat - shift) % players
        action = pick(name, {int(back.action(a)): a for a in legal})
        if not state.is_simultaneous:  # seats choose by number, which no seat may see
            rows = [state.observation((p + shift) % players) for p in range(players)]
            mask = np.zeros(state.game.num_actions, np.int8)
            mask[legal] = 1
            course.append((name, np.stack(rows).tobytes(), back.masks(mask).tobytes()))
        state.play(action)
    course.append([state.scores[(p + shift) % players] for p in range(players)])
    return course


@every_table
def test_rotated_seats_play_the_same_game(game: str, players: int) -> None:
    for seed in range(3):
        course = rotated_game(game, players, 0, seed)
        assert len(course) > 50
        for shift in range(1, players):
            assert rotated_game(game, players, shift, seed) == course


def test_a_rotation_changes_the_actions_that_name_seats() -> None:
    game = sacbe.game("mezo")
    heads, rotation = ActionHeads(game), seat_rotation(game, 3, 1)
    targets = heads.codes[:, [heads.names.index("owner"), heads.names.index("seat")]].max(1)
    changes = rotation.action(np.arange(game.num_actions)) != np.arange(game.num_actions)
    assert changes.tolist() == [0 <= seat < 3 for seat in targets.tolist()]


@pytest.mark.parametrize("players", [2, 4])
def test_renamed_crops_play_the_same_game(players: int) -> None:
    game = sacbe.game("maya")
    crops = symmetric_things(game)["crop"]
    names = dict(zip(crops, crops[1:] + crops[:1], strict=True))
    symmetry, rng = renaming(game, "crop", names), random.Random(players)
    one, two = game.start(players), game.start(players)
    while one.current_player is not None:
        action = rng.choice(one.legal_actions())
        if one.current_player == sacbe.CHANCE:
            info = one.action_info(action)
            if "crop" in info:
                info["crop"] = names[info["crop"]]
            twin = next(o for o in two.legal_actions() if two.action_info(o) == info)
            assert dict(two.chance())[twin] == pytest.approx(dict(one.chance())[action])
        else:
            twin = int(symmetry.action(action))
            legal = {int(symmetry.action(each)) for each in one.legal_actions()}
            assert legal == set(two.legal_actions())
            for seat in range(players):
                row = symmetry.rows(one.observation(seat))
                assert np.array_equal(row, two.observation(seat))
        one.play(action)
        two.play(twin)
    assert one.scores == two.scores


@every_game
def test_the_inverse_undoes_a_symmetry(game: str) -> None:
    def check(symmetry: Symmetry) -> None:
        back = symmetry.inverse
        rows = np.random.default_rng(1).random((3, len(symmetry.columns)), np.float32)
        masks = np.eye(len(symmetry.actions), dtype=np.int8)
        assert np.array_equal(back.rows(symmetry.rows(rows)), rows)
        assert np.array_equal(back.masks(symmetry.masks(masks)), masks)
        actions = np.arange(len(symmetry.actions))
        assert np.array_equal(back.action(symmetry.action(actions)), actions)
        # a mask and an action move together
        assert np.array_equal(symmetry.masks(masks).argmax(1), symmetry.action(actions))

    check(seat_rotation(sacbe.game(game), 3, 2))
    for kind, things in symmetric_things(sacbe.game(game)).items():
        check(renaming(sacbe.game(game), kind, dict(zip(things, things[::-1], strict=True))))


@pytest.mark.parametrize("names", [{"corn": "pepper"}, {"gold": "gold"}])
def test_other_renamings_are_rejected(names: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="Not a permutation of"):
        renaming(sacbe.game("maya"), "crop", names)
