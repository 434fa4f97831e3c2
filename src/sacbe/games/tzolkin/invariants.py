"""Invariants of every position: conservation, ranges, a valid stack.

The fuzzer checks them after every step, and `from_bytes` before it accepts external data, so no
number may be used before it has been checked.
"""

from sacbe.kernel import lowest, ones, rule

from .data import (
    AGE_FIRST,
    BUILDING_EFFECTS,
    DUMMIES,
    FEED,
    FRUGAL,
    HOLES,
    MOST_EFFECTS,
    N_BLOCKS,
    N_BUILDINGS,
    N_MONUMENTS,
    N_TECHS,
    N_TEMPLES,
    N_WEALTH,
    N_WHEELS,
    ROUNDS,
    SHOWN_BUILDINGS,
    SKULLS,
    SPACES,
    TOP,
    WEALTH_EFFECTS,
    WORKERS,
    WORKERS_AT_START,
)
from .rules.calendar import LAST_FOOD_DAY
from .rules.setup import TILES_KEPT
from .state import (
    ADVANCE_DAYS,
    ASK_ADVANCE,
    ASK_ANY_ACTION,
    ASK_BUILD,
    ASK_BUILDING,
    ASK_DAYS,
    ASK_DEAL,
    ASK_DROP,
    ASK_GAIN,
    ASK_HARVEST,
    ASK_KEEP,
    ASK_MARKET,
    ASK_MONUMENT,
    ASK_PAY,
    ASK_TURN,
    ASK_USE,
    BAG,
    CHANCE,
    DEALT,
    DREW_DUMMY,
    EXTRA,
    FINAL_SCORING,
    FIRST_STEP,
    FREE,
    GONE,
    KEPT,
    LAST_CHANCE_PHASE,
    LEVEL_UP,
    MOST_PLAYERS,
    NOBODY,
    PILE,
    RECEIVE_WEALTH,
    SLOT,
    STACK,
    TILE_EFFECTS,
    TOP_LEVEL,
    State,
)

FAULTS = (
    "nothing",
    "the number of players or an option is out of range",
    "a seat is out of range",
    "a counter is out of range",
    "the number of workers is wrong",
    "two workers share a hole",
    "the number of dummy workers is wrong",
    "the number of skulls is wrong",
    "the number of jungle tiles is wrong",
    "a building is in an invalid place",
    "a monument is in an invalid place",
    "a wealth tile is in an invalid place",
    "resources, temples or technologies are out of range",
    "two players are on the same top step",
    "farms do not match the tiles owned",
    "an absent player owns something",
    "the stack is invalid",
    "the current player does not match the phase",
)
(
    FINE,
    BAD_OPTION,
    BAD_SEAT,
    BAD_COUNTER,
    BAD_WORKERS,
    SHARED_HOLE,
    BAD_DUMMIES,
    BAD_SKULLS,
    BAD_JUNGLE,
    BAD_BUILDING,
    BAD_MONUMENT,
    BAD_WEALTH,
    BAD_GOODS,
    SHARED_TOP,
    BAD_FARMS,
    GHOST,
    BAD_STACK,
    BAD_MOVER,
) = range(18)

MOST_CORN = 5_000
MOST_QUARTERS = 20_000
DEEPEST = 14  # the maximum in play; leaves space for the frames that one choice pushes


@rule
def within(n: int, low: int, high: int) -> bool:
    """low <= n <= high."""
    return n >= low and n <= high


@rule
def check(s: State) -> int:
    """The first violated invariant, as an index of FAULTS; 0 if the position is valid."""
    if not (within(s.players_n, 2, MOST_PLAYERS) and within(s.draft, 0, 1)):
        return BAD_OPTION
    if not within(s.starting_option, -1, s.players_n - 1):
        return BAD_OPTION
    fault = check_counters(s)
    if fault == FINE:
        fault = check_workers(s)
    if fault == FINE:
        fault = check_goods(s)
    if fault == FINE:
        fault = check_tiles(s)
    if fault == FINE:
        fault = check_farms(s)
    if fault == FINE:
        fault = check_stack(s)
    return fault


@rule
def check_counters(s: State) -> int:
    """Seats and counters."""
    last = s.players_n - 1
    if not (within(s.seat, 0, last) and within(s.starting_space, -1, last)):
        return BAD_SEAT
    if not within(s.starter, -1, last):
        return BAD_SEAT
    if not (within(s.turns, 0, s.players_n) and within(s.placed, 0, WORKERS)):
        return BAD_COUNTER
    if not (within(s.day, 0, ROUNDS + 1) and within(s.round, 1, ROUNDS) and within(s.age, 1, 2)):
        return BAD_COUNTER
    if not (within(s.food_days, 0, LAST_FOOD_DAY) and within(s.tooth_corn, 0, ROUNDS + 1)):
        return BAD_COUNTER
    return FINE


@rule
def check_workers(s: State) -> int:
    """Six workers per player, at most one worker per hole, the right number of dummies."""
    dummies = s.dummies_left
    for wheel in range(N_WHEELS):
        if not within(s.dummies[wheel], 0, (1 << HOLES[wheel]) - 1):
            return BAD_DUMMIES
        dummies += ones(s.dummies[wheel])
        occupied = s.dummies[wheel]
        for p in range(s.players_n):
            workers = s.players[p].wheel[wheel]
            if not within(workers, 0, (1 << SPACES[wheel]) - 1):
                return BAD_WORKERS
            if occupied & workers:
                return SHARED_HOLE
            occupied |= workers
    if s.dummies_left < 0 or dummies != DUMMIES[s.players_n]:
        return BAD_DUMMIES
    for p in range(s.players_n):
        me = s.players[p]
        if me.hand < 0 or not within(me.bank, 0, WORKERS - WORKERS_AT_START):
            return BAD_WORKERS
        n = me.hand + me.bank + (s.starting_space == p)
        for wheel in range(N_WHEELS):
            n += ones(me.wheel[wheel])
        if n != WORKERS:
            return BAD_WORKERS
    return FINE


@rule
def check_goods(s: State) -> int:
    """The goods of players, the skulls, the jungle and the temples."""
    skulls = s.skulls
    corn_tiles = 0
    wood_tiles = 0
    for p in range(s.players_n):
        me = s.players[p]
        if not (within(me.corn, 0, MOST_CORN) and within(me.light, 0, 1)):
            return BAD_GOODS
        if not within(me.vp, -MOST_QUARTERS, MOST_QUARTERS):
            return BAD_GOODS
        for block in range(N_BLOCKS):
            if not within(me.blocks[block], 0, MOST_CORN):
                return BAD_GOODS
        for temple in range(N_TEMPLES):
            if not within(me.temple[temple], 0, TOP[temple]):
                return BAD_GOODS
        for tech in range(N_TECHS):
            if not within(me.tech[tech], 0, TOP_LEVEL):
                return BAD_GOODS
        if me.skulls < 0 or me.corn_tiles < 0 or me.wood_tiles < 0:
            return BAD_GOODS
        skulls += me.skulls
        corn_tiles += me.corn_tiles
        wood_tiles += me.wood_tiles
    if not within(s.chichen, 0, 0b1111111110) or s.chichen & 1 or s.skulls < 0:
        return BAD_SKULLS
    if skulls + ones(s.chichen) != SKULLS:
        return BAD_SKULLS
    for space in range(6):
        if space < 2 and (s.jungle_corn[space] != 0 or s.jungle_wood[space] != 0):
            return BAD_JUNGLE
        if s.jungle_corn[space] < 0 or s.jungle_wood[space] < 0:
            return BAD_JUNGLE
        if s.jungle_corn[space] + s.jungle_wood[space] > s.players_n:
            return BAD_JUNGLE
        corn_tiles += s.jungle_corn[space] + s.jungle_wood[space]
        wood_tiles += s.jungle_wood[space]
    # A burned wood tile has left the game.
    if corn_tiles != 4 * s.players_n or wood_tiles > 3 * s.players_n or s.jungle_wood[2] != 0:
        return BAD_JUNGLE
    for temple in range(N_TEMPLES):
        on_top = 0
        for p in range(s.players_n):
            on_top += s.players[p].temple[temple] == TOP[temple]
        if on_top > 1:
            return SHARED_TOP
    return FINE


@rule
def check_tiles(s: State) -> int:
    """Every tile is in one possible location, every slot holds one."""
    slots = 0
    for building in range(N_BUILDINGS):
        where = s.building_at[building]
        first_age = building < AGE_FIRST[2]
        if where >= SLOT:
            slot = 1 << min(where - SLOT, SHOWN_BUILDINGS)
            if slot & slots or slot >> SHOWN_BUILDINGS or first_age != (s.age == 1):
                return BAD_BUILDING
            slots |= slot
        elif where == GONE:
            if not first_age or s.age == 1:
                return BAD_BUILDING
        elif where == PILE:
            if first_age and s.age == 2:
                return BAD_BUILDING
        elif not within(where, 0, s.players_n - 1):
            return BAD_BUILDING
        elif s.age == 1 and not first_age:
            return BAD_BUILDING
    slots = 0
    for monument in range(N_MONUMENTS):
        where = s.monument_at[monument]
        if where >= SLOT:
            slot = 1 << min(where - SLOT, s.players_n + 2)
            if slot & slots or slot >> (s.players_n + 2):
                return BAD_MONUMENT
            slots |= slot
        elif where != PILE and not within(where, 0, s.players_n - 1):
            return BAD_MONUMENT
    for tile in range(N_WEALTH):
        where = s.wealth_at[tile]
        if not (where == BAG or where == DREW_DUMMY):
            last = s.players_n - 1
            if not (within(where, DEALT, DEALT + last) or within(where, KEPT, KEPT + last)):
                return BAD_WEALTH
    for p in range(s.players_n):
        num_kept = 0
        num_dealt = 0
        for tile in range(N_WEALTH):
            num_kept += s.wealth_at[tile] == KEPT + p
            num_dealt += s.wealth_at[tile] == DEALT + p
        if num_kept > 2 or num_kept + num_dealt > 4:
            return BAD_WEALTH
    return FINE


@rule
def check_farms(s: State) -> int:
    """Counters that the rules keep beside the tiles agree with them."""
    after_draft = not (s.depth > 0 and s.pending[0] == RECEIVE_WEALTH)
    for p in range(MOST_PLAYERS):
        me = s.players[p]
        if p >= s.players_n:
            if me.corn != 0 or me.vp != 0 or me.hand != 0 or me.bank != 0 or me.skulls != 0:
                return GHOST
            if me.light != 0 or me.fed != 0 or me.frugal != 0 or me.corn_tiles != 0:
                return GHOST
            for wheel in range(N_WHEELS):
                if me.wheel[wheel] != 0:
                    return GHOST
            for temple in range(N_TEMPLES):
                if me.temple[temple] != 0 or me.blocks[temple] != 0:
                    return GHOST
            continue
        num_fed = 0
        frugal = 0
        for building in range(N_BUILDINGS):
            if s.building_at[building] == p and not has_pending_effects(s, building):
                for i in range(MOST_EFFECTS):
                    if BUILDING_EFFECTS[building, i, 0] == FEED:
                        num_fed += BUILDING_EFFECTS[building, i, 1]
                    elif BUILDING_EFFECTS[building, i, 0] == FRUGAL:
                        frugal += BUILDING_EFFECTS[building, i, 1]
        for tile in range(N_WEALTH):
            if after_draft and s.wealth_at[tile] == KEPT + p:
                for i in range(MOST_EFFECTS):
                    if WEALTH_EFFECTS[tile, i, 0] == FEED:
                        num_fed += WEALTH_EFFECTS[tile, i, 1]
        if me.fed != num_fed or me.frugal != frugal:
            return BAD_FARMS
    return FINE


@rule
def has_pending_effects(s: State, building: int) -> bool:
    """Whether effects of this building are still to be resolved."""
    for i in range(min(max(s.depth, 0), STACK)):
        if s.pending[i] == TILE_EFFECTS and s.a[i] == building:
            return True
    return False


@rule
def check_stack(s: State) -> int:
    """Valid decisions and steps with details in range, nothing above the top, the right player."""
    if not within(s.depth, 0, DEEPEST):
        return BAD_STACK
    for i in range(STACK):
        if i >= s.depth:
            if s.pending[i] != 0 or s.a[i] != 0 or s.b[i] != 0:
                return BAD_STACK
        elif not check_frame(s, s.pending[i], s.a[i], s.b[i]):
            return BAD_STACK
        elif not is_free(s, s.pending[i], s.a[i]):
            return BAD_STACK
    if s.depth == 0:
        return FINE if s.current_player == NOBODY and s.food_days == LAST_FOOD_DAY else BAD_MOVER
    decision = s.pending[s.depth - 1]
    if decision >= FIRST_STEP:
        return BAD_STACK
    if decision <= LAST_CHANCE_PHASE:
        return FINE if s.current_player == CHANCE else BAD_MOVER
    if s.starter < 0:
        return BAD_SEAT
    if decision == ASK_DAYS:
        return FINE if s.current_player == s.a[s.depth - 1] else BAD_MOVER
    if decision == ASK_KEEP:
        return check_draft(s)
    return FINE if s.current_player == s.seat else BAD_MOVER


@rule
def is_free(s: State, kind: int, slot: int) -> bool:
    """Whether the slot that chance fills in this decision is empty."""
    if kind == ASK_BUILDING:
        for building in range(N_BUILDINGS):
            if s.building_at[building] == SLOT + slot:
                return False
    if kind == ASK_MONUMENT:
        for monument in range(N_MONUMENTS):
            if s.monument_at[monument] == SLOT + slot:
                return False
    return True


@rule
def check_draft(s: State) -> int:
    """In the draft every seat must still keep what it has not kept, and the lowest of them is the
    current player."""
    expected = 0
    for p in range(s.players_n - 1, -1, -1):
        missing = TILES_KEPT
        for tile in range(N_WEALTH):
            missing -= s.wealth_at[tile] == KEPT + p
        expected = expected << 2 | missing
    if s.a[s.depth - 1] != expected:
        return BAD_STACK
    return FINE if s.current_player == lowest(expected) // 2 else BAD_MOVER


@rule
def check_frame(s: State, kind: int, a: int, b: int) -> bool:
    """One entry of the stack."""
    if kind == ASK_USE:
        return within(a, 0, N_WHEELS - 1) and within(b, 0, SPACES[a] - 1)
    if kind == TILE_EFFECTS:
        return within(a, 0, N_BUILDINGS - 1) and within(b, 0, MOST_EFFECTS - 1)
    if b != 0:
        return False
    if kind == ASK_MONUMENT or kind == ASK_BUILDING:
        return within(a, 0, 5)
    if kind == ASK_DEAL or kind == ASK_DAYS:
        return within(a, 0, s.players_n - 1)
    if kind == ASK_TURN or kind == ASK_ANY_ACTION or kind == ASK_MARKET:
        return within(a, 0, 1)
    if kind == ASK_KEEP:
        return within(a, 1, 0b10101010)
    if kind == ASK_HARVEST:
        return within(a, 3, 5)
    if kind == ASK_ADVANCE:
        return within(a, 0, FREE)
    if kind == ASK_PAY:
        return within(a, 1, 3)
    if kind == ASK_GAIN or kind == ADVANCE_DAYS:
        return within(a, 1, 2)
    if kind == ASK_BUILD:
        return within(a, 0, EXTRA)
    if kind == ASK_DROP:
        return within(a, 0, N_BUILDINGS - 1)
    if kind == LEVEL_UP:
        return within(a, 0, N_TECHS - 1)
    return a == 0 and (within(kind, 0, ASK_DAYS) or within(kind, FIRST_STEP, FINAL_SCORING))
