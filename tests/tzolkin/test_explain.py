"""Explanations: every illegal action has a reason, a text in four languages, and exact numbers.

Each reason has a test with a handmade position; a test checks that none is missing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.tzolkin import explain, reference, text
from sacbe.games.tzolkin.actions import find, info
from sacbe.games.tzolkin.state import CHANCE, DROP, GOLD, NUM_ACTIONS, STONE
from sacbe.play.state import State
from sacbe.text import LANGUAGES
from tests.text.ftl import reasons
from tests.tzolkin.positions import Position, last_turn, new_game, picked_up, position, using
from tests.tzolkin.random_games import random_game

Info = dict[str, Any]

# The action types of each decision, from the protocol's page.
BELONGS: dict[str, set[str]] = {
    "keep": {"keep"},
    "turn": {"beg", "place", "pick_up"},
    "place": {"place", "end_turn"},
    "pick_up": {"pick_up", "end_turn"},
    "use": {"use", "nothing"},
    "any_action": {"use", "stop"},
    "harvest": {"harvest", "burn"},
    "advance": {"advance", "stop"},
    "pay": {"pay"},
    "gain": {"gain"},
    "climb": {"climb"},
    "climb_two": {"climb_two"},
    "build": {"build", "monument", "stop"},
    "drop": {"drop"},
    "market": {"sell", "buy", "stop"},
    "theology": {"pay", "stop"},
    "days": {"days"},
}
ONE_IN = 9  # share of positions in which every illegal action is explained
RULES = (Path(reference.__file__).parent / "en.md").read_text("utf-8")
CODES = set(re.findall(r"^### (\S+)", RULES, re.MULTILINE))


# ---------------------------------------------------------------- every illegal action is explained


def sample() -> Iterator[State]:
    """Positions of games of all sizes: a sample, and the first ones of each decision."""
    for players in (2, 3, 4):
        phases: set[str] = set()
        for i, (state, _, _) in enumerate(random_game(players, seed=11)):
            phase = state.view()["phase"]
            if i % ONE_IN == 0 or phase not in phases or state.current_player is None:
                phases.add(phase)
                yield state


def test_every_illegal_action_has_a_reason_and_a_text_in_every_language() -> None:
    cache: set[str] = set()
    phases: set[str] = set()
    start = position().state.plain()
    kinds = [info(start, action, 0)["type"] for action in range(NUM_ACTIONS)]
    for state in sample():
        s, phase = state.plain(), state.view()["phase"]
        phases.add(phase)
        for seat in range(state.players):
            legal = set(state.legal_actions(seat)) if seat in state.players_to_act else set()
            for action in (None, -1, *range(NUM_ACTIONS + 1)):
                if action in legal:
                    continue
                refusal = explain.refuse(s, action, seat)
                key = json.dumps(refusal, sort_keys=True)
                if key not in cache:
                    cache.add(key)
                    assert_text(refusal)
                if (
                    action is not None
                    and 0 <= action < NUM_ACTIONS
                    and seat in state.players_to_act
                ):
                    generic = refusal["reason"] == "not_asked"
                    assert not (generic and kinds[action] in BELONGS[phase]), (phase, refusal)
    assert set(BELONGS) <= phases, f"the sample lacks {set(BELONGS) - phases}"


def assert_text(refusal: Info) -> None:
    assert set(refusal) == {"reason", "numbers", "rule"}
    assert refusal["rule"] in CODES
    numbers = refusal["numbers"]
    assert numbers.get("missing", 1) > 0
    assert numbers.get("lacking", True), "something is said to be lacking"
    if {"missing", "needed"} <= set(numbers):
        assert numbers["needed"] - numbers["held"] == numbers["missing"]
    for lang in LANGUAGES:
        sentence = text.refusal_text(refusal, sacbe.game("tzolkin").texts(lang))
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_legal_actions_are_not_refused() -> None:
    state = position(corn=3).state
    assert all(state.explain(action) is None for action in state.legal_actions())


# ---------------------------------------------------------------- every reason, exactly

RICH = {"wood": 9, "stone": 9, "gold": 9}
LOW = {"brown": 0, "yellow": 0, "green": 0}
TWO_DAYS = {"type": "days", "days": 2}


def why(t: Position, what: Info | int, seat: int = 0) -> tuple[str, Info]:
    """Reason and numbers of a refusal; its text must exist in every language."""
    explanation = t.state.explain(what, seat)
    assert explanation is not None, "it is legal"
    assert_text({key: explanation[key] for key in ("reason", "numbers", "rule")})
    return explanation["reason"], explanation["numbers"]


def place(wheel: str) -> Info:
    return {"type": "place", "wheel": wheel}


def pick_up(where: str) -> Info:
    wheel, space = where.split()
    return {"type": "pick_up", "wheel": wheel, "space": int(space)}


def use(where: str) -> Info:
    return pick_up(where) | {"type": "use"}


def beg(temple: str) -> Info:
    return {"type": "beg", "temple": temple}


def build(tile: str) -> Info:
    kind = "monument" if tile[0] == "M" else "building"
    return {"type": "monument" if tile[0] == "M" else "build", kind: tile}


def keeping(tile: str) -> Info:
    return build(tile) | {"keep_architecture": True}


def mix(kind: str, wood: int = 0, stone: int = 0, gold: int = 0) -> Info:
    return {"type": kind, "wood": wood, "stone": stone, "gold": gold}


def short(needed: int, available: int) -> Info:
    return {"needed": needed, "held": available, "missing": needed - available}


def test_the_game_is_over_or_another_seat_must_act() -> None:
    assert why(last_turn(day=26).end_round(), place("tikal")) == ("game_over", {})
    assert why(new_game(), place("tikal")) == ("nature", {})
    assert why(position(seat=2), place("tikal")) == ("not_your_turn", {"seat": 2})


def test_an_action_that_does_not_exist_or_does_not_fit_the_decision() -> None:
    assert why(position(), {"type": "fly"}) == ("no_such_action", {})
    assert why(position(), 9999) == ("no_such_action", {})
    early = {"asked": "turn-beg-place", "tried": "other"}
    assert why(position(), {"type": "nothing"}) == ("not_asked", early)
    assert why(position(), {"type": "climb", "temple": "brown"})[1]["tried"] == "climb"
    assert why(position(), {"type": "stop"}) == ("cannot_stop", {"asked": "turn-beg-place"})
    t = using("tikal 2", shown=["B01"], wood=1)
    assert why(t, {"type": "stop"}) == ("cannot_stop", {"asked": "build"})


def test_wealth_tiles() -> None:
    t = new_game().resolve_chance()
    mine = t.state.view(0)["players"][0]["dealt"]
    other = next(f"W{n:02}" for n in range(1, 22) if f"W{n:02}" not in mine)
    t.do("keep", by=0, tile=mine[0])
    assert why(t, {"type": "keep", "tile": mine[0]}) == ("already_kept", {"tile": mine[0]})
    assert why(t, {"type": "keep", "tile": other}) == ("not_dealt", {"tile": other})
    t.do("keep", by=0, tile=mine[1])
    assert why(t, {"type": "keep", "tile": mine[2]}) == ("tiles_chosen", {"seats": [1, 2, 3]})


def test_a_turn_moves_workers_in_one_direction() -> None:
    assert why(position(), {"type": "end_turn"}) == ("move_first", {})
    t = position(at=["tikal 1"]).place("uxmal 0")
    assert why(t, pick_up("tikal 1")) == ("no_mixing", {"doing": "place"})
    t = position(at=["tikal 1"]).pick_up("tikal 1").nothing()
    assert why(t, place("uxmal")) == ("no_mixing", {"doing": "pick_up"})


def test_begging() -> None:
    assert why(position().place("uxmal 0"), beg("brown")) == ("beg_start", {})
    assert why(position().beg("brown"), beg("green")) == ("beg_once", {})
    assert why(position(corn=4), beg("green")) == ("beg_corn", {"held": 4})
    assert why(position(green=0), beg("green")) == ("beg_bottom", {"temple": "green"})
    assert why(position(**LOW), beg("green")) == ("beg_all_bottom", {})


def nothing_is_free(**has: Any) -> Position:
    """No placement is free, and seat 0 has neither a worker on a wheel nor any corn."""
    t = position(starting_space=3, corn=0, **has)
    t.player(1, at=["palenque 0", "yaxchilan 0", "tikal 0"])
    return t.player(2, at=["uxmal 0", "chichen_itza 0"])


def test_forced_begging_and_pity() -> None:
    assert why(nothing_is_free(), place("tikal")) == ("must_beg", {"needed": 1, "held": 0})
    t = nothing_is_free(**LOW).player(3, at=["palenque 1"])
    numbers = {"wheel": "palenque", "space": 2, "cheapest": 1}
    assert why(t, place("palenque")) == ("pity_cheapest", numbers)


def test_placing() -> None:
    start = place("starting_space")
    assert why(position(starting_space=3), start) == ("start_taken", {"seat": 3, "own": "no"})
    t = position(corn=3).place("starting_space")
    assert why(t, start) == ("start_taken", {"seat": 0, "own": "yes"})
    t = position(corn=20).player(1, at=[f"palenque {i}" for i in range(6)])
    t.player(2, at=["palenque 6", "palenque 7"])
    assert why(t, place("palenque")) == ("wheel_full", {"wheel": "palenque"})
    t = position(at=["tikal 1", "tikal 2", "tikal 3"], corn=9)
    assert why(t, place("uxmal")) == ("no_worker_in_hand", {})


def test_the_price_of_a_placement_adds_up() -> None:
    t = position(corn=4).place("palenque 0").place("palenque 1")
    numbers = {"wheel": "palenque", "space": 2, "extra": 2, "nth": 3, **short(4, 2)}
    assert why(t, place("palenque")) == ("place_corn", numbers)
    explanation = t.state.explain(place("palenque"))
    assert explanation is not None
    assert explanation["rule"] == "4.7"
    assert explanation["text"] == (
        "Palenque 2 costs 4 corn: 2 for the space and 2 because it is worker number 3 this "
        "turn. You have 2: 2 short."
    )
    t = position(corn=0).place("tikal 0")
    numbers = {"wheel": "starting_space", "space": 0, "extra": 1, "nth": 2, **short(1, 0)}
    assert why(t, place("starting_space")) == ("place_corn", numbers)


def test_picking_up() -> None:
    there = {"wheel": "tikal", "space": 3}
    assert why(position(), pick_up("tikal 3")) == ("not_there", there)
    t = position().player(2, at=["tikal 3"])
    assert why(t, pick_up("tikal 3")) == ("others_worker", {**there, "seat": 2})
    assert why(position(3, dummies=["tikal 3"]), pick_up("tikal 3")) == ("dummy_there", there)


def test_actions_out_of_reach() -> None:
    t = picked_up("tikal 2", **RICH)
    assert why(t, use("uxmal 2")) == ("other_wheel", {"wheel": "tikal"})
    assert why(t, use("tikal 3")) == ("too_high", {"wheel": "tikal", "space": 3, "at": 2})
    ahead = {"wheel": "chichen_itza", "space": 3}
    t = picked_up("chichen_itza 2", skulls=1)
    assert why(t, use("chichen_itza 3")) == ("needs_theology", ahead)
    t = picked_up("chichen_itza 2", skulls=1, theology=1)
    assert why(t, use("chichen_itza 4")) == ("too_high", {**ahead, "space": 4, "at": 2})
    t = using("uxmal 5", corn=9, skulls=1)
    assert why(t, use("uxmal 5")) == ("not_any_action", {"wheel": "uxmal", "space": 5})
    assert why(t, use("chichen_itza 3")) == ("not_any_action", ahead)


def test_the_corn_of_an_action_adds_up() -> None:
    numbers = {"wheel": "uxmal", "space": 1, "reach": 2, "own": 3, **short(5, 2)}
    assert why(picked_up("uxmal 3", corn=2), use("uxmal 1")) == ("use_corn", numbers)
    numbers = {"wheel": "yaxchilan", "space": 1, "reach": 3, "own": 0, **short(3, 1)}
    assert why(picked_up("yaxchilan 4", corn=1), use("yaxchilan 1")) == ("use_corn", numbers)


def test_actions_without_effect() -> None:
    t = picked_up("palenque 3", jungle={3: (0, 0)}, agriculture=1)
    assert why(t, use("palenque 3")) == ("jungle_empty", {"space": 3})
    t = picked_up("yaxchilan 4", bank_skulls=0)
    assert why(t, use("yaxchilan 4")) == ("skull_bank_empty", {})
    assert why(picked_up("tikal 5"), use("tikal 5")) == ("no_blocks", {})
    tops = {"brown": 6, "yellow": 8, "green": 7}
    for where in ("tikal 5", "uxmal 1"):
        t = picked_up(where, wood=1, corn=3, **tops)
        assert why(t, use(where)) == ("nothing_to_climb", {})
    t = picked_up("uxmal 3", corn=2)
    assert why(t, use("uxmal 2")) == ("nothing_to_trade", {"held": 1, "needed": 2})
    assert why(picked_up("uxmal 3", workers=6), use("uxmal 3")) == ("six_workers", {})


def test_chichen_itza_needs_a_skull_and_an_empty_space() -> None:
    t = picked_up("chichen_itza 3", skulls=1, chichen=[3])
    there = {"wheel": "chichen_itza", "space": 3}
    assert why(t, use("chichen_itza 3")) == ("space_used", there)
    assert why(picked_up("chichen_itza 3"), use("chichen_itza 3")) == ("no_skull", {})


def test_nothing_can_be_built() -> None:
    for where in ("tikal 2", "tikal 4", "uxmal 4"):
        t = picked_up(where, corn=20, **RICH)
        assert why(t, use(where)) == ("no_building_shown", {})
    t = picked_up("uxmal 5", shown=["B07", "B04"], corn=5)
    assert why(t, use("uxmal 4")) == ("no_building_for_corn", short(6, 4))
    t = picked_up("tikal 2", shown=["B07", "B04"], wood=1)
    assert why(t, use("tikal 2")) == ("no_building_affordable", {"missing": 2})
    t = picked_up("tikal 4", shown=["B04", "M13"], gold=4)
    assert why(t, use("tikal 4")) == ("nothing_affordable", {"missing": 1})


def test_harvest_and_burning() -> None:
    corn, wood = ({"type": "harvest", "take": thing} for thing in ("corn", "wood"))
    burn = {"type": "burn", "temple": "yellow"}
    t = using("palenque 3", agriculture=1)
    assert why(t, corn) == ("no_corn_tile", {"space": 3, "level": 1})
    t = using("palenque 4", jungle={4: (2, 0)})
    assert why(t, wood) == ("no_wood_tile", {"space": 4})
    assert why(t, burn) == ("no_wood_tile", {"space": 4})
    assert why(using("palenque 3", yellow=0), burn) == ("burn_bottom", {"temple": "yellow"})
    assert why(using("palenque 3", **LOW), burn) == ("burn_all_bottom", {})


def test_technologies() -> None:
    advance = {"type": "advance", "tech": "theology"}
    t = using("tikal 1", wood=1, theology=2)
    assert why(t, advance) == ("advance_blocks", {"tech": "theology", **short(3, 1)})
    t = picked_up("tikal 1", wood=1, agriculture=1, extraction=2, architecture=1, theology=1)
    assert why(t, use("tikal 1")) == ("no_advance", short(2, 1))
    levels = {"agriculture": 2, "extraction": 2, "architecture": 2, "theology": 3}
    t = picked_up("tikal 1", wood=1, bank_skulls=0, **levels)
    assert why(t, use("tikal 1")) == ("advance_lost", {})


def test_paying_and_taking_blocks() -> None:
    t = using("tikal 1", wood=3, theology=1).advance("theology")
    assert why(t, mix("pay", wood=1)) == ("pay_count", {"needed": 2, "given": 1})
    assert why(t, mix("pay", wood=1, gold=1)) == ("pay_held", {"lacking": {"gold": 1}})
    t = using("tikal 1", wood=1, extraction=3).advance("extraction").pay(wood=1)
    assert why(t, mix("gain", gold=1)) == ("gain_count", {"needed": 2, "given": 1})


def test_climbing() -> None:
    t = position(at=["uxmal 1"], corn=3, yellow=7, green=7).player(1, yellow=8)
    t.pick_up("uxmal 1").use("uxmal 1")
    assert why(t, {"type": "climb", "temple": "green"}) == ("on_top", {"temple": "green"})
    occupant = {"temple": "yellow", "seat": 1}
    assert why(t, {"type": "climb", "temple": "yellow"}) == ("top_taken", occupant)


def test_tiles_that_are_not_on_display() -> None:
    t = position(at=["tikal 4"], shown=["B01"], buildings=["B02"], **RICH)
    t.player(1, monuments=["M03"]).pick_up("tikal 4").use("tikal 4")
    assert why(t, build("B02")) == ("tile_owned", {"tile": "B02", "seat": 0, "own": "yes"})
    assert why(t, build("M03")) == ("tile_owned", {"tile": "M03", "seat": 1, "own": "no"})
    assert why(t, build("B15")) == ("next_age", {"tile": "B15"})
    assert why(t, build("B03")) == ("not_revealed", {"tile": "B03"})
    assert why(t, build("M01")) == ("monument_not_shown", {"tile": "M01"})
    t = using("tikal 2", shown=["B15"], **RICH)
    assert why(t, build("B01")) == ("tile_gone", {"tile": "B01"})


def test_buildings_that_cannot_be_paid() -> None:
    t = using("tikal 2", shown=["B01", "B12"], wood=1)
    lacks = {"tile": "B12", "lacking": {"wood": 1, "stone": 1}, "saved": 0}
    assert why(t, build("B12")) == ("build_blocks", lacks)
    t = using("tikal 2", shown=["B01", "B07"], architecture=3)
    lacks = {"tile": "B07", "lacking": {"wood": 1, "stone": 2}, "saved": 1}
    assert why(t, build("B07")) == ("build_blocks", lacks)
    t = using("tikal 4", shown=["B01", "B09"], wood=1, architecture=3)
    lacks = {"tile": "B09", "lacking": {"wood": 1}, "saved": 0}
    assert why(t, keeping("B09")) == ("build_blocks", lacks)
    t = using("uxmal 4", shown=["B01", "B04"], corn=5, architecture=3)
    assert why(t, build("B04")) == ("build_corn", {"tile": "B04", **short(6, 5)})


def test_architecture_kept_back() -> None:
    t = using("tikal 2", shown=["B01"], wood=1, architecture=1)
    assert why(t, keeping("B01")) == ("cannot_keep_back", {})
    t = using("tikal 4", shown=["B01"], wood=1)
    assert why(t, keeping("B01")) == ("no_architecture", {})


def test_the_block_that_architecture_saves() -> None:
    t = using("tikal 2", shown=["B07"], architecture=3, stone=2).build("B07")
    assert why(t, DROP + GOLD) == ("drop_not_in_cost", {"tile": "B07", "block": "gold"})
    lacks = {"tile": "B07", "block": "stone", "lacking": {"wood": 1}}
    assert why(t, DROP + STONE) == ("drop_other", lacks)


def test_monuments() -> None:
    t = using("tikal 4", shown=["B01", "M01"], **RICH).build("B01")
    assert why(t, build("M01")) == ("monument_second", {"tile": "M01"})
    t = using("tikal 2", shown=["B01", "M01"], **RICH)
    assert why(t, build("M01")) == ("monument_tikal", {"tile": "M01"})
    t = using("tikal 4", shown=["B13", "M13"], gold=1)
    lacks = {"tile": "M13", "lacking": {"gold": 3, "skulls": 1}}
    assert why(t, build("M13")) == ("monument_cost", lacks)


def test_the_market() -> None:
    sell = {"type": "sell", "block": "gold"}
    t = using("uxmal 2", corn=2, gold=1).buy("wood")
    assert why(t, sell) == ("sell_after_buying", {})
    t = using("uxmal 2", corn=2)
    assert why(t, sell) == ("nothing_to_sell", {"block": "gold"})
    numbers = {"block": "stone", **short(3, 2)}
    assert why(t, {"type": "buy", "block": "stone"}) == ("buy_corn", numbers)


def test_two_days() -> None:
    assert why(position(), TWO_DAYS) == ("days_not_yours", {})
    assert why(position(day=26, starting_space=0), TWO_DAYS) == ("days_last_round", {})
    assert why(position(starting_space=0, light=False), TWO_DAYS) == ("days_dark", {})
    for wheel, space, seat in (("tikal", 6, 2), ("chichen_itza", 9, 0)):
        t = position(starting_space=0).player(seat, at=[f"{wheel} {space}"])
        assert why(t, TWO_DAYS) == ("days_ban", {"wheel": wheel, "space": space, "seat": seat})
    t = position(starting_space=0).player(1, at=["tikal 7", "chichen_itza 10"])
    assert why(t, TWO_DAYS) == ("days_later", {})


def test_every_reason_has_a_test() -> None:
    source = Path(__file__).read_text("utf-8")
    folder = Path(explain.__file__).parent / "text"
    assert [reason for reason in reasons(folder) if f'== ("{reason}", ' not in source] == []


def test_an_illegal_move_raises_with_the_explanation() -> None:
    state = position(corn=3).state
    action = find(state.plain(), beg("brown"), 0)
    assert action is not None
    with pytest.raises(sacbe.IllegalAction, match="beg only with less than 3 corn; you have 3"):
        state.play(action)


# ---------------------------------------------------------------- secrets


def test_refusals_leak_no_hidden_tiles() -> None:
    for state, player, _ in random_game(3, seed=2):
        if state.view()["phase"] not in ("deal", "dummy", "keep", "turn"):
            continue
        if player != CHANCE and state.view()["phase"] == "turn":
            break
        s = state.plain()
        for seat in range(3):
            other = state.determinize(seat, seed=9).plain()
            legal = state.legal_actions(seat) if player != CHANCE else []
            for action in set(range(NUM_ACTIONS)) - set(legal):
                assert explain.refuse(s, action, seat) == explain.refuse(other, action, seat)
