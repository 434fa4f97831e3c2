"""What a seat knows as a row of numbers, for programs that learn.

Seats are told from the looking seat's own place: player 0 is itself, then clockwise. Only what
`view` shows is written. NAMES has a name for every column; a change of them is a change of
VERSION.
"""

from typing import Any

from sacbe.kernel import rule

from .data import (
    ABILITIES as ABILITY_NAMES,
)
from .data import (
    ALTARS,
    CARDS,
    CONFLUENCES,
    GODS,
    KINDS,
    LEVELS,
    N_ALTARS,
    N_ERAS,
    N_GODS,
    N_REGIONS,
    N_SPACES,
    N_TOKENS,
    REGIONS,
    SPACES,
    TOKENS,
    VERB,
    VERBS,
)
from .knowledge import PHASES
from .rules.conflict import strength
from .state import (
    ASK_TARGET,
    FACE_UP,
    IN_HAND,
    MOST_PLAYERS,
    N_ABILITIES,
    N_ACTIONS,
    N_CARDS,
    N_CONFLUENCES,
    N_KINDS,
    NOTHING,
    OVER,
    PICKED,
    PLAYED,
    STEP,
    UNSEEN,
    State,
)

VERSION = 1
N_PHASES = len(PHASES) - 1  # nothing is asked once it is over
N_VERBS = len(VERBS)


def _names() -> tuple[str, ...]:
    names = []
    for p in range(MOST_PLAYERS):
        me = f"player_{p}"
        names += [f"{me}.{what}" for what in ("vp", "devotion", "glyphs_left", "bonus", "strength")]
        for where in ("reserve", "xibalba", "waiting"):
            names += [f"{me}.{where}.{kind}" for kind in KINDS]
        names += [f"{me}.pieces_left.{level}" for level in range(1, LEVELS + 1)]
        names += [f"{me}.god.{god}" for god in GODS]
        names += [f"{me}.at.{confluence}" for confluence in CONFLUENCES]
        names += [f"{me}.ability.{ability}" for ability in ABILITY_NAMES]
        names += [f"{me}.played.{card}" for card in CARDS]
        names += [f"{me}.face_up.{card}" for card in CARDS]
        names += [f"{me}.covered.{action}" for action in range(1, N_ACTIONS + 1)]
        names += [f"{me}.{what}" for what in ("picked", "mover", "winner", "starting_seat")]
        names += [f"{me}.claims.{kind}" for kind in KINDS]
        names += [f"{me}.hero.{region}" for region in REGIONS]
        names += [f"{me}.neutral_hero.{region}" for region in REGIONS]
        for region in REGIONS:
            names += [f"{me}.{region}.{what}" for what in (*KINDS, "glyphs", "pyramid_pieces")]
            names += [f"{me}.{region}.top"]
        names += [f"{me}.on.{space}" for space in SPACES]
    names += [f"own.hand.{card}" for card in CARDS]
    names += [f"own.unseen.{card}" for card in CARDS]
    names += [f"own.pick.{card}" for card in CARDS]
    for region in REGIONS:
        states = ("inhabited", "consecrated", "fought", "conflict", "base", "height")
        names += [f"{region}.{what}" for what in states]
        names += [f"{region}.altar.{altar}" for altar in ALTARS]
    names += [f"token.{token}" for token in TOKENS]
    names += ["players", "era", "cancelled.calendar", "cancelled.codex", "effect.left"]
    names += [f"effect.{verb}" for verb in VERBS]
    return (*names, *(f"phase.{phase}" for asked, phase in PHASES.items() if asked != OVER))


NAMES = _names()


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Fill `out`, one number per name of NAMES."""
    out[:] = 0
    k = 0
    for i in range(MOST_PLAYERS):
        p = (seat + i) % s.players_n if i < s.players_n else i
        k = observe_player(s, p, i < s.players_n, out, k)
    cards = s.players[seat].cards
    known = s.players[seat].god != NOTHING
    for card in range(N_CARDS):
        out[k + card] = cards[card] == IN_HAND
        out[k + N_CARDS + card] = known and cards[card] == UNSEEN
        out[k + 2 * N_CARDS + card] = cards[card] == PICKED
    k += 3 * N_CARDS
    for region in range(N_REGIONS):
        out[k] = s.inhabited[region]
        out[k + 1] = s.consecrated == region
        out[k + 2] = s.fought[region] == 1 and s.conflict != region
        out[k + 3] = s.conflict == region
        out[k + 4] = s.base[region]
        out[k + 5] = s.height[region]
        if s.altar[region] > 0:
            out[k + 5 + s.altar[region]] = 1
        k += 6 + N_ALTARS
    for era in range(N_ERAS):
        if s.tokens[era] > 0:
            out[k + s.tokens[era] - 1] = 1
    k += N_TOKENS
    out[k] = s.players_n
    out[k + 1] = s.era
    out[k + 2] = s.cancelled & 1
    out[k + 3] = (s.cancelled >> 1) & 1
    asked = s.asked[s.depth - 1]
    if asked == ASK_TARGET:
        out[k + 4] = s.b[s.depth - 1]
        out[k + 5 + STEP[s.a[s.depth - 1], VERB]] = 1
    k += 5 + N_VERBS
    if asked != OVER:
        out[k + asked] = 1


@rule
def observe_player(s: State, p: int, there: bool, out: Any, k: int) -> int:
    """The columns of one player; returns where the next ones begin."""
    me = s.players[p]
    if there:
        out[k] = me.vp
        out[k + 1] = me.devotion
        out[k + 2] = me.glyphs
        out[k + 3] = me.bonus
        out[k + 4] = strength(s, p) if s.conflict != NOTHING else 0
    k += 5
    for kind in range(N_KINDS):
        out[k + kind] = me.reserve[kind]
        out[k + N_KINDS + kind] = me.xibalba[kind]
        out[k + 2 * N_KINDS + kind] = me.waiting[kind]
    k += 3 * N_KINDS
    for i in range(LEVELS):
        out[k + i] = me.pieces[i]
    k += LEVELS
    if me.god != NOTHING and there:
        out[k + me.god] = 1
    k += N_GODS
    if me.confluence != NOTHING and there:
        out[k + me.confluence] = 1
    k += N_CONFLUENCES
    for era in range(N_ERAS):
        if me.abilities[era] > 0:
            out[k + me.abilities[era] - 1] = 1
    k += N_ABILITIES
    picked = False
    for card in range(N_CARDS):
        out[k + card] = me.cards[card] == PLAYED
        out[k + N_CARDS + card] = me.cards[card] == FACE_UP
        picked = picked or me.cards[card] == PICKED
    k += 2 * N_CARDS
    for action in range(N_ACTIONS):
        out[k + action] = (me.covered >> action) & 1
    k += N_ACTIONS
    out[k] = picked
    out[k + 1] = s.mover == p
    out[k + 2] = s.winner == p
    out[k + 3] = s.starter == p
    k += 4
    for kind in range(N_KINDS):
        out[k + kind] = s.claims[kind] == 1 + p
    k += N_KINDS
    if me.hero != NOTHING and there:
        out[k + me.hero] = 1
    k += N_REGIONS
    for region in range(N_REGIONS):
        out[k + region] = s.neutral[region] == 1 + p
    k += N_REGIONS
    for region in range(N_REGIONS):
        for kind in range(N_KINDS):
            out[k + kind] = s.units[8 * region + N_KINDS * p + kind]
        out[k + 2] = s.glyphs[MOST_PLAYERS * region + p]
        if there:
            for i in range(s.height[region]):
                mine = s.levels[LEVELS * region + i] == p
                out[k + 3] += mine
                out[k + 4] = mine
        k += 5
    for space in range(2 * N_SPACES):
        out[k + space] = s.spaces[space] == 1 + p
    return k + 2 * N_SPACES
