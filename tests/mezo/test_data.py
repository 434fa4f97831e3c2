"""The data file: what is in it, what is refused with a sentence, and cards changed in it."""

import copy
import functools
import json
import os
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games import DataError
from sacbe.games.mezo import data
from sacbe.play.game import Game
from tests.kernel.worlds import run
from tests.mezo.positions import (
    ABILITIES,
    ALTARS,
    CALENDAR,
    CARDS,
    CODEX,
    CONFLUENCES,
    GODS,
    REGIONS,
    TOKENS,
    Position,
    conflict,
    resolving,
)

Json = dict[str, Any]
RAW = Path(str(data.__file__)).with_name("data.json").read_bytes()
FILE: Json = json.loads(RAW)


def step(verb: str, label: str = "", **details: Any) -> Json:
    """A step; `label` is its "as", `when` its "if"."""
    made = {"verb": verb} | details
    if "when" in made:
        made["if"] = made.pop("when")
    return made | ({"as": label} if label else {})


def dumped(change: Callable[[Json], object]) -> bytes:
    """The file with something changed."""
    file = copy.deepcopy(FILE)
    change(file)
    return json.dumps(file).encode()


def with_card(*steps: Json, god: str = "kukulkan", card: str = "legacy", action: int = 1) -> bytes:
    """The file with other steps in one action of a card."""
    return dumped(lambda f: f["gods"][god]["cards"][card][action - 1].update(steps=list(steps)))


def with_summon(*steps: Json) -> bytes:
    """The file with another ability of Kukulkan's reference card."""
    return dumped(lambda f: f["gods"]["kukulkan"]["summon"].update(steps=list(steps)))


def with_token(*steps: Json) -> bytes:
    """The file with another token I-1."""
    return dumped(lambda f: f["angry"]["1"]["I-1"].update(steps=list(steps)))


# ---------------------------------------------------------------- the file itself


def test_names_are_those_of_the_specification() -> None:
    assert data.REGIONS == REGIONS
    assert {name: set(touched) for name, touched in FILE["confluences"].items()} == CONFLUENCES
    assert data.GODS == GODS
    assert data.CARDS == CARDS
    assert data.ALTARS == ALTARS
    assert data.SPACES == CALENDAR + CODEX
    assert data.TOKENS == TOKENS
    assert tuple(tuple(FILE["tribe_abilities"][era]) for era in "123") == ABILITIES


def test_numbers_are_those_of_the_specification() -> None:
    levels = [level for level, _ in FILE["devotion"]]
    points = [vp for _, vp in FILE["devotion"]]
    assert levels == [1] * 10 + [2] * 6 + [3] * 4
    assert points == [0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 12, 13, 15]
    assert FILE["pyramid_pieces_per_player"] == {"1": 3, "2": 3, "3": 3, "4": 2}
    assert FILE["setup"] == {
        "units_per_player": {"shaman": 8, "warrior": 8},
        "start_in_xibalba": {"shaman": 1, "warrior": 1},
        "glyphs": 6,
        "start_vp_designed": {"2": [1, 0], "3": [2, 1, 0], "4": [3, 2, 1, 0]},
        "uninhabited": {"2": 1, "3": 2, "4": 1},
        "devotion_start": 0,
        "consecrated_vp": 8,
        "track_unit_vp": 2,
        "hero_strength": 2,
    }


def test_adjacency_follows_from_the_confluences() -> None:
    beside = {frozenset(pair) for pair in FILE["adjacency"]}
    shared = {
        frozenset((one, two))
        for touched in CONFLUENCES.values()
        for one in touched
        for two in touched
        if one != two
    }
    assert beside == shared
    assert len(FILE["adjacency"]) == 9


def test_every_effect_has_a_name_and_a_text() -> None:
    effects = list(data.all_effects(data.FILE))
    assert len(effects) == 5 + 10 + 9 + 4 + 4 + 40
    for _, effect in effects:
        assert effect.name
        assert effect.text


def test_the_file_is_accepted() -> None:
    assert data.load(RAW).regions == list(REGIONS)


def test_a_layout_is_not_needed() -> None:
    data.load(dumped(lambda f: f.pop("layout")))


# ---------------------------------------------------------------- files that are refused

EACH = step("EXILE", kind="unit", n=1, where="any")
BROKEN: dict[str, tuple[Callable[[], bytes], str]] = {
    "not JSON": (lambda: b"{", "no data of Mezo"),
    "empty": (lambda: b"", "no data of Mezo"),
    "a list": (lambda: b"[]", "Expected `object`"),
    "not UTF-8": (lambda: b"\xff\xfe{}", "no data of Mezo"),
    "an unknown key": (lambda: dumped(lambda f: f.update(luck=1)), "unknown field `luck`"),
    "an unknown key of a step": (
        lambda: with_card(step("SUMMON", twice=True)),
        "unknown field `twice`",
    ),
    "a missing key": (lambda: dumped(lambda f: f.pop("codex")), "missing required field `codex`"),
    "an effect without steps": (lambda: with_card(), "length >= 1"),
    "thirteen steps": (lambda: with_card(*[step("GAIN_VP", n=1)] * 13), "length <= 12"),
    "five regions": (lambda: dumped(lambda f: f["regions"].pop()), "needs 6 regions"),
    "one region twice": (
        lambda: dumped(lambda f: f["regions"].__setitem__(0, "coba")),
        "needs 6 regions",
    ),
    "four confluences": (
        lambda: dumped(lambda f: [f["confluences"].pop(f"V{i}") for i in range(1, 7)]),
        "5 to 16 confluences",
    ),
    "a confluence of one region": (
        lambda: dumped(lambda f: f["confluences"].update(V5=["uxmal"])),
        "V5 must touch two or three",
    ),
    "a confluence of four regions": (
        lambda: dumped(lambda f: f["confluences"].update(V5=list(REGIONS[:4]))),
        "V5 must touch two or three",
    ),
    "a region twice at a confluence": (
        lambda: dumped(lambda f: f["confluences"].update(V5=["uxmal", "uxmal"])),
        "V5 must touch two or three",
    ),
    "a confluence of no region": (
        lambda: dumped(lambda f: f["confluences"].update(V5=["uxmal", "tikal"])),
        "V5 touches no such region",
    ),
    "a region called reserve": (
        lambda: json.dumps(FILE).replace('"uxmal"', '"reserve"').encode(),
        "reserve",
    ),
    "adjacency of no region": (
        lambda: dumped(lambda f: f["adjacency"].append(["uxmal", "tikal"])),
        "uxmal and tikal are not both regions",
    ),
    "a map that can be closed": (
        lambda: dumped(
            lambda f: f["confluences"].update(
                {name: ["coba", "becan"] for name in ("V1", "V2", "V4", "V5", "V8", "V9")}
            )
        ),
        "without becan and coba too few confluences are open",
    ),
    "a region without a place": (
        lambda: dumped(lambda f: f["layout"]["regions"].pop("coba")),
        "layout must place every region",
    ),
    "a confluence without a place": (
        lambda: dumped(lambda f: f["layout"]["confluences"].pop("V3")),
        "layout must place every confluence",
    ),
    "four altars": (lambda: dumped(lambda f: f["altars"].pop("A1")), "4 altars, not 5"),
    "four calendar spaces": (
        lambda: dumped(lambda f: f["calendar"].pop("K1")),
        "4 calendar spaces, not 5",
    ),
    "six codex spaces": (
        lambda: dumped(lambda f: f["codex"].update(X6=f["codex"]["X1"])),
        "6 codex spaces, not 5",
    ),
    "three gods": (lambda: dumped(lambda f: f["gods"].pop("ixchel")), "3 gods, not 4"),
    "tokens of a fourth Era": (
        lambda: dumped(lambda f: f["angry"].update({"4": f["angry"].pop("3")})),
        "sorted by Era 1, 2 and 3",
    ),
    "two tokens of an Era": (
        lambda: dumped(lambda f: f["angry"]["2"].pop("II-1")),
        "Era 2 needs three",
    ),
    "two tokens of one name": (
        lambda: dumped(lambda f: f["angry"]["2"].update({"I-1": f["angry"]["2"].pop("II-1")})),
        "two angry god tokens have one name",
    ),
    "two spaces of one name": (
        lambda: dumped(lambda f: f["codex"].update(K1=f["codex"].pop("X1"))),
        "two spaces have one name",
    ),
    "a card too few": (
        lambda: dumped(lambda f: f["gods"]["ixchel"]["cards"].pop("fervor")),
        "ixchel needs the cards",
    ),
    "three actions on a card": (
        lambda: dumped(
            lambda f: f["gods"]["ixchel"]["cards"]["fervor"].append(f["altars"]["A1"]),
        ),
        "fervor of ixchel needs two actions",
    ),
    "an unknown tribe ability": (
        lambda: dumped(lambda f: f["tribe_abilities"]["1"].__setitem__(0, "luck")),
        "the tribe abilities are",
    ),
    "a tribe ability of another Era": (
        lambda: dumped(
            lambda f: f["tribe_abilities"].update({"1": ABILITIES[1], "2": ABILITIES[0]})
        ),
        "the tribe abilities are",
    ),
    "abilities of two Eras": (
        lambda: dumped(lambda f: f["tribe_abilities"].pop("3")),
        "tribe abilities come in three Eras",
    ),
    "pieces of level 5": (
        lambda: dumped(lambda f: f["pyramid_pieces_per_player"].update({"5": 1})),
        "levels 1 to 4",
    ),
    "ten pieces of a level": (
        lambda: dumped(lambda f: f["pyramid_pieces_per_player"].update({"1": 10})),
        "0 to 9 pieces",
    ),
    "a devotion track of one space": (
        lambda: dumped(lambda f: f.update(devotion=[[1, 0]])),
        "2 to 60 spaces",
    ),
    "levels that fall": (
        lambda: dumped(lambda f: f["devotion"].__setitem__(12, [1, 8])),
        "levels rise from 1",
    ),
    "a fourth level": (
        lambda: dumped(lambda f: f["devotion"].append([4, 20])),
        "levels are 1, 2 and 3",
    ),
    "devotion of 100 VP": (
        lambda: dumped(lambda f: f["devotion"].append([3, 100])),
        "0 to 99 VP",
    ),
    "units of a third kind": (
        lambda: dumped(lambda f: f["setup"]["units_per_player"].update(priest=1)),
        "units_per_player names shaman and warrior",
    ),
    "thirteen Shamans": (
        lambda: dumped(lambda f: f["setup"]["units_per_player"].update(shaman=13)),
        "at most 12 units of a kind",
    ),
    "more in Xibalba than there are": (
        lambda: dumped(lambda f: f["setup"]["start_in_xibalba"].update(shaman=9)),
        "at most 12 units of a kind",
    ),
    "thirteen glyphs": (
        lambda: dumped(lambda f: f["setup"].update(glyphs=13)),
        "0 to 12 glyphs",
    ),
    "start VP for five": (
        lambda: dumped(lambda f: f["setup"]["start_vp_designed"].update({"5": [4, 3, 2, 1, 0]})),
        "2, 3 and 4 players",
    ),
    "start VP that are equal": (
        lambda: dumped(lambda f: f["setup"]["start_vp_designed"].update({"2": [1, 1]})),
        "start VP of 2 players must fall",
    ),
    "start VP that rise": (
        lambda: dumped(lambda f: f["setup"]["start_vp_designed"].update({"2": [0, 1]})),
        "start VP of 2 players must fall",
    ),
    "start VP beyond all measure": (
        lambda: dumped(lambda f: f["setup"]["start_vp_designed"].update({"2": [40000, 0]})),
        "start VP",
    ),
    "another number of uninhabited regions": (
        lambda: dumped(lambda f: f["setup"]["uninhabited"].update({"2": 2})),
        "uninhabited regions by players",
    ),
    "a devotion start off the track": (
        lambda: dumped(lambda f: f["setup"].update(devotion_start=20)),
        "no such start",
    ),
    "too many VP for the consecrated region": (
        lambda: dumped(lambda f: f["setup"].update(consecrated_vp=41)),
        "consecrated_vp is 0 to 40",
    ),
    # Effects.
    "an unknown verb": (lambda: with_card(step("BLESS")), "legacy 1 of kukulkan: there is no verb"),
    "no kind": (lambda: with_card(step("DEPLOY", n=1)), "DEPLOY needs a kind"),
    "a wrong kind": (
        lambda: with_card(step("DEPLOY", kind="glyph", n=1)),
        "DEPLOY needs a kind: shaman, warrior, unit",
    ),
    "a structure to build": (
        lambda: with_card(step("BUILD", kind="structure", n=1)),
        "BUILD needs a kind: glyph, pyramid",
    ),
    "a structure to transform": (
        lambda: with_card(step("TRANSFORM", kind="structure", n=1)),
        "TRANSFORM needs a kind: glyph, pyramid",
    ),
    "a majority of units": (
        lambda: with_card(step("CLAIM_MAJORITY", kind="unit")),
        "CLAIM_MAJORITY needs a kind: shaman, warrior",
    ),
    "a kind where there is none": (
        lambda: with_card(step("GAIN_VP", kind="unit", n=1)),
        "GAIN_VP has no kind",
    ),
    "an unknown owner": (
        lambda: with_card(step("EXILE", kind="unit", n=1, owner="left")),
        "an owner is self or any",
    ),
    "deploying for anybody": (
        lambda: with_card(step("DEPLOY", kind="unit", n=1, owner="any")),
        "DEPLOY is always for oneself",
    ),
    "no amount": (lambda: with_card(step("GAIN_VP")), "GAIN_VP needs an amount"),
    "an amount where there is none": (
        lambda: with_card(step("SUMMON", n=1)),
        "SUMMON has no amount",
    ),
    "an amount of 0": (lambda: with_card(step("GAIN_VP", n=0)), "an amount is above 0"),
    "an amount of 41": (lambda: with_card(step("GAIN_VP", n=41)), "<= 40"),
    "an amount in words": (lambda: with_card(step("GAIN_VP", n="two")), "no data of Mezo"),
    "an unknown part of an amount": (
        lambda: with_card(step("GAIN_VP", n={"perGod": 1})),
        "unknown field `perGod`",
    ),
    "glyphs as perOwn": (
        lambda: with_card(step("GAIN_VP", n={"perOwn": "glyph", "in": "conflict"})),
        "perOwn counts shaman, warrior or unit",
    ),
    "perOwn elsewhere": (
        lambda: with_card(step("GAIN_VP", n={"perOwn": "unit", "in": "any"})),
        "perOwn counts in the conflict",
    ),
    "perOwn without a Conflict": (
        lambda: with_summon(step("GAIN_VP", n={"perOwn": "unit", "in": "conflict"})),
        "summon of kukulkan: GAIN_VP: perOwn counts in the conflict",
    ),
    "in without perOwn": (
        lambda: with_card(step("GAIN_VP", n={"base": 1, "in": "conflict"})),
        "in is for perOwn",
    ),
    "a negative divisor": (
        lambda: with_card(step("GAIN_VP", n={"oppXibalbaDiv": -1})),
        "oppXibalbaDiv is above 0",
    ),
    "a count of nothing": (
        lambda: with_card(step("GAIN_VP", n={"perCount": "x"})),
        "nothing is counted as x",
    ),
    "a label before it is set": (
        lambda: with_card(
            step("BUILD", kind="glyph", n=1, where="same:r"), step("EXILE", "r", kind="unit", n=1)
        ),
        "no earlier step is called r",
    ),
    "a label of itself": (
        lambda: with_card(step("EXILE", "r", kind="unit", n=1, where="same:r")),
        "no earlier step is called r",
    ),
    "a label of an option, later": (
        lambda: with_card(
            step(
                "CHOOSE_ONE",
                options=[[step("EXILE", "x", kind="unit", n=1)], [step("GAIN_VP", n=1)]],
            ),
            step("GAIN_VP", n={"perCount": "x"}),
        ),
        "nothing is counted as x",
    ),
    "a label of each player's steps, later": (
        lambda: with_card(
            step("EACH_PLAYER", steps=[EACH | {"as": "x"}]), step("GAIN_VP", n={"perCount": "x"})
        ),
        "nothing is counted as x",
    ),
    "a count that no inner step sets": (
        lambda: with_card(
            step("EXILE", "x", kind="unit", n=1), step("EACH_PLAYER", steps=[EACH], count="x")
        ),
        "nothing is counted as x",
    ),
    "a condition on nothing": (
        lambda: with_card(step("GAIN_VP", n=1, when={"min": 1})),
        "nothing is counted",
    ),
    "a condition on an unset label": (
        lambda: with_card(step("GAIN_VP", n=1, when={"own": "unit", "in": "r", "min": 1})),
        "no earlier step is called r",
    ),
    "a condition on glyphs": (
        lambda: with_card(
            step("EXILE", "r", kind="unit", n=1),
            step("GAIN_VP", n=1, when={"own": "glyph", "in": "r", "min": 1}),
        ),
        "if own is shaman, warrior or unit",
    ),
    "a condition of both forms": (
        lambda: with_card(
            step("EXILE", "r", kind="unit", n=1),
            step("GAIN_VP", n=1, when={"own": "unit", "in": "r", "count": "r", "min": 1}),
        ),
        "either own or count",
    ),
    "in for a count": (
        lambda: with_card(
            step("EXILE", "r", kind="unit", n=1),
            step("GAIN_VP", n=1, when={"count": "r", "in": "r", "min": 1}),
        ),
        "in is for own",
    ),
    "an unknown place": (
        lambda: with_card(step("EXILE", kind="unit", n=1, where="nearby")),
        "there is no place nearby",
    ),
    "a place for RECOVER": (
        lambda: with_card(step("RECOVER", kind="unit", n=1, where="any")),
        "RECOVER has no place",
    ),
    "MOVE without a target": (
        lambda: with_card(step("MOVE", kind="unit", n=1, where="any")),
        "only MOVE has a target",
    ),
    "a target for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, to="any")),
        "only MOVE has a target",
    ),
    "the Conflict in a summon": (
        lambda: with_summon(step("DEPLOY", kind="unit", n=1, where="conflict")),
        "summon of kukulkan: DEPLOY: conflict needs a Conflict",
    ),
    "another region in a summon": (
        lambda: with_summon(step("MOVE", kind="unit", n=1, where="any", to="other")),
        "other needs a Conflict",
    ),
    "strength in a summon": (lambda: with_summon(step("STRENGTH", n=1)), "needs a Conflict"),
    "SUMMON in a summon": (lambda: with_summon(step("SUMMON")), "SUMMON cannot be used here"),
    "APPEASE in a summon": (lambda: with_summon(step("APPEASE")), "APPEASE needs a Conflict"),
    "APPEASE in a token": (
        lambda: with_token(step("APPEASE")),
        "token I-1: APPEASE cannot be used here",
    ),
    "APPEASE in an altar": (
        lambda: dumped(lambda f: f["altars"]["A1"].update(steps=[step("APPEASE")])),
        "altar A1: APPEASE cannot be used here",
    ),
    "actorPresence outside": (
        lambda: with_card(step("EXILE", kind="unit", n=1, where="actorPresence")),
        "actorPresence is for each player's steps",
    ),
    "upTo for VP": (lambda: with_card(step("GAIN_VP", n=1, upTo=True)), "GAIN_VP has no upTo"),
    "as for VP": (lambda: with_card(step("GAIN_VP", "x", n=1)), "GAIN_VP has no as"),
    "perPlayerMax for DEPLOY": (
        lambda: with_card(step("DEPLOY", kind="unit", n=1, perPlayerMax=1)),
        "DEPLOY has no perPlayerMax",
    ),
    "a negative perPlayerMax": (
        lambda: with_card(step("EXILE", kind="unit", n=1, perPlayerMax=-1)),
        "perPlayerMax is a number",
    ),
    "singleRoute for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, singleRoute=True)),
        "EXILE has no singleRoute",
    ),
    "options for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, options=[[EACH], [EACH]])),
        "EXILE has no options",
    ),
    "steps for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, steps=[EACH])),
        "EXILE has no steps",
    ),
    "count for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, count="x")),
        "EXILE has no count",
    ),
    "one option": (
        lambda: with_card(step("CHOOSE_ONE", options=[[EACH]])),
        "two to four options",
    ),
    "five options": (
        lambda: with_card(step("CHOOSE_ONE", options=[[EACH]] * 5)),
        "two to four options",
    ),
    "an empty option": (
        lambda: with_card(step("CHOOSE_ONE", options=[[EACH], []])),
        "one to six steps",
    ),
    "a choice within a choice": (
        lambda: with_card(
            step(
                "CHOOSE_ONE",
                options=[[EACH], [EACH, step("CHOOSE_ONE", options=[[EACH], [EACH]])]],
            )
        ),
        "cannot be nested",
    ),
    "an option that begins with each player": (
        lambda: with_card(
            step("CHOOSE_ONE", options=[[EACH], [step("EACH_PLAYER", steps=[EACH])]])
        ),
        "begins with a plain step",
    ),
    "each player without steps": (
        lambda: with_card(step("EACH_PLAYER", steps=[])),
        "EACH_PLAYER needs steps",
    ),
    "each player within each player": (
        lambda: with_card(step("EACH_PLAYER", steps=[step("EACH_PLAYER", steps=[EACH])])),
        "EACH_PLAYER cannot be done by each player",
    ),
    "strength by each player": (
        lambda: with_card(step("EACH_PLAYER", steps=[step("STRENGTH", n=1)])),
        "STRENGTH cannot be done by each player",
    ),
    "SUMMON by each player": (
        lambda: with_card(step("EACH_PLAYER", steps=[step("SUMMON")])),
        "SUMMON cannot be done by each player",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_refused_with_a_sentence(name: str) -> None:
    raw, sentence = BROKEN[name]
    with pytest.raises(DataError) as refusal:
        data.load(raw())
    assert sentence in str(refusal.value)
    assert str(refusal.value).startswith(("This data of Mezo", "This is no data of Mezo"))
    assert str(refusal.value).endswith(".")


def test_a_name_that_is_not_utf_8_is_refused() -> None:
    with pytest.raises(DataError, match="text in UTF-8"):
        sacbe.game("mezo", data=RAW.replace(b"Altar of the Sun", b"Altar \xff"))


def test_a_file_nested_without_end_is_refused() -> None:
    deep = b'{"verb": "CHOOSE_ONE", "options": [[' * 5000 + b"{}" + b"]]}" * 5000
    with pytest.raises(DataError, match="nested too deeply"):
        sacbe.game("mezo", data=with_card(step("@")).replace(b'{"verb": "@"}', deep))


def test_too_many_steps_are_refused() -> None:
    def change(file: Json) -> None:
        for god in file["gods"].values():
            for actions in god["cards"].values():
                for effect in actions:
                    effect["steps"] = [step("GAIN_VP", n=1)] * 12

    with pytest.raises(DataError, match="too many steps"):
        sacbe.game("mezo", data=dumped(change))


@pytest.mark.parametrize(
    "first",
    [
        step("STRENGTH", n=2),
        step("SUMMON"),
        step("APPEASE"),
        step("CLAIM_MAJORITY", kind="shaman"),
        step("CANCEL_MAJORITY"),
        step("SWAP_ALTARS"),
        step("GAIN_DEVOTION", n=1),
        step("RECOVER", kind="unit", n=1),
    ],
    ids=lambda first: str(first["verb"]),
)
def test_an_option_of_a_card_may_be_any_plain_step(first: Json) -> None:
    """Only inside EACH_OPPONENT and EACH_PLAYER would nobody know whose Conflict it is."""
    data.load(with_card(step("CHOOSE_ONE", options=[[first], [step("GAIN_VP", n=1)]])))


# ---------------------------------------------------------------- changed cards

# One file with many cards changed: together they use what the built-in cards do not.
CHANGED: dict[tuple[str, str, int], list[Json]] = {
    ("kukulkan", "legacy", 1): [
        step(
            "DEPLOY",
            kind="unit",
            n={"base": -1, "perEra": 1, "perLevel": 1, "cap": 3},
            where="other",
            upTo=True,
        )
    ],
    ("kukulkan", "legacy", 2): [
        step("EXILE", "x", kind="unit", owner="any", n=4, where="any", perPlayerMax=2),
        step("GAIN_DEVOTION", n={"base": -1, "perCount": "x", "times": 2, "cap": 5}),
        step("GAIN_VP", n=3, when={"count": "x", "min": 4}),
    ],
    ("kukulkan", "vengeance", 1): [
        step("ANNIHILATE", "r", kind="shaman", n=1, where="conflict"),
        step("AWAKEN", kind="unit", n=2, where="same:r"),
        step("BUILD", kind="glyph", n=1, where="same:r", when={"own": "unit", "in": "r", "min": 3}),
        step("MOVE", "m", kind="unit", owner="any", n=2, where="same:r", to="any"),
        step("GAIN_VP", n={"perCount": "m"}),
    ],
    ("kukulkan", "vengeance", 2): [
        step("GAIN_VP", n={"base": 1, "perOwn": "unit", "in": "conflict"}),
        step("STRENGTH", n={"perEra": 1, "perOwn": "shaman", "in": "conflict", "cap": 4}),
        step("GAIN_DEVOTION", n={"perOwn": "warrior", "in": "conflict"}),
    ],
    ("kukulkan", "fervor", 1): [
        step(
            "EACH_PLAYER",
            steps=[
                step("EXILE", "x", kind="unit", n=2, where="any", upTo=True),
                step("BUILD", kind="glyph", n={"perCount": "x"}, where="actorPresence"),
                step("RECOVER", kind="unit", n=1, when={"count": "x", "min": 2}),
            ],
            count="x",
        ),
        step("GAIN_VP", n={"perCount": "x"}),
    ],
    ("kukulkan", "fervor", 2): [
        step("EACH_OPPONENT", steps=[step("DEPLOY", "a", kind="warrior", n=1, where="presence")]),
        step(
            "EACH_PLAYER",
            steps=[step("ANNIHILATE", "a", kind="warrior", n=1, where="any")],
            count="a",
        ),
        step("GAIN_VP", n={"perCount": "a"}),
    ],
    ("kukulkan", "mandate", 1): [
        step("RAZE", "g", kind="glyph", n=2, where="any"),
        step("BUILD", kind="pyramid", n={"perCount": "g"}, where="any"),
    ],
    ("kukulkan", "mandate", 2): [
        step("TRANSFORM", kind="glyph", owner="any", n=2, where="any"),
        step("TRANSFORM", kind="pyramid", owner="any", n=1, where="any", upTo=True),
        step("RAZE", kind="pyramid", owner="any", n=1, where="conflict"),
    ],
    ("kukulkan", "mission", 1): [
        step("CLAIM_MAJORITY", kind="shaman"),
        step("CLAIM_MAJORITY", kind="warrior"),
        step("CANCEL_MAJORITY"),
    ],
    ("kukulkan", "mission", 2): [
        step(
            "CHOOSE_ONE",
            options=[
                [
                    step(
                        "MOVE",
                        "m",
                        kind="unit",
                        owner="any",
                        n=2,
                        where="other",
                        to="other",
                        singleRoute=True,
                    ),
                    step("GAIN_VP", n={"perCount": "m", "times": 3}),
                ],
                [
                    step("RECOVER", kind="shaman", n=1, upTo=True),
                    step("DEPLOY", kind="shaman", n=1, where="conflict"),
                ],
                [step("GAIN_DEVOTION", n=1), step("GAIN_VP", n=1)],
                [step("BUILD", kind="glyph", n={"base": -3, "perEra": 1}, where="any")],
            ],
        ),
        step("GAIN_DEVOTION", n=1),
    ],
    ("ixchel", "legacy", 1): [step("GAIN_VP", n={"base": -1, "oppXibalbaDiv": 3})],
    ("ixchel", "legacy", 2): [
        step("MOVE", kind="warrior", owner="any", n=3, where="any", to="presence", perPlayerMax=1)
    ],
    ("ixchel", "vengeance", 1): [
        step("DEPLOY", "d", kind="unit", n=1, upTo=True),
        step("SUMMON"),
        step("GAIN_VP", n=1, when={"count": "d", "min": 1}),
        step("APPEASE"),
        step("GAIN_VP", n={"perCount": "d"}),
    ],
    ("ixchel", "vengeance", 2): [
        step("EXILE", "r", kind="unit", owner="any", n=1, where="any"),
        step("MOVE", kind="unit", n=2, where="other", to="same:r", upTo=True),
    ],
    ("ixchel", "fervor", 1): [
        step(
            "EACH_OPPONENT",
            steps=[
                step("AWAKEN", "r", kind="shaman", n=1, where="actorPresence"),
                step("RAZE", kind="glyph", n=1, where="same:r"),
                step("TRANSFORM", kind="glyph", owner="any", n=1, where="any"),
                step("EXILE", kind="warrior", owner="any", n=1, where="any", upTo=True),
            ],
        )
    ],
    ("ixchel", "mission", 1): [
        step("MOVE", kind="unit", n=3, where="presence", to="presence"),
    ],
    ("ixchel", "fervor", 2): [
        step("MOVE", kind="unit", n=1, where="other", to="conflict"),
        step("MOVE", kind="unit", n=1, where="conflict", to="other"),
    ],
}


def change_cards(file: Json) -> None:
    """Make the changes, and some to Kukulkan's summon, a token, an altar and a space."""
    for (god, card, action), steps in CHANGED.items():
        file["gods"][god]["cards"][card][action - 1]["steps"] = steps
    file["gods"]["kukulkan"]["summon"]["steps"] = [
        step(
            "EACH_OPPONENT",
            steps=[step("MOVE", "x", kind="unit", n=1, where="actorPresence", to="any")],
            count="x",
        ),
        step("GAIN_VP", n={"perCount": "x"}),
    ]
    file["angry"]["1"]["I-1"]["steps"] = [step("SUMMON"), step("GAIN_VP", n=1)]
    file["altars"]["A1"]["steps"] = [
        step(
            "CHOOSE_ONE",
            options=[
                [step("RAZE", kind="structure", owner="any", n=1, where="any")],
                [step("GAIN_VP", n=9)],
            ],
        )
    ]
    file["calendar"]["K5"]["steps"] = [
        step("EACH_OPPONENT", steps=[EACH]),
        step("GAIN_DEVOTION", n=1),
    ]


@functools.cache
def changed() -> Game:
    """The game with all these changes."""
    return sacbe.game("mezo", data=dumped(change_cards))


def playing(card: str, action: int, **said: Any) -> Position:
    """Seat 0 uses an action of a changed card; its god is on V4 (Hochob, Becan, Palenque)."""
    t = conflict(cards={0: card}, game=changed(), **said)
    return t.act(action)


CHECKS: dict[str, Callable[[], None]] = {}


def check(function: Callable[[], None]) -> Callable[[], None]:
    """To be run in a process of its own, uncompiled: to compile for other data takes long."""
    CHECKS[function.__name__.replace("_", " ")] = function
    return function


@check
def base_era_level_and_cap_together() -> None:
    for era, devotion, n in ((1, 0, 1), (2, 0, 2), (2, 10, 3), (3, 16, 3)):
        t = playing("kukulkan legacy", 1, era=era, devotion={0: devotion})
        assert t.view()["effect"] == {"verb": "DEPLOY", "actor": 0, "left": n, "up_to": True}
        assert set(t.values("region")) == {"chichen_itza", "coba", "hochob", "palenque"}
        for _ in range(n):
            t.deploy("shaman", "coba")
        assert t.mover == 1


@check
def at_most_two_of_each_player_and_compulsory() -> None:
    units = {"becan": {0: (1, 0), 1: (2, 2)}, "coba": {1: (1, 0), 2: (0, 1)}}
    t = playing("kukulkan legacy", 2, units=units)
    assert not t.may("stop")
    t.exile(1, "shaman", "becan").exile(1, "shaman", "coba")
    assert t.values("owner") == [2, 0]
    t.exile(0, "shaman", "becan").exile(2, "warrior", "coba")
    assert t.mover == 1
    assert (t.change()["0 devotion"], t.change()["0 vp"]) == (5, 3)  # min(5, 2 x 4 - 1)


@check
def a_count_below_the_condition() -> None:
    t = playing("kukulkan legacy", 2, units={"becan": {1: (2, 2)}})
    t.exile(1, "shaman", "becan").exile(1, "shaman", "becan")
    assert t.mover == 1
    assert t.change() == {
        "becan 1 shaman": -2,
        "1 reserve shaman": 2,
        "0 devotion": 3,
    }


@check
def a_negative_amount_gives_nothing() -> None:
    t = playing("kukulkan legacy", 2)
    assert t.mover == 1
    assert t.change() == {}


@check
def same_region_and_own_units_there() -> None:
    t = playing("kukulkan vengeance", 1, units={"becan": {0: (2, 0), 1: (0, 1)}})
    t.annihilate(0, "shaman", "becan")
    assert t.values("region") == ["becan"]
    t.awaken("shaman", "becan").awaken("warrior", "becan")
    t.build("glyph", "becan")  # three own units are there
    assert t.values("from") == ["becan"]
    t.move(1, "warrior", "becan", "coba").move(0, "shaman", "becan", "hochob")
    assert t.mover == 1
    assert t.change()["0 vp"] == 2


@check
def too_few_own_units_there() -> None:
    t = playing("kukulkan vengeance", 1, units={"becan": {0: (1, 0)}})
    t.annihilate(0, "shaman", "becan").awaken("shaman", "becan").awaken("warrior", "becan")
    assert t.phase == "effect"
    assert t.types() == {"move"}  # two own units only: no Glyph


@check
def a_label_that_was_never_set() -> None:
    t = playing("kukulkan vengeance", 1)
    assert t.mover == 1  # nobody annihilated, so there is no same region
    assert t.change() == {}


@check
def amounts_by_own_units_in_the_conflict() -> None:
    t = playing("kukulkan vengeance", 2, era=2, units={"becan": {0: (3, 2)}, "coba": {0: (1, 1)}})
    assert t.change() == {"0 vp": 6, "0 bonus": 4, "0 devotion": 2}


@check
def several_steps_of_each_player_with_a_count() -> None:
    units = {"coba": {1: (2, 1), 2: (1, 0)}, "becan": {0: (1, 0)}}
    t = playing("kukulkan fervor", 1, units=units)
    assert t.mover == 1
    t.exile(1, "shaman", "coba").exile(1, "warrior", "coba")
    assert t.values("region") == ["hochob", "becan", "palenque"]  # of the actor's god
    t.build("glyph", "becan", "becan").recover("shaman")
    assert t.mover == 2
    t.exile(2, "shaman", "coba").build("glyph", "hochob")
    assert t.mover == 0  # seat 3 has nobody; and seat 2 has too few for RECOVER
    t.stop()
    assert t.mover == 1
    assert t.change()["0 vp"] == 3


@check
def two_rounds_of_all_players_with_one_label() -> None:
    """What the first round or another seat has counted must not count again."""
    t = playing("kukulkan fervor", 2)
    for seat in (1, 2, 3):
        assert t.mover == seat
        t.deploy("warrior", t.values("region")[0])
    for seat in (1, 2, 3):
        assert t.mover == seat
        t.annihilate(seat, "warrior", t.values("region")[0])
    assert t.vp[0] == 40 + 3


@check
def razing_the_own_and_building_by_the_count() -> None:
    t = playing("kukulkan mandate", 1, glyphs={"coba": {0: 1, 1: 1}, "becan": {0: 1}})
    assert t.values("owner") == [0]
    assert not t.may("stop")
    t.raze("glyph", 0, "coba").raze("glyph", 0, "becan")
    t.build("pyramid", "coba", "coba")
    assert t.pyramid("coba") == [(1, 0), (2, 0)]
    assert t.vp[0] == 43


@check
def transforming_without_up_to() -> None:
    t = playing(
        "kukulkan mandate",
        2,
        glyphs={"coba": {1: 1}, "becan": {2: 1, 0: 1}},
        pyramids={"becan": "1"},
    )
    assert not t.may("stop")
    t.transform("glyph", 1, "coba").transform("glyph", 2, "becan")
    assert t.may("stop")
    t.transform("pyramid", 1, "becan")
    assert t.options() == [{"type": "raze", "kind": "pyramid", "owner": 0, "region": "becan"}]
    t.raze("pyramid", 0, "becan")
    assert t.change() == {
        "0 glyphs": -2,
        "1 glyphs": 1,
        "2 glyphs": 1,
        "coba 0 glyphs": 1,
        "coba 1 glyphs": -1,
        "becan 0 glyphs": 1,
        "becan 2 glyphs": -1,
        "becan height": -1,
        "1 level 1": 1,
        "0 vp": 1,
    }


@check
def claiming_both_majorities_and_cancelling_one() -> None:
    t = playing("kukulkan mission", 1).do("cancel", track="codex")
    seen = t.view()["conflict"]
    assert seen["claims"] == {"shaman": 0, "warrior": 0}
    assert seen["cancelled"] == ["codex"]


@check
def four_options_of_several_steps() -> None:
    t = playing("kukulkan mission", 2, units={"coba": {1: (2, 1)}, "hochob": {2: (1, 0)}})
    assert t.values("option") == [0, 1, 2]  # the fourth has an amount below 1
    t.choose(0).move(1, "shaman", "coba", "palenque")
    assert t.values("from") == ["coba"]
    assert t.values("to") == ["palenque"]
    t.move(1, "warrior", "coba", "palenque")
    assert t.mover == 1
    assert (t.change()["0 vp"], t.change()["0 devotion"]) == (6, 1)


@check
def an_option_whose_first_step_is_declined() -> None:
    t = playing("kukulkan mission", 2).choose(1).stop().deploy("shaman", "becan")
    assert t.change() == {"0 reserve shaman": -1, "becan 0 shaman": 1, "0 devotion": 1}


@check
def an_option_without_a_target() -> None:
    t = playing("kukulkan mission", 2, xibalba={0: (0, 1)})
    assert t.values("option") == [2]
    t.choose(2)
    assert t.change() == {"0 devotion": 2, "0 vp": 1}


@check
def opposing_units_in_xibalba_without_a_cap() -> None:
    for dead, points in ((0, 0), (3, 0), (4, 1), (16, 5)):
        below = {0: (8, 8), 1: (dead // 2, 0), 2: (0, dead - dead // 2), 3: (0, 0)}
        t = playing("ixchel legacy", 1, xibalba=below)
        assert t.vp[0] == 40 + points


@check
def one_of_each_player_to_the_presence() -> None:
    units = {"coba": {1: (1, 2), 0: (0, 1)}, "becan": {2: (0, 1)}}
    t = playing("ixchel legacy", 2, units=units)
    assert not t.may("stop")
    assert set(t.values("to")) == {"hochob", "becan", "palenque"}
    t.move(1, "warrior", "coba", "becan")
    assert set(t.values("owner")) == {0, 2}
    t.move(2, "warrior", "becan", "hochob").move(0, "warrior", "coba", "becan")
    assert t.mover == 1


@check
def labels_outlive_a_summon_and_a_token() -> None:
    t = playing("ixchel vengeance", 1, tokens=["I-1"]).deploy("shaman", "becan")
    t.summon("ability").deploy("shaman", "becan").go("V8")
    assert t.vp[0] == 41
    t.appease(("warrior", "reserve")).token("I-1")
    t.summon("move", "V9").deploy("shaman", "hochob")
    assert t.mover == 1
    assert t.vp[0] == 40 + 1 + 1 + 1


@check
def a_summon_for_each_opponent() -> None:
    cards = {0: "kukulkan legacy", 1: "ixchel vengeance"}
    units = {"hochob": {1: (1, 0)}, "becan": {3: (0, 1)}, "coba": {2: (1, 1)}}
    t = conflict(cards=cards, game=changed(), tokens=["I-1"], units=units).act(3)
    t.deploy("warrior", "becan").appease(("warrior", "becan")).token("I-1").summon("ability")
    assert t.mover == 1
    t.move(1, "shaman", "hochob", "coba")
    assert t.mover == 3
    t.move(3, "warrior", "becan", "palenque")
    assert (t.phase, t.mover) == ("confluence", 0)
    t.go("V8")
    assert t.vp[0] == 40 + 2 + 1


@check
def an_altar_with_a_choice() -> None:
    said: Any = {"game": changed(), "altars": {"becan": "A1"}, "units": {"becan": {0: (3, 0)}}}
    t = resolving(**said)
    assert t.values("option") == [1]  # nothing to raze
    assert t.choose(1).vp[0] == 49
    t = resolving(glyphs={"coba": {1: 1}}, **said).choose(0).raze("glyph", 1, "coba")
    assert t.phase == "calendar"


@check
def a_space_for_each_opponent() -> None:
    units = {"becan": {0: (3, 0)}, "coba": {1: (1, 0), 3: (1, 0)}}
    t = resolving(game=changed(), altars={"becan": "A2"}, units=units).space("K5")
    assert t.mover == 1
    t.exile(1, "shaman", "coba").exile(3, "shaman", "coba")
    assert t.phase == "conflict"
    assert t.player(0)["devotion"] == 3 + 1


@check
def moving_to_the_same_region() -> None:
    units = {"coba": {0: (2, 0)}, "hochob": {1: (1, 0), 0: (0, 1)}, "becan": {0: (1, 0)}}
    t = playing("ixchel vengeance", 2, units=units).exile(1, "shaman", "hochob")
    assert t.values("to") == ["hochob"]
    assert t.values("from") == ["coba"]  # not from the Conflict, nor from Hochob itself
    t.move(0, "shaman", "coba", "hochob").stop()
    assert t.units("hochob", 0) == (1, 1)


@check
def each_opponent_awakens_razes_transforms_and_exiles() -> None:
    t = playing(
        "ixchel fervor",
        1,
        units={"coba": {0: (0, 1)}},
        glyphs={"becan": {1: 1, 2: 1}, "coba": {0: 1}},
        xibalba={2: (0, 0)},
    )
    assert t.mover == 1
    assert t.values("region") == ["hochob", "becan", "palenque"]
    t.awaken("shaman", "becan").raze("glyph", 1, "becan").transform("glyph", 0, "coba")
    t.exile(0, "warrior", "coba")
    assert t.mover == 2  # nobody to awaken, so there is no same region
    t.transform("glyph", 1, "coba")
    assert t.mover == 3
    t.awaken("shaman", "hochob").transform("glyph", 2, "becan")
    assert t.mover == 1
    assert t.phase == "action"


@check
def a_unit_that_has_moved_stays_but_another_beside_it_may_move() -> None:
    t = playing("ixchel mission", 1, units={"hochob": {0: (1, 0)}, "becan": {0: (1, 0)}})
    t.move(0, "shaman", "hochob", "becan")
    assert t.values("from") == ["becan"]
    t.move(0, "shaman", "becan", "palenque")
    assert t.mover == 1  # both have moved
    assert (t.units("becan", 0), t.units("palenque", 0)) == ((1, 0), (1, 0))


@check
def no_unit_moves_twice_in_one_effect() -> None:
    t = playing("ixchel fervor", 2, units={"coba": {0: (1, 0)}})
    t.move(0, "shaman", "coba", "becan")
    assert t.mover == 1  # the only unit there has moved


def daring(*steps: Json) -> Position | None:
    """Seat 0 uses such a card in Era 3, unless the file is refused, which is as good."""
    try:
        game = sacbe.game("mezo", data=with_card(*steps))
    except DataError:
        return None
    return conflict(cards={0: "kukulkan legacy"}, game=game, era=3, xibalba={0: (7, 7)}).act(1)


@check
def a_very_large_strength() -> None:
    t = daring(step("STRENGTH", n={"base": 40, "perEra": 40}))
    assert t is None or t.strength(0)["bonus"] == 160


@check
def a_very_large_number_of_units() -> None:
    t = daring(step("DEPLOY", kind="unit", n={"base": 40, "perEra": 40}, where="any"))
    if t:
        t.deploy("shaman", "coba").deploy("warrior", "coba")
        assert t.mover == 1


@check
def a_very_large_sum_of_counts() -> None:
    t = daring(
        step("DEPLOY", "x", kind="unit", n=2, where="any"),
        step("STRENGTH", n={"perCount": "x", "times": 40}),
        step("STRENGTH", n={"perCount": "x", "times": 40}),
    )
    if t:
        t.deploy("shaman", "coba").deploy("warrior", "coba")
        assert t.strength(0)["bonus"] == 160


def report() -> str:
    """Run all checks; what went wrong by name, as JSON."""
    found = dict.fromkeys(CHECKS, "")
    for name, function in CHECKS.items():
        try:
            function()
        except Exception:
            found[name] = traceback.format_exc()
    return json.dumps(found)


@pytest.fixture(scope="module")
def results() -> dict[str, str]:
    """What became of the checks."""
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        told = report()
    else:
        told = run("from tests.mezo.test_data import report\nprint(report())", pure=True)
    return dict(json.loads(told))


@pytest.mark.parametrize("name", CHECKS)
def test_a_changed_card_behaves_as_written(name: str, results: dict[str, str]) -> None:
    assert not results[name], results[name]
