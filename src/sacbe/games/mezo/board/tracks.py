"""Calendar and codex, devotion, the angry god, Xibalba and the Era."""

from collections.abc import Mapping
from math import cos, pi, sin

from sacbe.draw.furniture import panel
from sacbe.draw.numerals import maya_number
from sacbe.draw.pieces import plaque, token
from sacbe.draw.svg import (
    Value,
    at,
    circle,
    el,
    fitted,
    g,
    line,
    mark,
    rect,
    text,
    var,
    wrapped,
)

from ..data import FILE, KINDS, N_ERAS, Effect
from ..terminal.choices import cost
from ..terminal.effects import TOKENS
from .signs import items, shape, signs
from .table import Box, Table, clicks, colour, framed

IN_A_ROW = 10  # spaces of the devotion track
LEVEL_TONES = {1: "slab", 2: "land-yellow", 3: "land-red"}


def calendar_and_codex(table: Table, box: Box) -> str:
    """The two tracks, each with the units that win its spaces."""
    out = panel(box.x, box.y, box.w, box.h)
    half = (box.h - 10) / 2
    rows = (
        ("calendar", KINDS[0], FILE.calendar),
        ("codex", KINDS[1], FILE.codex),
    )
    for i, (track, kind, spaces) in enumerate(rows):
        row = Box(box.x + 10, box.y + 6 + i * half, box.w - 20, half - 3)
        out += _track(table, row, track, kind, spaces)
    return g(out, id="part-tracks")


def _track(table: Table, box: Box, track: str, kind: str, spaces: Mapping[str, Effect]) -> str:
    say, label = table.say, 88.0
    out = fitted(box.x, box.y + 30, say(track), label - 6, 15.5, None, None, 700, True)
    out += mark(kind, box.x + 10, box.y + 50, 20, "ink")
    cancelled = bool(table.fight and track in table.fight["cancelled"])
    words = say("not-awarded") if cancelled else say(f"most-{kind}")
    for i, part in enumerate(wrapped(words, label - 28, 10.5, lines=3)):
        ink = "cinnabar-ink" if cancelled else "muted"
        out += text(box.x + 24, box.y + 46 + 12 * i, part, 10.5, ink)
    step = (box.w - label) / len(spaces)
    for i, (space, effect) in enumerate(spaces.items()):
        place = Box(box.x + label + i * step, box.y + 4, step - 7, box.h - 8)
        out += _space(table, place, track, kind, space, effect)
    return out


def _space(table: Table, box: Box, track: str, kind: str, space: str, effect: Effect) -> str:
    """What a space does, what it is called, and who has taken it."""
    say = table.say
    does, called = say.does(effect), say.effect(space)
    taken = table.view[track][space]
    out = plaque(box.x, box.y, box.w, box.h, "slab", 5, 1.5)
    room = box.w - 12
    row = items(effect, say.own.lang)
    if row:
        out += signs(row, box.x + 7, box.y + 24, 21, room=room)
    else:
        for i, words in enumerate(wrapped(does, room, 10.5, lines=3)):
            out += text(box.x + 6, box.y + 15 + 12 * i, words, 10.5)
    for i, words in enumerate(wrapped(does, box.w - 8, 9.5, lines=3) if row else []):
        out += text(box.x + box.w / 2, box.y + 47 + 10.5 * i, words, 9.5, "muted", "middle")
    out += fitted(box.x + box.w / 2, box.y + box.h - 7, called, box.w - 8, 12, None, "middle", 700)
    if taken is not None:
        look = colour(taken)
        x, y = box.x + box.w - 18, box.y + box.h / 2 + 5
        out += rect(
            box.x, box.y, box.w, box.h, "none", 5, stroke=var(look.colour), stroke_width=2.4
        )
        unit = (
            circle(0, 0, 15, "seat", stroke=var("seat-lo"), stroke_width=1.5),
            mark(kind, 0, -1, 19, "seat-on"),
            shape(look, 10, 13, 5, "seat"),
        )
        out += at(x, y, g(*unit, class_=f"{look.class_} on-seat"), id=f"taken-{space}")
    found = table.found("space", space=space)
    title = el("title", say.title(f"{called}: {does}"))
    return framed(found, say, box, title, g(out, class_="on-slab"))


def devotion(table: Table, box: Box) -> str:
    """The track in rows; the numbers are points at the end, the tones are levels."""
    say = table.say
    out = panel(box.x, box.y, box.w, box.h, say("devotion"), say("at-end"))
    rows = -(-len(FILE.devotion) // IN_A_ROW)
    wide, high = (box.w - 20) / IN_A_ROW, (box.h - 34) / rows
    before = 0
    for i, (level, worth) in enumerate(FILE.devotion):
        x = box.x + 10 + i % IN_A_ROW * wide
        y = box.y + 46 + i // IN_A_ROW * high
        out += plaque(x + 1, y, wide - 3, high - 20, LEVEL_TONES[level], 3, 1.2)
        number = text(x + wide / 2 - 0.5, y + high - 26, worth, 12.5, None, "middle", 600)
        out += number
        if level != before:
            out += text(x + 1, y - 4, say("level", n=level), 10.5, "muted")
            before = level
    return g(out, *_markers(table, box, wide, high), id="part-devotion")


def _markers(table: Table, box: Box, wide: float, high: float) -> list[str]:
    """Who stands where; several on one space share it."""
    out = []
    players = table.view["players"]
    for seat in table.seats:
        i = players[seat]["devotion"]
        here = [p for p in table.seats if players[p]["devotion"] == i]
        k = here.index(seat)
        x = box.x + 10 + i % IN_A_ROW * wide + wide / 2 - 0.5
        y = box.y + 46 + i // IN_A_ROW * high
        room = high - 38
        r = 9.0 if len(here) == 1 else 6.4
        dx = 0.0 if len(here) == 1 else (-7.5, 7.5)[k % 2]
        dy = room / 2 if len(here) < 3 else room * (0.25 + 0.5 * (k // 2))
        out.append(
            at(
                x + dx,
                y + dy,
                token(colour(seat), 0, 0, r),
                id=f"devotion-{seat}",
                class_="travels",
            )
        )
    return out


def era_disc(table: Table, x: float, y: float) -> str:
    """Which of the three Eras it is."""
    era = table.view["era"]
    out = circle(x + 1, y + 2, 29, "slab-lo") + circle(
        x, y, 29, "shell", stroke=var("clay"), stroke_width=3
    )
    for i in range(N_ERAS):
        a = -pi / 2 + (i - 1) * 0.62
        fill = "clay" if i < era else "shell"
        dot = circle(x + 25 * cos(a), y + 25 * sin(a), 3.2, fill, stroke=var("clay"))
        out += dot
    out += fitted(x, y - 2, table.say("era"), 40, 12, "muted", "middle")
    out += text(x - 5 if era else x, y + 16, era, 19, None, "middle", 700, True)
    return g(out, maya_number(x + 11, y + 10, era, 4, "clay") if era else "", id="part-era")


def angry_god(table: Table, box: Box) -> str:
    """A token per Era, those to come face down; and the units that were given to him."""
    say, god = table.say, table.view["angry_god"]
    mid = box.x + box.w / 2
    out = panel(box.x, box.y, box.w, box.h)
    out += fitted(mid, box.y + 18, say("angry"), box.w - 8, 13, None, "middle", 700, True)
    price = say("angry-cost", n=cost(table.view))
    out += fitted(mid, box.y + 33, price, box.w - 8, 10.5, "muted", "middle", least=8)
    step = (box.h - 130) / N_ERAS
    for i in range(N_ERAS):
        y = box.y + 66 + i * step
        shown = god["tokens"][i] if i < len(god["tokens"]) else None
        out += _token(table, shown, mid, y, box.w)
    y = box.y + box.h - 76
    out += line(box.x + 10, y, box.x + box.w - 10, y, "line")
    given = [(p, kind, n) for p in table.seats for kind, n in god["units"][str(p)].items() if n]
    for i, (p, kind, n) in enumerate(given):
        x = box.x + 18 + i % 3 * 34
        out += token(colour(p), x - 8, y + 14 + i // 3 * 20, 4.5)
        out += mark(kind, x + 4, y + 14 + i // 3 * 20, 15, f"{colour(p).colour}-edge")
        out += text(x + 12, y + 19 + i // 3 * 20, n, 12, None, None, 700)
    return g(out, id="part-angry")


def _token(table: Table, name: str | None, x: float, y: float, room: float) -> str:
    say = table.say
    if name is None:
        face = circle(x, y, 19, "done", stroke=var("done-lo"), stroke_width=2)
        sign = mark("skull", x, y, 20, "done-hi")
        return g(face, sign, class_="on-done")
    effect = TOKENS[name]
    does, called = say.does(effect), say.effect(name)
    out = circle(x + 1, y + 2, 20, "slab-lo")
    out += circle(x, y, 20, "shell", stroke=var("clay"), stroke_width=2.4)
    row = items(effect, say.own.lang)
    out += signs(row, x, y, 15, "middle", room=34) if row else mark("skull", x, y, 20, "clay")
    out += fitted(x, y + 36, called, room - 6, 12, "ink", "middle", 700)
    for i, words in enumerate(wrapped(does, room - 10, 10.5, lines=5)):
        out += text(x, y + 51 + 13 * i, words, 10.5, "muted", "middle")
    found = table.found("use_token", token=name)
    if found:
        out += circle(x, y, 23, "transparent", class_="glow") + circle(x, y, 28, class_="halo")
    title = el("title", say.title(f"{called}: {does}"))
    return clicks(found, say, title, out, id=f"token-{name}")


def xibalba(table: Table, box: Box) -> str:
    """The underworld: how many of whose units lie there."""
    out = rect(box.x + 2, box.y + 3, box.w, box.h, "slab-lo", 20)
    out += rect(box.x, box.y, box.w, box.h, "hole", 20)
    edge: dict[str, Value] = {
        "stroke": var("hole-lo"),
        "stroke_width": 1.4,
        "stroke_dasharray": "7 4",
    }
    out += rect(box.x + 4, box.y + 4, box.w - 8, box.h - 8, "none", 16, **edge)
    out += mark("skull", box.x + 20, box.y + 22, 18, "ring-ink")
    out += fitted(
        box.x + 34, box.y + 27, table.say("xibalba"), box.w - 40, 14.5, "ring-ink", None, 700, True
    )
    for p in table.seats:
        left, y = box.x + 96 * (p % 2), box.y + 53 + 33 * (p // 2)
        look = colour(p)
        out += token(look, left + 19, y, 7)
        below = table.view["players"][p]["xibalba"]
        for i, kind in enumerate(KINDS):
            x = left + 41 + 33 * i
            found = table.found("recover", kind=kind) if p == table.seat else []
            ink, words = (
                (f"{look.colour}-lo", "lit-ink") if found else (f"{look.colour}-hi", "ring-ink")
            )
            chip = rect(x - 11, y - 13, 32, 26, "lit", 5) if found else ""
            chip += mark(kind, x, y, 17, ink)
            chip += text(x + 10, y + 5, below[kind], 13.5, words, None, 700)
            out += framed(found, table.say, Box(x - 11, y - 13, 32, 26), chip)
    return g(out, id="part-xibalba", class_="on-hole")
