"""Section (f): the two actions of all twenty cards, the ceremonial actions and the summons.

The actor is seat 0 with its god on V4 (Hochob, Becan, Palenque); the Conflict is in Becan.
"""

from typing import Any

import pytest

from tests.mezo.positions import Position, conflict

HERE = ["hochob", "becan", "palenque"]  # where the actor's god is present
EVERYWHERE = ["chichen_itza", "coba", "hochob", "becan", "palenque"]


def playing(card: str, **setup: Any) -> Position:
    """Seat 0 is to act with this card."""
    return conflict("becan", cards={0: card}, **setup)


def is_resolved(t: Position) -> bool:
    """Whether the action of seat 0 is resolved."""
    return t.phase == "action" and t.current_player == 1


# ---------------------------------------------------------------- Kukulkan


@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize("card", ["legacy", "vengeance"])
def test_kukulkan_summon_feathered_host_deploys_warriors_by_era(card: str, era: int) -> None:
    t = playing(f"kukulkan {card}", era=era).act(1).summon("ability")
    assert t.values("region") == HERE
    assert t.values("kind") == ["warrior"]
    assert not t.may("stop")
    t.deploy("warrior", *HERE[:era])
    assert t.phase == "confluence"
    t.go("V8")
    assert is_resolved(t)
    assert t.view()["gods"]["0"] == "V8"
    assert t.change() == {"0 reserve warrior": -era} | {f"{r} 0 warrior": 1 for r in HERE[:era]}


def test_kukulkan_ceremonial_war_offering() -> None:
    t = playing("kukulkan fervor").act(3).deploy("warrior", "hochob")
    assert t.phase == "appease"
    t.stop()
    assert is_resolved(t)
    assert t.change() == {"0 reserve warrior": -1, "hochob 0 warrior": 1}


def test_kukulkan_legacy_2_temple_of_the_serpent() -> None:
    t = playing("kukulkan legacy", units={"hochob": {0: (0, 2)}}).act(2)
    assert t.values("region") == HERE
    t.build("pyramid", "hochob")
    assert t.options() == [{"type": "build", "kind": "glyph", "region": "hochob"}]
    t.build("glyph", "hochob")
    assert is_resolved(t)
    assert t.change() == {
        "0 vp": 1,
        "0 level 1": -1,
        "hochob height": 1,
        "0 glyphs": -1,
        "hochob 0 glyphs": 1,
    }


def test_kukulkan_legacy_2_needs_two_warriors_for_the_glyph() -> None:
    t = playing("kukulkan legacy", units={"hochob": {0: (3, 1)}, "becan": {0: (0, 2)}}).act(2)
    assert is_resolved(t.build("pyramid", "hochob"))
    assert t.change() == {"0 vp": 1, "0 level 1": -1, "hochob height": 1}


@pytest.mark.parametrize(("warriors", "bonus"), [(0, 2), (1, 3), (3, 5), (4, 6), (6, 6)])
def test_kukulkan_vengeance_2_serpents_fury(warriors: int, bonus: int) -> None:
    units = {"becan": {0: (2, warriors)}, "hochob": {0: (0, 1)}}
    t = playing("kukulkan vengeance", units=units).act(2)
    assert is_resolved(t)
    assert t.change() == {"0 bonus": bonus}
    assert t.strength(0)["total"] == 2 + warriors + bonus


@pytest.mark.parametrize(("devotion", "level"), [(0, 1), (9, 1), (10, 2), (15, 2), (16, 3)])
def test_kukulkan_fervor_1_rain_of_spears(devotion: int, level: int) -> None:
    t = playing("kukulkan fervor", devotion={0: devotion}).act(1)
    assert t.values("region") == HERE
    t.deploy("warrior", *["palenque"] * (1 + level))
    assert is_resolved(t)
    assert t.change() == {
        "0 reserve warrior": -1 - level,
        "palenque 0 warrior": 1 + level,
        "0 devotion": 1,
    }


def test_kukulkan_fervor_2_devour_the_wise() -> None:
    units = {
        "becan": {0: (1, 1), 1: (1, 1)},
        "hochob": {2: (2, 0)},
        "coba": {3: (2, 0)},
    }
    t = playing("kukulkan fervor", devotion={0: 16}, units=units).act(2)
    assert t.values("region") == ["hochob", "becan"]
    assert t.values("kind") == ["shaman"]
    assert sorted(t.values("owner")) == [0, 1, 2]
    t.annihilate(2, "shaman", "hochob")
    assert sorted(t.values("owner")) == [0, 1]  # at most one of each player
    t.annihilate(1, "shaman", "becan").stop()
    assert is_resolved(t)
    assert t.change() == {
        "hochob 2 shaman": -1,
        "2 xibalba shaman": 1,
        "becan 1 shaman": -1,
        "1 xibalba shaman": 1,
        "0 vp": 4,
    }


@pytest.mark.parametrize(("owners", "points"), [((), 0), ((1,), 1), ((1, 2), 4), ((1, 2, 3), 7)])
def test_kukulkan_fervor_2_gains_more_for_further_players(
    owners: tuple[int, ...], points: int
) -> None:
    units = {"becan": {1: (1, 0), 2: (1, 0), 3: (1, 0)}}
    t = playing("kukulkan fervor", devotion={0: 16}, units=units).act(2)
    for owner in owners:
        t.annihilate(owner, "shaman", "becan")
    if len(owners) < 3:
        t.stop()
    assert is_resolved(t)
    assert t.change().get("0 vp", 0) == points


def test_kukulkan_mandate_1_champions_of_war() -> None:
    t = playing("kukulkan mandate").act(1)
    assert is_resolved(t)
    assert t.change() == {"0 devotion": 1}
    assert t.view()["conflict"]["claims"] == {"shaman": None, "warrior": 0}


def test_kukulkan_mandate_2_winged_march() -> None:
    units = {"coba": {0: (1, 2), 1: (0, 3)}, "hochob": {0: (0, 2)}, "becan": {0: (0, 1)}}
    t = playing("kukulkan mandate", units=units).act(2)
    assert {info.get("owner", 0) for info in t.options()} == {0}
    assert t.values("from") == ["coba", "hochob"]  # without presence, too
    assert t.values("to") == ["becan"]
    assert t.values("kind") == ["warrior"]
    t.move(0, "warrior", "coba", "becan").move(0, "warrior", "hochob", "becan")
    t.move(0, "warrior", "coba", "becan")
    assert is_resolved(t)
    assert t.change() == {"coba 0 warrior": -2, "hochob 0 warrior": -1, "becan 0 warrior": 3}


def test_kukulkan_mission_1_spoils_of_war() -> None:
    units = {"coba": {0: (0, 1)}, "hochob": {0: (1, 2)}, "becan": {0: (0, 2), 1: (0, 1)}}
    t = playing("kukulkan mission", units=units).act(1)
    assert t.values("region") == ["hochob", "becan"]
    assert t.values("owner") == [0]
    t.exile(0, "warrior", "hochob").exile(0, "warrior", "becan").stop()
    assert is_resolved(t)
    assert t.change() == {
        "hochob 0 warrior": -1,
        "becan 0 warrior": -1,
        "0 reserve warrior": 2,
        "0 devotion": 2,
        "0 vp": 3,
    }


def test_kukulkan_mission_1_alone_is_worth_one_vp() -> None:
    t = playing("kukulkan mission").act(1)
    assert is_resolved(t)
    assert t.change() == {"0 vp": 1}


@pytest.mark.parametrize(("dead", "back"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_kukulkan_mission_2_shed_skin(dead: int, back: int) -> None:
    t = playing("kukulkan mission", xibalba={0: (4, dead)}).act(2).recover(*["warrior"] * back)
    assert is_resolved(t)
    expected = {"0 reserve warrior": back, "0 xibalba warrior": -back, "0 vp": 1 + back}
    assert t.change() == {key: n for key, n in expected.items() if n}


# ---------------------------------------------------------------- Ixchel


@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize("card", ["legacy", "vengeance"])
def test_ixchel_summon_circle_of_the_moon_deploys_shamans_by_era(card: str, era: int) -> None:
    t = playing(f"ixchel {card}", era=era).act(1).summon("move", "V7")
    assert t.values("region") == ["coba", "becan"]
    assert t.values("kind") == ["shaman"]
    t.deploy("shaman", *["coba"] * era)
    assert is_resolved(t)
    assert t.change() == {"0 reserve shaman": -era, "coba 0 shaman": era}


def test_ixchel_ceremonial_moon_offering() -> None:
    t = playing("ixchel fervor").act(3)
    assert t.phase == "appease"
    assert is_resolved(t.stop())
    assert t.change() == {"0 devotion": 1}


def test_ixchel_legacy_2_woven_signs_a_pyramid() -> None:
    t = playing("ixchel legacy").act(2)
    assert t.values("option") == [0, 1]
    t.choose(0).build("pyramid", "becan")
    assert is_resolved(t)
    assert t.change() == {"0 vp": 1, "0 level 1": -1, "becan height": 1}


def test_ixchel_legacy_2_woven_signs_up_to_two_glyphs() -> None:
    t = playing("ixchel legacy").act(2).choose(1)
    assert t.values("region") == HERE
    assert t.may("stop")
    t.build("glyph", "becan", "hochob")
    assert is_resolved(t)
    assert t.change() == {"0 glyphs": -2, "becan 0 glyphs": 1, "hochob 0 glyphs": 1}


def test_ixchel_vengeance_2_flood() -> None:
    units = {"becan": {0: (1, 1), 1: (2, 3)}, "hochob": {1: (0, 2)}}
    t = playing("ixchel vengeance", units=units).act(2)
    assert t.values("region") == ["becan"]
    assert t.values("kind") == ["warrior"]
    assert t.values("owner") == [0, 1]
    t.exile(1, "warrior", "becan").exile(1, "warrior", "becan")
    assert is_resolved(t)
    assert t.change() == {"becan 1 warrior": -2, "1 reserve warrior": 2, "0 bonus": 2}


@pytest.mark.parametrize(("devotion", "level"), [(0, 1), (10, 2), (16, 3)])
def test_ixchel_fervor_1_healing_tide(devotion: int, level: int) -> None:
    t = playing("ixchel fervor", devotion={0: devotion}).act(1)
    t.deploy("shaman", *["becan"] * (1 + level))
    assert is_resolved(t)
    assert t.change() == {
        "0 reserve shaman": -1 - level,
        "becan 0 shaman": 1 + level,
        "0 devotion": 1,
    }


def test_ixchel_fervor_2_drown_the_proud() -> None:
    units = {"becan": {1: (1, 2)}, "hochob": {2: (0, 1)}, "coba": {3: (0, 1)}}
    t = playing("ixchel fervor", devotion={0: 12}, units=units).act(2)
    assert t.values("kind") == ["warrior"]
    assert t.values("region") == ["hochob", "becan"]
    t.annihilate(1, "warrior", "becan").annihilate(2, "warrior", "hochob")
    assert is_resolved(t)
    assert t.change() == {
        "becan 1 warrior": -1,
        "1 xibalba warrior": 1,
        "hochob 2 warrior": -1,
        "2 xibalba warrior": 1,
    }


def test_ixchel_mandate_1_waning_moon() -> None:
    units = {"hochob": {1: (1, 1), 0: (1, 0)}, "becan": {1: (0, 1)}, "coba": {2: (2, 0), 3: (1, 1)}}
    units["palenque"] = {3: (0, 1)}
    t = playing("ixchel mandate", units=units).act(1)
    assert (t.current_player, t.phase) == (1, "effect")
    effect = {"verb": "EXILE", "actor": 0, "left": 1, "up_to": False, "source": "ixchel mandate 1"}
    assert t.view()["effect"] == effect
    assert len(t.options()) == 3
    t.exile(1, "shaman", "hochob")
    assert t.current_player == 3  # seat 2 has no unit where Ixchel is
    assert t.options() == [{"type": "exile", "owner": 3, "kind": "warrior", "region": "palenque"}]
    t.exile(3, "warrior", "palenque")
    assert is_resolved(t)
    assert t.change() == {
        "hochob 1 shaman": -1,
        "1 reserve shaman": 1,
        "palenque 3 warrior": -1,
        "3 reserve warrior": 1,
        "0 devotion": 1,
    }


def test_ixchel_mandate_2_full_moon() -> None:
    t = playing("ixchel mandate").act(2)
    assert is_resolved(t)
    assert t.change() == {}
    assert t.view()["conflict"]["claims"] == {"shaman": 0, "warrior": None}


def test_ixchel_mission_1_rite_of_passage() -> None:
    units = {"coba": {0: (1, 0)}, "hochob": {0: (3, 1)}, "becan": {0: (1, 0), 1: (1, 0)}}
    t = playing("ixchel mission", units=units).act(1)
    assert t.values("region") == ["hochob", "becan"]
    assert t.values("kind") == ["shaman"]
    assert t.values("owner") == [0]
    t.exile(0, "shaman", "hochob").exile(0, "shaman", "hochob").exile(0, "shaman", "becan")
    assert is_resolved(t)
    assert t.change() == {
        "hochob 0 shaman": -2,
        "becan 0 shaman": -1,
        "0 reserve shaman": 3,
        "0 devotion": 3,
        "0 vp": 4,
    }


def test_ixchel_mission_2_midwife() -> None:
    t = playing("ixchel mission", xibalba={0: (3, 3)}).act(2)
    t.recover("shaman", "warrior", "shaman", "warrior")
    assert is_resolved(t)
    assert t.change() == {
        "0 xibalba shaman": -2,
        "0 reserve shaman": 2,
        "0 xibalba warrior": -2,
        "0 reserve warrior": 2,
        "0 devotion": 1,
    }


# ---------------------------------------------------------------- Ah Puch


@pytest.mark.parametrize("card", ["legacy", "vengeance"])
def test_ah_puch_summon_bone_bells_annihilates_then_recovers_by_era(card: str) -> None:
    t = playing(f"ah_puch {card}", era=3, units={"hochob": {1: (1, 0)}}).act(1).summon("ability")
    t.choose(0).annihilate(1, "shaman", "hochob").recover("shaman", "warrior")
    assert t.phase == "confluence"
    assert is_resolved(t.go("V9"))
    assert t.change() == {
        "hochob 1 shaman": -1,
        "1 xibalba shaman": 1,
        "0 xibalba shaman": -1,
        "0 reserve shaman": 1,
        "0 xibalba warrior": -1,
        "0 reserve warrior": 1,
    }


def test_ah_puch_summon_bone_bells_awakens() -> None:
    t = playing("ah_puch legacy", era=2).act(1).summon("move", "V8")
    assert t.values("option") == [1]  # no unit there to be annihilated
    t.choose(1)
    assert t.values("region") == ["becan", "palenque"]
    t.awaken("warrior", "becan").recover("shaman")
    assert is_resolved(t)
    assert t.change() == {
        "0 xibalba warrior": -1,
        "becan 0 warrior": 1,
        "0 xibalba shaman": -1,
        "0 reserve shaman": 1,
    }


def test_ah_puch_summon_bone_bells_recovers_nobody_in_era_one() -> None:
    t = playing("ah_puch legacy").act(1).summon("ability").choose(1).awaken("shaman", "becan")
    assert t.phase == "confluence"


def test_ah_puch_ceremonial_grave_offering() -> None:
    t = playing("ah_puch fervor").act(3).recover("warrior")
    assert t.phase == "appease"
    assert is_resolved(t.stop())
    assert t.change() == {"0 xibalba warrior": -1, "0 reserve warrior": 1}


def test_ah_puch_legacy_2_ossuary_a_pyramid() -> None:
    t = playing("ah_puch legacy").act(2)
    assert t.values("option") == [0]  # no unit to annihilate
    t.choose(0).build("pyramid", "palenque")
    assert is_resolved(t)
    assert t.change() == {"0 vp": 1, "0 level 1": -1, "palenque height": 1}


def test_ah_puch_legacy_2_ossuary_glyphs_for_a_unit() -> None:
    units = {"hochob": {0: (1, 0), 1: (1, 0)}, "coba": {0: (1, 0)}}
    t = playing("ah_puch legacy", units=units).act(2).choose(1)
    assert t.options() == [{"type": "annihilate", "owner": 0, "kind": "shaman", "region": "hochob"}]
    t.annihilate(0, "shaman", "hochob")
    assert t.values("region") == ["hochob"]
    assert not t.may("stop")
    t.build("glyph", "hochob", "hochob")
    assert is_resolved(t)
    assert t.change() == {
        "hochob 0 shaman": -1,
        "0 xibalba shaman": 1,
        "0 glyphs": -2,
        "hochob 0 glyphs": 2,
        "0 vp": 1,
    }


def test_ah_puch_vengeance_2_rot() -> None:
    units = {"becan": {0: (1, 0), 1: (1, 1), 2: (0, 2)}, "hochob": {3: (1, 0)}}
    t = playing("ah_puch vengeance", units=units).act(2)
    assert t.values("region") == ["becan"]
    t.annihilate(1, "warrior", "becan")
    assert t.values("owner") == [0, 2]  # at most one of each player
    t.annihilate(2, "warrior", "becan")
    assert is_resolved(t)
    assert t.change() == {
        "becan 1 warrior": -1,
        "1 xibalba warrior": 1,
        "becan 2 warrior": -1,
        "2 xibalba warrior": 1,
        "0 bonus": 1,
    }


def test_ah_puch_fervor_1_reaping() -> None:
    units = {"hochob": {1: (2, 0), 2: (1, 0)}, "becan": {1: (0, 1), 3: (0, 1)}, "coba": {3: (1, 0)}}
    t = playing("ah_puch fervor", devotion={0: 19}, units=units).act(1)
    assert t.view()["effect"]["left"] == 3
    t.annihilate(1, "shaman", "hochob")
    assert t.values("owner") == [2, 3]
    t.annihilate(2, "shaman", "hochob").annihilate(3, "warrior", "becan")
    assert is_resolved(t)
    assert t.pair(1, "xibalba") == (2, 1)
    assert t.pair(2, "xibalba") == (2, 1)
    assert t.pair(3, "xibalba") == (1, 2)
    assert t.change()["0 vp"] == 4


def test_ah_puch_fervor_1_alone_is_worth_one_vp() -> None:
    t = playing("ah_puch fervor").act(1)
    assert is_resolved(t)
    assert t.change() == {"0 vp": 1}


@pytest.mark.parametrize(("devotion", "level"), [(0, 1), (10, 2), (16, 3)])
def test_ah_puch_fervor_2_dread(devotion: int, level: int) -> None:
    t = playing("ah_puch fervor", devotion={0: devotion}).act(2).recover("shaman")
    assert is_resolved(t)
    assert t.change() == {"0 bonus": level, "0 xibalba shaman": -1, "0 reserve shaman": 1}


def test_ah_puch_mandate_1_all_must_die() -> None:
    units = {"becan": {0: (1, 0), 1: (1, 1), 3: (0, 2)}, "hochob": {2: (2, 2)}}
    t = playing("ah_puch mandate", units=units).act(1)
    assert t.current_player == 1
    assert len(t.options()) == 2
    t.annihilate(1, "shaman", "becan")
    assert t.current_player == 3
    t.annihilate(3, "warrior", "becan")
    assert t.current_player == 0  # the actor comes last
    t.annihilate(0, "shaman", "becan")
    assert is_resolved(t)
    assert t.change() == {
        "becan 1 shaman": -1,
        "1 xibalba shaman": 1,
        "becan 3 warrior": -1,
        "3 xibalba warrior": 1,
        "becan 0 shaman": -1,
        "0 xibalba shaman": 1,
        "0 devotion": 2,
    }


@pytest.mark.parametrize("track", ["calendar", "codex"])
def test_ah_puch_mandate_2_silence(track: str) -> None:
    t = playing("ah_puch mandate").act(2)
    assert t.options() == [
        {"type": "cancel", "track": "calendar"},
        {"type": "cancel", "track": "codex"},
    ]
    t.do("cancel", track=track)
    assert is_resolved(t)
    assert t.view()["conflict"]["cancelled"] == [track]
    assert t.change() == {"0 vp": 3}


def test_ah_puch_mission_1_open_the_ninth_door() -> None:
    t = playing("ah_puch mission", xibalba={0: (2, 1)}).act(1).recover("shaman", "shaman")
    t.recover("warrior")
    assert is_resolved(t)
    assert t.change() == {
        "0 xibalba shaman": -2,
        "0 reserve shaman": 2,
        "0 xibalba warrior": -1,
        "0 reserve warrior": 1,
        "0 vp": 3,
    }


@pytest.mark.parametrize(
    ("dead", "points"), [(0, 1), (1, 2), (4, 2), (5, 3), (8, 3), (9, 4), (12, 4), (13, 4)]
)
def test_ah_puch_mission_2_count_the_dead(dead: int, points: int) -> None:
    below = {0: (8, 8), 1: (min(dead, 5), 0), 2: (0, max(0, dead - 5)), 3: (0, 0)}
    t = playing("ah_puch mission", xibalba=below).act(2)
    assert is_resolved(t)
    assert t.change() == {"0 vp": points}


# ---------------------------------------------------------------- Cabrakan


@pytest.mark.parametrize("era", [1, 2, 3])
@pytest.mark.parametrize("card", ["legacy", "vengeance"])
def test_cabrakan_summon_tremor_moves_own_units_by_era_on_one_route(card: str, era: int) -> None:
    units = {"hochob": {0: (2, 2), 1: (1, 0)}, "becan": {0: (1, 0)}}
    t = playing(f"cabrakan {card}", era=era, units=units).act(1).summon("ability")
    assert t.values("option") == [0, 1]
    t.choose(0)
    assert t.values("owner") == [0]
    assert t.values("from") == ["becan", "hochob"]
    assert set(t.values("to")) == set(HERE)
    t.move(0, "shaman", "hochob", "palenque")
    for _ in range(era - 1):
        assert t.values("from") == ["hochob"]
        assert t.values("to") == ["palenque"]
        t.move(0, "warrior", "hochob", "palenque")
    assert t.phase == "confluence"
    expected = {"hochob 0 shaman": -1, "palenque 0 shaman": 1}
    if era > 1:
        expected |= {"hochob 0 warrior": 1 - era, "palenque 0 warrior": era - 1}
    assert t.change() == expected


@pytest.mark.parametrize("era", [1, 3])
def test_cabrakan_summon_tremor_or_one_unit_of_any_player(era: int) -> None:
    units = {"hochob": {0: (1, 0), 1: (2, 2)}, "becan": {2: (1, 0)}}
    t = playing("cabrakan legacy", era=era, units=units).act(1).summon("ability").choose(1)
    assert set(t.values("owner")) == {0, 1, 2}
    t.move(1, "shaman", "hochob", "palenque")
    assert t.phase == "confluence"
    assert t.change() == {"hochob 1 shaman": -1, "palenque 1 shaman": 1}


def test_cabrakan_ceremonial_earth_offering() -> None:
    t = playing("cabrakan fervor", units={"hochob": {1: (1, 0)}, "coba": {1: (1, 0)}}).act(3)
    assert [info["to"] for info in t.options()[:-1]] == ["becan", "palenque"]
    t.move(1, "shaman", "hochob", "becan")
    assert t.phase == "appease"
    assert is_resolved(t.stop())
    assert t.change() == {"hochob 1 shaman": -1, "becan 1 shaman": 1}


def test_cabrakan_legacy_2_shape_the_mountain_builds() -> None:
    t = playing("cabrakan legacy", pyramids={"becan": "1"}).act(2)
    assert t.values("option") == [0, 1]
    t.choose(0).build("pyramid", "becan")
    assert is_resolved(t)
    assert t.change() == {"0 vp": 2, "1 vp": 1, "0 level 2": -1, "becan height": 1}


def test_cabrakan_legacy_2_shape_the_mountain_transforms_a_level() -> None:
    t = playing("cabrakan legacy", pyramids={"becan": "2 1", "coba": "1"}).act(2).choose(1)
    assert t.options() == [{"type": "transform", "kind": "pyramid", "owner": 1, "region": "becan"}]
    t.transform("pyramid", 1, "becan")
    assert is_resolved(t)
    assert t.pyramid("becan") == [(1, 2), (2, 0)]
    assert t.change() == {"0 vp": 2, "2 vp": 1, "0 level 2": -1, "1 level 2": 1}


def test_cabrakan_legacy_2_shape_the_mountain_transforms_glyphs() -> None:
    glyphs = {"becan": {1: 1, 0: 1}, "hochob": {2: 2}, "coba": {3: 1}}
    t = playing("cabrakan legacy", glyphs=glyphs).act(2)
    assert t.values("option") == [0, 2]
    t.choose(2)
    assert [(o["region"], o["owner"]) for o in t.options()[:-1]] == [("hochob", 2), ("becan", 1)]
    assert t.may("stop")
    t.transform("glyph", 2, "hochob").transform("glyph", 1, "becan")
    assert is_resolved(t)
    assert t.change() == {
        "0 glyphs": -2,
        "1 glyphs": 1,
        "2 glyphs": 1,
        "hochob 0 glyphs": 1,
        "hochob 2 glyphs": -1,
        "becan 0 glyphs": 1,
        "becan 1 glyphs": -1,
    }


def test_cabrakan_vengeance_2_landslide() -> None:
    units = {"becan": {0: (1, 0), 1: (1, 1), 2: (0, 1), 3: (1, 0)}}
    t = playing("cabrakan vengeance", units=units).act(2)
    assert t.values("from") == ["becan"]
    assert set(t.values("to")) == set(EVERYWHERE) - {"becan"}
    assert sorted(set(t.values("owner"))) == [0, 1, 2, 3]
    t.move(1, "shaman", "becan", "coba")
    assert is_resolved(t)  # one unit only
    assert t.change() == {"becan 1 shaman": -1, "coba 1 shaman": 1, "0 bonus": 1}


@pytest.mark.parametrize(("devotion", "most"), [(0, 2), (10, 3), (16, 4)])
def test_cabrakan_fervor_1_stampede(devotion: int, most: int) -> None:
    units = {"coba": {0: (3, 3), 1: (1, 1)}, "becan": {0: (1, 0)}}
    t = playing("cabrakan fervor", devotion={0: devotion}, units=units).act(1)
    assert t.values("owner") == [0]
    assert t.values("from") == ["coba"]
    for _ in range(most - 1):
        t.move(0, "warrior", "coba", "becan")
    t.move(0, "shaman", "coba", "becan")
    assert is_resolved(t)
    assert t.change() == {
        "coba 0 warrior": 1 - most,
        "becan 0 warrior": most - 1,
        "coba 0 shaman": -1,
        "becan 0 shaman": 1,
        "0 devotion": 1,
    }


def test_cabrakan_fervor_2_topple() -> None:
    t = playing(
        "cabrakan fervor",
        devotion={0: 16},
        pyramids={"hochob": "1 2", "coba": "3"},
        glyphs={"becan": {0: 1, 3: 1}},
    ).act(2)
    assert len(t.options()) == 4  # two glyphs, one top, stop
    t.raze("pyramid", 2, "hochob").raze("pyramid", 1, "hochob").raze("glyph", 3, "becan")
    assert is_resolved(t)
    assert t.change() == {
        "hochob height": -2,
        "2 level 2": 1,
        "1 level 1": 1,
        "becan 3 glyphs": -1,
        "3 glyphs": 1,
        "0 vp": 6,
    }


def test_cabrakan_mandate_1_shifted_altars() -> None:
    t = playing("cabrakan mandate", altars={"becan": "A1", "coba": "A3"}).act(1)
    assert t.values("region") == ["chichen_itza", "coba", "hochob"]  # Palenque is consecrated
    t.do("swap_altars", region="coba")
    assert is_resolved(t)
    assert (t.region("becan")["altar"], t.region("coba")["altar"]) == ("A3", "A1")
    assert t.change() == {"0 vp": 4}


def test_cabrakan_mandate_2_flee_the_mountain() -> None:
    units = {"becan": {0: (1, 0), 1: (1, 1), 3: (0, 2)}, "hochob": {2: (2, 2)}}
    t = playing("cabrakan mandate", units=units).act(2)
    assert t.current_player == 1
    assert len(t.options()) == 2 * 4
    t.move(1, "warrior", "becan", "coba")
    assert t.current_player == 3
    t.move(3, "warrior", "becan", "palenque")
    assert is_resolved(t)
    assert t.change() == {
        "becan 1 warrior": -1,
        "coba 1 warrior": 1,
        "becan 3 warrior": -1,
        "palenque 3 warrior": 1,
        "0 devotion": 2,
    }


def test_cabrakan_mandate_2_flee_the_mountain_gains_two_devotion_at_most() -> None:
    units = {"becan": {1: (1, 0), 2: (1, 0), 3: (1, 0)}}
    t = playing("cabrakan mandate", units=units).act(2)
    for seat in (1, 2, 3):
        t.move(seat, "shaman", "becan", "coba")
    assert is_resolved(t)
    assert t.change()["0 devotion"] == 2


def test_cabrakan_mission_1_bury_the_fallen() -> None:
    units = {"coba": {0: (1, 0)}, "hochob": {0: (1, 1)}, "becan": {0: (1, 0), 1: (1, 0)}}
    t = playing("cabrakan mission", units=units).act(1)
    assert t.values("region") == ["hochob", "becan"]
    assert t.values("owner") == [0]
    t.exile(0, "shaman", "hochob").exile(0, "warrior", "hochob").exile(0, "shaman", "becan")
    assert is_resolved(t)
    assert t.change() == {
        "hochob 0 shaman": -1,
        "hochob 0 warrior": -1,
        "becan 0 shaman": -1,
        "0 reserve shaman": 2,
        "0 reserve warrior": 1,
        "0 vp": 6,
    }


def test_cabrakan_mission_2_dig_out() -> None:
    t = playing("cabrakan mission", xibalba={0: (0, 4)}).act(2)
    t.recover("warrior", "warrior", "warrior")
    assert is_resolved(t)
    assert t.change() == {"0 xibalba warrior": -3, "0 reserve warrior": 3, "0 vp": 3}
