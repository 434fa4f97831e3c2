"""The pages: plain HTML, one style sheet, a few ES modules, and their words in four languages.

Nothing is built and nothing comes from another host. The pages know no more than any program that
speaks the API: `routes()` serves files and words, and changes nothing.
"""

import functools
import gzip
import json
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from html import escape
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sacbe.draw import icons, mono_icons
from sacbe.draw.style import stylesheet
from sacbe.play.game import game, games
from sacbe.text import LANGUAGES, Texts

HERE = Path(__file__).parent
# With words; the second explains a game and has its own.
FOLDERS = (HERE, HERE / "understanding")

# Asked about again each time, so that a page never meets the script of another version. All else
# that a response says, the server's guard adds.
HEADERS = {"Cache-Control": "no-cache"}
SHARED = ("yes", "no")  # words of all games that the pages use too
SVG = "http://www.w3.org/2000/svg"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}


def routes(preparing: Callable[[], Collection[str]] = tuple) -> list[BaseRoute]:
    """The pages, the files they need, and their words; `preparing` names the games that are not
    ready yet."""

    async def waiting(request: Request) -> Response:
        text = json.dumps({"games": list(preparing())})
        return Response(text, media_type="application/json", headers=HEADERS)

    return [
        Route("/", _page("page.html")),
        Route("/table/{table}", _table),
        Route("/static/{name:path}", _static),
        Route("/words/{lang}.json", _words),
        Route("/preparing.json", waiting),
    ]


def _page(name: str) -> Callable[[Request], Awaitable[Response]]:
    """A page that is always the same: what is in it comes by the API."""
    body = (HERE / name).read_bytes()

    async def page(request: Request) -> Response:
        return _packed(request, body, "text/html")

    return page


async def _table(request: Request) -> Response:
    """The page of a table: the same for all, but for the address of the picture that others show
    when somebody sends them its link."""
    table = request.path_params["table"]
    known = re.fullmatch("[a-z0-9]{16}", table)
    shown = f"{request.base_url}table/{table}/preview.svg" if known else ""
    body = _html("table.html").replace("{preview}", escape(shown))
    return _packed(request, body.encode(), "text/html")


@functools.cache
def _html(name: str) -> str:
    return (HERE / name).read_text("utf-8")


@functools.cache
def _files() -> Mapping[str, tuple[bytes, str]]:
    """What may be asked for by name, read once; no path is ever made from a request."""
    found = sorted(path for path in HERE.rglob("*") if path.suffix in KINDS)
    files = {
        path.relative_to(HERE).as_posix(): (path.read_bytes(), KINDS[path.suffix]) for path in found
    }
    symbols = "".join(map(icons.symbol, icons.ICONS)) + "".join(
        map(mono_icons.symbol, mono_icons.MONO_ICONS)
    )
    files["icons.svg"] = (f'<svg xmlns="{SVG}">{symbols}</svg>'.encode(), KINDS[".svg"])
    for name in games():
        files[f"games/{name}.json"] = (
            (_own(name) / "page.json").read_bytes(),
            KINDS[".json"],
        )
    return files | {"board.css": (stylesheet().encode(), "text/css")}


def _own(name: str) -> Path:
    """Where a game's package keeps what the pages show of it alone."""
    return Path(game(name).room("page").__path__[0])


async def _static(request: Request) -> Response:
    if (file := _files().get(request.path_params["name"])) is None:
        return Response("No such file.", 404, HEADERS, "text/plain")
    return _packed(request, *file)


def _packed(request: Request, body: bytes, kind: str) -> Response:
    """Compressed for those who can read that. There are no secrets in what is served here."""
    headers = {**HEADERS, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(_gzip(body), 200, {**headers, "Content-Encoding": "gzip"}, kind)
    return Response(body, 200, headers, kind)


@functools.lru_cache(64)
def _gzip(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


def _words(request: Request) -> Response:
    """In a thread of its own: the first time, a game's words bring its rooms with them."""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        return Response("No such language.", 404, HEADERS, "text/plain")
    return _packed(request, _as_json(lang), "application/json")


@functools.cache
def _as_json(lang: str) -> bytes:
    return json.dumps(words(lang), ensure_ascii=False).encode()


def words(lang: str) -> dict[str, str]:
    """All that the pages say in a language; `{name}` stands where the script puts something in."""
    texts = Texts(HERE, lang)
    said = {name: texts.say(name) for name in SHARED}
    for folder in FOLDERS:
        said |= _said(lang, folder)
    for name in games():
        said |= {f"{name}-{key}": text for key, text in _said(lang, _own(name)).items()}
        said[f"about-{name}"] = game(name).room("terminal").hint("about", texts)
    return said


def _said(lang: str, folder: Path) -> dict[str, str]:
    here = Texts(folder, lang)
    return {
        name: here.say(name, {variable: f"{{{variable}}}" for variable in variables})
        for name, variables in messages(lang, folder).items()
    }


def messages(lang: str, folder: Path = HERE) -> dict[str, list[str]]:
    """The messages of a folder of pages, each with what has to be put into it."""
    body = FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text("utf-8")).body
    return {
        entry.id.name: _variables(entry)
        for entry in body
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _variables(entry: ast.Message) -> list[str]:
    found = _Variables()
    found.visit(entry)
    return sorted(found.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)
