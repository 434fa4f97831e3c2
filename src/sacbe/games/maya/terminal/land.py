"""The land as a view shows it: what is in play, where a tile may go, and what it would count.

The view says what lies where; what may be done there follows from the rules, and is found here
because the picture has nothing but the view.
"""

from collections.abc import Iterable, Iterator

from ..data import CELLS, NEAR
from ..rules.scoring import FIRST, LARGEST, SECOND
from .marks import View

INDEX = {cell.id: i for i, cell in enumerate(CELLS)}


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


def _empty_spaces(view: View) -> Iterator[int]:
    return (i for i in in_play(view) if CELLS[i].site is None and is_empty(view, i))


def plantable(view: View) -> list[int]:
    """Where the next tile can be planted: beside any tile, or beside those of this turn."""
    planted = [INDEX[cell] for cell in view["planted"]]
    return [
        i
        for i in _empty_spaces(view)
        if any(n in planted if planted else not is_empty(view, n) for n in near(view, i))
    ]


def city_at(view: View, i: int) -> str | None:
    """The city that has a tile on a cell."""
    tile = view["cells"].get(CELLS[i].id)
    return tile["city"] if tile else None


def expandable(view: View) -> dict[int, str]:
    """Where a city tile can lie, and the city that it would belong to."""
    found = {}
    for i in _empty_spaces(view):
        around = list(near(view, i))
        cities = {city for n in around if (city := city_at(view, n))}
        beside_site = any(CELLS[n].site and is_empty(view, n) for n in around)
        if len(cities) == 1 and not beside_site:
            found[i] = cities.pop()
    return found


def choosable(view: View) -> list[int]:
    """The cells that the mover is asked about, in the order of the choices."""
    if view["phase"] == "plant":
        return plantable(view)
    return list(expandable(view)) if view["phase"] == "expand" else []


def promising(view: View) -> list[int]:
    """Cells worth a look before a tile is chosen: where a city can grow, where a chain goes on."""
    if view["phase"] == "turn":
        return list(expandable(view))
    return plantable(view) if view["phase"] == "more" else []


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


def prizes(size: int) -> tuple[int, int]:
    """What a city of this size is worth to the first and to the second."""
    counted = min(size, LARGEST)
    return int(FIRST[counted]), int(SECOND[counted])
