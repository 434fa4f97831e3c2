"""Shared fixtures."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import RUNNING, Postgres, started


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from started()


@pytest.fixture(autouse=True)
def empty_databases() -> Iterator[None]:
    """Empty the databases of a test when everything else of it has ended."""
    yield
    for server in RUNNING:
        server.empty_databases()
