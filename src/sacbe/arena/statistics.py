"""What blocks say about a candidate, and how surely.

The mean of a block is one sample, for its games share their decks. Intervals are of Student's t
over these samples. An effect smaller than its interval is no effect.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterable, Sequence

import msgspec

from sacbe.arena.blocks import Block, Match, Played

CONFIDENCE = 0.95
NULL_CONFIDENCE = 0.999  # a sound harness fails a null match once in a thousand
ERROR = 0.05  # of the sequential test, for either verdict
FEWEST = 16  # blocks before a sequential test may stop: fewer say too little about their variance
ADDED = 8  # blocks of independent games in its estimate of the variance, and in a null match's


STRONGER, NOT_STRONGER, OPEN = "stronger", "not stronger", "undecided"


class Estimate(msgspec.Struct, frozen=True):
    """A mean over blocks with its interval, which is endless for a single block."""

    mean: float
    low: float
    high: float
    blocks: int

    def holds(self, value: float) -> bool:
        """Does the value lie in the interval?"""
        return self.low <= value <= self.high


class Verdict(msgspec.Struct, frozen=True):
    """How a sequential test stands after so many blocks."""

    verdict: str  # STRONGER, NOT_STRONGER or OPEN
    ratio: float  # the logarithm of the likelihood ratio
    bound: float  # beyond it on either side there is a verdict
    blocks: int


class Summary(msgspec.Struct, frozen=True):
    """All figures of a match."""

    win_share: Estimate  # ties split
    points: Estimate  # above the mean of the table
    score: Estimate
    baseline_score: Estimate
    seconds_per_turn: float | None  # CPU time; None where no times were kept
    baseline_seconds_per_turn: float | None
    blocks: int  # with at least one game that was played to its end
    games: int
    failures: int


# ------------------------------------------------------------ figures of one game


def win_share(game: Played) -> float:
    """The candidate's part of the victory."""
    return (game.rotation in game.winners) / len(game.winners)


def points_above_mean(game: Played) -> float:
    """The candidate's points against the mean of all at the table."""
    return game.scores[game.rotation] - sum(game.scores) / len(game.scores)


def score(game: Played) -> float:
    """The candidate's points."""
    return float(game.scores[game.rotation])


def baseline_score(game: Played) -> float:
    """The mean points of the others."""
    return (sum(game.scores) - game.scores[game.rotation]) / (len(game.scores) - 1)


# ------------------------------------------------------------ figures of a match


def block_means(blocks: Iterable[Block], figure: Callable[[Played], float]) -> list[float]:
    """A sample for each block, by their numbers. Failed games are left out, and so is a block
    in which all failed."""
    ordered = sorted(blocks, key=lambda block: block.block)
    return [sum(map(figure, b.games)) / len(b.games) for b in ordered if b.games]


def win_shares(blocks: Iterable[Block]) -> list[float]:
    """The candidate's share of the wins in each block."""
    return block_means(blocks, win_share)


def summarise(blocks: Sequence[Block]) -> Summary:
    """All figures; a ValueError if no game was played to its end."""
    games = sum(len(block.games) for block in blocks)
    if not games:
        raise ValueError("There are no completed games.")
    own, others = seconds_per_turn(blocks)
    return Summary(
        win_share=estimate(win_shares(blocks)),
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
    """CPU time per turn of the candidate and of the baseline, over the blocks that still have
    their timing: it is no result, and whoever compares results may have taken it away."""
    seconds, turns = [0.0, 0.0], [0, 0]
    for block in blocks:
        if not block.timing.seconds:
            continue
        for game, spent in zip(block.games, block.timing.seconds, strict=True):
            for seat, taken in enumerate(spent):
                other = seat != game.rotation
                seconds[other] += taken
                turns[other] += game.turns[seat]
    own, others = (s / n if n else None for s, n in zip(seconds, turns, strict=True))
    return own, others


def is_null_sound(match: Match, blocks: Iterable[Block]) -> bool:
    """In a match of a bot against itself, are the share of wins even and the points those of the
    table? If not, the harness is wrong: something favours the candidate but its play."""
    blocks = [block for block in blocks if block.games]
    fits = _is_exactly if all(_is_one_game(block, match) for block in blocks) else _may_be
    return fits(blocks, win_share, match.even) and fits(blocks, points_above_mean, 0.0)


def _is_one_game(block: Block, match: Match) -> bool:
    """Were all rotations played move for move alike? So it is with bots without chance."""
    return len(block.games) == match.players and len({game.digest for game in block.games}) == 1


def _is_exactly(blocks: Iterable[Block], figure: Callable[[Played], float], value: float) -> bool:
    """One game seen from all its seats leaves nothing to chance."""
    rounding = 1e-9
    return all(abs(sample - value) < rounding for sample in block_means(blocks, figure))


def _may_be(blocks: Sequence[Block], figure: Callable[[Played], float], value: float) -> bool:
    """Does the interval hold the value? As in the sequential test, some blocks of independent
    games are added to the variance: a few samples may be alike by chance."""
    samples = block_means(blocks, figure)
    added = ADDED * _variance_if_independent(blocks, figure)
    confidence = 1 - (1 - NULL_CONFIDENCE) / 2  # two figures are looked at
    return estimate(samples, confidence, ADDED, added).holds(value)


def _variance_if_independent(blocks: Iterable[Block], figure: Callable[[Played], float]) -> float:
    """Of the mean of a block, if chance had seated the candidate anew in each of its games. Taking
    every seat once can only lessen it."""
    found = [
        math.fsum(_variance_in(game, figure) for game in block.games) / len(block.games) ** 2
        for block in blocks
    ]
    return math.fsum(found) / len(found)


def _variance_in(game: Played, figure: Callable[[Played], float]) -> float:
    """Of a figure over all seats in which the candidate could have been."""
    seats = range(len(game.seats))
    values = [figure(msgspec.structs.replace(game, rotation=seat)) for seat in seats]
    mean = math.fsum(values) / len(values)
    return math.fsum((value - mean) ** 2 for value in values) / len(values)


# ------------------------------------------------------------ intervals


def estimate(
    samples: Sequence[float],
    confidence: float = CONFIDENCE,
    added: int = 0,
    added_squares: float = 0.0,
) -> Estimate:
    """The mean with its interval. What is known of the variance beforehand may be added: as of so
    many samples more, with the sum of the squares of their distances from the mean."""
    n = len(samples)
    mean = math.fsum(samples) / n
    freedom = n - 1 + added
    if not freedom:
        return Estimate(mean, -math.inf, math.inf, n)
    squares = math.fsum((x - mean) ** 2 for x in samples) + added_squares
    half = student_t(confidence, freedom) * math.sqrt(squares / freedom / n)
    return Estimate(mean, mean - half, mean + half, n)


@functools.cache
def student_t(confidence: float, freedom: int) -> float:
    """How far from 0 Student's t stays with this probability, found by halving."""
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        if _central(angle, freedom) < confidence:
            low = angle
        else:
            high = angle
    return math.sqrt(freedom) * math.tan(low)


def _central(angle: float, freedom: int) -> float:
    """The probability of |t| <= sqrt(freedom) * tan(angle), by the finite series for whole
    degrees of freedom (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term, total = (cosine, 0.0) if odd else (1.0, 0.0)
    for k in range(1 + odd, freedom, 2):
        total += term
        term *= cosine * cosine * k / (k + 1)
    return 2 / math.pi * (angle + sine * total) if odd else sine * total


# ------------------------------------------------------------ when to stop


def sequential_test(shares: Sequence[float], players: int, delta: float) -> Verdict:
    """Is the share of wins even, or higher by delta? A generalised sequential probability ratio
    test on block means: it may be looked at after every block, and the first verdict stands.

    Block means are taken as normal with the variance of those so far, to which some blocks of
    independent games are added: a few samples may be alike by chance, which is no certainty.
    """
    check_delta(players, delta)
    even = 1 / players
    bound = math.log((1 - ERROR) / ERROR)
    independent = even * (1 - even) / players  # the variance of a block of such games
    ratio, n, total, squares = 0.0, 0, 0.0, 0.0
    for n, share in enumerate(shares, 1):
        above = share - even
        total += above
        squares += above * above
        spread = max(squares - total * total / n, 0.0)
        variance = (spread + ADDED * independent) / (n - 1 + ADDED)
        ratio = delta * (total - n * delta / 2) / variance
        if n >= FEWEST and abs(ratio) >= bound:
            return Verdict(STRONGER if ratio > 0 else NOT_STRONGER, ratio, bound, n)
    return Verdict(OPEN, ratio, bound, n)


def check_delta(players: int, delta: float) -> None:
    """Refuse a difference that no share of wins can have."""
    most = 1 - 1 / players
    if not 0 < delta <= most:
        raise ValueError(
            f"A difference in the share of wins among {players} players is above 0 and not above "
            f"{most:.2f}, not {delta}."
        )


def unbroken(blocks: Iterable[Block]) -> list[Block]:
    """The blocks from the first number on up to the first that is missing. Who stops by these
    stops at the same block wherever they were played."""
    by_number = {block.block: block for block in blocks}
    run: list[Block] = []
    while len(run) in by_number:
        run.append(by_number[len(run)])
    return run


def up_to_sample(blocks: Iterable[Block], samples: int) -> list[Block]:
    """The blocks up to the one that gave this sample, with those before it that gave none because
    all their games failed."""
    run = unbroken(blocks)
    ends = [end for end, block in enumerate(run, 1) if block.games]
    return run[: ends[samples - 1]]
