"""Puzzles, profile and coach in a browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from sacbe.play.table import forced_action
from sacbe.puzzles.model import Puzzle, position_of, puzzles_of
from tests.web.browsing import Sessions, aim_anew, browser, choose, set_up
from tests.web.serving import ServerProcess

__all__ = ["browser"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("data")) as process:
        yield process


@pytest.fixture
def sessions(browser: Browser, server: ServerProcess) -> Iterator[Sessions]:
    manager = Sessions(browser, server.url)
    yield manager
    manager.close()


def play_best(page: Page, puzzle: Puzzle) -> None:
    """Play the best turn of a puzzle in the list of choices."""
    state, choices = position_of(puzzle), 0
    for action in puzzle.best:
        if not choices or forced_action(state, puzzle.seat) is None:
            texts = [state.action_text(a, puzzle.seat) for a in state.legal_actions()]
            expect(page.locator("#puzzle-choices button")).to_have_count(len(texts))
            expect(page.locator("#puzzle-choices button").first).to_have_text(texts[0])
            page.locator("#puzzle-choices button").nth(state.legal_actions().index(action)).click()
            choices += 1
        state.play(action, puzzle.seat)


def test_a_puzzle_is_played_answered_and_in_the_profile(
    sessions: Sessions, server: ServerProcess
) -> None:
    puzzle = puzzles_of("tzolkin")[0]
    page = sessions.new_page()
    page.goto(f"{server.url}/puzzles#tzolkin/{puzzle.id}")
    page.locator("#puzzle-choices button").first.wait_for()
    assert page.locator("#puzzle-board svg").count() == 1
    play_best(page, puzzle)
    page.locator("#puzzle-check").click()
    expect(page.locator("#puzzle-answer.right")).to_be_visible()
    expect(page.locator("#puzzle-list a[aria-current]")).to_contain_text("✓")
    page.locator("header a[href='/profile']").click()
    row = page.locator("#profile tbody tr")
    expect(row).to_have_count(1)
    expect(row.locator("td")).to_have_text(["1", "1", "1"])


def test_long_choices_of_a_puzzle_are_not_cut_off(
    sessions: Sessions, server: ServerProcess
) -> None:
    """They fill several lines each, and more than the screen."""
    puzzle = next(each for each in puzzles_of("tzolkin") if len(legal(each)) > 6)
    page = sessions.new_page(viewport={"width": 1280, "height": 600}, locale="es")
    page.goto(f"{server.url}/puzzles#tzolkin/{puzzle.id}")
    choices = page.locator("#puzzle-choices")
    choices.locator("button").first.wait_for()
    assert choices.evaluate("list => list.scrollHeight > list.clientHeight")
    cut = (
        "list => [...list.children].filter((each) => each.scrollHeight > each.clientHeight).length"
    )
    assert choices.evaluate(cut) == 0


def legal(puzzle: Puzzle) -> list[int]:
    return position_of(puzzle).legal_actions(puzzle.seat)


def test_a_turn_of_a_puzzle_is_played_with_the_keyboard_alone(
    sessions: Sessions, server: ServerProcess
) -> None:
    """The focus is never lost: it goes to the next choices, to the check, and back to the title."""
    puzzle = puzzles_of("tzolkin")[0]
    answer = {
        "right": False, "cost": "", "played": [], "better": [], "second": [], "line": [],
        "reasons": [], "price": [],
    }  # fmt: skip
    page = sessions.new_page()
    page.route(
        f"**/{puzzle.id}",
        lambda route: (
            route.fulfill(json=answer) if route.request.method == "POST" else route.continue_()
        ),
    )
    page.goto(f"{server.url}/puzzles#tzolkin/{puzzle.id}")
    choices, check = page.locator("#puzzle-choices button"), page.locator("#puzzle-check")
    choices.first.focus()
    while not check.is_enabled():
        choices.first.evaluate("button => button.classList.add('old')")
        page.keyboard.press("Enter")
        expect(page.locator("#puzzle-choices .old")).to_have_count(0)
        expect(page.locator("#puzzle-check:focus, #puzzle-choices :focus")).to_have_count(1)
    expect(check).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#puzzle-answer")).to_be_focused()
    page.locator("#puzzle-answer button").first.press("Enter")
    expect(page.locator("#puzzle-title")).to_be_focused()
    expect(choices).to_have_count(len(legal(puzzle)))


def test_late_answers_of_another_puzzle_are_not_shown(
    sessions: Sessions, server: ServerProcess
) -> None:
    """The page of the first puzzle waits for an answer when the visitor opens the second one."""
    first, second = puzzles_of("tzolkin")[:2]
    page = sessions.new_page()
    choices, check = page.locator("#puzzle-choices button"), page.locator("#puzzle-check")
    played, requests = page.locator("#puzzle-played li"), list[Route]()

    def open_puzzle(puzzle: Puzzle) -> None:
        page.evaluate("id => { location.hash = `#tzolkin/${id}` }", puzzle.id)
        state = position_of(puzzle)
        texts = [state.action_text(a, puzzle.seat) for a in state.legal_actions()]
        expect(choices).to_have_text(texts)

    def go_on_while_waiting(button: Locator, method: str) -> None:
        requests.clear()
        page.route(f"**/api/puzzles/tzolkin/{first.id}**", lambda route: requests.append(route))
        button.click()
        open_puzzle(second)
        assert [each.request.method for each in requests] == [method]
        with page.expect_response(lambda answer: first.id in answer.url):
            requests[0].continue_()
        page.unroute_all()
        page.wait_for_timeout(200)  # for the page to use the answer
        expect(played).to_have_count(0)
        expect(page.locator("#puzzle-answer")).to_be_hidden()
        expect(check).to_be_disabled()

    page.goto(f"{server.url}/puzzles#tzolkin/{first.id}")
    open_puzzle(first)
    go_on_while_waiting(choices.first, "GET")
    open_puzzle(first)
    play_best(page, first)
    expect(check).to_be_enabled()
    go_on_while_waiting(check, "POST")


@pytest.mark.parametrize("game", ["tzolkin", "maya", "mezo"])
def test_a_turn_of_a_puzzle_can_be_played_on_the_board(
    sessions: Sessions, server: ServerProcess, game: str
) -> None:
    page = sessions.new_page()
    page.goto(f"{server.url}/puzzles#{game}")
    page.locator("#puzzle-choices button").first.wait_for()
    choices = page.locator("#puzzle-choices button")
    count = choices.count()
    places = page.locator("#puzzle-board [data-action], #puzzle-board [data-actions]")
    places.first.click()
    page.wait_for_function(
        """count => document.querySelector("#puzzle-played li")
          || document.querySelectorAll("#puzzle-choices button").length < count""",
        arg=count,
    )


def test_points_in_the_profile_are_those_of_the_record(
    sessions: Sessions, server: ServerProcess
) -> None:
    """Points of Tzolk'in may be quarters."""
    played = {
        "table": "t", "game": "tzolkin", "at": 1.7e9, "players": 2, "seat": 0, "points": 18.25,
        "won": False, "levels": ["easy"], "people": 0, "accuracy": None, "opening": "",
    }  # fmt: skip
    page = sessions.new_page(locale="it")
    page.goto(server.url)
    profile = page.evaluate("async () => (await fetch('/api/me/profile')).json()")
    body = {**profile, "games": [played], "titles": {"tzolkin": "Tzolk'in"}}
    page.route("**/api/me/profile?*", lambda route: route.fulfill(json=body))
    page.goto(f"{server.url}/profile")
    expect(page.locator("#profile td").nth(1)).to_have_text("18,25")


ADVICE = {
    "status": "better", "seat": 0, "move": 0, "turn": 1, "grade": "mistake",
    "cost": "It cost something.", "played": ["My choice"], "better": ["Another choice"],
    "line": [], "reasons": [], "price": [], "can_rewind": True,
}  # fmt: skip


def test_advice_is_for_its_seat_alone_at_a_shared_device(sessions: Sessions) -> None:
    page, requests = sessions.new_page(), list[Route]()
    page.route("**/coach", lambda route: requests.append(route))
    set_up(page, "tzolkin", ["local", "local"])
    page.locator("#setup details summary").first.click()
    page.locator("#with-coach").check()
    page.locator("#play").click()
    page.get_by_role("button", name="I am Player A").click()
    expect(page.locator("#coach")).to_contain_text("This table has a coach")
    choose(page)  # two secret tiles are chosen first
    aim_anew(page)
    page.locator("#actions button:enabled").first.click()
    expect(page.locator("#handoff")).to_be_visible()
    expect(page.locator("#coach")).to_be_hidden()
    assert len(requests) == 1
    page.get_by_role("button", name="I am Player B").click()
    expect(page.locator("#turn")).to_have_text("Player B’s turn")
    with page.expect_response("**/coach"):
        requests[0].fulfill(json=ADVICE)
    page.wait_for_timeout(200)  # for the page to use the answer
    expect(page.locator("#coach")).to_be_hidden()


def test_a_table_with_a_coach_says_so_and_tells_the_player_after_the_turn(
    sessions: Sessions, server: ServerProcess
) -> None:
    page = sessions.new_page()
    page.goto(server.url)
    page.locator("#play:enabled").wait_for()
    page.locator("#setup details summary").first.click()
    page.locator("#with-coach").check()
    page.locator("#play").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("#coach")).to_contain_text("This table has a coach")
    page.locator("#coach button").click()
    expect(page.locator("#coach")).to_be_hidden()
    page.route("**/coach", lambda route: route.fulfill(json=ADVICE))
    ready = page.evaluate(
        """async () => {
          const { mountCoach } = await import("/static/learn/coach.js");
          document.getElementById("coach").remove();
          const commands = [];
          const tell = mountCoach("t", "en", async (command) => commands.push(command));
          const view = { coach: true, seat: 0, asked: [0], moves: 1, status: "playing" };
          tell(view, null);
          const box = document.getElementById("coach");
          box.hidden = true;
          tell(view, null); // the connection was lost: the table is announced once
          const isAnnouncedOnce = box.hidden;
          tell({ ...view, asked: [1], moves: 2 }, view);
          window.coachCommands = commands;
          return isAnnouncedOnce;
        }"""
    )
    assert ready
    expect(page.locator("#coach")).to_contain_text("My choice")
    expect(page.locator("#coach")).to_contain_text("Another choice")
    page.locator("#coach summary").click()  # to see the board
    expect(page.locator("#coach button.primary")).to_be_hidden()
    page.locator("#coach summary").click()
    page.locator("#coach button.primary").click()
    assert page.evaluate("window.coachCommands") == [{"type": "rewind", "seat": 0, "move": 0}]
    expect(page.locator("#coach")).to_be_hidden()
