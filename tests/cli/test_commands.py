"""Commands without a terminal: output, and one sentence for errors."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import sacbe
from sacbe.cli import app
from sacbe.cli.seats import bot_names
from sacbe.play.records import encode
from tests.cli.keyboard import ROOT, CommandResult, random_table, run

Capture = pytest.CaptureFixture[str]


def is_one_sentence(result: CommandResult) -> bool:
    """Exit code 2, nothing on standard output, one line on standard error."""
    return result.code == 2 and not result.out and result.err.count("\n") == 1


def python(code: str) -> str:
    process = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        timeout=300,
    )
    return process.stdout


def saved(path: Path, moves: int = 30, **changes: object) -> Path:
    path.write_text(encode(random_table(moves).record() | changes), "utf-8")
    return path


@pytest.mark.parametrize("args", [["--help"], ["play", "--help"], ["--version"], ["games"], []])
def test_commands_without_rules_do_not_load_numba(args: list[str]) -> None:
    code = f"""
import sys
from sacbe.cli import main
try:
    main({args!r})
except SystemExit as stopped:
    assert not stopped.code, stopped.code
print("numba" in sys.modules)
"""
    assert python(code).endswith("False\n")


SERVE = """
import os, signal, sys, threading, urllib.request
from sacbe.cli import background, main, serve
addresses = []
serve._print_address = lambda url, lan: addresses.append(url)
def fetch():
    for path in ("", "api/games", "texts/en.json", "static/home.js", "static/games/maya.json"):
        urllib.request.urlopen(addresses[0] + path).read()
    print("numba" in sys.modules)
    os.kill(os.getpid(), signal.SIGINT)
background.BackgroundCompiler.start = lambda *_: threading.Thread(target=fetch).start()
try:
    main(["serve", "--no-open", "--port", "0", "--data", {data!r}])
except SystemExit as stopped:
    assert not stopped.code, stopped.code
"""


def test_the_start_page_is_served_before_numba_is_loaded(tmp_path: Path) -> None:
    """Loading it takes half a second. `BackgroundCompiler.start` does so in a thread."""
    assert "False\n" in python(SERVE.format(data=str(tmp_path)))


def test_play_without_terminal_prints_a_message(tmp_path: Path) -> None:
    process = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "sacbe", "play"],
        capture_output=True,
        text=True,
        check=True,
        stdin=subprocess.DEVNULL,
        timeout=300,
    )
    assert process.stdout == "Playing needs a terminal: run this command in one.\n"
    assert "numba" not in process.stderr


def test_piped_input_is_harmless() -> None:
    process = subprocess.run(
        [sys.executable, "-m", "sacbe", "play"],
        input="1\n1\n",
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (process.returncode, process.stderr) == (0, "")


def test_help_lists_the_commands() -> None:
    result = CliRunner().invoke(app, ["--help"])
    assert result.exit_code == 0
    for command in ("play", "replay", "games", "rules", "prepare", "bench", "fuzz", "arena"):
        assert f" {command} " in result.output


def test_help_names_all_bots() -> None:
    result = " ".join(
        CliRunner().invoke(app, ["play", "--help"], env={"COLUMNS": "300"}).output.split()
    )
    assert ", ".join(bot_names()) in result


def test_games_lists_players_and_options() -> None:
    result = CliRunner().invoke(app, ["games"]).output
    assert "tzolkin: Tzolk'in, 2 to 4 players" in result
    assert "--option draft=true (true, false)" in result
    assert "--option starting_seat=-1" in result
    assert result.splitlines()[-1].startswith("  random, easy, greedy, medium, strong")


@pytest.mark.parametrize(
    ("lang", "title"), [("en", "Goal"), ("es", "Objetivo"), ("pt", "Objetivo"), ("it", "Obiettivo")]
)
def test_rules_in_four_languages(lang: str, title: str) -> None:
    result = CliRunner().invoke(app, ["rules", "tzolkin", "--lang", lang])
    assert result.exit_code == 0
    assert title in result.output.splitlines()[0]


def test_the_language_of_the_system_is_used(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert run(capsys, "play").out.startswith("Per giocare serve un terminale")
    monkeypatch.setenv("LANG", "tlh_QO")
    assert run(capsys, "play").out.startswith("Playing needs a terminal")


WRONG = {
    "unknown game": (["play", "checkers"], "Unknown game 'checkers'"),
    "unknown game for rules": (["rules", "checkers"], "Unknown game 'checkers'"),
    "unknown command": (["chant"], "No such command 'chant'"),
    "unknown option of the command": (["play", "--fast"], "--fast"),
    "no number": (["play", "tzolkin", "--seed", "abc"], "--seed"),
    "a seed too large": (["play", "tzolkin", "--seed", str(2**70)], "64-bit integer"),
    "too many players": (["play", "tzolkin", "--players", "9"], "2 to 4 players"),
    "one player": (["play", "tzolkin", "--players", "1"], "2 to 4 players"),
    "too few seats": (["play", "tzolkin", "--seats", "human"], "2 to 4 players"),
    "too many seats": (["play", "tzolkin", "--seats", "human" + ",greedy" * 4], "2 to 4 players"),
    "seats against players": (
        ["play", "tzolkin", "--players", "3", "--seats", "human,greedy"],
        "--seats lists 2 players, but --players is 3",
    ),
    "unknown bot": (
        ["play", "tzolkin", "--seats", "human,deepblue"],
        "Unknown player 'deepblue'; choose from human, random, easy, greedy, medium, strong",
    ),
    "an empty seat": (["play", "tzolkin", "--seats", "human,"], "Unknown player ''"),
    "unknown language": (["play", "tzolkin", "--lang", "xx"], "Unknown language 'xx'"),
    "option without value": (["play", "tzolkin", "--option", "draft"], "NAME=VALUE"),
    "unknown game option": (["play", "tzolkin", "--option", "colour=red"], "no option 'colour'"),
    "wrong value": (
        ["play", "tzolkin", "--option", "draft=perhaps"],
        "Option draft must be one of",
    ),
    "wrong number": (
        ["play", "tzolkin", "--option", "starting_seat=x"],
        "Option starting_seat must be one of",
    ),
    "options that do not go together": (
        ["play", "tzolkin", "--players", "2", "--option", "starting_seat=3"],
        "There is no seat 3",
    ),
    "resume with something else": (["play", "--resume", "x", "--players", "2"], "--resume"),
    "no such file": (["replay", "nowhere.json"], "nowhere.json: no such file"),
    "a directory": (["replay", "."], "is a directory"),
    "a device": (["replay", "/dev/null"], "is not a regular file"),
    "fuzz without games": (["fuzz", "tzolkin", "--games", "0"], "--games must be at least 1"),
    "bench of an unknown game": (["bench", "checkers"], "Unknown game 'checkers'"),
}


@pytest.mark.parametrize("case", WRONG)
def test_invalid_input_gets_one_sentence(capsys: Capture, case: str) -> None:
    args, sentence = WRONG[case]
    result = run(capsys, *args)
    assert is_one_sentence(result)
    assert sentence in result.err


@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify"], ["play", "--resume"]])
class TestBrokenRecords:
    def refused(self, capsys: Capture, command: list[str], path: Path) -> str:
        result = run(capsys, *command, str(path))
        assert is_one_sentence(result)
        return result.err

    def test_no_json(self, capsys: Capture, command: list[str], tmp_path: Path) -> None:
        path = tmp_path / "a.json"
        for content in (b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b"42", b'{"sacbe": 1}'):
            path.write_bytes(content)
            assert "not a Sacbe record" in self.refused(capsys, command, path)

    def test_huge(self, capsys: Capture, command: list[str], tmp_path: Path) -> None:
        path = tmp_path / "a.json"
        path.write_bytes(b" " * 4_000_001)
        assert "the limit is 4 MB" in self.refused(capsys, command, path)

    def test_unreadable(
        self, capsys: Capture, command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def forbidden(*_: object) -> None:
            raise PermissionError(13, "Permission denied")

        path = saved(tmp_path / "a.json")
        monkeypatch.setattr(Path, "open", forbidden)  # root may read everything
        assert f"Cannot read {path}: Permission denied." in self.refused(capsys, command, path)

    def test_of_other_rules(self, capsys: Capture, command: list[str], tmp_path: Path) -> None:
        path = saved(tmp_path / "a.json", rules_version=99)
        assert "rules version 99" in self.refused(capsys, command, path)

    def test_of_another_game(self, capsys: Capture, command: list[str], tmp_path: Path) -> None:
        path = saved(tmp_path / "a.json", game="checkers")
        assert "Unknown game 'checkers'" in self.refused(capsys, command, path)

    def test_tampered(self, capsys: Capture, command: list[str], tmp_path: Path) -> None:
        path = saved(tmp_path / "a.json")
        record = json.loads(path.read_text("utf-8"))
        record["moves"].pop()
        path.write_text(json.dumps(record), "utf-8")
        assert "was modified" in self.refused(capsys, command, path)
        record["moves"][-1][1] = 9999
        path.write_text(json.dumps(record), "utf-8")
        assert "invalid at move" in self.refused(capsys, command, path)


def test_a_finished_game_cannot_be_resumed(capsys: Capture, tmp_path: Path) -> None:
    path = saved(tmp_path / "a.json", moves=5000)
    result = run(capsys, "play", "--resume", str(path))
    assert is_one_sentence(result)
    assert "this game is over" in result.err


def test_a_record_is_verified_and_printed(capsys: Capture, tmp_path: Path) -> None:
    path = saved(tmp_path / "a.json", moves=5000)
    result = run(capsys, "replay", str(path), "--verify")
    assert result.code == 0
    assert result.out.startswith("Verified: ")
    assert result.out.count("\n") <= 2
    result = run(capsys, "replay", str(path), "--lang", "es")
    assert result.code == 0
    assert "Verificado: " in result.out
    assert "Jugador A coloca" in result.out


def test_an_unfinished_record_is_verified(capsys: Capture, tmp_path: Path) -> None:
    result = run(capsys, "replay", str(saved(tmp_path / "a.json")), "--verify")
    assert (result.code, result.err) == (0, "")
    assert "not finished" in result.out


def test_fuzz_prints_a_summary(capsys: Capture) -> None:
    result = run(capsys, "fuzz", "tzolkin", "--games", "20", "--seed", "4", "--players", "2")
    assert result.code == 0
    assert "20 games" in result.out


def test_prepare_prints_when_rules_are_compiled(capsys: Capture) -> None:
    result = run(capsys, "prepare", "tzolkin")
    assert result.code == 0
    assert result.out.endswith("Tzolk'in: rules compiled.\n")


def test_prepare_prepares_all_games(capfd: Capture) -> None:
    """Each in a subprocess, so the output is captured by file descriptor."""
    result = run(capfd, "prepare")
    assert result.code == 0
    for name in sacbe.games():
        assert f"{sacbe.game(name).title}: rules compiled.\n" in result.out


def test_ctrl_c_outside_a_game_ends_quietly(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sacbe.cli.list_games.list_games", interrupt)
    result = run(capsys, "games")
    assert (result.code, result.out, result.err.strip()) == (130, "", "")


def test_terminal_without_unicode_gets_ascii() -> None:
    env = dict(os.environ, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    process = subprocess.run(
        [sys.executable, "-m", "sacbe", "rules", "tzolkin", "--lang", "pt"],
        capture_output=True,
        check=True,
        env=env,
        timeout=300,
    )
    result = process.stdout.decode("ascii")
    assert "calendario" in result
    assert "?" not in result
