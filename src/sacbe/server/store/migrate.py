"""The schema brought up to date when a store is opened, by one process at a time."""

import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from sacbe.server.store.engines import PATIENCE
from sacbe.server.store.models import StoreError
from sacbe.server.store.schema import HEAD

MIGRATIONS = Path(__file__).with_name("migrations")
ADVISORY_LOCK = 0x5ACBE  # any number that nobody else uses in this database


def migrate(engine: Engine) -> None:
    """Migrate, if it is not the newest schema already. Several processes may do so at once: with
    SQLite the transaction itself keeps the others out, with PostgreSQL a lock in its beginning."""
    if engine.dialect.name == "sqlite":
        _use_wal(engine)
    with engine.connect() as connection:
        if _is_newest(connection):
            return
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
        if not _is_newest(connection):
            _migrate(connection)


def _is_newest(connection: Connection) -> bool:
    """Also saves loading Alembic when there is nothing for it to do."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == HEAD


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
    """Readers and the writer beside each other. It is a property of the file, set once; SQLite does
    not wait by itself for others that do the same."""
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
