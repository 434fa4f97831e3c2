"""Which possessions and openings go with winning, corrected for the strength of the bots.

The win share of the seats with an item is compared with the average win share of the same bots in
the same matches. The difference is a correlation: luck may bring both the item and the victory.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec

from sacbe.arena.blocks import Block, GameResult, Match
from sacbe.arena.facts import SeatFacts
from sacbe.arena.statistics import Estimate, estimate

MIN_BLOCKS = 5  # in which an item must occur
MAX_ROWS = 12

Result = tuple[Match, Sequence[Block]]


class Seat(msgspec.Struct, frozen=True):
    """One seat of one game."""

    bot: str
    block: tuple[int, int]  # match and block number
    share: float  # of the victory
    expected: float  # mean share of the bot in the match
    won: bool
    facts: SeatFacts


class Item(msgspec.Struct, frozen=True):
    """An item that some seats had, and their results."""

    name: str
    seats: int
    share: float
    gain: Estimate  # win share minus expected share


class NumberComparison(msgspec.Struct, frozen=True):
    """The mean of a final number among winners and others."""

    name: str
    winners: float
    others: float


def seats_of(results: Sequence[Result]) -> list[Seat]:
    """All seats of all completed games."""
    return [
        seat
        for number, (_, blocks) in enumerate(results)
        for seat in _seats_of_match(number, blocks)
    ]


def share_of(game_result: GameResult, seat: int) -> float:
    """A seat's win share: 1 for a sole winner; a tie is split."""
    return (seat in game_result.winners) / len(game_result.winners)


def _seats_of_match(number: int, blocks: Sequence[Block]) -> Iterator[Seat]:
    games = [(block.block, game_result) for block in blocks for game_result in block.games]
    shares: dict[str, list[float]] = {}
    for _, game_result in games:
        for seat, bot in enumerate(game_result.seats):
            shares.setdefault(bot, []).append(share_of(game_result, seat))
    expected = {bot: math.fsum(values) / len(values) for bot, values in shares.items()}
    for block, game_result in games:
        for seat, bot in enumerate(game_result.seats):
            yield Seat(
                bot=bot,
                block=(number, block),
                share=share_of(game_result, seat),
                expected=expected[bot],
                won=seat in game_result.winners,
                facts=game_result.facts[seat],
            )


def items(seats: Sequence[Seat]) -> dict[str, list[Item]]:
    """Items by kind, in descending order of gain. Items that all seats or only a few had are left
    out."""
    owners_by_kind: dict[str, dict[str, list[Seat]]] = {}
    for seat in seats:
        for kind, names in seat.facts.has.items():
            for name in sorted(set(names)):
                owners_by_kind.setdefault(kind, {}).setdefault(name, []).append(seat)
        for turn, text in zip(("first turn", "second turn"), seat.facts.opening):
            owners_by_kind.setdefault(turn, {}).setdefault(text, []).append(seat)
    rows_by_kind: dict[str, list[Item]] = {}
    for kind, by_name in sorted(owners_by_kind.items()):
        rows = [
            _item(name, owners)
            for name, owners in sorted(by_name.items())
            if len({seat.block for seat in owners}) >= MIN_BLOCKS and len(owners) < len(seats)
        ]
        if rows:
            rows_by_kind[kind] = sorted(rows, key=lambda row: -row.gain.mean)
    return rows_by_kind


def _item(name: str, owners: Sequence[Seat]) -> Item:
    """The gain is estimated over blocks, because their games share decks."""
    by_block: dict[tuple[int, int], list[float]] = {}
    for seat in owners:
        by_block.setdefault(seat.block, []).append(seat.share - seat.expected)
    gains = [math.fsum(gains) / len(gains) for gains in by_block.values()]
    share = math.fsum(seat.share for seat in owners) / len(owners)
    return Item(name, len(owners), share, estimate(gains))


def best_and_worst(rows: Sequence[Item]) -> list[Item]:
    """The rows with the highest and lowest gains, if there are too many for a table."""
    if len(rows) <= MAX_ROWS:
        return list(rows)
    return [*rows[: MAX_ROWS // 2], *rows[-MAX_ROWS // 2 :]]


def numbers(seats: Sequence[Seat]) -> list[NumberComparison]:
    """Numbers of which winners had more (or less) on average, largest difference first."""
    names = sorted({name for seat in seats for name in seat.facts.counts})
    rows_by_kind: list[tuple[float, NumberComparison]] = []
    for name in names:
        values = [(seat.facts.counts.get(name, 0), seat.won) for seat in seats]
        winners = [value for value, won in values if won]
        others = [value for value, won in values if not won]
        if (
            winners
            and others
            and (deviation := _standard_deviation([value for value, _ in values]))
        ):
            row = NumberComparison(name, sum(winners) / len(winners), sum(others) / len(others))
            rows_by_kind.append((abs(row.winners - row.others) / deviation, row))
    return [row for _, row in sorted(rows_by_kind, key=lambda each: -each[0])]


def _standard_deviation(values: Sequence[float]) -> float:
    """The standard deviation."""
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / len(values))
