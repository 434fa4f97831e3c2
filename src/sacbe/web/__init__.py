"""The pages: plain HTML, style sheets, ES modules, and their texts in four languages.

There is no build step, and nothing is loaded from another host. The pages use the public API like
any other client; `routes()` only serves static files and texts.
"""

import functools
import json
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sacbe.bots import BOTS
from sacbe.draw import icons, mono_icons
from sacbe.draw.style import stylesheet
from sacbe.play.game import game, games
from sacbe.review.html import style as review_style
from sacbe.server.routes.endpoint import cacheable
from sacbe.text import LANGUAGES, Texts
from sacbe.web.messages import Pattern, compile_messages

HERE = Path(__file__).parent
# The folders with texts.
FOLDERS = (HERE, HERE / "panels", HERE / "club", HERE / "learn", HERE / "editor")

# All files are revalidated on every visit by their ETag, so that a page never runs with the script
# of another version. Hashed names would save these requests, but need a build step: the modules
# import each other by name. The server adds the security headers.
HEADERS = {"Cache-Control": "no-cache"}
# Texts of all games that the pages also use.
SHARED_TEXTS = ("yes", "no", "person", *(f"bot-{level}" for level in BOTS))
# The page of a game without `page/page.json`; `picture` is the part of the board on its card.
PLAIN_PAGE = {
    "picture": "0,0,320,240",
    "parts": {},
    "goods": [],
    "log": {"changes": {}, "kinds": {}},
}
SVG = "http://www.w3.org/2000/svg"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
}


def routes(preparing: Callable[[], Collection[str]] = tuple) -> list[BaseRoute]:
    """Routes of the pages, their files and texts; `preparing` returns the games that are still
    being compiled."""

    async def waiting(request: Request) -> Response:
        text = json.dumps({"games": list(preparing())})
        return Response(text, media_type="application/json", headers=HEADERS)

    return [
        Route("/", _page("page.html")),
        Route("/stop", _page("club/stop.html")),
        Route("/operator", _page("club/operator.html")),
        Route("/table/{table}", _table),
        Route("/review/{table}", _page("review.html")),
        Route("/puzzles", _page("learn/puzzles.html")),
        Route("/profile", _page("learn/profile.html")),
        Route("/what-if", _page("editor/editor.html")),
        Route("/static/{name:path}", _static),
        Route("/texts/{lang}.json", _words),
        Route("/preparing.json", waiting),
    ]


def _page(name: str) -> Callable[[Request], Awaitable[Response]]:
    """A static page, which loads its content from the API."""
    body = (HERE / name).read_bytes()

    async def page(request: Request) -> Response:
        return cacheable(request, body, "text/html")

    return page


async def _table(request: Request) -> Response:
    """The page of a table, with the address of its preview picture for link previews."""
    table = request.path_params["table"]
    is_id = re.fullmatch("[a-z0-9]{16}", table)
    preview = f"{request.base_url}table/{table}/preview.svg" if is_id else ""
    body = _html("table.html").replace("{preview}", escape(preview))
    return cacheable(request, body.encode(), "text/html")


@functools.cache
def _html(name: str) -> str:
    return (HERE / name).read_text("utf-8")


@functools.cache
def _files() -> Mapping[str, tuple[bytes, str]]:
    """All static files by name, read once; no path is built from a request."""
    paths = sorted(path for path in HERE.rglob("*") if path.suffix in KINDS)
    files = {
        path.relative_to(HERE).as_posix(): (path.read_bytes(), KINDS[path.suffix]) for path in paths
    }
    symbols = "".join(map(icons.symbol, icons.ICONS)) + "".join(
        map(mono_icons.symbol, mono_icons.MONO_ICONS)
    )
    files["icons.svg"] = (f'<svg xmlns="{SVG}">{symbols}</svg>'.encode(), KINDS[".svg"])
    for name in games():
        path = _own(name) / "page.json"
        body = path.read_bytes() if path.exists() else json.dumps(PLAIN_PAGE).encode()
        files[f"games/{name}.json"] = (body, KINDS[".json"])
    styles = {"board.css": stylesheet(), "review.css": review_style()}
    return files | {name: (text.encode(), KINDS[".css"]) for name, text in styles.items()}


def _own(name: str) -> Path:
    """The folder with the page data of a game."""
    return game(name).definition.folder / "page"


async def _static(request: Request) -> Response:
    if (file := _files().get(request.path_params["name"])) is None:
        return Response("No such file.", 404, HEADERS, "text/plain")
    return cacheable(request, *file)


def _words(request: Request) -> Response:
    """The texts of a language. Runs in a thread, because the first call loads the games."""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        return Response("No such language.", 404, HEADERS, "text/plain")
    return cacheable(request, _as_json(lang))


@functools.cache
def _as_json(lang: str) -> bytes:
    return json.dumps(words(lang), ensure_ascii=False).encode()


def words(lang: str) -> dict[str, Pattern]:
    """All texts of the pages in a language, as patterns for the script."""
    texts = Texts(HERE, lang)
    result: dict[str, Pattern] = {name: texts.say(name) for name in SHARED_TEXTS}
    for folder in FOLDERS:
        result |= compile_messages(folder, lang)
    for name in games():
        if (folder := _own(name)).is_dir():
            messages = compile_messages(folder, lang)
            result |= {f"{name}-{key}": pattern for key, pattern in messages.items()}
        result[f"about-{name}"] = _about(name, lang)
    return result


def _about(name: str, lang: str) -> str:
    """The introduction of a game, as `terminal.hint` gives it. The start page needs it at once, so
    this reads the texts alone: the module imports the rules, and with them Numba."""
    folder = game(name).definition.find_file("terminal")
    if not (folder / "text").is_dir():
        return game(name).about
    texts = Texts(folder, lang)
    parts = [part for part in ("hint-about", "designed") if texts.has(part)]
    return " ".join(map(texts.say, parts))
