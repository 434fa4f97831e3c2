"""Fixtures: an isolated data directory, language and screen size per test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe.kernel import JIT_DISABLED
from sacbe.play import game as games
from sacbe.play.records import encode
from tests.cli.keyboard import CommandResult, TypedInput, run

Resume = Callable[..., CommandResult]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def resume(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Resume:
    """Resume a table and type lines."""

    def resume_game(table: sacbe.Table, *lines: str) -> CommandResult:
        path = tmp_path / "position.json"
        path.write_text(encode(table.record()), "utf-8")
        TypedInput(monkeypatch, lines)
        monkeypatch.setenv("LINES", "40")  # enough for all news
        return run(capsys, "play", "--resume", str(path))

    return resume_game


@pytest.fixture(autouse=True)
def compile_again(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A command that lets games begin on interpreted rules does so for its own test only."""
    monkeypatch.setattr(games._Beginning, "is_stored", None)
    yield
    for rules in games._games.values():
        if "engine" in vars(rules) and rules.engine.interpreted and not JIT_DISABLED:
            del rules.engine
