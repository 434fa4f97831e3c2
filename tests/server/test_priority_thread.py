"""The thread that builds frames: order, errors, cancellation, end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from threading import Event

import pytest

from sacbe.server.priority_thread import PATIENCE, PriorityThread

WAIT = 30


@pytest.fixture
def thread() -> Iterator[PriorityThread]:
    thread = PriorityThread("test")
    yield thread
    thread.close()


@pytest.fixture
def gate(thread: PriorityThread) -> Iterator[Event]:
    """Keeps the thread busy until it is set."""
    gate, started = Event(), Event()

    def wait() -> None:
        started.set()
        assert gate.wait(WAIT)

    thread.submit(wait, urgent=True)
    assert started.wait(WAIT)
    yield gate
    gate.set()


def submit(thread: PriorityThread, names: list[str], name: str, *, urgent: bool) -> Future[None]:
    return thread.submit(lambda: names.append(name), urgent=urgent)


def test_urgent_jobs_overtake(thread: PriorityThread, gate: Event) -> None:
    names: list[str] = []
    jobs = [
        submit(thread, names, name, urgent=name.isupper()) for name in ("a", "b", "A", "c", "B")
    ]
    gate.set()
    for each in jobs:
        each.result(WAIT)
    assert names == ["A", "B", "a", "b", "c"]


def test_urgent_jobs_do_not_overtake_old_ones(
    thread: PriorityThread, gate: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([10.0, 10.0 + PATIENCE + 0.01])
    names: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(time, "monotonic", lambda: next(times))
        old = submit(thread, names, "old", urgent=False)
        new = submit(thread, names, "new", urgent=True)
    gate.set()
    old.result(WAIT), new.result(WAIT)
    assert names == ["old", "new"]


def test_an_error_reaches_its_caller_and_later_jobs_run(thread: PriorityThread) -> None:
    def fail() -> None:
        raise ValueError("broken")

    with pytest.raises(ValueError, match="broken"):
        thread.submit(fail, urgent=True).result(WAIT)
    assert thread.submit(lambda: 7, urgent=False).result(WAIT) == 7


def test_a_cancelled_job_is_not_run(thread: PriorityThread, gate: Event) -> None:
    names: list[str] = []
    first = submit(thread, names, "first", urgent=False)
    last = submit(thread, names, "last", urgent=False)
    first.cancel()
    gate.set()
    last.result(WAIT)
    assert names == ["last"]


def test_closing_cancels_what_waits(thread: PriorityThread, gate: Event) -> None:
    waiting = thread.submit(int, urgent=True)
    thread.close()
    gate.set()
    with pytest.raises(CancelledError):
        waiting.result(WAIT)
    with pytest.raises(CancelledError):
        thread.submit(int, urgent=True).result(WAIT)


def test_a_coroutine_gets_the_result(thread: PriorityThread) -> None:
    assert asyncio.run(thread.run(lambda: "frame", urgent=True)) == "frame"
