"""The rulings: the first list by number (r01 to r24), then the second list, sentence by sentence.

By default seat 0 acts in Becan, its god on V4 (Hochob, Becan, Palenque).
"""

from typing import Any

import pytest

from tests.mezo.positions import (
    ABILITIES,
    Position,
    before_conflict,
    conflict,
    consecrated,
    end_of_era,
    era_start,
    last_conflict,
    new_game,
    resolving,
    tribe,
)

NEXT = ("action", 1)  # the action of seat 0 is done


def at(t: Position) -> tuple[str, int | None]:
    """The current decision and player."""
    return t.phase, t.current_player


# ---------------------------------------------------------------- the first list


@pytest.mark.parametrize("era", [1, 2, 3])
def test_r01_only_abilities_of_the_current_column(era: int) -> None:
    t = era_start(era=era).chance()
    assert sorted(t.values("ability")) == sorted(ABILITIES[era - 1])


def test_r02_after_passing_normal_actions_are_still_taken() -> None:
    t = conflict(cards={0: "ixchel mandate"}).devote(1)
    t.devote(1).devote(1).devote(1).act(2)
    assert t.view()["conflict"]["claims"]["shaman"] == 0


def test_r03_the_builder_gets_no_vp_as_an_owner() -> None:
    t = conflict(cards={0: "ixchel legacy"}, pyramids={"becan": "0 1"}).act(2).choose(0)
    assert t.build("pyramid", "becan").vp == [43, 31, 20, 10]


def test_r04_without_strength_nobody_wins() -> None:
    heroes = {0: "coba", 1: "hochob"}
    neutral = {"becan": 0, "palenque": 1}
    t = conflict("becan", 2, turn=3, heroes=heroes, neutral=neutral).devote(2)
    assert t.phase == "conflict"
    assert t.vp == [20, 10]


def test_r05_effects_may_be_split_over_regions() -> None:
    t = conflict(
        cards={0: "ixchel fervor"},
        gods_at={0: "V6"},
        devotion={0: 10},
        units={"chichen_itza": {1: (0, 1)}, "coba": {1: (0, 1)}},
    )
    t.act(2).annihilate(1, "warrior", "chichen_itza").annihilate(1, "warrior", "coba")
    assert t.change() == {
        "chichen_itza 1 warrior": -1,
        "coba 1 warrior": -1,
        "1 xibalba warrior": 2,
    }


def test_r06_the_actor_may_take_his_own_units_but_no_hero() -> None:
    cards = {0: "ah_puch vengeance"}
    t = conflict(cards=cards, heroes={0: "becan"}, first=1, turn=3, units={"becan": {0: (1, 0)}})
    t.act(2)
    victims = [o for o in t.options() if o["type"] == "annihilate"]
    assert victims == [{"type": "annihilate", "owner": 0, "kind": "shaman", "region": "becan"}]
    t.annihilate(0, "shaman", "becan")
    assert t.region("becan")["hero"] == 0


def test_r07_a_claim_without_such_a_unit_has_no_effect() -> None:
    cards = {3: "ixchel mandate"}
    t = conflict(turn=7, cards=cards, covered={3: [1]}, units={"becan": {0: (4, 0)}}).act(2)
    assert at(t) == ("calendar", 0)
    t = conflict(turn=7, cards=cards, covered={3: [1]}, units={"becan": {0: (0, 4)}}).act(2)
    assert at(t) == ("codex", 0)  # no Shaman at all


def test_r08_a_cancelled_majority_beats_a_claim() -> None:
    cards = {2: "ah_puch mandate", 3: "ixchel mandate"}
    covered = {0: [1, 2], 1: [1, 2], 2: [1], 3: [1]}
    t = conflict(turn=6, cards=cards, covered=covered, units={"becan": {3: (1, 0)}})
    t.act(2).do("cancel", track="calendar").act(2)
    assert t.phase == "conflict"
    assert t.view()["calendar"]["K1"] is None


def test_r09_the_first_pays_one_unit_and_later_ones_two() -> None:
    cards = {0: "ixchel fervor", 1: "ah_puch fervor"}
    t = conflict(cards=cards, gods_at={1: "V8"}, units={"becan": {1: (1, 0)}})
    t.act(3).from_here().appease(("shaman", "reserve"))
    assert t.phase == "use_token"
    assert "0 devotion" not in t.change()
    t.token("I-1").act(3).recover("shaman")
    t.appease(("shaman", "becan"), ("warrior", "reserve"))  # in any mix
    assert at(t) == ("use_token", 1)
    assert t.view()["angry_god"]["units"]["1"] == {"shaman": 1, "warrior": 1}


def test_r09_who_cannot_pay_in_full_cannot_appease() -> None:
    cards = {0: "ixchel fervor", 1: "kukulkan fervor"}
    setup: Any = {"units": {"coba": {1: (1, 0)}}, "xibalba": {1: (7, 7)}, "gods_at": {1: "V8"}}
    t = conflict(cards=cards, **setup).act(3).appease(("shaman", "reserve")).token("I-1")
    t.act(3).deploy("warrior", "becan")
    assert at(t) == ("action", 2)  # one unit in reach, two to be paid
    t = conflict(cards=cards, **setup).act(3).stop().act(3).deploy("warrior", "becan")
    assert at(t) == ("appease", 1)  # one is enough


def test_r10_appeasing_is_optional() -> None:
    t = conflict(cards={0: "ixchel fervor"}).act(3)
    assert t.types() == {"appease", "stop"}
    assert at(t.stop()) == NEXT


def test_r11_two_different_tokens_for_one_payment() -> None:
    t = conflict(cards={0: "ixchel fervor"}, era=2, abilities={0: "appease_two_tokens"}).act(3)
    t.appease(("shaman", "reserve")).token("I-1")
    assert t.options() == [{"type": "use_token", "token": "II-1"}]  # compulsory
    t.token("II-1")
    assert at(t) == NEXT
    assert t.pair(0, "waiting") == (1, 0)


def test_r12_a_space_is_resolved_twice_at_once() -> None:
    t = resolving(
        era=2,
        units={"becan": {0: (3, 0), 1: (0, 1)}},
        abilities={0: "repeat_calendar_codex"},
        xibalba={0: (4, 4)},
    )
    t.space("K1").recover(*["shaman"] * 4, "warrior").recover(*["warrior"] * 3)
    assert at(t) == ("codex", 1)


@pytest.mark.parametrize("era", [1, 2, 3])
def test_r13_the_hero_bonus_is_two_and_the_era(era: int) -> None:
    assert conflict(era=era, abilities={3: "hero_plus_era"}).strength(3)["total"] == 2 + era


def test_r14_in_the_consecrated_region_the_god_counts() -> None:
    abilities = {0: "hero_plus_era god_strength_level"}
    t = consecrated(era=2, abilities=abilities, devotion={0: 12})
    assert t.totals() == [2, 0, 0, 0]


def test_r15_five_vp_for_winning_in_the_consecrated_region_too() -> None:
    t = consecrated(era=3, abilities={0: "win_conflict_plus5"}, units={"becan": {0: (1, 0)}})
    for _ in range(4):
        t.sacrifice(0, 0)
    assert t.vp[0] == 40 + 8 + 5


def test_r16_the_order_of_sacrifices_is_fixed_at_the_start() -> None:
    t = consecrated(vp=[10, 9, 8, 7], devotion={1: 19}, xibalba={2: (0, 0)})
    t.sacrifice(0, 0).sacrifice(5, 5)
    assert t.vp[1] == 19  # ahead of all others
    assert t.current_player == 2
    t.sacrifice(0, 0)
    assert t.current_player == 3


def test_r17_no_limit_of_glyphs_but_the_six() -> None:
    t = conflict(cards={0: "ixchel legacy"}, glyphs={"becan": {0: 4}}).act(2).choose(1)
    t.build("glyph", "becan", "becan")
    assert at(t) == NEXT  # the supply is empty
    assert t.region("becan")["glyphs"]["0"] == 6


def test_r18_a_piece_that_cannot_be_matched_is_no_target() -> None:
    pyramids = {"becan": "1", "coba": "0", "chichen_itza": "0", "hochob": "0"}
    t = conflict(cards={0: "cabrakan legacy"}, pyramids=pyramids).act(2).choose(1)
    assert t.options() == [{"type": "transform", "kind": "pyramid", "owner": 0, "region": "hochob"}]
    assert t.transform("pyramid", 0, "hochob").vp[0] == 41


def test_r19_the_replaced_owner_scores_only_with_another_piece() -> None:
    t = conflict(cards={0: "cabrakan legacy"}, pyramids={"becan": "2 1"}).act(2).choose(1)
    assert t.transform("pyramid", 1, "becan").vp == [42, 30, 21, 10]
    t = conflict(cards={0: "cabrakan legacy"}, pyramids={"becan": "1 1"}).act(2).choose(1)
    assert t.transform("pyramid", 1, "becan").vp == [42, 31, 20, 10]


def test_r20_four_cards_of_five_are_used_in_an_era() -> None:
    seats = range(4)
    hand, played_cards = "legacy vengeance", "fervor mandate mission"
    t = before_conflict(
        heroes={3: "becan"},
        hand=dict.fromkeys(seats, hand),
        played=dict.fromkeys(seats, played_cards),
    )
    t.chance(region="becan")
    assert t.phase == "pick"
    assert t.values("card") == ["legacy", "vengeance"]


def test_r21_there_is_always_another_confluence() -> None:
    uninhabited = ["uxmal", "chichen_itza"]
    t = conflict("becan", 3, cards={0: "ixchel legacy"}, uninhabited=uninhabited).act(1)
    t.do("summon", first="move")
    assert len(t.options()) >= 5


def test_r22_units_placed_in_a_region_already_fought_stay() -> None:
    t = conflict(cards={0: "kukulkan fervor"}, fought=["hochob"]).act(1)
    t.deploy("warrior", "hochob", "hochob")
    assert t.units("hochob", 0) == (0, 2)
    t = end_of_era(units={"hochob": {0: (0, 2)}})
    assert (t.view()["era"], t.units("hochob", 0)) == (2, (0, 2))


def test_r23_units_on_the_angry_god_cannot_be_recovered_yet() -> None:
    cards = {0: "ixchel mission"}
    t = conflict(cards=cards, xibalba={0: (0, 0)}).act(3).appease(("shaman", "reserve"))
    t.token("I-1").devote(1).devote(1).devote(1)
    assert not any(o.get("gain") == "shaman" for o in t.options())
    t.act(2)
    assert at(t) == NEXT  # nothing to RECOVER
    assert t.pair(0, "waiting") == (1, 0)


def test_r24_twice_the_level_is_scored_once_at_the_very_end() -> None:
    setup: Any = {"era": 3, "vp": [100, 90, 20, 10], "devotion": {0: 16}}
    t = last_conflict(abilities=dict.fromkeys(range(4), "end_vp_2x_level"), **setup)
    assert t.vp[0] == 100
    for _ in range(4):
        t.sacrifice(0, 0)
    assert t.vp == [116, 92, 22, 12]


# ---------------------------------------------------------------- the second list: set-up, VP


def test_k_setup_a_random_seat_gets_the_highest_vp_the_rest_clockwise() -> None:
    t = new_game(3)
    while t.phase != "starting_seat":
        t.first()
    assert t.chance(seat=1).vp == [0, 2, 1]


def test_k_setup_later_tokens_and_tiles_are_drawn_only_when_needed() -> None:
    t = new_game(4).resolve_chance()
    assert t.view()["angry_god"]["tokens"] == ["I-1"]
    assert t.phase == "ability"


def test_k_vp_a_gain_of_devotion_is_one_event() -> None:
    t = conflict(cards={0: "ah_puch mandate"}, devotion={0: 18}, vp=[10, 11, 5, 1]).act(1)
    assert (t.player(0)["devotion"], t.vp[0]) == (19, 12)


def test_k_vp_transforming_a_level_scores_like_building() -> None:
    t = conflict(cards={0: "cabrakan legacy"}, vp=[10, 12, 9, 50], pyramids={"becan": "1 2 3"})
    t.act(2).choose(1).transform("pyramid", 3, "becan")
    assert t.vp == [14, 13, 10, 50]


def test_k_vp_the_order_of_abilities_is_fixed_at_the_start_of_the_step() -> None:
    t = era_start(vp=[1, 4, 2, 3]).chance()
    assert t.view()["order"] == [1, 3, 2, 0]


def test_k_era3_five_vp_are_a_separate_move_after_the_altar() -> None:
    t = resolving(
        era=3,
        vp=[10, 17, 22, 50],
        abilities={0: "win_conflict_plus5"},
        units={"becan": {0: (3, 0)}},
    )
    assert t.vp[0] == 23  # 17 is taken: 18; 18 + 5 = 23


def test_k_era3_five_vp_are_a_separate_move_after_the_eight() -> None:
    t = consecrated(
        era=3,
        vp=[10, 18, 24, 50],
        abilities={0: "win_conflict_plus5"},
        units={"becan": {0: (1, 0)}},
    )
    for _ in range(4):
        t.sacrifice(0, 0)
    assert t.vp[0] == 25  # 18 is taken: 19; 19 + 5 = 24 is taken


def test_k_era3_twice_the_level_is_one_move_with_the_devotion() -> None:
    plain = dict.fromkeys(range(1, 4), "win_conflict_plus5")
    abilities = plain | {0: "end_vp_2x_level"}
    t = end_of_era(era=3, vp=[10, 20, 2, 1], devotion={0: 16}, abilities=abilities)
    assert t.vp[0] == 26  # 10 + 6 at once: 20 is not in the way


# ---------------------------------------------------------------- pieces


def test_k_pieces_razed_and_replaced_ones_return_to_their_owners() -> None:
    t = conflict(cards={0: "cabrakan fervor"}, glyphs={"becan": {1: 1}}).act(2)
    t.raze("glyph", 1, "becan")
    assert t.player(1)["glyphs_left"] == 6
    t = conflict(cards={0: "cabrakan legacy"}, glyphs={"becan": {1: 1}}).act(2).choose(2)
    t.transform("glyph", 1, "becan")
    assert (t.player(1)["glyphs_left"], t.player(0)["glyphs_left"]) == (6, 5)
    assert t.change().get("0 vp") is None  # a Glyph scores nothing


def test_k_pieces_own_ones_may_be_razed_where_the_owner_is_any() -> None:
    t = conflict(cards={0: "cabrakan fervor"}, glyphs={"becan": {0: 1}}).act(2)
    assert t.raze("glyph", 0, "becan").vp[0] == 42


def test_k_pieces_an_own_glyph_is_never_transformed() -> None:
    t = conflict(cards={0: "cabrakan legacy"}, glyphs={"becan": {0: 2}}).act(2)
    assert t.values("option") == [0]


def test_k_pieces_transforming_a_glyph_needs_one_in_reserve() -> None:
    t = conflict(cards={0: "cabrakan legacy"}, glyphs={"becan": {1: 1}, "coba": {0: 6}}).act(2)
    assert t.values("option") == [0]


def test_k_pieces_the_glyph_of_the_second_transform_needs_one_too() -> None:
    t = conflict(cards={0: "cabrakan legacy"}, glyphs={"becan": {1: 2}, "coba": {0: 5}}).act(2)
    t.choose(2).transform("glyph", 1, "becan")
    assert at(t) == NEXT


@pytest.mark.parametrize(("used_pieces", "level"), [("0", 2), ("0 0", 3), ("0 0 0", 4)])
def test_k_pieces_the_first_piece_may_be_of_a_high_level(used_pieces: str, level: int) -> None:
    pyramids = {"coba": used_pieces, "chichen_itza": used_pieces, "palenque": used_pieces}
    t = conflict(cards={0: "ixchel legacy"}, pyramids=pyramids).act(2).choose(0)
    assert t.build("pyramid", "becan").pyramid("becan") == [(level, 0)]


def test_k_pieces_a_region_must_be_picked_where_one_can_build() -> None:
    t = conflict(cards={0: "ixchel legacy"}, pyramids={"becan": "1 1 1 1"}).act(2).choose(0)
    assert t.values("region") == ["hochob", "palenque"]


# ---------------------------------------------------------------- cards and actions


def test_k_cards_the_played_card_stays_out_until_the_era_ends() -> None:
    t = resolving()
    assert t.phase == "conflict"
    assert t.player(0)["played"] == ["mission"]
    assert "mission" not in t.player(0)["unseen"]


def test_k_cards_both_returned_ones_are_drawn_again() -> None:
    hand = dict.fromkeys(range(4), "legacy vengeance")
    t = before_conflict(heroes={3: "becan"}, hand=hand, played=dict.fromkeys(range(4), "mission"))
    t.chance(region="becan")
    assert t.values("card") == ["fervor", "mandate"]
    t.resolve_chance()
    assert t.player(0)["hand"] == ["legacy", "vengeance", "fervor"]


def test_k_actions_each_is_fully_resolved_before_the_next_player() -> None:
    t = conflict(cards={0: "ixchel legacy"}).act(1).summon("move", "V8")
    assert at(t) == ("effect", 0)
    assert at(t.deploy("shaman", "becan")) == NEXT


def test_k_actions_everyone_takes_part_without_units_too() -> None:
    t = conflict()
    seats = []
    while t.phase == "action":
        seats.append(t.current_player)
        t.devote(1 if len(seats) <= 4 else 2)
    assert seats == [0, 1, 2, 3] * 2


def test_k_actions_the_third_is_the_one_still_uncovered() -> None:
    t = conflict(turn=7, covered={0: [2, 3], 3: [1]}, glyphs={"becan": {0: 1}}).devote(2)
    assert {o["action"] for o in t.options() if "action" in o} == {1}


def test_k_actions_a_third_happens_once() -> None:
    t = conflict(turn=7, glyphs={"becan": {0: 3}}).devote(2).pass_(3, "devotion")
    assert t.phase != "third"
    assert t.region("becan")["glyphs"]["0"] == 2


# ---------------------------------------------------------------- effects


def test_k_effects_without_up_to_as_often_as_possible_even_if_it_hurts() -> None:
    t = conflict(cards={0: "ah_puch mandate"}, units={"becan": {0: (1, 0)}}).act(1)
    assert t.options() == [{"type": "annihilate", "owner": 0, "kind": "shaman", "region": "becan"}]


def test_k_effects_up_to_includes_none() -> None:
    t = conflict(cards={0: "ixchel vengeance"}, units={"becan": {1: (0, 1)}}).act(2).stop()
    assert t.change() == {"0 bonus": 2}


def test_k_effects_without_a_target_later_steps_still_run() -> None:
    t = conflict(cards={0: "ixchel vengeance"}).act(2)
    assert at(t) == NEXT
    assert t.change() == {"0 bonus": 2}


def test_k_effects_amounts_are_read_when_the_step_begins() -> None:
    """At the end of level 1 it is two Shamans: the Devotion of this card comes after."""
    t = conflict(cards={0: "ixchel fervor"}, devotion={0: 9}).act(1)
    assert t.view()["effect"]["left"] == 2
    t.deploy("shaman", "becan")
    assert t.view()["effect"]["left"] == 1


def test_k_effects_in_any_region_may_be_split() -> None:
    t = resolving(units={"becan": {0: (0, 3)}}).space("X2")
    t.deploy("shaman", "coba").deploy("warrior", "hochob")
    assert (t.units("coba", 0), t.units("hochob", 0)) == ((1, 0), (0, 1))


def test_k_effects_no_unit_moves_twice() -> None:
    t = conflict(cards={0: "cabrakan vengeance"}, units={"becan": {1: (1, 0)}}).act(2)
    t.move(1, "shaman", "becan", "coba")
    assert at(t) == NEXT  # no unit left to move
    units = {"hochob": {0: (1, 0)}, "becan": {0: (1, 0)}}
    t = conflict(cards={0: "cabrakan legacy"}, era=3, units=units).act(1).summon("ability")
    t.choose(0).move(0, "shaman", "hochob", "becan")
    assert t.phase == "confluence"  # one route: the two in Becan do not go back


def test_k_effects_choose_one_offers_only_what_has_a_target() -> None:
    t = conflict(cards={0: "ah_puch legacy"}, pyramids={"becan": "1 1 1 1"}, gods_at={0: "V7"})
    t.act(2)
    assert t.values("option") == [0]  # Coba can be built in
    pyramids = {"becan": "1 1 1 1", "palenque": "2 2 2 2"}
    t = conflict(cards={0: "ah_puch legacy"}, pyramids=pyramids, gods_at={0: "V8"}).act(2)
    assert at(t) == NEXT  # none: skipped


def test_k_effects_each_is_compulsory_for_whoever_has_such_a_unit() -> None:
    t = conflict(cards={0: "ixchel mandate"}, units={"becan": {2: (1, 0)}}).act(1)
    assert t.current_player == 2
    assert not t.may("stop")


def test_k_effects_recover_vp_devotion_and_strength_need_no_presence() -> None:
    cards = {0: "ah_puch fervor"}
    t = conflict(cards=cards, gods_at={0: "V6"}).act(2).recover("shaman")
    assert t.change()["0 bonus"] == 1


def test_k_effects_reach_only_units_in_regions() -> None:
    t = conflict(cards={0: "ah_puch fervor"}, tracks={"K1": 1, "X1": 2}, xibalba={1: (3, 3)}).act(1)
    assert at(t) == NEXT  # no unit in a region


def test_k_effects_nothing_enters_an_uninhabited_region() -> None:
    cards = {0: "cabrakan vengeance"}
    t = conflict("becan", 3, cards=cards, units={"becan": {1: (1, 0)}}).act(2)
    assert set(t.values("to")) == {"chichen_itza", "hochob", "palenque"}


# ---------------------------------------------------------------- SUMMON, APPEASE


def test_k_summon_presence_is_that_of_the_moment() -> None:
    t = conflict(cards={0: "kukulkan legacy"}).act(1).summon("move", "V3")
    assert t.values("region") == ["chichen_itza", "coba", "becan"]


def test_k_summon_the_move_is_compulsory_and_elsewhere() -> None:
    t = conflict(cards={0: "kukulkan legacy"}).act(1).do("summon", first="move")
    assert t.types() == {"confluence"}
    assert set(t.values("confluence")) == {"V1", "V2", "V3", "V7", "V8", "V9"}


def test_k_summon_without_a_target_the_god_still_moves() -> None:
    t = conflict(cards={0: "cabrakan legacy"}).act(1).summon("ability")
    assert t.phase == "confluence"


def test_k_appease_the_cost_counts_anybodys_units() -> None:
    cards = {0: "ixchel fervor", 2: "ah_puch fervor"}
    t = conflict(cards=cards).act(3).appease(("shaman", "reserve")).token("I-1").devote(1).act(3)
    t.recover("shaman").appease(("shaman", "reserve"))
    assert at(t) == ("pay", 2)  # a second one


def test_k_appease_as_a_third_action() -> None:
    cards = {0: "ixchel fervor"}
    t = conflict(cards=cards, turn=7, covered={0: [1, 2], 3: [1]}, glyphs={"becan": {0: 1}})
    t.devote(2).act(3).appease(("shaman", "reserve"))
    assert t.phase == "use_token"  # the first in this Conflict: one unit


def test_k_appease_the_hero_cannot_pay() -> None:
    cards = {0: "ixchel fervor"}
    t = conflict(cards=cards, heroes={0: "becan"}, turn=3, xibalba={0: (8, 8)}).act(3)
    assert t.phase == "action"


def test_k_appease_the_unit_just_deployed_may_pay() -> None:
    cards = {0: "kukulkan fervor"}
    t = conflict(cards=cards, xibalba={0: (8, 7)}).act(3).deploy("warrior", "becan")
    t.do("appease")
    assert t.options() == [{"type": "pay", "kind": "warrior", "from": "becan"}]


# ---------------------------------------------------------------- resolving


def test_k_resolving_strength_bonuses_are_fixed_but_hero_and_god_are_live() -> None:
    cards = {0: "kukulkan vengeance", 1: "ixchel vengeance"}
    t = conflict(cards=cards, gods_at={1: "V8"}, units={"becan": {0: (0, 3)}}).act(2)
    assert t.strength(0)["bonus"] == 5
    t.act(2).exile(0, "warrior", "becan").exile(0, "warrior", "becan")
    assert (t.strength(0)["bonus"], t.strength(0)["units"]) == (5, 1)


def test_k_resolving_bonuses_alone_suffice_to_win() -> None:
    heroes = {0: "coba", 1: "hochob"}
    neutral = {"becan": 0, "palenque": 1}
    cards = {0: "kukulkan vengeance"}
    t = conflict("becan", 2, turn=3, cards=cards, covered={0: [1]}, heroes=heroes, neutral=neutral)
    assert t.act(2).vp[0] == 27


def test_k_resolving_the_heros_owner_names_himself_only_if_tied() -> None:
    t = resolving(units={"becan": {0: (3, 0), 1: (3, 0)}})
    assert t.current_player == 3
    assert t.values("seat") == [0, 1]


def test_k_resolving_the_majority_winner_must_move_a_unit() -> None:
    t = resolving(units={"becan": {0: (3, 0)}})
    assert t.types() == {"space"}


def test_k_resolving_a_unit_on_the_calendar_is_a_shaman_on_the_codex_a_warrior() -> None:
    t = resolving(units={"becan": {0: (2, 2)}}).space("K2").space("X5")
    assert t.pair(0, "on_tracks") == (1, 1)


def test_k_resolving_the_repeat_is_compulsory_except_up_to() -> None:
    t = resolving(
        era=2,
        units={"becan": {0: (0, 3)}, "coba": {1: (2, 0)}},
        abilities={0: "repeat_calendar_codex"},
    )
    t.space("X3").stop()
    t.annihilate(1, "shaman", "coba")
    assert t.phase == "conflict"


def test_k_resolving_clean_up_ends_claims_and_cancellations() -> None:
    cards = {3: "ah_puch mandate"}
    t = conflict(turn=7, cards=cards, covered={3: [3]}).act(2).do("cancel", track="codex")
    t.chance(region="coba").resolve_chance()
    view = t.view()["conflict"]
    assert view["cancelled"] == []
    assert view["claims"] == {"shaman": None, "warrior": None}


# ---------------------------------------------------------------- consecrated, tribe, end


def test_k_consecrated_devotion_is_gained_before_the_next_decides() -> None:
    t = consecrated().sacrifice(1, 1)
    assert (t.current_player, t.player(0)["devotion"]) == (1, 2)


def test_k_consecrated_all_zero_has_no_winner() -> None:
    t = consecrated()
    for _ in range(4):
        t.sacrifice(0, 0)
    assert t.vp == [40, 30, 20, 10]


def test_k_consecrated_sacrificing_raises_the_gods_strength_with_the_level() -> None:
    t = consecrated(era=2, abilities={0: "god_strength_level"}, devotion={0: 9}).sacrifice(1, 0)
    assert t.strength(0) == {
        "hero": 0,
        "units": 0,
        "glyphs": 0,
        "god": 2,
        "bonus": 0,
        "sacrificed": 1,
        "total": 3,
    }


@pytest.mark.parametrize("ability", ["awaken_era_any", "build_glyphs_era_any"])
def test_k_tribe_start_abilities_work_in_every_later_era(ability: str) -> None:
    t = tribe(era=3, abilities={0: ability}, xibalba={0: (3, 3)})
    assert t.view()["effect"]["left"] == 3
    assert not t.may("stop")


def test_k_tribe_the_hero_is_compulsory() -> None:
    assert tribe().types() == {"hero"}


def test_k_end_no_decisions_after_the_last_conflict() -> None:
    t = end_of_era(era=3, tracks={"K1": 0}, pyramids={"coba": "0"})
    assert t.phase == "over"
    assert not t.view()["regions"]["coba"]["units"]["0"]["shaman"]


# ---------------------------------------------------------------- single cards


def test_k_cards_temple_of_the_serpent_no_pyramid_no_glyph() -> None:
    pyramids = {"hochob": "1 1 1 1", "becan": "2 2 2 2", "palenque": "3 3 3"}
    cards = {0: "kukulkan legacy"}
    t = conflict(cards=cards, gods_at={0: "V2"}, pyramids=pyramids).act(2)
    assert t.values("region") == ["chichen_itza"]
    pyramids = {"becan": "1 1 1 1", "palenque": "2 2 2 2"}
    units = {"becan": {0: (0, 3)}}
    t = conflict(cards=cards, gods_at={0: "V8"}, pyramids=pyramids, units=units).act(2)
    assert at(t) == NEXT
    assert t.change() == {}


def test_k_cards_shifted_altars_compulsory_fought_regions_allowed_all_game() -> None:
    t = conflict(cards={0: "cabrakan mandate"}, fought=["hochob"], altars={"becan": "A1"}).act(1)
    assert t.types() == {"swap_altars"}
    t.do("swap_altars", region="hochob")
    assert t.region("hochob")["altar"] == "A1"


def test_k_cards_silence_exactly_one() -> None:
    t = conflict(cards={0: "ah_puch mandate"}).act(2)
    assert t.types() == {"cancel"}


def test_k_cards_bone_bells_may_recover_the_unit_just_annihilated() -> None:
    cards = {0: "ah_puch legacy"}
    t = conflict(cards=cards, era=2, xibalba={0: (0, 0)}, units={"becan": {0: (0, 1)}})
    t.act(1).summon("ability").choose(0).annihilate(0, "warrior", "becan").recover("warrior")
    assert t.change() == {"becan 0 warrior": -1, "0 reserve warrior": 1}


@pytest.mark.parametrize(("card", "devotion"), [("ixchel mandate", 1), ("ah_puch mandate", 2)])
def test_k_cards_devotion_even_if_nobody_had_a_unit(card: str, devotion: int) -> None:
    t = conflict(cards={0: card}).act(1)
    assert at(t) == NEXT
    assert t.change() == {"0 devotion": devotion}


@pytest.mark.parametrize("glyphs", [0, 1])
def test_k_cards_ossuary_builds_what_glyphs_there_are(glyphs: int) -> None:
    cards = {0: "ah_puch legacy"}
    t = conflict(cards=cards, glyphs={"coba": {0: 6 - glyphs}}, units={"becan": {0: (1, 0)}})
    t.act(2).choose(1).annihilate(0, "shaman", "becan")
    if glyphs:
        t.build("glyph", "becan")
    assert at(t) == NEXT
    assert t.vp[0] == 41
