"""Panels as data: the score ledger and the list of tiles.

A game builds them; the terminal (`sacbe.text.layout`) and the page each lay them out in their way.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, NamedTuple

from sacbe.text.history import PointSource

Emphasis = Literal["", "strong", "faint"]


class LedgerRow(NamedTuple):
    """The points from one source, by seat; empty texts for none."""

    source: str
    points: Sequence[str]


class Ledger(NamedTuple):
    """Where the points came from, a column per seat."""

    title: str  # heading of the column of sources
    rows: Sequence[LedgerRow]
    total: str  # label of the last line
    totals: Sequence[str]


def ledger_of(
    sources: Iterable[PointSource],
    scores: Sequence[float],
    winners: Sequence[int],
    labels: tuple[str, str],
    number: Callable[[float], str],
) -> Ledger:
    """A ledger; the totals of the winners have a star. `labels` are title and total."""
    title, total = labels
    rows = [LedgerRow(each.name, [number(n) if n else "" for n in each.points]) for each in sources]
    totals = [number(n) + " *" * (p in winners) for p, n in enumerate(scores)]
    return Ledger(title, rows, total, totals)


class Cell(NamedTuple):
    """A short text with its emphasis; used up or unrevealed items are faint."""

    text: str
    emphasis: Emphasis = ""
    tile: str = ""  # the tile that the text names: a key of the game's RuleCodes.TILES
    seat: int | None = None  # the seat whose letter it is


class Heading(NamedTuple):
    """The title of a part, with an optional note."""

    text: str
    note: str = ""
    tile: str = ""
    seat: int | None = None  # the seat that the part is about


class Line(NamedTuple):
    """A line of text."""

    cells: Sequence[Cell]


class Table(NamedTuple):
    """Rows of cells under an optional row of headings."""

    rows: Sequence[Sequence[Cell]]
    head: Sequence[str] = ()
    wrap: Sequence[int] = ()  # columns whose texts may be broken; without a head all may


class CountRow(NamedTuple):
    """A label with its counts; without counts, a heading of the rows below it."""

    label: str
    counts: Sequence[str] = ()
    emphasis: Emphasis = ""
    seat: int | None = None


class Counts(NamedTuple):
    """A table of numbers."""

    head: Sequence[Cell]  # of the columns after the label
    rows: Sequence[CountRow]


Block = Heading | Line | Table | Counts
