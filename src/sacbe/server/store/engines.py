"""Database engines, configured so that a commit is on disk when it returns."""

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from sacbe.server.store.models import StoreError

READERS = 4  # threads, each with a connection
PATIENCE = 15.0  # seconds to wait for other writers

# Settings of a PostgreSQL connection. A commit is on disk when it returns, even if the server's
# default differs; waiting for locks and idle transactions time out.
_POSTGRES = f"""
SELECT set_config('lock_timeout', '{int(PATIENCE)}s', false),
       set_config('idle_in_transaction_session_timeout', '{int(PATIENCE)}s', false);
SELECT set_config('synchronous_commit', 'on', false)
 WHERE current_setting('synchronous_commit') = 'off'
"""
# A dead connection is noticed within half a minute.
KEEP_ALIVE: dict[str, Any] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}


def parse(url: str) -> URL:
    """Parse a database URL; ValueError if it is not supported."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise ValueError("Invalid database URL.") from None
    if parsed.drivername in ("postgresql", "postgres"):
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername == "postgresql+psycopg":
        return parsed
    if parsed.drivername == "sqlite" and parsed.database and parsed.database != ":memory:":
        return parsed
    raise ValueError(
        "The database URL must be sqlite:////path/to/file or postgresql://user@host/name."
    )


def database_errors(engine: Engine) -> tuple[type[Exception], ...]:
    """The exceptions of a database; errors while connecting come as the driver's own."""
    return (SQLAlchemyError, engine.dialect.loaded_dbapi.Error)


def writing(url: URL) -> Engine:
    """The engine of the writer thread."""
    if url.drivername == "sqlite":
        return _sqlite(url, "BEGIN IMMEDIATE", 1)
    engine = create_engine(
        url,
        isolation_level="READ COMMITTED",
        pool_size=1,
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=KEEP_ALIVE,
    )
    event.listen(engine, "connect", _set_up_postgres)
    return engine


def reading(url: URL) -> Engine:
    """The engine of the readers: every job sees one snapshot and cannot write."""
    if url.drivername == "sqlite":
        engine = _sqlite(url, "BEGIN", READERS)
        event.listen(engine, "connect", _forbid_writing)
        return engine
    engine = create_engine(
        url,
        isolation_level="REPEATABLE READ",
        pool_size=READERS,
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=KEEP_ALIVE,
    ).execution_options(postgresql_readonly=True)
    event.listen(engine, "connect", _set_up_postgres)
    return engine


def _sqlite(url: URL, begin: str, size: int) -> Engine:
    assert url.database is not None
    try:
        # Other users of this machine may not read hidden information.
        Path(url.database).touch(mode=0o600)
    except OSError as error:
        raise StoreError(f"{url.database}: {error.strerror}") from None
    engine = create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        hide_parameters=True,
        # The driver begins no transactions: see _begin.
        connect_args={"timeout": PATIENCE, "isolation_level": None},
    )

    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, record: Any) -> None:
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA synchronous = FULL")


def _forbid_writing(connection: sqlite3.Connection, record: Any) -> None:
    connection.execute("PRAGMA query_only = ON")


def _set_up_postgres(connection: Any, record: Any) -> None:
    before, connection.autocommit = connection.autocommit, True
    for statement in _POSTGRES.split(";"):
        connection.execute(statement)
    connection.autocommit = before
