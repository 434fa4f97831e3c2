"""The calendar: end of turn and round, Food Days, the change of age, passing days."""

from sacbe.kernel import rule

from ..data import (
    AGE_FIRST,
    FOOD_DAYS,
    HOLES,
    N_WHEELS,
    SHOWN_BUILDINGS,
    SPACES,
    WORKERS,
)
from ..state import (
    ADVANCE_DAYS,
    ASK_BUILDING,
    ASK_DAYS,
    CALENDAR,
    CHICHEN_ITZA,
    FINAL_SCORING,
    FOOD_DAY,
    GONE,
    PILE,
    QUARTERS,
    REFILL,
    SLOT,
    TEMPLE_REWARDS,
    Player,
    State,
)
from .stack import push
from .temples import reward_goods, reward_points
from .turn import begin_turn

MEAL = 2  # corn that a worker needs on a Food Day
HUNGER = 3 * QUARTERS  # points lost for every unfed worker
LAST_FOOD_DAY = len(FOOD_DAYS) - 1
BAN = 6  # a worker on space 6 of a small wheel prevents an advance of two days
BAN_CHICHEN = 9


@rule
def refill(s: State) -> None:
    """Chance fills the lowest empty slot; an exhausted pile leaves it empty (J36)."""
    slots = 0
    pile = 0
    for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
        where = s.building_at[building]
        if where >= SLOT:
            slots |= 1 << (where - SLOT)
        pile += where == PILE
    slot = 0
    while (slots >> slot) & 1:
        slot += 1
    if slot < SHOWN_BUILDINGS and pile > 0:
        push(s, REFILL)
        push(s, ASK_BUILDING, slot)


@rule
def turn_over(s: State) -> None:
    """Corn from the calendar for the player who took the starting space, then the next player."""
    if s.starting_space == s.seat:
        s.players[s.seat].corn += s.tooth_corn
        s.tooth_corn = 0
    s.placed = 0
    s.turns += 1
    if s.turns < s.players_n:
        begin_turn(s, (s.seat + 1) % s.players_n)
    else:
        push(s, CALENDAR)
        if s.day >= FOOD_DAYS[s.food_days]:  # or if two days skipped over it
            push(s, FOOD_DAY)


@rule
def feed(me: Player, workers: int) -> None:
    """Feed as many workers as possible; each of the others costs three points (J33)."""
    hungry = workers - me.fed
    meal = MEAL - me.frugal
    if hungry > 0 and meal > 0:
        num_fed = min(hungry, me.corn // meal)
        me.corn -= num_fed * meal
        me.vp -= HUNGER * (hungry - num_fed)


@rule
def food_day(s: State) -> None:
    """Feed; on the second Food Day the buildings change age; then the temples reward."""
    for p in range(s.players_n):
        feed(s.players[p], workers_in_play(s.players[p]))
    push(s, TEMPLE_REWARDS)
    if s.food_days == 1:
        for building in range(AGE_FIRST[1], AGE_FIRST[2]):
            if s.building_at[building] >= SLOT or s.building_at[building] == PILE:
                s.building_at[building] = GONE
        s.age = 2
        push(s, REFILL)


@rule
def temple_rewards(s: State) -> None:
    """Goods in the middle of an age, points at its end; then count this Food Day."""
    if s.food_days % 2 == 0:
        reward_goods(s)
    else:
        reward_points(s)
    s.food_days += 1


@rule
def two_days_allowed(s: State, seat: int) -> bool:
    """Only with the light side up, and if no player's worker would miss its last action."""
    if s.players[seat].light == 0 or s.food_days == LAST_FOOD_DAY:
        return False
    for p in range(s.players_n):
        for wheel in range(N_WHEELS):
            ban = BAN_CHICHEN if wheel == CHICHEN_ITZA else BAN
            if (s.players[p].wheel[wheel] >> ban) & 1:
                return False
    return True


@rule
def calendar(s: State) -> None:
    """The worker on the starting space returns and the marker moves; otherwise add corn."""
    seat = s.starting_space
    if seat < 0:
        s.tooth_corn += 1
    else:
        s.starting_space = -1
        s.players[seat].hand += 1
        s.starter = (seat + 1) % s.players_n if s.starter == seat else seat  # J38
        if two_days_allowed(s, seat):
            push(s, ASK_DAYS, seat)
            return
    push(s, ADVANCE_DAYS, 1)


@rule
def choose_days(s: State, seat: int, days: int) -> None:
    """Advance one or two days; two turn the player board to its dark side."""
    if days == 2:
        s.players[seat].light = 0
    push(s, ADVANCE_DAYS, days)


@rule
def turn_wheels(s: State) -> None:
    """Move every worker up one space; from the last space a player's worker falls off."""
    for wheel in range(N_WHEELS):
        end = 1 << SPACES[wheel]
        for p in range(s.players_n):
            me = s.players[p]
            me.wheel[wheel] <<= 1
            if me.wheel[wheel] & end:
                me.wheel[wheel] ^= end
                me.hand += 1
        around = s.dummies[wheel] << 1
        s.dummies[wheel] = (around | around >> HOLES[wheel]) & ((1 << HOLES[wheel]) - 1)


@rule
def advance_days(s: State, days: int) -> None:
    """Advance the day counter and the wheels; then the next round, or the end."""
    s.day += days
    for _ in range(days):
        turn_wheels(s)
    if s.food_days == LAST_FOOD_DAY:
        push(s, FINAL_SCORING)
    else:
        s.round += 1
        s.turns = 0
        begin_turn(s, s.starter)


@rule
def workers_in_play(me: Player) -> int:
    """Every worker that is not in the bank."""
    return WORKERS - me.bank
