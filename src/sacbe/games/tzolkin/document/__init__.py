"""The board of Tzolk'in as a document, made from a view alone: everything the picture shows."""

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from sacbe.text import Texts
from sacbe.text.document import Block, Document, Heading, Items, Reader, Sentences, sentence
from sacbe.text.lists import join_list

from ..blocked import why_blocked
from ..board.labels import number
from ..board.labels import say as label
from ..board.tooltips import about_level, about_space, about_temple, about_worker
from ..data import DATA, TECHS, TEMPLES, WHEELS
from ..derived import (
    SPACES_OF,
    View,
    current_question,
    days_to_food,
    food_cost,
    lowest_free,
    next_food_day,
    temple_reward,
    workers_on_board,
)
from ..state import TOP_LEVEL
from ..text.tiles import goods, name, tile_name, tile_text, where

GOODS = ("corn", "wood", "stone", "gold", "skulls")
HARVEST_TILES = ("corn_tiles", "wood_tiles")
PICK_UP_QUESTIONS = ("turn", "pick_up")


@functools.cache
def _own_texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


def document(view: View, seat: int | None, texts: Texts, names: Sequence[str]) -> Document:
    """The position as a seat (None: a spectator) sees it."""
    reader = Reader(view, seat, texts, names, _own_texts(texts.lang))
    parts = (_now, _players, _wheels, _temples, _technologies, _tiles)
    blocks = tuple(block for part in parts for block in part(reader))
    return Document(label(texts.lang, "title"), blocks)


# ------------------------------------------------------------ calendar and turn


def _now(r: Reader) -> Iterator[Block]:
    view, teeth = r.view, DATA.calendar.teeth
    yield Heading(r.say("document-now"))
    rounds = {"round": view["round"], "rounds": teeth + 1, "age": "I" * view["age"]}
    days = {"day": min(view["day"], teeth), "days": teeth}
    items = [r.say("calendar", **rounds, **days), *_food_days(r), _turn(r)]
    if view["placed"]:
        items.append(r.say("placed", n=view["placed"]))
    on_starting_space = view["starting_space"]
    items += [
        r.say("starting-player", name=r.name(view["starting_player"])),
        r.say("starting-space-free")
        if on_starting_space is None
        else r.say("on-starting-space", name=r.name(on_starting_space)),
        r.say("calendar-corn", n=view["calendar_corn"]),
        r.say("skulls-in-bank", n=view["skulls_in_bank"]),
        label(r.lang, "next-price", {"nth": view["placed"] + 1, "extra": view["placed"]}),
    ]
    yield Items(tuple(map(sentence, items)))


def _food_days(r: Reader) -> Iterator[str]:
    days, food_day = days_to_food(r.view), next_food_day(r.view)
    if days is None or food_day is None:
        yield r.say("no-food-day")
        return
    yield label(r.lang, "food-day", {"days": days})
    reward = label(r.lang, f"reward-{temple_reward(food_day)}")
    yield r.say("food-days-left", n=r.view["food_days_left"], reward=reward)


def _turn(r: Reader) -> str:
    phase, player = r.view["phase"], r.view["current_player"]
    if phase == "over":
        return label(r.lang, "game-over")
    if player is None or player < 0:
        return label(r.lang, "chance")
    if phase == "keep":
        return r.say("all-choose", asked=r.texts.say("asked-keep"))
    question = r.texts.say(f"asked-{current_question(r.view)}")
    return r.say("document-turn", name=r.names[player], asked=question)


# ------------------------------------------------------------ players


def _players(r: Reader) -> Iterator[Block]:
    players = r.view["players"]
    yield Heading(r.say("document-players"))
    goods_names = [r.texts.say(f"have-{good}") for good in (*GOODS, "vp")]
    workers = [r.say(f"col-{each}") for each in ("hand", "out", "bank")]
    tiles = [r.texts.say(f"have-{each}") for each in HARVEST_TILES]
    columns = [*goods_names, *workers, *tiles]
    yield r.by_player("goods", columns, [_goods(r, p) for p in range(len(players))])
    if days_to_food(r.view) is not None:
        columns = [r.say(f"col-{each}") for each in ("eaters", "food", "missing", "loss")]
        costs = map(food_cost, players)
        rows = [(cost.workers, cost.corn, cost.missing, cost.points_lost) for cost in costs]
        yield r.by_player("food", columns, rows)
    for p in r.seats:
        yield from _player(r, p)


def _goods(r: Reader, p: int) -> list[str]:
    player = r.view["players"][p]
    workers = (player["workers_in_hand"], workers_on_board(r.view, p), player["workers_in_bank"])
    tiles = (player[each] for each in HARVEST_TILES)
    vp = number(r.lang, player["vp"])
    return [*(str(player[good]) for good in GOODS), vp, *map(str, (*workers, *tiles))]


def _player(r: Reader, p: int) -> Iterator[Block]:
    player = r.view["players"][p]
    yield r.player_heading(p)
    yield Sentences(r.say("side-light" if player["light_side"] else "side-dark"))
    if workers := tuple(_workers(r, p)):
        yield Items(workers)
    owned = [*player["monuments"], *player["buildings"], *player["wealth"]]
    for caption, tiles in (
        ("dealt", player.get("dealt", ())),
        ("kept", player.get("kept", ())),
        ("owned", owned),
    ):
        if tiles:
            yield Sentences(r.say(caption))
            yield Items(tuple(tile_text(tile, r.texts) for tile in tiles))


def _workers(r: Reader, p: int) -> Iterator[str]:
    """Where each worker of a player is, what it would get, and where it will be."""
    chooses = p == r.seat == r.view["current_player"] and r.view["phase"] in PICK_UP_QUESTIONS
    for wheel, holes in r.view["wheels"].items():
        for space, worker in enumerate(holes):
            if worker == p:
                why = why_blocked(r.view, p, wheel, space) if chooses else None
                yield about_worker(r.names[p], wheel, space, why, r.texts)
    if r.view["starting_space"] == p:
        yield sentence(r.say("on-starting-space", name=r.names[p]))


# ------------------------------------------------------------ wheels


def _wheels(r: Reader) -> Iterator[Block]:
    yield Heading(r.say("wheels"))
    for wheel in WHEELS:
        yield Heading(name(wheel, r.texts), 3)
        free = lowest_free(r.view, wheel)
        if free is None:
            yield Sentences(r.say("wheel-full"))
        else:
            yield Sentences(r.say("wheel-entry", where=where(wheel, free, r.texts)))
        extra = _EXTRA_COLUMNS.get(wheel)
        columns = ("space", "worker", "action", *([wheel] if extra else []))
        rows = [
            [*_space(r, wheel, space, worker), *([extra(r, space)] if extra else [])]
            for space, worker in enumerate(r.view["wheels"][wheel])
            if space < SPACES_OF[wheel] or worker is not None
        ]
        yield r.table("spaces", [r.say(f"col-{each}") for each in columns], rows)


def _space(r: Reader, wheel: str, space: int, worker: int | str | None) -> list[str]:
    place = where(wheel, space, r.texts)
    if worker is None:
        owner = r.say("none")
    else:
        owner = r.name(worker) if isinstance(worker, int) else name(worker, r.texts)
    if space >= SPACES_OF[wheel]:
        return [place, owner, label(r.lang, "nothing-there")]
    # "Tikal 2: build one building.": the row already says where.
    gives = about_space(wheel, space, None, r.texts).removeprefix(f"{place}: ")
    return [place, owner, gives.removesuffix(".")]


def _jungle(r: Reader, space: int) -> str:
    tiles: Mapping[str, int] = r.view["jungle"].get(str(space), {})
    parts = [r.texts.say(f"goods-{kind}_tiles", {"n": n}) for kind, n in tiles.items() if n]
    return join_list(parts, r.texts) if parts else "0"


def _skull(r: Reader, space: int) -> str:
    skulls: list[bool] = r.view["chichen_skulls"]
    if not 0 < space < len(skulls):
        return r.say("none")
    return r.say("used" if skulls[space] else "free")


_EXTRA_COLUMNS: dict[str, Callable[[Reader, int], str]] = {
    "palenque": _jungle,
    "chichen_itza": _skull,
}


# ------------------------------------------------------------ tracks


def _temples(r: Reader) -> Iterator[Block]:
    yield Heading(label(r.lang, "temples"))
    columns = [r.texts.say(f"temple-{temple}") for temple in TEMPLES]
    rows = [[_step(r, player, temple) for temple in TEMPLES] for player in r.view["players"]]
    yield r.by_player("steps", columns, rows)
    for temple in TEMPLES:
        yield Sentences(about_temple(temple, r.texts))
        goods_of_steps = [
            r.say("step-goods", step=step, goods=goods(_one(good), r.texts))
            for step, good in enumerate(DATA.temples[temple].goods)
            if good
        ]
        yield Items(tuple(goods_of_steps))


def _one(good: str) -> dict[str, int]:
    return {"skulls" if good == "skull" else good: 1}


def _step(r: Reader, player: Mapping[str, Any], temple: str) -> str:
    step, points = player["temples"][temple], DATA.temples[temple].vp
    return r.say("step", step=step, top=len(points) - 1, points=number(r.lang, points[step]))


def _technologies(r: Reader) -> Iterator[Block]:
    yield Heading(label(r.lang, "technologies"))
    rows = [[player["techs"][tech] for tech in TECHS] for player in r.view["players"]]
    yield r.by_player("levels", [name(tech, r.texts) for tech in TECHS], rows)
    yield Sentences(r.say("tech-price"))
    levels = range(1, TOP_LEVEL + 2)
    yield Items(tuple(about_level(tech, level, r.texts) for tech in TECHS for level in levels))


# ------------------------------------------------------------ tiles

PILES = {"buildings": ("building_pile", "next_age_pile"), "monuments": ("monument_pile",)}


def _tiles(r: Reader) -> Iterator[Block]:
    for kind, piles in PILES.items():
        yield Heading(label(r.lang, kind))
        display = r.view[f"{kind}_on_display"]
        yield Sentences(r.say("on-display", n=len(display)))
        if display:
            yield Items(tuple(tile_text(tile, r.texts) for tile in display))
        for pile in piles:
            if tiles := [tile_name(tile, r.texts) for tile in r.view[pile]]:
                yield Sentences(r.say(pile, n=len(tiles), tiles=join_list(tiles, r.texts)))
