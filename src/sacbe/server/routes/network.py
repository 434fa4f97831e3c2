"""Invitations: where the server can be reached, opening it to the local network, QR codes."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import segno
from msgspec import Meta

from sacbe.server import messages
from sacbe.server.decider import Refusal
from sacbe.server.network import is_own_machine
from sacbe.server.routes.endpoint import Endpoint, RequestContext
from sacbe.server.schemas import NetworkInfo, QrCode


class OpenNetwork(messages.Strict, frozen=True):
    """Confirms that the server may be opened to the local network."""

    network: Literal["open"]


class QrText(messages.Strict, frozen=True):
    """The text of a QR code. It is not in the address of the request, because links are secret."""

    text: Annotated[str, Meta(min_length=1, max_length=300, pattern="^[!-~]+" + messages.END)]


def _info(ctx: RequestContext) -> NetworkInfo:
    network = ctx.app.network
    if not is_own_machine(ctx.request):  # others know the address that they use
        return NetworkInfo(open=True, url=None, can_open=False)
    return NetworkInfo(open=network.is_open, url=network.url, can_open=network.can_open)


async def network(ctx: RequestContext) -> NetworkInfo:
    """Whether others can reach this server, and at which address."""
    return _info(ctx)


async def open_network(ctx: RequestContext) -> NetworkInfo:
    """Open the server to the local network, until it stops; only for a page on this machine."""
    ctx.limit("joining")
    if not is_own_machine(ctx.request) or "origin" not in ctx.request.headers:
        raise Refusal("forbidden", "Only a page on the server's own machine can do this.")
    if await ctx.app.sessions.visitor(ctx.request) is None:
        raise Refusal("unauthorized", "A session is required: POST /api/me creates one.")
    await ctx.app.network.open()
    return _info(ctx)


async def qr_code(ctx: RequestContext) -> QrCode:
    """A QR code, row by row: 1 is dark."""
    ctx.limit("reading")
    text: str = ctx.body.text
    code = await asyncio.to_thread(segno.make_qr, text, error="m")
    return QrCode(rows=["".join(map(str, row)) for row in code.matrix])


ENDPOINTS = [
    Endpoint(method="GET", path="/api/network", serve=network, response=NetworkInfo),
    Endpoint(
        method="POST",
        path="/api/network",
        serve=open_network,
        body=OpenNetwork,
        response=NetworkInfo,
        errors=("unauthorized", "forbidden", "conflict", "too_large", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/qr",
        serve=qr_code,
        body=QrText,
        response=QrCode,
        errors=("forbidden", "too_large", "too_many"),
    ),
]
