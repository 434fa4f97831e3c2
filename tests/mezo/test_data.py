"""The data file: its contents, and the errors for invalid files."""

import json
from collections.abc import Callable

import pytest

import sacbe
from sacbe.games import DataError
from sacbe.games.mezo import data
from tests.mezo.datafiles import (
    EACH,
    FILE,
    RAW,
    Json,
    changed_file,
    step,
    with_card,
    with_summon,
    with_token,
)
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
)

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
    touching = {
        frozenset((one, two))
        for touched in CONFLUENCES.values()
        for one in touched
        for two in touched
        if one != two
    }
    assert beside == touching
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
    data.load(changed_file(lambda f: f.pop("layout")))


# ---------------------------------------------------------------- invalid files

INVALID: dict[str, tuple[Callable[[], bytes], str]] = {
    "not JSON": (lambda: b"{", "Not Mezo data"),
    "empty": (lambda: b"", "Not Mezo data"),
    "a list": (lambda: b"[]", "Expected `object`"),
    "not UTF-8": (lambda: b"\xff\xfe{}", "Not Mezo data"),
    "an unknown key": (lambda: changed_file(lambda f: f.update(luck=1)), "unknown field `luck`"),
    "an unknown key of a step": (
        lambda: with_card(step("SUMMON", twice=True)),
        "unknown field `twice`",
    ),
    "a missing key": (
        lambda: changed_file(lambda f: f.pop("codex")),
        "missing required field `codex`",
    ),
    "an effect without steps": (lambda: with_card(), "length >= 1"),
    "thirteen steps": (lambda: with_card(*[step("GAIN_VP", n=1)] * 13), "length <= 12"),
    "five regions": (lambda: changed_file(lambda f: f["regions"].pop()), "needs 6 regions"),
    "one region twice": (
        lambda: changed_file(lambda f: f["regions"].__setitem__(0, "coba")),
        "needs 6 regions",
    ),
    "four confluences": (
        lambda: changed_file(lambda f: [f["confluences"].pop(f"V{i}") for i in range(1, 7)]),
        "5 to 16 confluences",
    ),
    "a confluence of one region": (
        lambda: changed_file(lambda f: f["confluences"].update(V5=["uxmal"])),
        "V5 must touch two or three",
    ),
    "a confluence of four regions": (
        lambda: changed_file(lambda f: f["confluences"].update(V5=list(REGIONS[:4]))),
        "V5 must touch two or three",
    ),
    "a region twice at a confluence": (
        lambda: changed_file(lambda f: f["confluences"].update(V5=["uxmal", "uxmal"])),
        "V5 must touch two or three",
    ),
    "a confluence of no region": (
        lambda: changed_file(lambda f: f["confluences"].update(V5=["uxmal", "tikal"])),
        "V5 touches an unknown region",
    ),
    "a region called reserve": (
        lambda: json.dumps(FILE).replace('"uxmal"', '"reserve"').encode(),
        "reserve",
    ),
    "adjacency of no region": (
        lambda: changed_file(lambda f: f["adjacency"].append(["uxmal", "tikal"])),
        "uxmal and tikal must both be regions",
    ),
    "a map that can be closed": (
        lambda: changed_file(
            lambda f: f["confluences"].update(
                {name: ["coba", "becan"] for name in ("V1", "V2", "V4", "V5", "V8", "V9")}
            )
        ),
        "without becan and coba too few confluences are open",
    ),
    "a region without a place": (
        lambda: changed_file(lambda f: f["layout"]["regions"].pop("coba")),
        "layout must place every region",
    ),
    "a confluence without a place": (
        lambda: changed_file(lambda f: f["layout"]["confluences"].pop("V3")),
        "layout must place every confluence",
    ),
    "four altars": (lambda: changed_file(lambda f: f["altars"].pop("A1")), "5 Altars, not 4"),
    "four calendar spaces": (
        lambda: changed_file(lambda f: f["calendar"].pop("K1")),
        "5 Calendar spaces, not 4",
    ),
    "six codex spaces": (
        lambda: changed_file(lambda f: f["codex"].update(X6=f["codex"]["X1"])),
        "5 Codex spaces, not 6",
    ),
    "three gods": (lambda: changed_file(lambda f: f["gods"].pop("ixchel")), "4 Gods, not 3"),
    "tokens of a fourth Era": (
        lambda: changed_file(lambda f: f["angry"].update({"4": f["angry"].pop("3")})),
        "sorted by Era 1, 2 and 3",
    ),
    "two tokens of an Era": (
        lambda: changed_file(lambda f: f["angry"]["2"].pop("II-1")),
        "Era 2 needs three",
    ),
    "two tokens of one name": (
        lambda: changed_file(
            lambda f: f["angry"]["2"].update({"I-1": f["angry"]["2"].pop("II-1")})
        ),
        "two tokens of the angry God have the same name",
    ),
    "two spaces of one name": (
        lambda: changed_file(lambda f: f["codex"].update(K1=f["codex"].pop("X1"))),
        "two spaces have the same name",
    ),
    "a card too few": (
        lambda: changed_file(lambda f: f["gods"]["ixchel"]["cards"].pop("fervor")),
        "ixchel needs the cards",
    ),
    "three actions on a card": (
        lambda: changed_file(
            lambda f: f["gods"]["ixchel"]["cards"]["fervor"].append(f["altars"]["A1"]),
        ),
        "fervor of ixchel needs two actions",
    ),
    "an unknown tribe ability": (
        lambda: changed_file(lambda f: f["tribe_abilities"]["1"].__setitem__(0, "luck")),
        "the tribe abilities must be",
    ),
    "a tribe ability of another Era": (
        lambda: changed_file(
            lambda f: f["tribe_abilities"].update({"1": ABILITIES[1], "2": ABILITIES[0]})
        ),
        "the tribe abilities must be",
    ),
    "abilities of two Eras": (
        lambda: changed_file(lambda f: f["tribe_abilities"].pop("3")),
        "tribe abilities must be listed for three Eras",
    ),
    "pieces of level 5": (
        lambda: changed_file(lambda f: f["pyramid_pieces_per_player"].update({"5": 1})),
        "levels 1 to 4",
    ),
    "ten pieces of a level": (
        lambda: changed_file(lambda f: f["pyramid_pieces_per_player"].update({"1": 10})),
        "0 to 9 pieces",
    ),
    "a devotion track of one space": (
        lambda: changed_file(lambda f: f.update(devotion=[[1, 0]])),
        "2 to 60 spaces",
    ),
    "levels that fall": (
        lambda: changed_file(lambda f: f["devotion"].__setitem__(12, [1, 8])),
        "levels must rise from 1",
    ),
    "a fourth level": (
        lambda: changed_file(lambda f: f["devotion"].append([4, 20])),
        "levels must be 1, 2 and 3",
    ),
    "devotion of 100 VP": (
        lambda: changed_file(lambda f: f["devotion"].append([3, 100])),
        "0 to 99 VP",
    ),
    "units of a third kind": (
        lambda: changed_file(lambda f: f["setup"]["units_per_player"].update(priest=1)),
        "units_per_player must list shaman and warrior",
    ),
    "thirteen Shamans": (
        lambda: changed_file(lambda f: f["setup"]["units_per_player"].update(shaman=13)),
        "at most 12 units of a kind",
    ),
    "more in Xibalba than there are": (
        lambda: changed_file(lambda f: f["setup"]["start_in_xibalba"].update(shaman=9)),
        "at most 12 units of a kind",
    ),
    "thirteen glyphs": (
        lambda: changed_file(lambda f: f["setup"].update(glyphs=13)),
        "0 to 12 Glyphs",
    ),
    "start VP for five": (
        lambda: changed_file(
            lambda f: f["setup"]["start_vp_designed"].update({"5": [4, 3, 2, 1, 0]})
        ),
        "2, 3 and 4 players",
    ),
    "start VP that are equal": (
        lambda: changed_file(lambda f: f["setup"]["start_vp_designed"].update({"2": [1, 1]})),
        "start VP for 2 players must decrease",
    ),
    "start VP that rise": (
        lambda: changed_file(lambda f: f["setup"]["start_vp_designed"].update({"2": [0, 1]})),
        "start VP for 2 players must decrease",
    ),
    "start VP beyond all measure": (
        lambda: changed_file(lambda f: f["setup"]["start_vp_designed"].update({"2": [40000, 0]})),
        "start VP",
    ),
    "another number of uninhabited regions": (
        lambda: changed_file(lambda f: f["setup"]["uninhabited"].update({"2": 2})),
        "uninhabited regions by players",
    ),
    "a devotion start off the track": (
        lambda: changed_file(lambda f: f["setup"].update(devotion_start=20)),
        "the start is not on the Devotion track",
    ),
    "too many VP for the consecrated region": (
        lambda: changed_file(lambda f: f["setup"].update(consecrated_vp=41)),
        "consecrated_vp must be 0 to 40",
    ),
    # Effects.
    "an unknown verb": (lambda: with_card(step("BLESS")), "legacy 1 of kukulkan: unknown verb"),
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
        "GAIN_VP must not have a kind",
    ),
    "an unknown owner": (
        lambda: with_card(step("EXILE", kind="unit", n=1, owner="left")),
        "owner must be self or any",
    ),
    "deploying for anybody": (
        lambda: with_card(step("DEPLOY", kind="unit", n=1, owner="any")),
        "DEPLOY must not have an owner",
    ),
    "no amount": (lambda: with_card(step("GAIN_VP")), "GAIN_VP needs an amount"),
    "an amount where there is none": (
        lambda: with_card(step("SUMMON", n=1)),
        "SUMMON must not have an amount",
    ),
    "an amount of 0": (lambda: with_card(step("GAIN_VP", n=0)), "an amount must be positive"),
    "an amount of 41": (lambda: with_card(step("GAIN_VP", n=41)), "<= 40"),
    "an amount in words": (lambda: with_card(step("GAIN_VP", n="two")), "Not Mezo data"),
    "an unknown part of an amount": (
        lambda: with_card(step("GAIN_VP", n={"perGod": 1})),
        "unknown field `perGod`",
    ),
    "glyphs as perOwn": (
        lambda: with_card(step("GAIN_VP", n={"perOwn": "glyph", "in": "conflict"})),
        "perOwn must be shaman, warrior or unit",
    ),
    "perOwn elsewhere": (
        lambda: with_card(step("GAIN_VP", n={"perOwn": "unit", "in": "any"})),
        "perOwn must count in the conflict",
    ),
    "perOwn without a Conflict": (
        lambda: with_summon(step("GAIN_VP", n={"perOwn": "unit", "in": "conflict"})),
        "summon of kukulkan: GAIN_VP: perOwn must count in the conflict",
    ),
    "in without perOwn": (
        lambda: with_card(step("GAIN_VP", n={"base": 1, "in": "conflict"})),
        "in needs perOwn",
    ),
    "a negative divisor": (
        lambda: with_card(step("GAIN_VP", n={"oppXibalbaDiv": -1})),
        "oppXibalbaDiv must be positive",
    ),
    "a count of nothing": (
        lambda: with_card(step("GAIN_VP", n={"perCount": "x"})),
        "unknown count x",
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
        "unknown count x",
    ),
    "a label of each player's steps, later": (
        lambda: with_card(
            step("EACH_PLAYER", steps=[EACH | {"as": "x"}]), step("GAIN_VP", n={"perCount": "x"})
        ),
        "unknown count x",
    ),
    "a count that no inner step sets": (
        lambda: with_card(
            step("EXILE", "x", kind="unit", n=1), step("EACH_PLAYER", steps=[EACH], count="x")
        ),
        "unknown count x",
    ),
    "a condition on nothing": (
        lambda: with_card(step("GAIN_VP", n=1, when={"min": 1})),
        "unknown count",
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
        "own must be shaman, warrior or unit",
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
        "in needs own",
    ),
    "an unknown place": (
        lambda: with_card(step("EXILE", kind="unit", n=1, where="nearby")),
        "unknown place nearby",
    ),
    "a place for RECOVER": (
        lambda: with_card(step("RECOVER", kind="unit", n=1, where="any")),
        "RECOVER must not have a place",
    ),
    "MOVE without a target": (
        lambda: with_card(step("MOVE", kind="unit", n=1, where="any")),
        "only MOVE can have a target",
    ),
    "a target for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, to="any")),
        "only MOVE can have a target",
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
        lambda: changed_file(lambda f: f["altars"]["A1"].update(steps=[step("APPEASE")])),
        "altar A1: APPEASE cannot be used here",
    ),
    "actorPresence outside": (
        lambda: with_card(step("EXILE", kind="unit", n=1, where="actorPresence")),
        "actorPresence is only for the steps of each player",
    ),
    "upTo for VP": (
        lambda: with_card(step("GAIN_VP", n=1, upTo=True)),
        "GAIN_VP must not have upTo",
    ),
    "as for VP": (lambda: with_card(step("GAIN_VP", "x", n=1)), "GAIN_VP must not have as"),
    "perPlayerMax for DEPLOY": (
        lambda: with_card(step("DEPLOY", kind="unit", n=1, perPlayerMax=1)),
        "DEPLOY must not have perPlayerMax",
    ),
    "a negative perPlayerMax": (
        lambda: with_card(step("EXILE", kind="unit", n=1, perPlayerMax=-1)),
        "perPlayerMax must be a number",
    ),
    "singleRoute for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, singleRoute=True)),
        "EXILE must not have singleRoute",
    ),
    "options for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, options=[[EACH], [EACH]])),
        "EXILE must not have options",
    ),
    "steps for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, steps=[EACH])),
        "EXILE must not have steps",
    ),
    "count for EXILE": (
        lambda: with_card(step("EXILE", kind="unit", n=1, count="x")),
        "EXILE must not have count",
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
        "must begin with a plain step",
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


@pytest.mark.parametrize("name", INVALID)
def test_refused_with_a_sentence(name: str) -> None:
    raw, sentence = INVALID[name]
    with pytest.raises(DataError) as refusal:
        data.load(raw())
    assert sentence in str(refusal.value)
    assert str(refusal.value).startswith(("Invalid Mezo data: ", "Not Mezo data: "))
    assert str(refusal.value).endswith(".")


def test_a_name_that_is_not_utf_8_is_refused() -> None:
    with pytest.raises(DataError, match="not valid UTF-8"):
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
        sacbe.game("mezo", data=changed_file(change))


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
    """Only inside EACH_OPPONENT and EACH_PLAYER would the Conflict be ambiguous."""
    data.load(with_card(step("CHOOSE_ONE", options=[[first], [step("GAIN_VP", n=1)]])))
