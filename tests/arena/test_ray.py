"""Ray: the same blocks on a cluster, even if a node dies."""

import importlib
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import sacbe.arena.executors
import sacbe.arena.ray
from sacbe.arena.blocks import Block, Match, match_of, play_block
from sacbe.arena.executors import Serial, WorkerLost
from sacbe.arena.ray import OBJECT_STORE, Ray

BLOCKS = 8
NODE = {"num_cpus": 1, "object_store_memory": OBJECT_STORE}
PATIENCE = 60.0  # seconds; nothing is measured, this only ends a test that hangs

Playing = Callable[[Match, int], Block]


@pytest.fixture(scope="module")
def cluster_utils() -> Iterator[ModuleType]:
    """Ray's test cluster, with a temporary folder."""
    with (
        pytest.MonkeyPatch.context() as patch,
        # Not a folder of pytest's, for the names of sockets must be short.
        tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder,
    ):
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("RAY_TMPDIR", folder)
        yield _cluster_utils()


@pytest.fixture(scope="module")
def cluster(cluster_utils: ModuleType) -> Iterator[Any]:
    """A cluster with one node, which others can join."""
    head = NODE | {"include_dashboard": False}
    started = cluster_utils.Cluster(initialize_head=True, head_node_args=head)
    yield started
    started.shutdown()


def _cluster_utils() -> ModuleType:
    """Fail instead of skipping if Ray is not installed."""
    try:
        return importlib.import_module("ray.cluster_utils")
    except ImportError:
        why = "Ray is not installed: pip install 'sacbe[cluster]'"
        print(why)
        if os.environ.get("SACBE_CI") == "1":
            pytest.fail(why)
        pytest.skip(why)


@pytest.fixture
def match() -> Match:
    return match_of("maya", "random", "random", players=2, seed=11)


def raw(block: Block) -> bytes:
    return msgspec.json.encode(block.result)


def hanging(doomed: str, folder: Path) -> Playing:
    """Plays blocks and records the node; hangs on one node, and waits for that on the others."""
    import ray

    def play(match: Match, k: int) -> Block:
        here = ray.get_runtime_context().get_node_id()
        (folder / f"{k} on {here}").touch()
        for _ in range(int(10 * PATIENCE)):
            if here != doomed and any(folder.glob(f"* on {doomed}")):
                break
            time.sleep(0.1)
        return play_block(match, k)

    return play


def test_dead_node_neither_loses_nor_duplicates_blocks(
    cluster: Any, match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second node hangs in its first block and is killed; the first node plays that block."""
    with Ray(address=cluster.address) as executor, monkeypatch.context() as patch:
        # It joins after this process did, which therefore belongs to the node that stays.
        doomed = cluster.add_node(**NODE)
        patch.setattr(sacbe.arena.executors, "play_block", hanging(doomed.node_id, tmp_path))
        blocks = executor.run(match, range(BLOCKS))
        results = [next(blocks)]
        cluster.remove_node(doomed, allow_graceful=False)
        results += blocks
    starts = sorted(int(note.name.split()[0]) for note in tmp_path.iterdir())
    assert len(starts) == BLOCKS + 1
    assert sorted(block.block for block in results) == sorted(set(starts)) == list(range(BLOCKS))
    serial = [raw(block) for block in Serial().run(match, range(BLOCKS))]
    assert [raw(block) for block in sorted(results, key=lambda block: block.block)] == serial


def test_close_abandons_running_blocks(
    cluster: Any, match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The only worker is free again long before its second block would have ended."""

    def slow(match: Match, k: int) -> Block:
        if k > 0:
            time.sleep(PATIENCE)
            (tmp_path / f"{k} ended").touch()
        return play_block(match, k)

    monkeypatch.setattr(sacbe.arena.executors, "play_block", slow)
    with Ray(address=cluster.address) as executor, closing(executor.run(match, range(3))) as blocks:
        first = next(blocks)
    with Ray(address=cluster.address) as executor:
        again = next(executor.run(match, [0]))
    assert raw(first) == raw(again) == raw(play_block(match, 0))
    assert list(tmp_path.iterdir()) == []


def test_block_that_kills_its_worker_raises(
    cluster: Any, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def deadly(match: Match, k: int) -> Block:
        os._exit(1)

    monkeypatch.setattr(sacbe.arena.ray, "RETRIES", 1)
    monkeypatch.setattr(sacbe.arena.executors, "play_block", deadly)
    with (
        Ray(address=cluster.address) as executor,
        pytest.raises(WorkerLost, match="Block 5 failed 2 times"),
    ):
        list(executor.run(match, [5]))


def test_worker_exception_is_raised_unchanged(cluster: Any, match: Match) -> None:
    other = msgspec.structs.replace(match, rules_version=99)
    with (
        Ray(address=cluster.address) as executor,
        pytest.raises(ValueError, match="uses rules version 99") as error,
    ):
        list(executor.run(other, [0]))
    assert type(error.value) is ValueError


@pytest.mark.usefixtures("cluster_utils")
def test_without_an_address_a_cluster_is_started_and_ended_here(match: Match) -> None:
    import ray

    with Ray(1) as executor:
        results = list(executor.run(match, range(2)))
    assert not ray.is_initialized()
    assert [raw(block) for block in results] == [raw(play_block(match, k)) for k in range(2)]


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match=r"pip install 'sacbe\[cluster\]'"):
        Ray()


def test_no_workers_are_refused() -> None:
    with pytest.raises(ValueError, match="workers must be at least 1, not 0"):
        Ray(0)
