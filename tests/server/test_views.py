"""Folding a whole log gives the same visible events as each event when it happened."""

import random

import pytest

import sacbe
from sacbe.play.state import State
from sacbe.play.table import CHECKPOINT_EVERY
from sacbe.server import events as ev
from sacbe.server import messages, views
from sacbe.server.decider import Refusal
from sacbe.server.table_state import InvalidLog, fold

from .tables import LogBuilder, opened

SEATS = 3


def _lively(name: str) -> LogBuilder:
    """A log with all kinds of events that change its continuation."""
    told = LogBuilder(opened(name, "l" * SEATS, undo="agreed"))
    rng = random.Random(7)
    for turn in range(60):
        told.play(1, rng)
        last = told.state.turns[-1].seat
        if told.state.status != "playing":
            break
        try:
            match turn % 6:
                case 1:
                    told.do(messages.Undo(seat=last))
                case 2:
                    told.do(messages.AskUndo(seat=last))
                    others = [seat for seat in range(SEATS) if seat != last]
                    for seat in others:
                        told.do(
                            messages.AnswerUndo(seat=seat, agree=turn % 4 < 3 or seat == others[0])
                        )
                case 3:
                    told.do(messages.Leave(seat=last))
                case 4:
                    told.do(messages.Rename(seat=last, name=f"Ana {turn}"))
                    told.do(messages.Say(text="hi", seat=last))
                case 5:
                    told.do(messages.Return(seat=last))
        except Refusal:  # not every seat can do that now
            continue
    return told


@pytest.mark.parametrize("name", sacbe.games())
def test_events_of_a_log_equal_live_events(name: str) -> None:
    told = _lively(name)
    kinds = {type(logged.event) for logged in told.log}
    assert {ev.Moved, ev.Undone, ev.UndoAnswered, ev.BotTook, ev.GaveBack} <= kinds
    assert any(
        isinstance(logged.event, ev.UndoAnswered)
        and len(fold(told.log[: logged.version]).moves)
        < len(fold(told.log[: logged.version - 1]).moves)
        for logged in told.log
    )
    table_states = [fold(told.log[:1]), *(fold(told.log[:n]) for n in range(1, len(told.log)))]
    for seat in (None, *range(SEATS)):
        each = [
            views.event(before, logged, seat)
            for before, logged in zip(table_states, told.log, strict=True)
        ]
        assert views.events(told.log, seat, 0) == each
        for after in (1, 17, len(told.log) - 1, len(told.log)):
            assert views.events(told.log, seat, after) == each[after:]


def test_repeated_undo_does_not_replay_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = LogBuilder(opened("maya", "ll"))
    rng = random.Random(7)
    told.play(20, rng)
    for _ in range(20):
        told.play(1, rng)
        if told.state.can_undo(told.state.turns[-1].seat):
            told.do(messages.Undo(seat=told.state.turns[-1].seat))
    assert sum(isinstance(logged.event, ev.Undone) for logged in told.log) > 3

    played, play = 0, State.play

    def count(state: State, action: int, seat: int | None = None) -> None:
        nonlocal played
        played += 1
        play(state, action, seat)

    monkeypatch.setattr(State, "play", count)
    assert len(views.events(told.log, 0, 0)) == len(told.log)
    undone = sum(isinstance(logged.event, ev.Undone) for logged in told.log)
    moves = sum(
        len(logged.event.moves)
        for logged in told.log
        if isinstance(logged.event, ev.Opened | ev.Moved)
    )
    assert played <= 2 * moves + CHECKPOINT_EVERY * undone


def test_damaged_log_is_reported() -> None:
    told = LogBuilder(opened("maya", "ll"))
    damaged = ev.LoggedEvent(2, 1.0, ev.Moved(seat=0, moves=[(0, 65_535)]))
    with pytest.raises(InvalidLog, match="Move"):
        views.events([*told.log, damaged], None, 2)
