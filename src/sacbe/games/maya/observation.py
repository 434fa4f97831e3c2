"""What a seat knows as a row of numbers, for programs that learn.

Seats are told from the looking seat's own place: player 0 is itself, then clockwise. Only what
`view` shows is written. NAMES has a name for every column; a change of them is a change of
VERSION.
"""

from typing import Any

from sacbe.kernel import rule

from .data import CELL_IDS, KINDS, N_SITES, SITES
from .knowledge import PHASES
from .state import (
    ASK_EXPAND,
    CITY,
    EMPTY,
    MOST_PLAYERS,
    N_CELLS,
    N_CROPS,
    N_KINDS,
    NOTHING,
    OVER,
    PLANTATION,
    SITE_AT,
    TILES_OF_KIND,
    UNSEEN,
    State,
)

VERSION = 1
COUNTS = 8  # columns of a player before its kinds of tiles
N_PHASES = len(PHASES) - 1  # nothing is asked once it is over

# The columns of a cell: empty, temple, city tile, planted this turn, crops by owner.
EMPTY_AT, TEMPLE_AT, CITY_AT, PLANTED_AT, OWNER_AT = range(5)
CROP_AT = OWNER_AT + MOST_PLAYERS
CELL_COLUMNS = CROP_AT + N_CROPS


def _names() -> tuple[str, ...]:
    names = []
    cell = ["empty", "temple", "city", "planted_now"]
    cell += [f"owner.{p}" for p in range(MOST_PLAYERS)]
    cell += [f"crops.{crop}" for crop, n in KINDS if n == 1]
    for id in CELL_IDS:
        names += [f"cell.{id}.{what}" for what in cell]
    kinds = [f"{crop}_{n}" for crop, n in KINDS]
    for p in range(MOST_PLAYERS):
        counts = ("score", "rack_count", "reserve_count", "turns", "buried_count", "mover", "turn")
        names += [f"player_{p}.{what}" for what in counts]
        names += [f"player_{p}.starting_seat"]
        names += [f"player_{p}.not_planted.{kind}" for kind in kinds]
    for where in ("rack", "pool", "buried"):
        names += [f"own.{where}.{kind}" for kind in kinds]
    names += [f"holding.{kind}" for kind in (*kinds, "face_down")]
    for site in SITES:
        names += [f"city.{site}.{what}" for what in ("size", "empty_around", "scored")]
        names += [f"city.{site}.strength.{p}" for p in range(MOST_PLAYERS)]
    names += [f"crop.{crop}" for crop, n in KINDS if n == 1]
    names += ["players", "draws_left", "passes"]
    return (*names, *(f"phase.{phase}" for asked, phase in PHASES.items() if asked != OVER))


NAMES = _names()


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Fill `out`, one number per name of NAMES."""
    out[:] = 0
    planted_kinds = N_CELLS * CELL_COLUMNS + COUNTS  # of player 0; see observe_player
    for cell in range(N_CELLS):
        content = s.board[cell]
        at = cell * CELL_COLUMNS
        if content >= PLANTATION:
            owner = (content - PLANTATION) // N_KINDS
            kind = (content - PLANTATION) % N_KINDS
            p = (owner - seat) % s.players_n
            out[at + OWNER_AT + p] = 1
            out[at + CROP_AT + kind // 2] = 1 + kind % 2
            out[planted_kinds + p * (COUNTS + N_KINDS) + kind] -= 1
        elif content >= CITY:
            out[at + (TEMPLE_AT if SITE_AT[cell] != NOTHING else CITY_AT)] = 1
        elif content == EMPTY:
            out[at + EMPTY_AT] = 1
    for i in range(s.n_planted):
        out[s.planted[i] * CELL_COLUMNS + PLANTED_AT] = 1
    k = N_CELLS * CELL_COLUMNS
    for i in range(s.players_n):
        observe_player(s, (seat + i) % s.players_n, out, k + i * (COUNTS + N_KINDS))
    k += MOST_PLAYERS * (COUNTS + N_KINDS)
    me = s.players[seat]
    for kind in range(N_KINDS):
        out[k + kind] = me.rack[kind]
        out[k + N_KINDS + kind] = me.pool[kind]
        out[k + 2 * N_KINDS + kind] = me.buried[kind]
    k += 3 * N_KINDS
    if s.held != NOTHING:
        hidden = s.asked == ASK_EXPAND and s.seat != seat
        out[k + (UNSEEN if hidden else s.held)] = 1
    k += N_KINDS + 1
    for site in range(N_SITES):
        out[k] = s.size[site]
        out[k + 1] = s.ring[site]
        out[k + 2] = s.scored[site]
        for i in range(s.players_n):
            out[k + 3 + i] = s.strength[MOST_PLAYERS * site + (seat + i) % s.players_n]
        k += 3 + MOST_PLAYERS
    if s.crop != NOTHING:
        out[k + s.crop] = 1
    k += N_CROPS
    out[k] = s.players_n
    out[k + 1] = s.draws
    out[k + 2] = s.passes
    if s.asked != OVER:
        out[k + 3 + s.asked] = 1


@rule
def observe_player(s: State, p: int, out: Any, k: int) -> None:
    """What everybody knows of one player; the tiles planted are already taken off."""
    me = s.players[p]
    out[k] = me.score
    out[k + 1] = me.rack.sum()
    out[k + 2] = me.reserve
    out[k + 3] = me.turns
    out[k + 4] = me.buried.sum()
    out[k + 5] = s.mover == p
    out[k + 6] = s.seat == p
    out[k + 7] = s.starter == p
    for kind in range(N_KINDS):
        out[k + COUNTS + kind] += TILES_OF_KIND[kind]
