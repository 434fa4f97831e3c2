"""The observation of a seat as a vector, for learning programs.

Players are ordered from the observing seat: player 0 is the seat itself, then clockwise. Only
information of `view` and of the list of choices is written. NAMES has a name for every column; a
change of them is a change of VERSION.

The columns come in groups, and GROUPS lists the fields that each depends on, so that a program that
steps many games rewrites only the groups that changed.
"""

from typing import Any

import numpy as np

from sacbe.games.interface import Group, Groups
from sacbe.kernel import lowest, rotate, rule

from .data import (
    ABILITIES,
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
from .knowledge import PHASES, TIES, TRACKS
from .rules.conflict import strength
from .state import (
    ASK_DEPLOY,
    ASK_OPTION,
    ASK_PAY,
    ASK_SACRIFICE,
    ASK_SPACE,
    ASK_TARGET,
    ASK_TIE,
    ASK_USE_TOKEN,
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

VERSION = 2

# The inputs of the groups, as fields of State or parts of them (first, number): first the players,
# then the regions.
LAND = MOST_PLAYERS
TRACK = LAND + N_REGIONS
CONFLICT = TRACK + 1
TURN = CONFLICT + 1
NOT_PLAYERS = (1 << TURN + 1) - (1 << LAND)
_PLAYERS = tuple(("players", p, 1) for p in range(MOST_PLAYERS))
_OF_REGION = ("inhabited", "fought", "altar", "neutral", "base", "height")


def _fields_of_region(region: int) -> Group:
    parts = [(field, region, 1) for field in _OF_REGION]
    parts.append(("levels", LEVELS * region, LEVELS))
    parts.append(("glyphs", MOST_PLAYERS * region, MOST_PLAYERS))
    parts.append(("units", 8 * region, 8))
    return ("consecrated", "conflict", *parts)


_OF_CONFLICT = (
    "conflict",
    "consecrated",
    "era",
    "inhabited",
    "units",
    "glyphs",
    "winner",
    "claims",
)
GROUPS: Groups = (
    *((player,) for player in _PLAYERS),
    *(_fields_of_region(region) for region in range(N_REGIONS)),
    ("spaces",),
    (*_PLAYERS, *_OF_CONFLICT),
    ("current_player", "starter", "tokens", "era", "cancelled", "depth", "asked", "a", "b", "c"),
)

ABOUT_REGION = ("inhabited", "consecrated", "fought", "conflict", "base", "height")
IN_REGION = (*KINDS, "glyphs", "pyramid_pieces", "top")  # of a player
# Phases by decision; a tie and a track follow with a phase for each kind of them.
_PHASE_NAMES = [phase for decision, phase in PHASES.items() if decision != OVER]
N_PHASE_NAMES = len(_PHASE_NAMES)


def _names() -> tuple[str, ...]:
    seats = range(MOST_PLAYERS)
    names = []
    for p in seats:
        me = f"player_{p}"
        names += [f"{me}.{what}" for what in ("vp", "devotion", "glyphs_left", "bonus", "picked")]
        for where in ("reserve", "xibalba", "waiting"):
            names += [f"{me}.{where}.{kind}" for kind in KINDS]
        names += [f"{me}.pieces_left.{level}" for level in range(1, LEVELS + 1)]
        names += [f"{me}.god.{god}" for god in GODS]
        names += [f"{me}.at.{confluence}" for confluence in CONFLUENCES]
        names += [f"{me}.hero.{region}" for region in REGIONS]
        names += [f"{me}.ability.{ability}" for ability in ABILITIES]
        names += [f"{me}.played.{card}" for card in CARDS]
        names += [f"{me}.face_up.{card}" for card in CARDS]
        names += [f"{me}.covered.{action}" for action in range(1, N_ACTIONS + 1)]
    names += [f"own.{where}.{card}" for where in ("hand", "unseen", "pick") for card in CARDS]
    for region in REGIONS:
        names += [f"{region}.{what}" for what in ABOUT_REGION]
        names += [f"{region}.altar.{altar}" for altar in ALTARS]
        names += [f"{region}.neutral_hero.{p}" for p in seats]
        names += [f"{region}.player_{p}.{what}" for p in seats for what in IN_REGION]
    names += [f"{space}.{p}" for space in SPACES for p in seats]
    names += [f"strength.{p}" for p in seats]
    names += [f"winner.{p}" for p in seats]
    names += [f"claims.{kind}.{p}" for kind in KINDS for p in seats]
    names += [f"current_player.{p}" for p in seats]
    names += [f"starting_seat.{p}" for p in seats]
    names += [f"token.{token}" for token in TOKENS]
    names += ["players", "era", *(f"cancelled.{track}" for track in TRACKS)]
    names += [f"phase.{phase}" for phase in (*_PHASE_NAMES, *TIES.values(), *TRACKS)]
    names += [f"asked.region.{region}" for region in REGIONS]
    names += [f"asked.kind.{kind}" for kind in KINDS]
    names += [f"asked.token_used.{era}" for era in range(1, N_ERAS + 1)]
    return (*names, *(f"effect.{verb}" for verb in VERBS), "effect.step", "effect.left")


NAMES = _names()

_SEATS = tuple(map(str, range(MOST_PLAYERS)))
_OF_PLAYER = ("strength", "winner", "claims.*", "current_player", "starting_seat")
ENTITIES = {
    "region": (REGIONS, ("{}.*", "player_*.hero.{}", "asked.region.{}")),
    "space": (SPACES, ("{}.*",)),
    "card": (CARDS, ("player_*.played.{}", "player_*.face_up.{}", "own.*.{}")),
    "player": (_SEATS, ("player_{}.*", *(f"{what}.{{}}" for what in _OF_PLAYER))),
}
PRIVATE = ("own.*",)
SYMMETRIC: dict[str, tuple[str, ...]] = {}

# The meaning of the columns, by pattern; docs/observations.md is generated from it.
MEANINGS = {
    "player_*.vp": "current victory points",
    "player_*.devotion": "position on the Devotion track",
    "player_*.glyphs_left": "Glyphs in the reserve",
    "player_*.bonus": "strength gained from cards in this Conflict",
    "player_*.picked": "1 once a card is picked in secret",
    "player_*.reserve.*": "units in the reserve",
    "player_*.xibalba.*": "units in Xibalba",
    "player_*.waiting.*": "units on the angry God, or sacrificed",
    "player_*.pieces_left.*": "Pyramid pieces in the reserve, by level",
    "player_*.god.*": "1 for the player's God",
    "player_*.at.*": "1 for the confluence of the God",
    "player_*.hero.*": "1 for the region of the Hero",
    "player_*.ability.*": "1 for abilities taken",
    "player_*.played.*": "1 for cards played in earlier Conflicts",
    "player_*.face_up.*": "1 for the card of this Conflict",
    "player_*.covered.*": "1 for covered actions of that card",
    "own.hand.*": "1 for cards in the seat's hand",
    "own.unseen.*": "1 for the seat's cards not drawn yet",
    "own.pick.*": "1 for the card picked in secret",
    "phase.*": "1 for the current phase; ties and spaces have one column per kind",
    "asked.region.*": "1 for the region of the deployment",
    "asked.kind.*": "1 for the kind of units to sacrifice",
    "asked.token_used.*": "1 for tokens, by Era, already used in this appeasement",
    "effect.step": "index of the current step of the effect",
    "effect.left": "targets left to choose, or units left to pay",
    "effect.*": "1 for the verb of that step",
    "*.player_*.pyramid_pieces": "the player's pieces of the region's Pyramid",
    "*.player_*.top": "1 if its topmost piece is the player's",
    "*.player_*.glyphs": "the player's Glyphs in the region",
    "*.player_*.*": "the player's units in the region",
    "*.inhabited": "1 if the region is inhabited",
    "*.consecrated": "1 if the region is consecrated",
    "*.fought": "1 if its Conflict of this Era is over",
    "*.conflict": "1 during its Conflict",
    "*.base": "level of the lowest piece of its Pyramid, 0 if there is none",
    "*.height": "pieces in its Pyramid",
    "*.altar.*": "1 for its Altar",
    "*.neutral_hero.*": "1 for the player who placed a neutral Hero there",
    "strength.*": "the player's strength in this Conflict",
    "winner.*": "1 for its winner",
    "claims.*.*": "1 for the player who claims the majority of a kind by a card",
    "current_player.*": "1 for the player to move",
    "starting_seat.*": "1 for the starting player",
    "token.*": "1 for face-up tokens of the angry God",
    "players": "number of players",
    "era": "1 to 3",
    "cancelled.*": "1 for a track that this Conflict does not award",
    "*.*": "1 for the player whose unit is on the space of the Calendar or Codex",
}

# First columns; those of a player and of a region are relative to the first one.
PLAYER = NAMES.index("player_1.vp")
PIECES = NAMES.index("player_0.pieces_left.1")
GOD = PIECES + LEVELS
AT = GOD + N_GODS
HERO = AT + N_CONFLUENCES
ABILITY = HERO + N_REGIONS
IN_ERA = N_ABILITIES // N_ERAS  # abilities that each Era offers
PLAYED_CARDS = ABILITY + N_ABILITIES
COVERED = PLAYED_CARDS + 2 * N_CARDS
OWN = MOST_PLAYERS * PLAYER
MAP = OWN + 3 * N_CARDS
ALTAR = len(ABOUT_REGION)
NEUTRAL = ALTAR + N_ALTARS
PRESENT = NEUTRAL + MOST_PLAYERS
REGION = PRESENT + MOST_PLAYERS * len(IN_REGION)
ON_SPACES = MAP + N_REGIONS * REGION
STRENGTH = ON_SPACES + 2 * N_SPACES * MOST_PLAYERS
WINNER = STRENGTH + MOST_PLAYERS
CLAIMS = WINNER + MOST_PLAYERS
CURRENT_PLAYER = CLAIMS + N_KINDS * MOST_PLAYERS
STARTER = CURRENT_PLAYER + MOST_PLAYERS
TOKEN = STARTER + MOST_PLAYERS
COUNTS = TOKEN + N_TOKENS
PHASE = COUNTS + 2 + len(TRACKS)
TIE = PHASE + N_PHASE_NAMES
TRACK_AWARDED = TIE + len(TIES)
ASKED_REGION = TRACK_AWARDED + len(TRACKS)
ASKED_KIND = ASKED_REGION + N_REGIONS
TOKEN_USED = ASKED_KIND + N_KINDS
EFFECT = TOKEN_USED + N_ERAS
EFFECT_STEP = EFFECT + len(VERBS)


@rule(refcount=False)
def observe(s: State, seat: int, out: Any) -> None:
    """Fill `out`, one number per name of NAMES."""
    out[:OWN] = 0
    for group in range(len(GROUPS)):
        observe_group(s, seat, group, out)


@rule(refcount=False)
def update(
    before: State, viewer: int, s: State, seat: int, groups: int, out: Any, spare: Any
) -> None:
    """Update what `viewer` saw before to what `seat` sees now. For another seat the players are
    rotated, and its own cards and all other groups written; otherwise the groups with a changed
    field."""
    if seat != viewer:
        shift = from_seat(s, seat, viewer)
        rotate(out, 0, s.players_n * PLAYER, shift * PLAYER, spare)
        observe_own(s, seat, out)
        groups |= NOT_PLAYERS
    while groups:
        observe_group(s, seat, lowest(groups), out)
        groups &= groups - 1


@rule(refcount=False)
def observe_group(s: State, seat: int, group: int, out: Any) -> None:
    """Write the columns of one group. The columns of absent seats must be clear."""
    if group < LAND:
        if group < s.players_n:
            k = from_seat(s, group, seat) * PLAYER
            out[k : k + PLAYER] = 0
            observe_player(s, group, out, k)
            if group == seat:
                observe_own(s, seat, out)
    elif group < TRACK:
        k = MAP + REGION * (group - LAND)
        out[k : k + REGION] = 0
        observe_region(s, seat, group - LAND, out, k)
    elif group == TRACK:
        out[ON_SPACES:STRENGTH] = 0
        spaces = s.spaces
        for space in range(2 * N_SPACES):
            mark(s, spaces[space] - 1, seat, out, ON_SPACES + MOST_PLAYERS * space)
    elif group == CONFLICT:
        out[STRENGTH:CURRENT_PLAYER] = 0
        observe_conflict(s, seat, out)
    else:
        out[CURRENT_PLAYER:] = 0
        observe_turn(s, seat, out)


@rule(refcount=False)
def from_seat(s: State, p: int, seat: int) -> int:
    """The position of a player relative to a seat."""
    return p - seat if p >= seat else p - seat + s.players_n


# Whether something is present is almost random, and a branch misprediction costs more than a write:
# so these are written without branches, a 0 to the first column for nothing.
NO, YES = np.float32(0), np.float32(1)


@rule(refcount=False)
def put(out: Any, k: int, index: int) -> None:
    """Write a 1 to one of the columns from k on; to none if the index is negative."""
    out[k + (index if index >= 0 else 0)] = YES if index >= 0 else NO


@rule(refcount=False)
def mark(s: State, p: int, seat: int, out: Any, k: int) -> None:
    """The same for the column of a player."""
    put(out, k, from_seat(s, p, seat) if p >= 0 else NOTHING)


@rule(refcount=False)
def observe_player(s: State, p: int, out: Any, k: int) -> None:
    """The public information about one player, from column k on."""
    me = s.players[p]
    cards, abilities, pieces = me.cards, me.abilities, me.pieces
    reserve, xibalba, waiting = me.reserve, me.xibalba, me.waiting
    out[k] = me.vp
    out[k + 1] = me.devotion
    out[k + 2] = me.glyphs
    out[k + 3] = me.bonus
    for kind in range(N_KINDS):
        out[k + 5 + kind] = reserve[kind]
        out[k + 5 + N_KINDS + kind] = xibalba[kind]
        out[k + 5 + 2 * N_KINDS + kind] = waiting[kind]
    for i in range(LEVELS):
        out[k + PIECES + i] = pieces[i]
    put(out, k + GOD, me.god)
    put(out, k + AT, me.confluence)
    put(out, k + HERO, me.hero)
    for era in range(N_ERAS):
        first = era * IN_ERA
        put(out, k + ABILITY + first, abilities[era] - 1 - first)
    picked = False
    for card in range(N_CARDS):
        out[k + PLAYED_CARDS + card] = YES if cards[card] == PLAYED else NO
        out[k + PLAYED_CARDS + N_CARDS + card] = YES if cards[card] == FACE_UP else NO
        picked |= cards[card] == PICKED
    out[k + 4] = picked
    for action in range(N_ACTIONS):
        out[k + COVERED + action] = (me.covered >> action) & 1


@rule(refcount=False)
def observe_own(s: State, seat: int, out: Any) -> None:
    """The cards that only their owner knows."""
    cards = s.players[seat].cards
    has_god = s.players[seat].god != NOTHING
    for card in range(N_CARDS):
        out[OWN + card] = cards[card] == IN_HAND
        out[OWN + N_CARDS + card] = has_god and cards[card] == UNSEEN
        out[OWN + 2 * N_CARDS + card] = cards[card] == PICKED


@rule(refcount=False)
def observe_region(s: State, seat: int, region: int, out: Any, k: int) -> None:
    """A region and its pieces, from column k on; the columns are clear."""
    units, glyphs, levels, height = s.units, s.glyphs, s.levels, s.height[region]
    out[k] = s.inhabited[region]
    out[k + 1] = s.consecrated == region
    out[k + 2] = s.fought[region] & (s.conflict != region)
    out[k + 3] = s.conflict == region
    out[k + 4] = s.base[region]
    out[k + 5] = height
    put(out, k + ALTAR, s.altar[region] - 1)
    mark(s, s.neutral[region] - 1, seat, out, k + NEUTRAL)
    for p in range(s.players_n):
        at = k + PRESENT + len(IN_REGION) * from_seat(s, p, seat)
        out[at] = units[8 * region + N_KINDS * p]
        out[at + 1] = units[8 * region + N_KINDS * p + 1]
        out[at + 2] = glyphs[MOST_PLAYERS * region + p]
    for i in range(height):
        owner = from_seat(s, levels[LEVELS * region + i], seat)
        out[k + PRESENT + len(IN_REGION) * owner + 3] += 1
        if i == height - 1:
            out[k + PRESENT + len(IN_REGION) * owner + 4] = 1


@rule(refcount=False)
def observe_conflict(s: State, seat: int, out: Any) -> None:
    """The state of the Conflict; the columns are clear."""
    if s.conflict != NOTHING:
        for p in range(s.players_n):
            out[STRENGTH + from_seat(s, p, seat)] = strength(s, p)
    mark(s, s.winner, seat, out, WINNER)
    for kind in range(N_KINDS):
        mark(s, s.claims[kind] - 1, seat, out, CLAIMS + MOST_PLAYERS * kind)


@rule(refcount=False)
def observe_turn(s: State, seat: int, out: Any) -> None:
    """The current player and decision; the columns are clear."""
    mark(s, s.current_player, seat, out, CURRENT_PLAYER)
    mark(s, s.starter, seat, out, STARTER)
    for era in range(N_ERAS):
        if s.tokens[era] > 0:
            out[TOKEN + s.tokens[era] - 1] = 1
    out[COUNTS] = s.players_n
    out[COUNTS + 1] = s.era
    out[COUNTS + 2] = s.cancelled & 1
    out[COUNTS + 3] = (s.cancelled >> 1) & 1
    decision = s.asked[s.depth - 1]
    if decision != OVER:
        out[PHASE + decision] = 1
        observe_decision(s, decision, s.a[s.depth - 1], s.b[s.depth - 1], s.c[s.depth - 1], out)


@rule(refcount=False)
def observe_decision(s: State, decision: int, a: int, b: int, c: int, out: Any) -> None:
    """The details of the decision, as the choices show them to all players."""
    if decision == ASK_TARGET or decision == ASK_OPTION:
        out[EFFECT + STEP[a, VERB]] = 1
        out[EFFECT_STEP] = a
    if decision == ASK_TARGET or decision == ASK_PAY:
        out[EFFECT_STEP + 1] = b
    elif decision == ASK_DEPLOY:
        out[ASKED_REGION + b] = 1
    elif decision == ASK_SACRIFICE:
        out[ASKED_KIND + b] = 1
    elif decision == ASK_TIE:
        out[TIE + c] = 1
    elif decision == ASK_SPACE:
        out[TRACK_AWARDED + b] = 1
    elif decision == ASK_USE_TOKEN:
        for era in range(N_ERAS):
            out[TOKEN_USED + era] = (b >> era) & 1
