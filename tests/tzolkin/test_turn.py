"""A turn: beg, then place workers or pick them up (section 3 of the rules)."""

import pytest

from tests.tzolkin.positions import WHEELS, last_turn, picked_up, position, using

ZEROS = [f"{wheel} 0" for wheel in WHEELS]
BOTTOM = {"brown": 0, "yellow": 0, "green": 0}

# ---------------------------------------------------------------- begging


@pytest.mark.parametrize("corn", [0, 1, 2])
def test_with_less_than_three_corn_one_may_beg(corn: int) -> None:
    t = position(corn=corn)
    assert t.offered("beg", "temple") == ["brown", "yellow", "green"]


@pytest.mark.parametrize("corn", [3, 4, 20])
def test_with_three_corn_or_more_one_may_not_beg(corn: int) -> None:
    assert "beg" not in position(corn=corn).types()


@pytest.mark.parametrize("corn", [0, 1, 2])
@pytest.mark.parametrize("temple", ["brown", "yellow", "green"])
def test_begging_makes_corn_exactly_three_and_steps_down_there(corn: int, temple: str) -> None:
    t = position(corn=corn).beg(temple)
    assert t.me["corn"] == 3
    assert t.change() == {"corn": 3 - corn, temple: -1}


def test_one_cannot_step_down_where_one_is_at_the_bottom() -> None:
    t = position(brown=0, yellow=3, green=0)
    assert t.offered("beg", "temple") == ["yellow"]


def test_begging_is_impossible_at_the_bottom_of_all_three() -> None:
    assert "beg" not in position(**BOTTOM).types()


def test_begging_is_optional() -> None:
    t = position(corn=0, at=["palenque 0"])
    assert t.types() == {"beg", "place", "pick_up"}


def test_begging_comes_only_at_the_start_of_a_placing_turn() -> None:
    t = position(corn=0).place("palenque 0")
    assert "beg" not in t.types()


def test_begging_comes_only_at_the_start_of_a_pick_up_turn() -> None:
    t = position(corn=0, at=["palenque 0", "palenque 1"]).pick_up("palenque 0").nothing()
    assert t.types() == {"pick_up", "end_turn"}


def test_one_begs_once_in_a_turn() -> None:
    t = position(corn=0).beg("brown")
    assert "beg" not in t.types()


def test_after_begging_one_still_places_or_picks_up() -> None:
    t = position(corn=0, at=["palenque 1"]).beg("brown")
    assert t.phase == "turn"
    assert t.types() == {"place", "pick_up"}


def test_begged_corn_pays_for_placing() -> None:
    t = position(corn=0).beg("brown").place("palenque 0").place("tikal 0").place("uxmal 0")
    assert t.me["corn"] == 3 - 0 - 1 - 2


def test_begged_corn_pays_for_stepping_back() -> None:
    t = position(corn=0, at=["yaxchilan 3"]).beg("green").pick_up("yaxchilan 3")
    assert t.uses() == {"yaxchilan 1": 2, "yaxchilan 2": 1, "yaxchilan 3": 0}


def test_begging_from_a_top_step_leaves_the_board_as_it_is() -> None:
    assert position(brown=6, light=False).beg("brown").change() == {"corn": 3, "brown": -1}
    assert position(brown=6, light=True).beg("brown").change() == {"corn": 3, "brown": -1}


# ---------------------------------------------------------------- placing


def test_a_worker_is_placed_on_a_wheels_lowest_free_space_or_the_starting_player_space() -> None:
    t = position(corn=20).player(1, at=["palenque 0", "palenque 1", "tikal 0", "tikal 2"])
    assert t.places() == {
        "palenque 2": 2,
        "yaxchilan 0": 0,
        "tikal 1": 1,
        "uxmal 0": 0,
        "chichen_itza 0": 0,
        "starting_space": 0,
    }


def test_placing_takes_a_worker_from_the_hand_to_the_space() -> None:
    t = position(corn=20).player(1, at=["yaxchilan 0"]).place("yaxchilan 1")
    assert t.me["hand"] == 2
    assert t.board["wheels"]["yaxchilan"][:3] == [1, 0, None]


@pytest.mark.parametrize("space", range(8))
@pytest.mark.parametrize("wheel", WHEELS[:4])
def test_a_space_of_a_small_wheel_costs_its_number(wheel: str, space: int) -> None:
    below = [f"{wheel} {n}" for n in range(space)]
    t = position(corn=20).player(1, at=below[:6]).player(2, at=below[6:])
    t.place(f"{wheel} {space}")
    assert t.change() == ({"corn": -space} if space else {})


@pytest.mark.parametrize("space", range(11))
def test_a_space_of_chichen_itza_costs_its_number(space: int) -> None:
    below = [f"chichen_itza {n}" for n in range(space)]
    t = position(corn=20).player(1, at=below[:6]).player(2, at=below[6:])
    t.place(f"chichen_itza {space}")
    assert t.change() == ({"corn": -space} if space else {})


def test_each_worker_costs_one_corn_more_than_the_one_before() -> None:
    t = position(corn=15, workers=6)
    for wheel, cost in zip(WHEELS, (0, 1, 2, 3, 4), strict=True):
        t.place(f"{wheel} 0", cost=cost)
    t.place("starting_space", cost=5)
    assert t.change() == {"corn": -15}
    assert t.options() == [{"type": "end_turn"}]


def test_the_starting_space_costs_zero_for_the_first_worker() -> None:
    assert position(corn=0).place("starting_space").change() == {}


def test_the_worker_on_the_starting_space_counts_in_the_sequence() -> None:
    t = position(corn=9).place("starting_space", cost=0).place("tikal 0", cost=1)
    t.place("tikal 1", cost=3)
    assert t.change() == {"corn": -4}


def test_the_starting_space_holds_one_worker() -> None:
    t = position(corn=20).table(starting_space=1)
    assert "starting_space" not in t.places()
    t = position(corn=20).place("starting_space")
    assert "starting_space" not in t.places()


def test_what_cannot_be_paid_is_not_offered() -> None:
    t = position(corn=1).player(1, at=["palenque 0", "tikal 0", "tikal 1"])
    assert set(t.places()) == {
        "palenque 1",
        "yaxchilan 0",
        "uxmal 0",
        "chichen_itza 0",
        "starting_space",
    }
    t.place("palenque 1")
    assert t.options() == [{"type": "end_turn"}]


def test_the_surcharge_must_be_paid_as_well() -> None:
    t = position(corn=1).place("tikal 0")
    assert set(t.places()) == {
        "palenque 0",
        "yaxchilan 0",
        "uxmal 0",
        "chichen_itza 0",
        "starting_space",
    }


def test_a_wheel_whose_numbered_spaces_are_all_taken_cannot_be_used() -> None:
    t = position(corn=20)
    t.player(1, at=[f"tikal {n}" for n in range(5)]).player(2, at=["tikal 5", "tikal 6", "tikal 7"])
    assert not [where for where in t.places() if where.startswith("tikal")]


def test_no_amount_of_corn_opens_a_full_wheel() -> None:
    t = position(corn=150)
    t.player(1, at=[f"tikal {n}" for n in range(5)]).player(2, at=["tikal 5", "tikal 6", "tikal 7"])
    assert not [info for info in t.options() if info.get("wheel") == "tikal"]


def test_the_unnumbered_spaces_are_never_entered() -> None:
    t = position(players=2, corn=20, dummies=[f"palenque {n}" for n in range(8)])
    assert not [where for where in t.places() if where.startswith("palenque")]


def test_full_chichen_itza_cannot_be_used_either() -> None:
    t = position(corn=20)
    t.player(1, at=[f"chichen_itza {n}" for n in range(6)])
    t.player(2, at=[f"chichen_itza {n}" for n in range(6, 11)])
    assert not [where for where in t.places() if where.startswith("chichen_itza")]


@pytest.mark.parametrize(
    ("wheel", "space"), [("palenque", 6), ("uxmal", 7), ("chichen_itza", 10)], ids=str
)
def test_six_seven_and_ten_may_be_entered_when_lowest_free(wheel: str, space: int) -> None:
    t = position(corn=20)
    t.player(1, at=[f"{wheel} {n}" for n in range(5)])
    t.player(2, at=[f"{wheel} {n}" for n in range(5, space)])
    assert t.places()[f"{wheel} {space}"] == space


def test_a_dummy_occupies_a_numbered_space_like_any_worker() -> None:
    t = position(players=3, corn=20, dummies=["uxmal 0", "uxmal 1"])
    assert t.places()["uxmal 2"] == 2


def test_a_dummy_on_an_unnumbered_space_blocks_nothing() -> None:
    t = position(players=3, corn=20, dummies=["uxmal 8", "uxmal 9", "chichen_itza 11"])
    assert t.places()["uxmal 0"] == 0
    assert t.places()["chichen_itza 0"] == 0


def test_a_player_places_as_many_as_are_in_hand() -> None:
    t = position(corn=20, workers=3, at=["palenque 5"])
    t.place("tikal 0").place("tikal 1")
    assert t.me["hand"] == 0
    assert t.options() == [{"type": "end_turn"}]


def test_corn_from_the_teeth_comes_too_late_for_placing() -> None:
    t = position(corn=0, teeth=9).place("starting_space")
    assert t.options() == [{"type": "end_turn"}]


def test_the_view_counts_workers_placed_in_this_turn() -> None:
    t = position(corn=9)
    assert t.board["placed"] == 0
    t.place("tikal 0").place("starting_space")
    assert t.board["placed"] == 2
    t.end_turn()
    assert t.board["placed"] == 0


def test_the_view_counts_none_between_the_rounds_and_after_the_end() -> None:
    t = last_turn(corn=9).place("tikal 0").place("starting_space").end_turn()
    assert (t.phase, t.board["placed"]) == ("days", 0)
    t = last_turn(day=26, corn=9).place("tikal 0").end_turn()
    assert (t.phase, t.board["placed"]) == ("over", 0)


def test_the_surcharge_begins_again_with_the_next_player() -> None:
    t = position(corn=9).place("tikal 0").place("tikal 1").end_turn()
    assert (t.current_player, t.places()["uxmal 0"]) == (1, 0)


# ---------------------------------------------------------------- either or


def test_after_placing_nothing_may_be_picked_up() -> None:
    t = position(corn=9, at=["tikal 3"]).place("palenque 0")
    assert t.types() == {"place", "end_turn"}


def test_after_picking_up_nothing_may_be_placed() -> None:
    t = position(corn=9, at=["tikal 3", "tikal 4"]).pick_up("tikal 3").nothing()
    assert t.types() == {"pick_up", "end_turn"}


def test_passing_is_not_allowed() -> None:
    assert position(corn=9, at=["tikal 3"]).types() == {"place", "pick_up"}


def test_one_worker_is_enough() -> None:
    assert position(corn=9).place("tikal 0").end_turn().current_player == 1
    assert position(at=["tikal 0"]).pick_up("tikal 0").nothing().end_turn().current_player == 1


def test_with_no_worker_in_hand_one_must_pick_up() -> None:
    t = position(corn=9, workers=3, at=["tikal 0", "tikal 1", "tikal 2"])
    assert t.types() == {"pick_up"}


# ---------------------------------------------------------------- picking up


def test_only_own_workers_are_picked_up() -> None:
    t = position(players=3, at=["tikal 3", "chichen_itza 10"], dummies=["tikal 4"])
    t.player(1, at=["tikal 2"])
    picks = [(i["wheel"], i["space"]) for i in t.options() if i["type"] == "pick_up"]
    assert picks == [("tikal", 3), ("chichen_itza", 10)]


def test_workers_are_picked_up_in_any_order_one_by_one() -> None:
    t = position(at=["palenque 1", "yaxchilan 1", "yaxchilan 3"])
    t.pick_up("yaxchilan 3").use("yaxchilan 3").pick_up("palenque 1").use("palenque 1")
    t.pick_up("yaxchilan 1").use("yaxchilan 1")
    assert t.change() == {"corn": 2 + 3, "gold": 1, "wood": 1}
    assert t.options() == [{"type": "end_turn"}]


def test_a_worker_picked_up_is_in_hand_and_its_space_is_free() -> None:
    t = picked_up("tikal 3")
    assert t.me["hand"] == 3
    assert t.board["wheels"]["tikal"] == [None] * 10


def test_a_worker_picked_up_may_do_nothing() -> None:
    t = picked_up("palenque 1").nothing()
    assert t.change() == {}
    assert t.phase == "pick_up"


def test_a_lower_action_costs_one_corn_a_step() -> None:
    assert picked_up("palenque 5", corn=20).uses() == {
        "palenque 1": 4,
        "palenque 2": 3,
        "palenque 3": 2,
        "palenque 4": 1,
        "palenque 5": 0,
    }


def test_a_step_back_that_cannot_be_paid_is_not_offered() -> None:
    assert picked_up("palenque 5", corn=2).uses() == {
        "palenque 3": 2,
        "palenque 4": 1,
        "palenque 5": 0,
    }


def test_the_step_back_is_paid_before_the_gain() -> None:
    assert "palenque 1" not in picked_up("palenque 2", corn=0).uses()
    assert picked_up("palenque 2", corn=1).use("palenque 1").change() == {"corn": 3 - 1}


def test_higher_actions_are_out_of_reach() -> None:
    assert set(picked_up("yaxchilan 2", corn=20).uses()) == {"yaxchilan 1", "yaxchilan 2"}


@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize("wheel", ["palenque", "yaxchilan", "tikal"])
def test_from_six_and_seven_any_action_of_the_wheel_is_free(wheel: str, space: int) -> None:
    t = picked_up(f"{wheel} {space}", corn=20, wood=1, shown=["B01"])
    assert t.uses() == {f"{wheel} {n}": 0 for n in (1, 2, 3, 4, 5)}


@pytest.mark.parametrize("space", [6, 7])
def test_from_uxmal_six_and_seven_actions_still_cost_their_own_corn(space: int) -> None:
    t = picked_up(f"uxmal {space}", corn=20, shown=["B01"])
    assert t.uses() == {"uxmal 1": 3, "uxmal 2": 0, "uxmal 3": 0, "uxmal 4": 0, "uxmal 5": 1}


def test_from_chichen_itza_ten_any_action_is_free() -> None:
    t = picked_up("chichen_itza 10", skulls=1)
    assert t.uses() == {f"chichen_itza {n}": 0 for n in range(1, 10)}


@pytest.mark.parametrize("wheel", WHEELS)
def test_a_worker_on_zero_does_nothing(wheel: str) -> None:
    t = picked_up(f"{wheel} 0", corn=9, wood=9, skulls=1, shown=["B01"])
    assert t.options() == [{"type": "nothing"}]


def test_occupied_lower_spaces_do_not_matter() -> None:
    t = picked_up("yaxchilan 3", corn=5, at=["yaxchilan 2"]).player(1, at=["yaxchilan 1"])
    assert t.uses() == {"yaxchilan 1": 2, "yaxchilan 2": 1, "yaxchilan 3": 0}


def test_workers_on_the_starting_space_cannot_be_picked_up() -> None:
    t = position(corn=9, starting_space=0)
    assert "pick_up" not in t.types()


def test_each_action_is_resolved_fully_before_the_next_worker() -> None:
    t = position(wood=1, at=["tikal 1", "palenque 2"]).pick_up("tikal 1").use("tikal 1")
    assert t.types() == {"advance"}
    t.advance("agriculture")
    assert t.types() == {"pay"}
    t.pay(wood=1).pick_up("palenque 2").use("palenque 2")
    assert t.change() == {"wood": -1, "agriculture": 1, "corn": 4 + 1, "corn_tiles": 1}


def test_what_one_worker_gains_the_next_may_spend() -> None:
    t = position(at=["yaxchilan 1", "tikal 1"]).pick_up("yaxchilan 1").use("yaxchilan 1")
    t.pick_up("tikal 1").use("tikal 1").advance("theology").pay(wood=1)
    assert t.change() == {"theology": 1}


def test_workers_gained_in_a_pick_up_turn_wait_in_hand() -> None:
    t = using("uxmal 3", corn=9)
    assert t.me["hand"] == 4
    assert t.options() == [{"type": "end_turn"}]


# ---------------------------------------------------------------- the forced case


def test_without_workers_to_pick_up_and_corn_to_place_one_must_beg() -> None:
    t = position(corn=0).player(1, at=ZEROS).table(starting_space=2)
    assert t.options() == [
        {"type": "beg", "temple": "brown"},
        {"type": "beg", "temple": "yellow"},
        {"type": "beg", "temple": "green"},
    ]
    assert set(t.beg("green").places().values()) == {1}


def test_a_free_zero_space_is_affordable_so_begging_is_not_forced() -> None:
    t = position(corn=0).player(1, at=ZEROS[:4]).table(starting_space=2)
    assert t.types() == {"beg", "place"}
    assert t.places() == {"chichen_itza 0": 0}


def test_the_free_starting_space_is_affordable_so_begging_is_not_forced() -> None:
    t = position(corn=0).player(1, at=ZEROS)
    assert t.types() == {"beg", "place"}
    assert t.places() == {"starting_space": 0}


def test_a_worker_on_a_wheel_saves_from_being_forced() -> None:
    t = position(corn=0, at=["tikal 0"], **BOTTOM)
    t.player(1, at=[where for where in ZEROS if where != "tikal 0"]).table(starting_space=2)
    assert t.types() == {"pick_up"}


def test_if_begging_is_impossible_one_worker_is_placed_out_of_pity() -> None:
    t = position(corn=0, **BOTTOM).player(1, at=ZEROS).table(starting_space=2)
    assert t.options() == [
        {"type": "place", "wheel": wheel, "space": 1, "cost": 0, "pity": True} for wheel in WHEELS
    ]


def test_a_pity_placement_hands_in_all_corn_and_ends_the_turn() -> None:
    ones = [f"{wheel} 1" for wheel in WHEELS]
    t = position(corn=1, **BOTTOM).player(1, at=ZEROS).player(2, at=ones).table(starting_space=3)
    assert [info["cost"] for info in t.options()] == [1] * 5
    t.place("uxmal 2", pity=True)
    assert t.change() == {"corn": -1}
    assert t.me["hand"] == 2
    assert (t.resolve_chance().current_player, t.phase) == (1, "turn")


def test_pity_offers_only_the_cheapest_spaces() -> None:
    t = position(corn=0, **BOTTOM).player(1, at=ZEROS).table(starting_space=2)
    t.player(2, at=["palenque 1", "tikal 1", "tikal 2", "uxmal 1"])
    assert [(i["wheel"], i["space"]) for i in t.options()] == [
        ("yaxchilan", 1),
        ("chichen_itza", 1),
    ]


def test_pity_never_opens_a_full_wheel() -> None:
    t = position(corn=0, **BOTTOM).player(1, at=ZEROS).table(starting_space=2)
    t.player(2, at=[f"tikal {n}" for n in range(1, 6)]).player(3, at=["tikal 6", "tikal 7"])
    assert "tikal" not in [info["wheel"] for info in t.options()]


def test_corn_that_pays_for_a_space_is_no_case_of_pity() -> None:
    t = position(corn=1, **BOTTOM).player(1, at=ZEROS).table(starting_space=2)
    assert t.types() == {"place"}
    assert not [info for info in t.options() if "pity" in info]


def test_the_forced_case_is_tested_with_the_corn_held_before_begging() -> None:
    ones = [f"{wheel} 1" for wheel in WHEELS]
    t = position(corn=1).player(1, at=ZEROS).player(2, at=ones).table(starting_space=3)
    assert t.types() == {"beg"}
    t.beg("brown")
    assert set(t.places().values()) == {2}


# ---------------------------------------------------------------- the end of a turn


def test_gaps_are_refilled_at_the_end_of_the_turn() -> None:
    t = using("tikal 2", wood=1, shown=["B01", "B04", "B05", "B06", "B07", "B08"]).build("B01")
    assert t.board["buildings_on_display"] == ["B04", "B05", "B06", "B07", "B08"]
    t.do("end_turn")
    assert (t.current_player, t.phase) == (-1, "reveal_building")
    assert t.offered("reveal_building", "building") == ["B02", "B03"] + [
        f"B{n:02}" for n in range(9, 15)
    ]
    t.reveal("B12")
    assert t.board["buildings_on_display"] == ["B04", "B05", "B06", "B07", "B08", "B12"]
    assert (t.current_player, t.phase) == (1, "turn")


def test_every_gap_is_refilled() -> None:
    t = using("tikal 4", wood=2, shown=["B01", "B02", "B05", "B06", "B07", "B08"])
    t.build("B01").build("B02").do("end_turn").reveal("B09", "B10")
    assert t.board["buildings_on_display"] == ["B05", "B06", "B07", "B08", "B09", "B10"]
    assert t.current_player == 1


def test_an_exhausted_pile_leaves_gaps() -> None:
    t = using("tikal 2", wood=1, shown=["B01", "B02", "B03", "B04", "B05", "B06"])
    t.player(1, buildings=[f"B{n:02}" for n in range(7, 15)]).build("B01").do("end_turn")
    assert t.current_player == 1
    assert t.board["buildings_on_display"] == ["B02", "B03", "B04", "B05", "B06"]


def test_the_last_tile_of_a_pile_fills_a_gap() -> None:
    t = using("tikal 4", wood=2, shown=["B01", "B02", "B03", "B04", "B05", "B06"])
    t.player(1, buildings=[f"B{n:02}" for n in range(8, 15)]).build("B01").build("B02")
    t.do("end_turn")
    assert t.offered("reveal_building", "building") == ["B07"]
    t.reveal("B07")
    assert t.board["buildings_on_display"] == ["B03", "B04", "B05", "B06", "B07"]
    assert t.current_player == 1


def test_the_pile_of_the_current_age_refills() -> None:
    t = using("tikal 2", wood=2, shown=["B15", "B18", "B19", "B20", "B21", "B22"]).build("B15")
    t.do("end_turn")
    assert t.offered("reveal_building", "building") == ["B16", "B17"] + [
        f"B{n}" for n in range(23, 33)
    ]


def test_monuments_are_never_refilled() -> None:
    t = using("tikal 4", stone=9, gold=9, shown=["M10", "M11"]).build("M10").end_turn()
    assert t.board["monuments_on_display"] == ["M11"]


def test_the_taker_of_the_starting_space_gets_all_corn_from_the_teeth() -> None:
    t = position(corn=0, teeth=6).place("starting_space").end_turn()
    assert t.change() == {"corn": 6}
    assert t.board["calendar_corn"] == 0


def test_who_does_not_take_the_starting_space_gets_no_corn() -> None:
    t = position(corn=0, teeth=6).place("tikal 0").end_turn()
    assert t.change() == {}
    assert t.board["calendar_corn"] == 6


def test_corn_from_the_teeth_comes_in_time_for_feeding() -> None:
    t = last_turn(day=7, corn=0, teeth=6).place("starting_space").end_turn()
    assert (t.me["corn"], t.me["vp"]) == (0, 0)
