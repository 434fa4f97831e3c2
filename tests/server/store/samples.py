"""Small tables and helpers for the tests of the store."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from sqlalchemy import Connection

from sacbe.server import events as ev
from sacbe.server.store import Receipt, Repository, Store, Summary
from sacbe.server.store.writer import commit as usual_commit

T = TypeVar("T")

OPENED = ev.Opened(
    game="maya",
    rules_version=1,
    data="digest",
    options={"x": 1},
    seed=2**60 + 1,
    seats=[ev.SeatConfig(kind="local", name="Ana"), ev.SeatConfig(kind="link")],
    moves=[(-1, 3)],
)


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def summary(**other: Any) -> Summary:
    usual = {
        "game": "maya",
        "players": 2,
        "public": False,
        "status": "playing",
        "asked": [0],
        "names": ["Ana", ""],
        "free": [1],
        "wakes_at": None,
    }
    return Summary(**{**usual, **other})


def said(version: int, text: str = "", at: float | None = None) -> ev.LoggedEvent:
    event = ev.Said(seat=0, name="Ana", text=text or f"line {version}")
    return ev.LoggedEvent(version, 100.0 + version if at is None else at, event)


def receipt(command_id: str, actor: str = "seat 0", answer: bytes = b"{}") -> Receipt:
    return Receipt(actor, command_id, hashed(command_id), answer)


def opening(table: str = "t", at: float = 101.0, **other: Any) -> Callable[[Repository], None]:
    """A job that opens a table."""
    tokens = {"host": hashed(f"{table} host"), "0": hashed(f"{table} 0")}
    return lambda to: to.open_table(table, ev.LoggedEvent(1, at, OPENED), tokens, summary(**other))


def adding(
    version: int, table: str = "t", by: Receipt | None = None, text: str = "", **other: Any
) -> Callable[[Repository], None]:
    """A job that appends a line of chat."""
    return lambda to: to.append(table, said(version, text), by, summary(**other))


def run(url: str, what: Callable[[Store], Awaitable[T]], commit: Any = usual_commit) -> T:
    """Open a store, run a function with it, and close it."""

    async def all_of_it() -> T:
        store = Store.at(url, commit)
        try:
            return await what(store)
        finally:
            await store.close()

    return asyncio.run(all_of_it())


class SyncStore:
    """A store with its own loop, for synchronous tests."""

    def __init__(self, url: str) -> None:
        self._runner = asyncio.Runner()
        self._store = Store.at(url)

    def write(self, *jobs: Callable[[Repository], T]) -> list[T]:
        """Write jobs, each in its own commit."""
        return [self._runner.run(self._store.write(job)) for job in jobs]

    def read(self, job: Callable[[Repository], T]) -> T:
        return self._runner.run(self._store.read(job))

    def run(self, what: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
        return self._runner.run(what(self._store))

    def close(self) -> None:
        self._runner.run(self._store.close())
        self._runner.close()


class Commits:
    """Replaces the commit: counts, and fails or waits on demand."""

    def __init__(self) -> None:
        self.done = 0
        self.broken: BaseException | None = None
        self.before: Callable[[], None] = lambda: None

    def __call__(self, connection: Connection) -> None:
        self.before()
        if self.broken is not None:
            raise self.broken
        usual_commit(connection)
        self.done += 1
