"""The value of a card's actions in the current position, derived from their programs.

A program is evaluated step by step: immediate gains at their price, steps with targets by the
number of available targets. Strength in the current Conflict counts by the chance to win that it
adds.
"""

import math

from sacbe.kernel import rule

from ..data import (
    ANNIHILATE,
    ANY,
    ANYBODY,
    APPEASE,
    AWAKEN,
    BUILD,
    CANCEL_MAJORITY,
    CHOOSE_ONE,
    CLAIM_MAJORITY,
    CONFLICT,
    DEPLOY,
    EACH_OPPONENT,
    EACH_PLAYER,
    EXILE,
    FIRST_BLOCK,
    GAIN_DEVOTION,
    GAIN_VP,
    GLYPH,
    KIND,
    MOVE,
    N_BLOCKS,
    N_REGIONS,
    NO_LABEL,
    OWNER,
    PER_COUNT,
    PLAYER_MAX,
    PRESENCE,
    RAZE,
    RECOVER,
    STRENGTH,
    SUMMON,
    SWAP_ALTARS,
    TIMES,
    TO,
    TRANSFORM,
    UNIT,
    VERB,
    WHERE,
)
from ..rules.effects import amount, can_pay, is_there, price
from ..rules.pieces import can_transform_pyramid, has_piece, is_present, level_to_build, unit_at
from ..state import (
    ACTION_PROGRAM,
    BLOCK,
    FACE_UP,
    IN_HAND,
    MOST_PLAYERS,
    N_ACTIONS,
    N_CARDS,
    N_KINDS,
    NOTHING,
    PICKED,
    PROGRAM_BLOCK,
    STEP,
    SUMMON_PROGRAM,
    State,
)
from .weights import (
    DEVOTION,
    GLYPH_BUILT,
    PIECE,
    RECOVERED,
    REWARD,
    SHARP,
    WIN_CHANCE,
    Numbers,
    Weights,
)

ACTIONS_TAKEN = 2  # of the three of a card, without a Glyph


@rule
def lift(w: Weights, numbers: Numbers, n: float) -> float:
    """The value of additional strength in this Conflict; an average without one."""
    if numbers[SHARP] == 0.0:
        return w.lift * n
    better = numbers[WIN_CHANCE] * math.exp(min(30.0, numbers[SHARP] * n))
    return float(
        numbers[REWARD] * (better / (better + 1 - numbers[WIN_CHANCE]) - numbers[WIN_CHANCE])
    )


@rule
def of_kind(numbers: Numbers, kind: int) -> int:
    """The number of units of the kind of a step: Shamans, Warriors or both."""
    if kind == UNIT:
        return int(numbers[0] + numbers[1])
    return int(numbers[kind])


@rule
def reaches_conflict(s: State, row: int, seat: int) -> bool:
    """Whether a step can affect the current Conflict."""
    place = STEP[row, WHERE]
    if s.conflict == NOTHING:
        return False
    return (
        place == CONFLICT or place == ANY or (place == PRESENCE and is_present(s, seat, s.conflict))
    )


@rule
def units_in_reach(s: State, row: int, seat: int, others: bool) -> int:
    """Units of the seat, or of the others, that a step could take."""
    n = 0
    for region in range(N_REGIONS):
        if not is_there(s, STEP[row, WHERE], NO_LABEL, region, seat, seat):
            continue
        for p in range(s.players_n):
            if (p != seat) == others:
                for kind in range(N_KINDS):
                    if STEP[row, KIND] == UNIT or STEP[row, KIND] == kind:
                        n += s.units[unit_at(region, p, kind)]
    return n


@rule
def pyramid_in_reach(s: State, row: int, seat: int, numbers: Numbers) -> float:
    """The best piece of a Pyramid that a step could build."""
    best = 0.0
    for region in range(N_REGIONS):
        if not is_there(s, STEP[row, WHERE], NO_LABEL, region, seat, seat):
            continue
        points = 0.0
        if STEP[row, VERB] == BUILD:
            if level_to_build(s, seat, region) > 0:
                points = 1.0 + s.height[region]
        elif can_transform_pyramid(s, seat, region):
            points = float(s.height[region])
        if points > 0.0 and not has_piece(s, seat, region):
            points += numbers[PIECE]
        best = max(best, points)
    return best


@rule
def structures_in_reach(s: State, row: int, seat: int) -> int:
    """Glyphs of the others and tops of Pyramids that a step could raze or transform."""
    n = 0
    for region in range(N_REGIONS):
        if is_there(s, STEP[row, WHERE], NO_LABEL, region, seat, seat):
            for p in range(s.players_n):
                if p != seat:
                    n += s.glyphs[MOST_PLAYERS * region + p]
            if STEP[row, KIND] != GLYPH:
                n += s.height[region]
    return n


@rule
def times_done(s: State, row: int, seat: int, most: int) -> int:
    """The likely number of repetitions of a step with the limit `most`."""
    verb, kind = STEP[row, VERB], STEP[row, KIND]
    me = s.players[seat]
    count = most
    if verb == DEPLOY:
        count = of_kind(me.reserve, kind)
    elif verb == AWAKEN or verb == RECOVER:
        count = of_kind(me.xibalba, kind)
    elif verb == ANNIHILATE or verb == EXILE:
        count = units_in_reach(s, row, seat, STEP[row, OWNER] == ANYBODY)
        if STEP[row, PLAYER_MAX] > 0:
            count = min(count, STEP[row, PLAYER_MAX] * (s.players_n - 1))
    elif verb == MOVE:
        count = units_in_reach(s, row, seat, STEP[row, OWNER] == ANYBODY)
    elif verb == BUILD and kind == GLYPH:
        count = int(me.glyphs)
    elif verb == RAZE or (verb == TRANSFORM and kind == GLYPH):
        count = structures_in_reach(s, row, seat)
    return max(0, min(most, count))


@rule
def step_worth(s: State, row: int, seat: int, n: int, w: Weights, numbers: Numbers) -> float:
    """The value of a step that is done n times."""
    verb = STEP[row, VERB]
    if verb == GAIN_VP:
        return float(n)
    if verb == GAIN_DEVOTION:
        return float(n * numbers[DEVOTION])
    if verb == STRENGTH:
        return lift(w, numbers, float(n))
    if verb == RECOVER:
        return float(n * numbers[RECOVERED])
    if verb == DEPLOY or verb == AWAKEN:
        points = n * w.deploy
        if reaches_conflict(s, row, seat):
            points = max(points, lift(w, numbers, float(n)) + n * w.major)
        return points + (n * numbers[RECOVERED] if verb == AWAKEN else 0.0)
    if verb == ANNIHILATE or verb == EXILE:
        if STEP[row, OWNER] != ANYBODY:
            return -w.exile * n
        points = n * w.hurt
        if reaches_conflict(s, row, seat):
            points = max(points, lift(w, numbers, float(n)))
        return points + (n * w.kill if verb == ANNIHILATE else 0.0)
    if verb == MOVE:
        if STEP[row, TO] == CONFLICT or reaches_conflict(s, row, seat):
            return w.march * lift(w, numbers, float(n))
        return w.march * n * w.hurt
    if verb == BUILD or verb == TRANSFORM:
        if STEP[row, KIND] == GLYPH:
            return float(n * numbers[GLYPH_BUILT])
        return pyramid_in_reach(s, row, seat, numbers) if n > 0 else 0.0
    if verb == RAZE:
        return n * w.raze
    if verb == APPEASE:
        return w.appease if can_pay(s, seat, price(s)) else 0.0
    if verb == CLAIM_MAJORITY:
        mine = s.conflict != NOTHING and s.units[unit_at(s.conflict, seat, STEP[row, KIND])] > 0
        return 0.5 * w.space if mine else 0.0
    if verb == CANCEL_MAJORITY:
        return w.cancel
    if verb == SWAP_ALTARS:
        return w.swap
    if verb == EACH_OPPONENT or verb == EACH_PLAYER:
        return w.each * (s.players_n - 1)
    return 0.0


@rule
def plain_worth(s: State, row: int, end: int, seat: int, w: Weights, numbers: Numbers) -> float:
    """The value of steps, ignoring choices between effects."""
    points = 0.0
    targets = 0
    for i in range(row, end):
        n = amount(s, i, seat)
        if STEP[i, PER_COUNT] != NO_LABEL:
            n += STEP[i, TIMES] * targets
        if STEP[i, VERB] < GAIN_VP:
            n = times_done(s, i, seat, n)
            targets = n
        points += step_worth(s, i, seat, n, w, numbers)
    return points


@rule
def choice_worth(s: State, row: int, seat: int, w: Weights, numbers: Numbers) -> float:
    """The value of the best of several effects."""
    best = 0.0
    for i in range(STEP[row, N_BLOCKS]):
        block = STEP[row, FIRST_BLOCK] + i
        worth = plain_worth(s, BLOCK[block, 0], BLOCK[block, 1], seat, w, numbers)
        best = max(best, worth)
    return best


@rule
def summon_worth(s: State, seat: int, w: Weights, numbers: Numbers) -> float:
    """The value of a SUMMON."""
    block = PROGRAM_BLOCK[SUMMON_PROGRAM[s.players[seat].god]]
    first, end = BLOCK[block, 0], BLOCK[block, 1]
    points = w.summon + plain_worth(s, first, end, seat, w, numbers)
    for row in range(first, end):
        if STEP[row, VERB] == CHOOSE_ONE:
            points += choice_worth(s, row, seat, w, numbers)
    return points


@rule
def steps_worth(s: State, row: int, end: int, seat: int, w: Weights, numbers: Numbers) -> float:
    """The value of an effect's steps for the seat that does them."""
    points = plain_worth(s, row, end, seat, w, numbers)
    for i in range(row, end):
        if STEP[i, VERB] == CHOOSE_ONE:
            points += choice_worth(s, i, seat, w, numbers)
        elif STEP[i, VERB] == SUMMON:
            points += summon_worth(s, seat, w, numbers)
    return points


@rule
def card_worth(s: State, seat: int, card: int, glyph: bool, w: Weights, numbers: Numbers) -> float:
    """The remaining value of a card: its best uncovered actions, at least the value of passing.
    With a Glyph one more action, if it is worth more than the Glyph."""
    me = s.players[seat]
    left = ACTIONS_TAKEN
    best = 0.0
    least = 1e9
    total = 0.0
    for action in range(N_ACTIONS):
        if (me.covered >> action) & 1:
            left -= 1
            continue
        block = PROGRAM_BLOCK[ACTION_PROGRAM[me.god, card, action]]
        worth = steps_worth(s, BLOCK[block, 0], BLOCK[block, 1], seat, w, numbers)
        worth = max(worth, numbers[DEVOTION])
        total += worth
        best = max(best, worth)
        least = min(least, worth)
    third = max(0.0, least - numbers[GLYPH_BUILT]) if glyph else 0.0
    if left == 2:
        return total - least + third
    if left == 1:
        return best + third
    return third


@rule
def cards_worth(s: State, seat: int, sees_hidden: bool, w: Weights, numbers: Numbers) -> float:
    """The remaining value of the card in play. If `sees`, this includes a face-down card and the
    value of the hand for later Conflicts."""
    me = s.players[seat]
    card_in_play = NOTHING
    for card in range(N_CARDS):
        if me.cards[card] == FACE_UP or (sees_hidden and me.cards[card] == PICKED):
            card_in_play = card
    if card_in_play == NOTHING:
        return 0.0
    glyph = s.glyphs[MOST_PLAYERS * s.conflict + seat] > 0
    points = w.hope * card_worth(s, seat, card_in_play, glyph, w, numbers)
    if me.cards[card_in_play] == PICKED:
        points += w.cards[N_CARDS * me.god + card_in_play]
        sharp = numbers[SHARP]
        numbers[SHARP] = 0.0
        for card in range(N_CARDS):
            if me.cards[card] == IN_HAND:
                points += w.later * w.hope * card_worth(s, seat, card, False, w, numbers)
        numbers[SHARP] = sharp
    return points
