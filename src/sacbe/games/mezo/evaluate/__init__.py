"""What a position is worth to a seat, in points at the end: the eye of the bots.

It thinks as a player would. Every Conflict to come in this Era is worth its reward by the chance
to have most strength there, and its majorities by the chance to have most units (`regions`); units,
devotion and abilities count for the Eras that follow (`people`); a card by the best that its
actions can do now, read from their programs, so that other data need no other code (`cards`).

Cards of others that do not lie open are not looked at. So a bot that judges what its choice leads
to learns nothing secret.
"""

import numpy as np

from sacbe.kernel import rule

from ..state import (
    ASK_TARGET,
    FIRST_STEP,
    NOTHING,
    OVER,
    RUN,
    SET_GODS,
    USE_SUMMON,
    State,
)
from .cards import cards_worth, steps_worth, summon_worth
from .people import abilities_worth, devotion_worth, list_prices, time_left, units_worth
from .regions import regions_worth, structures_worth
from .turns import cards_to_come, expect_deployment, resting, revealed, secret, turns_begun
from .weights import LATER, N_NUMBERS, WEIGHTS, Numbers, Weights, search_weights

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

CONFLICT_MEAN = 6.5  # what a Conflict brings to whoever wins it, with majorities on top
MAJORITIES_MEAN = 8.0
LEAD = 1e-5  # times the square of the VP, see estimate


@rule
def estimate(s: State, seat: int, viewer: int, w: Weights) -> float:
    """Points now, and what is still to come, as `viewer` knows it (-1: what all know).

    Who is ahead gets a hair more: else a bot that must favour one of two others, in a tie between
    them, would not care which, and mostly name the lower seat.
    """
    me = s.players[seat]
    points = float(me.vp)
    if s.depth == 0 or s.asked[0] == OVER:
        return points
    points += LEAD * me.vp * me.vp
    if me.god != NOTHING:
        points += w.gods[me.god]
    if s.asked[0] >= FIRST_STEP and s.asked[0] <= SET_GODS:
        return points
    numbers = np.zeros(N_NUMBERS)
    time = time_left(s)
    list_prices(s, seat, w, time, numbers)
    unplaced = expect_deployment(s, numbers)
    points += devotion_worth(s, seat, w, time)
    points += units_worth(s, seat, w, numbers)
    points += structures_worth(s, seat, w, numbers)
    points += abilities_worth(s, seat, w, time, numbers)
    points += regions_worth(s, seat, unplaced, w, numbers)
    if s.conflict != NOTHING and s.conflict != s.consecrated and cards_to_come(s):
        points += cards_worth(s, seat, viewer == seat, w, numbers)
    points += pending_worth(s, seat, w, numbers)
    regions = s.inhabited.sum()
    mean = CONFLICT_MEAN * regions + MAJORITIES_MEAN * (regions - 1)
    return float(points + numbers[LATER] * mean / s.players_n)


@rule
def pending_worth(s: State, seat: int, w: Weights, numbers: Numbers) -> float:
    """What effects that have begun will still do for the seat."""
    points = 0.0
    for i in range(1, s.depth):
        if s.asked[i] == RUN and s.c[i] == seat:
            points += steps_worth(s, s.a[i], s.b[i], seat, w, numbers)
        elif s.asked[i] == USE_SUMMON and s.a[i] == seat:
            points += summon_worth(s, seat, w, numbers)
        elif s.asked[i] == ASK_TARGET and s.c[i] == seat:
            points += w.target * s.b[i]
    return points
