"""Phones in a real browser: letters and targets are large enough, and nothing covers a choice."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sacbe.play.game import games
from sacbe.text import LANGUAGES
from tests.web.browsing import (
    CHOICES,
    Sessions,
    choose,
    follow_guide,
    moves,
    open_table,
    start_guided_game,
    wait_for_move,
    wait_for_turn_or_end,
    wait_until_drawn,
)

# Every size, game, language and theme at least once.
BOARDS = [
    (360, 640, "tzolkin", "pt-BR", "light"),
    (360, 640, "maya", "it", "dark"),
    (360, 640, "mezo", "es", "dark"),
    (390, 844, "mezo", "en-GB", "light"),
    (844, 390, "tzolkin", "es", "dark"),
]
LETTERS = 11  # pixels
TAP = 40
# Letters and numbers of the drawings that are smaller.
SMALL_LETTERS = f"""() => {{
  const size = each => {{
    const {{ a, b }} = each.getScreenCTM();
    return Math.hypot(a, b) * parseFloat(getComputedStyle(each).fontSize);
  }};
  const isShown = each => each.textContent.trim() && !each.closest(".off")
    && each.checkVisibility({{ visibilityProperty: true }}) && each.getBoundingClientRect().width;
  return Array.from(document.querySelectorAll("#place text, #goods text"))
    .filter(each => isShown(each) && size(each) < {LETTERS} - 0.1)
    .map(each => [each.textContent, Math.round(size(each) * 10) / 10]);
}}"""
# Texts of the page's own controls that are cut off or smaller.
BAD_TEXTS = f"""() => Array.from(document.querySelectorAll(
    "#banner :is(h1, p), #actions button, #tools button, #tabs button, #more, #views button"))
  .filter(each => each.checkVisibility() && each.textContent.trim())
  .filter(each => parseFloat(getComputedStyle(each).fontSize) < {LETTERS}
    || (each.matches("#tools button") && each.scrollWidth > each.clientWidth + 1))
  .map(each => each.textContent)"""
COVERED = """() => {
  const more = document.getElementById("more");
  if (more.hidden) return [];
  const list = document.getElementById("actions").getBoundingClientRect();
  return more.getBoundingClientRect().top < list.bottom - 1 ? [more.textContent] : [];
}"""

# Pixels of the banner's text that it does not show.
CUT_OFF = """() => {
  const { scrollHeight, clientHeight } = document.querySelector("#banner > [aria-live]");
  return scrollHeight - clientHeight;
}"""


def open_board(page: Page, game: str) -> None:
    open_table(page, game, ["local", "random"], seed=7)
    for i in range(4):
        assert wait_for_turn_or_end(page) is not None
        choose(page, i)
    assert wait_for_turn_or_end(page) is not None


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board[2]}-{board[0]}x{board[1]}")
def test_every_part_of_the_board_can_be_read(
    board: tuple[int, int, str, str, Any], sessions: Sessions
) -> None:
    width, height, game, lang, theme = board
    page = sessions.new_page(
        viewport={"width": width, "height": height},
        locale=lang,
        color_scheme=theme,
        has_touch=True,
        is_mobile=True,
    )
    open_board(page, game)
    tabs = page.locator("#tabs button").locator("visible=true")
    names = tabs.evaluate_all("all => all.map(each => each.dataset.focus)")
    assert len(names) > 4
    assert "table" not in names  # nobody could read the whole board
    for name in names:
        page.locator(f"#tabs [data-focus={name}]").evaluate("each => each.click()")
        small = page.evaluate(SMALL_LETTERS)
        assert small == [], (name, small)
        assert page.evaluate("[scrollX, scrollY]") == [0, 0]
    assert page.evaluate(BAD_TEXTS) == []
    assert page.evaluate(COVERED) == []
    assert page.evaluate(CUT_OFF) <= 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_question_about_wealth_tiles_fits_a_small_phone(lang: str, sessions: Sessions) -> None:
    """The longest one: it also says that the choice is secret."""
    page = sessions.new_page(
        viewport={"width": 360, "height": 640}, locale=lang, has_touch=True, is_mobile=True
    )
    options = {"draft": True, "starting_seat": 0}
    open_table(page, "tzolkin", ["local", "local"], seed=7, options=options)
    page.locator("#handoff button").locator("visible=true").first.tap()
    wait_until_drawn(page)
    assert page.evaluate(CUT_OFF) <= 1


FULL_PHONES = [(360, 640), (390, 844), (844, 390), (820, 1180)]


@pytest.mark.parametrize("size", FULL_PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_caption_covers_no_board_and_a_second_tap_closes_the_strip(
    size: tuple[int, int], sessions: Sessions
) -> None:
    width, height = size
    page = sessions.new_page(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True
    )
    page.goto("/")
    page.evaluate("localStorage.setItem('playback', 'step')")
    options = {"draft": False, "starting_seat": 0}
    open_table(page, "tzolkin", ["local", "random"], seed=7, options=options)
    before = wait_for_turn_or_end(page)
    assert before is not None
    page.locator(CHOICES).first.tap()
    wait_for_move(page, before)
    page.locator("#confirm:enabled").tap()
    caption = page.locator("#caption")
    caption.wait_for()
    box, board = caption.bounding_box(), page.locator("#picture").bounding_box()
    assert box
    assert board
    assert box["y"] >= board["y"] + board["height"] or box["x"] >= board["x"] + board["width"]
    for covered in ("#goods", "#recap", "#parts", "#tools", "#banner"):
        assert not page.evaluate(OVERLAP, covered), covered
    strip, whole = page.locator("#recap-strip"), page.locator("#recap-whole")
    strip.tap()
    expect(whole).to_be_visible()
    x, y = whole.evaluate(
        "each => [each.getBoundingClientRect().left + 30, each.getBoundingClientRect().bottom - 30]"
    )
    assert page.evaluate(
        "([x, y]) => !!document.elementFromPoint(x, y).closest('#recap-whole')", [x, y]
    )
    strip.tap(timeout=5000)
    expect(whole).to_have_count(0)


OVERLAP = """other => {
  const [a, b] = ["#caption", other]
    .map((each) => document.querySelector(each).getBoundingClientRect());
  return a.left < b.right - 1 && a.right > b.left + 1
    && a.top < b.bottom - 1 && a.bottom > b.top + 1;
}"""


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_overview_of_the_wheels_shows_what_each_space_costs(
    size: tuple[int, int], sessions: Sessions
) -> None:
    page = sessions.new_page(
        viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True
    )
    options = {"draft": False, "starting_seat": 0}
    open_table(page, "tzolkin", ["local", "random"], seed=7, options=options)
    page.locator(CHOICES).first.wait_for()
    before = wait_for_turn_or_end(page)
    assert before is not None
    page.locator(CHOICES).first.tap()
    wait_for_move(page, before)
    wait_for_turn_or_end(page)
    costs = page.evaluate(COSTS)
    assert len(costs) >= 5
    for cost, shown, high in costs:
        assert cost == shown
        assert high >= LETTERS - 0.1
    assert len({cost for cost, _, _ in costs}) > 1


@pytest.mark.parametrize("lang", ["en-GB", "es", "pt-BR", "it"])
@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_spectator_sees_the_whole_names_of_the_wheels(
    size: tuple[int, int], lang: str, sessions: Sessions
) -> None:
    host = sessions.new_page()
    open_table(host, "tzolkin", ["local", "random"], seed=7)
    page = sessions.new_page(
        viewport={"width": size[0], "height": size[1]}, has_touch=True, is_mobile=True, locale=lang
    )
    page.goto(host.url)
    expect(page.locator("#place .coarse .grow >> visible=true")).to_have_count(5)
    assert page.evaluate(CUT_NAMES) == []


CUT_NAMES = """() => {
  const place = document.getElementById("place").getBoundingClientRect();
  return Array.from(document.querySelectorAll("#place .coarse .grow text")).filter(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < place.left || right > place.right || top < place.top || bottom > place.bottom + 1;
  }).map(each => each.textContent);
}"""

# The cost in the name of each space for a worker, the number in its ring, and its size.
COSTS = """() => Array.from(document.querySelectorAll("#place .choice")).flatMap(each => {
  const texts = Array.from(each.querySelectorAll("text")).filter(one => one.checkVisibility());
  const name = each.getAttribute("aria-label");
  if (!name.startsWith("Place a worker") || !each.checkVisibility()) return [];
  const size = one => Math.hypot(one.getScreenCTM().a, one.getScreenCTM().b)
    * parseFloat(getComputedStyle(one).fontSize);
  const cost = name.match(/for (\\d+) corn/)?.[1] ?? "0";
  return [[cost, texts.map(one => one.textContent).join(" "), Math.min(...texts.map(size))]];
})"""


def test_a_tap_beside_a_small_target_means_the_nearest_one(sessions: Sessions) -> None:
    page = sessions.new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    open_table(
        page, "tzolkin", ["local", "random"], seed=7, options={"draft": False, "starting_seat": 0}
    )
    page.locator(CHOICES).first.wait_for()
    target = page.locator("#place .choice").locator("visible=true").first
    name = target.get_attribute("aria-label")
    box = target.bounding_box()
    assert name
    assert box
    assert box["width"] < TAP  # otherwise this tests nothing
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    beside = page.evaluate(FREE_POINT, [x, y, TAP / 2 - 1])
    assert beside
    page.touchscreen.tap(*beside)
    expect(page.locator("#tooltip .primary")).to_be_visible()
    place = name.split(" for ")[0].removeprefix("Place a worker on ")
    expect(page.locator("#tooltip")).to_contain_text(place)


# A point at this distance that hits no choice.
FREE_POINT = """([x, y, reach]) => [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => [dx, dy]))
  .map(([dx, dy]) => [x + dx * reach, y + dy * reach])
  .find(([px, py]) => {
    const hit = document.elementFromPoint(px, py);
    return hit?.closest("#place") && !hit.closest(".choice, .closed");
  }) ?? null"""


OUTSIDE = """() => Array.from(document.querySelectorAll("header *"))
  .filter(each => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth)
  .map(each => each.textContent.trim() || each.id)"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_headers_of_all_pages_fit_a_phone(lang: str, sessions: Sessions) -> None:
    page = sessions.new_page(
        viewport={"width": 360, "height": 640}, locale=lang, has_touch=True, is_mobile=True
    )
    for path in ("/", "/puzzles", "/profile", "/what-if"):
        page.goto(path)
        expect(page.locator("header a:not(.brand)").first).not_to_be_empty()
        assert page.evaluate(OUTSIDE) == [], path
        assert page.evaluate("document.documentElement.scrollWidth") == 360, path


# The parts of a guide that cannot be read without scrolling, and buttons that are too small.
BAD_GUIDE = f"""() => {{
  const words = document.querySelector(".u-guide-words");
  const tall = words.scrollHeight - words.clientHeight > 1 ? [words.textContent] : [];
  const small = Array.from(document.querySelectorAll(".u-guide button"))
    .filter(each => Math.min(each.offsetHeight, each.offsetWidth) < {TAP})
    .map(each => each.textContent);
  return [...tall, ...small];
}}"""
GUIDES = [  # how many marked choices are followed: of Maya, until one has planted and scored
    (360, 640, "tzolkin", "en-GB", 6),
    (360, 640, "maya", "it", 6),
    (360, 640, "mezo", "pt-BR", 4),
    (844, 390, "mezo", "es", 4),
    (844, 390, "tzolkin", "it", 4),
    (390, 844, "maya", "es", 2),
]


@pytest.mark.parametrize("guide", GUIDES, ids=lambda guide: f"{guide[2]}-{guide[0]}x{guide[1]}")
def test_a_guided_game_fits_a_phone(
    guide: tuple[int, int, str, str, int], sessions: Sessions
) -> None:
    """Its text, the part of the board that it speaks of, and choices, which can all be read."""
    width, height, game, lang, choices = guide
    page = sessions.new_page(
        viewport={"width": width, "height": height}, locale=lang, has_touch=True, is_mobile=True
    )
    start_guided_game(page, game) if game != "tzolkin" else start_tzolkin(page)
    for _ in range(choices):
        more = page.locator(".u-guide .primary")
        while more.count():  # steps that only explain
            more.tap()
        wait_until_drawn(page)
        assert page.evaluate(BAD_GUIDE) == []
        assert page.evaluate(SMALL_LETTERS) == []
        follow_guide(page)
        expect(page.locator("#confirmation")).to_be_hidden()


@pytest.mark.parametrize("game", games())
def test_the_text_board_fits_a_phone(game: str, sessions: Sessions) -> None:
    """Nothing is beside the window, and the goods of all players keep their names."""
    page = sessions.new_page(
        viewport={"width": 360, "height": 640}, locale="pt-BR", has_touch=True, is_mobile=True
    )
    open_table(page, game, ["local", "random", "random", "random"], seed=7)
    page.locator(CHOICES).first.wait_for()
    page.locator("#in-text").evaluate("each => each.click()")
    board = page.locator("#document")
    expect(board.get_by_role("table").first).to_be_visible()
    assert board.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
    expect(board.locator("thead th:empty, tbody th:empty, tbody td:empty")).to_have_count(0)


def start_tzolkin(page: Page) -> None:
    """Start the guided game whose first step has a choice."""
    page.goto("/")
    page.check("input[value=tzolkin]")
    page.tap("#guided")
    page.locator(".u-guide").wait_for()


def test_a_tap_on_what_has_just_come_under_the_finger_says_so(sessions: Sessions) -> None:
    page = sessions.new_page(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    options = {"draft": False, "starting_seat": 0}
    open_table(page, "tzolkin", ["local", "random"], seed=7, options=options)
    before = wait_until_drawn(page)
    box = page.locator(CHOICES).first.bounding_box()
    assert box
    point = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(*point)
    wait_for_move(page, before)
    before = wait_until_drawn(page)  # another worker can be placed
    page.touchscreen.tap(*point)
    expect(page.locator("#notice")).to_contain_text("Press again")
    assert moves(page) == before
    page.touchscreen.tap(*point)
    wait_for_move(page, before)
    expect(page.locator("#notice")).to_be_hidden()
