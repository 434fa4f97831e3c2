"""Whole games between bots in compiled code: for measuring, tuning and tests.

Greedy players get the true position here instead of a determinized one. They do not profit from
it: secret actions are evaluated before they are revealed, and the evaluator only reads what the
player may know.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from sacbe.bots.lookahead import ROOT, loops_for, seed_ties
from sacbe.kernel import Rng, below, block, entry, specialise
from sacbe.play.codes import CHANCE, OVER
from sacbe.play.game import Game
from sacbe.play.state import State

# Bound to the rules of a game.
init: Any = None
resolve: Any = None
legal_actions: Any = None
play: Any = None
choose: Any = None
sample_outcome: Any = None

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(len(POLICIES))
STREAMS = 3
CHANCE_STREAM, RANDOM_STREAM, TIE_STREAM = range(STREAMS)  # deals do not depend on the policies


def play_game(
    slots: Any,
    nodes: Any,
    node_words: Any,
    hash_table: Any,
    searches: Any,
    players: int,
    options: Any,
    policies: Any,
    rngs: Any,
) -> int:
    """Play a game in slots[0] (slots[1] stays blank). Returns the number of greedy decisions."""
    s, out = slots[0].state, slots[0].out
    slots[0] = slots[1]
    init(s, players, options[0])
    resolve(s)
    decisions = 0
    while s.current_player != OVER:
        seat = s.current_player
        legal_actions(s, seat, out)
        action = out.ids[0]
        if seat == CHANCE:
            action = out.ids[sample_outcome(s, out, rngs[CHANCE_STREAM])]
        elif policies[seat] == RANDOM:
            action = out.ids[below(rngs[RANDOM_STREAM], out.n)]
        elif out.n > 1:
            nodes[ROOT].state = slots[0].state
            action = choose(nodes, node_words, hash_table, searches[0], seat)
            decisions += 1
        play(s, seat, action)
    return decisions


NAMES = ("init", "resolve", "legal_actions", "play", "choose", "sample_outcome")


class SelfPlay:
    """Games between named policies (see POLICIES), each from its own seed."""

    def __init__(self, game: Game, players: int, **options: Any) -> None:
        loops, engine = loops_for(game), game.engine
        engine_rules = ("init", "resolve", "sample_outcome")
        rules = loops.bound | {name: engine.bound[name] for name in engine_rules}
        self._loop = entry(specialise(play_game, rules, *NAMES))
        self._game, self._players = game, players
        self._options = engine.options_block(game.checked_options(players, options))
        self._buffers = loops.buffers()
        self.decisions = 0  # of greedy players, without forced ones

    def play(self, policies: Sequence[str], seed: int) -> State:
        """The final state of a game. The stream of chance outcomes depends on the seed only."""
        if len(policies) != self._players:
            raise ValueError(f"{self._players} players need {self._players} policies.")
        engine = self._game.engine
        slots = engine.blank(2)
        rngs = block(Rng, 2)
        for i in range(2):
            rngs[i : i + 1] = engine.rng(STREAMS * seed + i)
        seed_ties(self._buffers[-1], STREAMS * seed + TIE_STREAM)
        seats = np.array([POLICIES.index(name) for name in policies])
        self.decisions += int(
            self._loop(slots, *self._buffers, self._players, self._options, seats, rngs)
        )
        return State.load(self._game, engine.state_of(slots))
