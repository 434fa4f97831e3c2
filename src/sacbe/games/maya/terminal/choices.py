"""Short texts of choices, grouped under headings."""

from collections.abc import Mapping
from typing import Any

from sacbe.text import Texts

from ..data import CELLS
from ..derived import INDEX, draw_count, group_points
from .formatting import SHORT_NAMES, View, crop_sign, tile_words, words
from .hexes import EMPTY_SITE

Info = Mapping[str, Any]


def choice(info: Info, view: View, texts: Texts) -> tuple[str, str]:
    """A heading that similar choices share, and the text below it."""
    say = words(texts.lang).say
    match info["type"]:
        case "place":
            cell = CELLS[INDEX[info["cell"]]]
            return f"r{cell.row}", f"c{cell.col}{_result(info, view)}"
        case "plant":
            return say("group-plant"), _tile(info, texts)
        case "bury":
            return say("group-bury", {"n": draw_count(view, view["current_player"], False)}), _tile(
                info, texts
            )
        case "bury_unseen":
            return "", say("bury-unseen", {"n": draw_count(view, view["current_player"], True)})
    return "", say("stop", {"n": info["points"]})


def _tile(info: Info, texts: Texts) -> str:
    crop, n = info["crop"], info["n"]
    return f"{tile_words(crop, n, texts.lang)} ({crop_sign(crop, n, texts.lang)})"


def _result(info: Info, view: View) -> str:
    """The result of a space: the city that grows, or the points of the group and new temples."""
    if info["kind"] == "city":
        return f" {SHORT_NAMES[info['city']]}"
    points, least = group_points(info, view)
    text = f"={points}" if points > least else ""
    return text + "".join(f" {SHORT_NAMES[name].join(EMPTY_SITE)}" for name in info["opens"])


def question(view: View, texts: Texts) -> str:
    """The question for the current player."""
    tile_in_hand = view["holding"] or {"crop": None, "n": None}
    tile = tile_words(tile_in_hand["crop"], tile_in_hand["n"], texts.lang)
    return words(texts.lang).say(f"asked-{view['phase']}", {"tile": tile})
