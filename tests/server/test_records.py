"""Untrusted records: refusals, and tables that continue from one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import sacbe
from sacbe.play.records import MOST_BYTES, MOST_MOVES, encode, seal
from sacbe.server import bot_worker, records
from sacbe.server import events as ev
from sacbe.server.bot_pool import BotPool
from sacbe.server.records import opening_from_record, verify_record
from sacbe.server.table_state import TableState
from sacbe.server.views import names

Record = dict[str, Any]


@cache
def _played(name: str, choices: int) -> str:
    table = sacbe.Table(name, players=2, seed=4)
    bot = sacbe.bot("random", name, seed=4)
    while table.current_player is not None and choices:
        table.play(bot.choose(table.state, table.current_player))
        choices -= 1
    return encode(table.record())


def played(name: str = "maya", choices: int = -1) -> Record:
    """The record of a game after some choices, by default of a whole game."""
    record: Record = json.loads(_played(name, choices))
    return record


def sealed(record: Record) -> Record:
    """A modified record with a valid seal."""
    return record | {"seal": seal(record)}


# ---------------------------------------------------------------- valid records


@pytest.mark.parametrize("name", sacbe.games())
@pytest.mark.parametrize("choices", [0, 9, -1])
def test_table_continues_where_a_record_ends(name: str, choices: int) -> None:
    record = verify_record(json.dumps(played(name, choices)).encode())
    opened = opening_from_record(record)
    table_state = TableState(opened, at=0.0)
    record_data = sacbe.replay(played(name, choices))
    assert record == record_data.record()
    assert table_state.position == record_data.state
    assert table_state.moves == record_data.moves
    assert table_state.status == ("over" if record_data.current_player is None else "playing")
    assert opened.imported
    assert [(seat.kind, seat.name) for seat in opened.seats] == [
        ("local", ""),
        ("local", ""),
    ]
    assert ev.decode(ev.encode(opened)) == opened
    assert not any(table_state.can_undo(seat) for seat in range(2))


def test_same_choices_lead_to_the_same_game() -> None:
    table_state = TableState(
        opening_from_record(verify_record(json.dumps(played(choices=9)).encode())), at=0.0
    )
    rest = played()["moves"][len(table_state.moves) :]
    while rest:
        (seat, action), *_ = rest
        moves = table_state.table.after(seat, [action]).moves[len(table_state.moves) :]
        table_state.apply(
            ev.LoggedEvent(table_state.version + 1, 1.0, ev.Moved(seat=seat, moves=moves))
        )
        assert [list(move) for move in moves] == rest[: len(moves)]
        rest = rest[len(moves) :]
    assert table_state.status == "over"


def test_pending_chance_outcome_of_a_record_is_dealt() -> None:
    waiting = sacbe.Table("tzolkin", players=2, seed=8, deal=False)
    assert waiting.current_player == sacbe.CHANCE
    table_state = TableState(
        opening_from_record(verify_record(encode(waiting.record()).encode())), at=0.0
    )
    assert table_state.position == sacbe.Table("tzolkin", players=2, seed=8).state


def test_record_without_a_seed_gets_one() -> None:
    record = played(choices=9)
    del record["seed"]
    opened = opening_from_record(verify_record(json.dumps(sealed(record)).encode()))
    assert TableState(opened, at=0.0).position == sacbe.replay(played(choices=9)).state


def test_seats_come_from_the_request_or_the_record() -> None:
    record = played()
    seats = [ev.SeatConfig(kind="link"), ev.SeatConfig(kind="bot", level="easy")]
    assert opening_from_record(record, seats, public=True).seats == seats
    assert opening_from_record(record, seats, public=True).public
    with pytest.raises(sacbe.RecordError, match="has 2 players, not 1"):
        opening_from_record(record, seats[:1])
    names_given = opening_from_record(record | {"seats": [" Ana ", "B" * 60]})
    assert [seat.name for seat in names_given.seats] == ["Ana", "B" * 40]
    for seats_given, expected in (
        (["human", "human"], ["", ""]),
        (["Ana"], ["Ana", ""]),
        (["Ana", "Ana"], ["Ana", "Ana"]),
        (["human", "medium"], ["", "Medium"]),
    ):
        opened = opening_from_record(record | {"seats": seats_given})
        assert [seat.name for seat in opened.seats] == expected


def test_seats_of_a_record_are_called_as_at_every_table() -> None:
    opened = opening_from_record(played() | {"seats": ["human", "medium"]})
    table_state = TableState(opened, at=0.0)
    assert names(table_state, "en") == ["Player A", "Medium B"]
    assert names(table_state, "es") == ["Jugador A", "Medium B"]


@pytest.mark.parametrize("bad", ["\x00", "\x1b]0;owned\x07", "a\nb", "\x9b2J", "\u202e", "\uffff"])
def test_invalid_names_of_a_record_are_replaced(bad: str) -> None:
    opened = opening_from_record(played() | {"seats": [f"Ana{bad}!", "Bo"]})
    assert [seat.name for seat in opened.seats] == ["", "Bo"]


# ---------------------------------------------------------------- invalid records


def changed(**otherwise: Any) -> Callable[[], bytes]:
    return lambda: json.dumps(sealed(played() | otherwise)).encode()


def another_move() -> bytes:
    record = played()
    record["moves"][5][1] = 65_535
    return json.dumps(sealed(record)).encode()


def one_move_less() -> bytes:
    record = played()
    record["moves"].pop()
    return json.dumps(sealed(record)).encode()


def broken_seal() -> bytes:
    return json.dumps(played() | {"seed": 99}).encode()


def other_data() -> bytes:
    return json.dumps(sealed(played() | {"data": "0" * 16, "data_file": "tiles = []"})).encode()


def endless(moves: int) -> Callable[[], bytes]:
    return changed(moves=[[0, 0]] * moves)


def half_a_character(**otherwise: Any) -> Callable[[], bytes]:
    """Valid in JSON, not in UTF-8."""
    return lambda: json.dumps(sealed(played() | otherwise)).encode()


# A fault, and the message about it.
BAD: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "not a Sacbe record"),
    "not JSON": (lambda: b"\x80\x04\x95 pickled", "not a Sacbe record"),
    "not UTF-8": (lambda: b'{"sacbe": "\xff\xfe"}', "not a Sacbe record"),
    "a list": (lambda: b"[1, 2]", "not a Sacbe record"),
    "deep": (lambda: b"[" * 1_000_000, "not a Sacbe record"),
    "deep inside": (lambda: b'{"sacbe": 1, "game": ' + b'{"a":' * 500_000, "not a Sacbe record"),
    "a huge number": (lambda: b'{"sacbe": ' + b"9" * 1_000_000 + b"}", "not a Sacbe record"),
    "too large": (lambda: b" " * (MOST_BYTES + 1), "the limit is 4 MB"),
    "of one seat": (
        lambda: json.dumps(sacbe.replay(played()).record(seat=0)).encode(),
        "only what one seat saw",
    ),
    "an unknown field": (changed(more=1), "not a Sacbe record"),
    "another format": (changed(sacbe=2), "has format 2"),
    "no such game": (changed(game="os.system"), "Unknown game 'os.system'"),
    "other rules": (changed(rules_version=999), "uses rules version 999"),
    "digest of other data": (changed(data="0" * 16), "uses different data"),
    "other data": (other_data, "uses different data"),
    "too many players": (changed(players=16), "has invalid settings"),
    "an unknown option": (changed(options={"cheat": True}), "has invalid settings"),
    "another move": (another_move, "invalid at move 6"),
    "one move less": (one_move_less, "its final position does not match"),
    "another result": (
        changed(result={"scores": [1, 2], "winners": [1]}),
        "its result does not match",
    ),
    "no result": (changed(result=None), "its result does not match"),
    "a broken seal": (broken_seal, "checksum does not match"),
    "too many moves for the game": (endless(2_000), "too many moves for Maya: 2000"),
    "too many moves for any": (endless(MOST_MOVES + 1), "not a Sacbe record"),
    "half a character": (half_a_character(seats=["\ud800", "g"]), "not a Sacbe record"),
    "half a character elsewhere": (half_a_character(**{"\ud800": 1}), "not a Sacbe record"),
    "half a character as a game": (half_a_character(game="\udfff"), "not a Sacbe record"),
}


@pytest.fixture(scope="module")
def verdicts() -> dict[str, str]:
    """The results of a worker for all of them in turn, and for a valid record."""

    async def ask() -> dict[str, str]:
        bot_pool = BotPool(1)
        await bot_pool.start()
        text, pids = {}, set()
        try:
            for what, (make, _) in BAD.items():
                try:
                    await bot_pool.verify(make())
                except sacbe.RecordError as error:
                    text[what] = str(error)
                pids.update(bot_pool.pids)
            assert await bot_pool.verify(json.dumps(played()).encode()) == played()
            pids.update(bot_pool.pids)
        finally:
            await bot_pool.close()
        assert len(pids) == 1  # no record damaged the worker
        return text

    return asyncio.run(ask())


@pytest.mark.parametrize("what", BAD)
def test_invalid_record_is_refused_with_a_reason(what: str, verdicts: dict[str, str]) -> None:
    assert BAD[what][1] in verdicts[what]
    assert len(verdicts[what]) < 500


def test_record_must_use_built_in_rules_and_data() -> None:
    record = played()
    for otherwise, text in (
        ({"game": "chess"}, "Unknown game 'chess'"),
        ({"rules_version": 999}, "uses rules version 999 of Maya, but this Sacbe has"),
        ({"data": "0" * 16}, "different data for Maya"),
        ({"data_file": "tiles = []"}, "different data for Maya"),
    ):
        with pytest.raises(sacbe.RecordError, match=text):
            opening_from_record(record | otherwise)


@pytest.mark.parametrize("failing", [ValueError, RecursionError, UnicodeError])
def test_unexpected_error_refuses_the_record(
    failing: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(raw: bytes) -> Record:
        raise failing("something unforeseen")

    monkeypatch.setattr(records, "verify_record", fails)
    runner = bot_worker.JobRunner()
    answer = runner.answer(bot_worker.VerifyJob(number=3, record=b"{}"))
    assert answer == bot_worker.VerifyError(number=3, why="This is not a Sacbe record.")
    assert not runner.must_restart


def test_refusal_escapes_lone_surrogates(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fails(raw: bytes) -> Record:
        raise sacbe.RecordError("There is no \ud800.")

    monkeypatch.setattr(records, "verify_record", fails)
    answer = bot_worker.JobRunner().answer(bot_worker.VerifyJob(number=3, record=b"{}"))
    assert bot_worker.read_result(
        bot_worker.encode_frame(answer)[bot_worker.LENGTH_BYTES :]
    ) == bot_worker.VerifyError(number=3, why="There is no \\ud800.")
