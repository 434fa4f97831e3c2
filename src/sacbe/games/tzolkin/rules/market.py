"""The market: first sell blocks for corn, then buy, then stop, so that no exchange is endless."""

from sacbe.kernel import rule

from ..data import N_BLOCKS, PRICE
from ..state import ASK_MARKET, BUY, SELL, STOP, Actions, Player, State
from .stack import add, push
from .technology import blocks_held

CHEAPEST = min(int(price) for price in PRICE)


@rule
def can_exchange(me: Player, corn: int) -> bool:
    """Whether any exchange is possible; otherwise the market is not offered (J44)."""
    return corn >= CHEAPEST or blocks_held(me) > 0


@rule
def legal_market(me: Player, buying: int, out: Actions) -> None:
    """Sell until the first purchase, buy what the corn pays for, or stop."""
    if not buying:
        for block in range(N_BLOCKS):
            if me.blocks[block] > 0:
                add(out, SELL + block)
    for block in range(N_BLOCKS):
        if me.corn >= PRICE[block]:
            add(out, BUY + block)
    add(out, STOP)


@rule
def sell(s: State, me: Player, block: int) -> None:
    """Sell one block; selling and buying remain possible."""
    me.blocks[block] -= 1
    me.corn += PRICE[block]
    push(s, ASK_MARKET, 0)


@rule
def buy(s: State, me: Player, block: int) -> None:
    """Buy one block; from now on only buying is possible."""
    me.corn -= PRICE[block]
    me.blocks[block] += 1
    push(s, ASK_MARKET, 1)
