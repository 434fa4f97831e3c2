"""The search bot: looks several rounds ahead in worlds that its seat cannot tell apart."""

from __future__ import annotations

import functools
import hashlib
import math
import random
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sacbe.bots.base import Progress, check_seconds, seed_from
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.search.levels import Budget, checked_budget, checked_settings, shipped
from sacbe.bots.search.runner import Part, run
from sacbe.bots.search.searcher import NO_HINT, ChildStats, SearchBuffers, searcher_for
from sacbe.kernel import digest, to_bytes
from sacbe.kernel.weights import change_weights
from sacbe.play.engine import CHANCE
from sacbe.play.game import Game
from sacbe.play.state import State

POINTS = 100  # the search counts points in hundreds, see tree.judge_position
NODES_PER_SIMULATION = 40  # kept below that by most positions
MOST_NODES = 1_500_000
RARELY = 0.3  # secret choices made less often than that, of the likeliest, are taken for noise
FEWEST = 0.25  # the share of the budget that is searched even if the kept tree has enough


Children = Mapping[int, tuple[int, ChildStats]]  # by action: node and statistics


class Choice(NamedTuple):
    """What a search found out about one choice."""

    action: int
    visits: int
    # The mean of what it led to, in points; None if it was never tried. Counted are the points of
    # the own seat at the end, less a part (`rivalry`) of the mean of the others, and so many more
    # (`victory`, in hundreds) for winning. So it is differences between choices that say something.
    value: float | None
    prior: float  # how good it looked at first sight; 1 in all
    strategy: float  # of a secret choice: how often it should be made, against the others


class SearchResult(NamedTuple):
    """What a search found."""

    action: int
    choices: list[Choice]  # in rising order of their ids
    line: list[tuple[int, int]]  # (player, action): the choice, and the most visited way on
    simulations: int
    depth: float  # mean length of the paths, in choices
    seconds: float

    @property
    def simulations_per_second(self) -> float:
        """How fast it was, of all threads together."""
        return self.simulations / max(self.seconds, 1e-9)


class SearchConfig(NamedTuple):
    """How a game of so many players is searched."""

    budget: Budget
    settings: dict[str, float]
    weights: Any  # of the evaluator


class SearchBot:
    """Tree search with a budget for every decision: that of a level, or what is said otherwise.

    `settings` of the search and `weights` of the evaluator say by name what is to be otherwise than
    in the files that come with Sacbe.

    One seed, one budget and one position always give one answer, but for the tree that is kept
    within a turn. Threads search trees of their own, whose visits are added up.

    With `seconds` a turn ends in time: each of its decisions may use half of what is left, for
    later ones go on in the tree of the first. How much was searched is then for the clock to say.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        simulations: int | None = None,
        threads: int | None = None,
        settings: Mapping[str, float] | None = None,
        weights: Mapping[str, float | Sequence[float]] | None = None,
        level: str = "medium",
        choice_temperature: float | None = None,
        seconds: float | None = None,
        progress: Progress | None = None,
    ) -> None:
        check_seconds(seconds)
        budget = (simulations, threads, choice_temperature)
        wishes = {
            name: wish
            for name, wish in zip(Budget._fields, budget, strict=True)
            if wish is not None
        }
        self.name = level
        self._configs = _configs(game, level, wishes, settings or {}, weights or {})
        otherwise = (settings, weights)
        self._made_by = (game, seed, *budget[:2], *otherwise, level, choice_temperature, seconds)
        self._searcher = searcher_for(game)
        self._greedy = GreedyBot(game, seed)
        self._seed, self._seconds, self._progress = seed, seconds, progress
        self._buffers: list[SearchBuffers] = []
        self._players = 0  # that there are memories for
        self._share = 0  # simulations of each
        self._reusable: bytes | None = None
        self._roots: list[int] = []
        self._turn_goes_on = False
        self._spent = 0.0  # seconds in this turn

    def __reduce__(self) -> tuple[Any, ...]:
        return SearchBot, self._made_by  # between turns there is nothing to remember

    @property
    def digest(self) -> str:
        """Changes with everything that changes how it plays; a cap in seconds is not told."""
        configs = [
            (players, config.budget, config.settings, to_bytes(config.weights[0]).hex())
            for players, config in sorted(self._configs.items())
        ]
        return f"{_code_digest(self._searcher.game)} {self._greedy.digest} {configs}"

    def choose(self, state: State, seat: int) -> int:
        """The choice of a search, if there is any to make."""
        legal = state.legal_actions(seat)
        return legal[0] if len(legal) == 1 else self.search(state, seat).action

    def search(self, state: State, seat: int) -> SearchResult:
        """Search a position for a seat that has to choose."""
        if seat != state.current_player and seat not in state.players_to_act:
            raise ValueError(f"Seat {seat!r} is not to move.")
        began = time.perf_counter()
        state = _at_its_turn(state, seat)
        config = self._prepare(state.players)
        seen = state.observation(seat).tobytes()
        root_hint = self._root_hint(config, state, seat)
        kept, self._reusable = self._reuses_tree(config) and self._can_reuse_tree(seen), None
        for k, buffers in enumerate(self._buffers):
            if kept:
                buffers.reuse(state, self._roots[k])
            else:
                buffers.seed(self._number(f"thread {k}", seen))
                buffers.begin(state, seat, root_hint)
        parts = [Part(buffers, self._missing(buffers)) for buffers in self._buffers]
        run(parts, self._deadline(began), self._progress)
        trees = [buffers.children(buffers.root, seat) for buffers in self._buffers]
        choices = [_merged(action, trees) for action in state.legal_actions(seat)]
        action = self._pick(choices, config.budget.choice_temperature, seen)
        self._reuse_tree(state, seat, action, trees)
        line = [(seat, action)]
        if action in trees[0]:
            line += self._buffers[0].best_line(trees[0][action][0])
        result = self._result(action, choices, line, time.perf_counter() - began)
        self._spent += result.seconds
        return result

    # ------------------------------------------------------------ before

    def _prepare(self, players: int) -> SearchConfig:
        """Only the first position tells how many play, and so how they are searched."""
        config = self._configs[players]
        if players != self._players:
            self._share = config.budget.simulations // config.budget.threads
            nodes = min(MOST_NODES, 2000 + NODES_PER_SIMULATION * self._share)
            self._buffers = [
                SearchBuffers(self._searcher, nodes, config.settings, config.weights)
                for _ in range(config.budget.threads)
            ]
            self._players, self._reusable = players, None
        return config

    def _root_hint(self, config: SearchConfig, state: State, seat: int) -> int:
        """What greedy would choose, where it is trusted."""
        return self._greedy.choose(state, seat) if config.settings["hint_weight"] > 0 else NO_HINT

    @staticmethod
    def _reuses_tree(config: SearchConfig) -> bool:
        """Greedy's plan for the rest of the turn may change, and a kept tree does not know that.
        Where simulations are dear, because they play on, what they found is worth more."""
        return config.settings["hint_weight"] == 0 or config.settings["playout"] > 0

    def _can_reuse_tree(self, seen: bytes) -> bool:
        """Is this the position that the last choice led to, and is there room to go on?"""
        return seen == self._reusable and all(m.room > m.size // 2 for m in self._buffers)

    def _missing(self, buffers: SearchBuffers) -> int:
        """Simulations to be made: a tree kept from the last choice has some already."""
        return max(self._share - buffers.visits(buffers.root), int(FEWEST * self._share), 1)

    def _deadline(self, began: float) -> float:
        """When this decision must be made."""
        if not self._turn_goes_on:
            self._spent = 0.0
        return math.inf if self._seconds is None else began + (self._seconds - self._spent) / 2

    def _number(self, what: str, seen: bytes) -> int:
        """A seed for something in a position, told by what the seat sees of it."""
        return seed_from(seen, self._seed, what)

    # ------------------------------------------------------------ after

    def _pick(self, choices: Sequence[Choice], temperature: float, seen: bytes) -> int:
        """What was visited most. In secret, a draw by how often each should be made; with a
        temperature, one of those that were tried, the likelier the better."""
        draw = random.Random(self._number("choice", seen))
        values = {c.action: c.value for c in choices if c.value is not None}
        if temperature and values:
            most = max(values.values())
            weights = [math.exp((value - most) / temperature) for value in values.values()]
            return draw.choices(list(values), weights)[0]
        often = max(c.strategy for c in choices)
        if often > 0:
            weights = [c.strategy if c.strategy >= RARELY * often else 0.0 for c in choices]
            return draw.choices(choices, weights)[0].action
        return max(
            choices, key=lambda c: (c.visits, values.get(c.action, 0.0), draw.random())
        ).action

    def _reuse_tree(self, state: State, seat: int, action: int, trees: Sequence[Children]) -> None:
        """Is this seat asked again at once? Then remember where the trees go on, if they do."""
        after, revealed = state.copy(), False
        after.play(action, seat)
        while after.current_player == CHANCE or (
            after.current_player == seat and len(after.legal_actions()) == 1
        ):
            revealed |= after.current_player == CHANCE
            after.play(after.legal_actions()[0])
        self._turn_goes_on = after.current_player == seat
        secret = any(one.strategy > 0 for tree in trees for _, one in tree.values())
        known = all(action in tree for tree in trees)
        if self._turn_goes_on and known and not revealed and not secret:
            self._reusable = after.observation(seat).tobytes()
            self._roots = [tree[action][0] for tree in trees]

    def _result(
        self, action: int, choices: list[Choice], line: list[tuple[int, int]], seconds: float
    ) -> SearchResult:
        simulations = sum(buffers.tree("simulations") for buffers in self._buffers)
        depth = sum(buffers.tree("steps") for buffers in self._buffers) / max(1, simulations)
        return SearchResult(action, choices, line, simulations, depth, seconds)


def _configs(
    game: Game,
    level: str,
    wishes: Mapping[str, Any],
    settings: Mapping[str, float],
    weights: Mapping[str, float | Sequence[float]],
) -> dict[int, SearchConfig]:
    """A plan for every number of players: that of the level, but for what is wished."""
    low, high = game.players
    configs = {}
    for players in range(low, high + 1):
        budget = shipped().budget(level, game.name, players)._asdict() | dict(wishes)
        setting = shipped().settings(game.name, players)
        setting |= {**game.definition.search_settings, **settings}
        weighed = change_weights(game.evaluator.search_weights(players), weights)
        configs[players] = SearchConfig(
            checked_budget(**budget), checked_settings(setting), weighed
        )
    return configs


@functools.cache
def _code_digest(game: Game) -> str:
    """Of the search with the game's rules and its evaluator, and of this file; the search's own
    weights are not compiled."""
    here = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{digest(searcher_for(game).search)} {here}"


def _at_its_turn(state: State, seat: int) -> State:
    """The same position with this seat to choose: where all choose in secret, what those before
    it choose is not known to it anyway."""
    if state.current_player == seat:
        return state
    state = state.copy()
    while state.current_player != seat:
        state.play(state.legal_actions()[0])
    return state


def _merged(action: int, trees: Sequence[Children]) -> Choice:
    """What all threads found out about one choice."""
    seen = [tree[action][1] for tree in trees if action in tree]
    visits = sum(one.visits for one in seen)
    total = sum(one.value * one.visits for one in seen)
    return Choice(
        action,
        visits,
        POINTS * total / visits if visits else None,
        sum(one.prior for one in seen) / max(1, len(seen)),
        sum(one.strategy for one in seen),
    )
