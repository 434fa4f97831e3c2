"""Results that were never played, for tests of what is made of results."""

from collections.abc import Sequence

import msgspec

from sacbe.arena.blocks import Block, Failure, Match, Played, Timing, block_seed
from sacbe.arena.facts import SeatFacts

NOTHING = SeatFacts(has={}, counts={}, opening=())
TURNS = 10  # of every seat in every game
SECONDS = 0.5  # of every seat in every game


def a_match(candidate: str, baseline: str, players: int = 2, seed: int = 0) -> Match:
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


MATCH = a_match("clever", "plain", seed=100)


def match_for(players: int, **changes: object) -> Match:
    """The match of clever against plain for so many, with some things otherwise."""
    return msgspec.structs.replace(MATCH, players=players, **changes)


def a_game(
    seats: Sequence[str],
    scores: Sequence[float],
    winners: Sequence[int] | None = None,
    rotation: int = 0,
    facts: Sequence[SeatFacts] | None = None,
) -> Played:
    """A game that ended so; without winners those with the most points won."""
    if winners is None:
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    n = len(seats)
    return Played(
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


def game(rotation: int, scores: Sequence[float], winners: Sequence[int] | None = None) -> Played:
    """A game of clever in one seat against plain."""
    seats = ["clever" if seat == rotation else "plain" for seat in range(len(scores))]
    return a_game(seats, scores, winners, rotation)


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
    spent = [[SECONDS] * len(g.scores) for g in games] if seconds is None else seconds
    return Block(
        match=match.digest,
        block=k,
        seed=block_seed(match, k),
        games=tuple(games),
        failures=tuple(failures),
        timing=Timing(tuple(tuple(row) for row in spent)),
    )


def blocks_of(
    match: Match, games: Sequence[Sequence[Played]], failures: Sequence[Failure] = ()
) -> list[Block]:
    """A block for each list of games; what failed is in the first."""
    return [
        block(k, played, failures if k == 0 else (), match=match) for k, played in enumerate(games)
    ]


def won(k: int, share: float, match: Match = MATCH) -> Block:
    """A block of two players of which the candidate won 0, half or all."""
    first = game(0, (10, 5)) if share > 0 else game(0, (5, 10))
    second = game(1, (5, 10)) if share == 1 else game(1, (10, 5))
    return block(k, [first, second], match=match)
