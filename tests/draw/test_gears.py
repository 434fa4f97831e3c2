"""Gears mesh: the teeth of one are in the gaps of the other, at every angle."""

import math

import pytest

from sacbe.draw.gears import outline, pitch_radius

Points = list[tuple[float, float]]


def rotate_outline(
    points: tuple[tuple[float, float], ...], cx: float, cy: float, degrees: float
) -> list[tuple[float, float]]:
    """Rotate an outline and move its centre to (cx, cy)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(cx + x * c - y * s, cy + x * s + y * c) for x, y in points]


def inside(point: tuple[float, float], shape: Points) -> bool:
    """Whether the point is inside the shape."""
    x, y = point
    hit = False
    for (x0, y0), (x1, y1) in zip(shape, shape[1:] + shape[:1], strict=True):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            hit = not hit
    return hit


@pytest.mark.parametrize("teeth", [10, 13])
@pytest.mark.parametrize("day", [0.0, 0.25, 0.5, 0.8, 3.0])
def test_teeth_interlock(teeth: int, day: float) -> None:
    module, great_teeth = 15.0, 26
    apart = pitch_radius(great_teeth, module) + pitch_radius(teeth, module)
    great = rotate_outline(outline(great_teeth, module), 0, 0, -day * 360 / great_teeth)
    start = 180 + 180 / teeth  # a gap faces the great wheel
    small = rotate_outline(outline(teeth, module), apart, 0, start + day * 360 / teeth)
    near = [p for p in great if p[0] > 0]
    assert not any(inside(p, small) for p in near)
    assert not any(inside(p, great) for p in small)
    reach = max(math.hypot(*p) for p in great)
    assert min(x for x, _ in small) < reach, "they do not reach each other"
