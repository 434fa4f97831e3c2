"""SVG elements as strings, with escaping and number formatting in one place.

Pictures use classes and presentation attributes only, so they work under a strict content security
policy.
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

_INVALID_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


@functools.lru_cache(4096)
def escape(value: str, quote: bool) -> str:
    """Escape text for XML.

    Characters that XML does not allow, even escaped, are replaced: a single one in a player's name
    would make the whole picture invalid.
    """
    if not value.isprintable():
        value = _INVALID_XML.sub(_REPLACEMENT, value)
    return escape_markup(value, quote)


def num(value: float) -> str:
    """Format a number with at most two decimals and no trailing zeros."""
    if isinstance(value, int):
        return str(value)
    text = f"{value:.2f}"
    if text.endswith("00"):
        text = text[:-3]
    elif text.endswith("0"):
        text = text[:-1]
    return "0" if text == "-0" else text


def el(tag: str, *content: str, **attrs: Value) -> str:
    """One element. `stroke_width=2` becomes stroke-width, `class_` becomes class; None is omitted.

    `content` is markup; plain text is escaped by `text`.
    """
    head = "".join([_attribute(*pair) for pair in attrs.items() if pair[1] is not None])
    inner = "".join(content)
    return f"<{tag}{head}>{inner}</{tag}>" if inner else f"<{tag}{head}/>"


@functools.lru_cache(1 << 15)  # most attributes are the same as in the previous picture
def _attribute(key: str, value: str | float) -> str:
    text = escape(value, quote=True) if isinstance(value, str) else num(value)
    return f' {key.rstrip("_").replace("_", "-")}="{text}"'


def var(name: str) -> str:
    """A reference to a palette colour; `none`, `currentColor` and `transparent` are returned
    unchanged."""
    return name if name in ("none", "currentColor", "transparent") else f"var(--{name})"


def pen(colour: str, width: float = 1, dash: str = "", ends: str = "") -> dict[str, str]:
    """The attributes of a stroke in a palette colour: `path(d, **pen("jade", 2))`."""
    out = {"stroke": var(colour), "stroke_width": num(width)}
    if dash:
        out["stroke_dasharray"] = dash
    if ends:
        out["stroke_linecap"] = ends
    return out


def move(x: float, y: float) -> str:
    """The value of a `transform` attribute that moves an element to (x, y)."""
    return f"translate({num(x)} {num(y)})"


def g(*content: str, **attrs: Value) -> str:
    """A group."""
    return el("g", *content, **attrs)


def at(x: float, y: float, *content: str, **attrs: Value) -> str:
    """A group moved to (x, y). An animated one has `class_="travels"` and a stable id."""
    return el("g", *content, transform=move(x, y), **attrs)


def rect(
    x: float, y: float, w: float, h: float, fill: str = "none", rx: float = 0, **attrs: Value
) -> str:
    """A rectangle; `fill` is a palette colour."""
    return el("rect", x=x, y=y, width=w, height=h, rx=rx or None, fill=var(fill), **attrs)


def circle(x: float, y: float, r: float, fill: str = "none", **attrs: Value) -> str:
    """A disc or, with a stroke, a ring."""
    return el("circle", cx=x or None, cy=y or None, r=r, fill=var(fill), **attrs)


def path(d: str, fill: str = "none", **attrs: Value) -> str:
    """A path; `fill` is a palette colour."""
    return el("path", d=d, fill=var(fill), **attrs)


def line(
    x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1, **attrs: Value
) -> str:
    """A straight line in a palette colour."""
    d = f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}"
    return el("path", d=d, stroke=var(stroke), stroke_width=width, **attrs)


def text(
    x: float,
    y: float,
    string: object,
    size: float = 13,
    fill: str | None = None,
    anchor: str | None = None,
    weight: int | None = None,
    serif: bool = False,
    **attrs: Value,
) -> str:
    """A line of text; `fill` is a palette colour (None: ink), `anchor` is middle or end."""
    return el(
        "text",
        escape(str(string), quote=False),
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
    """A coloured icon from `icons.py`, centred on (x, y)."""
    half = size / 2
    return el("use", href=f"#i-{icon}", x=x - half, y=y - half, width=size, height=size, **attrs)


def mono_icon(icon: str, x: float, y: float, size: float, fill: str | None = None) -> str:
    """An icon from `mono_icons.py` in one colour (None: inherited), centred on (x, y).

    Its inner lines have the colour `--cut`, which is the panel's colour unless a class overrides
    it.
    """
    half = size / 2
    colour = None if fill is None else var(fill)
    where = {"x": x - half, "y": y - half, "width": size, "height": size}
    return el("use", href=f"#m-{icon}", color=colour, **where)


def choice(ids: Sequence[int], label: str, *content: str, class_: str = "", **attrs: Value) -> str:
    """A clickable group for one action, or for several between which the page asks the player."""
    if not ids:
        return g(*content, class_=class_ or None, **attrs)
    id_list = " ".join(map(str, ids))
    data = {"data_action": id_list} if len(ids) == 1 else {"data_actions": id_list}
    return el(
        "g",
        *content,
        class_=f"choice {class_}".strip(),
        role="button",
        tabindex="0",
        aria_label=label,
        **data,
        **attrs,
    )


def disabled_choice(
    why: Mapping[str, object], label: str, *content: str, class_: str = "", **attrs: Value
) -> str:
    """A group that cannot be clicked now.

    `why` describes the action that a click would have meant; the page requests an explanation for
    it. `label` is the accessible name.
    """
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
def tooltip(label: str) -> str:
    """A tooltip: the first element of its group."""
    return el("title", escape(label, quote=False))


def polar(cx: float, cy: float, radius: float, degrees: float) -> tuple[float, float]:
    """A point in polar coordinates: 0 degrees is right, 90 down, clockwise."""
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


# ---------------------------------------------------------------- text layout

_WIDE, _THIN = frozenset(f"mwMW@%—+{MINUS}"), frozenset("iljtfrI.,:;'’!|()[] ·")


@functools.lru_cache(4096)
def text_width(string: str, size: float, bold: bool = False) -> float:
    """The approximate width of a line of text, estimated high rather than low."""
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
        for c in string
    )
    return units * size * (1.1 if bold else 1.0)


SLACK = 0.5  # text that was shrunk to an exact fit is not truncated because of rounding


def fit_text(
    x: float,
    y: float,
    string: str,
    room: float,
    size: float = 13,
    fill: str | None = None,
    anchor: str | None = None,
    weight: int | None = None,
    serif: bool = False,
    least: float = 10.4,
) -> str:
    """A line of text that fits into a width: first shrunk down to `least`, then truncated."""
    width = text_width(string, size, bool(weight))
    if width > room:
        size = max(least, size * room / width)
        string = truncate(string, room + SLACK, size, bool(weight))
    return text(x, y, string, size, fill, anchor, weight, serif)


def truncate(string: str, room: float, size: float, bold: bool = False) -> str:
    """The text, or as much of it as fits, with an ellipsis."""
    if text_width(string, size, bold) <= room:
        return string
    while string and text_width(string + "…", size, bold) > room:
        string = string[:-1].rstrip()
    return string + "…"


def wrap_text(
    string: str, room: float, size: float, bold: bool = False, lines: int = 9
) -> list[str]:
    """The text broken into lines that fit; if there are too many, the last ends in an ellipsis."""
    return list(_wrap(string, room, size, bold, lines))


@functools.lru_cache(4096)
def _wrap(string: str, room: float, size: float, bold: bool, lines: int) -> tuple[str, ...]:
    out: list[str] = []
    for word in string.split():
        if out and text_width(f"{out[-1]} {word}", size, bold) <= room:
            out[-1] += f" {word}"
        else:
            out.append(word)
    if len(out) > lines:
        out = [*out[: lines - 1], " ".join(out[lines - 1 :])]
    return tuple(truncate(one, room, size, bold) for one in out)


def balance_text(string: str, room: float, size: float, bold: bool = False) -> list[str]:
    """The text in one line or, if it is too long, in two of about the same width."""
    if text_width(string, size, bold) <= room:
        return [string]
    words = string.split()
    breaks = [[" ".join(words[:k]), " ".join(words[k:])] for k in range(1, len(words))]
    lines = min(
        breaks or [[string]], key=lambda some: max(text_width(one, size, bold) for one in some)
    )
    return [truncate(one, room, size, bold) for one in lines]


# ---------------------------------------------------------------- the whole picture

# The pattern begins with a literal, which makes the search fast.
_REFERENCE = re.compile(r'#(?:(?<=href="#)|(?<=url\(#))([^")]+)')


def referenced_ids(content: str) -> list[str]:
    """The ids that a picture refers to, without duplicates, in order."""
    return list(dict.fromkeys(_REFERENCE.findall(content)))


def document(width: float, height: float, *content: str, title: str, defs: str = "") -> str:
    """A whole picture of this size. It scales with its container; `defs` comes first."""
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
