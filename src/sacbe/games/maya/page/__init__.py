"""Game-specific data for the web pages: the parts of the board, options, and the first game."""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sacbe.text import Texts

from ..derived import city_payouts, gaps
from ..panels import KINDS, words

SOON = 2  # empty cells around a city from which hints speak of its closing

# Goods, besides points, whose gains and losses the pages list: none.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, int]]] = {}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for the abbreviations in the list of all tiles."""
    return {words(lang).say(f"sign-{crop}") * n: [f"m-{crop}"] * n for crop, n in KINDS}


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def reasons(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, texts: Texts
) -> list[str]:
    """Leads around open cities that a plan gains, cities that are about to close with points for
    the seat, and tiles drawn."""
    say = _own_texts(texts.lang).say
    parts = []
    for name, city in after["cities"].items():
        if city["closed"]:
            continue
        own, best = _strengths(city, seat)
        old = before["cities"].get(name)
        old_own, old_best = _strengths(old, seat) if old else (0, 0)
        left, points = len(gaps(after, name)), city_payouts(city["size"], city["strength"])[seat]
        args = {"city": name, "own": own, "best": best, "n": left, "points": points}
        changed = (own, best) != (old_own, old_best)
        if points and left <= SOON and changed:
            parts.append(say("reason-closing", args))
        elif own > best and old_own <= old_best:
            parts.append(say("reason-leads", args))
    change = after["players"][seat]["reserve_count"] - before["players"][seat]["reserve_count"]
    return [*parts, *([say("reason-draws", {"n": -change})] if change < 0 else [])]


def _strengths(city: Mapping[str, Any], seat: int) -> tuple[int, int]:
    """The crops of a seat around a city, and the most of another one."""
    others = [n for other, n in enumerate(city["strength"]) if other != seat]
    return city["strength"][seat], max(others)
