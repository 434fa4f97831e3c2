"""A turn: beg, then place workers or pick them up."""

from sacbe.kernel import lowest, rule

from ..data import N_TEMPLES, N_WHEELS, SPACES
from ..state import (
    ASK_PICK_UP,
    ASK_PLACE,
    ASK_TURN,
    ASK_USE,
    BEG,
    END_TURN,
    MOST_PLAYERS,
    PICK_UP,
    PLACE,
    REFILL,
    STARTING_SPACE,
    TURN_OVER,
    Actions,
    Player,
    State,
)
from .stack import add, offer, push
from .temples import above_bottom

BEGGARS_CORN = 3
FULL = 1 << 30  # more than any corn: "no free space" in searches for the lowest space


@rule
def lowest_free(s: State, wheel: int) -> int:
    """The lowest-numbered free space of a wheel, or FULL."""
    occupied = s.dummies[wheel]
    for p in range(MOST_PLAYERS):
        occupied |= s.players[p].wheel[wheel]
    space = lowest(~occupied)
    return space if space < SPACES[wheel] else FULL


@rule
def may_beg(me: Player) -> bool:
    """Only with less than three corn, and not at the bottom of every temple (J11)."""
    return me.corn < BEGGARS_CORN and above_bottom(me)


@rule
def legal_place(s: State, me: Player, out: Actions) -> None:
    """Wheels whose lowest free space can be paid, and the starting-player space."""
    if me.hand == 0:
        return
    n = out.n
    purse = me.corn - s.placed
    for wheel in range(N_WHEELS):
        n = offer(out, n, PLACE + wheel, lowest_free(s, wheel) <= purse)
    out.n = offer(out, n, PLACE + STARTING_SPACE, s.starting_space < 0 and purse >= 0)


@rule
def legal_pick_up(me: Player, out: Actions) -> None:
    """Every own worker on a wheel."""
    n = out.n
    for wheel in range(N_WHEELS):
        workers = me.wheel[wheel]
        while workers:
            out.ids[n] = PICK_UP + 8 * wheel + lowest(workers)
            n += 1
            workers &= workers - 1
    out.n = n


@rule
def legal_turn(s: State, me: Player, begged: int, out: Actions) -> None:
    """Beg, place or pick up. Without a worker to pick up or corn to place: beg, or place for
    pity."""
    if not begged and may_beg(me):
        for temple in range(N_TEMPLES):
            out.n = offer(out, out.n, BEG + temple, me.temple[temple] > 0)
    legal_place(s, me, out)
    legal_pick_up(me, out)
    if out.n == 0:
        legal_pity(s, out)


@rule
def legal_pity(s: State, out: Actions) -> None:
    """The cheapest free spaces, for all the corn of the player (J12)."""
    cheapest = FULL
    for wheel in range(N_WHEELS):
        cheapest = min(cheapest, lowest_free(s, wheel))
    for wheel in range(N_WHEELS):
        if lowest_free(s, wheel) == cheapest:
            add(out, PLACE + wheel)


@rule
def beg(s: State, me: Player, temple: int) -> None:
    """Corn becomes three, for a step down on a temple."""
    me.corn = BEGGARS_CORN
    me.temple[temple] -= 1
    push(s, ASK_TURN, 1)


@rule
def place(s: State, me: Player, wheel: int) -> None:
    """Put a worker on a wheel or the starting-player space and pay for it."""
    cost = s.placed
    me.hand -= 1
    s.placed += 1
    if wheel == STARTING_SPACE:
        s.starting_space = s.seat
    else:
        space = lowest_free(s, wheel)
        cost += space
        me.wheel[wheel] |= 1 << space
    if cost <= me.corn:
        me.corn -= cost
        push(s, ASK_PLACE)
    else:  # pity: exactly one worker for all the corn, and the turn ends
        me.corn = 0
        end_turn(s)


@rule
def pick_up(s: State, me: Player, wheel: int, space: int) -> None:
    """Return a worker to the hand; its action is next."""
    me.wheel[wheel] ^= 1 << space
    me.hand += 1
    push(s, ASK_PICK_UP)
    push(s, ASK_USE, wheel, space)


@rule
def end_turn(s: State) -> None:
    """Refill the display, then the corn of the starting-player space, then the next player."""
    push(s, TURN_OVER)
    if s.placed == 0:  # buildings are taken only when picking up
        push(s, REFILL)


@rule
def legal_more_places(s: State, me: Player, out: Actions) -> None:
    """Another worker, or end the turn."""
    legal_place(s, me, out)
    add(out, END_TURN)


@rule
def legal_more_pick_ups(me: Player, out: Actions) -> None:
    """Another worker, or end the turn."""
    legal_pick_up(me, out)
    add(out, END_TURN)


@rule
def begin_turn(s: State, seat: int) -> None:
    """The turn of a seat begins."""
    s.seat = seat
    s.placed = 0
    push(s, ASK_TURN, 0)
