"""A browser and a server, each started once per test module.

Not once per run: while Playwright's sync API is active, no other test can run an event loop.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web import browsing
from tests.web.browsing import Sessions
from tests.web.serving import ServerProcess


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Rerun a failed browser test once, because a browser can time out on a busy machine. The
    summary of the run lists reruns (tests/conftest.py)."""
    for item in items:
        if "sessions" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with browsing.browser() as chromium:
        yield chromium


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as serving:
        yield serving


@pytest.fixture
def sessions(browser: Browser, server: ServerProcess) -> Iterator[Sessions]:
    sessions = Sessions(browser, server.url)
    yield sessions
    sessions.close()
