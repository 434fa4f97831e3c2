"""The rules in the page: opened by a code from wherever one is shown, linked to, and searched."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from sacbe.play.game import game, games
from sacbe.text import LANGUAGES
from tests.web.axe import faults
from tests.web.browsing import PHONE, Visitors, choose, moves, open_table, until_drawn

SEED = 3
FIRST = {"draft": False, "starting_seat": 0}  # of Tzolk'in: the reader places a worker at once
CODE = re.compile(r"[A-Z]*-?[0-9.]+$")


def table(visitors: Visitors, name: str = "tzolkin", **more: Any) -> Page:
    page = visitors.come(**more)
    options = FIRST if name == "tzolkin" else {}
    open_table(page, name, ["local", "random"], seed=SEED, options=options)
    until_drawn(page)
    return page


def tab(page: Page, name: str) -> None:
    page.locator(f"#panels [role=tab][id$=-{name}]").click()


def paragraph(page: Page, code: str) -> Locator:
    return page.locator(f"[id='rule-{code}']")


def code_of(link: Locator) -> str:
    found = CODE.search(link.inner_text())
    assert found
    assert link.get_attribute("href") == f"?rule={found[0]}"
    return found[0]


def expect_open(page: Page, code: str, lang: str = "en", name: str = "tzolkin") -> None:
    """The paragraph is there, in sight, and the keyboard is at it."""
    known = game(name).reference(lang).paragraph(code)
    assert known is not None
    expect(paragraph(page, code)).to_be_focused()
    expect(paragraph(page, code).locator("h5")).to_have_text(f"{code} {known.title}")
    expect(paragraph(page, code).locator("h5")).to_be_in_viewport()


# ---------------------------------------------------------------- from what is shown elsewhere


@pytest.mark.parametrize("how", ["mouse", "keys", "finger"])
def test_a_refusal_leads_to_its_rule(how: str, visitors: Visitors) -> None:
    page = table(visitors, **(PHONE if how == "finger" else {}))
    closed = page.locator("#place .closed").first
    if how == "keys":
        closed.focus()
        page.keyboard.press("Enter")
    elif how == "finger":
        closed.evaluate("each => each.scrollIntoView({ block: 'center' })")
        closed.tap(force=True)  # it is not enabled, and answers
    else:
        closed.click(force=True)
    code = code_of(page.locator("#tooltip .rule"))
    if how == "keys":
        page.keyboard.press("?")
    else:
        page.locator("#tooltip .rule").click()
    expect_open(page, code)
    expect(page.locator("#tooltip")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(paragraph(page, code)).not_to_be_focused()


def test_a_choice_leads_to_its_rule(visitors: Visitors) -> None:
    page = table(visitors)
    code = game("tzolkin").rule_codes.ACTIONS["place"]
    page.locator("#place .choice").first.hover()
    assert code_of(page.locator("#tooltip .rule").first) == code
    page.locator("#tooltip .rule").first.click()
    expect_open(page, code)


def test_a_command_that_is_refused_leads_to_its_rule(visitors: Visitors) -> None:
    page = table(visitors)

    def refuse(route: Route) -> None:
        problem = {"error": "illegal", "message": "You cannot.", "rule": "4.2"}
        route.fulfill(status=422, body=json.dumps(problem), content_type="application/json")

    page.route("**/commands", refuse)
    page.locator("#actions button:enabled").first.click()
    link = page.locator("#notice .rule")
    assert code_of(link) == "4.2"
    link.click()
    expect_open(page, "4.2")
    assert "422" in visitors.complaints.pop()


def test_a_line_of_the_log_leads_to_its_rule(visitors: Visitors) -> None:
    page = table(visitors)
    choose(page)
    line = page.locator(".u-line", has_text="Itzel A places a worker").first
    code = code_of(line.locator(".u-code"))
    assert code == game("tzolkin").rule_codes.ACTIONS["place"]
    line.locator(".u-code").click()
    expect_open(page, code)


def test_the_links_of_the_log_are_walked_by_keys(visitors: Visitors) -> None:
    page = table(visitors)
    steps, codes = page.locator(".u-line .u-step"), page.locator(".u-line .u-code")
    steps.last.focus()
    for key, at in (
        ("ArrowLeft", codes.last),
        ("ArrowUp", codes.nth(-2)),
        ("ArrowRight", steps.nth(-2)),
        ("Home", steps.first),
        ("ArrowUp", steps.first),
        ("ArrowLeft", codes.first),
        ("End", codes.last),
    ):
        page.keyboard.press(key)
        expect(at).to_be_focused()
    code = code_of(codes.last)
    page.keyboard.press("Enter")
    expect_open(page, code)


@pytest.mark.parametrize("name", games())
def test_a_tile_leads_to_its_rule(name: str, visitors: Visitors) -> None:
    page = table(visitors, name)
    tab(page, "tiles")
    link = page.locator(".u-tiles .u-code").last
    code = code_of(link)
    link.click()
    expect_open(page, code, name=name)


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_address_can_name_a_rule(lang: str, visitors: Visitors) -> None:
    page = table(visitors, locale=lang)
    page.goto(f"{page.url.partition('#')[0]}?rule=j44")
    expect_open(page, "J44", lang)


def test_an_address_with_a_rule_that_is_not_there_says_so(visitors: Visitors) -> None:
    page = table(visitors)
    page.goto(f"{page.url.partition('#')[0]}?rule=J99")
    expect(page.locator(".u-rules [role=status]")).to_have_text("There is no rule J99.")
    expect(page.locator("#rule-goal")).to_be_visible()


def test_cross_references_are_followed(visitors: Visitors) -> None:
    page = table(visitors)
    tab(page, "rules")
    page.locator(".u-contents a").last.click()
    expect(page.locator("#rule-all")).to_be_focused()
    section = page.locator(".u-section").nth(3)
    expect(section.locator(".u-rule").first).to_be_hidden()
    section.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(section.locator(".u-rule").first).to_be_visible()
    link = section.locator("p .u-code, li .u-code").first
    code = code_of(link)
    link.click()
    expect_open(page, code)


def test_the_summary_stays_and_all_rules_follow_it(visitors: Visitors) -> None:
    page = table(visitors)
    tab(page, "rules")
    for part in game("tzolkin").text.HELP:
        expect(page.locator(f"#rule-{part} h3")).to_be_visible()
    reference = game("tzolkin").reference("en")
    assert page.locator(".u-section").count() == len(reference.sections)
    assert page.locator(".u-section .u-rule").count() == len(reference.paragraphs)


def test_rules_are_searched_by_words_and_by_code(visitors: Visitors) -> None:
    page = table(visitors)
    tab(page, "rules")
    page.locator(".u-section summary").nth(1).click()
    find, status = page.locator(".u-rules input"), page.locator(".u-rules [role=status]")
    shown = page.locator(".u-section .u-rule:visible")
    before = shown.count()
    find.fill("GODS take pity")
    found = game("tzolkin").reference("en").find("gods take pity")
    expect(shown).to_have_count(len(found))
    expect(shown.first.locator("h5")).to_have_text(f"{found[0].code} {found[0].title}")
    for typed in ("J44", "j 44"):
        find.fill(typed)
        expect(page.locator(".u-rule:visible")).to_have_count(1)
        expect(paragraph(page, "J44")).to_be_visible()
    expect(status).to_contain_text("1")
    find.fill("")
    expect(shown).to_have_count(before)  # the sections are as they were
    expect(status).to_be_empty()


def test_the_reference_comes_when_it_is_wanted_and_once(visitors: Visitors) -> None:
    page = visitors.come()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    open_table(page, "maya", ["local", "random"], seed=SEED)
    until_drawn(page)
    page.locator(".u-line .u-code").first.wait_for()
    assert not [url for url in asked if "/reference" in url]
    for _ in range(2):
        page.locator(".u-line .u-code:visible").first.click()
        page.locator(".u-section").first.wait_for()
        tab(page, "log")
    choose(page)
    tab(page, "rules")
    assert moves(page) > 0
    assert len([url for url in asked if "/reference?lang=en" in url]) == 1


# ---------------------------------------------------------------- for everybody

WIDER = """() => [...document.querySelectorAll(".u-rules, .u-rules :not(.u-scroll *)")]
  .filter(each => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
  .map(each => each.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("name", games())
def test_all_rules_can_be_read_on_a_phone_and_aloud(name: str, visitors: Visitors) -> None:
    page = table(visitors, name, **PHONE)
    tab(page, "rules")
    page.locator(".u-section").first.wait_for()
    page.evaluate("document.querySelectorAll('.u-section').forEach(each => (each.open = true))")
    assert page.evaluate(WIDER) == []
    assert faults(page) == []
