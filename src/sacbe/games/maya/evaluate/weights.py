"""What the evaluator believes: weights.toml."""

from pathlib import Path
from typing import Any

from sacbe.kernel import record
from sacbe.kernel.weights import fill_weights, read_weights

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


WEIGHTS = fill_weights(
    Weights, read_weights(Path(__file__).with_name("weights.toml"), Weights.__annotations__)
)
