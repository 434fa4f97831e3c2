"""The search bot: information set Monte Carlo tree search with a budget per decision."""

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
from sacbe.bots.search.levels import Budget, checked_budget, checked_settings, shipped, split_level
from sacbe.bots.search.net import Net, zero
from sacbe.bots.search.net import shipped as shipped_net
from sacbe.bots.search.runner import Task, run
from sacbe.bots.search.searcher import NO_HINT, ChildStats, SearchBuffers, searcher_for
from sacbe.kernel import digest, to_bytes
from sacbe.kernel.weights import change_weights
from sacbe.play.codes import CHANCE
from sacbe.play.game import Game
from sacbe.play.state import State

POINTS_PER_UNIT = 100  # see tree.evaluate
NODES_PER_SIMULATION = 40  # enough for most positions
MAX_NODES = 1_500_000
MAX_LINE_LENGTH = 13  # of the principal variation
MIN_STRATEGY_RATIO = 0.3  # secret actions below this share of the most probable one count as noise
MIN_NEW_RATIO = (
    0.25  # share of the budget that is always searched, even if a reused tree has enough visits
)


Children = Mapping[int, tuple[int, ChildStats]]  # by action: node index and statistics


class Choice(NamedTuple):
    """The result for one legal action."""

    action: int
    visits: int
    # Mean value in points, None without visits: the player's final points, minus `rivalry` times
    # the opponents' mean, plus `victory` (in hundreds) times the probability of winning. So only
    # differences between actions are meaningful.
    value: float | None
    prior: float  # prior probability
    strategy: float  # of a secret action: its weight in the mixed strategy


class SearchResult(NamedTuple):
    """The result of a search."""

    action: int
    choices: list[Choice]  # by ascending action
    line: list[tuple[int, int]]  # principal variation as (player, action)
    lines: dict[int, list[tuple[int, int]]]  # the same after each action that was simulated
    simulations: int
    depth: float  # mean length of the paths, in decisions
    seconds: float


class SearchConfig(NamedTuple):
    """The configuration of a search for one number of players."""

    budget: Budget
    settings: dict[str, float]
    weights: Any  # of the evaluator


NET_SETTINGS = ("blend", "prior_blend", "chance_blend")


class SearchBot:
    """Tree search with a fixed budget per decision.

    The budget comes from the `level`; `simulations`, `threads` and `choice_temperature` override
    it. `settings` overrides parameters of the search, `weights` those of the evaluator, by name.
    `net` replaces the net that comes with the game.

    Seed, budget and position determine the action, apart from the tree that is reused within a
    turn. Each thread searches its own tree (root parallelization); the visits are added up.

    `seconds` limits the time per turn. Each decision may use half of the time that is left, as
    later decisions reuse the tree of the first. The result then depends on the machine's speed.
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
        net: Net | None = None,
    ) -> None:
        check_seconds(seconds)
        budget = (simulations, threads, choice_temperature)
        budget_overrides = {
            name: value
            for name, value in zip(Budget._fields, budget, strict=True)
            if value is not None
        }
        self.name = level
        self._net = net or shipped_net(game)
        self._configs = _configs(game, level, budget_overrides, settings or {}, weights or {})
        if self._net is None:
            for config in self._configs.values():
                config.settings.update(dict.fromkeys(NET_SETTINGS, 0.0))
        overrides = (settings, weights)
        budget_args = (game, seed, *budget[:2], *overrides, level, choice_temperature, seconds)
        self._init_args = (*budget_args, None, net)
        self._searcher = searcher_for(game)
        self._greedy = GreedyBot(game, seed)
        self._seed, self._seconds, self._progress = seed, seconds, progress
        self._buffers: list[SearchBuffers] = []
        self._players = 0  # the number of players that the buffers were created for
        self._simulations_per_thread = 0
        self._reusable_observation: bytes | None = None  # after the last action, see _prepare_reuse
        self._roots: list[int] = []
        self._turn_continues = False
        self._seconds_used = 0.0  # in this turn

    def __reduce__(self) -> tuple[Any, ...]:
        return SearchBot, self._init_args  # a bot has no state between turns

    @property
    def digest(self) -> str:
        """Changes with everything that influences the actions, except the time limit."""
        configs = [
            (players, config.budget, config.settings, to_bytes(config.weights[0]).hex())
            for players, config in sorted(self._configs.items())
        ]
        net = self._net.digest if self._net else ""
        return f"{_code_digest(self._searcher.game)} {self._greedy.digest} {configs} {net}"

    def choose(self, state: State, seat: int) -> int:
        """The action found by a search; a forced action is returned at once."""
        legal = state.legal_actions(seat)
        return legal[0] if len(legal) == 1 else self.search(state, seat, line_length=1).action

    def search(self, state: State, seat: int, line_length: int = MAX_LINE_LENGTH) -> SearchResult:
        """Search a position for a seat that must act. The principal variation has at most
        `line_length` actions."""
        if seat != state.current_player and seat not in state.players_to_act:
            raise ValueError(f"Seat {seat!r} is not to move.")
        start = time.perf_counter()
        state = _advance_to_seat(state, seat)
        config = self._prepare(state.players)
        observation = state.observation(seat).tobytes()
        root_hint = self._root_hint(config, state, seat)
        reuse_tree = self._tree_reuse_enabled(config) and self._can_reuse_tree(observation)
        self._reusable_observation = None
        for k, buffers in enumerate(self._buffers):
            if reuse_tree:
                buffers.reuse(state, self._roots[k])
            else:
                buffers.seed(self._seed_for(f"thread {k}", observation))
                buffers.begin(state, seat, root_hint)
        tasks = [Task(buffers, self._simulations_to_run(buffers)) for buffers in self._buffers]
        run(tasks, self._deadline(start), self._progress)
        trees = [buffers.children(buffers.root, seat) for buffers in self._buffers]
        choices = [_merge_stats(action, trees) for action in state.legal_actions(seat)]
        action = self._pick(choices, config.budget.choice_temperature, observation)
        self._prepare_reuse(state, seat, action, trees)
        lines = self._lines(seat, trees[0], line_length)
        line = lines.get(action, [(seat, action)])
        result = self._result(action, choices, line, lines, time.perf_counter() - start)
        self._seconds_used += result.seconds
        return result

    def settings(self, players: int) -> Mapping[str, float]:
        """The settings of the search for a number of players."""
        return self._configs[players].settings

    def evaluate(self, state: State, viewer: int, simulations: int, seed: int) -> list[float]:
        """The mean values of all players in points (see Choice.value) in a position with any player
        to move, as the viewer can know, by a new search of one thread."""
        self._prepare(state.players)
        self._reusable_observation = None
        buffers = self._buffers[0]
        buffers.seed(seed)
        buffers.begin(state, viewer)
        run([Task(buffers, simulations)])
        return [POINTS_PER_UNIT * value for value in buffers.mean_values(state.players)]

    def forget(self) -> None:
        """Do not reuse the tree of the last search."""
        self._reusable_observation = None

    def last_line(self, length: int) -> list[tuple[int, int]]:
        """The principal variation of the last evaluation."""
        return self._buffers[0].best_line(self._buffers[0].root, length)

    # ------------------------------------------------------------ before a search

    def _prepare(self, players: int) -> SearchConfig:
        """Allocate buffers for the number of players, which is only known from the position."""
        config = self._configs[players]
        if players != self._players:
            self._simulations_per_thread = config.budget.simulations // config.budget.threads
            nodes = min(MAX_NODES, 2000 + NODES_PER_SIMULATION * self._simulations_per_thread)
            values = self._net.values if self._net else zero(self._searcher.game)
            self._buffers = [
                SearchBuffers(self._searcher, nodes, config.settings, config.weights, values)
                for _ in range(config.budget.threads)
            ]
            self._players, self._reusable_observation = players, None
        return config

    def _root_hint(self, config: SearchConfig, state: State, seat: int) -> int:
        """The greedy bot's action, if the settings use it."""
        return self._greedy.choose(state, seat) if config.settings["hint_weight"] > 0 else NO_HINT

    @staticmethod
    def _tree_reuse_enabled(config: SearchConfig) -> bool:
        """A reused tree has no new root hint. With rollouts, simulations are expensive, and reusing
        them outweighs that."""
        return config.settings["hint_weight"] == 0 or config.settings["playout"] > 0

    def _can_reuse_tree(self, observation: bytes) -> bool:
        """True if this is the position after the last action and enough nodes are free."""
        return observation == self._reusable_observation and all(
            b.free_nodes > b.size // 2 for b in self._buffers
        )

    def _simulations_to_run(self, buffers: SearchBuffers) -> int:
        """The number of simulations per thread; visits of a reused tree count."""
        return max(
            self._simulations_per_thread - buffers.visits(buffers.root),
            int(MIN_NEW_RATIO * self._simulations_per_thread),
            1,
        )

    def _deadline(self, start: float) -> float:
        """The end of the time for this decision."""
        if not self._turn_continues:
            self._seconds_used = 0.0
        if self._seconds is None:
            return math.inf
        return start + (self._seconds - self._seconds_used) / 2

    def _seed_for(self, what: str, observation: bytes) -> int:
        """A seed for a purpose in a position; it depends on what the seat can see only."""
        return seed_from(observation, self._seed, what)

    # ------------------------------------------------------------ after a search

    def _pick(self, choices: Sequence[Choice], temperature: float, observation: bytes) -> int:
        """The most visited action. With a temperature: sampled from a softmax over the values.
        For secret actions: sampled from the mixed strategy."""
        rng = random.Random(self._seed_for("choice", observation))
        values = {c.action: c.value for c in choices if c.value is not None}
        if temperature and values:
            best = max(values.values())
            weights = [math.exp((value - best) / temperature) for value in values.values()]
            return rng.choices(list(values), weights)[0]
        max_strategy = max(c.strategy for c in choices)
        if max_strategy > 0:
            weights = [
                c.strategy if c.strategy >= MIN_STRATEGY_RATIO * max_strategy else 0.0
                for c in choices
            ]
            return rng.choices(choices, weights)[0].action
        return max(
            choices, key=lambda c: (c.visits, values.get(c.action, 0.0), rng.random())
        ).action

    def _prepare_reuse(
        self, state: State, seat: int, action: int, trees: Sequence[Children]
    ) -> None:
        """Prepare the reuse of the trees if the same seat must act again at once."""
        after, has_chance = state.copy(), False
        after.play(action, seat)
        while after.current_player == CHANCE or (
            after.current_player == seat and len(after.legal_actions()) == 1
        ):
            has_chance |= after.current_player == CHANCE
            after.play(after.legal_actions()[0])
        self._turn_continues = after.current_player == seat
        secret = any(one.strategy > 0 for tree in trees for _, one in tree.values())
        in_all_trees = all(action in tree for tree in trees)
        if self._turn_continues and in_all_trees and not has_chance and not secret:
            self._reusable_observation = after.observation(seat).tobytes()
            self._roots = [tree[action][0] for tree in trees]

    def _lines(self, seat: int, tree: Children, length: int) -> dict[int, list[tuple[int, int]]]:
        """The principal variation after each action; with length 1 the actions alone."""
        if length <= 1:
            return {}
        best_line = self._buffers[0].best_line
        return {
            action: [(seat, action), *best_line(node, length - 1)]
            for action, (node, _) in tree.items()
        }

    def _result(
        self,
        action: int,
        choices: list[Choice],
        line: list[tuple[int, int]],
        lines: dict[int, list[tuple[int, int]]],
        seconds: float,
    ) -> SearchResult:
        simulations = sum(buffers.tree("simulations") for buffers in self._buffers)
        depth = sum(buffers.tree("steps") for buffers in self._buffers) / max(1, simulations)
        return SearchResult(action, choices, line, lines, simulations, depth, seconds)


def _configs(
    game: Game,
    level: str,
    budget_overrides: Mapping[str, Any],
    settings: Mapping[str, float],
    weights: Mapping[str, float | Sequence[float]],
) -> dict[int, SearchConfig]:
    """The configuration for every number of players: the level's, with the overrides applied."""
    low, high = game.players
    configs = {}
    level, version = split_level(level)
    levels = shipped(version) if version else shipped()
    for players in range(low, high + 1):
        budget = levels.budget(level, game.name, players)._asdict() | dict(budget_overrides)
        setting = levels.settings(game.name, players)
        setting |= {**game.definition.search_settings, **settings}
        evaluator_weights = change_weights(game.evaluator.search_weights(players), weights)
        configs[players] = SearchConfig(
            checked_budget(**budget), checked_settings(setting), evaluator_weights
        )
    return configs


@functools.cache
def _code_digest(game: Game) -> str:
    """A digest of the compiled search, the game's rules and evaluator, and this file. Weights are
    not compiled."""
    here = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()
    return f"{digest(searcher_for(game).search)} {here}"


def _advance_to_seat(state: State, seat: int) -> State:
    """The same position with this seat to act. The secret actions of the players before it do not
    matter, since the search does not use them."""
    if state.current_player == seat:
        return state
    state = state.copy()
    while state.current_player != seat:
        state.play(state.legal_actions()[0])
    return state


def _merge_stats(action: int, trees: Sequence[Children]) -> Choice:
    """Merge the statistics of one action from all threads."""
    stats = [tree[action][1] for tree in trees if action in tree]
    visits = sum(one.visits for one in stats)
    total = sum(one.value * one.visits for one in stats)
    return Choice(
        action,
        visits,
        POINTS_PER_UNIT * total / visits if visits else None,
        sum(one.prior for one in stats) / max(1, len(stats)),
        sum(one.strategy for one in stats),
    )
