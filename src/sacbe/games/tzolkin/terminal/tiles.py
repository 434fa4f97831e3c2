"""Buildings, monuments and wealth tiles: those on display, and all there are."""

from collections.abc import Mapping
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from sacbe.text import Texts
from sacbe.text.layout import about_tile, grid

from ..data import BUILDING_IDS, DATA, MONUMENT_IDS, WEALTH_IDS, Effect
from ..state import MOST_PLAYERS
from ..text.tiles import dummy_space, printed_cost, tile_name
from .formatting import LETTERS, View, heading, words

CATEGORY_COLOURS = {"farm": "yellow", "tomb": "bright_white", "civic": "green", "shrine": "blue"}
FEWEST_PLAYERS = 2


def cost_text(cost: Mapping[str, int], lang: str) -> str:
    """A cost in few words."""
    return " ".join(words(lang).say(f"cost-{what}", {"n": n}) for what, n in cost.items() if n)


def does_text(tile: str, players: int, lang: str) -> str:
    """What a tile does, in few words."""
    if tile in DATA.monuments:
        return _formula(tile, players, lang)
    effects = (DATA.wealth.get(tile) or DATA.buildings[tile]).effects
    return ", ".join(_effect(each, len(list(same)), lang) for each, same in groupby(effects))


def _effect(effect: Effect, times: int, lang: str) -> str:
    say = words(lang).say
    verb, what = str(effect[0]), effect[1] if len(effect) > 1 else ""
    if verb in ("corn", "wood", "stone", "gold"):
        return say(f"cost-{verb}", {"n": what})
    if isinstance(what, int):
        return say(f"effect-{verb}", {"n": what})
    if what == "any":
        return say(f"effect-{verb}-any", {"n": times})
    if verb == "climb":
        return say("effect-climb", {"n": times, "temple": say(f"temple-{what}")})
    if verb == "advance":
        return say("effect-advance", {"n": times, "tech": say(f"tech-{what}")})
    return say(f"effect-{verb}")


def _formula(monument: str, players: int, lang: str) -> str:
    say = words(lang).say
    tile = DATA.monuments[monument]
    formula, numbers = str(tile.score[0]), [int(n) for n in tile.score[1:]]
    args: dict[str, object] = {"kind": say(f"kind-{tile.category}")}
    if formula.startswith("by_"):
        args["points"] = "/".join(str(n) for n in numbers if n)
        args["counts"] = "/".join(str(i) for i, n in enumerate(numbers) if n)
    elif formula == "per_monument_built":
        args["n"] = numbers[players - FEWEST_PLAYERS]
    elif numbers:
        args["n"] = numbers[0]
    return say(f"formula-{formula}", args)


def _payable(tile: str, view: View, seat: int | None) -> bool:
    """Could the reader pay the printed cost now?"""
    if seat is None:
        return False
    held = view["players"][seat]
    return all(held[what] >= n for what, n in printed_cost(tile).items())


def displayed(view: View, seat: int | None, texts: Texts, kind: str) -> RenderableType:
    """The buildings or monuments on display; a sign before those the reader can pay."""
    lang = texts.lang
    say = words(lang).say
    shown = view[f"{kind}_on_display"]
    table = grid(1, None, None, None, None)
    table.columns[-1].no_wrap = False
    can = {tile for tile in shown if _payable(tile, view, seat)}
    for tile in shown:
        category = (DATA.monuments.get(tile) or DATA.buildings[tile]).category
        table.add_row(
            Text("+" if tile in can else "", "bold"),
            Text(tile, "bold"),
            Text(say(f"kind-{category}"), CATEGORY_COLOURS[category]),
            Text(cost_text(printed_cost(tile), lang), "bold" if tile in can else ""),
            does_text(tile, len(view["players"]), lang),
        )
    title = heading(say(f"{kind}-on-display"), say("payable") if can else "")
    return Group(title, table if shown else Text(say("none"), "dim"))


def all_tiles(view: View, seat: int | None, texts: Texts) -> RenderableType:
    """Every tile of the game with where it is, as far as the reader knows."""
    lang = texts.lang
    say = words(lang).say
    table = grid(None, None, None, None)
    table.columns[-1].no_wrap = False
    heads = ("tile-head", "where-head", "cost-head", "does-head")
    table.add_row(*(Text(say(head), "dim") for head in heads))
    for tile in (*BUILDING_IDS, *MONUMENT_IDS, *WEALTH_IDS):
        cost = "" if tile in DATA.wealth else cost_text(printed_cost(tile), lang)
        does = does_text(tile, len(view["players"]), lang)
        if may_be_dummy(tile, view, seat):
            does += f" ({say('as-dummy', {'where': dummy_space(tile, texts)})})"
        called = about_tile(Text(tile_name(tile, texts), "bold"), tile)
        table.add_row(called, _where(tile, view, seat, lang), cost, does)
    return Group(heading(say("all-tiles"), say("all-tiles-help")), table)


def may_be_dummy(tile: str, view: View, seat: int | None) -> bool:
    """Could this wealth tile have put a dummy worker on a wheel, for all that the reader knows?"""
    if tile not in DATA.wealth or len(view["players"]) == MOST_PLAYERS:
        return False
    drawn = () if seat is None else view["players"][seat].get("dealt", ())
    owned = (each for player in view["players"] for each in player["wealth"])
    return tile not in (*owned, *drawn)


def _where(tile: str, view: View, seat: int | None, lang: str) -> Text:
    for p, player in enumerate(view["players"]):
        if tile in (*player["buildings"], *player["monuments"], *player["wealth"]):
            return Text(LETTERS[p], "bold reverse" if p == seat else "bold")
    drawn = () if seat is None else view["players"][seat].get("dealt", ())
    places = {
        "dealt-to-you": drawn,
        "on-display": (*view["buildings_on_display"], *view["monuments_on_display"]),
        "in-pile": view["building_pile"],
        "next-age": view["next_age_pile"],
        "not-in-game": view["monument_pile"],
        "unseen": DATA.wealth,
    }
    where = next((place for place, there in places.items() if tile in there), "gone")
    return Text(
        words(lang).say(where), "bold" if where in ("dealt-to-you", "on-display") else "dim"
    )
