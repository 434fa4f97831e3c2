"""A proxy that simulates a bad network: it disturbs connections according to plans.

It parses WebSocket frames, so that it can break a connection in the middle of one, or drop a whole
one.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Iterator
from typing import Literal, NamedTuple

from tests.server.survival.launcher import HERE

Kind = Literal["whole", "cut", "swallow", "silence", "dribble"]
KINDS: tuple[Kind, ...] = ("whole", "cut", "swallow", "silence", "dribble")
Way = Literal["up", "down"]
DRIBBLED = 5  # frames


class Plan(NamedTuple):
    """The plan for one connection. whole: undisturbed; cut: broken in the middle of a frame;
    swallow: a frame is dropped, then the connection; silence: after a frame nothing is passed on,
    but both ends stay open; dribble: some frames arrive late and in small pieces, then it breaks.
    """

    kind: Kind
    way: Way = "down"
    frame: int = 0  # the frame that is disturbed
    part: float = 0.5  # share of the frame that is passed on


def plans(seed: int, many: int) -> Iterator[Plan]:
    """A number of bad connections, then only good ones."""
    rng = random.Random(seed)
    for _ in range(many):
        way: Way = "up" if rng.random() < 0.5 else "down"
        # The first frame of a client is its hello, the first of the server is the view.
        yield Plan(rng.choice(KINDS[1:]), way, rng.randint(0, 4), rng.random())
    while True:
        yield Plan("whole")


class Frames:
    """Splits a stream of bytes into the handshake and frames, headers included."""

    def __init__(self) -> None:
        self._kept = b""
        self._greeted = False

    def feed(self, data: bytes) -> Iterator[tuple[bool, bytes]]:
        """The bytes of the next frame, and whether it is one or the handshake."""
        self._kept += data
        if not self._greeted:
            head, end, rest = self._kept.partition(b"\r\n\r\n")
            if not end:
                return
            self._greeted, self._kept = True, rest
            yield False, head + end
        while (size := self._size()) and len(self._kept) >= size:
            frame, self._kept = self._kept[:size], self._kept[size:]
            yield True, frame

    def _size(self) -> int:
        """The size of the next frame; 0 while it is unknown."""
        cached = self._kept
        if len(cached) < 2:
            return 0
        masked, short = cached[1] & 0x80, cached[1] & 0x7F
        more = {126: 2, 127: 8}.get(short, 0)
        if len(cached) < 2 + more:
            return 0
        size = int.from_bytes(cached[2 : 2 + more], "big") if more else short
        return 2 + more + (4 if masked else 0) + size


class _Broken(Exception):
    """The plan ends the connection here."""


class Proxy:
    """A proxy between clients and a server."""

    def __init__(self, port: int, plans: Iterator[Plan]) -> None:
        self._to, self._plans = port, plans
        self.port = 0
        self.spoiled: list[Plan] = []  # plans that were executed
        self._tasks: set[asyncio.Task[None]] = set()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        plan = next(self._plans)
        there: asyncio.StreamWriter | None = None
        try:
            back, there = await asyncio.open_connection(HERE, self._to)
            async with asyncio.TaskGroup() as both:
                both.create_task(self._pass(reader, there, plan, "up"))
                both.create_task(self._pass(back, writer, plan, "down"))
        except* (OSError, _Broken, asyncio.IncompleteReadError):
            pass
        finally:
            for end in (writer, there):
                if end is not None:
                    end.transport.abort()
            self._tasks.discard(task)

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, plan: Plan, way: Way
    ) -> None:
        frames, number = Frames(), -1
        silent = False
        while data := await reader.read(65_536):
            for is_frame, piece in frames.feed(data):
                number += is_frame
                if silent:
                    continue
                if plan.way != way or number < plan.frame or not is_frame:
                    writer.write(piece)
                elif plan.kind == "silence":
                    silent = True
                    self.spoiled.append(plan)
                elif plan.kind == "dribble":
                    await self._dribble(writer, piece, plan, number)
                elif plan.kind == "whole":
                    writer.write(piece)
                else:
                    await self._break(writer, piece, plan)
            await writer.drain()
        raise _Broken  # closing one end closes both

    async def _break(self, writer: asyncio.StreamWriter, piece: bytes, plan: Plan) -> None:
        self.spoiled.append(plan)
        if plan.kind == "cut":
            writer.write(piece[: int(plan.part * len(piece))])
            await writer.drain()
        raise _Broken

    async def _dribble(
        self, writer: asyncio.StreamWriter, piece: bytes, plan: Plan, number: int
    ) -> None:
        if number == plan.frame:
            self.spoiled.append(plan)
        step = max(1, len(piece) // 7)
        for begin in range(0, len(piece), step):
            writer.write(piece[begin : begin + step])
            await writer.drain()
            await asyncio.sleep(0.001)
        if number >= plan.frame + DRIBBLED:
            raise _Broken

    async def close(self) -> None:
        """End all connections."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def proxy(port: int, plans: Iterator[Plan]) -> AsyncIterator[Proxy]:
    """A proxy to a port of this machine."""
    created = Proxy(port, plans)
    server = await asyncio.start_server(created._serve, HERE, 0)
    created.port = server.sockets[0].getsockname()[1]
    try:
        yield created
    finally:
        server.close()
        await created.close()
        await server.wait_closed()
