"""The spaces that can be chosen now, each with its result."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw.parts import part
from sacbe.draw.pieces import badge, target
from sacbe.draw.svg import at, choice, circle, g, mono_icon, text, tooltip

from ..derived import INDEX, View, cities_closed_by, draw_count, group_points
from .cities import rank_seats
from .grid import Grid
from .table import Choice, Table, by_seat
from .texts import BoardTexts, cell_name


@part
def targets(
    grid: Grid, view: View, choices: Sequence[Choice], names: Sequence[str], say: BoardTexts
) -> str:
    """A disc on every legal space: the points of the group, or the new size of the city."""
    table = Table(view, None, choices, names, say, grid.s, True)
    return "".join(_space(grid, table, action, info, label) for action, info, label in choices)


def _space(grid: Grid, table: Table, action: int, info: Mapping[str, Any], label: str) -> str:
    """A disc, with the same information as a tooltip."""
    view, say = table.view, table.say
    x, y = grid.xy(INDEX[info["cell"]])
    if info["kind"] == "city":
        disc = expand_disc(grid.s, info["size"])
        result = say(
            "then-draw", n=draw_count(view, view["current_player"], view["holding"]["crop"] is None)
        )
    else:
        points, least = group_points(info, view)
        disc = plant_disc(grid.s, points, points > least, bool(info["opens"]))
        result = say("target-joined" if points > least else "target-alone", n=points)
    payouts = cities_closed_by(info, view)
    title = tooltip(". ".join([result, *_closing_texts(table, payouts)]))
    if payouts:
        disc += payout_badge(
            0, 0, grid.s, sum(points[view["current_player"]] for points in payouts.values())
        )
    body = at(x, y, circle(0, 0, grid.s * 0.85, "transparent"), disc)
    return choice([action], label, title, body, id=f"to-{cell_name(info['cell'])}")


def _closing_texts(table: Table, payouts: Mapping[str, Sequence[int]]) -> list[str]:
    """The points of every city that would be closed."""
    return [
        table.say(
            "target-closes", city=city, points=by_seat(rank_seats(points), table.names, table.say)
        )
        for city, points in payouts.items()
    ]


@functools.lru_cache(256)
def plant_disc(s: float, points: int, strong: bool, opens: bool) -> str:
    """A disc for planting, around (0, 0): small for a single tile, large if it joins others; with a
    new temple, if any."""
    r = s * (0.6 if strong else 0.5)
    size = s * (0.58 if strong else 0.46)
    up = s * 0.1 if opens else 0.0
    number = text(0, size * 0.36 - up, f"+{points}", size, "lit-ink", "middle", 700)
    sign = mono_icon("temple", 0, r * 0.55, s * 0.32, "lit-ink") if opens else ""
    return g(target(0, 0, r), g(number, class_="fine"), sign, class_="on-lit")


@functools.lru_cache(256)
def expand_disc(s: float, size: int) -> str:
    """A disc for an expansion, around (0, 0), with the new size of the city."""
    r = s * 0.56
    sign = mono_icon("temple", -r * 0.36, 0, r * 0.95, "lit-ink")
    number = text(r * 0.4, r * 0.32, size, r * 0.92, "lit-ink", "middle", 700)
    return g(target(0, 0, r), sign, g(number, class_="fine"), class_="on-lit")


def payout_badge(x: float, y: float, s: float, points: int) -> str:
    """A badge with the points that closing a city pays the current player, possibly none."""
    size = max(20.0, s * 0.68)
    return g(badge(x + s * 0.54, y - s * 0.52, size, points), class_="fine")
