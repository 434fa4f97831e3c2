"""Cached pictures of boards, rendered once per view.

Rendering takes a hundredth of a second, so it runs in a thread. Pictures are stored packed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

import msgspec

from sacbe.server.packing import pack

MAX_PICTURES = 512  # about 30 kB each
ROUND = 1_024  # bytes


class Picture(msgspec.Struct, frozen=True):
    """A compressed picture and the version of its table."""

    version: int
    packed: bytes


class PictureCache:
    """The most recently used pictures."""

    def __init__(self) -> None:
        self._cached: OrderedDict[Hashable, tuple[int, asyncio.Future[Picture]]] = OrderedDict()
        self.rendered = 0

    async def get(self, key: Hashable, version: int, draw: Callable[[], str]) -> Picture:
        """The picture for a key; it is rendered if it is missing or outdated."""
        cached_version, pending = self._cached.get(key, (0, None))
        if cached_version > version:  # a slow client
            return await self._draw(version, draw)
        if pending is None or cached_version < version:
            pending = asyncio.ensure_future(self._draw(version, draw))
            self._cached[key] = (version, pending)
            if len(self._cached) > MAX_PICTURES:
                self._cached.popitem(last=False)
        self._cached.move_to_end(key)
        try:
            return await asyncio.shield(pending)
        except Exception:
            if self._cached.get(key) == (version, pending):
                del self._cached[key]
            raise

    async def _draw(self, version: int, draw: Callable[[], str]) -> Picture:
        self.rendered += 1
        return Picture(version, await asyncio.to_thread(lambda: pack(draw().encode(), ROUND)))
