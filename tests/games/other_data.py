"""Differential walks on changed data: `python -m tests.games.other_data GAME`.

Numbers are changed for both engines. A rule that holds such a number as a literal then differs from
the reference engine. Exit code EXIT_DIFFERENCE if the engines differ.
"""

import copy
import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sacbe
from sacbe.play.game import Game
from tests.games.walking import EXIT_DIFFERENCE, Difference, Walks

Path_ = tuple[str | int, ...]
APPEARANCE = ("version", "layout")  # entries without a rule
WALKS_EACH = 4  # for every number of players


def numbers(data: Any, path: Path_ = ()) -> Iterator[Path_]:
    """The paths of all integers."""
    if isinstance(data, dict | list):
        for key, value in data.items() if isinstance(data, dict) else enumerate(data):
            yield from numbers(value, (*path, key))
    elif type(data) is int:
        yield path


def increase(data: Any, paths: list[Path_]) -> Any:
    """A copy of the data with these numbers increased by one."""
    changed = copy.deepcopy(data)
    for *folders, name in paths:
        place = changed
        for folder in folders:
            place = place[folder]
        place[name] += 1
    return changed


def game_on(name: str, data: Any) -> Game:
    return sacbe.game(name, data=json.dumps(data).encode())


def is_valid(name: str, data: Any) -> bool:
    try:
        game_on(name, data)
    except ValueError:
        return False
    return True


def other_data(name: str) -> tuple[Any, int]:
    """The data with as many numbers increased as possible, and their count. A number is increased
    if the data stay valid together with the increases before it."""
    path = Path(sacbe.__file__).parent / "games" / name / "data.json"
    data = json.loads(path.read_text("utf-8"))
    if name == "maya":  # its numbers of tiles must change together
        tiles = data["tile_set_per_player"]
        tiles["singles_per_crop"], tiles["doubles_per_crop"] = 3, 5
        return data, 2
    paths: list[Path_] = []
    for number in numbers(data):
        if number[0] not in APPEARANCE and is_valid(name, increase(data, [*paths, number])):
            paths.append(number)
    return increase(data, paths), len(paths)


# Tzolk'in's reference engine has its own tables, so changes are listed here and repeated there.
TZOLKIN: dict[str, str] = {
    "skulls = 13": "skulls = 12",
    "market = { wood = 2, stone = 3, gold = 4 }": "market = { wood = 3, stone = 4, gold = 5 }",
    "corn = [3, 4, 5, 7, 9]": "corn = [3, 5, 6, 8, 10]",
    "wood = [0, 0, 2, 3, 4]": "wood = [0, 0, 3, 4, 5]",
    "vp = [4, 5, 6, 7, 8, 8, 10, 11, 13]": "vp = [5, 6, 7, 8, 9, 9, 11, 12, 14]",
    "vp = [-1, 0, 2, 4, 6, 7, 8]": "vp = [-2, 0, 3, 5, 7, 8, 9]",
    "leader = [4, 4]": "leader = [8, 6]",
}


def tzolkin_on_other_data() -> Game:
    """Tzolk'in on changed data; the same changes are made in the reference engine."""
    path = Path(sacbe.__file__).parent / "games" / "tzolkin" / "data.toml"
    text = path.read_text("utf-8")
    for old, new in TZOLKIN.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    tables = vars(importlib.import_module("tests.reference.tzolkin"))
    tables["SKULLS"] = 12
    tables["MARKET_PRICE"] = {"wood": 3, "stone": 4, "gold": 5}
    tables["JUNGLE_CORN"] = {2: 5, 3: 6, 4: 8, 5: 10}
    tables["JUNGLE_WOOD"] = {3: 3, 4: 4, 5: 5}
    tables["CHICHEN_ITZA"] = {
        space: (vp + 1, temple, blocks)
        for space, (vp, temple, blocks) in tables["CHICHEN_ITZA"].items()
    }
    tables["TEMPLE_VP"]["brown"] = (-2, 0, 3, 5, 7, 8, 9)
    tables["LEADER_BONUS"]["green"] = {2: 8, 4: 6}
    return sacbe.game("tzolkin", data=text.encode())


def main(name: str) -> int:
    walks: Walks = importlib.import_module(f"tests.{name}.walk").WALKS
    arguments: dict[str, Any] = {}
    if name == "tzolkin":
        game, changed = tzolkin_on_other_data(), len(TZOLKIN)
    else:
        arguments["data"], changed = other_data(name)
        game = game_on(name, arguments["data"])
    print(f"{changed} changes")
    try:
        for players in walks.players:
            for seed in walks.chosen_seeds(players)[:WALKS_EACH]:
                walks.walk_on(game, players, seed, **arguments)
    except Difference as difference:
        print(difference)
        return EXIT_DIFFERENCE
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
