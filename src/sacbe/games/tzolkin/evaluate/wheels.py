"""The value of the actions of each wheel to a seat that could use them now or soon."""

import numpy as np

from sacbe.kernel import rule

from ..data import (
    ACTIONS,
    AGE_FIRST,
    BUILDING_COST,
    CHICHEN_BLOCKS,
    CHICHEN_TEMPLE,
    CHICHEN_VP,
    CLIMB_ANY,
    CORN,
    GOLD_EFFECT,
    MONUMENT_COST,
    MONUMENT_SKULLS,
    N_BLOCKS,
    N_MONUMENTS,
    N_TECHS,
    N_TEMPLES,
    SKULL,
    SPACES,
    STONE_EFFECT,
    WOOD_EFFECT,
    WORKER,
)
from ..rules.buildings import corn_price
from ..rules.wheels import OFFERING, corn_of, fish_of, wood_of
from ..state import (
    AGRICULTURE,
    ARCHITECTURE,
    CHICHEN_ITZA,
    EXTRACTION,
    GOLD,
    PALENQUE,
    SLOT,
    STONE,
    THEOLOGY,
    TIKAL,
    TOP_LEVEL,
    UXMAL,
    WOOD,
    YAXCHILAN,
    Player,
    State,
)
from .prices import building_worth, monument_net
from .weights import (
    ADVANCE_EACH,
    CLIMB_EACH,
    STEP_DOWN,
    Blocks,
    Numbers,
    Weights,
)


@rule
def list_actions(s: State, seat: int, w: Weights, price: Numbers, worth_of: Numbers) -> None:
    """The value to the seat of each action of each wheel."""
    me = s.players[seat]
    list_palenque(s, me, w, price, worth_of)
    list_yaxchilan(s, me, price, worth_of)
    if me.wheel[CHICHEN_ITZA] != 0:
        for space in range(1, ACTIONS[CHICHEN_ITZA] + 1):
            if not (s.chichen >> space) & 1:
                worth_of[CHICHEN_ITZA, space] = (
                    CHICHEN_VP[space]
                    + price[CLIMB_EACH + CHICHEN_TEMPLE[space]]
                    + CHICHEN_BLOCKS[space] * price[GOLD_EFFECT]
                    - price[SKULL]
                )
    if me.wheel[TIKAL] != 0 or me.wheel[UXMAL] != 0:
        list_tikal(s, seat, w, me.blocks, 1.0, price, worth_of)
        hoped = np.zeros(N_BLOCKS, np.int16)
        if hope_for_blocks(s, me, hoped):
            list_tikal(s, seat, w, hoped, w.hope, price, worth_of)
    if me.wheel[UXMAL] != 0:
        list_uxmal(s, seat, w, price, worth_of)


@rule
def list_palenque(s: State, me: Player, w: Weights, price: Numbers, worth_of: Numbers) -> None:
    """Corn or wood, while there are tiles."""
    for space in range(1, ACTIONS[PALENQUE] + 1):
        corn = corn_of(me, space) * price[CORN]
        best = 0.0
        if space == 1:
            best = fish_of(me) * price[CORN]
        elif me.tech[AGRICULTURE] >= 2 or s.jungle_corn[space] > 1:
            best = corn
        elif s.jungle_corn[space] == 1:
            best = w.scarce * corn
        if s.jungle_wood[space] > 0:
            wood = wood_of(me, space) * price[WOOD_EFFECT]
            best = max(best, wood if s.jungle_wood[space] > 1 else w.scarce * wood)
            best = max(best, corn - price[STEP_DOWN])
        worth_of[PALENQUE, space] = best


@rule
def list_yaxchilan(s: State, me: Player, price: Numbers, worth_of: Numbers) -> None:
    """Blocks and skulls."""
    extraction = me.tech[EXTRACTION]
    stone = (1 + (extraction >= 2)) * price[STONE_EFFECT]
    gold = (1 + (extraction >= 3)) * price[GOLD_EFFECT]
    worth_of[YAXCHILAN, 1] = (1 + (extraction >= 1)) * price[WOOD_EFFECT]
    worth_of[YAXCHILAN, 2] = stone + price[CORN]
    worth_of[YAXCHILAN, 3] = gold + 2 * price[CORN]
    worth_of[YAXCHILAN, 4] = min(1 + (me.tech[THEOLOGY] >= 3), s.skulls) * price[SKULL]
    worth_of[YAXCHILAN, 5] = stone + gold + 2 * price[CORN]


@rule
def hope_for_blocks(s: State, me: Player, hoped: Blocks) -> bool:
    """The blocks, including what the workers at Yaxchilan will bring."""
    some = False
    for b in range(N_BLOCKS):
        hoped[b] = me.blocks[b]
    for hole in range(SPACES[YAXCHILAN]):
        if (me.wheel[YAXCHILAN] >> hole) & 1:
            some = True
            if hole >= 4:
                hoped[STONE] += 1
                hoped[GOLD] += 1
            elif hole >= 2:
                hoped[GOLD] += 1
            elif hole == 1:
                hoped[STONE] += 1
            else:
                hoped[WOOD] += 1
    for hole in range(2, SPACES[PALENQUE]):
        if (me.wheel[PALENQUE] >> hole) & 1 and s.jungle_wood[min(hole + 1, ACTIONS[PALENQUE])] > 0:
            some = True
            hoped[WOOD] += 2
    return some


@rule
def list_tikal(
    s: State, seat: int, w: Weights, blocks: Blocks, share: float, price: Numbers, worth_of: Numbers
) -> None:
    """Technologies, buildings, a monument, two steps: what these blocks can pay for."""
    me = s.players[seat]
    first, second = best_advances(me, blocks, price)
    raise_to(worth_of, TIKAL, 1, share * first)
    raise_to(worth_of, TIKAL, 3, share * (first + w.second * second))
    first, second = best_buildings(s, me, blocks, price)
    raise_to(worth_of, TIKAL, 2, share * first)
    raise_to(worth_of, TIKAL, 4, share * (first + w.second * second))
    raise_to(worth_of, TIKAL, 4, share * best_monument(s, seat, blocks, price))
    if blocks[WOOD] + blocks[STONE] + blocks[GOLD] > 0:
        least = 1000.0
        steps = -cheapest(blocks, 1, price)
        for temple in range(N_TEMPLES):
            steps += price[CLIMB_EACH + temple]
            least = min(least, price[CLIMB_EACH + temple])
        raise_to(worth_of, TIKAL, 5, share * (steps - least))


@rule
def raise_to(worth_of: Numbers, wheel: int, space: int, worth: float) -> None:
    """Keep the better of two ways to use an action."""
    worth_of[wheel, space] = max(worth_of[wheel, space], worth)


@rule
def cheapest(blocks: Blocks, n: int, price: Numbers) -> float:
    """The price of n blocks of any kind, the cheap ones first."""
    total = 0.0
    for b in range(N_BLOCKS):
        used = min(n, blocks[b])
        n -= used
        total += used * price[WOOD_EFFECT + b]
    return total


@rule
def best_advances(me: Player, blocks: Blocks, price: Numbers) -> tuple[float, float]:
    """The best affordable technology, and the best other one with the rest."""
    num_blocks = blocks[WOOD] + blocks[STONE] + blocks[GOLD]
    best = 0.0
    best_tech = -1
    for tech in range(N_TECHS):
        cost = me.tech[tech] + 1 if me.tech[tech] < TOP_LEVEL else 1
        if cost <= num_blocks:
            net = price[ADVANCE_EACH + tech] - cheapest(blocks, cost, price)
            if net > best:
                best = net
                best_tech = tech
    second = 0.0
    if best_tech >= 0:
        best_cost = me.tech[best_tech] + 1 if me.tech[best_tech] < TOP_LEVEL else 1
        before = cheapest(blocks, best_cost, price)
        for tech in range(N_TECHS):
            cost = me.tech[tech] + 1 if me.tech[tech] < TOP_LEVEL else 1
            if tech != best_tech and best_cost + cost <= num_blocks:
                net = (
                    price[ADVANCE_EACH + tech] + before - cheapest(blocks, best_cost + cost, price)
                )
                second = max(second, net)
    return best, second


@rule
def best_buildings(s: State, me: Player, blocks: Blocks, price: Numbers) -> tuple[float, float]:
    """The best affordable building, and the best other one with the rest."""
    best = 0.0
    best_building = -1
    for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
        if s.building_at[building] >= SLOT:
            net = building_net(me, blocks, price, building, -1, True)
            if net > best:
                best = net
                best_building = building
    second = 0.0
    if best_building >= 0:
        for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
            if s.building_at[building] >= SLOT and building != best_building:
                second = max(
                    second, building_net(me, blocks, price, building, best_building, False)
                )
    return best, second


@rule
def building_net(
    me: Player, blocks: Blocks, price: Numbers, building: int, after: int, architecture: bool
) -> float:
    """The value of a building beyond its cost; 0 if it cannot be paid (after another)."""
    missing = 0
    cost = 0.0
    dear = 0.0
    for b in range(N_BLOCKS):
        n = BUILDING_COST[building, b]
        used = BUILDING_COST[after, b] if after >= 0 else 0
        missing += max(0, n + used - blocks[b])
        cost += n * price[WOOD_EFFECT + b]
        if n > 0:
            dear = max(dear, price[WOOD_EFFECT + b])
    if architecture and me.tech[ARCHITECTURE] >= TOP_LEVEL:
        missing -= 1
        cost -= dear
    if missing > 0:
        return 0.0
    return building_worth(me, price, building) - cost


@rule
def best_monument(s: State, seat: int, blocks: Blocks, price: Numbers) -> float:
    """The best affordable monument."""
    best = 0.0
    for monument in range(N_MONUMENTS):
        if s.monument_at[monument] >= SLOT:
            if (
                blocks[WOOD] >= MONUMENT_COST[monument, WOOD]
                and blocks[STONE] >= MONUMENT_COST[monument, STONE]
                and blocks[GOLD] >= MONUMENT_COST[monument, GOLD]
                and s.players[seat].skulls >= MONUMENT_SKULLS[monument]
            ):
                best = max(best, monument_net(s, seat, price, monument))
    return best


@rule
def list_uxmal(s: State, seat: int, w: Weights, price: Numbers, worth_of: Numbers) -> None:
    """An offering, the market, a worker, a building for corn, any action."""
    me = s.players[seat]
    offering = price[CLIMB_ANY] - OFFERING * price[CORN]
    worth_of[UXMAL, 1] = offering if me.corn >= OFFERING else w.hope * offering
    worth_of[UXMAL, 2] = w.market
    worth_of[UXMAL, 3] = price[WORKER]
    best = 0.0
    for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
        if s.building_at[building] >= SLOT and corn_price(me, building) <= me.corn:
            net = building_worth(me, price, building) - corn_price(me, building) * price[CORN]
            best = max(best, net)
    worth_of[UXMAL, 4] = best
    best = 0.0
    if me.corn > 0:
        for wheel in range(CHICHEN_ITZA):
            for space in range(1, ACTIONS[wheel] + 1):
                best = max(best, worth_of[wheel, space])
    worth_of[UXMAL, 5] = max(0.0, best - price[CORN])
