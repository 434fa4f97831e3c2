"""Whole games of a reader that gets only the browser's accessibility tree.

Bots and hints depend on the seed alone (`steady_serve`), so that a game is always the same.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from sacbe.play.game import games
from tests.web.browsing import Sessions, open_table
from tests.web.reader import Reader
from tests.web.serving import ServerProcess

SEED = 0


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("data")
    with ServerProcess(data, module="tests.web.steady_serve") as serving:
        yield serving


@pytest.mark.parametrize("game", games())
def test_a_reader_of_the_accessibility_tree_beats_easy(game: str, sessions: Sessions) -> None:
    """Every hint names exactly one of the choices, and the focus is never lost."""
    page = sessions.new_page()
    open_table(page, game, ["local", "easy"], seed=SEED)
    result = Reader(page).play()
    assert result.unnamed_hints == []
    assert result.scores["Itzel A"] > result.scores["Easy B"]
