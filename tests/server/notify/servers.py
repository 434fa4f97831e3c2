"""Servers that receive messages, for tests."""

import asyncio
import contextlib
from collections.abc import AsyncIterator


class Mailbox:
    """An SMTP server that keeps what it gets. `refuse` is its answer to a recipient."""

    def __init__(self, refuse: str = "") -> None:
        self.port = 0
        self.messages: list[str] = []
        self._refuse = refuse

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""

        def answer(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        answer("220 mailbox")
        while line := await reader.readline():
            match line.split()[:1]:
                case [b"EHLO"]:
                    answer("250 mailbox")
                case [b"RCPT"] | [b"rcpt"] if self._refuse:
                    answer(self._refuse)
                case [b"DATA"] | [b"data"]:
                    answer("354 go on")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    self.messages.append(data.decode())
                    answer("250 done")
                case [b"QUIT"] | [b"quit"]:
                    answer("221 bye")
                    break
                case _:
                    answer("250 ok")
        writer.close()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator["Mailbox"]:
        """Receive meanwhile."""
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield self


class Hook:
    """An HTTP server that keeps requests and gives one answer, or none."""

    def __init__(self, answer: bytes = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") -> None:
        self.port = 0
        self.requests: list[bytes] = []
        self._answer = answer

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split()[0])
        self.requests.append(head + await reader.readexactly(length))
        with contextlib.suppress(ConnectionError):
            writer.write(self._answer)
            await writer.drain()
            await reader.read()
        writer.close()

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator["Hook"]:
        """Receive meanwhile."""
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        async with server:
            yield self
