"""Cached pictures of boards, rendered once per view.

Rendering takes a hundredth of a second, so it runs in a thread. Pictures are stored compressed, and
their length is rounded up: they contain names chosen by users beside secrets, so an exact length
could reveal whether one repeats the other.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable

import msgspec

MAX_PICTURES = 512  # about 30 kB each
ROUND = 1_024  # bytes
LEVEL = 5  # 6 takes half as long again and saves 2 %
# The gzip header: its length, the position of the flags, and the flag of a file name.
HEAD, FLAGS, NAME_FLAG = 10, 3, b"\x08"


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
        return Picture(version, await asyncio.to_thread(lambda: pack(draw())))


def pack(svg: str) -> bytes:
    """Compress and pad to a multiple of ROUND; the padding is the file name in the header."""
    plain = gzip.compress(svg.encode(), LEVEL, mtime=0)
    head, rest = plain[:HEAD], plain[HEAD:]
    name = b"0" * (-(len(plain) + 1) % ROUND) + b"\0"
    return head[:FLAGS] + NAME_FLAG + head[FLAGS + 1 :] + name + rest
