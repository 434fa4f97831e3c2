"""The rules summary of a game."""

from __future__ import annotations

import functools
import re

from sacbe.play.game import game
from sacbe.server.panels.panel import Panel


class Summary(Panel, frozen=True):
    """A section of the rules summary; its id is the same in all languages."""

    id: str
    title: str
    text: str


class Rules(Panel, frozen=True):
    """The rules summary of a game."""

    game: str
    title: str
    sections: list[Summary]


@functools.cache
def build(name: str, lang: str) -> Rules:
    """The short rules of a game, in sections that can be linked."""
    rules = game(name)
    words = rules.text
    english = rules.texts("en")
    ids = {english.say(f"help-{part}-title"): part for part in words.HELP}
    translations = zip(words.rules_help(english), words.rules_help(rules.texts(lang)), strict=True)
    sections = [
        Summary(id=ids.get(plain, _slug(plain)), title=title, text=text)
        for (plain, _), (title, text) in translations
    ]
    return Rules(game=name, title=rules.title, sections=sections)


def _slug(title: str) -> str:
    return re.sub("[^a-z0-9]+", "-", title.lower()).strip("-")
