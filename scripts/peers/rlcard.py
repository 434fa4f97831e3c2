"""RLCard's environments."""

import random
from importlib import import_module
from typing import Any

from scripts.peers.timing import Play, Tally


def make(what: str) -> Play:
    """A game by its RLCard name."""
    library: Any = import_module("rlcard")
    env = library.make(what, config={"seed": 1})
    pick = random.Random(1).random

    def play() -> Tally:
        decisions = forced = 0
        state, _ = env.reset()
        while not env.is_over():
            ids = list(state["legal_actions"])
            if len(ids) > 1:
                decisions += 1
            else:
                forced += 1
            state, _ = env.step(ids[int(pick() * len(ids))])
        return Tally(decisions, 1, forced)

    return play
