"""Player boards: goods, workers, tiles, points, and the cost of the next Food Day."""

from collections.abc import Sequence
from typing import NamedTuple

from sacbe.draw.palette import SEATS
from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import badge, ghost, plaque, token
from sacbe.draw.svg import (
    circle,
    fit_text,
    g,
    num,
    path,
    pen,
    rect,
    text,
    text_width,
    truncate,
    use,
    var,
)
from sacbe.draw.widgets import icon_amount, row
from sacbe.text import Texts

from ..data import DATA
from ..derived import days_to_food, food_cost, workers_on_board
from .choices import BUTTONS, Choices, ChoicesByPart, Info, interactive
from .geometry import Box
from .labels import View, number, say
from .tiles import owned_tile, slab_width

GOODS = {"corn": "corn", "wood": "wood", "stone": "stone", "gold": "gold", "skulls": "skull"}


def _tiles_of(player: View) -> list[str]:
    wealth = player["wealth"] or player.get("kept", [])
    return [*player["monuments"], *player["buildings"], *wealth]


# ---------------------------------------------------------------- owned tiles

GAP, PAD = 4, 2
COLUMNS = 3


class Shape(NamedTuple):
    """The layout of all owned tiles, chosen so that they fit for every player."""

    high: float
    even: bool  # in columns; otherwise each as wide as its content
    chips: bool  # wealth tiles, whose effect is over, as numbers only

    def wide(self, tile: str, w: float, players: int) -> float:
        """The width of a tile in a row of this width."""
        if self.even:
            return (w - GAP * (COLUMNS - 1)) / COLUMNS
        if self.chips and tile in DATA.wealth:
            return self.high
        return slab_width(tile, self.high, players)


# From the most to the least readable.
SHAPES = (
    Shape(22, even=True, chips=False),
    Shape(22, even=False, chips=False),
    Shape(20, even=False, chips=False),
    Shape(20, even=False, chips=True),
    Shape(18, even=False, chips=True),
    Shape(16, even=False, chips=True),
    Shape(13, even=False, chips=True),
)


def _rows(
    tiles: Sequence[str], shape: Shape, w: float, players: int
) -> list[list[tuple[str, float, float]]]:
    """The rows of a seat's tiles, with the width of each tile."""
    rows: list[list[tuple[str, float, float]]] = []
    x = w
    for tile in tiles:
        wide = shape.wide(tile, w, players)
        if x + wide > w + 0.1:
            rows.append([])
            x = 0
        rows[-1].append((tile, x, wide))
        x += wide + GAP
    return rows


def _tiles_height(owned: Sequence[Sequence[str]], shape: Shape, w: float) -> list[float]:
    """The total height of all players' tiles."""
    return [len(_rows(tiles, shape, w, len(owned))) * (shape.high + GAP) for tiles in owned]


def _shape(owned: Sequence[Sequence[str]], w: float, h: float) -> Shape:
    """The most readable layout in which all tiles fit into this height."""
    fitting = (shape for shape in SHAPES if sum(_tiles_height(owned, shape, w)) <= h)
    return next(fitting, SHAPES[-1])


@part
def _owned_tiles(
    tiles: Sequence[str],
    x: float,
    y: float,
    w: float,
    shape: Shape,
    players: int,
    keeping: bool,
    choices: Choices,
    texts: Texts,
) -> str:
    """The tiles of a seat, row by row. `keeping`: a click explains why a tile cannot be kept."""
    out = ""
    for k, line in enumerate(_rows(tiles, shape, w, players)):
        at_y = y + k * (shape.high + GAP)
        for tile, at_x, wide in line:
            why = choices.illegal(type="keep", tile=tile) if keeping else None
            out += owned_tile(tile, x + at_x, at_y, wide, shape.high, players, texts, why)
    return out


# ---------------------------------------------------------------- player boards


def _jungle_tiles(player: View, x: float, y: float) -> str:
    out = ""
    for k, kind in enumerate(("corn", "wood")):
        n = player[f"{kind}_tiles"]
        one = row([f"tile-{kind}:{n}"], x + k * 33, y, 16)
        out += one if n else g(one, opacity=0.45)
    return out


def _side(light: bool, x: float, y: float, size: float, why: Info | None, lang: str) -> str:
    """The side of a player's board: whether two days may pass."""
    side = "side-light" if light else "side-dark"
    body = circle(x, y, size * 0.6, "transparent") + use(side, x, y, size)
    return interactive([], why, say(lang, side), body, about=say(lang, side))


WIDE = 58.0  # of a badge for points with quarters
SMALL = 11.0  # the smallest readable letters


def points(x: float, y: float, size: float, words: str) -> str:
    """A badge, or a wide one where the number would be too small to read."""
    if text_width(words, 1, True) * SMALL <= size * 0.82:
        return badge(x, y, size, words)
    letters = min(size * 0.44, WIDE * 0.82 / text_width(words, 1, True))
    face = g(
        use("vp", 0, 0, size), transform=f"translate({num(x)} {num(y)}) scale({num(WIDE / size)} 1)"
    )
    return face + text(x, y + letters * 0.36, words, letters, "badge-ink", "middle", 700)


class Head(NamedTuple):
    """The frame of a player's board and what is written at its top."""

    x: float
    y: float
    w: float
    h: float
    name: str
    starts: bool  # the starting player
    current: bool
    light_side: bool


@part
def _own_head(seat: int, head: Head, why: Info | None, lang: str) -> str:
    """The frame and the top of the reader's own board. `why`: two days are not a choice now."""
    who, (x, y, w, h, *_) = SEATS[seat], head
    out = rect(x, y, w, h, "shell", 8, stroke=var("line"))
    out += rect(x, y, w, 4, who.colour, 2)
    out += token(who, x + 24, y + 27, 11)
    title = truncate(head.name, w - 160, 17, True)
    out += text(x + 43, y + 33, title, 17, weight=700, serif=True)
    at_x = x + 49 + text_width(title, 17, True) * 0.92
    out += fit_text(at_x, y + 33, say(lang, "you"), 40, 12, "muted")
    if head.starts:
        out += use("start", x + w - 58, y + 27, 20)
    return out + _side(head.light_side, x + w - 28, y + 27, 20, why, lang)


@part
def _own_goods(player: View, x: float, y: float, w: float, lang: str) -> str:
    """The reader's goods and points. The page copies this part and the next one to its turn bar,
    so they have a ground of their own."""
    out = rect(x + 1, y + 49, w - 2, 44, "shell")
    cell = (w - 24 - WIDE - 5 * 5) / 5
    for k, (key, icon) in enumerate(GOODS.items()):
        left = x + 12 + k * (cell + 5)
        out += plaque(left, y + 52, cell, 36, "slab", 5, 1.3)
        out += icon_amount(icon, player[key], left + 15, y + 70, 22, 18)
    return out + points(x + w - 12 - WIDE / 2, y + 70, 42, number(lang, player["vp"]))


@part
def _own_rest(
    player: View, away: int, days: int | None, seat: int, x: float, y: float, w: float, lang: str
) -> str:
    """The reader's workers and harvest tiles, and the cost of the next Food Day."""
    out = rect(x + 1, y + 93, w - 2, 73, "shell")
    out += _own_workers(player, away, seat, x, y + 98, w, lang)
    return out + _own_food(player, days, x + 12, y + 120, w - 24, 42, lang)


def _own_workers(
    player: View, away: int, seat: int, x: float, y: float, w: float, lang: str
) -> str:
    """Solid in hand, empty on the wheels, dashed in the bank; and harvest tiles."""
    hand, who, out = player["workers_in_hand"], SEATS[seat], ""
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
    out += fit_text(at_x, y + 12, words, x + w - 92 - at_x, 11.5, "muted")
    return out + _jungle_tiles(player, x + w - 84, y + 8)


def _own_food(
    player: View, days: int | None, x: float, y: float, w: float, h: float, lang: str
) -> str:
    """Corn needed on the next Food Day, the shortage, and its cost in points."""
    if days is None:
        return ""
    cost = food_cost(player)
    short = cost.missing > 0
    out = rect(x, y, w, h, "cinnabar-wash" if short else "sand", 5)
    out += use("food-day", x + 20, y + h / 2, 26)
    half = w * 0.47
    out += fit_text(
        x + 40, y + 18, say(lang, "food-in", {"days": days}), half - 44, 12.5, weight=700
    )
    needed = {"corn": cost.corn, "workers": cost.workers}
    out += fit_text(x + 40, y + 34, say(lang, "needed", needed), half - 44, 11.5)
    out += _cobs(cost.corn, cost.missing, x + half, y + 14, w - half - 8)
    if short:
        shortage = {"missing": cost.missing, "hungry": cost.hungry, "vp": cost.points_lost}
        words, hue = say(lang, "short", shortage), "cinnabar-ink"
    else:
        words, hue = say(lang, "enough"), "jungle-ink"
    return out + fit_text(x + half, y + 34, words, w - half - 8, 11.5, hue, None, 700)


def _cobs(needed: int, missing: int, x: float, y: float, room: float) -> str:
    """A cob for each corn needed; missing ones are faint."""
    gap = min(14.0, room / max(1, needed))
    available = needed - missing
    return "".join(
        use("corn", x + gap * (k + 0.5), y, 14, opacity=None if k < available else 0.3)
        for k in range(needed)
    )


@part
def _other_head(seat: int, head: Head, lang: str) -> str:
    """The frame and the top of another player's board, which is smaller."""
    who, (x, y, w, h, *_) = SEATS[seat], head
    out = rect(x, y, w, h, "shell", 8, stroke=var("line"))
    if head.current:
        out += path(f"M{x:.1f} {y + 8:.1f}V{y + h - 8:.1f}", stroke=var(who.colour), stroke_width=5)
    out += token(who, x + 21, y + 20, 9)
    out += fit_text(x + 37, y + 25, head.name, w - 210, 14.5, weight=700, serif=True)
    if head.starts:
        out += use("start", x + w - 158, y + 20, 17)
    out += use("hand", x + w - 130, y + 20, 16)
    return out + _side(head.light_side, x + w - 77, y + 20, 16, None, lang)


@part
def _other_goods(
    player: View, away: int, days: int | None, x: float, y: float, w: float, lang: str
) -> str:
    """Another player's workers, points, goods, food and harvest tiles."""
    hands = f"{player['workers_in_hand']}/{player['workers_in_hand'] + away}"
    out = text(x + w - 119, y + 24.5, hands, 12.5, weight=700)
    out += points(x + w - 34, y + 21, 34, number(lang, player["vp"]))
    for k, (key, icon) in enumerate(GOODS.items()):
        out += icon_amount(icon, player[key], x + 22 + k * 48, y + 49, 17, 14)
    if days is not None:
        cost = food_cost(player)
        hue = "cinnabar-ink" if cost.missing else None
        out += use("food-day", x + 262, y + 48, 17)
        out += text(x + 274, y + 53.5, cost.corn, 14, hue, None, 700)
    return out + _jungle_tiles(player, x + w - 68, y + 49)


OWN, OTHER = 169, 62  # top of the tiles on the reader's board and on the others'
USUAL = {OWN: 224, OTHER: 112}  # heights that suffice for most of a game


def _heights(tops: Sequence[int], needed: Sequence[float], h: float) -> list[float]:
    """The height of each board: the usual one if it suffices, otherwise what its tiles need."""
    least = [top + tiles + PAD for top, tiles in zip(tops, needed, strict=True)]
    usual = [max(USUAL[top], low) for top, low in zip(tops, least, strict=True)]
    if sum(usual) <= h:
        return usual
    spare = max(0.0, h - sum(least)) / len(least)
    return [low + spare for low in least]


OF_GOODS = (*GOODS, "vp")
OF_FOOD = ("corn", "buildings", "wealth", "workers_in_bank")
OF_WORKERS = ("workers_in_hand", "corn_tiles", "wood_tiles")


def _slice(player: View, *keys: str) -> View:
    return {key: player[key] for key in keys}


def players(
    view: View,
    x: float,
    y: float,
    w: float,
    h: float,
    seat: int | None,
    choices: ChoicesByPart,
    names: Sequence[str],
    texts: Texts,
) -> list[Part]:
    """All players: the reader first and larger, then the others in turn order."""
    n, gap, parts = len(view["players"]), 8, []
    order = [(k + (seat or 0)) % n for k in range(n)]
    tops = [OWN if p == seat else OTHER for p in order]
    owned = [_tiles_of(view["players"][p]) for p in order]
    room = h - gap * (n - 1)
    shape = _shape(owned, w - 24, room - sum(tops) - PAD * n)
    heights = _heights(tops, _tiles_height(owned, shape, w - 24), room)
    for p, top, tiles, high in zip(order, tops, owned, heights, strict=True):
        parts += _board(view, p, seat, (x, y, w, high), choices, names[p], texts.lang)
        if tiles:
            keeping = p == seat and choices.asked and view["phase"] == "keep"
            keep = choices[BUTTONS] if keeping else Choices()
            inside = (x + 12, y + top, w - 24, shape, n, keeping, keep)
            parts.append(_owned_tiles(f"part-tiles-{p}", tiles, *inside, texts))
        y += high + gap
    return parts


def _board(
    view: View,
    p: int,
    seat: int | None,
    box: Box,
    choices: ChoicesByPart,
    name: str,
    lang: str,
) -> list[Part]:
    """One player's board without its tiles."""
    x, y, w, _ = box
    player, days, away = view["players"][p], days_to_food(view), workers_on_board(view, p)
    starts, current = view["starting_player"] == p, p != seat and view["current_player"] == p
    head = Head(*box, name, starts, current, player["light_side"])
    if p != seat:
        goods = _slice(player, *OF_GOODS, *OF_FOOD, *OF_WORKERS)
        return [
            _other_head(f"part-player-{p}", p, head, lang),
            _other_goods(f"player-{p}", goods, away, days, x, y, w, lang),
        ]
    why = choices[BUTTONS].illegal(type="days", days=2)
    rest = _slice(player, *OF_FOOD, *OF_WORKERS)
    return [
        _own_head(f"part-player-{p}", p, head, why, lang),
        _own_goods(f"player-{p}", _slice(player, *OF_GOODS), x, y, w, lang),
        _own_rest(f"part-workers-{p}", rest, away, days, p, x, y, w, lang),
    ]
