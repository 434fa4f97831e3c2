"""Sample positions of seeded random games."""

import random
from collections.abc import Iterator

from sacbe.play.game import Game
from sacbe.play.state import State
from tests.games.options import draw_options


def sample_states(
    game: Game, players: int, number: int, every: int = 200, seed: int = 1
) -> Iterator[State]:
    """Yield `number` positions, about one in `every` of random games, including final positions."""
    rng = random.Random(f"{players} {seed}")
    count = 0
    while True:
        state = game.start(players, **draw_options(game, players, rng))
        busy = rng.random() < 0.5
        while True:
            if rng.randrange(every) == 0 or (state.current_player is None and count % 5 == 0):
                yield state.copy()
                count += 1
                if count == number:
                    return
            if state.current_player is None:
                break
            ids = state.legal_actions()
            if busy and len(ids) > 1 and rng.random() < 0.7:
                ids = ids[:-1]
            state.play(rng.choice(ids))
