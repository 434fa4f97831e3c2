"""Views as bytes, each made once for all who see the same.

A view with words takes a few hundredths of a second, so it is made in a thread; the others are made
at once. Only the newest version of a table is kept, and only of the tables seen last.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from sacbe.server import seen
from sacbe.server.door import Change
from sacbe.server.metrics import Meters
from sacbe.server.story import Story

MOST_TABLES = 256
MOST_EVENTS = 1_000

Audience = tuple[int | None, str, bool]  # seat, language, with words?


class Views:
    """The views of the tables seen last."""

    def __init__(self, meters: Meters) -> None:
        self._meters = meters
        self._tables: OrderedDict[str, tuple[int, dict[Audience, asyncio.Future[msgspec.Raw]]]] = (
            OrderedDict()
        )
        self._events: OrderedDict[tuple[str, int, int | None], msgspec.Raw] = OrderedDict()

    async def of(
        self, table: str, story: Story, seat: int | None, lang: str, words: bool
    ) -> msgspec.Raw:
        """What an audience may see now, encoded."""
        version, made = self._tables.get(table, (0, {}))
        if version > story.version:  # somebody is late
            return await self._draw(table, story, seat, lang, words)
        if version < story.version:
            made = {}
            self._tables[table] = (story.version, made)
            self._tables.move_to_end(table)
            if len(self._tables) > MOST_TABLES:
                self._tables.popitem(last=False)
        audience = (seat, lang, words)
        if audience not in made:
            made[audience] = asyncio.ensure_future(self._draw(table, story, seat, lang, words))
        if made[audience].done() and made[audience].exception() is None:
            return made[audience].result()
        try:
            return await asyncio.shield(made[audience])
        except Exception:
            made.pop(audience, None)
            raise

    def event(self, table: str, change: Change, seat: int | None) -> msgspec.Raw:
        """What an audience may know of something that has just happened, encoded."""
        key = (table, change.logged.version, seat)
        if key not in self._events:
            told = seen.event(change.before, change.logged, seat)
            self._events[key] = msgspec.Raw(msgspec.json.encode(told))
            if len(self._events) > MOST_EVENTS:
                self._events.popitem(last=False)
        return self._events[key]

    async def _draw(
        self, table: str, story: Story, seat: int | None, lang: str, words: bool
    ) -> msgspec.Raw:
        self._meters.drawn.add(words=str(words).lower())
        if words:
            return await asyncio.to_thread(_encoded, table, story, seat, lang, words)
        return _encoded(table, story, seat, lang, words)


def _encoded(table: str, story: Story, seat: int | None, lang: str, words: bool) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(seen.view(table, story, seat, lang, words)))
