"""The loops of the search specialised to a game, and the buffers of one search thread."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from sacbe.bots.lookahead import loops_on, seed_ties
from sacbe.bots.search import tree as loops
from sacbe.bots.search.net import WIDTH, FloatArray, forward, zero
from sacbe.bots.search.tree import MAX_DEPTH, MAX_PLAYERS, NONE, ROOT, ROOT_STATE, Node
from sacbe.kernel import Block, compiling, count_rules, entry, rule, specialise
from sacbe.play.engine import Engine
from sacbe.play.game import Game
from sacbe.play.progress import show_preparing
from sacbe.play.state import State

ENGINE_RULES = ("legal_actions", "play", "determinize", "sample_outcome", "score", "winners")
EVALUATOR = ("estimate", "features", "resting", "turns_begun", "revealed", "secret")
# In the order of binding: each loop may call the ones above it.
LOOPS = (
    loops.learned_points,
    loops.evaluate,
    loops.add_child,
    loops.get_or_add_child,
    loops.lookahead_value,
    loops.expand,
    loops.select_puct,
    loops.sample_by_regret,
    loops.select_child,
    loops.node_after_secret,
    loops.select_path,
    loops.rollout,
    loops.backpropagate,
)
NO_HINT = -1


class Searcher:
    """The search specialised to one game."""

    def __init__(self, game: Game, engine: Engine) -> None:
        """Nothing is compiled or loaded until `load` is called."""
        self.game, self.engine, self._loaded = game, engine, False
        self.bound: dict[str, Any] = {name: engine.bound[name] for name in ENGINE_RULES}
        self.bound |= {name: getattr(game.evaluator, name) for name in EVALUATOR}
        self.greedy = loops_on(game, engine)
        self.bound["greedy"] = self.greedy.bound["choose"]
        self.bound["forward"] = forward
        self._name = engine.bound["__name__"]
        for loop in LOOPS:
            self.bound[loop.__name__] = rule(self._bind(loop))
        self.search: Any = engine.adapt(entry(self._bind(loops.search)))

    def load(self) -> None:
        """Compile or load, showing progress."""
        if not (self.engine.interpreted or self._loaded):
            self._loaded = True
            count = functools.partial(count_rules, self.search)
            with show_preparing(self.game.title, count) as progress, compiling(progress):
                self.search(*self._call())

    @property
    def is_stored(self) -> bool:
        """Can it be loaded without compiling anything?"""
        return self.engine.interpreted or self.search.is_stored(*self._call())

    def _call(self) -> tuple[Any, ...]:
        """Arguments of a call without effect."""
        return *SearchBuffers(
            self, 8, {}, self.game.evaluator.WEIGHTS, zero(self.game)
        ).arguments, 0

    def _bind(self, loop: Any) -> Any:
        return specialise(loop, {"__name__": self._name, **self.bound}, *self.bound)


@functools.cache
def searcher_on(game: Game, engine: Engine) -> Searcher:
    """The search of a game on one of its engines, which may not be loaded yet."""
    return Searcher(game, engine)


def searcher_for(game: Game) -> Searcher:
    """The search of a game, compiled once."""
    searcher = searcher_on(game, game.engine)
    searcher.load()
    return searcher


class ChildStats(NamedTuple):
    """Statistics of one action."""

    action: int
    visits: int
    value: float  # mean value for the player who acts
    prior: float
    strategy: float  # cumulative probability of a secret action


class SearchBuffers:
    """The arrays that one search thread works on: nodes, tree, random numbers, scratch space."""

    def __init__(
        self,
        searcher: Searcher,
        nodes: int,
        settings: Mapping[str, float],
        weights: Any,
        net: FloatArray,
    ) -> None:
        game, engine = searcher.game, searcher.engine
        self._searcher = searcher
        self._nodes: Any = engine.records(Node, nodes)
        self._trees: Any = engine.records(loops.Tree)
        self._settings: Any = engine.records(loops.Settings)
        self._weights = weights
        self._net = net
        self._features = np.zeros(game.evaluator.N_FEATURES, np.float32)
        self._hidden = np.zeros((2, WIDTH), np.float32)
        self._greedy = searcher.greedy.buffers(int(settings.get("breadth", 1)), rivalry=0.0)
        self._slots = engine.blank(4)
        self._rngs = engine.rng(0)
        self._marks = np.zeros(game.num_actions, np.int32)
        self._path = np.zeros(MAX_DEPTH, np.int32)
        self._lookahead_values = np.zeros(game.num_actions, np.float64)
        self._scratch = np.zeros((3, MAX_PLAYERS), np.float64)
        for name, value in settings.items():
            _write(self._settings, name, value)

    def seed(self, seed: int) -> None:
        """Seed the random numbers."""
        self._rngs = self._searcher.engine.rng(seed)
        seed_ties(self._greedy[-1], seed + 1)

    def begin(self, state: State, seat: int, root_hint: int = NO_HINT) -> None:
        """Start a new tree."""
        self.set_root_state(state)
        start = {"root": ROOT, "size": ROOT + 1, "seat": seat, "steps": 0, "simulations": 0}
        start["root_hint"] = root_hint
        for name, number in start.items():
            _write(self._trees, name, number)
        self._nodes[ROOT] = self._nodes[NONE]  # NONE stays blank

    def reuse(self, state: State, root: int) -> None:
        """Continue with the subtree below a node."""
        self.set_root_state(state)
        start = {"root": root, "steps": 0, "simulations": 0, "root_hint": NO_HINT}
        for name, number in start.items():
            _write(self._trees, name, number)

    def set_root_state(self, state: State) -> None:
        """Copy in the position to search from."""
        if self._searcher.engine.interpreted:
            self._slots[ROOT_STATE] = state._slots[0]
        else:
            self._slots[ROOT_STATE : ROOT_STATE + 1].view(np.uint8)[:] = state._slots.view(np.uint8)

    def search(self, simulations: int) -> None:
        """Run simulations, without holding the GIL."""
        self._searcher.search(*self.arguments, simulations)

    @property
    def arguments(self) -> tuple[Any, ...]:
        """The arguments of the compiled search, without the number of simulations."""
        return (
            self._nodes,
            self._trees,
            self._slots,
            self._settings,
            self._weights,
            self._net,
            self._features,
            self._hidden,
            self._rngs,
            self._marks,
            self._path,
            self._lookahead_values,
            self._scratch,
            *self._greedy,
        )

    @property
    def root(self) -> int:
        """Index of the root node."""
        return int(self.tree("root"))

    @property
    def size(self) -> int:
        """Capacity in nodes."""
        return len(self._nodes)

    @property
    def free_nodes(self) -> int:
        """Number of unused nodes."""
        return self.size - int(self.tree("size"))

    def tree(self, name: str) -> int:
        """A field of loops.Tree by its name."""
        return int(_read(self._trees[0], name))

    def visits(self, node: int) -> int:
        """Visit count of a node."""
        return int(_read(self._nodes[node], "visits"))

    def mean_values(self, players: int) -> list[float]:
        """The mean value of the root for every player."""
        node = self._nodes[self.root]
        visits = max(1, int(_read(node, "visits")))
        return [float(_read(node, "value")[p]) / visits for p in range(players)]

    def children(self, parent: int, seat: int) -> dict[int, tuple[int, ChildStats]]:
        """A player's children of a node by action: node index and statistics."""
        stats = {}
        child = int(_read(self._nodes[parent], "first_child"))
        while child != NONE:
            node = self._nodes[child]
            if int(_read(node, "player")) == seat:
                visits = int(_read(node, "visits"))
                value = float(_read(node, "value")[seat]) / max(1, visits)
                prior, strategy = float(_read(node, "prior")), float(_read(node, "strategy"))
                action = int(_read(node, "action"))
                stats[action] = child, ChildStats(action, visits, value, prior, strategy)
            child = int(_read(node, "next_sibling"))
        return stats

    def best_line(self, node: int, length: int) -> list[tuple[int, int]]:
        """Principal variation from a node as (player, action), up to the next secret action."""
        line: list[tuple[int, int]] = []
        while len(line) < length:
            best, most = NONE, 0
            child = int(_read(self._nodes[node], "first_child"))
            while child != NONE:
                is_public = int(_read(self._nodes[child], "player")) >= 0
                if is_public and self.visits(child) > most:
                    best, most = child, self.visits(child)
                child = int(_read(self._nodes[child], "next_sibling"))
            if best == NONE:
                break
            node = best
            line.append(
                (int(_read(self._nodes[node], "player")), int(_read(self._nodes[node], "action")))
            )
        return line


def _read(record: Any, name: str) -> Any:
    return record[name] if isinstance(record, np.void) else getattr(record, name)


def _write(records: Any, name: str, value: float) -> None:
    if isinstance(records, Block):
        setattr(records[0], name, value)
    else:
        records[name] = value
