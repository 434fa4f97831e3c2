"""Section (e): the nine tokens of the angry god, and appeasing him."""

from typing import Any

import pytest

from tests.mezo.positions import Position, conflict, era_start

EVERYWHERE = ["chichen_itza", "coba", "hochob", "becan", "palenque"]


def appeasing(token: str, **setup: Any) -> Position:
    """Seat 0 (Ixchel) has paid a Shaman of the reserve and uses this token; changes count from then
    on."""
    era = token.count("I", 0, token.index("-"))
    tokens = ["I-1", "II-2", "III-1"][: era - 1] + [token]
    usual: Any = {"abilities": {0: "god_strength_level"}, "era": era, "tokens": tokens}
    t = conflict("becan", cards={0: "ixchel fervor"}, **(usual | setup)).act(3)
    t.appease(("shaman", "reserve")).from_here().token(token)
    return t


def is_resolved(t: Position) -> bool:
    """Whether the action of seat 0 is resolved."""
    return t.phase == "action" and t.current_player == 1


def test_token_i_1_tribute() -> None:
    t = appeasing("I-1")
    assert is_resolved(t)
    assert t.change() == {"0 vp": 2}


def test_token_i_2_fury() -> None:
    t = appeasing("I-2")
    assert is_resolved(t)
    assert t.change() == {"0 bonus": 2}


def test_token_i_3_reprieve() -> None:
    t = appeasing("I-3", xibalba={0: (3, 3)}).recover("shaman", "warrior", "warrior")
    assert is_resolved(t)
    assert t.change() == {
        "0 xibalba shaman": -1,
        "0 reserve shaman": 1,
        "0 xibalba warrior": -2,
        "0 reserve warrior": 2,
    }


def test_token_ii_1_banishment() -> None:
    t = appeasing("II-1", units={"coba": {1: (1, 0)}, "becan": {0: (0, 1)}})
    assert t.values("region") == ["coba", "becan"]
    assert t.may("stop")
    t.exile(1, "shaman", "coba")
    assert is_resolved(t)
    assert t.change() == {"coba 1 shaman": -1, "1 reserve shaman": 1}


def test_token_ii_2_ecstasy() -> None:
    t = appeasing("II-2")
    assert is_resolved(t)
    assert t.change() == {"0 devotion": 2}


def test_token_ii_3_omen() -> None:
    t = appeasing("II-3")
    assert t.values("region") == EVERYWHERE
    t.build("glyph", "coba")
    assert is_resolved(t)
    assert t.change() == {"0 glyphs": -1, "coba 0 glyphs": 1}


def test_token_iii_1_cataclysm() -> None:
    t = appeasing("III-1")
    assert is_resolved(t)
    assert t.change() == {"0 bonus": 4}


def test_token_iii_2_hunger() -> None:
    t = appeasing("III-2", units={"coba": {1: (1, 0)}})
    assert t.may("stop")
    t.annihilate(1, "shaman", "coba")
    assert is_resolved(t)
    assert t.change() == {"coba 1 shaman": -1, "1 xibalba shaman": 1}


@pytest.mark.parametrize(("devotion", "points"), [(0, 2), (9, 3), (14, 3), (15, 4), (19, 4)])
def test_token_iii_3_apotheosis(devotion: int, points: int) -> None:
    """The ceremonial action has given 1 Devotion before."""
    t = appeasing("III-3", devotion={0: devotion})
    assert is_resolved(t)
    assert t.change() == {"0 vp": points}


# ---------------------------------------------------------------- appeasing


@pytest.mark.parametrize("era", [1, 2, 3])
def test_as_many_tokens_are_face_up_as_the_number_of_the_era(era: int) -> None:
    setup: Any = {"era": era, "abilities": {0: "god_strength_level"}}
    t = conflict("becan", cards={0: "ixchel fervor"}, **setup).act(3).appease(("shaman", "reserve"))
    assert t.values("token") == ["I-1", "II-1", "III-1"][:era]


def test_units_of_the_reserve_and_of_presence_pay() -> None:
    units = {"becan": {0: (1, 0), 1: (1, 1)}, "hochob": {0: (0, 2)}, "coba": {0: (1, 1)}}
    t = conflict("becan", cards={0: "ixchel fervor"}, units=units).act(3).appease()
    assert [(o["kind"], o["from"]) for o in t.options()] == [
        ("shaman", "becan"),
        ("shaman", "reserve"),
        ("warrior", "hochob"),
        ("warrior", "reserve"),
    ]


def test_the_unit_waits_and_then_goes_to_xibalba() -> None:
    t = conflict("becan", cards={3: "ixchel fervor"}, turn=7, units={"becan": {3: (2, 1)}})
    t.do("action", action=3).from_here().appease()
    assert not t.may("pay", **{"from": "becan"})  # Ixchel is on V10
    t.do("pay", kind="warrior", where="reserve")
    assert t.view()["angry_god"]["units"]["3"] == {"shaman": 0, "warrior": 1}
    assert t.pair(3, "waiting") == (0, 1)
    t.token("I-1")
    xibalba = t.pair(3, "xibalba")
    t.space("K5").space("X2").deploy("shaman", "coba", "coba")
    assert t.pair(3, "xibalba") == (xibalba[0], xibalba[1] + 1)
    assert t.pair(3, "waiting") == (0, 0)


def test_a_unit_that_pays_stops_counting_at_once() -> None:
    t = conflict("becan", cards={0: "ixchel fervor"}, units={"becan": {0: (2, 0)}}).act(3)
    assert t.strength(0)["units"] == 2
    t.appease(("shaman", "becan"))
    assert t.strength(0)["units"] == 1


def test_tokens_stay_usable() -> None:
    cards = {0: "ixchel fervor", 1: "ah_puch fervor"}
    t = conflict("becan", cards=cards).act(3).appease(("shaman", "reserve")).token("I-1")
    t.act(3).recover("shaman").appease(("shaman", "reserve"), ("warrior", "reserve")).token("I-1")
    assert t.vp[:2] == [42, 32]


def test_all_nine_tokens_belong_to_their_era() -> None:
    for era in (1, 2, 3):
        t = era_start(era=era)
        assert t.values("token") == [f"{'I' * era}-{i}" for i in (1, 2, 3)]
