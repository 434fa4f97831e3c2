"""Facts derived from a view by the rules: legal cells, group sizes, cities that a tile would close.

The view contains only what is on the table. Terminal and web board are rendered from
the view alone, so facts that both of them show are computed here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .data import CELLS, NEAR
from .rules.scoring import FIRST, LARGEST, SECOND
from .state import BLIND_DRAW_COUNT, DRAW_COUNT, MOST_ON_RACK

View = Mapping[str, Any]
Info = Mapping[str, Any]

INDEX = {cell.id: i for i, cell in enumerate(CELLS)}

# ------------------------------------------------------------ the land


def in_play(view: View) -> list[int]:
    """The cells of the areas in play; all cells while the areas are not known."""
    areas = view["areas"]
    return [i for i, cell in enumerate(CELLS) if not areas or cell.area in areas]


def near(view: View, i: int) -> Iterator[int]:
    """The neighbours that are in play."""
    return (n for n in NEAR[i] if CELLS[n].area in view["areas"])


def neighbours(view: View, cell: str, seat: int) -> Info:
    """What a cell is beside: cities, and the crops of a seat; and the area that it is in."""
    here = INDEX[cell]
    beside = [tile for n in near(view, here) if (tile := view["cells"].get(CELLS[n].id))]
    crops = [t["crop"] for t in beside if t["kind"] == "plantation" and t["owner"] == seat]
    cities = [t["city"] for t in beside if t["kind"] != "plantation"]
    return {
        "cities": list(dict.fromkeys(cities)),
        "crops": list(dict.fromkeys(crops)),
        "area": CELLS[here].area,
    }


def is_empty(view: View, i: int) -> bool:
    """Whether a cell is empty."""
    return CELLS[i].id not in view["cells"]


def empty_spaces(view: View) -> Iterator[int]:
    """Empty cells where tiles can be placed, without the sites reserved for temples."""
    return (i for i in in_play(view) if CELLS[i].site is None and is_empty(view, i))


def plantable(view: View) -> list[int]:
    """Where the next tile can be planted: beside any tile, or beside those of this turn."""
    planted = [INDEX[cell] for cell in view["planted"]]
    return [
        i
        for i in empty_spaces(view)
        if any(n in planted if planted else not is_empty(view, n) for n in near(view, i))
    ]


def city_at(view: View, i: int) -> str | None:
    """The city with a tile on a cell."""
    tile = view["cells"].get(CELLS[i].id)
    return tile["city"] if tile else None


def expansion_city(view: View, i: int) -> str | None:
    """The city that may expand onto an empty space."""
    cities = {city for n in near(view, i) if (city := city_at(view, n))}
    beside_site = any(CELLS[n].site and is_empty(view, n) for n in near(view, i))
    return cities.pop() if len(cities) == 1 and not beside_site else None


def expandable(view: View) -> dict[int, str]:
    """Cells where a city tile can be placed, with the city that it would belong to."""
    return {i: city for i in empty_spaces(view) if (city := expansion_city(view, i))}


def selectable_cells(view: View) -> list[int]:
    """The cells that the current player can choose, in the order of the choices."""
    if view["phase"] == "plant":
        return plantable(view)
    return list(expandable(view)) if view["phase"] == "expand" else []


def hinted_cells(view: View) -> list[int]:
    """Cells of interest before a tile is chosen: where a city can expand or a chain continue."""
    if view["phase"] == "turn":
        return list(expandable(view))
    return plantable(view) if view["phase"] == "more" else []


# ------------------------------------------------------------ crops


def group(view: View, seat: int, crop: str, start: Iterable[int]) -> set[int]:
    """The plantations of one owner and one crop that are connected with these cells."""
    todo = list(start)
    cells = set(todo)
    while todo:
        for n in near(view, todo.pop()):
            tile = view["cells"].get(CELLS[n].id)
            if n not in cells and tile and (tile["owner"], tile["crop"]) == (seat, crop):
                cells.add(n)
                todo.append(n)
    return cells


def crops(view: View, cells: Iterable[int]) -> int:
    """The number of crops on these cells."""
    tiles = (view["cells"].get(CELLS[i].id) for i in cells)
    return sum(tile["n"] or 0 for tile in tiles if tile)


def group_points(info: Info, view: View) -> tuple[int, int]:
    """The points of the group with the tile on this space, and without it."""
    here = INDEX[info["cell"]]
    chain = [INDEX[cell] for cell in view["planted"]]
    cells = group(view, view["current_player"], info["crop"], [here, *chain])
    alone = crops(view, group(view, view["current_player"], info["crop"], chain))
    return crops(view, cells) + info["n"], alone + info["n"]


# ------------------------------------------------------------ cities


def city_cells(view: View, city: str) -> list[int]:
    """The temple and the tiles of a city."""
    return sorted(INDEX[cell] for cell, tile in view["cells"].items() if tile["city"] == city)


def gaps(view: View, city: str) -> list[int]:
    """The empty cells around a city; it is scored when there are none."""
    tiles = city_cells(view, city)
    return sorted({n for i in tiles for n in near(view, i) if is_empty(view, n)})


def prizes(size: int) -> tuple[int, int]:
    """The points of a city of this size for first and second place."""
    capped = min(size, LARGEST)
    return int(FIRST[capped]), int(SECOND[capped])


def city_payouts(size: int, strengths: Sequence[int]) -> list[int]:
    """The points that each seat gets for a closed city; ties share, rounded up."""
    first, second = prizes(size)
    points = []
    for mine in strengths:
        stronger = sum(other > mine for other in strengths)
        equal = sum(other == mine for other in strengths)
        if not mine or stronger > 1:
            points.append(0)
        elif stronger:
            points.append(-(-second // equal))
        else:
            points.append(-(-(first + (second if equal > 1 else 0)) // equal))
    return points


def cities_closed_by(info: Info, view: View) -> dict[str, list[int]]:
    """The cities that a tile on this space would close, with the points for each seat."""
    here = INDEX[info["cell"]]
    payouts = {}
    for name in dict.fromkeys(city for n in near(view, here) if (city := city_at(view, n))):
        size, strength = view["cities"][name]["size"], list(view["cities"][name]["strength"])
        open_gaps = set(gaps(view, name)) - {here}
        if info["kind"] == "city":
            size += 1
            new_ring = set(near(view, here)) - _ring(view, name)
            open_gaps |= {n for n in new_ring if is_empty(view, n)}
            _add_crops(view, strength, new_ring)
        else:
            strength[view["current_player"]] += info["n"]
        if not open_gaps:
            payouts[name] = city_payouts(size, strength)
    return payouts


def _ring(view: View, city: str) -> set[int]:
    """The cells of a city and the cells around it."""
    tiles = city_cells(view, city)
    return {n for i in tiles for n in near(view, i)} | set(tiles)


def _add_crops(view: View, strength: list[int], cells: Iterable[int]) -> None:
    """Add the crops on these cells to each seat's strength."""
    for i in cells:
        tile = view["cells"].get(CELLS[i].id)
        if tile and tile["owner"] is not None:
            strength[tile["owner"]] += tile["n"]


def pending_city_points(view: View, seat: int) -> int:
    """The points that a seat will get for cities closed by this turn's chain."""
    cities = (city for city in view["cities"].values() if city["closed"] and not city["scored"])
    return sum(city_payouts(city["size"], city["strength"])[seat] for city in cities)


# ------------------------------------------------------------ tiles


def draw_count(view: View, seat: int, unseen: bool) -> int:
    """The number of tiles that an expansion draws, before or after its tile is taken in hand."""
    player = view["players"][seat]
    tile_to_take = 0 if _in_hand(view, seat) else 1
    if unseen:
        return int(min(BLIND_DRAW_COUNT, player["reserve_count"] - tile_to_take))
    return int(
        min(DRAW_COUNT, player["reserve_count"], MOST_ON_RACK - player["rack_count"] + tile_to_take)
    )


def _in_hand(view: View, seat: int) -> bool:
    return view["holding"] is not None and view["turn"] == seat


def tiles_left(view: View, seat: int) -> int:
    """Tiles that a seat still has to play, including the one in its hand; the game ends at zero."""
    player = view["players"][seat]
    return int(player["rack_count"] + player["reserve_count"] + _in_hand(view, seat))
