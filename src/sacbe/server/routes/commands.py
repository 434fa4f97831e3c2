"""Creating tables, claiming seats and executing commands."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sacbe.play.errors import RecordError
from sacbe.server import messages, schemas, views
from sacbe.server.bot_pool import BotPoolError
from sacbe.server.decider import Refusal
from sacbe.server.middleware import convert, problem_for
from sacbe.server.records import opening_from_record
from sacbe.server.routes.endpoint import AppContext, Endpoint, RequestContext, json
from sacbe.server.sessions import Principal, role_of
from sacbe.server.store import Repository
from sacbe.server.table_service import NewTable, check_single_seat
from sacbe.server.tokens import hash_token


class Claim(messages.Strict, frozen=True):
    """Claim the role of a token."""

    token: messages.Token
    name: messages.Name | None = None


class Join(messages.Strict, frozen=True):
    """Join a free seat of a public table."""

    seat: messages.SeatNumber
    name: messages.Name | None = None


class Explain(messages.Strict, frozen=True):
    """Ask why an action is illegal, by `action` or by `info`."""

    seat: messages.SeatNumber
    action: messages.ActionId | None = None
    info: dict[str, Any] | None = None
    lang: messages.Language = "en"


# ---------------------------------------------------------------- creating tables


async def open_table(ctx: RequestContext) -> schemas.Opened:
    """Create a table. Its tokens are only in this response."""
    ctx.limit("opening")
    order: messages.OpenTable = ctx.body
    visitor = await ctx.app.sessions.visitor(ctx.request)
    number = None if visitor is None else visitor.id
    has_bots = any(isinstance(seat, messages.BotSeat) for seat in order.seats)
    if has_bots and ctx.app.bot_pool.is_busy_for(ctx.app.service.owner(number, ctx.address)):
        raise Refusal(
            "too_many", "The bots are busy with your other tables. Wait until they have moved."
        )
    return opened_response(await ctx.app.service.open(order, number, ctx.address))


def opened_response(opening: NewTable) -> schemas.Opened:
    """A new table with its tokens."""
    tokens = {str(seat): token for seat, token in opening.seat_tokens.items()}
    return schemas.Opened(table=opening.table, host_token=opening.host_token, seat_tokens=tokens)


# ---------------------------------------------------------------- claiming seats


async def claim(ctx: RequestContext) -> schemas.Role:
    """Claim the role of a token for the session; a seat's token claims the seat."""
    ctx.limit("joining")
    body: Claim = ctx.body
    context, table = ctx.app, ctx.table
    role = await context.sessions.role(table, body.token)
    visitor = await context.sessions.visitor(ctx.request)
    hashed = hash_token(body.token)

    table_state = await context.service.get(table)

    def keep(to: Repository) -> None:
        role_of(to, table, hashed)  # the seat may have been joined meanwhile
        if visitor is not None:
            if role != "host" and table_state.seats[int(role)].kind == "link":
                several = table_state.opened.several_seats or not table_state.opened.public
                check_single_seat(to.roles(visitor.id, table), int(role), several)
            to.claim(visitor.id, table, role, time.time())

    if role == "host":
        await context.store.write(keep)
    else:
        name = body.name or ("" if visitor is None else visitor.name)
        await context.service.claim_seat(table, int(role), name, keep)
    roles = frozenset({role})
    if visitor is not None:
        number = visitor.id
        roles = await context.store.read(lambda by: by.roles(number, table))
    return schemas.Role(table=table, role=role, roles=sorted(roles))


async def join(ctx: RequestContext) -> schemas.Role:
    """Join a free seat of a public table; needs a session."""
    ctx.limit("joining")
    body: Join = ctx.body
    context, table = ctx.app, ctx.table
    visitor = await context.sessions.visitor(ctx.request)
    table_state = await context.service.get(table)
    if visitor is None:
        raise Refusal("unauthorized", "A session is required: POST /api/me creates one.")
    if not table_state.opened.public:
        raise Refusal("forbidden", "This table is not public: seats are claimed by link.")
    if body.seat >= table_state.players or table_state.opened.seats[body.seat].kind != "link":
        raise Refusal("not_found", f"There is no free seat {body.seat} at this table.")
    number, role = visitor.id, str(body.seat)
    roles = await context.store.read(lambda by: by.roles(number, table))
    if role not in roles:
        check_single_seat(roles, body.seat, table_state.opened.several_seats)
        # Only one visitor can join; the same visitor gets the same response again.
        name = body.name or visitor.name
        await context.service.join_seat(table, body.seat, name, number)
    return schemas.Role(table=table, role=role, roles=sorted(roles | {role}))


async def renew_link(ctx: RequestContext) -> schemas.SeatLink:
    """Replace the link of a seat: one's own seat or, for the host, one that is still free."""
    ctx.limit("joining")
    seat = convert(ctx.request.path_params["seat"], messages.SeatNumber)
    principal = await ctx.principal()
    table_state = await ctx.app.service.get(ctx.table)
    if seat >= table_state.players or table_state.opened.seats[seat].kind == "bot":
        raise Refusal("not_found", f"There is no link for seat {seat}.")
    place = table_state.seats[seat]
    if seat not in principal.seats and (not principal.host or place.taken or place.is_bot):
        raise Refusal("forbidden", "Only the player of a seat, or the host while it is free.")
    token = await ctx.app.service.renew_token(ctx.table, seat, principal.visitor)
    await ctx.app.operation.follow()  # open sockets of the old link end
    return schemas.SeatLink(seat=seat, token=token)


# ---------------------------------------------------------------- commands


async def execute(
    context: AppContext,
    table: str,
    principal: Principal,
    order: messages.CommandRequest,
    address: str,
) -> messages.CommandResult:
    """Execute a command for HTTP and WebSocket clients."""
    began = time.perf_counter()
    kind = str(type(order.command).__struct_config__.tag)
    try:
        if not principal.known:
            raise Refusal("unauthorized", "A token or a session cookie is required.")
        context.limit("orders", address)
        _limit(context, order.command, f"{table} {principal.name}")
        principal.viewing_seat(
            await context.service.get(table), None
        )  # commands need the right to view the table
        result = await context.service.execute(
            table, principal.actor, order.expected_version, order.command_id, order.command
        )
    except Exception as error:
        problem = problem_for(error)
        became = "failed" if problem is None else problem.error
        context.metrics.commands.labels(command=kind, result=became).inc()
        raise
    context.metrics.commands.labels(command=kind, result="done").inc()
    context.metrics.command_seconds.observe(time.perf_counter() - began)
    return result


def _limit(context: AppContext, command: messages.Command, who: str) -> None:
    """Chat has its own limit; renaming counts twice, because all clients are notified."""
    if isinstance(command, messages.Say):
        context.limit("chat", who)
        return
    context.limit("commands", who)
    if isinstance(command, messages.Rename):
        context.limit("naming", who)


async def command(ctx: RequestContext) -> Any:
    """Execute a command. Commands are idempotent: a repeated id gets the same response."""
    order: messages.CommandRequest = ctx.body
    principal = await ctx.principal()
    try:
        return await execute(ctx.app, ctx.table, principal, order, ctx.address)
    except Refusal as refusal:
        if refusal.error not in ("conflict", "illegal"):
            raise
        return await _with_view(ctx, principal, order, refusal)


async def _with_view(
    ctx: RequestContext, principal: Principal, order: messages.CommandRequest, refusal: Refusal
) -> Any:
    """A refusal with the current view, for clients whose view was outdated."""
    table_state = await ctx.app.service.get(ctx.table)
    view = None
    if refusal.error == "conflict":
        seat = getattr(order.command, "seat", None)
        eyes = principal.viewing_seat(table_state, seat if seat in principal.seats else None)
        view = views.plain_view(ctx.table, table_state, eyes)
    problem = schemas.Problem(
        error=refusal.error,
        message=refusal.message,
        rule=refusal.rule,
        command_id=order.command_id,
        version=table_state.version,
        view=view,
    )
    return json(problem, messages.ERRORS[refusal.error])


async def explain(ctx: RequestContext) -> schemas.Explanation:
    """Explain whether an action is legal, and if not, why."""
    body: Explain = ctx.body
    if (body.action is None) == (body.info is None):
        raise Refusal("malformed", "Give either action or info, not both.")
    principal = await ctx.principal()
    table_state = await ctx.app.service.get(ctx.table)
    principal.viewing_seat(table_state, body.seat)
    what = body.info if body.action is None else body.action
    assert what is not None
    if isinstance(what, int) and what >= table_state.game.num_actions:
        raise Refusal("not_found", f"There is no action {what}.")
    try:
        why = await asyncio.to_thread(views.explain, table_state, what, body.seat, body.lang)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError):
        raise Refusal("malformed", "No action has this info.") from None
    return schemas.Explanation(legal=why is None, why=None if why is None else schemas.Why(**why))


# ---------------------------------------------------------------- records


async def take_record(ctx: RequestContext) -> schemas.Opened:
    """Create a table that continues from a record, or shows a finished game."""
    ctx.limit("opening")
    visitor = await ctx.app.sessions.visitor(ctx.request)
    try:
        opened = opening_from_record(await ctx.app.bot_pool.verify(ctx.raw))
    except RecordError as error:
        raise Refusal("illegal", str(error)) from None
    except BotPoolError:
        raise Refusal(
            "unavailable", "The record cannot be verified at the moment. Please try again."
        ) from None
    number = None if visitor is None else visitor.id
    return opened_response(await ctx.app.service.open_from(opened, number, ctx.address))


AT_TABLE = (
    "malformed",
    "unauthorized",
    "forbidden",
    "not_found",
    "conflict",
    "too_large",
    "too_many",
    "unavailable",
)

ENDPOINTS = [
    Endpoint(
        method="POST",
        path="/api/tables",
        serve=open_table,
        body=messages.OpenTable,
        response=schemas.Opened,
        status=201,
        errors=("forbidden", "not_found", "illegal", "too_large", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/claim",
        serve=claim,
        body=Claim,
        response=schemas.Role,
        errors=AT_TABLE,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/join",
        serve=join,
        body=Join,
        response=schemas.Role,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/seats/{seat}/link",
        serve=renew_link,
        response=schemas.SeatLink,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/commands",
        serve=command,
        body=messages.CommandRequest,
        response=messages.CommandResult,
        errors=(*AT_TABLE, "illegal"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/explain",
        serve=explain,
        body=Explain,
        response=schemas.Explanation,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/records",
        serve=take_record,
        raw=True,
        response=schemas.Opened,
        status=201,
        errors=("forbidden", "illegal", "too_large", "too_many", "unavailable"),
        token=True,
    ),
]
