"""Every test of the store runs on both databases."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.server.postgres import Postgres
from tests.server.store.samples import SyncStore


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a store that was not opened yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'store.db'}"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(scope="session")
def emptied(postgres: Postgres) -> str:
    """One database for many tests."""
    return postgres.lasting_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def sync_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SyncStore]:
    """An open, empty store."""
    url = f"sqlite:///{tmp_path / 'store.db'}"
    if request.param == "postgresql":
        url = request.getfixturevalue("emptied")
        with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    sync_store = SyncStore(url)
    yield sync_store
    sync_store.close()
