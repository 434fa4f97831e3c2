"""The routes of the API, each declared once with its input, response and errors."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Iterable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sacbe.server.routes import (
    commands,
    learning,
    network,
    notifications,
    operator,
    panels,
    pictures,
    positions,
    queries,
    service,
    visitors,
)
from sacbe.server.routes.endpoint import AppContext, Endpoint, RequestContext


@functools.cache
def _document() -> bytes:
    from sacbe.server.openapi import document  # which is generated from this list

    return msgspec.json.encode(document(ENDPOINTS))


async def openapi(ctx: RequestContext) -> Response:
    """The OpenAPI document."""
    return Response(_document(), media_type="application/json")


ENDPOINTS: list[Endpoint] = [
    Endpoint(method="GET", path="/openapi.json", serve=openapi, response=dict),
    *service.ENDPOINTS,
    *queries.ENDPOINTS,
    *pictures.ENDPOINTS,
    *commands.ENDPOINTS,
    *panels.ENDPOINTS,
    *visitors.ENDPOINTS,
    *learning.ENDPOINTS,
    *positions.ENDPOINTS,
    *network.ENDPOINTS,
    *notifications.ENDPOINTS,
    *operator.ENDPOINTS,
]


def routes(context: AppContext, endpoints: Iterable[Endpoint] = ENDPOINTS) -> list[BaseRoute]:
    """One route per path with all its methods."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        Route(path, _serve(context, path, methods), methods=list(methods))
        for path, methods in paths.items()
    ]


def _serve(
    context: AppContext, path: str, methods: dict[str, Endpoint]
) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method not in methods:
            raise HTTPException(405)
        return await methods[method](context, request)

    serve.label = path  # type: ignore[attr-defined]  # for the metrics
    return serve
