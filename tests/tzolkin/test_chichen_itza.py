"""Chichen Itza: a skull on a space, once per game (section 4), and theology there (section 7)."""

import pytest

from tests.tzolkin.positions import TOPS, picked_up, position, using

# space, points, temple, a block of choice
SPACES = [
    (1, 4, "brown", False),
    (2, 5, "brown", False),
    (3, 6, "brown", False),
    (4, 7, "green", False),
    (5, 8, "green", False),
    (6, 8, "green", True),
    (7, 10, "yellow", False),
    (8, 11, "yellow", True),
    (9, 13, "yellow", True),
]


@pytest.mark.parametrize(("space", "points", "temple", "block"), SPACES)
def test_chichen_itza_gives_points_a_step_and_perhaps_a_block(
    space: int, points: int, temple: str, block: bool
) -> None:
    t = using(f"chichen_itza {space}", skulls=1)
    change = {"skulls": -1, "vp": points, temple: 1}
    if block:
        assert t.phase == "gain"
        t.gain(stone=1)
        change["stone"] = 1
    assert t.change() == change
    assert t.phase == "pick_up"


@pytest.mark.parametrize("space", range(1, 10))
def test_the_skull_stays_on_the_space(space: int) -> None:
    t = using(f"chichen_itza {space}", skulls=1)
    assert t.board["chichen_skulls"] == [n == space for n in range(10)]
    assert t.board["skulls_in_bank"] == 12


@pytest.mark.parametrize("space", range(1, 10))
def test_each_space_is_used_once_per_game(space: int) -> None:
    t = picked_up("chichen_itza 10", skulls=1, chichen=[space])
    assert set(t.uses()) == {f"chichen_itza {n}" for n in range(1, 10) if n != space}


def test_without_a_skull_nothing_is_done_there() -> None:
    assert picked_up("chichen_itza 5", corn=9).options() == [{"type": "nothing"}]
    assert picked_up("chichen_itza 10").options() == [{"type": "nothing"}]


@pytest.mark.parametrize("space", [6, 8, 9])
def test_the_block_is_of_choice(space: int) -> None:
    t = using(f"chichen_itza {space}", skulls=1)
    assert [(i["wood"], i["stone"], i["gold"]) for i in t.options()] == [
        (1, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
    ]


def test_stepping_back_costs_a_corn_a_step() -> None:
    t = picked_up("chichen_itza 4", skulls=1, corn=2)
    assert t.uses() == {"chichen_itza 2": 2, "chichen_itza 3": 1, "chichen_itza 4": 0}
    assert t.use("chichen_itza 2").change() == {"skulls": -1, "corn": -2, "vp": 5, "brown": 1}


def test_a_taken_space_can_be_avoided_by_stepping_back() -> None:
    t = picked_up("chichen_itza 4", skulls=1, corn=1, chichen=[4])
    assert t.uses() == {"chichen_itza 3": 1}


def test_a_lost_step_does_not_spoil_the_action() -> None:
    t = using("chichen_itza 9", skulls=1, yellow=8).gain(gold=1)
    assert t.change() == {"skulls": -1, "vp": 13, "gold": 1}


def test_several_skulls_in_one_turn() -> None:
    t = position(skulls=2, at=["chichen_itza 1", "chichen_itza 2"])
    t.pick_up("chichen_itza 1").use("chichen_itza 1").pick_up("chichen_itza 2")
    t.use("chichen_itza 2")
    assert t.change() == {"skulls": -2, "vp": 9, "brown": 2}


# ---------------------------------------------------------------- theology 1


@pytest.mark.parametrize("space", range(9))
def test_theology_1_reaches_one_space_ahead_for_free(space: int) -> None:
    t = picked_up(f"chichen_itza {space}", skulls=1, theology=1)
    ahead = {f"chichen_itza {space + 1}": 0}
    assert t.uses() == (ahead | {f"chichen_itza {space}": 0} if space else ahead)


def test_theology_1_puts_the_skull_on_the_space_used() -> None:
    t = picked_up("chichen_itza 0", skulls=1, theology=1).use("chichen_itza 1")
    assert t.board["chichen_skulls"][1]
    assert t.change() == {"skulls": -1, "vp": 4, "brown": 1}


def test_theology_1_reaches_no_further() -> None:
    t = picked_up("chichen_itza 3", skulls=1, theology=3, chichen=[4])
    assert t.uses() == {"chichen_itza 3": 0}


def test_theology_1_is_not_combined_with_stepping_back() -> None:
    t = picked_up("chichen_itza 3", skulls=1, theology=1, corn=9)
    assert t.uses() == {
        "chichen_itza 1": 2,
        "chichen_itza 2": 1,
        "chichen_itza 3": 0,
        "chichen_itza 4": 0,
    }


def test_theology_1_from_nine_gives_the_free_choice_of_one_to_nine() -> None:
    t = picked_up("chichen_itza 9", skulls=1, theology=1, corn=9)
    assert t.uses() == {f"chichen_itza {n}": 0 for n in range(1, 10)}


def test_without_theology_nine_pays_for_stepping_back() -> None:
    t = picked_up("chichen_itza 9", skulls=1, corn=2)
    assert t.uses() == {"chichen_itza 7": 2, "chichen_itza 8": 1, "chichen_itza 9": 0}


def test_theology_1_gives_nothing_from_ten() -> None:
    t = picked_up("chichen_itza 10", skulls=1, theology=3)
    assert t.uses() == {f"chichen_itza {n}": 0 for n in range(1, 10)}


def test_theology_1_still_needs_a_skull_and_an_empty_space() -> None:
    assert picked_up("chichen_itza 3", theology=1).options() == [{"type": "nothing"}]
    t = picked_up("chichen_itza 3", skulls=1, theology=1, chichen=[3, 4])
    assert t.options() == [{"type": "nothing"}]


@pytest.mark.parametrize("wheel", ["palenque", "yaxchilan", "tikal", "uxmal"])
def test_theology_1_helps_on_no_other_wheel(wheel: str) -> None:
    t = picked_up(f"{wheel} 0", corn=9, wood=9, theology=3, shown=["B01"])
    assert t.options() == [{"type": "nothing"}]


# ---------------------------------------------------------------- theology 2


@pytest.mark.parametrize("temple", ["brown", "yellow", "green"])
def test_theology_2_pays_a_block_for_a_step_on_any_temple(temple: str) -> None:
    t = using("chichen_itza 1", skulls=1, wood=1, theology=2)
    assert t.phase == "theology"
    t.pay(wood=1).climb(temple)
    steps = {"brown": 1}
    steps[temple] = steps.get(temple, 0) + 1
    assert t.change() == {"skulls": -1, "vp": 4, "wood": -1, **steps}
    assert t.phase == "pick_up"


def test_theology_2_is_optional() -> None:
    t = using("chichen_itza 1", skulls=1, wood=1, theology=2).stop()
    assert t.change() == {"skulls": -1, "vp": 4, "brown": 1}


def test_theology_2_takes_any_block() -> None:
    t = using("chichen_itza 1", skulls=1, wood=1, stone=1, gold=1, theology=2)
    assert t.types() == {"pay", "stop"}
    assert len(t.options()) == 4


@pytest.mark.parametrize("space", [6, 8, 9])
def test_theology_2_may_spend_the_block_just_gained(space: int) -> None:
    t = using(f"chichen_itza {space}", skulls=1, theology=2).gain(gold=1)
    assert t.phase == "theology"
    t.pay(gold=1).climb("brown")
    assert t.me["gold"] == 0


def test_theology_2_without_a_block_needs_no_decision() -> None:
    assert using("chichen_itza 1", skulls=1, theology=2).phase == "pick_up"


def test_theology_2_comes_after_points_step_and_block() -> None:
    t = using("chichen_itza 8", skulls=1, theology=2, wood=1)
    assert (t.phase, t.me["vp"], t.me["yellow"]) == ("gain", 11, 2)
    assert t.gain(stone=1).phase == "theology"


def test_theology_2_is_offered_though_the_step_of_the_action_was_lost() -> None:
    t = using("chichen_itza 1", skulls=1, wood=1, theology=2, brown=6)
    assert t.phase == "theology"
    assert t.pay(wood=1).climbs() == ["yellow", "green"]


def test_theology_2_is_offered_once_per_action() -> None:
    t = using("chichen_itza 1", skulls=1, wood=2, theology=2).pay(wood=1).climb("green")
    assert t.options() == [{"type": "end_turn"}]


def test_theology_2_is_offered_after_every_action() -> None:
    t = position(skulls=2, wood=2, theology=2, at=["chichen_itza 1", "chichen_itza 4"])
    t.pick_up("chichen_itza 1").use("chichen_itza 1").pay(wood=1).climb("yellow")
    t.pick_up("chichen_itza 4").use("chichen_itza 4").pay(wood=1).climb("yellow")
    assert t.me["yellow"] == 3


def test_theology_2_does_not_follow_a_worker_that_did_nothing() -> None:
    t = picked_up("chichen_itza 1", skulls=1, wood=1, theology=2).nothing()
    assert t.options() == [{"type": "end_turn"}]


def test_theology_2_follows_no_other_wheel() -> None:
    assert using("yaxchilan 1", theology=3).phase == "pick_up"


@pytest.mark.parametrize("level", [0, 1])
def test_theology_below_2_offers_no_step(level: int) -> None:
    assert using("chichen_itza 1", skulls=1, wood=1, theology=level).phase == "pick_up"


def test_theology_2_without_a_climbable_temple_needs_no_decision() -> None:
    assert using("chichen_itza 1", skulls=1, wood=1, theology=2, **TOPS).phase == "pick_up"


def test_theology_2_with_one_climbable_temple_needs_a_decision() -> None:
    t = using("chichen_itza 1", skulls=1, wood=1, theology=2, yellow=8, green=7)
    assert t.pay(wood=1).climbs() == ["brown"]
