"""Calendar and codex, devotion, the angry god, Xibalba and the Era."""

from collections.abc import Mapping
from math import cos, pi, sin

from sacbe.draw.numerals import maya_number
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

from ..data import FILE, KINDS, N_ERAS, Effect
from ..derived import TOKENS, cost
from . import attempts
from .context import Box, Context, colour, interactive, interactive_box
from .icons import icon_row, items
from .shapes import Point
from .text_box import draw_lines, fit_paragraph

IN_A_ROW = 10  # spaces of the devotion track
TOKEN_STEP = 78.0  # width for the name of a token
LEVEL_TONES = {1: "slab", 2: "land-yellow", 3: "land-red"}


def calendar_and_codex(ctx: Context, box: Box) -> str:
    """The two tracks, each with the units that win its spaces."""
    out = panel(box.x, box.y, box.w, box.h)
    half = (box.h - 10) / 2
    rows = (
        ("calendar", KINDS[0], FILE.calendar),
        ("codex", KINDS[1], FILE.codex),
    )
    for i, (track, kind, spaces) in enumerate(rows):
        row = Box(box.x + 10, box.y + 6 + i * half, box.w - 14, half - 3)
        out += _track(ctx, row, track, kind, spaces)
    return g(out, id="part-tracks")


def _track(ctx: Context, box: Box, track: str, kind: str, spaces: Mapping[str, Effect]) -> str:
    say, label_width = ctx.say, 88.0
    out = fit_text(box.x, box.y + 26, say(track), label_width - 6, 16, None, None, 700, True)
    out += mono_icon(kind, box.x + 11, box.y + 52, 24, "ink")
    cancelled = bool(ctx.conflict and track in ctx.conflict["cancelled"])
    note = say("not-awarded") if cancelled else say(f"most-{kind}")
    for i, part in enumerate(wrap_text(note, label_width - 28, 11, lines=3)):
        ink = "cinnabar-ink" if cancelled else "muted"
        out += text(box.x + 26, box.y + 49 + 13 * i, part, 11, ink)
    step = (box.w - label_width) / len(spaces)
    for i, (space, effect) in enumerate(spaces.items()):
        place = Box(box.x + label_width + i * step, box.y + 3, step - 6, box.h - 6)
        out += _space(ctx, place, track, kind, space, effect)
    return out


def _space(ctx: Context, box: Box, track: str, kind: str, space: str, effect: Effect) -> str:
    """Name and effect of a space, and the unit on it."""
    say = ctx.say
    effect_text, name = say.effect_text(effect), say.effect_name(space)
    owner = ctx.view[track][space]
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


def devotion(ctx: Context, box: Box) -> str:
    """The track in rows; the numbers are final points, the tones are levels."""
    say = ctx.say
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
    return g(out, *_markers(ctx, box), id="part-devotion")


def _cell(box: Box) -> tuple[float, float]:
    """Width and height of a space of the devotion track, including the line above it."""
    rows = -(-len(FILE.devotion) // IN_A_ROW)
    return (box.w - 20) / IN_A_ROW, (box.h - 28) / rows


def _spot(box: Box, i: int) -> Point:
    wide, high = _cell(box)
    return box.x + 10 + i % IN_A_ROW * wide, box.y + 38 + i // IN_A_ROW * high


def _markers(ctx: Context, box: Box) -> list[str]:
    """The markers of all seats; several on one space share it."""
    out = []
    players = ctx.view["players"]
    wide, high = _cell(box)
    for seat in ctx.seats:
        i = players[seat]["devotion"]
        here = [p for p in ctx.seats if players[p]["devotion"] == i]
        k, room = here.index(seat), high - 27
        x, y = _spot(box, i)
        r = (8.0, 5.4, 4.6, 4.6)[len(here) - 1]
        dx = 0.0 if len(here) == 1 else (-6.3, 6.3)[k % 2]
        dy = room / 2 + 1 if len(here) < 3 else 5.5 + 10.5 * (k // 2)
        marker = token(colour(seat), 0, 0, r)
        where = (x + wide / 2 - 0.5 + dx, y + dy)
        out.append(at(*where, marker, id=f"devotion-{seat}", class_="travels"))
    return out


def era_disc(ctx: Context, x: float, y: float) -> str:
    """The current Era."""
    era = ctx.view["era"]
    out = circle(x + 1, y + 2, 29, "slab-lo") + circle(
        x, y, 29, "shell", stroke=var("clay"), stroke_width=3
    )
    for i in range(N_ERAS):
        a = -pi / 2 + (i - 1) * 0.62
        fill = "clay" if i < era else "shell"
        dot = circle(x + 25 * cos(a), y + 25 * sin(a), 3.2, fill, stroke=var("clay"))
        out += dot
    out += fit_text(x, y - 2, ctx.say("era"), 40, 12, "muted", "middle")
    out += text(x - 5 if era else x, y + 16, era, 19, None, "middle", 700, True)
    return g(out, maya_number(x + 11, y + 10, era, 4, "clay") if era else "", id="part-era")


def angry_god(ctx: Context, box: Box) -> str:
    """A token per Era, future ones face down; and the units paid to the angry god."""
    say, god = ctx.say, ctx.view["angry_god"]
    price = say("angry-cost", n=cost(ctx.view))
    out = panel(box.x, box.y, box.w, box.h, say("angry"), price)
    step = TOKEN_STEP
    for i in range(N_ERAS):
        token_name = god["tokens"][i] if i < len(god["tokens"]) else None
        out += _token(ctx, token_name, box.x + 8 + (i + 0.5) * step, box.y + 48, step)
    left, top = box.x + 12 + N_ERAS * step, box.y + 40
    units = [(p, kind, n) for p in ctx.seats for kind, n in god["units"][str(p)].items() if n]
    if units:
        out += line(left - 6, top - 8, left - 6, box.y + box.h - 8, "line")
    for i, (p, kind, n) in enumerate(units):
        x, y = left + 6 + i % 2 * 31, top + i // 2 * 19
        out += token(colour(p), x - 3, y, 4.6)
        out += mono_icon(kind, x + 9, y, 15, f"{colour(p).colour}-edge")
        out += text(x + 17, y + 4.5, n, 12, None, None, 700)
    return g(out, id="part-angry")


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


def xibalba(ctx: Context, box: Box) -> str:
    """The underworld with each seat's units in it."""
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
        box.x + 34, box.y + 27, ctx.say("xibalba"), box.w - 40, 14.5, "ring-ink", None, 700, True
    )
    for p in ctx.seats:
        left, y = box.x + 96 * (p % 2), box.y + 53 + 33 * (p // 2)
        look = colour(p)
        out += token(look, left + 19, y, 7)
        units = ctx.view["players"][p]["xibalba"]
        for i, kind in enumerate(KINDS):
            x = left + 41 + 33 * i
            choices = ctx.choices_of("recover", kind=kind) if p == ctx.seat else []
            ink, text_colour = (
                (f"{look.colour}-lo", "lit-ink") if choices else (f"{look.colour}-hi", "ring-ink")
            )
            chip = rect(x - 11, y - 13, 32, 26, "lit", 5) if choices else ""
            chip += mono_icon(kind, x, y, 17, ink)
            chip += text(x + 10, y + 5, units[kind], 13.5, text_colour, None, 700)
            name = f"{ctx.say('xibalba')}: {ctx.say.short(f'one-{kind}')}"
            attempt, place = attempts.recover(ctx, p, kind), Box(x - 11, y - 13, 32, 26)
            out += interactive_box(ctx, choices, attempt, name, place, chip)
    return g(out, id="part-xibalba", class_="on-hole")
