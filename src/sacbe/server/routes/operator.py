"""The API of the operator's page. It uses the functions of `sacbe admin`."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
import structlog
from msgspec import Meta
from starlette.responses import Response

from sacbe.server import messages, moderation, schemas
from sacbe.server.decider import Refusal
from sacbe.server.middleware import convert
from sacbe.server.operation import SESSION_SECONDS
from sacbe.server.routes.endpoint import Endpoint, RequestContext, json
from sacbe.server.store import Ban, TableRow

COOKIE = "sacbe_operator"
COOKIE_PATH = "/api/operator"
MAX_LISTED = 100
MAX_CHAT = 500  # lines
ERRORS = (
    "unauthorized",
    "forbidden",
    "not_found",
    "illegal",
    "too_large",
    "too_many",
    "unavailable",
)

log = structlog.get_logger("sacbe.operator")


BanNumber = Annotated[int, Meta(ge=1, le=2**53)]


class LogIn(messages.Strict, frozen=True):
    """The token of a link."""

    token: messages.Token


class Search(messages.Strict, frozen=True):
    """Part of an id, a game or a name."""

    search: Annotated[str, Meta(max_length=40, pattern=messages.PLAIN)] = ""


class Hide(messages.Strict, frozen=True):
    """Hide a table from the lobby, or show it again."""

    hidden: bool


class Unsay(messages.Strict, frozen=True):
    """The number of a chat message."""

    number: messages.Version


class NewBan(messages.Strict, frozen=True):
    """A ban of a visitor or a network."""

    visitor: Annotated[int, Meta(ge=1, le=2**53)] | None = None
    network: Annotated[str, Meta(max_length=50, pattern=messages.PLAIN)] | None = None
    hours: Annotated[int, Meta(ge=1, le=876_000)] = 24
    why: Annotated[str, Meta(max_length=200, pattern=messages.PLAIN)] = ""


# ---------------------------------------------------------------- sessions


async def log_in(ctx: RequestContext) -> Response:
    """Exchange the token of an operator's link for a session cookie."""
    ctx.limit("operator")
    body: LogIn = ctx.body
    session = await ctx.app.operation.log_in(body.token)
    log.warning("operator logged in")
    response = json(schemas.Done())
    response.set_cookie(
        COOKIE,
        session,
        max_age=int(SESSION_SECONDS),
        path=COOKIE_PATH,
        secure=ctx.https or ctx.app.settings.secure_cookies,
        httponly=True,
        samesite="strict",
    )
    return response


async def _check(ctx: RequestContext) -> str:
    """The token of the operator's session; a Refusal if there is none. Failures are limited."""
    cookie = ctx.request.cookies.get(COOKIE, "")
    try:
        token = msgspec.convert(cookie, messages.Token)
        await ctx.app.operation.check(token)
    except (msgspec.ValidationError, Refusal):
        ctx.limit("operator")
        raise Refusal(
            "unauthorized", "Log in with a link from `sacbe admin operator-link`."
        ) from None
    return token


async def log_out(ctx: RequestContext) -> Response:
    """End the session of the operator."""
    await ctx.app.operation.log_out(await _check(ctx))
    response = json(schemas.Done())
    response.delete_cookie(COOKIE, path=COOKIE_PATH)
    return response


# ---------------------------------------------------------------- reading


async def overview(ctx: RequestContext) -> schemas.Overview:
    """The server at a glance."""
    await _check(ctx)
    return await ctx.app.operation.overview()


def _entry(row: TableRow) -> schemas.OperatorTable:
    summary = row.summary
    return schemas.OperatorTable(
        table=row.table,
        game=summary.game,
        status=summary.status,
        public=summary.public,
        hidden=row.hidden,
        names=summary.names,
        version=row.version,
        opened=row.opened,
        updated=row.updated,
    )


async def operator_tables(ctx: RequestContext) -> schemas.OperatorTables:
    """The latest changed tables."""
    await _check(ctx)
    search: str = ctx.query.search
    rows = await ctx.app.store.read(lambda by: by.latest_tables(MAX_LISTED, search))
    return schemas.OperatorTables(tables=[_entry(row) for row in rows])


async def operator_details(ctx: RequestContext) -> schemas.OperatorDetails:
    """The chat and the visitors of a table; nothing of the game."""
    await _check(ctx)
    table = ctx.table
    row, claims = await ctx.app.store.read(lambda by: (by.row(table), by.claims_of(table)))
    if row is None:
        raise Refusal("not_found", "There is no such table.")
    lines = moderation.chat_lines(await ctx.app.service.log(table))[-MAX_CHAT:]
    return schemas.OperatorDetails(
        table=_entry(row),
        chat=[
            schemas.NumberedChatLine(
                number=logged.version, at=logged.at, name=message.name, text=message.text
            )
            for logged, message in lines
        ],
        visitors=[schemas.RoleHolder(role=role, visitor=visitor) for role, visitor in claims],
    )


async def bans(ctx: RequestContext) -> schemas.BanList:
    """The bans in force."""
    await _check(ctx)
    now = time.time()
    rows = await ctx.app.store.read(lambda by: by.bans(now))
    return schemas.BanList(bans=[_ban_info(row) for row in rows])


def _ban_info(row: Ban) -> schemas.BanInfo:
    return schemas.BanInfo(
        id=row.id, visitor=row.visitor, network=row.network, until=row.until, why=row.why
    )


# ---------------------------------------------------------------- changing


@contextmanager
def _refusing(error: str) -> Iterator[None]:
    """Turn an explanation of moderation.py into a Refusal."""
    try:
        yield
    except ValueError as reason:
        raise Refusal(error, str(reason)) from None


async def hide(ctx: RequestContext) -> schemas.Done:
    """Hide a table from the lobby, or show it again."""
    await _check(ctx)
    body: Hide = ctx.body
    with _refusing("not_found"):
        await moderation.hide_table(ctx.app.store, ctx.table, body.hidden)
    return await _done(ctx, "hide" if body.hidden else "show", table=ctx.table)


async def delete(ctx: RequestContext) -> schemas.Done:
    """Delete a table with all its data."""
    await _check(ctx)
    with _refusing("not_found"):
        await moderation.delete_table(ctx.app.store, ctx.table)
    return await _done(ctx, "delete", table=ctx.table)


async def unsay(ctx: RequestContext) -> schemas.Done:
    """Remove a chat message."""
    await _check(ctx)
    body: Unsay = ctx.body
    with _refusing("not_found"):
        await moderation.remove_chat(ctx.app.service, ctx.app.store, ctx.table, body.number)
    return await _done(ctx, "unsay", table=ctx.table)


async def add_ban(ctx: RequestContext) -> schemas.BanInfo:
    """Ban a visitor or a network for a time."""
    await _check(ctx)
    body: NewBan = ctx.body
    with _refusing("illegal"):
        ban = await moderation.ban(
            ctx.app.store, body.visitor, body.network, body.hours, body.why, time.time()
        )
    await _done(ctx, "ban", ban=ban.id)
    return _ban_info(ban)


async def lift_ban(ctx: RequestContext) -> schemas.Done:
    """End a ban."""
    await _check(ctx)
    number = convert(ctx.request.path_params["ban"], BanNumber)
    with _refusing("not_found"):
        await moderation.unban(ctx.app.store, number)
    return await _done(ctx, "unban", ban=number)


async def _done(ctx: RequestContext, action: str, **more: object) -> schemas.Done:
    log.warning("operator", action=action, **more)
    await ctx.app.operation.follow()
    return schemas.Done()


def _endpoint(method: str, path: str, serve: object, response: object, **more: object) -> Endpoint:
    return Endpoint(
        method=method,
        path=COOKIE_PATH + path,
        serve=serve,  # type: ignore[arg-type]
        response=response,
        errors=ERRORS,
        token=True,
        **more,  # type: ignore[arg-type]
    )


ENDPOINTS = [
    _endpoint("GET", "", overview, schemas.Overview),
    _endpoint("POST", "/login", log_in, schemas.Done, body=LogIn),
    _endpoint("POST", "/logout", log_out, schemas.Done),
    _endpoint("GET", "/tables", operator_tables, schemas.OperatorTables, query=Search),
    _endpoint("GET", "/tables/{table}", operator_details, schemas.OperatorDetails),
    _endpoint("POST", "/tables/{table}/hide", hide, schemas.Done, body=Hide),
    _endpoint("POST", "/tables/{table}/delete", delete, schemas.Done),
    _endpoint("POST", "/tables/{table}/unsay", unsay, schemas.Done, body=Unsay),
    _endpoint("GET", "/bans", bans, schemas.BanList),
    _endpoint("POST", "/bans", add_ban, schemas.BanInfo, body=NewBan),
    _endpoint("POST", "/bans/{ban}/lift", lift_ban, schemas.Done),
]
