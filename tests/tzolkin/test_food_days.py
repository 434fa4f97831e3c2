"""Food Days: feeding, the change of age, rewards (section 6)."""

from typing import Any

import pytest

from tests.tzolkin.positions import TOPS, last_turn

# ---------------------------------------------------------------- feeding


@pytest.mark.parametrize(("workers", "corn"), [(3, 6), (4, 8), (5, 10), (6, 12)])
def test_every_worker_in_play_needs_two_corn(workers: int, corn: int) -> None:
    t = last_turn(day=7, workers=workers, corn=20).end_round()
    assert t.change() == {"corn": -corn}


def test_workers_in_the_bank_are_not_fed() -> None:
    assert last_turn(day=7, workers=3, corn=20).end_round().me["corn"] == 14


def test_workers_on_the_wheels_are_fed() -> None:
    t = last_turn(
        day=7, workers=3, corn=20, at=["tikal 2", "uxmal 3", "chichen_itza 4"]
    ).end_round()
    assert t.me["corn"] == 14


def test_a_worker_on_the_starting_space_has_not_come_back_and_is_fed() -> None:
    t = last_turn(day=7, corn=6).place("starting_space").end_turn()
    assert (t.me["corn"], t.me["vp"]) == (0, 0)
    t = last_turn(day=7, corn=4).place("starting_space").end_turn()
    assert (t.me["corn"], t.me["vp"]) == (0, -3)


@pytest.mark.parametrize(
    ("corn", "left", "points"),
    [(6, 0, 0), (5, 1, -3), (4, 0, -3), (3, 1, -6), (2, 0, -6), (1, 1, -9), (0, 0, -9)],
)
def test_as_many_as_possible_are_fed_wholly_and_each_other_costs_three_points(
    corn: int, left: int, points: int
) -> None:
    t = last_turn(day=7, corn=corn).end_round()
    assert (t.me["corn"], t.me["vp"]) == (left, points)


def test_all_players_feed_their_workers() -> None:
    t = last_turn(day=7, corn=6).player(1, corn=7).player(2, corn=1).player(3, corn=0, workers=6)
    t.end_round()
    assert [t.goods_of(seat)["corn"] for seat in range(4)] == [0, 1, 1, 0]
    assert [t.goods_of(seat)["vp"] for seat in range(4)] == [0, 0, -9, -18]


def test_blocks_do_not_feed_workers() -> None:
    t = last_turn(day=7, corn=0, wood=9, gold=9).end_round()
    assert t.change() == {"vp": -9}


FARMS: list[tuple[list[str], int, int, int, int]] = [
    (["B01"], 3, 4, 0, 0),
    (["B01"], 3, 3, 1, -3),
    (["B01", "B02", "B03"], 3, 5, 5, 0),
    (["B04"], 3, 3, 0, 0),
    (["B04"], 3, 2, 0, -3),
    (["B04"], 6, 5, 0, -3),
    (["B04", "B05"], 6, 1, 1, 0),
    (["B15"], 3, 1, 1, 0),
    (["B15"], 6, 5, 1, -3),
    (["B15", "B04"], 6, 1, 0, -6),
    (["B15", "B16"], 4, 7, 7, 0),
    (["B01", "B15", "B16", "B17"], 6, 7, 7, 0),
    (["B01", "B02", "B04"], 5, 9, 6, 0),
]


@pytest.mark.parametrize(("farms", "workers", "corn", "left", "points"), FARMS)
def test_farms(farms: list[str], workers: int, corn: int, left: int, points: int) -> None:
    t = last_turn(day=20, buildings=farms, workers=workers, corn=corn).end_round()
    assert (t.me["corn"], t.me["vp"]) == (left, points)


@pytest.mark.parametrize("day", [7, 13, 20, 26])
def test_farms_help_on_every_food_day(day: int) -> None:
    t = (
        last_turn(day=day, buildings=["B01"], corn=4)
        .player(1, brown=2, yellow=2, green=2)
        .end_round()
    )
    assert (t.me["corn"], t.me["vp"]) == (0, 0)


def test_farms_help_only_their_owner() -> None:
    t = last_turn(day=7, corn=6).player(1, buildings=["B04", "B05"]).end_round()
    assert t.me["corn"] == 0


def test_goods_of_the_temples_come_after_feeding() -> None:
    t = last_turn(day=7, corn=0, green=5).end_round()
    assert t.change() == {"vp": -9, "wood": 2, "skulls": 1}


def test_hunger_does_not_touch_the_temples() -> None:
    t = last_turn(day=7, corn=0).end_round()
    assert t.change() == {"vp": -9}


# ---------------------------------------------------------------- the change of age

DISPLAY = ["B01", "B02", "B03", "B04", "B05", "B06"]
SIX = ["B15", "B20", "B25", "B30", "B31", "B32"]


def second_food_day(**has: Any) -> Any:
    """The second Food Day, after feeding."""
    t = last_turn(day=13, shown=[*DISPLAY, "M01"], **has)
    t.player(0, at=["palenque 0"]).pick_up("palenque 0").nothing().do("end_turn")
    return t


def test_the_second_food_day_removes_age_one_and_shows_six_of_age_two() -> None:
    t = second_food_day(corn=6)
    assert t.phase == "reveal_building"
    assert t.offered("reveal_building", "building") == [f"B{n}" for n in range(15, 33)]
    assert t.board["buildings_on_display"] == []
    t.reveal(*SIX)
    assert t.board["buildings_on_display"] == SIX
    assert t.board["age"] == 2
    assert t.board["next_age_pile"] == []
    assert len(t.board["building_pile"]) == 12
    assert t.current_player == 1


def test_the_age_changes_after_feeding_and_before_the_rewards() -> None:
    t = second_food_day(corn=5, brown=2)
    assert (t.me["corn"], t.me["vp"]) == (1, -3)
    assert t.reveal(*SIX[:5]).me["vp"] == -3
    assert t.reveal(SIX[5]).me["vp"] == -3 + 2 + 6 + 1 + 2


def test_built_tiles_and_monuments_stay() -> None:
    t = second_food_day(corn=6, buildings=["B07"], monuments=["M03"]).reveal(*SIX)
    assert (t.me["buildings"], t.me["monuments"]) == (["B07"], ["M03"])
    assert t.board["monuments_on_display"] == ["M01"]


def test_the_rest_of_the_age_one_pile_is_gone() -> None:
    t = second_food_day(corn=6).reveal(*SIX)
    tiles = t.board["buildings_on_display"] + t.board["building_pile"]
    assert not [tile for tile in tiles if tile < "B15"]


@pytest.mark.parametrize("day", [7, 20])
def test_other_food_days_change_no_buildings(day: int) -> None:
    display = DISPLAY if day == 7 else SIX
    t = last_turn(day=day, shown=display, corn=6).end_round()
    assert t.board["buildings_on_display"] == display


def test_a_late_second_food_day_changes_the_age_late() -> None:
    t = last_turn(day=12, shown=DISPLAY, corn=20).place("starting_space").end_turn().days(2)
    assert (t.board["day"], t.board["age"]) == (14, 1)
    assert t.board["buildings_on_display"] == DISPLAY
    t.end_round()
    assert t.board["age"] == 2
    assert not set(t.board["buildings_on_display"]) & set(DISPLAY)


@pytest.mark.parametrize(
    ("day", "held", "change"),
    [
        (8, 0, {"corn": -6, "stone": 2}),
        (14, 1, {"corn": -6, "vp": 6 + 6}),
        (21, 2, {"corn": -6, "stone": 2}),
        (27, 3, {"corn": -6, "vp": 6 + 2}),
    ],
)
def test_a_late_food_day_rewards_like_one_in_time(
    day: int, held: int, change: dict[str, int]
) -> None:
    t = last_turn(day=day, held=held, corn=6, brown=4).player(1, yellow=2, green=2)
    assert t.end_round().change() == change


# ---------------------------------------------------------------- skulls from the green temple


def test_with_enough_skulls_every_entitled_player_gets_one() -> None:
    t = last_turn(day=7, corn=6, green=5).player(2, green=6).player(3, skulls=11).end_round()
    assert [t.goods_of(seat)["skulls"] for seat in (0, 1, 2)] == [1, 0, 1]
    assert t.board["skulls_in_bank"] == 0


def test_with_too_few_skulls_no_player_gets_one() -> None:
    t = last_turn(day=7, corn=6, green=5).player(2, green=6).player(3, skulls=12).end_round()
    assert [t.goods_of(seat)["skulls"] for seat in (0, 1, 2)] == [0, 0, 0]
    assert t.board["skulls_in_bank"] == 1
    assert t.me["wood"] == 2


def test_an_empty_bank_gives_no_skull_even_to_one() -> None:
    t = last_turn(day=20, corn=6, green=7, bank_skulls=0).end_round()
    assert t.change() == {"corn": -6, "wood": 2}


# ---------------------------------------------------------------- no decisions


@pytest.mark.parametrize("day", [7, 20, 26])
def test_a_food_day_needs_no_decisions(day: int) -> None:
    t = last_turn(day=day, shown=SIX if day > 13 else DISPLAY, corn=3, **TOPS)
    t.player(0, at=["palenque 0"]).pick_up("palenque 0").nothing().do("end_turn")
    assert t.phase == ("over" if day == 26 else "turn")
