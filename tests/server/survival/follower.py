"""A client that follows a table on a bad network, as the page does."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.survival.clients import PATIENCE, ConnectionErrors, Table
from tests.server.survival.launcher import HERE


class Follower:
    """Receives every event once and in order, and the last view."""

    def __init__(
        self, table: Table, seat: int | None, *, port: int = 0, patience: float | None = None
    ) -> None:
        """With another port it connects through a proxy; with `patience` it gives up a connection
        after this many seconds without an expected response."""
        self.table, self.seat, self.patience = table, seat, patience
        self._port = port or int(table.address.rpartition(":")[2])
        self.version = 0
        self.events: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.connections = 0
        self._link: ClientConnection | None = None
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._news = asyncio.Condition()

    # ------------------------------------------------------------ following

    async def follow(self) -> None:
        """Reconnect for ever: the next connection continues where the last one ended."""
        while True:
            with contextlib.suppress(*ConnectionErrors):
                await self._connected()
            await asyncio.sleep(0.005)

    async def _connected(self) -> None:
        address = f"ws://{HERE}:{self._port}/api/tables/{self.table.table}/socket"
        async with asyncio.timeout(self.patience):
            link = await connect(
                address,
                proxy=None,
                compression=None,
                max_size=None,
                ping_interval=None,
                close_timeout=0.05,
            )
        try:
            self.connections += 1
            hello = {"type": "hello", "since": self.version}
            if self.seat is not None:
                hello["token"] = self.table.seats[self.seat]
            async with asyncio.timeout(self.patience):
                await link.send(json.dumps(hello))
                await self._take(await link.recv())
            self._link = link
            async for frame in link:
                await self._take(frame)
        finally:
            self._link = None
            await link.close()

    async def _take(self, raw: str | bytes) -> None:
        frame = json.loads(raw)
        if frame["type"] == "change":
            for event in frame["events"]:
                if event["version"] > self.version:
                    assert event["version"] == self.version + 1, "An event was left out."
                    self.version += 1
                    self.events.append(event)
            assert frame["version"] == frame["view"]["version"] == self.version
            self.view = frame["view"]
        elif (waiting := self._answers.get(frame.get("command_id", ""))) and not waiting.done():
            waiting.set_result(frame)
        async with self._news:
            self._news.notify_all()

    async def until(self, version: int) -> None:
        """Wait for a version; reconnect if it takes too long."""
        async with asyncio.timeout(2 * PATIENCE):
            while self.version < version:
                try:
                    async with asyncio.timeout(self.patience), self._news:
                        await self._news.wait_for(lambda: self.version >= version)
                except TimeoutError:
                    self._give_up(self._link)

    def _give_up(self, link: ClientConnection | None) -> None:
        """Close a half-open connection."""
        if link is not None and link is self._link:
            link.transport.abort()

    # ------------------------------------------------------------ playing

    async def give(self, order: dict[str, Any], times: int = 1) -> dict[str, Any]:
        """Send a command, several times at once, until there is a response."""
        name = order["command_id"]
        while True:
            waiting: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            self._answers[name], link = waiting, self._link
            try:
                if link is None:
                    await asyncio.sleep(0.005)
                    continue
                for _ in range(times):
                    await link.send(json.dumps(order))
                async with asyncio.timeout(self.patience):
                    return await waiting
            except ConnectionErrors:
                self._give_up(link)
                await asyncio.sleep(0.005)
            finally:
                del self._answers[name]


@contextlib.asynccontextmanager
async def following(*all_of_them: Follower) -> AsyncIterator[None]:
    """Followers that run meanwhile."""
    async with asyncio.TaskGroup() as group:  # if one fails, do not wait for it
        tasks = [group.create_task(one.follow()) for one in all_of_them]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
