"""Ratings of bots from the ranks they reached, and how sure they are.

Plackett-Luce: every bot has a strength, and the seats of a table are ranked one after another,
each remaining seat being next as likely as its bot's strength among those that remain. Strengths
are fitted by maximum likelihood and told on the scale of chess, where 400 points more are ten
times the strength; greedy is fixed at 1000.

- Ranks: the winners first, as the game's own tie-breaks say, then by points.
- Seats that share a rank count as every order among them, equally often.
- Every bot but the fixed one is given one imaginary tie with the fixed one. Without it a bot that
  never lost would be rated infinitely strong; with it the ladder errs by a little towards 1000.
- Intervals: blocks, not games, are drawn anew within each match, for the games of a block share
  their decks; 2.5 and 97.5 % of the refitted ratings. Where no chain of games won leads from a
  bot to the fixed one or back, nothing bounds its rating on that side, and none is told.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import numpy as np

from sacbe.arena.blocks import Block, Match, Played
from sacbe.arena.statistics import win_share

FIXED_BOT = "greedy"
FIXED_AT = 1000.0
SCALE = 400 / math.log(10)  # points for each unit of log strength
RESAMPLES = 1000
NEWTON_STEPS = 200
NEAR_ENOUGH = 1e-9

Result = tuple[Match, Sequence[Block]]
Stage = tuple[int, tuple[int, ...]]  # the bot that came next, and how many seats of each remained


class Rung(msgspec.Struct, frozen=True):
    """A bot's place on the ladder, with its 95% interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


class Cell(msgspec.Struct, frozen=True):
    """What a candidate reached against copies of a baseline."""

    share: float  # of wins, ties split
    games: int


class Standings(msgspec.Struct, frozen=True):
    """Who is how strong: the ladder from the top, and who beat whom how often."""

    game: str
    players: int
    fixed: str  # the bot at 1000
    ladder: tuple[Rung, ...]
    cross: dict[tuple[str, str], Cell]  # (candidate, baseline)
    blocks: int
    failures: int


def rate(results: Sequence[Result], seed: int = 0) -> Standings:
    """The ladder and the cross table of matches of one game; equal seeds give equal intervals."""
    check_alike([match for match, _ in results])
    bots = sorted({name for match, _ in results for name in (match.candidate, match.baseline)})
    if len(bots) < 2:
        raise ValueError("Ratings need matches between at least two bots.")
    fixed = bots.index(FIXED_BOT) if FIXED_BOT in bots else 0
    counts, stages, owners = _count(results, bots)
    _check_joined(bots, stages)
    weights = np.concatenate([counts.sum(axis=0)[None], _resampled(counts, owners, seed)])
    ratings = FIXED_AT + SCALE * _fit(weights, stages, len(bots), fixed)
    low, high = _intervals(ratings[1:], _reached(weights[1:], stages, len(bots)), fixed)
    games = Counter(
        name for _, blocks in results for g in _games(blocks) for name in sorted(set(g.seats))
    )
    ladder = [
        Rung(name, float(ratings[0, i]), float(low[i]), float(high[i]), games[name])
        for i, name in enumerate(bots)
    ]
    return Standings(
        game=results[0][0].game,
        players=results[0][0].players,
        fixed=bots[fixed],
        ladder=tuple(sorted(ladder, key=lambda rung: (-rung.rating, rung.bot))),
        cross=_cross(results),
        blocks=sum(len(blocks) for _, blocks in results),
        failures=sum(len(block.failures) for _, blocks in results for block in blocks),
    )


def check_alike(matches: Sequence[Match]) -> None:
    """Refuse to throw matches together that are not of one kind."""
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


def ranks(played: Played) -> list[list[int]]:
    """The seats of a game from the best rank to the last; those in one list share a rank."""
    by_rank: dict[tuple[bool, float], list[int]] = {}
    for seat, score in enumerate(played.scores):
        lost = seat not in played.winners
        by_rank.setdefault((lost, -score if lost else 0), []).append(seat)
    return [by_rank[key] for key in sorted(by_rank)]


def _stages(played: Played, bots: Sequence[str]) -> Iterable[tuple[Stage, float]]:
    """The game as choices of who comes next, weighted where a rank is shared. Choices among
    copies of one bot tell nothing and are left out."""
    number = {name: i for i, name in enumerate(bots)}
    left = Counter(number[name] for name in played.seats)
    for tied in ranks(played):
        orders = Counter(itertools.permutations(number[played.seats[seat]] for seat in tied))
        for order, times in orders.items():
            remaining = left.copy()
            for bot in order:
                pool = tuple(remaining[i] for i in range(len(bots)))
                if sum(n > 0 for n in pool) > 1:
                    yield (bot, pool), times / orders.total()
                remaining[bot] -= 1
        left.subtract(number[played.seats[seat]] for seat in tied)


def _count(results: Sequence[Result], bots: Sequence[str]) -> tuple[Any, list[Stage], list[int]]:
    """How often each stage occurred in each block (a row), the stages, and each row's match."""
    rows: list[Counter[Stage]] = []
    owners: list[int] = []
    for owner, (_, blocks) in enumerate(results):
        for block in sorted(blocks, key=lambda each: each.block):
            row: Counter[Stage] = Counter()
            for played in block.games:
                for stage, weight in _stages(played, bots):
                    row[stage] += weight  # type: ignore[assignment]
            rows.append(row)
            owners.append(owner)
    stages = sorted(set().union(*rows))
    counts = np.array([[row[stage] for stage in stages] for row in rows], np.float64)
    return counts.reshape(len(rows), len(stages)), stages, owners


def _check_joined(bots: Sequence[str], stages: Sequence[Stage]) -> None:
    """Ratings compare only bots that a chain of games joins."""
    joined = {0}
    for _ in bots:
        for _, pool in stages:
            met = {i for i, n in enumerate(pool) if n}
            if met & joined:
                joined |= met
    for i, name in enumerate(bots):
        if i not in joined:
            raise ValueError(f"No chain of games joins {bots[0]} and {name}: they cannot be rated.")


# ---------------------------------------------------------------- fitting


def _resampled(counts: Any, owners: Sequence[int], seed: int) -> Any:
    """Stage counts of tables that might have been: blocks drawn anew within each match."""
    rng = np.random.default_rng(seed)
    drawn = np.zeros((RESAMPLES, counts.shape[1]))
    owner_of = np.array(owners)
    for owner in range(owner_of.max() + 1):
        rows = counts[owner_of == owner]
        if len(rows):
            drawn += rng.multinomial(len(rows), np.full(len(rows), 1 / len(rows)), RESAMPLES) @ rows
    return drawn


def _fit(weights: Any, stages: Sequence[Stage], bots: int, fixed: int) -> Any:
    """Log strengths that make the stages likeliest, one row for each row of weights, by Newton's
    method; the fixed bot is at 0."""
    free = [i for i in range(bots) if i != fixed]
    ties = [
        (bot, tuple(int(j in (i, fixed)) for j in range(bots))) for i in free for bot in (i, fixed)
    ]
    weights = np.hstack([weights, np.full((len(weights), len(ties)), 0.5)])
    pools = np.array([pool for _, pool in [*stages, *ties]], np.float64)
    chosen = np.eye(bots)[[bot for bot, _ in [*stages, *ties]]]
    wins = weights @ chosen
    strengths = np.zeros((len(weights), bots))
    for _ in range(NEWTON_STEPS):
        odds = pools * np.exp(strengths)[:, None, :]
        chances = odds / odds.sum(axis=2, keepdims=True)
        heavy = weights[:, :, None] * chances
        expected = heavy.sum(axis=1)
        curvature = np.einsum("rsi,rsj->rij", -heavy, chances)
        curvature[:, range(bots), range(bots)] += expected
        slope = (wins - expected)[:, free]
        step = np.linalg.solve(curvature[:, free][:, :, free], slope[:, :, None])[:, :, 0]
        longest = np.abs(step).max(axis=1, keepdims=True)
        strengths[:, free] += step / (1 + longest)  # a full step from far away would overshoot
        if longest.max() < NEAR_ENOUGH:
            return strengths
    raise ArithmeticError("The ratings did not settle.")


def _reached(weights: Any, stages: Sequence[Stage], bots: int) -> Any:
    """From which bot does a chain of wins lead to which? One square for each row of weights."""
    beats = np.zeros((len(stages), bots, bots), np.int64)
    for stage, (bot, pool) in enumerate(stages):
        beats[stage, bot] = np.array(pool) > 0
    reached = np.einsum("rs,sij->rij", weights > 0, beats) > 0
    reached |= np.eye(bots, dtype=bool)
    for _ in range(bots.bit_length()):  # each time chains of twice the length
        reached = (reached.astype(np.int64) @ reached.astype(np.int64)) > 0
    return reached


def _intervals(ratings: Any, reached: Any, fixed: int) -> tuple[Any, Any]:
    """The middle 95 % of the ratings; endless on a side that no win bounds."""
    least = np.where(reached[:, :, fixed], ratings, -np.inf)
    most = np.where(reached[:, fixed, :], ratings, np.inf)
    low = np.percentile(least, 2.5, axis=0, method="inverted_cdf")
    high = np.percentile(most, 97.5, axis=0, method="inverted_cdf")
    return low, high


# ---------------------------------------------------------------- the cross table


def _games(blocks: Iterable[Block]) -> list[Played]:
    return [played for block in blocks for played in block.games]


def _cross(results: Sequence[Result]) -> dict[tuple[str, str], Cell]:
    """Mean win shares of candidates; with two players a match is told from both sides."""
    shares: dict[tuple[str, str], list[float]] = {}
    for match, blocks in results:
        pair = (match.candidate, match.baseline)
        for played in _games(blocks):
            share = win_share(played)
            shares.setdefault(pair, []).append(share)
            if match.players == 2 and pair[0] != pair[1]:
                shares.setdefault(pair[::-1], []).append(1 - share)
    return {pair: Cell(math.fsum(all_) / len(all_), len(all_)) for pair, all_ in shares.items()}


# ---------------------------------------------------------------- as text


def text(standings: Standings) -> str:
    """The ladder and the cross table, to be printed."""
    width = max(len(rung.bot) for rung in standings.ladder) + 2
    width = max(width, len("candidate") + 2, 8)
    lines = [
        f"Ratings ({standings.game}, {standings.players} players, {standings.blocks} blocks; "
        f"{standings.fixed} fixed at {FIXED_AT:.0f})",
        "",
        f"{'bot':<{width}}{'rating':>8}{'95% interval':>20}{'games':>8}",
    ]
    for rung in standings.ladder:
        interval = "fixed" if rung.bot == standings.fixed else interval_text(rung)
        lines.append(f"{rung.bot:<{width}}{rung.rating:>8.0f}{interval:>20}{rung.games:>8}")
    even = 1 / standings.players
    lines += ["", f"Win rate of the candidate against each baseline (even: {even:.1%})", ""]
    names = [rung.bot for rung in standings.ladder]
    lines.append(f"{'candidate':<{width}}" + "".join(f"{name:>{width}}" for name in names))
    for row in names:
        cells = [standings.cross.get((row, column)) for column in names]
        shown = [f"{cell.share:.1%}" if cell else "-" for cell in cells]
        lines.append(f"{row:<{width}}" + "".join(f"{each:>{width}}" for each in shown))
    if standings.failures:
        lines += ["", f"WARNING: {standings.failures} games failed and are excluded."]
    return "\n".join(lines)


def interval_text(rung: Rung) -> str:
    """The interval in words, which may be open."""
    if math.isinf(rung.low) and math.isinf(rung.high):
        return "unknown"
    if math.isinf(rung.low):
        return f"{rung.high:.0f} or less"
    if math.isinf(rung.high):
        return f"{rung.low:.0f} or more"
    return f"{rung.low:.0f} to {rung.high:.0f}"
