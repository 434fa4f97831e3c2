"""Shared fixtures."""

from collections.abc import Iterator

import pytest

from tests.server.postgres import Postgres, started
from tests.server.survival.servers import Launcher, launching


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    with launching() as created:
        yield created


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    yield from started()
