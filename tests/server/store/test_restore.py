"""Restoring a backup after a crash, checking a store, and daily backups."""

import contextlib
import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner

from sacbe.cli.admin import app
from sacbe.server.store import Store, StoreError
from sacbe.server.store.backups import DailyBackups
from sacbe.server.store.folder import RESTORING, check_not_restoring, lock_folder
from sacbe.server.store.maintenance import backup, integrity_errors
from sacbe.server.store.repair import check
from tests.server.store.samples import SyncStore, run
from tests.server.store.test_admin import LONG, a_game, changing, keeping

NAMES = [f"t{i}" for i in range(6)]


def store_at(folder: Path) -> SyncStore:
    folder.mkdir(exist_ok=True)
    return SyncStore(f"sqlite:///{folder / 'tables.db'}")


def admin(folder: Path, *args: str) -> tuple[int, str]:
    response = CliRunner().invoke(app, [*args, "--data", str(folder)])
    if response.exception is not None and not isinstance(response.exception, SystemExit):
        raise response.exception
    return response.exit_code, response.output


@pytest.fixture
def crashed(tmp_path: Path) -> tuple[Path, Path]:
    """A folder as a crash leaves it, with a log that is not in the database yet, and an older
    backup. The tables of both differ, so that their pages do."""
    live, folder, file = tmp_path / "live", tmp_path / "data", tmp_path / "backup.db"
    store = store_at(live)
    try:
        store.write(*(keeping(name, a_game(9)) for name in NAMES))
        backup(f"sqlite:///{live / 'tables.db'}", file)
        for name in ("events", "tokens", "snapshots", "tables"):
            store.write(changing(f"DELETE FROM {name}"))
        store.write(*(keeping(f"u{name}", a_game(LONG)) for name in NAMES[:-1]))
        with contextlib.closing(sqlite3.connect(live / "tables.db")) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        store.write(keeping(f"u{NAMES[-1]}", a_game(LONG)))
        shutil.copytree(live, folder)  # while the store is open, as a power cut would leave it
    finally:
        store.close()
    assert (folder / "tables.db-wal").stat().st_size > 0
    return folder, file


def tables(folder: Path) -> list[str]:
    async def names(store: Store) -> list[str]:
        return [row.table for row in await store.read(lambda by: by.all_tables())]

    return run(f"sqlite:///{folder / 'tables.db'}", names)


def test_copying_over_a_crashed_database_corrupts_it(crashed: tuple[Path, Path]) -> None:
    """Why `sacbe admin restore` exists: SQLite applies the old log to the copy."""
    folder, file = crashed
    shutil.copyfile(file, folder / "tables.db")
    assert admin(folder, "check")[0] == 1
    assert admin(folder, "repair")[0] == 1


def test_a_restore_by_root_gives_the_files_to_the_owner_of_the_folder(
    crashed: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the server, which has its own user, could not open them."""
    folder, file = crashed
    owners: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(
        os, "chown", lambda path, *owner: owners.update({Path(path).name: owner}), raising=False
    )
    assert admin(folder, "restore", str(file))[0] == 0
    owner = (folder.stat().st_uid, folder.stat().st_gid)
    assert owners == {"server.lock": owner, "tables.db": owner}


def test_restore_after_a_crash(crashed: tuple[Path, Path]) -> None:
    folder, file = crashed
    code, output = admin(folder, "restore", str(file))
    assert code == 0
    assert "Tables restored: 6." in output
    assert tables(folder) == NAMES
    code, output = admin(folder, "check")
    assert code == 0
    assert "Tables checked: 6." in output


def test_restore_keeps_the_old_database_with_its_log(crashed: tuple[Path, Path]) -> None:
    folder, file = crashed
    admin(folder, "restore", str(file))
    (previous,) = folder.glob("tables-before-*.db")
    other = folder.parent / "other"
    other.mkdir()
    for path in folder.glob("tables-before-*"):
        path.rename(other / path.name.replace(previous.stem, "tables"))
    assert tables(other) == [f"u{name}" for name in NAMES]
    assert not list(folder.glob(".restore-*"))


def test_restore_refuses_while_a_server_runs(crashed: tuple[Path, Path]) -> None:
    folder, file = crashed
    before = (folder / "tables.db").read_bytes()
    with (
        lock_folder(folder, "http://127.0.0.1:7260/"),
        pytest.raises(ValueError, match=r"Another server .*7260.* Stop it before you restore"),
    ):
        admin(folder, "restore", str(file))
    assert (folder / "tables.db").read_bytes() == before
    assert (folder / "tables.db-wal").exists()


def test_restore_refuses_a_damaged_file(crashed: tuple[Path, Path]) -> None:
    folder, file = crashed
    data = bytearray(file.read_bytes())
    data[4096 : len(data) // 2] = b"\x5a" * (len(data) // 2 - 4096)
    file.write_bytes(data)
    for force in ([], ["--force"]):
        code, output = admin(folder, "restore", str(file), *force)
        assert code == 1
        assert "The backup is damaged: " in output
        assert "Nothing was changed." in output
    file.write_text("This is not a database.")
    assert admin(folder, "restore", str(file))[0] == 1
    assert tables(folder) == [f"u{name}" for name in NAMES]


def test_restore_refuses_corrupt_tables_unless_forced(crashed: tuple[Path, Path]) -> None:
    folder, file = crashed
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE events SET event = '{}' WHERE version = 4 AND table_id = 't2'")
    code, output = admin(folder, "restore", str(file))
    assert code == 1
    assert "t2  corrupt log: " in output
    assert "1 corrupt tables of 6. Nothing was changed." in output
    assert tables(folder) == [f"u{name}" for name in NAMES]
    assert admin(folder, "restore", str(file), "--force")[0] == 0
    assert tables(folder) == NAMES


def test_restore_refuses_a_copy_of_files_in_use(crashed: tuple[Path, Path]) -> None:
    folder, file = crashed
    shutil.copyfile(folder / "tables.db-wal", f"{file}-wal")
    with pytest.raises(ValueError, match="not a backup"):
        admin(folder, "restore", str(file))
    with pytest.raises(ValueError, match="There is no file"):
        admin(folder, "restore", str(folder / "missing.db"))


def test_an_interrupted_restore_keeps_servers_away(
    crashed: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, file = crashed
    rename = Path.rename

    def fail_at_the_last(path: Path, target: Any) -> Path:
        if Path(target).name == "tables.db":
            raise OSError(28, "No space left on device")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", fail_at_the_last)
    with pytest.raises(ValueError, match="No space left on device"):
        admin(folder, "restore", str(file))
    with pytest.raises(ValueError, match="was interrupted"):
        check_not_restoring(folder)
    monkeypatch.undo()
    assert admin(folder, "restore", str(file))[0] == 0
    check_not_restoring(folder)
    assert not (folder / RESTORING).exists()
    assert tables(folder) == NAMES


def test_restore_into_a_new_folder(crashed: tuple[Path, Path], tmp_path: Path) -> None:
    code, output = admin(tmp_path / "new", "restore", str(crashed[1]))
    assert code == 0
    assert "old database" not in output
    assert tables(tmp_path / "new") == NAMES


# ---------------------------------------------------------------- check


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        ("DELETE FROM snapshots", "snapshot"),
        ("UPDATE tables SET names = '[]'", "row"),
        ("UPDATE events SET event = '{}' WHERE version = 4", "broken"),
    ],
)
def test_check_reports_and_changes_nothing(sync_store: SyncStore, damage: str, what: str) -> None:
    async def findings(store: Store) -> list[str | None]:
        return [None if finding is None else finding.what async for finding in check(store)]

    sync_store.write(keeping("a", a_game()))
    assert sync_store.run(findings) == [None]
    sync_store.write(changing(damage))
    before = sync_store.read(lambda by: (by.row("a"), by.snapshot("a")))
    for _ in range(2):
        assert sync_store.run(findings) == [what, None]
    assert sync_store.read(lambda by: (by.row("a"), by.snapshot("a"))) == before


def test_check_and_repair_fail_on_a_damaged_file(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    store.write(*(keeping(name, a_game()) for name in NAMES))
    store.close()
    file = tmp_path / "tables.db"
    data = bytearray(file.read_bytes())
    data[8 * 4096 : 9 * 4096] = b"\x5a" * 4096
    file.write_bytes(data)
    for command in ("check", "repair"):
        code, output = admin(tmp_path, command)
        assert code == 1
        assert "The database file is damaged: " in output
        assert "Restore a backup" in output
        assert "Tables checked" not in output


def test_missing_parents_are_integrity_errors(tmp_path: Path) -> None:
    store = store_at(tmp_path)
    store.write(keeping("a", a_game(3)))
    store.close()
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM tables")
    (first, *_) = integrity_errors(f"sqlite:///{file}")
    assert first.endswith("refers to a missing row of tables")


# ---------------------------------------------------------------- daily backups


class Days:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def daily(tmp_path: Path) -> tuple[DailyBackups, Days, Callable[[], list[str]]]:
    store = store_at(tmp_path)
    store.write(*(keeping(name, a_game(9)) for name in NAMES))
    store.close()
    days = Days()
    backups = DailyBackups(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backups", 3, days)
    return backups, days, lambda: [path.name for path in backups.files()]


def test_one_backup_per_day_and_the_newest_are_kept(
    daily: tuple[DailyBackups, Days, Callable[[], list[str]]], tmp_path: Path
) -> None:
    backups, days, names = daily
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups" / "mine.db").touch()
    for _ in range(5):
        assert backups.make() is not None
        assert backups.make() is None
        days.now += 86_400
    assert names() == [f"sacbe-2027-01-{day}.db" for day in (17, 18, 19)]
    assert (tmp_path / "backups" / "mine.db").exists()
    assert admin(tmp_path / "new", "restore", str(backups.files()[-1]))[0] == 0
    assert tables(tmp_path / "new") == NAMES


def test_a_failed_backup_removes_no_other(
    daily: tuple[DailyBackups, Days, Callable[[], list[str]]], tmp_path: Path
) -> None:
    backups, days, names = daily
    for _ in range(3):
        backups.make()
        days.now += 86_400
    before = names()
    (tmp_path / "tables.db").write_bytes(b"damaged" * 1000)
    with pytest.raises(StoreError):
        backups.make()
    assert names() == before


def test_the_server_makes_backups_and_logs_failures(tmp_path: Path) -> None:
    import asyncio

    from sacbe.server.backend import Backend, BackendSettings

    async def serve(folder: Path) -> None:
        settings = BackendSettings(
            database=f"sqlite:///{tmp_path / 'tables.db'}", workers=1, backups=folder
        )
        backend = Backend(settings)
        await backend.start()
        try:
            for _ in range(200):
                await asyncio.sleep(0.05)
                if folder.is_dir() and list(folder.glob("sacbe-*.db")):
                    return
                if any(line["event"] == "backup failed" for line in lines):
                    return
        finally:
            await backend.close()

    with capture_logs() as lines:
        asyncio.run(serve(tmp_path / "backups"))
    assert len(list((tmp_path / "backups").glob("sacbe-*.db"))) == 1
    (tmp_path / "file").touch()
    with capture_logs() as lines:
        asyncio.run(serve(tmp_path / "file" / "backups"))
    assert [line["event"] for line in lines if line["log_level"] == "error"] == ["backup failed"]
