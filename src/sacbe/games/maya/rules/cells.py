"""The board: sets of cells, opening temples, placing tiles, and what follows for the cells around.

Everything that a tile changes is beside it: where one may plant (`frontier`), where a city may
grow (`expandable`), how many empty cells a city still has around it, and who is strong there.
"""

from sacbe.kernel import Row, lowest, rule

from ..state import (
    BIT_OF,
    CELL_OF_SITE,
    CITY,
    EMPTY,
    LAST_CITY,
    MOST_PLAYERS,
    NEAR_BITS,
    NEIGHBOUR,
    NOTHING,
    PLACE,
    PLANTATION,
    SITE_AT,
    WORD,
    WORD_OF,
    WORDS,
    Actions,
    State,
)


@rule
def put_in(cells: Row, cell: int) -> None:
    """Add a cell to a set."""
    cells[WORD_OF[cell]] |= BIT_OF[cell]


@rule
def take_out(cells: Row, cell: int) -> None:
    """Remove a cell from a set."""
    cells[WORD_OF[cell]] &= ~BIT_OF[cell]


@rule
def is_empty(cells: Row) -> bool:
    """Is nothing in the set?"""
    bits = 0
    for w in range(WORDS):
        bits |= cells[w]
    return bits == 0


@rule
def list_cells(cells: Row, out: Actions) -> None:
    """List a set as places for the tile held."""
    n = out.n
    for w in range(WORDS):
        bits = cells[w]
        while bits:
            out.ids[n] = PLACE + WORD * w + lowest(bits)
            bits &= bits - 1
            n += 1
    out.n = n


@rule
def within_reach(s: State) -> bool:
    """Does an empty space touch a tile planted this turn?"""
    bits = 0
    for w in range(WORDS):
        bits |= s.reach[w] & s.frontier[w]
    return bits != 0


@rule
def list_within_reach(s: State, out: Actions) -> None:
    """List the empty spaces that touch a tile planted this turn (R-1)."""
    n = out.n
    for w in range(WORDS):
        bits = s.reach[w] & s.frontier[w]
        while bits:
            out.ids[n] = PLACE + WORD * w + lowest(bits)
            bits &= bits - 1
            n += 1
    out.n = n


@rule
def is_city(content: int) -> bool:
    """A temple or a city tile?"""
    return content >= CITY and content <= LAST_CITY


@rule
def touches_city(s: State, cell: int, city: int, but: int) -> bool:
    """Is a tile of this city beside the cell, other than the one on the cell `but`?"""
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        if s.board[near] == CITY + city and near != but:
            return True
    return False


@rule
def judge_expansion(s: State, cell: int) -> None:
    """Whether a city may grow onto this empty space: beside one city only, and no empty site."""
    found = NOTHING
    allowed = True
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        content = s.board[near]
        if is_city(content):
            allowed = allowed and (found == NOTHING or found == content)
            found = content
        elif content == EMPTY and SITE_AT[near] != NOTHING:
            allowed = False
    if allowed and found != NOTHING:
        put_in(s.expandable, cell)
    else:
        take_out(s.expandable, cell)


@rule
def open_temple(s: State, site: int) -> None:
    """A temple on its site: the beginning of a city."""
    cell = CELL_OF_SITE[site]
    s.board[cell] = CITY + site
    s.size[site] = 1
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        content = s.board[near]
        if content == EMPTY:
            s.ring[site] += 1
            put_in(s.frontier, near)
            judge_expansion(s, near)
        elif content >= PLANTATION:
            add_strength(s, site, content)


@rule
def add_strength(s: State, site: int, content: int) -> None:
    """A plantation counts for its owner around a city."""
    owner = (content - PLANTATION) // 8
    s.strength[MOST_PLAYERS * site + owner] += 1 + (content & 1)


@rule
def plant_tile(s: State, seat: int, kind: int, cell: int) -> None:
    """A plantation; every empty site beside it gets its temple at once."""
    content = PLANTATION + 8 * seat + kind
    s.board[cell] = content
    take_out(s.frontier, cell)
    take_out(s.expandable, cell)
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        beside = s.board[near]
        if is_city(beside):
            if first_of_city(s, cell, i, beside):
                s.ring[beside - CITY] -= 1
                add_strength(s, beside - CITY, content)
        elif beside == EMPTY and SITE_AT[near] == NOTHING:
            put_in(s.frontier, near)
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        if s.board[near] == EMPTY and SITE_AT[near] != NOTHING:
            open_temple(s, SITE_AT[near])
    for w in range(WORDS):
        s.reach[w] |= NEAR_BITS[cell, w]
    s.last = cell
    s.planted[s.n_planted] = cell
    s.n_planted += 1


@rule
def first_of_city(s: State, cell: int, i: int, city: int) -> bool:
    """Around a cell, is neighbour i the first tile of its city?"""
    for j in range(i):
        if s.board[NEIGHBOUR[cell, j]] == city:
            return False
    return True


@rule
def city_beside(s: State, cell: int) -> int:
    """The city that a space lies beside: the site of its temple."""
    for i in range(6):
        content = s.board[NEIGHBOUR[cell, i]]
        if is_city(content):
            return content - CITY
    return NOTHING


@rule
def expand_city(s: State, cell: int) -> None:
    """A tile face down: it joins the one city beside it."""
    city = city_beside(s, cell)
    s.board[cell] = CITY + city
    s.size[city] += 1
    s.ring[city] -= 1
    take_out(s.frontier, cell)
    take_out(s.expandable, cell)
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        content = s.board[near]
        if content == EMPTY:
            if not touches_city(s, near, city, cell):
                s.ring[city] += 1
            put_in(s.frontier, near)
            judge_expansion(s, near)
        elif content >= PLANTATION and not touches_city(s, near, city, cell):
            add_strength(s, city, content)
