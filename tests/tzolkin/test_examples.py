"""The worked examples of the rules (sections 6 and 10)."""

import pytest

from tests.tzolkin.positions import Position, last_turn, picked_up, position, using

# ---------------------------------------------------------------- section 6


def temples(day: int) -> Position:
    """Red, Blue and Yellow on their steps, fed, at the end of a Food Day."""
    t = last_turn(players=3, day=day, corn=6, brown=2, yellow=1, green=6)
    t.player(1, corn=6, brown=4, yellow=1, green=4)
    t.player(2, corn=6, brown=4, yellow=1, green=0)
    return t.end_round()


def test_the_temples_of_the_first_age() -> None:
    assert temples(day=13).state.scores == [16, 15, 7]


def test_the_temples_of_the_second_age() -> None:
    assert temples(day=26).state.scores == [18, 15, 7]


@pytest.mark.parametrize("day", [7, 20])
def test_the_temples_in_the_middle_of_an_age(day: int) -> None:
    t = temples(day)
    assert t.change(0) == {"corn": -6, "stone": 1, "wood": 2, "skulls": 1}
    assert t.change(1) == {"corn": -6, "stone": 2, "wood": 2}
    assert t.change(2) == {"corn": -6, "stone": 2}


# ---------------------------------------------------------------- section 10: two rounds


def test_two_rounds() -> None:
    green, blue, red, yellow = range(4)
    t = position(seat=green, corn=10)
    for seat in (blue, red, yellow):
        t.player(seat, corn=10)

    t.place("tikal 0").place("yaxchilan 0").place("palenque 0").end_turn()
    assert t.change(green) == {"corn": -3}
    t.place("palenque 1").place("palenque 2").end_turn()
    assert t.change(blue) == {"corn": -4}
    t.place("yaxchilan 1").place("yaxchilan 2").place("tikal 1").end_turn()
    assert t.change(red) == {"corn": -7}
    t.place("tikal 2").place("starting_space").end_turn()
    assert t.change(yellow) == {"corn": -3}

    t.days(1)
    assert (t.board["starting_player"], t.current_player) == (yellow, yellow)
    assert t.board["calendar_corn"] == 0

    t.place("palenque 0").place("palenque 4").end_turn()
    assert t.change(yellow) == {"corn": -3 - 5}
    t.pick_up("yaxchilan 1").use("yaxchilan 1")
    assert t.change(green) == {"corn": -3, "wood": 1}
    t.pick_up("tikal 1").use("tikal 1").advance("agriculture").pay(wood=1).end_turn()
    assert t.change(green) == {"corn": -3, "agriculture": 1}
    t.place("tikal 0", cost=0).end_turn()
    assert t.change(blue) == {"corn": -4}
    t.pick_up("yaxchilan 3").use("yaxchilan 3").end_turn()
    assert t.change(red) == {"corn": -7 + 2, "gold": 1}

    assert (t.board["calendar_corn"], t.board["day"], t.board["round"]) == (1, 2, 3)
    assert t.current_player == yellow


# ---------------------------------------------------------------- section 10: the others


def test_corn_gained_pays_for_the_next_workers_step_back() -> None:
    t = position(corn=0, at=["yaxchilan 2", "yaxchilan 3"])
    t.pick_up("yaxchilan 2").use("yaxchilan 2")
    assert t.change() == {"stone": 1, "corn": 1}
    t.pick_up("yaxchilan 3").use("yaxchilan 2", cost=1)
    assert t.change() == {"stone": 2, "corn": 1}


def test_feeding_three_workers_with_five_corn() -> None:
    assert last_turn(day=7, corn=5).end_round().change() == {"corn": -4, "vp": -3}


def test_chichen_itza_7_stepping_back_to_6() -> None:
    t = picked_up("chichen_itza 7", skulls=1, corn=1).use("chichen_itza 6", cost=1).gain(wood=1)
    assert t.change() == {"skulls": -1, "corn": -1, "vp": 8, "green": 1, "wood": 1}


def test_placing_around_a_foreign_worker() -> None:
    t = position(corn=20, workers=6).player(1, at=["palenque 1"], corn=8)
    t.place("palenque 0").place("palenque 2").place("yaxchilan 0")
    assert t.change() == {"corn": -5}
    assert min(t.places().values()) == 3
    t.end_turn().place("palenque 3").place("palenque 4")
    assert t.change(1) == {"corn": -8}


def wood_then_four() -> Position:
    """Workers on Palenque 3 and 4, no corn visible; 3 has taken the wood tile and two wood."""
    t = position(corn=1, at=["palenque 3", "palenque 4"])
    t.pick_up("palenque 3").use("palenque 3").harvest("wood")
    assert t.change() == {"wood": 2, "wood_tiles": 1}
    return t.pick_up("palenque 4")


def test_then_4_burns_for_seven_corn_and_a_step_down() -> None:
    t = wood_then_four().use("palenque 4").burn("brown")
    assert t.change() == {"wood": 2, "wood_tiles": 1, "corn": 7, "corn_tiles": 1, "brown": -1}


def test_or_4_pays_one_corn_and_uses_action_3_on_the_uncovered_tile() -> None:
    t = wood_then_four().use("palenque 3", cost=1).harvest("corn", tile=True, corn=5)
    assert t.change() == {"wood": 2, "wood_tiles": 1, "corn": 5 - 1, "corn_tiles": 1}


def test_five_workers_two_of_them_free_and_one_B04_cost_three_corn() -> None:
    t = last_turn(day=7, corn=10, workers=5, buildings=["B01", "B02", "B04"]).end_round()
    assert t.change() == {"corn": -3}


def test_a_worker_on_6_stops_two_days_one_on_7_does_not() -> None:
    t = last_turn().player(1, at=["tikal 6"]).place("starting_space").end_turn()
    assert t.phase == "turn"
    t = last_turn().player(1, at=["tikal 7"]).place("starting_space").end_turn()
    assert t.phase == "days"


@pytest.mark.parametrize(("level", "corn"), [(0, 4), (1, 4), (2, 4), (3, 2)])
def test_a_two_block_building_at_uxmal_4(level: int, corn: int) -> None:
    t = using("uxmal 4", corn=9, architecture=level, shown=["B14"])
    assert t.offered("build", "cost") == [{"corn": corn}]
