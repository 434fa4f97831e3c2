"""Chance outcomes from a seed: common random numbers, the same in all games with one seed.

Every unseen thing gets a random number from the seed and from the shuffle that it is part of. The
possible outcome with the lowest number comes next. That is one permutation per shuffle of a deck:
two games with one seed see the same decks for all choices of their players, an undone reveal comes
again, and a deck that is shuffled again gets a new, independent order.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.play.state import State


class Dealer:
    """Deals from decks whose order is given by a seed. It holds no state besides a cache."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._numbers: dict[tuple[int, int, int], bytes] = {}

    def _number(self, outcome: int, copy: int, shuffle: int) -> bytes:
        """The random number of one copy of a thing. A hash, so that it is the same everywhere and
        in every version. Shuffle 0 is left out of it: stored tables go on with their decks."""
        key = (outcome, copy, shuffle)
        if key not in self._numbers:
            text = f"sacbe {self.seed} {outcome} {copy}"
            if shuffle:
                text += f" {shuffle}"
            self._numbers[key] = hashlib.blake2b(text.encode(), digest_size=16).digest()
        return self._numbers[key]

    def answer(self, state: State) -> int:
        """The outcome in a position where chance is to move."""
        outcomes = state.legal_actions()
        copies = [state.game.knowledge.copies(outcome) for outcome in outcomes]
        shuffles = [state.shuffle(outcome) for outcome in outcomes]
        return self.choose(outcomes, state.chance_weights(), copies, shuffles)

    def choose(
        self, outcomes: list[int], left: list[int], copies: list[int], shuffles: list[int]
    ) -> int:
        """The outcome that comes first. Of several equal things those with the lowest numbers
        went first, so the next one has the lowest number that is left."""

        def first(thing: tuple[int, int, int, int]) -> bytes:
            outcome, still, ever, shuffle = thing
            numbers = sorted(self._number(outcome, copy, shuffle) for copy in range(ever))
            return numbers[ever - still]

        return min(zip(outcomes, left, copies, shuffles, strict=True), key=first)[0]
