"""Helpers to drive Chromium with Playwright; console errors and foreign requests are recorded."""

import os
import random
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
    TimeoutError,
    expect,
    sync_playwright,
)

from sacbe.play.records import encode
from sacbe.play.table import Table

PATIENCE = 40_000  # timeout of a wait in milliseconds; no test measures time
expect.set_options(timeout=PATIENCE)
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
}
ARGUMENTS = ["--no-sandbox", "--disable-gpu"]
# Chromium logs these when the server is down; a page cannot prevent it.
NETWORK_ERRORS = (
    "net::ERR_CONNECTION_REFUSED",
    "net::ERR_CONNECTION_RESET",
    "net::ERR_EMPTY_RESPONSE",
)


def find_chromium() -> str:
    """The path of Chromium. Without one the tests are skipped, or fail with SACBE_CI=1."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    if os.environ.get("SACBE_CI") == "1":
        pytest.fail("There is no chromium here, and with SACBE_CI=1 there has to be one.")
    reason = "There is no chromium on the PATH: the pages are not tried in a browser."
    print(reason)
    pytest.skip(reason)


@contextmanager
def browser() -> Iterator[Browser]:
    """A running Chromium. Shared by the tests of a module, because starting it takes a second."""
    path = find_chromium()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield chromium
        chromium.close()


class Sessions:
    """Independent browser sessions (contexts) with one server."""

    def __init__(self, chromium: Browser, url: str) -> None:
        self._browser, self.url = chromium, url
        self._contexts: list[BrowserContext] = []
        self.console_errors: list[str] = []
        self.foreign_requests: list[str] = []

    def new_page(self, is_asked_for_name: bool = False, **options: Any) -> Page:
        """A page in a new context, without cookies. `options` override the context's defaults.
        Unless it matters, the visitor is not asked for a name."""
        defaults = {"locale": "en-GB", "base_url": self.url, "reduced_motion": "reduce"}
        context = self._browser.new_context(**{**defaults, **options})
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        if not is_asked_for_name:
            context.add_init_script("try { localStorage.setItem('asked-name', 'yes') } catch {}")
        page = context.new_page()
        page.on("console", lambda message: self._record_message(message.type, message.text))
        page.on("pageerror", lambda error: self._record_message("error", str(error)))
        page.on("request", lambda request: self._record_request(request.url))
        page.on("websocket", lambda socket: self._record_request(socket.url))
        return page

    def _record_message(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(error in text for error in NETWORK_ERRORS):
            self.console_errors.append(text)

    def _record_request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(self.url).netloc:
            self.foreign_requests.append(url)

    def close(self) -> None:
        """Close all contexts and check that there were no console errors or foreign requests."""
        for context in self._contexts:
            context.close()
        assert self.console_errors == [], self.console_errors
        assert self.foreign_requests == [], self.foreign_requests


def open_home(page: Page) -> None:
    """Open the start page and wait until its script has run."""
    page.goto("/")
    page.locator("#play").wait_for()


def set_up(page: Page, game: str, seats: list[str]) -> None:
    """On the start page, choose a game and the players."""
    open_home(page)
    page.check(f"input[value={game}]")
    page.select_option("#players", str(len(seats)))
    for i, kind in enumerate(seats):
        page.locator("#seats select").nth(i).select_option(kind)


def open_table(page: Page, game: str, seats: list[str], **settings: Any) -> dict[int, str]:
    """Create a table through the API and open its page. Returns the links of its seats."""
    page.goto("/")
    request = {"game": game, "seats": [seat_config(kind) for kind in seats], **settings}
    response = page.evaluate(OPEN, request)
    path = f"/table/{response['table']}"
    page.goto(path)
    page.locator("#table, #handoff").locator("visible=true").first.wait_for()
    return {int(seat): f"{path}#{token}" for seat, token in response["seat_tokens"].items()}


def finished_record(game: str, seed: int) -> str:
    """The record of a finished game for two, in which the first legal action was always played."""
    table = Table(game, players=2, seed=seed, seats=["Itzel", "Ixchel"])
    while table.current_player is not None:
        table.play(table.state.legal_actions()[0])
    return encode(table.record())


def import_record(page: Page, record: str) -> None:
    """Import a record through the API and open its table."""
    page.goto("/")
    page.goto(f"/table/{page.evaluate(IMPORT, record)}")
    page.locator("#table").wait_for()


def open_mid_game(page: Page, game: str, seed: int, turn: int) -> None:
    """Open a table for four at a turn of the first seat in a game of random moves; `turn` is its
    number."""
    table, rng = Table(game, players=4, seed=seed), random.Random(seed)
    while (seat := table.current_player) is not None:
        table.play(rng.choice(table.state.legal_actions(seat)))
    players = [player for player, _ in table.moves if player >= 0]
    moves = [i for i, (player, _) in enumerate(table.moves) if player >= 0]
    starts = [moves[i] for i in range(1, len(players)) if players[i] == 0 != players[i - 1]]
    page.goto("/")
    name = page.evaluate(FORK, [encode(table.record()), starts[turn], 4])
    page.goto(f"/table/{name}")
    page.locator("#table").wait_for()


def seat_config(kind: str) -> dict[str, str]:
    """The JSON of a seat: "local", "link", or a bot of this level."""
    if kind == "local":
        return {"kind": "local", "name": "Itzel"}
    return {"kind": kind} if kind == "link" else {"kind": "bot", "level": kind}


IMPORT = """async record => {
  const { post } = await import("/static/http.js");
  const { guess } = await import("/static/texts.js");
  await post("/api/me", { lang: guess() });
  return (await post("/api/records", record)).table;
}"""
FORK = """async ([record, step, players]) => {
  const { post } = await import("/static/http.js");
  await post("/api/me", { lang: "en" });
  const { table } = await post("/api/records", record);
  const seats = Array.from({ length: players }, (_, i) =>
    i ? { kind: "bot", level: "greedy" } : { kind: "local", name: "Itzel" });
  return (await post(`/api/tables/${table}/fork`, { step, seats })).table;
}"""
OPEN = """async request => {
  const { post } = await import("/static/http.js");
  const { guess } = await import("/static/texts.js");
  await post("/api/me", { lang: guess() });
  return post("/api/tables", request);
}"""


def start_game(page: Page) -> str:
    """Start the game. Returns the URL of its table."""
    page.click("#play")
    page.wait_for_url("**/table/*")
    page.locator("#table, #handoff").locator("visible=true").first.wait_for()
    return page.url


def start_guided_game(page: Page, game: str) -> None:
    """Start a guided game and confirm its first step."""
    open_home(page)
    page.check(f"input[value={game}]")
    page.click("#guided")
    page.locator(".u-guide .primary").click()


def follow_guide(page: Page) -> None:
    """Choose what the guide marks; it must be in the viewport, on the board and in the list."""
    page.wait_for_function(GUIDE_READY)
    target = page.locator(":is(#actions, #tools) .guided").first
    expect(target).to_be_in_viewport(ratio=0.5)
    before = moves(page)
    aim_anew(page)
    target.click()
    wait_for_move(page, before)


def choose(page: Page, which: int = 0) -> None:
    """Click a choice in the list, or "End turn", and wait until it is played."""
    buttons = page.locator(CHOICES)
    buttons.first.wait_for()
    before = moves(page)
    aim_anew(page)
    buttons.nth(which % buttons.count()).click()
    wait_for_move(page, before)


CHOICES = "#actions button:enabled, #confirm:enabled"  # "End turn" has its own place


def aim_anew(page: Page) -> None:
    """Move the pointer away: a second click on a point does not choose what came under it."""
    page.mouse.move(0, 0)


def open_panel(page: Page, name: str) -> None:
    """Open a panel over the board: points, tiles, rules, hint or fork."""
    if not page.locator("#overlay").is_visible():
        page.click("#open-rules")
    page.click(f"#u-tab-{name}")


def choose_on_board(page: Page, which: int = 0) -> None:
    """Click a choice on the board (the last one if a menu opens) and wait until it is played."""
    before = wait_until_drawn(page)  # the number of this drawing: a bot may move afterwards
    choices = page.locator("#place .choice").locator("visible=true")
    if not choices.count():
        choose(page, which)
        return
    aim_anew(page)
    click(page, choices.nth(which % choices.count()))
    wait_for_move(page, before)


def click(page: Page, choice: Locator, which: int = -1) -> None:
    """Click a choice on the board; if a menu opens, click its item `which`."""
    has_more = choice.get_attribute("data-actions")  # read first: a click can change the board
    choice.click(position=clickable_point(choice))
    if has_more:
        page.locator("#menu button").nth(which).click()


def tab_to_choice(page: Page, where: str = "#place .choice") -> None:
    """Press Tab until the focus is on a choice: of the board, unless another selector is given."""
    for key in ["Tab"] * 25 + ["Shift+Tab"] * 50:  # backwards if the last one was passed
        if page.evaluate("where => document.activeElement.matches(where)", where):
            return
        page.keyboard.press(key)
    raise AssertionError("Tab does not reach a choice.")


def clickable_point(choice: Locator) -> Position:
    """Scroll a choice of the board into view; the position in it that receives clicks.

    A click there by the choice's locator is reliable: Playwright retries if something covers it.
    """
    choice.evaluate(SCROLL_INTO_VIEW)
    point: Position | None = choice.evaluate(HIT_POINT)
    assert point, choice.get_attribute("aria-label")  # it is covered completely
    return point


# Scroll between the two bars and wait for the scroll events, which close tooltips.
SCROLL_INTO_VIEW = """each => {
  each.scrollIntoView({ block: "center" });
  return new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}"""
# A point of an element that hits it: not covered by another element, not in a hole of its shape.
HIT_POINT = """element => {
  const box = element.getBoundingClientRect();
  for (const part of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95])
    for (const other of [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95]) {
      const [x, y] = [box.left + box.width * part, box.top + box.height * other];
      if (document.elementFromPoint(x, y)?.closest(".choice") === element)
        return { x: x - box.left, y: y - box.top };
    }
  return null;
}"""
BOARD_READY = """() => {
  const [place, table] = ["place", "table"].map(id => document.getElementById(id).dataset.version);
  return place === table && !document.querySelector("#place.busy")
    && document.querySelector("#place .choice, #actions button:enabled, #confirm:enabled");
}"""
# The picture is current, and everything that the guide marks in it can be clicked; or a part of it,
# if the marks together are higher than the board.
GUIDE_READY = f"""() => {{
  const marks = Array.from(document.querySelectorAll("#place .guided"));
  const boxes = marks.map(each => each.getBoundingClientRect());
  const [top, bottom] = [boxes.map(each => each.top), boxes.map(each => each.bottom)];
  const high = document.getElementById("place").clientHeight;
  const fits = Math.max(...bottom) - Math.min(...top) <= high;
  return ({BOARD_READY})() && marks.length
    && (fits ? marks.every({HIT_POINT}) : marks.some({HIT_POINT}));
}}"""

OVER = """() => document.getElementById("table").dataset.status === "over"
  && document.getElementById("place").dataset.version
    === document.getElementById("table").dataset.version"""


def wait_for_value(page: Page, function: str, argument: Any = None) -> Any:
    """Wait until a function is true in the page; its value. A timeout says what the page shows."""
    try:
        return page.wait_for_function(function, arg=argument).json_value()
    except TimeoutError as error:
        raise AssertionError(f"The page waits: {page.evaluate(PAGE_STATE)}") from error


PAGE_STATE = """() => JSON.stringify({
  ...Object.fromEntries(["turn", "question", "notice", "step", "caption"]
    .map(id => [id, document.getElementById(id)?.textContent])),
  table: { ...document.getElementById("table")?.dataset },
  place: { ...document.getElementById("place")?.dataset },
  classes: [document.body.className, document.getElementById("place")?.className],
  choices: document.querySelectorAll("#place .choice, #actions button:enabled").length,
})"""


def wait_until_drawn(page: Page) -> int:
    """Wait until the board is current and has choices. Returns the number of moves."""
    return int(wait_for_value(page, f"() => ({BOARD_READY})() && [{MOVE_NUMBER}]")[0])


def wait_for_turn_or_end(page: Page) -> int | None:
    """Wait until the board has choices: the number of moves. None if the game is over."""
    count = wait_for_value(
        page, f"() => ({BOARD_READY})() ? [{MOVE_NUMBER}] : ({OVER})() && [null]"
    )
    return None if count[0] is None else int(count[0])


def wait_for_move(page: Page, before: int) -> None:
    """Wait until the page shows more than `before` moves; confirm the move if the page asks."""
    wait_for_value(page, f"before => ({MOVE_NUMBER}) > before || ({CONFIRMATION})", before)
    if page.evaluate(CONFIRMATION):
        page.locator("#confirmation .primary").click()
        wait_for_value(page, f"before => ({MOVE_NUMBER}) > before", before)


MOVE_NUMBER = "Number(document.getElementById('step').textContent.match(/\\d+/))"
CONFIRMATION = "document.getElementById('confirmation').checkVisibility()"


def wait_until_synced(*pages: Page) -> None:
    """Wait until all pages show the newest move."""
    newest = max(moves(page) for page in pages)
    for page in pages:
        wait_for_move(page, newest - 1)


def page_to_act(*pages: Page) -> Page:
    """The page of the player to act, once all pages show the newest move."""
    wait_until_synced(*pages)
    return next(page for page in pages if page.locator("body.my-turn").count())


def moves(page: Page) -> int:
    """The number of moves that the page shows."""
    words = (page.locator("#step").text_content() or "").split()  # it may be hidden
    return int(words[-1])
