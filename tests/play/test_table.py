"""Tables: dealing from a seed, undo, records, replay, and the records of single seats."""

import json
import random
from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe.play.records import decode, encode
from tests.games.counts import player_counts


def played(seed: int, moves: int | None = None, players: int = 4, **options: Any) -> sacbe.Table:
    """A table after `moves` random choices (None: played to the end)."""
    table = sacbe.Table("tzolkin", players=players, seed=seed, **options)
    rng = random.Random(seed)
    while table.current_player is not None and (moves is None or moves > 0):
        table.play(rng.choice(table.state.legal_actions()))
        moves = None if moves is None else moves - 1
    return table


def reveals(table: sacbe.Table, kind: str) -> list[Any]:
    """The chance outcomes of a kind, in order."""
    state, infos = sacbe.game("tzolkin").start(table.players, **table.options), []
    for player, action in table.moves:
        if player == sacbe.CHANCE:
            info = state.action_info(action)
            if info["type"] == kind:
                infos.append(info)
        state.play(action, None if player == sacbe.CHANCE else player)
    return infos


def test_one_seed_is_one_deck_even_after_play_diverges() -> None:
    one, other = sacbe.Table("tzolkin", seed=11), sacbe.Table("tzolkin", seed=11)
    for table, seed in ((one, 1), (other, 2)):
        rng = random.Random(seed)
        while table.current_player is not None:
            ids = table.state.legal_actions()
            table.play(rng.choice(ids[:-1] or ids))
    for kind in ("reveal_monument", "deal", "starting_seat"):
        assert reveals(one, kind) == reveals(other, kind)
    first, second = reveals(one, "reveal_building"), reveals(other, "reveal_building")
    for age in (range(1, 15), range(15, 33)):
        tiles = {f"B{n:02}" for n in age}
        mine = [info["building"] for info in first if info["building"] in tiles]
        others = [info["building"] for info in second if info["building"] in tiles]
        count = min(len(mine), len(others))
        assert mine[:count] == others[:count]


def test_different_seeds_give_different_decks() -> None:
    orders = {str(reveals(sacbe.Table("tzolkin", seed=s), "reveal_building")) for s in range(20)}
    assert len(orders) == 20


def test_starting_seats_are_about_equally_frequent() -> None:
    count = [0] * 4
    for seed in range(400):
        count[sacbe.Table("tzolkin", seed=seed).state.view()["starting_player"]] += 1
    assert min(count) > 60


def test_the_state_of_a_table_is_a_copy() -> None:
    table = sacbe.Table("tzolkin", seed=1)
    state = table.state
    state.play(state.legal_actions()[0])
    assert table.state != state


class TestUndo:
    def test_undo_reverts_the_last_decision(self) -> None:
        table = played(3, 30)
        before = table.state
        while True:
            moves = len(table.moves)
            table.play(table.state.legal_actions()[0])
            if len(table.moves) == moves + 1:
                break
            before = table.state
        table.undo()
        assert table.state == before

    def test_no_undo_after_a_reveal(self) -> None:
        table = played(3, 8)  # the draft is over
        rng = random.Random(3)
        while table.moves[-1][0] != sacbe.CHANCE:
            table.play(rng.choice(table.state.legal_actions()[:-1] or table.state.legal_actions()))
        with pytest.raises(sacbe.CannotUndo, match="revealed"):
            table.undo()

    def test_agreed_undo_of_a_reveal_repeats_the_same_outcome(self) -> None:
        table = played(3, 8)
        rng = random.Random(3)
        while table.moves[-1][0] != sacbe.CHANCE:
            before, action = (
                table.state,
                rng.choice(table.state.legal_actions()[:-1] or table.state.legal_actions()),
            )
            table.play(action)
        after = table.state
        table.undo(agreed=True)
        assert table.state == before
        table.play(action)
        assert table.state == after

    def test_no_undo_of_a_secret_choice(self) -> None:
        table = played(3, 1)
        with pytest.raises(sacbe.CannotUndo, match="secret"):
            table.undo()
        table.undo(agreed=True)
        assert table.state == sacbe.Table("tzolkin", seed=3).state

    def test_no_undo_before_the_first_decision(self) -> None:
        with pytest.raises(sacbe.CannotUndo):
            sacbe.Table("tzolkin", seed=3).undo()


class TestRecords:
    @pytest.mark.parametrize("players", player_counts("tzolkin"))
    @pytest.mark.parametrize("moves", [0, 5, 100, None])
    def test_a_record_replays_to_the_same_table(self, players: int, moves: int | None) -> None:
        table = played(17, moves, players, draft=moves != 100)
        record = table.record()
        for form in (record, json.dumps(record), encode(record), encode(record).encode()):
            again = sacbe.replay(form)
            assert again.state == table.state
            assert again.record() == record

    def test_a_replayed_table_continues_with_the_same_deck(self) -> None:
        table = played(5, 60)
        again = sacbe.replay(table.record())
        rng = random.Random(9)
        while table.current_player is not None:
            action = rng.choice(table.state.legal_actions())
            table.play(action)
            again.play(action)
        assert again.record() == table.record()

    def test_the_fields_of_a_record(self) -> None:
        record = played(17).record()
        assert record["game"] == "tzolkin"
        assert record["rules_version"] == sacbe.game("tzolkin").rules_version
        assert record["players"] == 4
        assert record["options"] == {"starting_seat": -1, "draft": True}
        assert set(record["result"]) == {"scores", "winners"}
        assert len(record["state"]) == 64

    @pytest.mark.parametrize(
        ("change", "sentence"),
        [
            ({"game": "chess"}, "Unknown game 'chess'"),
            ({"rules_version": 99}, "version 99"),
            ({"data": "0" * 16}, "different data"),
            ({"players": 3}, "invalid at move"),
            ({"players": 9}, "for 2 to 4 players"),
            ({"options": {"draft": 3}}, "draft"),
            ({"options": {"colour": True}}, "no option 'colour'"),
            ({"result": None}, "its result does not match"),
            ({"result": {"scores": [9, 9, 9, 9], "winners": [0]}}, "its result does not match"),
            ({"state": "0" * 64}, "its final position does not match"),
            ({"moves": []}, "its final position does not match"),
            ({"seed": 18}, "checksum does not match"),
            ({"seal": "0" * 64}, "checksum does not match"),
            ({"moves": [[0, 1]]}, "invalid at move 1"),
            ({"moves": [[-1, 99]]}, "invalid at move 1"),
            ({"moves": "all"}, "not a Sacbe record"),
            ({"moves": [[-1, 10**30]]}, "not a Sacbe record"),
            ({"moves": [[-1, 1.5]]}, "not a Sacbe record"),
            ({"extra": 1}, "not a Sacbe record"),
            ({"seats": ["\ud800", "b", "c", "d"]}, "surrogates not allowed"),
            ({"sacbe": 2}, "format 2"),
        ],
    )
    def test_a_changed_record_is_refused(self, change: dict[str, Any], sentence: str) -> None:
        record = played(17).record() | change
        with pytest.raises(sacbe.RecordError, match=sentence):
            sacbe.replay(record)

    def test_every_changed_move_is_detected(self) -> None:
        record = played(17).record()
        rng = random.Random(1)
        for _ in range(60):
            changed = json.loads(json.dumps(record))
            i = rng.randrange(len(changed["moves"]))
            changed["moves"][i][rng.randrange(2)] += rng.choice((-1, 1))
            with pytest.raises(sacbe.RecordError):
                sacbe.replay(changed)

    @pytest.mark.parametrize(
        "junk", [b"", b"\xff\xfe", b"[]", b"{}", b"null", "[" * 100_000, "{" * 10, "x" * 5_000_000]
    )
    def test_junk_is_refused(self, junk: bytes | str) -> None:
        with pytest.raises(sacbe.RecordError):
            sacbe.replay(junk)

    def test_the_record_of_one_seat_cannot_be_replayed(self) -> None:
        with pytest.raises(sacbe.RecordError, match="one seat"):
            sacbe.replay(played(17, 20).record(seat=1))

    def test_decoding_takes_no_more_than_it_needs(self) -> None:
        record = played(17).record()
        record["moves"] = record["moves"] * 100
        with pytest.raises(sacbe.RecordError):
            decode(record)


class TestStarting:
    def test_unknown_game(self) -> None:
        with pytest.raises(sacbe.UnknownGame, match="chess"):
            sacbe.game("chess")

    @pytest.mark.parametrize("players", [1, 5, -1, True, 2.0, "3"])
    def test_wrong_number_of_players(self, players: Any) -> None:
        with pytest.raises(ValueError, match="2 to 4 players"):
            sacbe.game("tzolkin").start(players)

    @pytest.mark.parametrize(
        "options",
        [
            {"starting_seat": 7},
            {"starting_seat": 2},
            {"starting_seat": True},
            {"draft": 1},
            {"x": 1},
        ],
    )
    def test_wrong_options(self, options: dict[str, Any]) -> None:
        with pytest.raises(ValueError, match=r"option|Option|no seat 2"):
            sacbe.game("tzolkin").start(2, **options)

    @pytest.mark.parametrize("seed", ["7", 1.5, 2**63, True])
    def test_wrong_seed(self, seed: Any) -> None:
        with pytest.raises(ValueError, match="seed"):
            sacbe.Table("tzolkin", seed=seed)

    @pytest.mark.parametrize("action", ["3", 1.5, None, [1]])
    def test_an_action_is_a_number(self, action: Any) -> None:
        state = played(1, 9).state
        before = state.copy()
        with pytest.raises(sacbe.IllegalAction):
            state.play(action)
        assert state == before

    def test_there_is_no_such_seat(self) -> None:
        state = sacbe.Table("tzolkin", players=2, seed=1).state
        for call in (state.view, state.legal_actions, lambda seat: state.play(1, seat)):
            with pytest.raises(ValueError, match="no seat 2"):
                call(2)


@pytest.mark.parametrize("action", [10**30, -(10**30), 2**63])
def test_a_number_beyond_every_id_is_no_legal_action(action: int) -> None:
    state = sacbe.game("maya").start(2)
    before = state.to_bytes()
    with pytest.raises(sacbe.IllegalAction):
        state.play(action)
    assert state.to_bytes() == before


@pytest.mark.parametrize("name", sacbe.games())
def test_a_position_is_observed_into_the_callers_arrays(name: str) -> None:
    game = sacbe.game(name)
    state = game.start()
    state.deal(game.engine.rng(3))
    row = np.full(len(game.observation_names), np.nan, np.float32)
    mask = np.full(game.num_actions, -1, np.int8)
    for seat in range(state.players):
        state.observe(seat, row, mask)
        assert row.tobytes() == state.observation(seat).tobytes()
        assert np.flatnonzero(mask).tolist() == (
            state.legal_actions() if seat == state.current_player else []
        )


def test_arrays_that_do_not_fit_are_refused() -> None:
    game = sacbe.game("maya")
    state = game.start(2)
    row, mask = np.zeros(len(game.observation_names), np.float32), np.zeros(175, np.int8)
    for columns, choices in ((row[1:], mask), (row, mask[1:]), (row.astype(float), mask)):
        with pytest.raises(
            ValueError, match="must be 2087 float32 values and the mask 175 int8 values"
        ):
            state.observe(0, columns, choices)
    with pytest.raises(ValueError, match="There is no seat 2"):
        state.observe(2, row, mask)


@pytest.mark.parametrize("name", sacbe.games())
def test_deal_plays_chance_until_a_player_must_act(name: str) -> None:
    game = sacbe.game(name)
    one, two, other = game.start(4), game.start(4), game.start(4)
    for state, seed in ((one, 1), (two, 1), (other, 2)):
        state.deal(game.engine.rng(seed))
        assert state.current_player is not None
        assert state.current_player >= 0
    assert one == two != other
    before = one.copy()
    one.deal(game.engine.rng(5))  # nothing is hers to answer now
    assert one == before


def test_copies_that_play_differently_have_their_own_events() -> None:
    table = sacbe.Table("tzolkin", players=2, seed=3)
    while len(table.state.legal_actions()) < 2:
        table.play(table.state.legal_actions()[0])
    copies = [table.copy(), table.copy()]
    logs = []
    for copy, action in zip(copies, table.state.legal_actions(), strict=False):
        copy.play(action)
        logs.append(copy.events_by_move()[len(table.moves)])
    assert logs[0] != logs[1]
    assert len(table.events_by_move()) == len(table.moves)


def test_a_changed_list_of_legal_actions_changes_nothing() -> None:
    state = sacbe.Table("maya", players=2, seed=1).state
    twin = state.copy()
    legal = state.legal_actions()
    state.legal_actions().clear()
    assert state.legal_actions() == twin.legal_actions() == legal


def test_chance_continues_with_each_generator() -> None:
    """The engine stores the address of the last generator: another one must not be used for it."""
    game = sacbe.game("mezo")
    first, second = game.engine.rng(1), game.engine.rng(2)
    states = [game.start(2) for _ in range(4)]
    for state, rng in zip(
        states, (first, second, game.engine.rng(1), game.engine.rng(2)), strict=True
    ):
        state.deal(rng)
    assert states[0] == states[2]
    assert states[1] == states[3]
    assert states[0] != states[1]


@pytest.mark.parametrize("move", [-1, 1000])
def test_there_is_no_position_before_the_first_move_or_after_the_last(move: int) -> None:
    table = played(seed=1, moves=5)
    moves = len(table.moves)
    for go in (table.position_at, table.rewind):
        with pytest.raises(ValueError, match=f"There is no move {move}: this game has {moves}"):
            go(move)
    assert len(table.moves) == moves
