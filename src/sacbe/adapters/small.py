"""Small games by data, from exactly solvable ones to full size. All rules are those of the games.

game = sacbe.game("maya", data=small_land(2, 2))
state = after_deal(game.start(2, areas=AREAS, starting_seat=0))

game = sacbe.game("tzolkin", data=small_calendar(days=3))
state = after_deal(game.start(2, draft=False, starting_seat=0))
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Collection
from importlib.resources import files
from itertools import pairwise
from typing import Any

from sacbe.play.codes import CHANCE
from sacbe.play.state import State

AREAS = "blue+green"  # the option of a game on such a land
ROW = 4  # of the cells in play
CROPS = ("pepper", "squash", "potato", "corn")
SITES = (
    *("Palenque", "Uxmal", "Copan", "Yaxha", "Caracol", "Bonampak"),
    *("Calakmul", "Lamanai", "Ek Balam", "Tulum", "Sayil"),
)
TILES_PER_CROP = 8

SMALL_WHEELS = ("palenque", "yaxchilan")
HIRED = 3  # workers that a player can hire, as in the full game

REGIONS = ("uxmal", "chichen_itza", "coba", "hochob", "becan", "palenque")
GODS = ("Ah Puch", "Cabrakan", "Ixchel", "Kukulkan")
CARDS = ("legacy", "vengeance", "fervor", "mandate", "mission")
CEREMONIAL = {"verb": "GAIN_DEVOTION", "n": 2}


def after_deal(state: State, seed: int = 1) -> State:
    """Play random chance outcomes up to the first decision: the deal that all seats know."""
    rng = random.Random(seed)
    while state.current_player == CHANCE:
        state.play(rng.choice(state.legal_actions()))
    return state


def before_last_picks(state: State, seed: int = 1) -> State:
    """Play a game of `small_era(3)` at random until two of three cards are left: the secret choice
    of cards for the second and last Conflict."""
    rng = random.Random(seed)
    while len(state.players_to_act) < 2 or len(state.legal_actions(0)) > 2:
        state.play(rng.choice(state.legal_actions()))
    return state


def before_gods(state: State, seed: int = 1) -> State:
    """Play a game of Mezo at random up to the first God Phase: abilities are chosen, and Heroes are
    in their regions."""
    rng = random.Random(seed)
    while state.current_player == CHANCE or not _places_god(state):
        state.play(rng.choice(state.legal_actions()))
    return state


def _places_god(state: State) -> bool:
    return bool(state.action_info(state.legal_actions()[0])["type"] == "confluence")


def small_land(blue: int, green: int, doubles: int = 0) -> bytes:
    """A data file of Maya with a row of `blue` and `green` cells in play for two players. Each area
    has one temple site, its second cell. `doubles` of the eight tiles of a crop have two crops. The
    areas `red` and `yellow`, which the format requires, are next to them."""
    if min(blue, green) < 2 or blue + green > 40 or not 0 <= doubles <= TILES_PER_CROP:
        raise ValueError("An area has at least 2 cells, a land at most 40, a crop 0 to 8 doubles.")
    width = blue + green
    cells = [_cell(ROW, col, "blue", "Tikal" if col == 1 else None) for col in range(blue)]
    for col in range(blue, width):
        cells.append(_cell(ROW, col, "green", "Coba" if col == blue + 1 else None))
    sites = iter(SITES)
    for area, near, far, number in (("red", ROW + 1, ROW + 2, 6), ("yellow", ROW - 1, ROW - 2, 5)):
        cells += [_cell(near, col, area) for col in range(max(width, 2 * number + 1))]
        cells += [
            _cell(far, 2 * k + 1, area, next(sites), is_highlighted=k == 0) for k in range(number)
        ]
    file = {
        "areas": ["blue", "green", "red", "yellow"],
        "mandatory_area": "blue",
        "start_site": "Tikal",
        "highlighted_sites": [cell["temple"] for cell in cells if cell["highlighted"]],
        "areas_by_players": {"2": 2, "3": 3, "4": 4},
        "cells": cells,
        "tile_set_per_player": {
            "total": TILES_PER_CROP * len(CROPS),
            "per_crop": TILES_PER_CROP,
            "crops": CROPS,
            "singles_per_crop": TILES_PER_CROP - doubles,
            "doubles_per_crop": doubles,
        },
    }
    return json.dumps(file).encode()


def _cell(
    row: int, col: int, area: str, temple: str | None = None, is_highlighted: bool = False
) -> dict[str, Any]:
    highlighted = is_highlighted or temple in ("Tikal", "Coba")
    place = {"id": f"r{row}c{col}", "row": row, "col": col}
    return {**place, "area": area, "temple": temple, "highlighted": highlighted}


def small_calendar(
    days: int = 3, workers: int = 1, corn: int = 3, wheels: Collection[str] = SMALL_WHEELS
) -> bytes:
    """A data file of Tzolk'in: one quarter of `days` days on some of the wheels (Palenque among
    them), with this many workers at the start, and neither tiles nor dummy workers. Both wealth
    tiles of a player give `corn`, so all deals are equal."""
    file = tomllib.loads(files("sacbe.games.tzolkin").joinpath("data.toml").read_text("utf-8"))
    file["calendar"] = {"teeth": days, "food_days": [days]}
    file["bank"] |= {"workers": workers + HIRED, "workers_at_start": workers}
    file["display"] = {"buildings": 0, "monuments": 0, "monuments_per_player": 0}
    file["dummies"] = {"count": [0, 0, 0]}
    for tile in file["wealth"].values():
        tile["effects"] = [["corn", corn]]
    for name, wheel in file["wheels"].items():
        if name not in wheels:
            wheel |= {"spaces": 0, "actions": 0}
    return "\n".join(f"{key} = {_toml(value)}" for key, value in file.items()).encode()


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + "}"
    return json.dumps(value)


def small_era(cards: int = 2, warriors: int = 0) -> bytes:
    """A data file of Mezo for two players: one Era in three regions, one of them consecrated, with
    this many cards, which are all in hand, and warriors. Cards give strength or points."""
    points = [_effect(f"{n} VP", {"verb": "GAIN_VP", "n": n}) for n in range(1, 6)]
    token = _effect("1 VP", {"verb": "GAIN_VP", "n": 1})
    hands = {
        card: [
            _effect("strength", {"verb": "STRENGTH", "n": max(1, 3 - i)}),
            _effect("points", {"verb": "GAIN_VP", "n": 1 + i}),
        ]
        for i, card in enumerate(CARDS)
    }
    god = {
        "summon": _effect("summon", {"verb": "GAIN_DEVOTION", "n": 1}),
        "ceremonial": _effect("ceremonial", CEREMONIAL),
        "cards": hands,
    }
    abilities = (
        ("awaken_era_any", "build_glyphs_era_any", "hero_plus_era"),
        ("appease_two_tokens", "god_strength_level", "repeat_calendar_codex"),
        ("end_vp_2x_level", "calendar_codex_plus3", "win_conflict_plus5"),
    )
    file = {
        "version": 1,
        "regions": REGIONS,
        "adjacency": [*pairwise(REGIONS)],
        "confluences": {f"V{i + 1}": [REGIONS[(i + k) % 6] for k in range(3)] for i in range(5)},
        "pyramid_pieces_per_player": {str(level): 0 for level in range(1, 5)},
        "devotion": [[1, 0], [1, 1], [2, 1], [2, 2], [3, 3]],
        "altars": {f"A{i + 1}": effect for i, effect in enumerate(points)},
        "calendar": {f"K{i + 1}": effect for i, effect in enumerate(points)},
        "codex": {f"X{i + 1}": effect for i, effect in enumerate(points)},
        "angry": {str(era): {f"T{era}{i}": token for i in range(1, 4)} for era in range(1, 4)},
        "gods": dict.fromkeys(GODS, god),
        "tribe_abilities": {str(era): names for era, names in enumerate(abilities, 1)},
        "setup": {
            "units_per_player": {"shaman": 0, "warrior": warriors},
            "start_in_xibalba": {"shaman": 0, "warrior": 0},
            "glyphs": 0,
            "start_vp_designed": {"2": [1, 0], "3": [2, 1, 0], "4": [3, 2, 1, 0]},
            "uninhabited": {"2": 3, "3": 2, "4": 1},
            "devotion_start": 0,
            "consecrated_vp": 3,
            "track_unit_vp": 1,
            "hero_strength": 2,
            "eras": 1,
            "cards": cards,
            "neutral_heroes": 0,
        },
    }
    return json.dumps(file).encode()


def tiny_era() -> bytes:
    """`small_era(2)` with fewer outcomes: cards give only strength, and Devotion has two spaces."""
    file = json.loads(small_era(2))
    file["devotion"] = file["devotion"][:2]
    for god in file["gods"].values():
        god["ceremonial"] = _effect("ceremonial", {"verb": "GAIN_DEVOTION", "n": 1})
        for i, card in enumerate(god["cards"]):
            strength = {"verb": "STRENGTH", "n": 1 + i % 2}
            god["cards"][card] = [_effect("strength", strength), _effect("power", strength)]
    return json.dumps(file).encode()


def _effect(name: str, step: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "text": name, "steps": [step]}
