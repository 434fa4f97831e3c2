"""Frames for pages: everything that has changed since the last frame of a socket, in one message.

A socket remembers what its page shows (`Shown`). The next frame brings the complete view, new lines
of log and chat, and the changed parts of the picture. What an audience sees at a version is built
once (`Screen`), and a frame once for all sockets of an audience that show the same.

All of this runs in one thread beside the event loop. Python runs one thread at a time anyway, and
so the caches need no locks.
"""

from __future__ import annotations

import asyncio
import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

import msgspec

from sacbe.draw.parts import Part, Picture
from sacbe.draw.svg import num
from sacbe.play.table import PlayedMove
from sacbe.server import events as ev
from sacbe.server import messages, views
from sacbe.server.metrics import Metrics
from sacbe.server.packing import pack
from sacbe.server.panels.log import log_lines
from sacbe.server.schemas import (
    ChatChange,
    LogChange,
    PageFrame,
    PageStepView,
    PartChange,
    PictureChange,
    View,
)
from sacbe.server.table_state import TableState
from sacbe.server.view_cache import Audience

ROUND = 256  # bytes
MAX_SCREENS = 64  # each with a view and a picture
MAX_FRAMES = 128

T = TypeVar("T")


class ShownPart(NamedTuple):
    """What a page has of a part. A hash of 64 bits stands for the content, which may be large."""

    content: int
    attrs: dict[str, str]


class ShownPicture(NamedTuple):
    """The picture that a page shows."""

    frame: tuple[float, float, str]  # width, height, title
    parts: dict[str, ShownPart]  # from back to front


class Shown(NamedTuple):
    """What a page shows, as far as it is needed to find changes."""

    version: int
    names: list[str]
    played: list[PlayedMove]
    chat: list[tuple[float, ev.Said]]
    picture: ShownPicture | None
    defs: frozenset[str]  # ids of all definitions that were sent


class Screen(NamedTuple):
    """What an audience sees at a version."""

    view: View
    picture: Picture | None
    shown_picture: ShownPicture | None


class PackedFrame(NamedTuple):
    """A frame as it is sent, and what the page shows then."""

    packed: bytes
    shown: Shown


class BuiltFrame(NamedTuple):
    """A frame without an answer."""

    frame: PageFrame
    packed: bytes
    shown: Shown


class PageFrames:
    """Builds the frames of all page sockets."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="page-frames")
        self._screens: OrderedDict[Hashable, Screen] = OrderedDict()
        self._frames: OrderedDict[Hashable, BuiltFrame] = OrderedDict()

    async def get(
        self,
        table: str,
        table_state: TableState,
        audience: Audience,
        shown: Shown | None,
        answer: messages.CommandResult | None,
    ) -> PackedFrame:
        """The next frame of a socket; `shown` is None for the first one."""
        build = functools.partial(self.build, table, table_state, audience, shown, answer)
        return await asyncio.get_running_loop().run_in_executor(self._thread, build)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------ in the thread

    def build(
        self,
        table: str,
        table_state: TableState,
        audience: Audience,
        shown: Shown | None,
        answer: messages.CommandResult | None,
    ) -> PackedFrame:
        base = None if shown is None else (shown.version, shown.defs)
        key = (table, audience, table_state.version, base)
        built = _cached(
            self._frames,
            key,
            MAX_FRAMES,
            lambda: self._build(table, table_state, audience, shown),
        )
        if answer is None:
            return PackedFrame(built.packed, built.shown)
        frame = msgspec.structs.replace(built.frame, answer=answer)
        return PackedFrame(packed_frame(frame), built.shown)

    def _build(
        self, table: str, table_state: TableState, audience: Audience, shown: Shown | None
    ) -> BuiltFrame:
        screen = _cached(
            self._screens,
            (table, audience, table_state.version),
            MAX_SCREENS,
            lambda: self._screen(table, table_state, audience),
        )
        frame = _frame(screen, table_state, audience, shown)
        sent = frozenset[str]() if shown is None else shown.defs
        now = Shown(
            table_state.version,
            screen.view.names,
            table_state.table.played,
            table_state.chat,
            screen.shown_picture,
            sent.union(screen.picture.defs if screen.picture else ()),
        )
        return BuiltFrame(frame, packed_frame(frame), now)

    def _screen(self, table: str, table_state: TableState, audience: Audience) -> Screen:
        self._metrics.views_rendered.labels(words="true").inc()
        view = views.page_view(table, table_state, audience.seat, audience.lang, audience.board)
        if audience.board:
            return Screen(view, None, None)
        picture = views.board_picture(
            table_state, table_state.position, audience.seat, audience.lang, view.legal
        )
        return Screen(view, picture, shown_picture(picture))


def packed_frame(frame: msgspec.Struct) -> bytes:
    """A frame as it is sent to a page."""
    return pack(msgspec.json.encode(frame), ROUND)


def _cached(cache: OrderedDict[Hashable, T], key: Hashable, most: int, make: Callable[[], T]) -> T:
    """A value from a cache of the most recently used."""
    if key not in cache:
        cache[key] = make()
        if len(cache) > most:
            cache.popitem(last=False)
    cache.move_to_end(key)
    return cache[key]


# ---------------------------------------------------------------- what has changed


def _frame(
    screen: Screen, table_state: TableState, audience: Audience, shown: Shown | None
) -> PageFrame:
    return PageFrame(
        version=table_state.version,
        since=None if shown is None else shown.version,
        answer=None,
        view=screen.view,
        log=_log_change(screen, table_state, audience, shown),
        chat=_chat_change(table_state, shown),
        picture=_picture_change(screen, shown),
        steps=[],
    )


def _log_change(
    screen: Screen, table_state: TableState, audience: Audience, shown: Shown | None
) -> LogChange:
    """The lines since the last move that the page has. Lines contain names, so all of them are
    sent again after a seat was renamed."""
    after = 0
    if shown is not None and shown.names == screen.view.names:
        after = common_moves(shown.played, table_state.table.played)
    lines = log_lines(table_state, audience.seat, audience.lang, after)
    return LogChange(from_=after, lines=lines)


def common_moves(one: list[PlayedMove], other: list[PlayedMove]) -> int:
    """The number of moves that two games have in common."""
    n = min(len(one), len(other))
    while n and one[n - 1] is not other[n - 1]:
        n -= 1
    return n


def _chat_change(table_state: TableState, shown: Shown | None) -> ChatChange:
    """New chat lines; all of them if old ones were dropped."""
    chat = table_state.chat
    known = 0
    if shown is not None and chat[: len(shown.chat)] == shown.chat:
        known = len(shown.chat)
    return ChatChange(from_=known, lines=views.chat_lines(chat[known:]))


def _picture_change(screen: Screen, shown: Shown | None) -> PictureChange | None:
    if screen.picture is None or screen.shown_picture is None:
        return None
    before = None if shown is None else shown.picture
    if before == screen.shown_picture:
        return None
    sent = frozenset[str]() if shown is None else shown.defs
    return picture_change(screen.picture, screen.shown_picture, before, sent)


def picture_change(
    picture: Picture,
    now: ShownPicture,
    before: ShownPicture | None = None,
    sent: frozenset[str] = frozenset(),
) -> PictureChange:
    """The parts that differ from another picture; without one, all of them."""
    old: Mapping[str, ShownPart] = {} if before is None else before.parts
    changed = [
        PartChange(
            id=part.id,
            attrs=now.parts[part.id].attrs,
            content=None if _same_content(old.get(part.id), now.parts[part.id]) else part.content,
        )
        for part in picture.parts
        if old.get(part.id) != now.parts[part.id]
    ]
    return PictureChange(
        complete=before is None,
        width=picture.width,
        height=picture.height,
        title=picture.title,
        order=None if before is not None and [*old] == [*now.parts] else [*now.parts],
        parts=changed,
        defs={name: markup for name, markup in picture.defs.items() if name not in sent},
    )


def _same_content(before: ShownPart | None, now: ShownPart) -> bool:
    return before is not None and before.content == now.content


def shown_picture(picture: Picture) -> ShownPicture:
    """What a page that shows a picture has."""
    parts = {part.id: ShownPart(hash(part.content), _attributes(part)) for part in picture.parts}
    return ShownPicture((picture.width, picture.height, picture.title), parts)


def _attributes(part: Part) -> dict[str, str]:
    """The attributes of a part by their names in SVG."""
    return {
        key.rstrip("_").replace("_", "-"): value if isinstance(value, str) else num(value)
        for key, value in part.attrs.items()
        if value is not None
    }


# ---------------------------------------------------------------- replay


def step_view(
    table: str, table_state: TableState, moves: int, seat: int | None, lang: str, board: bool
) -> PageStepView:
    """A table after a number of moves, for the page."""
    view = views.view_at(table, table_state, moves, seat, lang, words=False, board=board)
    if board:
        return PageStepView(view=view, picture=None)
    state = views.position_at(table_state, moves)
    picture = views.board_picture(table_state, state, seat, lang, [])
    return PageStepView(view=view, picture=picture_change(picture, shown_picture(picture)))
