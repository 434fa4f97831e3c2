"""`sacbe admin`: list, inspect, repair, backup, vacuum and prune."""

import asyncio
import random
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from typer.testing import CliRunner

from sacbe.cli.admin import app
from sacbe.server import events as ev
from sacbe.server.store import Repository, Store, StoreError, maintenance
from sacbe.server.store.maintenance import backup, vacuum
from sacbe.server.store.repair import Finding, repair
from sacbe.server.table_service import SNAPSHOT_EVERY
from sacbe.server.table_service import summary as summary_of
from tests.server.store.samples import SyncStore, adding, hashed, opening, run, summary
from tests.server.tables import LogBuilder, opened

LONG = SNAPSHOT_EVERY + 6  # events, so that one snapshot is due


def a_game(events: int = LONG) -> LogBuilder:
    """A real log; after a few moves there is only chat."""
    builder = LogBuilder(opened("maya", "ll"))
    builder.play(5, random.Random(1))
    while builder.state.version < events:
        builder.add(ev.Said(seat=0, name="Ana", text="well"))
    return builder


def keeping(table: str, builder: LogBuilder) -> Callable[[Repository], None]:
    """A job that stores a log as the TableService does."""

    def job(to: Repository) -> None:
        copy = LogBuilder(builder.log[0].event, builder.log[0].at)  # type: ignore[arg-type]
        tokens = {"host": hashed(table)}
        to.open_table(table, builder.log[0], tokens, summary_of(copy.state))
        for logged in builder.log[1:]:
            copy.state.apply(logged)
            due = logged.version % SNAPSHOT_EVERY == 0
            snapshot = copy.state.snapshot() if due else None
            to.append(table, logged, None, summary_of(copy.state), snapshot)

    return job


async def findings(store: Store) -> list[Finding]:
    return [finding async for finding in repair(store) if finding is not None]


def repaired(sync_store: SyncStore) -> list[Finding]:
    return sync_store.run(findings)


def changing(statement: str, **values: Any) -> Callable[[Repository], None]:
    """A job that damages the database directly."""

    def job(to: Repository) -> None:
        to.connection.execute(text(statement), values)

    return job


# ---------------------------------------------------------------- repair


def test_repair_leaves_a_sound_store_unchanged(sync_store: SyncStore) -> None:
    sync_store.write(keeping("a", a_game()), keeping("b", a_game(3)))
    before = sync_store.read(
        lambda by: (by.row("a"), by.snapshot("a"), by.row("b"), by.snapshot("b"))
    )
    assert before[1] is not None
    assert before[1][0] == SNAPSHOT_EVERY
    assert before[3] is None
    assert repaired(sync_store) == []
    after = sync_store.read(
        lambda by: (by.row("a"), by.snapshot("a"), by.row("b"), by.snapshot("b"))
    )
    assert after == before


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE snapshots SET story = substr(story, 2)",
        "UPDATE snapshots SET version = 7",
        "UPDATE snapshots SET version = 999",
        "DELETE FROM snapshots",
    ],
)
def test_repair_rewrites_wrong_or_missing_snapshots(sync_store: SyncStore, damage: str) -> None:
    sync_store.write(keeping("a", a_game()))
    right = sync_store.read(lambda by: by.snapshot("a"))
    sync_store.write(changing(damage))
    assert [(f.table, f.what) for f in repaired(sync_store)] == [("a", "snapshot")]
    assert sync_store.read(lambda by: by.snapshot("a")) == right
    assert repaired(sync_store) == []


def test_repair_drops_a_wrong_early_snapshot(sync_store: SyncStore) -> None:
    sync_store.write(keeping("a", a_game(5)), lambda to: to.keep_snapshot("a", 3, b"nonsense"))
    assert [f.what for f in repaired(sync_store)] == ["snapshot"]
    assert sync_store.read(lambda by: by.snapshot("a")) is None


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET version = 2",
        "UPDATE tables SET version = 999",
        "UPDATE tables SET status = 'over', listed = 5",
        "UPDATE tables SET names = '[]'",
        "UPDATE tables SET asked = '[0, 1]'",
        "UPDATE tables SET wakes_at = 5",
        "UPDATE tables SET updated = 5",
    ],
)
def test_repair_rewrites_wrong_rows(sync_store: SyncStore, damage: str) -> None:
    sync_store.write(keeping("a", a_game(9)))
    right = sync_store.read(lambda by: by.row("a"))
    sync_store.write(changing(damage))
    assert sync_store.read(lambda by: by.row("a")) != right
    assert [(f.table, f.what) for f in repaired(sync_store)] == [("a", "row")]
    assert sync_store.read(lambda by: by.row("a")) == right
    assert repaired(sync_store) == []


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET event = '{}' WHERE version = 4 AND table_id = 'b'",
        "UPDATE events SET event = 'nonsense' WHERE version = 4 AND table_id = 'b'",
        "DELETE FROM events WHERE version = 4 AND table_id = 'b'",
        "DELETE FROM events WHERE version = 1 AND table_id = 'b'",
        "DELETE FROM events WHERE table_id = 'b'",
        """UPDATE events SET event = '{"event":"moved","seat":0,"moves":[[0,65535]]}'
           WHERE version = 4 AND table_id = 'b'""",
        """UPDATE events SET event = '{"event":"renamed","seat":77,"name":"x"}'
           WHERE version = 4 AND table_id = 'b'""",
    ],
)
def test_repair_reports_a_broken_log(sync_store: SyncStore, damage: str) -> None:
    sync_store.write(*(keeping(name, a_game(9)) for name in "abc"))
    sync_store.write(
        changing(damage.replace(":", r"\:")), changing("UPDATE tables SET names = '[]'")
    )
    row = sync_store.read(lambda by: by.row("b"))
    result = [(f.table, f.what) for f in repaired(sync_store)]
    assert result == [("a", "row"), ("b", "broken"), ("c", "row")]
    assert sync_store.read(lambda by: by.row("b")) == row


def test_repair_keeps_concurrent_moves(url: str) -> None:
    """The table changes between reading and writing, so it is checked again."""

    async def it(store: Store) -> None:
        other = Store.at(url)
        builder = a_game(9)
        await store.write(keeping("a", builder))
        await store.write(changing("UPDATE tables SET names = '[]'"))
        write = store.write
        game: list[ev.LoggedEvent] = []

        async def meanwhile(job: Any) -> Any:
            if not game:
                builder.add(ev.Said(seat=1, name="Ben", text="quick"))
                game.append(builder.log[-1])
                await other.write(lambda to: to.append("a", game[0], None, summary()))
            return await write(job)

        store.write = meanwhile  # type: ignore[method-assign]
        result = await findings(store)
        await other.close()
        assert [finding.what for finding in result] == ["row"]
        row = await store.read(lambda by: by.row("a"))
        assert row is not None
        assert (row.version, row.summary) == (10, summary_of(builder.state))

    run(url, it)


# ---------------------------------------------------------------- backup and vacuum


def test_backup_of_a_store_in_use(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy.db"

    async def it(store: Store) -> None:
        await store.write(opening())
        going_on = True

        async def write_on() -> int:
            version = 1
            while going_on:
                version += 1
                await store.write(adding(version))
            return version

        writing = asyncio.ensure_future(write_on())
        await asyncio.to_thread(backup, url, copy)
        going_on = False
        rows_written = await writing
        assert len(await store.read(lambda by: by.log("t"))) == rows_written

    run(url, it)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == ["copy.db"]

    async def look(store: Store) -> None:
        row, log = await store.read(lambda by: (by.row("t"), by.log("t")))
        assert row is not None
        assert [logged.version for logged in log] == list(range(1, row.version + 1))

    run(f"sqlite:///{copy}", look)


def test_backup_does_not_overwrite(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "letter.txt"
    file.write_text("mine")
    run(url, lambda store: store.write(opening()))
    with pytest.raises(ValueError, match="already"):
        backup(url, file)
    assert file.read_text() == "mine"
    with pytest.raises(ValueError, match=r"Cannot write .*copy\.db: No such file"):
        backup(url, tmp_path / "nowhere" / "copy.db")


def test_backup_refuses_postgresql() -> None:
    with pytest.raises(ValueError, match="pg_dump"):
        backup("postgresql://host/name", Path("copy.db"))


def test_backup_of_a_corrupt_store_fails(tmp_path: Path) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    run(f"sqlite:///{file}", lambda store: store.write(opening()))
    data = bytearray(file.read_bytes())
    data[4096:] = b"\x5a" * (len(data) - 4096)
    file.write_bytes(data)
    with pytest.raises(StoreError):
        backup(f"sqlite:///{file}", copy)
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".db"] == ["tables.db"]
    assert not list(tmp_path.glob(".sacbe-*"))


def test_vacuum_drops_expired_links_only(url: str) -> None:
    async def fill(store: Store) -> None:
        await store.write(opening())
        ana = await store.write(lambda to: to.new_visitor(hashed("ana"), "Ana", "en", 1.0))
        await store.write(lambda to: to.new_carry(hashed("old"), ana, 5.0))
        await store.write(lambda to: to.new_carry(hashed("good"), ana, 1e12))

    run(url, fill)
    before, after = vacuum(url)
    assert before > 0
    assert after > 0

    async def look(store: Store) -> None:
        count = text("SELECT count(*) FROM carries")
        assert await store.read(lambda by: by.connection.execute(count).scalar()) == 1
        assert len(await store.read(lambda by: by.log("t"))) == 1

    run(url, look)


def test_vacuum_frees_space(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    url = f"sqlite:///{file}"
    run(url, lambda store: store.write(opening()))
    run(url, lambda store: store.write(adding(2, text="x" * 500_000)))
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM events WHERE version = 2")
    before, after = vacuum(url)
    assert before - after > 400_000
    assert file.stat().st_size == after


# ---------------------------------------------------------------- the commands


class Said:
    """A folder with tables, and the output of commands on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"sqlite:///{folder / 'tables.db'}"

    def __call__(self, *args: str) -> tuple[int, str]:
        response = CliRunner().invoke(app, [*args, "--data", str(self.folder)])
        if response.exception is not None and not isinstance(response.exception, SystemExit):
            raise response.exception
        return response.exit_code, response.output

    def write(self, *jobs: Callable[[Repository], Any]) -> None:
        async def all_of_them(store: Store) -> None:
            for job in jobs:
                await store.write(job)

        run(self.url, all_of_them)


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Said:
    monkeypatch.setenv("COLUMNS", "120")
    return Said(tmp_path)


def test_the_settings_of_the_server_say_where_the_tables_are(
    say: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a file, by its name in the environment, or by the environment; --data wins."""
    say.write(opening("first"))
    file = tmp_path / "sacbe.toml"
    file.write_text(f'data = "{tmp_path}"\n', "utf-8")

    def listed(*args: str, **environment: str) -> str:
        response = CliRunner().invoke(app, [*args, "list"], env=environment)
        return response.output or str(response.exception)

    assert "first" in listed("--config", str(file))
    assert "first" in listed(SACBE_CONFIG=str(file))
    assert "first" in listed(SACBE_DATA=str(tmp_path))
    elsewhere = str(tmp_path / "elsewhere")
    assert elsewhere in listed("--config", str(file), SACBE_DATA=elsewhere)
    monkeypatch.setenv("SACBE_DATA", elsewhere)
    assert "first" in say("list")[1]
    monkeypatch.setenv("SACBE_DATABASE", "postgresql://nowhere/x")
    assert "first" in say("list")[1]
    response = CliRunner().invoke(app, ["restore", str(file)])
    assert "pg_restore" in str(response.exception)


@pytest.mark.parametrize(
    ("settings", "url"),
    [
        ('[notify]\nurl = "https://games.example.org/"', "https://games.example.org/operator#"),
        ('names = ["a.example"]\nsecure = true', "https://a.example/operator#"),
        ('names = ["a.example"]', "http://127.0.0.1:7260/operator#"),
    ],
)
def test_the_link_of_the_operator_has_the_public_address(
    say: Said, tmp_path: Path, settings: str, url: str
) -> None:
    say.write(opening("first"))
    file = tmp_path / "sacbe.toml"
    file.write_text(f'data = "{tmp_path}"\n{settings}\n', "utf-8")
    output = CliRunner().invoke(app, ["--config", str(file), "operator-link"]).output
    assert output.startswith(url)


def test_list(say: Said) -> None:
    say.write(opening("first", names=["Ana", ""]), opening("second", public=True, status="over"))
    code, view_data = say("list")
    assert code == 0
    assert "first" in view_data
    assert "Ana, free" in view_data
    assert "over, public" in view_data
    assert say("list", "--limit", "1")[1].count("maya") == 1


def test_inspect_shows_no_secrets(say: Said) -> None:
    builder = a_game(9)
    say.write(keeping("a", builder))
    code, view_data = say("inspect", "a")
    assert code == 0
    assert "maya, 2 players" in view_data
    assert "     2  1970-01-01" in view_data
    assert "moved 0" in view_data or "moved 1" in view_data
    assert hashed("a").hex() not in view_data
    assert str(builder.state.opened.seed) + "," not in view_data
    with pytest.raises(ValueError, match="There is no table b"):
        say("inspect", "b")


def test_names_are_escaped_in_the_terminal(say: Said) -> None:
    say.write(opening("a", names=["\x1b[2J\x07Eve", "[red]Ben"]))
    for command in (["list"], ["inspect", "a"]):
        view_data = say(*command)[1]
        assert "\x1b" not in view_data
        assert "\x07" not in view_data
        assert "[red]Ben" in view_data


def test_repair(say: Said) -> None:
    say.write(keeping("a", a_game()), keeping("b", a_game(9)))
    assert say("repair")[0] == 0
    say.write(changing("DELETE FROM snapshots"))
    code, view_data = say("repair")
    assert code == 0
    assert "Tables checked: 2. Rows rebuilt: 0. Snapshots rebuilt: 1. Corrupt logs: 0." in view_data
    say.write(changing("UPDATE events SET event = '{}' WHERE version = 4"))
    code, view_data = say("repair")
    assert code == 1
    assert "Corrupt logs: 2." in view_data
    assert "a  corrupt log: ValidationError: " in view_data
    assert "The event log is corrupt: " in say("inspect", "a")[1]


def test_backup_and_vacuum(say: Said) -> None:
    say.write(opening())
    code, view_data = say("backup", str(say.folder / "copy.db"))
    assert code == 0
    assert "copy.db" in view_data
    assert (say.folder / "copy.db").stat().st_size > 0
    code, view_data = say("vacuum")
    assert code == 0
    assert "MB now" in view_data


DAY = 86_400


def test_prune_removes_tables_in_batches(
    sync_store: SyncStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(maintenance, "AT_ONCE", 2)
    sync_store.write(
        *(opening(f"old {i}", at=10.0, status="over") for i in range(3)),
        opening("left", at=11.0),
        opening("counted", at=10.0, wakes_at=200.0),
        opening("new", at=100.0, status="over"),
    )
    assert sync_store.read(lambda by: by.count_old(50.0, 150.0)) == {"over": 3, "playing": 1}
    assert sync_store.run(lambda store: maintenance.prune(store, 50.0, 150.0)) == 4
    assert sync_store.run(lambda store: maintenance.prune(store, 50.0, 150.0)) == 0
    assert [row.table for row in sync_store.read(lambda by: by.all_tables())] == ["counted", "new"]


def test_prune_needs_confirmation(say: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    old = opening("old", at=now - 40 * DAY, status="over"), opening("left", at=now - 31 * DAY)
    say.write(*old, opening("new", at=now - 29 * DAY))
    request: list[str] = []

    def answering(answer: bool) -> Callable[[str], bool]:
        return lambda text: request.append(text) or answer  # type: ignore[func-returns-value]

    monkeypatch.setattr("typer.confirm", answering(False))
    code, view_data = say("prune", "--older", "30")
    assert code == 0
    assert "Tables without activity since " in view_data
    assert ": 2 (unfinished: 1)." in view_data
    assert "deleted" not in view_data
    monkeypatch.setattr("typer.confirm", answering(True))
    assert "Tables deleted: 2." in say("prune", "--older", "30")[1]
    assert len(request) == 2
    assert "Tables deleted: 1." in say("prune", "--older", "28", "--yes")[1]
    assert ": 0." in say("prune", "--older", "28")[1]  # nothing to confirm
    assert len(request) == 2


@pytest.mark.parametrize(
    "command",
    [
        ["list"],
        ["inspect", "a"],
        ["repair"],
        ["backup", "copy.db"],
        ["prune", "--older", "9", "--yes"],
        ["vacuum"],
    ],
)
def test_admin_creates_no_store(say: Said, command: list[str]) -> None:
    with pytest.raises(ValueError, match="There are no tables in"):
        say(*command)
    assert not list(say.folder.iterdir())
