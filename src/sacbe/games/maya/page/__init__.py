"""What the pages show of this game alone: the parts of its board, its options, its first game."""

from collections.abc import Callable, Mapping
from typing import Any

from ..panels import KINDS, words

# Goods, besides points, whose every gain and loss the pages account for: there are none.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, int]]] = {}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for the short signs in the list of all tiles."""
    return {words(lang).say(f"sign-{crop}") * n: [f"m-{crop}"] * n for crop, n in KINDS}
