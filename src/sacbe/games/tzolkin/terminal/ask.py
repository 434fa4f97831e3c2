"""Questions a player types, such as "build B07", "tikal 4" or "two days"."""

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
SHORTEST = 3  # letters that name a wheel, temple or technology

Info = dict[str, Any]


class Question(NamedTuple):
    """What the player wants to know: facts to be told, and actions to be explained."""

    facts: list[str]
    actions: list[Info]


class _Named(NamedTuple):
    """The things of the game that the typed words name."""

    verb: str | None
    tile: str | None
    wheel: str | None
    temple: str | None
    tech: str | None
    block: str | None
    number: int | None


def ask(typed: str, view: View, seat: int, texts: Texts) -> Question:
    """What is meant; nothing where nothing of the game is named."""
    named = _read(typed, texts)
    if named.tile:
        told = [tile_text(named.tile, texts), *_lacking(named.tile, view, seat, texts)]
        if may_be_dummy(named.tile, view, seat):
            told.append(texts.say("tile-wealth-dummy", {"where": dummy_space(named.tile, texts)}))
        return Question(told, [_tile_action(named.tile)])
    facts = _facts(named, texts)
    if named.verb is None:
        return Question(facts, _guess(named, view, seat))
    return Question(facts, _actions(named))


def _lacking(tile: str, view: View, seat: int, texts: Texts) -> list[str]:
    """What the player would need more of to pay for a tile on display."""
    if tile not in (*view["buildings_on_display"], *view["monuments_on_display"]):
        return []
    held = view["players"][seat]
    lacking = {what: max(0, n - held[what]) for what, n in printed_cost(tile).items()}
    if not any(lacking.values()):
        return [words(texts.lang).say("lacking-nothing")]
    return [words(texts.lang).say("lacking", {"goods": goods(lacking, texts)})]


def facts(info: Mapping[str, Any], texts: Texts) -> list[str]:
    """What else there is to know about something that can be chosen."""
    tile = info.get("building") or info.get("monument") or info.get("tile")
    if isinstance(tile, str):
        return [tile_text(tile, texts)]
    if info["type"] in ("place", "pick_up"):
        return _about_space(info["wheel"], info["space"], texts)
    return []


def _plain(word: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))


def _read(typed: str, texts: Texts) -> _Named:
    tokens = re.findall(r"[a-z]+\d+|[a-z_]+|\d+", _plain(typed))
    numbers = [int(token) for token in tokens if token.isdigit()]
    tiles = {tile.casefold(): tile for tile in (*BUILDING_IDS, *MONUMENT_IDS, *WEALTH_IDS)}
    tile = next((tiles[t] for token in tokens if (t := _tile_id(token)) in tiles), None)
    return _Named(
        verb=_verb(tokens, texts),
        tile=tile,
        wheel=_one_of(tokens, (*WHEELS, "starting_space"), texts),
        temple=_one_of(tokens, TEMPLES, texts),
        tech=_one_of(tokens, TECHS, texts),
        block=_one_of(tokens, BLOCKS, texts),
        number=numbers[0] if numbers else None,
    )


def _tile_id(token: str) -> str:
    """b7 is B07."""
    return f"{token[0]}{int(token[1:]):02}" if token[1:].isdigit() and len(token) < 5 else ""


def _verb(tokens: list[str], texts: Texts) -> str | None:
    for verb in VERBS:
        known = {verb}
        for lang in (texts.lang, "en"):
            known |= set(_plain(words(lang).say(f"ask-{verb}")).split())
        if known & set(tokens):
            return verb
    return None


def _one_of(tokens: list[str], ids: tuple[str, ...], texts: Texts) -> str | None:
    """The first of these things that a typed word begins to name, in its language or by id."""
    for thing in ids:
        names = [thing.replace("_", " "), name(thing, texts)]
        if texts.has(f"temple-{thing}"):
            names.append(texts.say(f"temple-{thing}"))
        if thing == "starting_space":
            names = [words(lang).say(f"ask-{thing}") for lang in (texts.lang, "en")]
        known = [word for said in names for word in re.findall(r"[a-z]+", _plain(said))]
        known = [word for word in known if word not in ("temple", "templo", "tempio")]
        if any(
            len(token) >= SHORTEST and word.startswith(token) for token in tokens for word in known
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


def _facts(named: _Named, texts: Texts) -> list[str]:
    """What a space, a technology or a temple gives, and what a block is worth."""
    if named.wheel and named.number is not None:
        return _about_space(named.wheel, named.number, texts)
    if named.tech:
        levels = (texts.say(f"tech-{named.tech}-{level}") for level in range(1, 5))
        return [
            f"{name(named.tech, texts)} {level}: {gives}."
            for level, gives in zip("123+", levels, strict=True)
        ]
    if named.temple:
        track = DATA.temples[named.temple]
        points = ", ".join(str(vp) for vp in track.vp)
        lead = " / ".join(str(vp) for vp in track.leader)
        args = {"temple": texts.say(f"temple-{named.temple}"), "points": points, "lead": lead}
        return [words(texts.lang).say("about-temple", args)]
    if named.block:
        worth = DATA.bank.market[named.block]
        told = {"block": name(named.block, texts), "corn": worth}
        return [words(texts.lang).say("about-block", told)]
    return []


def _tile_action(tile: str) -> Info:
    if tile in DATA.monuments:
        return {"type": "monument", "monument": tile}
    if tile in DATA.buildings:
        return {"type": "build", "building": tile}
    return {"type": "keep", "tile": tile}


def _guess(named: _Named, view: View, seat: int) -> list[Info]:
    """Something was named without saying what to do with it."""
    wheel, space = named.wheel, named.number
    if wheel == "starting_space":
        return [{"type": "place", "wheel": wheel}]
    if wheel:
        if space is not None and view["phase"] in ("use", "any_action"):
            return [{"type": "use", "wheel": wheel, "space": space}]
        if space is not None and space < len(view["wheels"][wheel]):
            if view["wheels"][wheel][space] == seat:
                return [{"type": "pick_up", "wheel": wheel, "space": space}]
        return [{"type": "place", "wheel": wheel}]
    if named.tech:
        return [{"type": "advance", "tech": named.tech}]
    if named.temple:
        return [{"type": "climb", "temple": named.temple}]
    if named.block:
        return [{"type": verb, "block": named.block} for verb in ("sell", "buy")]
    return []


def _actions(named: _Named) -> list[Info]:
    """The actions that a verb and its things can mean."""
    verb, wheel = named.verb, named.wheel
    if verb == "days":
        return [TWO_DAYS]
    if verb == "end_turn":
        return [{"type": verb}]
    if verb in ("beg", "burn", "climb"):
        temples = [named.temple] if named.temple else TEMPLES
        return [{"type": verb, "temple": temple} for temple in temples]
    if verb == "place" and wheel:
        return [{"type": verb, "wheel": wheel}]
    if verb in ("pick_up", "use") and wheel and named.number is not None:
        return [{"type": verb, "wheel": wheel, "space": named.number}]
    if verb == "advance":
        return [{"type": verb, "tech": tech} for tech in ([named.tech] if named.tech else TECHS)]
    if verb in ("sell", "buy"):
        blocks = [named.block] if named.block else BLOCKS
        return [{"type": verb, "block": block} for block in blocks]
    return []
