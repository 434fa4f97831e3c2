"""Random options, for tests that should cover all of them."""

import random
from typing import Any

from sacbe.play.game import Game


def draw_options(game: Game, players: int, rng: random.Random) -> dict[str, Any]:
    """A valid combination of options; each has its default value half of the time."""
    while True:
        values = {
            option.name: rng.choice(option.choices) if rng.random() < 0.5 else option.default
            for option in game.options
        }
        try:
            return game.checked_options(players, values)
        except ValueError:
            continue
