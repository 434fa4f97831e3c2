"""The verbs of the effect language, one by one, on cards of the built-in data.

Seat 0 acts in Becan, its god on V4 (Hochob, Becan, Palenque).
"""

from typing import Any

import pytest

from tests.mezo.positions import CONFLUENCES, Position, conflict, resolving

HERE = ["hochob", "becan", "palenque"]
EVERYWHERE = ["chichen_itza", "coba", "hochob", "becan", "palenque"]


def using(card: str, action: int, **setup: Any) -> Position:
    """Seat 0 uses an action."""
    return conflict(cards={0: card}, **setup).act(action)


def test_summon() -> None:
    t = using("kukulkan legacy", 1).summon("ability").deploy("warrior", "becan").go("V9")
    assert t.view()["gods"]["0"] == "V9"
    assert t.units("becan", 0) == (0, 1)


@pytest.mark.parametrize("confluence", CONFLUENCES)
def test_presence_is_in_all_inhabited_regions_that_a_confluence_touches(confluence: str) -> None:
    t = using("kukulkan fervor", 1, gods_at={0: confluence})
    assert set(t.values("region")) == CONFLUENCES[confluence] - {"uxmal"}


def test_deploy_from_the_reserve() -> None:
    t = using("kukulkan fervor", 1)
    assert t.values("region") == HERE
    t.deploy("warrior", "becan", "palenque")
    assert t.pair(0, "reserve") == (7, 5)


def test_deploy_is_skipped_without_a_reserve() -> None:
    t = using("kukulkan fervor", 1, xibalba={0: (1, 8)})
    assert (t.phase, t.current_player) == ("action", 1)
    assert t.change() == {"0 devotion": 1}


def test_deploy_as_many_as_possible() -> None:
    t = using("kukulkan fervor", 1, xibalba={0: (1, 7)}).deploy("warrior", "becan")
    assert (t.phase, t.current_player) == ("action", 1)


def test_awaken_from_xibalba_to_a_region() -> None:
    t = resolving(units={"becan": {0: (0, 3)}}, xibalba={0: (2, 0)}).space("X1")
    assert t.values("kind") == ["shaman"]
    assert t.values("region") == EVERYWHERE
    t.awaken("shaman", "coba")
    assert (t.pair(0, "xibalba"), t.units("coba", 0)) == ((1, 0), (1, 0))


def test_recover_from_xibalba_to_the_reserve() -> None:
    t = using("ixchel mission", 2, xibalba={0: (3, 2)}).recover("shaman", "warrior", "shaman")
    assert t.values("kind") == ["shaman", "warrior"]
    t.recover("shaman")
    assert t.values("kind") == []  # done: four
    assert (t.pair(0, "xibalba"), t.pair(0, "reserve")) == ((0, 1), (8, 7))


def test_recover_one_kind_only() -> None:
    t = using("kukulkan mission", 2, xibalba={0: (5, 1)})
    assert t.values("kind") == ["warrior"]


def test_annihilate_to_the_xibalba_of_the_owner() -> None:
    t = using("ixchel fervor", 2, units={"becan": {2: (1, 1)}}).annihilate(2, "warrior", "becan")
    assert t.change() == {"becan 2 warrior": -1, "2 xibalba warrior": 1}


def test_exile_to_the_reserve_of_the_owner() -> None:
    t = using("ixchel vengeance", 2, units={"becan": {2: (1, 1)}}).exile(2, "warrior", "becan")
    assert t.change() == {"becan 2 warrior": -1, "2 reserve warrior": 1, "0 bonus": 2}


def test_build_a_glyph() -> None:
    t = using("ixchel legacy", 2).choose(1).build("glyph", "palenque").stop()
    assert t.change() == {"0 glyphs": -1, "palenque 0 glyphs": 1}


def test_build_without_glyphs_is_not_offered() -> None:
    t = using("ixchel legacy", 2, glyphs={"coba": {0: 6}})
    assert t.values("option") == [0]


def test_build_a_pyramid() -> None:
    t = using("ixchel legacy", 2).choose(0)
    assert t.values("region") == HERE
    assert not t.may("stop")
    assert t.build("pyramid", "hochob").pyramid("hochob") == [(1, 0)]


def test_raze() -> None:
    t = using("cabrakan fervor", 2, glyphs={"becan": {1: 1}}, pyramids={"palenque": "2"})
    assert [(o["kind"], o["owner"], o["region"]) for o in t.options()[:-1]] == [
        ("glyph", 1, "becan"),
        ("pyramid", 2, "palenque"),
    ]
    t.raze("pyramid", 2, "palenque")
    assert t.change() == {"palenque height": -1, "2 level 1": 1, "0 vp": 2}


def test_transform() -> None:
    t = using("cabrakan legacy", 2, glyphs={"becan": {1: 1}}).choose(2)
    t.transform("glyph", 1, "becan")
    assert t.change() == {
        "0 glyphs": -1,
        "1 glyphs": 1,
        "becan 0 glyphs": 1,
        "becan 1 glyphs": -1,
    }


def test_move_to_a_different_region() -> None:
    t = using("cabrakan vengeance", 2, units={"becan": {1: (1, 0)}})
    assert "becan" not in t.values("to")
    t.move(1, "shaman", "becan", "coba")
    assert t.change() == {"becan 1 shaman": -1, "coba 1 shaman": 1, "0 bonus": 1}


def test_move_takes_units_that_have_not_moved_yet() -> None:
    """Some in Becan have moved there, but one was there before."""
    units = {"hochob": {1: (1, 0)}, "becan": {1: (1, 0)}}
    t = using("cabrakan fervor", 3, units=units)
    assert len([o for o in t.options() if o["type"] == "move"]) == 4
    t.move(1, "shaman", "hochob", "becan")
    assert t.units("becan", 1) == (2, 0)


def test_swap_altars() -> None:
    t = using("cabrakan mandate", 1, altars={"becan": "A2", "hochob": "A5"})
    t.do("swap_altars", region="hochob")
    assert (t.region("becan")["altar"], t.region("hochob")["altar"]) == ("A5", "A2")


def test_appease() -> None:
    t = using("ixchel fervor", 3).appease(("warrior", "reserve")).token("I-1")
    assert (t.vp[0], t.pair(0, "waiting")) == (42, (0, 1))


def test_gain_vp() -> None:
    assert using("ah_puch mission", 1, xibalba={0: (0, 0)}).vp[0] == 43


def test_gain_devotion() -> None:
    assert using("ixchel mandate", 1).player(0)["devotion"] == 1


def test_strength() -> None:
    t = using("cabrakan vengeance", 2)
    assert t.strength(0)["bonus"] == t.strength(0)["total"] == 1


def test_claim_majority() -> None:
    assert using("ixchel mandate", 2).view()["conflict"]["claims"]["shaman"] == 0


def test_cancel_majority() -> None:
    t = using("ah_puch mandate", 2).do("cancel", track="codex")
    assert t.view()["conflict"]["cancelled"] == ["codex"]


def test_choose_one() -> None:
    t = using("cabrakan legacy", 2, glyphs={"becan": {1: 1}}, pyramids={"becan": "1"})
    assert t.types() == {"choose_one"}
    assert t.values("option") == [0, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_opponent_clockwise_from_the_left(players: int) -> None:
    units = {"becan": dict.fromkeys(range(players), (1, 1))}
    cards, gods_at = {1: "ixchel mandate"}, {1: "V4"}
    t = conflict("becan", players, cards=cards, gods_at=gods_at, first=1, units=units)
    seats = []
    t.do("action", action=1)
    while t.phase == "effect":
        seats.append(t.current_player)
        assert t.view()["effect"]["actor"] == 1
        t.first()
    assert seats == [(1 + i) % players for i in range(1, players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_ends_with_the_actor(players: int) -> None:
    units = {"becan": dict.fromkeys(range(players), (1, 1))}
    t = conflict("becan", players, cards={1: "ah_puch mandate"}, first=1, units=units)
    seats = []
    t.do("action", action=1)
    while t.phase == "effect":
        seats.append(t.current_player)
        t.first()
    assert seats == [(1 + i) % players for i in range(1, players + 1)]


def test_up_to_offers_stop_at_each_target() -> None:
    t = using("kukulkan mandate", 2, units={"coba": {0: (0, 3)}})
    for _ in range(3):
        assert t.may("stop")
        t.move(0, "warrior", "coba", "becan")
    assert t.current_player == 1


def test_every_target_is_a_decision_even_the_only_one() -> None:
    t = using("ah_puch fervor", 2, xibalba={0: (1, 0)})
    assert t.options() == [{"type": "recover", "kind": "shaman"}]
