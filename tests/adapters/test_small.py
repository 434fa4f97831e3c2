"""Small games by data. A subprocess interprets the rules, which saves compiling them for every data
file."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.adapters.exact import margin, solve
from sacbe.adapters.small import (
    AREAS,
    after_deal,
    before_gods,
    small_calendar,
    small_era,
    small_land,
    tiny_era,
)
from sacbe.games import DataError
from sacbe.games.mezo.data import load
from sacbe.games.tzolkin.data import parse

# A deal on four cells, and the return of seat 0 that CFR+ of OpenSpiel finds.
HISTORIES = 2973
VALUE = 0.0
GAMES = """
import json, random, sys
import sacbe
from sacbe.adapters.small import AREAS, after_deal, small_land

games = []
for blue, green in ((2, 2), (3, 3), (6, 6)):
    game = sacbe.game("maya", data=small_land(blue, green))
    names, lengths, seen = game.observation_names, [], set()
    for seed in range(6):
        rng, state = random.Random(seed), game.start(2, areas=AREAS)
        length = 0
        while state.current_player is not None:
            row = state.observation(0)
            land = ("empty.", "temple.", "city_tile.", "owner_0.", "owner_1.")
            seen.add(int(sum(v for v, name in zip(row, names) if name.startswith(land))))
            length += state.current_player >= 0
            state.play(rng.choice(state.legal_actions()))
        lengths.append(length)
    games.append([blue + green, sorted(seen)[-1], max(lengths)])

def histories(state):
    children = state.legal_actions() if state.current_player is not None else []
    total = 1
    for action in children:
        child = state.copy()
        child.play(action)
        total += histories(child)
    return total

root = after_deal(
    sacbe.game("maya", data=small_land(2, 2)).start(2, areas=AREAS, starting_seat=0)
)
print(json.dumps({"games": games, "histories": histories(root)}))
"""


CALENDARS = """
import json, random
import sacbe
from sacbe.adapters.exact import margin, solve, win
from sacbe.adapters.small import after_deal, small_calendar

wide = ("palenque", "yaxchilan", "tikal", "uxmal")
rounds = []
for data, wheels in ((small_calendar(), 2), (small_calendar(7, 2, 3, wide), 4)):
    game = sacbe.game("tzolkin", data=data)
    for seed in range(2):
        rng, state, used = random.Random(seed), game.start(2 + 2 * seed), set()
        while state.current_player is not None:
            action = rng.choice(state.legal_actions())
            if state.current_player >= 0:
                used.add(state.action_info(action).get("wheel"))
            state.play(action)
        assert game.from_bytes(state.to_bytes()) == state
        state.svg(0), state.document(0), state.observation(0)
        used -= {None, "starting_space"}
        rounds.append([state.view(0)["day"], state.view(0)["food_days_left"], len(used), wheels])

game = sacbe.game("tzolkin", data=small_calendar())
root = after_deal(game.start(2, draft=False, starting_seat=0))
values = [*solve(root), solve(root, margin).value]
print(json.dumps({"rounds": rounds, "values": values}))
"""

TEMPLES = """
import json
import sacbe
from sacbe.adapters.small import after_deal, small_calendar

game = sacbe.game("tzolkin", data=small_calendar(7))
s = after_deal(game.start(2, draft=False, starting_seat=0)).plain()
worths = []
for step in range(1, 7):
    s.players[0].temple[0] = step
    worths.append(float(game.evaluator.estimate(s, 0, 0, game.evaluator.WEIGHTS[0])))
print(json.dumps(worths))
"""

ERA = """
import json, random
import sacbe
from sacbe.adapters.exact import margin, solve
from sacbe.adapters.small import before_last_picks, small_era

game = sacbe.game("mezo", data=small_era(3))
eras = []
for seed in range(2):
    rng, state, picks = random.Random(seed), game.start(2), []
    while state.current_player is not None:
        if len(state.players_to_act) == 2:
            picks.append(len(state.legal_actions(0)))
        state.play(rng.choice(state.legal_actions()))
    assert game.from_bytes(state.to_bytes()) == state
    state.svg(0), state.document(0), state.observation(0)
    eras.append([state.view(0)["era"], picks])
try:
    game.start(4)
    refusal = None
except ValueError as error:
    refusal = str(error)
root = before_last_picks(game.start(2, starting_seat=0))
values = [*solve(root), solve(root, margin).value]
print(json.dumps({"eras": eras, "refusal": refusal, "values": values}))
"""

TINY_SEED = 4  # of the deal, the abilities and the Heroes

CARDS_OF_AN_ERA = """
import json, random
import sacbe
from sacbe.adapters.small import tiny_era

game = sacbe.game("mezo", data=tiny_era())
rng, state, devotion = random.Random(3), game.start(2), 0
shown = lambda: [state.view(0)["players"][0][name] for name in ("played", "cards_left")]
while len(state.players_to_act) < 2:
    state.play(rng.choice(state.legal_actions()))
first, faults = shown(), []
for card, place in ((0, 5), (4, 4)):
    cards = state.describe()["players"][0]["cards"]
    cards[card] = place
    try:
        game.position({"players": {0: {"cards": cards}}}, base=state)
    except ValueError as error:
        faults.append("card" in str(error))
while state.current_player is not None:
    state.play(rng.choice(state.legal_actions()))
    devotion = max(devotion, *(each["devotion"] for each in state.view(0)["players"]))
print(json.dumps({"first": first, "last": shown(), "faults": faults, "devotion": devotion}))
"""


def interpret(program: str) -> Any:
    """What a program prints as JSON, with interpreted rules."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path.cwd())}
    process = subprocess.run(
        [sys.executable, "-c", program], env=env, capture_output=True, text=True, timeout=600
    )
    assert process.returncode == 0, process.stderr
    return json.loads(process.stdout)


def rows_of_the_page() -> str:
    """docs/benchmark.md, with the published values."""
    return (Path(__file__).parents[2] / "docs" / "benchmark.md").read_text("utf-8")


def test_small_lands_are_played_by_the_rules_of_the_game() -> None:
    results = interpret(GAMES)
    for cells, most_cells, decisions in results["games"]:
        assert most_cells == cells
        assert 2 <= decisions <= 4 * cells
    assert results["histories"] == HISTORIES


@pytest.mark.parametrize(
    ("blue", "green", "doubles"), [(1, 2, 0), (2, 1, 0), (30, 11, 0), (2, 2, 9), (2, 2, -1)]
)
def test_impossible_lands_are_rejected(blue: int, green: int, doubles: int) -> None:
    with pytest.raises(ValueError, match="An area has at least 2 cells"):
        small_land(blue, green, doubles)


@pytest.mark.release  # compiles the rules for this land
def test_the_value_of_four_cells_is_the_published_one(tmp_path: Path) -> None:
    import pyspiel
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    import sacbe.adapters.openspiel

    land = tmp_path / "land.json"
    land.write_bytes(small_land(2, 2))
    root = after_deal(sacbe.game("maya", data=land).start(2, areas=AREAS, starting_seat=0))
    settings = {"data": str(land), "position": root.notation()}
    game = pyspiel.load_game("python_sacbe_maya", settings)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    distance = exploitability.nash_conv(game, policy)
    assert distance < 0.001
    assert abs(value - VALUE) <= distance
    row = f"| `small_land(2, 2)` | {HISTORIES} | {len(policy.state_lookup)} | {VALUE:g} |"
    assert row in rows_of_the_page()


def test_small_calendars_end_after_one_quarter_and_are_solved() -> None:
    results = interpret(CALENDARS)
    for (day, left, used, wheels), days in zip(results["rounds"], [3, 3, 7, 7], strict=True):
        assert left == 0
        assert days < day <= days + 2  # the day after the Food Day, which two days may skip
        assert used <= wheels
    value, _, positions, margin = results["values"]
    row = f"| `small_calendar(3)` | {positions} | {value:g} | {margin:g} |"
    assert row in rows_of_the_page()


def test_bots_value_the_food_days_that_a_small_calendar_has() -> None:
    """The only Food Day gives goods: stone on the second and fourth step of the brown temple. No
    temple ever scores."""
    worths = interpret(TEMPLES)
    gains = [after - before for before, after in pairwise(worths)]
    assert gains[0] == pytest.approx(gains[2])
    assert gains[0] > 0
    assert [gains[k] for k in (1, 3, 4)] == [0, 0, 0]


@pytest.mark.release  # 38,115 positions
def test_the_value_of_four_days_is_the_published_one() -> None:
    program = CALENDARS.replace("small_calendar())\nroot", "small_calendar(4, corn=2))\nroot")
    value, _, positions, margin = interpret(program)["values"]
    row = f"| `small_calendar(4, corn=2)` | {positions} | {value:g} | {margin:g} |"
    assert row in rows_of_the_page()


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (small_calendar(2), "at least 3 days apart"),
        (small_calendar(27), "at most 26 teeth"),
        (small_calendar(workers=3), "could fill all spaces"),
        (small_calendar(workers=4, wheels=("palenque", *"xyz")), "at most 6 workers"),
        (small_calendar(wheels=("yaxchilan", "tikal")), "never Palenque"),
    ],
)
def test_impossible_calendars_are_rejected(data: bytes, reason: str) -> None:
    with pytest.raises(DataError, match=reason):
        parse(data)


def test_a_small_era_has_two_conflicts_and_is_solved() -> None:
    results = interpret(ERA)
    for era, picks in results["eras"]:
        assert (era, picks) == (1, [3, 2])
    assert "too few cards for 4 players" in results["refusal"]  # who have four Conflicts
    value, actions, positions, margin = results["values"]
    assert actions == []  # cards are chosen secretly, so the solution is a mixture
    row = f"| `small_era(3)`, last Conflict | {positions} | {value:g} | {margin:g} |"
    assert row in rows_of_the_page()


def test_cards_that_are_not_in_a_small_game_count_neither_as_played_nor_as_left() -> None:
    results = interpret(CARDS_OF_AN_ERA)
    assert results["first"] == [[], 2]
    assert results["last"] == [["legacy", "vengeance"], 0]
    assert results["faults"] == [True, True]
    assert results["devotion"] <= 1  # two spaces


@pytest.mark.release  # 314,326 positions, and the rules are compiled for this file
def test_the_value_of_a_god_phase_and_two_conflicts_is_the_published_one() -> None:
    root = before_gods(sacbe.game("mezo", data=tiny_era()).start(2, starting_seat=0), TINY_SEED)
    win, points = solve(root), solve(root, margin)
    assert points.actions == tuple(root.legal_actions())
    row = f"| `tiny_era()`, from the God Phase on | {win.positions} | {win.value:g} | "
    assert f"{row}{points.value:g} |" in rows_of_the_page()


@pytest.mark.parametrize("cards", [0, 1, 6])
def test_an_era_needs_a_card_for_every_conflict(cards: int) -> None:
    with pytest.raises(DataError, match="card"):
        load(small_era(cards))
