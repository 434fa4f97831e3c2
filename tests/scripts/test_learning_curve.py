"""The cross-validated learning curve of a training run."""

import sys
from pathlib import Path
from typing import Any

import pytest

from sacbe.arena.executors import Serial
from sacbe.train.examples import Examples, examples_of
from sacbe.train.fit import fit
from sacbe.train.plan import Run, plan_for
from sacbe.train.trainer import Trainer
from scripts import learning_curve
from scripts.learning_curve import Quality


def test_a_row_has_the_means_of_the_folds() -> None:
    parts = [Quality((0.1, 0.2), 8.0, 0.5), Quality((0.3, 0.2), 9.0, 0.7)]
    assert Quality.mean(parts).row("net") == "| net | 0.200 | 0.200 | 8.50 | 0.600 |"


def test_nets_learn_from_the_games_outside_a_fold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = plan_for("tzolkin", players=(2,), first_games=8, shard=2, simulations=0, epochs=1)
    run = Run(tmp_path, plan)
    Trainer(run, Serial(), "sacbe train", lambda *step: None)._play(0)
    sizes = []

    def record(train: Examples, test: Examples, *args: Any) -> Any:
        sizes.append((len(train.x), len(test.x)))
        return fit(train, test, *args)

    monkeypatch.setattr("scripts.learning_curve.fit", record)
    monkeypatch.setattr(sys, "argv", ["learning_curve", str(tmp_path), "--folds", "2"])
    learning_curve.main()
    rows = capsys.readouterr().out.splitlines()[2:]
    titles = [row.split(" | ")[0].removeprefix("| ") for row in rows]
    assert titles == [
        "nothing (by hand)",
        "the shipped net",
        "2 games",
        "4 games",
        "the shipped net, then 4 games",
    ]
    positions = sum(
        len(examples_of(run.game, path, None, 1.0).x) for path in run.shards(0) if path.exists()
    )
    assert [train + test for train, test in sizes[1:3] + sizes[4:6]] == [positions] * 4
    assert sizes[0][0] + sizes[0][1] < positions
