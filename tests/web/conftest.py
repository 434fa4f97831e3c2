"""A browser and a server, each started once for a module of tests.

Not for the whole run: as long as a browser is held, no other test can have an event loop.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web import browsing
from tests.web.browsing import Visitors
from tests.web.serving import Serving


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """On a busy machine a browser can be late for once: what it failed is tried a second time, and
    the end of the run tells of it (tests/conftest.py)."""
    for item in items:
        if "visitors" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing.browser() as started:
        yield started


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("data")) as serving:
        yield serving


@pytest.fixture
def visitors(browser: Browser, server: Serving) -> Iterator[Visitors]:
    people = Visitors(browser, server.at)
    yield people
    people.leave()
