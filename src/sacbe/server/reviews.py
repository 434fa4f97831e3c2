"""Reviews of finished games: made by the bot processes in the background, and stored.

A review is made in steps of a second or two, so that bots never wait long for a process. The draft
is stored after every step; a server that starts again continues where the last one stopped. A
record is reviewed once for its settings, even if several tables or visitors ask for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from sacbe.review import chances
from sacbe.review.model import VERSION, Depth, Draft, Review
from sacbe.server import logs
from sacbe.server.bot_pool import BotPool, BotPoolError, TooBusy
from sacbe.server.decider import Refusal
from sacbe.server.store import ReviewRow, Store, StoreError
from sacbe.server.table_service import NoSuchTable, TableService
from sacbe.server.table_state import InvalidLog, TableState
from sacbe.server.tasks import cancel_all

DEPTH: Depth = "normal"
STEP_SECONDS = 1.5  # of CPU time
MAX_OWN = 2  # reviews in progress that one visitor asked for
MAX_ALL = 50  # in progress together
RESUMED = 500  # unfinished reviews that are continued after a start
RETRY_SECONDS = 10.0  # while the rules are being compiled or the bots are busy
MAX_FAILURES = 3  # of a step
RESTARTED = "restarted"  # the owner of reviews that are continued after a start


class Progress(NamedTuple):
    """How far a review is."""

    draft: Draft | None
    review: Review | None
    failed: bool = False


def settings_key(depth: Depth = DEPTH) -> str:
    """Changes with everything that a review depends on besides the record."""
    return f"{VERSION}-{depth}-{chances.digest()}"


class Reviews:
    """The reviews of a server."""

    def __init__(
        self, store: Store, service: TableService, pool: BotPool, clock: Callable[[], float]
    ) -> None:
        self._store, self._service, self._pool, self._clock = store, service, pool, clock
        self._tasks: dict[str, asyncio.Task[None]] = {}  # by record
        self._owners: dict[str, str] = {}  # by record, from the request on
        self._starting: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Continue the reviews that were left unfinished."""
        self._starting = asyncio.create_task(self._resume())

    async def close(self) -> None:
        """Stop. What was done is stored."""
        tasks = [*self._tasks.values(), *([self._starting] if self._starting else [])]
        await cancel_all(tasks)

    async def _resume(self) -> None:
        try:
            rows = await self._store.read(lambda by: by.unfinished_reviews(RESUMED))
        except StoreError as error:
            logs.failed("reviews could not be resumed", error)
            return
        for row in rows:
            if row.settings == settings_key():
                self._work_on(row.record, row.table, RESTARTED)

    # ------------------------------------------------------------ requests

    async def progress(self, table_state: TableState) -> Progress | None:
        """How far the review of a finished game is; None if there was no request."""
        row = await self._row(record_of(table_state))
        if row is None:
            return None
        draft = msgspec.json.decode(row.draft, type=Draft) if row.draft else None
        review = msgspec.json.decode(row.review, type=Review) if row.review else None
        return Progress(draft, review, row.failed)

    async def stored(self, record: str) -> Review | None:
        """The complete review of a record, if there is one."""
        row = await self._row(record)
        if row is None or row.review is None:
            return None
        return msgspec.json.decode(row.review, type=Review)

    async def ask(self, table: str, table_state: TableState, owner: str) -> None:
        """Begin the review of a finished game, unless it is there or in progress."""
        record = record_of(table_state)
        row = await self._row(record)
        if record in self._tasks or (row is not None and row.review is not None):
            return
        others = [each for other, each in self._owners.items() if other != record]
        if others.count(owner) >= MAX_OWN or len(others) >= MAX_ALL:
            raise Refusal("too_many", "Too many reviews are in progress. Please try again later.")
        now = self._clock()
        self._owners[record] = owner
        try:
            await self._store.write(lambda to: to.begin_review(record, settings_key(), table, now))
        except BaseException:  # cancelled, too
            self._owners.pop(record, None)
            raise
        self._work_on(record, table, owner)

    async def _row(self, record: str) -> ReviewRow | None:
        return await self._store.read(lambda by: by.review(record, settings_key()))

    # ------------------------------------------------------------ work

    def _work_on(self, record: str, table: str, owner: str) -> None:
        if record not in self._tasks:
            self._owners[record] = owner
            self._tasks[record] = asyncio.create_task(self._work(record, table, owner))

    async def _work(self, record: str, table: str, owner: str) -> None:
        """Make a review step by step."""
        try:
            if not await self._make(record, table, owner):
                now = self._clock()
                await self._store.write(lambda to: to.keep_review(record, settings_key(), now))
        except (NoSuchTable, InvalidLog):
            pass  # removed meanwhile, or it has to be repaired first
        except StoreError as error:
            logs.failed("a review could not be stored", error, table=table)
        finally:
            self._tasks.pop(record, None)
            self._owners.pop(record, None)

    async def _make(self, record: str, table: str, owner: str) -> bool:
        """Make a review; False if it failed."""
        table_state = await self._service.get(table)
        game, raw = table_state.game.name, await asyncio.to_thread(_encode_record, table_state)
        row = await self._row(record)
        draft = (row and row.draft) or b""
        failures = 0
        while failures < MAX_FAILURES:
            try:
                step = await self._pool.review(
                    game, raw, DEPTH, draft, owner=f"review {owner}", seconds=STEP_SECONDS
                )
            except TooBusy:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except BotPoolError as error:
                failures += 1
                logs.failed("a step of a review failed", error, table=table)
                continue
            if not step.draft and not step.review:  # the rules are not compiled yet
                await asyncio.sleep(RETRY_SECONDS)
                continue
            failures, draft = 0, step.draft
            await self._keep(record, step.draft, step.review)
            if step.review:
                return True
        return False

    async def _keep(self, record: str, draft: bytes, review: bytes) -> None:
        now = self._clock()
        await self._store.write(
            lambda to: to.keep_review(
                record, settings_key(), now, draft=draft or None, review=review or None
            )
        )


def record_of(table_state: TableState) -> str:
    """The seal of the record of a finished game, without the names of its players."""
    if table_state.status != "over":
        raise Refusal("conflict", "The game is not over.")
    return str(table_state.table.record()["seal"])


def _encode_record(table_state: TableState) -> bytes:
    return msgspec.json.encode(table_state.table.record())
