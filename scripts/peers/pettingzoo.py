"""PettingZoo AEC environments: its own games and Sacbe's adapter."""

import itertools
import random
from importlib import import_module
from typing import Any

from scripts.peers.timing import Play, Tally

PLAYERS = 4


def load(kind: str, name: str) -> Any:
    """An environment, bare (`raw_env`) or with the library's own checks around it (`env`)."""
    if name.startswith("sacbe_"):
        ours: Any = import_module("sacbe.adapters.pettingzoo")
        return getattr(ours, kind)(name.removeprefix("sacbe_"), players=PLAYERS)
    theirs: Any = import_module(f"pettingzoo.classic.{name}")
    return getattr(theirs, kind)()


def make(what: str) -> Play:
    """A kind of environment and a game, as in "raw_env chess_v6"."""
    env = load(*what.split())
    pick, seeds = random.Random(1).random, itertools.count(1)

    def play() -> Tally:
        decisions = forced = 0
        env.reset(seed=next(seeds))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            ids = observation["action_mask"].nonzero()[0]
            if len(ids) > 1:
                decisions += 1
            else:
                forced += 1
            env.step(int(ids[int(pick() * len(ids))]))
        return Tally(decisions, 1, forced)

    return play
