"""Texts of the command line, and the choice of language."""

import functools
import os
from pathlib import Path

from sacbe.play.game import Game
from sacbe.text import LANGUAGES, Texts


@functools.cache
def cli_texts(lang: str) -> Texts:
    """The texts of the command line. Raises ValueError for an unknown language."""
    return Texts(Path(__file__).parent, lang)


def title(game: Game, texts: Texts, file: str | None = None) -> str:
    """The title of a game; with custom data, including the file or digest."""
    if game.data is None:
        return game.title
    args = {"game": game.title, "data": file or game.data_digest}
    return texts.say("title-custom-data", args)


def language(lang: str | None) -> str:
    """The given language, or that of the environment if supported, or English."""
    if lang is not None:
        return cli_texts(lang).lang
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
