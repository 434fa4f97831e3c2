"""What a position is worth to a seat, in points at the end: the eye of the bots.

It thinks as a player would. Everything that can be had gets a price for this seat at this moment
(`list_prices`): corn is worth more while there is time to use it, a step on a temple what it will
bring on the Food Days to come. A worker on a wheel is worth what it will be able to do there
soon, and nothing more: an action that cannot be paid counts only as far as there is hope that it
will be (`affordability`), for a price list alone plays badly. The rest is arithmetic.

Only what the seat may know is looked at. All times are the seat's own turns, so that a position
looks the same just before and just after the others' turns and the calendar.
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

# ---------------------------------------------------------------- what search asks


@rule
def resting(s: State) -> bool:
    """Is this a natural place to stop and look: nothing half paid, nothing half gained?

    Effects wait on the stack above the turn's own question, so it lies there alone.
    """
    return s.current_player < 0 or s.depth == 1


@rule
def turns_begun(s: State) -> int:
    """Grows with every turn, also when one seat has two in a row: search ends with its own."""
    return s.round * (s.players_n + 1) + s.turns


@rule
def secret(s: State) -> bool:
    """Is the choice asked now made in secret, so that nobody may look at what comes of it?"""
    return s.depth > 0 and s.asked[s.depth - 1] == ASK_KEEP


@rule
def revealed(s: State) -> int:
    """What the draft brought to light: a number for who kept which tiles."""
    key = 0
    for tile in range(N_WEALTH):
        key = (key * 31 + s.wealth_at[tile]) % 1_000_003
    return key


# ---------------------------------------------------------------- the estimate


@rule
def estimate(s: State, seat: int, viewer: int, w: Weights) -> float:
    """Points now, and what everything else will bring, as far as `viewer` can tell: the others'
    secret tiles are worth nothing to it."""
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
    if s.asked[0] == RECEIVE_WEALTH:
        points += wealth_worth(s, seat, price)
    return points
