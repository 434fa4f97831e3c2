"""The value of future plantings: groups that can be extended, with tiles and turns for it."""

import numpy as np

from sacbe.kernel import rule

from ..data import N_TILES
from ..state import (
    DRAW_COUNT,
    EDGE,
    EMPTY,
    N_CELLS,
    N_CROPS,
    N_KINDS,
    NEIGHBOUR,
    PLANTATION,
    TILES_OF_KIND,
    State,
)
from .turns import in_reserve, on_rack
from .weights import Cells, Numbers, Weights

# One array of numbers by crop; each part begins at one of these offsets.
GROUP = 0  # crops that an extension would join
HIDDEN_TILES = N_CROPS  # tiles that are not visible on the board
HIDDEN_CROPS = 2 * N_CROPS  # crops on them
TILES = 3 * N_CROPS  # tiles to plant
VALUE = 4 * N_CROPS  # crops on them
N_NUMBERS = 5 * N_CROPS


@rule
def crops_worth(
    s: State, seat: int, sees_rack: bool, w: Weights, turns: float, numbers: Numbers
) -> float:
    """Expected points of all future plantings, and of the chain that is not scored yet. `numbers`
    is a row of zeros to work on."""
    points = scan_groups(s, seat, w, numbers)
    rack = float(on_rack(s, seat))
    expansions = (w.chain * turns - rack) / (DRAW_COUNT - 1 + w.chain)
    expansions = max(0.0, min(expansions, in_reserve(s, seat) / DRAW_COUNT))
    draws = DRAW_COUNT * expansions
    if sees_rack:
        count_known(s, seat, draws, numbers)
    else:
        count_likely(s, seat, rack + draws, numbers)
    tiles = rack + draws - expansions  # the rest is buried
    return points + plan(w, turns - expansions, tiles / max(1.0, rack + draws), numbers)


@rule
def scan_groups(s: State, seat: int, w: Weights, numbers: Numbers) -> float:
    """For each crop, the best group to extend; returns the points of a chain that is not scored
    yet."""
    for crop in range(N_CROPS):
        single, double = TILES_OF_KIND[2 * crop], TILES_OF_KIND[2 * crop + 1]
        numbers[HIDDEN_TILES + crop] = single + double
        numbers[HIDDEN_CROPS + crop] = single + 2 * double
    first_kind = PLANTATION + N_KINDS * seat
    chain = s.seat == seat and s.n_planted > 0
    points = 0.0
    mark = np.zeros(EDGE + 1, np.int8)  # the group of a plantation; the last one beside a space
    beside = np.zeros((N_CROPS, EDGE), np.int8)  # crops that a plantation there would join
    members = np.empty(N_TILES, np.int16)
    n = 0
    group = 0
    for cell in range(N_CELLS):
        kind = s.board[cell] - first_kind
        if kind < 0 or kind >= N_KINDS or mark[cell] != 0:
            continue
        crop = kind // 2
        group += 1
        begin = n
        mark[cell] = group
        members[n] = cell
        n = collect_group(s, members, n, mark)
        value = 0
        for k in range(begin, n):
            value += 1 + (s.board[members[k]] & 1)
        numbers[HIDDEN_TILES + crop] -= n - begin
        numbers[HIDDEN_CROPS + crop] -= value
        room = 0
        join_value = 0
        for k in range(begin, n):
            here = int(members[k])
            if chain and here == s.last:
                points = float(value)
            for i in range(6):
                near = NEIGHBOUR[here, i]
                if s.board[near] == EMPTY and mark[near] != group:
                    mark[near] = group
                    room += 1
                    beside[crop, near] += value
                    join_value = max(join_value, int(beside[crop, near]))
        worth = max(value * room / (room + w.room), w.join * join_value)
        numbers[GROUP + crop] = max(numbers[GROUP + crop], worth)
    return points


@rule
def collect_group(s: State, members: Cells, first: int, mark: Cells) -> int:
    """Collect the group of the plantation members[first] and mark the spaces beside it."""
    alike = s.board[members[first]] >> 1
    group = mark[members[first]]
    n = first + 1
    k = first
    while k < n:
        here = int(members[k])
        k += 1
        for i in range(6):
            near = NEIGHBOUR[here, i]
            if mark[near] == 0 and s.board[near] >> 1 == alike:
                mark[near] = group
                members[n] = near
                n += 1
    return n


@rule
def count_known(s: State, seat: int, draws: float, numbers: Numbers) -> None:
    """Tiles to plant: those on the rack, and a share of the unseen ones."""
    me = s.players[seat]
    unseen = float(me.pool.sum())
    if s.seat == seat:
        draws += s.draws
    share = min(1.0, draws / max(1.0, unseen))
    for kind in range(N_KINDS):
        tiles = me.rack[kind] + share * me.pool[kind]
        if s.seat == seat and s.tile_in_hand == kind:
            tiles += 1.0
        numbers[TILES + kind // 2] += tiles
        numbers[VALUE + kind // 2] += tiles * (1 + (kind & 1))


@rule
def count_likely(s: State, seat: int, tiles: float, numbers: Numbers) -> None:
    """Tiles to plant: a share of all tiles that are not visible."""
    hidden_tiles = 0.0
    for crop in range(N_CROPS):
        hidden_tiles += numbers[HIDDEN_TILES + crop]
    share = min(1.0, tiles / max(1.0, hidden_tiles))
    for crop in range(N_CROPS):
        numbers[TILES + crop] = share * numbers[HIDDEN_TILES + crop]
        numbers[VALUE + crop] = share * numbers[HIDDEN_CROPS + crop]


@rule
def plan(w: Weights, turns: float, planted: float, numbers: Numbers) -> float:
    """Expected points of this number of plantings: the best crop first, one tile each."""
    points = 0.0
    planned = 0
    for _ in range(N_CROPS):
        best = -1
        most = 0.0
        for crop in range(N_CROPS):
            worth = w.again * numbers[GROUP + crop] + planted * numbers[VALUE + crop] / 2
            if planned >> crop & 1 == 0 and worth > most:
                best = crop
                most = worth
        if best < 0 or turns <= 0.0:
            break
        planned |= 1 << best
        times = min(turns, planted * numbers[TILES + best])
        turns -= times
        points += times * w.again * numbers[GROUP + best]
        points += planted * numbers[VALUE + best] * w.fresh * min(times, (times + 1) / 2)
    return points
