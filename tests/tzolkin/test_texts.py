"""The words of Tzolk'in: four languages with the same messages, and a sentence for every action."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.tzolkin import words
from sacbe.games.tzolkin.actions import TYPES
from sacbe.games.tzolkin.data import BUILDING_IDS, MONUMENT_IDS, WEALTH_IDS
from sacbe.games.tzolkin.state import NATURE
from sacbe.play.state import State
from sacbe.text import LANGUAGES, Texts
from tests.tzolkin.busy import busy_game

FOLDER = Path(words.__file__).parent / "text"
TILES = (*BUILDING_IDS, *MONUMENT_IDS, *WEALTH_IDS)
ONE_IN = 6  # positions whose every legal action is put into words


def texts(lang: str = "en") -> Texts:
    return sacbe.game("tzolkin").texts(lang)


def said(info: dict[str, Any], lang: str = "en") -> str:
    return words.action_text(info, texts(lang))


# ---------------------------------------------------------------- the files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_has_a_name_of_its_own(lang: str) -> None:
    names = [texts(lang).say(f"name-{tile}") for tile in TILES]
    assert len(set(names)) == len(TILES) == 32 + 13 + 21
    assert max(map(len, names)) <= 32


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_legal_actions_of_a_position_all_have_different_sentences(lang: str) -> None:
    kinds: set[str] = set()
    for state, seat in sample(kinds):
        sentences: dict[str, int] = {}
        for action in state.legal(seat):
            sentence = state.action_text(action, seat, lang)
            assert sentences.setdefault(sentence, action) == action, sentence
            assert "{" not in sentence
            assert "  " not in sentence
    assert kinds == set(TYPES), f"the sample lacks {set(TYPES) - kinds}"


def sample(kinds: set[str]) -> Iterator[tuple[State, int | None]]:
    """Positions of games of all sizes with who moves: some, and all with a new kind of action."""
    for players in (2, 3, 4):
        for i, (state, mover, _) in enumerate(busy_game(players, seed=7)):
            if state.mover is None:
                break
            seat = None if mover == NATURE else mover
            found = {state.action_info(action, seat)["type"] for action in state.legal(seat)}
            if i % ONE_IN == 0 or not found <= kinds:
                kinds |= found
                yield state, seat


@pytest.mark.parametrize(
    ("info", "sentence"),
    [
        (
            {"type": "place", "wheel": "palenque", "space": 2, "cost": 3},
            "Place a worker on Palenque 2 for 3 corn",
        ),
        (
            {"type": "place", "wheel": "starting_space", "space": 0, "cost": 0},
            "Place a worker on the starting-player space for free",
        ),
        (
            {"type": "place", "wheel": "tikal", "space": 1, "cost": 0, "pity": True},
            "Out of the gods’ pity: place your only worker of this turn on Tikal 1 and hand in all "
            "your corn (nothing)",
        ),
        (
            {"type": "pick_up", "wheel": "tikal", "space": 4},
            "Pick up the worker from Tikal 4",
        ),
        (
            {"type": "use", "wheel": "tikal", "space": 3, "cost": 1},
            "Use Tikal 3 for 1 corn: advance one or two technologies, paying their blocks",
        ),
        (
            {"type": "use", "wheel": "chichen_itza", "space": 6, "cost": 0},
            "Use Chichen Itza 6: leave a skull for 8 VP, 1 step on the green temple (Kukulcan) "
            "and 1 block of your choice",
        ),
        ({"type": "nothing"}, "Use nothing"),
        (
            {"type": "burn", "temple": "brown", "corn": 8},
            "Burn the jungle: 8 corn and a corn tile, 1 step down on the brown temple (Chaac)",
        ),
        (
            {"type": "advance", "tech": "agriculture", "level": 4, "cost": 1},
            "Take the bonus of agriculture for 1 block: 1 step up on a temple of your choice",
        ),
        (
            {"type": "advance", "tech": "theology", "level": 3, "cost": 0},
            "Advance theology to level 3 for free: +1 skull at Yaxchilan 4",
        ),
        ({"type": "pay", "wood": 2, "stone": 0, "gold": 1}, "Pay 2 wood and 1 gold"),
        (
            {
                "type": "build",
                "building": "B07",
                "pay": "blocks",
                "cost": {"wood": 1, "stone": 2, "gold": 0},
                "architecture": 0,
            },
            "Build B07 Twin tomb for 1 wood and 2 stone: +1 step brown, +1 step green",
        ),
        (
            {
                "type": "build",
                "building": "B27",
                "pay": "blocks",
                "cost": {"wood": 0, "stone": 2, "gold": 0},
                "architecture": 3,
            },
            "Build B27 Rain shrine for 2 stone: +2 steps brown, 2 VP; architecture adds "
            "1 block saved, 1 corn and 2 VP",
        ),
        (
            {
                "type": "build",
                "building": "B01",
                "pay": "blocks",
                "cost": {"wood": 1, "stone": 0, "gold": 0},
                "architecture": 0,
                "keep_architecture": True,
            },
            "Build B01 Maize patch for 1 wood without architecture, which is kept for a second "
            "building: 1 worker needs no corn on Food Days",
        ),
        (
            {
                "type": "build",
                "building": "B01",
                "pay": "corn",
                "cost": {"corn": 0},
                "architecture": 3,
            },
            "Build B01 Maize patch for free: 1 worker needs no corn on Food Days; architecture "
            "adds 1 corn and 2 VP",
        ),
        (
            {
                "type": "monument",
                "monument": "M13",
                "cost": {"wood": 0, "stone": 0, "gold": 4, "skulls": 1},
            },
            "Build the monument M13 Wall of skulls for 4 gold and 1 skull; at the end: 3 VP for "
            "each skull lying on Chichen Itza",
        ),
        ({"type": "drop", "block": "gold"}, "Save 1 gold of the cost with architecture"),
        (
            {"type": "keep", "tile": "W05"},
            "Keep W05 Forest pact: 1 wood, +1 step green, +1 level of resource extraction (free)",
        ),
        (
            {"type": "days", "days": 2},
            "Advance the calendar 2 days and turn your board to its dark side",
        ),
        ({"type": "starting_seat", "seat": 2}, "Player 3 begins"),
        (
            {"type": "deal", "seat": 1, "tile": "W15"},
            "Deal W15 Extra hands to Player 2: +1 worker",
        ),
    ],
)
def test_an_action_says_what_is_done_gained_and_paid(info: dict[str, Any], sentence: str) -> None:
    assert said(info) == sentence


def test_the_same_in_the_other_languages() -> None:
    info = {"type": "place", "wheel": "chichen_itza", "space": 2, "cost": 3}
    assert said(info, "es") == "Coloca un trabajador en Chichén Itzá 2 por 3 de maíz"
    assert said(info, "pt") == "Coloque um trabalhador em Chichén Itzá 2 por 3 milhos"
    assert said(info, "it") == "Piazza un lavoratore su Chichén Itzá 2 per 3 mais"


def test_players_are_called_by_their_names_where_these_are_told() -> None:
    info = {"type": "starting_seat", "seat": 1}
    assert words.action_text(info, texts(), ["Ix", "Ahau"]) == "Ahau begins"


# ---------------------------------------------------------------- tiles and help


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_is_described(lang: str) -> None:
    described = [words.tile_text(tile, texts(lang)) for tile in TILES]
    assert len(set(described)) == len(TILES)
    assert all(text.startswith(tile) for tile, text in zip(TILES, described, strict=True))


def test_a_tile_tells_its_kind_cost_and_effects() -> None:
    assert words.tile_text("B22", texts()) == (
        "B22 Tomb of three gods: tomb (grey), age II, costs 1 wood, 2 stone and 1 gold. "
        "Gives: +1 step brown, +1 step yellow, +1 step green, 3 VP."
    )
    assert words.tile_text("M09", texts()) == (
        "M09 House of the people: monument, civic (green), costs 3 wood and 3 gold. "
        "At the end: VP by your workers in play: 4 = 6 VP, 5 = 12 VP, 6 = 18 VP."
    )
    assert words.tile_text("W04", texts()) == (
        "W04 Rich harvest: 9 corn, 1 stone. Its dummy worker stands on Palenque 7."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_help_is_short_and_complete(lang: str) -> None:
    parts = words.rules_help(texts(lang))
    assert 10 <= len(parts) <= 14
    assert len({title for title, _ in parts}) == len(parts)
    assert all(50 < len(paragraph) < 900 for _, paragraph in parts)
