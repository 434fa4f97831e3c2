"""The greedy bot: looks to the end of its own turn and takes what looks best there.

It knows no game: what looks best is for the game's evaluator to say. Between equally good choices
the seed decides: one seed and one position always give one answer.
"""

import functools
from collections.abc import Mapping
from typing import Any

from sacbe.bots.base import seed_from
from sacbe.bots.lookahead import loops_for, seed_order
from sacbe.kernel import digest, to_bytes
from sacbe.kernel.weights import change_weights
from sacbe.play.game import Game
from sacbe.play.state import State


class GreedyBot:
    """The best end of the turn, judged by the game's evaluator."""

    name = "greedy"

    def __init__(self, game: Game, seed: int, weights: Mapping[str, Any] | None = None) -> None:
        """`weights` say what the evaluator weighs otherwise."""
        self._game, self._seed, self._changes = game, seed, dict(weights or {})
        self._loops = loops_for(game)
        self._weights = change_weights(self._loops.weights, self._changes)
        self._memory = self._loops.memory(weights=self._weights)

    def __reduce__(self) -> tuple[Any, ...]:
        # Nothing in its memory outlives a choice.
        return GreedyBot, (self._game, self._seed, self._changes)

    @property
    def digest(self) -> str:
        """Changes with the look-ahead, the rules and what the evaluator believes."""
        return f"{_code_digest(self._game)} {to_bytes(self._weights[0]).hex()}"

    def choose(self, state: State, seat: int) -> int:
        """The first step towards the best end of the turn."""
        seen = state.observation(seat).tobytes()
        seed_order(self._memory[-1], seed_from(seen, self._seed))
        return int(self._loops.choose(state._slots, *self._memory, seat))


@functools.cache
def _code_digest(game: Game) -> str:
    return digest(loops_for(game).choose)


make = GreedyBot
