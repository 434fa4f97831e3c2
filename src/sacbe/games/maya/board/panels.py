"""What stands beside the land: whose turn it is, the own tiles, players, cities, what they pay."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sacbe.draw.furniture import Button, button, panel
from sacbe.draw.pieces import badge, token
from sacbe.draw.svg import (
    Value,
    at,
    choice,
    circle,
    fitted,
    g,
    hexagon,
    line,
    mark,
    path,
    poly,
    rect,
    text,
    var,
    wrapped,
)

from ..data import KINDS
from ..rules.scoring import LARGEST
from ..state import MOST_ON_RACK
from ..terminal.panels import draws
from . import tiles
from .grid import Box, View
from .seen import City, cities, prizes
from .targets import Choice, grow, plant
from .words import Say

DRAWN = 23.0  # the size of a tile on the rack
LABELS = 70.0  # room for what the rows of uses mean


class Table(NamedTuple):
    """What all panels are drawn from."""

    view: View
    seat: int | None
    choices: Sequence[Choice]
    names: Sequence[str]
    say: Say
    s: float  # the size for which tiles are defined

    def found(self, kind: str, **facts: Any) -> Choice | None:
        """The choice of this type with these facts, if it can be made now."""
        for each in self.choices:
            info = each[1]
            if info["type"] == kind and all(info[key] == fact for key, fact in facts.items()):
                return each
        return None


# ---------------------------------------------------------------- whose turn


def turn(table: Table, box: Box) -> str:
    """Whose turn it is, what is asked, and the choices that have no place on the board."""
    mover = table.view["mover"]
    seat = mover if mover is not None and mover >= 0 else None
    buttons = _buttons(table)
    high = box.h
    if seat is None:
        out = rect(box.x, box.y, box.w, high, "sand", 8, stroke=var("line"))
        ink, quiet = "ink", "muted"
    else:
        colour = tiles.SEATS[seat]
        out = g(
            rect(box.x + 1, box.y + 2, box.w, high, "seat-lo", 8),
            rect(box.x, box.y, box.w, high, "seat", 8),
            circle(box.x + 32, box.y + 32, 19, "shell"),
            token(colour, box.x + 32, box.y + 32, 12.5),
            class_=colour.class_,
        )
        ink = quiet = f"{colour.colour}-on"
    left = box.x + (60 if seat is not None else 16)
    wide = box.x + box.w - 14 - left
    out += fitted(left, box.y + 27, _title(table), wide, 19, ink, weight=700, serif=True)
    asked = wrapped(_asked(table), wide, 12.5, lines=2)
    for i, words in enumerate(asked):
        out += text(left, box.y + 45 + 15 * i, words, 12.5, quiet)
    if buttons:
        each = (box.w - 24 - 8 * (len(buttons) - 1)) / len(buttons)
        for i, one in enumerate(buttons):
            out += button(one, box.x + 12 + i * (each + 8), box.y + 70, each, 34)
    return g(out, id="part-tray")


def turn_height(choices: Sequence[Choice]) -> float:
    """Room for the words, and for buttons where there are some."""
    return 114.0 if any(info["type"] in ("stop", "bury_unseen") for _, info, _ in choices) else 70.0


def _buttons(table: Table) -> list[Button]:
    say, out = table.say, []
    for action, info, said in table.choices:
        if info["type"] == "stop":
            label = say("stop", n=info["points"])
            out.append(Button((action,), label, primary=True, spoken=said))
        elif info["type"] == "bury_unseen":
            n = draws(table.view, table.view["mover"], True)
            out.append(Button((action,), say("bury-unseen", n=n), spoken=said))
    return out


def _title(table: Table) -> str:
    view, say = table.view, table.say
    mover = view["mover"]
    if mover is None:
        return say("game-over")
    if mover < 0:
        return say("chance")
    return say("your-turn") if mover == table.seat else say("turn-of", name=table.names[mover])


def _asked(table: Table) -> str:
    view, say = table.view, table.say
    if view["phase"] == "over":
        best = max(player["score"] for player in view["players"])
        first = [p for p, player in enumerate(view["players"]) if player["score"] == best]
        return say("won-by", names=say.listed(_ahead(table, first)), count=len(first))
    held = view["holding"] or {"crop": None, "n": None}
    others = view["mover"] is not None and view["mover"] >= 0 and view["mover"] != table.seat
    kind = "choosing" if others else "asked"
    return say(f"{kind}-{view['phase']}", tile=say.tile(held["crop"], held["n"]))


def _ahead(table: Table, tied: list[int]) -> list[str]:
    """Of those with the most points, who has more tiles left, then took fewer turns."""
    players = table.view["players"]

    def rank(p: int) -> tuple[int, int]:
        left = players[p]["rack_count"] + players[p]["reserve_count"]
        return -left, players[p]["turns"]

    best = min(map(rank, tied))
    tied[:] = [p for p in tied if rank(p) == best]
    return [table.names[p] for p in tied]


# ---------------------------------------------------------------- own tiles


def rack(table: Table, box: Box) -> str:
    """The own tiles by kind, each with what can be done with it, and what is still to come."""
    view, say, seat = table.view, table.say, table.seat
    if seat is None:
        return ""
    player = view["players"][seat]
    note = say(
        "rack-note",
        rack=player["rack_count"],
        most=MOST_ON_RACK,
        reserve=player["reserve_count"],
    )
    out = panel(box.x, box.y, box.w, box.h, say("rack"), note)
    out += rect(box.x, box.y, box.w, 4, tiles.SEATS[seat].colour, 2)
    kinds = Counter((tile["crop"], tile["n"]) for tile in player["rack"])
    step = (box.w - 24 - LABELS) / MOST_ON_RACK
    x, y = box.x + 12 + LABELS + step / 2, box.y + 60
    out += _uses(table, box.x + 12, y)
    i = 0
    for kind in KINDS:
        for copy in range(kinds[kind]):
            out += _on_rack(table, seat, kind, copy, x + i * step, y, step)
            i += 1
    held = view["holding"] if view["turn"] == seat else None
    if held:
        out += _held(table, seat, held, x + i * step, y)
        i += 1
    for k in range(i, MOST_ON_RACK):
        empty: dict[str, Value] = {
            "stroke": var("edge"),
            "stroke_width": 1.2,
            "stroke_dasharray": "3 3",
        }
        out += poly(hexagon(x + k * step, y, DRAWN * 0.86), "sand", opacity=0.6, **empty)
    return g(out, _to_come(table, seat, Box(box.x, box.y + box.h - 34, box.w, 34)), id="part-own")


def _uses(table: Table, x: float, y: float) -> str:
    """What the two rows of small buttons do, where there are any."""
    say, out = table.say, ""
    for kind, words, down in (("plant", "plant", 31), ("bury", "expand", 61)):
        if table.found(kind):
            n = draws(table.view, table.view["mover"], False)
            words, note = say(words), say(f"{words}-note", n=n)
            out += fitted(x, y + down + 11, words, LABELS - 4, 12.5, None, None, 700)
            out += fitted(x, y + down + 23, note, LABELS - 4, 10.5, "muted", least=8)
    return out


def _scaled(table: Table, seat: int, kind: tuple[str, int], x: float, y: float, s: float) -> str:
    k = s / table.s
    place = f"translate({x:.1f} {y:.1f}) scale({k:.3f})"
    return g(tiles.plantation(seat, *kind), transform=place)


def _on_rack(
    table: Table, seat: int, kind: tuple[str, int], copy: int, x: float, y: float, step: float
) -> str:
    """A tile and below it its uses; of equal tiles only the first has them."""
    crop, n = kind
    plant = table.found("plant", crop=crop, n=n)
    bury = table.found("bury", crop=crop, n=n)
    usable = [each for each in (plant, bury) if each]
    face = _scaled(table, seat, kind, x, y, DRAWN)
    name = f"rack-{crop}-{n}-{copy}"
    if not usable:
        dim = 0.55 if table.choices and table.view["mover"] == seat else None
        return g(face, id=name, opacity=dim)
    label = table.say.tile(crop, n)
    ring = poly(hexagon(x, y, DRAWN + 2.5), "transparent", class_="glow")
    halo = circle(x, y, DRAWN + 6, class_="halo")
    spoken = usable[0][2] if len(usable) == 1 else label
    out = choice([each[0] for each in usable], spoken, face, ring, halo, id=name)
    if copy:
        return out
    for row, (each, sign) in enumerate(((plant, crop), (bury, "temple"))):
        if each:
            out += _use(each, sign, x, y + 31 + 30 * row, step - 5)
    return out


def _use(each: Choice, sign: str, x: float, y: float, w: float) -> str:
    """A small button: the crop plants the tile, the temple lays it face down for a city."""
    face = rect(x - w / 2, y, w, 27, "shell", 5, class_="face")
    bare = sign != "temple"
    row = mark("deploy" if bare else "temple", x - 9, y + 13.5, 15, "ink")
    row += mark(sign if bare else "tile", x + 9, y + 13.5, 15, "ink" if bare else "city-lo")
    halo = rect(x - w / 2 - 3, y - 3, w + 6, 33, rx=8, class_="halo")
    return choice([each[0]], each[2], face, row, halo, class_="button")


def _held(table: Table, seat: int, held: Mapping[str, Any], x: float, y: float) -> str:
    """The tile in hand, raised."""
    out = poly(hexagon(x, y - 4, DRAWN + 5), "jade") + poly(hexagon(x, y - 4, DRAWN + 1.5), "shell")
    if held["crop"] is None:
        k = DRAWN / table.s
        stone = tiles.stone(False) + tiles.fret()
        out += g(stone, transform=f"translate({x:.1f} {y - 4:.1f}) scale({k:.3f})")
    else:
        out += _scaled(table, seat, (held["crop"], held["n"]), x, y - 4, DRAWN)
    words = table.say("in-hand" if table.view["phase"] == "plant" else "face-down")
    return g(out, fitted(x, y + 36, words, 60, 11, "muted", "middle"), id="in-hand")


def _to_come(table: Table, seat: int, box: Box) -> str:
    """The tiles of the own set that were never seen, by kind."""
    counts = Counter((tile["crop"], tile["n"]) for tile in table.view["players"][seat]["pool"])
    x, y = box.x + 12, box.y + 17
    words = table.say("unseen")
    out = line(x, box.y, box.x + box.w - 12, box.y, "line")
    out += fitted(x, y + 4, words, 88, 11.5, "muted")
    step = (box.w - 24 - 92) / len(KINDS)
    for i, kind in enumerate(KINDS):
        cx = x + 92 + i * step + step / 2
        crop, n = kind
        signs = [mark(crop, cx - 7 * n + 7 * k, y, 13, "muted") for k in range(n)]
        number = text(cx + 1, y + 4.5, counts[kind], 12.5, None, None, 700)
        out += g(*signs, number, opacity=None if counts[kind] else 0.35)
    return out


# ---------------------------------------------------------------- players


def players(table: Table, box: Box) -> str:
    """A row per seat: tiles on the rack, in reserve and face down, turns taken, points."""
    view, say = table.view, table.say
    out = panel(box.x, box.y, box.w, box.h)
    right = box.x + box.w
    columns = (("rack", 196), ("reserve", 147), ("down", 94))
    for name, back in columns:
        out += fitted(
            right - back, box.y + 17, say(f"col-{name}"), 47, 11, "muted", "middle", least=8
        )
    out += fitted(right - 14, box.y + 17, say("col-points"), 54, 11, "muted", "end")
    step = (box.h - 26) / len(view["players"])
    for p, player in enumerate(view["players"]):
        y = box.y + 22 + p * step
        m = y + step / 2
        here = view["turn"] == p and view["phase"] != "over"
        row = rect(box.x + 6, y + 1, box.w - 12, step - 2, "sand", 5) if here else ""
        name = say("you", name=table.names[p]) if p == table.seat else table.names[p]
        row += token(tiles.SEATS[p], box.x + 26, m, 8.5)
        room = box.w - 196 - 24 - 44
        row += fitted(box.x + 44, m + 5, name, room, 14.5, weight=700, serif=True)
        down = player["buried_count"] + player["unseen_count"]
        numbers = (player["rack_count"], player["reserve_count"], down)
        for (_, back), n in zip(columns, numbers, strict=True):
            row += text(right - back, m + 5, n, 14, "ink" if n else "muted", "middle")
        row += badge(right - 32, m, min(32, step), player["score"])
        out += g(row, id=f"seat-{p}")
    return g(out, id="part-players")


# ---------------------------------------------------------------- cities


def city_table(table: Table, box: Box) -> str:
    """A row per city, and below it what a closed city pays."""
    say = table.say
    seats = len(table.view["players"])
    out = panel(box.x, box.y, box.w, box.h, say("cities"))
    right = box.x + box.w
    columns = [right - 222 + i * 29 for i in range(seats)]
    heads = ((right - 256, "size", "middle", 44), (right - 96, "gaps", "middle", 44))
    for x, name, anchor, room in heads:
        out += fitted(x, box.y + 20, say(f"col-{name}"), room, 11, "muted", anchor)
    out += fitted(right - 12, box.y + 20, say("col-worth"), 58, 11, "muted", "end")
    for p, x in enumerate(columns):
        out += token(tiles.SEATS[p], x, box.y + 16, 6.2)
    found = cities(table.view)
    foot = 62
    step = min(26.0, (box.h - 32 - foot) / max(1, len(found)))
    for i, city in enumerate(found):
        out += _city_row(city, Box(box.x, box.y + 30 + i * step, box.w, step), columns, say)
    return g(out, _pays(Box(box.x, box.y + box.h - foot, box.w, foot), say), id="part-cities")


def _city_row(city: City, box: Box, columns: Sequence[float], say: Say) -> str:
    m, right = box.y + box.h / 2, box.x + box.w
    size = min(14.0, box.h * 0.68)
    out = line(box.x + 12, box.y, right - 12, box.y, "line")
    out += mark("lock" if city.scored else "temple", box.x + 20, m, size, "clay")
    colour, weight = ("muted", 500) if city.scored else ("ink", 700)
    out += fitted(
        box.x + 32, m + size * 0.36, city.name, box.w - 302, size, colour, None, weight, serif=True
    )
    out += text(right - 256, m + size * 0.36, city.size, size, "ink", "middle", 700)
    told, best = dict(city.told()), max(city.strength)
    for p, x in enumerate(columns):
        n = told.get(p)
        if n and city.scored:
            out += badge(x, m, min(25.0, box.h + 1), n)
        elif n:
            out += text(x, m + size * 0.36, n, size, "ink", "middle", 800 if n == best else 400)
    y = m + size * 0.36
    if city.scored:
        return out + fitted(right - 12, y, say("closed"), 96, 11.5, "muted", "end")
    soon = "cinnabar-ink" if city.gaps <= 2 else "ink"
    out += text(right - 96, y, city.gaps, size, soon, "middle", 700)
    return out + text(
        right - 12, y, " / ".join(map(str, prizes(city.size))), size, "ink", "end", 700
    )


def _pays(box: Box, say: Say) -> str:
    """What a closed city pays to the first and to the second, by its size."""
    x, y = box.x + 12, box.y + 4
    out = line(x, y, box.x + box.w - 12, y, "edge")
    for i, words in enumerate(wrapped(say("pays"), 92, 12, True, 3)):
        out += text(x, y + 18 + 14 * i, words, 12, None, None, 700, True)
    left = x + 108
    step = (box.w - 24 - 108 - 70 - 16) / (LARGEST - 1)
    rows = (("size", 12.0, "muted", 400), ("first", 14.0, "ink", 700), ("second", 13.0, "ink", 400))
    for j, (name, size, colour, weight) in enumerate(rows):
        at_y = y + 17 + 18 * j
        out += fitted(left, at_y, say(f"pays-{name}"), 60, 11.5, "muted")
        for i in range(1, LARGEST + 1):
            worth = prizes(i)
            shown = i if i < LARGEST else say("most-tiles", n=i)
            n = (shown, *worth)[j]
            out += text(left + 70 + (i - 1) * step, at_y, n, size, colour, "middle", weight)
    return out


# ---------------------------------------------------------------- key


def key(table: Table, box: Box) -> str:
    """What discs, lines and stones mean."""
    s = 24.0
    rows = (
        (plant(0, 0, s, 5, True, False), "plant"),
        (plant(0, 0, s, 2, False, True), "opens"),
        (grow(0, 0, s, 3), "grow"),
        (g(tiles.stone(False), tiles.fret(), transform=f"scale({13 / table.s:.3f})"), "city"),
        (path("M-12 0H12", stroke=var("muted"), stroke_width=2.6, stroke_dasharray="5 4"), "open"),
        (
            path("M-12 0H12", stroke=var("ink"), stroke_width=5.6)
            + path("M-12 0H12", stroke=var("maize"), stroke_width=3),
            "closed",
        ),
    )
    out = []
    for i, (sign, name) in enumerate(rows):
        y = box.y + 18 + i * 33
        words = fitted(38, 4.5, table.say(f"key-{name}"), box.w - 46, 12.5)
        out.append(at(box.x + 16, y, sign) + at(box.x, y, words))
    return g(*out, id="part-key")
