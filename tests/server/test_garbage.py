"""The cyclic garbage collector of the server."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import Callable

import pytest

from sacbe.server import garbage
from sacbe.server.tasks import cancel_all


class Node:
    """An object that refers to itself: reference counts do not free it."""

    def __init__(self) -> None:
        self.me = self


def collect_while(run: Callable[[], None], *, until: Callable[[], bool], seconds: float) -> bool:
    """Whether something happened while the collector ran."""

    async def main() -> bool:
        task = asyncio.create_task(garbage.collect_garbage())
        end = time.monotonic() + seconds
        while not until() and time.monotonic() < end:
            run()
            await asyncio.sleep(0.005)
        await cancel_all([task])
        return until()

    with garbage.manual_collection():
        return asyncio.run(main())


def keep_busy() -> None:
    end = time.process_time() + 0.02
    while time.process_time() < end:
        pass


@pytest.fixture
def node(monkeypatch: pytest.MonkeyPatch) -> weakref.ref[Node]:
    monkeypatch.setattr(garbage, "INTERVAL", 0.05)
    monkeypatch.setattr(garbage, "YOUNG", 0)
    monkeypatch.setattr(garbage, "IDLE", 0.02)  # far less than a starved process uses
    gc.collect()
    gc.disable()  # until the loop runs
    return weakref.ref(Node())


def test_garbage_is_collected_while_idle(
    node: weakref.ref[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "IDLE", 0.9)
    assert collect_while(lambda: None, until=lambda: node() is None, seconds=30)


def test_no_garbage_is_collected_while_busy(node: weakref.ref[Node]) -> None:
    assert not collect_while(keep_busy, until=lambda: node() is None, seconds=0.5)


def test_everything_is_collected_in_the_end(
    node: weakref.ref[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(garbage, "FULL", 0.1)
    assert collect_while(keep_busy, until=lambda: node() is None, seconds=30)


def test_automatic_collections_come_back() -> None:
    with garbage.manual_collection():
        assert not gc.isenabled()
    assert gc.isenabled()
