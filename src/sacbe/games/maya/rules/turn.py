"""A turn: plant a chain of one crop, or bury a tile in a city and draw; then cities score."""

from sacbe.kernel import rule

from ..state import (
    ASK_DRAW,
    ASK_EXPAND,
    ASK_MORE,
    ASK_PLANT,
    ASK_TURN,
    BEGIN_TURN,
    BLIND_DRAW_COUNT,
    BURY,
    DEAL,
    DRAW,
    DRAW_COUNT,
    DRAW_TILE,
    END_TURN,
    MOST_ON_RACK,
    N_KINDS,
    NOTHING,
    OVER,
    PASS,
    PLANT,
    SCORE_CITIES,
    SCORE_GROUP,
    STOP,
    UNSEEN,
    Actions,
    State,
)
from .cells import (
    expand_city,
    is_empty,
    list_cells,
    list_within_reach,
    plant_tile,
    within_reach,
)
from .scoring import group_points, score_cities, tiles_left


@rule
def begin_turn(s: State) -> None:
    """Start the turn. A seat without a possible action only draws (R-14) or passes (R-16)."""
    me = s.players[s.seat]
    expands = not is_empty(s.expandable)
    if me.rack.sum() > 0:
        s.phase = ASK_TURN if expands or not is_empty(s.frontier) else PASS
    elif expands:
        s.phase = ASK_TURN
    else:
        begin_drawing(s, BLIND_DRAW_COUNT)


@rule
def legal_turn(s: State, seat: int, out: Actions) -> None:
    """The tiles that can be planted or buried."""
    me = s.players[seat]
    n = 0
    plants = not is_empty(s.frontier)
    expands = not is_empty(s.expandable)
    for kind in range(N_KINDS):
        out.ids[n] = PLANT + kind
        n += plants and me.rack[kind] > 0
    if expands:
        for kind in range(N_KINDS):
            out.ids[n] = BURY + kind
            n += me.rack[kind] > 0
        if n == 0:
            out.ids[n] = BURY + UNSEEN
            n = 1
    out.n = n


@rule
def legal_more(s: State, seat: int, out: Actions) -> None:
    """Another tile of the same crop, or stop."""
    me = s.players[seat]
    n = 0
    for kind in range(2 * s.crop, 2 * s.crop + 2):
        out.ids[n] = PLANT + kind
        n += me.rack[kind] > 0
    out.ids[n] = STOP
    out.n = n + 1


@rule
def legal_plant(s: State, out: Actions) -> None:
    """Empty spaces beside a tile; after the first, beside one planted this turn (R-1)."""
    if s.n_planted > 0:
        list_within_reach(s, out)
    else:
        list_cells(s.frontier, out)


@rule
def take_tile(s: State, seat: int, action: int) -> None:
    """Take a tile off the rack to be planted or buried, or the next one of the reserve, unseen."""
    me = s.players[seat]
    if action < BURY:
        s.tile_in_hand = action - PLANT
        me.rack[s.tile_in_hand] -= 1
        s.phase = ASK_PLANT
        return
    s.tile_in_hand = action - BURY
    if s.tile_in_hand == UNSEEN:
        me.reserve -= 1
    else:
        me.rack[s.tile_in_hand] -= 1
    s.phase = ASK_EXPAND


@rule
def plant(s: State, seat: int, cell: int) -> None:
    """Plant the tile in hand; the chain ends if no further tile can be planted."""
    s.crop = s.tile_in_hand // 2
    plant_tile(s, seat, s.tile_in_hand, cell)
    s.tile_in_hand = NOTHING
    rack = s.players[seat].rack
    has_more = rack[2 * s.crop] > 0 or rack[2 * s.crop + 1] > 0
    s.phase = ASK_MORE if has_more and within_reach(s) else SCORE_GROUP


@rule
def score_group(s: State) -> None:
    """The chain is complete: its whole crop group scores."""
    s.players[s.seat].score += group_points(s, s.last)
    s.phase = SCORE_CITIES


@rule
def expand(s: State, seat: int, cell: int) -> None:
    """Bury the tile in hand, then draw. An unseen one remains in the pool, as its kind is never
    revealed."""
    count = BLIND_DRAW_COUNT
    if s.tile_in_hand != UNSEEN:
        s.players[seat].buried[s.tile_in_hand] += 1
        count = DRAW_COUNT
    s.tile_in_hand = NOTHING
    expand_city(s, cell)
    begin_drawing(s, count)


@rule
def begin_drawing(s: State, most: int) -> None:
    """Start to draw up to `most` tiles, limited by reserve and rack (R-13, R-18)."""
    me = s.players[s.seat]
    s.draws = min(most, min(me.reserve, MOST_ON_RACK - me.rack.sum()))
    s.phase = DRAW


@rule
def continue_drawing(s: State) -> None:
    """Draw the next tile; after the last one the turn continues, or the next seat is dealt its
    tiles."""
    if s.draws > 0:
        s.phase = ASK_DRAW
    elif s.racks_dealt == s.players_n:
        s.phase = SCORE_CITIES
    else:
        s.racks_dealt += 1
        s.phase = DEAL
        if s.racks_dealt == s.players_n:
            s.seat = s.starter
            s.phase = BEGIN_TURN


@rule
def list_draws(s: State, out: Actions) -> None:
    """The kinds that are left in the pool of the seat."""
    me = s.players[s.seat]
    n = 0
    for kind in range(N_KINDS):
        out.ids[n] = DRAW_TILE + N_KINDS * s.seat + kind
        n += me.pool[kind] > 0
    out.n = n


@rule
def draw_tile(s: State, kind: int) -> None:
    """Move a tile from the reserve to the rack."""
    me = s.players[s.seat]
    me.pool[kind] -= 1
    me.rack[kind] += 1
    me.reserve -= 1
    s.draws -= 1
    s.phase = DRAW


@rule
def score_all_cities(s: State) -> None:
    """Cities score once, after the action is complete (R-10)."""
    score_cities(s)
    s.phase = END_TURN


@rule
def end_turn(s: State) -> None:
    """The game ends at once when the seat has no tiles left; otherwise the next turn begins."""
    s.passes = 0
    finish_turn(s)
    if tiles_left(s, s.seat) == 0:
        s.phase = OVER
    else:
        next_seat(s)


@rule
def pass_turn(s: State) -> None:
    """Pass because no tile can be placed (R-16); when all seats pass in a row the game is over."""
    s.passes += 1
    finish_turn(s)
    if s.passes == s.players_n:
        s.phase = OVER
    else:
        next_seat(s)


@rule
def finish_turn(s: State) -> None:
    """Count the turn and clear the tiles planted in it."""
    s.players[s.seat].turns += 1
    s.crop = NOTHING
    s.last = NOTHING
    s.n_planted = 0
    s.planted.fill(0)
    s.reach.fill(0)


@rule
def next_seat(s: State) -> None:
    """Advance to the next seat in ascending order."""
    s.seat = (s.seat + 1) % s.players_n
    s.phase = BEGIN_TURN
