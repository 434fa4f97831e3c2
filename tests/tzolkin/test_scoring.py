"""The end of the game: leftovers, skulls, monuments, the winner (section 7)."""

from typing import Any

import pytest

from tests.tzolkin.positions import Position, last_turn

LEAD = {"brown": 2, "yellow": 2, "green": 2}
NO_HUNGER = ["B04", "B05"]


def finished_game(seats: dict[int, dict[str, Any]] | None = None, **has: Any) -> Position:
    """The game is over; seat 0 owns `has`, needed no corn and got no points from temples."""
    t = last_turn(day=26, buildings=NO_HUNGER, **has)
    t.player(1, corn=6, **LEAD).player(2, corn=6).player(3, corn=6)
    for seat, owns in (seats or {}).items():
        t.player(seat, **owns)
    return t.end_round()


@pytest.mark.parametrize(
    ("corn", "points"), [(0, 0), (1, 0.25), (2, 0.5), (3, 0.75), (4, 1), (7, 1.75), (20, 5)]
)
def test_four_corn_are_a_point(corn: int, points: float) -> None:
    assert finished_game(corn=corn).me["vp"] == points


@pytest.mark.parametrize(("block", "corn"), [("wood", 2), ("stone", 3), ("gold", 4)])
@pytest.mark.parametrize("n", [1, 2, 5])
def test_blocks_become_corn_at_market_rates(block: str, corn: int, n: int) -> None:
    owned: dict[str, Any] = {block: n}
    assert finished_game(**owned).me["vp"] == corn * n / 4


def test_corn_of_all_blocks_is_counted_together() -> None:
    assert finished_game(corn=3, wood=1, stone=1, gold=1).me["vp"] == 3


@pytest.mark.parametrize("skulls", [1, 2, 4])
def test_a_skull_in_hand_is_three_points(skulls: int) -> None:
    assert finished_game(skulls=skulls).me["vp"] == 3 * skulls


def test_skulls_on_chichen_itza_belong_to_no_player() -> None:
    assert finished_game(chichen=[1, 2, 3]).me["vp"] == 0


def test_points_won_before_are_kept() -> None:
    assert finished_game(vp=31, corn=4).me["vp"] == 32


def test_buildings_are_worth_nothing_in_themselves() -> None:
    assert finished_game().me["vp"] == 0


def test_the_fourth_food_day_comes_before_the_scoring() -> None:
    t = last_turn(day=26, corn=10, yellow=2).end_round()
    # hunger takes six corn; step and lead of yellow, halves of brown and green with the others
    assert t.me["vp"] == 1 + 6 + 1 + 2 + 4 / 4


def test_scoring_changes_nothing_but_the_points() -> None:
    t = finished_game(corn=5, wood=2, stone=1, gold=3, skulls=2)
    assert t.change() == {"vp": (5 + 4 + 3 + 12) / 4 + 6}
    assert t.board["skulls_in_bank"] == 11


def test_monuments_are_scored() -> None:
    assert finished_game(monuments=["M02"]).me["vp"] == 2 * 3


def test_every_player_is_scored() -> None:
    t = finished_game({1: {"vp": 10, **LEAD}, 2: {"gold": 3}, 3: {"skulls": 1}}, corn=1)
    lead = 2 + 2 + 1 + 6 + 1 + 4
    assert t.state.scores == [0.25, 10 + lead, 3, 3]


def test_nothing_is_to_be_chosen_once_the_game_is_over() -> None:
    t = finished_game()
    assert (t.phase, t.current_player, t.options()) == ("over", None, [])


# ---------------------------------------------------------------- the winner


def test_most_points_win() -> None:
    t = finished_game({1: {"vp": 0}, 2: {"vp": 60}, 3: {"vp": 59}}, vp=58)
    assert t.state.winners == [2]


def test_there_is_no_winner_before_the_end() -> None:
    assert last_turn(day=26, vp=50).state.winners == []


def test_a_quarter_decides() -> None:
    t = finished_game({2: {"vp": 50, "corn": 6}}, vp=50, corn=1)
    assert t.state.winners == [0]


def test_among_equals_more_own_workers_on_the_wheels_win() -> None:
    # pass_turn() takes one worker of seat 0 away, so two remain on the wheels
    t = finished_game(
        {2: {"vp": 50, "at": ["tikal 1"]}},
        vp=50,
        at=["uxmal 1", "uxmal 2", "palenque 3"],
    )
    assert t.state.scores[0] == t.state.scores[2]
    assert t.state.winners == [0]


def test_workers_pushed_off_on_the_last_day_do_not_count() -> None:
    t = finished_game(
        {2: {"vp": 50, "at": ["tikal 7", "uxmal 7"]}, 3: {"vp": 50, "at": ["tikal 3"]}},
        vp=0,
    )
    assert t.state.winners == [3]


def test_workers_moving_to_the_last_space_still_count() -> None:
    t = finished_game({2: {"vp": 50, "at": ["chichen_itza 9"]}, 3: {"vp": 50}}, vp=0)
    assert t.state.winners == [2]


def test_the_worker_of_the_starting_space_does_not_count() -> None:
    t = last_turn(day=26, buildings=NO_HUNGER, vp=50).player(1, corn=6, **LEAD)
    t.player(2, corn=6).player(3, corn=6, vp=50, at=["tikal 0"])
    t.place("starting_space").end_turn()
    assert t.state.scores[0] == t.state.scores[3]
    assert t.state.winners == [3]


def test_equal_in_that_too_they_share_the_victory() -> None:
    t = finished_game({2: {"vp": 50, "at": ["tikal 1"]}, 3: {"vp": 50, "at": ["tikal 2"]}}, vp=0)
    assert t.state.winners == [2, 3]


def test_only_the_tied_with_most_workers_share_the_victory() -> None:
    t = finished_game(
        {1: {"vp": 34, "at": ["tikal 5", "uxmal 5"]}, 2: {"vp": 50, "at": ["tikal 1", "uxmal 1"]}}
        | {3: {"vp": 50, "at": ["tikal 2"]}},
        vp=0,
    )
    assert t.state.scores[1:] == [50, 50, 50]
    assert t.state.winners == [1, 2]


def test_workers_break_no_tie_of_unequal_points() -> None:
    t = finished_game({2: {"vp": 50}, 3: {"vp": 49, "at": ["tikal 1", "tikal 2", "tikal 3"]}}, vp=0)
    assert t.state.winners == [2]


def test_one_can_win_below_zero() -> None:
    t = finished_game({1: {"vp": -90}, 2: {"vp": -30}, 3: {"vp": -31}}, vp=-32)
    assert t.state.winners == [2]


def test_a_tie_below_zero_is_broken_by_workers_too() -> None:
    t = finished_game(
        {1: {"vp": -90}, 2: {"vp": -30}, 3: {"vp": -30, "at": ["tikal 1", "tikal 2"]}}, vp=-40
    )
    assert t.state.winners == [3]
