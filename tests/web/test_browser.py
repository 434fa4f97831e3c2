"""The pages in a real browser: create tables, play, join, reconnect after a crash."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from sacbe.play.game import games
from sacbe.play.records import encode
from sacbe.play.table import Table
from tests.web.browsing import (
    CHOICES,
    PHONE,
    Sessions,
    aim_anew,
    choose,
    choose_on_board,
    clickable_point,
    follow_guide,
    moves,
    open_home,
    open_table,
    page_to_act,
    set_up,
    start_game,
    start_guided_game,
    tab_to_choice,
    wait_for_move,
    wait_until_drawn,
    wait_until_synced,
)
from tests.web.serving import ServerProcess
from tests.web.wire import Wire


def start_without_draft(page: Page, undo: str = "turn") -> None:
    """Start a game of Tzolk'in without the draft, in which the first seat begins."""
    page.click("main summary")
    page.select_option("#option-draft", "false")
    page.select_option("#option-starting_seat", "0")
    page.select_option("#undo", undo)
    start_game(page)


# The page keeps the secrets of the links of its tables.
INVITATION = """async () => {
  const { tableLink } = await import("/static/links.js");
  const table = location.pathname.split("/").at(-1);
  const tokens = JSON.parse(localStorage.getItem(`links:${table}`));
  const network = { open: true, url: null, can_open: false };
  return tableLink(location, network, table, Object.values(tokens).at(-1));
}"""


def copy_invitation(page: Page) -> str:
    """The link of the last seat of the table on screen."""
    return str(page.evaluate(INVITATION))


def canonical_svg(page: Page, step: int) -> str:
    """The SVG of a step in the page, with sorted attributes and without the definitions, which
    accumulate in a page."""
    page.locator(f"#place[data-step='{step}'] > svg").wait_for()
    text = page.evaluate(
        """() => {
            const svg = document.querySelector('#place > svg').cloneNode(true);
            for (const each of svg.querySelectorAll(':scope > defs')) each.remove();
            return new XMLSerializer().serializeToString(svg);
        }"""
    )
    return ElementTree.canonicalize(text)


@pytest.mark.parametrize("game", games())
def test_every_game_is_played_on_the_board_and_survives_a_reload(
    game: str, sessions: Sessions
) -> None:
    page = sessions.new_page()
    set_up(page, game, ["local", "random", "random"])
    start_game(page)
    for i in range(10):
        choose_on_board(page, i)
        if i == 4:
            before = moves(page)
            page.reload()
            expect(page.locator("#table")).to_be_visible()
            assert moves(page) >= before
    wait_until_drawn(page)
    board_actions = page.evaluate(
        "Array.from(document.querySelectorAll('#place .choice'), "
        "each => (each.dataset.action ?? each.dataset.actions).split(' ')).flat()"
    )
    list_actions = page.evaluate(
        "Array.from(document.querySelectorAll('#actions button, #confirm:enabled'), "
        "each => each.dataset.action)"
    )
    assert set(board_actions) <= set(list_actions)  # the list has all of them
    expect(page.locator(".u-log li").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ids = page.evaluate("Array.from(document.querySelectorAll('[id]'), each => each.id)")
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", games())
def test_a_phone_shows_the_goods_the_question_and_all_parts(game: str, sessions: Sessions) -> None:
    page = sessions.new_page(**PHONE)
    open_table(page, game, ["local", "random"], seed=7)
    for i in range(4):
        choose(page, i)
    wait_until_drawn(page)
    page.evaluate("scrollTo(0, 0)")  # a retried click may have scrolled the page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("#goods")).to_be_in_viewport()
    expect(page.locator("#question")).to_be_in_viewport()
    expect(page.locator("#question")).to_have_text(re.compile(r"^[A-Z].*[.?]$"))
    expect(page.locator("#actions button").first).to_be_in_viewport()
    page.mouse.wheel(0, 5000)
    expect(page.locator("#goods")).to_be_in_viewport()
    expect(page.locator("#turn")).to_be_in_viewport()
    frames = set()
    for tab in page.locator("#tabs button:visible").all():
        tab.click()
        frames.add(page.locator("#place > svg").get_attribute("viewBox"))
        assert page.locator("#tabs [aria-pressed=true]").count() == 1
    assert len(frames) == page.locator("#tabs button:visible").count() > 3
    page.locator("#larger").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_list_on_a_phone_scrolls_back_after_every_choice(sessions: Sessions) -> None:
    """Also when the same choices are offered again."""
    page = sessions.new_page(**PHONE)
    open_table(page, "tzolkin", ["local", "greedy"], seed=7)
    repetitions = 0
    actions = ""
    for _ in range(10):
        page.locator(CHOICES).first.wait_for()
        assert page.evaluate("document.getElementById('actions').scrollTop") == 0
        before, actions = actions, page.evaluate(LISTED_ACTIONS)
        repetitions += before == actions
        page.evaluate("document.getElementById('actions').scrollTop = 300")
        choose(page, 1)
    assert repetitions > 0


def test_long_choices_do_not_cover_the_board_of_a_phone(sessions: Sessions) -> None:
    """They use the whole width, side by side."""
    page = sessions.new_page(**PHONE)
    open_table(page, "mezo", ["local", "greedy"], seed=7)
    wait_until_drawn(page)
    expect(page.locator("#actions [data-long=true]").first).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.getElementById('choices').offsetHeight < innerHeight / 3")


LISTED_ACTIONS = (
    "Array.from(document.querySelectorAll('#actions button'), each => each.dataset.action).join()"
)


def test_a_phone_scrolls_to_what_the_guide_explains(sessions: Sessions) -> None:
    """Marked choices, and the part of the board of a step, also at the start of the next turn."""
    page = sessions.new_page(**PHONE)
    start_guided_game(page, "maya")
    for _ in range(6):  # choose a tile and place it, three times
        follow_guide(page)
    expect(page.locator(".u-guide")).to_contain_text("Step 6")
    wait_until_drawn(page)
    expect(page.locator("#tabs [aria-pressed=true]")).to_have_attribute("data-focus", "cities")
    expect(page.locator(".u-guide p").first).to_be_in_viewport()


def test_the_first_tap_opens_a_tooltip_and_the_second_plays(sessions: Sessions) -> None:
    page = sessions.new_page(**PHONE)
    set_up(page, "tzolkin", ["local", "random"])
    start_without_draft(page)
    wait_until_drawn(page)
    before = moves(page)
    choice = page.locator("[id^=part-enter] .choice[data-action]").first
    words = str(choice.get_attribute("aria-label"))
    choice.tap(position=clickable_point(choice))
    expect(page.locator("#tooltip")).to_contain_text(words)
    assert moves(page) == before
    page.locator("#tooltip button").tap()
    wait_for_move(page, before)


@pytest.mark.parametrize("game", games())
def test_a_tap_shows_the_tooltip_of_a_thing(game: str, sessions: Sessions) -> None:
    """As hovering does with a mouse; also between the painted parts of a thing."""
    page = sessions.new_page(**PHONE)
    options = {"draft": False} if game == "tzolkin" else {}  # only one player acts
    open_table(page, game, ["local", "greedy"], seed=7, options=options)
    wait_until_drawn(page)
    thing = page.evaluate_handle(TIP).as_element()
    for tab in page.locator("#tabs button:visible").all():
        if thing:
            break
        tab.tap()  # not in the part of the board that is visible at first
        thing = page.evaluate_handle(TIP).as_element()
    assert thing
    words = str(thing.evaluate("each => each.querySelector(':scope > title').textContent"))
    before = moves(page)
    box = thing.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#tooltip")).to_have_text(words)
    assert moves(page) == before


# A visible element that has a tooltip but no action, and none smaller with a tooltip in its middle.
TIP = """() => {
  const titled = [...document.querySelectorAll("#place g:has(> title)")]
    .filter(each => each.checkVisibility({ visibilityProperty: true }));
  for (const each of titled) {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(x, y);
    const near = [-25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25]; // a finger finds choices nearby
    const isFree = near.every(dx => near.every(dy =>
      !document.elementFromPoint(x + dx, y + dy)?.closest(".choice, .closed")));
    const top = there?.closest(":not(svg):has(> title)");
    const isOther = other => {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      return other !== each && left <= x && x <= right && top <= y && y <= bottom;
    };
    const isHit = top === each || (!top && !titled.some(isOther));
    if (there?.closest("#place") && isHit && isFree) return each;
  }
  return null;
}"""


def test_a_board_is_played_with_the_keyboard_alone(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "mezo", ["local", "random"], seed=7)  # four choices on the board follow
    wait_until_drawn(page)
    on_board = "() => document.activeElement.matches('#place .choice')"
    for _ in range(12):
        if page.evaluate(on_board):
            break
        page.keyboard.press("Tab")
    for i in range(4):  # the focus is restored on the next turn
        page.wait_for_function(on_board)
        wait_until_drawn(page)
        first = page.evaluate("document.activeElement.getAttribute('aria-label')")
        expect(page.locator("#tooltip")).to_be_visible()
        page.keyboard.press("ArrowRight" if i % 2 else "ArrowDown")
        assert page.evaluate("document.activeElement.matches('#place [role=button]')"), first
        assert page.evaluate("document.activeElement.getAttribute('aria-label')") != first
        tab_to_choice(page)  # arrow keys also reach blocked actions
        before = moves(page)
        page.keyboard.press("Enter" if i % 2 else " ")
        if page.locator("#menu").is_visible():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Escape")
            assert page.evaluate(on_board)
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        expect(page.locator("#step")).not_to_have_text(f"Move {before} of {before}")


def test_a_turn_on_board_and_list_is_played_with_the_keyboard_alone(sessions: Sessions) -> None:
    """The rack is beside the board: its tiles are in the list. The focus is never lost."""
    page = sessions.new_page()
    open_table(page, "maya", ["local", "random"], seed=5, options={"starting_seat": 0})
    before = wait_until_drawn(page)
    tab_to(page, "#actions button")
    page.keyboard.press("Enter")
    wait_for_move(page, before)
    before = wait_until_drawn(page)
    assert page.evaluate("document.activeElement.matches('#actions button')")
    tab_to_choice(page)
    page.keyboard.press("Enter")
    wait_for_move(page, before)
    before = wait_until_drawn(page)
    page.wait_for_function("document.activeElement.id === 'place'")  # no choices on the board
    tab_to(page, "#confirm")
    page.keyboard.press("Enter")
    wait_for_move(page, before)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on a matching element."""
    for _ in range(60):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(selector)


def test_choices_are_made_from_the_list_with_the_keyboard_and_announced(sessions: Sessions) -> None:
    page = sessions.new_page()
    wire = Wire(page)
    set_up(page, "maya", ["local", "random"])
    start_game(page)
    wait_until_drawn(page)
    assert wire.received
    assert not [frame for frame in wire.received if frame["document"]]  # it is expensive
    page.check("#in-text")
    expect(page.locator("#document")).not_to_be_empty()
    assert [frame for frame in wire.received if frame["document"]]
    expect(page.locator("#place")).to_be_hidden()
    in_actions = "() => document.getElementById('actions').contains(document.activeElement)"
    page.locator("#actions button:enabled").first.focus()
    for _ in range(4):  # the focus is restored on the next turn
        page.wait_for_function(in_actions)
        before = moves(page)
        page.keyboard.press("Enter")
        expect(page.locator("#step")).not_to_have_text(f"Move {before} of {before}")
    expect(page.locator("#announcements")).not_to_be_empty()
    page.reload()
    expect(page.locator("#document")).not_to_be_empty()  # the text board is still selected
    expect(page.locator("#place > svg")).to_have_count(0)
    page.uncheck("#in-text")
    expect(page.locator("#place > svg")).to_be_visible()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_moving_things_keep_their_elements(motion: str, sessions: Sessions) -> None:
    """So that the style sheet can animate them, unless the user prefers reduced motion."""
    page = sessions.new_page(reduced_motion=motion)
    set_up(page, "tzolkin", ["local", "random"])
    start_without_draft(page)
    wait_until_drawn(page)
    page.evaluate(
        "() => { for (const each of document.querySelectorAll('#place [id]')) each.old = true; }"
    )
    choose_on_board(page)
    wait_until_drawn(page)
    old, new = page.evaluate(
        "() => [true, undefined].map(flag => Array.from(document.querySelectorAll('#place [id]'))"
        ".filter(each => each.old === flag).length)"
    )
    assert old > 50
    assert old > 10 * new
    duration = page.evaluate(
        "getComputedStyle(document.querySelector('#place .rides')).transitionDuration"
    )
    assert (duration in ("0s", "")) == (motion == "reduce")


def test_a_choice_is_undone_and_earlier_moves_are_viewed(sessions: Sessions) -> None:
    page = sessions.new_page()
    set_up(page, "tzolkin", ["local", "random"])
    start_without_draft(page)
    before = moves(page)
    choose(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator("#step")).to_have_text(f"Move {before} of {before}")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator("#step")).to_have_text(f"Move {before - 1} of {before}")
    page.get_by_role("button", name="Now", exact=True).click()
    expect(page.locator("#step")).to_have_text(f"Move {before} of {before}")


def test_every_step_has_a_link_and_a_picture_without_choices(sessions: Sessions) -> None:
    page = sessions.new_page()
    set_up(page, "tzolkin", ["local", "random"])
    start_without_draft(page)
    for _ in range(3):
        choose(page)
    page.locator(CHOICES).first.wait_for()  # the bot's moves are played
    last = moves(page)
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="One move back").click()
    assert page.url.endswith(f"#step-{last - 2}")
    expect(page.locator("#place .choice")).to_have_count(0)
    picture = canonical_svg(page, last - 2)
    guest = sessions.new_page()
    guest.goto(page.url)
    expect(guest.locator("#step")).to_have_text(f"Move {last - 2} of {last}")
    expect(guest.locator("#place > svg")).to_be_visible()
    page.reload()
    expect(page.locator("#step")).to_have_text(f"Move {last - 2} of {last}")
    assert canonical_svg(page, last - 2) == picture
    page.locator("#steps").fill(str(last))
    wait_until_drawn(page)
    assert "#" not in page.url


def test_an_earlier_move_is_labelled_and_has_no_choices(sessions: Sessions) -> None:
    page = sessions.new_page()
    set_up(page, "tzolkin", ["local", "random"])
    start_without_draft(page)
    choose(page)
    page.locator(CHOICES).first.wait_for()
    last = moves(page)
    page.get_by_role("button", name="One move back").click()
    expect(page.locator("#turn")).to_have_text(f"Move {last - 1} of {last}")
    expect(page.locator("#question")).to_contain_text("reveals W")  # what happened in that move
    expect(page.locator("#actions button")).to_have_count(0)
    expect(page.locator("#tools button:enabled")).to_have_text("Now")
    page.locator("#tools").get_by_role("button", name="Now", exact=True).click()
    expect(page.locator("#turn")).to_have_text("Your turn")
    page.locator(CHOICES).first.wait_for()


def test_a_hint_is_shown_beside_the_board(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "maya", ["local", "random"], seed=7)
    wait_until_drawn(page)
    page.locator("#tools").get_by_role("button", name="Hint").click()
    expect(page.locator("#advice .u-plan")).to_be_in_viewport()
    hinted = page.locator("#goods .hinted[data-actions]").first  # the tile on the rack
    expect(hinted).to_be_in_viewport(ratio=0.9)
    expect(page.locator("#actions .hinted")).to_be_in_viewport()
    page.locator("#actions button:not(.hinted)").first.click()  # not the plan, which would go on
    expect(page.locator("#goods .hinted")).to_have_count(0)
    expect(page.locator("#advice")).to_be_hidden()


def test_a_choice_made_offline_is_sent_after_reconnecting(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "maya", ["local", "random"], seed=7)
    wait_until_drawn(page)
    before = moves(page)
    page.context.set_offline(True)
    page.locator("#actions button:enabled").first.click()
    expect(page.locator("#connection")).to_have_class("reconnecting")
    page.context.set_offline(False)
    wait_for_move(page, before)
    expect(page.locator("#connection")).to_have_class("connected")
    sessions.console_errors = [
        text for text in sessions.console_errors if "DISCONNECTED" not in text
    ]


def test_two_browsers_play_at_one_table_and_chat(sessions: Sessions) -> None:
    host = sessions.new_page(permissions=["clipboard-read", "clipboard-write"])
    set_up(host, "maya", ["local", "link"])
    host.locator("#seats input").fill("Itzel")
    start_game(host)
    link = copy_invitation(host)
    assert re.fullmatch(re.escape(host.url) + "#[A-Za-z0-9_-]{22}", link)

    guest = sessions.new_page(viewport={"width": 360, "height": 640}, locale="es-MX")
    open_home(guest)
    guest.fill("#name", "Yax <b>Kin</b>")
    with guest.expect_response("**/api/me"):
        guest.press("#name", "Tab")
    guest.goto(link)
    expect(guest.locator("#seats")).to_contain_text("Itzel")
    assert guest.url == host.url  # the token is removed from the URL
    expect(host.locator("#seats")).to_contain_text("Yax <b>Kin</b>")
    for _ in range(8):
        choose(page_to_act(host, guest))
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.click("#open-chat")
    guest.fill("#line", "¡Hola <i>todos</i>!")
    guest.press("#line", "Enter")
    expect(host.locator("#chat")).to_contain_text("¡Hola <i>todos</i>!")

    watcher = sessions.new_page()
    watcher.goto(host.url)
    expect(watcher.locator("#connection")).to_have_class("connected")
    expect(watcher.locator("#place > svg")).to_be_visible()
    expect(watcher.locator("#actions button, #place .choice")).to_have_count(0)


def test_two_tabs_of_one_seat_show_the_same(sessions: Sessions) -> None:
    page = sessions.new_page()
    set_up(page, "maya", ["local", "random"])
    start_game(page)
    other = page.context.new_page()
    other.goto(page.url)
    wait_until_drawn(other)
    for i, tab in enumerate((page, other, page)):
        wait_until_synced(page, other)
        choose_on_board(tab, i)
    wait_until_drawn(page)
    wait_until_synced(page, other)
    wait_until_drawn(other)
    assert moves(page) == moves(other)
    choices = "Array.from(document.querySelectorAll('#place .choice'), each => each.outerHTML)"
    assert len(page.evaluate(choices)) == len(other.evaluate(choices))


def test_a_bot_replaces_a_player_until_the_player_returns(sessions: Sessions) -> None:
    page = sessions.new_page()
    set_up(page, "maya", ["local", "link", "link"])  # the game waits for the free seat
    start_game(page)
    page.get_by_role("button", name="Let a bot play").first.click()
    expect(page.locator("#seats")).to_contain_text("a bot plays for now: Medium")
    page.get_by_role("button", name="Leave").click()
    page.locator("dialog.asked .primary").click()
    page.get_by_role("button", name="Return to my seat").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    page.get_by_role("button", name="Rename").click()
    page.fill("#new-name", "Itzamna")
    page.locator("#rename .primary").click()
    expect(page.locator("#seats")).to_contain_text("Itzamna")


def test_a_handoff_screen_hides_the_table_of_a_shared_device(sessions: Sessions) -> None:
    page = sessions.new_page()
    set_up(page, "tzolkin", ["local", "local"])
    page.locator("#seats input").nth(1).fill("Ix")
    start_game(page)
    page.get_by_role("button", name="I am Player A").click()
    choose(page)  # two secret tiles are chosen first
    aim_anew(page)
    page.locator("#actions button:enabled").first.click()
    expect(page.locator("#handoff-title")).to_have_text("Pass the device to Ix B")
    expect(page.locator("#table")).to_be_hidden()
    expect(page.locator("#place > svg, #goods > svg")).to_have_count(0)  # the pictures are removed
    expect(page.locator("#views")).to_be_hidden()
    box = page.locator("#handoff").bounding_box()
    assert box is not None
    assert box["height"] < 300  # as high as its content
    expect(page.locator("#announcements")).to_have_text("")
    page.locator("#settings summary").click()
    for _ in range(2):  # changing a setting must not draw the board again
        page.locator("#set-text-board").click()
    expect(page.locator("#place > svg")).to_have_count(0)
    page.reload()
    expect(page.locator("#handoff-title")).to_have_text("Pass the device to Ix B")
    expect(page.locator("#table")).to_be_hidden()
    page.get_by_role("button", name="I am Ix B").click()
    expect(page.locator("#turn")).to_have_text("Ix B’s turn")


def test_the_next_player_at_a_shared_device_gets_the_choices(sessions: Sessions) -> None:
    page = sessions.new_page()
    set_up(page, "tzolkin", ["local", "local"])
    start_without_draft(page)  # no secrets, so there is no handoff screen
    for name in ("Player A", "Player B"):
        expect(page.locator("#turn")).to_have_text(f"{name}’s turn")
        choose_on_board(page)
        page.locator("#confirm").click()
    expect(page.locator("#turn")).to_have_text("Player A’s turn")


def test_there_is_no_handoff_screen_without_secrets(sessions: Sessions) -> None:
    """In Mezo nothing is hidden until the first card is drawn."""
    page = sessions.new_page()
    open_table(page, "mezo", ["local", "local"], seed=7)
    turns = set()
    for _ in range(6):
        page.locator(CHOICES).first.wait_for()  # no handoff screen
        turns.add(page.locator("#turn").inner_text())
        choose(page)
    assert turns == {"Itzel A’s turn", "Itzel B’s turn"}


def test_an_undo_is_requested_and_accepted(sessions: Sessions) -> None:
    host = sessions.new_page(permissions=["clipboard-read", "clipboard-write"])
    set_up(host, "tzolkin", ["local", "link"])
    start_without_draft(host, undo="agreed")
    guest = sessions.new_page()
    guest.goto(copy_invitation(host))
    expect(host.locator("#seats")).to_contain_text("on another device")
    for which in (0, 0, -1):  # the last choice ends the turn
        before = moves(host)
        choose(host, which)
    choose(guest)
    wait_until_synced(host, guest)
    host.get_by_role("button", name="Ask to undo").click()
    guest.get_by_role("button", name="Agree", exact=True).click()
    expect(host.locator("#step")).to_have_text(f"Move {before} of {before}")


def test_a_game_continues_after_the_server_was_killed_and_restarted(
    browser: Browser, tmp_path: Path
) -> None:
    with ServerProcess(tmp_path) as first:
        sessions = Sessions(browser, first.url)
        page = sessions.new_page()
        set_up(page, "mezo", ["local", "random", "random"])
        start_game(page)
        for i in range(3):
            choose_on_board(page, i)
        before = moves(page)
        first.kill()
        expect(page.locator("#connection")).to_have_text("reconnecting")
    with ServerProcess(tmp_path, first.port):
        expect(page.locator("#connection")).to_have_text("connected")
        assert moves(page) >= before
        for i in range(3):
            choose_on_board(page, i)
        open_home(page)
        expect(page.locator("#mine li")).to_have_count(1)
        page.locator("#continue-link").click()  # the last table
        page.wait_for_url("**/table/*")
        sessions.close()


def test_the_start_page_shows_the_boards(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_home(page)
    expect(page.locator(".game img")).to_have_count(len(games()))
    page.wait_for_function(
        "() => Array.from(document.querySelectorAll('.game img'), "
        "each => each.complete && each.naturalWidth > 0).every(Boolean)"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_control_has_a_role_and_a_name(scheme: str, sessions: Sessions) -> None:
    page = sessions.new_page(color_scheme=scheme, locale="pt-BR")
    open_home(page)
    assert page.evaluate(NAMELESS) == []
    set_up(page, "mezo", ["local", "random", "random"])
    start_game(page)
    wait_until_drawn(page)
    assert page.evaluate(NAMELESS) == []
    ground = page.evaluate(
        "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)"
    )
    assert (sum(ground) < 300) == (scheme == "dark")


# Controls without an accessible name or without a role.
NAMELESS = """() => {
  const nameOf = each => (each.getAttribute("aria-label") || each.textContent.trim() || each.title
    || Array.from(each.labels ?? [], label => label.textContent.trim()).join("")
    || document.getElementById(each.getAttribute("aria-labelledby"))?.textContent);
  const usable = "button, a[href], input, select, summary, [tabindex='0'], [role=button], section";
  return Array.from(document.querySelectorAll(usable))
    .filter(each => each.checkVisibility() && !each.closest("[aria-hidden=true]"))
    .filter(each => !nameOf(each) || (each.matches("g") && each.getAttribute("role") !== "button"))
    .map(each => each.outerHTML.slice(0, 200));
}"""


def test_tables_are_transferred_to_another_device(sessions: Sessions) -> None:
    page = sessions.new_page()
    set_up(page, "maya", ["local", "random"])
    start_game(page)
    open_home(page)
    page.click("#carry")
    expect(page.locator("#carry-link")).to_be_visible()
    link = page.locator("#carry-link").inner_text()
    other = sessions.new_page()
    other.goto(link)
    expect(other.locator("#mine li")).to_have_count(1)
    assert "#" not in other.url
    other.locator("#mine a").click()
    expect(other.locator("#seats")).to_contain_text("you")


def test_a_public_table_is_joined_from_the_list(sessions: Sessions) -> None:
    page = sessions.new_page()
    set_up(page, "maya", ["local", "link"])
    page.click("main summary")
    page.select_option("#open-to", "public")
    start_game(page)
    other = sessions.new_page()
    open_home(other)
    other.get_by_role("button", name="Join").click()
    other.wait_for_url(page.url)
    expect(page.locator("#seats")).to_contain_text("on another device")


def test_a_record_is_imported_shown_downloaded_and_replayed(
    sessions: Sessions, tmp_path: Path
) -> None:
    table = Table("maya", players=2, seed=5)
    while table.current_player is not None:
        table.play(table.state.legal_actions()[0])
    path = tmp_path / "record.json"
    path.write_text(encode(table.record()), "utf-8")
    page = sessions.new_page()
    open_home(page)
    page.set_input_files("#record", path)
    page.wait_for_url("**/table/*")
    expect(page.locator("#turn")).to_contain_text(re.compile("wins|share the victory"))
    page.click("#u-tab-seats")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game record").click()
    record = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert record["moves"] == [list(move) for move in table.moves]
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("#turn")).not_to_contain_text("wins")


def test_the_language_follows_the_browser_and_the_selection(sessions: Sessions) -> None:
    page = sessions.new_page(locale="it-IT")
    open_home(page)
    expect(page.locator("#play")).to_have_text("Gioca")
    page.select_option("#language", "pt")
    expect(page.locator("#play")).to_have_text("Jogar")
    page.reload()
    expect(page.locator("#play")).to_have_text("Jogar")
    assert page.locator("html").get_attribute("lang") == "pt"
    set_up(page, "maya", ["local", "random"])
    start_game(page)
    wait_until_drawn(page)
    expect(page.locator("#place > svg")).to_contain_text("pontos")


def test_a_clock_is_shown_and_time_can_be_added(sessions: Sessions) -> None:
    host = sessions.new_page(permissions=["clipboard-read", "clipboard-write"])
    set_up(host, "tzolkin", ["local", "link"])
    host.click("main summary")
    host.select_option("#clock", "600")
    host.select_option("#late", "end")
    start_game(host)
    expect(host.locator("#clock")).to_be_in_viewport()
    expect(host.locator(".clock").first).to_have_text(re.compile(r"^(10:00|9:\d\d) left$"))
    guest = sessions.new_page()
    guest.goto(copy_invitation(host))
    guest.click("#u-tab-seats")
    guest.get_by_role("button", name="Add time").first.click()
    expect(host.locator(".clock").first).to_have_text(re.compile(r"^(20:00|19:\d\d) left$"))


def test_a_game_starts_while_the_rules_are_being_compiled(sessions: Sessions) -> None:
    """The page says what is different, but neither the pictures nor Play wait."""
    page = sessions.new_page()
    missing = ["maya"]
    page.route("**/preparing.json", lambda route: route.fulfill(json={"games": missing}))
    set_up(page, "maya", ["local", "random"])
    expect(page.locator("#preparing")).to_be_visible()
    expect(page.locator(".game img")).to_have_count(3)
    missing.clear()
    expect(page.locator("#preparing")).to_be_hidden()
    missing.append("maya")
    page.click("#play")
    page.wait_for_url("**/table/*")


def test_a_missing_or_private_table_shows_a_message(
    browser: Browser, server: ServerProcess
) -> None:
    sessions = Sessions(browser, server.url)
    page = sessions.new_page()
    set_up(page, "maya", ["local", "random"])
    page.click("main summary")
    page.uncheck("#spectators")
    address = start_game(page)
    other = sessions.new_page()
    other.goto(address)
    expect(other.locator("#fatal-error")).to_have_text(
        "This table is private: only its players can see it."
    )
    other.goto("/table/aaaaaaaaaaaaaaaa")
    expect(other.locator("#fatal-error")).to_have_text("There is no table at this address.")
    assert len(sessions.console_errors) == 2
    assert all(
        "the server responded with a status of 40" in text for text in sessions.console_errors
    )
    sessions.console_errors.clear()
    sessions.close()


def test_the_first_choice_is_two_clicks_away(sessions: Sessions) -> None:
    """The last test of the module, because the default bots keep thinking for a while."""
    page = sessions.new_page()
    open_home(page)
    page.click("#play")
    page.locator("#actions button").first.click()
    expect(page.locator(".u-log")).to_contain_text("Player A keeps")


# ---------------------------------------------------------------- what a move costs the browser

STRIPS = '[...document.querySelectorAll("#goods > svg, #rivals > svg")]'
REMEMBER_STRIPS = f"""() => {{
  window.strips = {STRIPS}.map((node) => ({{ node, markup: node.innerHTML }}));
  return window.strips.length;
}}"""
COMPARE_STRIPS = f"""() => {STRIPS}.map((node, i) =>
  [node === window.strips[i].node, node.innerHTML === window.strips[i].markup])"""
WIDTHS = """() => {
  const svg = document.querySelector("#place > svg");
  const width = (each) => getComputedStyle(each).getPropertyValue("--wide");
  return [svg, svg.firstElementChild].map(width);
}"""


def test_a_move_replaces_the_changed_strips_alone(sessions: Sessions) -> None:
    """New elements cost the browser more than all that changes on the board."""
    page = sessions.new_page(viewport={"width": 1440, "height": 900})
    open_table(page, "maya", ["local", "greedy", "greedy"], seed=3)
    before = wait_until_drawn(page)
    assert page.evaluate(REMEMBER_STRIPS) == 3
    choose(page)
    wait_for_move(page, before)
    compared = page.evaluate(COMPARE_STRIPS)
    assert len(compared) == 3
    assert all(is_same_node == is_same_markup for is_same_node, is_same_markup in compared), (
        compared
    )
    assert any(is_same_node for is_same_node, _ in compared)


def test_the_elements_of_the_board_do_not_inherit_its_size(sessions: Sessions) -> None:
    """Else a change of the shown part would compute the styles of all of them again."""
    page = sessions.new_page(viewport={"width": 1440, "height": 900})
    open_table(page, "maya", ["local", "greedy"], seed=3)
    wait_until_drawn(page)
    own, inherited = page.evaluate(WIDTHS)
    assert float(own) > 1
    assert float(inherited) == 1


@pytest.mark.parametrize("file", ["dom.js", "style.css"])
def test_a_page_whose_file_was_refused_says_so_and_loads_again(
    sessions: Sessions, file: str
) -> None:
    page = sessions.new_page(locale="es")
    refused: list[str] = []

    def refuse(route: Route) -> None:
        refused.append(route.request.url)
        route.fulfill(status=429, headers={"Retry-After": "1"}, body="")

    page.route(f"**/static/{file}", refuse)
    page.goto("/")
    expect(page.locator("#busy")).to_have_text(re.compile("ocupado.*sola"))
    expect(page.locator("#busy")).to_be_visible()
    page.unroute(f"**/static/{file}")
    page.locator("#play").wait_for()
    expect(page.locator("#busy")).to_have_count(0)
    assert refused
    sessions.console_errors.clear()  # Chromium logs refused scripts
