"""What the pages show of this game alone: parts of its board, its options, its guided first game,
and where the corn came from."""

from collections.abc import Callable, Mapping
from typing import Any

from ..data import BLOCKS, DATA, TECHS, TEMPLES, WHEELS
from ..panels import words

CORN = {
    "beg": "begging",
    "calendar": "calendar",
    "food_day": "feeding",
    "place": "placing",
    "sell": "sold",
    "buy": "bought",
    "build": "building",
    "harvest": "palenque",
    "burn": "palenque",
}


def _corn(event: Mapping[str, Any]) -> dict[str, int]:
    """The corn that an event brought or took, by what it was got from or spent for. To use a wheel
    may do both at once: what it costs to step back on it, and at Uxmal, is told apart."""
    change = event["change"].get("corn", 0)
    paid = event["action"]["cost"] if event["cause"] in WHEELS and "action" in event else 0
    found = {"actions": -paid, _source(event): change + paid}
    return {source: n for source, n in found.items() if n}


def _source(event: Mapping[str, Any]) -> str:
    """Where an event's corn belongs."""
    cause = event["cause"]
    if cause in DATA.wealth:
        return "wealth"
    if cause in DATA.buildings or cause == "architecture":
        return "buildings"
    return str(cause) if cause in WHEELS else CORN.get(cause, "other")


# Goods whose every gain and loss the pages account for, with what says where it came from.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, int]]] = {"corn": _corn}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for short words in the list of all tiles."""
    say = words(lang).say
    found = {say(f"cost-{good}", {"n": 1}).split()[1]: f"i-{good}" for good in (*BLOCKS, "corn")}
    found |= {say("cost-skulls", {"n": 1}).split()[1]: "i-skull"}
    found |= {say(f"temple-{temple}"): f"i-step-{temple}" for temple in TEMPLES}
    found |= {say(f"tech-{tech}"): f"i-{tech}" for tech in TECHS}
    return {word: [icon] for word, icon in found.items()}
