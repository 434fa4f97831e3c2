"""Build a position of Maya from a short description, and play on from it.

    t = position(rack=["corn 1", "corn 2"], board={"r10c7": "A corn 2", "r10c9": "city"})
    t.plant("corn 1", "r9c7").more("corn 2", "r9c8").stop()
    assert t.scores == [5, 0]

Seats are letters on the board (A is seat 0). Everything not given is as after set-up: Tikal is
open, each seat has five tiles on the rack, the rest of its 32 is in the reserve. The builder keeps
the position consistent: all tiles come from the pool of their owner, temples open beside
plantations, closed cities are scored, and tiles missing from a small reserve are placed far from
Tikal. Rings, strengths and sets of cells are computed by plain loops. After every choice the
invariants check the whole position.

The board, the tiles and all numbers are repeated here and in the tests as an independent check of
data.json, so nothing is read from it.
"""

from __future__ import annotations

import functools
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

import sacbe
from sacbe.kernel import to_bytes
from sacbe.play.game import Game
from sacbe.play.state import State
from tests.games.modules import module_of

Info = dict[str, Any]

SEATS = "ABCD"
CROPS = ("pepper", "squash", "potato", "corn")
SINGLES, DOUBLES = 5, 3  # of each crop
TILES = 32
KINDS = tuple(f"{crop} {n}" for crop in CROPS for n in (1, 2))
SET = Counter({kind: SINGLES if kind.endswith("1") else DOUBLES for kind in KINDS})
BLANK = Counter(dict.fromkeys(KINDS, 0))

# The map: cells four columns apart, odd rows shifted half a hex to the right.
MAYA_MAP = """
                        y   y   y   y   g   g   g   g   g
                      y   y  DZI  y   y   g  CHI  g   g   g   g
                y   y   y   y   y   y   g   g   g   g  COB  g
                  y   y   y   y   y   y   g   g   g   g   g   g
                y   y   y   y  UXM  y   g   g   g   g   g   g
                 EDZ  y   y   y   y   y   g   g   g  TUL  g
            r   y   y   y   y   y   y   g   g   g   g   g
      r  COM  r   r   r   b   b   b   b   b   b   b
    r   r   r   r   r   b  CAL  b   b   b  LAM  b
      r   r   r   r   r   b   b   b   b   b   b   b
    r   r  PAL  r   r   b   b   b  TIK  b   b
      r   r   r   r   r   r   b   b   b   b   b
    r   r   r   r  YAX  r   b   b   b   b
      r   r   r   r   r   r   b   b  COP  b
"""
MAYA_SITES = {
    "DZI": ("Dzibilchaltun", "yellow"),
    "CHI": ("Chichen Itza", "green"),
    "COB": ("Coba", "green"),
    "UXM": ("Uxmal", "yellow"),
    "EDZ": ("Edzna", "yellow"),
    "TUL": ("Tulum", "green"),
    "COM": ("Comalcalco", "red"),
    "CAL": ("Calakmul", "blue"),
    "LAM": ("Lamanai", "blue"),
    "PAL": ("Palenque", "red"),
    "TIK": ("Tikal", "blue"),
    "YAX": ("Yaxchilan", "red"),
    "COP": ("Copan", "blue"),
}
# A map that fills up: blue and red together have four spaces. Coba is beside a blue space, and r2c3
# between two sites.
SMALL_MAP = """
    r  PAL  r   b  TIK  b  COB  g
                  y
           S01  y
                 UXM  y  S03  y  S04  y  S05  y  S06  y  S07  y  S08  y  S09  y  S10
"""
SMALL_SITES = {
    "PAL": ("Palenque", "red"),
    "TIK": ("Tikal", "blue"),
    "COB": ("Coba", "green"),
    "UXM": ("Uxmal", "yellow"),
} | {f"S{n:02}": (f"S{n:02}", "yellow") for n in (1, 3, 4, 5, 6, 7, 8, 9, 10)}
AREAS = ("blue", "green", "red", "yellow")
HIGHLIGHTED = ("Tikal", "Palenque", "Uxmal", "Coba")
AREA_CHOICES = [("blue", *rest) for n in (1, 2, 3) for rest in combinations(AREAS[1:], n)]
USUAL_AREAS = {2: "blue+red", 3: "blue+green+red", 4: "blue+green+red+yellow"}


def neighbours(row: int, col: int) -> list[tuple[int, int]]:
    """The six neighbours of a cell, as the specification lists them."""
    if row % 2 == 0:
        slant = [(row - 1, col - 1), (row - 1, col), (row + 1, col - 1), (row + 1, col)]
    else:
        slant = [(row - 1, col), (row - 1, col + 1), (row + 1, col), (row + 1, col + 1)]
    return [(row, col - 1), (row, col + 1), *slant]


class Land:
    """A board: areas, sites and neighbours by cell."""

    def __init__(self, drawing: str, sites: Mapping[str, tuple[str, str]]) -> None:
        self.area: dict[str, str] = {}
        self.site: dict[str, str] = {}
        self.place: dict[str, tuple[int, int]] = {}
        by_initial = {area[0]: area for area in AREAS}
        for row, line in enumerate(drawing.strip("\n").split("\n")):
            for word, at in _words(line):
                middle = at + len(word) // 2
                col = (middle - 4 - 2 * (row % 2)) // 4
                cell = f"r{row}c{col}"
                self.place[cell] = (row, col)
                self.area[cell] = by_initial[word] if word in by_initial else sites[word][1]
                if word in sites:
                    self.site[cell] = sites[word][0]
        self.cells = list(self.place)
        self.cell_of = {name: cell for cell, name in self.site.items()}
        at_place = {place: cell for cell, place in self.place.items()}
        self.near = {
            cell: [at_place[other] for other in neighbours(*place) if other in at_place]
            for cell, place in self.place.items()
        }

    def distances(self, start: str) -> dict[str, int]:
        """Steps from one cell to every other."""
        steps, edge = {start: 0}, [start]
        while edge:
            edge = [near for cell in edge for near in self.near[cell] if near not in steps]
            steps |= dict.fromkeys(edge, max(steps.values()) + 1)
            edge = list(dict.fromkeys(edge))
        return steps

    def file(self) -> Info:
        """The map as a data file."""
        return {
            "areas": list(AREAS),
            "mandatory_area": "blue",
            "start_site": "Tikal",
            "highlighted_sites": list(HIGHLIGHTED),
            "areas_by_players": {"2": 2, "3": 3, "4": 4},
            "cells": [
                {
                    "id": cell,
                    "row": row,
                    "col": col,
                    "area": self.area[cell],
                    "temple": self.site.get(cell),
                    "highlighted": self.site.get(cell) in HIGHLIGHTED,
                }
                for cell, (row, col) in self.place.items()
            ],
            "tile_set_per_player": {
                "total": TILES,
                "per_crop": SINGLES + DOUBLES,
                "crops": list(CROPS),
                "singles_per_crop": SINGLES,
                "doubles_per_crop": DOUBLES,
            },
        }


def _words(line: str) -> Iterable[tuple[str, int]]:
    at = 0
    for word in line.split():
        at = line.index(word, at)
        yield word, at
        at += len(word)


MAYA = Land(MAYA_MAP, MAYA_SITES)
SMALL = Land(SMALL_MAP, SMALL_SITES)


@functools.cache
def game_on(land: Land) -> Game:
    """The game on a map: built in, or compiled for it."""
    if land is MAYA:
        return sacbe.game("maya")
    return sacbe.game("maya", data=json.dumps(land.file()).encode())


def position(
    players: int = 2,
    seat: int = 0,
    *,
    board: Mapping[str, str] | None = None,
    rack: Sequence[str] | None = None,
    reserve: int | Sequence[str] | None = None,
    racks: Mapping[int, Sequence[str]] | None = None,
    reserves: Mapping[int, int | Sequence[str]] | None = None,
    temples: Sequence[str] = (),
    areas: str = "",
    scores: Sequence[int] = (),
    turns: Sequence[int] = (),
    land: Land = MAYA,
) -> Position:
    """A position in which `seat` begins its turn.

    board: {cell: "A corn 2", "city" (buried by the last seat), "city A", "city A corn 2", or
    "unseen A"}; rack, reserve: of the seat (racks, reserves: of the others), a reserve by its
    number or its tiles; temples: open ones besides Tikal and those beside a plantation.
    """
    racks = dict(racks or {}) | ({seat: rack} if rack is not None else {})
    reserves = dict(reserves or {}) | ({seat: reserve} if reserve is not None else {})
    set_up = _SetUp(players, areas or USUAL_AREAS[players], land)
    set_up.lay(board or {})
    for p in range(players):
        set_up.deal(p, racks.get(p), reserves.get(p))
    set_up.open_temples(("Tikal", *temples))
    s = set_up.record(seat)
    for p, points in enumerate(scores):
        s.players[p].score = points
    for p, n in enumerate(turns):
        s.players[p].turns = n
    return Position(State.load(game_on(land), to_bytes(s)), seat)


def new_game(players: int = 2, land: Land = MAYA, **options: Any) -> Position:
    """A new game, with a chance event first."""
    return Position(game_on(land).start(players, **options), 0)


def started_game(players: int = 2, land: Land = MAYA, **options: Any) -> Position:
    """A new game after the first possible chance outcomes; the first seat begins."""
    options = {"areas": USUAL_AREAS[players], "starting_seat": 0} | options
    return new_game(players, land, **options).play_chance()


class _SetUp:
    """Builds a consistent position."""

    def __init__(self, players: int, areas: str, land: Land) -> None:
        self.players, self.land = players, land
        self.areas = tuple(areas.split("+"))
        self.in_play = [cell for cell in land.cells if land.area[cell] in self.areas]
        self.tiles: dict[str, str] = {}  # "A corn 2" or "city"
        self.city: dict[str, str] = {}  # the temple's name by cell of the city
        self.pool = [Counter(SET) for _ in range(players)]
        self.rack = [Counter(BLANK) for _ in range(players)]
        self.buried = [Counter(BLANK) for _ in range(players)]
        self.unseen = [0] * players
        self.reserve = [0] * players
        self.anonymous: list[int] = []  # owners of city tiles of any kind

    def lay(self, board: Mapping[str, str]) -> None:
        for cell, what in board.items():
            assert cell in self.in_play, f"{cell} is not in play"
            assert cell not in self.land.site, f"{cell} is a site"
            kind, _, rest = what.partition(" ")
            if kind == "unseen":
                self.unseen[SEATS.index(rest)] += 1
                self.tiles[cell] = "city"
            elif kind == "city":
                owner, _, tile = rest.partition(" ")
                p = SEATS.index(owner) if owner else self.players - 1
                if tile:
                    self._take(p, [tile], self.buried)
                else:
                    self.anonymous.append(p)
                self.tiles[cell] = "city"
            else:
                self.plant(cell, SEATS.index(kind), rest)

    def plant(self, cell: str, p: int, tile: str) -> None:
        self._take(p, [tile], None)
        self.tiles[cell] = f"{SEATS[p]} {tile}"

    def _take(self, p: int, tiles: Iterable[str], to: list[Counter[str]] | None) -> None:
        for tile in tiles:
            assert self.pool[p][tile] > 0, f"seat {p} has no {tile} left"
            self.pool[p][tile] -= 1
            if to is not None:
                to[p][tile] += 1

    def _any(self, p: int, n: int, reserved: Counter[str]) -> list[str]:
        """`n` tiles of the pool beyond those kept, of as many kinds as possible."""
        left, tiles = self.pool[p] - reserved, []
        for _ in range(n):
            kind = max(KINDS, key=lambda kind: left[kind])
            assert left[kind] > 0, f"seat {p} has no tiles left"
            left[kind] -= 1
            tiles.append(kind)
        return tiles

    def deal(self, p: int, rack: Sequence[str] | None, reserve: int | Sequence[str] | None) -> None:
        """Deal the rack, buried tiles of unspecified kinds, and tiles outside of the reserve."""
        reserved = (
            Counter(BLANK) if reserve is None or isinstance(reserve, int) else Counter(reserve)
        )
        if rack is not None:
            self._take(p, rack, self.rack)
        self._take(p, self._any(p, self.anonymous.count(p), reserved), self.buried)
        if rack is None:
            self._take(p, self._any(p, 5, reserved), self.rack)
        left = self.pool[p].total() - self.unseen[p]
        reserve_size = (
            left if reserve is None else reserve if isinstance(reserve, int) else len(reserve)
        )
        assert 0 <= reserve_size <= left, f"seat {p} has {left} tiles left"
        for tile in self._any(p, left - reserve_size, reserved):
            self.plant(self._far_away(), p, tile)
        self.reserve[p] = reserve_size

    def _far_away(self) -> str:
        """The free space farthest from Tikal outside of blue."""
        distance = self.land.distances(self.land.cell_of["Tikal"])
        free = [
            cell
            for cell in self.in_play
            if cell not in self.tiles and cell not in self.land.site
            if self.land.area[cell] != "blue"
        ]
        assert free, "there is no room for the tiles"
        return max(free, key=lambda cell: distance[cell])

    def open_temples(self, names: Iterable[str]) -> None:
        """Open these temples and those beside a plantation; each city is a connected region."""
        for cell, name in self.land.site.items():
            beside = [self.tiles.get(near, "city") for near in self.land.near[cell]]
            if cell in self.in_play and (name in names or any(b != "city" for b in beside)):
                self.city[cell] = name
        todo = list(self.city)
        while todo:
            cell = todo.pop()
            for near in self.land.near[cell]:
                if self.tiles.get(near) == "city" and near not in self.city:
                    self.city[near] = self.city[cell]
                    todo.append(near)

    def _around(self, name: str) -> list[str]:
        tiles = [cell for cell, city in self.city.items() if city == name]
        return [
            cell
            for cell in self.in_play
            if cell not in tiles and any(near in tiles for near in self.land.near[cell])
        ]

    def record(self, seat: int) -> Any:
        """The whole position as the engine's record."""
        room = module_of(game_on(self.land), "state")
        s = room.State()
        s.players_n = self.players
        s.areas = AREA_CHOICES.index(self.areas)
        names = [self.land.site[cell] for cell in self.land.cells if cell in self.land.site]
        s.sites = names.index("Tikal")
        s.starting_option = s.tile_in_hand = s.crop = s.last = -1
        s.seat = s.current_player = seat
        s.phase = room.ASK_TURN
        s.racks_dealt = self.players
        for p in range(self.players):
            me = s.players[p]
            me.reserve = self.reserve[p]
            for k, kind in enumerate(KINDS):
                me.rack[k] = self.rack[p][kind]
                me.pool[k] = self.pool[p][kind]
                me.buried[k] = self.buried[p][kind]
        s.board.fill(-1)
        for i, cell in enumerate(self.land.cells):
            if cell in self.city:
                s.board[i] = 1 + names.index(self.city[cell])
            elif cell in self.tiles:
                owner, _, kind = self.tiles[cell].partition(" ")
                assert kind, f"the city tile on {cell} belongs to no temple"
                s.board[i] = 32 + 8 * SEATS.index(owner) + KINDS.index(kind)
            elif cell in self.in_play:
                s.board[i] = 0
                self._judge(s, i, cell)
        for k, name in enumerate(names):
            self._count(s, k, name)
        return s

    def _judge(self, s: Any, i: int, cell: str) -> None:
        """Set whether an empty cell can be planted, and whether a city can expand onto it."""
        if cell in self.land.site:
            return
        near = [n for n in self.land.near[cell] if n in self.in_play]
        cities = {self.city[n] for n in near if n in self.city}
        waiting = [n for n in near if n in self.land.site and n not in self.city]
        if cities or any(n in self.tiles for n in near):
            s.frontier[i // 63] |= 1 << i % 63
        if len(cities) == 1 and not waiting:
            s.expandable[i // 63] |= 1 << i % 63

    def _count(self, s: Any, k: int, name: str) -> None:
        """Size, ring and strengths of a city."""
        s.size[k] = sum(city == name for city in self.city.values())
        if s.size[k] == 0:
            return
        around = self._around(name)
        s.ring[k] = sum(cell not in self.tiles for cell in around)
        s.scored[k] = int(s.ring[k] == 0)
        for cell in around:
            if cell in self.tiles:
                owner, _, kind = self.tiles[cell].partition(" ")
                s.strength[4 * k + SEATS.index(owner)] += int(kind[-1])


class Position:
    """A position with queries and moves for tests."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat  # the seat under test
        self.answers: list[Info] = []  # chance outcomes played by play_chance

    # ------------------------------------------------------------ looking

    def view(self, seat: int | None = None) -> Info:
        """The view of a seat or a spectator."""
        return self.state.view(seat)

    @property
    def phase(self) -> str:
        """The current decision."""
        return str(self.view()["phase"])

    @property
    def current_player(self) -> int | None:
        """The seat to act."""
        return self.state.current_player

    @property
    def scores(self) -> list[int | float]:
        """The current points."""
        return self.state.scores

    def player(self, seat: int) -> Info:
        """A seat as it sees itself."""
        return dict(self.view(seat)["players"][seat])

    def rack(self, seat: int | None = None) -> list[str]:
        """The tiles on a seat's rack (default: the seat under test)."""
        return _tiles(self.player(self.seat if seat is None else seat)["rack"])

    def pool(self, seat: int | None = None) -> Counter[str]:
        """The unseen tiles of a seat (default: the seat under test)."""
        return Counter(_tiles(self.player(self.seat if seat is None else seat)["pool"]))

    def counts(self, seat: int | None = None) -> tuple[int, int]:
        """Tiles on a seat's rack and in its reserve (default: the seat under test)."""
        player = self.player(self.seat if seat is None else seat)
        return player["rack_count"], player["reserve_count"]

    def turns(self) -> list[int]:
        """Turns taken by seat."""
        return [player["turns"] for player in self.view()["players"]]

    def city(self, name: str) -> Info:
        """A city in the public view."""
        return dict(self.view()["cities"][name])

    def opened(self) -> list[str]:
        """The sites that have their temple."""
        return [name for name, site in self.view()["sites"].items() if site["temple"]]

    def options(self) -> list[Info]:
        """All legal actions."""
        return [self.state.action_info(action) for action in self.state.legal_actions()]

    def types(self) -> set[str]:
        """The types of the legal actions."""
        return {info["type"] for info in self.options()}

    def legal_cells(self) -> list[str]:
        """The cells for the tile in hand."""
        return [info["cell"] for info in self.options() if info["type"] == "place"]

    def plantable(self, tile: str = "") -> list[str]:
        """Where the current player may plant (this tile)."""
        return self._cells("plant", tile)

    def expandable(self) -> list[str]:
        """Where the current player may expand a city."""
        return self._cells("bury", "") or self._cells("bury_unseen", "")

    def _cells(self, kind: str, tile: str) -> list[str]:
        for action, info in zip(self.state.legal_actions(), self.options(), strict=True):
            if info["type"] == kind and (not tile or _tile(info) == tile):
                twin = Position(self.state.copy(), self.seat)
                twin.state.play(action)
                return twin.legal_cells()
        return []

    def chances(self) -> dict[str, float]:
        """The probability of every tile to be drawn."""
        chance = self.state.chance()
        return {_tile(self.state.action_info(action)): share for action, share in chance}

    def refused(self, **info: Any) -> str:
        """Why the current player may not do this; the test fails if it may."""
        before = self.state.raw()
        why = self.state.explain(info)
        assert why is not None, f"{info} is allowed"
        assert why["text"]
        assert self.state.raw() == before
        return str(why["reason"])

    # ------------------------------------------------------------ playing

    def do(self, kind: str, **details: Any) -> Position:
        """Play the one action of this type with these details."""
        details = {("kind" if key == "what" else key): value for key, value in details.items()}
        options = self.options()
        fitting = [
            action
            for action, info in zip(self.state.legal_actions(), options, strict=True)
            if info["type"] == kind and all(info.get(k) == v for k, v in details.items())
        ]
        assert len(fitting) == 1, (
            f"{len(fitting)} actions are {kind} {details}; phase {self.phase}, legal are\n"
            + "\n".join(map(str, options))
        )
        self.state.play(fitting[0])
        self.check()
        return self

    def check(self) -> None:
        """Fail if the position violates an invariant."""
        State.load(self.state.game, self.state.raw())

    def take(self, tile: str) -> Position:
        """Take a tile off the rack to plant it."""
        return self.do("plant", **_kind(tile))

    def take_to_bury(self, tile: str) -> Position:
        """Take a tile off the rack to bury it."""
        return self.do("bury", **_kind(tile))

    def take_unseen(self) -> Position:
        """Take the next tile of the reserve, unseen."""
        return self.do("bury_unseen")

    def place(self, cell: str, **details: Any) -> Position:
        """Put the tile in hand on a cell."""
        return self.do("place", cell=cell, **details)

    def plant(self, tile: str, cell: str, **details: Any) -> Position:
        """The first tile of a chain."""
        assert self.phase == "turn"
        return self.take(tile).place(cell, what="plantation", **_kind(tile), **details)

    def more(self, tile: str, cell: str, **details: Any) -> Position:
        """A further tile of the chain."""
        assert self.phase == "more"
        return self.take(tile).place(cell, what="plantation", **_kind(tile), **details)

    def stop(self, **details: Any) -> Position:
        """Stop the chain."""
        return self.do("stop", **details)

    def bury(self, tile: str, cell: str, **details: Any) -> Position:
        """Expand a city with a tile of the rack."""
        return self.take_to_bury(tile).place(cell, what="city", **details)

    def unseen(self, cell: str, **details: Any) -> Position:
        """Expand a city with an unseen tile."""
        return self.take_unseen().place(cell, what="city", **details)

    def draw(self, *tiles: str) -> Position:
        """Play these draws as chance outcomes."""
        for tile in tiles:
            self.do("draw", **_kind(tile))
        return self

    def play_chance(self) -> Position:
        """Play the first possible chance outcomes until a player must act."""
        while self.current_player == sacbe.CHANCE:
            self.answers.append(self.options()[0])
            self.state.play(self.state.legal_actions()[0])
            self.check()
        return self

    def rest(self) -> Position:
        """Play the first legal actions until another player must act."""
        seat = self.current_player
        while self.current_player in (seat, sacbe.CHANCE):
            stops = [
                a for a, i in zip(self.state.legal_actions(), self.options()) if i["type"] == "stop"
            ]
            self.state.play(stops[0] if stops else self.state.legal_actions()[0])
            self.check()
        return self


def _kind(tile: str) -> Info:
    crop, _, n = tile.partition(" ")
    return {"crop": crop, "n": int(n)}


def _tile(info: Info) -> str:
    return f"{info['crop']} {info['n']}"


def _tiles(tiles: Iterable[Info]) -> list[str]:
    return [_tile(info) for info in tiles]
