"""Uxmal: offerings, the market, workers, buildings for corn, any action (section 4)."""

import pytest

from tests.tzolkin.positions import TOPS, picked_up, position, using

# ---------------------------------------------------------------- 1: an offering


@pytest.mark.parametrize("temple", ["brown", "yellow", "green"])
def test_uxmal_1_pays_three_corn_for_a_step(temple: str) -> None:
    assert using("uxmal 1", corn=3).climb(temple).change() == {"corn": -3, temple: 1}


def test_uxmal_1_needs_three_corn() -> None:
    assert "uxmal 1" not in picked_up("uxmal 1", corn=2).uses()


def test_uxmal_1_offers_climbable_temples_only() -> None:
    t = position(corn=3, at=["uxmal 1"], brown=6, yellow=7).player(1, yellow=8)
    assert t.pick_up("uxmal 1").use("uxmal 1").climbs() == ["green"]


def test_uxmal_1_with_nothing_to_climb_is_not_offered() -> None:
    assert "uxmal 1" not in picked_up("uxmal 1", corn=9, **TOPS).uses()


def test_a_possible_step_may_not_be_refused() -> None:
    assert using("uxmal 1", corn=3).types() == {"climb"}


@pytest.mark.parametrize(("at", "corn"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_uxmal_1_by_stepping_back_costs_both(at: int, corn: int) -> None:
    t = picked_up(f"uxmal {at}", corn=corn).use("uxmal 1", cost=corn).climb("brown")
    assert t.change() == {"corn": -corn, "brown": 1}
    assert "uxmal 1" not in picked_up(f"uxmal {at}", corn=corn - 1).uses()


# ---------------------------------------------------------------- 3: a worker


def test_uxmal_3_gives_a_worker_from_the_bank() -> None:
    t = using("uxmal 3")
    assert t.change() == {"workers": 1}
    assert t.me["hand"] == 4


def test_uxmal_3_gives_at_most_six_workers() -> None:
    assert using("uxmal 3", workers=5).me["workers"] == 6
    assert "uxmal 3" not in picked_up("uxmal 3", corn=9, workers=6).uses()


# ---------------------------------------------------------------- 4: a building for corn


@pytest.mark.parametrize(
    ("building", "corn"),
    [("B01", 2), ("B09", 4), ("B06", 6), ("B04", 8), ("B13", 2), ("B14", 4)],
)
def test_uxmal_4_pays_two_corn_a_block_whatever_the_block(building: str, corn: int) -> None:
    t = using("uxmal 4", corn=corn, shown=[building]).build(building, cost={"corn": corn})
    assert t.me["corn"] == 0
    assert t.me["buildings"] == [building]


def test_uxmal_4_takes_corn_only() -> None:
    t = picked_up("uxmal 4", corn=1, wood=9, stone=9, gold=9, shown=["B01"])
    assert "uxmal 4" not in t.uses()
    t = using("uxmal 4", corn=2, wood=9, shown=["B01", "B09"])
    assert t.builds() == ["B01"]
    assert t.offered("build", "pay") == ["corn"]


def test_uxmal_4_never_builds_a_monument() -> None:
    t = picked_up("uxmal 4", corn=90, wood=9, stone=9, gold=9, shown=["M10"])
    assert "uxmal 4" not in t.uses()
    assert using("uxmal 4", corn=90, shown=["M10", "B01"]).builds() == ["B01"]


def test_uxmal_4_builds_one_building() -> None:
    t = using("uxmal 4", corn=9, shown=["B01", "B02"]).build("B01")
    assert t.change() == {"corn": -2, "buildings": ["B01"]}
    assert t.phase == "pick_up"


def test_uxmal_4_cannot_be_left_once_chosen() -> None:
    assert using("uxmal 4", corn=9, shown=["B01"]).types() == {"build"}


@pytest.mark.parametrize(
    ("level", "corn", "points"), [(0, -4, 0), (1, -3, 0), (2, -3, 2), (3, -1, 2)]
)
def test_architecture_applies_to_uxmal_4(level: int, corn: int, points: int) -> None:
    t = using("uxmal 4", corn=4, architecture=level, shown=["B09"]).build("B09", architecture=level)
    change = {"corn": corn, "vp": points, "agriculture": 1, "buildings": ["B09"]}
    assert t.change() == {name: value for name, value in change.items() if value}


def test_architecture_3_makes_uxmal_4_two_corn_cheaper() -> None:
    assert "uxmal 4" not in picked_up("uxmal 4", corn=3, shown=["B09"]).uses()
    assert "uxmal 4" not in picked_up("uxmal 4", corn=1, architecture=3, shown=["B09"]).uses()
    t = using("uxmal 4", corn=2, architecture=3, shown=["B09"])
    assert t.offered("build", "cost") == [{"corn": 2}]


def test_architecture_3_never_lowers_a_price_below_zero() -> None:
    t = using("uxmal 4", corn=0, architecture=3, shown=["B13"]).build("B13", cost={"corn": 0})
    assert t.change() == {"corn": 1, "vp": 2 + 3, "buildings": ["B13"]}


def test_architecture_corn_cannot_pay_for_the_building_itself() -> None:
    assert "uxmal 4" not in picked_up("uxmal 4", corn=1, architecture=2, shown=["B01"]).uses()


def test_uxmal_4_by_stepping_back_pays_the_step_first() -> None:
    assert "uxmal 4" not in picked_up("uxmal 5", corn=2, shown=["B01"]).uses()
    t = picked_up("uxmal 5", corn=3, shown=["B01"]).use("uxmal 4", cost=1).build("B01")
    assert t.me["corn"] == 0


def test_after_stepping_back_only_what_the_rest_pays_is_offered() -> None:
    t = picked_up("uxmal 5", corn=4, shown=["B01", "B09"]).use("uxmal 4")
    assert t.builds() == ["B01"]


# ---------------------------------------------------------------- 5: any action

EVERYTHING = (
    [f"palenque {n}" for n in range(1, 6)]
    + [f"yaxchilan {n}" for n in range(1, 6)]
    + [f"tikal {n}" for n in range(1, 6)]
    + [f"uxmal {n}" for n in range(1, 5)]
)


def test_uxmal_5_pays_one_corn_for_any_action_of_the_small_wheels() -> None:
    t = using("uxmal 5", corn=4, wood=1, shown=["B01"])
    assert t.change() == {"corn": -1}
    assert t.uses() == {where: 3 if where == "uxmal 1" else 0 for where in EVERYTHING}


def test_uxmal_5_never_repeats_itself_nor_reaches_chichen_itza() -> None:
    t = using("uxmal 5", corn=9, skulls=1)
    assert "uxmal 5" not in t.uses()
    assert not [where for where in t.uses() if where.startswith("chichen")]


def test_uxmal_5_needs_one_corn() -> None:
    assert "uxmal 5" not in picked_up("uxmal 5", corn=0).uses()


def test_uxmal_5_must_be_performed_once_paid() -> None:
    assert using("uxmal 5", corn=1).types() == {"use"}


@pytest.mark.parametrize("space", [6, 7])
def test_uxmal_5_from_six_and_seven_still_costs_one_corn(space: int) -> None:
    t = picked_up(f"uxmal {space}", corn=1).use("uxmal 5", cost=1).use("yaxchilan 3")
    assert t.change() == {"corn": 2 - 1, "gold": 1}
    assert "uxmal 5" not in picked_up(f"uxmal {space}", corn=0).uses()


def test_uxmal_5_pays_the_action_from_what_is_left() -> None:
    assert "uxmal 1" not in using("uxmal 5", corn=3).uses()
    t = using("uxmal 5", corn=4).use("uxmal 1", cost=3).climb("yellow")
    assert t.change() == {"corn": -4, "yellow": 1}


def test_uxmal_5_reaches_uxmal_4_only_with_corn_for_a_building() -> None:
    assert "uxmal 4" not in using("uxmal 5", corn=2, shown=["B01"]).uses()
    t = using("uxmal 5", corn=3, shown=["B01"]).use("uxmal 4").build("B01")
    assert t.change() == {"corn": -3, "buildings": ["B01"]}


def test_uxmal_5_pays_no_step_back_corn() -> None:
    t = using("uxmal 5", corn=1).use("yaxchilan 1", cost=0)
    assert t.change() == {"corn": -1, "wood": 1}


def test_occupied_spaces_do_not_matter_to_uxmal_5() -> None:
    t = position(corn=1, at=["uxmal 5"]).player(1, at=["yaxchilan 3"])
    t.pick_up("uxmal 5").use("uxmal 5").use("yaxchilan 3")
    assert t.change() == {"corn": 1, "gold": 1}


def test_technologies_apply_through_uxmal_5() -> None:
    t = using("uxmal 5", corn=1, extraction=3, theology=3)
    assert t.use("yaxchilan 5").change() == {"corn": 1, "stone": 2, "gold": 2}
    t = using("uxmal 5", corn=1, theology=3).use("yaxchilan 4")
    assert t.change() == {"corn": -1, "skulls": 2}


def test_uxmal_5_gives_a_harvest_in_full() -> None:
    t = using("uxmal 5", corn=1, agriculture=1).use("palenque 5").burn("green")
    assert t.change() == {"corn": 10 - 1, "corn_tiles": 1, "green": -1}


def test_uxmal_5_gives_two_advances_of_tikal_3() -> None:
    t = using("uxmal 5", corn=1, wood=2).use("tikal 3").advance("theology").pay(wood=1)
    t.advance("agriculture").pay(wood=1)
    assert t.change() == {"corn": -1, "wood": -2, "theology": 1, "agriculture": 1}


def test_uxmal_5_gives_a_monument_through_tikal_4() -> None:
    t = using("uxmal 5", corn=1, stone=2, gold=3, shown=["M10"]).use("tikal 4").build("M10")
    assert t.me["monuments"] == ["M10"]


def test_architecture_applies_through_uxmal_5() -> None:
    t = using("uxmal 5", corn=1, wood=2, architecture=2, shown=["B09"])
    t.use("tikal 2").build("B09", architecture=2)
    assert t.change() == {"wood": -2, "vp": 2, "agriculture": 1, "buildings": ["B09"]}


def test_uxmal_5_gives_the_market() -> None:
    t = using("uxmal 5", corn=3).use("uxmal 2").buy("wood").stop()
    assert t.change() == {"corn": -3, "wood": 1}


def test_uxmal_5_offers_no_market_without_an_exchange() -> None:
    assert "uxmal 2" not in using("uxmal 5", corn=2).uses()


def test_uxmal_5_offers_nothing_that_gains_nothing() -> None:
    t = using("uxmal 5", corn=9, wood=1, workers=6, bank_skulls=0, **TOPS)
    unusable = {"yaxchilan 4", "tikal 2", "tikal 4", "tikal 5", "uxmal 1", "uxmal 3", "uxmal 4"}
    assert set(t.uses()) == set(EVERYTHING) - unusable


def test_uxmal_5_by_stepping_back_does_not_exist_below_six() -> None:
    assert "uxmal 5" not in picked_up("uxmal 4", corn=9).uses()
