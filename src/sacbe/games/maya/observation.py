"""What a seat knows as a row of numbers, for learning programs.

Seats are relative to the observing seat: player 0 is itself, then clockwise. Only information of
`view` is written. NAMES has a name for every column; any change of them increases VERSION. The
board comes first as planes, each with one column per cell.

The columns are divided into groups, and GROUPS lists the state fields that each depends on, so that
a program that steps many games can update only the groups whose fields have changed.
"""

from typing import Any

import numpy as np

from sacbe.kernel import rotate, rule

from .data import CELL_IDS, KINDS, N_SITES, SITES
from .knowledge import PHASES
from .state import (
    ASK_EXPAND,
    CELL_OF_SITE,
    CITY,
    EMPTY,
    LAST_CITY,
    MOST_PLAYERS,
    N_CELLS,
    N_CROPS,
    N_KINDS,
    NOTHING,
    OVER,
    PLANTATION,
    UNSEEN,
    State,
)

VERSION = 2

# The state fields, or parts of them (first, number), of each group: first the players, each
# separately. A tile in hand still counts as not planted by its owner.
CITIES = MOST_PLAYERS
BOARD = CITIES + 1
PLANTED = BOARD + 1
HAND = PLANTED + 1
TURN = HAND + 1
GROUPS = (
    (("players", 0, 1),),
    (("players", 1, 1),),
    (("players", 2, 1),),
    (("players", 3, 1),),
    ("size", "ring", "scored", "strength"),
    ("board",),
    ("n_planted", "planted"),
    ("seat", "tile_in_hand"),
    ("current_player", "seat", "starter", "tile_in_hand", "phase", "crop", "draws", "passes"),
)
PLANES = (
    *("empty", "city_tile", "temple"),
    *(f"owner_{p}" for p in range(MOST_PLAYERS)),
    *(f"crops_{crop}" for crop, n in KINDS if n == 1),
    "planted_now",
)
COUNTS = ("score", "rack_count", "reserve_count", "turns", "buried_count")
SEATS = ("current_player", "turn", "starting_seat")


def _names() -> tuple[str, ...]:
    kinds = [f"{crop}_{n}" for crop, n in KINDS]
    names = [f"{plane}.{cell}" for plane in PLANES for cell in CELL_IDS]
    for p in range(MOST_PLAYERS):
        names += [f"player_{p}.{what}" for what in COUNTS]
        names += [f"player_{p}.not_planted.{kind}" for kind in kinds]
    for where in ("rack", "pool", "buried"):
        names += [f"own.{where}.{kind}" for kind in kinds]
    for site in SITES:
        names += [f"city.{site}.{what}" for what in ("size", "empty_around", "scored")]
        names += [f"city.{site}.strength.{p}" for p in range(MOST_PLAYERS)]
    names += [f"{who}.{p}" for who in SEATS for p in range(MOST_PLAYERS)]
    names += [f"holding.{kind}" for kind in (*kinds, "face_down")]
    names += [f"crop.{crop}" for crop, n in KINDS if n == 1]
    names += ["players", "draws_left", "passes"]
    return (*names, *(f"phase.{phase}" for code, phase in PHASES.items() if code != OVER))


NAMES = _names()

_SEATS = tuple(map(str, range(MOST_PLAYERS)))
ENTITIES = {
    "cell": (CELL_IDS, ("*.{}",)),
    "city": (SITES, ("city.{}.*",)),
    "player": (_SEATS, ("player_{}.*", *(f"{who}.{{}}" for who in SEATS))),
}
PRIVATE = ("own.*", "holding.*")
SYMMETRIC = {"crop": tuple(crop for crop, n in KINDS if n == 1)}

# The meaning of the columns, by pattern; docs/observations.md is generated from it.
MEANINGS = {
    "empty.*": "1 for every empty cell in play",
    "city_tile.*": "1 where there is a city tile",
    "temple.*": "1 where there is a temple",
    "owner_*.*": "1 where the player has a plantation",
    "crops_*.*": "number of crops of this kind there: 0, 1 or 2",
    "planted_now.*": "1 where a tile was planted this turn",
    "player_*.score": "current points",
    "player_*.rack_count": "tiles on the rack",
    "player_*.reserve_count": "tiles in the reserve",
    "player_*.turns": "turns taken",
    "player_*.buried_count": "tiles buried from the rack",
    "player_*.not_planted.*": "tiles of each kind not planted on the board",
    "own.rack.*": "the seat's tiles on the rack, by kind",
    "own.pool.*": "the seat's unseen tiles, by kind",
    "own.buried.*": "the seat's tiles buried from the rack, by kind",
    "city.*.size": "size of the city in tiles, 0 if there is none",
    "city.*.empty_around": "empty cells around it",
    "city.*.scored": "1 once it has been scored",
    "city.*.strength.*": "crops of the player around it",
    "current_player.*": "1 for the player to move",
    "turn.*": "1 for the player whose turn it is",
    "starting_seat.*": "1 for the starting player",
    "holding.*": "1 for the tile in hand, if the seat can see it",
    "crop.*": "1 for the crop of this turn's chain",
    "players": "number of players",
    "draws_left": "tiles still to be drawn",
    "passes": "consecutive passes",
    "phase.*": "1 for the current phase",
}

# Offsets of the columns.
OWNERS = PLANES.index("owner_0") * N_CELLS
CROPS = OWNERS + MOST_PLAYERS * N_CELLS
PLANTED_NOW = CROPS + N_CROPS * N_CELLS
PLAYERS = PLANTED_NOW + N_CELLS
PLAYER = len(COUNTS) + N_KINDS  # columns of a player
OWN = PLAYERS + MOST_PLAYERS * PLAYER
FIRST_CITY = OWN + 3 * N_KINDS
ABOUT_CITY = 3 + MOST_PLAYERS
WHO = FIRST_CITY + N_SITES * ABOUT_CITY
HOLDING = WHO + len(SEATS) * MOST_PLAYERS
CROP = HOLDING + N_KINDS + 1
COUNTERS = CROP + N_CROPS
PHASE = COUNTERS + 3


@rule(refcount=False)
def observe(s: State, seat: int, out: Any) -> None:
    """Fill `out`, one number per name of NAMES. Columns of seats that are not in the game are
    zero."""
    out[OWNERS:CROPS] = 0
    out[PLANTED_NOW:] = 0
    for p in range(s.players_n):
        observe_player(s, p, seat, out)
    observe_own(s, seat, out)
    observe_cities(s, out)
    observe_strengths(s, seat, out)
    observe_board(s, seat, out)
    mark_planted(s, 1, out)
    observe_turn(s, seat, out)


@rule(refcount=False)
def update(
    before: State, viewer: int, s: State, seat: int, groups: int, out: Any, spare: Any
) -> None:
    """Update what `viewer` saw before to what `seat` sees now. For another seat the players and
    their planes are rotated; then what has changed is written."""
    if seat != viewer:
        shift = from_seat(s, seat, viewer)
        rotate(out, OWNERS, s.players_n * N_CELLS, shift * N_CELLS, spare)
        rotate(out, PLAYERS, s.players_n * PLAYER, shift * PLAYER, spare)
    hand = groups >> HAND & 1
    for p in range(s.players_n):
        if groups >> p & 1 or (hand and (p == s.seat or p == before.seat)):
            observe_player(s, p, seat, out)
    if seat != viewer or groups >> seat & 1:
        observe_own(s, seat, out)
    if groups >> CITIES & 1:
        observe_cities(s, out)
    if seat != viewer or groups >> CITIES & 1:
        observe_strengths(s, seat, out)
    if groups >> BOARD & 1:
        for cell in range(N_CELLS):
            if s.board[cell] != before.board[cell]:
                observe_cell(s, cell, seat, out)
    if groups >> PLANTED & 1:
        mark_planted(before, 0, out)
        mark_planted(s, 1, out)
    if seat != viewer or groups >> TURN & 1:
        out[WHO:] = 0
        observe_turn(s, seat, out)


@rule(refcount=False)
def from_seat(s: State, p: int, seat: int) -> int:
    """The index of a player relative to the observing seat."""
    return p - seat if p >= seat else p - seat + s.players_n


@rule(refcount=False)
def observe_player(s: State, p: int, seat: int, out: Any) -> None:
    """Public information about a player."""
    me = s.players[p]
    rack, pool, buried = me.rack, me.pool, me.buried
    k = PLAYERS + from_seat(s, p, seat) * PLAYER
    out[k] = me.score
    out[k + 1] = rack.sum()
    out[k + 2] = me.reserve
    out[k + 3] = me.turns
    out[k + 4] = buried.sum()
    for kind in range(N_KINDS):
        out[k + 5 + kind] = rack[kind] + pool[kind] + buried[kind]
    if s.seat == p and 0 <= s.tile_in_hand < N_KINDS:
        out[k + 5 + s.tile_in_hand] += 1


@rule(refcount=False)
def observe_own(s: State, seat: int, out: Any) -> None:
    """The tiles that only their owner knows."""
    me = s.players[seat]
    rack, pool, buried = me.rack, me.pool, me.buried
    for kind in range(N_KINDS):
        out[OWN + kind] = rack[kind]
        out[OWN + N_KINDS + kind] = pool[kind]
        out[OWN + 2 * N_KINDS + kind] = buried[kind]


@rule(refcount=False)
def observe_cities(s: State, out: Any) -> None:
    """The sizes of the cities."""
    size, ring, scored = s.size, s.ring, s.scored
    for site in range(N_SITES):
        out[FIRST_CITY + ABOUT_CITY * site] = size[site]
        out[FIRST_CITY + ABOUT_CITY * site + 1] = ring[site]
        out[FIRST_CITY + ABOUT_CITY * site + 2] = scored[site]


@rule(refcount=False)
def observe_strengths(s: State, seat: int, out: Any) -> None:
    """The strength of each player around the cities."""
    strength = s.strength
    for p in range(s.players_n):
        k = FIRST_CITY + 3 + from_seat(s, p, seat)
        for site in range(N_SITES):
            out[k + ABOUT_CITY * site] = strength[MOST_PLAYERS * site + p]


# The loops over a plane select between two numbers, count from 0 and compare narrow numbers, so
# that the compiler can vectorize them.
NO, YES, TWICE = np.float32(0), np.float32(1), np.float32(2)


@rule(refcount=False)
def observe_board(s: State, seat: int, out: Any) -> None:
    """The planes of the board."""
    board = s.board
    mark_cells(board, EMPTY, EMPTY, out[:N_CELLS])
    mark_cells(board, CITY, LAST_CITY, out[N_CELLS : 2 * N_CELLS])
    out[2 * N_CELLS : OWNERS] = 0
    for site in range(N_SITES):  # a temple is not a city tile
        cell = CELL_OF_SITE[site]
        out[2 * N_CELLS + cell] = out[N_CELLS + cell]
        out[N_CELLS + cell] = 0
    for p in range(s.players_n):
        k = OWNERS + N_CELLS * from_seat(s, p, seat)
        first = PLANTATION + N_KINDS * p
        mark_cells(board, first, first + N_KINDS - 1, out[k : k + N_CELLS])
    for crop in range(N_CROPS):
        k = CROPS + N_CELLS * crop
        count_crops(board, crop, out[k : k + N_CELLS])


@rule(refcount=False)
def mark_cells(board: Any, low: int, high: int, plane: Any) -> None:
    """Set 1 for every cell whose content is in a range."""
    least, most = np.int8(low), np.int8(high)
    for cell in range(len(plane)):
        plane[cell] = YES if (board[cell] >= least) & (board[cell] <= most) else NO


@rule(refcount=False)
def count_crops(board: Any, crop: int, plane: Any) -> None:
    """The number of crops of one kind on every cell."""
    kind = np.int8(2 * crop)
    for cell in range(len(plane)):
        planted = (board[cell] >= PLANTATION) & (np.int8(board[cell] & (N_KINDS - 2)) == kind)
        grows = TWICE if board[cell] & 1 else YES
        plane[cell] = grows if planted else NO


@rule(refcount=False)
def observe_cell(s: State, cell: int, seat: int, out: Any) -> None:
    """One cell in all planes of the board."""
    content = s.board[cell]
    is_temple = content >= CITY and content <= LAST_CITY and cell == CELL_OF_SITE[content - CITY]
    out[cell] = content == EMPTY
    out[N_CELLS + cell] = content >= CITY and content <= LAST_CITY and not is_temple
    out[2 * N_CELLS + cell] = is_temple
    for p in range(s.players_n):
        out[OWNERS + N_CELLS * p + cell] = 0
    for crop in range(N_CROPS):
        out[CROPS + N_CELLS * crop + cell] = 0
    if content >= PLANTATION:
        kind = (content - PLANTATION) % N_KINDS
        owner = from_seat(s, (content - PLANTATION) // N_KINDS, seat)
        out[OWNERS + N_CELLS * owner + cell] = 1
        out[CROPS + N_CELLS * (kind // 2) + cell] = 1 + kind % 2


@rule(refcount=False)
def mark_planted(s: State, value: int, out: Any) -> None:
    """Write a number for every cell planted this turn."""
    for i in range(s.n_planted):
        out[PLANTED_NOW + s.planted[i]] = value


@rule(refcount=False)
def observe_turn(s: State, seat: int, out: Any) -> None:
    """The current turn and decision; the columns are zero before."""
    if s.current_player >= 0:
        out[WHO + from_seat(s, s.current_player, seat)] = 1
    if s.seat >= 0:
        out[WHO + MOST_PLAYERS + from_seat(s, s.seat, seat)] = 1
    if s.starter >= 0:
        out[WHO + 2 * MOST_PLAYERS + from_seat(s, s.starter, seat)] = 1
    if s.tile_in_hand != NOTHING:
        face_down = s.phase == ASK_EXPAND and s.seat != seat
        out[HOLDING + (UNSEEN if face_down else s.tile_in_hand)] = 1
    if s.crop != NOTHING:
        out[CROP + s.crop] = 1
    out[COUNTERS] = s.players_n
    out[COUNTERS + 1] = s.draws
    out[COUNTERS + 2] = s.passes
    if s.phase != OVER:
        out[PHASE + s.phase] = 1
