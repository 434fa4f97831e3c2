"""A report as HTML: a fragment for the page, and one self-contained file."""

from __future__ import annotations

import base64
import functools
from collections.abc import Callable, Sequence
from pathlib import Path

from sacbe.draw.style import stylesheet
from sacbe.draw.svg import el, escape
from sacbe.play.table import Table
from sacbe.review.report import Chart, DataTable, KeyMoment, Report

Board = Callable[[KeyMoment], str]  # the address of the picture of a moment


@functools.cache
def style() -> str:
    """The style sheet of reviews."""
    return (Path(__file__).parent / "style.css").read_text("utf-8")


def page(report: Report, table: Table) -> str:
    """One file with everything in it."""
    boards = _boards(report, table)
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{_text(report.title)}</title><style>{stylesheet()}{style()}</style>"
    )
    body = el("main", fragment(report, boards), class_="review")
    content = f"<head>{head}</head><body>{body}</body>"
    return f'<!doctype html>\n<html lang="{report.lang}">{content}</html>\n'


def _boards(report: Report, table: Table) -> Board:
    """Pictures as data: the board before a key moment, as the seat saw it."""

    def address(moment: KeyMoment) -> str:
        svg = table.position_at(moment.move).svg(moment.seat, report.lang)
        return f"data:image/svg+xml;base64,{base64.b64encode(svg.encode()).decode()}"

    return address


def fragment(report: Report, board: Board) -> str:
    """The content of a review."""
    charts = [_chart(chart, report) for chart in report.charts]
    return "".join(
        (
            el("h1", _text(report.title)),
            el("p", _text(report.subtitle), class_="faint"),
            el("ul", *(el("li", _text(words)) for words in report.verdicts), class_="verdicts"),
            _grid(report.players),
            *charts[:1],
            el("h2", _text(report.moments_title), id="moments"),
            *(_moment(moment, report, board) for moment in report.moments),
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


def _moment(moment: KeyMoment, report: Report, board: Board) -> str:
    labels = report.labels
    turns = [
        _actions(labels["moment-played"], moment.played, "played"),
        _actions(labels["moment-better"], moment.better, "better"),
    ]
    reasons = [el("li", _text(words)) for words in moment.reasons]
    why = el("h4", _text(labels["moment-why"])) + el("ul", *reasons) if reasons else ""
    line = _actions(labels["moment-line"], moment.line, "line") if moment.line else ""
    picture = el("img", src=board(moment), alt=moment.board, loading="lazy")
    return el(
        "article",
        el("h3", _text(moment.title)),
        el("p", _text(moment.cost), class_="cost"),
        el("div", *turns, class_="turns"),
        el("div", el("div", why), line, class_="turns"),
        el("figure", picture, el("figcaption", _text(moment.board))),
        el("p", class_="actions", data_moment=str(moment.number)),
        id=f"moment-{moment.number}",
        class_=f"moment grade-{moment.grade}",
        tabindex="-1",
    )


def _actions(title: str, actions: Sequence[str], kind: str) -> str:
    items = [el("li", _text(words)) for words in actions] or [el("li", "\N{EN DASH}")]
    return el("div", el("h4", _text(title)), el("ol", *items), class_=kind)
