"""The actions that a worker brings if it is picked up now, and what they give: from a view."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from .blocked import OWN_COST, why_unusable
from .data import (
    ACTIONS,
    FISHING_BONUS,
    HARVEST_BONUS,
    HARVEST_CORN,
    HARVEST_WOOD,
    SPACES,
    WHEELS,
)
from .derived import days_to_food

View = Mapping[str, Any]
Gains = tuple[Mapping[str, int], ...]  # goods to choose between; none for actions without goods

YAXCHILAN = {
    1: {"wood": 1},
    2: {"stone": 1, "corn": 1},
    3: {"gold": 1, "corn": 2},
    4: {"skulls": 1},
    5: {"stone": 1, "gold": 1, "corn": 2},
}
# The technology, and its level, that adds one of a good at Yaxchilan.
MORE = {"wood": ("extraction", 1), "stone": ("extraction", 2), "gold": ("extraction", 3)}
MORE_SKULLS = ("theology", 3)
# Why an action is impossible for all seats, or for the rest of the game.
PERMANENT = ("space_used", "jungle_empty", "skull_bank_empty", "six_workers")


class WorkerAction(NamedTuple):
    """An action that a worker can use: its space, all corn to pay for it, and its goods."""

    space: int
    cost: int
    gains: Gains


def worker_actions(view: View, seat: int, wheel: str, at: int) -> list[WorkerAction]:
    """What a worker on a space can do: its own action first, then the others by their price."""
    corn = view["players"][seat]["corn"]
    actions: list[tuple[int, WorkerAction]] = []
    for space in range(1, int(ACTIONS[WHEELS.index(wheel)]) + 1):
        reach = _reach(view["players"][seat], wheel, at, space)
        if reach is None or reach > corn:
            continue
        if why_unusable(view, seat, wheel, space, corn - reach) is None:
            cost = reach + OWN_COST.get((wheel, space), 0)
            action = WorkerAction(space, cost, gains(view, seat, wheel, space))
            actions.append((reach, action))
    actions.sort(key=lambda each: (each[1].space != at, each[0]))
    return [action for _, action in actions]


def coming_action(view: View, seat: int, wheel: str, at: int) -> WorkerAction | None:
    """The action that a worker on a space has a day later; None if it falls off, if the action is
    lost whatever the player has by then, or if the next day may be skipped or not be played. Beyond
    the last action it can use any of the wheel: space 0."""
    i, space = WHEELS.index(wheel), at + 1
    starter = view["starting_space"]
    skips = starter is not None and view["players"][starter]["light_side"]
    if skips or _is_last_day(view) or space >= int(SPACES[i]):
        return None
    if space > int(ACTIONS[i]):
        return WorkerAction(0, 0, ())
    why = why_unusable(view, seat, wheel, space)
    if why is not None and why["reason"] in PERMANENT:
        return None
    return WorkerAction(space, OWN_COST.get((wheel, space), 0), gains(view, seat, wheel, space))


def _is_last_day(view: View) -> bool:
    return view["food_days_left"] == 0 or (view["food_days_left"] == 1 and days_to_food(view) == 0)


def _reach(player: View, wheel: str, at: int, space: int) -> int | None:
    """The corn to reach an action from a space; None if it is out of reach."""
    last = int(ACTIONS[WHEELS.index(wheel)])
    if at > last:
        return 0
    ahead = wheel == "chichen_itza" and player["techs"]["theology"] >= 1
    if ahead and (at == last or space == at + 1):
        return 0
    return at - space if 0 < space <= at else None


def gains(view: View, seat: int, wheel: str, space: int) -> Gains:
    """The goods that an action of Palenque or Yaxchilan gives to a player now."""
    techs = view["players"][seat]["techs"]
    if wheel == "yaxchilan":
        return (_yaxchilan(techs, min(space, 5), view["skulls_in_bank"]),)
    if wheel != "palenque":
        return ()
    agriculture = techs["agriculture"]
    if space == 1:
        return ({"corn": int(HARVEST_CORN[1] + FISHING_BONUS[agriculture])},)
    jungle = view["jungle"][str(space)]
    corn = {"corn": int(HARVEST_CORN[space] + HARVEST_BONUS[agriculture])}
    wood = {"wood": int(HARVEST_WOOD[space]) + (techs["extraction"] >= 1)}
    has_corn = bool(jungle["corn"] > 0 or agriculture >= 2)
    return (corn,) * has_corn + (wood,) * bool(jungle["wood"] > 0)


def _yaxchilan(techs: View, space: int, skulls: int) -> dict[str, int]:
    goods = {}
    for good, n in YAXCHILAN[space].items():
        tech, level = MORE.get(good, MORE_SKULLS if good == "skulls" else ("", 0))
        goods[good] = n + bool(tech and techs[tech] >= level)
    return goods | ({"skulls": min(goods["skulls"], skulls)} if "skulls" in goods else {})


def can_burn(view: View, seat: int, wheel: str, space: int) -> bool:
    """Whether the jungle beside a space can be burnt by a player."""
    jungle = view["jungle"].get(str(space)) if wheel == "palenque" else None
    return bool(jungle and jungle["wood"] and any(view["players"][seat]["temples"].values()))
