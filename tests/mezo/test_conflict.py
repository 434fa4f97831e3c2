"""Section (h): a normal Conflict: cards, actions, passing, the third action, who wins."""

from typing import Any

import pytest

from tests.mezo.positions import CARDS, Position, before_conflict, conflict, resolving

# ---------------------------------------------------------------- tiles and cards


def after_tile(players: int = 4, **setup: Any) -> Position:
    """Becan's tile is turned up; cards are drawn."""
    heroes = {players - 1: "becan"}
    return before_conflict(players, heroes=heroes, **setup).chance(region="becan")


def test_each_region_comes_once_in_an_era() -> None:
    t = before_conflict(fought=["coba", "becan"], heroes={0: "hochob"})
    assert t.values("region") == ["chichen_itza", "hochob", "palenque"]
    assert t.region("coba")["fought"]


def test_each_seat_draws_three_cards_in_acting_order() -> None:
    t = after_tile()
    seats = []
    while t.phase == "draw":
        seats.append(t.options()[0]["seat"])
        t.first()
    assert seats == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
    for p in range(4):
        me = t.player(p)
        assert (me["hand"], me["unseen"]) == (list(CARDS[:3]), list(CARDS[3:]))


@pytest.mark.parametrize(
    ("hand", "played_cards", "new"),
    [
        ("", "", 3),
        ("legacy fervor", "mission", 1),
        ("legacy fervor", "mission mandate", 1),
        ("legacy fervor", "mission mandate vengeance", 0),
    ],
)
def test_new_cards_are_three_one_one_none(hand: str, played_cards: str, new: int) -> None:
    seats = range(4)
    t = after_tile(hand=dict.fromkeys(seats, hand), played=dict.fromkeys(seats, played_cards))
    for p in seats:
        for _ in range(new):
            assert (t.phase, t.options()[0]["seat"]) == ("draw", p)
            assert t.state.chance()[0][1] == 1 / len(t.options())
            t.first()
    assert t.phase == "pick"
    assert len(t.player(0)["hand"]) == min(3, 5 - len(played_cards.split()))


def test_cards_are_picked_all_at_once_and_turned_up_together() -> None:
    t = after_tile().resolve_chance()
    assert t.state.players_to_act == [0, 1, 2, 3]
    t.pick(2, "fervor").pick(0, "legacy")
    assert t.view()["players_to_act"] == [1, 3]
    assert t.view()["players"][2]["picked"]
    assert t.view()["players"][2]["card"] is None
    assert t.player(2)["pick"] == "fervor"
    assert "pick" not in t.view(0)["players"][2]
    t.pick(3, "vengeance").pick(1, "fervor")
    assert [p["card"] for p in t.view()["players"]] == ["legacy", "fervor", "fervor", "vengeance"]
    assert (t.phase, t.current_player) == ("action", 0)


def test_a_pick_is_not_changed() -> None:
    t = after_tile().resolve_chance().pick(2, "fervor")
    assert t.state.legal_actions(2) == []


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_two_rounds_from_the_left_of_the_heros_owner(first: int) -> None:
    t = conflict(first=first)
    order = [(first + i) % 4 for i in range(4)]
    assert t.view()["conflict"]["acting"] == order
    seats = []
    while t.phase == "action":
        seats.append(t.current_player)
        t.devote(1 if len(seats) <= 4 else 2)
    assert seats == order + order


def test_an_action_that_was_taken_is_covered() -> None:
    t = conflict(cards={0: "ixchel fervor"}).act(3).stop()
    assert t.player(0)["covered"] == [3]
    t.devote(1).devote(1).devote(1)
    assert [o["action"] for o in t.options() if o["type"] == "action"] == [1, 2]


def test_any_uncovered_action_may_be_chosen_even_without_effect() -> None:
    t = conflict(cards={0: "kukulkan fervor"}).act(2)  # no Shaman to annihilate
    assert t.current_player == 1
    assert t.change() == {}


def test_passing_covers_an_action_for_devotion() -> None:
    t = conflict().pass_(2, "devotion")
    assert t.player(0)["covered"] == [2]
    assert t.change() == {"0 devotion": 1}


@pytest.mark.parametrize("kind", ["shaman", "warrior"])
def test_passing_recovers_a_unit(kind: str) -> None:
    t = conflict().pass_(1, kind)
    assert t.change() == {f"0 xibalba {kind}": -1, f"0 reserve {kind}": 1}


def test_passing_offers_only_units_in_xibalba() -> None:
    t = conflict(xibalba={0: (0, 2)})
    gains = {o["gain"] for o in t.options() if o["type"] == "pass"}
    assert gains == {"devotion", "warrior"}
    assert len(t.options()) == 3 + 3 * 2


# ---------------------------------------------------------------- the third action


def third(**setup: Any) -> Position:
    """All have taken two actions; seats 0 and 2 have a Glyph in Becan."""
    t = conflict(turn=7, glyphs={"becan": {0: 1, 2: 2}, "coba": {1: 1}}, **setup)
    return t.devote(2)


def test_a_seat_with_a_glyph_there_may_take_the_third_action() -> None:
    t = third(cards={0: "ixchel fervor"})
    assert (t.phase, t.current_player) == ("third", 0)
    assert [o["type"] for o in t.options()] == ["action", "pass", "pass", "pass", "stop"]
    assert {o["action"] for o in t.options() if "action" in o} == {3}
    t.from_here().act(3).stop()
    assert t.change() == {"becan 0 glyphs": -1, "0 glyphs": 1, "0 devotion": 1}
    assert (t.phase, t.current_player) == ("third", 2)  # seat 1's Glyph is elsewhere


def test_the_third_action_may_be_a_pass() -> None:
    t = third().from_here().pass_(3, "devotion")
    assert t.change() == {"becan 0 glyphs": -1, "0 glyphs": 1, "0 devotion": 1}


def test_the_third_action_may_be_declined_and_is_offered_once() -> None:
    t = third().from_here().stop()
    assert t.current_player == 2
    t.stop()
    assert t.phase != "third"


def test_a_glyph_that_was_razed_meanwhile_does_not_count() -> None:
    cards = {0: "cabrakan fervor"}
    t = conflict(turn=7, cards=cards, covered={0: [1, 3]}, glyphs={"becan": {0: 1, 2: 1}})
    t.devote(2).act(2).raze("glyph", 2, "becan")
    assert t.phase == "conflict"  # seat 2 may not act; there are no units; seat 3 has won


def test_a_glyph_built_in_this_conflict_counts() -> None:
    cards = {3: "ixchel legacy"}
    t = conflict(turn=7, cards=cards, covered={3: [3]}, gods_at={3: "V8"})
    t.act(2).choose(1).build("glyph", "becan").stop()
    assert (t.phase, t.current_player) == ("third", 3)
    assert {o["action"] for o in t.options() if "action" in o} == {1}


# ---------------------------------------------------------------- strength


def test_the_parts_of_strength() -> None:
    t = conflict(
        era=2,
        units={"becan": {3: (2, 1)}},
        glyphs={"becan": {3: 2}},
        gods_at={3: "V8"},
        devotion={3: 10},
        abilities={3: "hero_plus_era god_strength_level"},
    )
    assert t.strength(3) == {
        "hero": 4,
        "units": 3,
        "glyphs": 2,
        "god": 2,
        "bonus": 0,
        "sacrificed": 0,
        "total": 11,
    }
    assert t.strength(0)["total"] == 0


def test_most_strength_wins_the_altar() -> None:
    t = resolving(units={"becan": {1: (3, 0)}}, glyphs={"becan": {2: 2}})
    assert t.view()["conflict"]["winner"] == 1
    assert t.change() == {"3 devotion": 1, "1 vp": 7}


def test_a_tie_in_strength_is_decided_by_the_heros_owner() -> None:
    t = resolving(units={"becan": {0: (3, 0), 1: (0, 3)}})
    assert (t.phase, t.current_player) == ("tie_strength", 3)
    assert t.values("seat") == [0, 1]  # the owner only if tied
    t.tie(1)
    assert t.vp == [40, 37, 20, 10]


def test_the_heros_owner_may_name_himself_if_tied() -> None:
    t = resolving(units={"becan": {0: (2, 0)}})
    assert t.values("seat") == [0, 3]
    t.tie(3)
    assert t.vp == [40, 30, 20, 17]


def test_three_ties_are_three_separate_decisions() -> None:
    t = resolving(units={"becan": {0: (2, 1), 1: (2, 1)}})
    assert t.phase == "tie_strength"
    t.tie(0)
    assert (t.phase, t.current_player) == ("tie_calendar", 3)
    assert t.values("seat") == [0, 1]
    t.tie(1)
    assert (t.phase, t.current_player) == ("calendar", 1)
    t.space("K5")
    assert (t.phase, t.current_player) == ("tie_codex", 3)
    t.tie(0)
    assert (t.phase, t.current_player) == ("codex", 0)


# ---------------------------------------------------------------- majorities


def test_shamans_for_the_calendar_then_warriors_for_the_codex() -> None:
    t = resolving(units={"becan": {0: (2, 1), 1: (1, 3)}})
    assert (t.phase, t.current_player) == ("calendar", 0)
    t.space("K5")
    assert (t.phase, t.current_player) == ("codex", 1)
    t.space("X5")  # nothing to raze
    assert t.phase == "conflict"
    assert (t.view()["calendar"]["K5"], t.view()["codex"]["X5"]) == (0, 1)


def test_without_units_of_a_kind_nothing_is_awarded() -> None:
    t = resolving(glyphs={"becan": {0: 3}})
    assert t.phase == "conflict"
    assert t.vp[0] == 47


def test_a_claim_beats_the_count() -> None:
    cards = {3: "kukulkan mandate"}
    t = conflict(turn=7, cards=cards, covered={3: [3]}, units={"becan": {3: (0, 1), 0: (0, 4)}})
    t.act(1)
    assert (t.phase, t.current_player) == ("codex", 3)


def test_a_cancelled_majority_is_not_awarded() -> None:
    cards = {3: "ah_puch mandate"}
    t = conflict(turn=7, cards=cards, covered={3: [3]}, units={"becan": {0: (3, 1)}})
    t.act(2).do("cancel", track="calendar")
    assert (t.phase, t.current_player) == ("codex", 0)


def test_codex_counts_after_the_calendar_space_is_resolved() -> None:
    """With Descent seat 0 brings a second Warrior to Becan and ties."""
    t = resolving(
        cards={0: "kukulkan mission"},
        units={"becan": {0: (4, 1), 1: (0, 2)}},
    )
    t.space("K3").summon("ability").deploy("warrior", "becan").go("V8")
    assert (t.phase, t.current_player) == ("tie_codex", 3)
    assert t.values("seat") == [0, 1]


# ---------------------------------------------------------------- clean-up


def test_clean_up() -> None:
    t = resolving(
        units={"becan": {0: (0, 3), 1: (0, 1)}, "coba": {1: (1, 1)}},
        glyphs={"becan": {1: 1}},
        pyramids={"becan": "2"},
    )
    t.space("X5").stop()
    assert t.phase == "conflict"
    assert t.units("becan", 0) == t.units("becan", 1) == (0, 0)
    assert t.units("coba", 1) == (1, 1)  # other regions keep theirs
    assert t.pair(0, "reserve") == (7, 6)  # one Warrior is on the codex
    assert t.region("becan")["glyphs"]["1"] == 1
    assert t.pyramid("becan") == [(1, 2)]
    assert t.player(3)["hero"] == "reserve"
    assert t.region("becan")["fought"]
    assert t.view()["conflict"] is None
    for p in range(4):
        me = t.player(p)
        assert (me["played"], me["card"], me["covered"]) == (["mission"], None, [])
        assert me["cards_left"] == 4


def test_strength_of_one_conflict_does_not_last() -> None:
    cards = {3: "kukulkan vengeance"}
    t = conflict(turn=7, cards=cards, covered={3: [3]}).act(2)
    assert t.phase == "conflict"
    t.chance(region="coba").resolve_chance()
    assert t.strength(3)["bonus"] == 0
