"""Plackett-Luce ratings of bots from their ranks, with bootstrap intervals.

Every bot has a strength. The seats of a game are ranked one after another; each remaining seat is
next with a probability proportional to its bot's strength. Strengths are fitted by maximum
likelihood and given on the Elo scale, where 400 points are a factor of ten; greedy is fixed at
1000.

- Ranks: the winners first, by the game's own tie-breaks, then by points.
- Seats that share a rank count as all orders among them with equal weight.
- Prior: every bot has one virtual tie with the fixed one. Without it, a bot that never lost would
  have an infinite rating; with it, ratings are biased slightly towards 1000.
- Intervals: bootstrap over blocks within each match, because the games of a block share their
  decks; 2.5 and 97.5 % quantiles of the refitted ratings. Where no chain of wins leads from a bot
  to the fixed one or back, the rating is unbounded on that side.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import numpy as np

from sacbe.arena.blocks import Block, GameResult, Match
from sacbe.arena.statistics import win_share

FIXED_BOT = "greedy"
FIXED_RATING = 1000.0
SCALE = 400 / math.log(10)  # points per unit of log strength
RESAMPLES = 1000
NEWTON_STEPS = 200
TOLERANCE = 1e-9

Result = tuple[Match, Sequence[Block]]
Stage = tuple[
    int, tuple[int, ...]
]  # the bot ranked next, and the number of remaining seats of each bot


class RatedBot(msgspec.Struct, frozen=True):
    """The rating of a bot with its 95% interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


class Cell(msgspec.Struct, frozen=True):
    """The result of a candidate against copies of a baseline."""

    share: float  # of wins, ties split
    games: int


class Standings(msgspec.Struct, frozen=True):
    """Ratings in descending order, and the cross table."""

    game: str
    players: int
    fixed: str  # the bot at 1000
    ladder: tuple[RatedBot, ...]
    cross: dict[tuple[str, str], Cell]  # (candidate, baseline)
    blocks: int
    failures: int


def rate(results: Sequence[Result], seed: int = 0) -> Standings:
    """Rate the bots of some matches of one game. `seed` is for the bootstrap."""
    check_combinable([match for match, _ in results])
    bots = sorted({name for match, _ in results for name in (match.candidate, match.baseline)})
    if len(bots) < 2:
        raise ValueError("Ratings need matches between at least two bots.")
    fixed = bots.index(FIXED_BOT) if FIXED_BOT in bots else 0
    counts, stages, owners = _count(results, bots)
    _check_connected(bots, stages)
    weights = np.concatenate([counts.sum(axis=0)[None], _resampled(counts, owners, seed)])
    ratings = FIXED_RATING + SCALE * _fit(weights, stages, len(bots), fixed)
    low, high = _intervals(ratings[1:], _reachability(weights[1:], stages, len(bots)), fixed)
    games = Counter(
        name for _, blocks in results for g in _games(blocks) for name in sorted(set(g.seats))
    )
    ladder = [
        RatedBot(name, float(ratings[0, i]), float(low[i]), float(high[i]), games[name])
        for i, name in enumerate(bots)
    ]
    return Standings(
        game=results[0][0].game,
        players=results[0][0].players,
        fixed=bots[fixed],
        ladder=tuple(sorted(ladder, key=lambda entry: (-entry.rating, entry.bot))),
        cross=_cross_table(results),
        blocks=sum(len(blocks) for _, blocks in results),
        failures=sum(len(block.failures) for _, blocks in results for block in blocks),
    )


def check_combinable(matches: Sequence[Match]) -> None:
    """Raise ValueError if matches differ in more than their bots."""
    if not matches:
        raise ValueError("There are no results to rate.")
    kinds = {(m.game, m.players, m.options, m.rules_version, m.data) for m in matches}
    if len(kinds) > 1:
        raise ValueError(
            "Results can only be combined if they have the same game, players, options, rules "
            "and data."
        )
    digests: dict[str, str] = {}
    for match in matches:
        for name, digest in match.bots:
            if digests.setdefault(name, digest) != digest:
                raise ValueError(f"The bot {name} has different digests in these results.")


# ---------------------------------------------------------------- games as stages


def ranks(game_result: GameResult) -> list[list[int]]:
    """The seats of a game by rank, best first; seats in one list share a rank."""
    by_rank: dict[tuple[bool, float], list[int]] = {}
    for seat, score in enumerate(game_result.scores):
        is_loser = seat not in game_result.winners
        by_rank.setdefault((is_loser, -score if is_loser else 0), []).append(seat)
    return [by_rank[key] for key in sorted(by_rank)]


def _stages(game_result: GameResult, bots: Sequence[str]) -> Iterable[tuple[Stage, float]]:
    """The stages of a game with weights (below 1 for shared ranks). Stages among copies of one bot
    carry no information and are left out."""
    index = {name: i for i, name in enumerate(bots)}
    seat_counts = Counter(index[name] for name in game_result.seats)
    for same_rank in ranks(game_result):
        orders = Counter(
            itertools.permutations(index[game_result.seats[seat]] for seat in same_rank)
        )
        for order, times in orders.items():
            remaining = seat_counts.copy()
            for bot in order:
                pool = tuple(remaining[i] for i in range(len(bots)))
                if sum(n > 0 for n in pool) > 1:
                    yield (bot, pool), times / orders.total()
                remaining[bot] -= 1
        seat_counts.subtract(index[game_result.seats[seat]] for seat in same_rank)


def _count(results: Sequence[Result], bots: Sequence[str]) -> tuple[Any, list[Stage], list[int]]:
    """Stage counts with a row per block, the stages, and the match of each row."""
    rows: list[Counter[Stage]] = []
    owners: list[int] = []
    for owner, (_, blocks) in enumerate(results):
        for block in sorted(blocks, key=lambda each: each.block):
            row: Counter[Stage] = Counter()
            for game_result in block.games:
                for stage, weight in _stages(game_result, bots):
                    row[stage] += weight  # type: ignore[assignment]
            rows.append(row)
            owners.append(owner)
    stages = sorted(set().union(*rows))
    counts = np.array([[row[stage] for stage in stages] for row in rows], np.float64)
    return counts.reshape(len(rows), len(stages)), stages, owners


def _check_connected(bots: Sequence[str], stages: Sequence[Stage]) -> None:
    """Raise ValueError unless all bots are connected by games."""
    connected = {0}
    for _ in bots:
        for _, pool in stages:
            opponents = {i for i, n in enumerate(pool) if n}
            if opponents & connected:
                connected |= opponents
    for i, name in enumerate(bots):
        if i not in connected:
            raise ValueError(f"No chain of games joins {bots[0]} and {name}: they cannot be rated.")


# ---------------------------------------------------------------- fitting


def _resampled(counts: Any, owners: Sequence[int], seed: int) -> Any:
    """Bootstrap samples of the stage counts: blocks are resampled within each match."""
    rng = np.random.default_rng(seed)
    resampled = np.zeros((RESAMPLES, counts.shape[1]))
    owner_of = np.array(owners)
    for owner in range(owner_of.max() + 1):
        rows = counts[owner_of == owner]
        if len(rows):
            resampled += (
                rng.multinomial(len(rows), np.full(len(rows), 1 / len(rows)), RESAMPLES) @ rows
            )
    return resampled


def _fit(weights: Any, stages: Sequence[Stage], bots: int, fixed: int) -> Any:
    """Maximum likelihood log strengths for each row of weights, by Newton's method. The fixed bot
    is at 0."""
    free = [i for i in range(bots) if i != fixed]
    ties = [
        (bot, tuple(int(j in (i, fixed)) for j in range(bots))) for i in free for bot in (i, fixed)
    ]
    weights = np.hstack([weights, np.full((len(weights), len(ties)), 0.5)])
    pools = np.array([pool for _, pool in [*stages, *ties]], np.float64)
    one_hot = np.eye(bots)[[bot for bot, _ in [*stages, *ties]]]
    wins = weights @ one_hot
    strengths = np.zeros((len(weights), bots))
    for _ in range(NEWTON_STEPS):
        pool_strengths = pools * np.exp(strengths)[:, None, :]
        probabilities = pool_strengths / pool_strengths.sum(axis=2, keepdims=True)
        weighted = weights[:, :, None] * probabilities
        expected = weighted.sum(axis=1)
        curvature = np.einsum("rsi,rsj->rij", -weighted, probabilities)
        curvature[:, range(bots), range(bots)] += expected
        slope = (wins - expected)[:, free]
        step = np.linalg.solve(curvature[:, free][:, :, free], slope[:, :, None])[:, :, 0]
        max_step = np.abs(step).max(axis=1, keepdims=True)
        # Damped: a full step from far away would overshoot.
        strengths[:, free] += step / (1 + max_step)
        if max_step.max() < TOLERANCE:
            return strengths
    raise ArithmeticError("The ratings did not settle.")


def _reachability(weights: Any, stages: Sequence[Stage], bots: int) -> Any:
    """For each row of weights, a matrix: does a chain of wins lead from bot i to bot j?"""
    beats = np.zeros((len(stages), bots, bots), np.int64)
    for stage, (bot, pool) in enumerate(stages):
        beats[stage, bot] = np.array(pool) > 0
    reachable = np.einsum("rs,sij->rij", weights > 0, beats) > 0
    reachable |= np.eye(bots, dtype=bool)
    for _ in range(bots.bit_length()):  # doubles the length of the chains
        reachable = (reachable.astype(np.int64) @ reachable.astype(np.int64)) > 0
    return reachable


def _intervals(ratings: Any, reachable: Any, fixed: int) -> tuple[Any, Any]:
    """The central 95 % of the ratings; infinite on a side that no win bounds."""
    lower = np.where(reachable[:, :, fixed], ratings, -np.inf)
    upper = np.where(reachable[:, fixed, :], ratings, np.inf)
    low = np.percentile(lower, 2.5, axis=0, method="inverted_cdf")
    high = np.percentile(upper, 97.5, axis=0, method="inverted_cdf")
    return low, high


# ---------------------------------------------------------------- the cross table


def _games(blocks: Iterable[Block]) -> list[GameResult]:
    return [game_result for block in blocks for game_result in block.games]


def _cross_table(results: Sequence[Result]) -> dict[tuple[str, str], Cell]:
    """Mean win shares of candidates; with two players a match counts for both sides."""
    shares: dict[tuple[str, str], list[float]] = {}
    for match, blocks in results:
        pair = (match.candidate, match.baseline)
        for game_result in _games(blocks):
            share = win_share(game_result)
            shares.setdefault(pair, []).append(share)
            if match.players == 2 and pair[0] != pair[1]:
                shares.setdefault(pair[::-1], []).append(1 - share)
    return {
        pair: Cell(math.fsum(values) / len(values), len(values)) for pair, values in shares.items()
    }


# ---------------------------------------------------------------- as text


def text(standings: Standings) -> str:
    """Ratings and cross table as plain text."""
    width = max(len(entry.bot) for entry in standings.ladder) + 2
    width = max(width, len("candidate") + 2, 8)
    lines = [
        f"Ratings ({standings.game}, {standings.players} players, {standings.blocks} blocks; "
        f"{standings.fixed} fixed at {FIXED_RATING:.0f})",
        "",
        f"{'bot':<{width}}{'rating':>8}{'95% interval':>20}{'games':>8}",
    ]
    for entry in standings.ladder:
        interval = "fixed" if entry.bot == standings.fixed else interval_text(entry)
        lines.append(f"{entry.bot:<{width}}{entry.rating:>8.0f}{interval:>20}{entry.games:>8}")
    even_share = 1 / standings.players
    lines += ["", f"Win rate of the candidate against each baseline (even: {even_share:.1%})", ""]
    names = [entry.bot for entry in standings.ladder]
    lines.append(f"{'candidate':<{width}}" + "".join(f"{name:>{width}}" for name in names))
    for row in names:
        cells = [standings.cross.get((row, column)) for column in names]
        shares = [f"{cell.share:.1%}" if cell else "-" for cell in cells]
        lines.append(f"{row:<{width}}" + "".join(f"{each:>{width}}" for each in shares))
    if standings.failures:
        lines += ["", f"WARNING: {standings.failures} games failed and are excluded."]
    return "\n".join(lines)


def interval_text(entry: RatedBot) -> str:
    """The interval as text; it may be unbounded."""
    if math.isinf(entry.low) and math.isinf(entry.high):
        return "unknown"
    if math.isinf(entry.low):
        return f"{entry.high:.0f} or less"
    if math.isinf(entry.high):
        return f"{entry.low:.0f} or more"
    return f"{entry.low:.0f} to {entry.high:.0f}"
