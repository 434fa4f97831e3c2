"""The climb of Tzolk'in's weights: steps, slopes, and a round that is gone on with."""

import sys
from pathlib import Path

import numpy as np
import pytest

from scripts import tzolkin_climb
from scripts.tzolkin_climb import Place, read, shipped_place, slopes, uphill

START = Place({"corn": 2.0, "hope": 0.5, "tech": [0.0, 3.0]}, {"exploration": 0.1, "victory": 0.9})


def test_what_is_off_stays_off_and_a_share_a_share() -> None:
    assert START.numbers == [("corn", None, 2.0), ("hope", None, 0.5), ("tech", 1, 3.0)]
    up = START.moved([5.0] * 5, 0.5)
    assert up.weights["corn"] > 20
    assert 0.9 < up.weights["hope"] < 1
    assert up.weights["tech"][0] == 0 < up.weights["tech"][1]
    assert up.settings["exploration"] > 10
    assert up.settings["victory"] == 0.99
    assert START.moved([0.0] * 5, 0.5) == START


def test_slopes_are_found_and_a_step_has_its_length() -> None:
    draw = np.random.default_rng(1)
    changes = draw.standard_normal((4000, 3))
    gains = changes @ np.array([2.0, 0.0, -1.0]) + draw.standard_normal(4000)
    found, error = slopes(changes, gains)
    assert found == pytest.approx([2, 0, -1], abs=0.06)
    assert error == pytest.approx(4000**-0.5, rel=0.1)
    step = uphill(found, error, 2.0)
    assert np.linalg.norm(step) == pytest.approx(2)
    assert step[0] > 0 > step[2]
    assert abs(step[1]) < 0.02


def test_a_climb_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(out: str, rounds: int) -> None:
        asked = f"--out {tmp_path / out} --rounds {rounds} --pairs 2 --simulations 4 --workers 1"
        monkeypatch.setattr(sys, "argv", ["climb", *asked.split()])
        tzolkin_climb.main()

    run("halted", 1)
    first = read(tmp_path / "halted" / "round-0.json")
    assert first.weights.keys() == shipped_place().weights.keys()
    assert first != shipped_place()
    run("halted", 2)
    assert read(tmp_path / "halted" / "round-0.json") == first
    run("straight", 2)
    last = [(tmp_path / out / "round-1.json").read_text("utf-8") for out in ("halted", "straight")]
    assert last[0] == last[1]
