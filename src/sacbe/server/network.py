"""Where the server can be reached, and how it is opened to the local network while it runs."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection

from sacbe.server.decider import Refusal
from sacbe.server.middleware import host_and_port

# Headers of reverse proxies: the peer is then not the client.
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")


class Network:
    """The addresses of the server. `url` is the one for others, if it is known; `listen` makes a
    server that listens on this machine only listen on the local network too, and returns it."""

    def __init__(
        self,
        *,
        is_open: bool = True,
        url: str | None = None,
        listen: Callable[[], Awaitable[str]] | None = None,
    ) -> None:
        self.is_open, self.url, self.listen = is_open, url, listen
        self._lock = asyncio.Lock()

    @property
    def can_open(self) -> bool:
        """Can the server be opened to the local network?"""
        return not self.is_open and self.listen is not None

    async def open(self) -> None:
        """Listen on the local network too; once is enough. A Refusal says why it is impossible."""
        async with self._lock:
            if self.is_open:
                return
            if self.listen is None:
                raise Refusal("conflict", "This server cannot be opened to the network.")
            try:
                self.url = await self.listen()
            except (OSError, ValueError) as error:
                raise Refusal("unavailable", str(error)) from None
            self.is_open = True


def is_own_machine(request: HTTPConnection) -> bool:
    """Does a request come from a program on this machine, addressed to this machine, and not
    through a proxy? The name in `Host` alone could be forged, and the peer could be a proxy."""
    host = host_and_port(request.headers.get("host", ""))
    if request.client is None or host is None:
        return False
    if any(name in request.headers for name in FORWARDED):
        return False
    return _is_loopback(request.client.host) and (host[0] == "localhost" or _is_loopback(host[0]))


def _is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
