"""The pages in a real browser: set up a table, play, meet others, come back after a crash."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, expect

from sacbe.play.game import games
from sacbe.play.records import encode
from sacbe.play.table import Table
from tests.web.browsing import (
    PHONE,
    Visitors,
    abreast,
    asked_of,
    begin_guided,
    choose,
    choose_on_board,
    follow_guide,
    go_home,
    moves,
    open_table,
    play,
    set_up,
    spot,
    tab_to_a_choice,
    until_after,
    until_drawn,
)
from tests.web.serving import Serving


def begin_at_once(page: Page, undo: str = "turn") -> None:
    """A table of Tzolk'in where the first seat has the first turn, before anything secret."""
    page.click("main summary")
    page.select_option("#option-draft", "false")
    page.select_option("#option-starting_seat", "0")
    page.select_option("#undo", undo)
    play(page)


def token_of(page: Page) -> str:
    """The link that the page puts into the clipboard."""
    page.get_by_role("button", name="Copy invitation").click()
    expect(page.locator("#notice")).to_be_visible()
    return str(page.evaluate("navigator.clipboard.readText()"))


def drawing(page: Page, step: int) -> str:
    """The picture of a step as it is in the page, attributes in order."""
    page.locator(f"#place[data-step='{step}'] > svg").wait_for()
    text = page.evaluate(
        "new XMLSerializer().serializeToString(document.querySelector('#place > svg'))"
    )
    return ElementTree.canonicalize(text)


@pytest.mark.parametrize("game", games())
def test_a_game_of_each_kind_is_played_on_the_board_and_survives_a_reload(
    game: str, visitors: Visitors
) -> None:
    page = visitors.come()
    set_up(page, game, ["local", "random", "random"])
    play(page)
    for i in range(10):
        choose_on_board(page, i)
        if i == 4:
            before = moves(page)
            page.reload()
            expect(page.locator("#table")).to_be_visible()
            assert moves(page) >= before
    until_drawn(page)
    offered = page.evaluate(
        "Array.from(document.querySelectorAll('#place .choice'), "
        "each => (each.dataset.action ?? each.dataset.actions).split(' ')).flat()"
    )
    listed = page.evaluate(
        "Array.from(document.querySelectorAll('#actions button'), each => each.dataset.action)"
    )
    assert set(offered) == set(listed)
    expect(page.locator(".u-log li").first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ids = page.evaluate("Array.from(document.querySelectorAll('[id]'), each => each.id)")
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", games())
def test_a_phone_has_the_goods_the_question_and_all_parts(game: str, visitors: Visitors) -> None:
    page = visitors.come(**PHONE)
    set_up(page, game, ["local", "random"])
    play(page)
    for i in range(4):
        choose(page, i)
    until_drawn(page)
    page.evaluate("scrollTo(0, 0)")  # a click may have scrolled: it retries where the page moved
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("#goods")).to_be_in_viewport()
    expect(page.locator("#question")).to_be_in_viewport()
    expect(page.locator("#question")).to_have_text(re.compile(r"^[A-Z].*[.?]$"))
    expect(page.locator("#actions button").first).to_be_in_viewport()
    page.mouse.wheel(0, 5000)
    expect(page.locator("#goods")).to_be_in_viewport()
    expect(page.locator("#turn")).to_be_in_viewport()
    frames = set()
    for tab in page.locator("#tabs button").all():
        tab.click()
        frames.add(page.locator("#place > svg").get_attribute("viewBox"))
        assert page.locator("#tabs [aria-pressed=true]").count() == 1
    assert len(frames) == page.locator("#tabs button").count() > 3
    page.locator("#larger").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_list_of_a_phone_begins_anew_after_every_choice(visitors: Visitors) -> None:
    """Also when the same things can be chosen again."""
    page = visitors.come(**PHONE)
    open_table(page, "tzolkin", ["local", "greedy"], seed=7)
    again = 0
    offered = ""
    for _ in range(10):
        page.locator("#actions button:enabled").first.wait_for()
        assert page.evaluate("document.getElementById('actions').scrollLeft") == 0
        before, offered = offered, page.evaluate(LISTED)
        again += before == offered
        page.evaluate("document.getElementById('actions').scrollLeft = 300")
        choose(page, 1)
    assert again > 0


def test_long_choices_leave_the_board_of_a_phone_in_sight(visitors: Visitors) -> None:
    """They are written across the whole width, one beside the other."""
    page = visitors.come(**PHONE)
    open_table(page, "mezo", ["local", "greedy"], seed=7)
    until_drawn(page)
    expect(page.locator("#actions [data-long=true]").first).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.getElementById('choices').offsetHeight < innerHeight / 4")


LISTED = (
    "Array.from(document.querySelectorAll('#actions button'), each => each.dataset.action).join()"
)


def test_a_phone_brings_into_sight_what_the_guide_speaks_of(visitors: Visitors) -> None:
    """What is marked on the board, and a part to be read about also when it is one's turn again."""
    page = visitors.come(**PHONE)
    begin_guided(page, "maya")
    for _ in range(6):  # choose a tile and place it, three times
        follow_guide(page)
    expect(page.locator(".u-guide")).to_contain_text("Step 6")
    until_drawn(page)
    expect(page.locator("#tabs [aria-pressed=true]")).to_have_attribute("data-focus", "cities")
    expect(page.locator(".u-guide p").first).to_be_in_viewport()


def test_a_finger_asks_first_and_does_it_then(visitors: Visitors) -> None:
    page = visitors.come(**PHONE)
    set_up(page, "tzolkin", ["local", "random"])
    begin_at_once(page)
    until_drawn(page)
    before = moves(page)
    choice = page.locator("#part-wheels .choice[data-action]").first
    words = str(choice.get_attribute("aria-label"))
    choice.tap(position=spot(choice))
    expect(page.locator("#tooltip")).to_contain_text(words)
    assert moves(page) == before
    page.locator("#tooltip button").tap()
    until_after(page, before)


@pytest.mark.parametrize("game", games())
def test_a_finger_is_told_what_a_thing_is(game: str, visitors: Visitors) -> None:
    """Where a pointer would have rested on it."""
    page = visitors.come(**PHONE)
    options = {"draft": False} if game == "tzolkin" else {}  # nobody else chooses meanwhile
    open_table(page, game, ["local", "greedy"], seed=7, options=options)
    until_drawn(page)
    thing = page.evaluate_handle(TIP).as_element()
    if not thing:  # in the part of the board that is shown at first
        page.locator("#tabs button").first.tap()
        thing = page.evaluate_handle(TIP).as_element()
    assert thing
    words = str(thing.evaluate("each => each.querySelector(':scope > title').textContent"))
    before = moves(page)
    thing.tap()
    expect(page.locator("#tooltip")).to_have_text(words)
    assert moves(page) == before


# A thing in sight that only tells what it is.
TIP = """() => {
  for (const each of document.querySelectorAll("#place g:has(> title)")) {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(x, y);
    if (there?.closest(":not(svg):has(> title)") === each && !there.closest(".choice, .closed"))
      return each;
  }
  return null;
}"""


def test_a_board_is_played_by_the_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "maya", ["local", "random"])
    play(page)
    until_drawn(page)
    on_board = "() => document.activeElement.matches('#place .choice')"
    for _ in range(12):
        if page.evaluate(on_board):
            break
        page.keyboard.press("Tab")
    for i in range(4):  # the focus comes back when it is the own turn again
        page.wait_for_function(on_board)
        until_drawn(page)
        first = page.evaluate("document.activeElement.getAttribute('aria-label')")
        expect(page.locator("#tooltip")).to_be_visible()
        page.keyboard.press("ArrowRight" if i % 2 else "ArrowDown")
        assert page.evaluate("document.activeElement.matches('#place [role=button]')"), first
        tab_to_a_choice(page)  # arrows also go to what cannot be chosen
        before = moves(page)
        page.keyboard.press("Enter" if i % 2 else " ")
        if page.locator("#menu").is_visible():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Escape")
            assert page.evaluate(on_board)
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        expect(page.locator("#step")).not_to_have_text(f"Move {before} of {before}")


def test_choices_are_made_from_the_list_by_the_keyboard_and_told(visitors: Visitors) -> None:
    page = visitors.come()
    frames: list[str] = []
    page.on("websocket", lambda link: link.on("framereceived", lambda got: frames.append(str(got))))
    set_up(page, "maya", ["local", "random"])
    play(page)
    until_drawn(page)
    assert frames
    assert not [got for got in frames if '"board":"' in got]  # it costs the server much
    page.check("#in-text")
    expect(page.locator("#board")).not_to_be_empty()
    assert [got for got in frames if '"board":"' in got]
    expect(page.locator("#place")).to_be_hidden()
    in_actions = "() => document.getElementById('actions').contains(document.activeElement)"
    page.locator("#actions button:enabled").first.focus()
    for _ in range(4):  # the focus comes back when it is the own turn again
        page.wait_for_function(in_actions)
        before = moves(page)
        page.keyboard.press("Enter")
        expect(page.locator("#step")).not_to_have_text(f"Move {before} of {before}")
    expect(page.locator("#announcements")).not_to_be_empty()
    page.reload()
    expect(page.locator("#board")).not_to_be_empty()  # the board stays in text
    expect(page.locator("#place > svg")).to_have_count(0)
    page.uncheck("#in-text")
    expect(page.locator("#place > svg")).to_be_visible()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_moves_stays_the_same_element(motion: str, visitors: Visitors) -> None:
    """So that the style sheet moves it, and at once where motion is not wished."""
    page = visitors.come(reduced_motion=motion)
    set_up(page, "tzolkin", ["local", "random"])
    begin_at_once(page)
    until_drawn(page)
    page.evaluate(
        "() => { for (const each of document.querySelectorAll('#place [id]')) each.kept = true; }"
    )
    choose_on_board(page)
    until_drawn(page)
    kept, new = page.evaluate(
        "() => [true, undefined].map(kept => Array.from(document.querySelectorAll('#place [id]'))"
        ".filter(each => each.kept === kept).length)"
    )
    assert kept > 50
    assert kept > 10 * new
    taken = page.evaluate(
        "getComputedStyle(document.querySelector('#place .rides')).transitionDuration"
    )
    assert (taken in ("0s", "")) == (motion == "reduce")


def test_a_choice_is_taken_back_and_the_past_is_looked_at(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "tzolkin", ["local", "random"])
    begin_at_once(page)
    before = moves(page)
    choose(page)
    until_drawn(page)  # a button that comes beside it moves it
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#step")).to_have_text(f"Move {before} of {before}")
    page.get_by_role("button", name="One move back").click()
    expect(page.locator("#step")).to_have_text(f"Move {before - 1} of {before}")
    page.get_by_role("button", name="Now", exact=True).click()
    expect(page.locator("#step")).to_have_text(f"Move {before} of {before}")


def test_every_step_has_a_link_and_a_picture_that_offers_nothing(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "tzolkin", ["local", "random"])
    begin_at_once(page)
    for _ in range(3):
        choose(page)
    page.locator("#actions button:enabled").first.wait_for()  # the bot has done all it does
    last = moves(page)
    page.get_by_role("button", name="One move back").click()
    page.get_by_role("button", name="One move back").click()
    assert page.url.endswith(f"#step-{last - 2}")
    expect(page.locator("#place .choice")).to_have_count(0)
    then = drawing(page, last - 2)
    guest = visitors.come()
    guest.goto(page.url)
    expect(guest.locator("#step")).to_have_text(f"Move {last - 2} of {last}")
    expect(guest.locator("#place > svg")).to_be_visible()
    page.reload()
    expect(page.locator("#step")).to_have_text(f"Move {last - 2} of {last}")
    assert drawing(page, last - 2) == then
    page.locator("#steps").fill(str(last))
    until_drawn(page)
    assert "#" not in page.url


def test_the_past_says_that_it_is_the_past_and_offers_nothing(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "tzolkin", ["local", "random"])
    begin_at_once(page)
    choose(page)
    page.locator("#actions button:enabled").first.wait_for()
    last = moves(page)
    page.get_by_role("button", name="One move back").click()
    expect(page.locator("#turn")).to_have_text(f"Move {last - 1} of {last}")
    expect(page.locator("#question")).to_contain_text("viewing an earlier move")
    expect(page.locator("#choices")).to_be_hidden()
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.locator("#tools").get_by_role("button", name="Now", exact=True).click()
    expect(page.locator("#turn")).to_have_text("Your turn")
    page.locator("#actions button:enabled").first.wait_for()


def test_a_hint_is_told_beside_the_board(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "maya", ["local", "random"], seed=7)
    until_drawn(page)
    page.locator("#tools").get_by_role("button", name="Hint").click()
    expect(page.locator("#advice .u-best")).to_be_in_viewport()
    expect(page.locator("#place .hinted").first).to_be_in_viewport()
    choose(page)
    expect(page.locator("#advice")).to_be_hidden()


def test_a_lost_network_is_told_and_the_choice_is_made_when_it_is_back(visitors: Visitors) -> None:
    page = visitors.come()
    open_table(page, "maya", ["local", "random"], seed=7)
    until_drawn(page)
    before = moves(page)
    page.context.set_offline(True)
    page.locator("#actions button:enabled").first.click()
    expect(page.locator("#connection")).to_have_class("reconnecting")
    page.context.set_offline(False)
    until_after(page, before)
    expect(page.locator("#connection")).to_have_class("connected")
    visitors.complaints = [each for each in visitors.complaints if "DISCONNECTED" not in each]


def test_two_browsers_play_at_one_table_and_talk(visitors: Visitors) -> None:
    host = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    set_up(host, "maya", ["local", "link"])
    host.locator("#seats input").fill("Itzel")
    play(host)
    link = token_of(host)
    assert re.fullmatch(re.escape(host.url) + "#[A-Za-z0-9_-]{22}", link)

    guest = visitors.come(viewport={"width": 360, "height": 640}, locale="es-MX")
    go_home(guest)
    guest.fill("#name", "Yax <b>Kin</b>")
    with guest.expect_response("**/api/me"):
        guest.press("#name", "Tab")
    guest.goto(link)
    expect(guest.locator("#seats")).to_contain_text("Itzel")
    assert guest.url == host.url  # the secret has left the address
    expect(host.locator("#seats")).to_contain_text("Yax <b>Kin</b>")
    for _ in range(8):
        choose(asked_of(host, guest))
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.fill("#line", "¡Hola <i>todos</i>!")
    guest.press("#line", "Enter")
    expect(host.locator("#chat")).to_contain_text("¡Hola <i>todos</i>!")

    watcher = visitors.come()
    watcher.goto(host.url)
    expect(watcher.locator("#connection")).to_have_class("connected")
    expect(watcher.locator("#place > svg")).to_be_visible()
    expect(watcher.locator("#actions button, #place .choice")).to_have_count(0)


def test_two_tabs_of_one_seat_show_the_same(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "maya", ["local", "random"])
    play(page)
    other = page.context.new_page()
    other.goto(page.url)
    until_drawn(other)
    for i, tab in enumerate((page, other, page)):
        abreast(page, other)
        choose_on_board(tab, i)
    until_drawn(page)
    abreast(page, other)
    until_drawn(other)
    assert moves(page) == moves(other)
    pressed = "Array.from(document.querySelectorAll('#place .choice'), each => each.outerHTML)"
    assert len(page.evaluate(pressed)) == len(other.evaluate(pressed))


def test_a_bot_takes_over_and_gives_back(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "maya", ["local", "link"])
    play(page)
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.locator("#seats")).to_contain_text("Medium bot is playing for now")
    page.get_by_role("button", name="Leave").click()
    page.get_by_role("button", name="Return to my seat").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    page.get_by_role("button", name="Rename").click()
    page.fill("#new-name", "Itzamna")
    page.locator("#rename .primary").click()
    expect(page.locator("#seats")).to_contain_text("Itzamna")


def test_one_device_is_passed_on_behind_a_curtain(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "tzolkin", ["local", "local"])
    page.locator("#seats input").nth(1).fill("Ix")
    play(page)
    page.get_by_role("button", name="I am Player 1 A").click()
    choose(page)  # two secret tiles are chosen first
    page.locator("#actions button:enabled").first.click()
    expect(page.locator("#handoff-title")).to_have_text("Pass the device to Ix B")
    expect(page.locator("#table")).to_be_hidden()
    expect(page.locator("#place > svg, #goods > svg")).to_have_count(0)  # nothing is left of it
    expect(page.locator("#announcements")).to_have_text("")
    page.locator("#settings summary").click()
    for _ in range(2):  # what a setting draws anew is not for the next one either
        page.locator("#set-text-board").click()
    expect(page.locator("#place > svg")).to_have_count(0)
    page.reload()
    expect(page.locator("#handoff-title")).to_have_text("Pass the device to Ix B")
    expect(page.locator("#table")).to_be_hidden()
    page.get_by_role("button", name="I am Ix B").click()
    expect(page.locator("#turn")).to_have_text("Ix’s turn")


def test_the_next_at_one_device_chooses_on_a_board_of_his_own(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "tzolkin", ["local", "local"])
    begin_at_once(page)  # without secrets, so there is no curtain
    for name in ("Player 1", "Player 2"):
        expect(page.locator("#turn")).to_have_text(f"{name}’s turn")
        choose_on_board(page)
        page.locator("#confirm").click()
    expect(page.locator("#turn")).to_have_text("Player 1’s turn")


def test_a_curtain_is_only_for_secrets(visitors: Visitors) -> None:
    """Before anybody has drawn a card of Mezo there is nothing to hide."""
    page = visitors.come()
    open_table(page, "mezo", ["local", "local"], seed=7)
    asked = set()
    for _ in range(6):
        page.locator("#actions button:enabled").first.wait_for()  # no curtain is before it
        asked.add(page.locator("#seats .asked .letter").inner_text())
        choose(page)
    assert asked == {"A", "B"}


def test_an_undo_is_asked_for_and_agreed_to(visitors: Visitors) -> None:
    host = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    set_up(host, "tzolkin", ["local", "link"])
    begin_at_once(host, undo="agreed")
    guest = visitors.come()
    guest.goto(token_of(host))
    expect(host.locator("#seats")).to_contain_text("on another device")
    for which in (0, 0, -1):  # the last choice ends the turn
        before = moves(host)
        choose(host, which)
    choose(guest)
    abreast(host, guest)
    host.get_by_role("button", name="Ask to undo").click()
    guest.get_by_role("button", name="Agree", exact=True).click()
    expect(host.locator("#step")).to_have_text(f"Move {before} of {before}")


def test_a_killed_server_is_started_again_and_the_game_goes_on(
    browser: Browser, tmp_path: Path
) -> None:
    with Serving(tmp_path) as first:
        people = Visitors(browser, first.at)
        page = people.come()
        set_up(page, "mezo", ["local", "random", "random"])
        play(page)
        for i in range(3):
            choose_on_board(page, i)
        before = moves(page)
        first.kill()
        expect(page.locator("#connection")).to_have_text("reconnecting")
    with Serving(tmp_path, first.port):
        expect(page.locator("#connection")).to_have_text("connected")
        assert moves(page) >= before
        for i in range(3):
            choose_on_board(page, i)
        go_home(page)
        expect(page.locator("#mine li")).to_have_count(1)
        page.locator("#continue-link").click()  # where one was
        page.wait_for_url("**/table/*")
        people.leave()


def test_a_friend_is_invited_by_one_copied_link(visitors: Visitors) -> None:
    host = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    go_home(host)
    host.check("input[value=maya]")
    host.select_option("#players", "2")
    host.click("#friend")
    host.wait_for_url("**/table/*")
    expect(host.locator("#notice")).to_have_text("Link copied.")
    friend = visitors.come()
    friend.goto(str(host.evaluate("navigator.clipboard.readText()")))
    expect(friend.locator("#seats")).to_contain_text("you")
    expect(host.locator("#seats")).to_contain_text("on another device")


def test_the_first_page_shows_the_boards(visitors: Visitors) -> None:
    page = visitors.come()
    go_home(page)
    expect(page.locator(".game img")).to_have_count(len(games()))
    page.wait_for_function(
        "() => Array.from(document.querySelectorAll('.game img'), "
        "each => each.complete && each.naturalWidth > 0).every(Boolean)"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_that_can_be_used_has_a_role_and_a_name(scheme: str, visitors: Visitors) -> None:
    page = visitors.come(color_scheme=scheme, locale="pt-BR")
    go_home(page)
    assert page.evaluate(NAMELESS) == []
    set_up(page, "mezo", ["local", "random", "random"])
    play(page)
    until_drawn(page)
    assert page.evaluate(NAMELESS) == []
    ground = page.evaluate(
        "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)"
    )
    assert (sum(ground) < 300) == (scheme == "dark")


# What can be used but is not called anything, or is used without a role.
NAMELESS = """() => {
  const named = each => (each.getAttribute("aria-label") || each.textContent.trim() || each.title
    || Array.from(each.labels ?? [], label => label.textContent.trim()).join("")
    || document.getElementById(each.getAttribute("aria-labelledby"))?.textContent);
  const used = "button, a[href], input, select, summary, [tabindex='0'], [role=button], section";
  return Array.from(document.querySelectorAll(used))
    .filter(each => each.checkVisibility() && !each.closest("[aria-hidden=true]"))
    .filter(each => !named(each) || (each.matches("g") && each.getAttribute("role") !== "button"))
    .map(each => each.outerHTML.slice(0, 200));
}"""


def test_tables_are_carried_to_another_device(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "maya", ["local", "random"])
    play(page)
    go_home(page)
    page.click("#carry")
    expect(page.locator("#carry-link")).to_be_visible()
    link = page.locator("#carry-link").inner_text()
    other = visitors.come()
    other.goto(link)
    expect(other.locator("#mine li")).to_have_count(1)
    assert "#" not in other.url
    other.locator("#mine a").click()
    expect(other.locator("#seats")).to_contain_text("you")


def test_a_public_table_is_joined_from_the_list(visitors: Visitors) -> None:
    page = visitors.come()
    set_up(page, "maya", ["local", "link"])
    page.click("main summary")
    page.select_option("#open-to", "public")
    play(page)
    other = visitors.come()
    go_home(other)
    other.get_by_role("button", name="Join").click()
    other.wait_for_url(page.url)
    expect(page.locator("#seats")).to_contain_text("on another device")


def test_a_record_is_imported_shown_saved_and_played_again(
    visitors: Visitors, tmp_path: Path
) -> None:
    table = Table("maya", players=2, seed=5)
    while table.current_player is not None:
        table.play(table.state.legal_actions()[0])
    path = tmp_path / "record.json"
    path.write_text(encode(table.record()), "utf-8")
    page = visitors.come()
    go_home(page)
    page.set_input_files("#record", path)
    page.wait_for_url("**/table/*")
    expect(page.locator("#turn")).to_contain_text(re.compile("wins|share the victory"))
    with page.expect_download() as download:
        page.get_by_role("link", name="Download game record").click()
    saved = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert saved["moves"] == [list(move) for move in table.moves]
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("#turn")).not_to_contain_text("wins")


def test_the_language_is_the_visitors(visitors: Visitors) -> None:
    page = visitors.come(locale="it-IT")
    go_home(page)
    expect(page.locator("#play")).to_have_text("Gioca")
    page.select_option("#language", "pt")
    expect(page.locator("#play")).to_have_text("Jogar")
    page.reload()
    expect(page.locator("#play")).to_have_text("Jogar")
    assert page.locator("html").get_attribute("lang") == "pt"
    set_up(page, "maya", ["local", "random"])
    play(page)
    until_drawn(page)
    expect(page.locator("#place > svg")).to_contain_text("pontos")


def test_a_clock_is_shown_and_more_time_is_given(visitors: Visitors) -> None:
    host = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    set_up(host, "tzolkin", ["local", "link"])
    host.click("main summary")
    host.select_option("#clock", "600")
    host.select_option("#late", "end")
    play(host)
    expect(host.locator(".clock").first).to_have_text(re.compile(r"^(10:00|9:\d\d) left$"))
    guest = visitors.come()
    guest.goto(token_of(host))
    guest.get_by_role("button", name="Add time").first.click()
    expect(host.locator(".clock").first).to_have_text(re.compile(r"^(20:00|19:\d\d) left$"))


def test_the_page_waits_for_rules_that_are_still_prepared(visitors: Visitors) -> None:
    page = visitors.come()
    missing = ["maya"]
    page.route("**/preparing.json", lambda route: route.fulfill(json={"games": missing}))
    set_up(page, "maya", ["local", "random"])
    page.click("#play")
    expect(page.locator("#preparing")).to_be_visible()
    missing.clear()
    page.wait_for_url("**/table/*")


def test_a_table_that_is_not_there_or_not_for_everybody_is_told(
    browser: Browser, server: Serving
) -> None:
    people = Visitors(browser, server.at)
    page = people.come()
    set_up(page, "maya", ["local", "random"])
    page.click("main summary")
    page.uncheck("#spectators")
    address = play(page)
    stranger = people.come()
    stranger.goto(address)
    expect(stranger.locator("#fatal-error")).to_have_text(
        "This table is private: only its players can see it."
    )
    stranger.goto("/table/aaaaaaaaaaaaaaaa")
    expect(stranger.locator("#fatal-error")).to_have_text("There is no table at this address.")
    assert len(people.complaints) == 2
    assert all("the server responded with a status of 40" in text for text in people.complaints)
    people.complaints.clear()
    people.leave()


def test_the_first_own_choice_is_two_clicks_away(visitors: Visitors) -> None:
    """Last, for the bots that are there by default go on thinking for a while."""
    page = visitors.come()
    go_home(page)
    page.click("#play")
    page.locator("#actions button").first.click()
    expect(page.locator(".u-log")).to_contain_text("Player 1 A keeps")
