"""The frame of a table in a real browser: one screen on every device, nothing moves, and a second
press on the same point chooses nothing that came under it."""

import itertools
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from sacbe.text import LANGUAGES
from tests.web.browsing import (
    CHOICES,
    Sessions,
    aim_anew,
    choose,
    finished_record,
    import_record,
    moves,
    open_mid_game,
    open_table,
    wait_for_turn_or_end,
)
from tests.web.wire import Wire, wait_for

# Every size once, with another game, language and theme each: width, height, game, language, theme.
SIZES = [
    (360, 640, "mezo", "es", "light"),
    (390, 844, "tzolkin", "it", "dark"),
    (844, 390, "maya", "pt-BR", "light"),
    (820, 1180, "tzolkin", "es", "light"),
    (1280, 720, "tzolkin", "pt-BR", "light"),
    (1440, 900, "mezo", "it", "dark"),
    (1920, 1080, "maya", "en-GB", "dark"),
]
TAP = 40  # pixels that a target of a finger measures at least

# The boxes of the frame, as [left, top, right, bottom], of everything that is visible.
BOXES = """() => {
  const ids = ["banner", "picture", "goods", "rivals", "choices", "beside", "replay", "parts",
    "tools"];
  const visible = ids.map(id => document.getElementById(id)).filter(each =>
    each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().height > 0);
  return Object.fromEntries(visible.map(each => {
    const box = each.getBoundingClientRect();
    return [each.id, [box.left, box.top, box.right, box.bottom].map(Math.round)];
  }));
}"""
PLACES = """() => Object.fromEntries(Array.from(
  document.querySelectorAll("#place, #goods, #choices, #tools button[data-focus], #beside, #parts"),
  each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.id || each.dataset.focus, [x, y, width, height].map(Math.round)];
  }).filter(([name]) => !["step-now", "ask-undo", "invite"].includes(name)))"""
# How many elements are completely in the visible part of a list?
HINT_ABOVE_BUTTONS = """() => {
  const [gist, row] = [".gist", ".u-row"].map(part => document.querySelector(`#advice ${part}`));
  return gist.getBoundingClientRect().bottom <= row.getBoundingClientRect().top;
}"""
IN_VIEW = """([list, items]) => {
  const { top, bottom } = document.querySelector(list).getBoundingClientRect();
  return Array.from(document.querySelectorAll(items), each => each.getBoundingClientRect())
    .filter(box => box.top >= top - 1 && box.bottom <= bottom + 1).length;
}"""
SMALL_TARGETS = f"""() => Array.from(document.querySelectorAll(
  "#tools button, #actions button, #tabs button, #views button, #beside-tabs button"))
  .filter(each => each.checkVisibility() && each.getBoundingClientRect().height < {TAP})
  .map(each => [each.textContent, each.getBoundingClientRect().height])"""


def overlap(one: list[int], other: list[int]) -> bool:
    """Do two boxes share more than an edge?"""
    return (
        min(one[2], other[2]) - max(one[0], other[0]) > 1
        and min(one[3], other[3]) - max(one[1], other[1]) > 1
    )


def check_frame(page: Page, width: int, height: int) -> dict[str, list[int]]:
    """Everything is in the window, nothing overlaps, and the page cannot be scrolled."""
    boxes: dict[str, list[int]] = page.evaluate(BOXES)
    for name, (left, top, right, bottom) in boxes.items():
        assert left >= 0, name
        assert top >= 0, name
        assert right <= width + 1, name
        assert bottom <= height + 1, name
    pairs = [(a, b) for a in boxes for b in boxes if a < b and overlap(boxes[a], boxes[b])]
    assert pairs == []
    assert page.evaluate("[document.documentElement.scrollWidth, scrollY]") == [width, 0]
    assert page.evaluate("document.documentElement.scrollHeight") == height
    return boxes


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_table_fits_the_window_and_nothing_moves(
    size: tuple[int, int, str, str, str], sessions: Sessions
) -> None:
    width, height, game, lang, theme = size
    is_phone = width < 900
    options: dict[str, Any] = {"has_touch": True, "is_mobile": True} if is_phone else {}
    page = sessions.new_page(
        viewport={"width": width, "height": height}, locale=lang, color_scheme=theme, **options
    )
    open_table(page, game, ["local", "greedy", "greedy", "greedy"], seed=7)
    page.locator(CHOICES).first.wait_for()
    boxes = check_frame(page, width, height)
    assert {"banner", "picture", "goods", "choices", "parts", "tools"} <= set(boxes)
    if width >= 1280:
        assert {"beside", "replay"} <= set(boxes)
        expect(page.locator(".u-log li").first).to_be_visible()
        left, top, right, bottom = boxes["picture"]
        assert right - left >= width - 320
        assert bottom - top >= height - 125
    if (width, height) == (360, 640):
        assert boxes["picture"][3] - boxes["picture"][1] >= 230
    places = page.evaluate(PLACES)
    for i in range(4):
        choose(page, i)
        page.locator(CHOICES).first.wait_for()
        assert page.evaluate(PLACES) == places
    check_frame(page, width, height)
    if width >= 1280:
        # As many choices and lines as one needs to find one's way, also on a small laptop.
        assert page.evaluate(IN_VIEW, ["#actions", "#actions li"]) >= min(
            3, page.locator("#actions li").count()
        )
        assert page.evaluate(IN_VIEW, [".u-lines", ".u-lines li"]) >= 3
    if is_phone:
        small = page.evaluate(SMALL_TARGETS)
        assert small == [], small
    # Hint, panels, earlier moves and the log come and go; the board stays where it is.
    page.locator("#tools [data-focus=u-tab-hint]").click()
    expect(page.locator("#advice .u-plan")).to_be_in_viewport()
    expect(page.locator("#advice button").last).to_be_in_viewport(ratio=1)
    assert page.evaluate(HINT_ABOVE_BUTTONS)
    assert page.evaluate(PLACES) == places
    page.locator("#advice button").last.click()
    page.click("#open-rules")
    expect(page.locator("#u-rules section").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#overlay")).to_be_hidden()
    assert page.evaluate(PLACES) == places
    if "beside" not in boxes:
        page.click("#open-log")
        expect(page.locator(".u-log li").last).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.locator("#beside")).to_be_hidden()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("body.in-past #place[data-step]")).to_be_visible()
    check_frame(page, width, height)
    expect(page.locator("#latest")).to_be_in_viewport()
    page.click("#latest")
    page.locator(CHOICES).first.wait_for()
    assert page.evaluate(PLACES) == places
    page.emulate_media(color_scheme="light" if theme == "dark" else "dark")
    check_frame(page, width, height)
    assert page.evaluate(PLACES) == places


# Windows of desktops and of a tablet, with the least size of letters on the board in pixels.
WINDOWS = [(820, 1180, 10), (1280, 720, 10), (1440, 900, 11), (1920, 1080, 11)]
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGE = """async lang => {
  const { post } = await import("/static/http.js");
  await post("/api/me", { lang });
}"""
# Two frames after a change of the window everything is laid out.
LAID_OUT = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What is hard to read: small letters on the board, texts on each other, texts cut off beside it.
HARD_TO_READ = """least => {
  const visible = each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const inside = (box, frame) => box.width > 0 && box.left >= frame.left - 1
    && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  const letters = svg => Array.from(svg.querySelectorAll("text"))
    .filter(text => text.textContent.trim() && !text.closest(".band") && visible(text)
      && inside(text.getBoundingClientRect(), svg.getBoundingClientRect()));
  const size = text => {
    const { a, b } = text.getScreenCTM();
    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
  };
  const isBroken = each => { // in the middle of a word
    const range = document.createRange();
    range.selectNodeContents(each);
    return !/\\s/.test(each.textContent.trim())
      && new Set(Array.from(range.getClientRects(), box => Math.round(box.top))).size > 1;
  };
  const all = Array.from(document.querySelectorAll("#place > svg, #goods, #rivals"))
    .flatMap(letters);
  const small = all.filter(text => size(text) < least - .05)
    .map(text => [text.textContent, Math.round(10 * size(text)) / 10]);
  const boxes = all.map(text => [text.textContent, text.getBoundingClientRect(), size(text)]);
  const covered = boxes.flatMap(([one, a, n], i) => boxes.slice(i + 1).filter(([, b, m]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > .45 * Math.min(n, m))
    .map(([other]) => [one, other]));
  const cut = Array.from(document.querySelectorAll(
    "#tools button, #views button, #beside-tabs button, #turn, #step, #replay button, .tab"))
    .filter(each => visible(each) && each.clientWidth > 0
      && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2
        || isBroken(each)))
    .map(each => [each.id, each.textContent]);
  return { small, covered, cut };
}"""


@pytest.mark.parametrize("game", ["tzolkin", "maya", "mezo"])
def test_everything_can_be_read_in_all_windows_and_languages(game: str, sessions: Sessions) -> None:
    """One table of each game, looked at in every window, language and theme."""
    page = sessions.new_page()
    open_mid_game(page, game, 7, 5)
    for lang in LANGUAGES:
        page.evaluate(LANGUAGE, lang)
        page.reload()
        assert wait_for_turn_or_end(page) is not None
        for (width, height, least), theme in itertools.product(WINDOWS, THEMES):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=theme)
            page.evaluate(LAID_OUT)
            problems = page.evaluate(HARD_TO_READ, least)
            assert problems == {"small": [], "covered": [], "cut": []}, (lang, width, theme)
            check_frame(page, width, height)


def test_the_log_stays_at_its_end_when_its_height_changes(sessions: Sessions) -> None:
    page = sessions.new_page(viewport={"width": 1280, "height": 900})
    import_record(page, finished_record("tzolkin", 3))
    page.locator(".u-log .u-chip").first.wait_for()
    page.wait_for_function(AT_END)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.wait_for_function(AT_END)


AT_END = """() => {
  const list = document.querySelector(".u-lines");
  return list.scrollTop > 0 && list.scrollHeight - list.scrollTop - list.clientHeight < 8;
}"""


def test_more_choices_are_announced_with_their_number(sessions: Sessions) -> None:
    page = sessions.new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_table(page, "mezo", ["local", "greedy"], seed=7)
    page.locator(CHOICES).first.wait_for()
    total = page.locator("#actions li").count()
    more = page.locator("#more")
    assert 0 < int(more.inner_text().split()[0]) < total
    page.evaluate("document.getElementById('actions').scrollTop = 1e6")
    expect(more).to_be_hidden()


@pytest.mark.parametrize("game", ["tzolkin", "maya", "mezo"])
def test_a_second_press_chooses_nothing_that_was_not_there(game: str, sessions: Sessions) -> None:
    """In several phases and places, from 0.1 to 3 seconds after the first press on the same point.
    What came under the pointer stays; a third press means it."""
    page = sessions.new_page()
    wire = Wire(page)
    open_table(page, game, ["local", "random"], seed=7)
    presses: dict[str, set[str]] = {where: set() for where in PLACES_TO_PRESS}
    for i, delay in enumerate(DELAYS):
        assert wait_for_turn_or_end(page) is not None
        points = {where: press_point(page, where) for where in PLACES_TO_PRESS}
        # At the place that was pressed least often so far.
        where = min((each for each in points if points[each]), key=lambda each: len(presses[each]))
        presses[where].add(f"{page.locator('#question').inner_text()} {i}")
        before = plays(wire)
        aim_anew(page)
        point = points[where]
        assert point
        page.mouse.click(*point)
        page.wait_for_timeout(delay)
        page.mouse.click(*point)
        page.wait_for_timeout(200)
        assert plays(wire) == before + 1, (where, delay)
        assert wait_for_turn_or_end(page) is not None
        choose(page, i)
    assert presses["list"]
    assert presses["board"]
    assert presses["end turn"] or game != "tzolkin"  # elsewhere turns often end automatically


# Milliseconds between two presses.
DELAYS = (100, 700, 100, 1500, 100, 3000, 100, 300, 100, 100)


def test_a_press_while_one_waits_does_not_choose_what_appears(sessions: Sessions) -> None:
    page = sessions.new_page()
    wire = Wire(page)
    open_table(page, "tzolkin", ["local", "random"], seed=7, options={"draft": False})
    assert wait_for_turn_or_end(page) is not None
    point = press_point(page, "list")
    assert point
    wire.hold()
    aim_anew(page)
    page.mouse.click(*point)
    wait_for(page, lambda: wire.held)
    page.mouse.click(*point)  # the choices are disabled: nothing happens
    wire.release()
    before = moves(page)
    wait_for_turn_or_end(page)
    page.mouse.click(*point)
    page.wait_for_timeout(300)
    assert plays(wire) == 1
    assert moves(page) >= before
    page.mouse.click(*point)  # now it is meant
    wait_for(page, lambda: plays(wire) == 2)


PLACES_TO_PRESS = {
    "list": "#actions button:enabled",
    "end turn": "#confirm:enabled",
    "board": "#place .choice[data-action]",
}


def press_point(page: Page, where: str) -> tuple[float, float] | None:
    """The middle of the first choice at a place that can be pressed."""
    for each in page.locator(PLACES_TO_PRESS[where]).all():
        box = each.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if each.evaluate(
            "(each, [x, y]) => each.contains(document.elementFromPoint(x, y))", [x, y]
        ):
            return x, y
    return None


def plays(wire: Wire) -> int:
    """How often the page has chosen."""
    return sum(frame["command"]["type"] == "play" for frame in wire.commands)


def test_undo_takes_back_a_step_or_the_whole_turn(sessions: Sessions) -> None:
    """By button and by key; and keys, chat and log are noticed and reached from the keyboard."""
    page = sessions.new_page()
    open_table(
        page, "tzolkin", ["local", "random"], seed=7, options={"draft": False, "starting_seat": 0}
    )
    assert wait_for_turn_or_end(page) is not None
    start = moves(page)
    expect(page.locator("#note")).to_be_hidden()
    choose(page)
    first = moves(page)
    choose(page)
    page.keyboard.press("z")
    expect(page.locator("#step")).to_have_text(f"Move {first} of {first}")
    expect(page.locator("#note")).to_be_hidden()  # nothing was revealed
    choose(page)
    page.keyboard.press("Shift+Z")
    expect(page.locator("#step")).to_have_text(f"Move {start} of {start}")
    expect(page.locator("#note")).to_be_hidden()
    expect(page.locator("#tools [data-focus=undo]")).to_be_disabled()
    page.keyboard.press("c")
    page.keyboard.type("Hola")
    page.keyboard.press("Enter")
    expect(page.locator("#chat")).to_contain_text("Hola")
    page.locator("#u-tab-log").click()
    page.keyboard.press("?")
    expect(page.locator("#shortcuts")).to_contain_text("Undo the whole turn")
    page.keyboard.press("Escape")
    expect(page.locator("#shortcuts")).to_be_hidden()


def test_the_replay_bar_steps_plays_and_links(sessions: Sessions) -> None:
    page = sessions.new_page(permissions=["clipboard-read", "clipboard-write"])
    open_table(page, "maya", ["local", "greedy"], seed=7)
    for i in range(3):
        choose(page, i)
    assert wait_for_turn_or_end(page) is not None
    last = moves(page)
    line = page.locator(".u-line").nth(-3)
    move = str(line.get_attribute("data-move"))
    line.hover()
    line.locator(".u-said").first.click()
    expect(page.locator(f"#place[data-step='{move}']")).to_be_visible()
    expect(page.locator("#step-text")).not_to_be_empty()
    page.click("#step-link")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"#step-{move}")
    page.click("#first")
    expect(page.locator("#step")).to_have_text(f"Move 0 of {last}")
    page.keyboard.press("End")
    expect(page.locator("#step")).to_have_text(f"Move {last} of {last}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#step")).to_have_text(f"Move {last - 2} of {last}")
    page.click("#autoplay")
    expect(page.locator("#step")).to_have_text(f"Move {last} of {last}")
