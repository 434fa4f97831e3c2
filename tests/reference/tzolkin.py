"""An independent implementation of Tzolk'in: slow, literal, to be read beside the rules page.

Nothing here is shared with the project's engine. Section numbers (s3, s4 ...) and rulings (J1 ..
J50) refer to the rules page; the names of the decisions are those of the protocol page.

``pending`` is a stack of steps; the last one is the next. A step is either a decision (its name is
the phase shown to the players) or automatic. A decision ``x`` has two methods, ``_choices_x`` (the
legal answers) and ``_play_x`` (the effect of an answer); an automatic step has one, ``_do_x``.
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

Info = dict[str, Any]
Cost = dict[str, int]
Effect = tuple[str, Any]

CHANCE = -1

# --------------------------------------------------------------------------------------------
# Components (s4, s5, s6, s8)
# --------------------------------------------------------------------------------------------

WHEELS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
SMALL_WHEELS = ("palenque", "yaxchilan", "tikal", "uxmal")
TEMPLES = ("brown", "yellow", "green")
TECHS = ("agriculture", "extraction", "architecture", "theology")
BLOCKS = ("wood", "stone", "gold")

# s4, table of the wheels: holes, and the last numbered space (a worker leaving it is pushed off).
HOLES = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen_itza": 13}
LAST_SPACE = {"palenque": 7, "yaxchilan": 7, "tikal": 7, "uxmal": 7, "chichen_itza": 10}
# s4: the highest action of each wheel; the spaces beyond it give a free choice.
LAST_ACTION = {"palenque": 5, "yaxchilan": 5, "tikal": 5, "uxmal": 5, "chichen_itza": 9}
# s5: a player's worker here forbids the advance of two days.
NO_TWO_DAYS = {"palenque": 6, "yaxchilan": 6, "tikal": 6, "uxmal": 6, "chichen_itza": 9}
# s4: what Uxmal 5 and B21 may perform.
ANY_ACTION = (
    [("palenque", n) for n in (1, 2, 3, 4, 5)]
    + [("yaxchilan", n) for n in (1, 2, 3, 4, 5)]
    + [("tikal", n) for n in (1, 2, 3, 4, 5)]
    + [("uxmal", n) for n in (1, 2, 3, 4)]
)

JUNGLE_CORN = {2: 4, 3: 5, 4: 7, 5: 9}
JUNGLE_WOOD = {3: 2, 4: 3, 5: 4}

# s4, Chichen Itza: VP, temple, number of blocks of choice.
CHICHEN_ITZA: dict[int, tuple[int, str, int]] = {
    1: (4, "brown", 0),
    2: (5, "brown", 0),
    3: (6, "brown", 0),
    4: (7, "green", 0),
    5: (8, "green", 0),
    6: (8, "green", 1),
    7: (10, "yellow", 0),
    8: (11, "yellow", 1),
    9: (13, "yellow", 1),
}

MARKET_PRICE = {"wood": 2, "stone": 3, "gold": 4}
FOOD_DAYS = (7, 13, 20, 26)
SKULLS = 13
WORKERS = 6
DUMMIES = {2: 12, 3: 6, 4: 0}

# s6: victory points and goods of the temple steps, from the bottom (index 0) to the top.
TEMPLE_VP = {
    "brown": (-1, 0, 2, 4, 6, 7, 8),
    "yellow": (-2, 0, 1, 2, 4, 6, 9, 12, 13),
    "green": (-3, 0, 1, 3, 5, 7, 9, 10),
}
TEMPLE_GOODS = {
    "brown": {2: "stone", 4: "stone"},
    "yellow": {3: "gold", 5: "gold"},
    "green": {2: "wood", 4: "wood", 5: "skull"},
}
TEMPLE_TOP = {"brown": 6, "yellow": 8, "green": 7}
LEADER_BONUS = {  # second Food Day (age I), fourth Food Day (age II); J15
    "brown": {2: 6, 4: 2},
    "yellow": {2: 2, 4: 6},
    "green": {2: 4, 4: 4},
}


@dataclass(frozen=True)
class Building:
    """A building tile (s8.1), with its effects in the order of the table."""

    age: int
    category: str
    cost: Cost
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Monument:
    """A monument (s8.2); the points are in ``_monument_points``."""

    category: str
    cost: Cost


@dataclass(frozen=True)
class Wealth:
    """A starting wealth tile (s8.3)."""

    benefits: tuple[Effect, ...]
    dummy_wheel: str
    dummy_space: int


def _blocks(wood: int = 0, stone: int = 0, gold: int = 0) -> Cost:
    return {"wood": wood, "stone": stone, "gold": gold}


def _with_skulls(wood: int = 0, stone: int = 0, gold: int = 0, skulls: int = 0) -> Cost:
    return {"wood": wood, "stone": stone, "gold": gold, "skulls": skulls}


# Effects: ("feeds", n) n workers need no corn, ("cheaper", 1) every worker needs 1 corn less;
# ("temple", t) one step; ("any_temple", 1) one step of choice; ("tech", t) a free advance;
# ("any_tech", 1) a free advance of choice; the rest explains itself.
BUILDINGS: dict[str, Building] = {
    "B01": Building(1, "farm", _blocks(wood=1), (("feeds", 1),)),
    "B02": Building(1, "farm", _blocks(wood=1), (("feeds", 1),)),
    "B03": Building(1, "farm", _blocks(wood=1), (("feeds", 1),)),
    "B04": Building(1, "farm", _blocks(wood=4), (("cheaper", 1),)),
    "B05": Building(1, "farm", _blocks(wood=4), (("cheaper", 1),)),
    "B06": Building(
        1, "tomb", _blocks(wood=2, stone=1), (("temple", "brown"), ("temple", "yellow"))
    ),
    "B07": Building(
        1, "tomb", _blocks(wood=1, stone=2), (("temple", "brown"), ("temple", "green"))
    ),
    "B08": Building(1, "tomb", _blocks(wood=1, gold=1), (("any_temple", 1), ("extra_building", 1))),
    "B09": Building(1, "civic", _blocks(wood=2), (("tech", "agriculture"),)),
    "B10": Building(1, "civic", _blocks(wood=3), (("tech", "agriculture"), ("stone", 1))),
    "B11": Building(1, "civic", _blocks(wood=1, stone=1), (("tech", "extraction"), ("corn", 1))),
    "B12": Building(1, "civic", _blocks(wood=2, stone=1), (("tech", "extraction"), ("gold", 1))),
    "B13": Building(1, "shrine", _blocks(gold=1), (("tech", "architecture"),)),
    "B14": Building(
        1, "shrine", _blocks(stone=1, gold=1), (("tech", "theology"), ("temple", "green"))
    ),
    "B15": Building(2, "farm", _blocks(wood=2), (("feeds", 3),)),
    "B16": Building(2, "farm", _blocks(wood=2), (("feeds", 3),)),
    "B17": Building(2, "farm", _blocks(wood=2), (("feeds", 3),)),
    "B18": Building(2, "tomb", _blocks(stone=3), (("market", 1), ("vp", 6))),
    "B19": Building(2, "tomb", _blocks(wood=1, stone=1, gold=1), (("worker", 1), ("vp", 6))),
    "B20": Building(2, "tomb", _blocks(wood=1, gold=2), (("vp", 8),)),
    "B21": Building(2, "tomb", _blocks(wood=2, stone=1, gold=1), (("any_action", 1), ("vp", 2))),
    "B22": Building(
        2,
        "tomb",
        _blocks(wood=1, stone=2, gold=1),
        (("temple", "brown"), ("temple", "yellow"), ("temple", "green"), ("vp", 3)),
    ),
    "B23": Building(2, "civic", _blocks(wood=3), (("any_tech", 1), ("stone", 1))),
    "B24": Building(2, "civic", _blocks(wood=2, stone=1), (("any_tech", 1), ("gold", 1))),
    "B25": Building(2, "civic", _blocks(wood=3, stone=1), (("any_tech", 1), ("corn", 6))),
    "B26": Building(2, "civic", _blocks(wood=2, stone=2), (("any_tech", 1), ("skull", 1))),
    "B27": Building(
        2, "shrine", _blocks(stone=2), (("temple", "brown"), ("temple", "brown"), ("vp", 2))
    ),
    "B28": Building(2, "shrine", _blocks(stone=1, gold=1), (("tech", "architecture"), ("vp", 3))),
    "B29": Building(
        2, "shrine", _blocks(gold=2), (("temple", "green"), ("temple", "green"), ("vp", 3))
    ),
    "B30": Building(
        2,
        "shrine",
        _blocks(stone=2, gold=1),
        (("tech", "theology"), ("temple", "brown"), ("temple", "green")),
    ),
    "B31": Building(2, "shrine", _blocks(stone=1, gold=2), (("any_tech", 1), ("any_tech", 1))),
    "B32": Building(
        2, "shrine", _blocks(gold=3), (("temple", "yellow"), ("temple", "yellow"), ("vp", 4))
    ),
}

MONUMENTS: dict[str, Monument] = {
    "M01": Monument("tomb", _with_skulls(wood=3, stone=2, gold=1)),
    "M02": Monument("tomb", _with_skulls(wood=1, stone=3, gold=2)),
    "M03": Monument("tomb", _with_skulls(wood=1, stone=1, gold=4)),
    "M04": Monument("tomb", _with_skulls(wood=1, gold=4)),
    "M05": Monument("tomb", _with_skulls(wood=2, stone=2, gold=2)),
    "M06": Monument("civic", _with_skulls(wood=2, stone=3, gold=1)),
    "M07": Monument("civic", _with_skulls(wood=1, stone=1, gold=3)),
    "M08": Monument("civic", _with_skulls(wood=2, stone=1, gold=3)),
    "M09": Monument("civic", _with_skulls(wood=3, gold=3)),
    "M10": Monument("shrine", _with_skulls(stone=2, gold=3)),
    "M11": Monument("shrine", _with_skulls(stone=4, gold=3)),
    "M12": Monument("shrine", _with_skulls(stone=3, gold=3)),
    "M13": Monument("shrine", _with_skulls(gold=4, skulls=1)),
}

WEALTH: dict[str, Wealth] = {
    "W01": Wealth((("corn", 3), ("temple", "yellow"), ("tech", "agriculture")), "palenque", 1),
    "W02": Wealth((("corn", 5), ("gold", 1), ("temple", "yellow")), "palenque", 3),
    "W03": Wealth((("stone", 1), ("gold", 1), ("tech", "agriculture")), "palenque", 5),
    "W04": Wealth((("corn", 9), ("stone", 1)), "palenque", 7),
    "W05": Wealth((("wood", 1), ("temple", "green"), ("tech", "extraction")), "yaxchilan", 1),
    "W06": Wealth((("corn", 2), ("wood", 2), ("temple", "green")), "yaxchilan", 3),
    "W07": Wealth((("corn", 4), ("wood", 1), ("tech", "extraction")), "yaxchilan", 5),
    "W08": Wealth((("corn", 3), ("wood", 2), ("stone", 1)), "yaxchilan", 7),
    "W09": Wealth((("corn", 2), ("temple", "brown"), ("tech", "architecture")), "tikal", 1),
    "W10": Wealth((("corn", 6), ("stone", 2)), "tikal", 3),
    "W11": Wealth((("corn", 3), ("gold", 1), ("tech", "architecture")), "tikal", 5),
    "W12": Wealth((("corn", 6), ("wood", 1), ("stone", 1)), "tikal", 7),
    "W13": Wealth((("corn", 5), ("stone", 1), ("temple", "brown")), "uxmal", 1),
    "W14": Wealth((("corn", 3), ("wood", 1), ("feeds", 1)), "uxmal", 3),
    "W15": Wealth((("worker", 1),), "uxmal", 5),
    "W16": Wealth((("corn", 8), ("gold", 1)), "uxmal", 7),
    "W17": Wealth((("corn", 4), ("wood", 1), ("skull", 1)), "chichen_itza", 0),
    "W18": Wealth((("corn", 5), ("stone", 1), ("tech", "theology")), "chichen_itza", 3),
    "W19": Wealth((("corn", 4), ("wood", 3)), "chichen_itza", 5),
    "W20": Wealth((("corn", 2), ("wood", 2), ("tech", "theology")), "chichen_itza", 7),
    "W21": Wealth((("corn", 7), ("wood", 2)), "chichen_itza", 10),
}

# Decisions; all other steps are automatic.
BY_NATURE = ("starting_seat", "reveal_monument", "reveal_building", "deal", "dummy")
BY_PLAYERS = (
    "keep", "turn", "place", "pick_up", "use", "any_action", "harvest", "advance", "pay", "gain",
    "climb", "climb_two", "build", "drop", "market", "theology", "days",
)  # fmt: skip


# --------------------------------------------------------------------------------------------
# The things on the table
# --------------------------------------------------------------------------------------------


@dataclass
class Step:
    """One entry of the stack: a decision or an automatic step, with its details."""

    name: str
    facts: dict[str, Any]


def step(name: str, **facts: Any) -> Step:
    return Step(name, facts)


@dataclass
class Player:
    """The goods of one player (s1). Victory points are counted in quarters (J16)."""

    corn: int = 0
    blocks: Cost = field(default_factory=_blocks)
    skulls: int = 0
    quarters: int = 0
    workers_in_hand: int = 3
    workers_in_bank: int = 3
    temples: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TEMPLES, 1))
    techs: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TECHS, 0))
    buildings: list[str] = field(default_factory=list)
    monuments: list[str] = field(default_factory=list)
    wealth: list[str] = field(default_factory=list)
    dealt: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    corn_tiles: int = 0
    wood_tiles: int = 0
    light_side: bool = True

    @property
    def vp(self) -> int | float:
        return self.quarters // 4 if self.quarters % 4 == 0 else self.quarters / 4

    def score(self, points: int) -> None:
        """Points may be lost below zero (J1)."""
        self.quarters += 4 * points

    def workers_in_play(self) -> int:
        """s6: every worker that is not in the bank."""
        return WORKERS - self.workers_in_bank

    def holds(self, cost: Cost) -> bool:
        """Whether blocks (and skulls, for M13) suffice."""
        return all(self.blocks[b] >= cost[b] for b in BLOCKS) and (
            self.skulls >= cost.get("skulls", 0)
        )

    def number_of_blocks(self) -> int:
        return sum(self.blocks.values())

    def hand_in_blocks(self, cost: Cost) -> None:
        for b in BLOCKS:
            self.blocks[b] -= cost[b]

    def tile_effects(self, name: str) -> int:
        """Sum of the lasting effects ("feeds" or "cheaper") of buildings and wealth tiles."""
        effects = [e for b in self.buildings for e in BUILDINGS[b].effects]
        effects += [e for w in self.wealth for e in WEALTH[w].benefits]
        return sum(value for effect, value in effects if effect == name)


def mixes(total: int) -> list[Cost]:
    """All ways to make up a number of blocks."""
    return [
        _blocks(wood, stone, total - wood - stone)
        for wood in range(total + 1)
        for stone in range(total - wood + 1)
    ]


def without_one(cost: Cost, block: str) -> Cost:
    return {**cost, block: cost[block] - 1}


def stop(what: str) -> Info:
    return {"type": "stop", "what": what}


# --------------------------------------------------------------------------------------------
# The game
# --------------------------------------------------------------------------------------------


class Tzolkin:
    """One game of Tzolk'in for 2 to 4 players."""

    def __init__(self, players: int, starting_seat: int = -1, draft: bool = True) -> None:
        """Set-up (s1): everything before the first chance decision."""
        if players not in (2, 3, 4):
            raise ValueError("two, three or four players")
        if not -1 <= starting_seat < players:
            raise ValueError("no such starting seat")
        self.number = players
        self.starting_seat_option = starting_seat
        self.draft = draft
        self.players = [Player() for _ in range(players)]
        self.wheels: dict[str, list[int | str | None]] = {w: [None] * HOLES[w] for w in WHEELS}
        self.starting_space: int | None = None
        self.starting_player: int | None = None if starting_seat == -1 else starting_seat
        self.skulls_in_bank = SKULLS
        self.chichen_skulls = [False] * 10
        self.jungle = {  # J19: wood on top of the corn at 3, 4 and 5
            g: {"corn": players if g == 2 else 0, "wood": 0 if g == 2 else players}
            for g in (2, 3, 4, 5)
        }
        self.monuments_on_display: list[str] = []
        self.monument_pile = sorted(MONUMENTS)
        self.buildings_on_display: list[str] = []
        self.building_pile = sorted(b for b in BUILDINGS if BUILDINGS[b].age == 1)
        self.next_age_pile = sorted(b for b in BUILDINGS if BUILDINGS[b].age == 2)
        self.removed_buildings: list[str] = []
        self.wealth_pile = sorted(WEALTH)
        self.dummies_to_place = DUMMIES[players]
        self.revealed = False
        self.day = 0
        self.round = 1
        self.age = 1
        self.food_days_left = 4
        self.calendar_corn = 0
        self.active = 0  # whose turn it is
        self.placed = 0  # workers placed in this turn
        self.pending: list[Step] = []
        self._set_up()
        self._carry_on()

    def _set_up(self) -> None:
        """s1, order of chance; then the choice of wealth tiles, the benefits, the first round."""
        tiles_each = 4 if self.draft else 2
        steps = [] if self.starting_player is not None else [step("starting_seat")]
        steps += [step("reveal_monument") for _ in range(self.number + 2)]
        steps += [step("refill")]
        steps += [step("deal", seat=s) for s in range(self.number) for _ in range(tiles_each)]
        steps += [step("dummies")]
        steps += [step("keep")] if self.draft else []
        steps += [step("benefits"), step("round")]
        self._then(*steps)

    # ---- the four things a caller does ------------------------------------------------------

    @property
    def phase(self) -> str:
        return self.pending[-1].name if self.pending else "over"

    @property
    def current_player(self) -> int | None:
        """The seat that must act, chance (-1), or None when the game is over."""
        players_to_act = self.players_to_act
        return players_to_act[0] if players_to_act else None

    @property
    def players_to_act(self) -> list[int]:
        """All seats that must act; several only in phase "keep" (s1)."""
        if not self.pending:
            return []
        if self.phase in BY_NATURE:
            return [CHANCE]
        if self.phase == "keep":
            return [s for s in range(self.number) if len(self.players[s].kept) < 2]
        if self.phase == "days":
            return [int(self.pending[-1].facts["seat"])]
        return [self.active]

    def legal_actions(self, seat: int | None = None) -> list[Info]:
        """The legal actions of the current player (or of that seat)."""
        players_to_act = self.players_to_act
        if not players_to_act:
            return []
        if seat is None:
            seat = players_to_act[0]
        if seat not in players_to_act:
            return []
        if self.phase == "keep":
            return self._choices_keep(seat)
        top = self.pending[-1]
        choices: list[Info] = getattr(self, f"_choices_{top.name}")(**top.facts)
        return choices

    def play(self, info: Info, seat: int | None = None) -> None:
        """Play a legal action."""
        if info not in self.legal_actions(seat):
            raise ValueError(f"not legal in phase {self.phase}: {info}")
        if self.phase == "keep":
            self._play_keep(info, self.players_to_act[0] if seat is None else seat)
        else:
            top = self.pending.pop()
            getattr(self, f"_play_{top.name}")(info, **top.facts)
        self._carry_on()

    def copy(self) -> Tzolkin:
        return deepcopy(self)

    # ---- the stack --------------------------------------------------------------------------

    def _then(self, *steps: Step) -> None:
        """Push steps so that the first argument is executed first."""
        self.pending.extend(reversed(steps))

    def _carry_on(self) -> None:
        """Run automatic steps until a player must decide or the game is over."""
        while self.pending and self.phase not in BY_NATURE + BY_PLAYERS:
            top = self.pending.pop()
            getattr(self, f"_do_{top.name}")(**top.facts)

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    # ---- set-up (s1, s8.3) ------------------------------------------------------------------

    def _choices_starting_seat(self) -> list[Info]:
        return [{"type": "starting_seat", "seat": s} for s in range(self.number)]

    def _play_starting_seat(self, info: Info) -> None:
        self.starting_player = info["seat"]

    def _choices_reveal_monument(self) -> list[Info]:
        return [{"type": "reveal_monument", "monument": m} for m in self.monument_pile]

    def _play_reveal_monument(self, info: Info) -> None:
        self.monument_pile.remove(info["monument"])
        self.monuments_on_display.append(info["monument"])

    def _do_refill(self) -> None:
        """Fill the gaps of the six building slots; an empty pile leaves gaps (s3c, J36)."""
        if len(self.buildings_on_display) < 6 and self.building_pile:
            self._then(step("reveal_building"), step("refill"))

    def _choices_reveal_building(self) -> list[Info]:
        return [{"type": "reveal_building", "building": b} for b in self.building_pile]

    def _play_reveal_building(self, info: Info) -> None:
        self.building_pile.remove(info["building"])
        self.buildings_on_display.append(info["building"])

    def _choices_deal(self, seat: int) -> list[Info]:
        return [{"type": "deal", "seat": seat, "tile": w} for w in self.wealth_pile]

    def _play_deal(self, info: Info, seat: int) -> None:
        """In secret with the draft, face up without it."""
        self.wealth_pile.remove(info["tile"])
        player = self.players[seat]
        (player.dealt if self.draft else player.wealth).append(info["tile"])

    def _do_dummies(self) -> None:
        if self.dummies_to_place > 0:
            self._then(step("dummy"), step("dummies"))

    def _choices_dummy(self) -> list[Info]:
        return [{"type": "dummy", "tile": w} for w in self.wealth_pile]

    def _play_dummy(self, info: Info) -> None:
        """s8.3: a dummy on the printed space; the first of a small wheel brings a second one."""
        self.wealth_pile.remove(info["tile"])
        tile = WEALTH[info["tile"]]
        wheel = self.wheels[tile.dummy_wheel]
        first_here = "dummy" not in wheel
        wheel[tile.dummy_space] = "dummy"
        self.dummies_to_place -= 1
        if first_here and tile.dummy_wheel in SMALL_WHEELS and self.dummies_to_place > 0:
            wheel[(tile.dummy_space + 5) % 10] = "dummy"  # J17: even on 8
            self.dummies_to_place -= 1

    def _choices_keep(self, seat: int) -> list[Info]:
        player = self.players[seat]
        return [{"type": "keep", "tile": w} for w in sorted(player.dealt) if w not in player.kept]

    def _play_keep(self, info: Info, seat: int) -> None:
        """The choices are revealed after the last one; rejected tiles never."""
        self.players[seat].kept.append(info["tile"])
        if not self.players_to_act:
            self.pending.pop()

    def _do_benefits(self) -> None:
        """s1: benefits in seating order from the starting player."""
        self.revealed = True
        for player in self.players:
            player.wealth += player.kept
            player.dealt, player.kept = [], []
        for seat in self._seats_in_order():
            self._receive_benefits(seat)

    def _receive_benefits(self, seat: int) -> None:
        """No wealth tile needs a decision, so all effects are immediate."""
        self.active = seat
        for tile in sorted(self.players[seat].wealth):
            for effect in WEALTH[tile].benefits:
                self._do_effect(effect)

    def _seats_in_order(self) -> list[int]:
        """Clockwise from the holder of the starting marker (s2)."""
        assert self.starting_player is not None
        return [(self.starting_player + i) % self.number for i in range(self.number)]

    # ---- a round and a turn (s2, s3) --------------------------------------------------------

    def _do_round(self) -> None:
        turns = [step("begin_turn", seat=s) for s in self._seats_in_order()]
        self._then(*turns, step("end_of_round"))

    def _do_begin_turn(self, seat: int) -> None:
        self.active = seat
        self.placed = 0
        self._then(step("turn", begged=False), step("end_of_turn"))

    def _choices_turn(self, begged: bool) -> list[Info]:
        """s3a and s3b; the forced case is J12."""
        begs = [] if begged else self._begs()
        placements = self._placements()
        pick_ups = self._pick_ups()
        if not placements and not pick_ups:
            return begs or self._pity_placements()
        return begs + placements + pick_ups

    def _begs(self) -> list[Info]:
        """J11, J13: with 0, 1 or 2 corn, stepping down somewhere above the bottom."""
        if self.me.corn > 2:
            return []
        return [{"type": "beg", "temple": t} for t in self._temples_above_bottom()]

    def _temples_above_bottom(self) -> list[str]:
        return [t for t in TEMPLES if self.me.temples[t] > 0]

    def _lowest_free_spaces(self) -> dict[str, int]:
        """Per wheel the lowest numbered free space; a full wheel is missing."""
        lowest: dict[str, int] = {}
        for wheel in WHEELS:
            free = [n for n in range(LAST_SPACE[wheel] + 1) if self.wheels[wheel][n] is None]
            if free:
                lowest[wheel] = free[0]
        return lowest

    def _placements(self) -> list[Info]:
        """s3b: space number plus 0, 1, 2 .. for the 1st, 2nd, 3rd .. worker of the turn."""
        if self.me.workers_in_hand == 0:
            return []
        spaces = self._lowest_free_spaces()
        if self.starting_space is None:
            spaces["starting_space"] = 0
        return [
            {"type": "place", "wheel": wheel, "space": space, "cost": space + self.placed}
            for wheel, space in spaces.items()
            if space + self.placed <= self.me.corn
        ]

    def _pity_placements(self) -> list[Info]:
        """J12: one worker on a cheapest free space for all the corn in hand."""
        spaces = self._lowest_free_spaces()
        cheapest = min(spaces.values())
        return [
            {"type": "place", "wheel": w, "space": n, "cost": self.me.corn, "pity": True}
            for w, n in spaces.items()
            if n == cheapest
        ]

    def _pick_ups(self) -> list[Info]:
        """Own workers on the wheels; the one on the starting space stays there."""
        return [
            {"type": "pick_up", "wheel": wheel, "space": n}
            for wheel in WHEELS
            for n in range(LAST_SPACE[wheel] + 1)
            if self.wheels[wheel][n] == self.active
        ]

    def _play_turn(self, info: Info, begged: bool) -> None:
        if info["type"] == "beg":
            self.me.corn = 3
            self.me.temples[info["temple"]] -= 1
            self._then(step("turn", begged=True))
        elif info["type"] == "place":
            self._place(info)
        else:
            self._pick_up(info)

    def _choices_place(self) -> list[Info]:
        return [*self._placements(), {"type": "end_turn"}]

    def _play_place(self, info: Info) -> None:
        if info["type"] == "place":
            self._place(info)

    def _place(self, info: Info) -> None:
        """Pay and place the worker; after a pity placement the turn is over."""
        self.me.corn -= info["cost"]
        self.me.workers_in_hand -= 1
        self.placed += 1
        if info["wheel"] == "starting_space":
            self.starting_space = self.active
        else:
            self.wheels[info["wheel"]][info["space"]] = self.active
        if "pity" not in info:
            self._then(step("place"))

    def _choices_pick_up(self) -> list[Info]:
        return [*self._pick_ups(), {"type": "end_turn"}]

    def _play_pick_up(self, info: Info) -> None:
        if info["type"] == "pick_up":
            self._pick_up(info)

    def _pick_up(self, info: Info) -> None:
        """The worker comes to hand; its action is resolved fully before the next worker."""
        wheel, space = info["wheel"], info["space"]
        self.wheels[wheel][space] = None
        self.me.workers_in_hand += 1
        self._then(step("use", wheel=wheel, space=space), step("pick_up"))

    def _do_end_of_turn(self) -> None:
        """s3c: refill, then the corn on the teeth for the player who took the starting space."""
        self.placed = 0
        self._then(step("refill"), step("take_calendar_corn"))

    def _do_take_calendar_corn(self) -> None:
        """The starting space is emptied every round, so a worker there was placed in this turn."""
        if self.starting_space == self.active:
            self.me.corn += self.calendar_corn
            self.calendar_corn = 0

    # ---- using a worker (s4) ----------------------------------------------------------------

    def _choices_use(self, wheel: str, space: int) -> list[Info]:
        uses = [
            self._use_if_possible(wheel, action, step_back)
            for action, step_back in self._reachable_actions(wheel, space)
        ]
        return [{"type": "nothing"}, *[use for use in uses if use]]

    def _reachable_actions(self, wheel: str, space: int) -> list[tuple[int, int]]:
        """Actions with the corn for stepping back (s3b, s7 theology 1, J37, J43, J46, J49)."""
        last = LAST_ACTION[wheel]
        everything_free = [(n, 0) for n in range(1, last + 1)]
        if space > last:
            return everything_free
        theology = wheel == "chichen_itza" and self.me.techs["theology"] >= 1
        if theology and space == 9:
            return everything_free
        backwards = [(n, space - n) for n in range(1, space + 1)]
        return [*backwards, (space + 1, 0)] if theology else backwards

    def _use_if_possible(self, wheel: str, action: int, fee: int) -> Info | None:
        """The use of an action, if all corn can be paid and the action carried out (s4)."""
        cost = fee + self._own_corn_cost(wheel, action)
        if cost > self.me.corn or not self._feasible(wheel, action, self.me.corn - cost):
            return None
        return {"type": "use", "wheel": wheel, "space": action, "cost": cost}

    @staticmethod
    def _own_corn_cost(wheel: str, action: int) -> int:
        """Uxmal 1 costs 3 corn and Uxmal 5 costs 1; other costs are paid later."""
        return {("uxmal", 1): 3, ("uxmal", 5): 1}.get((wheel, action), 0)

    def _feasible(self, wheel: str, action: int, corn: int) -> bool:
        """Whether the action can be carried out with that corn left, and gains something (J44)."""
        if wheel == "palenque":
            return self._feasible_palenque(action)
        if wheel == "yaxchilan":
            return action != 4 or self.skulls_in_bank > 0
        if wheel == "tikal":
            return self._feasible_tikal(action)
        if wheel == "uxmal":
            return self._feasible_uxmal(action, corn)
        return self.me.skulls > 0 and not self.chichen_skulls[action]

    def _feasible_palenque(self, action: int) -> bool:
        if action == 1:
            return True
        if action == 2:
            return self.jungle[2]["corn"] > 0 or self.me.techs["agriculture"] >= 2
        return bool(self._choices_harvest(action))

    def _feasible_tikal(self, action: int) -> bool:
        if action in (1, 3):
            return any(self._advance_gains(i["tech"]) for i in self._advances(free=False))
        if action == 2:
            return bool(self._choices_build("tikal_2", False))
        if action == 4:
            return bool(self._choices_build("tikal_4_first", False))
        return self.me.number_of_blocks() > 0 and bool(self._climbable())

    def _feasible_uxmal(self, action: int, corn: int) -> bool:
        if action == 1:
            return bool(self._climbable())
        if action == 2:
            return self.me.number_of_blocks() > 0 or corn >= min(MARKET_PRICE.values())
        if action == 3:
            return self.me.workers_in_bank > 0
        if action == 4:
            return any(self._price_in_corn(b) <= corn for b in self.buildings_on_display)
        return any(
            self._own_corn_cost(w, a) <= corn
            and self._feasible(w, a, corn - self._own_corn_cost(w, a))
            for w, a in ANY_ACTION
        )

    def _play_use(self, info: Info, wheel: str, space: int) -> None:
        if info["type"] == "use":
            self._use(info)

    def _use(self, info: Info) -> None:
        """Pay the corn of the action, then carry it out."""
        self.me.corn -= info["cost"]
        wheel, action = info["wheel"], info["space"]
        if wheel == "palenque":
            self._palenque(action)
        elif wheel == "yaxchilan":
            self._yaxchilan(action)
        elif wheel == "tikal":
            self._tikal(action)
        elif wheel == "uxmal":
            self._uxmal(action)
        else:
            self._chichen_itza(action)

    # ---- Palenque ---------------------------------------------------------------------------

    def _palenque(self, action: int) -> None:
        if action == 1:  # fishing gains from level 2 only
            self.me.corn += 3 + (1 if self.me.techs["agriculture"] >= 2 else 0)
        elif action == 2:
            if self.jungle[2]["corn"] > 0:
                self._take_corn_tile(2)
            self.me.corn += self._harvested_corn(2)
        else:
            self._then(step("harvest", action=action))

    def _take_corn_tile(self, action: int) -> None:
        self.jungle[action]["corn"] -= 1
        self.me.corn_tiles += 1

    def _harvested_corn(self, action: int) -> int:
        """s7 agriculture: +1 from level 1, +3 in all at level 3."""
        return JUNGLE_CORN[action] + (0, 1, 1, 3)[self.me.techs["agriculture"]]

    def _harvested_wood(self, action: int) -> int:
        return JUNGLE_WOOD[action] + (1 if self.me.techs["extraction"] >= 1 else 0)

    def _choices_harvest(self, action: int) -> list[Info]:
        """J4, J20, J21: a visible tile, corn without a tile, or burning."""
        group = self.jungle[action]
        corn = self._harvested_corn(action)
        choices: list[Info] = []
        if group["corn"] > 0:
            choices.append({"type": "harvest", "take": "corn", "tile": True, "corn": corn})
        elif self.me.techs["agriculture"] >= 2:
            choices.append({"type": "harvest", "take": "corn", "tile": False, "corn": corn})
        if group["wood"] > 0:
            wood = self._harvested_wood(action)
            choices.append({"type": "harvest", "take": "wood", "wood": wood})
            choices += [
                {"type": "burn", "temple": t, "corn": corn} for t in self._temples_above_bottom()
            ]
        return choices

    def _play_harvest(self, info: Info, action: int) -> None:
        group = self.jungle[action]
        if info["type"] == "burn":  # the wood tile leaves the game, the corn beneath is taken
            group["wood"] -= 1
            self.me.corn_tiles += 1
            self.me.corn += info["corn"]
            self.me.temples[info["temple"]] -= 1
        elif info["take"] == "wood":  # uncovers a corn tile at once
            group["wood"] -= 1
            group["corn"] += 1
            self.me.wood_tiles += 1
            self.me.blocks["wood"] += info["wood"]
        else:
            if info["tile"]:
                self._take_corn_tile(action)
            self.me.corn += info["corn"]

    # ---- Yaxchilan --------------------------------------------------------------------------

    def _yaxchilan(self, action: int) -> None:
        """s4, with s7 extraction (levels 1, 2, 3 for wood, stone, gold) and theology 3."""
        level = self.me.techs["extraction"]
        if action == 1:
            self.me.blocks["wood"] += 2 if level >= 1 else 1
        if action in (2, 5):
            self.me.blocks["stone"] += 2 if level >= 2 else 1
        if action in (3, 5):
            self.me.blocks["gold"] += 2 if level >= 3 else 1
        self.me.corn += {1: 0, 2: 1, 3: 2, 4: 0, 5: 2}[action]
        if action == 4:
            self._gain_skull()
            if self.me.techs["theology"] >= 3:
                self._gain_skull()

    def _gain_skull(self) -> None:
        """J30, J32: take as many as there are."""
        if self.skulls_in_bank > 0:
            self.skulls_in_bank -= 1
            self.me.skulls += 1

    # ---- Tikal ------------------------------------------------------------------------------

    def _tikal(self, action: int) -> None:
        if action == 1:
            self._then(step("advance", free=False, optional=False))
        elif action == 2:
            self._then(step("build", source="tikal_2", used_up=False))
        elif action == 3:  # J8: one or two, the second after the first is complete
            self._then(
                step("advance", free=False, optional=False),
                step("advance", free=False, optional=True),
            )
        elif action == 4:
            self._then(step("build", source="tikal_4_first", used_up=False))
        else:
            self._then(step("pay", number=1), step("two_temples"))

    # ---- Uxmal ------------------------------------------------------------------------------

    def _uxmal(self, action: int) -> None:
        if action == 1:
            self._then(step("any_temple"))
        elif action == 2:
            self._then(step("market", buying=False))
        elif action == 3:
            self._gain_worker()
        elif action == 4:
            self._then(step("build", source="uxmal_4", used_up=False))
        else:
            self._then(step("any_action", optional=False))

    def _gain_worker(self) -> None:
        """Into the hand; lost when all six are in play (J30)."""
        if self.me.workers_in_bank > 0:
            self.me.workers_in_bank -= 1
            self.me.workers_in_hand += 1

    def _choices_any_action(self, optional: bool) -> list[Info]:
        """Uxmal 5 has been paid already; B21 costs its 1 corn here and may be declined (J29)."""
        fee = 1 if optional else 0
        uses = [self._use_if_possible(w, a, fee) for w, a in ANY_ACTION]
        return [use for use in uses if use] + ([stop("any_action")] if optional else [])

    def _play_any_action(self, info: Info, optional: bool) -> None:
        if info["type"] == "use":
            self._use(info)

    def _choices_market(self, buying: bool) -> list[Info]:
        """s4: first sell, then buy, then stop."""
        choices: list[Info] = []
        for block, price in MARKET_PRICE.items():
            if not buying and self.me.blocks[block] > 0:
                choices.append({"type": "sell", "block": block, "corn": price})
            if self.me.corn >= price:
                choices.append({"type": "buy", "block": block, "corn": price})
        return [*choices, stop("market")]

    def _play_market(self, info: Info, buying: bool) -> None:
        if info["type"] == "sell":
            self.me.blocks[info["block"]] -= 1
            self.me.corn += info["corn"]
            self._then(step("market", buying=False))
        elif info["type"] == "buy":
            self.me.corn -= info["corn"]
            self.me.blocks[info["block"]] += 1
            self._then(step("market", buying=True))

    # ---- Chichen Itza -----------------------------------------------------------------------

    def _chichen_itza(self, action: int) -> None:
        """Skull, VP, step, block of choice, and then perhaps theology 2."""
        points, temple, blocks = CHICHEN_ITZA[action]
        self.me.skulls -= 1
        self.chichen_skulls[action] = True
        self.me.score(points)
        self._climb(temple)
        gain = [step("gain", number=blocks)] if blocks else []
        self._then(*gain, step("theology_two"))

    def _do_theology_two(self) -> None:
        """J45: needs the level, a block in hand and a climbable temple."""
        if self.me.techs["theology"] >= 2 and self.me.number_of_blocks() > 0 and self._climbable():
            self._then(step("theology"))

    def _choices_theology(self) -> list[Info]:
        return [*self._choices_pay(number=1), stop("theology")]

    def _play_theology(self, info: Info) -> None:
        if info["type"] == "pay":
            self._play_pay(info, number=1)
            self._then(step("any_temple"))

    # ---- blocks: paying and gaining ---------------------------------------------------------

    def _choices_pay(self, number: int) -> list[Info]:
        return [{"type": "pay", **mix} for mix in mixes(number) if self.me.holds(mix)]

    def _play_pay(self, info: Info, number: int) -> None:
        self.me.hand_in_blocks({b: info[b] for b in BLOCKS})

    def _choices_gain(self, number: int) -> list[Info]:
        return [{"type": "gain", **mix} for mix in mixes(number)]

    def _play_gain(self, info: Info, number: int) -> None:
        for b in BLOCKS:
            self.me.blocks[b] += info[b]

    # ---- temples (s6) -----------------------------------------------------------------------

    def _can_climb(self, temple: str) -> bool:
        """Not on the top already, and the next step is not a top held by another."""
        here, top = self.me.temples[temple], TEMPLE_TOP[temple]
        top_is_held = any(p.temples[temple] == top for p in self.players)
        return here < top and not (here + 1 == top and top_is_held)

    def _climbable(self) -> list[str]:
        return [t for t in TEMPLES if self._can_climb(t)]

    def _climb(self, temple: str) -> None:
        """One step, or a lost one; arriving on the top turns the board to its light side."""
        if self._can_climb(temple):
            self.me.temples[temple] += 1
            if self.me.temples[temple] == TEMPLE_TOP[temple]:
                self.me.light_side = True

    def _do_any_temple(self) -> None:
        """A step of choice; lost when nothing can be climbed (J30)."""
        if self._climbable():
            self._then(step("climb"))

    def _choices_climb(self) -> list[Info]:
        return [{"type": "climb", "temple": t} for t in self._climbable()]

    def _play_climb(self, info: Info) -> None:
        self._climb(info["temple"])

    def _do_two_temples(self) -> None:
        """Tikal 5: two different temples (J10), or one step when only one can be climbed."""
        self._then(step("climb_two" if len(self._climbable()) >= 2 else "any_temple"))

    def _choices_climb_two(self) -> list[Info]:
        return [
            {"type": "climb_two", "temples": list(pair)}
            for pair in combinations(self._climbable(), 2)
        ]

    def _play_climb_two(self, info: Info) -> None:
        for temple in info["temples"]:
            self._climb(temple)

    # ---- technologies (s7) ------------------------------------------------------------------

    def _advances(self, free: bool) -> list[Info]:
        """Advances that can be paid: 1, 2, 3 blocks for the levels, 1 for the bonus beyond."""
        advances: list[Info] = []
        for tech in TECHS:
            level = self.me.techs[tech] + 1
            cost = 0 if free else (1 if level == 4 else level)
            if cost <= self.me.number_of_blocks():
                advances.append({"type": "advance", "tech": tech, "level": level, "cost": cost})
        return advances

    def _advance_gains(self, tech: str) -> bool:
        """J44: false only for a bonus that would be lost."""
        if self.me.techs[tech] < 3:
            return True
        if tech == "agriculture":
            return bool(self._climbable())
        if tech == "theology":
            return self.skulls_in_bank > 0
        return True

    def _choices_advance(self, free: bool, optional: bool) -> list[Info]:
        return self._advances(free) + ([stop("advance")] if optional else [])

    def _play_advance(self, info: Info, free: bool, optional: bool) -> None:
        if info["type"] == "advance":
            payment = [step("pay", number=info["cost"])] if info["cost"] > 0 else []
            self._then(*payment, step("level_up", tech=info["tech"]))

    def _do_level_up(self, tech: str) -> None:
        """One level, or the bonus beyond level 3 (J27: also from a free advance)."""
        if self.me.techs[tech] < 3:
            self.me.techs[tech] += 1
        elif tech == "agriculture":
            self._then(step("any_temple"))
        elif tech == "extraction":
            self._then(step("gain", number=2))
        elif tech == "architecture":
            self.me.score(3)
        else:
            self._gain_skull()

    # ---- building (s4, s7 architecture, J9, J28, J42, J47) ----------------------------------
    #
    # source: "tikal_2", "tikal_4_first", "tikal_4_second", "extra" (B08) or "uxmal_4";
    # used_up: whether the first building of this very Tikal 4 has used architecture.

    def _choices_build(self, source: str, used_up: bool) -> list[Info]:
        level = self.me.techs["architecture"]
        if source == "uxmal_4":
            return self._offers_for_corn()
        if source == "tikal_4_first":
            offers = self._offers_for_blocks(level)
            if level >= 1:
                full_price = self._offers_for_blocks(0)
                offers += [{**offer, "keep_architecture": True} for offer in full_price]
            return offers + self._monument_offers()
        if source == "tikal_4_second":
            return [*self._offers_for_blocks(0 if used_up else level), stop("build")]
        if source == "extra":
            return [*self._offers_for_blocks(level), stop("build")]
        return self._offers_for_blocks(level)

    def _offers_for_blocks(self, level: int) -> list[Info]:
        return [
            {
                "type": "build",
                "building": b,
                "pay": "blocks",
                "cost": dict(BUILDINGS[b].cost),
                "architecture": level,
            }
            for b in sorted(self.buildings_on_display)
            if (self._droppable(b) if level == 3 else self.me.holds(BUILDINGS[b].cost))
        ]

    def _droppable(self, building: str) -> list[str]:
        """Blocks of the cost that may be left out so that the rest can be paid."""
        cost = BUILDINGS[building].cost
        return [b for b in BLOCKS if cost[b] > 0 and self.me.holds(without_one(cost, b))]

    def _offers_for_corn(self) -> list[Info]:
        return [
            {
                "type": "build",
                "building": b,
                "pay": "corn",
                "cost": {"corn": self._price_in_corn(b)},
                "architecture": self.me.techs["architecture"],
            }
            for b in sorted(self.buildings_on_display)
            if self._price_in_corn(b) <= self.me.corn
        ]

    def _price_in_corn(self, building: str) -> int:
        """Uxmal 4: 2 corn per block, 2 less with architecture 3, never below 0."""
        price = 2 * sum(BUILDINGS[building].cost.values())
        return max(0, price - (2 if self.me.techs["architecture"] == 3 else 0))

    def _monument_offers(self) -> list[Info]:
        return [
            {"type": "monument", "monument": m, "cost": dict(MONUMENTS[m].cost)}
            for m in sorted(self.monuments_on_display)
            if self.me.holds(MONUMENTS[m].cost)
        ]

    def _play_build(self, info: Info, source: str, used_up: bool) -> None:
        if info["type"] == "stop":
            return
        if info["type"] == "monument":
            self._build_monument(info["monument"])
            return
        building, level = info["building"], info["architecture"]
        if source == "tikal_4_first":  # the second building stays below everything that follows now
            self._then(step("build", source="tikal_4_second", used_up=level > 0))
        if info["pay"] == "corn":
            self.me.corn -= info["cost"]["corn"]
            self._take_building(building, level)
        elif level == 3:
            self._then(step("drop", building=building))
        else:
            self.me.hand_in_blocks(info["cost"])
            self._take_building(building, level)

    def _choices_drop(self, building: str) -> list[Info]:
        return [{"type": "drop", "block": b} for b in self._droppable(building)]

    def _play_drop(self, info: Info, building: str) -> None:
        self.me.hand_in_blocks(without_one(BUILDINGS[building].cost, info["block"]))
        self._take_building(building, 3)

    def _take_building(self, building: str, level: int) -> None:
        """After paying: the tile, architecture corn and VP, then the effects one by one."""
        self.buildings_on_display.remove(building)
        self.me.buildings.append(building)
        if level >= 1:
            self.me.corn += 1
        if level >= 2:
            self.me.score(2)
        self._then(*[step("effect", effect=e) for e in BUILDINGS[building].effects])

    def _build_monument(self, monument: str) -> None:
        """No architecture; M13's skull goes back to the bank (s8.2)."""
        cost = MONUMENTS[monument].cost
        self.me.hand_in_blocks(cost)
        self.me.skulls -= cost["skulls"]
        self.skulls_in_bank += cost["skulls"]
        self.monuments_on_display.remove(monument)
        self.me.monuments.append(monument)

    def _do_effect(self, effect: Effect) -> None:
        """One effect of a building or wealth tile."""
        name, value = effect
        if name in ("feeds", "cheaper"):
            return  # counts on Food Days
        if name == "corn":
            self.me.corn += value
        elif name in BLOCKS:
            self.me.blocks[name] += value
        elif name == "skull":
            self._gain_skull()
        elif name == "worker":
            self._gain_worker()
        elif name == "vp":
            self.me.score(value)
        elif name == "temple":
            self._climb(value)
        elif name == "any_temple":
            self._then(step("any_temple"))
        elif name == "tech":
            self._do_level_up(value)
        elif name == "any_tech":
            self._then(step("advance", free=True, optional=False))
        elif name == "extra_building":
            self._then(step("build", source="extra", used_up=False))
        elif name == "market":
            self._then(step("market", buying=False))
        elif name == "any_action":
            self._then(step("any_action", optional=True))
        else:
            raise AssertionError(f"unknown effect {name}")

    # ---- end of a round, Food Days (s2, s5, s6) ---------------------------------------------

    def _do_end_of_round(self) -> None:
        """s5: the next pending Food Day takes place as soon as its day has come, perhaps late."""
        food_day = 5 - self.food_days_left  # 1st .. 4th
        if self.food_days_left == 0 or FOOD_DAYS[food_day - 1] > self.day:
            self._then(step("calendar"))
        else:
            change = [step("change_age"), step("refill")] if food_day == 2 else []
            self._then(step("feed"), *change, step("rewards", food_day=food_day), step("calendar"))

    def _do_feed(self) -> None:
        """J33: free workers first, then as many as the corn allows; 3 VP for each unfed one."""
        for player in self.players:
            price = max(0, 2 - player.tile_effects("cheaper"))
            hungry = max(0, player.workers_in_play() - player.tile_effects("feeds"))
            num_fed = hungry if price == 0 else min(hungry, player.corn // price)
            player.corn -= num_fed * price
            player.score(-3 * (hungry - num_fed))

    def _do_change_age(self) -> None:
        """s6.2, J36: age I leaves the display and the pile, age II comes."""
        self.removed_buildings += self.buildings_on_display + self.building_pile
        self.buildings_on_display = []
        self.building_pile = self.next_age_pile
        self.next_age_pile = []
        self.age = 2

    def _do_rewards(self, food_day: int) -> None:
        for temple in TEMPLES:
            if food_day in (1, 3):
                self._temple_goods(temple)
            else:
                self._temple_points(temple, food_day)
        self.food_days_left -= 1

    def _temple_goods(self, temple: str) -> None:
        """Goods of the own step and of all below; with too few skulls no player gets one (J31)."""
        for index, good in TEMPLE_GOODS[temple].items():
            entitled = [p for p in self.players if p.temples[temple] >= index]
            if good != "skull":
                for player in entitled:
                    player.blocks[good] += 1
            elif len(entitled) <= self.skulls_in_bank:
                for player in entitled:
                    player.skulls += 1
                    self.skulls_in_bank -= 1

    def _temple_points(self, temple: str, food_day: int) -> None:
        """VP of the own step, and the leader bonus, halved when shared (J14, J15)."""
        highest = max(p.temples[temple] for p in self.players)
        leaders = [p for p in self.players if p.temples[temple] == highest]
        bonus = LEADER_BONUS[temple][food_day]
        for player in self.players:
            player.score(TEMPLE_VP[temple][player.temples[temple]])
        for player in leaders:
            player.score(bonus if len(leaders) == 1 else bonus // 2)

    # ---- the calendar (s5) ------------------------------------------------------------------

    def _do_calendar(self) -> None:
        taker = self.starting_space
        if taker is None:
            self.calendar_corn += 1
            self._then(step("advance_days", days=1))
            return
        self.starting_space = None  # J22, J50: back in hand before the decision
        self.players[taker].workers_in_hand += 1
        if self.starting_player == taker:
            self.starting_player = (taker + 1) % self.number  # J38
        else:
            self.starting_player = taker
        if self._two_days_allowed(taker):
            self._then(step("days", seat=taker))
        else:
            self._then(step("advance_days", days=1))

    def _two_days_allowed(self, seat: int) -> bool:
        """Light side, and no player's worker before its last useful space; dummies never (J18)."""
        if self.food_days_left == 0 or not self.players[seat].light_side:
            return False
        return all(self.wheels[w][n] in (None, "dummy") for w, n in NO_TWO_DAYS.items())

    def _choices_days(self, seat: int) -> list[Info]:
        return [{"type": "days", "days": 1}, {"type": "days", "days": 2}]

    def _play_days(self, info: Info, seat: int) -> None:
        if info["days"] == 2:
            self.players[seat].light_side = False
        self._then(step("advance_days", days=info["days"]))

    def _do_advance_days(self, days: int) -> None:
        """After the fourth Food Day this is the last day of the game (J50)."""
        for _ in range(days):
            self.day += 1
            for wheel in WHEELS:
                self._turn_wheel(wheel)
        if self.food_days_left == 0:
            self._final_scoring()
        else:
            self.round += 1
            self._then(step("round"))

    def _turn_wheel(self, wheel: str) -> None:
        """Workers move up one space; players' workers fall off at the end, dummies continue."""
        before = self.wheels[wheel]
        after: list[int | str | None] = [None] * HOLES[wheel]
        for space, worker in enumerate(before):
            if isinstance(worker, int) and space == LAST_SPACE[wheel]:
                self.players[worker].workers_in_hand += 1
            elif worker is not None:
                after[(space + 1) % HOLES[wheel]] = worker
        self.wheels[wheel] = after

    # ---- end of the game (s7, s8.2) ---------------------------------------------------------

    def _final_scoring(self) -> None:
        """Only the VP change (J50); corn counts in exact quarters (J16)."""
        points = [
            3 * player.skulls + sum(self._monument_points(m, player) for m in player.monuments)
            for player in self.players
        ]
        for player, extra in zip(self.players, points, strict=True):
            corn = player.corn + sum(MARKET_PRICE[b] * player.blocks[b] for b in BLOCKS)
            player.score(extra)
            player.quarters += corn

    def _monument_points(self, monument: str, player: Player) -> int:
        levels = list(player.techs.values())
        if monument in ("M01", "M06", "M10"):  # J25
            colour = MONUMENTS[monument].category
            owned = [BUILDINGS[b].category for b in player.buildings]
            owned += [MONUMENTS[m].category for m in player.monuments]
            return 4 * owned.count(colour)
        if monument == "M02":
            return 2 * len(player.buildings) + 2 * len(player.monuments)
        if monument == "M03":
            return 4 * player.corn_tiles
        if monument == "M04":
            return 4 * player.wood_tiles
        if monument == "M05":
            return {2: 6, 3: 5, 4: 4}[self.number] * sum(len(p.monuments) for p in self.players)
        if monument == "M07":
            return (0, 9, 20, 33, 33)[levels.count(3)]
        if monument == "M08":
            return 3 * sum(levels)
        if monument == "M09":
            return {3: 0, 4: 6, 5: 12, 6: 18}[player.workers_in_play()]
        if monument == "M11":
            return sum(TEMPLE_VP[t][player.temples[t]] for t in TEMPLES)
        if monument == "M12":
            return max(0, *(3 * (player.temples[t] - 1) for t in TEMPLES))
        assert monument == "M13"
        return 3 * sum(self.chichen_skulls)

    @property
    def scores(self) -> list[int | float]:
        return [player.vp for player in self.players]

    @property
    def winners(self) -> list[int]:
        """Most VP, then most own workers on the five wheels, then a shared victory."""
        if self.pending:
            return []
        ranks = [(p.quarters, self._workers_on_wheels(s)) for s, p in enumerate(self.players)]
        return [s for s, rank in enumerate(ranks) if rank == max(ranks)]

    def _workers_on_wheels(self, seat: int) -> int:
        return sum(wheel.count(seat) for wheel in self.wheels.values())

    # ---- what can be seen -------------------------------------------------------------------

    def views(self) -> dict[int | None, Info]:
        """The views of every seat and of a spectator."""
        return {seat: self.view(seat) for seat in (None, *range(len(self.players)))}

    def view(self, seat: int | None) -> Info:
        """The position as that seat sees it; None is a spectator."""
        return {
            "players": [self._view_player(s, s == seat) for s in range(self.number)],
            "wheels": {w: list(self.wheels[w]) for w in WHEELS},
            "starting_space": self.starting_space,
            "starting_player": self.starting_player,
            "skulls_in_bank": self.skulls_in_bank,
            "chichen_skulls": list(self.chichen_skulls),
            "jungle": {str(g): dict(tiles) for g, tiles in self.jungle.items()},
            "buildings_on_display": sorted(self.buildings_on_display),
            "monuments_on_display": sorted(self.monuments_on_display),
            "building_pile": sorted(self.building_pile),
            "next_age_pile": sorted(self.next_age_pile),
            "monument_pile": sorted(self.monument_pile),
            "day": self.day,
            "round": self.round,
            "age": self.age,
            "food_days_left": self.food_days_left,
            "calendar_corn": self.calendar_corn,
            "phase": self.phase,
            "current_player": self.current_player,
            "placed": self.placed,
            "options": {"starting_seat": self.starting_seat_option, "draft": self.draft},
        }

    def _view_player(self, seat: int, own: bool) -> Info:
        player = self.players[seat]
        view: Info = {
            "corn": player.corn,
            **player.blocks,
            "skulls": player.skulls,
            "vp": player.vp,
            "workers_in_hand": player.workers_in_hand,
            "workers_in_bank": player.workers_in_bank,
            "temples": dict(player.temples),
            "techs": dict(player.techs),
            "buildings": sorted(player.buildings),
            "monuments": sorted(player.monuments),
            "wealth": sorted(player.wealth),
            "corn_tiles": player.corn_tiles,
            "wood_tiles": player.wood_tiles,
            "light_side": player.light_side,
        }
        if own and self.draft and not self.revealed:
            view["dealt"] = sorted(player.dealt)
            view["kept"] = sorted(player.kept)
        return view
