"""The score ledger and the list of tiles as data."""

import functools
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from sacbe.text import Texts
from sacbe.text.history import PointSource, Sources
from sacbe.text.names import LETTERS
from sacbe.text.panels import Block, Cell, Heading, Ledger, Table, ledger_of

from .data import BUILDING_IDS, DATA, MONUMENT_IDS, TEMPLES, WEALTH_IDS, Effect
from .state import MOST_PLAYERS, QUARTERS
from .text.tiles import dummy_space, printed_cost, tile_name

FEWEST_PLAYERS = 2

View = Mapping[str, Any]

SOURCES = (
    "temples",
    "chichen_itza",
    "buildings",
    "technologies",
    "food_day",
    "leftovers",
    "skulls",
)


def _source(event: Mapping[str, Any]) -> str:
    """The line of the table that an event belongs to; monuments have one each."""
    cause = event["cause"]
    if cause in DATA.monuments:
        return str(cause)
    if cause in TEMPLES:
        return "temples"
    if cause in DATA.buildings:
        return "buildings"
    return cause if cause in SOURCES else "technologies"


@functools.cache
def words(lang: str) -> Texts:
    """The short texts of the terminal."""
    return Texts(Path(__file__).parent / "terminal", lang)


def sources(events: Iterable[Mapping[str, Any]], players: int, texts: Texts) -> list[PointSource]:
    """All points by source."""
    totals = Sources(players, SOURCES)
    for event in events:
        if quarters := event["change"].get("quarters", 0):
            totals.add(_source(event), event["seat"], quarters / QUARTERS)
    return [PointSource(id, source_name(id, texts), row) for id, row in totals.rows()]


def source_name(source: str, texts: Texts) -> str:
    """The name of a source of points."""
    if source in DATA.monuments:
        return tile_name(source, texts)
    return words(texts.lang).say(f"from-{source}")


def ledger(
    events: Iterable[Mapping[str, Any]],
    scores: Sequence[float],
    winners: Sequence[int],
    texts: Texts,
    players: int,
) -> Ledger:
    """All points by source."""
    say, rows = words(texts.lang).say, sources(events, players, texts)
    labels = say("points-from"), say("points-total")
    return ledger_of(rows, scores, winners, labels, lambda n: say("number", {"n": n}))


def tiles(view: View, seat: int | None, texts: Texts) -> list[Block]:
    """Every tile of the game with where it is, as far as the reader knows."""
    lang = texts.lang
    say = words(lang).say
    rows = []
    for tile in (*BUILDING_IDS, *MONUMENT_IDS, *WEALTH_IDS):
        cost = "" if tile in DATA.wealth else cost_text(printed_cost(tile), lang)
        does = does_text(tile, len(view["players"]), lang)
        if may_be_dummy(tile, view, seat):
            does += f" ({say('as-dummy', {'where': dummy_space(tile, texts)})})"
        name = Cell(tile_name(tile, texts), "strong", tile)
        rows.append([name, _where(tile, view, seat, lang), Cell(cost), Cell(does)])
    head = [say(f"{column}-head") for column in ("tile", "where", "cost", "does")]
    return [Heading(say("all-tiles"), say("all-tiles-help")), Table(rows, head, wrap=[3])]


def _where(tile: str, view: View, seat: int | None, lang: str) -> Cell:
    for p, player in enumerate(view["players"]):
        if tile in (*player["buildings"], *player["monuments"], *player["wealth"]):
            return Cell(LETTERS[p], "strong", seat=p)
    hand = () if seat is None else view["players"][seat].get("dealt", ())
    places = {
        "dealt-to-you": hand,
        "on-display": (*view["buildings_on_display"], *view["monuments_on_display"]),
        "in-pile": view["building_pile"],
        "next-age": view["next_age_pile"],
        "not-in-game": view["monument_pile"],
        "unseen": DATA.wealth,
    }
    where = next((place for place, there in places.items() if tile in there), "gone")
    is_near = where in ("dealt-to-you", "on-display")
    return Cell(words(lang).say(where), "strong" if is_near else "faint")


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


def may_be_dummy(tile: str, view: View, seat: int | None) -> bool:
    """Could this wealth tile have put a dummy worker on a wheel, as far as the reader knows?"""
    if tile not in DATA.wealth or len(view["players"]) == MOST_PLAYERS:
        return False
    hand = () if seat is None else view["players"][seat].get("dealt", ())
    owned = (each for player in view["players"] for each in player["wealth"])
    return tile not in (*owned, *hand)
