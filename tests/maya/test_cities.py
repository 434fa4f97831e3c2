"""Scoring cities: when, who, and how much (6.1 to 6.4, I2 to I4)."""

from itertools import pairwise, product

import pytest

from sacbe.kernel import to_bytes
from sacbe.play.state import State
from tests.games.modules import module_of
from tests.maya.positions import MAYA, SEATS, Position, game_on, position

# A city of Tikal, tile by tile; none of them is beside another site.
CITY = ["r10c8", "r10c7", "r11c7", "r11c8", "r10c9", "r9c8", "r9c7"]
SIZES = [1, 2, 3, 4, 5, 6, 7]
RING_CROPS = ("pepper", "squash", "potato")

FIRST = {1: 0, 2: 6, 3: 12, 4: 20, 5: 30, 6: 30, 7: 30}
SECOND = {1: 0, 2: 3, 3: 6, 4: 10, 5: 15, 6: 15, 7: 15}
FIRST_OF_2 = {1: 0, 2: 5, 3: 9, 4: 15, 5: 23, 6: 23, 7: 23}
FIRST_OF_3 = {1: 0, 2: 3, 3: 6, 4: 10, 5: 15, 6: 15, 7: 15}
FIRST_OF_4 = {1: 0, 2: 3, 3: 5, 4: 8, 5: 12, 6: 12, 7: 12}
SECOND_OF_2 = {1: 0, 2: 2, 3: 3, 4: 5, 5: 8, 6: 8, 7: 8}
SECOND_OF_3 = {1: 0, 2: 1, 3: 2, 4: 4, 5: 5, 6: 5, 7: 5}


def ring(size: int) -> list[str]:
    """The cells around a city of this size."""
    city = CITY[:size]
    return [
        cell
        for cell in MAYA.cells
        if cell not in city and any(near in city for near in MAYA.near[cell])
    ]


def strengths(ranks: str, cells: int) -> dict[str, int]:
    """Crops by seat with this ranking ("AB>C": A and B level, C behind) on this number of cells."""
    places = ranks.split(">")
    for levels in product(range(1, 2 * cells), repeat=len(places)):
        if any(high <= low for high, low in pairwise(levels)):
            continue
        by_seat = {seat: n for place, n in zip(places, levels) for seat in place}
        fewest = sum(-(-n // 2) for n in by_seat.values())
        if fewest <= cells <= sum(by_seat.values()):
            return by_seat
    raise AssertionError(f"{ranks} does not fit on {cells} cells")


def tiles_for(by_seat: dict[str, int], cells: int) -> list[str]:
    """Tiles of these strengths, one per cell, the first one of seat A; crops alternate."""
    tiles = {seat: [1] * n for seat, n in by_seat.items()}
    while sum(map(len, tiles.values())) > cells:
        seat = max(tiles, key=lambda seat: tiles[seat].count(1))
        tiles[seat].remove(1)
        tiles[seat].remove(1)
        tiles[seat].append(2)
    return [f"{seat} {n}" for seat in SEATS for n in sorted(tiles.get(seat, []))]


def closed_by_planting(size: int, ranks: str) -> Position:
    """A plants the last cell around a city of this size, with corn; all other crops differ."""
    around = ring(size)
    tiles = tiles_for(strengths(ranks, len(around)), len(around))
    last, n = around[0], tiles[0].split()[1]
    board = dict.fromkeys(CITY[1:size], "city")
    used: dict[str, int] = {}
    for cell, tile in zip(around[1:], tiles[1:], strict=True):
        seat, _, crops = tile.partition(" ")
        used[tile] = used.get(tile, -1) + 1
        board[cell] = f"{seat} {RING_CROPS[used[tile] % 3]} {crops}"
    t = position(4, rack=[f"corn {n}"], board=board)
    assert t.city("Tikal")["size"] == size
    assert not t.city("Tikal")["closed"]
    t.plant(f"corn {n}", last)
    assert t.city("Tikal")["closed"]
    return t


def points(size: int, ranks: str) -> list[int]:
    """The points of each seat for a city, without A's points for planting."""
    t = closed_by_planting(size, ranks)
    corn = t.view()["cells"][ring(size)[0]]["n"]
    return [int(t.scores[0]) - corn, *map(int, t.scores[1:])]


# ---------------------------------------------------------------- the table


@pytest.mark.parametrize("size", SIZES)
def test_first_and_second_place(size: int) -> None:
    assert points(size, "A>B") == [FIRST[size], SECOND[size], 0, 0]


@pytest.mark.parametrize("size", SIZES)
def test_third_and_fourth_place_get_nothing(size: int) -> None:
    assert points(size, "A>B>C") == [FIRST[size], SECOND[size], 0, 0]
    assert points(size, "A>B>C>D") == [FIRST[size], SECOND[size], 0, 0]


@pytest.mark.parametrize("size", SIZES)
def test_the_place_depends_on_crops_and_not_on_seats(size: int) -> None:
    assert points(size, "C>A") == [SECOND[size], 0, FIRST[size], 0]
    assert points(size, "D>B>A") == [0, SECOND[size], 0, FIRST[size]]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ranks", ["AB", "AB>C", "AB>CD", "AB>C>D"])
def test_a_tie_for_first_of_two(size: int, ranks: str) -> None:
    assert points(size, ranks) == [FIRST_OF_2[size], FIRST_OF_2[size], 0, 0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ranks", ["ABC", "ABC>D"])
def test_a_tie_for_first_of_three(size: int, ranks: str) -> None:
    assert points(size, ranks) == [FIRST_OF_3[size]] * 3 + [0]


@pytest.mark.parametrize("size", SIZES)
def test_a_tie_for_first_of_four(size: int) -> None:
    assert points(size, "ABCD") == [FIRST_OF_4[size]] * 4


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("ranks", ["A>BC", "A>BC>D"])
def test_a_tie_for_second_of_two(size: int, ranks: str) -> None:
    assert points(size, ranks) == [FIRST[size], SECOND_OF_2[size], SECOND_OF_2[size], 0]


@pytest.mark.parametrize("size", SIZES)
def test_a_tie_for_second_of_three(size: int) -> None:
    assert points(size, "A>BCD") == [FIRST[size]] + [SECOND_OF_3[size]] * 3


@pytest.mark.parametrize("size", SIZES)
def test_a_tie_for_third_gets_nothing(size: int) -> None:
    assert points(size, "A>B>CD") == [FIRST[size], SECOND[size], 0, 0]


@pytest.mark.parametrize("size", SIZES)
def test_a_lone_player_gets_the_first_place_only(size: int) -> None:
    assert points(size, "A") == [FIRST[size], 0, 0, 0]


# ---------------------------------------------------------------- strength


def test_strength_counts_crops_and_not_tiles() -> None:
    """A has two tiles with four crops, B three with three."""
    board = {"r9c7": "A pepper 2", "r9c8": "B pepper 1", "r10c7": "B squash 1"}
    board |= {"r11c7": "B potato 1", "r11c8": "A squash 2"}
    board |= {"r9c9": "C pepper 1", "r10c10": "C squash 1"}
    t = position(4, rack=["corn 1"], board=board | {"r10c9": "city"})
    t.plant("corn 1", "r11c9")
    assert t.city("Tikal")["strength"] == [5, 3, 2, 0]
    assert t.scores == [6 + 1, 3, 0, 0]


def test_a_tile_counts_once_even_if_it_touches_the_city_twice() -> None:
    """r9c8 is beside Tikal and beside r10c9."""
    t = position(rack=["corn 2"], board={"r10c9": "city"}).plant("corn 2", "r9c8")
    assert t.city("Tikal")["strength"] == [2, 0]
    t = position(rack=["corn 1"], board={"r9c8": "A corn 2"}).bury("corn 1", "r10c9")
    assert t.city("Tikal")["strength"] == [2, 0]


def test_all_crops_count_together() -> None:
    board = {"r9c7": "A pepper 1", "r9c8": "A squash 1", "r10c7": "A potato 1"}
    t = position(rack=["corn 1"], board=board).plant("corn 1", "r10c9")
    assert t.city("Tikal")["strength"] == [4, 0]


def test_tiles_that_do_not_touch_the_city_do_not_count() -> None:
    board = {"r9c7": "A corn 1", "r8c8": "A corn 2", "r8c7": "A corn 2"}
    assert position(board=board).city("Tikal")["strength"] == [1, 0]


def test_a_tile_counts_for_every_city_it_touches() -> None:
    """r9c6 is beside Calakmul and beside the city tile r10c7."""
    t = position(rack=["corn 2"], board={"r10c7": "city"}, temples=["Calakmul"])
    t.plant("corn 2", "r9c6")
    assert t.city("Tikal")["strength"] == [2, 0]
    assert t.city("Calakmul")["strength"] == [2, 0]


def test_a_city_tile_brings_new_plantations_to_the_city() -> None:
    t = position(rack=["corn 1"], board={"r10c10": "B corn 2"}).bury("corn 1", "r10c9")
    assert t.city("Tikal")["strength"] == [0, 2]


def test_buried_tiles_count_for_no_seat() -> None:
    t = position(rack=["corn 2"]).bury("corn 2", "r10c9").play_chance()
    assert t.city("Tikal")["strength"] == [0, 0]


# ---------------------------------------------------------------- when


def test_one_empty_cell_keeps_a_city_open() -> None:
    around = ring(1)
    board = dict.fromkeys(around[:2], "A pepper 1") | dict.fromkeys(around[2:4], "B pepper 1")
    t = position(rack=["corn 1"], board=board).plant("corn 1", around[4])
    assert t.city("Tikal") == {"size": 1, "closed": False, "scored": False, "strength": [3, 2]}


def test_a_lone_temple_is_finished_without_points() -> None:
    t = closed_by_planting(1, "A>B")
    assert t.city("Tikal")["scored"]
    assert t.scores[1:] == [0, 0, 0]


def test_a_city_scores_once() -> None:
    t = closed_by_planting(3, "A>B")
    before = t.scores
    for _ in range(4):
        t.rest()
    gains = [now - then for now, then in zip(t.scores, before)]
    assert t.city("Tikal")["scored"]
    assert all(0 <= n <= 5 for n in gains)  # points for plantings since, and no second 12 or 6


def test_a_scored_city_never_changes() -> None:
    """I4: no cell around it is empty, so nothing can be placed there."""
    t = closed_by_planting(3, "A>B")
    before = t.city("Tikal")
    assert not set(ring(3)) & set(t.plantable())
    for _ in range(8):
        t.rest()
    assert t.city("Tikal") == before


def test_the_edge_of_the_board_closes_a_city() -> None:
    """Copan has four neighbours; there is no cell south of it."""
    board = {"r12c8": "A pepper 1", "r12c9": "A squash 1", "r13c7": "B pepper 1"}
    t = position(rack=["corn 1"], board=board).plant("corn 1", "r13c9")
    assert t.city("Copan") == {"size": 1, "closed": True, "scored": True, "strength": [3, 1]}


def test_the_wall_closes_a_city() -> None:
    """A city tile at the border of blue; beyond it is yellow, which is not in play."""
    board = {"r7c6": "city", "r7c5": "A pepper 1", "r7c7": "B pepper 1", "r8c5": "A squash 1"}
    board |= {"r8c7": "B squash 1", "r9c5": "A potato 2"}
    t = position(rack=["corn 1"], board=board).plant("corn 1", "r9c6")
    assert t.city("Calakmul") == {"size": 2, "closed": True, "scored": True, "strength": [5, 2]}
    assert t.scores == [1 + 6, 3]
    t = position(rack=["corn 1"], board=board, areas="blue+yellow").plant("corn 1", "r9c6")
    assert not t.city("Calakmul")["closed"]


def test_one_turn_can_close_several_cities() -> None:
    board = {"r10c7": "city", "r9c5": "city"}
    both = {"r10c6"}
    city, other = ["r10c8", "r10c7"], ["r8c6", "r9c5"]
    around = [
        cell
        for cell in MAYA.cells
        if cell not in city + other
        and MAYA.area[cell] in ("blue", "red")
        and any(near in city + other for near in MAYA.near[cell])
        and cell not in both
    ]
    owners = ["A pepper 1", "A squash 1", "B pepper 1", "B squash 1", "A potato 1", "B potato 1"]
    board |= {cell: owners[i % 6] for i, cell in enumerate(around)}
    t = position(rack=["corn 2"], board=board)
    assert not t.city("Tikal")["closed"]
    assert not t.city("Calakmul")["closed"]
    t.plant("corn 2", "r10c6")
    assert t.city("Tikal")["scored"]
    assert t.city("Calakmul")["scored"]
    a, b = 0, 0
    for name in ("Tikal", "Calakmul"):
        mine, theirs = t.city(name)["strength"]
        a += 6 if mine > theirs else 5 if mine == theirs else 3
        b += 6 if theirs > mine else 5 if mine == theirs else 3
    assert t.scores == [2 + a, b]


def test_a_city_closed_by_an_opponent_scores_for_its_neighbours() -> None:
    board = {"r9c7": "B pepper 2", "r9c8": "B squash 2", "r10c7": "B potato 2", "r11c7": "B corn 2"}
    board |= {"r10c9": "city", "r9c9": "B pepper 2", "r10c10": "B squash 2", "r11c9": "B potato 2"}
    t = position(rack=["corn 1"], board=board).plant("corn 1", "r11c8")
    assert t.scores == [1 + 3, 6]


def test_the_crop_group_scores_as_well_as_the_city() -> None:
    board = {"r9c7": "A corn 2", "r9c8": "A corn 2", "r10c7": "A corn 2", "r11c7": "B corn 2"}
    board |= {"r10c9": "city", "r9c9": "B pepper 2", "r10c10": "B squash 2", "r11c9": "B potato 2"}
    t = position(rack=["corn 1"], board=board).plant("corn 1", "r11c8")
    assert t.scores == [1 + 3, 6]
    t = position(rack=["squash 1"], board=board).plant("squash 1", "r11c8")
    assert t.scores == [1 + 3, 6]


# ---------------------------------------------------------------- invariants


def violation(change: str) -> str:
    """The violated invariant of a position of two cities after a change."""
    t = position(board={"r10c7": "city", "r9c5": "A pepper 1"})
    s, room = t.state.plain(), module_of(game_on(MAYA), "state")
    tikal, calakmul = room.SITES.index("Tikal"), room.SITES.index("Calakmul")
    if change == "size":
        s.size[tikal] = 3
    elif change == "ring":
        s.ring[tikal] -= 1
    elif change == "strength":
        s.strength[4 * calakmul] += 1
    elif change == "scored":
        s.scored[tikal] = 1
    elif change == "orphan":
        s.board[MAYA.cells.index("r10c7")] = 1 + calakmul
    elif change == "apart":
        s.board[MAYA.cells.index("r10c7")] = 0
        s.board[MAYA.cells.index("r12c7")] = 1 + tikal
    with pytest.raises(ValueError, match="is invalid") as error:
        State.load(game_on(MAYA), to_bytes(s))
    return str(error.value)


@pytest.mark.parametrize("change", ["size", "ring", "strength", "scored", "orphan", "apart"])
def test_a_city_inconsistent_with_the_board_is_refused(change: str) -> None:
    """I2 to I4."""
    assert "city" in violation(change)
