"""How much anybody may ask for, and from where: settings, and buckets that fill with time.

The defaults are wide enough for people and for programs that play; they are there so that one
visitor cannot use up what all share.
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

MAX_BUCKETS = 20_000  # remembered; those that are full again are forgotten first

Kind = Literal[
    "requests",
    "reading",
    "opening",
    "joining",
    "orders",
    "commands",
    "naming",
    "chat",
    "sockets",
    "frames",
    "hints",
]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How much may be done. `scale` turns all of them up; 0 turns them off."""

    requests: Rate = Rate(300, 30)  # of one address, all together
    reading: Rate = Rate(150, 10)  # of one address: what takes long to tell
    opening: Rate = Rate(30, 0.2)  # tables and records, of one address
    joining: Rate = Rate(60, 1)  # claims, seats and sessions, of one address
    orders: Rate = Rate(600, 60)  # commands and chat of one address, at all tables and seats
    commands: Rate = Rate(120, 12)  # of one visitor or token at a table
    naming: Rate = Rate(20, 0.2)  # of the same: new names for seats
    chat: Rate = Rate(15, 0.5)  # of the same
    sockets: Rate = Rate(60, 2)  # opened by one address
    open_sockets: int = 300  # of one address at once; and as many other connections
    frames: Rate = Rate(150, 20)  # sent by one socket
    hints: Rate = Rate(20, 0.2)  # of one address: each takes a bot's second
    scale: float = 1.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What whoever runs the server can set."""

    # Names it may be called by, besides localhost and plain addresses; "*" is any. A foreign name
    # that is made to point here (DNS rebinding) would let a foreign page in.
    hosts: frozenset[str] = frozenset()
    # Pages elsewhere that may use it, as "https://example.org".
    origins: frozenset[str] = frozenset()
    rates: Rates = Rates()
    secure_cookies: bool = False  # where everybody comes by https
    proxies: str = ""  # addresses of proxies whose X-Forwarded-For is believed, as uvicorn has it
    head_seconds: float = 10.0  # until a connection must have asked for something
    hello_seconds: float = 10.0  # until a socket must have said who it is
    send_seconds: float = 30.0  # until a socket that reads nothing is closed
    body_seconds: float = 30.0  # until the body of a request must be there


class Buckets:
    """Who has how much left of what."""

    def __init__(self, rates: Rates, now: Callable[[], float] = time.monotonic) -> None:
        self._rates, self._now = rates, now
        self._left: dict[tuple[str, str], tuple[float, float]] = {}  # tokens, when

    def take(self, kind: Kind, who: str, cost: float = 1.0) -> float:
        """Take one; 0 if there was one, else in how many seconds there will be."""
        scale = self._rates.scale
        if scale <= 0:
            return 0.0
        rate: Rate = getattr(self._rates, kind)
        burst, speed = rate.burst * scale, rate.per_second * scale
        now = self._now()
        left, since = self._left.get((kind, who), (burst, now))
        left = min(burst, left + (now - since) * speed)
        if left < cost:
            return (cost - left) / speed
        self._left[kind, who] = (left - cost, now)
        if len(self._left) > MAX_BUCKETS:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop those that are full again, and if that is not enough the oldest half."""
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
    """Whose turn it is for what takes long: never two at once, they would hold up everybody else's
    moves; and of one address never two in the queue, so that nobody stands behind all that
    somebody else asks for."""

    def __init__(self) -> None:
        self._all = asyncio.Lock()
        self._own: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def hold(self, who: str) -> AsyncIterator[None]:
        """Wait for it, and keep it for as long as this is open."""
        own = self._own.get(who)
        if own is None:
            own = self._own[who] = asyncio.Lock()
        async with own, self._all:
            yield


def address(client: tuple[str, int] | None) -> str:
    """Who counts as one: an address, of IPv6 the network that one household has."""
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
    """An address of IPv4 as such, also where a socket for both calls it ::ffff:1.2.3.4."""
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        return parsed.ipv4_mapped
    return parsed


class Proxies:
    """The proxies that are believed, of `Settings.proxies`; a ValueError if it names no address."""

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
        """As uvicorn compares them: those of IPv4 also as a socket for both calls them."""
        if self._all:
            return ["*"]
        mapped = [
            f"::ffff:{one.network_address}/{96 + one.prefixlen}"
            for one in self._networks
            if isinstance(one, ipaddress.IPv4Network)
        ]
        return [*map(str, self._networks), *mapped]
