"""Progress of the game: the turn number, and who must still deploy or sacrifice."""

from sacbe.kernel import rule

from ..data import N_REGIONS
from ..state import (
    ABILITIES,
    ASK_APPEASE,
    ASK_CANCEL,
    ASK_CONFLICT,
    ASK_CONFLUENCE,
    ASK_OPTION,
    ASK_PAY,
    ASK_PICK,
    ASK_SACRIFICE,
    ASK_SUMMON,
    ASK_TIE,
    ASK_TOKEN,
    ASK_USE_TOKEN,
    BEGIN_ERA,
    CLEAN_UP,
    DEPLOY_FROM,
    FACE_UP,
    FIRST_STEP,
    GOD_PHASE,
    MAJORITY,
    MOST_DEPLOYED,
    N_CARDS,
    NOTHING,
    OVER,
    PICKED,
    REVEAL,
    REWARD_WINNER,
    ROUNDS,
    SACRIFICES,
    SET_GODS,
    THIRD_ACTIONS,
    TRIBE_PHASE,
    WIN_BONUS,
    State,
)
from .weights import FIRST, SHARE, Numbers

PER_CONFLICT = 40  # turn numbers reserved for each Conflict, and before the first
PER_ERA = 8 * PER_CONFLICT


@rule
def turns_begun(s: State) -> int:
    """A number that increases with every turn: a seat's ability, its whole Tribe Phase, its SUMMON,
    an action, a sacrifice, a reward. It follows from the bottom of the stack."""
    if s.depth == 0:
        return 0
    waits = s.asked[0]
    if waits >= FIRST_STEP and waits <= SET_GODS:
        return int(s.order_i)
    turn = PER_ERA * s.era + PER_CONFLICT * s.fought.sum()
    if waits == ABILITIES:
        return turn + 1 + s.order_i
    if waits == TRIBE_PHASE:
        return turn + 10 + s.order_i
    if waits == GOD_PHASE:
        return turn + 20 + s.order_i
    if waits == SACRIFICES:
        return turn + 1 + s.order_i
    if waits == ROUNDS:
        return turn + 10 + s.a[0]
    if waits == THIRD_ACTIONS:
        return turn + 20 + s.a[0]
    if waits == REWARD_WINNER:
        return turn + 30
    if waits == WIN_BONUS:
        return turn + 31
    if waits == MAJORITY:
        return turn + 32
    if waits == CLEAN_UP:
        return turn + 33
    if waits == ASK_PICK:
        return turn + 1 + cards_picked(s)
    if waits == ASK_CONFLICT or waits == OVER:
        return turn + 39
    return turn


@rule
def cards_picked(s: State) -> int:
    """The number of seats with a card face down, which is public."""
    n = 0
    for p in range(s.players_n):
        for card in range(N_CARDS):
            n += s.players[p].cards[card] == PICKED
    return n


@rule
def resting(s: State) -> bool:
    """Whether the position is quiet: nothing is only announced, paid or chosen in part.

    Steps with several targets are quiet after each of them: each target is complete, and the
    estimate includes the rest of the effect.
    """
    if s.current_player < 0:
        return True
    decision = s.asked[s.depth - 1]
    if decision == ASK_SACRIFICE:
        return s.b[s.depth - 1] == 0
    half = decision == ASK_SUMMON or decision == ASK_CONFLUENCE or decision == ASK_OPTION
    half = half or decision == ASK_CANCEL or decision == ASK_APPEASE or decision == ASK_PAY
    return not (half or decision == ASK_USE_TOKEN or decision == ASK_TIE)


@rule
def secret(s: State) -> bool:
    """Whether the current choice is secret: a card is put face down."""
    return s.depth > 0 and s.asked[s.depth - 1] == ASK_PICK


@rule
def revealed(s: State) -> int:
    """A key of the face-up cards."""
    key = 0
    for p in range(s.players_n):
        for card in range(N_CARDS):
            if s.players[p].cards[card] == FACE_UP:
                key += (card + 1) * (N_CARDS + 1) ** p
    return key


@rule
def cards_to_come(s: State) -> bool:
    """Whether cards of this Conflict are still to be revealed or played."""
    waits = s.asked[0]
    return waits == ROUNDS or waits == ASK_PICK or waits == REVEAL


@rule
def to_sacrifice(s: State, seat: int) -> bool:
    """Whether the seat must still decide in this consecrated region, or is deciding now."""
    if s.asked[0] != SACRIFICES:
        return False
    for i in range(max(0, s.order_i - 1), s.order_n):
        if s.order[i] == seat:
            return True
    return False


@rule
def expect_deployment(s: State, numbers: Numbers) -> int:
    """Estimate the units that each seat will deploy in each region; returns how many seats must
    deploy."""
    waits = s.asked[0]
    if waits != ABILITIES and waits != TRIBE_PHASE and waits != BEGIN_ERA and waits != ASK_TOKEN:
        for p in range(s.players_n):
            numbers[FIRST + p] = N_REGIONS
        return 0
    waiting = 0
    for p in range(s.players_n):
        first = 0
        if waits == TRIBE_PHASE:
            for i in range(s.order_i):
                if s.order[i] == p:
                    first = N_REGIONS
            if s.order_i > 0 and s.order[s.order_i - 1] == p:
                first = max(0, s.b[1] - DEPLOY_FROM - 1)
        numbers[FIRST + p] = first
        me = s.players[p]
        regions = 0
        for region in range(first, N_REGIONS):
            regions += s.inhabited[region] == 1 and me.hero != region
        if me.hero == NOTHING:
            regions -= 1
        if regions > 0:
            waiting += first == 0
            here = (me.reserve[0] + me.reserve[1]) / regions
            numbers[SHARE + p] = min(float(MOST_DEPLOYED), here)
    return waiting
