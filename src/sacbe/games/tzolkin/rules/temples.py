"""Temples: steps up and down, and rewards on Food Days."""

from sacbe.kernel import rule

from ..data import (
    GOODS,
    LEADER,
    N_TEMPLES,
    SKULL_GOODS,
    TEMPLE_GOODS,
    TEMPLE_VP,
    TOP,
)
from ..state import (
    ASK_CLIMB,
    CLIMB_ON,
    CLIMB_TWO,
    MOST_PLAYERS,
    QUARTERS,
    Actions,
    Player,
    State,
)
from .stack import add, push

NO_GOODS = GOODS.index("")


@rule
def climbable(s: State, me: Player, temple: int) -> bool:
    """Whether there is a free step above; the top step holds one player."""
    step = me.temple[temple]
    if step < TOP[temple] - 1:
        return True
    if step == TOP[temple]:
        return False
    for p in range(MOST_PLAYERS):
        if s.players[p].temple[temple] == TOP[temple]:
            return False
    return True


@rule
def climbable_temples(s: State, me: Player) -> int:
    """The number of temples on which a step up is possible."""
    n = 0
    for temple in range(N_TEMPLES):
        n += climbable(s, me, temple)
    return n


@rule
def step_up(s: State, me: Player, temple: int) -> None:
    """Step up if possible; reaching a top turns the player board to its light side."""
    if climbable(s, me, temple):
        me.temple[temple] += 1
        if me.temple[temple] == TOP[temple]:
            me.light = 1


@rule
def ask_climb(s: State, me: Player) -> None:
    """A step on a temple of choice; lost without a decision if no step is possible."""
    if climbable_temples(s, me) > 0:
        push(s, ASK_CLIMB)


@rule
def legal_climb(s: State, me: Player, out: Actions) -> None:
    """Only temples with a free step above: a possible step may not be declined."""
    for temple in range(N_TEMPLES):
        if climbable(s, me, temple):
            add(out, CLIMB_ON + temple)


@rule
def legal_climb_two(s: State, me: Player, out: Actions) -> None:
    """Two different temples (J10), identified by the one left out."""
    for left_out in range(N_TEMPLES):
        both = True
        for temple in range(N_TEMPLES):
            if temple != left_out and not climbable(s, me, temple):
                both = False
        if both:
            add(out, CLIMB_TWO + left_out)


@rule
def climb_two(s: State, me: Player, left_out: int) -> None:
    """Step up on each temple but one."""
    for temple in range(N_TEMPLES):
        if temple != left_out:
            step_up(s, me, temple)


@rule
def above_bottom(me: Player) -> bool:
    """Whether the player can step down on any temple."""
    return me.temple[0] + me.temple[1] + me.temple[2] > 0


@rule
def reward_goods(s: State) -> None:
    """First and third Food Day: the goods of the player's step and of all steps below."""
    entitled = 0
    for p in range(s.players_n):
        me = s.players[p]
        for temple in range(N_TEMPLES):
            for step in range(me.temple[temple] + 1):
                goods = TEMPLE_GOODS[temple, step]
                if goods == SKULL_GOODS:
                    entitled += 1
                elif goods != NO_GOODS:
                    me.blocks[goods - 1] += 1
    if entitled <= s.skulls:  # J31: if there are too few for all, no player gets any
        for p in range(s.players_n):
            me = s.players[p]
            for temple in range(N_TEMPLES):
                for step in range(me.temple[temple] + 1):
                    if TEMPLE_GOODS[temple, step] == SKULL_GOODS:
                        me.skulls += 1
                        s.skulls -= 1


@rule
def reward_points(s: State) -> None:
    """Second and fourth Food Day: the points of the player's step and the leader's bonus."""
    for temple in range(N_TEMPLES):
        highest = 0
        leaders = 0
        for p in range(s.players_n):
            step = s.players[p].temple[temple]
            s.players[p].vp += QUARTERS * TEMPLE_VP[temple, step]
            if step > highest:
                highest = step
                leaders = 0
            leaders += step == highest
        # The second Food Day still counts as age I, although the buildings have changed already.
        bonus = QUARTERS * LEADER[temple, 0 if s.food_days == 1 else 1]
        for p in range(s.players_n):
            if s.players[p].temple[temple] == highest:
                s.players[p].vp += bonus if leaders == 1 else bonus // 2  # J14
