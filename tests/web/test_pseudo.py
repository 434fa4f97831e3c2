"""Every text of the pages is translated.

The server uses a pseudo-language of accented letters (see pseudo.py); a text in plain letters is
either a name or a mistake.
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
    Sessions,
    choose_on_board,
    finished_record,
    import_record,
    open_home,
    open_panel,
    open_table,
    wait_until_drawn,
)
from tests.web.serving import ROOT, ServerProcess

SEED = 3
PANELS = ("points", "tiles", "rules")


def sites() -> set[str]:
    """The sites of Maya, which have the same name in every language, and their abbreviations."""
    options = {option.name: option.choices for option in game("maya").options}
    names = {part for name in options["sites"] for part in str(name).split("+")} - {"random"}
    return names | {name[:3].lower() for name in names} | {name[:3].upper() for name in names}


def gods_and_regions() -> set[str]:
    """The names of Mezo on the text board."""
    return {name.replace("_", " ").title() for name in (*GODS, *REGIONS)}


PEOPLE = {"Itzel", "Ixchel"}
TITLES = {"Sacbe"} | {game(name).title for name in games()}
NAMES = PEOPLE | TITLES | sites() | gods_and_regions()
TEXTS = """() => {
  const ignored = "script, style, noscript, #language, #carry-link";
  const texts = [document.title];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement.closest(ignored)) texts.push(nodes.currentNode.data);
  for (const each of document.querySelectorAll("body *"))
    for (const name of ["aria-label", "title", "placeholder", "alt"])
      if (each.hasAttribute(name)) texts.push(each.getAttribute(name));
  return texts;
}"""


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("data")
    with ServerProcess(folder, module="tests.web.pseudo") as serving:
        yield serving


def check(page: Page, state: str) -> None:
    names = re.compile("|".join(rf"\bx?{re.escape(name)}\b" for name in NAMES))  # x: uninhabited
    texts = [names.sub("", each) for each in page.evaluate(TEXTS)]
    assert sorted(pseudo.plain_words(texts)) == [], state


def new_page(sessions: Sessions) -> Page:
    """A page in the pseudo-language."""
    return sessions.new_page(locale=pseudo.LANG)


def test_boards_are_translated() -> None:
    command = [sys.executable, "-m", "tests.web.pseudo", "boards"]
    process = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=300
    )
    words = {line.partition(": ")[2] for line in process.stdout.splitlines()}
    assert words - NAMES == set()


def test_the_start_page_is_translated(sessions: Sessions) -> None:
    page = new_page(sessions)
    open_home(page)
    for name in games():
        page.check(f"input[value={name}]")
        check(page, name)
    open_table(page, "maya", ["local", "link"], seed=SEED)
    check(page, "waiting for a player")
    open_home(page)
    expect(page.locator("#continue")).to_be_visible()
    check(page, "with a table")


@pytest.mark.parametrize("name", games())
def test_a_table_is_translated(name: str, sessions: Sessions) -> None:
    page = new_page(sessions)
    open_table(page, name, ["local", "greedy"], seed=SEED)
    for i in range(3):
        choose_on_board(page, i)
    wait_until_drawn(page)
    check(page, "own turn")
    page.goto(f"{page.url}?guide=1")
    page.locator(".u-guide").wait_for()
    check(page, "guided")
    open_table(page, name, ["local", "local"], seed=SEED)
    check(page, "hot seat")


@pytest.mark.parametrize("name", games())
def test_a_finished_game_is_translated(name: str, sessions: Sessions) -> None:
    page = new_page(sessions)
    import_record(page, finished_record(name, SEED))
    page.locator("#place > svg").wait_for()
    check(page, "over")
    for panel in PANELS:
        open_panel(page, panel)
        page.locator(f".u-{panel} :is(td, section)").first.wait_for()
        check(page, panel)
    open_panel(page, "fork")
    check(page, "fork")
    page.keyboard.press("Escape")
    page.check("#in-text")
    expect(page.locator("#document")).not_to_be_empty()
    check(page, "text board")


def test_a_hint_is_translated(sessions: Sessions) -> None:
    page = new_page(sessions)
    open_table(page, "maya", ["local", "greedy"], seed=SEED)
    wait_until_drawn(page)
    open_panel(page, "hint")
    page.locator(".u-hint button").click()
    page.locator(".u-answer .u-plan").first.wait_for()
    check(page, "hint")
