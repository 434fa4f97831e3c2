"""The board of Maya as one SVG picture, drawn from a view: it shows what the seat may know."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from sacbe.draw import symbols
from sacbe.draw.parts import Part, Picture, group, part
from sacbe.draw.svg import el, rect
from sacbe.draw.widgets import sea
from sacbe.text import Texts

from ..data import CELLS, KINDS, SITES
from ..derived import INDEX, View, in_play, near
from . import land, tiles
from .cities import cities
from .city_table import city_table
from .disabled import city_request, disabled_spaces, legal_cells, site_kind
from .grid import Box, Grid, fit_grid, wall
from .legend import LEGENDS, legend
from .players import players_height, players_panel, question_text, turn_banner
from .rack import rack
from .table import Choice, Table
from .targets import targets
from .texts import BoardTexts, board_texts

__all__ = ["picture", "question"]

TABLE = Box(8, 8, 960, 580)  # everything but the players and their tiles
SEA = Box(8, 8, 724, 580)
CITIES = Box(740, 8, 228, 580)
SIDE = Box(980, 8, 300, 580)
WIDTH, HEIGHT = 1288, 596
GAP = 8
MARGIN = 1.3  # in hexes: the coast with its numbers
OVERVIEW_RATIO = 1.24  # width to height, 390 by 315 pixels
TURN, RACK = 66.0, 226.0  # heights


def picture(
    view: Mapping[str, Any],
    seat: int | None,
    choices: Sequence[Choice],
    texts: Texts,
    names: Sequence[str],
) -> Picture:
    """The whole board as `seat` (None: a spectator) sees it; its choices can be clicked."""
    say, must_choose = board_texts(texts.lang), bool(choices)
    areas = tuple(view["areas"])
    grid, legend_box = _layout(areas)
    table = Table(view, seat, choices, tuple(names), say, grid.s, must_choose)
    overview = _active_area(grid, areas, tuple(view["cells"]))
    large = land.overview_letters(overview.w, overview.h)
    parts = [
        _ground("board-ground"),
        _definitions("board-tiles", grid.s, len(view["players"])),
        _frame("part-table", TABLE),
        _frame("part-overview", overview),
        *([legend("part-key", grid.s, legend_box, say).place("", "fine")] if legend_box else []),
        *_map(_of_map(view, must_choose), grid, large, choices, must_choose, table.names, say),
        *_side(table),
    ]
    return symbols.picture(WIDTH, HEIGHT, parts, say("title"))


def question(
    view: Mapping[str, Any],
    seat: int,
    choices: Sequence[Choice],
    texts: Texts,
    names: Sequence[str],
) -> str:
    """The question that `seat` has to answer, as a sentence."""
    say = board_texts(texts.lang)
    return question_text(Table(view, seat, choices, names, say, 0, bool(choices)))


@part
def _ground() -> str:
    return rect(0, 0, WIDTH, HEIGHT, "paper") + sea(*SEA)


@part
def _definitions(s: float, players: int) -> str:
    """The symbols of the tiles. They are a part, because they depend on the size of the map."""
    return el("defs", tiles.definitions(s, KINDS, players))


OF_SPACES = ("areas", "cells", "planted", "phase")
OF_TARGETS = (*OF_SPACES, "cities", "holding", "current_player", "turn", "players")


OF_MAP = ("areas", "cells", "cities", "sites", "planted")
OF_MAP_WITH_CHOICES = (*OF_MAP, "phase", "holding", "current_player", "turn")
OF_PLAYERS = ("rack_count", "reserve_count")


def _of_map(view: View, must_choose: bool) -> View:
    """The piece of the view that the map shows."""
    fields = {key: view[key] for key in (OF_MAP_WITH_CHOICES if must_choose else OF_MAP)}
    if must_choose:
        fields["players"] = [{key: one[key] for key in OF_PLAYERS} for one in view["players"]]
    return fields


@group
def _map(
    view: View,
    grid: Grid,
    large: float,
    choices: Sequence[Choice],
    must_choose: bool,
    names: Sequence[str],
    say: BoardTexts,
) -> list[Part]:
    """The map from the ground up."""
    city_list, sites = cities(view), land.open_sites(view)
    rows = land.rows(view["cells"])
    parts = [land.ground("part-ground", grid, view["areas"])]
    for area in view["areas"]:
        parts.append(_area_frame(f"part-area-{area}", grid, area))
    for row, cells in rows.items():
        parts.append(land.plantations(f"part-cells-{row}", grid, cells, names, say))
    for row, cells in rows.items():
        parts.append(land.bonds(f"part-bonds-{row}", grid, cells, rows.get(row + 1, {})))
    for city in sorted(city_list):
        n, stones = SITES.index(city.name), (city.cells, city.temple, city.scored)
        parts.append(land.stones(f"part-stones-{n}", grid, *stones))
    for city in sorted(city_list):
        n = SITES.index(city.name)
        parts.append(land.draw_city(f"city-{n}", grid, city, names, large, say))
    parts.append(land.sites("part-sites", grid, sites, large))
    if must_choose:
        closed = [(city, why) for city in city_list if (why := city_request(view, city))]
        places = (grid, sites, site_kind(view), closed, names, say)
        parts.append(land.closed_places("part-closed", *places))
    parts.append(land.turn_marks("part-planted", grid, view["planted"]))
    parts.append(land.last_gaps("part-gaps", grid, land.last_gap_cells(city_list)))
    if must_choose:
        parts += _choices(view, grid, choices, names, say)
    return parts


def _choices(
    view: View, grid: Grid, choices: Sequence[Choice], names: Sequence[str], say: BoardTexts
) -> list[Part]:
    """The spaces, with and without a choice."""
    spaces = {key: view[key] for key in OF_SPACES}
    parts = [disabled_spaces("part-spaces", grid, spaces, legal_cells(choices))]
    places = [each for each in choices if each[1]["type"] == "place"]
    if places:
        fields = {key: view[key] for key in OF_TARGETS}
        for area in view["areas"]:
            here = [each for each in places if CELLS[INDEX[each[1]["cell"]]].area == area]
            inputs = (grid, fields, here, names, say)
            parts += [targets(f"part-targets-{area}", *inputs)] if here else []
    return parts


@part
def _frame(box: Box) -> str:
    """An invisible frame of a zone (page.json)."""
    return rect(*box)


@part
def _area_frame(grid: Grid, area: str) -> str:
    """The frame of an area."""
    return rect(*_around(grid, [i for i, cell in enumerate(CELLS) if cell.area == area], 1.0))


@functools.lru_cache(1024)
def _active_area(grid: Grid, in_use: tuple[str, ...], tiles_on: tuple[str, ...]) -> Box:
    """The areas with tiles or with possible next tiles: small windows show this part of the map. It
    is as wide as the window of a phone shows, so that nothing empty is beside the map."""
    view, tiles = {"areas": in_use}, [INDEX[cell] for cell in tiles_on]
    areas = {CELLS[i].area for tile in tiles for i in (tile, *near(view, tile))}
    cells = [i for i in in_play(view) if not areas or CELLS[i].area in areas]
    box = _around(grid, cells, MARGIN)
    wide = min(max(box.w, OVERVIEW_RATIO * box.h), SEA.w)
    left = min(max(box.x - (wide - box.w) / 2, SEA.x), SEA.x + SEA.w - wide)
    return Box(left, box.y, wide, box.h)


def _around(grid: Grid, cells: Sequence[int], margin: float) -> Box:
    """The bounding box of cells with a margin, in hexes, around their centres."""
    spots = [grid.xy(i) for i in cells]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    left, top, around = min(xs), min(ys), grid.s * margin
    wide, high = max(xs) - left, max(ys) - top
    return Box(left - around, top - around, wide + 2 * around, high + 2 * around)


@functools.lru_cache(64)
def _layout(areas: tuple[str, ...]) -> tuple[Grid, Box | None]:
    """The map as large as possible, and a place for the legend.

    The legend is beside the map, or in a corner that the map leaves free, if necessary after moving
    the map down.
    """
    view = {"areas": areas}
    cells = [*in_play(view), *(i for group in wall(view) for i in group)]
    room = Box(SEA.x + 32, SEA.y + 18, SEA.w - 40, SEA.h - 26)
    middle = fit_grid(cells, room)
    lowest = max(middle.xy(i)[1] for i in cells) + middle.s
    lower = middle._replace(y=round(middle.y + room.y + room.h - lowest, 2))
    for grid in (middle, lower):
        for w, h in LEGENDS:
            corner = _corner(grid, cells, w, h)
            if corner:
                return grid, corner
    return middle, None


def _corner(grid: Grid, cells: Sequence[int], w: float, h: float) -> Box | None:
    """The first corner of the sea with enough space for the legend; the map has priority."""
    lefts, tops = (SEA.x + 8, SEA.x + SEA.w - w - 4), (SEA.y + 6, SEA.y + SEA.h - h - 4)
    spots = [grid.xy(i) for i in cells]
    for x, y in ((a, b) for b in tops for a in lefts):
        inside = (
            x - grid.s < cx < x + w + grid.s and y - grid.s < cy < y + h + grid.s
            for cx, cy in spots
        )
        if not any(inside):
            return Box(x, y, w, h)
    return None


def _side(table: Table) -> list[Part]:
    """The cities beside the map; in the column at the right turn, own tiles and players. The layout
    is stable during a turn."""
    x, y, w, _ = SIDE
    parts = [*city_table(table, CITIES), *turn_banner(table, Box(x, y, w, TURN))]
    y += TURN + GAP
    own = rack(table, Box(x, y, w, RACK))
    if own is not None:
        parts.append(own)
        y += RACK + GAP
    return parts + players_panel(table, Box(x, y, w, players_height(len(table.view["players"]))))
