"""The balance command: plays, resumes, and writes its tables."""

from pathlib import Path

import msgspec
import pytest

import sacbe
from scripts import balance
from scripts.balance import (
    BEGIN,
    END,
    Result,
    Run,
    Share,
    interval,
    load,
    rare_choices,
    shares,
)


def result(seed: int, winners: tuple[int, ...], choices: tuple[str, ...] = ()) -> Result:
    labels: tuple[dict[str, tuple[str, ...]], ...] = ({"god": ("a",)}, {"god": ("b",)})
    return Result(seed, (10.0, 20.0), winners, labels, ("x", "y"), choices)


def test_a_shared_win_counts_in_part() -> None:
    a, b = shares([result(0, (0, 1)), result(1, (1,))], "god")
    assert (a.name, a.games, a.won, a.points) == ("a", 2, 0.5, 10.0)
    assert (b.name, b.games, b.won, b.points) == ("b", 2, 1.5, 20.0)


def test_rare_choices_are_listed() -> None:
    results = [result(seed, (0,), ("x", "y") if seed < 2 else ("x",)) for seed in range(100)]
    assert rare_choices(results) == (2, [("y", 2, 100)])
    run = Run("mezo", 2, "greedy")
    text = "of 2 choices, made in fewer than 5% of the games: y (2 of 100)."
    assert balance.rare_text(run, results) == f"- 2 players, `greedy`: {text}"
    assert rare_choices(results[:49]) == (0, [])


def test_points_are_shown_by_source() -> None:
    plain = result(0, (0,))
    results = [
        msgspec.structs.replace(plain, sources=({"tracks": 4, "K5": 1}, {"tracks": 2})),
        msgspec.structs.replace(plain, seed=1, sources=({"tracks": 5}, {"tracks": 2})),
    ]
    assert balance.points_by_source(results, "god") == [
        "| source | a | b |",
        "|---|--:|--:|",
        "| K5 | 0.5 | 0.0 |",
        "| tracks | 4.5 | 2.0 |",
    ]
    assert balance.points_by_source([plain], "god")[2:] == []


def test_interval_contains_the_share() -> None:
    low, high = interval(30, 100)
    assert 0.21 < low < 0.3 < high < 0.4
    assert interval(0, 50)[0] == pytest.approx(0)


@pytest.mark.parametrize("game", sacbe.games())
def test_run_is_resumed(game: str, tmp_path: Path) -> None:
    run = Run(game, 2, "random")
    path = balance.results_path(run, tmp_path)
    whole = balance.play(run, 0)
    assert balance.play(run, 0) == whole
    assert [sum(sources.values()) for sources in whole.sources] == pytest.approx(whole.scores)
    path.write_bytes(msgspec.json.encode(whole) + b"\n" + b'{"seed": 1, "sco')
    assert load(path) == {0: whole}
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}old\n{END}after\n")
    arguments = f"--results {tmp_path} --game {game} --players 2 --bot random --games 2 --workers 1"
    balance.main([*arguments.split(), "--write", str(page)])
    assert sorted(load(path)) == [0, 1]
    balance.main([*arguments.split(), "--first", "7"])
    assert sorted(load(path)) == [0, 1, 7, 8]
    assert [each.seed for each in balance.by_seed(load(path), 1)] == [1, 7, 8]
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| 2 | `random` | 2 | seat | 0: " in text
    assert "- 2 players, `random`: too few games to count choices." in text


def test_other_data_is_played_with_the_shipped_net() -> None:
    data = (sacbe.game("mezo").definition.folder / "data.json").read_bytes() + b"\n"
    assert Run("mezo", 2, "medium").bot_with_net == "medium"
    assert Run("mezo", 2, "greedy", data).bot_with_net == "greedy"
    name, _, net = Run("mezo", 2, "medium", data).bot_with_net.partition(",net=")
    assert name == "medium"
    assert Path(net).samefile(sacbe.game("mezo").definition.folder / "evaluate" / "net.npz")


def test_of_many_values_only_those_that_stand_out_are_named() -> None:
    few = [Share("a", 100, 50, 10.0), Share("b", 100, 80, 10.0)]
    assert balance.row("2", "tile", few, 2) == "| 2 | tile | a: 50 ± 10, b: 80 ± 8 |"
    even = [Share(str(k), 100, 50, 10.0) for k in range(8)]
    assert balance.row("2", "tile", [*even, few[1]], 2) == "| 2 | tile | of 9: b: 80 ± 8 |"
    assert balance.row("2", "tile", [*even, few[0]], 2) == "| 2 | tile | of 9: none stands out |"
