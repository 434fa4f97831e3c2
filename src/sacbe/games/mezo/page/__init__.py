"""What the web pages need from this game only."""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sacbe.text import Texts

from ..data import KINDS
from ..derived import Count, compare, strength, units
from ..text.labels import region_name

MOST_REASONS = 4
MAJORITIES = {"shaman": "reason-shaman", "warrior": "reason-warrior"}

# Goods, besides points, whose gains and losses the pages list: none.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, int]]] = {}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for short signs in the list of all tiles: none."""
    return {}


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def reasons(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, texts: Texts
) -> list[str]:
    """Regions in which a plan gains the lead or a majority, Devotion levels, and units that return
    from Xibalba."""
    say, parts = _own_texts(texts.lang).say, []
    for name, region in after["regions"].items():
        old, args = before["regions"][name], {"region": region_name(name, texts.lang)}
        if region["fought"] or not region["inhabited"]:
            continue
        own, best = compare(after, name, seat, strength)
        if own > best and not _leads(before, name, seat, strength):
            parts.append(say("reason-leads", args | {"own": own, "best": best}))
        if old["consecrated"] or region["consecrated"]:
            continue
        for kind in KINDS:
            count = functools.partial(units, kind=kind)
            own, best = compare(after, name, seat, count)
            if own > best and not _leads(before, name, seat, count):
                parts.append(say(MAJORITIES[kind], args | {"own": own, "best": best}))
    players = before["players"][seat], after["players"][seat]
    if players[1]["level"] > players[0]["level"]:
        parts.append(say("reason-level", {"n": players[1]["level"]}))
    below = [sum(player["xibalba"].values()) for player in players]
    if below[1] < below[0]:
        parts.append(say("reason-recovers", {"n": below[0] - below[1]}))
    return parts[:MOST_REASONS]


def _leads(view: Mapping[str, Any], region: str, seat: int, count: Count) -> bool:
    own, best = compare(view, region, seat, count)
    return own > best
