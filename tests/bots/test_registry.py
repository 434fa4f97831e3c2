"""Bots of other programs: by registration, entry point or function."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import sacbe
from sacbe.arena.blocks import match_of, play_block
from sacbe.bots import BOTS, ask, bot, names, register, registry
from tests.cli.keyboard import run

MODULE = """
from sacbe.bots import register

class First:
    name = "first"
    digest = "1"
    def __init__(self, game, seed):
        pass
    def choose(self, state, seat):
        return state.legal_actions(seat)[0]

register("first", First)
"""


class LastBot:
    """Always the last legal action."""

    name = "last"

    def __init__(self, game: sacbe.Game, seed: int) -> None:
        self.game, self.seed = game, seed

    def choose(self, state: sacbe.State, seat: int) -> int:
        return state.legal_actions(seat)[-1]


@pytest.fixture(autouse=True)
def _clean_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_factories", {})
    monkeypatch.setattr(registry, "_modules", [])


@pytest.fixture
def entry_points(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installed package with a bot, and one that imitates Sacbe's own."""
    points = [
        EntryPoint(name, f"{__name__}:LastBot", registry.ENTRY_POINTS)
        for name in ("last", "greedy", "NOT A NAME")
    ]
    registry._entry_points.cache_clear()
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    yield
    registry._entry_points.cache_clear()


def test_a_registered_bot_is_created_with_game_and_seed() -> None:
    register("last", LastBot)
    assert names() == (*BOTS, "last")
    instance = sacbe.bot("last", "maya", seed=5)
    assert isinstance(instance, LastBot)
    assert (instance.game, instance.seed) == (sacbe.game("maya"), 5)


@pytest.mark.usefixtures("entry_points")
def test_a_package_adds_a_bot_by_an_entry_point() -> None:
    assert names() == (*BOTS, "last")
    assert isinstance(bot("last", "maya"), LastBot)
    assert not isinstance(bot("greedy", "maya"), LastBot)


def test_a_function_is_a_bot_and_gets_a_determinization() -> None:
    table = sacbe.Table("tzolkin", 2, 3)
    seat = table.current_player
    assert seat is not None
    positions = []

    def policy(state: sacbe.State, seat: int) -> int:
        positions.append(state)
        return state.legal_actions(seat)[0]

    assert ask(bot(policy, "tzolkin"), table.state, seat, 4) == table.state.legal_actions()[0]
    assert positions == [table.state.determinize(seat, 4)]
    assert bot(policy, "tzolkin").name == "policy"


def test_own_bots_play_in_the_arena() -> None:
    register("last", LastBot)
    match = match_of("maya", "last", "random", 2)
    block = play_block(match, 0)
    assert not block.failures
    assert [game.seats for game in block.games] == [("last", "random"), ("random", "last")]


@pytest.mark.parametrize("executor", ["serial", "processes"])
def test_the_arena_imports_a_module_with_bots(
    executor: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    name = f"bots_of_a_test_{executor}"
    (tmp_path / f"{name}.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    args = ["arena", "maya", "--candidate", "first", "--baseline", "random", "--players", "2"]
    result = run(capsys, *args, "--blocks", "2", "--executor", executor, "--import", name)
    assert result.code == 0, result.err
    assert "first against 1 × random, Maya" in result.out
    assert f"--import {name}" in result.out.replace("\n", " ")
    assert run(capsys, *args, "--import", "no_such_module").code == 2


@pytest.mark.parametrize("name", ["Last", "last bot", "", "a" * 41, "../last"])
def test_names_are_checked(name: str) -> None:
    with pytest.raises(ValueError, match="A bot's name"):
        register(name, LastBot)


def test_bots_of_sacbe_cannot_be_replaced() -> None:
    with pytest.raises(ValueError, match="greedy is a bot of Sacbe"):
        register("greedy", LastBot)


def test_what_is_not_a_bot_is_rejected() -> None:
    with pytest.raises(ValueError, match="must be callable"):
        register("five", 5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="a name or a function, not 5"):
        bot(5, "maya")  # type: ignore[arg-type]
    register("five", lambda game, seed: 5)  # type: ignore[arg-type, return-value]
    with pytest.raises(ValueError, match="no method `choose`"):
        bot("five", "maya")
