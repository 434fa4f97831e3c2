"""Refusals: every one has a reason, a text in four languages, and exact numbers.

Each reason has a handmade position below; a test checks that none is missing.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.maya import explain, text
from sacbe.games.maya.actions import find
from sacbe.games.maya.explain import LAST_WISH
from sacbe.games.maya.state import NUM_ACTIONS
from sacbe.play.state import State
from sacbe.text import LANGUAGES
from tests.games.options import draw_options
from tests.maya.positions import MAYA, Position, new_game, position
from tests.maya.walk import POLICIES
from tests.text.ftl import reasons

Info = dict[str, Any]

REFERENCE = Path(explain.__file__).parent / "reference" / "en.md"
PARAGRAPHS = set(re.findall(r"^### (\S+) ", REFERENCE.read_text("utf-8"), re.MULTILINE))

ONE_IN = 23  # share of positions in which all illegal actions are tried
RACK = ["corn 1", "corn 2", "pepper 1"]
AROUND_TIKAL = ("r10c7", "r10c9", "r9c7", "r9c8", "r11c7", "r11c8")
CELL_REASONS = {"not_in_play", "is_site", "occupied", "not_beside_tile", "not_connected"}
CITY_REASONS = {"not_in_play", "is_site", "occupied", "not_beside_city", "joins_cities"}
CITY_REASONS |= {"beside_empty_site"}


# ---------------------------------------------------------------- everything is explained


def sample() -> Iterator[State]:
    """Positions of games of all sizes, variants and play styles: a sample, and the first ones of
    each phase."""
    game = sacbe.game("maya")
    for players in (2, 3, 4):
        phases: set[str] = set()
        for i, policy in enumerate(POLICIES.values()):
            rng = random.Random(f"{players} {i}")
            state = game.start(players, **draw_options(game, players, rng))
            while True:
                phase = state.view()["phase"]
                if phase not in phases or rng.randrange(ONE_IN) == 0:
                    phases.add(phase)
                    yield state.copy()
                if state.current_player is None:
                    break
                infos = [state.action_info(action) for action in state.legal_actions()]
                state.play(state.legal_actions()[infos.index(policy(rng, infos))])


def test_every_illegal_action_has_a_reason_and_texts() -> None:
    checked: set[str] = set()
    phases: set[str] = set()
    for state in sample():
        s, phase = state.plain(), state.view()["phase"]
        phases.add(phase)
        for seat in range(state.players):
            legal = set(state.legal_actions(seat)) if seat in state.players_to_act else set()
            for action in (None, -1, *range(LAST_WISH + 2)):
                if action in legal:
                    continue
                refusal = explain.refuse(s, action, seat)
                encoded = json.dumps(refusal, sort_keys=True)
                if encoded not in checked:
                    checked.add(encoded)
                    assert_told(refusal)
    assert phases >= {"areas", "draw", "turn", "plant", "more", "expand", "over"}
    assert len(checked) > 300


def assert_told(refusal: Info) -> None:
    assert set(refusal) == {"reason", "numbers", "rule"}
    assert refusal["rule"] in PARAGRAPHS
    for lang in LANGUAGES:
        sentence = text.refusal_text(refusal, sacbe.game("maya").texts(lang))
        assert sentence.endswith(".")
        assert "{" not in sentence
        assert "None" not in sentence


def test_legal_actions_are_not_refused_and_round_trip_through_find() -> None:
    for state in sample():
        if state.current_player in (None, sacbe.CHANCE):
            continue
        s = state.plain()
        for action in state.legal_actions():
            info = state.action_info(action)
            assert state.explain(action) is None
            assert state.explain(info) is None
            assert find(s, info, state.current_player) == action


def test_kind_selects_the_explanation_of_a_cell() -> None:
    """`kind` selects the rules, and they refuse exactly where the engine does."""
    for state in sample():
        if state.current_player in (None, sacbe.CHANCE):
            continue
        t = Position(state, state.current_player or 0)
        phase = t.phase
        if phase == "turn":
            can = {"plantation": set(t.plantable()), "city": set(t.expandable())}
        elif phase == "more":
            can = {"plantation": set(t.plantable())}
        else:
            can = {"city" if phase == "expand" else "plantation": set(t.legal_cells())}
        for kind, cells in can.items():
            reasons = CITY_REASONS if kind == "city" else CELL_REASONS
            tile_in_hand = phase in ("plant", "expand")
            for cell in MAYA.cells:
                why = state.explain({"type": "place", "kind": kind, "cell": cell})
                if why is None:
                    assert tile_in_hand
                    assert cell in cells
                elif cell in cells or not cells:
                    assert why["reason"] in reasons | {"choose_tile_first", "rack_empty"}
                    assert not tile_in_hand
                else:
                    assert why["reason"] in reasons, (phase, kind, cell, why)


# ---------------------------------------------------------------- every reason, exactly


def why(t: Position, seat: int | None = None, **info: Any) -> tuple[str, Info]:
    """The reason and the numbers of a refusal."""
    refusal = t.state.explain(info, seat)
    assert refusal is not None
    return refusal["reason"], refusal["numbers"]


def refusal_message(t: Position, **info: Any) -> str:
    refusal = t.state.explain(info)
    assert refusal is not None
    return f"{refusal['text']} [{refusal['rule']}]"


def at(cell: str, kind: str | None = None) -> Info:
    return {"type": "place", "cell": cell} | ({"kind": kind} if kind else {})


def test_the_game_is_over_or_another_player_is_to_act() -> None:
    over = position(rack=["corn 1"], reserve=0).plant("corn 1", "r10c7")
    assert over.current_player is None
    assert why(over, type="stop") == ("game_over", {})
    assert why(new_game(2), type="stop") == ("nature", {})
    drawing = position(rack=RACK).bury("corn 1", "r10c7")
    assert drawing.state.explain({"type": "stop"}) == {
        "reason": "nature",
        "numbers": {},
        "rule": "5.5",
        "text": "A random draw comes next: please wait.",
    }
    assert why(position(), 1, **at("r10c7")) == ("not_your_turn", {"seat": 0})


def test_nonexistent_actions() -> None:
    t = position()
    for info in (
        {"type": "dance"},
        at("nowhere"),
        at("r10c7", "temple"),
        {"type": "plant", "n": 3},
    ):
        assert why(t, **info) == ("no_such_action", {})


def test_a_tile_in_hand_needs_a_space() -> None:
    t = position(rack=RACK).take("corn 1")
    planting = ("choose_cell_first", {"purpose": "plant"})
    for info in ({"type": "plant", "crop": "corn", "n": 2}, {"type": "stop"}):
        assert why(t, **info) == planting
    assert why(t, type="bury", crop="corn", n=2) == planting
    assert why(t, **at("r10c7", "city")) == ("choose_cell_first", {"purpose": "plant"})
    t = position(rack=RACK).take_to_bury("corn 1")
    assert why(t, type="bury_unseen") == ("choose_cell_first", {"purpose": "expand"})
    assert why(t, **at("r10c7", "plantation")) == ("choose_cell_first", {"purpose": "expand"})
    assert refusal_message(t, type="stop") == (
        "You have a tile in hand to expand a city: choose a space for it first. [3.4]"
    )


def test_a_space_needs_a_tile() -> None:
    t = position(rack=RACK)
    for kind in (None, "plantation"):
        assert why(t, **at("r10c7", kind)) == ("choose_tile_first", {"purpose": "plant"})
    assert why(t, **at("r10c7", "city")) == ("choose_tile_first", {"purpose": "expand"})
    assert refusal_message(t, **at("r10c7", "city")) == (
        "Choose the tile to place face down first, then the space. [3.4]"
    )
    more = t.plant("corn 1", "r10c7")
    assert why(more, **at("r11c7")) == ("choose_tile_first", {"purpose": "plant"})


def test_tiles_that_cannot_be_used() -> None:
    t = position(rack=RACK)
    for kind in ("plant", "bury"):
        numbers: Info = {"crop": "potato", "n": 2}
        assert why(t, type=kind, **numbers) == ("not_on_rack", numbers)
    assert refusal_message(t, type="plant", crop="potato", n=2) == (
        "You do not have a double potato tile on your rack. [4.1]"
    )
    assert why(t, type="bury_unseen") == ("rack_not_empty", {"held": 3})
    assert refusal_message(t, type="bury_unseen").endswith("; it still holds 3 tiles. [R-17]")
    assert why(t, type="stop") == ("nothing_planted", {})
    t.plant("corn 1", "r10c7")
    assert why(t, type="plant", crop="pepper", n=1) == ("other_crop", {"crop": "corn"})
    assert why(t, type="plant", crop="corn", n=1) == ("not_on_rack", {"crop": "corn", "n": 1})
    assert refusal_message(t, type="plant", crop="pepper", n=1) == (
        "You are planting corn this turn: further tiles must show the same crop. [4.3]"
    )


def test_a_turn_plants_or_expands() -> None:
    t = position(rack=RACK).plant("corn 1", "r10c7")
    assert why(t, type="bury", crop="corn", n=2) == ("planting_now", {})
    assert why(t, type="bury_unseen") == ("planting_now", {})
    assert why(t, **at("r10c9", "city")) == ("planting_now", {})


def test_an_empty_rack() -> None:
    t = position(rack=[])
    for kind in ("plant", "bury"):
        assert why(t, type=kind, crop="corn", n=1) == ("rack_empty", {})
    assert why(t, **at("r10c7")) == ("rack_empty", {})
    assert why(t, **at("r10c7", "city")) == ("choose_tile_first", {"purpose": "expand"})


def test_no_legal_space() -> None:
    board = dict.fromkeys(AROUND_TIKAL[:5], "B pepper 1") | {"r11c8": "B squash 1"}
    t = position(rack=RACK, board=board)
    assert why(t, type="bury", crop="corn", n=1) == ("nowhere_to_expand", {})
    s = position(rack=RACK).state.plain()
    s.frontier.fill(0)  # artificial: wherever a city can expand, planting is possible
    refusal = explain.refuse(s, find(s, {"type": "plant", "crop": "corn", "n": 1}, 0), 0)
    assert (refusal["reason"], refusal["numbers"]) == ("nowhere_to_plant", {})


BOARD = {"r10c7": "B corn 2", "r9c7": "city"}


@pytest.mark.parametrize("kind", [None, "plantation", "city"])
@pytest.mark.parametrize("phase", ["turn", "plant", "expand"])
def test_cells_that_are_not_free(kind: str | None, phase: str) -> None:
    t = position(rack=RACK, board=BOARD)
    if phase != "turn":
        t = t.take("corn 1") if phase == "plant" else t.take_to_bury("corn 1")
    numbers: Info = {"cell": "r0c5", "area": "yellow"}
    assert why(t, **at("r0c5", kind)) == ("not_in_play", numbers)
    assert why(t, **at("r8c6", kind)) == ("is_site", {"cell": "r8c6", "site": "Calakmul"})
    numbers = {"cell": "r10c8", "what": "temple", "city": "Tikal"}
    assert why(t, **at("r10c8", kind)) == ("occupied", numbers)
    numbers = {"cell": "r9c7", "what": "city", "city": "Tikal"}
    assert why(t, **at("r9c7", kind)) == ("occupied", numbers)
    numbers = {"cell": "r10c7", "what": "plantation", "seat": 1, "crop": "corn", "n": 2}
    assert why(t, **at("r10c7", kind)) == ("occupied", numbers)


def test_sentences_about_cells_that_are_not_free() -> None:
    t = position(rack=RACK, board=BOARD)
    assert (
        refusal_message(t, **at("r0c5")) == "r0c5 is in an area that is not in play: yellow. [R-20]"
    )
    assert refusal_message(t, **at("r8c6")) == (
        "The site of Calakmul (r8c6) is reserved for its temple: no other tile can go there. [1.3]"
    )
    assert refusal_message(t, **at("r10c8")) == "r10c8 holds the temple of Tikal. [3.5]"
    assert (
        refusal_message(t, **at("r9c7"))
        == "The space north-west of Tikal (r9c7) holds a tile of the city of Tikal. [3.5]"
    )
    assert (
        refusal_message(t, **at("r10c7"))
        == "The space west of Tikal (r10c7) already holds a double corn tile of Player B. [3.5]"
    )


def test_where_planting_is_impossible() -> None:
    t = position(rack=RACK)
    assert why(t, **at("r13c6")) == ("not_beside_tile", {"cell": "r13c6"})
    assert why(t.take("corn 1"), **at("r13c6")) == ("not_beside_tile", {"cell": "r13c6"})
    t.place("r10c7")
    assert why(t, **at("r10c9")) == ("not_connected", {"cell": "r10c9"})
    assert why(t.take("corn 2"), **at("r10c9")) == ("not_connected", {"cell": "r10c9"})
    assert refusal_message(t, **at("r10c9")) == (
        "The space east of Tikal (r10c9) touches none of the tiles you have planted this turn; "
        "they must all be connected. [R-1]"
    )


def test_where_no_city_can_grow() -> None:
    board = {"r10c7": "A corn 1", "r9c7": "city"}
    for t in (
        position(rack=RACK, board=board),
        position(rack=RACK, board=board).take_to_bury("corn 1"),
        position(rack=RACK, board=board).take("corn 1"),
    ):
        assert why(t, **at("r10c6", "city")) == ("not_beside_city", {"cell": "r10c6"})
        numbers: Info = {"cell": "r9c6", "site": "Calakmul"}
        assert why(t, **at("r9c6", "city")) == ("beside_empty_site", numbers)
    assert refusal_message(position(rack=RACK, board=board), **at("r9c6", "city")) == (
        "The space south-east of Calakmul (r9c6) touches the empty site of Calakmul: "
        "no city can grow beside it before its temple opens. [R-5]"
    )
    t = position(rack=RACK, board=board, temples=["Calakmul"]).take_to_bury("corn 1")
    numbers = {"cell": "r9c6", "cities": ["Calakmul", "Tikal"]}
    assert why(t, **at("r9c6")) == ("joins_cities", numbers)
    assert refusal_message(t, **at("r9c6")) == (
        "A tile south-east of Calakmul (r9c6) would join Calakmul and Tikal; "
        "cities must stay apart. [5.3]"
    )


def test_drawing_and_passing_are_no_choices() -> None:
    assert why(position(rack=RACK), type="draw") == ("cannot_draw", {})
    full = position(rack=[*RACK, "potato 1", "potato 2", "squash 1", "squash 2"])
    assert why(full, type="draw") == ("rack_full", {"held": 7})
    assert why(position(rack=RACK, reserve=0), type="draw") == ("reserve_empty", {})
    assert why(position(rack=RACK), type="pass") == ("cannot_pass", {})
    assert refusal_message(position(rack=RACK), type="pass") == (
        "You cannot pass: plant, or expand a city. [3.2]"
    )


def test_every_reason_has_a_test() -> None:
    tests = Path(__file__).read_text("utf-8")
    folder = Path(explain.__file__).parent / "text"
    names = {reason.split("-")[0] for reason in reasons(folder)}
    assert {reason for reason in names if f'("{reason}", ' not in tests} == set()
    source = Path(explain.__file__).read_text("utf-8")
    assert {reason for reason in names if f'"{reason}"' not in source} == set()


def test_an_illegal_move_raises_its_reason() -> None:
    t = position(rack=RACK).take("corn 1")
    action = find(t.state.plain(), at("r13c6"), 0)
    assert action is not None
    assert action < NUM_ACTIONS
    with pytest.raises(sacbe.IllegalAction, match=r"\(r13c6\) touches no tile"):
        t.state.play(action)


# ---------------------------------------------------------------- secrets


def test_refusals_do_not_leak_hidden_information() -> None:
    for i, state in enumerate(sample()):
        s = state.plain()
        for seat in range(state.players):
            other = state.determinize(seat, seed=i).plain()
            legal = set(state.legal_actions()) if state.current_player == seat else set()
            for action in set(range(LAST_WISH + 1)) - legal:
                assert explain.refuse(s, action, seat) == explain.refuse(other, action, seat)
