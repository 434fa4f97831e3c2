"""Explanations of illegal actions: a reason, a text in four languages, and exact numbers.

The reasons are listed below one by one, each in a hand-made position; a test requires that none is
missing.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.mezo import explain, text
from sacbe.games.mezo.actions import find
from sacbe.games.mezo.state import DO_APPEASE, NUM_ACTIONS, PICK
from sacbe.play.state import State
from sacbe.text import LANGUAGES
from tests.games.options import draw_options
from tests.mezo.positions import (
    Position,
    before_conflict,
    conflict,
    consecrated,
    end_of_era,
    era_start,
    new_game,
    resolving,
    tribe,
)
from tests.mezo.test_reference import codes
from tests.mezo.walk import POLICIES
from tests.text.ftl import reasons

Info = dict[str, Any]
ONE_IN = 40  # share of positions in which all illegal actions are tried
CODES = set(codes("en"))


# ---------------------------------------------------------------- all illegal actions


def sample() -> Iterator[State]:
    """Positions of games of all sizes: a sample, and the first one of each decision."""
    game = sacbe.game("mezo")
    for players in (2, 3, 4):
        decisions: set[tuple[str, str | None]] = set()
        for i, policy in enumerate(POLICIES.values()):
            rng = random.Random(f"{players} {i}")
            state = game.start(players, **draw_options(game, players, rng))
            while True:
                view = state.view()
                phase = view["phase"], (view["effect"] or {}).get("verb")
                if phase not in decisions or rng.randrange(ONE_IN) == 0:
                    decisions.add(phase)
                    yield state.copy()
                if state.current_player is None:
                    break
                infos = [state.action_info(action) for action in state.legal_actions()]
                state.play(state.legal_actions()[infos.index(policy(rng, infos))])


def test_every_illegal_action_has_a_reason_and_a_text_in_every_language() -> None:
    checked: set[str] = set()
    phases: set[str] = set()
    for state in sample():
        s = state.plain()
        phases.add(state.view()["phase"])
        # All waiting seats get the same explanations, so one of them is enough.
        waiting = [seat for seat in range(state.players) if seat not in state.players_to_act][:1]
        for seat in (*(seat for seat in state.players_to_act if seat >= 0), *waiting):
            legal = set(state.legal_actions(seat)) if seat in state.players_to_act else set()
            for action in (None, -1, *range(NUM_ACTIONS + 1)):
                if action in legal:
                    continue
                refusal = explain.refuse(s, action, seat)
                dump = json.dumps(refusal, sort_keys=True)
                if dump not in checked:
                    checked.add(dump)
                    assert_text(refusal)
    expected = {"uninhabited", "hero", "neutral_hero", "deploy", "confluence", "summon", "pick"}
    expected |= {"action", "third", "effect", "choose_one", "appease", "pay", "use_token"}
    assert phases >= expected | {"calendar", "codex", "sacrifice", "over"}
    assert len(checked) > 300


def assert_text(refusal: Info) -> None:
    assert set(refusal) == {"reason", "numbers", "rule"}
    assert refusal["rule"] in CODES
    for lang in LANGUAGES:
        sentence = text.refusal_text(refusal, sacbe.game("mezo").texts(lang))
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "None" not in sentence


def test_legal_actions_are_not_refused_and_can_be_found_by_their_info() -> None:
    for i, state in enumerate(sample()):
        if state.current_player in (None, sacbe.CHANCE) or i % 3:
            continue
        s = state.plain()
        for action in state.legal_actions():
            assert state.explain(action) is None
            assert find(s, state.action_info(action), state.current_player) == action


def test_explanations_do_not_depend_on_secrets() -> None:
    """The explanation is the same in every world that the seat cannot distinguish."""
    for state in sample():
        if state.view()["phase"] not in ("pick", "action"):
            continue
        for seat in range(state.players):
            legal = set(state.legal_actions(seat)) if seat in state.players_to_act else set()
            worlds = [state, *(state.determinize(seat, seed) for seed in range(3))]
            plain = [world.plain() for world in worlds]
            for action in (*range(PICK, DO_APPEASE), *range(0, NUM_ACTIONS, 50)):
                if action not in legal:
                    refusals = [explain.refuse(s, action, seat) for s in plain]
                    assert all(each == refusals[0] for each in refusals)


# ---------------------------------------------------------------- one by one


def others_turn(t: Position, until: str) -> Position:
    """Play first legal actions until this decision is open again."""
    while t.phase != until:
        t.first()
    return t


def over() -> Position:
    return end_of_era(era=3)


def second_god() -> Position:
    t = new_game(2, gods="chosen").resolve_chance()
    return t.do("choose_god", god="kukulkan")


def hero_placed(players: int = 4) -> Position:
    return tribe(players).do("hero", region="becan")


def neutral_placed() -> Position:
    t = hero_placed(2).do("neutral_hero", region="coba")
    return others_turn(t, "hero")


def third() -> Position:
    return conflict(turn=7, glyphs={"becan": {0: 1}}).devote(2)


def moving_god() -> Position:
    at = {0: "V4", 1: "V1", 2: "V9"}
    away = ["chichen_itza", "coba"]
    t = conflict(
        "becan", 3, cards={0: "kukulkan legacy"}, gods_at=at, uninhabited=away, abilities={}
    )
    return t.act(1).do("summon", first="move")


def picking() -> Position:
    return before_conflict(played={0: "legacy"}).chance(region="becan").resolve_chance()


def picked() -> Position:
    t = picking()
    seat = t.current_player
    assert seat is not None
    return t.pick(seat, t.view(seat)["players"][seat]["hand"][0])


def second_token() -> Position:
    t = conflict(era=2, abilities={0: "hero_plus_era appease_two_tokens"})
    return t.act(3).deploy("warrior", "becan").appease(("warrior", "reserve")).token("I-1")


def shamans_gone() -> Position:
    return conflict(xibalba={0: (8, 0)}).act(3).deploy("warrior", "becan").do("appease")


def tie(players: int = 4) -> Position:
    return resolving("becan", players, units={"becan": {0: (2, 0), 1: (2, 0)}})


def space() -> Position:
    return resolving(units={"becan": {0: (3, 0)}}, tracks={"K1": 1})


def card(name: str, **more: Any) -> Callable[[int], Position]:
    """Seat 0 takes an action of a card."""
    return lambda k: conflict(cards={0: name}, **more).act(k)


BECAN: Info = {"becan": {1: (2, 0), 2: (1, 1)}, "palenque": {0: (0, 2)}}
AT_V4: Info = {"gods_at": {0: "V4", 1: "V6", 2: "V5", 3: "V10"}, "units": BECAN}
SHAMAN: Info = {"kind": "shaman", "region": "becan"}


def rot() -> Position:
    return card("ah_puch vengeance", **AT_V4)(2)


def rot_once() -> Position:
    return rot().annihilate(1, "shaman", "becan")


def tremor() -> Position:
    units = {"becan": {0: (2, 0)}}
    t = card("cabrakan legacy", era=2, **{**AT_V4, "units": units})(1).do("summon", first="ability")
    return t.choose(0).move(0, "shaman", "becan", "hochob")


def serpent() -> Position:
    return card("kukulkan legacy", units={"becan": {0: (0, 2)}})(2).build("pyramid", "becan")


def full() -> Position:
    return card("kukulkan legacy", pyramids={"becan": "0 1 0 1"})(2)


def no_level_two() -> Position:
    there = {"chichen_itza": "1 0", "coba": "1 0", "palenque": "2 0", "becan": "2"}
    return card("kukulkan legacy", pyramids=there)(2)


def transforming() -> Position:
    more: Info = AT_V4 | {"glyphs": {"becan": {0: 1, 1: 1}}}
    return card("cabrakan legacy", **more)(2).choose(2)


def razing() -> Position:
    return card("cabrakan fervor", **(AT_V4 | {"glyphs": {"becan": {1: 1}}}))(2)


def without_glyphs() -> Position:
    return conflict(glyphs={"coba": {0: 6}})


def swapping() -> Position:
    return card("cabrakan mandate")(1)


def sacred(t: Position) -> str:
    regions = t.view()["regions"]
    return str(next(name for name, each in regions.items() if each["consecrated"]))


Case = tuple[str, Callable[[], Position], Info, int | None, str]
CASES: list[Case] = [
    ("game_over", over, {"type": "stop"}, 0, "The game is over."),
    ("nature", new_game, {"type": "stop"}, 0, ""),
    ("not_your_turn", conflict, {"type": "action", "action": 1}, 1, ""),
    ("no_such_action", conflict, {"type": "deploy", "shaman": 9}, 0, ""),
    ("already_picked", picked, {"type": "pick", "card": "mission"}, -1, ""),
    (
        "wrong_phase",
        conflict,
        {"type": "hero", "region": "becan"},
        None,
        "Something else comes first: which action you take, or whether you pass.",
    ),
    (
        "wrong_phase",
        lambda: card("kukulkan fervor")(1),
        {"type": "recover", "kind": "shaman"},
        None,
        "Something else comes first: which unit you deploy, and where.",
    ),
    ("nothing_to_stop", conflict, {"type": "stop"}, None, ""),
    (
        "cannot_stop",
        lambda: card("kukulkan fervor")(1),
        {"type": "stop"},
        None,
        "This effect does not say “up to”: do it as often as you can, at most 2 more times.",
    ),
    (
        "no_cards_here",
        consecrated,
        {"type": "action", "action": 1},
        None,
        "Becán is consecrated: no cards and no actions there, only sacrifices.",
    ),
    ("no_glyph_here", third, {"type": "action", "action": 1}, 1, ""),
    (
        "cannot_pay",
        lambda: conflict(xibalba={0: (8, 8)}),
        {"type": "appease"},
        None,
        (
            "Appeasing costs 1 unit from your Reserve or from where your God is present, and "
            "you have none."
        ),
    ),
    ("god_taken", second_god, {"type": "choose_god", "god": "kukulkan"}, None, ""),
    (
        "other_era",
        lambda: era_start(era=2).chance(),
        {"type": "ability", "ability": "hero_plus_era"},
        None,
        "Growing Hero is an ability of Era 1; this is Era 2.",
    ),
    ("uninhabited", tribe, {"type": "hero", "region": "uxmal"}, None, ""),
    (
        "hero_there",
        lambda: others_turn(hero_placed(), "hero"),
        {"type": "hero", "region": "becan"},
        None,
        "Player A’s Hero is already in Becán.",
    ),
    ("neutral_hero_there", neutral_placed, {"type": "hero", "region": "coba"}, None, ""),
    ("own_hero_there", hero_placed, {"type": "deploy", "region": "becan"}, None, ""),
    (
        "other_region",
        hero_placed,
        {"type": "deploy", "region": "palenque"},
        None,
        "Regions are decided one at a time: now it is Chichén Itzá, not Palenque.",
    ),
    (
        "too_few",
        lambda: tribe(xibalba={0: (7, 8)}).do("hero", region="becan"),
        {"type": "deploy", "region": "chichen_itza", "shaman": 2, "warrior": 0},
        None,
        "That takes 2 Shamans, and your Reserve has only 1.",
    ),
    ("same_confluence", moving_god, {"type": "confluence", "confluence": "V4"}, None, ""),
    (
        "confluence_taken",
        moving_god,
        {"type": "confluence", "confluence": "V9"},
        None,
        "Player C’s Ah Puch is on V9 (Hochob and Palenque): there is room for only one God.",
    ),
    ("confluence_closed", moving_god, {"type": "confluence", "confluence": "V6"}, None, ""),
    ("card_played", picking, {"type": "pick", "card": "legacy"}, 0, ""),
    ("covered", lambda: conflict(turn=4), {"type": "action", "action": 1}, None, ""),
    (
        "none_in_xibalba",
        lambda: conflict(xibalba={0: (0, 0)}),
        {"type": "pass", "action": 1, "gain": "shaman"},
        None,
        "You have no Shamans in Xibalba.",
    ),
    ("none_in_reserve", shamans_gone, {"type": "pay", "kind": "shaman", "from": "reserve"}, 0, ""),
    (
        "no_such_option",
        lambda: card("ixchel legacy")(2),
        {"type": "choose_one", "option": 2},
        None,
        "There are only 2 options.",
    ),
    (
        "no_target",
        lambda: card("cabrakan legacy")(2),
        {"type": "choose_one", "option": 1},
        None,
        "Option 2 would have no effect now.",
    ),
    (
        "god_absent",
        lambda: card("kukulkan fervor")(1),
        {"type": "deploy_unit", "kind": "warrior", "region": "coba"},
        None,
        "Kukulkan is not present in Cobá.",
    ),
    (
        "wrong_kind",
        lambda: card("kukulkan fervor")(1),
        {"type": "deploy_unit", **SHAMAN},
        None,
        "This effect applies only to Warriors.",
    ),
    (
        "none_there",
        rot,
        {"type": "annihilate", "owner": 3, **SHAMAN},
        None,
        "There are no Shamans of Player D in Becán.",
    ),
    ("token_used", second_token, {"type": "use_token", "token": "I-1"}, None, ""),
    ("token_not_up", second_token, {"type": "use_token", "token": "I-3"}, None, ""),
    ("not_tied", tie, {"type": "tie", "seat": 2}, None, ""),
    ("no_such_seat", lambda: tie(3), {"type": "tie", "seat": 3}, None, ""),
    (
        "other_track",
        space,
        {"type": "space", "space": "X1"},
        None,
        "Rebirth is not on the track you have won: choose a space of the Calendar.",
    ),
    (
        "space_taken",
        space,
        {"type": "space", "space": "K1"},
        None,
        "Return is taken by a unit of Player B.",
    ),
    (
        "other_kind",
        consecrated,
        {"type": "sacrifice", "kind": "warrior", "n": 1},
        None,
        "You are choosing Shamans now, not Warriors.",
    ),
    (
        "only_conflict",
        rot,
        {"type": "annihilate", "owner": 1, "kind": "shaman", "region": "hochob"},
        None,
        "This effect works only in the region of this Conflict: Becán.",
    ),
    (
        "not_conflict",
        lambda: card("kukulkan mandate", **AT_V4)(2),
        {"type": "move", "owner": 0, "kind": "warrior", "from": "becan", "to": "coba"},
        None,
        "This effect does not work in Becán, where the Conflict is.",
    ),
    (
        "only_same",
        serpent,
        {"type": "build", "kind": "glyph", "region": "hochob"},
        None,
        "This effect works only in the same region as the previous step: Becán.",
    ),
    (
        "only_own",
        lambda: card("kukulkan mission", **AT_V4)(1),
        {"type": "exile", "owner": 2, "kind": "warrior", "region": "becan"},
        None,
        "",
    ),
    (
        "enough_of_player",
        rot_once,
        {"type": "annihilate", "owner": 1, **SHAMAN},
        None,
        "At most 1 unit from each player, and Player B has already lost it.",
    ),
    (
        "same_region",
        lambda: card("cabrakan vengeance", **AT_V4)(2),
        {"type": "move", "owner": 1, "kind": "shaman", "from": "becan", "to": "becan"},
        None,
        "",
    ),
    (
        "route_fixed",
        tremor,
        {"type": "move", "owner": 0, "kind": "shaman", "from": "becan", "to": "palenque"},
        None,
        "The first unit set the route: they all go from Becán to Hochob.",
    ),
    (
        "already_moved",
        tremor,
        {"type": "move", "owner": 0, "kind": "shaman", "from": "hochob", "to": "becan"},
        None,
        "The Shamans in Hochob have already moved with this effect.",
    ),
    ("no_glyph_left", without_glyphs, {"type": "build", "kind": "glyph"}, None, ""),
    ("pyramid_full", full, {"type": "build", "kind": "pyramid", "region": "becan"}, None, ""),
    (
        "no_fitting_piece",
        no_level_two,
        {"type": "build", "kind": "pyramid", "region": "becan"},
        None,
        "The Pyramid of Becán needs a piece of level 2, and you have none left.",
    ),
    (
        "own_glyph",
        transforming,
        {"type": "transform", "kind": "glyph", "owner": 0, "region": "becan"},
        None,
        "Your own Glyphs cannot be transformed.",
    ),
    (
        "no_glyph_there",
        razing,
        {"type": "raze", "kind": "glyph", "owner": 2, "region": "becan"},
        None,
        "Player C has no Glyph in Becán.",
    ),
    (
        "no_pyramid_there",
        razing,
        {"type": "raze", "kind": "pyramid", "region": "becan"},
        None,
        "There is no Pyramid in Becán.",
    ),
]
BY_HAND = {"not_drawn", "swap_consecrated", "no_piece_left"}  # in separate tests


@pytest.mark.parametrize(("reason", "make", "info", "seat", "text"), CASES)
def test_a_reason(
    reason: str, make: Callable[[], Position], info: Info, seat: int | None, text: str
) -> None:
    t = make()
    if seat == -1:
        seat = next(p for p in range(4) if t.view()["players"][p]["picked"])
    why = t.state.explain(info, seat)
    assert why is not None
    assert why["reason"] == reason
    if text:
        assert why["text"] == text


def test_a_card_that_was_not_drawn() -> None:
    t = picking()
    (missing, *_) = t.view(1)["players"][1]["unseen"]
    why = t.state.explain({"type": "pick", "card": missing}, 1)
    assert why is not None
    assert (why["reason"], why["numbers"]) == ("not_drawn", {"card": missing})


def test_the_altar_of_the_consecrated_region_stays() -> None:
    t = swapping()
    why = t.state.explain({"type": "swap_altars", "region": sacred(t)})
    assert why is not None
    assert why["reason"] == "swap_consecrated"


def test_without_a_piece_nothing_is_built() -> None:
    t = conflict()
    s = t.state.plain()
    s.players[0].pieces.fill(0)
    action = find(s, {"type": "build", "kind": "pyramid", "region": "becan"}, 0)
    assert explain.refuse(s, action, 0)["reason"] == "no_piece_left"


def test_every_reason_is_tested_and_has_a_text() -> None:
    folder = Path(explain.__file__).parent / "text"
    assert set(reasons(folder)) == {reason for reason, *_ in CASES} | BY_HAND
