"""Small charts as SVG: histograms, bars, intervals and lines, with titles, axes and units."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

import msgspec

from sacbe.arena.report.elements import Element, node

WIDTH = 720.0
LEFT = 130.0  # for names
RIGHT = 30.0
TOP = 34.0  # for the title
FOOT = 46.0  # for the axis and its label
ROW = 30.0  # height of a bar or an interval with its gap
PANEL = 96.0  # height of a histogram
PLOT = 220.0  # height of a chart with lines
COLOURS = ("#2f6f9f", "#b5622a", "#4f8a3c", "#8a4f9e", "#a33b4a", "#5f6b75", "#9a7d1c", "#2a8a84")
MAX_BINS = 40
MAX_NAME_LENGTH = 16

Write = Callable[[float], str]


class Bar(msgspec.Struct, frozen=True):
    """A value with its interval, which may be infinite."""

    name: str
    value: float
    low: float
    high: float


class Axis:
    """The horizontal axis of a chart, with ticks at round values."""

    def __init__(self, low: float, high: float, write: Write = "{:g}".format) -> None:
        if high <= low:
            low, high = low - 1, high + 1
        self.step = round_step((high - low) / 6)
        self.low = math.floor(low / self.step + 1e-9) * self.step
        self.high = math.ceil(high / self.step - 1e-9) * self.step
        self.write = write

    def x(self, value: float) -> float:
        """The coordinate of a value, clamped to the axis."""
        inside = min(max(value, self.low), self.high)
        return LEFT + (inside - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def ticks(self) -> Iterator[float]:
        """The values of the ticks."""
        for i in range(round((self.high - self.low) / self.step) + 1):
            yield round(self.low + i * self.step, 10)

    def bins(self, limit: int) -> int:
        """The number of bins, at most `limit`; bin edges are round and include the ticks."""
        between = round((self.high - self.low) / self.step)
        return between * max((n for n in (1, 2, 5, 10) if n * between <= limit), default=1)


def round_step(minimum: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, 50, ... (or 0.5, 0.2, ...) that is at least `minimum`."""
    power = 10.0 ** math.floor(math.log10(minimum))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= minimum * (1 - 1e-9))


def bars(title: str, label: str, rows: Sequence[Bar], axis: Axis, reference: float) -> Element:
    """Horizontal bars from 0 with intervals, and a reference line."""
    bottom = TOP + ROW * len(rows)
    parts = _frame(label, axis, bottom)
    for i, row in enumerate(rows):
        y = TOP + ROW * i
        width = axis.x(row.value) - axis.x(0)
        parts += [
            _row_name(row.name, y),
            node("rect", x=axis.x(0), y=y + 6, width=width, height=ROW - 12, class_="bar"),
            *_whisker(row, y + ROW / 2, axis),
        ]
    x = axis.x(reference)
    parts.append(node("line", x1=x, x2=x, y1=TOP - 4, y2=bottom, class_="even"))
    return _svg(title, bottom + FOOT, parts)


def intervals(title: str, label: str, rows: Sequence[Bar], axis: Axis) -> Element:
    """Values as dots on their intervals; an arrow where an interval is infinite."""
    bottom = TOP + ROW * len(rows)
    parts = _frame(label, axis, bottom)
    for i, row in enumerate(rows):
        y = TOP + ROW * i
        parts += [
            _row_name(row.name, y),
            *_whisker(row, y + ROW / 2, axis),
            node("circle", cx=axis.x(row.value), cy=y + ROW / 2, r=5, class_="dot"),
        ]
    return _svg(title, bottom + FOOT, parts)


def histograms(title: str, label: str, samples: Sequence[tuple[str, Sequence[float]]]) -> Element:
    """Histograms in panels on a common axis, with a line at each mean."""
    all_values = [value for _, values in samples for value in values]
    axis = Axis(min(all_values), max(all_values))
    bins = axis.bins(min(MAX_BINS, 10 + math.isqrt(len(all_values))))
    bottom = TOP + PANEL * len(samples)
    parts = _frame(label, axis, bottom)
    for i, (name, values) in enumerate(samples):
        parts += _panel(name, values, axis, bins, TOP + PANEL * i)
    return _svg(title, bottom + FOOT, parts)


def lines(
    title: str,
    label: str,
    series: Sequence[tuple[str, Sequence[tuple[float, float]]]],
    write: Write = "{:g}".format,
    diagonal: bool = False,
) -> Element:
    """Points joined by lines, each series with its name at the end. With `diagonal`, also the line
    where both coordinates are equal."""
    points = [point for _, values in series for point in values]
    axis = Axis(min(x for x, _ in points), max(x for x, _ in points), write)
    scale = Axis(min(y for _, y in points), max(y for _, y in points))
    bottom = TOP + PLOT

    def y_of(value: float) -> float:
        return bottom - (value - scale.low) / (scale.high - scale.low) * (PLOT - 10)

    parts = _frame(label, axis, bottom)
    for value in scale.ticks():
        y = y_of(value)
        parts.append(node("line", x1=LEFT, x2=WIDTH - RIGHT, y1=y, y2=y, class_="grid"))
        parts.append(node("text", f"{value:g}", x=LEFT - 10, y=y + 4, text_anchor="end"))
    if diagonal:
        low, high = max(axis.low, scale.low), min(axis.high, scale.high)
        ends = {"x1": axis.x(low), "y1": y_of(low), "x2": axis.x(high), "y2": y_of(high)}
        parts.append(node("line", **ends, class_="even"))
    for k, (name, values) in enumerate(series):
        path = " ".join(f"{axis.x(x):.1f},{y_of(y):.1f}" for x, y in values)
        style = f"fill: none; stroke-width: 2; stroke: {COLOURS[k % len(COLOURS)]}"
        parts.append(node("polyline", points=path, style=style))
        for x, y in values:
            dot = node("title", f"{name}: {x:g}, {y:.3g}")
            parts.append(node("circle", dot, cx=axis.x(x), cy=y_of(y), r=3, class_="dot"))
        x, y = values[-1]
        parts.append(node("text", name, x=axis.x(x) - 4, y=y_of(y) - 8, text_anchor="end"))
    return _svg(title, bottom + FOOT, parts)


def _panel(
    name: str, values: Sequence[float], axis: Axis, bins: int, top: float
) -> Iterator[Element]:
    """One histogram. Heights are relative to its tallest column, whose count is in the legend."""
    counts = [0] * bins
    width = (axis.high - axis.low) / bins
    for value in values:
        counts[min(int((value - axis.low) / width), bins - 1)] += 1
    floor, max_height = top + PANEL - 8, PANEL - 24
    for i, count in enumerate(counts):
        if count:
            low, high = axis.low + i * width, axis.low + (i + 1) * width
            height = max_height * count / max(counts)
            yield node(
                "rect",
                node("title", f"{low:.1f} to {high:.1f}: {count} times"),
                x=axis.x(low) + 0.5,
                y=floor - height,
                width=axis.x(high) - axis.x(low) - 1,
                height=height,
                class_="bar",
            )
    mean = sum(values) / len(values)
    x = axis.x(mean)
    yield node("line", x1=LEFT, x2=WIDTH - RIGHT, y1=floor, y2=floor, class_="axis")
    yield node("line", x1=x, x2=x, y1=floor - max_height - 4, y2=floor, class_="mean")
    yield _row_name(name, floor - 76)
    notes = (f"mean {mean:.1f}", f"{len(values)} scores", f"tallest column {max(counts)}")
    for line, text in enumerate(notes):
        y = floor - 40 + 16 * line
        yield node("text", text, x=LEFT - 10, y=y, text_anchor="end", class_="small")


# ---------------------------------------------------------------- parts of all charts


def _svg(title: str, height: float, parts: Sequence[Element]) -> Element:
    """A chart; the `title` element is for screen readers."""
    heading = node("text", title, x=8, y=18, class_="title")
    view = f"0 0 {WIDTH:g} {height:g}"
    return node("svg", node("title", title), heading, *parts, viewBox=view, role="img")


def _frame(label: str, axis: Axis, bottom: float) -> list[Element]:
    """The axis with ticks, label and grid lines."""
    parts = [node("line", x1=LEFT, x2=WIDTH - RIGHT, y1=bottom, y2=bottom, class_="axis")]
    for value in axis.ticks():
        x = axis.x(value)
        parts += [
            node("line", x1=x, x2=x, y1=TOP - 4, y2=bottom, class_="grid"),
            node("text", axis.write(value), x=x, y=bottom + 16, text_anchor="middle"),
        ]
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(node("text", label, x=middle, y=bottom + 36, text_anchor="middle", class_="label"))
    return parts


def _row_name(name: str, y: float) -> Element:
    label = name if len(name) <= MAX_NAME_LENGTH else name[: MAX_NAME_LENGTH - 1] + "…"
    return node("text", node("title", name), label, x=LEFT - 10, y=y + 19, text_anchor="end")


def _whisker(row: Bar, y: float, axis: Axis) -> Iterator[Element]:
    """The interval: finite ends are ticks, infinite ends are arrows at the end of the axis."""
    low, high = axis.x(row.low), axis.x(row.high)
    yield node("line", x1=low, x2=high, y1=y, y2=y, class_="whisker")
    for value, x, direction in ((row.low, low, -1), (row.high, high, 1)):
        if math.isinf(value):
            back = x - 9 * direction
            points = f"{back:.1f},{y - 5:.1f} {x:.1f},{y:.1f} {back:.1f},{y + 5:.1f}"
            yield node("polygon", points=points, class_="arrow")
        else:
            yield node("line", x1=x, x2=x, y1=y - 5, y2=y + 5, class_="whisker")
