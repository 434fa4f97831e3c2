"""What everybody has: goods, workers, tiles, points, and what the next food day will cost."""

from collections.abc import Sequence

from sacbe.draw.furniture import good, row
from sacbe.draw.palette import SEATS
from sacbe.draw.pieces import badge, ghost, plaque, token
from sacbe.draw.svg import circle, fitted, g, measure, path, pen, rect, shortened, text, use, var
from sacbe.text import Texts

from ..rules.calendar import HUNGER
from ..state import QUARTERS
from ..terminal.goods import days_to_food, feeding
from .tiles import small
from .words import View, number, say

GOODS = {"corn": "corn", "wood": "wood", "stone": "stone", "gold": "gold", "skulls": "skull"}


def out_there(view: View, seat: int) -> int:
    """How many workers of a seat stand on the wheels and on the starting space."""
    standing = [who for wheel in view["wheels"].values() for who in wheel]
    return [*standing, view["starting_space"]].count(seat)


def _tiles_of(view: View, seat: int) -> list[str]:
    player = view["players"][seat]
    wealth = player["wealth"] or player.get("kept", [])
    return [*player["monuments"], *player["buildings"], *wealth]


def _owned(
    view: View, seat: int, x: float, y: float, w: float, h: float, high: float, texts: Texts
) -> str:
    """The tiles of a seat in as many rows as there is room for; they shrink to fit."""
    tiles = _tiles_of(view, seat)
    if not tiles:
        return ""
    gap = 4

    def shape(columns: int) -> tuple[float, float, float]:
        """How well tiles in so many columns can be read, and their size."""
        rows = -(-len(tiles) // columns)
        tall = min(high, (h - gap * (rows - 1)) / rows)
        wide = (w - gap * (columns - 1)) / columns
        return min(tall, wide * 0.3), wide, tall

    columns = max(range(3, 9), key=lambda n: (shape(n)[0], -n))
    _, wide, high = shape(columns)
    out, players = "", len(view["players"])
    for k, tile in enumerate(tiles):
        at_x, at_y = x + k % columns * (wide + gap), y + k // columns * (high + gap)
        out += small(tile, at_x, at_y, wide, high, players, texts)
    return out


def _jungle_tiles(player: View, x: float, y: float) -> str:
    out = ""
    for k, kind in enumerate(("corn", "wood")):
        n = player[f"{kind}_tiles"]
        one = row([f"tile-{kind}:{n}"], x + k * 33, y, 16)
        out += one if n else g(one, opacity=0.45)
    return out


def _side(player: View) -> str:
    return "side-light" if player["light_side"] else "side-dark"


def own(
    view: View, seat: int, x: float, y: float, w: float, h: float, name: str, texts: Texts
) -> str:
    """The reader's own board."""
    lang, player, who = texts.lang, view["players"][seat], SEATS[seat]
    out = rect(x, y, w, h, "shell", 8, stroke=var("line"))
    out += rect(x, y, w, 4, who.colour, 2)
    out += token(who, x + 24, y + 27, 11)
    shown = shortened(name, w - 190, 17, True)
    out += text(x + 43, y + 33, shown, 17, weight=700, serif=True)
    at_x = x + 49 + measure(shown, 17, True) * 0.92
    out += fitted(at_x, y + 33, say(lang, "you"), 40, 12, "muted")
    if view["starting_player"] == seat:
        out += use("start", x + w - 108, y + 27, 20)
    out += use(_side(player), x + w - 78, y + 27, 20)
    out += badge(x + w - 31, y + 28, 42, number(lang, player["vp"]))
    cell = (w - 24 - 4 * 6) / 5
    for k, (key, icon) in enumerate(GOODS.items()):
        left = x + 12 + k * (cell + 6)
        out += plaque(left, y + 52, cell, 36, "slab", 5, 1.3)
        out += good(icon, player[key], left + 19, y + 70, 24, 19)
    return (
        out
        + _own_workers(view, seat, x, y + 98, w, lang)
        + _own_food(view, seat, x + 12, y + 120, w - 24, 42, lang)
        + _owned(view, seat, x + 12, y + 170, w - 24, h - 178, 22, texts)
    )


def _own_workers(view: View, seat: int, x: float, y: float, w: float, lang: str) -> str:
    """Solid in hand, empty outside, broken still to come; and the tiles of the jungle."""
    player, who, out = view["players"][seat], SEATS[seat], ""
    hand, away = player["workers_in_hand"], out_there(view, seat)
    at_x = x + 20
    for k in range(hand + away + player["workers_in_bank"]):
        if k < hand:
            out += token(who, at_x, y + 8, 7)
        elif k < hand + away:
            out += ghost(who, at_x, y + 8, 5.6)
        else:
            out += circle(at_x, y + 8, 6, **pen("edge", dash="2 2"))
        at_x += 18
    words = say(lang, "workers", {"hand": hand, "out": away})
    out += fitted(at_x, y + 12, words, x + w - 92 - at_x, 11.5, "muted")
    return out + _jungle_tiles(player, x + w - 84, y + 8)


def _own_food(view: View, seat: int, x: float, y: float, w: float, h: float, lang: str) -> str:
    """Corn needed on the next food day, what is missing, and what that costs."""
    days, cost = days_to_food(view), feeding(view["players"][seat])
    if days is None:
        return ""
    short = cost.missing > 0
    out = rect(x, y, w, h, "cinnabar-wash" if short else "sand", 5)
    out += use("food-day", x + 20, y + h / 2, 26)
    half = w * 0.47
    out += fitted(x + 40, y + 18, say(lang, "food-in", {"days": days}), half - 44, 12.5, weight=700)
    needed = {"corn": cost.corn, "workers": cost.workers}
    out += fitted(x + 40, y + 34, say(lang, "needed", needed), half - 44, 11.5)
    out += _cobs(cost.corn, cost.missing, x + half, y + 14, w - half - 8)
    if short:
        lost = {
            "missing": cost.missing,
            "hungry": cost.hungry,
            "vp": cost.hungry * HUNGER // QUARTERS,
        }
        words, hue = say(lang, "short", lost), "cinnabar-ink"
    else:
        words, hue = say(lang, "enough"), "jungle-ink"
    return out + fitted(x + half, y + 34, words, w - half - 8, 11.5, hue, None, 700)


def _cobs(needed: int, missing: int, x: float, y: float, room: float) -> str:
    """A cob for each corn needed; those that are missing are faint."""
    gap = min(14.0, room / max(1, needed))
    held = needed - missing
    return "".join(
        use("corn", x + gap * (k + 0.5), y, 14, opacity=None if k < held else 0.3)
        for k in range(needed)
    )


def other(
    view: View, seat: int, x: float, y: float, w: float, h: float, name: str, texts: Texts
) -> str:
    """Another player's board, smaller: name and points, goods, food, tiles."""
    lang, player, who = texts.lang, view["players"][seat], SEATS[seat]
    out = rect(x, y, w, h, "shell", 8, stroke=var("line"))
    if view["mover"] == seat:
        out += path(f"M{x:.1f} {y + 8:.1f}V{y + h - 8:.1f}", stroke=var(who.colour), stroke_width=5)
    out += token(who, x + 21, y + 20, 9)
    out += fitted(x + 37, y + 25, name, w - 210, 14.5, weight=700, serif=True)
    if view["starting_player"] == seat:
        out += use("start", x + w - 158, y + 20, 17)
    out += use("hand", x + w - 130, y + 20, 16)
    total = player["workers_in_hand"] + out_there(view, seat)
    hands = f"{player['workers_in_hand']}/{total}"
    out += text(x + w - 119, y + 24.5, hands, 12.5, weight=700)
    out += use(_side(player), x + w - 72, y + 20, 16)
    out += badge(x + w - 30, y + 21, 34, number(lang, player["vp"]))
    for k, (key, icon) in enumerate(GOODS.items()):
        out += good(icon, player[key], x + 22 + k * 48, y + 49, 17, 14)
    cost = feeding(player)
    if days_to_food(view) is not None:
        hue = "cinnabar-ink" if cost.missing else None
        out += use("food-day", x + 268, y + 48, 17)
        out += text(x + 280, y + 53.5, cost.corn, 14, hue, None, 700)
    out += _jungle_tiles(player, x + w - 68, y + 49)
    return out + _owned(view, seat, x + 12, y + 65, w - 24, h - 71, 20, texts)


def players(
    view: View,
    x: float,
    y: float,
    w: float,
    h: float,
    seat: int | None,
    names: Sequence[str],
    texts: Texts,
) -> str:
    """All players: the reader first and larger, then the others in the order of their turns."""
    n, out, gap = len(view["players"]), "", 8
    order = [(k + (seat or 0)) % n for k in range(n)]
    if seat is not None:
        high = 224
        out += g(own(view, seat, x, y, w, high, names[seat], texts), id=f"player-{seat}")
        y, h, order = y + high + gap, h - high - gap, order[1:]
    each = min(150, (h - gap * (len(order) - 1)) / len(order))
    for k, p in enumerate(order):
        board = other(view, p, x, y + k * (each + gap), w, each, names[p], texts)
        out += g(board, id=f"player-{p}")
    return g(out, id="part-players")
