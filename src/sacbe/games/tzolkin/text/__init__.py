"""Sentences: actions, refusals, events, and the rules.

All are pure functions from infos (see actions.py, explain.py, event_log.py) to text in one
language. Seats are numbered unless `names` has the players' names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from sacbe.text import Texts
from sacbe.text.lists import join_list

from ..data import (
    CHICHEN_BLOCKS,
    CHICHEN_TEMPLE,
    CHICHEN_VP,
    HARVEST_CORN,
    HARVEST_WOOD,
    TEMPLES,
)
from ..derived import days_to_food, food_cost, step_points
from ..rules.buildings import ARCHITECTURE_POINTS, CORN_PER_BLOCK
from ..rules.turn import BEGGARS_CORN
from ..state import TOP_LEVEL
from .log import event_text
from .tiles import (
    dummy_space,
    effects_text,
    formula_text,
    goods,
    message_args,
    name,
    points_text,
    price,
    tile_text,
)

__all__ = [
    "COUNTERS",
    "GOODS",
    "HELP",
    "OPTIONS",
    "VALUED_GOODS",
    "action_text",
    "event_text",
    "refusal_text",
    "rules_help",
    "tile_text",
]

if TYPE_CHECKING:
    from ..worker_actions import WorkerAction

MOST_SPACES = 3  # of Chichen Itza that the text of a worker names

Info = Mapping[str, Any]
Args = dict[str, Any]


def _step(temple: str, view: Info, seat: int) -> int:
    return step_points(view["players"][seat], temple)


HELP = (
    "goal",
    "turn",
    "begging",
    "harvest",
    "tikal",
    "uxmal",
    "chichen_itza",
    "buildings",
    "technologies",
    "temples",
    "food_days",
    "calendar",
    "dummies",
    "end",
)
# Quantities of a player that a choice can change: their path in the player's view and their icon.
# Their name is the message `have-...`.
GOODS = {
    "corn": "i-corn",
    "wood": "i-wood",
    "stone": "i-stone",
    "gold": "i-gold",
    "skulls": "i-skull",
    "vp": "i-vp",
    "workers_in_hand": "i-worker",
    "temples.brown": "i-step-brown",
    "temples.yellow": "i-step-yellow",
    "temples.green": "i-step-green",
    "techs.agriculture": "i-agriculture",
    "techs.extraction": "i-extraction",
    "techs.architecture": "i-architecture",
    "techs.theology": "i-theology",
    "corn_tiles": "i-tile-corn",
    "wood_tiles": "i-tile-wood",
    "food": "i-food-day",
    "days_to_food": "i-one-day",
}
#: Quantities of which more is better. Workers in hand are to be placed, and food is due for others.
VALUED_GOODS = dict.fromkeys(
    (good for good in GOODS if good not in ("workers_in_hand", "food", "days_to_food")), True
)
OPTIONS = {"pick_up": "actions", "place": "coming"}
# Quantities that are not shown as in the player's view: temples are shown by the points printed on
# their steps, and some values are derived from the whole view.
COUNTERS: dict[str, Callable[[Info, int], int]] = {
    **{f"temples.{temple}": partial(_step, temple) for temple in TEMPLES},
    "food": lambda view, seat: food_cost(view["players"][seat]).corn,
    "days_to_food": lambda view, seat: days_to_food(view) or 0,
}


def action_text(info: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
    """An action as one sentence: what is done, gained and paid."""
    kind = info["type"]
    args = message_args(info, texts, names)
    say = _SENTENCES.get(kind)
    return say(info, args, texts) if say else texts.say(f"act-{kind}", args)


def refusal_text(refusal: Info, texts: Texts, names: Sequence[str] | None = None) -> str:
    """Why something is not legal, with its numbers."""
    args = message_args(refusal["numbers"], texts, names)
    return texts.say(f"refusal-{refusal['reason']}", args)


def rules_help(texts: Texts) -> list[tuple[str, str]]:
    """The rules in short: titles and paragraphs."""
    return [(texts.say(f"help-{part}-title"), texts.say(f"help-{part}")) for part in HELP]


# ------------------------------------------------------------ actions with special texts


def _beg(info: Info, args: Args, texts: Texts) -> str:
    return texts.say("act-beg", args | {"goods": goods({"corn": BEGGARS_CORN}, texts)})


def _place(info: Info, args: Args, texts: Texts) -> str:
    if info.get("pity"):
        return texts.say("act-place-pity", args | {"goods": goods({"corn": info["cost"]}, texts)})
    args["price"] = price({"corn": info["cost"]}, texts)
    if info["wheel"] != "starting_space":
        if info.get("coming") is None:
            return texts.say("act-place", args)
        args["brings"] = worker_text(info["wheel"], [info["coming"]], texts)
        return texts.say("act-place-brings", args)
    if "starts" not in info:
        return texts.say("act-place-start-alone", args)
    args["own"] = "yes" if info["starts"] else "no"
    if not info["calendar_corn"]:
        return texts.say("act-place-start", args)
    corn = goods({"corn": info["calendar_corn"]}, texts)
    return texts.say("act-place-start-corn", args | {"goods": corn})


def _pick_up(info: Info, args: Args, texts: Texts) -> str:
    if "actions" not in info:
        return texts.say("act-pick_up-alone", args)
    brings = worker_text(info["wheel"], info["actions"], texts)
    return texts.say("act-pick_up", args | {"brings": brings})


def worker_text(wheel: str, actions: Sequence[WorkerAction], texts: Texts) -> str:
    """What a worker brings: the actions that it can use, its own first, with their prices."""
    if not actions:
        return texts.say("brings-nothing")
    parts = []
    if wheel == "chichen_itza" and len(actions) > MOST_SPACES:
        free = [each for each in actions if not each.cost]
        if len(free) > MOST_SPACES:
            vp = max(int(CHICHEN_VP[each.space]) for each in free)
            parts, actions = [texts.say("brings-chichen_itza-any", {"n": len(free), "vp": vp})], []
        actions = actions[:MOST_SPACES]
    for each in actions:
        what = _brings(wheel, each, texts)
        if each.cost:
            corn = goods({"corn": each.cost}, texts)
            what = texts.say("brings-paying", {"goods": corn, "what": what})
        parts.append(what)
    text = parts[0]
    for part in parts[1:]:
        text = texts.say("brings-or", {"head": text, "next": part})
    return text


def _brings(wheel: str, action: WorkerAction, texts: Texts) -> str:
    """An action of a wheel in few words, without its price."""
    if action.gains:
        return join_list([goods(each, texts) for each in action.gains], texts, "or")
    if not action.space:
        return texts.say("brings-any", {"wheel": name(wheel, texts)})
    if wheel == "chichen_itza":
        more = "-block" if CHICHEN_BLOCKS[action.space] else ""
        colour = name(TEMPLES[CHICHEN_TEMPLE[action.space]], texts)
        args = {"vp": int(CHICHEN_VP[action.space]), "colour": colour}
        return texts.say(f"brings-chichen_itza{more}", args)
    return texts.say(f"brings-{wheel}-{action.space}")


def use_what(wheel: str, space: int, texts: Texts) -> str:
    """What an action of a wheel does, without the corn cost of reaching it."""
    if wheel == "chichen_itza":
        more = "-block" if CHICHEN_BLOCKS[space] else ""
        temple = texts.say(f"temple-{TEMPLES[CHICHEN_TEMPLE[space]]}")
        args = {"vp": int(CHICHEN_VP[space]), "temple": temple}
        return texts.say(f"do-chichen_itza{more}", args)
    if wheel == "palenque":
        corn = goods({"corn": int(HARVEST_CORN[space])}, texts)
        wood = goods({"wood": int(HARVEST_WOOD[space])}, texts)
        which = "jungle" if HARVEST_WOOD[space] else str(space)
        return texts.say(f"do-palenque-{which}", {"corn": corn, "wood": wood})
    per_block = goods({"corn": CORN_PER_BLOCK}, texts)
    return texts.say(f"do-{wheel}-{space}", {"goods": per_block})


def _use(info: Info, args: Args, texts: Texts) -> str:
    args["what"] = use_what(info["wheel"], info["space"], texts)
    if info.get("gains") or info.get("burns"):
        args["what"] = _take(info, texts)
    if not info["cost"]:
        return texts.say("act-use", args)
    return texts.say("act-use-paying", args | {"goods": goods({"corn": info["cost"]}, texts)})


def _take(info: Info, texts: Texts) -> str:
    """The goods of an action of Palenque or Yaxchilan, as they are now."""
    parts = [goods(each, texts) for each in info["gains"]]
    parts += [texts.say("do-burn")] * info["burns"]
    return texts.say("do-take", {"goods": join_list(parts, texts, "or")})


def _harvest(info: Info, args: Args, texts: Texts) -> str:
    good = info["take"]
    which = good if info.get("tile", True) else "bare"
    return texts.say(f"act-harvest-{which}", {"goods": goods({good: info[good]}, texts)})


def _burn(info: Info, args: Args, texts: Texts) -> str:
    return texts.say("act-burn", args | {"goods": goods({"corn": info["corn"]}, texts)})


def _advance(info: Info, args: Args, texts: Texts) -> str:
    tech, level, cost = info["tech"], info["level"], info["cost"]
    args["gives"] = texts.say(f"tech-{tech}-{level}")
    args["price"] = texts.say("for-blocks", {"n": cost}) if cost else texts.say("for-free")
    return texts.say("act-advance" if level <= TOP_LEVEL else "act-bonus", args)


def _mix(info: Info, args: Args, texts: Texts) -> str:
    amounts = {block: info[block] for block in ("wood", "stone", "gold")}
    message = f"act-{info['type']}" + "-theology" * info.get("theology", False)
    return texts.say(message, {"goods": goods(amounts, texts)})


def _climb(info: Info, args: Args, texts: Texts) -> str:
    return _with_points(texts.say("act-climb", args), info, texts)


def _climb_two(info: Info, args: Args, texts: Texts) -> str:
    first, second = (texts.say(f"temple-{temple}") for temple in info["temples"])
    text = texts.say("act-climb_two", {"first": first, "second": second})
    return _with_points(text, info, texts)


def _with_points(text: str, info: Info, texts: Texts) -> str:
    """A sentence about climbing with the points of the steps that are left and reached."""
    parts = [
        texts.say("step-points", {"before": before, "after": after}).replace("-", "\N{MINUS SIGN}")
        for before, after in info.get("steps", ())
    ]
    return (
        texts.say("steps-worth", {"text": text, "steps": join_list(parts, texts)})
        if parts
        else text
    )


def _build(info: Info, args: Args, texts: Texts) -> str:
    args |= {
        "price": price(info["cost"], texts),
        "effects": effects_text(info["building"], texts),
    }
    if info.get("keep_architecture"):
        return texts.say("act-build-keeping", args)
    level = info["architecture"]
    if level == 0:
        return texts.say("act-build", args)
    bonus = [texts.say("effect-corn", {"n": 1})]
    if level >= 2:
        bonus.append(points_text(ARCHITECTURE_POINTS, texts))
    if level >= TOP_LEVEL and info["pay"] == "blocks":
        bonus.insert(0, texts.say("architecture-saves"))
    return texts.say("act-build-architecture", args | {"bonus": join_list(bonus, texts)})


def _monument(info: Info, args: Args, texts: Texts) -> str:
    args["price"] = price(info["cost"], texts)
    return texts.say("act-monument", args | {"formula": formula_text(info["monument"], texts)})


def _trade(info: Info, args: Args, texts: Texts) -> str:
    block, corn = goods({info["block"]: 1}, texts), goods({"corn": info["corn"]}, texts)
    return texts.say(f"act-{info['type']}", {"goods": block, "corn": corn})


def _stop(info: Info, args: Args, texts: Texts) -> str:
    return texts.say(f"act-stop-{info['what']}")


def _tile_benefits(info: Info, args: Args, texts: Texts) -> str:
    args["effects"] = effects_text(info["tile"], texts)
    return texts.say(f"act-{info['type']}", args)


def _reveal(info: Info, args: Args, texts: Texts) -> str:
    tile = info.get("building") or info["monument"]
    return texts.say("act-reveal", {"what": tile_text(tile, texts)})


def _dummy(info: Info, args: Args, texts: Texts) -> str:
    return texts.say("act-dummy", args | {"where": dummy_space(info["tile"], texts)})


_SENTENCES: dict[str, Callable[[Info, Args, Texts], str]] = {
    "beg": _beg,
    "place": _place,
    "pick_up": _pick_up,
    "use": _use,
    "harvest": _harvest,
    "burn": _burn,
    "advance": _advance,
    "pay": _mix,
    "gain": _mix,
    "climb": _climb,
    "climb_two": _climb_two,
    "build": _build,
    "monument": _monument,
    "sell": _trade,
    "buy": _trade,
    "stop": _stop,
    "keep": _tile_benefits,
    "deal": _tile_benefits,
    "reveal_monument": _reveal,
    "reveal_building": _reveal,
    "dummy": _dummy,
}
