"""Blocks made by hand, for what is done with them afterwards."""

from collections.abc import Sequence

import msgspec

from sacbe.arena.blocks import Block, Failure, Match, Played, Timing, block_seed

MATCH = Match(
    game="maya",
    players=2,
    options=(("starting_seat", -1),),
    candidate="clever",
    baseline="plain",
    seed=100,
    rules_version=1,
    data="0123456789abcdef",
    bots=(("clever", "c1"), ("plain", "b1")),
)


def match_for(players: int, **changes: object) -> Match:
    """A match of so many, with some things otherwise."""
    return msgspec.structs.replace(MATCH, players=players, **changes)


def game(rotation: int, scores: Sequence[float], winners: Sequence[int] | None = None) -> Played:
    """A game that ended like this; without other winners, those with most points won."""
    best = [seat for seat, points in enumerate(scores) if points == max(scores)]
    n = len(scores)
    return Played(
        rotation=rotation,
        seats=tuple("clever" if seat == rotation else "plain" for seat in range(n)),
        scores=tuple(scores),
        winners=tuple(best if winners is None else winners),
        steps=50,
        decisions=(20,) * n,
        turns=(10,) * n,
        facts=(),
        digest=f"{rotation} {list(scores)}",
    )


def failure(rotation: int, seed: int = 0) -> Failure:
    """A game in which the candidate failed."""
    return Failure(rotation, rotation, "clever", "KeyError", "'plan'", 17, seed)


def block(
    k: int,
    games: Sequence[Played],
    failures: Sequence[Failure] = (),
    seconds: Sequence[Sequence[float]] | None = None,
    match: Match = MATCH,
) -> Block:
    """A block of these games."""
    spent = [[0.5] * len(g.scores) for g in games] if seconds is None else seconds
    return Block(
        match=match.digest,
        block=k,
        seed=block_seed(match, k),
        games=tuple(games),
        failures=tuple(failures),
        timing=Timing(tuple(tuple(row) for row in spent)),
    )


def won(k: int, share: float, match: Match = MATCH) -> Block:
    """A block of two players of which the candidate won 0, half or all."""
    first = game(0, (10, 5)) if share > 0 else game(0, (5, 10))
    second = game(1, (5, 10)) if share == 1 else game(1, (10, 5))
    return block(k, [first, second], match=match)
