"""Why an action is not legal: the reason, its numbers and the rule.

`refuse` is called for illegal actions only. It uses only what the seat may know: of the wealth
tiles before their reveal, only the seat's own. Rules are paragraphs of the reference
(reference/en.md). The actions of the wheels are in explain_wheels.py.
"""

from collections.abc import Callable
from typing import Any

from sacbe.kernel import Table

from .actions import (
    KINDS,
    architecture_level,
    corn_price,
    lowest_free,
    place_cost,
    wheel_and_space,
)
from .data import (
    AGE_FIRST,
    BLOCKS,
    BUILDING_COST,
    BUILDING_IDS,
    FOOD_DAYS,
    MIXES,
    MONUMENT_COST,
    MONUMENT_IDS,
    MONUMENT_SKULLS,
    N_BLOCKS,
    N_WHEELS,
    PRICE,
    TEMPLES,
    WEALTH_IDS,
    WHEELS,
)
from .derived import current_question
from .explain_wheels import (
    Attempt,
    Refusal,
    advance,
    burn,
    climb,
    harvest_corn,
    harvest_wood,
    refusal,
    use,
)
from .knowledge import PHASES, view
from .rules.calendar import BAN, BAN_CHICHEN, LAST_FOOD_DAY
from .rules.setup import TILES_KEPT
from .rules.turn import BEGGARS_CORN
from .state import (
    ADVANCE_TECH,
    ARCHITECTURE,
    ASK_ADVANCE,
    ASK_ANY_ACTION,
    ASK_BUILD,
    ASK_CLIMB,
    ASK_CLIMB_TWO,
    ASK_DROP,
    ASK_GAIN,
    ASK_HARVEST,
    ASK_KEEP,
    ASK_MARKET,
    ASK_PAY,
    ASK_PICK_UP,
    ASK_PLACE,
    ASK_THEOLOGY,
    ASK_TURN,
    ASK_USE,
    BEG,
    BURN,
    BUY,
    CHICHEN_ITZA,
    CLIMB_ON,
    CLIMB_TWO,
    CONSTRUCT,
    CONSTRUCT_KEEPING,
    DAYS,
    DROP,
    END_TURN,
    FOR_CORN,
    GAIN,
    GONE,
    HARVEST_CORN_TILE,
    HARVEST_WOOD_TILE,
    KEEP,
    KEPT,
    LAST_CHANCE_PHASE,
    MONUMENT,
    NUM_ACTIONS,
    PAY,
    PICK_UP,
    PILE,
    PLACE,
    SECOND_WITH,
    SECOND_WITHOUT,
    SELL,
    STARTING_SPACE,
    STOP,
    TIKAL_FOUR,
    TOP_LEVEL,
    USE,
    Player,
    State,
)


def refuse(s: State, action: int | None, seat: int) -> dict[str, Any]:
    """Why `seat` may not do this now; an action of None does not exist in the game."""
    if s.depth == 0:
        return refusal("game_over", "16.1")
    decision, a, b = s.pending[s.depth - 1], s.a[s.depth - 1], s.b[s.depth - 1]
    if decision <= LAST_CHANCE_PHASE:
        return refusal("nature", "3.6")
    if action is None or not 0 <= action < NUM_ACTIONS:
        return refusal("no_such_action", "3.3")
    kind = next(first for first, _ in reversed(KINDS) if first <= action)
    q = Attempt(s, s.players[seat], seat, decision, a, b, action - kind)
    if kind == DAYS:
        return days(q)
    if not must_act(s, seat):
        return not_your_turn(q)
    if kind == STOP:
        return refusal("cannot_stop", "3.5", asked=current_question(view(s, seat)))
    why = _WHY.get((decision, kind))
    if why is None and kind == BEG:
        return refusal("beg_start", "4.4")
    if why is not None:
        return why(q)
    now = current_question(view(s, seat))
    return refusal("not_asked", "3.3", asked=now, tried=_LATER.get(kind, "other"))


def must_act(s: State, seat: int) -> bool:
    """Whether this seat must choose now."""
    if s.pending[s.depth - 1] == ASK_KEEP:
        return count_kept(s, seat) < TILES_KEPT
    return s.current_player == seat


def count_kept(s: State, seat: int) -> int:
    """The number of tiles that the seat has kept, which reveals nothing about the tiles."""
    return sum(where == KEPT + seat for where in s.wealth_at)


def not_your_turn(q: Attempt) -> Refusal:
    if q.decision == ASK_KEEP:
        waiting = [seat for seat in range(q.s.players_n) if must_act(q.s, seat)]
        return refusal("tiles_chosen", "2.7", seats=waiting)
    return refusal("not_your_turn", "3.2", seat=q.s.current_player)


def days(q: Attempt) -> Refusal:
    """One or two days: a decision of the player on the starting space, if two are allowed."""
    s, me = q.s, q.me
    if s.starting_space != q.seat:
        return refusal("days_not_yours", "15.3")
    if s.food_days == LAST_FOOD_DAY or s.day >= FOOD_DAYS[LAST_FOOD_DAY - 1]:
        return refusal("days_last_round", "15.6")
    if not me.light:
        return refusal("days_dark", "15.3")
    for wheel in range(N_WHEELS):
        ban = BAN_CHICHEN if wheel == CHICHEN_ITZA else BAN
        for seat in range(s.players_n):
            if s.players[seat].wheel[wheel] >> ban & 1:
                return refusal("days_ban", "15.3", wheel=WHEELS[wheel], space=ban, seat=seat)
    return refusal("days_later", "15.3")


# ------------------------------------------------------------ a turn


def beg(q: Attempt) -> Refusal:
    if q.a:
        return refusal("beg_once", "J11")
    if q.me.corn >= BEGGARS_CORN:
        return refusal("beg_corn", "4.4", held=q.me.corn)
    if not any(q.me.temple):
        return refusal("beg_all_bottom", "J11")
    return refusal("beg_bottom", "J11", temple=TEMPLES[q.n])


def place(q: Attempt) -> Refusal:
    s, me, wheel = q.s, q.me, q.n
    if wheel == STARTING_SPACE and s.starting_space >= 0:
        own = s.starting_space == q.seat
        return refusal("start_taken", "4.8", seat=s.starting_space, own="yes" if own else "no")
    space = 0 if wheel == STARTING_SPACE else lowest_free(s, wheel)
    if space is None:
        return refusal("wheel_full", "4.6", wheel=WHEELS[wheel])
    if me.hand == 0:
        return refusal("no_worker_in_hand", "4.6")
    cheapest = min(_costs(s))
    if q.decision == ASK_TURN and cheapest > me.corn and not any(me.wheel):
        if any(me.temple):
            return refusal("must_beg", "J12", needed=cheapest, held=me.corn)
        return refusal("pity_cheapest", "J12", wheel=WHEELS[wheel], space=space, cheapest=cheapest)
    needed = space + s.placed
    return refusal(
        "place_corn",
        "4.7",
        wheel="starting_space" if wheel == STARTING_SPACE else WHEELS[wheel],
        space=space,
        extra=s.placed,
        nth=s.placed + 1,
        needed=needed,
        held=me.corn,
        missing=needed - me.corn,
    )


def _costs(s: State) -> list[int]:
    """The corn cost of the next worker on every free space."""
    wheels = [w for w in range(N_WHEELS) if lowest_free(s, w) is not None]
    return [place_cost(s, w) for w in wheels + [STARTING_SPACE] * (s.starting_space < 0)]


def pick_up(q: Attempt) -> Refusal:
    wheel, space = wheel_and_space(PICK_UP + q.n)
    there = {"wheel": WHEELS[wheel], "space": space}
    if q.s.dummies[wheel] >> space & 1:
        return refusal("dummy_there", "2.9", **there)
    for seat in range(q.s.players_n):
        if q.s.players[seat].wheel[wheel] >> space & 1:
            return refusal("others_worker", "4.9", seat=seat, **there)
    return refusal("not_there", "4.9", **there)


def mixing(q: Attempt) -> Refusal:
    return refusal("no_mixing", "4.3", doing=PHASES[q.decision])


def end_turn(q: Attempt) -> Refusal:
    return refusal("move_first", "J35")


# ------------------------------------------------------------ paying, building, trading


def pay(q: Attempt) -> Refusal:
    mix = _blocks(MIXES, q.n)
    needed = q.a if q.decision == ASK_PAY else 1
    if sum(mix) != needed:
        return refusal("pay_count", "5.2", needed=needed, given=sum(mix))
    return refusal("pay_held", "5.2", lacking=_missing_blocks(q.me, mix))


def gain(q: Attempt) -> Refusal:
    return refusal("gain_count", "5.3", needed=q.a, given=sum(_blocks(MIXES, q.n)))


def _blocks(table: Table, row: int) -> list[int]:
    return [int(table[row, block]) for block in range(N_BLOCKS)]


def _missing_blocks(me: Player, cost: list[int]) -> dict[str, int]:
    """The blocks of a cost that the player lacks."""
    short = {b: cost[i] - me.blocks[i] for i, b in enumerate(BLOCKS)}
    return {block: n for block, n in short.items() if n > 0}


def _not_on_display(q: Attempt, place: int, tile: str, age: int) -> Refusal | None:
    """Why a tile is not on display; None if it is."""
    if 0 <= place < q.s.players_n:
        own = "yes" if place == q.seat else "no"
        return refusal("tile_owned", "11.1", tile=tile, seat=place, own=own)
    if place == GONE:
        return refusal("tile_gone", "14.3", tile=tile)
    if place == PILE and age > q.s.age:
        return refusal("next_age", "11.1", tile=tile)
    return refusal("not_revealed", "11.1", tile=tile) if place == PILE else None


def build(q: Attempt, keeping: bool = False) -> Refusal:
    tile = BUILDING_IDS[q.n]
    away = _not_on_display(q, q.s.building_at[q.n], tile, 1 if q.n < AGE_FIRST[2] else 2)
    if away:
        return away
    if q.a == FOR_CORN:
        needed, corn = corn_price(q.me, q.n), q.me.corn
        return refusal(
            "build_corn", "9.5", tile=tile, needed=needed, held=corn, missing=needed - corn
        )
    discount = int(architecture_level(q.s, q.me, keeping) >= TOP_LEVEL)
    lacking = _missing_blocks(q.me, _blocks(BUILDING_COST, q.n))
    return refusal("build_blocks", "11.4", tile=tile, lacking=lacking, saved=discount)


def build_keeping(q: Attempt) -> Refusal:
    if q.a != TIKAL_FOUR:
        return refusal("cannot_keep_back", "J42")
    if q.me.tech[ARCHITECTURE] == 0:
        return refusal("no_architecture", "J9")
    return build(q, keeping=True)


def monument(q: Attempt) -> Refusal:
    tile = MONUMENT_IDS[q.n]
    if q.a in (SECOND_WITH, SECOND_WITHOUT):
        return refusal("monument_second", "8.4", tile=tile)
    if q.a != TIKAL_FOUR:
        return refusal("monument_tikal", "11.8", tile=tile)
    where = q.s.monument_at[q.n]
    if where == PILE:
        return refusal("monument_not_shown", "2.5", tile=tile)
    away = _not_on_display(q, where, tile, 1)
    if away:
        return away
    lacking = _missing_blocks(q.me, _blocks(MONUMENT_COST, q.n))
    skulls = int(MONUMENT_SKULLS[q.n]) - q.me.skulls
    if skulls > 0:
        lacking["skulls"] = skulls
    return refusal("monument_cost", "11.8", tile=tile, lacking=lacking)


def drop(q: Attempt) -> Refusal:
    tile, block = BUILDING_IDS[q.a], BLOCKS[q.n]
    cost = _blocks(BUILDING_COST, q.a)
    if cost[q.n] == 0:
        return refusal("drop_not_in_cost", "12.6", tile=tile, block=block)
    return refusal(
        "drop_other", "12.6", tile=tile, block=block, lacking=_missing_blocks(q.me, cost)
    )


def sell(q: Attempt) -> Refusal:
    if q.a:
        return refusal("sell_after_buying", "9.3")
    return refusal("nothing_to_sell", "9.3", block=BLOCKS[q.n])


def buy(q: Attempt) -> Refusal:
    needed, corn = int(PRICE[q.n]), q.me.corn
    lacks = {"needed": needed, "held": corn, "missing": needed - corn}
    return refusal("buy_corn", "9.3", block=BLOCKS[q.n], **lacks)


def keep(q: Attempt) -> Refusal:
    """The location of a tile that is not the seat's own must not be revealed."""
    mine = q.s.wealth_at[q.n] == KEPT + q.seat
    return refusal("already_kept" if mine else "not_dealt", "2.7", tile=WEALTH_IDS[q.n])


# Actions that players try too early, for the sentence that says when they are possible.
_LATER = {
    ADVANCE_TECH: "advance",
    CLIMB_ON: "climb",
    CONSTRUCT: "build",
    MONUMENT: "monument",
    SELL: "market",
    BUY: "market",
    USE: "use",
}
# Explanations by decision and kind of action.
_WHY: dict[tuple[int, int], Callable[[Attempt], Refusal]] = {
    (ASK_TURN, BEG): beg,
    (ASK_TURN, PLACE): place,
    (ASK_TURN, PICK_UP): pick_up,
    (ASK_TURN, END_TURN): end_turn,
    (ASK_PLACE, PLACE): place,
    (ASK_PLACE, PICK_UP): mixing,
    (ASK_PICK_UP, PLACE): mixing,
    (ASK_PICK_UP, PICK_UP): pick_up,
    (ASK_USE, USE): use,
    (ASK_ANY_ACTION, USE): use,
    (ASK_HARVEST, HARVEST_CORN_TILE): harvest_corn,
    (ASK_HARVEST, HARVEST_WOOD_TILE): harvest_wood,
    (ASK_HARVEST, BURN): burn,
    (ASK_ADVANCE, ADVANCE_TECH): advance,
    (ASK_PAY, PAY): pay,
    (ASK_THEOLOGY, PAY): pay,
    (ASK_GAIN, GAIN): gain,
    (ASK_CLIMB, CLIMB_ON): climb,
    (ASK_CLIMB_TWO, CLIMB_TWO): climb,
    (ASK_BUILD, CONSTRUCT): build,
    (ASK_BUILD, CONSTRUCT_KEEPING): build_keeping,
    (ASK_BUILD, MONUMENT): monument,
    (ASK_DROP, DROP): drop,
    (ASK_MARKET, SELL): sell,
    (ASK_MARKET, BUY): buy,
    (ASK_KEEP, KEEP): keep,
}
