"""What a player may want to press and may not now: the page asks the rules for the reason.

The land is large, so only that is marked which somebody could take for a choice: near what is
legal first.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from sacbe.draw.svg import Value, disabled_choice, g, path

from ..data import CELLS, NEAR
from ..derived import (
    INDEX,
    View,
    city_at,
    empty_spaces,
    grown_on,
    is_empty,
    near,
    plantable,
)
from .grid import Grid
from .seen import City
from .table import Choice
from .words import cell_name

Why = dict[str, Any]

MOST = 44  # cells; with tiles, sites and cities about 60 things


def place(i: int, kind: str) -> Why:
    """To lay a tile on a cell, open as a plantation or face down for a city."""
    return {"type": "place", "kind": kind, "cell": CELLS[i].id}


def thing(why: Why | None, label: str, *content: str, **attrs: Value) -> str:
    """A thing of the board; with a reason to ask for, one that can be pressed."""
    return (
        disabled_choice(why, label, *content, class_="", **attrs) if why else g(*content, **attrs)
    )


def spaces(grid: Grid, view: View, choices: Iterable[Choice]) -> str:
    """The empty spaces that are not legal now, as places to press; nothing is seen of them."""
    legal = {INDEX[info["cell"]] for _, info, _ in choices if info["type"] == "place"}
    kind = "city" if view["phase"] == "expand" else "plantation"
    wanted = list(dict.fromkeys(i for i in _tempting(view, legal) if i not in legal))
    return "".join(
        disabled_choice(
            place(i, kind),
            cell_name(CELLS[i].id),
            path(grid.hexagon(i, 0.9), "transparent"),
            id=f"no-{cell_name(CELLS[i].id)}",
        )
        for i in wanted[:MOST]
    )


def _tempting(view: View, legal: set[int]) -> Iterator[int]:
    """Spaces that somebody may try, the likeliest first."""
    empty = list(empty_spaces(view))
    if view["phase"] == "expand":
        yield from (i for i in empty if any(city_at(view, n) for n in near(view, i)))
    yield from plantable(view)
    yield from (i for i in empty if any(not is_empty(view, n) for n in near(view, i)))
    yield from (i for i in empty if legal.intersection(near(view, i)))
    if legal:
        walled = {n for i in legal for n in NEAR[i] if CELLS[n].area not in view["areas"]}
        yield from sorted(walled)


def of_city(view: View, city: City) -> Why | None:
    """Who presses a city wants it to grow: the reason is that of a space beside it. A closed
    city is past."""
    if city.scored:
        return None
    if view["phase"] == "expand" or not city.gaps:
        return place(city.temple, "city")
    grows = (i for i in city.gaps if grown_on(view, i))
    return place(next(grows, city.gaps[0]), "city")


def of_site(view: View, i: int) -> Why:
    """A site takes no tile but its temple."""
    return place(i, "city" if view["phase"] == "expand" else "plantation")
