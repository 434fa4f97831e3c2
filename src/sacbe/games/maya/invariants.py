"""Invariants of every position: conservation, ranges, and I1 to I4 of the rules.

The fuzzer checks them after every step, and bytes from outside are accepted as a position only if
they hold, so no number may be used before it has been checked. The derived fields of a position
(sets of cells, rings, strengths) are recomputed and compared.
"""

import numpy as np

from sacbe.kernel import rule

from .data import AREA_CHOICES, N_SITES, SITE_CHOICES, START_SITE
from .rules.cells import within_reach
from .rules.setup import ALL_TILES, can_be_areas, can_be_sites
from .state import (
    AREAS_CHOSEN,
    AREAS_OF_PLAYERS,
    ASK_AREAS,
    ASK_DRAW,
    ASK_EXPAND,
    ASK_MORE,
    ASK_PLANT,
    ASK_SITES,
    ASK_STARTING_SEAT,
    ASK_TURN,
    BIT_OF,
    CELL_OF_SITE,
    CHANCE,
    CITY,
    DRAW_COUNT,
    EDGE,
    EMPTY,
    FIRST_PAIR,
    FIRST_RACK,
    IN_PLAY,
    LAST_CHANCE_PHASE,
    LAST_CITY,
    MOST_ON_RACK,
    MOST_PLAYERS,
    N_CELLS,
    N_CROPS,
    N_KINDS,
    NEAR_BITS,
    NEIGHBOUR,
    NEW_BEGINNING,
    NO_VARIANT,
    NOBODY,
    NOTHING,
    OUT_OF_PLAY,
    OVER,
    PLANTATION,
    SITE_AT,
    TEMPLES_OF,
    TILES_OF_KIND,
    TWO_CITIES,
    UNSEEN,
    WORD_OF,
    WORDS,
    State,
)

N_AREA_CHOICES = len(AREA_CHOICES)
N_SITE_CHOICES = len(SITE_CHOICES)
MOST_POINTS = 30_000

FAULTS = (
    "nothing",
    "the number of players or an option is out of range",
    "a seat is out of range",
    "the phase is out of range",
    "the areas or sites do not match the options",
    "a cell has invalid contents",
    "the number of tiles is wrong",
    "a counter is out of range",
    "a temple, city or ring is inconsistent",
    "an empty site has a neighbour that is not empty",
    "the cells for planting or expanding are wrong",
    "the cells planted this turn are wrong",
    "the tile in hand or the draws do not match the phase",
    "an absent player owns something",
    "the current player does not match the phase",
)
(
    SOUND,
    BAD_OPTION,
    BAD_SEAT,
    BAD_QUESTION,
    BAD_AREAS,
    BAD_CELL,
    BAD_TILES,
    BAD_COUNTER,
    BAD_CITY,
    BAD_SITE,
    BAD_SETS,
    BAD_CHAIN,
    BAD_HAND,
    BAD_ABSENT,
    BAD_MOVER,
) = range(15)


@rule
def check(s: State) -> int:
    """The number of the first violated invariant, or 0."""
    fault = check_options(s)
    if fault == SOUND:
        fault = check_question(s)
    if fault == SOUND:
        fault = check_areas(s)
    if fault == SOUND:
        fault = check_board(s)
    if fault == SOUND:
        fault = check_tiles(s)
    if fault == SOUND:
        fault = check_cities(s)
    if fault == SOUND:
        fault = check_sets(s)
    if fault == SOUND:
        fault = check_turn(s)
    return fault


@rule
def check_options(s: State) -> int:
    """All values that are used as an index later."""
    if s.players_n < 2 or s.players_n > MOST_PLAYERS:
        return BAD_OPTION
    if s.areas_option < 0 or s.areas_option > N_AREA_CHOICES:
        return BAD_OPTION
    if s.variant < NO_VARIANT or s.variant > TWO_CITIES:
        return BAD_OPTION
    if s.sites_option < 0 or s.sites_option > N_SITE_CHOICES:
        return BAD_OPTION
    if s.sites_option > 0:
        pair = s.sites_option - 1 >= FIRST_PAIR
        if s.variant != (TWO_CITIES if pair else NEW_BEGINNING):
            return BAD_OPTION
    if s.starting_option < NOTHING or s.starting_option >= s.players_n:
        return BAD_OPTION
    if s.starter < NOTHING or s.starter >= s.players_n or s.seat < NOTHING:
        return BAD_SEAT
    if s.seat >= s.players_n or s.racks_dealt < 0 or s.racks_dealt > s.players_n:
        return BAD_SEAT
    if s.starting_option != NOTHING and s.starter != s.starting_option:
        return BAD_SEAT
    return SOUND


@rule
def check_question(s: State) -> int:
    """Positions are observed at decisions only: the phase determines what is known and who is to
    act."""
    if s.phase != OVER and (s.phase < ASK_AREAS or s.phase > ASK_EXPAND):
        return BAD_QUESTION
    player = s.seat
    if s.phase == OVER:
        player = NOBODY
    elif s.phase <= LAST_CHANCE_PHASE:
        player = CHANCE
    if s.current_player != player:
        return BAD_MOVER
    if s.phase <= ASK_STARTING_SEAT and s.starter != s.starting_option:
        return BAD_SEAT
    if s.phase == ASK_STARTING_SEAT and s.starter != NOTHING:
        return BAD_SEAT
    if s.phase < ASK_DRAW:
        return SOUND if s.seat == NOTHING and s.racks_dealt == 0 else BAD_SEAT
    if s.starter == NOTHING or s.seat == NOTHING:
        return BAD_SEAT
    if s.phase == ASK_DRAW and s.racks_dealt < s.players_n:
        return SOUND if s.seat == s.racks_dealt else BAD_SEAT
    return SOUND if s.racks_dealt == s.players_n else BAD_SEAT


@rule
def check_areas(s: State) -> int:
    """The areas in play follow from the options, or were drawn from the choices."""
    if s.areas < NOTHING or s.areas >= N_AREA_CHOICES:
        return BAD_AREAS
    if s.sites < NOTHING or s.sites >= N_SITE_CHOICES:
        return BAD_AREAS
    if s.variant == NO_VARIANT:
        if s.sites != START_SITE:
            return BAD_AREAS
    elif s.sites_option > 0 and s.sites != s.sites_option - 1:
        return BAD_AREAS
    if s.areas == NOTHING or s.phase == ASK_AREAS:
        areas_pending = s.areas == NOTHING and s.phase == ASK_AREAS and s.areas_option == 0
        sites_known = s.variant != NO_VARIANT and s.sites_option == 0 and s.sites != NOTHING
        return SOUND if areas_pending and not sites_known else BAD_AREAS
    if s.areas_option > 0 and s.areas != s.areas_option - 1:
        return BAD_AREAS
    if AREAS_CHOSEN[s.areas] != AREAS_OF_PLAYERS[s.players_n] or not can_be_areas(s, s.areas):
        return BAD_AREAS
    if s.sites == NOTHING or s.phase == ASK_SITES:
        fits = s.sites == NOTHING and s.phase == ASK_SITES and s.variant != NO_VARIANT
        return SOUND if fits else BAD_AREAS
    if s.variant == NO_VARIANT:
        return SOUND
    return SOUND if can_be_sites(s, s.sites) else BAD_AREAS


@rule
def check_board(s: State) -> int:
    """Every cell has valid content."""
    laid_out = s.phase > ASK_SITES
    for cell in range(N_CELLS):
        content = s.board[cell]
        in_play = laid_out and IN_PLAY[s.areas, cell] == 1
        if (content == OUT_OF_PLAY) == in_play or content < OUT_OF_PLAY:
            return BAD_CELL
        site = SITE_AT[cell]
        if content >= PLANTATION:
            if content >= PLANTATION + N_KINDS * s.players_n or site != NOTHING:
                return BAD_CELL
        elif content > LAST_CITY or (site != NOTHING and content > 0 and content != CITY + site):
            return BAD_CELL
    return SOUND if s.board[EDGE] == OUT_OF_PLAY else BAD_CELL


@rule
def check_tiles(s: State) -> int:
    """Every seat has its 32 tiles: on the rack, unseen, planted, buried or in hand."""
    for p in range(MOST_PLAYERS):
        me = s.players[p]
        if p >= s.players_n:
            some = me.score != 0 or me.turns != 0 or me.reserve != 0
            for kind in range(N_KINDS):
                some = some or me.rack[kind] != 0 or me.pool[kind] != 0 or me.buried[kind] != 0
            if some:
                return BAD_ABSENT
            continue
        rack = 0
        pool = 0
        for kind in range(N_KINDS):
            if me.rack[kind] < 0 or me.pool[kind] < 0 or me.buried[kind] < 0:
                return BAD_TILES
            rack += me.rack[kind]
            pool += me.pool[kind]
            left = TILES_OF_KIND[kind] - me.rack[kind] - me.pool[kind] - me.buried[kind]
            if s.seat == p and s.tile_in_hand == kind:
                left -= 1
            for cell in range(N_CELLS):
                left -= s.board[cell] == PLANTATION + N_KINDS * p + kind
            if left != 0:
                return BAD_TILES
        if rack > MOST_ON_RACK or me.reserve < 0 or me.reserve > pool or pool > ALL_TILES:
            return BAD_TILES
        if me.score < 0 or me.score > MOST_POINTS or me.turns < 0:
            return BAD_COUNTER
        if s.racks_dealt < s.players_n and (me.score != 0 or me.turns != 0 or s.passes != 0):
            return BAD_COUNTER
    return SOUND if city_tiles(s) == face_down(s) else BAD_TILES


@rule
def city_tiles(s: State) -> int:
    """City tiles on the board, which are face down."""
    n = 0
    for cell in range(N_CELLS):
        content = s.board[cell]
        n += content >= CITY and content <= LAST_CITY and SITE_AT[cell] == NOTHING
    return n


@rule
def face_down(s: State) -> int:
    """Buried tiles, seen or unseen."""
    n = 0
    for p in range(s.players_n):
        me = s.players[p]
        n += me.buried.sum() + me.pool.sum() - me.reserve
    return n - (s.tile_in_hand == UNSEEN)


@rule
def check_cities(s: State) -> int:
    """Each city is connected with its temple, none touches another; sizes, rings and strengths
    agree."""
    cells = 0
    for site in range(N_SITES):
        at = CELL_OF_SITE[site]
        is_open = s.board[at] > EMPTY
        if s.size[site] < 0 or is_open != (s.size[site] > 0):
            return BAD_CITY
        if s.scored[site] < 0 or s.scored[site] > 1 or s.ring[site] < 0:
            return BAD_CITY
        if not is_open:
            rest = s.scored[site] + s.ring[site]
            for p in range(MOST_PLAYERS):
                rest += abs(s.strength[MOST_PLAYERS * site + p])
            if rest != 0:
                return BAD_CITY
        else:
            if not city_agrees(s, site):
                return BAD_CITY
            cells += s.size[site] - 1
        if s.board[at] == EMPTY:
            for i in range(6):
                if s.board[NEIGHBOUR[at, i]] > EMPTY:
                    return BAD_SITE
    if s.phase > ASK_SITES:
        for i in range(2):
            if s.size[TEMPLES_OF[s.sites, i]] == 0:
                return BAD_CITY
    return SOUND if cells == city_tiles(s) else BAD_CITY


@rule
def city_agrees(s: State, site: int) -> bool:
    """Flood-fill the city from its temple and count what is around it."""
    visited = np.zeros(EDGE + 1, np.int8)
    queue = np.zeros(EDGE, np.int16)
    strength = np.zeros(MOST_PLAYERS, np.int16)
    queue[0] = CELL_OF_SITE[site]
    visited[CELL_OF_SITE[site]] = 1
    n = 1
    k = 0
    ring = 0
    while k < n:
        here = int(queue[k])
        k += 1
        for i in range(6):
            near = NEIGHBOUR[here, i]
            content = s.board[near]
            if visited[near] == 1 or content == OUT_OF_PLAY:
                continue
            visited[near] = 1
            if content == CITY + site:
                queue[n] = near
                n += 1
            elif content == EMPTY:
                if SITE_AT[near] != NOTHING:
                    return False  # I1, I2
                ring += 1
            elif content >= PLANTATION:
                strength[(content - PLANTATION) // N_KINDS] += 1 + (content & 1)
            else:
                return False  # I2: another city
    for p in range(MOST_PLAYERS):
        if s.strength[MOST_PLAYERS * site + p] != strength[p]:
            return False
    resting = s.phase == ASK_TURN or s.phase == OVER
    finished = s.scored[site] == 1
    if (finished and ring > 0) or (resting and ring == 0 and not finished):
        return False
    return n == s.size[site] and ring == s.ring[site]


@rule
def check_sets(s: State) -> int:
    """The sets of plantable and expandable cells follow from the board."""
    frontier = np.zeros(WORDS, np.int64)
    expandable = np.zeros(WORDS, np.int64)
    for cell in range(N_CELLS):
        if s.board[cell] != EMPTY or SITE_AT[cell] != NOTHING:
            continue
        beside = False
        city = NOTHING
        can_expand = True
        for i in range(6):
            near = NEIGHBOUR[cell, i]
            content = s.board[near]
            beside = beside or content > EMPTY
            if content >= CITY and content <= LAST_CITY:
                can_expand = can_expand and (city == NOTHING or city == content)
                city = content
            elif content == EMPTY and SITE_AT[near] != NOTHING:
                can_expand = False
        if beside:
            frontier[WORD_OF[cell]] |= BIT_OF[cell]
        if can_expand and city != NOTHING:
            expandable[WORD_OF[cell]] |= BIT_OF[cell]
    for w in range(WORDS):
        if s.frontier[w] != frontier[w] or s.expandable[w] != expandable[w]:
            return BAD_SETS
    return SOUND


@rule
def check_turn(s: State) -> int:
    """The chain of this turn, the tile in hand, the draws, the passes."""
    if s.n_planted < 0 or s.n_planted > MOST_ON_RACK:
        return BAD_CHAIN
    if s.crop < NOTHING or s.crop >= N_CROPS or (s.crop == NOTHING) != (s.n_planted == 0):
        return BAD_CHAIN
    if s.n_planted > 0 and s.phase != ASK_MORE and s.phase != ASK_PLANT:
        return BAD_CHAIN
    if not chain_agrees(s):
        return BAD_CHAIN
    holds = s.phase == ASK_PLANT or s.phase == ASK_EXPAND
    if s.tile_in_hand < NOTHING or s.tile_in_hand > UNSEEN or (s.tile_in_hand == NOTHING) == holds:
        return BAD_HAND
    if s.phase == ASK_PLANT and (
        s.tile_in_hand == UNSEEN or (s.n_planted > 0 and s.tile_in_hand // 2 != s.crop)
    ):
        return BAD_HAND
    if (s.draws > 0) != (s.phase == ASK_DRAW) or s.draws < 0 or s.draws > FIRST_RACK:
        return BAD_HAND
    if s.racks_dealt == s.players_n and s.draws > DRAW_COUNT:
        return BAD_HAND
    if s.passes < 0 or s.passes > s.players_n - (s.phase != OVER):
        return BAD_COUNTER
    if s.phase >= ASK_DRAW and s.phase != OVER:
        me = s.players[s.seat]
        rack = me.rack.sum()
        if s.phase == ASK_DRAW and (s.draws > me.reserve or rack + s.draws > MOST_ON_RACK):
            return BAD_HAND
        if s.tile_in_hand == UNSEEN and rack > 0:
            return BAD_HAND
        if s.phase == ASK_MORE:
            if me.rack[2 * s.crop] + me.rack[2 * s.crop + 1] == 0 or not within_reach(s):
                return BAD_CHAIN
    for p in range(s.players_n):
        rack = s.players[p].rack.sum()
        expected = FIRST_RACK if p < s.racks_dealt else 0
        if s.racks_dealt < s.players_n and s.seat != p and rack != expected:
            return BAD_TILES
        if s.racks_dealt < s.players_n and s.seat == p and rack + s.draws != FIRST_RACK:
            return BAD_TILES
        nothing_left = rack + s.players[p].reserve == 0
        in_turn = s.seat == p and s.phase != ASK_TURN
        if nothing_left and not in_turn:
            return BAD_TILES
    return SOUND


@rule
def chain_agrees(s: State) -> bool:
    """The planted tiles are on the board, of one crop and this seat, and connected."""
    reach = np.zeros(WORDS, np.int64)
    for k in range(MOST_ON_RACK):
        cell = s.planted[k]
        if k >= s.n_planted:
            if cell != 0:
                return False
            continue
        if cell < 0 or cell >= N_CELLS:
            return False
        if (s.board[cell] - PLANTATION) // 2 != N_CROPS * s.seat + s.crop:
            return False
        for j in range(k):
            if s.planted[j] == cell:
                return False
        if k > 0 and (reach[WORD_OF[cell]] & BIT_OF[cell]) == 0:
            return False
        for w in range(WORDS):
            reach[w] |= NEAR_BITS[cell, w]
    for w in range(WORDS):
        if s.reach[w] != reach[w]:
            return False
    last = s.planted[s.n_planted - 1] if s.n_planted > 0 else NOTHING
    return s.last == last
