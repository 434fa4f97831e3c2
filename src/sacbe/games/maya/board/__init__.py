"""The board of Maya as one SVG picture, drawn from a view: it shows what the seat may know."""

from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw import symbols
from sacbe.draw.parts import Picture
from sacbe.draw.svg import el, g, rect
from sacbe.draw.widgets import sea
from sacbe.text import Texts

from ..data import CELLS, KINDS
from ..derived import INDEX, in_play, near
from . import disabled, land, tiles
from .cities import cities
from .city_table import city_table
from .grid import Box, Grid, fit_grid, wall
from .legend import LEGEND, legend
from .players import NOTE_HEIGHT, players_panel, question_text, turn_banner
from .rack import rack
from .table import Choice, Table
from .targets import targets
from .texts import board_texts

__all__ = ["picture", "question"]

WIDTH, HEIGHT = 1440, 800
SEA = Box(8, 8, 1018, 784)
SIDE = Box(1036, 8, 396, 784)
GAP = 8
MARGIN = 1.3  # in hexes: the coast with its numbers
TURN, RACK = 72.0, 190.0  # heights
ROW = 32  # height of a player's row


def picture(
    view: Mapping[str, Any],
    seat: int | None,
    choices: Sequence[Choice],
    texts: Texts,
    names: Sequence[str],
) -> Picture:
    """The whole board as `seat` (None: a spectator) sees it; its choices can be clicked."""
    say = board_texts(texts.lang)
    cells = [*in_play(view), *(i for group in wall(view) for i in group)]
    grid, legend_box = _layout(cells)
    table = Table(view, seat, choices, names, say, grid.s)
    defs = el("defs", tiles.definitions(grid.s, KINDS, len(view["players"])))
    ground = rect(0, 0, WIDTH, HEIGHT, "paper")
    legend_svg = legend(table, legend_box) if legend_box else ""
    inside = legend_box is not None and _overlaps_map(grid, cells, legend_box)
    water = sea(*SEA) + ("" if inside else legend_svg)
    body = (ground, defs, water, _map(table, grid, legend_svg if inside else ""), _side(table))
    return symbols.picture(WIDTH, HEIGHT, *body, title=say("title"))


def question(
    view: Mapping[str, Any],
    seat: int,
    choices: Sequence[Choice],
    texts: Texts,
    names: Sequence[str],
) -> str:
    """The question that `seat` has to answer, as a sentence."""
    return question_text(Table(view, seat, choices, names, board_texts(texts.lang), 0))


def _map(table: Table, grid: Grid, legend_svg: str) -> str:
    city_list = cities(table.view)
    return g(
        legend_svg,
        land.ground(grid, tuple(table.view["areas"])),
        land.sites(grid, table),
        land.plantations(grid, table),
        *(land.draw_city(grid, table, city) for city in city_list),
        land.turn_marks(grid, table.view),
        land.last_gaps(grid, city_list),
        g(
            rect(*_active_area(grid, table.view)),
            disabled.disabled_spaces(grid, table.view, table.choices) if table.must_choose else "",
            targets(grid, table),
            id="part-near",
        ),
        id="part-land",
    )


def _active_area(grid: Grid, view: Mapping[str, Any]) -> Box:
    """The areas with tiles or with possible next tiles; small windows show this part of the map."""
    tiles = [INDEX[cell] for cell in view["cells"]]
    areas = {CELLS[i].area for tile in tiles for i in (tile, *near(view, tile))}
    spots = [grid.xy(i) for i in in_play(view) if not areas or CELLS[i].area in areas]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    left, top, around = min(xs), min(ys), grid.s * MARGIN
    wide, high = max(xs) - left, max(ys) - top
    return Box(left - around, top - around, wide + 2 * around, high + 2 * around)


def _layout(cells: Sequence[int]) -> tuple[Grid, Box | None]:
    """The map as large as possible, and a place for the legend.

    The legend is beside the map, or in a corner that the map leaves free, if necessary after moving
    the map down.
    """
    room = Box(SEA.x + 34, SEA.y + 22, SEA.w - 44, SEA.h - 32)
    middle = fit_grid(cells, room)
    beside = fit_grid(cells, room._replace(x=room.x + LEGEND.w, w=room.w - LEGEND.w))
    if beside.s == middle.s:
        return beside, LEGEND._replace(x=SEA.x + 8, y=SEA.y + 8)
    lowest = max(middle.xy(i)[1] for i in cells) + middle.s
    lower = middle._replace(y=middle.y + room.y + room.h - lowest)
    for grid in (middle, lower):
        corner = _corner(grid, cells)
        if corner:
            return grid, corner
    return middle, None


def _corner(grid: Grid, cells: Sequence[int]) -> Box | None:
    """The first corner of the sea with enough space for the legend; the map has priority."""
    w, h = LEGEND.w, LEGEND.h
    lefts, tops = (SEA.x + 8, SEA.x + SEA.w - w - 8), (SEA.y + 8, SEA.y + SEA.h - h - 8)
    spots = [grid.xy(i) for i in cells]
    for x, y in ((a, b) for b in tops for a in lefts):
        inside = (
            x - grid.s < cx < x + w + grid.s and y - grid.s < cy < y + h + grid.s
            for cx, cy in spots
        )
        if not any(inside):
            return Box(x, y, w, h)
    return None


def _overlaps_map(grid: Grid, cells: Sequence[int], box: Box) -> bool:
    """Whether the legend overlaps the bounding box of the map."""
    spots = [grid.xy(i) for i in cells]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (
        min(xs) - grid.s < box.x + box.w
        and box.x < max(xs) + grid.s
        and min(ys) - grid.s < box.y + box.h
        and box.y < max(ys) + grid.s
    )


def _side(table: Table) -> str:
    """The column at the right: turn, own tiles, players, cities. Its layout is stable during a
    turn."""
    x, w = SIDE.x, SIDE.w
    y = SIDE.y
    out = turn_banner(table, Box(x, y, w, TURN))
    y += TURN + GAP
    if table.seat is not None:
        out += rack(table, Box(x, y, w, RACK))
        y += RACK + GAP
    high = 26.0 + ROW * len(table.view["players"]) + NOTE_HEIGHT
    out += players_panel(table, Box(x, y, w, high))
    y += high + GAP
    return out + city_table(table, Box(x, y, w, SIDE.y + SIDE.h - y))
