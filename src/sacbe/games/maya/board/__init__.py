"""The table of Maya as one picture, drawn from a view alone: it shows what the seat may know."""

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw.furniture import sea
from sacbe.draw.svg import el, g, rect
from sacbe.draw.symbols import picture
from sacbe.text import Texts

from ..data import KINDS
from . import land, panels, tiles
from .grid import Box, Grid, fitted, wall
from .panels import Table
from .seen import cities, in_play
from .targets import Choice, targets
from .words import say_in

__all__ = ["svg"]

WIDTH, HEIGHT = 1440, 800
SEA = Box(8, 8, 1018, 784)
SIDE = Box(1036, 8, 396, 784)
GAP = 8
ROW = 32  # of a player
KEY = (232.0, 206.0)


def svg(
    view: Mapping[str, Any],
    seat: int | None,
    choices: Sequence[Choice],
    texts: Texts,
    names: Sequence[str],
) -> str:
    """The whole table as `seat` (None: a spectator) sees it; what it may choose can be clicked."""
    say = say_in(texts.lang)
    shown = [*in_play(view), *(i for group in wall(view) for i in group)]
    grid = fitted(shown, Box(SEA.x + 12, SEA.y + 10, SEA.w - 24, SEA.h - 20))
    table = Table(view, seat, choices, names, say, grid.s)
    defs = el("defs", tiles.definitions(grid.s, KINDS, len(view["players"])))
    ground = rect(0, 0, WIDTH, HEIGHT, "paper")
    body = (ground, defs, _land(table, grid, shown), _side(table))
    return picture(WIDTH, HEIGHT, *body, title=say("title"))


def _land(table: Table, grid: Grid, shown: Sequence[int]) -> str:
    view, say, names = table.view, table.say, table.names
    return g(
        sea(SEA.x, SEA.y, SEA.w, SEA.h),
        land.ground(grid, tuple(view["areas"])),
        land.sites(grid, view),
        land.fields(grid, view, say, names),
        *(land.city(grid, city, say, names) for city in cities(view)),
        land.planted(grid, view),
        _key(table, grid, shown),
        targets(grid, view, table.choices),
        id="part-land",
    )


def _key(table: Table, grid: Grid, shown: Sequence[int]) -> str:
    """In the first corner of the sea that has room for it; the land goes first."""
    w, h = KEY
    lefts, tops = (SEA.x + 8, SEA.x + SEA.w - w - 8), (SEA.y + 8, SEA.y + SEA.h - h - 8)
    spots = [grid.xy(i) for i in shown]
    for x, y in ((a, b) for b in tops for a in lefts):
        inside = (
            x - grid.s < cx < x + w + grid.s and y - grid.s < cy < y + h + grid.s
            for cx, cy in spots
        )
        if not any(inside):
            return panels.key(table, Box(x, y, w, h))
    return ""


def _side(table: Table) -> str:
    """The column at the right: turn, own tiles, players, cities."""
    x, w = SIDE.x, SIDE.w
    y = SIDE.y
    high = panels.turn_height(table.choices)
    out = panels.turn(table, Box(x, y, w, high))
    y += high + GAP
    if table.seat is not None:
        high = 190.0
        out += panels.rack(table, Box(x, y, w, high))
        y += high + GAP
    high = 26.0 + ROW * len(table.view["players"])
    out += panels.players(table, Box(x, y, w, high))
    y += high + GAP
    return out + panels.city_table(table, Box(x, y, w, SIDE.y + SIDE.h - y))
