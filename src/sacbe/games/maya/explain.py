"""Explanations of refused actions: the reason, its numbers and the rule.

`refuse` is called for illegal actions only. It uses only what the seat may know: the board, and of
racks and reserves only its own. The paragraphs are those of the rules reference (reference/en.md);
R numbers are its rulings.
"""

from typing import Any, NamedTuple

from sacbe.kernel import Row

from .actions import DRAW_WISH, OTHER_KIND, PASS_WISH
from .data import CELL_IDS, CELLS, CROPS, KINDS, NEAR, SITES
from .rules.cells import is_city
from .state import (
    ASK_EXPAND,
    ASK_MORE,
    ASK_PLANT,
    BIT_OF,
    BURY,
    CITY,
    EMPTY,
    LAST_CHANCE_PHASE,
    MOST_ON_RACK,
    N_CELLS,
    N_KINDS,
    NOTHING,
    OUT_OF_PLAY,
    OVER,
    PLACE,
    PLANT,
    PLANTATION,
    SITE_AT,
    STOP,
    UNSEEN,
    WORD_OF,
    Player,
    State,
)

Refusal = dict[str, Any]

PLANTING, EXPANDING = "plant", "expand"
LAST_WISH = OTHER_KIND + N_CELLS - 1


class Attempt(NamedTuple):
    """A refused attempt: the position, the seat, and the action."""

    s: State
    me: Player
    decision: int


def no(reason: str, rule: str, **numbers: Any) -> Refusal:
    """A refusal; its text is the message `refusal-<reason>`."""
    return {"reason": reason, "numbers": numbers, "rule": rule}


def refuse(s: State, action: int | None, seat: int) -> Refusal:
    """Why `seat` may not do this now; an action of None does not exist in any position."""
    if s.phase == OVER:
        return no("game_over", "7.1")
    if s.phase <= LAST_CHANCE_PHASE:
        return no("nature", "5.5" if s.racks_dealt == s.players_n else "2.5")
    if action is None or not 0 <= action <= LAST_WISH:
        return no("no_such_action", "3.1")
    if s.current_player != seat:
        return no("not_your_turn", "2.4", seat=s.current_player)
    q = Attempt(s, s.players[seat], s.phase)
    if action == DRAW_WISH:
        return draw(q)
    if action == PASS_WISH:
        return no("cannot_pass", "3.2")
    if action >= OTHER_KIND:
        return other_kind(q, action - OTHER_KIND)
    if action >= PLACE:
        return place(q, action - PLACE)
    if q.decision in (ASK_PLANT, ASK_EXPAND):
        return choose_cell_first(q)
    if action == STOP:
        return no("nothing_planted", "4.4")
    return bury(q, action - BURY) if action >= BURY else plant(q, action - PLANT)


# ------------------------------------------------------------ tiles


def choose_cell_first(q: Attempt) -> Refusal:
    """A tile is in hand: only its cell can be chosen now."""
    purpose = EXPANDING if q.decision == ASK_EXPAND else PLANTING
    return no("choose_cell_first", "3.4", purpose=purpose)


def plant(q: Attempt, kind: int) -> Refusal:
    crop, n = KINDS[kind]
    if q.decision == ASK_MORE and kind // 2 != q.s.crop:
        return no("other_crop", "4.3", crop=CROPS[q.s.crop])
    if not q.me.rack.sum():
        return no("rack_empty", "5.4")
    if not q.me.rack[kind]:
        return no("not_on_rack", "4.1", crop=crop, n=n)
    return no("nowhere_to_plant", "R-16")


def bury(q: Attempt, kind: int) -> Refusal:
    if q.decision == ASK_MORE:
        return no("planting_now", "3.1")
    if kind == UNSEEN:
        return no("rack_not_empty", "R-17", held=q.me.rack.sum())
    if not q.me.rack.sum():
        return no("rack_empty", "5.4")
    crop, n = KINDS[kind]
    if not q.me.rack[kind]:
        return no("not_on_rack", "5.1", crop=crop, n=n)
    return no("nowhere_to_expand", "R-15")


def draw(q: Attempt) -> Refusal:
    """Drawing is never a choice; if it would have no effect either, that is the better reason."""
    if q.me.reserve == 0:
        return no("reserve_empty", "R-13")
    if q.me.rack.sum() >= MOST_ON_RACK:
        return no("rack_full", "R-18", held=q.me.rack.sum())
    return no("cannot_draw", "5.5")


# ------------------------------------------------------------ cells


def place(q: Attempt, cell: int) -> Refusal:
    """A cell for the action that `place` stands for now; without a tile in hand, planting.

    Wherever a city can expand, planting is possible too, so a reason against planting is one
    against both.
    """
    if q.decision == ASK_EXPAND:
        return expanding(q, cell) or choose_cell_first(q)
    why = planting(q, cell)
    if why:
        return why
    if not q.me.rack.sum():
        return no("rack_empty", "5.4")
    return no("choose_tile_first", "3.4", purpose=PLANTING)


def other_kind(q: Attempt, cell: int) -> Refusal:
    """The other way to fill a cell: plant during an expansion, otherwise expand."""
    if q.decision == ASK_EXPAND:
        return planting(q, cell) or choose_cell_first(q)
    why = expanding(q, cell)
    if why:
        return why
    if q.decision == ASK_PLANT:
        return choose_cell_first(q)
    if q.decision == ASK_MORE:
        return no("planting_now", "3.1")
    return no("choose_tile_first", "3.4", purpose=EXPANDING)


def planting(q: Attempt, cell: int) -> Refusal | None:
    """The reason why no tile can be planted there."""
    why = not_free(q, cell)
    if why:
        return why
    if q.s.n_planted and not _holds(q.s.reach, cell):
        return no("not_connected", "R-1", cell=CELL_IDS[cell])
    if not _holds(q.s.frontier, cell):
        return no("not_beside_tile", "4.2", cell=CELL_IDS[cell])
    return None


def expanding(q: Attempt, cell: int) -> Refusal | None:
    """The reason why no city can expand there."""
    why = not_free(q, cell)
    if why:
        return why
    board, here = q.s.board, CELL_IDS[cell]
    cities = sorted({board[near] - CITY for near in NEAR[cell] if is_city(board[near])})
    if not cities:
        return no("not_beside_city", "5.2", cell=here)
    if len(cities) > 1:
        return no("joins_cities", "5.3", cell=here, cities=[SITES[city] for city in cities])
    for near in NEAR[cell]:
        if board[near] == EMPTY and SITE_AT[near] != NOTHING:
            return no("beside_empty_site", "R-5", cell=here, site=SITES[SITE_AT[near]])
    return None


def not_free(q: Attempt, cell: int) -> Refusal | None:
    """The reason why nothing can be placed there, if any."""
    content, here = q.s.board[cell], CELL_IDS[cell]
    site = CELLS[cell].site
    if content == OUT_OF_PLAY:
        return no("not_in_play", "R-20", cell=here, area=CELLS[cell].area)
    if content == EMPTY:
        return no("is_site", "1.3", cell=here, site=site) if site else None
    if content < PLANTATION:
        what = "temple" if site else "city"
        return no("occupied", "3.5", cell=here, what=what, city=SITES[content - CITY])
    owner, kind = divmod(content - PLANTATION, N_KINDS)
    crop, n = KINDS[kind]
    planted = {"what": "plantation", "seat": owner, "crop": crop, "n": n}
    return no("occupied", "3.5", cell=here, **planted)


def _holds(cells: Row, cell: int) -> bool:
    """Whether the cell is in the set."""
    return bool(cells[WORD_OF[cell]] & BIT_OF[cell])
