"""The workers of a bot pool: processes that run bot_worker.py, and what all kinds of workers do."""

from __future__ import annotations

import abc
import asyncio
import sys
from collections import OrderedDict
from contextlib import suppress

import structlog

from sacbe.server.bot_worker import (
    LENGTH_BYTES,
    MAX_BOTS,
    Job,
    JobResult,
    encode_frame,
    frame_length,
    read_result,
)

MAX_LOGGED = 10_000  # characters that one worker may write to the log

# -P: do not import modules from the working directory.
COMMAND = [sys.executable, "-P", "-m", "sacbe.server.bot_worker"]

Seat = tuple[str, int]  # table and seat

log = structlog.get_logger("sacbe.bot_pool")


class WorkerFailed(Exception):
    """A worker cannot be used any more."""


class Worker(abc.ABC):
    """Something that does one job at a time."""

    def __init__(self) -> None:
        self.is_quick = False  # is its job a quick one?
        self._kinds_done: set[str] = set()
        self._seats: OrderedDict[Seat, None] = OrderedDict()  # that it has a bot for

    @property
    def pid(self) -> int | None:
        """The process id, if it is a running process."""
        return None

    @property
    def is_dead(self) -> bool:
        """Can it do no more jobs?"""
        return False

    def start(self) -> None:  # noqa: B027
        """Start it before its first job."""

    @abc.abstractmethod
    async def request(self, job: Job) -> JobResult:
        """Send a job and wait for its result; all failures are WorkerFailed."""

    async def end(self) -> None:  # noqa: B027
        """End it. Pending requests fail."""

    def has_done(self, kind: str) -> bool:
        """Has this worker done such a job before?"""
        return kind in self._kinds_done

    def has_bot_for(self, seat: Seat | None) -> bool:
        """Does this worker have a bot for the seat?"""
        return seat in self._seats

    def note_job(self, kind: str, seat: Seat | None) -> None:
        """Remember what the worker has loaded. It keeps the last MAX_BOTS bots."""
        self._kinds_done.add(kind)
        if seat is not None:
            self._seats[seat] = None
            self._seats.move_to_end(seat)
            if len(self._seats) > MAX_BOTS:
                self._seats.popitem(last=False)


class ProcessWorker(Worker):
    """One worker process; started with its first job at the latest."""

    def __init__(self) -> None:
        super().__init__()
        self._starting: asyncio.Task[asyncio.subprocess.Process] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._logging: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()
        self._is_ended = False

    @property
    def pid(self) -> int | None:
        """The process id, if the process is running."""
        return None if self._process is None or self.is_dead else self._process.pid

    @property
    def is_dead(self) -> bool:
        """Was the process started, and has it exited?"""
        return self._process is not None and self._process.returncode is not None

    async def request(self, job: Job) -> JobResult:
        """Send a job and wait for its result; all failures are WorkerFailed."""
        try:
            async with self._lock:
                result = await self._exchange(job)
        except EOFError:
            raise WorkerFailed("the process has exited") from None
        except (OSError, ValueError) as error:
            raise WorkerFailed(str(error)) from None
        if result.number != job.number:
            raise WorkerFailed("answer to a different request")
        return result

    def start(self) -> None:
        """Start the process."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())

    async def _exchange(self, job: Job) -> JobResult:
        self.start()
        assert self._starting is not None
        # Starting continues after a cancellation, or a half-started process would be left.
        process = await asyncio.shield(self._starting)
        if self._is_ended:
            raise EOFError
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(encode_frame(job))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH_BYTES)
        return read_result(await process.stdout.readexactly(frame_length(head)))

    async def _start(self) -> asyncio.subprocess.Process:
        """Start the process in its own group, so that Ctrl-C does not reach it."""
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND, stdin=pipe, stdout=pipe, stderr=pipe, process_group=0
        )
        self._logging = asyncio.create_task(_log(self._process))
        return self._process

    async def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self._is_ended = True
        self._kill()
        async with self._lock:  # pending requests fail first
            if self._starting is None:
                return
            await asyncio.wait([self._starting])
            if self._starting.exception() is not None:
                return
            assert self._process is not None
            assert self._logging is not None
            self._kill()
            assert self._process.stdout is not None
            while await self._process.stdout.read(65_536):
                pass  # until then the pipe keeps the process alive
            await self._logging
            await self._process.wait()

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()


async def _log(process: asyncio.subprocess.Process) -> None:
    """Copy the output of a worker to the log, up to a limit."""
    assert process.stderr is not None
    left = MAX_LOGGED
    while chunk := await process.stderr.read(4096):
        for line in chunk.decode(errors="replace").splitlines():
            if left > 0 and line.strip():
                log.warning("bot process output", pid=process.pid, text=line[:left])
                left -= len(line)
