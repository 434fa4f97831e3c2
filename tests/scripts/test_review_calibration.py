"""The calibration of winning chances: the error on games, and what a fit replaces."""

import math
from pathlib import Path

import msgspec
import pytest

from sacbe.review import chances
from sacbe.review.chances import DEFAULT, Calibration, Map
from scripts import review_calibration as script

THREE_TO_ONE = [10 * math.log(3), 0.0]  # values with winning chances of 75% and 25%


def games(wins: int, losses: int) -> list[script.Game]:
    rows = [script.Row(10, THREE_TO_ONE)]
    results = [[1.0, 0.0]] * wins + [[0.0, 1.0]] * losses
    return [script.Game(i, 100, [9.0, 5.0], won, rows) for i, won in enumerate(results)]


@pytest.mark.parametrize(("wins", "losses", "error"), [(3, 1, 0.0), (4, 0, 0.25), (0, 4, 0.75)])
def test_the_error_is_the_distance_of_forecasts_and_wins(
    wins: int, losses: int, error: float
) -> None:
    one = msgspec.structs.replace(DEFAULT, game="maya", players=2)
    result = script.tested(one, games(wins, losses))
    assert result.error == pytest.approx(error, abs=1e-4)
    assert result.tested_games == 4
    assert sum(each.seats for each in result.bins) == 8
    expected = -(wins * math.log(0.75) + losses * math.log(0.25)) / 4
    assert result.loss == pytest.approx(expected, abs=1e-3)


def test_a_fit_replaces_only_the_maps_of_the_games_that_were_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped, file = chances.calibration(), tmp_path / "calibration.json"
    lines = (msgspec.json.encode(each) + b"\n" for each in games(6, 2))
    script.path_of(tmp_path, "mezo", 2).write_bytes(b"".join(lines))
    monkeypatch.setattr(script, "FILE", file)
    script.fit_all(tmp_path, write=True)
    calibration = msgspec.json.decode(file.read_bytes(), type=Calibration)

    def others(maps: tuple[Map, ...]) -> list[Map]:
        return [each for each in maps if (each.game, each.players) != ("mezo", 2)]

    assert others(calibration.maps) == others(shipped.maps)
    new = next(each for each in calibration.maps if (each.game, each.players) == ("mezo", 2))
    assert (new.fitted_games, new.tested_games) == (4, 4)


def test_intervals_contain_the_result_and_treat_a_game_as_one_observation() -> None:
    sample = games(6, 2)
    one = script.tested(msgspec.structs.replace(DEFAULT, game="maya", players=2), sample)
    by = script.intervals(sample, one.fit, one.length)
    assert by.loss[0] < one.loss < by.loss[1]
    assert len(by.won) == len(one.bins)
    for (low, high), each in zip(by.won, one.bins, strict=True):
        assert low <= each.won <= high
        assert low < high
    rows = [msgspec.structs.replace(each, rows=each.rows * 5) for each in sample]
    assert script.intervals(rows, one.fit, one.length).error == pytest.approx(by.error)
    assert script.intervals(rows, one.fit, one.length).loss == pytest.approx(by.loss)
    text = script.table_of(one, sample)
    assert text.count("\n| ") == 1 + len(one.bins)
    assert f"{one.error:.1%} ({by.error[0]:.1%} to {by.error[1]:.1%})" in text
