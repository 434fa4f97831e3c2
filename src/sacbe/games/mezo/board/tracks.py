"""Calendar and codex, devotion, the angry god, Xibalba and the Era."""

from collections.abc import Sequence
from math import cos, pi, sin

from sacbe.draw.numerals import maya_number
from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import plaque, token
from sacbe.draw.svg import (
    Value,
    at,
    circle,
    fit_text,
    g,
    line,
    mono_icon,
    rect,
    text,
    tooltip,
    var,
    wrap_text,
)
from sacbe.draw.widgets import panel

from ..data import FILE, KINDS, N_ERAS
from ..derived import SPACES, TOKENS, cost
from . import attempts
from .board_texts import BoardTexts
from .context import Asked, Box, Context, View, colour, interactive, interactive_box
from .icons import icon_row, items
from .shapes import Point
from .text_box import draw_lines, fit_paragraph

IN_A_ROW = 10  # spaces of the devotion track
TOKEN_STEP = 78.0  # width for the name of a token
LEVEL_TONES = {1: "slab", 2: "land-yellow", 3: "land-red"}


TRACKS = (("calendar", KINDS[0], FILE.calendar), ("codex", KINDS[1], FILE.codex))
LABEL = 88.0  # width of the name of a track


def calendar_and_codex(ctx: Context, box: Box) -> list[Part]:
    """The two tracks, each with the units that win its spaces."""
    cancelled = ctx.conflict["cancelled"] if ctx.conflict else []
    parts = [_tracks("part-tracks", box, cancelled, ctx.say)]
    shown = {"conflict": bool(ctx.conflict) and ctx.asked.any}
    for i, (track, kind, spaces) in enumerate(TRACKS):
        row = _track_box(box, i)
        step = (row.w - LABEL) / len(spaces)
        for k, space in enumerate(spaces):
            place = Box(row.x + LABEL + k * step, row.y + 3, step - 6, row.h - 6)
            asked = ctx.about(ctx.choices_of("space", space=space), attempts.TO_TARGETS)
            inputs = (place, kind, space, ctx.view[track][space], shown, asked, ctx.say)
            parts.append(_space(f"part-space-{space}", *inputs))
    return parts


def _track_box(box: Box, i: int) -> Box:
    half = (box.h - 10) / 2
    return Box(box.x + 10, box.y + 6 + i * half, box.w - 14, half - 3)


@part
def _tracks(box: Box, cancelled: Sequence[str], say: BoardTexts) -> str:
    """The names of the tracks, and who wins their spaces."""
    out = panel(box.x, box.y, box.w, box.h)
    for i, (track, kind, _) in enumerate(TRACKS):
        x, y, *_ = _track_box(box, i)
        out += fit_text(x, y + 26, say(track), LABEL - 6, 16, None, None, 700, True)
        out += mono_icon(kind, x + 11, y + 52, 24, "ink")
        note = say("not-awarded") if track in cancelled else say(f"most-{kind}")
        for k, part_ in enumerate(wrap_text(note, LABEL - 28, 11, lines=3)):
            ink = "cinnabar-ink" if track in cancelled else "muted"
            out += text(x + 26, y + 49 + 13 * k, part_, 11, ink)
    return out


@part
def _space(
    box: Box,
    kind: str,
    space: str,
    owner: int | None,
    view: View,
    asked: Asked,
    say: BoardTexts,
) -> str:
    """Name and effect of a space, and the unit on it."""
    ctx, effect = Context(view, asked, (), say), SPACES[space]
    effect_text, name = say.effect_text(effect), say.effect_name(space)
    out = plaque(box.x, box.y, box.w, box.h, "slab", 5, 1.5)
    mid = box.x + box.w / 2
    out += fit_text(mid, box.y + 16, name, box.w - 8, 12.5, None, "middle", 700)
    inner = ""
    row, top = items(effect), box.y + 24
    if row:
        inner += icon_row(row, mid, box.y + 34, 20, "middle", room=box.w - 12)
        top = box.y + 46
    if owner is None:
        size, text_lines = fit_paragraph(
            say.effect_text_without_place(effect), box.w - 8, box.y + box.h - 1 - top, 11.5
        )
        out += inner + draw_lines(mid, top, text_lines, size, "muted", "middle")
    else:
        look = colour(owner)
        out += g(inner, opacity=0.4)
        edge: dict[str, Value] = {"stroke": var(look.colour), "stroke_width": 2.4}
        out += rect(box.x, box.y, box.w, box.h, "none", 5, **edge)
        unit = (
            circle(0, 0, 19, "seat", stroke=var("seat-lo"), stroke_width=1.5),
            mono_icon(kind, 0, -1, 25, "seat-on"),
            token(look, 15, 14, 6),
        )
        medal = g(*unit, class_=f"{look.class_} on-seat")
        out += at(mid, box.y + box.h - 28, medal, id=f"taken-{space}")
    choices, label = ctx.choices_of("space", space=space), f"{name}: {effect_text}"
    attempt = attempts.space(ctx, space)
    return interactive_box(
        ctx, choices, attempt, label, box, tooltip(label), g(out, class_="on-slab")
    )


def devotion(ctx: Context, box: Box) -> list[Part]:
    """The devotion track with the markers of all seats."""
    spots = [player["devotion"] for player in ctx.view["players"]]
    return [
        _devotion("part-devotion", box, ctx.say),
        _markers("part-markers", box, spots),
    ]


@part
def _devotion(box: Box, say: BoardTexts) -> str:
    """The track in rows; the numbers are final points, the tones are levels."""
    out = panel(box.x, box.y, box.w, box.h, say("devotion"), say("at-end"))
    wide, high = _cell(box)
    before = 0
    for i, (level, worth) in enumerate(FILE.devotion):
        x, y = _spot(box, i)
        out += plaque(x + 1, y, wide - 3, high - 14, LEVEL_TONES[level], 3, 1.2)
        out += text(x + wide / 2 - 0.5, y + high - 18, worth, 11.5, None, "middle", 600)
        if level != before:
            out += text(x + 1, y - 2.5, say("level", n=level), 10.5, "muted")
            before = level
    return out


def _cell(box: Box) -> tuple[float, float]:
    """Width and height of a space of the devotion track, including the line above it."""
    rows = -(-len(FILE.devotion) // IN_A_ROW)
    return (box.w - 20) / IN_A_ROW, (box.h - 28) / rows


def _spot(box: Box, i: int) -> Point:
    wide, high = _cell(box)
    return box.x + 10 + i % IN_A_ROW * wide, box.y + 38 + i // IN_A_ROW * high


@part
def _markers(box: Box, spots: Sequence[int]) -> str:
    """The markers of all seats; several on one space share it."""
    out = ""
    wide, high = _cell(box)
    for seat, i in enumerate(spots):
        here = [p for p, spot in enumerate(spots) if spot == i]
        k, room = here.index(seat), high - 27
        x, y = _spot(box, i)
        r = (8.0, 5.4, 4.6, 4.6)[len(here) - 1]
        dx = 0.0 if len(here) == 1 else (-6.3, 6.3)[k % 2]
        dy = room / 2 + 1 if len(here) < 3 else 5.5 + 10.5 * (k // 2)
        marker = token(colour(seat), 0, 0, r)
        where = (x + wide / 2 - 0.5 + dx, y + dy)
        out += at(*where, marker, id=f"devotion-{seat}", class_="travels")
    return out


@part
def era_disc(era: int, x: float, y: float, say: BoardTexts) -> str:
    """The current Era."""
    out = circle(x + 1, y + 2, 29, "slab-lo") + circle(
        x, y, 29, "shell", stroke=var("clay"), stroke_width=3
    )
    for i in range(N_ERAS):
        a = -pi / 2 + (i - 1) * 0.62
        fill = "clay" if i < era else "shell"
        dot = circle(x + 25 * cos(a), y + 25 * sin(a), 3.2, fill, stroke=var("clay"))
        out += dot
    out += fit_text(x, y - 2, say("era"), 40, 12, "muted", "middle")
    out += text(x - 5 if era else x, y + 16, era, 19, None, "middle", 700, True)
    return out + (maya_number(x + 11, y + 10, era, 4, "clay") if era else "")


def angry_god(ctx: Context, box: Box) -> Part:
    """The angry god."""
    god, any_ = ctx.view["angry_god"], ctx.asked.any
    shown = {"angry_god": god, "conflict": any_ and bool(ctx.conflict)}
    shown["phase"] = ctx.view["phase"] if any_ else ""
    asked = ctx.about(ctx.choices_of("use_token"), attempts.TO_TARGETS)
    return _angry_god("part-angry", box, shown, asked, ctx.say)


@part
def _angry_god(box: Box, view: View, asked: Asked, say: BoardTexts) -> str:
    """A token per Era, future ones face down; and the units paid to the angry god."""
    ctx, god = Context(view, asked, (), say), view["angry_god"]
    price = say("angry-cost", n=cost(view))
    out = panel(box.x, box.y, box.w, box.h, say("angry"), price)
    step = TOKEN_STEP
    for i in range(N_ERAS):
        token_name = god["tokens"][i] if i < len(god["tokens"]) else None
        out += _token(ctx, token_name, box.x + 8 + (i + 0.5) * step, box.y + 48, step)
    left, top = box.x + 12 + N_ERAS * step, box.y + 40
    by_seat = god["units"].items()
    units = [(int(p), kind, n) for p, own in by_seat for kind, n in own.items() if n]
    if units:
        out += line(left - 6, top - 8, left - 6, box.y + box.h - 8, "line")
    for i, (p, kind, n) in enumerate(units):
        x, y = left + 6 + i % 2 * 31, top + i // 2 * 19
        out += token(colour(p), x - 3, y, 4.6)
        out += mono_icon(kind, x + 9, y, 15, f"{colour(p).colour}-edge")
        out += text(x + 17, y + 4.5, n, 12, None, None, 700)
    return out


def _token(ctx: Context, name: str | None, x: float, y: float, room: float) -> str:
    say = ctx.say
    if name is None:
        face = circle(x, y, 17, "done", stroke=var("done-lo"), stroke_width=2)
        label = tooltip(say("face-down"))
        return g(label, face, mono_icon("skull", x, y, 20, "done-hi"), class_="on-done")
    effect = TOKENS[name]
    effect_text, title = say.effect_text(effect), say.effect_name(name)
    out = circle(x + 1, y + 2, 18, "slab-lo")
    out += circle(x, y, 18, "shell", stroke=var("clay"), stroke_width=2.4)
    row = items(effect)
    out += (
        icon_row(row, x, y, 17, "middle", room=33) if row else mono_icon("skull", x, y, 20, "clay")
    )
    out += fit_text(x, y + 34, title, room - 10, 11.5, "ink", "middle", 700, least=10)
    edge = circle(x, y, 21, "transparent", class_="glow") + circle(x, y, 26, class_="halo")
    choices, attempt = ctx.choices_of("use_token", token=name), attempts.token(ctx, name)
    label = f"{title}: {effect_text}"
    return interactive(
        ctx, choices, attempt, label, tooltip(label), out, edge=edge, id=f"token-{name}"
    )


def xibalba(ctx: Context, box: Box) -> list[Part]:
    """The underworld with each seat's units in it."""
    parts = [_xibalba("part-xibalba", box, ctx.say)]
    for p in ctx.seats:
        place = Box(box.x + 96 * (p % 2), box.y + 53 + 33 * (p // 2), 0, 0)
        own = p == ctx.seat and ctx.asked.any
        asked = ctx.about(ctx.choices_of("recover"), ("recover",)) if own else Asked()
        shown = {"phase": ctx.view["phase"] if own else ""}
        units = ctx.view["players"][p]["xibalba"]
        parts.append(_in_xibalba(f"part-xibalba-{p}", place, p, units, shown, asked, ctx.say))
    return parts


@part
def _xibalba(box: Box, say: BoardTexts) -> str:
    out = rect(box.x + 2, box.y + 3, box.w, box.h, "slab-lo", 20)
    out += rect(box.x, box.y, box.w, box.h, "hole", 20)
    edge: dict[str, Value] = {
        "stroke": var("hole-lo"),
        "stroke_width": 1.4,
        "stroke_dasharray": "7 4",
    }
    out += rect(box.x + 4, box.y + 4, box.w - 8, box.h - 8, "none", 16, **edge)
    out += mono_icon("skull", box.x + 20, box.y + 22, 18, "ring-ink")
    out += fit_text(
        box.x + 34, box.y + 27, say("xibalba"), box.w - 40, 14.5, "ring-ink", None, 700, True
    )
    return g(out, class_="on-hole")


@part
def _in_xibalba(box: Box, p: int, units: View, view: View, asked: Asked, say: BoardTexts) -> str:
    """The units of a seat."""
    ctx, (left, y, *_), look = Context(view, asked, (), say), box, colour(p)
    out = token(look, left + 19, y, 7)
    for i, kind in enumerate(KINDS):
        x = left + 41 + 33 * i
        choices = ctx.choices_of("recover", kind=kind)
        ink, text_colour = (
            (f"{look.colour}-lo", "lit-ink") if choices else (f"{look.colour}-hi", "ring-ink")
        )
        chip = rect(x - 11, y - 13, 32, 26, "lit", 5) if choices else ""
        chip += mono_icon(kind, x, y, 17, ink)
        chip += text(x + 10, y + 5, units[kind], 13.5, text_colour, None, 700)
        name = f"{say('xibalba')}: {say.short(f'one-{kind}')}"
        attempt = attempts.recover(ctx, p, kind) if asked.any else None
        out += interactive_box(ctx, choices, attempt, name, Box(x - 11, y - 13, 32, 26), chip)
    return g(out, class_="on-hole")
