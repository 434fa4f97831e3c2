"""The texts of the board in one language; the short ones are shared with the terminal."""

import functools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from sacbe.text import Texts
from sacbe.text.lists import join_list

from .. import text as game
from ..data import Effect
from ..derived import For
from ..text.labels import words as short_words
from ..text.short import effect_words, steps_words

MAX_CACHED = 4000  # cached texts; formatting one costs as much as drawing ten pieces


class BoardTexts:
    """The board's own texts, and the game's texts, long and short."""

    def __init__(self, lang: str) -> None:
        self.own = Texts(Path(__file__).parent, lang)
        self.game = Texts(Path(__file__).parents[1], lang)
        self.short_texts = short_words(lang)
        self._cache: dict[Any, str] = {}

    def _cached(self, texts: Texts, message: str, args: dict[str, Any]) -> str:
        key = (id(texts), message, *args.items())
        if key not in self._cache:
            if len(self._cache) >= MAX_CACHED:
                self._cache.clear()
            self._cache[key] = texts.say(message, args)
        return self._cache[key]

    def __call__(self, message: str, /, **args: Any) -> str:
        return self._cached(self.own, message, args)

    def short(self, message: str, /, **args: Any) -> str:
        """A short text of the game."""
        return self._cached(self.short_texts, message, args)

    def join_list(self, parts: Sequence[str]) -> str:
        """Join parts as "one, two and three"."""
        return join_list(parts, self.own)

    # ------------------------------------------------------------ names

    def region(self, region: str) -> str:
        """A region's name, with its accents."""
        return game.region_name(region, self.game)

    def around(self, confluence: str, inhabited: Sequence[str]) -> str:
        """The regions around a confluence, and which of them are uninhabited."""
        return game.around_text(confluence, inhabited, self.game)

    def god(self, god: str | None) -> str:
        """A god's name; empty while it is unknown."""
        return game.god_name(god, self.game) if god else ""

    def card(self, card: str) -> str:
        """The name of one of the five cards that every god has."""
        return self._cached(self.game, f"card-{card}", {})

    def effect_name(self, effect: str) -> str:
        """The name of an altar, space, token or action."""
        return game.effect_name(effect, self.game)

    def ability(self, ability: str) -> str:
        """The short name of a tribe ability."""
        return self._cached(self.game, f"ability-{ability}", {})

    def ability_text(self, ability: str) -> str:
        """The text of a tribe ability."""
        return game.ability_text(ability, self.game)

    # ------------------------------------------------------------ what things do

    def effect_text(self, effect: Effect, user: For | None = None) -> str:
        """The short text of an effect, with the numbers that it has for `user` now."""
        if user is not None:
            return effect_words(effect, self.short_texts, user)
        key = ("does", id(effect))
        if key not in self._cache:
            self._cache[key] = effect_words(effect, self.short_texts)
        return self._cache[key]

    def effect_text_without_place(self, effect: Effect) -> str:
        """The same without the place, for elements whose position shows it."""
        key = ("anywhere", id(effect))
        if key not in self._cache:
            steps = [msgspec.structs.replace(step, where=None) for step in effect.steps]
            self._cache[key] = steps_words(steps, self.short_texts)
        return self._cache[key]


@functools.cache
def board_texts(lang: str) -> BoardTexts:
    """The texts of a language, read once."""
    return BoardTexts(lang)


def capitalize(words: str) -> str:
    """With a capital letter."""
    return words[:1].upper() + words[1:]
