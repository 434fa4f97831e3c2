"""Folding a whole log gives the same visible events as each event when it happened."""

import random

import msgspec
import pytest

import sacbe
from sacbe.play.state import State
from sacbe.play.table import CHECKPOINT_EVERY
from sacbe.server import events as ev
from sacbe.server import messages, views
from sacbe.server.decider import Refusal
from sacbe.server.table_service import summary
from sacbe.server.table_state import InvalidLog, TableState, fold

from .tables import LogBuilder, opened

SEATS = 3


def _lively(name: str) -> LogBuilder:
    """A log with all kinds of events that change its continuation."""
    builder = LogBuilder(opened(name, "l" * SEATS, undo="agreed"))
    rng = random.Random(7)
    for turn in range(60):
        builder.play(1, rng)
        last = builder.state.turns[-1].seat
        if builder.state.status != "playing":
            break
        try:
            match turn % 6:
                case 1:
                    builder.do(messages.Undo(seat=last))
                case 2:
                    builder.do(messages.AskUndo(seat=last))
                    others = [seat for seat in range(SEATS) if seat != last]
                    for seat in others:
                        builder.do(
                            messages.AnswerUndo(seat=seat, agree=turn % 4 < 3 or seat == others[0])
                        )
                case 3:
                    builder.do(messages.Leave(seat=last))
                case 4:
                    builder.do(messages.Rename(seat=last, name=f"Ana {turn}"))
                    builder.do(messages.Say(text="hi", seat=last))
                case 5:
                    builder.do(messages.Return(seat=last))
        except Refusal:  # not every seat can do that now
            continue
    return builder


@pytest.mark.parametrize("name", sacbe.games())
def test_events_of_a_log_equal_live_events(name: str) -> None:
    builder = _lively(name)
    kinds = {type(logged.event) for logged in builder.log}
    assert {ev.Moved, ev.Undone, ev.UndoAnswered, ev.BotTook, ev.GaveBack} <= kinds
    assert any(
        isinstance(logged.event, ev.UndoAnswered)
        and len(fold(builder.log[: logged.version]).moves)
        < len(fold(builder.log[: logged.version - 1]).moves)
        for logged in builder.log
    )
    table_states = [
        fold(builder.log[:1]),
        *(fold(builder.log[:n]) for n in range(1, len(builder.log))),
    ]
    for seat in (None, *range(SEATS)):
        each = [
            views.event(before, logged, seat)
            for before, logged in zip(table_states, builder.log, strict=True)
        ]
        assert views.events(builder.log, seat, 0) == each
        for after in (1, 17, len(builder.log) - 1, len(builder.log)):
            assert views.events(builder.log, seat, after) == each[after:]


def test_repeated_undo_does_not_replay_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    builder = LogBuilder(opened("maya", "ll"))
    rng = random.Random(7)
    builder.play(20, rng)
    for _ in range(20):
        builder.play(1, rng)
        if builder.state.can_undo(builder.state.turns[-1].seat):
            builder.do(messages.Undo(seat=builder.state.turns[-1].seat))
    assert sum(isinstance(logged.event, ev.Undone) for logged in builder.log) > 3

    plays, play = 0, State.play

    def count(state: State, action: int, seat: int | None = None) -> None:
        nonlocal plays
        plays += 1
        play(state, action, seat)

    monkeypatch.setattr(State, "play", count)
    assert len(views.events(builder.log, 0, 0)) == len(builder.log)
    undone = sum(isinstance(logged.event, ev.Undone) for logged in builder.log)
    moves = sum(
        len(logged.event.moves)
        for logged in builder.log
        if isinstance(logged.event, ev.Opened | ev.Moved)
    )
    assert plays <= 2 * moves + CHECKPOINT_EVERY * undone


def test_damaged_log_is_reported() -> None:
    builder = LogBuilder(opened("maya", "ll"))
    damaged = ev.LoggedEvent(2, 1.0, ev.Moved(seat=0, moves=[(0, 65_535)]))
    with pytest.raises(InvalidLog, match="Move"):
        views.events([*builder.log, damaged], None, 2)


def test_seats_have_the_same_names_at_the_table_and_in_lists() -> None:
    seats = [
        ev.SeatConfig(kind="local", name="Ana"),
        ev.SeatConfig(kind="local"),
        ev.SeatConfig(kind="bot", level="medium"),
        ev.SeatConfig(kind="link"),
    ]
    first = msgspec.structs.replace(opened("tzolkin", "llll"), seats=seats)
    table_state = TableState(first, at=0.0)
    for lang, expected in (
        ("en", ["Ana A", "Player B", "Medium C", "Player D"]),
        ("pt", ["Ana A", "Jogador B", "Médio C", "Jogador D"]),
    ):
        assert views.names(table_state, lang) == expected
        assert views.listed_names(summary(table_state), lang) == expected


def test_bot_has_the_name_of_the_person_it_plays_for() -> None:
    seats = [ev.SeatConfig(kind="local", name="Ana"), ev.SeatConfig(kind="link")]
    first = msgspec.structs.replace(opened("maya", "ll"), seats=seats)
    table_state = TableState(first, at=0.0)
    for seat, why in ((0, "left"), (1, "replaced")):
        event = ev.BotTook(seat=seat, level="easy", why=why)  # type: ignore[arg-type]
        table_state.apply(ev.LoggedEvent(table_state.version + 1, 1.0, event))
    assert views.names(table_state, "en") == ["Ana A", "Easy B"]
