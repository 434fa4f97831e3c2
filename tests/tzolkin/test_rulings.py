"""One test or more for every ruling, by its number (section 9)."""

from typing import Any

import pytest

from tests.tzolkin.positions import (
    TECHS,
    TOPS,
    WHEELS,
    last_turn,
    new_game,
    picked_up,
    position,
    using,
)

BOTTOM = {"brown": 0, "yellow": 0, "green": 0}
LEAD = {"brown": 2, "yellow": 2, "green": 2}
ZEROS = [f"{wheel} 0" for wheel in WHEELS]


def final_points(**has: Any) -> Any:
    """Final points of a player who needs no corn for the last Food Day and gets nothing from
    temples."""
    t = last_turn(day=26, wealth=["W14"], buildings=["B04", "B05"], **has).player(1, **LEAD)
    return t.end_round().me["vp"]


# ---------------------------------------------------------------- J1 to J4


def test_J1_points_can_go_below_zero() -> None:
    assert last_turn(day=7, corn=0, vp=2).end_round().me["vp"] == -7


def test_J2_a_technology_level_is_worth_three_points_to_M08() -> None:
    assert final_points(monuments=["M08"], agriculture=2, theology=3) == 15


def test_J3_the_wood_tile_monument_exists() -> None:
    t = using("tikal 4", wood=1, gold=4, shown=["M04"]).build("M04")
    assert t.change() == {"wood": -1, "gold": -4, "monuments": ["M04"]}
    assert final_points(monuments=["M04"], wood_tiles=3) == 12


@pytest.mark.parametrize("space", [3, 4, 5])
def test_J4_a_visible_corn_tile_must_be_taken(space: int) -> None:
    t = using(f"palenque {space}", agriculture=2, jungle={space: (1, 2)})
    assert [i["tile"] for i in t.options() if i.get("take") == "corn"] == [True]
    assert t.harvest("corn").board["jungle"][str(space)] == {"corn": 0, "wood": 2}


def test_J4_at_palenque_2_a_tile_is_taken_while_there_is_one() -> None:
    assert using("palenque 2", agriculture=2).change() == {"corn": 5, "corn_tiles": 1}
    assert using("palenque 2", agriculture=2, jungle={2: (0, 0)}).change() == {"corn": 5}


def test_J4_without_a_visible_corn_tile_the_harvest_is_tile_less() -> None:
    t = using("palenque 5", agriculture=2, jungle={5: (0, 2)})
    assert [i["tile"] for i in t.options() if i.get("take") == "corn"] == [False]


def test_J4_wood_and_burning_stay_allowed() -> None:
    t = using("palenque 5", agriculture=3, jungle={5: (1, 1)})
    assert t.offered("harvest", "take") == ["corn", "wood"]
    assert t.offered("burn", "corn") == [12, 12, 12]


# ---------------------------------------------------------------- J8 to J10


def test_J8_tikal_3_is_one_advance_or_two() -> None:
    t = using("tikal 3", wood=2).advance("theology").pay(wood=1)
    assert t.types() == {"advance", "stop"}


def test_J9_building_1_is_resolved_fully_before_building_2() -> None:
    t = using("tikal 4", wood=9, agriculture=3, shown=["B09", "B01"]).build("B09")
    assert t.types() == {"climb"}
    assert t.climb("green").types() == {"build", "stop"}


def test_J9_architecture_serves_one_of_two_buildings() -> None:
    t = using("tikal 4", wood=2, architecture=2, shown=["B01", "B02"]).build("B01", architecture=2)
    assert t.offered("build", "architecture") == [0]
    assert t.build("B02").change() == {
        "wood": -2,
        "corn": 1,
        "vp": 2,
        "buildings": ["B01", "B02"],
    }


def test_J9_it_may_be_kept_back_for_the_second_building() -> None:
    t = using("tikal 4", wood=2, architecture=2, shown=["B01", "B02"]).build("B01", keep=True)
    assert t.change() == {"wood": -1, "buildings": ["B01"]}
    assert t.offered("build", "architecture") == [2]
    assert t.build("B02").change() == {
        "wood": -2,
        "corn": 1,
        "vp": 2,
        "buildings": ["B01", "B02"],
    }


@pytest.mark.parametrize("level", [1, 2, 3])
def test_J9_the_choice_comes_before_paying_building_1(level: int) -> None:
    t = using("tikal 4", wood=1, architecture=level, shown=["B01"])
    assert t.options() == [
        {
            "type": "build",
            "building": "B01",
            "pay": "blocks",
            "cost": {"wood": 1, "stone": 0, "gold": 0},
            "architecture": level,
        },
        {
            "type": "build",
            "building": "B01",
            "pay": "blocks",
            "cost": {"wood": 1, "stone": 0, "gold": 0},
            "architecture": 0,
            "keep_architecture": True,
        },
    ]


def test_J9_at_level_0_there_is_nothing_to_choose() -> None:
    t = using("tikal 4", wood=1, shown=["B01"])
    assert len(t.options()) == 1
    assert "keep_architecture" not in t.options()[0]


def test_J9_all_levels_go_together_never_split() -> None:
    t = using("tikal 4", wood=2, architecture=3, shown=["B01", "B02"]).build("B01", drop="wood")
    assert t.change() == {"corn": 1, "vp": 2, "buildings": ["B01"]}
    t.build("B02", architecture=0)
    assert t.change() == {"wood": -1, "corn": 1, "vp": 2, "buildings": ["B01", "B02"]}


def test_J9_kept_back_building_1_costs_its_full_price() -> None:
    t = using("tikal 4", wood=1, architecture=3, shown=["B01", "B09"])
    assert [(i["building"], i["architecture"]) for i in t.options()] == [
        ("B01", 3),
        ("B09", 3),
        ("B01", 0),
    ]
    t.build("B01", keep=True)
    assert t.me["wood"] == 0


def test_J9_kept_back_level_3_drops_a_block_of_building_2() -> None:
    t = using("tikal 4", wood=2, architecture=3, shown=["B01", "B09"]).build("B01", keep=True)
    t.build("B09", architecture=3, drop="wood")
    assert t.change() == {
        "wood": -2,
        "corn": 1,
        "vp": 2,
        "agriculture": 1,
        "buildings": ["B01", "B09"],
    }


def test_J9_used_up_architecture_makes_building_2_cost_its_full_price() -> None:
    t = using("tikal 4", wood=1, architecture=3, shown=["B01", "B09"]).build("B01", drop="wood")
    assert t.builds() == []


def test_J9_from_level_0_building_2_gets_every_level_owned_by_then() -> None:
    t = using("tikal 4", wood=1, gold=1, shown=["B01", "B13"]).build("B13")
    assert t.offered("build", "architecture") == [1]
    assert t.build("B01").change() == {
        "wood": -1,
        "gold": -1,
        "corn": 1,
        "architecture": 1,
        "buildings": ["B01", "B13"],
    }


def test_J9_kept_back_building_2_gets_a_level_won_by_building_1_too() -> None:
    t = using("tikal 4", gold=1, architecture=2, shown=["B01", "B13"]).build("B13", keep=True)
    t.build("B01", architecture=3, drop="wood")
    assert t.change() == {
        "gold": -1,
        "corn": 1,
        "vp": 2,
        "architecture": 1,
        "buildings": ["B01", "B13"],
    }


def test_J9_a_level_won_by_building_1_does_not_come_back_when_architecture_was_used() -> None:
    t = using("tikal 4", wood=1, gold=1, architecture=1, shown=["B01", "B13"]).build("B13")
    assert t.offered("build", "architecture") == [0]


def test_J9_a_single_building_gets_it() -> None:
    t = using("tikal 4", wood=1, architecture=1, shown=["B01"]).build("B01").stop()
    assert t.change() == {"wood": -1, "corn": 1, "buildings": ["B01"]}


def test_J10_tikal_5_climbs_two_different_temples() -> None:
    t = using("tikal 5", wood=1).pay(wood=1)
    assert all(len(set(temples)) == 2 for temples in t.offered("climb_two", "temples"))


# ---------------------------------------------------------------- J11 to J18


def test_J11_begging_makes_corn_exactly_three() -> None:
    assert position(corn=2).beg("yellow").me["corn"] == 3


def test_J11_begging_is_once_per_turn_and_only_at_its_start() -> None:
    t = position(corn=2).beg("yellow")
    assert "beg" not in t.types()
    t = position(corn=3).place("tikal 0").place("uxmal 0")
    assert t.me["corn"] == 2
    assert "beg" not in t.types()


def test_J12_forced_begging() -> None:
    t = position(corn=0).player(1, at=ZEROS).table(starting_space=2)
    assert t.types() == {"beg"}


def test_J12_pity_chooses_among_equally_cheap_spaces_and_gives_away_all_corn() -> None:
    t = position(corn=0, **BOTTOM).player(1, at=[*ZEROS, "tikal 1"]).table(starting_space=2)
    pity = [(i["wheel"], i["space"], i["pity"]) for i in t.options()]
    assert pity == [(wheel, 1, True) for wheel in WHEELS if wheel != "tikal"]


def test_J12_pity_gives_corn_that_is_too_little_to_pay() -> None:
    """Two corn, spaces 0 to 2 taken everywhere: one worker is placed on a 3 for the two."""
    t = position(corn=2, **BOTTOM).table(starting_space=3)
    t.player(1, at=ZEROS + ["palenque 1"])
    t.player(2, at=["yaxchilan 1", "tikal 1", "uxmal 1", "chichen_itza 1", "palenque 2"])
    t.player(2, at=["yaxchilan 2"]).player(3, at=["tikal 2", "uxmal 2", "chichen_itza 2"])
    assert t.options() == [
        {"type": "place", "wheel": wheel, "space": 3, "cost": 2, "pity": True} for wheel in WHEELS
    ]
    t.place("tikal 3").resolve_chance()
    assert t.change() == {"corn": -2}
    assert t.current_player == 1


def test_J12_after_begging_a_placement_always_exists() -> None:
    """The worst case: 18 foreign workers on the cheapest spaces."""
    t = position(corn=0, brown=1, yellow=0, green=0).table(starting_space=3)
    t.player(1, at=ZEROS + ["palenque 1"])
    t.player(2, at=["yaxchilan 1", "tikal 1", "uxmal 1", "chichen_itza 1", "palenque 2"])
    t.player(2, at=["yaxchilan 2"])
    t.player(3, at=["tikal 2", "uxmal 2", "chichen_itza 2", "palenque 3", "yaxchilan 3"])
    assert t.types() == {"beg"}
    assert t.beg("brown").places() == {"tikal 3": 3, "uxmal 3": 3, "chichen_itza 3": 3}


def test_J13_one_may_beg_without_need() -> None:
    t = position(corn=2, at=["palenque 5"])
    assert "beg" in t.types()


@pytest.mark.parametrize("tied", [2, 3, 4])
def test_J14_every_tied_leader_gets_half_the_bonus(tied: int) -> None:
    t = last_turn(day=13, corn=6)
    for seat in range(4):
        steps = dict.fromkeys(("brown", "yellow", "green"), 2 if seat < tied else 1)
        t.player(seat, corn=6, **steps)
    leader = 2 + 1 + 1 + 3 + 1 + 2
    assert t.end_round().state.scores == [leader] * tied + [0] * (4 - tied)


@pytest.mark.parametrize(("day", "bonus"), [(13, (6, 2, 4)), (26, (2, 6, 4))])
def test_J15_the_leader_bonus_of_both_ages(day: int, bonus: tuple[int, int, int]) -> None:
    t = last_turn(day=day, corn=6, brown=2)
    t.player(1, corn=6, yellow=2).player(2, corn=6, green=2)
    assert t.end_round().state.scores[:3] == [2 + bonus[0], 1 + bonus[1], 1 + bonus[2]]


def test_J16_corn_gives_exact_quarters() -> None:
    assert final_points(corn=7) == 1.75
    assert final_points(corn=1, vp=-2) == -1.75


def test_J16_ranking_uses_the_quarters() -> None:
    t = last_turn(day=26, corn=8, vp=9).player(1, corn=6, **LEAD).player(2, corn=9, vp=9)
    t.player(3, corn=6)
    assert t.end_round().state.scores == [9.5, 16, 9.75, 0]
    t.player(1, vp=0)
    assert t.state.winners == [2]


def test_J17_the_opposite_space_of_a_dummy_may_be_unnumbered() -> None:
    t = new_game(players=3, draft=False)
    while t.phase != "dummy":
        tile = next((i for i in t.options() if i.get("tile") != "W10"), None)
        assert tile is not None
        t.do(tile.pop("type"), **tile)
    t.do("dummy", tile="W10")
    assert [n for n, who in enumerate(t.board["wheels"]["tikal"]) if who == "dummy"] == [3, 8]


def test_J18_dummies_do_not_stop_two_days() -> None:
    t = last_turn(players=3, dummies=["tikal 6", "chichen_itza 9"])
    assert t.place("starting_space").end_turn().phase == "days"


# ---------------------------------------------------------------- J19 to J26


@pytest.mark.parametrize("players", [2, 3, 4])
def test_J19_wood_lies_on_top_of_corn_at_3_4_5(players: int) -> None:
    jungle = new_game(players).board["jungle"]
    assert jungle["2"] == {"corn": players, "wood": 0}
    assert [jungle[space] for space in "345"] == [{"corn": 0, "wood": players}] * 3


@pytest.mark.parametrize("agriculture", [0, 2, 3])
def test_J20_burning_is_allowed_beside_visible_corn_and_with_agriculture_2(
    agriculture: int,
) -> None:
    t = using("palenque 3", agriculture=agriculture, jungle={3: (1, 1)}).burn("brown")
    assert t.board["jungle"]["3"] == {"corn": 1, "wood": 0}
    assert (t.me["corn_tiles"], t.me["wood_tiles"], t.me["brown"]) == (1, 0, 0)


def test_J21_one_tile_per_action_of_the_kind_chosen() -> None:
    t = using("palenque 4", jungle={4: (1, 1)})
    assert t.offered("harvest", "take") == ["corn", "wood"]
    assert t.harvest("corn").change() == {"corn": 7, "corn_tiles": 1}


def test_J22_the_starting_space_worker_returns_before_the_wheels_move() -> None:
    t = last_turn(corn=3).place("starting_space").end_turn()
    assert t.me["hand"] == 3
    t = last_turn(day=26, buildings=["B04", "B05"]).player(1, corn=6, **LEAD)
    t.player(1, vp=-50).player(2, corn=6, at=["tikal 3"]).player(3, corn=6)
    assert t.place("starting_space").end_turn().state.winners == [2]


@pytest.mark.parametrize(
    ("monument", "building", "other"),
    [("M01", "B20", "M02"), ("M06", "B23", "M07"), ("M10", "B27", "M13")],
)
def test_J25_colours_count_buildings_and_monuments_and_the_monument_itself(
    monument: str, building: str, other: str
) -> None:
    points = final_points(monuments=[monument])
    assert points == 4
    t = last_turn(day=26, buildings=["B04", "B05", building], monuments=[monument, other])
    more = {"M02": 2 * 5, "M07": 0, "M13": 0}[other]
    assert t.player(1, **LEAD).end_round().me["vp"] == 12 + more


@pytest.mark.parametrize(("players", "each"), [(2, 6), (3, 5), (4, 4)])
def test_J26_M05_counts_monuments_with_any_number_of_players(players: int, each: int) -> None:
    t = last_turn(players, day=26, buildings=["B04", "B05", "B20"], monuments=["M05"])
    t.player(1, monuments=["M03", "M04"], buildings=["B21"], **LEAD)
    assert t.end_round().me["vp"] == 3 * each


# ---------------------------------------------------------------- J27 to J30


def test_J27_a_free_advance_at_level_3_gives_the_bonus_for_nothing() -> None:
    t = using("tikal 2", wood=2, agriculture=3, shown=["B09"]).build("B09").climb("yellow")
    assert t.change() == {"wood": -2, "yellow": 1, "buildings": ["B09"]}
    t = using("tikal 2", wood=3, architecture=0, theology=3, shown=["B23"]).build("B23")
    t.advance("theology", level=4, cost=0)
    assert t.change() == {"wood": -3, "skulls": 1, "stone": 1, "buildings": ["B23"]}


def test_J28_the_building_of_B08_is_paid_in_blocks_even_when_B08_was_bought_with_corn() -> None:
    t = using("uxmal 4", corn=20, wood=1, shown=["B08", "B01", "B13"]).build("B08").climb("brown")
    assert t.builds() == ["B01"]
    t.build("B01", pay="blocks")
    assert t.change() == {"corn": -4, "wood": -1, "brown": 1, "buildings": ["B01", "B08"]}


def test_J28_architecture_applies_to_B08_and_to_its_building() -> None:
    t = using("tikal 2", wood=2, gold=1, architecture=2, shown=["B08", "B01"])
    t.build("B08", architecture=2).climb("brown").build("B01", architecture=2)
    assert t.change() == {
        "wood": -2,
        "gold": -1,
        "corn": 2,
        "vp": 4,
        "brown": 1,
        "buildings": ["B01", "B08"],
    }


def test_J28_the_building_of_B08_does_not_use_up_what_was_kept_for_building_2() -> None:
    t = using("tikal 4", wood=3, gold=1, architecture=1, shown=["B08", "B01", "B02"])
    t.build("B08", keep=True).climb("brown").build("B01", architecture=1)
    t.build("B02", architecture=1)
    assert t.change() == {
        "wood": -3,
        "gold": -1,
        "corn": 2,
        "brown": 1,
        "buildings": ["B01", "B02", "B08"],
    }


def test_J28_nor_does_it_bring_architecture_back_for_building_2() -> None:
    t = using("tikal 4", wood=3, gold=1, architecture=1, shown=["B08", "B01", "B02"])
    t.build("B08").climb("brown").build("B01", architecture=1).build("B02", architecture=0)
    assert t.me["corn"] == 2


def test_J28_the_building_of_B08_comes_before_building_2_and_is_optional() -> None:
    t = using("tikal 4", wood=3, gold=1, shown=["B08", "B01", "B02"]).build("B08").climb("brown")
    assert t.options()[-1] == {"type": "stop", "what": "build"}
    t.stop()
    assert t.builds() == ["B01", "B02"]
    t.build("B02")
    assert t.phase == "pick_up"


def test_J28_architecture_3_drops_a_block_of_the_building_of_B08() -> None:
    t = using("tikal 2", wood=1, architecture=3, shown=["B08", "B01"])
    t.build("B08", drop="gold").climb("brown").build("B01", drop="wood")
    assert t.change() == {
        "wood": -1,
        "corn": 2,
        "vp": 4,
        "brown": 1,
        "buildings": ["B01", "B08"],
    }


def test_J28_B08_never_gives_a_monument() -> None:
    t = using("tikal 4", wood=9, stone=9, gold=9, shown=["B08", "M01"]).build("B08").climb("brown")
    assert t.builds() == []


def test_J28_B21_may_give_a_monument() -> None:
    t = using("tikal 2", wood=9, stone=9, gold=9, corn=1, shown=["B21", "M01"]).build("B21")
    t.use("tikal 4", cost=1).build("M01")
    assert t.me["monuments"] == ["M01"]
    assert t.me["vp"] == 2


def test_J28_a_building_through_B21_has_its_own_architecture() -> None:
    t = using("tikal 4", wood=9, stone=9, gold=9, corn=1, architecture=1, shown=["B21", "B15"])
    t.table(shown=["B21", "B15", "B16"]).build("B21").use("tikal 2").build("B15", architecture=1)
    assert t.offered("build", "architecture") == [0]
    assert t.me["corn"] == 1 + 1 - 1 + 1


def test_J28_tikal_4_inside_tikal_4_through_B21_builds_three_more_at_most() -> None:
    display = ["B21", "B15", "B16", "B17", "B20"]
    t = using("tikal 4", wood=9, stone=9, gold=9, corn=1, architecture=1, shown=display)
    t.build("B21", keep=True).use("tikal 4", cost=1)
    t.build("B15", keep=True).build("B16", architecture=1)
    assert t.me["vp"] == 2  # B21 is finished, the outer second building is still pending
    t.build("B17", architecture=1)
    assert t.me["buildings"] == ["B15", "B16", "B17", "B21"]
    assert t.me["corn"] == 1 - 1 + 1 + 1
    assert t.phase == "pick_up"


def test_J28_a_building_through_uxmal_5_has_architecture() -> None:
    t = using("uxmal 5", corn=5, architecture=3, shown=["B09"]).use("uxmal 4").build("B09")
    assert t.change() == {
        "corn": -1 - 2 + 1,
        "vp": 2,
        "agriculture": 1,
        "buildings": ["B09"],
    }


def test_J28_nothing_is_refilled_before_the_end_of_the_turn() -> None:
    display = ["B08", "B01", "B02", "B03", "B04", "B05"]
    t = using("tikal 2", wood=9, gold=9, shown=display).build("B08").climb("brown")
    assert t.board["buildings_on_display"] == ["B01", "B02", "B03", "B04", "B05"]


def test_J29_B18_and_B21_are_optional_but_their_points_are_not() -> None:
    t = using("tikal 2", stone=3, corn=9, shown=["B18"]).build("B18").stop()
    assert t.change() == {"stone": -3, "vp": 6, "buildings": ["B18"]}
    t = using("tikal 2", wood=2, stone=1, gold=1, corn=9, shown=["B21"]).build("B21").stop()
    assert t.me["vp"] == 2


def test_J29_B21_is_unusable_without_corn() -> None:
    t = using("tikal 2", wood=2, stone=1, gold=1, shown=["B21"]).build("B21")
    assert t.uses() == {}


def test_J29_the_corn_of_architecture_1_pays_for_B21() -> None:
    t = using("tikal 2", wood=2, stone=1, gold=1, architecture=1, shown=["B21"]).build("B21")
    assert t.use("palenque 1").me["corn"] == 3


def test_J29_B21_bought_at_uxmal_4_still_costs_its_corn() -> None:
    t = using("uxmal 4", corn=9, shown=["B21"]).build("B21").use("yaxchilan 1", cost=1)
    assert t.change() == {"corn": -9, "wood": 1, "vp": 2, "buildings": ["B21"]}
    assert using("uxmal 4", corn=8, shown=["B21"]).build("B21").uses() == {}


@pytest.mark.parametrize(
    ("tile", "cost", "has", "left"),
    [
        ("B06", {"wood": 2, "stone": 1}, {"brown": 6, "yellow": 8}, {}),
        ("B19", {"wood": 1, "stone": 1, "gold": 1}, {"workers": 6}, {"vp": 6}),
        ("B29", {"gold": 2}, {"green": 7}, {"vp": 3}),
    ],
)
def test_J30_a_building_stays_legal_when_parts_are_wasted(
    tile: str, cost: dict[str, int], has: dict[str, int], left: dict[str, int]
) -> None:
    t = using("tikal 2", shown=[tile], **cost, **has).build(tile)
    assert t.change() == {name: -n for name, n in cost.items()} | left | {"buildings": [tile]}


def test_J30_a_building_without_any_use_is_legal_even_alone() -> None:
    t = picked_up("tikal 2", wood=2, agriculture=3, shown=["B09"], **TOPS)
    assert t.use("tikal 2").build("B09").change() == {"wood": -2, "buildings": ["B09"]}


# ---------------------------------------------------------------- J31 to J38


def test_J31_with_too_few_skulls_for_all_no_player_gets_one() -> None:
    t = (
        last_turn(day=20, corn=6, green=5)
        .player(1, green=6)
        .player(2, green=5, skulls=11)
        .end_round()
    )
    assert [t.goods_of(seat)["skulls"] for seat in range(3)] == [0, 0, 11]
    assert t.board["skulls_in_bank"] == 2


def test_J32_yaxchilan_4_with_theology_3_takes_what_is_there() -> None:
    assert using("yaxchilan 4", theology=3, bank_skulls=1).change() == {"skulls": 1}


def test_J33_feeding_is_forced_to_the_maximum() -> None:
    t = last_turn(day=7, corn=7, workers=5, buildings=["B01"]).end_round()
    assert t.change() == {"corn": -6, "vp": -3}


def test_J33_two_frugal_farms_lower_the_price_to_zero_and_no_further() -> None:
    assert last_turn(day=7, corn=3, workers=6, buildings=["B04", "B05"]).end_round().change() == {}


def test_J34_W14_is_no_building() -> None:
    t = last_turn(day=26, buildings=["B04", "B05"], wealth=["W14"], monuments=["M02"])
    assert t.player(1, **LEAD).end_round().me["vp"] == 2 * 3


def test_J35_one_worker_at_least_must_be_placed_or_picked_up() -> None:
    assert "end_turn" not in position(corn=9, at=["tikal 0"]).types()


def test_J35_a_worker_may_be_picked_up_for_nothing_even_from_0() -> None:
    assert picked_up("uxmal 0").nothing().change() == {}
    assert picked_up("yaxchilan 5").nothing().change() == {}


def test_J36_an_exhausted_age_one_pile_leaves_the_gap_until_the_change_of_age() -> None:
    t = last_turn(day=13, corn=6, wood=1, shown=["B01"], at=["tikal 2"])
    t.player(1, buildings=[f"B{n:02}" for n in range(2, 15)])
    t.pick_up("tikal 2").use("tikal 2").build("B01").do("end_turn")
    assert t.phase == "reveal_building"
    assert t.offered("reveal_building", "building") == [f"B{n}" for n in range(15, 33)]
    t.reveal("B15", "B16", "B17", "B18", "B19", "B20")
    assert len(t.board["buildings_on_display"]) == 6
    assert t.phase == "turn"


def test_J37_a_lower_action_is_paid_before_the_gain_and_from_6_7_10_not_at_all() -> None:
    assert picked_up("palenque 2", corn=0).uses() == {"palenque 2": 0}
    assert picked_up("palenque 6", corn=0).uses()["palenque 1"] == 0
    assert picked_up("palenque 7", corn=0).uses()["palenque 1"] == 0
    assert picked_up("chichen_itza 10", skulls=1).uses()["chichen_itza 1"] == 0


def test_J38_the_starting_player_who_takes_the_space_becomes_last() -> None:
    t = position(seat=2).place("starting_space").end_turn()
    t.end_round().days(1)
    order = []
    for _ in range(4):
        order.append(t.current_player)
        t.pass_turn()
    assert order == [3, 0, 1, 2]


# ---------------------------------------------------------------- J42 to J50


@pytest.mark.parametrize("where", ["tikal 2", "uxmal 4"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_J42_architecture_may_not_be_refused(where: str, level: int) -> None:
    t = using(where, wood=9, corn=9, architecture=level, shown=["B01"])
    assert t.offered("build", "architecture") == [level]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_J42_nor_by_the_second_building_of_tikal_4(level: int) -> None:
    t = using("tikal 4", wood=9, architecture=level, shown=["B01", "B02"]).build("B01", keep=True)
    assert t.offered("build", "architecture") == [level]


def test_J42_a_block_must_be_dropped_at_level_3() -> None:
    t = using("tikal 2", wood=9, stone=9, architecture=3, shown=["B06"]).build("B06")
    assert t.options() == [{"type": "drop", "block": "wood"}, {"type": "drop", "block": "stone"}]


@pytest.mark.parametrize("where", ["palenque 3", "palenque 6", "chichen_itza 5"])
def test_J43_action_0_is_never_used(where: str) -> None:
    t = picked_up(where, corn=20, skulls=1)
    assert not [used for used in t.uses() if used.endswith(" 0")]
    assert t.nothing().change() == {}


LOST_EFFECTS: list[tuple[str, dict[str, Any]]] = [
    ("uxmal 3", {"workers": 6}),
    ("yaxchilan 4", {"bank_skulls": 0}),
    ("uxmal 1", TOPS),
    ("tikal 5", TOPS),
    ("uxmal 2", {"corn": 1, "wood": 0}),
    ("tikal 1", {"agriculture": 3, "extraction": 1, "architecture": 1, "theology": 1, **TOPS}),
    ("tikal 3", {"agriculture": 3, "extraction": 1, "architecture": 1, "theology": 1, **TOPS}),
    ("tikal 1", {"theology": 3, "extraction": 1, "architecture": 1, "agriculture": 1}),
    ("tikal 3", {"theology": 3, "extraction": 1, "architecture": 1, "agriculture": 1}),
]


def without_effect(where: str, has: dict[str, Any]) -> dict[str, Any]:
    """Goods that pay for everything, but with which this action would gain nothing."""
    goods = {"corn": 9, "wood": 1} | has
    if where in ("tikal 1", "tikal 3") and goods.get("theology") == 3:
        goods["bank_skulls"] = 0
    return goods


@pytest.mark.parametrize(("where", "has"), LOST_EFFECTS)
def test_J44_an_action_whose_whole_gain_would_be_lost_is_not_offered(
    where: str, has: dict[str, Any]
) -> None:
    assert where not in picked_up(where, **without_effect(where, has)).uses()


@pytest.mark.parametrize(("where", "has"), LOST_EFFECTS)
def test_J44_nor_by_free_choice(where: str, has: dict[str, Any]) -> None:
    assert where not in picked_up(f"{where.split()[0]} 6", **without_effect(where, has)).uses()


@pytest.mark.parametrize(("where", "has"), [case for case in LOST_EFFECTS if case[0] != "tikal 5"])
def test_J44_nor_by_stepping_back(where: str, has: dict[str, Any]) -> None:
    goods = without_effect(where, has)
    if where == "uxmal 2":
        goods["corn"] = 4  # three of them pay for stepping back from 5
    t = picked_up(f"{where.split()[0]} 5", **goods)
    assert where not in t.uses()


@pytest.mark.parametrize(("where", "has"), LOST_EFFECTS)
def test_J44_nor_through_uxmal_5(where: str, has: dict[str, Any]) -> None:
    goods = without_effect(where, has)
    if where == "uxmal 2":
        goods["corn"] = 2  # one of them pays Uxmal 5
    t = using("uxmal 5", **goods)
    assert where not in t.uses()


@pytest.mark.parametrize(("where", "has"), LOST_EFFECTS)
def test_J44_nor_through_B21(where: str, has: dict[str, Any]) -> None:
    goods = without_effect(where, has)
    goods["wood"] += 2
    goods["corn"] -= goods.get("architecture", 0) >= 1
    if where == "uxmal 2":
        goods["corn"] = 2
    t = using("tikal 2", stone=1, gold=1, shown=["B21"], **goods).build("B21")
    assert where not in t.uses()
    assert t.types() >= {"stop"}


def test_J44_with_a_partial_gain_an_action_is_offered() -> None:
    assert "tikal 5" in picked_up("tikal 5", wood=1, brown=6, yellow=8).uses()
    assert "yaxchilan 4" in picked_up("yaxchilan 4", theology=3, bank_skulls=1).uses()
    assert "tikal 1" in picked_up("tikal 1", wood=1, agriculture=3, **TOPS).uses()


def test_J44_inside_an_offered_action_a_lost_bonus_may_be_chosen() -> None:
    t = using("tikal 1", wood=1, agriculture=3, **TOPS)
    assert t.offered("advance", "tech") == list(TECHS)


def test_J44_the_market_may_be_left_without_an_exchange() -> None:
    assert using("uxmal 2", corn=2).stop().change() == {}


def test_J44_buildings_stay_legal_whatever_is_lost() -> None:
    t = picked_up("uxmal 4", corn=9, agriculture=3, shown=["B09"], **TOPS)
    assert "uxmal 4" in t.uses()


def test_J45_theology_2_needs_a_block_and_a_climbable_temple() -> None:
    assert using("chichen_itza 2", skulls=1, theology=2).phase == "pick_up"
    assert using("chichen_itza 2", skulls=1, theology=2, wood=1, **TOPS).phase == "pick_up"
    t = position(at=["chichen_itza 2"], skulls=1, theology=2, wood=1, brown=5, yellow=7, green=6)
    t.player(1, **TOPS).pick_up("chichen_itza 2").use("chichen_itza 2")
    assert t.phase == "pick_up"


def test_J45_the_step_of_the_action_may_take_the_last_climbable_temple() -> None:
    t = using("chichen_itza 2", skulls=1, theology=2, wood=1, brown=5, yellow=8, green=7)
    assert t.me["brown"] == 6
    assert t.phase == "pick_up"


def test_J46_chichen_itza_9_with_theology_1_is_a_free_choice() -> None:
    t = picked_up("chichen_itza 9", skulls=1, corn=9, theology=1)
    assert t.uses() == {f"chichen_itza {n}": 0 for n in range(1, 10)}
    assert t.use("chichen_itza 1").change() == {"skulls": -1, "vp": 4, "brown": 1}


def test_J46_also_when_nine_itself_is_taken() -> None:
    t = picked_up("chichen_itza 9", skulls=1, theology=1, chichen=[9])
    assert t.uses() == {f"chichen_itza {n}": 0 for n in range(1, 9)}


def test_J47_architecture_kept_back_without_a_second_building_is_lost() -> None:
    t = using("tikal 4", wood=1, architecture=2, shown=["B01"]).build("B01", keep=True).stop()
    assert t.change() == {"wood": -1, "buildings": ["B01"]}


def test_J48_gaps_of_the_last_turn_are_refilled_from_age_one_first() -> None:
    display = ["B01", "B02", "B03", "B04", "B05", "B06"]
    t = last_turn(day=13, corn=6, wood=1, shown=display, at=["tikal 2"])
    t.pick_up("tikal 2").use("tikal 2").build("B01").do("end_turn")
    assert t.board["age"] == 1
    assert t.offered("reveal_building", "building") == [f"B{n:02}" for n in range(7, 15)]
    t.reveal("B10")
    assert t.board["age"] == 2
    assert t.offered("reveal_building", "building") == [f"B{n}" for n in range(15, 33)]


@pytest.mark.parametrize("where", ["yaxchilan 6", "yaxchilan 7"])
def test_J49_no_step_back_corn_can_be_paid_from_6_and_7(where: str) -> None:
    t = picked_up(where, corn=9)
    assert set(t.uses().values()) == {0}
    assert t.use("yaxchilan 1").change() == {"wood": 1}


def test_J49_nor_from_10() -> None:
    t = picked_up("chichen_itza 10", corn=9, skulls=1)
    assert set(t.uses().values()) == {0}


def test_J50_the_worker_returns_and_the_marker_moves_before_the_choice_of_days() -> None:
    t = last_turn().place("starting_space").end_turn()
    assert (t.phase, t.current_player) == ("days", 0)
    assert t.board["starting_space"] is None
    assert t.board["starting_player"] == 0
    assert t.me["hand"] == 3
    assert (t.board["day"], t.board["round"]) == (0, 1)


def test_J50_in_the_last_round_the_marker_moves_and_the_day_but_not_the_round() -> None:
    t = last_turn(day=26).place("starting_space").end_turn()
    board = t.board
    assert (board["starting_player"], board["day"], board["round"]) == (0, 27, 27)
    assert board["starting_space"] is None
    assert board["calendar_corn"] == 0


def test_J50_in_the_last_round_an_empty_space_still_puts_corn_on_the_tooth() -> None:
    t = last_turn(day=26, teeth=2).end_round()
    assert (t.board["calendar_corn"], t.board["starting_player"]) == (3, 1)


def test_J50_final_scoring_changes_only_the_points() -> None:
    t = last_turn(day=26, corn=9, gold=1, skulls=1, workers=3).player(1, **LEAD).end_round()
    assert t.change() == {"corn": -6, "vp": 3 + (3 + 4) / 4}
    assert t.board["age"] == 2
