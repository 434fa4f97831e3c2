"""Puts a backup in the place of the database of a server that is not running.

SQLite applies a `-wal` file to any database beside it. After a crash the log of the old
database is still there, so copying a backup over the old file corrupts it. Here the log leaves with
the old database, and a marker keeps a server from starting between the renames.
"""

import asyncio
import contextlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from sacbe.server.store.folder import (
    DATABASE,
    JOURNALS,
    RESTORING,
    FolderInUse,
    give_to_owner,
    lock_folder,
    sync_folder,
)
from sacbe.server.store.maintenance import integrity_errors
from sacbe.server.store.models import StoreError
from sacbe.server.store.repair import Finding, repair
from sacbe.server.store.store import Store


class Corrupt(ValueError):
    """A backup is damaged; `findings` has its corrupt tables, if it could be read at all."""

    def __init__(self, message: str, findings: list[Finding]) -> None:
        super().__init__(message)
        self.findings = findings


class Restored(NamedTuple):
    """A finished restore."""

    tables: int
    findings: list[Finding]
    previous: Path | None  # where the old database is now


def restore(file: Path, folder: Path, force: bool = False) -> Restored:
    """Replace the database of a folder by a backup, after replaying every table of it. The old
    database stays in the folder under another name. A ValueError says what is wrong: a server runs,
    or the backup is damaged. `force` accepts corrupt tables, but not a damaged file."""
    _check_backup(file)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        with lock_folder(folder, "sacbe admin restore"), _copy_of(file, folder) as copy:
            tables, findings = _check(copy)
            problems = [finding for finding in findings if finding.what == "broken"]
            if problems and not force:
                raise Corrupt(f"{file} has {len(problems)} corrupt tables of {tables}.", problems)
            return Restored(tables, findings, _exchange(copy, folder))
    except FolderInUse as error:
        raise ValueError(f"{error} Stop it before you restore a backup.") from None
    except OSError as error:
        raise StoreError(f"Cannot restore {file}: {error.strerror}.") from error


def _check_backup(file: Path) -> None:
    if not file.is_file():
        raise ValueError(f"There is no file {file}.")
    log = Path(f"{file}-wal")
    if log.exists() and log.stat().st_size:
        raise ValueError(
            f"{log} lies beside the backup, so this is a copy of files in use, not a backup. Put "
            f"both into an empty folder as {DATABASE} and {DATABASE}-wal, and make a backup of it "
            "with `sacbe admin backup FILE --data FOLDER`."
        )


@contextlib.contextmanager
def _copy_of(file: Path, folder: Path) -> Iterator[Path]:
    """A copy of the file in its own folder, beside the database."""
    with tempfile.TemporaryDirectory(prefix=".restore-", dir=folder) as beside:
        copy = Path(beside, DATABASE)
        shutil.copyfile(file, copy)
        copy.chmod(0o600)
        give_to_owner(copy, folder)
        yield copy


def _check(copy: Path) -> tuple[int, list[Finding]]:
    """Check the file, migrate it, and replay its tables; the number of tables and the findings."""
    url = f"sqlite:///{copy.as_posix()}"
    errors = integrity_errors(url)
    if errors:
        raise Corrupt(f"The backup is damaged: {errors[0]}.", [])

    async def replay_all() -> tuple[int, list[Finding]]:
        store = Store.at(url)
        try:
            findings = [finding async for finding in repair(store)]
        finally:
            await store.close()
        return findings.count(None), [finding for finding in findings if finding is not None]

    return asyncio.run(replay_all())


def _exchange(copy: Path, folder: Path) -> Path | None:
    """Rename the old database with its log, then move the copy there."""
    for journal in JOURNALS:  # the copy was closed, so these are empty
        Path(f"{copy}{journal}").unlink(missing_ok=True)
    with copy.open("rb+") as handle:
        os.fsync(handle.fileno())
    database, marker = folder / DATABASE, folder / RESTORING
    previous = folder / f"tables-before-{time.strftime('%Y%m%d-%H%M%S')}.db"
    marker.touch()
    sync_folder(folder)
    existed = database.exists()
    for suffix in ("", *JOURNALS):
        with contextlib.suppress(FileNotFoundError):
            Path(f"{database}{suffix}").rename(f"{previous}{suffix}")
    copy.rename(database)
    sync_folder(folder)
    marker.unlink()
    sync_folder(folder)
    return previous if existed else None
