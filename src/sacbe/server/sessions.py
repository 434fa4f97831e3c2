"""Authentication: tokens of tables, and cookies of visitors with the roles they claimed.

There are no accounts. A token controls one role at one table. A visitor is a browser with a random
cookie, and controls all roles that it has claimed. Only hashes are stored.

Tokens and claims are read from the store for every request, because a token expires when a visitor
joins its seat, perhaps in another process. A WebSocket reads them once.
"""

from __future__ import annotations

import time

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sacbe.server.decider import Actor, Refusal
from sacbe.server.limits import Settings
from sacbe.server.messages import Token
from sacbe.server.moderation import Bans
from sacbe.server.store import REMOVED, Repository, Store, Visitor
from sacbe.server.table_state import TableState
from sacbe.server.tokens import hash_token

COOKIE = "sacbe_visitor"
COOKIE_SECONDS = 400 * 86_400  # the limit of browsers


class Principal(msgspec.Struct, frozen=True, kw_only=True):
    """The sender of a request at a table, and the seats that it controls."""

    name: str = ""  # identifies the principal; empty if not authenticated
    seats: frozenset[int] = frozenset()
    host: bool = False
    visitor: int | None = None

    @property
    def actor(self) -> Actor:
        """The actor for commands."""
        return Actor(name=self.name, seats=self.seats, host=self.host)

    @property
    def known(self) -> bool:
        """Is the client authenticated?"""
        return bool(self.name)

    def viewing_seat(self, table_state: TableState, seat: int | None) -> int | None:
        """The seat whose view is used: the requested one, else the lowest own one, else None for a
        spectator. A Refusal if the principal may not view it."""
        if seat is not None:
            if seat >= table_state.players:
                raise Refusal("not_found", f"There is no seat {seat} at this table.")
            if seat not in self.seats:
                raise Refusal("forbidden", f"Seat {seat} is not yours.")
            _check_taken(table_state, seat)
            return seat
        if self.seats:
            _check_taken(table_state, min(self.seats))
            return min(self.seats)
        if not table_state.opened.spectators and not self.host:
            raise Refusal("forbidden", "This table does not allow spectators.")
        return None


def _check_taken(table_state: TableState, seat: int) -> None:
    """Refuse the view of an unclaimed seat while a bot plays it: the host has its
    token, and would see what only the bot may know."""
    place = table_state.seats[seat]
    if place.is_bot and not place.taken:
        raise Refusal("forbidden", "A bot is playing for this seat, which nobody has claimed.")


def principal_from_roles(name: str, roles: frozenset[str], visitor: int | None = None) -> Principal:
    """A principal with roles: "host" and seat numbers."""
    seats = frozenset(int(role) for role in roles if role not in ("host", REMOVED))
    return Principal(name=name, seats=seats, host="host" in roles, visitor=visitor)


def role_of(repository: Repository, table: str, hashed: bytes) -> str:
    """The role of a token hash; a Refusal if it is not valid at this table."""
    role = repository.role(table, hashed)
    if role is None:
        raise Refusal("unauthorized", "This token is not valid for this table.")
    return role


class Sessions:
    """Authenticates requests."""

    def __init__(self, store: Store, settings: Settings, bans: Bans) -> None:
        self._store, self._settings, self._bans = store, settings, bans

    def check_bans(self, principal: Principal, address: str) -> None:
        """Refuse a principal who is banned, or whose network is."""
        now = time.time()
        self._bans.check_address(address, now)
        if principal.visitor is not None:
            self._bans.check_visitor(principal.visitor, now)

    async def role(self, table: str, token: str) -> str:
        """The role of a token; a Refusal if it is not valid at this table."""
        hashed = hash_token(token)
        return await self._store.read(lambda repository: role_of(repository, table, hashed))

    async def by_token(self, table: str, token: str) -> Principal:
        """The principal of a token. While a seat of a public table is free, its token can only
        claim it: the creator of the table has that token too, and would see what only the player
        may see."""
        hashed = hash_token(token)

        def read_role(repository: Repository) -> str:
            role = role_of(repository, table, hashed)
            if repository.is_free(table, role):
                raise Refusal("forbidden", f"Claim the seat first: POST /api/tables/{table}/claim.")
            return role

        role = await self._store.read(read_role)
        return principal_from_roles(f"token:{role}", frozenset({role}))

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        """The visitor of the session cookie; None if it is missing or unknown. A Refusal for one
        who is banned."""
        cookie = connection.cookies.get(COOKIE, "")
        try:
            msgspec.convert(cookie, Token)
        except msgspec.ValidationError:
            return None
        hashed = hash_token(cookie)
        visitor = await self._store.read(lambda repository: repository.visitor(hashed))
        if visitor is not None:
            self._bans.check_visitor(visitor.id, time.time())
        return visitor

    async def feed_visitor(self, token: str) -> Visitor:
        """The visitor of a calendar; a Refusal if the address is not valid."""
        hashed = hash_token(token)
        visitor = await self._store.read(lambda repository: repository.feed_visitor(hashed))
        if visitor is None:
            raise Refusal("not_found", "There is no such calendar.")
        self._bans.check_visitor(visitor.id, time.time())
        return visitor

    async def principal(self, table: str, connection: HTTPConnection) -> Principal:
        """The principal of a request at a table. A token takes precedence over a cookie."""
        token = bearer(connection)
        if token is not None:
            return await self.by_token(table, token)
        visitor = await self.visitor(connection)
        if visitor is None:
            return Principal()
        return await self.by_claims(table, visitor.id)

    async def by_claims(self, table: str, visitor: int) -> Principal:
        """The principal of a visitor: all roles it has claimed at the table."""
        roles = await self._store.read(lambda repository: repository.roles(visitor, table))
        return principal_from_roles(f"visitor:{visitor}", roles, visitor)

    def set_cookie(self, response: Response, token: str, https: bool) -> None:
        """Set the session cookie."""
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            path="/",
            secure=https or self._settings.secure_cookies,
            httponly=True,
            samesite="lax",
        )


def bearer(connection: HTTPConnection) -> str | None:
    """The token in the Authorization header; a Refusal if the header is malformed."""
    headers = connection.headers.getlist("authorization")
    if not headers:
        return None
    scheme, _, token = headers[0].partition(" ")
    try:
        if len(headers) > 1 or scheme.lower() != "bearer":
            raise Refusal("unauthorized", "Send one token in the form Authorization: Bearer TOKEN.")
        return msgspec.convert(token.strip(), Token)
    except msgspec.ValidationError:
        raise Refusal("unauthorized", "The token is malformed.") from None
