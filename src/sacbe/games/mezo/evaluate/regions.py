"""The value of regions for a seat: future Conflicts, majorities, presence, structures."""

import math

from sacbe.kernel import rule, table

from ..data import (
    AWAKEN,
    BASE,
    BUILD,
    DEPLOY,
    GAIN_DEVOTION,
    GAIN_VP,
    GLYPH,
    KIND,
    N_ALTARS,
    N_REGIONS,
    N_SPACES,
    RECOVER,
    VERB,
)
from ..rules.conflict import WIN_VP
from ..rules.eras import SPACES_MORE
from ..rules.pieces import has_piece, hero_owner, is_present, unit_at
from ..rules.points import has, level
from ..state import (
    ALTAR_PROGRAM,
    ASK_SPACE,
    ASK_TIE,
    BLOCK,
    CLEAN_UP,
    CONSECRATED_VP,
    GOD_STRENGTH,
    HERO_PLUS_ERA,
    HERO_STRENGTH,
    MAJORITY,
    MOST_PLAYERS,
    N_KINDS,
    NOTHING,
    PROGRAM_BLOCK,
    REPEAT_SPACES,
    ROUNDS,
    SPACES_PLUS,
    STEP,
    TIE_CALENDAR,
    TRACK_VP,
    WIN_BONUS,
    WIN_PLUS,
    State,
)
from .cards import ACTIONS_TAKEN
from .turns import cards_to_come, to_sacrifice
from .weights import (
    DEVOTION,
    FIRST,
    GLYPH_BUILT,
    LATER,
    PIECE,
    RECOVERED,
    REWARD,
    SHARE,
    SHARP,
    WIN_CHANCE,
    Numbers,
    Weights,
)

(
    VP_GAIN,
    DEVOTION_GAIN,
    RECOVER_GAIN,
    DEPLOY_GAIN,
    GLYPH_GAIN,
    PYRAMID_GAIN,
    N_GAINS,  # count, must be last
) = range(7)


def _gains(program: int) -> list[int]:
    """The gains of an Altar that follow from its steps alone."""
    gains = [0] * N_GAINS
    block = PROGRAM_BLOCK[program]
    for row in range(BLOCK[block, 0], BLOCK[block, 1]):
        verb, n = int(STEP[row, VERB]), int(STEP[row, BASE])
        if verb == GAIN_VP:
            gains[VP_GAIN] += n
        elif verb == GAIN_DEVOTION:
            gains[DEVOTION_GAIN] += n
        elif verb == RECOVER:
            gains[RECOVER_GAIN] += n
        elif verb in (DEPLOY, AWAKEN):
            gains[DEPLOY_GAIN] += n
        elif verb == BUILD:
            gains[GLYPH_GAIN if STEP[row, KIND] == GLYPH else PYRAMID_GAIN] += n
    return gains


ALTAR_GAINS = table([_gains(int(ALTAR_PROGRAM[i])) for i in range(N_ALTARS)])


@rule
def altar_worth(s: State, region: int, seat: int, w: Weights, numbers: Numbers) -> float:
    """The value of winning the Altar of a region."""
    altar = s.altar[region] - 1
    if altar < 0:
        return 0.0
    me = s.players[seat]
    points = ALTAR_GAINS[altar, VP_GAIN] + numbers[DEVOTION] * ALTAR_GAINS[altar, DEVOTION_GAIN]
    dead = min(ALTAR_GAINS[altar, RECOVER_GAIN], me.xibalba[0] + me.xibalba[1])
    points += numbers[RECOVERED] * dead + w.deploy * ALTAR_GAINS[altar, DEPLOY_GAIN]
    points += numbers[GLYPH_BUILT] * min(ALTAR_GAINS[altar, GLYPH_GAIN], int(me.glyphs))
    if ALTAR_GAINS[altar, PYRAMID_GAIN] > 0:
        points += ALTAR_GAINS[altar, PYRAMID_GAIN] * (1.0 + s.height[region])
        if not has_piece(s, seat, region):
            points += numbers[PIECE]
    return float(points)


@rule
def likely_strength(s: State, region: int, p: int, w: Weights, numbers: Numbers) -> float:
    """The expected strength of a seat in a region, from public information."""
    me = s.players[p]
    first = unit_at(region, p, 0)
    force = float(s.units[first] + s.units[first + 1] + s.glyphs[MOST_PLAYERS * region + p])
    if region >= numbers[FIRST + p] and me.hero != region:
        force += numbers[SHARE + p]
    if has(me, GOD_STRENGTH) and is_present(s, p, region):
        force += level(me)
    if region == s.consecrated:
        mine = float(me.reserve[0] + me.reserve[1])
        if region == s.conflict:
            force += me.waiting[0] + me.waiting[1]
            if to_sacrifice(s, p):
                force += w.give[s.era - 1] * mine
        else:
            force += w.give[s.era - 1] * mine
        return force
    if me.hero == region:
        force += HERO_STRENGTH + (s.era if has(me, HERO_PLUS_ERA) else 0)
    if region == s.conflict:
        force += me.bonus
    return force


@rule
def win_chance(
    s: State, region: int, seat: int, sharp: float, w: Weights, numbers: Numbers
) -> float:
    """The chance of a seat to have the most strength."""
    owner = hero_owner(s, region) if region != s.consecrated else NOTHING
    mine = 0.0
    total = 1e-9
    for p in range(s.players_n):
        force = likely_strength(s, region, p, w, numbers)
        if force <= 0.0:
            continue
        weight = math.exp(sharp * (force + w.tie if p == owner else force)) - 0.9
        total += weight
        if p == seat:
            mine = weight
    return mine / total


@rule
def majority_chance(
    s: State, region: int, seat: int, kind: int, sharp: float, numbers: Numbers
) -> float:
    """The chance of a seat to have the most units of a kind."""
    if region == s.conflict:
        if (s.cancelled >> kind) & 1:
            return 0.0
        claim = s.claims[kind] - 1
        if claim >= 0 and s.units[unit_at(region, claim, kind)] > 0:
            return 1.0 if claim == seat else 0.0
    mine = 0.0
    total = 1e-9
    for p in range(s.players_n):
        me = s.players[p]
        force = float(s.units[unit_at(region, p, kind)])
        if region >= numbers[FIRST + p] and me.hero != region:
            units = me.reserve[0] + me.reserve[1]
            if units > 0:
                force += numbers[SHARE + p] * me.reserve[kind] / units
        if force <= 0.0:
            continue
        weight = math.exp(sharp * force) - 1.0
        if region == s.conflict or me.hero == region:
            weight *= 1.1 if hero_owner(s, region) == p else 1.0
        total += weight
        if p == seat:
            mine = weight
    return mine / total


@rule
def actions_left(s: State, region: int) -> float:
    """The average number of actions that each seat has left before a Conflict is decided."""
    if region != s.conflict or s.asked[0] < ROUNDS:
        return float(ACTIONS_TAKEN)
    if s.asked[0] > ROUNDS:
        return 0.0
    n = 0
    for p in range(s.players_n):
        covered = int(s.players[p].covered)
        n += ACTIONS_TAKEN - (covered & 1) - ((covered >> 1) & 1) - ((covered >> 2) & 1)
    return n / s.players_n


@rule
def regions_worth(s: State, seat: int, unplaced: int, w: Weights, numbers: Numbers) -> float:
    """The expected value of all unfinished Conflicts of this Era."""
    me = s.players[seat]
    track = float(TRACK_VP + (SPACES_MORE if has(me, SPACES_PLUS) else 0))
    track += w.space * (2.0 if has(me, REPEAT_SPACES) else 1.0)
    waits = s.asked[0]
    points = 0.0
    for region in range(N_REGIONS):
        now = region == s.conflict
        if s.inhabited[region] == 0 or (s.fought[region] == 1 and not now):
            continue
        rewarded = now and (waits == WIN_BONUS or waits == MAJORITY or waits == CLEAN_UP)
        left = actions_left(s, region)
        holy = region == s.consecrated
        if rewarded:
            if waits == WIN_BONUS and s.winner == seat and has(me, WIN_PLUS):
                points += WIN_VP
        else:
            doubt = w.calm + w.unplaced * unplaced / s.players_n
            if holy:
                undecided = 0
                for p in range(s.players_n):
                    undecided += not now or to_sacrifice(s, p)
                doubt += w.holy_doubt * undecided / s.players_n
            else:
                doubt += w.doubt * left + (0.0 if now else w.far)
            reward = float(CONSECRATED_VP) if holy else altar_worth(s, region, seat, w, numbers)
            if has(me, WIN_PLUS):
                reward += WIN_VP
            chance = win_chance(s, region, seat, 1.0 / doubt, w, numbers)
            points += chance * reward
            if now:
                numbers[WIN_CHANCE] = chance
                numbers[SHARP] = 1.0 / doubt
                numbers[REWARD] = reward
        if holy:
            continue
        doubt = w.major_calm + w.major_doubt * left
        doubt += w.unplaced * unplaced / s.players_n
        for kind in range(N_KINDS):
            if rewarded and (kind == 0 or waits == CLEAN_UP) and waits != WIN_BONUS:
                points += pending_space(s, seat, kind, track)
            else:
                points += track * majority_chance(s, region, seat, kind, 1.0 / doubt, numbers)
        if is_present(s, seat, region) and left > 0.0:
            points += w.presence + (w.here if now else 0.0)
        if s.glyphs[MOST_PLAYERS * region + seat] > 0 and (not now or cards_to_come(s)):
            points += w.third
    return points


@rule
def pending_space(s: State, seat: int, track: int, worth: float) -> float:
    """The value of a majority that is being awarded: a space to choose, or a tie to decide."""
    top = s.depth - 1
    if s.asked[top] == ASK_SPACE and s.b[top] == track:
        return worth if s.a[top] == seat else 0.0
    if s.asked[top] == ASK_TIE and s.c[top] == TIE_CALENDAR + track and (s.b[top] >> seat) & 1:
        return worth * (1.0 if s.a[top] == seat else 0.2)
    return 0.0


@rule
def structures_worth(s: State, seat: int, w: Weights, numbers: Numbers) -> float:
    """Pieces of Pyramids score at the end of every Era; Glyphs are strength in later ones."""
    points = 0.0
    for region in range(N_REGIONS):
        if has_piece(s, seat, region):
            points += numbers[PIECE]
        points += w.glyph * numbers[LATER] * s.glyphs[MOST_PLAYERS * region + seat]
    on_tracks = 0
    for space in range(2 * N_SPACES):
        on_tracks += s.spaces[space] == 1 + seat
    each = TRACK_VP + (SPACES_MORE if has(s.players[seat], SPACES_PLUS) else 0)
    return points + on_tracks * each
