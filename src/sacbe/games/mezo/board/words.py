"""The board's words in the reader's language; short ones are shared with the terminal."""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from sacbe.text import Texts

from .. import text as game
from ..data import Effect
from ..derived import For
from ..text.labels import words as short_words
from ..text.short import effect_words, steps_words

MOST_KEPT = 4000  # sentences; forming one costs as much as drawing ten pieces


class Say:
    """Says the words of the board, and those that the game has already, long and short."""

    def __init__(self, lang: str) -> None:
        self.own = Texts(Path(__file__).parent, lang)
        self.game = Texts(Path(__file__).parents[1], lang)
        self.short = short_words(lang)
        self._known: dict[Any, str] = {}

    def _kept(self, texts: Texts, message: str, args: dict[str, Any]) -> str:
        key = (id(texts), message, *args.items())
        if key not in self._known:
            if len(self._known) >= MOST_KEPT:
                self._known.clear()
            self._known[key] = texts.say(message, args)
        return self._known[key]

    def __call__(self, message: str, /, **args: Any) -> str:
        return self._kept(self.own, message, args)

    def briefly(self, message: str, /, **args: Any) -> str:
        """One of the game's short words."""
        return self._kept(self.short, message, args)

    def listed(self, parts: Sequence[str]) -> str:
        """One, two and three."""
        return game.listed(parts, self.own)

    # ------------------------------------------------------------ names

    def region(self, region: str) -> str:
        """A region, with its accents."""
        return game.region_name(region, self.game)

    def god(self, god: str | None) -> str:
        """A god; nothing while nobody knows which."""
        return game.god_name(god, self.game) if god else ""

    def card(self, card: str) -> str:
        """One of the five cards that every god has."""
        return self._kept(self.game, f"card-{card}", {})

    def effect(self, effect: str) -> str:
        """What an altar, space, token or action is called."""
        return game.effect_name(effect, self.game)

    def ability(self, ability: str) -> str:
        """A tribe ability in a word or two."""
        return self._kept(self.game, f"ability-{ability}", {})

    def ability_text(self, ability: str) -> str:
        """What a tribe ability does."""
        return game.ability_text(ability, self.game)

    # ------------------------------------------------------------ what things do

    def does(self, effect: Effect, user: For | None = None) -> str:
        """An effect in telegraph style, with the numbers it has for somebody now."""
        if user is not None:
            return effect_words(effect, self.short, user)
        key = ("does", id(effect))
        if key not in self._known:
            self._known[key] = effect_words(effect, self.short)
        return self._known[key]

    def does_anywhere(self, effect: Effect) -> str:
        """The same without the place, where that is plain from where it is printed."""
        key = ("anywhere", id(effect))
        if key not in self._known:
            steps = [msgspec.structs.replace(step, where=None) for step in effect.steps]
            self._known[key] = steps_words(steps, self.short)
        return self._known[key]


@functools.cache
def say_in(lang: str) -> Say:
    """The words of a language, read once."""
    return Say(lang)


def begun(words: str) -> str:
    """With a capital letter."""
    return words[:1].upper() + words[1:]
