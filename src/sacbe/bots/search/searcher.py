"""The search's loops bound to a game, and the memory of one thread that searches."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from sacbe.bots.lookahead import loops_for, seed_order
from sacbe.bots.search import tree as loops
from sacbe.bots.search.tree import MOST_DEPTH, MOST_PLAYERS, NONE, ROOT, START, Node
from sacbe.kernel import JIT_DISABLED, block, compiling, count_rules, entry, rule, specialise
from sacbe.play.game import Game
from sacbe.play.progress import show_preparing
from sacbe.play.state import State

ENGINE_RULES = ("legal_actions", "play", "determinize", "pick_outcome", "score", "winners")
EVALUATOR = ("estimate", "resting", "turns_begun", "revealed", "secret")
# In the order of binding: each loop may call the ones above it.
LOOPS = (
    loops.evaluate,
    loops.add_child,
    loops.find_child,
    loops.look_ahead,
    loops.expand,
    loops.select_uct,
    loops.sample_by_regret,
    loops.select_child,
    loops.node_after_secret,
    loops.select_path,
    loops.rollout,
    loops.backpropagate,
)
NO_HINT = -1


class Searcher:
    """The search bound to one game."""

    def __init__(self, game: Game) -> None:
        engine = game.engine
        self.game = game
        self._bound: dict[str, Any] = {name: engine.bound[name] for name in ENGINE_RULES}
        self._bound |= {name: getattr(game.evaluator, name) for name in EVALUATOR}
        self.greedy = loops_for(game)
        self._bound["greedy"] = self.greedy.bound["choose"]
        self._name = engine.bound["__name__"]
        for loop in LOOPS:
            self._bound[loop.__name__] = rule(self._bind(loop))
        self.search: Any = entry(self._bind(loops.search))
        if not JIT_DISABLED:
            count = functools.partial(count_rules, self.search)
            with show_preparing(game.title, count) as shown, compiling(shown):
                SearchBuffers(self, 8, {}, game.evaluator.WEIGHTS).search(0)

    def _bind(self, loop: Any) -> Any:
        return specialise(loop, {"__name__": self._name, **self._bound}, *self._bound)


@functools.cache
def searcher_for(game: Game) -> Searcher:
    """The search of a game, bound once."""
    return Searcher(game)


class ChildStats(NamedTuple):
    """What a search found out about one choice."""

    action: int
    visits: int
    value: float  # the mean for the seat that chooses
    prior: float
    strategy: float  # of a secret choice: how often it should be made


class SearchBuffers:
    """All that one thread needs to search."""

    def __init__(
        self, searcher: Searcher, nodes: int, settings: Mapping[str, float], weights: Any
    ) -> None:
        game = searcher.game
        self._searcher = searcher
        self._nodes: Any = block(Node, nodes)
        self._trees: Any = block(loops.Tree, 1)
        self._settings: Any = block(loops.Settings, 1)
        self._weights = weights
        self._greedy = searcher.greedy.memory(int(settings.get("breadth", 1)), rivalry=0.0)
        self._slots = game.engine.blank(4)
        self._rngs = game.engine.rng(0)
        self._marks = np.zeros(game.num_actions, np.int32)
        self._path = np.zeros(MOST_DEPTH, np.int32)
        self._looks = np.zeros(game.num_actions, np.float64)
        self._numbers = np.zeros((2, MOST_PLAYERS), np.float64)
        for name, value in settings.items():
            _write(self._settings, name, value)

    def seed(self, seed: int) -> None:
        """Begin the stream of random numbers anew."""
        self._rngs = self._searcher.game.engine.rng(seed)
        seed_order(self._greedy[-1], seed + 1)

    def begin(self, state: State, seat: int, root_hint: int = NO_HINT) -> None:
        """A new tree from a position."""
        self.place(state)
        start = {"root": ROOT, "size": ROOT + 1, "seat": seat, "steps": 0, "simulations": 0}
        start["root_hint"] = root_hint
        for name, number in start.items():
            _write(self._trees, name, number)
        self._nodes[ROOT] = self._nodes[NONE]  # which stays blank

    def reuse(self, state: State, root: int) -> None:
        """Keep what is known below a node, and search from there."""
        self.place(state)
        start = {"root": root, "steps": 0, "simulations": 0, "root_hint": NO_HINT}
        for name, number in start.items():
            _write(self._trees, name, number)

    def place(self, state: State) -> None:
        """The position to search from."""
        if JIT_DISABLED:
            self._slots[START] = state._slots[0]
        else:
            self._slots[START : START + 1].view(np.uint8)[:] = state._slots.view(np.uint8)

    def search(self, simulations: int) -> None:
        """Go on growing the tree; without Python's lock."""
        self._searcher.search(
            self._nodes,
            self._trees,
            self._slots,
            self._settings,
            self._weights,
            self._rngs,
            self._marks,
            self._path,
            self._looks,
            self._numbers,
            *self._greedy,
            simulations,
        )

    @property
    def root(self) -> int:
        """The node of the position that is searched."""
        return int(self.tree("root"))

    @property
    def size(self) -> int:
        """Nodes that there can be."""
        return len(self._nodes)

    @property
    def room(self) -> int:
        """Nodes that can still be made."""
        return self.size - int(self.tree("size"))

    def tree(self, name: str) -> int:
        """A number of the tree by its name."""
        return int(_read(self._trees[0], name))

    def visits(self, node: int) -> int:
        """How often a node was come to."""
        return int(_read(self._nodes[node], "visits"))

    def children(self, parent: int, seat: int) -> dict[int, tuple[int, ChildStats]]:
        """The nodes of a seat's choices by action."""
        found = {}
        child = int(_read(self._nodes[parent], "first"))
        while child != NONE:
            node = self._nodes[child]
            if int(_read(node, "player")) == seat:
                visits = int(_read(node, "visits"))
                value = float(_read(node, "value")[seat]) / max(1, visits)
                prior, strategy = float(_read(node, "prior")), float(_read(node, "strategy"))
                action = int(_read(node, "action"))
                found[action] = child, ChildStats(action, visits, value, prior, strategy)
            child = int(_read(node, "next"))
        return found

    def best_line(self, node: int, length: int = 12) -> list[tuple[int, int]]:
        """The most visited way on from a node, as (player, action), up to the next secret."""
        line: list[tuple[int, int]] = []
        while len(line) < length:
            best, most = NONE, 0
            child = int(_read(self._nodes[node], "first"))
            while child != NONE:
                openly = int(_read(self._nodes[child], "player")) >= 0
                if openly and self.visits(child) > most:
                    best, most = child, self.visits(child)
                child = int(_read(self._nodes[child], "next"))
            if best == NONE:
                break
            node = best
            line.append(
                (int(_read(self._nodes[node], "player")), int(_read(self._nodes[node], "action")))
            )
        return line


def _read(record: Any, name: str) -> Any:
    return getattr(record, name) if JIT_DISABLED else record[name]


def _write(records: Any, name: str, value: float) -> None:
    if JIT_DISABLED:
        setattr(records[0], name, value)
    else:
        records[name] = value
