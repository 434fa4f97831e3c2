"""A toy game that uses every feature of the kernel: traders at a market."""

from __future__ import annotations

from typing import Annotated, Any

from sacbe.kernel import (
    Grid,
    Int8,
    Int32,
    Int64,
    Reals,
    Rng,
    Row,
    below,
    entry,
    record,
    rule,
    table,
)

CORN, WOOD, GOLD = range(3)
PRICE = table((1, 2, 4))
YIELD = table(((1, 1, 2), (0, 1, 1), (0, 0, 1)))


@record
class Market:
    ledger: Int64
    days: Int8
    visitors: Int32
    stock: Annotated[Row, 3]


@record
class Trader:
    coins: int
    goods: Annotated[Row, 3]


@record
class State:
    turn: int
    mood: float
    seeds: Annotated[Row, 2, Int64]
    weights: Annotated[Reals, 2]
    field: Annotated[Grid, 3, 3]
    market: Market
    traders: Annotated[list[Trader], 4]


@rule
def price(good: int, amount: int = 1, discount: int = 0) -> int:
    return PRICE[good] * amount - discount


@rule
def worth(goods: Row) -> int:
    total = 0
    for good in range(len(goods)):
        total += goods[good] * PRICE[good]
    return total


@rule
def can_buy(s: State, me: Trader, good: int, amount: int) -> bool:
    return s.market.stock[good] >= amount and me.coins >= price(good, amount)


@rule
def buy(s: State, me: Trader, good: int, amount: int = 1) -> None:
    if can_buy(s, me, good, amount):
        s.market.stock[good] -= amount
        s.market.ledger += price(good, amount)
        me.coins -= price(good, amount=amount)
        me.goods[good] += amount


@rule
def harvest(s: State, me: Trader, rng: Rng) -> None:
    for i in range(3):
        j = below(rng, 3)
        s.field[i, j] += 1
        me.goods[i] += YIELD[i, j]


@rule
def set_up(s: State) -> None:
    s.market.stock.fill(50)
    s.field.fill(-1)
    s.weights[0] = 0.25
    s.mood = 1.5
    for p in range(4):
        s.traders[p].coins = 10 + p


@rule
def day(s: State, rng: Rng) -> None:
    me = s.traders[s.turn]
    harvest(s, me, rng)
    buy(s, me, below(rng, 3), amount=1 + below(rng, 2))
    s.market.visitors += worth(me.goods)
    s.market.days += 1
    s.mood += s.weights[0] / (1 + s.turn)
    s.turn = (s.turn + 1) % 4
    s.seeds[1] = rng.state


@entry
def play(states: Any, rngs: Any, seed: int, days: int) -> Any:
    """Play the first state for some days; the second is a copy of it half-way."""
    s, rng = states[0], rngs[0]
    rng.state = seed
    set_up(s)
    for d in range(days):
        if d == days // 2:
            states[1] = states[0]
        day(s, rng)
    s.traders[3] = s.traders[0]
    s.traders[2].goods = s.traders[1].goods
    return s.market.visitors
