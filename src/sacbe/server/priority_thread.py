"""A thread for jobs of two kinds: urgent ones overtake the others."""

from __future__ import annotations

import asyncio
import itertools
import math
import time
from collections.abc import Callable
from concurrent.futures import Future
from queue import Empty, PriorityQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

PATIENCE = 0.25  # seconds: an urgent job overtakes no job that is older than this

T = TypeVar("T")


class Job(NamedTuple):
    """A job in the queue, which is sorted by the first two fields."""

    due: float
    number: int
    make: Callable[[], Any]
    future: Future[Any]


class PriorityThread:
    """Runs jobs one after the other in its own thread."""

    def __init__(self, name: str) -> None:
        self._jobs = PriorityQueue[Job]()
        self._numbers = itertools.count()
        self._is_open = True
        Thread(target=self._run, name=name, daemon=True).start()

    async def run(self, make: Callable[[], T], *, urgent: bool) -> T:
        """The result of a job."""
        return await asyncio.wrap_future(self.submit(make, urgent=urgent))

    def submit(self, make: Callable[[], T], *, urgent: bool) -> Future[T]:
        """Add a job to the queue. A future that is cancelled before its turn costs nothing."""
        future = Future[T]()
        if not self._is_open:
            future.cancel()
            return future
        due = time.monotonic() + (0 if urgent else PATIENCE)
        self._jobs.put(Job(due, next(self._numbers), make, future))
        return future

    def close(self) -> None:
        """Cancel what waits, and end the thread after its present job."""
        self._is_open = False
        self._jobs.put(Job(-math.inf, next(self._numbers), lambda: None, Future()))

    def _run(self) -> None:
        while self._is_open:
            job = self._jobs.get()
            if not self._is_open:
                job.future.cancel()
            elif job.future.set_running_or_notify_cancel():
                _complete(job)
        while True:
            try:
                self._jobs.get_nowait().future.cancel()
            except Empty:
                return


def _complete(job: Job) -> None:
    try:
        job.future.set_result(job.make())
    except BaseException as error:  # the caller gets it
        job.future.set_exception(error)
