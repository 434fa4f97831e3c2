"""The page when things come late, twice, in another order, or not at all."""

from playwright.sync_api import APIResponse, Page, Route, WebSocketRoute, expect

from tests.web.browsing import (
    DRAWN,
    MARKED,
    PHONE,
    Visitors,
    begin_guided,
    choose,
    choose_on_board,
    follow_guide,
    moves,
    open_table,
    play,
    set_up,
    spot,
    until_after,
    until_drawn,
)

AT_ONCE = {"draft": False, "starting_seat": 0}  # the first seat begins, and nothing is secret


def come_to_tzolkin(page: Page, seats: list[str]) -> None:
    open_table(page, "tzolkin", seats, seed=7, options=AT_ONCE)
    until_drawn(page)


def about_to_rename(page: Page, name: str) -> Page:
    """Another tab where that is prepared, for this one to see: only the last click is missing."""
    other = page.context.new_page()
    other.goto(page.url)
    other.get_by_role("button", name="Rename").first.click()
    other.fill("#new-name", name)
    return other


def test_a_second_tap_finds_no_button_before_the_next_picture(visitors: Visitors) -> None:
    """It would do the same once more, in the next position."""
    page = visitors.come(**PHONE)
    come_to_tzolkin(page, ["local", "random"])
    late: list[Route] = []
    page.route("**/picture?*", lambda route: late.append(route), times=1)
    before = moves(page)
    choice = page.locator("#part-wheels .choice[data-action]").first
    choice.tap(position=spot(choice))
    with page.expect_request("**/picture?*"):
        page.locator("#tooltip button").tap()
        until_after(page, before)
    expect(page.locator("#tooltip")).to_be_hidden()
    [route] = late
    route.continue_()
    until_drawn(page)


def test_a_hint_is_told_only_of_the_position_it_was_asked_for(visitors: Visitors) -> None:
    page = visitors.come()
    come_to_tzolkin(page, ["local", "random"])
    late: list[Route] = []
    page.route("**/hint", lambda route: late.append(route))
    advice = page.locator("#advice")
    with page.expect_request("**/hint"):
        page.locator("#tools").get_by_role("button", name="Hint").click()
    expect(advice).to_be_visible()  # the bot is thinking
    page.fill("#line", "¡Hola!")
    page.press("#line", "Enter")
    expect(page.locator("#chat")).to_contain_text("¡Hola!")
    late.pop().continue_()
    expect(advice.locator(".u-best")).to_be_visible()  # the position is the same
    with page.expect_request("**/hint"):
        page.locator("#tools").get_by_role("button", name="Hint").click()
    expect(advice).to_be_visible()
    choose(page)
    expect(advice).to_be_hidden()
    with page.expect_response("**/hint"):
        late.pop().continue_()
    expect(page.locator(".u-hint > button")).to_have_text("Give me a hint")
    expect(advice).to_be_hidden()


def test_the_next_at_one_device_begins_at_the_present(visitors: Visitors) -> None:
    page = visitors.come()
    come_to_tzolkin(page, ["local", "local"])
    choose_on_board(page)
    until_drawn(page)
    other = page.context.new_page()
    other.goto(page.url)
    until_drawn(other)
    page.click("#back")
    page.wait_for_url("**#step-*")
    other.locator("#confirm").click()
    page.wait_for_url(lambda url: "#" not in url)
    until_drawn(page)
    expect(page.locator("#actions button:enabled").first).to_be_visible()


def test_a_phone_turns_to_where_one_can_choose_at_every_turn(visitors: Visitors) -> None:
    """Who ended the turn in its own part begins the next one at the wheels."""
    page = visitors.come(**PHONE)
    open_table(page, "tzolkin", ["local", "greedy"], seed=7, options={"draft": False})
    for _ in range(3):
        to_the_end_of_a_turn(page)
        end_turn(page)
        page.wait_for_function(WHEELS)


def test_a_phone_turns_there_even_if_an_old_picture_comes_late(visitors: Visitors) -> None:
    """The view of one's next turn can overtake the picture of the other's."""
    page = visitors.come(**PHONE)
    links = open_table(page, "tzolkin", ["local", "link"], seed=7, options={"draft": False})
    guest = visitors.come()
    guest.goto(links[1])
    expect(page.locator("#seats")).to_contain_text("on another device")
    until_drawn(page)
    to_the_end_of_a_turn(page)
    late: list[tuple[Route, APIResponse]] = []
    page.route("**/picture?*", lambda route: late.append((route, route.fetch())), times=1)
    end_turn(page)
    while not late:  # asked for, and answered as it is now
        page.wait_for_timeout(20)
    to_the_end_of_a_turn(guest)
    end_turn(guest)
    page.locator("body.my-turn").wait_for()
    [(route, answer)] = late
    route.fulfill(response=answer)
    page.wait_for_function(WHEELS)


def to_the_end_of_a_turn(page: Page) -> None:
    """Choose the first of everything until the turn can be ended."""
    while not page.locator("#actions .last").count():
        choose(page)
        until_drawn(page)


def end_turn(page: Page) -> None:
    """In the part of the board that is for it, where the board is shown in parts."""
    if page.locator("#tabs [data-focus=turn]").is_visible():
        page.locator("#tabs [data-focus=turn]").click()
    before = moves(page)
    page.locator("#actions .last button").click()
    until_after(page, before)


# It is the next turn, at its beginning.
WHEELS = f"""() => ({DRAWN})() && document.body.classList.contains("my-turn")
  && document.querySelector("#part-wheels .choice")
  && document.querySelector("#tabs [aria-pressed=true]").dataset.focus === "wheels"
"""


def test_what_the_guide_marks_stays_in_sight_though_the_list_grows(visitors: Visitors) -> None:
    """What many choices change can make the list of a phone higher when it is told."""
    page = visitors.come(**PHONE)
    begin_guided(page, "maya")
    for _ in range(5):
        follow_guide(page)
    page.wait_for_function(MARKED)
    page.evaluate("document.getElementById('actions').style.setProperty('padding-top', '4rem')")
    page.wait_for_function(MARKED)


def test_the_list_of_a_phone_has_room_for_what_choices_change(visitors: Visitors) -> None:
    """If it grew when that is told, it would come under the finger of who means the board."""
    page = visitors.come(**PHONE)
    late: list[Route] = []
    page.route("**/effects?*", lambda route: late.append(route))
    with page.expect_request("**/effects?*"):
        come_to_tzolkin(page, ["local", "random"])
    high = page.locator("#choices").bounding_box()
    assert not page.locator("#actions .changes").count()
    while late:  # more may be asked for meanwhile
        late.pop().continue_()
    expect(page.locator("#actions .changes").first).to_be_visible()
    assert page.locator("#choices").bounding_box() == high


def test_what_choices_change_is_told_though_a_name_has_changed_meanwhile(
    visitors: Visitors,
) -> None:
    """The position is the same, so an answer that was asked for before still holds."""
    page = visitors.come()
    come_to_tzolkin(page, ["local", "random"])
    other = about_to_rename(page, "Yax Kin")
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
    until_drawn(page)


def test_a_picture_that_does_not_come_is_asked_for_again(visitors: Visitors) -> None:
    """On one's own turn nothing else would bring it."""
    page = visitors.come()
    come_to_tzolkin(page, ["local", "random"])
    page.route("**/picture?*", lambda route: route.abort("connectionrefused"), times=1)
    choose(page)
    until_drawn(page)


def test_a_socket_that_died_in_silence_is_opened_anew(visitors: Visitors) -> None:
    """As after a sleep, or on another network: it looks open, and nothing comes."""
    page = visitors.come()
    dead: list[WebSocketRoute] = []
    opened: list[WebSocketRoute] = []

    def between(socket: WebSocketRoute) -> None:
        opened.append(socket)
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda frame: None if socket in dead else socket.send(frame))

    page.route_web_socket("**/socket", between)
    come_to_tzolkin(page, ["local", "random"])
    dead += opened
    before = moves(page)
    page.locator("#actions button:enabled").first.click()
    until_after(page, before)
    assert len(opened) == 2


def test_a_button_that_is_being_pressed_stays_though_others_do_something(
    visitors: Visitors,
) -> None:
    """What is drawn anew between pressing and letting go would not hear the click."""
    page = visitors.come(permissions=["clipboard-read", "clipboard-write"])
    set_up(page, "maya", ["local", "link"])
    page.click("main summary")
    page.select_option("#option-starting_seat", "1")  # what can be chosen here would grow later
    play(page)
    expect(page.locator("#place > svg")).to_be_visible()
    other = about_to_rename(page, "Yax Kin")
    page.bring_to_front()
    page.get_by_role("button", name="Copy invitation").hover()
    page.mouse.down()
    other.locator("#rename .primary").click()
    expect(page.locator("#seats")).to_contain_text("Yax Kin")
    page.mouse.up()
    expect(page.locator("#notice")).to_be_visible()


def test_a_choice_that_is_being_pressed_stays_though_others_do_something(
    visitors: Visitors,
) -> None:
    page = visitors.come()
    come_to_tzolkin(page, ["local", "random"])
    other = about_to_rename(page, "Yax Kin")
    page.bring_to_front()
    before = moves(page)
    page.locator("#actions button:enabled .what").first.hover(force=True)
    page.mouse.down()
    other.locator("#rename .primary").click()
    expect(page.locator("#seats")).to_contain_text("Yax Kin")
    page.mouse.up()
    until_after(page, before)


def test_what_stays_is_not_taken_out_while_things_around_it_change(visitors: Visitors) -> None:
    """A turn passes, a mark goes, a button comes: the others hear the click that is under way."""
    page = visitors.come()
    page.goto("/")
    found = page.evaluate(REFILLED)
    assert found["before"] == ["Itzel", "to choose", "Leave", "Rename", "Ixchel", "Rename"]
    assert found["after"] == ["Itzel", "Leave", "Rename", "Ixchel", "to choose", "Return", "Rename"]
    assert found["removed"] == ["to choose"]
    assert found["classes"] == ["", "asked"]


REFILLED = """async () => {
  const { el, render } = await import("/static/dom.js");
  const line = (name, asked, ...deeds) => el("li", { className: asked ? "asked" : "" },
    el("strong", {}, name), asked ? el("span", { className: "mark" }, "to choose") : null,
    el("span", { className: "row" }, deeds.map(deed => el("button", { type: "button" }, deed))));
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


def test_what_was_taken_back_is_not_read_aloud_once_more(visitors: Visitors) -> None:
    page = visitors.come()
    come_to_tzolkin(page, ["local", "random"])
    before = page.locator("#step").inner_text()
    choose(page)
    expect(page.locator("#announcements p")).not_to_have_count(0)
    told = page.locator("#announcements p").count()
    until_drawn(page)  # a button that comes beside it moves it
    page.locator("#tools [data-focus=undo]").click()
    expect(page.locator("#step")).to_have_text(before)
    assert page.locator("#announcements p").count() == told
