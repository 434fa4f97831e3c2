"""Turns, costs and facts in words: for reviews, puzzles and the coach."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from sacbe.play.game import Game
from sacbe.play.result import START
from sacbe.play.state import State
from sacbe.play.table import forced_action
from sacbe.review.boards import steps_of
from sacbe.review.evaluator import play_out
from sacbe.review.facts import CONTINUATIONS
from sacbe.review.model import Alternative, Fact
from sacbe.text import Texts

DOTS = "\N{HORIZONTAL ELLIPSIS}"
LEAST_COST = 0.005  # winning chances that are worth telling


@functools.cache
def review_texts(lang: str) -> Texts:
    """The texts of reviews."""
    return Texts(Path(__file__).parent, lang)


def concise(choices: Sequence[str]) -> list[str]:
    """The choices of a turn without those that the next one repeats: "Plant a corn tile" before
    "Plant a corn tile on r8c7"."""
    pairs = itertools.pairwise([*choices, ""])
    return [each for each, following in pairs if not following.startswith(f"{each} ")]


def differing(one: Sequence[str], other: Sequence[str]) -> tuple[list[str], list[str]]:
    """Two turns without the choices that both begin with; dots stand for those. Something is left
    of each."""
    pairs = zip(one[:-1], other[:-1], strict=False)
    same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
    dots = [DOTS] if same else []
    return [*dots, *one[same:]], [*dots, *other[same:]]


def completed(choice: str, forced: str) -> str:
    """A choice in the words of the forced one after it, if these repeat it and say more: a tile
    with the only place that it fits."""
    return forced if forced.startswith(f"{choice} ") else choice


class Wording:
    """Words about a game in one language, with the names of its seats."""

    def __init__(self, game: Game, lang: str, names: Sequence[str]) -> None:
        self.game, self.lang, self.names = game, lang, tuple(names)
        self.texts = review_texts(lang)
        self.say = self.texts.say

    def percent(self, share: float) -> str:
        """A share as text, without its sign."""
        return self.number(round(100 * share, 1) if share < 0.1 else round(100 * share))

    def number(self, n: float, digits: int = 1) -> str:
        """A number in the language."""
        text = self.say("number", {"n": int(n) if n == int(n) else round(n, digits)})
        return text.replace("-", "\N{MINUS SIGN}")

    def points(self, n: float) -> str:
        """Points of the record, which may be quarters."""
        return self.number(n, 2)

    def cost(self, seat: int, other: Alternative, key: str = "moment-cost") -> str:
        """What a turn cost, or would cost."""
        shares = {
            "cost": other.cost,
            "played": other.after_played.chances[seat],
            "better": other.after_better.chances[seat],
        }
        return self.say(key, {name: self.percent(n) for name, n in shares.items()})

    def loss(self, seat: int, other: Alternative, even_cost: float) -> str:
        """What a turn cost, or would have cost among equals if it cost no winning chances."""
        if other.cost >= LEAST_COST:
            return self.cost(seat, other)
        return self.say("moment-even", {"cost": self.percent(even_cost)})

    def actions(
        self, world: State, line: Iterable[tuple[int, int]], with_names: bool = False
    ) -> tuple[list[str], State]:
        """Actions in words as far as they can be played, and the position after them. Forced ones
        are left out, and so is what could be chosen after an action if the next one says it."""
        steps = steps_of(world, line)
        words = []
        for (state, player, action), following in itertools.pairwise(steps):
            assert player is not None  # only the last step has none
            assert action is not None
            after, _ = play_out(state, player, (action,))
            goes_on = after != following.state
            text = state.action_text(action, player, self.lang, self.names, options=goes_on)
            if goes_on and (only := forced_action(after, player)) is not None:
                text = completed(text, after.action_text(only, player, self.lang, self.names))
            words.append(f"{self.names[player]}: {text}" if with_names else text)
        return words, steps[-1].state

    def turn(self, world: State, seat: int, actions: Iterable[int]) -> tuple[list[str], State]:
        """A turn in words, and the position after it."""
        return self.actions(world, [(seat, action) for action in actions])

    def reasons(self, facts: Iterable[Fact]) -> list[str]:
        """What speaks for the better turn, in words. There is always something to say: without a
        fact, that none distinguishes the turns."""
        return [self.fact(each) for each in facts if each.gain] or [self.say("fact-none")]

    def price(self, facts: Iterable[Fact]) -> list[str]:
        """What the better turn gives up, in words."""
        return [self.fact(each) for each in facts if not each.gain]

    def fact(self, fact: Fact) -> str:
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
        if source == START:
            return self.game.texts(self.lang).say("result-start")
        return self.game.history.source_name(source, self.game.texts(self.lang))
