"""The evaluation of a position for a seat, in expected final points.

It follows a player's reasoning. Every Conflict left in this Era is worth its reward times the
chance to have the most strength, and its majorities times the chance to have the most units
(`regions`). Units, devotion and abilities count for later Eras (`tribes`). A card is worth the best
its actions can do now, derived from their programs, so that it works with any data (`cards`).

Hidden cards of other players are not used, so a bot that evaluates the result of its choice learns
nothing secret.
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
from .features import N_FEATURES, fill_features
from .regions import regions_worth, structures_worth
from .tribes import abilities_worth, devotion_worth, list_prices, time_left, units_worth
from .turns import cards_to_come, expect_deployment, resting, revealed, secret, turns_begun
from .weights import (
    ABILITIES_PART,
    CARDS_PART,
    DEVOTION_PART,
    GOD_PART,
    LATER,
    LATER_PART,
    LEAD_PART,
    N_NUMBERS,
    N_PARTS,
    PENDING_PART,
    POINTS_PART,
    REGIONS_PART,
    STRUCTURES_PART,
    UNITS_PART,
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

CONFLICT_MEAN = 6.5  # mean value of winning a Conflict; majorities are separate
MAJORITIES_MEAN = 8.0
LEAD = 1e-5  # factor of the squared VP, see list_parts


@rule
def estimate(s: State, seat: int, viewer: int, w: Weights) -> float:
    """Current points plus expected future points, as `viewer` knows the position (-1: public
    information)."""
    if s.depth == 0 or s.asked[0] == OVER:
        return float(s.players[seat].vp)
    numbers = np.zeros(N_NUMBERS)
    parts = np.zeros(N_PARTS)
    return float(list_parts(s, seat, viewer, w, time_left(s), numbers, parts))


@rule
def list_parts(
    s: State, seat: int, viewer: int, w: Weights, time: float, numbers: Numbers, parts: Numbers
) -> float:
    """The parts of the estimate, and their sum.

    The leader gets a tiny bonus. Otherwise a bot that must decide a tie between two opponents would
    be indifferent and mostly name the lower seat.
    """
    me = s.players[seat]
    parts[POINTS_PART] = me.vp
    parts[LEAD_PART] = LEAD * me.vp * me.vp
    if me.god != NOTHING:
        parts[GOD_PART] = w.gods[me.god]
    if s.asked[0] < FIRST_STEP or s.asked[0] > SET_GODS:
        list_prices(s, seat, w, time, numbers)
        unplaced = expect_deployment(s, numbers)
        parts[DEVOTION_PART] = devotion_worth(s, seat, w, time)
        parts[UNITS_PART] = units_worth(s, seat, w, numbers)
        parts[STRUCTURES_PART] = structures_worth(s, seat, w, numbers)
        parts[ABILITIES_PART] = abilities_worth(s, seat, w, time, numbers)
        parts[REGIONS_PART] = regions_worth(s, seat, unplaced, w, numbers)
        if s.conflict != NOTHING and s.conflict != s.consecrated and cards_to_come(s):
            parts[CARDS_PART] = cards_worth(s, seat, viewer == seat, w, numbers)
        parts[PENDING_PART] = pending_worth(s, seat, w, numbers)
        regions = s.inhabited.sum()
        mean = CONFLICT_MEAN * regions + MAJORITIES_MEAN * (regions - 1)
        parts[LATER_PART] = numbers[LATER] * mean / s.players_n
    points = 0.0
    for i in range(N_PARTS):
        points += parts[i]
    return points


@rule
def features(s: State, seat: int, viewer: int, w: Weights, x: Numbers) -> float:
    """Write what the net looks at into a row of zeros, and return the estimate."""
    if s.depth == 0 or s.asked[0] == OVER:
        return float(s.players[seat].vp)
    numbers = np.zeros(N_NUMBERS)
    parts = np.zeros(N_PARTS)
    time = time_left(s)
    points = float(list_parts(s, seat, viewer, w, time, numbers, parts))
    fill_features(s, seat, viewer, w, time, numbers, parts, x)
    return points


@rule
def pending_worth(s: State, seat: int, w: Weights, numbers: Numbers) -> float:
    """The value of effects in progress for the seat."""
    points = 0.0
    for i in range(1, s.depth):
        if s.asked[i] == RUN and s.c[i] == seat:
            points += steps_worth(s, s.a[i], s.b[i], seat, w, numbers)
        elif s.asked[i] == USE_SUMMON and s.a[i] == seat:
            points += summon_worth(s, seat, w, numbers)
        elif s.asked[i] == ASK_TARGET and s.c[i] == seat:
            points += w.target * s.b[i]
    return points
