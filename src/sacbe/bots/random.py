"""The random bot: chooses legal actions uniformly. The baseline for all others."""

import random

from sacbe.play.game import Game
from sacbe.play.state import State


class RandomBot:
    """Uniformly random actions."""

    name = "random"

    def __init__(self, game: Game, seed: int) -> None:
        self._random = random.Random(f"{game.name} {seed}")

    def choose(self, state: State, seat: int) -> int:
        """Any legal action."""
        return self._random.choice(state.legal_actions(seat))


make = RandomBot
