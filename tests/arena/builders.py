"""Builders of results, for tests that evaluate results."""

from collections.abc import Sequence

import msgspec

from sacbe.arena.blocks import Block, Failure, GameResult, Match, Timing, block_seed
from sacbe.arena.facts import SeatFacts

NOTHING = SeatFacts(has={}, counts={}, opening=())
TURNS = 10  # per seat and game
SECONDS = 0.5  # per seat and game


def make_match(candidate: str, baseline: str, players: int = 2, seed: int = 0) -> Match:
    """A match of Maya."""
    return Match(
        game="maya",
        players=players,
        options=(("starting_seat", -1),),
        candidate=candidate,
        baseline=baseline,
        seed=seed,
        rules_version=1,
        data="0123456789abcdef",
        bots=tuple((name, f"{name}-1") for name in sorted({candidate, baseline})),
    )


MATCH = make_match("clever", "plain", seed=100)


def match_for(players: int, **changes: object) -> Match:
    """The match of clever against plain with other values."""
    return msgspec.structs.replace(MATCH, players=players, **changes)


def make_game(
    seats: Sequence[str],
    scores: Sequence[float],
    winners: Sequence[int] | None = None,
    rotation: int = 0,
    facts: Sequence[SeatFacts] | None = None,
) -> GameResult:
    """A completed game; `winners` defaults to the seats with the most points."""
    if winners is None:
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    n = len(seats)
    return GameResult(
        rotation=rotation,
        seats=tuple(seats),
        scores=tuple(scores),
        winners=tuple(winners),
        steps=50,
        decisions=(20,) * n,
        turns=(TURNS,) * n,
        facts=tuple(facts or [NOTHING] * n),
        digest=f"{rotation} {list(scores)}",
    )


def game(
    rotation: int, scores: Sequence[float], winners: Sequence[int] | None = None
) -> GameResult:
    """A game of clever in one seat against plain."""
    seats = ["clever" if seat == rotation else "plain" for seat in range(len(scores))]
    return make_game(seats, scores, winners, rotation)


def failure(rotation: int, seed: int = 0) -> Failure:
    """A game in which the candidate failed."""
    return Failure(rotation, rotation, "clever", "KeyError", "'plan'", 17, seed)


def block(
    k: int,
    games: Sequence[GameResult],
    failures: Sequence[Failure] = (),
    seconds: Sequence[Sequence[float]] | None = None,
    match: Match = MATCH,
) -> Block:
    """A block of these games."""
    seconds_per_game = [[SECONDS] * len(g.scores) for g in games] if seconds is None else seconds
    return Block(
        match=match.digest,
        block=k,
        seed=block_seed(match, k),
        games=tuple(games),
        failures=tuple(failures),
        timing=Timing(tuple(tuple(row) for row in seconds_per_game)),
    )


def blocks_of(
    match: Match, games: Sequence[Sequence[GameResult]], failures: Sequence[Failure] = ()
) -> list[Block]:
    """A block for each list of games; failures are in the first."""
    return [
        block(k, results, failures if k == 0 else (), match=match)
        for k, results in enumerate(games)
    ]


def block_with_share(k: int, share: float, match: Match = MATCH) -> Block:
    """A two-player block in which the candidate has this win share (0, 0.5 or 1)."""
    first = game(0, (10, 5)) if share > 0 else game(0, (5, 10))
    second = game(1, (5, 10)) if share == 1 else game(1, (10, 5))
    return block(k, [first, second], match=match)
