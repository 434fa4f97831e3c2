"""The words of the command line, and the language they are in."""

import functools
import os
from pathlib import Path

from sacbe.text import LANGUAGES, Texts


@functools.cache
def words(lang: str) -> Texts:
    """What is said around a game; a ValueError names the languages there are."""
    return Texts(Path(__file__).parent, lang)


def language(named: str | None) -> str:
    """The language asked for, else that of the environment if we have it, else English."""
    if named is not None:
        return words(named).lang
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
