"""The coach: what would have been better in the last turn of a seat, from what it knew then.

Only positions before choices of the seat are judged, in determinizations for it, so that the
answer depends on nothing that the seat did not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sacbe.review.model import Comparison, Grade, grade_of
from sacbe.review.turns import Span, choices_of, turns_of
from sacbe.review.wording import Wording
from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import names

MAX_PARTS = 3  # of a turn that are judged


class Coaching(Panel, frozen=True):
    """What the coach says about the last turn of a seat."""

    status: Literal["none", "good", "better"]  # no turn with a choice yet; nothing better found
    seat: int
    move: int  # the moves before the choice; to go back to it
    turn: int  # the moves after the turn: another one has another number
    grade: Grade
    cost: str
    played: list[str]
    better: list[str]
    line: list[str]
    reasons: list[str]  # in its favour
    price: list[str]  # what it gives up
    can_rewind: bool  # is this a game against bots?


def parts_of(table_state: TableState, seat: int) -> list[Span]:
    """The choices of the last complete turn of a seat that had one."""
    table = table_state.table
    spans = [span for span in turns_of(table) if span.seat == seat]
    if spans and spans[-1].last == len(table.moves) and seat in table_state.to_act:
        spans.pop()  # it is not complete
    for span in reversed(spans):
        if parts := choices_of(table, span):
            return parts[:MAX_PARTS]
    return []


def played_in(table_state: TableState, part: Span) -> list[int]:
    """The actions of a part of a turn."""
    return [action for _, action in table_state.moves[part.first : part.last]]


def build(
    table_state: TableState,
    seat: int,
    parts: Sequence[Span],
    comparisons: Sequence[Comparison],
    lang: str,
) -> Coaching:
    """What the coach says: the costliest part of the turn and what would have been better."""
    costs = [(max(c.alternative.cost, c.even_cost), c) for c in comparisons if c.alternative]
    cost, worst = max(costs, key=lambda each: each[0], default=(0.0, None))
    nothing = Coaching(
        status="good" if parts else "none",
        seat=seat,
        move=parts[0].first if parts else 0,
        turn=parts[-1].last if parts else 0,
        grade=grade_of(cost),
        cost="",
        played=[],
        better=[],
        line=[],
        reasons=[],
        price=[],
        can_rewind=table_state.status == "playing" and table_state.voters() == [seat],
    )
    if worst is None or worst.alternative is None or nothing.grade == "best":
        return nothing
    other, words = worst.alternative, Wording(table_state.game, lang, names(table_state, lang))
    world = table_state.table.position_at(other.move).determinize(seat, other.world)
    better, after = words.turn(world, seat, other.better)
    return Coaching(
        status="better",
        seat=seat,
        move=other.move,
        turn=nothing.turn,
        grade=nothing.grade,
        cost=words.loss(seat, other, worst.even_cost),
        played=words.turn(world, seat, other.played)[0],
        better=better,
        line=words.actions(after, worst.line, with_names=True)[0],
        reasons=words.reasons(worst.facts),
        price=words.price(worst.facts),
        can_rewind=nothing.can_rewind,
    )
