"""Checks of the addresses that visitors enter. The server connects to them, so an address must not
lead into its own network (server-side request forgery).

A name is resolved once, every address that it has must be public, and the connection goes to the
address that was checked: a second answer of the name server cannot lead elsewhere.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from sacbe.server.notify.settings import Channel, NotifySettings

MAX_MAIL, MAX_URL = 254, 300
# A subset of what is allowed: quoted local parts and literal addresses are refused.
MAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,63}")
HOST = re.compile(r"(?:[A-Za-z0-9_-]{1,63}\.)*[A-Za-z0-9_-]{1,63}|[0-9A-Fa-f:.]+")
PATH = re.compile(r"[!-~]*")
TOPIC = re.compile(r"/[A-Za-z0-9_-]{1,64}")
HTTPS_PORT, HTTP_PORT, FIRST_FREE_PORT = 443, 80, 1024
# Translation of IPv4: the IPv4 address is at the end.
NAT64 = ipaddress.ip_network("64:ff9b::/96")

IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class InvalidTarget(ValueError):
    """This address cannot be used; the message says why."""


class Target(NamedTuple):
    """A checked URL."""

    tls: bool
    host: str
    port: int
    path: str


def check_target(channel: Channel, text: str, settings: NotifySettings) -> str:
    """An address in its stored form; InvalidTarget if it cannot be used."""
    if channel == "email":
        if not is_mail_address(text):
            raise InvalidTarget("This is not an e-mail address.")
        return text
    parse_url(text, settings, is_topic=channel == "ntfy")
    return text


def is_mail_address(text: str) -> bool:
    """Is this a usual e-mail address?"""
    return len(text) <= MAX_MAIL and MAIL.fullmatch(text) is not None and ".." not in text


def parse_url(text: str, settings: NotifySettings, is_topic: bool = False) -> Target:
    """The parts of a URL; InvalidTarget unless it is one that visitors may enter."""
    parts, port = _split(text)
    host = (parts.hostname or "").lower()
    is_trusted = host in {name.lower() for name in settings.allow_hosts}
    if parts.scheme != "https" and not (parts.scheme == "http" and is_trusted):
        raise InvalidTarget("The address must begin with https://.")
    usual = HTTPS_PORT if parts.scheme == "https" else HTTP_PORT
    port = usual if port is None else port
    if not is_trusted and port != usual and port < FIRST_FREE_PORT:
        raise InvalidTarget("This port is not allowed.")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if is_topic and not TOPIC.fullmatch(path):
        raise InvalidTarget("A topic of ntfy is an address such as https://ntfy.sh/my-topic.")
    return Target(parts.scheme == "https", host, port, path)


def _split(text: str) -> tuple[SplitResult, int | None]:
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise InvalidTarget("This is not an address.") from None
    is_plain = (
        len(text) <= MAX_URL and PATH.fullmatch(text) and HOST.fullmatch(parts.hostname or "")
    )
    if not is_plain or "@" in parts.netloc or parts.fragment:
        raise InvalidTarget("This is not an address.")
    return parts, port


def is_public(address: IpAddress) -> bool:
    """Is this an address in the internet, of one host, that translates to no other network?"""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolve(target: Target, settings: NotifySettings) -> str:
    """The address to connect to; InvalidTarget if any address of the host is not public, OSError
    if there is none."""
    loop = asyncio.get_running_loop()
    entries = await loop.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    addresses = [str(entry[4][0]) for entry in entries]
    if target.host not in {name.lower() for name in settings.allow_hosts}:
        for text in addresses:
            if not is_public(ipaddress.ip_address(text.partition("%")[0])):
                raise InvalidTarget("This address is not public.")
    if not addresses:
        raise OSError("no address")
    return addresses[0]
