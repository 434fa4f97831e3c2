"""The rules of Mezo: legal actions, their effects, and automatic steps.

One module per part of the game. This one dispatches: `legal_actions` and `apply_action` by the
current decision, `run_step` by the step on top of the stack.
"""

from sacbe.kernel import rule

from ..data import MOST_UNITS, N_ALTARS, N_GODS, N_REGIONS
from ..state import (
    ABILITIES,
    ABILITY_FIRST,
    ABILITY_KIND,
    ASK_ABILITY,
    ASK_ACTION,
    ASK_ALTAR,
    ASK_APPEASE,
    ASK_CANCEL,
    ASK_CHOOSE_GOD,
    ASK_CONFLICT,
    ASK_CONFLUENCE,
    ASK_DEPLOY,
    ASK_DRAW,
    ASK_GOD,
    ASK_HERO,
    ASK_NEUTRAL_HERO,
    ASK_OPTION,
    ASK_PAY,
    ASK_PICK,
    ASK_SACRIFICE,
    ASK_SPACE,
    ASK_STARTING_SEAT,
    ASK_SUMMON,
    ASK_TARGET,
    ASK_THIRD,
    ASK_TIE,
    ASK_TOKEN,
    ASK_UNINHABITED,
    ASK_USE_TOKEN,
    BEGIN_ERA,
    CANCEL,
    CHANCE,
    CLEAN_UP,
    CLEAR_LABELS,
    DEAL_CARDS,
    DEAL_GOD,
    DEPLOY_PAIR,
    DO_APPEASE,
    DRAW_CARD,
    EACH,
    EMPTY_REGION,
    END_ERA,
    FIND_CONSECRATED,
    FIND_WINNER,
    FIRST_SEAT,
    FIRST_STEP,
    GO_TO,
    GOD_PHASE,
    IN_HAND,
    LAST_CHANCE_PHASE,
    LAY_ALTAR,
    MAJORITY,
    MOVE_FIRST,
    MOVE_GOD,
    N_CARDS,
    N_PAIRS,
    NAME_WINNER,
    NEXT_CONFLICT,
    NOBODY,
    OPTION,
    OVER,
    PICK,
    PLACE_HERO_AT,
    PLACE_NEUTRAL_AT,
    REVEAL,
    REWARD_WINNER,
    ROUNDS,
    RUN,
    SACRIFICE,
    SACRIFICES,
    SET_ALTARS,
    SET_GODS,
    SET_REGIONS,
    SET_VP,
    STOP,
    TAKE_ABILITY,
    TAKE_GOD,
    TAKE_SPACE_AT,
    THIRD_ACTIONS,
    TOKENS_LEFT,
    TRIBE_OF,
    TRIBE_PHASE,
    TURN_TILE,
    TURN_TOKEN,
    UNSEEN,
    USE_SUMMON,
    USE_TOKEN,
    WIN_BONUS,
    Actions,
    State,
)
from .conflict import (
    accept_appease,
    begin_conflict,
    clean_up,
    deal_cards,
    find_consecrated,
    find_winner,
    legal_action,
    legal_pay,
    legal_pick,
    legal_space,
    legal_third,
    legal_token,
    majority,
    must_pick,
    name_winner,
    next_conflict,
    next_to_pick,
    pay,
    pick,
    reveal,
    reward_consecrated,
    reward_winner,
    rounds,
    sacrifice,
    sacrifices,
    take_action,
    take_space,
    take_third,
    third_actions,
    tokens_left,
    use_token,
    win_bonus,
)
from .effects import clear_labels, each, hit_target, legal_option, legal_target, run, take_option
from .eras import (
    abilities,
    begin_era,
    consecrate,
    deploy,
    end_era,
    god_phase,
    legal_confluence,
    legal_deploy,
    legal_hero,
    summon,
    tribe_of,
    tribe_phase,
    use_summon,
    winners,
)
from .setup import init, is_free_god, set_altars, set_gods, set_regions, set_vp
from .stack import offer, pop, push_for

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
    """Fill `out` with the legal ids of `seat` (or of chance), in ascending order."""
    out.n = 0
    if s.depth == 0:
        return
    top = s.depth - 1
    decision, a, b, c, d = s.asked[top], s.a[top], s.b[top], s.c[top], s.d[top]
    if decision <= LAST_CHANCE_PHASE:
        legal_outcomes(s, decision, a, out)
    elif decision == ASK_TARGET:
        legal_target(s, a, c, d, out)
    elif decision == ASK_ACTION:
        legal_action(s, a, out)
    elif decision == ASK_DEPLOY:
        legal_deploy(s, a, b, out)
    elif decision == ASK_PICK:
        legal_pick(s, seat, out)
    elif decision == ASK_CONFLUENCE:
        legal_confluence(s, out)
    elif decision == ASK_SUMMON:
        out.n = offer(out, out.n, MOVE_FIRST, True)
        out.n = offer(out, out.n, ABILITY_FIRST, True)
    elif decision == ASK_APPEASE:
        out.n = offer(out, out.n, DO_APPEASE, True)
        out.n = offer(out, out.n, STOP, True)
    elif decision == ASK_PAY:
        legal_pay(s, a, out)
    elif decision == ASK_OPTION:
        legal_option(s, a, c, d, out)
    elif decision == ASK_SPACE:
        legal_space(s, b, out)
    elif decision == ASK_SACRIFICE:
        for n in range(s.players[a].reserve[b] + 1):
            out.n = offer(out, out.n, SACRIFICE + (MOST_UNITS + 1) * b + n, True)
    elif decision == ASK_HERO:
        legal_hero(s, PLACE_HERO_AT, out)
    elif decision == ASK_NEUTRAL_HERO:
        legal_hero(s, PLACE_NEUTRAL_AT, out)
    elif decision == ASK_THIRD:
        legal_third(s, a, out)
    elif decision == ASK_TIE:
        for p in range(s.players_n):
            out.n = offer(out, out.n, NAME_WINNER + p, (b >> p) & 1 == 1)
    elif decision == ASK_ABILITY:
        for i in range(3):
            out.n = offer(out, out.n, TAKE_ABILITY + 3 * (s.era - 1) + i, True)
    elif decision == ASK_USE_TOKEN:
        legal_token(s, b, out)
    elif decision == ASK_CANCEL:
        out.n = offer(out, out.n, CANCEL, True)
        out.n = offer(out, out.n, CANCEL + 1, True)
    elif decision == ASK_CHOOSE_GOD:
        for god in range(N_GODS):
            out.n = offer(out, out.n, TAKE_GOD + god, is_free_god(s, god))


@rule
def legal_outcomes(s: State, decision: int, a: int, out: Actions) -> None:
    """The possible chance outcomes, all equally likely."""
    n = 0
    if decision == ASK_DRAW:
        for card in range(N_CARDS):
            unseen = s.players[a].cards[card] == UNSEEN
            n = offer(out, n, DRAW_CARD + N_CARDS * a + card, unseen)
    elif decision == ASK_CONFLICT:
        for region in range(N_REGIONS):
            left = s.inhabited[region] == 1 and s.fought[region] == 0
            n = offer(out, n, TURN_TILE + region, left)
    elif decision == ASK_TOKEN:
        for i in range(3):
            n = offer(out, n, TURN_TOKEN + 3 * (s.era - 1) + i, True)
    elif decision == ASK_UNINHABITED:
        for region in range(N_REGIONS):
            n = offer(out, n, EMPTY_REGION + region, s.inhabited[region] == 1)
    elif decision == ASK_ALTAR:
        for altar in range(N_ALTARS):
            free = True
            for region in range(N_REGIONS):
                free = free and s.altar[region] != 1 + altar
            n = offer(out, n, LAY_ALTAR + altar, free)
    elif decision == ASK_STARTING_SEAT:
        for p in range(s.players_n):
            n = offer(out, n, FIRST_SEAT + p, True)
    else:
        for god in range(N_GODS):
            n = offer(out, n, DEAL_GOD + god, is_free_god(s, god))
    out.n = n


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """Apply a legal choice, without the automatic steps that follow."""
    top = s.depth - 1
    decision, a, b, c, d = s.asked[top], s.a[top], s.b[top], s.c[top], s.d[top]
    pop(s)
    if decision <= LAST_CHANCE_PHASE:
        apply_outcome(s, decision, a, action)
    elif decision == ASK_TARGET:
        hit_target(s, a, b, c, d, action)
    elif decision == ASK_ACTION:
        take_action(s, a, action)
    elif decision == ASK_DEPLOY:
        deploy(s, a, b, action - DEPLOY_PAIR - N_PAIRS * b)
    elif decision == ASK_PICK:
        pick(s, seat, action - PICK)
    elif decision == ASK_CONFLUENCE:
        s.players[a].confluence = action - GO_TO
    elif decision == ASK_SUMMON:
        summon(s, a, action == MOVE_FIRST)
    elif decision == ASK_APPEASE:
        if action == DO_APPEASE:
            accept_appease(s, a)
    elif decision == ASK_PAY:
        pay(s, a, b, action)
    elif decision == ASK_OPTION:
        take_option(s, a, c, d, action - OPTION)
    elif decision == ASK_SPACE:
        take_space(s, a, action - TAKE_SPACE_AT)
    elif decision == ASK_SACRIFICE:
        sacrifice(s, a, b, action - SACRIFICE - (MOST_UNITS + 1) * b)
    elif decision == ASK_HERO:
        s.players[a].hero = action - PLACE_HERO_AT
        consecrate(s)
    elif decision == ASK_NEUTRAL_HERO:
        s.neutral[action - PLACE_NEUTRAL_AT] = 1 + a
        consecrate(s)
    elif decision == ASK_THIRD:
        take_third(s, a, action)
    elif decision == ASK_TIE:
        name_winner(s, c, action - NAME_WINNER)
    elif decision == ASK_ABILITY:
        s.players[a].abilities[s.era - 1] = 1 + ABILITY_KIND[action - TAKE_ABILITY]
    elif decision == ASK_USE_TOKEN:
        use_token(s, a, b, c, action - USE_TOKEN)
    elif decision == ASK_CANCEL:
        s.cancelled |= 1 << (action - CANCEL)
    elif decision == ASK_CHOOSE_GOD:
        s.players[a].god = action - TAKE_GOD


@rule
def apply_outcome(s: State, decision: int, a: int, outcome: int) -> None:
    """Apply a chance outcome."""
    if decision == ASK_DRAW:
        s.players[a].cards[outcome - DRAW_CARD - N_CARDS * a] = IN_HAND
    elif decision == ASK_CONFLICT:
        begin_conflict(s, outcome - TURN_TILE)
    elif decision == ASK_TOKEN:
        s.tokens[s.era - 1] = 1 + outcome - TURN_TOKEN
    elif decision == ASK_UNINHABITED:
        s.inhabited[outcome - EMPTY_REGION] = 0
    elif decision == ASK_ALTAR:
        s.altar[a] = 1 + outcome - LAY_ALTAR
    elif decision == ASK_STARTING_SEAT:
        s.starter = outcome - FIRST_SEAT
    elif decision == ASK_GOD:
        s.players[a].god = outcome - DEAL_GOD


@rule
def run_step(s: State) -> int:
    """Run the step on top of the stack and return which it was; -1 if a decision is on top."""
    top = s.depth - 1
    if top < 0 or s.asked[top] < FIRST_STEP or s.asked[top] == OVER:
        return -1
    step, a, b, c, d = int(s.asked[top]), s.a[top], s.b[top], s.c[top], s.d[top]
    pop(s)
    if step == RUN:
        run(s, a, b, c, d)
    elif step == CLEAR_LABELS:
        clear_labels(s, a, b)
        s.moved.fill(0)
    elif step == TRIBE_OF:
        tribe_of(s, a, b)
    elif step == ROUNDS:
        rounds(s, a)
    elif step == EACH:
        each(s, a, b, d)
    elif step == THIRD_ACTIONS:
        third_actions(s, a)
    elif step == DEAL_CARDS:
        deal_cards(s, a)
    elif step == USE_SUMMON:
        use_summon(s, a)
    elif step == MOVE_GOD:
        push_for(s, ASK_CONFLUENCE, a)
    elif step == TOKENS_LEFT:
        tokens_left(s, a, b, c)
    else:
        run_phase(s, step, a, b)
    return step


@rule
def run_phase(s: State, step: int, a: int, b: int) -> None:
    """The less frequent steps."""
    if step == ABILITIES:
        abilities(s)
    elif step == TRIBE_PHASE:
        tribe_phase(s)
    elif step == GOD_PHASE:
        god_phase(s)
    elif step == NEXT_CONFLICT:
        next_conflict(s)
    elif step == REVEAL:
        reveal(s)
    elif step == FIND_WINNER:
        find_winner(s)
    elif step == REWARD_WINNER:
        if a == 1:
            reward_consecrated(s)
        else:
            reward_winner(s)
    elif step == WIN_BONUS:
        win_bonus(s)
    elif step == MAJORITY:
        majority(s, b)
    elif step == CLEAN_UP:
        clean_up(s)
    elif step == SACRIFICES:
        sacrifices(s)
    elif step == FIND_CONSECRATED:
        find_consecrated(s)
    elif step == END_ERA:
        end_era(s)
    elif step == BEGIN_ERA:
        begin_era(s)
    elif step == SET_REGIONS:
        set_regions(s)
    elif step == SET_ALTARS:
        set_altars(s, a)
    elif step == SET_VP:
        set_vp(s)
    elif step == SET_GODS:
        set_gods(s)


@rule
def set_current_player(s: State) -> None:
    """Set the player who must choose now."""
    top = s.depth - 1
    decision = s.asked[top]
    if decision == OVER:
        s.current_player = NOBODY
    elif decision <= LAST_CHANCE_PHASE:
        s.current_player = CHANCE
    elif decision == ASK_PICK:
        s.current_player = next_to_pick(s)
    elif decision == ASK_TARGET or decision == ASK_OPTION:
        s.current_player = s.c[top]
    else:
        s.current_player = s.a[top]


@rule
def resolve(s: State) -> None:
    """Run all automatic steps up to the next decision."""
    while run_step(s) >= 0:
        pass
    set_current_player(s)


@rule
def play(s: State, seat: int, action: int) -> None:
    """Apply a legal choice and all automatic steps that follow."""
    apply_action(s, seat, action)
    resolve(s)


@rule
def must_act(s: State, seat: int) -> bool:
    """Whether this seat must choose now; several may in the secret choice of cards."""
    if s.depth > 0 and s.asked[s.depth - 1] == ASK_PICK:
        return must_pick(s, seat)
    return s.current_player == seat
