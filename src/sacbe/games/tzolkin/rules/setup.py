"""Set-up: chance reveals, deals and places dummies; every seat keeps two of its tiles."""

from sacbe.kernel import lowest, rule, table

from ..data import (
    DUMMIES,
    DUMMY_SPACE,
    DUMMY_WHEEL,
    HOLES,
    MONUMENTS_PER_PLAYER,
    MORE_MONUMENTS,
    N_MONUMENTS,
    N_TEMPLES,
    N_WEALTH,
    NO_EFFECT,
    SKULLS,
    WEALTH_EFFECTS,
    WORKERS,
    WORKERS_AT_START,
)
from ..state import (
    ASK_DEAL,
    ASK_DUMMY,
    ASK_KEEP,
    ASK_MONUMENT,
    ASK_STARTING_SEAT,
    BAG,
    CHICHEN_ITZA,
    DEAL,
    DEALT,
    DREW_DUMMY,
    KEEP,
    KEPT,
    PILE,
    PLACE_DUMMIES,
    RECEIVE_WEALTH,
    REFILL,
    SHOW_MONUMENTS,
    SLOT,
    Actions,
    Options,
    State,
)
from .buildings import take_effect
from .stack import offer, push
from .turn import begin_turn

START_STEP = 1
TILES_DEALT = 4
TILES_KEPT = 2
# By number of players: two bits per seat, how many tiles it has still to keep.
ALL_OWE = table([sum(TILES_KEPT << 2 * p for p in range(players)) for players in range(5)])


@rule
def init(s: State, players: int, options: Options) -> None:
    """Initialise a zeroed record for a number of players."""
    s.players_n = players
    s.starting_option = options.starting_seat
    s.draft = options.draft
    s.starter = s.starting_option
    s.starting_space = -1
    s.round = 1
    s.age = 1
    s.skulls = SKULLS
    s.dummies_left = DUMMIES[players]
    s.building_at.fill(PILE)
    s.monument_at.fill(PILE)
    for space in range(2, 6):
        if space == 2:
            s.jungle_corn[space] = players
        else:
            s.jungle_wood[space] = players
    for p in range(players):
        me = s.players[p]
        me.hand = WORKERS_AT_START
        me.bank = WORKERS - WORKERS_AT_START
        me.light = 1
        for temple in range(N_TEMPLES):
            me.temple[temple] = START_STEP
    push(s, RECEIVE_WEALTH)
    if s.draft:
        push(s, ASK_KEEP, ALL_OWE[players])
    push(s, PLACE_DUMMIES)
    push(s, DEAL)
    push(s, REFILL)
    push(s, SHOW_MONUMENTS)
    if s.starter < 0:
        push(s, ASK_STARTING_SEAT)


@rule
def show_monuments(s: State) -> None:
    """Reveal two more monuments than there are players."""
    count = 0
    for monument in range(N_MONUMENTS):
        count += s.monument_at[monument] >= SLOT
    if count < MONUMENTS_PER_PLAYER * s.players_n + MORE_MONUMENTS:
        push(s, SHOW_MONUMENTS)
        push(s, ASK_MONUMENT, count)


@rule
def deal(s: State) -> None:
    """Deal four tiles secretly to each seat in ascending order; without draft two, face up."""
    count = 0
    for tile in range(N_WEALTH):
        count += s.wealth_at[tile] != BAG
    seat = count // (TILES_DEALT if s.draft else TILES_KEPT)
    if seat < s.players_n:
        push(s, DEAL)
        push(s, ASK_DEAL, seat)


@rule
def deal_tile(s: State, seat: int, tile: int) -> None:
    """Deal a tile to a seat."""
    s.wealth_at[tile] = (DEALT if s.draft else KEPT) + seat


@rule
def place_dummies(s: State) -> None:
    """With two or three players, place dummies until none is left."""
    if s.dummies_left > 0:
        push(s, PLACE_DUMMIES)
        push(s, ASK_DUMMY)


@rule
def place_dummy(s: State, tile: int) -> None:
    """Place a dummy on the printed space; the first on a small wheel adds one in the opposite hole
    (J17)."""
    s.wealth_at[tile] = DREW_DUMMY
    wheel = DUMMY_WHEEL[tile]
    space = DUMMY_SPACE[tile]
    first = s.dummies[wheel] == 0
    s.dummies[wheel] |= 1 << space
    s.dummies_left -= 1
    if first and wheel != CHICHEN_ITZA and s.dummies_left > 0:
        s.dummies[wheel] |= 1 << ((space + HOLES[wheel] // 2) % HOLES[wheel])
        s.dummies_left -= 1


@rule
def must_keep_tile(s: State, seat: int) -> bool:
    """Whether this seat has still to keep a tile."""
    return (s.a[s.depth - 1] >> 2 * seat) & 3 > 0


@rule
def next_to_keep(s: State) -> int:
    """The lowest seat that must still choose: the order for search and adapters."""
    return int(lowest(s.a[s.depth - 1]) // 2)


@rule
def legal_keep(s: State, seat: int, out: Actions) -> None:
    """The tiles dealt to this seat and not yet kept."""
    if must_keep_tile(s, seat):
        for tile in range(N_WEALTH):
            out.n = offer(out, out.n, KEEP + tile, s.wealth_at[tile] == DEALT + seat)


@rule
def keep(s: State, remaining: int, seat: int, tile: int) -> None:
    """Keep a tile; all choices remain hidden until the last seat has chosen."""
    s.wealth_at[tile] = KEPT + seat
    remaining -= 1 << 2 * seat
    if remaining > 0:
        push(s, ASK_KEEP, remaining)


@rule
def receive_wealth(s: State) -> None:
    """Gain the benefits in seating order from the starting player; discard the other tiles."""
    for i in range(s.players_n):
        p = (s.starter + i) % s.players_n
        for tile in range(N_WEALTH):
            if s.wealth_at[tile] == KEPT + p:
                effect = 0
                while WEALTH_EFFECTS[tile, effect, 0] != NO_EFFECT:
                    verb, n = WEALTH_EFFECTS[tile, effect, 0], WEALTH_EFFECTS[tile, effect, 1]
                    take_effect(s, s.players[p], verb, n)
                    effect += 1
            elif s.wealth_at[tile] == DEALT + p:
                s.wealth_at[tile] = BAG
    begin_turn(s, s.starter)
