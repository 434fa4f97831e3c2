"""The printed components of Tzolk'in: data.toml, validated and converted to tables of small ints.

Rules read these tables; Numba freezes them into the machine code. An invalid file is rejected here
with an error that names the entry, so that the rules can rely on the data.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from sacbe.games import DataError, data_of
from sacbe.kernel import Table, table

WHEELS = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
TEMPLES = ("brown", "yellow", "green")
TECHS = ("agriculture", "extraction", "architecture", "theology")
BLOCKS = ("wood", "stone", "gold")
CATEGORIES = ("farm", "tomb", "civic", "shrine")

# Effects of tiles as (verb, number): the verbs of data.toml in compiled form.
(
    NO_EFFECT,
    FEED,  # n workers need no corn on a Food Day
    FRUGAL,  # every worker needs one corn less on a Food Day
    CLIMB,  # one step on that temple
    CLIMB_ANY,  # one step on a temple of choice
    BUILD,  # may construct a building, as Tikal 2
    ADVANCE,  # one free level of that technology
    ADVANCE_ANY,  # one free level of a technology of choice
    CORN,
    WOOD_EFFECT,  # blocks: three verbs in the order of BLOCKS
    STONE_EFFECT,
    GOLD_EFFECT,
    SKULL,
    WORKER,
    VP,
    MARKET,  # may exchange, as Uxmal 2
    ANY_ACTION,  # may pay one corn for any action, as Uxmal 5
    N_EFFECTS,  # the number of verbs; must be last
) = range(18)

_NUMBERED = {
    "feed": FEED,
    "frugal": FRUGAL,
    "corn": CORN,
    "wood": WOOD_EFFECT,
    "stone": STONE_EFFECT,
    "gold": GOLD_EFFECT,
    "skull": SKULL,
    "worker": WORKER,
    "vp": VP,
}
_BARE = {"build": BUILD, "market": MARKET, "any_action": ANY_ACTION}

MOST_EFFECTS = 4
MOST_PRINTED = 50  # the largest number on any component
MOST_TEETH, MOST_WORKERS, MOST_OPPONENTS = 26, 6, 3

# The scoring formulas of monuments.
FORMULAS = (
    "per_category",
    "per_tile",
    "per_corn_tile",
    "per_wood_tile",
    "per_monument_built",
    "by_finished_techs",
    "per_tech_level",
    "by_workers",
    "temple_points",
    "per_step_of_best_temple",
    "per_skull_on_chichen_itza",
)
(
    PER_CATEGORY,
    PER_TILE,
    PER_CORN_TILE,
    PER_WOOD_TILE,
    PER_MONUMENT_BUILT,
    BY_FINISHED_TECHS,
    PER_TECH_LEVEL,
    BY_WORKERS,
    TEMPLE_POINTS,
    PER_STEP_OF_BEST_TEMPLE,
    PER_SKULL_ON_CHICHEN_ITZA,
) = range(11)
_FORMULA_NUMBERS = (1, 1, 1, 1, 3, 5, 1, 7, 0, 1, 1)

Effect = list[str | int]


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A struct that rejects unknown keys."""


class _Calendar(_Strict):
    teeth: int
    food_days: list[int]


class _Bank(_Strict):
    skulls: int
    workers: int
    workers_at_start: int
    market: dict[str, int]


class _Display(_Strict):
    buildings: int
    monuments: int
    monuments_per_player: int = 1


class _Wheel(_Strict):
    holes: int
    spaces: int
    actions: int


class _Palenque(_Strict):
    corn: list[int]
    wood: list[int]


class _Agriculture(_Strict):
    harvest_bonus: list[int]
    fishing_bonus: list[int]


class _ChichenItza(_Strict):
    vp: list[int]
    temple: list[str]
    blocks: list[int]


class _Temple(_Strict):
    vp: list[int]
    goods: list[str]
    leader: list[int]


class _Building(_Strict):
    age: int
    category: str
    effects: list[Effect]
    wood: int = 0
    stone: int = 0
    gold: int = 0


class _Monument(_Strict):
    category: str
    score: list[str | int]
    wood: int = 0
    stone: int = 0
    gold: int = 0
    skulls: int = 0


class _Wealth(_Strict):
    dummy: tuple[str, int]
    effects: list[Effect]


class _Dummies(_Strict):
    count: list[int]


class Data(_Strict):
    """The whole of data.toml."""

    calendar: _Calendar
    bank: _Bank
    display: _Display
    wheels: dict[str, _Wheel]
    palenque: _Palenque
    agriculture: _Agriculture
    chichen_itza: _ChichenItza
    temples: dict[str, _Temple]
    buildings: dict[str, _Building]
    monuments: dict[str, _Monument]
    wealth: dict[str, _Wealth]
    dummies: _Dummies


def _require(true: bool, where: str, what: str) -> None:
    if not true:
        raise DataError(f"Tzolk'in data, {where}: {what}")


def _require_range(numbers: list[int], low: int, high: int, where: str) -> None:
    _require(all(low <= n <= high for n in numbers), where, f"numbers must be {low} to {high}")


def _require_names(tables: dict[str, Any], names: tuple[str, ...], where: str) -> None:
    _require(tuple(tables) == names, where, f"must list {', '.join(names)}, in this order")


def _check_effect(effect: Effect, where: str) -> tuple[int, int]:
    """The (verb, number) of an effect such as ["climb", "brown"] or ["corn", 3]."""
    match effect:
        case [str(verb), int(n)] if verb in _NUMBERED:
            most = 1 if verb == "worker" else 20
            _require(1 <= n <= most, where, f"{verb} must be between 1 and {most}")
            return _NUMBERED[verb], n
        case ["climb", "any"]:
            return CLIMB_ANY, 0
        case ["climb", str(temple)] if temple in TEMPLES:
            return CLIMB, TEMPLES.index(temple)
        case ["advance", "any"]:
            return ADVANCE_ANY, 0
        case ["advance", str(tech)] if tech in TECHS:
            return ADVANCE, TECHS.index(tech)
        case [str(verb)] if verb in _BARE:
            return _BARE[verb], 0
    raise DataError(f"Tzolk'in data, {where}: unknown effect {effect!r}")


def _check_effects(effects: list[Effect], where: str) -> list[tuple[int, int]]:
    _require(1 <= len(effects) <= MOST_EFFECTS, where, f"must have 1 to {MOST_EFFECTS} effects")
    pairs = [_check_effect(effect, where) for effect in effects]
    return pairs + [(NO_EFFECT, 0)] * (MOST_EFFECTS + 1 - len(pairs))


def _check_cost(tile: _Building | _Monument, where: str) -> None:
    for block in BLOCKS:
        _require(0 <= getattr(tile, block) <= 4, where, f"{block} must be between 0 and 4")
    _require(tile.wood + tile.stone + tile.gold >= 1, where, "must cost at least one resource")
    _require(tile.category in CATEGORIES, where, f"unknown category {tile.category!r}")


def _check_numbered(tiles: dict[str, Any], letter: str, count: int, where: str) -> None:
    names = tuple(f"{letter}{i:02}" for i in range(1, count + 1))
    _require(tuple(tiles) == names, where, f"must list {names[0]} to {names[-1]}, in order")


def _check_board(data: Data) -> None:
    days = data.calendar.food_days
    _require(data.calendar.teeth <= MOST_TEETH, "calendar", f"at most {MOST_TEETH} teeth")
    _require(1 <= len(days) <= 4, "calendar", "there must be one to four Food Days")
    _require(
        all(b - a >= 3 for a, b in zip([0, *days], days, strict=False))
        and days[-1] == data.calendar.teeth,
        "calendar",
        "Food Days must be at least 3 days apart, ascending, and end with the last tooth",
    )
    bank = data.bank
    _require(0 < bank.skulls <= 20, "bank", "skulls must be between 1 and 20")
    _require(0 < bank.workers_at_start <= bank.workers, "bank", "too many workers at the start")
    _require(bank.workers <= MOST_WORKERS, "bank", f"at most {MOST_WORKERS} workers")
    _require_names(bank.market, BLOCKS, "bank.market")
    _require(all(1 <= n <= 9 for n in bank.market.values()), "bank.market", "prices must be 1 to 9")
    display = data.display
    _require(0 <= display.buildings <= 6, "display", "0 to 6 buildings must be on display")
    _require(0 <= display.monuments <= 2, "display", "monuments must be 0 to 2")
    per_player = display.monuments_per_player
    _require(0 <= per_player <= 1, "display", "monuments per player must be 0 or 1")
    _require(
        data.dummies.count in ([12, 6, 0], [0, 0, 0]),
        "dummies",
        "must be 12, 6, 0 with 2, 3, 4 players, or none",
    )
    _check_wheels(data)
    for name, row in (("corn", data.palenque.corn), ("wood", data.palenque.wood)):
        _require(len(row) == 5, f"palenque.{name}", "needs five numbers")
        _require_range(row, 0, MOST_PRINTED, f"palenque.{name}")
    _require(data.palenque.wood[:2] == [0, 0], "palenque.wood", "must be 0 at 1 and 2")
    for name in ("harvest_bonus", "fishing_bonus"):
        row = getattr(data.agriculture, name)
        _require(
            len(row) == 4 and row == sorted(row) and row[0] == 0,
            f"agriculture.{name}",
            "needs four ascending numbers, starting with 0",
        )
        _require_range(row, 0, MOST_PRINTED, f"agriculture.{name}")
    chichen = data.chichen_itza
    for name in ("vp", "temple", "blocks"):
        _require(len(getattr(chichen, name)) == 9, f"chichen_itza.{name}", "needs nine entries")
    _require_range(chichen.vp, 0, MOST_PRINTED, "chichen_itza.vp")
    for temple in chichen.temple:
        _require(temple in TEMPLES, "chichen_itza.temple", f"unknown temple {temple!r}")
    _require(set(chichen.blocks) <= {0, 1}, "chichen_itza.blocks", "at most one resource")


def _check_wheels(data: Data) -> None:
    _require_names(data.wheels, WHEELS, "wheels")
    for name, wheel in data.wheels.items():
        numbers = (8, 5) if name != "chichen_itza" else (11, 9)
        closed = (0, 0) if name != "palenque" else numbers  # at Palenque, fishing never fails
        _require(
            wheel.holes == (10 if name != "chichen_itza" else 13)
            and (wheel.spaces, wheel.actions) in (numbers, closed),
            f"wheels.{name}",
            "a small wheel must have 10 holes, 8 spaces and 5 actions, Chichen Itza 13, 11 and 9; "
            "a wheel that is not used (never Palenque) has 0 spaces and 0 actions",
        )
    # A player without workers on the board must always find a space.
    spaces = sum(wheel.spaces for wheel in data.wheels.values())
    others = MOST_OPPONENTS * data.bank.workers + data.dummies.count[0]
    _require(spaces > others, "wheels", f"{others} workers and dummies could fill all spaces")


def _check_temples(data: Data) -> None:
    _require_names(data.temples, TEMPLES, "temples")
    for name, steps in zip(TEMPLES, (7, 9, 8), strict=True):
        temple, where = data.temples[name], f"temples.{name}"
        _require(len(temple.vp) == len(temple.goods) == steps, where, f"must have {steps} steps")
        _require(temple.vp == sorted(temple.vp), where, "points must increase with the steps")
        _require_range(temple.vp, -MOST_PRINTED, MOST_PRINTED, where)
        _require_range(temple.leader, 0, MOST_PRINTED, where)
        _require(temple.vp[0] < 0 == temple.vp[1], where, "must be negative, then 0")
        _require(set(temple.goods) <= {"", "skull", *BLOCKS}, where, "unknown resources")
        _require(
            len(temple.leader) == 2 and all(n % 2 == 0 for n in temple.leader),
            where,
            "needs two leader bonuses that can be halved",
        )
    goods = [g for temple in data.temples.values() for g in temple.goods if g]
    _require(
        sorted(goods) == ["gold", "gold", "skull", "stone", "stone", "wood", "wood"],
        "temples",
        "must give two of each resource and one skull in total",
    )


def _check_tiles(data: Data) -> None:
    _check_numbered(data.buildings, "B", 32, "buildings")
    for name, building in data.buildings.items():
        _check_cost(building, name)
        _check_effects(building.effects, name)
    ages = [b.age for b in data.buildings.values()]
    _require(ages == [1] * 14 + [2] * 18, "buildings", "must list 14 of age 1, then 18 of age 2")
    for category in CATEGORIES:
        n = sum(b.category == category for b in data.buildings.values())
        _require(n == 8, "buildings", f"there must be 8 of category {category}, not {n}")
    _check_numbered(data.monuments, "M", 13, "monuments")
    for name, monument in data.monuments.items():
        _check_cost(monument, name)
        _require(0 <= monument.skulls <= 1, name, "at most one skull")
        match monument.score:
            case [str(formula), *numbers] if formula in FORMULAS:
                count = _FORMULA_NUMBERS[FORMULAS.index(formula)]
                _require(len(numbers) == count, name, f"{formula} needs {count} numbers")
                _require(all(isinstance(n, int) for n in numbers), name, "needs integers")
                _require_range([int(n) for n in numbers], 0, MOST_PRINTED, name)
            case _:
                raise DataError(f"Tzolk'in data, {name}: unknown formula {monument.score!r}")
    _check_numbered(data.wealth, "W", 21, "wealth")
    deciding = {CLIMB_ANY, BUILD, ADVANCE_ANY, MARKET, ANY_ACTION, VP, FRUGAL}
    spaces = set()
    for name, tile in data.wealth.items():
        verbs = {verb for verb, _ in _check_effects(tile.effects, name)}
        _require(
            not verbs & deciding, name, "starting wealth must not need decisions or give points"
        )
        wheel, space = tile.dummy
        _require(wheel in WHEELS, name, f"unknown wheel {wheel!r}")
        limit = 8 if wheel != "chichen_itza" else 11
        _require(0 <= space < limit, name, f"no space {space} on {wheel}")
        spaces.add((wheel, space))
        if wheel != "chichen_itza":
            spaces.add((wheel, (space + 5) % 10))
    _require(len(spaces) == 2 * 16 + 5, "wealth", "two dummy workers share a hole")


def load(path: Path) -> Data:
    """Read and check a data file."""
    return parse(path.read_bytes())


def parse(raw: bytes) -> Data:
    """Parse and check the content of a data file."""
    try:
        data = msgspec.convert(tomllib.loads(raw.decode("utf-8")), Data)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise DataError(f"Tzolk'in data: {error}") from error
    _check_board(data)
    _check_temples(data)
    _check_tiles(data)
    return data


def _pad_rows(rows: list[list[int]]) -> Table:
    width = max(map(len, rows))
    return table([row + [0] * (width - len(row)) for row in rows])


PATH = Path(__file__).with_name("data.toml")
RAW = data_of(__package__, PATH.name)
DATA = parse(RAW)
DIGEST = hashlib.sha256(RAW).hexdigest()[:16]

BUILDING_IDS = tuple(DATA.buildings)
MONUMENT_IDS = tuple(DATA.monuments)
WEALTH_IDS = tuple(DATA.wealth)

N_WHEELS, N_TEMPLES, N_TECHS, N_BLOCKS = 5, 3, 4, 3
N_BUILDINGS, N_MONUMENTS, N_WEALTH = 32, 13, 21
SHOWN_BUILDINGS = DATA.display.buildings
MORE_MONUMENTS = DATA.display.monuments
MONUMENTS_PER_PLAYER = DATA.display.monuments_per_player
SKULLS = DATA.bank.skulls
WORKERS = DATA.bank.workers
WORKERS_AT_START = DATA.bank.workers_at_start

HOLES = table([w.holes for w in DATA.wheels.values()])
SPACES = table([w.spaces for w in DATA.wheels.values()])
ACTIONS = table([w.actions for w in DATA.wheels.values()])  # on higher spaces: any of these
ROUNDS = DATA.calendar.teeth + 1
FOOD_DAYS = table([*DATA.calendar.food_days, 10_000])  # the last entry: no further Food Day
PRICE = table(list(DATA.bank.market.values()))
HARVEST_CORN = table([0, *DATA.palenque.corn])
HARVEST_WOOD = table([0, *DATA.palenque.wood])
HARVEST_BONUS = table(DATA.agriculture.harvest_bonus)
FISHING_BONUS = table(DATA.agriculture.fishing_bonus)
CHICHEN_VP = table([0, *DATA.chichen_itza.vp])
CHICHEN_TEMPLE = table([0, *(TEMPLES.index(t) for t in DATA.chichen_itza.temple)])
SKULL_SPACES = len(DATA.chichen_itza.temple)  # spaces 1 and up; space 0 has no skull
CHICHEN_BLOCKS = table([0, *DATA.chichen_itza.blocks])
TOP = table([len(t.vp) - 1 for t in DATA.temples.values()])
TEMPLE_VP = _pad_rows([t.vp for t in DATA.temples.values()])
GOODS = ("", *BLOCKS, "skull")
TEMPLE_GOODS = _pad_rows([[GOODS.index(g) for g in t.goods] for t in DATA.temples.values()])
SKULL_GOODS = GOODS.index("skull")
LEADER = table([t.leader for t in DATA.temples.values()])

BUILDING_COST = table([[b.wood, b.stone, b.gold] for b in DATA.buildings.values()])
BUILDING_BLOCKS = table([b.wood + b.stone + b.gold for b in DATA.buildings.values()])
BUILDING_CATEGORY = table([CATEGORIES.index(b.category) for b in DATA.buildings.values()])
BUILDING_EFFECTS = table([_check_effects(b.effects, n) for n, b in DATA.buildings.items()])
_AGES = [b.age for b in DATA.buildings.values()]
# Buildings of age a: AGE_FIRST[a] up to AGE_FIRST[a + 1].
AGE_FIRST = table([sum(age < a for age in _AGES) for a in range(4)])
MONUMENT_COST = table([[m.wood, m.stone, m.gold] for m in DATA.monuments.values()])
MONUMENT_SKULLS = table([m.skulls for m in DATA.monuments.values()])
MONUMENT_CATEGORY = table([CATEGORIES.index(m.category) for m in DATA.monuments.values()])
MONUMENT_FORMULA = table([FORMULAS.index(str(m.score[0])) for m in DATA.monuments.values()])
MONUMENT_NUMBERS = _pad_rows([[int(n) for n in m.score[1:]] for m in DATA.monuments.values()])
WEALTH_EFFECTS = table([_check_effects(w.effects, n) for n, w in DATA.wealth.items()])
DUMMY_WHEEL = table([WHEELS.index(w.dummy[0]) for w in DATA.wealth.values()])
DUMMY_SPACE = table([w.dummy[1] for w in DATA.wealth.values()])
DUMMIES = table([0, 0, *DATA.dummies.count])  # by number of players

# Every combination of one, two or three blocks that can be paid or gained in one choice.
MIXES = table(
    [[w, s, n - w - s] for n in (1, 2, 3) for w in range(n, -1, -1) for s in range(n - w, -1, -1)]
)
MIX_FIRST = table([0, 0, 3, 9, 19])  # mixes of n blocks: MIX_FIRST[n] up to MIX_FIRST[n + 1]
