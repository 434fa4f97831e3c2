"""The engine and the reference engine must agree at every step of whole games.

A test of the test plants small faults in the rules, one at a time; the chosen walks must detect
each.
"""

from pathlib import Path

import pytest

from tests.games.walking import EXIT_DIFFERENCE, ROOT, plant_fault, run_walks
from tests.mezo.walk import WALKS

WALK = "tests.mezo.walk"


@pytest.mark.parametrize("players", WALKS.players)
def test_both_engines_agree_and_the_chosen_walks_reach_what_they_claim(players: int) -> None:
    WALKS.check_chosen(players)


@pytest.mark.release
@pytest.mark.parametrize("players", WALKS.players)
@pytest.mark.parametrize("seeds", WALKS.chunks(), ids=str)
def test_both_engines_agree_on_all_walks(players: int, seeds: range) -> None:
    for seed in seeds:
        WALKS.walk(players, seed)


# A place in the rules, and a plausible mistake there.
FAULTS = {
    "markers share a space": ("rules/points.py", "s.players[p].vp == vp", "s.players[p].vp == -vp"),
    "overflow is lost": ("rules/points.py", "    gain_vp(s, seat, n - fits)\n", ""),
    "ascending order": (
        "rules/points.py",
        "s.players[q].vp > s.players[p].vp",
        "s.players[q].vp < s.players[p].vp",
    ),
    "pyramids begin at the bottom only": (
        "rules/pieces.py",
        "        if pieces[i] > 0:\n            return i + 1",
        "        if pieces[i] > 0:\n            return 1",
    ),
    "the builder scores one more": (
        "rules/pieces.py",
        "gain_vp(s, first, s.height[region])",
        "gain_vp(s, first, s.height[region] + 1)",
    ),
    "others score all pieces": (
        "rules/pieces.py",
        "            gain_vp(s, first, 1)",
        "            gain_vp(s, first, 2)",
    ),
    "razed pieces are gone": (
        "rules/pieces.py",
        "    s.players[owner].glyphs += 1\n",
        "    s.players[owner].glyphs += 0\n",
    ),
    "gods share confluences": (
        "rules/eras.py",
        "occupied |= 1 << (s.players[p].confluence + 1)",
        "occupied |= 1",
    ),
    "shamans stand for warriors": (
        "rules/eras.py",
        "(PAIR[pair, 1] <= warriors)",
        "(PAIR[pair, 1] <= shamans)",
    ),
    "units on the tracks score three": (
        "rules/eras.py",
        "gain_vp(s, seat, n * each)",
        "gain_vp(s, seat, n * (each + 1))",
    ),
    "pyramids score one a region": ("rules/eras.py", "s.era * regions", "1 * regions"),
    "the level counts once": ("rules/eras.py", "points += 2 * level(me)", "points += level(me)"),
    "the owner of the Hero acts first": (
        "rules/conflict.py",
        "(hero_owner(s, s.conflict) + 1 + i)",
        "(hero_owner(s, s.conflict) + i)",
    ),
    "hands of four": ("state.py", "HAND = 3 ", "HAND = 4 "),
    "the third action is free": (
        "rules/conflict.py",
        "        raze_glyph(s, seat, s.conflict)\n        take_action",
        "        take_action",
    ),
    "appeasing costs one": ("rules/effects.py", "return 2 if n > 0 else 1", "return 1"),
    "two tokens for all": (
        "rules/conflict.py",
        "2 if has(s.players[seat], TWO_TOKENS) else 1",
        "2",
    ),
    "heroes are stronger": ("rules/conflict.py", "return HERO_STRENGTH +", "return 1 +"),
    "claims need no unit": (
        "rules/conflict.py",
        "if claim >= 0 and s.units[unit_at(s.conflict, claim, kind)] > 0:",
        "if claim >= 0:",
    ),
    "cancelled tracks are given": (
        "rules/conflict.py",
        "    if (s.cancelled >> track) & 1:\n        return\n",
        "",
    ),
    "spaces repeat for all": (
        "rules/conflict.py",
        "if has(s.players[seat], REPEAT_SPACES):",
        "if True:",
    ),
    "waiting units go home": (
        "rules/conflict.py",
        "me.xibalba[kind] += me.waiting[kind]",
        "me.reserve[kind] += me.waiting[kind]",
    ),
    "the consecrated region pays less": ("data.json", '"consecrated_vp": 8', '"consecrated_vp": 7'),
    "amounts are not capped": ("rules/effects.py", "return min(n, STEP[row, CAP])", "return n"),
    "conditions are forgotten": (
        "rules/effects.py",
        "    if not condition_holds(s, row, q):\n        return\n",
        "",
    ),
    "one of each player is not enough": (
        "rules/effects.py",
        "return most == 0 or s.taken[owner] < most",
        "return True",
    ),
    "units take any route": (
        "rules/effects.py",
        "route = STEP[row, ROUTE] == 1 and s.route[0] > 0",
        "route = False",
    ),
    "the actor goes first": (
        "rules/effects.py",
        "seat = (actor + 1 + seats_done)",
        "seat = (actor + seats_done)",
    ),
    "own glyphs are transformed": (
        "rules/effects.py",
        "fits = anybody and owner != q and",
        "fits = anybody and",
    ),
    "a changed card": ("data.json", '"cap": 6', '"cap": 5'),
}


def test_without_a_planted_fault_nothing_is_found() -> None:
    result = run_walks(ROOT / "src", WALK, "2")
    assert result.returncode == 0, result.stdout + result.stderr[-2000:]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, tmp_path: Path) -> None:
    root = plant_fault("mezo", FAULTS[fault], tmp_path)
    result = run_walks(root, WALK)
    assert result.returncode == EXIT_DIFFERENCE, f"the walk did not notice: {result.stderr[-2000:]}"
