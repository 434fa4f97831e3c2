"""How much anybody may ask for, and from where: settings, and buckets that fill with time.

The defaults are wide enough for people and for programs that play; they are there so that one
visitor cannot use up what all share.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Literal

import msgspec

MOST_BUCKETS = 20_000  # remembered; those that are full again are forgotten first

Kind = Literal["requests", "opening", "joining", "commands", "chat", "sockets", "frames", "hints"]


class Rate(msgspec.Struct, frozen=True):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


class Rates(msgspec.Struct, frozen=True, kw_only=True):
    """How much may be done. `scale` turns all of them up; 0 turns them off."""

    requests: Rate = Rate(300, 30)  # of one address, all together
    opening: Rate = Rate(30, 0.2)  # tables and records, of one address
    joining: Rate = Rate(60, 1)  # claims, seats and sessions, of one address
    commands: Rate = Rate(120, 12)  # of one visitor or token at a table
    chat: Rate = Rate(15, 0.5)  # of the same
    sockets: Rate = Rate(60, 2)  # opened by one address
    open_sockets: int = 300  # of one address at once
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
        if len(self._left) > MOST_BUCKETS:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop those that are full again, and if that is not enough the oldest half."""
        kept = {}
        for (kind, who), (left, since) in self._left.items():
            rate: Rate = getattr(self._rates, kind)
            scale = self._rates.scale
            if left + (now - since) * rate.per_second * scale < rate.burst * scale:
                kept[kind, who] = (left, since)
        if len(kept) > MOST_BUCKETS // 2:
            oldest = sorted(kept, key=lambda key: kept[key][1])
            for key in oldest[: len(kept) - MOST_BUCKETS // 2]:
                del kept[key]
        self._left = kept


def address(client: tuple[str, int] | None) -> str:
    """Who counts as one: an address, of IPv6 the network that one household has."""
    if client is None:
        return "unknown"
    try:
        found = ipaddress.ip_address(client[0])
    except ValueError:
        return client[0]
    if found.version == 6:
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)
