"""Section (i): neutral Heroes with two players."""

from typing import Any

from tests.mezo.positions import Position, before_conflict, conflict, resolving, tribe

REGIONS = ["chichen_itza", "coba", "hochob", "becan", "palenque"]


def neutral(placed_by: int, **setup: Any) -> Position:
    """A Conflict in Becan, where a seat has placed a neutral Hero."""
    other = {"palenque": 1 - placed_by}
    heroes = {0: "coba", 1: "hochob"}
    return conflict("becan", 2, heroes=heroes, neutral={"becan": placed_by} | other, **setup)


def test_each_places_a_neutral_hero_right_after_the_own() -> None:
    t = tribe(2).do("hero", region="coba")
    assert (t.phase, t.current_player) == ("neutral_hero", 0)
    assert t.values("region") == [r for r in REGIONS if r != "coba"]
    t.do("neutral_hero", region="becan")
    assert t.phase == "deploy"
    assert t.region("becan")["neutral_hero"] == 0
    assert t.region("becan")["hero"] is None


def test_a_neutral_hero_blocks_like_a_hero_and_the_fifth_region_is_consecrated() -> None:
    t = tribe(2).do("hero", region="coba").do("neutral_hero", region="becan")
    while t.phase == "deploy":
        t.do("deploy", shaman=0, warrior=0)
    assert t.values("region") == ["chichen_itza", "hochob", "palenque"]
    t.do("hero", region="hochob")
    assert not any(t.region(r)["consecrated"] for r in REGIONS)
    t.do("neutral_hero", region="palenque")
    assert [r for r in REGIONS if t.region(r)["consecrated"]] == ["chichen_itza"]


def test_a_neutral_hero_does_not_block_deployment() -> None:
    t = tribe(2).do("hero", region="coba").do("neutral_hero", region="becan")
    regions = []
    while t.phase == "deploy":
        regions.append(t.values("region")[0])
        assert t.may("deploy", shaman=0, warrior=3)
        t.do("deploy", shaman=0, warrior=0)
    assert regions == ["chichen_itza", "hochob", "becan", "palenque"]


def test_the_placer_acts_last() -> None:
    assert neutral(0).view()["conflict"]["acting"] == [1, 0]
    assert neutral(1).view()["conflict"]["acting"] == [0, 1]


def test_a_neutral_hero_has_no_strength() -> None:
    t = neutral(0, abilities={0: "hero_plus_era", 1: "hero_plus_era"})
    assert t.totals() == [0, 0]


def test_the_placer_decides_all_ties() -> None:
    t = neutral(0, turn=3, units={"becan": {0: (1, 1), 1: (1, 1)}}).devote(2)
    assert (t.phase, t.current_player) == ("tie_strength", 0)
    t.tie(1)
    assert (t.phase, t.current_player) == ("tie_calendar", 0)
    t.tie(1).space("K5")
    assert (t.phase, t.current_player) == ("tie_codex", 0)


def test_afterwards_it_returns_to_the_side_of_the_board() -> None:
    t = neutral(1, turn=3).devote(2)
    assert t.phase == "conflict"
    assert t.region("becan")["neutral_hero"] is None
    assert t.region("palenque")["neutral_hero"] == 0


def test_an_own_hero_works_as_usual() -> None:
    t = resolving("becan", 2, units={"becan": {0: (2, 0)}})
    assert (t.phase, t.current_player) == ("tie_strength", 1)
    assert t.values("seat") == [0, 1]


def test_there_is_no_winner_without_strength() -> None:
    t = neutral(0, turn=3).devote(2)
    assert t.vp == [20, 10]


def test_five_regions_are_fought_for() -> None:
    t = before_conflict(2)
    assert t.values("region") == REGIONS
