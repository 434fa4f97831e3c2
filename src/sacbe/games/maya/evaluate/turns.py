"""Tiles and time: what is publicly known, and how many turns a seat has left."""

from sacbe.kernel import rule

from ..state import ASK_EXPAND, ASK_PLANT, UNSEEN, State
from .weights import Weights


@rule
def on_rack(s: State, p: int) -> int:
    """Tiles on the rack, including one in hand and those about to be drawn."""
    tiles = s.players[p].rack.sum()
    if s.seat == p:
        tiles += s.draws
        if s.phase == ASK_PLANT or (s.phase == ASK_EXPAND and s.tile_in_hand != UNSEEN):
            tiles += 1
    return tiles


@rule
def in_reserve(s: State, p: int) -> int:
    """Tiles in the reserve, without those about to be drawn."""
    tiles = int(s.players[p].reserve)
    if s.seat == p:
        tiles -= s.draws
    return tiles


@rule
def turns_left(s: State, seat: int, w: Weights) -> float:
    """The number of turns the seat will have.

    Each turn takes at least one tile, and the first seat without tiles ends the game for all.
    """
    turns = float(on_rack(s, seat) + in_reserve(s, seat))
    for p in range(s.players_n):
        if p != seat:
            turns = min(turns, (on_rack(s, p) + in_reserve(s, p)) / w.pace)
    return turns
