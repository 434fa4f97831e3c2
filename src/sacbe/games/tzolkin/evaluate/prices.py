"""The value to a seat of everything except workers: goods, steps, levels, tiles, time."""

from sacbe.kernel import ones, rule

from ..data import (
    ADVANCE,
    ADVANCE_ANY,
    ANY_ACTION,
    BUILD,
    BUILDING_EFFECTS,
    CLIMB,
    CLIMB_ANY,
    CORN,
    FEED,
    FOOD_DAYS,
    FRUGAL,
    GOLD_EFFECT,
    LEADER,
    MARKET,
    MONUMENT_COST,
    MONUMENT_FORMULA,
    MONUMENT_NUMBERS,
    MONUMENT_SKULLS,
    N_BLOCKS,
    N_MONUMENTS,
    N_TECHS,
    N_TEMPLES,
    N_WEALTH,
    NO_EFFECT,
    PER_CATEGORY,
    PER_MONUMENT_BUILT,
    PER_TILE,
    PRICE,
    ROUNDS,
    SKULL,
    SKULL_GOODS,
    SKULL_SPACES,
    TEMPLE_GOODS,
    TEMPLE_VP,
    VP,
    WEALTH_EFFECTS,
    WOOD_EFFECT,
    WORKER,
)
from ..rules.calendar import LAST_FOOD_DAY, MEAL, workers_in_play
from ..rules.scoring import SKULL_POINTS, monument_points
from ..rules.technology import ARCHITECTURE_BONUS
from ..rules.temples import NO_GOODS, climbable
from ..state import (
    AGRICULTURE,
    ARCHITECTURE,
    ASK_TURN,
    EXTRACTION,
    KEPT,
    QUARTERS,
    RECEIVE_WEALTH,
    SLOT,
    TOP_LEVEL,
    Player,
    State,
)
from .weights import (
    ADVANCE_EACH,
    CLIMB_EACH,
    HIRED,
    STEP_DOWN,
    TURNS_TO_PLACE,
    Numbers,
    Weights,
)


@rule
def to_act(s: State, seat: int) -> int:
    """1 if the seat's turn of this round is still to come."""
    place = (seat - s.starter) % s.players_n
    if place != s.turns:
        return int(place > s.turns)
    return int(s.pending[0] == ASK_TURN or s.pending[0] == RECEIVE_WEALTH)


@rule
def turns_left(s: State, seat: int) -> int:
    """The number of turns that the seat will still have."""
    return to_act(s, seat) + max(0, FOOD_DAYS[LAST_FOOD_DAY - 1] - s.day)


@rule
def turns_to_food(s: State, seat: int) -> int:
    """The number of turns of the seat before the next Food Day."""
    return to_act(s, seat) + max(0, FOOD_DAYS[s.food_days] - s.day)


@rule
def fade(turns: int, full: float) -> float:
    """1 with at least `full` turns left, then linearly down to 0."""
    return min(1.0, turns / full)


# ---------------------------------------------------------------- prices


@rule
def list_prices(s: State, seat: int, w: Weights, turns: int, price: Numbers) -> None:
    """The value to the seat of one more of everything."""
    me = s.players[seat]
    price[CORN] = corn_price_at(w, turns)
    for b in range(N_BLOCKS):
        price[WOOD_EFFECT + b] = PRICE[b] / QUARTERS + w.block[b] * fade(turns, w.block_turns)
    price[SKULL] = SKULL_POINTS / QUARTERS
    if ones(s.chichen) < SKULL_SPACES:
        price[SKULL] += w.skull * fade(turns, w.skull_turns)
    meal = max(0, MEAL - me.frugal)
    hungry = max(0, workers_in_play(me) - me.fed)
    meals = meals_price(w, price[CORN], s.food_days)
    price[FEED] = meals * meal
    price[FRUGAL] = meals * min(hungry, hungry * meal)
    if me.bank > 0:
        price[WORKER] = w.worker[HIRED - me.bank] * turns + w.hand[1] - price[FEED]
    price[VP] = 1.0
    price[MARKET] = w.market
    price[BUILD] = w.market
    price[ANY_ACTION] = w.any_action * fade(turns, w.block_turns)
    list_steps(s, seat, w, price)
    list_levels(s, me, w, turns, price)


@rule
def meals_price(w: Weights, now: float, first: int) -> float:
    """The value of one corn on each Food Day from `first` on; corn is cheaper then than now."""
    total = 0.0
    for food_day in range(first, LAST_FOOD_DAY):
        later = corn_price_at(w, max(0, FOOD_DAYS[LAST_FOOD_DAY - 1] - FOOD_DAYS[food_day]))
        total += w.food * now + (1.0 - w.food) * later
    return total


@rule
def corn_price_at(w: Weights, turns: int) -> float:
    """The value of one corn with this many turns left."""
    return 1 / QUARTERS + w.corn * turns / ROUNDS


@rule
def list_steps(s: State, seat: int, w: Weights, price: Numbers) -> None:
    """A step up on each temple, the best of them, and the least harmful step down."""
    me = s.players[seat]
    price[STEP_DOWN] = 1000.0
    for temple in range(N_TEMPLES):
        step = me.temple[temple]
        here = temple_worth(s, seat, w, price, temple, step)
        if climbable(s, me, temple):
            gain = temple_worth(s, seat, w, price, temple, step + 1) - here
            price[CLIMB_EACH + temple] = gain
            price[CLIMB_ANY] = max(price[CLIMB_ANY], gain)
        if step > 0:
            loss = here - temple_worth(s, seat, w, price, temple, step - 1)
            price[STEP_DOWN] = min(price[STEP_DOWN], loss)


@rule
def list_levels(s: State, me: Player, w: Weights, turns: int, price: Numbers) -> None:
    """The next level of each technology or the bonus beyond the last, and the best of them."""
    for tech in range(N_TECHS):
        level = me.tech[tech]
        if level < TOP_LEVEL:
            gain = w.tech[TOP_LEVEL * tech + level] * turns / ROUNDS
        elif tech == AGRICULTURE:
            gain = price[CLIMB_ANY]
        elif tech == EXTRACTION:
            gain = 2 * price[GOLD_EFFECT]
        elif tech == ARCHITECTURE:
            gain = ARCHITECTURE_BONUS / QUARTERS
        else:
            gain = price[SKULL] * (s.skulls > 0)
        price[ADVANCE_EACH + tech] = gain
        price[ADVANCE_ANY] = max(price[ADVANCE_ANY], gain)


@rule
def effect_worth(price: Numbers, verb: int, n: int) -> float:
    """The value of one effect of a tile."""
    if verb == CLIMB:
        return float(price[CLIMB_EACH + n])
    if verb == ADVANCE:
        return float(price[ADVANCE_EACH + n])
    return float(price[verb] * max(n, 1))


@rule
def building_worth(me: Player, price: Numbers, building: int) -> float:
    """The value of all effects of a building, and of architecture's bonus."""
    worth = 0.0
    effect = 0
    while BUILDING_EFFECTS[building, effect, 0] != NO_EFFECT:
        verb, n = BUILDING_EFFECTS[building, effect, 0], BUILDING_EFFECTS[building, effect, 1]
        if verb == FEED:
            n = min(n, max(0, workers_in_play(me) - me.fed))
            worth += price[FEED] * n
        else:
            worth += effect_worth(price, verb, n)
        effect += 1
    if me.tech[ARCHITECTURE] >= 1:
        worth += price[CORN]
    if me.tech[ARCHITECTURE] >= 2:
        worth += 2.0
    return worth


@rule
def wealth_worth(s: State, seat: int, price: Numbers) -> float:
    """The value of the tiles that the seat has kept so far in the draft."""
    worth = 0.0
    for tile in range(N_WEALTH):
        if s.wealth_at[tile] == KEPT + seat:
            effect = 0
            while WEALTH_EFFECTS[tile, effect, 0] != NO_EFFECT:
                worth += effect_worth(
                    price, WEALTH_EFFECTS[tile, effect, 0], WEALTH_EFFECTS[tile, effect, 1]
                )
                effect += 1
    return worth


# ---------------------------------------------------------------- holdings


@rule
def temple_worth(s: State, seat: int, w: Weights, price: Numbers, temple: int, step: int) -> float:
    """The value of a step on the coming Food Days: goods, points, a leader's bonus."""
    worth = 0.0
    giving = 0
    scoring = 0
    for food_day in range(s.food_days, LAST_FOOD_DAY):
        giving += food_day % 2 == 0
        scoring += food_day % 2
    if giving > 0:
        for under in range(step + 1):
            goods = TEMPLE_GOODS[temple, under]
            if goods == SKULL_GOODS:
                worth += giving * w.goods * price[SKULL]
            elif goods != NO_GOODS:
                worth += giving * w.goods * price[WOOD_EFFECT + goods - 1]
    worth += scoring * TEMPLE_VP[temple, step]
    highest = 0
    for p in range(s.players_n):
        if p != seat:
            highest = max(highest, s.players[p].temple[temple])
    for food_day in range(s.food_days | 1, LAST_FOOD_DAY, 2):
        at_once = food_day == s.food_days and turns_to_food(s, seat) == 0
        worth += LEADER[temple, int(food_day > 1)] * leader_share(w, step - highest, at_once)
    return worth


@rule
def leader_share(w: Weights, ahead: int, at_once: bool) -> float:
    """The expected share of a leader's bonus; others may overtake while there is time."""
    if at_once:
        return 0.5 * ((ahead >= 0) + (ahead > 0))
    if ahead < -1:
        return 0.0
    return w.leader[min(ahead, 2) + 1]


@rule
def goods_worth(s: State, me: Player, w: Weights, turns: int, price: Numbers) -> float:
    """The value of corn, blocks and skulls."""
    worth = me.corn * price[CORN]
    reserve = w.ready_corn * workers_in_play(me)
    worth += w.ready * min(float(me.corn), reserve) * fade(turns, TURNS_TO_PLACE)
    blocks = 0
    at_end = 0.0
    early = 0.0
    for b in range(N_BLOCKS):
        blocks += me.blocks[b]
        at_end += me.blocks[b] * PRICE[b] / QUARTERS
        early += me.blocks[b] * (price[WOOD_EFFECT + b] - PRICE[b] / QUARTERS)
    worth += at_end + early * min(1.0, w.block_hoard / max(1, blocks))
    worth += me.skulls * SKULL_POINTS / QUARTERS
    usable = min(me.skulls, SKULL_SPACES - ones(s.chichen))
    worth += usable * (price[SKULL] - SKULL_POINTS / QUARTERS)
    return float(worth)


@rule
def technology_worth(me: Player, w: Weights, turns: int) -> float:
    """The value of levels, which depends on the turns left to use them."""
    worth = 0.0
    for tech in range(N_TECHS):
        for level in range(me.tech[tech]):
            worth += w.tech[TOP_LEVEL * tech + level]
    return worth * turns / ROUNDS


@rule
def monument_worth(s: State, seat: int, w: Weights, turns: int, price: Numbers) -> float:
    """The value of monuments owned, and of the best one that may be built."""
    me = s.players[seat]
    worth = 0.0
    wish = 0.0
    for monument in range(N_MONUMENTS):
        where = s.monument_at[monument]
        if where == seat:
            worth += monument_points(s, seat, monument) + w.monument_growth * turns
        elif where >= SLOT and turns > 0:
            available = 0
            cost = 0
            for b in range(N_BLOCKS):
                cost += MONUMENT_COST[monument, b]
                available += min(me.blocks[b], MONUMENT_COST[monument, b])
            net = monument_net(s, seat, price, monument)
            wish = max(wish, net * available * available / (cost * cost))
    return worth + w.wish * wish * fade(turns, w.block_turns)


@rule
def monument_net(s: State, seat: int, price: Numbers, monument: int) -> float:
    """The value of a monument on display beyond its cost."""
    net = float(monument_points(s, seat, monument))
    formula = MONUMENT_FORMULA[monument]
    if formula == PER_CATEGORY or formula == PER_TILE:
        net += MONUMENT_NUMBERS[monument, 0]
    elif formula == PER_MONUMENT_BUILT:
        net += MONUMENT_NUMBERS[monument, s.players_n - 2]
    for b in range(N_BLOCKS):
        net -= MONUMENT_COST[monument, b] * price[WOOD_EFFECT + b]
    return float(net - MONUMENT_SKULLS[monument] * price[SKULL])
