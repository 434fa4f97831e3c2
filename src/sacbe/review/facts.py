"""Facts that distinguish two turns: goods right after them, and points by source in continuations.

Both turns are continued by greedy players to the end of the game, several times with the same
chance outcomes where possible; the points of the seat are summed by source as in the ledger.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Literal

from sacbe.bots import bot
from sacbe.play.codes import CHANCE
from sacbe.play.goods import valued_goods
from sacbe.play.state import State
from sacbe.review.evaluator import play_out
from sacbe.review.model import Alternative, Fact

CONTINUATIONS = 6
MOST_GOODS, MOST_SOURCES = 5, 3
LEAST_MEAN = 1.0  # points by which the greedy games must be better to speak for a turn
LEAST_POINTS = 0.5  # smaller differences of a source or of expected points are left out

Event = dict[str, Any]
Kind = Literal["source", "good", "points", "expected", "chance"]


def facts_of(world: State, seat: int, other: Alternative, seed: int) -> tuple[Fact, ...]:
    """The facts of a turn and a better one, in the determinization that they are compared in.

    A fact that speaks against the better turn is marked as its price. The points of a few greedy
    games can contradict the search, which looks less far but thinks more, or hardly differ. Then
    they are no reason for its verdict: the points that the search expects take their place, if
    those are more. If only
    one of the turns ends the game, goods and sources cannot be compared: one side is scored."""
    after = [play_out(world, seat, actions)[0] for actions in (other.played, other.better)]
    means = [_mean_sources(state, seat, world.players, seed) for state in after]
    points = _points_fact(after, means, seat)
    agrees = points.better - points.played >= LEAST_MEAN
    if len({state.current_player is None for state in after}) > 1:
        return (points,) if agrees else tuple(_expected(seat, other))
    reasons = (
        [points, *_source_facts(means[0], means[1], seat)] if agrees else _expected(seat, other)
    )
    return (*_goods_facts(after[0], after[1], seat), *reasons)


def _fact(kind: Kind, name: str, seat: int, actual: float, better: float) -> Fact:
    """A fact about a number of which more is better."""
    return Fact(kind, name, seat, actual, better, better > actual)


def _expected(seat: int, other: Alternative) -> list[Fact]:
    """The final points that the search expects, if they are clearly more after the better turn."""
    actual, better = (each.points[seat] for each in (other.after_played, other.after_better))
    is_more = better - actual >= LEAST_POINTS
    return [_fact("expected", "", seat, actual, better)] if is_more else []


def _goods_facts(actual: State, better: State, seat: int) -> list[Fact]:
    """Goods that the seat has more or less of, right after the turns: those of which more, or
    fewer, is always better. Workers in hand, for example, are no gain."""
    had, valued = valued_goods(actual, seat), actual.game.text.VALUED_GOODS
    facts = [
        Fact("good", good, seat, float(had[good]), float(n), (n > had[good]) == valued[good])
        for good, n in valued_goods(better, seat).items()
        if n != had[good]
    ]
    return facts[:MOST_GOODS]


def _points_fact(after: Sequence[State], means: Sequence[dict[str, float]], seat: int) -> Fact:
    """The final points of the continuations."""
    totals = [
        round(float(state.scores[seat]) + sum(mean.values()), 1)
        for state, mean in zip(after, means, strict=True)
    ]
    return _fact("points", "", seat, totals[0], totals[1])


def _source_facts(actual: dict[str, float], better: dict[str, float], seat: int) -> list[Fact]:
    """The sources of points that differ most."""
    facts = [
        _fact("source", source, seat, actual.get(source, 0.0), better.get(source, 0.0))
        for source in sorted({*actual, *better})
    ]
    facts = [fact for fact in facts if abs(fact.better - fact.played) >= LEAST_POINTS]
    return sorted(facts, key=lambda f: (-abs(f.better - f.played), f.id))[:MOST_SOURCES]


def _mean_sources(state: State, seat: int, players: int, seed: int) -> dict[str, float]:
    """The points that the seat gets from every source until the end: means over continuations."""
    history, texts = state.game.history, state.game.texts("en")
    sums: dict[str, float] = {}
    for k in range(CONTINUATIONS):
        world = state.determinize(seat, k)
        events = _continue(world, random.Random(f"{seed} {k}"), seed + k)
        for source in history.sources(events, players, texts):
            sums[source.id] = sums.get(source.id, 0.0) + source.points[seat]
    return {source: round(points / CONTINUATIONS, 2) for source, points in sums.items()}


def _continue(state: State, rng: random.Random, seed: int) -> list[Event]:
    """The events until the end of the game, played greedily. Changes the state."""
    greedy, describe = bot("greedy", state.game, seed), state.game.event_log.events_of
    events: list[Event] = []
    while (player := state.current_player) is not None:
        if player == CHANCE:
            action = rng.choices(state.legal_actions(), state.chance_weights())[0]
        else:
            action = greedy.choose(state, player)
        events += describe(state.plain(), player, action, state.steps(action, player))
        state.play(action, player if player >= 0 else None)
    return events
