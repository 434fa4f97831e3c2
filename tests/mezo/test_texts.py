"""The texts of Mezo: four languages with the same messages, and texts generated from the data."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import sacbe
from sacbe.games.mezo import text as game_text
from sacbe.games.mezo.actions import TYPES
from sacbe.games.mezo.data import (
    ABILITIES,
    ABILITY_IDS,
    ALTARS,
    CALENDAR,
    CODEX,
    PLACES,
    TOKENS,
    VERBS,
    Amount,
    Condition,
    Effect,
    Step,
)
from sacbe.games.mezo.state import NUM_ACTIONS
from sacbe.games.mezo.text.effects import effect_text
from sacbe.games.mezo.text.ids import EFFECTS
from sacbe.play.state import State
from sacbe.text import LANGUAGES, Texts
from tests.games.modules import module_of
from tests.games.sample import sample_states
from tests.mezo.positions import conflict
from tests.mezo.test_event_log import NAMES, SENTENCES, example
from tests.mezo.test_explain import CASES
from tests.text.ftl import ids
from tests.text.recording import RecordingTexts

Info = dict[str, Any]

FOLDER = Path(game_text.__file__).parent
UNIT: Info = {"owner": 1, "kind": "shaman", "region": "becan"}

# One info of each type, with its sentence.
ACTIONS: list[tuple[Info, str]] = [
    ({"type": "choose_god", "god": "ah_puch"}, "Take Ah Puch"),
    (
        {"type": "ability", "ability": "win_conflict_plus5"},
        "Conquerors: Gain 5 more VP whenever you win a Conflict",
    ),
    ({"type": "hero", "region": "becan"}, "Place your Hero in Becán"),
    ({"type": "neutral_hero", "region": "coba"}, "Place a neutral Hero in Cobá"),
    (
        {"type": "deploy", "region": "chichen_itza", "shaman": 1, "warrior": 2},
        "Deploy 1 Shaman and 2 Warriors in Chichén Itzá",
    ),
    ({"type": "deploy", "region": "coba", "shaman": 0, "warrior": 0}, "Deploy no units in Cobá"),
    ({"type": "summon", "first": "move"}, "Move your God first, then use its ability"),
    ({"type": "summon", "first": "ability"}, "Use your God’s ability first, then move it"),
    (
        {"type": "confluence", "confluence": "V4", "regions": ["hochob", "becan", "palenque"]},
        "Place your God on V4, between Hochob, Becán and Palenque",
    ),
    (
        {"type": "confluence", "confluence": "V8", "regions": ["becan"]},
        "Place your God on V8, between Becán and uninhabited Palenque",
    ),
    ({"type": "confluence", "confluence": "V8", "regions": []}, "Place your God on V8"),
    ({"type": "pick", "card": "fervor"}, "Play Fervour face down"),
    (
        {"type": "action", "action": 1, "effect": "kukulkan fervor 1"},
        ("Action 1, Rain of Spears: deploy Warriors (1 + your Devotion level), 1 Devotion"),
    ),
    ({"type": "action", "action": 1, "effect": None}, "Take action 1 of your card"),
    (
        {"type": "pass", "action": 2, "effect": "kukulkan fervor 2", "gain": "devotion"},
        "Pass, cover action 2 (Devour the Wise): gain 1 Devotion",
    ),
    (
        {"type": "pass", "action": 2, "effect": "kukulkan fervor 2", "gain": "warrior"},
        "Pass, cover action 2 (Devour the Wise): recover a Warrior",
    ),
    (
        {"type": "pass", "action": 2, "effect": None, "gain": "devotion"},
        "Pass and cover action 2 of your card (devotion)",
    ),
    (
        {"type": "choose_one", "option": 1, "effect": "ixchel legacy 2", "step": 0},
        "Option 2: build up to 2 Glyphs",
    ),
    ({"type": "choose_one", "option": 3, "effect": "ixchel legacy 2", "step": 0}, "Option 4"),
    (
        {"type": "action", "action": 1, "effect": "ixchel legacy 1"},
        "Action 1, Summon: summon (deploy Shamans (the Era number))",
    ),
    ({"type": "choose_one", "option": 0, "effect": None, "step": None}, "Option 1"),
    ({"type": "cancel", "track": "calendar"}, "Not awarded in this Conflict: Calendar"),
    ({"type": "appease", "price": 1}, "Appease the angry God with 1 unit"),
    ({"type": "appease", "price": 2}, "Appease the angry God with 2 units"),
    ({"type": "pay", "kind": "shaman", "from": "reserve"}, "Pay a Shaman from your Reserve"),
    ({"type": "pay", "kind": "shaman", "from": "becan"}, "Pay a Shaman from Becán"),
    (
        {"type": "use_token", "token": "II-1"},
        "Use token II-1, Banishment: exile up to 1 unit in any region",
    ),
    ({"type": "tie", "seat": 2}, "Decide for Player C"),
    ({"type": "space", "space": "K1"}, "Take space K1, Return: recover 5 units"),
    (
        {"type": "sacrifice", "kind": "warrior", "n": 2},
        "Sacrifice 2 Warriors: 2 strength here and 2 Devotion",
    ),
    ({"type": "sacrifice", "kind": "warrior", "n": 0}, "Sacrifice no Warriors"),
    ({"type": "deploy_unit", "kind": "shaman", "region": "becan"}, "Deploy a Shaman in Becán"),
    ({"type": "awaken", "kind": "warrior", "region": "becan"}, "Awaken a Warrior in Becán"),
    ({"type": "recover", "kind": "shaman"}, "Recover a Shaman"),
    ({"type": "annihilate", **UNIT}, "Annihilate a Shaman of Player B in Becán"),
    ({"type": "exile", **UNIT}, "Exile a Shaman of Player B in Becán"),
    (
        {"type": "build", "kind": "glyph", "region": "becan"},
        "Build a Glyph in Becán: 1 strength there for you",
    ),
    ({"type": "build", "kind": "pyramid", "region": "becan"}, "Build a Pyramid piece in Becán"),
    ({"type": "raze", **UNIT, "kind": "glyph"}, "Raze a Glyph of Player B in Becán"),
    (
        {"type": "raze", **UNIT, "kind": "pyramid"},
        "Raze the top Pyramid piece of Player B in Becán",
    ),
    (
        {"type": "raze", "kind": "pyramid", "owner": None, "region": "becan"},
        "Raze the top Pyramid piece in Becán",
    ),
    (
        {"type": "transform", **UNIT, "kind": "glyph"},
        "Transform a Glyph of Player B in Becán: 1 strength there for you",
    ),
    (
        {"type": "transform", **UNIT, "kind": "pyramid"},
        "Transform the top Pyramid piece of Player B in Becán",
    ),
    (
        {"type": "transform", "kind": "pyramid", "owner": None, "region": "becan"},
        "Transform the top Pyramid piece in Becán",
    ),
    (
        {"type": "swap_altars", "region": "coba"},
        "Swap the Altar of the Conflict with that of Cobá",
    ),
    (
        {"type": "move", "owner": 1, "kind": "warrior", "from": "becan", "to": "coba"},
        "Move a Warrior of Player B from Becán to Cobá",
    ),
    ({"type": "stop", "of": "effect"}, "Stop here"),
    ({"type": "stop", "of": "third"}, "Take no third action"),
    ({"type": "stop", "of": "appease"}, "Do not appease the angry God"),
    ({"type": "uninhabited", "region": "uxmal"}, "Uxmal is uninhabited"),
    ({"type": "altar", "region": "uxmal", "altar": "A1"}, "Uxmal gets the Altar of the Sun"),
    ({"type": "starting_seat", "seat": 0}, "Player A starts with the most VP"),
    ({"type": "god", "seat": 0, "god": "ixchel"}, "Player A gets Ixchel"),
    ({"type": "token", "era": 2, "token": "II-2"}, "The token of Era 2 is Ecstasy"),
    ({"type": "conflict", "region": "hochob"}, "The next Conflict is in Hochob"),
    ({"type": "draw", "seat": 0, "card": "mission"}, "Player A draws Mission"),
    ({"type": "stop", "of": "effect", "verb": "annihilate"}, "Annihilate no more units"),
    ({"type": "stop", "of": "effect", "verb": "exile"}, "Exile no more units"),
    ({"type": "stop", "of": "effect", "verb": "raze"}, "Raze nothing more"),
    ({"type": "stop", "of": "effect", "verb": "transform"}, "Transform nothing more"),
    ({"type": "stop", "of": "effect", "verb": "move"}, "Move no more units"),
    ({"type": "stop", "of": "effect", "verb": "deploy"}, "Deploy no more units"),
    ({"type": "stop", "of": "effect", "verb": "awaken"}, "Awaken no more units"),
    ({"type": "stop", "of": "effect", "verb": "build"}, "Build nothing more"),
    ({"type": "stop", "of": "effect", "verb": "recover"}, "Recover no more units"),
    ({"type": "stop", "of": "effect", "verb": "swap_altars"}, "Do not swap Altars"),
    ({"type": "tie", "seat": 2, "of": "tie_strength"}, "Player C wins the Conflict"),
    ({"type": "tie", "seat": 2, "of": "tie_calendar"}, "Player C takes a space of the Calendar"),
    ({"type": "tie", "seat": 2, "of": "tie_codex"}, "Player C takes a space of the Codex"),
    ({"type": "tie", "seat": 2, "of": "tie_consecrated"}, "Player C wins the consecrated region"),
    (
        {"type": "pick", "card": "fervor", "god_of": "kukulkan"},
        "Play Fervour face down: deploy Warriors (1 + your Devotion level), 1 Devotion / "
        "annihilate Shamans (up to your Devotion level), at most 1 per player, 3 VP each, minus 2",
    ),
    (
        {"type": "hero", "region": "becan", "altar_of": "A1"},
        "Place your Hero in Becán (Altar for the winner: 7 VP)",
    ),
    (
        {"type": "build", "kind": "pyramid", "region": "becan", "vp": 2},
        "Build a Pyramid piece in Becán: 2 VP",
    ),
]
PHASES = (
    *("choose_god", "ability", "hero", "neutral_hero", "deploy", "summon", "confluence", "pick"),
    *("action", "third", "choose_one", "cancel", "appease", "pay", "use_token"),
    *("tie_strength", "tie_calendar", "tie_codex", "tie_consecrated"),
    *("calendar", "codex", "sacrifice"),
)
DECISIONS = (
    *("deploy_unit", "awaken", "recover", "annihilate", "exile", "build", "raze", "transform"),
    *("move", "swap_altars"),
)
VARIANTS: list[Info] = [
    example("conflict") | {"consecrated": False},
    example("passed") | {"gain": "devotion"},
    example("paid") | {"from": "becan"},
    *(example("tied") | {"tie": tie} for tie in ("strength", "calendar", "consecrated")),
    *(example("tie_decided") | {"tie": tie} for tie in ("strength", "calendar", "consecrated")),
    *(
        example("tie_decided") | {"tie": tie, "winner": 0}
        for tie in ("strength", "calendar", "codex", "consecrated")
    ),
    example("majority") | {"claimed": True},
    example("cleaned_up") | {"returns": {}},
    example("sacrificed") | {"shaman": 0, "warrior": 0},
    example("devotion") | {"rises": False},
    *(example("stopped") | {"verb": verb.removesuffix("_unit")} for verb in DECISIONS),
    *(example(kind) | {"owner": 0} for kind in game_text.WITH_OWNER),
    example("exiled") | {"owner": 1},
    example("strengths") | {"strengths": {"0": dict.fromkeys(("god", "bonus", "sacrificed"), 1)}},
]
VARIANTS[-1]["strengths"]["0"] |= {"glyphs": 1, "total": 4}


def texts(lang: str = "en") -> Texts:
    return sacbe.game("mezo").texts(lang)


# ---------------------------------------------------------------- the files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_used_and_says_something(lang: str) -> None:
    listening = RecordingTexts(FOLDER.parent, lang)
    for info, _ in ACTIONS:
        game_text.action_text(info, listening)
    for event in [*(example(kind) for kind in SENTENCES), *VARIANTS]:
        game_text.event_text(event, listening, NAMES)
    for phase in PHASES:
        game_text.refusal_text(refusal("wrong_phase", asked=phase), listening)
    for verb in DECISIONS:
        game_text.refusal_text(refusal("wrong_phase", asked="effect", verb=verb), listening)
    for reason, make, info, seat, _ in CASES:
        if seat != -1 and reason != "wrong_phase":
            t = make()
            why = t.state.explain(info, seat)
            assert why is not None
            game_text.refusal_text(why, listening)
    for reason in ("already_picked", "no_piece_left"):
        game_text.refusal_text(refusal(reason), listening)
    game_text.refusal_text(refusal("not_drawn", card="mission"), listening)
    game_text.refusal_text(refusal("swap_consecrated", region="coba"), listening)
    for step in STEPS:
        effect_text(step, listening)
    for ability in ABILITY_IDS:
        game_text.event_text(example("ability_chosen") | {"ability": ability}, listening, NAMES)
    for good in game_text.GOODS:  # used by the server
        listening.say(f"have-{good.replace('.', '-')}")
    game_text.rules_help(listening)
    listening.say("help-designed-own")
    assert set(ids(FOLDER / f"{lang}.ftl")) - set(listening.texts) == set()
    for name, text in listening.texts.items():
        assert text.strip() == text, name
        assert "  " not in text, name
        assert "{" not in text, name
        assert text, name


def refusal(reason: str, **numbers: Any) -> Info:
    return {"reason": reason, "numbers": numbers, "rule": "1.4"}


def test_all_texts_are_translated() -> None:
    """A sentence that is equal in two languages was not translated."""
    english = (FOLDER / "en.ftl").read_text("utf-8").splitlines()
    long = {line for line in english if " " in line.partition(" = ")[2] and len(line) > 60}
    for lang in LANGUAGES[1:]:
        assert not long & set((FOLDER / f"{lang}.ftl").read_text("utf-8").splitlines())


# ---------------------------------------------------------------- effects


def step(verb: str, **more: Any) -> Step:
    return msgspec.convert({"verb": verb, **more}, Step)


def one(*steps: Info) -> list[Step]:
    return [msgspec.convert(each, Step) for each in steps]


KILL: Info = {"verb": "ANNIHILATE", "kind": "unit", "owner": "any", "n": 2, "as": "x"}
MOVE: Info = {"verb": "MOVE", "kind": "unit", "n": 2, "where": "any", "to": "presence"}
VP: Info = {"verb": "GAIN_VP", "n": 1}
GLYPH: Info = {"verb": "BUILD", "kind": "glyph", "n": 1, "where": "same:x"}


def amounts() -> list[Info]:
    """Amounts that differ in one part each."""
    parts: list[Info] = [{"base": 1, "perEra": 1}, {"base": 2, "perEra": 1}, {"perEra": 1}]
    parts += [{"perEra": 2}, {"perLevel": 1}, {"perLevel": 2}, {"base": -1, "perEra": 1}]
    parts += [{"perOwn": kind, "in": "conflict"} for kind in ("shaman", "warrior", "unit")]
    parts += [{"perEra": 1, "cap": 3}, {"perEra": 1, "cap": 4}, {"perEra": 1, "perLevel": -1}]
    parts += [{"oppXibalbaDiv": 4}, {"oppXibalbaDiv": 3}, {"base": 5}, {"perLevel": -2}]
    parts += [{"perCount": "x"}, {"perCount": "x", "times": 2}, {"base": 1, "perCount": "x"}]
    return parts


def each(verb: str, *steps: Info, **more: Any) -> Info:
    return {"verb": verb, "steps": list(steps), **more}


def variations() -> list[list[Step]]:
    """Effects of which no two have the same text."""
    effects: list[list[Step]] = [one(KILL, VP), one(VP), one({"verb": "GAIN_VP", "n": 2})]
    for verb in ("DEPLOY", "AWAKEN", "RECOVER", "ANNIHILATE", "EXILE"):
        where: Info = {} if verb == "RECOVER" else {"where": "any"}
        for kind in ("shaman", "warrior", "unit"):
            for up_to in (False, True):
                for n in (1, 2, {"perLevel": 1}):
                    plain = {"verb": verb, "kind": kind, "n": n, "upTo": up_to, **where}
                    effects.append(one(plain))
                    if verb in ("ANNIHILATE", "EXILE"):
                        effects.append(one(plain | {"owner": "any"}))
                        effects.append(one(plain | {"perPlayerMax": 1}))
                        effects.append(one(plain | {"perPlayerMax": 2}))
    for place in PLACES:
        if place not in ("any", "actorPresence"):
            effects.append(one({"verb": "DEPLOY", "kind": "unit", "n": 1, "where": place}))
    for verb, kinds in (
        ("BUILD", ("glyph", "pyramid")),
        ("RAZE", ("glyph", "pyramid", "structure")),
        ("TRANSFORM", ("glyph", "pyramid")),
    ):
        owners = ("self",) if verb == "BUILD" else ("self", "any")
        effects += [
            one({"verb": verb, "kind": kind, "owner": owner, "n": n, "where": "any"})
            for kind in kinds
            for owner in owners
            for n in (1, 2, {"perLevel": 1})
        ]
    for source in ("presence", "conflict", "any", "other", "same:x"):
        for to in ("presence", "conflict", "any", "other", "same:x"):
            effects.append(one(KILL, MOVE | {"where": source, "to": to}))
    effects += [one(MOVE | {"singleRoute": True}), one(MOVE), one(MOVE | {"owner": "any"})]
    for verb in ("GAIN_VP", "GAIN_DEVOTION", "STRENGTH"):
        effects += [one(KILL, {"verb": verb, "n": n}) for n in amounts()]
    effects += [one(KILL, {"verb": "DEPLOY", "kind": "unit", "n": n}) for n in amounts()]
    for condition in (
        {"count": "x", "min": 1},
        {"count": "x", "min": 2},
        *({"own": kind, "in": "x", "min": 2} for kind in ("shaman", "warrior", "unit")),
        {"own": "unit", "in": "x", "min": 1},
    ):
        effects += [one(KILL, GLYPH | {"if": condition}), one(KILL, VP | {"if": condition})]
    targeted = ("DEPLOY", "AWAKEN", "RECOVER", "EXILE", "MOVE", "BUILD", "RAZE", "TRANSFORM")
    for target_verb in targeted:
        kind = "glyph" if target_verb in ("BUILD", "RAZE", "TRANSFORM") else "unit"
        labelled = {"verb": target_verb, "kind": kind, "n": 3, "as": "x"}
        labelled |= {"to": "any"} if target_verb == "MOVE" else {}
        effects.append(one(labelled, {"verb": "GAIN_VP", "n": {"perCount": "x"}}))
    other = KILL | {"verb": "EXILE", "as": "y"}
    for label in ("x", "y"):
        effects.append(one(KILL, other, {"verb": "GAIN_VP", "n": {"perCount": label}}))
        effects.append(one(KILL, other, GLYPH | {"where": f"same:{label}"}))
        effects.append(one(KILL, other, MOVE | {"where": f"same:{label}", "to": "any"}))
        effects.append(one(KILL, other, MOVE | {"to": f"same:{label}"}))
    for verb in ("EACH_OPPONENT", "EACH_PLAYER"):
        for place in ("presence", "actorPresence", "conflict"):
            exile = {"verb": "EXILE", "kind": "unit", "n": 1, "where": place, "as": "x"}
            effects.append(one(each(verb, exile)))
        effects.append(one(each(verb, exile, GLYPH | {"if": {"own": "unit", "in": "x", "min": 1}})))
        effects.append(one(each(verb, MOVE | {"where": "presence"})))
        for n in amounts()[:-3]:
            effects.append(one(each(verb, {"verb": "RECOVER", "kind": "unit", "n": n})))
    for options in ([[KILL], [VP]], [[VP], [KILL]], [[KILL], [VP], [MOVE]], [[KILL, VP], [VP]]):
        effects.append(one({"verb": "CHOOSE_ONE", "options": options}))
    for kind in ("shaman", "warrior"):
        effects.append(one({"verb": "CLAIM_MAJORITY", "kind": kind}))
    effects += [one({"verb": v}) for v in ("SUMMON", "APPEASE", "CANCEL_MAJORITY", "SWAP_ALTARS")]
    return effects


STEPS = variations()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_change_of_an_effect_changes_its_text(lang: str) -> None:
    effects_by_text: dict[str, list[Step]] = {}
    for steps in STEPS:
        text = effect_text(steps, texts(lang))
        assert text not in effects_by_text, (steps, effects_by_text[text])
        effects_by_text[text] = steps
        assert text.endswith(".")
        assert not [part for part in ("None", "{", "  ", "..") if part in text]
    verbs = {each_.verb for steps in STEPS for each_ in steps}
    assert verbs == set(VERBS)


EXACT = [
    ("A3", "Gain 4 VP. Build 1 Pyramid piece in the region of this Conflict."),
    (
        "kukulkan legacy 2",
        (
            "Build 1 Pyramid piece where your God is present. If you have at least 2 Warriors "
            "in the same region, build 1 Glyph in the same region."
        ),
    ),
    (
        "kukulkan vengeance 2",
        "Gain strength in this Conflict equal to 2 + your Warriors in this Conflict (at most 6).",
    ),
    (
        "ah_puch fervor 1",
        (
            "Annihilate units of any player (up to your Devotion level) where your God is "
            "present, at most 1 from each player. Gain VP equal to 1 + the number annihilated "
            "this way."
        ),
    ),
    (
        "ixchel mandate 1",
        (
            "Each opponent in turn, starting on your left: exile 1 unit of their own where "
            "your God is present. Gain 1 Devotion."
        ),
    ),
    (
        "cabrakan summon",
        (
            "Choose one: move units of your own (up to the Era number) from where your God is "
            "present to another region where your God is present, all from the same region to the "
            "same destination; or move up to 1 unit of any player from where your God is present "
            "to another region where your God is present."
        ),
    ),
    (
        "ah_puch mission 2",
        "Gain VP equal to 1 + 1 for every 4 opposing units in Xibalba, rounded up (at most 4).",
    ),
]


@pytest.mark.parametrize(("effect", "text"), EXACT)
def test_the_text_of_an_effect(effect: str, text: str) -> None:
    assert game_text.effect_text(effect, texts()) == text
    assert game_text.effect_text(EFFECTS[effect], texts()) == text


def test_the_same_in_the_other_languages() -> None:
    assert [game_text.effect_text("X3", texts(lang)) for lang in LANGUAGES[1:]] == [
        "Aniquila hasta 1 unidad de cualquier jugador en cualquier región.",
        "Aniquile até 1 unidade de qualquer jogador em qualquer região.",
        "Annienta fino a 1 unità di qualsiasi giocatore in qualsiasi regione.",
    ]
    info = {"type": "space", "space": "K1"}
    assert [game_text.action_text(info, texts(lang)) for lang in LANGUAGES[1:]] == [
        "Ocupa el espacio K1, Retorno: recuperar 5 unidades",
        "Ocupe o espaço K1, Retorno: recuperar 5 unidades",
        "Occupa lo spazio K1, Ritorno: recuperare 5 unità",
    ]


# ---------------------------------------------------------------- names


def test_built_in_names_are_translated_and_others_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for effect, each_ in EFFECTS.items():
        assert game_text.effect_name(effect, texts()) == each_.name
        assert game_text.effect_name(effect, texts("it")) != each_.name, effect
    own = Effect("My Altar", "", EFFECTS["A1"].steps)
    monkeypatch.setitem(EFFECTS, "A1", own)
    assert game_text.effect_name("A1", texts("it")) == "My Altar"
    assert game_text.effect_text("A1", texts("it")) == "Guadagna 7 PV."


def test_a_players_own_file_has_its_own_names_and_texts() -> None:
    raw = (FOLDER.parent / "data.json").read_bytes()
    raw = raw.replace(b'"Altar of the Sun"', b'"Altar of Rain"')
    changed = raw.replace(b'"n": 7', b'"n": 6')
    assert changed != raw
    room = module_of(sacbe.game("mezo", data=changed), "text")
    assert not room.BUILT_IN
    info = {"type": "altar", "region": "coba", "altar": "A1"}
    assert room.action_text(info, texts("es")) == "Cobá recibe el Altar of Rain"
    assert room.effect_text("A1", texts("es")) == "Gana 6 PV."
    assert room.effect_name("A2", texts("es")) == "Altar de la Sangre"
    assert room.rules_help(texts())[-1][1].startswith("You are playing with your own file")


def test_names_and_seats() -> None:
    assert game_text.region_name("chichen_itza", texts()) == "Chichén Itzá"
    assert game_text.region_name("new_land", texts("es")) == "New land"
    assert game_text.god_name("ah_puch", texts("pt")) == "Ah Puch"
    assert game_text.god_name("other_god", texts()) == "Other god"
    assert game_text.player_name(1, texts("es")) == "Jugador B"
    assert game_text.player_name(1, texts(), NAMES) == "Ahau"
    assert game_text.units_text({"shaman": 0, "warrior": 0}, texts()) == "0 units"
    for lang in LANGUAGES:
        ability_texts = {game_text.ability_text(ability, texts(lang)) for ability in ABILITIES}
        assert len(ability_texts) == len(ABILITIES)


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize(("info", "sentence"), ACTIONS)
def test_an_action_says_what_is_done(info: Info, sentence: str) -> None:
    assert game_text.action_text(info, texts()) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_others_do_fits_into_a_caption(lang: str) -> None:
    """Three lines of a phone hold about 115 characters beside the name."""
    brief = [example("space_repeated") | {"space": space} for space in (*CALENDAR, *CODEX)]
    brief += [example("altar_won") | {"altar": altar} for altar in ALTARS]
    brief += [example("token_used") | {"token": token} for token in TOKENS]
    brief += [example("ability_chosen") | {"ability": ability} for ability in ABILITY_IDS]
    for event in brief:
        line = game_text.event_text(event | {"change": {}}, texts(lang), ["", ""])
        assert len(line) < 115, line


def test_there_is_a_sentence_for_every_type() -> None:
    assert {info["type"] for info, _ in ACTIONS} == set(TYPES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_legal_actions_of_a_position_all_have_different_sentences(lang: str) -> None:
    count = 0
    for players in (2, 3, 4):
        for state in sample_states(sacbe.game("mezo"), players, 12, every=15):
            count += _all_different(state, lang)
    assert count > 100


def _all_different(state: State, lang: str) -> int:
    sentences = [state.action_text(action, lang=lang) for action in state.legal_actions()]
    assert len(set(sentences)) == len(sentences)
    assert not any("{" in sentence or "None" in sentence for sentence in sentences)
    return len(sentences)


def test_ids_that_are_not_legal_have_sentences_too() -> None:
    choosing = conflict(cards={0: "ixchel legacy"}).act(2).state
    for state in (conflict().state, choosing):
        for action in range(NUM_ACTIONS):
            assert "None" not in state.action_text(action)


# ---------------------------------------------------------------- help


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_help_is_complete(lang: str) -> None:
    parts = game_text.rules_help(texts(lang))
    assert len(parts) == len(game_text.HELP) + 5 + 4
    assert len({title for title, _ in parts}) >= len(parts) - 1  # Calendar and Codex are separate
    whole = " ".join(paragraph for _, paragraph in parts)
    for effect in EFFECTS:
        assert game_text.effect_name(effect, texts(lang)) in whole
        assert game_text.effect_text(effect, texts(lang)) in whole
    for number in ("20", "15", "8", "3", "11", "6"):
        assert f" {number}" in whole
    assert all(50 < len(text) < 1100 for _, text in parts[: len(game_text.HELP) - 1])


def test_the_help_says_what_is_designed(monkeypatch: pytest.MonkeyPatch) -> None:
    title, paragraph = game_text.rules_help(texts())[-1]
    assert title == "What was designed for Sacbe"
    assert "designed for Sacbe: nearly all card actions" in paragraph
    assert "sacbe play mezo --data FILE" in paragraph
    monkeypatch.setattr(game_text, "BUILT_IN", False)
    assert game_text.rules_help(texts())[-1][1].startswith("You are playing with your own file")


def test_a_step_can_be_made_by_hand() -> None:
    effects = [Step("GAIN_VP", n=Amount(perEra=1), if_=Condition(1, count="x"))]
    labelled = [step("RECOVER", kind="unit", n=1, **{"as": "x"}), *effects]
    assert effect_text(labelled, texts()) == (
        "Recover 1 unit. If the number recovered this way is at least 1, gain VP equal to "
        "the Era number."
    )
