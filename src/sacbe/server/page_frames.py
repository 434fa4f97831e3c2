"""Frames for pages: everything that has changed since the last frame of a socket, in one message.

A socket remembers what its page shows (`PageContent`). The next frame brings the complete view, new
lines of log and chat, and the changed parts of the picture. What an audience sees at a version is
built once (`Screen`), and a frame once for all sockets of an audience that show the same.

All of this runs in one thread beside the event loop. Python runs one thread at a time anyway, and
so the caches need no locks. Frames that answer a command are built first (`PriorityThread`).
"""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from sacbe.draw.parts import Picture
from sacbe.play.codes import CHANCE
from sacbe.play.state import State
from sacbe.play.table import Move, PlayedMove, forced_action
from sacbe.server import events as ev
from sacbe.server import messages, views
from sacbe.server.metrics import Metrics
from sacbe.server.packing import dictionary, pack, pack_after
from sacbe.server.panels.log import log_lines
from sacbe.server.priority_thread import PriorityThread
from sacbe.server.schemas import (
    ChatChange,
    LogChange,
    LogLine,
    PageFrame,
    PageStep,
    PageStepView,
    PartChange,
    PictureChange,
    View,
)
from sacbe.server.table_state import TableState
from sacbe.server.view_cache import Audience
from sacbe.text.document import Document

ROUND = 256  # bytes
MAX_SCREENS = 64  # each with a view and a picture
MAX_FRAMES = 128
MAX_STEP_POSITIONS = 16  # lists
MAX_STEPS = 60  # per frame; the oldest are left out

T = TypeVar("T")


class PagePart(NamedTuple):
    """What a page has of a part. A hash of 64 bits stands for the content, which may be large."""

    content: int
    attrs: Mapping[str, str]


class PagePicture(NamedTuple):
    """The picture that a page shows."""

    frame: tuple[float, float, str]  # width, height, title
    parts: dict[str, PagePart]  # from back to front


class PageContent(NamedTuple):
    """What a page shows, as needed to find changes."""

    version: int
    names: list[str]
    played_moves: list[PlayedMove]
    chat: list[tuple[float, ev.Said]]
    picture: PagePicture | None
    defs: frozenset[str]  # ids of all definitions that were sent


class Screen(NamedTuple):
    """What an audience sees at a version."""

    view: View
    picture: Picture | None  # None: the board is sent as a document
    document: Document | None


class PackedFrame(NamedTuple):
    """A frame in its encoded form, and what the page shows then."""

    packed: bytes
    page: PageContent
    dictionary: bytes  # of the next frame


class BuiltFrame:
    """A frame without an answer, for all sockets that need the same."""

    def __init__(self, frame: PageFrame, page: PageContent) -> None:
        self.frame, self.page = frame, page
        self._last: tuple[bytes | None, PackedFrame] | None = None

    def pack(self, answer: messages.CommandResult | None, before: bytes | None) -> PackedFrame:
        """The encoded frame, with an answer for one socket. `before` is the dictionary."""
        if answer is not None:
            return self._pack(msgspec.structs.replace(self.frame, answer=answer), before)
        if self._last is None or self._last[0] != before:
            self._last = before, self._pack(self.frame, before)
        return self._last[1]

    def _pack(self, frame: PageFrame, before: bytes | None) -> PackedFrame:
        content = msgspec.json.encode(frame)
        packed = pack(content, ROUND) if before is None else pack_after(content, before, ROUND)
        return PackedFrame(packed, self.page, dictionary(content))


class PageFrames:
    """Builds the frames of all page sockets."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._thread = PriorityThread("page-frames")
        self._screens: OrderedDict[Hashable, Screen] = OrderedDict()
        self._frames: OrderedDict[Hashable, BuiltFrame] = OrderedDict()
        self._step_positions: OrderedDict[Hashable, list[StepPosition]] = OrderedDict()

    async def get(
        self,
        table: str,
        table_state: TableState,
        audience: Audience,
        page: PageContent | None,
        answer: messages.CommandResult | None,
        before: bytes | None = None,
    ) -> PackedFrame:
        """The next frame of a socket; `page` is None for the first one. `before` is the
        dictionary, if the last frame is to be one."""
        build = functools.partial(self.build, table, table_state, audience, page, answer, before)
        return await self._thread.run(build, urgent=answer is not None)

    def close(self) -> None:
        """End the thread."""
        self._thread.close()

    # ------------------------------------------------------------ in the thread

    def build(
        self,
        table: str,
        table_state: TableState,
        audience: Audience,
        page: PageContent | None,
        answer: messages.CommandResult | None,
        before: bytes | None = None,
    ) -> PackedFrame:
        """The same, in this thread."""
        base = None if page is None else (page.version, page.defs)
        key = (table, audience, table_state.version, base)
        frame = _cached(
            self._frames,
            key,
            MAX_FRAMES,
            lambda: self._build(table, table_state, audience, page),
        )
        return frame.pack(answer, before)

    def _build(
        self, table: str, table_state: TableState, audience: Audience, page: PageContent | None
    ) -> BuiltFrame:
        screen = _cached(
            self._screens,
            (table, audience, table_state.version),
            MAX_SCREENS,
            lambda: self._screen(table, table_state, audience),
        )
        after = 0 if page is None else _known_moves(screen.view.names, table_state, page)
        lines = log_lines(table_state, audience.seat, audience.lang, after)
        pencil = Pencil(page)
        steps = []
        if audience.steps and page is None:
            steps = self._last_steps(table, table_state, audience, lines, screen, pencil)
        elif audience.steps and page is not None and after == len(page.played_moves):
            steps = self._steps(table, table_state, audience, after, lines, screen, pencil)
        frame = PageFrame(
            version=table_state.version,
            since=None if page is None else page.version,
            answer=None,
            view=screen.view,
            log=LogChange(from_=after, lines=lines),
            chat=_chat_change(table_state, page),
            picture=pencil.draw(screen.picture),
            document=screen.document,
            steps=steps,
        )
        now = PageContent(
            table_state.version,
            screen.view.names,
            table_state.table.played,
            table_state.chat,
            pencil.on_page,
            pencil.def_ids,
        )
        return BuiltFrame(frame, now)

    def _steps(
        self,
        table: str,
        table_state: TableState,
        audience: Audience,
        after: int,
        lines: Sequence[LogLine],
        screen: Screen,
        pencil: Pencil,
    ) -> list[PageStep]:
        """The moves after a number of moves one by one, with their lines. A single move of one's
        own that concerns no other seat needs no steps; after several ones, the later ones were
        forced."""
        seat, lang = audience.seat, audience.lang
        groups = step_groups(table_state.moves, after)
        if not groups or (len(groups) == 1 and _concerns_only(seat, table_state, after, lines)):
            return []
        groups = groups[-MAX_STEPS:]
        positions = _cached(
            self._step_positions,
            (table, table_state.version, groups[0][0]),
            MAX_STEP_POSITIONS,
            lambda: _step_positions(table_state, groups),
        )
        steps = []
        for (first, end), now in zip(groups, positions, strict=True):
            # Whether others had a choice can be a secret.
            mover = table_state.moves[first][0]
            forced = mover == seat and _was_forced(table_state, first, mover)
            own = [line for line in lines if first < line.move <= end]
            for i, (chapter, view) in enumerate(_chapters(table_state, seat, first, end, own)):
                picture = screen.picture
                is_on_screen = view is None and now is positions[-1] and not screen.view.legal
                if not audience.board and not is_on_screen:
                    view = view or now.state.view(seat, now.public)
                    picture = views.board_picture(table_state, view, seat, lang, [])
                steps.append(
                    PageStep(
                        move=end,
                        seat=None if mover == CHANCE or i else mover,
                        forced=forced and not i,
                        lines=chapter,
                        picture=pencil.draw(picture),
                    )
                )
        return steps

    def _last_steps(
        self,
        table: str,
        table_state: TableState,
        audience: Audience,
        lines: Sequence[LogLine],
        screen: Screen,
        pencil: Pencil,
    ) -> list[PageStep]:
        """For a page that is opened: the moves since the last one of its seat, so that it can
        mark what they changed. The first step is the position before them."""
        seat, moves = audience.seat, table_state.moves
        if seat is None or audience.board or table_state.position.current_player is None:
            return []
        groups = step_groups(moves, 0)
        own = [end for first, end in groups if moves[first][0] == seat]
        after = own[-1] if own else 0
        after = max(after, groups[-MAX_STEPS][0] if len(groups) >= MAX_STEPS else 0)
        if after == len(moves):
            return []
        view = table_state.table.position_at(after).view(seat)
        picture = views.board_picture(table_state, view, seat, audience.lang, [])
        start = PageStep(
            move=after, seat=seat, forced=False, lines=[], picture=pencil.draw(picture)
        )
        steps = self._steps(table, table_state, audience, after, lines, screen, pencil)
        return [start, *steps]

    def _screen(self, table: str, table_state: TableState, audience: Audience) -> Screen:
        self._metrics.views_rendered.labels(words="true").inc()
        seat, lang, state = audience.seat, audience.lang, table_state.position
        view = views.page_view(table, table_state, seat, lang, board=False)
        if audience.board:
            return Screen(view, None, state.document(seat, lang, view.names))
        picture = views.board_picture(table_state, view.position, seat, lang, view.legal)
        return Screen(view, picture, None)


def packed_frame(frame: msgspec.Struct) -> bytes:
    """The encoded form of a frame."""
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


def _known_moves(names: list[str], table_state: TableState, page: PageContent) -> int:
    """The number of moves whose lines the page has. Lines contain names, so all of them are sent
    again after a seat was renamed."""
    return common_moves(page.played_moves, table_state.table.played) if page.names == names else 0


def common_moves(one: list[PlayedMove], other: list[PlayedMove]) -> int:
    """The number of moves that two games have in common."""
    n = min(len(one), len(other))
    while n and one[n - 1] is not other[n - 1]:
        n -= 1
    return n


def _chat_change(table_state: TableState, page: PageContent | None) -> ChatChange:
    """New chat lines; all of them if old ones were dropped."""
    chat = table_state.chat
    start = 0
    if page is not None and chat[: len(page.chat)] == page.chat:
        start = len(page.chat)
    return ChatChange(from_=start, lines=views.chat_lines(chat[start:]))


class Pencil:
    """Finds the changes of a picture that a page shows."""

    def __init__(self, page: PageContent | None = None) -> None:
        self.on_page = None if page is None else page.picture
        self.def_ids = frozenset[str]() if page is None else page.defs
        self._last: Picture | None = None

    def draw(self, picture: Picture | None) -> PictureChange | None:
        """What turns the picture of the page into another one; None if they are the same."""
        if picture is not None and picture is self._last:
            return None  # the last step shows the screen
        before, self._last = self.on_page, picture
        self.on_page = None if picture is None else page_picture(picture)
        if picture is None or self.on_page is None or self.on_page == before:
            return None
        old: Mapping[str, PagePart] = {} if before is None else before.parts
        parts = self.on_page.parts
        change = PictureChange(
            complete=before is None,
            width=picture.width,
            height=picture.height,
            title=picture.title,
            order=None if before is not None and [*old] == [*parts] else part_order(old, parts),
            parts=[
                PartChange(
                    id=part.id,
                    attrs=dict(part.attrs),
                    content=None
                    if _same_content(old.get(part.id), parts[part.id])
                    else part.content,
                )
                for part in picture.parts
                if old.get(part.id) != parts[part.id]
            ],
            defs={
                name: markup for name, markup in picture.defs.items() if name not in self.def_ids
            },
        )
        if change.defs:
            self.def_ids = self.def_ids.union(change.defs)
        return change


def part_order(before: Iterable[str], now: Iterable[str]) -> list[str | tuple[int, int]]:
    """The order of parts as new ids and runs of the order before: its first position, and the
    number of parts."""
    places = {id: place for place, id in enumerate(before)}
    order: list[str | tuple[int, int]] = []
    for id in now:
        place, last = places.get(id), order[-1] if order else ""
        if place is None:
            order.append(id)
        elif isinstance(last, tuple) and sum(last) == place:
            order[-1] = last[0], last[1] + 1
        else:
            order.append((place, 1))
    return order


def _same_content(before: PagePart | None, now: PagePart) -> bool:
    return before is not None and before.content == now.content


def page_picture(picture: Picture) -> PagePicture:
    """What a page that shows a picture has."""
    parts = {part.id: PagePart(hash(part.content), part.attrs) for part in picture.parts}
    return PagePicture((picture.width, picture.height, picture.title), parts)


# ---------------------------------------------------------------- playback


class StepPosition(NamedTuple):
    """A position after a step, for all audiences."""

    state: State
    public: dict[str, Any]  # a spectator's view


def _step_positions(
    table_state: TableState, groups: Sequence[tuple[int, int]]
) -> list[StepPosition]:
    """The positions after every group of moves."""
    positions = [StepPosition(table_state.position, table_state.view(None))]
    if len(groups) > 1:
        state = table_state.table.position_at(groups[0][0])
        for first, end in groups[:-1]:
            state = state.copy()
            for player, action in table_state.moves[first:end]:
                state.play(action, None if player == CHANCE else player)
            positions.insert(-1, StepPosition(state, state.view(None)))
    return positions


def _was_forced(table_state: TableState, move: int, seat: int) -> bool:
    """True if a seat had no choice at its move."""
    return forced_action(table_state.table.position_at(move), seat) is not None


def _concerns_only(
    seat: int | None, table_state: TableState, after: int, lines: Sequence[LogLine]
) -> bool:
    """True for a move of a seat that concerns no other seat."""
    if table_state.moves[after][0] != seat:
        return False
    return all(line.seat == seat for line in lines if line.move > after)


Chapter = tuple[list[LogLine], Mapping[str, Any] | None]


def _chapters(
    table_state: TableState, seat: int | None, first: int, end: int, lines: list[LogLine]
) -> list[Chapter]:
    """A choice and the chance outcomes after it: what the seat did, then what the game did, divided
    before the lines whose captions show the board of that time. Each chapter has the view after it,
    the last one None: its position is that after all these moves."""
    moves, game = table_state.moves[first:end], table_state.game
    heads = _drawn_kinds(game.definition.folder / "page" / "page.json")
    own = next((i for i, line in enumerate(lines) if line.seat != moves[0][0]), len(lines))
    if not any(line.kind in heads for line in lines[max(own, 1) :]):
        return [(lines, None)]
    state = table_state.table.position_at(first)
    chapters: list[Chapter] = []
    current: list[LogLine] = []
    position, count = None, 0
    for number, (player, action) in enumerate(moves, first + 1):
        total = sum(line.move == number for line in lines)
        for after, events in _events_by_step(state, player, action, total):
            fresh = lines[count : count + events]
            if position is not None and fresh and count >= own and fresh[0].kind in heads:
                chapters.append((current, state.view_of(position, seat)))
                current = []
            current += fresh
            position, count = after, count + events
        state.play(action, None if player == CHANCE else player)
    return [*chapters, (current, None)]


def _events_by_step(
    state: State, player: int, action: int, total: int
) -> Iterator[tuple[object, int]]:
    """The positions after an action and after each automatic step, with the number of their
    events."""
    before, steps, last = state.plain(), state.steps(action, player), 0
    for i, (_, position) in enumerate(steps, 1):
        events = state.game.event_log.events_of(before, player, action, steps[:i])
        count = total if i == len(steps) else min(len(events), total)
        yield position, count - last
        last = count


@functools.cache
def _drawn_kinds(path: Path) -> frozenset[str]:
    """The kinds of lines before which the board is drawn, by the page data of a game."""
    log = msgspec.json.decode(path.read_bytes()).get("log", {}) if path.exists() else {}
    return frozenset(log.get("drawn", ()))


def step_groups(moves: Sequence[Move], after: int) -> list[tuple[int, int]]:
    """The moves from a number on as ranges: each choice with the chance outcomes after it."""
    starts = [i for i in range(after, len(moves)) if i == after or moves[i][0] != CHANCE]
    return list(pairwise([*starts, len(moves)]))


# ---------------------------------------------------------------- replay


def step_view(
    table: str, table_state: TableState, moves: int, seat: int | None, lang: str, board: bool
) -> PageStepView:
    """A table after a number of moves, for the page."""
    view = views.view_at(table, table_state, moves, seat, lang, words=False, board=False)
    if board:
        state = views.position_at(table_state, moves)
        document = state.document(seat, lang, views.names(table_state, lang))
        return PageStepView(view=view, picture=None, document=document)
    picture = views.board_picture(table_state, view.position, seat, lang, [])
    return PageStepView(view=view, picture=Pencil().draw(picture), document=None)
