"""Games of other packages, added by entry point: examples/tictactoe in every place, and failures.

Each test runs in a separate process, since a process reads the entry points once.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
import time
import tomllib
import urllib.request
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.games.interface import missing_names
from tests.cli.keyboard import Terminal
from tests.web.serving import ServerProcess

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "tictactoe"
SOURCE = EXAMPLE / "sacbe_tictactoe.py"
MOST_LINES = 150
TIMEOUT = 300.0


def install(folder: Path, name: str, entry_points: dict[str, str]) -> None:
    """Make a folder look like one into which a package was installed."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    lines = [f"{game} = {value}" for game, value in entry_points.items()]
    (info / "entry_points.txt").write_text("[sacbe.games]\n" + "\n".join(lines) + "\n")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages with tic-tac-toe as its pyproject.toml declares it."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copy(SOURCE, folder)
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    install(folder, project["name"].replace("-", "_"), project["entry-points"]["sacbe.games"])
    return folder


def environment(site: Path, jit: bool = False) -> dict[str, str]:
    """Environment variables with the packages of `site`; uncompiled, which is faster here."""
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    return {"PYTHONPATH": path, "NUMBA_DISABLE_JIT": "0" if jit else "1"}


def run(site: Path, code: str, jit: bool = False) -> str:
    """The output of a program that finds the packages of `site`."""
    result = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment(site, jit),
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_the_example_is_short() -> None:
    assert len(SOURCE.read_text("utf-8").splitlines()) <= MOST_LINES


PYTHON = """
import sacbe
assert "tictactoe" in sacbe.games()
game = sacbe.game("tictactoe")
state = game.start()
assert state.action_text(4) == "Mark row 2, column 2"
state.play(4)
try:
    state.play(4)
except sacbe.IllegalAction as error:
    assert str(error) == "This action is not legal now."
assert state.explain({"type": "mark", "row": 1, "column": 1}) is None
assert game.from_bytes(state.to_bytes()) == state
assert list(state.observation(1)) == [1, 1, 2, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0]
table = sacbe.Table("tictactoe", seed=1)
for action in (0, 3, 1, 4, 2):
    table.play(action)
assert (table.state.winners, table.state.scores) == ([0], [1, 0])
assert table.log()[-1] == "Winner: Player A."
assert sacbe.replay(table.record()).state == table.state
for level in ("random", "greedy", "easy"):
    assert sacbe.bot(level, game, seed=1).choose(game.start(), 0) in range(9)
draw = game.start()
for action in (0, 1, 2, 4, 3, 5, 7, 6, 8):
    draw.play(action)
assert draw.winners == [0, 1]
"""


@pytest.mark.parametrize("jit", [False, True])
def test_it_plays_in_python(site: Path, jit: bool) -> None:
    run(site, PYTHON, jit)


def test_a_bot_without_an_evaluator_wins_and_blocks(site: Path) -> None:
    run(
        site,
        """
import sacbe
game = sacbe.game("tictactoe")
bot = sacbe.bot("medium", game, seed=1)
for moves, best in (((0, 3, 1, 4), 2), ((0, 4, 1), 2), ((4, 0, 2), 6)):
    state = game.start()
    for action in moves:
        state.play(action)
    assert bot.choose(state, state.current_player) == best, moves
""",
    )


def test_it_plays_in_openspiel(site: Path) -> None:
    run(
        site,
        """
import pyspiel
import sacbe.adapters.openspiel
game = pyspiel.load_game("python_sacbe_tictactoe")
assert game.max_game_length() == 9
state = game.new_initial_state()
for action in (0, 3, 1, 4, 2):
    assert "tictactoe" in str(state)
    state.apply_action(action)
assert state.is_terminal()
assert state.returns() == [1.0, -1.0]
""",
    )


def test_it_plays_in_a_batch(site: Path) -> None:
    run(
        site,
        """
from sacbe.adapters.batch import Batch
batch = Batch("tictactoe", size=3, seed=1)
ended = 0
for _ in range(20):
    batch.step(batch.sample())
    ended += batch.done.sum()
    for i in range(3):
        row = batch.state(i).observation(int(batch.seats[i]))
        assert list(batch.observations[i]) == list(row)
assert ended >= 6
""",
    )


def test_it_plays_in_pettingzoo_and_gymnasium(site: Path) -> None:
    run(
        site,
        """
import gymnasium
import sacbe.adapters.gymnasium
from sacbe.adapters.pettingzoo import env
table = env("tictactoe")
table.reset(seed=1)
moves = 0
for agent in table.agent_iter():
    observation, reward, over, cut, info = table.last()
    table.step(None if over or cut else int(observation["action_mask"].nonzero()[0][0]))
    moves += not over
assert moves == 7
seat = gymnasium.make("Sacbe/Tictactoe-v0", opponents="random")
observation, info = seat.reset(seed=1)
assert observation in seat.observation_space
""",
    )


def test_it_plays_in_the_terminal(site: Path, tmp_path: Path) -> None:
    env = environment(site) | {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    args = ("play", "tictactoe", "--seats", "human,human", "--lang", "en")
    with Terminal(args, env) as terminal:
        terminal.wait_for("to start")
        terminal.send("")
        for number in (1, 3, 1, 3, 1):  # squares 1, 4, 2, 5, 3
            terminal.wait_for(r"\n> ")
            terminal.send(str(number))
        assert "Player A wins." in terminal.wait_for(r"Save the record")


class Client:
    """A seat at a table of a server."""

    def __init__(self, server: str) -> None:
        self.server, self.token = server, ""

    def get(self, path: str) -> Any:
        return json.loads(self.request(path))

    def request(self, path: str, body: Any = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.server}{path}", data)
        request.add_header("Content-Type", "application/json")
        if self.token:
            request.add_header("Authorization", f"Bearer {self.token}")
        with urllib.request.urlopen(request, timeout=TIMEOUT) as answer:
            content: bytes = answer.read()
        return content


def test_it_plays_in_the_browsers_api(
    site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment(site).items():
        monkeypatch.setenv(name, value)
    with ServerProcess(tmp_path) as serving:
        client = Client(serving.url)
        assert "tictactoe" in [game["name"] for game in client.get("/api/games")["games"]]
        assert client.get("/static/games/tictactoe.json")["parts"] == {}
        seats = [{"kind": "link"}, {"kind": "bot", "level": "random"}]
        body = {"game": "tictactoe", "seats": seats, "seed": 1}
        opened = json.loads(client.request("/api/tables", body))
        client.token, at = opened["seat_tokens"]["0"], f"/api/tables/{opened['table']}"
        client.request(f"{at}/claim", {"token": client.token, "name": "Ann"})
        deadline = time.monotonic() + TIMEOUT
        while (view := client.get(f"{at}?seat=0&lang=en"))["status"] == "playing":
            assert time.monotonic() < deadline
            if not view["legal"]:
                time.sleep(0.05)
                continue
            picture = client.request(f"{at}/picture?seat=0&lang=en").decode()
            for choice in view["legal"]:
                assert f'data-action="{choice["action"]}"' in picture
            command = {"type": "play", "seat": 0, "action": view["legal"][0]["action"]}
            order = {"command_id": f"move-{view['version']}", "command": command}
            client.request(f"{at}/commands", {**order, "expected_version": view["version"]})
        for panel in ("log", "ledger", "tiles"):
            assert client.get(f"{at}/{panel}?seat=0&lang=en")
        assert client.get("/api/games/tictactoe/rules?lang=en")["title"] == "Tic-tac-toe"
        assert client.get("/api/games/tictactoe/reference?lang=en")["title"] == "Tic-tac-toe"


def test_a_broken_package_is_named_when_it_is_chosen_and_hides_no_other(
    site: Path, tmp_path: Path
) -> None:
    shutil.copytree(site, tmp_path, dirs_exist_ok=True)
    values = {
        "absent": "no_such_module:Game",
        "failing": "failing:Game",
        "incomplete": "incomplete:Game",
        "wrong": "json:loads",
        "maya": "failing:Game",
    }
    (tmp_path / "failing.py").write_text("raise RuntimeError('no luck')\n")
    (tmp_path / "incomplete.py").write_text(
        "from sacbe.games.interface import GameDefinition\n"
        "class Game(GameDefinition):\n    name = 'incomplete'\n    players = (2, 2)\n"
    )
    install(tmp_path, "broken", values)
    out = run(
        tmp_path,
        """
import sacbe
print(*sacbe.games())
for name in ("absent", "failing", "incomplete", "wrong"):
    try:
        sacbe.game(name)
    except sacbe.UnknownGame as error:
        print(error)
""",
    )
    names, *errors = out.splitlines()
    assert names.split() == ["maya", "mezo", "tictactoe", "tzolkin"]
    assert "no_such_module" in errors[0]
    assert "no luck" in errors[1]
    assert "missing title, about, rules_version, most_decisions, records, rules" in errors[2]
    assert "not a class derived from GameDefinition" in errors[3]


def test_a_part_without_a_function_is_reported() -> None:
    class Board:
        def picture(self) -> str:
            return ""

    definition: Any = type(sacbe.game("maya").definition)
    incomplete = type("Incomplete", (definition,), {"board": Board()})
    incomplete.__module__ = definition.__module__
    assert missing_names(incomplete) == ["board.question"]


@pytest.mark.parametrize("name", ["maya", "mezo", "tzolkin"])
def test_the_built_in_games_are_complete(name: str) -> None:
    assert missing_names(type(sacbe.game(name).definition)) == []


def test_the_guide_quotes_the_example() -> None:
    guide = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    sources = {"python": SOURCE, "toml": EXAMPLE / "pyproject.toml"}
    quotes = re.findall(r"^```(python|toml)\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)
    assert len(quotes) >= 8
    for language, quote in quotes:
        source = sources[language].read_text("utf-8")
        assert quote in source or textwrap.indent(quote, "    ") in source
