"""The map: regions, what stands in them, confluences and gods."""

import functools
from collections.abc import Sequence
from math import atan2, cos, sin

from sacbe.draw.pieces import plaque, target, token
from sacbe.draw.svg import (
    Value,
    at,
    circle,
    el,
    fit_text,
    g,
    line,
    mono_icon,
    move,
    path,
    poly,
    polygon_path,
    rect,
    text,
    text_width,
    tooltip,
    var,
)

from ..data import CONFLUENCES, FILE, KINDS, LEVELS, REGIONS
from ..derived import presence
from . import wishes
from .shapes import CONFLUENCE_AT, REGION_AT, Point, outline, spots, tint
from .signs import god_sign, items, shape, signs, width
from .table import Box, Choice, Table, clicks, colour, framed, pressed

LEAST_TO_CLICK = 0.93  # of the size of squads: what can be clicked is 24 high
LARGEST = 1.45  # where there is room
AROUND, AWAY = 29, 60  # what a confluence takes up with arrows or god; how far a name may go
ALTAR_NAME, BELOW_NAME = 90.0, 12.0  # its width and its line
SQUAD, STEP = 26.0, 31.0  # height of a squad, and from one to the next
TARGETS = ("hero", "neutral_hero", "swap_altars", "build", "deploy_unit", "awaken")
ON_SPOT = ("annihilate", "exile", "raze", "transform")


@functools.lru_cache(64)
def ground(waste: frozenset[str]) -> str:
    """The regions; those that are uninhabited are bare."""
    round_ = {"stroke_linejoin": "round"}
    shore = "".join(
        poly(outline(r), "none", stroke=var("wave"), stroke_width=26, **round_) for r in REGIONS
    )
    out = []
    for region in REGIONS:
        tone = "land-waste" if region in waste else tint(region)
        d = polygon_path(outline(region))
        low: dict[str, Value] = {
            "stroke": var(f"{tone}-lo"),
            "stroke_width": 3,
            "transform": "translate(1.5 4)",
        }
        out.append(path(d, f"{tone}-lo", **low, **round_))
        out.append(path(d, tone, stroke=var(f"{tone}-hi"), stroke_width=2.4, **round_))
        if region in waste:
            out.append(el("path", d=d, fill="url(#hatch-land-waste-lo)", opacity=0.6))
    return shore + "".join(out)


def the_map(table: Table) -> str:
    """All of it, from the ground up."""
    waste = frozenset(r for r in REGIONS if not table.view["regions"][r]["inhabited"])
    fight = table.fight
    return g(
        ground(waste),
        _edge(fight["region"]) if fight else "",
        _asked_region(table),
        *(_shut(table, region) for region in REGIONS),
        *(_face(table, region) for region in REGIONS),
        *(_confluence(table, confluence) for confluence in CONFLUENCES),
        *(_god(table, seat) for seat in table.seats),
        *(_hero(table, seat) for seat in table.seats),
        *(_targets(table, region) for region in REGIONS),
        id="part-map",
    )


def _edge(region: str) -> str:
    """The region of the Conflict: a triple line in nobody's colour."""
    d = polygon_path(outline(region))
    lines = (("ink", 10), ("shell", 6), ("ink", 2.6))
    return "".join(
        path(d, stroke=var(ink), stroke_width=w, stroke_linejoin="round") for ink, w in lines
    )


def _asked_region(table: Table) -> str:
    """The region for which numbers are asked."""
    asked = {info["region"] for _, info, _ in table.choices if info["type"] == "deploy"}
    return "".join(
        path(polygon_path(outline(region)), stroke=var("jade"), stroke_width=6, opacity=0.75)
        for region in asked
    )


def _shut(table: Table, region: str) -> str:
    """The land of a region that cannot be chosen answers why not."""
    wish = wishes.region(table, region)
    if wish is None or table.found(*TARGETS, region=region):
        return ""
    land = path(polygon_path(outline(region)), "transparent")
    return pressed(table, [], wish, table.say.region(region), land)


# ---------------------------------------------------------------- a region


def _face(table: Table, region: str) -> str:
    """Name and state, altar, pyramid, squads."""
    shown, say = table.view["regions"][region], table.say
    spot = spots(region)
    x, y = spot.name
    if not shown["inhabited"]:
        out = text(x, y, say.region(region), 18, "muted", "middle", 700, True)
        return g(out, text(x, y + 18, say("uninhabited"), 12.5, "muted", "middle"))
    named = say.region(region)
    here = bool(table.fight and table.fight["region"] == region)
    state = next((s for s in ("fought", "consecrated") if shown[s]), "")
    tag = say("conflict") if here else say(state) if state else ""
    wide = text_width(named, 22, True) * 0.87  # letters of the serif are narrow
    left = _clear(x, y, wide + (_tag_width(tag) + 6 if tag else 0))
    out = text(left, y, named, 22, None, None, 700, True)
    if tag:
        out += _tag(left + wide + 6, y - 7, tag, "conflict" if here else state)
    out += _altar(table, region, *spot.altar)
    out += pyramid(table, region, *spot.pyramid)
    out += _squads(table, region)
    if shown["neutral_hero"] is not None:
        out += _neutral(table, shown["neutral_hero"], region)
    return g(out, id=f"region-{REGIONS.index(region)}")


def _clear(x: float, y: float, wide: float) -> float:
    """Where a name so wide begins: around x, or as near to it as no confluence is in its way."""
    for shift in sorted(range(-AWAY, AWAY + 1, 2), key=abs):
        left = x + shift - wide / 2
        if not any(
            left - AROUND < cx < left + wide + AROUND and y - 17 - AROUND < cy < y + 5 + AROUND
            for cx, cy in CONFLUENCE_AT.values()
        ):
            return left
    return x - wide / 2


def _tag_width(words: str) -> float:
    return text_width(words, 12.5, True) * 0.94 + 14


def _tag(x: float, y: float, words: str, state: str) -> str:
    fill, ink = {
        "conflict": ("ink", "shell"),
        "consecrated": ("maize", "lit-ink"),
        "fought": ("sand", "ink"),
    }[state]
    wide = _tag_width(words)
    return rect(x, y - 10, wide, 20, fill, 4) + text(
        x + wide / 2, y + 4.5, words, 12.5, ink, "middle", 700
    )


def _altar(table: Table, region: str, x: float, y: float) -> str:
    """What the winner takes: a stone table; the consecrated region pays its own."""
    shown, say = table.view["regions"][region], table.say
    altar = shown["altar"]
    if altar is None:
        return ""
    effect = FILE.altars[altar]
    does, called = say.does(effect), say.effect(altar)
    row = items(effect)
    holy = shown["consecrated"]
    if holy:
        row = [("vp", str(FILE.setup.consecrated_vp))]
    wide = max(60.0, width(row, 21) + 22)
    low = "maize-ink" if holy else "slab-lo"
    legs = f"M{x - wide / 2 + 12:.1f} {y + 13:.1f}l-4 6h10l-2 -6ZM{x + wide / 2 - 12:.1f} "
    legs += f"{y + 13:.1f}l4 6h-10l2 -6Z"
    top = plaque(x - wide / 2, y - 15, wide, 29, "slab", 5, 1.6)
    if holy:
        top += rect(x - wide / 2, y - 15, wide, 29, "maize", 5)
    words = fit_text(x, y + 31, called, 150, 11.5, "muted", "middle")
    if holy:
        words = ""
    face = signs(row, x, y - 0.5, 21, "middle") if row else fit_text(x, y + 4, does, 150, 10.5)
    title = say("consecrated-pays", n=FILE.setup.consecrated_vp) if holy else f"{called}: {does}"
    return g(tooltip(title), path(legs, low), top, face, words, id=f"altar-{REGIONS.index(region)}")


def pyramid(table: Table, region: str, x: float, y: float, k: float = 1.0) -> str:
    """Pieces in their owners' colour, pattern and shape; a broken line is the next one."""
    pieces = table.view["regions"][region]["pyramid"]
    out, high = "", 15 * k
    for i, piece in enumerate(pieces):
        out += _piece(piece["level"], piece["seat"], x, y - (i + 1) * high, k)
    nxt = pieces[-1]["level"] + 1 if pieces else 1
    if nxt <= LEVELS:
        wide = _level_width(nxt, k)
        top = y - (len(pieces) + 1) * high
        broken: dict[str, Value] = {
            "stroke": var("muted"),
            "stroke_width": 1.1,
            "stroke_dasharray": "3 3",
        }
        out += rect(x - wide / 2, top, wide, high, "none", 0, **broken)
    if not pieces:
        return g(out)
    found = table.found(*ON_SPOT, kind="pyramid", region=region)
    wide = _level_width(pieces[-1]["level"], k) + 6
    box = Box(x - wide / 2, y - len(pieces) * high - 6, wide, high + 12)
    owner = pieces[-1]["seat"]
    wish = wishes.piece(table, region, owner, "pyramid")
    name = f"{table.say.briefly('one-pyramid')}, {table.say.region(region)}, {table.names[owner]}"
    return framed(table, found, wish, name, box, out)


def _level_width(level: int, k: float) -> float:
    return (88 - 19 * (level - 1)) * k


def _piece(level: int, seat: int, x: float, top: float, k: float) -> str:
    wide, high, look = _level_width(level, k), 15 * k, colour(seat)
    left = x - wide / 2
    pattern: dict[str, Value] = {"fill": f"url(#pattern-{look.colour})", "opacity": 0.65}
    return g(
        rect(left + 1, top + 2, wide, high, "seat-lo"),
        rect(left, top, wide, high, "seat"),
        el("rect", x=left, y=top, width=wide, height=high, **pattern),
        rect(x - 9 * k, top + 1, 18 * k, high - 2, "seat"),
        line(left, top + 0.8, left + wide, top + 0.8, "seat-hi", 1.6),
        shape(look, x, top + high / 2, 4.2 * k, "seat-on"),
        class_=look.class_,
    )


# ---------------------------------------------------------------- squads


def _counts(table: Table, region: str, seat: int) -> list[tuple[str, int]]:
    shown = table.view["regions"][region]
    units = [(kind, shown["units"][str(seat)][kind]) for kind in KINDS]
    return [each for each in (*units, ("glyph", shown["glyphs"][str(seat)])) if each[1]]


def _there(table: Table, region: str) -> list[tuple[int, list[tuple[str, int]]]]:
    """Whose units and glyphs stand in a region."""
    return [(p, n) for p in table.seats if (n := _counts(table, region, p))]


def _squads(table: Table, region: str) -> str:
    """Everybody's units and glyphs, in as many columns as make them largest."""
    there = _there(table, region)
    if not there:
        return ""
    left, top, wide, high = spots(region).squads
    if spots(region).altar[0] > left - ALTAR_NAME / 2:
        top, high = top + BELOW_NAME, high - BELOW_NAME
    scale, columns = max(_arranged(there, n, wide, high) for n in (1, 2))
    if any(_of_unit(table, region, p, kind) for p, counts in there for kind, _ in counts):
        scale = max(scale, LEAST_TO_CLICK)
    out, x = "", 0.0
    for column in range(columns):
        mine = there[column::columns]
        for row, (seat, counts) in enumerate(mine):
            out += _squad(table, region, seat, counts, x, row * STEP)
        x += max((_squad_width(n) for _, n in mine), default=0) + 6
    k = f" scale({scale:.3f})" if scale != 1 else ""
    return g(out, transform=f"{move(left, top)}{k}")


def _arranged(
    there: Sequence[tuple[int, Sequence[tuple[str, int]]]], columns: int, w: float, h: float
) -> tuple[float, int]:
    """How large the squads can be in so many columns."""
    parts = [there[i::columns] for i in range(columns)]
    wide = sum(max((_squad_width(n) + 6 for _, n in part), default=0) for part in parts) - 6
    high = max(map(len, parts)) * STEP - (STEP - SQUAD)
    return min(LARGEST, w / wide, h / high), columns


def _squad_width(counts: Sequence[tuple[str, int]]) -> float:
    return 26.0 + 28 * len(counts)


def _squad(
    table: Table, region: str, seat: int, counts: Sequence[tuple[str, int]], x: float, y: float
) -> str:
    """One player's presence: shape, then shamans, warriors and glyphs with their numbers."""
    look = colour(seat)
    out = plaque(0, 0, _squad_width(counts), SQUAD, "slab", 5, 1.2)
    out += rect(0, 0, 5, SQUAD, look.colour, 2) + token(look, 14, SQUAD / 2, 6)
    for i, (kind, n) in enumerate(counts):
        left = 23.0 + 28 * i
        chip = mono_icon(kind, left + 9, SQUAD / 2, 17, f"{look.colour}-edge")
        chip += text(left + 17.5, SQUAD / 2 + 4.8, n, 13, None, None, 700)
        found, wish = _of_unit(table, region, seat, kind), wishes.piece(table, region, seat, kind)
        where = f"{table.say.region(region)}, {table.names[seat]}"
        named = f"{table.say.briefly(f'n-{kind}', n=str(n), count=n)}, {where}"
        out += framed(table, found, wish, named, Box(left - 0.5, 0.5, 27, SQUAD - 1), chip)
    name = f"squad-{REGIONS.index(region)}-{seat}"
    return at(x, y, g(out, class_="on-slab"), id=name, class_="travels")


def _of_unit(table: Table, region: str, seat: int, kind: str) -> list[Choice]:
    found = table.found(*ON_SPOT, region=region, owner=seat, kind=kind)
    found += table.found("move", owner=seat, kind=kind, **{"from": region})
    if seat == table.seat:
        found += table.found("pay", kind=kind, **{"from": region})
    return found


def _hero(table: Table, seat: int) -> str:
    """A Hero where he stands; in the reserve he is told of beside the name."""
    region = table.view["players"][seat]["hero"]
    if region not in REGIONS:
        return ""
    look = colour(seat)
    x, y = spots(region).hero
    name = table.say("hero-of", name=table.names[seat], region=table.say.region(region))
    figure = g(
        tooltip(name),
        el("ellipse", cx=0, cy=17.5, rx=19, ry=5.5, fill=var("seat-lo")),
        mono_icon("hero", 0, 0, 38, f"{look.colour}-edge"),
        token(look, 0, 17, 5.5),
        class_=look.class_,
    )
    figure = pressed(table, [], wishes.hero(table, region), name, figure)
    return at(x, y, figure, id=f"hero-{seat}", class_="travels")


def _neutral(table: Table, seat: int, region: str) -> str:
    """A neutral Hero, with the sign of who placed him."""
    words = table.say("neutral", name=table.names[seat])
    figure = mono_icon("hero", 0, 0, 38, "muted") + token(colour(seat), 0, 17, 5.5)
    figure = pressed(table, [], wishes.hero(table, region), words, tooltip(words), figure)
    return at(*spots(region).hero, figure)


# ---------------------------------------------------------------- targets in regions


def _targets(table: Table, region: str) -> str:
    """A disc for everything that may come to a region."""
    found = table.found(*TARGETS, region=region)
    x, y = spots(region).target
    out = ""
    for i, each in enumerate(found):
        info = each[1]
        kind = info.get("kind") or {"swap_altars": "altar"}.get(info["type"], "hero")
        sign = {"pyramid": "temple", "altar": "exile"}.get(kind, kind)
        cx = x + 40 * i
        disc = target(cx, y, 17) + mono_icon(sign, cx, y, 20, "lit-ink")
        whole = path(polygon_path(outline(region)), "transparent") if len(found) == 1 else ""
        out += clicks([each], table.say, whole, g(disc, class_="on-lit"))
    return out


# ---------------------------------------------------------------- confluences and gods


def _confluence(table: Table, name: str) -> str:
    """A ring with arrows to its regions, hollow to those where nobody is."""
    x, y = CONFLUENCE_AT[name]
    owner = next((p for p in table.seats if table.view["gods"][str(p)] == name), None)
    found = table.found("confluence", confluence=name)
    r = 17.0 if found else 11.0 if owner is None else 21.0
    ink = "ink" if owner is None else f"{colour(owner).colour}-edge"
    out = ""
    for region in FILE.confluences[name]:
        live = table.view["regions"][region]["inhabited"]
        out += _arrow((x, y), REGION_AT[region], r + 1, ink if live else "shell", ink)
    disc = circle(x, y, r, "shell", stroke=var("muted"), stroke_width=1.8)
    disc += circle(x, y, r * 0.55, "none", stroke=var("cenote"), stroke_width=2.4)
    if found:
        disc = target(x, y, 15) + g(mono_icon("summon", x, y, 17, "lit-ink"), class_="on-lit")
    wish = wishes.confluence(table, name) if owner is None else None  # a god on it answers itself
    touched = [table.say.region(region) for region in presence(table.view, name)]
    around = table.say.listed(touched) or table.say("uninhabited")
    named = table.say("confluence", name=name, regions=around)
    return pressed(table, found, wish, named, tooltip(named), out, disc, id=f"confluence-{name}")


def _arrow(start: Point, to: Point, r: float, fill: str, edge: str) -> str:
    a = atan2(to[1] - start[1], to[0] - start[0])
    tip = (start[0] + (r + 8) * cos(a), start[1] + (r + 8) * sin(a))
    back = (start[0] + r * cos(a), start[1] + r * sin(a))
    side = (5.4 * sin(a), -5.4 * cos(a))
    corners = [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]
    return poly(corners, fill, stroke=var(edge), stroke_width=1.2, stroke_linejoin="round")


def _god(table: Table, seat: int) -> str:
    """A god as a medallion on its confluence."""
    where = table.view["gods"][str(seat)]
    if where is None:
        return ""
    look, r = colour(seat), 21.0
    god = table.view["players"][seat]["god"]
    touched = table.say.listed([table.say.region(region) for region in presence(table.view, where)])
    named = f"{table.say.god(god)} ({table.names[seat]})"
    medal = g(
        tooltip(table.say("god-at", god=named, confluence=where, regions=touched)),
        circle(1, 2.4, r, "seat-lo"),
        circle(0, 0, r, "seat"),
        el("circle", r=r, fill=f"url(#pattern-{look.colour})", opacity=0.6),
        circle(0, 0, r * 0.76, "seat", stroke=var("seat-hi"), stroke_width=1.2),
        mono_icon(god_sign(god), 0, 0, r * 1.12, "seat-on"),
        token(look, r * 0.8, -r * 0.8, 6.5),
        class_=f"{look.class_} on-seat",
    )
    medal = pressed(table, [], wishes.confluence(table, where), named, medal)
    return at(*CONFLUENCE_AT[where], medal, id=f"god-{seat}", class_="travels")
