"""axe reports no violation on any page: all states in both themes, the main ones per language."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sacbe.play.game import games
from sacbe.text import LANGUAGES
from tests.web.axe import violations_of
from tests.web.browsing import (
    PHONE,
    Sessions,
    choose,
    finished_record,
    import_record,
    open_home,
    open_panel,
    open_table,
    start_guided_game,
    wait_until_drawn,
)

SEED = 3
PANELS = ("points", "tiles", "rules", "hint")


def check(page: Page, state: str, is_board_new: bool = True) -> None:
    violations = violations_of(page, is_board_new)
    assert violations == [], (state, violations)


def load_panel(page: Page, name: str) -> None:
    """Open one of the panels and wait until it is loaded."""
    open_panel(page, name)
    expect(page.locator(f"#panels .u-{name}")).not_to_be_empty()
    if name != "hint":
        page.locator(f".u-{name} :is(td, section)").first.wait_for()


def test_axe_finds_nothing_on_the_start_page(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_home(page)
    check(page, "first page")
    page.click("main summary")
    page.select_option("#clock", "600")
    page.click("#settings summary")
    check(page, "all options and settings")
    open_table(page, "maya", ["local", "link"], seed=SEED)
    open_home(page)
    expect(page.locator("#continue")).to_be_visible()
    page.click("#carry")
    expect(page.locator("#carry-link")).to_be_visible()
    check(page, "with a table and a link")


@pytest.mark.parametrize("game", games())
def test_axe_finds_nothing_at_a_table(game: str, sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, game, ["local", "greedy"], seed=SEED)
    wait_until_drawn(page)
    page.locator(".u-log li").first.wait_for()
    check(page, "own turn")
    page.locator("#place .choice").first.focus()
    check(page, "a thing of the board", is_board_new=False)
    for name in PANELS:
        load_panel(page, name)
        check(page, name, is_board_new=False)
    page.keyboard.press("Escape")
    for name in ("chat", "seats"):
        page.click(f"#u-tab-{name}")
        check(page, name, is_board_new=False)
    page.keyboard.press("?")
    check(page, "shortcuts", is_board_new=False)
    page.keyboard.press("Escape")
    page.check("#in-text")
    expect(page.locator("#document")).not_to_be_empty()
    check(page, "board in text")


def test_axe_finds_nothing_where_one_waits_looks_back_or_renames(sessions: Sessions) -> None:
    page = sessions.new_page()
    options = {"starting_seat": 1, "draft": False}
    open_table(page, "tzolkin", ["local", "link"], seed=SEED, options=options)
    expect(page.locator("#place > svg")).to_be_visible()
    check(page, "waiting")
    page.locator("#back").click()
    expect(page.locator("#place[data-step]")).to_be_visible()
    check(page, "the past")
    page.click("#u-tab-seats")
    page.get_by_role("button", name="Rename").click()
    check(page, "a dialog", is_board_new=False)
    page.keyboard.press("Escape")
    page.goto("/table/aaaaaaaaaaaaaaaa")
    expect(page.locator("#fatal-error")).to_be_visible()
    check(page, "no table")
    assert sessions.console_errors.pop().endswith("404 (Not Found)")


def test_axe_finds_nothing_on_the_handoff_screen_or_a_menu(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "tzolkin", ["local", "local"], seed=SEED)
    expect(page.locator("#handoff")).to_be_visible()
    check(page, "handoff")
    open_table(page, "maya", ["local", "greedy"], seed=SEED)
    wait_until_drawn(page)
    page.locator("#goods .choice[data-actions]").first.click()  # a tile of the rack
    expect(page.locator("#menu")).to_be_visible()
    check(page, "menu")
    page.keyboard.press("Escape")
    choose(page, -1)  # a tile for a city; its placement cannot be undone
    page.locator("#settings summary").click()
    page.locator("#set-confirm").check()
    page.locator("#settings summary").click()  # they cover the list
    page.locator("#actions button", has=page.locator(".final")).first.click()
    expect(page.locator("#confirmation")).to_be_visible()
    check(page, "confirmation")


@pytest.mark.parametrize("game", games())
def test_axe_finds_nothing_when_a_game_is_over(game: str, sessions: Sessions) -> None:
    page = sessions.new_page()
    import_record(page, finished_record(game, SEED))
    expect(page.locator("#turn")).not_to_be_empty()
    expect(page.locator("#place > svg")).to_be_visible()
    check(page, "over")
    load_panel(page, "points")
    check(page, "points", is_board_new=False)
    open_panel(page, "fork")
    check(page, "fork", is_board_new=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_in_any_language_nor_on_a_phone(lang: str, sessions: Sessions) -> None:
    game = games()[LANGUAGES.index(lang) % len(games())]
    page = sessions.new_page(locale=lang, **PHONE)
    open_home(page)
    check(page, "first page")
    assert page.locator("html").get_attribute("lang") == lang
    open_table(page, game, ["local", "greedy"], seed=SEED)
    wait_until_drawn(page)
    check(page, "own turn")


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_a_guided_game(options: dict[str, Any], sessions: Sessions) -> None:
    page = sessions.new_page(**options)
    start_guided_game(page, "maya")
    wait_until_drawn(page)
    if options:
        page.get_by_role("button", name="Why").tap()
    expect(page.locator("#guide-why")).to_be_visible()
    check(page, "guide")
