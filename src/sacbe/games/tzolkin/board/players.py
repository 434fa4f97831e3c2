"""Player boards: goods, workers, tiles, points, and the cost of the next Food Day."""

from collections.abc import Sequence
from typing import NamedTuple

from sacbe.draw.palette import SEATS
from sacbe.draw.parts import Part, group, part
from sacbe.draw.pieces import ghost, plaque, score_badge, token
from sacbe.draw.svg import (
    circle,
    fit_text,
    g,
    pen,
    rect,
    text,
    text_width,
    tooltip,
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

GAP, PAD, INSIDE = 4, 2, 8
COLUMNS = 3


class Shape(NamedTuple):
    """The layout of a player's tiles, chosen so that they fit."""

    high: float
    even: bool  # in columns; otherwise each as wide as its content
    chips: int  # what appears only as a chip: 0 nothing, 1 wealth tiles, 2 all

    def wide(self, tile: str, w: float, players: int) -> float:
        """The width of a tile in a row of this width."""
        if self.even:
            return (w - GAP * (COLUMNS - 1)) / COLUMNS
        if self.chips == 2 or (self.chips and tile in DATA.wealth):
            return max(self.high, CHIP)
        return slab_width(tile, self.high, players)


CHIP = 16  # the smallest width of a chip

# From the most to the least readable. The effect of wealth tiles is over.
SHAPES = (
    Shape(22, even=True, chips=0),
    Shape(22, even=False, chips=0),
    Shape(20, even=False, chips=0),
    Shape(20, even=False, chips=1),
    Shape(18, even=False, chips=1),
    Shape(15, even=False, chips=1),
    Shape(15, even=False, chips=2),
)


def _rows(
    tiles: Sequence[str], shape: Shape, w: float, players: int
) -> list[list[tuple[str, float, float]]]:
    """The rows of a seat's tiles, with the width of each tile."""
    rows: list[list[tuple[str, float, float]]] = []
    x, gap = w, GAP if shape.chips < 2 else 1.5
    for tile in tiles:
        wide = shape.wide(tile, w, players)
        if x + wide > w + 0.1:
            rows.append([])
            x = 0
        rows[-1].append((tile, x, wide))
        x += wide + gap
    return rows


def _tiles_height(tiles: Sequence[str], shape: Shape, w: float, players: int) -> float:
    return len(_rows(tiles, shape, w, players)) * (shape.high + GAP) - GAP


def _shape(tiles: Sequence[str], w: float, h: float, players: int) -> Shape:
    """The most readable layout in which all tiles fit into this height."""
    widest = max(slab_width(tile, SHAPES[0].high, players) for tile in tiles)
    shapes = SHAPES if widest <= (w - GAP * (COLUMNS - 1)) / COLUMNS else SHAPES[1:]
    fitting = (one for one in shapes if _tiles_height(tiles, one, w, players) <= h)
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


def _jungle_tiles(player: View, x: float, y: float, size: float, step: float) -> str:
    """The harvest tiles: corn and wood, to the right of x, `step` apart."""
    out = ""
    for k, kind in enumerate(("corn", "wood")):
        n = player[f"{kind}_tiles"]
        one = row([f"tile-{kind}:{n}"], x + k * step, y, size)
        out += one if n else g(one, opacity=0.45)
    return out


def _side(light: bool, x: float, y: float, size: float, why: Info | None, lang: str) -> str:
    """The side of a player's board: whether two days may pass."""
    side = "side-light" if light else "side-dark"
    body = circle(x, y, size * 0.6, "transparent") + use(side, x, y, size)
    return interactive([], why, say(lang, side), body, about=say(lang, side))


class Head(NamedTuple):
    """The frame of a player's board and what is written at its top."""

    x: float
    y: float
    w: float
    h: float
    name: str
    starts: bool  # the starting player
    light_side: bool


@part
def _own_head(seat: int, head: Head, why: Info | None, lang: str) -> str:
    """The frame and the top of the reader's own board. `why`: two days are not a choice now."""
    who, (x, y, w, h, *_) = SEATS[seat], head
    out = rect(x, y, w, h, "shell", 8, stroke=var("line"))
    out += rect(x, y, w, 4, who.colour, 2)
    out += token(who, x + 20, y + 20, 9)
    title = truncate(head.name, w - 130, 16, True)
    out += text(x + 36, y + 26, title, 16, weight=700, serif=True)
    at_x = x + 42 + text_width(title, 16, True)
    out += fit_text(at_x, y + 26, say(lang, "you"), 40, 11.5, "muted")
    if head.starts:
        out += use("start", x + w - 48, y + 20, 18)
    return out + _side(head.light_side, x + w - 23, y + 20, 18, why, lang)


@part
def _own_goods(player: View, x: float, y: float, w: float, lang: str) -> str:
    """The reader's goods and points. The page copies this part and the next ones to the turn bar,
    so they have their own ground."""
    out = rect(x + 1, y + 36, w - 2, 42, "shell")
    cell = (w - 16 - WIDE - 5 * 4) / 5
    for k, (key, icon) in enumerate(GOODS.items()):
        left = x + 8 + k * (cell + 4)
        out += plaque(left, y + 40, cell, 32, "slab", 5, 1.3)
        out += _amount(icon, player[key], left, y + 56, cell)
    return out + score_badge(x + w - 8 - WIDE / 2, y + 56, 36, number(lang, player["vp"]), WIDE)


def _amount(icon: str, value: int, x: float, y: float, room: float) -> str:
    """A good on its slab; nothing of it is dimmed."""
    out = use(icon, x + 12, y, 19)
    out += fit_text(x + 23, y + 5.8, str(value), room - 24, 16, weight=700, least=10.5)
    return out if value else g(out, opacity=0.45)


@part
def _own_rest(
    player: View, away: int, days: int | None, seat: int, x: float, y: float, w: float, lang: str
) -> str:
    """The reader's workers and harvest tiles, and the cost of the next Food Day."""
    out = rect(x + 1, y + 78, w - 2, 60, "shell")
    out += _own_workers(player, away, seat, x, y + 88, w, lang)
    return out + _own_food(player, days, x + 8, y + 100, w - 16, 35, lang)


def _own_workers(
    player: View, away: int, seat: int, x: float, y: float, w: float, lang: str
) -> str:
    """Solid in hand, empty on the wheels, dashed in the bank; and harvest tiles."""
    hand, who, out = player["workers_in_hand"], SEATS[seat], ""
    for k in range(hand + away + player["workers_in_bank"]):
        at_x = x + 18 + k * 21
        if k < hand:
            out += token(who, at_x, y, 7.4)
        elif k < hand + away:
            out += ghost(who, at_x, y, 6)
        else:
            out += circle(at_x, y, 6, **pen("edge", dash="2 2"))
    words = say(lang, "workers", {"hand": hand, "out": away})
    pieces = g(tooltip(words), out, role="img", aria_label=words)
    return pieces + _jungle_tiles(player, x + w - 80, y, 18, 36)


def _own_food(
    player: View, days: int | None, x: float, y: float, w: float, h: float, lang: str
) -> str:
    """Corn needed on the next Food Day, the shortage, and its cost in points."""
    if days is None:
        return ""
    cost = food_cost(player)
    short = cost.missing > 0
    out = rect(x, y, w, h, "cinnabar-wash" if short else "sand", 5)
    out += use("food-day", x + 17, y + h / 2, 23)
    words = say(lang, "food-in", {"days": days})
    room = w * 0.55 - 33
    out += fit_text(x + 33, y + 14.5, words, room, 12.6, weight=700, least=10.2)
    room = w - 47 - min(room, text_width(words, 12.6, True))
    needed = say(lang, "needed", {"corn": cost.corn, "workers": cost.workers})
    out += fit_text(x + w - 6, y + 14.5, needed, room, 12.6, None, "end", least=10.2)
    if short:
        shortage = {"missing": cost.missing, "hungry": cost.hungry, "vp": cost.points_lost}
        words, hue = say(lang, "short", shortage), "cinnabar-ink"
    else:
        words, hue = say(lang, "enough"), "jungle-ink"
    return out + fit_text(x + 33, y + 29, words, w - 39, 12.6, hue, None, 700, least=10.2)


@part
def _other_head(seat: int, head: Head, lang: str) -> str:
    """The frame and the top of another player's board, which is smaller."""
    who, (x, y, w, h, *_) = SEATS[seat], head
    out = rect(x, y, w, h, "shell", 6, stroke=var("line"))
    out += token(who, x + 16, y + 11, 6.6)
    out += fit_text(x + 29, y + 15.5, head.name, 108, 13, weight=700, serif=True, least=11)
    if head.starts:
        out += use("start", x + w - 150, y + 11, 15)
    out += use("hand", x + w - 112, y + 11, 14)
    return out + _side(head.light_side, x + w - 131, y + 11, 14, None, lang)


@part
def _here(seat: int, x: float, y: float, h: float) -> str:
    """The mark of the current player."""
    return rect(x - 1, y + 6, 4, h - 12, SEATS[seat].colour, 2)


@part
def _other_goods(
    player: View, away: int, days: int | None, x: float, y: float, w: float, lang: str
) -> str:
    """Another player's workers, points, goods, food and harvest tiles."""
    hands = f"{player['workers_in_hand']}/{player['workers_in_hand'] + away}"
    out = text(x + w - 103, y + 15, hands, 11.5, weight=700)
    out += score_badge(x + w - 4 - WIDE / 2, y + 13, 24, number(lang, player["vp"]), WIDE)
    for k, (key, icon) in enumerate(GOODS.items()):
        out += icon_amount(icon, player[key], x + 15 + k * 34, y + 29, 14, 12)
    if days is not None:
        cost = food_cost(player)
        hue = "cinnabar-ink" if cost.missing else None
        out += use("food-day", x + 184, y + 28, 15)
        out += text(x + 194, y + 33.2, cost.corn, 12, hue, None, 700)
    return out + _jungle_tiles(player, x + 211, y + 29, 14, 24)  # left of the points


WIDE = 55.0  # of a badge for points with quarters
OWN, OTHER = 141, 35.8  # top of the tiles on the reader's board and on the others'
HIGH, CLOSE = 54, 5  # of another player's board, and the space to the next one
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
    n: int = len(view["players"])
    parts: list[Part] = []
    order = [(k + (seat or 0)) % n for k in range(n)]
    own, days = h - (n - 1) * (HIGH + CLOSE), days_to_food(view)
    for p in order:
        top, high = (OWN, own) if p == seat else (OTHER, HIGH)
        player, box = view["players"][p], (x, y, w, high)
        head = Head(*box, names[p], view["starting_player"] == p, player["light_side"])
        goods, away = _slice(player, *OF_GOODS, *OF_FOOD, *OF_WORKERS), workers_on_board(view, p)
        if p == seat:
            why = choices[BUTTONS].illegal(type="days", days=2)
            parts += _own_board(p, head, goods, away, days, why, texts.lang)
        else:
            here = view["current_player"] == p
            parts += _other_board(p, head, goods, away, days, here, texts.lang)
        if tiles := _tiles_of(player):
            keeping = p == seat and choices.is_choosing and view["phase"] == "keep"
            keep = choices[BUTTONS] if keeping else Choices()
            inside = (x + INSIDE, y + top, w - 2 * INSIDE, high - top - PAD)
            parts += _tiles_part(p, tiles, inside, n, keeping, keep, texts)
        y += high + CLOSE
    return parts


@group
def _tiles_part(
    p: int, tiles: Sequence[str], box: Box, players: int, keeping: bool, keep: Choices, texts: Texts
) -> list[Part]:
    """The tiles of a player, as large as they fit."""
    x, y, w, h = box
    shape = _shape(tiles, w, h, players)
    return [_owned_tiles(f"part-tiles-{p}", tiles, x, y, w, shape, players, keeping, keep, texts)]


@group
def _other_board(
    p: int, head: Head, goods: View, away: int, days: int | None, here: bool, lang: str
) -> list[Part]:
    """The board of another player without its tiles."""
    x, y, w, _ = head[:4]
    return [
        _other_head(f"part-player-{p}", p, head, lang),
        *([_here(f"part-here-{p}", p, x, y, HIGH)] if here else []),
        _other_goods(f"player-{p}", goods, away, days, x, y, w, lang),
    ]


@group
def _own_board(
    p: int, head: Head, goods: View, away: int, days: int | None, why: Info | None, lang: str
) -> list[Part]:
    """The reader's board without its tiles. `why`: two days cannot be chosen now."""
    x, y, w, _ = head[:4]
    rest = _slice(goods, *OF_FOOD, *OF_WORKERS)
    return [
        _own_head(f"part-player-{p}", p, head, why, lang),
        _own_goods(f"player-{p}", _slice(goods, *OF_GOODS), x, y, w, lang),
        _own_rest(f"part-workers-{p}", rest, away, days, p, x, y, w, lang),
    ]
