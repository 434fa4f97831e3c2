"""Names, goods and tiles as text: the phrases in the sentences of Tzolk'in."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from sacbe.text import Texts
from sacbe.text.lists import join_list
from sacbe.text.names import seat_name

from ..data import DATA, SPACES, WHEELS, Effect
from ..knowledge import points

GOODS = ("wood", "stone", "gold", "skulls", "corn")
_NAME_KEYS = ("tech", "block", "wheel")
_TILES = ("tile", "building", "monument")
_AMOUNTS = ("cost", "lacking")
_INSTRUCTIONS = (
    "turn",
    "place",
    "pick_up",
    "end",
)  # questions phrased as instructions


def name(word: str, texts: Texts) -> str:
    """The text for a word of the view's vocabulary."""
    return texts.say(f"name-{word}")


def tile_name(tile: str, texts: Texts) -> str:
    """A tile with its number, as on the board, such as "B07 Twin tomb"."""
    return texts.say("tile", {"id": tile, "called": name(tile, texts)})


def player_name(seat: int, texts: Texts, names: Sequence[str] | None = None) -> str:
    """The player's name, or that of the seat without names."""
    return names[seat] if names else seat_name(texts, seat)


def where(wheel: str, space: int, texts: Texts) -> str:
    """A space such as "Palenque 2"; there is only one starting-player space. Dummy workers also
    move through the holes beyond the last number, which have none."""
    if wheel == "starting_space":
        return name(wheel, texts)
    beyond = space - int(SPACES[WHEELS.index(wheel)])
    if beyond >= 0:
        return texts.say("space-unnumbered", {"wheel": name(wheel, texts), "nth": beyond + 1})
    return texts.say("space", {"wheel": name(wheel, texts), "space": space})


def goods(amounts: Mapping[str, int], texts: Texts) -> str:
    """Amounts paid or gained; `goods-none` if empty."""
    parts = [texts.say(f"goods-{g}", {"n": amounts[g]}) for g in GOODS if amounts.get(g)]
    return join_list(parts, texts) if parts else texts.say("goods-none")


def price(amounts: Mapping[str, int], texts: Texts) -> str:
    """Amounts as a price: "for 3 corn", "for free"."""
    if not any(amounts.values()):
        return texts.say("for-free")
    return texts.say("for-goods", {"goods": goods(amounts, texts)})


def message_args(
    facts: Mapping[str, Any], texts: Texts, names: Sequence[str] | None = None
) -> dict[str, Any]:
    """The facts of an action, refusal or event as message arguments: names for ids."""
    args: dict[str, Any] = {}
    for key, value in facts.items():
        if key == "seat" and value is not None:
            args["name"] = player_name(value, texts, names)
        elif key == "seats":
            args["names"] = join_list([player_name(p, texts, names) for p in value], texts)
        elif key == "temple":
            args |= {key: texts.say(f"temple-{value}"), "colour": name(value, texts)}
        elif key == "asked":
            now = "now-may" if value.split("-")[0] in _INSTRUCTIONS else "now-decide"
            args["now"] = texts.say(now, {key: texts.say(f"asked-{value}")})
        elif key in _NAME_KEYS:
            args[key] = name(value, texts)
        elif key in _TILES and isinstance(value, str):  # in a harvest it is a bool
            args["tile"] = tile_name(value, texts)
        elif key in _AMOUNTS and isinstance(value, Mapping):
            args["goods"] = goods(value, texts)
        elif isinstance(value, int | float | str):
            args[key] = value
    if "wheel" in facts and "space" in facts:
        args["where"] = where(facts["wheel"], facts["space"], texts)
    return args


# ------------------------------------------------------------ tiles


def effect_text(effect: Effect, texts: Texts, times: int = 1) -> str:
    """One effect of a tile, or the same one several times."""
    verb, number = str(effect[0]), effect[1] if len(effect) > 1 else None
    if verb == "climb" and number != "any":
        return texts.say("effect-climb", {"n": times, "temple": name(str(number), texts)})
    if verb == "advance" and number != "any":
        return texts.say("effect-advance", {"n": times, "tech": name(str(number), texts)})
    if isinstance(number, int):
        return texts.say(f"effect-{verb}", {"n": number * times})
    suffix = "-any" if number == "any" else ""
    return texts.say(f"effect-{verb}{suffix}", {"n": times})


def effects_text(tile: str, texts: Texts) -> str:
    """All effects of a building or a wealth tile."""
    effects = DATA.wealth[tile].effects if tile in DATA.wealth else DATA.buildings[tile].effects
    return ", ".join(effect_text(e, texts, len(list(same))) for e, same in groupby(effects))


def formula_text(monument: str, texts: Texts) -> str:
    """The points of a monument at the end."""
    tile = DATA.monuments[monument]
    formula, numbers = str(tile.score[0]), [int(n) for n in tile.score[1:]]
    args: dict[str, Any] = {"category": name(tile.category, texts)}
    if formula.startswith("by_"):
        steps = (texts.say("formula-step", {"n": i, "vp": n}) for i, n in enumerate(numbers) if n)
        args["steps"] = ", ".join(steps)
    elif len(numbers) == 3:
        args |= {"two": numbers[0], "three": numbers[1], "four": numbers[2]}
    elif numbers:
        args["n"] = numbers[0]
    return texts.say(f"formula-{formula}", args)


def tile_text(tile: str, texts: Texts) -> str:
    """Name, cost and effects of a building, monument or wealth tile, for boards and help."""
    args: dict[str, Any] = {"tile": tile_name(tile, texts)}
    if tile in DATA.wealth:
        return texts.say("tile-wealth", args | {"effects": effects_text(tile, texts)})
    args["goods"] = goods(printed_cost(tile), texts)
    if tile in DATA.monuments:
        args["category"] = name(DATA.monuments[tile].category, texts)
        return texts.say("tile-monument", args | {"formula": formula_text(tile, texts)})
    building = DATA.buildings[tile]
    args |= {"category": name(building.category, texts), "age": "I" * building.age}
    return texts.say("tile-building", args | {"effects": effects_text(tile, texts)})


def dummy_space(tile: str, texts: Texts) -> str:
    """The space of a wealth tile's dummy worker; only tiles dealt to no player have one."""
    wheel, space = DATA.wealth[tile].dummy
    return where(wheel, space, texts)


def printed_cost(tile: str) -> dict[str, int]:
    """The cost of a building or monument."""
    if tile in DATA.monuments:
        m = DATA.monuments[tile]
        return {"wood": m.wood, "stone": m.stone, "gold": m.gold, "skulls": m.skulls}
    b = DATA.buildings[tile]
    return {"wood": b.wood, "stone": b.stone, "gold": b.gold}


def points_text(quarters: int, texts: Texts) -> str:
    """Points in exact quarters, in the number format of the language."""
    return texts.say("vp", {"n": points(quarters)})
