"""The table of `make bench-peers`: what it says, and that no peer can stop it."""

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts import bench_peers
from scripts.bench_peers import Result, count, page, ratio, read, run, run_all, table, without_paths
from scripts.peers.rows import GROUPS, HEARTS, ROWS, Row
from scripts.peers.timing import Figures, Tally, decision_of, measure

ROW = {row.key: row for row in ROWS}
OURS, THEIRS = ROW["openspiel-tzolkin"], ROW[HEARTS]


def measured(row: Row, decisions: float, games: float = 10) -> Result:
    figures = Figures(decisions, games, decisions / games, 2.0, 3.0)
    return Result(row, figures, "1.2.3", "3.11.7")


def cells(result: Result, among: list[Result]) -> list[str]:
    """The cells of one row of the table that these make."""
    place = [row.key for row in ROWS if row.key in {r.row.key for r in among}]
    lines = [line for line in table(among)[2:] if "**" not in line]
    return [cell.strip() for cell in lines[place.index(result.row.key)].strip("|").split("|")]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """CPU time that passes only where the test says so."""
    now = [0.0]
    monkeypatch.setattr(time, "process_time", lambda: now[0])
    return now


# ---------------------------------------------------------------- the rows


def test_rows_have_unique_names_and_a_base() -> None:
    assert len(ROW) == len(ROWS)
    for row in ROWS:
        assert ROW[row.base].group == row.group
        assert ROW[row.base].package == "sacbe"
    assert {row.group for row in ROWS} == set(GROUPS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_every_row_has_a_module(row: Row) -> None:
    path = bench_peers.ROOT / "scripts" / "peers" / f"{row.module}.py"
    assert "\ndef make(" in path.read_text("utf-8")


# ---------------------------------------------------------------- measuring


def test_the_best_round_counts(clock: list[float]) -> None:
    paces = iter([1.0, 4.0, 2.0, 5.0])  # the first is for warming up

    def play() -> Tally:
        clock[0] += next(paces)
        return Tally(decisions=100, games=2, forced=10, chance=6)

    assert measure(play, seconds=1, rounds=3) == Figures(50, 1, 50, 5, 3)


def test_excluded_time_is_not_counted(clock: list[float]) -> None:
    def play() -> Tally:
        clock[0] += 5
        return Tally(decisions=10, games=1, excluded=4)

    assert measure(play, seconds=3, rounds=2).decisions_per_second == 10


def test_without_a_finished_game_there_are_no_figures_per_game(clock: list[float]) -> None:
    def play() -> Tally:
        clock[0] += 1
        return Tally(decisions=7)

    assert measure(play, seconds=1, rounds=1) == Figures(7, None, None, None, None)


def test_a_decision_is_worth_its_share_of_a_game() -> None:
    lengths: Iterator[int] = iter([30, 50])
    share = decision_of(lambda: Tally(next(lengths), games=1, forced=4), 2)
    assert share.times(40) == pytest.approx(Tally(40, 1, 4))


# ---------------------------------------------------------------- peers that fail


def ended(code: int, out: str = "", err: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.CompletedProcess([], code, out, err)


def test_result_is_the_last_line_of_output() -> None:
    figures = Figures(1.0, 2.0, 3.0, 4.0, 5.0)
    result = {"figures": figures._asdict(), "version": "9", "python": "3.12.1"}
    output = read(THEIRS, ended(0, f"Hello from a library\n{json.dumps(result)}\n"))
    assert output == Result(THEIRS, figures, "9", "3.12.1")


@pytest.mark.parametrize(
    ("process", "error"),
    [
        (ended(-11), "exited with code -11: no output"),
        (ended(1, err="Traceback\nOSError: no display"), "exited with code 1: OSError: no display"),
        (ended(0, ""), "printed no result"),
        (ended(0, "good bye"), "printed no result"),
        (ended(0, '{"error": "ImportError: no\\n  module"}'), "ImportError: no module"),
    ],
)
def test_failed_peer_has_an_error(process: "subprocess.CompletedProcess[str]", error: str) -> None:
    assert read(THEIRS, process) == Result(THEIRS, None, error=error)


def test_crashed_process_gives_an_error() -> None:
    unknown = THEIRS._replace(key="nobody")
    result = run(unknown, seconds=0.1, rounds=1)
    assert result.figures is None
    assert "exited with code 1: ValueError" in result.error


def test_missing_python_version_gives_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(sys, "version_info", (3, 11, 7))
    assert run(ROW["fastcatan"], 0.1, 1).error == "needs Python 3.12, which was not found"


def test_failed_peer_does_not_stop_others() -> None:
    output: list[str] = []

    def one(row: Row) -> Result:
        return Result(row, None, error="no wheel") if row is THEIRS else measured(row, 1000)

    results = run_all([OURS, THEIRS, ROW["catanatron"]], one, output.append)
    assert [result.error for result in results] == ["", "no wheel", ""]
    assert "".join(output).splitlines()[1] == f"2 of 3  {HEARTS}: not measured: no wheel"


def test_local_paths_are_removed() -> None:
    error = (
        "ImportError: see https://example.org/help/me (/home/me/lib/x.so) for pettingzoo/classic"
    )
    assert without_paths(error) == error.replace("/home/me/lib/", "")


# ---------------------------------------------------------------- the table


@pytest.mark.parametrize(
    ("value", "base", "text"),
    [
        (100, 100, "the same"),
        (104, 100, "the same"),
        (150, 100, "1.5× faster"),
        (100, 250, "2.5× slower"),
        (100, 1200, "12× slower"),
        (5e6, 1000, "5,000× faster"),
        (None, 100, "–"),
        (100, None, "–"),
    ],
)
def test_ratio_texts(value: float | None, base: float | None, text: str) -> None:
    assert ratio(value, base) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "–"),
        (0, "0"),
        (0.1234, "0.123"),
        (47.94, "47.9"),
        (99.99, "100"),
        (7205941, "7,210,000"),
    ],
)
def test_numbers_have_three_significant_digits(value: float | None, text: str) -> None:
    assert count(value) == text


def test_a_row_is_compared_with_our_game_of_its_group_and_with_hearts() -> None:
    ours, theirs = measured(OURS, 4000, 10), measured(THEIRS, 1000, 20)
    native = measured(ROW["native-tzolkin"], 64000)
    among = [native, ours, theirs]
    assert cells(theirs, among)[4:] == ["4.0× slower", "2.0× faster", "1"]
    assert cells(ours, among)[4:] == ["1", "1", "4.0× faster"]
    assert cells(native, among)[4:] == ["1", "1", "64× faster"]


def test_unmeasured_row_is_in_the_table() -> None:
    failed, ours = Result(THEIRS, None, error="no wheel"), measured(OURS, 4000)
    assert cells(failed, [ours, failed]) == ["OpenSpiel hearts", "not measured", *["–"] * 5]
    assert cells(ours, [ours, failed])[4:] == ["1", "1", "–"]


def test_the_table_is_aligned_and_has_every_row_under_its_group() -> None:
    lines = table([measured(row, 10.0**place) for place, row in enumerate(ROWS[:9])])
    assert len({len(line) for line in lines}) == 1
    assert [line.split("**")[1] for line in lines if "**" in line] == list(GROUPS[:2])
    assert len(lines) == 2 + 2 + 9


# ---------------------------------------------------------------- the page and the command


def test_the_page_names_every_row_its_failures_and_how_it_was_made() -> None:
    failed = Result(THEIRS, None, error="no wheel")
    results = [failed if row is THEIRS else measured(row, 1000) for row in ROWS]
    text = page(results, seconds=2, rounds=3, date="2026-11-16")
    for row in ROWS:
        assert f"| {row.key} |" in text
    assert "- OpenSpiel hearts (Python loop, OpenSpiel): no wheel" in text
    assert "make bench-peers ARGS='--seconds 2 --rounds 3 --date 2026-11-16" in text
    assert "catanatron 1.2.3" in text
    assert str(bench_peers.ROOT) not in text


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["--only", "monopoly"], "no row name contains monopoly"),
        (["--only", "chess", "--write", "page.md"], "--write cannot be used with --only"),
        (["--seconds", "0"], "--seconds must be greater than 0"),
        (["--rounds", "0"], "--rounds at least 1"),
    ],
)
def test_invalid_arguments_are_rejected(
    arguments: list[str], error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refusal:
        bench_peers.main(arguments)
    assert refusal.value.code == 2
    assert error in capsys.readouterr().err


def test_the_command_prints_the_table_and_writes_the_figures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_peers, "run", lambda row, seconds, rounds: measured(row, 1234))
    figures = tmp_path / "figures.json"
    assert bench_peers.main(["--only", "chess", "--json", str(figures)]) == 0
    output = capsys.readouterr()
    assert "| PettingZoo chess " in output.out
    assert "1 of 2  pettingzoo-chess-raw-env: 1,230 decisions/s" in output.err
    assert [row["decisions_per_second"] for row in json.loads(figures.read_text())] == [1234, 1234]


def test_the_command_fails_if_nothing_could_be_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_peers, "run", lambda row, *_: Result(row, None, error="no wheel"))
    assert bench_peers.main(["--only", "chess"]) == 1
    assert "- PettingZoo chess (PettingZoo, raw_env): no wheel" in capsys.readouterr().out
