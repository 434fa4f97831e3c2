"""What an audience may see of a table. All data about tables that leave the process are built here.

An audience is a seat, or None for a spectator. Views are built from the position as `State.view`
shows it, and from public facts about the table. `words` adds texts in the audience's language; that
takes some hundredths of a second, too long for the event loop.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from sacbe.bots import BOTS
from sacbe.play.board_text import board_text
from sacbe.play.engine import CHANCE
from sacbe.play.game import game
from sacbe.play.game import games as game_names
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.server import events as ev
from sacbe.server.consequences import finals
from sacbe.server.table_state import TableState
from sacbe.text import Texts

LOG_MOVES = 40  # moves in the log of a view
LETTERS = "ABCD"
WORLDS = 12  # determinizations to compare


class NotVisible(ValueError):
    """This audience may not see it, or not yet."""


def view(
    table: str,
    table_state: TableState,
    seat: int | None,
    lang: str,
    words: bool,
    board: bool = True,
) -> dict[str, Any]:
    """The current view of a table; with words also the board as text, unless `board` is False: that
    takes longer than all the rest."""
    own = seat is not None and seat in table_state.to_act and not table_state.seats[seat].is_bot
    state = table_state.position
    result: dict[str, Any] = {
        **_common(table, table_state, seat),
        "asked": table_state.to_act,
        "position": table_state.view(seat),
        "legal": _choices(table_state, seat, lang, words) if seat is not None and own else [],
        "can_undo": seat is not None and table_state.can_undo(seat),
        "undo_request": _undo_request(table_state),
        "scores": state.scores if table_state.status == "over" else None,
        "winners": state.winners,
    }
    if words:
        result |= {
            "question": _question(table_state, seat, lang, result["legal"]),
            "names": names(table_state, lang),
            "secret": own and state.is_simultaneous,
            "has_secrets": _has_secrets(table_state, seat),
            "log": log(table_state, seat, lang, len(table_state.moves) - LOG_MOVES),
            "chat": [_chat_line(at, message) for at, message in table_state.chat],
        }
    if words and board:
        result["board"] = _board(table_state, state, seat, lang)
    return result


def view_at(
    table: str,
    table_state: TableState,
    moves: int,
    seat: int | None,
    lang: str,
    words: bool,
    board: bool = True,
) -> dict[str, Any]:
    """The view of a table after a number of moves."""
    if not 0 <= moves <= len(table_state.moves):
        raise NotVisible(f"This game has only {len(table_state.moves)} moves.")
    state = table_state.table.position_at(moves)
    result = {**_common(table, table_state, seat), "step": moves, "position": state.view(seat)}
    result["asked"] = [player for player in state.players_to_act if player != CHANCE]
    if words and board:
        result["board"] = _board(table_state, state, seat, lang)
    if words:
        events_by_move = table_state.table.events_by_move(max(0, moves - LOG_MOVES), moves)
        result["log"] = _event_texts(table_state, events_by_move, seat, lang)
    return result


def _common(table: str, table_state: TableState, seat: int | None) -> dict[str, Any]:
    """The public facts about a table."""
    opened = table_state.opened
    clock = opened.clock
    return {
        "table": table,
        "version": table_state.version,
        "seat": seat,
        "status": table_state.status,
        "game": opened.game,
        "rules_version": opened.rules_version,
        "players": table_state.players,
        "options": dict(opened.options),
        "seats": [
            {
                "seat": i,
                "kind": place.kind,
                "name": place.name,
                "bot": place.level or None,
                "taken": place.taken,
                "deadline": table_state.deadline(i),
            }
            for i, place in enumerate(table_state.seats)
        ],
        "moves": len(table_state.moves),
        "public": opened.public,
        "spectators": opened.spectators,
        "undo": opened.undo,
        "clock": None if clock is None else {"seconds": clock.seconds, "late": clock.late},
        "rematch": table_state.rematch,
        "rematch_of": opened.rematch_of,
        "seeded": opened.seeded,
        "late": None if table_state.ended is None else table_state.ended.seat,
    }


def _legal(table_state: TableState, seat: int, lang: str, words: bool) -> list[dict[str, Any]]:
    """The legal actions of a seat."""
    state, choices = table_state.position, []
    seat_names = names(table_state, lang) if words else []
    rules = table_state.game.rule_codes.ACTIONS
    for action in state.legal_actions(seat):
        info = state.action_info(action, seat)
        choice: dict[str, Any] = {"action": action, "info": info, "rule": rules[info["type"]]}
        if words:
            choice["text"] = state.action_text(action, seat, lang, seat_names)
        choices.append(choice)
    return choices


def _choices(table_state: TableState, seat: int, lang: str, words: bool) -> list[dict[str, Any]]:
    """The legal actions of a seat; with words also whether each can be undone."""
    choices = _legal(table_state, seat, lang, words)
    if words:
        reasons = finals(table_state.position, seat)
        for choice in choices:
            choice["final"] = reasons[choice["action"]]
    return choices


def _has_secrets(table_state: TableState, seat: int | None) -> bool:
    """Does a seat that shares its device know secrets? It does if some determinizations for a
    spectator look different to this seat."""
    people = [i for i, at in enumerate(table_state.seats) if at.kind == "local" and not at.is_bot]
    if seat not in people or len(people) < 2 or table_state.status != "playing":
        return False
    own, worlds = (
        table_state.view(seat),
        (table_state.position.determinize(None, n) for n in range(WORLDS)),
    )
    return any(world.view(seat) != own for world in worlds)


def _undo_request(table_state: TableState) -> dict[str, Any] | None:
    request = table_state.undo_request
    if request is None:
        return None
    missing = [seat for seat in table_state.voters() if seat not in request.agreed]
    return {"seat": request.seat, "missing": missing}


# ---------------------------------------------------------------- texts


@functools.cache
def _own_words(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def names(table_state: TableState, lang: str) -> list[str]:
    """The names of the seats in texts and on the board, each with its letter."""
    seat_names = []
    for letter, seat in zip(LETTERS, table_state.seats, strict=False):
        name = _own_words(lang).say(f"bot-{seat.level}") if seat.kind == "bot" else seat.name
        seat_names.append(f"{name} {letter}".strip())
    return seat_names


def _question(
    table_state: TableState, seat: int | None, lang: str, choices: list[dict[str, Any]]
) -> str | None:
    """The question of the board to a seat; None if it has no choices."""
    if seat is None or not choices:
        return None
    board, texts = table_state.game.board, table_state.game.texts(lang)
    view, seat_names = table_state.view(seat), names(table_state, lang)
    return str(board.question(view, seat, _board_choices(choices), texts, seat_names))


def _board(table_state: TableState, state: State, seat: int | None, lang: str) -> str:
    return board_text(state, seat, lang, names(table_state, lang))


def log(table_state: TableState, seat: int | None, lang: str, first: int = 0) -> list[str]:
    """The visible events from a move on, as text."""
    return _event_texts(table_state, table_state.table.events_by_move(max(0, first)), seat, lang)


def _event_texts(
    table_state: TableState,
    events_by_move: Sequence[Sequence[dict[str, Any]]],
    seat: int | None,
    lang: str,
) -> list[str]:
    event_log, say = table_state.game.event_log, table_state.game.text.event_text
    texts, seat_names = table_state.game.texts(lang), names(table_state, lang)
    return [
        say(event_log.redact(event, seat), texts, seat_names)
        for events in events_by_move
        for event in events
    ]


def explain(
    table_state: TableState, what: int | dict[str, Any], seat: int, lang: str
) -> dict[str, Any] | None:
    """Why an action is not legal; None if it is."""
    why = table_state.position.explain(what, seat, lang)
    if why is None:
        return None
    say, texts = table_state.game.text.refusal_text, table_state.game.texts(lang)
    return {**why, "text": say(why, texts, names(table_state, lang))}


# ---------------------------------------------------------------- events


def event(before: TableState, logged: ev.LoggedEvent, seat: int | None) -> dict[str, Any]:
    """The visible part of an event; `before` is the state that it was applied to."""
    return {"version": logged.version, "at": logged.at, **_visible_part(before, logged.event, seat)}


def events(log: Iterable[ev.LoggedEvent], seat: int | None, after: int) -> list[dict[str, Any]]:
    """The visible parts of all events after a version."""
    events_by_move = []
    table_state: _EventReplay | None = None
    for logged in log:
        if table_state is None:
            assert isinstance(logged.event, ev.Opened)
            table_state = _EventReplay(logged.event, logged.at)
            if after < 1:
                events_by_move.append(event(table_state, logged, seat))
            continue
        if logged.version > after:
            events_by_move.append(event(table_state, logged, seat))
        table_state.apply(logged)
    return events_by_move


class _EventReplay(TableState):
    """A state that is only folded to find out what each event was applied to. All events were
    decided before, so clocks, turns and stale choices are left out."""

    def _move(self, event: ev.Moved, at: float) -> None:
        self._follow(event.moves)
        self.undo_request = None

    def _start_clocks(self, at: float) -> None:
        pass


def _visible_part(before: TableState, event: ev.AnyEvent, seat: int | None) -> dict[str, Any]:
    match event:
        case ev.Opened():
            return {"type": "opened", "game": event.game}
        case ev.Sat():
            return {"type": "sat", "seat": event.seat, "name": event.name}
        case ev.Removed():
            return {"type": "removed", "seat": event.seat}
        case ev.Renamed():
            return {"type": "renamed", "seat": event.seat, "name": event.name}
        case ev.Moved():
            return {
                "type": "moved",
                "seat": event.seat,
                "moves": _visible_moves(before.position, event.moves, seat),
            }
        case ev.Undone():
            return {"type": "undone", "seat": event.seat, "kept": event.kept}
        case ev.UndoAsked():
            return {"type": "undo_asked", "seat": event.seat, "kept": event.kept}
        case ev.UndoAnswered():
            return {"type": "undo_answered", "seat": event.seat, "agree": event.agree}
        case ev.BotTook():
            return {
                "type": "bot_took",
                "seat": event.seat,
                "level": event.level,
                "why": event.why,
            }
        case ev.GaveBack():
            return {"type": "gave_back", "seat": event.seat}
        case ev.TimeAdded():
            return {
                "type": "time_added",
                "seat": event.seat,
                "by": event.by,
                "seconds": event.seconds,
            }
        case ev.ClocksMoved():
            return {"type": "clocks_moved", "seconds": event.seconds}
        case ev.Said():
            return {
                "type": "said",
                "seat": event.seat,
                "name": event.name,
                "text": event.text,
            }
        case ev.Unsaid():
            return {"type": "unsaid", "said": event.said}
        case ev.Ended():
            return {"type": "ended", "seat": event.seat, "why": event.why}
        case ev.Rematched():
            return {"type": "rematched", "table": event.table}


def _visible_moves(
    state: State, moves: Sequence[ev.Move], seat: int | None
) -> list[tuple[int, int | None]]:
    """The moves without the actions that an audience may not know."""
    visible: list[tuple[int, int | None]] = []
    for i, (player, action) in enumerate(moves):
        if i == 1:
            state = state.copy()
        if i > 0:
            before, action_before = moves[i - 1]
            state.play(action_before, None if before == CHANCE else before)
        visible.append((player, action if state.knows(seat, player, action) else None))
    return visible


def _chat_line(at: float, message: ev.Said) -> dict[str, Any]:
    return {"at": at, "seat": message.seat, "name": message.name, "text": message.text}


# ---------------------------------------------------------------- records


def record(table_state: TableState, seat: int | None) -> dict[str, Any]:
    """The record of a game: complete when it is over, before that what a seat saw."""
    if table_state.status != "over" and seat is None:
        raise NotVisible("Spectators can download the record when the game is over.")
    table = table_state.table.copy()
    table.seats = [
        seat.name or seat.level or f"Seat {i + 1}" for i, seat in enumerate(table_state.seats)
    ]
    return table.record() if table_state.status == "over" else table.record(seat)


@functools.cache
def games() -> list[dict[str, Any]]:
    """All games with their options."""
    return [
        {
            "name": name,
            "title": game(name).title,
            "about": game(name).about,
            "players": list(game(name).players),
            "rules_version": game(name).rules_version,
            "bots": list(BOTS),
            "options": [
                {
                    "name": option.name,
                    "kind": option.kind,
                    "choices": list(option.choices),
                    "default": option.default,
                    "help": option.help,
                }
                for option in game(name).options
            ],
        }
        for name in game_names()
    ]


# ---------------------------------------------------------------- pictures


def picture(table_state: TableState, seat: int | None, lang: str) -> str:
    """The current board; the legal actions of the seat can be clicked."""
    own = seat is not None and seat in table_state.to_act and not table_state.seats[seat].is_bot
    choices = _legal(table_state, seat, lang, True) if seat is not None and own else []
    return _svg(table_state, table_state.position, seat, lang, choices)


def picture_at(table_state: TableState, moves: int, seat: int | None, lang: str) -> str:
    """The board after a number of moves, without choices."""
    if not 0 <= moves <= len(table_state.moves):
        raise NotVisible(f"This game has only {len(table_state.moves)} moves.")
    return _svg(table_state, table_state.table.position_at(moves), seat, lang, [])


def first_picture(name: str, lang: str) -> str:
    """The board of a game before the first move, as a self-contained picture."""
    return Table(name, game(name).players[1], 1).state.svg(None, lang)


def _svg(
    table_state: TableState,
    state: State,
    seat: int | None,
    lang: str,
    choices: list[dict[str, Any]],
) -> str:
    """Drawn from the view alone, so that it shows only what the audience may know."""
    board, texts = table_state.game.board, table_state.game.texts(lang)
    seat_names = names(table_state, lang)
    return board.picture(state.view(seat), seat, _board_choices(choices), texts, seat_names).svg()


def _board_choices(choices: list[dict[str, Any]]) -> list[tuple[int, dict[str, Any], str]]:
    """Choices in the form that a board takes."""
    return [(choice["action"], choice["info"], choice["text"]) for choice in choices]
