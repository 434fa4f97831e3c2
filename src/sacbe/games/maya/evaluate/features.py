"""What the net of the evaluator looks at: a row of small numbers, most of them from -1 to 2.

The parts of the hand-made estimate come first, then time and tiles, the groups of crops, the cities
that matter most to the seat, and the rivals. Of the racks only the viewer's own is used.
"""

import numpy as np

from sacbe.kernel import rule

from ..data import N_SITES
from ..rules.scoring import FIRST, SECOND
from ..state import MOST_PLAYERS, N_CROPS, N_KINDS, State
from .cities import at_size, likely_points
from .crops import GROUP, TILES, VALUE
from .turns import in_reserve, on_rack
from .weights import N_PARTS, Numbers, Weights

CITIES = 6  # those with the most points at stake
FIRST_TIME = N_PARTS + 1
N_TIME = 13
FIRST_CROPS = FIRST_TIME + N_TIME
N_CROP = 5
FIRST_CITIES = FIRST_CROPS + N_CROP * N_CROPS
N_CITY = 9
FIRST_SUMS = FIRST_CITIES + N_CITY * CITIES
N_SUMS = 9
FIRST_RIVALS = FIRST_SUMS + N_SUMS
N_RIVALS = 6
N_FEATURES = FIRST_RIVALS + N_RIVALS


@rule
def fill_features(
    s: State,
    seat: int,
    viewer: int,
    w: Weights,
    turns: float,
    numbers: Numbers,
    parts: Numbers,
    x: Numbers,
) -> None:
    """Write all features of a seat into a row of zeros."""
    total = 0.0
    for i in range(N_PARTS):
        x[i] = parts[i] / 50.0
        total += parts[i]
    x[N_PARTS] = total / 100.0
    fill_time(s, seat, turns, x)
    fill_crops(s, seat, viewer == seat, turns, numbers, x)
    fill_cities(s, seat, w, turns, x)
    fill_rivals(s, seat, x)


@rule
def fill_time(s: State, seat: int, turns: float, x: Numbers) -> None:
    """Time, tiles, and who is next."""
    me = s.players[seat]
    k = FIRST_TIME
    x[k] = turns / 20.0
    x[k + 1] = turns * turns / 400.0
    x[k + 2] = on_rack(s, seat) / 6.0
    x[k + 3] = in_reserve(s, seat) / 20.0
    x[k + 4] = me.turns / 20.0
    x[k + 5] = me.buried.sum() / 10.0
    x[k + 6] = ((seat - s.seat) % s.players_n) / 3.0
    x[k + 7] = s.seat == seat
    x[k + 8] = s.n_planted / 4.0 if s.seat == seat else 0.0
    x[k + 9] = s.starter == seat
    x[k + 10] = s.players_n == 2
    x[k + 11] = s.players_n == 3
    least = 100
    for p in range(s.players_n):
        least = min(least, on_rack(s, p) + in_reserve(s, p))
    x[k + 12] = least / 20.0


@rule
def fill_crops(
    s: State, seat: int, sees_rack: bool, turns: float, numbers: Numbers, x: Numbers
) -> None:
    """The best group of each crop and the tiles for it, the best crop first."""
    me = s.players[seat]
    planned = 0
    for place in range(N_CROPS):
        best = -1
        most = -1.0
        for crop in range(N_CROPS):
            worth = numbers[GROUP + crop] + numbers[VALUE + crop]
            if (planned >> crop) & 1 == 0 and worth > most:
                best = crop
                most = worth
        planned |= 1 << best
        k = FIRST_CROPS + N_CROP * place
        x[k] = numbers[GROUP + best] / 10.0
        x[k + 1] = numbers[TILES + best] / 5.0
        x[k + 2] = numbers[VALUE + best] / 8.0
        x[k + 3] = numbers[GROUP + best] * min(turns, float(numbers[TILES + best])) / 40.0
        if sees_rack:
            for kind in range(N_KINDS):
                if kind // 2 == best:
                    x[k + 4] += me.rack[kind] * (1 + (kind & 1)) / 4.0


@rule
def fill_cities(s: State, seat: int, w: Weights, turns: float, x: Numbers) -> None:
    """The cities with the most points at stake, and sums over all."""
    time = turns * s.players_n
    stake = np.zeros(N_SITES)
    k = FIRST_SUMS
    for site in range(N_SITES):
        if s.size[site] == 0 or s.scored[site] or s.ring[site] == 0:
            continue
        closed = time / (time + w.close * s.ring[site])
        points = likely_points(s, site, seat, float(s.size[site]), w, time)
        stake[site] = 0.01 + closed * (points + 0.25 * at_size(FIRST, float(s.size[site])))
        mine = s.strength[MOST_PLAYERS * site + seat]
        best = rival_strength(s, site, seat)
        x[k] += 0.25
        x[k + 1] += mine / 10.0
        x[k + 2] += best / 10.0
        x[k + 3] += (mine > best) / 3.0
        x[k + 4] += (mine == best and mine > 0) / 3.0
        x[k + 5] += closed * points / 30.0
        x[k + 6] += (mine > 0 and mine < best) / 3.0
        x[k + 7] += s.ring[site] / 20.0
        x[k + 8] += s.size[site] / 20.0
    for place in range(CITIES):
        top = 0
        for site in range(N_SITES):
            if stake[site] > stake[top]:
                top = site
        if stake[top] <= 0.0:
            return
        stake[top] = 0.0
        fill_city(s, seat, w, time, top, FIRST_CITIES + N_CITY * place, x)


@rule
def rival_strength(s: State, site: int, seat: int) -> int:
    """The strength of the best rival at a city."""
    best = 0
    for p in range(s.players_n):
        if p != seat:
            best = max(best, s.strength[MOST_PLAYERS * site + p])
    return best


@rule
def fill_city(s: State, seat: int, w: Weights, time: float, site: int, k: int, x: Numbers) -> None:
    """One city: size, room, strengths, points."""
    mine = s.strength[MOST_PLAYERS * site + seat]
    best = rival_strength(s, site, seat)
    second = 0
    for p in range(s.players_n):
        if p != seat:
            force = s.strength[MOST_PLAYERS * site + p]
            if force < best:
                second = max(second, force)
    closed = time / (time + w.close * s.ring[site])
    x[k] = s.size[site] / 5.0
    x[k + 1] = s.ring[site] / 6.0
    x[k + 2] = mine / 6.0
    x[k + 3] = best / 6.0
    x[k + 4] = second / 6.0
    x[k + 5] = max(-4, min(4, mine - best)) / 4.0
    x[k + 6] = closed
    x[k + 7] = closed * likely_points(s, site, seat, float(s.size[site]), w, time) / 15.0
    gap = at_size(FIRST, float(s.size[site])) - at_size(SECOND, float(s.size[site]))
    x[k + 8] = closed * gap * (1.0 if mine >= best else -1.0) / 15.0


@rule
def fill_rivals(s: State, seat: int, x: Numbers) -> None:
    """The other seats."""
    me = s.players[seat]
    rivals = s.players_n - 1.0
    most = 0
    k = FIRST_RIVALS
    for p in range(s.players_n):
        if p != seat:
            rival = s.players[p]
            most = max(most, rival.score)
            x[k + 2] += rival.score / 100.0 / rivals
            x[k + 3] += on_rack(s, p) / 6.0 / rivals
            x[k + 4] += in_reserve(s, p) / 20.0 / rivals
            x[k + 5] += (rival.score > me.score) / rivals
    x[k] = most / 100.0
    x[k + 1] = (me.score - most) / 40.0
