"""The Conflict of the consecrated region: no cards, sacrifices from the reserve."""

import pytest

from tests.mezo.positions import Position, consecrated


def all_give(t: Position, *gifts: tuple[int, int]) -> Position:
    """The sacrifices of all seats in turn."""
    for shamans, warriors in gifts:
        t.sacrifice(shamans, warriors)
    return t


def test_seats_decide_in_descending_vp_shamans_first() -> None:
    t = consecrated(vp=[5, 9, 2, 7])
    assert t.view()["conflict"]["acting"] == []
    for seat in (1, 3, 0, 2):
        assert (t.phase, t.current_player) == ("sacrifice", seat)
        assert t.view()["order"] == [1, 3, 0, 2]
        assert [(o["kind"], o["n"]) for o in t.options()] == [("shaman", n) for n in range(8)]
        t.do("sacrifice", n=1)
        assert t.values("kind") == ["warrior"]
        t.do("sacrifice", n=0)


def test_each_sacrifice_is_devotion_and_strength() -> None:
    t = consecrated().from_here().sacrifice(2, 3)
    assert t.change() == {
        "0 reserve shaman": -2,
        "0 reserve warrior": -3,
        "0 waiting shaman": 2,
        "0 waiting warrior": 3,
        "0 devotion": 5,
    }
    assert t.strength(0)["sacrificed"] == t.strength(0)["total"] == 5


def test_devotion_is_gained_once_after_the_warriors() -> None:
    t = consecrated(devotion={0: 19}, vp=[40, 42, 20, 10])
    t.sacrifice(0, 0)  # seat 1 leads
    t.do("sacrifice", n=1)
    assert t.vp[0] == 40
    t.do("sacrifice", n=1)
    assert t.vp[0] == 43  # one move of 2, and 42 is taken


def test_only_the_reserve_can_be_sacrificed() -> None:
    t = consecrated(units={"becan": {0: (2, 2)}, "coba": {0: (2, 0)}}, xibalba={0: (1, 6)})
    assert t.values("n") == [0, 1, 2, 3]
    t.do("sacrifice", n=0)
    assert t.values("n") == [0]  # still a decision


def test_units_and_glyphs_count_too() -> None:
    t = consecrated(units={"becan": {1: (1, 2)}}, glyphs={"becan": {1: 2}})
    assert t.strength(1)["total"] == 5


def test_the_winner_gains_eight_vp_and_there_are_no_majorities() -> None:
    t = consecrated(units={"becan": {1: (2, 2)}}).from_here()
    all_give(t, (0, 0), (0, 0), (3, 0), (0, 0))
    assert t.phase == "conflict"
    assert t.vp == [40, 38, 20, 10]
    assert t.view()["calendar"] == dict.fromkeys(("K1", "K2", "K3", "K4", "K5"))


def test_clean_up_returns_units_and_sends_sacrificed_ones_to_xibalba() -> None:
    t = consecrated(units={"becan": {1: (2, 2)}}).from_here()
    all_give(t, (0, 0), (1, 0), (3, 1), (0, 0))
    assert t.change() == {
        "becan 1 shaman": -2,
        "becan 1 warrior": -2,
        "1 reserve shaman": 1,
        "1 reserve warrior": 2,
        "1 xibalba shaman": 1,
        "1 devotion": 1,
        "2 reserve shaman": -3,
        "2 reserve warrior": -1,
        "2 xibalba shaman": 3,
        "2 xibalba warrior": 1,
        "2 devotion": 4,
        "1 vp": 8,
    }


def test_a_tie_is_decided_by_the_tied_player_with_least_vp() -> None:
    t = consecrated(vp=[40, 30, 20, 10], units={"becan": {0: (2, 0), 2: (2, 0)}})
    all_give(t, (0, 0), (1, 0), (0, 0), (0, 0))
    assert (t.phase, t.current_player) == ("tie_consecrated", 2)
    assert t.values("seat") == [0, 2]
    t.tie(0)  # the richer one is allowed
    assert t.vp == [48, 30, 20, 10]


def test_the_vp_of_the_moment_decide_who_has_least() -> None:
    """Seat 2 had less than seat 1, but overflowing Devotion takes it ahead."""
    t = consecrated(vp=[40, 30, 28, 10], devotion={2: 19})
    all_give(t, (0, 0), (3, 0), (3, 0), (0, 0))
    assert t.vp == [40, 30, 31, 10]
    assert (t.phase, t.current_player) == ("tie_consecrated", 1)


def test_without_any_strength_there_is_no_winner() -> None:
    t = consecrated()
    all_give(t, *[(0, 0)] * 4)
    assert t.vp == [40, 30, 20, 10]
    assert t.phase == "conflict"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_token_stays_until_the_end_of_the_era(players: int) -> None:
    t = consecrated("becan", players)
    all_give(t, *[(0, 0)] * players)
    assert t.region("becan")["consecrated"]
    assert t.region("becan")["fought"]


def test_no_cards_are_played() -> None:
    t = consecrated()
    all_give(t, *[(0, 0)] * 4)
    for p in range(4):
        assert t.player(p)["cards_left"] == 5
        assert t.player(p)["hand"] == []
