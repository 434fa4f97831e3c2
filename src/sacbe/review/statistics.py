"""Statistics of a game: goods, activities, and points by source over time."""

from __future__ import annotations

from sacbe.play.codes import CHANCE
from sacbe.play.goods import Number, goods
from sacbe.play.result import result, start_sources, visible_events
from sacbe.play.table import Table
from sacbe.review.model import Amounts, SourcePoint, Statistics

MOST_POINTS = 24  # in time; marks beyond them are thinned out


def statistics_of(table: Table) -> Statistics:
    """All statistics. Everything is public once a game is over."""
    texts = table.game.texts("en")
    events = [event for _, event in visible_events(table)]
    activities = table.game.history.activities(events, table.players, texts)
    return Statistics(
        goods=_goods(table),
        activities=tuple((each.id, each.points) for each in activities),
        sources=_sources(table),
    )


def _goods(table: Table) -> tuple[Amounts, ...]:
    """What every seat gained and spent of every good, summed over all moves."""
    seats = range(table.players)
    state = table.position_at(0)
    last = [dict(goods(state, seat)) for seat in seats]
    gains: dict[str, list[Number]] = {good: [0] * table.players for good in last[0]}
    expenses: dict[str, list[Number]] = {good: [0] * table.players for good in last[0]}
    for player, action in table.moves:
        state.play(action, None if player == CHANCE else player)
        for seat in seats:
            now = dict(goods(state, seat))
            for good, n in now.items():
                change = n - last[seat][good]
                (gains if change > 0 else expenses)[good][seat] += abs(change)
            last[seat] = now
    return tuple(
        Amounts(good, tuple(gains[good]), tuple(expenses[good]))
        for good in gains
        if any(gains[good]) or any(expenses[good])
    )


def _sources(table: Table) -> tuple[SourcePoint, ...]:
    """Points by source after some moves: at the marks that the game has, and at the end."""
    texts, history = table.game.texts("en"), table.game.history
    pairs = list(visible_events(table))
    moves = sorted({mark.move for mark in result(table, "en", [""] * table.players).marks})
    step = max(1, len(moves) // MOST_POINTS)
    points = []
    for move in (*moves[::step], len(table.moves)):
        events = [event for at, event in pairs if at <= move]
        rows = [*start_sources(table, texts), *history.sources(events, table.players, texts)]
        points.append(SourcePoint(move, tuple((row.id, row.points) for row in rows)))
    return tuple({point.move: point for point in points}.values())
