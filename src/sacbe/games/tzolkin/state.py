"""A position of Tzolk'in: the records, the decisions and the action ids.

One packed record of small ints holds the whole position. It contains nothing random and no secret
order: unseen tiles are a set, and a chance decision draws from it when one is revealed.
"""

from typing import Annotated

from sacbe.kernel import Row, record

from .data import (
    N_BLOCKS,
    N_BUILDINGS,
    N_MONUMENTS,
    N_TECHS,
    N_TEMPLES,
    N_WEALTH,
    N_WHEELS,
)

MOST_PLAYERS = 4
CHANCE = -1
NOBODY = -2  # the current player once the game is over
DUMMY = -3

PALENQUE, YAXCHILAN, TIKAL, UXMAL, CHICHEN_ITZA = range(5)
STARTING_SPACE = 5  # next to the wheels; a worker can be placed there
BROWN, YELLOW, GREEN = range(3)
AGRICULTURE, EXTRACTION, ARCHITECTURE, THEOLOGY = range(4)
WOOD, STONE, GOLD = range(3)
TOP_LEVEL = 3
QUARTERS = 4  # points are counted in quarters: one corn is worth a quarter at the end

# The location of a building or monument: a seat (0 to 3), or one of these.
PILE = -1  # not revealed yet (or, of monuments, never)
GONE = -2  # an age I building after the change of age
SLOT = 10  # shown in slot `where - SLOT`

# The location of a starting wealth tile: KEPT + seat once chosen, DEALT + seat before that.
BAG = 0  # unseen, or discarded
DREW_DUMMY = 1
DEALT = 10
KEPT = 20

# Decisions. The one on top of the stack must be made now; a, b, c are its details.
(
    ASK_STARTING_SEAT,  # chance
    ASK_MONUMENT,  # chance: slot
    ASK_BUILDING,  # chance: slot
    ASK_DEAL,  # chance: seat
    ASK_DUMMY,  # chance
    ASK_KEEP,  # all seats that must act; a: two bits per seat, how many tiles it has still to keep
    ASK_TURN,  # beg, place or pick up; a: has begged
    ASK_PLACE,  # another worker, or end the turn
    ASK_PICK_UP,  # another worker, or end the turn
    ASK_USE,  # a: wheel, b: space of the worker picked up
    ASK_ANY_ACTION,  # a: corn still to be paid (0 through Uxmal 5; 1 through a building: optional)
    ASK_HARVEST,  # a: space of Palenque
    ASK_ADVANCE,  # a: how (see below)
    ASK_PAY,  # a: number of blocks
    ASK_GAIN,  # a: number of blocks
    ASK_CLIMB,
    ASK_CLIMB_TWO,
    ASK_BUILD,  # a: how (see below)
    ASK_DROP,  # a: building chosen with architecture 3
    ASK_MARKET,  # a: 1 once something was bought
    ASK_THEOLOGY,
    ASK_DAYS,  # a: seat
) = range(22)
LAST_CHANCE_PHASE = ASK_DUMMY

# Automatic steps, executed as soon as they are on top of the stack.
(
    SHOW_MONUMENTS,
    REFILL,
    DEAL,
    PLACE_DUMMIES,
    RECEIVE_WEALTH,
    LEVEL_UP,  # a: technology, already paid
    TILE_EFFECTS,  # a: building, b: which effect
    OFFER_THEOLOGY,
    TURN_OVER,
    FOOD_DAY,
    TEMPLE_REWARDS,
    CALENDAR,
    ADVANCE_DAYS,  # a: days
    FINAL_SCORING,
) = range(32, 46)
FIRST_STEP = SHOW_MONUMENTS

# How a technology is advanced.
PAID, PAID_AGAIN, FREE = range(3)  # PAID_AGAIN: the second of Tikal 3, optional

# How a building is built.
(
    TIKAL_TWO,
    TIKAL_FOUR,  # first of two, or a monument; architecture can be kept for the second
    SECOND_WITH,  # second of Tikal 4, architecture not used yet
    SECOND_WITHOUT,
    FOR_CORN,  # Uxmal 4
    EXTRA,  # B08: as Tikal 2, optional
) = range(6)

# Action ids: one range, ordered so that every list of legal actions is ascending.
BEG = 0  # + temple
PLACE = BEG + N_TEMPLES  # + wheel, or STARTING_SPACE
PICK_UP = PLACE + N_WHEELS + 1  # + 8 * wheel + space
USE = PICK_UP + 4 * 8 + 11  # + 5 * wheel + space - 1
HARVEST_CORN_TILE = USE + 4 * 5 + 9
HARVEST_WOOD_TILE = HARVEST_CORN_TILE + 1
BURN = HARVEST_WOOD_TILE + 1  # + temple
ADVANCE_TECH = BURN + N_TEMPLES  # + technology
PAY = ADVANCE_TECH + N_TECHS  # + mix
GAIN = PAY + 19  # + mix of one or two
CLIMB_ON = GAIN + 9  # + temple
CLIMB_TWO = CLIMB_ON + N_TEMPLES  # + the temple left out
CONSTRUCT = CLIMB_TWO + N_TEMPLES  # + building
CONSTRUCT_KEEPING = CONSTRUCT + N_BUILDINGS  # + building; architecture kept for the second
MONUMENT = CONSTRUCT_KEEPING + N_BUILDINGS  # + monument
DROP = MONUMENT + N_MONUMENTS  # + block
SELL = DROP + N_BLOCKS  # + block
BUY = SELL + N_BLOCKS  # + block
KEEP = BUY + N_BLOCKS  # + wealth tile
DAYS = KEEP + N_WEALTH  # + days - 1
NOTHING = DAYS + 2
STOP = NOTHING + 1
END_TURN = STOP + 1
NUM_ACTIONS = END_TURN + 1

# Chance outcomes, in a separate range.
REVEAL_BUILDING = 0  # + building
REVEAL_MONUMENT = REVEAL_BUILDING + N_BUILDINGS  # + monument
DRAW_WEALTH = REVEAL_MONUMENT + N_MONUMENTS  # + wealth tile, dealt or drawn for dummies
START_WITH = DRAW_WEALTH + N_WEALTH  # + seat
NUM_CHANCE = START_WITH + MOST_PLAYERS

STACK = 24
MOST_LEGAL = 48


@record
class Player:
    corn: int  # 0 and up
    vp: int  # in quarter points, may be negative (J1)
    skulls: int  # 0 to 13
    hand: int  # workers in hand, 0 to 6
    bank: int  # workers in the bank, 0 to 3
    corn_tiles: int  # harvest tiles owned
    wood_tiles: int
    light: int  # 1 while the player board shows its light side
    fed: int  # workers that need no corn: farms and W14
    frugal: int  # corn that every worker needs less: B04, B05
    blocks: Annotated[Row, N_BLOCKS]
    temple: Annotated[Row, N_TEMPLES]  # step index, 0 = bottom
    tech: Annotated[Row, N_TECHS]  # level 0 to 3
    wheel: Annotated[Row, N_WHEELS]  # bit h: own worker in hole h


@record
class State:
    players_n: int  # 2 to 4
    starting_option: int  # the seat set by the option, or -1
    draft: int  # 1: tiles are drafted, 0: dealt at random
    current_player: int  # seat, CHANCE or NOBODY
    seat: int  # whose turn it is
    starter: int  # holder of the starting marker, -1 before it is drawn
    starting_space: int  # seat of the worker there, or -1
    turns: int  # turns finished in this round
    placed: int  # workers placed in this turn
    day: int  # days passed, 0 to 28
    round: int  # 1 to 27
    age: int  # 1 or 2
    food_days: int  # Food Days held, 0 to 4
    tooth_corn: int  # corn on the teeth of the calendar
    skulls: int  # in the bank
    dummies_left: int  # dummy workers still to be placed
    chichen: int  # bit s: a skull on space s
    dummies: Annotated[Row, N_WHEELS]  # bit h: a dummy in hole h
    jungle_corn: Annotated[Row, 6]  # visible corn tiles by space of Palenque (2 to 5)
    jungle_wood: Annotated[Row, 6]  # wood tiles, each with a corn tile beneath (3 to 5)
    building_at: Annotated[Row, N_BUILDINGS]  # seat, PILE, GONE or SLOT + slot
    monument_at: Annotated[Row, N_MONUMENTS]  # seat, PILE or SLOT + slot
    wealth_at: Annotated[Row, N_WEALTH]  # BAG, DREW_DUMMY, DEALT + seat or KEPT + seat
    depth: int  # of the stack
    pending: Annotated[Row, STACK]  # decisions and steps; a, b are their details
    a: Annotated[Row, STACK]
    b: Annotated[Row, STACK]
    players: Annotated[list[Player], MOST_PLAYERS]


@record
class Options:
    starting_seat: int  # -1: random
    draft: int  # 1: tiles are drafted, 0: dealt at random


@record
class Actions:
    """The legal action ids, in ascending order."""

    n: int
    ids: Annotated[Row, MOST_LEGAL]
