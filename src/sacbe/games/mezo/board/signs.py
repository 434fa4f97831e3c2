"""Effects as rows of icons: points in a badge, an amount before its icon."""

from collections.abc import Sequence

from sacbe.draw.palette import Seat
from sacbe.draw.pieces import badge, piece_path
from sacbe.draw.svg import mono_icon, move, path, text, text_width

from ..data import Effect, Step
from ..text.short import number

Item = tuple[str, str]  # an icon and how much
SHORT = 2  # letters that fit on a badge; of other amounts words tell more

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
# Icons that are made of two: the second lies on the first, smaller and paler or struck through.
_PAIRS = {"awaken": ("skull", "deploy"), "raze": ("glyph", "slay")}
_BUILT = {"glyph": "glyph", "pyramid": "temple"}

GODS = {"kukulkan": "serpent", "ixchel": "moon", "ah_puch": "skull", "cabrakan": "quake"}
ANY_GOD = "summon"


def god_sign(god: str | None) -> str:
    """The icon of a god; one for all that a player's own data may have."""
    return GODS.get(god or "", ANY_GOD)


def items(effect: Effect) -> list[Item]:
    """An effect as icons; nothing if a step has none, so that words must do."""
    found = [_item(step) for step in effect.steps]
    return [item for item in found if item] if all(found) else []


def _item(step: Step) -> Item | None:
    always = number(step.n, None) if step.n is not None else None
    n = "" if always is None else str(always)
    if step.verb == "GAIN_VP":
        return "vp", n if 0 < len(n) <= SHORT else "+"
    if step.verb == "BUILD" and step.kind:
        return _BUILT[step.kind], n
    if step.verb not in _ICONS:
        return None
    return _ICONS[step.verb], f"+{n}" if step.verb == "STRENGTH" else n


def width(row: Sequence[Item], size: float) -> float:
    """How wide a row of icons is."""
    return sum(_width(item, size) for item in row) + size * 0.35 * max(0, len(row) - 1)


def _width(item: Item, size: float) -> float:
    name, n = item
    if name == "vp":
        return size * 1.3
    icon = size * (1.5 if name in _PAIRS else 1.0)
    return icon + (text_width(n, size * 0.8, True) + 2 if n else 0)


def signs(
    row: Sequence[Item],
    x: float,
    y: float,
    size: float,
    anchor: str = "start",
    ink: str = "ink",
    room: float | None = None,
) -> str:
    """A row of icons; it shrinks where the room asks for it."""
    wide = width(row, size)
    if room is not None and wide > room:
        size, wide = size * room / wide, room
    x -= {"start": 0.0, "middle": wide / 2, "end": wide}[anchor]
    out = []
    for item in row:
        out.append(_sign(item, x, y, size, ink))
        x += _width(item, size) + size * 0.35
    return "".join(out)


def _sign(item: Item, x: float, y: float, size: float, ink: str) -> str:
    name, n = item
    if name == "vp":
        return badge(x + size * 0.65, y, size * 1.3, n)
    out = text(x, y + size * 0.29, n, size * 0.8, ink, None, 700) if n else ""
    left = x + (text_width(n, size * 0.8, True) + 2 if n else 0)
    if name in _PAIRS:
        first, second = _PAIRS[name]
        out += mono_icon(first, left + size * 0.5, y, size, ink)
        return out + mono_icon(second, left + size * 1.15, y, size * 0.75, ink)
    return out + mono_icon(name, left + size * 0.5, y, size, ink)


def shape(seat: Seat, x: float, y: float, r: float, fill: str) -> str:
    """The bare sign of a seat, in one colour."""
    return path(piece_path(seat.shape, r), fill, transform=move(x, y))
