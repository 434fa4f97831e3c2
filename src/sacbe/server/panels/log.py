"""The log of a table as text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sacbe.play.codes import CHANCE
from sacbe.play.game import Game
from sacbe.play.table import Move
from sacbe.server.panels.panel import Panel
from sacbe.server.schemas import LogLine
from sacbe.server.table_state import TableState
from sacbe.server.views import names


class Log(Panel, frozen=True):
    """The log after a move."""

    version: int
    moves: int  # so far
    lines: list[LogLine]


def build(table_state: TableState, seat: int | None, lang: str, after: int = 0) -> Log:
    """The visible events of all moves after a number of moves."""
    lines = log_lines(table_state, seat, lang, min(after, len(table_state.moves)))
    return Log(version=table_state.version, moves=len(table_state.moves), lines=lines)


def log_lines(
    table_state: TableState, seat: int | None, lang: str, after: int, end: int | None = None
) -> list[LogLine]:
    """The visible events of the moves after `after`, up to `end`, as lines."""
    say, texts, names_by_seat = (
        table_state.game.text.event_text,
        table_state.game.texts(lang),
        names(table_state, lang),
    )
    lines = []
    movers = _movers(table_state.moves, after, end)
    for move, event in visible_events(table_state, seat, after, end):
        text, change = say(event, texts, names_by_seat), event["change"]
        lines.append(
            LogLine(
                move=move,
                by=movers[move - after - 1],
                seat=event["seat"],
                kind=_kind(event),
                text=text,
                said=say({**event, "change": {}}, texts, names_by_seat) if change else text,
                change={key: int(n) for key, n in change.items()},
                rule=_rule(table_state.game, event),
            )
        )
    return lines


def _movers(moves: Sequence[Move], after: int, end: int | None) -> list[int | None]:
    """The seats that made the moves from a number on; chance outcomes belong to the choice before
    them."""
    earlier = (player for player, _ in reversed(moves[:after]) if player != CHANCE)
    mover = next(earlier, None)
    movers = []
    for player, _ in moves[after:end]:
        mover = mover if player == CHANCE else player
        movers.append(mover)
    return movers


def _kind(event: Mapping[str, Any]) -> str:
    """The type of the chosen action, or the name of the event."""
    action = event.get("action")
    return str(action["type"] if isinstance(action, Mapping) else event["event"])


def _rule(game: Game, event: Mapping[str, Any]) -> str:
    """The paragraph of the rules about the action or the event."""
    reference = game.rule_codes
    action = event.get("action")
    if isinstance(action, Mapping):
        return str(reference.ACTIONS[action["type"]])
    return str(reference.EVENTS[event["event"]])


def visible_events(
    table_state: TableState, seat: int | None, after: int = 0, end: int | None = None
) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The visible events, each with the number of its move."""
    event_log = table_state.game.event_log
    for move, events in enumerate(table_state.table.events_by_move(after, end), after + 1):
        for event in events:
            yield move, event_log.redact(event, seat)
