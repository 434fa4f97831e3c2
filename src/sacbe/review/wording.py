"""Turns, costs and facts in words: for reviews, puzzles and the coach."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from sacbe.play.game import Game
from sacbe.play.state import State
from sacbe.review.facts import CONTINUATIONS
from sacbe.review.model import Alternative, Fact
from sacbe.text import Texts

LEAST_COST = 0.005  # winning chances that are worth telling


@functools.cache
def review_texts(lang: str) -> Texts:
    """The texts of reviews."""
    return Texts(Path(__file__).parent, lang)


class Wording:
    """Words about a game in one language, with the names of its seats."""

    def __init__(self, game: Game, lang: str, names: Sequence[str]) -> None:
        self.game, self.lang, self.names = game, lang, tuple(names)
        self.texts = review_texts(lang)
        self.say = self.texts.say

    def percent(self, share: float) -> str:
        """A share as text, without its sign."""
        return self.number(round(100 * share, 1) if share < 0.1 else round(100 * share))

    def number(self, n: float) -> str:
        """A number in the language."""
        return self.say("number", {"n": int(n) if n == int(n) else round(n, 1)})

    def cost(self, seat: int, other: Alternative) -> str:
        """What a turn cost."""
        shares = {
            "cost": other.cost,
            "played": other.after_played.chances[seat],
            "better": other.after_better.chances[seat],
        }
        return self.say("moment-cost", {key: self.percent(n) for key, n in shares.items()})

    def loss(self, seat: int, other: Alternative, even_cost: float) -> str:
        """What a turn cost, or would have cost among equals if it cost no winning chances."""
        if other.cost >= LEAST_COST:
            return self.cost(seat, other)
        return self.say("moment-even", {"cost": self.percent(even_cost)})

    def actions(
        self, world: State, line: Iterable[tuple[int, int]], with_names: bool = False
    ) -> tuple[list[str], State]:
        """Actions in words as far as they can be played, and the position after them. Forced ones
        are left out."""
        state, words = world.copy(), []
        for player, action in line:
            if player not in state.players_to_act:
                break
            legal = state.legal_actions(player)
            if action not in legal:
                break
            if len(legal) > 1:
                text = state.action_text(action, player, self.lang, self.names)
                words.append(f"{self.names[player]}: {text}" if with_names else text)
            state.play(action, player)
        return words, state

    def turn(self, world: State, seat: int, actions: Iterable[int]) -> tuple[list[str], State]:
        """A turn in words, and the position after it."""
        return self.actions(world, [(seat, action) for action in actions])

    def reason(self, fact: Fact) -> str:
        """A fact in words."""
        what = ""
        write: Callable[[float], str] = self.number
        if fact.kind == "good":
            what = self.good(fact.id)
        elif fact.kind == "source":
            what = self.source(fact.id)
        elif fact.kind == "chance":
            what, write = self.names[fact.seat], self.percent
        args = {"what": what, "n": CONTINUATIONS}
        args |= {"played": write(fact.played), "better": write(fact.better)}
        return self.say(f"fact-{fact.kind}", args)

    def good(self, good: str) -> str:
        """The name of a good."""
        return self.game.texts(self.lang).say(f"have-{good.replace('.', '-')}")

    def source(self, source: str) -> str:
        """The name of a source of points."""
        return self.game.history.source_name(source, self.game.texts(self.lang))
