"""The board and the tiles of Maya: data.json, validated, in plain Python without compiled rules.

The board is **designed**, because the printed one is only known from a picture; so is the split of
the tiles. Owners of the game can play with their file. Invalid files are rejected here
with a message that names the place, so the rules can rely on the data.
"""

import hashlib
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Annotated, NamedTuple

import msgspec

from sacbe.games import DataError, data_of

PLAYERS = (2, 4)
CROPS = ("pepper", "squash", "potato", "corn")
N_AREAS = 4
N_SITES = 13  # there are thirteen temple tiles
N_TILES = 32  # of each player
MOST_CELLS = 240
MOST_ROWS = 60

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Place = Annotated[int, msgspec.Meta(ge=0, lt=MOST_ROWS)]


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all data types: unknown keys are an error."""


class _Cell(_Strict):
    id: Name
    row: Place
    col: Place
    area: Name
    temple: Name | None = None
    highlighted: bool = False
    q: int | None = None
    r: int | None = None


class _RowCol(_Strict):
    row: Place
    col: Place


class _Wall(_Strict):
    size2: list[tuple[_RowCol, _RowCol]]
    size1: list[_RowCol]


class _Stock(_Strict):
    size2: int
    size1: int


class _Walls(_Strict):
    stock: _Stock
    placements: dict[str, _Wall]
    where: str = ""


class _Tiles(_Strict):
    total: int
    per_crop: int
    crops: list[Name]
    singles_per_crop: Annotated[int, msgspec.Meta(ge=0)]
    doubles_per_crop: Annotated[int, msgspec.Meta(ge=0)]
    status: str = ""


class _File(_Strict):
    areas: list[Name]
    mandatory_area: Name
    start_site: Name
    highlighted_sites: list[Name]
    areas_by_players: dict[str, int]
    cells: list[_Cell]
    tile_set_per_player: _Tiles
    restriction_tiles: _Walls | None = None
    note: str = ""
    grid: str = ""


class Cell(NamedTuple):
    """A hex of the board."""

    id: str
    row: int
    col: int
    area: str
    site: str | None  # the name of the temple that can be placed here


def require(truth: bool, what: str) -> None:
    """Raise a DataError unless the condition holds."""
    if not truth:
        raise DataError(f"Invalid Maya board: {what}.")


def neighbours(row: int, col: int) -> list[tuple[int, int]]:
    """The six adjacent positions; odd rows are shifted half a hex to the right."""
    right = row & 1
    slant = [(row + up, col + right - 1 + side) for up in (-1, 1) for side in (0, 1)]
    return [(row, col - 1), (row, col + 1), *slant]


def connected(cells: Iterable[int], near: Sequence[Sequence[int]]) -> bool:
    """Whether these cells are non-empty and form one connected region."""
    unvisited = set(cells)
    todo = [unvisited.pop()] if unvisited else []
    non_empty = bool(todo)
    while todo:
        for other in near[todo.pop()]:
            if other in unvisited:
                unvisited.remove(other)
                todo.append(other)
    return non_empty and not unvisited


def _decode(raw: bytes) -> _File:
    try:
        return msgspec.json.decode(raw, type=_File)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataError(f"Not a Maya board: {error}.") from None


def _check_names(file: _File) -> None:
    """Names are displayed, so they must be printable."""
    for name in (*file.areas, *(n for cell in file.cells for n in (cell.id, cell.temple) if n)):
        require(name.isprintable() and name == name.strip(), f"{name!r} is not a valid name")


def _check_cells(file: _File) -> None:
    cells = file.cells
    require(len(cells) <= MOST_CELLS, f"it has {len(cells)} cells; the maximum is {MOST_CELLS}")
    for what, values in (
        ("id", [cell.id for cell in cells]),
        ("place", [f"row {cell.row}, column {cell.col}" for cell in cells]),
        ("temple", [cell.temple for cell in cells if cell.temple]),
    ):
        twice = {value for value in values if values.count(value) > 1}
        require(not twice, f"duplicate {what}: {min(twice, default='')}")
    for cell in cells:
        require(cell.area in file.areas, f"cell {cell.id} is in an unknown area: {cell.area}")
        require("+" not in (cell.temple or ""), f"names must not contain +: {cell.temple}")
        axial = (cell.col - (cell.row - (cell.row & 1)) // 2, cell.row)
        stated = (axial[0] if cell.q is None else cell.q, axial[1] if cell.r is None else cell.r)
        require(stated == axial, f"q and r of cell {cell.id} do not match its row and column")


def _check_counts(file: _File) -> None:
    require(
        len(set(file.areas)) == len(file.areas) == N_AREAS, f"it needs {N_AREAS} different areas"
    )
    require(all("+" not in area for area in file.areas), "area names must not contain +")
    require("random" not in file.areas, "an area must not be called random")
    require(file.mandatory_area in file.areas, f"unknown area {file.mandatory_area}")
    counts = range(PLAYERS[0], PLAYERS[1] + 1)
    keys = sorted(file.areas_by_players)
    require(
        keys == [str(n) for n in counts],
        "areas_by_players must have entries for 2, 3 and 4 players",
    )
    for n, areas in file.areas_by_players.items():
        require(areas == int(n), f"{n} players need {n} areas, not {areas}")
    tiles = file.tile_set_per_player
    require(sorted(tiles.crops) == sorted(CROPS), f"the crops must be {', '.join(CROPS)}")
    split = tiles.singles_per_crop + tiles.doubles_per_crop
    require(
        split == tiles.per_crop,
        f"there are {split} tiles per crop, but per_crop is {tiles.per_crop}",
    )
    total = tiles.per_crop * len(tiles.crops)
    require(total == tiles.total == N_TILES, f"a player must have {N_TILES} tiles, not {total}")


def _check_sites(file: _File, near: Sequence[Sequence[int]]) -> None:
    sites = {cell.temple: i for i, cell in enumerate(file.cells) if cell.temple}
    require(len(sites) == N_SITES, f"it must have {N_SITES} temple sites, not {len(sites)}")
    require("random" not in sites, "a temple must not be called random")
    for name, i in sites.items():
        cell = file.cells[i]
        adjacent = [file.cells[n].temple for n in near[i] if file.cells[n].temple]
        require(
            not adjacent, f"the sites {name} and {adjacent[0] if adjacent else ''} are adjacent"
        )
        around = any(file.cells[n].area == cell.area for n in near[i])
        require(around, f"the site {name} has no neighbour in its own area")
    start = sites.get(file.start_site)
    require(start is not None, f"unknown site {file.start_site}")
    at_start = file.cells[start or 0].area
    require(at_start == file.mandatory_area, f"{file.start_site} is not in {file.mandatory_area}")
    highlighted = [cell.temple for cell in file.cells if cell.highlighted]
    require(None not in highlighted, "a cell without a temple is highlighted")
    same = sorted(map(str, highlighted)) == sorted(file.highlighted_sites)
    require(same, "highlighted_sites does not match the highlighted cells")
    for area in file.areas:
        n = sum(cell.highlighted for cell in file.cells if cell.area == area)
        require(n == 1, f"the area {area} must have one highlighted site, not {n}")


def _check_areas(file: _File, near: Sequence[Sequence[int]]) -> None:
    """Each area is connected, and so is every combination that can be in play."""
    for areas in [(area,) for area in file.areas] + area_choices(file):
        cells = [i for i, cell in enumerate(file.cells) if cell.area in areas]
        require(connected(cells, near), f"{'+'.join(areas)} is not connected")


def _check_walls(file: _File) -> None:
    """The position of a wall is decoration, but it must be a possible one."""
    if file.restriction_tiles is None:
        return
    area = {(cell.row, cell.col): cell.area for cell in file.cells if not cell.temple}
    walls = file.restriction_tiles
    for name, wall in walls.placements.items():
        open_areas = name.split("+")
        require(set(open_areas) <= set(file.areas), f"restriction tiles for unknown areas {name}")
        covered = [(at.row, at.col) for at in wall.size1]
        for one, two in wall.size2:
            pair = [(one.row, one.col), (two.row, two.col)]
            require(
                pair[1] in neighbours(*pair[0]), f"a restriction tile of {name} is not connected"
            )
            covered += pair
        closed = all(at in area and area[at] not in open_areas for at in covered)
        require(closed, f"a restriction tile of {name} is not on closed spaces")
        require(len(set(covered)) == len(covered), f"two restriction tiles of {name} overlap")
        stocked = len(wall.size2) <= walls.stock.size2 and len(wall.size1) <= walls.stock.size1
        require(stocked, f"there are not enough restriction tiles for {name}")


def area_choices(file: _File) -> list[tuple[str, ...]]:
    """The combinations of areas: the compulsory area first, the others in the order of the file."""
    others = [area for area in file.areas if area != file.mandatory_area]
    counts = sorted(set(file.areas_by_players.values()))
    return [(file.mandatory_area, *rest) for n in counts for rest in combinations(others, n - 1)]


def load(raw: bytes) -> _File:
    """Load a board from the bytes of a file; raises DataError."""
    file = _decode(raw)
    _check_counts(file)
    _check_names(file)
    _check_cells(file)
    near = all_neighbours(file)
    _check_sites(file, near)
    _check_areas(file, near)
    _check_walls(file)
    return file


def all_neighbours(file: _File) -> tuple[tuple[int, ...], ...]:
    """For each cell, the cells that share an edge with it."""
    at = {(cell.row, cell.col): i for i, cell in enumerate(file.cells)}
    return tuple(
        tuple(at[place] for place in neighbours(cell.row, cell.col) if place in at)
        for cell in file.cells
    )


_RAW = data_of(__package__, "data.json")
_FILE = load(_RAW)
DIGEST = hashlib.sha256(_RAW).hexdigest()[:16]

CELLS = tuple(Cell(c.id, c.row, c.col, c.area, c.temple) for c in _FILE.cells)
CELL_IDS = tuple(cell.id for cell in CELLS)
NEAR = all_neighbours(_FILE)
AREAS = tuple(_FILE.areas)
SITE_CELL = tuple(i for i, cell in enumerate(CELLS) if cell.site)
SITES = tuple(str(CELLS[i].site) for i in SITE_CELL)
START_SITE = SITES.index(_FILE.start_site)
HIGHLIGHTED = tuple(_FILE.highlighted_sites)
SINGLES = _FILE.tile_set_per_player.singles_per_crop
DOUBLES = _FILE.tile_set_per_player.doubles_per_crop
KINDS = tuple((crop, n) for crop in CROPS for n in (1, 2))
TILES = {(crop, n): (SINGLES, DOUBLES)[n - 1] for crop, n in KINDS}

# The number of areas in play by number of players, and the possible combinations.
AREAS_FOR = tuple(_FILE.areas_by_players.get(str(n), 0) for n in range(PLAYERS[1] + 1))
AREA_CHOICES = tuple(area_choices(_FILE))
# Temples at set-up: each site alone, then each pair of highlighted ones.
SITE_CHOICES = (*((site,) for site in SITES), *combinations(HIGHLIGHTED, 2))
WALLS = _FILE.restriction_tiles.placements if _FILE.restriction_tiles else {}
