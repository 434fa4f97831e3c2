"""Where blocks are played: here, or in processes of this machine. See ray.py for clusters.

An executor only says where. A block is the same wherever it was played, but for its timing.
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

AHEAD = 2  # blocks handed out per worker: one is played, one waits


class WorkerLost(RuntimeError):
    """A worker ended in the middle of its block. What came before it is not lost."""


class Executor(Protocol):
    """Somewhere to play blocks."""

    def run(self, match: Match, ks: Iterable[int]) -> Generator[Block, None, None]:
        """The blocks of these numbers, in any order, each when it is done. Closing this
        gives up the others."""


class Serial:
    """One block after the other, in this process."""

    def run(self, match: Match, ks: Iterable[int]) -> Generator[Block, None, None]:
        """In the order asked for."""
        for k in ks:
            yield play_block(match, k)


class Processes:
    """So many processes of this machine."""

    def __init__(self, workers: int | None = None) -> None:
        """Without a number as many as there are processors."""
        self.workers = (os.cpu_count() or 1) if workers is None else workers
        if self.workers < 1:
            raise ValueError(f"The number of workers must be at least 1, not {workers}.")

    def run(self, match: Match, ks: Iterable[int]) -> Generator[Block, None, None]:
        """In the order in which they are done."""
        # Processes are begun afresh: a copy of this one would hold locks of threads it lacks.
        pool = ProcessPoolExecutor(
            self.workers, multiprocessing.get_context("spawn"), initializer=_begin_worker
        )
        todo = iter(ks)
        running: dict[Future[Block], int] = {}
        try:
            while True:
                while len(running) < AHEAD * self.workers and (k := next(todo, None)) is not None:
                    running[pool.submit(play_block, match, k)] = k
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    block = future.result()
                    del running[future]
                    yield block
        except BrokenProcessPool:
            among = ", ".join(map(str, sorted(running.values())))
            raise WorkerLost(f"A worker process died while playing blocks {among}.") from None
        finally:
            pool.shutdown(cancel_futures=True)


def _begin_worker() -> None:
    """Ctrl-C reaches every process of a terminal: workers then end at once and in silence."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
