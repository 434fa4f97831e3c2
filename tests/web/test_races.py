"""Races: responses and frames that arrive late, twice, out of order, or never."""

from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.web.browsing import (
    BOARD_READY,
    GUIDE_READY,
    PHONE,
    Sessions,
    choose,
    choose_on_board,
    clickable_point,
    follow_guide,
    moves,
    open_table,
    set_up,
    start_game,
    start_guided_game,
    wait_for_move,
    wait_until_drawn,
    wait_until_synced,
)
from tests.web.wire import Wire, wait_for

NO_DRAFT = {"draft": False, "starting_seat": 0}  # the first seat begins, and there are no secrets


def open_tzolkin(page: Page, seats: list[str]) -> None:
    open_table(page, "tzolkin", seats, seed=7, options=NO_DRAFT)
    wait_until_drawn(page)


def open_rename_dialog(page: Page, name: str) -> Page:
    """A second tab with the rename dialog filled in; only the confirming click is missing."""
    other = page.context.new_page()
    other.goto(page.url)
    other.click("#u-tab-seats")
    other.get_by_role("button", name="Rename").first.click()
    other.fill("#new-name", name)
    return other


def own_choice(page: Page) -> Locator:
    """A choice after which it is still the player's turn."""
    return page.locator("#actions button:enabled", has_text="Palenque").first


def test_a_click_is_one_exchange(sessions: Sessions) -> None:
    """One command, one frame, and no other request."""
    page = sessions.new_page()
    wire = Wire(page)
    open_tzolkin(page, ["local", "random"])
    requests: list[str] = []
    sent_before, received_before = len(wire.sent), len(wire.received)
    page.on("request", lambda request: requests.append(request.url))
    before = moves(page)
    own_choice(page).click()
    wait_for_move(page, before)
    wait_until_drawn(page)
    expect(page.locator(".u-line").last).to_contain_text("Palenque")
    assert len(wire.sent) - sent_before == 1
    assert len(wire.received) - received_before == 1
    assert wire.received[-1]["answer"]["command_id"] == wire.sent[-1]["command_id"]
    assert wire.received[-1]["picture"]["complete"] is False
    assert requests == []


def test_everything_on_the_page_shows_the_same_version(sessions: Sessions) -> None:
    """Whenever the document changes, turn bar, board, list and log are of one version."""
    page = sessions.new_page()
    open_tzolkin(page, ["local", "random"])
    page.evaluate(WATCH_VERSIONS)
    for _ in range(3):
        choose(page)
        wait_until_drawn(page)
    versions = page.evaluate("() => window.seen")
    assert len(versions) >= 3
    assert [pair for pair in versions if pair[0] != pair[1]] == []


# After every task that changes the document: the versions of page and picture, which are equal.
WATCH_VERSIONS = """() => {
  window.seen = [];
  const [table, place] = ["table", "place"].map(id => document.getElementById(id));
  new MutationObserver(() => window.seen.push([table.dataset.version, place.dataset.version]))
    .observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_a_second_tap_does_nothing_before_the_answer(sessions: Sessions) -> None:
    """Otherwise it would repeat the action in the next position."""
    page = sessions.new_page(**PHONE)
    wire = Wire(page)
    open_tzolkin(page, ["local", "random"])
    before = moves(page)
    choice = page.locator("[id^=part-enter] .choice[data-action]").first
    choice.tap(position=clickable_point(choice))
    wire.hold()
    page.locator("#tooltip button").tap()
    wait_for(page, lambda: wire.held)
    expect(page.locator("#place.busy")).to_be_visible()
    choice.tap(position=clickable_point(choice), force=True)
    expect(page.locator("#tooltip")).to_be_hidden()
    expect(page.locator("#actions button:enabled")).to_have_count(0)
    wire.release()
    wait_for_move(page, before)
    wait_until_drawn(page)
    assert len(wire.commands) == 1


def test_a_dropped_frame_is_replaced_by_a_complete_one(sessions: Sessions) -> None:
    """The next frame does not follow the view: the page asks for everything."""
    page = sessions.new_page()
    wire = Wire(page)
    open_tzolkin(page, ["local", "random"])
    wire.hold()
    other = page.context.new_page()
    other.goto(page.url)
    choose(other)
    wait_for(page, lambda: wire.held)
    wire.held.clear()
    wire.arrive = wire.deliver
    choose(other)
    wait_until_synced(page, other)
    wait_until_drawn(page)
    assert [frame["type"] for frame in wire.sent].count("hello") == 2
    assert wire.received[-1]["since"] is None
    assert listed(page) == listed(other)


def test_repeated_frames_change_nothing(sessions: Sessions) -> None:
    page = sessions.new_page()
    wire = Wire(page)
    open_tzolkin(page, ["local", "random"])

    def twice(message: bytes | str) -> None:
        wire.deliver(message)
        wire.deliver(message)

    wire.arrive = twice
    choose(page)
    wait_until_drawn(page)
    lines = page.locator(".u-line").count()
    announcements = page.locator("#announcements p").all_inner_texts()
    assert len(announcements) == len(set(announcements)) > 0
    page.reload()
    wait_until_drawn(page)
    assert page.locator(".u-line").count() == lines


def test_reordered_frames_end_in_the_latest_view(sessions: Sessions) -> None:
    page = sessions.new_page()
    wire = Wire(page)
    open_tzolkin(page, ["local", "random"])
    wire.hold()
    other = page.context.new_page()
    other.goto(page.url)
    choose(other)
    choose(other)
    wait_for(page, lambda: len(wire.held) >= 2)
    wire.release(lambda held: held[::-1])
    wait_until_synced(page, other)
    wait_until_drawn(page)
    assert listed(page) == listed(other)
    assert page.locator(".u-line").count() == other.locator(".u-line").count()


def test_a_late_frame_is_shown_when_it_arrives(sessions: Sessions) -> None:
    page = sessions.new_page()
    wire = Wire(page)
    open_tzolkin(page, ["local", "random"])
    wire.hold()
    before = moves(page)
    own_choice(page).click()
    wait_for(page, lambda: wire.held)
    assert moves(page) == before
    expect(page.locator("#actions button:enabled")).to_have_count(0)
    wire.release()
    wait_for_move(page, before)
    wait_until_drawn(page)
    assert len(wire.commands) == 1


def test_a_command_on_a_dying_socket_is_sent_again_under_its_id(sessions: Sessions) -> None:
    page = sessions.new_page()
    wire = Wire(page)
    open_tzolkin(page, ["local", "random"])
    wire.hold()
    before = moves(page)
    own_choice(page).click()
    wait_for(page, lambda: wire.held)
    wire.arrive = wire.deliver
    wire.sockets[-1].close(code=1012)
    wait_for_move(page, before)
    wait_until_drawn(page)
    first, again = wire.commands
    assert first == again
    assert moves(page) == before + 1


def test_without_a_socket_a_command_goes_by_http(sessions: Sessions) -> None:
    page = sessions.new_page()
    wire = Wire(page)
    open_tzolkin(page, ["local", "random"])
    page.unroute_all()
    blocked = [True]

    def refuse(socket: WebSocketRoute) -> None:
        if blocked:
            socket.close(code=1012)
        else:
            socket.connect_to_server()

    page.route_web_socket("**/socket", refuse)
    before = moves(page)
    wire.sockets[-1].close(code=1012)
    expect(page.locator("#connection.reconnecting")).to_be_visible()
    with page.expect_request("**/commands") as request:
        own_choice(page).click()
    assert request.value.method == "POST"
    blocked.clear()
    wait_for_move(page, before)
    assert moves(page) == before + 1


def listed(page: Page) -> list[str]:
    """The actions in the list of choices."""
    buttons = page.locator("#actions button")
    return list(buttons.evaluate_all("all => all.map(each => each.dataset.action)"))


def test_a_hint_is_shown_only_for_the_position_it_was_requested_for(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_tzolkin(page, ["local", "random"])
    delayed: list[Route] = []
    page.route("**/hint", lambda route: delayed.append(route))
    advice = page.locator("#advice")
    with page.expect_request("**/hint"):
        page.locator("#tools").get_by_role("button", name="Hint").click()
    expect(advice).to_be_visible()  # the bot is thinking
    page.click("#u-tab-chat")
    page.fill("#line", "¡Hola!")
    page.press("#line", "Enter")
    expect(page.locator("#chat")).to_contain_text("¡Hola!")
    delayed.pop().continue_()
    expect(advice.locator(".u-plan")).to_be_visible()  # the position is the same
    with page.expect_request("**/hint"):
        page.locator("#tools").get_by_role("button", name="Hint").click()
    expect(advice).to_be_visible()
    choose(page)
    expect(advice).to_be_hidden()
    with page.expect_response("**/hint"):
        delayed.pop().continue_()
    expect(page.locator(".u-hint > button")).to_have_text("Give me a hint")
    expect(advice).to_be_hidden()


def test_the_next_player_at_a_shared_device_sees_the_current_move(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_tzolkin(page, ["local", "local"])
    choose_on_board(page)
    wait_until_drawn(page)
    other = page.context.new_page()
    other.goto(page.url)
    wait_until_drawn(other)
    page.click("#back")
    page.wait_for_url("**#step-*")
    other.locator("#confirm").click()
    page.wait_for_url(lambda url: "#" not in url)
    wait_until_drawn(page)
    expect(page.locator("#actions button:enabled").first).to_be_visible()


def test_a_phone_opens_the_part_with_choices_at_every_turn(sessions: Sessions) -> None:
    """After ending a turn in the turn part, the next one starts at the wheels."""
    page = sessions.new_page(**PHONE)
    open_table(page, "tzolkin", ["local", "greedy"], seed=7, options={"draft": False})
    for _ in range(3):
        play_until_turn_end(page)
        end_turn(page)
        page.wait_for_function(WHEELS)


def play_until_turn_end(page: Page) -> None:
    """Play the first choice until the turn can be ended."""
    while not page.locator("#confirm:enabled").count():
        choose(page)
        wait_until_drawn(page)


def end_turn(page: Page) -> None:
    """End the turn."""
    before = moves(page)
    page.locator("#confirm").click()
    wait_for_move(page, before)


# The next turn has started and shows the wheels.
WHEELS = f"""() => ({BOARD_READY})() && document.body.classList.contains("my-turn")
  && document.querySelector(":is([id^=part-enter], [id^=part-on], [id^=part-use]) .choice")
  && document.querySelector("#tabs [aria-pressed=true]").dataset.focus === "wheels"
"""


def test_choices_marked_by_the_guide_stay_visible_when_the_list_grows(sessions: Sessions) -> None:
    """The consequences of many choices can make the list on a phone taller when they arrive."""
    page = sessions.new_page(**PHONE)
    start_guided_game(page, "maya")
    for _ in range(5):
        follow_guide(page)
    page.wait_for_function(GUIDE_READY)
    page.evaluate("document.getElementById('actions').style.setProperty('padding-top', '4rem')")
    page.wait_for_function(GUIDE_READY)


def test_a_silently_dead_socket_is_reconnected(sessions: Sessions) -> None:
    """As after a suspend or a change of network: it looks open, but receives nothing."""
    page = sessions.new_page()
    wire = Wire(page)
    open_tzolkin(page, ["local", "random"])
    dead = wire.sockets[-1]
    wire.arrive = lambda message: None if wire.sockets[-1] is dead else wire.deliver(message)
    before = moves(page)
    page.locator("#actions button:enabled").first.click()
    wait_for_move(page, before)
    assert len(wire.sockets) >= 2
    assert len({command["command_id"] for command in wire.commands}) == 1


def test_a_pressed_button_survives_an_update(
    sessions: Sessions,
) -> None:
    """An element replaced between mouse down and mouse up would not receive the click."""
    page = sessions.new_page()
    set_up(page, "maya", ["local", "link"])
    page.click("main summary")
    page.select_option("#option-starting_seat", "1")  # so that the list does not grow later
    start_game(page)
    expect(page.locator("#place > svg")).to_be_visible()
    other = open_rename_dialog(page, "Yax Kin")
    page.bring_to_front()
    page.get_by_role("button", name="Invite", exact=True).hover()
    page.mouse.down()
    other.locator("#rename .primary").click()
    expect(page.locator("#seats")).to_contain_text("Yax Kin")
    page.mouse.up()
    expect(page.locator("#invite")).to_be_visible()


def test_a_pressed_choice_survives_an_update(
    sessions: Sessions,
) -> None:
    page = sessions.new_page()
    open_tzolkin(page, ["local", "random"])
    other = open_rename_dialog(page, "Yax Kin")
    page.bring_to_front()
    before = moves(page)
    page.locator("#actions button:enabled .what").first.hover(force=True)
    page.mouse.down()
    other.locator("#rename .primary").click()
    expect(page.locator("#seats")).to_contain_text("Yax Kin")
    page.mouse.up()
    wait_for_move(page, before)


def test_render_does_not_remove_unchanged_elements(sessions: Sessions) -> None:
    """Otherwise a click in progress would be lost when a mark or a button beside it changes."""
    page = sessions.new_page()
    page.goto("/")
    nodes = page.evaluate(RENDER_TWICE)
    assert nodes["before"] == ["Itzel", "to choose", "Leave", "Rename", "Ixchel", "Rename"]
    assert nodes["after"] == [
        "Itzel",
        "Leave",
        "Rename",
        "Ixchel",
        "to choose",
        "Return",
        "Rename",
    ]
    assert nodes["removed"] == ["to choose"]
    assert nodes["classes"] == ["", "asked"]


RENDER_TWICE = """async () => {
  const { el, render } = await import("/static/dom.js");
  const line = (name, toAct, ...labels) => el("li", { className: toAct ? "asked" : "" },
    el("strong", {}, name), toAct ? el("span", { className: "mark" }, "to choose") : null,
    el("span", { className: "row" }, labels.map(label => el("button", { type: "button" }, label))));
  const place = el("ul");
  const texts = (nodes) => Array.from(nodes, each => each.textContent);
  const leaves = () => texts(place.querySelectorAll(":not(:has(*))"));
  document.body.append(place);
  render(place, line("Itzel", true, "Leave", "Rename"), line("Ixchel", false, "Rename"));
  const before = leaves();
  const watch = new MutationObserver(() => {});
  watch.observe(place, { subtree: true, childList: true });
  render(place, line("Itzel", false, "Leave", "Rename"), line("Ixchel", true, "Return", "Rename"));
  const removed = watch.takeRecords().flatMap(each => texts(each.removedNodes));
  const classes = Array.from(place.children, each => each.className);
  return { before, after: leaves(), removed, classes };
}"""


def test_undo_does_not_repeat_announcements(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_tzolkin(page, ["local", "random"])
    before = page.locator("#step").inner_text()
    choose(page)
    expect(page.locator("#announcements p")).not_to_have_count(0)
    announcements = page.locator("#announcements p").count()
    wait_until_drawn(page)  # the button moves when another one appears beside it
    page.locator("#tools [data-focus=undo]").click()
    expect(page.locator("#step")).to_have_text(before)
    assert page.locator("#announcements p").count() == announcements
