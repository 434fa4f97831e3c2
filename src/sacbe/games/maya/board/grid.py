"""Positions of the hexes in the picture: the areas in play, as large as the box allows."""

import functools
from collections.abc import Iterable
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from sacbe.draw.svg import hexagon, num

from ..data import CELLS, NEAR, WALLS
from ..derived import View

Point = tuple[float, float]

MAX_SIZE = 50.0  # maximum, so that a small map need not fill the box
# The centre of every cell on a grid of hexes of size 1; odd rows are shifted half a hex to the
# right.
CENTRES = tuple((sqrt(3) * (cell.col + 0.5 * (cell.row % 2)), 1.5 * cell.row) for cell in CELLS)
CELL_AT = {(cell.row, cell.col): i for i, cell in enumerate(CELLS)}


class Box(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float


class Grid(NamedTuple):
    """A grid with row 0, column 0 at (x, y); s is the distance from a hex's centre to a corner."""

    x: float
    y: float
    s: float

    def xy(self, i: int) -> Point:
        """The centre of a cell."""
        x, y = CENTRES[i]
        return self.x + x * self.s, self.y + y * self.s

    def hexagon(self, i: int, part: float = 1.0) -> str:
        """A cell, or a hexagon scaled by `part`, as path data."""
        x, y = self.xy(i)
        return f"M{num(x)} {num(y - self.s * part)}{_hexagon_steps(self.s * part)}"


@functools.lru_cache(64)
def _hexagon_steps(s: float) -> str:
    """The outline of a hexagon from its top corner clockwise, in relative steps."""
    corners = hexagon(0, 0, s)
    steps = (f"{num(c - a)} {num(d - b)}" for (a, b), (c, d) in pairwise(corners))
    return f"l{'l'.join(steps)}Z"


def wall(view: View) -> list[list[int]]:
    """The restriction tiles: groups of one or two cells that enclose the areas in play."""
    placement = WALLS.get("+".join(view["areas"]))
    if placement is None:
        return []
    single = [[CELL_AT[at.row, at.col]] for at in placement.size1]
    return single + [
        [CELL_AT[one.row, one.col], CELL_AT[two.row, two.col]] for one, two in placement.size2
    ]


def fit_grid(cells: Iterable[int], box: Box) -> Grid:
    """The largest grid on which all these cells are in the box, centred."""
    spots = [CENTRES[i] for i in cells]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    wide, high = right - left + sqrt(3), bottom - top + 2
    s = round(min(box.w / wide, box.h / high, MAX_SIZE), 2)
    x = box.x + (box.w - wide * s) / 2 + (sqrt(3) / 2 - left) * s
    y = box.y + (box.h - high * s) / 2 + (1 - top) * s
    return Grid(round(x, 2), round(y, 2), s)


def outline(grid: Grid, cells: Iterable[int], part: float = 1.0) -> str:
    """The outer edges of a set of cells, as path data."""
    inside = set(cells)
    edges = []
    ring = hexagon(0, 0, grid.s * part)
    for i in sorted(inside):
        x, y = grid.xy(i)
        corners = [(x + a, y + b) for a, b in ring]
        inner = {_side(i, n) for n in NEAR[i] if n in inside}
        for k in range(6):
            if k not in inner:
                (a, b), (c, d) = corners[k], corners[(k + 1) % 6]
                edges.append(f"M{num(a)} {num(b)}L{num(c)} {num(d)}")
    return "".join(edges)


def _side(i: int, n: int) -> int:
    """The edge that a hex shares with a neighbour; 0 is at the upper right, clockwise."""
    (x, y), (to_x, to_y) = CENTRES[i], CENTRES[n]
    if to_y == y:
        return 1 if to_x > x else 4
    if to_y < y:
        return 0 if to_x > x else 5
    return 2 if to_x > x else 3
