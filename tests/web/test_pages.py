"""The pages as served: security policy, complete translations, no foreign hosts."""

import asyncio
import re
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from sacbe.draw.style import stylesheet
from sacbe.play.game import game, games
from sacbe.server import middleware
from sacbe.server.messages import ERRORS
from sacbe.text import LANGUAGES
from sacbe.web import HERE, routes, words
from sacbe.web.messages import UnsupportedMessage, compile_messages
from sacbe.web.messages import variables as variables_of
from tests.text.ftl import ids, junk, variables

PAGES = {
    "/": "page.html",
    "/table/abcdefghijklmnop": "table.html",
    "/review/abcdefghijklmnop": "review.html",
}
FIRST_VISIT = ("page.html", "table.html")
IMPORT = re.compile(r"""^(?:import|export)\b[^;]*?["'](\.[^"']+\.js)["']""", re.MULTILINE)
SCRIPTS = sorted(HERE.rglob("*.js"))
MESSAGE_IDS = re.compile(r"""\b(?:say|has|button)\(\s*["`]([a-z][\w${}.\[\]-]*)["`]""")
# String literals that can be message ids, including templates with a variable.
LITERAL = re.compile(r"""["`]([a-z][a-z0-9_]*(?:-[\w${}.\[\]]+)*)["`]""")


class Client:
    """Sends requests to an app without a network."""

    def __init__(self, app: Starlette) -> None:
        self._transport = httpx.ASGITransport(app=app)

    def get(self, path: str) -> httpx.Response:
        return asyncio.run(self._request("GET", path))

    def compressed_size(self, path: str) -> int:
        """The bytes sent for a file."""
        answer = self.get(path)
        assert answer.status_code == 200, path
        assert answer.headers["content-encoding"] == "gzip", path
        return int(answer.headers["content-length"])

    def post(self, path: str) -> httpx.Response:
        return asyncio.run(self._request("POST", path))

    async def _request(self, method: str, path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=self._transport, base_url="http://here") as client:
            return await client.request(method, path)


@pytest.fixture(scope="module")
def client() -> Client:
    return Client(Starlette(routes=routes(lambda: ["mezo"])))


class _Tags(HTMLParser):
    """All tags of a page with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def tags(name: str) -> list[tuple[str, dict[str, str | None]]]:
    return _Tags((HERE / name).read_text("utf-8")).tags


# ---------------------------------------------------------------- serving


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_revalidated_each_time(path: str, client: Client) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_the_policy_of_all_pages_allows_only_our_own_files() -> None:
    policy = middleware.CSP.split("; ")
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in middleware.CSP
    assert (b"content-security-policy", middleware.CSP.encode()) in middleware.HEADERS


@pytest.mark.parametrize("name", PAGES.values())
def test_every_file_that_a_page_refers_to_is_served(name: str, client: Client) -> None:
    paths = [
        value
        for _, attributes in tags(name)
        for key, value in attributes.items()
        if key in ("src", "href") and value is not None and value.startswith("/static/")
    ]
    assert len(paths) >= 4
    for path in paths:
        assert client.get(path).status_code == 200


def test_the_style_of_the_boards_is_a_file_with_both_themes(client: Client) -> None:
    answer = client.get("/static/board.css")
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.text == stylesheet()
    assert "prefers-color-scheme:dark" in answer.text


def test_scripts_and_styles_of_a_first_visit_are_small(client: Client) -> None:
    """The budget of the requirements is 150 kB, for the start page and a table."""
    files = first_visit_files()
    assert {"board.js", "home.js", "learn/coach.js", "style.css"} <= files
    assert not {"review.js", "learn/profile.js"} & files  # those of other pages
    paths = [*(f"/static/{name}" for name in files), "/static/board.css", "/texts/it.json"]
    assert sum(client.compressed_size(path) for path in paths) < 150_000


def first_visit_files() -> set[str]:
    """The scripts and styles that the start page and a table load, with all imports."""
    references = [
        (value or "").removeprefix("/static/")
        for name in FIRST_VISIT
        for _, attributes in tags(name)
        for key, value in attributes.items()
        if key in ("src", "href") and value is not None and value.startswith("/static/")
    ]
    files: set[str] = set()
    while references:
        name = references.pop()
        if name in files or not (HERE / name).exists() or not name.endswith((".js", ".css")):
            continue
        files.add(name)
        folder = (HERE / name).parent
        for path in IMPORT.findall((HERE / name).read_text("utf-8")):
            references.append((folder / path).resolve().relative_to(HERE).as_posix())
    return files


def test_responses_are_compressed(client: Client) -> None:
    plain = len((HERE / "style.css").read_bytes())
    assert client.compressed_size("/static/style.css") < plain / 2


def test_the_page_of_a_table_has_a_preview_image(client: Client) -> None:
    page = client.get("/table/abcdefghijklmnop").text
    assert 'content="http://here/table/abcdefghijklmnop/preview.svg"' in page
    for path in ("/table/ABC", "/table/%22%3E%3Cscript%3E"):
        text = client.get(path).text
        assert 'property="og:image" content=""' in text
        assert "<script>" not in text


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_import_only_existing_scripts(path: Path, client: Client) -> None:
    address = f"/static/{path.relative_to(HERE).as_posix()}"
    assert client.get(address).headers["content-type"].startswith("text/javascript")
    for name in re.findall(r'^import .* from "([^"]+)";$', path.read_text("utf-8"), re.MULTILINE):
        assert name.startswith(("./", "../"))
        imported = (path.parent / name).resolve()
        assert imported.is_file()
        assert imported.is_relative_to(HERE)


@pytest.mark.parametrize(
    "name", ["page.html", "__init__.py", "text", "../__init__.py", "..%2f__init__.py", "x.js"]
)
def test_no_other_file_is_served(name: str, client: Client) -> None:
    assert client.get(f"/static/{name}").status_code == 404


def test_texts_are_served_in_the_supported_languages_only(client: Client) -> None:
    for lang in LANGUAGES:
        assert client.get(f"/texts/{lang}.json").json() == words(lang)
    assert client.get("/texts/de.json").status_code == 404
    assert client.get("/texts/...json").status_code == 404


def test_the_games_still_being_compiled_are_listed(client: Client) -> None:
    assert client.get("/preparing.json").json() == {"games": ["mezo"]}


@pytest.mark.parametrize("path", [*PAGES, "/static/home.js", "/texts/en.json", "/preparing.json"])
def test_post_is_not_allowed(path: str, client: Client) -> None:
    assert client.post(path).status_code == 405


# ---------------------------------------------------------------- sources


@pytest.mark.parametrize("name", PAGES.values())
def test_a_page_has_no_inline_script_style_or_handler(name: str) -> None:
    for tag, attributes in tags(name):
        assert tag != "style"
        assert tag != "script" or "src" in attributes
        assert not [key for key in attributes if key == "style" or key.startswith("on")]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_scripts_never_set_html(path: Path) -> None:
    script = path.read_text("utf-8")
    patterns = (
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|"
        r"\.style\b(?!\.setProperty\()"  # allowed by the policy, for the positions of tooltips
    )
    assert not re.findall(patterns, script)


@pytest.mark.parametrize(
    "path",
    sorted(path for path in HERE.rglob("*.*") if path.suffix != ".pyc"),
    ids=lambda path: path.name,
)
def test_no_file_names_another_host(path: Path) -> None:
    hosts = re.findall(r"(?:https?|wss?)://[\w.-]+", path.read_text("utf-8"))
    assert set(hosts) <= {"http://www.w3.org"}  # a namespace, not an address


# ---------------------------------------------------------------- texts


def text(lang: str) -> Path:
    return HERE / "text" / f"{lang}.ftl"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_introduces_a_game_as_the_terminal_does(lang: str) -> None:
    texts = words(lang)
    for name in games():
        about = game(name).terminal.hint("about", game(name).texts(lang))
        assert texts[f"about-{name}"] == about


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_button_that_closes_a_question_does_not_read_as_undo(lang: str) -> None:
    texts = words(lang)
    assert texts["cancel"] not in (texts["undo"], texts["undo-whole"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_parse_and_have_the_same_messages(lang: str) -> None:
    assert junk(text(lang)) == []
    assert ids(text(lang)) == ids(text("en"))
    assert variables(text(lang)) == variables(text("en"))
    assert len(ids(text(lang))) == len(set(ids(text(lang))))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_compiled_messages_have_all_variables_and_only_known_parts(lang: str) -> None:
    names = variables(text(lang))
    for name, pattern in compile_messages(HERE, lang).items():
        assert variables_of(pattern) == set(names.get(name, ())), name
        for part in [] if isinstance(pattern, str) else pattern:
            assert isinstance(part, str) or set(part) in ({"var"}, {"select", "of", "else"})


def test_a_message_that_the_script_cannot_evaluate_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("key = { DATETIME($day) }", "utf-8")
    with pytest.raises(UnsupportedMessage):
        compile_messages(tmp_path, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PAGES.values())
def test_every_key_of_a_page_has_a_text(name: str, lang: str) -> None:
    texts = words(lang)
    keys = [
        value
        for _, attributes in tags(name)
        for key, value in attributes.items()
        if key in ("data-key", "data-label", "data-hint") and value is not None
    ]
    assert len(keys) > 3
    assert [key for key in keys if key not in texts] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_every_key_of_a_script_has_a_text(path: Path, lang: str) -> None:
    texts = words(lang)
    for key in MESSAGE_IDS.findall(path.read_text("utf-8")):
        pattern = re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(key))
        assert any(re.fullmatch(pattern, name) for name in texts), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_and_every_option_has_a_text(lang: str) -> None:
    texts = words(lang)
    for name in games():
        assert texts[f"about-{name}"]
        for option in game(name).options:
            key = f"{name}-option-{option.name}"
            assert texts[key]
            assert texts[f"{key}-help"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_a_text(lang: str) -> None:
    errors = {f"error-{name}" for name in ERRORS} - {"error-method_not_allowed"}
    assert errors <= set(words(lang))


def test_every_message_is_used() -> None:
    sources = "".join(path.read_text("utf-8") for path in [*SCRIPTS, *HERE.glob("*.html")])
    keys = set(LITERAL.findall(sources))
    keys |= {
        value
        for name in PAGES.values()
        for _, attributes in tags(name)
        for value in attributes.values()
        if value
    }
    patterns = [re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(key)) for key in keys]
    unused = [
        name
        for name in compile_messages(HERE, "en")
        if not name.startswith("error-")
        and not any(re.fullmatch(pattern, name) for pattern in patterns)
    ]
    assert unused == []


def test_no_style_depends_on_a_part_of_the_class_attribute() -> None:
    """With such a selector every change of a class computes the styles of all descendants that the
    rest of the rule names, such as all texts of the board."""
    sheets = {path.name: path.read_text("utf-8") for path in sorted(HERE.rglob("*.css"))}
    sheets["board.css"] = stylesheet()
    assert [name for name, sheet in sheets.items() if re.search(r"\[class\b", sheet)] == []
