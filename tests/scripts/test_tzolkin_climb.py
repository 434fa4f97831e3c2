"""The climb of Tzolk'in's weights: steps, slopes, and a round that is gone on with."""

import sys
from pathlib import Path

import numpy as np
import pytest

from scripts import tzolkin_climb
from scripts.tzolkin_climb import Parameters, gradient_step, read, shipped_parameters, slopes

START = Parameters(
    {"corn": 2.0, "hope": 0.5, "tech": [0.0, 3.0]}, {"exploration": 0.1, "victory": 0.9}
)


def test_zero_weights_stay_zero_and_shares_stay_shares() -> None:
    assert START.tunable_weights == [("corn", None, 2.0), ("hope", None, 0.5), ("tech", 1, 3.0)]
    up = START.perturbed([5.0] * 5, 0.5)
    assert up.weights["corn"] > 20
    assert 0.9 < up.weights["hope"] < 1
    assert up.weights["tech"][0] == 0 < up.weights["tech"][1]
    assert up.settings["exploration"] > 10
    assert up.settings["victory"] == 0.99
    assert START.perturbed([0.0] * 5, 0.5) == START


def test_slopes_and_step_length() -> None:
    draw = np.random.default_rng(1)
    changes = draw.standard_normal((4000, 3))
    gains = changes @ np.array([2.0, 0.0, -1.0]) + draw.standard_normal(4000)
    result, error = slopes(changes, gains)
    assert result == pytest.approx([2, 0, -1], abs=0.06)
    assert error == pytest.approx(4000**-0.5, rel=0.1)
    step = gradient_step(result, error, 2.0)
    assert np.linalg.norm(step) == pytest.approx(2)
    assert step[0] > 0 > step[2]
    assert abs(step[1]) < 0.02


def test_climb_is_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def run(out: str, rounds: int) -> None:
        arguments = (
            f"--out {tmp_path / out} --rounds {rounds} --pairs 2 --simulations 4 --workers 1"
        )
        monkeypatch.setattr(sys, "argv", ["climb", *arguments.split()])
        tzolkin_climb.main()

    run("halted", 1)
    first = read(tmp_path / "halted" / "round-0.json")
    assert first.weights.keys() == shipped_parameters().weights.keys()
    assert first != shipped_parameters()
    run("halted", 2)
    assert read(tmp_path / "halted" / "round-0.json") == first
    run("straight", 2)
    last = [(tmp_path / out / "round-1.json").read_text("utf-8") for out in ("halted", "straight")]
    assert last[0] == last[1]
