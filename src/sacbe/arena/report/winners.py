"""What winners had and how they began, as far as it can be told apart from who they were.

A strong bot wins with whatever it likes. So the share of wins of the seats that had a thing is
set against what the same bots won in the same matches on average: the difference is what is left
for the thing, or for the luck that brings both the thing and the victory.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from sacbe.arena.blocks import Block, Match, Played
from sacbe.arena.facts import SeatFacts
from sacbe.arena.statistics import Estimate, estimate

LEAST_BLOCKS = 5  # in which a thing must have been had: less tells nothing
MOST_ROWS = 12

Result = tuple[Match, Sequence[Block]]


class Seat(msgspec.Struct, frozen=True):
    """One seat of one game."""

    bot: str
    block: tuple[int, int]  # which match, which block of it
    share: float  # of the victory
    usual: float  # the mean share of the bot in the match
    won: bool
    facts: SeatFacts


class Thing(msgspec.Struct, frozen=True):
    """Something that seats had, and how they fared."""

    name: str
    seats: int
    share: float
    gain: Estimate  # of the share of wins above the usual one


class Number(msgspec.Struct, frozen=True):
    """Something that is counted, at the end of the game."""

    name: str
    winners: float
    others: float


def seats_of(results: Sequence[Result]) -> list[Seat]:
    """All seats of all games that were played to their end."""
    return [
        seat
        for number, (_, blocks) in enumerate(results)
        for seat in _seats_of_match(number, blocks)
    ]


def share_of(played: Played, seat: int) -> float:
    """A seat's part of the victory: 1 for a sole winner; a tie is split."""
    return (seat in played.winners) / len(played.winners)


def _seats_of_match(number: int, blocks: Sequence[Block]) -> Iterator[Seat]:
    games = [(block.block, played) for block in blocks for played in block.games]
    shares: dict[str, list[float]] = {}
    for _, played in games:
        for seat, bot in enumerate(played.seats):
            shares.setdefault(bot, []).append(share_of(played, seat))
    usual = {bot: math.fsum(all_) / len(all_) for bot, all_ in shares.items()}
    for block, played in games:
        for seat, bot in enumerate(played.seats):
            yield Seat(
                bot=bot,
                block=(number, block),
                share=share_of(played, seat),
                usual=usual[bot],
                won=seat in played.winners,
                facts=played.facts[seat],
            )


def things(seats: Sequence[Seat]) -> dict[str, list[Thing]]:
    """By kind, the things that tell winners from others, from the luckiest down. Kinds of which
    every seat had the same are left out, and so are things that were seldom had."""
    had: dict[str, dict[str, list[Seat]]] = {}
    for seat in seats:
        for kind, names in seat.facts.has.items():
            for name in sorted(set(names)):
                had.setdefault(kind, {}).setdefault(name, []).append(seat)
        for turn, text in zip(("first turn", "second turn"), seat.facts.opening):
            had.setdefault(turn, {}).setdefault(text, []).append(seat)
    found: dict[str, list[Thing]] = {}
    for kind, by_name in sorted(had.items()):
        rows = [
            _thing(name, owners)
            for name, owners in sorted(by_name.items())
            if len({seat.block for seat in owners}) >= LEAST_BLOCKS and len(owners) < len(seats)
        ]
        if rows:
            found[kind] = sorted(rows, key=lambda row: -row.gain.mean)
    return found


def _thing(name: str, owners: Sequence[Seat]) -> Thing:
    """The gain is estimated over blocks, for their games share their decks."""
    by_block: dict[tuple[int, int], list[float]] = {}
    for seat in owners:
        by_block.setdefault(seat.block, []).append(seat.share - seat.usual)
    gains = [math.fsum(gains) / len(gains) for gains in by_block.values()]
    share = math.fsum(seat.share for seat in owners) / len(owners)
    return Thing(name, len(owners), share, estimate(gains))


def first_and_last(rows: Sequence[Thing]) -> list[Thing]:
    """The most and the least lucky ones, if there are too many to be shown."""
    if len(rows) <= MOST_ROWS:
        return list(rows)
    return [*rows[: MOST_ROWS // 2], *rows[-MOST_ROWS // 2 :]]


def numbers(seats: Sequence[Seat]) -> list[Number]:
    """What winners had more of (or less) on average, the clearest difference first."""
    names = sorted({name for seat in seats for name in seat.facts.counts})
    found: list[tuple[float, Number]] = []
    for name in names:
        values = [(seat.facts.counts.get(name, 0), seat.won) for seat in seats]
        winners = [value for value, won in values if won]
        others = [value for value, won in values if not won]
        if winners and others and (spread := _spread([value for value, _ in values])):
            row = Number(name, sum(winners) / len(winners), sum(others) / len(others))
            found.append((abs(row.winners - row.others) / spread, row))
    return [row for _, row in sorted(found, key=lambda each: -each[0])]


def _spread(values: Sequence[float]) -> float:
    """The standard deviation."""
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / len(values))
