"""Cards with steps that the built-in cards do not use, as changes of the data only."""

import functools
import json
import os
import traceback
from collections.abc import Callable
from typing import Any

import pytest

import sacbe
from sacbe.games import DataError
from sacbe.play.game import Game
from tests.kernel.subprocesses import run
from tests.mezo.datafiles import EACH, Json, changed_file, step, with_card
from tests.mezo.positions import (
    Position,
    conflict,
    resolving,
)

# One file with many changed cards: together they use what the built-in cards do not.
CHANGED: dict[tuple[str, str, int], list[Json]] = {
    ("kukulkan", "legacy", 1): [
        step(
            "DEPLOY",
            kind="unit",
            n={"base": -1, "perEra": 1, "perLevel": 1, "cap": 3},
            where="other",
            upTo=True,
        )
    ],
    ("kukulkan", "legacy", 2): [
        step("EXILE", "x", kind="unit", owner="any", n=4, where="any", perPlayerMax=2),
        step("GAIN_DEVOTION", n={"base": -1, "perCount": "x", "times": 2, "cap": 5}),
        step("GAIN_VP", n=3, when={"count": "x", "min": 4}),
    ],
    ("kukulkan", "vengeance", 1): [
        step("ANNIHILATE", "r", kind="shaman", n=1, where="conflict"),
        step("AWAKEN", kind="unit", n=2, where="same:r"),
        step("BUILD", kind="glyph", n=1, where="same:r", when={"own": "unit", "in": "r", "min": 3}),
        step("MOVE", "m", kind="unit", owner="any", n=2, where="same:r", to="any"),
        step("GAIN_VP", n={"perCount": "m"}),
    ],
    ("kukulkan", "vengeance", 2): [
        step("GAIN_VP", n={"base": 1, "perOwn": "unit", "in": "conflict"}),
        step("STRENGTH", n={"perEra": 1, "perOwn": "shaman", "in": "conflict", "cap": 4}),
        step("GAIN_DEVOTION", n={"perOwn": "warrior", "in": "conflict"}),
    ],
    ("kukulkan", "fervor", 1): [
        step(
            "EACH_PLAYER",
            steps=[
                step("EXILE", "x", kind="unit", n=2, where="any", upTo=True),
                step("BUILD", kind="glyph", n={"perCount": "x"}, where="actorPresence"),
                step("RECOVER", kind="unit", n=1, when={"count": "x", "min": 2}),
            ],
            count="x",
        ),
        step("GAIN_VP", n={"perCount": "x"}),
    ],
    ("kukulkan", "fervor", 2): [
        step("EACH_OPPONENT", steps=[step("DEPLOY", "a", kind="warrior", n=1, where="presence")]),
        step(
            "EACH_PLAYER",
            steps=[step("ANNIHILATE", "a", kind="warrior", n=1, where="any")],
            count="a",
        ),
        step("GAIN_VP", n={"perCount": "a"}),
    ],
    ("kukulkan", "mandate", 1): [
        step("RAZE", "g", kind="glyph", n=2, where="any"),
        step("BUILD", kind="pyramid", n={"perCount": "g"}, where="any"),
    ],
    ("kukulkan", "mandate", 2): [
        step("TRANSFORM", kind="glyph", owner="any", n=2, where="any"),
        step("TRANSFORM", kind="pyramid", owner="any", n=1, where="any", upTo=True),
        step("RAZE", kind="pyramid", owner="any", n=1, where="conflict"),
    ],
    ("kukulkan", "mission", 1): [
        step("CLAIM_MAJORITY", kind="shaman"),
        step("CLAIM_MAJORITY", kind="warrior"),
        step("CANCEL_MAJORITY"),
    ],
    ("kukulkan", "mission", 2): [
        step(
            "CHOOSE_ONE",
            options=[
                [
                    step(
                        "MOVE",
                        "m",
                        kind="unit",
                        owner="any",
                        n=2,
                        where="other",
                        to="other",
                        singleRoute=True,
                    ),
                    step("GAIN_VP", n={"perCount": "m", "times": 3}),
                ],
                [
                    step("RECOVER", kind="shaman", n=1, upTo=True),
                    step("DEPLOY", kind="shaman", n=1, where="conflict"),
                ],
                [step("GAIN_DEVOTION", n=1), step("GAIN_VP", n=1)],
                [step("BUILD", kind="glyph", n={"base": -3, "perEra": 1}, where="any")],
            ],
        ),
        step("GAIN_DEVOTION", n=1),
    ],
    ("ixchel", "legacy", 1): [step("GAIN_VP", n={"base": -1, "oppXibalbaDiv": 3})],
    ("ixchel", "legacy", 2): [
        step("MOVE", kind="warrior", owner="any", n=3, where="any", to="presence", perPlayerMax=1)
    ],
    ("ixchel", "vengeance", 1): [
        step("DEPLOY", "d", kind="unit", n=1, upTo=True),
        step("SUMMON"),
        step("GAIN_VP", n=1, when={"count": "d", "min": 1}),
        step("APPEASE"),
        step("GAIN_VP", n={"perCount": "d"}),
    ],
    ("ixchel", "vengeance", 2): [
        step("EXILE", "r", kind="unit", owner="any", n=1, where="any"),
        step("MOVE", kind="unit", n=2, where="other", to="same:r", upTo=True),
    ],
    ("ixchel", "fervor", 1): [
        step(
            "EACH_OPPONENT",
            steps=[
                step("AWAKEN", "r", kind="shaman", n=1, where="actorPresence"),
                step("RAZE", kind="glyph", n=1, where="same:r"),
                step("TRANSFORM", kind="glyph", owner="any", n=1, where="any"),
                step("EXILE", kind="warrior", owner="any", n=1, where="any", upTo=True),
            ],
        )
    ],
    ("ixchel", "mission", 1): [
        step("MOVE", kind="unit", n=3, where="presence", to="presence"),
    ],
    ("ixchel", "fervor", 2): [
        step("MOVE", kind="unit", n=1, where="other", to="conflict"),
        step("MOVE", kind="unit", n=1, where="conflict", to="other"),
    ],
}


def change_cards(file: Json) -> None:
    """Make the changes, and some to Kukulkan's summon, a token, an altar and a space."""
    for (god, card, action), steps in CHANGED.items():
        file["gods"][god]["cards"][card][action - 1]["steps"] = steps
    file["gods"]["kukulkan"]["summon"]["steps"] = [
        step(
            "EACH_OPPONENT",
            steps=[step("MOVE", "x", kind="unit", n=1, where="actorPresence", to="any")],
            count="x",
        ),
        step("GAIN_VP", n={"perCount": "x"}),
    ]
    file["angry"]["1"]["I-1"]["steps"] = [step("SUMMON"), step("GAIN_VP", n=1)]
    file["altars"]["A1"]["steps"] = [
        step(
            "CHOOSE_ONE",
            options=[
                [step("RAZE", kind="structure", owner="any", n=1, where="any")],
                [step("GAIN_VP", n=9)],
            ],
        )
    ]
    file["calendar"]["K5"]["steps"] = [
        step("EACH_OPPONENT", steps=[EACH]),
        step("GAIN_DEVOTION", n=1),
    ]


@functools.cache
def changed() -> Game:
    """The game with all these changes."""
    return sacbe.game("mezo", data=changed_file(change_cards))


def playing(card: str, action: int, **setup: Any) -> Position:
    """Seat 0 uses an action of a changed card; its god is on V4 (Hochob, Becan, Palenque)."""
    t = conflict(cards={0: card}, game=changed(), **setup)
    return t.act(action)


CHECKS: dict[str, Callable[[], None]] = {}


def check(function: Callable[[], None]) -> Callable[[], None]:
    """Register a check to run uncompiled in a subprocess: compiling for other data takes long."""
    CHECKS[function.__name__.replace("_", " ")] = function
    return function


@check
def base_era_level_and_cap_together() -> None:
    for era, devotion, n in ((1, 0, 1), (2, 0, 2), (2, 10, 3), (3, 16, 3)):
        t = playing("kukulkan legacy", 1, era=era, devotion={0: devotion})
        effect = {"verb": "DEPLOY", "actor": 0, "left": n, "up_to": True}
        assert t.view()["effect"] == {**effect, "source": "kukulkan legacy 1"}
        assert set(t.values("region")) == {"chichen_itza", "coba", "hochob", "palenque"}
        for _ in range(n):
            t.deploy("shaman", "coba")
        assert t.current_player == 1


@check
def at_most_two_of_each_player_and_compulsory() -> None:
    units = {"becan": {0: (1, 0), 1: (2, 2)}, "coba": {1: (1, 0), 2: (0, 1)}}
    t = playing("kukulkan legacy", 2, units=units)
    assert not t.may("stop")
    t.exile(1, "shaman", "becan").exile(1, "shaman", "coba")
    assert t.values("owner") == [2, 0]
    t.exile(0, "shaman", "becan").exile(2, "warrior", "coba")
    assert t.current_player == 1
    assert (t.change()["0 devotion"], t.change()["0 vp"]) == (5, 3)  # min(5, 2 x 4 - 1)


@check
def a_count_below_the_condition() -> None:
    t = playing("kukulkan legacy", 2, units={"becan": {1: (2, 2)}})
    t.exile(1, "shaman", "becan").exile(1, "shaman", "becan")
    assert t.current_player == 1
    assert t.change() == {
        "becan 1 shaman": -2,
        "1 reserve shaman": 2,
        "0 devotion": 3,
    }


@check
def a_negative_amount_gives_nothing() -> None:
    t = playing("kukulkan legacy", 2)
    assert t.current_player == 1
    assert t.change() == {}


@check
def same_region_and_own_units_there() -> None:
    t = playing("kukulkan vengeance", 1, units={"becan": {0: (2, 0), 1: (0, 1)}})
    t.annihilate(0, "shaman", "becan")
    assert t.values("region") == ["becan"]
    t.awaken("shaman", "becan").awaken("warrior", "becan")
    t.build("glyph", "becan")  # three own units are there
    assert t.values("from") == ["becan"]
    t.move(1, "warrior", "becan", "coba").move(0, "shaman", "becan", "hochob")
    assert t.current_player == 1
    assert t.change()["0 vp"] == 2


@check
def too_few_own_units_there() -> None:
    t = playing("kukulkan vengeance", 1, units={"becan": {0: (1, 0)}})
    t.annihilate(0, "shaman", "becan").awaken("shaman", "becan").awaken("warrior", "becan")
    assert t.phase == "effect"
    assert t.types() == {"move"}  # two own units only: no Glyph


@check
def a_label_that_was_never_set() -> None:
    t = playing("kukulkan vengeance", 1)
    assert t.current_player == 1  # no unit annihilated, so there is no same region
    assert t.change() == {}


@check
def amounts_by_own_units_in_the_conflict() -> None:
    t = playing("kukulkan vengeance", 2, era=2, units={"becan": {0: (3, 2)}, "coba": {0: (1, 1)}})
    assert t.change() == {"0 vp": 6, "0 bonus": 4, "0 devotion": 2}


@check
def several_steps_of_each_player_with_a_count() -> None:
    units = {"coba": {1: (2, 1), 2: (1, 0)}, "becan": {0: (1, 0)}}
    t = playing("kukulkan fervor", 1, units=units)
    assert t.current_player == 1
    t.exile(1, "shaman", "coba").exile(1, "warrior", "coba")
    assert t.values("region") == ["hochob", "becan", "palenque"]  # of the actor's god
    t.build("glyph", "becan", "becan").recover("shaman")
    assert t.current_player == 2
    t.exile(2, "shaman", "coba").build("glyph", "hochob")
    assert t.current_player == 0  # seat 3 has no unit; and seat 2 has too few for RECOVER
    t.stop()
    assert t.current_player == 1
    assert t.change()["0 vp"] == 3


@check
def two_rounds_of_all_players_with_one_label() -> None:
    """Counts of the first round or of another seat must not be used again."""
    t = playing("kukulkan fervor", 2)
    for seat in (1, 2, 3):
        assert t.current_player == seat
        t.deploy("warrior", t.values("region")[0])
    for seat in (1, 2, 3):
        assert t.current_player == seat
        t.annihilate(seat, "warrior", t.values("region")[0])
    assert t.vp[0] == 40 + 3


@check
def razing_the_own_and_building_by_the_count() -> None:
    t = playing("kukulkan mandate", 1, glyphs={"coba": {0: 1, 1: 1}, "becan": {0: 1}})
    assert t.values("owner") == [0]
    assert not t.may("stop")
    t.raze("glyph", 0, "coba").raze("glyph", 0, "becan")
    t.build("pyramid", "coba", "coba")
    assert t.pyramid("coba") == [(1, 0), (2, 0)]
    assert t.vp[0] == 43


@check
def transforming_without_up_to() -> None:
    t = playing(
        "kukulkan mandate",
        2,
        glyphs={"coba": {1: 1}, "becan": {2: 1, 0: 1}},
        pyramids={"becan": "1"},
    )
    assert not t.may("stop")
    t.transform("glyph", 1, "coba").transform("glyph", 2, "becan")
    assert t.may("stop")
    t.transform("pyramid", 1, "becan")
    assert t.options() == [{"type": "raze", "kind": "pyramid", "owner": 0, "region": "becan"}]
    t.raze("pyramid", 0, "becan")
    assert t.change() == {
        "0 glyphs": -2,
        "1 glyphs": 1,
        "2 glyphs": 1,
        "coba 0 glyphs": 1,
        "coba 1 glyphs": -1,
        "becan 0 glyphs": 1,
        "becan 2 glyphs": -1,
        "becan height": -1,
        "1 level 1": 1,
        "0 vp": 1,
    }


@check
def claiming_both_majorities_and_cancelling_one() -> None:
    t = playing("kukulkan mission", 1).do("cancel", track="codex")
    view = t.view()["conflict"]
    assert view["claims"] == {"shaman": 0, "warrior": 0}
    assert view["cancelled"] == ["codex"]


@check
def four_options_of_several_steps() -> None:
    t = playing("kukulkan mission", 2, units={"coba": {1: (2, 1)}, "hochob": {2: (1, 0)}})
    assert t.values("option") == [0, 1, 2]  # the fourth has an amount below 1
    t.choose(0).move(1, "shaman", "coba", "palenque")
    assert t.values("from") == ["coba"]
    assert t.values("to") == ["palenque"]
    t.move(1, "warrior", "coba", "palenque")
    assert t.current_player == 1
    assert (t.change()["0 vp"], t.change()["0 devotion"]) == (6, 1)


@check
def an_option_whose_first_step_is_declined() -> None:
    t = playing("kukulkan mission", 2).choose(1).stop().deploy("shaman", "becan")
    assert t.change() == {"0 reserve shaman": -1, "becan 0 shaman": 1, "0 devotion": 1}


@check
def an_option_without_a_target() -> None:
    t = playing("kukulkan mission", 2, xibalba={0: (0, 1)})
    assert t.values("option") == [2]
    t.choose(2)
    assert t.change() == {"0 devotion": 2, "0 vp": 1}


@check
def opposing_units_in_xibalba_without_a_cap() -> None:
    for dead, points in ((0, 0), (3, 0), (4, 1), (16, 5)):
        below = {0: (8, 8), 1: (dead // 2, 0), 2: (0, dead - dead // 2), 3: (0, 0)}
        t = playing("ixchel legacy", 1, xibalba=below)
        assert t.vp[0] == 40 + points


@check
def one_of_each_player_to_the_presence() -> None:
    units = {"coba": {1: (1, 2), 0: (0, 1)}, "becan": {2: (0, 1)}}
    t = playing("ixchel legacy", 2, units=units)
    assert not t.may("stop")
    assert set(t.values("to")) == {"hochob", "becan", "palenque"}
    t.move(1, "warrior", "coba", "becan")
    assert set(t.values("owner")) == {0, 2}
    t.move(2, "warrior", "becan", "hochob").move(0, "warrior", "coba", "becan")
    assert t.current_player == 1


@check
def labels_outlive_a_summon_and_a_token() -> None:
    t = playing("ixchel vengeance", 1, tokens=["I-1"]).deploy("shaman", "becan")
    t.summon("ability").deploy("shaman", "becan").go("V8")
    assert t.vp[0] == 41
    t.appease(("warrior", "reserve")).token("I-1")
    t.summon("move", "V9").deploy("shaman", "hochob")
    assert t.current_player == 1
    assert t.vp[0] == 40 + 1 + 1 + 1


@check
def a_summon_for_each_opponent() -> None:
    cards = {0: "kukulkan legacy", 1: "ixchel vengeance"}
    units = {"hochob": {1: (1, 0)}, "becan": {3: (0, 1)}, "coba": {2: (1, 1)}}
    t = conflict(cards=cards, game=changed(), tokens=["I-1"], units=units).act(3)
    t.deploy("warrior", "becan").appease(("warrior", "becan")).token("I-1").summon("ability")
    assert t.current_player == 1
    t.move(1, "shaman", "hochob", "coba")
    assert t.current_player == 3
    t.move(3, "warrior", "becan", "palenque")
    assert (t.phase, t.current_player) == ("confluence", 0)
    t.go("V8")
    assert t.vp[0] == 40 + 2 + 1


@check
def an_altar_with_a_choice() -> None:
    setup: Any = {"game": changed(), "altars": {"becan": "A1"}, "units": {"becan": {0: (3, 0)}}}
    t = resolving(**setup)
    assert t.values("option") == [1]  # nothing to raze
    assert t.choose(1).vp[0] == 49
    t = resolving(glyphs={"coba": {1: 1}}, **setup).choose(0).raze("glyph", 1, "coba")
    assert t.phase == "calendar"


@check
def a_space_for_each_opponent() -> None:
    units = {"becan": {0: (3, 0)}, "coba": {1: (1, 0), 3: (1, 0)}}
    t = resolving(game=changed(), altars={"becan": "A2"}, units=units).space("K5")
    assert t.current_player == 1
    t.exile(1, "shaman", "coba").exile(3, "shaman", "coba")
    assert t.phase == "conflict"
    assert t.player(0)["devotion"] == 3 + 1


@check
def moving_to_the_same_region() -> None:
    units = {"coba": {0: (2, 0)}, "hochob": {1: (1, 0), 0: (0, 1)}, "becan": {0: (1, 0)}}
    t = playing("ixchel vengeance", 2, units=units).exile(1, "shaman", "hochob")
    assert t.values("to") == ["hochob"]
    assert t.values("from") == ["coba"]  # not from the Conflict, nor from Hochob itself
    t.move(0, "shaman", "coba", "hochob").stop()
    assert t.units("hochob", 0) == (1, 1)


@check
def each_opponent_awakens_razes_transforms_and_exiles() -> None:
    t = playing(
        "ixchel fervor",
        1,
        units={"coba": {0: (0, 1)}},
        glyphs={"becan": {1: 1, 2: 1}, "coba": {0: 1}},
        xibalba={2: (0, 0)},
    )
    assert t.current_player == 1
    assert t.values("region") == ["hochob", "becan", "palenque"]
    t.awaken("shaman", "becan").raze("glyph", 1, "becan").transform("glyph", 0, "coba")
    t.exile(0, "warrior", "coba")
    assert t.current_player == 2  # no unit to awaken, so there is no same region
    t.transform("glyph", 1, "coba")
    assert t.current_player == 3
    t.awaken("shaman", "hochob").transform("glyph", 2, "becan")
    assert t.current_player == 1
    assert t.phase == "action"


@check
def a_unit_that_has_moved_stays_but_another_beside_it_may_move() -> None:
    t = playing("ixchel mission", 1, units={"hochob": {0: (1, 0)}, "becan": {0: (1, 0)}})
    t.move(0, "shaman", "hochob", "becan")
    assert t.values("from") == ["becan"]
    t.move(0, "shaman", "becan", "palenque")
    assert t.current_player == 1  # both have moved
    assert (t.units("becan", 0), t.units("palenque", 0)) == ((1, 0), (1, 0))


@check
def no_unit_moves_twice_in_one_effect() -> None:
    t = playing("ixchel fervor", 2, units={"coba": {0: (1, 0)}})
    t.move(0, "shaman", "coba", "becan")
    assert t.current_player == 1  # the only unit there has moved


def use_extreme(*steps: Json) -> Position | None:
    """Seat 0 uses such a card in Era 3; None if the file is rejected, which is also fine."""
    try:
        game = sacbe.game("mezo", data=with_card(*steps))
    except DataError:
        return None
    return conflict(cards={0: "kukulkan legacy"}, game=game, era=3, xibalba={0: (7, 7)}).act(1)


@check
def a_very_large_strength() -> None:
    t = use_extreme(step("STRENGTH", n={"base": 40, "perEra": 40}))
    assert t is None or t.strength(0)["bonus"] == 160


@check
def a_very_large_number_of_units() -> None:
    t = use_extreme(step("DEPLOY", kind="unit", n={"base": 40, "perEra": 40}, where="any"))
    if t:
        t.deploy("shaman", "coba").deploy("warrior", "coba")
        assert t.current_player == 1


@check
def a_very_large_sum_of_counts() -> None:
    t = use_extreme(
        step("DEPLOY", "x", kind="unit", n=2, where="any"),
        step("STRENGTH", n={"perCount": "x", "times": 40}),
        step("STRENGTH", n={"perCount": "x", "times": 40}),
    )
    if t:
        t.deploy("shaman", "coba").deploy("warrior", "coba")
        assert t.strength(0)["bonus"] == 160


def report() -> str:
    """Run all checks; returns their errors by name, as JSON."""
    errors = dict.fromkeys(CHECKS, "")
    for name, function in CHECKS.items():
        try:
            function()
        except Exception:
            errors[name] = traceback.format_exc()
    return json.dumps(errors)


@pytest.fixture(scope="module")
def results() -> dict[str, str]:
    """The results of the checks."""
    if os.environ.get("NUMBA_DISABLE_JIT") == "1":
        output = report()
    else:
        output = run("from tests.mezo.test_changed_cards import report\nprint(report())", jit=False)
    return dict(json.loads(output))


@pytest.mark.parametrize("name", CHECKS)
def test_a_changed_card_behaves_as_written(name: str, results: dict[str, str]) -> None:
    assert not results[name], results[name]
