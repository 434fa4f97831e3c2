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
from .prices import (
    goods_worth,
    list_prices,
    monument_worth,
    technology_worth,
    temple_worth,
    turns_left,
    wealth_worth,
)
from .weights import N_PRICES, WEIGHTS, Weights, search_weights
from .workers import food_worth, workers_worth

__all__ = [
    "WEIGHTS",
    "Weights",
    "estimate",
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
    me = s.players[seat]
    points = me.vp / QUARTERS
    if s.depth == 0:
        return points
    turns = turns_left(s, seat)
    price = np.zeros(N_PRICES)
    list_prices(s, seat, w, turns, price)
    for temple in range(N_TEMPLES):
        points += temple_worth(s, seat, w, price, temple, me.temple[temple])
    points += goods_worth(s, me, w, turns, price)
    points += technology_worth(me, w, turns)
    points += monument_worth(s, seat, w, turns, price)
    points += workers_worth(s, seat, w, turns, price)
    points -= food_worth(s, seat, w, turns, price)
    points += w.tempo * turns
    if s.pending[0] == RECEIVE_WEALTH:
        points += wealth_worth(s, seat, price)
    return points
