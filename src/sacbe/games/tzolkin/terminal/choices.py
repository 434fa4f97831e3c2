"""Choices in few words, grouped under headings."""

from collections.abc import Mapping
from typing import Any

from sacbe.text import Texts

from ..derived import current_question
from ..panels import cost_text, does_text
from ..text import action_text, worker_text
from ..text.tiles import where
from ..worker_actions import worker_actions
from .formatting import View, words

Info = Mapping[str, Any]


def choice(info: Info, view: View, texts: Texts) -> tuple[str, str]:
    """The heading of a group of similar choices, and the text below it."""
    say = words(texts.lang).say
    match info["type"]:
        case "pick_up" as kind:
            return say(f"group-{kind}"), _pick_up(info, view, texts)
        case "place" | "beg" as kind:
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


def _pick_up(info: Info, view: View, texts: Texts) -> str:
    wheel, space = info["wheel"], info["space"]
    actions = worker_actions(view, int(view["current_player"]), wheel, space)
    return f"{where(wheel, space, texts)}: {worker_text(wheel, actions, texts)}"


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


_SHORT = {"place": _place, "beg": _beg}
