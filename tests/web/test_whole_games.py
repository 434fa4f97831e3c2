"""Whole games in a real browser, on the board alone: by mouse, by keyboard, by finger.

The deal has a seed and the bot no chance in it, so that a game goes nearly the same way each time.
Motion is switched off: drawing it is most of the work for a machine without a graphics card.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sacbe.play.game import games
from tests.web.browsing import (
    PHONE,
    Visitors,
    click,
    open_table,
    spot,
    tab_to_a_choice,
    until_after,
    when_asked,
)

SEATS = ["local", "greedy"]
SEED = 7
MOST = 400  # choices; no game takes so many
KEYS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


def play_to_the_end(
    page: Page, game: str, choose: Callable[[Page, Random], None], **options: Any
) -> None:
    """Open a table and choose until it is over; then the result has to be shown."""
    open_table(page, game, SEATS, seed=SEED, options=options)
    luck = Random(SEED)
    for _ in range(MOST):
        before = when_asked(page)
        if before is None:
            break
        choose(page, luck)
        until_after(page, before)
    expect(page.locator("#turn")).to_contain_text("wins")
    expect(page.locator("#seats .mark", has_text="winner")).to_have_count(1)
    expect(page.locator("#seats .points")).to_have_count(len(SEATS))
    expect(page.locator("#place .choice, #actions button")).to_have_count(0)


def pick(page: Page, luck: Random) -> Locator:
    """Anything in sight, but often what ends the turn: so a game is shorter. On a phone only a
    part of the board is shown; what is not in sight has a tab."""
    offered = page.evaluate(OFFERED)
    if not offered:
        page.locator("#tabs .hot").first.tap()
        offered = page.evaluate(OFFERED)
    ends = [number for number, is_last in offered if is_last]
    short = bool(ends) and luck.random() < 0.6
    return page.locator("#place .choice").nth(ends[0] if short else luck.choice(offered)[0])


# What can be chosen in the part of the board that is shown: its number, and if it ends the turn.
OFFERED = """() => Array.from(document.querySelectorAll("#place .choice"), (each, i) => {
  const [box, all] = [each, each.ownerSVGElement].map(one => one.getBoundingClientRect());
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const seen = x > all.left && x < all.right && y > all.top && y < all.bottom;
  return seen ? [i, each.matches(".primary")] : null;
}).filter(Boolean)"""


def by_mouse(page: Page, luck: Random) -> None:
    """A click on a thing, and one on what it lets choose."""
    click(page, pick(page, luck))


def by_keys(page: Page, luck: Random) -> None:
    """Tab to the board at the start; then the focus comes back to it by itself."""
    tab_to_a_choice(page)
    for _ in range(luck.randrange(4)):
        page.keyboard.press(luck.choice(KEYS))
    tab_to_a_choice(page)  # arrows also go to what cannot be chosen
    page.keyboard.press("Enter")
    if page.locator("#menu").is_visible():
        for _ in range(luck.randrange(page.locator("#menu button").count())):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def by_finger(page: Page, luck: Random) -> None:
    """A tap on a thing says what it does; another does it."""
    choice = pick(page, luck)
    choice.tap(position=spot(choice))
    page.locator("#tooltip button, #menu button").locator("visible=true").last.tap()


SHORT = pytest.param("maya", marks=pytest.mark.release)  # by keys and by finger it always is played


@pytest.mark.parametrize("game", [SHORT, *(name for name in games() if name != "maya")])
def test_a_whole_game_of_each_kind_by_mouse(game: str, visitors: Visitors) -> None:
    play_to_the_end(visitors.come(), game, by_mouse)


def test_a_whole_game_by_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    play_to_the_end(page, "maya", by_keys, areas="blue+green")


def test_a_whole_game_on_a_phone_by_finger(visitors: Visitors) -> None:
    page = visitors.come(**PHONE)
    play_to_the_end(page, "maya", by_finger, areas="blue+green")
