"""The notifications of a visitor: where they go, and how they end."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from starlette.responses import Response

from sacbe.server import messages
from sacbe.server.decider import Refusal
from sacbe.server.notify.settings import Channel
from sacbe.server.notify.targets import MAX_URL
from sacbe.server.routes.endpoint import Endpoint, RequestContext, json
from sacbe.server.schemas import Notifications, NotificationTarget, Stopped
from sacbe.server.store import Visitor, notices

Code = Annotated[str, Meta(pattern="^[0-9]{8}" + messages.END)]


class SetTarget(messages.Strict, frozen=True):
    """Where notifications go and what of; an empty target ends them."""

    channel: Literal["email", "webhook", "ntfy"]
    target: Annotated[str, Meta(max_length=MAX_URL, pattern=messages.PLAIN)]
    turns: bool = True
    results: bool = True


class ConfirmTarget(messages.Strict, frozen=True):
    """The code that an e-mail address got."""

    code: Code


async def _visitor(ctx: RequestContext) -> Visitor:
    visitor = await ctx.app.sessions.visitor(ctx.request)
    if visitor is None:
        raise Refusal("unauthorized", "A session is required: POST /api/me creates one.")
    return visitor


async def _listed(ctx: RequestContext, visitor: Visitor | None) -> Notifications:
    rows = []
    if visitor is not None:
        number = visitor.id
        rows = await ctx.app.store.read(lambda by: notices.targets_of(by, number))
    return Notifications(
        channels=ctx.app.notifier.settings.channels,
        targets=[
            NotificationTarget(
                channel=row.channel,  # type: ignore[arg-type]
                target=row.target,
                turns=row.turns,
                results=row.results,
                confirmed=row.confirmed is not None,
            )
            for row in rows
        ],
    )


async def listed(ctx: RequestContext) -> Notifications:
    """The notifications that the server offers, and those of the session."""
    return await _listed(ctx, await ctx.app.sessions.visitor(ctx.request))


async def set_target(ctx: RequestContext) -> Notifications:
    """Set or remove an address for notifications.

    A new one gets a message; an e-mail address gets a code, and nothing else until it is confirmed.
    """
    ctx.limit("joining")
    body: SetTarget = ctx.body
    visitor = await _visitor(ctx)
    number, channel = visitor.id, body.channel
    rows = await ctx.app.store.read(lambda by: notices.targets_of(by, number))
    by_channel = {row.channel: row for row in rows}
    if not body.target:
        await ctx.app.store.write(lambda to: notices.remove_target(to, number, channel))
    elif (
        channel in by_channel
        and by_channel[channel].target == body.target
        and by_channel[channel].confirmed
    ):
        await ctx.app.store.write(
            lambda to: notices.set_kinds(to, number, channel, body.turns, body.results)
        )
    else:
        await _add_target(ctx, visitor, body)
    return await _listed(ctx, visitor)


async def _add_target(ctx: RequestContext, visitor: Visitor, body: SetTarget) -> None:
    ctx.limit("notices")
    ctx.app.limit("notices", f"to {body.target.lower()}")
    channel: Channel = body.channel
    await ctx.app.notifier.set_target(
        visitor.id, visitor.lang, channel, body.target, body.turns, body.results
    )


async def confirm(ctx: RequestContext) -> Notifications:
    """Confirm an e-mail address by the code that it got."""
    ctx.limit("joining")
    body: ConfirmTarget = ctx.body
    visitor = await _visitor(ctx)
    await ctx.app.notifier.confirm(visitor.id, body.code)
    return await _listed(ctx, visitor)


async def stop(ctx: RequestContext) -> Response:
    """End the notifications of a link, also for mail programs (RFC 8058)."""
    ctx.limit("joining")
    try:
        token = msgspec.convert(ctx.request.path_params["stop"], messages.Token)
    except msgspec.ValidationError:
        raise Refusal("not_found", "There are no such notifications.") from None
    is_stopped = await ctx.app.store.write(lambda to: notices.stop(to, token))
    return json(Stopped(stopped=is_stopped))


ENDPOINTS = [
    Endpoint(
        method="GET",
        path="/api/me/notifications",
        serve=listed,
        response=Notifications,
        errors=("unavailable",),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/notifications",
        serve=set_target,
        body=SetTarget,
        response=Notifications,
        errors=("unauthorized", "forbidden", "illegal", "too_large", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/notifications/confirm",
        serve=confirm,
        body=ConfirmTarget,
        response=Notifications,
        errors=("unauthorized", "forbidden", "illegal", "too_large", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/stop/{stop}",
        serve=stop,
        response=Stopped,
        errors=("forbidden", "not_found", "too_many", "unavailable"),
    ),
]
