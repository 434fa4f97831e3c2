"""The board: sets of cells, opening temples, placing tiles, and the updates around them.

A tile only affects the cells around it: where one may plant (`frontier`), where a city may expand
(`expandable`), how many empty cells a city still has around it, and the strength of the seats
there.
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
def add_cell(cells: Row, cell: int) -> None:
    """Add a cell to a set."""
    cells[WORD_OF[cell]] |= BIT_OF[cell]


@rule
def remove_cell(cells: Row, cell: int) -> None:
    """Remove a cell from a set."""
    cells[WORD_OF[cell]] &= ~BIT_OF[cell]


@rule
def is_empty(cells: Row) -> bool:
    """Whether a set is empty."""
    bits = 0
    for w in range(WORDS):
        bits |= cells[w]
    return bits == 0


@rule
def list_cells(cells: Row, out: Actions) -> None:
    """Append the cells of a set as actions that place the tile in hand."""
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
    """Whether an empty space touches a tile planted this turn."""
    bits = 0
    for w in range(WORDS):
        bits |= s.reach[w] & s.frontier[w]
    return bits != 0


@rule
def list_within_reach(s: State, out: Actions) -> None:
    """Append the empty spaces that touch a tile planted this turn (R-1)."""
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
    """Whether the content is a temple or a city tile."""
    return content >= CITY and content <= LAST_CITY


@rule
def touches_city(s: State, cell: int, city: int, but: int) -> bool:
    """Whether a tile of this city, except the one on cell `but`, is beside the cell."""
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        if s.board[near] == CITY + city and near != but:
            return True
    return False


@rule
def update_expandable(s: State, cell: int) -> None:
    """Whether a city may expand onto this empty space: beside exactly one city, and not a site."""
    city = NOTHING
    can_expand = True
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        content = s.board[near]
        if is_city(content):
            can_expand = can_expand and (city == NOTHING or city == content)
            city = content
        elif content == EMPTY and SITE_AT[near] != NOTHING:
            can_expand = False
    if can_expand and city != NOTHING:
        add_cell(s.expandable, cell)
    else:
        remove_cell(s.expandable, cell)


@rule
def open_temple(s: State, site: int) -> None:
    """Place a temple on its site: the first tile of a city."""
    cell = CELL_OF_SITE[site]
    s.board[cell] = CITY + site
    s.size[site] = 1
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        content = s.board[near]
        if content == EMPTY:
            s.ring[site] += 1
            add_cell(s.frontier, near)
            update_expandable(s, near)
        elif content >= PLANTATION:
            add_strength(s, site, content)


@rule
def add_strength(s: State, site: int, content: int) -> None:
    """Add a plantation to its owner's strength around a city."""
    owner = (content - PLANTATION) // 8
    s.strength[MOST_PLAYERS * site + owner] += 1 + (content & 1)


@rule
def plant_tile(s: State, seat: int, kind: int, cell: int) -> None:
    """Plant a tile; every empty site beside it immediately gets its temple."""
    content = PLANTATION + 8 * seat + kind
    s.board[cell] = content
    remove_cell(s.frontier, cell)
    remove_cell(s.expandable, cell)
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        beside = s.board[near]
        if is_city(beside):
            if first_of_city(s, cell, i, beside):
                s.ring[beside - CITY] -= 1
                add_strength(s, beside - CITY, content)
        elif beside == EMPTY and SITE_AT[near] == NOTHING:
            add_cell(s.frontier, near)
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
    """Whether neighbour i is the first one of its city around a cell."""
    for j in range(i):
        if s.board[NEIGHBOUR[cell, j]] == city:
            return False
    return True


@rule
def city_beside(s: State, cell: int) -> int:
    """The city beside a space: the site of its temple."""
    for i in range(6):
        content = s.board[NEIGHBOUR[cell, i]]
        if is_city(content):
            return content - CITY
    return NOTHING


@rule
def expand_city(s: State, cell: int) -> None:
    """Place a tile face down: it joins the one city beside it."""
    city = city_beside(s, cell)
    s.board[cell] = CITY + city
    s.size[city] += 1
    s.ring[city] -= 1
    remove_cell(s.frontier, cell)
    remove_cell(s.expandable, cell)
    for i in range(6):
        near = NEIGHBOUR[cell, i]
        content = s.board[near]
        if content == EMPTY:
            if not touches_city(s, near, city, cell):
                s.ring[city] += 1
            add_cell(s.frontier, near)
            update_expandable(s, near)
        elif content >= PLANTATION and not touches_city(s, near, city, cell):
            add_strength(s, city, content)
