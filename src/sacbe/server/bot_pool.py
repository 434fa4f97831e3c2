"""A pool of processes (bot_process.py) for bots, hints, reviews and the verification of records.

Jobs wait in a queue. A job gets an idle worker, preferably the one that has a bot for the same
seat. The users who opened tables take turns, then their tables, so that one user's many tables do
not block others; tables without people come last. Slow jobs never take all workers: when they take
the usual number, one more process answers quick levels.

A worker that dies, sends an invalid result or times out is replaced; a bot's turn is then retried,
a record that may have caused it is not. A job cannot be interrupted: after a cancellation the
worker may finish it, and is killed if that takes too long.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, NamedTuple

import msgspec
import structlog

from sacbe.bots import names
from sacbe.bots.base import NextAction, known_turn
from sacbe.play.errors import RecordError
from sacbe.play.records import MOST_BYTES, decode
from sacbe.play.state import State
from sacbe.review.model import Comparison, Depth
from sacbe.server.bot_process import ProcessWorker, Seat, Worker, WorkerFailed
from sacbe.server.bot_worker import (
    Advice,
    AdviseJob,
    ChooseJob,
    ChooseResult,
    CompareJob,
    CompareResult,
    Job,
    JobResult,
    ReviewJob,
    ReviewStep,
    VerifyError,
    VerifyJob,
    VerifyResult,
)

MAX_WAITING = 1_000  # queued jobs
MAX_OWN_WAITING = 24  # the same of one owner
QUICK = frozenset({"random", "easy", "greedy"})  # levels that take a few hundredths of a second
MAX_TRIES = 2  # for a bot's turn; other jobs are tried once
LAST = 3  # the rank of reviews
MAX_SERVED = 20_000  # owners and tables in the rotation
# Seconds for a cancelled job: starting a process costs as much.
CANCEL_GRACE = 5.0
TIMEOUT_FACTOR = 10  # timeout in multiples of the seconds per turn
CHECK_SECONDS = 30.0  # for a record; most take a hundredth of a second
PATIENCE = {"expert": 5}  # seconds per turn of a level, in multiples of the usual ones
TIMEOUT_SLACK = 10.0  # seconds, for a busy machine
COMPILE_SECONDS = 300.0  # seconds; the first job of a game compiles its rules and bots

log = structlog.get_logger("sacbe.bot_pool")


class BotPoolError(RuntimeError):
    """No worker could do the job."""


class TooBusy(BotPoolError):
    """The queue is full."""


class _Priority(NamedTuple):
    """The priority of a job; the lowest comes first."""

    rank: int  # 0 for a retry, 1 if a person waits, 2 for tables of bots, 3 for reviews
    owner: str  # who opened the table
    table: str  # see `_share_key`
    quick: bool = False


class _QueuedJob(NamedTuple):
    """A job in the queue."""

    priority: _Priority
    seat: Seat | None
    worker_ready: asyncio.Future[Worker]


class BotPool:
    """The pool. Processes are started on demand and stay."""

    def __init__(
        self,
        workers: int,
        seconds_a_turn: float = 2.0,
        new_worker: Callable[[], Worker] | None = None,
    ) -> None:
        if workers < 1:
            raise ValueError(f"The number of bot processes must be at least 1, not {workers}.")
        self._most = workers
        self._seconds = seconds_a_turn
        self._new_worker = new_worker or ProcessWorker
        self._open = False
        self._idle: list[Worker] = []  # the last used is last
        self._busy: set[Worker] = set()
        self._queue: list[_QueuedJob] = []  # in order of arrival
        # number of the last job of each owner and table, quick and slow ones apart: a user who
        # plays fast against a quick bot does not lose the turns of a slow one
        self._last_served: OrderedDict[tuple[str, str, bool], int] = OrderedDict()
        self._turns = 0
        self._background: set[asyncio.Task[None]] = set()
        self._numbers = 0
        # Seeds of bots are secret, or their secret choices could be predicted.
        self._key = secrets.token_bytes(32)

    # ------------------------------------------------------------ jobs

    async def start(self) -> None:
        """Accept jobs."""
        self._open = True

    def warm_up(self) -> None:
        """Start a worker before its first job: starting takes longer than most turns."""
        if self._open and not (self._idle or self._busy):
            worker = self._new_worker()
            worker.start()
            self._idle.append(worker)

    async def close(self) -> None:
        """End all workers. Waiting callers get a BotPoolError."""
        self._open = False
        for queued in self._queue:
            if not queued.worker_ready.done():
                queued.worker_ready.set_exception(_closed())
        self._queue.clear()
        for worker in [*self._idle, *self._busy]:
            self._discard(worker)
        while self._background:
            await asyncio.gather(*self._background)

    async def choose(
        self,
        table: str,
        seat: int,
        level: str,
        state: State,
        *,
        owner: str = "",
        person_waits: bool = True,
    ) -> list[int]:
        """The choices of a bot for a seat that must act, in this order: as many as the bot can know
        now, until chance or another player acts. The bot gets determinizations for its seat. Set
        `person_waits` to False to lower the priority. Owners share the workers evenly; a table
        without one has its own share."""
        if level not in names():
            raise ValueError(f"Unknown bot {level!r}.")
        if seat not in state.players_to_act:
            raise ValueError(f"Seat {seat!r} is not to move.")
        actions, state = _forced(state, seat)
        if actions and (state.current_player != seat or state.is_simultaneous):
            return actions
        legal = state.legal_actions(seat)
        job = ChooseJob(
            number=self._next_number(),
            game=state.game.name,
            table=table,
            seat=seat,
            level=level,
            seed=self._seed(table, seat),
            seconds=self._seconds * PATIENCE.get(level, 1),
            position=state.determinize(seat, secrets.randbits(62)).to_bytes(),
        )

        def is_valid(result: JobResult) -> bool:
            return isinstance(result, ChooseResult) and result.action in legal

        result = await self.run_job(job, is_valid, person_waits, owner)
        assert isinstance(result, ChooseResult)
        further = [NextAction(*one) for one in result.further]
        return [*actions, *known_turn(state, seat, result.action, further)]

    async def advise(self, seat: int, state: State, seconds: float) -> Advice:
        """The evaluation of a seat's choices by a search of about this many seconds, on a
        determinization for the seat."""
        if seat not in state.players_to_act:
            raise ValueError(f"Seat {seat!r} is not to move.")
        legal = state.legal_actions(seat)
        job = AdviseJob(
            number=self._next_number(),
            game=state.game.name,
            seat=seat,
            seed=secrets.randbits(53),
            seconds=seconds,
            position=state.determinize(seat, secrets.randbits(62)).to_bytes(),
        )

        def is_valid(result: JobResult) -> bool:
            if not isinstance(result, Advice) or not result.line:
                return False
            return {one.action for one in result.judged} | {result.line[0][1]} <= set(legal)

        result = await self.run_job(job, is_valid)
        assert isinstance(result, Advice)
        return result

    async def verify(self, record: bytes) -> dict[str, Any]:
        """Replay an untrusted record within limits; RecordError if it is invalid."""
        if len(record) > MOST_BYTES:
            raise RecordError(
                f"This record is too large: the limit is {MOST_BYTES // 1_000_000} MB."
            )

        def is_valid(result: JobResult) -> bool:
            return isinstance(result, VerifyResult | VerifyError)

        try:
            result = await self.run_job(
                VerifyJob(number=self._next_number(), record=record), is_valid
            )
        except TimeoutError:
            raise RecordError("Verifying this record takes too long.") from None
        except WorkerFailed:  # perhaps caused by this record, so it is not retried
            raise RecordError("This record cannot be verified.") from None
        if isinstance(result, VerifyError):
            raise RecordError(result.why)
        assert isinstance(result, VerifyResult)
        decode(result.record)  # raises if it is not a record
        verified: dict[str, Any] = msgspec.json.decode(result.record)
        return verified

    async def review(
        self, game: str, record: bytes, depth: Depth, draft: bytes, *, owner: str, seconds: float
    ) -> ReviewStep:
        """Continue the review of a finished game for some seconds. All other jobs come first."""
        job = ReviewJob(
            number=self._next_number(),
            game=game,
            record=record,
            depth=depth,
            seconds=seconds,
            draft=draft,
        )

        def is_valid(result: JobResult) -> bool:
            return isinstance(result, ReviewStep)

        result = await self.run_job(job, is_valid, person_waits=False, owner=owner)
        assert isinstance(result, ReviewStep)
        return result

    async def compare(
        self,
        state: State,
        seat: int,
        moves: int,
        actions: Sequence[int],
        better: Sequence[int] = (),
        *,
        owner: str,
    ) -> Comparison:
        """A turn of a seat compared with a better one, by default that of the search; from what
        the seat knew. BotPoolError while the rules are being compiled."""
        job = CompareJob(
            number=self._next_number(),
            game=state.game.name,
            seat=seat,
            moves=moves,
            position=state.determinize(seat, secrets.randbits(62)).to_bytes(),
            played=list(actions),
            better=list(better),
        )

        def is_valid(result: JobResult) -> bool:
            return isinstance(result, CompareResult)

        result = await self.run_job(job, is_valid, owner=owner)
        assert isinstance(result, CompareResult)
        if not result.comparison:
            raise BotPoolError("The rules are being compiled.")
        return msgspec.json.decode(result.comparison, type=Comparison)

    async def run(self, job: ChooseJob) -> JobResult:
        """Run the job of another pool, which checks the result."""
        return await self.run_job(job, lambda result: True)

    # ------------------------------------------------------------ figures

    @property
    def queued(self) -> int:
        """The number of queued jobs."""
        return len(self._queue)

    @property
    def busy(self) -> int:
        """The number of busy workers."""
        return len(self._busy)

    @property
    def pids(self) -> list[int]:
        """The ids of the worker processes."""
        workers = (*self._idle, *self._busy)
        return [worker.pid for worker in workers if worker.pid is not None]

    # ------------------------------------------------------------ running a job

    async def run_job(
        self,
        job: Job,
        is_valid: Callable[[JobResult], bool],
        person_waits: bool = True,
        owner: str = "",
    ) -> JobResult:
        """Run a job on any worker. For a record, TimeoutError or WorkerFailed is raised on
        failure."""
        tries = MAX_TRIES if isinstance(job, ChooseJob) else 1
        rank, table, why = 1 if person_waits else 2, _share_key(job), ""
        if isinstance(job, ReviewJob):
            rank = LAST
        priority = _Priority(rank, owner or table, table, is_quick(job))
        for _ in range(tries):
            worker = await self._acquire(priority, _seat(job))
            try:
                return await self._run_on(worker, job, is_valid)
            except (WorkerFailed, TimeoutError) as error:
                self._discard(worker)
                why = str(error) or "timed out"
                log.warning("bot process failed", job=_kind(job), why=why)
                if isinstance(job, VerifyJob):
                    raise
                priority = priority._replace(rank=0)
        raise BotPoolError(f"Failed after {tries} attempts: {why}")

    async def _run_on(
        self, worker: Worker, job: Job, is_valid: Callable[[JobResult], bool]
    ) -> JobResult:
        """Run a job on a worker, which is free afterwards unless it failed."""
        pending = asyncio.ensure_future(worker.request(job))
        try:
            async with asyncio.timeout(self._limit(worker, job)):
                result = await asyncio.shield(pending)
        except TimeoutError:
            pending.cancel()
            raise
        except asyncio.CancelledError:  # the caller has gone
            self._in_background(self._let_finish(worker, pending))
            raise
        if not is_valid(result):
            raise WorkerFailed("unexpected answer")
        worker.note_job(_kind(job), _seat(job))
        self._release(worker)
        return result

    async def _let_finish(self, worker: Worker, pending: asyncio.Future[JobResult]) -> None:
        """Let a worker finish a cancelled job, so that repeated cancellations do not cost a process
        each."""
        await asyncio.wait([pending], timeout=CANCEL_GRACE)
        if pending.done() and pending.exception() is None:
            self._release(worker)
        else:
            pending.cancel()
            await asyncio.wait([pending])  # it may take its job back
            self._discard(worker)

    def _limit(self, worker: Worker, job: Job) -> float:
        """The timeout of a job in seconds."""
        most = TIMEOUT_SLACK if worker.has_done(_kind(job)) else COMPILE_SECONDS
        if isinstance(job, VerifyJob):
            return most + CHECK_SECONDS
        return most + TIMEOUT_FACTOR * (
            job.seconds if isinstance(job, AdviseJob | ChooseJob | ReviewJob) else self._seconds
        )

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def _seed(self, table: str, seat: int) -> int:
        text = f"{table} {seat}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=7, key=self._key).digest(), "big")

    # ------------------------------------------------------------ the queue

    async def _acquire(self, priority: _Priority, seat: Seat | None) -> Worker:
        """Wait for a worker."""
        if not self._open:
            raise _closed()
        if len(self._queue) >= MAX_WAITING and priority.rank > 0:
            raise TooBusy(f"Too many waiting bot jobs: {MAX_WAITING}.")
        if self.is_busy_for(priority.owner) and priority.rank > 0:
            raise TooBusy(f"Too many waiting bot jobs of one user: {MAX_OWN_WAITING}.")
        queued = _QueuedJob(priority, seat, asyncio.get_running_loop().create_future())
        self._queue.append(queued)
        self._dispatch()
        try:
            return await queued.worker_ready
        except asyncio.CancelledError:
            if queued in self._queue:
                self._queue.remove(queued)
            elif not queued.worker_ready.cancelled() and queued.worker_ready.exception() is None:
                self._release(queued.worker_ready.result())  # assigned at this very moment
            raise

    def _dispatch(self) -> None:
        """Give free workers to the first jobs in the queue."""
        self._queue = [queued for queued in self._queue if not queued.worker_ready.done()]
        while possible := [
            one for one in self._queue if one.priority.quick or self._slow < self._most
        ]:
            first = min(possible, key=self._queue_key)
            worker = self._take_worker(first.seat, first.priority.quick)
            if worker is None:
                return
            self._queue.remove(first)
            self._note_served(first.priority)
            first.worker_ready.set_result(worker)

    @property
    def _slow(self) -> int:
        """The number of workers with slow jobs."""
        return sum(not worker.is_quick for worker in self._busy)

    def _queue_key(self, queued: _QueuedJob) -> tuple[int, int, int]:
        """The owner who was served longest ago comes first, then the table; within a table, the
        oldest job."""
        owner, table = (self._last_served.get(key, 0) for key in _served_keys(queued.priority))
        return queued.priority.rank, owner, table

    def _note_served(self, priority: _Priority) -> None:
        self._turns += 1
        for key in _served_keys(priority):
            self._last_served[key] = self._turns
            self._last_served.move_to_end(key)
        while len(self._last_served) > MAX_SERVED:
            self._last_served.popitem(last=False)

    def is_busy_for(self, owner: str) -> bool:
        """Does this owner have as many waiting jobs as one may have?"""
        waiting = sum(queued.priority.owner == owner for queued in self._queue)
        return waiting >= MAX_OWN_WAITING

    def _take_worker(self, seat: Seat | None, quick: bool) -> Worker | None:
        """A worker for a job: one with a bot for the seat, any idle one, or a new one."""
        for worker in [worker for worker in self._idle if worker.is_dead]:
            self._discard(worker)
        if self._idle:
            worker = next((w for w in self._idle if w.has_bot_for(seat)), self._idle[-1])
            self._idle.remove(worker)
        elif self._open and len(self._busy) < self._most + (quick and self._slow >= self._most):
            worker = self._new_worker()
        else:
            return None
        worker.is_quick = quick
        self._busy.add(worker)
        return worker

    def _release(self, worker: Worker) -> None:
        """Return a worker to the pool."""
        if worker in self._busy:  # else it was discarded meanwhile
            self._busy.discard(worker)
            self._idle.append(worker)
            self._dispatch()

    def _discard(self, worker: Worker) -> None:
        """Remove a worker from the pool and end it."""
        if worker in self._idle:
            self._idle.remove(worker)
        self._busy.discard(worker)
        self._in_background(worker.end())
        asyncio.get_running_loop().call_soon(self._dispatch)

    def _in_background(self, ending: Coroutine[None, None, None]) -> None:
        """Run a task that `close` waits for."""
        task = asyncio.get_running_loop().create_task(ending)
        self._background.add(task)
        task.add_done_callback(self._background.discard)


def _forced(state: State, seat: int) -> tuple[list[int], State]:
    """The choices of a seat without alternatives, and the position after them."""
    actions: list[int] = []
    while len(legal := state.legal_actions(seat)) == 1 and (
        not actions or (state.current_player == seat and not state.is_simultaneous)
    ):
        state, is_secret = state.copy(), state.is_simultaneous
        state.play(legal[0], seat)
        actions.append(legal[0])
        if is_secret or state.current_player != seat:
            break
    return actions, state


def _closed() -> BotPoolError:
    return BotPoolError("The bot processes have been stopped.")


def _kind(job: Job) -> str:
    """The game and bot that a worker must load for a job."""
    match job:
        case ChooseJob(game=game, level=level):
            return f"{game} {level}"
        case AdviseJob(game=game):
            return f"{game} advice"
        case ReviewJob(game=game):
            return f"{game} review"
        case CompareJob(game=game):
            return f"{game} comparison"
    return "check"


def _seat(job: Job) -> Seat | None:
    """The seat whose bot does this job."""
    return (job.table, job.seat) if isinstance(job, ChooseJob) else None


def is_quick(job: Job) -> bool:
    """Is this a job that must not wait for slow ones?"""
    return isinstance(job, ChooseJob) and job.level in QUICK


def _served_keys(priority: _Priority) -> tuple[tuple[str, str, bool], tuple[str, str, bool]]:
    """The places of an owner and a table in the rotation."""
    quick = priority.quick
    return ("owner", priority.owner, quick), ("table", priority.table, quick)


def _share_key(job: Job) -> str:
    """The group that shares one place in the rotation: a table, or a type of job."""
    return job.table if isinstance(job, ChooseJob) else type(job).__name__
