"""The 32 buildings: the cost and effects of each (section 8.1)."""

from typing import Any

import pytest

from tests.tzolkin.positions import TECHS, TOPS, Position, last_turn, picked_up, position, using

COSTS: dict[str, dict[str, int]] = {
    "B01": {"wood": 1},
    "B02": {"wood": 1},
    "B03": {"wood": 1},
    "B04": {"wood": 4},
    "B05": {"wood": 4},
    "B06": {"wood": 2, "stone": 1},
    "B07": {"wood": 1, "stone": 2},
    "B08": {"wood": 1, "gold": 1},
    "B09": {"wood": 2},
    "B10": {"wood": 3},
    "B11": {"wood": 1, "stone": 1},
    "B12": {"wood": 2, "stone": 1},
    "B13": {"gold": 1},
    "B14": {"stone": 1, "gold": 1},
    "B15": {"wood": 2},
    "B16": {"wood": 2},
    "B17": {"wood": 2},
    "B18": {"stone": 3},
    "B19": {"wood": 1, "stone": 1, "gold": 1},
    "B20": {"wood": 1, "gold": 2},
    "B21": {"wood": 2, "stone": 1, "gold": 1},
    "B22": {"wood": 1, "stone": 2, "gold": 1},
    "B23": {"wood": 3},
    "B24": {"wood": 2, "stone": 1},
    "B25": {"wood": 3, "stone": 1},
    "B26": {"wood": 2, "stone": 2},
    "B27": {"stone": 2},
    "B28": {"stone": 1, "gold": 1},
    "B29": {"gold": 2},
    "B30": {"stone": 2, "gold": 1},
    "B31": {"stone": 1, "gold": 2},
    "B32": {"gold": 3},
}
ALL = list(COSTS)


def built(tile: str, **has: Any) -> Position:
    """Build the tile at Tikal 2 with exactly its cost and no other goods."""
    return using("tikal 2", shown=[tile], **COSTS[tile], **has).build(tile)


def gain(t: Position, tile: str) -> dict[str, Any]:
    """The gain from the tile: all changes except its price and the tile itself."""
    change = t.change()
    assert change.pop("buildings") == [tile]
    for block, n in COSTS[tile].items():
        change[block] = change.get(block, 0) + n
    return {name: value for name, value in change.items() if value}


# ---------------------------------------------------------------- prices


@pytest.mark.parametrize("tile", ALL)
def test_the_price_in_blocks(tile: str) -> None:
    t = using("tikal 2", shown=[tile], **COSTS[tile])
    full = {"wood": 0, "stone": 0, "gold": 0} | COSTS[tile]
    assert t.offered("build", "cost") == [full]


@pytest.mark.parametrize("tile", ALL)
def test_a_block_less_is_too_little_whatever_else_is_there(tile: str) -> None:
    for block, n in COSTS[tile].items():
        rich = {"wood": 9, "stone": 9, "gold": 9, "corn": 20} | {block: n - 1}
        assert "tikal 2" not in picked_up("tikal 2", shown=[tile], **rich).uses(), block


@pytest.mark.parametrize("tile", ALL)
def test_the_price_at_uxmal_4_is_two_corn_a_block(tile: str) -> None:
    corn = 2 * sum(COSTS[tile].values())
    t = using("uxmal 4", shown=[tile], corn=corn)
    assert t.offered("build", "cost") == [{"corn": corn}]
    assert "uxmal 4" not in picked_up("uxmal 4", shown=[tile], corn=corn - 1).uses()


@pytest.mark.parametrize("tile", ALL)
def test_the_tile_goes_from_the_display_to_the_builder(tile: str) -> None:
    t = built(tile)
    assert t.board["players"][0]["buildings"] == [tile]
    assert t.board["buildings_on_display"] == []


# ---------------------------------------------------------------- farms


def food_cost(**has: Any) -> int:
    """The corn that six workers need on a Food Day."""
    return 20 - int(last_turn(day=20, workers=6, corn=20, **has).end_round().me["corn"])


@pytest.mark.parametrize("tile", ["B01", "B02", "B03"])
def test_B01_B02_B03_one_worker_needs_no_corn(tile: str) -> None:
    assert gain(built(tile), tile) == {}
    assert food_cost() == 12
    assert food_cost(buildings=[tile]) == 10


@pytest.mark.parametrize("tile", ["B04", "B05"])
def test_B04_B05_every_worker_needs_one_corn_less(tile: str) -> None:
    assert gain(built(tile), tile) == {}
    assert food_cost(buildings=[tile]) == 6


def test_B04_and_B05_together_make_feeding_free() -> None:
    assert food_cost(buildings=["B04", "B05"]) == 0


@pytest.mark.parametrize("tile", ["B15", "B16", "B17"])
def test_B15_B16_B17_three_workers_need_no_corn(tile: str) -> None:
    assert gain(built(tile), tile) == {}
    assert food_cost(buildings=[tile]) == 6


def test_farms_add_up() -> None:
    assert food_cost(buildings=["B01", "B02", "B03"]) == 6
    assert food_cost(buildings=["B01", "B15"]) == 4
    assert food_cost(buildings=["B15", "B16"]) == 0
    assert food_cost(buildings=["B15", "B16", "B17"]) == 0
    assert food_cost(buildings=["B01", "B04"]) == 5


@pytest.mark.parametrize(
    ("tile", "eats"),
    [("B01", 4), ("B02", 4), ("B03", 4), ("B04", 3), ("B05", 3), ("B15", 0), ("B16", 0)]
    + [("B17", 0)],
)
def test_a_farm_built_today_feeds_today(tile: str, eats: int) -> None:
    age = 7 if tile < "B15" else 20
    t = last_turn(day=age, at=["tikal 2"], shown=[tile], corn=6, **COSTS[tile])
    t.pick_up("tikal 2").use("tikal 2").build(tile).end_turn()
    assert t.me["corn"] == 6 - eats
    assert t.me["vp"] == 0


# ---------------------------------------------------------------- tiles without decisions

PLAIN: list[tuple[str, dict[str, Any]]] = [
    ("B06", {"brown": 1, "yellow": 1}),
    ("B07", {"brown": 1, "green": 1}),
    ("B09", {"agriculture": 1}),
    ("B10", {"agriculture": 1, "stone": 1}),
    ("B11", {"extraction": 1, "corn": 1}),
    ("B12", {"extraction": 1, "gold": 1}),
    ("B13", {"architecture": 1}),
    ("B14", {"theology": 1, "green": 1}),
    ("B19", {"workers": 1, "vp": 6}),
    ("B20", {"vp": 8}),
    ("B22", {"brown": 1, "yellow": 1, "green": 1, "vp": 3}),
    ("B27", {"brown": 2, "vp": 2}),
    ("B28", {"architecture": 1, "vp": 3}),
    ("B29", {"green": 2, "vp": 3}),
    ("B30", {"theology": 1, "brown": 1, "green": 1}),
    ("B32", {"yellow": 2, "vp": 4}),
]


@pytest.mark.parametrize(("tile", "effect"), PLAIN)
def test_a_building_that_asks_nothing(tile: str, effect: dict[str, Any]) -> None:
    t = built(tile)
    assert gain(t, tile) == effect
    assert t.phase == "pick_up"


@pytest.mark.parametrize(("tile", "effect"), PLAIN)
def test_the_same_for_corn(tile: str, effect: dict[str, Any]) -> None:
    price = 2 * sum(COSTS[tile].values())
    t = using("uxmal 4", shown=[tile], corn=price).build(tile)
    change = {"corn": -price, **effect, "buildings": [tile]}
    if "corn" in effect:
        change["corn"] = effect["corn"] - price
    assert t.change() == change


def test_B19_gives_a_worker_to_the_hand() -> None:
    assert built("B19").me["hand"] == 4


# ---------------------------------------------------------------- tiles with decisions


@pytest.mark.parametrize("temple", ["brown", "yellow", "green"])
def test_B08_gives_a_step_on_a_temple_of_choice(temple: str) -> None:
    t = built("B08").climb(temple).stop()
    assert gain(t, "B08") == {temple: 1}


def test_B08_asks_even_when_one_temple_only_can_be_climbed() -> None:
    assert built("B08", brown=6, yellow=8).climbs() == ["green"]


def test_B08_may_construct_one_building_paying_its_cost() -> None:
    t = using("tikal 2", wood=2, gold=1, shown=["B08", "B01", "B02"]).build("B08").climb("brown")
    assert t.builds() == ["B01", "B02"]
    t.build("B02")
    assert t.change() == {"wood": -2, "gold": -1, "brown": 1, "buildings": ["B02", "B08"]}
    assert t.phase == "pick_up"


def test_B08_offers_only_what_can_be_paid() -> None:
    t = using("tikal 2", wood=1, gold=2, shown=["B08", "B01", "B13"]).build("B08").climb("brown")
    assert t.builds() == ["B13"]


def test_B18_may_exchange_at_the_market_and_gives_six_points() -> None:
    t = using("tikal 2", stone=3, corn=2, shown=["B18"]).build("B18")
    assert t.phase == "market"
    assert t.me["vp"] == 0
    assert t.buy("wood").stop().change() == {
        "stone": -3,
        "corn": -2,
        "wood": 1,
        "vp": 6,
        "buildings": ["B18"],
    }


def test_B18_can_be_built_with_nothing_to_exchange() -> None:
    t = built("B18")
    assert t.options() == [{"type": "stop", "what": "market"}]
    assert gain(t.stop(), "B18") == {"vp": 6}


def test_B21_may_pay_one_corn_for_an_action_and_gives_two_points() -> None:
    t = using("tikal 2", wood=2, stone=1, gold=1, corn=1, shown=["B21"]).build("B21")
    assert t.phase == "any_action"
    assert t.me["vp"] == 0
    t.use("yaxchilan 3", cost=1)
    assert gain(t, "B21") == {"corn": 2 - 1, "gold": 1, "vp": 2}
    assert t.phase == "pick_up"


def test_B21_offers_every_action_of_uxmal_5() -> None:
    t = using("tikal 2", wood=3, stone=1, gold=1, corn=4, shown=["B21"]).build("B21")
    small = [f"{wheel} {n}" for wheel in ("palenque", "yaxchilan", "tikal") for n in range(1, 6)]
    nothing_shown = {"tikal 2", "tikal 4"}
    expected = [where for where in small if where not in nothing_shown]
    assert t.uses() == {
        **dict.fromkeys(expected, 1),
        "uxmal 1": 4,
        "uxmal 2": 1,
        "uxmal 3": 1,
    }


def test_B21_may_be_left() -> None:
    t = using("tikal 2", wood=2, stone=1, gold=1, corn=1, shown=["B21"]).build("B21").stop()
    assert gain(t, "B21") == {"vp": 2}


def test_B21_without_corn_can_only_be_left() -> None:
    t = built("B21")
    assert t.options() == [{"type": "stop", "what": "any_action"}]
    assert gain(t.stop(), "B21") == {"vp": 2}


FREE_TECH: list[tuple[str, dict[str, int]]] = [
    ("B23", {"stone": 1}),
    ("B24", {"gold": 1}),
    ("B25", {"corn": 6}),
    ("B26", {"skulls": 1}),
]


@pytest.mark.parametrize("tech", TECHS)
@pytest.mark.parametrize(("tile", "effect"), FREE_TECH)
def test_B23_to_B26_give_a_free_technology_of_choice_and_a_gift(
    tile: str, effect: dict[str, int], tech: str
) -> None:
    t = built(tile)
    assert t.options() == [
        {"type": "advance", "tech": each, "level": 1, "cost": 0} for each in TECHS
    ]
    assert gain(t.advance(tech), tile) == {tech: 1, **effect}
    assert t.phase == "pick_up"


@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_free_technology_costs_nothing_on_any_level(level: int) -> None:
    t = built("B23", theology=level).advance("theology", level=level + 1, cost=0)
    assert gain(t, "B23") == {"theology": 1, "stone": 1}


def test_B31_gives_two_free_advances_on_one_track() -> None:
    t = built("B31", theology=1).advance("theology").advance("theology")
    assert gain(t, "B31") == {"theology": 2}


def test_B31_gives_two_free_advances_on_two_tracks() -> None:
    t = built("B31").advance("theology").advance("agriculture")
    assert gain(t, "B31") == {"theology": 1, "agriculture": 1}
    assert t.phase == "pick_up"


def test_B31_must_use_both() -> None:
    t = built("B31")
    assert t.types() == {"advance"}
    assert t.advance("theology").types() == {"advance"}


def test_B31_may_reach_level_3_and_take_the_bonus() -> None:
    t = built("B31", architecture=0, theology=2).advance("theology").advance("theology", level=4)
    assert gain(t, "B31") == {"theology": 1, "skulls": 1}


# ---------------------------------------------------------------- a track already at its end


@pytest.mark.parametrize(("tile", "gift"), [("B09", {}), ("B10", {"stone": 1})])
def test_B09_B10_beyond_agriculture_3_give_a_step(tile: str, gift: dict[str, int]) -> None:
    t = built(tile, agriculture=3).climb("yellow")
    assert gain(t, tile) == {"yellow": 1, **gift}


@pytest.mark.parametrize(("tile", "gift"), [("B11", {"corn": 1}), ("B12", {"gold": 1})])
def test_B11_B12_beyond_extraction_3_give_two_blocks(tile: str, gift: dict[str, int]) -> None:
    t = built(tile, extraction=3).gain(wood=2)
    assert gain(t, tile) == {"wood": 2, **gift}


def test_B13_beyond_architecture_3_gives_three_points() -> None:
    t = using("tikal 2", architecture=3, shown=["B13"]).build("B13", drop="gold")
    assert t.change() == {"corn": 1, "vp": 2 + 3, "buildings": ["B13"]}


def test_B28_beyond_architecture_3_gives_three_points_more() -> None:
    t = using("tikal 2", architecture=3, stone=1, shown=["B28"]).build("B28", drop="gold")
    assert t.change() == {"stone": -1, "corn": 1, "vp": 2 + 3 + 3, "buildings": ["B28"]}


def test_B14_beyond_theology_3_gives_a_skull() -> None:
    assert gain(built("B14", theology=3), "B14") == {"skulls": 1, "green": 1}


def test_B30_beyond_theology_3_gives_a_skull() -> None:
    assert gain(built("B30", theology=3), "B30") == {"skulls": 1, "brown": 1, "green": 1}


def test_B31_with_all_tracks_at_their_end_gives_two_bonuses() -> None:
    techs = {tech: 3 for tech in TECHS if tech != "architecture"}
    t = built("B31", **techs).advance("extraction", level=4).gain(gold=2).advance("agriculture")
    assert gain(t.climb("green"), "B31") == {"gold": 2, "green": 1}


# ---------------------------------------------------------------- the order of effects


def test_B10_gives_its_stone_after_the_bonus_of_agriculture() -> None:
    t = built("B10", agriculture=3)
    assert (t.phase, t.me["stone"]) == ("climb", 0)


def test_B12_gives_its_gold_after_the_bonus_of_extraction() -> None:
    t = built("B12", extraction=3)
    assert (t.phase, t.me["gold"]) == ("gain", 0)


def test_B08_steps_before_it_builds() -> None:
    assert built("B08").phase == "climb"


@pytest.mark.parametrize(("tile", "gift"), FREE_TECH)
def test_B23_to_B26_advance_before_their_gift(tile: str, gift: dict[str, int]) -> None:
    assert gain(built(tile), tile) == {}


def test_B26_takes_the_last_skull_for_the_bonus_and_loses_its_own() -> None:
    t = built("B26", theology=3, bank_skulls=1).advance("theology", level=4)
    assert gain(t, "B26") == {"skulls": 1}


def test_B14_takes_the_step_after_the_level() -> None:
    t = built("B14", theology=3, green=6, light=False)
    assert gain(t, "B14") == {"skulls": 1, "green": 1, "light": True}


def test_architecture_gains_come_before_the_effects_of_the_tile() -> None:
    t = using("tikal 2", stone=3, architecture=2, shown=["B18"]).build("B18")
    assert (t.phase, t.me["corn"], t.me["vp"]) == ("market", 1, 2)


def test_a_level_from_the_tile_never_helps_the_tile_itself() -> None:
    t = using("tikal 2", gold=1, shown=["B13"]).build("B13", architecture=0)
    assert t.change() == {"gold": -1, "architecture": 1, "buildings": ["B13"]}
    t = using("tikal 2", gold=1, architecture=1, shown=["B13"]).build("B13", architecture=1)
    assert t.change() == {"gold": -1, "corn": 1, "architecture": 1, "buildings": ["B13"]}
    t = using("tikal 2", gold=1, architecture=2, shown=["B13"]).build("B13", architecture=2)
    assert t.change() == {"gold": -1, "corn": 1, "vp": 2, "architecture": 1, "buildings": ["B13"]}


def test_corn_of_architecture_can_pay_B21() -> None:
    t = using("tikal 2", wood=2, stone=1, gold=1, architecture=1, shown=["B21"]).build("B21")
    assert t.use("yaxchilan 1", cost=1).change() == {
        "wood": -2 + 1,
        "stone": -1,
        "gold": -1,
        "vp": 2,
        "buildings": ["B21"],
    }


def test_corn_of_architecture_can_be_traded_with_B18() -> None:
    t = using("tikal 2", stone=3, corn=1, architecture=1, shown=["B18"]).build("B18").buy("wood")
    assert (t.me["corn"], t.me["wood"]) == (0, 1)


def test_points_of_B22_come_even_when_it_is_built_for_corn() -> None:
    t = using("uxmal 4", corn=8, shown=["B22"]).build("B22")
    assert t.change() == {
        "corn": -8,
        "brown": 1,
        "yellow": 1,
        "green": 1,
        "vp": 3,
        "buildings": ["B22"],
    }


# ---------------------------------------------------------------- parts that are lost


LOST_EFFECTS: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("B06", {"brown": 6}, {"yellow": 1}),
    ("B06", {"yellow": 8}, {"brown": 1}),
    ("B06", {"brown": 6, "yellow": 8}, {}),
    ("B07", {"brown": 6}, {"green": 1}),
    ("B07", {"green": 7}, {"brown": 1}),
    ("B14", {"green": 7}, {"theology": 1}),
    ("B14", {"theology": 3, "bank_skulls": 0}, {"green": 1}),
    ("B19", {"workers": 6}, {"vp": 6}),
    ("B22", {"brown": 6}, {"yellow": 1, "green": 1, "vp": 3}),
    ("B22", TOPS, {"vp": 3}),
    ("B27", {"brown": 6}, {"vp": 2}),
    ("B27", {"brown": 5}, {"brown": 1, "vp": 2}),
    ("B29", {"green": 7}, {"vp": 3}),
    ("B29", {"green": 6}, {"green": 1, "vp": 3}),
    ("B30", {"brown": 6, "green": 7}, {"theology": 1}),
    ("B30", {"theology": 3, "bank_skulls": 0}, {"brown": 1, "green": 1}),
    ("B32", {"yellow": 8}, {"vp": 4}),
    ("B32", {"yellow": 7}, {"yellow": 1, "vp": 4}),
    ("B09", {"agriculture": 3, **TOPS}, {}),
    ("B10", {"agriculture": 3, **TOPS}, {"stone": 1}),
]


@pytest.mark.parametrize(("tile", "has", "effect"), LOST_EFFECTS)
def test_the_rest_of_a_building_happens_when_a_part_is_lost(
    tile: str, has: dict[str, Any], effect: dict[str, Any]
) -> None:
    t = built(tile, **has)
    assert gain(t, tile) == effect
    assert t.phase == "pick_up"


@pytest.mark.parametrize("tile", ["B06", "B07", "B22", "B27", "B29", "B30", "B32"])
def test_steps_below_tops_held_by_another_are_lost(tile: str) -> None:
    below = {temple: top - 1 for temple, top in TOPS.items()}
    t = position(at=["tikal 2"], shown=[tile], **COSTS[tile], **below).player(1, **TOPS)
    t.pick_up("tikal 2").use("tikal 2").build(tile)
    assert not {"brown", "yellow", "green", "light"} & set(t.change())


def test_B08_loses_its_step_when_nothing_can_be_climbed() -> None:
    t = built("B08", **TOPS)
    assert t.options() == [{"type": "stop", "what": "build"}]


def test_B26_loses_its_skull_when_the_bank_is_empty() -> None:
    t = built("B26", bank_skulls=0).advance("extraction")
    assert gain(t, "B26") == {"extraction": 1}


def test_a_free_technology_of_choice_may_be_a_lost_bonus() -> None:
    t = built("B23", agriculture=3, **TOPS).advance("agriculture", level=4)
    assert gain(t, "B23") == {"stone": 1}
