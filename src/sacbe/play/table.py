"""A game being played: a position, a dealer for Nature's answers, and everything that happened."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

import msgspec

from sacbe.play.dealer import Dealer
from sacbe.play.engine import CHANCE
from sacbe.play.errors import CannotUndo, RecordError, UnknownGame
from sacbe.play.game import Game, game, game_on_digest, games
from sacbe.play.records import FORMAT, Record, decode, seal
from sacbe.play.state import State


class Table:
    """A State plus a dealer. Choices of seats go in by `play`; Nature answers from the seed."""

    def __init__(
        self,
        name: str | Game,
        players: int = 0,
        seed: int | None = None,
        *,
        seats: list[str] | None = None,
        deal: bool = True,
        **options: Any,
    ) -> None:
        """Without `deal` Nature is not answered until the first `play`: for replaying."""
        self.game = name if isinstance(name, Game) else game(name)
        self.seed = secrets.randbits(62) if seed is None else seed
        if type(self.seed) is not int or not -(2**63) <= self.seed < 2**63:
            raise ValueError(f"The seed must be a 64-bit integer, not {seed!r}.")
        self.players = players or self.game.players[1]
        self.options = self.game.checked_options(self.players, options)
        self.seats = list(seats or [])
        self.moves: list[tuple[int, int]] = []
        self._dealer = Dealer(self.seed)
        self._before: list[State] = []  # the position before each move
        self._told: list[list[dict[str, Any]]] = []  # the log of each move, made when asked for
        self._state = State.start(self.game, self.players, self.options)
        if deal:
            self._deal()

    @property
    def state(self) -> State:
        """The position now: a copy, so that the table keeps the only one it plays on."""
        return self._state.copy()

    @property
    def current_player(self) -> int | None:
        """The seat that must choose, None when the game is over."""
        return self._state.current_player

    def play(self, action: int, seat: int | None = None) -> None:
        """A seat's choice, and Nature's answers after it."""
        self._move(action, seat)
        self._deal()

    def _move(self, action: int, seat: int | None) -> None:
        before = self._state.copy()
        player = before.current_player if seat is None else seat
        self._state.play(action, seat)
        assert player is not None  # or `play` would have refused
        self._before.append(before)
        self.moves.append((player, action))

    def follow(self, i: int, player: int, action: int) -> None:
        """Make a saved choice, a seat's or Nature's."""
        if player not in self._state.players_to_act:
            raise RecordError(
                f"This record is invalid at move {i + 1}: unexpected player {player}."
            )
        try:
            self._move(action, None if player == CHANCE else player)
        except ValueError as error:
            raise RecordError(f"This record is invalid at move {i + 1}: {error}") from None

    def _deal(self) -> None:
        while self._state.current_player == CHANCE:
            self._move(self._dealer.answer(self._state), None)

    # ------------------------------------------------------------ taking back

    def undo(self, agreed: bool = False) -> None:
        """Take back the last decision of a seat. Once Nature has answered or a secret choice was
        committed since, that needs everybody's agreement."""
        last = next((i for i in reversed(range(len(self.moves))) if self.moves[i][0] != CHANCE), -1)
        if last < 0:
            raise CannotUndo("There is nothing to undo.")
        if not agreed:
            if last < len(self.moves) - 1:
                raise CannotUndo("This cannot be undone: something hidden has been revealed since.")
            if self._before[last].is_simultaneous:
                raise CannotUndo("A secret choice cannot be undone.")
        self.rewind(last)

    def rewind(self, moves: int) -> None:
        """Back to the position before the move of that number."""
        self._state = self._before[moves].copy()
        del self.moves[moves:], self._before[moves:], self._told[moves:]

    def _knows(self, i: int, seat: int | None) -> bool:
        return self._before[i].knows(seat, *self.moves[i])

    # ------------------------------------------------------------ what is kept of it

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
            seen = [
                [player, action if self._knows(i, seat) else None]
                for i, (player, action) in enumerate(self.moves)
            ]
            return {"replayable": False, "seat": seat, **common, "moves": seen, "result": result}
        record = {"sacbe": FORMAT, **common, "seed": self.seed}
        if self.game.data is not None and not self.game.is_shipped:
            record["data_file"] = self.game.data.decode("utf-8")
        if self.seats:
            record["seats"] = list(self.seats)
        moves = [list(move) for move in self.moves]
        record |= {"moves": moves, "result": result, "state": _fingerprint(self._state)}
        return record | {"seal": seal(record)}

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What happened, in words, as a seat (None: a spectator) may know it."""
        journal, words = self.game.event_log, self.game.text
        texts = self.game.texts(lang)
        names = [self.seat_name(p, lang) for p in range(self.players)]
        return [
            words.event_text(journal.redact(event, seat), texts, names)
            for events in self.journal()
            for event in events
        ]

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """What a seat is called in the log."""
        return str(self.game.texts(lang).say("seat", {"n": seat + 1}))

    def journal(self) -> list[list[dict[str, Any]]]:
        """The events of every move, secrets included: for logs and ledgers of this process."""
        while len(self._told) < len(self.moves):
            self._told.append(self._tell(len(self._told)))
        return self._told

    def _tell(self, i: int) -> list[dict[str, Any]]:
        """Play a move once more, slowly, to see what followed from it."""
        player, action = self.moves[i]
        before = self._before[i]
        steps = before.steps(action, player)
        told: list[dict[str, Any]] = self.game.event_log.events_of(
            before.plain(), player, action, steps
        )
        return told


def _fingerprint(state: State) -> str:
    return hashlib.sha256(state.to_bytes()).hexdigest()


def replay(record: Any, *, built_in_only: bool = False) -> Table:
    """The table of a saved game, every choice checked; RecordError says what is wrong.

    A record on data that are not built in holds them. Loading them costs time and memory, so a
    server has reason to refuse them with `built_in_only`.
    """
    saved = decode(record)
    if saved.game not in games():
        raise RecordError(str(UnknownGame(f"Unknown game {saved.game!r}.")))
    rules = game(saved.game)
    if saved.rules_version != rules.rules_version:
        raise RecordError(
            f"This record uses rules version {saved.rules_version} of {rules.title}, but this "
            f"Sacbe has version {rules.rules_version}."
        )
    if saved.data_file is not None:
        if built_in_only:
            raise RecordError(f"This record uses different data for {rules.title}.")
        rules = _on_data_of(saved, saved.data_file)
    else:
        shipped = game_on_digest(saved.game, saved.data)
        if shipped is None:
            raise RecordError(
                f"This record uses different data for {rules.title}, which it does not contain."
            )
        rules = shipped
    try:
        options: dict[str, Any] = dict(saved.options)
        table = Table(rules, saved.players, saved.seed, seats=saved.seats, deal=False, **options)
    except ValueError as error:
        raise RecordError(f"This record has invalid settings: {error}") from None
    for i, (player, action) in enumerate(saved.moves):
        table.follow(i, player, action)
    if _fingerprint(table.state) != saved.state:
        raise RecordError("This record was modified: its final position does not match.")
    result = None if saved.result is None else msgspec.to_builtins(saved.result)
    if result != table.record()["result"]:
        raise RecordError("This record was modified: its result does not match.")
    if seal(msgspec.to_builtins(saved)) != saved.seal:
        raise RecordError("This record was modified: its checksum does not match.")
    return table


def _on_data_of(saved: Record, text: str) -> Game:
    """The game on the data file that a record holds."""
    try:
        rules = game(saved.game, data=text.encode("utf-8"))
    except ValueError as error:
        raise RecordError(f"The data file in this record is invalid: {error}") from None
    if saved.data != rules.data_digest:
        raise RecordError("This record was modified: its data file does not match.")
    return rules
