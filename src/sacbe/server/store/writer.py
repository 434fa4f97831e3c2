"""The writer thread: all waiting jobs share one commit.

A commit waits for the disk, so it costs the same for one job as for many. Jobs that arrive during a
commit form the next group; nothing is delayed to fill a group. Jobs rarely fail; if one does, its
group is run again with a savepoint per job, and the other jobs succeed.
"""

import asyncio
import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from sacbe.server.store.models import StoreError, first_line
from sacbe.server.store.repository import Repository

Job = Callable[[Repository], Any]
Notify = Callable[[Connection, list[tuple[str, int]]], None]

MAX_IN_A_GROUP = 64  # PostgreSQL becomes slower with more savepoints in one transaction
LOG_SECONDS = 10.0  # between log lines about failures
_TRY_ALONE = ("40P01", "40001")  # PostgreSQL: deadlock, serialization failure

log = structlog.get_logger("sacbe.store")


def commit(connection: Connection) -> None:
    """Commit a transaction. Tests replace this function to simulate a failing disk."""
    connection.commit()


class _Waiting:
    """A queued job with its caller and result."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def hand_back(self) -> None:
        """Called in the loop's thread."""
        if self.future.done():  # the caller has gone
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Writer:
    """The writer thread with its queue and connection."""

    def __init__(
        self, engine: Engine, notify: Notify | None, commit: Callable[[Connection], None]
    ) -> None:
        self.jobs = self.commits = self.failures = 0  # figures for /metrics
        self._engine, self._notify, self._commit = engine, notify, commit
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()  # None: no more jobs
        self._adding = threading.Lock()
        self._closing = False
        self._logged_at = -LOG_SECONDS
        self._thread = threading.Thread(target=self._work, name="sacbe-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """The number of queued jobs."""
        return self._queue.qsize()

    def add(self, job: Job) -> "asyncio.Future[Any]":
        """Queue a job; the future has its result once it is on disk."""
        waiting = _Waiting(job)
        with self._adding:
            if self._closing:
                raise StoreError("The database is closed.")
            self._queue.put(waiting)
        return waiting.future

    def close(self) -> None:
        """Finish queued jobs, then stop."""
        with self._adding:
            self._closing = True
            self._queue.put(None)
        self._thread.join()

    # ------------------------------------------------------------ in the thread

    def _work(self) -> None:
        while group := self._next_group():
            self._run(group)
            self.jobs += len(group)
            _hand_back(group)

    def _next_group(self) -> list[_Waiting]:
        """All queued jobs, or the next one; empty after the end."""
        group = []
        waiting = self._queue.get()
        while waiting is not None:
            group.append(waiting)
            if len(group) == MAX_IN_A_GROUP:
                return group
            try:
                waiting = self._queue.get_nowait()
            except Empty:
                return group
        self._queue.put(None)  # for the next call
        return group

    def _run(self, group: list[_Waiting]) -> None:
        try:
            self._in_one_transaction(group)
        except BaseException as error:  # no caller may wait for ever
            if len(group) > 1 and _state(error) in _TRY_ALONE:
                for waiting in group:  # single jobs cannot deadlock
                    self._run([waiting])
                return
            self.failures += 1
            self._log_failure(error)
            for waiting in group:
                waiting.error = _failed(error)

    def _log_failure(self, error: BaseException) -> None:
        """Log why nothing could be stored, as when the disk is full; not for every move."""
        now = time.monotonic()
        if now - self._logged_at >= LOG_SECONDS:
            self._logged_at = now
            log.error("the database cannot be written", text=first_line(error))

    def _in_one_transaction(self, group: list[_Waiting]) -> None:
        connection = self._engine.connect()
        try:
            notices = _run_all(connection, group, savepoints=False)
            if any(waiting.error is not None for waiting in group):
                connection.rollback()
                if len(group) == 1:
                    return
                notices = _run_all(connection, group, savepoints=True)
            if notices and self._notify is not None:
                self._notify(connection, notices)
            self._commit(connection)
            self.commits += 1
        except BaseException:
            connection.invalidate()  # its state is unknown: the next group gets a new one
            raise
        finally:
            connection.close()


def _run_all(
    connection: Connection, group: list[_Waiting], savepoints: bool
) -> list[tuple[str, int]]:
    """Run jobs in one transaction; returns the stored versions for other processes. Without
    savepoints the first failure ends it."""
    connection.begin()
    notices: list[tuple[str, int]] = []
    for waiting in group:
        notices += _run(connection, waiting, savepoints)
        if waiting.error is not None and not savepoints:
            break
    return notices


def _run(connection: Connection, waiting: _Waiting, savepoint: bool) -> list[tuple[str, int]]:
    """Run a job; with a savepoint, a failure leaves nothing behind."""
    waiting.result = waiting.error = None
    repository = Repository(connection)
    if savepoint:
        connection.exec_driver_sql("SAVEPOINT job")
    try:
        waiting.result = waiting.job(repository)
    except IntegrityError as error:
        waiting.error = _failed(error)
    except SQLAlchemyError:
        raise  # a database error: the state of the other jobs is unknown
    except BaseException as error:
        waiting.error = error
    if savepoint and waiting.error is not None:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
    if savepoint and connection.dialect.name == "sqlite":
        # Without this the savepoints would nest, which costs SQLite memory.
        connection.exec_driver_sql("RELEASE SAVEPOINT job")
    return repository.notices if waiting.error is None else []


def _state(error: BaseException) -> str | None:
    return getattr(error.orig, "sqlstate", None) if isinstance(error, DBAPIError) else None


def _failed(error: BaseException) -> StoreError:
    failed = StoreError(f"Cannot write to the database: {first_line(error)}")
    failed.__cause__ = error
    return failed


def _hand_back(group: list[_Waiting]) -> None:
    """Wake every loop once for the whole group."""
    for loop in {waiting.loop for waiting in group}:
        mine = [waiting for waiting in group if waiting.loop is loop]
        try:
            loop.call_soon_threadsafe(_all, mine)
        except RuntimeError:  # that loop is closed
            continue


def _all(group: list[_Waiting]) -> None:
    for waiting in group:
        waiting.hand_back()
