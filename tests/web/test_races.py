"""Races: responses and frames that arrive late, twice, out of order, or never."""

from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute, expect

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
)

NO_DRAFT = {"draft": False, "starting_seat": 0}  # the first seat begins, and there are no secrets


def open_tzolkin(page: Page, seats: list[str]) -> None:
    open_table(page, "tzolkin", seats, seed=7, options=NO_DRAFT)
    wait_until_drawn(page)


def open_rename_dialog(page: Page, name: str) -> Page:
    """A second tab with the rename dialog filled in; only the confirming click is missing."""
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Rename").first.click()
    other.fill("#new-name", name)
    return other


def test_a_second_tap_does_nothing_before_the_next_picture(sessions: Sessions) -> None:
    """Otherwise it would repeat the action in the next position."""
    page = sessions.new_page(**PHONE)
    open_tzolkin(page, ["local", "random"])
    delayed: list[Route] = []
    page.route("**/picture?*", lambda route: delayed.append(route), times=1)
    before = moves(page)
    choice = page.locator("[id^=part-enter] .choice[data-action]").first
    choice.tap(position=clickable_point(choice))
    with page.expect_request("**/picture?*"):
        page.locator("#tooltip button").tap()
        wait_for_move(page, before)
    expect(page.locator("#tooltip")).to_be_hidden()
    [route] = delayed
    route.continue_()
    wait_until_drawn(page)


def test_a_hint_is_shown_only_for_the_position_it_was_requested_for(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_tzolkin(page, ["local", "random"])
    delayed: list[Route] = []
    page.route("**/hint", lambda route: delayed.append(route))
    advice = page.locator("#advice")
    with page.expect_request("**/hint"):
        page.locator("#tools").get_by_role("button", name="Hint").click()
    expect(advice).to_be_visible()  # the bot is thinking
    page.fill("#line", "¡Hola!")
    page.press("#line", "Enter")
    expect(page.locator("#chat")).to_contain_text("¡Hola!")
    delayed.pop().continue_()
    expect(advice.locator(".u-best")).to_be_visible()  # the position is the same
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


def test_a_phone_opens_that_part_even_if_an_old_picture_arrives_late(sessions: Sessions) -> None:
    """The view of the next own turn can overtake the picture of the opponent's turn."""
    page = sessions.new_page(**PHONE)
    links = open_table(page, "tzolkin", ["local", "link"], seed=7, options={"draft": False})
    guest = sessions.new_page()
    guest.goto(links[1])
    expect(page.locator("#seats")).to_contain_text("on another device")
    wait_until_drawn(page)
    play_until_turn_end(page)
    delayed: list[tuple[Route, APIResponse]] = []
    page.route("**/picture?*", lambda route: delayed.append((route, route.fetch())), times=1)
    end_turn(page)
    while not delayed:  # requested, and fetched from the current state
        page.wait_for_timeout(20)
    play_until_turn_end(guest)
    end_turn(guest)
    page.locator("body.my-turn").wait_for()
    [(route, answer)] = delayed
    route.fulfill(response=answer)
    page.wait_for_function(WHEELS)


def play_until_turn_end(page: Page) -> None:
    """Play the first choice until the turn can be ended."""
    while not page.locator("#actions .last").count():
        choose(page)
        wait_until_drawn(page)


def end_turn(page: Page) -> None:
    """End the turn, on a phone from the turn part of the board."""
    if page.locator("#tabs [data-focus=turn]").is_visible():
        page.locator("#tabs [data-focus=turn]").click()
    before = moves(page)
    page.locator("#actions .last button").click()
    wait_for_move(page, before)


# The next turn has started and shows the wheels.
WHEELS = f"""() => ({BOARD_READY})() && document.body.classList.contains("my-turn")
  && document.querySelector("[id^=part-enter] .choice")
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


def test_the_list_on_a_phone_reserves_space_for_consequences(sessions: Sessions) -> None:
    """Otherwise it would grow when they arrive and catch a tap meant for the board."""
    page = sessions.new_page(**PHONE)
    delayed: list[Route] = []
    page.route("**/effects?*", lambda route: delayed.append(route))
    with page.expect_request("**/effects?*"):
        open_tzolkin(page, ["local", "random"])
    box = page.locator("#choices").bounding_box()
    assert not page.locator("#actions .changes").count()
    while delayed:  # the page may have sent more requests
        delayed.pop().continue_()
    expect(page.locator("#actions .changes").first).to_be_visible()
    assert page.locator("#choices").bounding_box() == box


def test_consequences_are_shown_although_a_name_changed_meanwhile(
    sessions: Sessions,
) -> None:
    """The position is the same, so the response to an earlier request is still valid."""
    page = sessions.new_page()
    open_tzolkin(page, ["local", "random"])
    other = open_rename_dialog(page, "Yax Kin")
    effects: list[tuple[Route, APIResponse]] = []
    pictures: list[Route] = []
    page.route("**/effects?*", lambda route: effects.append((route, route.fetch())), times=1)
    choose_on_board(page)
    while not effects:
        page.wait_for_timeout(20)
    page.route("**/picture?*", lambda route: pictures.append(route))
    other.locator("#rename .primary").click()
    expect(page.locator("#seats")).to_contain_text("Yax Kin")
    while not pictures:
        page.wait_for_timeout(20)
    [(route, answer)] = effects
    route.fulfill(response=answer)
    expect(page.locator("#actions .change").first).to_be_attached()
    pictures.pop().continue_()
    wait_until_drawn(page)


def test_a_failed_request_for_a_picture_is_retried(sessions: Sessions) -> None:
    """On the own turn no other event would load it."""
    page = sessions.new_page()
    open_tzolkin(page, ["local", "random"])
    page.route("**/picture?*", lambda route: route.abort("connectionrefused"), times=1)
    choose(page)
    wait_until_drawn(page)


def test_a_silently_dead_socket_is_reconnected(sessions: Sessions) -> None:
    """As after a suspend or a change of network: it looks open, but receives nothing."""
    page = sessions.new_page()
    dead: list[WebSocketRoute] = []
    sockets: list[WebSocketRoute] = []

    def forward(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda frame: None if socket in dead else socket.send(frame))

    page.route_web_socket("**/socket", forward)
    open_tzolkin(page, ["local", "random"])
    dead += sockets
    before = moves(page)
    page.locator("#actions button:enabled").first.click()
    wait_for_move(page, before)
    assert len(sockets) == 2


def test_a_pressed_button_survives_an_update(
    sessions: Sessions,
) -> None:
    """An element replaced between mouse down and mouse up would not receive the click."""
    page = sessions.new_page(permissions=["clipboard-read", "clipboard-write"])
    set_up(page, "maya", ["local", "link"])
    page.click("main summary")
    page.select_option("#option-starting_seat", "1")  # so that the list does not grow later
    start_game(page)
    expect(page.locator("#place > svg")).to_be_visible()
    other = open_rename_dialog(page, "Yax Kin")
    page.bring_to_front()
    page.get_by_role("button", name="Copy invitation").hover()
    page.mouse.down()
    other.locator("#rename .primary").click()
    expect(page.locator("#seats")).to_contain_text("Yax Kin")
    page.mouse.up()
    expect(page.locator("#notice")).to_be_visible()


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
