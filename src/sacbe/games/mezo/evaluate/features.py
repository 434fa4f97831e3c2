"""What the net of the evaluator looks at: a row of small numbers, most of them from -1 to 2.

The parts of the hand-made estimate come first, then the phase, the tribe, the current Conflict, the
regions still to be fought for, and the rivals. Cards count only if the viewer sees them.
"""

from sacbe.kernel import rule

from ..data import N_ERAS, N_GODS, N_REGIONS, N_SPACES
from ..rules.pieces import has_piece, hero_owner, is_present, unit_at, units_in
from ..rules.points import has, level
from ..state import (
    ABILITIES,
    ASK_PICK,
    FACE_UP,
    GOD_PHASE,
    IN_HAND,
    MOST_PLAYERS,
    N_ABILITIES,
    N_ACTIONS,
    N_CARDS,
    N_KINDS,
    NOTHING,
    PICKED,
    ROUNDS,
    SACRIFICES,
    THIRD_ACTIONS,
    TRIBE_PHASE,
    State,
)
from .regions import actions_left, altar_worth, likely_strength, majority_chance, win_chance
from .turns import to_sacrifice
from .weights import N_PARTS, REWARD, WIN_CHANCE, Numbers, Weights

# The row in groups; each function below fills one.
FIRST_PHASE = N_PARTS + 1
N_PHASE = 14
FIRST_TRIBE = FIRST_PHASE + N_PHASE
N_TRIBE = 13 + N_GODS + N_ABILITIES + 2 * N_CARDS + N_ACTIONS
FIRST_CONFLICT = FIRST_TRIBE + N_TRIBE
N_CONFLICT = 16
FIRST_REGIONS = FIRST_CONFLICT + N_CONFLICT
N_REGION_SUMS = 16
FIRST_RIVALS = FIRST_REGIONS + N_REGION_SUMS
N_RIVALS = 11
N_FEATURES = FIRST_RIVALS + N_RIVALS


@rule
def fill_features(
    s: State,
    seat: int,
    viewer: int,
    w: Weights,
    time: float,
    numbers: Numbers,
    parts: Numbers,
    x: Numbers,
) -> None:
    """Write all features of a seat into a row of zeros."""
    total = 0.0
    for i in range(N_PARTS):
        x[i] = parts[i] / 20.0
        total += parts[i]
    x[N_PARTS] = total / 50.0
    fill_phase(s, seat, time, x)
    fill_tribe(s, seat, viewer == seat, time, x)
    if s.conflict != NOTHING:
        fill_conflict(s, seat, w, numbers, x)
    fill_regions(s, seat, w, numbers, x)
    fill_rivals(s, seat, x)


@rule
def fill_phase(s: State, seat: int, time: float, x: Numbers) -> None:
    """When it is, and whose turn."""
    k = FIRST_PHASE
    x[k] = time / N_ERAS
    x[k + s.era] = 1.0
    waits = s.asked[0]
    x[k + 4] = waits == ABILITIES
    x[k + 5] = waits == TRIBE_PHASE
    x[k + 6] = waits == GOD_PHASE
    x[k + 7] = waits == ASK_PICK
    x[k + 8] = waits == ROUNDS
    x[k + 9] = waits == THIRD_ACTIONS
    x[k + 10] = waits == SACRIFICES
    x[k + 11] = s.current_player == seat
    x[k + 12] = s.players_n == 2
    x[k + 13] = s.players_n == 3


@rule
def fill_tribe(s: State, seat: int, sees_hidden: bool, time: float, x: Numbers) -> None:
    """Units, devotion, god, abilities and cards of the seat."""
    me = s.players[seat]
    k = FIRST_TRIBE
    for kind in range(N_KINDS):
        x[k + kind] = me.reserve[kind] / 6.0
        x[k + 2 + kind] = me.xibalba[kind] / 6.0
    x[k + 4] = (me.waiting[0] + me.waiting[1]) / 6.0
    x[k + 5] = me.glyphs / 6.0
    x[k + 6] = me.hero != NOTHING
    x[k + 7] = me.devotion / 20.0
    x[k + 8] = level(me) / 3.0
    x[k + 9] = level(me) * time / 6.0
    x[k + 10] = me.bonus / 4.0
    x[k + 11] = (me.reserve[0] + me.reserve[1]) * time / 12.0
    for space in range(2 * N_SPACES):
        x[k + 12] += (s.spaces[space] == 1 + seat) / 4.0
    k += 13
    if me.god != NOTHING:
        x[k + me.god] = 1.0
    k += N_GODS
    for ability in range(N_ABILITIES):
        x[k + ability] = has(me, ability)
    k += N_ABILITIES
    for card in range(N_CARDS):
        where = me.cards[card]
        x[k + card] = where == FACE_UP or (sees_hidden and where == PICKED)
        x[k + N_CARDS + card] = where == IN_HAND and sees_hidden
    k += 2 * N_CARDS
    for action in range(N_ACTIONS):
        x[k + action] = (me.covered >> action) & 1


@rule
def fill_conflict(s: State, seat: int, w: Weights, numbers: Numbers, x: Numbers) -> None:
    """The current Conflict: strengths, majorities, the actions left."""
    region = int(s.conflict)
    k = FIRST_CONFLICT
    mine = likely_strength(s, region, seat, w, numbers)
    best = 0.0
    rest = 0.0
    for p in range(s.players_n):
        if p != seat:
            force = likely_strength(s, region, p, w, numbers)
            best = max(best, force)
            rest += force
    x[k] = mine / 6.0
    x[k + 1] = best / 6.0
    x[k + 2] = rest / 12.0
    x[k + 3] = max(-3.0, min(3.0, mine - best)) / 3.0
    x[k + 4] = mine > best
    x[k + 5] = mine == best and mine > 0.0
    x[k + 6] = numbers[WIN_CHANCE]
    x[k + 7] = numbers[REWARD] / 8.0
    x[k + 8] = numbers[WIN_CHANCE] * numbers[REWARD] / 8.0
    x[k + 9] = region == s.consecrated
    x[k + 10] = actions_left(s, region) / 2.0
    for kind in range(N_KINDS):
        own = s.units[unit_at(region, seat, kind)]
        most = 0
        for p in range(s.players_n):
            if p != seat:
                most = max(most, s.units[unit_at(region, p, kind)])
        x[k + 11 + 2 * kind] = own / 3.0
        x[k + 12 + 2 * kind] = max(-2, min(2, own - most)) / 2.0
    x[k + 15] = hero_owner(s, region) == seat


@rule
def fill_regions(s: State, seat: int, w: Weights, numbers: Numbers, x: Numbers) -> None:
    """Sums over the regions that are still to be fought for, and over all structures."""
    k = FIRST_REGIONS
    for region in range(N_REGIONS):
        if s.inhabited[region] == 0:
            continue
        x[k] += has_piece(s, seat, region) / 2.0
        x[k + 1] += s.glyphs[MOST_PLAYERS * region + seat] / 3.0
        x[k + 2] += s.height[region] / 4.0
        if s.fought[region] == 1:
            continue
        mine = likely_strength(s, region, seat, w, numbers)
        best = 0.0
        for p in range(s.players_n):
            if p != seat:
                best = max(best, likely_strength(s, region, p, w, numbers))
        chance = win_chance(s, region, seat, 0.5, w, numbers)
        x[k + 3] += 0.25
        x[k + 4] += mine / 12.0
        x[k + 5] += best / 12.0
        x[k + 6] += max(-3.0, min(3.0, mine - best)) / 6.0
        x[k + 7] += (mine > best) / 2.0
        x[k + 8] += chance / 2.0
        if region == s.consecrated:
            x[k + 9] = chance
            x[k + 10] = max(-4.0, min(4.0, mine - best)) / 4.0
        else:
            x[k + 11] += chance * altar_worth(s, region, seat, w, numbers) / 8.0
            for kind in range(N_KINDS):
                share = majority_chance(s, region, seat, kind, 1.0, numbers)
                x[k + 12 + kind] += share / 2.0
        x[k + 14] += is_present(s, seat, region) / 2.0
        x[k + 15] += units_in(s, region, seat) / 6.0


@rule
def fill_rivals(s: State, seat: int, x: Numbers) -> None:
    """The other seats."""
    me = s.players[seat]
    rivals = s.players_n - 1.0
    most = -1
    ahead = 0
    k = FIRST_RIVALS
    for p in range(s.players_n):
        if p != seat:
            rival = s.players[p]
            most = max(most, rival.vp)
            ahead += rival.vp > me.vp
            x[k + 3] += (rival.reserve[0] + rival.reserve[1]) / 12.0 / rivals
            x[k + 4] += (rival.xibalba[0] + rival.xibalba[1]) / 12.0 / rivals
            x[k + 5] += rival.devotion / 20.0 / rivals
            x[k + 6] += rival.glyphs / 6.0 / rivals
            if s.conflict != NOTHING and s.conflict == s.consecrated:
                x[k + 7] += to_sacrifice(s, p) / rivals
    for region in range(N_REGIONS):
        for p in range(s.players_n):
            if p != seat:
                x[k + 8] += units_in(s, region, p) / 12.0 / rivals
                x[k + 9] += has_piece(s, p, region) / 2.0 / rivals
    x[k] = most / 100.0
    x[k + 1] = (me.vp - most) / 20.0
    x[k + 2] = ahead / rivals
    if s.conflict != NOTHING and s.conflict == s.consecrated:
        x[k + 10] = to_sacrifice(s, seat)
