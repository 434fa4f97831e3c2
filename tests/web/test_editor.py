"""The editor of positions in a browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from sacbe.play.position import read
from sacbe.play.table import Table
from sacbe.puzzles.model import puzzles_of
from sacbe.text import LANGUAGES
from tests.web.browsing import PHONE, Sessions, browser
from tests.web.serving import ServerProcess

__all__ = ["browser"]
GAMES = ("maya", "mezo", "tzolkin")
CORN = "[id='field-players.0.corn']"
HAND = "[id='field-players.0.hand']"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.fixture
def sessions(browser: Browser, server: ServerProcess) -> Iterator[Sessions]:
    manager = Sessions(browser, server.url)
    yield manager
    manager.close()


def notation(name: str) -> str:
    table = Table(name, 2, 4)
    while table.position.is_simultaneous:
        table.play(table.position.legal_actions()[0])
    return table.position.notation()


def shown(page: Page) -> str:
    """The position on the page."""
    return page.locator("#edit-notation").input_value()


def go_to(page: Page, server: ServerProcess, position: str) -> None:
    page.goto(f"{server.url}/what-if#position={position.replace(' ', '+')}")
    page.locator("#edit-board svg").wait_for()


def set_number(page: Page, field: str, value: int) -> None:
    group = page.locator("details", has=page.locator(field))
    if group.get_attribute("open") is None:  # at first only that of the seat to move is open
        group.locator("summary").click()
    page.locator(field).fill(str(value))
    page.locator(field).blur()


def test_a_position_is_changed_shared_and_played_on_from(
    sessions: Sessions, server: ServerProcess
) -> None:
    page = sessions.new_page()
    page.goto(f"{server.url}/")
    page.locator("header a[href='/what-if']").click()
    page.locator("[data-game=tzolkin]").click()
    page.locator("#edit-board svg").wait_for()
    first = shown(page)
    set_number(page, CORN, 19)
    expect(page.locator("#edit-notation")).not_to_have_value(first)
    changed = shown(page)
    assert read(changed).view()["players"][0]["corn"] == 19
    page.locator("#edit-undo").click()
    expect(page.locator(CORN)).not_to_have_value("19")
    assert shown(page) == first
    page.locator("#edit-redo").click()
    expect(page.locator(CORN)).to_have_value("19")
    other = sessions.new_page()
    other.goto(page.url)
    other.locator("#edit-board svg").wait_for()
    assert shown(other) == changed
    other.locator("#edit-on > summary").click()
    other.locator("#edit-play").click()
    other.wait_for_url("**/table/*")
    expect(other.locator("#actions button").first).to_be_visible()


def test_an_impossible_change_is_explained_beside_its_field_and_can_be_undone(
    sessions: Sessions, server: ServerProcess
) -> None:
    page, position = sessions.new_page(), notation("tzolkin")
    go_to(page, server, position)
    set_number(page, HAND, 9)
    expect(page.locator("[id='field-players.0.hand-wrong']")).to_have_text(
        "A whole number from 0 to 6."
    )
    set_number(page, HAND, 6)
    expect(page.locator("#edit-play")).to_be_enabled()
    dummies = read(position).describe()["dummies"]
    assert isinstance(dummies, list)
    free = next(space for space in range(8) if not dummies[0] >> space & 1)
    hole = page.locator(f"[id='field-wheel.0.{free}']")
    hole.evaluate("field => { field.closest('details').open = true; }")
    hole.select_option("0")
    expect(page.locator(f"[id='field-wheel.0.{free}-wrong']")).to_contain_text("workers")
    expect(page.locator("#edit-fault")).to_contain_text("every player has six")
    expect(hole).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#edit-on button")).to_be_disabled()
    set_number(page, HAND, 5)  # both changes together are possible
    expect(page.locator("#edit-fault")).to_be_hidden()
    assert read(shown(page)).view()["wheels"]["palenque"][free] == 0
    page.locator("#edit-reset").click()
    expect(page.locator(HAND)).to_have_value("3")
    assert shown(page) == position


def test_a_text_is_pasted(sessions: Sessions, server: ServerProcess) -> None:
    page, position = sessions.new_page(), notation("mezo")
    go_to(page, server, notation("maya"))
    page.locator("#edit-text > summary").click()
    page.locator("#edit-notation").fill(position)
    page.locator("#edit-load").click()
    expect(page.locator("#edit-game")).to_contain_text("Mezo")
    assert shown(page) == position


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_form_is_in_the_language_of_its_reader(
    sessions: Sessions, server: ServerProcess, lang: str
) -> None:
    words = {
        "en": "Player to move",
        "es": "Jugador de turno",
        "pt": "Jogador da vez",
        "it": "Giocatore di turno",
    }
    page = sessions.new_page(locale=lang)
    go_to(page, server, notation("tzolkin"))
    expect(page.locator("#group-0 label").nth(1)).to_have_text(words[lang])


@pytest.mark.parametrize("name", GAMES)
def test_everything_fits_a_phone_and_has_a_label(
    sessions: Sessions, server: ServerProcess, name: str
) -> None:
    page = sessions.new_page(**PHONE)
    go_to(page, server, notation(name))
    page.evaluate("() => document.querySelectorAll('details').forEach((d) => { d.open = true; })")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    unnamed = page.evaluate(
        "() => Array.from(document.querySelectorAll('#fields input, #fields select'),"
        " (each) => each.labels[0]?.textContent ?? '').filter((text) => !text).length"
    )
    assert unnamed == 0


def test_a_puzzle_leads_to_the_editor(sessions: Sessions, server: ServerProcess) -> None:
    puzzle = puzzles_of("tzolkin")[0]
    page = sessions.new_page()
    page.goto(f"{server.url}/puzzles#tzolkin/{puzzle.id}")
    page.locator("#puzzle-choices button").first.wait_for()
    page.locator("#puzzle-edit").click()
    page.locator("#edit-board svg").wait_for()
    assert shown(page) == puzzle.position
