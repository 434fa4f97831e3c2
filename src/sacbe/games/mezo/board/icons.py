"""Effects as rows of icons: points in a badge, an amount before its icon."""

from collections.abc import Sequence

from sacbe.draw.palette import Seat
from sacbe.draw.pieces import badge, piece_path
from sacbe.draw.svg import mono_icon, move, path, text, text_width

from ..data import Effect, Step
from ..text.short import number

Item = tuple[str, str]  # icon and amount
MAX_BADGE_LENGTH = 2  # characters that fit on a badge; longer amounts are explained in the text

_ICONS = {
    "GAIN_DEVOTION": "devotion",
    "RECOVER": "recover",
    "SUMMON": "summon",
    "DEPLOY": "deploy",
    "AWAKEN": "awaken",
    "ANNIHILATE": "slay",
    "EXILE": "exile",
    "STRENGTH": "club",
    "RAZE": "raze",
}
# Icons that combine two: the second is drawn beside the first, smaller.
_PAIRS = {"awaken": ("skull", "deploy"), "raze": ("glyph", "slay")}
_STRUCTURE_ICONS = {"glyph": "glyph", "pyramid": "temple"}

GODS = {"kukulkan": "serpent", "ixchel": "moon", "ah_puch": "skull", "cabrakan": "quake"}
ANY_GOD = "summon"
BADGE = 1.5  # the size of a badge, relative to the icons


def god_icon(god: str | None) -> str:
    """The icon of a god; one default icon for gods of other data."""
    return GODS.get(god or "", ANY_GOD)


def items(effect: Effect) -> list[Item]:
    """An effect as icons; empty if any step has no icon, so that text is needed."""
    parts = [_item(step) for step in effect.steps]
    return [item for item in parts if item] if all(parts) else []


def _item(step: Step) -> Item | None:
    always = number(step.n, None) if step.n is not None else None
    n = "" if always is None else str(always)
    if step.verb == "GAIN_VP":
        return "vp", n if 0 < len(n) <= MAX_BADGE_LENGTH else "+"
    if step.verb == "BUILD" and step.kind:
        return _STRUCTURE_ICONS[step.kind], n
    if step.verb not in _ICONS:
        return None
    return _ICONS[step.verb], f"+{n}" if step.verb == "STRENGTH" else n


def row_width(row: Sequence[Item], size: float) -> float:
    """The width of a row of icons."""
    return sum(_item_width(item, size) for item in row) + size * 0.35 * max(0, len(row) - 1)


def _item_width(item: Item, size: float) -> float:
    name, n = item
    if name == "vp":
        return size * BADGE
    icon = size * (1.5 if name in _PAIRS else 1.0)
    return icon + (text_width(n, size * 0.8, True) + 2 if n else 0)


def icon_row(
    row: Sequence[Item],
    x: float,
    y: float,
    size: float,
    anchor: str = "start",
    ink: str = "ink",
    room: float | None = None,
) -> str:
    """A row of icons, scaled down to fit the given width."""
    total = row_width(row, size)
    if room is not None and total > room:
        size, total = size * room / total, room
    x -= {"start": 0.0, "middle": total / 2, "end": total}[anchor]
    out = []
    for item in row:
        out.append(_icon(item, x, y, size, ink))
        x += _item_width(item, size) + size * 0.35
    return "".join(out)


def _icon(item: Item, x: float, y: float, size: float, ink: str) -> str:
    name, n = item
    if name == "vp":
        return badge(x + size * BADGE / 2, y, size * BADGE, n)
    out = text(x, y + size * 0.29, n, size * 0.8, ink, None, 700) if n else ""
    left = x + (text_width(n, size * 0.8, True) + 2 if n else 0)
    if name in _PAIRS:
        first, second = _PAIRS[name]
        out += mono_icon(first, left + size * 0.5, y, size, ink)
        return out + mono_icon(second, left + size * 1.15, y, size * 0.75, ink)
    return out + mono_icon(name, left + size * 0.5, y, size, ink)


def shape(seat: Seat, x: float, y: float, r: float, fill: str) -> str:
    """The shape of a seat in a single colour."""
    return path(piece_path(seat.shape, r), fill, transform=move(x, y))
