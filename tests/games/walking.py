"""Two engines side by side: ours, and the reference that was written from the rules alone.

At every step both must offer the same actions (as sets of infos) and show every seat the same
view. A game's own tests say how the two are started and how choices are made.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec

import sacbe
from sacbe.play.state import State

Info = dict[str, Any]
Policy = Callable[[random.Random, list[Info]], Info]
ROOT = Path(__file__).parent.parent.parent
FOUND = 7  # the exit code of a hunt that found a difference


class Reference(Protocol):
    """What a reference engine offers."""

    @property
    def current_player(self) -> int | None: ...
    @property
    def players_to_act(self) -> list[int]: ...
    @property
    def scores(self) -> Any: ...
    @property
    def winners(self) -> list[int]: ...

    def legal_actions(self, seat: int | None = None) -> list[Info]: ...
    def play(self, info: Info, seat: int | None = None) -> None: ...
    def views(self) -> dict[int | None, Info]: ...
    def copy(self) -> Any: ...


class Difference(AssertionError):
    """Where the two engines part, as one line to reproduce it."""


def uniform(rng: random.Random, infos: list[Info]) -> Info:
    """Anything."""
    return rng.choice(infos)


def key(info: Info) -> str:
    """An info as a comparable text."""
    return msgspec.json.encode(info, order="sorted").decode()


def compare_views(ours: State, theirs: Reference, where: str) -> None:
    """The complete view of every seat and of a spectator."""
    shared = ours.view()
    for seat, other in theirs.views().items():
        mine = ours.view(seat, shared)
        if mine != other:
            differs = {
                name: (mine.get(name), other.get(name))
                for name in mine.keys() | other.keys()
                if mine.get(name) != other.get(name)
            }
            raise Difference(f"{where}: seat {seat} sees (ours, theirs) {differs}")


def same_infos(ours: State, theirs: Reference, seat: int, where: str) -> tuple[Info, Info]:
    """What the current player may choose: our ids and their infos, by the text of the info."""
    asked = None if seat == sacbe.CHANCE else seat
    ids = ours.legal_actions(asked)
    infos = {key(ours.action_info(action, asked)): action for action in ids}
    wanted = {key(info): info for info in theirs.legal_actions(seat)}
    if len(infos) != len(ids):
        raise Difference(f"{where}: two legal actions have one info")
    if infos.keys() != wanted.keys():
        raise Difference(
            f"{where}: only ours {sorted(infos.keys() - wanted.keys())}, "
            f"only theirs {sorted(wanted.keys() - infos.keys())}"
        )
    return infos, wanted


def walk_both(
    ours: State,
    theirs: Reference,
    rng: random.Random,
    policy: Policy,
    where: str,
    change: Callable[[State, int], State] | None = None,
) -> int:
    """One whole game in both engines; returns the number of steps, raises Difference. `change`
    may give both other riches before a step."""
    steps = 0
    while True:
        here = f"{where} step {steps}"
        if (
            ours.current_player != theirs.current_player
            or ours.players_to_act != theirs.players_to_act
        ):
            raise Difference(f"{here}: movers {ours.players_to_act} and {theirs.players_to_act}")
        compare_views(ours, theirs, here)
        if ours.current_player is None:
            break
        if change is not None:
            ours = change(ours, steps)
        seat = rng.choice(ours.players_to_act)
        infos, wanted = same_infos(ours, theirs, seat, here)
        chosen = policy(rng, [wanted[name] for name in sorted(wanted)])
        ours.play(infos[key(chosen)], None if seat == sacbe.CHANCE else seat)
        theirs.play(chosen, seat)
        steps += 1
    if ours.scores != theirs.scores or ours.winners != theirs.winners:
        raise Difference(f"{here}: {ours.scores} {ours.winners}, {theirs.scores} {theirs.winners}")
    return steps


# ------------------------------------------------------------ trees of choices


def perft(state: State, depth: int) -> int:
    """Positions so many choices ahead; Nature's and the end of the game count as one."""
    if depth == 0 or state.current_player is None or state.current_player == sacbe.CHANCE:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.copy()
        after.play(action)
        total += perft(after, depth - 1)
    return total


def reference_perft(game: Reference, depth: int) -> int:
    """The same count by a reference engine."""
    if depth == 0 or game.current_player is None or game.current_player == sacbe.CHANCE:
        return 1
    total = 0
    for info in game.legal_actions():
        after = game.copy()
        after.play(info)
        total += reference_perft(after, depth - 1)
    return total


def bring_to(game: Any, table: sacbe.Table) -> Any:
    """A fresh reference engine, brought to the position of a table."""
    state = table.game.start(table.players, **table.options)
    for player, action in table.moves:
        game.play(state.action_info(action))
        state.play(action, None if player == sacbe.CHANCE else player)
    return game


# ------------------------------------------------------------ planted faults


def hunt(house: Path, module: str, games: int, *first: int) -> subprocess.CompletedProcess[str]:
    """Run a game's walks (`python -m MODULE GAMES`) with the rules in `house`; exit code FOUND
    if they found a difference. Uncompiled: a changed rule would be compiled for half a minute,
    and most are found sooner. A game's walks may let one be named that goes first."""
    return subprocess.run(
        [sys.executable, "-m", module, str(games), *map(str, first)],
        env=dict(os.environ, PYTHONPATH=f"{house}{os.pathsep}{ROOT}", NUMBA_DISABLE_JIT="1"),
        cwd=house,
        capture_output=True,
        text=True,
    )


def plant_fault(name: str, fault: tuple[str, str, str], tmp_path: Path) -> Path:
    """A copy of the sources in which one place of a game is wrong."""
    file, right, wrong = fault
    house = tmp_path / "src"
    shutil.copytree(ROOT / "src", house, ignore=shutil.ignore_patterns("__pycache__"))
    place = house / "sacbe" / "games" / name / file
    text = place.read_text("utf-8")
    assert text.count(right) == 1, "the place for this fault is not in the rules any more"
    place.write_text(text.replace(right, wrong), "utf-8")
    return house


def report_hunt(walks: Callable[..., None]) -> None:
    """The main program of a game's walks."""
    try:
        walks(*map(int, sys.argv[1:]))
    except Difference as found:
        print(found)
        sys.exit(FOUND)
