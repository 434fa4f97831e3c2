"""What the evaluator believes: weights.toml, and how its list of prices is laid out."""

import tomllib
from pathlib import Path
from typing import Annotated, Any

from sacbe.kernel import PURE, Reals, block, record

from ..data import (
    N_BLOCKS,
    N_TECHS,
    N_TEMPLES,
    WORKERS,
    WORKERS_AT_START,
)
from ..state import (
    TOP_LEVEL,
)

Numbers = Any  # a row of floats that lives for one evaluation
Blocks = Any  # how many wood, stone, gold

# The list of prices: one per effect of tiles (data.py), then a step on each temple, a level of
# each technology, and what a step down costs at least.
CLIMB_EACH = 17
ADVANCE_EACH = CLIMB_EACH + N_TEMPLES
STEP_DOWN = ADVANCE_EACH + N_TECHS
N_PRICES = STEP_DOWN + 1

MOST_ACTIONS = 11
ROUNDS = 27.0
TURNS_TO_PLACE = 3.0  # with fewer turns left nobody places many workers any more
TURNS_TO_REUSE = 5.0  # with fewer turns left a worker's time is worth less and less
ALL_SPACES = 9
HIRED = WORKERS - WORKERS_AT_START  # workers that can still join


@record
class Weights:
    """What weights.toml says; the meaning of each number is explained there."""

    corn: float
    ready: float
    ready_corn: float
    block: Annotated[Reals, N_BLOCKS]
    block_turns: float
    block_hoard: float
    skull: float
    skull_turns: float
    hunger: float
    harvest: float
    food: float
    worker: Annotated[Reals, 3]
    hand: Annotated[Reals, 2]
    light: float
    first: float
    tech: Annotated[Reals, N_TECHS * TOP_LEVEL]
    leader: Annotated[Reals, 4]
    goods: float
    monument_growth: float
    wish: float
    wait: float
    potential: float
    sure: float
    hope: float
    crowd: float
    scarce: float
    market: float
    second: float
    any_action: float


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
