"""Migrates the schema when a store is opened, by one process at a time."""

import contextlib
import sqlite3
import tempfile
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from sacbe.server.store.engines import PATIENCE
from sacbe.server.store.folder import give_to_owner
from sacbe.server.store.models import StoreError
from sacbe.server.store.schema import HEAD

MIGRATIONS = Path(__file__).with_name("migrations")
ADVISORY_LOCK = 0x5ACBE  # an arbitrary number


def migrate(engine: Engine) -> None:
    """Migrate to the newest schema if necessary. Several processes may try at once: SQLite's
    transaction excludes the others, with PostgreSQL an advisory lock does."""
    if engine.dialect.name == "sqlite":
        _use_wal(engine)
    with engine.connect() as connection:
        if _is_newest(connection):
            return
        version = _version(connection)
    if engine.dialect.name == "sqlite" and version is not None:
        _keep_copy(engine, version)
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
        if not _is_newest(connection):
            _migrate(connection)


def _is_newest(connection: Connection) -> bool:
    """This also saves loading Alembic if there is nothing to migrate."""
    return _version(connection) == HEAD


def _version(connection: Connection) -> str | None:
    """The version of the schema; None for a new database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar()
    return version


def _keep_copy(engine: Engine, version: str) -> None:
    """Copy the database before a migration, so that an upgrade can be taken back."""
    from sacbe.server.store.maintenance import backup

    if not list((MIGRATIONS / "versions").glob(f"v{version}_*.py")):
        return  # of a newer Sacbe: the migration refuses it
    database = Path(engine.url.database or "")
    copy = database.with_name(f"{database.stem}-schema-{version}.db")
    with tempfile.TemporaryDirectory(prefix=".copy-", dir=database.parent) as folder:
        file = Path(folder, copy.name)
        backup(engine.url.render_as_string(hide_password=False), file)
        give_to_owner(file, database.parent)
        with contextlib.closing(sqlite3.connect(file)) as connection:
            (current,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if current == version:  # otherwise another process was faster, and has made the copy
            file.replace(copy)  # a copy of an upgrade that was taken back is older


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"The database was created by a newer version of Sacbe: {error}") from None


def _use_wal(engine: Engine) -> None:
    """Let readers and the writer work at the same time. The mode is a property of the file, set
    once; SQLite itself does not wait for other processes that set it."""
    until = time.monotonic() + PATIENCE
    connection = engine.raw_connection()
    try:
        while True:
            try:
                cursor = connection.cursor()
                cursor.execute("PRAGMA journal_mode = WAL")
                (mode,) = cursor.fetchone() or ("",)
                cursor.close()
            except sqlite3.OperationalError as error:
                if "locked" not in str(error):
                    raise
                mode = ""
            if mode == "wal":
                return
            if time.monotonic() > until:
                raise StoreError("The database is locked by another program.")
            time.sleep(0.02)
    finally:
        connection.close()
