"""Bots on other machines: `sacbe worker` through PostgreSQL."""

import asyncio
import contextlib
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from typing import Any

import psycopg
import pytest
from structlog.testing import capture_logs

import sacbe
from sacbe.server import messages, remote_bots
from sacbe.server.backend import Backend, BackendSettings
from sacbe.server.bot_pool import BotPool, BotPoolError
from sacbe.server.bot_process import WorkerFailed
from sacbe.server.bot_worker import ChooseJob, ChooseResult, pack_message
from sacbe.server.events import Moved
from sacbe.server.remote_bots import RemoteQueue, SplitBotPool, add_answer, address
from sacbe.server.store import Store
from sacbe.server.table_state import fold
from tests.server.postgres import Postgres

PATIENCE = 240  # seconds; no test measures time


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


class WorkerProcess:
    """`sacbe worker` with one bot process."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "sacbe", "worker", "--database", database]
        self.process = subprocess.Popen(
            [*command, "--processes", "1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "Waiting for jobs" in line, self.process.communicate(timeout=PATIENCE)[1]

    def kill(self) -> None:
        """Kill it without cleanup."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def stop(self) -> int:
        """Stop it as an operator does."""
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


@contextlib.contextmanager
def workers(database: str, count: int) -> Iterator[list[WorkerProcess]]:
    """Some workers, which are stopped at the end."""
    running: list[WorkerProcess] = []
    try:
        for _ in range(count):
            running.append(WorkerProcess(database))
        yield running
    finally:
        for worker in running:
            if worker.process.poll() is None:
                worker.stop()


@contextlib.asynccontextmanager
async def open_pool(database: str, seconds: float = 0.2) -> AsyncIterator[SplitBotPool]:
    store = Store.at(database)
    pool = SplitBotPool(1, seconds, database, 4)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.close()
        await store.close()


def jobs(database: str) -> Counter[str]:
    """The jobs in the queue by status."""
    with psycopg.connect(address(database)) as connection:
        query = "SELECT status::text, count(*) FROM procrastinate_jobs GROUP BY 1"
        return Counter(dict(connection.execute(query).fetchall()))


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait for a condition."""
    async with asyncio.timeout(PATIENCE):
        while not await condition():
            await asyncio.sleep(0.05)


def position(seed: int = 3) -> Any:
    table = sacbe.Table("maya", players=2, seed=seed)
    return table.state


def test_a_killed_worker_loses_nothing(database: str) -> None:
    """Two workers think for seconds each; one is killed meanwhile. Both jobs get a valid answer,
    one of them from the other worker."""

    async def test() -> None:
        async with open_pool(database, seconds=6.0) as pool:
            first, second = await asyncio.to_thread(
                lambda: [WorkerProcess(database) for _ in range(2)]
            )
            try:
                state = position()
                seat = state.current_player
                tasks = [
                    asyncio.create_task(pool.choose(f"table{n}", seat, "strong", state))
                    for n in range(2)
                ]

                async def both_think() -> bool:
                    return (await asyncio.to_thread(jobs, database))["doing"] == 2

                await until(both_think)
                with capture_logs() as logged:
                    await asyncio.to_thread(first.kill)
                    assert (await asyncio.to_thread(jobs, database))["doing"] == 2  # in mid-thought
                    async with asyncio.timeout(PATIENCE):
                        answers = await asyncio.gather(*tasks)
                assert [entry["event"] for entry in logged].count("worker lost") == 1
                for actions in answers:
                    assert actions[0] in state.legal_actions(seat)

                async def is_empty() -> bool:
                    return not (await asyncio.to_thread(jobs, database)).total()

                await until(is_empty)
            finally:
                if first.process.poll() is None:
                    first.kill()
                assert await asyncio.to_thread(second.stop) == 0

    asyncio.run(test())


def test_a_table_of_remote_bots_is_played_once(database: str) -> None:
    """Bots of a table think on two workers, one of which is killed; every turn is stored once."""

    async def test() -> None:
        settings = BackendSettings(database=database, workers=1, seconds_a_turn=0.2, remote_bots=2)
        backend = Backend(settings)
        await backend.start()
        try:
            bot = messages.BotSeat(level="medium")
            order = messages.OpenTable(game="maya", seats=[bot, bot], seed=5)
            table = (await backend.service.open(order)).table

            def has(version: int) -> Callable[[], Awaitable[bool]]:
                async def check() -> bool:
                    return (await backend.service.get(table)).version >= version

                return check

            with workers(database, 2) as (first, _):
                await until(has(3))
                await asyncio.to_thread(first.kill)
                version = (await backend.service.get(table)).version
                await until(has(version + 3))
            log = await backend.service.log(table)
            assert [logged.version for logged in log] == list(range(1, len(log) + 1))
            turns = [logged for logged in log if isinstance(logged.event, Moved)]
            assert len(turns) >= 5
            assert fold(log).version == len(log)
            assert not backend.bot_pool.pids  # nothing was computed here
        finally:
            await backend.close()

    asyncio.run(test())


def test_quick_bots_stay_here(database: str) -> None:
    """Without any worker, quick levels answer."""

    async def test() -> None:
        async with open_pool(database) as pool:
            state = position()
            assert await pool.choose("t", state.current_player, "greedy", state)
            assert len(pool.pids) == 1
            assert not jobs(database).total()

    asyncio.run(test())


def test_a_cancelled_job_leaves_the_queue(database: str) -> None:
    async def test() -> None:
        async with open_pool(database) as pool:
            state = position()
            task = asyncio.create_task(pool.choose("t", state.current_player, "medium", state))

            async def is_queued() -> bool:
                return jobs(database)["todo"] == 1

            await until(is_queued)
            assert (pool.queued, pool.busy) == (0, 1)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await pool.close()
            assert not jobs(database).total()
            await pool.start()

    asyncio.run(test())


def choose_job(**more: Any) -> ChooseJob:
    state = position()
    seat = state.current_player
    return ChooseJob(
        number=7,
        game="maya",
        table="t",
        seat=seat,
        level="medium",
        seed=1,
        seconds=0.1,
        position=state.determinize(seat, 1).to_bytes(),
        **more,
    )


class Recorder(BotPool):
    """A pool that counts jobs and gives one answer, or fails."""

    def __init__(self, fails: bool = False) -> None:
        super().__init__(1)
        self.jobs: list[Any] = []
        self._fails = fails

    async def run(self, job: ChooseJob) -> Any:
        """Count."""
        self.jobs.append(job)
        if self._fails:
            raise BotPoolError("no")
        return ChooseResult(number=job.number, action=3)


@contextlib.asynccontextmanager
async def working(database: str, pool: BotPool) -> AsyncIterator[RemoteQueue]:
    """A queue with a worker in this process."""
    store = Store.at(database)
    queue = RemoteQueue(database)
    await queue.start()
    app = remote_bots.make_app(address(database))
    remote_bots.add_task(app, pool)
    async with app.open_async():
        task = asyncio.create_task(
            app.run_worker_async(
                queues=[remote_bots.QUEUE],
                install_signal_handlers=False,
                delete_jobs="always",
                fetch_job_polling_interval=0.05,
            )
        )
        try:
            yield queue
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await queue.close()
            await store.close()


def test_a_job_and_its_answer(database: str) -> None:
    async def test() -> None:
        pool = Recorder()
        async with working(database, pool) as queue:
            job = choose_job()
            assert await queue.request(job) == ChooseResult(number=7, action=3)
            assert pool.jobs == [job]

    asyncio.run(test())


def test_a_failing_job_is_retried_then_given_up(database: str) -> None:
    async def test() -> None:
        pool = Recorder(fails=True)
        async with working(database, pool) as queue:
            with pytest.raises(WorkerFailed, match="given up"):
                await queue.request(choose_job())
            assert len(pool.jobs) == remote_bots.MAX_ATTEMPTS + 1

            async def is_empty() -> bool:
                return not jobs(database).total()

            await until(is_empty)

    asyncio.run(test())


def test_stale_jobs_are_not_done(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is gone waits for no answer."""

    async def test() -> None:
        pool = Recorder()
        async with working(database, pool) as queue:
            monkeypatch.setattr(remote_bots, "STALE", -1.0)
            task = asyncio.create_task(queue.request(choose_job()))

            async def is_done() -> bool:
                return not task.done() and not jobs(database).total()

            await asyncio.sleep(0)
            await until(is_done)
            assert pool.jobs == []
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    asyncio.run(test())


def test_the_first_answer_counts(database: str) -> None:
    async def test() -> None:
        store = Store.at(database)
        queue = RemoteQueue(database)
        await queue.start()
        try:
            future = queue._waiting["k"] = asyncio.get_running_loop().create_future()
            app = queue._app
            for action in (1, 2):
                answer = pack_message(ChooseResult(number=7, action=action))
                await add_answer(app, "k", answer)
            await asyncio.wait_for(asyncio.shield(future), PATIENCE)
            assert future.result() == pack_message(ChooseResult(number=7, action=1))
        finally:
            await queue.close()
            await store.close()

    asyncio.run(test())


def test_other_databases_are_refused() -> None:
    with pytest.raises(ValueError, match="PostgreSQL"):
        address("sqlite:////tmp/x.db")
    result = subprocess.run(
        [sys.executable, "-m", "sacbe", "serve", "--no-open", "--remote-bots", "2"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert result.returncode == 2
    assert "PostgreSQL" in result.stderr
