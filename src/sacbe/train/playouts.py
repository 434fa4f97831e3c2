"""Labels by rollouts: what the search would find if it played on for some turns.

In games whose estimates are unreliable until plans pay off, the search plays a dozen turns greedily
at every leaf, which takes a hundred times as long as an estimate. A net can learn the mean result
of these rollouts, and then leaves need none.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from sacbe.bots.lookahead import seed_ties
from sacbe.bots.search.levels import shipped
from sacbe.bots.search.net import WIDTH, zero
from sacbe.bots.search.searcher import searcher_for
from sacbe.bots.search.tree import SIMULATION
from sacbe.kernel import entry, specialise
from sacbe.play.codes import OVER
from sacbe.play.game import Game
from sacbe.play.game import game as game_named
from sacbe.train.selfplay import SEATS, Array, Job, Shard, load_slots

LEVELS = "0.1"  # the version whose rollouts are learned

# Bound to the rules of a game and to the loops of its search.
determinize: Any = None
score: Any = None
resting: Any = None
rollout: Any = None
learned_points: Any = None


def label(
    sources: Any,
    slots: Any,
    weights: Any,
    net: Any,
    x: Any,
    hidden: Any,
    blend: float,
    rngs: Any,
    nodes: Any,
    node_words: Any,
    hash_table: Any,
    searches: Any,
    turns: float,
    repeats: int,
    points: Any,
) -> None:
    """Write the mean points of every seat after some rollouts from each position."""
    s = slots[SIMULATION].state
    for i in range(len(sources)):
        viewer = sources[i].state.current_player
        if viewer < 0 or not resting(sources[i].state):
            continue
        for _ in range(repeats):
            slots[SIMULATION].state = sources[i].state
            determinize(s, viewer, rngs[0])
            rollout(slots, rngs[0], turns, nodes, node_words, hash_table, searches[0])
            for p in range(s.players_n):
                if s.current_player == OVER:
                    points[i, p] += score(s, p) / repeats
                else:
                    estimated, _ = learned_points(s, p, viewer, blend, weights[0], net, x, hidden)
                    points[i, p] += estimated / repeats


NAMES = ("determinize", "score", "resting", "rollout", "learned_points")


@functools.cache
def _label(game: Game) -> Any:
    bound = {"__name__": f"sacbe.games.{game.name}", **searcher_for(game).bound}
    return entry(specialise(label, bound, *NAMES))


def label_shard(job: Job, shard: Shard, seed: int) -> Array:
    """The labels of a shard. With nets, the latest one estimates the ends of the rollouts."""
    game = game_named(job.plan.game)
    points = np.zeros((len(shard.raw), SEATS), np.float64)
    players = shard.players[shard.game]
    for count in np.unique(players):
        rows = np.flatnonzero(players == count)
        settings = shipped(LEVELS).settings(game.name, int(count))
        buffers = searcher_for(game).greedy.buffers(int(settings["breadth"]), rivalry=0.0)
        seed_ties(buffers[-1], seed)
        part = np.zeros((len(rows), SEATS))
        _label(game)(
            load_slots(game, shard.raw[rows]),
            game.engine.blank(1),
            game.evaluator.search_weights(int(count)),
            job.nets[-1].values if job.nets else zero(game),
            np.zeros(game.evaluator.N_FEATURES, np.float32),
            np.zeros((2, WIDTH), np.float32),
            1.0 if job.nets else 0.0,
            game.engine.rng(seed + int(count)),
            *buffers,
            settings["playout"],
            job.plan.playouts,
            part,
        )
        points[rows] = part
    return points.astype(np.float32)
