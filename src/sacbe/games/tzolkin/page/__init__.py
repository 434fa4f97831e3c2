"""What the pages show of this game alone: parts of its board, its options, its guided first game,
and where the corn came from."""

from collections.abc import Callable, Mapping
from typing import Any

from ..data import BLOCKS, DATA, TECHS, TEMPLES, WHEELS
from ..terminal.marks import words

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


def _corn(event: Mapping[str, Any]) -> str:
    """What an event's corn was got from, or spent for."""
    cause = event["cause"]
    if cause in DATA.wealth:
        return "wealth"
    if cause in DATA.buildings or cause == "architecture":
        return "buildings"
    if cause in WHEELS:  # to step back on one, or to use Uxmal, costs corn
        return cause if event["change"]["corn"] > 0 else "actions"
    return CORN.get(cause, "other")


# Goods whose every gain and loss the pages account for, with what says where it came from.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], str]] = {"corn": _corn}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for short words in the list of all tiles."""
    say = words(lang).say
    found = {say(f"cost-{good}", {"n": 1}).split()[1]: f"i-{good}" for good in (*BLOCKS, "corn")}
    found |= {say("cost-skulls", {"n": 1}).split()[1]: "i-skull"}
    found |= {say(f"temple-{temple}"): f"i-step-{temple}" for temple in TEMPLES}
    found |= {say(f"tech-{tech}"): f"i-{tech}" for tech in TECHS}
    return {word: [icon] for word, icon in found.items()}
