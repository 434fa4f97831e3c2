"""The land: areas with their coast, the wall, sites, plantations and cities."""

import functools
from collections.abc import Sequence
from html import escape

from sacbe.draw.svg import (
    Value,
    at,
    circle,
    el,
    g,
    mark,
    measure,
    path,
    rect,
    text,
    var,
)

from ..data import AREAS, CELLS, NEAR, SITES
from . import tiles
from .grid import Grid, View, outline, wall
from .seen import INDEX, City, in_play, joined
from .words import Say, cell_name

TINTS = ("blue", "green", "red", "yellow")
COAST, RIM = 1.2, 1.06  # of a hex: shallow water, the shaded edge of the land
STRONGEST = 2  # seats that a city pays


def tint(area: str) -> str:
    """The colour of an area: by its name, or by its place among the areas of another board."""
    return f"land-{area if area in TINTS else TINTS[AREAS.index(area)]}"


@functools.lru_cache(16)
def ground(grid: Grid, areas_in_play: tuple[str, ...]) -> str:
    """The empty land in play, area by area, and the wall that closes it."""
    view = {"areas": areas_in_play}
    shown = in_play(view)
    closed = [i for group in wall(view) for i in group]
    coast = _hexes(grid, [*shown, *closed], COAST, "wave")
    areas = []
    for area in AREAS:
        cells = [i for i in shown if CELLS[i].area == area]
        if cells:
            colour = tint(area)
            flat = _hexes(grid, cells, 0.95, colour, f"{colour}-hi")
            areas.append(_hexes(grid, cells, RIM, f"{colour}-lo") + flat)
    return g(coast, *areas, _wall(grid, view), id="part-ground")


def _hexes(grid: Grid, cells: Sequence[int], part: float, fill: str, edge: str = "") -> str:
    d = "".join(grid.hexagon(i, part) for i in cells)
    return path(d, fill, stroke=var(edge) if edge else None, stroke_width=1.2 if edge else None)


def _wall(grid: Grid, view: View) -> str:
    """Restriction tiles: nobody plants beyond them."""
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


def sites(grid: Grid, view: View) -> str:
    """The sites without a temple: an engraved outline and the name."""
    return "".join(
        _site(grid, name, INDEX[shown["cell"]], shown["highlighted"])
        for name, shown in view["sites"].items()
        if not shown["temple"]
    )


def _site(grid: Grid, name: str, i: int, strong: bool) -> str:
    x, y = grid.xy(i)
    s = grid.s
    edge = path(
        grid.hexagon(i, 0.84),
        f"{tint(CELLS[i].area)}-hi" if strong else "none",
        stroke=var("muted"),
        stroke_width=2 if strong else 1.2,
        stroke_dasharray="4 3",
    )
    sign = mark("temple", x, y - s * 0.26, s * 0.74, f"{tint(CELLS[i].area)}-lo")
    named = place_name(name, x, y + s * 0.42, s, "ink", strong)
    return g(edge, sign, named, id=f"site-{SITES.index(name)}")


def place_name(name: str, x: float, y: float, s: float, fill: str, strong: bool) -> str:
    """A city's name across its hex: smaller where it is long, never cut off."""
    size, weight = min(13.0, s * 0.33), 700 if strong else 600
    size *= min(1.0, s * 1.72 / measure(name, size, True))
    return text(x, y, name, size, fill, "middle", weight, True)


# ---------------------------------------------------------------- what was laid


def fields(grid: Grid, view: View, say: Say, names: Sequence[str]) -> str:
    """All plantations; those of one crop group grow together."""
    out = []
    for name, tile in view["cells"].items():
        if tile["kind"] == "plantation":
            face = tiles.plantation(tile["owner"], tile["crop"], tile["n"])
            what = f"{names[tile['owner']]}: {say.tile(tile['crop'], tile['n'])}"
            title = el("title", escape(f"{what}, {cell_name(name)}", quote=False))
            out.append(at(*grid.xy(INDEX[name]), title, face, id=f"cell-{cell_name(name)}"))
    for i, n in joined(view):
        owner = view["cells"][CELLS[i].id]["owner"]
        colour = tiles.SEATS[owner].colour
        out.append(tiles.bond(grid.xy(i), grid.xy(n), colour, grid.s * 0.5))
    return "".join(out)


def planted(grid: Grid, view: View) -> str:
    """Marks on the tiles of this turn, in their order: they can still be taken back."""
    out = []
    for k, name in enumerate(view["planted"], 1):
        i = INDEX[name]
        x, y = grid.xy(i)
        s = grid.s
        ring: dict[str, Value] = {
            "stroke": var("ink"),
            "stroke_width": 2.6,
            "stroke_dasharray": "6 4",
        }
        out.append(path(grid.hexagon(i, 0.99), "none", **ring))
        out.append(circle(x, y + s * 0.72, s * 0.24, "ink"))
        number = text(x, y + s * 0.84, k, s * 0.34, "paper", "middle", 800)
        out.append(number)
    return "".join(out)


def city(grid: Grid, found: City, say: Say, names: Sequence[str]) -> str:
    """A city: bare stone in one piece, its temple, and the seats that count there."""
    base = "done" if found.scored else "city"
    spots = {i: grid.xy(i) for i in found.cells}
    out = [at(*spot, tiles.stone(found.scored)) for spot in spots.values()]
    out += _masonry(grid, found.cells, base)
    out += [at(*spot, tiles.fret()) for i, spot in spots.items() if i != found.temple]
    out.append(_edge(grid, found))
    out.append(_temple(grid, found))
    told = ", ".join(say("seat-number", name=names[p], n=n) for p, n in found.told())
    args = {"city": found.name, "size": found.size, "told": told or say("nobody")}
    title = say.escaped("city-closed-says" if found.scored else "city-says", **args)
    return g(el("title", title), *out, id=f"city-{SITES.index(found.name)}")


def _masonry(grid: Grid, cells: Sequence[int], fill: str) -> list[str]:
    """No joints are seen inside a city."""
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


def _edge(grid: Grid, found: City) -> str:
    """Closed cities have a gold cord around them, open ones a broken line."""
    d, s = outline(grid, found.cells), grid.s
    around = {"stroke_linecap": "round"}
    if found.scored:
        cord = path(d, stroke=var("lit-ink"), stroke_width=s * 0.16, **around)
        return cord + path(d, stroke=var("maize"), stroke_width=s * 0.085, **around)
    broken: dict[str, Value] = {
        "stroke_width": s * 0.065,
        "stroke_dasharray": f"{s * 0.16:.1f} {s * 0.12:.1f}",
    }
    ground_line = path(d, stroke=var("shell"), stroke_width=s * 0.13, **around)
    return ground_line + path(d, "none", stroke=var("muted"), **broken)


def _temple(grid: Grid, found: City) -> str:
    x, y = grid.xy(found.temple)
    s = grid.s
    sign = g(
        mark("temple", 0, -s * 0.44, s * 0.64, "maize" if found.scored else "bone"),
        class_="on-done" if found.scored else "on-city",
    )
    named = place_name(found.name, 0, s * 0.13, s, "lit-ink", found.highlighted)
    row = ranking(0, s * 0.4, found.told()[:STRONGEST], s * 0.31)
    return at(x, y, sign, named, row)


def ranking(x: float, y: float, entries: Sequence[tuple[int, int]], size: float) -> str:
    """Shapes with numbers, the most first, centred on a pale strip."""
    if not entries:
        return ""
    widths = [size * 0.9 + measure(str(n), size, True) for _, n in entries]
    full = sum(widths) + size * 0.3 * (len(entries) - 1)
    left = x - full / 2
    strip = (left - size * 0.28, y - size * 0.62, full + size * 0.56, size * 1.24)
    out = [rect(*strip, "city-hi", size * 0.3)]
    for (seat, n), wide in zip(entries, widths, strict=True):
        colour = f"{tiles.SEATS[seat].colour}-lo"
        sign = tiles.shape(seat, left + size * 0.42, y, size * 0.42, colour)
        out += [sign, text(left + size * 0.92, y + size * 0.37, n, size, "lit-ink", weight=700)]
        left += wide + size * 0.3
    return "".join(out)
