"""The table of cities: their state, and the points of a closed city."""

from collections.abc import Sequence

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import token
from sacbe.draw.svg import (
    fit_text,
    g,
    hexagon,
    line,
    mono_icon,
    pen,
    poly,
    rect,
    text,
    tooltip,
)
from sacbe.draw.widgets import panel

from ..data import SITES
from ..derived import prizes
from ..rules.scoring import LARGEST
from . import tiles
from .cities import City, cities
from .grid import Box
from .land import city_text
from .table import Table
from .texts import BoardTexts

SOON = 2  # gaps that a single turn may fill


HEAD, FOOT, ROW = 44.0, 66.0, 36.0  # heights
LETTERS = 11.0
LONGEST = len(SITES)


def city_table(table: Table, box: Box) -> list[Part]:
    """Two lines per city, and below them the points of a closed city. A city that changes its place
    among the others only moves."""
    seats, city_list = len(table.view["players"]), cities(table.view)
    step = min(ROW, (box.h - HEAD - FOOT) / LONGEST)
    rows = {}
    for i, city in enumerate(city_list):
        n = SITES.index(city.name)
        row = _city_row(f"part-row-{n}", city, box.w, step, seats, table.names, table.say)
        rows[n] = row.at(box.x, box.y + HEAD + i * step)
    return [_head("part-cities", box, table.say), *(rows[n] for n in sorted(rows))]


@part
def _head(box: Box, say: BoardTexts) -> str:
    """The title, the meaning of the signs, and the points of a closed city."""
    out = panel(*box, say("cities"))
    right, y = box.x + box.w - 10, box.y + 36
    out += text(right, y, say("col-worth"), LETTERS, "muted", "end")
    out += mono_icon("tile", box.x + 19, y - 4, 13, "muted")
    out += text(box.x + 28, y, say("col-size"), LETTERS, "muted")
    out += _gap_sign(box.x + 92, y - 4) + text(box.x + 101, y, say("col-gaps"), LETTERS, "muted")
    return out + _payout_table(Box(box.x, box.y + box.h - FOOT, box.w, FOOT), say)


def _gap_sign(x: float, y: float) -> str:
    """An empty space beside a city."""
    return poly(hexagon(x, y, 6), "none", **pen("muted", 1.2, "2.4 1.8"))


@part
def _city_row(
    city: City, w: float, h: float, seats: int, names: Sequence[str], say: BoardTexts
) -> str:
    return tooltip(city_text(city, names, say)) + _row(city, w, h, seats, say)


def _row(city: City, w: float, h: float, seats: int, say: BoardTexts) -> str:
    """Name and value; below, size, crops or points of the seats, and gaps."""
    left, right, upper, lower = 12, w - 10, round(h * 0.41, 1), round(h * 0.86, 1)
    out = line(left, 0, right, 0, "line")
    out += mono_icon("lock" if city.scored else "temple", left + 6, upper - 4.5, 14, "clay")
    colour, weight = ("muted", 500) if city.scored else ("ink", 700)
    room = w - 94
    out += fit_text(left + 18, upper, city.name, room, 13, colour, None, weight, True, least=11)
    out += mono_icon("tile", left + 7, lower - 4, 12, "muted")
    out += text(left + 16, lower, city.size, 12, "ink", None, 700)
    numbers, best = dict(city.standings()), max(city.strength)
    for p in range(seats):
        if n := numbers.get(p):
            x = left + 42 + p * 34
            out += token(tiles.SEATS[p], x, lower - 4, 5.4)
            out += text(x + 8, lower, n, 12, "ink", None, 800 if n == best else 400)
    if city.scored:
        return out + text(right, upper, say("closed"), LETTERS, "muted", "end")
    soon = "cinnabar-ink" if len(city.gaps) <= SOON else "ink"
    out += _gap_sign(right - 21, lower - 4)
    out += text(right, lower, len(city.gaps), 12, soon, "end", 700)
    return out + text(right, upper, " / ".join(map(str, prizes(city.size))), 12, "ink", "end", 700)


def _payout_table(box: Box, say: BoardTexts) -> str:
    """The points of a closed city for first and second place, by size."""
    x, y = box.x + 10, box.y
    out = rect(x, y, box.w - 20, box.h - 4, "transparent")
    out += line(x, y, box.x + box.w - 10, y, "edge")
    out += fit_text(x, y + 15, say("payout"), box.w - 20, 12, weight=700, serif=True, least=11)
    step = (box.w - 20 - 66) / LARGEST
    rows = (("size", "muted", 400), ("first", "ink", 700), ("second", "ink", 400))
    for j, (name, colour, weight) in enumerate(rows):
        at_y = y + 30 + 14.5 * j
        out += fit_text(x, at_y, say(f"payout-{name}"), 62, LETTERS, "muted", least=10.4)
        for i in range(1, LARGEST + 1):
            label = i if i < LARGEST else say("most-tiles", n=i)
            n = (label, *prizes(i))[j]
            out += text(x + 66 + (i - 0.5) * step, at_y, n, 12, colour, "middle", weight)
    return g(tooltip(say("payout-tie")), out)
