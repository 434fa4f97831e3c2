"""What is kept of a game, what only one person may see, and how a game ends."""

from pathlib import Path

import pytest

import sacbe
from sacbe.cli import saves
from sacbe.play.records import encode
from tests.cli.conftest import Resume
from tests.cli.keyboard import Typed, choices, games_kept, only_game, play, played, run, until

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


# ------------------------------------------------------------ keeping


def test_quitting_says_how_to_go_on(capsys: Capture, monkeypatch: Patch) -> None:
    said = play(capsys, monkeypatch, ["", "1", "q"])
    (path,) = games_kept()
    assert said.code == 0
    assert f"sacbe play --resume {path}\n" in said.out
    Typed(monkeypatch, ["1"])
    run(capsys, "play", "--resume", str(path))
    assert choices(only_game(), 0) == 2


def test_an_unfinished_game_is_offered(capsys: Capture, monkeypatch: Patch) -> None:
    play(capsys, monkeypatch, ["", "1"])
    Typed(monkeypatch, ["", "1"])
    said = run(capsys, "play", "tzolkin")
    assert "You have an unfinished game of Tzolk'in (Player A, Greedy B, Greedy C)" in said.out
    assert choices(only_game(), 0) == 2
    Typed(monkeypatch, ["n", ""])
    run(capsys, "play", "tzolkin")
    assert len(games_kept()) == 2
    Typed(monkeypatch, [""])
    assert "You have an unfinished" not in run(capsys, "play", "tzolkin", "--new").out


def test_a_copy_is_saved_and_never_over_another_file(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    mine = tmp_path / "letter.txt"
    mine.write_text("Dear Itzel")
    lines = ["", "s game.json", "1", "s game.json", "s letter.txt", "s no/where.json", "s", "s ."]
    lines += ["s ~nobody-at-all/x", "s a\x00b", f"s {'x' * 190}" + "/y" * 3, "s /dev/null/x"]
    said = play(capsys, monkeypatch, lines)
    assert said.out.count("Saved as ") == 4
    assert mine.read_text() == "Dear Itzel"
    assert "letter.txt already exists" in said.out
    assert "could not be written (No such file or directory); the game continues" in said.out
    assert said.out.count("; the game continues") == 5
    copy = sacbe.replay((tmp_path / "game.json").read_bytes())
    assert choices(copy, 0) == 1


def test_a_copy_is_not_changed_by_going_on_with_it(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    play(capsys, monkeypatch, ["", "s game.json"])
    before = (tmp_path / "game.json").read_bytes()
    Typed(monkeypatch, ["1"])
    run(capsys, "play", "--resume", "game.json")
    assert (tmp_path / "game.json").read_bytes() == before
    assert len(games_kept()) == 2


def test_a_game_that_cannot_be_kept_goes_on(
    capsys: Capture, monkeypatch: Patch, tmp_path: Path
) -> None:
    (tmp_path / "data").write_text("a file where the directory should be")
    said = play(capsys, monkeypatch, ["", "1", "s rescued.json"])
    assert "The game cannot be saved in " in said.out
    assert "The game could not be saved." in said.out
    assert choices(sacbe.replay((tmp_path / "rescued.json").read_bytes()), 0) == 1


def test_a_failing_disk_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: Patch) -> None:
    path = tmp_path / "a.json"
    saves.write(path, played(5).record())
    before = path.read_bytes()

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space"):
        saves.write(path, played(9).record())
    assert path.read_bytes() == before
    assert list(tmp_path.glob(".sacbe-*")) == []


# ------------------------------------------------------------ several people


def test_a_curtain_hides_what_only_one_may_see(capsys: Capture, monkeypatch: Patch) -> None:
    typed = Typed(monkeypatch, ["", "", "1", "1", "", "1"])
    said = run(capsys, "play", "tzolkin", "--seed", "7", "--seats", "human,human,random")
    asked = [prompt for prompt in typed.prompts if "no one else is looking" in prompt]
    assert asked == [
        "Player A, press Enter when no one else is looking. ",
        "Player B, press Enter when no one else is looking. ",
    ]
    mine = sacbe.Table("tzolkin", 3, 7).state.view(0)["players"][0]["dealt"]
    after = said.out[said.out.rindex("Pass the keyboard to Player B") :]
    assert not any(tile in after for tile in mine)


def test_no_curtain_for_one_person_or_open_tiles(capsys: Capture, monkeypatch: Patch) -> None:
    typed = Typed(monkeypatch, ["", "1", "1"])
    run(capsys, "play", "tzolkin", "--seed", "7")
    assert not any("no one else" in prompt for prompt in typed.prompts)
    typed = Typed(monkeypatch, [""])
    run(capsys, "play", "tzolkin", "--seats", "human,human", "--option", "draft=false")
    assert not any("no one else" in prompt for prompt in typed.prompts)


def test_rejected_tiles_are_not_read_out_to_others(capsys: Capture, monkeypatch: Patch) -> None:
    lines = ["", "", "1", "1", "", "1", "1", "l all", *[""] * 9]
    said = play(capsys, monkeypatch, lines, "--seats", "human,human", "--players", "2")
    log = said.out[said.out.rindex("is dealt a wealth tile") - 4000 :]
    assert "Player A is dealt a wealth tile." in log
    assert "is dealt W" not in log


def test_bots_can_play_among_themselves(capsys: Capture, monkeypatch: Patch) -> None:
    said = play(capsys, monkeypatch, ["", ""], "--seats", "random,random")
    assert "The game is over." in said.out
    assert only_game().current_player is None


# ------------------------------------------------------------ the end


def test_the_end_shows_where_the_points_came_from(resume: Resume) -> None:
    table = until(played(0), lambda s: s.view(0)["round"] == 27 and s.current_player == 0)
    said = resume(table, *["1"] * 40)
    finished = only_game()
    assert finished.current_player is None
    assert "The game is over." in said.out
    ledger = said.out[said.out.index("Points from") :]
    for line in ("unfed workers", "goods left over", "Total (* wins)"):
        assert line in ledger
    assert ("wins." in ledger) or ("share the victory" in ledger)
    assert "Saved as " in ledger


def test_the_record_need_not_be_kept(capsys: Capture, monkeypatch: Patch, tmp_path: Path) -> None:
    table = until(played(0), lambda s: s.view(0)["round"] == 27 and s.current_player == 0)
    (tmp_path / "late.json").write_text(encode(table.record()), "utf-8")

    def answer(prompt: str) -> str:
        return "n" if "Save the record" in prompt else "1"

    Typed(monkeypatch, [])
    monkeypatch.setattr("builtins.input", answer)
    said = run(capsys, "play", "--resume", "late.json")
    assert "The record was not saved." in said.out
    assert games_kept() == []
