"""Sections (c) and (d): the five Altars, and the spaces of Calendar and Codex."""

from typing import Any

import pytest

from tests.mezo.positions import CALENDAR, CODEX, Position, conflict, consecrated, resolving

EVERYWHERE = ["chichen_itza", "coba", "hochob", "becan", "palenque"]


def after_win(altar: str, **setup: Any) -> Position:
    """Seat 0 has won in Becan with three Warriors; seat 3 has passed for Devotion."""
    setup["units"] = {"becan": {0: (0, 3)}} | setup.get("units", {})
    return resolving("becan", altars={"becan": altar}, **setup)


# ---------------------------------------------------------------- Altars


def test_altar_a1_of_the_sun() -> None:
    t = after_win("A1")
    assert (t.phase, t.current_player) == ("codex", 0)
    assert t.change() == {"3 devotion": 1, "0 vp": 7}


def test_altar_a2_of_blood() -> None:
    t = after_win("A2")
    assert t.phase == "codex"
    assert t.change() == {"3 devotion": 1, "0 vp": 4, "0 devotion": 3}


def test_altar_a3_of_stone() -> None:
    t = after_win("A3", pyramids={"becan": "1", "coba": "1"})
    assert t.options() == [{"type": "build", "kind": "pyramid", "region": "becan"}]
    t.build("pyramid", "becan")
    assert t.phase == "codex"
    assert t.change() == {
        "3 devotion": 1,
        "0 vp": 4 + 2,
        "1 vp": 1,
        "0 level 2": -1,
        "becan height": 1,
    }


def test_altar_a3_where_nothing_can_be_built() -> None:
    t = after_win("A3", pyramids={"becan": "1 1 1 1"})
    assert t.phase == "codex"
    assert t.change() == {"3 devotion": 1, "0 vp": 4}


def test_altar_a4_of_bone() -> None:
    t = after_win("A4", xibalba={0: (3, 2)}).recover("shaman", "warrior", "warrior", "shaman")
    assert t.phase == "codex"
    assert t.pair(0, "xibalba") == (1, 0)
    assert t.vp[0] == 40 + 5


def test_altar_a5_of_jade() -> None:
    t = after_win("A5")
    assert t.values("region") == EVERYWHERE
    assert not t.may("stop")
    t.build("glyph", "coba", "becan")
    assert t.phase == "codex"
    assert t.change() == {
        "3 devotion": 1,
        "0 vp": 4,
        "0 glyphs": -2,
        "coba 0 glyphs": 1,
        "becan 0 glyphs": 1,
    }


def test_the_altar_token_stays() -> None:
    t = after_win("A1").space("X2").deploy("warrior", "coba", "coba")
    assert t.phase == "conflict"
    assert t.region("becan")["altar"] == "A1"


def test_the_altar_is_that_of_the_moment() -> None:
    t = conflict("becan", cards={3: "cabrakan mandate"}, turn=7, altars={"becan": "A4"})
    t.do("pass", action=2, gain="devotion")
    assert t.vp[3] == 10 + 5  # RECOVER 4 comes next
    t = conflict(
        "becan",
        cards={3: "cabrakan mandate"},
        covered={3: [3]},
        turn=7,
        altars={"becan": "A4", "coba": "A1"},
    )
    t.act(1).do("swap_altars", region="coba")
    assert t.vp[3] == 10 + 4 + 7


def test_the_consecrated_region_gives_eight_vp_instead() -> None:
    t = consecrated("becan", altars={"becan": "A1"}, units={"becan": {0: (1, 0)}})
    for _ in range(4):
        t.sacrifice(0, 0)
    assert t.vp[0] == 40 + 8


# ---------------------------------------------------------------- Calendar


def with_calendar(space: str, **setup: Any) -> Position:
    """Seat 0 has the most Shamans in Becan and takes this space; changes count from then on. Seat 1
    has a Warrior there, so that its Codex follows. Seat 2 wins."""
    setup["units"] = {"becan": {0: (2, 0), 1: (1, 1), 2: (0, 0)}} | setup.get("units", {})
    setup.setdefault("glyphs", {"becan": {2: 4}})
    t = resolving("becan", altars={"becan": "A1"}, **setup).from_here()
    assert (t.phase, t.current_player) == ("calendar", 0)
    return t.space(space)


UNIT_TAKEN = {"becan 0 shaman": -1, "0 on_tracks shaman": 1}


def test_calendar_k1_return() -> None:
    t = with_calendar("K1", xibalba={0: (3, 3)})
    t.recover("shaman", "shaman", "shaman", "warrior", "warrior")
    assert (t.phase, t.current_player) == ("codex", 1)
    assert t.change() == UNIT_TAKEN | {
        "0 xibalba shaman": -3,
        "0 reserve shaman": 3,
        "0 xibalba warrior": -2,
        "0 reserve warrior": 2,
    }
    assert t.view()["calendar"] == {"K1": 0, "K2": None, "K3": None, "K4": None, "K5": None}


def test_calendar_k2_rapture() -> None:
    t = with_calendar("K2")
    assert t.phase == "codex"
    assert t.change() == UNIT_TAKEN | {"0 devotion": 3}


def test_calendar_k3_descent() -> None:
    t = with_calendar("K3", gods={0: "kukulkan"}, gods_at={0: "V4"})
    assert t.options() == [
        {"type": "summon", "first": "move"},
        {"type": "summon", "first": "ability"},
    ]
    t.summon("ability").deploy("warrior", "palenque").go("V8")
    assert t.phase == "codex"
    assert t.change() == UNIT_TAKEN | {"0 reserve warrior": -1, "palenque 0 warrior": 1}


def test_calendar_k4_inscription() -> None:
    t = with_calendar("K4")
    assert t.values("region") == EVERYWHERE
    t.build("glyph", "coba", "coba")
    assert t.phase == "codex"
    assert t.change() == UNIT_TAKEN | {"0 glyphs": -2, "coba 0 glyphs": 2}


def test_calendar_k5_eclipse() -> None:
    t = with_calendar("K5")
    assert t.phase == "codex"
    assert t.change() == UNIT_TAKEN | {"0 vp": 4}


# ---------------------------------------------------------------- Codex


def with_codex(space: str, **setup: Any) -> Position:
    """Seat 0 has the only unit in Becan, a Warrior, and takes this space; changes count from then
    on. Seat 2 wins."""
    setup["units"] = {"becan": {0: (0, 1)}} | setup.get("units", {})
    setup.setdefault("glyphs", {"becan": {2: 4}})
    t = resolving("becan", altars={"becan": "A1"}, **setup).from_here()
    assert (t.phase, t.current_player) == ("codex", 0)
    return t.space(space)


LEFT = {"becan 0 warrior": -1, "0 on_tracks warrior": 1}


def test_codex_x1_rebirth() -> None:
    t = with_codex("X1")
    assert t.values("region") == EVERYWHERE
    assert t.values("kind") == ["shaman", "warrior"]
    t.awaken("shaman", "coba")
    assert t.phase == "conflict"
    assert t.change() == LEFT | {"0 xibalba shaman": -1, "coba 0 shaman": 1}


def test_codex_x2_muster() -> None:
    t = with_codex("X2")
    assert t.values("region") == EVERYWHERE
    assert not t.may("stop")
    t.deploy("shaman", "coba").deploy("warrior", "palenque")
    assert t.phase == "conflict"
    assert t.change() == LEFT | {
        "0 reserve shaman": -1,
        "coba 0 shaman": 1,
        "0 reserve warrior": -1,
        "palenque 0 warrior": 1,
    }


def test_codex_x3_execution() -> None:
    t = with_codex("X3", units={"coba": {1: (1, 0)}})
    assert t.may("stop")
    t.annihilate(1, "shaman", "coba")
    assert t.phase == "conflict"
    assert t.change() == LEFT | {"coba 1 shaman": -1, "1 xibalba shaman": 1}


def test_codex_x4_monument() -> None:
    t = with_codex("X4")
    assert t.values("region") == EVERYWHERE
    t.build("pyramid", "chichen_itza")
    assert t.phase == "conflict"
    assert t.change() == LEFT | {"0 level 1": -1, "chichen_itza height": 1, "0 vp": 1}


def test_codex_x5_sack() -> None:
    t = with_codex("X5", pyramids={"coba": "1"})
    t.raze("pyramid", 1, "coba")
    assert t.phase == "conflict"
    assert t.change() == LEFT | {"1 level 1": 1, "coba height": -1, "0 vp": 2}


def test_codex_x5_gives_two_vp_without_razing() -> None:
    t = with_codex("X5").stop()
    assert t.change() == LEFT | {"0 vp": 2}


@pytest.mark.parametrize(("spaces", "units"), [(CALENDAR, (3, 0)), (CODEX, (0, 3))])
def test_a_space_that_is_taken_is_not_offered(spaces: tuple[str, ...], units: Any) -> None:
    t = resolving("becan", units={"becan": {0: units}}, tracks={spaces[0]: 1, spaces[3]: 0})
    assert t.values("space") == [spaces[1], spaces[2], spaces[4]]
