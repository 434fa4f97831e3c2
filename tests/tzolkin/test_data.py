"""An invalid data.toml is rejected with an error that names the entry."""

import re
from pathlib import Path

import pytest

from sacbe.games import DataError
from sacbe.games.tzolkin.data import PATH, load

WHOLE = PATH.read_text("utf-8")


def error_for(tmp_path: Path, old: str, new: str) -> str:
    """The error for a copy with one change."""
    assert WHOLE.count(old) == 1, f"{old!r} is in the file {WHOLE.count(old)} times"
    path = tmp_path / "data.toml"
    path.write_text(WHOLE.replace(old, new), "utf-8")
    with pytest.raises(DataError) as error:
        load(path)
    return str(error.value)


def places(*cases: tuple[str, str, str]) -> pytest.MarkDecorator:
    """A test for each change of the file: the old text, the new text, the entry in the error."""
    names = [f"{where}: {new}" if len(new) < 50 else where for _, new, where in cases]
    return pytest.mark.parametrize(("old", "new", "where"), cases, ids=names)


def test_the_file_as_it_is_loads(tmp_path: Path) -> None:
    path = tmp_path / "data.toml"
    path.write_text(WHOLE, "utf-8")
    assert load(path) == load(PATH)


# ---------------------------------------------------------------- no data at all


def test_invalid_toml_is_rejected(tmp_path: Path) -> None:
    assert "Tzolk'in data" in error_for(tmp_path, "[calendar]", "[calendar")


def test_invalid_utf8_is_rejected(tmp_path: Path) -> None:
    path = tmp_path / "data.toml"
    path.write_bytes(WHOLE.encode() + b"\xff\xfe")
    with pytest.raises(DataError, match="Tzolk'in data"):
        load(path)


def test_an_empty_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "data.toml"
    path.write_text("", "utf-8")
    with pytest.raises(DataError, match="calendar"):
        load(path)


# ---------------------------------------------------------------- keys

SECTIONS = ["calendar", "bank", "display", "palenque", "agriculture", "chichen_itza", "dummies"]


@pytest.mark.parametrize("section", [*SECTIONS, "buildings", "monuments", "wealth"])
def test_a_missing_section_is_refused(tmp_path: Path, section: str) -> None:
    without = re.sub(rf"(?ms)^\[{section}\].*?(?=^\[|\Z)", "", WHOLE)
    assert without != WHOLE
    path = tmp_path / "data.toml"
    path.write_text(without, "utf-8")
    with pytest.raises(DataError, match=section):
        load(path)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("teeth = 26\n", "teeth"),
        ("food_days = [7, 13, 20, 26]", "food_days"),
        ("skulls = 13\n", "skulls"),
        ("workers_at_start = 3\n", "workers_at_start"),
        ("harvest_bonus = [0, 1, 1, 3]\n", "harvest_bonus"),
        ("fishing_bonus = [0, 0, 1, 1]\n", "fishing_bonus"),
        ("leader = [6, 2]\n", "leader"),
        ("count = [12, 6, 0]", "count"),
    ],
)
def test_a_missing_key_is_refused(tmp_path: Path, line: str, key: str) -> None:
    assert key in error_for(tmp_path, line, "")


def test_a_missing_key_of_a_tile_is_refused(tmp_path: Path) -> None:
    assert "age" in error_for(tmp_path, "B20 = { age = 2, ", "B20 = { ")
    assert "category" in error_for(tmp_path, 'M11 = { category = "shrine", ', "M11 = { ")
    assert "dummy" in error_for(tmp_path, 'W15 = { dummy = ["uxmal", 5], ', "W15 = { ")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("teeth = 26", "teeth = 26\nmonths = 12"),
        ("[display]", "[weather]\nrain = 1\n\n[display]"),
        ("B20 = { age = 2,", "B20 = { age = 2, jade = 1,"),
        ("M11 = {", "M11 = { jade = 1,"),
        ("W15 = {", "W15 = { jade = 1,"),
        ("holes = 13", "holes = 13\nspokes = 4"),
    ],
)
def test_an_unknown_key_is_refused(tmp_path: Path, old: str, new: str) -> None:
    message = error_for(tmp_path, old, new)
    assert any(key in message for key in ("months", "weather", "jade", "spokes"))


def test_the_same_key_twice_is_refused(tmp_path: Path) -> None:
    assert "Tzolk'in data" in error_for(tmp_path, "teeth = 26", "teeth = 26\nteeth = 26")


# ---------------------------------------------------------------- kinds of values


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("teeth = 26", 'teeth = "26"'),
        ("teeth = 26", "teeth = 26.0"),
        ("teeth = 26", "teeth = true"),
        ("food_days = [7, 13, 20, 26]", "food_days = 26"),
        ("count = [12, 6, 0]", 'count = [12, 6, "none"]'),
        ('["corn", 9], ["stone", 1]', '["corn", 9.5], ["stone", 1]'),
        ("B20 = { age = 2,", 'B20 = { age = "II",'),
        ('W15 = { dummy = ["uxmal", 5]', 'W15 = { dummy = ["uxmal"]'),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused(tmp_path: Path, old: str, new: str) -> None:
    assert "Tzolk'in data" in error_for(tmp_path, old, new)


# ---------------------------------------------------------------- counts and names


def line_of(start: str) -> str:
    """The line with this prefix."""
    match = re.search(rf"(?m)^{re.escape(start)}.*\n", WHOLE)
    assert match is not None
    return match[0]


@pytest.mark.parametrize(
    ("tile", "section"), [("B32", "buildings"), ("M13", "monuments"), ("W21", "wealth")]
)
def test_a_tile_too_few_is_refused(tmp_path: Path, tile: str, section: str) -> None:
    assert section in error_for(tmp_path, line_of(tile), "")


@pytest.mark.parametrize(
    ("tile", "more", "section"),
    [("B32", "B33", "buildings"), ("M13", "M14", "monuments"), ("W21", "W22", "wealth")],
)
def test_a_tile_too_many_is_refused(tmp_path: Path, tile: str, more: str, section: str) -> None:
    line = line_of(tile)
    assert section in error_for(tmp_path, line, line + line.replace(tile, more))


def test_tiles_out_of_order_are_refused(tmp_path: Path) -> None:
    first, second = line_of("B01"), line_of("B02")
    assert "buildings" in error_for(tmp_path, first + second, second + first)


@places(
    ("food_days = [7, 13, 20, 26]", "food_days = [3, 7, 13, 20, 26]", "calendar"),
    ("corn = [3, 4, 5, 7, 9]", "corn = [3, 4, 5, 7]", "palenque.corn"),
    ("wood = [0, 0, 2, 3, 4]", "wood = [0, 0, 2, 3, 4, 5]", "palenque.wood"),
    ("harvest_bonus = [0, 1, 1, 3]", "harvest_bonus = [0, 1, 3]", "harvest_bonus"),
    ("fishing_bonus = [0, 0, 1, 1]", "fishing_bonus = [0, 0, 1, 1, 1]", "fishing_bonus"),
    ("vp = [4, 5, 6, 7, 8, 8, 10, 11, 13]", "vp = [4, 5]", "chichen_itza.vp"),
    ("blocks = [0, 0, 0, 0, 0, 1, 0, 1, 1]", "blocks = [0]", "chichen_itza.blocks"),
    ("vp = [-1, 0, 2, 4, 6, 7, 8]", "vp = [-1, 0, 2, 4, 6, 8]", "temples.brown"),
    ("leader = [4, 4]", "leader = [4]", "temples.green"),
    ("count = [12, 6, 0]", "count = [12, 6]", "dummies"),
    ('["per_monument_built", 6, 5, 4]', '["per_monument_built", 6, 5]', "M05"),
    ('["temple_points"]', '["temple_points", 1]', "M11"),
)
def test_a_row_of_the_wrong_length_is_refused(
    tmp_path: Path, old: str, new: str, where: str
) -> None:
    assert where in error_for(tmp_path, old, new)


@places(
    ("[wheels.uxmal]", "[wheels.copan]", "wheels"),
    ("[temples.green]", "[temples.white]", "temples"),
    ("market = { wood = 2,", "market = { clay = 2,", "bank.market"),
    (line_of("W15"), line_of("W15").replace("uxmal", "copan"), "W15"),
    (line_of("B20"), line_of("B20").replace("tomb", "tower"), "B20"),
    (line_of("M11"), line_of("M11").replace("shrine", "tower"), "M11"),
    (
        'temple = ["brown", "brown", "brown", "green"',
        'temple = ["brown", "brown", "white", "green"',
        "chichen_itza.temple",
    ),
    ('goods = ["", "", "stone", "",', 'goods = ["", "", "jade", "",', "temples.brown"),
)
def test_an_unknown_name_is_refused(tmp_path: Path, old: str, new: str, where: str) -> None:
    assert where in error_for(tmp_path, old, new)


# ---------------------------------------------------------------- effects and formulas


@pytest.mark.parametrize(
    "effect",
    [
        '["dance", 1]',
        '["dance"]',
        '["climb"]',
        '["climb", "white"]',
        '["climb", 2]',
        '["advance", "writing"]',
        '["vp"]',
        '["vp", "many"]',
        '["vp", 1, 2]',
        '["market", 1]',
        '["build", "any"]',
        "[]",
        "[5]",
    ],
)
def test_an_unknown_effect_is_refused(tmp_path: Path, effect: str) -> None:
    message = error_for(tmp_path, 'effects = [["vp", 8]]', f"effects = [{effect}]")
    assert "B20" in message
    assert "effect" in message


@pytest.mark.parametrize(
    "effects", ["[]", '[["vp", 1], ["vp", 1], ["vp", 1], ["vp", 1], ["vp", 1]]']
)
def test_too_few_or_too_many_effects_are_refused(tmp_path: Path, effects: str) -> None:
    assert "B20" in error_for(tmp_path, 'effects = [["vp", 8]]', f"effects = {effects}")


@pytest.mark.parametrize("n", [0, -1, 21, 100_000])
def test_an_effect_out_of_range_is_refused(tmp_path: Path, n: int) -> None:
    assert "B20" in error_for(tmp_path, 'effects = [["vp", 8]]', f'effects = [["vp", {n}]]')


@pytest.mark.parametrize(
    "score", ['["per_smile", 4]', "[]", "[4]", '["temple_points", "twice"]', '["per_tile"]']
)
def test_an_unknown_formula_is_refused(tmp_path: Path, score: str) -> None:
    assert "M11" in error_for(tmp_path, 'score = ["temple_points"]', f"score = {score}")


@pytest.mark.parametrize(
    "effect",
    ['["climb", "any"]', '["advance", "any"]', '["build"]', '["market"]', '["any_action"]']
    + ['["vp", 1]'],
)
def test_starting_wealth_that_would_ask_something_is_refused(tmp_path: Path, effect: str) -> None:
    line = line_of("W15")
    assert "W15" in error_for(tmp_path, line, line.replace('["worker", 1]', effect))


# ---------------------------------------------------------------- ranges


@places(
    ("teeth = 26", "teeth = 25", "calendar"),
    ("food_days = [7, 13, 20, 26]", "food_days = [7, 13, 20, 25]", "calendar"),
    ("food_days = [7, 13, 20, 26]", "food_days = [13, 7, 20, 26]", "calendar"),
    ("food_days = [7, 13, 20, 26]", "food_days = [0, 13, 20, 26]", "calendar"),
    ("food_days = [7, 13, 20, 26]", "food_days = [7, 8, 20, 26]", "calendar"),
    ("skulls = 13", "skulls = 0", "bank"),
    ("skulls = 13", "skulls = -1", "bank"),
    ("workers = 6 #", "workers = 7 #", "bank"),
    ("workers_at_start = 3", "workers_at_start = 7", "bank"),
    ("workers_at_start = 3", "workers_at_start = 0", "bank"),
    ("gold = 4 } # corn", "gold = 0 } # corn", "bank.market"),
    ("gold = 4 } # corn", "gold = -4 } # corn", "bank.market"),
    ("buildings = 6", "buildings = -1", "display"),
    ("buildings = 6", "buildings = 7", "display"),
    ("monuments = 2 #", "monuments = 3 #", "display"),
    ("holes = 13", "holes = 12", "wheels.chichen_itza"),
    ("corn = [3, 4, 5, 7, 9]", "corn = [3, 4, 5, 7, -9]", "palenque.corn"),
    ("wood = [0, 0, 2, 3, 4]", "wood = [0, 1, 2, 3, 4]", "palenque.wood"),
    ("harvest_bonus = [0, 1, 1, 3]", "harvest_bonus = [0, 3, 1, 1]", "harvest_bonus"),
    ("harvest_bonus = [0, 1, 1, 3]", "harvest_bonus = [1, 1, 1, 3]", "harvest_bonus"),
    ("blocks = [0, 0, 0, 0, 0, 1, 0, 1, 1]", "blocks = [0, 0, 0, 0, 0, 2, 0, 1, 1]", "blocks"),
    ("vp = [-1, 0, 2, 4, 6, 7, 8]", "vp = [-1, 0, 4, 2, 6, 7, 8]", "temples.brown"),
    ("vp = [-1, 0, 2, 4, 6, 7, 8]", "vp = [0, 0, 2, 4, 6, 7, 8]", "temples.brown"),
    ("vp = [-1, 0, 2, 4, 6, 7, 8]", "vp = [-1, 1, 2, 4, 6, 7, 8]", "temples.brown"),
    ("leader = [6, 2]", "leader = [5, 2]", "temples.brown"),
    ('goods = ["", "", "stone", "",', 'goods = ["", "", "gold", "",', "temples"),
    ("count = [12, 6, 0]", "count = [12, 6, 3]", "dummies"),
    (line_of("B20"), line_of("B20").replace("gold = 2", "gold = 5"), "B20"),
    (line_of("B20"), line_of("B20").replace("gold = 2", "gold = -1"), "B20"),
    (line_of("B13"), line_of("B13").replace("gold = 1", "gold = 0"), "B13"),
    (line_of("B19"), line_of("B19").replace('"worker", 1', '"worker", 2'), "B19"),
    (line_of("B20"), line_of("B20").replace("age = 2", "age = 1"), "buildings"),
    (line_of("B20"), line_of("B20").replace("age = 2", "age = 3"), "buildings"),
    (line_of("B20"), line_of("B20").replace("tomb", "farm"), "buildings"),
    (line_of("M13"), line_of("M13").replace("skulls = 1", "skulls = 2"), "M13"),
    (line_of("M13"), line_of("M13").replace("gold = 4", "gold = 0"), "M13"),
    (line_of("W15"), line_of("W15").replace('"uxmal", 5', '"uxmal", 8'), "W15"),
    (line_of("W15"), line_of("W15").replace('"uxmal", 5', '"uxmal", -1'), "W15"),
    (line_of("W15"), line_of("W15").replace('"uxmal", 5', '"uxmal", 3'), "wealth"),
    (line_of("W21"), line_of("W21").replace("10]", "7]"), "wealth"),
)
def test_a_number_out_of_range_is_refused(tmp_path: Path, old: str, new: str, where: str) -> None:
    assert where in error_for(tmp_path, old, new)


@places(
    ("corn = [3, 4, 5, 7, 9]", "corn = [3, 4, 5, 7, 40000]", "palenque.corn"),
    ("wood = [0, 0, 2, 3, 4]", "wood = [0, 0, 2, 3, 40000]", "palenque.wood"),
    ("harvest_bonus = [0, 1, 1, 3]", "harvest_bonus = [0, 1, 1, 40000]", "harvest_bonus"),
    ("vp = [4, 5, 6, 7, 8, 8, 10, 11, 13]", "vp = [-4, 5, 6, 7, 8, 8, 10, 11, 13]", "chichen"),
    (
        "vp = [4, 5, 6, 7, 8, 8, 10, 11, 13]",
        "vp = [4, 5, 6, 7, 8, 8, 10, 11, 40000]",
        "chichen",
    ),
    ("vp = [-1, 0, 2, 4, 6, 7, 8]", "vp = [-1, 0, 2, 4, 6, 7, 40000]", "temples.brown"),
    ("leader = [6, 2]", "leader = [-6, 2]", "temples.brown"),
    ("leader = [6, 2]", "leader = [40000, 2]", "temples.brown"),
    ('["per_monument_built", 6, 5, 4]', '["per_monument_built", 6, 5, -4]', "M05"),
    ('["per_tech_level", 3]', '["per_tech_level", 40000]', "M08"),
)
def test_a_number_beyond_the_printed_range_is_rejected(
    tmp_path: Path, old: str, new: str, where: str
) -> None:
    """The records hold small ints: 40000 would not even fit."""
    assert where in error_for(tmp_path, old, new)
