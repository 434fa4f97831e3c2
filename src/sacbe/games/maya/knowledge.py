"""What a seat may know: its view, and re-dealt worlds that it cannot distinguish from this one.

The view is an allow-list: it contains only what is written here. Secret are the racks, the tiles
buried from them, and the unseen tiles of each set.
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
# The content of a cell as a view shows it; a temple differs from a city tile.
_CELL_KEYS = ("kind", "owner", "crop", "n", "city")
_CELL_VIEWS: dict[int, dict[str, Any]] = {
    CITY + i: dict(zip(_CELL_KEYS, ("city", None, None, None, name), strict=True))
    for i, name in enumerate(SITES)
} | {
    PLANTATION + N_KINDS * owner + kind: dict(
        zip(_CELL_KEYS, ("plantation", owner, crop, n, None), strict=True)
    )
    for owner in range(MOST_PLAYERS)
    for kind, (crop, n) in enumerate(KINDS)
}
CHOICES = {option.name: option.choices for option in Definition.options}
FACE_DOWN = {"crop": None, "n": None}


def scores(s: State) -> list[int | float]:
    """The current points of every seat."""
    return [s.players[p].score for p in range(s.players_n)]


@rule
def score(s: State, seat: int) -> float:
    """The current points of one seat."""
    return float(s.players[seat].score)


@rule
def chance_weight(s: State, outcome: int) -> int:
    """The weight of a chance outcome: a tile by its number of copies, anything else equal."""
    if s.phase != ASK_DRAW:
        return 1
    return s.players[s.seat].pool[outcome - DRAW_TILE - N_KINDS * s.seat]


def copies(outcome: int) -> int:
    """The total number of copies of a thing."""
    return int(TILES_OF_KIND[(outcome - DRAW_TILE) % N_KINDS]) if outcome >= DRAW_TILE else 1


def shuffle(s: State, outcome: int) -> int:
    """The number of times the deck of an outcome was reshuffled: always 0 in Maya."""
    return 0


def is_simultaneous(s: State) -> bool:
    """Whether the current choice is a simultaneous secret one: never.

    A buried tile is secret, but no other seat waits for it: it may be undone until tiles are drawn.
    """
    return False


def phase(s: State) -> str:
    """The current decision; between two automatic steps that of the game."""
    return PHASES.get(s.phase, PHASES[ASK_DRAW])


def tile(kind: int) -> dict[str, Any]:
    """A kind of tile as the view names it."""
    crop, n = KINDS[kind]
    return {"crop": crop, "n": n}


def tiles(counts: Row) -> list[dict[str, Any]]:
    """Tiles one by one, in the order of their kinds."""
    return [tile(kind) for kind in range(N_KINDS) for _ in range(counts[kind])]


def crop_group(s: State, cell: int) -> list[int]:
    """All cells of the group that includes the plantation on this cell."""
    alike = s.board[cell] // 2  # owner and crop; the last bit is single or double
    group = [cell]
    for here in group:
        group += [n for n in NEAR[here] if s.board[n] // 2 == alike and n not in group]
    return group


def points_of(s: State, cells: list[int]) -> int:
    """The number of crops on these plantations."""
    return sum(1 + s.board[cell] % 2 for cell in cells)


def cities_beside(s: State, cell: int) -> list[int]:
    """The cities that touch a cell, by the site of their temple."""
    beside = {s.board[near] - CITY for near in NEAR[cell] if EMPTY < s.board[near] < PLANTATION}
    return sorted(beside)


def view(s: State, seat: int | None, public_view: dict[str, Any] | None = None) -> dict[str, Any]:
    """The position as `seat` knows it; None is a spectator.

    `public_view` is the spectator's view, if it was computed before.
    """
    result = _public_view(s) if public_view is None else public_view
    if seat is None:
        return result
    players = [_player(s, p, own=True) if p == seat else q for p, q in enumerate(result["players"])]
    return {**result, "players": players, "holding": _holding(s, seat)}


def goods_view(s: State, seat: int) -> dict[str, Any]:
    """The pieces of a seat's view that its goods are counted from."""
    return {"players": {seat: _player(s, seat, own=True)}}


def _public_view(s: State) -> dict[str, Any]:
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
    result: dict[str, Any] = {
        "score": me.score,
        "rack_count": me.rack.sum(),
        "reserve_count": me.reserve,
        "turns": me.turns,
        "buried_count": me.buried.sum(),
        "unseen_count": _buried_unseen(s, p),
    }
    if own:
        result |= {"rack": tiles(me.rack), "buried": tiles(me.buried), "pool": tiles(me.pool)}
    return result


def _buried_unseen(s: State, p: int) -> int:
    """Unseen tiles that are buried in a city, without one that is still in hand."""
    in_hand = s.tile_in_hand == UNSEEN and s.seat == p
    return s.players[p].pool.sum() - s.players[p].reserve - in_hand


def _cells(s: State) -> dict[str, Any]:
    board = s.board.tolist()[:N_CELLS]
    cells = {CELL_IDS[i]: dict(_CELL_VIEWS[on]) for i, on in enumerate(board) if on > EMPTY}
    for i, cell in enumerate(SITE_CELL):
        if s.size[i]:
            cells[CELL_IDS[cell]]["kind"] = "temple"
    return cells


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
    if s.tile_in_hand == NOTHING:
        return None
    if s.tile_in_hand == UNSEEN or (s.phase == ASK_EXPAND and s.seat != seat):
        return dict(FACE_DOWN)
    return tile(s.tile_in_hand)


def knows(s: State, seat: int | None, player: int, action: int) -> bool:
    """Whether `seat` may see this choice, made in position s; None is a spectator."""
    if s.phase == ASK_DRAW:
        return s.seat == seat
    if s.phase == ASK_TURN and BURY <= action < BURY + UNSEEN:
        return player == seat
    return True


@rule
def determinize(s: State, seat: int, rng: Rng) -> None:
    """Re-deal everything that `seat` cannot know.

    For every other seat these are the rack, the tiles buried from it (including one in hand), and
    the unseen tiles. Seat -1 is a spectator. All positions of a hidden tile are equally likely,
    except that a seat that may extend its chain must have a tile of that crop.
    """
    for p in range(s.players_n):
        if p != seat:
            deal_anew(s, p, rng)


@rule
def deal_anew(s: State, p: int, rng: Rng) -> None:
    """Re-deal everything hidden of one seat, until it fits what is known."""
    me = s.players[p]
    buries = s.phase == ASK_EXPAND and s.seat == p and s.tile_in_hand != UNSEEN
    on_rack, buried = me.rack.sum(), me.buried.sum()
    for kind in range(N_KINDS):
        me.pool[kind] += me.rack[kind] + me.buried[kind]
        me.rack[kind] = 0
        me.buried[kind] = 0
    if buries:
        me.pool[s.tile_in_hand] += 1
        s.tile_in_hand = any_tile(me.pool, rng)
        me.pool[s.tile_in_hand] -= 1
    move_tiles(me.pool, me.buried, buried, rng)
    move_tiles(me.pool, me.rack, on_rack, rng)
    if s.phase == ASK_MORE and s.seat == p:
        while me.rack[2 * s.crop] + me.rack[2 * s.crop + 1] == 0:
            for kind in range(N_KINDS):
                me.pool[kind] += me.rack[kind] + me.buried[kind]
                me.rack[kind] = 0
                me.buried[kind] = 0
            move_tiles(me.pool, me.buried, buried, rng)
            move_tiles(me.pool, me.rack, on_rack, rng)


@rule
def any_tile(pool: Row, rng: Rng) -> int:
    """Draw a random tile from a non-empty pool; returns its kind."""
    left = below(rng, pool.sum())
    kind = 0
    while left >= pool[kind]:
        left -= pool[kind]
        kind += 1
    return kind


@rule
def move_tiles(pool: Row, to: Row, n: int, rng: Rng) -> None:
    """Draw n random tiles from a pool."""
    for _ in range(n):
        kind = any_tile(pool, rng)
        pool[kind] -= 1
        to[kind] += 1
