"""`sacbe arena`: what it prints, its exit codes, going on, and stopping early."""

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
from sacbe.arena.statistics import FEWEST
from sacbe.bots import bot as real_bot
from sacbe.bots import names
from sacbe.cli import INTERRUPTED
from tests.arena.made import won
from tests.cli.keyboard import Said, Terminal, run

Capture = pytest.CaptureFixture[str]

MAYA = ("maya", "--candidate", "greedy", "--baseline", "random", "--players", "2")


@pytest.fixture(autouse=True)
def width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")


def arena(capsys: Capture, *args: str) -> Said:
    return run(capsys, "arena", *args)


def cells(said: Said, figure: str) -> list[str]:
    """The rest of a row of the table."""
    (row,) = [line for line in said.out.splitlines() if line.startswith(f"│ {figure}")]
    return [cell.strip() for cell in row.split("│")[2:-1]]


# ------------------------------------------------------------ figures


def test_a_match_prints_its_figures(capsys: Capture) -> None:
    said = arena(capsys, *MAYA, "--blocks", "3")
    assert said.code == 0
    assert "greedy against 1 × random, Maya" in said.out
    assert cells(said, "win rate") == ["100.0%", "all blocks equal"]
    points, interval = cells(said, "points above")
    low, high = map(float, interval.split(" to "))
    assert low < float(points) < high
    own, others = (float(cells(said, f"score, {who}")[0]) for who in ("candidate", "baseline"))
    assert float(points) == pytest.approx((own - others) / 2, abs=0.01)
    assert all(cells(said, f"CPU time per turn, {who}")[0] for who in ("candidate", "baseline"))
    assert cells(said, "blocks") == ["3", "6 games"]
    assert cells(said, "failed games")[0] == "0"
    assert cells(said, "SPRT, 50.0% vs 55.0%") == ["undecided", f"needs {FEWEST} blocks"]


def test_a_single_block_has_no_interval(capsys: Capture) -> None:
    said = arena(capsys, *MAYA, "--blocks", "1")
    assert cells(said, "win rate") == ["100.0%", ""]


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


def test_a_null_match_is_told_to_be_even(capsys: Capture) -> None:
    said = arena(capsys, "maya", "--candidate", "greedy", "--players", "3", "--blocks", "2")
    assert said.code == 0
    assert "Null match: even, as expected." in said.out


def test_an_uneven_null_match_is_an_alarm(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("maya", "greedy", "greedy", 2, seed=1)
    monkeypatch.setattr("sacbe.arena.executors.play_block", lambda _, k: won(k, 1, match))
    said = arena(capsys, "maya", "--candidate", "greedy", "--players", "2", "--blocks", "9")
    assert said.code == 3
    assert "NULL MATCH FAILED" in said.out


# ------------------------------------------------------------ stopping and going on


def test_stopping_early_stops_at_the_first_verdict(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    args = (*MAYA, "--blocks", "500", "--delta", "0.2", "--stop-early", "--results", str(file))
    said = arena(capsys, *args)
    assert said.code == 0
    assert cells(said, "SPRT, 50.0% vs 70.0%")[0] == "stronger"
    assert "Stopped early, so the intervals are too narrow." in said.out
    assert sorted(load(file).blocks) == list(range(FEWEST))
    before = file.read_bytes()
    assert arena(capsys, *args).code == 0
    assert file.read_bytes() == before


def test_a_match_that_was_not_stopped_early_says_nothing_of_it(capsys: Capture) -> None:
    said = arena(capsys, *MAYA, "--blocks", "2", "--stop-early")
    assert "Stopped early" not in said.out


def test_verdict_and_figures_do_not_depend_on_which_block_was_done_first(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def backwards(self: Serial, match: Match, ks: list[int]) -> Any:
        for k in reversed(ks):
            yield won(k, 1 if k < 30 else 0, match)

    monkeypatch.setattr(Serial, "run", backwards)
    said = arena(capsys, *MAYA, "--blocks", "60", "--delta", "0.2", "--stop-early")
    verdict, evidence = cells(said, "SPRT, 50.0% vs 70.0%")
    assert verdict == "stronger"
    assert evidence.endswith(f"block {FEWEST}")
    assert cells(said, "win rate") == ["100.0%", "all blocks equal"]
    assert cells(said, "blocks") == [str(FEWEST), f"{2 * FEWEST} games"]


def test_a_results_file_is_gone_on_with(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results = ("--results", str(file))
    arena(capsys, *MAYA, "--blocks", "2", *results)
    with file.open("ab") as torn:
        torn.write(b'{"match":')
    said = arena(capsys, *MAYA, "--blocks", "3", *results)
    assert said.code == 0
    assert "the last line is truncated and will be played again." in said.out
    assert "2 of 3 blocks found." in said.out
    assert cells(said, "blocks") == ["3", "6 games"]
    whole = arena(capsys, *MAYA, "--blocks", "3")
    assert cells(whole, "points above") == cells(said, "points above")


def test_blocks_beyond_those_wanted_do_not_count(capsys: Capture, tmp_path: Path) -> None:
    results = ("--results", str(tmp_path / "results.jsonl"))
    arena(capsys, *MAYA, "--blocks", "3", *results)
    said = arena(capsys, *MAYA, "--blocks", "2", *results)
    assert cells(said, "blocks") == ["2", "4 games"]


@pytest.mark.parametrize("where", [(), ("--executor", "processes", "--workers", "1")])
def test_an_interrupt_keeps_what_is_done_and_says_how_to_go_on(
    where: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "results.jsonl"
    args = ["arena", *MAYA, "--blocks", "90000", "--results", str(file), *where]
    with Terminal(args, {}, size=(200, 50)) as terminal:
        terminal.wait_for(r"[1-9]\d*/90000")
        assert terminal.press_until_end(b"\x03") == 130
        assert "Traceback" not in terminal.seen
        kept = re.search(r"Interrupted\. (\d+) blocks? saved\. To resume: (.*)", terminal.seen)
    assert kept
    assert int(kept[1]) == len(load(file).blocks) >= 1
    assert "--blocks 90000" in kept[2]
    assert str(file) in kept[2]


def test_an_interrupt_without_a_file_says_that_nothing_is_kept(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(match: Match, k: int) -> Block:
        if k == 2:
            raise KeyboardInterrupt
        return blocks.play_block(match, k)

    monkeypatch.setattr("sacbe.arena.executors.play_block", interrupted)
    said = arena(capsys, *MAYA, "--blocks", "9")
    assert said.code == 130
    assert cells(said, "blocks") == ["2", "4 games"]
    assert "Use --results FILE.jsonl to be able to resume." in said.out


# ------------------------------------------------------------ failures


class Quitter:
    """Gives up at once."""

    name = "quitter"

    def choose(self, state: object, seat: int) -> int:
        raise RuntimeError("no more")


def test_a_bot_that_fails_is_told_loudly(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def make(name: str, game: Any, seed: int = 0) -> Any:
        return Quitter() if name == "quitter" else real_bot(name, game, seed)

    monkeypatch.setattr(blocks, "bot", make)
    said = arena(capsys, "maya", "--candidate", "quitter", "--seed", "40", "--blocks", "3")
    assert said.code == 3
    assert "No game was completed." in said.out
    assert "12 GAMES FAILED and excluded:" in said.out
    assert re.search(
        r"seed 40, rotation 2, step \d+, quitter in seat 2: RuntimeError: no more", said.out
    )
    assert "and 2 more" in said.out


def test_games_that_did_not_fail_still_count(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = real_bot("greedy", "maya").choose.__func__  # type: ignore[attr-defined]

    def fail_in_seat_1(self: Any, state: Any, seat: int) -> int:
        if seat == 1:
            raise RuntimeError("not from here")
        return int(choose(self, state, seat))

    monkeypatch.setattr("sacbe.bots.greedy.GreedyBot.choose", fail_in_seat_1)
    said = arena(capsys, *MAYA, "--blocks", "2")
    assert said.code == 3
    assert cells(said, "blocks") == ["2", "2 games"]
    assert cells(said, "failed games")[0] == "2"


def test_a_lost_worker_is_told_and_what_is_done_is_shown(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lose(self: Serial, match: Match, ks: list[int]) -> Any:
        yield blocks.play_block(match, 0)
        raise WorkerLost("A worker process died while playing blocks 1, 2.")

    monkeypatch.setattr(Serial, "run", lose)
    said = arena(capsys, *MAYA, "--blocks", "3")
    assert said.code == 3
    assert cells(said, "blocks") == ["1", "2 games"]
    assert "died while playing blocks 1, 2" in said.out


def test_a_full_disk_is_told_with_what_is_kept(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "results.jsonl"
    lines: list[int] = []

    def full_at_the_third_line(number: int) -> None:
        lines.append(number)
        if len(lines) == 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full_at_the_third_line)
    said = arena(capsys, *MAYA, "--blocks", "3", "--results", str(file))
    assert said.code == 3
    assert cells(said, "blocks") == ["1", "2 games"]
    assert f"{file}: cannot save block 1: No space left on device. 1 block saved" in said.out


# ------------------------------------------------------------ bad input


@pytest.mark.parametrize(
    ("args", "said"),
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
def test_bad_input_is_refused_in_one_sentence(
    args: tuple[str, ...], said: str, capsys: Capture, tmp_path: Path, monkeypatch: Any
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = arena(capsys, *args)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert said in answer.err


def test_a_results_file_of_other_rules_is_refused(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena(capsys, *MAYA, "--blocks", "1", "--results", str(file))
    file.write_bytes(file.read_bytes().replace(b'"rules_version":1', b'"rules_version":9'))
    said = arena(capsys, *MAYA, "--blocks", "2", "--results", str(file))
    assert said.code == 2
    assert "from a different match (rules version: 9 in the file, 1 here)" in said.err


def test_help_names_the_commands_and_loads_no_rules(capsys: Capture) -> None:
    for args in ((), ("--help",)):
        said = arena(capsys, *args)
        assert said.code == 0
        for word in ("match", "table", "report", "sacbe arena GAME"):
            assert word in said.out
    assert "--stop-early" in arena(capsys, "match", "--help").out


# ------------------------------------------------------------ tables and reports


def test_a_table_and_a_report_are_made_of_results(capsys: Capture, tmp_path: Path) -> None:
    folder, page = tmp_path / "results", tmp_path / "page.html"
    args = ("maya", "--players", "2", "--blocks", "2", "--results", str(folder))
    said = arena(capsys, "table", *args, "--bots", "greedy,random")
    assert said.code == 0
    assert all(name in said.out for name in ("greedy", "random"))
    assert sum(len(load(file).blocks) for file in folder.glob("*.jsonl")) == 2
    said = arena(capsys, "report", str(folder), "-o", str(page))
    assert (said.code, said.out) == (0, f"Report written to {page}{os.linesep}")
    assert "greedy" in page.read_text("utf-8")


def test_a_table_rates_the_blocks_asked_for(capsys: Capture, tmp_path: Path) -> None:
    args = ("maya", "--players", "2", "--results", str(tmp_path), "--bots", "greedy,random")
    assert "2 players, 3 blocks;" in arena(capsys, "table", *args, "--blocks", "3").out
    assert "2 players, 1 blocks;" in arena(capsys, "table", *args, "--blocks", "1").out


def test_an_interrupted_table_says_how_to_go_on(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(match: Match, k: int) -> Block:
        raise KeyboardInterrupt

    monkeypatch.setattr("sacbe.arena.executors.play_block", interrupted)
    folder = tmp_path / "results"
    said = arena(capsys, "table", "maya", "--bots", "greedy, random", "--results", str(folder))
    assert said.code == INTERRUPTED
    assert "To resume, run the same command." in said.out


def test_a_table_is_of_all_bots_where_none_are_named(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(rules: object, bots: tuple[str, ...], **_: object) -> None:
        asked.extend(bots)
        raise KeyboardInterrupt

    asked: list[str] = []
    monkeypatch.setattr("sacbe.arena.roundrobin.round_robin", look)
    arena(capsys, "table", "maya", "--results", str(tmp_path))
    assert asked == list(names())


def test_a_folder_that_cannot_be_made_is_refused(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "results"
    said = arena(capsys, "table", "maya", "--bots", "greedy,random", "--results", str(folder))
    assert (said.code, said.out) == (2, "")
    assert said.err == f"{folder}: cannot create the folder: Not a directory.\n"


def test_a_report_that_cannot_be_written_is_told(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    arena(capsys, *MAYA, "--blocks", "1", "--results", str(file))
    said = arena(capsys, "report", str(file), "--output", str(tmp_path))
    assert (said.code, said.out) == (2, "")
    assert said.err == f"{tmp_path}: cannot write the report: Is a directory.\n"
