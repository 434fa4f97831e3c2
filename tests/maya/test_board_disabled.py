"""Disabled elements of the board have a request that is refused with a fitting reason."""

import json
import xml.etree.ElementTree as ET
from typing import Any

import pytest

import sacbe
from tests.games.pictures import check, draw_svg, positions, texts_of

MAX_DISABLED = 62  # disabled elements of a board


def disabled_elements(tree: ET.Element) -> dict[str, tuple[dict[str, Any], str]]:
    """The request and label of each disabled element, by id."""
    elements = {}
    for n, part in enumerate(tree.iter()):
        if part.get("data-why"):
            assert "closed" in str(part.get("class")).split()
            assert part.get("role") == "button"
            assert part.get("tabindex") == "-1"
            assert part.get("aria-disabled") == "true"
            assert not part.get("data-action")
            assert not part.get("data-actions")
            label = str(part.get("aria-label"))
            assert label
            name = part.get("id") or f"{n} {label}"
            elements[name] = json.loads(str(part.get("data-why"))), label
        else:
            assert "closed" not in str(part.get("class")).split()
    return elements


def reasons(state: sacbe.State, seat: int) -> dict[str, str]:
    """The reason for each disabled element of a board, by id."""
    result = {}
    for name, (info, _) in disabled_elements(ET.fromstring(draw_svg(state, seat))).items():
        why = state.explain(info, seat)
        assert why is not None, (name, info)
        assert why["text"]
        result[name] = str(why["reason"])
    return result


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_disabled_element_has_a_reason(players: int) -> None:
    covered = set()
    for n, state in enumerate(positions("maya", players, 50 + players, 7)):
        seat = (
            state.current_player
            if state.current_player is not None and state.current_player >= 0
            else 0
        )
        refusals = reasons(state, seat)
        covered |= set(refusals.values())
        assert len(refusals) <= MAX_DISABLED
        assert "no_such_action" not in refusals.values()
        if state.current_player is None or state.current_player < 0:
            assert not refusals
        if n % 4 == 0:
            tree = check(state, seat)
            choices = {part.get("id") for part in tree.iter() if "choice" in str(part.get("class"))}
            assert not choices & set(refusals)
            assert not disabled_elements(ET.fromstring(draw_svg(state, (seat + 1) % players)))
            assert not disabled_elements(ET.fromstring(draw_svg(state, None)))
    assert {"choose_tile_first", "choose_cell_first", "is_site", "cannot_draw"} <= covered


def new_game(**options: Any) -> tuple[sacbe.State, int]:
    """A game of two with the first temple at Tikal, and the starting seat."""
    table = sacbe.Table("maya", players=2, seed=1, areas="blue+red", starting_seat=0, **options)
    return table.state.copy(), 0


def play(state: sacbe.State, **facts: Any) -> None:
    """Play the first choice with these facts."""
    for action in state.legal_actions():
        info = state.action_info(action)
        if all(info.get(key) == fact for key, fact in facts.items()):
            state.play(action)
            return
    raise AssertionError(facts)


def test_before_a_tile_is_chosen() -> None:
    state, seat = new_game()
    refusals = reasons(state, seat)
    beside = [f"no-{cell}" for cell in ("r9c7", "r9c8", "r10c7", "r10c9", "r11c7", "r11c8")]
    assert {refusals[name] for name in beside} == {"choose_tile_first"}
    assert refusals["reserve"] == "cannot_draw"
    tikal = next(name for name in refusals if name.startswith("closed-city-"))
    assert refusals[tikal] == "choose_tile_first"
    purpose = disabled_elements(ET.fromstring(draw_svg(state, seat)))[tikal][0]["kind"]
    assert purpose == "city"
    assert {refusals[name] for name in refusals if name.startswith("closed-site-")} == {"is_site"}
    assert not [name for name in refusals if name.startswith("rack-")]


def test_with_a_tile_in_hand() -> None:
    state, seat = new_game()
    play(state, type="plant")
    refusals = reasons(state, seat)
    assert "no-r9c7" not in refusals  # legal
    assert refusals["no-r8c7"] == "not_beside_tile"
    assert {refusals[name] for name in refusals if name.startswith("rack-")} == {
        "choose_cell_first"
    }
    state, seat = new_game()
    play(state, type="bury")
    refusals = reasons(state, seat)
    assert "no-r9c7" not in refusals
    assert {refusals[name] for name in refusals if name.startswith("closed-city-")} == {"occupied"}


def test_in_a_chain() -> None:
    state, seat = new_game()
    first = next(
        info
        for info in map(state.action_info, state.legal_actions())
        if info["type"] == "plant" and _others(state, seat, info["crop"])
    )
    play(state, type="plant", crop=first["crop"], n=first["n"])
    play(state, type="place", cell="r9c7")
    refusals = reasons(state, seat)
    assert refusals["no-r11c8"] == "not_connected"
    other = [name for name in refusals if name.startswith("rack-") and first["crop"] not in name]
    assert {refusals[name] for name in other} == {"other_crop"}
    assert {refusals[name] for name in refusals if name.startswith("closed-city-")} == {
        "planting_now"
    }
    play(state, type="plant", crop=first["crop"])
    refusals = reasons(state, seat)
    assert "choose_cell_first" in {why for name, why in refusals.items() if "Stop" in name}


def test_where_no_city_can_grow() -> None:
    """All tiles can be planted; for burying, the reason why not is available."""
    for state in positions("maya", 2, 13, 1):
        kinds = {state.action_info(action)["type"] for action in state.legal_actions()}
        if (
            state.current_player in (0, 1)
            and kinds == {"plant"}
            and state.view(None)["phase"] == "turn"
        ):
            tree = check(state, state.current_player)
            question = " ".join(texts_of(tree, "part-asked"))
            assert question == "No city can be expanded now: plant a tile."
            buried = [
                info for info, _ in disabled_elements(tree).values() if info["type"] == "bury"
            ]
            assert len(buried) == len(state.legal_actions())
            for info in buried:
                why = state.explain(info, state.current_player)
                assert why is not None
                assert why["reason"] == "nowhere_to_expand"
            return
    raise AssertionError("there was no such position")


def test_with_an_empty_rack() -> None:
    for state in positions("maya", 3, 0, 1):
        kinds = {state.action_info(action)["type"] for action in state.legal_actions()}
        if state.current_player is not None and kinds == {"bury_unseen"}:
            words = texts_of(check(state, state.current_player), "part-asked")
            assert words[0].startswith("Your rack is empty")
            refusals = reasons(state, state.current_player)
            assert {refusals[name] for name in refusals if name.startswith("no-")} == {"rack_empty"}
            return
    raise AssertionError("there was no such position")


def _others(state: sacbe.State, seat: int, crop: str) -> bool:
    """Whether the rack has more of this crop, and other crops, too."""
    rack = [tile["crop"] for tile in state.view(seat)["players"][seat]["rack"]]
    return rack.count(crop) > 1 and len(set(rack)) > 1
