"""Why actions of the wheels, harvests, technologies and temples are not legal (see explain.py)."""

from typing import Any, NamedTuple

from sacbe.kernel import Table

from .actions import corn_price, own_cost, step_back, wheel_and_space
from .data import (
    AGE_FIRST,
    BUILDING_COST,
    MONUMENT_COST,
    MONUMENT_SKULLS,
    N_BLOCKS,
    N_MONUMENTS,
    N_TECHS,
    N_TEMPLES,
    PRICE,
    TECHS,
    TEMPLES,
    TOP,
    WHEELS,
)
from .state import (
    AGRICULTURE,
    ARCHITECTURE,
    ASK_ANY_ACTION,
    ASK_CLIMB,
    CHICHEN_ITZA,
    PALENQUE,
    SLOT,
    TIKAL,
    TOP_LEVEL,
    USE,
    UXMAL,
    YAXCHILAN,
    Player,
    State,
)

Refusal = dict[str, Any]


class Attempt(NamedTuple):
    """An illegal action to explain: the position, the seat, the decision with its details, and the
    number of the action within its kind."""

    s: State
    me: Player
    seat: int
    decision: int
    a: int
    b: int
    n: int


def refusal(reason: str, rule: str, **numbers: Any) -> Refusal:
    """A refusal; its text is the message `refusal-reason`."""
    return {"reason": reason, "numbers": numbers, "rule": rule}


# ------------------------------------------------------------ the action of a worker


def use(q: Attempt) -> Refusal:
    """Out of reach, too expensive, or without effect."""
    wheel, space = wheel_and_space(USE + q.n)
    there: dict[str, Any] = {"wheel": WHEELS[wheel], "space": space}
    back = step_back(q.s, q.me, wheel, space)
    if back is None:
        return _out_of_reach(q, wheel, space)
    own, corn = own_cost(wheel, space), q.me.corn
    if back + own > corn:
        needed = back + own
        lacks = {"needed": needed, "held": corn, "missing": needed - corn}
        return refusal("use_corn", "5.1", reach=back, own=own, **lacks, **there)
    return _why_unusable(q, wheel, space, corn - back - own)


def _out_of_reach(q: Attempt, wheel: int, space: int) -> Refusal:
    there: dict[str, Any] = {"wheel": WHEELS[wheel], "space": space}
    if q.decision == ASK_ANY_ACTION:
        return refusal("not_any_action", "9.6", **there)
    if wheel != q.a:
        return refusal("other_wheel", "4.10", wheel=WHEELS[q.a])
    if wheel == CHICHEN_ITZA and space == q.b + 1:
        return refusal("needs_theology", "12.7", **there)
    return refusal("too_high", "4.10", at=q.b, **there)


def _why_unusable(q: Attempt, wheel: int, space: int, corn: int) -> Refusal:
    """The action can be reached and paid but not carried out (5.1, J44)."""
    if wheel == PALENQUE:
        return refusal("jungle_empty", "6.6", space=space)
    if wheel == YAXCHILAN:
        return refusal("skull_bank_empty", "J44")
    if wheel == CHICHEN_ITZA:
        if q.s.chichen >> space & 1:
            return refusal("space_used", "10.1", wheel=WHEELS[wheel], space=space)
        return refusal("no_skull", "10.1")
    if wheel == TIKAL and space in (1, 3):
        return _no_advance(q)
    if wheel == TIKAL and space == 5 and not sum(q.me.blocks):
        return refusal("no_blocks", "8.5")
    if (wheel, space) in ((TIKAL, 5), (UXMAL, 1)):
        return refusal("nothing_to_climb", "J44")
    if (wheel, space) == (UXMAL, 2):
        return refusal("nothing_to_trade", "J44", held=corn, needed=int(min(PRICE)))
    if (wheel, space) == (UXMAL, 3):
        return refusal("six_workers", "J44")
    return _nothing_to_build(q, wheel, space, corn)


def _nothing_to_build(q: Attempt, wheel: int, space: int, corn: int) -> Refusal:
    age = q.s.age
    displayed = [
        b for b in range(int(AGE_FIRST[age]), int(AGE_FIRST[age + 1])) if q.s.building_at[b] >= SLOT
    ]
    monuments = [m for m in range(N_MONUMENTS) if q.s.monument_at[m] >= SLOT]
    if not displayed and not (monuments and wheel == TIKAL and space == 4):
        return refusal("no_building_shown", "11.1")
    if wheel == UXMAL:
        cheapest = min(corn_price(q.me, b) for b in displayed)
        lacks = {"needed": cheapest, "held": corn, "missing": cheapest - corn}
        return refusal("no_building_for_corn", "9.5", **lacks)
    free = int(q.me.tech[ARCHITECTURE] >= TOP_LEVEL)
    short = [_count_missing(q.me, BUILDING_COST, b) - free for b in displayed]
    if space == 4:
        skull = [max(0, int(MONUMENT_SKULLS[m]) - q.me.skulls) for m in monuments]
        short += [
            _count_missing(q.me, MONUMENT_COST, m) + k
            for m, k in zip(monuments, skull, strict=True)
        ]
        return refusal("nothing_affordable", "8.4", missing=min(short))
    return refusal("no_building_affordable", "8.3", missing=min(short))


def _count_missing(me: Player, costs: Table, tile: int) -> int:
    """How many blocks of a cost the player lacks."""
    return sum(max(0, int(costs[tile, block]) - me.blocks[block]) for block in range(N_BLOCKS))


# ------------------------------------------------------------ harvest


def harvest_corn(q: Attempt) -> Refusal:
    return refusal("no_corn_tile", "J4", space=q.a, level=q.me.tech[AGRICULTURE])


def harvest_wood(q: Attempt) -> Refusal:
    return refusal("no_wood_tile", "6.3", space=q.a)


def burn(q: Attempt) -> Refusal:
    if q.s.jungle_wood[q.a] == 0:
        return refusal("no_wood_tile", "6.4", space=q.a)
    if not any(q.me.temple):
        return refusal("burn_all_bottom", "6.4")
    return refusal("burn_bottom", "6.4", temple=TEMPLES[q.n])


# ------------------------------------------------------------ technologies and temples


def _advance_cost(me: Player, tech: int) -> int:
    return me.tech[tech] + 1 if me.tech[tech] < TOP_LEVEL else 1


def advance(q: Attempt) -> Refusal:
    needed, blocks = _advance_cost(q.me, q.n), sum(q.me.blocks)
    lacks = {"needed": needed, "held": blocks, "missing": needed - blocks}
    return refusal("advance_blocks", "12.1", tech=TECHS[q.n], **lacks)


def _no_advance(q: Attempt) -> Refusal:
    """Tikal 1 and 3: too few blocks for any track, or only for bonuses that would be lost."""
    needed, blocks = min(_advance_cost(q.me, tech) for tech in range(N_TECHS)), sum(q.me.blocks)
    if blocks >= needed:
        return refusal("advance_lost", "J44")
    return refusal("no_advance", "8.2", needed=needed, held=blocks, missing=needed - blocks)


def climb(q: Attempt) -> Refusal:
    """One temple, or two, identified by the one left out."""
    one = q.decision == ASK_CLIMB
    for temple in range(N_TEMPLES):
        if (temple == q.n) == one:
            step, top = q.me.temple[temple], int(TOP[temple])
            if step == top:
                return refusal("on_top", "13.1", temple=TEMPLES[temple])
            for seat in range(q.s.players_n):
                if step == top - 1 and q.s.players[seat].temple[temple] == top:
                    return refusal("top_taken", "13.2", temple=TEMPLES[temple], seat=seat)
    raise ValueError("every temple that was named can be climbed")
