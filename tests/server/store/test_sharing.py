"""Opening and reopening stores, and several stores on one database."""

import asyncio
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text

from sacbe.server.store import Repository, Store, StoreError, VersionConflict
from sacbe.server.store.migrate import ADVISORY_LOCK, MIGRATIONS
from sacbe.server.store.schema import HEAD, metadata
from tests.server.postgres import Postgres
from tests.server.store.samples import adding, hashed, opening, receipt, run, said, summary


async def nothing(store: Store) -> None:
    """Do nothing with the store."""


# ---------------------------------------------------------------- the schema


def test_migrations_create_the_schema(url: str) -> None:
    run(url, nothing)
    engine = create_engine(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert context.get_current_revision() == HEAD
    engine.dispose()


def test_head_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [HEAD]


def test_newer_schema_is_refused(url: str) -> None:
    run(url, nothing)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError, match="newer"):
        Store.at(url)
    with engine.begin() as connection:
        assert (
            connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"
        )
    engine.dispose()


def test_reopened_store_is_complete(url: str) -> None:
    async def fill(store: Store) -> int:
        await store.write(opening(public=True))
        snapshot = lambda to: to.append("t", said(2), receipt("c"), summary(), b"s")  # noqa: E731
        await store.write(snapshot)
        ana = await store.write(lambda to: to.new_visitor(hashed("ana"), "Ana", "it", 1.0))
        await store.write(lambda to: to.claim(ana, "t", "0", 1.0))
        return ana

    ana = run(url, fill)

    async def look(store: Store) -> None:
        def all_of_it(by: Repository) -> list[object]:
            return [
                len(by.log("t")),
                by.snapshot("t"),
                by.receipt("t", "seat 0", "c"),
                by.role("t", hashed("t host")),
                by.roles(ana, "t"),
            ]

        expected = [2, (2, b"s"), receipt("c"), "host", {"0"}]
        assert await store.read(all_of_it) == expected

    run(url, look)
    run(url, look)


OPENING = """
import asyncio, sys
from sacbe.server.store import Store
print("ready", flush=True)
sys.stdin.read(1)
asyncio.run(Store.at(sys.argv[1]).close())
print("opened", flush=True)
"""


class Opening:
    """A process that opens a store on demand."""

    def __init__(self, url: str) -> None:
        pipe = subprocess.PIPE
        command = [sys.executable, "-c", OPENING, url]
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def says(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def go(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("x")
        self.process.stdin.close()


def test_processes_open_a_new_store_concurrently(url: str) -> None:
    """All start while the test holds the lock, so that they conflict."""
    opened = [Opening(url) for _ in range(2)]
    assert [process.says() for process in opened] == ["ready\n"] * 2
    engine = create_engine(url)
    with engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN EXCLUSIVE")
        else:
            connection.execute(text(f"SELECT pg_advisory_lock({ADVISORY_LOCK})"))
        for process in opened:
            process.go()
        if engine.dialect.name == "postgresql":
            waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
            while connection.execute(waiting).scalar() != len(opened):
                assert [process.process.poll() for process in opened] == [None, None]
        connection.connection.invalidate()  # disconnected, so its lock is released
    assert [process.says() for process in opened] == ["opened\n"] * 2
    assert [process.process.wait(60) for process in opened] == [0, 0]
    engine.dispose()
    run(url, nothing)


@pytest.mark.parametrize(
    "url", ["", "nonsense", "sqlite://", "sqlite:///:memory:", "mysql://host/name"]
)
def test_unsupported_urls_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match=r"Invalid database URL|The database URL must be"):
        Store.at(url)


def test_unusable_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        Store.at(f"sqlite:///{tmp_path / 'no folder' / 'store.db'}")
    (tmp_path / "text.db").write_text("This is no database. " * 100)
    with pytest.raises(StoreError):
        Store.at(f"sqlite:///{tmp_path / 'text.db'}")


def test_database_file_is_private(tmp_path: Path) -> None:
    run(f"sqlite:///{tmp_path / 'store.db'}", nothing)
    assert stat.S_IMODE((tmp_path / "store.db").stat().st_mode) == 0o600


def test_commits_are_durable(tmp_path: Path, postgres: Postgres) -> None:
    def settings(names: dict[str, str]) -> Callable[[Repository], list[object]]:
        return lambda to: [to.connection.exec_driver_sql(q).scalar() for q in names.values()]

    sqlite = {n: f"PRAGMA {n}" for n in ("journal_mode", "synchronous", "foreign_keys")}
    waits = {"synchronous_commit": "SHOW synchronous_commit"}
    database = postgres.new_database()
    name = database.rpartition("?")[0].rpartition("/")[2]
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def look(store: Store, names: dict[str, str]) -> list[object]:
        return await store.write(settings(names))

    url = f"sqlite:///{tmp_path / 'store.db'}"
    assert run(url, lambda store: look(store, sqlite)) == ["wal", 2, 1]
    assert run(database, lambda store: look(store, waits)) == ["on"]


# ---------------------------------------------------------------- concurrent stores


async def play(store: Store, who: str, turns: int) -> int:
    """Write to one table as processes do: read, try, and read again after a conflict."""
    faster = 0
    for turn in range(turns):
        while True:
            log = await store.read(lambda by: by.log("t"))
            try:
                version = len(log) + 1
                text, by = f"{who} {turn}", receipt(f"{who} {turn}")
                await store.write(adding(version, text=text, by=by))
                break
            except VersionConflict:
                faster += 1
    return faster


def test_two_stores_neither_lose_nor_duplicate_events(url: str) -> None:
    async def it(one: Store) -> None:
        other = Store.at(url)
        try:
            await one.write(opening())
            names = ["a", "b", "c", "d"]
            playing = [play(one if i % 2 else other, name, 15) for i, name in enumerate(names)]
            await asyncio.gather(*playing)
            log = await other.read(lambda by: by.log("t"))
        finally:
            await other.close()
        assert [logged.version for logged in log] == list(range(1, 62))
        texts = [logged.event.text for logged in log[1:]]  # type: ignore[union-attr]
        assert sorted(texts) == sorted(f"{name} {turn}" for name in names for turn in range(15))
        for name in names:  # each store's own events are in order
            mine = [text for text in texts if text.startswith(name)]
            assert mine == [f"{name} {turn}" for turn in range(15)]

    run(url, it)


def test_command_in_two_stores_is_executed_once(url: str) -> None:
    async def it(one: Store) -> None:
        other = Store.at(url)
        try:
            await one.write(opening())
            stores = [one, other] * 10
            payloads = [store.write(adding(2, by=receipt("same"))) for store in stores]
            outcomes = await asyncio.gather(*payloads, return_exceptions=True)
            kinds = sorted(type(outcome).__name__ for outcome in outcomes)
            assert kinds == ["AlreadyExecuted"] * 19 + ["NoneType"]
            assert len(await one.read(lambda by: by.log("t"))) == 2
        finally:
            await other.close()

    run(url, it)


# ---------------------------------------------------------------- notifications


class Ear:
    """Records the notifications of a store."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()
        store.on_notice(self._hear)

    def _hear(self, table: str, version: int) -> None:
        asyncio.get_running_loop()  # fails outside of the loop's thread
        self.heard.append((table, version))
        self._news.set()

    async def until(self, notice: tuple[str, int]) -> None:
        async with asyncio.timeout(30):
            while notice not in self.heard:
                self._news.clear()
                await self._news.wait()


def test_stores_notify_each_other(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def it(one: Store) -> None:
        other = Store.at(url)
        try:
            mine, others = Ear(one), Ear(other)
            await one.write(opening())
            await one.write(adding(2))
            with pytest.raises(VersionConflict):
                await one.write(adding(2))
            await other.write(adding(3))
            await mine.until(("t", 3))
            await one.write(adding(4))
            await others.until(("t", 4))
            assert mine.heard == [("t", 3)]
            assert others.heard == [("t", 1), ("t", 2), ("t", 4)]
        finally:
            await other.close()

    run(url, it)


def test_listening_before_the_loop_starts(postgres: Postgres) -> None:
    url = postgres.new_database()
    store = Store.at(url)
    notifications: list[tuple[str, int]] = []
    store.on_notice(lambda table, version: notifications.append((table, version)))

    async def it() -> None:
        other = Store.at(url)
        assert await store.read(lambda by: by.log("t")) == []
        ear = Ear(store)
        await other.write(opening())
        await ear.until(("t", 1))
        await other.close()
        await store.close()

    asyncio.run(it())
    assert notifications == [("t", 1)]


def test_failing_commit_sends_no_notification(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def it(one: Store) -> None:
        def fail(connection: object) -> None:
            raise OSError("no")

        ear = Ear(one)
        other, failing = Store.at(url), Store.at(url, fail)
        try:
            await other.write(opening())
            with pytest.raises(StoreError):
                await failing.write(adding(2))
            await other.write(opening("u"))
            await ear.until(("u", 1))
            assert ear.heard == [("t", 1), ("u", 1)]
        finally:
            await failing.close()
            await other.close()

    run(url, it)


def test_broken_listener_reconnects_and_reports(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def it(one: Store) -> None:
        other = Store.at(url)
        try:
            ear = Ear(one)
            await other.write(opening())
            await ear.until(("t", 1))
            assert postgres.drop_connections(url) > 0
            await ear.until(("", 0))
            await other.write(adding(2))
            await ear.until(("t", 2))
            assert ear.heard == [("t", 1), ("", 0), ("t", 2)]
        finally:
            await other.close()

    run(url, it)


def test_sqlite_has_no_notifications(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.db'}"

    async def it(one: Store) -> None:
        other = Store.at(url)
        ear = Ear(one)
        await other.write(opening())
        await other.close()
        await one.write(adding(2))
        assert ear.heard == []

    run(url, it)
