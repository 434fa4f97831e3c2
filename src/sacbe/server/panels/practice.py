"""Practice: a game continued from a key moment, compared with the game that it continues."""

from __future__ import annotations

from typing import Literal, NamedTuple

from sacbe.review.model import Comparison, Forecast
from sacbe.review.turns import Span, choices_of, turns_of
from sacbe.review.wording import Wording
from sacbe.server.panels.coach import played_in
from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import names


class PracticeSide(Panel, frozen=True):
    """One of the two games: the turn, and what it leads to."""

    turn: list[str]
    chance: float | None  # of winning after the turn; None if both turns are the same
    expected: float | None  # final points after the turn
    points: float | None  # at the end of the game; None while it runs
    won: bool | None


class PracticePanel(Panel, frozen=True):
    """A practice game compared with the original one."""

    status: Literal["waiting", "playing", "over"]  # waiting: the turn is not complete
    original: str  # table
    seat: int
    move: int  # the moves before the turn
    same: bool  # do both turns lead to the same position?
    before: PracticeSide
    now: PracticeSide


class Turns(NamedTuple):
    """The turn at the start of the practice game, in both games."""

    seat: int
    before: list[int]
    now: list[int]
    first: int


def turns_at_start(original: TableState, table_state: TableState) -> Turns | None:
    """The turns to compare; None while the new one is not complete."""
    first = len(table_state.opened.moves)
    old, new = _part_at(original, first), _part_at(table_state, first)
    if old is None or new is None or old.seat != new.seat:
        return None
    if new.last == len(table_state.moves) and new.seat in table_state.to_act:
        return None
    return Turns(new.seat, played_in(original, old), played_in(table_state, new), first)


def _part_at(table_state: TableState, first: int) -> Span | None:
    """The part of a turn that contains a move, from that move on."""
    for span in turns_of(table_state.table):
        if span.first <= first < span.last:
            parts = choices_of(table_state.table, span._replace(first=first))
            return parts[0] if parts else None
    return None


def build(
    original: TableState,
    table_state: TableState,
    turns: Turns | None,
    forecasts: tuple[Forecast, Forecast] | None,
    lang: str,
) -> PracticePanel:
    """The comparison, as far as the practice game is played."""
    first = len(table_state.opened.moves)
    seat = turns.seat if turns else table_state.moves[first][0] if _moved(table_state) else -1
    status: Literal["waiting", "playing", "over"] = "waiting"
    if turns:
        status = "over" if table_state.status == "over" else "playing"
    old, new = forecasts or (None, None)
    return PracticePanel(
        status=status,
        original=table_state.opened.fork_of or "",
        seat=seat,
        move=first,
        same=turns is not None and forecasts is None,
        before=_side(original, turns, turns.before if turns else [], old, lang),
        now=_side(table_state, turns, turns.now if turns else [], new, lang),
    )


def forecasts_of(
    better_now: Comparison, better_before: Comparison
) -> tuple[Forecast, Forecast] | None:
    """The forecasts after the old and the new turn, from two comparisons: of the old turn with the
    new one as the better, and vice versa. None if neither is better."""
    if (other := better_now.alternative) is not None:
        return other.after_played, other.after_better
    if (other := better_before.alternative) is not None:
        return other.after_better, other.after_played
    return None


def _moved(table_state: TableState) -> bool:
    return len(table_state.moves) > len(table_state.opened.moves)


def _side(
    table_state: TableState,
    turns: Turns | None,
    actions: list[int],
    forecast: Forecast | None,
    lang: str,
) -> PracticeSide:
    if turns is None:
        return PracticeSide(turn=[], chance=None, expected=None, points=None, won=None)
    seat, over = turns.seat, table_state.status == "over"
    words = Wording(table_state.game, lang, names(table_state, lang))
    state = table_state.table.position_at(turns.first)
    return PracticeSide(
        turn=words.turn(state, seat, actions)[0],
        chance=forecast.chances[seat] if forecast else None,
        expected=forecast.points[seat] if forecast else None,
        points=float(table_state.position.scores[seat]) if over else None,
        won=seat in table_state.position.winners if over else None,
    )
