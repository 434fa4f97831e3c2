"""Differential tests: our engine against the reference engine, written from the rules alone.

At every step both must have the same legal actions (as sets of infos) and the same view for every
seat. The `walk.py` of a game defines how a walk starts and how actions are chosen. `make test`
runs the walks that `scripts/choose_walks.py` chose, `make test-all` runs all of them.
"""

from __future__ import annotations

import functools
import itertools
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

import sacbe
from sacbe.play.game import Game
from sacbe.play.state import State
from tests.games.counts import player_counts
from tests.games.walk_facts import Facts, Instrumented, count_by_kind

Info = dict[str, Any]
Policy = Callable[[random.Random, list[Info]], Info]
ROOT = Path(__file__).parent.parent.parent
EXIT_DIFFERENCE = 7  # exit code if the engines differ


class Reference(Protocol):
    """The interface of a reference engine."""

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
    """The engines differ; the message is one line that reproduces it."""


def uniform(rng: random.Random, infos: list[Info]) -> Info:
    """A uniformly random choice."""
    return rng.choice(infos)


def key(info: Info) -> str:
    """An info as a comparable text."""
    return msgspec.json.encode(info, order="sorted").decode()


def compare_views(ours: State, theirs: Reference, where: str) -> Info:
    """Compare the views of every seat and of a spectator; returns the spectator's."""
    public = ours.view()
    for seat, other in theirs.views().items():
        mine = ours.view(seat, public)
        if mine != other:
            differs = {
                name: (mine.get(name), other.get(name))
                for name in mine.keys() | other.keys()
                if mine.get(name) != other.get(name)
            }
            raise Difference(f"{where}: seat {seat} sees (ours, theirs) {differs}")
    return public


def same_infos(ours: State, theirs: Reference, seat: int, where: str) -> tuple[Info, Info]:
    """The legal actions of a seat: our ids and the reference's infos, keyed by the info's text."""
    player = None if seat == sacbe.CHANCE else seat
    ids = ours.legal_actions(player)
    infos = {key(ours.action_info(action, player)): action for action in ids}
    expected = {key(info): info for info in theirs.legal_actions(seat)}
    if len(infos) != len(ids):
        raise Difference(f"{where}: two legal actions have one info")
    if infos.keys() != expected.keys():
        raise Difference(
            f"{where}: only ours {sorted(infos.keys() - expected.keys())}, "
            f"only theirs {sorted(expected.keys() - infos.keys())}"
        )
    return infos, expected


def walk_both(
    ours: State,
    theirs: Reference,
    rng: random.Random,
    policy: Policy,
    where: str,
    change: Callable[[State], State] | None = None,
    facts: Facts | None = None,
) -> int:
    """Play one game in both engines; returns the number of steps, raises Difference. `change` may
    change both positions before a step; `facts` records what the walk reaches."""
    steps = 0
    while True:
        here = f"{where} step {steps}"
        if (
            ours.current_player != theirs.current_player
            or ours.players_to_act != theirs.players_to_act
        ):
            raise Difference(
                f"{here}: players to act {ours.players_to_act} and {theirs.players_to_act}"
            )
        view = compare_views(ours, theirs, here)
        if ours.current_player is None:
            break
        if change is not None:
            ours = change(ours)
        seat = rng.choice(ours.players_to_act)
        infos, expected = same_infos(ours, theirs, seat, here)
        legal = [expected[name] for name in sorted(expected)]
        choice = policy(rng, legal)
        if facts is not None:
            facts.decision(legal, choice, view)
        ours.play(infos[key(choice)], None if seat == sacbe.CHANCE else seat)
        theirs.play(choice, seat)
        steps += 1
    if facts is not None:
        facts.end(view, ours.scores, ours.winners)
    if ours.scores != theirs.scores or ours.winners != theirs.winners:
        raise Difference(f"{here}: {ours.scores} {ours.winners}, {theirs.scores} {theirs.winners}")
    return steps


# ------------------------------------------------------------ the walks of a game


class Start(NamedTuple):
    """The options and policy of a walk, and a function that changes positions before a step."""

    options: Info
    policy: Policy
    change: Callable[[State, Any], State] | None = None


class Walks:
    """The walks of one game. A number of players and a seed below `seeds` define a walk."""

    def __init__(
        self,
        name: str,
        reference: type[Any],
        seeds: int,
        start: Callable[[int, int, random.Random], Start],
    ) -> None:
        self.game = sacbe.game(name)
        self.players = player_counts(name)
        self.seeds = range(seeds)
        self.path = Path(__file__).parent.parent / name / "walks.json"
        self._reference = reference
        self._start = start

    def chosen_seeds(self, players: int) -> list[int]:
        """The seeds of `make test`, sorted by what they reach."""
        return list(self._stored()[str(players)]["seeds"])

    def stored_counts(self, players: int) -> dict[str, int]:
        """The stored numbers of facts of each kind that the chosen walks reach."""
        return dict(self._stored()[str(players)]["facts"])

    def _stored(self) -> Info:
        return dict(json.loads(self.path.read_text("utf-8")))

    def walk(
        self, players: int, seed: int, facts: Facts | None = None, reference: Any = None
    ) -> int:
        """Play one game in both engines; returns the number of steps, raises Difference."""
        return self._walk(self.game, reference or self._reference, players, seed, facts)

    def walk_on(self, game: Game, players: int, seed: int, **data: Any) -> int:
        """The same on other data; `data` are passed to the reference engine."""
        reference: Callable[..., Any] = self._reference
        return self._walk(game, functools.partial(reference, **data), players, seed, None)

    def _walk(
        self,
        game: Game,
        reference: Callable[..., Any],
        players: int,
        seed: int,
        facts: Facts | None,
    ) -> int:
        rng = random.Random(f"{players} {seed}")
        start = self._start(players, seed, rng)
        if facts is not None:
            facts.setup(start.options)
        ours = game.start(players, **start.options)
        theirs = reference(players, **start.options)

        def change(state: State) -> State:
            return state if start.change is None else start.change(state, theirs)

        where = f"{self.game.name}: walk({players}, {seed})"
        return walk_both(ours, theirs, rng, start.policy, where, change, facts)

    def record_facts(self, players: int, seeds: list[int]) -> Iterator[set[str]]:
        """Walk these seeds and yield the facts of each."""
        instrumented = Instrumented(sys.modules[self._reference.__module__])
        reference = getattr(instrumented.module, self._reference.__name__)
        for seed in seeds:
            facts = Facts()
            self.walk(players, seed, facts, reference)
            yield facts.all | instrumented.take_facts()

    def check_chosen(self, players: int) -> None:
        """Walk the chosen seeds; they must reach at least the stored numbers of facts."""
        counts = count_by_kind(set().union(*self.record_facts(players, self.chosen_seeds(players))))
        missing = {
            kind: f"{counts.get(kind, 0)} of {minimum}"
            for kind, minimum in self.stored_counts(players).items()
            if counts.get(kind, 0) < minimum
        }
        again = f"python -m scripts.choose_walks {self.game.name}"
        assert not missing, (
            f"The chosen walks reach fewer facts: {missing}. To choose again: {again}"
        )

    def chunks(self) -> list[range]:
        """All seeds, in parts for parallel workers."""
        return [self.seeds[start : start + 30] for start in range(0, len(self.seeds), 30)]

    def main(self) -> None:
        """The main program: run the chosen walks, or the first N for each number of players. Exit
        code EXIT_DIFFERENCE if the engines differ."""
        most = int(sys.argv[1]) if sys.argv[1:] else None
        walks = [[(n, seed) for seed in self.chosen_seeds(n)[:most]] for n in self.players]
        try:
            for turn in itertools.zip_longest(*walks):
                for walk in filter(None, turn):
                    self.walk(*walk)
        except Difference as difference:
            print(difference)
            sys.exit(EXIT_DIFFERENCE)


# ------------------------------------------------------------ perft


def perft(state: State, depth: int) -> int:
    """The number of positions `depth` choices ahead; chance and the end of the game are leaves."""
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


def replay_in(game: Any, table: sacbe.Table) -> Any:
    """Replay the moves of a table in a new reference engine."""
    state = table.game.start(table.players, **table.options)
    for player, action in table.moves:
        game.play(state.action_info(action))
        state.play(action, None if player == sacbe.CHANCE else player)
    return game


# ------------------------------------------------------------ planted faults


def run_walks(source_root: Path, module: str, *most: str) -> subprocess.CompletedProcess[str]:
    """Run a game's chosen walks (`python -m MODULE`) with the rules in `source_root`. The
    exit code is EXIT_DIFFERENCE if the engines differ. The rules are not compiled, because
    compiling a changed rule takes half a minute."""
    return subprocess.run(
        [sys.executable, "-m", module, *most],
        env=dict(os.environ, PYTHONPATH=f"{source_root}{os.pathsep}{ROOT}", NUMBA_DISABLE_JIT="1"),
        cwd=source_root,
        capture_output=True,
        text=True,
        timeout=600,
    )


def plant_fault(name: str, fault: tuple[str, str, str], tmp_path: Path) -> Path:
    """A copy of the sources with a planted fault in one game."""
    file, right, wrong = fault
    source_root = tmp_path / "src"
    shutil.copytree(ROOT / "src", source_root, ignore=shutil.ignore_patterns("__pycache__"))
    place = source_root / "sacbe" / "games" / name / file
    text = place.read_text("utf-8")
    assert text.count(right) == 1, "the code for this fault is not in the rules any more"
    place.write_text(text.replace(right, wrong), "utf-8")
    return source_root
