"""The charts of a review as SVG in the design language of the boards.

They can be read without colour: every seat has its own letter and pattern, lines have
dashes, and all values are in the table behind a chart. Colours are those of the palette (`var`), so
that a chart follows the theme of the page around it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sacbe.draw.palette import SEATS
from sacbe.draw.svg import (
    circle,
    el,
    escape,
    g,
    line,
    num,
    path,
    rect,
    text,
    text_width,
    truncate,
    var,
)
from sacbe.text.history import Number
from sacbe.text.names import LETTERS

WIDTH, HEIGHT = 900.0, 330.0
LEFT, RIGHT, TOP, FOOT = 46.0, 30.0, 58.0, 30.0
PANEL_HEIGHT, LEGEND_ROW = 200.0, 20.0
COLOURS = tuple(seat.colour for seat in SEATS)
DASHES = ("", "8 4", "2 3", "10 3 2 3")
FILLS = (
    "cenote",
    "maize",
    "jungle",
    "cinnabar",
    "jade",
    "clay",
    "rock",
    "gold",
    "brick",
    "crystal",
)
FLAG = 23.0  # height of a letter or of the flag of a key moment
LABEL_SHARE = 0.09  # an area of this height or more has a letter
TICKS = 5

Marks = Sequence[tuple[int, str]]  # number of a turn, and what happened


class _Frame:
    """The plot area of a chart over turns."""

    def __init__(self, count: int, low: float, high: float, height: float = HEIGHT) -> None:
        self.count, self.low, self.high, self.height = max(1, count), low, high, height
        self.bottom = height - FOOT

    def x(self, at: float) -> float:
        """The coordinate of a turn."""
        return LEFT + at / self.count * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        """The coordinate of a value."""
        share = (value - self.low) / max(1e-9, self.high - self.low)
        return self.bottom - share * (self.bottom - TOP)

    def axes(self, unit: str = "") -> Iterator[str]:
        """Grid lines with numbers, and numbers of turns."""
        step = _round_step((self.high - self.low) / TICKS)
        value = step * -(-self.low // step)
        while value <= self.high + 1e-9:
            y = self.y(value)
            yield line(LEFT, y, WIDTH - RIGHT, y, "line", 1)
            number = num(value).replace("-", "\N{MINUS SIGN}")
            yield text(LEFT - 6, y + 4, f"{number}{unit}", 12, "muted", "end")
            value += step
        every = max(1, round(_round_step(self.count / 10)))
        for at in range(0, self.count + 1, every):
            yield text(self.x(at), self.bottom + 18, at, 12, "muted", "middle")

    def marks(self, marks: Marks) -> Iterator[str]:
        """Dashed lines with their texts, in three rows so that they do not overlap."""
        ends = [0.0, 0.0, 0.0]
        for at, words in marks:
            x = self.x(at)
            yield line(x, TOP - 4, x, self.bottom, "edge", 1.2, stroke_dasharray="4 3")
            label = truncate(words, 170, 11)
            width = text_width(label, 11) + 6
            start = x + 3 if x + width < WIDTH else x - width
            row = next((i for i, end in enumerate(ends) if start >= end), None)
            if row is None:
                continue
            yield text(start, 15 + 15 * row, label, 11, "muted")
            ends[row] = start + width + 6


def _round_step(least: float) -> float:
    """The smallest of 1, 2, 5, 10, 20, ... that is at least this."""
    power = 1.0
    while True:
        for factor in (1, 2, 5):
            if factor * power >= least:
                return factor * power
        power *= 10


def _svg(title: str, height: float, *content: str) -> str:
    """A chart that follows the style of the boards."""
    return el(
        "svg",
        el("title", escape(title, quote=False)),
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(WIDTH)} {num(height)}",
        class_="board chart",
        role="img",
        aria_label=title,
    )


def _pattern(prefix: str, seat: int, colour: str) -> str:
    """The pattern of a seat: plain, stripes, dots or crosses over its colour."""
    parts = [rect(0, 0, 10, 10, colour)]
    if seat == 1:
        parts.append(path("M-2 12L12 -2M-7 7L7 -7M3 17L17 3", **_pen(f"{colour}-hi")))
    elif seat == 2:
        parts += [circle(3, 3, 1.6, f"{colour}-hi"), circle(8, 8, 1.6, f"{colour}-hi")]
    elif seat == 3:
        parts.append(path("M0 5H10M5 0V10", **_pen(f"{colour}-lo")))
    return el(
        "pattern", *parts, id=f"{prefix}-{seat}", width=10, height=10, patternUnits="userSpaceOnUse"
    )


def _pen(colour: str) -> dict[str, str]:
    return {"stroke": var(colour), "stroke_width": "1.4"}


def _letter(x: float, y: float, seat: int, colour: str) -> str:
    """The letter of a seat in a disc."""
    return g(
        circle(x, y, 11, "shell", stroke=var(colour), stroke_width=2.4),
        text(x, y + 4.5, LETTERS[seat], 13, "ink", "middle", 700),
    )


def areas(
    title: str,
    shares: Sequence[Sequence[float]],
    labels: Sequence[str],
    names: Sequence[str],
    marks: Marks,
    moments: Sequence[tuple[int, int]],
    colours: Sequence[str] = COLOURS,
    percent: str = "%",
) -> str:
    """Stacked areas of shares that add up to 1, the first seat on top. `moments` are numbers with
    the index of their turn. `percent` follows every number."""
    count, seats = len(shares) - 1, range(len(names))
    frame = _Frame(count, 0, 100)
    prefix = f"p{abs(hash_of(title))}"
    tops = [[100 * sum(row[seat:]) for row in shares] for seat in (*seats, len(names))]
    parts = [el("defs", *(_pattern(prefix, seat, colours[seat]) for seat in seats))]
    for seat in seats:
        upper = [(frame.x(i), frame.y(y)) for i, y in enumerate(tops[seat])]
        lower = [(frame.x(i), frame.y(y)) for i, y in enumerate(tops[seat + 1])]
        outline = _outline([*upper, *reversed(lower)])
        parts.append(el("path", d=outline, fill=f"url(#{prefix}-{seat})"))
        parts.append(path(_outline(upper, close=False), stroke=var("shell"), stroke_width=2))
    parts += frame.axes(percent)
    parts += frame.marks(marks)
    for seat in seats:
        wide = [(row[seat], -abs(i - count / 2), i) for i, row in enumerate(shares[1:-1], 1)]
        best = max(wide, default=(0.0, 0.0, 0))
        if best[0] >= LABEL_SHARE:
            i = best[2]
            y = frame.y((tops[seat][i] + tops[seat + 1][i]) / 2)
            parts.append(_letter(frame.x(i), y, seat, colours[seat]))
    parts += _tooltips(frame, shares, labels, names, percent)
    last, high = -100.0, 0.0
    for number, turn in moments:
        x = frame.x(turn + 1)
        high = (high + FLAG) % (4 * FLAG) if x - last < FLAG else 0.0
        parts.append(_moment(x, frame.bottom, number, high))
        last = x
    return _svg(title, HEIGHT, *parts)


def hash_of(words: str) -> int:
    """A number from a text, the same in every process."""
    total = 0
    for character in words:
        total = (total * 31 + ord(character)) % 1_000_003
    return total


def _moment(x: float, y: float, number: int, high: float) -> str:
    """A numbered flag of a key moment, higher if it would cover another one."""
    top = y - 20 - high
    return el(
        "a",
        line(x, top, x, y, "ink", 1.6),
        circle(x, top - 8, 10, "ink", stroke=var("shell"), stroke_width=1.6),
        text(x, top - 3.5, number, 12, "paper", "middle", 700),
        href=f"#moment-{number}",
    )


def _tooltips(
    frame: _Frame,
    shares: Sequence[Sequence[float]],
    labels: Sequence[str],
    names: Sequence[str],
    percent: str,
) -> Iterator[str]:
    """A transparent strip for every turn with its values as a tooltip."""
    width = frame.x(1) - frame.x(0)
    for i, (row, label) in enumerate(zip(shares, labels, strict=True)):
        values = ", ".join(
            f"{name} {round(100 * share)}{percent}" for name, share in zip(names, row, strict=True)
        )
        tooltip = el("title", escape(f"{label}: {values}", quote=False))
        height = frame.bottom - TOP
        yield el(
            "rect",
            tooltip,
            x=frame.x(i) - width / 2,
            y=TOP,
            width=width,
            height=height,
            fill="transparent",
        )


def lines(
    title: str,
    rows: Sequence[Sequence[float]],
    names: Sequence[str],
    marks: Marks,
    colours: Sequence[str] = COLOURS,
) -> str:
    """A line for every seat."""
    values = [value for row in rows for value in row]
    frame = _Frame(len(rows) - 1, min(0.0, *values), max(1.0, *values))
    parts = [*frame.axes(), *frame.marks(marks)]
    for seat in range(len(names)):
        points = [(frame.x(i), frame.y(row[seat])) for i, row in enumerate(rows)]
        d = _outline(points, close=False)
        parts.append(
            path(
                d,
                stroke=var(colours[seat]),
                stroke_width=2.6,
                stroke_dasharray=DASHES[seat] or None,
                stroke_linejoin="round",
            )
        )
    last = HEIGHT + FLAG
    for seat in sorted(range(len(names)), key=lambda seat: rows[-1][seat]):
        last = min(frame.y(rows[-1][seat]), last - FLAG)  # letters from below, in their order
        parts.append(_letter(WIDTH - RIGHT + 14, last, seat, colours[seat]))
    return _svg(title, HEIGHT, *parts)


def panels(
    title: str,
    rows: Sequence[tuple[str, Sequence[Sequence[Number]]]],
    times: Sequence[int],
    count: int,
    names: Sequence[str],
    colours: Sequence[str] = COLOURS,
) -> str:
    """Points by source over time: stacked areas, losses below zero, a panel for every seat. The
    sources are numbered, in the areas and in the legend."""
    seats = range(len(names))
    highest = max(
        (sum(max(0, v[i][s]) for _, v in rows) for i in range(len(times)) for s in seats),
        default=1,
    )
    lowest = min(
        (sum(min(0, v[i][s]) for _, v in rows) for i in range(len(times)) for s in seats),
        default=0,
    )
    parts: list[str] = []
    for seat in seats:
        frame = _Frame(count, lowest, max(1, highest), PANEL_HEIGHT)
        panel = [
            *frame.axes(),
            _letter(LEFT + 16, 20, seat, colours[seat]),
            text(LEFT + 34, 25, names[seat], 14),
        ]
        panel += _stack(frame, [[v[i][seat] for i in range(len(times))] for _, v in rows], times)
        parts.append(g(*panel, transform=f"translate(0 {num(seat * PANEL_HEIGHT)})"))
    top = len(names) * PANEL_HEIGHT
    for k, (name, _) in enumerate(rows):
        x, y = LEFT + (k % 3) * 280, top + LEGEND_ROW * (k // 3) + 8
        parts.append(rect(x, y, 14, 14, FILLS[k % len(FILLS)], stroke=var("outline")))
        parts.append(text(x + 20, y + 12, truncate(f"{k + 1} {name}", 250, 12), 12))
    return _svg(title, top + LEGEND_ROW * (-(-len(rows) // 3)) + 16, *parts)


def _stack(frame: _Frame, rows: Sequence[Sequence[Number]], times: Sequence[int]) -> Iterator[str]:
    """Stacked areas with their numbers: gains above zero, losses below it."""
    above: list[float] = [0.0] * (len(times) + 1)
    below: list[float] = [0.0] * (len(times) + 1)
    xs = [frame.x(at) for at in (0, *times)]
    for k, row in enumerate(rows):
        values = [0.0, *(float(v) for v in row)]
        gains, losses = [max(0.0, v) for v in values], [min(0.0, v) for v in values]
        for start, changes in ((above, gains), (below, losses)):
            if not any(changes):
                continue
            end = [s + v for s, v in zip(start, changes, strict=True)]
            outline = [
                *((x, frame.y(v)) for x, v in zip(xs, end, strict=True)),
                *reversed([(x, frame.y(v)) for x, v in zip(xs, start, strict=True)]),
            ]
            fill = FILLS[k % len(FILLS)]
            yield path(_outline(outline), fill, stroke=var("shell"), stroke_width=1)
            if abs(frame.y(end[-1]) - frame.y(start[-1])) >= 11:
                middle = (frame.y(end[-1]) + frame.y(start[-1])) / 2
                yield text(xs[-1] + 5, middle + 4, k + 1, 11, "ink")
            start[:] = end


def _outline(points: Sequence[tuple[float, float]], close: bool = True) -> str:
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if close else "")
