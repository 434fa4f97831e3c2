"""Catanatron: Catan in Python."""

import itertools
import random
from importlib import import_module
from typing import Any

from scripts.peers.timing import Play, Tally


def make(_: str) -> Play:
    """Four random players, up to a win or the library's turn limit."""
    game_class: Any = import_module("catanatron.game").Game
    players: Any = import_module("catanatron.models.player")
    seeds = itertools.count(1)

    def play() -> Tally:
        counts = {True: 0, False: 0}
        seed = next(seeds)
        pick = random.Random(seed).random

        def choose(player: Any, game: Any, actions: Any) -> Any:
            counts[len(actions) > 1] += 1
            return actions[int(pick() * len(actions))]

        seats = [players.RandomPlayer(colour) for colour in players.Color]
        game_class(seats, seed=seed).play(decide_fn=choose)
        return Tally(counts[True], 1, counts[False])

    return play
