"""The table of cities: their state, and the points of a closed city."""

from collections.abc import Sequence

from sacbe.draw.parts import Part, part
from sacbe.draw.pieces import badge, token
from sacbe.draw.svg import (
    fit_text,
    g,
    line,
    mono_icon,
    rect,
    text,
    tooltip,
    wrap_text,
)
from sacbe.draw.widgets import panel

from ..derived import prizes
from ..rules.scoring import LARGEST
from . import tiles
from .cities import City, cities
from .grid import Box
from .land import city_text
from .table import Table
from .texts import BoardTexts

SOON = 2  # gaps that a single turn may fill


HEAD, FOOT, ROW = 30, 62, 26.0  # heights


def city_table(table: Table, box: Box) -> list[Part]:
    """A row per city, and below it the points of a closed city."""
    seats, city_list = len(table.view["players"]), cities(table.view)
    columns = [box.x + box.w - 222 + i * 29 for i in range(seats)]
    step = min(ROW, (box.h - 32 - FOOT) / max(1, len(city_list)))
    rows = []
    for i, city in enumerate(city_list):
        row = Box(box.x, box.y + HEAD + i * step, box.w, step)
        rows.append(_city_row(f"part-row-{i}", city, row, columns, table.names, table.say))
    return [_head("part-cities", box, columns, table.say), *rows]


@part
def _head(box: Box, columns: Sequence[float], say: BoardTexts) -> str:
    """The heads of the columns, and the points of a closed city."""
    out = panel(*box, say("cities"))
    right = box.x + box.w
    heads = ((right - 258, "size", "middle", 46), (right - 96, "gaps", "middle", 44))
    for x, name, anchor, room in heads:
        out += fit_text(x, box.y + 20, say(f"col-{name}"), room, 11, "muted", anchor)
    out += fit_text(right - 12, box.y + 20, say("col-worth"), 58, 11, "muted", "end")
    for p, x in enumerate(columns):
        out += token(tiles.SEATS[p], x, box.y + 16, 6.2)
    return out + _payout_table(Box(box.x, box.y + box.h - FOOT, box.w, FOOT), say)


@part
def _city_row(
    city: City, box: Box, columns: Sequence[float], names: Sequence[str], say: BoardTexts
) -> str:
    return tooltip(city_text(city, names, say)) + _row(city, box, columns, say)


def _row(city: City, box: Box, columns: Sequence[float], say: BoardTexts) -> str:
    m, right = box.y + box.h / 2, box.x + box.w
    size = min(14.0, box.h * 0.68)
    out = line(box.x + 12, box.y, right - 12, box.y, "line")
    out += mono_icon("lock" if city.scored else "temple", box.x + 20, m, size, "clay")
    colour, weight = ("muted", 500) if city.scored else ("ink", 700)
    out += fit_text(
        box.x + 32, m + size * 0.36, city.name, box.w - 302, size, colour, None, weight, serif=True
    )
    out += text(right - 258, m + size * 0.36, city.size, size, "ink", "middle", 700)
    numbers, best = dict(city.standings()), max(city.strength)
    for p, x in enumerate(columns):
        n = numbers.get(p)
        if n and city.scored:
            out += badge(x, m, min(25.0, box.h + 1), n)
        elif n:
            out += text(x, m + size * 0.36, n, size, "ink", "middle", 800 if n == best else 400)
    y = m + size * 0.36
    if city.scored:
        return out + fit_text(right - 12, y, say("closed"), 96, 11.5, "muted", "end")
    soon = "cinnabar-ink" if len(city.gaps) <= SOON else "ink"
    out += text(right - 96, y, len(city.gaps), size, soon, "middle", 700)
    return out + text(
        right - 12, y, " / ".join(map(str, prizes(city.size))), size, "ink", "end", 700
    )


def _payout_table(box: Box, say: BoardTexts) -> str:
    """The points of a closed city for first and second place, by size."""
    x, y = box.x + 12, box.y + 4
    out = rect(x, y, box.w - 24, box.h - 6, "transparent")
    out += line(x, y, box.x + box.w - 12, y, "edge")
    for i, title in enumerate(wrap_text(say("payout"), 92, 12, True, 3)):
        out += text(x, y + 18 + 14 * i, title, 12, None, None, 700, True)
    left = x + 108
    step = (box.w - 24 - 108 - 70 - 16) / (LARGEST - 1)
    rows = (("size", 12.0, "muted", 400), ("first", 14.0, "ink", 700), ("second", 13.0, "ink", 400))
    for j, (name, size, colour, weight) in enumerate(rows):
        at_y = y + 17 + 18 * j
        out += fit_text(left, at_y, say(f"payout-{name}"), 60, 11.5, "muted")
        for i in range(1, LARGEST + 1):
            points = prizes(i)
            label = i if i < LARGEST else say("most-tiles", n=i)
            n = (label, *points)[j]
            out += text(left + 70 + (i - 1) * step, at_y, n, size, colour, "middle", weight)
    return g(tooltip(say("payout-tie")), out)
