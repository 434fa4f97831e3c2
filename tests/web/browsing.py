"""A real browser, watched: whatever it complains about, and whoever else it talks to."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

PATIENCE = 40_000  # milliseconds until a test gives up; nothing is measured by it
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]
# Chromium says this itself when a server is not there; no page can keep it from that.
GONE = ("net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET", "net::ERR_EMPTY_RESPONSE")


def find_chromium() -> str:
    """Where it is; without one the tests are skipped, except where everything must run."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    if os.environ.get("SACBE_CI") == "1":
        pytest.fail("There is no chromium here, and with SACBE_CI=1 there has to be one.")
    reason = "There is no chromium on the PATH: the pages are not tried in a browser."
    print(reason)
    pytest.skip(reason)


@contextmanager
def browser() -> Iterator[Browser]:
    """One for a module: starting it takes a second."""
    path = find_chromium()
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield started
        started.close()


class Visitors:
    """People with a browser each, at one server."""

    def __init__(self, started: Browser, at: str) -> None:
        self._browser, self.at = started, at
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.foreign: list[str] = []

    def come(self, **more: Any) -> Page:
        """Somebody new, who has never been here."""
        context = self._browser.new_context(**{"locale": "en-GB", "base_url": self.at, **more})
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self._note(message.type, message.text))
        page.on("pageerror", lambda error: self._note("error", str(error)))
        page.on("request", lambda request: self._see(request.url))
        page.on("websocket", lambda socket: self._see(socket.url))
        return page

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(gone in text for gone in GONE):
            self.complaints.append(text)

    def _see(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.at).netloc:
            self.foreign.append(url)

    def leave(self) -> None:
        """Everybody goes; nothing may have gone wrong."""
        for context in self._contexts:
            context.close()
        assert self.complaints == []
        assert self.foreign == []


def go_home(page: Page, at: str = "/") -> None:
    """To the first page; it shows itself when everything on it works."""
    page.goto(at)
    page.locator("#play").wait_for()


def set_up(page: Page, game: str, seats: list[str]) -> None:
    """On the first page, choose a game and who plays."""
    go_home(page)
    page.check(f"input[value={game}]")
    page.select_option("#players", str(len(seats)))
    for i, kind in enumerate(seats):
        page.locator("#seats select").nth(i).select_option(kind)


def play(page: Page) -> str:
    """Begin; the address of the table."""
    page.click("#play")
    page.wait_for_url("**/table/*")
    page.locator("#table, #curtain").locator("visible=true").first.wait_for()
    return page.url


def choose(page: Page, which: int = 0) -> None:
    """Click a choice in the list, and wait until it has happened."""
    page.locator("#actions button:enabled").first.wait_for()
    before = moves(page)
    buttons = page.locator("#actions button:enabled")
    buttons.nth(which % buttons.count()).click()
    until_after(page, before)


def choose_on_board(page: Page, which: int = 0) -> None:
    """Click a thing on the board, and wait until it has happened; if it asks which, the last."""
    until_drawn(page)
    before = moves(page)
    choices = page.locator("#place .choice")
    choice = choices.nth(which % choices.count())
    choice.scroll_into_view_if_needed()
    spot = choice.evaluate(SPOT)
    assert spot, choice.get_attribute("aria-label")  # something lies above all of it
    page.mouse.click(*spot)
    if choice.get_attribute("data-actions"):
        page.locator("#which button").last.click()
    until_after(page, before)


# A point of an element that belongs to it: not of what lies above, and not of a hole.
SPOT = """element => {
  const box = element.getBoundingClientRect();
  for (const part of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
    for (const other of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height * other];
      if (document.elementFromPoint(x, y)?.closest(".choice") === element) return [x, y];
    }
  return null;
}"""
DRAWN = """() => {
  const [place, table] = ["place", "table"].map(id => document.getElementById(id).dataset.version);
  return place === table && document.querySelector("#place .choice")
    && !document.querySelector("#place.busy");
}"""


def until_drawn(page: Page) -> None:
    """Until the picture of the board is the newest and offers something."""
    page.wait_for_function(DRAWN)


def until_after(page: Page, before: int) -> None:
    """Until the page shows more moves."""
    page.wait_for_function(
        "before => Number(document.getElementById('step').textContent.match(/\\d+/)) > before",
        arg=before,
    )


def moves(page: Page) -> int:
    """How many moves the page shows."""
    words = page.locator("#step").inner_text().split()
    return int(words[-1])
