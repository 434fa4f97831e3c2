"""Nature's answers from a seed, the same for all who play that seed.

Every unseen thing gets a number of its own from the seed, once and for all; what is revealed next
is the possible one with the lowest number. That is one permutation per deck: two games with one
seed see the same decks, however differently they are played, and an undone reveal comes again.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sacbe.play.state import State


class Dealer:
    """Common random numbers: the order of all decks, drawn from a seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._numbers: dict[tuple[int, int], bytes] = {}

    def _number(self, outcome: int, copy: int) -> bytes:
        """The number of one copy of a thing; a hash, so that it is the same everywhere for ever."""
        key = (outcome, copy)
        if key not in self._numbers:
            text = f"sacbe {self.seed} {outcome} {copy}".encode()
            self._numbers[key] = hashlib.blake2b(text, digest_size=16).digest()
        return self._numbers[key]

    def answer(self, state: State) -> int:
        """Nature's answer in a position where it is asked."""
        outcomes = state.legal()
        copies = [state.game.room("knowledge").copies(outcome) for outcome in outcomes]
        return self.choose(outcomes, state.chance_weights(), copies)

    def choose(self, outcomes: list[int], left: list[int], copies: list[int]) -> int:
        """The outcome that comes first. Of several equal things those with the lowest numbers
        went first, so the next one has the lowest number that is left."""

        def first(thing: tuple[int, int, int]) -> bytes:
            outcome, still, ever = thing
            return sorted(self._number(outcome, copy) for copy in range(ever))[ever - still]

        return min(zip(outcomes, left, copies, strict=True), key=first)[0]
