"""A WebSocket between page and server whose frames a test can hold, drop, repeat or reorder."""

import gzip
import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute


class Wire:
    """The WebSocket of a page, which can delay, drop, repeat or reorder frames. An
    arriving frame goes to `arrive`, by default to the page."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.sent: list[dict[str, Any]] = []  # by the page
        self.received: list[dict[str, Any]] = []  # by the page
        self.held: list[bytes | str] = []
        self.arrive: Callable[[bytes | str], None] = self.deliver
        page.route_web_socket("**/socket", self._forward)

    def _forward(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)
        server = socket.connect_to_server()

        def to_server(message: bytes | str) -> None:
            frame = json.loads(message)
            self.sent.append(dict(frame))
            frame.pop(
                "dictionary", None
            )  # frames that are held or dropped must not need each other
            server.send(json.dumps(frame))

        socket.on_message(to_server)
        server.on_message(lambda message: socket is self.sockets[-1] and self.arrive(message))

    def deliver(self, message: bytes | str) -> None:
        """Give a frame to the page."""
        self.received.append(unpack(message))
        self.sockets[-1].send(message)

    def hold(self) -> None:
        """Hold all frames from now on."""
        self.arrive = self.held.append

    def release(self, order: Callable[[list[bytes | str]], list[bytes | str]] = list) -> None:
        """Deliver the held frames, and all later ones."""
        self.arrive = self.deliver
        for message in order(self.held):
            self.deliver(message)
        self.held.clear()

    @property
    def commands(self) -> list[dict[str, Any]]:
        """The commands that the page sent."""
        return [frame for frame in self.sent if "command_id" in frame]


def unpack(message: bytes | str) -> dict[str, Any]:
    """The JSON of a frame."""
    text = message if isinstance(message, str) else gzip.decompress(message)
    return dict(json.loads(text))


def wait_for(page: Page, condition: Callable[[], object]) -> None:
    """Wait for a condition outside the page."""
    while not condition():
        page.wait_for_timeout(20)
