"""Pieces of the seats, slabs, holes, badges and targets.

Relief is drawn as a lit and a shaded edge, never as a gradient.
"""

import functools

from sacbe.draw.palette import Seat
from sacbe.draw.svg import (
    Value,
    at,
    circle,
    el,
    move,
    num,
    path,
    pen,
    polar,
    polygon_path,
    rect,
    text,
    text_width,
    use,
    var,
)

R = 12  # radius of a piece within its symbol, whose view box is 32 wide


def piece_path(shape: str, r: float) -> str:
    """The outline of a seat's piece; the four shapes have the same visual weight."""
    if shape == "circle":
        a = num(r)
        return f"M-{a} 0A{a} {a} 0 1 1 {a} 0A{a} {a} 0 1 1 -{a} 0Z"
    if shape == "square":
        s = r * 0.86
        return polygon_path([(-s, -s), (s, -s), (s, s), (-s, s)])
    if shape == "triangle":
        return polygon_path([(0, -r * 1.12), (r * 1.1, r * 0.84), (-r * 1.1, r * 0.84)])
    s = r * 1.2
    return polygon_path([(0, -s), (s, 0), (0, s), (-s, 0)])


_INNER = {
    "circle": "M-5.5 0A5.5 5.5 0 1 1 5.5 0A5.5 5.5 0 1 1 -5.5 0Z",
    "square": "M-6 -3.8H6M-6 3.8H6",
    "triangle": "M0 -4.8L5.5 5.5L-5.5 5.5Z",
    "diamond": "M-5 0H5M0 -5V5",
}


@functools.cache
def piece_symbol(shape: str) -> str:
    """A piece in relief, in the colours of the enclosing seat class."""
    d = piece_path(shape, R)
    round_ = {"stroke_linejoin": "round"}
    return el(
        "symbol",
        path(d, "seat-lo", transform="translate(.9 1.5)", stroke=var("seat-lo"), **round_),
        path(d, "seat-hi", transform="translate(-.7 -1)", **round_),
        path(d, "seat", stroke=var("seat-lo"), **round_),
        path(
            _INNER[shape],
            stroke=var("seat-pen"),
            stroke_width=2,
            stroke_linecap="round",
            **round_,
        ),
        id=f"piece-{shape}",
        viewBox="-16 -16 32 32",
    )


@functools.cache
def ghost_symbol(shape: str) -> str:
    """An empty outline of a piece: its future position."""
    return el(
        "symbol",
        path(
            piece_path(shape, R),
            "shell",
            stroke=var("seat-edge"),
            stroke_width=4,
            stroke_linejoin="round",
        ),
        id=f"ghost-{shape}",
        viewBox="-16 -16 32 32",
    )


def _piece(kind: str, seat: Seat, x: float, y: float, r: float, **attrs: Value) -> str:
    half = 16 * r / R
    size = 2 * half
    where = {"x": x - half, "y": y - half, "width": size, "height": size}
    return el("use", href=f"#{kind}-{seat.shape}", class_=seat.class_, **where, **attrs)


def token(seat: Seat, x: float, y: float, r: float = 12, **attrs: Value) -> str:
    """A seat's piece around (x, y), with its colour, shape and inner mark."""
    return _piece("piece", seat, x, y, r, **attrs)


def ghost(seat: Seat, x: float, y: float, r: float = 5, **attrs: Value) -> str:
    """An empty outline of a seat's piece, for a future position or an unused piece."""
    return _piece("ghost", seat, x, y, r, **attrs)


def _repeated(name: str, sign: str) -> str:
    return el("pattern", sign, id=name, width=8, height=8, patternUnits="userSpaceOnUse")


@functools.cache
def pattern(colour: str) -> str:
    """A fill for larger areas of a seat (`url(#pattern-red)`): small copies of its shape."""
    hi = var(f"{colour}-hi")
    signs = {
        "red": circle(4, 4, 1.5, f"{colour}-hi"),
        "blue": rect(2.4, 2.4, 3.2, 3.2, f"{colour}-hi"),
        "green": path("M4 1.8L6.6 6H1.4Z", f"{colour}-hi"),
    }
    sign = signs.get(colour) or path("M0 4L4 0L8 4L4 8Z", stroke=hi, stroke_width=0.9)
    return _repeated(f"pattern-{colour}", sign)


@functools.cache
def hatching(colour: str) -> str:
    """Slanted lines in a palette colour (`url(#hatch-ink)`), for covered, waste or used areas."""
    lines = path("M-2 2L2 -2M0 8L8 0M6 10L10 6", stroke=var(colour), stroke_width=1.2)
    return _repeated(f"hatch-{colour}", lines)


def plaque(
    x: float,
    y: float,
    w: float,
    h: float,
    stone: str = "slab",
    rx: float = 4,
    depth: float = 1.4,
) -> str:
    """A slab with a lit upper left and a shaded lower right edge."""
    return (
        rect(x + depth * 0.7, y + depth, w, h, f"{stone}-lo", rx)
        + rect(x - depth * 0.4, y - depth * 0.5, w, h, f"{stone}-hi", rx)
        + rect(x, y, w, h, stone, rx)
    )


def hole(x: float, y: float, r: float, stone: str = "slab") -> str:
    """A hole in a stone: inverted relief, dark above and light below."""
    return (
        circle(x + 0.9, y + 1.1, r, f"{stone}-hi")
        + circle(x - 0.5, y - 0.7, r, f"{stone}-lo")
        + circle(x, y, r, "hole", fill_opacity=0.82)
    )


def badge(x: float, y: float, size: float, value: object) -> str:
    """Points: a toothed badge with the number inside."""
    label = str(value)
    letters = min(0.54, 0.82 / max(1.0, text_width(label, 1, True)))
    number = text(x, y + size * letters * 0.36, label, size * letters, "badge-ink", "middle", 700)
    return use("vp", x, y, size) + number


SMALL = 11.0  # the smallest letters of a score


def score_badge(x: float, y: float, size: float, words: str, wide: float) -> str:
    """A score: a badge, or one as wide as `wide` where the number would be too small to read."""
    if text_width(words, 1, True) * SMALL <= size * 0.82:
        return badge(x, y, size, words)
    letters = min(size * 0.46, wide * 0.86 / text_width(words, 1, True))
    where = f"{move(x, y)} scale({num(wide / size)} 1)"
    face = el("g", use("vp", 0, 0, size), transform=where)
    return face + text(x, y + letters * 0.36, words, letters, "badge-ink", "middle", 700)


def target(x: float, y: float, r: float, price: object = "", icon: str = "") -> str:
    """A legal target: a pale disc in a jade ring with four ticks, and its price.

    No other element of a board is nearly white. All targets of a board are the same markup at
    different places, so that they compress well.
    """
    markup = _target(r, str(price), icon)
    return at(x, y, markup) if x or y else markup


@functools.lru_cache(256)
def _target(r: float, label: str, icon: str) -> str:
    out = path(_ticks(r), class_="ticks") + circle(0, 0, r, "lit", class_="glow")
    if label and icon:
        out += text(-r * 0.06, r * 0.36, label, r, "lit-ink", "end", 700)
        out += use(icon, r * 0.42, 0, r * 0.86, class_="on-lit")
    elif label:
        out += text(0, r * 0.34, label, r * 0.95, "lit-ink", "middle", 700)
    elif icon:
        out += use(icon, 0, 0, r * 1.3, class_="on-lit")
    return out + circle(0, 0, r + 5, class_="halo")


def _ticks(r: float) -> str:
    """Four short lines around a circle."""
    return "".join(
        polygon_path([polar(0, 0, r + 1, a), polar(0, 0, r + 5, a)], False)
        for a in (45, 135, 225, 315)
    )


def price_sign(x: float, y: float, r: float, price: int) -> str:
    """The price in a target of an overview, where the usual one could not be read."""
    size = r * (1.45 if price < 10 else 1.2)
    number = text(x, y + size * 0.36, price, size, "lit-ink", "middle", 700)
    return el("g", number, class_="brief grow")


def ring(r: float) -> str:
    """A legal target around an occupied place, such as a worker to pick up: the ring only."""
    return (
        path(_ticks(r), class_="ticks")
        + circle(0, 0, r, "transparent", class_="glow")
        + circle(0, 0, r + 5, class_="halo")
    )


def unavailable_target(x: float, y: float, r: float, price: object = "", icon: str = "") -> str:
    """A target that is not available now: a dashed edge, a dim price and a small cross."""
    out = circle(x, y, r, "shell", fill_opacity=0.82, **pen("edge", 1.6, "4 3"))
    label = str(price)
    if label and icon:
        out += text(x - r * 0.06, y + r * 0.36, label, r, "muted", "end", 700)
        out += use(icon, x + r * 0.42, y, r * 0.86, opacity=0.5)
    elif label:
        out += text(x, y + r * 0.34, label, r * 0.95, "muted", "middle", 700)
    cx, cy, k = x + r * 0.8, y + r * 0.72, r * 0.22
    cross = f"M{num(cx - k)} {num(cy - k)}l{num(2 * k)} {num(2 * k)}"
    cross += f"m0 {num(-2 * k)}l{num(-2 * k)} {num(2 * k)}"
    out += circle(cx, cy, k * 2, "cinnabar")
    return out + path(cross, **pen("on-fill", 1.6, ends="round"))


def frame(x: float, y: float, w: float, h: float, rx: float = 5) -> str:
    """The glowing edge of a rectangular legal target; it also receives the click."""
    return rect(x, y, w, h, "transparent", rx, class_="glow wash") + rect(
        x - 3.5, y - 3.5, w + 7, h + 7, rx=rx + 3, class_="halo"
    )
