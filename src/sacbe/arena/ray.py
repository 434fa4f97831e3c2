"""Play blocks on a Ray cluster (extra `sacbe[cluster]`).

    with Ray(address="auto") as cluster:
        for block in cluster.run(match, range(1000)):
            ...

Every block is one task. If a machine dies, its tasks are retried on others. As a block depends on
its match and number only, the result is the same, and each block is yielded once.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from types import ModuleType
from typing import Any

from sacbe.arena.executors import TASKS_PER_WORKER, A, Executor, R, WorkerLost

RETRIES = 5  # of a block whose worker or machine died
OBJECT_STORE = 80 * 1024**2  # bytes, close to the minimum of Ray: a block has a few kilobytes


class Ray(Executor):
    """Plays blocks on a Ray cluster."""

    def __init__(self, workers: int | None = None, address: str | None = None) -> None:
        """Connect to the cluster at `address` ("auto": the one that this machine belongs to), or
        start one on this machine. `workers` limits the number of blocks that run at a time; the
        default is the current number of processors of the cluster."""
        if workers is not None and workers < 1:
            raise ValueError(f"The number of workers must be at least 1, not {workers}.")
        self.workers = workers
        self._ray = _import_ray()
        self._owns_connection = not self._ray.is_initialized()
        if self._owns_connection:
            _connect(self._ray, workers, address)
        elif address is not None:
            raise ValueError(
                "This process is already connected to a Ray cluster: omit the address."
            )

    def __enter__(self) -> Ray:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect, and stop the cluster if it was started here."""
        if self._owns_connection:
            self._ray.shutdown()

    def map(
        self, task: Callable[[A, int], R], job: A, ks: Iterable[int]
    ) -> Generator[tuple[int, R], None, None]:
        """Yield the results in the order of completion. Closing the generator stops submitting
        tasks; running ones are not cancelled, since Ray 2.60 aborts this process if a task is
        cancelled just as it ends."""
        ray = self._ray
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(task)
        pending = iter(ks)
        running: dict[Any, int] = {}
        while True:
            while len(running) < self._max_running() and (k := next(pending, None)) is not None:
                running[remote.remote(job, k)] = k
            if not running:
                return
            for ready in ray.wait(list(running))[0]:
                k = running.pop(ready)
                yield k, self._result(ready, k)

    def _max_running(self) -> int:
        """The number of blocks to submit: `workers`, or else enough to keep one block queued per
        processor while results are transferred."""
        if self.workers is not None:
            return self.workers
        return TASKS_PER_WORKER * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def _result(self, ready: Any, k: int) -> Any:
        errors = self._ray.exceptions
        try:
            return self._ray.get(ready)
        except errors.RayTaskError as error:
            raise error.cause from None
        except errors.RayError as error:
            raise WorkerLost(f"Block {k} failed {RETRIES + 1} times: {error}") from None


def _import_ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise ImportError("Ray is not installed: pip install 'sacbe[cluster]'.") from None
    return ray


def _connect(ray: ModuleType, workers: int | None, address: str | None) -> None:
    """Connect to a cluster or start one, without log output."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no telemetry
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address is not None:
        ray.init(address=address, **quiet)
    else:
        ray.init(
            # Otherwise an address in the environment would be used.
            address="local",
            num_cpus=workers,
            object_store_memory=OBJECT_STORE,
            include_dashboard=False,
            **quiet,
        )
