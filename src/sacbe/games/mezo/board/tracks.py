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
from .context import Box, Context, Decision, View, colour, interactive, interactive_box
from .icons import icon_row, items
from .shapes import Point
from .text_box import draw_lines, fit_paragraph

IN_A_ROW = 10  # spaces of the devotion track
TOKEN_STEP = 36.0  # width of a token of the angry god
LETTERS = 15.0  # the smallest letters on the map
LEVEL_TONES = {1: "slab", 2: "land-yellow", 3: "land-red"}


TRACKS = (("calendar", KINDS[0], FILE.calendar), ("codex", KINDS[1], FILE.codex))
TITLE, ACROSS = 27.0, 2  # height of the title of a track, and its columns


def calendar_and_codex(ctx: Context, boxes: Sequence[Box]) -> list[Part]:
    """The two tracks, each with the units that win its spaces."""
    cancelled = ctx.conflict["cancelled"] if ctx.conflict else []
    parts: list[Part] = []
    closed: list[tuple[str, Box]] = []
    for box, (track, kind, spaces) in zip(boxes, TRACKS, strict=True):
        last = _space_box(box, len(spaces), len(spaces))
        parts.append(_track(f"part-{track}", box, last, track, kind, track in cancelled, ctx.say))
        for k, space in enumerate(spaces):
            place = _space_box(box, k, len(spaces))
            choices = ctx.choices_of("space", space=space)
            decision = ctx.about(choices) if choices else Decision()
            inputs = (place, kind, space, ctx.view[track][space], decision, ctx.say)
            parts.append(_space(f"part-space-{space}", *inputs))
            closed += [] if choices else [(space, place)]
    if ctx.decision.any:
        fields, decision = {"conflict": bool(ctx.conflict)}, ctx.about((), attempts.TO_TARGETS)
        parts.append(_closed_spaces("part-closed-spaces", closed, fields, decision, ctx.say))
    return parts


@part
def _closed_spaces(
    places: Sequence[tuple[str, Box]], view: View, decision: Decision, say: BoardTexts
) -> str:
    """The spaces that cannot be chosen, invisible above them; a click explains why."""
    ctx, out = Context(view, decision, (), say), ""
    for space, box in places:
        attempt = attempts.space(ctx, space)
        if attempt is not None:
            label = _space_text(space, say)
            out += interactive(
                ctx, [], attempt, label, tooltip(label), rect(*box, "transparent", 5)
            )
    return out


def _space_text(space: str, say: BoardTexts) -> str:
    """Name and effect of a space."""
    return f"{say.effect_name(space)}: {say.effect_text(SPACES[space])}"


def _space_box(box: Box, k: int, spaces: int) -> Box:
    """The place of a space; the one after the last is free for a note."""
    wide, high = (box.w - 10) / ACROSS, (box.h - TITLE - 4) / (spaces // ACROSS + 1)
    x, y = box.x + 6 + k % ACROSS * wide, box.y + TITLE + k // ACROSS * high
    return Box(x, y, wide - 4, high - 4)


@part
def _track(box: Box, last: Box, track: str, kind: str, is_cancelled: bool, say: BoardTexts) -> str:
    """The name of a track, and who wins its spaces."""
    out = panel(box.x, box.y, box.w, box.h, say(track))
    note = say("not-awarded") if is_cancelled else say(f"most-{kind}")
    ink = "cinnabar-ink" if is_cancelled else "muted"
    out += mono_icon(kind, last.x + 13, last.y + last.h / 2, 20, "ink")
    lines = wrap_text(note, last.w - 24, 11, lines=3)
    for k, words in enumerate(lines):
        y = last.y + last.h / 2 + 4 + 12.5 * (k - (len(lines) - 1) / 2)
        out += text(last.x + 27, y, words, 11, ink)
    return out


@part
def _space(
    box: Box,
    kind: str,
    space: str,
    owner: int | None,
    decision: Decision,
    say: BoardTexts,
) -> str:
    """Name and effect of a space, and the unit on it."""
    ctx, effect, name = Context({}, decision, (), say), SPACES[space], say.effect_name(space)
    out = plaque(box.x, box.y, box.w, box.h, "slab", 5, 1.5)
    mid = box.x + box.w / 2
    out += fit_text(mid, box.y + 14, name, box.w - 6, 12, None, "middle", 700)
    row = items(effect)
    if row:
        inner = icon_row(row, mid, box.y + box.h - 14, 18, "middle", room=box.w - 12)
    else:
        size, text_lines = fit_paragraph(
            say.effect_text_without_place(effect), box.w - 6, box.h - 17, 10.5
        )
        inner = draw_lines(mid, box.y + 17, text_lines, size, "muted", "middle")
    if owner is None:
        out += inner
    else:
        look = colour(owner)
        out += g(inner, opacity=0.4)
        edge: dict[str, Value] = {"stroke": var(look.colour), "stroke_width": 2.4}
        out += rect(box.x, box.y, box.w, box.h, "none", 5, **edge)
        unit = (
            circle(0, 0, 13, "seat", stroke=var("seat-lo"), stroke_width=1.5),
            mono_icon(kind, 0, -1, 18, "seat-on"),
            token(look, 11, 9, 5),
        )
        medal = g(*unit, class_=f"{look.class_} on-seat")
        out += at(box.x + box.w - 16, box.y + box.h - 15, medal, id=f"taken-{space}")
    content = (tooltip(_space_text(space, say)), g(out, class_="on-slab"))
    return interactive_box(ctx, decision.choices, None, "", box, *content)


def devotion(ctx: Context, box: Box) -> list[Part]:
    """The devotion track with the markers of all seats."""
    spots = [player["devotion"] for player in ctx.view["players"]]
    return [
        _devotion("part-devotion", box, ctx.say),
        _markers("part-markers", box, spots),
    ]


LINE = 13.0  # height of the line of points above the spaces


@part
def _devotion(box: Box, say: BoardTexts) -> str:
    """The track in rows; the numbers are final points, the tones are levels."""
    out = panel(box.x, box.y, box.w, box.h, say("devotion"), say("at-end"))
    wide, high = _cell(box)
    for i, (level, worth) in enumerate(FILE.devotion):
        x, y = _spot(box, i)
        face = plaque(x + 1, y, wide - 3, high - LINE - 2, LEVEL_TONES[level], 3, 1.2)
        face += text(x + wide / 2 - 0.5, y - 3, worth, 11, None, "middle", 600)
        out += g(tooltip(say("level", n=level)), face)
    return out


def _cell(box: Box) -> tuple[float, float]:
    """Width and height of a space of the devotion track, including the line above it."""
    rows = -(-len(FILE.devotion) // IN_A_ROW)
    return (box.w - 12) / IN_A_ROW, (box.h - 24) / rows


def _spot(box: Box, i: int) -> Point:
    wide, high = _cell(box)
    return box.x + 6 + i % IN_A_ROW * wide, box.y + 24 + LINE + i // IN_A_ROW * high


@part
def _markers(box: Box, spots: Sequence[int]) -> str:
    """The markers of all seats; several on one space share it."""
    out = ""
    wide, high = _cell(box)
    for seat, i in enumerate(spots):
        here = [p for p, spot in enumerate(spots) if spot == i]
        k, room = here.index(seat), high - LINE - 2
        x, y = _spot(box, i)
        r = (7.0, 4.6, 4.6, 4.6)[len(here) - 1]
        dx = 0.0 if len(here) == 1 else (-4.8, 4.8)[k % 2]
        dy = room / 2 if len(here) < 3 else room / 2 + (-5.4, 5.4)[k // 2]
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
    out += text(x, y - 2, say("era"), 15, "muted", "middle")
    out += text(x - 5 if era else x, y + 16, era, 19, None, "middle", 700, True)
    return out + (maya_number(x + 11, y + 10, era, 4, "clay") if era else "")


def angry_god(ctx: Context, box: Box) -> Part:
    """The angry god."""
    god, any_ = ctx.view["angry_god"], ctx.decision.any
    fields = {"angry_god": god, "conflict": any_ and bool(ctx.conflict)}
    fields["phase"] = ctx.view["phase"] if any_ else ""
    decision = ctx.about(ctx.choices_of("use_token"), attempts.TO_TARGETS)
    return _angry_god("part-angry", box, fields, decision, ctx.say)


@part
def _angry_god(box: Box, view: View, decision: Decision, say: BoardTexts) -> str:
    """A token per Era, future ones face down; and the units paid to the angry god."""
    ctx, god = Context(view, decision, (), say), view["angry_god"]
    price = say("angry-cost", n=cost(view))
    out = panel(box.x, box.y, box.w, box.h, say("angry"), price)
    step = TOKEN_STEP
    for i in range(N_ERAS):
        token_name = god["tokens"][i] if i < len(god["tokens"]) else None
        out += _token(ctx, token_name, box.x + 6 + (i + 0.5) * step, box.y + 43)
    left, top = box.x + 12 + N_ERAS * step, box.y + 34
    by_seat = god["units"].items()
    units = [(int(p), kind, n) for p, own in by_seat for kind, n in own.items() if n]
    if units:
        out += line(left - 3, top - 8, left - 3, box.y + box.h - 6, "line")
    for i, (p, kind, n) in enumerate(units):
        x, y = left + 6 + i % 3 * 32, top + i // 3 * 17
        out += token(colour(p), x - 1, y, 4.2)
        out += mono_icon(kind, x + 9, y, 13, f"{colour(p).colour}-edge")
        out += text(x + 15.5, y + 4.2, n, 11, None, None, 700)
    return out


def _token(ctx: Context, name: str | None, x: float, y: float) -> str:
    say = ctx.say
    if name is None:
        face = circle(x, y, 15, "done", stroke=var("done-lo"), stroke_width=2)
        label = tooltip(say("face-down"))
        return g(label, face, mono_icon("skull", x, y, 17, "done-hi"), class_="on-done")
    effect = TOKENS[name]
    effect_text, title = say.effect_text(effect), say.effect_name(name)
    out = circle(x + 1, y + 2, 16, "slab-lo")
    out += circle(x, y, 16, "shell", stroke=var("clay"), stroke_width=2.2)
    row = items(effect)
    out += icon_row(row, x, y, 13, "middle") if row else mono_icon("skull", x, y, 18, "clay")
    edge = circle(x, y, 17, "transparent", class_="glow") + circle(x, y, 20, class_="halo")
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
        own = p == ctx.seat and ctx.decision.any
        decision = ctx.about(ctx.choices_of("recover"), ("recover",)) if own else Decision()
        fields = {"phase": ctx.view["phase"] if own else ""}
        units = ctx.view["players"][p]["xibalba"]
        parts.append(_in_xibalba(f"part-xibalba-{p}", place, p, units, fields, decision, ctx.say))
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
        box.x + 34, box.y + 27, say("xibalba"), box.w - 40, 17, "ring-ink", None, 700, True, LETTERS
    )
    return g(out, class_="on-hole")


@part
def _in_xibalba(
    box: Box, p: int, units: View, view: View, decision: Decision, say: BoardTexts
) -> str:
    """The units of a seat."""
    ctx, (left, y, *_), look = Context(view, decision, (), say), box, colour(p)
    out = token(look, left + 19, y, 7)
    for i, kind in enumerate(KINDS):
        x = left + 41 + 33 * i
        choices = ctx.choices_of("recover", kind=kind)
        ink, text_colour = (
            (f"{look.colour}-lo", "lit-ink") if choices else (f"{look.colour}-hi", "ring-ink")
        )
        chip = rect(x - 11, y - 13, 32, 26, "lit", 5) if choices else ""
        chip += mono_icon(kind, x, y, 17, ink)
        chip += text(x + 10, y + 5.4, units[kind], LETTERS, text_colour, None, 700)
        name = f"{say('xibalba')}: {say.short(f'one-{kind}')}"
        attempt = attempts.recover(ctx, p, kind) if decision.any else None
        out += interactive_box(ctx, choices, attempt, name, Box(x - 11, y - 13, 32, 26), chip)
    return g(out, class_="on-hole")
