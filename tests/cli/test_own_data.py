"""`--data`: a game with a custom data file on the command line.

Where something is played it is played uncompiled: compiling for other data takes longer.
"""

import os
from pathlib import Path

import pytest

import sacbe
from sacbe.cli import fuzz as fuzzing
from sacbe.cli.play import parse_options
from sacbe.games import Option
from tests.cli.keyboard import ROOT, Terminal, run

Capture = pytest.CaptureFixture[str]
BUILT_IN = ROOT / "src" / "sacbe" / "games" / "tzolkin" / "data.toml"


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "my board.toml"
    text = BUILT_IN.read_text("utf-8")
    path.write_text(text.replace('effects = [["corn", 9]', 'effects = [["corn", 11]'), "utf-8")
    return path


@pytest.mark.parametrize(
    "command",
    [
        ["play", "tzolkin"],
        ["rules", "tzolkin"],
        ["bench", "tzolkin"],
        ["fuzz", "tzolkin"],
        ["games", "tzolkin"],
    ],
)
def test_invalid_data_file_gets_one_sentence(
    capsys: Capture, command: list[str], tmp_path: Path
) -> None:
    result = run(capsys, *command, "--data", "nowhere.toml")
    assert (result.code, result.out) == (2, "")
    assert result.err == "nowhere.toml: no such file.\n"
    path = tmp_path / "letter.txt"
    path.write_text("Dear Itzel", "utf-8")
    result = run(capsys, *command, "--data", str(path))
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert result.err.startswith(f"{path}: Tzolk'in data: ")


@pytest.mark.parametrize("command", ["bench", "games"])
def test_data_option_needs_a_game(capsys: Capture, board: Path, command: str) -> None:
    result = run(capsys, command, "--data", str(board))
    assert (result.code, result.err) == (2, "--data needs the name of a game.\n")


def test_saved_game_contains_custom_data(capsys: Capture, board: Path) -> None:
    result = run(capsys, "play", "--resume", "x.json", "--data", str(board))
    assert (result.code, result.out) == (2, "")
    assert "--resume cannot be combined with --data." in result.err


def test_rules_and_options_with_custom_data(capsys: Capture, board: Path) -> None:
    for command in ("rules", "games"):
        assert run(capsys, command, "tzolkin", "--data", str(board)).code == 0


def test_game_with_custom_data_is_labelled_and_resumed(board: Path, home: Path) -> None:
    env = {"NUMBA_DISABLE_JIT": "1", "XDG_DATA_HOME": os.environ["XDG_DATA_HOME"]}
    start = ["play", "tzolkin", "--data", str(board)]
    with Terminal([*start, "--seats", "human,random"], env) as terminal:
        assert "Tzolk'in with custom data (my board.toml)" in terminal.wait_for("Enter to start")
        terminal.answer("")
        terminal.answer("1")
        terminal.send("q")
        assert terminal.end() == 0
    (saved_path,) = (home / "data" / "sacbe" / "games").glob("*.json")
    digest = sacbe.game("tzolkin", data=board).data_digest
    board.rename(home / "elsewhere.toml")  # the record has all it needs
    with Terminal(["replay", "--verify", str(saved_path)], env) as terminal:
        assert f"of Tzolk'in with custom data ({digest})" in " ".join(terminal_words(terminal))
    with Terminal(["play", "tzolkin"], env) as terminal:
        assert "unfinished" not in terminal.wait_for("Enter to start")  # it is another game
        terminal.press_until_end(b"\x04")
    with Terminal(["play", "tzolkin", "--data", str(home / "elsewhere.toml")], env) as terminal:
        assert f"unfinished game of Tzolk'in with custom data ({digest})" in " ".join(
            terminal.wait_for("Resume it").split()
        )
        terminal.answer("")
        terminal.send("q")
        assert terminal.end() == 0


def terminal_words(terminal: Terminal) -> list[str]:
    """The words of a command's output."""
    assert terminal.end() == 0
    return terminal.output.split()


# ---------------------------------------------------------------- options of all kinds

CITIES = tuple(f"Board {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTU")


@pytest.fixture
def many(monkeypatch: pytest.MonkeyPatch) -> sacbe.Game:
    """A game with an option that has 21 values."""
    game = sacbe.game("tzolkin")
    board = Option("board", "str", CITIES, "Board C", "which board")
    monkeypatch.setattr(game, "options", (*game.options, board))
    return game


def test_option_values_ignore_case(many: sacbe.Game) -> None:
    assert parse_options(many, 2, ["board=bOARD k"])["board"] == "Board K"
    with pytest.raises(ValueError, match="Option board must be one of 'Board A', "):
        parse_options(many, 2, ["board=Board Z"])


def test_many_option_choices_get_a_separate_line(many: sacbe.Game, capsys: Capture) -> None:
    lines = run(capsys, "games", "tzolkin").out.splitlines()
    at = next(i for i, line in enumerate(lines) if "--option board" in line)
    assert lines[at].rstrip() == "  --option board=Board C: which board"
    assert " ".join(" ".join(lines[at + 1 :]).split()) == ", ".join(CITIES)
    assert all(line.startswith(" " * 6) and len(line) <= 80 for line in lines[at + 1 :])


def test_the_fuzzer_draws_all_options_by_chunk(many: sacbe.Game) -> None:
    samples = [fuzzing.chunk_options(many, 4, place) for place in range(300)]
    for option in many.options:
        assert {values[option.name] for values in samples} == set(option.choices)
    assert samples[7] == fuzzing.chunk_options(many, 4, 7)


def test_fuzz_options_are_valid_together() -> None:
    game = sacbe.game("tzolkin")
    samples = [fuzzing.chunk_options(game, 2, place) for place in range(100)]
    assert {values["starting_seat"] for values in samples} == {-1, 0, 1}


def test_the_fuzzer_names_the_data_of_a_defect(
    capsys: Capture, board: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = sacbe.game("tzolkin")
    monkeypatch.setattr(fuzzing, "game", lambda name, data: game)
    defect = fuzzing.Failure(2, 17, "too much corn")
    monkeypatch.setattr(fuzzing, "run", lambda rules, job: (1, defect))
    result = run(capsys, "fuzz", "tzolkin", "--games", "1", "--data", str(board))
    assert result.code == 1
    line = f"too much corn: sacbe fuzz tzolkin --data '{board}' --players 2 --seed 17 --games 1"
    assert result.out == f"{line}\n"
