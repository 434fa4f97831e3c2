"""What the page says of choices: what they change, why not, if they are meant; and settings."""

import re

import pytest
from playwright.sync_api import Page, expect

from sacbe.play.game import game
from tests.web.browsing import (
    Visitors,
    choose,
    moves,
    open_table,
    spot,
    tab_to_a_choice,
    until_after,
    until_drawn,
)

WIDE = {"width": 1440, "height": 900}


def _table(visitors: Visitors, name: str, **options: object) -> Page:
    page = visitors.come(viewport=WIDE)
    open_table(page, name, ["local", "random"], seed=5, options=options)
    until_drawn(page)
    expect(page.locator("#actions .change").first).to_be_attached()  # what choices change is known
    return page


def test_a_bubble_says_what_a_worker_costs_and_what_is_left(visitors: Visitors) -> None:
    page = _table(visitors, "tzolkin", draft=False, starting_seat=0)
    choice = page.locator("#place .choice[aria-label$='for 1 corn']").first
    choice.hover(position=spot(choice))
    corn = page.locator("#tooltip .change").first
    expect(corn).to_contain_text("corn 4→3")
    expect(corn.locator("use")).to_have_attribute("href", re.compile("#i-corn$"))
    told = re.compile("corn: from 4 to 3. workers in hand: from 3 to 2$")
    expect(choice).to_have_attribute("aria-description", told)
    action = choice.get_attribute("data-action")
    expect(page.locator(f"#actions [data-action='{action}'] .change").first).to_contain_text("4→3")
    page.locator("#tooltip .rule").hover()  # the pointer may go into it
    page.locator("#tooltip .rule").click()
    code = game("tzolkin").rule_codes.ACTIONS["place"]
    expect(page.locator(f"[id='rule-{code}']")).to_be_focused()


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_what_cannot_be_done_says_why_and_leads_to_the_rule(how: str, visitors: Visitors) -> None:
    page = _table(visitors, "tzolkin", draft=False, starting_seat=0)
    closed = page.locator("#place .closed", has_text="End turn").first
    expect(closed).to_have_attribute("tabindex", "-1")
    before = moves(page)
    if how == "mouse":
        closed.click(force=True)  # it is not enabled, and answers
    else:
        tab_to_a_choice(page)
        closed.focus()
        page.keyboard.press("Enter")
    why = "at least one worker"
    expect(page.locator("#tooltip")).to_contain_text(why)
    expect(page.locator("#announcements")).to_contain_text(why)
    code = page.locator("#tooltip .rule").inner_text().split()[-1]
    page.keyboard.press("?")
    expect(page.locator(f"[id='rule-{code}']")).to_be_focused()
    assert moves(page) == before


def test_a_turn_is_ended_only_when_it_is_meant(visitors: Visitors) -> None:
    page = _table(visitors, "maya", areas="blue+green")
    choose(page, -1)  # a tile for a city; new tiles are drawn then
    page.locator("#settings summary").click()
    page.locator("#set-confirm").check()
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
    until_after(page, before)


def test_settings_are_kept_and_hold_before_anything_is_shown(visitors: Visitors) -> None:
    page = visitors.come(color_scheme="light")
    page.goto("/")
    page.locator("#settings summary").click()
    page.locator("#settings select").select_option("dark")
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = page.evaluate(paper)
    page.reload(wait_until="commit")
    page.wait_for_function("() => document.body !== null")
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.locator("#settings summary").click()
    assert page.evaluate(paper) == dark
    page.locator("#settings select").select_option("auto")
    assert page.evaluate(paper) != dark
    for name in ("confirm", "sounds", "text-board"):
        expect(page.locator(f"#set-{name}")).not_to_be_checked()
