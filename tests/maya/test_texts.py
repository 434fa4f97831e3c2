"""The texts of Maya: four languages with the same messages, and a sentence for every action."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.maya import text as game_text
from sacbe.games.maya.actions import TYPES
from sacbe.play.state import State
from sacbe.text import LANGUAGES, Texts
from tests.games.sample import sample_states
from tests.maya.positions import SMALL, game_on, position
from tests.text.ftl import ids
from tests.text.recording import RecordingTexts

Info = dict[str, Any]

FOLDER = Path(game_text.__file__).parent
CORN = {"crop": "corn", "n": 2}

# One of each, with the sentence.
ACTIONS: list[tuple[Info, str]] = [
    ({"type": "plant", "crop": "squash", "n": 1}, "Plant a single squash tile"),
    ({"type": "bury", **CORN}, "Expand a city with a double corn tile, face down"),
    (
        {"type": "bury_unseen"},
        "Expand a city with the next tile from your reserve, unseen",
    ),
    ({"type": "stop", "points": 1}, "Stop and score 1 point"),
    ({"type": "stop", "points": 5}, "Stop and score 5 points"),
    (
        {"type": "place", "kind": "plantation", "cell": "r9c7", **CORN, "opens": []},
        "Plant a double corn tile north-west of Tikal (r9c7)",
    ),
    (
        {"type": "place", "kind": "plantation", "cell": "r9c6", **CORN, "opens": ["Calakmul"]},
        "Plant a double corn tile south-east of Calakmul (r9c6): opens the temple of Calakmul",
    ),
    (
        {
            "type": "place",
            "kind": "plantation",
            "cell": "r9c6",
            "crop": None,
            "n": None,
            "opens": ["Calakmul", "Tikal"],
        },
        "Plant a tile south-east of Calakmul (r9c6): opens the temples of Calakmul and Tikal",
    ),
    (
        {"type": "place", "kind": "city", "cell": "r9c7", "city": "Tikal", "size": 2},
        "Expand Tikal to size 2 north-west of its temple (r9c7)",
    ),
    (
        {"type": "place", "kind": "city", "cell": "r0c5", "city": None, "size": 0},
        "Expand a city north-west of Dzibilchaltun (r0c5)",
    ),
    ({"type": "areas", "areas": ["blue", "red"]}, "Areas in play: blue and red"),
    ({"type": "sites", "sites": ["Coba"]}, "The first temple is at Coba"),
    (
        {"type": "sites", "sites": ["Tikal", "Coba"]},
        "The first temples are at Tikal and Coba",
    ),
    ({"type": "starting_seat", "seat": 2}, "Player C starts"),
    ({"type": "draw", "seat": 0, **CORN}, "Player A draws a double corn tile"),
    (
        {"type": "place", "kind": "plantation", "cell": "r9c6", **CORN, "opens": []}
        | {"beside": {"cities": ["Tikal"], "crops": ["corn"], "area": "red"}, "group": 6}
        | {"closes": {"Tikal": [12, 6]}},
        "Plant a double corn tile south-east of Calakmul (r9c6), beside Tikal and your corn: "
        "the group is worth 6; closes Tikal (points: Player A 12, Player B 6)",
    ),
    (
        {"type": "place", "kind": "city", "cell": "r9c7", "city": "Tikal", "size": 2}
        | {
            "beside": {"cities": ["Tikal"], "crops": [], "area": "red"},
            "closes": {"Tikal": [0, 0]},
        },
        "Expand Tikal to size 2 north-west of its temple (r9c7), in the red area: "
        "closes Tikal (points: none)",
    ),
    (
        {"type": "bury_unseen", "draws": 2},
        "Expand a city with the next tile from your reserve, unseen; then draw 2 tiles",
    ),
]
# Messages that the refusals and events of the other tests do not cover: one of each.
REFUSALS: list[tuple[str, Info]] = [
    ("choose_cell_first", {"purpose": "plant"}),
    ("choose_tile_first", {"purpose": "expand"}),
    ("not_on_rack", CORN),
    ("other_crop", {"crop": "corn"}),
    ("planting_now", {}),
    ("rack_empty", {}),
    ("rack_not_empty", {"held": 1}),
    ("nothing_planted", {}),
    ("nowhere_to_plant", {}),
    ("nowhere_to_expand", {}),
    ("not_in_play", {"cell": "r0c5", "area": "yellow"}),
    ("is_site", {"cell": "r8c6", "site": "Calakmul"}),
    ("occupied", {"cell": "r9c7", "what": "plantation", "seat": 1, **CORN}),
    ("occupied", {"cell": "r10c8", "what": "temple", "city": "Tikal"}),
    ("occupied", {"cell": "r9c7", "what": "city", "city": "Tikal"}),
    ("not_beside_tile", {"cell": "r9c7"}),
    ("not_connected", {"cell": "r9c7"}),
    ("not_beside_city", {"cell": "r9c7"}),
    ("joins_cities", {"cell": "r9c6", "cities": ["Calakmul", "Tikal"]}),
    ("beside_empty_site", {"cell": "r9c6", "site": "Calakmul"}),
    ("cannot_draw", {}),
    ("rack_full", {"held": 7}),
    ("reserve_empty", {}),
    ("cannot_pass", {}),
]
# Cells on all sides of a site, beside it and further away.
PLACES = [
    ("r10c9", "east of Tikal (r10c9)"),
    ("r9c8", "north-east of Tikal (r9c8)"),
    ("r8c8", "north of Tikal (r8c8)"),
    ("r9c7", "north-west of Tikal (r9c7)"),
    ("r10c7", "west of Tikal (r10c7)"),
    ("r11c7", "south-west of Tikal (r11c7)"),
    ("r2c7", "south-east of Dzibilchaltun (r2c7)"),
    ("r6c7", "south of Uxmal (r6c7)"),
    ("r5c8", "south-east of Uxmal (r5c8)"),
    ("r8c6", "r8c6"),  # a site, which texts call by its name
]
EXPANSION = {"cell": "r9c7", "city": "Tikal", "size": 2}
UNKNOWN = {"crop": None, "n": None}
SCORED = {"seat": 0, "city": "Tikal", "size": 2, "strength": 4, "change": {"points": 5}}
EVENTS: list[Info] = [
    {"event": "areas", "areas": ["blue", "green", "red", "yellow"]},
    {"event": "sites", "sites": ["Tikal", "Coba"]},
    {"event": "first_temple", "sites": ["Tikal"]},
    {"event": "starting_seat", "seat": 0},
    {"event": "drew", "seat": 0, **CORN},
    {"event": "drew_hidden", "seat": 0},
    {"event": "planted", "seat": 0, "cell": "r9c7", **CORN},
    {"event": "opened", "seat": 0, "site": "Calakmul", "cell": "r8c6"},
    {
        "event": "group_scored",
        "seat": 0,
        "crop": "corn",
        "cells": ["r9c7"],
        "change": {"points": 2},
    },
    {"event": "expanded", "seat": 0, **EXPANSION, **UNKNOWN, "unseen": False},
    {"event": "expanded", "seat": 0, **EXPANSION, **UNKNOWN, "unseen": True},
    {"event": "expanded", "seat": 0, **EXPANSION, **CORN, "unseen": False},
    {"event": "city_closed", "city": "Tikal", "size": 2, "strengths": [4, 0]},
    {"event": "city_closed", "city": "Tikal", "size": 2, "strengths": [0, 0]},
    {"event": "city_scored", **SCORED, "place": "first", "tied": 1},
    {"event": "city_scored", **SCORED, "place": "first", "tied": 2},
    {"event": "city_scored", **SCORED, "place": "second", "tied": 1},
    {"event": "city_scored", **SCORED, "place": "second", "tied": 2},
    {"event": "passed", "seat": 0},
    {"event": "draw_only", "seat": 0},
    {"event": "last_tile", "seat": 0},
    {"event": "all_passed"},
    {"event": "final", "seat": 0, "points": 31},
    *({"event": "winner", "seats": [0], "by": by} for by in (None, "tiles", "turns")),
    *({"event": "winners", "seats": [0, 1], "by": by} for by in (None, "tiles", "turns")),
    {"event": "other", "seat": 0, "change": {"points": 1}},
]


def texts(lang: str = "en") -> Texts:
    return sacbe.game("maya").texts(lang)


# ---------------------------------------------------------------- the files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_used_and_says_something(lang: str) -> None:
    recorder = RecordingTexts(FOLDER.parent, lang)
    for info, _ in ACTIONS:
        game_text.action_text(info, recorder)
    for reason, numbers in REFUSALS:
        game_text.refusal_text({"reason": reason, "numbers": numbers, "rule": "3.1"}, recorder)
    for event in EVENTS:
        whole: Info = {"seat": None, "cause": "plant", "change": {}} | event
        game_text.event_text(whole, recorder, ["Ix", "Ahau"])
    for cell, _ in PLACES:
        game_text.spot_text(cell, None, recorder)
    for crop in ("pepper", "squash", "potato", "corn"):
        game_text.tile_text(crop, 1, recorder)
        recorder.say(f"place-{crop}")
    for good in {*game_text.GOODS, *game_text.VALUED_GOODS}:  # used by the server and by reviews
        recorder.say(f"have-{good.replace('.', '-')}")
    game_text.rules_help(recorder)
    game_on(SMALL).text.rules_help(recorder)
    assert set(ids(FOLDER / f"{lang}.ftl")) - set(recorder.texts) == set()
    for name, text in recorder.texts.items():
        assert text.strip() == text, name
        assert "  " not in text, name
        assert "{" not in text, name
        assert text, name


def test_only_english_says_things_in_english() -> None:
    """A sentence that is equal in two languages was probably not translated."""
    english = (FOLDER / "en.ftl").read_text("utf-8").splitlines()
    long = {line for line in english if " " in line.partition(" = ")[2] and len(line) > 60}
    for lang in LANGUAGES[1:]:
        assert not long & set((FOLDER / f"{lang}.ftl").read_text("utf-8").splitlines())


# ---------------------------------------------------------------- names


def test_areas_are_translated_if_they_are_colours_and_else_left_alone() -> None:
    assert game_text.area_name("red", texts("pt")) == "vermelha"
    assert game_text.area_name("Norte", texts("pt")) == "Norte"


def test_tiles_and_seats() -> None:
    assert game_text.tile_text("potato", 2, texts("it")) == "una tessera doppia di patata"
    assert game_text.tile_text(None, None, texts("es")) == "una loseta"
    assert game_text.player_name(1, texts("es")) == "Jugador B"
    assert game_text.player_name(1, texts(), ["Ix", "Ahau"]) == "Ahau"


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize(("info", "sentence"), ACTIONS)
def test_an_action_says_what_is_done_and_what_follows(info: Info, sentence: str) -> None:
    assert game_text.action_text(info, texts()) == sentence


def test_there_is_a_sentence_for_every_type() -> None:
    assert {info["type"] for info, _ in ACTIONS} == set(TYPES)


def test_the_same_in_the_other_languages() -> None:
    info = {"type": "place", "kind": "plantation", "cell": "r9c6", **CORN, "opens": ["Calakmul"]}
    assert [game_text.action_text(info, texts(lang)) for lang in LANGUAGES[1:]] == [
        "Planta una loseta doble de maíz al sureste de Calakmul (r9c6): "
        "se erige el templo de Calakmul",
        "Plante uma peça dupla de milho a sudeste de Calakmul (r9c6): surge o templo de Calakmul",
        "Pianta una tessera doppia di mais a sud-est di Calakmul (r9c6): "
        "sorge il tempio di Calakmul",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_legal_actions_of_a_position_all_have_different_sentences(lang: str) -> None:
    positions = 0
    for players in (2, 3, 4):
        for state in sample_states(sacbe.game("maya"), players, 12, every=15):
            positions += _all_different(state, lang)
    assert positions > 100
    _all_different(position(rack=["corn 1", "corn 2"]).take("corn 1").state, lang)


def _all_different(state: State, lang: str) -> int:
    texts = [state.action_text(action, lang=lang) for action in state.legal_actions()]
    assert len(set(texts)) == len(texts)
    assert not any("{" in sentence or "None" in sentence for sentence in texts)
    return len(texts)


def test_ids_that_are_not_legal_have_sentences_too() -> None:
    for t in (position(), position().rest(), position(rack=["corn 1"]).take_to_bury("corn 1")):
        for action in range(sacbe.game("maya").num_actions):
            assert "None" not in t.state.action_text(action)


@pytest.mark.parametrize(("cell", "spot"), PLACES)
def test_a_cell_is_named_by_its_side_of_the_nearest_site(cell: str, spot: str) -> None:
    assert game_text.spot_text(cell, None, texts()) == spot


def test_a_city_tile_is_named_by_its_side_of_the_temple() -> None:
    event: Info = {"event": "expanded", "seat": 0, "change": {}, **UNKNOWN, "unseen": False}
    growth = event | {"cell": "r8c8", "city": "Lamanai", "size": 3}
    line = "Ix expands Lamanai west of its temple (r8c8) to size 3."
    assert game_text.event_text(growth, texts(), ["Ix", "Ahau"]) == line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_and_events_name_no_space_by_its_coordinates_alone(lang: str) -> None:
    game = sacbe.game("maya")
    state = position(rack=["corn 1", "corn 2"]).take("corn 1").state
    sentences = [state.action_text(action, lang=lang) for action in state.legal_actions()]
    for event in EVENTS:
        whole: Info = {"seat": None, "cause": "plant", "change": {}} | event
        sentences.append(game_text.event_text(whole, game.texts(lang), ["Ix", "Ahau"]))
    matches = [sentence for sentence in sentences if re.search(r"r\d+c\d+", sentence)]
    assert len(matches) > 5
    assert all(re.search(r" \(r\d+c\d+\)", sentence) for sentence in matches)


# ---------------------------------------------------------------- help


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_help_is_short_and_complete(lang: str) -> None:
    parts = game_text.rules_help(texts(lang))
    assert 10 <= len(parts) <= 14
    assert len({title for title, _ in parts}) == len(parts)
    assert all(50 < len(paragraph) < 900 for _, paragraph in parts)
    whole = " ".join(paragraph for _, paragraph in parts)
    for number in ("32", "5", "3", "7", "12", "20", "10", "30", "15"):
        assert f" {number}" in whole
    for name in ("Tikal", "Palenque", "Uxmal", "Coba", "--data"):
        assert name in whole


def test_the_help_says_what_is_designed() -> None:
    (paragraph,) = [text for title, text in game_text.rules_help(texts()) if title == "This board"]
    assert "nine of the thirteen names" in paragraph
    assert "designed for Sacbe" in paragraph
    assert "sacbe play maya --data FILE" in paragraph


def test_on_a_file_of_ones_own_the_help_does_not_claim_the_board() -> None:
    parts = dict(game_on(SMALL).text.rules_help(texts()))
    assert parts["This board"].startswith("You are playing with your own file")
    assert set(parts) == {title for title, _ in game_text.rules_help(texts())}
