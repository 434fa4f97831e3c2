"""Buildings, monuments and wealth tiles as small pictures: category, cost, effects."""

import functools
from collections.abc import Sequence

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import badge, frame, plaque
from sacbe.draw.svg import at, g, path, rect, text, use, var
from sacbe.draw.widgets import row, row_width
from sacbe.text import Texts

from ..data import DATA, Effect
from ..rules.wheels import ANY_ACTION_PRICE
from ..text.tiles import printed_cost, tile_text
from .choices import Choices, ChoicesByPart, Info, interactive
from .geometry import Box
from .labels import View, say
from .tooltips import cached_tile_name

HUES = {"farm": "maize", "tomb": "edge", "civic": "jungle", "shrine": "cenote"}
FEWEST_PLAYERS = 2
_PER = {
    "per_tile": ("build", "/", "monument"),
    "per_corn_tile": ("tile-corn",),
    "per_wood_tile": ("tile-wood",),
    "per_monument_built": ("monument", "players"),
    "per_tech_level": ("technology",),
    "per_step_of_best_temple": ("step-any",),
    "per_skull_on_chichen_itza": ("skull",),
}
_STEPS = {"by_finished_techs": "technology", "by_workers": "worker"}


def _effect(effect: Effect) -> list[str]:
    verb, what = str(effect[0]), effect[1] if len(effect) > 1 else ""
    if verb == "feed":
        return ["food-day", f"worker:{what}"]
    if verb == "frugal":
        return ["food-day", "worker", f"corn:-{what}"]
    if verb == "climb":
        return [f"step-{what}"]
    if verb == "advance":
        return ["technology" if what == "any" else str(what)]
    if verb == "any_action":
        return [f"corn:{ANY_ACTION_PRICE}", ">", "any"]
    if verb == "worker":
        return [f"worker:+{what}"]
    return [verb] if what == "" else [f"{verb}:{what}"]


def effect_rows(tile: str) -> list[list[str]]:
    """What a building or a wealth tile does: icons, effect by effect."""
    effects = DATA.wealth[tile].effects if tile in DATA.wealth else DATA.buildings[tile].effects
    return [_effect(effect) for effect in effects]


def formula_row(monument: str, players: int) -> list[str]:
    """What a monument is worth, as one row of icons; empty for a monument with thresholds."""
    tile = DATA.monuments[monument]
    formula, numbers = str(tile.score[0]), [int(n) for n in tile.score[1:]]
    if formula == "per_category":
        return [f"vp:{numbers[0]}", "x", tile.category]
    if formula == "temple_points":
        return ["step-brown", "+", "step-yellow", "+", "step-green"]
    if formula in _STEPS:
        return []
    worth = numbers[players - FEWEST_PLAYERS] if formula == "per_monument_built" else numbers[0]
    return [f"vp:{worth}", "x", *_PER[formula]]


def formula_steps(monument: str) -> tuple[str, list[tuple[int, int]]]:
    """Of a monument with thresholds: what is counted, and (minimum number, points)."""
    formula, *numbers = DATA.monuments[monument].score
    steps = [(i, int(n)) for i, n in enumerate(numbers) if n]
    rising = [(i, vp) for k, (i, vp) in enumerate(steps) if k == 0 or vp > steps[k - 1][1]]
    return _STEPS[str(formula)], rising


def cost_items(cost: dict[str, int]) -> list[str]:
    """A cost as icons: one per block while they are few, otherwise amounts."""
    amounts = {{"skulls": "skull"}.get(what, what): n for what, n in cost.items() if n}
    if sum(amounts.values()) <= 4:
        return [what for what, n in amounts.items() for _ in range(n)]
    return [f"{what}:{n}" for what, n in amounts.items()]


def _pack_rows(rows: Sequence[Sequence[str]], room: float, size: float) -> list[list[str]]:
    """Effects laid side by side as long as they fit."""
    lines: list[list[str]] = []
    for items in rows:
        if lines and row_width([*lines[-1], *items], size, 2) <= room:
            lines[-1] += items
        else:
            lines.append(list(items))
    return lines


def _steps_picture(monument: str, w: float, y: float) -> str:
    """What is counted, then each threshold with its points."""
    subject, steps = formula_steps(monument)
    out = use(subject, 13, y, 17)
    gap = (w - 24) / len(steps)
    for k, (many, vp) in enumerate(steps):
        x = 23 + gap * k
        out += text(x + 7, y + 4.2, many, 11.6, None, "end", 700)
        out += badge(x + 19, y, 22, vp)
    return out


HEAD = 19  # height of the coloured band with the cost


@functools.lru_cache(512)
def _tooltip(tile: str, texts: Texts) -> str:
    return tile_text(tile, texts)


@functools.lru_cache(512)
def picture(tile: str, w: float, h: float, players: int) -> str:
    """A tile with its upper left corner at (0, 0)."""
    monument = tile in DATA.monuments
    category = (DATA.monuments if monument else DATA.buildings)[tile].category
    hue = HUES[category]
    out = plaque(0, 0, w, h, "slab", 5, 1.3)
    band = f"M0 {HEAD}V5a5 5 0 0 1 5 -5H{w - 5:.1f}a5 5 0 0 1 5 5V{HEAD}Z"
    out += path(band, hue, opacity=0.3)
    out += rect(0, 0, w, h, "none", 5, stroke=var(hue), stroke_width=2)
    out += use(category, 10, HEAD / 2 + 0.5, 14)
    out += row(cost_items(printed_cost(tile)), w / 2 - 4, HEAD / 2 + 0.5, 14.4, "middle", w - 45)
    out += text(w - 3, HEAD / 2 + 4.5, tile, 11.5, "muted", "end")
    middle = HEAD + (h - HEAD) / 2
    if monument and not formula_row(tile, players):
        return out + _steps_picture(tile, w, middle)
    rows = [formula_row(tile, players)] if monument else effect_rows(tile)
    size = 18.0 if len(_pack_rows(rows, w - 8, 18)) == 1 else 14.6
    lines = _pack_rows(rows, w - 8, size)
    for k, items in enumerate(lines):
        y = middle + (k - (len(lines) - 1) / 2) * (size + 1)
        out += row(items, w / 2, y, size, "middle", w - 8, 2)
    return out


def _corn_price(w: float, corn: int) -> str:
    """The corn cost of a building at Uxmal 4, over its printed cost."""
    plate = rect(25, 2, w - 55, 16, "lit", 4, class_="glow")
    price = row([f"corn:{corn}"], w / 2 - 3, HEAD / 2 + 0.5, 14.4, "middle")
    return plate + g(price, class_="on-lit", fill=var("lit-ink"))


TITLE = 18  # height of the line above the tiles


def _slots(box: Box, count: int) -> list[Box]:
    """Position and size of the tiles on display."""
    x, y, w, h = box
    tw, th = (w - 12) / 3, (h - TITLE - 6) / 2
    return [(x + (i % 3) * (tw + 6), y + TITLE + (i // 3) * (th + 6), tw, th) for i in range(count)]


@part
def display(kind: str, tiles: Sequence[str], pile: str, box: Box, players: int, lang: str) -> str:
    """The buildings or monuments on display, with the size of the pile."""
    x, y, w, _ = box
    out = text(x + 1, y + 12, say(lang, kind), 14, weight=700, serif=True)
    out += text(x + w, y + 12, pile, 11.6, "muted", "end")
    for tile, (at_x, at_y, tw, th) in zip(tiles, _slots(box, len(tiles)), strict=True):
        body = picture(tile, tw, th, players)
        out += at(at_x, at_y, body, id=f"tile-{tile}", class_="travels")
    return out


@part
def display_choices(
    type_: str, tiles: Sequence[str], box: Box, choices: Choices, texts: Texts
) -> str:
    """What can be built, above the tiles on display."""
    out, which = "", "monument" if type_ == "monument" else "building"
    for tile, (at_x, at_y, tw, th) in zip(tiles, _slots(box, len(tiles)), strict=True):
        facts = {"type": type_, which: tile}
        mine = choices.of(**facts)
        body = rect(0, 0, tw, th, "transparent", 5)
        if mine and mine[0].info.get("pay") == "corn":
            body = _corn_price(tw, mine[0].info["cost"]["corn"])
        out += at(
            at_x,
            at_y,
            interactive(
                mine,
                choices.illegal(**facts),
                cached_tile_name(tile, texts),
                body,
                frame(-1, -1, tw + 2, th + 2, 6),
                _tooltip(tile, texts),
            ),
        )
    return out


def displays(view: View, left: Box, right: Box, choices: ChoicesByPart, texts: Texts) -> list[Part]:
    """Buildings and monuments on display, each with the choices above."""
    pile = {"age": "I" * view["age"], "n": len(view["building_pile"])}
    note = say(texts.lang, "pile", pile)
    parts = []
    for kind, type_, note_, box in (
        ("buildings", "build", note, left),
        ("monuments", "monument", "", right),
    ):
        tiles = view[f"{kind}_on_display"]
        players = len(view["players"])
        parts += [
            display(f"part-{kind}", kind, tiles, note_, box, players, texts.lang),
            display_choices(f"part-{type_}", type_, tiles, box, choices[type_], texts),
        ]
    return parts


def _slab_items(tile: str, players: int) -> list[str]:
    """What a tile does, in one row of icons."""
    if tile not in DATA.monuments:
        return [item for one in effect_rows(tile) for item in one]
    items = formula_row(tile, players)
    if items:
        return items
    subject, steps = formula_steps(tile)
    return [subject, ">", *(f"vp:{vp}" for _, vp in steps)]


def _slab_size(h: float) -> float:
    """The size of the icons of a slab; their numbers must be readable."""
    return min(h - 1, max(13.8, h * 0.66))


@functools.lru_cache(2048)
def slab_width(tile: str, h: float, players: int) -> float:
    """The preferred width of a slab."""
    return h + 8 + row_width(_slab_items(tile, players), _slab_size(h), 0.6)


@functools.lru_cache(2048)
def _slab(tile: str, w: float, h: float, players: int) -> str:
    sign = (
        "" if tile in DATA.wealth else (DATA.monuments.get(tile) or DATA.buildings[tile]).category
    )
    hue = HUES.get(sign, "clay")
    out = rect(0, 0, w, h, "slab", 4) + rect(0, 0, min(w, h), h, hue, 4, opacity=0.3)
    out += rect(0, 0, w, h, "none", 4, stroke=var(hue), stroke_width=1.4)
    if sign:
        out += use(sign, h / 2, h / 2, h * 0.66)
    else:
        out += text(h / 2, h / 2 + 3.7, tile[1:], 11, None, "middle", 700)
    left = h + 2
    if w < left + 12:  # only its icon fits
        return out
    items, size = _slab_items(tile, players), _slab_size(h)
    return out + row(items, (left + w) / 2, h / 2, size, "middle", w - left - 3, 0.6)


def owned_tile(
    tile: str,
    x: float,
    y: float,
    w: float,
    h: float,
    players: int,
    texts: Texts,
    why: Info | None = None,
) -> str:
    """A tile that a player owns: its category and effects, in a small slab."""
    tooltip, slab = _tooltip(tile, texts), _slab(tile, w, h, players)
    body = interactive([], why, cached_tile_name(tile, texts), slab, about=tooltip)
    return at(x, y, body, id=f"tile-{tile}", class_="travels")
