"""Opening tables, sitting down, and giving commands: all of it through the door."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sacbe.play.errors import RecordError
from sacbe.server import seen, wire
from sacbe.server.deciding import Refusal
from sacbe.server.door import Opening, hash_token
from sacbe.server.guards import problem_of
from sacbe.server.records import opened_from
from sacbe.server.routes import answers
from sacbe.server.routes.endpoint import Asked, Desk, Endpoint, json
from sacbe.server.routes.views import Audience
from sacbe.server.sessions import Asker, role_of
from sacbe.server.store import Repository
from sacbe.server.thinkers import ThinkerFailed

NAME = "Player"


class Claim(wire.Strict, frozen=True):
    """Claim the role of a token."""

    token: wire.Token
    name: wire.Name | None = None


class Join(wire.Strict, frozen=True):
    """Join a free seat of a public table."""

    seat: wire.SeatNumber
    name: wire.Name | None = None


class Explain(wire.Strict, frozen=True):
    """Ask why an action is illegal, by `action` or by `info`."""

    seat: wire.SeatNumber
    action: wire.ActionId | None = None
    info: dict[str, Any] | None = None
    lang: wire.Language = "en"


# ---------------------------------------------------------------- opening


async def open_table(asked: Asked) -> answers.Opened:
    """Create a table. Its tokens are only in this response."""
    asked.limit("opening")
    visitor = await asked.desk.sessions.visitor(asked.request)
    opening = await asked.desk.door.open(asked.body, None if visitor is None else visitor.id)
    return _opened(opening)


def _opened(opening: Opening) -> answers.Opened:
    tokens = {str(seat): token for seat, token in opening.seat_tokens.items()}
    return answers.Opened(table=opening.table, host_token=opening.host_token, seat_tokens=tokens)


# ---------------------------------------------------------------- sitting down


async def claim(asked: Asked) -> answers.Role:
    """Claim the role of a token for the session; a seat's token claims the seat."""
    asked.limit("joining")
    body: Claim = asked.body
    desk, table = asked.desk, asked.table
    role = await desk.sessions.role(table, body.token)
    visitor = await desk.sessions.visitor(asked.request)
    hashed = hash_token(body.token)

    def keep(to: Repository) -> None:
        role_of(to, table, hashed)  # somebody may have joined that seat meanwhile
        if visitor is not None:
            to.claim(visitor.id, table, role, time.time())

    if role == "host":
        await desk.store.write(keep)
    else:
        name = body.name or ("" if visitor is None else visitor.name) or NAME
        await desk.door.sit(table, int(role), name, keep)
    roles = frozenset({role})
    if visitor is not None:
        number = visitor.id
        roles = await desk.store.read(lambda by: by.roles(number, table))
    return answers.Role(table=table, role=role, roles=sorted(roles))


async def join(asked: Asked) -> answers.Role:
    """Join a free seat of a public table; needs a session."""
    asked.limit("joining")
    body: Join = asked.body
    desk, table = asked.desk, asked.table
    visitor = await desk.sessions.visitor(asked.request)
    story = await desk.door.story(table)
    if visitor is None:
        raise Refusal("unauthorized", "A session is required: POST /api/me creates one.")
    if not story.opened.public:
        raise Refusal("forbidden", "This table is not public: seats are claimed by link.")
    if body.seat >= story.players or story.opened.seats[body.seat].kind != "link":
        raise Refusal("not_found", f"There is no free seat {body.seat} at this table.")
    number, role = visitor.id, str(body.seat)
    roles = await desk.store.read(lambda by: by.roles(number, table))
    if role not in roles:
        # Only one can be stored; the same visitor again is answered as before.
        name = body.name or visitor.name or NAME
        await desk.door.join(table, body.seat, name, number)
    return answers.Role(table=table, role=role, roles=sorted(roles | {role}))


# ---------------------------------------------------------------- commands


async def run_step(
    desk: Desk, table: str, asker: Asker, order: wire.Order, address: str
) -> wire.Done:
    """Through the door, for HTTP and for sockets."""
    began = time.perf_counter()
    kind = str(type(order.command).__struct_config__.tag)
    try:
        if not asker.known:
            raise Refusal("unauthorized", "A token or a session cookie is required.")
        desk.limit("orders", address)
        _limit(desk, order.command, f"{table} {asker.name}")
        asker.audience(await desk.door.story(table), None)  # who cannot look cannot speak
        done = await desk.door.commit(
            table, asker.actor, order.expected_version, order.command_id, order.command
        )
    except Exception as error:
        problem = problem_of(error)
        became = "failed" if problem is None else problem.error
        desk.meters.commits.add(command=kind, result=became)
        raise
    desk.meters.commits.add(command=kind, result="done")
    desk.meters.commit_seconds.add(time.perf_counter() - began)
    return done


def _limit(desk: Desk, command: wire.Command, who: str) -> None:
    """Chat has a bucket of its own; a new name, which everybody is told, counts twice."""
    if isinstance(command, wire.Say):
        desk.limit("chat", who)
        return
    desk.limit("commands", who)
    if isinstance(command, wire.Rename):
        desk.limit("naming", who)


async def command(asked: Asked) -> Any:
    """Execute a command. Commands are idempotent: a repeated id gets the same response."""
    order: wire.Order = asked.body
    asker = await asked.asker()
    try:
        return await run_step(asked.desk, asked.table, asker, order, asked.address)
    except Refusal as refusal:
        if refusal.error not in ("conflict", "illegal"):
            raise
        return await _with_view(asked, asker, order, refusal)


async def _with_view(asked: Asked, asker: Asker, order: wire.Order, refusal: Refusal) -> Any:
    """A refusal together with how the table is now, for those who looked too long ago."""
    story = await asked.desk.door.story(asked.table)
    view = None
    if refusal.error == "conflict":
        seat = getattr(order.command, "seat", None)
        eyes = asker.audience(story, seat if seat in asker.seats else None)
        view = await asked.desk.views.of(asked.table, story, Audience(eyes))
    problem = wire.Problem(
        error=refusal.error,
        message=refusal.message,
        rule=refusal.rule,
        command_id=order.command_id,
        version=story.version,
        view=view,
    )
    return json(problem, wire.ERRORS[refusal.error])


async def explain(asked: Asked) -> answers.Explained:
    """Explain whether an action is legal, and if not, why."""
    body: Explain = asked.body
    if (body.action is None) == (body.info is None):
        raise Refusal("malformed", "Give either action or info, not both.")
    asker = await asked.asker()
    story = await asked.desk.door.story(asked.table)
    asker.audience(story, body.seat)
    what = body.info if body.action is None else body.action
    assert what is not None
    if isinstance(what, int) and what >= story.game.num_actions:
        raise Refusal("not_found", f"There is no action {what}.")
    try:
        why = await asyncio.to_thread(seen.explain, story, what, body.seat, body.lang)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, RecursionError):
        raise Refusal("malformed", "No action has this info.") from None
    return answers.Explained(legal=why is None, why=None if why is None else answers.Why(**why))


# ---------------------------------------------------------------- records


async def take_record(asked: Asked) -> answers.Opened:
    """Create a table that continues from a record, or shows a finished game."""
    asked.limit("opening")
    visitor = await asked.desk.sessions.visitor(asked.request)
    try:
        opened = opened_from(await asked.desk.thinkers.verify(asked.raw))
    except RecordError as error:
        raise Refusal("illegal", str(error)) from None
    except ThinkerFailed:
        raise Refusal(
            "unavailable", "The record cannot be verified at the moment. Please try again."
        ) from None
    opening = await asked.desk.door.open_with(opened, None if visitor is None else visitor.id)
    return _opened(opening)


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
        body=wire.OpenTable,
        answer=answers.Opened,
        status=201,
        errors=("forbidden", "not_found", "illegal", "too_large", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/claim",
        serve=claim,
        body=Claim,
        answer=answers.Role,
        errors=AT_TABLE,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/join",
        serve=join,
        body=Join,
        answer=answers.Role,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/commands",
        serve=command,
        body=wire.Order,
        answer=wire.Done,
        errors=(*AT_TABLE, "illegal"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/tables/{table}/explain",
        serve=explain,
        body=Explain,
        answer=answers.Explained,
        errors=AT_TABLE,
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/records",
        serve=take_record,
        raw=True,
        answer=answers.Opened,
        status=201,
        errors=("forbidden", "illegal", "too_large", "too_many", "unavailable"),
        token=True,
    ),
]
