"""Game-specific data for the web pages: the parts of the board, options, and the first game."""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sacbe.text import Texts

from ..panels import KINDS, words

# Goods, besides points, whose gains and losses the pages list: none.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, int]]] = {}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for the abbreviations in the list of all tiles."""
    return {words(lang).say(f"sign-{crop}") * n: [f"m-{crop}"] * n for crop, n in KINDS}


def reasons(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, texts: Texts
) -> list[str]:
    """Nothing besides goods and points."""
    return []


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)
