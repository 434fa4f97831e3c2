"""The spaces that can be chosen now, each with its result."""

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw.parts import part
from sacbe.draw.pieces import badge, target
from sacbe.draw.svg import choice, circle, g, mono_icon, text, tooltip

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
        disc = expand_disc(x, y, grid.s, info["size"])
        result = say(
            "then-draw", n=draw_count(view, view["current_player"], view["holding"]["crop"] is None)
        )
    else:
        points, least = group_points(info, view)
        disc = plant_disc(x, y, grid.s, points, points > least, bool(info["opens"]))
        result = say("target-joined" if points > least else "target-alone", n=points)
    payouts = cities_closed_by(info, view)
    title = tooltip(". ".join([result, *_closing_texts(table, payouts)]))
    if payouts:
        disc += payout_badge(
            x, y, grid.s, sum(points[view["current_player"]] for points in payouts.values())
        )
    hit = circle(x, y, grid.s * 0.85, "transparent")
    return choice([action], label, title, hit, disc, id=f"to-{cell_name(info['cell'])}")


def _closing_texts(table: Table, payouts: Mapping[str, Sequence[int]]) -> list[str]:
    """The points of every city that would be closed."""
    return [
        table.say(
            "target-closes", city=city, points=by_seat(rank_seats(points), table.names, table.say)
        )
        for city, points in payouts.items()
    ]


def plant_disc(x: float, y: float, s: float, points: int, strong: bool, opens: bool) -> str:
    """A disc for planting: small for a single tile, large if it joins others; with a new temple, if
    any."""
    r = s * (0.6 if strong else 0.5)
    size = s * (0.58 if strong else 0.46)
    up = s * 0.1 if opens else 0.0
    number = text(x, y + size * 0.36 - up, f"+{points}", size, "lit-ink", "middle", 700)
    sign = mono_icon("temple", x, y + r * 0.55, s * 0.32, "lit-ink") if opens else ""
    return g(target(x, y, r), g(number, class_="fine"), sign, class_="on-lit")


def expand_disc(x: float, y: float, s: float, size: int) -> str:
    """A disc for an expansion, with the new size of the city."""
    r = s * 0.56
    sign = mono_icon("temple", x - r * 0.36, y, r * 0.95, "lit-ink")
    number = text(x + r * 0.4, y + r * 0.32, size, r * 0.92, "lit-ink", "middle", 700)
    return g(target(x, y, r), sign, g(number, class_="fine"), class_="on-lit")


def payout_badge(x: float, y: float, s: float, points: int) -> str:
    """A badge with the points that closing a city pays the current player, possibly none."""
    size = max(20.0, s * 0.68)
    return g(badge(x + s * 0.54, y - s * 0.52, size, points), class_="fine")
