"""The five wheels: printed rings of actions, workers in the holes, where they may go."""

import functools
import math
from collections.abc import Mapping, Sequence

from sacbe.draw.gears import gear
from sacbe.draw.palette import SEATS
from sacbe.draw.parts import Part, group, part
from sacbe.draw.pieces import ghost, plaque, price_sign, ring, target, token, unavailable_target
from sacbe.draw.svg import (
    arc_path,
    at,
    circle,
    disabled_choice,
    g,
    line,
    move,
    num,
    path,
    pen,
    polar,
    polygon_path,
    rect,
    sector_path,
    text,
    tooltip,
    use,
    var,
)
from sacbe.draw.widgets import chevron, draw_item, item_width
from sacbe.text import Texts

from ..blocked import Why, why_blocked
from ..derived import lowest_free
from .choices import Choices, ChoicesByPart, interactive
from .geometry import FIELD_MOVE, HOLE_RADIUS, RING_IN, WHEEL, M, Wheel, ride
from .labels import View
from .spaces import ANYTHING, action_icons
from .tooltips import about_entry, about_space, about_worker, cached_name, cached_where

WORKER = 8.6  # radius of a worker in its hole
CHICHEN = "chichen_itza"
PICK_UP_QUESTIONS = ("turn", "pick_up")  # questions at which workers can be picked up
PLACE_QUESTIONS = ("turn", "place", "pick_up")  # questions at which workers can be placed
USED_OPACITY = 0.4  # opacity of an action under a skull
TARGET = 12.4  # radius of a legal target
ICON = 13.5  # size of the icons on the rings


def groove(x: float, y: float, r: float, stone: str, width: float = 1.6) -> str:
    """A carved circle: dark on the upper left, light on the lower right."""
    lo, hi = var(f"{stone}-lo"), var(f"{stone}-hi")
    return circle(x - 0.5, y - 0.6, r, stroke=lo, stroke_width=width) + circle(
        x + 0.6, y + 0.8, r, stroke=hi, stroke_width=width * 0.8
    )


def turning_arrow(cx: float, cy: float, r: float, a0: float, a1: float, colour: str) -> str:
    """A small arc with an arrowhead that shows the direction in which a wheel turns."""
    way = 1 if a1 > a0 else -1
    tip = polar(cx, cy, r, a1 + way * 200 / r)
    head = polygon_path([tip, polar(cx, cy, r - 4, a1 - way), polar(cx, cy, r + 4, a1 - way)])
    return path(arc_path(cx, cy, r, a0, a1), **pen(colour, 2, ends="round")) + path(head, colour)


# ---------------------------------------------------------------- printed parts


def _along(w: Wheel, space: int, items: Sequence[str], modules: float, size: float) -> str:
    """Upright icons laid along the ring, read from left to right or from top to bottom."""
    angle = math.radians(w.angle(space) + 90)
    side = abs(math.sin(angle))  # 1 where the ring is vertical
    forward = math.sin(angle) > 0 if side > 0.75 else math.cos(angle) > 0
    ordered = items if forward else items[::-1]

    def extent(item: str) -> float:
        tall = size * 0.62 if item in (">", "/", "=") else size + 1.5
        return item_width(item, size) * (1 - side) + tall * side

    run, out = -sum(map(extent, ordered)) / 2, []
    for item in ordered:
        x, y = w.beside(space, modules, run + extent(item) / 2)
        turn = math.degrees(angle) + (0 if forward else 180)
        if item == ">":
            out.append(chevron(x, y, turn))
        elif item == "/":
            dx, dy = 5 * math.sin(math.radians(turn)), 5 * math.cos(math.radians(turn))
            out.append(line(x + dx, y - dy, x - dx, y + dy, "muted", 1.7, stroke_linecap="round"))
        else:
            out.append(draw_item(item, x - item_width(item, size) / 2, y, size))
        run += extent(item)
    return "".join(out)


def _number(w: Wheel, space: int, shift: float = 0.0) -> str:
    x, y = w.beside(space, RING_IN + 0.66, shift)
    disc = circle(x, y, 7, f"{w.stone}-num")
    return disc + text(x, y + 3.7, space, 10.4, "ring-ink", "middle", 700)


@functools.cache
def _sector(w: Wheel, space: float, to: float) -> str:
    r0, r1 = w.pitch + RING_IN * M, w.pitch + w.ring_out * M
    return sector_path(*w.centre, r0, r1, w.angle(space), w.angle(to))


@functools.cache
def _segment(w: Wheel, inset: float) -> str:
    """The segment of one space, around a wheel at (0, 0): the same path for all its spaces, which
    are turned to their places, so that they compress well."""
    r0, r1 = w.pitch + RING_IN * M + inset, w.pitch + w.ring_out * M - inset
    half = w.step / 2 - inset / 2
    return sector_path(0, 0, r0, r1, -half, half)


@functools.cache
def _ring(key: str) -> str:
    """The fixed ring of the numbered spaces, open towards the calendar."""
    w = WHEEL[key]
    d = _sector(w, -0.5, w.last + 0.5)
    out = path(d, "slab-lo", transform="translate(1 1.6)")
    out += path(d, "slab-hi", transform="translate(-.6 -.8)") + path(d, "slab")
    cx, cy = w.centre
    r0, r1 = w.pitch + RING_IN * M, w.pitch + w.ring_out * M
    rim = arc_path(cx, cy, r1 - 1.6, w.angle(-0.5), w.angle(w.last + 0.5))
    out += path(rim, stroke=var(w.stone), stroke_width=3.2)
    for space in range(1, w.last + 1):
        (x0, y0), (x1, y1) = (polar(cx, cy, r, w.angle(space - 0.5)) for r in (r0 + 3, r1 - 5))
        out += line(x0, y0, x1, y1, "slab-lo", 1.1)
        out += line(x0 + 0.9, y0 + 0.9, x1 + 0.9, y1 + 0.9, "slab-hi", 0.9)
    if key != CHICHEN:
        for space in range(w.last + 1):
            out += _number(w, space)
            out += _along(w, space, action_icons(key, space), RING_IN + 2, ICON)
    return out


@functools.cache
def _hub(key: str, label: str) -> str:
    w = WHEEL[key]
    cx, cy = w.centre
    r, big = w.hub, w.teeth > 10
    out = groove(cx, cy, r, w.stone)
    out += turning_arrow(cx, cy, r - 4, 240, 296, f"{w.stone}-lo")
    icon = use(w.icon, cx, cy - 9, 26 if big else 19)
    size = 12.5 if big else 10
    name = text(cx, cy + (16 if big else 11), label, size, None, "middle", 700, True)
    return out + g(icon, class_="grow") + g(name, class_="fine") + _outer_name(w, label)


# Where the overview has the names of the wheels: edge and line, in modules; they grow inwards, so
# that they fit on a window of any shape.
NAMES = {
    "palenque": (-22.6, 22.6, "start", "rightward"),
    "yaxchilan": (-22.6, -14.2, "start", "rightward"),
    "tikal": (6.6, -21.6, "start", "rightward"),
    "uxmal": (22.6, -14.2, "end", "leftward"),
    CHICHEN: (22.6, 24.6, "end", "leftward"),
}


def _outer_name(w: Wheel, label: str) -> str:
    """The name of a wheel beside it, for the overview."""
    x, y, anchor, side = NAMES[w.key]
    name = text(x * M, y * M, label, 16.5, None, anchor, 700, True)
    return g(g(name, class_=f"grow {side}"), class_="coarse")


@functools.cache
def _holes(key: str) -> str:
    """The holes, which turn with the face of the wheel."""
    w, out = WHEEL[key], ""
    for k in range(w.teeth):
        x, y = polar(0, 0, w.orbit, k * w.step)
        out += circle(x, y, HOLE_RADIUS * M, f"{w.stone}-lo")
        out += circle(x, y, HOLE_RADIUS * M - 1.5, "hole", opacity=0.5)
    return out


@part
def _chichen_labels(bank: int, skulls: Sequence[bool]) -> str:
    """Numbers, sockets for skulls, and the points of a skull there."""
    w = WHEEL[CHICHEN]
    cx, cy = w.centre
    number = text(cx + 14, cy - 5, bank, 11, None, None, 700)
    out = g(_number(w, 0), class_="fine") + g(number, class_="grow digits")
    for space in range(1, w.last + 1):
        items = action_icons(CHICHEN, space)
        label = _number(w, space, -8.5 if items != ANYTHING else 0)
        if items == ANYTHING:
            label += use("action-any", *w.beside(space, RING_IN + 2.1), 16)
        else:
            x, y = w.beside(space, RING_IN + 0.72, 8.5)
            gain = _along(w, space, items, RING_IN + 2.16, ICON)
            if skulls[space]:
                label += use("skull", x, y, 15) + g(gain, opacity=USED_OPACITY)
            else:
                label += circle(x, y, 6.4, **pen("edge", 1.2, "2.4 2")) + gain
        out += g(label, class_="fine")
    return out


# ---------------------------------------------------------------- workers


def _next_position(w: Wheel, space: int, seat: int, piece: str) -> str:
    """The outline on the tooth where the worker will be tomorrow; struck through where it would
    fall off the wheel."""
    r = 4.6
    body = ghost(SEATS[seat], 0, 0, r)
    if space >= w.last:
        body += line(-r, r, r, -r, "cinnabar", 2.2, stroke_linecap="round")
    there = ride(*w.centre, w.pitch + 0.2 * M, w.angle(space + 1))
    return g(body, id=f"tomorrow-{piece}", class_="rides", transform=there)


def dummy_peg(r: float) -> str:
    """A dummy worker, around (0, 0)."""
    k = num(r * 0.38)
    peg = circle(1, 1.4, r, "done-lo") + circle(0, 0, r, "done")
    cross = f"M-{k} -{k}L{k} {k}M{k} -{k}L-{k} {k}"
    return peg + path(cross, stroke=var("done-lo"), stroke_width=2)


def _hole_id(w: Wheel, who: int | str, space: int, day: int) -> str:
    """The id of a worker is that of its hole, which turns with it."""
    return f"w-{who}-{w.key}-{(space - day) % w.teeth}"


def _dummy(w: Wheel, space: int, day: int, pickable: bool, choices: Choices, texts: Texts) -> str:
    """A dummy worker. Its label says everything, so it has no tooltip."""
    why = None
    if space <= w.last and pickable:
        why = choices.illegal(type="pick_up", wheel=w.key, space=space)
    label = f"{cached_name('dummy', texts)}, {cached_where(w.key, space, texts)}"
    piece = _hole_id(w, "dummy", space, day)
    body, where = dummy_peg(WORKER - 1), w.hole_transform(space)
    if why is not None:
        return disabled_choice(why, label, body, class_="rides", id=piece, transform=where)
    return g(body, class_="rides", role="img", aria_label=label, id=piece, transform=where)


def _worker(
    w: Wheel,
    space: int,
    seat: int,
    view: View,
    closed: bool,
    blocked: Mapping[str, Why],
    choices: Choices,
    names: Sequence[str],
    texts: Texts,
) -> str:
    """A worker, and where it will be tomorrow. `closed`: a click explains why it stays."""
    piece, over = _hole_id(w, seat, space, view["day"]), view["over"]
    body = g(token(SEATS[seat], 0, 0, WORKER), class_="arrives")
    facts = {"type": "pick_up", "wheel": w.key, "space": space}
    about = about_worker(names[seat], w.key, space, blocked.get(str(space)), texts)
    worker = interactive(
        choices.of(**facts),
        choices.illegal(**facts) if closed else None,
        f"{names[seat]}: {cached_where(w.key, space, texts)}",
        body,
        circle(0, 0, w.reach, "transparent") + ring(WORKER + 3.4),
        "" if over else about,
        class_="rides",
        id=piece,
        transform=w.hole_transform(space),
    )
    return ("" if over else _next_position(w, space, seat, piece)) + worker


@part
def _workers(
    key: str,
    view: View,
    blocked: Mapping[str, Why],
    choices: Choices,
    names: Sequence[str],
    texts: Texts,
) -> str:
    """The workers on a wheel. `blocked` are the reasons why actions there cannot be used, by
    space."""
    w, out = WHEEL[key], ""
    pickable = view["pickable"]
    for space, who in enumerate(view["workers"]):
        if who == "dummy":
            out += _dummy(w, space, view["day"], pickable, choices, texts)
        elif who is not None:
            closed = pickable or who == view["current_player"]
            out += _worker(w, space, who, view, closed, blocked, choices, names, texts)
    return out


@part
def _entry(
    key: str, space: int | None, placing: bool, price: int | None, choices: Choices, texts: Texts
) -> str:
    """The space where the next worker would be placed: with its cost, or why it is not possible.
    None: the wheel is full."""
    w = WHEEL[key]
    mine = choices.of(type="place", wheel=key)
    why = choices.illegal(type="place", wheel=key) if placing else None
    if space is None:
        body = circle(*w.centre, w.hub, "transparent")
        return disabled_choice(why, cached_name(key, texts), body) if why else ""
    x, y = w.hole(space)
    about = about_entry(key, space, texts)
    if mine:
        body = priced_target(x, y, mine[0].info["cost"])
        body += circle(x, y, w.reach, "transparent")
        return interactive(mine, None, "", body, about=about)
    if why is None:
        return ""
    body = unaffordable(x, y, price)
    return disabled_choice(why, cached_where(key, space, texts), tooltip(about), body)


def price(view: View, seat: int | None, space: int) -> int | None:
    """The cost of a space for the reader's next worker; None if the cost is not the reason why it
    cannot be placed."""
    hand = seat is not None and view["players"][seat]["workers_in_hand"]
    return space + view["placed"] if hand and view["phase"] != "pick_up" else None


def priced_target(x: float, y: float, cost: int) -> str:
    """A space for the next worker, with its cost; an overview shows the number alone."""
    usual = g(target(x, y, TARGET, cost, "corn"), class_="grow digits")
    return usual + price_sign(x, y, TARGET, cost)


def unaffordable(x: float, y: float, price: int | None) -> str:
    """A space that the next worker cannot take: its cost, if the reason is a lack of corn."""
    if price is not None:
        return g(unavailable_target(x, y, TARGET - 0.8, price, "corn"), class_="grow digits")
    return circle(x, y, TARGET, "transparent")


@part
def _uses(key: str, choosing: bool, free: int | None, choices: Choices, texts: Texts) -> str:
    """The segments of the ring have tooltips with their effect; actions that may be used now glow
    and show the corn cost. `free` is the lowest free space, unless the reader chooses an action."""
    w, out = WHEEL[key], ""
    for space in range(w.last + 1):
        facts = {"type": "use", "wheel": key, "space": space}
        mine = choices.of(**facts)
        cost = mine[0].info["cost"] if mine else 0
        lit = "glow wash" if mine else None
        where = f"{move(*w.centre)} rotate({num(w.angle(space))})"
        body = path(_segment(w, 2), "transparent", class_=lit, transform=where)
        if cost:
            x, y = w.beside(space + 0.3, RING_IN + 0.7)
            body += g(target(x, y, 10.4, cost, "corn"), class_="grow digits")
        halo = path(_segment(w, -2), class_="halo", transform=where) if mine else ""
        why = choices.illegal(**facts) if choosing and 0 < space <= w.actions else None
        days = space - free if free is not None and space > free else None
        about = about_space(key, space, days, texts)
        out += interactive(mine, why, cached_where(key, space, texts), body, halo, about)
    return out


_ring_part = part(_ring)
_hub_part = part(_hub)


@group
def rings() -> list[Part]:
    """The fixed rings below the wheels."""
    return [_ring_part(f"part-{key}", key).place(FIELD_MOVE, "fine") for key in WHEEL]


@group
def gears(day: int) -> list[Part]:
    """The wheels."""
    out = []
    for key, w in WHEEL.items():
        where = f"{FIELD_MOVE} {move(*w.centre)}"
        out += gear(f"wheel-{w.stone}", w.teeth, where, w.angle(day), w.stone, 1.6, _holes(key))
    return out


@group
def hubs(skulls: int, chichen: Sequence[bool], texts: Texts) -> list[Part]:
    """What is fixed above the wheels: their names, and the skulls."""
    out = [_hub_part(f"part-hub-{key}", key, cached_name(key, texts)) for key in WHEEL]
    out.append(_chichen_labels("part-skulls", skulls, chichen))
    return [part.place(FIELD_MOVE) for part in out]


def uses(view: View, choices: ChoicesByPart, texts: Texts) -> list[Part]:
    """The tooltips of all spaces, and the actions that can be chosen."""
    choosing = choices.is_choosing and view["phase"] in ("use", "any_action")
    out = []
    for key in WHEEL:
        free = None if choosing else lowest_free(view, key)
        used = _uses(f"part-use-{key}", key, choosing, free, choices[f"use-{key}"], texts)
        out.append(used.place(FIELD_MOVE))
    return out


def workers(view: View, choices: ChoicesByPart, names: Sequence[str], texts: Texts) -> list[Part]:
    """The workers on all wheels."""
    phase, out = view["phase"], []
    fields = {
        "day": view["day"],
        "over": phase == "over",
        "pickable": choices.is_choosing and phase in PICK_UP_QUESTIONS,
        "current_player": view["current_player"] if choices.is_choosing else None,
    }
    for key in WHEEL:
        mine = choices[f"workers-{key}"]
        here = {"workers": view["wheels"][key], **fields}
        blocked = _blocked(view, key, mine)
        out.append(_workers(f"part-on-{key}", key, here, blocked, mine, names, texts))
    return [part.place(FIELD_MOVE) for part in out]


def entries(view: View, seat: int | None, choices: ChoicesByPart, texts: Texts) -> list[Part]:
    """Where the next worker can be placed on each wheel."""
    placing, out = choices.is_choosing and view["phase"] in PLACE_QUESTIONS, []
    for key in WHEEL:
        free = lowest_free(view, key)
        cost = price(view, seat, free) if placing and free is not None else None
        mine = choices[f"enter-{key}"]
        out.append(_entry(f"part-enter-{key}", key, free, placing, cost, mine, texts))
    return [part.place(FIELD_MOVE) for part in out]


def _blocked(view: View, key: str, choices: Choices) -> dict[str, Why]:
    """Why the actions of the workers that can be picked up could not be used, by space."""
    whys = {}
    for one in choices.all:
        space = one.info["space"]
        why = why_blocked(view, view["wheels"][key][space], key, space)
        if why is not None:
            whys[str(space)] = why
    return whys


# ---------------------------------------------------------------- the jungle

SLOT = 14.6


def _jungle_tile(kind: str, x: float, y: float, s: float = 12.6) -> str:
    h = s / 2
    if kind == "gone":
        return rect(x - h, y - h, s, s, "none", 3, opacity=0.7, **pen("edge", dash="2 2"))
    if kind == "corn":
        return plaque(x - h, y - h, s, s, "uxmal", 3, 1) + use("corn", x, y, s - 2.6)
    below = plaque(x - h + 1.8, y - h + 2, s, s, "uxmal", 3, 0.8)
    above = plaque(x - h - 0.4, y - h - 0.4, s, s, "palenque", 3, 1)
    return below + above + use("wood", x, y, s - 2)


@part
def jungle(tiles: View, slots: int) -> str:
    """The tiles beside Palenque: wood lies on corn; taken tiles leave a gap."""
    w, out = WHEEL["palenque"], ""
    for space, there in tiles.items():
        kinds = ["wood"] * there["wood"] + ["corn"] * there["corn"]
        kinds += ["gone"] * (slots - len(kinds))
        for i, kind in enumerate(kinds):
            shift = (i - (len(kinds) - 1) / 2) * SLOT
            x, y = w.beside(int(space), w.ring_out + 0.9, shift)
            out += _jungle_tile(kind, x, y)
    return out


def start_worker(x: float, y: float, seat: int) -> str:
    """A worker on the starting-player space."""
    return at(x, y, token(SEATS[seat], 0, 0, WORKER), id=f"w-{seat}-start", class_="travels")
