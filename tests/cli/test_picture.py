"""`sacbe picture`: boards of recorded games as files."""

import json
import os
import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

import sacbe
from sacbe.cli import main
from sacbe.cli.picture import BROWSERS


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of Maya after a few moves."""
    table = sacbe.Table("maya", players=2, seed=3)
    for _ in range(12):
        table.play(table.state.legal_actions()[0])
    path = tmp_path / "game.json"
    path.write_text(json.dumps(table.record()), "utf-8")
    return path


def run(*args: object) -> int | str | None:
    with pytest.raises(SystemExit) as ended:
        main([str(arg) for arg in args])
    return ended.value.code


def test_steps_differ_and_the_last_one_is_the_default(record: Path, tmp_path: Path) -> None:
    samples = []
    for name, more in (("a", ["--step", 0]), ("b", ["--step", 5, "--seat", 0]), ("c", [])):
        out = tmp_path / f"{name}.svg"
        assert run("picture", record, "-o", out, *more) == 0
        ElementTree.parse(out)
        samples.append(out.read_text("utf-8"))
    assert len(set(samples)) == 3
    moves = len(json.loads(record.read_text("utf-8"))["moves"])
    again = tmp_path / "again.svg"
    assert run("picture", record, "-o", again, "--step", moves) == 0
    assert again.read_text("utf-8") == samples[2]


@pytest.mark.parametrize(
    ("args", "result"),
    [
        (["-o", "board.gif"], "The output file must be .svg or .png, not 'board.gif'."),
        (["-o", "board.svg", "--step", "5000"], "There is no step 5000: this game has"),
        (["-o", "board.svg", "--seat", "7"], "There is no seat 7: seats are 0 to 1."),
    ],
)
def test_invalid_picture_gets_one_sentence(
    record: Path,
    tmp_path: Path,
    args: list[str],
    result: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("picture", record, *args) == 2
    assert result in capsys.readouterr().err


def test_a_png_is_drawn_by_a_browser(record: Path, tmp_path: Path) -> None:
    if not any(map(shutil.which, BROWSERS)):
        if os.environ.get("SACBE_CI") == "1":
            pytest.fail("There is no Chromium here, and with SACBE_CI=1 there has to be one.")
        pytest.skip("There is no Chromium on the PATH.")
    out = tmp_path / "board.png"
    assert run("picture", record, "-o", out, "--width", 720) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_without_a_browser_a_png_is_refused(
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert run("picture", record, "-o", tmp_path / "board.png") == 2
    assert "Use .svg instead." in capsys.readouterr().err
