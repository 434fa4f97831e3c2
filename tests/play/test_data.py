"""A game on other data: a separate Game, usable wherever the built-in one is.

The data here are Tzolk'in's with one number changed: tile W04 gives 11 corn, not 9.
"""

import ast
import hashlib
import json
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.play.records import encode
from tests.games.modules import module_of

GAME = sacbe.game("tzolkin")
GAMES = Path(sacbe.__file__).parent / "games"
BUILT_IN = (GAMES / "tzolkin" / "data.toml").read_bytes().decode()
OLD, NEW = 'effects = [["corn", 9], ["stone", 1]]', 'effects = [["corn", 11], ["stone", 1]]'
OTHER = BUILT_IN.replace(OLD, NEW)
W04_DEALT = 3  # a seed with which the tile is dealt


@pytest.fixture(scope="module")
def own() -> sacbe.Game:
    """The game on other data. Its rules are compiled once, at the first use of a position."""
    assert BUILT_IN.count(OLD) == 1
    return sacbe.game("tzolkin", data=OTHER.encode())


def started(game: sacbe.Game, seed: int = W04_DEALT) -> sacbe.Table:
    return sacbe.Table(game, players=4, seed=seed, draft=False)


def played(game: sacbe.Game, moves: int, seed: int = W04_DEALT) -> sacbe.Table:
    """A table after this number of random choices."""
    table, pick = started(game, seed), random.Random(seed)
    for _ in range(moves):
        table.play(pick.choice(table.state.legal_actions()))
    return table


# ---------------------------------------------------------------- identity


def test_other_data_give_another_game(own: sacbe.Game) -> None:
    assert own is not GAME
    assert own.name == GAME.name
    assert own.data_digest != GAME.data_digest
    assert (own.data, GAME.data) == (OTHER.encode(), None)
    assert own.data_digest in repr(own)
    assert repr(GAME) == "sacbe.game('tzolkin')"


def test_equal_data_give_the_same_game(own: sacbe.Game, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(OTHER, "utf-8")
    for data in (OTHER.encode(), path, str(path)):
        assert sacbe.game("tzolkin", data=data) is own
    assert sacbe.game("tzolkin", data=BUILT_IN.encode()) is GAME


def test_games_lists_each_name_once() -> None:
    code = f"""
import sacbe
sacbe.game("tzolkin", data={OTHER.encode()!r})
print(sacbe.games().count("tzolkin"), *(name for name in sacbe.games() if "_" in name))
"""
    process = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300
    )
    assert process.stdout.split() == ["1"]


def test_a_digest_is_of_the_content_alone(own: sacbe.Game) -> None:
    """Otherwise a record would be rejected on other machines."""
    for game, text in ((GAME, BUILT_IN), (own, OTHER)):
        assert hashlib.sha256(text.encode()).hexdigest().startswith(game.data_digest)


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/**/*.py")), ids=lambda p: p.name)
def test_a_game_imports_its_own_modules_relatively(path: Path) -> None:
    """Otherwise they would be the modules of the built-in data."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and not node.level:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        own_package = f"sacbe.games.{path.relative_to(GAMES).parts[0]}"
        assert not [name for name in names if f"{name}.".startswith(f"{own_package}.")]


# ---------------------------------------------------------------- positions


def corn(table: sacbe.Table) -> list[int]:
    return [player["corn"] for player in table.state.view()["players"]]


def test_compiled_rules_follow_the_changed_number(own: sacbe.Game) -> None:
    changed, usual = started(own), started(GAME)
    tiles = [player["wealth"] for player in usual.state.view()["players"]]
    assert sum("W04" in names for names in tiles) == 1
    for more, less, names in zip(corn(changed), corn(usual), tiles, strict=True):
        assert more - less == (2 if "W04" in names else 0)


def test_texts_follow_the_changed_number(own: sacbe.Game) -> None:
    for game, number in ((own, 11), (GAME, 9)):
        assert module_of(game, "data").DATA.wealth["W04"].effects[0] == ["corn", number]
        assert module_of(game, "terminal.tiles").DATA is module_of(game, "data").DATA


def test_both_games_are_played_side_by_side(own: sacbe.Game) -> None:
    """Without the tile the games do not differ, so that the same moves are legal."""
    seed = next(s for s in range(99) if corn(started(own, s)) == corn(started(GAME, s)))
    changed, usual, pick = started(own, seed), started(GAME, seed), random.Random(1)
    while usual.current_player is not None:
        assert changed.state.legal_actions() == usual.state.legal_actions()
        action = pick.choice(usual.state.legal_actions())
        changed.play(action)
        usual.play(action)
        assert changed.state.raw() == usual.state.raw()
    assert changed.state.scores == usual.state.scores
    assert changed.log() == usual.log()
    assert changed.state != usual.state
    assert len({changed.state, usual.state}) == 2


def test_bytes_of_one_game_are_rejected_by_the_other(own: sacbe.Game) -> None:
    for game, other in ((own, GAME), (GAME, own)):
        data = started(game).state.to_bytes()
        assert game.from_bytes(data) == started(game).state
        with pytest.raises(ValueError, match=r"not a position of Tzolk'in with this data\."):
            other.from_bytes(data)


PROCESS = """
import pickle, sys
from sacbe.kernel import compiling
compiled = []
with compiling(lambda done, name: compiled.append(name)):
    states = pickle.load(sys.stdin.buffer)
    for state in states:
        state.play(state.legal_actions()[0])
sys.stdout.buffer.write(pickle.dumps([states, compiled]))
"""


def test_unpickled_positions_are_not_compiled_again(own: sacbe.Game) -> None:
    states = [played(own, 9).state, played(own, 5).state, played(GAME, 9).state]
    data = pickle.dumps(states)
    assert data.count(NEW.encode()) == 1  # the data are pickled once for all positions
    process = subprocess.run(
        [sys.executable, "-c", PROCESS],
        input=data,
        capture_output=True,
        check=True,
        timeout=300,
    )
    again, compiled = pickle.loads(process.stdout)
    for state in states:
        state.play(state.legal_actions()[0])
    assert again == states
    assert [state.game for state in again] == [own, own, GAME]
    assert compiled == []


def test_bots_have_separate_loops_for_each_game() -> None:
    """Uncompiled, because compiling would take longer."""
    code = f"""
import sacbe
from sacbe.bots.lookahead import loops_for
from tests.games.modules import module_of
own, usual = sacbe.game("tzolkin", data={OTHER.encode()!r}), sacbe.game("tzolkin")
for game in (own, usual):
    for name in ("greedy", "random"):
        state = sacbe.Table(game, players=2, seed=1).state
        assert sacbe.bot(name, game).choose(state, state.current_player) in state.legal_actions()
assert loops_for(own) is not loops_for(usual)
assert loops_for(own).bound["estimate"] is own.evaluator.estimate
"""
    env = dict(os.environ, NUMBA_DISABLE_JIT="1")
    subprocess.run([sys.executable, "-c", code], env=env, check=True, timeout=300)


# ---------------------------------------------------------------- records


def test_a_record_holds_its_data_and_replays(own: sacbe.Game) -> None:
    table = played(own, 40)
    record = table.record()
    assert record["data_file"] == OTHER
    for form in (record, json.dumps(record), encode(record).encode()):
        again = sacbe.replay(form)
        assert again.game is own
        assert again.state == table.state
        assert again.record() == record


def test_a_record_on_built_in_data_holds_none() -> None:
    record = played(GAME, 5).record()
    assert "data_file" not in record
    assert sacbe.replay(record, built_in_only=True).game is GAME


def test_the_record_of_one_seat_has_only_the_digest_of_the_data(own: sacbe.Game) -> None:
    record = played(own, 5).record(seat=1)
    assert record["data"] == own.data_digest
    assert "data_file" not in record


def test_other_data_can_be_rejected(own: sacbe.Game) -> None:
    with pytest.raises(sacbe.RecordError, match="uses different data for Tzolk'in"):
        sacbe.replay(played(own, 5).record(), built_in_only=True)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"data_file": None}, "different data for Tzolk'in, which it does not contain"),
        ({"data_file": OTHER + "# more\n"}, "its data file does not match"),
        ({"data_file": BUILT_IN}, "its data file does not match"),
        ({"data": GAME.data_digest}, "its data file does not match"),
        ({"data": GAME.data_digest, "data_file": BUILT_IN}, "invalid at move|was modified"),
        ({"data_file": "[calendar"}, "data file in this record is invalid: Tzolk'in data"),
        ({"data_file": ""}, "data file in this record is invalid: Tzolk'in data"),
        ({"data_file": "x" * 1_000_001}, "invalid: The data file is too large: the limit is 1 MB"),
        ({"data_file": "\ud800"}, "not a Sacbe record"),
        ({"data_file": 7}, "not a Sacbe record"),
        ({"seal": "0" * 64}, "checksum does not match"),
    ],
)
def test_a_record_with_wrong_data_is_refused(
    own: sacbe.Game, change: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(sacbe.RecordError, match=sentence):
        sacbe.replay(played(own, 5).record() | change)


# ---------------------------------------------------------------- errors

WRONG = {
    "empty": (b"", "Tzolk'in data: .*calendar"),
    "no TOML": (b"[calendar", "Tzolk'in data: "),
    "no text": (BUILT_IN.encode() + b"\xff", "The data file is not valid UTF-8: "),
    "too large": (b"#" * 1_000_001, r"The data file is too large: the limit is 1 MB\."),
    "nested": (b"a = " + b"[" * 50_000, r"nested too deeply\."),
    "wrong": (BUILT_IN.replace(OLD, 'effects = [["corn", 99]]').encode(), "W04"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_data_are_rejected_and_leave_no_modules(case: str, tmp_path: Path) -> None:
    data, sentence = WRONG[case]
    loaded = {name for name in sys.modules if name.startswith("sacbe.games.")}
    with pytest.raises(sacbe.DataError, match=sentence):
        sacbe.game("tzolkin", data=data)
    path = tmp_path / "board.toml"
    path.write_bytes(data)
    with pytest.raises(sacbe.DataError, match=rf"^{path}: .*{sentence}"):
        sacbe.game("tzolkin", data=path)
    assert {name for name in sys.modules if name.startswith("sacbe.games.")} == loaded


def test_unreadable_files_are_rejected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(sacbe.DataError, match=r"nowhere\.toml: no such file\."):
        sacbe.game("tzolkin", data="nowhere.toml")
    for path in (tmp_path, Path("/dev/null")):
        with pytest.raises(sacbe.DataError, match=rf"^{path}: not a regular file\."):
            sacbe.game("tzolkin", data=path)

    def forbidden(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "board.toml"
    path.write_text(OTHER, "utf-8")
    monkeypatch.setattr(Path, "open", forbidden)  # root may read everything
    with pytest.raises(sacbe.DataError, match="cannot read the file: Permission denied"):
        sacbe.game("tzolkin", data=path)


def test_an_unknown_game_has_no_data() -> None:
    with pytest.raises(sacbe.UnknownGame, match="chess"):
        sacbe.game("chess", data=b"")
