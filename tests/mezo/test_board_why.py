"""Why not: what cannot be chosen on the board answers with the rule."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from tests.games.pictures import check, positions

MOST = 60
Info = dict[str, Any]


def whys(state: sacbe.State, seat: int) -> list[tuple[Info, ET.Element]]:
    """What can be asked for on the board of a seat, with the elements."""
    found = []
    for part in check(state, seat).iter():
        asked = part.get("data-why")
        if asked is None:
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
        found.append((json.loads(asked), part))
    return found


@pytest.mark.parametrize(("players", "gods"), [(2, "dealt"), (3, "chosen"), (4, "dealt")])
def test_all_that_is_closed_has_a_reason(players: int, gods: str) -> None:
    reasons = set()
    for state in positions("mezo", players, 3 * players, 9, gods=gods):
        for seat in (p for p in state.players_to_act if p >= 0):
            asked = whys(state, seat)
            assert len(asked) <= MOST
            told = [state.explain(info, seat) for info, _ in asked]
            for why, (info, _) in zip(told, asked, strict=True):
                assert why is not None, (state.view(seat)["phase"], info)
                reasons.add(why["reason"])
    assert "no_such_action" not in reasons
    assert len(reasons) > 12


def test_nothing_is_closed_for_who_is_not_asked() -> None:
    for state in positions("mezo", 3, 4, 30):
        for seat in range(3):
            if seat not in state.players_to_act:
                assert whys(state, seat) == []


def first(
    wanted: Callable[[sacbe.State, int], bool], players: int = 3, **options: Any
) -> tuple[sacbe.State, int]:
    """The first position of some random games of which something is true, and who is asked."""
    for seed in range(12):
        for state in positions("mezo", players, seed, 1, **options):
            for seat in state.players_to_act:
                if seat >= 0 and wanted(state, seat):
                    return state, seat
    raise AssertionError("no such position")


def in_phase(phase: str) -> Callable[[sacbe.State, int], bool]:
    return lambda state, seat: state.view(None)["phase"] == phase


def reasons(state: sacbe.State, player: int, **facts: Any) -> list[str]:
    """Why not, for what has these facts."""
    found = []
    for info, _ in whys(state, player):
        if all(info.get(key) == fact for key, fact in facts.items()):
            why = state.explain(info, player)
            assert why is not None
            found.append(why["reason"])
    return found


def test_a_hero_cannot_go_where_nobody_lives_or_another_stands() -> None:
    def second(state: sacbe.State, seat: int) -> bool:
        view = state.view(None)
        return view["phase"] == "hero" and any(p["hero"] != "reserve" for p in view["players"])

    state, seat = first(second)
    view = state.view(seat)
    for region, shown in view["regions"].items():
        told = set(reasons(state, seat, type="hero", region=region))
        if not shown["inhabited"]:
            assert told == {"uninhabited"}
        elif shown["hero"] is not None:
            assert told == {"hero_there"}
        else:
            assert told == set()


def test_abilities_of_other_eras() -> None:
    state, seat = first(in_phase("ability"))
    assert reasons(state, seat, type="ability") == ["other_era"] * 6


def test_units_for_another_region_than_the_one_asked() -> None:
    state, seat = first(in_phase("deploy"))
    asked = state.action_info(state.legal_actions(seat)[0], seat)["region"]
    assert reasons(state, seat, type="deploy", region=asked) == []
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
    def taken(state: sacbe.State, seat: int) -> bool:
        view = state.view(None)
        return view["phase"] == "confluence" and any(view["gods"].values())

    state, seat = first(taken)
    gods = state.view(seat)["gods"]
    for p, where in gods.items():
        if where is not None:
            wanted = "same_confluence" if int(p) == seat else "confluence_taken"
            assert reasons(state, seat, type="confluence", confluence=where) == [wanted]


def test_cards_that_are_not_in_hand() -> None:
    state, seat = first(in_phase("pick"))
    player = state.view(seat)["players"][seat]
    closed = {info["card"] for info, _ in whys(state, seat) if info["type"] == "pick"}
    assert closed == {"legacy", "vengeance", "fervor", "mandate", "mission"} - set(player["hand"])


def test_covered_actions_and_passes_for_nobody() -> None:
    def second(state: sacbe.State, seat: int) -> bool:
        view = state.view(seat)
        return view["phase"] == "action" and bool(view["players"][seat]["covered"])

    state, seat = first(second)
    player = state.view(seat)["players"][seat]
    for number in player["covered"]:
        assert reasons(state, seat, type="action", action=number) == ["covered"]
    for kind, n in player["xibalba"].items():
        wanted = set() if n else {"none_in_xibalba"}
        assert set(reasons(state, seat, type="pass", gain=kind)) == wanted


def test_a_god_reaches_only_where_it_is_present() -> None:
    def slays(state: sacbe.State, seat: int) -> bool:
        effect = state.view(None)["effect"]
        return bool(effect and effect["verb"] == "ANNIHILATE") and bool(
            [w for w in reasons(state, seat, type="annihilate") if w == "god_absent"]
        )

    state, seat = first(slays)
    legal = [state.action_info(action, seat) for action in state.legal_actions(seat)]
    closed = [info for info, _ in whys(state, seat) if info["type"] == "annihilate"]
    assert not [info for info in closed if info in legal]


def test_spaces_of_the_other_track_and_taken_ones() -> None:
    state, seat = first(in_phase("codex"))
    view = state.view(seat)
    for space in view["calendar"]:
        assert reasons(state, seat, type="space", space=space) == ["other_track"]
    for space, owner in view["codex"].items():
        wanted = [] if owner is None else ["space_taken"]
        assert reasons(state, seat, type="space", space=space) == wanted


def test_who_is_not_tied_and_gods_that_are_taken() -> None:
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
