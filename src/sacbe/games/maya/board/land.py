"""The map: areas with their coast, the wall, sites, plantations and cities."""

from collections.abc import Iterable, Sequence

from sacbe.draw.parts import part
from sacbe.draw.svg import (
    Value,
    at,
    circle,
    disabled_choice,
    g,
    mono_icon,
    path,
    rect,
    text,
    text_width,
    tooltip,
    var,
)

from ..data import AREAS, CELLS, NEAR, SITES
from ..derived import INDEX, View, in_play, prizes
from . import tiles
from .cities import Cells, City, connected_pairs
from .disabled import Request, place_request
from .grid import Grid, outline, wall
from .table import by_seat
from .texts import BoardTexts, cell_name

TINTS = ("blue", "green", "red", "yellow")
COAST, RIM = 1.2, 1.06  # in hexes: shallow water, the shaded edge of the land
RULER = 11.0  # font size of the numbers along the coast
MAX_RANKED = 2  # number of seats that a city pays
LETTERS = 10.8  # font size of names and numbers on the map
SMALLEST, LEAST = (360, 224), 11.2  # pixels of an overview on the smallest phone; of its letters


def tint(area: str) -> str:
    """The colour of an area: by its name, or by its index on other boards."""
    return f"land-{area if area in TINTS else TINTS[AREAS.index(area)]}"


@part
def ground(grid: Grid, areas_in_play: Sequence[str]) -> str:
    """The empty areas in play, and the wall that encloses them."""
    view = {"areas": areas_in_play}
    cells_in_play = in_play(view)
    wall_cells = [i for group in wall(view) for i in group]
    coast = _hexes(grid, [*cells_in_play, *wall_cells], COAST, "wave")
    areas = []
    for area in AREAS:
        area_cells = [i for i in cells_in_play if CELLS[i].area == area]
        if area_cells:
            colour = tint(area)
            flat = _hexes(grid, area_cells, 0.95, colour, f"{colour}-hi")
            areas.append(_hexes(grid, area_cells, RIM, f"{colour}-lo") + flat)
    rulers = _rulers(grid, [*cells_in_play, *wall_cells])
    return "".join((coast, *areas, _wall(grid, view), g(rulers, class_="fine")))


def _rulers(grid: Grid, cells: Sequence[int]) -> str:
    """Row and column numbers along the coast; texts name cells by them."""
    inside, out = set(cells), []
    firsts = {CELLS[i].row: i for i in sorted(cells, key=lambda i: -CELLS[i].col)}
    for row, i in firsts.items():
        x, y = grid.xy(i)
        out.append(text(x - grid.s * 1.08, y + 3.5, f"r{row}", RULER, "muted", "end"))
    tops = {CELLS[i].col: i for i in sorted(cells, key=lambda i: -CELLS[i].row)}
    for col, i in tops.items():
        x, y = grid.xy(i)
        above = [n for n in NEAR[i] if n in inside and CELLS[n].row < CELLS[i].row]
        side = 0 if len(above) != 1 else -1 if grid.xy(above[0])[0] > x else 1
        x, y = x + side * grid.s * 0.45, y - grid.s * (0.95 if side else 1.24)
        out.append(text(x, y, f"c{col}", RULER, "muted", ("middle", "start", "end")[side]))
    return "".join(out)


def _hexes(grid: Grid, cells: Sequence[int], part: float, fill: str, edge: str = "") -> str:
    d = "".join(grid.hexagon(i, part) for i in cells)
    return path(d, fill, stroke=var(edge) if edge else None, stroke_width=1.2 if edge else None)


def _wall(grid: Grid, view: View) -> str:
    """The restriction tiles: the edge of the plantable map."""
    out = []
    for group in wall(view):
        out.append(_hexes(grid, group, 0.93, "land-waste-lo"))
        out.append(_hexes(grid, group, 0.86, "land-waste"))
        if len(group) > 1:
            one, two = (grid.xy(i) for i in group)
            out.append(tiles.bond(one, two, "land-waste", grid.s * 0.8))
        spots = [grid.xy(i) for i in group]
        x, y = sum(s[0] for s in spots) / len(spots), sum(s[1] for s in spots) / len(spots)
        k = grid.s * 0.26
        cross = f"M{x - k:.1f} {y - k:.1f}L{x + k:.1f} {y + k:.1f}M{x + k:.1f} {y - k:.1f}"
        cross += f"L{x - k:.1f} {y + k:.1f}"
        out.append(path(cross, stroke=var("land-waste-lo"), stroke_width=3, stroke_linecap="round"))
    return "".join(out)


Sites = Sequence[tuple[str, int, bool]]  # name, cell, highlighted


def open_sites(view: View) -> Sites:
    """The sites without a temple."""
    return [
        (name, INDEX[site["cell"]], site["highlighted"])
        for name, site in view["sites"].items()
        if not site["temple"]
    ]


def overview_letters(wide: float, high: float) -> float:
    """The font size of names in an overview of this part of the map."""
    return round(LEAST * max(wide / SMALLEST[0], high / SMALLEST[1]), 1)


@part
def sites(grid: Grid, sites_: Sites, large: float) -> str:
    """The sites without a temple: an engraved outline and the name, `large` in an overview."""
    return "".join(
        g(*_site(grid, name, i, strong, large), id=f"site-{SITES.index(name)}")
        for name, i, strong in sites_
    )


def _site(grid: Grid, name: str, i: int, strong: bool, large: float) -> tuple[str, ...]:
    x, y = grid.xy(i)
    s = grid.s
    edge = path(
        grid.hexagon(i, 0.84),
        f"{tint(CELLS[i].area)}-hi" if strong else "transparent",
        stroke=var("muted"),
        stroke_width=2 if strong else 1.2,
        stroke_dasharray="4 3",
    )
    sign = mono_icon("temple", x, y - s * 0.26, s * 0.74, f"{tint(CELLS[i].area)}-lo")
    colours = ("ink", tint(CELLS[i].area))
    return edge, sign, *place_names(name, x, y + s * 0.46, s, colours, strong, large)


def place_names(
    name: str, x: float, y: float, s: float, colours: tuple[str, str], strong: bool, large: float
) -> tuple[str, str]:
    """A city's name across its hex, and the larger one of an overview."""
    usual = _place_name(name, x, y, max(LETTERS, s * 0.36), s * 2.3, colours, strong)
    coarse = _place_name(name, x, y, large, s * 5, colours, strong)
    return g(usual, class_="fine"), g(coarse, class_="coarse")


def _place_name(
    name: str, x: float, y: float, size: float, room: float, colours: tuple[str, str], strong: bool
) -> str:
    """A name with an edge where it covers others; a long one is condensed."""
    fill, edge = colours
    long = text_width(name, size, True) * 0.82  # text_width overestimates
    fit: dict[str, Value] = {
        "stroke": var(edge),
        "stroke_width": size * 0.22,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    if long > room:
        fit |= {"textLength": room, "lengthAdjust": "spacingAndGlyphs"}
    return text(x, y, name, size, fill, "middle", 700 if strong else 600, True, **fit)


# ---------------------------------------------------------------- what was laid


@part
def plantations(grid: Grid, cells: Cells, names: Sequence[str], say: BoardTexts) -> str:
    """The plantations among some tiles."""
    out = []
    for name, tile in cells.items():
        if tile["kind"] == "plantation":
            face = tiles.plantation(tile["owner"], tile["crop"], tile["n"])
            what = f"{names[tile['owner']]}: {say.tile(tile['crop'], tile['n'])}"
            title = tooltip(f"{what}, {cell_name(name)}")
            face_group = g(face, class_="arrives")
            out.append(at(*grid.xy(INDEX[name]), title, face_group, id=f"cell-{cell_name(name)}"))
    return "".join(out)


@part
def bonds(grid: Grid, cells: Cells, below: Cells) -> str:
    """Between the plantations of one crop group: among the tiles of a row and with those of the
    next."""
    out = []
    for i, n in connected_pairs(cells, below):
        colour = tiles.SEATS[cells[CELLS[i].id]["owner"]].colour
        out.append(tiles.bond(grid.xy(i), grid.xy(n), colour, grid.s * 0.5))
    return "".join(out)


def rows(cells: Cells) -> dict[int, dict[str, View]]:
    """The tiles by row, in a fixed order."""
    by_row: dict[int, dict[str, View]] = {}
    for i, name in sorted((INDEX[name], name) for name in cells):
        by_row.setdefault(CELLS[i].row, {})[name] = cells[name]
    return by_row


@part
def turn_marks(grid: Grid, planted: Sequence[str]) -> str:
    """Numbered marks on the tiles of this turn, which can still be undone."""
    out = []
    for k, name in enumerate(planted, 1):
        i = INDEX[name]
        x, y = grid.xy(i)
        s = grid.s
        ring: dict[str, Value] = {
            "stroke": var("ink"),
            "stroke_width": 2.6,
            "stroke_dasharray": "6 4",
        }
        out.append(path(grid.hexagon(i, 0.99), "none", **ring))
        size = max(LETTERS, s * 0.34)
        disc = circle(x, y + s * 0.66, size * 0.7, "ink")
        number = text(x, y + s * 0.66 + size * 0.36, k, size, "paper", "middle", 800)
        out.append(g(disc, number, class_="fine"))
    return "".join(out)


def last_gap_cells(cities: Iterable[City]) -> list[int]:
    """The spaces that are the last gap of a city; a lone temple pays nothing."""
    return sorted({c.gaps[0] for c in cities if len(c.gaps) == 1 and c.size > 1})


@part
def last_gaps(grid: Grid, cells: Sequence[int]) -> str:
    """A lock on each space that is the last gap of a city."""
    return "".join(mono_icon("lock", *grid.xy(i), grid.s * 0.6, "muted") for i in cells)


@part
def draw_city(grid: Grid, town: City, names: Sequence[str], large: float, say: BoardTexts) -> str:
    """What changes on a city: its temple, and the seats with most crops around it. `large` is the
    size of its name in an overview."""
    area = path("".join(grid.hexagon(i, 0.96) for i in town.cells), "transparent")
    return tooltip(city_text(town, names, say)) + area + _temple(grid, town, large)


@part
def stones(grid: Grid, cells: Sequence[int], temple: int, scored: bool) -> str:
    """The stones of a city, without joints."""
    spots = {i: grid.xy(i) for i in cells}
    out = [
        at(*spot, g(tiles.stone(scored), class_="arrives"), id=_stone_id(i))
        for i, spot in spots.items()
    ]
    out += _masonry(grid, cells, "done" if scored else "city")
    out += [at(*spot, tiles.fret()) for i, spot in spots.items() if i != temple]
    return "".join((*out, _city_outline(grid, cells, scored)))


Closed = Sequence[tuple[City, Request]]


@part
def closed_places(
    grid: Grid, sites_: Sites, kind: str, towns: Closed, names: Sequence[str], say: BoardTexts
) -> str:
    """Invisible click areas of the places where no tile goes now; a click explains why."""
    out = [
        disabled_choice(
            place_request(i, kind),
            name,
            path(grid.hexagon(i, 0.84), "transparent"),
            id=f"closed-site-{SITES.index(name)}",
        )
        for name, i, _ in sites_
    ]
    for town, why in towns:
        shape = path("".join(grid.hexagon(i, 0.96) for i in town.cells), "transparent")
        title = tooltip(city_text(town, names, say))
        out.append(
            disabled_choice(
                why, town.name, title, shape, id=f"closed-city-{SITES.index(town.name)}"
            )
        )
    return "".join(out)


def _stone_id(i: int) -> str:
    return f"stone-{cell_name(CELLS[i].id)}"


def city_text(town: City, names: Sequence[str], say: BoardTexts) -> str:
    """A city in a sentence: its size, the crops around it and, if it is closed, the points."""
    args = {"city": town.name, "size": town.size, "crops": by_seat(town.crops(), names, say)}
    if town.scored:
        points = by_seat(town.standings(), names, say)
        return say("city-closed-tooltip", **args, points=points)
    first, second = prizes(town.size)
    return say("city-tooltip", **args, gaps=len(town.gaps), first=first, second=second)


def _masonry(grid: Grid, cells: Sequence[int], fill: str) -> list[str]:
    """Cover the joints between the tiles of a city."""
    inside, out = set(cells), []
    for i in cells:
        later = [n for n in NEAR[i] if n in inside and n > i]
        out += [tiles.bond(grid.xy(i), grid.xy(n), fill, grid.s * 0.62) for n in later]
        for one in later:
            for two in later:
                if two > one and two in NEAR[one]:
                    corners = [grid.xy(k) for k in (i, one, two)]
                    out.append(tiles.joint(corners, fill, grid.s * 0.26))
    return out


def _city_outline(grid: Grid, cells: Sequence[int], scored: bool) -> str:
    """The outline of a city: a gold cord if it is closed, a dashed line if it is open."""
    d, s = outline(grid, cells), grid.s
    around = {"stroke_linecap": "round"}
    if scored:
        cord = path(d, stroke=var("lit-ink"), stroke_width=s * 0.16, **around)
        return cord + path(d, stroke=var("maize"), stroke_width=s * 0.085, **around)
    dashes: dict[str, Value] = {
        "stroke_width": s * 0.065,
        "stroke_dasharray": f"{s * 0.16:.1f} {s * 0.12:.1f}",
    }
    ground_line = path(d, stroke=var("shell"), stroke_width=s * 0.13, **around)
    return ground_line + path(d, "none", stroke=var("muted"), **dashes)


def _temple(grid: Grid, town: City, large: float) -> str:
    x, y = grid.xy(town.temple)
    s = grid.s
    sign = g(
        mono_icon("temple", 0, -s * 0.52, s * 0.62, "maize" if town.scored else "bone"),
        class_="on-done" if town.scored else "on-city",
    )
    base = "done" if town.scored else "city"
    name = place_names(town.name, 0, s * 0.1, s, ("lit-ink", base), town.highlighted, large)
    row = ranking(0, s * 0.48, town.standings()[:MAX_RANKED], max(LETTERS, s * 0.33))
    return at(x, y, sign, *name, row)


def ranking(x: float, y: float, entries: Sequence[tuple[int, int]], size: float) -> str:
    """Seat shapes with numbers, the highest first, centred on a pale strip."""
    if not entries:
        return ""
    widths = [size * 0.9 + text_width(str(n), size, True) for _, n in entries]
    full = sum(widths) + size * 0.3 * (len(entries) - 1)
    left = x - full / 2
    strip = (left - size * 0.28, y - size * 0.62, full + size * 0.56, size * 1.24)
    out = [rect(*strip, "city-hi", size * 0.3)]
    for (seat, n), wide in zip(entries, widths, strict=True):
        colour = f"{tiles.SEATS[seat].colour}-lo"
        sign = tiles.shape(seat, left + size * 0.42, y, size * 0.42, colour)
        out += [sign, text(left + size * 0.92, y + size * 0.37, n, size, "lit-ink", weight=700)]
        left += wide + size * 0.3
    return g(*out, class_="fine")
