"""The app: routes and sockets behind their guards, ready for uvicorn.

uvicorn.run(make_app(Hosting(...), Settings()), **uvicorn_options(Settings()))
"""

from __future__ import annotations

import contextlib
import functools
import gc
from collections.abc import AsyncIterator, Sequence
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from sacbe.server import wire
from sacbe.server.connections import Connections, HttpProtocol
from sacbe.server.gallery import Pictures
from sacbe.server.guards import Guard, answer, answer_to
from sacbe.server.hosting import Hosting
from sacbe.server.limits import Buckets, Proxies, Rate, Rates, Settings, Turns
from sacbe.server.metrics import Meters, Thinking, Writing
from sacbe.server.routes import routes
from sacbe.server.routes.endpoint import Desk
from sacbe.server.routes.views import Views
from sacbe.server.sessions import Sessions
from sacbe.server.sockets import PATH, Protocol, Sockets

__all__ = ["Rate", "Rates", "Settings", "make_app", "make_desk", "uvicorn_options"]

# How often Python looks for rings of forgotten things: after so many more things made than dropped.
# It stops the server meanwhile, and hardly finds any. To look through all that 500 live games keep
# takes half a second, so that is almost never done; but even the newest are many, as a position is
# dropped only when the next one has come, and looking through them ten times more often than this
# made the slowest hundredth of the answers wait twice as long; the memory in use was the same.
COLLECTING = (100_000, 20, 1_000)

MESSAGES = {
    "not_found": "Not found.",
    "method_not_allowed": "This method is not allowed here.",
}


def make_desk(hosting: Hosting, settings: Settings) -> Desk:
    """All that routes work with; also for those that others add."""
    meters = Meters()
    return Desk(
        door=hosting.door,
        store=hosting.store,
        thinkers=hosting.thinkers,
        settings=settings,
        buckets=Buckets(settings.rates),
        meters=meters,
        writing=Writing(),
        sessions=Sessions(hosting.store, settings),
        views=Views(meters),
        pictures=Pictures(),
        turns=Turns(),
    )


def make_app(
    hosting: Hosting, settings: Settings | None = None, routes: Sequence[BaseRoute] = ()
) -> Starlette:
    """The app, with more routes if there are pages to serve. They find the Desk as
    `request.app.state.desk`, and stand behind the same guards."""
    return _make(hosting, make_desk(hosting, settings or Settings()), routes)


def _make(hosting: Hosting, desk: Desk, more: Sequence[BaseRoute]) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        desk.door.watch(Thinking(desk.meters).see)
        gc.set_threshold(*COLLECTING)
        await hosting.start()
        try:
            yield
        finally:
            await hosting.close()

    app = Starlette(
        routes=[
            *routes(desk),
            WebSocketRoute(PATH, Sockets(desk).serve),
            *more,
        ],
        middleware=[Middleware(Guard, desk.settings, desk.buckets, desk.meters)],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.desk = desk
    return app


async def _http_error(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses."""
    assert isinstance(error, HTTPException)
    names = {status: name for name, status in wire.ERRORS.items()}
    name = names.get(error.status_code)
    if name is None:
        return answer_to(error)
    problem = wire.Problem(error=name, message=MESSAGES.get(name, "This request is not possible."))
    return answer(problem, headers=dict(error.headers or {}))


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to serve the app. It logs nothing itself: it would log whole addresses."""
    return {
        "http": functools.partial(HttpProtocol, Connections(settings)),
        "ws": Protocol,
        "ws_max_size": wire.MOST_FRAME,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        # Compressing secrets together with what others say could tell their length.
        "ws_per_message_deflate": False,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": Proxies(settings.proxies).spelled_out(),
        "timeout_graceful_shutdown": 3,
        "h11_max_incomplete_event_size": 32_000,
        "backlog": 2_048,
    }
