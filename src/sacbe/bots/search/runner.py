"""Growing trees on threads, in slices so short that time and Ctrl-C are noticed at once.

How the simulations are cut into slices changes nothing in what is found.
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

SLICE = 0.005  # seconds
FIRST_SLICE = 8  # simulations: they tell how many there are in a slice


class Part(NamedTuple):
    """What one thread has to do."""

    memory: SearchBuffers
    simulations: int


def run(
    parts: Sequence[Part], deadline: float = math.inf, progress: Progress | None = None
) -> None:
    """Search until all is done or `time.perf_counter` says that time is up; a slice at the least.

    The first part is searched here and tells how far it is; the others on threads of their own,
    which have ended when this returns, also if it is interrupted.
    """
    stop = Event()
    with ThreadPoolExecutor(len(parts)) as pool:
        try:
            others = [pool.submit(_run, part, deadline, stop, None) for part in parts[1:]]
            _run(parts[0], deadline, stop, progress)
            for other in others:
                other.result()
        except BaseException:  # also KeyboardInterrupt
            stop.set()
            raise


def _run(part: Part, deadline: float, stop: Event, progress: Progress | None) -> None:
    began = now = time.perf_counter()
    done, n = 0, FIRST_SLICE
    while done < part.simulations and not stop.is_set():
        n = min(n, part.simulations - done)
        part.memory.search(n)
        done += n
        before, now = now, time.perf_counter()
        if now >= deadline:
            return
        if progress is not None:
            progress(max(done / part.simulations, (now - began) / (deadline - began)))
        n = max(1, min(2 * n, int(n * SLICE / max(now - before, 1e-6))))
