"""The board of Maya as one SVG picture, drawn from a view only, so it shows what the seat may know.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw.svg import el, g, rect
from sacbe.draw.symbols import picture
from sacbe.draw.widgets import sea
from sacbe.text import Texts

from ..data import CELLS, KINDS
from ..derived import INDEX, in_play, near
from . import closed, land, tiles
from .grid import Box, Grid, fitted, wall
from .key import KEY, key
from .people import FOOT, players, question_text, turn
from .rack import rack
from .seen import cities
from .table import Choice, Table
from .targets import targets
from .towns import city_table
from .words import say_in

__all__ = ["question", "svg"]

WIDTH, HEIGHT = 1440, 800
SEA = Box(8, 8, 1018, 784)
SIDE = Box(1036, 8, 396, 784)
GAP = 8
AROUND = 1.3  # in hexes: the coast with its numbers
TURN, RACK = 72.0, 190.0  # heights
ROW = 32  # height of a player's row


def svg(
    view: Mapping[str, Any],
    seat: int | None,
    choices: Sequence[Choice],
    texts: Texts,
    names: Sequence[str],
) -> str:
    """The whole board as `seat` (None: a spectator) sees it; its choices can be clicked."""
    say = say_in(texts.lang)
    shown = [*in_play(view), *(i for group in wall(view) for i in group)]
    grid, spot = _arranged(shown)
    table = Table(view, seat, choices, names, say, grid.s)
    defs = el("defs", tiles.definitions(grid.s, KINDS, len(view["players"])))
    ground = rect(0, 0, WIDTH, HEIGHT, "paper")
    signs = key(table, spot) if spot else ""
    within = spot is not None and _touches(grid, shown, spot)  # then a crop to the map keeps it
    water = sea(*SEA) + ("" if within else signs)
    body = (ground, defs, water, _land(table, grid, signs if within else ""), _side(table))
    return picture(WIDTH, HEIGHT, *body, title=say("title"))


def question(
    view: Mapping[str, Any],
    seat: int,
    choices: Sequence[Choice],
    texts: Texts,
    names: Sequence[str],
) -> str:
    """The question that `seat` has to answer, as a sentence."""
    return question_text(Table(view, seat, choices, names, say_in(texts.lang), 0))


def _land(table: Table, grid: Grid, signs: str) -> str:
    found = cities(table.view)
    return g(
        signs,
        land.ground(grid, tuple(table.view["areas"])),
        land.sites(grid, table),
        land.fields(grid, table),
        *(land.city(grid, table, city) for city in found),
        land.planted(grid, table.view),
        land.last_gaps(grid, found),
        g(
            rect(*_near(grid, table.view)),
            closed.spaces(grid, table.view, table.choices) if table.asked else "",
            targets(grid, table),
            id="part-near",
        ),
        id="part-land",
    )


def _near(grid: Grid, view: Mapping[str, Any]) -> Box:
    """The areas with tiles or with possible next tiles; small windows show this part of the map."""
    laid = [INDEX[cell] for cell in view["cells"]]
    areas = {CELLS[i].area for one in laid for i in (one, *near(view, one))}
    spots = [grid.xy(i) for i in in_play(view) if not areas or CELLS[i].area in areas]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    left, top, around = min(xs), min(ys), grid.s * AROUND
    wide, high = max(xs) - left, max(ys) - top
    return Box(left - around, top - around, wide + 2 * around, high + 2 * around)


def _arranged(shown: Sequence[int]) -> tuple[Grid, Box | None]:
    """The map as large as possible, and a place for the legend.

    The legend is beside the map, or in a corner that the map leaves free, if necessary after moving
    the map down.
    """
    room = Box(SEA.x + 34, SEA.y + 22, SEA.w - 44, SEA.h - 32)
    middle = fitted(shown, room)
    beside = fitted(shown, room._replace(x=room.x + KEY.w, w=room.w - KEY.w))
    if beside.s == middle.s:
        return beside, KEY._replace(x=SEA.x + 8, y=SEA.y + 8)
    lowest = max(middle.xy(i)[1] for i in shown) + middle.s
    lower = middle._replace(y=middle.y + room.y + room.h - lowest)
    for grid in (middle, lower):
        spot = _corner(grid, shown)
        if spot:
            return grid, spot
    return middle, None


def _corner(grid: Grid, shown: Sequence[int]) -> Box | None:
    """The first corner of the sea with enough space for the legend; the map has priority."""
    w, h = KEY.w, KEY.h
    lefts, tops = (SEA.x + 8, SEA.x + SEA.w - w - 8), (SEA.y + 8, SEA.y + SEA.h - h - 8)
    spots = [grid.xy(i) for i in shown]
    for x, y in ((a, b) for b in tops for a in lefts):
        inside = (
            x - grid.s < cx < x + w + grid.s and y - grid.s < cy < y + h + grid.s
            for cx, cy in spots
        )
        if not any(inside):
            return Box(x, y, w, h)
    return None


def _touches(grid: Grid, shown: Sequence[int], spot: Box) -> bool:
    """Whether the legend overlaps the bounding box of the map."""
    spots = [grid.xy(i) for i in shown]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (
        min(xs) - grid.s < spot.x + spot.w
        and spot.x < max(xs) + grid.s
        and min(ys) - grid.s < spot.y + spot.h
        and spot.y < max(ys) + grid.s
    )


def _side(table: Table) -> str:
    """The column at the right: turn, own tiles, players, cities. Its layout is stable during a
    turn."""
    x, w = SIDE.x, SIDE.w
    y = SIDE.y
    out = turn(table, Box(x, y, w, TURN))
    y += TURN + GAP
    if table.seat is not None:
        out += rack(table, Box(x, y, w, RACK))
        y += RACK + GAP
    high = 26.0 + ROW * len(table.view["players"]) + FOOT
    out += players(table, Box(x, y, w, high))
    y += high + GAP
    return out + city_table(table, Box(x, y, w, SIDE.y + SIDE.h - y))
