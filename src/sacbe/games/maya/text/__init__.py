"""Texts for actions, refusals, events and the rules.

All functions are pure: they turn infos (see actions.py, explain.py, event_log.py) into sentences of
one language. Seats are numbered unless `names` are given; cells are named by their side of the
nearest site, with row and column.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sacbe.games import has_own_data
from sacbe.text import Texts
from sacbe.text.lists import join_list
from sacbe.text.names import seat_name

from ..data import (
    AREA_CHOICES,
    AREAS_FOR,
    CELLS,
    DOUBLES,
    HIGHLIGHTED,
    SINGLES,
    SITE_CELL,
    SITES,
    START_SITE,
    Cell,
)
from ..derived import city_payouts

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
# Player values that a choice can change: their path in a player's view, and the icon. The name is
# the message `have-...`.
GOODS = {"score": "i-vp", "rack_count": "m-tile", "reserve_count": "m-deploy"}

#: Goods of which more is better. Tiles in the rack and in the reserve are to be used.
VALUED_GOODS = {"score": True, "open_cities": True, "crops": True}
OPTIONS: dict[str, str] = {}


def _open_cities(view: Info, seat: int) -> int:
    """The points that a seat would get if all open cities closed as they stand."""
    cities = (city for city in view["cities"].values() if not city["scored"])
    return sum(city_payouts(city["size"], city["strength"])[seat] for city in cities)


def _crops(view: Info, seat: int) -> int:
    """The crops of a seat around all cities."""
    return sum(city["strength"][seat] for city in view["cities"].values())


COUNTERS: dict[str, Callable[[Info, int], int]] = {"open_cities": _open_cities, "crops": _crops}

# A game with other data has its modules in another package: see sacbe.games.load_package.
BUILT_IN = has_own_data(__name__)
LABELS = {cell.id: f"r{cell.row}c{cell.col}" for cell in CELLS}
SIDES = ("e", "ne", "n", "nw", "w", "sw", "s", "se")  # counter-clockwise, as angles are measured


def action_text(info: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
    """An action as one sentence: what is done and its immediate effects."""
    message = f"act-{info['type']}"
    args = message_args(info, texts, names)
    if "draws" in info:
        return texts.say("act-drawing", {"text": texts.say(message, args), "n": info["draws"]})
    if info["type"] != "place":
        return texts.say(message, args)
    message += f"-{info['kind']}"
    if info["kind"] == "city" and info["city"] is None:
        message += "-none"  # an action that is not legal now also has a text
    if "beside" in info:
        place = place_text(info["beside"], info.get("city"), texts)
        args["spot"] = texts.say("cell-place", {"spot": args["spot"], "place": place})
    text, effects = texts.say(message, args), _effects(info, args, texts, names)
    return texts.say("act-effects", {"text": text, "effects": effects}) if effects else text


def place_text(beside: Info, own: str | None, texts: Texts) -> str:
    """Where a cell is: the other cities than `own` and the own crops beside it; without any, its
    area."""
    crops = [texts.say(f"place-{crop}") for crop in beside["crops"]]
    things = [*(city for city in beside["cities"] if city != own), *crops]
    if not things:
        return texts.say("place-area", {"area": area_name(beside["area"], texts)})
    return texts.say("place-beside", {"things": join_list(things, texts)})


def _effects(info: Info, args: Args, texts: Texts, names: Sequence[str] | None) -> str:
    """What a tile does at once: points of its group, temples that open, cities that close."""
    effects = []
    if info.get("group"):
        effects.append(texts.say("effect-group", {"n": info["group"]}))
    if info.get("opens"):
        effects.append(texts.say("effect-opens", args))
    for city, points in info.get("closes", {}).items():
        payouts = _strengths(points, texts, names) or texts.say("effect-no-points")
        effects.append(texts.say("effect-closes", {"city": city, "points": payouts}))
    return "; ".join(effects)


def refusal_text(refusal: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
    """The reason of a refusal, with its numbers."""
    args = message_args(refusal["numbers"], texts, names)
    message = f"refusal-{refusal['reason']}"
    if refusal["reason"] == "occupied":
        message += f"-{refusal['numbers']['what']}"
    return texts.say(message, args)


def event_text(event: Info, texts: Texts, names: Sequence[str]) -> str:
    """A line of the log; `names` are the players' names by seat."""
    args = message_args(event, texts, names)
    sentence = texts.say(f"log-{event['event']}{_variant(event)}", args)
    points = event["change"].get("points", 0)
    if not points:
        return texts.say("log-line", {"what": sentence})
    return texts.say("log-line-points", {"what": sentence, "points": _points(points, texts)})


def _variant(event: Info) -> str:
    """The message variant for special cases of an event."""
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
        "highlighted": join_list(HIGHLIGHTED, texts),
    }
    parts = [(part, part if BUILT_IN or part != "board" else "board-own") for part in HELP]
    return [(texts.say(f"help-{title}-title"), texts.say(f"help-{p}", args)) for title, p in parts]


# ------------------------------------------------------------ names


def crop_name(crop: str, texts: Texts) -> str:
    """The name of a crop."""
    return texts.say(f"crop-{crop}")


def area_name(area: str, texts: Texts) -> str:
    """The colour of a built-in area in the reader's language; other areas by their name."""
    return texts.say(f"area-{area}") if texts.has(f"area-{area}") else area


def cell_name(cell: str) -> str:
    """A cell by row and column, independent of its id."""
    return LABELS[cell]


def spot_text(cell: str, city: str | None, texts: Texts) -> str:
    """Where a cell is, seen from the temple of its city, or else from the nearest site of its area;
    with its name in brackets. For a site only its name."""
    here = next(each for each in CELLS if each.id == cell)
    sites = {CELLS[i].site: CELLS[i] for i in SITE_CELL}
    if here.site is not None:
        return cell_name(cell)
    if city is not None:
        args = {"cell": cell_name(cell), "side": _side(sites[city], here, texts)}
        return texts.say("spot-city", args)
    area_sites = [site for site in sites.values() if site.area == here.area]  # it has at least one
    near = min(area_sites, key=lambda site: math.dist(_centre(site), _centre(here)))
    args = {"cell": cell_name(cell), "side": _side(near, here, texts), "site": str(near.site)}
    return texts.say("spot", args)


def _centre(cell: Cell) -> tuple[float, float]:
    """The centre of a hex; odd rows are shifted half a hex to the right."""
    return cell.col + (cell.row & 1) / 2, cell.row * math.sqrt(3) / 2


def _side(origin: Cell, cell: Cell, texts: Texts) -> str:
    """The compass direction of a cell from another one."""
    (x0, y0), (x, y) = _centre(origin), _centre(cell)
    eighth = round(math.atan2(y0 - y, x - x0) / (math.pi / 4)) % len(SIDES)
    return texts.say(f"side-{SIDES[eighth]}")


def tile_text(crop: str | None, n: int | None, texts: Texts) -> str:
    """A tile such as "a double corn tile", or "a tile" if its kind is hidden."""
    if crop is None or n is None:
        return texts.say("tile-unknown")
    return texts.say("tile", {"n": n, "crop": crop_name(crop, texts)})


def player_name(seat: int, texts: Texts, names: Sequence[str] | None = None) -> str:
    """The name of a seat, or its number if there are no names."""
    return names[seat] if names else seat_name(texts, seat)


def _points(n: int, texts: Texts) -> str:
    return texts.say("vp", {"n": n})


def _strengths(by_seat: Sequence[int], texts: Texts, names: Sequence[str] | None) -> str:
    """Crops around a city by seat, without zeros."""
    return ", ".join(
        texts.say("strength", {"name": player_name(seat, texts, names), "n": n})
        for seat, n in enumerate(by_seat)
        if n
    )


def _grown_city(facts: Info) -> str | None:
    """The city that a tile on the cell of these facts joins."""
    grows = facts.get("event") == "expanded" or facts.get("kind") == "city"
    city: str | None = facts.get("city") if grows else None
    return city


def message_args(facts: Info, texts: Texts, names: Sequence[str] | None = None) -> Args:
    """The facts of an action, refusal or event as message arguments, with names for ids."""
    args: Args = {}
    for key, value in facts.items():
        if key == "seat" and value is not None:
            args["name"] = player_name(value, texts, names)
        elif key == "seats":
            args["names"] = join_list([player_name(seat, texts, names) for seat in value], texts)
        elif key == "cell":
            args[key] = cell_name(value)
            args["spot"] = spot_text(value, _grown_city(facts), texts)
        elif key == "cells":
            args["tiles"] = len(value)
        elif key == "crop" and value is not None:
            args[key] = crop_name(value, texts)
        elif key == "area":
            args[key] = area_name(value, texts)
        elif key == "areas":
            args[key] = join_list([area_name(area, texts) for area in value], texts)
        elif key in ("sites", "cities", "opens"):
            args |= {key: join_list(value, texts), "count": len(value)}
        elif key == "strengths":
            args[key] = _strengths(value, texts, names)
        elif key == "by":
            args[key] = value or "points"
        elif isinstance(value, int | str):
            args[key] = value
    if "n" in facts and "crop" in facts:
        args["tile"] = tile_text(facts["crop"], facts["n"], texts)
    return args
