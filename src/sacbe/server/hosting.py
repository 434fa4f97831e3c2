"""All parts of a server together: the store, the door, the bots that think and the clocks that run.

Bots and clocks use the door like everybody else. Whoever stores the event after which a bot is to
move lets it think; should that process die, another one (or the next start) finds the table. A move
that two processes thought of is stored once, for it carries the version it was thought for.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from sacbe.server import wire
from sacbe.server.deciding import Actor, Refusal, time_is_up
from sacbe.server.door import Door, NoSuchTable
from sacbe.server.store import Store
from sacbe.server.story import Story, StoryError
from sacbe.server.thinkers import ThinkerFailed, Thinkers, TooBusy

SWEEP = 15.0  # seconds between looks for tables that somebody else left waiting
STALE = 10.0  # seconds that such a table has waited
MOST_SWEPT = 500
FALLBACK = "greedy"  # thinks when the bot that should does not answer

log = structlog.get_logger("sacbe.hosting")


class HostingSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    database: str  # URL
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes that think
    seconds_a_turn: float = 2.0  # for a bot


class Hosting:
    """A server without its network."""

    def __init__(self, settings: HostingSettings) -> None:
        self.settings = settings
        self.store = Store.at(settings.database)
        self.door = Door(self.store)
        self.thinkers = Thinkers(settings.workers, settings.seconds_a_turn)
        self._bots = BotTurns(self.door, self.thinkers)
        self._clocks = Clocks(self.door)
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to think and to count, also for tables that were left waiting."""
        await self.thinkers.start()
        self.door.watch(self._bots.see)
        self.door.watch(self._clocks.see)
        self._clocks.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Stop; everything that was acknowledged is on disk already."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        await self._clocks.close()
        await self._bots.close()
        await self.thinkers.close()
        await self.store.close()

    async def _sweep(self) -> None:
        """Find tables where a bot or a clock is awaited, and nobody may be looking after them: at
        the start all of them, later those that wait too long and those whose time is up soon."""
        stale = 0.0
        while True:
            now = time.time()
            try:
                for table in await self._waiting(now + 2 * SWEEP):
                    await self._look_after(table, now - stale)
            except Exception:
                log.exception("a sweep failed")
            stale = STALE
            await asyncio.sleep(SWEEP)

    async def _waiting(self, until: float) -> list[str]:
        return await self.store.read(lambda by: by.unfinished(MOST_SWEPT, until))

    async def _look_after(self, table: str, since: float) -> None:
        try:
            story = await self.door.story(table)
        except (NoSuchTable, StoryError) as error:  # `sacbe admin repair` tells more
            log.warning("a table cannot be gone on with", table=table, error=str(error))
            return
        self._clocks.see(table, story)
        if story.changed_at <= since:
            self._bots.see(table, story)


class BotTurns:
    """Lets bots choose wherever one is asked."""

    def __init__(self, door: Door, thinkers: Thinkers) -> None:
        self._door, self._thinkers = door, thinkers
        self._tasks: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}

    def see(self, table: str, story: Story) -> None:
        """A table as it is now."""
        asked = story.asked
        for seat, place in enumerate(story.seats):
            key = (table, seat)
            wanted = seat in asked and place.is_bot
            since, task = self._tasks.get(key, (0, None))
            if task is not None and not (wanted and since == story.fresh[seat]):
                self._tasks.pop(key)
                if task is not asyncio.current_task():
                    task.cancel()
                task = None
            if wanted and task is None:
                thinking = self._think(table, seat, story)
                self._tasks[key] = story.fresh[seat], asyncio.create_task(thinking)

    async def _think(self, table: str, seat: int, story: Story) -> None:
        level = story.seats[seat].level
        try:
            action = await self._thinkers.choose(table, seat, level, story.state)
        except TooBusy:
            return self._forget(table, seat)  # the sweep comes back to it
        except ThinkerFailed as failure:
            log.error("a bot failed", table=table, level=level, error=str(failure))
            try:
                action = await self._thinkers.choose(table, seat, FALLBACK, story.state)
            except ThinkerFailed:
                return self._forget(table, seat)
        actor = Actor(name=f"bot:{seat}", trusted=True)
        command = wire.Play(seat=seat, action=action)
        version = story.version
        try:
            await self._door.commit(table, actor, version, f"bot:{story.fresh[seat]}", command)
        except Refusal as refusal:  # the table has moved on, or the store failed: the sweep sees it
            log.info("a bot was refused", table=table, error=refusal.error)
            self._forget(table, seat)
        return None

    def _forget(self, table: str, seat: int) -> None:
        if self._tasks.get((table, seat), (0, None))[1] is asyncio.current_task():
            del self._tasks[table, seat]

    async def close(self) -> None:
        """Stop thinking."""
        tasks = [task for _, task in self._tasks.values()]
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Clocks:
    """Ends turns that take too long."""

    def __init__(self, door: Door, now: Callable[[], float] = time.time) -> None:
        self._door, self._now = door, now
        self._deadlines: dict[str, float] = {}  # the next of each table
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to count."""
        self._task = asyncio.create_task(self._run())

    def see(self, table: str, story: Story) -> None:
        """A table as it is now."""
        times = [at for seat in story.asked if (at := story.deadline(seat)) is not None]
        if times:
            self._deadlines[table] = min(times)
            self._changed.set()
        else:
            self._deadlines.pop(table, None)

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            soonest = min(self._deadlines.values(), default=None)
            wait = None if soonest is None else max(0.0, soonest - self._now())
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), wait)
            await self.end_turns()

    async def end_turns(self) -> None:
        """End all turns whose time is up."""
        now = self._now()
        for table in [name for name, at in self._deadlines.items() if at <= now]:
            self._deadlines.pop(table, None)
            try:
                await self._end_turns(table, now)
            except NoSuchTable:
                pass
            except Refusal as refusal:  # the sweep comes back to it
                log.warning("a clock was refused", table=table, error=refusal.error)

    async def _end_turns(self, table: str, now: float) -> None:
        story = await self._door.story(table)
        for seat in story.asked:
            if time_is_up(story, seat, now) is not None:
                await self._door.by_server(table, _late(seat), f"late:{seat}:{story.fresh[seat]}")

    async def close(self) -> None:
        """Stop counting."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


def _late(seat: int) -> Any:
    def what(story: Story, now: float) -> Any:
        event = time_is_up(story, seat, now)
        if event is None or seat not in story.asked:
            raise Refusal("conflict", "There is time left.")
        return event

    return what
