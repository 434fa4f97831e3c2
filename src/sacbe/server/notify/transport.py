"""Sends one message: by SMTP, or as JSON by HTTP to an address that was checked.

Redirects are not followed, of an answer only its head is read, and everything has a time limit.
"""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from email.utils import format_datetime, localtime
from typing import Any

import h11
import msgspec

from sacbe.server.notify.settings import Channel, NotifySettings
from sacbe.server.notify.targets import InvalidTarget, Target, parse_url, resolve

SECONDS = 15.0  # for one message
MAX_ANSWER = 16_384  # bytes of the head of an answer
RETRY_STATUS = frozenset({408, 425, 429})  # besides 5xx


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """What is sent: no secrets of a game, no token of a seat."""

    id: str  # the same in every attempt, so that receivers recognise a repeat
    event: str  # turn, over, confirm, hello
    subject: str
    text: str
    game: str = ""
    table: str = ""
    url: str = ""  # of the table
    stop_url: str = ""  # page that ends the notifications
    stop_api: str = ""  # address that ends them by POST, for mail programs (RFC 8058)


class Undeliverable(Exception):
    """A message was not accepted. Another attempt makes sense unless it is `final`."""

    def __init__(self, why: str, final: bool = False) -> None:
        super().__init__(why)
        self.final = final


async def deliver(
    channel: Channel, target: str, message: Message, settings: NotifySettings
) -> None:
    """Send a message; Undeliverable if it is not accepted."""
    try:
        async with asyncio.timeout(SECONDS):
            if channel == "email":
                await asyncio.to_thread(send_mail, target, message, settings)
            else:
                await _post_to(channel, target, message, settings)
    except InvalidTarget as error:
        raise Undeliverable(str(error), final=True) from None
    except TimeoutError:
        raise Undeliverable("timed out") from None
    except (OSError, h11.ProtocolError) as error:
        raise Undeliverable(type(error).__name__) from None


# ---------------------------------------------------------------- e-mail


def mail(target: str, message: Message, settings: NotifySettings) -> EmailMessage:
    """A message as an e-mail. Line breaks in a header are an error of the library."""
    result = EmailMessage()
    result["From"], result["To"] = settings.sender, target
    result["Subject"] = message.subject
    result["Date"] = format_datetime(localtime())
    result["Message-ID"] = f"<{message.id}@{settings.sender.rpartition('@')[2]}>"
    result["Auto-Submitted"] = "auto-generated"
    if message.stop_api:
        result["List-Unsubscribe"] = f"<{message.stop_api}>"
        result["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    result.set_content(message.text)
    return result


def send_mail(target: str, message: Message, settings: NotifySettings) -> None:
    """Send an e-mail; blocks for some seconds."""
    context = ssl.create_default_context()
    host, port = settings.smtp_host, settings.smtp_port
    connect: Callable[[], smtplib.SMTP] = lambda: smtplib.SMTP(host, port, timeout=SECONDS)  # noqa: E731
    if settings.smtp_tls == "tls":
        connect = lambda: smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)  # noqa: E731
    try:
        with connect() as server:
            if settings.smtp_tls == "starttls":
                server.starttls(context=context)
            if settings.smtp_user:
                server.login(settings.smtp_user, settings.smtp_password)
            server.send_message(mail(target, message, settings))
    except smtplib.SMTPRecipientsRefused as error:
        codes = [code for code, _ in error.recipients.values()]
        raise Undeliverable("recipient refused", final=all(code >= 500 for code in codes)) from None
    except smtplib.SMTPException as error:
        raise Undeliverable(type(error).__name__) from None


# ---------------------------------------------------------------- HTTP


async def _post_to(channel: Channel, text: str, message: Message, settings: NotifySettings) -> None:
    target = parse_url(text, settings, is_topic=channel == "ntfy")
    body: dict[str, str] = {
        "id": message.id,
        "event": message.event,
        "text": message.subject,
        "game": message.game,
        "table": message.table,
        "url": message.url,
        "stop": message.stop_url,
    }
    if channel == "ntfy":
        body = {"topic": target.path[1:], "title": message.subject, "message": message.text}
        body["sequence_id"] = message.id  # ntfy replaces a message with the same one
        body |= {"click": message.url} if message.url else {}
        target = target._replace(path="/")
    address = await resolve(target, settings)
    status = await _post(target, address, message.id, msgspec.json.encode(body))
    if not 200 <= status < 300:
        final = status < 500 and status not in RETRY_STATUS
        raise Undeliverable(f"status {status}", final=final)


async def _post(target: Target, address: str, key: str, body: bytes) -> int:
    """The status of the answer. The connection goes to the address that was checked."""
    secure: dict[str, Any] = {}
    if target.tls:
        secure = {"ssl": ssl.create_default_context(), "server_hostname": target.host}
    reader, writer = await asyncio.open_connection(address, target.port, **secure)
    try:
        connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=MAX_ANSWER)
        headers = [
            ("Host", _host_header(target)),
            ("User-Agent", "Sacbe"),
            ("Content-Type", "application/json"),
            ("Content-Length", str(len(body))),
            ("Idempotency-Key", f'"{key}"'),  # a string of RFC 8941
            ("Connection", "close"),
        ]
        request = h11.Request(method="POST", target=target.path, headers=headers)
        parts = [request, h11.Data(data=body), h11.EndOfMessage()]
        writer.write(b"".join(connection.send(part) or b"" for part in parts))
        await writer.drain()
        size = 0
        while not isinstance(event := connection.next_event(), h11.Response):
            if event is h11.NEED_DATA:
                data = await reader.read(4096)
                size += len(data)
                if size > MAX_ANSWER:
                    raise Undeliverable("the answer is too long", final=True)
                connection.receive_data(data)
            elif not isinstance(event, h11.InformationalResponse):
                raise Undeliverable("no answer")
        return event.status_code
    finally:
        writer.transport.abort()
        with contextlib.suppress(OSError, ssl.SSLError):
            await writer.wait_closed()


def _host_header(target: Target) -> str:
    name = f"[{target.host}]" if ":" in target.host else target.host
    usual = 443 if target.tls else 80
    return name if target.port == usual else f"{name}:{target.port}"
