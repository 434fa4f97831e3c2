"""Statistics of a match: estimates with confidence intervals, and a sequential test.

The mean of a block is one sample, because its games share their decks. Intervals are Student's t
intervals over these samples.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Sequence

import msgspec

from sacbe.arena.blocks import Block, GameResult, Match

CONFIDENCE = 0.95
NULL_CONFIDENCE = 0.999  # a correct harness fails a null match once in a thousand
ERROR = 0.05  # error probability of the sequential test, for either verdict
MIN_BLOCKS = 16  # before a sequential test may stop, so that the variance is known
PRIOR_BLOCKS = 8  # weight, in blocks, of the prior for variances: the variance of independent games


STRONGER, NOT_STRONGER, UNDECIDED = "stronger", "not stronger", "undecided"


class Estimate(msgspec.Struct, frozen=True):
    """A mean over blocks with its interval, which is infinite for a single block."""

    mean: float
    low: float
    high: float
    blocks: int

    def contains(self, value: float) -> bool:
        """True if the value is in the interval."""
        return self.low <= value <= self.high


class Verdict(msgspec.Struct, frozen=True):
    """State of a sequential test after some blocks."""

    verdict: str  # STRONGER, NOT_STRONGER or OPEN
    ratio: float  # log-likelihood ratio
    bound: float  # the test ends when |ratio| reaches it
    blocks: int


class Summary(msgspec.Struct, frozen=True):
    """All statistics of a match."""

    win_share: Estimate  # ties split
    points: Estimate  # above the mean of the table
    score: Estimate
    baseline_score: Estimate
    seconds_per_turn: float | None  # CPU time; None without timings
    baseline_seconds_per_turn: float | None
    blocks: int  # with at least one completed game
    games: int
    failures: int


# ------------------------------------------------------------ figures of one game


def win_share(game: GameResult) -> float:
    """1 if the candidate won, a fraction for a shared victory, else 0."""
    return (game.rotation in game.winners) / len(game.winners)


def points_above_mean(game: GameResult) -> float:
    """The candidate's points minus the mean of all players."""
    return game.scores[game.rotation] - sum(game.scores) / len(game.scores)


def score(game: GameResult) -> float:
    """The candidate's points."""
    return float(game.scores[game.rotation])


def baseline_score(game: GameResult) -> float:
    """The mean points of the other players."""
    return (sum(game.scores) - game.scores[game.rotation]) / (len(game.scores) - 1)


# ------------------------------------------------------------ figures of a match


def block_means(blocks: Iterable[Block], figure: Callable[[GameResult], float]) -> list[float]:
    """The mean of a figure per block, in ascending order. Failed games are left out, and so are
    blocks without completed games."""
    ordered = sorted(blocks, key=lambda block: block.block)
    return [sum(map(figure, b.games)) / len(b.games) for b in ordered if b.games]


def win_shares(blocks: Iterable[Block]) -> list[float]:
    """The candidate's win share per block."""
    return block_means(blocks, win_share)


def summarise(blocks: Sequence[Block]) -> Summary:
    """All statistics. Raises ValueError if there is no completed game."""
    games = sum(len(block.games) for block in blocks)
    if not games:
        raise ValueError("There are no completed games.")
    own, others = seconds_per_turn(blocks)
    return Summary(
        win_share=estimate_share(win_shares(blocks)),
        points=estimate(block_means(blocks, points_above_mean)),
        score=estimate(block_means(blocks, score)),
        baseline_score=estimate(block_means(blocks, baseline_score)),
        seconds_per_turn=own,
        baseline_seconds_per_turn=others,
        blocks=sum(bool(block.games) for block in blocks),
        games=games,
        failures=sum(len(block.failures) for block in blocks),
    )


def seconds_per_turn(blocks: Iterable[Block]) -> tuple[float | None, float | None]:
    """CPU time per turn of the candidate and of the baseline, over the blocks with timings."""
    seconds, turns = [0.0, 0.0], [0, 0]
    for block in blocks:
        if not block.timing.seconds:
            continue
        for game, seat_seconds in zip(block.games, block.timing.seconds, strict=True):
            for seat, used in enumerate(seat_seconds):
                other = seat != game.rotation
                seconds[other] += used
                turns[other] += game.turns[seat]
    own, others = (s / n if n else None for s, n in zip(seconds, turns, strict=True))
    return own, others


def is_null_sound(match: Match, blocks: Iterable[Block]) -> bool:
    """Check a match of a bot against itself: the candidate's win share must be even, and its points
    those of the table. Otherwise something besides its play favours one side."""
    blocks = [block for block in blocks if block.games]
    is_exact = all(_all_rotations_equal(block, match) for block in blocks)
    check = _equals if is_exact else _is_compatible
    return check(blocks, win_share, match.even_share) and check(blocks, points_above_mean, 0.0)


def _all_rotations_equal(block: Block, match: Match) -> bool:
    """True if all rotations have the same moves, as with deterministic bots."""
    return len(block.games) == match.players and len({game.digest for game in block.games}) == 1


def _equals(blocks: Iterable[Block], figure: Callable[[GameResult], float], value: float) -> bool:
    """Check equality: the mean over all seats of one and the same game is exact."""
    rounding = 1e-9
    return all(abs(sample - value) < rounding for sample in block_means(blocks, figure))


def _is_compatible(
    blocks: Sequence[Block], figure: Callable[[GameResult], float], value: float
) -> bool:
    """Check that the interval contains the value. The variance gets the same prior as in the
    sequential test, because a few samples may be equal by chance."""
    samples = block_means(blocks, figure)
    prior_squares = PRIOR_BLOCKS * _variance_if_independent(blocks, figure)
    confidence = 1 - (1 - NULL_CONFIDENCE) / 2  # two figures are tested
    return estimate(samples, confidence, PRIOR_BLOCKS, prior_squares).contains(value)


def _variance_if_independent(
    blocks: Iterable[Block], figure: Callable[[GameResult], float]
) -> float:
    """Variance of a block's mean if the candidate's seat were random in each game. Playing every
    seat once can only reduce it."""
    variances = [
        math.fsum(_variance_in(game, figure) for game in block.games) / len(block.games) ** 2
        for block in blocks
    ]
    return math.fsum(variances) / len(variances)


def _variance_in(game: GameResult, figure: Callable[[GameResult], float]) -> float:
    """Variance of a figure over all possible seats of the candidate."""
    seats = range(len(game.seats))
    values = [figure(msgspec.structs.replace(game, rotation=seat)) for seat in seats]
    mean = math.fsum(values) / len(values)
    return math.fsum((value - mean) ** 2 for value in values) / len(values)


# ------------------------------------------------------------ intervals


def estimate(
    samples: Sequence[float],
    confidence: float = CONFIDENCE,
    prior_samples: int = 0,
    prior_squares: float = 0.0,
) -> Estimate:
    """The mean with its interval. A prior for the variance has a weight in samples and a sum of
    squared deviations."""
    n = len(samples)
    mean = math.fsum(samples) / n
    degrees = n - 1 + prior_samples
    if not degrees:
        return Estimate(mean, -math.inf, math.inf, n)
    squares = math.fsum((x - mean) ** 2 for x in samples) + prior_squares
    half = student_t(confidence, degrees) * math.sqrt(squares / degrees / n)
    return Estimate(mean, mean - half, mean + half, n)


def estimate_share(shares: Sequence[float]) -> Estimate:
    """`estimate` for shares: an interval of several samples is cut to 0 to 1."""
    figure = estimate(shares)
    if math.isinf(figure.low):
        return figure
    return msgspec.structs.replace(figure, low=max(figure.low, 0.0), high=min(figure.high, 1.0))


@functools.cache
def student_t(confidence: float, degrees: int) -> float:
    """The two-sided quantile of Student's t distribution, by bisection."""
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        if _central(angle, degrees) < confidence:
            low = angle
        else:
            high = angle
    return math.sqrt(degrees) * math.tan(low)


def _central(angle: float, degrees: int) -> float:
    """The probability of |t| <= sqrt(degrees) * tan(angle), by the finite series for integer
    degrees of freedom (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = degrees % 2
    term, total = (cosine, 0.0) if odd else (1.0, 0.0)
    for k in range(1 + odd, degrees, 2):
        total += term
        term *= cosine * cosine * k / (k + 1)
    return 2 / math.pi * (angle + sine * total) if odd else sine * total


# ------------------------------------------------------------ sequential test


def sequential_test(shares: Sequence[float], players: int, delta: float) -> Verdict:
    """Generalised sequential probability ratio test on block means: is the win share even, or
    higher by `delta`? It may be evaluated after every block; the first verdict is final.

    Block means count as normally distributed with the variance of the samples so far. The prior
    for the variance prevents a verdict from a few samples that are equal by chance.
    """
    check_delta(players, delta)
    even_share = 1 / players
    bound = math.log((1 - ERROR) / ERROR)
    independent = (
        even_share * (1 - even_share) / players
    )  # the variance of a block of independent games
    ratio, n, total, squares = 0.0, 0, 0.0, 0.0
    for n, share in enumerate(shares, 1):
        deviation = share - even_share
        total += deviation
        squares += deviation * deviation
        sum_of_squares = max(squares - total * total / n, 0.0)
        variance = (sum_of_squares + PRIOR_BLOCKS * independent) / (n - 1 + PRIOR_BLOCKS)
        ratio = delta * (total - n * delta / 2) / variance
        if n >= MIN_BLOCKS and abs(ratio) >= bound:
            return Verdict(STRONGER if ratio > 0 else NOT_STRONGER, ratio, bound, n)
    return Verdict(UNDECIDED, ratio, bound, n)


def check_delta(players: int, delta: float) -> None:
    """Raise ValueError for an impossible difference in win share."""
    limit = 1 - 1 / players
    if not 0 < delta <= limit:
        raise ValueError(
            f"A difference in the share of wins among {players} players is above 0 and not above "
            f"{limit:.2f}, not {delta}."
        )


def leading_blocks(blocks: Iterable[Block]) -> list[Block]:
    """The blocks from 0 up to the first missing one. A stopping rule on these does not depend on
    the order in which blocks are completed."""
    by_number = {block.block: block for block in blocks}
    leading: list[Block] = []
    while len(leading) in by_number:
        leading.append(by_number[len(leading)])
    return leading


def up_to_sample(blocks: Iterable[Block], samples: int) -> list[Block]:
    """The leading blocks up to sample number `samples`. Blocks without completed games are included
    but are not samples."""
    leading = leading_blocks(blocks)
    sample_ends = [end for end, block in enumerate(leading, 1) if block.games]
    return leading[: sample_ends[samples - 1]]
