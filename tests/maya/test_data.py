"""The board and the tiles (section C), and error messages for invalid files."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sacbe
from sacbe.games import DataError
from sacbe.games.maya import data
from sacbe.kernel import layout
from tests.maya.positions import AREAS, HIGHLIGHTED, MAYA, SMALL, neighbours, started_game

RAW = Path(str(data.__file__)).with_name("data.json").read_bytes()
FILE: dict[str, Any] = json.loads(RAW)
CHOICES = {
    "blue+red": (10, 5, 0),
    "blue+green": (18, 9, 0),
    "blue+yellow": (21, 9, 3),
    "blue+green+red": (12, 6, 0),
    "blue+green+yellow": (11, 5, 1),
    "blue+red+yellow": (10, 5, 0),
}


def is_connected(cells: list[str]) -> bool:
    """Whether these cells are connected."""
    reachable, todo = {cells[0]}, [cells[0]]
    while todo:
        for near in MAYA.near[todo.pop()]:
            if near in cells and near not in reachable:
                reachable.add(near)
                todo.append(near)
    return len(reachable) == len(cells)


# ---------------------------------------------------------------- C.2: the map


def test_every_cell_is_that_of_the_map() -> None:
    cells = {c["id"]: (c["row"], c["col"], c["area"], c["temple"]) for c in FILE["cells"]}
    assert cells == {
        cell: (*MAYA.place[cell], MAYA.area[cell], MAYA.site.get(cell)) for cell in MAYA.cells
    }
    assert [c["id"] for c in FILE["cells"]] == MAYA.cells


def test_axial_coordinates() -> None:
    for cell in FILE["cells"]:
        row, col = cell["row"], cell["col"]
        assert (cell["q"], cell["r"]) == (col - (row - row % 2) // 2, row)


@pytest.mark.parametrize(
    ("area", "cells", "spaces", "sites"),
    [
        ("blue", 40, 36, {"Tikal", "Calakmul", "Lamanai", "Copan"}),
        ("yellow", 39, 36, {"Uxmal", "Dzibilchaltun", "Edzna"}),
        ("green", 39, 36, {"Coba", "Chichen Itza", "Tulum"}),
        ("red", 39, 36, {"Palenque", "Comalcalco", "Yaxchilan"}),
    ],
)
def test_the_areas(area: str, cells: int, spaces: int, sites: set[str]) -> None:
    area_cells = [c for c in FILE["cells"] if c["area"] == area]
    assert len(area_cells) == cells
    assert len([c for c in area_cells if c["temple"] is None]) == spaces
    assert {c["temple"] for c in area_cells} - {None} == sites


def test_the_totals() -> None:
    assert len(FILE["cells"]) == 157
    assert len([c for c in FILE["cells"] if c["temple"] is None]) == 144
    assert len([c for c in FILE["cells"] if c["temple"] is not None]) == 13


@pytest.mark.parametrize(
    ("name", "row", "col"),
    [
        ("Tikal", 10, 8),
        ("Calakmul", 8, 6),
        ("Lamanai", 8, 10),
        ("Copan", 13, 8),
        ("Uxmal", 4, 7),
        ("Dzibilchaltun", 1, 6),
        ("Edzna", 5, 3),
        ("Coba", 2, 13),
        ("Chichen Itza", 1, 10),
        ("Tulum", 5, 12),
        ("Palenque", 10, 2),
        ("Comalcalco", 7, 1),
        ("Yaxchilan", 12, 4),
    ],
)
def test_where_the_sites_are(name: str, row: int, col: int) -> None:
    assert [(c["row"], c["col"]) for c in FILE["cells"] if c["temple"] == name] == [(row, col)]


def test_the_neighbours_are_those_of_the_map() -> None:
    for i, cell in enumerate(MAYA.cells):
        assert {data.CELL_IDS[n] for n in data.NEAR[i]} == set(MAYA.near[cell])


@pytest.mark.parametrize("place", [(0, 5), (7, 3), (10, 8), (13, 0)])
def test_neighbours_are_six_and_mutual(place: tuple[int, int]) -> None:
    assert sorted(data.neighbours(*place)) == sorted(neighbours(*place))
    assert len(set(data.neighbours(*place))) == 6
    assert all(place in data.neighbours(*near) for near in data.neighbours(*place))


# ---------------------------------------------------------------- C.3: the checks


def test_the_board_and_each_area_are_in_one_piece_even_without_the_sites() -> None:
    spaces = [cell for cell in MAYA.cells if cell not in MAYA.site]
    assert is_connected(MAYA.cells)
    assert is_connected(spaces)
    for area in AREAS:
        assert is_connected([cell for cell in MAYA.cells if MAYA.area[cell] == area])
        assert is_connected([cell for cell in spaces if MAYA.area[cell] == area])


def test_every_other_area_borders_blue() -> None:
    beside = {MAYA.area[n] for c in MAYA.cells if MAYA.area[c] == "blue" for n in MAYA.near[c]}
    assert beside == set(AREAS)


def test_one_highlighted_site_per_area() -> None:
    highlighted = [c for c in FILE["cells"] if c["highlighted"]]
    assert sorted(c["area"] for c in highlighted) == sorted(AREAS)
    assert sorted(c["temple"] for c in highlighted) == sorted(HIGHLIGHTED)
    assert FILE["highlighted_sites"] == list(HIGHLIGHTED)


def test_sites_are_three_apart_or_more() -> None:
    distances = [MAYA.distances(one)[two] for one in MAYA.site for two in MAYA.site if one != two]
    assert min(distances) == 3


def test_no_cell_is_beside_two_sites() -> None:
    for cell in MAYA.cells:
        assert len([near for near in MAYA.near[cell] if near in MAYA.site]) <= 1


def test_all_neighbours_of_a_site_lie_in_its_area() -> None:
    for cell in MAYA.site:
        assert 4 <= len(MAYA.near[cell]) <= 6
        assert {MAYA.area[near] for near in MAYA.near[cell]} == {MAYA.area[cell]}


@pytest.mark.parametrize("name", sorted(MAYA.cell_of))
def test_all_neighbours_of_a_site_are_legal_first_expansions(name: str) -> None:
    t = started_game(4, variant="new_beginning", sites=name)
    assert sorted(t.expandable()) == sorted(MAYA.near[MAYA.cell_of[name]])


def test_there_are_32_spaces_per_area_or_more() -> None:
    for area in AREAS:
        spaces = [c for c in MAYA.cells if MAYA.area[c] == area and c not in MAYA.site]
        assert len(spaces) >= 32


def test_the_nearest_site_to_tikal_is_three_cells_away() -> None:
    away = MAYA.distances(MAYA.cell_of["Tikal"])
    assert min(away[cell] for cell in MAYA.site if MAYA.site[cell] != "Tikal") == 3


# ---------------------------------------------------------------- C.4: the wall


def wall_cells(areas: str) -> list[str]:
    """The cells that the restriction tiles of the file cover."""
    wall = FILE["restriction_tiles"]["placements"][areas]
    places = [place for pair in wall["size2"] for place in pair] + wall["size1"]
    return [f"r{place['row']}c{place['col']}" for place in places]


def test_there_is_a_wall_for_every_choice_of_areas() -> None:
    assert set(FILE["restriction_tiles"]["placements"]) == set(CHOICES)
    assert FILE["restriction_tiles"]["stock"] == {"size2": 9, "size1": 3}


@pytest.mark.parametrize("areas", CHOICES)
def test_the_wall_covers_the_border_and_nothing_else(areas: str) -> None:
    border, size2, size1 = CHOICES[areas]
    active = [cell for cell in MAYA.cells if MAYA.area[cell] in areas.split("+")]
    closed = [
        cell
        for cell in MAYA.cells
        if cell not in active and any(near in active for near in MAYA.near[cell])
    ]
    assert len(closed) == border == 2 * size2 + size1
    assert sorted(wall_cells(areas)) == sorted(closed)
    wall = FILE["restriction_tiles"]["placements"][areas]
    assert (len(wall["size2"]), len(wall["size1"])) == (size2, size1)
    for one, two in wall["size2"]:
        assert (two["row"], two["col"]) in neighbours(one["row"], one["col"])


@pytest.mark.parametrize("areas", CHOICES)
def test_no_site_is_ever_covered(areas: str) -> None:
    assert not set(wall_cells(areas)) & set(MAYA.site)


# ---------------------------------------------------------------- C.5: the tiles


def test_the_tiles_of_a_player() -> None:
    tiles = FILE["tile_set_per_player"]
    assert tiles["total"] == 32
    assert (tiles["singles_per_crop"], tiles["doubles_per_crop"]) == (5, 3)
    assert sorted(tiles["crops"]) == ["corn", "pepper", "potato", "squash"]
    assert sum(data.TILES.values()) == 32
    assert sum(n * count for (_, n), count in data.TILES.items()) == 44
    assert sum(count for (_, n), count in data.TILES.items() if n == 2) == 12


def test_another_split_of_the_tiles_is_possible() -> None:
    file = json.loads(RAW)
    file["tile_set_per_player"] |= {"singles_per_crop": 8, "doubles_per_crop": 0}
    assert data.load(json.dumps(file).encode()).tile_set_per_player.doubles_per_crop == 0


# ---------------------------------------------------------------- files that are refused


def error_of(raw: bytes) -> str:
    """The error message for a file."""
    with pytest.raises(DataError) as error:
        data.load(raw)
    message = str(error.value)
    assert message.startswith(("Invalid Maya board: ", "Not a Maya board: "))
    assert message.endswith(".")
    assert "\n" not in message
    return message


def error_after(change: Callable[[dict[str, Any]], Any], small: bool = False) -> str:
    """The error message for the file after a change."""
    file = SMALL.file() if small else json.loads(RAW)
    change(file)
    return error_of(json.dumps(file).encode())


def cell(file: dict[str, Any], id: str) -> dict[str, Any]:
    return next(c for c in file["cells"] if c["id"] == id)


def put(*path: Any, value: Any) -> Callable[[dict[str, Any]], None]:
    """Change the value at a path: keys, and ids of cells after "cells"."""

    def change(file: dict[str, Any]) -> None:
        here: Any = file
        for key in path[:-1]:
            here = next(c for c in here if c["id"] == key) if _is_id(here, key) else here[key]
        here[path[-1]] = value

    return change


def _is_id(here: Any, key: Any) -> bool:
    return isinstance(here, list) and isinstance(key, str)


def drop(*path: Any) -> Callable[[dict[str, Any]], None]:
    """Remove the key at a path."""

    def change(file: dict[str, Any]) -> None:
        here: Any = file
        for key in path[:-1]:
            here = next(c for c in here if c["id"] == key) if _is_id(here, key) else here[key]
        del here[path[-1]]

    return change


def test_the_file_as_it_is_loads() -> None:
    assert len(data.load(RAW).cells) == 157


def test_the_small_map_of_these_tests_loads() -> None:
    assert len(data.load(json.dumps(SMALL.file()).encode()).cells) == len(SMALL.cells)


def test_the_walls_coordinates_and_notes_may_be_left_out() -> None:
    file = json.loads(RAW)
    for key in ("restriction_tiles", "note", "grid"):
        del file[key]
    for each in file["cells"]:
        del each["q"], each["r"]
    assert data.load(json.dumps(file).encode()).restriction_tiles is None


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"42",
        b'"maya"',
        b"{}",
        b"\x00\x01\x02",
        b"areas = 4",
        RAW + b"x",
        RAW[:-20],
        RAW.replace(b"Tikal", b"\xff\xfe"),
        RAW.replace(b'"row": 0', b'"row": NaN', 1),
        RAW.replace(b'"row": 0', b'"row": 0.5', 1),
        RAW.replace(b'"row": 0', b'"row": 99999999999999999999999', 1),
    ],
    ids=range(15),
)
def test_what_is_no_board_is_refused(raw: bytes) -> None:
    assert error_of(raw).startswith("Not a Maya board: ")


@pytest.mark.parametrize(
    "change",
    [
        put("weather", value="rain"),
        put("cells", "r10c8", "jade", value=1),
        put("tile_set_per_player", "jokers", value=1),
        put("restriction_tiles", "glue", value=1),
        put("restriction_tiles", "placements", "blue+red", "size3", value=[]),
        put("restriction_tiles", "stock", "size3", value=1),
    ],
)
def test_an_unknown_key_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    assert "unknown field" in error_after(change)


@pytest.mark.parametrize(
    "path",
    [
        ("areas",),
        ("mandatory_area",),
        ("start_site",),
        ("highlighted_sites",),
        ("areas_by_players",),
        ("cells",),
        ("tile_set_per_player",),
        ("tile_set_per_player", "crops"),
        ("tile_set_per_player", "singles_per_crop"),
        ("cells", "r10c8", "row"),
        ("cells", "r10c8", "area"),
        ("restriction_tiles", "stock"),
    ],
)
def test_a_missing_key_is_refused(path: tuple[str, ...]) -> None:
    assert path[-1] in error_after(drop(*path))


@pytest.mark.parametrize(
    "change",
    [
        put("areas", value="blue"),
        put("start_site", value=None),
        put("cells", value={}),
        put("cells", "r10c8", "row", value="10"),
        put("cells", "r10c8", "row", value=True),
        put("cells", "r10c8", "row", value=-1),
        put("cells", "r10c8", "col", value=60),
        put("cells", "r10c8", "highlighted", value=1),
        put("cells", "r10c8", "temple", value=7),
        put("cells", "r10c8", "temple", value=""),
        put("cells", "r10c8", "id", value="x" * 25),
        put("tile_set_per_player", "singles_per_crop", value=-1),
        put("tile_set_per_player", "singles_per_crop", value="5"),
        put("areas_by_players", value={"2": "two"}),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(change: Callable[[dict[str, Any]], None]) -> None:
    assert error_after(change).startswith("Not a Maya board: ")


# Invalid cells and areas, each with words of its error message.
def twin(file: dict[str, Any]) -> None:
    file["cells"].append(dict(cell(file, "r9c7")))


def same_place(file: dict[str, Any]) -> None:
    file["cells"].append(dict(cell(file, "r9c7")) | {"id": "elsewhere"})


def too_many(file: dict[str, Any]) -> None:
    for n in range(84):
        row, col = 20 + n // 20, n % 20
        file["cells"].append({"id": f"new {n}", "row": row, "col": col, "area": "red"})


def torn_area(file: dict[str, Any]) -> None:
    """One cell in the middle of red becomes blue."""
    cell(file, "r9c1")["area"] = "blue"


def far_away(file: dict[str, Any]) -> None:
    file["cells"].append({"id": "island", "row": 40, "col": 40, "area": "red"})


def apart_from_blue(file: dict[str, Any]) -> None:
    """Separate red from all other areas."""
    gap = ["r6c2", "r7c2", "r7c3", "r7c4", "r8c4", "r9c4", "r10c4", "r11c4", "r11c5"]
    gap += ["r12c5", "r13c5"]
    file["cells"] = [c for c in file["cells"] if c["id"] not in gap]
    del file["restriction_tiles"]


def wall(areas: str, size2: Any = None, size1: Any = None) -> Callable[[dict[str, Any]], None]:
    """Other restriction tiles for some areas."""

    def change(file: dict[str, Any]) -> None:
        tiles = {"size2": size2 or [], "size1": size1 or []}
        file["restriction_tiles"]["placements"][areas] = tiles

    return change


def at(row: int, col: int) -> dict[str, int]:
    return {"row": row, "col": col}


def swap_highlight(file: dict[str, Any]) -> None:
    """Two highlighted sites in blue, none in red."""
    cell(file, "r10c2")["highlighted"] = False
    cell(file, "r13c8")["highlighted"] = True
    file["highlighted_sites"] = ["Tikal", "Copan", "Uxmal", "Coba"]


def move_site(old: str, new: str) -> Callable[[dict[str, Any]], None]:
    def change(file: dict[str, Any]) -> None:
        for key in ("temple", "highlighted"):
            cell(file, new)[key], cell(file, old)[key] = cell(file, old)[key], None
        cell(file, old)["highlighted"] = False

    return change


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        # areas
        (put("areas", value=["blue", "green", "red"]), "4 different areas"),
        (put("areas", value=["blue", "green", "red", "red"]), "4 different areas"),
        (put("areas", value=["blue", "green", "red", "a+b"]), "must not contain +"),
        (
            put("areas", value=["blue", "green", "red", "random"]),
            "an area must not be called random",
        ),
        (put("mandatory_area", value="white"), "unknown area white"),
        (put("areas_by_players", value={"2": 2, "3": 3}), "2, 3 and 4 players"),
        (put("areas_by_players", value={"2": 2, "3": 3, "4": 4, "5": 4}), "2, 3 and 4 players"),
        (put("areas_by_players", "2", value=1), "2 players need 2 areas, not 1"),
        (put("areas_by_players", "4", value=5), "4 players need 4 areas, not 5"),
        (put("cells", "r9c7", "area", value="white"), "cell r9c7 is in an unknown area: white"),
        (torn_area, "is not connected"),
        (far_away, "red is not connected"),
        (apart_from_blue, "blue+red is not connected"),
        # cells
        (twin, "duplicate id: r9c7"),
        (same_place, "duplicate place: row 9, column 7"),
        (too_many, "it has 241 cells; the maximum is 240"),
        (put("cells", "r9c7", "q", value=9), "q and r of cell r9c7"),
        (put("cells", "r9c7", "r", value=0), "q and r of cell r9c7"),
        # sites
        (put("cells", "r13c8", "temple", value=None), "13 temple sites, not 12"),
        (put("cells", "r12c7", "temple", value="Quirigua"), "13 temple sites, not 14"),
        (put("cells", "r13c8", "temple", value="Tulum"), "duplicate temple: Tulum"),
        (put("cells", "r13c8", "temple", value="A+B"), "names must not contain +: A+B"),
        (put("cells", "r13c8", "temple", value="random"), "a temple must not be called random"),
        (move_site("r13c8", "r10c7"), "the sites Copan and Tikal are adjacent"),
        (put("start_site", value="Quirigua"), "unknown site Quirigua"),
        (put("start_site", value="Palenque"), "Palenque is not in blue"),
        (put("cells", "r9c7", "highlighted", value=True), "without a temple is highlighted"),
        (put("cells", "r13c8", "highlighted", value=True), "does not match the highlighted cells"),
        (
            put("highlighted_sites", value=["Tikal", "Uxmal", "Coba"]),
            "does not match the highlighted cells",
        ),
        (swap_highlight, "must have one highlighted site, not"),
        # tiles
        (put("tile_set_per_player", "crops", value=["corn"] * 4), "the crops must be"),
        (
            put("tile_set_per_player", "crops", value=["corn", "rice", "rye", "oat"]),
            "crops must be",
        ),
        (
            put("tile_set_per_player", "singles_per_crop", value=6),
            "9 tiles per crop, but per_crop is 8",
        ),
        (put("tile_set_per_player", "per_crop", value=7), "8 tiles per crop, but per_crop is 7"),
        (put("tile_set_per_player", "total", value=33), "a player must have 32 tiles"),
        # the wall
        (wall("blue+white"), "restriction tiles for unknown areas blue+white"),
        (
            wall("blue+red", [[at(6, 12), at(6, 10)]]),
            "a restriction tile of blue+red is not connected",
        ),
        (wall("blue+red", [[at(10, 8), at(10, 9)]]), "is not on closed spaces"),
        (wall("blue+red", None, [at(50, 50)]), "is not on closed spaces"),
        (wall("blue+red", None, [at(6, 12), at(6, 12)]), "two restriction tiles of blue+red"),
        (wall("blue+red", None, [at(6, c) for c in (9, 10, 11, 12)]), "not enough restriction"),
        (
            wall("blue+red", [[at(r, 5), at(r, 6)] for r in range(6)] * 2),
            "restriction tile",
        ),
    ],
)
def test_a_board_that_cannot_be_played_on_is_refused(
    change: Callable[[dict[str, Any]], None], reason: str
) -> None:
    message = error_after(change)
    assert message.startswith("Invalid Maya board: ")
    assert reason in message


def test_a_wrong_total_with_the_right_split_is_refused() -> None:
    def change(file: dict[str, Any]) -> None:
        file["tile_set_per_player"] |= {"total": 36, "per_crop": 9, "singles_per_crop": 6}

    assert "a player must have 32 tiles, not 36" in error_after(change)


def test_a_site_without_a_neighbour_in_its_area_is_refused() -> None:
    """Otherwise the temple of a New Beginning could be where nothing can be planted."""

    def change(file: dict[str, Any]) -> None:
        cell(file, "r0c7")["area"] = "yellow"

    assert "the site Coba has no neighbour in its own area" in error_after(change, small=True)


@pytest.mark.parametrize("name", ["\x1b[31mTulum", "Tulum\n", "Tu\x00lum", "\x9b2J"])
def test_a_name_that_would_disturb_a_terminal_is_refused(name: str) -> None:
    """A data file, or a record with one, may come from an untrusted source."""
    assert error_after(put("cells", "r5c12", "temple", value=name))
    assert error_after(put("cells", "r5c13", "id", value=name))


def test_the_ring_of_a_city_fits_its_field_on_the_largest_board() -> None:
    """A city of 63 tiles in a line has 130 cells around it, and two players can bury 63."""
    room = sacbe.game("maya").records
    kind: Any = layout(room.State).fields["ring"][0].base  # type: ignore[index]
    assert np.iinfo(kind).max >= data.MOST_CELLS - 1


# ---------------------------------------------------------------- from outside


def test_a_refused_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_bytes(RAW[:-20])
    with pytest.raises(DataError, match=r"board\.json: Not a Maya board"):
        sacbe.game("maya", data=path)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"none\.json: no such file\."):
        sacbe.game("maya", data=tmp_path / "none.json")
    with pytest.raises(DataError, match="not a regular file"):
        sacbe.game("maya", data=tmp_path)


def test_the_built_in_data_as_a_file_is_the_built_in_game() -> None:
    assert sacbe.game("maya", data=RAW) is sacbe.game("maya")


def test_options_are_those_of_the_data() -> None:
    """Without compiling any rules."""
    file = SMALL.file()
    file["areas"] = ["blue", "yellow", "red", "green"]
    game = sacbe.game("maya", data=json.dumps(file).encode())
    choices = {option.name: option.choices for option in game.options}
    assert choices["areas"][1:4] == ("blue+yellow", "blue+red", "blue+green")
    assert "S10" in choices["sites"]
    assert "Calakmul" not in choices["sites"]
