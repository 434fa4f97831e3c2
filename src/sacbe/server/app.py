"""The ASGI app: routes and sockets behind the middleware, ready for uvicorn.

uvicorn.run(make_app(Backend(...), Settings()), **uvicorn_options(Settings()))
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import socket
from collections.abc import AsyncIterator, Sequence
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute

from sacbe.server import messages, schemas
from sacbe.server.backend import Backend
from sacbe.server.connections import Connections, HttpProtocol
from sacbe.server.garbage import collect_garbage, manual_collection
from sacbe.server.limits import Buckets, FairLock, Proxies, Rate, Rates, Settings
from sacbe.server.metrics import Metrics, ThinkingTimes, WriteHealth
from sacbe.server.middleware import MONITORING, GuardMiddleware, error_response, problem_response
from sacbe.server.network import Network
from sacbe.server.operation import Operation
from sacbe.server.page_frames import PageFrames
from sacbe.server.picture_cache import PictureCache
from sacbe.server.routes import routes
from sacbe.server.routes.endpoint import AppContext
from sacbe.server.sessions import Sessions
from sacbe.server.sockets import PATH, Sockets
from sacbe.server.tasks import cancel_all
from sacbe.server.view_cache import ViewCache
from sacbe.server.websocket_protocol import FrameBudgets, Protocol

__all__ = ["Rate", "Rates", "Settings", "make_app", "make_context", "uvicorn_options"]

MESSAGES = {
    "not_found": "Not found.",
    "method_not_allowed": "This method is not allowed here.",
}


def make_context(
    backend: Backend, settings: Settings, network: Network | None = None
) -> AppContext:
    """The services that endpoints use, also those of added routes."""
    metrics, writing = Metrics(), WriteHealth()
    metrics.watch(backend.store.figures, backend.bot_pool)
    return AppContext(
        service=backend.service,
        store=backend.store,
        bot_pool=backend.bot_pool,
        reviews=backend.reviews,
        settings=settings,
        buckets=Buckets(settings.rates),
        metrics=metrics,
        writing=writing,
        sessions=Sessions(backend.store, settings, backend.moderation.bans),
        view_cache=ViewCache(metrics),
        picture_cache=PictureCache(),
        page_frames=PageFrames(metrics),
        fair_lock=FairLock(),
        network=network or Network(),
        notifier=backend.notifier,
        operation=Operation(backend, metrics, writing),
        moderation=backend.moderation,
    )


def make_app(
    backend: Backend,
    settings: Settings | None = None,
    routes: Sequence[BaseRoute] = (),
    network: Network | None = None,
) -> Starlette:
    """The app, with further routes such as the web pages. They find the AppContext as
    `request.app.state.context` and are behind the same middleware."""
    return _build(backend, make_context(backend, settings or Settings(), network), routes)


@contextlib.asynccontextmanager
async def serve_monitor(app: Starlette, listener: socket.socket | None) -> AsyncIterator[None]:
    """Serve /metrics and /healthz of an app at a separate socket, if there is one."""
    if listener is None:
        yield
        return
    paths = [route for route in app.routes if getattr(route, "path", "") in MONITORING]
    monitor = Starlette(routes=paths, exception_handlers={Exception: _monitor_error})
    options = {"access_log": False, "log_config": None, "server_header": False, "lifespan": "off"}
    server = uvicorn.Server(uvicorn.Config(monitor, **options))  # type: ignore[arg-type]
    # Signals are for the main server, so its inner method is used.
    task = asyncio.create_task(server._serve(sockets=[listener]))
    try:
        yield
    finally:
        server.should_exit = True
        await task


async def _monitor_error(request: Request, error: Exception) -> Response:
    return error_response(error)


def _build(backend: Backend, context: AppContext, more: Sequence[BaseRoute]) -> Starlette:
    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        context.service.watch(ThinkingTimes(context.metrics).see)
        with manual_collection():
            await backend.start()
            collector = asyncio.create_task(collect_garbage())
            try:
                yield
            finally:
                context.page_frames.close()
                await cancel_all([collector])
                await backend.close()

    app = Starlette(
        routes=[
            *routes(context),
            WebSocketRoute(PATH, Sockets(context).serve),
            *more,
        ],
        middleware=[
            Middleware(
                GuardMiddleware,
                context.settings,
                context.buckets,
                context.metrics,
                backend.moderation.bans,
            )
        ],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.context = context
    return app


async def _http_error(request: Request, error: Exception) -> Response:
    """Turn an error of Starlette into a Problem."""
    assert isinstance(error, HTTPException)
    names = {status: name for name, status in messages.ERRORS.items()}
    name = names.get(error.status_code)
    if name is None:
        return error_response(error)
    problem = schemas.Problem(
        error=name, message=MESSAGES.get(name, "This request is not possible.")
    )
    return problem_response(problem, headers=dict(error.headers or {}))


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """The options for uvicorn. Its own logging is off, because it would log client addresses."""
    return {
        "http": functools.partial(HttpProtocol, Connections(settings)),
        "ws": functools.partial(Protocol, FrameBudgets(settings)),
        "ws_max_size": messages.MAX_FRAME,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        # Compressing secrets together with texts of other users could leak their length.
        "ws_per_message_deflate": False,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": Proxies(settings.proxies).as_uvicorn_list(),
        "timeout_graceful_shutdown": 3,
        "h11_max_incomplete_event_size": 32_000,
        "backlog": 2_048,
    }
