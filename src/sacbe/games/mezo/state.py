"""A position of Mezo: the records, the decisions and steps on the stack, and the action ids.

One packed record of small ints holds everything. Nothing in it is random or in a secret order:
undrawn cards, tiles and tokens are sets, and drawing them is a chance decision.
"""

from typing import Annotated

from sacbe.kernel import Int8, Row, record, table

from .data import (
    ABILITIES as ABILITY_NAMES,
)
from .data import (
    ABILITY_IDS,
    CARDS,
    CONFLUENCES,
    FILE,
    KINDS,
    LEVELS,
    MOST_UNITS,
    N_ALTARS,
    N_ERAS,
    N_GODS,
    N_REGIONS,
    N_SPACES,
    N_TOKENS,
    PROGRAM_NUMBERS,
    PROGRAMS,
    REGIONS,
)

MOST_PLAYERS = 4
CHANCE = -1
NOBODY = -2  # the current player after the end of the game
NOTHING = -1  # no seat, no region, no card, ...

N_KINDS = len(KINDS)
N_CARDS = len(CARDS)
N_CONFLUENCES = len(CONFLUENCES)
N_ABILITIES = 9
N_ACTIONS = 3  # of a card
CEREMONIAL = 2
MOST_DEPLOYED = 3  # units in one region in the Tribe Phase
HAND = 3  # cards drawn before a Conflict

# Where a card is; small games do not have all cards.
UNSEEN, IN_HAND, PICKED, FACE_UP, PLAYED, NOT_IN_GAME = range(6)

# Tribe abilities that the rules use; ABILITY_KIND maps their places in ABILITY_IDS to these.
(
    AWAKEN_ERA,
    BUILD_GLYPHS_ERA,
    HERO_PLUS_ERA,
    TWO_TOKENS,
    GOD_STRENGTH,
    REPEAT_SPACES,
    TWICE_LEVEL,
    SPACES_PLUS,
    WIN_PLUS,
) = range(N_ABILITIES)

# Decisions; a, b, c and d of the stack frame are the details.
(
    ASK_UNINHABITED,  # chance
    ASK_ALTAR,  # chance; a region
    ASK_STARTING_SEAT,  # chance
    ASK_GOD,  # chance; a seat
    ASK_TOKEN,  # chance
    ASK_CONFLICT,  # chance
    ASK_DRAW,  # chance; a seat
    ASK_CHOOSE_GOD,  # a seat
    ASK_ABILITY,  # a seat
    ASK_HERO,  # a seat
    ASK_NEUTRAL_HERO,  # a seat
    ASK_DEPLOY,  # a seat, b region
    ASK_SUMMON,  # a seat
    ASK_CONFLUENCE,  # a seat
    ASK_PICK,  # all seats without a card
    ASK_ACTION,  # a seat
    ASK_THIRD,  # a seat
    ASK_TARGET,  # a step, b how many are left, c the seat that chooses, d the actor
    ASK_OPTION,  # a step, c the actor
    ASK_CANCEL,  # a seat
    ASK_APPEASE,  # a seat
    ASK_PAY,  # a seat, b units still to pay
    ASK_USE_TOKEN,  # a seat, b tokens used (bits)
    ASK_TIE,  # a seat that names one, b the tied (bits), c which (see below)
    ASK_SPACE,  # a seat, b track
    ASK_SACRIFICE,  # a seat, b kind
) = range(26)
LAST_CHANCE_PHASE = ASK_DRAW

TIE_STRENGTH, TIE_CALENDAR, TIE_CODEX, TIE_CONSECRATED = range(4)
CALENDAR_TRACK, CODEX_TRACK = range(2)

# Automatic steps, run as soon as they are on top.
(
    SET_REGIONS,
    SET_ALTARS,  # a: the next region
    SET_VP,
    SET_GODS,
    BEGIN_ERA,
    ABILITIES,
    TRIBE_PHASE,
    TRIBE_OF,  # a seat, b what comes next for it
    GOD_PHASE,
    NEXT_CONFLICT,
    DEAL_CARDS,  # a: seats that have theirs
    REVEAL,
    ROUNDS,  # a: turns taken
    THIRD_ACTIONS,  # a: seats asked
    FIND_WINNER,
    REWARD_WINNER,
    WIN_BONUS,
    MAJORITY,  # b: track
    TAKE_SPACE,  # a seat, b space
    CLEAN_UP,
    SACRIFICES,
    FIND_CONSECRATED,
    END_ERA,
    RUN,  # a row, b the row after the last, c the seat that does it, d the actor
    CLEAR_LABELS,  # a first, b end: an effect is over
    EACH,  # a step, b seats done, d the actor
    MOVE_GOD,  # a seat
    USE_SUMMON,  # a seat
    TOKENS_LEFT,  # a seat, b tokens used (bits), c tokens still to be used
    OVER,
) = range(32, 62)
FIRST_STEP = SET_REGIONS

# What comes next for a seat in the Tribe Phase.
START_ABILITY, PLACE_HERO, PLACE_NEUTRAL, DEPLOY_FROM = range(4)  # DEPLOY_FROM + region

# Action ids in one range, ordered so that every list of legal ids is ascending.
N_PAIRS = 10  # shamans and warriors, at most three units
RESERVE = N_REGIONS  # as the place of a payment
TAKE_GOD = 0  # + god
TAKE_ABILITY = TAKE_GOD + N_GODS  # + ability
PLACE_HERO_AT = TAKE_ABILITY + N_ABILITIES  # + region
PLACE_NEUTRAL_AT = PLACE_HERO_AT + N_REGIONS  # + region
DEPLOY_PAIR = PLACE_NEUTRAL_AT + N_REGIONS  # + 10 * region + pair
MOVE_FIRST = DEPLOY_PAIR + N_PAIRS * N_REGIONS
ABILITY_FIRST = MOVE_FIRST + 1
GO_TO = ABILITY_FIRST + 1  # + confluence
PICK = GO_TO + N_CONFLUENCES  # + card
ACTION = PICK + N_CARDS  # + action
PASS = ACTION + N_ACTIONS  # + 3 * action + (0 devotion, 1 shaman, 2 warrior)
OPTION = PASS + 3 * N_ACTIONS  # + option
CANCEL = OPTION + 4  # + track
DO_APPEASE = CANCEL + 2
PAY = DO_APPEASE + 1  # + 7 * kind + region, or RESERVE
USE_TOKEN = PAY + 7 * N_KINDS  # + token
NAME_WINNER = USE_TOKEN + N_TOKENS  # + seat
TAKE_SPACE_AT = NAME_WINNER + MOST_PLAYERS  # + space
SACRIFICE = TAKE_SPACE_AT + 2 * N_SPACES  # + 13 * kind + number
DEPLOY_UNIT = SACRIFICE + (MOST_UNITS + 1) * N_KINDS  # + 6 * kind + region
AWAKEN_UNIT = DEPLOY_UNIT + N_REGIONS * N_KINDS  # + 6 * kind + region
RECOVER_UNIT = AWAKEN_UNIT + N_REGIONS * N_KINDS  # + kind
ANNIHILATE_UNIT = RECOVER_UNIT + N_KINDS  # + unit: 8 * region + 2 * owner + kind
EXILE_UNIT = ANNIHILATE_UNIT + 8 * N_REGIONS  # + unit
BUILD_GLYPH = EXILE_UNIT + 8 * N_REGIONS  # + region
BUILD_PYRAMID = BUILD_GLYPH + N_REGIONS  # + region
RAZE_GLYPH = BUILD_PYRAMID + N_REGIONS  # + 4 * region + owner
RAZE_PYRAMID = RAZE_GLYPH + 4 * N_REGIONS  # + region
TRANSFORM_GLYPH = RAZE_PYRAMID + N_REGIONS  # + 4 * region + owner
TRANSFORM_PYRAMID = TRANSFORM_GLYPH + 4 * N_REGIONS  # + region
SWAP_WITH = TRANSFORM_PYRAMID + N_REGIONS  # + region
MOVE_UNIT = SWAP_WITH + N_REGIONS  # + 48 * to + unit
STOP = MOVE_UNIT + 8 * N_REGIONS * N_REGIONS
NUM_ACTIONS = STOP + 1

# Chance outcomes, in a separate range.
EMPTY_REGION = 0  # + region
LAY_ALTAR = EMPTY_REGION + N_REGIONS  # + altar
FIRST_SEAT = LAY_ALTAR + N_ALTARS  # + seat
DEAL_GOD = FIRST_SEAT + MOST_PLAYERS  # + god
TURN_TOKEN = DEAL_GOD + N_GODS  # + token
TURN_TILE = TURN_TOKEN + N_TOKENS  # + region
DRAW_CARD = TURN_TILE + N_REGIONS  # + 5 * seat + card
NUM_CHANCE = DRAW_CARD + N_CARDS * MOST_PLAYERS

# ------------------------------------------------------------ the data as tables

N_LABELS = max(1, len(PROGRAMS.labels))
STEP = table(PROGRAMS.rows)  # [step, column]
BLOCK = table(PROGRAMS.blocks)  # [block, first row and end row]
PROGRAM_BLOCK = table(PROGRAMS.programs)
PROGRAM_LABELS = table(PROGRAMS.spans)  # [program, first and end label]
PROGRAM_MOVES = table(PROGRAMS.moves)
ALTAR_PROGRAM = table(PROGRAM_NUMBERS["altars"])
SPACE_PROGRAM = table(PROGRAM_NUMBERS["spaces"])  # calendar, then codex
TOKEN_PROGRAM = table(PROGRAM_NUMBERS["tokens"])
SUMMON_PROGRAM = table(PROGRAM_NUMBERS["summons"])
ACTION_PROGRAM = table(PROGRAM_NUMBERS["actions"])  # [god, card, action]
START_PROGRAM = table(
    [PROGRAM_NUMBERS["start"]["awaken_era_any"], PROGRAM_NUMBERS["start"]["build_glyphs_era_any"]]
)
# Abilities by their place in the file: the index of each in ABILITIES.
ABILITY_KIND = table([ABILITY_NAMES.index(name) for name in ABILITY_IDS])
TOUCHES = table(
    [[region in touched for region in REGIONS] for touched in FILE.confluences.values()]
)
TOUCHED = table(  # by confluence: the bits of its regions
    [sum(1 << REGIONS.index(r) for r in touched) for touched in FILE.confluences.values()]
)
DEVOTION_LEVEL = table([level for level, _ in FILE.devotion])
DEVOTION_VP = table([points for _, points in FILE.devotion])
LAST_DEVOTION = len(FILE.devotion) - 1
PIECES = table([FILE.pyramid_pieces_per_player[str(level)] for level in range(1, LEVELS + 1)])
UNITS = table([FILE.setup.units_per_player[kind] for kind in KINDS])
START_IN_XIBALBA = table([FILE.setup.start_in_xibalba[kind] for kind in KINDS])
GLYPHS = FILE.setup.glyphs
_VP = FILE.setup.start_vp_designed
START_VP = table([[*_VP.get(str(n), []), 0, 0, 0, 0][:4] for n in range(MOST_PLAYERS + 1)])
UNINHABITED = table([FILE.setup.uninhabited.get(str(n), 0) for n in range(MOST_PLAYERS + 1)])
DEVOTION_START = FILE.setup.devotion_start
CONSECRATED_VP = FILE.setup.consecrated_vp
TRACK_VP = FILE.setup.track_unit_vp
HERO_STRENGTH = FILE.setup.hero_strength
ERAS = FILE.setup.eras
NEUTRAL_HEROES = FILE.setup.neutral_heroes
_CARDS = FILE.setup.cards
# Where each card is when an Era begins.
_FIRST = IN_HAND if _CARDS <= HAND else UNSEEN
CARD_START = table([_FIRST] * _CARDS + [NOT_IN_GAME] * (N_CARDS - _CARDS))
# Numbered pairs of shamans and warriors, in ascending order.
_PAIRS = [(a, b) for a in range(MOST_DEPLOYED + 1) for b in range(MOST_DEPLOYED + 1 - a)]
PAIR = table(_PAIRS)

STACK = 24
DEEPEST = 14  # at a decision; automatic steps need a few more
MOST_LEGAL = 254


@record
class Player:
    vp: int
    bonus: int  # strength gained in this Conflict
    devotion: Int8  # place on the track
    god: Int8  # NOTHING until it is known
    confluence: Int8  # of the god, NOTHING before it is placed
    hero: Int8  # region, or NOTHING in the reserve
    glyphs: Int8  # in the reserve
    covered: Int8  # bits: actions of the card that are covered
    reserve: Annotated[Row, N_KINDS, Int8]
    xibalba: Annotated[Row, N_KINDS, Int8]
    waiting: Annotated[Row, N_KINDS, Int8]  # on the angry god, or sacrificed
    pieces: Annotated[Row, LEVELS, Int8]  # of pyramids, in the reserve
    abilities: Annotated[Row, N_ERAS, Int8]  # 1 + ability by Era of choice, 0: none yet
    cards: Annotated[Row, N_CARDS, Int8]


@record
class State:
    players: Annotated[list[Player], MOST_PLAYERS]
    players_n: Int8  # 2 to 4
    chosen_gods: Int8  # 1: gods are chosen, 0: dealt
    starting_option: Int8  # the seat named by the option, or -1
    starter: Int8  # -1 before it is known
    current_player: Int8  # seat, CHANCE, or NOBODY at the end
    era: Int8  # 1 to 3
    consecrated: Int8  # region, or NOTHING
    conflict: Int8  # region of the current Conflict, or NOTHING
    winner: Int8  # of this Conflict, or NOTHING
    cancelled: Int8  # bits: tracks that this Conflict does not award
    order_n: Int8  # seats in the fixed order of this step, 0: no such step
    order_i: Int8  # seats of it that had their turn
    order: Annotated[Row, MOST_PLAYERS, Int8]
    claims: Annotated[Row, N_KINDS, Int8]  # 1 + seat that has the most of a kind by a card
    tokens: Annotated[Row, N_ERAS, Int8]  # 1 + angry god token by Era, 0: face down
    spaces: Annotated[Row, 2 * N_SPACES, Int8]  # 1 + seat of the unit there: calendar, codex
    inhabited: Annotated[Row, N_REGIONS, Int8]
    altar: Annotated[Row, N_REGIONS, Int8]  # 1 + altar, 0: none
    fought: Annotated[Row, N_REGIONS, Int8]  # its tile has been turned up in this Era
    neutral: Annotated[Row, N_REGIONS, Int8]  # 1 + seat that placed a neutral Hero there
    base: Annotated[Row, N_REGIONS, Int8]  # level of the lowest piece of the pyramid, 0: none
    height: Annotated[Row, N_REGIONS, Int8]  # its pieces
    levels: Annotated[Row, N_REGIONS * LEVELS, Int8]  # owner of each piece from the bottom, then 0
    glyphs: Annotated[Row, N_REGIONS * MOST_PLAYERS, Int8]  # 4 * region + seat
    units: Annotated[Row, 8 * N_REGIONS, Int8]  # 8 * region + 2 * seat + kind
    label_count: Annotated[Row, N_LABELS, Int8]
    label_region: Annotated[Row, N_LABELS, Int8]  # 1 + region
    moved: Annotated[Row, 8 * N_REGIONS, Int8]  # units that this effect has moved there
    taken: Annotated[Row, MOST_PLAYERS, Int8]  # units that this step has taken of each seat
    route: Annotated[Row, 2, Int8]  # 1 + region: from where, to where the first unit moved
    scratch: Annotated[Row, 1]  # used by has_target, otherwise 0
    depth: Int8
    asked: Annotated[Row, STACK, Int8]
    a: Annotated[Row, STACK]
    b: Annotated[Row, STACK]
    c: Annotated[Row, STACK, Int8]
    d: Annotated[Row, STACK, Int8]


@record
class Options:
    gods: int  # 0: dealt, 1: chosen
    starting_seat: int  # -1: random


@record
class Actions:
    """The legal ids in ascending order."""

    n: int
    ids: Annotated[Row, MOST_LEGAL]
