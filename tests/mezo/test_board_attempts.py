"""Elements of the board without a legal choice explain why."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from tests.games.pictures import check, positions

MOST = 60
Info = dict[str, Any]


def attempts_on_board(state: sacbe.State, seat: int) -> list[tuple[Info, ET.Element]]:
    """The illegal actions behind the elements of a seat's board, with the elements."""
    attempts = []
    for part in check(state, seat).iter():
        data = part.get("data-why")
        if data is None:
            continue
        assert part.get("data-action") is None
        assert part.get("data-actions") is None
        kinds = str(part.get("class")).split()
        assert "closed" in kinds
        assert "choice" not in kinds
        assert part.get("role") == "button"
        assert part.get("tabindex") == "-1"
        assert part.get("aria-disabled") == "true"
        assert part.get("aria-label")
        attempts.append((json.loads(data), part))
    return attempts


@pytest.mark.parametrize(("players", "gods"), [(2, "dealt"), (3, "chosen"), (4, "dealt")])
def test_every_closed_element_has_a_reason(players: int, gods: str) -> None:
    reasons = set()
    for state in positions("mezo", players, 3 * players, 9, gods=gods):
        for seat in (p for p in state.players_to_act if p >= 0):
            attempts = attempts_on_board(state, seat)
            assert len(attempts) <= MOST
            explanations = [state.explain(info, seat) for info, _ in attempts]
            for why, (info, _) in zip(explanations, attempts, strict=True):
                assert why is not None, (state.view(seat)["phase"], info)
                reasons.add(why["reason"])
    assert "no_such_action" not in reasons
    assert len(reasons) > 12


def test_a_seat_that_is_not_to_act_gets_no_explanations() -> None:
    for state in positions("mezo", 3, 4, 30):
        for seat in range(3):
            if seat not in state.players_to_act:
                assert attempts_on_board(state, seat) == []


def first(
    condition: Callable[[sacbe.State, int], bool], players: int = 3, **options: Any
) -> tuple[sacbe.State, int]:
    """The first position of some random games that meets a condition, and its current player."""
    for seed in range(12):
        for state in positions("mezo", players, seed, 1, **options):
            for seat in state.players_to_act:
                if seat >= 0 and condition(state, seat):
                    return state, seat
    raise AssertionError("no such position")


def in_phase(phase: str) -> Callable[[sacbe.State, int], bool]:
    return lambda state, seat: state.view(None)["phase"] == phase


def reasons(state: sacbe.State, player: int, **facts: Any) -> list[str]:
    """The reasons for illegal actions with these properties."""
    texts = []
    for info, _ in attempts_on_board(state, player):
        if all(info.get(key) == fact for key, fact in facts.items()):
            why = state.explain(info, player)
            assert why is not None
            texts.append(why["reason"])
    return texts


def test_a_hero_cannot_enter_an_uninhabited_or_occupied_region() -> None:
    def second(state: sacbe.State, seat: int) -> bool:
        view = state.view(None)
        return view["phase"] == "hero" and any(p["hero"] != "reserve" for p in view["players"])

    state, seat = first(second)
    view = state.view(seat)
    for region, region_view in view["regions"].items():
        found_reasons = set(reasons(state, seat, type="hero", region=region))
        if not region_view["inhabited"]:
            assert found_reasons == {"uninhabited"}
        elif region_view["hero"] is not None:
            assert found_reasons == {"hero_there"}
        else:
            assert found_reasons == set()


def test_abilities_of_other_eras() -> None:
    state, seat = first(in_phase("ability"))
    assert reasons(state, seat, type="ability") == ["other_era"] * 6


def test_units_for_another_region_than_the_current_one() -> None:
    state, seat = first(in_phase("deploy"))
    current = state.action_info(state.legal_actions(seat)[0], seat)["region"]
    assert reasons(state, seat, type="deploy", region=current) == []
    own = state.view(seat)["players"][seat]["hero"]
    assert set(reasons(state, seat, type="deploy", region=own)) == {"own_hero_there"}


def test_more_units_than_the_reserve_has() -> None:
    def few(state: sacbe.State, seat: int) -> bool:
        view = state.view(seat)
        return bool(view["phase"] == "deploy" and view["players"][seat]["reserve"]["warrior"] == 1)

    state, seat = first(few)
    region = state.action_info(state.legal_actions(seat)[0], seat)["region"]
    assert reasons(state, seat, type="deploy", region=region, warrior=3) == ["too_few"]


def test_gods_on_confluences() -> None:
    def are_placed(state: sacbe.State, seat: int) -> bool:
        view = state.view(None)
        return view["phase"] == "confluence" and any(view["gods"].values())

    state, seat = first(are_placed)
    gods = state.view(seat)["gods"]
    for p, where in gods.items():
        if where is not None:
            expected = "same_confluence" if int(p) == seat else "confluence_taken"
            assert reasons(state, seat, type="confluence", confluence=where) == [expected]


def test_cards_that_are_not_in_hand() -> None:
    state, seat = first(in_phase("pick"))
    player = state.view(seat)["players"][seat]
    closed = {info["card"] for info, _ in attempts_on_board(state, seat) if info["type"] == "pick"}
    assert closed == {"legacy", "vengeance", "fervor", "mandate", "mission"} - set(player["hand"])


def test_covered_actions_and_passes_without_a_unit() -> None:
    def second(state: sacbe.State, seat: int) -> bool:
        view = state.view(seat)
        return view["phase"] == "action" and bool(view["players"][seat]["covered"])

    state, seat = first(second)
    player = state.view(seat)["players"][seat]
    for number in player["covered"]:
        assert reasons(state, seat, type="action", action=number) == ["covered"]
    for kind, n in player["xibalba"].items():
        expected = set() if n else {"none_in_xibalba"}
        assert set(reasons(state, seat, type="pass", gain=kind)) == expected


def test_a_god_reaches_only_where_it_is_present() -> None:
    def slays(state: sacbe.State, seat: int) -> bool:
        effect = state.view(None)["effect"]
        return bool(effect and effect["verb"] == "ANNIHILATE") and bool(
            [w for w in reasons(state, seat, type="annihilate") if w == "god_absent"]
        )

    state, seat = first(slays)
    legal = [state.action_info(action, seat) for action in state.legal_actions(seat)]
    closed = [info for info, _ in attempts_on_board(state, seat) if info["type"] == "annihilate"]
    assert not [info for info in closed if info in legal]


def test_spaces_of_the_other_track_and_taken_ones() -> None:
    state, seat = first(in_phase("codex"))
    view = state.view(seat)
    for space in view["calendar"]:
        assert reasons(state, seat, type="space", space=space) == ["other_track"]
    for space, owner in view["codex"].items():
        expected = [] if owner is None else ["space_taken"]
        assert reasons(state, seat, type="space", space=space) == expected


def test_seats_that_are_not_tied_and_gods_that_are_taken() -> None:
    state, seat = first(in_phase("tie_strength"), players=4)
    legal = {state.action_info(action, seat)["seat"] for action in state.legal_actions(seat)}
    for p in range(4):
        assert reasons(state, seat, type="tie", seat=p) == ([] if p in legal else ["not_tied"])
    state, seat = first(
        lambda state, seat: (
            in_phase("choose_god")(state, seat) and len(state.legal_actions(seat)) == 3
        ),
        players=4,
        gods="chosen",
    )
    assert reasons(state, seat, type="choose_god") == ["god_taken"]
