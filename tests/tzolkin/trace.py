"""Hashes of whole games, position by position: `python -m tests.tzolkin.trace PLAYERS GAMES`.

Run compiled and uncompiled, the output must be the same.
"""

import hashlib
import random
import sys

import sacbe


def trace(players: int, seed: int) -> str:
    """A hash over the bytes of every position and every legal list of one game."""
    rng = random.Random(seed)
    state = sacbe.game("tzolkin").start(players, draft=seed % 3 != 0)
    seen = hashlib.sha256()
    while state.mover is not None:
        ids = state.legal()
        seen.update(state.raw() + repr(ids).encode())
        if state.mover == 0:
            seen.update(state.determinize(0, seed).raw())
            seen.update(state.observation(0).tobytes())
        if len(ids) > 1 and seed % 2 and rng.random() < 0.7:
            ids = ids[:-1]  # busier play: the last choice is mostly the one to stop
        state.play(rng.choice(ids))
    seen.update(state.raw() + repr((state.scores, state.winners)).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    for number in range(int(sys.argv[2])):
        print(trace(int(sys.argv[1]), number))
