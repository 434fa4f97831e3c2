"""Choices on the page: consequences, explanations, confirmation; and the settings."""

import re

import pytest
from playwright.sync_api import Page, expect

from sacbe.play.game import game
from tests.web.browsing import (
    Sessions,
    choose,
    clickable_point,
    moves,
    open_table,
    tab_to_choice,
    wait_for_move,
    wait_until_drawn,
)

WIDE = {"width": 1440, "height": 900}
FIRST = {"draft": False, "starting_seat": 0}


def _table(sessions: Sessions, name: str, **options: object) -> Page:
    page = sessions.new_page(viewport=WIDE)
    open_table(page, name, ["local", "random"], seed=5, options=options)
    wait_until_drawn(page)
    expect(page.locator("#actions .change").first).to_be_attached()  # consequences are loaded
    return page


def test_a_tooltip_shows_the_cost_of_a_worker(sessions: Sessions) -> None:
    page = _table(sessions, "tzolkin", draft=False, starting_seat=0)
    choice = page.locator("#place .choice[aria-label*=' for 1 corn,']").first
    choice.hover(position=clickable_point(choice))
    corn = page.locator("#tooltip .change").first
    expect(corn).to_contain_text("corn 4→3")
    expect(corn.locator("use")).to_have_attribute("href", "#icon-i-corn")
    description = re.compile("corn: from 4 to 3. workers in hand: from 3 to 2$")
    expect(choice).to_have_attribute("aria-description", description)
    action = choice.get_attribute("data-action")
    expect(page.locator(f"#actions [data-action='{action}'] .change").first).to_contain_text("4→3")
    page.locator("#tooltip .rule").hover()  # the tooltip stays open under the pointer
    page.locator("#tooltip .rule").click()
    code = game("tzolkin").rule_codes.ACTIONS["place"]
    expect(page.locator(f"[id='rule-{code}']")).to_be_focused()


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_blocked_action_explains_why_and_links_to_the_rule(how: str, sessions: Sessions) -> None:
    page = _table(sessions, "tzolkin", draft=False, starting_seat=0)
    closed = page.locator("#place .closed").locator("visible=true").first
    expect(closed).to_have_attribute("tabindex", "-1")
    before = moves(page)
    if how == "mouse":
        closed.click(force=True)  # disabled, but it handles clicks
    else:
        tab_to_choice(page)
        closed.focus()
        page.keyboard.press("Enter")
    expect(page.locator("#tooltip.closed .what")).to_have_text(
        str(closed.get_attribute("aria-label"))
    )
    why = page.locator("#tooltip > p").last.inner_text()
    expect(page.locator("#announcements")).to_contain_text(why)
    code = page.locator("#tooltip .rule").inner_text().split()[-1]
    page.keyboard.press("r")
    expect(page.locator(f"[id='rule-{code}']")).to_be_focused()
    assert moves(page) == before


def test_the_end_of_a_turn_must_be_confirmed(sessions: Sessions) -> None:
    page = _table(sessions, "maya", areas="blue+green")
    choose(page, -1)  # a tile for a city; then new tiles are drawn
    page.locator("#settings summary").click()
    page.locator("#set-confirm").check()
    page.keyboard.press("Escape")  # the settings lie over the choices
    expect(page.locator("#set-confirm")).to_be_hidden()
    last = page.locator("#actions button", has=page.locator(".final")).first
    words = last.locator(".final").inner_text()
    before = moves(page)
    last.click()
    expect(page.locator("#confirmation")).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(page.locator("#confirmation")).to_be_hidden()
    assert moves(page) == before
    last.click()
    page.keyboard.press("Enter")
    wait_for_move(page, before)


def test_settings_are_stored_and_applied_before_the_first_paint(sessions: Sessions) -> None:
    page = sessions.new_page(color_scheme="light")
    page.goto("/")
    page.locator("#settings summary").click()
    page.get_by_label("Theme").select_option("dark")
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(paper)
    page.reload(wait_until="commit")
    page.wait_for_function("() => document.body !== null")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.locator("#settings summary").click()
    assert page.evaluate(paper) == dark
    page.get_by_label("Theme").select_option("auto")
    assert page.evaluate(paper) != dark
    for name in ("confirm", "sounds", "text-board"):
        expect(page.locator(f"#set-{name}")).not_to_be_checked()


def test_a_small_laptop_shows_six_choices_with_what_they_bring(sessions: Sessions) -> None:
    page = sessions.new_page(viewport={"width": 1280, "height": 720})
    open_table(page, "tzolkin", ["local", "random"], seed=5, options=FIRST)
    wait_until_drawn(page)
    head = page.locator("#actions .head").first
    expect(head).to_have_text("Place a worker on …")
    buttons = page.locator("#actions button")
    for i in range(6):
        expect(buttons.nth(i)).to_be_in_viewport(ratio=0.9)
    expect(buttons.first).to_have_accessible_name(
        re.compile(r"^Place a worker on \w+ \d for free, tomorrow ")
    )
    expect(head).to_have_attribute("aria-hidden", "true")  # the name of each choice contains it
