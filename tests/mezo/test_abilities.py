"""Section (g): the nine tribe abilities and the Devotion track."""

from typing import Any

import pytest

from tests.mezo.positions import (
    ABILITIES,
    Position,
    conflict,
    consecrated,
    end_of_era,
    era_start,
    resolving,
    tribe,
)

LEVELS = [1] * 10 + [2] * 6 + [3] * 4
POINTS = [0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 12, 13, 15]


# ---------------------------------------------------------------- Era 1


@pytest.mark.parametrize("era", [1, 2, 3])
def test_awaken_units_by_era_at_the_start_of_the_tribe_phase(era: int) -> None:
    setup: Any = {"abilities": {0: "awaken_era_any", 1: "hero_plus_era"}}
    if era == 1:
        setup["choose"] = {0: "awaken_era_any"}
    t = tribe(era=era, xibalba={0: (2, 2)}, **setup)
    assert (t.phase, t.current_player) == ("effect", 0)
    assert t.values("region") == ["chichen_itza", "coba", "hochob", "becan", "palenque"]
    assert not t.may("stop")
    t.from_here().awaken("shaman", "coba")
    if era > 1:
        t.awaken("warrior", *["coba"] * (era - 1))
    assert (t.phase, t.current_player) == ("hero", 0)
    expected = {"0 xibalba shaman": -1, "coba 0 shaman": 1}
    if era > 1:
        expected |= {"0 xibalba warrior": 1 - era, "coba 0 warrior": era - 1}
    assert t.change() == expected


@pytest.mark.parametrize("era", [1, 2, 3])
def test_build_glyphs_by_era_at_the_start_of_the_tribe_phase(era: int) -> None:
    setup: Any = {"abilities": {0: "build_glyphs_era_any"}}
    if era == 1:
        setup["choose"] = {0: "build_glyphs_era_any"}
    t = tribe(era=era, **setup)
    assert not t.may("stop")
    t.from_here().build("glyph", *["coba", "becan", "coba"][:era])
    assert t.phase == "hero"
    assert t.change()["0 glyphs"] == -era


@pytest.mark.parametrize("era", [1, 2, 3])
def test_the_hero_gets_strength_by_era(era: int) -> None:
    t = conflict("becan", era=era, abilities={3: "hero_plus_era"})
    assert t.strength(3)["hero"] == 2 + era
    t = conflict("becan", era=era)
    assert t.strength(3)["hero"] == 2


# ---------------------------------------------------------------- Era 2


def test_two_different_tokens_for_one_payment() -> None:
    setup: Any = {"era": 2, "abilities": {0: "appease_two_tokens"}, "tokens": ["I-1", "II-2"]}
    t = conflict("becan", cards={0: "ixchel fervor"}, **setup).act(3).from_here()
    t.appease(("shaman", "reserve"))
    assert t.values("token") == ["I-1", "II-2"]
    t.token("II-2")
    assert t.options() == [{"type": "use_token", "token": "I-1"}]
    t.token("I-1")
    assert (t.phase, t.current_player) == ("action", 1)
    assert t.change() == {
        "0 reserve shaman": -1,
        "0 waiting shaman": 1,
        "0 vp": 2,
        "0 devotion": 2,
    }


def test_two_of_three_tokens_in_era_three() -> None:
    setup: Any = {"era": 3, "abilities": {0: "appease_two_tokens"}}
    t = conflict("becan", cards={0: "ixchel fervor"}, **setup).act(3).appease(("shaman", "reserve"))
    t.token("III-1")
    assert t.values("token") == ["I-1", "II-1"]
    t.token("I-1")
    assert t.current_player == 1


@pytest.mark.parametrize(("devotion", "level"), [(0, 1), (10, 2), (16, 3)])
def test_the_god_gives_strength_where_he_is_present(devotion: int, level: int) -> None:
    setup: Any = {"era": 2, "devotion": {0: devotion}, "abilities": {0: "god_strength_level"}}
    assert conflict("becan", gods_at={0: "V4"}, **setup).strength(0)["god"] == level
    assert conflict("becan", gods_at={0: "V6"}, **setup).strength(0)["god"] == 0


def test_the_gods_strength_follows_him_and_the_devotion() -> None:
    setup: Any = {"era": 2, "devotion": {0: 9}, "abilities": {0: "god_strength_level"}}
    cards = {0: "ixchel legacy"}
    t = conflict("becan", cards=cards, **setup)
    assert t.strength(0)["god"] == 1
    t.devote(2)
    assert t.strength(0)["god"] == 2
    t = conflict("becan", cards=cards, **setup).act(1).summon("move", "V9")
    assert t.strength(0)["god"] == 0


def test_the_god_gives_strength_in_the_consecrated_region_too() -> None:
    t = consecrated("becan", era=2, devotion={0: 16}, abilities={0: "god_strength_level"})
    assert t.strength(0) == {
        "hero": 0,
        "units": 0,
        "glyphs": 0,
        "god": 3,
        "bonus": 0,
        "sacrificed": 0,
        "total": 3,
    }


def repeating(units: tuple[int, int], **setup: Any) -> Position:
    """Seat 0 repeats; it wins and takes spaces."""
    setup |= {"era": 2, "abilities": {0: "repeat_calendar_codex"}}
    return resolving("becan", units={"becan": {0: units}}, **setup).from_here()


def test_a_calendar_space_is_resolved_twice() -> None:
    t = repeating((3, 0)).space("K5")
    assert t.vp[0] == 40 + 7 + 4 + 4
    assert t.phase == "conflict"


def test_a_codex_space_is_resolved_twice_with_new_choices() -> None:
    t = repeating((0, 3)).space("X4").build("pyramid", "coba")
    t.build("pyramid", "becan")
    assert t.phase == "conflict"
    assert t.change()["0 vp"] == 2


def test_the_god_descends_twice() -> None:
    t = repeating((3, 0), cards={0: "kukulkan mission"}).space("K3")
    t.summon("ability").deploy("warrior", "palenque", "palenque").go("V8")
    t.summon("move", "V9").deploy("warrior", "hochob", "hochob")
    assert t.phase == "conflict"
    assert (t.units("palenque", 0), t.units("hochob", 0)) == ((0, 2), (0, 2))


def test_only_one_unit_goes_to_a_space_that_is_repeated() -> None:
    t = repeating((3, 0)).space("K2")
    assert t.pair(0, "on_tracks") == (1, 0)
    assert t.change()["0 devotion"] == 6


# ---------------------------------------------------------------- Era 3


@pytest.mark.parametrize("devotion", range(20))
def test_devotion_and_twice_the_level_at_the_end(devotion: int) -> None:
    setup: Any = {"era": 3, "vp": [500, 400, 300, 200], "devotion": {0: devotion, 1: devotion}}
    abilities = {0: "end_vp_2x_level", 1: "win_conflict_plus5", 2: "win_conflict_plus5"}
    t = end_of_era(abilities=abilities | {3: "win_conflict_plus5"}, **setup)
    points = POINTS[devotion]
    assert t.phase == "over"
    assert t.vp == [500 + points + 2 * LEVELS[devotion], 400 + points, 300, 200]


def test_three_more_vp_for_each_unit_on_the_tracks() -> None:
    setup: Any = {"era": 3, "tracks": {"K1": 0, "X3": 0, "K2": 1}}
    abilities = dict.fromkeys(range(4), "win_conflict_plus5") | {0: "calendar_codex_plus3"}
    t = end_of_era(abilities=abilities, **setup)
    assert t.vp == [50, 32, 20, 10]


def test_five_more_vp_for_a_conflict_that_is_won() -> None:
    t = resolving("becan", era=3, abilities={0: "win_conflict_plus5"}, units={"becan": {0: (3, 0)}})
    assert t.vp[0] == 40 + 7 + 5


# ---------------------------------------------------------------- choosing


@pytest.mark.parametrize("era", [1, 2, 3])
def test_one_of_this_eras_column_is_chosen_and_copies_are_allowed(era: int) -> None:
    t = era_start(era=era, vp=[5, 9, 2, 7]).chance()
    for seat in (1, 3, 0, 2):
        assert t.current_player == seat
        assert t.view()["order"] == [1, 3, 0, 2]
        assert sorted(t.values("ability")) == sorted(ABILITIES[era - 1])
        t.do("ability", ability=ABILITIES[era - 1][1])
    for p in range(4):
        assert len(t.player(p)["abilities"]) == era


# ---------------------------------------------------------------- the Devotion track


@pytest.mark.parametrize("devotion", range(20))
def test_levels_of_the_devotion_track(devotion: int) -> None:
    assert conflict(devotion={0: devotion}).player(0)["level"] == LEVELS[devotion]


@pytest.mark.parametrize(("devotion", "points"), [(16, 0), (17, 0), (18, 1), (19, 2)])
def test_devotion_beyond_the_last_space_is_vp(devotion: int, points: int) -> None:
    t = conflict(cards={0: "ah_puch mandate"}, devotion={0: devotion}).act(1)
    assert t.player(0)["devotion"] == min(19, devotion + 2)
    assert t.vp[0] == 40 + points
