"""The map: regions and their contents, confluences and gods."""

from collections.abc import Sequence
from math import atan2, cos, hypot, sin

from sacbe.draw.parts import Part, part
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
from . import attempts
from .board_texts import BoardTexts
from .context import (
    Box,
    Choice,
    Context,
    Decision,
    View,
    clickable,
    colour,
    interactive,
    interactive_box,
)
from .icons import god_icon, icon_row, items, row_width, shape
from .shapes import CONFLUENCE_AT, REGION_AT, Point, outline, spots, tint

MIN_SCALE, MAX_SCALE = 0.97, 1.3  # of squads: their numbers must be readable
AROUND, AWAY = 29, 60  # radius of a confluence with arrows or god; longest shift of a name
HERO = 22  # radius of a Hero
CLOSE_UP = 330.0  # width of a close-up that a phone shows in readable letters
ALTAR_NAME, BELOW_NAME = 90.0, 12.0  # width and line height of the altar's name
SQUAD, STEP = 24.0, 26.0  # height of a squad, and distance from one to the next
CHIP = 29.0  # width of a kind of units and their number
LEVEL = 15.0  # height of a level of a pyramid
LETTERS = 15.4  # the smallest letters on the map
NAMES, SUMS = 29.0, 30.0  # letters of the overview: names of regions, numbers of units
TAP = 106.0  # of targets in the overview
TARGETS = ("hero", "neutral_hero", "swap_altars", "build", "deploy_unit", "awaken")
ON_SPOT = ("annihilate", "exile", "raze", "transform")

Pieces = Sequence[View]  # of a pyramid, from the lowest


@part
def ground(waste: Sequence[str]) -> str:
    """The land of all regions; uninhabited ones are hatched."""
    round_joins = {"stroke_linejoin": "round"}
    shore = "".join(
        poly(outline(r), "none", stroke=var("wave"), stroke_width=26, **round_joins)
        for r in REGIONS
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
        out.append(path(d, f"{tone}-lo", **low, **round_joins))
        out.append(path(d, tone, stroke=var(f"{tone}-hi"), stroke_width=2.4, **round_joins))
        if region in waste:
            out.append(el("path", d=d, fill="url(#hatch-land-waste-lo)", opacity=0.6))
    return shore + "".join(out)


def draw_map(ctx: Context) -> list[Part]:
    """The whole map, from the ground up."""
    view, names, say = ctx.view, ctx.names, ctx.say
    parts = [ground("part-map", [r for r in REGIONS if not view["regions"][r]["inhabited"]])]
    if ctx.conflict:
        parts.append(_edge("part-edge", ctx.conflict["region"]))
    if ctx.choices_of("deploy"):
        regions = dict.fromkeys(info["region"] for _, info, _ in ctx.choices_of("deploy"))
        parts.append(_deploy_outline("part-deploy", list(regions)))
    to_regions = ctx.choices_of(*TARGETS)
    if ctx.decision.any:
        parts.append(_closed_lands("part-closed", ctx.about(to_regions, attempts.TO_REGIONS), say))
    ends = attempts.ends(ctx)
    for i, region in enumerate(REGIONS):
        parts.append(_units_frame(f"part-units-{i}", _close_up(view["regions"][region], region)))
        parts += _region(ctx, region, ends)
    for name in CONFLUENCES:
        parts.append(_confluence_part(ctx, name))
    parts += [part for seat in ctx.seats if (part := _god_part(ctx, seat))]
    parts += [part for seat in ctx.seats if (part := _hero_part(ctx, seat))]
    to_regions += ctx.choices_of("move")
    if to_regions:
        parts.append(_all_targets("part-targets", ctx.about(to_regions), names, say))
    return parts


def _inhabited(ctx: Context, confluence: str) -> View:
    """The regions around a confluence, as far as parts show them."""
    regions = ctx.view["regions"]
    return {r: {"inhabited": regions[r]["inhabited"]} for r in FILE.confluences[confluence]}


def _confluence_part(ctx: Context, name: str) -> Part:
    owner = next((p for p in ctx.seats if ctx.view["gods"][str(p)] == name), None)
    fields = {"owner": owner, "regions": _inhabited(ctx, name)}
    choices = ctx.choices_of("confluence", confluence=name)
    decision = ctx.about(choices, attempts.TO_CONFLUENCES)
    return _confluence(f"part-confluence-{name}", name, fields, decision, ctx.say)


def _god_part(ctx: Context, seat: int) -> Part | None:
    where, god = ctx.view["gods"][str(seat)], ctx.view["players"][seat]["god"]
    if where is None:
        return None
    fields = {"regions": _inhabited(ctx, where)}
    decision = ctx.about((), attempts.TO_CONFLUENCES)
    inputs = (seat, god, where, fields, decision, ctx.names[seat], ctx.say)
    return _god(f"god-{seat}", *inputs).at(*CONFLUENCE_AT[where], "travels")


def _hero_part(ctx: Context, seat: int) -> Part | None:
    region = ctx.view["players"][seat]["hero"]
    if region not in REGIONS:
        return None
    decision = ctx.about((), attempts.TO_HEROES)
    figure = _hero(f"hero-{seat}", seat, region, decision, ctx.names, ctx.say)
    return figure.at(*spots(region).hero, "travels")


def _region(ctx: Context, region: str, ends: Sequence[str]) -> list[Part]:
    """A region without its land."""
    whole, i = ctx.view["regions"][region], REGIONS.index(region)
    here = bool(ctx.conflict and ctx.conflict["region"] == region)
    fields = {key: whole[key] for key in ("inhabited", "fought", "consecrated", "altar")}
    parts = [_face(f"region-{i}", region, fields, here, ctx.say)]
    if not whole["inhabited"]:
        return parts
    on_spot = ctx.choices_of(*ON_SPOT, region=region)
    on_spot += ctx.choices_of("move", "pay", **{"from": region})
    top = [each for each in on_spot if each[1].get("kind") == "pyramid"]
    parts.append(
        _pyramid(
            f"part-pyramid-{i}",
            region,
            whole["pyramid"],
            ctx.about(top, attempts.OF_PIECES),
            ctx.names,
            ctx.say,
        )
    )
    units = {key: whole[key] for key in ("units", "glyphs", "neutral_hero")} | {"ends": ends}
    rest = [each for each in on_spot if each not in top]
    decision = ctx.about(rest, (*attempts.TO_PIECES, *attempts.TO_HEROES))
    parts.append(_squads(f"part-squads-{i}", region, units, decision, ctx.names, ctx.say))
    return parts


def _close_up(view: View, region: str) -> Sequence[float]:
    """The place of the units of a region; if there are none, the region around its name."""
    if _squads_in(view):
        return spots(region).squads
    left, top, wide, high = _extent(region)
    centre, _ = spots(region).name
    width = min(wide, CLOSE_UP)
    return min(max(centre - width / 2, left), left + wide - width), top, width, high


@part
def _units_frame(box: Sequence[float]) -> str:
    """The part of a region that a phone shows large."""
    left, top, wide, high = box
    return rect(left, top, wide, high)


@part
def _edge(region: str) -> str:
    """Outline of the region of the Conflict: a triple line in a neutral colour."""
    d = polygon_path(outline(region))
    lines = (("ink", 10), ("shell", 6), ("ink", 2.6))
    return "".join(
        path(d, stroke=var(ink), stroke_width=w, stroke_linejoin="round") for ink, w in lines
    )


@part
def _deploy_outline(regions: Sequence[str]) -> str:
    """Outline of the region for which a number of units is chosen."""
    return "".join(
        path(polygon_path(outline(region)), stroke=var("jade"), stroke_width=6, opacity=0.75)
        for region in regions
    )


@part
def _closed_lands(decision: Decision, say: BoardTexts) -> str:
    """The land of the regions that cannot be chosen; a click explains why."""
    ctx = Context({}, decision, (), say)
    return "".join(_closed_land(ctx, region) for region in REGIONS)


def _closed_land(ctx: Context, region: str) -> str:
    attempt = attempts.region(ctx, region)
    if attempt is None or ctx.choices_of(*TARGETS, region=region):
        return ""
    land = path(polygon_path(outline(region)), "transparent")
    return interactive(ctx, [], attempt, ctx.say.region(region), land)


# ---------------------------------------------------------------- a region


@part
def _face(region: str, view: View, here: bool, say: BoardTexts) -> str:
    """Name, state and altar. `here`: the Conflict is in this region."""
    spot = spots(region)
    x, y = spot.name
    name = say.region(region)
    if not view["inhabited"]:
        out = _region_name(region, name, text(x, y, name, 18, "muted", "middle", 700, True))
        return out + g(
            text(x, y + 19, say("uninhabited"), LETTERS, "muted", "middle"), class_="fine"
        )
    state = "conflict" if here else "fought" if view["fought"] else ""
    tag = say(state) if state else ""
    width = text_width(name, 22, True)
    left = _clear_left(x, y, width + (_tag_width(tag) + 6 if tag else 0), spot.hero)
    out = _region_name(region, name, text(left, y, name, 22, None, None, 700, True))
    if tag:
        out += g(_tag(left + width + 6, y - 7, tag, state), class_="fine")
    if view["altar"]:
        altar = _altar(region, view["altar"], view["consecrated"], *spot.altar, say)
        out += g(altar, class_="fine")
    return out


def _region_name(region: str, name: str, usual: str) -> str:
    """The name as usual, and the larger one of an overview."""
    x, y = spots(region).name
    large = text(x, y + 8, name, NAMES, None, "middle", 700, True)
    return g(usual, class_="fine") + g(large, class_="coarse")


def _extent(region: str) -> Box:
    """The bounding box of a region."""
    xs, ys = [x for x, _ in outline(region)], [y for _, y in outline(region)]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _clear_left(x: float, y: float, wide: float, hero: Point) -> float:
    """The left edge of a text of this width: centred at x, or shifted just enough to avoid
    confluences and the Hero."""
    obstacles = [(*point, AROUND) for point in CONFLUENCE_AT.values()] + [(*hero, HERO)]
    for shift in sorted(range(-AWAY, AWAY + 1, 2), key=abs):
        left = x + shift - wide / 2
        if not any(
            left - r < cx < left + wide + r and y - 17 - r < cy < y + 5 + r
            for cx, cy, r in obstacles
        ):
            return left
    return x - wide / 2


def _tag_width(words: str) -> float:
    return text_width(words, LETTERS, True) + 10


def _tag(x: float, y: float, words: str, state: str) -> str:
    fill, ink = {
        "conflict": ("ink", "shell"),
        "fought": ("sand", "ink"),
    }[state]
    wide = _tag_width(words)
    return rect(x, y - 12, wide, 23, fill, 4) + text(
        x + wide / 2, y + 5, words, LETTERS, ink, "middle", 700
    )


def _altar(region: str, altar: str, holy: bool, x: float, y: float, say: BoardTexts) -> str:
    """The altar with the winner's reward; a consecrated region pays VP instead, and says so."""
    effect = FILE.altars[altar]
    effect_text, name = say.effect_text(effect), say.effect_name(altar)
    row = items(effect)
    if holy:
        row = [("vp", str(FILE.setup.consecrated_vp))]
    width = max(60.0, row_width(row, 21) + 22)
    low = "maize-ink" if holy else "slab-lo"
    legs = f"M{x - width / 2 + 12:.1f} {y + 13:.1f}l-4 6h10l-2 -6ZM{x + width / 2 - 12:.1f} "
    legs += f"{y + 13:.1f}l4 6h-10l2 -6Z"
    top = plaque(x - width / 2, y - 15, width, 29, "slab", 5, 1.6)
    if holy:
        top += rect(x - width / 2, y - 15, width, 29, "maize", 5)
    label = text(x, y + 33, name, LETTERS, "muted", "middle")
    if holy:
        label = text(x, y + 33, say("consecrated"), LETTERS, None, "middle", 700)
    face = (
        icon_row(row, x, y - 0.5, 21, "middle")
        if row
        else fit_text(x, y + 4, effect_text, 150, LETTERS, least=LETTERS)
    )
    title = (
        say("consecrated-pays", n=FILE.setup.consecrated_vp) if holy else f"{name}: {effect_text}"
    )
    return g(tooltip(title), path(legs, low), top, face, label, id=f"altar-{REGIONS.index(region)}")


@part
def _pyramid(
    region: str, pieces: Pieces, decision: Decision, names: Sequence[str], say: BoardTexts
) -> str:
    """The pyramid of a region and the choice of its top."""
    ctx, (x, y) = Context({}, decision, names, say), spots(region).pyramid
    out = pyramid(pieces, x, y)
    if not pieces:
        return out
    choices = ctx.choices_of(*ON_SPOT, kind="pyramid", region=region)
    width = _level_width(pieces[-1]["level"], 1.0) + 6
    box = Box(x - width / 2, y - len(pieces) * LEVEL - 6, width, LEVEL + 12)
    if choices:
        out += rect(x + 44 - TAP, y - TAP, TAP, TAP, "transparent")
    owner = pieces[-1]["seat"]
    attempt = attempts.piece(ctx, region, owner, "pyramid")
    name = f"{say.short('one-pyramid')}, {say.region(region)}, {names[owner]}"
    return interactive_box(ctx, choices, attempt, name, box, out)


def pyramid(pieces: Pieces, x: float, y: float, k: float = 1.0) -> str:
    """The pieces in their owners' colour, pattern and shape; a dashed outline is the next level."""
    out, height = "", LEVEL * k
    for i, piece in enumerate(pieces):
        out += _piece(piece["level"], piece["seat"], x, y - (i + 1) * height, k)
    next_level = pieces[-1]["level"] + 1 if pieces else 1
    if next_level <= LEVELS:
        width = _level_width(next_level, k)
        top = y - (len(pieces) + 1) * height
        dashed: dict[str, Value] = {
            "stroke": var("muted"),
            "stroke_width": 1.1,
            "stroke_dasharray": "3 3",
        }
        out += rect(x - width / 2, top, width, height, "none", 0, **dashed)
    return out


def _level_width(level: int, k: float) -> float:
    return (88 - 19 * (level - 1)) * k


def _piece(level: int, seat: int, x: float, top: float, k: float) -> str:
    width, height, look = _level_width(level, k), 15 * k, colour(seat)
    left = x - width / 2
    pattern: dict[str, Value] = {"fill": f"url(#pattern-{look.colour})", "opacity": 0.65}
    return g(
        rect(left + 1, top + 2, width, height, "seat-lo"),
        rect(left, top, width, height, "seat"),
        el("rect", x=left, y=top, width=width, height=height, **pattern),
        rect(x - 9 * k, top + 1, 18 * k, height - 2, "seat"),
        line(left, top + 0.8, left + width, top + 0.8, "seat-hi", 1.6),
        shape(look, x, top + height / 2, 4.2 * k, "seat-on"),
        class_=look.class_,
    )


# ---------------------------------------------------------------- squads


def _counts(view: View, seat: str) -> list[tuple[str, int]]:
    units = [(kind, view["units"][seat][kind]) for kind in KINDS]
    return [each for each in (*units, ("glyph", view["glyphs"][seat])) if each[1]]


def _squads_in(view: View) -> list[tuple[int, list[tuple[str, int]]]]:
    """The seats with units or glyphs in a region, and their counts."""
    return [(int(p), n) for p in view["units"] if (n := _counts(view, p))]


@part
def _squads(
    region: str, view: View, decision: Decision, names: Sequence[str], say: BoardTexts
) -> str:
    """The units and glyphs of all seats, and a neutral Hero."""
    ctx = Context(view, decision, names, say)
    out = _all_squads(ctx, region)
    if view["neutral_hero"] is not None:
        out += _neutral(ctx, view["neutral_hero"], region)
    return out


def _all_squads(ctx: Context, region: str) -> str:
    """The units and glyphs of all seats, in the number of columns that makes them largest."""
    squads = _squads_in(ctx.view)
    if not squads:
        return ""
    left, top, width, height = spots(region).squads
    if spots(region).altar[0] > left - ALTAR_NAME / 2:
        top, height = top + BELOW_NAME, height - BELOW_NAME
    scale, columns = max(_scale(squads, n, width, height) for n in (1, 2))
    scale = max(scale, MIN_SCALE)
    out, x = "", 0.0
    for column in range(columns):
        part = squads[column::columns]
        for row, (seat, counts) in enumerate(part):
            out += _squad(ctx, region, seat, counts, x, row * STEP)
        x += max((_squad_width(n) for _, n in part), default=0) + 6
    k = f" scale({scale:.3f})" if scale != 1 else ""
    usual = g(out, transform=f"{move(left, top)}{k}")
    return g(usual, class_="fine") + g(_sums(squads, region), class_="coarse")


def _sums(squads: Sequence[tuple[int, Sequence[tuple[str, int]]]], region: str) -> str:
    """The number of units and glyphs of each seat, for an overview: two by two."""
    left, top, *_ = spots(region).squads
    out = ""
    for i, (seat, counts) in enumerate(squads):
        x, y = left + 16 + i % 2 * 66, top + 20 + i // 2 * 36
        sign = token(colour(seat), x, y, 12)
        sign += text(x + 16, y + 10, sum(n for _, n in counts), SUMS, None, None, 700)
        out += g(sign, id=f"sum-{REGIONS.index(region)}-{seat}")
    return out


def _scale(
    squads: Sequence[tuple[int, Sequence[tuple[str, int]]]], columns: int, w: float, h: float
) -> tuple[float, int]:
    """The scale of the squads in this number of columns."""
    parts = [squads[i::columns] for i in range(columns)]
    width = sum(max((_squad_width(n) + 6 for _, n in part), default=0) for part in parts) - 6
    height = max(map(len, parts)) * STEP - (STEP - SQUAD)
    return min(MAX_SCALE, w / width, h / height), columns


def _squad_width(counts: Sequence[tuple[str, int]]) -> float:
    return 23.0 + CHIP * len(counts)


def _squad(
    ctx: Context, region: str, seat: int, counts: Sequence[tuple[str, int]], x: float, y: float
) -> str:
    """One player's presence: shape, then shamans, warriors and glyphs with their counts."""
    look = colour(seat)
    out = plaque(0, 0, _squad_width(counts), SQUAD, "slab", 5, 1.2)
    out += rect(0, 0, 4, SQUAD, look.colour, 2) + token(look, 12.5, SQUAD / 2, 6)
    for i, (kind, n) in enumerate(counts):
        left = 21.0 + CHIP * i
        chip = mono_icon(kind, left + 8, SQUAD / 2, 16, f"{look.colour}-edge")
        chip += text(left + 16.5, SQUAD / 2 + 5.4, n, LETTERS, None, None, 700)
        choices, attempt = (
            _unit_choices(ctx, region, seat, kind),
            attempts.piece(ctx, region, seat, kind),
        )
        place = f"{ctx.say.region(region)}, {ctx.names[seat]}"
        label = f"{ctx.say.short(f'n-{kind}', n=str(n), count=n)}, {place}"
        out += interactive_box(
            ctx, choices, attempt, label, Box(left - 0.5, -0.5, CHIP - 1, SQUAD + 1), chip
        )
    name = f"squad-{REGIONS.index(region)}-{seat}"
    return at(x, y, g(out, class_="on-slab"), id=name, class_="travels")


def _unit_choices(ctx: Context, region: str, seat: int, kind: str) -> list[Choice]:
    choices = ctx.choices_of(*ON_SPOT, region=region, owner=seat, kind=kind)
    choices += ctx.choices_of("move", owner=seat, kind=kind, **{"from": region})
    if seat == ctx.seat:
        choices += ctx.choices_of("pay", kind=kind, **{"from": region})
    return choices


@part
def _hero(seat: int, region: str, decision: Decision, names: Sequence[str], say: BoardTexts) -> str:
    """A Hero in its region; the players panel lists Heroes in the reserve."""
    ctx = Context({}, decision, names, say)
    look = colour(seat)
    name = ctx.say("hero-of", name=ctx.names[seat], region=ctx.say.region(region))
    figure = g(
        tooltip(name),
        el("ellipse", cx=0, cy=17.5, rx=19, ry=5.5, fill=var("seat-lo")),
        mono_icon("hero", 0, 0, 38, f"{look.colour}-edge"),
        token(look, 0, 17, 5.5),
        class_=look.class_,
    )
    return interactive(ctx, [], attempts.hero(ctx, region), name, figure)


def _neutral(ctx: Context, seat: int, region: str) -> str:
    """A neutral Hero, with the shape of the player who placed it."""
    label = ctx.say("neutral", name=ctx.names[seat])
    figure = mono_icon("hero", 0, 0, 38, "muted") + token(colour(seat), 0, 17, 5.5)
    figure = interactive(ctx, [], attempts.hero(ctx, region), label, tooltip(label), figure)
    return at(*spots(region).hero, figure)


# ---------------------------------------------------------------- targets in regions


@part
def _all_targets(decision: Decision, names: Sequence[str], say: BoardTexts) -> str:
    """The choices that target a region."""
    ctx = Context({}, decision, names, say)
    return "".join(_targets(ctx, region) for region in REGIONS)


def _targets(ctx: Context, region: str) -> str:
    """A disc for each choice that targets a region. Units of a kind that can move there share one;
    the land itself can be pressed unless units on it can."""
    groups = [[each] for each in ctx.choices_of(*TARGETS, region=region)]
    groups += [each for kind in KINDS if (each := ctx.choices_of("move", to=region, kind=kind))]
    covers = len(groups) == 1 and not ctx.choices_of("move", **{"from": region})
    x, y = spots(region).target
    if len(groups) > 1:
        left, _, wide, _ = _extent(region)
        across = TAP * (len(groups) - 1)
        x = max(left + TAP / 2, min(x - across / 2, left + wide - TAP / 2 - across))
    out = ""
    for i, choices in enumerate(groups):
        info = choices[0][1]
        kind = info.get("kind") or {"swap_altars": "altar"}.get(info["type"], "hero")
        sign = {"pyramid": "temple", "altar": "exile"}.get(kind, kind)
        cx = x + TAP * i
        disc = g(target(cx, y, 17) + mono_icon(sign, cx, y, 20, "lit-ink"), class_="grow")
        whole = rect(cx - TAP / 2, y - TAP / 2, TAP, TAP, "transparent")
        if covers:
            whole = path(polygon_path(outline(region)), "transparent")
        out += clickable(choices, ctx.say, whole, g(disc, class_="on-lit"))
    return out


# ---------------------------------------------------------------- confluences and gods


def _target_centres() -> dict[str, Point]:
    """Where the targets of confluences are: on the picture, and side by side with their
    neighbours."""
    at = {name: (x, max(y, TAP / 2 + 10)) for name, (x, y) in CONFLUENCE_AT.items()}
    centres = {}
    for name, (x, y) in at.items():
        dx = dy = 0.0
        for other, (ox, oy) in at.items():
            if other != name and 0 < (near := hypot(x - ox, y - oy)) < TAP:
                push = (TAP - near) / 2 + 0.5
                dx, dy = dx + (x - ox) / near * push, dy + (y - oy) / near * push
        centres[name] = (x + dx, y + dy)
    return centres


TARGET_AT = _target_centres()


@part
def _confluence(name: str, view: View, decision: Decision, say: BoardTexts) -> str:
    """A ring with arrows to its regions; the arrows to uninhabited regions are hollow."""
    x, y = CONFLUENCE_AT[name]
    ctx, owner = Context(view, decision, (), say), view["owner"]
    choices = decision.choices
    r = 17.0 if choices else 11.0 if owner is None else 21.0
    ink = "ink" if owner is None else f"{colour(owner).colour}-edge"
    out = ""
    for region in FILE.confluences[name]:
        live = ctx.view["regions"][region]["inhabited"]
        out += _arrow((x, y), REGION_AT[region], r + 1, ink if live else "shell", ink)
    disc = circle(x, y, r, "shell", stroke=var("muted"), stroke_width=1.8)
    disc += circle(x, y, r * 0.55, "none", stroke=var("cenote"), stroke_width=2.4)
    if choices:
        sign = target(x, y, 15) + g(mono_icon("summon", x, y, 17, "lit-ink"), class_="on-lit")
        disc = circle(*TARGET_AT[name], TAP / 2, "transparent") + g(sign, class_="grow")
    attempt = attempts.confluence(ctx, name) if owner is None else None  # the god has its own
    inhabited = presence(ctx.view, name)
    regions = say.around(name, inhabited) if inhabited else say("uninhabited")
    label = say("confluence", name=name, regions=regions)
    return interactive(
        ctx, choices, attempt, label, tooltip(label), out, disc, id=f"confluence-{name}"
    )


def _arrow(start: Point, to: Point, r: float, fill: str, edge: str) -> str:
    a = atan2(to[1] - start[1], to[0] - start[0])
    tip = (start[0] + (r + 8) * cos(a), start[1] + (r + 8) * sin(a))
    back = (start[0] + r * cos(a), start[1] + r * sin(a))
    side = (5.4 * sin(a), -5.4 * cos(a))
    corners = [tip, (back[0] + side[0], back[1] + side[1]), (back[0] - side[0], back[1] - side[1])]
    return poly(corners, fill, stroke=var(edge), stroke_width=1.2, stroke_linejoin="round")


@part
def _god(
    seat: int, god: str, where: str, view: View, decision: Decision, name: str, say: BoardTexts
) -> str:
    """A god as a medallion on its confluence."""
    ctx, look, r = Context(view, decision, (), say), colour(seat), 21.0
    regions = ctx.say.join_list([ctx.say.region(region) for region in presence(ctx.view, where)])
    label = f"{say.god(god)} ({name})"
    medal = g(
        tooltip(ctx.say("god-at", god=label, confluence=where, regions=regions)),
        circle(1, 2.4, r, "seat-lo"),
        circle(0, 0, r, "seat"),
        el("circle", r=r, fill=f"url(#pattern-{look.colour})", opacity=0.6),
        circle(0, 0, r * 0.76, "seat", stroke=var("seat-hi"), stroke_width=1.2),
        mono_icon(god_icon(god), 0, 0, r * 1.12, "seat-on"),
        token(look, r * 0.8, -r * 0.8, 6.5),
        class_=f"{look.class_} on-seat",
    )
    return interactive(ctx, [], attempts.confluence(ctx, where), label, medal)
