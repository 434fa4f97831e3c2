"""Blocks played on a cluster of machines, by Ray: the extra `sacbe[cluster]`.

    with Ray(address="auto") as cluster:
        for block in cluster.run(match, range(1000)):
            ...

Every block is one task. The task of a machine that dies is played again elsewhere, and as a block
depends on its match and number alone, the result is the same; each is handed over once.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable
from types import ModuleType
from typing import Any

from sacbe.arena.blocks import Block, Match, play_block
from sacbe.arena.executors import AHEAD, WorkerLost

RETRIES = 5  # of a block whose worker or machine dies; one that always kills it must end some day
OBJECT_STORE = 80 * 1024**2  # bytes, close to the least Ray takes: a block is a few kilobytes


class Ray:
    """The processors of a Ray cluster, or of this machine through Ray."""

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        """With the address of a cluster ("auto": the one this machine is part of) it is joined,
        else one is started here. No more than `workers` blocks are played at a time; without a
        number as many as there are processors, also those that join later."""
        if workers is not None and workers < 1:
            raise ValueError(f"The number of workers must be at least 1, not {workers}.")
        self.workers = workers
        self._ray = _import_ray()
        self._begun = not self._ray.is_initialized()
        if self._begun:
            _begin(self._ray, workers, address)
        elif address is not None:
            raise ValueError(
                "This process is already connected to a Ray cluster: omit the address."
            )

    def __enter__(self) -> Ray:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the cluster, and end it if it was started here."""
        if self._begun:
            self._ray.shutdown()

    def run(self, match: Match, ks: Iterable[int]) -> Generator[Block, None, None]:
        """In the order in which they are done. When the iterator is closed no more blocks are
        handed out; the few that are out end by themselves or with `close`. They are not
        cancelled: Ray 2.60 aborts this process if a task is cancelled just as it ends."""
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(play_block)
        todo = iter(ks)
        running: dict[Any, int] = {}
        while True:
            while len(running) < self._window() and (k := next(todo, None)) is not None:
                running[task.remote(match, k)] = k
            if not running:
                return
            for done in ray.wait(list(running))[0]:
                yield self._result(done, running.pop(done))

    def _window(self) -> int:
        """How many blocks to hand out. A given number of workers is kept to; where all work, a
        block waits for each, so that none is idle while a result travels."""
        if self.workers is not None:
            return self.workers
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _result(self, done: Any, k: int) -> Block:
        errors = self._ray.exceptions
        try:
            block: Block = self._ray.get(done)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            raise WorkerLost(f"Block {k} failed {RETRIES + 1} times: {error}") from None
        return block


def _import_ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise ImportError("Ray is not installed: pip install 'sacbe[cluster]'.") from None
    return ray


def _begin(ray: ModuleType, workers: int | None, address: str | None) -> None:
    """Join or start a cluster, quietly."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address is not None:
        ray.init(address=address, **quiet)
    else:
        ray.init(
            # An address in the environment would be joined instead.
            address="local",
            num_cpus=workers,
            object_store_memory=OBJECT_STORE,
            include_dashboard=False,
            **quiet,
        )
