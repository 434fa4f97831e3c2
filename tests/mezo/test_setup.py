"""Section (a): set-up by number of players, in the order of chance."""

from typing import Any

import pytest

import sacbe
from tests.mezo.positions import ALTARS, GODS, REGIONS, Position, new_game

EMPTY = {2: 1, 3: 2, 4: 1}
START_VP = {2: [1, 0], 3: [2, 1, 0], 4: [3, 2, 1, 0]}


def first_outcomes(players: int, **options: Any) -> tuple[Position, list[dict[str, Any]]]:
    """A game set up with the first chance outcomes, and these outcomes."""
    t = new_game(players, **options)
    outcomes = []
    while t.phase in ("uninhabited", "altar", "starting_seat", "god"):
        outcomes.append(t.options()[0])
        t.first()
    return t, outcomes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_chance(players: int) -> None:
    t, outcomes = first_outcomes(players)
    altars = 6 - EMPTY[players]
    types = ["uninhabited"] * EMPTY[players] + ["altar"] * altars + ["starting_seat"]
    assert [info["type"] for info in outcomes] == types + ["god"] * players
    assert [info["seat"] for info in outcomes if info["type"] == "god"] == list(range(players))
    assert (t.phase, t.view()["era"]) == ("token", 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_uninhabited_regions_and_altars(players: int) -> None:
    t, outcomes = first_outcomes(players)
    regions = t.view()["regions"]
    empty = [name for name, region in regions.items() if not region["inhabited"]]
    assert len(empty) == EMPTY[players]
    assert {name for name, region in regions.items() if region["altar"] is None} == set(empty)
    with_altar = [info["region"] for info in outcomes if info["type"] == "altar"]
    assert with_altar == [name for name in REGIONS if name not in empty]
    used = [region["altar"] for region in regions.values() if region["altar"]]
    assert len(set(used)) == 6 - EMPTY[players]
    if players != 3:
        assert sorted(used) == list(ALTARS)  # with three, one is boxed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_of_every_player(players: int) -> None:
    t, _ = first_outcomes(players)
    for p in range(players):
        me = t.player(p)
        assert me["reserve"] == {"shaman": 7, "warrior": 7}
        assert me["xibalba"] == {"shaman": 1, "warrior": 1}
        assert me["waiting"] == me["on_tracks"] == {"shaman": 0, "warrior": 0}
        assert me["glyphs_left"] == 6
        assert me["pyramid_pieces_left"] == {"1": 3, "2": 3, "3": 3, "4": 2}
        assert (me["devotion"], me["level"], me["hero"]) == (0, 1, "reserve")
        assert (me["cards_left"], me["hand"], len(me["unseen"])) == (5, [], 5)
        assert me["abilities"] == []
    assert sorted(t.player(p)["god"] for p in range(players)) == sorted(GODS[:players])
    assert set(t.view()["gods"].values()) == {None}
    assert t.view()["angry_god"]["tokens"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_starting_vp_fall_clockwise_from_the_starting_seat(players: int, seat: int) -> None:
    if seat >= players:
        with pytest.raises(ValueError, match="no seat"):
            new_game(players, starting_seat=seat)
        return
    t, outcomes = first_outcomes(players, starting_seat=seat)
    assert "starting_seat" not in [info["type"] for info in outcomes]
    assert [t.vp[(seat + i) % players] for i in range(players)] == START_VP[players]
    assert t.view()["starting_seat"] == seat


def test_the_starting_seat_is_drawn() -> None:
    t = new_game(4)
    while t.phase != "starting_seat":
        assert t.vp == [0, 0, 0, 0]
        t.first()
    assert [share for _, share in t.state.chance()] == [0.25] * 4
    t.chance(seat=2)
    assert t.vp == [1, 0, 3, 2]


def test_all_outcomes_are_equally_likely() -> None:
    t = new_game(3)
    assert [share for _, share in t.state.chance()] == [1 / 6] * 6
    t.chance(region="becan")
    assert t.values("region") == [r for r in REGIONS if r != "becan"]
    t.chance(region="uxmal")
    assert t.values("region") == ["chichen_itza"]
    assert t.values("altar") == list(ALTARS)


def test_gods_may_be_chosen_in_descending_vp() -> None:
    t, outcomes = first_outcomes(4, gods="chosen", starting_seat=2)
    assert "god" not in [info["type"] for info in outcomes]
    assert t.phase == "choose_god"
    assert t.view()["order"] == [2, 3, 0, 1]
    free = list(GODS)
    for seat, god in zip((2, 3, 0, 1), ("ah_puch", "kukulkan", "cabrakan", "ixchel"), strict=True):
        assert t.current_player == seat
        assert t.values("god") == free
        t.do("choose_god", god=god)
        free.remove(god)
    assert t.phase == "token"
    assert [t.player(p)["god"] for p in range(4)] == ["cabrakan", "ixchel", "ah_puch", "kukulkan"]


def test_the_last_god_is_dealt_by_chance_too() -> None:
    t = new_game(4)
    while t.phase != "god" or t.options()[0]["seat"] < 3:
        t.first()
    assert t.options() == [{"type": "god", "seat": 3, "god": "cabrakan"}]


def test_the_token_of_era_one_is_turned_up_first() -> None:
    t, _ = first_outcomes(4, starting_seat=0)
    assert t.values("token") == ["I-1", "I-2", "I-3"]
    t.chance(token="I-2")
    assert t.view()["angry_god"]["tokens"] == ["I-2"]
    assert (t.phase, t.current_player) == ("ability", 0)


def test_two_to_four_players() -> None:
    for players in (1, 5):
        with pytest.raises(ValueError, match="players"):
            sacbe.game("mezo").start(players)
