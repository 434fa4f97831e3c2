"""The event log: it reports everything that scores and nothing else, and keeps secrets."""

from __future__ import annotations

import functools
import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.maya import event_log, text
from sacbe.play.state import State
from sacbe.text import LANGUAGES
from tests.games.options import draw_options
from tests.maya.positions import MAYA, SMALL, Land, Position, game_on, new_game, position
from tests.maya.walk import POLICIES
from tests.text.ftl import ids

Event = dict[str, Any]
NAMES = ["Ix", "Ahau", "Kan", "Muluc"]
VARIANTS = ("none", "new_beginning", "two_cities")
AROUND_TIKAL = ("r10c7", "r10c9", "r9c7", "r9c8", "r11c7", "r11c8")


def events_of(state: State, player: int, action: int) -> list[Event]:
    """The events of a move, without changing the state."""
    events: list[Event] = state.game.event_log.events_of(
        state.plain(), player, action, state.steps(action, player)
    )
    return events


def of_move(t: Position, kind: str, **details: Any) -> list[Event]:
    """The events of the first action of this kind, after playing it."""
    for action, info in zip(t.state.legal_actions(), t.options(), strict=True):
        if info["type"] == kind and all(info[key] == value for key, value in details.items()):
            assert t.current_player is not None
            events = events_of(t.state, t.current_player, action)
            t.state.play(action)
            return events
    raise AssertionError(f"{kind} {details} is not among {t.options()}")


def line(event: Event, lang: str = "en", land: Land = MAYA) -> str:
    game = game_on(land)
    return str(game.text.event_text(event, game.texts(lang), NAMES))


def lines(events: list[Event], land: Land = MAYA) -> list[str]:
    return [line(event, land=land) for event in events]


@functools.cache
def games() -> list[tuple[State, list[list[Event]]]]:
    """Seeded games of all sizes, variants and play styles, with the events of their moves."""
    return list(_games())


def _games() -> Iterator[tuple[State, list[list[Event]]]]:
    game = sacbe.game("maya")
    for players in (2, 3, 4):
        for i in range(10):
            rng = random.Random(f"{players} {i}")
            options = draw_options(game, players, rng)
            while options["variant"] != VARIANTS[i % 3]:
                options = draw_options(game, players, rng)
            policy = list(POLICIES.values())[i % len(POLICIES)]
            state = game.start(players, **options)
            moves: list[list[Event]] = []
            while state.current_player is not None:
                infos = [state.action_info(action) for action in state.legal_actions()]
                action = state.legal_actions()[infos.index(policy(rng, infos))]
                moves.append(events_of(state, state.current_player, action))
                state.play(action)
            yield state, moves


# ---------------------------------------------------------------- the log cannot lie


def test_logged_points_equal_scored_points() -> None:
    kinds: set[str] = set()
    for state, moves in games():
        ledger: Counter[int] = Counter()
        for event in (event for events in moves for event in events):
            kinds.add(event["event"])
            assert event["event"] != "other", event
            assert event["cause"]
            assert event["seat"] is not None or not event["change"]
            assert 0 not in event["change"].values()
            ledger[event["seat"]] += event["change"].get("points", 0)
        assert [ledger[seat] for seat in range(state.players)] == state.scores
        assert moves[-1][-1]["seats"] == state.winners
        finals = [event["points"] for event in moves[-1] if event["event"] == "final"]
        assert finals == state.scores
    assert len(kinds) >= 14, "the games are too poor"


def test_set_up_is_logged_once() -> None:
    for state, moves in games():
        count = Counter(event["event"] for events in moves for event in events)
        assert count["areas"] == count["starting_seat"] == 1
        plain = state.view()["options"]["variant"] == "none"
        assert (count["first_temple"], count["sites"]) == ((1, 0) if plain else (0, 1))
        assert moves[0][0]["event"] == "areas"


def test_logged_tiles_are_the_tiles_on_the_board() -> None:
    for state, moves in games():
        events = [event for told_now in moves for event in told_now]
        cells = state.view()["cells"]
        planted = {
            event["cell"]: (event["seat"], event["crop"], event["n"])
            for event in events
            if event["event"] == "planted"
        }
        plantations = {
            cell: (tile["owner"], tile["crop"], tile["n"])
            for cell, tile in cells.items()
            if tile["kind"] == "plantation"
        }
        assert planted == plantations
        city_tiles = {
            event["cell"]: event["city"] for event in events if event["event"] == "expanded"
        }
        assert city_tiles == {
            c: tile["city"] for c, tile in cells.items() if tile["kind"] == "city"
        }
        scored = {event["city"] for event in events if event["event"] == "city_closed"}
        assert scored == {name for name, city in state.view()["cities"].items() if city["scored"]}


def test_every_event_has_json_and_texts_for_all_viewers() -> None:
    covered: set[str] = set()
    for state, moves in games():
        for event in (event for events in moves for event in events):
            for seat in (None, *range(state.players)):
                visible = event_log.redact(event, seat)
                encoded = json.dumps(visible)
                if encoded in covered:
                    continue
                covered.add(encoded)
                assert json.loads(encoded) == visible
                for lang in LANGUAGES:
                    text = line(visible, lang)
                    assert text.endswith(".")
                    assert not text.endswith("..")
                    assert "{" not in text
                    assert "  " not in text
                    assert "None" not in text


# ---------------------------------------------------------------- set-up


def test_chance_events_are_logged() -> None:
    t = new_game(2)
    assert lines(of_move(t, "areas", areas=["blue", "red"])) == [
        "Areas in play: blue and red.",
        "The first temple is at Tikal.",
    ]
    assert lines(of_move(t, "starting_seat", seat=1)) == ["Ahau starts."]


def test_fixed_options_are_logged_with_the_first_move() -> None:
    t = new_game(2, areas="blue+green", starting_seat=1)
    assert lines(of_move(t, "draw", crop="corn", n=2)) == [
        "Areas in play: blue and green.",
        "The first temple is at Tikal.",
        "Ahau starts.",
        "Ix draws a double corn tile.",
    ]
    assert lines(of_move(t, "draw", crop="corn", n=1)) == ["Ix draws a single corn tile."]
    t = new_game(4)
    assert lines(of_move(t, "starting_seat", seat=0)) == [
        "Areas in play: blue, green, red and yellow.",
        "The first temple is at Tikal.",
        "Ix starts.",
    ]


def test_the_temples_of_the_variants() -> None:
    t = new_game(2, areas="blue+red", variant="new_beginning")
    assert lines(of_move(t, "sites", sites=["Palenque"])) == [
        "Areas in play: blue and red.",
        "A New Beginning: the first temple is at Palenque.",
    ]
    t = new_game(2, areas="blue+red", variant="two_cities")  # there is one pair only
    assert lines(of_move(t, "starting_seat", seat=0))[1] == (
        "Two Cities: the first temples are at Tikal and Palenque."
    )
    t = new_game(3, variant="two_cities")
    assert lines(of_move(t, "areas", areas=["blue", "green", "yellow"])) == [
        "Areas in play: blue, green and yellow."
    ]
    events = of_move(t, "sites", sites=["Uxmal", "Coba"])
    assert [event["event"] for event in events] == ["sites"]


# ---------------------------------------------------------------- planting


def test_planting_opens_temples_and_scores_the_whole_group() -> None:
    t = position(rack=["corn 1", "corn 2", "pepper 1"], board={"r10c7": "A corn 2"})
    assert of_move(t, "plant", crop="corn", n=1) == []
    (planted, opened) = of_move(t, "place", cell="r9c6")
    assert planted == {
        "event": "planted",
        "seat": 0,
        "cause": "plant",
        "change": {},
        "cell": "r9c6",
        "crop": "corn",
        "n": 1,
    }
    assert (opened["event"], opened["site"], opened["cell"]) == ("opened", "Calakmul", "r8c6")
    assert lines([planted, opened]) == [
        "Ix plants a single corn tile south-east of Calakmul (r9c6).",
        "Ix opens the temple of Calakmul.",
    ]
    (scored,) = of_move(t, "stop")
    assert scored == {
        "event": "group_scored",
        "seat": 0,
        "cause": "corn",
        "change": {"points": 3},
        "crop": "corn",
        "cells": ["r9c6", "r10c7"],
        "points": 3,
    }
    assert line(scored) == "Ix scores a corn group of 2 tiles (+3 VP)."
    assert line(scored, "es") == "Ix puntúa un grupo de maíz de 2 losetas (+3 PV)."


def test_a_chain_that_ends_automatically_is_scored_in_the_same_move() -> None:
    t = position(rack=["corn 2", "pepper 1"])
    of_move(t, "plant", crop="corn")
    assert lines(of_move(t, "place", cell="r10c7")) == [
        "Ix plants a double corn tile west of Tikal (r10c7).",
        "Ix scores a corn group of 1 tile (+2 VP).",
    ]


# ---------------------------------------------------------------- expanding and drawing


def test_only_the_owner_sees_the_kind_of_a_buried_tile() -> None:
    t = position(rack=["corn 2", "pepper 1"])
    assert of_move(t, "bury", crop="corn") == []
    (event,) = of_move(t, "place", cell="r10c7")
    assert line(event_log.redact(event, 0)) == (
        "Ix expands Tikal west of its temple (r10c7) to size 2 with a double corn tile, face down."
    )
    for other in (1, None):
        assert event_log.redact(event, other) == {
            "event": "expanded",
            "seat": 0,
            "cause": "expand",
            "change": {},
            "city": "Tikal",
            "cell": "r10c7",
            "size": 2,
            "crop": None,
            "n": None,
            "unseen": False,
        }
        assert (
            line(event_log.redact(event, other))
            == "Ix expands Tikal west of its temple (r10c7) to size 2."
        )


def test_an_unseen_tile_is_hidden_from_all_seats() -> None:
    t = position(rack=[])
    of_move(t, "bury_unseen")
    (event,) = of_move(t, "place", cell="r9c8")
    assert (event["crop"], event["n"], event["unseen"]) == (None, None, True)
    for seat in (0, 1, None):
        assert line(event_log.redact(event, seat)) == (
            "Ix expands Tikal north-east of its temple (r9c8) to size 2 with an unseen tile."
        )


def test_a_draw_is_seen_by_its_owner_alone() -> None:
    t = position(rack=["corn 2"]).bury("corn 2", "r10c7")
    (event,) = of_move(t, "draw", crop="potato", n=2)
    assert line(event_log.redact(event, 0)) == "Ix draws a double potato tile."
    for other in (1, None):
        public = event_log.redact(event, other)
        assert public == {"event": "drew_hidden", "seat": 0, "cause": "draw", "change": {}}
        assert line(public) == "Ix draws a tile."


def test_an_empty_rack_without_a_city_to_expand_only_draws() -> None:
    board = {cell: "B pepper 1" if i < 5 else "B squash 1" for i, cell in enumerate(AROUND_TIKAL)}
    t = position(rack=["corn 1"], racks={1: []}, board=board)
    of_move(t, "plant")
    events = of_move(t, "place", cell="r12c7")
    assert events[-1]["event"] == "draw_only"
    assert line(events[-1]) == "Ahau has an empty rack and no city to expand, so only draws."
    assert t.current_player == sacbe.CHANCE


# ---------------------------------------------------------------- cities


def closing(board: dict[str, str], players: int = 2, **more: Any) -> list[Event]:
    """The events of seat 0 closing a city with a single corn on r11c8."""
    t = position(players, rack=["corn 1", "pepper 1"], board=board, **more)
    of_move(t, "plant", crop="corn")
    events = of_move(t, "place", cell="r11c8")
    return [event for event in events if event["event"] in ("city_closed", "city_scored")]


def test_a_closed_city_logs_its_crops_and_every_share() -> None:
    ring = {"r11c7": "B pepper 2", "r9c8": "B squash 1", "r9c6": "A squash 1"}
    ring |= {"r9c7": "city", "r10c7": "city", "r10c9": "A potato 1", "r8c7": "B corn 2"}
    ring |= {"r8c8": "A potato 2", "r10c6": "A squash 2", "r11c6": "B pepper 1"}
    events = closing(ring)
    assert events[0] == {
        "event": "city_closed",
        "seat": None,
        "cause": "Tikal",
        "change": {},
        "city": "Tikal",
        "size": 3,
        "strengths": [7, 6],
    }
    assert events[1] == {
        "event": "city_scored",
        "seat": 0,
        "cause": "Tikal",
        "change": {"points": 12},
        "city": "Tikal",
        "size": 3,
        "place": "first",
        "strength": 7,
        "tied": 1,
    }
    assert lines(events) == [
        "Tikal closes at size 3; crops around it: Ix 7, Ahau 6.",
        "Ix has the most crops around Tikal: 7 (+12 VP).",
        "Ahau has the second most crops around Tikal: 6 (+6 VP).",
    ]


def test_a_lone_temple_is_closed_for_nothing() -> None:
    events = closing(dict.fromkeys(AROUND_TIKAL[:5], "B pepper 1"))
    assert lines(events) == ["Tikal closes at size 1; crops around it: Ix 1, Ahau 5."]


def test_shared_places_are_logged() -> None:
    # Around Tikal and r10c7: eight cells.
    cells = ("r11c6", "r10c6", "r9c6", "r9c7", "r9c8", "r10c9", "r11c7")
    shares = ["B pepper 1", "B pepper 1", "C pepper 1", "C pepper 1"]
    board = dict(zip(cells, [*shares, "A squash 1", "A squash 1", "A squash 1"], strict=True))
    events = closing(board | {"r10c7": "city"}, 3)
    assert [(e["place"], e["tied"], e["strength"], e["change"]) for e in events[1:]] == [
        ("first", 1, 4, {"points": 6}),
        ("second", 2, 2, {"points": 2}),
        ("second", 2, 2, {"points": 2}),
    ]
    assert line(events[2]) == "Ahau shares second place around Tikal: 2 (+2 VP)."
    board = dict(zip(cells, ["B pepper 1"] * 4 + ["A squash 1"] * 3, strict=True))
    events = closing(board | {"r10c7": "city"})
    assert [(e["place"], e["tied"], e["change"]) for e in events[1:]] == [
        ("first", 2, {"points": 5}),
        ("first", 2, {"points": 5}),
    ]
    assert line(events[1]) == "Ix shares first place around Tikal: 4 (+5 VP)."


# ---------------------------------------------------------------- the end


def ending(scores: list[int], turns: list[int], **board: str) -> list[Event]:
    """The last turn: seat 0 has one tile, worth a point; the others have all tiles that are not on
    the board."""
    t = position(3, rack=["corn 1"], reserve=0, scores=scores, turns=turns, board=board)
    of_move(t, "plant")
    return of_move(t, "place", cell="r10c7")


def test_the_last_tile_ends_the_game() -> None:
    assert lines(ending([4, 9, 1], [3, 3, 3]))[-5:] == [
        "Ix has no tiles left: the game ends.",
        "Ix ends with 5 points.",
        "Ahau ends with 9 points.",
        "Kan ends with 1 point.",
        "Ahau wins.",
    ]


def test_a_tie_logs_its_tie_breaker() -> None:
    (*_, last) = ending([8, 9, 9], [3, 3, 3], r11c8="C corn 1")
    assert (last["event"], last["seats"], last["by"]) == ("winner", [1], "tiles")
    assert line(last) == "Ahau wins the tie-break with more tiles left."
    (*_, last) = ending([0, 9, 9], [3, 4, 3])
    assert (last["seats"], last["by"]) == ([2], "turns")
    assert line(last) == "Kan wins the tie-break with fewer turns."
    (*_, last) = ending([0, 9, 9], [3, 3, 3])
    assert (last["event"], last["seats"], last["by"]) == ("winners", [1, 2], None)
    assert line(last) == "Ahau and Kan share the victory."
    (*_, last) = ending([8, 9, 9], [3, 3, 3])
    assert (last["event"], last["seats"], last["by"]) == ("winners", [1, 2], "tiles")
    assert (
        line(last) == "Ahau and Kan win the tie-break with more tiles left and share the victory."
    )


def test_a_full_map_makes_all_pass_and_ends_the_game() -> None:
    board = {"r0c3": "A corn 1", "r0c2": "B corn 1", "r0c0": "B corn 2"}
    t = position(rack=["corn 1", "pepper 1"], board=board, land=SMALL)
    of_move(t, "plant", crop="corn")
    events = of_move(t, "place", cell="r0c5")
    texts = lines(events, SMALL)
    assert texts[-6:-3] == [
        "Ahau cannot place anything and passes.",
        "Ix cannot place anything and passes.",
        "Everyone has passed in a row: the game ends.",
    ]
    assert [event["event"] for event in events[-3:]] == ["final", "final", "winner"]


# ---------------------------------------------------------------- secrets


def test_public_events_do_not_depend_on_secrets() -> None:
    """Neither on the tile in hand, nor on the drawn one, nor between taking and placing."""
    game = sacbe.game("maya")
    draw_count = bury_count = 0
    for players in (2, 4):
        rng = random.Random(players)
        state = game.start(players)
        while state.current_player is not None:
            phase, turn = state.view()["phase"], state.view()["turn"]
            others = [seat for seat in (None, *range(players)) if seat != turn]
            action = rng.choice(state.legal_actions())
            if phase == "draw":
                draw_count += 1
                for seat in others:
                    assert len({_read(state, a, seat) for a in state.legal_actions()}) == 1
            elif phase == "expand":
                bury_count += 1
                for seat in others:
                    worlds = [state, *(state.determinize(seat, seed) for seed in range(5))]
                    assert len({_read(world, action, seat) for world in worlds}) == 1
            elif phase == "turn":
                buries = [
                    a for a in state.legal_actions() if state.action_info(a)["type"] == "bury"
                ]
                assert [events_of(state, turn, bury) for bury in buries] == [[]] * len(buries)
            state.play(action)
    assert draw_count > 50
    assert bury_count > 20


def _read(state: State, action: int, seat: int | None) -> str:
    assert state.current_player is not None
    return json.dumps(
        [event_log.redact(e, seat) for e in events_of(state, state.current_player, action)]
    )


@pytest.mark.parametrize("kind", ["drew", "expanded"])
def test_a_secret_event_is_rebuilt_from_an_allow_list(kind: str) -> None:
    events = [e for _, moves in games() for told_now in moves for e in told_now]
    events = [event for event in events if event["event"] == kind and "secret" in event]
    assert len(events) > 100
    for event in events:
        mine, other = event["seat"], 1 - min(event["seat"], 1)
        assert event_log.redact(event, mine) is event
        changed = event | {"crop": "other", "n": 7, "note": "anything"}
        assert event_log.redact(changed, other) == event_log.redact(event, other)
        assert event["crop"] not in json.dumps(event_log.redact(event, None))


# ---------------------------------------------------------------- nothing is forgotten


def test_table_log_for_every_seat() -> None:
    table = sacbe.Table("maya", players=2, seed=4, areas="blue+red", starting_seat=0)
    mine, others = table.log(0), table.log(1)
    assert len(mine) == len(others) == 3 + 10
    assert mine[:3] == others[:3]
    assert re.fullmatch(r"Player A draws a (single|double) \w+ tile.", mine[3])
    assert others[3] == "Player A draws a tile."
    assert mine[-1] == "Player B draws a tile."


def test_every_log_message_has_an_event_and_every_event_a_test() -> None:
    source = Path(event_log.__file__).read_text("utf-8")
    folder = Path(event_log.__file__).parent / "text"
    messages = {name.removeprefix("log-") for name in ids(folder / "en.ftl") if name[:4] == "log-"}
    kinds = {name.split("-")[0] for name in messages} - {"line"}
    assert {kind for kind in kinds if f'"{kind}"' not in source} == set()
    tests = Path(__file__).read_text("utf-8")
    phrases = {"passed": "passes", "all_passed": "Everybody has passed", "starting_seat": "begins"}
    phrases["last_tile"] = "has no tile left"
    assert {kind for kind in kinds if phrases.get(kind, f'"{kind}"') not in tests} == set()


def test_unexpected_changes_are_logged_as_other() -> None:
    t = position()
    before, after = t.state.plain(), t.state.plain()
    after.players[1].score += 3
    (event,) = event_log._complete(before, after, [])
    assert (event["event"], event["seat"], event["change"]) == ("other", 1, {"points": 3})
    assert line(event) == "Something changes for Ahau (+3 VP)."
    assert text.event_text(event, sacbe.game("maya").texts("it"), NAMES).endswith("(+3 PV).")
