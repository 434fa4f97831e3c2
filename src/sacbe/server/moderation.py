"""What an operator may do with tables, chat and visitors, beside a running server or in it."""

from __future__ import annotations

import ipaddress
import math
from collections.abc import Callable, Iterable

from sacbe.server import events as ev
from sacbe.server.decider import Refusal
from sacbe.server.limits import Network
from sacbe.server.store import Ban, Repository, Store
from sacbe.server.table_service import TableService
from sacbe.server.table_state import TableState


class Bans:
    """The bans in force, in memory: every request asks for them."""

    def __init__(self) -> None:
        self._visitors: dict[int, float] = {}
        self._networks: list[tuple[Network, float]] = []

    def replace(self, bans: list[Ban]) -> None:
        """Use these bans from now on."""
        self._visitors = {ban.visitor: ban.until for ban in bans if ban.visitor is not None}
        self._networks = [
            (ipaddress.ip_network(ban.network, strict=False), ban.until)
            for ban in bans
            if ban.network is not None
        ]

    def check_visitor(self, visitor: int, now: float) -> None:
        """Refuse a visitor who is banned."""
        if self._visitors.get(visitor, 0.0) > now:
            raise Refusal("forbidden", "The operator of this server has banned you for a time.")

    def check_address(self, address: str, now: float) -> None:
        """Refuse an address, or an IPv6 network as `limits.address` writes it, of a banned
        network."""
        if not self._networks:
            return
        try:
            network = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return
        for banned, until in self._networks:
            if until > now and network.version == banned.version and network.overlaps(banned):
                raise Refusal("forbidden", "The operator of this server has banned this network.")


class Moderation:
    """Lets a server follow what `sacbe admin` changes in its database."""

    def __init__(self, store: Store, service: TableService) -> None:
        self.bans = Bans()
        self._store, self._service = store, service
        self._last = 0  # number of the last table that was read again
        self._in_force: list[Ban] = []
        self._listeners: dict[Callable[[], None], str] = {}  # with their tables

    async def follow(self, now: float) -> None:
        """Read the bans in force, and the tables that were changed or deleted."""
        last = self._last
        bans, tables = await self._store.read(lambda by: (by.bans(now), by.moderated_after(last)))
        self.bans.replace(bans)
        for number, table in tables:
            await self._service.reload(table)
            self._last = number
        has_new_ban = any(ban not in self._in_force for ban in bans)
        self._in_force = bans
        changed = {table for _, table in tables}
        for listener, table in list(self._listeners.items()):
            if has_new_ban or table in changed:
                listener()

    def subscribe(self, table: str, listener: Callable[[], None]) -> Callable[[], None]:
        """Call a function when rights at a table may have been lost; returns what ends that."""
        self._listeners[listener] = table

        def end() -> None:
            del self._listeners[listener]

        return end


def parse_network(text: str) -> str:
    """A network in its usual form; a ValueError explains what is wrong."""
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise ValueError(f"{text!r} is not a network such as 203.0.113.0/24.") from None


async def ban(
    store: Store, visitor: int | None, network: str | None, hours: int, why: str, now: float
) -> Ban:
    """Ban a visitor or a network for some hours; a ValueError explains what is wrong."""
    if (visitor is None) == (network is None):
        raise ValueError("Ban either a visitor or a network.")
    parsed = None if network is None else parse_network(network)
    until = now + hours * 3600

    def add(to: Repository) -> int:
        if visitor is not None and not to.has_visitor(visitor):
            raise ValueError(f"There is no visitor {visitor}.")
        return to.ban(visitor, parsed, until, why)

    return Ban(await store.write(add), visitor, parsed, until, why)


async def unban(store: Store, number: int) -> None:
    """End a ban."""
    if not await store.write(lambda to: to.unban(number)):
        raise ValueError(f"There is no ban {number}.")


def chat_lines(log: Iterable[ev.LoggedEvent]) -> list[tuple[ev.LoggedEvent, ev.Said]]:
    """The chat messages in a log that were not removed."""
    return [
        (logged, logged.event)
        for logged in log
        if isinstance(logged.event, ev.Said) and logged.event.text
    ]


async def hide_table(store: Store, table: str, is_hidden: bool) -> None:
    """Hide a table from the lobby, or show it again."""
    if not await store.write(lambda to: to.hide(table, is_hidden)):
        raise ValueError(f"There is no table {table}.")


async def delete_table(store: Store, table: str) -> None:
    """Delete a table with all its data."""

    def delete(to: Repository) -> bool:
        is_removed = to.remove(table, math.inf)
        if is_removed:
            to.note_moderated(table)
        return is_removed

    if not await store.write(delete):
        raise ValueError(f"There is no table {table}.")


async def remove_chat(service: TableService, store: Store, table: str, version: int) -> None:
    """Remove a chat message, given by the version of its event, from the table and its log."""
    log = await service.log(table)
    message = next((logged for logged in log if logged.version == version), None)
    if message is None or not isinstance(message.event, ev.Said):
        raise ValueError(f"Event {version} of table {table} is not a chat message.")

    digest = ev.text_digest(message.event.text)

    def unsay(table_state: TableState, now: float) -> ev.AnyEvent:
        return ev.Unsaid(said=version, at=message.at, digest=digest)

    await service.execute_as_server(table, unsay, f"unsaid:{version}")

    def redact(to: Repository) -> None:
        to.redact(table, version)
        to.note_moderated(table)

    await store.write(redact)
