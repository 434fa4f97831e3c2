"""The parameters of the evaluator: weights.toml, and the layout of its list of prices."""

from pathlib import Path
from typing import Annotated, Any

from sacbe.kernel import Reals, record
from sacbe.kernel.weights import fill_weights, read_changes, read_weights

from ..data import (
    N_BLOCKS,
    N_EFFECTS,
    N_TECHS,
    N_TEMPLES,
    SPACES,
    WORKERS,
    WORKERS_AT_START,
)
from ..state import (
    TOP_LEVEL,
)

Numbers = Any  # a row of floats, valid for one evaluation
Blocks = Any  # numbers of wood, stone, gold

# The list of prices: one per effect of tiles (data.py), then a step on each temple, a level of each
# technology, and the least cost of a step down.
CLIMB_EACH = N_EFFECTS
ADVANCE_EACH = CLIMB_EACH + N_TEMPLES
STEP_DOWN = ADVANCE_EACH + N_TECHS
N_PRICES = STEP_DOWN + 1

# The parts of the estimate, in the order of their sum.
(
    POINTS_PART,
    TEMPLES_PART,  # one for each
    GOODS_PART,
    TECHS_PART,
    MONUMENTS_PART,
    WORKERS_PART,
    FOOD_PART,
    TEMPO_PART,
    WEALTH_PART,
    N_PARTS,
) = (0, 1, *range(1 + N_TEMPLES, 9 + N_TEMPLES))

MOST_SPACES = int(max(SPACES))  # of a wheel
TURNS_TO_PLACE = 3.0  # with fewer turns left, placing many workers does not pay
TURNS_TO_REUSE = 5.0  # with fewer turns left, a worker's time is worth less and less
HIRED = WORKERS - WORKERS_AT_START  # workers that can still be hired


@record
class Weights:
    """The content of weights.toml, which explains each number."""

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
    tempo: float


FILE = Path(__file__).with_name("weights.toml")
VALUES = read_weights(FILE, Weights.__annotations__)
WEIGHTS = fill_weights(Weights, VALUES)


def search_weights(players: int) -> Any:
    """The weights of the search for a number of players: weights.toml with the changes of
    search_weights.toml."""
    changes = read_changes(FILE.with_name("search_weights.toml"), VALUES, players)
    return fill_weights(Weights, VALUES | changes)
