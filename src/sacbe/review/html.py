"""A report as HTML: a fragment for the page, and one self-contained file."""

from __future__ import annotations

import base64
import functools
from collections.abc import Callable, Sequence
from pathlib import Path

from sacbe.draw.style import standalone, stylesheet
from sacbe.draw.svg import el, escape
from sacbe.play.table import Table
from sacbe.review.boards import Step, draw, moment_steps
from sacbe.review.model import Review
from sacbe.review.report import Chart, DataTable, KeyMoment, Report, SeatVerdict
from sacbe.review.wording import concise

Boards = Callable[[KeyMoment], tuple[str, str]]  # the addresses of the pictures of a moment


@functools.cache
def style() -> str:
    """The style sheet of reviews."""
    return (Path(__file__).parent / "style.css").read_text("utf-8")


def page(report: Report, review: Review, table: Table) -> str:
    """One file with everything in it."""
    boards = _boards(report, review, table)
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{_text(report.title)}</title><style>{stylesheet()}{style()}</style>"
    )
    body = el("main", fragment(report, boards), class_="review")
    content = f"<head>{head}</head><body>{body}</body>"
    return f'<!doctype html>\n<html lang="{report.lang}">{content}</html>\n'


def _boards(report: Report, review: Review, table: Table) -> Boards:
    """Pictures as data: the board before and after the better turn, as the seat saw it."""

    def addresses(moment: KeyMoment) -> tuple[str, str]:
        steps = moment_steps(review, table, review.moments[moment.number - 1], "better")
        return address(moment, steps[0]), address(moment, steps[len(moment.better)])

    def address(moment: KeyMoment, step: Step) -> str:
        svg = standalone(draw(step, moment.seat, report.lang, report.names))
        return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"

    return addresses


def fragment(report: Report, boards: Boards) -> str:
    """The content of a review."""
    charts = [_chart(chart, report) for chart in report.charts]
    return "".join(
        (
            el("h1", _text(report.title)),
            el("p", _text(report.subtitle), class_="faint"),
            el("ul", *(_verdict(each, report) for each in report.verdicts), class_="verdicts"),
            _grid(report.players),
            *charts[:1],
            el("h2", _text(report.moments_title), id="moments"),
            *(_moment(moment, report, boards) for moment in report.moments),
            *charts[1:],
            *(_folded(grid) for grid in report.grids[:1]),
            *(
                el("section", el("h2", _text(g.caption)), _grid(g))
                for g in report.grids[1:]
                if g.rows
            ),
            *(el("p", _text(note), class_="faint") for note in report.notes),
        )
    )


def _text(words: str) -> str:
    return escape(words, quote=False)


def _verdict(verdict: SeatVerdict, report: Report) -> str:
    links = (el("a", str(n), class_="flag", href=f"#moment-{n}") for n in verdict.moments)
    return el("li", _text(verdict.text), " ", " ".join(links), _advice(verdict, report))


def _advice(verdict: SeatVerdict, report: Report) -> str:
    """What to do instead of the costly turns."""
    if not verdict.advice:
        return ""
    labels = report.labels
    items = (
        el(
            "li",
            el("a", _text(each.turn), href=f"#moment-{each.moment}"),
            el("span", _text(f"{labels['moment-better']}: {each.better}"), class_="better"),
            el("span", _text(f"{labels['moment-played']}: {each.played}"), class_="played"),
        )
        for each in verdict.advice
    )
    summary = el("summary", _text(labels["verdict-instead"]))
    return el("details", summary, el("ul", *items), class_="advice")


def _chart(chart: Chart, report: Report) -> str:
    note = el("p", _text(chart.note), class_="faint") if chart.note else ""
    table = el("details", el("summary", _text(report.labels["table-behind"])), _grid(chart.grid))
    picture = el("div", chart.svg, class_="wide", tabindex=0)
    return el("section", el("h2", _text(chart.title)), note, picture, table, class_="chart-section")


def _grid(grid: DataTable) -> str:
    head = el("tr", *(el("th", _text(words) or " ", scope="col") for words in grid.head))
    body = (
        el(
            "tr",
            el("th", _text(row[0]), scope="row"),
            *(el("td", _text(words) or " ") for words in row[1:]),
        )
        for row in grid.rows
    )
    caption = el("caption", _text(grid.caption))
    table = el("table", caption, el("thead", head), el("tbody", *body))
    return el("div", table, class_="wide", tabindex="0")


def _folded(grid: DataTable) -> str:
    return el("details", el("summary", _text(grid.caption)), _grid(grid))


def _moment(moment: KeyMoment, report: Report, boards: Boards) -> str:
    labels = report.labels
    turns = [
        _actions(labels["moment-played"], concise(moment.played), "played"),
        _actions(labels["moment-better"], concise(moment.better), "better"),
    ]
    why = _list(labels["moment-why"], moment.reasons)
    why += _list(labels["moment-price"], moment.price) if moment.price else ""
    following = concise(moment.line)
    line = _actions(labels["moment-line"], following, "line") if following else ""
    captions = (moment.board, moment.after)
    figures = [
        el(
            "figure",
            el("figcaption", _text(words)),
            el("img", src=address, alt=words, loading="lazy"),
            tabindex=0,
        )
        for address, words in zip(boards(moment), captions, strict=True)
    ]
    return el(
        "article",
        el("h3", _text(moment.title)),
        el("p", _text(moment.cost), class_="cost"),
        el("div", *turns, class_="turns"),
        el("div", el("div", why), line, class_="turns"),
        *figures,
        id=f"moment-{moment.number}",
        class_=f"moment grade-{moment.grade}",
        tabindex="-1",
    )


def _list(title: str, facts: Sequence[str]) -> str:
    return el("h4", _text(title)) + el("ul", *(el("li", _text(words)) for words in facts))


def _actions(title: str, actions: Sequence[str], kind: str) -> str:
    items = [el("li", _text(words)) for words in actions] or [el("li", "\N{EN DASH}")]
    return el("div", el("h4", _text(title)), el("ol", *items), class_=kind)
