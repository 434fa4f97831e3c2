"""`make baselines`: it resumes, publishes what there is, and knows agents of other libraries."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import pytest

import sacbe
from sacbe.arena.files import load
from sacbe.bots import ask, names, registry
from scripts import baselines
from scripts.endgames import table as endgame_table

ROOT = Path(__file__).parents[2]
PAGE = "before\n<!-- baselines -->\nold\n<!-- end of baselines -->\nafter\n"


@pytest.fixture(autouse=True)
def openspiel_bots(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The example, which registers its bots for these tests only."""
    monkeypatch.setattr(registry, "_factories", {})
    monkeypatch.setattr(registry, "_modules", [])
    name = "examples.openspiel_bots"
    monkeypatch.delitem(sys.modules, name, raising=False)
    return importlib.import_module(name)


def run(folder: Path, *args: str) -> None:
    command = ["--results", str(folder), "--game", "maya", "--players", "2"]
    baselines.main([*command, "--candidate", "random", *args])


def test_missing_blocks_are_played_and_published(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    run(tmp_path, "--blocks", "1")
    path = tmp_path / "maya-2-random-greedy.jsonl"
    first = path.read_bytes()
    run(tmp_path, "--blocks", "2", "--write", str(page))
    assert path.read_bytes().startswith(first)
    assert len(load(path).blocks) == 2
    text = page.read_text()
    assert text.startswith("before\n<!-- baselines -->\n\n| game |")
    assert text.endswith("\n<!-- end of baselines -->\nafter\n")
    assert "| Maya | 2 | `random` | `greedy` | 4 | 0 |" in text
    assert "old" not in text
    run(tmp_path, "--no-play", "--write", str(page))
    assert page.read_text() == text


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="no marks for baselines"):
        baselines.replace_section("nothing", "baselines", "new")


def test_no_bot_plays_against_itself_only() -> None:
    tasks = list(baselines.tasks(None, None, None))
    assert all(task.candidate != task.opponent for task in tasks)
    assert {task.candidate for task in tasks} == set(baselines.CANDIDATES)
    assert len({task.file(Path()) for task in tasks}) == len(tasks)


@pytest.mark.parametrize("name", ["tzolkin", "maya", "mezo"])
def test_ismcts_of_open_spiel_is_a_bot(name: str, openspiel_bots: ModuleType) -> None:
    assert {f"ismcts-{n}" for n in openspiel_bots.SIMULATIONS} <= set(names())
    table = sacbe.Table(name, 2, 1)
    positions = []
    while (seat := table.current_player) is not None:
        positions.append(table.state)
        table.play(table.state.legal_actions()[0])
    state = next(s for s in reversed(positions) if len(s.legal_actions()) > 1)
    seat = state.current_player
    assert seat is not None
    choices = {
        ask(openspiel_bots.IsMctsBot(5, state.game, 1), state, seat, seed=2) for _ in range(2)
    }
    assert len(choices) == 1
    assert choices <= set(state.legal_actions())


def test_the_page_has_the_present_endgames() -> None:
    assert endgame_table() in (ROOT / "docs" / "benchmark.md").read_text("utf-8")
