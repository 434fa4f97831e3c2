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


def idle(view: View, seat: int, wheel: str, at: int) -> Why | None:
    """Why a worker on a space could not use its action; None if it could, or if the space has no
    action. On a space for any action: why not the highest action, if none is usable."""
    actions = int(ACTIONS[WHEELS.index(wheel)])
    spaces = range(actions, 0, -1) if at > actions else [at] * (at > 0)
    found = [_useless(view, seat, wheel, space) for space in spaces]
    whys = [why for why in found if why is not None]
    if not whys or len(whys) < len(found):
        return None
    return next((why for why in whys if why["reason"] != "space_used"), whys[0])


def _no(reason: str, **numbers: Any) -> Why:
    return {"reason": reason, "numbers": numbers}


def _useless(view: View, seat: int, wheel: str, space: int) -> Why | None:
    """Why an action would be refused to a worker on its space."""
    me = view["players"][seat]
    own, held = OWN_COST.get((wheel, space), 0), me["corn"]
    if own > held:
        numbers = {"needed": own, "held": held, "missing": own - held, "reach": 0, "own": own}
        return _no("use_corn", **numbers, wheel=wheel, space=space)
    match wheel:
        case "palenque":
            return _no_harvest(view, me, space)
        case "yaxchilan":
            empty = space == 4 and not view["skulls_in_bank"]
            return _no("skull_bank_empty") if empty else None
        case "chichen_itza":
            if view["chichen_skulls"][space]:
                return _no("space_used", wheel=wheel, space=space)
            return None if me["skulls"] else _no("no_skull")
        case "tikal":
            return _useless_tikal(view, me, space)
    return _useless_uxmal(view, me, space, held - own)


def _no_harvest(view: View, me: View, space: int) -> Why | None:
    if space == 1 or me["techs"]["agriculture"] >= 2 or any(view["jungle"][str(space)].values()):
        return None
    return _no("jungle_empty", space=space)


def _useless_tikal(view: View, me: View, space: int) -> Why | None:
    if space in (1, 3):
        return _no_advance(view, me)
    if space in (2, 4):
        return _nothing_to_build(view, me, monuments=space == 4)
    if not _blocks(me):
        return _no("no_blocks")
    return None if _climbable(view, me) else _no("nothing_to_climb")


def _useless_uxmal(view: View, me: View, space: int, corn: int) -> Why | None:
    if space == 1:
        return None if _climbable(view, me) else _no("nothing_to_climb")
    if space == 2:
        trades = corn >= CHEAPEST or _blocks(me)
        return None if trades else _no("nothing_to_trade", held=corn, needed=CHEAPEST)
    if space == 3:
        return None if me["workers_in_bank"] else _no("six_workers")
    return _nothing_for_corn(view, me, corn) if space == 4 else None


def _blocks(me: View) -> int:
    return sum(me[block] for block in BLOCKS)


def _climbable(view: View, me: View) -> bool:
    """Whether any temple has a free step above the player; the top holds one player."""
    for temple in TEMPLES:
        step, top = me["temples"][temple], len(DATA.temples[temple].vp) - 1
        taken = any(player["temples"][temple] == top for player in view["players"])
        if step < top - 1 or (step == top - 1 and not taken):
            return True
    return False


def _no_advance(view: View, me: View) -> Why | None:
    levels, held = me["techs"], _blocks(me)
    costs = {tech: levels[tech] + 1 if levels[tech] < TOP_LEVEL else 1 for tech in TECHS}
    lost = {
        "agriculture": levels["agriculture"] == TOP_LEVEL and not _climbable(view, me),
        "theology": levels["theology"] == TOP_LEVEL and not view["skulls_in_bank"],
    }
    payable = [tech for tech, cost in costs.items() if cost <= held]
    if any(not lost.get(tech) for tech in payable):
        return None
    if payable:
        return _no("advance_lost")
    needed = min(costs.values())
    return _no("no_advance", needed=needed, held=held, missing=needed - held)


def _nothing_to_build(view: View, me: View, monuments: bool) -> Why | None:
    saved = int(me["techs"]["architecture"] >= TOP_LEVEL)
    short = [_short(me, tile) - saved for tile in view["buildings_on_display"]]
    if monuments:
        short += [_short(me, tile) for tile in view["monuments_on_display"]]
    if not short:
        return _no("no_building_shown")
    if min(short) <= 0:
        return None
    reason = "nothing_affordable" if monuments else "no_building_affordable"
    return _no(reason, missing=min(short))


def _short(me: View, tile: str) -> int:
    """How many blocks and skulls of a cost the player lacks."""
    return sum(max(0, n - me[what]) for what, n in printed_cost(tile).items())


def _nothing_for_corn(view: View, me: View, corn: int) -> Why | None:
    saved = int(me["techs"]["architecture"] >= TOP_LEVEL)
    costs = [sum(printed_cost(tile).values()) - saved for tile in view["buildings_on_display"]]
    if not costs:
        return _no("no_building_shown")
    needed = CORN_PER_BLOCK * min(costs)
    if needed <= corn:
        return None
    return _no("no_building_for_corn", needed=needed, held=corn, missing=needed - corn)
