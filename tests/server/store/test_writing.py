"""Several jobs in one commit, and failing commits."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from sacbe.server.store import AlreadyExecuted, Repository, Store, StoreError, VersionConflict
from sacbe.server.store.writer import MAX_IN_A_GROUP
from tests.server.postgres import Postgres
from tests.server.store.samples import (
    Commits,
    adding,
    hashed,
    opening,
    receipt,
    run,
    said,
    summary,
)


async def all_in_one_group(
    store: Store, commits: Commits, jobs: list[Callable[[Repository], Any]]
) -> list[Any]:
    """Block a commit until all jobs are queued, so that they form one group."""
    holding, go_on = threading.Event(), threading.Event()

    def hold() -> None:
        commits.before = lambda: None
        holding.set()
        go_on.wait()

    commits.before = hold
    first = asyncio.ensure_future(store.write(lambda to: None))
    await asyncio.to_thread(holding.wait)
    waiting = [asyncio.ensure_future(store.write(job)) for job in jobs]
    while store.figures()["waiting"] < len(jobs):
        await asyncio.sleep(0)
    go_on.set()
    await first
    return await asyncio.gather(*waiting, return_exceptions=True)


def test_queued_jobs_share_one_commit_in_order(url: str) -> None:
    commits = Commits()

    async def it(store: Store) -> None:
        await store.write(opening())
        before = commits.done
        order: list[int] = []

        def job(version: int) -> Callable[[Repository], int]:
            def append(to: Repository) -> int:
                order.append(version)
                to.append("t", said(version), None, summary())
                return version

            return append

        versions = list(range(2, 2 + MAX_IN_A_GROUP + 10))
        result = await all_in_one_group(store, commits, [job(v) for v in versions])
        assert result == order == versions
        assert commits.done - before == 3  # the blocked one, a full group, the rest
        assert [e.version for e in await store.read(lambda by: by.log("t"))] == [1, *versions]
        assert store.figures()["commits"] == commits.done

    run(url, it, commits)


def test_failing_job_does_not_affect_its_group(url: str) -> None:
    commits = Commits()

    def breaks(to: Repository) -> None:
        to.append("t", said(3, "lost"), receipt("lost"), summary(status="over"), b"lost")
        to.new_visitor(hashed("lost"), "", "en", 1.0)
        raise KeyError("its own")

    async def it(store: Store) -> None:
        await store.write(opening())
        first = receipt("c")
        result = await all_in_one_group(
            store,
            commits,
            [
                adding(2, by=first),
                breaks,
                lambda to: to.claim(99, "t", "0", 1.0),  # refused by the database
                adding(2),
                adding(3, by=receipt("c")),
                adding(3, text="stays"),
                opening("u"),
            ],
        )
        assert [type(outcome) for outcome in result] == [
            type(None),
            KeyError,
            StoreError,
            VersionConflict,
            AlreadyExecuted,
            type(None),
            type(None),
        ]
        assert await store.read(lambda by: by.log("t", 1)) == [said(2), said(3, "stays")]
        assert await store.read(lambda by: by.receipt("t", "seat 0", "lost")) is None
        assert await store.read(lambda by: by.snapshot("t")) is None
        assert await store.read(lambda by: by.visitor(hashed("lost"))) is None
        row = await store.read(lambda by: by.row("t"))
        assert row is not None
        assert (row.version, row.summary.status) == (3, "playing")
        assert len(await store.read(lambda by: by.log("u"))) == 1
        assert store.figures()["failures"] == 0

    run(url, it, commits)


def test_failing_job_writes_nothing(url: str) -> None:
    def breaks(to: Repository) -> None:
        to.append("t", said(2, "lost"), None, summary())
        raise KeyError("its own")

    async def it(store: Store) -> None:
        await store.write(opening())
        with pytest.raises(KeyError):
            await store.write(breaks)
        await store.write(adding(2, text="stays"))
        assert await store.read(lambda by: by.log("t", 1)) == [said(2, "stays")]

    run(url, it)


def test_results_come_after_the_commit(url: str) -> None:
    commits = Commits()

    async def it(store: Store) -> None:
        await store.write(opening())
        holding, go_on = threading.Event(), threading.Event()

        def hold() -> None:
            holding.set()
            go_on.wait()

        commits.before = hold
        waiting = asyncio.ensure_future(store.write(adding(2)))
        await asyncio.to_thread(holding.wait)
        assert len(await store.read(lambda by: by.log("t"))) == 1  # not visible to readers
        assert not waiting.done()
        go_on.set()
        await waiting
        assert len(await store.read(lambda by: by.log("t"))) == 2

    run(url, it, commits)


@pytest.mark.parametrize("together", [1, 5])
@pytest.mark.parametrize(
    "error",
    [OperationalError("COMMIT", None, Exception("disk full")), OSError(28, "No space left")],
    ids=["database", "system"],
)
def test_failing_commit_fails_its_group_only(url: str, together: int, error: Exception) -> None:
    commits = Commits()

    async def it(store: Store) -> None:
        await store.write(opening())
        jobs = [adding(2 + i, by=receipt(f"c{i}")) for i in range(together)]

        def fail() -> None:
            commits.broken = error

        async def failing() -> list[Any]:
            if together == 1:
                fail()
                return list(await asyncio.gather(store.write(jobs[0]), return_exceptions=True))
            breaking = lambda to: fail()  # noqa: E731
            return (await all_in_one_group(store, commits, [breaking, *jobs]))[1:]

        failed = await failing()
        assert [type(outcome) for outcome in failed] == [StoreError] * together
        commits.broken = None
        assert len(await store.read(lambda by: by.log("t"))) == 1
        for job in jobs:  # retry
            await store.write(job)
        log = await store.read(lambda by: by.log("t"))
        assert [logged.version for logged in log] == list(range(1, 2 + together))
        assert store.figures()["failures"] == 1

    run(url, it, commits)


def test_full_disk(tmp_path: Path) -> None:
    """SQLite reports it in the middle of a statement, and has rolled back the transaction."""
    commits = Commits()

    async def it(store: Store) -> None:
        await store.write(opening())

        def fill(to: Repository) -> None:
            pages = to.connection.exec_driver_sql("PRAGMA page_count").scalar()
            to.connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
            to.append("t", said(2, "x" * 100_000), None, summary())

        result = await all_in_one_group(store, commits, [opening("u"), fill, opening("v")])
        assert [type(outcome) for outcome in result] == [StoreError] * 3
        assert len(await store.read(lambda by: by.all_tables())) == 1
        await store.write(adding(2))  # on a new connection, which has space again
        assert len(await store.read(lambda by: by.log("t"))) == 2

    run(f"sqlite:///{tmp_path / 'store.db'}", it, commits)


def test_lost_connection(postgres: Postgres) -> None:
    """The database drops all connections, before a commit and between commits."""
    url = postgres.new_database()
    commits = Commits()

    async def it(store: Store) -> None:
        await store.write(opening())

        def lose() -> None:
            commits.before = lambda: None
            postgres.drop_connections(url)

        commits.before = lose
        with pytest.raises(StoreError):
            await store.write(adding(2))
        await store.write(adding(2))
        lose()
        await store.write(adding(3))
        assert len(await store.read(lambda by: by.log("t"))) == 3

    run(url, it, commits)


def test_deadlocked_groups_are_retried(postgres: Postgres) -> None:
    """Two groups that touch the same tables in opposite order: PostgreSQL aborts one of them, and
    its jobs are retried one by one."""
    url = postgres.new_database()

    async def it(one: Store) -> None:
        meet = threading.Barrier(2)
        arrivals: set[str] = set()

        def meeting(to: Repository, who: str) -> None:
            if who not in arrivals:  # not when it is retried
                arrivals.add(who)
                meet.wait()

        commits, others = Commits(), Commits()
        first, second = Store.at(url, commits), Store.at(url, others)
        try:
            await first.write(opening("t"))
            await first.write(opening("u"))
            result = await asyncio.gather(
                all_in_one_group(
                    first,
                    commits,
                    [adding(2, "t"), lambda to: meeting(to, "first"), adding(2, "u")],
                ),
                all_in_one_group(
                    second,
                    others,
                    [adding(2, "u"), lambda to: meeting(to, "second"), adding(2, "t")],
                ),
            )
            outcomes = [outcome for group in result for outcome in group]
            assert sum(isinstance(outcome, VersionConflict) for outcome in outcomes) == 2
            assert not [o for o in outcomes if o is not None and not isinstance(o, VersionConflict)]
            for table in ("t", "u"):
                assert len(await one.read(lambda by, t=table: by.log(t))) == 2  # type: ignore[misc]
        finally:
            await first.close()
            await second.close()

    run(url, it)


def test_cancelled_caller_does_not_affect_others(url: str) -> None:
    commits = Commits()

    async def it(store: Store) -> None:
        await store.write(opening())
        holding, go_on = threading.Event(), threading.Event()

        def hold() -> None:
            commits.before = lambda: None
            holding.set()
            go_on.wait()

        commits.before = hold
        exit_status = asyncio.ensure_future(store.write(adding(2)))
        await asyncio.to_thread(holding.wait)
        exit_status.cancel()
        await asyncio.gather(exit_status, return_exceptions=True)
        go_on.set()
        await store.write(adding(3))  # the second one was stored
        assert len(await store.read(lambda by: by.log("t"))) == 3

    run(url, it, commits)


def test_close_finishes_queued_jobs(url: str) -> None:
    async def it() -> None:
        store = Store.at(url)
        jobs = [opening(), *(adding(version) for version in range(2, 200))]
        waiting = [asyncio.ensure_future(store.write(job)) for job in jobs]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        for use in (store.write, store.read):
            with pytest.raises(StoreError, match="closed"):
                await use(lambda by: by.log("t"))

    asyncio.run(it())

    async def look(store: Store) -> None:
        log = await store.read(lambda by: by.log("t"))
        assert [logged.version for logged in log] == list(range(1, 200))

    run(url, look)


def test_reads_see_one_snapshot(url: str) -> None:
    async def it(store: Store) -> None:
        await store.write(opening())
        looked, changed = threading.Event(), threading.Event()

        def job(by: Repository) -> tuple[int, int]:
            first = len(by.log("t"))
            looked.set()
            changed.wait()
            return first, len(by.log("t"))

        reading = asyncio.ensure_future(store.read(job))
        await asyncio.to_thread(looked.wait)
        await store.write(adding(2))  # a reader does not block writers
        changed.set()
        assert await reading == (1, 1)

    run(url, it)
