"""What a seat may know: its view, and other worlds that it cannot tell from this one.

The view is built from nothing: what is not written here is not shown. Secret are the racks, the
tiles that were buried from them, and what is still unseen of each set of tiles.
"""

from typing import Any

from sacbe.kernel import Rng, Row, below, rule

from . import Definition
from .data import (
    AREA_CHOICES,
    CELL_IDS,
    CELLS,
    CROPS,
    HIGHLIGHTED,
    KINDS,
    NEAR,
    SITE_CELL,
    SITES,
)
from .state import (
    ASK_AREAS,
    ASK_DRAW,
    ASK_EXPAND,
    ASK_MORE,
    ASK_PLANT,
    ASK_SITES,
    ASK_STARTING_SEAT,
    ASK_TURN,
    BURY,
    CITY,
    DRAW_TILE,
    EMPTY,
    MOST_PLAYERS,
    N_CELLS,
    N_KINDS,
    NOBODY,
    NOTHING,
    OVER,
    PLANTATION,
    TILES_OF_KIND,
    UNSEEN,
    Player,
    State,
)

PHASES = {
    ASK_AREAS: "areas",
    ASK_SITES: "sites",
    ASK_STARTING_SEAT: "starting_seat",
    ASK_DRAW: "draw",
    ASK_TURN: "turn",
    ASK_PLANT: "plant",
    ASK_MORE: "more",
    ASK_EXPAND: "expand",
    OVER: "over",
}
# What lies on a cell, by its content, as a view shows it; a temple is told from a city tile.
_SEEN = ("kind", "owner", "crop", "n", "city")
_SHOWN: dict[int, dict[str, Any]] = {
    CITY + i: dict(zip(_SEEN, ("city", None, None, None, name), strict=True))
    for i, name in enumerate(SITES)
} | {
    PLANTATION + N_KINDS * owner + kind: dict(
        zip(_SEEN, ("plantation", owner, crop, n, None), strict=True)
    )
    for owner in range(MOST_PLAYERS)
    for kind, (crop, n) in enumerate(KINDS)
}
CHOICES = {option.name: option.choices for option in Definition.options}
FACE_DOWN = {"crop": None, "n": None}


def scores(s: State) -> list[int | float]:
    """The points of every seat as they stand."""
    return [s.players[p].score for p in range(s.players_n)]


@rule
def score(s: State, seat: int) -> float:
    """The points of one seat as they stand."""
    return float(s.players[seat].score)


@rule
def chance_weight(s: State, outcome: int) -> int:
    """How likely an answer of Nature is: a tile by its copies, all else alike."""
    if s.asked != ASK_DRAW:
        return 1
    return s.players[s.seat].pool[outcome - DRAW_TILE - N_KINDS * s.seat]


def copies(outcome: int) -> int:
    """How many there are of a thing at all."""
    return int(TILES_OF_KIND[(outcome - DRAW_TILE) % N_KINDS]) if outcome >= DRAW_TILE else 1


def shuffle(s: State, outcome: int) -> int:
    """Which shuffle of its deck an outcome comes from: nothing is ever shuffled again."""
    return 0


def is_simultaneous(s: State) -> bool:
    """Is the choice asked now a secret commitment? A buried tile is secret, but nobody waits
    for it: it may be taken back until tiles are drawn."""
    return False


def phase(s: State) -> str:
    """What is asked now."""
    return PHASES[s.asked]


def tile(kind: int) -> dict[str, Any]:
    """A kind of tile in the words of the view."""
    crop, n = KINDS[kind]
    return {"crop": crop, "n": n}


def tiles(counts: Row) -> list[dict[str, Any]]:
    """Tiles one by one, in the order of their kinds."""
    return [tile(kind) for kind in range(N_KINDS) for _ in range(counts[kind])]


def crop_group(s: State, cell: int) -> list[int]:
    """All cells of the group that the plantation on this cell belongs to."""
    alike = s.board[cell] // 2  # owner and crop; the last bit tells singles from doubles
    group = [cell]
    for here in group:
        group += [n for n in NEAR[here] if s.board[n] // 2 == alike and n not in group]
    return group


def points_of(s: State, cells: list[int]) -> int:
    """The crops on these plantations."""
    return sum(1 + s.board[cell] % 2 for cell in cells)


def cities_beside(s: State, cell: int) -> list[int]:
    """The cities that touch a cell, by the site of their temple."""
    beside = {s.board[near] - CITY for near in NEAR[cell] if EMPTY < s.board[near] < PLANTATION}
    return sorted(beside)


def view(s: State, seat: int | None, shared: dict[str, Any] | None = None) -> dict[str, Any]:
    """The position as `seat` knows it; None is a spectator. `shared` is what a spectator sees,
    where that is known already."""
    shown = _for_all(s) if shared is None else shared
    if seat is None:
        return shown
    players = [_player(s, p, own=True) if p == seat else q for p, q in enumerate(shown["players"])]
    return {**shown, "players": players, "holding": _holding(s, seat)}


def _for_all(s: State) -> dict[str, Any]:
    areas = AREA_CHOICES[s.areas] if s.areas >= 0 else ()
    in_play = [i for i, cell in enumerate(SITE_CELL) if CELLS[cell].area in areas]
    return {
        "players": [_player(s, p, own=False) for p in range(s.players_n)],
        "cells": _cells(s),
        "areas": list(areas),
        "sites": {SITES[i]: _site(s, i) for i in in_play},
        "cities": {SITES[i]: _city(s, i) for i in in_play if s.size[i]},
        "holding": _holding(s, None),
        "planted": [CELL_IDS[s.planted[i]] for i in range(s.n_planted)],
        "crop": CROPS[s.crop] if s.crop != NOTHING else None,
        "draws_left": s.draws,
        "turn": s.seat if s.seat >= 0 else None,
        "starting_seat": s.starter if s.starter >= 0 else None,
        "passes": s.passes,
        "phase": phase(s),
        "current_player": None if s.current_player == NOBODY else s.current_player,
        "options": {
            "areas": CHOICES["areas"][s.areas_option],
            "variant": CHOICES["variant"][s.variant],
            "sites": CHOICES["sites"][s.sites_option],
            "starting_seat": s.starting_option,
        },
    }


def _player(s: State, p: int, own: bool) -> dict[str, Any]:
    me: Player = s.players[p]
    shown: dict[str, Any] = {
        "score": me.score,
        "rack_count": me.rack.sum(),
        "reserve_count": me.reserve,
        "turns": me.turns,
        "buried_count": me.buried.sum(),
        "unseen_count": _buried_unseen(s, p),
    }
    if own:
        shown |= {"rack": tiles(me.rack), "buried": tiles(me.buried), "pool": tiles(me.pool)}
    return shown


def _buried_unseen(s: State, p: int) -> int:
    """Unseen tiles that lie in a city; the one in hand does not yet."""
    in_hand = s.held == UNSEEN and s.seat == p
    return s.players[p].pool.sum() - s.players[p].reserve - in_hand


def _cells(s: State) -> dict[str, Any]:
    board = s.board.tolist()[:N_CELLS]
    shown = {CELL_IDS[i]: dict(_SHOWN[on]) for i, on in enumerate(board) if on > EMPTY}
    for i, cell in enumerate(SITE_CELL):
        if s.size[i]:
            shown[CELL_IDS[cell]]["kind"] = "temple"
    return shown


def _site(s: State, i: int) -> dict[str, Any]:
    cell = CELLS[SITE_CELL[i]]
    return {
        "cell": cell.id,
        "area": cell.area,
        "highlighted": SITES[i] in HIGHLIGHTED,
        "temple": s.size[i] > 0,
    }


def _city(s: State, i: int) -> dict[str, Any]:
    first = MOST_PLAYERS * i
    return {
        "size": s.size[i],
        "closed": s.ring[i] == 0,
        "scored": bool(s.scored[i]),
        "strength": [s.strength[first + p] for p in range(s.players_n)],
    }


def _holding(s: State, seat: int | None) -> dict[str, Any] | None:
    if s.held == NOTHING:
        return None
    if s.held == UNSEEN or (s.asked == ASK_EXPAND and s.seat != seat):
        return dict(FACE_DOWN)
    return tile(s.held)


def knows(s: State, seat: int | None, player: int, action: int) -> bool:
    """May `seat` see this choice, made in position s? None is a spectator."""
    if s.asked == ASK_DRAW:
        return s.seat == seat
    if s.asked == ASK_TURN and BURY <= action < BURY + UNSEEN:
        return player == seat
    return True


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """Deal anew all that `seat` cannot know: of every other seat the rack, what it buried from
    it (the tile in its hand too), and what is unseen. Seat -1 is a spectator.

    All tiles of a set that do not lie open are equally likely to be anywhere. Only one thing is
    known of a rack: a seat that is asked for more has a tile of that crop.
    """
    for p in range(s.players_n):
        if p != seat:
            deal_anew(s, p, rng)


@rule
def deal_anew(s: State, p: int, rng: Rng) -> None:
    """Everything hidden of one seat, until it fits what is known."""
    me = s.players[p]
    buries = s.asked == ASK_EXPAND and s.seat == p and s.held != UNSEEN
    on_rack, buried = me.rack.sum(), me.buried.sum()
    for kind in range(N_KINDS):
        me.pool[kind] += me.rack[kind] + me.buried[kind]
        me.rack[kind] = 0
        me.buried[kind] = 0
    if buries:
        me.pool[s.held] += 1
        s.held = any_tile(me.pool, rng)
        me.pool[s.held] -= 1
    move_tiles(me.pool, me.buried, buried, rng)
    move_tiles(me.pool, me.rack, on_rack, rng)
    if s.asked == ASK_MORE and s.seat == p:
        while me.rack[2 * s.crop] + me.rack[2 * s.crop + 1] == 0:
            for kind in range(N_KINDS):
                me.pool[kind] += me.rack[kind] + me.buried[kind]
                me.rack[kind] = 0
                me.buried[kind] = 0
            move_tiles(me.pool, me.buried, buried, rng)
            move_tiles(me.pool, me.rack, on_rack, rng)


@rule
def any_tile(pool: Row, rng: Rng) -> int:
    """The kind of a tile drawn from a pool, which must hold one."""
    left = below(rng, pool.sum())
    kind = 0
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    return kind


@rule
def move_tiles(pool: Row, to: Row, n: int, rng: Rng) -> None:
    """Draw so many tiles from a pool."""
    for _ in range(n):
        kind = any_tile(pool, rng)
        pool[kind] -= 1
        to[kind] += 1
