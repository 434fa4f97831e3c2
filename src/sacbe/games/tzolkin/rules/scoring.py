"""The end of the game: leftover goods, skulls, monuments, and the winners."""

from sacbe.kernel import ones, rule

from ..data import (
    BUILDING_CATEGORY,
    BY_FINISHED_TECHS,
    BY_WORKERS,
    MONUMENT_CATEGORY,
    MONUMENT_FORMULA,
    MONUMENT_NUMBERS,
    N_BLOCKS,
    N_BUILDINGS,
    N_MONUMENTS,
    N_TECHS,
    N_TEMPLES,
    N_WHEELS,
    PER_CATEGORY,
    PER_CORN_TILE,
    PER_MONUMENT_BUILT,
    PER_SKULL_ON_CHICHEN_ITZA,
    PER_STEP_OF_BEST_TEMPLE,
    PER_TECH_LEVEL,
    PER_TILE,
    PER_WOOD_TILE,
    PRICE,
    TEMPLE_POINTS,
    TEMPLE_VP,
)
from ..state import MOST_PLAYERS, QUARTERS, TOP_LEVEL, Player, State
from .calendar import workers_in_play

SKULL_POINTS = 3 * QUARTERS
START_STEP = 1


@rule
def leftover_quarters(me: Player) -> int:
    """Blocks become corn at market rates, four corn are a point; three points a skull (J16)."""
    quarters = me.corn + SKULL_POINTS * me.skulls
    for block in range(N_BLOCKS):
        quarters += PRICE[block] * me.blocks[block]
    return quarters


@rule
def tiles_owned(s: State, seat: int, category: int) -> int:
    """Buildings and monuments of a seat, of one category or (-1) of all (J25, J34)."""
    n = 0
    for building in range(N_BUILDINGS):
        if s.building_at[building] == seat:
            n += category < 0 or BUILDING_CATEGORY[building] == category
    for monument in range(N_MONUMENTS):
        if s.monument_at[monument] == seat:
            n += category < 0 or MONUMENT_CATEGORY[monument] == category
    return n


@rule
def monuments_built(s: State) -> int:
    """The number of monuments built by all players."""
    n = 0
    for monument in range(N_MONUMENTS):
        n += s.monument_at[monument] >= 0 and s.monument_at[monument] < MOST_PLAYERS
    return n


@rule
def finished_techs(me: Player) -> int:
    """The number of tracks at level 3."""
    n = 0
    for tech in range(N_TECHS):
        n += me.tech[tech] == TOP_LEVEL
    return n


@rule
def tech_levels(me: Player) -> int:
    """The sum of levels; bonuses are not levels."""
    n = 0
    for tech in range(N_TECHS):
        n += me.tech[tech]
    return n


@rule
def monument_points(s: State, seat: int, monument: int) -> int:
    """The points of a monument for a seat that owns it."""
    me = s.players[seat]
    formula = MONUMENT_FORMULA[monument]
    each = MONUMENT_NUMBERS[monument, 0]
    if formula == PER_CATEGORY:
        return int(each * tiles_owned(s, seat, MONUMENT_CATEGORY[monument]))
    if formula == PER_TILE:
        return int(each * tiles_owned(s, seat, -1))
    if formula == PER_CORN_TILE:
        return int(each * me.corn_tiles)
    if formula == PER_WOOD_TILE:
        return int(each * me.wood_tiles)
    if formula == PER_MONUMENT_BUILT:
        return int(MONUMENT_NUMBERS[monument, s.players_n - 2] * monuments_built(s))
    if formula == BY_FINISHED_TECHS:
        return int(MONUMENT_NUMBERS[monument, finished_techs(me)])
    if formula == PER_TECH_LEVEL:
        return int(each * tech_levels(me))
    if formula == BY_WORKERS:
        return int(MONUMENT_NUMBERS[monument, workers_in_play(me)])
    points = 0
    if formula == TEMPLE_POINTS:
        for temple in range(N_TEMPLES):
            points += TEMPLE_VP[temple, me.temple[temple]]
    elif formula == PER_STEP_OF_BEST_TEMPLE:
        for temple in range(N_TEMPLES):
            points = max(points, each * (me.temple[temple] - START_STEP))
    elif formula == PER_SKULL_ON_CHICHEN_ITZA:
        points = each * ones(s.chichen)
    return points


@rule
def final_scoring(s: State) -> None:
    """Score leftovers, skulls and monuments; only points change (J50)."""
    for p in range(s.players_n):
        s.players[p].vp += leftover_quarters(s.players[p])
        for monument in range(N_MONUMENTS):
            if s.monument_at[monument] == p:
                s.players[p].vp += QUARTERS * monument_points(s, p, monument)


@rule
def workers_on_wheels(me: Player) -> int:
    """The tie-break."""
    n = 0
    for wheel in range(N_WHEELS):
        n += ones(me.wheel[wheel])
    return n


@rule
def winners(s: State) -> int:
    """Bit p: seat p has won, or shares the victory, in the present position."""
    best = -(1 << 40)  # lower than any rank
    seats = 0
    for p in range(s.players_n):
        rank = 100 * s.players[p].vp + workers_on_wheels(s.players[p])
        if rank > best:
            best = rank
            seats = 0
        if rank == best:
            seats |= 1 << p
    return seats
