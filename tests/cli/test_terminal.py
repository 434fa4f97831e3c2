"""Sessions in a pseudo-terminal: a game, interruptions, small and plain terminals."""

import re
from pathlib import Path

import pytest

import sacbe
from sacbe.cli import saves
from sacbe.play.records import encode
from tests.cli.keyboard import TURN_PAGE, Terminal, random_table, until

CTRL_C, CTRL_D = b"\x03", b"\x04"
ENTER = r"Press Enter to start\. $"


def env(tmp_path: Path) -> dict[str, str]:
    return {"XDG_DATA_HOME": str(tmp_path / "data"), "LANG": "en_GB.UTF-8"}


def kept() -> sacbe.Table:
    (path,) = saves.folder().glob("*.json")
    return sacbe.replay(path.read_bytes())


def late_game(tmp_path: Path) -> Path:
    """A position two rounds before the last."""
    table = until(random_table(0), lambda s: s.view(0)["round"] == 25 and s.current_player == 0)
    path = tmp_path / "late.json"
    path.write_text(encode(table.record()), "utf-8")
    return path


def test_a_whole_session(tmp_path: Path) -> None:
    """Start, ask, choose, undo, save, quit, resume, and play to the end."""
    home = env(tmp_path)
    args = ["play", "tzolkin", "--players", "2", "--seed", "3", "--option", "draft=false"]
    with Terminal([*args, "--option", "starting_seat=0"], home) as screen:
        screen.wait_for(ENTER)
        first = screen.answer("")
        assert "Player A: place a worker" in first
        assert "► Player A" in first
        assert re.search(r"Food Day in 7 days: \d+ corn for \d workers", first)
        again = screen.answer("1")
        assert "place another worker or end the turn" in again
        assert "Player A: place a worker" in screen.answer("u")
        assert "nothing to undo this turn" in screen.answer("u")
        screen.answer("1")
        assert "Saved as " in screen.answer(f"s {tmp_path / 'copy.json'}")
        screen.send("q")
        assert screen.end() == 0
    assert "sacbe play --resume " in screen.output
    assert sacbe.replay((tmp_path / "copy.json").read_bytes()).moves == kept().moves
    with Terminal(["play", "tzolkin", "--lang", "en"], home) as screen:
        screen.wait_for(r"start a new game > $")
        screen.answer("")
        for _ in range(600):
            screen.send("1")
            if "Save the record" in screen.wait_for(rf"(\n> |{TURN_PAGE}|Save the record.*> )$"):
                break
        assert "The game is over." in screen.output
        screen.send("")
        assert screen.end() == 0
    assert kept().current_player is None


@pytest.mark.parametrize("key", [CTRL_C, CTRL_D])
def test_ctrl_c_and_ctrl_d_quit_and_keep_the_game(tmp_path: Path, key: bytes) -> None:
    with Terminal(["play", "--resume", str(late_game(tmp_path))], env(tmp_path)) as screen:
        screen.prompt()
        screen.answer("1")
        assert screen.press_until_end(key) == 0
    assert "Game saved." in screen.output
    assert "Traceback" not in screen.output
    assert kept().current_player == 0


def test_killed_terminal_keeps_the_game(tmp_path: Path) -> None:
    with Terminal(["play", "--resume", str(late_game(tmp_path))], env(tmp_path)) as screen:
        screen.prompt()
        screen.answer("1")
        screen.hang_up()
    before = sacbe.replay((tmp_path / "late.json").read_bytes())
    assert len(kept().moves) > len(before.moves)


def test_replay_steps(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(encode(random_table(5000).record()), "utf-8")
    moves = len(sacbe.replay(path.read_bytes()).moves)
    with Terminal(["replay", str(path)], env(tmp_path)) as screen:
        assert f"Verified: {moves} moves of Tzolk'in" in screen.prompt()
        assert f"Move 1 of {moves}" in screen.answer("")
        assert f"Move 2 of {moves}" in screen.answer("n")
        assert f"Move 1 of {moves}" in screen.answer("p")
        assert f"Move 60 of {moves}" in screen.answer("60")
        assert "There is no move 99999" in screen.answer("99999")
        assert "“what” is neither a number nor a key" in screen.answer("what")
        assert "Points from" in screen.answer("e")
        screen.send("q")
        assert screen.end() == 0


SCREENS = {
    "es": ("Tzolk'in en la terminal", "Ronda 25/27", "Tienes:", "Pulsa Intro"),
    "pt": ("Tzolk'in no terminal", "Rodada 25/27", "Você tem:", "Tecle Enter"),
    "it": ("Tzolk'in nel terminale", "Round 25/27", "Hai:", "Premi Invio"),
}


@pytest.mark.parametrize("lang", SCREENS)
def test_other_languages(tmp_path: Path, lang: str) -> None:
    _, *expected, enter = SCREENS[lang]
    args = ["play", "--resume", str(late_game(tmp_path)), "--lang", lang]
    with Terminal(args, env(tmp_path)) as screen:
        text = screen.prompt()
        for words in expected:
            assert words in text
        screen.send("?")
        screen.wait_for(r"q: \w+ $")
        screen.answer("q")
        screen.answer("? B07")
        assert enter in screen.answer("l")
        screen.send("q")
        assert screen.end() == 0


def test_a_small_terminal_without_colour_and_unicode(tmp_path: Path) -> None:
    plain = {"NO_COLOR": "1", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    args = ["play", "tzolkin", "--seed", "3", "--lang", "pt", "--option", "draft=false"]
    with Terminal(args, env(tmp_path) | plain, (40, 12)) as screen:
        welcome = screen.wait_for(r"Tecle Enter para comecar\. $")
        assert "(40 x 12)" in re.sub(r"\s+", " ", welcome)
        screen.answer("")
        assert "Isso e longo demais" in screen.answer("x" * 3000)
        screen.send("q")
        assert screen.end() == 0
    assert screen.output.isascii()
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|9[0-7])m", screen.raw)
