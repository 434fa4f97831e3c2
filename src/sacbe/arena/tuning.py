"""Tuning: estimate the gradient of a bot's strength in its parameters.

Every seat is a search bot or a greedy bot with random perturbations of all parameters (weights of
the evaluator, settings of the search). A linear regression of the points above the opponents' mean
on these perturbations estimates all slopes from the same games. Perturbations come in mirrored
pairs, which reduces the variance.

A game depends on the tuning run and its number only, so games can be played in any order, and a
run can be resumed from its file. The result is a suggestion: nothing is changed here, and a match
with other decks should confirm it.
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

from sacbe.arena.blocks import MAX_ERROR_LENGTH, SEED_LIMIT
from sacbe.arena.executors import WorkerLost
from sacbe.arena.files import (
    ResultsError,
    append_line,
    create_file,
    difference,
    read_complete_lines,
    truncate_torn_line,
)
from sacbe.bots import ask
from sacbe.bots.greedy import GreedyBot
from sacbe.bots.search import SearchBot
from sacbe.bots.search.levels import FRACTIONS, INTEGERS, shipped
from sacbe.kernel.weights import weights_as_values
from sacbe.play.game import game
from sacbe.play.table import Table

FORMAT = 2
SETTING_FACTOR = 3  # settings are perturbed more than weights, because they matter less
MIN_SHARE = 0.25  # a weight between this and 1 is treated as a share and stays below 1
SHARE_FACTOR = 1.5
MAX_SHARE = 0.999
MAX_SPREAD = 1.0
DECIMALS = 3  # of a perturbation, for small files
RIDGE = 2e-5  # ridge regularisation, so that the solution is unique
MIN_T = 3.0  # t value from which a change is suggested
FULL_STEP_T = 6.0  # t value from which a full step is suggested
STEP = 1.5  # length of a full step, in standard deviations of the perturbations

Values = dict[str, float | list[float]]
TunedBot = GreedyBot | SearchBot


class Parameter(NamedTuple):
    """A parameter to tune."""

    name: str
    element: int | None  # for an element of a list
    value: float  # the current value
    is_setting: bool  # a setting of the search, otherwise a weight of the evaluator

    @property
    def label(self) -> str:
        """The name in reports."""
        if self.is_setting:
            return f"{self.name} (search)"
        return self.name if self.element is None else f"{self.name}[{self.element}]"

    @property
    def is_share(self) -> bool:
        """True if values above 1 make no sense."""
        return self.name in FRACTIONS if self.is_setting else MIN_SHARE < self.value < 1

    @property
    def is_tunable(self) -> bool:
        """False for values that mean "off" (0) or "all" (a share of 1), and for integers."""
        is_full = self.is_share and self.value == 1
        return self.value != 0 and not is_full and not (self.is_setting and self.name in INTEGERS)

    def scaled(self, steps: float, spread: float) -> float:
        """The value after some steps on a log scale; the sign stays, and shares stay below 1."""
        if self.is_share:
            return float(self.value ** math.exp(-SHARE_FACTOR * spread * steps))
        return self.value * math.exp((SETTING_FACTOR if self.is_setting else 1) * spread * steps)

    def rounded(self, value: float) -> float:
        """Round to two digits, or to three where two would change too much."""
        rounded_value = float(f"{value:.2g}")
        scale = min(abs(value), 1 - value) if self.is_share else abs(value)
        if abs(rounded_value - value) > scale / 50:
            rounded_value = float(f"{value:.3g}")
        return min(rounded_value, MAX_SHARE) if self.is_share else rounded_value


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Configuration of a tuning run: everything that its games depend on."""

    game: str
    players: int
    simulations: int  # per decision; 0: the greedy bot
    spread: float
    seed: int
    rules_version: int
    data: str  # the digest of the game's data
    bot_digest: str  # of the unperturbed bot
    settings: dict[str, float]  # current settings of the search; none for greedy
    weights: Values  # current weights of the evaluator

    @property
    def digest(self) -> str:
        """A short hash of the configuration."""
        return _hash(msgspec.json.encode(self)).hex()

    @property
    def parameters(self) -> list[Parameter]:
        """The tuned parameters, in the order of Trial.z."""
        weights = (Parameter(*item, is_setting=False) for item in _flatten(self.weights))
        settings = (Parameter(*item, is_setting=True) for item in _flatten(self.settings))
        return [parameter for parameter in (*weights, *settings) if parameter.is_tunable]

    def with_values(self, values: Sequence[float]) -> tuple[Values, dict[str, float]]:
        """All weights and settings, with new values of the parameters."""
        settings = dict(self.settings)
        weights: Values = {
            name: list(value_or_list) if isinstance(value_or_list, list) else value_or_list
            for name, value_or_list in self.weights.items()
        }
        for parameter, value in zip(self.parameters, values, strict=True):
            values_list = weights.get(parameter.name)
            if parameter.is_setting:
                settings[parameter.name] = value
            elif parameter.element is not None and isinstance(values_list, list):
                values_list[parameter.element] = value
            else:
                weights[parameter.name] = value
        return weights, settings


def _flatten(
    values: Mapping[str, float | list[float]],
) -> Iterator[tuple[str, int | None, float]]:
    for name, value_or_list in values.items():
        if isinstance(value_or_list, list):
            yield from ((name, element, value) for element, value in enumerate(value_or_list))
        else:
            yield name, None, value_or_list


def tuning_of(name: str, players: int, simulations: int, spread: float, seed: int) -> Tuning:
    """The tuning of a bot that comes with Sacbe; checks the arguments."""
    rules = game(name)
    rules.checked_options(players, {})
    if not 0 < spread <= MAX_SPREAD:
        raise ValueError(f"The spread must be above 0 and at most {MAX_SPREAD:g}, not {spread}.")
    if not -SEED_LIMIT <= seed < SEED_LIMIT:
        raise ValueError(f"The seed must be a 64-bit integer, not {seed}.")
    room, settings = rules.evaluator, {}
    default_bot: TunedBot = GreedyBot(rules, 0)
    weights = room.WEIGHTS
    if simulations:
        default_bot = SearchBot(rules, 0, simulations, threads=1, choice_temperature=0.0)
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
        bot_digest=_hash(default_bot.digest.encode()).hex(),
        settings=settings,
        weights=weights_as_values(weights),
    )


# ------------------------------------------------------------ playing


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game: a line of a file. Failed games are stored too, so that they are not repeated."""

    tuning: str  # Tuning.digest
    game: int  # its number, from 0
    seed: int  # of the table
    z: tuple[tuple[float, ...], ...]  # per seat the perturbations of all parameters
    scores: tuple[float, ...]  # empty for a failed game
    failure: str = ""  # the error of a failed game


def finished(trials: Iterable[Trial]) -> list[Trial]:
    """The completed games."""
    return [trial for trial in trials if not trial.failure]


def trial_seed(tuning: Tuning, k: int) -> int:
    """The seed of a game. It is a hash, unlike the small consecutive seeds of matches, so that a
    confirming match uses other decks."""
    return _seed_for(tuning, k, "table")


def draw_changes(tuning: Tuning, k: int) -> tuple[tuple[float, ...], ...]:
    """Perturbations per seat: mirrored pairs in random order; one is left out for odd numbers."""
    rng = np.random.default_rng(_seed_for(tuning, k, "changes"))
    pairs = rng.standard_normal(((tuning.players + 1) // 2, len(tuning.parameters)))
    rows = np.concatenate((pairs, -pairs)).round(DECIMALS)
    order = rng.permutation(len(rows))[: tuning.players]
    return tuple(tuple(row) for row in rows[order].tolist())


def play_trial(tuning: Tuning, k: int) -> Trial:
    """Play one game. The result is deterministic."""
    z, seed = draw_changes(tuning, k), trial_seed(tuning, k)
    table = Table(game(tuning.game), tuning.players, seed)
    try:
        _play_out(table, [_create_bot(tuning, k, seat, z[seat]) for seat in range(table.players)])
    except Exception as error:
        failure = f"{type(error).__name__}: {error}"[:MAX_ERROR_LENGTH]
        return Trial(tuning.digest, k, seed, z, (), failure)
    return Trial(tuning.digest, k, seed, z, tuple(map(float, table.state.scores)))


def _create_bot(tuning: Tuning, k: int, seat: int, z: Sequence[float]) -> TunedBot:
    """A perturbed bot. All parameters are explicit, so later edits of files do not matter."""
    values = [
        parameter.scaled(steps, tuning.spread)
        for parameter, steps in zip(tuning.parameters, z, strict=True)
    ]
    weights, settings = tuning.with_values(values)
    rules, bot_seed = game(tuning.game), _seed_for(tuning, k, f"seat {seat}")
    if not tuning.simulations:
        return GreedyBot(rules, bot_seed, weights)
    return SearchBot(
        rules,
        bot_seed,
        tuning.simulations,
        threads=1,
        settings=settings,
        weights=weights,
        choice_temperature=0.0,
    )


def _play_out(table: Table, bots: Sequence[TunedBot]) -> None:
    while (seat := table.current_player) is not None:
        legal = table.state.legal_actions()
        if len(legal) == 1:
            table.play(legal[0])
        else:
            table.play(ask(bots[seat], table.state, seat, len(table.moves)))


def play_trials(tuning: Tuning, ks: Iterable[int], workers: int) -> Generator[Trial, None, None]:
    """Yield the games `ks` as they are completed; with one worker in this process. Closing the
    generator cancels the rest."""
    if workers == 1:
        yield from (play_trial(tuning, k) for k in ks)
        return
    # Workers exit silently on Ctrl-C, which a terminal sends to all processes.
    init_worker = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pool = ProcessPoolExecutor(
        workers, multiprocessing.get_context("spawn"), initializer=init_worker
    )
    try:
        for future in as_completed([pool.submit(play_trial, tuning, k) for k in ks]):
            yield future.result()
    except BrokenProcessPool:
        raise WorkerLost("A worker process died during a game.") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _seed_for(tuning: Tuning, k: int, what: str) -> int:
    """A seed for one purpose in one game."""
    return int.from_bytes(_hash(f"tuning {tuning.seed} {k} {what}".encode())[:7], "big")


def _hash(raw: bytes) -> bytes:
    return hashlib.blake2b(raw, digest_size=8).digest()


# ------------------------------------------------------------ files


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    sacbe_tuning: int  # the format
    tuning: Tuning


class Trials:
    """The games of one tuning run, optionally stored in a file."""

    def __init__(self, tuning: Tuning, path: Path | None = None) -> None:
        """Without `path`, games are stored in memory only."""
        self.tuning = tuning
        self.path = path
        self.games: dict[int, Trial] = {}
        self.torn = False  # True if the last line was incomplete

    def missing(self, games: int) -> list[int]:
        """The numbers below `games` without a game."""
        return [k for k in range(games) if k not in self.games]

    def first(self, games: int) -> list[Trial]:
        """The games with numbers below `games`, in ascending order."""
        return [self.games[k] for k in sorted(self.games) if k < games]

    def add(self, trial: Trial) -> None:
        """Add a game and sync it to disk."""
        self._check(trial)
        if self.path is not None:
            append_line(self.path, f"game {trial.game}", msgspec.json.encode(trial))
        self.games[trial.game] = trial

    def load_line(self, line: bytes) -> None:
        """Add a game from a line of the file."""
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
        fits = lengths == [len(tuning.parameters)] * tuning.players
        if not fits or len(trial.scores) != (0 if trial.failure else tuning.players):
            raise ResultsError(f"Game {k} does not have {tuning.players} seats with all changes.")
        if self.games.get(k, trial) != trial:
            raise ResultsError(f"Game {k} has two different results.")


def open_trials(path: Path, tuning: Tuning) -> Trials:
    """Open the file of a tuning run to add games; create it if it does not exist."""
    trials = Trials(tuning, path)
    lines, is_torn = read_complete_lines(path) if path.exists() else ([], False)
    if not lines:
        trials.torn = create_file(path, msgspec.json.encode(Header(FORMAT, tuning)))
        return trials
    _check_head(path, lines[0], tuning)
    for line_number, line in enumerate(lines[1:], 2):
        try:
            trials.load_line(line)
        except (ValueError, msgspec.MsgspecError) as error:
            raise ResultsError(f"{path}, line {line_number}: {error}") from None
    trials.torn = is_torn
    if is_torn:
        truncate_torn_line(path)
    return trials


def _check_head(path: Path, line: bytes, tuning: Tuning) -> None:
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise ResultsError(f"{path}: not a tuning results file.") from None
    if header.sacbe_tuning != FORMAT:
        message = f"unsupported format {header.sacbe_tuning}; expected {FORMAT}."
        raise ResultsError(f"{path}: {message}")
    text = difference(header.tuning, tuning)
    if text:
        raise ResultsError(
            f"{path}: these games are from a different tuning run ({text}). "
            "Nothing was changed. Use another file for this run."
        )


# ------------------------------------------------------------ regression


class Finding(NamedTuple):
    """The estimate for one parameter."""

    parameter: Parameter
    slope: float  # points above the opponents' mean per step
    error: float  # its standard error
    suggestion: float | None  # None if the slope is not significant

    @property
    def t(self) -> float:
        """The t statistic of the slope."""
        return self.slope / self.error if self.error else 0.0


def fit(tuning: Tuning, trials: Sequence[Trial]) -> list[Finding]:
    """Estimate the slopes of all parameters, most significant first; empty if there are too few
    games for standard errors. Failed games are left out.

    The results of a game's seats add up to 0. So perturbations are centred per game, and a game
    counts for one result less than it has seats; otherwise the standard errors would be too
    small, by 30 % with two players.
    """
    parameters, trials = tuning.parameters, finished(trials)
    degrees = len(trials) * (tuning.players - 1) - len(parameters)
    if degrees < 1:
        return []
    z = np.array([trial.z for trial in trials])
    z = (z - z.mean(axis=1, keepdims=True)).reshape(-1, len(parameters))
    y = np.array([points for trial in trials for points in above_others(trial.scores)])
    gram = z.T @ z + RIDGE * len(z) * np.eye(len(parameters))
    slopes = np.linalg.solve(gram, z.T @ y)
    residuals = y - z @ slopes
    errors = np.sqrt(np.diag(np.linalg.inv(gram)) * (residuals @ residuals) / degrees)
    findings = [
        Finding(parameter, slope, error, None)
        for parameter, slope, error in zip(
            parameters, slopes.tolist(), errors.tolist(), strict=True
        )
    ]
    with_suggestions = [
        one._replace(suggestion=_suggestion(one, tuning.spread)) for one in findings
    ]
    return sorted(with_suggestions, key=lambda one: -abs(one.t))


def min_games(tuning: Tuning) -> int:
    """The minimum number of games: one per parameter, and enough for standard errors."""
    n = len(tuning.parameters)
    return max(n, n // (tuning.players - 1) + 1)


def above_others(scores: Sequence[float]) -> list[float]:
    """The points of every seat minus the mean of the others."""
    n, total = len(scores), sum(scores)
    return [score - (total - score) / (n - 1) for score in scores]


def _suggestion(finding: Finding, spread: float) -> float | None:
    """A step along the slope, in proportion to its significance; None if not significant."""
    if abs(finding.t) < MIN_T:
        return None
    steps = math.copysign(STEP * min(1.0, abs(finding.t) / FULL_STEP_T), finding.slope)
    return finding.parameter.rounded(finding.parameter.scaled(steps, spread))


def suggested_lines(tuning: Tuning, findings: Iterable[Finding]) -> tuple[list[str], list[str]]:
    """Lines for search_weights.toml (weights.toml for greedy) and for levels.toml. Lists
    are written completely."""
    suggestions = {one.parameter: one.suggestion for one in findings if one.suggestion is not None}
    values = [suggestions.get(parameter, parameter.value) for parameter in tuning.parameters]
    weights, settings = tuning.with_values(values)
    return _changed_lines(weights, suggestions, False), _changed_lines(settings, suggestions, True)


def _changed_lines(
    values: Mapping[str, object], suggestions: Iterable[Parameter], are_settings: bool
) -> list[str]:
    names = {parameter.name for parameter in suggestions if parameter.is_setting == are_settings}
    return [f"{name} = {value}" for name, value in values.items() if name in names]
