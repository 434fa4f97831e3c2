"""What can be changed in a position of Maya by hand."""

import functools
from collections.abc import Iterator, Sequence
from pathlib import Path

from sacbe.games.editor import Choice, EditorField, FieldGroup, item, number
from sacbe.kernel.interpret import interpret
from sacbe.text import Texts

from ..board.texts import board_texts
from ..data import AREA_CHOICES, CELLS, KINDS, NEAR, SITE_CELL, SITES
from ..document import document_texts
from ..invariants import city_tiles, face_down
from ..state import (
    ASK_TURN,
    BIT_OF,
    CITY,
    EMPTY,
    LAST_CITY,
    MOST_ON_RACK,
    MOST_PLAYERS,
    N_CELLS,
    N_KINDS,
    NOTHING,
    OUT_OF_PLAY,
    PLANTATION,
    SITE_AT,
    TILES_OF_KIND,
    WORD_OF,
    WORDS,
    Player,
    State,
)
from ..text import area_name, cell_name

MOST_POINTS = 500


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def groups(s: State, texts: Texts, names: Sequence[str]) -> list[FieldGroup]:
    """The turn, the players, and the land area by area."""
    sections = [FieldGroup(texts.say("document-now"), tuple(_turn(s, texts, names)))]
    for p in range(s.players_n):
        sections.append(FieldGroup(names[p], tuple(_player(s.players[p], p, texts)), p))
    if s.areas != NOTHING:
        say = document_texts(texts.lang).say
        tiles = _tiles(texts, names)
        for area in AREA_CHOICES[s.areas]:
            cells = [i for i, cell in enumerate(CELLS) if cell.area == area]
            fields = tuple(_cell(s, i, texts, tiles) for i in cells if s.board[i] != OUT_OF_PLAY)
            title = say("area", {"area": area_name(area, texts)})
            sections.append(FieldGroup(title, fields))
    return [group for group in sections if group.fields]


def _turn(s: State, texts: Texts, names: Sequence[str]) -> Iterator[EditorField]:
    if s.phase == ASK_TURN:
        label = _own_texts(texts.lang).say("turn")

        def write(seat: int) -> None:
            s.seat = s.current_player = seat

        yield EditorField("seat", label, lambda: s.seat, write, choices=list(enumerate(names)))


def _player(me: Player, p: int, texts: Texts) -> Iterator[EditorField]:
    label, own = board_texts(texts.lang), _own_texts(texts.lang)
    yield number(f"players.{p}.score", texts.say("have-score"), me, "score", 0, MOST_POINTS)
    for kind, (crop, n) in enumerate(KINDS):
        text = own.say("on-rack", {"tile": label.tile(crop, n)})
        yield item(f"players.{p}.rack.{kind}", text, me.rack, kind, 0, MOST_ON_RACK)


# ------------------------------------------------------------ the land


def _tiles(texts: Texts, names: Sequence[str]) -> list[Choice]:
    """What a cell without a site can hold."""
    say, label = document_texts(texts.lang).say, board_texts(texts.lang)
    return [
        (EMPTY, say("empty")),
        *(
            (
                PLANTATION + N_KINDS * p + kind,
                say("plantation", {"crop": label.tile(crop, n), "name": name}),
            )
            for p, name in enumerate(names)
            for kind, (crop, n) in enumerate(KINDS)
        ),
        *((CITY + i, say("city-tile", {"city": city})) for i, city in enumerate(SITES)),
    ]


def _cell(s: State, i: int, texts: Texts, tiles: Sequence[Choice]) -> EditorField:
    label, site = cell_name(CELLS[i].id), int(SITE_AT[i])
    if site != NOTHING:
        say = document_texts(texts.lang).say
        city = {"site": SITES[site], "city": SITES[site]}
        tiles = [(EMPTY, say("site", city)), (CITY + site, say("temple", city))]
    return item(f"board.{i}", label, s.board, i, choices=tiles)


# ------------------------------------------------------------ what follows


def complete(s: State) -> None:
    """Tiles that are nowhere else are unseen; rings, strengths and sets follow from the board."""
    for p in range(s.players_n):
        _complete_tiles(s, p)
    # A tile that is now face down came from a reserve.
    missing = interpret(city_tiles)(s) - interpret(face_down)(s)
    while missing:
        step = 1 if missing > 0 else -1
        seats = [s.players[p] for p in range(s.players_n)]
        if step > 0:
            giver = max(seats, key=lambda me: int(me.reserve))
            if giver.reserve <= 0:
                return
        else:
            giver = max(seats, key=lambda me: int(me.pool.sum()) - int(me.reserve))
            if giver.pool.sum() <= giver.reserve:
                return
        giver.reserve -= step
        missing -= step
    for site in range(len(SITES)):
        _complete_city(s, site)
    _complete_sets(s)


def _complete_tiles(s: State, p: int) -> None:
    me = s.players[p]
    unseen = int(me.pool.sum()) - int(me.reserve)
    for kind in range(N_KINDS):
        left = int(TILES_OF_KIND[kind]) - me.rack[kind] - me.buried[kind]
        left -= s.seat == p and s.tile_in_hand == kind
        left -= sum(s.board[cell] == PLANTATION + N_KINDS * p + kind for cell in range(N_CELLS))
        me.pool[kind] = left
    me.reserve = max(0, int(me.pool.sum()) - unseen)


def _complete_city(s: State, site: int) -> None:
    """The size of a city, the empty cells and the crops around it, and whether it was scored."""
    cells, around = _city(s, site)
    s.size[site] = len(cells)
    s.ring[site] = sum(s.board[i] == EMPTY for i in around)
    for p in range(MOST_PLAYERS):
        crops = [1 + (s.board[i] & 1) for i in around if _owner(s, i) == p]
        s.strength[MOST_PLAYERS * site + p] = sum(crops)
    if s.ring[site] or not cells:
        s.scored[site] = 0
    elif s.phase == ASK_TURN:
        s.scored[site] = 1


def _owner(s: State, i: int) -> int:
    return (s.board[i] - PLANTATION) // N_KINDS if s.board[i] >= PLANTATION else NOTHING


def _city(s: State, site: int) -> tuple[set[int], set[int]]:
    """The cells of a city, and those in play around it."""
    start = SITE_CELL[site]
    if s.board[start] != CITY + site:
        return set(), set()
    cells, around, todo = {start}, set(), [start]
    while todo:
        for i in NEAR[todo.pop()]:
            if s.board[i] == CITY + site and i not in cells:
                cells.add(i)
                todo.append(i)
            elif s.board[i] not in (CITY + site, OUT_OF_PLAY):
                around.add(i)
    return cells, around


def _complete_sets(s: State) -> None:
    """Where the next tile may be planted, and where a city may expand."""
    frontier, expandable = [0] * WORDS, [0] * WORDS
    for i in range(N_CELLS):
        if s.board[i] != EMPTY or SITE_AT[i] != NOTHING:
            continue
        near = [s.board[n] for n in NEAR[i]]
        if any(content > EMPTY for content in near):
            frontier[WORD_OF[i]] |= int(BIT_OF[i])
        cities = {content for content in near if CITY <= content <= LAST_CITY}
        beside_site = any(s.board[n] == EMPTY and SITE_AT[n] != NOTHING for n in NEAR[i])
        if len(cities) == 1 and not beside_site:
            expandable[WORD_OF[i]] |= int(BIT_OF[i])
    for word in range(WORDS):
        s.frontier[word], s.expandable[word] = frontier[word], expandable[word]


def fault_text(fault: int, lang: str) -> str:
    """A fault as a sentence."""
    return _own_texts(lang).say(f"fault-{fault}")
