"""The 13 monuments: the cost and points of each (section 8.2)."""

from typing import Any

import pytest

from tests.tzolkin.positions import TECHS, last_turn, picked_up, using

COSTS: dict[str, dict[str, int]] = {
    "M01": {"wood": 3, "stone": 2, "gold": 1},
    "M02": {"wood": 1, "stone": 3, "gold": 2},
    "M03": {"wood": 1, "stone": 1, "gold": 4},
    "M04": {"wood": 1, "gold": 4},
    "M05": {"wood": 2, "stone": 2, "gold": 2},
    "M06": {"wood": 2, "stone": 3, "gold": 1},
    "M07": {"wood": 1, "stone": 1, "gold": 3},
    "M08": {"wood": 2, "stone": 1, "gold": 3},
    "M09": {"wood": 3, "gold": 3},
    "M10": {"stone": 2, "gold": 3},
    "M11": {"stone": 4, "gold": 3},
    "M12": {"stone": 3, "gold": 3},
    "M13": {"gold": 4, "skulls": 1},
}
GREY = ["B06", "B07", "B08", "B18", "B19", "B20", "B21", "B22"]
GREEN = ["B09", "B10", "B11", "B12", "B23", "B24", "B25", "B26"]
BLUE = ["B13", "B14", "B27", "B28", "B29", "B30", "B31", "B32"]
YELLOW = ["B01", "B02", "B03", "B04", "B05", "B15", "B16", "B17"]
GREY_MONUMENTS = ["M01", "M02", "M03", "M04", "M05"]


@pytest.mark.parametrize("tile", COSTS)
def test_the_price_of_a_monument(tile: str) -> None:
    t = using("tikal 4", shown=[tile], **COSTS[tile])
    assert t.offered("monument", "cost") == [
        {"wood": 0, "stone": 0, "gold": 0, "skulls": 0} | COSTS[tile]
    ]
    t.build(tile)
    assert t.change() == {name: -n for name, n in COSTS[tile].items()} | {"monuments": [tile]}


@pytest.mark.parametrize("tile", COSTS)
def test_one_less_is_too_little_for_a_monument(tile: str) -> None:
    for name, n in COSTS[tile].items():
        rich = {"wood": 9, "stone": 9, "gold": 9, "skulls": 3, "corn": 20} | {name: n - 1}
        assert "tikal 4" not in picked_up("tikal 4", shown=[tile], **rich).uses(), name


def test_the_skull_paid_for_M13_returns_to_the_bank() -> None:
    t = using("tikal 4", shown=["M13"], gold=4, skulls=1).build("M13")
    assert t.board["skulls_in_bank"] == 13
    assert not any(t.board["chichen_skulls"])


# ---------------------------------------------------------------- points


def worth(
    *monuments: str, players: int = 4, others: dict[str, Any] | None = None, **has: Any
) -> Any:
    """Final points of a player who owns these monuments and `has`, and nothing else that counts.

    All workers are fed exactly, and player 1 leads every temple.
    """
    has.setdefault("buildings", [])
    has.setdefault("workers", 3)
    t = last_turn(players, day=26, monuments=monuments, **has)
    lead = {temple: max(2, has.get(temple, 1) + 1) for temple in ("brown", "yellow", "green")}
    t.player(1, **lead | (others or {}))
    num_fed = sum({"B15": 3, "B16": 3, "B17": 3}.get(b, b < "B04") for b in has["buildings"])
    frugal = sum(b in ("B04", "B05") for b in has["buildings"])
    t.player(0, corn=max(0, has["workers"] - num_fed) * max(0, 2 - frugal))
    return t.end_round().me["vp"]


def tracks(levels: tuple[int, int, int, int]) -> dict[str, Any]:
    """Levels of the four technologies by name."""
    return dict(zip(TECHS, levels, strict=True))


def test_without_monuments_there_is_nothing() -> None:
    assert worth() == 0
    assert worth(buildings=YELLOW) == 0


@pytest.mark.parametrize("building", GREY)
def test_M01_counts_a_grey_building(building: str) -> None:
    assert worth("M01", buildings=[building]) == 8


@pytest.mark.parametrize("building", GREEN + BLUE + YELLOW)
def test_M01_counts_no_other_building(building: str) -> None:
    assert worth("M01", buildings=[building]) == 4


@pytest.mark.parametrize("building", GREEN)
def test_M06_counts_a_green_building(building: str) -> None:
    assert worth("M06", buildings=[building]) == 8


@pytest.mark.parametrize("building", GREY + BLUE + YELLOW)
def test_M06_counts_no_other_building(building: str) -> None:
    assert worth("M06", buildings=[building]) == 4


@pytest.mark.parametrize("building", BLUE)
def test_M10_counts_a_blue_building(building: str) -> None:
    assert worth("M10", buildings=[building]) == 8


@pytest.mark.parametrize("building", GREY + GREEN + YELLOW)
def test_M10_counts_no_other_building(building: str) -> None:
    assert worth("M10", buildings=[building]) == 4


def test_M01_counts_grey_monuments_and_itself() -> None:
    assert worth("M01") == 4
    assert worth("M01", "M03") == 8
    assert worth("M01", "M03", "M04") == 12
    assert worth("M01", "M06") == 4 + 4


def test_M06_counts_green_monuments_and_itself() -> None:
    assert worth("M06") == 4
    assert worth("M06", "M07") == 8
    assert worth("M06", "M07", "M08", "M09") == 16
    assert worth("M06", "M03", "M04") == 4


def test_M10_counts_blue_monuments_and_itself() -> None:
    assert worth("M10") == 4
    assert worth("M10", "M12") == 8
    assert worth("M10", "M11", "M12", "M13") == 16
    assert worth("M10", "M03", "M04") == 4


def test_what_others_own_does_not_count_for_a_colour() -> None:
    assert worth("M01", others={"buildings": GREY, "monuments": GREY_MONUMENTS[1:]}) == 4


@pytest.mark.parametrize(
    ("buildings", "monuments", "points"),
    [
        ([], ["M02"], 2),
        (["B01"], ["M02"], 4),
        (["B01", "B20", "B32"], ["M02"], 8),
        (["B01"], ["M02", "M03", "M04"], 8),
    ],
)
def test_M02_two_points_per_building_and_monument(
    buildings: list[str], monuments: list[str], points: int
) -> None:
    assert worth(*monuments, buildings=buildings) == points


@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 4), (5, 20)])
def test_M03_four_points_per_corn_tile(tiles: int, points: int) -> None:
    assert worth("M03", corn_tiles=tiles) == points


@pytest.mark.parametrize(("tiles", "points"), [(0, 0), (1, 4), (6, 24)])
def test_M04_four_points_per_wood_tile(tiles: int, points: int) -> None:
    assert worth("M04", wood_tiles=tiles) == points


def test_M03_and_M04_count_each_their_own_tiles() -> None:
    assert worth("M03", wood_tiles=3) == 0
    assert worth("M04", corn_tiles=3) == 0


def test_a_burned_tile_counts_for_M03_but_not_for_M04() -> None:
    t = last_turn(day=26, corn=0, monuments=["M03", "M04"], at=["palenque 3"], green=2)
    t.player(1, brown=3, yellow=3, green=3).player(0, workers=3)
    t.pick_up("palenque 3").use("palenque 3").burn("green").end_turn()
    # five corn feed two workers and leave one; the third starves
    assert t.me["vp"] == 4 - 3 + 0.25


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
@pytest.mark.parametrize("others", [0, 1, 3])
def test_M05_per_monument_built_by_all_players(players: int, each: int, others: int) -> None:
    owned = {"monuments": ["M01", "M02", "M03"][:others]}
    assert worth("M05", players=players, others=owned) == each * (1 + others)


def test_M05_counts_no_buildings_and_no_monuments_on_display() -> None:
    assert worth("M05", shown=["M01", "M02"], buildings=["B20", "B06"]) == 4


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((2, 2, 2, 2), 0),
        ((3, 0, 0, 0), 9),
        ((0, 3, 2, 3), 20),
        ((3, 3, 3, 0), 33),
        ((3, 3, 3, 3), 33),
    ],
)
def test_M07_tracks_at_level_3(levels: tuple[int, int, int, int], points: int) -> None:
    assert worth("M07", **tracks(levels)) == points


@pytest.mark.parametrize(
    ("levels", "points"),
    [((0, 0, 0, 0), 0), ((1, 0, 0, 0), 3), ((1, 2, 3, 0), 18), ((3, 3, 3, 3), 36)],
)
def test_M08_three_points_per_level(levels: tuple[int, int, int, int], points: int) -> None:
    assert worth("M08", **tracks(levels)) == points


@pytest.mark.parametrize(("workers", "points"), [(3, 0), (4, 6), (5, 12), (6, 18)])
def test_M09_points_for_workers_in_play(workers: int, points: int) -> None:
    assert worth("M09", workers=workers) == points


def test_M09_counts_workers_wherever_they_are() -> None:
    t = last_turn(day=26, monuments=["M09"], buildings=["B04", "B05"], workers=5)
    t.player(0, at=["tikal 7", "tikal 3"]).player(1, brown=2, yellow=2, green=2)
    t.place("starting_space").end_turn()
    assert t.me["vp"] == 12


@pytest.mark.parametrize(
    ("brown", "yellow", "green", "points"),
    [(1, 1, 1, 0), (2, 1, 1, 2), (4, 3, 6, 6 + 2 + 9), (0, 0, 0, -1 - 2 - 3), (0, 7, 1, 11)],
)
def test_M11_the_points_of_the_current_steps(
    brown: int, yellow: int, green: int, points: int
) -> None:
    """The fourth Food Day scores them, and then the monument."""
    assert worth("M11", brown=brown, yellow=yellow, green=green) == 2 * points


def test_M11_gives_no_leader_bonus() -> None:
    t = last_turn(day=26, monuments=["M11"], corn=6, brown=6, yellow=8, green=7).end_round()
    food_day = 8 + 13 + 10 + (2 + 6 + 4)
    assert t.me["vp"] == food_day + (8 + 13 + 10)


@pytest.mark.parametrize(
    ("brown", "yellow", "green", "food_day", "points"),
    [
        (1, 1, 1, 0, 0),
        (5, 1, 1, 7, 12),
        (2, 7, 1, 2 + 12, 18),
        (2, 1, 6, 2 + 9, 15),
        (0, 0, 2, -1 - 2 + 1, 3),
        (0, 0, 0, -6, 0),
        (0, 1, 0, -4, 0),
    ],
)
def test_M12_three_points_per_step_of_the_best_temple(
    brown: int, yellow: int, green: int, food_day: int, points: int
) -> None:
    assert worth("M12", brown=brown, yellow=yellow, green=green) == food_day + points


def test_M12_takes_the_highest_step_not_the_most_points() -> None:
    # brown 4 is worth 6 points on a Food Day, yellow 5 the same; the monument counts steps
    assert worth("M12", brown=4, yellow=5) == 6 + 6 + 3 * 4


@pytest.mark.parametrize(
    ("spaces", "points"), [([], 0), ([1], 3), ([2, 5, 9], 9), (list(range(1, 10)), 27)]
)
def test_M13_three_points_per_skull_on_chichen_itza(spaces: list[int], points: int) -> None:
    assert worth("M13", chichen=spaces) == points


def test_a_monument_of_another_is_worth_nothing() -> None:
    assert worth(others={"monuments": list(COSTS)}) == 0


def test_monuments_add_up() -> None:
    assert worth("M01", "M02", "M05", buildings=["B20", "B22"]) == 4 * 5 + 2 * 5 + 4 * 3
