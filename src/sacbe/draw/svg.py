"""Elements of SVG as strings: escaped, rounded and written the same everywhere.

Pictures carry classes and presentation attributes only, so they keep to a strict content policy.
"""

import functools
import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape as escape_markup

Points = Iterable[tuple[float, float]]
Value = str | float | None
MINUS = "\N{MINUS SIGN}"

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_INSTEAD = "\N{REPLACEMENT CHARACTER}"


@functools.lru_cache(4096)
def escape(words: str, quote: bool) -> str:
    """Words as markup. What XML has no place for, escaped or not, is replaced: one such character
    in a name would leave everybody without the whole picture."""
    if not words.isprintable():
        words = _NOT_XML.sub(_INSTEAD, words)
    return escape_markup(words, quote)


def num(value: float) -> str:
    """A number with at most two digits behind the point and none too many."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.2f}"
    if text.endswith("00"):
        text = text[:-3]
    elif text.endswith("0"):
        text = text[:-1]
    return "0" if text == "-0" else text


def el(tag: str, *content: str, **attrs: Value) -> str:
    """One element. `stroke_width=2` becomes stroke-width, `class_` becomes class; None is left
    out. Content is markup already; words go through `text`."""
    head = "".join([_attribute(*pair) for pair in attrs.items() if pair[1] is not None])
    inner = "".join(content)
    return f"<{tag}{head}>{inner}</{tag}>" if inner else f"<{tag}{head}/>"


@functools.lru_cache(1 << 15)  # most of a picture is where it was in the last one
def _attribute(key: str, value: str | float) -> str:
    said = escape(value, quote=True) if isinstance(value, str) else num(value)
    return f' {key.rstrip("_").replace("_", "-")}="{said}"'


def var(name: str) -> str:
    """A colour of the palette; also `none` and `currentColor`, which stay as they are."""
    return name if name in ("none", "currentColor", "transparent") else f"var(--{name})"


def pen(colour: str, width: float = 1, dash: str = "", ends: str = "") -> dict[str, str]:
    """The attributes of a stroke in a colour of the palette: `path(d, **pen("jade", 2))`."""
    out = {"stroke": var(colour), "stroke_width": num(width)}
    if dash:
        out["stroke_dasharray"] = dash
    if ends:
        out["stroke_linecap"] = ends
    return out


def move(x: float, y: float) -> str:
    """The value of a transform that moves a thing to its place."""
    return f"translate({num(x)} {num(y)})"


def g(*content: str, **attrs: Value) -> str:
    """A group."""
    return el("g", *content, **attrs)


def at(x: float, y: float, *content: str, **attrs: Value) -> str:
    """A group moved to (x, y); what travels has `class_="travels"` and an id that names it."""
    return el("g", *content, transform=move(x, y), **attrs)


def rect(
    x: float, y: float, w: float, h: float, fill: str = "none", rx: float = 0, **attrs: Value
) -> str:
    """A rectangle; `fill` is a colour's name in the palette."""
    return el("rect", x=x, y=y, width=w, height=h, rx=rx or None, fill=var(fill), **attrs)


def circle(x: float, y: float, r: float, fill: str = "none", **attrs: Value) -> str:
    """A disc or, with a stroke, a ring."""
    return el("circle", cx=x or None, cy=y or None, r=r, fill=var(fill), **attrs)


def path(d: str, fill: str = "none", **attrs: Value) -> str:
    """A path; `fill` is a colour's name in the palette."""
    return el("path", d=d, fill=var(fill), **attrs)


def line(
    x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1, **attrs: Value
) -> str:
    """A straight line in a colour of the palette."""
    d = f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
    return el("path", d=d, stroke=var(stroke), stroke_width=width, **attrs)


def text(
    x: float,
    y: float,
    words: object,
    size: float = 13,
    fill: str | None = None,
    anchor: str | None = None,
    weight: int | None = None,
    serif: bool = False,
    **attrs: Value,
) -> str:
    """A line of words; `fill` is a colour's name (None: ink), `anchor` middle or end."""
    return el(
        "text",
        escape(str(words), quote=False),
        x=x,
        y=y,
        font_size=size,
        fill=None if fill is None else var(fill),
        text_anchor=anchor,
        font_weight=weight,
        class_="serif" if serif else None,
        **attrs,
    )


def use(icon: str, x: float, y: float, size: float, **attrs: Value) -> str:
    """A coloured icon of `icons.py`, centred on (x, y)."""
    half = size / 2
    return el("use", href=f"#i-{icon}", x=x - half, y=y - half, width=size, height=size, **attrs)


def mark(icon: str, x: float, y: float, size: float, fill: str | None = None) -> str:
    """An icon of `marks.py` in one colour (None: as inherited), centred on (x, y). Its inner
    lines are cut out in `--cut`, the colour of a panel unless a class says otherwise."""
    half = size / 2
    colour = None if fill is None else var(fill)
    where = {"x": x - half, "y": y - half, "width": size, "height": size}
    return el("use", href=f"#m-{icon}", color=colour, **where)


def choice(ids: Sequence[int], label: str, *content: str, class_: str = "", **attrs: Value) -> str:
    """What a click does: one action, or several among which the page asks."""
    if not ids:
        return g(*content, class_=class_ or None, **attrs)
    listed = " ".join(map(str, ids))
    which = {"data_action": listed} if len(ids) == 1 else {"data_actions": listed}
    return el(
        "g",
        *content,
        class_=f"choice {class_}".strip(),
        role="button",
        tabindex="0",
        aria_label=label,
        **which,
        **attrs,
    )


def closed(
    why: Mapping[str, object], label: str, *content: str, class_: str = "", **attrs: Value
) -> str:
    """What a reader might press and cannot now; `why` is the action that it would have meant, of
    which the page asks the reason. `label` is the thing's name."""
    return el(
        "g",
        *content,
        class_=f"closed {class_}".strip(),
        role="button",
        tabindex="-1",
        aria_disabled="true",
        aria_label=label,
        data_why=json.dumps(why, separators=(",", ":")),
        **attrs,
    )


@functools.lru_cache(4096)
def told(words: str) -> str:
    """What a thing says of itself when a pointer rests on it; the first thing inside a group."""
    return el("title", escape(words, quote=False))


def polar(cx: float, cy: float, radius: float, degrees: float) -> tuple[float, float]:
    """A point by its direction: 0 is right, 90 down, clockwise."""
    a = math.radians(degrees)
    return cx + radius * math.cos(a), cy + radius * math.sin(a)


def polygon_path(points: Points, close: bool = True) -> str:
    """A path along points."""
    body = "L".join(f"{num(x)} {num(y)}" for x, y in points)
    return f"M{body}{'Z' if close else ''}"


def poly(points: Points, fill: str, **attrs: Value) -> str:
    """A closed shape through points."""
    return path(polygon_path(points), fill, **attrs)


def arc_path(cx: float, cy: float, r: float, a0: float, a1: float, start: bool = True) -> str:
    """An arc from a0 to a1 (a1 > a0: clockwise)."""
    x0, y0 = polar(cx, cy, r, a0)
    x1, y1 = polar(cx, cy, r, a1)
    large, sweep = int(abs(a1 - a0) > 180), int(a1 > a0)
    head = f"{'M' if start else 'L'}{num(x0)} {num(y0)}"
    return f"{head}A{num(r)} {num(r)} 0 {large} {sweep} {num(x1)} {num(y1)}"


def sector_path(cx: float, cy: float, r0: float, r1: float, a0: float, a1: float) -> str:
    """A piece of a ring between two radii."""
    outer, inner = arc_path(cx, cy, r1, a0, a1), arc_path(cx, cy, r0, a1, a0, start=False)
    return f"{outer}{inner}Z"


def hexagon(x: float, y: float, size: float) -> list[tuple[float, float]]:
    """A hexagon's corners, from the top one clockwise."""
    return [polar(x, y, size, k * 60 - 90) for k in range(6)]


# ---------------------------------------------------------------- room for words

_WIDE, _THIN = frozenset(f"mwMW@%—+{MINUS}"), frozenset("iljtfrI.,:;'’!|()[] ·")


@functools.lru_cache(4096)
def measure(words: str, size: float, bold: bool = False) -> float:
    """About how wide a line of words is, rather too much than too little."""
    units = sum(
        0.93
        if c in _WIDE
        else 0.36
        if c in _THIN
        else 0.69
        if c.isupper()
        else 0.64
        if c.isdigit()
        else 0.6
        for c in words
    )
    return units * size * (1.1 if bold else 1.0)


SLACK = 0.5  # words that were shrunk to fit exactly are not cut off for a rounding


def fitted(
    x: float,
    y: float,
    words: str,
    room: float,
    size: float = 13,
    fill: str | None = None,
    anchor: str | None = None,
    weight: int | None = None,
    serif: bool = False,
    least: float = 9.5,
) -> str:
    """A line of words that keeps to its room: smaller where it must, cut off at the worst."""
    wide = measure(words, size, bool(weight))
    if wide > room:
        size = max(least, size * room / wide)
        words = shortened(words, room + SLACK, size, bool(weight))
    return text(x, y, words, size, fill, anchor, weight, serif)


def shortened(words: str, room: float, size: float, bold: bool = False) -> str:
    """The words, or as many of their letters as there is room for, with an ellipsis."""
    if measure(words, size, bold) <= room:
        return words
    while words and measure(words + "…", size, bold) > room:
        words = words[:-1].rstrip()
    return words + "…"


def wrapped(words: str, room: float, size: float, bold: bool = False, lines: int = 9) -> list[str]:
    """The words broken into lines that fit; the last of too many ends in an ellipsis."""
    out: list[str] = []
    for word in words.split():
        if out and measure(f"{out[-1]} {word}", size, bold) <= room:
            out[-1] += f" {word}"
        else:
            out.append(word)
    if len(out) > lines:
        out = [*out[: lines - 1], " ".join(out[lines - 1 :])]
    return [shortened(one, room, size, bold) for one in out]


# ---------------------------------------------------------------- the whole picture

_USED = re.compile(r'#(?:(?<=href="#)|(?<=url\(#))([^")]+)')  # begins so as to be found fast


def named(content: str) -> list[str]:
    """The ids that a picture refers to, each once, in order."""
    return list(dict.fromkeys(_USED.findall(content)))


def document(width: float, height: float, *content: str, title: str, defs: str = "") -> str:
    """A whole picture of this size. It scales with its surroundings; `defs` comes first."""
    return el(
        "svg",
        el("defs", defs) if defs else "",
        *content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {num(width)} {num(height)}",
        class_="board",
        fill="var(--ink)",
        role="group",
        aria_label=title,
    )
