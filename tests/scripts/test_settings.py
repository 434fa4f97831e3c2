"""Slopes of the settings that the league draws."""

import random
import sys
from pathlib import Path

import numpy as np
import pytest

import sacbe
from sacbe.bots.search.levels import SETTINGS
from sacbe.train.league import draw_persona
from sacbe.train.plan import Run, plan_for
from sacbe.train.selfplay import Job, Shard, play_shard
from scripts import settings


def test_a_planted_slope_is_found() -> None:
    """Points that depend on exploration and on having no net only, and on luck."""
    game, rng, luck = sacbe.game("tzolkin"), random.Random(1), np.random.default_rng(1)
    tables, points = [], []
    for _ in range(150):
        seats = [draw_persona(game, 4, 1, rng) for _ in range(4)]
        tables.append([[seat.settings[name] for name in SETTINGS] for seat in seats])
        points.append(
            [5 * np.log(seat.settings["exploration"]) - 8 * (seat.net < 0) for seat in seats]
        )
    empty = dict.fromkeys(Shard._fields, np.zeros(0))
    made = empty | {
        "players": np.full(150, 4),
        "settings": np.array(tables),
        "points": np.array(points) + luck.normal(0, 3, (150, 4)) + 60,
    }
    found = {slope.name: slope for slope in settings.slopes_of([Shard(**made)])}
    assert found["exploration"].points == pytest.approx(5, abs=1.0)
    assert found[settings.NO_NET].points == pytest.approx(-8, abs=1.5)
    for name in ("temperature", "rivalry", "blend", "chance_blend"):
        assert abs(found[name].points) < 2 * found[name].error


def test_command_reads_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = plan_for("tzolkin", players=(2,), first_games=1, shard=1, simulations=1)
    run = Run(tmp_path, plan)
    run.shards(0)[0].write_bytes(play_shard(Job(plan, 0, ()), 0))
    monkeypatch.setattr(sys, "argv", ["settings", str(tmp_path)])
    settings.main()
    out = capsys.readouterr().out
    assert out.startswith("| setting | points per unit |")
    assert "| exploration |" in out
    assert "1 games." in out
