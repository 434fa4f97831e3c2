"""Visitors: a name, a language and the tables they sit at; no account, only a cookie."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

from starlette.responses import Response

from sacbe.server import wire
from sacbe.server.deciding import Refusal
from sacbe.server.door import hash_token, new_token
from sacbe.server.routes.answers import Carried, Carry, Me
from sacbe.server.routes.endpoint import Asked, Endpoint, json
from sacbe.server.routes.looking import MOST_LISTED, entry
from sacbe.server.store import Repository, Visitor

CARRY_SECONDS = 15 * 60

T = TypeVar("T")


class Introduce(wire.Strict, frozen=True):
    """Name and language of the session."""

    name: wire.Name | None = None
    lang: wire.Language | None = None


class CarryOver(wire.Strict, frozen=True):
    """The transfer token of another device."""

    token: wire.Token


async def _me(asked: Asked, visitor: Visitor | None) -> Me:
    if visitor is None:
        return Me(known=False, name="", lang="en", tables=[])
    rows = await asked.desk.store.read(lambda by: by.tables_of(visitor.id, MOST_LISTED))
    tables = [entry(row) for row in rows]
    return Me(known=True, name=visitor.name, lang=visitor.lang, tables=tables)


async def me(asked: Asked) -> Me:
    """The session and its tables."""
    return await _me(asked, await asked.desk.sessions.visitor(asked.request))


async def introduce(asked: Asked) -> Response:
    """Create a session, or change its name and language."""
    asked.limit("joining")
    body: Introduce = asked.body
    before = await asked.desk.sessions.visitor(asked.request) or Visitor(0, "", "en")
    name, lang = body.name or before.name, body.lang or before.lang
    now = time.time()
    visitor, _, token = await _somebody(
        asked, lambda to, number: to.set_visitor(number, name, lang, now)
    )
    visitor = Visitor(visitor.id, name, lang)
    return _with_cookie(asked, json(await _me(asked, visitor)), token)


async def _somebody(
    asked: Asked, then: Callable[[Repository, int], T]
) -> tuple[Visitor, T, str | None]:
    """Do something for the visitor; if there was none, for a new one, whose token comes last."""
    visitor = await asked.desk.sessions.visitor(asked.request)
    if visitor is not None:
        number = visitor.id
        return visitor, await asked.desk.store.write(lambda to: then(to, number)), None
    token, now = new_token(), time.time()

    def make(to: Repository) -> tuple[int, T]:
        number = to.new_visitor(hash_token(token), "", "en", now)
        return number, then(to, number)

    number, done = await asked.desk.store.write(make)
    return Visitor(number, "", "en"), done, token


def _with_cookie(asked: Asked, response: Response, token: str | None) -> Response:
    if token is not None:
        asked.desk.sessions.hand_out(response, token, asked.https)
    return response


async def carry(asked: Asked) -> Carry:
    """Create a single-use token that transfers the seats of this session to another device."""
    asked.limit("joining")
    visitor = await asked.desk.sessions.visitor(asked.request)
    if visitor is None:
        raise Refusal("unauthorized", "There is no session to transfer.")
    token, expires = new_token(), time.time() + CARRY_SECONDS
    await asked.desk.store.write(lambda to: to.new_carry(hash_token(token), visitor.id, expires))
    return Carry(token=token, expires=expires)


async def carried(asked: Asked) -> Response:
    """Use a transfer token of another device."""
    asked.limit("joining")
    body: CarryOver = asked.body
    hashed, now = hash_token(body.token), time.time()

    def use(to: Repository, number: int) -> int:
        roles = to.use_carry(hashed, number, now)
        if roles is None:
            raise Refusal("not_found", "This link has expired, was already used, or is invalid.")
        return roles

    _, roles, token = await _somebody(asked, use)
    return _with_cookie(asked, json(Carried(roles=roles)), token)


ENDPOINTS = [
    Endpoint(
        method="GET", path="/api/me", serve=me, answer=Me, errors=("unavailable",), token=True
    ),
    Endpoint(
        method="POST",
        path="/api/me",
        serve=introduce,
        body=Introduce,
        answer=Me,
        errors=("forbidden", "too_large", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/carry",
        serve=carry,
        answer=Carry,
        errors=("unauthorized", "forbidden", "too_many", "unavailable"),
        token=True,
    ),
    Endpoint(
        method="POST",
        path="/api/me/carried",
        serve=carried,
        body=CarryOver,
        answer=Carried,
        errors=("forbidden", "not_found", "too_large", "too_many", "unavailable"),
        token=True,
    ),
]
