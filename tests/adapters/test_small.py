"""Small games by data: lands of Maya. A subprocess interprets the rules, which saves compiling them
for every land."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sacbe.adapters.small import AREAS, small_land

# A deal on four cells, and the return of seat 0 that CFR+ of OpenSpiel finds.
HISTORIES = 2973
VALUE = 0.0
GAMES = """
import json, random, sys
import sacbe
from sacbe.adapters.small import AREAS, small_land
from tests.adapters.test_small import known_deal

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

print(json.dumps({"games": games, "histories": histories(known_deal())}))
"""


def known_deal(data: Any = None) -> Any:
    """The first decision on four cells after a deal that both seats know."""
    import random

    import sacbe

    state = sacbe.game("maya", data=data or small_land(2, 2)).start(2, areas=AREAS, starting_seat=0)
    rng = random.Random(1)
    while state.current_player == sacbe.CHANCE:
        state.play(rng.choice(state.legal_actions()))
    return state


def test_small_lands_are_played_by_the_rules_of_the_game() -> None:
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path.cwd())}
    done = subprocess.run(
        [sys.executable, "-c", GAMES], env=env, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    results = json.loads(done.stdout)
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

    import sacbe.adapters.openspiel  # noqa: F401

    land = tmp_path / "land.json"
    land.write_bytes(small_land(2, 2))
    settings = {"data": str(land), "position": known_deal(land).notation()}
    game = pyspiel.load_game("python_sacbe_maya", settings)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])[0]
    distance = exploitability.nash_conv(game, policy)
    assert distance < 0.001
    assert abs(value - VALUE) <= distance
    page = (Path(__file__).parents[2] / "docs" / "benchmark.md").read_text()
    assert f"| `small_land(2, 2)` | {HISTORIES} | {len(policy.state_lookup)} | {VALUE:g} |" in page
