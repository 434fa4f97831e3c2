"""The reliability table of a training run."""

import sys
from pathlib import Path

import pytest

from sacbe.arena.executors import Serial
from sacbe.train.fit import Bin
from sacbe.train.plan import Run, plan_for
from sacbe.train.trainer import Trainer
from scripts import reliability


def test_expected_error_is_weighted_by_seats() -> None:
    bins = (Bin(0.1, 0.2, 30), Bin(0.8, 0.5, 10))
    assert reliability.expected_error(bins) == pytest.approx((30 * 0.1 + 10 * 0.3) / 40)
    assert reliability.table_of(bins).splitlines()[2] == "| 10.0% | 20.0% | 30 |"


def test_command_evaluates_held_out_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = plan_for("tzolkin", players=(2,), first_games=11, shard=1, simulations=1)
    run = Run(tmp_path, plan)
    Trainer(run, Serial(), "sacbe train", lambda *step: None)._play(0)
    assert [path.name for path in reliability.held_out(run)] == ["shard-0000.npz", "shard-0010.npz"]
    monkeypatch.setattr(sys, "argv", ["reliability", str(tmp_path)])
    reliability.main()
    out = capsys.readouterr().out
    assert out.startswith("| forecast | won | seats |")
    assert "2 shards." in out
