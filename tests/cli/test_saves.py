"""Saved games, private information with several people, and the end of a game."""

from pathlib import Path

import pytest

import sacbe
from sacbe.cli import saves
from sacbe.play.records import encode
from tests.cli.conftest import Resume
from tests.cli.keyboard import (
    TypedInput,
    choices,
    only_game,
    play,
    random_table,
    run,
    saved_games,
    until,
)

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


# ------------------------------------------------------------ keeping


def test_quit_prints_how_to_resume(capsys: Capture, monkeypatch: Patch) -> None:
    result = play(capsys, monkeypatch, ["", "1", "q"])
    (path,) = saved_games()
    assert result.code == 0
    assert f"sacbe play --resume {path}\n" in result.out
    TypedInput(monkeypatch, ["1"])
    run(capsys, "play", "--resume", str(path))
    assert choices(only_game(), 0) == 2


def test_unfinished_game_is_offered(capsys: Capture, monkeypatch: Patch) -> None:
    play(capsys, monkeypatch, ["", "1"])
    TypedInput(monkeypatch, ["", "1"])
    result = run(capsys, "play", "tzolkin")
    assert "You have an unfinished game of Tzolk'in (Player A, Greedy B, Greedy C)" in result.out
    assert choices(only_game(), 0) == 2
    TypedInput(monkeypatch, ["n", ""])
    run(capsys, "play", "tzolkin")
    assert len(saved_games()) == 2
    TypedInput(monkeypatch, [""])
    assert "You have an unfinished" not in run(capsys, "play", "tzolkin", "--new").out


def test_save_does_not_overwrite_another_file(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("Dear Itzel")
    lines = ["", "s game.json", "1", "s game.json", "s letter.txt", "s no/where.json", "s", "s ."]
    lines += ["s ~nobody-at-all/x", "s a\x00b", f"s {'x' * 190}" + "/y" * 3, "s /dev/null/x"]
    result = play(capsys, monkeypatch, lines)
    assert result.out.count("Saved as ") == 4
    assert mine.read_text() == "Dear Itzel"
    assert "letter.txt already exists" in result.out
    assert "could not be written (No such file or directory); the game continues" in result.out
    assert result.out.count("; the game continues") == 5
    copy = sacbe.replay((tmp_path / "game.json").read_bytes())
    assert choices(copy, 0) == 1


def test_resumed_copy_is_not_changed(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    play(capsys, monkeypatch, ["", "s game.json"])
    before = (tmp_path / "game.json").read_bytes()
    TypedInput(monkeypatch, ["1"])
    run(capsys, "play", "--resume", "game.json")
    assert (tmp_path / "game.json").read_bytes() == before
    assert len(saved_games()) == 2


def test_game_continues_if_it_cannot_be_saved(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("a file where the directory should be")
    result = play(capsys, monkeypatch, ["", "1", "s rescued.json"])
    assert "The game cannot be saved in " in result.out
    assert "The game could not be saved." in result.out
    assert choices(sacbe.replay((tmp_path / "rescued.json").read_bytes()), 0) == 1


def test_disk_error_leaves_the_old_file_intact(tmp_path: Path, monkeypatch: Patch) -> None:
    path = tmp_path / "a.json"
    saves.write(path, random_table(5).record())
    before = path.read_bytes()

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        saves.write(path, random_table(9).record())
    assert path.read_bytes() == before
    assert list(tmp_path.glob(".sacbe-*")) == []


# ------------------------------------------------------------ several people


def test_handoff_screen_hides_private_information(capsys: Capture, monkeypatch: Patch) -> None:
    typed = TypedInput(monkeypatch, ["", "", "1", "1", "", "1"])
    result = run(capsys, "play", "tzolkin", "--seed", "7", "--seats", "human,human,random")
    calls = [prompt for prompt in typed.prompts if "no one else is looking" in prompt]
    assert calls == [
        "Player A, press Enter when no one else is looking. ",
        "Player B, press Enter when no one else is looking. ",
    ]
    mine = sacbe.Table("tzolkin", 3, 7).state.view(0)["players"][0]["dealt"]
    after = result.out[result.out.rindex("Pass the keyboard to Player B") :]
    assert not any(tile in after for tile in mine)


def test_no_handoff_for_one_person_or_open_tiles(capsys: Capture, monkeypatch: Patch) -> None:
    typed = TypedInput(monkeypatch, ["", "1", "1"])
    run(capsys, "play", "tzolkin", "--seed", "7")
    assert not any("no one else" in prompt for prompt in typed.prompts)
    typed = TypedInput(monkeypatch, [""])
    run(capsys, "play", "tzolkin", "--seats", "human,human", "--option", "draft=false")
    assert not any("no one else" in prompt for prompt in typed.prompts)


def test_rejected_tiles_are_hidden_from_others(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["", "", "1", "1", "", "1", "1", "l all", *[""] * 9]
    result = play(capsys, monkeypatch, lines, "--seats", "human,human", "--players", "2")
    log = result.out[result.out.rindex("is dealt a wealth tile") - 4000 :]
    assert "Player A is dealt a wealth tile." in log
    assert "is dealt W" not in log


def test_game_of_bots_only(capsys: Capture, monkeypatch: Patch) -> None:
    result = play(capsys, monkeypatch, ["", ""], "--seats", "random,random")
    assert "The game is over." in result.out
    assert only_game().current_player is None


# ------------------------------------------------------------ the end


def test_final_ledger_is_shown(resume: Resume) -> None:
    table = until(random_table(0), lambda s: s.view(0)["round"] == 27 and s.current_player == 0)
    result = resume(table, *["1"] * 40)
    finished = only_game()
    assert finished.current_player is None
    assert "The game is over." in result.out
    ledger = result.out[result.out.index("Points from") :]
    for line in ("unfed workers", "goods left over", "Total (* wins)"):
        assert line in ledger
    assert ("wins." in ledger) or ("share the victory" in ledger)
    assert "Saved as " in ledger


def test_record_can_be_discarded(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    table = until(random_table(0), lambda s: s.view(0)["round"] == 27 and s.current_player == 0)
    (tmp_path / "late.json").write_text(encode(table.record()), "utf-8")

    def answer(prompt: str) -> str:
        return "n" if "Save the record" in prompt else "1"

    TypedInput(monkeypatch, [])
    monkeypatch.setattr("builtins.input", answer)
    result = run(capsys, "play", "--resume", "late.json")
    assert "The record was not saved." in result.out
    assert saved_games() == []
