"""Ending asyncio tasks."""

import asyncio
from collections.abc import Iterable

RETRY = 0.1  # seconds until a task that still runs is cancelled again


async def cancel_all(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks and wait until all have ended, without raising their errors.

    One cancellation is not enough: `asyncio.wait_for` of Python 3.11, which the pool of database
    connections uses, ignores one that comes at the moment the awaited event happens.
    """
    tasks = list(tasks)
    while pending := [task for task in tasks if not task.done()]:
        for task in pending:
            task.cancel()
        await asyncio.wait(pending, timeout=RETRY)
    await asyncio.gather(*tasks, return_exceptions=True)  # so that no error is reported as unseen
