"""Parsing of typed questions, such as "plant corn r7c3", "bury pepper 2" or "tikal"."""

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from sacbe.text import Texts
from sacbe.text.lists import join_list
from sacbe.text.names import LETTERS

from ..data import CELLS, CROPS, SITES
from ..derived import INDEX, city_at, crops, expandable, gaps, group, prizes
from .formatting import LABELS, SHORT_NAMES, View, plain, tile_words, words

VERBS = ("plant", "bury", "stop", "draw", "pass")
KIND_OF = {"plant": "plantation", "bury": "city"}
KINDS_IN_PHASE = {"plant": ["plantation"], "expand": ["city"]}  # by phase; in other phases both
MIN_PREFIX = 3  # letters that identify a crop or a city

Info = dict[str, Any]


class Question(NamedTuple):
    """The parsed question: facts to show, and actions to explain."""

    facts: list[str]
    actions: list[Info]


class _Parts(NamedTuple):
    """The verb and objects named in the typed text."""

    verb: str | None
    cell: str | None
    city: str | None
    crop: str | None
    n: int | None


def ask(typed: str, view: View, seat: int, texts: Texts) -> Question:
    """Parse a typed question; empty if it names nothing of the game."""
    parts = _parse(typed, texts.lang)
    if parts.cell:
        return Question([_cell_fact(parts.cell, view, texts)], _place_actions(parts, view))
    facts = _city_facts(parts.city, view, texts) if parts.city else []
    if parts.crop or (parts.verb in KIND_OF and not parts.city):
        return Question(facts, _tile_actions(parts, view, seat))
    if parts.verb and parts.verb not in KIND_OF:
        return Question(facts, [{"type": parts.verb}])
    return Question(facts, [])


def facts(info: Mapping[str, Any], texts: Texts) -> list[str]:
    """Additional facts about a choice."""
    say = words(texts.lang).say
    if info["type"] == "place" and info["kind"] == "city":
        first, second = prizes(info["size"])
        args = {"city": info["city"], "size": info["size"], "first": first, "second": second}
        return [say("then-city", args)]
    if info["type"] == "place" and info["opens"]:
        return [say("then-opens", {"cities": join_list(info["opens"], texts)})]
    return []


# ------------------------------------------------------------ reading


def _parse(typed: str, lang: str) -> _Parts:
    text = plain(typed)
    cell = _cell(text)
    if cell:
        text = re.sub(r"r\s*\d+\s*,?\s*c\s*\d+", " ", text).replace(plain(cell), " ")
    tokens = re.findall(r"[a-z_]+|\d+", text)
    crop, n = _crop(tokens, lang), _how_many(tokens, lang)
    if crop is None:
        for sign, (name, count) in _signs(lang).items():
            if sign in tokens:
                crop, n = name, count
    return _Parts(_verb(tokens, lang), cell, _city(tokens), crop, n)


def _cell(text: str) -> str | None:
    """A cell by row and column, or by its id."""
    match = re.search(r"\br\s*(\d+)\s*,?\s*c\s*(\d+)\b", text)
    label = f"r{int(match[1])}c{int(match[2])}" if match else ""
    for cell, cell_label in LABELS.items():
        if cell_label == label or plain(cell) in text.split():
            return cell
    return None


def _message_words(lang: str, name: str) -> set[str]:
    """Words for a message in the reader's language and in English."""
    texts = (plain(words(language).say(name)) for language in (lang, "en"))
    return {word for line in texts for word in re.findall(r"[a-z]+", line)}


def _verb(tokens: list[str], lang: str) -> str | None:
    return next((v for v in VERBS if ({v} | _message_words(lang, f"ask-{v}")) & set(tokens)), None)


def _how_many(tokens: list[str], lang: str) -> int | None:
    for n, name in ((1, "ask-single"), (2, "ask-double")):
        if ({str(n)} | _message_words(lang, name)) & set(tokens):
            return n
    return None


def _crop(tokens: list[str], lang: str) -> str | None:
    """The first crop that a typed word abbreviates; whole words have priority."""
    names = {crop: {crop} | _message_words(lang, f"ask-{crop}") for crop in CROPS}
    for crop in CROPS:
        if names[crop] & set(tokens):
            return crop
    for crop in CROPS:
        if any(_is_prefix(token, word) for token in tokens for word in names[crop]):
            return crop
    return None


def _signs(lang: str) -> dict[str, tuple[str, int]]:
    """The letters on the map, such as cc."""
    signs = {crop: words(lang).say(f"sign-{crop}") for crop in CROPS}
    return {sign * n: (crop, n) for crop, sign in signs.items() for n in (1, 2)}


def _city(tokens: list[str]) -> str | None:
    for site in SITES:
        if SHORT_NAMES[site].lower() in tokens:
            return site
    for site in SITES:
        parts = re.findall(r"[a-z]+", plain(site))
        if any(_is_prefix(token, part) for token in tokens for part in parts):
            return site
    return None


def _is_prefix(token: str, word: str) -> bool:
    return len(token) >= MIN_PREFIX and word.startswith(token)


# ------------------------------------------------------------ what it can mean


def _place_actions(parts: _Parts, view: View) -> list[Info]:
    kinds = KINDS_IN_PHASE.get(view["phase"], list(KIND_OF.values()))
    if parts.verb in KIND_OF:
        kinds = [KIND_OF[parts.verb]]
    return [{"type": "place", "kind": kind, "cell": parts.cell} for kind in kinds]


def _tile_actions(parts: _Parts, view: View, seat: int) -> list[Info]:
    """Tiles to plant or bury: the kinds that match the text, or those on the rack."""
    player = view["players"][seat]
    if parts.verb == "bury" and not parts.crop and not player["rack_count"]:
        return [{"type": "bury_unseen"}]
    kinds = [(tile["crop"], tile["n"]) for tile in player["rack"]]
    if parts.crop:
        kinds = [(parts.crop, 1), (parts.crop, 2)]
    elif not kinds:
        kinds = [(crop, n) for crop in CROPS for n in (1, 2)]
    kinds = [(crop, n) for crop, n in dict.fromkeys(kinds) if parts.n in (None, n)]
    verbs = [parts.verb] if parts.verb in KIND_OF else list(KIND_OF)
    return [{"type": verb, "crop": crop, "n": n} for verb in verbs for crop, n in kinds]


# ------------------------------------------------------------ facts


def area_name(area: str, lang: str) -> str:
    """The name of an area, translated for the built-in board."""
    name = f"area-{area}"
    return words(lang).say(name) if words(lang).has(name) else area


def _cell_fact(cell: str, view: View, texts: Texts) -> str:
    say = words(texts.lang).say
    i = INDEX[cell]
    args = {"cell": LABELS[cell], "area": area_name(CELLS[i].area, texts.lang)}
    if CELLS[i].area not in view["areas"]:
        return say("about-not-in-play", {"what": args["cell"], "area": args["area"]})
    tile = view["cells"].get(cell)
    if tile is None:
        site = CELLS[i].site
        return say("about-site", args | {"city": site}) if site else say("about-space", args)
    if tile["kind"] != "plantation":
        return say(
            "about-temple" if tile["kind"] == "temple" else "about-city-tile",
            args | {"city": city_at(view, i)},
        )
    points = crops(view, group(view, tile["owner"], tile["crop"], [i]))
    what = tile_words(tile["crop"], tile["n"], texts.lang)
    return say(
        "about-plantation", args | {"tile": what, "who": LETTERS[tile["owner"]], "n": points}
    )


def _city_facts(city: str, view: View, texts: Texts) -> list[str]:
    say = words(texts.lang).say
    if city not in view["sites"]:
        area = next(cell.area for cell in CELLS if cell.site == city)
        args = {"what": city, "area": area_name(area, texts.lang)}
        return [say("about-not-in-play", args)]
    cell = view["sites"][city]["cell"]
    if city not in view["cities"]:
        return [_cell_fact(cell, view, texts)]
    state = view["cities"][city]
    first, second = prizes(state["size"])
    present = [f"{LETTERS[p]} {n}" for p, n in enumerate(state["strength"]) if n]
    args = {"city": city, "short": SHORT_NAMES[city], "cell": LABELS[cell], "size": state["size"]}
    lines = [
        say("about-city", args | {"first": first, "second": second}),
        say("about-strength", {"crops": ", ".join(present) or "0"}),
    ]
    if state["scored"]:
        return [*lines, say("about-scored")]
    lines.append(say("about-gaps", {"n": len(gaps(view, city))}))
    spaces = [LABELS[CELLS[i].id] for i, grows in expandable(view).items() if grows == city]
    grow = say("about-grow", {"cells": ", ".join(spaces)}) if spaces else say("about-no-growth")
    return [*lines, grow]
