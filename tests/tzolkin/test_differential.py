"""Our engine and the reference engine must agree at every step of whole games.

To test the test, small faults are planted in the rules, one at a time, and the chosen walks must
detect each.
"""

from pathlib import Path

import pytest

from tests.games.walking import EXIT_DIFFERENCE, ROOT, plant_fault, run_walks
from tests.tzolkin.walk import WALKS

WALK = "tests.tzolkin.walk"


@pytest.mark.parametrize("players", WALKS.players)
def test_both_engines_agree_and_the_chosen_walks_reach_what_they_claim(players: int) -> None:
    WALKS.check_chosen(players)


@pytest.mark.release
@pytest.mark.parametrize("players", WALKS.players)
@pytest.mark.parametrize("seeds", WALKS.chunks(), ids=str)
def test_both_engines_agree_on_all_walks(players: int, seeds: range) -> None:
    for seed in seeds:
        WALKS.walk(players, seed)


# An excerpt of the rules, and a plausible mistake in it.
FAULTS = {
    "farm workers eat": ("rules/calendar.py", "workers - me.fed", "workers"),
    "hunger costs two": ("rules/calendar.py", "HUNGER = 3 *", "HUNGER = 2 *"),
    "marker stays": ("rules/calendar.py", "if s.starter == seat else seat", "if False else seat"),
    "age changes on the third": ("rules/calendar.py", "s.food_days == 1", "s.food_days == 2"),
    "dark side advances two days": ("rules/calendar.py", "s.players[seat].light == 0 or ", ""),
    "corn on every tooth": (
        "rules/calendar.py",
        "    if seat < 0:\n        s.tooth_corn",
        "    if True:\n        s.tooth_corn",
    ),
    "begging up to three": ("rules/turn.py", "me.corn < BEGGARS_CORN", "me.corn <= BEGGARS_CORN"),
    "placing again is free": ("rules/turn.py", "    cost = s.placed\n", "    cost = 0\n"),
    "tops are shared": (
        "rules/temples.py",
        "            return False\n    return True",
        "            pass\n    return True",
    ),
    "leaders who tie get all": ("rules/temples.py", "bonus // 2", "bonus"),
    "skulls for the first": ("rules/temples.py", "entitled <= s.skulls", "True"),
    "third level costs two": (
        "rules/technology.py",
        "return me.tech[tech] + 1 if",
        "return min(me.tech[tech] + 1, 2) if",
    ),
    "architecture serves both": (
        "rules/buildings.py",
        "SECOND_WITH if level == 0 else SECOND_WITHOUT",
        "SECOND_WITH",
    ),
    "architecture corn pays": (
        "rules/buildings.py",
        "    if architecture >= 2:",
        "    if architecture >= 3:",
    ),
    "the monument's skull is lost": (
        "rules/buildings.py",
        "    s.skulls += MONUMENT_SKULLS[monument]\n",
        "",
    ),
    "selling after buying": (
        "rules/market.py",
        "    push(s, ASK_MARKET, 1)",
        "    push(s, ASK_MARKET, 0)",
    ),
    "fishing gets no bonus": (
        "rules/wheels.py",
        "HARVEST_CORN[1] + FISHING_BONUS[me.tech[AGRICULTURE]]",
        "HARVEST_CORN[1]",
    ),
    "burned tiles count": (
        "rules/wheels.py",
        "    me.corn_tiles += 1\n    me.corn += corn_of(me, space)\n    me.temple",
        "    me.wood_tiles += 1\n    me.corn += corn_of(me, space)\n    me.temple",
    ),
    "theology reaches back": ("rules/wheels.py", "space == at + 1", "space == at - 1"),
    "one dummy a tile": ("rules/setup.py", "if first and wheel", "if False and wheel"),
    "four workers score five": (
        "data.toml",
        '"by_workers", 0, 0, 0, 0, 6',
        '"by_workers", 0, 0, 0, 0, 5',
    ),
    "stone for wood": (
        "data.toml",
        'B07 = { age = 1, category = "tomb", wood = 1, stone = 2',
        'B07 = { age = 1, category = "tomb", wood = 2, stone = 1',
    ),
}


def test_no_difference_without_a_planted_fault() -> None:
    difference = run_walks(ROOT / "src", WALK, "2")
    assert difference.returncode == 0, difference.stdout + difference.stderr[-2000:]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_detected(fault: str, tmp_path: Path) -> None:
    source_root = plant_fault("tzolkin", FAULTS[fault], tmp_path)
    difference = run_walks(source_root, WALK)
    assert difference.returncode == EXIT_DIFFERENCE, (
        f"the walk did not notice: {difference.stderr[-2000:]}"
    )
