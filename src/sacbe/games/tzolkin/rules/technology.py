"""Technologies: advancing, payment with any mix of blocks, and the bonus beyond level 3."""

from sacbe.kernel import rule

from ..data import MIX_FIRST, MIXES, N_TECHS
from ..state import (
    ADVANCE_TECH,
    AGRICULTURE,
    ARCHITECTURE,
    ASK_ADVANCE,
    ASK_GAIN,
    ASK_PAY,
    EXTRACTION,
    FREE,
    GAIN,
    GOLD,
    LEVEL_UP,
    PAID,
    PAID_AGAIN,
    PAY,
    QUARTERS,
    STONE,
    STOP,
    THEOLOGY,
    TOP_LEVEL,
    WOOD,
    Actions,
    Player,
    State,
)
from .stack import add, offer, push
from .temples import ask_climb, climbable_temples

ARCHITECTURE_BONUS = 3 * QUARTERS


@rule
def blocks_held(me: Player) -> int:
    """The total number of blocks of all kinds."""
    return me.blocks[WOOD] + me.blocks[STONE] + me.blocks[GOLD]


@rule
def advance_cost(me: Player, tech: int) -> int:
    """The number of blocks for the next level, or for the bonus beyond the last."""
    return me.tech[tech] + 1 if me.tech[tech] < TOP_LEVEL else 1


@rule
def bonus_lost(s: State, me: Player, tech: int) -> bool:
    """Whether advancing would be a bonus that cannot be taken."""
    if me.tech[tech] < TOP_LEVEL:
        return False
    if tech == AGRICULTURE:
        return climbable_temples(s, me) == 0
    return tech == THEOLOGY and s.skulls == 0


@rule
def can_advance(s: State, me: Player) -> bool:
    """Tikal 1 and 3 need an advance that can be paid and is not completely lost (J44)."""
    blocks = blocks_held(me)
    for tech in range(N_TECHS):
        if blocks >= advance_cost(me, tech) and not bonus_lost(s, me, tech):
            return True
    return False


@rule
def legal_advance(me: Player, how: int, out: Actions) -> None:
    """Free advances offer every track (J27); paid ones those the player can afford."""
    blocks = blocks_held(me)
    n = 0
    for tech in range(N_TECHS):
        payable = how == FREE or blocks >= advance_cost(me, tech)
        n = offer(out, n, ADVANCE_TECH + tech, payable)
    out.n = offer(out, n, STOP, how == PAID_AGAIN)


@rule
def advance(s: State, me: Player, tech: int, how: int) -> None:
    """Pay, then advance; the second of two advances waits until the first is complete."""
    push(s, LEVEL_UP, tech)
    if how != FREE:
        push(s, ASK_PAY, advance_cost(me, tech))


@rule
def ask_advance_twice(s: State) -> None:
    """Tikal 3: one or two advances (J8)."""
    push(s, ASK_ADVANCE, PAID_AGAIN)
    push(s, ASK_ADVANCE, PAID)


@rule
def level_up(s: State, me: Player, tech: int) -> None:
    """One level up, or the bonus of a track already at its end."""
    if me.tech[tech] < TOP_LEVEL:
        me.tech[tech] += 1
    elif tech == AGRICULTURE:
        ask_climb(s, me)
    elif tech == EXTRACTION:
        push(s, ASK_GAIN, 2)
    elif tech == ARCHITECTURE:
        me.vp += ARCHITECTURE_BONUS
    else:
        take_skulls(s, me, 1)


@rule
def take_skulls(s: State, me: Player, n: int) -> None:
    """Take as many skulls as the bank still has (J30, J32)."""
    if n > s.skulls:
        n = s.skulls
    s.skulls -= n
    me.skulls += n


@rule
def can_pay(me: Player, wood: int, stone: int, gold: int) -> bool:
    """Whether the player has these blocks."""
    return me.blocks[WOOD] >= wood and me.blocks[STONE] >= stone and me.blocks[GOLD] >= gold


@rule
def legal_pay(me: Player, n: int, out: Actions) -> None:
    """Every mix of n blocks that the player has."""
    count = 0
    for mix in range(MIX_FIRST[n], MIX_FIRST[n + 1]):
        payable = can_pay(me, MIXES[mix, WOOD], MIXES[mix, STONE], MIXES[mix, GOLD])
        count = offer(out, count, PAY + mix, payable)
    out.n = count


@rule
def legal_gain(n: int, out: Actions) -> None:
    """Every mix of n blocks."""
    for mix in range(MIX_FIRST[n], MIX_FIRST[n + 1]):
        add(out, GAIN + mix)


@rule
def pay_mix(me: Player, mix: int) -> None:
    """Pay a mix of blocks."""
    for block in range(3):
        me.blocks[block] -= MIXES[mix, block]


@rule
def gain_mix(me: Player, mix: int) -> None:
    """Gain a mix of blocks."""
    for block in range(3):
        me.blocks[block] += MIXES[mix, block]
