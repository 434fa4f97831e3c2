"""Buildings and monuments: which can be built, payment, and the effects of tiles."""

from sacbe.kernel import rule

from ..data import (
    ADVANCE,
    ADVANCE_ANY,
    AGE_FIRST,
    ANY_ACTION,
    BUILD,
    BUILDING_BLOCKS,
    BUILDING_COST,
    BUILDING_EFFECTS,
    CLIMB,
    CLIMB_ANY,
    CORN,
    FEED,
    FRUGAL,
    GOLD_EFFECT,
    MARKET,
    MONUMENT_COST,
    MONUMENT_SKULLS,
    N_BLOCKS,
    N_MONUMENTS,
    NO_EFFECT,
    SKULL,
    VP,
    WOOD_EFFECT,
    WORKER,
)
from ..state import (
    ARCHITECTURE,
    ASK_ADVANCE,
    ASK_ANY_ACTION,
    ASK_BUILD,
    ASK_DROP,
    ASK_MARKET,
    CONSTRUCT,
    CONSTRUCT_KEEPING,
    DROP,
    EXTRA,
    FOR_CORN,
    FREE,
    GOLD,
    MONUMENT,
    QUARTERS,
    SECOND_WITH,
    SECOND_WITHOUT,
    SLOT,
    STONE,
    STOP,
    TIKAL_FOUR,
    TILE_EFFECTS,
    TOP_LEVEL,
    WOOD,
    Actions,
    Player,
    State,
)
from .stack import add, push
from .technology import can_pay, level_up, take_skulls
from .temples import ask_climb, step_up

CORN_PER_BLOCK = 2
ARCHITECTURE_POINTS = 2 * QUARTERS


@rule
def missing_blocks(me: Player, building: int) -> int:
    """How many blocks of the printed cost the player lacks."""
    missing = 0
    for block in range(N_BLOCKS):
        short = BUILDING_COST[building, block] - me.blocks[block]
        if short > 0:
            missing += short
    return missing


@rule
def corn_price(me: Player, building: int) -> int:
    """The cost at Uxmal 4: two corn per block, one block less with architecture 3."""
    blocks = BUILDING_BLOCKS[building] - (me.tech[ARCHITECTURE] >= TOP_LEVEL)
    return int(CORN_PER_BLOCK * blocks)


@rule
def affordable(me: Player, building: int, architecture: bool) -> bool:
    """Whether it can be paid in blocks; architecture 3 drops one block of the cost."""
    free = architecture and me.tech[ARCHITECTURE] >= TOP_LEVEL
    return missing_blocks(me, building) <= free


@rule
def any_affordable(s: State, me: Player) -> bool:
    """Whether any building on display can be paid in blocks."""
    for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
        if s.building_at[building] >= SLOT and affordable(me, building, True):
            return True
    return False


@rule
def any_for_corn(s: State, me: Player, corn: int) -> bool:
    """Whether any building on display can be paid with this much corn."""
    for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
        if s.building_at[building] >= SLOT and corn_price(me, building) <= corn:
            return True
    return False


@rule
def monument_affordable(me: Player, monument: int) -> bool:
    """Whether it can be paid; architecture does not apply to monuments."""
    return me.skulls >= MONUMENT_SKULLS[monument] and can_pay(
        me,
        MONUMENT_COST[monument, WOOD],
        MONUMENT_COST[monument, STONE],
        MONUMENT_COST[monument, GOLD],
    )


@rule
def any_monument(s: State, me: Player) -> bool:
    """Whether any monument on display can be paid."""
    for monument in range(N_MONUMENTS):
        if s.monument_at[monument] >= SLOT and monument_affordable(me, monument):
            return True
    return False


@rule
def legal_build(s: State, me: Player, how: int, out: Actions) -> None:
    """Every building on display that can be paid in this way, and the other legal choices."""
    for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
        if s.building_at[building] >= SLOT:
            if how == FOR_CORN:
                if me.corn >= corn_price(me, building):
                    add(out, CONSTRUCT + building)
            elif affordable(me, building, how != SECOND_WITHOUT):
                add(out, CONSTRUCT + building)
    if how == TIKAL_FOUR:
        if me.tech[ARCHITECTURE] > 0:
            for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
                if s.building_at[building] >= SLOT and affordable(me, building, False):
                    add(out, CONSTRUCT_KEEPING + building)
        for monument in range(N_MONUMENTS):
            if s.monument_at[monument] >= SLOT and monument_affordable(me, monument):
                add(out, MONUMENT + monument)
    elif how == SECOND_WITH or how == SECOND_WITHOUT or how == EXTRA:
        add(out, STOP)


@rule
def build(s: State, me: Player, building: int, how: int, keeping: bool) -> None:
    """Choose the tile; architecture applies unless it is kept for the second building or used up
    (J9, J42)."""
    level = me.tech[ARCHITECTURE]
    if keeping or how == SECOND_WITHOUT:
        level = 0
    if how == TIKAL_FOUR:
        push(s, ASK_BUILD, SECOND_WITH if level == 0 else SECOND_WITHOUT)
    if how == FOR_CORN:
        me.corn -= corn_price(me, building)
        take_building(s, me, building, level)
    elif level >= TOP_LEVEL:
        push(s, ASK_DROP, building)
    else:
        for block in range(N_BLOCKS):
            me.blocks[block] -= BUILDING_COST[building, block]
        take_building(s, me, building, level)


@rule
def legal_drop(me: Player, building: int, out: Actions) -> None:
    """Any block of the cost such that the player can pay the rest without it."""
    missing = missing_blocks(me, building)
    for block in range(N_BLOCKS):
        cost = BUILDING_COST[building, block]
        if cost > 0 and missing - (cost > me.blocks[block]) == 0:
            add(out, DROP + block)


@rule
def pay_dropping(s: State, me: Player, building: int, dropped: int) -> None:
    """Architecture 3: pay all but one block, then take the tile."""
    for block in range(N_BLOCKS):
        me.blocks[block] -= BUILDING_COST[building, block] - (block == dropped)
    take_building(s, me, building, TOP_LEVEL)


@rule
def take_building(s: State, me: Player, building: int, architecture: int) -> None:
    """Take a tile after payment, then corn and points from architecture, then the tile's
    effects."""
    s.building_at[building] = s.seat
    if architecture >= 1:
        me.corn += 1
    if architecture >= 2:
        me.vp += ARCHITECTURE_POINTS
    push(s, TILE_EFFECTS, building, 0)


@rule
def take_monument(s: State, me: Player, monument: int) -> None:
    """Pay and take; a skull returns to the bank."""
    for block in range(N_BLOCKS):
        me.blocks[block] -= MONUMENT_COST[monument, block]
    me.skulls -= MONUMENT_SKULLS[monument]
    s.skulls += MONUMENT_SKULLS[monument]
    s.monument_at[monument] = s.seat


@rule
def tile_effects(s: State, me: Player, building: int, i: int) -> None:
    """Resolve the effects of a building from number i on, each completely before the next."""
    if BUILDING_EFFECTS[building, i + 1, 0] != NO_EFFECT:
        push(s, TILE_EFFECTS, building, i + 1)
    take_effect(s, me, BUILDING_EFFECTS[building, i, 0], BUILDING_EFFECTS[building, i, 1])


@rule
def take_effect(s: State, me: Player, verb: int, n: int) -> None:
    """One effect of a tile; parts that cannot be used are lost (J30)."""
    if verb == FEED:
        me.fed += n
    elif verb == FRUGAL:
        me.frugal += n
    elif verb == CLIMB:
        step_up(s, me, n)
    elif verb == CLIMB_ANY:
        ask_climb(s, me)
    elif verb == BUILD:
        push(s, ASK_BUILD, EXTRA)
    elif verb == ADVANCE:
        level_up(s, me, n)
    elif verb == ADVANCE_ANY:
        push(s, ASK_ADVANCE, FREE)
    elif verb == CORN:
        me.corn += n
    elif verb >= WOOD_EFFECT and verb <= GOLD_EFFECT:
        me.blocks[verb - WOOD_EFFECT] += n
    elif verb == SKULL:
        take_skulls(s, me, n)
    elif verb == WORKER:
        hire(me)
    elif verb == VP:
        me.vp += QUARTERS * n
    elif verb == MARKET:
        push(s, ASK_MARKET, 0)
    elif verb == ANY_ACTION:
        push(s, ASK_ANY_ACTION, 1)


@rule
def hire(me: Player) -> None:
    """A worker from the bank, if one is left."""
    if me.bank > 0:
        me.bank -= 1
        me.hand += 1
