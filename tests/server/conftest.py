"""Shared fixtures."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres, started


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from started()
