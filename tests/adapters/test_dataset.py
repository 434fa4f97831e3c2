"""Datasets: what is written can be replayed, resumed and trusted."""

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import sacbe
from sacbe.adapters.dataset import CARD, DatasetError, Plan, Shard, shards, verify, write
from sacbe.adapters.rewards import win_rewards
from sacbe.bots import registry
from tests.cli.keyboard import run

every_game = pytest.mark.parametrize("game", sacbe.games())


def written(folder: Path, plan: Plan) -> list[Shard]:
    assert list(write(folder, plan)) == list(range(plan.shards))
    return list(shards(folder))


def same_arrays(one: Shard, other: Shard) -> bool:
    return one.arrays.keys() == other.arrays.keys() and all(
        np.array_equal(array, other[name], equal_nan=array.dtype.kind == "f")
        for name, array in one.arrays.items()
    )


@every_game
def test_a_dataset_is_what_a_replay_shows(game: str, tmp_path: Path) -> None:
    plan = Plan(game, 3, ("random", "greedy"), games=4, games_per_shard=3, seed=5)
    first, second = written(tmp_path, plan)
    assert list(verify(tmp_path)) == [0, 1]
    assert first["seed"].tolist() + second["seed"].tolist() == [5, 6, 7, 8]
    # seat s of game k has bot (k + s) % 3, of two bots
    assert first["bots"].tolist() == [[0, 1, 0], [1, 0, 0], [0, 0, 1]]
    for shard in (first, second):
        rows, masks, returns = shard.observations(), shard.masks(), shard.returns()
        for i in range(0, len(shard), 7):
            state, seat = shard.state(i), int(shard["seat"][i])
            assert state.current_player == seat
            assert np.array_equal(rows[i], state.observation(seat))
            assert np.flatnonzero(masks[i]).tolist() == state.legal_actions()
            assert shard["action"][i] in state.legal_actions()
            winners = np.flatnonzero(shard["winners"][shard["game"][i]]).tolist()
            assert returns[i] == pytest.approx(win_rewards(winners, 3)[seat])


def test_own_bots_write_datasets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class LastBot:
        name = "last"

        def choose(self, state: sacbe.State, seat: int) -> int:
            return state.legal_actions(seat)[-1]

    monkeypatch.setattr(registry, "_factories", {"last": lambda game, seed: LastBot()})
    (shard,) = written(tmp_path, Plan("maya", 2, ("last",), games=1))
    legal = [np.flatnonzero(mask) for mask in shard.masks()]
    assert shard["action"].tolist() == [actions[-1] for actions in legal]
    assert list(verify(tmp_path)) == [0]


def test_observations_may_be_stored(tmp_path: Path) -> None:
    plan = Plan("maya", games=2)
    (plain,) = written(tmp_path / "plain", plan)
    (full,) = written(tmp_path / "stored", msgspec.structs.replace(plan, observations=True))
    assert np.array_equal(plain.observations(), full["observation"])
    assert "observation" not in plain.arrays
    assert list(verify(tmp_path / "stored")) == [0]


def test_an_interrupted_dataset_goes_on(tmp_path: Path) -> None:
    plan = Plan("maya", games=3, games_per_shard=1, bots=("random",))
    assert next(write(tmp_path, plan)) == 0
    (tmp_path / ".shard-00001.99.npz").write_bytes(b"torn")
    with pytest.raises(DatasetError, match=r"shard-00001.npz cannot be read"):
        list(shards(tmp_path))
    before = (tmp_path / "shard-00000.npz").stat().st_mtime_ns
    resumed = written(tmp_path, plan)
    assert (tmp_path / "shard-00000.npz").stat().st_mtime_ns == before
    whole = written(tmp_path / "whole", plan)
    assert all(map(same_arrays, resumed, whole))


def test_search_bots_leave_visits_and_values(tmp_path: Path) -> None:
    (shard,) = written(tmp_path, Plan("maya", bots=("easy",), games=1))
    decisions = shard["search_decision"]
    counts = shard.masks().sum(1)
    assert np.array_equal(np.unique(decisions), np.flatnonzero(counts > 1))
    for i in np.unique(decisions)[::9].tolist():
        rows = decisions == i
        assert shard["search_action"][rows].tolist() == shard.state(i).legal_actions()
        assert shard["search_visits"][rows].sum() > 0
        assert shard["action"][i] in shard["search_action"][rows]
    assert np.isfinite(shard["search_value"][shard["search_visits"] > 0]).all()


@pytest.mark.parametrize(
    ("array", "message"),
    [
        ("action", "decision 40 differs"),
        ("seat", "decision 40 differs"),
        ("game", "decision 40 differs"),
        ("position", "decision 40 differs"),
        ("legal", "decision 40 differs"),
        ("observation", "decision 40 differs"),
        ("move_action", "differ"),
        ("move_player", "differ"),
        ("scores", "result of game 1 differs"),
        ("winners", "result of game 1 differs"),
        ("seed", "differ"),
        ("moves", "of no game"),
    ],
)
def test_a_changed_dataset_is_found_out(array: str, message: str, tmp_path: Path) -> None:
    plan = Plan("maya", bots=("random",), games=2, observations=True)
    (shard,) = written(tmp_path, plan)
    values = shard[array].copy()
    flat = values.reshape(len(values), -1)
    row = 1 if len(values) == 2 else 40
    flat[row, 0] = not flat[row, 0] if values.dtype == np.bool_ else flat[row, 0] + 1
    changed: dict[str, Any] = {**shard.arrays, array: values}
    np.savez(tmp_path / "shard-00000.npz", **changed)
    with pytest.raises((DatasetError, sacbe.IllegalAction), match=message):
        list(verify(tmp_path))


def test_a_damaged_shard_is_refused_with_its_name(tmp_path: Path) -> None:
    list(write(tmp_path, Plan("maya", players=2, bots=("random",), games=1)))
    path = tmp_path / "shard-00000.npz"
    whole = path.read_bytes()
    middle = len(whole) // 2
    flipped = whole[:middle] + bytes(255 - b for b in whole[middle : middle + 9])
    for damaged in (whole[:200], b"", flipped + whole[middle + 9 :]):
        path.write_bytes(damaged)
        with pytest.raises(DatasetError, match=r"shard-00000.npz cannot be read"):
            list(verify(tmp_path))
    path.write_bytes(whole)
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files if name != "legal"}
    np.savez(path, **arrays)
    with pytest.raises(DatasetError, match=r"shard-00000.npz has no array 'legal'"):
        list(verify(tmp_path))


def test_a_folder_has_one_dataset(tmp_path: Path) -> None:
    plan = Plan("maya", bots=("random",), games=1)
    written(tmp_path, plan)
    with pytest.raises(DatasetError, match="the card of another dataset"):
        list(write(tmp_path, msgspec.structs.replace(plan, games=2)))


def test_a_dataset_of_other_rules_is_refused(tmp_path: Path) -> None:
    written(tmp_path, Plan("maya", bots=("random",), games=1))
    card = json.loads((tmp_path / CARD).read_text())
    card["versions"]["rules_version"] = 0
    (tmp_path / CARD).write_text(json.dumps(card))
    with pytest.raises(DatasetError, match=r"was written with .*'rules_version': 0"):
        list(shards(tmp_path))
    (tmp_path / CARD).write_text("{}")
    with pytest.raises(DatasetError, match="is not a dataset"):
        list(shards(tmp_path))


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (Plan("chess"), "Unknown game 'chess'"),
        (Plan("maya", players=5), "for 2 to 4 players"),
        (Plan("maya", bots=("clever",)), "Unknown bot 'clever'"),
        (Plan("maya", bots=()), "need 1 to 2 bots"),
        (Plan("maya", games=0), "at least one game"),
        (Plan("maya", seed=-1), "seed from 0 on"),
    ],
)
def test_impossible_plans_are_refused(plan: Plan, message: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=message):
        list(write(tmp_path, plan))
    assert not (tmp_path / CARD).exists()


def test_the_command_writes_and_verifies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "set")
    args = ["--bots", "random", "--games", "2", "--shard", "1", "--players", "2"]
    result = run(capsys, "dataset", "write", "maya", "-o", folder, *args)
    assert result.code == 0
    assert "shard 2 of 2 is complete" in result.out
    result = run(capsys, "dataset", "verify", folder)
    assert (result.code, result.out.count("is right")) == (0, 2)
    assert run(capsys, "dataset", "verify", str(tmp_path)).code == 2
