"""No stray strings: whatever the pages say comes from the words of the reader's language.

The server speaks a language of odd letters (see pseudo.py); what still has plain ones is a name, or
a mistake.
"""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sacbe.games.mezo.data import GODS, REGIONS
from sacbe.play.game import game, games
from tests.web import pseudo
from tests.web.browsing import (
    Visitors,
    choose_on_board,
    go_home,
    import_record,
    open_table,
    record_of,
    until_drawn,
)
from tests.web.serving import ROOT, Serving

SEED = 3
PANELS = ("points", "tiles", "rules")


def sites() -> set[str]:
    """Places in Maya are called the same in every language; the board in text shortens them."""
    options = {option.name: option.choices for option in game("maya").options}
    names = {part for name in options["sites"] for part in str(name).split("+")} - {"random"}
    return names | {name[:3].lower() for name in names} | {name[:3].upper() for name in names}


def gods_and_regions() -> set[str]:
    """Of Mezo, as the board in text calls them."""
    return {name.replace("_", " ").title() for name in (*GODS, *REGIONS)}


PEOPLE = {"Itzel", "Ixchel"}
TITLES = {"Sacbe"} | {game(name).title for name in games()}
NAMES = PEOPLE | TITLES | sites() | gods_and_regions()
SAID = """() => {
  const beside = "script, style, noscript, #language, #carry-link";
  const said = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement.closest(beside)) said.push(nodes.currentNode.data);
  for (const each of document.querySelectorAll("body *"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (each.hasAttribute(name)) said.push(each.getAttribute(name));
  return said;
}"""


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("data")
    with Serving(folder, module="tests.web.pseudo") as serving:
        yield serving


def check(page: Page, state: str) -> None:
    known = re.compile("|".join(rf"\bx?{re.escape(name)}\b" for name in NAMES))  # x: uninhabited
    said = [known.sub("", each) for each in page.evaluate(SAID)]
    assert sorted(pseudo.plain(said)) == [], state


def stranger(visitors: Visitors) -> Page:
    """Somebody who reads that language."""
    return visitors.come(locale=pseudo.LANG)


def test_boards_say_nothing_beside_the_languages() -> None:
    command = [sys.executable, "-m", "tests.web.pseudo", "boards"]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300
    )
    found = {line.partition(": ")[2] for line in done.stdout.splitlines()}
    assert found - NAMES == set()


def test_the_first_page_says_nothing_beside_the_languages(visitors: Visitors) -> None:
    page = stranger(visitors)
    go_home(page)
    for name in games():
        page.check(f"input[value={name}]")
        check(page, name)
    open_table(page, "maya", ["local", "link"], seed=SEED)
    check(page, "somebody is waited for")
    go_home(page)
    expect(page.locator("#continue")).to_be_visible()
    check(page, "with a table")


@pytest.mark.parametrize("name", games())
def test_a_table_says_nothing_beside_the_languages(name: str, visitors: Visitors) -> None:
    page = stranger(visitors)
    open_table(page, name, ["local", "greedy"], seed=SEED)
    for i in range(3):
        choose_on_board(page, i)
    until_drawn(page)
    check(page, "asked")
    page.goto(f"{page.url}?guide=1")
    page.locator(".u-guide").wait_for()
    check(page, "guided")
    open_table(page, name, ["local", "local"], seed=SEED)
    check(page, "two at one device")


@pytest.mark.parametrize("name", games())
def test_a_game_that_is_over_says_nothing_beside_the_languages(
    name: str, visitors: Visitors
) -> None:
    page = stranger(visitors)
    import_record(page, record_of(name, SEED))
    page.locator("#place > svg").wait_for()
    check(page, "over")
    for panel in PANELS:
        page.locator(f"#panels [role=tab][id$=-{panel}]").click()
        page.locator(f".u-{panel} :is(td, section)").first.wait_for()
        check(page, panel)
    page.locator("#panels [role=tab][id$=-fork]").click()
    page.check("#in-text")
    expect(page.locator("#board")).not_to_be_empty()
    check(page, "in text, and going on from there")


def test_a_hint_says_nothing_beside_the_languages(visitors: Visitors) -> None:
    page = stranger(visitors)
    open_table(page, "maya", ["local", "greedy"], seed=SEED)
    until_drawn(page)
    page.locator("#panels [role=tab][id$=-hint]").click()
    page.locator(".u-hint button").click()
    page.locator(".u-answer .u-best").wait_for()
    check(page, "hint")
