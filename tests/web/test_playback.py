"""Following a game in a browser: playback, the strip "since your last turn", scenes, the result.

A table continues from a position of a finished game, so that a known turn is played again.
"""

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sacbe.play.records import encode
from sacbe.play.table import forced_action
from scripts.film import PLAY, PLAYERS, finished_game, start
from tests.web.browsing import (
    FORK,
    MOVE_NUMBER,
    Sessions,
    finished_record,
    import_record,
    wait_until_drawn,
)

MOVING: dict[str, Any] = {
    "reduced_motion": "no-preference",
    "viewport": {"width": 1280, "height": 720},
}
ACTIONS = "#actions button:enabled, #confirm:enabled"
CAPTION = "#caption .told"
# Every caption that the page shows, as [seat, text].
RECORD = """() => {
  window.captions = [];
  const caption = document.getElementById("caption");
  new MutationObserver(() => {
    const text = caption.querySelector(".told")?.textContent;
    const all = window.captions;
    if (text && all.at(-1)?.[1] !== text) all.push([caption.className, text]);
  }).observe(caption, { childList: true, subtree: true, characterData: true, attributes: true });
}"""
# The pieces that others moved last, with their seats.
MARKS = """() => Array.from(document.querySelectorAll("#place [data-moved]"),
  (each) => [each.id, each.dataset.moved]).sort()"""
LOG = "table => fetch(`/api/tables/${table}/log?seat=0`).then((answer) => answer.json())"


def before_a_scene(page: Page, game: str, speed: str) -> tuple[str, list[int]]:
    """Open a table of a human and two bots shortly before a scene. Returns its name and the actions
    of the human's turn."""
    table = finished_game(game)
    step, actions = start(table)
    page.goto("/")
    page.evaluate("speed => localStorage.setItem('playback', speed)", speed)
    name: str = page.evaluate(FORK, [encode(table.record()), step, PLAYERS])
    page.goto(f"/table/{name}")
    wait_until_drawn(page)
    return name, actions


def play(page: Page, table: str, actions: list[int]) -> None:
    """Play the actions of a turn from elsewhere: the page only sees what happens."""
    for action in actions:
        if not page.evaluate(PLAY, [table, action]):
            break


def wait_for_own_turn(page: Page, table: str) -> None:
    """Wait until the bots have played, whatever the page still shows."""
    page.wait_for_function(
        "async table => (await (await fetch(`/api/tables/${table}`)).json()).asked[0] === 0",
        arg=table,
    )


def own_choices(page: Page) -> None:
    """Wait until the choices are there and playback is over."""
    page.wait_for_function(
        f"() => document.getElementById('caption').hidden && document.querySelector('{ACTIONS}')"
    )


@pytest.mark.parametrize("game", ["tzolkin", "maya", "mezo"])
def test_every_move_of_others_gets_a_caption_and_stays_in_the_strip(
    sessions: Sessions, game: str
) -> None:
    page = sessions.new_page(**MOVING)
    table, actions = before_a_scene(page, game, "fast")
    page.evaluate(RECORD)
    play(page, table, actions)
    page.locator(CAPTION).wait_for()
    assert page.locator(ACTIONS).count() == 0  # choices only after the last step
    expect(page.locator("body")).not_to_have_class(re.compile("my-turn"))
    own_choices(page)
    captions = page.evaluate("window.captions")
    lines = page.evaluate(LOG, table)["lines"]
    first = next(line["move"] for line in reversed(lines) if line["by"] == 0)
    since = [line for line in lines if line["move"] > first and line["by"] in (1, 2)]
    assert {line["by"] for line in since} == {1, 2}
    for seat in (1, 2):
        caption_text = " ".join(text for seat_of, text in captions if seat_of == f"seat-{seat}")
        names = {"planted", "expanded", "place", "pick_up", "action_taken", "passed", "picked"}
        for line in since:
            if line["by"] == line["seat"] == seat and line["kind"] in names:
                bare = line["said"].rstrip(".").partition(" ")[2].partition(" ")[2]
                assert bare in caption_text, line
    strip_of = {int(row.get_attribute("class").split("seat-")[1]) for row in rows(page)}
    assert {1, 2} <= strip_of
    page.locator("#recap-strip").click()
    whole = page.locator("#recap-whole").inner_text()
    marks = page.evaluate(MARKS)
    assert {seat for _, seat in marks} <= {"1", "2"}
    assert marks
    page.reload()
    wait_until_drawn(page)
    assert page.evaluate(MARKS) == marks  # they come from the server
    assert page.locator("#caption").is_hidden()
    page.locator("#recap-strip").click()
    assert page.locator("#recap-whole").inner_text() == whole


def rows(page: Page) -> list[Any]:
    """The rows of the strip."""
    return page.locator("#recap-strip .recap-row[class*=seat-]").element_handles()


def test_a_key_or_a_click_skips_and_chooses_nothing(sessions: Sessions) -> None:
    for skip in ("key", "click"):
        page = sessions.new_page(**MOVING)
        table, actions = before_a_scene(page, "tzolkin", "slow")
        play(page, table, actions)
        wait_for_own_turn(page, table)
        page.locator(CAPTION).wait_for()
        moves = page.evaluate(LOG, table)["moves"]
        spot = page.locator("#place").bounding_box()
        assert spot
        if skip == "key":
            page.keyboard.press("Enter")
        else:
            page.mouse.click(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
        own_choices(page)
        assert page.evaluate(LOG, table)["moves"] == moves
        assert int(page.evaluate(MOVE_NUMBER)) == moves
        assert page.locator("#place [data-moved]").count()  # the last moves stay marked
        page.locator("#actions button:enabled").first.click()  # and one's own input counts at once
        page.wait_for_function(f"before => ({MOVE_NUMBER}) > before", arg=moves)
        assert page.locator("#place [data-moved]").count() == 0


def test_escape_closes_what_is_open_before_it_skips_playback(sessions: Sessions) -> None:
    page = sessions.new_page(**MOVING)
    table, actions = before_a_scene(page, "tzolkin", "step")
    play(page, table, actions)
    wait_for_own_turn(page, table)
    page.locator(CAPTION).wait_for()
    page.locator("#recap-strip").click()
    whole = page.locator("#recap-whole")
    expect(whole).to_be_visible()
    page.keyboard.press("Escape")
    expect(whole).to_have_count(0)
    page.locator("#settings summary").click()
    page.keyboard.press("Escape")
    expect(page.locator("#settings .panel")).to_be_hidden()
    assert page.locator(CAPTION).is_visible()
    page.keyboard.press("Escape")
    own_choices(page)


def test_a_food_day_is_a_scene_with_the_right_numbers(sessions: Sessions) -> None:
    page = sessions.new_page(**MOVING)
    table, actions = before_a_scene(page, "tzolkin", "step")
    play(page, table, actions)
    while not page.locator("#scene[open]").count():
        page.locator("#caption [data-focus=next]").click()
    query = f"/api/tables/{table}/scenes?seat=0"
    scenes = page.evaluate("url => fetch(url).then((answer) => answer.json())", query)
    scene = [each for each in scenes["scenes"] if each["kind"] == "food_day"][-1]
    expect(page.locator("#scene h2")).to_have_text(scene["title"])
    scene_rows = page.locator("#scene .scene-row")
    for seat, row in enumerate(scene["rows"]):
        text = scene_rows.nth(seat).inner_text()
        for entry in row["entries"]:
            assert entry["text"] in text
        chips = scene_rows.nth(seat).locator("h3 .chip").all_inner_texts()
        signs = [float(chip.split()[0].replace("\u2212", "-")) for chip in chips]
        assert signs == [change["n"] for change in row["total"]]
    page.keyboard.press("Escape")
    own_choices(page)
    expect(page.locator("#scene[open]")).to_have_count(0)
    page.locator(".u-scene").last.click()  # the log leads to it
    expect(page.locator("#scene h2")).to_have_text(scene["title"])
    page.keyboard.press("Escape")
    expect(page.locator("#scene[open]")).to_have_count(0)


def test_a_forced_choice_is_told(sessions: Sessions) -> None:
    """What is chosen for a player is played back like the choices of others."""
    table = finished_game("tzolkin")
    step = next(
        i
        for i, ((player, _), (after, _)) in enumerate(pairwise(table.moves))
        if player == after == 0
        and forced_action(table.position_at(i), 0) is None
        and forced_action(table.position_at(i + 1), 0) is not None
    )
    page = sessions.new_page(**MOVING)
    page.goto("/")
    name = page.evaluate(FORK, [encode(table.record()), step, PLAYERS])
    page.goto(f"/table/{name}")
    wait_until_drawn(page)
    page.evaluate(RECORD)
    page.locator(f"#actions [data-action='{table.moves[step][1]}']").click()
    page.locator("#caption strong").wait_for()
    assert page.locator("#caption strong").inner_text().strip() == "Only option:"
    lines = page.evaluate(LOG, name)["lines"]
    log_texts = [line["said"].rstrip(".") for line in lines if line["move"] == step + 2]
    caption_texts = [text for seat, text in page.evaluate("window.captions") if seat == "seat-0"]
    assert log_texts[-1] in caption_texts[0]


@pytest.mark.parametrize("game", ["tzolkin", "maya", "mezo"])
def test_the_result_adds_up(sessions: Sessions, game: str) -> None:
    page = sessions.new_page(viewport={"width": 1280, "height": 720})
    import_record(page, finished_record(game, 3))
    page.get_by_role("button", name="Result", exact=True).click()
    table = page.locator("#result .result-sources table")
    table.wait_for()
    columns: list[list[str]] = page.evaluate(
        """() => Array.from(document.querySelectorAll("#result .result-sources tr")).map((row) =>
             Array.from(row.querySelectorAll(".u-number"), (cell) => cell.textContent))"""
    )
    numbers = [[_number(cell) for cell in row] for row in columns[1:]]
    *sources, totals = numbers
    assert totals == [sum(row[seat] for row in sources) for seat in range(2)]
    texts = page.locator("#result .result-ranking .total").all_inner_texts()
    assert sorted(map(_number, (text.split()[0] for text in texts))) == sorted(totals)
    for name in ("Review the game", "Share", "Download game record", "Play on from here"):
        expect(page.locator("#result").get_by_text(name, exact=True)).to_be_in_viewport()
    page.locator("#result").get_by_text("Review the game").click()
    page.wait_for_url("**/review/*")


def _number(text: str) -> float:
    return float(text.replace("\u2212", "-").replace("·", "0"))


def test_pieces_on_their_way_change_the_size_of_nothing(sessions: Sessions) -> None:
    """Far jumps in the replay move many pieces between the board and the players."""
    page = sessions.new_page(**MOVING)
    import_record(page, finished_record("tzolkin", 7))
    wait_until_still(page)
    before = page.evaluate(SECTIONS)
    assert len(before) > 3
    page.evaluate(WATCH, SECTIONS)
    lines = page.locator("#u-log .u-line")
    for line in (lines.count() // 4, lines.count() * 3 // 4):
        lines.nth(line).click()
        move = lines.nth(line).get_attribute("data-move")
        page.locator(f"#place[data-step='{move}']").wait_for()
        expect(lines.nth(line)).to_have_attribute("aria-current", "step")
        expect(lines.nth(line)).to_be_in_viewport()
        assert (page.locator("#question").text_content() or "").strip()
        wait_until_still(page)
    assert page.evaluate("window.moved"), "nothing was animated"
    for seen in page.evaluate("window.sections"):
        for box, first in zip(seen, before, strict=True):
            assert all(abs(a - b) <= 2 for a, b in zip(box, first, strict=True)), (box, first)


# The sections of the picture in the board and in the strips beside it.
SECTIONS = """() => Array.from(document.querySelectorAll(":is(#place, #goods, #rivals) > svg"),
  each => each.getAttribute("viewBox").split(" ").map(Number))"""
WATCH = """sections => {
  const read = eval(sections), seen = new Set();
  window.sections = [];
  window.moved = false;
  const look = () => {
    const now = read(), key = JSON.stringify(now);
    if (!seen.has(key)) window.sections.push(now);
    seen.add(key);
    window.moved ||= document.getElementById("place").getAnimations({ subtree: true }).length > 0;
    requestAnimationFrame(look);
  };
  look();
}"""


def wait_until_still(page: Page) -> None:
    """Wait until nothing on the board moves."""
    page.wait_for_function(
        "() => !document.getElementById('place').getAnimations({ subtree: true }).length"
    )
