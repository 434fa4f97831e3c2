"""Shared fixtures."""

from collections.abc import Iterator

import pytest

from tests.server.survival.servers import Launcher, launching


@pytest.fixture(scope="session")
def launcher() -> Iterator[Launcher]:
    with launching() as created:
        yield created
