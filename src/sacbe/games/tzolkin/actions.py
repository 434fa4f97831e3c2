"""Structured descriptions of actions: `info(state, id)`, and `find` for the inverse.

An info holds everything needed to apply the action, given the rules and the view; the infos of two
legal actions are never equal. `docs/actions.md` is generated from TYPES.
"""

from collections.abc import Callable, Mapping
from typing import Any

from sacbe.kernel import Table

from .data import (
    BLOCKS,
    BUILDING_BLOCKS,
    BUILDING_COST,
    BUILDING_IDS,
    HARVEST_BONUS,
    HARVEST_CORN,
    HARVEST_WOOD,
    MIXES,
    MONUMENT_COST,
    MONUMENT_IDS,
    MONUMENT_SKULLS,
    PRICE,
    SPACES,
    TECHS,
    TEMPLES,
    WEALTH_IDS,
    WHEELS,
)
from .rules.buildings import CORN_PER_BLOCK
from .rules.wheels import ANY_ACTION_PRICE, OFFERING
from .state import (
    ADVANCE_TECH,
    AGRICULTURE,
    ARCHITECTURE,
    ASK_ADVANCE,
    ASK_ANY_ACTION,
    ASK_BUILD,
    ASK_DEAL,
    ASK_HARVEST,
    ASK_USE,
    BEG,
    BURN,
    BUY,
    CHICHEN_ITZA,
    CLIMB_ON,
    CLIMB_TWO,
    CONSTRUCT,
    CONSTRUCT_KEEPING,
    DAYS,
    DRAW_WEALTH,
    DROP,
    END_TURN,
    EXTRACTION,
    FOR_CORN,
    FREE,
    GAIN,
    HARVEST_CORN_TILE,
    HARVEST_WOOD_TILE,
    KEEP,
    MONUMENT,
    NOTHING,
    NUM_ACTIONS,
    PAY,
    PICK_UP,
    PLACE,
    REVEAL_BUILDING,
    REVEAL_MONUMENT,
    SECOND_WITHOUT,
    SELL,
    START_WITH,
    STARTING_SPACE,
    STOP,
    THEOLOGY,
    TOP_LEVEL,
    USE,
    UXMAL,
    Player,
    State,
)

Info = dict[str, Any]

# Asked even if it is the only choice, because until then everything can be undone.
CONFIRMED: tuple[str, ...] = ("end_turn",)

# Every type of action with its keys, for docs/actions.md.
TYPES: dict[str, str] = {
    "beg": "`temple` to step down on; corn becomes 3",
    "place": "`wheel` (or `starting_space`), `space`, `cost` in corn; `pity` is true when all "
    "corn is paid for an unaffordable space",
    "pick_up": "`wheel`, `space`",
    "use": "`wheel`, `space` of the action used, `cost`: all corn paid at this moment (stepping "
    "back, 3 at uxmal 1, 1 at uxmal 5 or through B21)",
    "nothing": "the worker picked up does nothing",
    "harvest": "`take` corn: `tile` (false: without), `corn` gained; `take` wood: `wood` gained",
    "burn": "`temple` to step down on, `corn` gained",
    "advance": "`tech`, `level` reached (4: the bonus beyond 3), `cost` in resources",
    "pay": "`wood`, `stone`, `gold` paid",
    "gain": "`wood`, `stone`, `gold` gained",
    "climb": "`temple`",
    "climb_two": "`temples`: two of them",
    "build": "`building`, `pay` (blocks or corn), `cost` (as printed, or in corn), "
    "`architecture`: level applied; `keep_architecture` true: save it for the second building",
    "drop": "`block`: the resource of the cost that architecture 3 saves",
    "monument": "`monument`, `cost`",
    "sell": "`block`: the resource, `corn` gained",
    "buy": "`block`: the resource, `corn` paid",
    "stop": "`what` to stop: advance, build, market, any_action or theology",
    "end_turn": "end the turn",
    "keep": "`tile` of starting wealth",
    "days": "`days`: 1 or 2",
    "starting_seat": "chance: `seat`",
    "reveal_monument": "chance: `monument`",
    "reveal_building": "chance: `building`",
    "deal": "chance: `seat`, `tile`",
    "dummy": "chance: `tile`",
}


def _top(s: State) -> tuple[int, int, int]:
    """The decision on top of the stack and its details; -1 if there is none."""
    if s.depth == 0:
        return -1, 0, 0
    return s.pending[s.depth - 1], s.a[s.depth - 1], s.b[s.depth - 1]


def _detail(s: State, of: int) -> int:
    """The first detail of a decision if it is on top of the stack; otherwise -1."""
    decision, a, _ = _top(s)
    return a if decision == of else -1


def lowest_free(s: State, wheel: int) -> int | None:
    """The lowest-numbered free space of a wheel, None if there is none."""
    occupied = s.dummies[wheel]
    for me in s.players:
        occupied |= me.wheel[wheel]
    free = (space for space in range(int(SPACES[wheel])) if not occupied >> space & 1)
    return next(free, None)


def place_cost(s: State, wheel: int) -> int:
    """The corn cost of placing the next worker on a wheel."""
    return s.placed + (0 if wheel == STARTING_SPACE else lowest_free(s, wheel) or 0)


def wheel_and_space(action: int) -> tuple[int, int]:
    """The wheel and space of an action id of PICK_UP or USE."""
    if action >= USE:
        wheel = min((action - USE) // 5, CHICHEN_ITZA)
        return wheel, action - USE - 5 * wheel + 1
    wheel = min((action - PICK_UP) // 8, CHICHEN_ITZA)
    return wheel, action - PICK_UP - 8 * wheel


def step_back(s: State, me: Player, wheel: int, space: int) -> int | None:
    """The corn cost of reaching an action of a wheel now; None if it is out of reach."""
    decision, a, b = _top(s)
    if decision == ASK_ANY_ACTION:
        return a if wheel != CHICHEN_ITZA and (wheel, space) != (UXMAL, 5) else None
    if decision != ASK_USE or a != wheel:
        return None
    last = 9 if wheel == CHICHEN_ITZA else 5
    if b > last:
        return 0
    if wheel == CHICHEN_ITZA and me.tech[THEOLOGY] >= 1 and (b == last or space == b + 1):
        return 0
    return b - space if space <= b else None


def own_cost(wheel: int, space: int) -> int:
    """The corn cost of the action itself."""
    if wheel == UXMAL:
        return {1: OFFERING, 5: ANY_ACTION_PRICE}.get(space, 0)
    return 0


def use_cost(s: State, me: Player, wheel: int, space: int) -> int:
    """The total corn cost of using an action, due when it is chosen."""
    return (step_back(s, me, wheel, space) or 0) + own_cost(wheel, space)


def architecture_level(s: State, me: Player, keeping: bool) -> int:
    """The architecture level that applies to the building being chosen."""
    how = _detail(s, ASK_BUILD)
    return 0 if keeping or how == SECOND_WITHOUT else me.tech[ARCHITECTURE]


def corn_price(me: Player, building: int) -> int:
    """The corn cost of a building at Uxmal 4."""
    blocks = int(BUILDING_BLOCKS[building]) - (me.tech[ARCHITECTURE] >= TOP_LEVEL)
    return CORN_PER_BLOCK * blocks


def harvest_corn(me: Player, space: int) -> int:
    """The corn that Palenque 2 to 5 gives to this player."""
    return int(HARVEST_CORN[space] + HARVEST_BONUS[me.tech[AGRICULTURE]])


def harvest_wood(me: Player, space: int) -> int:
    """The wood that Palenque 3 to 5 gives to this player."""
    return int(HARVEST_WOOD[space]) + (me.tech[EXTRACTION] >= 1)


def blocks_of(rows: Table, row: int) -> dict[str, int]:
    """A row of a table of blocks, by name."""
    return {block: int(rows[row, i]) for i, block in enumerate(BLOCKS)}


def _place(s: State, me: Player, wheel: int) -> Info:
    name = "starting_space" if wheel == STARTING_SPACE else WHEELS[wheel]
    space = 0 if wheel == STARTING_SPACE else lowest_free(s, wheel)
    cost = place_cost(s, wheel)
    info: Info = {"type": "place", "wheel": name, "space": space, "cost": cost}
    if cost > me.corn:
        info |= {"cost": me.corn, "pity": True}
    return info


def _pick_up(s: State, me: Player, n: int) -> Info:
    wheel, space = wheel_and_space(PICK_UP + n)
    return {"type": "pick_up", "wheel": WHEELS[wheel], "space": space}


def _use(s: State, me: Player, n: int) -> Info:
    wheel, space = wheel_and_space(USE + n)
    cost = use_cost(s, me, wheel, space)
    return {"type": "use", "wheel": WHEELS[wheel], "space": space, "cost": cost}


def _harvest_space(s: State) -> int:
    """The space of Palenque that is harvested; 0, which yields nothing, outside a harvest."""
    return max(_detail(s, ASK_HARVEST), 0)


def _harvest_corn(s: State, me: Player, _: int) -> Info:
    space = _harvest_space(s)
    tile = s.jungle_corn[space] > 0
    return {"type": "harvest", "take": "corn", "tile": tile, "corn": harvest_corn(me, space)}


def _harvest_wood(s: State, me: Player, _: int) -> Info:
    return {"type": "harvest", "take": "wood", "wood": harvest_wood(me, _harvest_space(s))}


def _burn(s: State, me: Player, temple: int) -> Info:
    return {"type": "burn", "temple": TEMPLES[temple], "corn": harvest_corn(me, _harvest_space(s))}


def _advance(s: State, me: Player, tech: int) -> Info:
    level = me.tech[tech]
    cost = level + 1 if level < TOP_LEVEL else 1
    if _detail(s, ASK_ADVANCE) == FREE:
        cost = 0
    return {"type": "advance", "tech": TECHS[tech], "level": level + 1, "cost": cost}


def _mix(kind: str) -> Callable[[State, Player, int], Info]:
    def make(s: State, me: Player, mix: int) -> Info:
        return {"type": kind, **blocks_of(MIXES, mix)}

    return make


def _climb_two(s: State, me: Player, left_out: int) -> Info:
    return {"type": "climb_two", "temples": [t for t in TEMPLES if t != TEMPLES[left_out]]}


def _build(s: State, me: Player, building: int) -> Info:
    info: Info = {"type": "build", "building": BUILDING_IDS[building]}
    if _detail(s, ASK_BUILD) == FOR_CORN:
        info |= {"pay": "corn", "cost": {"corn": corn_price(me, building)}}
    else:
        cost = blocks_of(BUILDING_COST, building)
        info |= {"pay": "blocks", "cost": cost}
    return info | {"architecture": architecture_level(s, me, keeping=False)}


def _build_keeping(s: State, me: Player, building: int) -> Info:
    return _build(s, me, building) | {"architecture": 0, "keep_architecture": True}


def _monument(s: State, me: Player, monument: int) -> Info:
    cost = blocks_of(MONUMENT_COST, monument)
    cost["skulls"] = int(MONUMENT_SKULLS[monument])
    return {"type": "monument", "monument": MONUMENT_IDS[monument], "cost": cost}


def _trade(kind: str) -> Callable[[State, Player, int], Info]:
    def make(s: State, me: Player, block: int) -> Info:
        return {"type": kind, "block": BLOCKS[block], "corn": int(PRICE[block])}

    return make


def _named(kind: str, key: str, names: tuple[str, ...]) -> Callable[[State, Player, int], Info]:
    def make(s: State, me: Player, n: int) -> Info:
        return {"type": kind, key: names[n]}

    return make


def _stop(s: State, me: Player, _: int) -> Info:
    from .knowledge import phase

    return {"type": "stop", "what": phase(s)}


# The first id of each kind of action and the function that describes it, in ascending order.
KINDS: tuple[tuple[int, Callable[[State, Player, int], Info]], ...] = (
    (BEG, _named("beg", "temple", TEMPLES)),
    (PLACE, _place),
    (PICK_UP, _pick_up),
    (USE, _use),
    (HARVEST_CORN_TILE, _harvest_corn),
    (HARVEST_WOOD_TILE, _harvest_wood),
    (BURN, _burn),
    (ADVANCE_TECH, _advance),
    (PAY, _mix("pay")),
    (GAIN, _mix("gain")),
    (CLIMB_ON, _named("climb", "temple", TEMPLES)),
    (CLIMB_TWO, _climb_two),
    (CONSTRUCT, _build),
    (CONSTRUCT_KEEPING, _build_keeping),
    (MONUMENT, _monument),
    (DROP, _named("drop", "block", BLOCKS)),
    (SELL, _trade("sell")),
    (BUY, _trade("buy")),
    (KEEP, _named("keep", "tile", WEALTH_IDS)),
    (DAYS, lambda s, me, n: {"type": "days", "days": n + 1}),
    (NOTHING, lambda s, me, n: {"type": "nothing"}),
    (STOP, _stop),
    (END_TURN, lambda s, me, n: {"type": "end_turn"}),
)
FIRST_IDS = tuple(first for first, _ in KINDS)


def info(s: State, action: int, seat: int) -> Info:
    """Describe an action id for a seat in this position."""
    if not 0 <= action < NUM_ACTIONS:
        raise ValueError(f"There is no action {action}")
    first, make = next(kind for kind in reversed(KINDS) if kind[0] <= action)
    return make(s, s.players[seat], action - first)


def context(view: Mapping[str, Any], info: Mapping[str, Any], seat: int) -> Info:
    """Further facts for the text: what a worker or an action of a wheel brings now, what a worker
    placed on a wheel brings a day later, the corn on the calendar, the points of temple steps, and
    what a resource is paid for."""
    from .derived import next_step_points, step_points
    from .worker_actions import can_burn, coming_action, gains, worker_actions

    player = view["players"][seat]
    wheel, space = str(info.get("wheel")), int(info.get("space") or 0)
    match info["type"]:
        case "pick_up":
            return {"actions": worker_actions(view, seat, wheel, space)}
        case "use":
            burns = can_burn(view, seat, wheel, space)
            return {"gains": gains(view, seat, wheel, space), "burns": burns}
        case "place" if wheel == "starting_space":
            starts = view["starting_player"] != seat
            starter = seat if starts else (seat + 1) % len(view["players"])
            return {"calendar_corn": view["calendar_corn"], "seat": starter, "starts": starts}
        case "place":
            return {"coming": coming_action(view, seat, wheel, space)}
        case "climb" | "climb_two":
            temples = info.get("temples") or [info["temple"]]
            steps = [(step_points(player, t), next_step_points(player, t)) for t in temples]
            return {"steps": steps}
        case "pay":
            return {"theology": view["phase"] == "theology"}
    return {}


def chance_info(s: State, outcome: int) -> Info:
    """Describe a chance outcome."""
    if outcome >= START_WITH:
        return {"type": "starting_seat", "seat": outcome - START_WITH}
    if outcome >= DRAW_WEALTH:
        tile = WEALTH_IDS[outcome - DRAW_WEALTH]
        decision, seat, _ = _top(s)
        if decision == ASK_DEAL:
            return {"type": "deal", "seat": seat, "tile": tile}
        return {"type": "dummy", "tile": tile}
    if outcome >= REVEAL_MONUMENT:
        return {"type": "reveal_monument", "monument": MONUMENT_IDS[outcome - REVEAL_MONUMENT]}
    return {"type": "reveal_building", "building": BUILDING_IDS[outcome - REVEAL_BUILDING]}


# Keys that only describe an action: `find` does not need them.
DESCRIBES: dict[str, tuple[str, ...]] = {
    "place": ("space", "cost", "pity"),
    "use": ("cost",),
    "harvest": ("tile", "corn", "wood"),
    "burn": ("corn",),
    "advance": ("level", "cost"),
    "build": ("pay", "cost", "architecture"),
    "monument": ("cost",),
    "sell": ("corn",),
    "buy": ("corn",),
    "stop": ("what",),
}


def find(s: State, facts: Info, seat: int) -> int | None:
    """The id of the action that an info describes, legal or not; None if there is no such
    action."""
    kind = facts.get("type")
    if not isinstance(kind, str) or kind not in TYPES:
        return None
    describes = DESCRIBES.get(kind, ())
    for action in range(NUM_ACTIONS):
        candidate = info(s, action, seat)
        if candidate["type"] == kind and all(
            key in describes or (key in candidate and candidate[key] == facts[key]) for key in facts
        ):
            return action
    return None
