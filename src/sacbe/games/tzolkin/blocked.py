"""Why the action of a worker's space cannot be used now, derived from a view, so that the board can
warn before the worker is picked up. Reasons and numbers equal those of `explain`, which applies
afterwards; a test compares the two in whole games."""

from collections.abc import Mapping
from typing import Any

from .data import ACTIONS, BLOCKS, DATA, TECHS, TEMPLES, WHEELS
from .rules.buildings import CORN_PER_BLOCK
from .rules.market import CHEAPEST
from .rules.wheels import ANY_ACTION_PRICE, OFFERING
from .state import TOP_LEVEL
from .text.tiles import printed_cost

View = Mapping[str, Any]
Why = dict[str, Any]

OWN_COST = {("uxmal", 1): OFFERING, ("uxmal", 5): ANY_ACTION_PRICE}


def why_blocked(view: View, seat: int, wheel: str, at: int) -> Why | None:
    """Why a worker on a space could not use its action; None if it could, or if the space has no
    action. On a space for any action: why not the highest action, if none is usable."""
    actions = int(ACTIONS[WHEELS.index(wheel)])
    spaces = range(actions, 0, -1) if at > actions else [at] * (at > 0)
    reasons = [why_unusable(view, seat, wheel, space) for space in spaces]
    whys = [why for why in reasons if why is not None]
    if not whys or len(whys) < len(reasons):
        return None
    return next((why for why in whys if why["reason"] != "space_used"), whys[0])


def _refusal(reason: str, **numbers: Any) -> Why:
    return {"reason": reason, "numbers": numbers}


def why_unusable(
    view: View, seat: int, wheel: str, space: int, corn: int | None = None
) -> Why | None:
    """Why an action would be refused to a worker on its space; `corn` is what is left of the
    player's corn after reaching it."""
    me = view["players"][seat]
    own, corn = OWN_COST.get((wheel, space), 0), me["corn"] if corn is None else corn
    if own > corn:
        numbers = {"needed": own, "held": corn, "missing": own - corn, "reach": 0, "own": own}
        return _refusal("use_corn", **numbers, wheel=wheel, space=space)
    match wheel:
        case "palenque":
            return _no_harvest(view, me, space)
        case "yaxchilan":
            empty = space == 4 and not view["skulls_in_bank"]
            return _refusal("skull_bank_empty") if empty else None
        case "chichen_itza":
            if view["chichen_skulls"][space]:
                return _refusal("space_used", wheel=wheel, space=space)
            return None if me["skulls"] else _refusal("no_skull")
        case "tikal":
            return _why_unusable_tikal(view, me, space)
    return _why_unusable_uxmal(view, me, space, corn - own)


def _no_harvest(view: View, me: View, space: int) -> Why | None:
    if space == 1 or me["techs"]["agriculture"] >= 2 or any(view["jungle"][str(space)].values()):
        return None
    return _refusal("jungle_empty", space=space)


def _why_unusable_tikal(view: View, me: View, space: int) -> Why | None:
    if space in (1, 3):
        return _no_advance(view, me)
    if space in (2, 4):
        return _nothing_to_build(view, me, monuments=space == 4)
    if not _blocks(me):
        return _refusal("no_blocks")
    return None if _climbable(view, me) else _refusal("nothing_to_climb")


def _why_unusable_uxmal(view: View, me: View, space: int, corn: int) -> Why | None:
    if space == 1:
        return None if _climbable(view, me) else _refusal("nothing_to_climb")
    if space == 2:
        trades = corn >= CHEAPEST or _blocks(me)
        return None if trades else _refusal("nothing_to_trade", held=corn, needed=CHEAPEST)
    if space == 3:
        return None if me["workers_in_bank"] else _refusal("six_workers")
    return _nothing_for_corn(view, me, corn) if space == 4 else None


def _blocks(me: View) -> int:
    return sum(me[block] for block in BLOCKS)


def _climbable(view: View, me: View) -> bool:
    """Whether any temple has a free step above the player; the top holds one player."""
    for temple in TEMPLES:
        step, top = me["temples"][temple], len(DATA.temples[temple].vp) - 1
        top_occupied = any(player["temples"][temple] == top for player in view["players"])
        if step < top - 1 or (step == top - 1 and not top_occupied):
            return True
    return False


def _no_advance(view: View, me: View) -> Why | None:
    levels, blocks = me["techs"], _blocks(me)
    costs = {tech: levels[tech] + 1 if levels[tech] < TOP_LEVEL else 1 for tech in TECHS}
    is_lost = {
        "agriculture": levels["agriculture"] == TOP_LEVEL and not _climbable(view, me),
        "theology": levels["theology"] == TOP_LEVEL and not view["skulls_in_bank"],
    }
    payable = [tech for tech, cost in costs.items() if cost <= blocks]
    if any(not is_lost.get(tech) for tech in payable):
        return None
    if payable:
        return _refusal("advance_lost")
    needed = min(costs.values())
    return _refusal("no_advance", needed=needed, held=blocks, missing=needed - blocks)


def _nothing_to_build(view: View, me: View, monuments: bool) -> Why | None:
    discount = int(me["techs"]["architecture"] >= TOP_LEVEL)
    short = [_count_missing(me, tile) - discount for tile in view["buildings_on_display"]]
    if monuments:
        short += [_count_missing(me, tile) for tile in view["monuments_on_display"]]
    if not short:
        return _refusal("no_building_shown")
    if min(short) <= 0:
        return None
    reason = "nothing_affordable" if monuments else "no_building_affordable"
    return _refusal(reason, missing=min(short))


def _count_missing(me: View, tile: str) -> int:
    """How many blocks and skulls of a cost the player lacks."""
    return sum(max(0, n - me[what]) for what, n in printed_cost(tile).items())


def _nothing_for_corn(view: View, me: View, corn: int) -> Why | None:
    discount = int(me["techs"]["architecture"] >= TOP_LEVEL)
    costs = [sum(printed_cost(tile).values()) - discount for tile in view["buildings_on_display"]]
    if not costs:
        return _refusal("no_building_shown")
    needed = CORN_PER_BLOCK * min(costs)
    if needed <= corn:
        return None
    return _refusal("no_building_for_corn", needed=needed, held=corn, missing=needed - corn)
