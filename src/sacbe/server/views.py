"""What an audience may see of a table. All data about tables that leave the process are built here.

An audience is a seat, or None for a spectator. Views are built from the position as `State.view`
shows it, and from public facts about the table. `words` adds texts in the audience's language; that
takes some hundredths of a second, too long for the event loop.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict

from sacbe.bots import BOTS
from sacbe.draw.parts import Picture
from sacbe.play.board_text import board_text
from sacbe.play.choices import listed_actions
from sacbe.play.codes import CHANCE
from sacbe.play.game import Game, game
from sacbe.play.game import games as game_names
from sacbe.play.goods import Number
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.server import events as ev
from sacbe.server import schemas
from sacbe.server.consequences import consequences
from sacbe.server.schemas import (
    OMITTED,
    AnyEventInfo,
    ChatLine,
    Choice,
    Effect,
    PlainChoice,
    PlainView,
    SeatInfo,
    StepView,
    UndoVote,
    View,
)
from sacbe.server.store import Summary
from sacbe.server.table_state import TableState
from sacbe.text import Texts
from sacbe.text.names import seat_name

LOG_MOVES = 40  # moves in the log of a view


class NotVisible(ValueError):
    """This audience may not see it, or not yet."""


def plain_view(table: str, table_state: TableState, seat: int | None) -> PlainView:
    """The current view of a table, without texts."""
    legal = []
    if seat is not None and _must_choose(table_state, seat):
        rules, state = table_state.game.rule_codes.ACTIONS, table_state.position
        infos = (
            (action, state.action_info(action, seat)) for action in listed_actions(state, seat)
        )
        legal = [
            PlainChoice(action=action, info=info, rule=rules[info["type"]])
            for action, info in infos
        ]
    return PlainView(legal=legal, **_current(table, table_state, seat))


def view(
    table: str, table_state: TableState, seat: int | None, lang: str, board: bool = True
) -> View:
    """The current view of a table with texts, log and chat; with `board` also the board as text,
    which takes longer than all the rest."""
    log_texts = log(table_state, seat, lang, len(table_state.moves) - LOG_MOVES)
    return msgspec.structs.replace(
        page_view(table, table_state, seat, lang, board),
        log=log_texts,
        chat=chat_lines(table_state.chat),
    )


def page_view(
    table: str, table_state: TableState, seat: int | None, lang: str, board: bool
) -> View:
    """The current view of a table with texts, for the page: log and chat are sent apart."""
    own = seat is not None and _must_choose(table_state, seat)
    choices = _choices(table_state, seat, lang) if seat is not None and own else []
    state = table_state.position
    return View(
        legal=choices,
        question=_question(table_state, seat, lang, choices),
        names=names(table_state, lang),
        secret=own and state.is_simultaneous,
        has_secrets=_has_secrets(table_state, seat),
        board=_board(table_state, state, seat, lang) if board else OMITTED,
        **_current(table, table_state, seat),
    )


def view_at(
    table: str,
    table_state: TableState,
    moves: int,
    seat: int | None,
    lang: str,
    words: bool,
    board: bool,
) -> StepView:
    """The view of a table after a number of moves; with `words` the log, with `board` the board as
    text."""
    state = position_at(table_state, moves)
    return StepView(
        step=moves,
        position=state.view(seat),
        asked=[player for player in state.players_to_act if player != CHANCE],
        board=_board(table_state, state, seat, lang) if board else OMITTED,
        log=log(table_state, seat, lang, moves - LOG_MOVES, moves) if words else OMITTED,
        **_common(table, table_state, seat),
    )


def position_at(table_state: TableState, moves: int) -> State:
    """The position after a number of moves."""
    if not 0 <= moves <= len(table_state.moves):
        raise NotVisible(f"This game has only {len(table_state.moves)} moves.")
    return table_state.table.position_at(moves)


def _must_choose(table_state: TableState, seat: int) -> bool:
    return seat in table_state.to_act and not table_state.seats[seat].is_bot


def _current(table: str, table_state: TableState, seat: int | None) -> dict[str, Any]:
    """The fields of a view of the present."""
    refusal = "nothing" if seat is None else table_state.undo_refusal(seat)
    return {
        **_common(table, table_state, seat),
        "asked": table_state.to_act,
        "position": table_state.view(seat),
        "can_undo": refusal is None,
        "undo_refusal": refusal,
        "undo_request": _undo_request(table_state),
        "scores": table_state.position.scores if table_state.status == "over" else None,
        "winners": table_state.position.winners,
    }


def _common(table: str, table_state: TableState, seat: int | None) -> dict[str, Any]:
    """The public facts about a table: fields of all views."""
    opened = table_state.opened
    return {
        "table": table,
        "version": table_state.version,
        "seat": seat,
        "status": table_state.status,
        "game": opened.game,
        "rules_version": opened.rules_version,
        "players": table_state.players,
        "options": opened.options,
        "seats": [_seat_info(table_state, i) for i in range(table_state.players)],
        "moves": len(table_state.moves),
        "public": opened.public,
        "spectators": opened.spectators,
        "undo": opened.undo,
        "clock": opened.clock,
        "rematch": table_state.rematch,
        "rematch_of": opened.rematch_of,
        "seeded": opened.seeded,
        "coach": opened.coach,
        "fork_of": opened.fork_of,
        "late": None if table_state.ended is None else table_state.ended.seat,
    }


def _seat_info(table_state: TableState, seat: int) -> SeatInfo:
    place = table_state.seats[seat]
    return SeatInfo(
        seat=seat,
        kind=place.kind,
        name=place.name,
        bot=place.level or None,
        taken=place.taken,
        deadline=table_state.deadline(seat),
    )


def _choices(table_state: TableState, seat: int, lang: str) -> list[Choice]:
    """The legal actions of a seat with their texts and consequences."""
    state, game = table_state.position, table_state.game
    rules, seat_names = game.rule_codes.ACTIONS, names(table_state, lang)
    choices = []
    for action, consequence in consequences(state, seat).items():
        info = state.action_info(action, seat)
        choices.append(
            Choice(
                action=action,
                info=info,
                rule=rules[info["type"]],
                text=state.action_text(action, seat, lang, seat_names),
                final=consequence.final,
                effects=effects(game, consequence.changes, lang),
            )
        )
    return choices


def effects(game: Game, changes: Iterable[tuple[str, Number, Number]], lang: str) -> list[Effect]:
    """Changes of resources with their icons and names."""
    icons, texts = game.text.GOODS, game.texts(lang)
    return [
        Effect(
            good=icons[good],
            name=texts.say(f"have-{good.replace('.', '-')}"),
            before=before,
            after=after,
        )
        for good, before, after in changes
    ]


def _has_secrets(table_state: TableState, seat: int | None) -> bool:
    """Does a seat that shares its device know secrets?"""
    people = [i for i, at in enumerate(table_state.seats) if at.kind == "local" and not at.is_bot]
    if seat not in people or len(people) < 2 or table_state.status != "playing":
        return False
    return seat in table_state.seats_with_secrets


def _undo_request(table_state: TableState) -> UndoVote | None:
    request = table_state.undo_request
    if request is None:
        return None
    missing = [seat for seat in table_state.voters() if seat not in request.agreed]
    return UndoVote(seat=request.seat, missing=missing)


def chat_lines(chat: Iterable[tuple[float, ev.Said]]) -> list[ChatLine]:
    """Chat messages as they are sent."""
    return [
        ChatLine(at=at, seat=message.seat, name=message.name, text=message.text)
        for at, message in chat
    ]


# ---------------------------------------------------------------- texts


@functools.cache
def _shared_texts(lang: str) -> Texts:
    return Texts(None, lang)


def names(table_state: TableState, lang: str) -> list[str]:
    """The names of the seats in texts and on the board, each with its letter. A bot that plays for
    a person has the person's name."""
    texts = table_state.game.texts(lang)
    return [
        seat_name(texts, i, seat.name, "" if seat.name else seat.level)
        for i, seat in enumerate(table_state.seats)
    ]


def listed_names(summary: Summary, lang: str) -> list[str]:
    """The same names, from the row of a table in a list, where bots have the names of levels."""
    texts = _shared_texts(lang)
    return [
        seat_name(texts, i, *(("", name) if name in BOTS else (name, "")))
        for i, name in enumerate(summary.names)
    ]


def _question(
    table_state: TableState, seat: int | None, lang: str, choices: list[Choice]
) -> str | None:
    """The question of the board to a seat; None if it has no choices."""
    if seat is None or not choices:
        return None
    board, texts = table_state.game.board, table_state.game.texts(lang)
    view, seat_names = table_state.view(seat), names(table_state, lang)
    return str(board.question(view, seat, _board_choices(choices), texts, seat_names))


def _board(table_state: TableState, state: State, seat: int | None, lang: str) -> str:
    return board_text(state, seat, lang, names(table_state, lang))


def log(
    table_state: TableState, seat: int | None, lang: str, first: int = 0, end: int | None = None
) -> list[str]:
    """The visible events of moves, as text."""
    event_log, say = table_state.game.event_log, table_state.game.text.event_text
    texts, seat_names = table_state.game.texts(lang), names(table_state, lang)
    return [
        say(event_log.redact(event, seat), texts, seat_names)
        for events in table_state.table.events_by_move(max(0, first), end)
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


# Events that are public: their fields are sent as they are, and no others.
_PUBLIC: Mapping[type[ev.AnyEvent], Callable[..., AnyEventInfo]] = {
    ev.Sat: schemas.SatEvent,
    ev.Removed: schemas.RemovedEvent,
    ev.Renamed: schemas.RenamedEvent,
    ev.Undone: schemas.UndoneEvent,
    ev.UndoAsked: schemas.UndoAskedEvent,
    ev.UndoAnswered: schemas.UndoAnsweredEvent,
    ev.BotTook: schemas.BotTookEvent,
    ev.GaveBack: schemas.GaveBackEvent,
    ev.TimeAdded: schemas.TimeAddedEvent,
    ev.ClocksMoved: schemas.ClocksMovedEvent,
    ev.Said: schemas.SaidEvent,
    ev.Ended: schemas.EndedEvent,
    ev.Rematched: schemas.RematchedEvent,
}


def event(before: TableState, logged: ev.LoggedEvent, seat: int | None) -> AnyEventInfo:
    """The visible part of an event; `before` is the state that it was applied to."""
    version, at = logged.version, logged.at
    match logged.event:
        case ev.Opened(game=name):
            return schemas.OpenedEvent(version=version, at=at, game=name)
        case ev.Moved(seat=mover, moves=moves):
            visible = _visible_moves(before.position, moves, seat)
            return schemas.MovedEvent(version=version, at=at, seat=mover, moves=visible)
        case ev.Unsaid(said=said):
            return schemas.UnsaidEvent(version=version, at=at, said=said)
        case public:
            return _PUBLIC[type(public)](version=version, at=at, **asdict(public))


def events(log: Iterable[ev.LoggedEvent], seat: int | None, after: int) -> list[AnyEventInfo]:
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


# ---------------------------------------------------------------- records


def record(table_state: TableState, seat: int | None) -> dict[str, Any]:
    """The record of a game: complete when it is over, before that what a seat saw."""
    if table_state.status != "over" and seat is None:
        raise NotVisible("Spectators can download the record when the game is over.")
    table = table_state.table.copy()
    table.seats = [seat.name or seat.level for seat in table_state.seats]
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


def board_picture(
    table_state: TableState,
    position: Mapping[str, Any],
    seat: int | None,
    lang: str,
    choices: Sequence[Choice],
) -> Picture:
    """The board with choices that can be clicked. Drawn from the seat's view of a position alone,
    so that it shows only what the audience may know."""
    board, texts = table_state.game.board, table_state.game.texts(lang)
    seat_names = names(table_state, lang)
    return board.picture(position, seat, _board_choices(choices), texts, seat_names)


def picture(table_state: TableState, seat: int | None, lang: str) -> str:
    """The current board as SVG; the legal actions of the seat can be clicked."""
    own = seat is not None and _must_choose(table_state, seat)
    choices = _choices(table_state, seat, lang) if seat is not None and own else []
    return board_picture(table_state, table_state.view(seat), seat, lang, choices).svg()


def first_picture(name: str, lang: str) -> str:
    """A self-contained picture of a game: the one that it ships (see scripts/cards.py), or its
    board before the first move."""
    shipped = game(name).definition.folder / "page" / "picture.svg"
    if shipped.exists():
        return shipped.read_text("utf-8")
    return Table(name, game(name).players[1], 1).state.svg(None, lang)


def _board_choices(choices: Iterable[Choice]) -> list[tuple[int, dict[str, Any], str]]:
    """Choices in the form that a board takes."""
    return [(choice.action, choice.info, choice.text) for choice in choices]
