"""Facts that players derive from the position, computed from a view, for board and terminal."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .data import DATA, SPACES, WHEELS, WORKERS
from .rules.calendar import HUNGER, MEAL
from .rules.turn import BEGGARS_CORN
from .state import QUARTERS

View = Mapping[str, Any]

FOOD_DAYS = DATA.calendar.food_days
SPACES_OF = {wheel: int(n) for wheel, n in zip(WHEELS, SPACES, strict=True)}


class FoodCost(NamedTuple):
    """The cost of a Food Day for a player with the present goods."""

    workers: int
    corn: int  # needed in total
    missing: int
    hungry: int  # workers that would go unfed

    @property
    def points_lost(self) -> int:
        """Points lost for unfed workers."""
        return self.hungry * HUNGER // QUARTERS


def food_cost(player: View) -> FoodCost:
    """The cost of the next Food Day: workers fed for free are deducted first, then each of the
    others costs the reduced price."""
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
    num_fed = to_feed if price == 0 else min(to_feed, player["corn"] // price)
    needed = to_feed * price
    return FoodCost(workers, needed, max(0, needed - player["corn"]), to_feed - num_fed)


def next_food_day(view: View) -> int | None:
    """The day of the round that ends with the next Food Day; None if there is no further one."""
    left = view["food_days_left"]
    return int(FOOD_DAYS[len(FOOD_DAYS) - left]) if left else None


def days_to_food(view: View) -> int | None:
    """Days until the round that ends with a Food Day; 0: this round; None: no further Food Day."""
    day = next_food_day(view)
    return None if day is None else max(0, day - int(view["day"]))


def temple_reward(food_day: int) -> str:
    """What temples give on a Food Day: goods on the first and third, points on the others."""
    return "points" if FOOD_DAYS.index(food_day) % 2 else "goods"


def workers_on_board(view: View, seat: int) -> int:
    """The number of workers of a seat on the wheels and the starting space."""
    standing = [who for wheel in view["wheels"].values() for who in wheel]
    return [*standing, view["starting_space"]].count(seat)


def lowest_free(view: View, wheel: str) -> int | None:
    """The space that the next worker on a wheel would take; None if the wheel is full."""
    spaces = view["wheels"][wheel][: SPACES_OF[wheel]]
    return next((space for space, who in enumerate(spaces) if who is None), None)


def step_points(player: View, temple: str) -> int:
    """The points printed on a player's step of a temple; the board labels steps by them."""
    return int(DATA.temples[temple].vp[player["temples"][temple]])


def next_step_points(player: View, temple: str) -> int:
    """The points printed on the step above a player's; on the top, of the top."""
    points = DATA.temples[temple].vp
    return int(points[min(player["temples"][temple] + 1, len(points) - 1)])


def falling_workers(view: View, seat: int) -> list[tuple[str, int]]:
    """The workers of a seat that will fall off their wheels on the next day."""
    lasts = ((wheel, n - 1) for wheel, n in SPACES_OF.items() if n)
    return [(wheel, last) for wheel, last in lasts if view["wheels"][wheel][last] == seat]


# ------------------------------------------------------------ the question to the current player


def current_question(view: View) -> str:
    """The id of the question to the current player: the phase and, in a turn, which parts of it are
    possible. Its text is the message `asked-...`."""
    phase, seat = str(view["phase"]), view["current_player"]
    if phase == "turn":
        can = [what for what, may in _CHECKS.items() if may(view, seat)] or [
            "place"
        ]  # pity placement
        return phase if len(can) == len(_CHECKS) else "-".join((phase, *can))
    return "end" if phase in ("place", "pick_up") and not _CHECKS[phase](view, seat) else phase


def _can_beg(view: View, seat: int) -> bool:
    """Begging gives too much corn to beg again."""
    player = view["players"][seat]
    return player["corn"] < BEGGARS_CORN and any(player["temples"].values())


def _can_place(view: View, seat: int) -> bool:
    player = view["players"][seat]
    free = [space for wheel in WHEELS if (space := lowest_free(view, wheel)) is not None]
    free += [0] * (view["starting_space"] is None)
    enough = bool(free) and player["corn"] >= min(free) + view["placed"]
    return enough and player["workers_in_hand"] > 0


def _can_pick_up(view: View, seat: int) -> bool:
    return any(seat in wheel for wheel in view["wheels"].values())


_CHECKS = {"beg": _can_beg, "place": _can_place, "pick_up": _can_pick_up}
