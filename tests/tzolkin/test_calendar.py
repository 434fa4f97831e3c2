"""Rounds, the starting player, and passing days (sections 2 and 5)."""

import pytest

from tests.tzolkin.positions import WHEELS, Position, last_turn, position

# ---------------------------------------------------------------- a round


@pytest.mark.parametrize(
    ("players", "starter", "order"),
    [(4, 0, [0, 1, 2, 3]), (4, 2, [2, 3, 0, 1]), (3, 1, [1, 2, 0]), (2, 1, [1, 0])],
)
def test_turns_go_clockwise_from_the_starting_player(
    players: int, starter: int, order: list[int]
) -> None:
    t = position(players, seat=starter)
    seats = []
    for _ in order:
        seats.append(t.current_player)
        t.pass_turn()
    assert seats == order
    assert (t.board["round"], t.board["day"], t.current_player) == (2, 1, starter)


def test_the_marker_moves_only_in_the_calendar_phase() -> None:
    t = position(seat=1, corn=5).place("starting_space").end_turn()
    assert t.board["starting_player"] == 1
    t = position(seat=2, starter=1, corn=5).place("starting_space").end_turn()
    assert (t.board["starting_player"], t.current_player) == (1, 3)


# ---------------------------------------------------------------- the starting space empty


def test_an_empty_starting_space_puts_one_corn_on_the_tooth_and_one_day_passes() -> None:
    t = last_turn().end_round()
    assert (t.board["calendar_corn"], t.board["day"], t.board["round"]) == (1, 1, 2)
    assert t.board["starting_player"] == 1


def test_corn_gathers_on_the_teeth() -> None:
    t = last_turn()
    for day in range(1, 5):
        t.end_round()
        assert (t.board["day"], t.board["calendar_corn"]) == (day, day)


def test_after_the_corn_was_taken_the_count_restarts_at_zero() -> None:
    t = last_turn(teeth=5).place("starting_space").end_turn().days(1)
    assert t.board["calendar_corn"] == 0
    t.end_round()
    assert t.board["calendar_corn"] == 1


# ---------------------------------------------------------------- the starting space occupied


def taken_by(seat: int, starter: int, players: int = 4) -> Position:
    """The end of a round in which a seat has taken the starting space."""
    last = (starter - 1) % players
    return position(players, seat=last, starter=starter).table(starting_space=seat).end_round()


@pytest.mark.parametrize(("seat", "starter"), [(2, 0), (3, 0), (0, 1), (1, 3)])
def test_the_marker_goes_to_the_taker(seat: int, starter: int) -> None:
    t = taken_by(seat, starter)
    assert t.board["starting_player"] == seat
    assert t.days(1).current_player == seat


@pytest.mark.parametrize(("seat", "players", "left"), [(0, 4, 1), (3, 4, 0), (2, 3, 0), (1, 2, 0)])
def test_a_holder_who_takes_the_space_passes_the_marker_to_the_left(
    seat: int, players: int, left: int
) -> None:
    t = taken_by(seat, starter=seat, players=players)
    assert t.board["starting_player"] == left
    assert t.current_player == seat  # the seat that chooses the days
    assert t.days(1).current_player == left


def test_the_worker_comes_back_to_the_takers_hand() -> None:
    t = taken_by(2, 0)
    assert t.board["starting_space"] is None
    assert t.goods_of(2)["hand"] == 3


def test_no_corn_is_put_on_the_teeth_in_such_a_round() -> None:
    t = last_turn(teeth=0).table(starting_space=2).end_round().days(1)
    assert t.board["calendar_corn"] == 0
    t = last_turn(teeth=0).table(starting_space=2).end_round().days(2)
    assert t.board["calendar_corn"] == 0


def test_the_taker_chooses_one_day_or_two() -> None:
    t = taken_by(2, 0)
    assert (t.phase, t.current_player) == ("days", 2)
    assert t.options() == [{"type": "days", "days": 1}, {"type": "days", "days": 2}]


def test_two_days_turn_the_board_to_its_dark_side() -> None:
    t = taken_by(2, 0).days(2)
    assert (t.board["day"], t.board["round"]) == (2, 2)
    assert t.goods_of(2)["light"] is False


def test_one_day_keeps_the_light_side() -> None:
    t = taken_by(2, 0).days(1)
    assert t.board["day"] == 1
    assert t.goods_of(2)["light"] is True


def test_on_the_dark_side_one_day_passes_without_asking() -> None:
    t = last_turn().player(2, light=False).table(starting_space=2).end_round()
    assert (t.phase, t.board["day"], t.current_player) == ("turn", 1, 2)


def test_only_the_takers_own_side_matters() -> None:
    t = (
        last_turn()
        .player(0, light=False)
        .player(1, light=False)
        .table(starting_space=2)
        .end_round()
    )
    assert t.phase == "days"


# ---------------------------------------------------------------- the ban on two days


@pytest.mark.parametrize("who", [0, 1, 2, 3])
@pytest.mark.parametrize("wheel", WHEELS[:4])
def test_a_worker_on_six_of_a_small_wheel_stops_two_days_whose_ever_it_is(
    wheel: str, who: int
) -> None:
    t = position(seat=0, starter=1, corn=9).player(who, at=[f"{wheel} 6"])
    t.table(starting_space=2)
    t.place("palenque 0").end_turn()
    assert (t.phase, t.board["day"]) == ("turn", 1)
    assert t.goods_of(2)["light"] is True


@pytest.mark.parametrize("who", [0, 1, 2, 3])
def test_a_worker_on_nine_of_chichen_itza_stops_two_days(who: int) -> None:
    t = position(seat=0, starter=1, corn=9).player(who, at=["chichen_itza 9"])
    t.table(starting_space=2).place("palenque 0").end_turn()
    assert t.phase == "turn"


@pytest.mark.parametrize(
    "where",
    [f"{wheel} {space}" for wheel in WHEELS[:4] for space in (5, 7)]
    + [f"chichen_itza {space}" for space in (6, 7, 8, 10)],
)
def test_other_spaces_do_not_matter(where: str) -> None:
    t = position(seat=0, starter=1, corn=9).player(1, at=[where]).table(starting_space=2)
    assert t.place(f"{'tikal' if 'palenque' in where else 'palenque'} 0").end_turn().phase == "days"


@pytest.mark.parametrize("where", [*(f"{wheel} 6" for wheel in WHEELS[:4]), "chichen_itza 9"])
def test_dummies_never_stop_two_days(where: str) -> None:
    t = last_turn(players=3, dummies=[where]).table(starting_space=2).end_round()
    assert t.phase == "days"


# ---------------------------------------------------------------- the wheels move


@pytest.mark.parametrize("wheel", WHEELS)
def test_every_worker_moves_up_one_space(wheel: str) -> None:
    t = position(seat=0, starter=1, corn=9).player(1, at=[f"{wheel} 2", f"{wheel} 5"])
    t.player(2, at=[f"{wheel} 3"]).place("starting_space").end_turn().days(1)
    expected = [None] * (13 if wheel == "chichen_itza" else 10)
    assert t.board["wheels"][wheel] == [
        {3: 1, 4: 2, 6: 1}.get(hole, empty) for hole, empty in enumerate(expected)
    ]


@pytest.mark.parametrize(
    "where", [*(f"{wheel} 7" for wheel in WHEELS[:4]), "chichen_itza 10"], ids=str
)
def test_a_worker_on_the_last_space_falls_off_and_returns_without_an_action(where: str) -> None:
    t = position(seat=0, starter=1).player(1, at=[where], corn=3, skulls=1)
    t.place("starting_space").end_turn().days(1)
    assert t.goods_of(1)["hand"] == 3
    assert t.change(1) == {}


def test_two_days_move_the_wheels_twice() -> None:
    t = position(seat=0, starter=1).player(1, at=["tikal 5", "tikal 7", "uxmal 3"])
    t.place("starting_space").end_turn().days(2)
    assert t.board["wheels"]["tikal"].index(1) == 7
    assert t.board["wheels"]["uxmal"].index(1) == 5
    assert t.goods_of(1)["hand"] == 1


def test_a_worker_placed_today_has_moved_tomorrow() -> None:
    t = last_turn(corn=5).place("tikal 0").place("starting_space").end_turn().days(1)
    assert t.board["wheels"]["tikal"].index(0) == 1


# ---------------------------------------------------------------- Food Days and days


def food_days_held(t: Position) -> int:
    """The number of past Food Days."""
    return 4 - int(t.board["food_days_left"])


def test_food_days_are_in_rounds_8_14_21_27_without_double_advances() -> None:
    t = position()
    rounds = []
    while t.phase != "over":
        now, before = t.board["round"], food_days_held(t)
        t.end_round()
        rounds += [now] * (food_days_held(t) - before)
    assert rounds == [8, 14, 21, 27]


@pytest.mark.parametrize(("day", "before"), [(7, 0), (13, 1), (20, 2), (26, 3)])
def test_a_food_day_ends_the_round_played_on_its_day(day: int, before: int) -> None:
    assert food_days_held(last_turn(day=day).end_round()) == before + 1


@pytest.mark.parametrize("day", [0, 1, 6, 8, 12, 14, 19, 21, 25])
def test_other_rounds_end_without_a_food_day(day: int) -> None:
    t = last_turn(day=day)
    before = food_days_held(t)
    assert food_days_held(t.end_round()) == before


@pytest.mark.parametrize(("day", "number"), [(6, 0), (12, 1), (19, 2), (25, 3)])
def test_a_food_day_jumped_over_is_held_one_day_late(day: int, number: int) -> None:
    t = last_turn(day=day).place("starting_space").end_turn().days(2)
    assert (t.board["day"], food_days_held(t)) == (day + 2, number)
    t.end_round()
    assert food_days_held(t) == number + 1


def test_later_food_days_keep_their_day() -> None:
    t = last_turn(day=6).place("starting_space").end_turn().days(2).end_round()
    assert (t.board["day"], food_days_held(t)) == (9, 1)
    days = []
    while t.phase != "over":
        day, before = t.board["day"], food_days_held(t)
        t.end_round()
        days += [day] * (food_days_held(t) - before)
    assert days == [13, 20, 26]


def test_the_days_are_chosen_after_feeding_and_rewards() -> None:
    t = last_turn(day=7, corn=6, brown=2).place("starting_space").end_turn()
    assert t.phase == "days"
    assert food_days_held(t) == 1
    assert (t.me["corn"], t.me["stone"], t.board["day"]) == (0, 1, 7)


def test_a_top_reached_today_lets_its_player_advance_two_days() -> None:
    t = last_turn(day=3, corn=3, light=False, brown=5, at=["uxmal 1"]).table(starting_space=0)
    t.pick_up("uxmal 1").use("uxmal 1").climb("brown").end_turn()
    assert (t.phase, t.current_player) == ("days", 0)


# ---------------------------------------------------------------- the end


def test_from_day_25_two_days_make_the_next_round_the_last() -> None:
    t = last_turn(day=25).place("starting_space").end_turn().days(2)
    assert (t.board["day"], t.board["round"], food_days_held(t)) == (27, 27, 3)
    assert t.end_round().phase == "over"


@pytest.mark.parametrize(("day", "after"), [(26, 27), (27, 28)])
def test_after_the_fourth_food_day_the_wheel_makes_one_more_day(day: int, after: int) -> None:
    t = last_turn(day=day, held=3).player(1, at=["tikal 3", "uxmal 7"]).end_round()
    assert (t.phase, t.board["day"], t.current_player) == ("over", after, None)
    assert t.board["wheels"]["tikal"].index(1) == 4
    assert 1 not in t.board["wheels"]["uxmal"]


def test_in_the_last_round_the_starting_space_may_be_taken_for_its_corn() -> None:
    t = last_turn(day=26, teeth=6).player(1, brown=2, yellow=2, green=2)
    t.place("starting_space").end_turn()
    assert t.phase == "over"
    assert t.me["vp"] == 0  # six corn have fed three workers
    assert t.me["hand"] == 3


def test_in_the_last_round_one_day_passes_without_a_decision() -> None:
    t = last_turn(day=26).player(1, at=["tikal 3"]).place("starting_space").end_turn()
    assert (t.phase, t.board["day"]) == ("over", 27)
    assert t.me["light"] is True
    assert t.board["wheels"]["tikal"].index(1) == 4


def test_a_game_without_double_days_has_27_rounds() -> None:
    t = position()
    while t.phase != "over":
        t.end_round()
    assert (t.board["round"], t.board["day"]) == (27, 27)
