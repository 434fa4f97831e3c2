"""Playing with friends: invitations that work, names, leaving, lists of tables, broken links."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.axe import violations_of
from tests.web.browsing import Sessions, open_home, open_table, set_up
from tests.web.serving import ServerProcess


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that listens on this machine only; its address in the network is 127.0.0.2."""
    with ServerProcess(tmp_path_factory.mktemp("data"), module="tests.web.lan_serve") as serving:
        yield serving


def check(page: Page) -> None:
    assert violations_of(page) == []


def test_a_friend_joins_by_an_invitation_over_the_network(
    browser: Browser, server: ServerProcess, sessions: Sessions
) -> None:
    host = sessions.new_page()
    set_up(host, "maya", ["local", "link"])
    host.click("#friend")
    host.wait_for_url("**/table/*")
    invitation = host.locator("#invite")
    expect(invitation).to_contain_text("can only be reached from this computer")
    check(host)
    invitation.get_by_role("button", name="Open to my network").click()
    expect(invitation.locator(".qr svg")).to_be_visible()
    check(host)
    link = invitation.locator("input").input_value()
    assert link.startswith(f"http://127.0.0.2:{server.port}/table/")
    expect(invitation).to_contain_text("Player B has not joined yet")

    others = Sessions(browser, f"http://127.0.0.2:{server.port}")
    friend = others.new_page(is_asked_for_name=True)
    friend.goto(link)
    friend.locator("dialog.asked input").fill("Ana")
    check(friend)
    friend.keyboard.press("Enter")
    expect(friend.locator("#turn")).not_to_be_empty()
    expect(invitation).to_contain_text("Ana B is here")
    host.keyboard.press("Escape")
    expect(host.locator("#u-log")).to_contain_text("Ana B")

    friend.goto("/")
    expect(friend.locator("#mine .card")).to_contain_text(["with Player A"])
    friend.goto(link)  # the name is known now
    expect(friend.locator("#table")).to_be_visible()
    expect(friend.locator("dialog.asked")).to_have_count(0)
    others.close()


def test_leaving_a_seat_is_confirmed(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "maya", ["local", "link"], seed=3)
    page.get_by_role("tab", name="Seats").click()
    leave = page.get_by_role("button", name="Leave", exact=True)
    leave.click()
    page.keyboard.press("Escape")
    expect(page.locator("dialog.asked")).to_have_count(0)
    expect(leave).to_be_visible()
    leave.click()
    page.locator("dialog.asked .primary").click()
    expect(page.get_by_role("button", name="Return to my seat")).to_be_visible()


def test_lists_show_how_far_tables_are_and_archive_them(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "tzolkin", ["local", "link"], seed=3, options={"draft": False})
    open_home(page)
    card = page.locator("#mine .card")
    expect(card).to_contain_text("Tzolk'in with Player B")
    expect(card).to_contain_text("Round 1 of 27")
    expect(card).to_contain_text("Last move: ")
    expect(card).to_contain_text("Itzel A 0 · Player B 0")
    assert re.search(r"preview\.svg", card.locator("img").get_attribute("src") or "")
    check(page)
    card.get_by_role("button", name="Archive").click()
    expect(page.locator("#mine .card")).to_have_count(0)
    page.reload()
    page.get_by_text("Archived: 1").click()
    expect(page.locator("#archived-part")).to_contain_text("Hidden in this browser only")
    page.get_by_role("button", name="Restore").click()
    expect(page.locator("#mine .card")).to_have_count(1)


def test_a_public_table_without_free_seats_can_be_watched(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "maya", ["local", "random"], public=True)
    card = _card_of(page)
    open_table(page, "mezo", ["local", "random"], public=True, spectators=False)
    for_players = _card_of(page)
    other = sessions.new_page()
    open_home(other)
    expect(other.locator(card)).to_have_count(1)
    expect(other.locator(for_players)).to_have_count(0)
    other.locator(card).get_by_role("link", name="Watch").click()
    expect(other.locator("#table")).to_be_visible()
    expect(other.locator("#question")).to_contain_text("spectator")


def _card_of(page: Page) -> str:
    """The selector of the card of the table that a page shows, among the public ones."""
    table = page.url.rpartition("/")[2].partition("#")[0]
    return f'#public .card:has(a[href*="{table}"])'


def test_a_broken_link_says_that_it_is_incomplete(sessions: Sessions) -> None:
    page = sessions.new_page()
    links = open_table(page, "maya", ["local", "link"], seed=3, spectators=False)
    guest = sessions.new_page()
    guest.goto(links[1][:-3])
    expect(guest.locator("#fatal-error")).to_contain_text("This link is incomplete")
    guest.goto(links[1].partition("#")[0][:-3])
    expect(guest.locator("#fatal-error")).to_contain_text("This link is incomplete")
    guest.goto("/#carry=abc")
    expect(guest.locator("#notice")).to_contain_text("This link is incomplete")
    sessions.console_errors.clear()  # refused requests
