"""The page of a review in a browser: charts, key moments, keyboard, phone, languages."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import sacbe
from sacbe.play.records import encode
from sacbe.review import evaluator, facts
from sacbe.review.model import Review
from sacbe.review.model import encode as encode_review
from sacbe.server.reviews import settings_key
from sacbe.server.store.folder import DATABASE
from tests.review.samples import finished
from tests.web.browsing import Sessions, browser, import_record
from tests.web.serving import ServerProcess

__all__ = ["browser"]

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TITLES = {"en-GB": "Review: Maya", "es": "Análisis: Maya", "pt-BR": "Análise: Maya"}
TITLES["it"] = "Analisi: Maya"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.fixture
def sessions(browser: Browser, server: ServerProcess) -> Iterator[Sessions]:
    made = Sessions(browser, server.url)
    yield made
    made.close()


@pytest.fixture(scope="module")
def review() -> Review:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evaluator, "SPEEDS", {"maya": evaluator.Speed(8, 8, 8, 8)})
        patch.setattr(facts, "CONTINUATIONS", 1)
        return sacbe.review(finished("maya"))


def store(data: Path, table: str, review: Review) -> None:
    """Store a review as the server does."""
    with closing(sqlite3.connect(data / DATABASE, timeout=30)) as connection, connection:
        connection.execute(
            "INSERT OR IGNORE INTO reviews (record, settings, table_id, review, updated) "
            "VALUES (?, ?, ?, ?, 1)",
            (review.record, settings_key(), table, encode_review(review)),
        )


def open_review(page: Page, server: ServerProcess, review: Review) -> None:
    """Import the game, store its review, and press the button at the table."""
    import_record(page, encode(finished("maya").record()))
    store(server.data, page.url.rpartition("/")[2].partition("#")[0], review)
    page.locator("[data-focus=result]").or_(
        page.locator("[data-focus=result-review]")
    ).first.wait_for()
    if not page.locator("[data-focus=result-review]").is_visible():
        page.locator("[data-focus=result]").click()
    page.locator("[data-focus=result-review]").click()
    page.wait_for_url("**/review/*")
    assert "#" not in page.url
    page.locator("#report h1").wait_for()


def test_charts_key_moments_and_keys(
    sessions: Sessions, server: ServerProcess, review: Review
) -> None:
    page = sessions.new_page()
    open_review(page, server, review)
    areas = page.locator("#chart-chances path[fill^=url]")
    assert areas.count() == 2
    expect(page.locator("#chart-chances summary")).to_have_count(1)
    page.locator("#chart-chances summary").click()
    rows = page.locator("#chart-chances tbody tr")
    expect(rows).to_have_count(len(review.turns) + 1)
    moments = page.locator("article.moment")
    expect(moments).to_have_count(len(review.moments))
    page.locator("#report h1").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment-1")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#moment-2")).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator("#moment-1")).to_be_focused()
    moments.nth(0).locator("summary").click()
    expect(moments.nth(0).locator(".picture svg")).to_be_visible()
    moments.nth(0).locator("button").click()
    page.wait_for_url("**/table/*")
    page.locator("#table").wait_for()


def test_a_phone_shows_everything_without_scrolling_sideways(
    sessions: Sessions, server: ServerProcess, review: Review
) -> None:
    page = sessions.new_page(**PHONE)
    open_review(page, server, review)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator("#chart-chances svg")).to_be_visible()


@pytest.mark.parametrize("locale", TITLES)
def test_languages(sessions: Sessions, server: ServerProcess, review: Review, locale: str) -> None:
    page = sessions.new_page(locale=locale)
    open_review(page, server, review)
    expect(page.locator("#report h1")).to_have_text(TITLES[locale])
