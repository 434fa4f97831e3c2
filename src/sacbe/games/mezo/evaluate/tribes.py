"""The value of a tribe: units for later Eras, devotion, abilities."""

from sacbe.kernel import rule

from ..data import N_ERAS, N_REGIONS, N_SPACES
from ..rules.pieces import units_in
from ..rules.points import has, level
from ..state import (
    AWAKEN_ERA,
    BUILD_GLYPHS_ERA,
    DEVOTION_LEVEL,
    DEVOTION_VP,
    ERAS,
    GOD_STRENGTH,
    HERO_PLUS_ERA,
    LAST_DEVOTION,
    MOST_DEPLOYED,
    NOTHING,
    REPEAT_SPACES,
    SPACES_PLUS,
    TWICE_LEVEL,
    TWO_TOKENS,
    State,
)
from .turns import to_sacrifice
from .weights import (
    DEVOTION,
    GLYPH_BUILT,
    LATER,
    PIECE,
    RECOVERED,
    Numbers,
    Weights,
)

SLOPE = DEVOTION_VP[LAST_DEVOTION] / LAST_DEVOTION
LEVELS_PER_STEP = (DEVOTION_LEVEL[LAST_DEVOTION] - 1) / LAST_DEVOTION


@rule
def time_left(s: State) -> float:
    """Eras until the end; open regions count as a fraction of one."""
    regions = 0
    left = 0
    for region in range(N_REGIONS):
        regions += s.inhabited[region] == 1
        left += s.inhabited[region] == 1 and (s.fought[region] == 0 or s.conflict == region)
    return ERAS - s.era + left / max(1, regions)


@rule
def list_prices(s: State, seat: int, w: Weights, time: float, numbers: Numbers) -> None:
    """The prices for this seat at this moment."""
    later = float(ERAS - s.era)
    numbers[LATER] = later
    numbers[DEVOTION] = SLOPE + w.level * time * LEVELS_PER_STEP
    numbers[RECOVERED] = w.unit * later * (1 - w.dead)
    if later == 0.0 and sacrifice_to_come(s, seat):
        numbers[RECOVERED] = 0.5 * w.offer[N_ERAS - 1] * numbers[DEVOTION]
    numbers[GLYPH_BUILT] = w.glyph * later + w.third * (time - later)
    eras = 0.0
    for era in range(s.era, ERAS + 1):
        eras += era
    numbers[PIECE] = w.keep * eras


@rule
def sacrifice_to_come(s: State, seat: int) -> bool:
    """Whether this seat will still decide on a sacrifice in this Era."""
    if s.consecrated == NOTHING or s.fought[s.consecrated] == 0:
        return True
    return s.conflict == s.consecrated and to_sacrifice(s, seat)


@rule
def units_worth(s: State, seat: int, w: Weights, numbers: Numbers) -> float:
    """Units fight again in every later Era; some will be sacrificed for devotion."""
    me = s.players[seat]
    reserve = me.reserve[0] + me.reserve[1]
    to_fight = 0
    fought = 0
    regions = 0
    for region in range(N_REGIONS):
        regions += s.inhabited[region] == 1
        here = units_in(s, region, seat)
        if s.fought[region] == 0:
            to_fight += here
        else:
            fought += here
    alive = float(reserve + to_fight + fought)
    for space in range(2 * N_SPACES):
        alive += s.spaces[space] == 1 + seat
    most = float(MOST_DEPLOYED * (regions - 1))
    dead = me.xibalba[0] + me.xibalba[1] + me.waiting[0] + me.waiting[1]
    usable = min(alive, most) + w.spare * max(0.0, alive - most)
    points = w.unit * numbers[LATER] * (usable + w.dead * dead)
    if sacrifice_to_come(s, seat):
        units = reserve + (0.5 * to_fight if numbers[LATER] == 0.0 else 0.0)
        points += w.offer[s.era - 1] * numbers[DEVOTION] * units
    return float(points)


@rule
def devotion_worth(s: State, seat: int, w: Weights, time: float) -> float:
    """Final points of the track; single steps matter only towards the end."""
    me = s.players[seat]
    near = max(0.0, 1.0 - time / w.smooth) if w.smooth > 0 else 1.0
    points = near * DEVOTION_VP[me.devotion] + (1 - near) * SLOPE * me.devotion
    steps = 1.0 + LEVELS_PER_STEP * me.devotion
    now = float(level(me))
    points += w.level * time * (0.5 * (now + steps) - 1.0)
    if has(me, TWICE_LEVEL):
        points += 2.0 * now
    return points


@rule
def abilities_worth(s: State, seat: int, w: Weights, time: float, numbers: Numbers) -> float:
    """The value of tribe abilities in later Eras; in this one they count where they work."""
    me = s.players[seat]
    later = numbers[LATER]
    coming = 0.0  # the numbers of the Eras that have not begun
    for era in range(s.era + 1, ERAS + 1):
        coming += era
    if later < time and time - later > 0.999 and me.hero == NOTHING:
        coming += s.era
    points = 0.0
    if has(me, AWAKEN_ERA):
        points += w.awaken * coming
    if has(me, BUILD_GLYPHS_ERA):
        points += w.glyphs * coming
    if has(me, HERO_PLUS_ERA):
        points += w.hero * coming
    if has(me, TWO_TOKENS):
        points += w.two * 4.0 * time
    if has(me, GOD_STRENGTH):
        points += w.god * level(me) * later
    if has(me, REPEAT_SPACES):
        points += w.repeat * later
    if has(me, SPACES_PLUS):
        points += w.spaces * later
    return points
