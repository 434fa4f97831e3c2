"""Section (h): the God Phase and SUMMON."""

from tests.mezo.positions import CONFLUENCES, conflict, god_phase


def test_era_one_places_the_god_then_uses_the_ability() -> None:
    t = god_phase(vp=[1, 4, 3, 2])
    assert (t.phase, t.current_player) == ("confluence", 1)
    assert t.view()["order"] == [1, 2, 3, 0]
    assert t.values("confluence") == list(CONFLUENCES)  # two regions of V5 and V10 are enough
    t.go("V4")
    assert t.phase == "effect"  # Ixchel deploys a Shaman
    assert t.values("region") == ["hochob", "becan", "palenque"]
    t.deploy("shaman", "becan")
    assert (t.phase, t.current_player) == ("confluence", 2)
    assert "V4" not in t.values("confluence")


def test_one_god_at_most_on_a_confluence() -> None:
    t = god_phase().go("V4").deploy("warrior", "becan").go("V6").deploy("shaman", "coba")
    assert not t.may("confluence", confluence="V4")
    assert not t.may("confluence", confluence="V6")
    assert len(t.options()) == 8


def test_later_eras_offer_both_orders_and_another_confluence() -> None:
    t = god_phase(era=2, abilities=dict.fromkeys(range(4), "hero_plus_era"))
    assert (t.phase, t.current_player) == ("summon", 0)
    assert t.values("first") == ["move", "ability"]
    t.do("summon", first="move")
    assert not t.may("confluence", confluence="V4")  # where it is
    assert not t.may("confluence", confluence="V6")  # of seat 1
    t.go("V8")
    assert t.values("region") == ["becan", "palenque"]
    t.deploy("warrior", "becan", "palenque")
    assert (t.phase, t.current_player) == ("summon", 1)


def test_the_ability_first_then_the_move() -> None:
    t = god_phase(era=2, abilities=dict.fromkeys(range(4), "hero_plus_era"))
    t.do("summon", first="ability")
    assert t.values("region") == ["hochob", "becan", "palenque"]
    t.deploy("warrior", "hochob")
    assert t.phase == "effect"  # never interleaved
    t.deploy("warrior", "hochob")
    assert t.phase == "confluence"
    t.go("V8")
    assert t.current_player == 1


def test_gods_stay_between_eras() -> None:
    t = god_phase(era=3, abilities=dict.fromkeys(range(4), "hero_plus_era"))
    assert t.view()["gods"] == {"0": "V4", "1": "V6", "2": "V5", "3": "V10"}


def test_after_the_god_phase_comes_the_first_tile() -> None:
    t = god_phase().go("V4").deploy("warrior", "becan").go("V6").deploy("shaman", "coba")
    t.go("V5").choose(1).awaken("shaman", "chichen_itza").go("V10")
    assert t.phase == "conflict"
    assert t.view()["order"] == []
    assert t.values("region") == ["chichen_itza", "coba", "hochob", "becan", "palenque"]


def test_a_closed_confluence_is_never_offered() -> None:
    t = conflict("becan", 3, cards={0: "ixchel legacy"}, uninhabited=["uxmal", "chichen_itza"])
    t.act(1).do("summon", first="move")
    assert not t.may("confluence", confluence="V5")
    assert t.may("confluence", confluence="V1")  # Hochob is left


def test_uninhabited_neighbours_give_no_presence() -> None:
    t = conflict("becan", 3, cards={0: "ixchel fervor"}, gods_at={0: "V6"})
    t.act(1)
    assert t.values("region") == ["chichen_itza"]  # Coba is uninhabited
