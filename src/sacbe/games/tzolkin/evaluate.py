"""What a position is worth to a seat, in points at the end: the eye of the bots.

It thinks as a player would. Everything that can be had gets a price for this seat at this moment
(`list_prices`): corn is worth more while there is time to use it, a step on a temple what it will
bring on the Food Days to come. A worker on a wheel is worth what it will be able to do there
soon, and nothing more: an action that cannot be paid counts only as far as there is hope that it
will be (`affordability`), for a price list alone plays badly. The rest is arithmetic.

Only what the seat may know is looked at. All times are the seat's own turns, so that a position
looks the same just before and just after the others' turns and the calendar.
"""

import math
import tomllib
from pathlib import Path
from typing import Annotated, Any

import numpy as np

from sacbe.games.tzolkin.data import (
    ACTIONS,
    ADVANCE,
    ADVANCE_ANY,
    AGE_FIRST,
    ANY_ACTION,
    BUILD,
    BUILDING_COST,
    BUILDING_EFFECTS,
    CHICHEN_BLOCKS,
    CHICHEN_TEMPLE,
    CHICHEN_VP,
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
    N_WHEELS,
    NO_EFFECT,
    PER_CATEGORY,
    PER_MONUMENT_BUILT,
    PER_TILE,
    PRICE,
    SKULL,
    SKULL_GOODS,
    SPACES,
    STONE_EFFECT,
    TEMPLE_GOODS,
    TEMPLE_VP,
    VP,
    WEALTH_EFFECTS,
    WOOD_EFFECT,
    WORKER,
    WORKERS,
    WORKERS_AT_START,
)
from sacbe.games.tzolkin.rules.buildings import corn_price
from sacbe.games.tzolkin.rules.calendar import HUNGER, LAST_FOOD_DAY, MEAL, workers_in_play
from sacbe.games.tzolkin.rules.scoring import SKULL_POINTS, monument_points
from sacbe.games.tzolkin.rules.technology import ARCHITECTURE_BONUS
from sacbe.games.tzolkin.rules.temples import NO_GOODS, climbable
from sacbe.games.tzolkin.rules.wheels import OFFERING, corn_of, wood_of
from sacbe.games.tzolkin.state import (
    AGRICULTURE,
    ARCHITECTURE,
    ASK_KEEP,
    ASK_TURN,
    CHICHEN_ITZA,
    EXTRACTION,
    GOLD,
    KEPT,
    PALENQUE,
    QUARTERS,
    RECEIVE_WEALTH,
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
from sacbe.kernel import PURE, Reals, block, ones, record, rule

Numbers = Any  # a row of floats that lives for one evaluation
Blocks = Any  # how many wood, stone, gold

# The list of prices: one per effect of tiles (data.py), then a step on each temple, a level of
# each technology, and what a step down costs at least.
CLIMB_EACH = 17
ADVANCE_EACH = CLIMB_EACH + N_TEMPLES
STEP_DOWN = ADVANCE_EACH + N_TECHS
N_PRICES = STEP_DOWN + 1

MOST_ACTIONS = 11
ROUNDS = 27.0
TURNS_TO_PLACE = 3.0  # with fewer turns left nobody places many workers any more
TURNS_TO_REUSE = 5.0  # with fewer turns left a worker's time is worth less and less
ALL_SPACES = 9
HIRED = WORKERS - WORKERS_AT_START  # workers that can still join


@record
class Weights:
    """What evaluate.toml says; the meaning of each number is explained there."""

    corn: float
    ready: float
    ready_corn: float
    block: Annotated[Reals, N_BLOCKS]
    block_turns: float
    block_hoard: float
    skull: float
    skull_turns: float
    hunger: float
    harvest: float
    food: float
    worker: Annotated[Reals, 3]
    hand: Annotated[Reals, 2]
    light: float
    first: float
    tech: Annotated[Reals, N_TECHS * TOP_LEVEL]
    leader: Annotated[Reals, 4]
    goods: float
    monument_growth: float
    wish: float
    wait: float
    potential: float
    sure: float
    hope: float
    crowd: float
    scarce: float
    market: float
    second: float
    any_action: float


def load_weights(path: Path) -> Any:
    """The weights of a file as a block of one record; every name must be there, and no other."""
    values = tomllib.loads(path.read_text("utf-8"))
    if list(values) != list(Weights.__annotations__):
        raise ValueError(f"{path.name} must list {', '.join(Weights.__annotations__)}")
    weights: Any = block(Weights, 1)
    for name, value in values.items():
        if PURE:
            setattr(weights[0], name, value)
        else:
            weights[name][0] = value
    return weights


WEIGHTS = load_weights(Path(__file__).with_name("evaluate.toml"))


# ---------------------------------------------------------------- what search asks


@rule
def evaluate(s: State, seat: int) -> float:
    """The points that the seat will have at the end, as far as one can tell."""
    return estimate(s, seat, WEIGHTS[0])


@rule
def resting(s: State) -> bool:
    """Is this a natural place to stop and look: nothing half paid, nothing half gained?

    Effects wait on the stack above the turn's own question, so it lies there alone.
    """
    return s.mover < 0 or s.depth == 1


@rule
def turns_begun(s: State) -> int:
    """Grows with every turn, also when one seat has two in a row: search ends with its own."""
    return s.round * (s.players_n + 1) + s.turns


@rule
def secret(s: State) -> bool:
    """Is the choice asked now made in secret, so that nobody may look at what comes of it?"""
    return s.depth > 0 and s.asked[s.depth - 1] == ASK_KEEP


# ---------------------------------------------------------------- the estimate


@rule
def estimate(s: State, seat: int, w: Weights) -> float:
    """Points now, and what everything else will bring."""
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
    if s.asked[0] == RECEIVE_WEALTH:
        points += wealth_worth(s, seat, price)
    return points


@rule
def to_act(s: State, seat: int) -> int:
    """1 if the seat's turn of this round is still to come."""
    place = (seat - s.starter) % s.players_n
    if place != s.turns:
        return int(place > s.turns)
    return int(s.asked[0] == ASK_TURN or s.asked[0] == RECEIVE_WEALTH)


@rule
def turns_left(s: State, seat: int) -> int:
    """How many more turns the seat will have."""
    return to_act(s, seat) + max(0, FOOD_DAYS[LAST_FOOD_DAY - 1] - s.day)


@rule
def turns_to_food(s: State, seat: int) -> int:
    """How many of them before the next Food Day."""
    return to_act(s, seat) + max(0, FOOD_DAYS[s.food_days] - s.day)


@rule
def fade(turns: int, full: float) -> float:
    """1 while so many turns are left or more, then down to 0."""
    return min(1.0, turns / full)


# ---------------------------------------------------------------- prices


@rule
def list_prices(s: State, seat: int, w: Weights, turns: int, price: Numbers) -> None:
    """What one more of everything would be worth to the seat."""
    me = s.players[seat]
    price[CORN] = corn_price_at(w, turns)
    for b in range(N_BLOCKS):
        price[WOOD_EFFECT + b] = PRICE[b] / QUARTERS + w.block[b] * fade(turns, w.block_turns)
    price[SKULL] = SKULL_POINTS / QUARTERS
    if ones(s.chichen) < ALL_SPACES:
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
    """One corn on each Food Day from `first` on: corn is cheaper then than now."""
    total = 0.0
    for food_day in range(first, LAST_FOOD_DAY):
        later = corn_price_at(w, max(0, FOOD_DAYS[LAST_FOOD_DAY - 1] - FOOD_DAYS[food_day]))
        total += w.food * now + (1.0 - w.food) * later
    return total


@rule
def corn_price_at(w: Weights, turns: int) -> float:
    """One corn when so many turns are left."""
    return 1 / QUARTERS + w.corn * turns / ROUNDS


@rule
def list_steps(s: State, seat: int, w: Weights, price: Numbers) -> None:
    """A step up each temple, the best of them, and the least harmful step down."""
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
    """One effect of a tile."""
    if verb == CLIMB:
        return float(price[CLIMB_EACH + n])
    if verb == ADVANCE:
        return float(price[ADVANCE_EACH + n])
    return float(price[verb] * max(n, 1))


@rule
def building_worth(me: Player, price: Numbers, building: int) -> float:
    """All effects of a building, and what architecture adds."""
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
    """The tiles that the seat has kept so far in the draft."""
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


# ---------------------------------------------------------------- what one has


@rule
def temple_worth(s: State, seat: int, w: Weights, price: Numbers, temple: int, step: int) -> float:
    """What a step will bring on the Food Days to come: goods, points, a leader's bonus."""
    worth = 0.0
    giving = (s.food_days <= 0) + (s.food_days <= 2)
    if giving > 0:
        for under in range(step + 1):
            goods = TEMPLE_GOODS[temple, under]
            if goods == SKULL_GOODS:
                worth += giving * w.goods * price[SKULL]
            elif goods != NO_GOODS:
                worth += giving * w.goods * price[WOOD_EFFECT + goods - 1]
    scoring = (s.food_days <= 1) + (s.food_days <= 3)
    worth += scoring * TEMPLE_VP[temple, step]
    highest = 0
    for p in range(s.players_n):
        if p != seat:
            highest = max(highest, s.players[p].temple[temple])
    if s.food_days <= 1:
        at_once = s.food_days == 1 and turns_to_food(s, seat) == 0
        worth += LEADER[temple, 0] * leader_share(w, step - highest, at_once)
    if s.food_days <= 3:
        at_once = s.food_days == 3 and turns_to_food(s, seat) == 0
        worth += LEADER[temple, 1] * leader_share(w, step - highest, at_once)
    return worth


@rule
def leader_share(w: Weights, ahead: int, at_once: bool) -> float:
    """How much of a leader's bonus to count on; others may overtake while there is time."""
    if at_once:
        return 0.5 * ((ahead >= 0) + (ahead > 0))
    if ahead < -1:
        return 0.0
    return w.leader[min(ahead, 2) + 1]


@rule
def goods_worth(s: State, me: Player, w: Weights, turns: int, price: Numbers) -> float:
    """Corn, blocks and skulls in hand."""
    worth = me.corn * price[CORN]
    wanted = w.ready_corn * workers_in_play(me)
    worth += w.ready * min(float(me.corn), wanted) * fade(turns, TURNS_TO_PLACE)
    blocks = 0
    at_end = 0.0
    early = 0.0
    for b in range(N_BLOCKS):
        blocks += me.blocks[b]
        at_end += me.blocks[b] * PRICE[b] / QUARTERS
        early += me.blocks[b] * (price[WOOD_EFFECT + b] - PRICE[b] / QUARTERS)
    worth += at_end + early * min(1.0, w.block_hoard / max(1, blocks))
    worth += me.skulls * SKULL_POINTS / QUARTERS
    usable = min(me.skulls, ALL_SPACES - ones(s.chichen))
    worth += usable * (price[SKULL] - SKULL_POINTS / QUARTERS)
    return float(worth)


@rule
def technology_worth(me: Player, w: Weights, turns: int) -> float:
    """Levels reached: they pay as long as there are turns to use them."""
    worth = 0.0
    for tech in range(N_TECHS):
        for level in range(me.tech[tech]):
            worth += w.tech[TOP_LEVEL * tech + level]
    return worth * turns / ROUNDS


@rule
def monument_worth(s: State, seat: int, w: Weights, turns: int, price: Numbers) -> float:
    """Monuments owned, and the best one that might be."""
    me = s.players[seat]
    worth = 0.0
    wish = 0.0
    for monument in range(N_MONUMENTS):
        where = s.monument_at[monument]
        if where == seat:
            worth += monument_points(s, seat, monument) + w.monument_growth * turns
        elif where >= SLOT and turns > 0:
            held = 0
            cost = 0
            for b in range(N_BLOCKS):
                cost += MONUMENT_COST[monument, b]
                held += min(me.blocks[b], MONUMENT_COST[monument, b])
            net = monument_net(s, seat, price, monument)
            wish = max(wish, net * held * held / (cost * cost))
    return worth + w.wish * wish * fade(turns, w.block_turns)


@rule
def monument_net(s: State, seat: int, price: Numbers, monument: int) -> float:
    """What a shown monument would bring the seat beyond its cost."""
    net = float(monument_points(s, seat, monument))
    formula = MONUMENT_FORMULA[monument]
    if formula == PER_CATEGORY or formula == PER_TILE:
        net += MONUMENT_NUMBERS[monument, 0]
    elif formula == PER_MONUMENT_BUILT:
        net += MONUMENT_NUMBERS[monument, s.players_n - 2]
    for b in range(N_BLOCKS):
        net -= MONUMENT_COST[monument, b] * price[WOOD_EFFECT + b]
    return float(net - MONUMENT_SKULLS[monument] * price[SKULL])


@rule
def food_worth(s: State, seat: int, w: Weights, turns: int, price: Numbers) -> float:
    """Corn that will be eaten, and points that will be lost for hungry workers."""
    me = s.players[seat]
    meal = MEAL - me.frugal
    hungry = workers_in_play(me) - me.fed
    if s.food_days == LAST_FOOD_DAY or meal <= 0 or hungry <= 0:
        return 0.0
    soon = turns_to_food(s, seat)
    if soon == 0:  # nothing can be done about this one
        fed = min(hungry, me.corn // meal)
        starved = (hungry - fed) * HUNGER / QUARTERS
        eaten = float(fed * meal * price[CORN])
        return starved + eaten + hungry * meal * meals_price(w, price[CORN], s.food_days + 1)
    corn = me.corn + w.harvest * corn_in_time(s, me, to_act(s, seat), soon)
    short = max(0.0, hungry * meal - corn)
    lost = short / meal * HUNGER / QUARTERS * w.hunger**soon
    return lost + hungry * meal * meals_price(w, price[CORN], s.food_days)


@rule
def corn_in_time(s: State, me: Player, acts: int, soon: int) -> float:
    """Corn that workers at Palenque could bring before the Food Day."""
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
    """All workers: their number, those in hand, those on the wheels, and who begins."""
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
    worth_of = np.zeros((N_WHEELS, MOST_ACTIONS))
    list_actions(s, seat, w, price, worth_of)
    for wheel in range(N_WHEELS):
        if me.wheel[wheel] != 0:
            worth += w.potential * wheel_worth(s, seat, w, turns, price, worth_of, wheel)
    return worth


@rule
def hand_worth(me: Player, w: Weights) -> float:
    """Workers in hand, as far as there is corn to place them next turn.

    With n workers on free spaces 0 that takes n * (n - 1) / 2 corn.
    """
    payable = (1.0 + math.sqrt(8.0 * me.corn + 1.0)) / 2.0
    further = max(0.0, min(float(me.hand), payable) - 1.0)
    return w.hand[0] * min(1, me.hand) + w.hand[1] * further


@rule
def wheel_worth(
    s: State, seat: int, w: Weights, turns: int, price: Numbers, worth_of: Numbers, wheel: int
) -> float:
    """The own workers on one wheel, the foremost first: each waits for its best moment."""
    me = s.players[seat]
    last = SPACES[wheel] - 1
    reach = np.zeros(MOST_ACTIONS)
    list_reach(me, price, worth_of, wheel, reach)
    moved = 1 - to_act(s, seat)
    wait = w.wait * fade(turns, TURNS_TO_REUSE)
    worth = 0.0
    share = 1.0
    done = 0
    for hole in range(last - moved, -1, -1):
        if (me.wheel[wheel] >> hole) & 1:
            at = hole + moved
            best = 0.0
            sure = 1.0
            for space in range(at, min(last, at + turns - 1) + 1):
                best = max(best, sure * reach[space] - wait * (space - at))
                sure *= w.sure
            if wheel == CHICHEN_ITZA:
                share = skull_share(s, me, w, done)
            worth += share * best
            if wheel == TIKAL or wheel == UXMAL:
                share *= w.crowd
            done += 1
    return worth


@rule
def list_reach(me: Player, price: Numbers, worth_of: Numbers, wheel: int, reach: Numbers) -> None:
    """The best that can be done from each space: its action, a lower one for corn, any."""
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
def skull_share(s: State, me: Player, w: Weights, done: int) -> float:
    """The n-th worker at Chichen Itza needs the n-th skull."""
    if done < me.skulls:
        return 1.0
    if done < me.skulls + ones(me.wheel[YAXCHILAN]) and s.skulls > 0:
        return w.hope
    return 0.0


@rule
def list_actions(s: State, seat: int, w: Weights, price: Numbers, worth_of: Numbers) -> None:
    """What each action of each wheel would be worth to the seat if it were used."""
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
    """Corn or wood, as far as there are tiles."""
    for space in range(1, ACTIONS[PALENQUE] + 1):
        corn = corn_of(me, space) * price[CORN]
        best = 0.0
        if space == 1:
            best = (3 + (me.tech[AGRICULTURE] >= 2)) * price[CORN]
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
    """The blocks that there would be once the workers at Yaxchilan have brought theirs."""
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
        if (me.wheel[PALENQUE] >> hole) & 1 and s.jungle_wood[min(hole + 1, 5)] > 0:
            some = True
            hoped[WOOD] += 2
    return some


@rule
def list_tikal(
    s: State, seat: int, w: Weights, blocks: Blocks, share: float, price: Numbers, worth_of: Numbers
) -> None:
    """Technologies, buildings, a monument, two steps: what these blocks can pay."""
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
    """The best technology that can be paid, and the best other one with the rest."""
    held = blocks[WOOD] + blocks[STONE] + blocks[GOLD]
    best = 0.0
    chosen = -1
    for tech in range(N_TECHS):
        cost = me.tech[tech] + 1 if me.tech[tech] < TOP_LEVEL else 1
        if cost <= held:
            net = price[ADVANCE_EACH + tech] - cheapest(blocks, cost, price)
            if net > best:
                best = net
                chosen = tech
    second = 0.0
    if chosen >= 0:
        paid = me.tech[chosen] + 1 if me.tech[chosen] < TOP_LEVEL else 1
        before = cheapest(blocks, paid, price)
        for tech in range(N_TECHS):
            cost = me.tech[tech] + 1 if me.tech[tech] < TOP_LEVEL else 1
            if tech != chosen and paid + cost <= held:
                net = price[ADVANCE_EACH + tech] + before - cheapest(blocks, paid + cost, price)
                second = max(second, net)
    return best, second


@rule
def best_buildings(s: State, me: Player, blocks: Blocks, price: Numbers) -> tuple[float, float]:
    """The best building that can be paid, and the best other one with the rest."""
    best = 0.0
    chosen = -1
    for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
        if s.building_at[building] >= SLOT:
            net = building_net(me, blocks, price, building, -1, True)
            if net > best:
                best = net
                chosen = building
    second = 0.0
    if chosen >= 0:
        for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
            if s.building_at[building] >= SLOT and building != chosen:
                second = max(second, building_net(me, blocks, price, building, chosen, False))
    return best, second


@rule
def building_net(
    me: Player, blocks: Blocks, price: Numbers, building: int, after: int, architecture: bool
) -> float:
    """What a building would bring beyond its cost; 0 if it cannot be paid (after another)."""
    missing = 0
    cost = 0.0
    dear = 0.0
    for b in range(N_BLOCKS):
        n = BUILDING_COST[building, b]
        spent = BUILDING_COST[after, b] if after >= 0 else 0
        missing += max(0, n + spent - blocks[b])
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
    """The best monument that can be paid."""
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
    offered = price[CLIMB_ANY] - OFFERING * price[CORN]
    worth_of[UXMAL, 1] = offered if me.corn >= OFFERING else w.hope * offered
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
