"""The parts of a server without its network: the store, the tables, the bots and the clocks.

Bots and clocks use the TableService like all clients. The process that stores an event starts the
bots that must act after it; if that process dies, another one (or the next start) finds the table.
A bot move computed by two processes is stored once, because it carries the version it was computed
for.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import math
import os
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import structlog

from sacbe.server import logs
from sacbe.server.bot_pool import BotPool, BotPoolError, TooBusy
from sacbe.server.clock import SteadyClock
from sacbe.server.decider import Refusal, down_time_event, timeout_event
from sacbe.server.events import AnyEvent
from sacbe.server.moderation import Moderation
from sacbe.server.notify.notifier import Notifier
from sacbe.server.notify.settings import NotifySettings
from sacbe.server.reviews import Reviews
from sacbe.server.store import Due, Store, StoreError
from sacbe.server.store.backups import DailyBackups
from sacbe.server.table_service import NoSuchTable, TableService
from sacbe.server.table_state import InvalidLog, TableState
from sacbe.server.tasks import cancel_all

SWEEP = 15.0  # seconds between searches for tables without a process in charge
STALE = 10.0  # seconds until a waiting table counts as abandoned
HEARTBEAT = 5.0  # seconds between notes that the server is running, while clocks are running
IDLE_HEARTBEAT = 60.0  # the same without clocks
OPERATOR_SECONDS = 5.0  # between looks at what `sacbe admin` changed
TOLERANCE = 2.0  # seconds; shorter interruptions are not given back
AT_ONCE = 500  # tables per page of a sweep
DEFAULT_WORKERS = max(1, (os.cpu_count() or 2) - 1)
FALLBACK = "greedy"  # plays when the chosen bot fails

log = structlog.get_logger("sacbe.backend")


class BackendSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a backend."""

    database: str  # URL
    workers: int = DEFAULT_WORKERS  # bot processes
    seconds_a_turn: float = 2.0  # for a bot
    backups: Path | None = None  # folder of daily backups
    keep_backups: int = 14
    notify: NotifySettings = NotifySettings()
    remote_bots: int | None = None  # jobs that are done on other machines at once


class Backend:
    """A server without its network."""

    def __init__(self, settings: BackendSettings, clock: SteadyClock | None = None) -> None:
        self.settings = settings
        self.clock = clock or SteadyClock()
        self.store = Store.at(settings.database)
        self.service = TableService(self.store, self.clock)
        self.bot_pool = _make_pool(settings)
        self.reviews = Reviews(self.store, self.service, self.bot_pool, self.clock)
        self._bots = BotTurns(self.service, self.bot_pool)
        self._clocks = Clocks(self.service, self.clock)
        self._background: list[asyncio.Task[None]] = []
        self.moderation = Moderation(self.store, self.service)
        self.notifier = Notifier(self.store, self.service, settings.notify, self.clock)
        self._stuck: set[str] = set()  # tables that cannot continue; they are skipped

    async def start(self) -> None:
        """Start bots and clocks, also for tables that were left waiting."""
        await self.bot_pool.start()
        self.service.watch(self._bots.see)
        self.service.watch(self._clocks.see)
        await self.moderation.follow(self.clock())
        # Before any command: an event of a table hides how long the server was down.
        is_given = await self._try_to_give_time_back()
        self.reviews.start()
        self._background.append(asyncio.create_task(self._follow_operator()))
        self._background.append(asyncio.create_task(self._keep_time(is_given)))
        self._background.append(asyncio.create_task(self._sweep()))
        self._background.append(asyncio.create_task(self.notifier.run()))
        if self.settings.backups is not None:
            backups = DailyBackups(
                self.settings.database, self.settings.backups, self.settings.keep_backups
            )
            self._background.append(asyncio.create_task(backups.run()))

    async def close(self) -> None:
        """Stop. Everything that was acknowledged is stored already."""
        await cancel_all(self._background)
        await self.reviews.close()
        await self._clocks.close()
        await self._bots.close()
        await self.bot_pool.close()
        with contextlib.suppress(StoreError):
            await self._note_alive()
        await self.store.close()

    async def _follow_operator(self) -> None:
        while True:
            await asyncio.sleep(OPERATOR_SECONDS)
            try:
                await self.moderation.follow(self.clock())
            except Exception as error:  # the store, perhaps
                logs.failed("bans could not be read", error)

    async def _try_to_give_time_back(self) -> bool:
        try:
            await self.give_time_back()
        except Exception as error:  # the store, perhaps; no turn ends before this succeeds
            logs.failed("down-time could not be given back", error)
            return False
        return True

    async def _keep_time(self, is_given: bool) -> None:
        """Start the clocks once the time in which no server ran is given back, and note regularly
        that this server is running."""
        while not is_given:
            await asyncio.sleep(SWEEP)
            is_given = await self._try_to_give_time_back()
        self._clocks.start()
        jump = 0.0
        while True:
            try:
                await self._note_alive()
            except StoreError as error:
                log.warning("heartbeat failed", text=str(error))
            if abs(self.clock.jump - jump) > TOLERANCE:
                jump = self.clock.jump
                log.warning("the clock of this machine was set", seconds=round(jump, 1))
            await asyncio.sleep(HEARTBEAT if self._clocks.are_running else IDLE_HEARTBEAT)

    async def give_time_back(self) -> None:
        """Move the running clocks of all tables by the time in which no server ran."""
        alive, now = await self.store.read(lambda by: by.alive()), self.clock()
        if alive is None or abs(now - alive) < TOLERANCE:
            return
        # The whole list first: giving time back moves the deadlines that it is ordered by.
        tables: list[str] = []
        last = None
        while rows := await self._next_waiting(math.inf, math.inf, last):
            tables += [row.table for row in rows]
            last = rows[-1]
        for table in tables:
            await self._give_time_back(table, alive)

    async def _give_time_back(self, table: str, alive: float) -> None:
        def move(table_state: TableState, now: float) -> AnyEvent:
            return down_time_event(table_state, alive, now)

        try:
            await self.service.execute_as_server(table, move, f"down:{alive}:{self.clock()}")
        except (NoSuchTable, InvalidLog):
            pass
        except Refusal as refusal:
            if refusal.error != "conflict":  # it has no clock
                raise

    async def _note_alive(self) -> None:
        now = self.clock()
        await self.store.write(lambda to: to.set_alive(now))

    async def _sweep(self) -> None:
        """Find tables that wait for a bot or a clock without a process in charge: at the start all
        of them, later jobs that have waited too long and those whose time runs out soon."""
        stale = 0.0
        while True:
            try:
                async for table in self._waiting(stale):
                    await self._look_after(table, stale)
            except Exception as error:  # the store, perhaps; the next sweep retries
                logs.failed("sweep failed", error)
            stale = STALE
            await asyncio.sleep(SWEEP)

    async def _waiting(self, stale: float) -> AsyncIterator[str]:
        """All tables that are due, page by page, so that tables which can never continue do not
        block others."""
        now, last = self.clock(), None
        while True:
            rows = await self._next_waiting(now + 2 * SWEEP, now + stale, last)
            for row in rows:
                if row.table not in self._stuck:
                    yield row.table
            if len(rows) < AT_ONCE:
                return
            last = rows[-1]

    async def _next_waiting(self, until: float, ahead: float, last: Due | None) -> list[Due]:
        return await self.store.read(lambda by: by.unfinished(AT_ONCE, until, ahead, last))

    async def _look_after(self, table: str, stale: float) -> None:
        """Check one table; its errors do not affect other tables."""
        try:
            table_state = await self.service.get(table)
            self._clocks.see(table, table_state)
            # Also if the last change is in the future, as after the clock was set back.
            if abs(self.clock() - table_state.changed_at) >= stale:
                self._bots.see(table, table_state)
        except NoSuchTable:
            pass  # removed meanwhile
        except InvalidLog as error:  # see `sacbe admin repair`
            self._stuck.add(table)
            logs.failed("table cannot be resumed", error, table=table)
        except Exception as error:
            logs.failed("table could not be checked", error, table=table)


def _make_pool(settings: BackendSettings) -> BotPool:
    if settings.remote_bots is None:
        return BotPool(settings.workers, settings.seconds_a_turn)
    from sacbe.server.remote_bots import SplitBotPool  # needs sacbe[workers]

    return SplitBotPool(
        settings.workers, settings.seconds_a_turn, settings.database, settings.remote_bots
    )


def has_person(table_state: TableState) -> bool:
    """Does a person play at this table, connected or not? Tables with bots only, and tables that
    no person has visited lately, have lower priority."""
    return any(seat.is_persons and not seat.is_bot for seat in table_state.seats)


class BotTurns:
    """Runs the bots of all seats that must act."""

    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self._service, self._bot_pool = service, bot_pool
        self._tasks: dict[tuple[str, int], tuple[int, asyncio.Task[None]]] = {}

    def see(self, table: str, table_state: TableState) -> None:
        """Start or cancel bots after a change."""
        to_act = table_state.to_act
        for seat, place in enumerate(table_state.seats):
            key = (table, seat)
            must_think = seat in to_act and place.is_bot
            since, task = self._tasks.get(key, (0, None))
            if task is not None and not (must_think and since == table_state.choices_since[seat]):
                self._tasks.pop(key)
                if task is not asyncio.current_task():
                    task.cancel()
                task = None
            if must_think and task is None:
                thinking = self._think(table, seat, table_state)
                self._tasks[key] = table_state.choices_since[seat], asyncio.create_task(thinking)

    async def _think(self, table: str, seat: int, table_state: TableState) -> None:
        """Compute and play a bot's turn, or the known part of it. If that fails, the next sweep
        retries it."""
        try:
            actions = await self._choose(table, seat, table_state)
            command_id = f"bot:{table_state.choices_since[seat]}"
            await self._service.play_turn(table, seat, actions, table_state.version, command_id)
        except TooBusy:
            self._forget(table, seat)
        except Refusal as refusal:  # the table has changed, or the store failed
            log.info("bot move refused", table=table, error=refusal.error)
            self._forget(table, seat)
        except Exception as error:
            logs.failed("bot move failed", error, table=table)
            self._forget(table, seat)

    async def _choose(self, table: str, seat: int, table_state: TableState) -> list[int]:
        level, owner = table_state.seats[seat].level, table_state.opened.owner
        person_waits = has_person(table_state) and self._service.is_attended(table)
        choose = functools.partial(self._bot_pool.choose, owner=owner, person_waits=person_waits)
        try:
            return await choose(table, seat, level, table_state.position)
        except TooBusy:
            raise
        except BotPoolError as failure:
            log.error("bot failed", table=table, level=level, error=str(failure))
            return await choose(table, seat, FALLBACK, table_state.position)

    def _forget(self, table: str, seat: int) -> None:
        if self._tasks.get((table, seat), (0, None))[1] is asyncio.current_task():
            del self._tasks[table, seat]

    async def close(self) -> None:
        """Cancel all bots."""
        tasks = [task for _, task in self._tasks.values()]
        self._tasks.clear()
        await cancel_all(tasks)


class Clocks:
    """Ends turns that exceed their time limit."""

    def __init__(self, service: TableService, now: Callable[[], float] = time.time) -> None:
        self._service, self._now = service, now
        self._deadlines: dict[str, float] = {}  # the next deadline of each table
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the timer task."""
        self._task = asyncio.create_task(self._run())

    @property
    def are_running(self) -> bool:
        """Does any table have a running clock?"""
        return bool(self._deadlines)

    def see(self, table: str, table_state: TableState) -> None:
        """Update the deadline of a table."""
        times = [
            at for seat in table_state.to_act if (at := table_state.deadline(seat)) is not None
        ]
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
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            await self.end_turns()

    async def end_turns(self) -> None:
        """End all turns whose time has run out."""
        now = self._now()
        for table in [name for name, at in self._deadlines.items() if at <= now]:
            self._deadlines.pop(table, None)
            try:
                await self._end_turns(table, now)
            except NoSuchTable:
                pass
            except Refusal as refusal:  # the sweep retries it
                log.warning("clock event refused", table=table, error=refusal.error)
            except Exception as error:  # the clocks of other tables must go on
                logs.failed("clock event failed", error, table=table)

    async def _end_turns(self, table: str, now: float) -> None:
        table_state = await self._service.get(table)
        for seat in table_state.to_act:
            if timeout_event(table_state, seat, now) is not None:
                await self._service.execute_as_server(
                    table, _late(seat), f"late:{seat}:{table_state.choices_since[seat]}"
                )

    async def close(self) -> None:
        """Stop the timer task."""
        if self._task is not None:
            await cancel_all([self._task])


def _late(seat: int) -> Any:
    def what(table_state: TableState, now: float) -> Any:
        event = timeout_event(table_state, seat, now)
        if event is None or seat not in table_state.to_act:
            raise Refusal("conflict", "The time has not run out.")
        return event

    return what
