"""An Era: token, tribe abilities, Tribe Phase, God Phase, Conflicts, and scoring."""

from sacbe.kernel import rule

from ..data import N_REGIONS, N_SPACES
from ..state import (
    ABILITIES,
    ASK_ABILITY,
    ASK_CONFLUENCE,
    ASK_DEPLOY,
    ASK_HERO,
    ASK_NEUTRAL_HERO,
    ASK_SUMMON,
    ASK_TOKEN,
    AWAKEN_ERA,
    BEGIN_ERA,
    BUILD_GLYPHS_ERA,
    CARD_START,
    DEPLOY_FROM,
    DEPLOY_PAIR,
    DEVOTION_VP,
    ERAS,
    GO_TO,
    GOD_PHASE,
    MOVE_GOD,
    N_CARDS,
    N_CONFLUENCES,
    N_PAIRS,
    NEUTRAL_HEROES,
    NEXT_CONFLICT,
    NOTHING,
    OVER,
    PAIR,
    PLACE_HERO,
    PLACE_NEUTRAL,
    SPACES_PLUS,
    START_ABILITY,
    START_PROGRAM,
    SUMMON_PROGRAM,
    TOUCHED,
    TRACK_VP,
    TRIBE_OF,
    TRIBE_PHASE,
    TWICE_LEVEL,
    USE_SUMMON,
    Actions,
    State,
)
from .effects import start_program
from .pieces import hero_in, regions_with_pieces, unit_at
from .points import gain_vp, has, level, next_in_order
from .stack import offer, push, push_for

SPACES_MORE = 3  # VP for each unit on a track, from the ability of Era 3


@rule
def begin_era(s: State) -> None:
    """A token of the angry god is turned up; then abilities are chosen."""
    push_for(s, ABILITIES, 0)
    push_for(s, ASK_TOKEN, 0)


@rule
def abilities(s: State) -> None:
    """Each seat, in descending VP, takes one of this Era's three."""
    seat = next_in_order(s)
    if seat == NOTHING:
        push_for(s, TRIBE_PHASE, 0)
    else:
        push_for(s, ABILITIES, 0)
        push_for(s, ASK_ABILITY, seat)


# ---------------------------------------------------------------- the Tribe Phase


@rule
def tribe_phase(s: State) -> None:
    """One complete seat after the other, in descending VP."""
    seat = next_in_order(s)
    if seat == NOTHING:
        push_for(s, GOD_PHASE, 0)
    else:
        push_for(s, TRIBE_PHASE, 0)
        push(s, TRIBE_OF, seat, START_ABILITY, 0, 0)


@rule
def tribe_of(s: State, seat: int, what: int) -> None:
    """Start abilities, the Hero (and a neutral one), then units region by region."""
    if what == START_ABILITY:
        push(s, TRIBE_OF, seat, PLACE_HERO, 0, 0)
        if has(s.players[seat], AWAKEN_ERA):
            start_program(s, START_PROGRAM[0], seat)
        elif has(s.players[seat], BUILD_GLYPHS_ERA):
            start_program(s, START_PROGRAM[1], seat)
    elif what == PLACE_HERO:
        push(s, TRIBE_OF, seat, PLACE_NEUTRAL, 0, 0)
        push_for(s, ASK_HERO, seat)
    elif what == PLACE_NEUTRAL:
        push(s, TRIBE_OF, seat, DEPLOY_FROM, 0, 0)
        if s.players_n == 2 and NEUTRAL_HEROES > 0:
            push_for(s, ASK_NEUTRAL_HERO, seat)
    else:
        region = what - DEPLOY_FROM
        while region < N_REGIONS and (s.inhabited[region] == 0 or s.players[seat].hero == region):
            region += 1
        if region < N_REGIONS:
            push(s, TRIBE_OF, seat, DEPLOY_FROM + region + 1, 0, 0)
            push(s, ASK_DEPLOY, seat, region, 0, 0)


@rule
def legal_hero(s: State, first: int, out: Actions) -> None:
    """Inhabited regions without any Hero."""
    n = 0
    for region in range(N_REGIONS):
        n = offer(out, n, first + region, s.inhabited[region] == 1 and not hero_in(s, region))
    out.n = n


@rule
def consecrate(s: State) -> None:
    """Consecrate the one region without a Hero, once all Heroes are placed."""
    left = NOTHING
    n = 0
    for region in range(N_REGIONS):
        if s.inhabited[region] == 1 and not hero_in(s, region):
            left = region
            n += 1
    if n == 1:
        s.consecrated = left


@rule
def legal_deploy(s: State, seat: int, region: int, out: Actions) -> None:
    """Up to three units of any kind from the reserve."""
    shamans, warriors = s.players[seat].reserve[0], s.players[seat].reserve[1]
    n = 0
    for pair in range(N_PAIRS):
        fits = (PAIR[pair, 0] <= shamans) & (PAIR[pair, 1] <= warriors)
        n = offer(out, n, DEPLOY_PAIR + N_PAIRS * region + pair, fits)
    out.n = n


@rule
def deploy(s: State, seat: int, region: int, pair: int) -> None:
    """Move units from the reserve to a region."""
    for kind in range(2):
        s.players[seat].reserve[kind] -= PAIR[pair, kind]
        s.units[unit_at(region, seat, kind)] += PAIR[pair, kind]


# ---------------------------------------------------------------- the God Phase


@rule
def god_phase(s: State) -> None:
    """Every god is summoned, in descending VP; in Era 1 it is placed first."""
    seat = next_in_order(s)
    if seat == NOTHING:
        push_for(s, NEXT_CONFLICT, 0)
        return
    push_for(s, GOD_PHASE, 0)
    if s.players[seat].confluence == NOTHING:
        summon(s, seat, True)
    else:
        push_for(s, ASK_SUMMON, seat)


@rule
def summon(s: State, seat: int, move_first: bool) -> None:
    """The move and the ability, never interleaved."""
    if move_first:
        push_for(s, USE_SUMMON, seat)
        push_for(s, ASK_CONFLUENCE, seat)
    else:
        push_for(s, MOVE_GOD, seat)
        push_for(s, USE_SUMMON, seat)


@rule
def use_summon(s: State, seat: int) -> None:
    """Use the ability on the god's reference card."""
    start_program(s, SUMMON_PROGRAM[s.players[seat].god], seat)


@rule
def legal_confluence(s: State, out: Actions) -> None:
    """Open confluences without a god, which excludes the current one."""
    inhabited = 0
    for region in range(N_REGIONS):
        inhabited |= s.inhabited[region] << region
    occupied = 0
    for p in range(s.players_n):
        occupied |= 1 << (s.players[p].confluence + 1)
    n = 0
    for confluence in range(N_CONFLUENCES):
        free = (TOUCHED[confluence] & inhabited != 0) & ((occupied >> (confluence + 1)) & 1 == 0)
        n = offer(out, n, GO_TO + confluence, free)
    out.n = n


# ---------------------------------------------------------------- the end


@rule
def end_era(s: State) -> None:
    """Units on the tracks and Pyramids score; then the next Era, or the final scoring."""
    seat = next_in_order(s)
    while seat != NOTHING:
        score_tracks(s, seat)
        seat = next_in_order(s)
    seat = next_in_order(s)
    while seat != NOTHING:
        gain_vp(s, seat, s.era * regions_with_pieces(s, seat))
        seat = next_in_order(s)
    if s.era == ERAS:
        final_scoring(s)
        push_for(s, OVER, 0)
        return
    for p in range(s.players_n):
        for card in range(N_CARDS):
            s.players[p].cards[card] = CARD_START[card]
    s.fought.fill(0)
    s.consecrated = NOTHING
    s.era += 1
    push_for(s, BEGIN_ERA, 0)


@rule
def score_tracks(s: State, seat: int) -> None:
    """VP for every unit on the calendar and the codex, in one move; then they return to the
    reserve."""
    me = s.players[seat]
    n = 0
    for space in range(2 * N_SPACES):
        if s.spaces[space] == 1 + seat:
            n += 1
            s.spaces[space] = 0
            me.reserve[space // N_SPACES] += 1
    each = TRACK_VP + (SPACES_MORE if has(me, SPACES_PLUS) else 0)
    gain_vp(s, seat, n * each)


@rule
def final_scoring(s: State) -> None:
    """Devotion, and the ability that scores twice its level, in one move per seat."""
    seat = next_in_order(s)
    while seat != NOTHING:
        me = s.players[seat]
        points = DEVOTION_VP[me.devotion]
        if has(me, TWICE_LEVEL):
            points += 2 * level(me)
        gain_vp(s, seat, points)
        seat = next_in_order(s)


@rule
def winners(s: State) -> int:
    """Bit p: seat p has the most VP; ties are impossible."""
    best = 0
    for p in range(s.players_n):
        if s.players[p].vp > s.players[best].vp:
            best = p
    return 1 << best
