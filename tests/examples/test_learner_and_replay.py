"""The learner learns, its curve is drawn, and the notebook shows what it says."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sacbe

EXAMPLES = Path(__file__).parents[2] / "examples"
LEARNER = EXAMPLES / "batch_learner.py"
NOTEBOOK = EXAMPLES / "look_and_replay.py"
FIRST_HOUR = EXAMPLES / "first_hour.ipynb"


@pytest.fixture(scope="module")
def learner() -> dict[str, Any]:
    """What the example defines, by name."""
    return runpy.run_path(str(LEARNER))


def test_learner_beats_random(learner: dict[str, Any]) -> None:
    """One course of learning from one seed: before it the match is even, after it it is not."""
    course = learner["train"](players=2, updates=20, size=32, seed=1, matches=1, games=96)
    before, after = course
    assert (before.update, after.update) == (0, 20)
    assert before.wins_from < 0.5 < before.wins_to
    assert after.wins_from > 0.6
    assert after.points - after.points_about > max(after.others, before.points) + 5


def test_training_is_deterministic(learner: dict[str, Any]) -> None:
    def short(seed: int) -> list[Any]:
        return list(learner["train"](players=4, updates=2, size=8, seed=seed, matches=2, games=16))

    assert short(3) == short(3)
    assert short(3) != short(4)


def a_window(learner: dict[str, Any], steps: list[tuple[int, float, list[float], bool]]) -> Any:
    """One game of two seats: current player, its value estimate, both rewards, end."""
    observed = learner["Window"]()
    for seat, value, earned, finished in steps:
        observed.seats.append(np.array([seat]))
        observed.values.append(np.array([value], np.float32))
        observed.earned.append(np.array([earned], np.float32))
        observed.done.append(np.array([finished]))
    return observed


def test_an_advantage_looks_to_the_next_decision_of_the_same_seat(learner: dict[str, Any]) -> None:
    window = a_window(
        learner,
        [
            (0, 1.0, [2, -2], False),
            (1, 0.5, [-3, 3], False),  # earned by seat 0 before it moves again
            (0, 4.0, [1, -1], True),
            (1, 0.0, [5, -5], False),  # another game, of which the rest is not seen
        ],
    )
    advantage, is_known = learner["advantages"](window)
    last_of_0 = 1 - 4.0  # nothing comes after the end
    first_of_0 = 2 - 3 + 4.0 - 1.0 + learner["TRACE"] * last_of_0
    assert is_known.tolist() == [True, True, True, False]
    assert advantage[:3] == pytest.approx([first_of_0, 3 - 1 - 0.5, last_of_0])


def test_the_scale_is_that_of_all_rows_seen(learner: dict[str, Any]) -> None:
    rows = np.random.default_rng(1).normal([0, 50, -3], [1, 20, 0], (300, 3)).astype(np.float32)
    scale = learner["Scale"](3)
    for part in (rows[:10], rows[10:200], rows[200:]):
        scale.learn(part)
    assert scale.mean == pytest.approx(rows.mean(0), rel=1e-4)
    assert scale.variance == pytest.approx(rows.var(0), rel=1e-4, abs=1e-6)
    assert abs(scale(rows)).max() <= 5


def test_only_legal_actions_are_sampled(learner: dict[str, Any]) -> None:
    rng = np.random.default_rng(1)
    masks = (rng.random((500, 6)) < 0.4).astype(np.int8)
    masks[:, 2] |= masks.sum(1) == 0
    network = learner["Network"](4, 6, rng)
    _, likely, _ = network(rng.standard_normal((500, 4)).astype(np.float32), masks)
    assert likely.sum(1) == pytest.approx(np.ones(500), rel=1e-5)
    assert masks[np.arange(500), learner["draw"](likely, rng)].all()


@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_intervals_contain_the_share_and_stay_within_bounds(
    learner: dict[str, Any], share: float
) -> None:
    middle, about = learner["wilson"](share, 100)
    assert -1e-9 <= middle - about <= share + 1e-9
    assert share - 1e-9 <= middle + about <= 1 + 1e-9
    assert about > 0


def test_curve_is_printed_and_plotted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    short = ["--players", "3", "--updates", "2", "--size", "4", "--games", "30"]
    monkeypatch.setattr(sys, "argv", [LEARNER.name, *short, "--picture", str(picture)])
    runpy.run_path(str(LEARNER), run_name="__main__")
    head, *curve, greedy, samples = capsys.readouterr().out.splitlines()
    assert head.split()[0] == "update"
    assert [line.split()[0] for line in curve] == ["0", "1", "2"]
    assert all("█" in line and "±" in line for line in curve)
    assert greedy.startswith("The greedy bot scores")
    assert str(picture) in samples
    assert picture.read_text(encoding="utf-8").rstrip().endswith("</svg>")


def test_the_notebook_plays_saves_and_replays(capsys: pytest.CaptureFixture[str]) -> None:
    created = runpy.run_path(str(NOTEBOOK))
    out = capsys.readouterr().out
    table, again, state, other, seat = (
        created[name] for name in ("table", "again", "state", "other", "seat")
    )
    assert table.current_player is None
    assert table.log()[-1] in out
    assert again.moves[: created["middle"]] == table.moves[: created["middle"]]
    assert len(again.moves) > created["middle"]
    assert state.current_player == seat
    assert other != state
    assert isinstance(other, sacbe.State)
    assert "Different position: True - same view: True" in out
    assert "Same final position: True" in out
    assert "Same row in the determinization: True" in out


def test_notebook_has_cells() -> None:
    """Every cell begins with a line that describes it."""
    source = NOTEBOOK.read_text(encoding="utf-8")
    cells = source.split("\n# %% ")[1:]
    assert len(cells) > 8
    assert all(cell.splitlines()[0].endswith(".") for cell in cells)


def test_the_cells_of_the_first_hour_run_in_order_and_learn(
    capsys: pytest.CaptureFixture[str],
) -> None:
    notebook = json.loads(FIRST_HOUR.read_text("utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    for cell in cells:
        assert cell["outputs"] == []  # stored outputs would go stale
        exec(compile("".join(cell["source"]), f"{FIRST_HOUR.name} {cell['id']}", "exec"), names)
    assert names["state"].current_player is None
    assert names["wins"] > 0.6  # of 200 games; an untrained policy wins half of them
    assert "wins against random" in capsys.readouterr().out
