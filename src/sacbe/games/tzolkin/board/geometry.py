"""Positions of the wheels: one module, 26 teeth in the middle, 10 and 13 around it.

Angles are degrees, clockwise from "right"; the calendar's centre is (0, 0). It turns
counterclockwise, the five wheels with it. On every whole day a tooth of the calendar is in a gap of
each wheel, because the wheels are whole teeth apart (5, 5, 5, 5, 6).
"""

import math
from dataclasses import dataclass

from sacbe.draw.gears import pitch_radius
from sacbe.draw.svg import move, num, polar

from ..data import ACTIONS, HOLES, MOST_TEETH, SPACES, WHEELS

M = 11.1  # module: pitch diameter by teeth, the same for all wheels
TEETH = MOST_TEETH  # drawn, also if the calendar of a small game is shorter
DAY = 360 / TEETH
POINTER = 90.0  # today's tooth points down, at the starting-player space
HOLE_DEPTH, HOLE_RADIUS = 1.38, 0.88  # in modules: inside the pitch circle, and across
GREAT = pitch_radius(TEETH, M)
RING_IN = 0.92  # modules outside the pitch circle

Box = tuple[float, float, float, float]  # left, top, width, height

PAD = 8  # the border of the picture
TABLE: Box = (PAD, PAD, 960, 580)  # everything but the players and the turn
FIELD = (-25.7 * M, -26.85 * M, 51.4 * M, 52.2 * M)  # of the wheels, around the calendar's centre
FIELD_MOVE = move(PAD + TABLE[2] / 2, PAD - FIELD[1])  # to the calendar's centre
OVERVIEW = (-22.9 * M, -24 * M, 45.8 * M, 49.4 * M)  # the wheels without their printed rings

_BEARINGS = (3, 8, 13, 18, 23)  # teeth of the calendar, clockwise from today's
_STONES = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen")
_ICONS = ("corn", "extraction", "build", "market", "skull")


@dataclass(frozen=True)
class Wheel:
    """One of the five wheels and its position."""

    key: str
    stone: str
    icon: str
    teeth: int
    last: int  # the highest numbered space
    actions: int  # higher spaces allow any of these
    bearing: float

    @property
    def pitch(self) -> float:
        """Radius of the pitch circle."""
        return pitch_radius(self.teeth, M)

    @property
    def step(self) -> float:
        """Degrees from one space to the next."""
        return 360 / self.teeth

    @property
    def ring_out(self) -> float:
        """The outer edge of the printed ring, in modules outside the pitch circle."""
        return 3.9 if self.teeth > 10 else 3.72

    @property
    def centre(self) -> tuple[float, float]:
        """The centre, such that the pitch circles touch."""
        return polar(0, 0, GREAT + self.pitch, self.bearing)

    @property
    def orbit(self) -> float:
        """Radius of the circle of holes."""
        return self.pitch - HOLE_DEPTH * M

    @property
    def reach(self) -> float:
        """Half the distance between two holes: what can be pressed around one of them."""
        return self.orbit * math.sin(math.pi / self.teeth)

    @property
    def hub(self) -> float:
        """Radius of the hub, inside the holes."""
        return self.pitch - (HOLE_DEPTH + HOLE_RADIUS + 0.25) * M

    def angle(self, space: float) -> float:
        """Direction of a space; the two without a number are on both sides of the mesh."""
        return self.bearing + 180 + (space + 1.5) * self.step

    def hole(self, space: float) -> tuple[float, float]:
        """The centre of the hole at a space."""
        return polar(*self.centre, self.orbit, self.angle(space))

    def beside(self, space: float, modules: float, shift: float = 0.0) -> tuple[float, float]:
        """A point some modules outside the pitch circle, shifted clockwise along the ring."""
        radius = self.pitch + modules * M
        return polar(*self.centre, radius, self.angle(space) + math.degrees(shift / radius))

    def hole_transform(self, space: float) -> str:
        """The transform of an element in a hole: it stays upright, and from day to day only the
        angle grows, so that it moves along the circle."""
        return ride(*self.centre, self.orbit, self.angle(space))


def ride(cx: float, cy: float, radius: float, degrees: float) -> str:
    """A transform that moves round (cx, cy) and stays upright."""
    a = num(degrees)
    around = f"translate({num(cx)} {num(cy)}) rotate({a})"
    return f"{around} translate({num(radius)} 0) rotate({num(-degrees)})"


WHEEL = {
    key: Wheel(key, stone, icon, int(holes), int(spaces) - 1, int(actions), POINTER + b * DAY)
    for key, stone, icon, holes, spaces, actions, b in zip(
        WHEELS, _STONES, _ICONS, HOLES, SPACES, ACTIONS, _BEARINGS, strict=True
    )
}


def day_angle(day: float, today: float) -> float:
    """Direction of a day's tooth; future days are clockwise of today's."""
    return POINTER + (day - today) * DAY
