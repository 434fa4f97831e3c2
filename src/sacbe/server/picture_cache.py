"""Boards as pictures, each drawn once for all who see the same.

A picture takes a hundredth of a second, so it is drawn in a thread. It is kept compressed, and
its length is rounded up: names that others choose stand in it beside secrets, and a length to the
byte could tell whether the one repeats the other.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable

import msgspec

MAX_PICTURES = 512  # kept, about 30 kB each
ROUND = 1_024  # bytes
LEVEL = 5  # of compression: 6 takes half as long again and saves 2 %
# How gzip begins: so many bytes, among them one of flags, of which one says that a name follows.
HEAD, FLAGS, NAMED = 10, 3, b"\x08"


class Picture(msgspec.Struct, frozen=True):
    """A picture, and of which version of its table it is."""

    version: int
    packed: bytes


class PictureCache:
    """The pictures seen last."""

    def __init__(self) -> None:
        self._cached: OrderedDict[Hashable, tuple[int, asyncio.Future[Picture]]] = OrderedDict()
        self.rendered = 0

    async def get(self, key: Hashable, version: int, draw: Callable[[], str]) -> Picture:
        """The picture under a key; it is drawn if there is none or only an older one."""
        cached_version, pending = self._cached.get(key, (0, None))
        if cached_version > version:  # somebody is late
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
        return Picture(version, await asyncio.to_thread(lambda: pack(draw())))


def pack(svg: str) -> bytes:
    """Compressed, and as long as the next full thousand: the rest is in the name of the file,
    which nobody reads."""
    plain = gzip.compress(svg.encode(), LEVEL, mtime=0)
    head, rest = plain[:HEAD], plain[HEAD:]
    name = b"0" * (-(len(plain) + 1) % ROUND) + b"\0"
    return head[:FLAGS] + NAMED + head[FLAGS + 1 :] + name + rest
