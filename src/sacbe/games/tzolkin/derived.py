"""What players reckon from what lies on the table: made from a view alone, for the board and the
terminal alike, neither of which needs to know the other."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .data import DATA, SPACES, WHEELS, WORKERS
from .rules.calendar import HUNGER, MEAL
from .rules.turn import BEGGARS_CORN
from .state import QUARTERS

View = Mapping[str, Any]

FOOD_DAYS = DATA.calendar.food_days
SPACES_OF = {wheel: int(n) for wheel, n in zip(WHEELS, SPACES, strict=True)}


class Feeding(NamedTuple):
    """What a Food Day would cost a player with what is there now."""

    workers: int
    corn: int  # needed in all
    missing: int
    hungry: int  # workers that would not be fed

    @property
    def lost(self) -> int:
        """Points that the hungry cost."""
        return self.hungry * HUNGER // QUARTERS


def feeding(player: View) -> Feeding:
    """Free workers first, then the lowered price for each of the others."""
    workers = WORKERS - player["workers_in_bank"]
    effects = [
        effect
        for tile in (*player["buildings"], *player["wealth"])
        for effect in (DATA.wealth.get(tile) or DATA.buildings[tile]).effects
    ]
    free = sum(int(n) for verb, *rest in effects for n in rest if verb == "feed")
    frugal = sum(int(n) for verb, *rest in effects for n in rest if verb == "frugal")
    price = max(0, MEAL - frugal)
    to_feed = max(0, workers - free)
    fed = to_feed if price == 0 else min(to_feed, player["corn"] // price)
    needed = to_feed * price
    return Feeding(workers, needed, max(0, needed - player["corn"]), to_feed - fed)


def next_food_day(view: View) -> int | None:
    """The day at the end of whose round the next Food Day is held; None: there is no more."""
    left = view["food_days_left"]
    return int(FOOD_DAYS[len(FOOD_DAYS) - left]) if left else None


def days_to_food(view: View) -> int | None:
    """Days until the round that ends with a Food Day; 0: this one; None: no more."""
    day = next_food_day(view)
    return None if day is None else max(0, day - int(view["day"]))


def pays(food_day: int) -> str:
    """Temples give goods on the first and third Food Day, points on the others."""
    return "points" if FOOD_DAYS.index(food_day) % 2 else "goods"


def out_there(view: View, seat: int) -> int:
    """How many workers of a seat stand on the wheels and on the starting space."""
    standing = [who for wheel in view["wheels"].values() for who in wheel]
    return [*standing, view["starting_space"]].count(seat)


def lowest_free(view: View, wheel: str) -> int | None:
    """The space of a wheel that the next worker would get; None: all are taken."""
    spaces = view["wheels"][wheel][: SPACES_OF[wheel]]
    return next((space for space, who in enumerate(spaces) if who is None), None)


def step_points(player: View, temple: str) -> int:
    """What is printed on a player's step of a temple: that is how the board numbers steps."""
    return int(DATA.temples[temple].vp[player["temples"][temple]])


def falling(view: View, seat: int) -> list[tuple[str, int]]:
    """The workers of a seat that the next day takes off their wheels."""
    lasts = ((wheel, n - 1) for wheel, n in SPACES_OF.items())
    return [(wheel, last) for wheel, last in lasts if view["wheels"][wheel][last] == seat]


# ------------------------------------------------------------ what is asked


def asked(view: View) -> str:
    """What the current player is asked: the phase and, in a turn, which parts of it are possible.
    The text is the message `asked-...`."""
    phase, seat = str(view["phase"]), view["current_player"]
    if phase == "turn":
        can = [what for what, may in _MAY.items() if may(view, seat)] or ["place"]  # out of pity
        return phase if len(can) == len(_MAY) else "-".join((phase, *can))
    return "end" if phase in ("place", "pick_up") and not _MAY[phase](view, seat) else phase


def _may_beg(view: View, seat: int) -> bool:
    """Having begged gives too much corn to beg again."""
    player = view["players"][seat]
    return player["corn"] < BEGGARS_CORN and any(player["temples"].values())


def _may_place(view: View, seat: int) -> bool:
    player = view["players"][seat]
    free = [space for wheel in WHEELS if (space := lowest_free(view, wheel)) is not None]
    free += [0] * (view["starting_space"] is None)
    enough = bool(free) and player["corn"] >= min(free) + view["placed"]
    return enough and player["workers_in_hand"] > 0


def _may_pick_up(view: View, seat: int) -> bool:
    return any(seat in wheel for wheel in view["wheels"].values())


_MAY = {"beg": _may_beg, "place": _may_place, "pick_up": _may_pick_up}
