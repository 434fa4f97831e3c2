"""fastcatan: Catan in C++. Its environment has Python 3.12, NumPy and no Sacbe."""

import itertools
import random
import time
from importlib import import_module
from typing import Any

from scripts.peers.timing import Play, Tally, decision_of

SIZE = 1024  # games in a batch
SAMPLE_GAMES = 100  # games to estimate the mean length


def loop() -> Play:
    """One list of actions and one step from Python per step."""
    game: Any = import_module("fastcatan").Env()
    pick, seeds = random.Random(1).random, itertools.count(1)

    def play() -> Tally:
        decisions = forced = 0
        game.reset(next(seeds))
        over = False
        while not over:
            ids = game.legal_actions()
            if len(ids) > 1:
                decisions += 1
            else:
                forced += 1
            over = game.step(ids[int(pick() * len(ids))])
        return Tally(decisions, 1, forced)

    return play


def batch() -> Play:
    """Steps and masks of many games. Sampling actions is not timed, since the library has none."""
    library: Any = import_module("fastcatan")
    np: Any = import_module("numpy")
    games, rng = library.BatchedEnv(SIZE, 1), np.random.default_rng(1)
    masks = np.zeros((SIZE, library.MASK_WORDS), np.uint64)
    finished = np.zeros(SIZE, np.uint8)
    per_decision = decision_of(loop(), SAMPLE_GAMES)
    games.reset()
    games.write_masks(masks)

    def play() -> Tally:
        start = time.process_time()
        bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
        running = bits.cumsum(axis=1, dtype=np.int16)
        choices = running[:, -1]
        target_rank = (rng.random(SIZE) * choices).astype(np.int16) + 1
        actions = (running >= target_rank[:, None]).argmax(axis=1).astype(np.uint32)
        decisions = int(np.count_nonzero(choices > 1))
        excluded = time.process_time() - start
        games.step_autoreset(actions, finished)
        games.write_masks(masks)
        return per_decision.times(decisions)._replace(excluded=excluded)

    return play


def make(what: str) -> Play:
    """Either "loop" or "batch"."""
    return {"loop": loop, "batch": batch}[what]()
