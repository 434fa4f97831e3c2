"""Executors: play blocks in this process or in a process pool. See ray.py for clusters.

Apart from its timing, a block does not depend on the executor.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from sacbe.arena.blocks import Block, Match, play_block
from sacbe.bots.registry import import_modules, imported_modules

TASKS_PER_WORKER = 2  # blocks submitted per worker: one runs, one is queued


class WorkerLost(RuntimeError):
    """A worker process died during a block. Completed blocks are not lost."""


class Executor(Protocol):
    """Plays blocks."""

    def run(self, match: Match, ks: Iterable[int]) -> Generator[Block, None, None]:
        """Yield the blocks `ks` as they are completed, in any order. Closing the generator cancels
        the rest."""


class Serial:
    """Plays one block after the other in this process."""

    def run(self, match: Match, ks: Iterable[int]) -> Generator[Block, None, None]:
        """Yield the blocks in the order of `ks`."""
        for k in ks:
            yield play_block(match, k)


class Processes:
    """Plays blocks in a process pool."""

    def __init__(self, workers: int | None = None) -> None:
        """`workers` defaults to the number of processors."""
        self.workers = (os.cpu_count() or 1) if workers is None else workers
        if self.workers < 1:
            raise ValueError(f"The number of workers must be at least 1, not {workers}.")

    def run(self, match: Match, ks: Iterable[int]) -> Generator[Block, None, None]:
        """Yield the blocks in the order of completion."""
        # "spawn": a forked process would inherit locks held by threads that it does not have.
        pool = ProcessPoolExecutor(
            self.workers,
            multiprocessing.get_context("spawn"),
            initializer=_init_worker,
            initargs=(imported_modules(),),
        )
        pending = iter(ks)
        running: dict[Future[Block], int] = {}
        try:
            while True:
                while (
                    len(running) < TASKS_PER_WORKER * self.workers
                    and (k := next(pending, None)) is not None
                ):
                    running[pool.submit(play_block, match, k)] = k
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    block = future.result()
                    del running[future]
                    yield block
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
