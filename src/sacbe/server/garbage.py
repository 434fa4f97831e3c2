"""Python's cyclic garbage collector, run while the server is idle.

Reference counts free nearly everything here. Under load, automatic collections found no garbage,
took a fifth of the CPU time of moves with pages, and stopped the server for up to 100 ms.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import time
from collections.abc import Iterator

INTERVAL = 5.0  # seconds between two checks
IDLE = 0.05  # at most this share of a core is used
YOUNG = 10_000  # new objects that are worth a collection
FULL = 3600.0  # seconds between two collections of all objects, which may take half a second


@contextlib.contextmanager
def manual_collection() -> Iterator[None]:
    """Switch automatic collections off."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def collect_garbage() -> None:
    """Collect young objects whenever the server is idle, and all of them once an hour: when it is
    idle, or else after another hour."""
    full = time.monotonic()
    while True:
        used = time.process_time()
        await asyncio.sleep(INTERVAL)
        is_idle = time.process_time() - used <= IDLE * INTERVAL
        age = time.monotonic() - full
        if age >= (FULL if is_idle else 2 * FULL):
            gc.collect()
            full = time.monotonic()
        elif is_idle and gc.get_count()[0] >= YOUNG:
            gc.collect(1)
