"""Scoring: crop groups when a chain stops, cities when they are surrounded; the winner."""

import numpy as np

from sacbe.kernel import rule, table

from ..data import N_SITES
from ..state import (
    EDGE,
    MOST_PLAYERS,
    NEIGHBOUR,
    PLANTATION,
    State,
)

# By size of the city, with a last entry for all larger ones.
FIRST = table([0, 0, 6, 12, 20, 30])
SECOND = table([0, 0, 3, 6, 10, 15])
LARGEST = 5


@rule
def group_points(s: State, cell: int) -> int:
    """All crops of the group that includes the plantation on this cell."""
    alike = s.board[cell] >> 1  # owner and crop; the last bit is single or double
    visited = np.zeros(EDGE + 1, np.int8)
    queue = np.empty(EDGE, np.int16)
    queue[0] = cell
    visited[cell] = 1
    n = 1
    k = 0
    points = 0
    while k < n:
        here = int(queue[k])
        k += 1
        points += 1 + (s.board[here] & 1)
        for i in range(6):
            near = NEIGHBOUR[here, i]
            if visited[near] == 0 and s.board[near] >= PLANTATION and s.board[near] >> 1 == alike:
                visited[near] = 1
                queue[n] = near
                n += 1
    return points


@rule
def city_points(s: State, site: int, seat: int) -> int:
    """The points of a seat for a city, by size and the crops around it (R-12: none, nothing)."""
    first = MOST_PLAYERS * site
    mine = s.strength[first + seat]
    if mine == 0:
        return 0
    size = min(s.size[site], LARGEST)
    stronger = 0
    equal = 0
    for p in range(s.players_n):
        other = s.strength[first + p]
        stronger += other > mine
        equal += other == mine
    if stronger == 0:
        share = FIRST[size] + (SECOND[size] if equal > 1 else 0)
        return (share + equal - 1) // equal
    # Second place: exactly one seat is stronger; if several share first place, there is no second.
    if stronger == 1:
        return (SECOND[size] + equal - 1) // equal
    return 0


@rule
def is_closed(s: State, site: int) -> bool:
    """Whether there is a city without empty cells around it."""
    return s.size[site] > 0 and s.ring[site] == 0


@rule
def score_cities(s: State) -> None:
    """Score every city that has been closed, once; simultaneous closings are independent (R-9)."""
    for site in range(N_SITES):
        if is_closed(s, site) and not s.scored[site]:
            s.scored[site] = 1
            for p in range(s.players_n):
                s.players[p].score += city_points(s, site, p)


@rule
def tiles_left(s: State, p: int) -> int:
    """Tiles on the rack and in the reserve."""
    return s.players[p].rack.sum() + s.players[p].reserve


@rule
def is_ahead(s: State, p: int, q: int) -> bool:
    """Whether p ranks before q: points, then more tiles left, then fewer turns."""
    mine, other = s.players[p], s.players[q]
    if mine.score != other.score:
        return mine.score > other.score
    if tiles_left(s, p) != tiles_left(s, q):
        return bool(tiles_left(s, p) > tiles_left(s, q))
    return mine.turns < other.turns


@rule
def winners(s: State) -> int:
    """A bit for each seat that no other is ahead of; remaining ties share the victory (R-21)."""
    best = 0
    for p in range(s.players_n):
        behind = False
        for q in range(s.players_n):
            behind = behind or is_ahead(s, q, p)
        if not behind:
            best |= 1 << p
    return best
