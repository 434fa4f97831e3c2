"""Matches and blocks: what is played, and what came of it.

A block is one seed played in every seat rotation, so that neither the seats nor the decks favour
anybody. Decks are common to the games of a block, for the dealer gives equal seeds equal decks.
"""

from __future__ import annotations

import contextlib
import hashlib
import time
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from sacbe.arena.facts import Notes, SeatFacts
from sacbe.bots import Bot, ask, bot
from sacbe.play.game import Game, game
from sacbe.play.state import State
from sacbe.play.table import Table

Value = int | bool | str


LONGEST_TEXT = 500  # of what a bot says when it fails
MOST_SEED = 2**63  # seeds of tables have 64 bits with a sign


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays what, and on which rules; everything that the blocks of a match depend on."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]  # all of them, sorted by name
    candidate: str  # the bot in one seat
    baseline: str  # the bot in all other seats
    seed: int  # of block 0; block k has the seed k further on
    rules_version: int
    data: str  # the digest of the game's data
    bots: tuple[tuple[str, str], ...]  # names with digests of how they play, sorted by name

    @property
    def digest(self) -> str:
        """A short name for the whole match."""
        return _hash(msgspec.json.encode(self))

    @property
    def even(self) -> float:
        """The share of wins of one among equals."""
        return 1 / self.players


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a block that was played to its end."""

    rotation: int  # the candidate's seat
    seats: tuple[str, ...]
    scores: tuple[int | float, ...]
    winners: tuple[int, ...]
    steps: int  # all choices, forced ones and Nature's included
    decisions: tuple[int, ...]  # per seat, the choices among two or more
    turns: tuple[int, ...]  # per seat, the runs of choices that no other seat broke
    facts: tuple[SeatFacts, ...]  # per seat, what it had at the end and how it began
    digest: str  # of all moves


class Failure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game of a block that a bot did not play to its end."""

    rotation: int
    seat: int
    bot: str
    error: str  # the class
    text: str
    step: int  # how many choices had been made
    seed: int  # of the block


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What differs from run to run."""

    seconds: tuple[tuple[float, ...], ...] = ()  # per game that was played, CPU time per seat


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of one block: a line of a results file."""

    match: str  # Match.digest
    block: int
    seed: int
    games: tuple[Played, ...]  # in the order of rotations, without the failed ones
    failures: tuple[Failure, ...]
    timing: Timing = Timing()

    @property
    def result(self) -> Block:
        """The block without its timing: equal wherever and whenever it was played."""
        return msgspec.structs.replace(self, timing=Timing())


# ------------------------------------------------------------ matches


def match_of(
    name: str | Game,
    candidate: str,
    baseline: str,
    players: int = 0,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
) -> Match:
    """A match by names, all of it checked; without a number of players it is for as many as
    there can be."""
    rules = name if isinstance(name, Game) else game(name)
    if rules.data is not None:
        raise ValueError("Matches need the built-in data of a game.")
    players = players or rules.players[1]
    values = rules.checked_options(players, dict(options or {}))
    if type(seed) is not int or not -MOST_SEED <= seed < MOST_SEED:
        raise ValueError(f"The seed must be a 64-bit integer, not {seed!r}.")
    return Match(
        game=rules.name,
        players=players,
        options=tuple(sorted(values.items())),
        candidate=candidate,
        baseline=baseline,
        seed=seed,
        rules_version=rules.rules_version,
        data=rules.data_digest,
        bots=tuple((who, bot_digest(who, rules)) for who in sorted({candidate, baseline})),
    )


def bot_digest(name: str, rules: Game) -> str:
    """Names a bot with the way it plays: results of bots that play otherwise are not mixed."""
    made = bot(name, rules)
    plays = getattr(made, "digest", name)
    return _hash(f"{plays} {rules.name} {rules.rules_version} {rules.data_digest}".encode())


def block_seed(match: Match, k: int) -> int:
    """The seed of a block. They follow each other, so that any block can be played again alone
    as block 0 of the match that begins with its seed."""
    if k < 0:
        raise ValueError(f"There is no block {k}: blocks are numbered from 0.")
    seed = match.seed + k
    if seed >= MOST_SEED:
        raise ValueError(f"The seed of block {k} would exceed 64 bits.")
    return seed


# ------------------------------------------------------------ playing


def play_block(match: Match, k: int) -> Block:
    """All rotations of a block: a function of the match and the number, but for the timing."""
    rules = _rules_of(match)
    seed = block_seed(match, k)
    ended = [_play_game(match, rules, seed, rotation) for rotation in range(match.players)]
    played = [end for end in ended if not isinstance(end, Failure)]
    return Block(
        match=match.digest,
        block=k,
        seed=seed,
        games=tuple(result for result, _ in played),
        failures=tuple(end for end in ended if isinstance(end, Failure)),
        timing=Timing(tuple(seconds for _, seconds in played)),
    )


def _rules_of(match: Match) -> Game:
    """The rules of a match that may come from elsewhere; other rules would be another match."""
    rules = game(match.game)
    here = (rules.rules_version, rules.data_digest)
    if here != (match.rules_version, match.data):
        raise ValueError(
            f"This match uses rules version {match.rules_version} of {rules.title} with data "
            f"{match.data}, but this Sacbe has version {here[0]} with data {here[1]}."
        )
    for name, digest in match.bots:
        if bot_digest(name, rules) != digest:
            raise ValueError(f"The bot {name} of this match differs from the bot {name} here.")
    return rules


def seats_of(match: Match, rotation: int) -> tuple[str, ...]:
    """Who sits where: the candidate in the seat of that number."""
    return tuple(
        match.candidate if seat == rotation else match.baseline for seat in range(match.players)
    )


def _play_game(
    match: Match, rules: Game, seed: int, rotation: int
) -> tuple[Played, tuple[float, ...]] | Failure:
    """One game with the seconds of every seat, or what went wrong in it."""
    sitting = Sitting(match, rules, seed, rotation)
    try:
        sitting.play()
    except BotFailed as failed:
        return sitting.failure(failed.why)
    return sitting.result(), tuple(round(seconds, 6) for seconds in sitting.seconds)


class BotFailed(Exception):
    """A bot raised something, or chose what it may not choose."""

    def __init__(self, why: Exception) -> None:
        super().__init__(str(why))
        self.why = why


@contextlib.contextmanager
def _blaming_the_bot() -> Iterator[None]:
    try:
        yield
    except Exception as error:  # a bot is anybody's program: it may raise anything
        raise BotFailed(error) from error


class Sitting:
    """A game of a block while it is played; then its table tells all that happened. Every seat has
    its own bot and its own seed."""

    def __init__(self, match: Match, rules: Game, seed: int, rotation: int) -> None:
        options: dict[str, Any] = dict(match.options)
        self.table = Table(rules, match.players, seed, **options)
        self.rotation = rotation
        self.seats = seats_of(match, rotation)
        self.seat = 0  # the one that is asked, to blame for what it raises
        self.decisions = [0] * match.players
        self.turns = [0] * match.players
        self.seconds = [0.0] * match.players
        self.notes = Notes(match.players)

    def play(self) -> None:
        """To the end; a choice that is none is made without asking."""
        bots = [self._sit_down(seat) for seat in range(self.table.players)]
        last = None
        while (seat := self.table.current_player) is not None:
            self.seat = seat
            self.turns[seat] += seat != last
            last = seat
            state = self.table.state
            legal = state.legal_actions()
            if len(legal) == 1:
                self.table.play(legal[0])
                continue
            with _blaming_the_bot():
                action = self._ask(bots[seat], state)
                self.table.play(action)
            self.notes.see(state, seat, action)

    def _sit_down(self, seat: int) -> Bot:
        self.seat = seat
        with _blaming_the_bot():
            return bot(self.seats[seat], self.table.game, self._seed("bot"))

    def _ask(self, asked: Bot, state: State) -> int:
        """A seat's choice, with the CPU time of all threads that it may use."""
        self.decisions[self.seat] += 1
        seed = self._seed(len(self.table.moves))
        began = time.process_time()
        try:
            return ask(asked, state, self.seat, seed)
        finally:
            self.seconds[self.seat] += time.process_time() - began

    def _seed(self, what: str | int) -> int:
        """A seed of its own for everything in every game."""
        said = f"{self.table.seed} {self.rotation} {self.seat} {what}".encode()
        return int.from_bytes(hashlib.blake2b(said, digest_size=7).digest(), "big")

    def failure(self, error: Exception) -> Failure:
        """The game went no further."""
        return Failure(
            rotation=self.rotation,
            seat=self.seat,
            bot=self.seats[self.seat],
            error=type(error).__name__,
            text=str(error)[:LONGEST_TEXT],
            step=len(self.table.moves),
            seed=self.table.seed,
        )

    def result(self) -> Played:
        """The game is over."""
        end = self.table.state
        moves = [(player, int(action)) for player, action in self.table.moves]
        return Played(
            rotation=self.rotation,
            seats=self.seats,
            scores=tuple(end.scores),
            winners=tuple(end.winners),
            steps=len(self.table.moves),
            decisions=tuple(self.decisions),
            turns=tuple(self.turns),
            facts=self.notes.facts(end),
            digest=_hash(msgspec.json.encode(moves)),
        )


def _hash(raw: bytes) -> str:
    return hashlib.blake2b(raw, digest_size=8).hexdigest()
