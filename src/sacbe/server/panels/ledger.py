"""The score breakdown."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sacbe.play.result import start_points
from sacbe.server.panels.log import visible_events
from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import names
from sacbe.text import Texts

HERE = Path(__file__).parents[1]


class Source(Panel, frozen=True):
    """The points from one source, by seat."""

    source: str
    points: list[str]  # localised numbers; empty if none


class Account(Panel, frozen=True):
    """Sources and uses of a resource."""

    caption: str
    title: str  # heading of the column of sources
    sources: list[Source]
    total: str  # label of the last line
    totals: list[str]


class Ledger(Panel, frozen=True):
    """The score breakdown."""

    version: int
    title: str  # heading of the column of sources
    names: list[str]
    sources: list[Source]
    total: str  # label of the last line
    totals: list[str]
    winners: list[int]
    accounts: list[Account]  # accounts of other resources


def build(table_state: TableState, seat: int | None, lang: str) -> Ledger:
    """All points so far, as far as an audience may know."""
    state, rules, texts = table_state.position, table_state.game, table_state.game.texts(lang)
    events = [event for _, event in visible_events(table_state, seat)]
    ledger = rules.panels.ledger(events, state.scores, state.winners, texts, table_state.players)
    return Ledger(
        version=table_state.version,
        title=ledger.title,
        names=names(table_state, lang),
        sources=[
            *_start(table_state, lang),
            *(Source(source=row.source, points=list(row.points)) for row in ledger.rows),
        ],
        total=ledger.total,
        totals=list(ledger.totals),
        winners=state.winners,
        accounts=list(_accounts(table_state, events, lang)),
    )


def _start(table_state: TableState, lang: str) -> Iterator[Source]:
    """The points of the position that the game began at."""
    points = start_points(table_state.table)
    if any(points):
        name = Texts(HERE, lang).say("ledger-start")
        yield Source(source=name, points=[str(n) if n else "" for n in points])


@functools.cache
def _page_texts(folder: Path, lang: str) -> Texts:
    return Texts(folder, lang)


def _accounts(
    table_state: TableState, events: Sequence[Mapping[str, Any]], lang: str
) -> Iterator[Account]:
    """Resources whose sources the game lists, in order of their first gain."""
    page = table_state.game.page
    if not page.ACCOUNTS:
        return
    texts = _page_texts(table_state.game.definition.folder / "page", lang)
    for good, sources_of in page.ACCOUNTS.items():
        rows_by_source: dict[str, list[int]] = {}
        totals = [0] * table_state.players
        for event in events:
            for origin, n in sources_of(event).items():
                row = rows_by_source.setdefault(origin, [0] * table_state.players)
                row[event["seat"]] += n
                totals[event["seat"]] += n
        sources = [
            Source(
                source=texts.say(f"{good}-from-{source}"),
                points=[f"{n:+d}" if n else "" for n in row],
            )
            for source, row in rows_by_source.items()
        ]
        yield Account(
            caption=texts.say(f"{good}-title"),
            title=texts.say(f"{good}-from"),
            sources=sources,
            total=texts.say(f"{good}-now"),
            totals=[str(n) for n in totals],
        )
