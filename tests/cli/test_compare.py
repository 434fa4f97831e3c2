"""`sacbe bench --compare`: ratios of two runs."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from sacbe.cli import app, bench
from sacbe.cli.compare import Figures, compare, read_figures

FIGURES: dict[str, Any] = {
    "game": "maya",
    "players": 4,
    "native": {"decisions_per_second": 6_000_000, "decisions_per_game": 250.5},
    "batch": {"steps_per_second": 2_000_000, "steps_per_second_unobserved": 4_000_000},
    "clone_ns": 20.0,
    "threads": {"speed_up_on_two": 1.9, "cores": 2},
    "state_bytes": 500,
    "warm_start_s": 0.5,
}
SPEEDS = {
    "native decisions per second",
    "batch steps per second",
    "batch steps per second unobserved",
    "clone ns",
    "threads speed up on two",
    "warm start s",
}


def changed(**parts: Any) -> Figures:
    """The figures with other ones."""
    return {**FIGURES, **parts}


def test_equal_runs_have_ratios_of_one_for_every_speed() -> None:
    changes = compare([FIGURES], FIGURES)
    assert {change.name for change in changes} == SPEEDS
    assert {change.ratio for change in changes} == {1.0}
    assert not any(change.is_slower(0) for change in changes)


def test_a_ratio_below_one_is_slower_for_rates_and_for_times() -> None:
    now = changed(native={"decisions_per_second": 3_000_000}, clone_ns=40.0, warm_start_s=0.25)
    ratios = {change.name: change.ratio for change in compare([FIGURES], now)}
    assert ratios["native decisions per second"] == 0.5
    assert ratios["clone ns"] == 0.5
    assert ratios["warm start s"] == 2.0


def test_the_tolerance_is_a_share_of_the_speed() -> None:
    change = next(c for c in compare([FIGURES], changed(clone_ns=25.0)) if c.name == "clone ns")
    assert change.ratio == 0.8
    assert change.is_slower(0.19)
    assert not change.is_slower(0.2)


def test_another_table_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="no figures of maya with 2 players"):
        compare([FIGURES], changed(players=2))


@pytest.mark.parametrize("content", ["", "7", '["maya"]', '{"game": [1]}', "{"])
def test_other_files_are_rejected(tmp_path: Path, content: str) -> None:
    path = tmp_path / "figures.json"
    path.write_text(content)
    with pytest.raises(ValueError, match="has no figures of `sacbe bench --json`"):
        read_figures(path)
    with pytest.raises(ValueError, match="has no figures"):
        read_figures(tmp_path / "missing.json")


@pytest.mark.parametrize("stored", [FIGURES, [changed(game="mezo"), FIGURES]])
@pytest.mark.parametrize(("speed", "code"), [(5_500_000, 0), (5_300_000, 1)])
def test_the_exit_code_says_whether_something_is_slower(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: Any, speed: int, code: int
) -> None:
    path = tmp_path / "before.json"
    path.write_text(json.dumps(stored))
    now = changed(native={"decisions_per_second": speed})
    monkeypatch.setattr(bench, "measure", lambda rules, players, report: now)
    result = CliRunner().invoke(app, ["bench", "maya", "--compare", str(path)])
    assert result.exit_code == code
    assert ("slower" in result.stdout) == bool(code)
    assert f"{speed / 6_000_000:.2f}" in result.stdout


def test_json_stays_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "before.json"
    path.write_text(json.dumps(FIGURES))
    monkeypatch.setattr(bench, "measure", lambda rules, players, report: FIGURES)
    result = CliRunner().invoke(app, ["bench", "maya", "--json", "--compare", str(path)])
    assert json.loads(result.stdout) == FIGURES
    assert "ratio" in result.stderr
