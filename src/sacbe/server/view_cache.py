"""Encoded views, built once per audience.

A view with texts takes some milliseconds, and with the board as text twenty, so it is built in a
thread; others are built at once. Only the newest version of a table is cached, for the most
recently used tables. The visible part of an event never changes, so it is cached too.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable

import msgspec

from sacbe.server import views
from sacbe.server.metrics import Metrics
from sacbe.server.schemas import AnyEventInfo
from sacbe.server.table_service import Change
from sacbe.server.table_state import TableState

MAX_TABLES = 256
MAX_EVENTS = 20_000  # about 8 MB


class Audience(msgspec.Struct, frozen=True):
    """The seat and the language of a view, and what it includes."""

    seat: int | None
    lang: str = "en"
    words: bool = False
    board: bool = False  # with words: also the board as text
    steps: bool = False  # of a page: also the moves in between


Entries = dict[Audience, msgspec.Raw | asyncio.Future[msgspec.Raw]]


class ViewCache:
    """The views of the most recently used tables."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._tables: OrderedDict[str, tuple[int, Entries]] = OrderedDict()
        self._events: OrderedDict[tuple[str, int, int | None], msgspec.Raw] = OrderedDict()

    async def get(self, table: str, table_state: TableState, audience: Audience) -> msgspec.Raw:
        """The current view of an audience, encoded."""
        entries = self._entries(table, table_state.version)
        if not audience.words:
            audience = Audience(audience.seat)  # the same in every language
        cached = entries.get(audience)
        if isinstance(cached, msgspec.Raw):
            return cached
        if not audience.words:
            self._metrics.views_rendered.labels(words="false").inc()
            entries[audience] = encoded = _encoded(table, table_state, audience)
            return encoded
        if cached is None:
            self._metrics.views_rendered.labels(words="true").inc()
            cached = asyncio.ensure_future(
                asyncio.to_thread(_encoded, table, table_state, audience)
            )
            entries[audience] = cached
        try:
            entries[audience] = encoded = await asyncio.shield(cached)
        except Exception:
            entries.pop(audience, None)
            raise
        return encoded

    def _entries(self, table: str, version: int) -> Entries:
        """The cached views of a version; empty for an outdated version."""
        newest, entries = self._tables.get(table, (0, {}))
        if newest > version:
            return {}
        if newest < version:
            entries = {}
            self._tables[table] = (version, entries)
            self._tables.move_to_end(table)
            if len(self._tables) > MAX_TABLES:
                self._tables.popitem(last=False)
        return entries

    def event(self, table: str, change: Change, seat: int | None) -> msgspec.Raw:
        """The visible part of a new event, encoded."""
        key = (table, change.logged.version, seat)
        if key not in self._events:
            self.add_events(table, seat, [views.event(change.before, change.logged, seat)])
        return self._events[key]

    def events(
        self, table: str, seat: int | None, after: int, until: int
    ) -> list[msgspec.Raw] | None:
        """The visible parts of the events after a version, up to another, encoded; None if not all
        of them are cached."""
        encoded = []
        for version in range(after + 1, until + 1):
            cached = self._events.get((table, version, seat))
            if cached is None:
                return None
            encoded.append(cached)
        return encoded

    def add_events(
        self, table: str, seat: int | None, events: Iterable[AnyEventInfo]
    ) -> list[msgspec.Raw]:
        """Encode the visible parts of events and cache them."""
        encoded = []
        for event in events:
            encoded.append(msgspec.Raw(msgspec.json.encode(event)))
            self._events[table, event.version, seat] = encoded[-1]
        while len(self._events) > MAX_EVENTS:
            self._events.popitem(last=False)
        return encoded


def _encoded(table: str, table_state: TableState, to: Audience) -> msgspec.Raw:
    view = (
        views.view(table, table_state, to.seat, to.lang, to.board)
        if to.words
        else views.plain_view(table, table_state, to.seat)
    )
    return msgspec.Raw(msgspec.json.encode(view))
