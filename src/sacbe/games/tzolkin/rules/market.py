"""The market: sell blocks for corn first, then buy, then stop; so no exchange goes on for ever."""

from sacbe.kernel import rule

from ..data import N_BLOCKS, PRICE
from ..state import ASK_MARKET, BUY, SELL, STOP, Actions, Player, State
from .stack import add, push
from .technology import blocks_held

CHEAPEST = min(int(price) for price in PRICE)


@rule
def can_exchange(me: Player, corn: int) -> bool:
    """A market without any possible exchange is not offered (J44)."""
    return corn >= CHEAPEST or blocks_held(me) > 0


@rule
def legal_market(me: Player, bought: int, out: Actions) -> None:
    """Sell while nothing was bought, buy what the corn pays, or stop."""
    if not bought:
        for block in range(N_BLOCKS):
            if me.blocks[block] > 0:
                add(out, SELL + block)
    for block in range(N_BLOCKS):
        if me.corn >= PRICE[block]:
            add(out, BUY + block)
    add(out, STOP)


@rule
def sell(s: State, me: Player, block: int) -> None:
    """One block for its corn, then the market is still open for both."""
    me.blocks[block] -= 1
    me.corn += PRICE[block]
    push(s, ASK_MARKET, 0)


@rule
def buy(s: State, me: Player, block: int) -> None:
    """One block for its corn; from now on only buying."""
    me.corn -= PRICE[block]
    me.blocks[block] += 1
    push(s, ASK_MARKET, 1)
