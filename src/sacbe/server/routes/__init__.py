"""The routes of the API, each declared once with its input, response and errors."""

from __future__ import annotations

import functools
from collections.abc import Awaitable, Callable, Iterable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from sacbe.server.routes import doing, looking, pictures, service, understanding, visitors
from sacbe.server.routes.endpoint import Asked, Desk, Endpoint


@functools.cache
def _document() -> bytes:
    from sacbe.server.openapi import document  # which is made from this list

    return msgspec.json.encode(document(ENDPOINTS))


async def openapi(asked: Asked) -> Response:
    """The OpenAPI document."""
    return Response(_document(), media_type="application/json")


ENDPOINTS: list[Endpoint] = [
    Endpoint(method="GET", path="/openapi.json", serve=openapi, answer=dict),
    *service.ENDPOINTS,
    *looking.ENDPOINTS,
    *pictures.ENDPOINTS,
    *doing.ENDPOINTS,
    *understanding.ENDPOINTS,
    *visitors.ENDPOINTS,
]


def routes(desk: Desk, endpoints: Iterable[Endpoint] = ENDPOINTS) -> list[BaseRoute]:
    """One route per path, whatever its methods."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        Route(path, _serve(desk, path, methods), methods=list(methods))
        for path, methods in paths.items()
    ]


def _serve(
    desk: Desk, path: str, methods: dict[str, Endpoint]
) -> Callable[[Request], Awaitable[Response]]:
    async def serve(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        if method not in methods:
            raise HTTPException(405)
        return await methods[method](desk, request)

    serve.label = path  # type: ignore[attr-defined]  # for the metrics
    return serve
