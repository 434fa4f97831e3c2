"""Elements around every board: panels, buttons, rows of icons, and the tray.

The tray holds all choices that have no natural place on the board.
"""

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sacbe.draw.pieces import badge
from sacbe.draw.svg import (
    MINUS,
    at,
    choice,
    disabled_choice,
    fit_text,
    g,
    path,
    pen,
    rect,
    text,
    text_width,
    use,
    var,
    wrap_text,
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
    """A panel with a serif title and a muted note at the right."""
    out = rect(x, y, w, h, "shell", 8, stroke=var("line"))
    half = w - 24 if not note else (w - 32) * 0.6
    if title:
        out += fit_text(x + 12, y + 21, title, half, 14.5, weight=700, serif=True)
    if note:
        room = w - 32 - min(half, text_width(title, 14.5, True))
        out += fit_text(x + w - 12, y + 21, note, room, 11.5, "muted", "end")
    return out


def icon_amount(
    icon: str, value: object, x: float, y: float, size: float = 20, number: float = 17
) -> str:
    """An icon with an amount; zero is dimmed."""
    out = use(icon, x, y, size) + text(
        x + size * 0.5 + 3, y + number * 0.35, value, number, weight=700
    )
    return out if str(value) != "0" else g(out, opacity=0.45)


def chevron(x: float, y: float, degrees: float = 0.0) -> str:
    """The arrow between a price and its reward."""
    turn = f" rotate({degrees:.0f})" if degrees else ""
    return path(
        "M-1.6 -3.6L2 0L-1.6 3.6",
        transform=f"translate({x:.1f} {y:.1f}){turn}",
        stroke=var("muted"),
        stroke_width=1.7,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


BADGE = 1.5  # the size of a badge in a row, relative to the icons
SIGNS = {"/": "/", "+": "+", "=": "=", "x": "\N{MULTIPLICATION SIGN}", "-": MINUS}


def item_width(item: str, size: float) -> float:
    """The width of an item in a row (see `row`)."""
    name, _, value = item.partition(":")
    if name == "vp":
        return size * BADGE + 1
    if name == ">":
        return size * 0.6
    if name in SIGNS:
        return size * 0.62
    if name == "'":
        return text_width(value, size * 0.8, True) + 3
    return size + 1 + (text_width(value, size * 0.8, True) if value else 0)


def draw_item(item: str, x: float, y: float, size: float) -> str:
    """One item of a row, its left edge at x."""
    name, _, value = item.partition(":")
    w = item_width(item, size)
    if name == "vp":
        return badge(x + w / 2, y, size * BADGE, value)
    if name == ">":
        return chevron(x + w / 2, y)
    if name in SIGNS:
        return text(x + w / 2, y + size * 0.27, SIGNS[name], size * 0.8, "muted", "middle", 600)
    if name == "'":
        return text(x + w / 2, y + size * 0.27, value, size * 0.8, None, "middle", 700)
    if value:
        value = value.replace("-", MINUS)
        number = text(x + w - size - 1, y + size * 0.29, value, size * 0.8, None, "end", 700)
        return number + use(name, x + w - size / 2 - 0.5, y, size)
    return use(name, x + w / 2, y, size)


def row_width(items: Iterable[str], size: float, gap: float = 0) -> float:
    """The width of a row of icons."""
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
    """A row of icons, shrunk to fit `room`.

    Items: `corn:3` an amount with its icon, `vp:4` a badge, `>` an arrow from price to gain, `/`
    or, `x` per, `':word` a word, anything else an icon.
    """
    width = row_width(items, size, gap)
    if room is not None and width > room:
        size, gap = size * room / width, gap * room / width
        width = row_width(items, size, gap)
    x -= {"start": 0.0, "middle": width / 2, "end": width}[anchor]
    out = []
    for item in items:
        out.append(draw_item(item, x, y, size))
        x += item_width(item, size) + gap
    return "".join(out)


@dataclass(frozen=True)
class Button:
    """A choice in the tray: its action ids, its label, and icons with the same meaning."""

    ids: tuple[int, ...]
    label: str
    icons: tuple[str, ...] = ()
    primary: bool = False  # at most one per table
    aria_label: str = ""  # the accessible name, if longer than the label
    why: Mapping[str, object] | None = None  # if not available now: see svg.disabled_choice


BUTTON_HEIGHT, GAP, SIZE = 34, 8, 13.0


def button(item: Button, x: float, y: float, w: float, h: float = BUTTON_HEIGHT) -> str:
    """A labelled button; a long label takes two smaller lines."""
    inside = (
        _button_label(item, w, h)
        if item.label
        else row(item.icons, w / 2, h / 2, 18, "middle", w - 10, 1)
    )
    if item.why is not None:
        face = rect(0, 0, w, h, "transparent", 6, **pen("edge", 1.2, "4 3"))
        dim = g(inside, opacity=0.55)
        return disabled_choice(
            item.why, item.aria_label or item.label, face, dim, transform=_move(x, y)
        )
    out = rect(0, 0, w, h, "shell", 6, class_="face") + inside
    out += rect(-3.5, -3.5, w + 7, h + 7, rx=9, class_="halo")
    kind = "button primary" if item.primary else "button"
    return choice(item.ids, item.aria_label or item.label, out, class_=kind, transform=_move(x, y))


def _button_label(item: Button, w: float, h: float) -> str:
    """Icons and label: in one line if they fit, else in two smaller lines."""
    icons_w = row_width(item.icons, 18, 1)
    space = icons_w + (6 if item.icons else 0)
    room, size = w - 16 - space, SIZE
    lines = [item.label]
    if text_width(item.label, size, True) > room:
        size = 11
        lines = wrap_text(item.label, room, size, True, 2)
    widest = max(text_width(line, size, True) for line in lines)
    left = (w - space - widest) / 2
    out = row(item.icons, left, h / 2, 18, gap=1)
    for i, line in enumerate(lines):
        lower = (i - (len(lines) - 1) / 2) * (size + 1.5)
        out += text(left + space, h / 2 + size * 0.36 + lower, line, size, None, None, 600)
    return out


def _move(x: float, y: float) -> str:
    return f"translate({x:.1f} {y:.1f})"


def button_width(item: Button, max_width: float = 260) -> float:
    """The preferred width of a button."""
    label_width = text_width(item.label, SIZE, True)
    width = label_width + row_width(item.icons, 18, 1) + (26 if item.icons else 20)
    return min(max_width, max(44, width))


def tray_lines(buttons: Sequence[Button], w: float, max_width: float = 260) -> list[list[float]]:
    """Break buttons into lines of this width: for each line the widths of its buttons."""
    lines: list[list[float]] = [[]]
    for item in buttons:
        width = button_width(item, max_width)
        if lines[-1] and sum(lines[-1]) + GAP * len(lines[-1]) + width > w:
            lines.append([])
        lines[-1].append(width)
    return lines


def tray(
    x: float, y: float, w: float, h: float, buttons: Sequence[Button], question: str = ""
) -> str:
    """All choices without a natural place on the board, below the question.

    The tray never exceeds its box: if there are many buttons, they become smaller.
    """
    out = fit_text(0, 13, question, w, 14, weight=700, serif=True) if question else ""
    top = 22 if question else 0
    max_width, height = 260.0, float(BUTTON_HEIGHT)
    lines = tray_lines(buttons, w, max_width)
    while len(lines) * (height + GAP) - GAP > h - top and max_width > 48:
        max_width *= 0.88
        height = max(24.0, height - 2)
        lines = tray_lines(buttons, w, max_width)
    remaining = list(buttons)
    for i, widths in enumerate(lines):
        at_x = 0.0
        for width in widths:
            out += button(remaining.pop(0), at_x, top + i * (height + GAP), width, height)
            at_x += width + GAP
    return at(x, y, out, id="part-tray")
