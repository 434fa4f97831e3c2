"""Parts of the web page specific to this game: its board, its options, its guided first game, and
the accounts of corn."""

import functools
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from sacbe.text import Texts

from ..data import BLOCKS, DATA, TECHS, TEMPLES, WHEELS
from ..derived import days_to_food, food_cost, next_food_day
from ..panels import words

SOON = 4  # days before a Food Day from which hints speak of it

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
    """The corn that an event gained or spent, by source. Using a wheel can do both at once: the
    cost of stepping back, or of the action at Uxmal, is a separate entry."""
    change = event["change"].get("corn", 0)
    cost = event["action"]["cost"] if event["cause"] in WHEELS and "action" in event else 0
    amounts = {"actions": -cost, _source(event): change + cost}
    return {source: n for source, n in amounts.items() if n}


def _source(event: Mapping[str, Any]) -> str:
    """The source of an event's corn."""
    cause = event["cause"]
    if cause in DATA.wealth:
        return "wealth"
    if cause in DATA.buildings or cause == "architecture":
        return "buildings"
    return str(cause) if cause in WHEELS else CORN.get(cause, "other")


# Goods whose every gain and loss the page accounts for, with the function that gives the source.
ACCOUNTS: dict[str, Callable[[Mapping[str, Any]], Mapping[str, int]]] = {"corn": _corn}


def signs(lang: str) -> dict[str, list[str]]:
    """The icons for the abbreviations in the list of all tiles."""
    say = words(lang).say
    icons = {say(f"cost-{good}", {"n": 1}).split()[1]: f"i-{good}" for good in (*BLOCKS, "corn")}
    icons |= {say("cost-skulls", {"n": 1}).split()[1]: "i-skull"}
    icons |= {say(f"temple-{temple}"): f"i-step-{temple}" for temple in TEMPLES}
    icons |= {say(f"tech-{tech}"): f"i-{tech}" for tech in TECHS}
    return {word: [icon] for word, icon in icons.items()}


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def reasons(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, texts: Texts
) -> list[str]:
    """Whether the workers can be fed on the next Food Day, and the temples on which a plan takes
    the lead."""
    say = _own_texts(texts.lang).say
    leads = [temple for temple in TEMPLES if _leads(after, temple, seat)]
    return _feeding(before, after, seat, say) + [
        say(
            "reason-leads",
            {
                "temple": texts.say(f"temple-{temple}"),
                "points": DATA.temples[temple].leader[after["age"] - 1],
                "age": "I" * after["age"],
            },
        )
        for temple in leads
        if not _leads(before, temple, seat) and next_food_day(after) is not None
    ]


def _leads(view: Mapping[str, Any], temple: str, seat: int) -> bool:
    steps = [player["temples"][temple] for player in view["players"]]
    return steps[seat] == max(steps) and steps.count(steps[seat]) == 1


def _feeding(
    before: Mapping[str, Any], after: Mapping[str, Any], seat: int, say: Callable[..., str]
) -> list[str]:
    days, day = days_to_food(after), next_food_day(after)
    costs = [food_cost(view["players"][seat]) for view in (before, after)]
    if days is None or not (days <= SOON or costs[0].missing):
        return []
    if not costs[1].missing:
        return [say("reason-feeds", {"day": day})]
    if days > SOON and costs[1].missing >= costs[0].missing:
        return []
    args = {"day": day, "n": costs[1].hungry, "missing": costs[1].missing}
    return [say("reason-hungry", args | {"points": costs[1].points_lost})]
