"""Hashes of whole games, position by position: `python -m tests.games.trace GAME PLAYERS GAMES`.

Run compiled and uncompiled, the output must be the same.
"""

import hashlib
import random
import sys

import sacbe
from tests.games.options import draw_options


def trace(name: str, players: int, seed: int) -> str:
    """A hash over the bytes of every position and every legal list of one game."""
    rng = random.Random(seed)
    game = sacbe.game(name)
    state = game.start(players, **draw_options(game, players, rng))
    digest = hashlib.sha256()
    while state.current_player is not None:
        ids = state.legal_actions()
        digest.update(state.raw() + repr(ids).encode())
        if state.current_player == 0:
            digest.update(state.determinize(0, seed).raw())
            digest.update(state.observation(0).tobytes())
        if state.current_player == sacbe.CHANCE:
            digest.update(repr(state.chance()).encode())
        if len(ids) > 1 and seed % 2 and rng.random() < 0.7:
            ids = ids[:-1]  # longer turns: the last choice usually ends one
        state.play(rng.choice(ids))
    digest.update(state.raw() + repr((state.scores, state.winners)).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    for number in range(int(sys.argv[3])):
        print(trace(sys.argv[1], int(sys.argv[2]), number))
