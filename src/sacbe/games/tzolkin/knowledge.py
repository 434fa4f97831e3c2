"""What a seat may know: its view, and determinized positions that look the same to it.

The view is an allow-list: only what is written here is visible. The only secrets of Tzolk'in are
the wealth tiles before they are revealed; the content of the piles is public.
"""

from typing import Any

from sacbe.kernel import Rng, below, rule

from .data import (
    AGE_FIRST,
    BUILDING_IDS,
    HOLES,
    MONUMENT_IDS,
    N_WEALTH,
    SKULL_SPACES,
    TECHS,
    TEMPLES,
    WEALTH_IDS,
    WHEELS,
)
from .rules.calendar import LAST_FOOD_DAY
from .state import (
    ASK_ADVANCE,
    ASK_ANY_ACTION,
    ASK_BUILD,
    ASK_BUILDING,
    ASK_CLIMB,
    ASK_CLIMB_TWO,
    ASK_DAYS,
    ASK_DEAL,
    ASK_DROP,
    ASK_DUMMY,
    ASK_GAIN,
    ASK_HARVEST,
    ASK_KEEP,
    ASK_MARKET,
    ASK_MONUMENT,
    ASK_PAY,
    ASK_PICK_UP,
    ASK_PLACE,
    ASK_STARTING_SEAT,
    ASK_THEOLOGY,
    ASK_TURN,
    ASK_USE,
    BAG,
    DEALT,
    KEPT,
    MOST_PLAYERS,
    NOBODY,
    PILE,
    QUARTERS,
    RECEIVE_WEALTH,
    SLOT,
    Player,
    State,
)

PHASES = {
    ASK_STARTING_SEAT: "starting_seat",
    ASK_MONUMENT: "reveal_monument",
    ASK_BUILDING: "reveal_building",
    ASK_DEAL: "deal",
    ASK_DUMMY: "dummy",
    ASK_KEEP: "keep",
    ASK_TURN: "turn",
    ASK_PLACE: "place",
    ASK_PICK_UP: "pick_up",
    ASK_USE: "use",
    ASK_ANY_ACTION: "any_action",
    ASK_HARVEST: "harvest",
    ASK_ADVANCE: "advance",
    ASK_PAY: "pay",
    ASK_GAIN: "gain",
    ASK_CLIMB: "climb",
    ASK_CLIMB_TWO: "climb_two",
    ASK_BUILD: "build",
    ASK_DROP: "drop",
    ASK_MARKET: "market",
    ASK_THEOLOGY: "theology",
    ASK_DAYS: "days",
}


def points(quarters: int) -> int | float:
    """Quarters as points: an int where whole, otherwise exact quarters."""
    return quarters // QUARTERS if quarters % QUARTERS == 0 else quarters / QUARTERS


def scores(s: State) -> list[int | float]:
    """The present points of every seat."""
    return [points(s.players[p].vp) for p in range(s.players_n)]


@rule
def score(s: State, seat: int) -> float:
    """The present points of one seat."""
    return s.players[seat].vp / QUARTERS


@rule
def chance_weight(s: State, outcome: int) -> int:
    """The relative weight of a chance outcome: every tile exists once, every seat is equally
    likely."""
    return 1


def copies(outcome: int) -> int:
    """The number of copies of a tile in the game."""
    return 1


def shuffle(s: State, outcome: int) -> int:
    """The shuffle of the deck that an outcome comes from: nothing is ever reshuffled."""
    return 0


def is_simultaneous(s: State) -> bool:
    """Whether the current decision is a secret commitment, which cannot be undone."""
    return s.depth > 0 and s.pending[s.depth - 1] == ASK_KEEP


def phase(s: State) -> str:
    """The name of the current decision; between two automatic steps there is none."""
    return PHASES.get(s.pending[s.depth - 1], "turn") if s.depth else "over"


def wealth_is_secret(s: State) -> bool:
    """True until the tiles are revealed, which is the last step of the set-up."""
    return s.depth > 0 and s.pending[0] == RECEIVE_WEALTH and s.draft == 1


def view(s: State, seat: int | None, public_view: dict[str, Any] | None = None) -> dict[str, Any]:
    """The position as `seat` knows it; None is a spectator. `public_view` is the spectator's view,
    if it is already known."""
    public = _public_view(s) if public_view is None else public_view
    if seat is None:
        return public
    players = [_player(s, p, own=True) if p == seat else q for p, q in enumerate(public["players"])]
    return {**public, "players": players}


def goods_view(s: State, seat: int) -> dict[str, Any]:
    """The pieces of a seat's view that its goods are counted from."""
    return {
        "players": {seat: _player(s, seat, own=True)},
        "day": s.day,
        "food_days_left": LAST_FOOD_DAY - s.food_days,
    }


def _public_view(s: State) -> dict[str, Any]:
    return {
        "players": [_player(s, p, own=False) for p in range(s.players_n)],
        "wheels": {name: _wheel(s, i) for i, name in enumerate(WHEELS)},
        "starting_space": s.starting_space if s.starting_space >= 0 else None,
        "starting_player": s.starter if s.starter >= 0 else None,
        "skulls_in_bank": s.skulls,
        "chichen_skulls": [bool(s.chichen >> space & 1) for space in range(SKULL_SPACES + 1)],
        "jungle": {
            str(space): {"corn": s.jungle_corn[space], "wood": s.jungle_wood[space]}
            for space in range(2, 6)
        },
        "buildings_on_display": [
            b for b, at in zip(BUILDING_IDS, s.building_at, strict=True) if at >= SLOT
        ],
        "monuments_on_display": [
            m for m, at in zip(MONUMENT_IDS, s.monument_at, strict=True) if at >= SLOT
        ],
        "building_pile": _pile(s, s.age),
        "next_age_pile": _pile(s, 2) if s.age == 1 else [],
        "monument_pile": [m for i, m in enumerate(MONUMENT_IDS) if s.monument_at[i] == PILE],
        "day": s.day,
        "round": s.round,
        "age": s.age,
        "food_days_left": LAST_FOOD_DAY - s.food_days,
        "calendar_corn": s.tooth_corn,
        "phase": phase(s),
        "current_player": None if s.current_player == NOBODY else s.current_player,
        "placed": s.placed,
        "options": {"starting_seat": s.starting_option, "draft": bool(s.draft)},
    }


def _pile(s: State, age: int) -> list[str]:
    first, end = int(AGE_FIRST[age]), int(AGE_FIRST[age + 1])
    return [BUILDING_IDS[i] for i in range(first, end) if s.building_at[i] == PILE]


def _wheel(s: State, wheel: int) -> list[int | str | None]:
    holes: list[int | str | None] = [None] * int(HOLES[wheel])
    there: list[tuple[int | str, int]] = [("dummy", s.dummies[wheel])]
    there += [(p, s.players[p].wheel[wheel]) for p in range(s.players_n)]
    for who, bits in there:
        if bits:
            for hole in range(len(holes)):
                if bits >> hole & 1:
                    holes[hole] = who
    return holes


def _player(s: State, p: int, own: bool) -> dict[str, Any]:
    me: Player = s.players[p]
    secret = wealth_is_secret(s)
    player: dict[str, Any] = {
        "corn": me.corn,
        "wood": me.blocks[0],
        "stone": me.blocks[1],
        "gold": me.blocks[2],
        "skulls": me.skulls,
        "vp": points(me.vp),
        "workers_in_hand": me.hand,
        "workers_in_bank": me.bank,
        "temples": dict(zip(TEMPLES, me.temple, strict=True)),
        "techs": dict(zip(TECHS, me.tech, strict=True)),
        "buildings": [b for b, at in zip(BUILDING_IDS, s.building_at, strict=True) if at == p],
        "monuments": [m for m, at in zip(MONUMENT_IDS, s.monument_at, strict=True) if at == p],
        "wealth": [] if secret else _tiles(s, KEPT + p),
        "corn_tiles": me.corn_tiles,
        "wood_tiles": me.wood_tiles,
        "light_side": bool(me.light),
    }
    if own and secret:
        player["kept"] = _tiles(s, KEPT + p)
        player["dealt"] = sorted(_tiles(s, DEALT + p) + player["kept"])
    return player


def _tiles(s: State, where: int) -> list[str]:
    return [tile for tile, at in zip(WEALTH_IDS, s.wealth_at, strict=True) if at == where]


def knows(s: State, seat: int | None, player: int, action: int) -> bool:
    """Whether `seat` (None: a spectator) may see this choice of `player` in position s."""
    decision, to = s.pending[s.depth - 1], s.a[s.depth - 1]
    if decision == ASK_KEEP:
        return player == seat
    if decision == ASK_DEAL and s.draft:
        return to == seat
    return True


@rule
def sort_hidden(s: State, seat: int) -> None:
    """Sort the hidden tiles in an order that is equal for all positions that look the same to the
    seat, so that the result of a deal depends on the seed alone."""
    for tile in range(N_WEALTH):
        for other in range(tile):
            if s.wealth_at[tile] < s.wealth_at[other] and hidden(s, tile, seat):
                if hidden(s, other, seat):
                    swap = s.wealth_at[other]
                    s.wealth_at[other] = s.wealth_at[tile]
                    s.wealth_at[tile] = swap


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """Shuffle what `seat` cannot know: who holds which wealth tile, and which of them are kept.

    All consistent positions are equally likely to the seat: tiles are dealt uniformly, and nothing
    is assumed about the other players' preferences. Seat -1 is a spectator.
    """
    if s.depth == 0 or s.pending[0] != RECEIVE_WEALTH or not s.draft:
        return
    sort_hidden(s, seat)
    for tile in range(N_WEALTH - 1, 0, -1):
        if hidden(s, tile, seat):
            # Choose among the hidden tiles up to this one, inclusive.
            n = 0
            for other in range(tile + 1):
                n += hidden(s, other, seat)
            k = below(rng, n)
            for other in range(tile + 1):
                if hidden(s, other, seat):
                    if k == 0:
                        swap = s.wealth_at[other]
                        s.wealth_at[other] = s.wealth_at[tile]
                        s.wealth_at[tile] = swap
                        break
                    k -= 1


@rule
def hidden(s: State, tile: int, seat: int) -> bool:
    """Whether the seat does not know where this tile is."""
    where = s.wealth_at[tile]
    if where == BAG:
        return True
    for p in range(MOST_PLAYERS):
        if p != seat and (where == DEALT + p or where == KEPT + p):
            return True
    return False
