"""The effect language: programs of small ints, executed step by step on the stack.

A step with targets asks for them one by one; everything else is done at once. `q` is the seat that
does a step and `actor` the one whose effect runs: they differ only inside EACH_OPPONENT and
EACH_PLAYER.
"""

from sacbe.kernel import Row, rule

from ..data import (
    ACTOR_PRESENCE,
    ANNIHILATE,
    ANY,
    ANYBODY,
    APPEASE,
    AS,
    AWAKEN,
    BASE,
    BUILD,
    CANCEL_MAJORITY,
    CAP,
    CHOOSE_ONE,
    CLAIM_MAJORITY,
    CONFLICT,
    COUNT,
    COUNT_OF,
    DEPLOY,
    EACH_OPPONENT,
    EACH_PLAYER,
    EXILE,
    FIRST_BLOCK,
    GAIN_DEVOTION,
    GAIN_VP,
    GLYPH,
    IF,
    IF_KIND,
    IF_LABEL,
    IF_MIN,
    INNER_END,
    INNER_LABELS,
    KIND,
    LABEL_COUNT,
    MOVE,
    N_BLOCKS,
    N_REGIONS,
    NO_CONDITION,
    NO_KIND,
    NO_LABEL,
    OTHER,
    OWNER,
    PER_COUNT,
    PER_ERA,
    PER_LEVEL,
    PER_OWN,
    PLAYER_MAX,
    PRESENCE,
    PYRAMID,
    RAZE,
    RECOVER,
    ROUTE,
    SAME,
    STRENGTH,
    STRUCTURE,
    SUMMON,
    SWAP_ALTARS,
    TIMES,
    TO,
    TO_LABEL,
    TRANSFORM,
    UNIT,
    UP_TO,
    VERB,
    WHERE,
    WHERE_LABEL,
    XIBALBA_DIV,
)
from ..state import (
    ANNIHILATE_UNIT,
    ASK_APPEASE,
    ASK_CANCEL,
    ASK_OPTION,
    ASK_SUMMON,
    ASK_TARGET,
    AWAKEN_UNIT,
    BLOCK,
    BUILD_GLYPH,
    BUILD_PYRAMID,
    CLEAR_LABELS,
    DEPLOY_UNIT,
    EACH,
    EXILE_UNIT,
    MOST_PLAYERS,
    MOVE_UNIT,
    N_KINDS,
    NOTHING,
    OPTION,
    PROGRAM_BLOCK,
    PROGRAM_LABELS,
    PROGRAM_MOVES,
    RAZE_GLYPH,
    RAZE_PYRAMID,
    RECOVER_UNIT,
    RUN,
    STEP,
    STOP,
    SWAP_WITH,
    TRANSFORM_GLYPH,
    TRANSFORM_PYRAMID,
    Actions,
    State,
)
from .pieces import (
    build_glyph,
    build_pyramid,
    can_transform_pyramid,
    is_present,
    level_to_build,
    raze_glyph,
    raze_pyramid,
    top_owner,
    transform_pyramid,
    unit_at,
    units_in,
)
from .points import gain_devotion, gain_vp, level
from .stack import push, push_for

ALL_TARGETS = 250

# ---------------------------------------------------------------- programs


@rule
def start_program(s: State, program: int, seat: int) -> None:
    """Start an effect for a seat."""
    first, end = PROGRAM_LABELS[program, 0], PROGRAM_LABELS[program, 1]
    if end > first or PROGRAM_MOVES[program] == 1:
        push(s, CLEAR_LABELS, first, end, 0, 0)
    block = PROGRAM_BLOCK[program]
    push(s, RUN, BLOCK[block, 0], BLOCK[block, 1], seat, seat)


@rule
def clear_labels(s: State, first: int, end: int) -> None:
    """An effect is over: clear its labels."""
    for label in range(first, end):
        s.label_count[label] = 0
        s.label_region[label] = 0


@rule
def run(s: State, row: int, end: int, q: int, actor: int) -> None:
    """Run one step; the rest stays on the stack."""
    if row + 1 < end:
        push(s, RUN, row + 1, end, q, actor)
    if not condition_holds(s, row, q):
        return
    verb = STEP[row, VERB]
    if verb == GAIN_VP:
        gain_vp(s, q, amount(s, row, q))
    elif verb == GAIN_DEVOTION:
        gain_devotion(s, q, amount(s, row, q))
    elif verb == STRENGTH:
        s.players[q].bonus += max(0, amount(s, row, q))
    elif verb == CLAIM_MAJORITY:
        s.claims[STEP[row, KIND]] = 1 + q
    elif verb == CANCEL_MAJORITY:
        push_for(s, ASK_CANCEL, q)
    elif verb == SUMMON:
        push_for(s, ASK_SUMMON, q)
    elif verb == APPEASE:
        if can_pay(s, q, price(s)):
            push_for(s, ASK_APPEASE, q)
    elif verb == CHOOSE_ONE:
        if any_option(s, row, q, actor):
            push(s, ASK_OPTION, row, 0, q, actor)
    elif verb == EACH_OPPONENT or verb == EACH_PLAYER:
        push(s, EACH, row, 0, 0, actor)
    elif verb == SWAP_ALTARS:
        aim(s, row, 1, q, actor)
    else:
        aim(s, row, amount(s, row, q), q, actor)


@rule
def each(s: State, row: int, seats_done: int, actor: int) -> None:
    """Run the inner steps for the next seat, clockwise from the actor's left; with all players the
    actor is last."""
    count = STEP[row, COUNT]
    if count != NO_LABEL and seats_done > 0:
        s.label_count[count] += s.label_count[STEP[row, COUNT_OF]]
    clear_labels(s, STEP[row, INNER_LABELS], STEP[row, INNER_END])
    seats = s.players_n - (STEP[row, VERB] == EACH_OPPONENT)
    if seats_done < seats:
        push(s, EACH, row, seats_done + 1, 0, actor)
        block = STEP[row, FIRST_BLOCK]
        seat = (actor + 1 + seats_done) % s.players_n
        push(s, RUN, BLOCK[block, 0], BLOCK[block, 1], seat, actor)


@rule
def condition_holds(s: State, row: int, q: int) -> bool:
    """Whether there is no condition, or it is met. A label that was never set meets none."""
    condition = STEP[row, IF]
    if condition == NO_CONDITION:
        return True
    label = STEP[row, IF_LABEL]
    if s.label_region[label] == 0 and s.label_count[label] == 0:
        return False
    if condition == LABEL_COUNT:
        return s.label_count[label] >= STEP[row, IF_MIN]
    return own_units(s, s.label_region[label] - 1, q, STEP[row, IF_KIND]) >= STEP[row, IF_MIN]


@rule
def own_units(s: State, region: int, q: int, kind: int) -> int:
    """Units of a kind, or of both, of a seat in a region."""
    if region < 0:
        return 0
    if kind == UNIT:
        return units_in(s, region, q)
    return s.units[unit_at(region, q, kind)]


@rule
def amount(s: State, row: int, q: int) -> int:
    """How much a step gives or how often it is done, computed when it begins."""
    n = STEP[row, BASE] + STEP[row, PER_ERA] * s.era
    n += STEP[row, PER_LEVEL] * level(s.players[q])
    if STEP[row, PER_OWN] != NO_KIND:
        n += own_units(s, s.conflict, q, STEP[row, PER_OWN])
    if STEP[row, PER_COUNT] != NO_LABEL:
        n += STEP[row, TIMES] * s.label_count[STEP[row, PER_COUNT]]
    divisor = STEP[row, XIBALBA_DIV]
    if divisor > 0:
        dead = 0
        for p in range(s.players_n):
            if p != q:
                dead += s.players[p].xibalba[0] + s.players[p].xibalba[1]
        n += (dead + divisor - 1) // divisor
    return min(n, STEP[row, CAP])


# ---------------------------------------------------------------- where


@rule
def is_there(s: State, place: int, label: int, region: int, q: int, actor: int) -> bool:
    """Whether a step reaches this region."""
    if s.inhabited[region] == 0:
        return False
    if place == PRESENCE:
        return is_present(s, q, region)
    if place == CONFLICT:
        return region == s.conflict
    if place == OTHER:
        return region != s.conflict
    if place == ACTOR_PRESENCE:
        return is_present(s, actor, region)
    if place == SAME:
        return s.label_region[label] == 1 + region
    return place == ANY


# ---------------------------------------------------------------- targets


@rule
def is_of_kind(step_kind: int, kind: int) -> bool:
    """Whether a Shaman or Warrior matches the kind of the step."""
    return step_kind == UNIT or step_kind == kind


@rule
def list_targets(s: State, row: int, q: int, actor: int, ids: Row, most: int) -> int:
    """Write the ids of up to `most` targets in ascending order; returns how many."""
    verb = STEP[row, VERB]
    if verb == DEPLOY or verb == AWAKEN:
        return list_arrivals(s, row, q, actor, ids, most)
    if verb == RECOVER:
        n = 0
        for kind in range(N_KINDS):
            fits = is_of_kind(STEP[row, KIND], kind) and s.players[q].xibalba[kind] > 0
            if fits and n < most:
                ids[n] = RECOVER_UNIT + kind
                n += 1
        return n
    if verb == ANNIHILATE or verb == EXILE:
        return list_victims(s, row, q, actor, ids, most)
    if verb == BUILD:
        return list_sites(s, row, q, actor, ids, most)
    if verb == RAZE or verb == TRANSFORM:
        return list_structures(s, row, q, actor, ids, most)
    if verb == MOVE:
        return list_moves(s, row, q, actor, ids, most)
    if verb == SWAP_ALTARS:
        n = 0
        for region in range(N_REGIONS):
            fits = s.inhabited[region] == 1 and region != s.conflict and region != s.consecrated
            if fits and s.altar[region] > 0 and n < most:
                ids[n] = SWAP_WITH + region
                n += 1
        return n
    return 0


@rule
def list_arrivals(s: State, row: int, q: int, actor: int, ids: Row, most: int) -> int:
    """The seat's units that can come from the reserve or from Xibalba, and their destinations."""
    me = s.players[q]
    deploys = STEP[row, VERB] == DEPLOY
    first = DEPLOY_UNIT if deploys else AWAKEN_UNIT
    n = 0
    for kind in range(N_KINDS):
        if not is_of_kind(STEP[row, KIND], kind):
            continue
        if (me.reserve[kind] if deploys else me.xibalba[kind]) == 0:
            continue
        for region in range(N_REGIONS):
            if n < most and is_there(s, STEP[row, WHERE], STEP[row, WHERE_LABEL], region, q, actor):
                ids[n] = first + N_REGIONS * kind + region
                n += 1
    return n


@rule
def may_take(s: State, row: int, q: int, owner: int) -> bool:
    """Whether this step may take another unit of this owner."""
    if STEP[row, OWNER] != ANYBODY and owner != q:
        return False
    most = STEP[row, PLAYER_MAX]
    return most == 0 or s.taken[owner] < most


@rule
def list_victims(s: State, row: int, q: int, actor: int, ids: Row, most: int) -> int:
    """Units that can be annihilated or exiled."""
    first = ANNIHILATE_UNIT if STEP[row, VERB] == ANNIHILATE else EXILE_UNIT
    n = 0
    for region in range(N_REGIONS):
        if not is_there(s, STEP[row, WHERE], STEP[row, WHERE_LABEL], region, q, actor):
            continue
        for owner in range(s.players_n):
            if not may_take(s, row, q, owner):
                continue
            for kind in range(N_KINDS):
                at = unit_at(region, owner, kind)
                if n < most and s.units[at] > 0 and is_of_kind(STEP[row, KIND], kind):
                    ids[n] = first + at
                    n += 1
    return n


@rule
def list_moves(s: State, row: int, q: int, actor: int, ids: Row, most: int) -> int:
    """Units that this step has not moved yet, each with its possible destinations."""
    n = 0
    route = STEP[row, ROUTE] == 1 and s.route[0] > 0
    for to in range(N_REGIONS):
        if not is_there(s, STEP[row, TO], STEP[row, TO_LABEL], to, q, actor):
            continue
        for region in range(N_REGIONS):
            if region == to:
                continue
            if route and (s.route[0] != 1 + region or s.route[1] != 1 + to):
                continue
            if not is_there(s, STEP[row, WHERE], STEP[row, WHERE_LABEL], region, q, actor):
                continue
            for owner in range(s.players_n):
                if not may_take(s, row, q, owner):
                    continue
                for kind in range(N_KINDS):
                    at = unit_at(region, owner, kind)
                    fits = s.units[at] > s.moved[at] and is_of_kind(STEP[row, KIND], kind)
                    if n < most and fits:
                        ids[n] = MOVE_UNIT + 8 * N_REGIONS * to + at
                        n += 1
    return n


@rule
def list_sites(s: State, row: int, q: int, actor: int, ids: Row, most: int) -> int:
    """Where a Glyph or the next piece of a Pyramid can be built."""
    glyph = STEP[row, KIND] == GLYPH
    if glyph and s.players[q].glyphs == 0:
        return 0
    n = 0
    for region in range(N_REGIONS):
        if not is_there(s, STEP[row, WHERE], STEP[row, WHERE_LABEL], region, q, actor):
            continue
        if n < most and (glyph or level_to_build(s, q, region) > 0):
            ids[n] = (BUILD_GLYPH if glyph else BUILD_PYRAMID) + region
            n += 1
    return n


@rule
def list_structures(s: State, row: int, q: int, actor: int, ids: Row, most: int) -> int:
    """Glyphs and tops of Pyramids to raze or to transform."""
    razes = STEP[row, VERB] == RAZE
    kind = STEP[row, KIND]
    anybody = STEP[row, OWNER] == ANYBODY
    n = 0
    if kind == GLYPH or kind == STRUCTURE:
        for region in range(N_REGIONS):
            if not is_there(s, STEP[row, WHERE], STEP[row, WHERE_LABEL], region, q, actor):
                continue
            for owner in range(s.players_n):
                if razes:
                    fits = anybody or owner == q
                else:
                    fits = anybody and owner != q and s.players[q].glyphs > 0
                if n < most and fits and s.glyphs[MOST_PLAYERS * region + owner] > 0:
                    first = RAZE_GLYPH if razes else TRANSFORM_GLYPH
                    ids[n] = first + MOST_PLAYERS * region + owner
                    n += 1
    if kind == PYRAMID or kind == STRUCTURE:
        for region in range(N_REGIONS):
            if not is_there(s, STEP[row, WHERE], STEP[row, WHERE_LABEL], region, q, actor):
                continue
            if s.height[region] == 0 or (not anybody and top_owner(s, region) != q):
                continue
            if n < most and (razes or can_transform_pyramid(s, q, region)):
                ids[n] = (RAZE_PYRAMID if razes else TRANSFORM_PYRAMID) + region
                n += 1
    return n


@rule
def has_target(s: State, row: int, q: int, actor: int) -> bool:
    """Whether the step has a target."""
    result = list_targets(s, row, q, actor, s.scratch, 1) > 0
    s.scratch[0] = 0
    return result


@rule
def aim(s: State, row: int, left: int, q: int, actor: int) -> None:
    """Ask for the next target, if there is one and any are left to choose."""
    if left > 0 and has_target(s, row, q, actor):
        push(s, ASK_TARGET, row, left, q, actor)


@rule
def legal_target(s: State, row: int, q: int, actor: int, out: Actions) -> None:
    """All targets; and stop, if the step allows it."""
    out.n = list_targets(s, row, q, actor, out.ids, ALL_TARGETS)
    if STEP[row, UP_TO]:
        out.ids[out.n] = STOP
        out.n += 1


@rule
def clear_targets(s: State) -> None:
    """A step is over: clear the record of its targets."""
    s.taken.fill(0)
    s.route.fill(0)


@rule
def hit_target(s: State, row: int, left: int, q: int, actor: int, action: int) -> None:
    """Apply the step to the chosen target, then ask for the next one."""
    if action == STOP:
        clear_targets(s)
        return
    region = apply_target(s, q, action)
    label = STEP[row, AS]
    if label != NO_LABEL:
        s.label_count[label] += 1
        s.label_region[label] = 1 + region
    before = s.depth
    aim(s, row, left - 1, q, actor)
    if s.depth == before:
        clear_targets(s)


@rule
def apply_target(s: State, q: int, action: int) -> int:
    """Change the chosen unit or piece; returns its region."""
    if action >= MOVE_UNIT:
        return move_unit(s, action - MOVE_UNIT)
    if action >= SWAP_WITH:
        region = action - SWAP_WITH
        swap = s.altar[region]
        s.altar[region] = s.altar[s.conflict]
        s.altar[s.conflict] = swap
        return region
    if action >= TRANSFORM_PYRAMID:
        transform_pyramid(s, q, action - TRANSFORM_PYRAMID)
        return action - TRANSFORM_PYRAMID
    if action >= TRANSFORM_GLYPH:
        region = (action - TRANSFORM_GLYPH) // MOST_PLAYERS
        raze_glyph(s, (action - TRANSFORM_GLYPH) % MOST_PLAYERS, region)
        build_glyph(s, q, region)
        return region
    if action >= RAZE_PYRAMID:
        raze_pyramid(s, action - RAZE_PYRAMID)
        return action - RAZE_PYRAMID
    if action >= RAZE_GLYPH:
        region = (action - RAZE_GLYPH) // MOST_PLAYERS
        raze_glyph(s, (action - RAZE_GLYPH) % MOST_PLAYERS, region)
        return region
    if action >= BUILD_PYRAMID:
        build_pyramid(s, q, action - BUILD_PYRAMID)
        return action - BUILD_PYRAMID
    if action >= BUILD_GLYPH:
        build_glyph(s, q, action - BUILD_GLYPH)
        return action - BUILD_GLYPH
    if action >= ANNIHILATE_UNIT:
        return take_unit(s, action)
    me = s.players[q]
    if action >= RECOVER_UNIT:
        kind = action - RECOVER_UNIT
        me.xibalba[kind] -= 1
        me.reserve[kind] += 1
        return NOTHING
    deploys = action < AWAKEN_UNIT
    at = action - (DEPLOY_UNIT if deploys else AWAKEN_UNIT)
    kind, region = at // N_REGIONS, at % N_REGIONS
    if deploys:
        me.reserve[kind] -= 1
    else:
        me.xibalba[kind] -= 1
    s.units[unit_at(region, q, kind)] += 1
    return region


@rule
def remove_unit(s: State, at: int) -> None:
    """Remove a unit from its region; of equal ones, an unmoved one first."""
    s.units[at] -= 1
    s.moved[at] = min(s.moved[at], s.units[at])


@rule
def take_unit(s: State, action: int) -> int:
    """Annihilate or exile a unit."""
    exiled = action >= EXILE_UNIT
    at = action - (EXILE_UNIT if exiled else ANNIHILATE_UNIT)
    region, owner, kind = at // 8, at % 8 // N_KINDS, at % N_KINDS
    remove_unit(s, at)
    if exiled:
        s.players[owner].reserve[kind] += 1
    else:
        s.players[owner].xibalba[kind] += 1
    s.taken[owner] += 1
    return region


@rule
def move_unit(s: State, where: int) -> int:
    """Move a unit to another region; it cannot move again in this effect."""
    to, at = where // (8 * N_REGIONS), where % (8 * N_REGIONS)
    owner, kind = at % 8 // N_KINDS, at % N_KINDS
    s.units[at] -= 1
    s.units[unit_at(to, owner, kind)] += 1
    s.moved[unit_at(to, owner, kind)] += 1
    s.taken[owner] += 1
    if s.route[0] == 0:
        s.route[0] = 1 + at // 8
        s.route[1] = 1 + to
    return to


# ---------------------------------------------------------------- choose one


@rule
def can_choose(s: State, row: int, option: int, q: int, actor: int) -> bool:
    """Whether the first step of an option has a target now, or needs none."""
    first = BLOCK[STEP[row, FIRST_BLOCK] + option, 0]
    verb = STEP[first, VERB]
    if not condition_holds(s, first, q):
        return False
    if verb == SWAP_ALTARS:
        return has_target(s, first, q, actor)
    if verb == APPEASE:
        return can_pay(s, q, price(s))
    if verb == SUMMON or verb >= GAIN_VP:
        return True
    return amount(s, first, q) > 0 and has_target(s, first, q, actor)


@rule
def any_option(s: State, row: int, q: int, actor: int) -> bool:
    """Whether any option can be chosen."""
    result = False
    for option in range(STEP[row, N_BLOCKS]):
        result = result or can_choose(s, row, option, q, actor)
    return result


@rule
def legal_option(s: State, row: int, q: int, actor: int, out: Actions) -> None:
    """The options that can be chosen."""
    for option in range(STEP[row, N_BLOCKS]):
        if can_choose(s, row, option, q, actor):
            out.ids[out.n] = OPTION + option
            out.n += 1


@rule
def take_option(s: State, row: int, q: int, actor: int, option: int) -> None:
    """Run the steps of the chosen option."""
    block = STEP[row, FIRST_BLOCK] + option
    push(s, RUN, BLOCK[block, 0], BLOCK[block, 1], q, actor)


# ---------------------------------------------------------------- appeasing


@rule
def price(s: State) -> int:
    """The price in units: one, or two if any units are on the angry god already."""
    n = 0
    for p in range(s.players_n):
        n += s.players[p].waiting[0] + s.players[p].waiting[1]
    return 2 if n > 0 else 1


@rule
def can_pay(s: State, seat: int, units: int) -> bool:
    """Whether there are enough units in the reserve and where the god is present."""
    me = s.players[seat]
    n = me.reserve[0] + me.reserve[1]
    for region in range(N_REGIONS):
        if is_present(s, seat, region):
            n += units_in(s, region, seat)
    return n >= units
