"""Maintenance of a store beside a running server: backup, check, vacuum and prune."""

import contextlib
import os
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL

from sacbe.server.store import engines
from sacbe.server.store.models import StoreError, first_line
from sacbe.server.store.repository import Repository
from sacbe.server.store.store import Store

TEMPORARY = ".sacbe-"  # prefix of files that are not complete yet
MAX_ERRORS = 20  # of a file
AT_ONCE = 50  # tables per transaction, so that moves never wait long


def backup(url: str, file: Path) -> int:
    """Copy a store in use into one file, consistently; returns its size in bytes. The copy is
    verified and on disk before it gets its name. ValueError if it is not possible."""
    address = engines.parse(url)
    if address.drivername != "sqlite":
        raise ValueError("Use pg_dump to back up PostgreSQL.")
    if file.exists():
        raise ValueError(f"{file} already exists.")
    try:
        handle, name = tempfile.mkstemp(prefix=TEMPORARY, dir=file.parent)
    except OSError as error:
        raise ValueError(f"Cannot write {file}: {error.strerror}.") from None
    os.close(handle)
    beside = Path(name)
    try:
        _copy(address, beside)
        with beside.open("rb+") as copy:
            os.fsync(copy.fileno())
        beside.replace(file)
    except sqlite3.Error as error:
        raise StoreError(f"The backup failed: {error}") from error
    finally:
        beside.unlink(missing_ok=True)
    return file.stat().st_size


def _copy(address: URL, to: Path) -> None:
    assert address.database is not None
    source = sqlite3.connect(f"{Path(address.database).absolute().as_uri()}?mode=ro", uri=True)
    with contextlib.closing(source), contextlib.closing(sqlite3.connect(to)) as target:
        source.backup(target)  # in one step: readers block no writer
        target.execute("PRAGMA journal_mode = DELETE")  # one file without a journal
        (check,) = target.execute("PRAGMA integrity_check(1)").fetchone()
        if check != "ok":
            raise StoreError(f"The backup is corrupt, so the database may be too: {check}")


def integrity_errors(url: str) -> list[str]:
    """What is wrong with the file of an SQLite database, besides its contents; the first few
    errors. PostgreSQL checks its own pages, so there is nothing to do."""
    address = engines.parse(url)
    if address.drivername != "sqlite":
        return []
    assert address.database is not None
    try:
        source = sqlite3.connect(f"{Path(address.database).absolute().as_uri()}?mode=ro", uri=True)
        with contextlib.closing(source):
            rows = source.execute(f"PRAGMA integrity_check({MAX_ERRORS})").fetchall()
            errors = [str(row[0]) for row in rows if row[0] != "ok"]
            for row in source.execute("PRAGMA foreign_key_check").fetchmany(MAX_ERRORS):
                errors.append(f"a row of {row[0]} refers to a missing row of {row[2]}")
            return errors
    except sqlite3.Error as error:
        return [str(error)]


def vacuum(url: str) -> tuple[int, int]:
    """Drop expired links and free unused space; returns the size in bytes before and after. Writers
    wait meanwhile."""
    engine = engines.writing(engines.parse(url))
    try:
        with engine.begin() as connection:
            Repository(connection).drop_carries(time.time())
        with engine.connect() as connection:
            raw = connection.connection.dbapi_connection
            assert raw is not None
            return _tidy_sqlite(raw) if engine.dialect.name == "sqlite" else _tidy_postgres(raw)
    except engines.database_errors(engine) as error:
        raise StoreError(f"Cannot vacuum the database: {first_line(error)}") from error
    finally:
        engine.dispose()


async def prune(store: Store, before: float, now: float) -> int:
    """Remove tables without events since `before`; returns how many. Tables in play stay."""
    removed = 0

    def some(to: Repository) -> int:
        return sum(to.remove(table, before) for table in to.old_tables(before, now, AT_ONCE))

    while count := await store.write(some):
        removed += count
    return removed


def _tidy_sqlite(connection: Any) -> tuple[int, int]:
    size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
    before = connection.execute(size).fetchone()[0]
    for statement in ("VACUUM", "PRAGMA optimize", "PRAGMA wal_checkpoint(TRUNCATE)"):
        connection.execute(statement).fetchall()
    return before, connection.execute(size).fetchone()[0]


def _tidy_postgres(connection: Any) -> tuple[int, int]:
    size = "SELECT pg_database_size(current_database())"
    connection.autocommit = True
    before = connection.execute(size).fetchone()[0]
    connection.execute("VACUUM (ANALYZE)")
    return before, connection.execute(size).fetchone()[0]
