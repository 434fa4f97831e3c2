"""Sentences: what an action means, why something is refused, what has happened, and the rules.

All are pure functions from infos (see actions.py, refusals.py, journal.py) to the words of one
language. Seats are called by number unless `names` tells who sits there, cells by their row and
column, as on a map.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sacbe.text import Texts

from .. import Definition
from ..data import AREA_CHOICES, AREAS_FOR, CELLS, DOUBLES, HIGHLIGHTED, SINGLES, SITES, START_SITE

Info = Mapping[str, Any]
Args = dict[str, Any]

HELP = (
    "goal",
    "set_up",
    "turn",
    "planting",
    "temples",
    "expanding",
    "drawing",
    "crops",
    "cities",
    "end",
    "variants",
    "board",
)
# What a player has that a choice can change: where a view of the player has it, and its icon. It is
# called as `have-...` says.
GOODS = {"score": "i-vp", "rack_count": "m-tile", "reserve_count": "m-deploy"}

COUNTED: dict[str, Callable[[Info, int], int]] = {}

# The modules of a game on other data have another package: see sacbe.games.with_data.
BUILT_IN = __name__.split(".")[-2] == Definition.name
LABELS = {cell.id: f"r{cell.row}c{cell.col}" for cell in CELLS}


def action_text(info: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
    """An action as one sentence that says what is done and what follows at once."""
    said = f"act-{info['type']}"
    if info["type"] == "place":
        said += f"-{info['kind']}"
        if info["kind"] == "city" and info["city"] is None:
            said += "-none"  # an id that is not legal now has words too
        elif info["kind"] == "plantation" and info["opens"]:
            said += "-opening"
    return texts.say(said, spoken(info, texts, names))


def refusal_text(refusal: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
    """Why something may not be done, with its numbers."""
    args = spoken(refusal["numbers"], texts, names)
    said = f"refusal-{refusal['reason']}"
    if refusal["reason"] == "occupied":
        said += f"-{refusal['numbers']['what']}"
    return texts.say(said, args)


def event_text(event: Info, texts: Texts, names: Sequence[str]) -> str:
    """A line of the log; `names` are the players' names by seat."""
    args = spoken(event, texts, names)
    sentence = texts.say(f"log-{event['event']}{_variant(event)}", args)
    points = event["change"].get("points", 0)
    if not points:
        return texts.say("log-line", {"what": sentence})
    return texts.say("log-line-points", {"what": sentence, "points": _points(points, texts)})


def _variant(event: Info) -> str:
    """Some events are worth a sentence of their own."""
    if event["event"] == "expanded":
        return "-unseen" if event["unseen"] else "-with" if event["crop"] else ""
    if event["event"] == "city_closed":
        return "" if any(event["strengths"]) else "-bare"
    return f"-{event['place']}" if event["event"] == "city_scored" else ""


def rules_help(texts: Texts) -> list[tuple[str, str]]:
    """The rules in short: titles and paragraphs."""
    args: Args = {
        "singles": SINGLES,
        "doubles": DOUBLES,
        "two": AREAS_FOR[2],
        "three": AREAS_FOR[3],
        "four": AREAS_FOR[4],
        "area": area_name(AREA_CHOICES[0][0], texts),
        "start": SITES[START_SITE],
        "highlighted": listed(HIGHLIGHTED, texts),
    }
    parts = [(part, part if BUILT_IN or part != "board" else "board-own") for part in HELP]
    return [(texts.say(f"help-{title}-title"), texts.say(f"help-{p}", args)) for title, p in parts]


# ------------------------------------------------------------ names


def crop_name(crop: str, texts: Texts) -> str:
    """A crop as people say it."""
    return texts.say(f"crop-{crop}")


def area_name(area: str, texts: Texts) -> str:
    """A colour of the built-in board in the reader's language; any other area as it is called."""
    return texts.say(f"area-{area}") if texts.has(f"area-{area}") else area


def cell_name(cell: str) -> str:
    """A cell by row and column, whatever its id is."""
    return LABELS[cell]


def tile_text(crop: str | None, n: int | None, texts: Texts) -> str:
    """A tile such as "a double corn tile"; "a tile" where nobody may say which."""
    if crop is None or n is None:
        return texts.say("tile-unknown")
    return texts.say("tile", {"n": n, "crop": crop_name(crop, texts)})


def player_name(seat: int, texts: Texts, names: Sequence[str] | None = None) -> str:
    """Who sits there; by number where nobody has told the name."""
    return names[seat] if names else texts.say("seat", {"n": seat + 1})


def listed(parts: Sequence[str], texts: Texts) -> str:
    """A list such as "blue, red and green"; nothing where there is nothing."""
    said = parts[0] if parts else ""
    for part in parts[1:-1]:
        said = texts.say("list-more", {"head": said, "next": part})
    return texts.say("list-last", {"head": said, "last": parts[-1]}) if len(parts) > 1 else said


def _points(n: int, texts: Texts) -> str:
    return texts.say("vp", {"n": n})


def _strengths(by_seat: Sequence[int], texts: Texts, names: Sequence[str] | None) -> str:
    """Crops around a city, seat by seat, where there are any."""
    return ", ".join(
        texts.say("strength", {"name": player_name(seat, texts, names), "n": n})
        for seat, n in enumerate(by_seat)
        if n
    )


def spoken(facts: Info, texts: Texts, names: Sequence[str] | None = None) -> Args:
    """The facts of an action, refusal or event as arguments of a message: names for ids."""
    args: Args = {}
    for key, value in facts.items():
        if key == "seat" and value is not None:
            args["name"] = player_name(value, texts, names)
        elif key == "seats":
            args["names"] = listed([player_name(seat, texts, names) for seat in value], texts)
        elif key == "cell":
            args[key] = cell_name(value)
        elif key == "cells":
            args["tiles"] = len(value)
        elif key == "crop" and value is not None:
            args[key] = crop_name(value, texts)
        elif key == "area":
            args[key] = area_name(value, texts)
        elif key == "areas":
            args[key] = listed([area_name(area, texts) for area in value], texts)
        elif key in ("sites", "cities", "opens"):
            args |= {key: listed(value, texts), "count": len(value)}
        elif key == "strengths":
            args[key] = _strengths(value, texts, names)
        elif key == "by":
            args[key] = value or "points"
        elif isinstance(value, int | str):
            args[key] = value
    if "n" in facts:
        args["tile"] = tile_text(facts["crop"], facts["n"], texts)
    return args
