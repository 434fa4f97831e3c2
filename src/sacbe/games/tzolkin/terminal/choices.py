"""Choices in few words, grouped under headings."""

from collections.abc import Mapping
from typing import Any

from sacbe.text import Texts

from ..data import (
    ACTIONS,
    CHICHEN_BLOCKS,
    CHICHEN_TEMPLE,
    CHICHEN_VP,
    HARVEST_CORN,
    HARVEST_WOOD,
    TEMPLES,
    WHEELS,
)
from ..derived import current_question
from ..text import action_text
from ..text.tiles import where
from .formatting import View, words
from .tiles import cost_text, does_text
from .wheels import CHICHEN, space_word

Info = Mapping[str, Any]


def choice(info: Info, view: View, texts: Texts) -> tuple[str, str]:
    """The heading of a group of similar choices, and the text below it."""
    say = words(texts.lang).say
    match info["type"]:
        case "place" | "pick_up" | "beg" as kind:
            return say(f"group-{kind}"), _SHORT[kind](info, texts)
        case "build" | "monument" as kind:
            return say(f"group-{kind}"), _tile(info, len(view["players"]), texts)
    return "", action_text(info, texts)


def question(view: View, texts: Texts) -> str:
    """The question to the current player."""
    return texts.say(f"asked-{current_question(view)}")


def _place(info: Info, texts: Texts) -> str:
    say = words(texts.lang).say
    if info["wheel"] == "starting_space":
        spot = say("start-label")
    else:
        spot = where(info["wheel"], info["space"], texts)
    if info.get("pity"):
        return f"{spot}: {say('pity')}"
    cost = cost_text({"corn": info["cost"]}, texts.lang)
    return f"{spot}: {cost or say('free-of-charge')}"


def _pick_up(info: Info, texts: Texts) -> str:
    wheel, space = info["wheel"], info["space"]
    return f"{where(wheel, space, texts)}: {_gives(wheel, space, texts)}"


def _gives(wheel: str, space: int, texts: Texts) -> str:
    """What a worker gets there, with more words than on the board."""
    short = words(texts.lang)
    if space == 0:
        return short.say("nothing-there")
    if space > ACTIONS[WHEELS.index(wheel)]:
        return short.say("label-any")
    if wheel == CHICHEN:
        temple = short.say(f"temple-{TEMPLES[int(CHICHEN_TEMPLE[space])]}")
        more = "-block" if CHICHEN_BLOCKS[space] else ""
        return short.say(f"label-chichen{more}", {"n": int(CHICHEN_VP[space]), "temple": temple})
    if wheel == "palenque" and HARVEST_WOOD[space]:
        harvest = {"corn": int(HARVEST_CORN[space]), "wood": int(HARVEST_WOOD[space])}
        return short.say("label-palenque", harvest)
    if short.has(f"label-{wheel}-{space}"):
        return short.say(f"label-{wheel}-{space}")
    return space_word(wheel, space, texts)


def _beg(info: Info, texts: Texts) -> str:
    return words(texts.lang).say(f"temple-{info['temple']}")


def _tile(info: Info, players: int, texts: Texts) -> str:
    say = words(texts.lang).say
    tile = info.get("building") or info["monument"]
    cost = cost_text(info["cost"], texts.lang) or say("free-of-charge")
    line = f"{texts.say(f'name-{tile}')} ({tile}), {cost}: {does_text(tile, players, texts.lang)}"
    if info.get("keep_architecture"):
        return f"{line} [{say('keeps-architecture')}]"
    if info.get("architecture"):
        return f"{line} [{say('with-architecture', {'n': info['architecture']})}]"
    return line


_SHORT = {"place": _place, "pick_up": _pick_up, "beg": _beg}
