"""Visitors: a name, a language and their tables; identified by a cookie, without accounts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

import msgspec
from starlette.responses import Response

from sacbe.server import messages
from sacbe.server.calendar import calendar
from sacbe.server.decider import Refusal
from sacbe.server.routes.endpoint import Endpoint, RequestContext, json
from sacbe.server.routes.queries import MAX_LISTED, entry
from sacbe.server.schemas import Feed, Me, TransferResult, TransferToken
from sacbe.server.store import Repository, Visitor
from sacbe.server.tokens import hash_token, new_token

CARRY_SECONDS = 15 * 60

T = TypeVar("T")


class SetSession(messages.Strict, frozen=True):
    """Name and language of the session."""

    name: messages.Name | None = None
    lang: messages.Language | None = None


class UseTransfer(messages.Strict, frozen=True):
    """The transfer token of another device."""

    token: messages.Token


async def _me(ctx: RequestContext, visitor: Visitor | None) -> Me:
    if visitor is None:
        return Me(known=False, name="", lang="en", tables=[])
    rows = await ctx.app.store.read(lambda by: by.tables_of(visitor.id, MAX_LISTED))
    tables = [entry(row, visitor.lang) for row in rows]
    return Me(known=True, name=visitor.name, lang=visitor.lang, tables=tables)


async def me(ctx: RequestContext) -> Me:
    """The session and its tables."""
    return await _me(ctx, await ctx.app.sessions.visitor(ctx.request))


async def introduce(ctx: RequestContext) -> Response:
    """Create a session, or change its name and language."""
    ctx.limit("joining")
    body: SetSession = ctx.body
    before = await ctx.app.sessions.visitor(ctx.request) or Visitor(0, "", "en")
    name, lang = body.name or before.name, body.lang or before.lang
    now = time.time()
    visitor, _, token = await with_visitor(
        ctx, lambda to, number: to.set_visitor(number, name, lang, now)
    )
    visitor = Visitor(visitor.id, name, lang)
    return with_cookie(ctx, json(await _me(ctx, visitor)), token)


async def with_visitor(
    ctx: RequestContext, then: Callable[[Repository, int], T], lang: str = "en"
) -> tuple[Visitor, T, str | None]:
    """Do something for the visitor of the session. If there is none, create one with this language:
    its token comes last."""
    visitor = await ctx.app.sessions.visitor(ctx.request)
    if visitor is not None:
        number = visitor.id
        return visitor, await ctx.app.store.write(lambda to: then(to, number)), None
    token, now = new_token(), time.time()

    def make(to: Repository) -> tuple[int, T]:
        number = to.new_visitor(hash_token(token), "", lang, now)
        return number, then(to, number)

    number, result = await ctx.app.store.write(make)
    return Visitor(number, "", lang), result, token


def with_cookie(ctx: RequestContext, response: Response, token: str | None) -> Response:
    if token is not None:
        ctx.app.sessions.set_cookie(response, token, ctx.https)
    return response


async def carry(ctx: RequestContext) -> TransferToken:
    """Create a single-use token that transfers the seats of this session to another device."""
    ctx.limit("joining")
    visitor = await ctx.app.sessions.visitor(ctx.request)
    if visitor is None:
        raise Refusal("unauthorized", "There is no session to transfer.")
    token, expires = new_token(), time.time() + CARRY_SECONDS
    await ctx.app.store.write(lambda to: to.new_carry(hash_token(token), visitor.id, expires))
    return TransferToken(token=token, expires=expires)


async def carried(ctx: RequestContext) -> Response:
    """Use a transfer token of another device."""
    ctx.limit("joining")
    body: UseTransfer = ctx.body
    hashed, now = hash_token(body.token), time.time()

    def use(to: Repository, number: int) -> int:
        roles = to.use_carry(hashed, number, now)
        if roles is None:
            raise Refusal("not_found", "This link has expired, was already used, or is invalid.")
        return roles

    _, roles, token = await with_visitor(ctx, use)
    return with_cookie(ctx, json(TransferResult(roles=roles)), token)


async def feed(ctx: RequestContext) -> Feed:
    """Create a secret address for the calendar of the session's open turns."""
    ctx.limit("joining")
    visitor = await ctx.app.sessions.visitor(ctx.request)
    if visitor is None:
        raise Refusal("unauthorized", "There is no session.")
    token, number = new_token(), visitor.id
    await ctx.app.store.write(lambda to: to.set_feed(number, hash_token(token)))
    return Feed(path=f"/api/turns/{token}")


async def turns(ctx: RequestContext) -> Response:
    """The open turns of a visitor as a calendar (iCalendar)."""
    ctx.limit("reading")
    try:
        token = msgspec.convert(ctx.request.path_params["feed"], messages.Token)
    except msgspec.ValidationError:
        raise Refusal("not_found", "There is no such calendar.") from None
    visitor = await ctx.app.sessions.feed_visitor(token)
    rows = await ctx.app.store.read(lambda by: by.tables_of(visitor.id, MAX_LISTED))
    text = calendar(rows, str(ctx.request.base_url), visitor.lang)
    return Response(text, media_type="text/calendar")


ENDPOINTS = [
    Endpoint(
        method="GET", path="/api/me", serve=me, response=Me, errors=("unavailable",), token=True
    ),
    Endpoint(
        method="POST",
        path="/api/me",
        serve=introduce,
        body=SetSession,
        response=Me,
        errors=("forbidden", "too_large", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/carry",
        serve=carry,
        response=TransferToken,
        errors=("unauthorized", "forbidden", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/feed",
        serve=feed,
        response=Feed,
        errors=("unauthorized", "forbidden", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="GET",
        path="/api/turns/{feed}",
        serve=turns,
        response="text/calendar",
        errors=("not_found", "too_many", "unavailable"),
    ),
    Endpoint(
        method="POST",
        path="/api/me/carried",
        serve=carried,
        body=UseTransfer,
        response=TransferResult,
        errors=("forbidden", "not_found", "too_large", "too_many", "unavailable"),
        token=True,
    ),
]
