"""Training runs: a tiny one is trained, interrupted, resumed, and its net plays."""

import random
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import sacbe
from sacbe.arena.executors import Executor, Processes, Serial
from sacbe.bots import ask, bot
from sacbe.bots.search.levels import shipped
from sacbe.bots.search.net import Net, load
from sacbe.cli import main
from sacbe.kernel.weights import weights_as_values
from sacbe.train.league import draw_persona, themes_of
from sacbe.train.plan import Plan, PlanError, Run, plan_for
from sacbe.train.report import report
from sacbe.train.selfplay import Job, play_shard, read_shard
from sacbe.train.trainer import Trainer, bot_of, gate_match, read_generation

TINY: dict[str, object] = {
    "players": (2,),
    "games": 2,
    "first_games": 3,
    "shard": 1,
    "simulations": 3,
    "epochs": 1,
    "gate_blocks": 1,
    "gate_simulations": 4,
    "hand_simulations": 4,
    "mirror_games": 1,
}


def train(
    folder: Path,
    plan: Plan,
    generations: int,
    executor: Executor | None = None,
    start: Net | None = None,
) -> Run:
    """Train some generations."""
    run = Run(folder, plan, start)
    for number in range(generations):
        trainer = Trainer(run, executor or Serial(), "sacbe train", lambda *step: None)
        trainer.train(number)
    return run


def shards(run: Run) -> dict[str, bytes]:
    """The content of all shards and nets by name."""
    files = sorted(run.folder.glob("*/*.npz"))
    return {str(file.relative_to(run.folder)): file.read_bytes() for file in files}


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Two tiny generations of Tzolk'in, trained in one process."""
    folder = tmp_path_factory.mktemp("run")
    return train(folder, plan_for("tzolkin", **TINY), 2)


def test_a_generation_leaves_positions_a_net_and_a_match(tiny: Run) -> None:
    for number, games in ((0, 3), (1, 2)):
        result = read_generation(tiny, number)
        assert result.fit is not None
        assert result.gate is not None
        assert result.mirror is not None
        assert result.gate.blocks == 1
        assert len(result.mirror.games) == 1
        assert "begs" in result.mirror.behaviour()
        assert len(tiny.shards(number)) == games
        shard = read_shard(tiny.shards(number)[0])
        assert len(shard.raw) == len(shard.game) == len(shard.turn) > 20
        assert shard.points.shape == (1, 4)
        assert shard.wins.sum() == 1


def test_the_net_of_a_generation_plays(tiny: Run) -> None:
    net = load(tiny.generation(1) / "net.npz", tiny.game)
    assert net.about.generation == 1
    assert net.about.games == 5
    table = sacbe.Table("tzolkin", players=2, seed=1)
    bots = [bot(bot_of(tiny, number), "tzolkin", number) for number in range(2)]
    while (seat := table.current_player) is not None:
        table.play(ask(bots[seat], table.state, seat))
    assert len(table.state.scores) == 2


class Dying(Serial):
    """An executor that fails after two tasks, as a killed process does."""

    def map(
        self, task: Callable[[Any, int], Any], job: Any, ks: Iterable[int]
    ) -> Generator[tuple[int, Any], None, None]:
        for count, item in enumerate(super().map(task, job, ks)):
            if count == 2:
                raise KeyboardInterrupt
            yield item


def test_a_run_resumes_with_the_same_result(tiny: Run, tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        train(tmp_path, tiny.plan, 2, Dying())
    partial = sorted(tmp_path.glob("*/*"))
    assert [path.name for path in partial] == ["shard-0000.npz", "shard-0001.npz"]
    (tmp_path / "generation-00" / ".half.tmp").write_bytes(b"half a file")
    before = partial[0].stat().st_mtime_ns
    run = train(tmp_path, tiny.plan, 1)
    assert partial[0].stat().st_mtime_ns == before
    expected = {name: raw for name, raw in shards(tiny).items() if name.startswith("generation-00")}
    assert shards(run) == expected


def test_a_game_of_which_no_position_is_stored(tmp_path: Path) -> None:
    plan = plan_for("maya", **TINY | {"simulations": 0, "shard": 2, "sample": 0.0})
    path = tmp_path / "shard.npz"
    path.write_bytes(play_shard(Job(plan, 0, ()), 0))
    shard, some = read_shard(path), plan_for("maya", **TINY | {"simulations": 0, "sample": 0.5})
    assert len(shard.raw) == len(shard.game) == len(shard.turn) == 0
    assert shard.points.shape == (2, 4)
    path.write_bytes(play_shard(Job(some, 0, ()), 0))
    other = read_shard(path)
    assert shard.raw.shape[1] == other.raw.shape[1] == shard.final.shape[1]
    assert (shard.raw.dtype, shard.turn.dtype) == (other.raw.dtype, other.turn.dtype)


def test_two_processes_give_the_same_bytes(tiny: Run) -> None:
    """The second generation, which gets a net."""
    net = load(tiny.generation(0) / "net.npz", tiny.game)
    job = Job(tiny.plan, 1, (net,))
    alone = dict(Serial().map(play_shard, job, range(2)))
    assert dict(Processes(2).map(play_shard, job, range(2))) == alone
    assert alone[0] != alone[1]


def test_a_finished_generation_is_not_computed_again(tiny: Run) -> None:
    class Nothing(Serial):
        def map(self, task: Any, job: Any, ks: Iterable[int]) -> Any:
            assert list(ks) == []
            yield from ()

    train(tiny.folder, tiny.plan, 2, Nothing())


def test_another_plan_is_refused(tiny: Run) -> None:
    plan = plan_for("tzolkin", **TINY, noise=0.5)
    with pytest.raises(PlanError, match=r"another plan \(noise: 0.0 in the folder, 0.5 here\)"):
        Run(tiny.folder, plan)


def test_a_run_starts_with_a_net(tiny: Run, tmp_path: Path) -> None:
    """It plays in the first generation, the first fit begins with its weights (with a rate of 0 it
    ends with them), and the first match is against it."""
    start = load(tiny.generation(1) / "net.npz", tiny.game)
    plan = plan_for("tzolkin", **TINY | {"first_games": 2}, start=start.digest, rate=0.0)
    run = train(tmp_path, plan, 1, start=start)
    assert any((read_shard(path).net[:, :2] == 0).any() for path in run.shards(0))
    net = load(run.generation(0) / "net.npz", run.game)
    np.testing.assert_allclose(net.values, start.values, rtol=1e-6)
    assert str(run.start_file) in gate_match(run, 0).baseline
    assert plan != tiny.plan


def test_the_command_refuses_to_start_without_a_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sacbe.cli.training.shipped", lambda game: None)
    with pytest.raises(SystemExit) as stop:
        main(["train", "maya", "--folder", str(tmp_path / "run"), "--start"])
    assert stop.value.code == 2
    assert "Maya comes with no net to start with." in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_report_shows_every_part_without_scripts(tiny: Run) -> None:
    text = report(tiny, 2, "Generation 1: complete.")
    for part in ("Strength", "Against itself", "begs", "unfed workers", "Loss", "Chances of"):
        assert part in text
    assert "<script" not in text
    assert "default-src 'none'" in text
    page = ElementTree.fromstring(text[text.index("<svg") : text.index("</svg>") + 6])
    assert page.tag == "svg"


def test_rollouts_can_be_learned(tmp_path: Path) -> None:
    plan = plan_for("mezo", **TINY | {"simulations": 0, "playouts": 1, "noise": 0.1})
    run = train(tmp_path, plan, 1)
    shard = read_shard(run.shards(0)[0])
    assert shard.label.shape == (len(shard.raw), 4)
    labelled = shard.label[shard.label[:, 0] != 0]
    assert len(labelled) > 20
    assert (labelled[:, :2] > 0).all()
    assert (labelled[:, 2:] == 0).all()
    final = shard.points[0, :2]
    assert abs(labelled[-1, :2] - final).max() < 40


# ---------------------------------------------------------------- the league


def test_personas_are_reproducible_and_varied() -> None:
    game = sacbe.game("tzolkin")
    draws = [draw_persona(game, 4, 3, random.Random(f"seed {k}")) for k in range(200)]
    assert draws == [draw_persona(game, 4, 3, random.Random(f"seed {k}")) for k in range(200)]
    assert {persona.theme for persona in draws} == {"", *themes_of(game)}
    assert {persona.net for persona in draws} == {-1, 0, 1, 2}
    assert sum(persona.net == 2 for persona in draws) > 120
    assert all(persona.settings["blend"] == 0 for persona in draws if persona.net < 0)


def test_half_of_the_themes_search_with_the_shipped_settings() -> None:
    """A theme that only plays with bad settings would teach that the theme is bad."""
    game = sacbe.game("tzolkin")
    usual = shipped().settings("tzolkin", 4)
    draws = [draw_persona(game, 4, 1, random.Random(k)) for k in range(400)]
    themed = [persona for persona in draws if persona.theme and persona.net == 0]
    shares = [persona.settings == usual for persona in themed]
    assert 0.4 < sum(shares) / len(shares) < 0.6
    for is_odd in (False, True):  # independent, so that settings are compared at equal temperatures
        hot = [p.choice_temperature > 0 for p in draws if (p.settings != usual) == is_odd]
        assert 0.15 < sum(hot) / len(hot) < 0.35
    assert len({persona.settings["exploration"] for persona in themed}) > len(themed) / 3


def test_a_theme_raises_its_weights() -> None:
    game = sacbe.game("tzolkin")
    base = weights_as_values(game.evaluator.search_weights(4))["tech"]
    assert isinstance(base, list)
    builders = [
        persona.weights["tech"]
        for k in range(300)
        if (persona := draw_persona(game, 4, 0, random.Random(k))).theme == "builder"
    ]
    assert builders
    for tech in builders:
        assert isinstance(tech, list)
        ratios = [value / usual for value, usual in zip(tech, base, strict=True)]
        assert sum(ratios[6:9]) / 3 > 1.2 * (sum(ratios[:6]) / 6)


def test_a_game_without_themes_has_personas() -> None:
    assert themes_of(sacbe.game("maya")) == {}
    assert draw_persona(sacbe.game("maya"), 2, 0, random.Random(1)).theme == ""


# ---------------------------------------------------------------- the command


def test_the_command_trains_and_resumes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    words = ["train", "tzolkin", "--folder", str(folder), "--generations", "1"]
    words += ["--first-games", "1", "--simulations", "2", "--gate-blocks", "1"]
    words += ["--mirror-games", "1"]
    for _ in range(2):
        with pytest.raises(SystemExit) as stop:
            main(words)
        assert stop.value.code == 0
        out = capsys.readouterr().out
        assert "Generation 0: error" in out
        assert "report.html" in out
    assert (folder / "report.html").read_text("utf-8").startswith("<!doctype html>")
    with pytest.raises(SystemExit) as stop:
        main([*words, "--seed", "2"])
    assert stop.value.code == 2
    assert "another plan (seed: 1 in the folder, 2 here)" in capsys.readouterr().err
