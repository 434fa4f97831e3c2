"""`sacbe arena`: output, exit codes, resuming, and stopping early."""

import errno
import os
import re
from pathlib import Path
from typing import Any

import pytest

from sacbe.arena import blocks
from sacbe.arena.blocks import Block, Match, match_of
from sacbe.arena.executors import Serial, WorkerLost
from sacbe.arena.files import load
from sacbe.arena.statistics import MIN_BLOCKS
from sacbe.bots import bot as real_bot
from sacbe.bots import names
from sacbe.cli import INTERRUPTED
from tests.arena.builders import block_with_share
from tests.cli.keyboard import CommandResult, Terminal, run

Capture = pytest.CaptureFixture[str]

MAYA = ("maya", "--candidate", "greedy", "--baseline", "random", "--players", "2")


@pytest.fixture(autouse=True)
def width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def arena(capsys: Capture, *args: str) -> CommandResult:
    return run(capsys, "arena", *args)


def cells(result: CommandResult, figure: str) -> list[str]:
    """The rest of a row of the table."""
    (row,) = [line for line in result.out.splitlines() if line.startswith(f"│ {figure}")]
    return [cell.strip() for cell in row.split("│")[2:-1]]


# ------------------------------------------------------------ figures


def test_match_prints_statistics(capsys: Capture) -> None:
    result = arena(capsys, *MAYA, "--blocks", "3")
    assert result.code == 0
    assert "greedy against 1 × random, Maya" in result.out
    assert cells(result, "win rate") == ["100.0%", "all blocks equal"]
    points, interval = cells(result, "points above")
    low, high = map(float, interval.split(" to "))
    assert low < float(points) < high
    own, others = (float(cells(result, f"score, {who}")[0]) for who in ("candidate", "baseline"))
    assert float(points) == pytest.approx((own - others) / 2, abs=0.01)
    assert all(cells(result, f"CPU time per turn, {who}")[0] for who in ("candidate", "baseline"))
    assert cells(result, "blocks") == ["3", "6 games"]
    assert cells(result, "failed games")[0] == "0"
    assert cells(result, "SPRT, 50.0% vs 55.0%") == ["undecided", f"needs {MIN_BLOCKS} blocks"]


def test_a_single_block_has_no_interval(capsys: Capture) -> None:
    result = arena(capsys, *MAYA, "--blocks", "1")
    assert cells(result, "win rate") == ["100.0%", ""]


def test_the_command_to_reproduce_gives_the_same_figures(capsys: Capture) -> None:
    args = ("--blocks", "2", "--seed", "8", "--option", "starting_seat=1", "--delta", "0.1")
    first = arena(capsys, *MAYA, *args)
    (again,) = re.findall("^To repeat: sacbe arena (.*)$", first.out, re.MULTILINE)
    second = arena(capsys, *again.split())
    for figure in (
        "win rate",
        "points above",
        "score, candidate (greedy)",
        "score, baseline (random)",
    ):
        assert cells(first, figure) == cells(second, figure)
    assert f"To repeat: sacbe arena {again}" in second.out


def test_null_match_is_reported_as_even(capsys: Capture) -> None:
    result = arena(capsys, "maya", "--candidate", "greedy", "--players", "3", "--blocks", "2")
    assert result.code == 0
    assert "Null match: even, as expected." in result.out


def test_uneven_null_match_fails(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("maya", "greedy", "greedy", 2, seed=1)
    monkeypatch.setattr(
        "sacbe.arena.executors.play_block", lambda _, k: block_with_share(k, 1, match)
    )
    result = arena(capsys, "maya", "--candidate", "greedy", "--players", "2", "--blocks", "9")
    assert result.code == 3
    assert "NULL MATCH FAILED" in result.out


# ------------------------------------------------------------ stopping and going on


def test_stopping_early_stops_at_the_first_verdict(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    args = (*MAYA, "--blocks", "500", "--delta", "0.2", "--stop-early", "--results", str(file))
    result = arena(capsys, *args)
    assert result.code == 0
    assert cells(result, "SPRT, 50.0% vs 70.0%")[0] == "stronger"
    assert "Stopped early, so the intervals are too narrow." in result.out
    assert sorted(load(file).blocks) == list(range(MIN_BLOCKS))
    before = file.read_bytes()
    assert arena(capsys, *args).code == 0
    assert file.read_bytes() == before


def test_full_match_has_no_early_stop_note(capsys: Capture) -> None:
    result = arena(capsys, *MAYA, "--blocks", "2", "--stop-early")
    assert "Stopped early" not in result.out


def test_result_does_not_depend_on_block_order(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def backwards(self: Serial, match: Match, ks: list[int]) -> Any:
        for k in reversed(ks):
            yield block_with_share(k, 1 if k < 30 else 0, match)

    monkeypatch.setattr(Serial, "run", backwards)
    result = arena(capsys, *MAYA, "--blocks", "60", "--delta", "0.2", "--stop-early")
    verdict, evidence = cells(result, "SPRT, 50.0% vs 70.0%")
    assert verdict == "stronger"
    assert evidence.endswith(f"block {MIN_BLOCKS}")
    assert cells(result, "win rate") == ["100.0%", "all blocks equal"]
    assert cells(result, "blocks") == [str(MIN_BLOCKS), f"{2 * MIN_BLOCKS} games"]


def test_results_file_is_resumed(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results = ("--results", str(file))
    arena(capsys, *MAYA, "--blocks", "2", *results)
    with file.open("ab") as truncated:
        truncated.write(b'{"match":')
    result = arena(capsys, *MAYA, "--blocks", "3", *results)
    assert result.code == 0
    assert "the last line is truncated and will be played again." in result.out
    assert "2 of 3 blocks found." in result.out
    assert cells(result, "blocks") == ["3", "6 games"]
    whole = arena(capsys, *MAYA, "--blocks", "3")
    assert cells(whole, "points above") == cells(result, "points above")


def test_blocks_beyond_the_limit_do_not_count(capsys: Capture, tmp_path: Path) -> None:
    results = ("--results", str(tmp_path / "results.jsonl"))
    arena(capsys, *MAYA, "--blocks", "3", *results)
    result = arena(capsys, *MAYA, "--blocks", "2", *results)
    assert cells(result, "blocks") == ["2", "4 games"]


@pytest.mark.parametrize("where", [(), ("--executor", "processes", "--workers", "1")])
def test_interrupt_saves_blocks_and_prints_resume_command(
    where: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    args = ["arena", *MAYA, "--blocks", "90000", "--results", str(file), *where]
    with Terminal(args, {}, size=(200, 50)) as terminal:
        terminal.wait_for(r"[1-9]\d*/90000")
        assert terminal.press_until_end(b"\x03") == 130
        assert "Traceback" not in terminal.output
        match = re.search(r"Interrupted\. (\d+) blocks? saved\. To resume: (.*)", terminal.output)
    assert match
    assert int(match[1]) == len(load(file).blocks) >= 1
    assert "--blocks 90000" in match[2]
    assert str(file) in match[2]


def test_interrupt_without_file_warns(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, k: int) -> Block:
        if k == 2:
            raise KeyboardInterrupt
        return blocks.play_block(match, k)

    monkeypatch.setattr("sacbe.arena.executors.play_block", interrupted)
    result = arena(capsys, *MAYA, "--blocks", "9")
    assert result.code == 130
    assert cells(result, "blocks") == ["2", "4 games"]
    assert "Use --results FILE.jsonl to be able to resume." in result.out


# ------------------------------------------------------------ failures


class Quitter:
    """Fails at once."""

    name = "quitter"

    def choose(self, state: object, seat: int) -> int:
        raise RuntimeError("no more")


def test_failed_games_are_printed(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, game: Any, seed: int = 0) -> Any:
        return Quitter() if name == "quitter" else real_bot(name, game, seed)

    monkeypatch.setattr(blocks, "bot", make)
    result = arena(capsys, "maya", "--candidate", "quitter", "--seed", "40", "--blocks", "3")
    assert result.code == 3
    assert "No game was completed." in result.out
    assert "12 GAMES FAILED and excluded:" in result.out
    assert re.search(
        r"seed 40, rotation 2, step \d+, quitter in seat 2: RuntimeError: no more", result.out
    )
    assert "and 2 more" in result.out


def test_completed_games_count_despite_failures(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = real_bot("greedy", "maya").choose.__func__  # type: ignore[attr-defined]

    def fail_in_seat_1(self: Any, state: Any, seat: int) -> int:
        if seat == 1:
            raise RuntimeError("not from here")
        return int(choose(self, state, seat))

    monkeypatch.setattr("sacbe.bots.greedy.GreedyBot.choose", fail_in_seat_1)
    result = arena(capsys, *MAYA, "--blocks", "2")
    assert result.code == 3
    assert cells(result, "blocks") == ["2", "2 games"]
    assert cells(result, "failed games")[0] == "2"


def test_lost_worker_is_reported_with_results(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(self: Serial, match: Match, ks: list[int]) -> Any:
        yield blocks.play_block(match, 0)
        raise WorkerLost("A worker process died while playing blocks 1, 2.")

    monkeypatch.setattr(Serial, "run", lose)
    result = arena(capsys, *MAYA, "--blocks", "3")
    assert result.code == 3
    assert cells(result, "blocks") == ["1", "2 games"]
    assert "died while playing blocks 1, 2" in result.out


def test_full_disk_is_reported_with_saved_blocks(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    lines: list[int] = []

    def full_at_the_third_line(number: int) -> None:
        lines.append(number)
        if len(lines) == 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full_at_the_third_line)
    result = arena(capsys, *MAYA, "--blocks", "3", "--results", str(file))
    assert result.code == 3
    assert cells(result, "blocks") == ["1", "2 games"]
    assert f"{file}: cannot save block 1: No space left on device. 1 block saved" in result.out


# ------------------------------------------------------------ bad input


@pytest.mark.parametrize(
    ("args", "result"),
    [
        (("chess", "--candidate", "greedy"), "Unknown game 'chess'"),
        (
            ("maya", "--candidate", "clever"),
            f"Unknown bot 'clever'; choose from {', '.join(names())}.",
        ),
        (
            (*MAYA, "--baseline", "clever"),
            f"Unknown bot 'clever'; choose from {', '.join(names())}.",
        ),
        (("maya",), "Missing option '--candidate'"),
        (("--candidate", "greedy"), "Missing argument 'GAME'"),
        ((*MAYA, "--blocks", "0"), "--blocks must be at least 1, not 0."),
        ((*MAYA, "--players", "7"), "Maya is for 2 to 4 players, not 7."),
        ((*MAYA, "--delta", "0.6"), "is above 0 and not above 0.50, not 0.6."),
        ((*MAYA, "--option", "luck=1"), "Maya has no option 'luck'"),
        ((*MAYA, "--executor", "moon"), "'moon' is not one of 'serial', 'processes', 'ray'"),
        ((*MAYA, "--workers", "2"), "--workers needs --executor processes or"),
        (
            (*MAYA, "--executor", "processes", "--workers", "0"),
            "--workers must be at least 1, not 0.",
        ),
        ((*MAYA, "--address", "auto"), "--address needs --executor ray."),
        ((*MAYA, "--seed", str(2**63)), "The seed must be a 64-bit integer"),
        (("table", "maya", "--results", ".", "--bots", "greedy,clever"), "Unknown bot 'clever'"),
        (
            ("table", "maya", "--results", ".", "--blocks", "0"),
            "--blocks must be at least 1, not 0.",
        ),
        ((*MAYA, "--results", "."), ".: not a regular file."),
        ((*MAYA, "--results", "no/x.jsonl"), "x.jsonl: cannot write results: No such file"),
        (("report", "nowhere.jsonl"), "nowhere.jsonl: cannot read the results: No such file"),
        (("report", "."), ".: no results files (.jsonl) found."),
    ],
)
def test_invalid_input_gets_one_sentence(
    args: tuple[str, ...], result: str, capsys: Capture, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = arena(capsys, *args)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert result in answer.err


def test_a_results_file_of_other_rules_is_refused(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena(capsys, *MAYA, "--blocks", "1", "--results", str(file))
    file.write_bytes(file.read_bytes().replace(b'"rules_version":1', b'"rules_version":9'))
    result = arena(capsys, *MAYA, "--blocks", "2", "--results", str(file))
    assert result.code == 2
    assert "from a different match (rules version: 9 in the file, 1 here)" in result.err


def test_help_names_the_commands_and_loads_no_rules(capsys: Capture) -> None:
    for args in ((), ("--help",)):
        result = arena(capsys, *args)
        assert result.code == 0
        for word in ("match", "table", "report", "sacbe arena GAME"):
            assert word in result.out
    assert "--stop-early" in arena(capsys, "match", "--help").out


# ------------------------------------------------------------ tables and reports


def test_table_and_report_from_results(capsys: Capture, tmp_path: Path) -> None:
    folder, page = tmp_path / "results", tmp_path / "page.html"
    args = ("maya", "--players", "2", "--blocks", "2", "--results", str(folder))
    result = arena(capsys, "table", *args, "--bots", "greedy,random")
    assert result.code == 0
    assert all(name in result.out for name in ("greedy", "random"))
    assert sum(len(load(file).blocks) for file in folder.glob("*.jsonl")) == 2
    result = arena(capsys, "report", str(folder), "-o", str(page))
    assert (result.code, result.out) == (0, f"Report written to {page}{os.linesep}")
    assert "greedy" in page.read_text("utf-8")


def test_table_rates_requested_blocks(capsys: Capture, tmp_path: Path) -> None:
    args = ("maya", "--players", "2", "--results", str(tmp_path), "--bots", "greedy,random")
    assert "2 players, 3 blocks;" in arena(capsys, "table", *args, "--blocks", "3").out
    assert "2 players, 1 blocks;" in arena(capsys, "table", *args, "--blocks", "1").out


def test_interrupted_table_prints_how_to_resume(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(match: Match, k: int) -> Block:
        raise KeyboardInterrupt

    monkeypatch.setattr("sacbe.arena.executors.play_block", interrupted)
    folder = tmp_path / "results"
    result = arena(capsys, "table", "maya", "--bots", "greedy, random", "--results", str(folder))
    assert result.code == INTERRUPTED
    assert "To resume, run the same command." in result.out


def test_table_defaults_to_all_bots(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(rules: object, bots: tuple[str, ...], **_: object) -> None:
        calls.extend(bots)
        raise KeyboardInterrupt

    calls: list[str] = []
    monkeypatch.setattr("sacbe.arena.roundrobin.round_robin", look)
    arena(capsys, "table", "maya", "--results", str(tmp_path))
    assert calls == list(names())


def test_folder_that_cannot_be_created_is_rejected(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "results"
    result = arena(capsys, "table", "maya", "--bots", "greedy,random", "--results", str(folder))
    assert (result.code, result.out) == (2, "")
    assert result.err == f"{folder}: cannot create the folder: Not a directory.\n"


def test_report_write_error_is_reported(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena(capsys, *MAYA, "--blocks", "1", "--results", str(file))
    result = arena(capsys, "report", str(file), "--output", str(tmp_path))
    assert (result.code, result.out) == (2, "")
    assert result.err == f"{tmp_path}: cannot write the report: Is a directory.\n"
