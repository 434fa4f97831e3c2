"""Addresses that visitors enter, and the messages that are sent to them."""

import asyncio
import email
import email.policy
import ipaddress
import json
import socket
from typing import Any

import pytest

from sacbe.server.notify import transport
from sacbe.server.notify.settings import NotifySettings, settings_problem
from sacbe.server.notify.targets import InvalidTarget, check_target, is_public
from sacbe.server.notify.transport import Message, Undeliverable, deliver
from tests.server.notify.servers import Hook, Mailbox

STRICT = NotifySettings(url="https://games.example.org", webhooks=True, ntfy=True)
LOCAL = NotifySettings(
    url="https://games.example.org", webhooks=True, ntfy=True, allow_hosts=["127.0.0.1"]
)
TURN = Message(
    id="0123abc",
    event="turn",
    subject="Maya: è il tuo turno",
    text="It is your turn.\nhttps://games.example.org/table/x",
    game="maya",
    table="x",
    url="https://games.example.org/table/x",
    stop_url="https://games.example.org/stop#t",
    stop_api="https://games.example.org/api/stop/t",
)


@pytest.mark.parametrize(
    "text",
    [
        "http://example.org/hook",  # no TLS
        "ftp://example.org/hook",
        "https://user:secret@example.org/",
        "https://example.org/#x",
        "https://example.org/a b",
        "https://example.org/\u00e9",
        "https://example.org:22/",
        "https://example.org:99999/",
        "https://[::1",
        "https:///x",
        "https://exa\nmple.org/",
        "https://" + "x" * 300,
        "example.org",
        "",
    ],
)
def test_invalid_addresses_of_webhooks_are_refused(text: str) -> None:
    with pytest.raises(InvalidTarget):
        check_target("webhook", text, STRICT)


@pytest.mark.parametrize(
    "text", ["https://example.org/hook?x=1", "https://example.org:8443/", "https://203.0.113.7/"]
)
def test_valid_addresses_of_webhooks(text: str) -> None:
    assert check_target("webhook", text, STRICT) == text


def test_topics_of_ntfy() -> None:
    assert check_target("ntfy", "https://ntfy.sh/my_topic-1", STRICT)
    for text in ("https://ntfy.sh/", "https://ntfy.sh/a/b", "https://ntfy.sh/a?x=1"):
        with pytest.raises(InvalidTarget):
            check_target("ntfy", text, STRICT)


@pytest.mark.parametrize(
    "text",
    [
        "ana",
        "ana@localhost",
        "ana@example.org\nBcc: x@example.org",
        '"a b"@example.org',
        "ana@[127.0.0.1]",
        "a@b@example.org",
        "ana,ben@example.org",
        "<ana@example.org>",
        "x" * 65 + "@example.org",
    ],
)
def test_invalid_mail_addresses_are_refused(text: str) -> None:
    with pytest.raises(InvalidTarget):
        check_target("email", text, STRICT)
    assert check_target("email", "ana.b+c@mail.example.org", STRICT)


PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "198.18.0.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:53aa:64c:0:0:0:1",
]


@pytest.mark.parametrize("text", PRIVATE)
def test_private_addresses_are_not_public(text: str) -> None:
    assert not is_public(ipaddress.ip_address(text))


@pytest.mark.parametrize(
    "text", ["93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34", "64:ff9b::5db8:d822"]
)
def test_public_addresses(text: str) -> None:
    assert is_public(ipaddress.ip_address(text))


def answers(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let the name server give these addresses; returns where connections are opened."""
    opened: list[str] = []

    async def getaddrinfo(loop: Any, host: str, port: int, **more: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (text, port)) for text in addresses]

    async def open_connection(host: str, port: int, **more: Any) -> Any:
        opened.append(host)
        assert more["server_hostname"] == "hook.example.org"
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    return opened


@pytest.mark.parametrize("text", PRIVATE)
def test_names_of_private_addresses_are_refused(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    opened = answers(monkeypatch, "93.184.216.34", text)
    with pytest.raises(Undeliverable) as error:
        asyncio.run(deliver("webhook", "https://hook.example.org/", TURN, STRICT))
    assert error.value.final
    assert opened == []


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened = answers(monkeypatch, "93.184.216.34")
    with pytest.raises(Undeliverable) as error:
        asyncio.run(deliver("webhook", "https://hook.example.org/", TURN, STRICT))
    assert opened == ["93.184.216.34"]
    assert not error.value.final


def test_literal_private_addresses_are_refused() -> None:
    for host in ("127.0.0.1", "2130706433", "0x7f.1", "[::1]", "localhost"):
        with pytest.raises(Undeliverable) as error:
            asyncio.run(deliver("webhook", f"https://{host}/", TURN, STRICT))
        assert error.value.final


async def post(hook: Hook, channel: Any = "webhook") -> bytes:
    """Send a message to a hook; returns the request."""
    async with hook.running():
        await deliver(channel, f"http://127.0.0.1:{hook.port}/topic", TURN, LOCAL)
    return hook.requests[0]


def test_webhook_message() -> None:
    head, _, body = asyncio.run(post(Hook())).partition(b"\r\n\r\n")
    assert head.startswith(b"POST /topic HTTP/1.1\r\n")
    assert b'Idempotency-Key: "0123abc"' in head
    assert json.loads(body) == {
        "id": "0123abc",
        "event": "turn",
        "text": "Maya: è il tuo turno",
        "game": "maya",
        "table": "x",
        "url": "https://games.example.org/table/x",
        "stop": "https://games.example.org/stop#t",
    }


def test_ntfy_message() -> None:
    head, _, body = asyncio.run(post(Hook(), "ntfy")).partition(b"\r\n\r\n")
    assert head.startswith(b"POST / HTTP/1.1\r\n")
    assert json.loads(body) == {
        "topic": "topic",
        "title": "Maya: è il tuo turno",
        "message": TURN.text,
        "click": TURN.url,
        "sequence_id": "0123abc",
    }


@pytest.mark.parametrize(
    ("answer", "final"),
    [
        (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\nContent-Length: 0\r\n\r\n", True),
        (b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n", True),
        (b"HTTP/1.1 429 Too Many\r\nContent-Length: 0\r\n\r\n", False),
        (b"HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n", False),
        (b"HTTP/1.1 100 Continue\r\n\r\n" * 2_000, True),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000, True),
        (b"SSH-2.0-OpenSSH\r\n\r\n", False),
    ],
)
def test_refused_messages(answer: bytes, final: bool) -> None:
    """Redirects are not followed, and an endless answer is not read."""
    hook = Hook(answer)
    with pytest.raises(Undeliverable) as error:
        asyncio.run(post(hook))
    assert error.value.final is final
    assert len(hook.requests) == 1


def test_silent_servers_are_left_after_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "SECONDS", 0.2)
    with pytest.raises(Undeliverable, match="timed out"):
        asyncio.run(post(Hook(b"")))


async def send(mailbox: Mailbox, **more: Any) -> None:
    """Send an e-mail to a mailbox."""
    async with mailbox.running():
        settings = NotifySettings(
            url="https://games.example.org",
            smtp_host="127.0.0.1",
            smtp_port=mailbox.port,
            smtp_tls="none",
            sender="games@example.org",
            **more,
        )
        await deliver("email", "ana@example.org", TURN, settings)


def test_mail_has_a_link_to_unsubscribe() -> None:
    mailbox = Mailbox()
    asyncio.run(send(mailbox))
    message = email.message_from_string(mailbox.messages[0], policy=email.policy.default)
    assert message["To"] == "ana@example.org"
    assert message["Message-ID"] == "<0123abc@example.org>"
    assert message["Subject"] == "Maya: è il tuo turno"
    assert message["List-Unsubscribe"] == f"<{TURN.stop_api}>"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert message.get_content().startswith("It is your turn.")


@pytest.mark.parametrize(("answer", "final"), [("550 no such user", True), ("450 later", False)])
def test_refused_recipients(answer: str, final: bool) -> None:
    with pytest.raises(Undeliverable) as error:
        asyncio.run(send(Mailbox(answer)))
    assert error.value.final is final


def test_passwords_are_not_sent_without_tls() -> None:
    """The server offers no TLS, so the message fails instead of being sent in the clear."""
    mailbox = Mailbox()

    async def test() -> None:
        async with mailbox.running():
            settings = NotifySettings(
                smtp_host="127.0.0.1",
                smtp_port=mailbox.port,
                smtp_user="ana",
                smtp_password="secret",
                sender="games@example.org",
            )
            with pytest.raises(Undeliverable):
                await deliver("email", "ana@example.org", TURN, settings)

    asyncio.run(test())
    assert mailbox.messages == []


def test_settings_need_an_address_and_a_sender() -> None:
    assert settings_problem(NotifySettings()) is None
    assert settings_problem(STRICT) is None
    assert "notify.url" in str(settings_problem(NotifySettings(ntfy=True)))
    mail = NotifySettings(url="https://x.example", smtp_host="x.example", sender="nobody")
    assert "notify.sender" in str(settings_problem(mail))
    assert NotifySettings(webhooks=True, ntfy=True).channels == []
    assert STRICT.channels == ["webhook", "ntfy"]
