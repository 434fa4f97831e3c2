"""Run searches on threads, in time slices so that a deadline and Ctrl-C take effect quickly.

The size of the slices does not influence the result of a search.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import NamedTuple

from sacbe.bots.base import Progress
from sacbe.bots.search.searcher import SearchBuffers

SLICE_SECONDS = 0.005
FIRST_SLICE_SIMULATIONS = 8  # measures how many simulations fit in a slice


class Task(NamedTuple):
    """The work of one thread."""

    buffers: SearchBuffers
    simulations: int


def run(
    tasks: Sequence[Task], deadline: float = math.inf, progress: Progress | None = None
) -> None:
    """Run all simulations, or stop at the deadline (`time.perf_counter`) after at least one slice.

    The first task runs in this thread and reports progress, the others in a thread pool. All
    threads have ended when this function returns or raises.
    """
    stop = Event()
    with ThreadPoolExecutor(len(tasks)) as pool:
        try:
            others = [pool.submit(_run, task, deadline, stop, None) for task in tasks[1:]]
            _run(tasks[0], deadline, stop, progress)
            for other in others:
                other.result()
        except BaseException:  # including KeyboardInterrupt
            stop.set()
            raise


def _run(task: Task, deadline: float, stop: Event, progress: Progress | None) -> None:
    began = now = time.perf_counter()
    completed, count = 0, FIRST_SLICE_SIMULATIONS
    while completed < task.simulations and not stop.is_set():
        count = min(count, task.simulations - completed)
        task.buffers.search(count)
        completed += count
        before, now = now, time.perf_counter()
        if now >= deadline:
            return
        if progress is not None:
            progress(max(completed / task.simulations, (now - began) / (deadline - began)))
        count = max(1, min(2 * count, int(count * SLICE_SECONDS / max(now - before, 1e-6))))
