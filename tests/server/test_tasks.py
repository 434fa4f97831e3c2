"""Ending asyncio tasks."""

import asyncio

import pytest

from sacbe.server.remote_bots import RemoteQueue
from sacbe.server.tasks import cancel_all

PATIENCE = 60  # seconds; no test measures time


async def ignore_one_cancellation() -> None:
    try:
        await asyncio.sleep(1000)
    except asyncio.CancelledError:
        await asyncio.sleep(1000)


async def fail_when_cancelled() -> None:
    try:
        await asyncio.sleep(1000)
    except asyncio.CancelledError:
        raise RuntimeError("at the end") from None


async def wait_as_the_pool_does(event: asyncio.Event) -> None:
    while True:
        await asyncio.wait_for(event.wait(), 1000)
        event.clear()


def test_a_task_that_ignores_a_cancellation_is_cancelled_again() -> None:
    async def test() -> None:
        tasks = [asyncio.create_task(ignore_one_cancellation()) for _ in range(2)]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await cancel_all(tasks)
        assert all(task.cancelled() for task in tasks)

    asyncio.run(test())


def test_a_cancellation_at_the_moment_of_an_event_counts() -> None:
    """`wait_for` of Python 3.11 ignores it."""

    async def test() -> None:
        event = asyncio.Event()
        task = asyncio.create_task(wait_as_the_pool_does(event))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        event.set()
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await cancel_all([task])
        assert task.done()

    asyncio.run(test())


def test_errors_and_finished_tasks_do_not_matter(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        finished = asyncio.create_task(asyncio.sleep(0))
        await finished
        failing = asyncio.create_task(fail_when_cancelled())
        await asyncio.sleep(0)
        await cancel_all([finished, failing])
        assert isinstance(failing.exception(), RuntimeError)

    asyncio.run(test())
    assert not caplog.records


def test_a_queue_closes_although_a_cancellation_is_lost() -> None:
    async def test() -> None:
        queue = RemoteQueue("postgresql://localhost/none")
        queue._tasks = [asyncio.create_task(ignore_one_cancellation())]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await queue.close()
        assert queue._tasks[0].cancelled()

    asyncio.run(test())
