"""What every table has beside its board: panels, buttons, rows of icons, and the tray in which all
choices lie that have no place of their own."""

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sacbe.draw.pieces import badge
from sacbe.draw.svg import (
    MINUS,
    at,
    choice,
    closed,
    fitted,
    g,
    measure,
    path,
    pen,
    rect,
    text,
    use,
    var,
    wrapped,
)


@functools.cache
def sea(x: float, y: float, w: float, h: float) -> str:
    """Water with a few waves."""
    waves = []
    for j in range(int(h // 40)):
        for i in range(int(w // 150) + 1):
            x0, y0 = x + 22 + i * 150 + (j % 2) * 72, y + 22 + j * 40
            if x0 + 46 < x + w:
                waves.append(f"M{x0:.0f} {y0:.0f}q6 -6 12 0t12 0t12 0")
    return rect(x, y, w, h, "sea", 8) + path("".join(waves), stroke=var("wave"), stroke_width=2)


def panel(x: float, y: float, w: float, h: float, title: str = "", note: str = "") -> str:
    """A sheet of the table; the title in the serif, a quiet note at the right."""
    out = rect(x, y, w, h, "shell", 8, stroke=var("line"))
    half = w - 24 if not note else (w - 32) * 0.6
    if title:
        out += fitted(x + 12, y + 21, title, half, 14.5, weight=700, serif=True)
    if note:
        room = w - 32 - min(half, measure(title, 14.5, True))
        out += fitted(x + w - 12, y + 21, note, room, 11.5, "muted", "end")
    return out


def good(icon: str, value: object, x: float, y: float, size: float = 20, number: float = 17) -> str:
    """An icon and how many; none at all is paler."""
    out = use(icon, x, y, size) + text(
        x + size * 0.5 + 3, y + number * 0.35, value, number, weight=700
    )
    return out if str(value) != "0" else g(out, opacity=0.45)


def chevron(x: float, y: float, degrees: float = 0.0) -> str:
    """Between a price and what it buys."""
    turn = f" rotate({degrees:.0f})" if degrees else ""
    return path(
        "M-1.6 -3.6L2 0L-1.6 3.6",
        transform=f"translate({x:.1f} {y:.1f}){turn}",
        stroke=var("muted"),
        stroke_width=1.7,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


SIGNS = {"/": "/", "+": "+", "=": "=", "x": "\N{MULTIPLICATION SIGN}", "-": MINUS}


def item_width(item: str, size: float) -> float:
    """How much of a row an item takes (see `row`)."""
    name, _, value = item.partition(":")
    if name == "vp":
        return size + 4
    if name == ">":
        return size * 0.6
    if name in SIGNS:
        return size * 0.62
    if name == "'":
        return measure(value, size * 0.75, True) + 3
    return size + 1 + (measure(value, size * 0.8, True) if value else 0)


def draw_item(item: str, x: float, y: float, size: float) -> str:
    """One item of a row, its left edge at x."""
    name, _, value = item.partition(":")
    w = item_width(item, size)
    if name == "vp":
        return badge(x + w / 2, y, size + 3, value)
    if name == ">":
        return chevron(x + w / 2, y)
    if name in SIGNS:
        return text(x + w / 2, y + size * 0.27, SIGNS[name], size * 0.74, "muted", "middle", 600)
    if name == "'":
        return text(x + w / 2, y + size * 0.27, value, size * 0.75, None, "middle", 700)
    if value:
        value = value.replace("-", MINUS)
        number = text(x + w - size - 1, y + size * 0.29, value, size * 0.8, None, "end", 700)
        return number + use(name, x + w - size / 2 - 0.5, y, size)
    return use(name, x + w / 2, y, size)


def row_width(items: Iterable[str], size: float, gap: float = 0) -> float:
    """How wide a row of icons is."""
    widths = [item_width(item, size) + gap for item in items]
    return sum(widths) - gap if widths else 0


def row(
    items: Sequence[str],
    x: float,
    y: float,
    size: float = 14,
    anchor: str = "start",
    room: float | None = None,
    gap: float = 0,
) -> str:
    """A row of icons: `corn:3` an amount and its icon, `vp:4` a badge, `>` price and gain, `/`
    or, `x` per, `':word` a word, else an icon. It shrinks where the room asks for it."""
    wide = row_width(items, size, gap)
    if room is not None and wide > room:
        size, gap = size * room / wide, gap * room / wide
        wide = row_width(items, size, gap)
    x -= {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    out = []
    for item in items:
        out.append(draw_item(item, x, y, size))
        x += item_width(item, size) + gap
    return "".join(out)


@dataclass(frozen=True)
class Button:
    """A choice of the tray: its action ids, its words, and icons that say the same."""

    ids: tuple[int, ...]
    label: str
    icons: tuple[str, ...] = ()
    primary: bool = False  # at most one per table
    spoken: str = ""  # what is read aloud, if more than the label
    why: Mapping[str, object] | None = None  # not now: what it would have meant, see svg.closed


BUTTON_HEIGHT, GAP, SIZE = 34, 8, 13.0


def button(one: Button, x: float, y: float, w: float, h: float = BUTTON_HEIGHT) -> str:
    """A labelled button; long words take two smaller lines."""
    inside = (
        _labelled(one, w, h) if one.label else row(one.icons, w / 2, h / 2, 18, "middle", w - 10, 1)
    )
    if one.why is not None:
        face = rect(0, 0, w, h, "transparent", 6, **pen("edge", 1.2, "4 3"))
        dim = g(inside, opacity=0.55)
        return closed(one.why, one.spoken or one.label, face, dim, transform=_move(x, y))
    out = rect(0, 0, w, h, "shell", 6, class_="face") + inside
    out += rect(-3.5, -3.5, w + 7, h + 7, rx=9, class_="halo")
    kind = "button primary" if one.primary else "button"
    return choice(one.ids, one.spoken or one.label, out, class_=kind, transform=_move(x, y))


def _labelled(one: Button, w: float, h: float) -> str:
    """Icons, then words: in one line if they fit, else in two smaller ones."""
    icons_w = row_width(one.icons, 18, 1)
    space = icons_w + (6 if one.icons else 0)
    room, size = w - 16 - space, SIZE
    lines = [one.label]
    if measure(one.label, size, True) > room:
        size = 11
        lines = wrapped(one.label, room, size, True, 2)
    widest = max(measure(words, size, True) for words in lines)
    left = (w - space - widest) / 2
    out = row(one.icons, left, h / 2, 18, gap=1)
    for i, words in enumerate(lines):
        lower = (i - (len(lines) - 1) / 2) * (size + 1.5)
        out += text(left + space, h / 2 + size * 0.36 + lower, words, size, None, None, 600)
    return out


def _move(x: float, y: float) -> str:
    return f"translate({x:.1f} {y:.1f})"


def button_width(one: Button, most: float = 260) -> float:
    """How wide a button wants to be."""
    words = measure(one.label, SIZE, True)
    wanted = words + row_width(one.icons, 18, 1) + (26 if one.icons else 20)
    return min(most, max(44, wanted))


def tray_lines(buttons: Sequence[Button], w: float, most: float = 260) -> list[list[float]]:
    """How the buttons break into lines of this width: for each line the widths."""
    lines: list[list[float]] = [[]]
    for one in buttons:
        wide = button_width(one, most)
        if lines[-1] and sum(lines[-1]) + GAP * len(lines[-1]) + wide > w:
            lines.append([])
        lines[-1].append(wide)
    return lines


def tray(x: float, y: float, w: float, h: float, buttons: Sequence[Button], asked: str = "") -> str:
    """All choices without a natural place on the board, under what is asked. It never leaves its
    box: where there are many, the buttons get smaller."""
    out = fitted(0, 13, asked, w, 14, weight=700, serif=True) if asked else ""
    top = 22 if asked else 0
    most, tall = 260.0, float(BUTTON_HEIGHT)
    lines = tray_lines(buttons, w, most)
    while len(lines) * (tall + GAP) - GAP > h - top and most > 48:
        most *= 0.88
        tall = max(24.0, tall - 2)
        lines = tray_lines(buttons, w, most)
    left = list(buttons)
    for i, widths in enumerate(lines):
        at_x = 0.0
        for wide in widths:
            out += button(left.pop(0), at_x, top + i * (tall + GAP), wide, tall)
            at_x += wide + GAP
    return at(x, y, out, id="part-tray")
