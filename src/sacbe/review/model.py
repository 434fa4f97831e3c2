"""The review of a game as data: forecasts, graded turns, key moments and statistics.

Nothing here is in words, except names that the record has: `sacbe.review.wording` says it in a
language. The same record and settings give the same bytes (`encode`).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sacbe.text.history import Number

VERSION = 5  # of the review; changes when a review of the same record would differ

Grade = Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"]
GRADES: tuple[Grade, ...] = ("best", "good", "inaccuracy", "mistake", "blunder")
#: The least cost in winning chances of each grade, from the worst.
LIMITS: tuple[tuple[Grade, float], ...] = (
    ("blunder", 0.15),
    ("mistake", 0.07),
    ("inaccuracy", 0.03),
    ("good", 0.005),
)

Depth = Literal["quick", "normal", "deep"]
DEPTHS: tuple[Depth, ...] = ("quick", "normal", "deep")


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a review."""


class Forecast(Part, frozen=True):
    """What a seat could expect: the chances of winning and the final points of all seats."""

    chances: tuple[float, ...]
    points: tuple[float, ...]


class Alternative(Part, frozen=True):
    """The costliest decision of a turn: what was played from there on, and what is better."""

    move: int  # the moves before the decision
    world: int  # the seed of the determinization in which the actions are described
    played: tuple[int, ...]
    better: tuple[int, ...]
    after_played: Forecast
    after_better: Forecast
    cost: float  # in winning chances


class Turn(Part, frozen=True):
    """A turn of a seat: consecutive moves, with the chance outcomes between them."""

    seat: int
    first: int  # the moves before it
    last: int  # the moves after it
    forecast: Forecast  # after it, as the seat could know
    open_cards: Forecast | None  # the same, every seat with its own cards; None: nothing is hidden
    grade: Grade
    cost: float  # in winning chances, compared with the better turn
    even_cost: float  # what it would cost if all seats had equal chances: for the accuracy
    alternative: Alternative | None  # None if there is none that is clearly better


class Fact(Part, frozen=True):
    """A difference between the better and the played turn: a mean over continuations.

    `kind` says what `id` names: points of a "source", an amount of a "good" after the turn, the
    "points" of all sources together, the final points that the search "expected", or the winning
    "chance" of another seat. `gain` says whether it speaks for the better turn; what speaks
    against it is its price.
    """

    kind: Literal["source", "good", "points", "expected", "chance"]
    id: str
    seat: int
    played: float
    better: float
    gain: bool


class Comparison(Part, frozen=True):
    """A turn compared with a better one: an alternative, if there is one, its line and what
    differs."""

    alternative: Alternative | None
    even_cost: float  # what the turn would cost in winning chances if all seats had equal ones
    line: tuple[tuple[int, int], ...]  # the expected continuation as (player, action)
    facts: tuple[Fact, ...]


class Moment(Part, frozen=True):
    """A costly turn with its alternative, the line of that, and what differs."""

    turn: int  # index in Review.turns
    key: bool  # one of the key moments of the game; else one of the costliest turns of its seat
    line: tuple[tuple[int, int], ...]  # the expected continuation as (player, action)
    facts: tuple[Fact, ...]


class Player(Part, frozen=True):
    """The summary of a seat."""

    seat: int
    accuracy: float | None  # in percent; None without a choice
    grades: tuple[int, ...]  # number of turns by GRADES
    cost: float  # the sum over all turns
    luck: float  # points by which chance outcomes were better than their expectation
    score: Number
    won: bool


class Amounts(Part, frozen=True):
    """A quantity by seat. Its name depends on the language, see `wording`."""

    id: str
    gained: tuple[Number, ...]
    spent: tuple[Number, ...]


class SourcePoint(Part, frozen=True):
    """Points by source so far, at a mark."""

    move: int
    sources: tuple[tuple[str, tuple[Number, ...]], ...]


class Statistics(Part, frozen=True):
    """Facts of a game."""

    goods: tuple[Amounts, ...]
    activities: tuple[tuple[str, tuple[Number, ...]], ...]  # how often, by seat
    sources: tuple[SourcePoint, ...]


class Review(Part, frozen=True):
    """The review of a finished game."""

    version: int
    game: str
    rules_version: int
    data: str
    players: int
    record: str  # seal of the record
    depth: Depth
    seed: int
    calibration: str  # digest of the map from values to chances; empty: not calibrated
    start: Forecast
    turns: tuple[Turn, ...]
    seats: tuple[Player, ...]
    moments: tuple[Moment, ...]
    statistics: Statistics


class Curve(Part, frozen=True):
    """A quick forecast after every turn, before the review itself is ready."""

    seats: tuple[int, ...]  # whose turn it was
    moves: tuple[int, ...]  # the moves after it
    forecasts: tuple[Forecast, ...]


class Draft(Part, frozen=True):
    """A review in progress, which can be stored and continued."""

    curve: Curve
    turns: tuple[Turn, ...] = ()
    moments: tuple[Moment, ...] = ()
    share: float = 0.0  # of the work that is done


def encode(review: Review) -> bytes:
    """A review as JSON."""
    return msgspec.json.encode(review)


def decode(raw: bytes) -> Review:
    """A review from JSON; msgspec.ValidationError if it is not one."""
    return msgspec.json.decode(raw, type=Review)


def grade_of(cost: float) -> Grade:
    """The grade of a turn by its cost in winning chances."""
    return next((grade for grade, limit in LIMITS if cost >= limit), "best")
