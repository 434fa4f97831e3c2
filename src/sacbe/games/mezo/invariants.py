"""Invariants of every position: conservation, ranges, a valid stack.

The fuzzer checks them after every step, and bytes from outside are accepted only if they hold, so
no number may be used here before it has been checked.
"""

from sacbe.kernel import rule, table

from .data import (
    CHOOSE_ONE,
    CONFLICT,
    EACH_OPPONENT,
    LEVELS,
    N_ALTARS,
    N_ERAS,
    N_GODS,
    N_REGIONS,
    N_SPACES,
    NO_KIND,
    OTHER,
    PER_OWN,
    PROGRAMS,
    STRENGTH,
    SWAP_ALTARS,
    TO,
    VERB,
    WHERE,
)
from .rules.conflict import next_to_pick
from .rules.pieces import hero_owner
from .state import (
    ABILITIES,
    ASK_ALTAR,
    ASK_CANCEL,
    ASK_CHOOSE_GOD,
    ASK_CONFLICT,
    ASK_DEPLOY,
    ASK_DRAW,
    ASK_GOD,
    ASK_OPTION,
    ASK_PAY,
    ASK_PICK,
    ASK_SACRIFICE,
    ASK_SPACE,
    ASK_STARTING_SEAT,
    ASK_TARGET,
    ASK_THIRD,
    ASK_TIE,
    ASK_TOKEN,
    ASK_UNINHABITED,
    ASK_USE_TOKEN,
    CARD_START,
    CHANCE,
    CLEAR_LABELS,
    DEAL_CARDS,
    DEEPEST,
    DEPLOY_FROM,
    EACH,
    END_ERA,
    ERAS,
    FACE_UP,
    FIND_CONSECRATED,
    FIRST_STEP,
    GLYPHS,
    LAST_CHANCE_PHASE,
    LAST_DEVOTION,
    MAJORITY,
    MOST_PLAYERS,
    N_ACTIONS,
    N_CARDS,
    N_CONFLUENCES,
    N_KINDS,
    N_LABELS,
    NEXT_CONFLICT,
    NOBODY,
    NOT_IN_GAME,
    NOTHING,
    OVER,
    PICKED,
    PIECES,
    REWARD_WINNER,
    ROUNDS,
    RUN,
    SET_ALTARS,
    SET_GODS,
    SET_REGIONS,
    STACK,
    STEP,
    THIRD_ACTIONS,
    TIE_CALENDAR,
    TIE_CODEX,
    TIE_CONSECRATED,
    TOKENS_LEFT,
    TRIBE_OF,
    UNINHABITED,
    UNITS,
    Player,
    State,
)

N_STEPS = len(PROGRAMS.rows)
MOST_VP = 30_000
MOST_BONUS = 1000
MOST_COUNT = 100

FAULTS = (
    "nothing",
    "the number of players or an option is out of range",
    "a seat, region or Era is out of range",
    "the regions, Altars or tokens are invalid",
    "the number of units is wrong",
    "the number of Glyphs or Pyramid pieces is wrong",
    "a Pyramid is invalid",
    "an uninhabited region is not empty",
    "two VP markers share a space",
    "Gods or Heroes are in invalid places",
    "abilities or cards are invalid",
    "an absent player owns something",
    "the stack is invalid",
    "the current player does not match the phase",
    "data of a finished step is left",
)
(
    SOUND,
    BAD_OPTION,
    BAD_RANGE,
    BAD_BOARD,
    BAD_UNITS,
    BAD_PIECES,
    BAD_PYRAMID,
    BAD_REGION,
    BAD_VP,
    BAD_GOD,
    BAD_CARDS,
    BAD_ABSENT,
    BAD_STACK,
    BAD_PLAYER,
    BAD_LEFTOVER,
) = range(15)

# Steps that use the region of the Conflict.
NEEDS_CONFLICT = table(
    [
        row[WHERE] in (CONFLICT, OTHER)
        or row[TO] in (CONFLICT, OTHER)
        or row[PER_OWN] != NO_KIND
        or row[VERB] in (STRENGTH, SWAP_ALTARS)
        for row in PROGRAMS.rows
    ]
)


@rule
def within(value: int, low: int, high: int) -> bool:
    """Whether the value is between low and high, inclusive."""
    return value >= low and value <= high


@rule
def check(s: State) -> int:
    """The number of the first fault found, or 0."""
    fault = check_ranges(s)
    if fault == SOUND:
        fault = check_stack(s)
    if fault == SOUND:
        fault = check_board(s)
    if fault == SOUND:
        fault = check_players(s)
    if fault == SOUND:
        fault = check_pieces(s)
    if fault == SOUND:
        fault = check_moment(s)
    return fault


@rule
def check_ranges(s: State) -> int:
    """Everything that is used as an index later."""
    n = s.players_n
    if not within(n, 2, MOST_PLAYERS) or not within(s.chosen_gods, 0, 1):
        return BAD_OPTION
    if not within(s.starting_option, NOTHING, n - 1):
        return BAD_OPTION
    if s.starting_option != NOTHING and s.starter != s.starting_option:
        return BAD_OPTION
    ranges = (
        within(s.starter, NOTHING, n - 1)
        and within(s.era, 1, ERAS)
        and within(s.consecrated, NOTHING, N_REGIONS - 1)
        and within(s.conflict, NOTHING, N_REGIONS - 1)
        and within(s.winner, NOTHING, n - 1)
        and within(s.cancelled, 0, 3)
        and (s.order_n == 0 or s.order_n == n)
        and within(s.order_i, 0, s.order_n)
        and within(s.depth, 1, DEEPEST)
    )
    if not ranges:
        return BAD_RANGE
    seats = 0
    for i in range(MOST_PLAYERS):
        if not within(s.order[i], 0, n - 1) or (i >= s.order_n and s.order[i] != 0):
            return BAD_RANGE
        if i < s.order_n:
            seats |= 1 << s.order[i]
    if s.order_n > 0 and seats != (1 << n) - 1:
        return BAD_RANGE
    for kind in range(N_KINDS):
        if not within(s.claims[kind], 0, n):
            return BAD_RANGE
    for label in range(N_LABELS):
        if not within(s.label_count[label], 0, MOST_COUNT):
            return BAD_RANGE
        if not within(s.label_region[label], 0, N_REGIONS):
            return BAD_RANGE
    return SOUND


# ---------------------------------------------------------------- the stack


@rule
def check_stack(s: State) -> int:
    """A decision on top, steps beneath, each with valid details."""
    top = s.depth - 1
    for i in range(STACK):
        kind = s.asked[i]
        if i > top:
            if kind != 0 or s.a[i] != 0 or s.b[i] != 0 or s.c[i] != 0 or s.d[i] != 0:
                return BAD_STACK
            continue
        if i < top and not within(kind, FIRST_STEP, OVER - 1):
            return BAD_STACK
        if i == top and kind != OVER and not within(kind, 0, ASK_SACRIFICE):
            return BAD_STACK
        if not frame_is_sound(s, kind, s.a[i], s.b[i], s.c[i], s.d[i]):
            return BAD_STACK
    if s.asked[top] == OVER and s.depth != 1:
        return BAD_STACK
    return SOUND


@rule
def frame_is_sound(s: State, kind: int, a: int, b: int, c: int, d: int) -> bool:
    """Whether the details of a decision or step are valid."""
    n = s.players_n
    if kind == ASK_TARGET or kind == ASK_OPTION:
        if not within(a, 0, N_STEPS - 1) or not within(c, 0, n - 1) or not within(d, 0, n - 1):
            return False
        if kind == ASK_OPTION:
            return STEP[a, VERB] == CHOOSE_ONE and b == 0
        return STEP[a, VERB] <= SWAP_ALTARS and STEP[a, VERB] > 0 and within(b, 1, MOST_COUNT)
    if kind == RUN:
        seats = within(c, 0, n - 1) and within(d, 0, n - 1)
        return seats and within(a, 0, b - 1) and within(b, 1, N_STEPS)
    if kind == EACH:
        if not within(a, 0, N_STEPS - 1) or not within(b, 0, n) or not within(d, 0, n - 1):
            return False
        return STEP[a, VERB] >= EACH_OPPONENT and c == 0
    if kind == CLEAR_LABELS:
        return within(a, 0, b) and within(b, 0, N_LABELS) and c == 0 and d == 0
    if d != 0:
        return False
    if kind == ASK_USE_TOKEN or kind == TOKENS_LEFT:
        return within(a, 0, n - 1) and within(b, 0, 7) and within(c, 0, 2)
    if kind == ASK_TIE:
        return within(a, 0, n - 1) and within(b, 1, (1 << n) - 1) and within(c, 0, TIE_CONSECRATED)
    if c != 0:
        return False
    if kind == TRIBE_OF:
        return within(a, 0, n - 1) and within(b, 0, DEPLOY_FROM + N_REGIONS)
    if kind == ASK_DEPLOY:
        return within(a, 0, n - 1) and within(b, 0, N_REGIONS - 1)
    if kind == ASK_SPACE or kind == ASK_SACRIFICE or kind == MAJORITY:
        return within(a, 0, n - 1) and within(b, 0, 1)
    if kind == ASK_PAY:
        return within(a, 0, n - 1) and within(b, 1, 2)
    if b != 0:
        return False
    if kind == SET_ALTARS:
        return within(a, 0, N_REGIONS)
    if kind == ASK_ALTAR:
        return within(a, 0, N_REGIONS - 1)
    if kind == ROUNDS:
        return within(a, 0, 2 * n)
    if kind == THIRD_ACTIONS or kind == DEAL_CARDS:
        return within(a, 0, n)
    if kind == REWARD_WINNER:
        return within(a, 0, 1)
    return within(a, 0, n - 1)


@rule
def is_on_stack(s: State, first: int, last: int) -> bool:
    """Whether one of these decisions or steps is on the stack."""
    result = False
    for i in range(s.depth):
        result = result or within(s.asked[i], first, last)
    return result


@rule
def needs_conflict(s: State) -> bool:
    """Whether anything on the stack uses the region of a Conflict."""
    needs = (
        is_on_stack(s, ASK_DRAW, ASK_DRAW)
        or is_on_stack(s, ASK_PICK, ASK_THIRD)
        or is_on_stack(s, ASK_CANCEL, ASK_SACRIFICE)
        or is_on_stack(s, DEAL_CARDS, FIND_CONSECRATED)
        or is_on_stack(s, TOKENS_LEFT, TOKENS_LEFT)
    )
    for i in range(s.depth):
        kind = s.asked[i]
        if kind == ASK_TARGET or kind == ASK_OPTION:
            needs = needs or NEEDS_CONFLICT[s.a[i]] == 1
        elif kind == RUN:
            for row in range(s.a[i], s.b[i]):
                needs = needs or NEEDS_CONFLICT[row] == 1
    return needs


# ---------------------------------------------------------------- board and players


@rule
def in_set_up(s: State) -> bool:
    """Whether regions, Altars, the first seat or gods are still being drawn."""
    return is_on_stack(s, SET_REGIONS, SET_GODS)


@rule
def check_board(s: State) -> int:
    """Regions, Altars, tokens, tracks and Heroes."""
    empty = 0
    altars = 0
    for region in range(N_REGIONS):
        if not within(s.inhabited[region], 0, 1) or not within(s.fought[region], 0, 1):
            return BAD_BOARD
        if not within(s.altar[region], 0, N_ALTARS):
            return BAD_BOARD
        if not within(s.neutral[region], 0, s.players_n):
            return BAD_BOARD
        if s.neutral[region] > 0 and (s.players_n > 2 or s.inhabited[region] == 0):
            return BAD_BOARD
        empty += s.inhabited[region] == 0
        if s.altar[region] > 0:
            if s.inhabited[region] == 0 or (altars >> s.altar[region]) & 1:
                return BAD_BOARD
            altars |= 1 << s.altar[region]
        elif s.inhabited[region] == 1 and not in_set_up(s):
            return BAD_BOARD
        if s.inhabited[region] == 0 and (s.fought[region] or s.consecrated == region):
            return BAD_BOARD
    if empty > UNINHABITED[s.players_n]:
        return BAD_BOARD
    if empty < UNINHABITED[s.players_n] and not is_on_stack(s, ASK_UNINHABITED, ASK_UNINHABITED):
        return BAD_BOARD
    for era in range(N_ERAS):
        token = s.tokens[era]
        if token != 0 and not within(token, 3 * era + 1, 3 * era + 3):
            return BAD_BOARD
        is_face_up = era < s.era - 1 or (era == s.era - 1 and not token_is_due(s))
        if (token != 0) != is_face_up:
            return BAD_BOARD
    for space in range(2 * N_SPACES):
        if not within(s.spaces[space], 0, s.players_n):
            return BAD_BOARD
    if s.conflict != NOTHING and s.fought[s.conflict] == 0:
        return BAD_BOARD
    return SOUND


@rule
def token_is_due(s: State) -> bool:
    """Whether the token of this Era is still to be turned up."""
    return in_set_up(s) or is_on_stack(s, ASK_TOKEN, ASK_TOKEN)


@rule
def check_players(s: State) -> int:
    """Gods, Heroes, markers, abilities and cards."""
    for p in range(MOST_PLAYERS):
        me = s.players[p]
        if p >= s.players_n:
            if not is_absent(s, me, p):
                return BAD_ABSENT
            continue
        ranges = (
            within(me.god, NOTHING, N_GODS - 1)
            and within(me.confluence, NOTHING, N_CONFLUENCES - 1)
            and within(me.hero, NOTHING, N_REGIONS - 1)
            and within(me.devotion, 0, LAST_DEVOTION)
            and within(me.covered, 0, (1 << N_ACTIONS) - 1)
            and within(me.bonus, 0, MOST_BONUS)
            and within(me.vp, 0, MOST_VP)
        )
        if not ranges:
            return BAD_RANGE
        if me.god == NOTHING and (not in_set_up(s) or me.confluence != NOTHING):
            return BAD_GOD
        if me.hero != NOTHING:
            if s.inhabited[me.hero] == 0 or s.neutral[me.hero] > 0:
                return BAD_GOD
        for q in range(p):
            other = s.players[q]
            if me.vp == other.vp and s.starter != NOTHING:
                return BAD_VP
            if me.god == other.god and me.god != NOTHING:
                return BAD_GOD
            if me.confluence == other.confluence and me.confluence != NOTHING:
                return BAD_GOD
            if me.hero == other.hero and me.hero != NOTHING:
                return BAD_GOD
        if not cards_are_sound(s, me):
            return BAD_CARDS
    return SOUND


@rule
def cards_are_sound(s: State, me: Player) -> bool:
    """At most one card face down or up; an ability for every Era that has begun."""
    special = 0
    for card in range(N_CARDS):
        if not within(me.cards[card], 0, NOT_IN_GAME):
            return False
        if (me.cards[card] == NOT_IN_GAME) != (CARD_START[card] == NOT_IN_GAME):
            return False
        special += me.cards[card] == PICKED or me.cards[card] == FACE_UP
    if special > 1:
        return False
    for era in range(N_ERAS):
        ability = me.abilities[era]
        if ability != 0 and not within(ability, 3 * era + 1, 3 * era + 3):
            return False
        if ability != 0 and era > s.era - 1:
            return False
        choosing = token_is_due(s) or is_on_stack(s, ABILITIES, ABILITIES)
        if ability == 0 and (era < s.era - 1 or (era == s.era - 1 and not choosing)):
            return False
    return True


@rule
def is_absent(s: State, me: Player, p: int) -> bool:
    """Whether an unused seat is empty."""
    some = me.god != NOTHING or me.confluence != NOTHING or me.hero != NOTHING
    some = some or me.vp != 0 or me.devotion != 0 or me.glyphs != 0 or me.covered != 0
    some = some or me.bonus != 0
    for kind in range(N_KINDS):
        some = some or me.reserve[kind] != 0 or me.xibalba[kind] != 0 or me.waiting[kind] != 0
        for region in range(N_REGIONS):
            some = some or s.units[8 * region + N_KINDS * p + kind] != 0
    for region in range(N_REGIONS):
        some = some or s.glyphs[MOST_PLAYERS * region + p] != 0
    for i in range(LEVELS):
        some = some or me.pieces[i] != 0
    for era in range(N_ERAS):
        some = some or me.abilities[era] != 0
    for card in range(N_CARDS):
        some = some or me.cards[card] != 0
    return not some


@rule
def check_pieces(s: State) -> int:
    """All units, Glyphs and pieces are accounted for, and none is in an uninhabited region."""
    for region in range(N_REGIONS):
        height, base = s.height[region], s.base[region]
        if not within(height, 0, LEVELS) or (base == 0) != (height == 0):
            return BAD_PYRAMID
        if not within(base, 0, LEVELS) or base + height - 1 > LEVELS:
            return BAD_PYRAMID
        for i in range(LEVELS):
            owner = s.levels[LEVELS * region + i]
            if not within(owner, 0, s.players_n - 1) or (i >= height and owner != 0):
                return BAD_PYRAMID
        if s.inhabited[region] == 0 or in_set_up(s):  # when any region may become uninhabited
            some = height
            for i in range(MOST_PLAYERS):
                some += abs(s.glyphs[MOST_PLAYERS * region + i])
            for i in range(8):
                some += abs(s.units[8 * region + i])
            if some != 0:
                return BAD_REGION
    for p in range(s.players_n):
        me = s.players[p]
        for kind in range(N_KINDS):
            if me.reserve[kind] < 0 or me.xibalba[kind] < 0 or me.waiting[kind] < 0:
                return BAD_UNITS
            n = me.reserve[kind] + me.xibalba[kind] + me.waiting[kind]
            for region in range(N_REGIONS):
                here = s.units[8 * region + N_KINDS * p + kind]
                if here < 0:
                    return BAD_UNITS
                n += here
            for i in range(N_SPACES):
                n += s.spaces[N_SPACES * kind + i] == 1 + p
            if n != UNITS[kind]:
                return BAD_UNITS
        glyphs = int(me.glyphs)
        if glyphs < 0:
            return BAD_PIECES
        for region in range(N_REGIONS):
            if s.glyphs[MOST_PLAYERS * region + p] < 0:
                return BAD_PIECES
            glyphs += s.glyphs[MOST_PLAYERS * region + p]
        if glyphs != GLYPHS:
            return BAD_PIECES
        for level in range(1, LEVELS + 1):
            pieces = int(me.pieces[level - 1])
            if pieces < 0:
                return BAD_PIECES
            for region in range(N_REGIONS):
                i = level - s.base[region]
                if s.base[region] > 0 and within(i, 0, s.height[region] - 1):
                    pieces += s.levels[LEVELS * region + i] == p
            if pieces != PIECES[level - 1]:
                return BAD_PIECES
    return SOUND


@rule
def check_moment(s: State) -> int:
    """Data of steps and Conflicts match the current decision, and so does the current player."""
    top = s.depth - 1
    decision = s.asked[top]
    if s.conflict == NOTHING:
        if needs_conflict(s) or s.winner != NOTHING or s.cancelled != 0 or s.claims.sum() != 0:
            return BAD_STACK
        for p in range(s.players_n):
            me = s.players[p]
            if me.bonus != 0 or me.covered != 0 or me.waiting.sum() != 0:
                return BAD_LEFTOVER
            for card in range(N_CARDS):
                if me.cards[card] == PICKED or me.cards[card] == FACE_UP:
                    return BAD_LEFTOVER
    elif s.conflict != s.consecrated and hero_owner(s, s.conflict) < 0:
        return BAD_GOD
    elif is_on_stack(s, NEXT_CONFLICT, NEXT_CONFLICT) or is_on_stack(s, ASK_CONFLICT, ASK_CONFLICT):
        return BAD_STACK
    elif in_set_up(s) or is_on_stack(s, END_ERA, END_ERA) or decision == OVER:
        return BAD_STACK
    fault = check_heroes(s)
    if fault == SOUND:
        fault = check_conflict(s, decision, s.a[top], s.b[top], s.c[top])
    if fault != SOUND:
        return fault
    if s.starter == NOTHING and not in_set_up(s):
        return BAD_OPTION
    if decision == ASK_STARTING_SEAT and s.starter != NOTHING:
        return BAD_OPTION
    if (decision == ASK_GOD or decision == ASK_CHOOSE_GOD) and s.players[s.a[top]].god != NOTHING:
        return BAD_GOD
    if s.scratch[0] != 0 or (decision != ASK_TARGET and has_target_record(s)):
        return BAD_LEFTOVER
    if s.moved.sum() != 0 and not is_on_stack(s, CLEAR_LABELS, CLEAR_LABELS):
        return BAD_LEFTOVER
    for i in range(8 * N_REGIONS):
        if not within(s.moved[i], 0, s.units[i]):
            return BAD_LEFTOVER
    for i in range(MOST_PLAYERS):
        if not within(s.taken[i], 0, MOST_COUNT):
            return BAD_LEFTOVER
    if not within(s.route[0], 0, N_REGIONS) or not within(s.route[1], 0, N_REGIONS):
        return BAD_LEFTOVER
    player = s.a[top]
    if decision == OVER:
        player = NOBODY
    elif decision <= LAST_CHANCE_PHASE:
        player = CHANCE
    elif decision == ASK_PICK:
        player = next_to_pick(s)
    elif decision == ASK_TARGET or decision == ASK_OPTION:
        player = s.c[top]
    return SOUND if s.current_player == player else BAD_PLAYER


@rule
def check_heroes(s: State) -> int:
    """Every region that is still to be fought for has a Hero, or is the consecrated one."""
    if s.consecrated != NOTHING:
        for region in range(N_REGIONS):
            if s.inhabited[region] == 1 and s.fought[region] == 0 and region != s.consecrated:
                if hero_owner(s, region) < 0:
                    return BAD_GOD
    return SOUND


@rule
def check_conflict(s: State, decision: int, a: int, b: int, c: int) -> int:
    """A seat that may give up a Glyph has one in the region of the Conflict, and a seat that may
    take a space of a track has a unit of this kind there."""
    if decision == ASK_THIRD and s.glyphs[MOST_PLAYERS * s.conflict + a] == 0:
        return BAD_PIECES
    if decision == ASK_SPACE and s.units[8 * s.conflict + N_KINDS * a + b] == 0:
        return BAD_UNITS
    if decision == ASK_TIE and (c == TIE_CALENDAR or c == TIE_CODEX):
        for p in range(s.players_n):
            if (b >> p) & 1 and s.units[8 * s.conflict + N_KINDS * p + c - TIE_CALENDAR] == 0:
                return BAD_UNITS
    return SOUND


@rule
def has_target_record(s: State) -> bool:
    """Whether a step has recorded targets."""
    return s.taken.sum() != 0 or s.route.sum() != 0
