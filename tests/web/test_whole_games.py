"""Whole games in a real browser, on the board alone: by mouse, keyboard and touch.

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
    PHONE,
    Sessions,
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
    expect(page.locator("#place .choice, #actions button")).to_have_count(0)


def pick(page: Page, rng: Random) -> Locator:
    """A random choice in view, often one that ends the turn, which makes games shorter. A phone
    shows only a part of the board; if there is no choice in it, another tab is opened."""
    choices = page.evaluate(VISIBLE_CHOICES)
    if not choices:
        page.locator("#tabs .hot").first.tap()
        choices = page.evaluate(VISIBLE_CHOICES)
    ends = [number for number, is_last in choices if is_last]
    ends_turn = bool(ends) and rng.random() < 0.6
    return page.locator("#place .choice").nth(ends[0] if ends_turn else rng.choice(choices)[0])


# The choices in the visible part of the board: index, and whether it ends the turn.
VISIBLE_CHOICES = """() => Array.from(document.querySelectorAll("#place .choice"), (each, i) => {
  const [box, all] = [each, each.ownerSVGElement].map(one => one.getBoundingClientRect());
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const visible = x > all.left && x < all.right && y > all.top && y < all.bottom;
  return visible ? [i, each.matches(".primary")] : null;
}).filter(Boolean)"""


def by_mouse(page: Page, rng: Random) -> None:
    """Click a choice, and an item of its menu if it has one."""
    click(page, pick(page, rng))


def by_keys(page: Page, rng: Random) -> None:
    """Tab to the board at the start; after each move the page restores the focus."""
    tab_to_choice(page)
    for _ in range(rng.randrange(4)):
        page.keyboard.press(rng.choice(KEYS))
    tab_to_choice(page)  # arrow keys also reach blocked actions
    page.keyboard.press("Enter")
    if page.locator("#menu").is_visible():
        for _ in range(rng.randrange(page.locator("#menu button").count())):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def by_touch(page: Page, rng: Random) -> None:
    """The first tap shows the tooltip, the second one plays."""
    choice = pick(page, rng)
    choice.tap(position=clickable_point(choice))
    page.locator("#tooltip button, #menu button").locator("visible=true").last.tap()


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
