"""Log lines: the events of event_log.py as sentences, with gains and losses in brackets."""

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.text import Texts
from sacbe.text.lists import join_list

from ..data import TECHS, TEMPLES
from .tiles import (
    GOODS,
    effect_text,
    message_args,
    name,
    player_name,
    points_text,
    where,
)

Event = Mapping[str, Any]

_COUNTS = ("workers", "corn_tiles", "wood_tiles", "fed", "frugal")


def event_text(event: Event, texts: Texts, names: Sequence[str]) -> str:
    """A line of the log; `names` are the players' names by seat."""
    sentence = _sentence(event, texts, names)
    own_key = event["tech"] if event["event"] == "level" else None  # the sentence names it
    change = change_text({k: n for k, n in event["change"].items() if k != own_key}, texts)
    if not change:
        return texts.say("log-line", {"what": sentence})
    return texts.say("log-line-change", {"what": sentence, "change": change})


def change_text(change: Mapping[str, int], texts: Texts) -> str:
    """Gains and losses such as "+2 wood, -1 step brown, +4 VP"; empty if there are none."""
    parts = []
    for key in (*GOODS, *_COUNTS, *TEMPLES, *TECHS, "quarters"):
        if n := change.get(key, 0):
            sign = "change-more" if n > 0 else "change-less"
            parts.append(texts.say(sign, {"what": _amount(key, abs(n), texts)}))
    if light := change.get("light", 0):
        parts.append(texts.say("change-light" if light > 0 else "change-dark"))
    return ", ".join(parts)


def _amount(key: str, n: int, texts: Texts) -> str:
    if key == "quarters":
        return points_text(n, texts)
    if key in TEMPLES:
        return texts.say("steps", {"n": n, "temple": name(key, texts)})
    if key in TECHS:
        return texts.say("levels", {"n": n, "tech": name(key, texts)})
    return texts.say(f"goods-{key}", {"n": n})


def _sentence(event: Event, texts: Texts, names: Sequence[str]) -> str:
    kind = event["event"]
    args = message_args(event, texts, names)
    if kind in ("choice", "nature"):
        action = event["action"]
        args |= message_args(action, texts, names)
        if "spaces" in event:
            spaces = [where(wheel, space, texts) for wheel, space in event["spaces"]]
            args["spaces"] = join_list(spaces, texts)
        if action["type"].startswith("reveal_"):
            return texts.say("log-reveal", args)
        return texts.say(f"log-{action['type']}{_variant(action)}", args)
    if kind in ("effect", "effect_lost"):
        args["what"] = effect_text(event["effect"], texts)
    elif kind == "worker_back":
        args["starter"] = player_name(event["starter"], texts, names)
    elif kind == "final":
        args["points"] = points_text(event["quarters"], texts)
    return texts.say(f"log-{kind}", args)


def _variant(action: Mapping[str, Any]) -> str:
    """The message id of a choice with a special sentence."""
    if action["type"] == "place":
        if action.get("pity"):
            return "-pity"
        return "-start" if action["wheel"] == "starting_space" else ""
    if action["type"] == "stop":
        return f"-{action['what']}"
    return ""
