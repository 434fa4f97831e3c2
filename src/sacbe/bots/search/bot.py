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
from sacbe.bots.search.growing import Part, grow
from sacbe.bots.search.levels import Budget, checked_budget, checked_settings, shipped
from sacbe.bots.search.searcher import NO_ADVICE, Memory, Seen, searcher_for
from sacbe.kernel import digest, to_bytes
from sacbe.kernel.weights import change_weights
from sacbe.play.engine import NATURE
from sacbe.play.game import Game
from sacbe.play.state import State

POINTS = 100  # the search counts points in hundreds, see tree.judge_position
NODES_PER_SIMULATION = 40  # kept below that by most positions
MOST_NODES = 1_500_000
RARELY = 0.3  # secret choices made less often than that, of the likeliest, are taken for noise
FEWEST = 0.25  # the share of the budget that is searched even if the kept tree has enough


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


class Found(NamedTuple):
    """What a search found."""

    action: int
    choices: list[Choice]  # in rising order of their ids
    line: list[tuple[int, int]]  # (mover, action): the choice, and the most visited way on
    simulations: int
    depth: float  # mean length of the paths, in choices
    seconds: float

    @property
    def simulations_per_second(self) -> float:
        """How fast it was, of all threads together."""
        return self.simulations / max(self.seconds, 1e-9)


class Plan(NamedTuple):
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
        self._plans = _plans(game, level, wishes, settings or {}, weights or {})
        otherwise = (settings, weights)
        self._made_by = (game, seed, *budget[:2], *otherwise, level, choice_temperature, seconds)
        self._searcher = searcher_for(game)
        self._greedy = GreedyBot(game, seed)
        self._seed, self._seconds, self._progress = seed, seconds, progress
        self._memories: list[Memory] = []
        self._players = 0  # that there are memories for
        self._share = 0  # simulations of each
        self._foreseen: bytes | None = None
        self._roots: list[int] = []
        self._turn_goes_on = False
        self._spent = 0.0  # seconds in this turn

    def __reduce__(self) -> tuple[Any, ...]:
        return SearchBot, self._made_by  # between turns there is nothing to remember

    @property
    def digest(self) -> str:
        """Changes with everything that changes how it plays; a cap in seconds is not told."""
        plans = [
            (players, plan.budget, plan.settings, to_bytes(plan.weights[0]).hex())
            for players, plan in sorted(self._plans.items())
        ]
        return f"{_code_digest(self._searcher.game)} {self._greedy.digest} {plans}"

    def choose(self, state: State, seat: int) -> int:
        """The choice of a search, if there is any to make."""
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else self.search(state, seat).action

    def search(self, state: State, seat: int) -> Found:
        """Search a position for a seat that has to choose."""
        if seat != state.mover and seat not in state.movers:
            raise ValueError(f"Seat {seat!r} is not to move.")
        began = time.perf_counter()
        state = _at_its_turn(state, seat)
        plan = self._sit_down(state.players)
        seen = state.observation(seat).tobytes()
        advice = self._advice(plan, state, seat)
        kept, self._foreseen = self._keeps_tree(plan) and self._is_foreseen(seen), None
        for k, memory in enumerate(self._memories):
            if kept:
                memory.go_on(state, self._roots[k])
            else:
                memory.seed(self._number(f"thread {k}", seen))
                memory.begin(state, seat, advice)
        parts = [Part(memory, self._missing(memory)) for memory in self._memories]
        grow(parts, self._deadline(began), self._progress)
        trees = [memory.children(memory.root, seat) for memory in self._memories]
        choices = [_merged(action, trees) for action in state.legal(seat)]
        action = self._pick(choices, plan.budget.choice_temperature, seen)
        self._foresee(state, seat, action, trees)
        line = [(seat, action)]
        if action in trees[0]:
            line += self._memories[0].best_line(trees[0][action][0])
        found = self._found(action, choices, line, time.perf_counter() - began)
        self._spent += found.seconds
        return found

    # ------------------------------------------------------------ before

    def _sit_down(self, players: int) -> Plan:
        """Only the first position tells how many play, and so how they are searched."""
        plan = self._plans[players]
        if players != self._players:
            self._share = plan.budget.simulations // plan.budget.threads
            nodes = min(MOST_NODES, 2000 + NODES_PER_SIMULATION * self._share)
            self._memories = [
                Memory(self._searcher, nodes, plan.settings, plan.weights)
                for _ in range(plan.budget.threads)
            ]
            self._players, self._foreseen = players, None
        return plan

    def _advice(self, plan: Plan, state: State, seat: int) -> int:
        """What greedy would choose, where it is trusted."""
        return self._greedy.choose(state, seat) if plan.settings["trust"] > 0 else NO_ADVICE

    @staticmethod
    def _keeps_tree(plan: Plan) -> bool:
        """Greedy's plan for the rest of the turn may change, and a kept tree does not know that.
        Where simulations are dear, because they play on, what they found is worth more."""
        return plan.settings["trust"] == 0 or plan.settings["playout"] > 0

    def _is_foreseen(self, seen: bytes) -> bool:
        """Is this the position that the last choice led to, and is there room to go on?"""
        return seen == self._foreseen and all(m.room > m.size // 2 for m in self._memories)

    def _missing(self, memory: Memory) -> int:
        """Simulations to be made: a tree kept from the last choice has some already."""
        return max(self._share - memory.visits(memory.root), int(FEWEST * self._share), 1)

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

    def _foresee(
        self, state: State, seat: int, action: int, trees: Sequence[Mapping[int, tuple[int, Seen]]]
    ) -> None:
        """Is this seat asked again at once? Then remember where the trees go on, if they do."""
        after, revealed = state.copy(), False
        after.play(action, seat)
        while after.mover == NATURE or (after.mover == seat and len(after.legal()) == 1):
            revealed |= after.mover == NATURE
            after.play(after.legal()[0])
        self._turn_goes_on = after.mover == seat
        secret = any(one.strategy > 0 for tree in trees for _, one in tree.values())
        known = all(action in tree for tree in trees)
        if self._turn_goes_on and known and not revealed and not secret:
            self._foreseen = after.observation(seat).tobytes()
            self._roots = [tree[action][0] for tree in trees]

    def _found(
        self, action: int, choices: list[Choice], line: list[tuple[int, int]], seconds: float
    ) -> Found:
        simulations, steps = (
            sum(memory.tree(name) for memory in self._memories) for name in ("simulations", "steps")
        )
        return Found(action, choices, line, simulations, steps / max(1, simulations), seconds)


def _plans(
    game: Game,
    level: str,
    wishes: Mapping[str, Any],
    settings: Mapping[str, float],
    weights: Mapping[str, float | Sequence[float]],
) -> dict[int, Plan]:
    """A plan for every number of players: that of the level, but for what is wished."""
    low, high = game.players
    plans = {}
    for players in range(low, high + 1):
        budget = shipped().budget(level, game.name, players)._asdict() | dict(wishes)
        setting = shipped().settings(game.name, players) | dict(settings)
        weighed = change_weights(game.room("evaluate").search_weights(players), weights)
        plans[players] = Plan(checked_budget(**budget), checked_settings(setting), weighed)
    return plans


@functools.cache
def _code_digest(game: Game) -> str:
    """Of the search with the game's rules and its evaluator, and of this file; the search's own
    weights are not compiled."""
    here = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{digest(searcher_for(game).search)} {here}"


def _at_its_turn(state: State, seat: int) -> State:
    """The same position with this seat to choose: where all choose in secret, what those before
    it choose is not known to it anyway."""
    if state.mover == seat:
        return state
    state = state.copy()
    while state.mover != seat:
        state.play(state.legal()[0])
    return state


def _merged(action: int, trees: Sequence[Mapping[int, tuple[int, Seen]]]) -> Choice:
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
