"""The rules panel: opened by links with rule codes and by URL, and searched."""

import gzip
import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from sacbe.play.game import game, games
from sacbe.text import LANGUAGES
from tests.web.axe import violations_of
from tests.web.browsing import (
    PHONE,
    Sessions,
    choose,
    moves,
    open_panel,
    open_table,
    wait_until_drawn,
)

SEED = 3
FIRST = {"draft": False, "starting_seat": 0}  # of Tzolk'in: the first choice places a worker
CODE = re.compile(r"[A-Z]*-?[0-9.]+$")


def table(sessions: Sessions, name: str = "tzolkin", **more: Any) -> Page:
    page = sessions.new_page(**more)
    options = FIRST if name == "tzolkin" else {}
    open_table(page, name, ["local", "random"], seed=SEED, options=options)
    wait_until_drawn(page)
    return page


def tab(page: Page, name: str) -> None:
    open_panel(page, name)


def paragraph(page: Page, code: str) -> Locator:
    return page.locator(f"[id='rule-{code}']")


def code_of(link: Locator) -> str:
    match = CODE.search(link.inner_text())
    assert match
    assert link.get_attribute("href") == f"?rule={match[0]}"
    return match[0]


def expect_open(page: Page, code: str, lang: str = "en", name: str = "tzolkin") -> None:
    """The paragraph exists, is in the viewport and has the focus."""
    rule = game(name).reference(lang).paragraph(code)
    assert rule is not None
    expect(paragraph(page, code)).to_be_focused()
    expect(paragraph(page, code).locator("h5")).to_have_text(f"{code} {rule.title}")
    expect(paragraph(page, code).locator("h5")).to_be_in_viewport()


# ---------------------------------------------------------------- links from other parts


@pytest.mark.parametrize("how", ["mouse", "keys", "touch"])
def test_a_refusal_links_to_its_rule(how: str, sessions: Sessions) -> None:
    page = table(sessions, **(PHONE if how == "touch" else {}))
    closed = page.locator("#place .closed").locator("visible=true").first
    if how == "keys":
        closed.focus()
        page.keyboard.press("Enter")
    elif how == "touch":
        closed.evaluate("each => each.scrollIntoView({ block: 'center' })")
        closed.tap(force=True)  # disabled, but it handles taps
    else:
        closed.click(force=True)
    code = code_of(page.locator("#tooltip .rule"))
    if how == "keys":
        page.keyboard.press("r")
    else:
        page.locator("#tooltip .rule").click()
    expect_open(page, code)
    expect(page.locator("#tooltip")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(paragraph(page, code)).not_to_be_focused()


def test_a_choice_links_to_its_rule(sessions: Sessions) -> None:
    page = table(sessions)
    code = game("tzolkin").rule_codes.ACTIONS["place"]
    page.locator("#place .choice").first.hover()
    assert code_of(page.locator("#tooltip .rule").first) == code
    page.locator("#tooltip .rule").first.click()
    expect_open(page, code)


def test_a_rejected_command_links_to_its_rule(sessions: Sessions) -> None:
    page = sessions.new_page()

    def refuse_commands(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_server(message: bytes | str) -> None:
            frame = json.loads(message)
            if "command" not in frame:
                return server.send(message)
            problem = {"type": "problem", "error": "illegal", "message": "You cannot."}
            problem |= {"rule": "4.2", "command_id": frame["command_id"]}
            return socket.send(gzip.compress(json.dumps(problem).encode()))

        socket.on_message(to_server)
        server.on_message(socket.send)

    page.route_web_socket("**/socket", refuse_commands)
    open_table(page, "tzolkin", ["local", "random"], seed=SEED, options=FIRST)
    wait_until_drawn(page)
    page.locator("#actions button:enabled").first.click()
    link = page.locator("#notice .rule")
    assert code_of(link) == "4.2"
    link.click()
    expect_open(page, "4.2")


def test_a_line_of_the_log_links_to_its_rule(sessions: Sessions) -> None:
    page = table(sessions)
    choose(page)
    line = page.locator(".u-line", has_text="Itzel A places a worker").first
    code = code_of(line.locator(".u-code"))
    assert code == game("tzolkin").rule_codes.ACTIONS["place"]
    line.locator(".u-code").click()
    expect_open(page, code)


def test_arrow_keys_move_through_the_links_of_the_log(sessions: Sessions) -> None:
    page = table(sessions)
    steps, codes = page.locator(".u-line .u-step"), page.locator(".u-line .u-code")
    steps.last.focus()
    for key, target in (
        ("ArrowLeft", codes.last),
        ("ArrowUp", codes.nth(-2)),
        ("ArrowRight", steps.nth(-2)),
        ("Home", steps.first),
        ("ArrowUp", steps.first),
        ("ArrowLeft", codes.first),
        ("End", codes.last),
    ):
        page.keyboard.press(key)
        expect(target).to_be_focused()
    code = code_of(codes.last)
    page.keyboard.press("Enter")
    expect_open(page, code)


@pytest.mark.parametrize("name", games())
def test_a_tile_links_to_its_rule(name: str, sessions: Sessions) -> None:
    page = table(sessions, name)
    tab(page, "tiles")
    link = page.locator(".u-tiles .u-code").last
    code = code_of(link)
    link.click()
    expect_open(page, code, name=name)


# ---------------------------------------------------------------- reading


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_url_opens_a_rule(lang: str, sessions: Sessions) -> None:
    page = table(sessions, locale=lang)
    page.goto(f"{page.url.partition('#')[0]}?rule=j44")
    expect_open(page, "J44", lang)


def test_a_url_with_an_unknown_rule_shows_a_message(sessions: Sessions) -> None:
    page = table(sessions)
    page.goto(f"{page.url.partition('#')[0]}?rule=J99")
    expect(page.locator(".u-rules [role=status]")).to_have_text("There is no rule J99.")
    expect(page.locator("#rule-goal")).to_be_visible()


def test_cross_references_are_followed(sessions: Sessions) -> None:
    page = table(sessions)
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


def test_the_summary_is_followed_by_all_rules(sessions: Sessions) -> None:
    page = table(sessions)
    tab(page, "rules")
    for part in game("tzolkin").text.HELP:
        expect(page.locator(f"#rule-{part} h3")).to_be_visible()
    reference = game("tzolkin").reference("en")
    assert page.locator(".u-section").count() == len(reference.sections)
    assert page.locator(".u-section .u-rule").count() == len(reference.paragraphs)


def test_rules_are_searched_by_words_and_by_code(sessions: Sessions) -> None:
    page = table(sessions)
    tab(page, "rules")
    page.locator(".u-section summary").nth(1).click()
    find, status = page.locator(".u-rules input"), page.locator(".u-rules [role=status]")
    visible = page.locator(".u-section .u-rule:visible")
    before = visible.count()
    find.fill("GODS take pity")
    matches = game("tzolkin").reference("en").find("gods take pity")
    expect(visible).to_have_count(len(matches))
    expect(visible.first.locator("h5")).to_have_text(f"{matches[0].code} {matches[0].title}")
    for query in ("J44", "j 44"):
        find.fill(query)
        expect(page.locator(".u-rule:visible")).to_have_count(1)
        expect(paragraph(page, "J44")).to_be_visible()
    expect(status).to_contain_text("1")
    find.fill("")
    expect(visible).to_have_count(before)  # the same sections are open
    expect(status).to_be_empty()


def test_the_reference_is_loaded_on_demand_and_once(sessions: Sessions) -> None:
    page = sessions.new_page()
    urls: list[str] = []
    page.on("request", lambda request: urls.append(request.url))
    open_table(page, "maya", ["local", "random"], seed=SEED)
    wait_until_drawn(page)
    page.locator(".u-line .u-code").first.wait_for()
    assert not [url for url in urls if "/reference" in url]
    for _ in range(2):
        page.locator(".u-line .u-code:visible").first.click()
        page.locator(".u-section").first.wait_for()
        page.click("#overlay-close")
        expect(page.locator("#overlay")).to_be_hidden()
    choose(page)
    tab(page, "rules")
    assert moves(page) > 0
    assert len([url for url in urls if "/reference?lang=en" in url]) == 1


# ---------------------------------------------------------------- accessibility

WIDER = """() => [...document.querySelectorAll(".u-rules, .u-rules :not(.u-scroll *)")]
  .filter(each => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
  .map(each => each.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("name", games())
def test_all_rules_fit_a_phone_and_are_accessible(name: str, sessions: Sessions) -> None:
    page = table(sessions, name, **PHONE)
    tab(page, "rules")
    page.locator(".u-section").first.wait_for()
    page.evaluate("document.querySelectorAll('.u-section').forEach(each => (each.open = true))")
    assert page.evaluate(WIDER) == []
    assert violations_of(page) == []
