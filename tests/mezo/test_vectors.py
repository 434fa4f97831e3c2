"""The fifteen test vectors of the specification, by number."""

from typing import Any

import pytest

from tests.mezo.positions import before_conflict, conflict, consecrated, end_of_era, resolving

BLUE, YELLOW, GREEN, RED = range(4)


def test_v01_three_winners_in_one_conflict() -> None:
    t = resolving(
        heroes={GREEN: "becan"},
        units={"becan": {BLUE: (1, 1), YELLOW: (2, 3), GREEN: (2, 0), RED: (2, 2)}},
        glyphs={"becan": {GREEN: 1, RED: 3}},
        xibalba={GREEN: (3, 3)},
    )
    assert t.totals() == [2, 5, 5, 7]
    assert t.vp == [40, 30, 20, 17]  # the Altar of 7 VP
    assert (t.phase, t.current_player) == ("tie_calendar", GREEN)
    assert t.values("seat") == [YELLOW, GREEN, RED]
    t.tie(GREEN).space("K1").recover("shaman", "shaman", "shaman", "warrior", "warrior")
    assert t.pair(GREEN, "xibalba") == (0, 1)
    assert (t.phase, t.current_player) == ("codex", YELLOW)
    t.space("X1").awaken("warrior", "coba")
    assert t.phase == "conflict"
    assert t.units("coba", YELLOW) == (0, 1)


def test_v02_the_consecrated_uxmal() -> None:
    t = consecrated(
        "uxmal",
        vp=[40, 25, 30, 10],
        uninhabited=["coba"],
        units={"uxmal": {GREEN: (2, 1), RED: (3, 1), BLUE: (1, 1), YELLOW: (2, 2)}},
    )
    for seat, gift in ((BLUE, (4, 3)), (GREEN, (2, 2)), (YELLOW, (3, 2))):
        assert t.current_player == seat
        t.sacrifice(*gift)
    assert t.current_player == RED
    t.do("sacrifice", kind="shaman", n=4)
    assert [t.strength(p)["total"] for p in (BLUE, YELLOW, GREEN)] == [9, 9, 7]
    assert t.strength(RED)["total"] == 8
    t.do("sacrifice", kind="warrior", n=0)
    assert (t.phase, t.current_player) == ("tie_consecrated", YELLOW)
    assert t.values("seat") == [BLUE, YELLOW]
    t.tie(YELLOW)
    assert t.vp == [40, 33, 30, 10]
    assert t.player(GREEN)["devotion"] == 4


def test_v03_thirteen_and_twice_the_level() -> None:
    t = end_of_era(era=3, vp=[100, 50, 20, 10], devotion={0: 18}, abilities={0: "end_vp_2x_level"})
    assert t.vp[0] == 100 + 13 + 6


def test_v04_as_many_as_there_are() -> None:
    t = conflict(cards={0: "cabrakan mission"}, xibalba={0: (1, 1)})
    t.act(2).recover("shaman", "warrior")
    assert t.current_player == 1
    assert t.pair(0, "xibalba") == (0, 0)


def test_v05_kukulkan_from_v4_to_v8() -> None:
    t = conflict("coba", era=2, cards={0: "kukulkan legacy"}, gods_at={0: "V4"})
    t.act(1).summon("ability")
    assert t.values("region") == ["hochob", "becan", "palenque"]
    t.deploy("warrior", "becan", "hochob").go("V8")
    assert t.view()["gods"]["0"] == "V8"
    assert t.units("becan", 0) == t.units("hochob", 0) == (0, 1)


def test_v06_a_pass_covers_one_action_only() -> None:
    t = conflict(cards={0: "kukulkan mandate"}).pass_(1, "warrior")
    assert t.pair(0, "xibalba") == (1, 0)
    t.devote(1).devote(1).devote(1)
    assert t.current_player == 0
    assert [o["action"] for o in t.options() if o["type"] == "action"] == [2, 3]


def test_v07_presence_limits_the_reach() -> None:
    t = conflict(
        cards={0: "kukulkan fervor"},
        gods_at={0: "V6"},
        units={r: {1: (1, 0)} for r in ("chichen_itza", "coba", "becan", "hochob", "palenque")},
    )
    assert t.act(2).values("region") == ["chichen_itza", "coba"]


def test_v08_scoring_a_pyramid() -> None:
    t = conflict(cards={0: "ixchel legacy"}, vp=[10, 12, 9, 50], pyramids={"becan": "1 2"})
    t.act(2).choose(0).build("pyramid", "becan")
    assert t.vp == [14, 13, 10, 50]


def test_v09_devotion_beyond_the_last_space() -> None:
    t = conflict(
        turn=7,
        cards={3: "ixchel mission"},
        vp=[30, 20, 11, 10],
        devotion={3: 19},
        altars={"becan": "A1"},
        units={"becan": {3: (1, 0), 0: (0, 4)}},
        xibalba={3: (0, 0)},
    )
    t.act(2)  # nothing to RECOVER; 1 Devotion: 11 is taken
    assert t.vp[3] == 12
    t.space("K2")
    assert t.vp[3] == 15
    t = consecrated(vp=[10, 11, 2, 1], devotion={0: 19}).sacrifice(0, 0).sacrifice(2, 1)
    assert t.vp[0] == 13


@pytest.mark.parametrize("players", [3, 4])
def test_v10_draws(players: int) -> None:
    """3, 3, 3 and with four players 2: of which new 3, 1, 1 and 0."""
    seats = range(players)
    played_cards = ""
    hand = ""
    for new, cards in ((3, 3), (1, 3), (1, 3), (0, 2))[: players if players == 4 else 3]:
        setup: Any = {
            "hand": dict.fromkeys(seats, hand),
            "played": dict.fromkeys(seats, played_cards),
        }
        t = before_conflict(players, heroes={0: "becan"}, **setup).chance(region="becan")
        draws = 0
        while t.phase == "draw":
            t.first()
            draws += 1
        assert draws == new * players
        hand_cards = t.player(0)["hand"]
        assert len(hand_cards) == cards
        played_cards, hand = f"{played_cards} {hand_cards[0]}", " ".join(hand_cards[1:])


def test_v11_four_to_three_without_any_unit() -> None:
    """Seat 0 has only the 4 of the token; the Hero's owner has 2 + 1."""
    t = conflict(
        era=3,
        cards={0: "ixchel fervor"},
        units={"becan": {3: (1, 0)}},
        abilities={0: "god_strength_level"},
        gods_at={0: "V6"},
        covered={p: [] for p in range(4)},
    )
    t.act(3).appease(("shaman", "reserve")).token("III-1")
    assert t.totals() == [4, 0, 0, 3]
    t.others_pass(lambda t: t.phase != "action")
    assert t.view()["conflict"]["winner"] == 0


def test_v12_a_claim_without_a_shaman_left() -> None:
    cards = {0: "ixchel mandate", 1: "kukulkan fervor"}
    units = {"becan": {0: (1, 0), 2: (1, 0), 3: (2, 0)}}
    t = conflict(cards=cards, gods_at={1: "V8"}, units=units)
    t.act(2).act(2).annihilate(0, "shaman", "becan")
    assert t.view()["conflict"]["claims"]["shaman"] == 0
    t.others_pass(lambda t: t.phase == "calendar")
    assert t.current_player == 3


def test_v13_the_placer_of_a_neutral_hero() -> None:
    t = conflict(
        "becan",
        2,
        heroes={0: "coba", 1: "hochob"},
        neutral={"becan": 0, "palenque": 1},
        units={"becan": {0: (1, 0), 1: (0, 1)}},
    )
    assert t.view()["conflict"]["acting"] == [1, 0]
    t.others_pass(lambda t: t.phase != "action")
    assert (t.phase, t.current_player) == ("tie_strength", 0)


def test_v14_ten_vp_in_one_move() -> None:
    abilities = dict.fromkeys(range(4), "win_conflict_plus5") | {0: "calendar_codex_plus3"}
    t = end_of_era(era=3, vp=[30, 35, 20, 10], tracks={"K1": 0, "X1": 0}, abilities=abilities)
    assert t.vp == [40, 35, 20, 10]  # in two moves 35 would have been in the way


def test_v15_a_level_three_once_more() -> None:
    t = conflict(
        cards={0: "cabrakan fervor", 1: "ixchel legacy"},
        gods_at={1: "V8"},
        pyramids={"becan": "2: 2 3"},
    )
    t.act(2).raze("pyramid", 3, "becan").act(2).choose(0).from_here().build("pyramid", "becan")
    assert t.pyramid("becan") == [(2, 2), (3, 1)]
    assert t.change() == {"1 vp": 2, "2 vp": 1, "1 level 3": -1, "becan height": 1}
