"""Disabled elements of the board carry the action they stand for, so that the page can explain it;
tooltips say what elements are and when they matter."""

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from typing import Any

import pytest

import sacbe
from sacbe.games.tzolkin.blocked import why_blocked
from tests.games.pictures import check, draw_svg, texts_of
from tests.tzolkin.positions import Position, last_turn, picked_up, position, using
from tests.tzolkin.random_games import random_game
from tests.tzolkin.test_non_interference import draft_table

Info = dict[str, Any]

RICH = {"wood": 9, "stone": 9, "gold": 9}
LOW = {"brown": 0, "yellow": 0, "green": 0}
MOST = 60  # disabled elements on a board
SVG = "{http://www.w3.org/2000/svg}"


def disabled_elements(tree: ET.Element) -> list[ET.Element]:
    """All elements of a picture that cannot be chosen now."""
    return [part for part in tree.iter() if part.get("data-why")]


def whys(state: sacbe.State, seat: int) -> list[Info]:
    """The actions of the disabled elements of a seat's board."""
    return [
        json.loads(part.get("data-why", ""))
        for part in disabled_elements(ET.fromstring(draw_svg(state, seat)))
    ]


def reason(t: Position, **facts: object) -> str:
    """The reason why the element with this action is disabled."""
    actions = [
        why
        for why in whys(t.state, t.seat)
        if all(why.get(key) == value for key, value in facts.items())
    ]
    assert len(actions) == 1, (facts, actions)
    explanation = t.state.explain(actions[0], t.seat)
    assert explanation is not None
    return str(explanation["reason"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_disabled_elements_have_a_reason(players: int) -> None:
    phases: dict[str, int] = {}
    for n, (state, seat, _) in enumerate(random_game(players, seed=3)):
        phase = state.view()["phase"]
        phases[phase] = phases.get(phase, 0) + 1
        if seat < 0 or (phases[phase] > 3 and n % 40):
            continue
        tree = check(state, seat)
        disabled = disabled_elements(tree)
        assert len(disabled) <= MOST, (phase, len(disabled))
        for part in disabled:
            info = json.loads(part.get("data-why", ""))
            explanation = state.explain(info, seat)
            assert explanation is not None, (phase, info)
            assert explanation["reason"] not in ("no_such_action", "not_your_turn", "nature"), (
                phase,
                info,
            )
            assert "closed" in part.get("class", "").split()
            assert part.get("role") == "button"
            assert part.get("tabindex") == "-1"
            assert part.get("aria-disabled") == "true"
            assert part.get("aria-label")
        for part in tree.iter():
            kinds = set((part.get("class") or "").split())
            assert not {"choice", "closed"} <= kinds
            assert ("closed" in kinds) == (part.get("data-why") is not None)
            if kinds & {"choice", "closed"}:
                inside = [inner for inner in part.iter() if inner is not part]
                assert not any("closed" in (i.get("class") or "").split() for i in inside)
                assert not any(i.get("data-action") for i in inside)


def test_nothing_is_disabled_for_seats_that_need_not_act() -> None:
    state = draft_table(3, 1, 6).state
    for seat in (None, *range(3)):
        assert ("data-why" in draw_svg(state, seat)) == (seat == state.current_player)


def test_no_corn_for_the_next_worker() -> None:
    t = position(corn=4).place("palenque 0").place("palenque 1")
    assert reason(t, type="place", wheel="palenque") == "place_corn"
    assert reason(position(corn=0).place("tikal 0"), wheel="starting_space") == "place_corn"


def test_a_wheel_that_is_full() -> None:
    t = position(corn=20).player(1, at=[f"palenque {i}" for i in range(6)])
    t.player(2, at=["palenque 6", "palenque 7"])
    assert reason(t, type="place", wheel="palenque") == "wheel_full"


def test_no_worker_in_hand() -> None:
    t = position(at=["tikal 1", "tikal 2", "tikal 3"], corn=9)
    assert reason(t, type="place", wheel="uxmal") == "no_worker_in_hand"


def test_the_starting_player_space_is_taken() -> None:
    t = position(starting_space=3)
    assert reason(t, type="place", wheel="starting_space") == "start_taken"


def test_workers_are_not_placed_and_picked_up_in_one_turn() -> None:
    t = position(at=["tikal 1"]).place("uxmal 0")
    assert reason(t, type="pick_up", wheel="tikal") == "no_mixing"
    t = position(at=["tikal 1"]).pick_up("tikal 1").nothing()
    assert reason(t, type="place", wheel="uxmal") == "no_mixing"


def test_workers_of_others_and_dummies_stay() -> None:
    t = position(3, dummies=["tikal 3"]).player(2, at=["uxmal 3"])
    assert reason(t, type="pick_up", wheel="uxmal") == "others_worker"
    assert reason(t, type="pick_up", wheel="tikal") == "dummy_there"


def test_begging_with_three_corn_or_more() -> None:
    assert reason(position(corn=3), type="beg") == "beg_corn"
    assert reason(position(**LOW), type="beg") == "beg_all_bottom"
    assert reason(position().beg("brown"), type="beg") == "beg_once"
    assert reason(position().place("uxmal 0"), type="beg") == "beg_start"
    assert not [why for why in whys(position(corn=2).state, 0) if why["type"] == "beg"]


def test_a_turn_does_not_end_before_it_began() -> None:
    assert reason(position(), type="end_turn") == "move_first"


def test_actions_of_the_wheels() -> None:
    t = picked_up("tikal 2", corn=0, wood=1, shown=["B01"])
    assert reason(t, type="use", wheel="tikal", space=3) == "too_high"
    assert reason(t, type="use", wheel="tikal", space=1) == "use_corn"
    assert reason(t, type="use", wheel="uxmal", space=2) == "other_wheel"
    assert reason(picked_up("chichen_itza 3"), wheel="chichen_itza", space=3) == "no_skull"


def test_a_building_too_dear() -> None:
    t = using("tikal 2", wood=1, shown=["B01", "B04"])
    assert reason(t, type="build", building="B04") == "build_blocks"
    t = using("uxmal 4", corn=2, shown=["B01", "B04"])
    assert reason(t, type="build", building="B04") == "build_corn"


def test_a_building_outside_a_build_decision() -> None:
    assert reason(position(**RICH, shown=["B01"]), type="build") == "not_asked"


def test_a_monument_too_dear_or_out_of_place() -> None:
    t = using("tikal 4", wood=1, shown=["B01", "M10"])
    assert reason(t, type="monument", monument="M10") == "monument_cost"
    t = using("tikal 2", **RICH, shown=["B01", "M10"])
    assert reason(t, type="monument", monument="M10") == "monument_tikal"


def test_a_technology_that_cannot_be_paid() -> None:
    t = using("tikal 1", wood=1, theology=2)
    assert reason(t, type="advance", tech="theology") == "advance_blocks"
    assert reason(position(), type="advance", tech="theology") == "not_asked"


def test_the_top_of_a_temple() -> None:
    t = using("uxmal 1", corn=3, brown=6)
    assert reason(t, type="climb", temple="brown") == "on_top"
    t = using("uxmal 1", corn=3, brown=5).player(2, brown=6)
    assert reason(t, type="climb", temple="brown") == "top_taken"
    t = using("tikal 5", wood=1, brown=6).pay(wood=1)
    assert reason(t, type="climb_two", temples=["brown", "green"]) == "on_top"


def test_exchanges_at_the_market() -> None:
    t = using("uxmal 2", corn=3, wood=1)
    assert reason(t, type="sell", block="gold") == "nothing_to_sell"
    assert reason(t, type="buy", block="gold") == "buy_corn"
    t.buy("wood")
    assert reason(t, type="sell", block="wood") == "sell_after_buying"


def test_a_harvest_without_a_corn_tile_or_a_step_down() -> None:
    assert reason(using("palenque 3"), type="harvest", take="corn") == "no_corn_tile"
    assert reason(using("palenque 3", **LOW), type="burn") == "burn_all_bottom"


def test_two_days() -> None:
    assert reason(position(), type="days") == "days_not_yours"
    t = position(corn=5, light=False).place("starting_space")
    assert reason(t, type="days") == "days_dark"
    t = position(corn=5, at=["tikal 6"]).place("starting_space")
    assert reason(t, type="days") == "days_ban"
    t = last_turn().place("starting_space").end_turn()
    assert t.phase == "days"
    assert not [why for why in whys(t.state, 0) if why["type"] == "days"]


def test_a_wealth_tile_already_kept() -> None:
    state = draft_table(4, 1, 1).state
    seat = next(p for p in range(4) if state.view(p)["players"][p]["kept"])
    keeps = [why for why in whys(state, seat) if why["type"] == "keep"]
    assert len(keeps) == 1
    explanation = state.explain(keeps[0], seat)
    assert explanation is not None
    assert explanation["reason"] == "already_kept"


# ---------------------------------------------------------------- tooltips


def titles(t: Position, name: str) -> list[str]:
    """The tooltips in a part of the picture."""
    tree = ET.fromstring(draw_svg(t.state, t.seat))
    part = tree.find(f".//*[@id='{name}']")
    assert part is not None
    return [str(title.text) for title in part.iter(f"{SVG}title")]


def test_the_tooltip_of_a_worker_lists_its_next_spaces() -> None:
    t = position(at=["yaxchilan 3"])
    assert titles(t, "w-0-yaxchilan-3") == [
        "Itzel, Yaxchilan 3: take 1 gold (2 with extraction 3) and 2 corn. In 1 day: Yaxchilan 4, "
        "take 1 crystal skull (2 with theology 3); in 2 days: Yaxchilan 5; in 3 days: Yaxchilan 6; "
        "in 5 days: off the wheel, back to hand."
    ]


@pytest.mark.parametrize(
    ("t", "piece", "why"),
    [
        (position(at=["chichen_itza 3"]), "chichen_itza-3", "You have no crystal skull"),
        (position(at=["chichen_itza 10"]), "chichen_itza-10", "You have no crystal skull"),
        (position(at=["tikal 6"]), "tikal-6", "You have no resources to pay with."),
        (position(at=["uxmal 1"], corn=2), "uxmal-1", "Uxmal 1 costs 3 corn"),
        (position(at=["uxmal 3"], workers=6), "uxmal-3", "All your workers are already in play"),
        (position(at=["tikal 2"], shown=["B04"]), "tikal-2", "at least 4 resources are missing."),
    ],
)
def test_a_worker_warns_that_its_action_cannot_be_used(t: Position, piece: str, why: str) -> None:
    (tooltip,) = titles(t, f"w-0-{piece}")
    assert ". That cannot be used now. " in tooltip
    assert why in tooltip


def test_a_worker_that_can_act_or_is_on_no_action_does_not_warn() -> None:
    for at in ("palenque 3", "yaxchilan 7", "tikal 0"):
        (tooltip,) = titles(position(at=[at]), f"w-0-{at.replace(' ', '-')}")
        assert "now" not in tooltip


@pytest.mark.parametrize("players", [2, 4])
def test_a_warning_equals_the_refusal_after_picking_up(players: int) -> None:
    """In whole games: the same reason with the same numbers as the rules give afterwards."""
    compared = warnings = 0
    for state, seat, _ in random_game(players, seed=4):
        if seat < 0 or state.view()["phase"] not in ("turn", "pick_up"):
            continue
        for action in state.legal_actions(seat):
            info = state.action_info(action, seat)
            if info["type"] != "pick_up" or info["space"] == 0:
                continue
            after = state.copy()
            after.play(action, seat)
            actions = 9 if info["wheel"] == "chichen_itza" else 5
            warning = why_blocked(state.view(seat), seat, info["wheel"], info["space"])
            if info["space"] > actions:
                alone = after.action_info(after.legal_actions(seat)[0], seat)["type"] == "nothing"
                assert (warning is not None) == alone
            else:
                expected = after.explain({**info, "type": "use"}, seat)
                assert (warning is None) == (expected is None)
                if warning is not None and expected is not None:
                    assert warning == {key: expected[key] for key in warning}
            compared += 1
            warnings += warning is not None
    assert compared > 100
    assert warnings > 5


def test_dummy_workers_have_one_label_with_their_space() -> None:
    t = position(3, dummies=["tikal 3", "palenque 8"])
    tree = ET.fromstring(draw_svg(t.state, 0))
    for name, tooltip in (
        ("tikal-3", "dummy worker, Tikal 3"),
        ("palenque-8", "dummy worker, Palenque (first unnumbered space)"),
    ):
        part = tree.find(f".//*[@id='w-dummy-{name}']")
        assert part is not None
        assert part.get("aria-label") == tooltip
        assert part.find(f"{SVG}title") is None
    legend = [part.text for part in tree.iter(f"{SVG}text")]
    assert "dummy worker" in legend
    assert "dummy worker" not in draw_svg(position(4).state, 0)


def test_the_tooltip_of_an_owned_tile_has_no_dummy_space() -> None:
    t = position(2).player(0, wealth=["W14", "W01"])
    (tooltip,) = titles(t, "tile-W14")
    assert "dummy" not in tooltip


@pytest.mark.parametrize(
    ("day", "lines"),
    [
        (2, ("After 1 day: 4 more days to the Food Day", "After 2 days: 3 more days")),
        (5, ("After 1 day: 1 more day to the Food Day", "After 2 days: that round ends with")),
        (6, ("After 1 day: that round ends with", "After 2 days: the Food Day is skipped")),
    ],
)
def test_the_choice_of_days_lists_their_consequences(day: int, lines: tuple[str, str]) -> None:
    t = last_turn(at=["tikal 7"], day=day).place("starting_space").end_turn()
    assert t.phase == "days"
    text = texts_of(ET.fromstring(draw_svg(t.state, 0)), "part-question")
    for words in (*lines, "Your worker on Tikal 7 falls off the wheel."):
        assert [line for line in text if line.startswith(words)], words


def test_the_tooltip_of_a_space_has_its_effect_and_distance() -> None:
    tooltips = titles(position(), "part-use-yaxchilan")
    there = [words for words in tooltips if words.startswith("Yaxchilan 1:")]
    assert len(there) == 1
    assert there[0].endswith("A worker placed on this wheel now gets to this space in 1 day.")
    tooltips = titles(position(), "part-use-chichen_itza")
    there = [words for words in tooltips if words.startswith("Chichen Itza 10:")]
    assert len(there) == 1
    assert "in 10 days" in there[0]


def test_the_price_of_the_next_worker_and_of_those_after_it() -> None:
    def prices(t: Position) -> list[str]:
        tree = ET.fromstring(draw_svg(t.state, 0))
        part = tree.find(".//*[@id='next-worker']")
        assert part is not None
        return [str(n.text) for n in part.iter(f"{SVG}text") if re.fullmatch(r"\+\d", str(n.text))]

    assert prices(position(corn=9)) == ["+0", "+1", "+2"]
    assert prices(position(corn=9).place("tikal 0")) == ["+1", "+2"]
    assert prices(position(corn=9, workers=6)) == [f"+{n}" for n in range(6)]


def test_the_board_does_not_import_the_terminal() -> None:
    """Facts that both need are in a separate module."""
    code = (
        "import sys; import sacbe.games.tzolkin.board; "
        "bad = [m for m in sys.modules if m.split('.')[0] == 'rich' or '.terminal' in m]; "
        "sys.exit(str(bad) if bad else 0)"
    )
    command = [sys.executable, "-c", code]
    process = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert process.returncode == 0, process.stderr
