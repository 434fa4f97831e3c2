"""What follows from a view by the rules: where a tile may go, what it would count, what it closes.

The view says what lies where and no more. The pictures of the terminal and of the page have
nothing but the view, so that what both of them tell beyond it is found here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from .data import CELLS, NEAR
from .rules.scoring import FIRST, LARGEST, SECOND
from .state import DRAWN, DRAWN_BLIND, MOST_ON_RACK

View = Mapping[str, Any]
Info = Mapping[str, Any]

INDEX = {cell.id: i for i, cell in enumerate(CELLS)}

# ------------------------------------------------------------ the land


def in_play(view: View) -> list[int]:
    """The cells of the areas in play; all of them while these are not known."""
    areas = view["areas"]
    return [i for i, cell in enumerate(CELLS) if not areas or cell.area in areas]


def near(view: View, i: int) -> Iterator[int]:
    """The neighbours that are in play."""
    return (n for n in NEAR[i] if CELLS[n].area in view["areas"])


def is_empty(view: View, i: int) -> bool:
    """Does nothing lie there?"""
    return CELLS[i].id not in view["cells"]


def empty_spaces(view: View) -> Iterator[int]:
    """The empty cells on which tiles can lie: not those kept for a temple."""
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
    """The city that has a tile on a cell."""
    tile = view["cells"].get(CELLS[i].id)
    return tile["city"] if tile else None


def grown_on(view: View, i: int) -> str | None:
    """The city that may grow onto an empty space."""
    cities = {city for n in near(view, i) if (city := city_at(view, n))}
    beside_site = any(CELLS[n].site and is_empty(view, n) for n in near(view, i))
    return cities.pop() if len(cities) == 1 and not beside_site else None


def expandable(view: View) -> dict[int, str]:
    """Where a city tile can lie, and the city that it would belong to."""
    return {i: city for i in empty_spaces(view) if (city := grown_on(view, i))}


def choosable(view: View) -> list[int]:
    """The cells that the current player is asked about, in the order of the choices."""
    if view["phase"] == "plant":
        return plantable(view)
    return list(expandable(view)) if view["phase"] == "expand" else []


def promising(view: View) -> list[int]:
    """Cells worth a look before a tile is chosen: where a city can grow, where a chain goes on."""
    if view["phase"] == "turn":
        return list(expandable(view))
    return plantable(view) if view["phase"] == "more" else []


# ------------------------------------------------------------ crops


def group(view: View, seat: int, crop: str, start: Iterable[int]) -> set[int]:
    """The plantations of one owner and one crop that hang together with these cells."""
    todo = list(start)
    found = set(todo)
    while todo:
        for n in near(view, todo.pop()):
            tile = view["cells"].get(CELLS[n].id)
            if n not in found and tile and (tile["owner"], tile["crop"]) == (seat, crop):
                found.add(n)
                todo.append(n)
    return found


def crops(view: View, cells: Iterable[int]) -> int:
    """How many crops lie on these cells."""
    tiles = (view["cells"].get(CELLS[i].id) for i in cells)
    return sum(tile["n"] or 0 for tile in tiles if tile)


def gained(info: Info, view: View) -> tuple[int, int]:
    """What the group would count with the tile on this space, and without old tiles."""
    here = INDEX[info["cell"]]
    chain = [INDEX[cell] for cell in view["planted"]]
    joined = group(view, view["current_player"], info["crop"], [here, *chain])
    alone = crops(view, group(view, view["current_player"], info["crop"], chain))
    return crops(view, joined) + info["n"], alone + info["n"]


# ------------------------------------------------------------ cities


def city_cells(view: View, city: str) -> list[int]:
    """The temple and the tiles of a city."""
    return sorted(INDEX[cell] for cell, tile in view["cells"].items() if tile["city"] == city)


def gaps(view: View, city: str) -> list[int]:
    """The empty cells around a city: it is scored when there are none."""
    tiles = city_cells(view, city)
    return sorted({n for i in tiles for n in near(view, i) if is_empty(view, n)})


def prizes(size: int) -> tuple[int, int]:
    """What a city of this size is worth to the first and to the second."""
    counted = min(size, LARGEST)
    return int(FIRST[counted]), int(SECOND[counted])


def shares(size: int, strengths: Sequence[int]) -> list[int]:
    """What a closed city pays each seat; those who are tied share, rounded up."""
    first, second = prizes(size)
    won = []
    for mine in strengths:
        stronger = sum(other > mine for other in strengths)
        equal = sum(other == mine for other in strengths)
        if not mine or stronger > 1:
            won.append(0)
        elif stronger:
            won.append(-(-second // equal))
        else:
            won.append(-(-(first + (second if equal > 1 else 0)) // equal))
    return won


def closes(info: Info, view: View) -> dict[str, list[int]]:
    """The cities that a tile on this space would close, and what each then pays the seats."""
    here = INDEX[info["cell"]]
    found = {}
    for name in {city for n in near(view, here) if (city := city_at(view, n))}:
        size, strength = view["cities"][name]["size"], list(view["cities"][name]["strength"])
        left = set(gaps(view, name)) - {here}
        if info["kind"] == "city":
            size += 1
            reached = set(near(view, here)) - _ring(view, name)
            left |= {n for n in reached if is_empty(view, n)}
            _count(view, strength, reached)
        else:
            strength[view["current_player"]] += info["n"]
        if not left:
            found[name] = shares(size, strength)
    return found


def _ring(view: View, city: str) -> set[int]:
    """The cells of a city and those around it."""
    tiles = city_cells(view, city)
    return {n for i in tiles for n in near(view, i)} | set(tiles)


def _count(view: View, strength: list[int], cells: Iterable[int]) -> None:
    """Add the crops on cells that a city has reached."""
    for i in cells:
        tile = view["cells"].get(CELLS[i].id)
        if tile and tile["owner"] is not None:
            strength[tile["owner"]] += tile["n"]


def due(view: View, seat: int) -> int:
    """What the cities pay a seat that this turn's chain has closed already."""
    cities = (city for city in view["cities"].values() if city["closed"] and not city["scored"])
    return sum(shares(city["size"], city["strength"])[seat] for city in cities)


# ------------------------------------------------------------ tiles


def draws(view: View, seat: int, unseen: bool) -> int:
    """How many tiles an expansion would bring, before and after its tile is taken in hand."""
    player = view["players"][seat]
    taken = 0 if _in_hand(view, seat) else 1
    if unseen:
        return int(min(DRAWN_BLIND, player["reserve_count"] - taken))
    return int(min(DRAWN, player["reserve_count"], MOST_ON_RACK - player["rack_count"] + taken))


def _in_hand(view: View, seat: int) -> bool:
    return view["holding"] is not None and view["turn"] == seat


def tiles_left(view: View, seat: int) -> int:
    """Tiles that a seat still has to play, the one in its hand too: without any the game ends."""
    player = view["players"][seat]
    return int(player["rack_count"] + player["reserve_count"] + _in_hand(view, seat))
