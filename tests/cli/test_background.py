"""Compilation in the background: which game comes first, and what happens if it fails."""

import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

import pytest

from sacbe import kernel
from sacbe.cli import background
from sacbe.cli.background import BackgroundCompiler
from sacbe.kernel import cache
from sacbe.kernel.numba_parts import config

PATIENCE = 60
SLEEP = [sys.executable, "-c", "import time; time.sleep(600)"]


class FakeGame:
    """A game that is compiled when its process has ended."""

    def __init__(self, stored_names: set[str], name: str) -> None:
        self._stored, self._name = stored_names, name

    def use_compiled(self) -> bool:
        return self._name in self._stored


class FakeProcesses:
    """Stands for `sacbe prepare`: records the games, and ends when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, code: int = 0) -> None:
        self.started: list[str] = []
        self.stored: set[str] = set()
        self.code = code
        self.new = threading.Semaphore(0)
        monkeypatch.setattr(background, "game", lambda name: FakeGame(self.stored, name))
        monkeypatch.setattr(background, "POLL_SECONDS", 0.01)
        monkeypatch.setattr(subprocess, "Popen", self._popen)

    def _popen(self, command: list[str], **options: Any) -> Any:
        assert command[:-1] == [sys.executable, "-m", "sacbe", "prepare"]
        self.options = options
        self.started.append(command[-1])
        self.process = real_popen(SLEEP)
        self.new.release()
        return self.process

    def finish(self) -> None:
        """The current process has compiled its game."""
        self.stored.add(self.started[-1])
        self.process.kill()
        self.process.wait(60)
        self.process.returncode = self.code


real_popen = subprocess.Popen


def wait_for(processes: FakeProcesses) -> None:
    assert processes.new.acquire(timeout=PATIENCE)


def test_games_are_compiled_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = FakeProcesses(monkeypatch)
    compiler = BackgroundCompiler(["a", "b"])
    assert compiler.waiting() == ["a", "b"]
    compiler.start()
    for name in ("a", "b"):
        wait_for(processes)
        assert processes.started[-1] == name
        processes.finish()
    compiler.join(PATIENCE)
    assert compiler.waiting() == []


def test_bots_can_start_before_the_first_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = FakeProcesses(monkeypatch)
    compiler = BackgroundCompiler(["a"])
    started: list[list[str]] = []
    compiler.start(lambda: started.append(processes.started.copy()))
    wait_for(processes)
    assert started == [[]]
    processes.finish()
    compiler.join(PATIENCE)


def test_compilation_gives_way_to_people_and_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has the lowest priority, in the session of the server: Linux can share the processor out
    by session, and then priorities count within a session only."""
    processes = FakeProcesses(monkeypatch)
    priorities: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "setpriority", lambda _, pid, value: priorities.append((pid, value)))
    compiler = BackgroundCompiler(["a"])
    compiler.start()
    wait_for(processes)
    assert processes.options["process_group"] == 0
    assert "start_new_session" not in processes.options
    processes.finish()
    compiler.join(PATIENCE)
    assert priorities == [(processes.process.pid, 19)]


def test_what_is_stored_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = FakeProcesses(monkeypatch)
    processes.stored |= {"a", "b"}
    compiler = BackgroundCompiler(["a", "b"])
    compiler.start()
    compiler.join(PATIENCE)
    assert (processes.started, compiler.waiting()) == ([], [])


def test_the_game_that_someone_plays_comes_first_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another game interrupts; but two games do not interrupt each other for ever."""
    processes = FakeProcesses(monkeypatch)
    compiler = BackgroundCompiler(["a", "b"])
    compiler.start()
    wait_for(processes)
    compiler.prefer("b")
    wait_for(processes)
    assert processes.started == ["a", "b"]
    assert compiler.waiting() == ["b", "a"]
    compiler.prefer("a")
    wait_for(processes)
    compiler.prefer("b")
    compiler.prefer("c")  # not one of its games
    assert processes.started == ["a", "b", "a"]
    processes.finish()
    wait_for(processes)
    assert processes.started == ["a", "b", "a", "b"]
    processes.finish()
    compiler.join(PATIENCE)
    assert compiler.waiting() == []


def test_it_goes_on_after_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    processes = FakeProcesses(monkeypatch, code=3)
    compiler = BackgroundCompiler(["a"])
    compiler.start()
    wait_for(processes)
    processes.finish()
    compiler.join(PATIENCE)
    assert compiler.waiting() == []
    assert "Cannot compile the rules of a" in capsys.readouterr().err


def test_stopping_ends_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = FakeProcesses(monkeypatch)
    compiler = BackgroundCompiler(["a", "b"])
    compiler.start()
    wait_for(processes)
    compiler.stop()
    compiler.join(PATIENCE)
    assert processes.process.wait(PATIENCE) != 0
    assert processes.started == ["a"]


def test_without_a_writable_folder_a_temporary_one_is_used(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    used: list[str] = []
    monkeypatch.setattr(kernel, "has_cache_folder", lambda: False)
    monkeypatch.setattr(kernel, "use_cache_folder", used.append)
    monkeypatch.setattr(tempfile, "mkdtemp", lambda prefix: str(tmp_path))
    compiler = BackgroundCompiler([])
    compiler.start(lambda: used.append("bots"))
    compiler.join(PATIENCE)
    assert used == [str(tmp_path), "bots"]  # in this order: they inherit the folder
    assert capsys.readouterr().err.count("cannot be stored") == 1


def test_child_processes_use_the_same_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    monkeypatch.setattr(config, "CACHE_DIR", "")
    cache.use_cache_folder(str(tmp_path))
    try:
        assert os.environ["NUMBA_CACHE_DIR"] == str(tmp_path)
        folder = cache._find_folder(__file__)
        assert folder is not None
        assert folder.parent == tmp_path
    finally:
        cache._find_folder.cache_clear()
