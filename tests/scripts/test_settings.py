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
    columns = empty | {
        "players": np.full(150, 4),
        "settings": np.array(tables),
        "points": np.array(points) + luck.normal(0, 3, (150, 4)) + 60,
    }
    slopes = {slope.name: slope for slope in settings.slopes_of([Shard(**columns)])}
    assert slopes["exploration"].points == pytest.approx(5, abs=1.0)
    assert slopes[settings.NO_NET].points == pytest.approx(-8, abs=1.5)
    for name in ("temperature", "rivalry", "blend", "chance_blend"):
        assert abs(slopes[name].points) < 2 * slopes[name].error


def test_themes_are_compared_with_their_tables() -> None:
    """The padding of a game with fewer players is no seat without a theme."""
    empty = dict.fromkeys(Shard._fields, np.zeros(0))
    columns = empty | {
        "players": np.array([2, 4]),
        "points": np.array([[50.0, 60.0, 0.0, 0.0], [60.0, 64.0, 56.0, 60.0]]),
        "theme": np.array([["builder", "", "", ""], ["builder", "skulls", "skulls", "builder"]]),
    }
    themes = settings.themes_of([Shard(**columns)])
    assert {theme: list(points) for theme, points in themes.items()} == {
        "builder": [-5, 0, 0],
        "none": [5],
        "skulls": [4, -4],
    }


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
    assert "| theme | seats |" in out
    assert "1 games." in out
