"""The state of a table: the fold of its event log.

A `TableState` holds the game (`play.Table`) and adds what only a server has: seats and who plays
them, clocks, chat and undo requests. `apply` adds one event and cannot fail on an event that
`decider.decide` allowed. It does no input or output and reads no clock.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any, Literal

import msgspec

from sacbe.play.errors import UndoReason
from sacbe.play.game import Game, game, games, stored_game
from sacbe.play.state import State
from sacbe.play.table import Table
from sacbe.server import events as ev

MAX_CHAT = 200  # stored lines
WORLDS = 12  # determinizations to compare
# Attributes that a snapshot stores under the same name.
_SNAPSHOT_FIELDS = (
    "opened_at",
    "changed_at",
    "version",
    "seats",
    "turns",
    "chat",
    "undo_request",
    "ended",
    "rematch",
)


class InvalidLog(ValueError):
    """A log does not follow the rules: it was damaged, or belongs to other rules."""


class RulesGone(InvalidLog):
    """A table was played with rules or data that this version of Sacbe no longer has."""


class Seat(msgspec.Struct, kw_only=True):
    """A seat of the table."""

    kind: Literal["local", "link", "bot"]
    name: str
    level: str  # of the bot that plays now, else empty
    taken: bool  # was the link used?
    asked_at: float | None = None  # when the seat's turn began
    extra: float = 0.0  # seconds added to this turn

    @property
    def is_bot(self) -> bool:
        """Does a bot play now?"""
        return bool(self.level)

    @property
    def is_persons(self) -> bool:
        """Does the seat belong to a person, even if a bot plays now?"""
        return self.kind != "bot"


class UndoRequest(msgspec.Struct, kw_only=True):
    """A request to undo the last choice of a seat, and the seats that agree."""

    seat: int
    kept: int  # moves that remain
    agreed: list[int]
    version: int = 0  # of the table when it was made; old snapshots have none


class Turn(msgspec.Struct, frozen=True):
    """The moves of one Moved event: the unit of undo."""

    seat: int
    first: int  # number of its first move
    secret: bool  # was it a secret choice?


class Snapshot(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A stored TableState, so that a long log need not be folded from its beginning."""

    opened: ev.Opened
    opened_at: float
    changed_at: float
    version: int
    seats: list[Seat]
    choices_since: list[int] = msgspec.field(name="fresh")
    moves: list[ev.Move]
    turns: list[Turn]
    chat: list[tuple[float, ev.Said]]
    undo_request: UndoRequest | None
    ended: ev.Ended | None
    rematch: str | None
    position: bytes


class TableState:
    """The state of a table. Once published it is not changed: the next event is applied to a copy,
    so that readers never see an event that is not stored yet."""

    def __init__(self, opened: ev.Opened, at: float) -> None:
        """InvalidLog if the log cannot be continued."""
        is_known = opened.game in games()
        rules = stored_game(opened.game, opened.rules_version, opened.data) if is_known else None
        if rules is None:
            title = game(opened.game).title if is_known else opened.game
            raise RulesGone(
                f"This table uses rules version {opened.rules_version} or data of {title} that "
                "this version of Sacbe no longer has."
            )
        self.opened = opened
        self.game: Game = rules
        self.players = len(opened.seats)
        self.seats = [
            Seat(kind=s.kind, name=s.name, level=s.level, taken=s.taken or s.kind != "link")
            for s in opened.seats
        ]
        self.version = 1
        self.opened_at = self.changed_at = at
        self.choices_since = [1] * self.players  # the version that brought a seat's choices
        self.turns: list[Turn] = []
        self.chat: list[tuple[float, ev.Said]] = []
        self.undo_request: UndoRequest | None = None
        self.ended: ev.Ended | None = None
        self.rematch: str | None = None
        self._to_act: list[int] | None = None  # cache
        self._public_view: dict[str, Any] | None = None  # cache
        self._seats_with_secrets: frozenset[int] | None = None  # cache
        self._next: Table | None = None  # cache: the table after the choice decided last
        options: dict[str, Any] = dict(opened.options)
        start = rules.position(opened.position) if opened.position else None
        self.table = Table(rules, self.players, opened.seed, deal=False, start=start, **options)
        self._follow(opened.moves)
        self._start_clocks(at)

    # ------------------------------------------------------------ copies

    def copy(self) -> TableState:
        """An independent copy; long lists of immutable values are shared where possible."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.choices_since, twin.turns = list(self.choices_since), list(self.turns)
        if self.undo_request is not None:
            request = self.undo_request
            twin.undo_request = msgspec.structs.replace(request, agreed=list(request.agreed))
        twin.table = self.table.copy()
        return twin

    def snapshot(self) -> bytes:
        """The state as bytes, for `load`."""
        snapshot = Snapshot(
            opened=self.opened,
            choices_since=self.choices_since,
            moves=self.moves,
            position=self.position.to_bytes(),
            **{name: getattr(self, name) for name in _SNAPSHOT_FIELDS},
        )
        return msgspec.json.encode(snapshot)

    def matches(self, snapshot: bytes) -> bool:
        """Is this a snapshot of the state? One of an earlier version may lack fields that have
        their defaults."""
        try:
            data = msgspec.json.decode(snapshot, type=Snapshot)
        except msgspec.MsgspecError:
            return False
        return msgspec.json.encode(data) == self.snapshot()

    @classmethod
    def load(cls, snapshot: bytes) -> TableState:
        """The state from a snapshot; InvalidLog if it does not fit."""
        try:
            data = msgspec.json.decode(snapshot, type=Snapshot)
            table_state = cls(data.opened, data.opened_at)
            table_state.table.restore(data.moves, data.position)
        except (msgspec.MsgspecError, ValueError) as error:
            raise InvalidLog(f"Invalid snapshot: {error}") from None
        table_state._forget()
        table_state.choices_since = data.choices_since
        for name in _SNAPSHOT_FIELDS:
            setattr(table_state, name, getattr(data, name))
        return table_state

    # ------------------------------------------------------------ reading

    @property
    def moves(self) -> list[ev.Move]:
        """All moves so far."""
        return self.table.moves

    @property
    def position(self) -> State:
        """The current position, for reading."""
        return self.table.position

    @property
    def status(self) -> str:
        """playing, over, or ended without a result."""
        if self.ended:
            return "ended"
        return "over" if self.position.current_player is None else "playing"

    @property
    def to_act(self) -> list[int]:
        """The seats that must act."""
        if self._to_act is None:
            self._to_act = self.position.players_to_act if self.status == "playing" else []
        return self._to_act

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know of the position, for reading."""
        if self._public_view is None:
            self._public_view = self.position.view(None)
        return self.position.view(seat, self._public_view)

    def _forget(self) -> None:
        """Clear the caches of the position."""
        self._to_act = self._public_view = self._seats_with_secrets = None

    @property
    def seats_with_secrets(self) -> frozenset[int]:
        """The seats that know something a spectator does not: to them, some determinizations for a
        spectator look different. Found once for all seats."""
        if self._seats_with_secrets is None:
            public = self.view(None)
            views = {seat: self.view(seat) for seat in range(self.players)}
            others = {seat: view for seat, view in views.items() if view != public}
            seats: set[int] = set()
            for n in range(WORLDS):
                if len(seats) == len(others):
                    break
                world = self.position.determinize(None, n)
                if world != self.position:  # to a spectator, all of them look the same
                    seats |= {p for p in others if world.view(p, public) != others[p]}
            self._seats_with_secrets = frozenset(seats)
        return self._seats_with_secrets

    def deadline(self, seat: int) -> float | None:
        """When a seat's time runs out; None if its clock does not run."""
        clock, since = self.opened.clock, self.seats[seat].asked_at
        if clock is None or since is None or self.seats[seat].is_bot:
            return None
        return since + clock.seconds + self.seats[seat].extra

    def last_turn(self, seat: int) -> Turn | None:
        """The last turn of a seat, which it could ask to undo."""
        return next((turn for turn in reversed(self.turns) if turn.seat == seat), None)

    def can_undo(self, seat: int) -> bool:
        """May the seat undo its last turn without agreement? Only while it must act again, if its
        turn was the last of all, and if `Table.undo_refusal` has no objection."""
        return self.undo_refusal(seat) is None

    def undo_refusal(self, seat: int) -> UndoReason | None:
        """Why `can_undo` is false; None if it is true."""
        if seat not in self.to_act or not self.turns or self.turns[-1].seat != seat:
            return "nothing"
        return self.table.undo_refusal(self.turns[-1].first)

    def undoable_turns(self, seat: int) -> list[Turn]:
        """The choices in a row that a seat can undo without agreement, the last one first: back to
        the move of another seat, a chance outcome or a secret choice."""
        if seat not in self.to_act:
            return []
        own = itertools.takewhile(lambda turn: turn.seat == seat, reversed(self.turns))
        return list(
            itertools.takewhile(lambda turn: self.table.undo_refusal(turn.first) is None, own)
        )

    def table_after(self, seat: int, actions: Sequence[int], forced: bool = False) -> Table:
        """The table after choices of a seat, see `Table.after`. `apply` reuses it, so that a
        choice is played once."""
        self._next = self.table.after(seat, actions, forced)
        return self._next

    def voters(self) -> list[int]:
        """The seats that must agree to an undo: all people who play now."""
        return [i for i, s in enumerate(self.seats) if s.is_persons and s.taken and not s.is_bot]

    # ------------------------------------------------------------ events

    def apply(self, logged: ev.LoggedEvent) -> None:
        """Apply the next event."""
        if logged.version != self.version + 1:
            raise InvalidLog(f"Event {logged.version} cannot follow event {self.version}.")
        self.version = logged.version
        self._forget()
        self.changed_at = logged.at
        event = logged.event
        match event:
            case ev.Opened():
                raise InvalidLog("A table can only be opened once.")
            case ev.Sat(seat=seat, name=name):
                self.seats[seat].taken = True
                self.seats[seat].name = name
            case ev.Removed(seat=seat):
                place = self.seats[seat]
                place.taken, place.name, place.level = False, "", ""
                self.choices_since[seat] = self.version
                if place.asked_at is not None:
                    place.asked_at, place.extra = logged.at, 0.0
            case ev.Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case ev.Moved():
                self._move(event, logged.at)
            case ev.Undone(kept=moves):
                self._rewind(moves, logged.at)
            case ev.UndoAsked(seat=seat, kept=moves):
                self.undo_request = UndoRequest(
                    seat=seat, kept=moves, agreed=[seat], version=self.version
                )
            case ev.UndoAnswered():
                self._answer_undo(event, logged.at)
            case ev.BotTook(seat=seat, level=level, why=why):
                self.seats[seat].level = level
                self.seats[seat].taken |= why == "left"  # by a person who has the link
                self.choices_since[seat] = self.version
            case ev.GaveBack(seat=seat):
                self.seats[seat].level = ""
                self.choices_since[seat] = self.version
                if self.seats[seat].asked_at is not None:
                    self.seats[seat].asked_at = logged.at
            case ev.TimeAdded(seat=seat, seconds=seconds):
                self.seats[seat].extra += seconds
            case ev.ClocksMoved(seconds=seconds):
                for place in self.seats:
                    if place.asked_at is not None:
                        place.asked_at += seconds
            case ev.Said():
                self.chat = [*self.chat[1 - MAX_CHAT :], (logged.at, event)]
            case ev.Unsaid(at=at, digest=digest):
                texts = ("", digest)  # its text has been removed, or not yet
                self.chat = [
                    (when, message)
                    for when, message in self.chat
                    if when != at or (message.text and ev.text_digest(message.text)) not in texts
                ]
            case ev.Ended():
                self.ended, self._to_act, self.undo_request = event, None, None
                self._start_clocks(logged.at)
            case ev.Rematched(table=table):
                self.rematch = table
        self._next = None

    def _move(self, event: ev.Moved, at: float) -> None:
        secret = self.position.is_simultaneous
        self.turns.append(Turn(event.seat, len(self.moves), secret))
        if self._next is not None and self._next.moves[len(self.moves) :] == event.moves:
            self.table, self._to_act = self._next, None
        else:
            self._follow(event.moves)
        self.undo_request = None
        # While others must still make a secret choice, this one has changed nothing for them.
        still_secret = secret and self.position.is_simultaneous and len(event.moves) == 1
        for seat in range(self.players):
            if seat == event.seat or not still_secret:
                self.choices_since[seat] = self.version
        self._start_clocks(at)

    def _follow(self, moves: Iterable[ev.Move]) -> None:
        for player, action in moves:
            try:
                self.table.follow(player, action)
            except ValueError as error:
                raise InvalidLog(f"Move {len(self.moves) + 1}: {error}") from None
        self._to_act = None

    def _answer_undo(self, event: ev.UndoAnswered, at: float) -> None:
        request = self.undo_request
        if request is None:  # there are old logs with an answer after the end
            return
        if not event.agree:
            self.undo_request = None
            return
        request.agreed.append(event.seat)
        if all(seat in request.agreed for seat in self.voters()):
            self._rewind(request.kept, at)

    def _rewind(self, moves: int, at: float) -> None:
        self.table.rewind(moves)
        self._to_act = None
        self.turns = [turn for turn in self.turns if turn.first < moves]
        self.undo_request = None
        self.choices_since = [self.version] * self.players
        self._start_clocks(at)

    def _start_clocks(self, at: float) -> None:
        """A turn's time begins when a seat must act, and runs on while it must act again."""
        for i, seat in enumerate(self.seats):
            if i not in self.to_act:
                seat.asked_at, seat.extra = None, 0.0
            elif seat.asked_at is None:
                seat.asked_at = at


def fold(log: Iterable[ev.LoggedEvent]) -> TableState:
    """The state after a whole log."""
    table_state: TableState | None = None
    for logged in log:
        if table_state is not None:
            table_state.apply(logged)
        elif isinstance(logged.event, ev.Opened) and logged.version == 1:
            table_state = TableState(logged.event, logged.at)
        else:
            raise InvalidLog("A log must begin with the opening of its table.")
    if table_state is None:
        raise InvalidLog("This log is empty.")
    return table_state


def initial_moves(rules: Game, players: int, options: dict[str, Any], seed: int) -> list[ev.Move]:
    """The chance outcomes before the first choice."""
    return Table(rules, players, seed, **options).moves
