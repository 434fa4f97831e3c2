"""What the evaluator believes: weights.toml."""

import tomllib
from pathlib import Path
from typing import Any

from sacbe.kernel import PURE, block, record

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


def load_weights(path: Path) -> Any:
    """The weights of a file as a block of one record; every name must be there, and no other."""
    values = tomllib.loads(path.read_text("utf-8"))
    if list(values) != list(Weights.__annotations__):
        raise ValueError(f"{path.name} must list {', '.join(Weights.__annotations__)}")
    weights: Any = block(Weights, 1)
    for name, value in values.items():
        if PURE:
            setattr(weights[0], name, value)
        else:
            weights[name][0] = value
    return weights


WEIGHTS = load_weights(Path(__file__).with_name("weights.toml"))
