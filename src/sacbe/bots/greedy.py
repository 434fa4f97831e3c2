"""The greedy bot: looks to the end of its own turn and takes what looks best there.

It knows no game: what looks best is for the game's evaluator to say. There is no chance in it,
so one position always gets one answer, whatever the seed.
"""

import functools
from collections.abc import Mapping
from typing import Any

from sacbe.bots.lookahead import loops_for
from sacbe.kernel import digest, to_bytes
from sacbe.kernel.weights import change_weights
from sacbe.play.game import Game
from sacbe.play.state import State


class GreedyBot:
    """The best end of the turn, judged by the game's evaluator."""

    name = "greedy"

    def __init__(self, game: Game, seed: int, weights: Mapping[str, Any] | None = None) -> None:
        """`weights` say what the evaluator weighs otherwise."""
        self._game, self._changes = game, dict(weights or {})
        self._loops = loops_for(game)
        self._weights = change_weights(self._loops.weights, self._changes)
        self._memory = self._loops.memory(weights=self._weights)

    def __reduce__(self) -> tuple[Any, ...]:
        # Nothing in its memory outlives a choice.
        return GreedyBot, (self._game, 0, self._changes)

    @property
    def digest(self) -> str:
        """Changes with the look-ahead, the rules and what the evaluator believes."""
        return f"{_code_digest(self._game)} {to_bytes(self._weights[0]).hex()}"

    def choose(self, state: State, seat: int) -> int:
        """The first step towards the best end of the turn."""
        return int(self._loops.choose(state._cells, *self._memory, seat))


@functools.cache
def _code_digest(game: Game) -> str:
    return digest(loops_for(game).choose)


make = GreedyBot
