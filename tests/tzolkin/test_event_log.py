"""The log: it covers every change and nothing else, and keeps secrets."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.tzolkin import event_log, text
from sacbe.games.tzolkin.actions import TYPES, find
from sacbe.games.tzolkin.state import CHANCE
from sacbe.play.state import State
from sacbe.text import LANGUAGES
from tests.text.ftl import ids
from tests.tzolkin.positions import Position, last_turn, new_game, picked_up, position, using
from tests.tzolkin.random_games import random_game

Event = dict[str, Any]
NAMES = ["Ix", "Ahau", "Kan", "Muluc"]


def events_of(state: State, seat: int, action: int) -> list[Event]:
    """The events of a move."""
    return event_log.events_of(state.plain(), seat, action, state.steps(action, seat))


def after(t: Position, kind: str, **details: Any) -> list[Event]:
    """The events of the only action of this type."""
    seat = t.current_player
    assert seat is not None
    action = find(t.state.plain(), {"type": kind, **details}, seat)
    assert action in t.state.legal_actions()
    assert action is not None
    return events_of(t.state, seat, action)


def round_end_events(t: Position) -> list[Event]:
    """The events of ending the turn and of everything until a player must act again.

    The display is empty in these positions; tiles revealed by chance are left out.
    """
    events = after(t, "end_turn")
    t.do("end_turn")
    while t.current_player == CHANCE:
        action = t.state.legal_actions()[0]
        events += events_of(t.state, CHANCE, action)
        t.state.play(action)
    return [event for event in events if event["event"] != "nature"]


def of(events: list[Event], kind: str) -> list[Event]:
    return [event for event in events if event["event"] == kind]


def line(event: Event, lang: str = "en") -> str:
    return text.event_text(event, sacbe.game("tzolkin").texts(lang), NAMES)


def games(gifts: bool) -> Iterator[tuple[State, list[list[Event]]]]:
    """Seeded games with the events of all their moves."""
    for players in (2, 3, 4):
        events: list[list[Event]] = []
        for state, seat, action in random_game(players, seed=3, gifts=gifts, draft=players != 3):
            if state.current_player is None:
                yield state, events
            else:
                events.append(events_of(state, seat, action))


# ---------------------------------------------------------------- the log is complete


@pytest.mark.parametrize("gifts", [False, True])
def test_the_points_in_the_log_are_the_points_scored(gifts: bool) -> None:
    for state, moves in games(gifts):
        ledger: Counter[int] = Counter()
        for event in (event for events in moves for event in events):
            ledger[event["seat"]] += event["change"].get("quarters", 0)
        assert [ledger[seat] / 4 for seat in range(state.players)] == state.scores
        assert moves[-1][-1]["seats"] == state.winners


def test_all_changes_in_the_log_add_up_to_the_final_goods() -> None:
    for state, moves in games(gifts=False):
        start = state.game.start(state.players).plain()
        for seat in range(state.players):
            has = Counter(event_log.holdings(start, seat))
            for event in (event for events in moves for event in events):
                if event["seat"] == seat:
                    has.update(event["change"])
            assert dict(has) == event_log.holdings(state.plain(), seat)


@pytest.mark.parametrize("gifts", [False, True])
def test_every_change_has_its_cause(gifts: bool) -> None:
    for _, moves in games(gifts):
        for event in (event for events in moves for event in events):
            assert event["event"] != "other", event
            assert event["cause"]
            assert event["seat"] is not None or not event["change"]
            assert 0 not in event["change"].values()


def test_every_event_is_json_and_has_a_text_in_every_language() -> None:
    for _, moves in games(gifts=True):
        lines = {json.dumps(event): event for events in moves for event in events}
        for data, event in lines.items():
            assert json.loads(data) == event
            for lang in LANGUAGES:
                text = line(event, lang)
                assert text.endswith(".")
                assert "{" not in text
                assert not text.endswith("..")


# ---------------------------------------------------------------- choices


def test_a_choice_has_its_immediate_gains_and_losses() -> None:
    (event,) = after(picked_up("yaxchilan 3", corn=2), "use", wheel="yaxchilan", space=2)
    assert event == {
        "event": "choice",
        "seat": 0,
        "cause": "yaxchilan",
        "change": {"stone": 1},  # a corn for stepping back, a corn gained
        "action": {"type": "use", "wheel": "yaxchilan", "space": 2, "cost": 1},
    }
    assert line(event) == "Ix uses Yaxchilan 2 (+1 stone)."


def test_chichen_itza_scores_at_once() -> None:
    t = picked_up("chichen_itza 7", skulls=1, corn=1)
    (event,) = after(t, "use", wheel="chichen_itza", space=6)
    assert event["change"] == {"corn": -1, "skulls": -1, "green": 1, "quarters": 32}
    assert event["cause"] == "chichen_itza"
    assert line(event) == "Ix uses Chichen Itza 6 (-1 skull, -1 corn, +1 green step, +8 VP)."


def test_begging_burning_and_pity() -> None:
    (event,) = after(position(corn=1), "beg", temple="brown")
    assert line(event) == "Ix begs (+2 corn, -1 brown step)."
    (event,) = after(using("palenque 4"), "burn", temple="green")
    assert line(event) == "Ix burns the jungle (+7 corn, +1 corn tile, -1 green step)."
    t = position(starting_space=3, corn=0, brown=0, yellow=0, green=0)
    t.player(1, at=["palenque 0", "yaxchilan 0", "tikal 0"])
    t.player(2, at=["uxmal 0", "chichen_itza 0"])
    event = after(t, "place", wheel="uxmal")[0]
    assert line(event) == "Ix places a worker on Uxmal 1 as the gods take pity."


def test_arriving_on_a_top_turns_the_board() -> None:
    t = using("uxmal 1", corn=3, brown=5, light=False)
    (event,) = after(t, "climb", temple="brown")
    assert event["change"] == {"brown": 1, "light": 1}
    assert line(event) == "Ix climbs (+1 brown step, board to the light side)."


# ---------------------------------------------------------------- buildings and technologies


def test_price_architecture_and_effects_of_a_building_are_separate_events() -> None:
    t = using("tikal 2", shown=["B27"], stone=2, architecture=2)
    events = after(t, "build", building="B27")
    assert [(e["event"], e["cause"], e["change"]) for e in events] == [
        ("choice", "build", {"stone": -2}),
        ("architecture", "architecture", {"corn": 1, "quarters": 8}),
        ("effect", "B27", {"brown": 1}),
        ("effect", "B27", {"brown": 1}),
        ("effect", "B27", {"quarters": 8}),
    ]
    assert [line(event) for event in events] == [
        "Ix builds B27 Rain shrine (-2 stone).",
        "Ix benefits from architecture (+1 corn, +2 VP).",
        "Ix benefits from B27 Rain shrine (+1 brown step).",
        "Ix benefits from B27 Rain shrine (+1 brown step).",
        "Ix benefits from B27 Rain shrine (+2 VP).",
    ]


def test_with_architecture_3_the_price_is_in_the_event_of_the_dropped_block() -> None:
    t = using("tikal 2", shown=["B20"], wood=1, gold=1, architecture=3)
    assert [e["event"] for e in after(t, "build", building="B20")] == ["choice"]
    t.build("B20")
    action = t.state.legal_actions()[0]  # gold is missing, so gold is saved
    assert [(e["event"], e["change"]) for e in events_of(t.state, 0, action)] == [
        ("choice", {"wood": -1, "gold": -1}),
        ("architecture", {"corn": 1, "quarters": 8}),
        ("effect", {"quarters": 32}),
    ]


def test_lost_effects_have_events() -> None:
    t = using("tikal 2", shown=["B27"], stone=2, brown=6)
    events = after(t, "build", building="B27")
    assert [e["event"] for e in events] == ["choice", "effect_lost", "effect_lost", "effect"]
    assert line(events[1]) == "B27 Rain shrine: Ix gets nothing for +1 brown step."
    t = using("tikal 2", shown=["B19"], wood=1, stone=1, gold=1, workers=6)
    assert [e["event"] for e in after(t, "build", building="B19")][1] == "effect_lost"


def test_farms_and_other_lasting_effects() -> None:
    events = after(using("tikal 2", shown=["B15"], wood=2), "build", building="B15")
    assert line(events[1]) == "Ix benefits from B15 Terraced fields (+3 workers fed for free)."


def test_an_effect_with_a_decision_is_logged_with_the_decision() -> None:
    t = using("tikal 2", shown=["B08"], wood=1, gold=1)
    assert [e["event"] for e in after(t, "build", building="B08")] == ["choice"]


def test_levels_and_bonuses() -> None:
    t = using("tikal 1", wood=2, agriculture=1).advance("agriculture")
    events = after(t, "pay", wood=2, stone=0, gold=0)
    assert [line(event) for event in events] == [
        "Ix pays (-2 wood).",
        "Ix reaches level 2 of agriculture.",
    ]
    t = using("tikal 1", wood=1, architecture=3).advance("architecture")
    event = after(t, "pay", wood=1, stone=0, gold=0)[1]
    assert (event["event"], event["cause"], event["change"]) == (
        "bonus",
        "architecture",
        {"quarters": 12},
    )
    t = using("tikal 1", wood=1, theology=3, bank_skulls=0).advance("theology")
    event = after(t, "pay", wood=1, stone=0, gold=0)[1]
    assert line(event) == "Ix gets nothing from the theology bonus."


# ---------------------------------------------------------------- the calendar


def test_the_corn_of_the_calendar_comes_at_the_end_of_the_turn() -> None:
    events = round_end_events(position(teeth=4).place("starting_space"))
    assert line(of(events, "calendar_corn")[0]) == "Ix takes the corn from the calendar (+4 corn)."


def test_an_empty_starting_space_gets_a_corn_and_a_day_passes() -> None:
    t = last_turn(teeth=2, at=["uxmal 7"]).place("tikal 0")
    events = round_end_events(t)
    assert [line(event) for event in events] == [
        "Ix ends the turn.",
        "1 corn is added to the calendar (3 in total).",
        "1 day passes: round 2 starts.",
        "One of Ix’s workers falls off Uxmal.",
    ]


def test_two_days() -> None:
    t = last_turn().place("starting_space")
    events = round_end_events(t)
    assert line(events[-1]) == (
        "Ix takes back their worker from the starting-player space; Ix is the starting player."
    )
    events = after(t, "days", days=2)
    assert [line(event) for event in events] == [
        "Ix advances the calendar 2 days (board to the dark side).",
        "2 days pass: round 2 starts.",
    ]


# ---------------------------------------------------------------- Food Days


def last_of_the_day(day: int, **has: Any) -> Position:
    """Seat 0 has placed a worker at no cost and may end the round."""
    return last_turn(2, day=day, **has).place("tikal 0")


def test_feeding_has_an_event_for_every_player() -> None:
    t = last_turn(2, day=7, corn=5).player(1, corn=6).place("tikal 0")
    events = round_end_events(t)
    assert line(of(events, "food_day")[0]) == "Food Day 1 of 4."
    assert of(events, "hungry") == [
        {
            "event": "hungry",
            "seat": 0,
            "cause": "food_day",
            "change": {"corn": -4, "quarters": -12},
            "workers": 3,
            "hungry": 1,
        }
    ]
    assert line(of(events, "hungry")[0]) == "Ix leaves 1 of 3 workers unfed (-4 corn, -3 VP)."
    assert line(of(events, "fed")[0]) == "Ahau feeds 3 workers (-6 corn)."


def test_temples_give_goods_each() -> None:
    events = round_end_events(last_of_the_day(7, brown=4, green=5, yellow=3))
    assert [(e["cause"], e["change"]) for e in of(events, "temple_goods")] == [
        ("brown", {"stone": 2}),
        ("yellow", {"gold": 1}),
        ("green", {"wood": 2, "skulls": 1}),
    ]
    assert line(of(events, "temple_goods")[1]) == "The yellow temple rewards Ix (+1 gold)."


def test_too_few_skulls_for_all_has_an_event() -> None:
    events = round_end_events(last_of_the_day(7, green=5, bank_skulls=0))
    assert [(e["cause"], e["change"]) for e in of(events, "temple_goods")] == [
        ("green", {"wood": 2})
    ]
    assert (
        line(of(events, "no_skulls")[0])
        == "Not enough skulls in the bank for everyone: none are given out."
    )


def test_temples_give_points_and_the_leader_a_bonus() -> None:
    t = last_turn(2, day=13, corn=6, brown=2, green=0).player(1, corn=6, green=3)
    events = round_end_events(t.place("tikal 0"))
    assert line(of(events, "age")[0]) == "Age II starts."
    scored = [event for event in events if event["change"].get("quarters")]
    assert [(e["event"], e["cause"], e["seat"], e["change"]["quarters"]) for e in scored] == [
        ("temple_points", "brown", 0, 8),
        ("leader", "brown", 0, 24),
        ("leader_shared", "yellow", 0, 4),
        ("leader_shared", "yellow", 1, 4),
        ("temple_points", "green", 0, -12),
        ("temple_points", "green", 1, 12),
        ("leader", "green", 1, 16),
    ]


# ---------------------------------------------------------------- the end


def test_the_final_scoring_has_an_event_per_item() -> None:
    t = last_turn(2, day=26, corn=6, wood=1, gold=1, skulls=2, corn_tiles=3)
    t.player(0, monuments=["M03"], buildings=["B04", "B05"])
    t.player(1, corn=6)
    events = round_end_events(t.place("tikal 0"))
    mine = [e for e in events if e["seat"] == 0 and e["event"].startswith("score")]
    assert [(e["cause"], e["change"]) for e in mine] == [
        ("leftovers", {"quarters": 6 + 2 + 4}),
        ("skulls", {"quarters": 24}),
        ("M03", {"quarters": 48}),
    ]
    assert [line(event) for event in mine] == [
        "Ix has goods left over worth 12 corn (+3 VP).",
        "Ix has 2 skulls left (+6 VP).",
        "Ix scores M03 Maize pyramid (+12 VP).",
    ]
    assert line(events[-1]) == "Ix wins."


def test_a_shared_victory() -> None:
    t = last_turn(2, day=26, corn=6).player(1, corn=6, at=["uxmal 0"]).place("tikal 0")
    assert line(round_end_events(t)[-1]) == "Ix and Ahau share the victory."


# ---------------------------------------------------------------- set-up and secrets


def test_only_the_seat_that_is_dealt_a_tile_sees_it() -> None:
    t = new_game(2)
    while t.phase != "deal":
        t.state.play(t.state.legal_actions()[0])
    (event,) = events_of(t.state, CHANCE, t.state.legal_actions()[0])
    assert event_log.redact(event, 0)["action"]["tile"] == "W01"
    for other in (1, None):
        public = event_log.redact(event, other)
        assert public == {"event": "deal_hidden", "seat": 0, "cause": "deal", "change": {}}
        assert line(public) == "Ix is dealt a wealth tile."


def test_a_kept_tile_stays_secret_until_the_reveal() -> None:
    t = new_game(2).resolve_chance()
    (event,) = events_of(t.state, 1, t.state.legal_actions(1)[0])
    assert line(event_log.redact(event, 1)).startswith("Ahau keeps W")
    assert line(event_log.redact(event, 0)) == "Ahau keeps a wealth tile."
    assert "W" not in json.dumps(event_log.redact(event, None))


def test_the_reveal_shows_the_kept_tiles_and_what_they_give() -> None:
    t = new_game(2).resolve_chance()
    for seat in (1, 1, 0):
        t.state.play(t.state.legal_actions(seat)[0], seat)
    events = events_of(t.state, 0, t.state.legal_actions(0)[0])
    reveals = of(events, "wealth")
    assert [event["seat"] for event in reveals] == [0, 0, 1, 1]
    tiles = [event["tile"] for event in reveals]
    assert tiles == ["W01", "W02", "W05", "W06"]
    assert line(reveals[1]) == "Ix reveals W02 Sun offering (+1 gold, +5 corn, +1 yellow step)."


def test_without_draft_all_is_open() -> None:
    t = new_game(2, draft=False)
    while t.phase != "deal":
        t.state.play(t.state.legal_actions()[0])
    (event,) = events_of(t.state, CHANCE, t.state.legal_actions()[0])
    assert event_log.redact(event, None) == event
    assert line(event) == "Ix is dealt W01 Sower’s blessing."


def test_the_log_reveals_no_more_than_the_view() -> None:
    for state, seat, action in random_game(3, seed=2):
        if state.view()["phase"] == "turn":
            break
        for looker in (None, 0, 1, 2):
            for event in events_of(state, seat, action):
                text = json.dumps(event_log.redact(event, looker))
                if event["event"] != "wealth" and event.get("secret", looker) != looker:
                    assert "W" not in text


def test_events_of_dummies_have_their_spaces() -> None:
    t = new_game(2)
    while t.phase != "dummy":
        t.state.play(t.state.legal_actions()[0])
    (event,) = events_of(t.state, CHANCE, t.state.legal_actions()[0])
    assert line(event) == "Dummy workers of W09 Architect’s vow: Tikal 1 and Tikal 6."


# ---------------------------------------------------------------- every kind of event occurs


def test_the_table_gives_its_log_for_every_seat() -> None:
    table = sacbe.Table("tzolkin", players=2, seed=4)
    table.play(table.state.legal_actions()[0])
    mine, others = table.log(0), table.log(1)
    assert len(mine) == len(others)
    assert mine != others
    assert mine[-1].startswith("Player A keeps W")
    assert others[-1] == "Player A keeps a wealth tile."


def test_every_log_message_belongs_to_an_event() -> None:
    source = Path(event_log.__file__).read_text("utf-8")
    folder = Path(event_log.__file__).parent / "text"
    kinds = {name.removeprefix("log-") for name in ids(folder / "en.ftl") if name[:4] == "log-"}
    of_types = {"line", "line-change", "reveal", "deal_hidden", "keep_hidden"}
    of_types |= {kind for kind in kinds if kind.split("-")[0] in TYPES}
    assert {kind for kind in kinds - of_types if f'"{kind}"' not in source} == set()
