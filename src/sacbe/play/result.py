"""The result of a game: ranking, sources of the points, their curve, and highlights.

Everything is folded from the public part of the events, so it holds no secrets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any

from sacbe.play.codes import CHANCE
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.text import Texts
from sacbe.text.history import (
    CurvePoint,
    Highlight,
    Mark,
    Number,
    Place,
    PointSource,
    Result,
    whole,
)

START = "start"  # the source of points that a game begins with
Pair = tuple[int, Mapping[str, Any]]  # the number of a move, and one of its events


def result(table: Table, lang: str, names: Sequence[str]) -> Result:
    """The result of a finished game; of a running one, its course so far."""
    game, texts, state = table.game, table.game.texts(lang), table.position
    pairs = list(visible_events(table))
    totals = tuple(map(whole, state.scores))
    of_events = game.history.sources([event for _, event in pairs], table.players, texts)
    sources = (*start_sources(table, texts), *of_events)
    curve, marks = _curve(table, pairs, totals, texts)
    highlights = [
        *_highlights(curve, of_events, texts, names),
        *game.history.highlights(pairs, texts, names),
    ]
    return Result(
        places=tuple(_places(state, totals, texts, names)),
        sources=(*sources, *_rest(sources, totals, texts)),
        totals=totals,
        curve=curve,
        marks=marks,
        highlights=tuple(highlights),
    )


def visible_events(table: Table, seat: int | None = None, first: int = 0) -> Iterator[Pair]:
    """All events from a move on, each with the number of its move (from 1), as far as a seat (None:
    a spectator) may know them."""
    redact = table.game.event_log.redact
    for move, events in enumerate(table.events_by_move(first), first + 1):
        for event in events:
            yield move, redact(event, seat)


# ------------------------------------------------------------ ranking and sources


def _places(
    state: State, totals: Sequence[Number], texts: Texts, names: Sequence[str]
) -> Iterator[Place]:
    """The ranking. Where points are equal, the first tie-break that differs is named."""
    breaks = state.game.history.tie_breaks(state.view(None), texts)

    def rank(seat: int) -> tuple[Number, ...]:
        return (totals[seat], *(each.values[seat] for each in breaks))

    order = sorted(range(len(totals)), key=rank, reverse=True)
    for seat in order:
        equals = [p for p in order if totals[p] == totals[seat] and rank(p) != rank(seat)]
        # The break that separates it from the seat that it had to be compared with longest.
        used = max((_first_difference(rank(seat), rank(p)) for p in equals), default=0)
        deciding = [f"{each.name}: {each.texts[seat]}" for each in breaks[:used]]
        yield Place(
            place=1 + sum(rank(p) > rank(seat) for p in order),
            seat=seat,
            name=names[seat],
            points=totals[seat],
            tie_break=", ".join(deciding),
        )


def _first_difference(one: Sequence[Number], two: Sequence[Number]) -> int:
    return next(i for i, (a, b) in enumerate(zip(one, two, strict=True)) if a != b)


def start_points(table: Table) -> tuple[Number, ...]:
    """The points of the position that a game begins at; 0 in a new game, whose events
    contain all points."""
    scores = table.position_at(0).scores if table.is_set_up else [0] * table.players
    return tuple(map(whole, scores))


def start_sources(table: Table, texts: Texts) -> Iterator[PointSource]:
    """The points of the position that a game begins at, as a source."""
    points = start_points(table)
    if any(points):
        yield PointSource(START, texts.say("result-start"), points)


def _rest(
    sources: Sequence[PointSource], totals: Sequence[Number], texts: Texts
) -> Iterator[PointSource]:
    """Points without a source, so that the sources always add up: all points of a game that does
    not name its sources."""
    rest = tuple(
        whole(total - sum(source.points[seat] for source in sources))
        for seat, total in enumerate(totals)
    )
    if any(rest):
        is_part = any(source.id != START for source in sources)
        name = texts.say("result-other") if is_part else texts.say("total-points")
        yield PointSource("other", name, rest)


# ------------------------------------------------------------ the curve


def _curve(
    table: Table, pairs: Sequence[Pair], totals: tuple[Number, ...], texts: Texts
) -> tuple[tuple[CurvePoint, ...], tuple[Mark, ...]]:
    """The points after every turn and every mark. A turn is a series of moves of one seat, with the
    chance outcomes in it; a mark may end it."""
    points_of, mark_of = table.game.history.points, table.game.history.mark
    points: list[Number] = [*start_points(table)]
    curve, marks = [CurvePoint(0, None, tuple(points))], []
    seat: int | None = None
    events = {move: list(group) for move, group in groupby(pairs, key=itemgetter(0))}
    for move, (player, _) in enumerate(table.moves, 1):
        if player not in (CHANCE, seat):
            _close(curve, move - 1, seat, points)
            seat = player
        for _, event in events.get(move, ()):
            if (mark := mark_of(event, texts)) is not None:
                marks.append(Mark(mark.kind, mark.text, mark.ends_turn, move))
                if mark.ends_turn:
                    _close(curve, move, seat, points)
                    seat = None
            if gain := points_of(event):
                points[event["seat"]] += gain
    _close(curve, len(table.moves), seat, points)
    if curve[-1].points != totals:  # a game whose events do not have its points
        curve.append(CurvePoint(len(table.moves), None, totals))
    return tuple(curve), tuple(marks)


def _close(curve: list[CurvePoint], move: int, seat: int | None, points: Sequence[Number]) -> None:
    """Add a point, unless nothing has happened since the last one."""
    now = tuple(map(whole, points))
    if seat is not None or now != curve[-1].points:
        curve.append(CurvePoint(move, seat, now))


# ------------------------------------------------------------ highlights


def _highlights(
    curve: Sequence[CurvePoint], sources: Sequence[PointSource], texts: Texts, names: Sequence[str]
) -> Iterator[Highlight]:
    """The best turn, the largest loss, the best source, and changes of the lead."""
    gains = [
        (now.points[seat] - old.points[seat], -now.move, seat, now.seat == seat)
        for old, now in pairwise(curve)
        for seat in range(len(names))
    ]
    best = max((gain for gain in gains if gain[3] and gain[0] > 0), default=None)
    if best is not None:
        yield _turn("best-turn", best, texts, names)
    worst = min((gain for gain in gains if gain[0] < 0), default=None)
    if worst is not None:
        yield _turn("largest-loss", worst, texts, names)
    most = max(
        ((n, source.name, seat) for source in sources for seat, n in enumerate(source.points)),
        default=None,
    )
    if most is not None and most[0] > 0:
        n, name, seat = most
        text = texts.say("result-best-source", {"name": names[seat], "n": n, "source": name})
        yield Highlight("best_source", text, (seat,), n)
    yield from _lead(curve, texts, names)


def _turn(
    kind: str, gain: tuple[Number, int, int, bool], texts: Texts, names: Sequence[str]
) -> Highlight:
    n, move, seat, _ = gain
    text = texts.say(f"result-{kind}", {"name": names[seat], "n": abs(n)})
    return Highlight(kind.replace("-", "_"), text, (seat,), whole(n), -move)


def _lead(curve: Sequence[CurvePoint], texts: Texts, names: Sequence[str]) -> Iterator[Highlight]:
    """How often the lead changed, and who took it for the last time."""
    leader, changes, last = None, 0, None
    for point in curve:
        best = max(point.points)
        leaders = [seat for seat, n in enumerate(point.points) if n == best]
        if len(leaders) == 1 and leaders[0] != leader:
            changes += leader is not None
            leader, last = leaders[0], point.move
    if leader is not None and changes:
        args = {"n": changes, "name": names[leader]}
        yield Highlight("lead", texts.say("result-lead", args), (leader,), None, last)
