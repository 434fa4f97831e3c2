"""The value of the cities for a seat: likely size, chance to be closed, likely ranking."""

from sacbe.kernel import Table, rule

from ..data import N_SITES
from ..rules.scoring import FIRST, LARGEST, SECOND, city_points
from ..state import ASK_TURN, MOST_PLAYERS, State
from .weights import Weights


@rule
def cities_worth(s: State, seat: int, w: Weights, turns: float) -> float:
    """Expected points of all cities that are not scored yet; a closed one counts in full."""
    points = 0.0
    time = turns * s.players_n  # of all seats
    for site in range(N_SITES):
        if s.size[site] == 0 or s.scored[site]:
            continue
        ring = int(s.ring[site])
        if ring == 0:
            points += city_points(s, site, seat)
            continue
        growth = w.grow * min(w.grow_most, float(ring)) * time / (time + w.grow_time)
        closed = time / (time + w.close * ring)
        points += w.city * closed * likely_points(s, site, seat, s.size[site] + growth, w, time)
    return points


@rule
def likely_points(s: State, site: int, seat: int, size: float, w: Weights, time: float) -> float:
    """Expected points of the seat if the city is closed at this size.

    A seat that acts sooner can still add to its crops, so it counts as slightly stronger.
    """
    first = MOST_PLAYERS * site
    mine = s.strength[first + seat]
    doubt = w.doubt + w.doubt_ring * s.ring[site] * time / (time + w.hurry)
    next_seat = s.seat if s.phase == ASK_TURN else s.seat + 1
    wait = (seat - next_seat) % s.players_n
    leads = 1.0  # probability that no seat is ahead
    follows = 0.0  # probability that exactly one seat is ahead
    for p in range(s.players_n):
        if p != seat:
            lead = float(mine - s.strength[first + p])
            lead += w.order if wait < (p - next_seat) % s.players_n else -w.order
            ahead = 0.5 + 0.5 * lead / (abs(lead) + doubt)
            follows = follows * ahead + leads * (1 - ahead)
            leads *= ahead
    points = leads * at_size(FIRST, size) + follows * at_size(SECOND, size)
    return points if mine > 0 else w.absent * points


@rule
def at_size(points: Table, size: float) -> float:
    """Points for a rank at a city whose size is an estimate."""
    low = min(int(size), LARGEST)
    high = min(low + 1, LARGEST)
    return points[low] + (size - low) * (points[high] - points[low])
