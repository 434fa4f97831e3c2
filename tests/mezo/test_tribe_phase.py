"""Section (h): the Tribe Phase."""

from itertools import product

import pytest

from tests.mezo.positions import Position, tribe

REGIONS = ["chichen_itza", "coba", "hochob", "becan", "palenque"]
ALL_PAIRS = [(a, b) for a, b in product(range(4), repeat=2) if a + b <= 3]


def pairs(t: Position) -> list[tuple[int, int]]:
    """The pairs that may be deployed here."""
    return [(info["shaman"], info["warrior"]) for info in t.options()]


def place_tribe(t: Position, hero: str, **units: tuple[int, int]) -> Position:
    """Place a seat's Hero and units, in regions by name; none elsewhere."""
    t.do("hero", region=hero)
    seat = t.current_player
    while t.phase == "deploy" and t.current_player == seat:
        shaman, warrior = units.get(t.values("region")[0], (0, 0))
        t.do("deploy", shaman=shaman, warrior=warrior)
    return t


def test_one_player_completely_after_the_other_in_descending_vp() -> None:
    t = tribe(vp=[3, 9, 4, 8])
    for seat, hero in ((1, "coba"), (3, "becan"), (2, "hochob"), (0, "palenque")):
        assert (t.phase, t.current_player) == ("hero", seat)
        assert t.view()["order"] == [1, 3, 2, 0]
        place_tribe(t, hero)
    assert t.phase == "confluence"


def test_the_hero_goes_to_a_region_without_a_hero() -> None:
    t = tribe()
    assert t.values("region") == REGIONS
    place_tribe(t, "coba")
    assert t.values("region") == [r for r in REGIONS if r != "coba"]
    assert t.player(0)["hero"] == "coba"
    assert t.region("coba")["hero"] == 0


def test_up_to_three_units_in_each_region_but_that_of_the_own_hero() -> None:
    t = tribe().do("hero", region="hochob")
    regions = []
    for shaman, warrior in ((2, 1), (1, 2), (3, 0), (0, 3)):
        regions.append(t.values("region")[0])
        assert t.current_player == 0
        if len(regions) <= 2:
            assert pairs(t) == ALL_PAIRS
        t.do("deploy", shaman=shaman, warrior=warrior)
    assert regions == ["chichen_itza", "coba", "becan", "palenque"]
    assert t.current_player == 1
    assert t.pair(0, "reserve") == (1, 1)


def test_the_reserve_limits_the_units() -> None:
    t = tribe(xibalba={0: (6, 7)}).do("hero", region="hochob")
    assert pairs(t) == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    t.do("deploy", shaman=2, warrior=1)
    for _ in range(3):
        assert pairs(t) == [(0, 0)]  # still a decision
        t.do("deploy", shaman=0, warrior=0)
    assert t.current_player == 1


def test_units_of_earlier_eras_and_of_the_start_ability_do_not_count() -> None:
    t = tribe(
        era=2,
        units={"coba": {0: (2, 2)}, "becan": {0: (0, 3)}},
        abilities={0: "awaken_era_any", 1: "hero_plus_era"},
    )
    t.awaken("shaman", "coba").awaken("warrior", "coba").do("hero", region="becan")
    t.do("deploy", shaman=0, warrior=0)
    assert (2, 1) in pairs(t)
    t.do("deploy", shaman=2, warrior=1)
    assert t.units("coba", 0) == (5, 4)
    assert t.units("becan", 0) == (0, 3)  # the region of the seat's own Hero keeps what it has


def test_other_heroes_do_not_block_deployment() -> None:
    t = place_tribe(tribe(), "coba")
    t.do("hero", region="becan").do("deploy", shaman=0, warrior=0)
    assert t.values("region") == ["coba"]
    t.do("deploy", region="coba", shaman=1, warrior=2)
    assert t.units("coba", 1) == (1, 2)


@pytest.mark.parametrize(("players", "heroes"), [(3, 3), (4, 4)])
def test_the_region_left_without_a_hero_is_consecrated(players: int, heroes: int) -> None:
    t = tribe(players)
    inhabited = [name for name, r in t.view()["regions"].items() if r["inhabited"]]
    for i in range(heroes - 1):
        place_tribe(t, inhabited[i])
        assert not any(r["consecrated"] for r in t.view()["regions"].values())
    t.do("hero", region=inhabited[-1])
    # Known before the last player deploys.
    assert t.phase == "deploy"
    consecrated = [name for name, r in t.view()["regions"].items() if r["consecrated"]]
    assert consecrated == [inhabited[-2]]


def test_the_start_ability_comes_before_the_hero() -> None:
    t = tribe(choose={0: "build_glyphs_era_any", 1: "awaken_era_any"})
    assert (t.phase, t.current_player) == ("effect", 0)
    t.build("glyph", "coba")
    place_tribe(t, "coba")
    assert (t.phase, t.current_player) == ("effect", 1)


def test_a_start_ability_without_target_is_skipped() -> None:
    t = tribe(choose={0: "awaken_era_any"}, xibalba={0: (0, 0)})
    assert (t.phase, t.current_player) == ("hero", 0)


def test_deploying_everything() -> None:
    t = place_tribe(tribe(), "coba", becan=(3, 0), hochob=(0, 3), palenque=(1, 2))
    assert t.pair(0, "reserve") == (3, 2)
    assert [t.units(r, 0) for r in ("becan", "hochob", "palenque")] == [(3, 0), (0, 3), (1, 2)]
