"""The course of a game as data: scenes, the result, its curve and its highlights.

A game makes them from its events (`games.interface.History`); terminal and page lay them out. The
types are also those of the API. Points are exact: whole numbers, or quarters as floats.
"""

from collections.abc import Iterable, Sequence
from typing import Self

import msgspec

Number = int | float


class Part(msgspec.Struct, frozen=True):
    """A part of the course of a game."""


# ------------------------------------------------------------ scenes


class Change(Part, frozen=True):
    """What a seat gained (+) or lost (-)."""

    icon: str  # id of its icon
    name: str
    n: Number


class Entry(Part, frozen=True):
    """One thing that happened to a seat."""

    kind: str  # of event
    text: str  # without the name of the seat
    changes: tuple[Change, ...] = ()


class SceneRow(Part, frozen=True):
    """What happened to a seat in a scene, and the sum of it."""

    seat: int
    entries: tuple[Entry, ...]
    total: tuple[Change, ...]


class Scene(Part, frozen=True):
    """Events that happened together, such as a Food Day: a title and a row for every seat."""

    kind: str
    title: str
    first: int  # number of its first move, from 1
    last: int
    notes: tuple[str, ...]  # about no seat
    rows: tuple[SceneRow, ...]


class SceneBuilder:
    """Collects the events of a scene."""

    def __init__(self, kind: str, title: str, move: int, players: int) -> None:
        self.kind, self.title, self.first, self.last = kind, title, move, move
        self._notes: list[str] = []
        self._entries: list[list[Entry]] = [[] for _ in range(players)]

    def note(self, move: int, text: str) -> None:
        """Add a sentence about no seat."""
        self.last = move
        self._notes.append(text)

    def add(self, move: int, seat: int, kind: str, text: str, changes: Iterable[Change]) -> None:
        """Add what happened to a seat."""
        self.last = move
        self._entries[seat].append(Entry(kind, text, tuple(changes)))

    def build(self) -> Scene:
        """The scene."""
        rows = (
            SceneRow(seat, tuple(entries), _sum(entries))
            for seat, entries in enumerate(self._entries)
        )
        return Scene(self.kind, self.title, self.first, self.last, tuple(self._notes), tuple(rows))


def _sum(entries: Iterable[Entry]) -> tuple[Change, ...]:
    """The changes of all entries together, in order of their first occurrence."""
    totals: dict[tuple[str, str], Number] = {}
    for entry in entries:
        for change in entry.changes:
            key = (change.icon, change.name)
            totals[key] = totals.get(key, 0) + change.n
    return tuple(Change(*key, whole(n)) for key, n in totals.items() if n)


def whole(n: Number) -> Number:
    """An int where there is no fraction."""
    return int(n) if n == int(n) else n


# ------------------------------------------------------------ the result


class PointSource(Part, frozen=True):
    """The points from one source, by seat."""

    id: str
    name: str
    points: tuple[Number, ...]


class TieBreak(Part, frozen=True):
    """What decides between seats with equal points: the larger value is better."""

    name: str
    values: tuple[Number, ...]  # to compare, by seat
    texts: tuple[str, ...]  # to show, by seat


class Place(Part, frozen=True):
    """The place of a seat; equal places are shared."""

    place: int
    seat: int
    name: str
    points: Number
    tie_break: str  # what decided against or for a seat with equal points; else empty


class CurvePoint(Part, frozen=True):
    """The points of all seats after a turn, or after what a mark announced."""

    move: int  # number of moves so far
    seat: int | None  # whose turn it was
    points: tuple[Number, ...]


class Mark(Part, frozen=True):
    """An event that divides a game: a round, a Food Day, an Era, a closed city."""

    kind: str
    text: str
    ends_turn: bool = True  # what follows is not part of the turn before it
    move: int = 0  # during which it happened; set by the result


class Highlight(Part, frozen=True):
    """A remarkable fact."""

    kind: str
    text: str
    seats: tuple[int, ...] = ()
    points: Number | None = None
    move: int | None = None


class Result(Part, frozen=True):
    """A finished game: ranking, sources of the points, curve and highlights."""

    places: tuple[Place, ...]  # best first
    sources: tuple[PointSource, ...]  # their sums are the totals
    totals: tuple[Number, ...]  # by seat
    curve: tuple[CurvePoint, ...]  # from the start to the end
    marks: tuple[Mark, ...]
    highlights: tuple[Highlight, ...]


class Sources:
    """Adds up points by source, in a given order; sources without points are left out."""

    def __init__(self, players: int, order: Iterable[str] = ()) -> None:
        self._players = players
        self._points: dict[str, list[Number]] = {source: [0] * players for source in order}

    def add(self, source: str, seat: int, points: Number) -> Self:
        """Add points of a seat."""
        row = self._points.setdefault(source, [0] * self._players)
        row[seat] += points
        return self

    def rows(self) -> Sequence[tuple[str, tuple[Number, ...]]]:
        """All sources with points by seat."""
        return [
            (source, tuple(map(whole, row))) for source, row in self._points.items() if any(row)
        ]
