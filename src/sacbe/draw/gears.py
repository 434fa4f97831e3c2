"""Outlines of meshing gears: one module for the whole train, involute flanks, short teeth."""

import functools
import math

from sacbe.draw.parts import Part, part
from sacbe.draw.svg import el, move, num, polygon_path, var

PRESSURE = math.radians(20)
ADDENDUM, DEDENDUM, BACKLASH = 0.74, 0.92, 0.13  # in modules
FILLET, SWELL = 0.72, 0.34


def pitch_radius(teeth: int, module: float) -> float:
    """The radius of the pitch circle. Two gears mesh where their pitch circles touch."""
    return module * teeth / 2


def _involute(angle: float) -> float:
    return math.tan(angle) - angle


def _flank(teeth: int, module: float, steps: int) -> list[tuple[float, float]]:
    """(radius, half angle) along one flank from root to tip.

    Above the base circle the flank is an involute; below it the width is constant and widens into a
    fillet at the root.
    """
    pitch = pitch_radius(teeth, module)
    base = pitch * math.cos(PRESSURE)
    root, tip = pitch - DEDENDUM * module, pitch + ADDENDUM * module
    half = math.pi / (2 * teeth) - BACKLASH * module / (2 * pitch)
    fillet = root + FILLET * module

    def half_angle(r: float) -> float:
        on_curve = max(r, base)
        width = on_curve * (half + _involute(PRESSURE) - _involute(math.acos(base / on_curve)))
        swell = SWELL * module * math.pow(max(0.0, (fillet - r) / (fillet - root)), 2.4)
        return (width + swell) / r

    low = [root + (fillet - root) * i / steps for i in range(steps)]
    high = [fillet + (tip - fillet) * i / steps for i in range(steps + 1)]
    return [(r, half_angle(r)) for r in low + high]


@functools.cache
def outline(teeth: int, module: float, steps: int = 3) -> tuple[tuple[float, float], ...]:
    """The closed outline of a gear around (0, 0), a tooth pointing right."""
    flank = _flank(teeth, module, steps)
    tip_r, tip_a = flank[-1]
    rounded = [*flank[:-1], (tip_r - 0.09 * module, tip_a * 1.04), (tip_r, tip_a * 0.74)]
    points = []
    for k in range(teeth):
        mid = 2 * math.pi * k / teeth
        points += [(r * math.cos(mid - a), r * math.sin(mid - a)) for r, a in rounded]
        points += [(r * math.cos(mid + a), r * math.sin(mid + a)) for r, a in reversed(rounded)]
    return tuple(points)


@functools.cache
def gear_definition(teeth: int, module: float) -> str:
    """The outline for <defs>; `gear` draws three copies of it."""
    return el("path", id=f"gear-{teeth}", d=polygon_path(outline(teeth, module)))


@functools.cache
def tooth(teeth: int, module: float) -> str:
    """The path of a gear's first tooth, which points right."""
    points = outline(teeth, module)
    return polygon_path(points[: len(points) // teeth])


def gear(
    name: str, teeth: int, where: str, degrees: float, stone: str, depth: float, face: str
) -> list[Part]:
    """A gear in relief as three parts, with `face` drawn on the uppermost.

    `where` is the transform of its centre. Each copy rotates within its own offset, so the light
    stays at the upper left at every angle. Callers pass ever-growing degrees: with values modulo
    360 the CSS transition would turn backwards. Only the face moves: the two rims below it look the
    same after every whole tooth, and a page hides them while the face turns (web/motion.js).
    """

    def copy(layer: str, class_: str, dx: float, dy: float, colour: str, on: str = "") -> Part:
        offset = f" {move(dx, dy)}" if dx else ""
        transform = f"{where}{offset} rotate({num(degrees)})"
        return _copy(f"{name}-{layer}", teeth, colour, on).place(transform, class_)

    return [
        copy("lo", "rim", depth * 0.7, depth, f"{stone}-lo"),
        copy("hi", "rim", -depth * 0.4, -depth * 0.5, f"{stone}-hi"),
        copy("face", "turns", 0, 0, stone, face),
    ]


@part
def _copy(teeth: int, colour: str, on: str) -> str:
    return el("use", href=f"#gear-{teeth}", fill=var(colour)) + on
