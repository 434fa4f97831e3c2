"""The event log: it accounts for all points, contains nothing else, and keeps secrets."""

from __future__ import annotations

import functools
import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.mezo import event_log, text
from sacbe.games.mezo.data import ABILITIES
from sacbe.games.mezo.text.ids import EFFECTS
from sacbe.play.state import State
from sacbe.text import LANGUAGES
from tests.games.options import draw_options
from tests.mezo.walk import POLICIES
from tests.text.ftl import ids

Event = dict[str, Any]
NAMES = ["Ix", "Ahau", "Kan", "Muluc"]
GAMES = 7  # of each number of players

# Sources of VP, apart from effects and abilities.
SOURCES = {
    "set_up",
    "pyramid",
    "pyramid_share",
    "overflow",
    "consecrated",
    "tracks",
    "pyramids",
    "devotion",
}
# Every event, with one of its sentences.
SENTENCES: dict[str, str] = {
    "starting_seat": "Ix starts with the most VP.",
    "start_vp": "Ix gets starting VP (+2 VP).",
    "uninhabited": "Uxmal is uninhabited in this game.",
    "altar_laid": "Chichén Itzá gets the Altar of Blood.",
    "god_dealt": "Ix gets Ah Puch.",
    "god_chosen": "Ix takes Ah Puch.",
    "era": "Era 1 starts.",
    "token_turned": "The angry God’s token for Era 1 is “Tribute”.",
    "ability_chosen": "Ix chooses “Growing Hero”: Hero stronger by the Era number.",
    "start_ability": "Ix uses “Returning dead”.",
    "hero": "Ix places their Hero in Becán.",
    "neutral_hero": "Ix places a neutral Hero in Becán.",
    "consecrated": "Cobá is left without a Hero and becomes the consecrated region.",
    "deployed": "Ix deploys 1 Shaman and 2 Warriors in Hochob.",
    "god_placed": "Ix places Kukulkan on V6; present in Chichén Itzá and Cobá.",
    "god_moved": "Ix moves Kukulkan to V6; present in Cobá.",
    "summon_used": "Ix summons Kukulkan: Feathered Host.",
    "option_chosen": "Ix chooses: “awaken 1 unit”.",
    "conflict": "Conflict in Uxmal, the consecrated region.",
    "drew": "Ix draws Fervour.",
    "drew_hidden": "Ix draws a card.",
    "picked": "Ix plays Fervour face down.",
    "picked_hidden": "Ix plays a card face down.",
    "revealed": "Ix reveals Fervour (Kukulkan).",
    "glyph_spent": "Ix gives up a Glyph in Uxmal for the third action.",
    "third_declined": "Ix takes no third action.",
    "action_taken": "Ix takes action 2 of Fervour: Devour the Wise.",
    "passed": "Ix passes, covers action 2 (Devour the Wise) and recovers a Shaman.",
    "devotion": "Ix gains 3 Devotion and reaches level 2 (space 11).",
    "overflow": "Ix is at the end of the Devotion track and scores VP instead (+2 VP).",
    "gained": "Ix gains VP from “Devour the Wise” (+5 VP: 3, then further past occupied spaces).",
    "strengthened": "Ix gains 2 strength in this Conflict from “Fury”.",
    "claimed": "Ix counts as having the most Warriors here.",
    "cancelled": "Ix prevents the award of the Codex in this Conflict.",
    "appeased": "Ix appeases the angry God with 2 units.",
    "paid": "Ix pays a Shaman from their Reserve.",
    "token_used": "Ix uses “Fury”: strength +2.",
    "stopped": "Ix annihilates no more units.",
    "unit_deployed": "Ix deploys a Warrior in Becán.",
    "awakened": "Ix awakens a Warrior in Becán.",
    "recovered": "Ix recovers a Shaman from Xibalba.",
    "annihilated": "Ix annihilates a Shaman of Ahau in Becán.",
    "exiled": "Ix exiles a Shaman of their own from Becán.",
    "moved": "Ix moves a Shaman of Ahau from Becán to Cobá.",
    "glyph_built": "Ix builds a Glyph in Becán.",
    "glyph_razed": "Ix razes a Glyph of Ahau in Becán.",
    "glyph_transformed": "Ix replaces a Glyph of Ahau in Becán.",
    "pyramid_built": "Ix builds level 3 in Becán, now 2 pieces (+2 VP).",
    "pyramid_transformed": "Ix replaces level 3 of Ahau on the Pyramid of Becán (+2 VP).",
    "pyramid_razed": "Ix razes level 3 of Ahau in Becán.",
    "pyramid_share": "Ix has a piece in the Pyramid of Becán (+1 VP).",
    "altars_swapped": "Ix swaps the Altars of Uxmal and Cobá: Uxmal now has the Altar of Jade.",
    "strengths": "Strength in Uxmal: Ix 5 (Hero 2, units 3); Ahau 0.",
    "conflict_won": "Ix wins the Conflict in Uxmal with strength 5.",
    "no_winner": "No one has any strength in Uxmal: there is no winner.",
    "tied": "Ix and Ahau are tied for the Codex; Ix decides.",
    "tie_decided": "Ix decides that Ahau takes the Codex.",
    "altar_won": "Ix gains the bonus of the Altar of Blood: 4 VP, 3 Devotion.",
    "consecrated_won": "Ix wins the consecrated region Uxmal (+8 VP).",
    "ability_scored": "Ix scores the ability “Conquerors” (+5 VP).",
    "majority": "Ix has the most Shamans and takes the Calendar.",
    "majority_none": "No one has Warriors here: the Codex is not awarded.",
    "majority_cancelled": "The Codex is not awarded in this Conflict.",
    "space_taken": "Ix moves a Warrior to “Rebirth” (Codex): awaken 1 unit in any region.",
    "space_repeated": "Ix repeats “Rebirth”: awaken 1 unit in any region.",
    "cleaned_up": "The Hero and units in Uxmal return to the Reserves: "
    "Ahau 2 Shamans and 1 Warrior.",
    "to_xibalba": "Ix loses 2 Shamans to Xibalba.",
    "sacrificed": "Ix sacrifices 2 Shamans and 1 Warrior.",
    "era_ended": "Era 1 ends.",
    "tracks_scored": "Ix returns 1 Shaman and 1 Warrior from the Calendar and the Codex to the "
    "Reserve and scores (+4 VP).",
    "pyramids_scored": "Ix has Pyramid pieces in 1 region (+2 VP).",
    "devotion_scored": "Ix scores Devotion (+13 VP).",
    "final": "Ix ends with 97 VP.",
    "winner": "Ix wins.",
    "other": "Something changes for Ix (+3 VP).",
}
UNIT: Event = {"owner": 1, "kind": "shaman", "region": "becan"}
UNITS: Event = {"shaman": 1, "warrior": 2}
FACTS: dict[str, Event] = {
    "start_vp": {"n": 2, "vp": 2},
    "uninhabited": {"region": "uxmal"},
    "altar_laid": {"region": "chichen_itza", "altar": "A2"},
    "god_dealt": {"god": "ah_puch"},
    "god_chosen": {"god": "ah_puch"},
    "era": {"era": 1},
    "token_turned": {"era": 1, "token": "I-1"},
    "ability_chosen": {"ability": "hero_plus_era"},
    "start_ability": {"ability": "awaken_era_any", "era": 1},
    "hero": {"region": "becan"},
    "neutral_hero": {"region": "becan"},
    "consecrated": {"region": "coba"},
    "deployed": {"region": "hochob", **UNITS},
    "god_placed": {"god": "kukulkan", "confluence": "V6", "regions": ["chichen_itza", "coba"]},
    "god_moved": {"god": "kukulkan", "confluence": "V6", "regions": ["coba"]},
    "summon_used": {"god": "kukulkan", "effect": "kukulkan summon"},
    "option_chosen": {"effect": "ah_puch summon", "step": 0, "option": 1},
    "conflict": {"region": "uxmal", "consecrated": True},
    "drew": {"card": "fervor"},
    "picked": {"card": "fervor"},
    "revealed": {"card": "fervor", "god": "kukulkan"},
    "glyph_spent": {"region": "uxmal"},
    "action_taken": {"action": 2, "card": "fervor", "effect": "kukulkan fervor 2"},
    "passed": {"action": 2, "gain": "shaman", "effect": "kukulkan fervor 2"},
    "devotion": {"n": 3, "space": 11, "level": 2, "rises": True},
    "overflow": {"n": 2, "vp": 2, "by": "pass"},
    "gained": {"n": 3, "vp": 5, "effect": "kukulkan fervor 2"},
    "strengthened": {"n": 2, "effect": "I-2"},
    "claimed": {"kind": "warrior"},
    "cancelled": {"track": "codex"},
    "appeased": {"price": 2},
    "paid": {"kind": "shaman", "from": "reserve"},
    "token_used": {"token": "I-2", "effect": "I-2"},
    "stopped": {"verb": "annihilate"},
    "unit_deployed": {"kind": "warrior", "region": "becan"},
    "awakened": {"kind": "warrior", "region": "becan"},
    "recovered": {"kind": "shaman"},
    "annihilated": UNIT,
    "exiled": UNIT | {"owner": 0},
    "moved": {"owner": 1, "kind": "shaman", "from": "becan", "to": "coba"},
    "glyph_built": {"region": "becan"},
    "glyph_razed": {"owner": 1, "region": "becan"},
    "glyph_transformed": {"owner": 1, "region": "becan"},
    "pyramid_built": {"level": 3, "region": "becan", "pieces": 2, "owner": 0, "n": 2, "vp": 2},
    "pyramid_transformed": {"level": 3, "region": "becan", "owner": 1, "n": 2, "vp": 2},
    "pyramid_razed": {"level": 3, "region": "becan", "owner": 1},
    "pyramid_share": {"region": "becan", "n": 1, "vp": 1},
    "altars_swapped": {"region": "uxmal", "other": "coba", "altar": "A5"},
    "strengths": {
        "region": "uxmal",
        "strengths": {
            "0": {"hero": 2, "units": 3, "glyphs": 0, "total": 5},
            "1": {"hero": 0, "units": 0, "glyphs": 0, "total": 0},
        },
    },
    "conflict_won": {"region": "uxmal", "strength": 5},
    "no_winner": {"region": "uxmal"},
    "tied": {"seats": [0, 1], "tie": "codex", "region": "uxmal"},
    "tie_decided": {"winner": 1, "tie": "codex", "region": "uxmal"},
    "altar_won": {"region": "uxmal", "altar": "A2", "effect": "A2"},
    "consecrated_won": {"region": "uxmal", "n": 8, "vp": 8},
    "ability_scored": {"ability": "win_conflict_plus5", "n": 5, "vp": 5},
    "majority": {"kind": "shaman", "track": "calendar", "n": 2, "claimed": False},
    "majority_none": {"kind": "warrior", "track": "codex"},
    "majority_cancelled": {"kind": "warrior", "track": "codex"},
    "space_taken": {"space": "X1", "effect": "X1", "track": "codex", "kind": "warrior"},
    "space_repeated": {"space": "X1"},
    "cleaned_up": {"region": "uxmal", "returns": {"1": {"shaman": 2, "warrior": 1}}},
    "to_xibalba": {"shaman": 2, "warrior": 0},
    "sacrificed": {"shaman": 2, "warrior": 1},
    "era_ended": {"era": 1},
    "tracks_scored": {"units": 2, "shaman": 1, "warrior": 1, "n": 4, "vp": 4},
    "pyramids_scored": {"regions_n": 1, "era": 2, "n": 2, "vp": 2},
    "devotion_scored": {"n": 13, "vp": 13},
    "final": {"points": 97},
    "winner": {"seats": [0]},
    "other": {"n": 3, "vp": 3},
}


def move_events(state: State, player: int, action: int) -> list[Event]:
    """The events of a move, without playing it."""
    events: list[Event] = event_log.events_of(
        state.plain(), player, action, state.steps(action, player)
    )
    return events


def line(event: Event, lang: str = "en") -> str:
    return str(text.event_text(event, sacbe.game("mezo").texts(lang), NAMES))


def example(kind: str) -> Event:
    """An event of this kind with the facts above."""
    facts = dict(FACTS.get(kind, {}))
    change = {"vp": facts.pop("vp")} if "vp" in facts else {}
    return {"event": kind, "seat": 0, "cause": "test", "change": change, **facts}


@functools.cache
def games() -> list[tuple[State, list[list[Event]]]]:
    """Seeded games with all numbers of players and options, with the events of their moves."""
    return list(_games())


def _games() -> Iterator[tuple[State, list[list[Event]]]]:
    game = sacbe.game("mezo")
    for players in (2, 3, 4):
        for i in range(GAMES):
            rng = random.Random(f"{players} {i}")
            policy = list(POLICIES.values())[i % len(POLICIES)]
            state = game.start(players, **draw_options(game, players, rng))
            moves: list[list[Event]] = []
            while state.current_player is not None:
                infos = [state.action_info(action) for action in state.legal_actions()]
                action = state.legal_actions()[infos.index(policy(rng, infos))]
                moves.append(move_events(state, state.current_player, action))
                state.play(action)
            yield state, moves


# ---------------------------------------------------------------- completeness


def test_logged_points_equal_scored_points() -> None:
    kinds: set[str] = set()
    causes: set[str] = set()
    further = 0
    for state, moves in games():
        ledger: Counter[int] = Counter()
        for event in (event for events in moves for event in events):
            kinds.add(event["event"])
            assert event["event"] != "other", event
            assert event["cause"]
            assert set(event["change"]) <= {"vp"}
            if event["change"]:
                vp = event["change"]["vp"]
                assert 0 < event["n"] <= vp
                further += event["n"] < vp
                causes.add(event["cause"])
                ledger[event["seat"]] += vp
        assert [ledger[seat] for seat in range(state.players)] == state.scores
        assert moves[-1][-1]["seats"] == state.winners
        finals = [event["points"] for event in moves[-1] if event["event"] == "final"]
        assert finals == state.scores
    assert causes <= SOURCES | set(EFFECTS) | set(ABILITIES)
    assert causes >= SOURCES
    assert causes >= {"end_vp_2x_level", "calendar_codex_plus3", "win_conflict_plus5"}
    assert causes >= {"A1", "A2", "A3", "A4", "A5", "K5", "X5", "I-1", "III-3"}
    assert causes >= {"kukulkan fervor 2", "cabrakan mission 1", "ah_puch mission 2"}
    assert further > 20
    without_samples = {"drew_hidden", "picked_hidden", "other"}
    assert kinds | without_samples >= set(SENTENCES), "the games are too poor"
    assert kinds <= set(SENTENCES)


def test_logged_units_equal_moved_units() -> None:
    """The units that are deployed, awakened, ... add up to those on the board."""
    for state, moves in games():
        events = [event for told_now in moves for event in told_now]
        glyphs: Counter[tuple[int, str]] = Counter()
        levels: Counter[str] = Counter()
        for event in events:
            kind = event["event"]
            if kind in ("glyph_built", "glyph_transformed"):
                glyphs[event["seat"], event["region"]] += 1
            if kind in ("glyph_razed", "glyph_transformed"):
                glyphs[event["owner"], event["region"]] -= 1
            if kind == "glyph_spent":
                glyphs[event["seat"], event["region"]] -= 1
            levels[event.get("region") or ""] += kind == "pyramid_built"
            levels[event.get("region") or ""] -= kind == "pyramid_razed"
        for name, region in state.view()["regions"].items():
            for seat in range(state.players):
                assert glyphs[seat, name] == region["glyphs"][str(seat)]
            assert levels[name] == len(region["pyramid"])


def test_every_log_has_the_set_up_and_the_eras() -> None:
    for state, moves in games():
        count = Counter(event["event"] for events in moves for event in events)
        assert count["starting_seat"] == count["winner"] == 1
        assert count["start_vp"] == count["god_dealt"] + count["god_chosen"] == state.players
        assert count["era"] == count["era_ended"] == count["token_turned"] == 3
        assert count["conflict"] == count["strengths"] == count["cleaned_up"]
        assert count["hero"] == 3 * state.players


def test_one_move_with_two_sources_is_two_events() -> None:
    count = 0
    for _, moves in games():
        for events in moves:
            for event, after in pairwise(events):
                if event["event"] == "tracks_scored" and after["cause"] == "calendar_codex_plus3":
                    assert event["change"] == {"vp": event["n"]} == {"vp": 2 * event["units"]}
                    assert after["n"] == 3 * event["units"]
                    count += 1
    assert count


def test_whoever_stops_an_effect_is_logged() -> None:
    """Otherwise nothing would follow “chooses: annihilate up to 1 unit”."""
    state = sacbe.game("mezo").start(3)
    rng, verbs = random.Random(5), Counter[str]()
    while (seat := state.current_player) is not None:
        for action in state.legal_actions():
            info = state.action_info(action)
            if info["type"] == "stop" and state.view()["effect"]:
                verb = state.view()["effect"]["verb"].lower()
                stopped = move_events(state, seat, action)[0]
                assert (stopped["event"], stopped["seat"]) == ("stopped", seat)
                assert stopped["verb"] == verb
                verbs[verb] += 1
        state.play(rng.choice(state.legal_actions()))
    assert len(verbs) > 2


# ---------------------------------------------------------------- sentences


@pytest.mark.parametrize("kind", SENTENCES)
def test_an_event_has_its_sentence(kind: str) -> None:
    assert line(example(kind)) == SENTENCES[kind]
    for lang in LANGUAGES[1:]:
        assert line(example(kind), lang).endswith(".")


def test_a_player_who_decides_a_tie_for_itself_is_named_once() -> None:
    assert line(example("tie_decided") | {"winner": 0}) == "Ix decides the tie and takes the Codex."


def test_sentences_in_the_other_languages() -> None:
    assert [line(example("annihilated"), lang) for lang in LANGUAGES[1:]] == [
        "Ix aniquila un Chamán de Ahau en Becán.",
        "Ix aniquila um Xamã de Ahau em Becán.",
        "Ix annienta uno Sciamano di Ahau a Becan.",
    ]


def test_all_events_have_words_in_all_languages_for_every_seat() -> None:
    checked: set[str] = set()
    for state, moves in games():
        for event in (event for events in moves for event in events):
            for seat in (None, *range(state.players)):
                public = event_log.redact(event, seat)
                dump = json.dumps(public)
                if dump in checked:
                    continue
                checked.add(dump)
                assert json.loads(dump) == public
                for lang in LANGUAGES:
                    text = line(public, lang)
                    assert text.endswith(".")
                    assert not text.endswith("..")
                    assert "{" not in text
                    assert "None" not in text
                    assert "  " not in text


# ---------------------------------------------------------------- secrets


def test_draws_and_picks_are_visible_to_their_owner_only() -> None:
    counts: Counter[str] = Counter()
    for _, moves in games():
        for event in (event for events in moves for event in events):
            if event["event"] not in ("drew", "picked"):
                assert "secret" not in event
                continue
            counts[event["event"]] += 1
            mine, kind = event["seat"], event["event"]
            assert event["secret"] == mine
            assert event_log.redact(event, mine) is event
            public = {"event": f"{kind}_hidden", "seat": mine, "change": {}}
            public["cause"] = {"drew": "draw", "picked": "pick"}[kind]
            for other in (None, 1 - min(mine, 1)):
                assert event_log.redact(event, other) == public
                assert event_log.redact(event | {"card": "other", "note": 1}, other) == public
    assert min(counts["drew"], counts["picked"]) > 300


def test_the_public_log_does_not_depend_on_secrets() -> None:
    game = sacbe.game("mezo")
    counts: Counter[str] = Counter()
    for players in (2, 4):
        rng = random.Random(players)
        state = game.start(players)
        while state.current_player is not None:
            phase = state.view()["phase"]
            if phase in ("draw", "pick"):
                infos = [state.action_info(action) for action in state.legal_actions()]
                mine = infos[0]["seat"] if phase == "draw" else state.current_player
                last = phase == "pick" and len(state.players_to_act) == 1
                for seat in (None, *range(players)):
                    if seat != mine and not last:
                        read = {
                            _visible_log(state, action, seat) for action in state.legal_actions()
                        }
                        assert len(read) == 1
                        counts[phase] += 1
            state.play(rng.choice(state.legal_actions()))
    assert min(counts["draw"], counts["pick"]) > 30


def _visible_log(state: State, action: int, seat: int | None) -> str:
    assert state.current_player is not None
    return json.dumps(
        [event_log.redact(e, seat) for e in move_events(state, state.current_player, action)]
    )


# ---------------------------------------------------------------- coverage of the texts


def test_the_table_has_a_log_for_every_seat() -> None:
    table = sacbe.Table("mezo", players=2, seed=4, starting_seat=1)
    assert table.log(0) == table.log(1)
    assert table.log(0)[:3] == [
        "Player B starts with the most VP.",
        "Player B gets starting VP (+1 VP).",
        "Player A starts with no VP.",
    ]


def test_log_messages_and_tested_events_match() -> None:
    folder = Path(event_log.__file__).parent / "text"
    messages = {name.removeprefix("log-") for name in ids(folder / "en.ftl") if name[:4] == "log-"}
    kinds = {name.split("-")[0] for name in messages} - {"line"}
    assert kinds == set(SENTENCES)


def test_an_unexplained_change_becomes_an_event() -> None:
    state = sacbe.game("mezo").start(2)
    before, after = state.plain(), state.plain()
    after.players[1].vp += 3
    (event,) = event_log._complete(before, after, [])
    assert (event["event"], event["seat"], event["change"]) == ("other", 1, {"vp": 3})
    assert line(event) == "Something changes for Ahau (+3 VP)."
