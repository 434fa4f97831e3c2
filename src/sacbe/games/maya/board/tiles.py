"""Tiles: plantations in their owner's colour, pattern and shape, and the stones of cities."""

import functools
from collections.abc import Sequence

from sacbe.draw.palette import BLACK, BLUE, GREEN, RED
from sacbe.draw.pieces import piece_path
from sacbe.draw.svg import (
    circle,
    el,
    g,
    hexagon,
    line,
    mono_icon,
    move,
    path,
    poly,
    polygon_path,
    var,
)

from .grid import Point

SEATS = (RED, BLUE, GREEN, BLACK)
CARVED = 36  # the hex size for which the step-fret was drawn


@functools.lru_cache(16)
def definitions(s: float, kinds: tuple[tuple[str, int], ...], seats: int) -> str:
    """The tile symbols for hexes of this size: faces by seat, crops by kind."""
    faces = (el("g", _face(p, s), id=f"tile-of-{p}", class_=SEATS[p].class_) for p in range(seats))
    crops = (el("g", _crops(crop, n, s), id=f"crop-{crop}-{n}") for crop, n in kinds)
    return "".join((*faces, *crops, _stone("city", s), _stone("done", s), _fret(s)))


def shape(seat: int, x: float, y: float, r: float, fill: str) -> str:
    """The shape of a seat in one colour."""
    return path(piece_path(SEATS[seat].shape, r), fill, transform=move(x, y))


def _face(seat: int, s: float) -> str:
    """A tile without its crops: shaded edge, patterned rim, the owner's shape on top."""
    rim = el("path", d=_outline(s * 0.93), fill=f"url(#pattern-{SEATS[seat].colour})", opacity=0.75)
    return (
        poly(hexagon(0, s * 0.05, s * 0.93), "seat-lo")
        + poly(hexagon(0, 0, s * 0.93), "seat")
        + rim
        + poly(hexagon(0, 0, s * 0.72), "seat")
        + bevel(s * 0.9, "seat-hi", "seat-lo", max(1.0, s * 0.045))
        + shape(seat, 0, -s * 0.58, s * 0.145, "seat-on")
    )


def _crops(crop: str, n: int, s: float) -> str:
    if n == 1:
        return mono_icon(crop, 0, s * 0.14, s * 0.94, "seat-on")
    return "".join(
        mono_icon(crop, side * s * 0.37, s * 0.13, s * 0.72, "seat-on") for side in (-1, 1)
    )


def _outline(s: float) -> str:
    return polygon_path(hexagon(0, 0, s))


def bevel(s: float, lit: str, shade: str, width: float) -> str:
    """The two-tone edge of a hexagon: light from the upper left."""
    corners = hexagon(0, 0, s)
    above, below = corners[4:] + corners[:2], corners[1:5]
    return _chain(above, lit, width) + _chain(below, shade, width)


def _chain(points: Sequence[Point], stroke: str, width: float) -> str:
    round_ = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    d = polygon_path(points, close=False)
    return path(d, stroke=var(stroke), stroke_width=width, **round_)


def plantation(seat: int, crop: str, n: int) -> str:
    """A tile of a seat, around (0, 0)."""
    return g(
        el("use", href=f"#tile-of-{seat}"),
        el("use", href=f"#crop-{crop}-{n}"),
        class_=f"{SEATS[seat].class_} on-seat",
    )


def _stone(stone: str, s: float) -> str:
    return g(
        poly(hexagon(0, s * 0.05, s * 0.96), f"{stone}-lo"),
        poly(hexagon(0, 0, s * 0.96), stone),
        id=f"stone-{stone}",
    )


def _fret(s: float) -> str:
    """The carved step-fret on the back of a tile."""
    k = s / CARVED
    corners = ((-13, 8), (13, 8), (13, -9), (-6, -9), (-6, 2), (6, 2), (6, -3), (0, -3))
    d = polygon_path([(x * k, y * k) for x, y in corners], close=False)
    lit = path(d, stroke=var("city-hi"), stroke_width=2 * k, transform="translate(1 1.2)")
    return g(lit, path(d, stroke=var("city-lo"), stroke_width=2.2 * k), id="fret")


def stone(closed: bool) -> str:
    """A city tile, around (0, 0)."""
    return el("use", href=f"#stone-{'done' if closed else 'city'}")


def fret() -> str:
    """The carving on the back of every tile."""
    return el("use", href="#fret")


def bond(one: Point, other: Point, fill: str, width: float) -> str:
    """Cover the joint between two connected tiles."""
    (x1, y1), (x2, y2) = one, other
    x, y, dx, dy = (x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) * 0.11, (y2 - y1) * 0.11
    return line(x - dx, y - dy, x + dx, y + dy, fill, width)


def joint(corners: Sequence[Point], fill: str, r: float) -> str:
    """Cover the corner where three tiles of a city meet."""
    x = sum(point[0] for point in corners) / len(corners)
    y = sum(point[1] for point in corners) / len(corners)
    return circle(x, y, r, fill)
