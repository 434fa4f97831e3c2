"""A real browser, watched: whatever it complains about, and whoever else it talks to."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    Position,
    expect,
    sync_playwright,
)

from sacbe.play.records import encode
from sacbe.play.table import Table

PATIENCE = 40_000  # milliseconds until a test gives up; nothing is measured by it
expect.set_options(timeout=PATIENCE)
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
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
        usual = {"locale": "en-GB", "base_url": self.at, "reduced_motion": "reduce"}  # holds still
        context = self._browser.new_context(**{**usual, **more})
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
        assert self.complaints == [], self.complaints
        assert self.foreign == [], self.foreign


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


def open_table(page: Page, game: str, seats: list[str], **wish: Any) -> dict[int, str]:
    """Open a table as a program does, with a seed, and go there; links to its seats."""
    page.goto("/")
    wish = {"game": game, "seats": [seat_of(kind) for kind in seats], **wish}
    opened = page.evaluate(OPEN, wish)
    at = f"/table/{opened['table']}"
    page.goto(at)
    page.locator("#table, #handoff").locator("visible=true").first.wait_for()
    return {int(seat): f"{at}#{token}" for seat, token in opened["seat_tokens"].items()}


def record_of(game: str, seed: int) -> str:
    """A game for two that was played to its end, always by the first choice."""
    table = Table(game, players=2, seed=seed, seats=["Itzel", "Ixchel"])
    while table.current_player is not None:
        table.play(table.state.legal_actions()[0])
    return encode(table.record())


def import_record(page: Page, record: str) -> None:
    """Hand in a record as a program does, and look at its table."""
    page.goto("/")
    page.goto(f"/table/{page.evaluate(IMPORT, record)}")
    page.locator("#table").wait_for()


def seat_of(kind: str) -> dict[str, str]:
    """Somebody here, somebody by link, or a bot of that level."""
    if kind == "local":
        return {"kind": "local", "name": "Itzel"}
    return {"kind": kind} if kind == "link" else {"kind": "bot", "level": kind}


IMPORT = """async record => {
  const { post } = await import("/static/api.js");
  const { guess } = await import("/static/texts.js");
  await post("/api/me", { lang: guess() });
  return (await post("/api/records", record)).table;
}"""
OPEN = """async wish => {
  const { post } = await import("/static/api.js");
  const { guess } = await import("/static/texts.js");
  await post("/api/me", { lang: guess() });
  return post("/api/tables", wish);
}"""


def play(page: Page) -> str:
    """Begin; the address of the table."""
    page.click("#play")
    page.wait_for_url("**/table/*")
    page.locator("#table, #handoff").locator("visible=true").first.wait_for()
    return page.url


def begin_guided(page: Page, game: str) -> None:
    """A guided first game, its first step read."""
    go_home(page)
    page.check(f"input[value={game}]")
    page.click("#guided")
    page.locator(".u-guide .primary").click()


def follow_guide(page: Page) -> None:
    """Choose what the guide marks, on the board in sight and in the list."""
    page.wait_for_function(MARKED)
    expect(page.locator("#actions .guided").first).to_be_in_viewport(ratio=0.5)
    before = moves(page)
    page.locator("#actions .guided").first.click()
    until_after(page, before)


def choose(page: Page, which: int = 0) -> None:
    """Click a choice in the list, and wait until it has happened."""
    page.locator("#actions button:enabled").first.wait_for()
    before = moves(page)
    buttons = page.locator("#actions button:enabled")
    buttons.nth(which % buttons.count()).click()
    until_after(page, before)


def choose_on_board(page: Page, which: int = 0) -> None:
    """Click a thing on the board, and wait until it has happened; if it asks which, the last."""
    before = until_drawn(page)  # both at once: a bot that chooses meanwhile counts for us
    choices = page.locator("#place .choice")
    click(page, choices.nth(which % choices.count()))
    until_after(page, before)


def click(page: Page, choice: Locator, which: int = -1) -> None:
    """Click a thing on the board with the mouse; if it asks which, one of these."""
    has_more = choice.get_attribute("data-actions")  # asked before: a click can change the board
    choice.click(position=spot(choice))
    if has_more:
        page.locator("#menu button").nth(which).click()


def tab_to_a_choice(page: Page) -> None:
    """The keyboard to something that can be chosen on the board, if it is not there."""
    for key in ["Tab"] * 25 + ["Shift+Tab"] * 50:  # on, or back if the last was passed already
        if page.evaluate("document.activeElement.matches('#place .choice')"):
            return
        page.keyboard.press(key)
    raise AssertionError("Tab comes to nothing that can be chosen.")


def spot(choice: Locator) -> Position:
    """Where in a thing on the board it can be pressed, once it is in sight.

    Who presses there by its locator misses nothing: if something comes above it, it is tried again.
    """
    choice.evaluate(CLEAR)
    found: Position | None = choice.evaluate(SPOT)
    assert found, choice.get_attribute("aria-label")  # something lies above all of it
    return found


# Into sight, clear of both bars, and until that is told: what is said beside the board goes then.
CLEAR = """each => {
  each.scrollIntoView({ block: "center" });
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
# A point of an element that belongs to it: not of what lies above, and not of a hole.
SPOT = """element => {
  const box = element.getBoundingClientRect();
  for (const part of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
    for (const other of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height * other];
      if (document.elementFromPoint(x, y)?.closest(".choice") === element)
        return { x: x - box.left, y: y - box.top };
    }
  return null;
}"""
DRAWN = """() => {
  const [place, table] = ["place", "table"].map(id => document.getElementById(id).dataset.version);
  return place === table && document.querySelector("#place .choice")
    && !document.querySelector("#place.busy");
}"""
# The picture is the newest, and what the guide marks in it can be pressed where it is.
MARKED = f"""() => {{
  const marks = Array.from(document.querySelectorAll("#place .guided"));
  return ({DRAWN})() && marks.length && marks.every({SPOT});
}}"""

OVER = """() => document.getElementById("table").dataset.status === "over"
  && document.getElementById("place").dataset.version
    === document.getElementById("table").dataset.version"""


def until_drawn(page: Page) -> int:
    """Until the picture of the board is the newest and offers something: after how many moves."""
    found = page.wait_for_function(f"() => ({DRAWN})() && [{SHOWN}]")
    return int(found.json_value()[0])


def when_asked(page: Page) -> int | None:
    """Until the board offers something, or the game is over: after how many moves; None: over."""
    found = page.wait_for_function(f"() => ({DRAWN})() ? [{SHOWN}] : ({OVER})() && [null]")
    moves_then = found.json_value()[0]
    return None if moves_then is None else int(moves_then)


def until_after(page: Page, before: int) -> None:
    """Until the page shows more moves. Where it asks first, as it does on a phone, it is meant."""
    page.wait_for_function(f"before => ({SHOWN}) > before || ({CONFIRMATION})", arg=before)
    if page.evaluate(CONFIRMATION):
        page.locator("#confirmation .primary").click()
        page.wait_for_function(f"before => ({SHOWN}) > before", arg=before)


SHOWN = "Number(document.getElementById('step').textContent.match(/\\d+/))"
CONFIRMATION = "document.getElementById('confirmation').checkVisibility()"


def abreast(*pages: Page) -> None:
    """Until all pages show the newest move."""
    newest = max(moves(page) for page in pages)
    for page in pages:
        until_after(page, newest - 1)


def asked_of(*pages: Page) -> Page:
    """The page of the one who is to choose, once all of them show the newest move."""
    abreast(*pages)
    return next(page for page in pages if page.locator("body.my-turn").count())


def moves(page: Page) -> int:
    """How many moves the page shows."""
    words = page.locator("#step").inner_text().split()
    return int(words[-1])
