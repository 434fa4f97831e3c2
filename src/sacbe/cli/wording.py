"""The words of the command line, and the language they are in."""

import functools
import os
from pathlib import Path

from sacbe.play.game import Game
from sacbe.text import LANGUAGES, Texts


@functools.cache
def words(lang: str) -> Texts:
    """What is said around a game; a ValueError names the languages there are."""
    return Texts(Path(__file__).parent, lang)


def title(game: Game, texts: Texts, file: str | None = None) -> str:
    """What a game is called; on data that are not built in, with their file or their digest."""
    if game.data is None:
        return game.title
    args = {"game": game.title, "data": file or game.data_digest}
    return texts.say("game-on-own-data", args)


def language(named: str | None) -> str:
    """The language asked for, else that of the environment if we have it, else English."""
    if named is not None:
        return words(named).lang
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
