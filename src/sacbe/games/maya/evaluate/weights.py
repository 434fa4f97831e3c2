"""What the evaluator believes: weights.toml."""

from pathlib import Path
from typing import Any

from sacbe.kernel import record
from sacbe.kernel.weights import fill_weights, read_changes, read_weights

Numbers = Any  # a row of floats that lives for one evaluation
Cells = Any  # cells, or a small number by cell, that live as long


@record
class Weights:
    """What weights.toml says; the meaning of each number is explained there."""

    pace: float
    chain: float
    room: float
    join: float
    again: float
    fresh: float
    city: float
    close: float
    grow: float
    grow_most: float
    grow_time: float
    doubt: float
    doubt_ring: float
    hurry: float
    order: float
    absent: float


FILE = Path(__file__).with_name("weights.toml")
VALUES = read_weights(FILE, Weights.__annotations__)
WEIGHTS = fill_weights(Weights, VALUES)


def search_weights(players: int) -> Any:
    """What the search believes with so many players: search.toml says what it weighs otherwise."""
    changes = read_changes(FILE.with_name("search.toml"), VALUES, players)
    return fill_weights(Weights, VALUES | changes)
