"""A second, independent implementation of Maya: slow, literal and meant to be read beside the
rules.

Nothing here is shared with the project's engine.  Sections (B.2, B.3 ...) and rulings (R-1 .. R-26)
refer to the specification of the rules; decisions, infos and the view are those of the protocol
page.

``phase`` is the current decision.  An info of type ``x`` is carried out by ``_play_x``, which
continues up to the next decision.  Frontiers, cities, rings and groups are recomputed from the
board whenever they are needed.
"""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

Info = dict[str, Any]
Kind = tuple[str, int]  # crop, number of crops on the tile

CHANCE = -1
DATA = Path(__file__).resolve().parents[2] / "src" / "sacbe" / "games" / "maya" / "data.json"

BY_NATURE = ("areas", "sites", "starting_seat", "draw")
VARIANTS = ("none", "new_beginning", "two_cities")

# B.2, B.3: sizes of the draws.
RACK_AT_START = 5
DRAW_AFTER_RACK_TILE = 3
DRAW_AFTER_UNSEEN_TILE = 2
DRAW_WITHOUT_EXPANSION = 2
RACK_LIMIT = 7

# B.4, by size of the city (5 for 5 and more).
FIRST = {1: 0, 2: 6, 3: 12, 4: 20, 5: 30}
SECOND = {1: 0, 2: 3, 3: 6, 4: 10, 5: 15}
# The points of each seat if several share a place: by size, then by their number.
SHARED_FIRST = {
    1: {2: 0, 3: 0, 4: 0},
    2: {2: 5, 3: 3, 4: 3},
    3: {2: 9, 3: 6, 4: 5},
    4: {2: 15, 3: 10, 4: 8},
    5: {2: 23, 3: 15, 4: 12},
}
SHARED_SECOND = {
    1: {2: 0, 3: 0},
    2: {2: 2, 3: 1},
    3: {2: 3, 3: 2},
    4: {2: 5, 3: 4},
    5: {2: 8, 3: 5},
}

# --------------------------------------------------------------------------------------------
# The board and the pieces
# --------------------------------------------------------------------------------------------


def neighbour_positions(row: int, col: int) -> list[tuple[int, int]]:
    """The six positions around one; odd rows are shifted half a cell to the right (C.2)."""
    shift = 0 if row % 2 == 0 else 1
    return [
        (row, col - 1),
        (row, col + 1),
        (row - 1, col - 1 + shift),
        (row - 1, col + shift),
        (row + 1, col - 1 + shift),
        (row + 1, col + shift),
    ]


class Board:
    """The printed board: nothing in here changes during a game."""

    def __init__(self, data: Info) -> None:
        cells = data["cells"]
        self.ids: list[str] = [c["id"] for c in cells]
        self.area: dict[str, str] = {c["id"]: c["area"] for c in cells}
        self.site_name: dict[str, str] = {c["id"]: c["temple"] for c in cells if c["temple"]}
        self.site_cell: dict[str, str] = {c["temple"]: c["id"] for c in cells if c["temple"]}
        self.is_highlighted: dict[str, bool] = {
            c["temple"]: c["highlighted"] for c in cells if c["temple"]
        }
        at = {(c["row"], c["col"]): c["id"] for c in cells}
        self.neighbours: dict[str, list[str]] = {
            c["id"]: [at[p] for p in neighbour_positions(c["row"], c["col"]) if p in at]
            for c in cells
        }
        self.areas: list[str] = data["areas"]
        self.mandatory_area: str = data["mandatory_area"]
        self.start_site: str = data["start_site"]
        self.highlighted_sites: list[str] = data["highlighted_sites"]
        self.areas_by_players: dict[str, int] = data["areas_by_players"]
        tiles = data["tile_set_per_player"]
        self.crops: list[str] = tiles["crops"]
        self.tiles: list[Kind] = []
        for crop in self.crops:
            self.tiles += [(crop, 1)] * tiles["singles_per_crop"]
            self.tiles += [(crop, 2)] * tiles["doubles_per_crop"]
        for cell in self.site_name:
            for other in self.neighbours[cell]:
                if other in self.site_name:
                    raise ValueError("two sites are adjacent")

    def area_of_site(self, name: str) -> str:
        return self.area[self.site_cell[name]]

    @cache  # noqa: B019 - a handful of boards, and walks ask for nothing more often
    def part(self, areas: tuple[str, ...]) -> dict[str, list[str]]:
        """The cells of these areas, each with its neighbours there: no others exist (R-20)."""
        cells = [cell for cell in self.ids if self.area[cell] in areas]
        return {cell: [n for n in self.neighbours[cell] if n in cells] for cell in cells}


@dataclass(frozen=True)
class Tile:
    """The tile on a cell.  A city tile has lost its owner and its crop (R-19)."""

    kind: str  # "temple", "city" or "plantation"
    owner: int | None = None
    crop: str | None = None
    n: int | None = None


@dataclass(frozen=True)
class Held:
    """The tile in hand; an unseen one has no kind."""

    action: str  # "plant", "bury" or "bury_unseen"
    kind: Kind | None


@dataclass
class Player:
    """One seat.  ``pool`` holds reserve and own unseen city tiles, which are indistinguishable."""

    pool: list[Kind]
    reserve_count: int
    rack: list[Kind] = field(default_factory=list)
    buried: list[Kind] = field(default_factory=list)  # from the rack, hence known to the owner
    unseen_count: int = 0
    score: int = 0
    turns: int = 0


def city_points(size: int, strength: list[int]) -> list[int]:
    """The table of B.4; a seat without a crop in the ring never ranks (R-12)."""
    row = min(size, 5)
    points = [0] * len(strength)
    present = [s for s in strength if s > 0]
    if not present:
        return points
    first = max(present)
    firsts = [seat for seat, s in enumerate(strength) if s == first]
    if len(firsts) > 1:
        for seat in firsts:
            points[seat] = SHARED_FIRST[row][len(firsts)]
        return points
    points[firsts[0]] = FIRST[row]
    behind = [s for s in present if s < first]
    if not behind:
        return points
    second = max(behind)
    seconds = [seat for seat, s in enumerate(strength) if s == second]
    for seat in seconds:
        points[seat] = SECOND[row] if len(seconds) == 1 else SHARED_SECOND[row][len(seconds)]
    return points


# --------------------------------------------------------------------------------------------
# The game
# --------------------------------------------------------------------------------------------


class Maya:
    """One game of Maya for 2 to 4 players."""

    def __init__(
        self,
        players: int,
        data: Info | None = None,
        *,
        areas: str = "random",
        variant: str = "none",
        sites: str = "random",
        starting_seat: int = -1,
    ) -> None:
        """Set-up (B.2) up to the first chance event."""
        if players not in (2, 3, 4):
            raise ValueError("two, three or four players")
        if not -1 <= starting_seat < players:
            raise ValueError("no such starting seat")
        if variant not in VARIANTS:
            raise ValueError("no such variant")
        self.board = Board(json.loads(DATA.read_text("utf-8")) if data is None else data)
        self._offered: list[Info] = []  # the last `legal_actions`, until an action is played
        self.number = players
        self.options = {
            "areas": areas,
            "variant": variant,
            "sites": sites,
            "starting_seat": starting_seat,
        }
        tiles = self.board.tiles
        self.players = [Player(list(tiles), len(tiles)) for _ in range(players)]
        self.areas: list[str] = []
        self.land: dict[str, list[str]] = {}  # the cells in play, each with its neighbours
        self.cells: dict[str, Tile] = {}
        self.scored: list[str] = []  # names of the cities that are finished
        self.starting_seat: int | None = None if starting_seat == -1 else starting_seat
        self.phase = "areas"
        self.setting_up = True
        self.turn: int | None = None
        self.holding: Held | None = None
        self.planted: list[str] = []
        self.crop: str | None = None
        self.quota = 0  # what is left of the 5, 3 or 2 tiles of this draw
        self.passes = 0

        self._area_choices = self._possible_areas()
        if not self._area_choices:
            raise ValueError("areas and sites do not fit the number of players or one another")
        if len(self._area_choices) == 1:
            self._choose_areas(self._area_choices[0])

    # ---- public interface ------------------------------------------------------------------------

    @property
    def current_player(self) -> int | None:
        """The player to act: a seat, chance (-1), or None when the game is over."""
        if self.phase == "over":
            return None
        if self.phase in BY_NATURE:
            return CHANCE
        return self.turn

    @property
    def players_to_act(self) -> list[int]:
        """The players who must act: never more than one in this game."""
        return [] if self.current_player is None else [self.current_player]

    def legal_actions(self, seat: int | None = None) -> list[Info]:
        """Every legal action of the current player; chance outcomes come without weights."""
        self._offered = self._choices()
        return list(self._offered)

    def _choices(self) -> list[Info]:
        if self.phase in BY_NATURE:
            return [info for info, _ in self.chance()]
        if self.phase == "turn":
            return self._choices_turn()
        if self.phase == "plant":
            return self._choices_plant()
        if self.phase == "more":
            return self._choices_more()
        if self.phase == "expand":
            return self._choices_expand()
        return []

    def chance(self) -> list[tuple[Info, int]]:
        """The chance outcomes with their numbers of copies, if chance is to act."""
        if self.phase == "areas":
            return [({"type": "areas", "areas": list(a)}, 1) for a in self._area_choices]
        if self.phase == "sites":
            choices = self._possible_sites(self.areas)
            return [({"type": "sites", "sites": list(s)}, 1) for s in choices]
        if self.phase == "starting_seat":
            return [({"type": "starting_seat", "seat": s}, 1) for s in range(self.number)]
        if self.phase == "draw":
            pool = self.me.pool
            return [
                ({"type": "draw", "seat": self.turn, "crop": crop, "n": n}, pool.count((crop, n)))
                for crop, n in self.kinds(pool)
            ]
        return []

    def play(self, info: Info, seat: int | None = None) -> None:
        """Play a legal action or chance outcome."""
        if info not in (self._offered or self.legal_actions()):
            raise ValueError(f"not legal in phase {self.phase}: {info}")
        self._offered = []
        getattr(self, f"_play_{info['type']}")(info)

    @property
    def scores(self) -> list[int]:
        return [p.score for p in self.players]

    @property
    def winners(self) -> list[int]:
        """B.5, R-21: points, then tiles left, then fewer turns; remaining ties share."""
        if self.phase != "over":
            return []
        ranks = [(p.score, len(p.rack) + p.reserve_count, -p.turns) for p in self.players]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def copy(self) -> Maya:
        """An independent copy; only the printed board is shared."""
        return deepcopy(self, {id(part): part for part in (self.board, self.land)})

    # ---- reading the board -----------------------------------------------------------------------

    @property
    def me(self) -> Player:
        """The player whose turn it is, or who is dealt a rack."""
        assert self.turn is not None
        return self.players[self.turn]

    def kinds(self, tiles: list[Kind]) -> list[Kind]:
        """The different kinds among these tiles, by the order of crops, then singles first."""
        return [(crop, n) for crop in self.board.crops for n in (1, 2) if (crop, n) in tiles]

    def in_order(self, tiles: list[Kind]) -> list[Kind]:
        return sorted(tiles, key=lambda kind: (self.board.crops.index(kind[0]), kind[1]))

    def cells_in_play(self) -> list[str]:
        return list(self.land)

    def neighbours(self, cell: str) -> list[str]:
        return self.land[cell]

    def is_empty(self, cell: str) -> bool:
        return cell not in self.cells

    def is_site(self, cell: str) -> bool:
        return cell in self.board.site_name

    def empty_spaces(self) -> list[str]:
        sites = self.board.site_name
        return [c for c in self.land if c not in self.cells and c not in sites]

    def sites_in_play(self) -> list[str]:
        """Names, in the order of the data's cells."""
        sites = self.board.site_name
        return [sites[c] for c in self.land if c in sites]

    def frontier(self) -> list[str]:
        """Where a first tile may be planted: empty spaces beside any tile (B.3 A2, R-2, R-3)."""
        return [
            space for space in self.empty_spaces() if any(n in self.cells for n in self.land[space])
        ]

    def chain_spaces(self) -> list[str]:
        """Where a further tile may be planted: beside one placed this turn (R-1)."""
        return [
            space
            for space in self.empty_spaces()
            if any(n in self.planted for n in self.land[space])
        ]

    def empty_sites_beside(self, cell: str) -> list[str]:
        """Names of the adjacent sites without a temple, in the order of the data's cells."""
        beside = [n for n in self.neighbours(cell) if self.is_site(n) and self.is_empty(n)]
        return [self.board.site_name[c] for c in sorted(beside, key=self.board.ids.index)]

    def connected(self, start: str, tiles: set[str]) -> set[str]:
        """All cells of the set that can be reached from the start without leaving the set."""
        cells = {start}
        to_visit = [start]
        while to_visit:
            cell = to_visit.pop()
            for n in self.land[cell]:
                if n in tiles and n not in cells:
                    cells.add(n)
                    to_visit.append(n)
        return cells

    def cities(self) -> dict[str, set[str]]:
        """The cells of every city, by the name of its temple, in the order of the sites."""
        urban = {c for c, tile in self.cells.items() if tile.kind in ("temple", "city")}
        return {
            name: self.connected(self.board.site_cell[name], urban)
            for name in self.sites_in_play()
            if not self.is_empty(self.board.site_cell[name])
        }

    def ring(self, city: set[str]) -> set[str]:
        return {n for cell in city for n in self.land[cell] if n not in city}

    def is_closed(self, city: set[str]) -> bool:
        """The only condition for scoring (R-8)."""
        return not any(self.is_empty(cell) for cell in self.ring(city))

    def strength(self, city: set[str]) -> list[int]:
        """Crops of every seat around the city, each tile once, all crops together (B.4)."""
        crops = [0] * self.number
        for cell in self.ring(city):
            tile = self.cells.get(cell)
            if tile is not None and tile.owner is not None and tile.n is not None:
                crops[tile.owner] += tile.n
        return crops

    def expansions(self) -> dict[str, str]:
        """Every space where a city tile can be placed, with the city it would join (B.3 B1)."""
        city_at = {cell: name for name, city in self.cities().items() for cell in city}
        result = {}
        for space in self.empty_spaces():
            touched = {city_at[n] for n in self.land[space] if n in city_at}
            if len(touched) == 1 and not self.empty_sites_beside(space):
                result[space] = touched.pop()
        return result

    def group_points(self) -> int:
        """Crops of the whole group that this turn's tiles belong to, old tiles too (B.3 A4)."""
        alike = {
            cell
            for cell, tile in self.cells.items()
            if tile.kind == "plantation" and tile.owner == self.turn and tile.crop == self.crop
        }
        group = self.connected(self.planted[0], alike)
        return sum(self.cells[cell].n or 0 for cell in group)

    # ---- set-up (B.2, B.6) -----------------------------------------------------------------------

    def _possible_areas(self) -> list[list[str]]:
        """The choices of areas that the options allow; all options are checked here."""
        others = [a for a in self.board.areas if a != self.board.mandatory_area]
        how_many = self.board.areas_by_players[str(self.number)]
        choices = [
            [self.board.mandatory_area, *rest] for rest in combinations(others, how_many - 1)
        ]
        if self.options["areas"] != "random":
            choices = [c for c in choices if "+".join(c) == self.options["areas"]]
        return [c for c in choices if self._possible_sites(c)]

    def _possible_sites(self, areas: list[str]) -> list[list[str]]:
        """The choices of first temples within these areas that the options allow."""
        variant = self.options["variant"]
        names = list(self.board.site_cell)
        if variant == "none":
            choices = [[self.board.start_site]]
        elif variant == "new_beginning":
            choices = [[name] for name in names]
        else:
            choices = [list(pair) for pair in combinations(self.board.highlighted_sites, 2)]
        if self.options["sites"] != "random":
            if variant == "none":
                return []
            choices = [c for c in choices if "+".join(c) == self.options["sites"]]
        return [c for c in choices if all(self.board.area_of_site(n) in areas for n in c)]

    def _choose_areas(self, areas: list[str]) -> None:
        self.areas = list(areas)
        self.land = self.board.part(tuple(areas))
        choices = self._possible_sites(areas)
        if len(choices) == 1:
            self._choose_sites(choices[0])
        else:
            self.phase = "sites"

    def _choose_sites(self, names: list[str]) -> None:
        for name in names:
            self.cells[self.board.site_cell[name]] = Tile("temple")
        if self.starting_seat is None:
            self.phase = "starting_seat"
        else:
            self._deal(0)

    def _play_areas(self, info: Info) -> None:
        self._choose_areas(info["areas"])

    def _play_sites(self, info: Info) -> None:
        self._choose_sites(info["sites"])

    def _play_starting_seat(self, info: Info) -> None:
        self.starting_seat = info["seat"]
        self._deal(0)

    def _deal(self, seat: int) -> None:
        """The first racks, seat by seat; then the game begins."""
        if seat < self.number:
            self.turn = seat
            self._draw(RACK_AT_START)
        else:
            assert self.starting_seat is not None
            self.setting_up = False
            self.begin_turn(self.starting_seat)

    # ---- drawing (B.3 B2, B3) --------------------------------------------------------------------

    def draws_left(self) -> int:
        """The number of chance draws still to come (R-13, R-18)."""
        if self.phase != "draw":
            return 0
        return self._drawable()

    def _drawable(self) -> int:
        return min(self.quota, self.me.reserve_count, RACK_LIMIT - len(self.me.rack))

    def _draw(self, quota: int) -> None:
        self.quota = quota
        self._draw_on()

    def _draw_on(self) -> None:
        if self._drawable() > 0:
            self.phase = "draw"
            return
        self.quota = 0
        if self.setting_up:
            assert self.turn is not None
            self._deal(self.turn + 1)
        else:
            self._end_turn()

    def _play_draw(self, info: Info) -> None:
        kind = (info["crop"], info["n"])
        self.me.pool.remove(kind)
        self.me.reserve_count -= 1
        self.me.rack.append(kind)
        self.quota -= 1
        self._draw_on()

    # ---- a turn (B.3, B.7) -----------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """Begin the turn of a seat; it draws or passes if it has no action."""
        self.turn = seat
        self.phase = "turn"
        can_expand = bool(self.expansions())
        if self.me.rack:
            if not self.frontier() and not can_expand:
                self._end_turn(passed=True)
        elif not can_expand:
            self._draw(DRAW_WITHOUT_EXPANSION)

    def _choices_turn(self) -> list[Info]:
        if not self.me.rack:
            return [{"type": "bury_unseen"}]
        choices: list[Info] = []
        kinds = self.kinds(self.me.rack)
        if self.frontier():
            choices += [{"type": "plant", "crop": crop, "n": n} for crop, n in kinds]
        if self.expansions():
            choices += [{"type": "bury", "crop": crop, "n": n} for crop, n in kinds]
        return choices

    def _play_plant(self, info: Info) -> None:
        kind = (info["crop"], info["n"])
        self.me.rack.remove(kind)
        self.holding = Held("plant", kind)
        self.phase = "plant"

    def _play_bury(self, info: Info) -> None:
        kind = (info["crop"], info["n"])
        self.me.rack.remove(kind)
        self.holding = Held("bury", kind)
        self.phase = "expand"

    def _play_bury_unseen(self, info: Info) -> None:
        """The tile leaves the reserve but not the pool, as its kind is unknown to all."""
        self.me.reserve_count -= 1
        self.holding = Held("bury_unseen", None)
        self.phase = "expand"

    def _play_place(self, info: Info) -> None:
        if info["kind"] == "plantation":
            self._place_plantation(info["cell"])
        else:
            self._place_city_tile(info["cell"])

    # ---- A: planting -----------------------------------------------------------------------------

    def _choices_plant(self) -> list[Info]:
        assert self.holding is not None
        assert self.holding.kind is not None
        crop, n = self.holding.kind
        return [
            {
                "type": "place",
                "kind": "plantation",
                "cell": space,
                "crop": crop,
                "n": n,
                "opens": self.empty_sites_beside(space),
            }
            for space in (self.chain_spaces() if self.planted else self.frontier())
        ]

    def _place_plantation(self, cell: str) -> None:
        assert self.holding is not None
        assert self.holding.kind is not None
        crop, n = self.holding.kind
        self.holding = None
        opened = self.empty_sites_beside(cell)
        self.cells[cell] = Tile("plantation", self.turn, crop, n)
        self.planted.append(cell)
        self.crop = crop
        for name in opened:  # B.3 A3, R-4
            self.cells[self.board.site_cell[name]] = Tile("temple")
        if self._kinds_of_the_chain() and self.chain_spaces():
            self.phase = "more"
        else:
            self._stop()

    def _kinds_of_the_chain(self) -> list[Kind]:
        return [(crop, n) for crop, n in self.kinds(self.me.rack) if crop == self.crop]

    def _choices_more(self) -> list[Info]:
        choices: list[Info] = [
            {"type": "plant", "crop": crop, "n": n} for crop, n in self._kinds_of_the_chain()
        ]
        return [*choices, {"type": "stop", "points": self.group_points()}]

    def _play_stop(self, info: Info) -> None:
        self._stop()

    def _stop(self) -> None:
        """The chain is scored once, at its end; then the turn ends without a draw."""
        self.me.score += self.group_points()
        self._end_turn()

    # ---- B: expanding ----------------------------------------------------------------------------

    def _choices_expand(self) -> list[Info]:
        cities = self.cities()
        return [
            {
                "type": "place",
                "kind": "city",
                "cell": space,
                "city": name,
                "size": len(cities[name]) + 1,
            }
            for space, name in self.expansions().items()
        ]

    def _place_city_tile(self, cell: str) -> None:
        tile = self.holding
        assert tile is not None
        self.holding = None
        self.cells[cell] = Tile("city")
        if tile.kind is None:
            self.me.unseen_count += 1
            self._draw(DRAW_AFTER_UNSEEN_TILE)
        else:
            self.me.buried.append(tile.kind)
            self._draw(DRAW_AFTER_RACK_TILE)

    # ---- the end of a turn (B.4, B.5) ------------------------------------------------------------

    def _end_turn(self, passed: bool = False) -> None:
        assert self.turn is not None
        self.planted = []
        self.crop = None
        self._score_cities()
        self.me.turns += 1
        self.passes = self.passes + 1 if passed else 0
        if not self.me.rack and self.me.reserve_count == 0:
            self.phase = "over"
        elif self.passes == self.number:
            self.phase = "over"
        else:
            self.begin_turn((self.turn + 1) % self.number)

    def _score_cities(self) -> None:
        """Check every open temple; a lone one is finished without points (B.4, R-9)."""
        for name, city in self.cities().items():
            if name not in self.scored and self.is_closed(city):
                self.scored.append(name)
                for seat, points in enumerate(city_points(len(city), self.strength(city))):
                    self.players[seat].score += points

    # ---- the view --------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Info:
        """What this seat may know; a spectator knows the public part (R-19, R-25)."""
        if seat is not None and seat not in range(self.number):
            raise ValueError("no such seat")
        return self.views()[seat]

    def views(self) -> dict[int | None, Info]:
        """The views of every seat and of a spectator."""
        public = self._public_view()
        return {
            seat: public
            | {
                "players": [self._view_player(s, s == seat) for s in range(self.number)],
                "holding": self._view_holding(seat),
            }
            for seat in (None, *range(self.number))
        }

    def _public_view(self) -> Info:
        cities = self.cities()
        return {
            "cells": self._view_cells(cities),
            "areas": list(self.areas),
            "sites": {
                name: {
                    "cell": self.board.site_cell[name],
                    "area": self.board.area_of_site(name),
                    "highlighted": self.board.is_highlighted[name],
                    "temple": name in cities,
                }
                for name in self.sites_in_play()
            },
            "cities": {
                name: {
                    "size": len(city),
                    "closed": self.is_closed(city),
                    "scored": name in self.scored,
                    "strength": self.strength(city),
                }
                for name, city in cities.items()
            },
            "planted": list(self.planted),
            "crop": self.crop,
            "draws_left": self.draws_left(),
            "turn": self.turn,
            "starting_seat": self.starting_seat,
            "passes": self.passes,
            "current_player": self.current_player,
            "phase": self.phase,
            "options": dict(self.options),
        }

    def _view_cells(self, cities: dict[str, set[str]]) -> Info:
        city_at = {cell: name for name, city in cities.items() for cell in city}
        cells: Info = {}
        for cell in self.cells_in_play():
            if cell in self.cells:
                tile = self.cells[cell]
                cells[cell] = {
                    "kind": tile.kind,
                    "owner": tile.owner,
                    "crop": tile.crop,
                    "n": tile.n,
                    "city": city_at.get(cell),
                }
        return cells

    def _view_player(self, seat: int, own: bool) -> Info:
        player = self.players[seat]
        result: Info = {
            "score": player.score,
            "rack_count": len(player.rack),
            "reserve_count": player.reserve_count,
            "turns": player.turns,
            "buried_count": len(player.buried),
            "unseen_count": player.unseen_count,
        }
        if own:
            result["rack"] = self._view_tiles(player.rack)
            result["buried"] = self._view_tiles(player.buried)
            result["pool"] = self._view_tiles(player.pool)
        return result

    def _view_tiles(self, tiles: list[Kind]) -> list[Info]:
        return [{"crop": crop, "n": n} for crop, n in self.in_order(tiles)]

    def _view_holding(self, seat: int | None) -> Info | None:
        if self.holding is None:
            return None
        public = self.holding.action == "plant"
        own = self.holding.action == "bury" and seat is not None and seat == self.turn
        if self.holding.kind is not None and (public or own):
            crop, n = self.holding.kind
            return {"crop": crop, "n": n}
        return {"crop": None, "n": None}
