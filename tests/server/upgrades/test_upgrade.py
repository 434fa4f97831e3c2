"""An upgrade carries live tables of all games to new rules and a new schema, and can be taken back.

The later version is a copy of this one whose games have other data and other rules, and keep the
current ones in `earlier`. It runs uncompiled: compiling two more rule sets would take minutes.
"""

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.server.store.schema import HEAD
from scripts.keep_rules import keep, prune
from tests.server.store.samples import run
from tests.server.store.test_restore import admin

ROOT = Path(__file__).parents[3]
DUMPS = sorted(Path(__file__).parent.glob("schema_*.sql"))
GAMES = ("maya", "mezo", "tzolkin")
# A file of each game with a text and its replacement.
DATA = {
    "maya": ("data.json", '"note": "', '"note": "Later. '),
    "mezo": ("data.json", "{", "{ "),
    "tzolkin": ("data.toml", '["corn", 9]', '["corn", 11]'),
}
MORE_POINTS = """

_earlier_scores = scores


def scores(s: State) -> list[int | float]:
    return [points + 1000 for points in _earlier_scores(s)]
"""


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source tree with rules version 2 of every game."""
    tree = tmp_path_factory.mktemp("later")
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "sacbe", tree / "sacbe", ignore=ignore)
    for name in GAMES:
        folder = tree / "sacbe" / "games" / name
        keep(folder, 1)
        change(folder / "__init__.py", "rules_version = 1", "rules_version = 2")
        knowledge = folder / "knowledge.py"
        knowledge.write_text(knowledge.read_text("utf-8") + MORE_POINTS, "utf-8")
        data = folder / DATA[name][0]
        change(data, *DATA[name][1:])
        removed = prune(folder, 1)
        assert {"board", "event_log.py", "rules", "text"} <= set(removed)
        assert not {"__init__.py", "knowledge.py", data.name} & set(removed)
    return tree


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def use(folder: Path, *sources: Path) -> dict[str, Any]:
    """Let the version in `sources` use the tables of a folder."""
    path = os.pathsep.join(map(str, (*sources, ROOT)))
    environment = {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}
    process = subprocess.run(
        [sys.executable, "-m", "tests.server.upgrades.later", str(folder)],
        env=environment,
        cwd=folder,
        timeout=600,
        capture_output=True,
        text=True,
    )
    assert process.returncode == 0, process.stderr
    result: dict[str, Any] = json.loads(process.stdout.splitlines()[-1])
    return result


def dumped(file: Path) -> str:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return "\n".join(connection.iterdump()) + "\n"


@pytest.mark.parametrize("dump", DUMPS, ids=lambda path: path.stem)
def test_live_tables_survive_an_upgrade_and_a_rollback(
    dump: Path, later: Path, tmp_path: Path
) -> None:
    database = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        connection.executescript(dump.read_text("utf-8"))
        connection.executescript("PRAGMA journal_mode = WAL")
    gone_table = make_one_gone(database)

    upgraded = use(tmp_path, later)
    old, new = upgraded["old"], upgraded["new"]
    assert {fact["game"] for fact in old} == set(GAMES)
    assert len(old) == 5
    assert {fact["rules"] for fact in old} == {1}
    assert max(fact["least"] for fact in old) < 1000 <= min(fact["least"] for fact in new)
    assert {fact["rules"] for fact in new} == {2}
    assert all(fact["log"] > 0 for fact in old)
    assert upgraded["mine"].pop(gone_table) == "gone"
    assert upgraded["answers"].pop(gone_table) == 410
    assert set(upgraded["mine"].values()) == {"playing"}
    assert set(upgraded["answers"].values()) == {200}
    assert gone_table not in upgraded["public"]
    with contextlib.closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)

    # Back: the copy from before the migration is what the earlier version left.
    copy = tmp_path / f"tables-schema-{dump.stem.removeprefix('schema_')}.db"
    assert dumped(copy) == as_made(dump, gone_table)
    code, output = admin(tmp_path, "restore", str(copy))
    assert code == 0
    assert "cannot be played" in output
    back = use(tmp_path)
    assert len(back["old"]) == 5
    assert {fact["rules"] for fact in (*back["old"], *back["new"])} == {1}


@pytest.mark.parametrize("dump", DUMPS, ids=lambda path: path.stem)
def test_nothing_is_wrong_after_an_upgrade(dump: Path, tmp_path: Path) -> None:
    """`sacbe admin check` is the last step of an upgrade. Snapshots of earlier versions lack later
    fields, which is no error."""
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.executescript(dump.read_text("utf-8"))
        assert connection.execute("SELECT count(*) FROM snapshots").fetchone()[0] > 0
    code, output = admin(tmp_path, "check")
    assert (code, output) == (
        0,
        "Tables checked: 6. Rows wrong: 0. Snapshots wrong: 0. Corrupt logs: 0.\n",
    )


def test_a_second_upgrade_makes_a_new_copy(tmp_path: Path) -> None:
    """After a rollback the copy of the first upgrade is old: its moves are not all there are."""
    database = tmp_path / "tables.db"
    copy = tmp_path / f"tables-{DUMPS[-1].stem.replace('_', '-')}.db"
    for name in ("", "Renamed"):
        with contextlib.closing(sqlite3.connect(database)) as connection:
            connection.executescript(DUMPS[-1].read_text("utf-8"))
            connection.execute("UPDATE visitors SET name = ? WHERE ? <> ''", (name, name))
            connection.commit()
        before = dumped(database)
        run(f"sqlite:///{database}", lambda store: store.read(lambda by: by.all_tables()))
        assert dumped(copy) == before
        database.unlink()
    assert "Renamed" in before
    assert {path.name for path in tmp_path.iterdir()} == {copy.name}


def make_one_gone(database: Path) -> str:
    """Let one table have rules that no version has."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        (table,) = connection.execute("SELECT min(id) FROM tables").fetchone()
        take_rules_away(connection, table)
        connection.commit()
    return str(table)


def take_rules_away(connection: sqlite3.Connection, table: str) -> None:
    connection.execute(TAKE_RULES, (table,))
    connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    if "rules_version" in columns:  # since schema 0002
        connection.execute("UPDATE tables SET rules_version = 99 WHERE id = ?", (table,))


TAKE_RULES = """UPDATE events SET event = replace(event, '"rules_version":1', '"rules_version":99')
          WHERE version = 1 AND table_id = ?"""


def as_made(dump: Path, table: str) -> str:
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(dump.read_text("utf-8"))
        take_rules_away(connection, table)
        return "\n".join(connection.iterdump()) + "\n"


def test_there_is_a_dump_of_every_earlier_schema() -> None:
    versions = ROOT / "src/sacbe/server/store/migrations/versions"
    numbers = {path.name[1:5] for path in versions.glob("v*.py")} - {HEAD}
    assert {path.stem.removeprefix("schema_") for path in DUMPS} == numbers


@pytest.mark.parametrize("name", sacbe.games())
def test_earlier_rule_sets_are_older_than_the_current_one(name: str) -> None:
    from sacbe.games import earlier_versions
    from sacbe.play.game import game_with_data

    current = sacbe.game(name).rules_version
    for version in earlier_versions(name):
        assert 1 <= version < current
        assert game_with_data(name, version, None).rules_version == version
