"""Results that were never played, for tests of what is made of results."""

from collections.abc import Sequence

from sacbe.arena.blocks import Block, Failure, Match, Played, Timing
from sacbe.arena.facts import SeatFacts

NOTHING = SeatFacts(has={}, counts={}, opening=())


def a_match(candidate: str, baseline: str, players: int = 2, seed: int = 0) -> Match:
    """A match of Maya."""
    names = sorted({candidate, baseline})
    return Match(
        game="maya",
        players=players,
        options=(),
        candidate=candidate,
        baseline=baseline,
        seed=seed,
        rules_version=1,
        data="data",
        bots=tuple((name, f"digest of {name}") for name in names),
    )


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
        steps=10,
        decisions=(5,) * n,
        turns=(2,) * n,
        facts=tuple(facts or [NOTHING] * n),
        digest="moves",
    )


def blocks_of(
    match: Match, games: Sequence[Sequence[Played]], failures: Sequence[Failure] = ()
) -> list[Block]:
    """A block for each list of games; what failed is in the first."""
    return [
        Block(
            match=match.digest,
            block=k,
            seed=match.seed + k,
            games=tuple(played),
            failures=tuple(failures) if k == 0 else (),
            timing=Timing(tuple((0.25,) * match.players for _ in played)),
        )
        for k, played in enumerate(games)
    ]
