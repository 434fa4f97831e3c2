"""Game-specific data for the web pages: the parts of the board, options, and the first game."""

from collections.abc import Callable, Mapping
from typing import Any

from ..panels import KINDS, words

# Goods, besides points, whose gains and losses the pages list: none.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, int]]] = {}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for the abbreviations in the list of all tiles."""
    return {words(lang).say(f"sign-{crop}") * n: [f"m-{crop}"] * n for crop, n in KINDS}
