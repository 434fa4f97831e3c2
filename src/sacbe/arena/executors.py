"""Executors: run tasks in this process or in a process pool. See ray.py for clusters.

Apart from its timing, a block does not depend on the executor.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol, TypeVar

from sacbe.arena.blocks import Block, Match, play_block
from sacbe.bots.registry import import_modules, imported_modules

TASKS_PER_WORKER = 2  # blocks submitted per worker: one runs, one is queued


class WorkerLost(RuntimeError):
    """A worker process died during a block. Completed blocks are not lost."""


A = TypeVar("A")
R = TypeVar("R")


class Executor(Protocol):
    """Runs numbered tasks, such as the blocks of a match."""

    def map(
        self, task: Callable[[A, int], R], job: A, ks: Iterable[int]
    ) -> Generator[tuple[int, R], None, None]:
        """Yield (k, task(job, k)) as they are completed, in any order. `task` is a function of a
        module. Closing the generator cancels the rest."""

    def run(self, match: Match, ks: Iterable[int]) -> Generator[Block, None, None]:
        """The blocks `ks` of a match, in the same way."""
        with contextlib.closing(self.map(play_block, match, ks)) as results:
            yield from (block for _, block in results)


class Serial(Executor):
    """Runs one task after the other in this process."""

    def map(
        self, task: Callable[[A, int], R], job: A, ks: Iterable[int]
    ) -> Generator[tuple[int, R], None, None]:
        """Yield the results in the order of `ks`."""
        for k in ks:
            yield k, task(job, k)


class Processes(Executor):
    """Runs tasks in a process pool."""

    def __init__(self, workers: int | None = None) -> None:
        """`workers` defaults to the number of processors."""
        self.workers = (os.cpu_count() or 1) if workers is None else workers
        if self.workers < 1:
            raise ValueError(f"The number of workers must be at least 1, not {workers}.")

    def map(
        self, task: Callable[[A, int], R], job: A, ks: Iterable[int]
    ) -> Generator[tuple[int, R], None, None]:
        """Yield the results in the order of completion."""
        # "spawn": a forked process would inherit locks held by threads that it does not have.
        pool = ProcessPoolExecutor(
            self.workers,
            multiprocessing.get_context("spawn"),
            initializer=_init_worker,
            initargs=(imported_modules(),),
        )
        pending = iter(ks)
        running: dict[Future[R], int] = {}
        try:
            while True:
                while (
                    len(running) < TASKS_PER_WORKER * self.workers
                    and (k := next(pending, None)) is not None
                ):
                    running[pool.submit(task, job, k)] = k
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    result = future.result()
                    yield running.pop(future), result
        except BrokenProcessPool:
            numbers = ", ".join(map(str, sorted(running.values())))
            raise WorkerLost(f"A worker process died while playing blocks {numbers}.") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _init_worker(modules: tuple[str, ...]) -> None:
    """Import modules with bots, and let workers exit silently on Ctrl-C, which a terminal sends to
    all processes."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    import_modules(modules)
