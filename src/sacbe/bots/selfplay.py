"""Whole games between bots in compiled code: for measuring, tuning and tests.

Greedy seats are handed the true position here, which they treat as the bot treats its re-dealt
one: secret choices are judged by themselves, and the evaluator looks at nothing that the seat may
not know.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from sacbe.bots.lookahead import ROOT, loops_for, seed_order
from sacbe.kernel import Rng, below, block, entry, specialise
from sacbe.play.engine import CHANCE, OVER
from sacbe.play.game import Game
from sacbe.play.state import State

# Bound to the rules of a game.
init: Any = None
resolve: Any = None
legal_actions: Any = None
play: Any = None
choose: Any = None
pick_outcome: Any = None

POLICIES = ("random", "greedy")
RANDOM, GREEDY = range(len(POLICIES))
NATURES, RANDOMS, ORDER = range(3)  # random streams: deals do not depend on how seats choose


def play_game(
    slots: Any,
    nodes: Any,
    words: Any,
    seen: Any,
    looks: Any,
    players: int,
    options: Any,
    policies: Any,
    rngs: Any,
) -> int:
    """A game in slots[0] (slots[1] stays blank); the number of greedy decisions."""
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
            action = out.ids[pick_outcome(s, out, rngs[NATURES])]
        elif policies[seat] == RANDOM:
            action = out.ids[below(rngs[RANDOMS], out.n)]
        elif out.n > 1:
            nodes[ROOT].state = slots[0].state
            action = choose(nodes, words, seen, looks[0], seat)
            decisions += 1
        play(s, seat, action)
    return decisions


NAMES = ("init", "resolve", "legal_actions", "play", "choose", "pick_outcome")


STREAMS = 3


class SelfPlay:
    """Games of one kind between named policies, each from its own seed."""

    def __init__(self, game: Game, players: int, **options: Any) -> None:
        loops, engine = loops_for(game), game.engine
        shared = ("init", "resolve", "pick_outcome")
        rules = loops.bound | {name: engine.bound[name] for name in shared}
        self._loop = entry(specialise(play_game, rules, *NAMES))
        self._game, self._players = game, players
        self._options = engine.options_block(game.checked_options(players, options))
        self._memory = loops.memory()
        self.decisions = 0  # of greedy seats, forced ones not counted

    def play(self, policies: Sequence[str], seed: int) -> State:
        """A finished game. Equal seeds give Nature's answers from one stream, whoever plays."""
        if len(policies) != self._players:
            raise ValueError(f"{self._players} players need {self._players} policies.")
        engine = self._game.engine
        slots = engine.blank(2)
        rngs = block(Rng, 2)
        for i in range(2):
            rngs[i : i + 1] = engine.rng(STREAMS * seed + i)
        seed_order(self._memory[-1], STREAMS * seed + ORDER)
        seats = np.array([POLICIES.index(name) for name in policies])
        self.decisions += int(
            self._loop(slots, *self._memory, self._players, self._options, seats, rngs)
        )
        return State.load(self._game, engine.state_of(slots))
