"""Tikal: technologies, buildings, monuments, temples (section 4)."""

import pytest

from tests.tzolkin.positions import TOPS, Position, picked_up, position, using

# ---------------------------------------------------------------- 1 and 3: technologies


def test_tikal_1_advances_one_level_for_blocks() -> None:
    t = using("tikal 1", wood=1).advance("extraction", level=1, cost=1).pay(wood=1)
    assert t.change() == {"wood": -1, "extraction": 1}
    assert t.phase == "pick_up"


def test_tikal_1_needs_a_block() -> None:
    assert "tikal 1" not in picked_up("tikal 1").uses()


def test_tikal_1_cannot_be_left_once_chosen() -> None:
    assert using("tikal 1", wood=1).types() == {"advance"}


def test_tikal_1_offers_only_what_can_be_paid() -> None:
    t = using("tikal 1", wood=1, stone=1, agriculture=1, extraction=2, theology=3)
    assert {(i["tech"], i["level"], i["cost"]) for i in t.options()} == {
        ("agriculture", 2, 2),
        ("architecture", 1, 1),
        ("theology", 4, 1),
    }


def test_blocks_of_any_mix_pay_for_a_level() -> None:
    t = using("tikal 1", wood=2, stone=1, gold=1, theology=2).advance("theology", cost=3)
    assert [(i["wood"], i["stone"], i["gold"]) for i in t.options()] == [
        (2, 1, 0),
        (2, 0, 1),
        (1, 1, 1),
    ]
    assert t.pay(1, 1, 1).change() == {"wood": -1, "stone": -1, "gold": -1, "theology": 1}


def test_tikal_3_advances_once() -> None:
    t = using("tikal 3", wood=1, stone=1).advance("theology").pay(stone=1).stop()
    assert t.change() == {"stone": -1, "theology": 1}


def test_tikal_3_advances_twice_paying_for_each() -> None:
    t = using("tikal 3", wood=2).advance("theology").pay(wood=1)
    t.advance("agriculture").pay(wood=1)
    assert t.change() == {"wood": -2, "theology": 1, "agriculture": 1}
    assert t.phase == "pick_up"


def test_tikal_3_may_advance_one_track_twice() -> None:
    t = using("tikal 3", wood=3).advance("theology", level=1, cost=1).pay(wood=1)
    t.advance("theology", level=2, cost=2).pay(wood=2)
    assert t.change() == {"wood": -3, "theology": 2}


def test_tikal_3_must_advance_at_least_once() -> None:
    assert using("tikal 3", wood=1).types() == {"advance"}


def test_tikal_3_without_blocks_for_a_second_advance_can_only_stop() -> None:
    t = using("tikal 3", wood=1).advance("theology").pay(wood=1)
    assert t.options() == [{"type": "stop", "what": "advance"}]


# ---------------------------------------------------------------- 2 and 4: building


def test_tikal_2_builds_one_building() -> None:
    t = using("tikal 2", wood=2, shown=["B01", "B02"]).build("B01")
    assert t.change() == {"wood": -1, "buildings": ["B01"]}
    assert t.phase == "pick_up"


def test_tikal_2_offers_what_the_blocks_pay_for() -> None:
    t = using("tikal 2", wood=2, gold=1, shown=["B01", "B04", "B09", "B12", "B13", "B14"])
    assert t.builds() == ["B01", "B09", "B13"]


def test_tikal_2_needs_a_building_that_can_be_paid() -> None:
    assert "tikal 2" not in picked_up("tikal 2", wood=1, shown=["B09", "B12"]).uses()
    assert "tikal 2" not in picked_up("tikal 2", wood=9).uses()


def test_tikal_2_never_builds_a_monument() -> None:
    t = picked_up("tikal 2", wood=9, stone=9, gold=9, shown=["M01"])
    assert "tikal 2" not in t.uses()
    t = using("tikal 2", wood=9, stone=9, gold=9, shown=["B01", "M01"])
    assert t.builds() == ["B01"]


def test_tikal_2_cannot_be_left_once_chosen() -> None:
    assert using("tikal 2", wood=1, shown=["B01"]).types() == {"build"}


def test_tikal_2_pays_no_corn() -> None:
    assert "tikal 2" not in picked_up("tikal 2", corn=20, shown=["B01"]).uses()


def test_buildings_of_the_other_age_cannot_be_built() -> None:
    t = using("tikal 2", wood=9, shown=["B01"])
    assert t.builds() == ["B01"]
    assert len(t.board["next_age_pile"]) == 18


def test_tikal_4_builds_one_building() -> None:
    t = using("tikal 4", wood=2, shown=["B01", "B02"]).build("B01").stop()
    assert t.change() == {"wood": -1, "buildings": ["B01"]}
    assert t.phase == "pick_up"


def test_tikal_4_builds_two_buildings() -> None:
    t = using("tikal 4", wood=2, shown=["B01", "B02"]).build("B01").build("B02")
    assert t.change() == {"wood": -2, "buildings": ["B01", "B02"]}
    assert t.phase == "pick_up"


def test_tikal_4_builds_a_monument() -> None:
    t = using("tikal 4", stone=2, gold=3, shown=["M10", "B13"]).build("M10")
    assert t.change() == {"stone": -2, "gold": -3, "monuments": ["M10"]}
    assert t.phase == "pick_up"


def test_tikal_4_builds_no_monument_after_a_building() -> None:
    t = using("tikal 4", stone=9, gold=9, shown=["M10", "B13", "B14"]).build("B13")
    assert t.builds() == ["B14"]


def test_tikal_4_builds_nothing_after_a_monument() -> None:
    t = using("tikal 4", wood=9, stone=9, gold=9, shown=["M10", "M11", "B01"]).build("M10")
    assert t.options() == [{"type": "end_turn"}]


def test_tikal_4_needs_something_that_can_be_paid() -> None:
    t = picked_up("tikal 4", wood=1, shown=["M01", "B09"])
    assert "tikal 4" not in t.uses()


def test_tikal_4_is_offered_for_a_monument_alone() -> None:
    t = picked_up("tikal 4", stone=2, gold=3, shown=["M10"])
    assert "tikal 4" in t.uses()


def test_tikal_4_must_build_something() -> None:
    assert using("tikal 4", wood=1, shown=["B01"]).types() == {"build"}


def test_blocks_gained_by_the_first_building_pay_for_the_second() -> None:
    t = using("tikal 4", wood=3, stone=1, shown=["B10", "B11", "B12", "B13"]).build("B12")
    assert t.builds() == ["B13"]
    t.build("B13")
    assert t.change() == {
        "wood": -2,
        "stone": -1,
        "extraction": 1,
        "architecture": 1,
        "buildings": ["B12", "B13"],
    }


def test_a_tile_just_built_is_not_replaced_before_the_end_of_the_turn() -> None:
    t = using("tikal 4", wood=9, shown=["B01", "B02", "B03", "B04", "B05", "B09"]).build("B01")
    assert t.builds() == ["B02", "B03", "B04", "B05", "B09"]


# ---------------------------------------------------------------- 5: two temples


def test_tikal_5_pays_a_block_for_steps_on_two_temples() -> None:
    t = using("tikal 5", gold=1).pay(gold=1).climb("brown", "green")
    assert t.change() == {"gold": -1, "brown": 1, "green": 1}


def test_tikal_5_takes_any_block() -> None:
    t = using("tikal 5", wood=1, stone=2, gold=1)
    assert [(i["wood"], i["stone"], i["gold"]) for i in t.options()] == [
        (1, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
    ]


def test_tikal_5_needs_a_block() -> None:
    assert "tikal 5" not in picked_up("tikal 5").uses()


def test_tikal_5_chooses_two_different_temples() -> None:
    t = using("tikal 5", wood=1).pay(wood=1)
    assert t.offered("climb_two", "temples") == [
        ["yellow", "green"],
        ["brown", "green"],
        ["brown", "yellow"],
    ]


def test_tikal_5_with_two_climbable_temples_climbs_both() -> None:
    t = using("tikal 5", wood=1, brown=6).pay(wood=1)
    assert t.options() == [{"type": "climb_two", "temples": ["yellow", "green"]}]


def test_tikal_5_with_one_climbable_temple_is_one_step() -> None:
    t = using("tikal 5", wood=1, brown=6, yellow=8).pay(wood=1)
    assert t.options() == [{"type": "climb", "temple": "green"}]
    assert t.climb("green").change() == {"wood": -1, "green": 1}
    assert t.phase == "pick_up"


def test_tikal_5_with_nothing_to_climb_is_not_offered() -> None:
    assert "tikal 5" not in picked_up("tikal 5", wood=1, **TOPS).uses()


def test_tikal_5_below_tops_that_others_hold_is_not_offered() -> None:
    t = position(wood=1, at=["tikal 5"], brown=5, yellow=7, green=6).player(1, **TOPS)
    assert "tikal 5" not in t.pick_up("tikal 5").uses()


# ---------------------------------------------------------------- stepping back


@pytest.mark.parametrize(("space", "cost"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_stepping_back_on_tikal_costs_corn_and_then_the_blocks(space: int, cost: int) -> None:
    t = picked_up("tikal 5", corn=4, wood=1, shown=["B01"]).use(f"tikal {space}", cost=cost)
    assert t.me["corn"] == 4 - cost


def payment(t: Position) -> dict[str, int]:
    """The goods that were paid."""
    return {name: -n for name, n in t.change().items() if isinstance(n, int) and n < 0}


def test_blocks_are_paid_even_where_the_action_is_of_free_choice() -> None:
    t = picked_up("tikal 7", wood=1, shown=["B01"]).use("tikal 2", cost=0).build("B01")
    assert payment(t) == {"wood": 1}
