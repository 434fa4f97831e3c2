"""A table as its log tells it: who sits where, the position, whose time runs.

`Story.apply` folds one event after the other and cannot fail on what `deciding.decide` allowed. It
does no more than that: no storing, no telling, no clock of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any

import msgspec

from sacbe.play.dealer import Dealer
from sacbe.play.engine import CHANCE
from sacbe.play.game import Game, game, game_on_digest
from sacbe.play.state import State
from sacbe.server import events as ev

MOST_CHAT = 200  # lines that are remembered


class StoryError(ValueError):
    """A log does not follow the rules: it was damaged, or belongs to other rules."""


class Seat(msgspec.Struct, kw_only=True):
    """A place at the table."""

    kind: str  # local, link, bot
    name: str
    level: str  # of the bot that plays here now, else empty
    taken: bool  # has somebody come by the link?
    asked_at: float | None = None  # since when it has been this seat's turn
    extra: float = 0.0  # seconds added to this turn

    @property
    def is_bot(self) -> bool:
        """Does a bot play here now?"""
        return bool(self.level)

    @property
    def is_persons(self) -> bool:
        """Does it belong to a person, whoever plays there now?"""
        return self.kind != "bot"


class UndoRequest(msgspec.Struct, kw_only=True):
    """A seat wants to take back its last choice, and who agrees so far."""

    seat: int
    kept: int
    agreed: list[int]
    version: int = 0  # of the table since it is asked; old snapshots have none


class Turn(msgspec.Struct, frozen=True):
    """One Moved event among the moves, for taking back."""

    seat: int
    first: int  # of its moves
    secret: bool  # was it a commitment?


class Saved(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A story as a snapshot keeps it, so that a long log need not be folded from its beginning."""

    opened: ev.Opened
    opened_at: float
    changed_at: float
    version: int
    seats: list[Seat]
    fresh: list[int]
    moves: list[ev.Move]
    turns: list[Turn]
    chat: list[tuple[float, ev.Said]]
    undo_request: UndoRequest | None
    ended: ev.Ended | None
    rematch: str | None
    position: bytes


class Story:
    """All that is known of a table from its log. Once told it is left as it is: what happens next
    is applied to a copy, so that readers never see what is not stored yet."""

    def __init__(self, opened: ev.Opened, at: float) -> None:
        """A StoryError says why a log cannot be gone on with."""
        rules = game_on_digest(opened.game, opened.data)
        if rules is None or opened.rules_version != rules.rules_version:
            now = game(opened.game)
            raise StoryError(
                f"This table uses rules version {opened.rules_version} of {now.title}, but this "
                f"Sacbe has version {now.rules_version}."
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
        # The version since which a seat has what it has to choose from.
        self.fresh = [1] * self.players
        self.moves: list[ev.Move] = []
        self.turns: list[Turn] = []
        self.chat: list[tuple[float, ev.Said]] = []
        self.undo_request: UndoRequest | None = None
        self.ended: ev.Ended | None = None
        self.rematch: str | None = None
        self._dealer = Dealer(opened.seed)
        self._asked: list[int] | None = None  # once it was found out
        self._shared: dict[str, Any] | None = None  # what everybody may see, once it was made
        self._told: dict[int, list[dict[str, Any]]] = {}  # of each move, see `journal`
        self.state = State.start(rules, self.players, dict(opened.options))
        self._follow(opened.moves)
        self._start_clocks(at)

    # ------------------------------------------------------------ copies

    def copy(self) -> Story:
        """The same once more; applying events to one leaves the other alone."""
        twin = Story.__new__(Story)
        twin.__dict__.update(self.__dict__)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.fresh, twin.moves, twin.turns = list(self.fresh), list(self.moves), list(self.turns)
        if self.undo_request is not None:
            request = self.undo_request
            twin.undo_request = msgspec.structs.replace(request, agreed=list(request.agreed))
        twin.state = self.state.copy()
        return twin

    def snapshot(self) -> bytes:
        """All of it, for `load`."""
        names = (name for name in Saved.__struct_fields__ if name != "position")
        kept = {name: getattr(self, name) for name in names}
        return msgspec.json.encode(Saved(**kept, position=self.state.to_bytes()))

    @classmethod
    def load(cls, snapshot: bytes) -> Story:
        """A story from its snapshot; StoryError if it does not fit."""
        try:
            saved = msgspec.json.decode(snapshot, type=Saved)
            story = cls(saved.opened, saved.opened_at)
            story.state = story.game.from_bytes(saved.position)
            story._asked = story._shared = None
        except (msgspec.MsgspecError, ValueError) as error:
            raise StoryError(f"Invalid snapshot: {error}") from None
        for name in Saved.__struct_fields__:
            if name not in ("opened", "position"):
                setattr(story, name, getattr(saved, name))
        return story

    # ------------------------------------------------------------ what is so

    @property
    def status(self) -> str:
        """playing, over, or ended without a result."""
        if self.ended:
            return "ended"
        return "over" if self.state.current_player is None else "playing"

    @property
    def asked(self) -> list[int]:
        """The seats that owe a choice."""
        if self._asked is None:
            self._asked = self.state.players_to_act if self.status == "playing" else []
        return self._asked

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat, or a spectator, may know of the position: to be read, not to be changed."""
        if self._shared is None:
            self._shared = self.state.view(None)
        return self.state.view(seat, self._shared)

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up; None if nobody counts."""
        clock, since = self.opened.clock, self.seats[seat].asked_at
        if clock is None or since is None or self.seats[seat].is_bot:
            return None
        return since + clock.seconds + self.seats[seat].extra

    def position_at(self, moves: int) -> State:
        """The position after so many moves, played once more from the start."""
        state = State.start(self.game, self.players, dict(self.opened.options))
        for player, action in self.moves[:moves]:
            state.play(action, None if player == CHANCE else player)
        return state

    def journal(self, first: int = 0, end: int | None = None) -> list[list[dict[str, Any]]]:
        """What followed from the moves from `first` on, secrets included: seen.py says who may
        know it. Each is played once more, slowly, when it is asked for first."""
        told = self._told  # shared by copies: what was told of a move stays so
        wanted = range(first, len(self.moves) if end is None else end)
        missing = [i for i in wanted if i not in told]
        if missing:
            tell_move = self.game.event_log.events_of
            state = self.position_at(missing[0])
            for i in range(missing[0], wanted.stop):
                player, action = self.moves[i]
                if i not in told:
                    steps = state.steps(action, player)
                    told[i] = tell_move(state.plain(), player, action, steps)
                state.play(action, None if player == CHANCE else player)
        return [told[i] for i in wanted]

    # ------------------------------------------------------------ what would be

    def try_out(self, seat: int, action: int, forced: bool) -> list[ev.Move]:
        """The moves that a choice leads to, on a copy; IllegalAction if the rules forbid it."""
        state = self.state.copy()
        state.play(action, seat)
        made = [(seat, action), *deal(self._dealer, state)]
        confirmed = self.game.actions.CONFIRMED if forced else ()
        while forced and state.current_player == seat and not state.is_simultaneous:
            legal = state.legal_actions(seat)
            if len(legal) > 1 or state.action_info(legal[0], seat)["type"] in confirmed:
                break
            state.play(legal[0], seat)
            made += [(seat, legal[0]), *deal(self._dealer, state)]
        return made

    def last_choice(self, seat: int) -> Turn | None:
        """What this seat would take back."""
        return next((turn for turn in reversed(self.turns) if turn.seat == seat), None)

    def can_undo(self, seat: int) -> bool:
        """May the seat take back its last choice without asking? Only while its turn goes on, and
        if that choice was the last of all, nothing was revealed since, and it was no commitment.
        """
        if seat not in self.asked or not self.turns or self.turns[-1].seat != seat:
            return False
        last = self.turns[-1]
        return not last.secret and all(player != CHANCE for player, _ in self.moves[last.first :])

    # ------------------------------------------------------------ what happens

    def apply(self, logged: ev.Logged) -> None:
        """The next event."""
        if logged.version != self.version + 1:
            raise StoryError(f"Event {logged.version} cannot follow event {self.version}.")
        self.version = logged.version
        self._asked = self._shared = None
        self.changed_at = logged.at
        event = logged.event
        match event:
            case ev.Opened():
                raise StoryError("A table can only be opened once.")
            case ev.Sat(seat=seat, name=name):
                self.seats[seat].taken = True
                self.seats[seat].name = name
            case ev.Renamed(seat=seat, name=name):
                self.seats[seat].name = name
            case ev.Moved():
                self._move(event, logged.at)
            case ev.Undone(kept=kept):
                self._rewind(kept, logged.at)
            case ev.UndoAsked(seat=seat, kept=kept):
                self.undo_request = UndoRequest(
                    seat=seat, kept=kept, agreed=[seat], version=self.version
                )
            case ev.UndoAnswered():
                self._answer_undo(event, logged.at)
            case ev.BotTook(seat=seat, level=level):
                self.seats[seat].level = level
                self.fresh[seat] = self.version
            case ev.GaveBack(seat=seat):
                self.seats[seat].level = ""
                self.fresh[seat] = self.version
                if self.seats[seat].asked_at is not None:
                    self.seats[seat].asked_at = logged.at
            case ev.TimeAdded(seat=seat, seconds=seconds):
                self.seats[seat].extra += seconds
            case ev.Said():
                self.chat = [*self.chat[1 - MOST_CHAT :], (logged.at, event)]
            case ev.Ended():
                self.ended, self._asked, self.undo_request = event, None, None
                self._start_clocks(logged.at)
            case ev.Rematched(table=table):
                self.rematch = table

    def _move(self, event: ev.Moved, at: float) -> None:
        secret = self.state.is_simultaneous
        self.turns.append(Turn(event.seat, len(self.moves), secret))
        self._follow(event.moves)
        self.undo_request = None
        # While others still owe a secret choice, this one has changed nothing for them.
        still_secret = secret and self.state.is_simultaneous and len(event.moves) == 1
        for seat in range(self.players):
            if seat == event.seat or not still_secret:
                self.fresh[seat] = self.version
        self._start_clocks(at)

    def _follow(self, moves: Iterable[ev.Move]) -> None:
        for player, action in moves:
            if player not in self.state.players_to_act:
                raise StoryError(f"Move {len(self.moves) + 1}: unexpected player {player}.")
            try:
                self.state.play(action, None if player == CHANCE else player)
            except ValueError as error:
                raise StoryError(f"Move {len(self.moves) + 1}: {error}") from None
            self.moves.append((player, action))
        self._asked = None

    def _answer_undo(self, event: ev.UndoAnswered, at: float) -> None:
        request = self.undo_request
        if request is None:  # there are old logs with an answer after the end
            return
        if not event.agree:
            self.undo_request = None
            return
        request.agreed.append(event.seat)
        if all(seat in request.agreed for seat in self.who_must_agree()):
            self._rewind(request.kept, at)

    def who_must_agree(self) -> list[int]:
        """All people who play now."""
        return [i for i, s in enumerate(self.seats) if s.is_persons and s.taken and not s.is_bot]

    def _rewind(self, kept: int, at: float) -> None:
        self.state = self.position_at(kept)
        self._asked = None
        del self.moves[kept:]
        self._told = {i: told for i, told in self._told.copy().items() if i < kept}
        self.turns = [turn for turn in self.turns if turn.first < kept]
        self.undo_request = None
        self.fresh = [self.version] * self.players
        self._start_clocks(at)

    def _start_clocks(self, at: float) -> None:
        """A turn's time begins when a seat is asked, and goes on while it is asked again."""
        asked = self.asked
        for i, seat in enumerate(self.seats):
            if i not in asked:
                seat.asked_at, seat.extra = None, 0.0
            elif seat.asked_at is None:
                seat.asked_at = at


def tell(log: Iterable[ev.Logged]) -> Story:
    """The story of a whole log."""
    story: Story | None = None
    for logged in log:
        if story is not None:
            story.apply(logged)
        elif isinstance(logged.event, ev.Opened) and logged.version == 1:
            story = Story(logged.event, logged.at)
        else:
            raise StoryError("A log must begin with the opening of its table.")
    if story is None:
        raise StoryError("This log is empty.")
    return story


def deal(dealer: Dealer, state: State) -> list[ev.Move]:
    """Let Nature answer for as long as it is asked."""
    made = []
    while state.current_player == CHANCE:
        made.append((CHANCE, dealer.answer(state)))
        state.play(made[-1][1])
    return made


def first_moves(rules: Game, players: int, options: dict[str, Any], seed: int) -> list[ev.Move]:
    """Nature's answers before anybody is asked."""
    return deal(Dealer(seed), State.start(rules, players, options))
