"""Tuning: which numbers of the evaluator and of the search should be larger, and which smaller.

Every seat is a search, or greedy, whose numbers are all changed at random at once. Least squares
of the points above the others on these changes tell what each number is worth, as surely as if all
games had been played for it alone. Seats get changes in mirrored pairs, so that a game says little
about luck and much about numbers.

A game is a function of the tuning and its number alone, so games may be played anywhere and in any
order, and a file of them can be gone on with. What comes of it is a suggestion: nothing is changed
here, and a match on other decks must confirm it.
"""

from __future__ import annotations

import functools
import hashlib
import math
import multiprocessing
import signal
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from sacbe.arena.blocks import LONGEST_TEXT, MOST_SEED
from sacbe.arena.executors import WorkerLost
from sacbe.arena.files import (
    ResultsError,
    begin_file,
    cut_torn_line,
    difference,
    keep_line,
    whole_lines,
)
from sacbe.bots import ask
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.search import SearchBot
from sacbe.bots.search.levels import SHARES, WHOLE, shipped
from sacbe.kernel.weights import weights_as_values
from sacbe.play.game import game
from sacbe.play.table import Table

FORMAT = 2
WIDER = 3  # settings of the search are changed so much more than weights: they matter less
SHARE_FROM = 0.25  # a weight between this and 1 is taken for a share, and stays one
SHARE_WIDER = 1.5
MOST_SHARE = 0.999
MOST_SPREAD = 1.0
DECIMALS = 3  # of a change, so that files stay small
HAIR = 2e-5  # of ridge, so that there is always one answer
SURE = 3.0  # standard errors from which a change is suggested,
BOLD = 6.0  # and from which it is a whole step
STEP = 1.5  # in standard deviations of the changes that were played

Values = dict[str, float | list[float]]
Player = GreedyBot | SearchBot


class Number(NamedTuple):
    """One number that is changed."""

    name: str
    place: int | None  # in a list
    value: float  # as it is now
    is_setting: bool  # of the search; else a weight of the evaluator

    @property
    def label(self) -> str:
        """Its name for a reader."""
        if self.is_setting:
            return f"{self.name} (search)"
        return self.name if self.place is None else f"{self.name}[{self.place}]"

    @property
    def is_share(self) -> bool:
        """Would more than 1 make no sense?"""
        return self.name in SHARES if self.is_setting else SHARE_FROM < self.value < 1

    @property
    def can_move(self) -> bool:
        """What is 0 is off, and stays so; so does a share that is all. Whole numbers have nothing
        between them."""
        is_all = self.is_share and self.value == 1
        return self.value != 0 and not is_all and not (self.is_setting and self.name in WHOLE)

    def moved(self, steps: float, spread: float) -> float:
        """Larger by so many steps, or smaller; never of another sign, and a share stays one."""
        if self.is_share:
            return float(self.value ** math.exp(-SHARE_WIDER * spread * steps))
        return self.value * math.exp((WIDER if self.is_setting else 1) * spread * steps)

    def rounded(self, value: float) -> float:
        """To two digits, or to three where two would change too much."""
        near = float(f"{value:.2g}")
        fine = min(abs(value), 1 - value) if self.is_share else abs(value)
        if abs(near - value) > fine / 50:
            near = float(f"{value:.3g}")
        return min(near, MOST_SHARE) if self.is_share else near


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is tuned and how; everything that its games depend on."""

    game: str
    players: int
    simulations: int  # of a decision; 0: greedy, which searches nothing
    spread: float
    seed: int
    rules_version: int
    data: str  # the digest of the game's data
    bot_digest: str  # of the bot with nothing changed
    settings: dict[str, float]  # of the search, as they are now; greedy has none
    weights: Values  # of the evaluator, as they are now

    @property
    def digest(self) -> str:
        """A short name for all of it."""
        return _hash(msgspec.json.encode(self)).hex()

    @property
    def numbers(self) -> list[Number]:
        """What is changed, in the order of a game's changes."""
        weights = (Number(*said, is_setting=False) for said in _one_by_one(self.weights))
        settings = (Number(*said, is_setting=True) for said in _one_by_one(self.settings))
        return [number for number in (*weights, *settings) if number.can_move]

    def with_values(self, values: Sequence[float]) -> tuple[Values, dict[str, float]]:
        """All weights and all settings with these values of the numbers."""
        settings = dict(self.settings)
        weights: Values = {
            name: list(said) if isinstance(said, list) else said
            for name, said in self.weights.items()
        }
        for number, value in zip(self.numbers, values, strict=True):
            listed = weights.get(number.name)
            if number.is_setting:
                settings[number.name] = value
            elif number.place is not None and isinstance(listed, list):
                listed[number.place] = value
            else:
                weights[number.name] = value
        return weights, settings


def _one_by_one(
    values: Mapping[str, float | list[float]],
) -> Iterator[tuple[str, int | None, float]]:
    for name, said in values.items():
        if isinstance(said, list):
            yield from ((name, place, value) for place, value in enumerate(said))
        else:
            yield name, None, said


def tuning_of(name: str, players: int, simulations: int, spread: float, seed: int) -> Tuning:
    """A tuning of what comes with Sacbe, all of it checked."""
    rules = game(name)
    rules.checked_options(players, {})
    if not 0 < spread <= MOST_SPREAD:
        raise ValueError(f"The spread must be above 0 and at most {MOST_SPREAD:g}, not {spread}.")
    if not -MOST_SEED <= seed < MOST_SEED:
        raise ValueError(f"The seed must be a 64-bit integer, not {seed}.")
    room, settings = rules.evaluator, {}
    unchanged: Player = GreedyBot(rules, 0)
    weights = room.WEIGHTS
    if simulations:
        unchanged = SearchBot(rules, 0, simulations, threads=1, choice_temperature=0.0)
        settings = dict(shipped().settings(rules.name, players))
        weights = room.search_weights(players)
    return Tuning(
        game=rules.name,
        players=players,
        simulations=simulations,
        spread=spread,
        seed=seed,
        rules_version=rules.rules_version,
        data=rules.data_digest,
        bot_digest=_hash(unchanged.digest.encode()).hex(),
        settings=settings,
        weights=weights_as_values(weights),
    )


# ------------------------------------------------------------ playing


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game: a line of a file. One that a bot did not play to its end is kept too, so that it
    is not tried again and again."""

    tuning: str  # Tuning.digest
    game: int  # its number, from 0
    seed: int  # of the table
    z: tuple[tuple[float, ...], ...]  # per seat the changes of all numbers, in steps
    scores: tuple[float, ...]  # none of a game that failed
    failure: str = ""  # what went wrong in it


def finished(trials: Iterable[Trial]) -> list[Trial]:
    """The games that were played to their end."""
    return [trial for trial in trials if not trial.failure]


def trial_seed(tuning: Tuning, k: int) -> int:
    """The seed of a game's table. Matches count their seeds up from a small one: decks that were
    tuned on must not be those that confirm it."""
    return _number(tuning, k, "table")


def draw_changes(tuning: Tuning, k: int) -> tuple[tuple[float, ...], ...]:
    """A game's changes: mirrored pairs in any order, with one left out at an odd table."""
    draw = np.random.default_rng(_number(tuning, k, "changes"))
    pairs = draw.standard_normal(((tuning.players + 1) // 2, len(tuning.numbers)))
    rows = np.concatenate((pairs, -pairs)).round(DECIMALS)
    order = draw.permutation(len(rows))[: tuning.players]
    return tuple(tuple(row) for row in rows[order].tolist())


def play_trial(tuning: Tuning, k: int) -> Trial:
    """One game, which does not depend on where and when it is played."""
    z, seed = draw_changes(tuning, k), trial_seed(tuning, k)
    table = Table(game(tuning.game), tuning.players, seed)
    try:
        _play_out(table, [_sit_down(tuning, k, seat, z[seat]) for seat in range(table.players)])
    except Exception as error:
        failure = f"{type(error).__name__}: {error}"[:LONGEST_TEXT]
        return Trial(tuning.digest, k, seed, z, (), failure)
    return Trial(tuning.digest, k, seed, z, tuple(map(float, table.state.scores)))


def _sit_down(tuning: Tuning, k: int, seat: int, z: Sequence[float]) -> Player:
    """A bot with all its numbers said, so that files that change meanwhile change no game."""
    moved = [
        number.moved(steps, tuning.spread) for number, steps in zip(tuning.numbers, z, strict=True)
    ]
    weights, settings = tuning.with_values(moved)
    rules, number = game(tuning.game), _number(tuning, k, f"seat {seat}")
    if not tuning.simulations:
        return GreedyBot(rules, number, weights)
    return SearchBot(
        rules,
        number,
        tuning.simulations,
        threads=1,
        settings=settings,
        weights=weights,
        choice_temperature=0.0,
    )


def _play_out(table: Table, bots: Sequence[Player]) -> None:
    while (seat := table.current_player) is not None:
        legal = table.state.legal_actions()
        if len(legal) == 1:
            table.play(legal[0])
        else:
            table.play(ask(bots[seat], table.state, seat, len(table.moves)))


def play_trials(tuning: Tuning, ks: Iterable[int], workers: int) -> Generator[Trial, None, None]:
    """The games of these numbers, each when it is done; with one worker in this process.
    Closing this gives up the others."""
    if workers == 1:
        yield from (play_trial(tuning, k) for k in ks)
        return
    # Ctrl-C reaches every process of a terminal: workers then end at once and in silence.
    quiet = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=quiet)
    try:
        for done in as_completed([pool.submit(play_trial, tuning, k) for k in ks]):
            yield done.result()
    except BrokenProcessPool:
        raise WorkerLost("A worker process died during a game.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _number(tuning: Tuning, k: int, what: str) -> int:
    """A number of its own for everything in every game."""
    return int.from_bytes(_hash(f"tuning {tuning.seed} {k} {what}".encode())[:7], "big")


def _hash(raw: bytes) -> bytes:
    return hashlib.blake2b(raw, digest_size=8).digest()


# ------------------------------------------------------------ keeping


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    sacbe_tuning: int  # the format
    tuning: Tuning


class Trials:
    """The games of one tuning, and the file that keeps them, if there is one."""

    def __init__(self, tuning: Tuning, path: Path | None = None) -> None:
        """Without a file, games are kept for as long as this object lives."""
        self.tuning = tuning
        self.path = path
        self.games: dict[int, Trial] = {}
        self.torn = False  # was there a line that was cut off?

    def missing(self, games: int) -> list[int]:
        """Those of the first so many that have still to be played."""
        return [k for k in range(games) if k not in self.games]

    def first(self, games: int) -> list[Trial]:
        """Those of the first so many that are there, by their numbers: a file may hold more."""
        return [self.games[k] for k in sorted(self.games) if k < games]

    def add(self, trial: Trial) -> None:
        """Keep a game, on the disk when this returns."""
        self._check(trial)
        if self.path is not None:
            keep_line(self.path, f"game {trial.game}", msgspec.json.encode(trial))
        self.games[trial.game] = trial

    def take(self, line: bytes) -> None:
        """A game from the file."""
        trial = msgspec.json.decode(line, type=Trial)
        self._check(trial)
        self.games[trial.game] = trial

    def _check(self, trial: Trial) -> None:
        k, tuning = trial.game, self.tuning
        if trial.tuning != tuning.digest:
            raise ResultsError(f"Game {k} belongs to another tuning run ({trial.tuning}).")
        if trial.seed != trial_seed(tuning, k):
            raise ResultsError(f"Game {k} has the wrong seed ({trial.seed}).")
        lengths = [len(row) for row in trial.z]
        fits = lengths == [len(tuning.numbers)] * tuning.players
        if not fits or len(trial.scores) != (0 if trial.failure else tuning.players):
            raise ResultsError(f"Game {k} does not have {tuning.players} seats with all changes.")
        if self.games.get(k, trial) != trial:
            raise ResultsError(f"Game {k} has two different results.")


def open_trials(path: Path, tuning: Tuning) -> Trials:
    """The games of a tuning in a file: those of an earlier run, or none yet."""
    trials = Trials(tuning, path)
    lines, torn = whole_lines(path) if path.exists() else ([], False)
    if not lines:
        trials.torn = begin_file(path, msgspec.json.encode(Header(FORMAT, tuning)))
        return trials
    _check_head(path, lines[0], tuning)
    for number, line in enumerate(lines[1:], 2):
        try:
            trials.take(line)
        except (ValueError, msgspec.MsgspecError) as error:
            raise ResultsError(f"{path}, line {number}: {error}") from None
    trials.torn = torn
    if torn:
        cut_torn_line(path)
    return trials


def _check_head(path: Path, line: bytes, tuning: Tuning) -> None:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise ResultsError(f"{path}: not a tuning results file.") from None
    if header.sacbe_tuning != FORMAT:
        said = f"unsupported format {header.sacbe_tuning}; expected {FORMAT}."
        raise ResultsError(f"{path}: {said}")
    differs = difference(header.tuning, tuning)
    if differs:
        raise ResultsError(
            f"{path}: these games are from a different tuning run ({differs}). "
            "Nothing was changed. Use another file for this run."
        )


# ------------------------------------------------------------ what comes of it


class Finding(NamedTuple):
    """What the games say about one number."""

    number: Number
    slope: float  # points above the others for one step up, while they all together step down
    error: float  # its standard error
    suggestion: float | None  # None: it is not sure enough that another value is better

    @property
    def t(self) -> float:
        """How sure the slope is not 0, in standard errors."""
        return self.slope / self.error if self.error else 0.0


def fit(tuning: Tuning, trials: Sequence[Trial]) -> list[Finding]:
    """The slopes of all numbers, the surest first; nothing if there are too few games to tell how
    sure any of them is. Games that failed are left out.

    What the seats of a game are above each other adds up to nothing, so changes are measured from
    the table's mean, and a game has one result fewer than it has seats: else errors would look
    smaller than they are, by 30 % with two players.
    """
    numbers, trials = tuning.numbers, finished(trials)
    free = len(trials) * (tuning.players - 1) - len(numbers)
    if free < 1:
        return []
    z = np.array([trial.z for trial in trials])
    z = (z - z.mean(axis=1, keepdims=True)).reshape(-1, len(numbers))
    y = np.array([points for trial in trials for points in above_others(trial.scores)])
    square = z.T @ z + HAIR * len(z) * np.eye(len(numbers))
    slopes = np.linalg.solve(square, z.T @ y)
    rest = y - z @ slopes
    errors = np.sqrt(np.diag(np.linalg.inv(square)) * (rest @ rest) / free)
    found = [
        Finding(number, slope, error, None)
        for number, slope, error in zip(numbers, slopes.tolist(), errors.tolist(), strict=True)
    ]
    judged = [one._replace(suggestion=_suggestion(one, tuning.spread)) for one in found]
    return sorted(judged, key=lambda one: -abs(one.t))


def fewest_games(tuning: Tuning) -> int:
    """How many games there must be for a table that means something: one for each number, and
    enough that `fit` can tell how sure it is."""
    n = len(tuning.numbers)
    return max(n, n // (tuning.players - 1) + 1)


def above_others(scores: Sequence[float]) -> list[float]:
    """The points of every seat above the mean of the others."""
    n, total = len(scores), sum(scores)
    return [score - (total - score) / (n - 1) for score in scores]


def _suggestion(found: Finding, spread: float) -> float | None:
    """A step uphill, the longer the surer; none where the slope may as well be chance."""
    if abs(found.t) < SURE:
        return None
    steps = math.copysign(STEP * min(1.0, abs(found.t) / BOLD), found.slope)
    return found.number.rounded(found.number.moved(steps, spread))


def suggested_lines(tuning: Tuning, findings: Iterable[Finding]) -> tuple[list[str], list[str]]:
    """What to write into the evaluator's search.toml (of greedy its weights.toml) and the search's
    levels.toml. A list is written whole, also where one of its numbers stays."""
    better = {one.number: one.suggestion for one in findings if one.suggestion is not None}
    values = [better.get(number, number.value) for number in tuning.numbers]
    weights, settings = tuning.with_values(values)
    return _changed(weights, better, False), _changed(settings, better, True)


def _changed(
    values: Mapping[str, object], better: Iterable[Number], are_settings: bool
) -> list[str]:
    names = {number.name for number in better if number.is_setting == are_settings}
    return [f"{name} = {value}" for name, value in values.items() if name in names]
