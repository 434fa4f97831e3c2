"""Our engine and the reference engine must agree at every step of whole games.

And a test of the test: small faults are planted in the rules, one at a time, and the chosen walks
must find each.
"""

from pathlib import Path

import pytest

from tests.games.walking import EXIT_DIFFERENCE, ROOT, plant_fault, run_walks
from tests.maya.walk import WALKS

WALK = "tests.maya.walk"


@pytest.mark.parametrize("players", WALKS.players)
def test_both_engines_agree_and_the_chosen_walks_reach_what_they_claim(players: int) -> None:
    WALKS.check_chosen(players)


@pytest.mark.release
@pytest.mark.parametrize("players", WALKS.players)
@pytest.mark.parametrize("seeds", WALKS.chunks(), ids=str)
def test_both_engines_agree_on_all_walks(players: int, seeds: range) -> None:
    for seed in seeds:
        WALKS.walk(players, seed)


# A place in the rules, and what a tired programmer might have written there.
FAULTS = {
    "further tiles anywhere": ("rules/turn.py", "if s.n_planted > 0:", "if s.n_planted > 9:"),
    "the chain asks without a tile": (
        "rules/turn.py",
        "has_more and within_reach(s)",
        "within_reach(s)",
    ),
    "unseen tiles draw three": (
        "rules/turn.py",
        "    count = BLIND_DRAW_COUNT",
        "    count = DRAW_COUNT",
    ),
    "the draw-only turn draws three": (
        "rules/turn.py",
        "        begin_drawing(s, BLIND_DRAW_COUNT)",
        "        begin_drawing(s, DRAW_COUNT)",
    ),
    "racks of eight": ("state.py", "MOST_ON_RACK = 7", "MOST_ON_RACK = 8"),
    "first racks of six": ("state.py", "FIRST_RACK = 5", "FIRST_RACK = 6"),
    "an unseen tile leaves the pool": (
        "rules/turn.py",
        "        me.reserve -= 1\n    else:",
        "        me.reserve -= 2\n    else:",
    ),
    "cities join": (
        "rules/cells.py",
        "can_expand = can_expand and (city == NOTHING or city == content)",
        "can_expand = can_expand",
    ),
    "cities touch empty sites": (
        "rules/cells.py",
        "SITE_AT[near] != NOTHING:\n            can_expand = False",
        "SITE_AT[near] != NOTHING:\n            can_expand = can_expand",
    ),
    "one site only opens": (
        "rules/cells.py",
        "            open_temple(s, SITE_AT[near])",
        "            open_temple(s, SITE_AT[near]) if near % 3 else None",
    ),
    "a crop counts at every tile of a city": (
        "rules/cells.py",
        "            if first_of_city(s, cell, i, beside):",
        "            if True:",
    ),
    "old plantations do not count for new city tiles": (
        "rules/cells.py",
        "content >= PLANTATION and not touches_city(s, near, city, cell)",
        "False",
    ),
    "doubles count once": ("rules/scoring.py", "points += 1 + (s.board[here] & 1)", "points += 1"),
    "only one kind of tile joins a group": (
        "rules/scoring.py",
        "s.board[near] >> 1 == alike",
        "s.board[near] == s.board[cell]",
    ),
    "ties round down": (
        "rules/scoring.py",
        "return (share + equal - 1) // equal",
        "return share // equal",
    ),
    "second place after a tie": (
        "rules/scoring.py",
        "    if stronger == 1:",
        "    if stronger >= 1:",
    ),
    "presence is not needed": ("rules/scoring.py", "    if mine == 0:", "    if mine < 0:"),
    "cities of four are worth less": ("rules/scoring.py", "12, 20, 30", "12, 18, 30"),
    "cities score again": (
        "rules/scoring.py",
        "            s.scored[site] = 1\n",
        "            s.scored[site] = 0\n",
    ),
    "fewer tiles win ties": (
        "rules/scoring.py",
        "tiles_left(s, p) > tiles_left(s, q)",
        "tiles_left(s, p) < tiles_left(s, q)",
    ),
    "the game goes on without tiles": (
        "rules/turn.py",
        "if tiles_left(s, s.seat) == 0:",
        "if s.players[s.seat].rack.sum() == 0:",
    ),
    "areas may miss the named sites": (
        "rules/setup.py",
        "    return s.sites_option == 0 or holds",
        "    return True or holds",
    ),
    "any temple for two cities": (
        "rules/setup.py",
        "    if s.variant == TWO_CITIES and choice < FIRST_PAIR:\n        return False\n",
        "",
    ),
}


def test_without_a_planted_fault_nothing_is_found() -> None:
    result = run_walks(ROOT / "src", WALK, "2")
    assert result.returncode == 0, result.stdout + result.stderr[-2000:]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    source_root = plant_fault("maya", FAULTS[fault], tmp_path)
    result = run_walks(source_root, WALK)
    assert result.returncode == EXIT_DIFFERENCE, f"the walk did not notice: {result.stderr[-2000:]}"
