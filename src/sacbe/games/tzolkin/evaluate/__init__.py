"""Estimate the final score of a seat, for the bots.

Everything that can be gained has a price for this seat at this moment (`list_prices`): corn is
worth more while there is time to use it, a step on a temple as much as it will yield on the coming
Food Days. A worker on a wheel is worth what it can soon do there: an action that cannot be paid is
discounted by the chance that it will be (weight `hope`), because prices alone play badly.

Only what the seat may know is used. All times are counted in the seat's own turns, so that the
estimate is equal just before and just after the turns of the others and the calendar.
"""

import numpy as np

from sacbe.kernel import rule

from ..data import (
    N_TEMPLES,
    N_WEALTH,
)
from ..state import (
    ASK_KEEP,
    QUARTERS,
    RECEIVE_WEALTH,
    State,
)
from .features import N_FEATURES, fill_features
from .prices import (
    goods_worth,
    list_prices,
    monument_worth,
    technology_worth,
    temple_worth,
    turns_left,
    wealth_worth,
)
from .weights import (
    FOOD_PART,
    GOODS_PART,
    MONUMENTS_PART,
    N_PARTS,
    N_PRICES,
    POINTS_PART,
    TECHS_PART,
    TEMPLES_PART,
    TEMPO_PART,
    WEALTH_PART,
    WEIGHTS,
    WORKERS_PART,
    Numbers,
    Weights,
    search_weights,
)
from .workers import food_worth, workers_worth

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

# ---------------------------------------------------------------- interface of the search


@rule
def resting(s: State) -> bool:
    """Whether this is a quiescent position: nothing half paid or half gained.

    Effects are on the stack above the turn's own decision, so then it is the only one there.
    """
    return s.current_player < 0 or s.depth == 1


@rule
def turns_begun(s: State) -> int:
    """A counter of turns that also grows when one seat has two in a row: the horizon of the
    search."""
    return s.round * (s.players_n + 1) + s.turns


@rule
def secret(s: State) -> bool:
    """Whether the current choice is secret, so that search must not look at its consequences."""
    return s.depth > 0 and s.pending[s.depth - 1] == ASK_KEEP


@rule
def revealed(s: State) -> int:
    """The public result of the draft: a number for who kept which tiles."""
    key = 0
    for tile in range(N_WEALTH):
        key = (key * 31 + s.wealth_at[tile]) % 1_000_003
    return key


# ---------------------------------------------------------------- the estimate


@rule
def estimate(s: State, seat: int, viewer: int, w: Weights) -> float:
    """Points now, and the expected gain from everything else, as far as `viewer` can know: secret
    tiles of others count as nothing."""
    if s.depth == 0:
        return s.players[seat].vp / QUARTERS
    parts = np.zeros(N_PARTS)
    return float(list_parts(s, seat, w, turns_left(s, seat), parts))


@rule
def list_parts(s: State, seat: int, w: Weights, turns: int, parts: Numbers) -> float:
    """The parts of the estimate, and their sum."""
    me = s.players[seat]
    price = np.zeros(N_PRICES)
    list_prices(s, seat, w, turns, price)
    parts[POINTS_PART] = me.vp / QUARTERS
    for temple in range(N_TEMPLES):
        worth = temple_worth(s, seat, w, price, temple, me.temple[temple])
        parts[TEMPLES_PART + temple] = worth
    parts[GOODS_PART] = goods_worth(s, me, w, turns, price)
    parts[TECHS_PART] = technology_worth(me, w, turns)
    parts[MONUMENTS_PART] = monument_worth(s, seat, w, turns, price)
    parts[WORKERS_PART] = workers_worth(s, seat, w, turns, price)
    parts[FOOD_PART] = -food_worth(s, seat, w, turns, price)
    parts[TEMPO_PART] = w.tempo * turns
    if s.pending[0] == RECEIVE_WEALTH:
        parts[WEALTH_PART] = wealth_worth(s, seat, price)
    points = 0.0
    for i in range(N_PARTS):
        points += parts[i]
    return points


@rule
def features(s: State, seat: int, viewer: int, w: Weights, x: Numbers) -> float:
    """Write what the net looks at into a row of zeros, and return the estimate."""
    if s.depth == 0:
        return s.players[seat].vp / QUARTERS
    parts = np.zeros(N_PARTS)
    turns = turns_left(s, seat)
    points = float(list_parts(s, seat, w, turns, parts))
    fill_features(s, seat, turns, parts, x)
    return points
