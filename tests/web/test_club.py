"""The operator's page, the notifications of a visitor, and the page that ends them."""

import subprocess
import sys
from typing import Any

import httpx
from playwright.sync_api import Page, expect

from tests.web.axe import violations_of
from tests.web.browsing import PHONE, Sessions, open_home
from tests.web.serving import PATIENCE, ServerProcess


def operator_link(server: ServerProcess) -> str:
    """A link to the operator's page, as the command prints it beside a running server."""
    command = [sys.executable, "-m", "sacbe", "admin", "operator-link", "--data", str(server.data)]
    result = subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE)
    link = result.stdout.strip()
    assert link.startswith(f"{server.url}/operator#")
    return link


def open_chat_table(server: ServerProcess) -> str:
    """A public table of a visitor with two chat messages."""
    with httpx.Client(base_url=server.url) as client:
        client.post("/api/me", json={"name": "Eve"})
        seats: list[dict[str, Any]] = [{"kind": "local", "name": "Eve"}, {"kind": "link"}]
        order = {"game": "maya", "public": True, "seats": seats}
        table = client.post("/api/tables", json=order).json()["table"]
        for n, text in enumerate(("hello", "buy gold")):
            command = {"type": "say", "seat": 0, "text": text}
            body = {"command_id": f"c{n}", "expected_version": 1 + n, "command": command}
            client.post(f"/api/tables/{table}/commands", json=body).raise_for_status()
        return str(table)


def is_narrow(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_the_operator_moderates_on_a_phone(sessions: Sessions, server: ServerProcess) -> None:
    table = open_chat_table(server)
    page = sessions.new_page(**PHONE)
    page.goto(operator_link(server))
    expect(page.locator("#desk")).to_be_visible()
    assert "#" not in page.url  # the token is not in the history
    row = page.locator("#tables > li", has_text=table)
    row.get_by_role("button", name="Details").click()
    expect(row).to_contain_text("buy gold")
    assert violations_of(page) == []
    assert is_narrow(page)
    row.locator("li", has_text="buy gold").get_by_role("button").click()
    expect(row).not_to_contain_text("buy gold")
    row.get_by_role("button", name="Hide from the public tables").click()
    expect(row).to_contain_text("hidden")
    row.get_by_role("button", name="Details").click()
    expect(row).to_contain_text("hello")
    row.get_by_role("button", name="Ban").first.click()
    page.fill("#why", "spam")
    page.locator("#ban button").click()
    expect(page.locator("#bans")).to_contain_text("spam")
    page.get_by_role("button", name="End the ban").click()
    expect(page.locator("#bans")).not_to_contain_text("spam")
    page.fill("#query", table)
    page.once("dialog", lambda dialog: dialog.accept())
    row.get_by_role("button", name="Delete").click()
    expect(page.locator("#tables")).to_contain_text("Nothing found.")
    page.click("#logout")
    expect(page.locator("#login")).to_be_visible()


def test_a_visitor_gets_a_calendar_and_can_end_notifications(
    sessions: Sessions, server: ServerProcess
) -> None:
    page = sessions.new_page()
    open_home(page)
    page.click("#calendar")
    expect(page.locator("#calendar-link")).to_contain_text("/api/turns/")
    link = page.locator("#calendar-link").inner_text()
    assert httpx.get(link).text.startswith("BEGIN:VCALENDAR")
    page.goto(f"{server.url}/stop#{'A' * 22}")
    page.click("#stop")
    expect(page.locator("#stopped")).to_have_text("These notifications are already off.")
    assert violations_of(page) == []
