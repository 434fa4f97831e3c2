"""Rate limits and server settings. The limits are token buckets per address or visitor.

The defaults are wide enough for people and for bots; they prevent one client from using up shared
resources.
"""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Literal
from weakref import WeakValueDictionary

import msgspec

MAX_BUCKETS = 20_000  # stored buckets; full ones are dropped first

Kind = Literal[
    "requests",
    "files",
    "reading",
    "opening",
    "joining",
    "orders",
    "commands",
    "naming",
    "chat",
    "sockets",
    "frames",
    "address_frames",
    "hints",
    "notices",
    "operator",
]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Rate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token bucket: its size and its refill rate."""

    burst: float
    per_second: float


class Rates(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All rate limits. `scale` multiplies them; 0 turns them off."""

    requests: Rate = Rate(300, 30)  # per address, all together but files
    files: Rate = Rate(3_000, 300)  # per address: scripts, styles and texts, 60 for a page
    reading: Rate = Rate(150, 10)  # per address: slow requests
    opening: Rate = Rate(30, 0.2)  # tables and records, per address
    joining: Rate = Rate(60, 1)  # claims, seats and sessions, per address
    orders: Rate = Rate(600, 60)  # commands and chat per address, at all tables
    commands: Rate = Rate(120, 12)  # per visitor or token at a table
    naming: Rate = Rate(20, 0.2)  # the same: renaming seats
    chat: Rate = Rate(15, 0.5)  # the same
    sockets: Rate = Rate(60, 2)  # opened per address
    open_sockets: int = 300  # per address; the same number of other connections
    frames: Rate = Rate(150, 20)  # sent by one WebSocket
    address_frames: Rate = Rate(1_500, 150)  # sent by all WebSockets of an address
    hints: Rate = Rate(20, 0.2)  # per address: each takes a second of a bot
    notices: Rate = Rate(5, 0.002)  # per address and per target: first messages and codes
    operator: Rate = Rate(10, 0.02)  # per address: attempts to log in as the operator
    scale: float = 1.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of an operator."""

    # Host names besides localhost and plain addresses; "*" allows any. Otherwise a foreign name
    # that resolves to this server (DNS rebinding) would let a foreign page in.
    hosts: frozenset[str] = frozenset()
    # Origins of other pages that may use this server, such as "https://example.org".
    origins: frozenset[str] = frozenset()
    rates: Rates = Rates()
    secure_cookies: bool = False  # if all clients use https
    # addresses of proxies whose X-Forwarded-For is trusted, in uvicorn's notation
    proxies: str = ""
    monitor_apart: bool = False  # /metrics and /healthz have their own address
    head_seconds: float = 10.0  # timeout of a request head
    hello_seconds: float = 10.0  # timeout of the first frame of a WebSocket
    send_seconds: float = 30.0  # timeout of sending to a WebSocket
    body_seconds: float = 30.0  # timeout of a request body


class Buckets:
    """The token buckets of all clients."""

    def __init__(self, rates: Rates, now: Callable[[], float] = time.monotonic) -> None:
        self._rates, self._now = rates, now
        # tokens left, time of the last change
        self._left: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: Kind, who: str, cost: float = 1.0) -> float:
        """Take a token; 0 if there was one, else the seconds until there is one."""
        if self._rates.scale <= 0:
            return 0.0
        left, speed = self._level(kind, who)
        if left < cost:
            return (cost - left) / speed
        self._set(kind, who, left - cost)
        return 0.0

    def spend(self, kind: Kind, who: str, cost: float) -> float:
        """Take tokens, more than there are if need be; the seconds until the debt is paid."""
        if self._rates.scale <= 0:
            return 0.0
        left, speed = self._level(kind, who)
        if cost:
            self._set(kind, who, left - cost)
        return max(0.0, cost - left) / speed

    def _level(self, kind: Kind, who: str) -> tuple[float, float]:
        """The tokens in a bucket, and how many are added in a second."""
        rate: Rate = getattr(self._rates, kind)
        burst, speed = rate.burst * self._rates.scale, rate.per_second * self._rates.scale
        left, since = self._left.get((kind, who), (burst, 0.0))
        return min(burst, left + (self._now() - since) * speed), speed

    def _set(self, kind: Kind, who: str, left: float) -> None:
        now = self._now()
        self._left[kind, who] = (left, now)
        if len(self._left) > MAX_BUCKETS:
            self._forget(now)

    def _forget(self, now: float) -> None:
        """Drop full buckets, and if that is not enough the oldest half."""
        remaining = {}
        for (kind, who), (left, since) in self._left.items():
            rate: Rate = getattr(self._rates, kind)
            scale = self._rates.scale
            if left + (now - since) * rate.per_second * scale < rate.burst * scale:
                remaining[kind, who] = (left, since)
        if len(remaining) > MAX_BUCKETS // 2:
            oldest = sorted(remaining, key=lambda key: remaining[key][1])
            for key in oldest[: len(remaining) - MAX_BUCKETS // 2]:
                del remaining[key]
        self._left = remaining


class FairLock:
    """A lock for slow requests: one runs at a time, so that moves are not delayed, and each address
    has at most one in the queue, so that no client waits behind all requests of another."""

    def __init__(self) -> None:
        self._all = asyncio.Lock()
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, who: str) -> AsyncIterator[None]:
        """Wait for the lock, and hold it inside the context."""
        own = self._own.get(who)
        if own is None:
            own = self._own[who] = asyncio.Lock()
        async with own, self._all:
            yield


def address(client: tuple[str, int] | None) -> str:
    """The unit of rate limits: an IPv4 address, or an IPv6 /64 network."""
    if client is None:
        return "unknown"
    try:
        parsed = _unmapped(ipaddress.ip_address(client[0]))
    except ValueError:
        return client[0]
    if parsed.version == 6:
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


def _unmapped(
    parsed: ipaddress.IPv4Address | ipaddress.IPv6Address,
) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """The IPv4 address of an IPv4-mapped IPv6 address such as ::ffff:1.2.3.4."""
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed


class Proxies:
    """The trusted proxies from `Settings.proxies`; ValueError for an invalid address."""

    def __init__(self, addresses: str) -> None:
        names = [name.strip() for name in addresses.split(",") if name.strip()]
        self._all = "*" in names
        self._networks: list[Network] = [
            ipaddress.ip_network(name, strict=False) for name in names if name != "*"
        ]

    def __contains__(self, client: tuple[str, int] | None) -> bool:
        try:
            parsed = None if client is None else _unmapped(ipaddress.ip_address(client[0]))
        except ValueError:
            parsed = None
        return self._all or (parsed is not None and any(parsed in one for one in self._networks))

    def as_uvicorn_list(self) -> list[str]:
        """In uvicorn's notation: IPv4 addresses also as IPv4-mapped IPv6 addresses."""
        if self._all:
            return ["*"]
        mapped = [
            f"::ffff:{one.network_address}/{96 + one.prefixlen}"
            for one in self._networks
            if isinstance(one, ipaddress.IPv4Network)
        ]
        return [*map(str, self._networks), *mapped]
