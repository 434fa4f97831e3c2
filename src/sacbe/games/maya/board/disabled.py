"""Elements that look like choices but are not available now; the page requests the reason.

The map is large, so only elements that are likely to be clicked are included, those near legal ones
first.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from sacbe.draw.parts import part
from sacbe.draw.svg import Value, disabled_choice, g, path

from ..data import CELLS, NEAR
from ..derived import (
    INDEX,
    View,
    city_at,
    empty_spaces,
    expansion_city,
    is_empty,
    near,
    plantable,
)
from .cities import City
from .grid import Grid
from .table import Choice
from .texts import cell_name

Request = dict[str, Any]

MAX_SPACES = 44  # cells; with tiles, sites and cities about 60 elements


def place_request(i: int, kind: str) -> Request:
    """The action of placing a tile on a cell, as a plantation or face down for a city."""
    return {"type": "place", "kind": kind, "cell": CELLS[i].id}


def board_element(why: Request | None, label: str, *content: str, **attrs: Value) -> str:
    """An element of the board; with a request it can be clicked to show the reason."""
    return (
        disabled_choice(why, label, *content, class_="", **attrs) if why else g(*content, **attrs)
    )


def legal_cells(choices: Iterable[Choice]) -> list[int]:
    """The cells where a tile can be placed now."""
    return [INDEX[info["cell"]] for _, info, _ in choices if info["type"] == "place"]


@part
def disabled_spaces(grid: Grid, view: View, legal_spaces: Sequence[int]) -> str:
    """Invisible click areas for the empty spaces that are not legal now."""
    legal = set(legal_spaces)
    kind = "city" if view["phase"] == "expand" else "plantation"
    candidates = list(dict.fromkeys(i for i in _likely_attempts(view, legal) if i not in legal))
    return "".join(
        disabled_choice(
            place_request(i, kind),
            cell_name(CELLS[i].id),
            path(grid.hexagon(i, 0.9), "transparent"),
            id=f"no-{cell_name(CELLS[i].id)}",
        )
        for i in candidates[:MAX_SPACES]
    )


def _likely_attempts(view: View, legal: set[int]) -> Iterator[int]:
    """Spaces that a player is likely to try, the likeliest first."""
    empty = list(empty_spaces(view))
    if view["phase"] == "expand":
        yield from (i for i in empty if any(city_at(view, n) for n in near(view, i)))
    yield from plantable(view)
    yield from (i for i in empty if any(not is_empty(view, n) for n in near(view, i)))
    yield from (i for i in empty if legal.intersection(near(view, i)))
    if legal:
        walled = {n for i in legal for n in NEAR[i] if CELLS[n].area not in view["areas"]}
        yield from sorted(walled)


def city_request(view: View, city: City) -> Request | None:
    """The action that a click on a city stands for: an expansion on a space beside it.

    None for a city that is already scored.
    """
    if city.scored:
        return None
    if view["phase"] == "expand" or not city.gaps:
        return place_request(city.temple, "city")
    grows = (i for i in city.gaps if expansion_city(view, i))
    return place_request(next(grows, city.gaps[0]), "city")


def site_kind(view: View) -> str:
    """What a click on an empty site stands for. It is never legal: only a temple goes there."""
    return "city" if view["phase"] == "expand" else "plantation"
