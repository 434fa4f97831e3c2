"""Temples: steps, tops, and rewards on Food Days (section 6)."""

import numpy as np
import pytest

import sacbe
from sacbe.adapters.small import small_calendar
from sacbe.play.game import Game
from tests.games.modules import module_of
from tests.tzolkin.positions import TEMPLES, TOPS, last_turn, position, using

# ---------------------------------------------------------------- steps


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_the_top_step_ends_the_temple(temple: str, top: int) -> None:
    t = using("uxmal 1", corn=3, **{temple: top})
    assert temple not in t.climbs()


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_the_top_is_reached_from_the_step_below(temple: str, top: int) -> None:
    assert using("uxmal 1", corn=3, **{temple: top - 1}).climb(temple).me[temple] == top


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_the_top_step_holds_one_player(temple: str, top: int) -> None:
    t = position(corn=3, at=["uxmal 1"], **{temple: top - 1}).player(1, **{temple: top})
    assert temple not in t.pick_up("uxmal 1").use("uxmal 1").climbs()


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_any_other_step_holds_several_players(temple: str, top: int) -> None:
    t = position(corn=3, at=["uxmal 1"], **{temple: top - 2}).player(1, **{temple: top - 1})
    assert t.pick_up("uxmal 1").use("uxmal 1").climb(temple).me[temple] == top - 1


@pytest.mark.parametrize(("temple", "top"), TOPS.items())
def test_arriving_on_a_top_turns_the_board_to_its_light_side(temple: str, top: int) -> None:
    t = using("uxmal 1", corn=3, light=False, **{temple: top - 1}).climb(temple)
    assert t.change() == {"corn": -3, temple: 1, "light": True}


def test_a_step_below_the_top_does_not_turn_the_board() -> None:
    t = using("uxmal 1", corn=3, light=False, brown=4).climb("brown")
    assert t.change() == {"corn": -3, "brown": 1}


def test_a_step_lost_on_the_top_does_not_turn_the_board() -> None:
    t = using("chichen_itza 1", skulls=1, light=False, brown=6)
    assert t.change() == {"skulls": -1, "vp": 4}


def test_a_step_lost_below_a_top_held_by_another_does_not_turn_the_board() -> None:
    t = position(skulls=1, at=["chichen_itza 1"], light=False, brown=5).player(1, brown=6)
    t.pick_up("chichen_itza 1").use("chichen_itza 1")
    assert t.change() == {"skulls": -1, "vp": 4}


def test_leaving_a_top_changes_nothing_and_arriving_again_turns_the_board_again() -> None:
    t = position(corn=0, at=["chichen_itza 1"], skulls=1, brown=6, light=False).beg("brown")
    assert (t.me["brown"], t.me["light"]) == (5, False)
    t.pick_up("chichen_itza 1").use("chichen_itza 1")
    assert (t.me["brown"], t.me["light"]) == (6, True)


def test_a_top_that_was_left_is_free_for_another() -> None:
    t = position(corn=3, at=["uxmal 1"], brown=5).player(1, brown=5)
    assert "brown" in t.pick_up("uxmal 1").use("uxmal 1").climbs()


def test_steps_are_taken_one_at_a_time_and_the_second_may_be_lost() -> None:
    t = using("tikal 2", stone=2, shown=["B27"], brown=5, light=False).build("B27")
    assert t.change() == {
        "stone": -2,
        "brown": 1,
        "vp": 2,
        "light": True,
        "buildings": ["B27"],
    }


def test_the_second_of_two_steps_is_lost_below_a_top_held_by_another() -> None:
    t = position(at=["tikal 2"], stone=2, shown=["B27"], brown=4).player(1, brown=6)
    t.pick_up("tikal 2").use("tikal 2").build("B27")
    assert t.change() == {"stone": -2, "brown": 1, "vp": 2, "buildings": ["B27"]}


# ---------------------------------------------------------------- goods: first and third Food Day

GOODS: dict[str, list[dict[str, int]]] = {
    "brown": [
        {},
        {},
        {"stone": 1},
        {"stone": 1},
        {"stone": 2},
        {"stone": 2},
        {"stone": 2},
    ],
    "yellow": [{}, {}, {}, {"gold": 1}, {"gold": 1}, {"gold": 2}, {"gold": 2}, {"gold": 2}]
    + [{"gold": 2}],
    "green": [
        {},
        {},
        {"wood": 1},
        {"wood": 1},
        {"wood": 2},
        {"wood": 2, "skulls": 1},
        {"wood": 2, "skulls": 1},
        {"wood": 2, "skulls": 1},
    ],
}


@pytest.mark.parametrize("day", [7, 20], ids=["first", "third"])
@pytest.mark.parametrize(
    ("temple", "step"), [(temple, step) for temple in TEMPLES for step in range(len(GOODS[temple]))]
)
def test_goods_of_the_step_and_of_all_steps_below(temple: str, step: int, day: int) -> None:
    t = last_turn(day=day, corn=6, **{temple: step}).end_round()
    assert t.change() == {"corn": -6, **GOODS[temple][step]}


def test_goods_of_all_three_temples_add_up() -> None:
    t = last_turn(day=7, corn=6, **TOPS).end_round()
    assert t.change() == {"corn": -6, "stone": 2, "gold": 2, "wood": 2, "skulls": 1}


def test_skulls_of_a_food_day_come_from_the_bank() -> None:
    t = last_turn(day=7, corn=6, green=5).player(2, green=6).end_round()
    assert t.board["skulls_in_bank"] == 11
    assert t.goods_of(2)["skulls"] == 1


# ---------------------------------------------------------------- points: second and fourth

POINTS: dict[str, list[int]] = {
    "brown": [-1, 0, 2, 4, 6, 7, 8],
    "yellow": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "green": [-3, 0, 1, 3, 5, 7, 9, 10],
}
STEPS = [(temple, step, n) for temple in TEMPLES for step, n in enumerate(POINTS[temple])]


@pytest.mark.parametrize(("temple", "step", "points"), STEPS)
def test_the_second_food_day_gives_the_points_of_the_step(
    temple: str, step: int, points: int
) -> None:
    t = last_turn(day=13, corn=6, **{temple: step})
    top = TOPS[temple]
    leads = step == top
    if not leads:
        t.player(1, **{temple: top})
    t.player(2, **{other: TOPS[other] for other in TEMPLES if other != temple})
    bonus = {"brown": 6, "yellow": 2, "green": 4}[temple] if leads else 0
    assert t.end_round().me["vp"] == points + bonus


@pytest.mark.parametrize(
    ("day", "brown", "yellow", "green"), [(13, 6, 2, 4), (26, 2, 6, 4)], ids=["second", "fourth"]
)
def test_the_leader_bonus(day: int, brown: int, yellow: int, green: int) -> None:
    farms = ["B04", "B05"]  # no player needs corn
    for temple, bonus, own in (("brown", brown, 2), ("yellow", yellow, 1), ("green", green, 1)):
        t = last_turn(day=day, buildings=farms, **{temple: 2})
        others = {other: 2 for other in TEMPLES if other != temple}
        t.player(1, **others).player(2, **others)
        assert t.end_round().me["vp"] == own + bonus, temple


@pytest.mark.parametrize(
    ("temple", "half", "own"), [("brown", 3, 2), ("yellow", 1, 1), ("green", 2, 1)]
)
@pytest.mark.parametrize("tied", [2, 3, 4])
def test_tied_leaders_get_half_each_however_many(
    temple: str, half: int, own: int, tied: int
) -> None:
    t = last_turn(day=13, corn=6, **{temple: 2})
    for seat in range(1, tied):
        t.player(seat, **{temple: 2})
    lead = {other: 3 for other in TEMPLES if other != temple}
    t.player(3, corn=6, **lead)
    assert t.end_round().me["vp"] == half + own


def test_the_highest_step_may_be_the_start() -> None:
    t = last_turn(day=13, corn=6, brown=1, yellow=0, green=0)
    for seat in (1, 2, 3):
        t.player(seat, brown=0, yellow=2, green=2)
    assert t.end_round().me["vp"] == 6 - 2 - 3


def test_the_highest_step_may_even_be_the_bottom() -> None:
    t = last_turn(day=13, corn=6, brown=0, yellow=0, green=0)
    for seat in (1, 2, 3):
        t.player(seat, brown=0, yellow=2, green=2)
    assert t.end_round().me["vp"] == 3 - 1 - 2 - 3


def test_only_players_count_for_the_lead() -> None:
    t = last_turn(players=2, day=13, corn=6).player(1, brown=0, yellow=0, green=0)
    assert t.end_round().me["vp"] == 6 + 2 + 4


def test_points_of_temples_may_be_negative() -> None:
    t = last_turn(day=13, corn=6, brown=0, yellow=0, green=0)
    assert t.end_round().me["vp"] == -1 - 2 - 3


@pytest.mark.parametrize("day", [13, 26])
def test_the_second_and_fourth_food_day_give_no_goods(day: int) -> None:
    t = last_turn(day=day, corn=6, brown=5, yellow=7, green=6).end_round()
    assert (t.me["wood"], t.me["stone"], t.me["gold"]) == (0, 0, 0)
    assert t.me["skulls"] == 0


@pytest.mark.parametrize("day", [7, 20])
def test_the_first_and_third_food_day_give_no_points(day: int) -> None:
    assert last_turn(day=day, corn=6, **TOPS).end_round().me["vp"] == 0


# ---------------------------------------------------------------- evaluator


def temple_points(game: Game, food_days: int) -> list[float]:
    """What the evaluator expects of the top of each temple, with goods that are worth nothing."""
    prices, weights = module_of(game, "evaluate.prices"), module_of(game, "evaluate.weights")
    state = game.start(2).plain()
    state.food_days = food_days
    w, price = game.evaluator.WEIGHTS[0], np.zeros(weights.N_PRICES)
    return [
        prices.temple_worth(state, 0, w, price, temple, TOPS[name])
        for temple, name in enumerate(TEMPLES)
    ]


def test_the_evaluator_counts_the_food_days_of_the_data() -> None:
    """The first of four gives goods, so it changes nothing; a game with one has no points."""
    at_start, *later = (temple_points(sacbe.game("tzolkin"), n) for n in range(5))
    assert later[0] == at_start
    assert all(a > b > 0 for a, b in zip(at_start, later[1], strict=True))
    assert later[2] == later[1]
    assert later[3] == [0, 0, 0]
    assert temple_points(sacbe.game("tzolkin", data=small_calendar()), 0) == [0, 0, 0]
