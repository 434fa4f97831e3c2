"""Matches and blocks of games, and how a block is played.

A block is one seed played in every seat rotation. So neither the seats nor the decks favour a bot:
games with equal seeds have equal decks.
"""

from __future__ import annotations

import contextlib
import hashlib
import time
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from sacbe.arena.facts import FactsRecorder, SeatFacts
from sacbe.bots import Bot, ask, bot
from sacbe.play.game import Game, game
from sacbe.play.state import State
from sacbe.play.table import Table

Value = int | bool | str


MAX_ERROR_LENGTH = 500
SEED_LIMIT = 2**63  # seeds are signed 64-bit integers


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Game, bots, options and rules: everything that the blocks of a match depend on."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]  # all of them, sorted by name
    candidate: str  # the bot in one seat
    baseline: str  # the bot in all other seats
    seed: int  # of block 0; block k has seed + k
    rules_version: int
    data: str  # the digest of the game's data
    bots: tuple[tuple[str, str], ...]  # (name, digest of the behaviour), sorted by name

    @property
    def digest(self) -> str:
        """A short hash of the match."""
        return _hash(msgspec.json.encode(self))

    @property
    def even_share(self) -> float:
        """The win share of one of equally strong players."""
        return 1 / self.players


class GameResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A completed game of a block."""

    rotation: int  # the candidate's seat
    seats: tuple[str, ...]
    scores: tuple[int | float, ...]
    winners: tuple[int, ...]
    steps: int  # all actions, including forced ones and chance outcomes
    decisions: tuple[int, ...]  # per seat, actions chosen from two or more
    turns: tuple[int, ...]  # per seat, runs of consecutive actions
    facts: tuple[SeatFacts, ...]  # per seat, final possessions and opening
    digest: str  # of all moves


class Failure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a block that a bot aborted by an error."""

    rotation: int
    seat: int
    bot: str
    error: str  # class of the exception
    text: str
    step: int  # number of actions before
    seed: int  # of the block


class Timing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a block that differs between runs."""

    seconds: tuple[tuple[float, ...], ...] = ()  # per completed game, CPU time per seat


class Block(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of one block: a line of a results file."""

    match: str  # Match.digest
    block: int
    seed: int
    games: tuple[GameResult, ...]  # by rotation, without failed games
    failures: tuple[Failure, ...]
    timing: Timing = Timing()

    @property
    def result(self) -> Block:
        """The block without its timing, which is reproducible."""
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
    """Create a match and check its arguments. `players` defaults to the game's maximum."""
    rules = name if isinstance(name, Game) else game(name)
    if rules.data is not None:
        raise ValueError("Matches need the built-in data of a game.")
    players = players or rules.players[1]
    values = rules.checked_options(players, dict(options or {}))
    if type(seed) is not int or not -SEED_LIMIT <= seed < SEED_LIMIT:
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
        bots=tuple(
            (bot_name, bot_digest(bot_name, rules)) for bot_name in sorted({candidate, baseline})
        ),
    )


def bot_digest(name: str, rules: Game) -> str:
    """A hash of a bot's behaviour, so that results of different versions are not mixed."""
    instance = bot(name, rules)
    behaviour = getattr(instance, "digest", name)
    return _hash(f"{behaviour} {rules.name} {rules.rules_version} {rules.data_digest}".encode())


def block_seed(match: Match, k: int) -> int:
    """The seed of a block. Seeds are consecutive, so that a block can be repeated as block 0 of a
    match with its seed."""
    if k < 0:
        raise ValueError(f"There is no block {k}: blocks are numbered from 0.")
    seed = match.seed + k
    if seed >= SEED_LIMIT:
        raise ValueError(f"The seed of block {k} would exceed 64 bits.")
    return seed


# ------------------------------------------------------------ playing


def play_block(match: Match, k: int) -> Block:
    """Play all rotations of a block. Apart from the timing, the result is deterministic."""
    rules = _rules_of(match)
    seed = block_seed(match, k)
    outcomes = [_play_game(match, rules, seed, rotation) for rotation in range(match.players)]
    completed = [outcome for outcome in outcomes if not isinstance(outcome, Failure)]
    return Block(
        match=match.digest,
        block=k,
        seed=seed,
        games=tuple(result for result, _ in completed),
        failures=tuple(outcome for outcome in outcomes if isinstance(outcome, Failure)),
        timing=Timing(tuple(seconds for _, seconds in completed)),
    )


def _rules_of(match: Match) -> Game:
    """The game of a match. Raises ValueError if rules, data or bots differ from the match's."""
    rules = game(match.game)
    local = (rules.rules_version, rules.data_digest)
    if local != (match.rules_version, match.data):
        raise ValueError(
            f"This match uses rules version {match.rules_version} of {rules.title} with data "
            f"{match.data}, but this Sacbe has version {local[0]} with data {local[1]}."
        )
    for name, digest in match.bots:
        if bot_digest(name, rules) != digest:
            raise ValueError(f"The bot {name} of this match differs from the bot {name} here.")
    return rules


def seats_of(match: Match, rotation: int) -> tuple[str, ...]:
    """The bots by seat: the candidate sits in seat `rotation`."""
    return tuple(
        match.candidate if seat == rotation else match.baseline for seat in range(match.players)
    )


def _play_game(
    match: Match, rules: Game, seed: int, rotation: int
) -> tuple[GameResult, tuple[float, ...]] | Failure:
    """Play a game: the result with the CPU seconds per seat, or the failure."""
    runner = GameRunner(match, rules, seed, rotation)
    try:
        runner.play()
    except BotError as error:
        return runner.failure(error.cause)
    return runner.result(), tuple(round(seconds, 6) for seconds in runner.seconds)


class BotError(Exception):
    """A bot raised an exception or chose an illegal action."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(str(cause))
        self.cause = cause


@contextlib.contextmanager
def _attribute_to_bot() -> Iterator[None]:
    try:
        yield
    except Exception as error:  # a bot may raise anything
        raise BotError(error) from error


class GameRunner:
    """Plays one game of a block. Every seat has its own bot with its own seed."""

    def __init__(self, match: Match, rules: Game, seed: int, rotation: int) -> None:
        options: dict[str, Any] = dict(match.options)
        self.table = Table(rules, match.players, seed, **options)
        self.rotation = rotation
        self.seats = seats_of(match, rotation)
        self.seat = 0  # the current seat, to which errors are attributed
        self.decisions = [0] * match.players
        self.turns = [0] * match.players
        self.seconds = [0.0] * match.players
        self.recorder = FactsRecorder(match.players)

    def play(self) -> None:
        """Play to the end. Forced actions are played without calling the bot."""
        bots = [self._create_bot(seat) for seat in range(self.table.players)]
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
            with _attribute_to_bot():
                action = self._ask(bots[seat], state)
                self.table.play(action)
            self.recorder.record(state, seat, action)

    def _create_bot(self, seat: int) -> Bot:
        self.seat = seat
        with _attribute_to_bot():
            return bot(self.seats[seat], self.table.game, self._seed("bot"))

    def _ask(self, player_bot: Bot, state: State) -> int:
        """A bot's action; adds the CPU time of all its threads."""
        self.decisions[self.seat] += 1
        seed = self._seed(len(self.table.moves))
        start = time.process_time()
        try:
            return ask(player_bot, state, self.seat, seed)
        finally:
            self.seconds[self.seat] += time.process_time() - start

    def _seed(self, what: str | int) -> int:
        """A seed for one purpose in this game."""
        text = f"{self.table.seed} {self.rotation} {self.seat} {what}".encode()
        return int.from_bytes(hashlib.blake2b(text, digest_size=7).digest(), "big")

    def failure(self, error: Exception) -> Failure:
        """Describe an aborted game."""
        return Failure(
            rotation=self.rotation,
            seat=self.seat,
            bot=self.seats[self.seat],
            error=type(error).__name__,
            text=str(error)[:MAX_ERROR_LENGTH],
            step=len(self.table.moves),
            seed=self.table.seed,
        )

    def result(self) -> GameResult:
        """Describe a completed game."""
        end = self.table.state
        moves = [(player, int(action)) for player, action in self.table.moves]
        return GameResult(
            rotation=self.rotation,
            seats=self.seats,
            scores=tuple(end.scores),
            winners=tuple(end.winners),
            steps=len(self.table.moves),
            decisions=tuple(self.decisions),
            turns=tuple(self.turns),
            facts=self.recorder.facts(end),
            digest=_hash(msgspec.json.encode(moves)),
        )


def _hash(raw: bytes) -> str:
    return hashlib.blake2b(raw, digest_size=8).hexdigest()
