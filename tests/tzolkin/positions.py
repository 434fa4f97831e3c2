"""Positions of Tzolk'in from a short description, and moves from there.

    t = position(at=["tikal 2"], wood=1, architecture=1, shown=["B01"])
    t.pick_up("tikal 2").use("tikal 2").build("B01")
    assert t.change() == {"wood": -1, "corn": +1, "buildings": ["B01"]}

The default is the position after set-up, but without goods and with no tile on display. The helper
balances the supplies: workers come from the hand (then from the bank), skulls from the bank, tiles
from the jungle. After every choice the position is checked against the invariants of the game.

All numbers are repeated here and in the tests, so that they check data.toml and the rules
independently: nothing is read from either.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sacbe
from sacbe.games.tzolkin.state import (
    ASK_TURN,
    GONE,
    KEPT,
    PILE,
    SLOT,
)
from sacbe.games.tzolkin.state import Player as PlayerRecord
from sacbe.games.tzolkin.state import State as Record
from sacbe.kernel import to_bytes
from sacbe.play.state import State

Info = dict[str, Any]

WHEELS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
TEMPLES = ("brown", "yellow", "green")
TOPS = {"brown": 6, "yellow": 8, "green": 7}
TECHS = ("agriculture", "extraction", "architecture", "theology")
BLOCKS = ("wood", "stone", "gold")
FARMS = {"B01": 1, "B02": 1, "B03": 1, "B15": 3, "B16": 3, "B17": 3, "W14": 1}
FRUGAL = ("B04", "B05")
FOOD_DAYS = (7, 13, 20, 26)
DUMMIES = {2: 12, 3: 6, 4: 0}

OF_THE_TABLE = frozenset(
    ("shown", "day", "held", "teeth", "bank_skulls", "chichen", "jungle", "dummies")
    + ("starting_space", "age")
)


def position(players: int = 4, seat: int = 0, starter: int | None = None, **has: Any) -> Position:
    """`seat` begins its turn; `has`: its goods (see `player`) and the table (see `table`)."""
    s = Record()
    s.players_n = players
    s.starting_option = -1
    s.starter = seat if starter is None else starter
    s.starting_space = -1
    s.seat = s.current_player = seat
    s.turns = (seat - s.starter) % players
    s.round = s.age = 1
    s.skulls = 13
    s.dummies_left = DUMMIES[players]
    s.building_at.fill(PILE)
    s.monument_at.fill(PILE)
    s.jungle_corn[2] = players
    for space in (3, 4, 5):
        s.jungle_wood[space] = players
    for p in range(players):
        me = s.players[p]
        me.hand = me.bank = 3
        me.light = 1
        me.temple.fill(1)
    s.depth = 1
    s.pending[0] = ASK_TURN
    t = Position(seat, plain=s)
    t.table(**{name: value for name, value in has.items() if name in OF_THE_TABLE})
    t.player(seat, **{name: value for name, value in has.items() if name not in OF_THE_TABLE})
    return t


def last_turn(players: int = 4, **has: Any) -> Position:
    """Seat 0 takes the last turn of the round; `end_round()` ends it."""
    return position(players, seat=0, starter=1, **has)


def picked_up(where: str, **has: Any) -> Position:
    """A worker has just been picked up there and may be used."""
    return position(at=[where, *has.pop("at", ())], **has).pick_up(where)


def using(where: str, **has: Any) -> Position:
    """A worker has just been picked up there and uses the action of that space."""
    return picked_up(where, **has).use(where)


def new_game(players: int = 4, starting_seat: int = 0, draft: bool = True) -> Position:
    """The beginning of a game, with chance to act."""
    game = sacbe.game("tzolkin")
    return Position(0, live=game.start(players, starting_seat=starting_seat, draft=draft))


def _place_of(where: str) -> Info:
    """ "tikal 3" as keys of an action."""
    wheel, _, space = where.partition(" ")
    return {"wheel": wheel, "space": int(space or 0)}


def _name_of(info: Info) -> str:
    if info["wheel"] == "starting_space":
        return "starting_space"
    return f"{info['wheel']} {info['space']}"


class Position:
    """A game that a test can change, inspect and play."""

    def __init__(self, seat: int, plain: Record | None = None, live: State | None = None) -> None:
        self.seat = seat  # "me" of the test
        self._plain = plain
        self._live = live
        self._before: list[Info] | None = None

    # ------------------------------------------------------------ set-up

    def _edit(self) -> Record:
        if self._plain is None:
            assert self._live is not None
            self._plain = self._live.plain()
        self._live = self._before = None
        assert self._plain is not None
        return self._plain

    @property
    def state(self) -> State:
        """The position in the engine, which rejects an impossible one."""
        if self._live is None:
            assert self._plain is not None
            self._live = State.load(sacbe.game("tzolkin"), to_bytes(self._plain))
            self._plain = None
        return self._live

    def player(self, seat: int, **has: Any) -> Position:
        """Set the goods of a seat.

        corn, vp, skulls, wood, stone, gold; brown, yellow, green: steps; agriculture, extraction,
        architecture, theology: levels; workers in play; at: spaces of its workers on the wheels;
        light: side of the board; corn_tiles, wood_tiles; buildings, monuments, wealth: tiles.
        """
        s = self._edit()
        me = s.players[seat]
        for name, value in has.items():
            if name in BLOCKS:
                me.blocks[BLOCKS.index(name)] = value
            elif name in TEMPLES:
                me.temple[TEMPLES.index(name)] = value
            elif name in TECHS:
                me.tech[TECHS.index(name)] = value
            elif name in ("corn", "light"):
                setattr(me, name, int(value))
            elif name == "vp":
                me.vp = 4 * value
            elif name == "skulls":
                s.skulls -= value - me.skulls
                me.skulls = value
            elif name == "workers":
                me.hand += me.bank - (6 - value)
                me.bank = 6 - value
            elif name == "at":
                for where in value:
                    self._put(me, where)
            elif name == "corn_tiles":
                self._take_corn_tiles(me, value)
            elif name == "wood_tiles":
                self._take_wood_tiles(me, value)
            elif name in ("buildings", "monuments", "wealth"):
                for tile in value:
                    self._own(seat, tile)
            else:
                raise TypeError(f"a player has no {name}")
        return self

    def table(self, **has: Any) -> Position:
        """Set the common parts of the table.

        shown: buildings and monuments on display; day, held: number of past Food Days (default:
        those before that day); age; teeth: corn on the calendar; bank_skulls; chichen: its spaces
        with a skull; jungle: {3: (corn tiles visible, wood tiles)}; dummies: their spaces;
        starting_space: the seat whose worker is there.
        """
        s = self._edit()
        for name, value in has.items():
            if name == "shown":
                self._show(value)
            elif name == "day":
                s.day = value
                s.round = min(27, value + 1)
                s.food_days = sum(day < value for day in FOOD_DAYS)
            elif name == "teeth":
                s.tooth_corn = value
            elif name == "bank_skulls":  # the others belong to a neighbour
                s.players[self._neighbour].skulls += s.skulls - value
                s.skulls = value
            elif name == "chichen":
                for space in value:
                    s.chichen |= 1 << space
                    s.skulls -= 1
            elif name == "jungle":
                for space, (corn, wood) in value.items():
                    missing = s.jungle_corn[space] + s.jungle_wood[space] - corn - wood
                    s.players[self._neighbour].corn_tiles += missing
                    s.jungle_corn[space] = corn
                    s.jungle_wood[space] = wood
            elif name == "dummies":
                for where in value:
                    place = _place_of(where)
                    s.dummies[WHEELS.index(place["wheel"])] |= 1 << place["space"]
                    s.dummies_left -= 1
            elif name == "starting_space":
                self._leave_hand(s.players[value])
                s.starting_space = value
            elif name not in ("held", "age"):
                raise TypeError(f"the table has no {name}")
        if "held" in has:
            s.food_days = has["held"]
        if has.get("age") == 2 or s.food_days >= 2:
            self._change_age()
        return self

    @property
    def _neighbour(self) -> int:
        n = self._plain.players_n if self._plain is not None else self.state.players
        return (self.seat + 1) % n

    def _leave_hand(self, me: PlayerRecord) -> None:
        if me.hand > 0:
            me.hand -= 1
        else:
            me.bank -= 1

    def _put(self, me: PlayerRecord, where: str) -> None:
        self._leave_hand(me)
        place = _place_of(where)
        me.wheel[WHEELS.index(place["wheel"])] |= 1 << place["space"]

    def _take_corn_tiles(self, me: PlayerRecord, n: int) -> None:
        s = self._edit()
        for space in (2, 3, 4, 5):  # a wood tile above it is burned
            while me.corn_tiles < n and s.jungle_corn[space] + s.jungle_wood[space] > 0:
                row = s.jungle_corn if s.jungle_corn[space] > 0 else s.jungle_wood
                row[space] -= 1
                me.corn_tiles += 1

    def _take_wood_tiles(self, me: PlayerRecord, n: int) -> None:
        s = self._edit()
        for space in (5, 4, 3):
            while me.wood_tiles < n and s.jungle_wood[space] > 0:
                s.jungle_wood[space] -= 1
                s.jungle_corn[space] += 1
                me.wood_tiles += 1

    def _own(self, seat: int, tile: str) -> None:
        s = self._edit()
        number = int(tile[1:]) - 1
        if tile[0] == "M":
            s.monument_at[number] = seat
        elif tile[0] == "W":
            s.wealth_at[number] = KEPT + seat
        else:
            s.building_at[number] = seat
            if number >= 14:
                self._change_age()
        s.players[seat].fed += FARMS.get(tile, 0)
        s.players[seat].frugal += tile in FRUGAL

    def _show(self, tiles: Iterable[str]) -> None:
        s = self._edit()
        slots = {"B": 0, "M": 0}
        for tile in tiles:
            number = int(tile[1:]) - 1
            row = s.monument_at if tile[0] == "M" else s.building_at
            row[number] = SLOT + slots[tile[0]]
            slots[tile[0]] += 1
            if tile[0] == "B" and number >= 14:
                self._change_age()

    def _change_age(self) -> None:
        s = self._edit()
        s.age = 2
        if s.food_days < 2:
            s.food_days, s.day, s.round = 2, 14, 15
        for number in range(14):
            if s.building_at[number] >= SLOT or s.building_at[number] == PILE:
                s.building_at[number] = GONE

    # ------------------------------------------------------------ inspection

    @property
    def board(self) -> Info:
        """The view of a spectator."""
        return self.state.view(None)

    @property
    def phase(self) -> str:
        """The name of the current decision."""
        return str(self.board["phase"])

    @property
    def current_player(self) -> int | None:
        """The seat that must act."""
        return self.state.current_player

    def goods_of(self, seat: int) -> Info:
        """The goods of a seat as a flat dict: steps and levels by name, workers in play."""
        return _flat(self.board["players"][seat])

    @property
    def me(self) -> Info:
        """The goods of the test's own seat."""
        return self.goods_of(self.seat)

    def change(self, seat: int | None = None) -> Info:
        """The changes of a seat (me) since play began, except the spaces of its workers.

        Differences of numbers, and lists of new tiles.
        """
        p = self.seat if seat is None else seat
        assert self._before is not None, "nothing was played yet"
        result: Info = {}
        for name, now in self.goods_of(p).items():
            then = self._before[p][name]
            if name == "hand" or now == then:
                continue
            if isinstance(now, list):
                result[name] = [tile for tile in now if tile not in then]
            else:
                result[name] = now if isinstance(now, bool) else now - then
        return result

    def options(self, seat: int | None = None) -> list[Info]:
        """The infos of all legal actions."""
        return [self.state.action_info(action, seat) for action in self.state.legal_actions(seat)]

    def types(self) -> set[str]:
        """The types of all legal actions."""
        return {info["type"] for info in self.options()}

    def offered(self, kind: str, key: str) -> list[Any]:
        """One key of every legal action of a type."""
        return [info[key] for info in self.options() if info["type"] == kind]

    def uses(self) -> dict[str, int]:
        """The wheel actions that may be used now, with their corn cost."""
        return {_name_of(i): i["cost"] for i in self.options() if i["type"] == "use"}

    def places(self) -> dict[str, int]:
        """The spaces where a worker may be placed now, with their cost."""
        return {_name_of(i): i["cost"] for i in self.options() if i["type"] == "place"}

    def builds(self) -> list[str]:
        """The tiles that may be built now."""
        tiles = [i.get("building") or i.get("monument") for i in self.options()]
        return sorted({tile for tile in tiles if tile is not None})

    def climbs(self) -> list[str]:
        """The temples that may be climbed now."""
        return self.offered("climb", "temple")

    # ------------------------------------------------------------ moves

    def do(self, kind: str, by: int | None = None, **details: Any) -> Position:
        """Play the only action of this type with these details (None: without that detail)."""
        state = self.state
        if self._before is None:
            self._before = [_flat(player) for player in self.board["players"]]
        options = self.options(by)
        fitting = [
            action
            for action, info in zip(state.legal_actions(by), options, strict=True)
            if info["type"] == kind and all(info.get(k) == v for k, v in details.items())
        ]
        assert len(fitting) == 1, (
            f"{len(fitting)} actions are {kind} {details}; phase {self.phase}, legal are\n"
            + "\n".join(map(str, options))
        )
        state.play(fitting[0], by)
        State.load(state.game, state.raw())  # rejects a position that breaks an invariant
        return self

    def place(self, where: str, **details: Any) -> Position:
        """Place a worker on a space, which must be the one that the rules give."""
        return self.do("place", **_place_of(where), **details)

    def pick_up(self, where: str) -> Position:
        """Pick up a worker; its action is next."""
        return self.do("pick_up", **_place_of(where))

    def use(self, where: str, **details: Any) -> Position:
        """Use an action with the worker picked up, or through Uxmal 5 or B21."""
        return self.do("use", **_place_of(where), **details)

    def nothing(self) -> Position:
        """Use no action with the worker picked up."""
        return self.do("nothing")

    def beg(self, temple: str) -> Position:
        """Three corn for a step down."""
        return self.do("beg", temple=temple)

    def harvest(self, take: str, **details: Any) -> Position:
        """Take corn or wood from the jungle."""
        return self.do("harvest", take=take, **details)

    def burn(self, temple: str) -> Position:
        """Burn a wood tile and step down there."""
        return self.do("burn", temple=temple)

    def advance(self, tech: str, **details: Any) -> Position:
        """Advance a technology."""
        return self.do("advance", tech=tech, **details)

    def pay(self, wood: int = 0, stone: int = 0, gold: int = 0) -> Position:
        """Pay exactly these blocks."""
        return self.do("pay", wood=wood, stone=stone, gold=gold)

    def gain(self, wood: int = 0, stone: int = 0, gold: int = 0) -> Position:
        """Gain exactly these blocks."""
        return self.do("gain", wood=wood, stone=stone, gold=gold)

    def climb(self, *temples: str) -> Position:
        """One step up on each."""
        if len(temples) == 1:
            return self.do("climb", temple=temples[0])
        return self.do("climb_two", temples=list(temples))

    def build(self, tile: str, keep: bool = False, drop: str = "", **details: Any) -> Position:
        """Build; `keep`: architecture for the second building; `drop`: the block it saves."""
        if tile[0] == "M":
            return self.do("monument", monument=tile, **details)
        keep_architecture = True if keep else None
        self.do("build", building=tile, keep_architecture=keep_architecture, **details)
        return self.do("drop", block=drop) if drop else self

    def sell(self, block: str) -> Position:
        """Sell one block for corn."""
        return self.do("sell", block=block)

    def buy(self, block: str) -> Position:
        """Buy one block for corn."""
        return self.do("buy", block=block)

    def stop(self) -> Position:
        """Decline an optional choice."""
        return self.do("stop")

    def days(self, n: int) -> Position:
        """Choose one day or two."""
        return self.do("days", days=n)

    def reveal(self, *tiles: str) -> Position:
        """Chance reveals these buildings."""
        for tile in tiles:
            self.do("reveal_building", building=tile)
        return self

    def end_turn(self) -> Position:
        """End the turn; chance takes the first outcomes."""
        return self.do("end_turn").resolve_chance()

    def resolve_chance(self) -> Position:
        """Take the first chance outcomes until a player must act."""
        while self.current_player == sacbe.CHANCE:
            self.state.play(self.state.legal_actions()[0])
        return self

    def pass_turn(self) -> Position:
        """End the turn without gain or cost: pick up a worker without its action, or place one
        where it costs nothing (not on the starting-player space)."""
        picks = [info for info in self.options() if info["type"] == "pick_up"]
        if picks:
            self.do(**_do_arguments(picks[0])).nothing()
        else:
            free = [i for i in self.options() if i["type"] == "place" and i["cost"] == 0]
            self.do(**_do_arguments(free[0]))
        return self.end_turn()

    def end_round(self) -> Position:
        """All players who have not had their turn in this round pass; then the round ends."""
        now = self.board["round"]
        while self.phase == "turn" and self.board["round"] == now:
            self.pass_turn()
        return self


def _flat(player: Info) -> Info:
    flat = {name: value for name, value in player.items() if name not in ("temples", "techs")}
    flat |= player["temples"] | player["techs"]
    flat["workers"] = 6 - flat.pop("workers_in_bank")
    flat["hand"] = flat.pop("workers_in_hand")
    flat["light"] = flat.pop("light_side")
    return flat


def _do_arguments(info: Info) -> Info:
    """An info as arguments of `do`."""
    return {("kind" if key == "type" else key): value for key, value in info.items()}
