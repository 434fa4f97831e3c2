"""Bots on other machines: jobs go through PostgreSQL to `sacbe worker`.

The job queue is Procrastinate. A server puts a job into it and waits for its row in `answers`. A
worker sends heartbeats; the job of one whose heartbeats have stopped is assigned again (a lease).
So a job can be done twice. The first answer counts, and a turn is stored once anyway, because its
command has the version of the table.

Only slow levels go to other machines. Quick levels, hints and records stay in the local pool, also
the greedy bot that plays if no worker answers. A job has a determinization for the bot's seat,
never the true position.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from base64 import b64decode, b64encode
from collections.abc import Callable

import psycopg
import structlog
from procrastinate import App, JobContext, PsycopgConnector, RetryStrategy
from procrastinate.exceptions import ProcrastinateException
from procrastinate.jobs import Status

from sacbe.server import logs
from sacbe.server.bot_pool import BotPool, BotPoolError, is_quick
from sacbe.server.bot_process import Worker, WorkerFailed
from sacbe.server.bot_worker import (
    MAX_FRAME,
    ChooseJob,
    Job,
    JobResult,
    pack_message,
    read_job,
    read_result,
)
from sacbe.server.store import engines
from sacbe.server.tasks import cancel_all

QUEUE, TASK, CHANNEL = "sacbe_bots", "sacbe.choose", "sacbe_answers"
HEARTBEAT = 2.0  # seconds between signs of life of a worker
LEASE = 10.0  # seconds without one until its jobs are assigned again
POLL = 1.0  # seconds between looks at the queue and the answers, if a notification is lost
MAX_ATTEMPTS = 3
STALE = 600.0  # seconds until a job, or an answer that no server has read, is dropped
ADVISORY_LOCK = 0x5ACB7  # an arbitrary number
FAILED = b""  # the answer of a job that was given up

# Only with the first answer: a job may be done twice.
_ANSWER = """
WITH added AS (
    INSERT INTO answers (key, answer, at)
    VALUES (%(key)s, %(answer)s, extract(epoch FROM now())) ON CONFLICT DO NOTHING RETURNING key
) SELECT pg_notify('sacbe_answers', key) FROM added
"""
_COLLECT = "DELETE FROM answers WHERE key = ANY(%(keys)s) RETURNING key, answer"
_DROP_OLD = "DELETE FROM answers WHERE at < extract(epoch FROM now()) - %(seconds)s"

log = structlog.get_logger("sacbe.remote_bots")


def address(url: str) -> str:
    """The address of a PostgreSQL database for psycopg; ValueError for any other database."""
    parsed = engines.parse(url)
    if parsed.drivername == "sqlite":
        raise ValueError("Bots on other machines need a PostgreSQL database.")
    return parsed.set(drivername="postgresql").render_as_string(hide_password=False)


def make_app(conninfo: str) -> App:
    """The job queue of a database."""
    return App(
        connector=PsycopgConnector(
            conninfo=conninfo, min_size=1, max_size=4, kwargs=dict(engines.KEEP_ALIVE)
        )
    )


async def create_tables(conninfo: str) -> None:
    """Create the tables of the job queue if necessary, by one process at a time."""
    async with await psycopg.AsyncConnection.connect(conninfo) as connection:
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (ADVISORY_LOCK,))
        cursor = await connection.execute("SELECT to_regclass('procrastinate_jobs')")
        row = await cursor.fetchone()
        if row is not None and row[0] is None:
            await connection.execute(make_app(conninfo).schema_manager.get_schema())


# ---------------------------------------------------------------- in the server


class RemoteQueue:
    """Sends jobs to workers and waits for their answers."""

    def __init__(self, url: str) -> None:
        self._conninfo = address(url)
        self._app = make_app(self._conninfo)
        self._waiting: dict[str, asyncio.Future[bytes]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Connect, and begin to listen for answers."""
        await create_tables(self._conninfo)
        await self._app.open_async()
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._rescue())]

    async def close(self) -> None:
        """Stop. Jobs in the queue are dropped by the workers when they are stale."""
        await cancel_all(self._tasks)
        await self._app.close_async()

    async def request(self, job: Job) -> JobResult:
        """Have a job done; WorkerFailed if that is not possible."""
        key = secrets.token_hex(16)
        future = self._waiting[key] = asyncio.get_running_loop().create_future()
        body = b64encode(pack_message(job)).decode()
        task = self._app.configure_task(TASK, queue=QUEUE)
        deferral = asyncio.ensure_future(
            task.defer_async(key=key, job=body, expires=time.time() + STALE)
        )
        try:
            await asyncio.shield(deferral)
            answer = await future
        except ProcrastinateException as error:
            raise WorkerFailed(f"the job queue failed: {type(error).__name__}") from None
        except asyncio.CancelledError:
            with contextlib.suppress(ProcrastinateException):
                number = await deferral
                await self._app.job_manager.cancel_job_by_id_async(number, delete_job=True)
            raise
        finally:
            self._waiting.pop(key, None)
        if answer == FAILED or len(answer) > MAX_FRAME:
            raise WorkerFailed("the workers have given up")
        try:
            return read_result(answer)
        except ValueError:
            raise WorkerFailed("invalid answer") from None

    async def _listen(self) -> None:
        """Collect answers until cancelled, after every notification and now and then."""
        while True:
            try:
                connection = await psycopg.AsyncConnection.connect(self._conninfo, autocommit=True)
                async with connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    while True:
                        await self._collect()
                        async for _ in connection.notifies(timeout=POLL, stop_after=1):
                            pass
            except (psycopg.Error, ProcrastinateException, OSError) as error:
                log.warning("answers cannot be read", error=type(error).__name__)
                await asyncio.sleep(POLL)

    async def _collect(self) -> None:
        if not self._waiting:
            return
        rows = await self._app.connector.execute_query_all_async(_COLLECT, keys=list(self._waiting))
        for row in rows:
            future = self._waiting.get(row["key"])
            if future is not None and not future.done():
                future.set_result(bytes(row["answer"]))

    async def _rescue(self) -> None:
        """Assign the jobs of dead workers again, and drop what no server waits for."""
        manager = self._app.job_manager
        while True:
            await asyncio.sleep(LEASE / 4)
            try:
                for job in await manager.get_stalled_jobs(
                    queue=QUEUE, seconds_since_heartbeat=LEASE
                ):
                    log.warning("worker lost", attempts=job.attempts)
                    if job.attempts < MAX_ATTEMPTS:
                        await manager.retry_job(job)
                    else:
                        await manager.finish_job(job, Status.FAILED, delete_job=True)
                        await add_answer(self._app, str(job.task_kwargs["key"]), FAILED)
                await self._app.connector.execute_query_async(_DROP_OLD, seconds=STALE)
            except Exception as error:  # the database, perhaps
                logs.failed("jobs of bots could not be checked", error)


async def add_answer(app: App, key: str, answer: bytes) -> None:
    """Store the answer of a job, unless there is one."""
    await app.connector.execute_query_all_async(_ANSWER, key=key, answer=answer)


class RemoteWorker(Worker):
    """A place in the queue: one job of this server that is done elsewhere."""

    def __init__(self, queue: RemoteQueue) -> None:
        super().__init__()
        self._queue = queue

    async def request(self, job: Job) -> JobResult:
        """Have a job done by any worker."""
        result = await self._queue.request(job)
        if result.number != job.number:
            raise WorkerFailed("answer to a different request")
        return result


class SplitBotPool(BotPool):
    """A pool whose slow bots think on other machines. Both parts share their time in the same
    way."""

    def __init__(self, workers: int, seconds_a_turn: float, url: str, remote: int) -> None:
        super().__init__(workers, seconds_a_turn)
        self._remote_queue = RemoteQueue(url)
        self._remote = BotPool(remote, seconds_a_turn, lambda: RemoteWorker(self._remote_queue))

    async def start(self) -> None:
        """Accept jobs."""
        await super().start()
        await self._remote_queue.start()
        await self._remote.start()

    async def close(self) -> None:
        """Stop both parts."""
        await super().close()
        await self._remote.close()
        await self._remote_queue.close()

    @property
    def queued(self) -> int:
        """The number of queued jobs."""
        return super().queued + self._remote.queued

    @property
    def busy(self) -> int:
        """The number of jobs in progress."""
        return super().busy + self._remote.busy

    def is_busy_for(self, owner: str) -> bool:
        """Does this owner have as many waiting jobs as one may have?"""
        return super().is_busy_for(owner) or self._remote.is_busy_for(owner)

    async def run_job(
        self,
        job: Job,
        is_valid: Callable[[JobResult], bool],
        person_waits: bool = True,
        owner: str = "",
    ) -> JobResult:
        """Run a job here or elsewhere."""
        if isinstance(job, ChooseJob) and not is_quick(job):
            return await self._remote.run_job(job, is_valid, person_waits, owner)
        return await super().run_job(job, is_valid, person_waits, owner)


# ---------------------------------------------------------------- the worker


def add_task(app: App, pool: BotPool) -> None:
    """Let the workers of an app do jobs with the processes of a pool."""

    @app.task(
        name=TASK, queue=QUEUE, pass_context=True, retry=RetryStrategy(max_attempts=MAX_ATTEMPTS)
    )
    async def choose(context: JobContext, key: str, job: str, expires: float) -> None:
        if time.time() > expires:
            return
        try:
            decoded = read_job(b64decode(job))
            if not isinstance(decoded, ChooseJob):
                raise ValueError("This is not a job for a bot.")
            answer = pack_message(await pool.run(decoded))
        except (BotPoolError, ValueError) as error:
            log.warning("bot failed", error=str(error))
            if isinstance(error, BotPoolError) and context.job.attempts < MAX_ATTEMPTS:
                raise
            answer = FAILED
        await add_answer(app, key, answer)


async def work(url: str, processes: int, ready: Callable[[], None]) -> None:
    """Do jobs until a signal comes."""
    conninfo = address(url)
    await create_tables(conninfo)
    pool, app = BotPool(processes), make_app(conninfo)
    add_task(app, pool)
    await pool.start()
    try:
        async with app.open_async():
            ready()
            await app.run_worker_async(
                queues=[QUEUE],
                concurrency=processes,
                delete_jobs="always",
                fetch_job_polling_interval=POLL,
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=LEASE,
                shutdown_graceful_timeout=LEASE,
            )
    finally:
        await pool.close()
