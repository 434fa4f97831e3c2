"""Gains and losses keep their sign on the page, and every new line of the log is announced once."""

from typing import Any

from playwright.sync_api import expect

from tests.web.browsing import (
    Sessions,
    choose,
    finished_record,
    import_record,
    open_table,
    wait_until_drawn,
)

NO_DRAFT = {"draft": False, "starting_seat": 0}  # the first seat begins, and there are no secrets


def test_every_new_line_of_the_log_is_announced_once(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "tzolkin", ["local", "random"], seed=7, options=NO_DRAFT)
    wait_until_drawn(page)
    before = page.evaluate(LOG)
    page.evaluate(LISTEN)
    for _ in range(4):
        choose(page)
        wait_until_drawn(page)
    log = page.evaluate(LOG)
    assert log[: len(before)] == before
    assert len(log) > len(before) + 4
    assert page.evaluate("window.announced") == log[len(before) :]


def test_the_consequences_of_a_choice_show_losses_as_losses(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "maya", ["local", "random"], seed=5, options={"starting_seat": 0})
    signs = set()
    for changes_something in (True, False, True):  # a tile, its place, and whether to go on
        wait_until_drawn(page)
        if changes_something:
            expect(page.locator("#actions .change").first).to_be_attached()
        signs |= {is_marked(change) for change in page.evaluate(CHANGES)}
        choose(page)
    assert signs == {True, False}


def is_marked(change: dict[str, Any]) -> bool:
    """Whether it is marked as a loss; it must be exactly if the number decreases."""
    before, after = (int(n.replace("\u2212", "-")) for n in change["text"].split("\u2192"))
    assert change["less"] == (after < before), change
    return bool(change["less"])


def test_the_log_shows_losses_with_a_minus(sessions: Sessions) -> None:
    page = sessions.new_page()
    import_record(page, finished_record("tzolkin", 3))
    page.locator(".u-log .u-chip").first.wait_for()
    changes = {line["text"]: line["change"] for line in page.evaluate(LINES)}
    rows = page.evaluate(CHIPS)
    signs = set()
    for text, chips in rows:
        for (sign, less), n in zip(chips, changes[text].values(), strict=True):
            assert (sign, less) == (("\u2212", True) if n < 0 else ("+", False)), text
            signs.add(sign)
    assert signs == {"+", "\u2212"}


TABLE = "location.pathname.split('/').pop()"
LOG = f"""async () => {{
  const {{ get }} = await import("/static/http.js");
  return (await get(`/api/tables/${{{TABLE}}}?words=1&seat=0&lang=en`)).log;
}}"""
LINES = f"""async () => {{
  const {{ get }} = await import("/static/http.js");
  return (await get(`/api/tables/${{{TABLE}}}/log?lang=en`)).lines;
}}"""
LISTEN = """() => {
  window.announced = [];
  new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) window.announced.push(node.textContent);
  }).observe(document.getElementById("announcements"), { childList: true });
}"""
CHANGES = """() =>
  Array.from(document.querySelectorAll(":is(#actions, #confirm) .change"), each => ({
    text: each.textContent.match(/[\\d\u2212-]+\u2192[\\d\u2212-]+/)[0],
    less: each.classList.contains("less"),
  }))"""
CHIPS = """() => Array.from(document.querySelectorAll(".u-log li:has(.u-chip)"), line => [
  line.querySelector(".beyond").textContent,
  Array.from(line.querySelectorAll(".u-chip"), chip =>
    [chip.textContent[0], chip.classList.contains("u-less")]),
])"""
