"""Technologies: prices, levels, and the bonus beyond level 3 (section 7)."""

import pytest

from tests.tzolkin.positions import TECHS, TOPS, picked_up, using


@pytest.mark.parametrize("tech", TECHS)
@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3)])
def test_level_1_2_3_costs_1_2_3_blocks(tech: str, level: int, cost: int) -> None:
    t = using("tikal 1", wood=cost, **{tech: level})
    t.advance(tech, level=level + 1, cost=cost).pay(wood=cost)
    assert t.change() == {"wood": -cost, tech: 1}


@pytest.mark.parametrize("tech", TECHS)
@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3)])
def test_a_level_that_cannot_be_paid_is_not_offered(tech: str, level: int, cost: int) -> None:
    others = {other: 2 for other in TECHS if other != tech}
    t = picked_up("tikal 1", wood=cost - 1, **{tech: level}, **others)
    assert t.uses() == {}


def test_gold_is_worth_no_more_than_wood_in_a_payment() -> None:
    t = using("tikal 1", gold=2, theology=1).advance("theology", cost=2)
    assert t.options() == [{"type": "pay", "wood": 0, "stone": 0, "gold": 2}]


# ---------------------------------------------------------------- beyond level 3


@pytest.mark.parametrize("temple", ["brown", "yellow", "green"])
def test_agriculture_beyond_3_gives_a_step_on_a_temple_of_choice(temple: str) -> None:
    t = using("tikal 1", wood=1, agriculture=3).advance("agriculture", level=4, cost=1)
    t.pay(wood=1).climb(temple)
    assert t.change() == {"wood": -1, temple: 1}


@pytest.mark.parametrize(
    ("wood", "stone", "gold"),
    [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2)],
)
def test_extraction_beyond_3_gives_two_blocks_that_may_differ(
    wood: int, stone: int, gold: int
) -> None:
    t = using("tikal 1", wood=1, extraction=3).advance("extraction", level=4, cost=1)
    t.pay(wood=1).gain(wood, stone, gold)
    assert (t.me["wood"], t.me["stone"], t.me["gold"]) == (wood, stone, gold)


def test_architecture_beyond_3_gives_three_points() -> None:
    t = using("tikal 1", wood=1, architecture=3).advance("architecture", level=4, cost=1)
    assert t.pay(wood=1).change() == {"wood": -1, "vp": 3}


def test_theology_beyond_3_gives_a_skull() -> None:
    t = using("tikal 1", wood=1, theology=3).advance("theology", level=4, cost=1).pay(wood=1)
    assert t.change() == {"wood": -1, "skulls": 1}
    assert t.board["skulls_in_bank"] == 12


@pytest.mark.parametrize("tech", TECHS)
def test_a_bonus_costs_one_block_and_is_no_level(tech: str) -> None:
    t = using("tikal 1", stone=1, **{tech: 3}).advance(tech, level=4, cost=1)
    t.pay(stone=1)
    assert t.me[tech] == 3


def test_a_bonus_is_repeatable() -> None:
    t = using("tikal 3", wood=2, architecture=3).advance("architecture").pay(wood=1)
    t.advance("architecture").pay(wood=1)
    assert t.change() == {"wood": -2, "vp": 6}


def test_both_advances_of_tikal_3_may_be_bonuses() -> None:
    t = using("tikal 3", wood=2, agriculture=3, theology=3).advance("agriculture").pay(wood=1)
    t.climb("green").advance("theology").pay(wood=1)
    assert t.change() == {"wood": -2, "green": 1, "skulls": 1}


def test_a_bonus_of_the_first_advance_pays_for_the_second() -> None:
    t = using("tikal 3", wood=1, extraction=3, theology=1).advance("extraction").pay(wood=1)
    t.gain(stone=1, gold=1).advance("theology", cost=2).pay(stone=1, gold=1)
    assert t.change() == {"wood": -1, "theology": 1}


def test_the_first_advance_is_complete_before_the_second_decision() -> None:
    t = using("tikal 3", wood=2, agriculture=3).advance("agriculture").pay(wood=1)
    assert t.types() == {"climb"}
    t.climb("brown")
    assert t.types() == {"advance", "stop"}


def test_the_second_advance_pays_the_price_of_its_own_level() -> None:
    t = using("tikal 3", wood=5, theology=1).advance("theology", cost=2).pay(wood=2)
    assert {i["tech"]: i["cost"] for i in t.options() if i["type"] == "advance"} == {
        "agriculture": 1,
        "extraction": 1,
        "architecture": 1,
        "theology": 3,
    }


def test_two_advances_may_reach_level_3_and_take_its_bonus() -> None:
    t = using("tikal 3", wood=4, architecture=2).advance("architecture", level=3, cost=3)
    t.pay(wood=3).advance("architecture", level=4, cost=1).pay(wood=1)
    assert t.change() == {"wood": -4, "architecture": 1, "vp": 3}


# ---------------------------------------------------------------- lost bonuses


def test_a_lost_bonus_may_be_chosen_inside_an_offered_action() -> None:
    t = using("tikal 1", wood=1, agriculture=3, **TOPS).advance("agriculture").pay(wood=1)
    assert t.change() == {"wood": -1}
    assert t.phase == "pick_up"
    t = using("tikal 1", wood=1, theology=3, bank_skulls=0).advance("theology").pay(wood=1)
    assert t.change() == {"wood": -1}


@pytest.mark.parametrize("space", [1, 3])
def test_an_action_with_nothing_but_lost_bonuses_is_not_offered(space: int) -> None:
    techs = {"agriculture": 3, "extraction": 1, "architecture": 1, "theology": 3}
    t = picked_up(f"tikal {space}", wood=1, bank_skulls=0, **techs, **TOPS)
    assert f"tikal {space}" not in t.uses()
    t = picked_up(f"tikal {space}", wood=2, bank_skulls=0, **techs, **TOPS)
    assert f"tikal {space}" in t.uses()


@pytest.mark.parametrize("space", [1, 3])
@pytest.mark.parametrize(
    ("tech", "table"),
    [
        ("agriculture", {"bank_skulls": 0, "brown": 6, "yellow": 8}),
        ("extraction", {"bank_skulls": 0, **TOPS}),
        ("architecture", {"bank_skulls": 0, **TOPS}),
        ("theology", {"bank_skulls": 1, **TOPS}),
    ],
)
def test_a_bonus_that_is_not_lost_is_reason_enough_for_the_action(
    tech: str, table: dict[str, int], space: int
) -> None:
    levels = {each: 3 if each == tech else 1 for each in TECHS}
    t = picked_up(f"tikal {space}", wood=1, **levels, **table).use(f"tikal {space}")
    assert t.offered("advance", "tech") == [tech]


# ---------------------------------------------------------------- architecture at Tikal


@pytest.mark.parametrize(("level", "corn", "points"), [(0, 0, 0), (1, 1, 0), (2, 1, 2)])
def test_architecture_1_and_2_give_corn_and_points_for_a_building(
    level: int, corn: int, points: int
) -> None:
    t = using("tikal 2", wood=1, architecture=level, shown=["B01"])
    t.build("B01", architecture=level)
    change = {"wood": -1, "corn": corn, "vp": points, "buildings": ["B01"]}
    assert t.change() == {name: value for name, value in change.items() if value}


@pytest.mark.parametrize(
    ("drop", "cost"),
    [
        ("wood", {"stone": -2, "gold": -1}),
        ("stone", {"wood": -1, "stone": -1, "gold": -1}),
        ("gold", {"wood": -1, "stone": -2}),
    ],
)
def test_architecture_3_drops_one_block_of_the_cost(drop: str, cost: dict[str, int]) -> None:
    t = using("tikal 2", wood=1, stone=2, gold=1, architecture=3, shown=["B22"])
    t.build("B22", architecture=3).do("drop", block=drop)
    steps = {"brown": 1, "yellow": 1, "green": 1}
    assert t.change() == {**cost, **steps, "corn": 1, "vp": 2 + 3, "buildings": ["B22"]}


def test_architecture_3_drops_only_blocks_of_the_cost() -> None:
    t = using("tikal 2", wood=9, stone=9, gold=9, architecture=3, shown=["B14"]).build("B14")
    assert t.offered("drop", "block") == ["stone", "gold"]


def test_the_dropped_block_may_be_one_you_do_not_own() -> None:
    t = using("tikal 2", stone=1, architecture=3, shown=["B14"]).build("B14")
    assert t.offered("drop", "block") == ["gold"]
    assert t.do("drop", block="gold").me["stone"] == 0


def test_architecture_3_makes_a_one_block_building_free() -> None:
    t = using("tikal 2", architecture=3, shown=["B01"]).build("B01", drop="wood")
    assert t.change() == {"corn": 1, "vp": 2, "buildings": ["B01"]}


def test_architecture_3_drops_no_more_than_one_block() -> None:
    assert "tikal 2" not in picked_up("tikal 2", architecture=3, shown=["B09"]).uses()
    t = picked_up("tikal 2", stone=1, architecture=3, shown=["B06"])
    assert "tikal 2" not in t.uses()


def test_architecture_2_drops_nothing() -> None:
    t = picked_up("tikal 2", architecture=2, shown=["B01"])
    assert "tikal 2" not in t.uses()


def test_architecture_never_applies_to_monuments() -> None:
    t = picked_up("tikal 4", stone=2, gold=2, architecture=3, shown=["M10"])
    assert "tikal 4" not in t.uses()
    t = using("tikal 4", stone=2, gold=3, architecture=3, shown=["M10"]).build("M10")
    assert t.change() == {"stone": -2, "gold": -3, "monuments": ["M10"]}


def test_architecture_applies_to_a_building_of_tikal_4() -> None:
    t = using("tikal 4", wood=1, architecture=2, shown=["B01"]).build("B01", architecture=2)
    assert t.stop().change() == {"wood": -1, "corn": 1, "vp": 2, "buildings": ["B01"]}


# ---------------------------------------------------------------- reached in other ways


def test_all_technologies_apply_however_an_action_is_reached() -> None:
    t = picked_up("palenque 4", corn=4, agriculture=3).use("palenque 1", cost=3)
    assert t.change() == {"corn": 4 - 3}
    t = picked_up("palenque 6", agriculture=3).use("palenque 2")
    assert t.change() == {"corn": 7, "corn_tiles": 1}
    t = using("uxmal 5", corn=1, extraction=1).use("palenque 4").harvest("wood", wood=4)
    assert t.change() == {"corn": -1, "wood": 4, "wood_tiles": 1}
    t = picked_up("tikal 4", corn=2, wood=1, architecture=1, shown=["B01"])
    t.use("tikal 2", cost=2).build("B01", architecture=1)
    assert t.change() == {"corn": 1 - 2, "wood": -1, "buildings": ["B01"]}


def test_extraction_adds_nothing_outside_palenque_and_yaxchilan() -> None:
    t = using("chichen_itza 6", skulls=1, extraction=3).gain(wood=1)
    assert t.me["wood"] == 1
    t = using("tikal 2", wood=3, extraction=3, shown=["B10"]).build("B10")
    assert t.me["stone"] == 1
    t = using("uxmal 2", corn=2, extraction=3).buy("wood").stop()
    assert t.me["wood"] == 1


def test_theology_3_adds_no_skull_outside_yaxchilan() -> None:
    t = using("tikal 2", wood=2, stone=2, theology=3, shown=["B26"]).build("B26")
    assert t.advance("agriculture").me["skulls"] == 1
    t = using("tikal 1", wood=1, theology=3).advance("theology").pay(wood=1)
    assert t.me["skulls"] == 1


def test_agriculture_adds_nothing_to_other_corn() -> None:
    assert using("yaxchilan 5", agriculture=3).me["corn"] == 2
    t = using("tikal 2", wood=1, stone=1, agriculture=3, shown=["B11"]).build("B11")
    assert t.me["corn"] == 1
