"""Coordinates of regions and confluences, and the outlines of the regions.

Borders run from confluence to confluence, so that the reader sees which regions a god reaches. The
outlines belong to the built-in map; with other data, regions are plain plates.
"""

import functools
import random
from collections.abc import Mapping, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from ..data import CONFLUENCES, FILE, REGIONS

Point = tuple[float, float]

LEFT, TOP, WIDE, HIGH = 14.0, 14.0, 880.0, 582.0  # the land within the picture
# The data file uses a square of 100. The east and the north need more space: these are pairs of
# (coordinate in the file, coordinate in the picture), interpolated linearly.
EASTWARD = ((0.0, 0.0), (38.0, 36.0), (46.0, 43.5), (70.0, 67.5), (94.0, 100.0), (100.0, 103.0))
SOUTHWARD = ((0.0, -1.0), (37.0, 46.5), (66.0, 71.0), (100.0, 100.0))

# The coast between two confluences, and the confluences around each region, clockwise.
COAST: Mapping[tuple[str, str], Sequence[Point]] = {
    ("V10", "V5"): [(7, 22), (13, 11), (24, 5)],
    ("V5", "V6"): [(46, 2), (55, 3), (63, 2)],
    ("V6", "V7"): [(78, 2), (88, 5), (93, 14), (95, 27)],
    ("V7", "V8"): [(94, 52), (91, 62), (82, 71), (72, 78), (62, 88)],
    ("V8", "V9"): [(47, 97), (30, 99), (16, 95), (8, 84)],
    ("V9", "V10"): [(4, 57), (6, 45)],
}
AROUND = {
    "uxmal": ("V10", "V5", "V1"),
    "chichen_itza": ("V5", "V6", "V3", "V2", "V1"),
    "coba": ("V6", "V7", "V3"),
    "hochob": ("V1", "V2", "V4", "V9", "V10"),
    "becan": ("V3", "V7", "V8", "V4", "V2"),
    "palenque": ("V4", "V8", "V9"),
}
TINTS = {
    "uxmal": "land-green",
    "chichen_itza": "land-yellow",
    "coba": "land-green",
    "hochob": "land-red",
    "becan": "land-blue",
    "palenque": "land-yellow",
}
ANY_TINT = ("land-yellow", "land-green", "land-blue", "land-red")


class Spots(NamedTuple):
    """Positions of a region's parts: centres of name, altar, Hero and target, bottom centre of the
    pyramid, box of the squads (left, top, width, height)."""

    name: Point
    altar: Point
    hero: Point
    pyramid: Point
    squads: tuple[float, float, float, float]
    target: Point


# In picture coordinates.
SPOTS = {
    "uxmal": Spots((238, 90), (244, 117), (108, 158), (120, 240), (172, 142, 130, 96), (150, 122)),
    "chichen_itza": Spots(
        (470, 70), (480, 102), (570, 106), (388, 240), (440, 134, 154, 134), (366, 130)
    ),
    "coba": Spots((736, 70), (736, 102), (848, 108), (692, 272), (744, 136, 138, 138), (648, 166)),
    "hochob": Spots(
        (166, 286), (130, 310), (84, 368), (152, 422), (194, 312, 168, 104), (292, 288)
    ),
    "becan": Spots((500, 322), (480, 354), (596, 450), (488, 500), (556, 332, 216, 78), (664, 440)),
    "palenque": Spots(
        (178, 460), (156, 486), (300, 466), (186, 568), (232, 494, 176, 84), (344, 470)
    ),
}
PLATE = 118.0  # half the width of a region with data that have no outlines


def _has_outlines() -> bool:
    """Whether the outlines above belong to the data in use."""
    if FILE.layout is None or set(REGIONS) != set(AROUND):
        return False
    regions_of = {c: {r for r in AROUND if c in AROUND[r]} for c in CONFLUENCES}
    return all(regions_of[c] == set(regions) for c, regions in FILE.confluences.items())


OUTLINED = _has_outlines()


def _interpolate(value: float, pairs: Sequence[Point]) -> float:
    """Interpolate a value between pairs of (from, to); extrapolate from the last pair."""
    after = next((i for i, (a, _) in enumerate(pairs) if i and value <= a), len(pairs) - 1)
    (a, to_a), (b, to_b) = pairs[after - 1], pairs[after]
    return to_a + (value - a) * (to_b - to_a) / (b - a)


def _to_picture(point: Point) -> Point:
    """Convert a point of the data file to picture coordinates."""
    x, y = _interpolate(point[0], EASTWARD), _interpolate(point[1], SOUTHWARD)
    return round(LEFT + x * WIDE / 100, 1), round(TOP + y * HIGH / 100, 1)


def _ring(n: int, part: float) -> list[Point]:
    """Points on a ring, for data without a layout."""
    middle_x, middle_y = LEFT + WIDE / 2, TOP + HIGH / 2
    turns = [2 * pi * k / n - pi / 2 for k in range(n)]
    return [
        (
            round(middle_x + part * (WIDE / 2 - PLATE) * cos(a), 1),
            round(middle_y + part * (HIGH / 2 - 78) * sin(a), 1),
        )
        for a in turns
    ]


def _confluences() -> dict[str, Point]:
    if OUTLINED and FILE.layout:
        return {name: _to_picture(FILE.layout.confluences[name]) for name in CONFLUENCES}
    return dict(zip(CONFLUENCES, _ring(len(CONFLUENCES), 0.34), strict=True))


def _regions() -> dict[str, Point]:
    if OUTLINED and FILE.layout:
        return {name: _to_picture(FILE.layout.regions[name]) for name in REGIONS}
    return dict(zip(REGIONS, _ring(len(REGIONS), 1.0), strict=True))


CONFLUENCE_AT = _confluences()
REGION_AT = _regions()


def _border(one: str, other: str) -> list[Point]:
    """The points from one confluence up to the next, excluding the latter; the same line in both
    directions."""
    if (one, other) in COAST:
        middle = [_to_picture(point) for point in COAST[one, other]]
    elif (other, one) in COAST:
        middle = [_to_picture(point) for point in reversed(COAST[other, one])]
    else:
        first, last = sorted((one, other))
        (x1, y1), (x2, y2) = CONFLUENCE_AT[first], CONFLUENCE_AT[last]
        rng = random.Random(first + last)  # the same irregular line in every picture
        middle = [
            (
                round(x1 + (x2 - x1) * t + rng.uniform(-9, 9), 1),
                round(y1 + (y2 - y1) * t + rng.uniform(-9, 9), 1),
            )
            for t in (0.3, 0.55, 0.8)
        ]
        middle = middle if one == first else middle[::-1]
    return [CONFLUENCE_AT[one], *middle]


@functools.cache
def outline(region: str) -> tuple[Point, ...]:
    """The corners of a region."""
    if not OUTLINED:
        x, y = REGION_AT[region]
        w, h, c = PLATE, 76.0, 18.0
        corners = ((-w, -h + c), (-w + c, -h), (w - c, -h), (w, -h + c))
        return tuple((x + a, y + b) for a, b in (*corners, *((-a, -b) for a, b in corners)))
    ring = AROUND[region]
    chain = (_border(one, other) for one, other in zip(ring, ring[1:] + ring[:1], strict=True))
    return tuple(point for part in chain for point in part)


def spots(region: str) -> Spots:
    """The positions of a region's parts."""
    if OUTLINED:
        return SPOTS[region]
    x, y = REGION_AT[region]
    return Spots(
        (x - 30, y - 54),
        (x + 62, y - 56),
        (x - 94, y - 34),
        (x - 66, y + 70),
        (x - 20, y - 20, 132, 92),
        (x - 20, y - 34),
    )


def tint(region: str) -> str:
    """The colour of a region."""
    return TINTS[region] if OUTLINED else ANY_TINT[REGIONS.index(region) % len(ANY_TINT)]
