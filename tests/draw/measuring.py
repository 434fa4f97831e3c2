"""Sizes and places of what a board shows, computed from the SVG without a browser.

Widths of texts are estimated (`svg.text_width`). A zone of a board (page.json) is laid out as
the page does it: the bounding box of its elements, enlarged by `MARGIN`, fills the available space.
"""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sacbe.draw.parts import Picture
from sacbe.draw.style import GROWTH
from sacbe.draw.svg import text_width

SVG = "{http://www.w3.org/2000/svg}"
MARGIN = 4  # web/zoom.js
INSIDE = 8  # the same: the frame of a panel, left out of a strip
ESTIMATE = 0.82  # `text_width` estimates high; tests for overlaps need the usual width
STEP = re.compile(r"(translate|rotate|scale)\(([^)]*)\)")
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
NUMBERS_OF = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "S": 4, "A": 7, "Z": 0}
NOTHING = ("none", "transparent", "var(--none)")

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]


class Box(NamedTuple):
    """A rectangle by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def size(self) -> Point:
        """Width and height."""
        return self.right - self.left, self.bottom - self.top

    def overlap(self, other: Box) -> Point:
        """Width and height of the common area; not positive if there is none."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        return wide, min(self.bottom, other.bottom) - max(self.top, other.top)

    def holds(self, other: Box) -> bool:
        """Whether the other one is inside."""
        return (
            self.left <= other.left
            and self.right >= other.right
            and self.top <= other.top
            and self.bottom >= other.bottom
        )


class Words(NamedTuple):
    """A text on a board, in units of the picture."""

    string: str
    size: float
    box: Box
    part: str


class Target(NamedTuple):
    """Something on the board to press, in units of the picture. Buttons do not count: the page has
    its own."""

    label: str
    box: Box
    part: str


def join(points: Sequence[Point]) -> Box:
    """The bounding box of points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _multiply(m: Matrix, n: Matrix) -> Matrix:
    a, b, c, d, e, f = m
    g, h, i, j, k, o = n
    return (
        *(a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j),
        *(a * k + c * o + e, b * k + d * o + f),
    )


def _matrix(transform: str) -> Matrix:
    m: Matrix = (1, 0, 0, 1, 0, 0)
    for kind, numbers in STEP.findall(transform):
        x, *rest = map(float, numbers.replace(",", " ").split())
        if kind == "translate":
            step: Matrix = (1, 0, 0, 1, x, rest[0] if rest else 0)
        elif kind == "scale":
            step = (x, 0, 0, rest[0] if rest else x, 0, 0)
        else:
            s, c = math.sin(math.radians(x)), math.cos(math.radians(x))
            step = (c, s, -s, c, 0, 0)
        m = _multiply(m, step)
    return m


def _apply(m: Matrix, points: Sequence[Point]) -> list[Point]:
    return [(m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]) for x, y in points]


def _arc(start: Point, end: Point, r: float, large: float, sweep: float) -> list[Point]:
    """Points along a circular arc."""
    (x0, y0), (x1, y1) = start, end
    half = math.dist(start, end) / 2
    if half == 0:
        return [start]
    r = max(r, half)
    rise = math.sqrt(r * r - half * half) * (1 if large != sweep else -1)
    cx = (x0 + x1) / 2 - rise * (y1 - y0) / (2 * half)
    cy = (y0 + y1) / 2 + rise * (x1 - x0) / (2 * half)
    a0, a1 = math.atan2(y0 - cy, x0 - cx), math.atan2(y1 - cy, x1 - cx)
    turn = (a1 - a0) % (2 * math.pi) - (0 if sweep else 2 * math.pi)
    steps = [a0 + turn * k / 24 for k in range(25)]
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in steps]


def _path(d: str) -> list[Point]:
    """Points of a path: corners, control points, and points along arcs."""
    points, tokens = [], TOKEN.findall(d)
    x = y = x0 = y0 = 0.0
    command, at = "M", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
        kind = command.upper()
        values = [float(v) for v in tokens[at : at + NUMBERS_OF[kind]]]
        at += NUMBERS_OF[kind]
        dx, dy = (x, y) if command.islower() else (0.0, 0.0)
        before = (x, y)
        if kind == "Z":
            x, y = x0, y0
        elif kind == "H":
            x = values[0] + dx
        elif kind == "V":
            y = values[0] + dy
        else:
            if kind in "QCS":
                pairs = zip(values[:-2:2], values[1:-2:2], strict=True)
                points += [(px + dx, py + dy) for px, py in pairs]
            x, y = values[-2] + dx, values[-1] + dy
            if kind == "A":
                points += _arc(before, (x, y), values[0], values[3], values[4])
        if kind == "M":
            x0, y0 = x, y
            command = "l" if command == "m" else "L"
        points.append((x, y))
    return points


def _corners(x: float, y: float, w: float, h: float) -> list[Point]:
    return [(x, y), (x + w, y), (x, y + h), (x + w, y + h)]


def _geometry(element: ET.Element) -> list[Point]:
    """Points whose bounding box is that of an element."""
    number = {k: float(v) for k, v in element.attrib.items() if re.fullmatch(r"-?[\d.]+", v)}
    kind = element.tag.removeprefix(SVG)
    x, y = number.get("x", 0), number.get("y", 0)
    if kind in ("rect", "use"):
        return _corners(x, y, number.get("width", 0), number.get("height", 0))
    if kind in ("circle", "ellipse"):
        rx, ry = number.get("rx", number.get("r", 0)), number.get("ry", number.get("r", 0))
        cx, cy = number.get("cx", 0), number.get("cy", 0)
        return _corners(cx - rx, cy - ry, 2 * rx, 2 * ry)
    if kind == "path":
        return _path(element.get("d", ""))
    if kind == "text":
        size = number.get("font-size", 13)
        bold = int(element.get("font-weight", 400)) >= 600
        wide = text_width("".join(element.itertext()), size, bold) * ESTIMATE
        x -= {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", ""), 0)
        return _corners(x, y - 0.7 * size, wide, 0.72 * size)
    return []


class Shown(NamedTuple):
    """An element in the order of drawing, with its corners in units of the picture."""

    element: ET.Element
    box: Box
    scale: float
    part: str
    opaque: bool


def _wide(one: Shown) -> Box:
    """The box of a text in a wide font."""
    more = one.box.size[0] * (1 / ESTIMATE - 1)
    anchor = one.element.get("text-anchor", "start")
    left = {"start": 0.0, "middle": more / 2, "end": more}[anchor]
    return one.box._replace(left=one.box.left - left, right=one.box.right + more - left)


def _remove_digits(root: ET.Element) -> None:
    """Remove the numbers and icons that the overview of a phone leaves out."""
    for group in root.iter(f"{SVG}g"):
        if "digits" in group.get("class", "").split():
            for parent in list(group.iter()):
                for each in list(parent):
                    if each.tag in (f"{SVG}text", f"{SVG}use"):
                        parent.remove(each)


class Board:
    """A drawn board; `overview` as a small window shows the zone in which details are left out."""

    def __init__(self, picture: Picture, overview: bool = False) -> None:
        self.overview = overview
        self.boxes: dict[str, Box] = {}
        self.shown: list[Shown] = []
        self.targets: list[Target] = []
        for part in picture.parts:
            root = ET.fromstring(part.markup().replace("<g", f'<g xmlns="{SVG[1:-1]}"', 1))
            if overview:
                _remove_digits(root)
            self._walk(root, (1, 0, 0, 1, 0, 0), part.id, 1.0)

    def _hidden(self, element: ET.Element) -> bool:
        classes = element.get("class", "").split()
        return bool({"fine"} & {*classes} if self.overview else {"coarse", "brief"} & {*classes})

    def _walk(self, element: ET.Element, m: Matrix, part: str, opacity: float) -> list[Point]:
        """Add an element and its content; its points."""
        kind = element.tag.removeprefix(SVG)
        if kind in ("title", "defs") or self._hidden(element):
            return []
        m = _multiply(m, _matrix(element.get("transform", "")))
        opacity *= float(element.get("opacity", 1)) * float(element.get("fill-opacity", 1))
        if kind == "g":
            first = len(self.shown)
            points = [p for child in element for p in self._walk(child, m, part, opacity)]
            names = element.get("class", "").split()
            if "grow" in names and self.overview and points:
                points = self._grow(first, join(points), names)
            if points and element.get("id"):
                self.boxes[element.get("id", "")] = join(points)
            acts = element.get("data-action") or element.get("data-actions")
            if points and acts and "button" not in element.get("class", "").split():
                self.targets.append(Target(element.get("aria-label", ""), join(points), part))
            return points
        points = _apply(m, _geometry(element))
        if points and element.get("class") != "halo":
            fill = element.get("fill", "")
            opaque = kind in ("rect", "circle") and fill not in NOTHING and opacity > 0.7
            scale = math.hypot(m[0], m[1])
            self.shown.append(Shown(element, join(points), scale, part, opaque))
        return points if element.get("class") != "halo" else []

    def _grow(self, first: int, box: Box, names: list[str]) -> list[Point]:
        """Enlarge the elements from `first` on around the centre of their box, or to one side."""
        cx, cy = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        cx = box.right if "leftward" in names else box.left if "rightward" in names else cx

        def grown(b: Box) -> Box:
            x, y = cx + (b.left - cx) * GROWTH, cy + (b.top - cy) * GROWTH
            return Box(x, y, x + b.size[0] * GROWTH, y + b.size[1] * GROWTH)

        for k in range(first, len(self.shown)):
            one = self.shown[k]
            self.shown[k] = one._replace(box=grown(one.box), scale=one.scale * GROWTH)
        return _corners(*grown(box)[:2], *grown(box).size)

    def texts(self, within: Box | None = None) -> list[Words]:
        """The visible texts: none that a later element covers."""
        texts: list[Words] = []
        for one in self.shown:
            if one.opaque:
                texts = [words for words in texts if not one.box.holds(words.box)]
            if one.element.tag == f"{SVG}text":
                string = "".join(one.element.itertext())
                size = float(one.element.get("font-size", 13)) * one.scale
                texts.append(Words(string, size, one.box, one.part))
        if within is None:
            return texts
        return [words for words in texts if min(words.box.overlap(within)) > 0]

    def cut_texts(self, least: float = 1.5) -> Iterator[str]:
        """Texts that a later rectangle of the same part covers in part, in a wide font."""
        texts: list[Shown] = []
        for one in self.shown:
            if one.element.tag == f"{SVG}text":
                texts.append(one)
            elif one.opaque and one.element.tag == f"{SVG}rect":
                texts = [each for each in texts if not one.box.holds(each.box)]
                for each in texts:
                    if each.part == one.part and min(_wide(each).overlap(one.box)) > least:
                        yield "".join(each.element.itertext())

    def frame(self, ids: Sequence[str], lines: Sequence[float] | None = None) -> Box | None:
        """What the page shows of these elements (`frameOf` in web/zoom.js)."""
        boxes = [self.boxes[id] for id in ids if id in self.boxes]
        if not boxes:
            return None
        corners = [point for box in boxes for point in (box[:2], box[2:])]
        left, top, right, bottom = join(corners)
        left, top = math.floor(left) - MARGIN, math.floor(top) - MARGIN
        right, bottom = math.ceil(right) + MARGIN, math.ceil(bottom) + MARGIN
        if lines is None:
            return Box(left, top, right, bottom)
        low = top + lines[0]
        return Box(left + INSIDE, low, right - INSIDE, min(low + lines[1], bottom))


def overlaps(texts: Sequence[Words], least: float = 1.5) -> Iterator[tuple[str, str]]:
    """Pairs of texts that cover each other by more than `least` units in both directions."""
    ordered = sorted(texts, key=lambda words: words.box.left)
    for k, one in enumerate(ordered):
        for other in ordered[k + 1 :]:
            if other.box.left >= one.box.right:
                break
            if min(one.box.overlap(other.box)) > least:
                yield one.string, other.string


def scale(frame: Box, width: float, height: float = math.inf) -> float:
    """The scale at which a frame fills a space."""
    return min(width / frame.size[0], height / frame.size[1])
