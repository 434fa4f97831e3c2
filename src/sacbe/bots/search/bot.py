"""The search bot: looks several rounds ahead in worlds that its seat cannot tell apart."""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from sacbe.bots.search.searcher import Memory, Seen, searcher_for
from sacbe.play.game import Game
from sacbe.play.state import State

# How the search is set, see tree.Settings.
SETTINGS: Mapping[str, float] = {
    "exploration": 0.05,
    "temperature": 2.0,
    "rivalry": 0.3,
    "victory": 0.3,
    "closeness": 8.0,
}
NODES_PER_SIMULATION = 40  # kept below that by most positions
MOST_NODES = 1_500_000
FEWEST = 0.25  # the share of the budget that is searched even if the kept tree has enough


class Found(NamedTuple):
    """What a search found."""

    action: int
    choices: list[Seen]  # in rising order of their ids
    line: list[tuple[int, int]]  # (mover, action), the most visited way on; Nature is -1
    simulations: int
    depth: float  # mean length of the paths
    seconds: float


class SearchBot:
    """Tree search with a budget of simulations for every decision.

    Equal seeds and budgets give equal games. The tree is kept within a turn. Threads search trees
    of their own, whose visits are added up.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int = 1000,
        threads: int = 1,
        settings: Mapping[str, float] | None = None,
        name: str = "search",
    ) -> None:
        if type(simulations) is not int or simulations < threads:
            raise ValueError(f"A search has at least one simulation a thread, not {simulations!r}.")
        self.name = name
        self._setting = {**SETTINGS, **(settings or {})}
        self.digest = f"search {simulations} {threads} {sorted(self._setting.items())}"
        self._share = simulations // threads
        nodes = min(MOST_NODES, 2000 + NODES_PER_SIMULATION * self._share)
        searcher = searcher_for(game)
        self._memories = [Memory(searcher, nodes, self._setting) for _ in range(threads)]
        for k, memory in enumerate(self._memories):
            memory.seed(seed * 64 + k)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._foreseen: bytes | None = None
        self._roots: list[int] = []

    def choose(self, state: State, seat: int) -> int:
        """The most visited choice."""
        return self.search(state, seat).action

    def search(self, state: State, seat: int) -> Found:
        """Search a position for a seat that has to choose."""
        began = time.perf_counter()
        kept = self._is_foreseen(state, seat)
        for k, memory in enumerate(self._memories):
            if kept:
                memory.go_on(state, self._roots[k])
            else:
                memory.begin(state, seat)
        self._run([self._missing(memory) for memory in self._memories])
        return self._found(state, seat, began)

    def _run(self, simulations: list[int]) -> None:
        if self._pool is None:
            self._memories[0].search(simulations[0])
            return
        pairs = zip(self._memories, simulations, strict=True)
        for part in [self._pool.submit(memory.search, n) for memory, n in pairs]:
            part.result()

    def _missing(self, memory: Memory) -> int:
        """Simulations to be made: a tree kept from the last choice has some already."""
        return max(self._share - memory.visits(memory.root), int(FEWEST * self._share), 1)

    def _is_foreseen(self, state: State, seat: int) -> bool:
        """Is this the position that the last choice led to, and is there room to go on?"""
        if self._foreseen is None or state.observation(seat).tobytes() != self._foreseen:
            return False
        return all(
            memory.room > NODES_PER_SIMULATION * self._share // 2 for memory in self._memories
        )

    def _found(self, state: State, seat: int, began: float) -> Found:
        """The choice, with the visits of all threads added up."""
        trees = [memory.children(memory.root, seat) for memory in self._memories]
        choices = []
        for action in state.legal(seat):
            seen = [tree[action][1] for tree in trees if action in tree]
            choices.append(_merged(action, seen))
        secret = any(choice.strategy > 0 for choice in choices)
        best = max(
            choices,
            key=lambda c: (c.strategy, c.visits, c.value) if secret else (c.visits, c.value),
        )
        simulations = sum(memory.tree("simulations") for memory in self._memories)
        steps = sum(memory.tree("steps") for memory in self._memories)
        self._foresee(state, seat, best.action, trees, secret)
        return Found(
            best.action,
            choices,
            self._memories[0].best_line(self._memories[0].root),
            simulations,
            steps / max(1, simulations),
            time.perf_counter() - began,
        )

    def _foresee(
        self,
        state: State,
        seat: int,
        action: int,
        trees: list[dict[int, tuple[int, Seen]]],
        secret: bool,
    ) -> None:
        """Remember where the trees go on, in case this seat is asked again at once."""
        self._foreseen = None
        if secret or any(action not in tree for tree in trees):
            return
        after = state.copy()
        after.play(action, seat)
        while after.mover == seat and len(legal := after.legal()) == 1:
            after.play(legal[0])
        if after.mover == seat:
            self._foreseen = after.observation(seat).tobytes()
            self._roots = [tree[action][0] for tree in trees]


def _merged(action: int, seen: list[Seen]) -> Seen:
    """What all threads found out about one choice."""
    visits = sum(one.visits for one in seen)
    value = sum(one.value * one.visits for one in seen) / max(1, visits)
    prior = sum(one.prior for one in seen) / max(1, len(seen))
    return Seen(action, visits, value, prior, sum(one.strategy for one in seen))
