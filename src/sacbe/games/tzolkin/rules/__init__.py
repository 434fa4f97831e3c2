"""The rules of Tzolk'in: legal actions, the effects of an action, and automatic steps.

One module for each part of the game. This one only dispatches: `legal_actions` and `apply_action`
by the current decision, `run_step` by the step on top of the stack.
"""

from sacbe.kernel import rule

from ..data import AGE_FIRST, N_MONUMENTS, N_WEALTH
from ..state import (
    ADVANCE_DAYS,
    ADVANCE_TECH,
    ASK_ADVANCE,
    ASK_ANY_ACTION,
    ASK_BUILD,
    ASK_BUILDING,
    ASK_CLIMB,
    ASK_CLIMB_TWO,
    ASK_DAYS,
    ASK_DEAL,
    ASK_DROP,
    ASK_DUMMY,
    ASK_GAIN,
    ASK_HARVEST,
    ASK_KEEP,
    ASK_MARKET,
    ASK_MONUMENT,
    ASK_PAY,
    ASK_PICK_UP,
    ASK_PLACE,
    ASK_STARTING_SEAT,
    ASK_THEOLOGY,
    ASK_TURN,
    ASK_USE,
    BAG,
    BEG,
    BURN,
    BUY,
    CALENDAR,
    CHANCE,
    CHICHEN_ITZA,
    CLIMB_ON,
    CLIMB_TWO,
    CONSTRUCT,
    CONSTRUCT_KEEPING,
    DAYS,
    DEAL,
    DRAW_WEALTH,
    DROP,
    END_TURN,
    FINAL_SCORING,
    FIRST_STEP,
    FOOD_DAY,
    GAIN,
    HARVEST_CORN_TILE,
    HARVEST_WOOD_TILE,
    KEEP,
    LAST_CHANCE_PHASE,
    LEVEL_UP,
    MONUMENT,
    NOBODY,
    NOTHING,
    OFFER_THEOLOGY,
    PAY,
    PICK_UP,
    PILE,
    PLACE,
    PLACE_DUMMIES,
    RECEIVE_WEALTH,
    REFILL,
    REVEAL_BUILDING,
    REVEAL_MONUMENT,
    SELL,
    SHOW_MONUMENTS,
    SLOT,
    START_WITH,
    STOP,
    TEMPLE_REWARDS,
    TILE_EFFECTS,
    TURN_OVER,
    USE,
    Actions,
    State,
)
from .buildings import (
    build,
    legal_build,
    legal_drop,
    pay_dropping,
    take_monument,
    tile_effects,
)
from .calendar import (
    advance_days,
    calendar,
    choose_days,
    food_day,
    refill,
    temple_rewards,
    turn_over,
)
from .market import buy, legal_market, sell
from .scoring import final_scoring, winners
from .setup import (
    deal,
    deal_tile,
    init,
    keep,
    legal_keep,
    must_keep_tile,
    next_to_keep,
    place_dummies,
    place_dummy,
    receive_wealth,
    show_monuments,
)
from .stack import add, offer, pop, push
from .technology import (
    advance,
    gain_mix,
    legal_advance,
    legal_gain,
    legal_pay,
    level_up,
    pay_mix,
)
from .temples import climb_two, legal_climb, legal_climb_two, step_up
from .turn import (
    beg,
    end_turn,
    legal_more_pick_ups,
    legal_more_places,
    legal_turn,
    pick_up,
    place,
)
from .wheels import (
    burn_jungle,
    harvest_corn,
    harvest_wood,
    legal_any_action,
    legal_harvest,
    legal_theology,
    legal_use,
    offer_theology,
    reach,
    use,
)

__all__ = [
    "apply_action",
    "init",
    "legal_actions",
    "must_act",
    "play",
    "resolve",
    "run_step",
    "winners",
]


@rule
def legal_actions(s: State, seat: int, out: Actions) -> None:
    """Fill `out` with the legal actions of `seat` (or of chance), in ascending order."""
    out.n = 0
    if s.depth == 0:
        return
    top = s.depth - 1
    decision, a, b = s.pending[top], s.a[top], s.b[top]
    if decision <= LAST_CHANCE_PHASE:
        legal_outcomes(s, decision, out)
        return
    me = s.players[seat]
    if decision == ASK_TURN:
        legal_turn(s, me, a, out)
    elif decision == ASK_PLACE:
        legal_more_places(s, me, out)
    elif decision == ASK_PICK_UP:
        legal_more_pick_ups(me, out)
    elif decision == ASK_USE:
        legal_use(s, me, a, b, out)
    elif decision == ASK_ANY_ACTION:
        legal_any_action(s, me, a, out)
    elif decision == ASK_HARVEST:
        legal_harvest(s, me, a, out)
    elif decision == ASK_ADVANCE:
        legal_advance(me, a, out)
    elif decision == ASK_PAY:
        legal_pay(me, a, out)
    elif decision == ASK_GAIN:
        legal_gain(a, out)
    elif decision == ASK_CLIMB:
        legal_climb(s, me, out)
    elif decision == ASK_CLIMB_TWO:
        legal_climb_two(s, me, out)
    elif decision == ASK_BUILD:
        legal_build(s, me, a, out)
    elif decision == ASK_DROP:
        legal_drop(me, a, out)
    elif decision == ASK_MARKET:
        legal_market(me, a, out)
    elif decision == ASK_THEOLOGY:
        legal_theology(me, out)
    elif decision == ASK_KEEP:
        legal_keep(s, seat, out)
    elif decision == ASK_DAYS:
        add(out, DAYS)
        add(out, DAYS + 1)


@rule
def legal_outcomes(s: State, decision: int, out: Actions) -> None:
    """The legal chance outcomes: every unseen tile of the kind, all equally likely."""
    n = 0
    if decision == ASK_BUILDING:
        for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
            n = offer(out, n, REVEAL_BUILDING + building, s.building_at[building] == PILE)
    elif decision == ASK_MONUMENT:
        for monument in range(N_MONUMENTS):
            n = offer(out, n, REVEAL_MONUMENT + monument, s.monument_at[monument] == PILE)
    elif decision == ASK_STARTING_SEAT:
        for p in range(s.players_n):
            n = offer(out, n, START_WITH + p, True)
    else:
        for tile in range(N_WEALTH):
            n = offer(out, n, DRAW_WEALTH + tile, s.wealth_at[tile] == BAG)
    out.n = n


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """Apply a legal action to the current decision, without the automatic steps that follow."""
    top = s.depth - 1
    decision, a, b = s.pending[top], s.a[top], s.b[top]
    pop(s)
    if decision <= LAST_CHANCE_PHASE:
        reveal(s, decision, a, action)
        return
    me = s.players[seat]
    if decision == ASK_TURN or decision == ASK_PLACE or decision == ASK_PICK_UP:
        act_turn(s, seat, action)
    elif decision == ASK_USE:
        if action != NOTHING:
            space = action - USE - 5 * a + 1
            use(s, me, a, space, reach(me, a, b, space))
    elif decision == ASK_ANY_ACTION:
        if action != STOP:
            use(s, me, (action - USE) // 5, (action - USE) % 5 + 1, a)
    elif decision == ASK_HARVEST:
        if action == HARVEST_CORN_TILE:
            harvest_corn(s, me, a)
        elif action == HARVEST_WOOD_TILE:
            harvest_wood(s, me, a)
        else:
            burn_jungle(s, me, a, action - BURN)
    elif decision == ASK_ADVANCE:
        if action != STOP:
            advance(s, me, action - ADVANCE_TECH, a)
    elif decision == ASK_PAY:
        pay_mix(me, action - PAY)
    elif decision == ASK_GAIN:
        gain_mix(me, action - GAIN)
    elif decision == ASK_CLIMB:
        step_up(s, me, action - CLIMB_ON)
    elif decision == ASK_CLIMB_TWO:
        climb_two(s, me, action - CLIMB_TWO)
    elif decision == ASK_BUILD:
        if action >= MONUMENT and action != STOP:
            take_monument(s, me, action - MONUMENT)
        elif action >= CONSTRUCT_KEEPING and action != STOP:
            build(s, me, action - CONSTRUCT_KEEPING, a, True)
        elif action != STOP:
            build(s, me, action - CONSTRUCT, a, False)
    elif decision == ASK_DROP:
        pay_dropping(s, me, a, action - DROP)
    elif decision == ASK_MARKET:
        if action >= BUY and action != STOP:
            buy(s, me, action - BUY)
        elif action != STOP:
            sell(s, me, action - SELL)
    elif decision == ASK_THEOLOGY:
        if action != STOP:
            push(s, ASK_CLIMB)
            pay_mix(me, action - PAY)
    elif decision == ASK_KEEP:
        keep(s, a, seat, action - KEEP)
    elif decision == ASK_DAYS:
        choose_days(s, a, action - DAYS + 1)


@rule
def act_turn(s: State, seat: int, action: int) -> None:
    """Beg, place, pick up, or end the turn."""
    me = s.players[seat]
    if action == END_TURN:
        end_turn(s)
    elif action >= PICK_UP:
        wheel = min((action - PICK_UP) // 8, CHICHEN_ITZA)
        pick_up(s, me, wheel, action - PICK_UP - 8 * wheel)
    elif action >= PLACE:
        place(s, me, action - PLACE)
    else:
        beg(s, me, action - BEG)


@rule
def reveal(s: State, decision: int, a: int, outcome: int) -> None:
    """Apply a chance outcome."""
    if decision == ASK_BUILDING:
        s.building_at[outcome - REVEAL_BUILDING] = SLOT + a
    elif decision == ASK_MONUMENT:
        s.monument_at[outcome - REVEAL_MONUMENT] = SLOT + a
    elif decision == ASK_STARTING_SEAT:
        s.starter = outcome - START_WITH
    elif decision == ASK_DEAL:
        deal_tile(s, a, outcome - DRAW_WEALTH)
    elif decision == ASK_DUMMY:
        place_dummy(s, outcome - DRAW_WEALTH)


@rule
def run_step(s: State) -> int:
    """Run the automatic step on top of the stack and return its id; -1 if a decision is due."""
    top = s.depth - 1
    if top < 0 or s.pending[top] < FIRST_STEP:
        return -1
    step, a, b = s.pending[top], s.a[top], s.b[top]
    pop(s)
    me = s.players[s.seat]
    if step == REFILL:
        refill(s)
    elif step == TILE_EFFECTS:
        tile_effects(s, me, a, b)
    elif step == TURN_OVER:
        turn_over(s)
    elif step == LEVEL_UP:
        level_up(s, me, a)
    elif step == OFFER_THEOLOGY:
        offer_theology(s, me)
    elif step == CALENDAR:
        calendar(s)
    elif step == ADVANCE_DAYS:
        advance_days(s, a)
    elif step == FOOD_DAY:
        food_day(s)
    elif step == TEMPLE_REWARDS:
        temple_rewards(s)
    elif step == SHOW_MONUMENTS:
        show_monuments(s)
    elif step == DEAL:
        deal(s)
    elif step == PLACE_DUMMIES:
        place_dummies(s)
    elif step == RECEIVE_WEALTH:
        receive_wealth(s)
    elif step == FINAL_SCORING:
        final_scoring(s)
    return step


@rule
def set_current_player(s: State) -> None:
    """Set the seat that must act now."""
    if s.depth == 0:
        s.current_player = NOBODY
        return
    decision = s.pending[s.depth - 1]
    if decision <= LAST_CHANCE_PHASE:
        s.current_player = CHANCE
    elif decision == ASK_KEEP:
        s.current_player = next_to_keep(s)
    elif decision == ASK_DAYS:
        s.current_player = s.a[s.depth - 1]
    else:
        s.current_player = s.seat


@rule
def resolve(s: State) -> None:
    """Run all automatic steps up to the next decision."""
    while run_step(s) >= 0:
        pass
    set_current_player(s)


@rule
def play(s: State, seat: int, action: int) -> None:
    """Apply a legal action and all automatic steps that follow."""
    apply_action(s, seat, action)
    resolve(s)


@rule
def must_act(s: State, seat: int) -> bool:
    """Whether this seat must act now; several may in a secret simultaneous choice."""
    if s.depth > 0 and s.pending[s.depth - 1] == ASK_KEEP:
        return must_keep_tile(s, seat)
    return s.current_player == seat
