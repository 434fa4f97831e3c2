"""Positions of seeded random games, for tests that look closely at a few of very many."""

import random
from collections.abc import Iterator

from sacbe.play.game import Game
from sacbe.play.state import State
from tests.games.options import draw_options


def sample_states(
    game: Game, players: int, number: int, every: int = 200, seed: int = 1
) -> Iterator[State]:
    """So many positions, one in `every` of random games, the last position of a game included."""
    rng = random.Random(f"{players} {seed}")
    found = 0
    while True:
        state = game.start(players, **draw_options(game, players, rng))
        busy = rng.random() < 0.5
        while True:
            if rng.randrange(every) == 0 or (state.current_player is None and found % 5 == 0):
                yield state.copy()
                found += 1
                if found == number:
                    return
            if state.current_player is None:
                break
            ids = state.legal_actions()
            if busy and len(ids) > 1 and rng.random() < 0.7:
                ids = ids[:-1]
            state.play(rng.choice(ids))
