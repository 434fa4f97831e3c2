"""Descriptions of actions in the terms of the view: `info(state, id)`, and back with `find`.

An info is sufficient to carry out the action with only the rules and the view; no two legal actions
have the same info. `docs/actions.md` is generated from TYPES below.
"""

from bisect import bisect_right
from collections.abc import Callable, Mapping
from typing import Any

from .data import (
    ABILITIES as ABILITY_NAMES,
)
from .data import (
    ALTARS,
    CARDS,
    CONFLUENCES,
    GODS,
    KINDS,
    LEVELS,
    MOST_UNITS,
    N_REGIONS,
    REGIONS,
    SPACES,
    TOKENS,
)
from .knowledge import TRACKS, top
from .state import (
    ABILITY_FIRST,
    ABILITY_KIND,
    ACTION,
    ANNIHILATE_UNIT,
    AWAKEN_UNIT,
    BUILD_GLYPH,
    BUILD_PYRAMID,
    CANCEL,
    DEAL_GOD,
    DEPLOY_PAIR,
    DEPLOY_UNIT,
    DO_APPEASE,
    DRAW_CARD,
    EMPTY_REGION,
    EXILE_UNIT,
    FIRST_SEAT,
    GO_TO,
    LAY_ALTAR,
    MOST_PLAYERS,
    MOVE_FIRST,
    MOVE_UNIT,
    N_CARDS,
    N_KINDS,
    N_PAIRS,
    NAME_WINNER,
    NUM_ACTIONS,
    OPTION,
    PAIR,
    PASS,
    PAY,
    PICK,
    PLACE_HERO_AT,
    PLACE_NEUTRAL_AT,
    RAZE_GLYPH,
    RAZE_PYRAMID,
    RECOVER_UNIT,
    RESERVE,
    SACRIFICE,
    STOP,
    SWAP_WITH,
    TAKE_ABILITY,
    TAKE_GOD,
    TAKE_SPACE_AT,
    TRANSFORM_GLYPH,
    TRANSFORM_PYRAMID,
    TURN_TILE,
    TURN_TOKEN,
    USE_TOKEN,
    State,
)
from .text.ids import action_effect, open_option

Info = dict[str, Any]
GAINS = ("devotion", *KINDS)
DECLINED = ("appease", "third")  # phases in which a stop declines an offer; else a step

# No single legal action needs a confirmation: one target or nothing to deploy is no decision, and
# `stop` is never the only choice.
CONFIRMED: tuple[str, ...] = ()

# Keys that depend on the position and only describe an action.
DESCRIBES: dict[str, tuple[str, ...]] = {
    "action": ("effect",),
    "pass": ("effect",),
    "choose_one": ("effect", "step"),
}

# Every type of action with its keys, for docs/actions.md.
TYPES: dict[str, str] = {
    "choose_god": "`god`",
    "ability": "`ability`: one of the three abilities of this Era",
    "hero": "`region` for the seat's own Hero",
    "neutral_hero": "`region` for a neutral Hero (two players)",
    "deploy": "`region`, `shaman`, `warrior`: numbers of units to deploy in the Tribe Phase",
    "summon": "`first`: `move` or `ability`",
    "confluence": "`confluence` for the seat's own God",
    "pick": "`card` to put face down",
    "action": "`action` 1 to 3 of the seat's own card, and its `effect`",
    "pass": "`action` to cover, its `effect`; `gain`: `devotion`, or a kind of unit to recover",
    "choose_one": "`option` of the `step` of an `effect`, both from 0",
    "cancel": "`track` that this Conflict does not award",
    "appease": "pay the angry God",
    "pay": "`kind`, `from`: `reserve` or a region",
    "use_token": "`token` of the angry God",
    "tie": "`seat` that wins the tie",
    "space": "`space` of the Calendar or Codex",
    "sacrifice": "`kind`, `n` units from the reserve, in the consecrated region",
    "deploy_unit": "`kind`, `region`: a unit from the reserve, by an effect",
    "awaken": "`kind`, `region`: a unit from Xibalba",
    "recover": "`kind`: a unit from Xibalba to the reserve",
    "annihilate": "`owner`, `kind`, `region`: a unit to Xibalba",
    "exile": "`owner`, `kind`, `region`: a unit to its owner's reserve",
    "build": "`kind` `glyph` or `pyramid`, `region`",
    "raze": "`kind` `glyph` or `pyramid` (the top piece), its `owner`, `region`",
    "transform": "`kind`, the `owner` of what is replaced, `region`",
    "swap_altars": "`region` whose Altar is swapped with that of the Conflict",
    "move": "`owner`, `kind`, `from`, `to`",
    "stop": "stop here",
    "uninhabited": "chance: the `region`",
    "altar": "chance: `region`, `altar`",
    "starting_seat": "chance: the `seat` with the most VP at the start",
    "god": "chance: `seat`, `god`",
    "token": "chance: `era`, `token`",
    "conflict": "chance: the `region` of the next Conflict",
    "draw": "chance: `seat`, `card`",
}


def _named(kind: str, key: str, names: tuple[str, ...]) -> Callable[[State, int], Info]:
    """Actions that name one component."""
    return lambda s, i: {"type": kind, key: names[i]}


def _ability(s: State, i: int) -> Info:
    return {"type": "ability", "ability": ABILITY_NAMES[int(ABILITY_KIND[i])]}


def _deploy(s: State, i: int) -> Info:
    region, pair = divmod(i, N_PAIRS)
    shaman, warrior = int(PAIR[pair, 0]), int(PAIR[pair, 1])
    return {"type": "deploy", "region": REGIONS[region], "shaman": shaman, "warrior": warrior}


def _summon(s: State, i: int) -> Info:
    return {"type": "summon", "first": ("move", "ability")[i]}


def _action(s: State, i: int) -> Info:
    return {"type": "action", "action": 1 + i, "effect": action_effect(s, i)}


def _pass(s: State, i: int) -> Info:
    details = {"action": 1 + i // 3, "effect": action_effect(s, i // 3)}
    return {"type": "pass", **details, "gain": GAINS[i % 3]}


def _option(s: State, i: int) -> Info:
    return {"type": "choose_one", "option": i, **open_option(s)}


def _appease(s: State, i: int) -> Info:
    return {"type": "appease"}


def _pay(s: State, i: int) -> Info:
    kind, place = divmod(i, N_REGIONS + 1)
    where = "reserve" if place == RESERVE else REGIONS[place]
    return {"type": "pay", "kind": KINDS[kind], "from": where}


def _tie(s: State, i: int) -> Info:
    return {"type": "tie", "seat": i}


def _sacrifice(s: State, i: int) -> Info:
    kind, n = divmod(i, MOST_UNITS + 1)
    return {"type": "sacrifice", "kind": KINDS[kind], "n": n}


def _arrival(verb: str) -> Callable[[State, int], Info]:
    """A unit from the reserve or from Xibalba."""
    return lambda s, i: {
        "type": verb,
        "kind": KINDS[i // N_REGIONS],
        "region": REGIONS[i % N_REGIONS],
    }


def _unit(i: int) -> tuple[str, Info]:
    """A unit on the board: its region, and its owner and kind."""
    region, rest = divmod(i, 8)
    owner, kind = divmod(rest, N_KINDS)
    return REGIONS[region], {"owner": owner, "kind": KINDS[kind]}


def _victim(verb: str) -> Callable[[State, int], Info]:
    """A unit that leaves its region."""

    def describe(s: State, i: int) -> Info:
        region, unit = _unit(i)
        return {"type": verb, **unit, "region": region}

    return describe


def _move(s: State, i: int) -> Info:
    to, at = divmod(i, 8 * N_REGIONS)
    region, unit = _unit(at)
    return {"type": "move", **unit, "from": region, "to": REGIONS[to]}


def _build(kind: str) -> Callable[[State, int], Info]:
    """A new Glyph or Pyramid piece."""
    return lambda s, i: {"type": "build", "kind": kind, "region": REGIONS[i]}


def _glyph(verb: str) -> Callable[[State, int], Info]:
    """A Glyph on the board."""
    return lambda s, i: {
        "type": verb,
        "kind": "glyph",
        "owner": i % MOST_PLAYERS,
        "region": REGIONS[i // MOST_PLAYERS],
    }


def _pyramid(verb: str) -> Callable[[State, int], Info]:
    """The top piece of a Pyramid."""

    def describe(s: State, i: int) -> Info:
        owner = s.levels[LEVELS * i + s.height[i] - 1] if s.height[i] else None
        return {"type": verb, "kind": "pyramid", "owner": owner, "region": REGIONS[i]}

    return describe


def _stop(s: State, i: int) -> Info:
    return {"type": "stop"}


# First id of each range, and the function that describes an id; in ascending order.
RANGES: tuple[tuple[int, Callable[[State, int], Info]], ...] = (
    (TAKE_GOD, _named("choose_god", "god", GODS)),
    (TAKE_ABILITY, _ability),
    (PLACE_HERO_AT, _named("hero", "region", REGIONS)),
    (PLACE_NEUTRAL_AT, _named("neutral_hero", "region", REGIONS)),
    (DEPLOY_PAIR, _deploy),
    (MOVE_FIRST, _summon),
    (GO_TO, _named("confluence", "confluence", CONFLUENCES)),
    (PICK, _named("pick", "card", CARDS)),
    (ACTION, _action),
    (PASS, _pass),
    (OPTION, _option),
    (CANCEL, _named("cancel", "track", TRACKS)),
    (DO_APPEASE, _appease),
    (PAY, _pay),
    (USE_TOKEN, _named("use_token", "token", TOKENS)),
    (NAME_WINNER, _tie),
    (TAKE_SPACE_AT, _named("space", "space", SPACES)),
    (SACRIFICE, _sacrifice),
    (DEPLOY_UNIT, _arrival("deploy_unit")),
    (AWAKEN_UNIT, _arrival("awaken")),
    (RECOVER_UNIT, _named("recover", "kind", KINDS)),
    (ANNIHILATE_UNIT, _victim("annihilate")),
    (EXILE_UNIT, _victim("exile")),
    (BUILD_GLYPH, _build("glyph")),
    (BUILD_PYRAMID, _build("pyramid")),
    (RAZE_GLYPH, _glyph("raze")),
    (RAZE_PYRAMID, _pyramid("raze")),
    (TRANSFORM_GLYPH, _glyph("transform")),
    (TRANSFORM_PYRAMID, _pyramid("transform")),
    (SWAP_WITH, _named("swap_altars", "region", REGIONS)),
    (MOVE_UNIT, _move),
    (STOP, _stop),
)
FIRST_IDS = tuple(first for first, _ in RANGES)
assert MOVE_FIRST + 1 == ABILITY_FIRST


def info(s: State, action: int, seat: int) -> Info:
    """The info of an action in this position."""
    if not 0 <= action < NUM_ACTIONS:
        raise ValueError(f"There is no action {action}: ids are 0 to {NUM_ACTIONS - 1}.")
    first, describe = RANGES[bisect_right(FIRST_IDS, action) - 1]
    return describe(s, action - first)


def context(view: Mapping[str, Any], info: Mapping[str, Any], seat: int) -> Info:
    """Further facts for the text: where a god would be present, altars, the price and the tokens of
    the angry god, the points of a Pyramid, what is declined, and what a tie is about."""
    from .derived import cost, presence

    god = view["players"][seat]["god"]
    match info["type"]:
        case "confluence":
            return {"regions": presence(view, info["confluence"])}
        case "appease":
            return {"price": cost(view), "tokens": view["angry_god"]["tokens"]}
        case "stop":
            effect = view["effect"]
            phase = view["phase"] if view["phase"] in DECLINED else "effect"
            return {"of": phase} | ({"verb": effect["verb"].lower()} if effect else {})
        case "pick" | "summon":
            return {"god_of": god}
        case "hero" | "neutral_hero" | "swap_altars":
            return {"altar_of": view["regions"][info["region"]]["altar"]}
        case "build" | "transform" if info["kind"] == "pyramid":
            height = len(view["regions"][info["region"]]["pyramid"])
            return {"vp": height + (info["type"] == "build")}
        case "tie":
            return {"of": view["phase"]}
    return {}


def chance_info(s: State, outcome: int) -> Info:
    """Describe a chance outcome."""
    if outcome >= DRAW_CARD:
        seat, card = divmod(outcome - DRAW_CARD, N_CARDS)
        return {"type": "draw", "seat": seat, "card": CARDS[card]}
    if outcome >= TURN_TILE:
        return {"type": "conflict", "region": REGIONS[outcome - TURN_TILE]}
    if outcome >= TURN_TOKEN:
        return {"type": "token", "era": s.era, "token": TOKENS[outcome - TURN_TOKEN]}
    if outcome >= DEAL_GOD:
        return {"type": "god", "seat": top(s)[1], "god": GODS[outcome - DEAL_GOD]}
    if outcome >= FIRST_SEAT:
        return {"type": "starting_seat", "seat": outcome - FIRST_SEAT}
    if outcome >= LAY_ALTAR:
        region = REGIONS[top(s)[1]]
        return {"type": "altar", "region": region, "altar": ALTARS[outcome - LAY_ALTAR]}
    return {"type": "uninhabited", "region": REGIONS[outcome - EMPTY_REGION]}


def find(s: State, query: Info, seat: int) -> int | None:
    """The id of an info, legal or not; None if there is no such action."""
    kind = query.get("type")
    if not isinstance(kind, str) or kind not in TYPES:
        return None
    for action in range(NUM_ACTIONS):
        candidate = info(s, action, seat)
        if candidate["type"] == kind and all(
            key in candidate and (candidate[key] == query[key] or _is_top(candidate, key))
            for key in query
        ):
            return action
    return None


def _is_top(candidate: Info, key: str) -> bool:
    """The owner of a top piece need not match: the region is enough."""
    return key == "owner" and candidate.get("kind") == "pyramid"
