"""A game in progress: moves, chance outcomes, undo, records and the log."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from sacbe.play.codes import CHANCE
from sacbe.play.dealer import Dealer
from sacbe.play.errors import CannotUndo, RecordError, UndoReason, UnknownGame
from sacbe.play.game import Game, game, game_with_data, games, has_rules, stored_game
from sacbe.play.integers import as_integer
from sacbe.play.records import FORMAT, Record, decode, seal
from sacbe.play.state import State
from sacbe.text.names import seat_name

Move = tuple[int, int]  # who acts (CHANCE for chance outcomes), and the action

CHECKPOINT_EVERY = 8  # moves between stored positions; those between are replayed


def forced_action(state: State, seat: int) -> int | None:
    """The action that can be played for a seat without asking: the only legal one, unless the
    choice is secret or its type is one that players confirm, as the end of a turn."""
    if state.current_player != seat:
        return None
    legal = state.legal_actions(seat)
    if len(legal) > 1 or state.is_simultaneous:
        return None
    confirmed = state.game.actions.CONFIRMED
    return None if state.action_info(legal[0], seat)["type"] in confirmed else legal[0]


class PlayedMove:
    """A move at its place in a game, with its events once they were needed. Copies of a table share
    it, so two tables that hold the same one have the same game up to it."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] | None = None  # secrets included


class Table:
    """A game in progress: the position, a dealer for chance outcomes, and all moves so far.

    Choices of seats are made with `play`; chance outcomes come from the seed. Copies are cheap and
    independent of each other.
    """

    def __init__(
        self,
        name: str | Game,
        players: int = 0,
        seed: int | None = None,
        *,
        seats: list[str] | None = None,
        deal: bool = True,
        start: State | None = None,
        **options: Any,
    ) -> None:
        """Without `deal` no chance outcomes are dealt before the first `play`: for replaying. With
        `start` the game begins at a position, which has its own players and options."""
        self.game = name if isinstance(name, Game) else game(name)
        number = secrets.randbits(62) if seed is None else as_integer(seed, -(2**63), 2**63 - 1)
        if number is None:
            raise ValueError(f"The seed must be a 64-bit integer, not {seed!r}.")
        self.seed = number
        self.is_set_up = start is not None
        self._state = self._first_position(start, players, options)
        self.seats = list(seats or [])
        self.moves: list[Move] = []
        self._dealer = Dealer(self.seed)
        self.players = self._state.players
        self._checkpoints = {0: self._state.copy()}  # positions by number of moves
        self.played: list[PlayedMove] = []  # one per move
        if deal:
            self.deal()

    def _first_position(self, start: State | None, players: int, options: dict[str, Any]) -> State:
        """The position that the game begins at, of a new game or as given; sets the options."""
        if start is None:
            players = players or self.game.players[1]
            self.options = self.game.checked_options(players, options)
            return State.start(self.game, players, self.options)
        if start.game is not self.game or players not in (0, start.players) or options:
            raise ValueError("A position has its own game, number of players and options.")
        if start.current_player is None:
            raise ValueError("In this position the game is over.")
        self.options = {}
        return start.copy()

    def copy(self) -> Table:
        """The same table; moves at one of them do not change the other."""
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.seats, twin.moves, twin.played = list(self.seats), list(self.moves), list(self.played)
        twin._state = self._state.copy()
        twin._checkpoints = dict(self._checkpoints)
        return twin

    @property
    def state(self) -> State:
        """A copy of the current position."""
        return self._state.copy()

    @property
    def position(self) -> State:
        """The current position itself, for reading. It must not be played on."""
        return self._state

    def position_at(self, moves: int) -> State:
        """The position after a number of moves."""
        if not 0 <= moves <= len(self.moves):
            raise ValueError(f"There is no move {moves}: this game has {len(self.moves)}.")
        if moves == len(self.moves):
            return self._state.copy()
        first = max(n for n in self._checkpoints if n <= moves)
        state = self._checkpoints[first].copy()
        for player, action in self.moves[first:moves]:
            state.play(action, None if player == CHANCE else player)
        return state

    @property
    def current_player(self) -> int | None:
        """The seat that must choose; None when the game is over."""
        return self._state.current_player

    def play(self, action: int, seat: int | None = None) -> None:
        """Play a choice of a seat and deal the chance outcomes after it."""
        self._move(action, seat)
        self.deal()

    def after(self, seat: int, actions: Sequence[int], forced: bool = False) -> Table:
        """A copy of the table after choices of a seat, the chance outcomes after them and, with
        `forced`, the forced choices that follow. IllegalAction if the rules forbid an action."""
        table = self.copy()
        for action in actions:
            table.play(action, seat)
        while forced and (only := forced_action(table.position, seat)) is not None:
            table.play(only, seat)
        return table

    def follow(self, player: int, action: int) -> None:
        """Play a stored move of a seat or of chance; ValueError if it does not fit."""
        if player not in self._state.players_to_act:
            raise ValueError(f"unexpected player {player}.")
        self._move(action, None if player == CHANCE else player)

    def restore(self, moves: Sequence[Move], position: bytes) -> None:
        """Continue from a stored position that was reached by these moves."""
        self._state = self.game.from_bytes(position)
        self.moves = list(moves)
        self.played = [PlayedMove() for _ in moves]
        self._checkpoints = {0: self._checkpoints[0], len(moves): self._state.copy()}

    def deal(self) -> None:
        """Play chance outcomes until a seat must act."""
        while self._state.current_player == CHANCE:
            self._move(self._dealer.answer(self._state), None)

    def _move(self, action: int, seat: int | None) -> None:
        player = self._state.current_player if seat is None else seat
        self._state.play(action, seat)
        assert player is not None  # or `play` would have refused
        self.moves.append((player, action))
        self.played.append(PlayedMove())
        if len(self.moves) % CHECKPOINT_EVERY == 0:
            self._checkpoints[len(self.moves)] = self._state.copy()

    # ------------------------------------------------------------ undo

    def last_choice(self, seat: int) -> int | None:
        """The number of the last move that was a real choice of a seat: forced choices are undone
        together with the choice before them."""
        for i in reversed(range(len(self.moves))):
            player, _ = self.moves[i]
            if player == seat and forced_action(self.position_at(i), seat) is None:
                return i
        return None

    def undo_refusal(self, first: int) -> UndoReason | None:
        """Why the moves from `first` on cannot be undone without agreement: another seat has played
        since, a chance outcome was revealed, or the choice was a secret one. None if they can."""
        seat = self.moves[first][0]
        players = {player for player, _ in self.moves[first:]}
        if players - {seat, CHANCE}:
            return "nothing"
        if CHANCE in players:
            return "revealed"
        return "secret" if self.position_at(first).is_simultaneous else None

    def undo(self, seat: int | None = None, agreed: bool = False) -> None:
        """Undo the last decision, or the last real choice of a seat. Unless all players agreed,
        CannotUndo says why not."""
        if seat is None:
            decisions = (i for i, move in enumerate(self.moves) if move[0] != CHANCE)
            first = max(decisions, default=None)
        else:
            first = self.last_choice(seat)
        reason = "nothing" if first is None else None if agreed else self.undo_refusal(first)
        if reason is not None:
            raise CannotUndo(reason)
        assert first is not None
        self.rewind(first)

    def rewind(self, moves: int) -> None:
        """Go back to the position after a number of moves."""
        self._state = self.position_at(moves)
        del self.moves[moves:], self.played[moves:]
        self._checkpoints = {n: state for n, state in self._checkpoints.items() if n < moves}
        self._checkpoints[moves] = self._state.copy()

    # ------------------------------------------------------------ records and log

    def record(self, seat: int | None = None) -> dict[str, Any]:
        """The whole game for saving; with a seat, what that seat saw of it, not replayable."""
        over = self._state.current_player is None
        result = {"scores": self._state.scores, "winners": self._state.winners} if over else None
        common = {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "data": self.game.data_digest,
            "players": self.players,
            "options": dict(self.options),
        }
        if seat is not None:
            if not 0 <= seat < self.players:
                raise ValueError(f"There is no seat {seat!r}: seats are 0 to {self.players - 1}.")
            moves = self._known_moves(seat)
            return {"replayable": False, "seat": seat, **common, "moves": moves, "result": result}
        record = {"sacbe": FORMAT, **common, "seed": self.seed}
        if self.game.data is not None and not self.game.is_shipped:
            record["data_file"] = self.game.data.decode("utf-8")
        if self.is_set_up:
            record["position"] = self.position_at(0).notation()
        if self.seats:
            record["seats"] = list(self.seats)
        record |= {"moves": [list(move) for move in self.moves]}
        record |= {"result": result, "state": _fingerprint(self._state)}
        return record | {"seal": seal(record)}

    def _known_moves(self, seat: int) -> list[list[int | None]]:
        """All moves, without the actions that a seat may not know."""
        state, moves = self.position_at(0), []
        for player, action in self.moves:
            moves.append([player, action if state.knows(seat, player, action) else None])
            state.play(action, None if player == CHANCE else player)
        return moves

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What happened, in words, as a seat (None: a spectator) may know it."""
        event_log, words = self.game.event_log, self.game.text
        texts = self.game.texts(lang)
        names = [self.seat_name(p, lang) for p in range(self.players)]
        return [
            words.event_text(event_log.redact(event, seat), texts, names)
            for events in self.events_by_move()
            for event in events
        ]

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """What a seat is called in the log."""
        return seat_name(self.game.texts(lang), seat)

    def events_by_move(self, first: int = 0, end: int | None = None) -> list[list[dict[str, Any]]]:
        """The events of the moves from `first` on, secrets included. A move is replayed step by
        step when its events are first needed, once for all copies of the table."""
        end = len(self.moves) if end is None else end
        missing = [i for i in range(first, end) if self.played[i].events is None]
        if missing:
            describe, state = self.game.event_log.events_of, self.position_at(missing[0])
            for i in range(missing[0], missing[-1] + 1):
                player, action = self.moves[i]
                if self.played[i].events is None:
                    steps = state.steps(action, player)
                    self.played[i].events = describe(state.plain(), player, action, steps)
                state.play(action, None if player == CHANCE else player)
        return [move.events or [] for move in self.played[first:end]]


def _fingerprint(state: State) -> str:
    return hashlib.sha256(state.to_bytes()).hexdigest()


def replay(record: Any, *, built_in_only: bool = False) -> Table:
    """The table of a saved game, every choice checked; RecordError says what is wrong.

    A record on data that are not built in holds them. Loading them costs time and memory, so a
    server has reason to refuse them with `built_in_only`.
    """
    content = decode(record)
    if content.game not in games():
        raise RecordError(str(UnknownGame(f"Unknown game {content.game!r}.")))
    rules = _rules_of(content, built_in_only)
    if content.position and built_in_only and not rules.checks_positions:
        raise RecordError("This game cannot tell which positions are possible.")
    try:
        options: dict[str, Any] = dict(content.options)
        start = rules.position(content.position) if content.position else None
        table = Table(
            rules,
            content.players,
            content.seed,
            seats=content.seats,
            deal=False,
            start=start,
            **options,
        )
    except ValueError as error:
        raise RecordError(f"This record has invalid settings: {error}") from None
    for i, (player, action) in enumerate(content.moves):
        try:
            table.follow(player, action)
        except ValueError as error:
            raise RecordError(f"This record is invalid at move {i + 1}: {error}") from None
    if _fingerprint(table.state) != content.state:
        raise RecordError("This record was modified: its final position does not match.")
    result = None if content.result is None else msgspec.to_builtins(content.result)
    if result != table.record()["result"]:
        raise RecordError("This record was modified: its result does not match.")
    if seal(msgspec.to_builtins(content)) != content.seal:
        raise RecordError("This record was modified: its checksum does not match.")
    return table


def _rules_of(record: Record, built_in_only: bool) -> Game:
    """The game that a record was played with."""
    if record.data_file is None:
        shipped = stored_game(record.game, record.rules_version, record.data)
        if shipped is not None:
            return shipped
    rules = game(record.game)
    if not has_rules(record.game, record.rules_version):
        raise RecordError(
            f"This record uses rules version {record.rules_version} of {rules.title}, but this "
            f"Sacbe has version {rules.rules_version}."
        )
    if record.data_file is None:
        raise RecordError(
            f"This record uses different data for {rules.title}, which it does not contain."
        )
    if built_in_only:
        raise RecordError(f"This record uses different data for {rules.title}.")
    return _on_data_of(record, record.data_file)


def _on_data_of(record: Record, text: str) -> Game:
    """The game on the data file that a record holds."""
    try:
        rules = game_with_data(record.game, record.rules_version, text.encode("utf-8"))
    except ValueError as error:
        raise RecordError(f"The data file in this record is invalid: {error}") from None
    if record.data != rules.data_digest:
        raise RecordError("This record was modified: its data file does not match.")
    return rules
