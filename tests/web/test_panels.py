"""The panels and the guides: texts, data, and behaviour in a browser.

The texts and data of one game are in the folder `page` of its package.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import sacbe
from sacbe.draw import icons, mono_icons
from sacbe.play.game import game, games
from sacbe.play.state import State
from sacbe.server.panels import rules
from sacbe.text import LANGUAGES
from sacbe.web import HERE as WEB
from tests.text.ftl import ids, junk, variables
from tests.web.browsing import CHOICES, Sessions, browser, open_panel, open_table, wait_until_drawn
from tests.web.serving import ServerProcess

HERE = WEB / "panels"
SCRIPTS = sorted(HERE.glob("*.js"))
SERVER = Path(sacbe.__file__).parent / "server" / "text"
FOLDERS = {name: game(name).definition.folder / "page" for name in games()}
PAGES = {
    name: json.loads((folder / "page.json").read_text("utf-8")) for name, folder in FOLDERS.items()
}
GUIDES = {name: page["guide"] for name, page in PAGES.items()}
WORDS = ("title", "do", "why")
STEPS = range(10, 13)
MESSAGE_IDS = re.compile(r"""\bsay\((?:[^"`()]*\?\s*)?["`](u-[\w${}.-]+)["`]""")


# ---------------------------------------------------------------- texts


@pytest.mark.parametrize(
    "folder", [HERE / "text", SERVER, *(path / "text" for path in FOLDERS.values())]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_messages(folder: Path, lang: str) -> None:
    path, english = folder / f"{lang}.ftl", folder / "en.ftl"
    assert junk(path) == []
    assert ids(path) == ids(english)
    assert len(set(ids(path))) == len(ids(path))
    assert variables(path) == variables(english)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_use_existing_messages_and_no_html(script: Path) -> None:
    text = script.read_text("utf-8")
    messages = ids(HERE / "text" / "en.ftl")
    for key in MESSAGE_IDS.findall(text):  # messages of a game are checked with its guide
        pattern = re.sub(r"\\\$\\{.*?\\}", ".+", re.escape(key))
        assert any(re.fullmatch(pattern, name) for name in messages), key
    for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "eval(", "style=", "://"):
        assert forbidden not in text


def test_every_message_is_used() -> None:
    text = "\n".join(script.read_text("utf-8") for script in sorted(WEB.rglob("*.js")))
    messages = set(ids(HERE / "text" / "en.ftl"))
    tabs = {name for name in messages if name.startswith("u-tab-")}
    for name in messages - tabs - {"u-guide-open"}:  # used by the start page
        assert f'"{name}"' in text, name
    for name in tabs:
        assert f"{name.removeprefix('u-tab-')}:" in text


# ---------------------------------------------------------------- the page folder of a game


def test_no_game_is_named_outside_its_package() -> None:
    """Adding a game adds one package and changes nothing else."""
    for folder in (WEB, SERVER.parent):
        for path in sorted(folder.rglob("*")):
            if path.suffix not in {".py", ".js", ".css", ".html", ".json", ".ftl", ".toml"}:
                continue
            names = re.findall(rf"\b(?:{'|'.join(games())})\b", path.read_text("utf-8").lower())
            # The texts may mention Maya board games.
            ignored = {"maya"} if path.name in ("en.ftl", "es.ftl", "pt.ftl", "it.ftl") else set()
            assert set(names) <= ignored, path


@pytest.mark.parametrize("name", games())
def test_every_message_of_a_games_page_exists_and_is_used(name: str) -> None:
    page, messages = PAGES[name], set(ids(FOLDERS[name] / "text" / "en.ftl"))
    steps = {f"guide-{step['id']}-{word}" for step in GUIDES[name]["steps"] for word in WORDS}
    parts = {f"part-{part}" for part in page["parts"]}
    options = {
        f"option-{option.name}{suffix}" for option in game(name).options for suffix in ("", "-help")
    }
    accounts = {
        f"{good}-{what}" for good in game(name).page.ACCOUNTS for what in ("title", "from", "now")
    }
    assert steps | parts | options | accounts <= messages
    values = {
        f"value-{part}"
        for option in game(name).options
        for value in option.choices
        for part in (*str(value).split("+"), f"{option.name}-{value}")
    }
    code = (FOLDERS[name] / "__init__.py").read_text("utf-8")
    hints = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', code))
    rest = messages - steps - parts - options - accounts - values - hints
    assert all(key.split("-")[1] == "from" for key in rest), rest


@pytest.mark.parametrize("name", games())
def test_the_parts_and_icons_of_a_games_page_exist(name: str) -> None:
    """Of panels and log; `test_small_windows_can_show_every_choice` knows the other parts."""
    page, guide = PAGES[name], GUIDES[name]
    svg = sacbe.Table(name, guide["players"], guide["seed"], **guide["options"]).state.svg(0)
    assert f'id="{page["rivals"][0].replace("$seat", "1")}"' in svg
    for part, *_ in page["goods"]:
        assert f'id="{part.replace("$seat", "0")}"' in svg, part
    symbols = {f"i-{icon}" for icon in icons.ICONS} | {
        f"m-{mark}" for mark in mono_icons.MONO_ICONS
    }
    assert set(page["log"]["kinds"].values()) <= symbols
    assert {icon for icon, *_ in page["log"]["changes"].values()} <= symbols
    for signs in game(name).page.signs("en").values():
        assert set(signs) <= symbols


# ---------------------------------------------------------------- guides


@pytest.mark.parametrize("name", games())
def test_the_steps_of_a_guide_refer_to_existing_rules_and_parts(name: str) -> None:
    guide = GUIDES[name]
    assert len(guide["steps"]) in STEPS
    assert len({step["id"] for step in guide["steps"]}) == len(guide["steps"])
    sections = {section.id for section in rules.build(name, "en").sections}
    svg = sacbe.Table(name, guide["players"], guide["seed"], **guide["options"]).state.svg(0)
    for step in guide["steps"]:
        assert step["rule"] in sections
        late = step["look"] == "conflict"  # there is none in the first position
        assert late or f'id="part-{step["look"]}"' in svg, step


def _holds(condition: dict[str, Any], view: dict[str, Any]) -> bool:
    """The same as conditions.js, in Python."""
    if "any" in condition:
        return any(_holds(each, view) for each in condition["any"])
    (test,) = {"is", "not", "least", "most"} & set(condition)
    if "sum" in condition:
        value = _sum(_at(condition["sum"], view))
    elif "count" in condition:
        value = _count(_at(condition["count"], view), condition, view["seat"])
    else:
        value = _at(condition["at"], view)
        value = len(value) if isinstance(value, list) else value
    operand = condition[test]
    return bool(
        {
            "is": lambda: value == operand,
            "not": lambda: value != operand,
            "least": lambda: value >= operand,
            "most": lambda: value <= operand,
        }[test]()
    )


def _at(path: str, view: dict[str, Any]) -> Any:
    value: Any = {**view, "own": view["position"]["players"][view["seat"]]}
    for name in path.split("."):
        value = value.get(str(view["seat"]) if name == "$seat" else name)
    return value


def _sum(value: Any) -> int:
    return sum(map(_sum, value.values())) if isinstance(value, dict) else int(value)


def _count(items: Any, condition: dict[str, Any], seat: int) -> int:
    target = seat if condition["of"] == "$seat" else condition["of"]
    total = 0
    for each in items.values() if isinstance(items, dict) else items:
        if isinstance(each, list):
            total += _count(each, condition, seat)
        else:
            value = each[condition["where"]] if "where" in condition else each
            total += type(value) is type(target) and value == target
    return total


@pytest.mark.parametrize("name", games())
def test_the_steps_of_a_guide_are_completed_in_order(name: str) -> None:
    """In a game of bots with the guide's seed; no step is complete before the first move."""
    guide = GUIDES[name]
    table = sacbe.Table(name, guide["players"], guide["seed"], **guide["options"])
    me, other = (sacbe.bot(level, name, seed=1) for level in ("greedy", "random"))
    assert table.current_player == 0  # the reader begins
    waiting = [step for step in guide["steps"] if "done" in step]
    first = {"seat": 0, "position": table.state.view(0)}
    assert not any(_holds(step["done"], first) for step in waiting)
    while waiting and table.current_player is not None:
        view = {"seat": 0, "position": table.state.view(0)}
        while waiting and _holds(waiting[0]["done"], view):
            waiting.pop(0)
        bot = me if table.current_player == 0 else other
        table.play(bot.choose(table.state, table.current_player))
    assert [step["id"] for step in waiting] == []


@pytest.mark.parametrize("name", games())
def test_a_guide_can_be_followed_against_any_easy_bot(name: str) -> None:
    """The deal is always the same, so a guide can mark specific choices: in every step with marks,
    at least one marked choice is legal once the steps before it are complete, and so it stays for
    those who follow: a step without one says that it is impossible."""
    guide = GUIDES[name]
    for seed in range(3):
        table = sacbe.Table(name, guide["players"], guide["seed"], **guide["options"])
        easy = sacbe.bot("easy", name, seed=seed)
        steps = list(guide["steps"])
        with_marks = {step["id"] for step in steps if "mark" in step}
        followed = set()
        while steps and table.current_player is not None:
            view = {"seat": 0, "position": table.state.view(0)}
            while steps and ("done" not in steps[0] or _holds(steps[0]["done"], view)):
                steps.pop(0)
            if table.current_player != 0 or not steps:
                table.play(easy.choose(table.state, table.current_player))
                continue
            action = _marked_action(steps[0], table.state)
            if action is not None:
                followed.add(steps[0]["id"])
            assert action is not None or steps[0]["id"] not in followed, steps[0]["id"]
            table.play(easy.choose(table.state, 0) if action is None else action)
        assert followed == with_marks, seed


def _marked_action(step: dict[str, Any], state: State) -> int | None:
    """The first choice that guide.js marks."""
    for pattern in step.get("mark", []):
        for action in state.legal_actions(0):
            info = state.action_info(action, 0)
            if all(info.get(key) == value for key, value in pattern.items()):
                return int(action)
    return None


# ---------------------------------------------------------------- in a browser


@pytest.fixture(scope="module")
def sessions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sessions]:
    with ServerProcess(tmp_path_factory.mktemp("panels")) as serving, browser() as chromium:
        opened = Sessions(chromium, serving.url)
        yield opened
        opened.close()


def test_the_panels_work_in_a_browser(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "tzolkin", ["local", "random"], seed=3, options={"starting_seat": 0})
    page.goto(f"{page.url}?guide=1")
    wait_until_drawn(page)

    def tab(name: str) -> None:
        page.get_by_role("tab", name=name, exact=True).click()

    page.locator(".u-line").first.wait_for()
    page.click("#open-rules")
    tab("Points")
    points = page.get_by_role("table", name="Where the points came from")
    points.wait_for()
    assert points.locator("tfoot td").all_inner_texts() == ["0", "0"]
    assert page.get_by_role("table", name="Corn").is_visible()
    tab("Tiles")
    page.locator(".u-tiles tbody tr").first.wait_for()
    total = page.locator(".u-tiles tbody tr:visible").count()
    page.get_by_role("searchbox", name="Search tiles").fill("b01")
    assert 0 < page.locator(".u-tiles tbody tr:visible").count() < total
    expect(page.locator(".u-tiles [role=status]")).to_have_text("1 result")
    tab("Rules")
    page.locator("#rule-food_days").wait_for()
    total = page.locator(".u-rule").count()
    page.locator(".u-rules input").fill("FOOD day feed")
    assert 0 < page.locator(".u-rule:visible").count() < total / 5
    page.click("#overlay-close")
    page.locator(".u-guide").get_by_role("link", name="Read the rule").click()
    expect(page.locator("#rule-goal")).to_be_focused()
    tab("Hint")
    page.get_by_role("button", name="Give me a hint").click()
    page.locator(".u-answer .u-plan").first.wait_for()
    assert page.locator("#actions .hinted").count() == 1
    assert not page.locator("#advice").is_visible()
    page.get_by_role("tab", name="Hint", exact=True).focus()
    page.keyboard.press("ArrowLeft")
    assert (
        page.get_by_role("tab", name="Rules", exact=True).get_attribute("aria-selected") == "true"
    )
    page.keyboard.press("Escape")
    expect(page.locator("#overlay")).to_be_hidden()
    page.locator("#tools").get_by_role("button", name="Hint").click()  # shown beside the board
    page.locator("#advice .u-plan").first.wait_for()
    page.locator("#advice").get_by_role("button", name="Close").click()
    assert not page.locator("#advice").is_visible()
    assert page.locator(".hinted").count() == 0
    # The guide is a region beside the panels; Skip opens the next step.
    guide = page.get_by_role("region", name="Guide")
    assert "Step 1 of 12" in guide.inner_text()
    guide.get_by_role("button", name="Skip").click()
    assert "Step 2 of 12" in guide.inner_text()
    page.reload()
    expect(guide).to_contain_text("Step 2 of 12")
    guide.get_by_role("button", name="Close the guide").click()
    expect(guide).to_have_count(0)
    expect(page.locator(".guided")).to_have_count(0)


def test_a_failed_panel_says_so_and_is_loaded_again(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "maya", ["local", "random"], seed=3, options={"starting_seat": 0})
    wait_until_drawn(page)
    page.route("**/ledger?*", lambda route: route.abort("connectionrefused"), times=1)
    page.click("#open-points")
    expect(page.locator(".u-points")).to_contain_text("not responding")
    page.click("#u-tab-tiles")
    page.click("#u-tab-points")
    expect(page.locator(".u-points table").first).to_be_visible()
    expect(page.locator(".u-points")).not_to_contain_text("not responding")


FINISH = """async () => {
  const api = await import("/static/http.js");
  await api.post("/api/me", { name: "Ix" });
  const seats = [{ kind: "local", name: "Ix" }, { kind: "local", name: "Itzel" }];
  const { table } = await api.post("/api/tables", { game: "maya", seats, seed: 3 });
  for (;;) {
    const { version, status, asked } = await api.get(`/api/tables/${table}`);
    if (status === "over") return table;
    const { legal } = await api.get(`/api/tables/${table}?seat=${asked[0]}`);
    const { action } = legal[version % legal.length];
    await api.post(`/api/tables/${table}/commands`, {
      command_id: `move-${version}`, expected_version: version,
      command: { type: "play", seat: asked[0], action, forced: true },
    });
  }
}"""


def test_equal_events_are_one_line_of_the_log(sessions: Sessions) -> None:
    page = sessions.new_page()
    open_table(page, "maya", ["local", "random"], seed=3, options={"starting_seat": 0})
    line = page.locator(".u-line", has_text="B draws")
    expect(line).to_have_count(1)  # the first rack, which is hidden from opponents
    expect(line).to_contain_text("B draws a tile. ×5")
    assert page.locator(".u-line", has_text="A draws").count() > 1


def test_a_finished_game_is_continued_from_a_line_of_its_log(sessions: Sessions) -> None:
    page = sessions.new_page()
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page.goto("/preparing.json")
    page.goto(f"/table/{page.evaluate(FINISH)}")
    step = page.locator(".u-step").nth(30)
    number = step.inner_text()
    step.click()
    page.wait_for_url(f"**#step-{number}")
    page.locator(f"#place[data-step='{number}']").wait_for()
    open_panel(page, "fork")
    field = page.get_by_role("spinbutton", name="After move")
    expect(field).to_have_value(number)
    page.get_by_label("Itzel").select_option("strong")
    page.keyboard.press("Escape")
    page.click("#back")
    open_panel(page, "fork")  # the form follows the step, and the selection stays
    expect(field).to_have_value(str(int(number) - 1))
    expect(page.get_by_label("Itzel")).to_have_value("strong")
    field.fill(number)
    before = page.url
    with page.expect_request("**/fork") as request:
        page.get_by_role("button", name="Continue from there").click()
    body = json.loads(str(request.value.post_data))
    assert body["step"] == int(number)
    assert [seat.get("level") for seat in body["seats"]] == [None, "strong"]
    page.wait_for_url(lambda url: url.partition("#")[0] != before.partition("#")[0])
    page.locator(CHOICES).first.wait_for()
    assert int(page.locator("#step").inner_text().split()[-1]) >= int(number)
