"""A position of Maya: the record, the decisions and steps, and the action ids.

One packed record of small ints holds the whole position. It contains no randomness and no secret
order: unseen tiles are counted by kind. Facts that follow from the board and that the rules need
often (where one may plant or expand, the rings of the cities) are stored and kept up to date; the
invariants recompute them.
"""

from typing import Annotated

from sacbe.kernel import Int8, Int64, Row, record, table

from .data import (
    AREA_CHOICES,
    AREAS,
    AREAS_FOR,
    CELLS,
    CROPS,
    N_SITES,
    NEAR,
    SITE_CELL,
    SITE_CHOICES,
    SITES,
    TILES,
)

MOST_PLAYERS = 4
CHANCE = -1
NOBODY = -2  # the current player when the game is over

N_CELLS = len(CELLS)
N_CROPS = len(CROPS)
N_KINDS = 2 * N_CROPS  # a kind of tile: 2 * crop + (1 if it shows two crops)
UNSEEN = N_KINDS  # tile_in_hand: an unseen tile of the reserve
NOTHING = -1  # no tile in hand, no crop chosen, no cell
FIRST_RACK = 5
MOST_ON_RACK = 7
DRAW_COUNT = 3  # after an expansion
BLIND_DRAW_COUNT = 2  # with an empty rack

# Contents of a cell.
OUT_OF_PLAY = -1  # not in play
EMPTY = 0
CITY = 1  # + site of the temple: its tile, or a city tile of that city
PLANTATION = 32  # + 8 * owner + kind
LAST_CITY = CITY + N_SITES - 1

# Decisions.
(
    ASK_AREAS,  # chance
    ASK_SITES,  # chance
    ASK_STARTING_SEAT,  # chance
    ASK_DRAW,  # chance, for s.seat
    ASK_TURN,  # a tile to plant or to bury
    ASK_PLANT,  # a cell for the tile in hand
    ASK_MORE,  # another tile of the same crop, or stop
    ASK_EXPAND,  # a cell for the tile in hand
) = range(8)
LAST_CHANCE_PHASE = ASK_DRAW

# Automatic steps.
(
    CHOOSE_AREAS,
    CHOOSE_SITES,
    LAY_OUT,
    DEAL,
    DRAW,
    SCORE_GROUP,
    SCORE_CITIES,
    END_TURN,
    BEGIN_TURN,
    PASS,
    OVER,
) = range(32, 43)
FIRST_STEP = CHOOSE_AREAS

# Variants.
NO_VARIANT, NEW_BEGINNING, TWO_CITIES = range(3)
FIRST_PAIR = N_SITES  # among SITE_CHOICES

# Action ids: one range, laid out so that every list is in ascending order.
PLANT = 0  # + kind
BURY = PLANT + N_KINDS  # + kind, or UNSEEN
STOP = BURY + N_KINDS + 1
PLACE = STOP + 1  # + cell
NUM_ACTIONS = PLACE + N_CELLS

# Chance outcomes, in a separate range.
CHOSEN_AREAS = 0  # + index in AREA_CHOICES
CHOSEN_SITES = CHOSEN_AREAS + len(AREA_CHOICES)  # + index in SITE_CHOICES
START_WITH = CHOSEN_SITES + len(SITE_CHOICES)  # + seat
DRAW_TILE = START_WITH + MOST_PLAYERS  # + 8 * seat + kind
NUM_CHANCE = DRAW_TILE + N_KINDS * MOST_PLAYERS

# Sets of cells are the bits of a few words. The last bit is the sign and not used.
WORD = 63
WORDS = -(-N_CELLS // WORD)

# The board as tables. Cell N_CELLS is beyond the edge and always closed; it pads lists of six.
EDGE = N_CELLS
_NEAR = [[*near, *[EDGE] * (6 - len(near))] for near in NEAR]
NEIGHBOUR = table([*_NEAR, [EDGE] * 6])
SITE_AT = table([SITE_CELL.index(i) if i in SITE_CELL else NOTHING for i in range(N_CELLS)] + [-1])
CELL_OF_SITE = table(SITE_CELL)
WORD_OF = table([i // WORD for i in range(N_CELLS)])
BIT_OF = table([1 << i % WORD for i in range(N_CELLS)])
# For each cell, all its neighbours as a set of WORDS words.
NEAR_BITS = table(
    [
        [sum(1 << n % WORD for n in near if n // WORD == word) for word in range(WORDS)]
        for near in NEAR
    ]
)
IN_PLAY = table([[cell.area in areas for cell in CELLS] for areas in AREA_CHOICES])
AREAS_CHOSEN = table([len(areas) for areas in AREA_CHOICES])
AREAS_OF_PLAYERS = table(AREAS_FOR)
AREA_OF_SITE = table([AREAS.index(CELLS[i].area) for i in SITE_CELL])
AREA_IN = table([[area in areas for area in AREAS] for areas in AREA_CHOICES])
# One or two sites by choice; if there is one, it is repeated.
TEMPLES_OF = table([[SITES.index(c[0]), SITES.index(c[-1])] for c in SITE_CHOICES])
TILES_OF_KIND = table(list(TILES.values()))

MOST_LEGAL = max(2 * N_KINDS, N_CELLS)


@record
class Player:
    score: int
    turns: int
    reserve: Int8  # tiles in the reserve
    rack: Annotated[Row, N_KINDS, Int8]
    pool: Annotated[Row, N_KINDS, Int8]  # unseen tiles: the reserve, and those buried unseen
    buried: Annotated[Row, N_KINDS, Int8]  # tiles buried from the rack


@record
class State:
    frontier: Annotated[Row, WORDS, Int64]  # empty spaces beside a tile
    expandable: Annotated[Row, WORDS, Int64]  # spaces where a city may be expanded
    reach: Annotated[Row, WORDS, Int64]  # cells that touch a tile planted this turn
    players: Annotated[list[Player], MOST_PLAYERS]
    last: int  # the cell planted last this turn, or NOTHING
    players_n: Int8  # 2 to 4
    areas_option: Int8  # index of the choice, 0: random
    variant: Int8
    sites_option: Int8  # index of the choice, 0: random
    starting_option: Int8  # the seat named by the option, or -1
    areas: Int8  # index in AREA_CHOICES, -1 before they are known
    sites: Int8  # index in SITE_CHOICES, -1 before they are known
    starter: Int8  # -1 before it is known
    current_player: Int8  # seat, CHANCE or NOBODY
    seat: Int8  # whose turn it is, -1 before the first tiles are dealt
    phase: Int8  # a decision, or an automatic step
    tile_in_hand: Int8  # the kind taken to be planted or buried, UNSEEN or NOTHING
    crop: Int8  # of this turn's chain once a tile is placed, or NOTHING
    draws: Int8  # tiles still to be drawn
    racks_dealt: Int8  # seats that have their first rack
    passes: Int8  # in a row
    n_planted: Int8
    planted: Annotated[Row, MOST_ON_RACK]  # cells planted this turn, in order, then zeros
    size: Annotated[Row, N_SITES]  # of the city, 0: no temple yet
    ring: Annotated[Row, N_SITES]  # empty cells around the city
    scored: Annotated[Row, N_SITES, Int8]  # 1 once scored
    strength: Annotated[Row, N_SITES * MOST_PLAYERS, Int8]  # crops around: 4 * site + seat
    board: Annotated[Row, N_CELLS + 1, Int8]


@record
class Options:
    areas: int  # 0: chance, else 1 + index in AREA_CHOICES
    variant: int
    sites: int  # 0: chance, else 1 + index in SITE_CHOICES
    starting_seat: int  # -1: chance


@record
class Actions:
    """The legal action ids, in ascending order."""

    n: int
    ids: Annotated[Row, MOST_LEGAL]
