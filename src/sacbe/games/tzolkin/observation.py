"""The observation of a seat as a row of numbers, for learning programs.

Seats are relative to the observing seat: player 0 is itself, then clockwise. Only what `view` shows
is written. NAMES has a name for every column; a change of them requires a new VERSION. Who kept
which starting tile is left out: nothing depends on it after its effect.

Columns are grouped. GROUPS lists the fields of the state that each group depends on, so that a
program that steps many games rewrites only the groups that changed.
"""

from typing import Any

import numpy as np

from sacbe.kernel import lowest, rotate, rule, table

from .data import (
    BLOCKS,
    BUILDING_IDS,
    HOLES,
    MONUMENT_IDS,
    N_BLOCKS,
    N_BUILDINGS,
    N_MONUMENTS,
    N_TECHS,
    N_TEMPLES,
    N_WEALTH,
    N_WHEELS,
    TECHS,
    TEMPLES,
    WEALTH_IDS,
    WHEELS,
)
from .knowledge import PHASES
from .rules.calendar import LAST_FOOD_DAY
from .state import (
    ASK_DAYS,
    ASK_DEAL,
    DEALT,
    GONE,
    KEPT,
    MOST_PLAYERS,
    PILE,
    QUARTERS,
    RECEIVE_WEALTH,
    SLOT,
    State,
)

VERSION = 3

# The inputs of the groups, as fields of State or slices of them (first, number). The groups of the
# players are first.
TILES = MOST_PLAYERS
TURN = TILES + 1
GROUPS = (
    (("players", 0, 1),),
    (("players", 1, 1),),
    (("players", 2, 1),),
    (("players", 3, 1),),
    ("building_at", "monument_at"),
    (
        *("current_player", "starter", "starting_space", "turns", "placed", "day", "round", "age"),
        *("food_days", "tooth_corn", "skulls", "depth", "pending", "a", "b"),
    ),
    # The draft also depends on the stack, but it ends when the tiles are received.
    ("dummies", "jungle_corn", "jungle_wood", "chichen", "wealth_at"),
)
NOT_PLAYERS = (1 << len(GROUPS)) - (1 << TILES)
# The columns of a building or monument: its owner, on display, in the pile.
PLACES = (*(f"player_{p}" for p in range(MOST_PLAYERS)), "display", "pile")
N_PLACES = len(PLACES)
COUNTERS = ("day", "round", "age", "food_days_left", "calendar_corn", "skulls_in_bank", "placed")


def _holes() -> tuple[str, ...]:
    return tuple(f"{w}.{h}" for w, n in zip(WHEELS, HOLES, strict=True) for h in range(int(n)))


def _names() -> tuple[str, ...]:
    names = []
    holes = _holes()
    for p in range(MOST_PLAYERS):
        goods = ("corn", *BLOCKS, "skulls", "vp", "workers_in_hand", "workers_in_bank")
        names += [f"player_{p}.{what}" for what in goods]
        names += [f"player_{p}.temple.{temple}" for temple in TEMPLES]
        names += [f"player_{p}.tech.{tech}" for tech in TECHS]
        flags = ("corn_tiles", "wood_tiles", "light_side", "workers_fed", "meal_saved")
        names += [f"player_{p}.{what}" for what in flags]
        names += [f"player_{p}.worker.{hole}" for hole in holes]
    names += [f"{tile}.{place}" for tile in (*BUILDING_IDS, *MONUMENT_IDS) for place in PLACES]
    for who in ("current_player", "starting_player", "on_starting_space"):
        names += [f"{who}.{p}" for p in range(MOST_PLAYERS)]
    names += ["players", *COUNTERS, "turns_played"]
    names += [f"phase.{phase}" for phase in PHASES.values()]
    names += ["phase.detail_a", "phase.detail_b"]
    names += [f"dummy.{hole}" for hole in holes]
    names += [f"dealt.{tile}" for tile in WEALTH_IDS]
    names += [f"kept.{tile}" for tile in WEALTH_IDS]
    names += [f"jungle.corn.{space}" for space in range(2, 6)]
    names += [f"jungle.wood.{space}" for space in range(2, 6)]
    return (*names, *(f"chichen_skull.{space}" for space in range(1, 10)))


NAMES = _names()

_SEATS = tuple(map(str, range(MOST_PLAYERS)))
_OF_PLAYER = ("current_player", "starting_player", "on_starting_space")
ENTITIES = {
    "hole": (_holes(), ("player_*.worker.{}", "dummy.{}")),
    "tile": ((*BUILDING_IDS, *MONUMENT_IDS), ("{}.*",)),
    "wealth": (WEALTH_IDS, ("dealt.{}", "kept.{}")),
    "player": (_SEATS, ("player_{}.*", *(f"{what}.{{}}" for what in _OF_PLAYER))),
}
PRIVATE = ("dealt.*", "kept.*")
SYMMETRIC: dict[str, tuple[str, ...]] = {}

# The meaning of the columns, by pattern; docs/observations.md is generated from it.
MEANINGS = {
    "player_*.corn": "corn",
    **{f"player_*.{block}": block for block in BLOCKS},
    "player_*.skulls": "crystal skulls in hand",
    "player_*.vp": "current victory points, in exact quarters",
    "player_*.workers_in_*": "workers in hand, and workers left in the bank",
    "player_*.temple.*": "step on each temple, from 0 at the bottom",
    "player_*.tech.*": "level of each technology, 0 to 3",
    "player_*.corn_tiles": "harvest tiles of corn",
    "player_*.wood_tiles": "harvest tiles of wood",
    "player_*.light_side": "1 while the player board shows its light side",
    "player_*.workers_fed": "workers that need no corn on Food Days",
    "player_*.meal_saved": "corn saved per worker on Food Days",
    "player_*.worker.*": "1 for a worker, by wheel and hole",
    "*.player_*": "1 if the building or monument belongs to the player",
    "*.display": "1 if it is on display",
    "*.pile": "1 if it is still unseen",
    "current_player.*": "1 for the player to move",
    "starting_player.*": "1 for the holder of the starting player marker",
    "on_starting_space.*": "1 for the player whose worker is on the starting space",
    "players": "number of players",
    "day": "days elapsed",
    "round": "round",
    "age": "1 or 2",
    "food_days_left": "Food Days left",
    "calendar_corn": "corn on the teeth of the calendar",
    "skulls_in_bank": "crystal skulls in the bank",
    "placed": "workers placed this turn",
    "turns_played": "turns completed this round",
    "phase.detail_*": "details of the current phase, as small integers; seats are relative",
    "phase.*": "1 for the current phase",
    "dummy.*": "1 for a dummy worker, by wheel and hole",
    "dealt.*": "1 for the wealth tiles the seat chooses from",
    "kept.*": "1 for the wealth tiles it has kept so far",
    "jungle.*": "corn and wood tiles left in the jungle, by space",
    "chichen_skull.*": "1 for a skull at Chichen Itza, by space",
}

# The first columns; those of a player are relative to the player's first one.
PLAYER = NAMES.index("player_1.corn")
GOODS = NAMES.index("player_0.skulls")
TRACKS = NAMES.index(f"player_0.temple.{TEMPLES[0]}")
FLAGS = NAMES.index("player_0.corn_tiles")
WORKERS = NAMES.index(f"player_0.worker.{WHEELS[0]}.0")
BUILDINGS = MOST_PLAYERS * PLAYER
MONUMENTS = BUILDINGS + N_BUILDINGS * N_PLACES
SEATS = MONUMENTS + N_MONUMENTS * N_PLACES
COUNTS = SEATS + 3 * MOST_PLAYERS
PHASE = COUNTS + 2 + len(COUNTERS)
DETAILS = PHASE + len(PHASES)
DUMMIES = DETAILS + 2
DRAFT = NAMES.index(f"dealt.{WEALTH_IDS[0]}")
JUNGLE = DRAFT + 2 * N_WEALTH
SKULLS = NAMES.index("chichen_skull.1")
FIRST_HOLE = table([sum(int(HOLES[w]) for w in range(wheel)) for wheel in range(N_WHEELS)])


def _looks() -> Any:
    """The columns of a tile by number of seats, observing seat and location. They are copied from
    this table: locations are nearly random, and a branch misprediction costs more than a copy."""
    looks = np.zeros(((MOST_PLAYERS + 1) * MOST_PLAYERS, SLOT - GONE + 8, N_PLACES), np.float32)
    for n in range(1, MOST_PLAYERS + 1):
        for seat in range(n):
            of_seat = looks[n * MOST_PLAYERS + seat]
            for owner in range(n):
                of_seat[owner - GONE, (owner - seat) % n] = 1
            of_seat[PILE - GONE, PLACES.index("pile")] = 1
            of_seat[SLOT - GONE :, PLACES.index("display")] = 1
    looks.flags.writeable = False
    return looks


LOOKS = _looks()


@rule(refcount=False)
def observe(s: State, seat: int, out: Any) -> None:
    """Fill `out`, one number per name of NAMES."""
    for group in range(s.players_n, MOST_PLAYERS):
        out[group * PLAYER : (group + 1) * PLAYER] = 0
    for group in range(s.players_n):
        observe_group(s, seat, group, out)
    for group in range(TILES, len(GROUPS)):
        observe_group(s, seat, group, out)


@rule(refcount=False)
def update(
    before: State, viewer: int, s: State, seat: int, groups: int, out: Any, spare: Any
) -> None:
    """Update what `viewer` saw before to what `seat` sees now. For another seat the players are
    rotated and all other groups written; otherwise the groups with a changed field."""
    if seat != viewer:
        shift = from_seat(s, seat, viewer)
        rotate(out, 0, s.players_n * PLAYER, shift * PLAYER, spare)
        groups |= NOT_PLAYERS
    while groups:
        observe_group(s, seat, lowest(groups), out)
        groups &= groups - 1


@rule(refcount=False)
def observe_group(s: State, seat: int, group: int, out: Any) -> None:
    """Write the columns of one group."""
    if group < TILES:
        if group < s.players_n:
            observe_player(s, group, out, from_seat(s, group, seat) * PLAYER)
    elif group == TILES:
        observe_tiles(s, seat, out)
    elif group == TURN:
        out[SEATS:DUMMIES] = 0
        observe_turn(s, seat, out)
    else:
        out[DUMMIES:] = 0
        observe_common(s, seat, out)


@rule(refcount=False)
def from_seat(s: State, p: int, seat: int) -> int:
    """The relative seat of a player as another seat sees it."""
    return p - seat if p >= seat else p - seat + s.players_n


@rule(refcount=False)
def mark(out: Any, first: int, members: int) -> None:
    """Set the column of every member of a set to 1."""
    while members:
        out[first + lowest(members)] = 1
        members &= members - 1


@rule(refcount=False)
def holes(wheels: Any) -> int:
    """The holes of all wheels as one bit set."""
    members = 0
    for wheel in range(N_WHEELS):
        members |= int(wheels[wheel]) << FIRST_HOLE[wheel]
    return members


@rule(refcount=False)
def observe_tiles(s: State, seat: int, out: Any) -> None:
    """The location of each building and monument."""
    looks = LOOKS[MOST_PLAYERS * s.players_n + seat]
    buildings, monuments = s.building_at, s.monument_at
    for building in range(N_BUILDINGS):
        look = looks[buildings[building] - GONE]
        for place in range(N_PLACES):
            out[BUILDINGS + N_PLACES * building + place] = look[place]
    for monument in range(N_MONUMENTS):
        look = looks[monuments[monument] - GONE]
        for place in range(N_PLACES):
            out[MONUMENTS + N_PLACES * monument + place] = look[place]


@rule(refcount=False)
def observe_turn(s: State, seat: int, out: Any) -> None:
    """Whose turn it is, the time and the decision; the columns are zero before."""
    if s.current_player >= 0:
        out[SEATS + from_seat(s, s.current_player, seat)] = 1
    if s.starter >= 0:
        out[SEATS + MOST_PLAYERS + from_seat(s, s.starter, seat)] = 1
    if s.starting_space >= 0:
        out[SEATS + 2 * MOST_PLAYERS + from_seat(s, s.starting_space, seat)] = 1
    out[COUNTS] = s.players_n
    out[COUNTS + 1] = s.day
    out[COUNTS + 2] = s.round
    out[COUNTS + 3] = s.age
    out[COUNTS + 4] = LAST_FOOD_DAY - s.food_days
    out[COUNTS + 5] = s.tooth_corn
    out[COUNTS + 6] = s.skulls
    out[COUNTS + 7] = s.placed
    out[COUNTS + 8] = s.turns
    if s.depth > 0:
        decision, detail = s.pending[s.depth - 1], s.a[s.depth - 1]
        names_seat = decision == ASK_DEAL or decision == ASK_DAYS
        out[PHASE + decision] = 1
        out[DETAILS] = from_seat(s, detail, seat) if names_seat else detail
        out[DETAILS + 1] = s.b[s.depth - 1]


@rule(refcount=False)
def observe_common(s: State, seat: int, out: Any) -> None:
    """The common parts of the board; the columns are zero before."""
    dummies, corn, wood = s.dummies, s.jungle_corn, s.jungle_wood
    mark(out, DUMMIES, holes(dummies))
    if s.depth > 0 and s.pending[0] == RECEIVE_WEALTH and s.draft == 1:
        observe_draft(s, seat, out)
    for space in range(2, 6):
        out[JUNGLE + space - 2] = corn[space]
        out[JUNGLE + space + 2] = wood[space]
    mark(out, SKULLS - 1, s.chichen)


@rule(refcount=False)
def observe_draft(s: State, seat: int, out: Any) -> None:
    """The tiles that the seat may keep, and the tiles it chose."""
    for tile in range(N_WEALTH):
        is_kept = s.wealth_at[tile] == KEPT + seat
        out[DRAFT + tile] = is_kept or s.wealth_at[tile] == DEALT + seat
        out[DRAFT + N_WEALTH + tile] = is_kept


@rule(refcount=False)
def observe_player(s: State, p: int, out: Any, k: int) -> None:
    """The goods of one player, from column k on."""
    me = s.players[p]
    wheels, blocks, temples, techs = me.wheel, me.blocks, me.temple, me.tech
    out[k] = me.corn
    for block in range(N_BLOCKS):
        out[k + 1 + block] = blocks[block]
    out[k + GOODS] = me.skulls
    out[k + GOODS + 1] = me.vp / QUARTERS
    out[k + GOODS + 2] = me.hand
    out[k + GOODS + 3] = me.bank
    for temple in range(N_TEMPLES):
        out[k + TRACKS + temple] = temples[temple]
    for tech in range(N_TECHS):
        out[k + TRACKS + N_TEMPLES + tech] = techs[tech]
    out[k + FLAGS] = me.corn_tiles
    out[k + FLAGS + 1] = me.wood_tiles
    out[k + FLAGS + 2] = me.light
    out[k + FLAGS + 3] = me.fed
    out[k + FLAGS + 4] = me.frugal
    out[k + WORKERS : k + PLAYER] = 0
    mark(out, k + WORKERS, holes(wheels))
