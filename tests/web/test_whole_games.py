"""Whole games in a real browser by mouse, keyboard and touch, on the board where it has choices.

The deal has a fixed seed and the bot is deterministic, so that a game is almost the same each time.
Animations are off: drawing them is most of the work on a machine without a graphics card.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sacbe.play.game import games
from tests.web.browsing import (
    CHOICES,
    PHONE,
    Sessions,
    aim_anew,
    click,
    clickable_point,
    open_table,
    tab_to_choice,
    wait_for_move,
    wait_for_turn_or_end,
)

SEATS = ["local", "greedy"]
SEED = 7
MAX_CHOICES = 400  # no game needs more
KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def play_to_the_end(
    page: Page, game: str, choose: Callable[[Page, Random], None], **options: Any
) -> None:
    """Open a table and play until the game is over; check that the page shows the result."""
    open_table(page, game, SEATS, seed=SEED, options=options)
    rng = Random(SEED)
    for _ in range(MAX_CHOICES):
        before = wait_for_turn_or_end(page)
        if before is None:
            break
        choose(page, rng)
        wait_for_move(page, before)
    expect(page.locator("#turn")).to_contain_text("wins")
    expect(page.locator("#seats .mark", has_text="winner")).to_have_count(1)
    expect(page.locator("#seats .points")).to_have_count(len(SEATS))
    expect(page.locator(f"#place .choice, {CHOICES}")).to_have_count(0)


def pick(page: Page, rng: Random) -> Locator:
    """A random choice in view, often one that ends the turn, which makes games shorter. A phone
    shows only a part of the board; if there is no choice in it, another tab is opened. Choices that
    are on no part of the board in view are taken from the list."""
    choices = page.evaluate(VISIBLE_CHOICES, ON_BOARD)
    tabs = page.locator("#tabs .hot").locator("visible=true")  # only on a phone
    if not choices and tabs.count():
        tabs.first.tap()
        choices = page.evaluate(VISIBLE_CHOICES, ON_BOARD)
    ends = [page.locator(ON_BOARD).nth(number) for number, is_last in choices if is_last]
    ends += page.locator("#confirm:enabled").all()
    others = [page.locator(ON_BOARD).nth(number) for number, _ in choices]
    others = others or page.locator("#actions button:enabled").all()
    ends_turn = bool(ends) and (not others or rng.random() < 0.6)
    return ends[0] if ends_turn else rng.choice(others)


ON_BOARD = "#place .choice, #goods .choice"  # goods: a strip of the board beside it
# The choices in the visible part of the board: index, and whether it ends the turn.
VISIBLE_CHOICES = """on_board => Array.from(document.querySelectorAll(on_board), (each, i) => {
  const whole = each.closest("#goods") ?? each.closest("#place > svg");
  const [box, all] = [each, whole].map(one => one.getBoundingClientRect());
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const visible = x > all.left && x < all.right && y > all.top && y < all.bottom;
  return visible && each.checkVisibility({ visibilityProperty: true })
    ? [i, each.matches(".primary")] : null;
}).filter(Boolean)"""


def is_on_board(choice: Locator) -> bool:
    return bool(choice.evaluate("(each, on_board) => each.matches(on_board)", ON_BOARD))


def by_mouse(page: Page, rng: Random) -> None:
    """Click a choice, and an item of its menu if it has one."""
    choice = pick(page, rng)
    aim_anew(page)
    if is_on_board(choice):
        click(page, choice)
    else:
        choice.click()


def by_keys(page: Page, rng: Random) -> None:
    """Tab to a choice: on the board, or in the list if the board in view has none."""
    where = "#place .choice"
    if not page.evaluate(HAS_FOCUSABLE, where):
        where = CHOICES
    tab_to_choice(page, where)
    for _ in range(rng.randrange(4)):
        page.keyboard.press("Tab" if where == CHOICES else rng.choice(KEYS))
    tab_to_choice(page, where)  # arrow keys also reach blocked actions
    page.keyboard.press("Enter")
    if page.locator("#menu").is_visible():
        for _ in range(rng.randrange(page.locator("#menu button").count())):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


HAS_FOCUSABLE = """selector => Array.from(document.querySelectorAll(selector))
  .some(each => each.checkVisibility({ visibilityProperty: true }))"""


def by_touch(page: Page, rng: Random) -> None:
    """On the board the first tap shows the tooltip, the second one plays."""
    choice = pick(page, rng)
    if not is_on_board(choice):
        choice.tap()
        return
    button = page.locator("#tooltip button, #menu button").locator("visible=true").last
    choice.tap(position=clickable_point(choice))
    button.tap()


SHORT = pytest.param("maya", marks=pytest.mark.release)  # played by keyboard and touch in every run


@pytest.mark.parametrize("game", [SHORT, *(name for name in games() if name != "maya")])
def test_a_whole_game_by_mouse(game: str, sessions: Sessions) -> None:
    play_to_the_end(sessions.new_page(), game, by_mouse)


def test_a_whole_game_by_the_keyboard_alone(sessions: Sessions) -> None:
    page = sessions.new_page()
    play_to_the_end(page, "maya", by_keys, areas="blue+green")


def test_a_whole_game_on_a_phone_by_touch(sessions: Sessions) -> None:
    page = sessions.new_page(**PHONE)
    play_to_the_end(page, "maya", by_touch, areas="blue+green")
