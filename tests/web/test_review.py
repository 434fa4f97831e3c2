"""The page of a review in a browser: charts, key moments, keyboard, phone, languages."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import sacbe
from sacbe.play.records import encode
from sacbe.play.table import Table
from sacbe.review import evaluator, facts
from sacbe.review.model import Review
from sacbe.review.model import encode as encode_review
from sacbe.review.report import report
from sacbe.server.reviews import settings_key
from sacbe.server.store.folder import DATABASE
from tests.review.samples import finished, finished_from_position, reviewed
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
    manager = Sessions(browser, server.url)
    yield manager
    manager.close()


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


def open_review(
    page: Page, server: ServerProcess, review: Review, table: Table | None = None
) -> None:
    """Import the game, store its review, and press the button at the table."""
    import_record(page, encode((table or finished("maya")).record()))
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
    moments = page.locator("article.moment:visible")
    key = [number for number, moment in enumerate(review.moments, 1) if moment.key]
    expect(moments).to_have_count(len(key))
    page.locator("#report h1").click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"#moment-{key[0]}")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"#moment-{key[1]}")).to_be_focused()
    page.keyboard.press(str(key[0]))
    expect(page.locator(f"#moment-{key[0]}")).to_be_focused()
    moments.nth(0).get_by_text("Try again").click()
    page.wait_for_url("**/table/*")
    page.locator("#table").wait_for()


def test_the_better_turn_is_played_on_the_board(
    sessions: Sessions, server: ServerProcess, review: Review
) -> None:
    page = sessions.new_page()
    open_review(page, server, review)
    words = report(review, finished("maya"), "en", ["", ""]).moments
    first = next(moment for moment in words if moment.key)
    moment = page.locator(f"#moment-{first.number}")
    moment.scroll_into_view_if_needed()
    board, caption = moment.locator(".picture svg"), moment.locator(".step")
    expect(board.locator(".shown").first).to_be_visible()
    expect(caption).to_contain_text(first.better[0])
    back, forward = moment.get_by_label("One step back"), moment.get_by_label("One step forward")
    expect(back).to_be_disabled()
    for text in (*first.better[1:], *first.line):
        forward.click()
        expect(caption).to_contain_text(text.partition(": ")[2] or text)
    forward.click()
    expect(forward).to_be_disabled()
    expect(board.locator(".shown")).to_have_count(0)
    expect(moment).to_be_focused()  # not lost with the disabled button
    moment.get_by_label("Played").click()
    expect(caption).to_contain_text(first.played[0])
    expect(board.locator(".shown").first).to_be_visible()


def test_a_game_that_began_at_a_position_has_a_review_and_a_replay(
    sessions: Sessions, server: ServerProcess
) -> None:
    table = finished_from_position("maya")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evaluator, "SPEEDS", {"maya": evaluator.Speed(8, 8, 8, 8)})
        patch.setattr(facts, "CONTINUATIONS", 1)
        review = sacbe.review(table)
    page = sessions.new_page()
    open_review(page, server, review, table)
    expect(page.locator("#chart-sources")).to_contain_text("at the start")
    expect(page.locator("#chart-chances tbody tr")).to_have_count(len(review.turns) + 1)
    page.goto(f"{page.url.replace('/review/', '/table/')}?step=0")
    page.locator("#picture svg").first.wait_for()
    for place, points in zip(("#goods", "#rivals"), table.position_at(0).scores, strict=True):
        expect(page.locator(place)).to_contain_text(str(points))


def test_a_verdict_shows_the_turns_that_it_names(
    sessions: Sessions, server: ServerProcess, review: Review
) -> None:
    page = sessions.new_page()
    open_review(page, server, review)
    verdicts = report(review, finished("maya"), "en", ["", ""]).verdicts
    seat = next(seat for seat, verdict in enumerate(verdicts) if verdict.moments)
    number = verdicts[seat].moments[0]
    page.locator(".verdicts > li").nth(seat).locator("a").first.click()
    expect(page.locator(f"#moment-{number}")).to_be_focused()
    buttons = page.locator(".filters button")
    buttons.last.click()
    expect(buttons.last).to_have_attribute("aria-pressed", "true")
    seats = {review.turns[moment.turn].seat for moment in review.moments}
    own = [m for m in review.moments if review.turns[m.turn].seat == max(seats)]
    expect(page.locator("article.moment:visible")).to_have_count(len(own))


@pytest.mark.parametrize("options", [{}, PHONE])
def test_the_visitor_reads_first_what_to_do_instead(
    sessions: Sessions, server: ServerProcess, review: Review, options: dict[str, Any]
) -> None:
    """As the player of the last seat, who comes first; a link leads to the whole explanation."""
    page = sessions.new_page(**options)
    seat = review.players - 1

    def play_seat(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json={**response.json(), "seats": [seat]})

    page.route("**/review?lang=*", play_seat)
    open_review(page, server, review)
    verdict = report(review, finished("maya"), "en", ["Player A", "Player B"]).verdicts[seat]
    first, other = (page.locator(".verdicts > li").nth(i) for i in range(2))
    expect(first).to_contain_text(verdict.text)
    expect(first.locator(".advice li")).to_have_count(len(verdict.advice))
    advice = verdict.advice[0]
    expect(first.locator(".better").first).to_have_text(f"Better: {advice.better}")
    expect(first.locator(".better").first).to_be_visible()
    expect(first.locator(".played").first).to_have_text(f"Played: {advice.played}")
    expect(other.locator("summary")).to_be_visible()
    expect(other.locator(".better").first).to_be_hidden()
    first.get_by_text(advice.turn, exact=True).click()
    expect(page.locator(f"#moment-{advice.moment}")).to_be_focused()


def test_a_phone_shows_everything_without_scrolling_sideways(
    sessions: Sessions, server: ServerProcess, review: Review
) -> None:
    page = sessions.new_page(**PHONE)
    open_review(page, server, review)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator("#chart-chances svg")).to_be_visible()


def test_columns_are_aligned_with_their_heads(
    sessions: Sessions, server: ServerProcess, review: Review
) -> None:
    """Words to the left, numbers to the right."""
    page = sessions.new_page()
    open_review(page, server, review)
    columns = page.evaluate(
        """() => [...document.querySelectorAll("#report table")].flatMap((table) => {
          const side = (cell) => getComputedStyle(cell).textAlign;
          const [head, row] = [table.tHead.rows[0].cells, table.tBodies[0].rows[0].cells];
          return [...head].map((cell, i) => [side(cell), side(row[i]), table.caption.textContent]);
        })"""
    )
    assert columns
    assert [column for column in columns if column[0] != column[1]] == []
    chances = [side for side, _, caption in columns if caption == "Winning chances"]
    assert chances == ["left", "right", "right"]
    turns = [side for side, _, caption in columns if caption == "All turns"]
    assert turns == ["left", "left", "left", "right", "right"]


def test_the_summary_of_three_players_fits_a_phone(
    sessions: Sessions, server: ServerProcess
) -> None:
    """Italian has the longest words."""
    page = sessions.new_page(**PHONE, locale="it")
    open_review(page, server, reviewed("maya"), finished("maya", players=3))
    box = page.locator("#report > .wide").first
    expect(box.locator("thead th")).to_have_count(4)
    assert box.evaluate("box => box.scrollWidth - box.clientWidth") <= 0


@pytest.mark.parametrize("locale", TITLES)
def test_languages(sessions: Sessions, server: ServerProcess, review: Review, locale: str) -> None:
    page = sessions.new_page(locale=locale)
    open_review(page, server, review)
    expect(page.locator("#report h1")).to_have_text(TITLES[locale])
