"""What a seat knows as a row of numbers, for programs that learn.

Seats are told from the looking seat's own place: player 0 is itself, then clockwise. Only what
`view` shows is written. NAMES has a name for every column; a change of them is a change of
VERSION.
"""

from typing import Any

from sacbe.kernel import rule

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
from .state import (
    DEALT,
    KEPT,
    MOST_PLAYERS,
    PILE,
    QUARTERS,
    RECEIVE_WEALTH,
    SLOT,
    State,
)

VERSION = 1
N_PHASES = len(PHASES)


def _names() -> tuple[str, ...]:
    names = []
    for p in range(MOST_PLAYERS):
        me = f"player_{p}"
        goods = ("corn", *BLOCKS, "skulls", "vp", "workers_in_hand", "workers_in_bank")
        names += [f"{me}.{what}" for what in goods]
        names += [f"{me}.temple.{temple}" for temple in TEMPLES]
        names += [f"{me}.tech.{tech}" for tech in TECHS]
        flags = ("corn_tiles", "wood_tiles", "light_side", "workers_fed", "meal_saved")
        names += [f"{me}.{what}" for what in flags]
        names += [f"{me}.{what}" for what in ("starting_player", "on_starting_space", "mover")]
        for wheel, holes in zip(WHEELS, HOLES, strict=True):
            names += [f"{me}.worker.{wheel}.{hole}" for hole in range(int(holes))]
        names += [f"{me}.owns.{tile}" for tile in (*BUILDING_IDS, *MONUMENT_IDS, *WEALTH_IDS)]
    for wheel, holes in zip(WHEELS, HOLES, strict=True):
        names += [f"dummy.{wheel}.{hole}" for hole in range(int(holes))]
    names += [f"display.{tile}" for tile in (*BUILDING_IDS, *MONUMENT_IDS)]
    names += [f"pile.{tile}" for tile in (*BUILDING_IDS, *MONUMENT_IDS)]
    names += [f"dealt.{tile}" for tile in WEALTH_IDS]
    names += [f"kept.{tile}" for tile in WEALTH_IDS]
    names += [f"jungle.corn.{space}" for space in range(2, 6)]
    names += [f"jungle.wood.{space}" for space in range(2, 6)]
    names += [f"chichen_skull.{space}" for space in range(1, 10)]
    counters = ("players", "day", "round", "age", "food_days_left", "calendar_corn")
    names += [*counters, "skulls_in_bank", "placed", "turns_played"]
    names += [f"phase.{phase}" for phase in PHASES.values()]
    return (*names, "phase.detail_a", "phase.detail_b")


NAMES = _names()


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Fill `out`, one number per name of NAMES."""
    k = 0
    secret = s.depth > 0 and s.asked[0] == RECEIVE_WEALTH and s.draft == 1
    for i in range(MOST_PLAYERS):
        p = (seat + i) % s.players_n if i < s.players_n else i
        k = observe_player(s, p, secret, out, k)
    for wheel in range(N_WHEELS):
        for hole in range(HOLES[wheel]):
            out[k] = (s.dummies[wheel] >> hole) & 1
            k += 1
    for building in range(N_BUILDINGS):
        out[k + building] = s.building_at[building] >= SLOT
        out[k + N_BUILDINGS + N_MONUMENTS + building] = s.building_at[building] == PILE
    k += N_BUILDINGS
    for monument in range(N_MONUMENTS):
        out[k + monument] = s.monument_at[monument] >= SLOT
        out[k + N_MONUMENTS + N_BUILDINGS + monument] = s.monument_at[monument] == PILE
    k += N_MONUMENTS + N_BUILDINGS + N_MONUMENTS
    for tile in range(N_WEALTH):
        where = s.wealth_at[tile]
        out[k + tile] = secret and (where == DEALT + seat or where == KEPT + seat)
        out[k + N_WEALTH + tile] = secret and where == KEPT + seat
    k += 2 * N_WEALTH
    for space in range(2, 6):
        out[k + space - 2] = s.jungle_corn[space]
        out[k + space + 2] = s.jungle_wood[space]
    k += 8
    for space in range(1, 10):
        out[k] = (s.chichen >> space) & 1
        k += 1
    out[k] = s.players_n
    out[k + 1] = s.day
    out[k + 2] = s.round
    out[k + 3] = s.age
    out[k + 4] = 4 - s.food_days
    out[k + 5] = s.tooth_corn
    out[k + 6] = s.skulls
    out[k + 7] = s.placed
    out[k + 8] = s.turns
    k += 9
    for asked in range(N_PHASES):
        out[k + asked] = s.depth > 0 and s.asked[s.depth - 1] == asked
    k += N_PHASES
    out[k] = s.a[s.depth - 1] if s.depth > 0 else 0
    out[k + 1] = s.b[s.depth - 1] if s.depth > 0 else 0


@rule
def observe_player(s: State, p: int, secret: bool, out: Any, k: int) -> int:
    """The columns of one player; returns where the next ones begin."""
    me = s.players[p]
    out[k] = me.corn
    for block in range(N_BLOCKS):
        out[k + 1 + block] = me.blocks[block]
    k += 1 + N_BLOCKS
    out[k] = me.skulls
    out[k + 1] = me.vp / QUARTERS
    out[k + 2] = me.hand
    out[k + 3] = me.bank
    k += 4
    for temple in range(N_TEMPLES):
        out[k + temple] = me.temple[temple]
    k += N_TEMPLES
    for tech in range(N_TECHS):
        out[k + tech] = me.tech[tech]
    k += N_TECHS
    out[k] = me.corn_tiles
    out[k + 1] = me.wood_tiles
    out[k + 2] = me.light
    out[k + 3] = me.fed
    out[k + 4] = me.frugal
    out[k + 5] = s.starter == p
    out[k + 6] = s.starting_space == p
    out[k + 7] = s.mover == p
    k += 8
    for wheel in range(N_WHEELS):
        for hole in range(HOLES[wheel]):
            out[k] = (me.wheel[wheel] >> hole) & 1
            k += 1
    for building in range(N_BUILDINGS):
        out[k + building] = s.building_at[building] == p
    k += N_BUILDINGS
    for monument in range(N_MONUMENTS):
        out[k + monument] = s.monument_at[monument] == p
    k += N_MONUMENTS
    for tile in range(N_WEALTH):
        out[k + tile] = not secret and s.wealth_at[tile] == KEPT + p
    return k + N_WEALTH
