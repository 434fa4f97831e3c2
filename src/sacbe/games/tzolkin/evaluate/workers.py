"""The value of workers to a seat, in hand and on the wheels, and the cost of their food."""

import math

import numpy as np

from sacbe.kernel import ones, rule

from ..data import (
    ACTIONS,
    CORN,
    N_WHEELS,
    SPACES,
    WORKERS,
)
from ..rules.calendar import HUNGER, LAST_FOOD_DAY, MEAL, workers_in_play
from ..rules.wheels import corn_of
from ..state import (
    CHICHEN_ITZA,
    PALENQUE,
    QUARTERS,
    THEOLOGY,
    TIKAL,
    UXMAL,
    YAXCHILAN,
    Player,
    State,
)
from .prices import fade, meals_price, to_act, turns_to_food
from .weights import (
    HIRED,
    MOST_SPACES,
    TURNS_TO_PLACE,
    TURNS_TO_REUSE,
    Numbers,
    Weights,
)
from .wheels import list_actions


@rule
def food_worth(s: State, seat: int, w: Weights, turns: int, price: Numbers) -> float:
    """The value of corn that will be needed, and points that will be lost for unfed workers."""
    me = s.players[seat]
    meal = MEAL - me.frugal
    hungry = workers_in_play(me) - me.fed
    if s.food_days == LAST_FOOD_DAY or meal <= 0 or hungry <= 0:
        return 0.0
    soon = turns_to_food(s, seat)
    if soon == 0:  # too late to change this one
        num_fed = min(hungry, me.corn // meal)
        starved = (hungry - num_fed) * HUNGER / QUARTERS
        eaten = float(num_fed * meal * price[CORN])
        return starved + eaten + hungry * meal * meals_price(w, price[CORN], s.food_days + 1)
    corn = me.corn + w.harvest * corn_in_time(s, me, to_act(s, seat), soon)
    short = max(0.0, hungry * meal - corn)
    penalty = short / meal * HUNGER / QUARTERS * w.hunger**soon
    return penalty + hungry * meal * meals_price(w, price[CORN], s.food_days)


@rule
def corn_in_time(s: State, me: Player, acts: int, soon: int) -> float:
    """The corn that workers at Palenque could bring before the Food Day."""
    total = 0
    for hole in range(SPACES[PALENQUE]):
        if (me.wheel[PALENQUE] >> hole) & 1 and hole + 1 - acts < SPACES[PALENQUE]:
            at = min(hole + soon - acts, ACTIONS[PALENQUE])
            most = 0
            for space in range(1, at + 1):
                if space == 1 or s.jungle_corn[space] + s.jungle_wood[space] > 0:
                    most = max(most, corn_of(me, space) + space - at)
            total += most
    return float(total)


# ---------------------------------------------------------------- workers


@rule
def workers_worth(s: State, seat: int, w: Weights, turns: int, price: Numbers) -> float:
    """All workers: their number, those in hand, those on the wheels, and the starting player."""
    me = s.players[seat]
    worth = 0.0
    if turns == 0:
        return worth
    for i in range(HIRED - me.bank):
        worth += w.worker[i] * turns
    worth += w.light * me.light * fade(turns, TURNS_TO_PLACE)
    if s.starting_space == seat or (s.starter == seat and s.starting_space < 0):
        worth += w.first
    worth += hand_worth(me, w)
    if me.hand + me.bank == WORKERS:
        return worth
    worth_of = np.zeros((N_WHEELS, MOST_SPACES))
    list_actions(s, seat, w, price, worth_of)
    for wheel in range(N_WHEELS):
        if me.wheel[wheel] != 0:
            worth += w.potential * wheel_worth(s, seat, w, turns, price, worth_of, wheel)
    return worth


@rule
def hand_worth(me: Player, w: Weights) -> float:
    """The value of workers in hand, as far as corn suffices to place them next turn.

    With n workers on free spaces 0 that takes n * (n - 1) / 2 corn.
    """
    payable = (1.0 + math.sqrt(8.0 * me.corn + 1.0)) / 2.0
    further = max(0.0, min(float(me.hand), payable) - 1.0)
    return w.hand[0] * min(1, me.hand) + w.hand[1] * further


@rule
def wheel_worth(
    s: State, seat: int, w: Weights, turns: int, price: Numbers, worth_of: Numbers, wheel: int
) -> float:
    """The value of the own workers on one wheel, the foremost first, each at its best moment."""
    me = s.players[seat]
    last = SPACES[wheel] - 1
    reach = np.zeros(MOST_SPACES)
    list_reach(me, price, worth_of, wheel, reach)
    days = 1 - to_act(s, seat)
    wait = w.wait * fade(turns, TURNS_TO_REUSE)
    worth = 0.0
    share = 1.0
    rank = 0
    for hole in range(last - days, -1, -1):
        if (me.wheel[wheel] >> hole) & 1:
            at = hole + days
            best = 0.0
            sure = 1.0
            for space in range(at, min(last, at + turns - 1) + 1):
                best = max(best, sure * reach[space] - wait * (space - at))
                sure *= w.sure
            if wheel == CHICHEN_ITZA:
                share = skull_share(s, me, w, rank)
            worth += share * best
            if wheel == TIKAL or wheel == UXMAL:
                share *= w.crowd
            rank += 1
    return worth


@rule
def list_reach(me: Player, price: Numbers, worth_of: Numbers, wheel: int, reach: Numbers) -> None:
    """The best action from each space: its own, a lower one for corn, any."""
    best = 0.0
    most = 0.0
    for space in range(1, SPACES[wheel]):
        if space <= ACTIONS[wheel]:
            best = max(worth_of[wheel, space], best - price[CORN])
            most = max(most, worth_of[wheel, space])
            reach[space] = max(0.0, best)
        else:
            reach[space] = most
    if wheel == CHICHEN_ITZA and me.tech[THEOLOGY] >= 1:
        for space in range(ACTIONS[wheel]):
            reach[space] = max(reach[space], worth_of[wheel, space + 1])
        reach[ACTIONS[wheel]] = most


@rule
def skull_share(s: State, me: Player, w: Weights, rank: int) -> float:
    """The n-th worker at Chichen Itza needs the n-th skull."""
    if rank < me.skulls:
        return 1.0
    if rank < me.skulls + ones(me.wheel[YAXCHILAN]) and s.skulls > 0:
        return w.hope
    return 0.0
