"""Who asks: a token of the table, or a visitor's cookie and what the visitor has claimed.

Nobody has an account. A token speaks for one role at one table; a visitor is a browser that was
given a random cookie, and speaks for all roles that it has claimed. Only hashes are stored.

What a token speaks for is asked of the store every time, as what a visitor has claimed is: it ends
when somebody joins that seat, in whichever process that may be. A socket asks once.
"""

from __future__ import annotations

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response

from sacbe.server.decider import Actor, Refusal
from sacbe.server.limits import Settings
from sacbe.server.messages import Token
from sacbe.server.store import Repository, Store, Visitor
from sacbe.server.table_service import hash_token
from sacbe.server.table_state import TableState

COOKIE = "sacbe_visitor"
COOKIE_SECONDS = 400 * 86_400  # as long as browsers keep any


class Principal(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at a table, as far as we know."""

    name: str = ""  # tells askers apart; empty for nobody in particular
    seats: frozenset[int] = frozenset()
    host: bool = False
    visitor: int | None = None

    @property
    def actor(self) -> Actor:
        """For the door."""
        return Actor(name=self.name, seats=self.seats, host=self.host)

    @property
    def known(self) -> bool:
        """Is there anything that tells who it is?"""
        return bool(self.name)

    def viewing_seat(self, table_state: TableState, seat: int | None) -> int | None:
        """The seat whose eyes are used: the one asked for, else the lowest own one, else none. A
        Refusal if that is not for this asker."""
        if seat is not None:
            if seat >= table_state.players:
                raise Refusal("not_found", f"There is no seat {seat} at this table.")
            if seat not in self.seats:
                raise Refusal("forbidden", f"Seat {seat} is not yours.")
            return seat
        if self.seats:
            return min(self.seats)
        if not table_state.opened.spectators and not self.host:
            raise Refusal("forbidden", "This table does not allow spectators.")
        return None


def principal_from_roles(name: str, roles: frozenset[str], visitor: int | None = None) -> Principal:
    """An asker from the names of roles: host, and numbers of seats."""
    seats = frozenset(int(role) for role in roles if role != "host")
    return Principal(name=name, seats=seats, host="host" in roles, visitor=visitor)


def role_of(repository: Repository, table: str, hashed: bytes) -> str:
    """What a token of this hash speaks for; a Refusal if it is none of this table."""
    role = repository.role(table, hashed)
    if role is None:
        raise Refusal("unauthorized", "This token is not valid for this table.")
    return role


class Sessions:
    """Finds out who asks."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings

    async def role(self, table: str, token: str) -> str:
        """What a token speaks for; a Refusal if it is none of this table."""
        hashed = hash_token(token)
        return await self._store.read(lambda repository: role_of(repository, table, hashed))

    async def by_token(self, table: str, token: str) -> Principal:
        """Who shows a token. As long as a stranger may join a seat its token serves to sit down
        there and for nothing else: who opened the table has it, and would see what is to be that
        stranger's alone."""
        hashed = hash_token(token)

        def read_role(repository: Repository) -> str:
            role = role_of(repository, table, hashed)
            if repository.is_free(table, role):
                raise Refusal("forbidden", f"Claim the seat first: POST /api/tables/{table}/claim.")
            return role

        role = await self._store.read(read_role)
        return principal_from_roles(f"token:{role}", frozenset({role}))

    async def visitor(self, connection: HTTPConnection) -> Visitor | None:
        """The visitor whose cookie this is; an unknown cookie is as good as none."""
        cookie = connection.cookies.get(COOKIE, "")
        try:
            msgspec.convert(cookie, Token)
        except msgspec.ValidationError:
            return None
        hashed = hash_token(cookie)
        return await self._store.read(lambda repository: repository.visitor(hashed))

    async def principal(self, table: str, connection: HTTPConnection) -> Principal:
        """Who asks for something at a table. A token that is shown counts alone."""
        token = bearer(connection)
        if token is not None:
            return await self.by_token(table, token)
        visitor = await self.visitor(connection)
        if visitor is None:
            return Principal()
        return await self.by_claims(table, visitor.id)

    async def by_claims(self, table: str, visitor: int) -> Principal:
        """What a visitor has claimed at a table."""
        roles = await self._store.read(lambda repository: repository.roles(visitor, table))
        return principal_from_roles(f"visitor:{visitor}", roles, visitor)

    def set_cookie(self, response: Response, token: str, https: bool) -> None:
        """Give a visitor the cookie."""
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
    """The token in the Authorization header; a Refusal if there is something else in it."""
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
