"""The evaluator of the bots: the value of a position for a seat, in expected final points.

The number of remaining turns follows from the remaining tiles (`turns`), and from it the value of
future plantings: a crop group scores in full whenever it is extended, so turns go to the largest
group for which there are tiles (`crops`). A city is worth its likely size, times the chance that it
is closed, by the likely ranking of the seats around it (`cities`).

Of the racks only the viewer's own is used; the other seats, and their likely actions, are evaluated
from public information. So a bot that evaluates the result of its choice learns nothing secret.
"""

import numpy as np

from sacbe.kernel import rule

from ..state import ASK_EXPAND, ASK_PLANT, OVER, State
from .cities import cities_worth
from .crops import N_NUMBERS, crops_worth
from .features import N_FEATURES, fill_features
from .turns import turns_left
from .weights import (
    CITIES_PART,
    CROPS_PART,
    N_PARTS,
    POINTS_PART,
    WEIGHTS,
    Numbers,
    Weights,
    search_weights,
)

__all__ = [
    "N_FEATURES",
    "WEIGHTS",
    "Weights",
    "estimate",
    "features",
    "resting",
    "revealed",
    "search_weights",
    "secret",
    "turns_begun",
]

# ---------------------------------------------------------------- what search asks


@rule
def resting(s: State) -> bool:
    """Whether no action is in progress: no tile is in hand."""
    return s.phase != ASK_PLANT and s.phase != ASK_EXPAND


@rule
def turns_begun(s: State) -> int:
    """A counter that grows with every turn."""
    turns = 0
    for p in range(s.players_n):
        turns += s.players[p].turns
    return turns


@rule
def secret(s: State) -> bool:
    """Whether the current decision is secret. A buried tile is, but the turn continues."""
    return False


@rule
def revealed(s: State) -> int:
    """Whether secret choices are revealed together: never in Maya."""
    return 0


# ---------------------------------------------------------------- the estimate


@rule
def estimate(s: State, seat: int, viewer: int, w: Weights) -> float:
    """Current plus expected future points, as `viewer` knows them (-1: public information)."""
    points = float(s.players[seat].score)
    if s.phase == OVER or s.racks_dealt < s.players_n:
        return points
    turns = turns_left(s, seat, w)
    numbers = np.zeros(N_NUMBERS)
    points += crops_worth(s, seat, viewer == seat, w, turns, numbers)
    points += cities_worth(s, seat, w, turns)
    return points


@rule
def features(s: State, seat: int, viewer: int, w: Weights, x: Numbers) -> float:
    """Write what the net looks at into a row of zeros, and return the estimate."""
    points = float(s.players[seat].score)
    if s.phase == OVER or s.racks_dealt < s.players_n:
        return points
    turns = turns_left(s, seat, w)
    numbers = np.zeros(N_NUMBERS)
    parts = np.zeros(N_PARTS)
    parts[POINTS_PART] = points
    parts[CROPS_PART] = crops_worth(s, seat, viewer == seat, w, turns, numbers)
    parts[CITIES_PART] = cities_worth(s, seat, w, turns)
    fill_features(s, seat, viewer, w, turns, numbers, parts, x)
    return float(points + parts[CROPS_PART] + parts[CITIES_PART])
