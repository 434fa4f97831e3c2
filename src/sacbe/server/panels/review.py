"""The review of a finished game: its progress, a quick curve, then the report."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import structs

from sacbe.review import charts
from sacbe.review.boards import Side, draw, moment_steps
from sacbe.review.evaluator import by_round
from sacbe.review.model import Draft, Review
from sacbe.review.report import Report, report, seat_colours
from sacbe.review.wording import review_texts
from sacbe.server.panels.panel import Panel
from sacbe.server.reviews import Progress
from sacbe.server.table_state import TableState
from sacbe.server.views import NotVisible, names


class ReviewPanel(Panel, frozen=True):
    """The review of a finished game, complete or in progress."""

    status: Literal["none", "working", "failed", "ready"]
    share: float  # of the work that is done
    game: str
    names: list[str]  # by seat
    seats: list[int]  # your own ones
    curve: str  # a quick curve as SVG while the review is made; else empty
    report: Report | None


def build(
    table_state: TableState, progress: Progress | None, lang: str, seats: Iterable[int]
) -> ReviewPanel:
    """What there is of the review of a game."""
    seat_names = names(table_state, lang)
    panel = ReviewPanel(
        status="none",
        share=0.0,
        game=table_state.game.name,
        names=seat_names,
        seats=sorted(seats),
        curve="",
        report=None,
    )
    if progress is None:
        return panel
    if progress.review is not None:
        words = report(progress.review, table_state.table, lang, seat_names)
        return structs.replace(panel, status="ready", share=1.0, report=words)
    panel = structs.replace(panel, status="failed" if progress.failed else "working")
    if progress.draft is None:
        return panel
    curve = _curve(table_state, progress.draft, seat_names, lang)
    return structs.replace(panel, share=progress.draft.share, curve=curve)


def picture(
    table_state: TableState, review: Review, number: int, side: Side, step: int, lang: str
) -> str:
    """The board at a step of a turn of a key moment as SVG, as its seat saw it; NotVisible if there
    is no such moment or step."""
    if not 1 <= number <= len(review.moments):
        raise NotVisible("There is no such key moment.")
    moment = review.moments[number - 1]
    steps = moment_steps(review, table_state.table, moment, side)
    if step >= len(steps):
        raise NotVisible("There is no such step.")
    seat = review.turns[moment.turn].seat
    return draw(steps[step], seat, lang, names(table_state, lang))


def _curve(table_state: TableState, draft: Draft, seat_names: list[str], lang: str) -> str:
    """The quick curve."""
    curve, say = draft.curve, review_texts(lang).say
    labels = [f"{say('col-turn')} {i}" for i in range(1, len(curve.forecasts) + 1)]
    colours = seat_colours(table_state.game)
    forecasts = by_round(curve.forecasts, len(seat_names))
    shares = [forecast.chances for forecast in forecasts]
    title, unit = say("chances-title"), say("percent", {"n": ""})
    return charts.areas(title, shares, labels, seat_names, [], [], colours, unit)
