"""Views as bytes, each made once for all who see the same.

A view with words takes some milliseconds, and with the board as text two hundredths of a second, so
it is made in a thread; the others are made at once. Only the newest version of a table is kept, and
only of the tables seen last. What was told of an event stays so, and is kept too.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

import msgspec

from sacbe.server import seen
from sacbe.server.door import Change
from sacbe.server.metrics import Meters
from sacbe.server.story import Story

MOST_TABLES = 256
MOST_EVENTS = 20_000  # about 8 MB


class Audience(msgspec.Struct, frozen=True):
    """With whose eyes, and in which words."""

    seat: int | None
    lang: str = "en"
    words: bool = False
    board: bool = False  # with words: also the board as text


Made = dict[Audience, msgspec.Raw | asyncio.Future[msgspec.Raw]]


class Views:
    """The views of the tables seen last."""

    def __init__(self, meters: Meters) -> None:
        self._meters = meters
        self._tables: OrderedDict[str, tuple[int, Made]] = OrderedDict()
        self._events: OrderedDict[tuple[str, int, int | None], msgspec.Raw] = OrderedDict()

    async def of(self, table: str, story: Story, audience: Audience) -> msgspec.Raw:
        """What an audience may see now, encoded."""
        made = self._made(table, story.version)
        if not audience.words:
            audience = Audience(audience.seat)  # the same in every language
        found = made.get(audience)
        if isinstance(found, msgspec.Raw):
            return found
        if not audience.words:
            self._meters.drawn.add(words="false")
            made[audience] = drawn = _encoded(table, story, audience)
            return drawn
        if found is None:
            self._meters.drawn.add(words="true")
            found = asyncio.ensure_future(asyncio.to_thread(_encoded, table, story, audience))
            made[audience] = found
        try:
            made[audience] = drawn = await asyncio.shield(found)
        except Exception:
            made.pop(audience, None)
            raise
        return drawn

    def _made(self, table: str, version: int) -> Made:
        """Those of a version that are there already; of an older one, for somebody late, none."""
        newest, made = self._tables.get(table, (0, {}))
        if newest > version:
            return {}
        if newest < version:
            made = {}
            self._tables[table] = (version, made)
            self._tables.move_to_end(table)
            if len(self._tables) > MOST_TABLES:
                self._tables.popitem(last=False)
        return made

    def event(self, table: str, change: Change, seat: int | None) -> msgspec.Raw:
        """What an audience may know of something that has just happened, encoded."""
        key = (table, change.logged.version, seat)
        if key not in self._events:
            self.keep(table, seat, [seen.event(change.before, change.logged, seat)])
        return self._events[key]

    def events(
        self, table: str, seat: int | None, after: int, upto: int
    ) -> list[msgspec.Raw] | None:
        """What an audience may know of the events after a version and up to another, encoded;
        None if not all of it is kept."""
        told = []
        for version in range(after + 1, upto + 1):
            kept = self._events.get((table, version, seat))
            if kept is None:
                return None
            told.append(kept)
        return told

    def keep(
        self, table: str, seat: int | None, events: Iterable[dict[str, Any]]
    ) -> list[msgspec.Raw]:
        """Encode what an audience was told, and keep it for whoever asks next."""
        told = []
        for event in events:
            told.append(msgspec.Raw(msgspec.json.encode(event)))
            self._events[table, event["version"], seat] = told[-1]
        while len(self._events) > MOST_EVENTS:
            self._events.popitem(last=False)
        return told


def _encoded(table: str, story: Story, to: Audience) -> msgspec.Raw:
    view = seen.view(table, story, to.seat, to.lang, to.words, to.board)
    return msgspec.Raw(msgspec.json.encode(view))
