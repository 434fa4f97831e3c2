"""What the net of the evaluator looks at: a row of small numbers, most of them from -1 to 2.

The parts of the hand-made estimate come first. The net learns what they miss, so there are also
products that a sum of prices cannot express: architecture with affordable buildings, workers with
corn, technologies with the time and the workers to use them.
"""

from sacbe.kernel import ones, rule

from ..data import (
    AGE_FIRST,
    BUILDING_COST,
    HARVEST_CORN,
    MONUMENT_COST,
    N_BLOCKS,
    N_BUILDINGS,
    N_MONUMENTS,
    N_TECHS,
    N_TEMPLES,
    N_WHEELS,
    ROUNDS,
    SKULL_SPACES,
)
from ..rules.calendar import LAST_FOOD_DAY, MEAL, workers_in_play
from ..rules.scoring import monument_points
from ..state import (
    AGRICULTURE,
    ARCHITECTURE,
    CHICHEN_ITZA,
    EXTRACTION,
    PALENQUE,
    QUARTERS,
    SLOT,
    THEOLOGY,
    TIKAL,
    TOP_LEVEL,
    UXMAL,
    YAXCHILAN,
    State,
)
from .prices import to_act, turns_to_food
from .weights import MOST_SPACES, N_PARTS, Numbers
from .workers import corn_in_time

# The row in groups; each function below fills one.
FIRST_TIME = N_PARTS + 1
N_TIME = 13
FIRST_GOODS = FIRST_TIME + N_TIME
N_GOODS = 21
FIRST_TEMPLES = FIRST_GOODS + N_GOODS
N_TEMPLE = 5
FIRST_TECHS = FIRST_TEMPLES + N_TEMPLE * N_TEMPLES
N_LEVEL = 2
FIRST_PRODUCTS = FIRST_TECHS + N_LEVEL * TOP_LEVEL * N_TECHS
N_PRODUCTS = 13
FIRST_TILES = FIRST_PRODUCTS + N_PRODUCTS
N_TILES = 14
FIRST_WHEELS = FIRST_TILES + N_TILES
N_WHEEL = 4
FIRST_OTHERS = FIRST_WHEELS + N_WHEEL * N_WHEELS
N_OTHERS = 10
N_FEATURES = FIRST_OTHERS + N_OTHERS


@rule
def fill_features(s: State, seat: int, turns: int, parts: Numbers, x: Numbers) -> None:
    """Write all features of a seat into a row of zeros."""
    total = 0.0
    for i in range(N_PARTS):
        x[i] = parts[i] / 20.0
        total += parts[i]
    x[N_PARTS] = total / 50.0
    left = turns / ROUNDS
    fill_time(s, seat, left, x)
    fill_goods(s, seat, turns, x)
    fill_temples(s, seat, left, x)
    fill_products(s, seat, left, x)
    fill_tiles(s, seat, left, x)
    fill_wheels(s, seat, x)
    fill_others(s, seat, x)


@rule
def fill_time(s: State, seat: int, left: float, x: Numbers) -> None:
    """When it is, and who plays."""
    k = FIRST_TIME
    x[k] = left
    x[k + 1] = left * left
    if s.food_days < LAST_FOOD_DAY:
        soon = turns_to_food(s, seat)
        x[k + 2] = soon / 8.0
        x[k + 3] = soon <= 1
        x[k + 4 + s.food_days] = 1.0
    x[k + 8] = to_act(s, seat)
    x[k + 9] = s.current_player == seat
    x[k + 10] = s.starter == seat
    x[k + 11] = s.players_n == 2
    x[k + 12] = s.players_n == 3


@rule
def fill_goods(s: State, seat: int, turns: int, x: Numbers) -> None:
    """Corn, blocks, skulls, workers and their food."""
    me = s.players[seat]
    left = turns / ROUNDS
    workers = workers_in_play(me)
    k = FIRST_GOODS
    x[k] = me.corn / 10.0
    x[k + 1] = min(6, me.corn) / 6.0
    x[k + 2] = min(me.corn, 3 * workers) / (3.0 * workers)
    for b in range(N_BLOCKS):
        x[k + 3 + b] = me.blocks[b] / 4.0
    x[k + 6] = me.skulls / 3.0
    x[k + 7] = me.hand / 3.0
    x[k + 8] = (workers - 3) / 3.0
    x[k + 9] = workers * left / 4.0
    x[k + 10] = me.hand * min(6, me.corn) / 12.0
    x[k + 11] = me.corn_tiles / 3.0
    x[k + 12] = me.wood_tiles / 3.0
    x[k + 13] = me.light
    x[k + 14] = me.fed / 3.0
    x[k + 15] = me.frugal
    if s.food_days < LAST_FOOD_DAY:
        soon = turns_to_food(s, seat)
        need = max(0, workers - me.fed) * max(0, MEAL - me.frugal)
        short = max(0, need - me.corn)
        harvest = corn_in_time(s, me, to_act(s, seat), soon) if soon > 0 else 0.0
        x[k + 16] = need / 8.0
        x[k + 17] = short / 6.0
        x[k + 18] = max(0.0, short - harvest) / 6.0
        x[k + 19] = max(0.0, short - harvest) / 6.0 * max(0.0, 1.0 - soon / 4.0)
        x[k + 20] = harvest / 8.0


@rule
def fill_temples(s: State, seat: int, left: float, x: Numbers) -> None:
    """Steps and leads on the temples, and all technologies with the time to use them."""
    me = s.players[seat]
    k = FIRST_TEMPLES
    for temple in range(N_TEMPLES):
        step = me.temple[temple]
        highest = 0
        for p in range(s.players_n):
            if p != seat:
                highest = max(highest, s.players[p].temple[temple])
        x[k] = step / 4.0
        x[k + 1] = max(-2, min(2, step - highest)) / 2.0
        x[k + 2] = highest / 4.0
        x[k + 3] = step * left / 4.0
        x[k + 4] = step > highest
        k += N_TEMPLE
    for tech in range(N_TECHS):
        for level in range(TOP_LEVEL):
            if me.tech[tech] > level:
                x[k] = 1.0
                x[k + 1] = left
            k += N_LEVEL


@rule
def fill_products(s: State, seat: int, left: float, x: Numbers) -> None:
    """Technologies with what they work on."""
    me = s.players[seat]
    workers = workers_in_play(me)
    blocks = me.blocks[0] + me.blocks[1] + me.blocks[2]
    k = FIRST_PRODUCTS
    x[k] = me.tech[AGRICULTURE] * workers * left / 8.0
    x[k + 1] = me.tech[AGRICULTURE] * ones(me.wheel[PALENQUE]) / 3.0
    x[k + 2] = me.tech[EXTRACTION] * workers * left / 8.0
    x[k + 3] = me.tech[EXTRACTION] * ones(me.wheel[YAXCHILAN]) / 3.0
    x[k + 4] = me.tech[ARCHITECTURE] * workers * left / 8.0
    x[k + 5] = me.tech[ARCHITECTURE] * blocks / 8.0
    x[k + 6] = me.tech[ARCHITECTURE] * (ones(me.wheel[TIKAL]) + ones(me.wheel[UXMAL])) / 3.0
    x[k + 7] = me.tech[ARCHITECTURE] * me.tech[EXTRACTION] * left / 4.0
    x[k + 8] = me.tech[ARCHITECTURE] * min(12, me.corn) * left / 12.0
    x[k + 9] = me.tech[THEOLOGY] * me.skulls / 4.0
    x[k + 10] = me.tech[THEOLOGY] * ones(me.wheel[CHICHEN_ITZA]) / 3.0
    x[k + 11] = blocks * left / 6.0
    x[k + 12] = blocks * ones(me.wheel[TIKAL]) / 6.0


@rule
def fill_tiles(s: State, seat: int, left: float, x: Numbers) -> None:
    """Buildings and monuments, owned and on display, skulls and the jungle."""
    me = s.players[seat]
    saving = me.tech[ARCHITECTURE] >= TOP_LEVEL
    k = FIRST_TILES
    for building in range(N_BUILDINGS):
        if s.building_at[building] == seat:
            x[k] += 0.25
    payable = 0
    nearly = 0
    for building in range(AGE_FIRST[s.age], AGE_FIRST[s.age + 1]):
        if s.building_at[building] >= SLOT:
            missing = -int(saving)
            for b in range(N_BLOCKS):
                missing += max(0, BUILDING_COST[building, b] - me.blocks[b])
            payable += missing <= 0
            nearly += missing == 1
    x[k + 1] = payable / 3.0
    x[k + 2] = nearly / 3.0
    x[k + 3] = me.tech[ARCHITECTURE] * payable / 6.0
    x[k + 4] = me.tech[ARCHITECTURE] * nearly * left / 4.0
    best = 0.0
    second = 0.0
    near = 0.0
    for monument in range(N_MONUMENTS):
        where = s.monument_at[monument]
        if where == seat:
            x[k + 5] += 1.0
            x[k + 6] += monument_points(s, seat, monument) / 20.0
        elif where >= SLOT:
            points = float(monument_points(s, seat, monument))
            available = 0
            cost = 0
            for b in range(N_BLOCKS):
                cost += MONUMENT_COST[monument, b]
                available += min(me.blocks[b], MONUMENT_COST[monument, b])
            near = max(near, points * available / cost)
            second = max(second, min(best, points))
            best = max(best, points)
    x[k + 7] = best / 20.0
    x[k + 8] = second / 20.0
    x[k + 9] = near / 20.0
    spaces = SKULL_SPACES - ones(s.chichen)
    x[k + 10] = spaces / 9.0
    x[k + 11] = min(spaces, me.skulls) * left / 2.0
    x[k + 12] = s.skulls / 13.0
    for space in range(2, len(HARVEST_CORN)):
        x[k + 13] += (s.jungle_corn[space] + s.jungle_wood[space]) / 16.0


@rule
def fill_wheels(s: State, seat: int, x: Numbers) -> None:
    """Workers on the wheels: how many, how far, and those of the others."""
    k = FIRST_WHEELS
    for wheel in range(N_WHEELS):
        bits = s.players[seat].wheel[wheel]
        x[k] = ones(bits) / 2.0
        for hole in range(MOST_SPACES):
            if (bits >> hole) & 1:
                x[k + 1] += hole / 8.0
                x[k + 2] = hole / 5.0
        for p in range(s.players_n):
            if p != seat:
                x[k + 3] += ones(s.players[p].wheel[wheel]) / 4.0
        k += N_WHEEL


@rule
def fill_others(s: State, seat: int, x: Numbers) -> None:
    """The other seats."""
    me = s.players[seat]
    rivals = s.players_n - 1.0
    most = -1000
    k = FIRST_OTHERS
    for p in range(s.players_n):
        if p != seat:
            rival = s.players[p]
            most = max(most, rival.vp)
            x[k + 2] += workers_in_play(rival) / 4.0 / rivals
            x[k + 4] += rival.corn / 10.0 / rivals
            x[k + 5] += rival.skulls / 3.0 / rivals
            for tech in range(N_TECHS):
                x[k + 3] += rival.tech[tech] / 4.0 / rivals
            for b in range(N_BLOCKS):
                x[k + 6] += rival.blocks[b] / 4.0 / rivals
            for temple in range(N_TEMPLES):
                x[k + 7] += rival.temple[temple] / 8.0 / rivals
    for building in range(N_BUILDINGS):
        owner = s.building_at[building]
        if owner >= 0 and owner < s.players_n and owner != seat:
            x[k + 8] += 0.25 / rivals
    for monument in range(N_MONUMENTS):
        owner = s.monument_at[monument]
        if owner >= 0 and owner < s.players_n and owner != seat:
            x[k + 9] += 1.0 / rivals
    x[k] = most / QUARTERS / 50.0
    x[k + 1] = (me.vp - most) / QUARTERS / 20.0
