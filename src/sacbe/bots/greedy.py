"""The greedy bot: plays the turn whose end position has the highest value.

It works for every game through the game's evaluator. Ties are broken by the seed, so a seed and a
position determine the action.
"""

import functools
from collections.abc import Mapping
from typing import Any

from sacbe.bots.base import seed_from
from sacbe.bots.lookahead import loops_for, loops_on, seed_ties
from sacbe.kernel import digest, to_bytes
from sacbe.kernel.weights import change_weights
from sacbe.play.engine import Engine
from sacbe.play.game import Game
from sacbe.play.state import State


class GreedyBot:
    """Beam search to the end of the turn, see lookahead.py."""

    name = "greedy"

    def __init__(self, game: Game, seed: int, weights: Mapping[str, Any] | None = None) -> None:
        """`weights` overrides weights of the evaluator by name."""
        self._game, self._seed, self._changes = game, seed, dict(weights or {})
        self._use(game.engine)

    def _use(self, engine: Engine) -> None:
        """Use the loops that fit the positions of an engine."""
        self._engine, self._loops = engine, loops_on(self._game, engine)
        self._loops.load()
        self._weights = change_weights(self._loops.weights, self._changes)
        self._buffers = self._loops.buffers(weights=self._weights)

    def __reduce__(self) -> tuple[Any, ...]:
        # The buffers hold nothing between two choices.
        return GreedyBot, (self._game, self._seed, self._changes)

    @property
    def digest(self) -> str:
        """Changes with the code of the search, the rules, and the weights of the evaluator."""
        return f"{_code_digest(self._game)} {to_bytes(self._weights[0]).hex()}"

    def choose(self, state: State, seat: int) -> int:
        """The first action of the best turn."""
        if state._engine is not self._engine:
            self._use(state._engine)
        observation = state.observation(seat).tobytes()
        seed_ties(self._buffers[-1], seed_from(observation, self._seed))
        return int(self._loops.choose(state._slots, *self._buffers, seat))


@functools.cache
def _code_digest(game: Game) -> str:
    return digest(loops_for(game).choose)


make = GreedyBot
