"""The five wheels: which actions a picked-up worker may use, and their effects."""

from sacbe.kernel import rule

from ..data import (
    ACTIONS,
    CHICHEN_BLOCKS,
    CHICHEN_TEMPLE,
    CHICHEN_VP,
    FISHING_BONUS,
    HARVEST_BONUS,
    HARVEST_CORN,
    HARVEST_WOOD,
    N_TEMPLES,
)
from ..state import (
    AGRICULTURE,
    ASK_ADVANCE,
    ASK_ANY_ACTION,
    ASK_BUILD,
    ASK_CLIMB,
    ASK_CLIMB_TWO,
    ASK_GAIN,
    ASK_HARVEST,
    ASK_MARKET,
    ASK_PAY,
    ASK_THEOLOGY,
    BURN,
    CHICHEN_ITZA,
    EXTRACTION,
    FOR_CORN,
    GOLD,
    HARVEST_CORN_TILE,
    HARVEST_WOOD_TILE,
    NOTHING,
    OFFER_THEOLOGY,
    PAID,
    PALENQUE,
    QUARTERS,
    STONE,
    STOP,
    THEOLOGY,
    TIKAL,
    TIKAL_FOUR,
    TIKAL_TWO,
    USE,
    UXMAL,
    WOOD,
    YAXCHILAN,
    Actions,
    Player,
    State,
)
from .buildings import any_affordable, any_for_corn, any_monument, hire
from .market import can_exchange
from .stack import add, offer, push
from .technology import (
    ask_advance_twice,
    blocks_held,
    can_advance,
    legal_pay,
    take_skulls,
)
from .temples import climbable_temples, step_up

OFFERING = 3  # corn for a step at Uxmal 1
ANY_ACTION_PRICE = 1  # corn for Uxmal 5


@rule
def reach(me: Player, wheel: int, at: int, space: int) -> int:
    """The corn cost of action `space` for a worker from space `at`; -1 if it is out of reach."""
    if at > ACTIONS[wheel]:
        return 0  # 6, 7 and 10: any action, free of corn (J49)
    if wheel == CHICHEN_ITZA and me.tech[THEOLOGY] >= 1:
        if at == ACTIONS[wheel] or space == at + 1:
            return 0  # one space ahead; from 9 that is the free choice (J46)
    return at - space if space <= at else -1


@rule
def own_cost(wheel: int, space: int) -> int:
    """The corn cost of the action itself."""
    if wheel == UXMAL and space == 1:
        return OFFERING
    if wheel == UXMAL and space == 5:
        return ANY_ACTION_PRICE
    return 0


@rule
def usable(s: State, me: Player, wheel: int, space: int, reach_cost: int) -> bool:
    """Whether this action may be chosen after paying `reach_cost` corn for it (section 4, J44)."""
    corn = me.corn - reach_cost - own_cost(wheel, space)
    if corn < 0:
        return False
    if wheel == PALENQUE:
        if space == 1 or me.tech[AGRICULTURE] >= 2:
            return True
        return s.jungle_corn[space] + s.jungle_wood[space] > 0
    if wheel == YAXCHILAN:
        return space != 4 or s.skulls > 0
    if wheel == TIKAL:
        if space == 2:
            return any_affordable(s, me)
        if space == 4:
            return any_affordable(s, me) or any_monument(s, me)
        if space == 5:
            return blocks_held(me) > 0 and climbable_temples(s, me) > 0
        return can_advance(s, me)
    if wheel == UXMAL:
        if space == 1:
            return climbable_temples(s, me) > 0
        if space == 2:
            return can_exchange(me, corn)
        if space == 3:
            return me.bank > 0
        if space == 4:
            return any_for_corn(s, me, corn)
        return True  # Uxmal 5: fishing is always possible
    return me.skulls > 0 and not (s.chichen >> space) & 1


@rule
def legal_use(s: State, me: Player, wheel: int, at: int, out: Actions) -> None:
    """The action of the space, a lower one for corn, any from the last spaces; or nothing."""
    n = 0
    for space in range(1, ACTIONS[wheel] + 1):
        reach_cost = reach(me, wheel, at, space)
        legal = reach_cost >= 0 and usable(s, me, wheel, space, reach_cost)
        n = offer(out, n, USE + 5 * wheel + space - 1, legal)
    out.n = offer(out, n, NOTHING, True)


@rule
def legal_any_action(s: State, me: Player, price: int, out: Actions) -> None:
    """Uxmal 5 and B21: any action of the small wheels except Uxmal 5."""
    for wheel in range(CHICHEN_ITZA):
        for space in range(1, ACTIONS[wheel] + 1):
            if not (wheel == UXMAL and space == 5) and usable(s, me, wheel, space, price):
                add(out, USE + 5 * wheel + space - 1)
    if price > 0:
        add(out, STOP)


@rule
def use(s: State, me: Player, wheel: int, space: int, reach_cost: int) -> None:
    """Pay for reaching the action and for the action itself, then resolve it."""
    me.corn -= reach_cost + own_cost(wheel, space)
    if wheel == PALENQUE:
        use_palenque(s, me, space)
    elif wheel == YAXCHILAN:
        use_yaxchilan(s, me, space)
    elif wheel == TIKAL:
        use_tikal(s, me, space)
    elif wheel == UXMAL:
        use_uxmal(s, me, space)
    else:
        use_chichen_itza(s, me, space)


@rule
def use_palenque(s: State, me: Player, space: int) -> None:
    """1 fish, 2 corn, 3 to 5 corn or wood."""
    if space == 1:
        me.corn += fish_of(me)
    elif space == 2:
        harvest_corn(s, me, space)
    else:
        push(s, ASK_HARVEST, space)


@rule
def legal_harvest(s: State, me: Player, space: int, out: Actions) -> None:
    """A corn tile (or none, with agriculture 2), a wood tile, or burning one (J4, J20, J21)."""
    if s.jungle_corn[space] > 0 or me.tech[AGRICULTURE] >= 2:
        add(out, HARVEST_CORN_TILE)
    if s.jungle_wood[space] > 0:
        add(out, HARVEST_WOOD_TILE)
        for temple in range(N_TEMPLES):
            if me.temple[temple] > 0:
                add(out, BURN + temple)


@rule
def fish_of(me: Player) -> int:
    """The corn of fishing at Palenque 1."""
    return int(HARVEST_CORN[1] + FISHING_BONUS[me.tech[AGRICULTURE]])


@rule
def corn_of(me: Player, space: int) -> int:
    """The corn of a harvest at Palenque 2 to 5."""
    return int(HARVEST_CORN[space] + HARVEST_BONUS[me.tech[AGRICULTURE]])


@rule
def wood_of(me: Player, space: int) -> int:
    """The wood of a wood tile at Palenque 3 to 5."""
    return int(HARVEST_WOOD[space] + (me.tech[EXTRACTION] >= 1))


@rule
def harvest_corn(s: State, me: Player, space: int) -> None:
    """Take a visible tile; without one, agriculture 2 gives the corn alone."""
    if s.jungle_corn[space] > 0:
        s.jungle_corn[space] -= 1
        me.corn_tiles += 1
    me.corn += corn_of(me, space)


@rule
def harvest_wood(s: State, me: Player, space: int) -> None:
    """Take the wood tile, which uncovers the corn tile beneath."""
    s.jungle_wood[space] -= 1
    s.jungle_corn[space] += 1
    me.wood_tiles += 1
    me.blocks[WOOD] += wood_of(me, space)


@rule
def burn_jungle(s: State, me: Player, space: int, temple: int) -> None:
    """Remove the wood tile from the game and take the corn tile beneath, for a step down on a
    temple."""
    s.jungle_wood[space] -= 1
    me.corn_tiles += 1
    me.corn += corn_of(me, space)
    me.temple[temple] -= 1


@rule
def use_yaxchilan(s: State, me: Player, space: int) -> None:
    """Wood, stone, gold, a skull; extraction and theology add to them."""
    extraction = me.tech[EXTRACTION]
    if space == 1:
        me.blocks[WOOD] += 1 + (extraction >= 1)
    elif space == 4:
        take_skulls(s, me, 1 + (me.tech[THEOLOGY] >= 3))
    else:
        if space != 3:
            me.blocks[STONE] += 1 + (extraction >= 2)
        if space != 2:
            me.blocks[GOLD] += 1 + (extraction >= 3)
        me.corn += 1 if space == 2 else 2


@rule
def use_tikal(s: State, me: Player, space: int) -> None:
    """Technology, building, and steps on two temples for a block."""
    if space == 1:
        push(s, ASK_ADVANCE, PAID)
    elif space == 2:
        push(s, ASK_BUILD, TIKAL_TWO)
    elif space == 3:
        ask_advance_twice(s)
    elif space == 4:
        push(s, ASK_BUILD, TIKAL_FOUR)
    else:
        push(s, ASK_CLIMB_TWO if climbable_temples(s, me) >= 2 else ASK_CLIMB)
        push(s, ASK_PAY, 1)


@rule
def use_uxmal(s: State, me: Player, space: int) -> None:
    """An offering, the market, a worker, a building for corn, any action."""
    if space == 1:
        push(s, ASK_CLIMB)
    elif space == 2:
        push(s, ASK_MARKET, 0)
    elif space == 3:
        hire(me)
    elif space == 4:
        push(s, ASK_BUILD, FOR_CORN)
    else:
        push(s, ASK_ANY_ACTION, 0)


@rule
def use_chichen_itza(s: State, me: Player, space: int) -> None:
    """Place a skull on the space: points, a step, perhaps a block; then theology 2."""
    me.skulls -= 1
    s.chichen |= 1 << space
    me.vp += QUARTERS * CHICHEN_VP[space]
    step_up(s, me, CHICHEN_TEMPLE[space])
    if me.tech[THEOLOGY] >= 2:
        push(s, OFFER_THEOLOGY)
    if CHICHEN_BLOCKS[space] > 0:
        push(s, ASK_GAIN, 1)


@rule
def offer_theology(s: State, me: Player) -> None:
    """Theology 2 needs a block and a temple to climb (J45)."""
    if blocks_held(me) > 0 and climbable_temples(s, me) > 0:
        push(s, ASK_THEOLOGY)


@rule
def legal_theology(me: Player, out: Actions) -> None:
    """Pay a block for a step, or decline."""
    legal_pay(me, 1, out)
    add(out, STOP)
