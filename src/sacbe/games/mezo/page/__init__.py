"""What the web pages need from this game only."""

from collections.abc import Callable, Mapping
from typing import Any

from sacbe.text import Texts

# Goods, besides points, whose gains and losses the pages list: none.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, int]]] = {}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for short signs in the list of all tiles: none."""
    return {}


def reasons(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, texts: Texts
) -> list[str]:
    """Nothing besides goods and points."""
    return []
