"""The store as the rest of the server uses it."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, Engine

from sacbe.server.store import engines, writer
from sacbe.server.store.migrate import migrate
from sacbe.server.store.models import StoreError, first_line
from sacbe.server.store.repository import Repository
from sacbe.server.store.writer import Writer

if TYPE_CHECKING:
    from sacbe.server.store.notifications import Notifications

T = TypeVar("T")
OnNotice = Callable[[str, int], None]


class Store:
    """Runs database jobs in threads. Created by `Store.at`."""

    def __init__(self, url: str, commit: Callable[[Connection], None] = writer.commit) -> None:
        address = engines.parse(url)
        self._writing = engines.writing(address)
        self._reading = engines.reading(address)
        self._closed = False
        self._listeners: list[OnNotice] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        self._notices: Notifications | None = None
        try:
            migrate(self._writing)
        except StoreError:
            self._dispose()
            raise
        except engines.database_errors(self._writing) as error:
            self._dispose()
            raise StoreError(f"Cannot open the database: {first_line(error)}") from error
        if address.drivername != "sqlite":
            from sacbe.server.store import notifications

            self._notices = notifications.Notifications(address, self._hear)
        notify = self._notices.notify if self._notices else None
        self._writer = Writer(self._writing, notify, commit)
        self._readers = ThreadPoolExecutor(engines.READERS, "sacbe-reader")

    @classmethod
    def at(cls, url: str, commit: Callable[[Connection], None] = writer.commit) -> "Store":
        """The store at sqlite:////path/of/a/file or postgresql://user@host/name, created or
        migrated if necessary. StoreError if that fails, ValueError for an unsupported URL."""
        return cls(url, commit)

    async def write(self, job: Callable[[Repository], T]) -> T:
        """Run a job that writes; returns or raises its result once it is on disk. A job may run
        twice, after a conflict with another process or a failure of another job in its group, so it
        must only use the Repository. StoreError if it could not be stored."""
        self._loop = asyncio.get_running_loop()
        result: T = await self._writer.add(job)
        return result

    async def read(self, job: Callable[[Repository], T]) -> T:
        """Run a job that reads: it sees one snapshot of the store and cannot write."""
        if self._closed:
            raise StoreError("The database is closed.")
        self._loop = asyncio.get_running_loop()
        try:
            return await self._loop.run_in_executor(self._readers, _read, self._reading, job)
        except engines.database_errors(self._reading) as error:
            raise StoreError(f"Cannot read the database: {first_line(error)}") from error

    def on_notice(self, callback: OnNotice) -> None:
        """Call a function in the loop's thread after other processes stored something: with the
        table and version, or with "" and 0 if something may have been missed. SQLite has no other
        processes."""
        # Outside of a loop, the first read or write sets it.
        with contextlib.suppress(RuntimeError):
            self._loop = asyncio.get_running_loop()
        self._listeners.append(callback)
        if self._notices is not None:
            self._notices.listen()

    async def close(self) -> None:
        """Finish waiting writes, then close all connections."""
        self._closed = True
        await asyncio.to_thread(self._close)

    def figures(self) -> dict[str, int]:
        """For /metrics: written jobs, commits, failed groups, waiting jobs."""
        w = self._writer
        return {
            "jobs": w.jobs,
            "commits": w.commits,
            "failures": w.failures,
            "waiting": w.waiting,
        }

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        if self._notices is not None:
            self._notices.close()
        self._dispose()

    def _dispose(self) -> None:
        self._reading.dispose()
        self._writing.dispose()

    def _hear(self, table: str, version: int) -> None:
        """Called in the listening thread."""
        if self._loop is not None:
            with contextlib.suppress(RuntimeError):  # that loop is closed
                self._loop.call_soon_threadsafe(self._tell, table, version)

    def _tell(self, table: str, version: int) -> None:
        for callback in self._listeners:
            callback(table, version)


def _read(engine: Engine, job: Callable[[Repository], T]) -> T:
    with engine.connect() as connection:
        return job(Repository(connection))
