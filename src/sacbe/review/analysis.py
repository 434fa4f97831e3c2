"""The review of a finished game: forecasts, graded turns, key moments, summaries."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec import structs

from sacbe.play.state import State
from sacbe.play.table import Table, replay
from sacbe.review import chances
from sacbe.review.evaluator import Evaluator
from sacbe.review.judge import Verdict, judge_for
from sacbe.review.luck import luck_of
from sacbe.review.model import (
    DEPTHS,
    GRADES,
    VERSION,
    Curve,
    Depth,
    Draft,
    Forecast,
    Moment,
    Player,
    Review,
    Turn,
    grade_of,
)
from sacbe.review.statistics import statistics_of
from sacbe.review.turns import Span, choices_of, turns_of

Progress = Callable[[float], None]  # called with the completed share, 0 to 1

MOST_MOMENTS, FEWEST_MOMENTS = 7, 3
KEY_COST = 0.03  # winning chances; cheaper turns are key moments only if there are few others
OWN_MOMENTS, OWN_COST = 3, 0.02  # turns of every seat that are explained; cheaper ones are noise
TURNS_SHARE, MOMENTS_SHARE = 0.85, 0.95  # of the work that is done after them
QUICK_SHARE = 0.2  # of the simulations of a curve


class NotFinished(ValueError):
    """Only finished games can be reviewed."""


def review(
    record: Any, depth: Depth = "normal", seed: int = 0, progress: Progress | None = None
) -> Review:
    """The review of a record (a dict, text or bytes) or a Table. RecordError if it is not one,
    NotFinished if the game is not over."""
    table = record if isinstance(record, Table) else replay(record)
    check(table, depth)
    analysis, draft = _Analysis(table, depth, seed), Draft(Curve((), (), ()))
    while True:
        result = analysis.step(draft)
        if progress is not None:
            progress(1.0 if isinstance(result, Review) else result.share)
        if isinstance(result, Review):
            return result
        draft = result


def advance(
    table: Table, depth: Depth, seed: int, draft: Draft | None, seconds: float
) -> Draft | Review:
    """Continue a review for about some seconds of CPU time, at least by a step. Without a draft,
    only the quick curve is made. The result does not depend on how often it was interrupted."""
    check(table, depth)
    if draft is None:
        return Draft(quick_curve(table, seed))
    analysis, end = _Analysis(table, depth, seed), time.process_time() + seconds
    while True:
        result = analysis.step(draft)
        if isinstance(result, Review) or time.process_time() >= end:
            return result
        draft = result


def quick_curve(table: Table, seed: int = 0) -> Curve:
    """The forecasts after every turn with few simulations."""
    check(table, "normal")
    evaluator = Evaluator(table.game, table.players, "normal", seed)
    simulations = max(4, int(QUICK_SHARE * evaluator.effort.curve))
    turns = turns_of(table)
    forecasts = (
        evaluator.forecast(table.position_at(turn.last), turn.seat, turn.last, simulations)
        for turn in turns
    )
    return Curve(
        tuple(turn.seat for turn in turns), tuple(turn.last for turn in turns), tuple(forecasts)
    )


def check(table: Table, depth: str) -> None:
    """Refuse games that are not over, games for one, and unknown depths."""
    if table.current_player is not None:
        raise NotFinished("This game is not over. Only finished games can be reviewed.")
    if depth not in DEPTHS:
        raise ValueError(f"Unknown depth {depth!r}; choose from {', '.join(DEPTHS)}.")
    if table.players < 2:
        raise ValueError("A review needs a game of at least two players.")


class _Analysis:
    """A review in progress."""

    def __init__(self, table: Table, depth: Depth, seed: int) -> None:
        self.table, self.depth, self.seed = table, depth, seed
        self.spans = turns_of(table)
        self.judge = judge_for(table.game, table.players, depth, seed)
        self.evaluator = self.judge.evaluator

    def step(self, draft: Draft) -> Draft | Review:
        """Review the next turn, then describe the next key moment, then complete the review."""
        turns, moments = draft.turns, draft.moments
        if len(turns) < len(self.spans):
            turns = (*turns, self.turn(self.spans[len(turns)]))
            share = TURNS_SHARE * len(turns) / len(self.spans)
            return structs.replace(draft, turns=turns, share=round(share, 4))
        indices = explained_turns(turns)
        if len(moments) < len(indices):
            moments = (*moments, self.moment(indices[len(moments)], turns))
            share = TURNS_SHARE + (MOMENTS_SHARE - TURNS_SHARE) * len(moments) / len(indices)
            return structs.replace(draft, moments=moments, share=round(share, 4))
        return self.complete(turns, moments)

    def complete(self, turns: tuple[Turn, ...], moments: tuple[Moment, ...]) -> Review:
        """The review, with luck and statistics."""
        table, first = self.table, self.spans[0]
        return Review(
            version=VERSION,
            game=table.game.name,
            rules_version=table.game.rules_version,
            data=table.game.data_digest,
            players=table.players,
            record=table.record()["seal"],
            depth=self.depth,
            seed=self.seed,
            calibration=chances.digest() if chances.map_of(table.game, table.players) else "",
            start=self.forecast(table.position_at(first.first), first.seat, first.first),
            turns=turns,
            seats=tuple(_players(table, turns, luck_of(table))),
            moments=moments,
            statistics=statistics_of(table),
        )

    def forecast(self, state: State, seat: int, moves: int) -> Forecast:
        """A point of the curve."""
        return self.evaluator.forecast(state, seat, moves, self.evaluator.effort.curve)

    def turn(self, span: Span) -> Turn:
        """A graded turn."""
        parts = [self.verdict(part) for part in choices_of(self.table, span)]
        cost = round(sum(part.cost for part in parts), 4)
        costliest = max(parts, key=lambda part: (part.cost, part.even_cost), default=None)
        state = self.table.position_at(span.last)
        return Turn(
            seat=span.seat,
            first=span.first,
            last=span.last,
            forecast=self.forecast(state, span.seat, span.last),
            open_cards=self.evaluator.open_cards(
                state, span.last, max(4, self.evaluator.effort.curve // 2)
            ),
            grade=grade_of(cost) if parts else "forced",
            cost=cost,
            even_cost=round(sum(part.even_cost for part in parts), 4),
            alternative=costliest.alternative if costliest else None,
        )

    def verdict(self, span: Span) -> Verdict:
        """Compare what was played with the turn of the search."""
        actions = tuple(action for _, action in self.table.moves[span.first : span.last])
        state = self.table.position_at(span.first)
        return self.judge.verdict(state, span.seat, span.first, actions, even=True)

    def moment(self, index: int, turns: Sequence[Turn]) -> Moment:
        """A key moment with its line and facts."""
        seat, alternative = turns[index].seat, turns[index].alternative
        assert alternative is not None  # or the turn would have cost nothing
        state = self.table.position_at(alternative.move)
        return Moment(
            turn=index,
            key=index in choose_moments(turns),
            line=self.judge.line(state, seat, alternative),
            facts=self.judge.facts(state, seat, alternative),
        )


def choose_moments(turns: Sequence[Turn]) -> list[int]:
    """The turns that decided the game: the costliest of every seat, then the costliest of all; in
    the order of the game."""
    costly = _by_cost(turns)
    key = [i for i in costly if turns[i].cost >= KEY_COST]
    worst = {turns[i].seat: i for i in reversed(key)}
    order = [*sorted(worst.values(), key=key.index), *(i for i in key if i not in worst.values())]
    if len(order) < FEWEST_MOMENTS:
        order = costly[:FEWEST_MOMENTS]
    return sorted(order[:MOST_MOMENTS])


def explained_turns(turns: Sequence[Turn]) -> list[int]:
    """The key moments, and the costliest turns of every seat; in the order of the game."""
    seats = {turn.seat for turn in turns}
    own = (i for seat in seats for i in costliest_turns(turns, seat))
    return sorted({*choose_moments(turns), *own})


def costliest_turns(turns: Sequence[Turn], seat: int) -> list[int]:
    """The turns that cost a seat most, the costliest first. If they are few because its game was
    lost or won early, then also those that would have cost most among equals."""
    own = [i for i, turn in enumerate(turns) if turn.seat == seat and turn.alternative is not None]
    ranked = [
        *sorted((i for i in own if turns[i].cost >= OWN_COST), key=lambda i: (-turns[i].cost, i)),
        *sorted(
            (i for i in own if turns[i].cost < OWN_COST <= turns[i].even_cost),
            key=lambda i: (-turns[i].even_cost, i),
        ),
    ]
    return ranked[:OWN_MOMENTS]


def _by_cost(turns: Sequence[Turn]) -> list[int]:
    """The turns with a better one that are not graded as best, the costliest first."""
    costly = [i for i, t in enumerate(turns) if t.alternative is not None and t.grade != "best"]
    return sorted(costly, key=lambda i: (-turns[i].cost, i))


def accuracy_of(costs: Sequence[float]) -> float | None:
    """The accuracy of a player in percent: the mean over the turns with a choice of a curve that is
    100 without cost and falls with the cost in winning chances. The curve is that of lichess; the
    costs are those among equals, so that turns count in a won or lost game as well."""
    if not costs:
        return None
    scores = [103.1668 * math.exp(-0.04354 * 100 * cost) - 3.1669 for cost in costs]
    return round(sum(min(100.0, max(0.0, score)) for score in scores) / len(scores), 1)


def _players(table: Table, turns: Sequence[Turn], luck: Sequence[float]) -> Iterator[Player]:
    winners, scores = table.position.winners, table.position.scores
    for seat in range(table.players):
        own = [turn for turn in turns if turn.seat == seat and turn.grade != "forced"]
        yield Player(
            seat=seat,
            accuracy=accuracy_of([turn.even_cost for turn in own]),
            grades=tuple(sum(turn.grade == grade for turn in own) for grade in GRADES),
            cost=round(sum(turn.cost for turn in own), 4),
            luck=luck[seat],
            score=scores[seat],
            won=seat in winners,
        )
