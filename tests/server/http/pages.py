"""A page without a browser: a socket with packed frames, and what they add up to."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from typing import Any

from websockets.asyncio.client import ClientConnection

from sacbe.server.packing import unpack_after
from sacbe.server.page_frames import ROUND


def unpack(raw: str | bytes) -> dict[str, Any]:
    """A frame for pages; it must be packed and padded."""
    return dict(json.loads(_content(raw, b"")))


def unpack_all(frames: Iterable[bytes]) -> list[dict[str, Any]]:
    """The changes of a socket from its first one, each the dictionary of the next."""
    contents = [b""]
    for raw in frames:
        contents.append(_content(raw, contents[-1]))
    return [json.loads(content) for content in contents[1:]]


def _content(raw: str | bytes, before: bytes) -> bytes:
    assert isinstance(raw, bytes)
    assert len(raw) % ROUND == 0
    return unpack_after(raw, before)


class Page:
    """What a page shows after the frames that it got."""

    def __init__(self) -> None:
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.order: list[str] = []
        self.parts: dict[str, tuple[dict[str, str], str]] = {}
        self.frame: tuple[float, float, str] | None = None
        self.defs: dict[str, str] = {}

    def apply(self, frame: dict[str, Any]) -> None:
        """Apply a change frame as docs/api.md says."""
        assert frame["version"] == frame["view"]["version"]
        assert frame["version"] >= self.view.get("version", 0)
        self.view = frame["view"]
        log, chat = frame["log"], frame["chat"]
        self.log = [line for line in self.log if line["move"] <= log["from"]] + log["lines"]
        self.chat = self.chat[: chat["from"]] + chat["lines"]
        steps = frame["steps"] if frame["since"] is None else []
        for change in (*(step["picture"] for step in steps), frame["picture"]):
            if change is not None:
                self.draw(change)

    def draw(self, change: dict[str, Any]) -> None:
        """Apply a change of the picture."""
        if change["complete"]:
            self.parts = {}
        self.frame = (change["width"], change["height"], change["title"])
        for part in change["parts"]:
            content = part["content"]
            if content is None:
                content = self.parts[part["id"]][1]
            self.parts[part["id"]] = (part["attrs"], content)
        if change["order"] is not None:
            before, self.order = self.order, []
            for each in change["order"]:
                run = [each] if isinstance(each, str) else before[each[0] : sum(each)]
                self.order += run
            self.parts = {name: self.parts[name] for name in self.order}
        self.defs |= change["defs"]

    def shows(self) -> tuple[object, ...]:
        """Everything a person sees."""
        return self.view, self.log, self.chat, self.order, self.parts, self.frame


class PageSocket:
    """A page at a table."""

    def __init__(self, link: ClientConnection) -> None:
        self.link, self.page = link, Page()
        self.before = b""  # the last change
        self.sizes: list[int] = []  # of all frames, as they were sent

    async def hello(self, **fields: Any) -> dict[str, Any]:
        """Say hello and apply the first frame."""
        hello = {"type": "hello", "page": True, "board": False, **fields}
        await self.link.send(json.dumps(hello))
        return await self.change()

    async def receive(self) -> dict[str, Any]:
        """The next frame."""
        async with asyncio.timeout(20):
            raw = await self.link.recv()
        content = _content(raw, self.before)
        frame: dict[str, Any] = json.loads(content)
        self.before = content if frame["type"] == "change" else self.before
        self.sizes.append(len(raw))
        return frame

    async def change(self) -> dict[str, Any]:
        """The next frame, which must be a change; it is applied."""
        frame = await self.receive()
        assert frame["type"] == "change", frame
        self.page.apply(frame)
        return frame

    async def until(self, version: int) -> dict[str, Any]:
        """Apply frames until a version is visible."""
        while True:
            frame = await self.change()
            if frame["version"] >= version:
                return frame
