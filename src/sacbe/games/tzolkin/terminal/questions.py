"""Questions that a player types, such as "build B07", "tikal 4" or "two days"."""

import re
import unicodedata
from collections.abc import Mapping
from typing import Any, NamedTuple

from sacbe.text import Texts

from ..data import (
    ACTIONS,
    BLOCKS,
    BUILDING_IDS,
    DATA,
    MONUMENT_IDS,
    SPACES,
    TECHS,
    TEMPLES,
    WEALTH_IDS,
    WHEELS,
)
from ..text import use_what
from ..text.tiles import dummy_space, goods, name, printed_cost, tile_text, where
from .formatting import View, words
from .tiles import may_be_dummy

VERBS = (
    "place",
    "pick_up",
    "use",
    "beg",
    "burn",
    "build",
    "advance",
    "climb",
    "sell",
    "buy",
    "days",
    "end_turn",
)
TWO_DAYS = {"type": "days", "days": 2}
SHORTEST = 3  # the least number of letters of an abbreviated wheel, temple or technology

Info = dict[str, Any]


class Question(NamedTuple):
    """A parsed question: facts to print, and actions to explain."""

    facts: list[str]
    actions: list[Info]


class _Query(NamedTuple):
    """The objects of the game that the typed words refer to."""

    verb: str | None
    tile: str | None
    wheel: str | None
    temple: str | None
    tech: str | None
    block: str | None
    number: int | None


def ask(typed: str, view: View, seat: int, texts: Texts) -> Question:
    """Parse a question; empty if it refers to nothing in the game."""
    query = _parse(typed, texts)
    if query.tile:
        lines = [tile_text(query.tile, texts), *_missing_goods(query.tile, view, seat, texts)]
        if may_be_dummy(query.tile, view, seat):
            lines.append(texts.say("tile-wealth-dummy", {"where": dummy_space(query.tile, texts)}))
        return Question(lines, [_tile_action(query.tile)])
    facts = _facts(query, texts)
    if query.verb is None:
        return Question(facts, _default_actions(query, view, seat))
    return Question(facts, _actions(query))


def _missing_goods(tile: str, view: View, seat: int, texts: Texts) -> list[str]:
    """What the player lacks to pay for a tile on display."""
    if tile not in (*view["buildings_on_display"], *view["monuments_on_display"]):
        return []
    player = view["players"][seat]
    lacking = {what: max(0, n - player[what]) for what, n in printed_cost(tile).items()}
    if not any(lacking.values()):
        return [words(texts.lang).say("lacking-nothing")]
    return [words(texts.lang).say("lacking", {"goods": goods(lacking, texts)})]


def facts(info: Mapping[str, Any], texts: Texts) -> list[str]:
    """Further facts about an object that can be chosen."""
    tile = info.get("building") or info.get("monument") or info.get("tile")
    if isinstance(tile, str):
        return [tile_text(tile, texts)]
    if info["type"] in ("place", "pick_up"):
        return _about_space(info["wheel"], info["space"], texts)
    return []


def _normalise(word: str) -> str:
    """A word without accents and capitals."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))


def _parse(typed: str, texts: Texts) -> _Query:
    tokens = re.findall(r"[a-z]+\d+|[a-z_]+|\d+", _normalise(typed))
    numbers = [int(token) for token in tokens if token.isdigit()]
    tiles = {tile.casefold(): tile for tile in (*BUILDING_IDS, *MONUMENT_IDS, *WEALTH_IDS)}
    tile = next((tiles[t] for token in tokens if (t := _tile_id(token)) in tiles), None)
    return _Query(
        verb=_verb(tokens, texts),
        tile=tile,
        wheel=_one_of(tokens, (*WHEELS, "starting_space"), texts),
        temple=_one_of(tokens, TEMPLES, texts),
        tech=_one_of(tokens, TECHS, texts),
        block=_one_of(tokens, BLOCKS, texts),
        number=numbers[0] if numbers else None,
    )


def _tile_id(token: str) -> str:
    """Normalise a tile id: b7 is B07."""
    return f"{token[0]}{int(token[1:]):02}" if token[1:].isdigit() and len(token) < 5 else ""


def _verb(tokens: list[str], texts: Texts) -> str | None:
    for verb in VERBS:
        synonyms = {verb}
        for lang in (texts.lang, "en"):
            synonyms |= set(_normalise(words(lang).say(f"ask-{verb}")).split())
        if synonyms & set(tokens):
            return verb
    return None


def _one_of(tokens: list[str], ids: tuple[str, ...], texts: Texts) -> str | None:
    """The first of these objects that a typed word is a prefix of, by translated name or id."""
    for thing in ids:
        names = [thing.replace("_", " "), name(thing, texts)]
        if texts.has(f"temple-{thing}"):
            names.append(texts.say(f"temple-{thing}"))
        if thing == "starting_space":
            names = [words(lang).say(f"ask-{thing}") for lang in (texts.lang, "en")]
        candidates = [word for label in names for word in re.findall(r"[a-z]+", _normalise(label))]
        candidates = [word for word in candidates if word not in ("temple", "templo", "tempio")]
        if any(
            len(token) >= SHORTEST and word.startswith(token)
            for token in tokens
            for word in candidates
        ):
            return thing
    return None


def _about_space(wheel: str, space: int, texts: Texts) -> list[str]:
    """What a space of a wheel gives."""
    if wheel not in WHEELS or not 0 < space < SPACES[WHEELS.index(wheel)]:
        return []
    if space > ACTIONS[WHEELS.index(wheel)]:
        what = words(texts.lang).say("any-of", {"wheel": name(wheel, texts)})
    else:
        what = use_what(wheel, space, texts)
    return [f"{where(wheel, space, texts)}: {what}."]


def _facts(query: _Query, texts: Texts) -> list[str]:
    """What a space, a technology or a temple gives, and the price of a block."""
    if query.wheel and query.number is not None:
        return _about_space(query.wheel, query.number, texts)
    if query.tech:
        levels = (texts.say(f"tech-{query.tech}-{level}") for level in range(1, 5))
        return [
            f"{name(query.tech, texts)} {level}: {gives}."
            for level, gives in zip("123+", levels, strict=True)
        ]
    if query.temple:
        track = DATA.temples[query.temple]
        points = ", ".join(str(vp) for vp in track.vp)
        lead = " / ".join(str(vp) for vp in track.leader)
        args = {"temple": texts.say(f"temple-{query.temple}"), "points": points, "lead": lead}
        return [words(texts.lang).say("about-temple", args)]
    if query.block:
        worth = DATA.bank.market[query.block]
        terms = {"block": name(query.block, texts), "corn": worth}
        return [words(texts.lang).say("about-block", terms)]
    return []


def _tile_action(tile: str) -> Info:
    if tile in DATA.monuments:
        return {"type": "monument", "monument": tile}
    if tile in DATA.buildings:
        return {"type": "build", "building": tile}
    return {"type": "keep", "tile": tile}


def _default_actions(query: _Query, view: View, seat: int) -> list[Info]:
    """The likely action for an object without a verb."""
    wheel, space = query.wheel, query.number
    if wheel == "starting_space":
        return [{"type": "place", "wheel": wheel}]
    if wheel:
        if space is not None and view["phase"] in ("use", "any_action"):
            return [{"type": "use", "wheel": wheel, "space": space}]
        if space is not None and space < len(view["wheels"][wheel]):
            if view["wheels"][wheel][space] == seat:
                return [{"type": "pick_up", "wheel": wheel, "space": space}]
        return [{"type": "place", "wheel": wheel}]
    if query.tech:
        return [{"type": "advance", "tech": query.tech}]
    if query.temple:
        return [{"type": "climb", "temple": query.temple}]
    if query.block:
        return [{"type": verb, "block": query.block} for verb in ("sell", "buy")]
    return []


def _actions(query: _Query) -> list[Info]:
    """The actions that a verb and its objects can mean."""
    verb, wheel = query.verb, query.wheel
    if verb == "days":
        return [TWO_DAYS]
    if verb == "end_turn":
        return [{"type": verb}]
    if verb in ("beg", "burn", "climb"):
        temples = [query.temple] if query.temple else TEMPLES
        return [{"type": verb, "temple": temple} for temple in temples]
    if verb == "place" and wheel:
        return [{"type": verb, "wheel": wheel}]
    if verb in ("pick_up", "use") and wheel and query.number is not None:
        return [{"type": verb, "wheel": wheel, "space": query.number}]
    if verb == "advance":
        return [{"type": verb, "tech": tech} for tech in ([query.tech] if query.tech else TECHS)]
    if verb in ("sell", "buy"):
        blocks = [query.block] if query.block else BLOCKS
        return [{"type": verb, "block": block} for block in blocks]
    return []
