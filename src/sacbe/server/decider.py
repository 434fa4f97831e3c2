"""Decide on commands: each leads to one event or to a Refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sacbe.play.errors import IllegalAction
from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.names import looks_like
from sacbe.server.table_state import TableState


class Actor(msgspec.Struct, frozen=True, kw_only=True):
    """The sender of a command, and the seats that it controls."""

    name: str  # identifies the actor: command ids are unique per actor
    seats: frozenset[int] = frozenset()
    host: bool = False  # the creator of the table
    trusted: bool = False  # the server itself: bots and clocks


class Refusal(Exception):
    """Why a command is rejected."""

    def __init__(self, error: str, message: str, rule: str | None = None) -> None:
        assert error in messages.ERRORS
        super().__init__(message)
        self.error, self.message, self.rule = error, message, rule


def decide(
    table_state: TableState, actor: Actor, expected: int, command: messages.Command
) -> ev.AnyEvent:
    """The event of a command; a Refusal if it is rejected."""
    if expected > table_state.version:
        raise Refusal("conflict", "The expected version is ahead of the table.")
    match command:
        case messages.Play():
            return decide_turn(
                table_state, actor, expected, command.seat, [command.action], command.forced
            )
        case messages.Undo():
            return _undo(table_state, actor, expected, command)
        case messages.AskUndo(seat=seat):
            return _ask_undo(table_state, actor, expected, seat)
        case messages.AnswerUndo():
            return _answer_undo(table_state, actor, expected, command)
        case messages.Rewind(seat=seat, move=move):
            return _rewind(table_state, actor, expected, seat, move)
        case messages.Say():
            return _say(table_state, actor, command)
        case messages.Rename(seat=seat, name=name):
            _check_seat(table_state, actor, seat)
            check_name(table_state, seat, name)
            return ev.Renamed(seat=seat, name=name)
        case messages.Leave(seat=seat, level=level):
            _check_seat(table_state, actor, seat)
            _check_playing(table_state)
            if table_state.seats[seat].is_bot:
                raise Refusal("conflict", "A bot is already playing for this seat.")
            return ev.BotTook(seat=seat, level=level, why="left")
        case messages.Return(seat=seat):
            _check_seat(table_state, actor, seat)
            if not table_state.seats[seat].is_bot or not table_state.seats[seat].is_persons:
                raise Refusal("conflict", "No bot is playing for this seat.")
            if table_state.opened.public and not table_state.seats[seat].taken:
                # Otherwise another visitor could join a seat that its token controls.
                raise Refusal("conflict", "This seat is free: claim it first.")
            return ev.GaveBack(seat=seat)
        case messages.Replace():
            return _replace(table_state, actor, command)
        case messages.Remove():
            return _remove(table_state, actor, command.seat)
        case messages.AddTime():
            return _add_time(table_state, actor, command)
        case messages.Rematch():
            raise AssertionError("A rematch creates another table: see table_service.py.")


def check_rematch(table_state: TableState, actor: Actor) -> None:
    """Check that this actor may start a rematch."""
    if not actor.seats and not actor.host:
        raise Refusal("forbidden", "Only players and the host can start a rematch.")
    if table_state.status == "playing":
        raise Refusal("conflict", "This game is not over yet.")


def timeout_event(table_state: TableState, seat: int, now: float) -> ev.AnyEvent | None:
    """The event when a seat's time runs out; None while there is time."""
    clock, deadline = table_state.opened.clock, table_state.deadline(seat)
    if clock is None or deadline is None or now < deadline:
        return None
    if clock.late == "end":
        return ev.Ended(seat=seat, why="late")
    return ev.BotTook(seat=seat, level=LATE_LEVEL, why="late")


def down_time_event(table_state: TableState, alive: float, now: float) -> ev.ClocksMoved:
    """The event that gives running clocks back the time in which no server ran: since `alive`, or
    since the last change if that is later. It is negative if the clock was set back."""
    if all(table_state.deadline(seat) is None for seat in table_state.to_act):
        raise Refusal("conflict", "No clock is running.")
    return ev.ClocksMoved(seconds=now - max(alive, table_state.changed_at))


LATE_LEVEL = "medium"  # of the bot that replaces a player whose time ran out


# ---------------------------------------------------------------- commands


def decide_turn(
    table_state: TableState,
    actor: Actor,
    expected: int,
    seat: int,
    actions: Sequence[int],
    forced: bool = False,
) -> ev.Moved:
    """The event of one or more choices of a seat in a row; a Refusal if they are rejected."""
    _check_seat(table_state, actor, seat)
    if not actor.trusted and table_state.seats[seat].is_bot:
        raise Refusal("conflict", "A bot is playing for this seat.")
    _check_playing(table_state)
    _check_fresh(table_state, expected, seat)
    if seat not in table_state.to_act:
        raise Refusal("conflict", "It is not this seat's turn.")
    try:
        table = table_state.table_after(seat, actions, forced)
    except IllegalAction as error:
        why = table_state.position.explain(actions[0], seat)
        raise Refusal("illegal", str(error), why["rule"] if why else None) from None
    return ev.Moved(seat=seat, moves=table.moves[len(table_state.moves) :])


def _undo(
    table_state: TableState, actor: Actor, expected: int, command: messages.Undo
) -> ev.Undone:
    seat = command.seat
    _check_seat(table_state, actor, seat)
    _check_playing(table_state)
    _check_fresh(table_state, expected, seat)
    turns = table_state.undoable_turns(seat)
    if not turns:
        raise Refusal("conflict", "There is nothing that this seat can undo now.")
    return ev.Undone(seat=seat, kept=turns[-1 if command.whole else 0].first)


def _ask_undo(table_state: TableState, actor: Actor, expected: int, seat: int) -> ev.AnyEvent:
    _check_seat(table_state, actor, seat)
    _check_playing(table_state)
    _check_fresh(table_state, expected, seat)
    if table_state.opened.undo != "agreed":
        raise Refusal("forbidden", "This table only allows undo during the turn.")
    if table_state.undo_request is not None:
        raise Refusal("conflict", "There is already an undo request.")
    turn = table_state.last_turn(seat)
    if turn is None:
        raise Refusal("conflict", "There is nothing to undo.")
    if all(other == seat for other in table_state.voters()):
        return ev.Undone(seat=seat, kept=turn.first)  # no other player has to agree
    return ev.UndoAsked(seat=seat, kept=turn.first)


def _rewind(
    table_state: TableState, actor: Actor, expected: int, seat: int, move: int
) -> ev.Undone:
    _check_seat(table_state, actor, seat)
    _check_playing(table_state)
    _check_fresh(table_state, expected, seat)
    if not table_state.opened.coach:
        raise Refusal("forbidden", "Only a table with a coach allows this.")
    if any(other != seat for other in table_state.voters()):
        raise Refusal("forbidden", "You can only go back in a game against bots.")
    firsts = [turn.first for turn in table_state.turns if turn.seat == seat and turn.first <= move]
    if not firsts:
        raise Refusal("conflict", "There is no such turn of this seat.")
    return ev.Undone(seat=seat, kept=firsts[-1])


def _answer_undo(
    table_state: TableState, actor: Actor, expected: int, command: messages.AnswerUndo
) -> ev.UndoAnswered:
    _check_seat(table_state, actor, command.seat)
    _check_playing(table_state)
    request = table_state.undo_request
    if request is None:
        raise Refusal("conflict", "There is no undo request.")
    if expected < request.version:  # it was sent before this request was made
        raise Refusal("conflict", "This answers an earlier undo request.")
    if command.seat in request.agreed:
        raise Refusal("conflict", "This seat has already agreed.")
    return ev.UndoAnswered(seat=command.seat, agree=command.agree)


def _say(table_state: TableState, actor: Actor, command: messages.Say) -> ev.Said:
    if command.seat is None:
        return ev.Said(seat=None, name=command.name, text=command.text)
    _check_seat(table_state, actor, command.seat)
    return ev.Said(seat=command.seat, name=table_state.seats[command.seat].name, text=command.text)


def _replace(table_state: TableState, actor: Actor, command: messages.Replace) -> ev.BotTook:
    if not actor.host:
        raise Refusal("forbidden", "Only the host can do that.")
    _check_there(table_state, command.seat)
    _check_playing(table_state)
    if table_state.seats[command.seat].is_bot:
        raise Refusal("conflict", "A bot is already playing for this seat.")
    if table_state.seats[command.seat].taken:
        raise Refusal("forbidden", "This seat is taken by a player.")
    return ev.BotTook(seat=command.seat, level=command.level, why="replaced")


def _remove(table_state: TableState, actor: Actor, seat: int) -> ev.Removed:
    if not actor.host:
        raise Refusal("forbidden", "Only the host can do that.")
    _check_there(table_state, seat)
    _check_playing(table_state)
    if table_state.seats[seat].kind != "link" or not table_state.seats[seat].taken:
        raise Refusal("conflict", "No player has taken this seat by its link.")
    if seat in actor.seats:
        raise Refusal("conflict", "This is your own seat.")
    return ev.Removed(seat=seat)


def _add_time(table_state: TableState, actor: Actor, command: messages.AddTime) -> ev.TimeAdded:
    _check_there(table_state, command.seat)
    if table_state.deadline(command.seat) is None:
        raise Refusal("conflict", "This seat has no running clock.")
    others = sorted(actor.seats - {command.seat})
    if not others:
        raise Refusal("forbidden", "Only another player at the table can add time.")
    return ev.TimeAdded(seat=command.seat, by=others[0], seconds=command.seconds)


# ---------------------------------------------------------------- shared checks


def check_name(table_state: TableState, seat: int, name: str) -> None:
    """Refuse a name that looks like that of another seat. The same name is allowed."""
    others = [other.name for i, other in enumerate(table_state.seats) if i != seat]
    if looks_like(name, others):
        raise Refusal("forbidden", "This name looks like that of another player.")


def _check_there(table_state: TableState, seat: int) -> None:
    if seat >= table_state.players:
        raise Refusal("not_found", f"There is no seat {seat} at this table.")


def _check_seat(table_state: TableState, actor: Actor, seat: int) -> None:
    _check_there(table_state, seat)
    if seat not in actor.seats and not actor.trusted:
        raise Refusal("forbidden", f"Seat {seat} is not yours.")


def _check_playing(table_state: TableState) -> None:
    if table_state.status != "playing":
        raise Refusal("conflict", "The game is over.")


def _check_fresh(table_state: TableState, expected: int, seat: int) -> None:
    if expected < table_state.choices_since[seat]:
        raise Refusal("conflict", "The table has changed since then. Check it and choose again.")
