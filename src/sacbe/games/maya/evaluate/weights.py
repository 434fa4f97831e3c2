"""The weights of the evaluator: weights.toml."""

from pathlib import Path
from typing import Any

from sacbe.kernel import record
from sacbe.kernel.weights import fill_weights, read_changes, read_weights

Numbers = Any  # a temporary row of floats
Cells = Any  # a temporary row of cells, or of small numbers by cell

# The parts of the estimate, in the order of their sum.
POINTS_PART, CROPS_PART, CITIES_PART, N_PARTS = range(4)


@record
class Weights:
    """The values of weights.toml, which documents each of them."""

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
    """The search weights for this number of players, with the overrides of search_weights.toml."""
    changes = read_changes(FILE.with_name("search_weights.toml"), VALUES, players)
    return fill_weights(Weights, VALUES | changes)
