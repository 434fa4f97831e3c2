"""Descriptions of actions: `info(state, id)`, and the inverse `find`.

An info contains everything needed to carry out the action, given the rules and the view; no two
legal actions have the same info. `docs/actions.md` is generated from TYPES below.
"""

from collections.abc import Mapping
from typing import Any

from .data import AREA_CHOICES, CELL_IDS, CELLS, KINDS, NEAR, SITE_CELL, SITE_CHOICES, SITES
from .knowledge import cities_beside, crop_group, points_of
from .state import (
    ASK_EXPAND,
    BURY,
    CHOSEN_AREAS,
    CHOSEN_SITES,
    DRAW_TILE,
    EMPTY,
    N_KINDS,
    NOTHING,
    NUM_ACTIONS,
    PLACE,
    PLANT,
    START_WITH,
    STOP,
    UNSEEN,
    State,
)

Info = dict[str, Any]

# Action types that need a confirmation even if they are the only choice: none. A single space or
# tile is no decision, and `stop` is never the only choice.
CONFIRMED: tuple[str, ...] = ()

# All action types with their keys, for docs/actions.md.
TYPES: dict[str, str] = {
    "plant": "`crop`, `n`: take this tile from the rack to plant it",
    "bury": "`crop`, `n`: take this tile from the rack to expand a city with it, face down",
    "bury_unseen": "the same with the next tile of the reserve, unseen by everyone",
    "stop": "end the chain; its crop group scores `points`",
    "place": "`cell` for the tile in hand; `kind` `plantation`: `crop`, `n`, and the sites that it "
    "`opens`; `kind` `city`: the `city` that it joins, and its `size` afterwards",
    "areas": "chance: the `areas` in play",
    "sites": "chance: the `sites` of the first temples",
    "starting_seat": "chance: the starting `seat`",
    "draw": "chance: the `seat` draws a tile, `crop` and `n`",
}

FIRST_IDS = (PLANT, BURY, BURY + UNSEEN, STOP, PLACE)

# Requests that are not actions but can be explained; their ids follow those of the actions.
WISHES = ("draw", "pass")
DRAW_WISH, PASS_WISH = NUM_ACTIONS, NUM_ACTIONS + 1
OTHER_KIND = PASS_WISH + 1  # + cell: a tile of the kind that `place` does not place now
KINDS_PLACED = ("plantation", "city")


def info(s: State, action: int, seat: int) -> Info:
    """The meaning of an action in this position."""
    if not 0 <= action < NUM_ACTIONS:
        raise ValueError(f"There is no action {action}: ids are 0 to {NUM_ACTIONS - 1}.")
    if action >= PLACE:
        return _place(s, action - PLACE)
    if action == STOP:
        points = points_of(s, crop_group(s, s.last)) if s.last != NOTHING else 0
        return {"type": "stop", "points": points}
    if action == BURY + UNSEEN:
        return {"type": "bury_unseen"}
    crop, n = KINDS[(action - PLANT) % N_KINDS]
    return {"type": "bury" if action >= BURY else "plant", "crop": crop, "n": n}


def _place(s: State, cell: int) -> Info:
    """A cell for the tile in hand. With no tile in hand, for planting; includes the temples that it
    would open."""
    description: Info = {"type": "place", "kind": "plantation", "cell": CELL_IDS[cell]}
    if s.phase == ASK_EXPAND:
        city = next(iter(cities_beside(s, cell)), None)
        name, size = (None, 0) if city is None else (SITES[city], s.size[city] + 1)
        return description | {"kind": "city", "city": name, "size": size}
    crop, n = KINDS[s.tile_in_hand] if s.tile_in_hand != NOTHING else (None, None)
    return description | {"crop": crop, "n": n, "opens": opened_sites(s, cell)}


def opened_sites(s: State, cell: int) -> list[str]:
    """The sites that get their temple if this cell is planted."""
    return [SITES[SITE_CELL.index(n)] for n in sorted(NEAR[cell]) if is_empty_site(s, n)]


def is_empty_site(s: State, cell: int) -> bool:
    """Whether the cell is a site in play that has no temple yet."""
    return CELLS[cell].site is not None and s.board[cell] == EMPTY


def context(view: Mapping[str, Any], info: Mapping[str, Any], seat: int) -> Info:
    """Further facts for the text: what a space is beside, what a tile scores and closes there, and
    how many tiles an expansion draws."""
    from .derived import cities_closed_by, draw_count, group_points, neighbours

    if info["type"] in ("bury", "bury_unseen"):
        return {"draws": draw_count(view, seat, info["type"] == "bury_unseen")}
    if info["type"] != "place" or view["turn"] != seat or not view["holding"]:
        return {}
    facts: Info = {"beside": neighbours(view, info["cell"], seat)}
    facts["closes"] = cities_closed_by(info, view)
    if info["kind"] == "plantation":
        facts["group"] = group_points(info, view)[0]
    return facts


def chance_info(s: State, outcome: int) -> Info:
    """Describe a chance outcome."""
    if outcome >= DRAW_TILE:
        seat, kind = divmod(outcome - DRAW_TILE, N_KINDS)
        crop, n = KINDS[kind]
        return {"type": "draw", "seat": seat, "crop": crop, "n": n}
    if outcome >= START_WITH:
        return {"type": "starting_seat", "seat": outcome - START_WITH}
    if outcome >= CHOSEN_SITES:
        return {"type": "sites", "sites": list(SITE_CHOICES[outcome - CHOSEN_SITES])}
    return {"type": "areas", "areas": list(AREA_CHOICES[outcome - CHOSEN_AREAS])}


# Keys that only describe an action of a type; `find` does not need them.
DESCRIBES: dict[str, tuple[str, ...]] = {
    "stop": ("points",),
    "place": ("kind", "crop", "n", "opens", "city", "size"),
}


def find(s: State, description: Info, seat: int) -> int | None:
    """The id for an info, legal or not; None if no such action exists."""
    kind = description.get("type")
    if kind in WISHES:
        return NUM_ACTIONS + WISHES.index(str(kind))
    if kind == "place":
        return _find_place(s, description)
    if not isinstance(kind, str) or kind not in TYPES:
        return None
    optional = DESCRIBES.get(kind, ())
    for action in range(PLACE):
        candidate = info(s, action, seat)
        if candidate["type"] == kind and all(
            key in optional or (key in candidate and candidate[key] == description[key])
            for key in description
        ):
            return action
    return None


def _find_place(s: State, description: Info) -> int | None:
    """A cell for a tile of the kind to be placed now, or a request id for the other kind."""
    current_kind = KINDS_PLACED[s.phase == ASK_EXPAND]
    kind, cell = description.get("kind", current_kind), description.get("cell")
    keys = {"type", "cell", *DESCRIBES["place"]}
    if cell not in CELL_IDS or kind not in KINDS_PLACED or not description.keys() <= keys:
        return None
    return (PLACE if kind == current_kind else OTHER_KIND) + CELL_IDS.index(cell)
