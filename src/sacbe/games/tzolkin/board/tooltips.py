"""Tooltips and accessible descriptions: what a space gives, and where a worker will be on which
day."""

import functools

from sacbe.text import Texts

from ..blocked import Why
from ..data import DATA
from ..text import refusal_text, use_what
from ..text.tiles import name, tile_name, where
from .geometry import WHEEL
from .labels import say

AHEAD = 3  # the number of days listed for a worker

# Cached: boards repeat the same names.
cached_name = functools.lru_cache(1024)(name)
cached_where = functools.lru_cache(1024)(where)
cached_tile_name = functools.lru_cache(1024)(tile_name)


def _gives(wheel: str, space: int, texts: Texts) -> str:
    if space == 0:
        return say(texts.lang, "nothing-there")
    if space > WHEEL[wheel].actions:
        return say(texts.lang, "any-of", {"wheel": name(wheel, texts)})
    return use_what(wheel, space, texts)


@functools.lru_cache(4096)
def about_space(wheel: str, space: int, days: int | None, texts: Texts) -> str:
    """What a space gives and, with `days`, how long a worker placed now needs to get there."""
    text = f"{where(wheel, space, texts)}: {_gives(wheel, space, texts)}."
    return text if days is None else f"{text} {say(texts.lang, 'reached', {'days': days})}"


@functools.lru_cache(4096)
def about_entry(wheel: str, space: int, texts: Texts) -> str:
    """What a worker placed here gets, today and tomorrow."""
    text = about_space(wheel, space, None, texts)
    last = space == WHEEL[wheel].last
    return text if last else f"{text} {_future_position(wheel, space, 1, texts)}."


def _future_position(wheel: str, space: int, days: int, texts: Texts) -> str:
    """What a worker gets after some days."""
    there = space + days
    if there > WHEEL[wheel].last:
        what = say(texts.lang, "off")
    else:
        what = where(wheel, there, texts)
        if days == 1:
            what = f"{what}, {_gives(wheel, there, texts)}"
    text = say(texts.lang, "later", {"days": days, "what": what})
    return text[:1].upper() + text[1:] if days == 1 else text


def about_worker(whose: str, wheel: str, space: int, why: Why | None, texts: Texts) -> str:
    """Where a worker is, what it would get there or why not, where it will be, and when it falls
    off."""
    here, coming = _standing(whose, wheel, space, texts)
    if why is not None:
        here += f" {say(texts.lang, 'cannot-use', {'why': refusal_text(why, texts)})}"
    return f"{here} {coming}"


@functools.lru_cache(4096)
def _standing(whose: str, wheel: str, space: int, texts: Texts) -> tuple[str, str]:
    falls = WHEEL[wheel].last - space + 1
    days = [*range(1, min(falls, AHEAD + 1)), falls]
    coming = "; ".join(_future_position(wheel, space, n, texts) for n in days)
    return f"{whose}, {about_space(wheel, space, None, texts)}", f"{coming}."


@functools.lru_cache(256)
def about_temple(temple: str, texts: Texts) -> str:
    """The points of a temple's steps and of its leader."""
    track = DATA.temples[temple]
    args = {
        "temple": texts.say(f"temple-{temple}"),
        "points": ", ".join(map(str, track.vp)),
        "lead": " / ".join(map(str, track.leader)),
    }
    text = say(texts.lang, "about-temple", args)
    return text[:1].upper() + text[1:]


@functools.lru_cache(256)
def about_level(tech: str, level: int, texts: Texts) -> str:
    """What a level of a technology gives; beyond the last one, the bonus."""
    tech_name = name(tech, texts)
    level_text = level if texts.has(f"tech-{tech}-{level + 1}") else f"{level - 1}+"
    gives = texts.say(f"tech-{tech}-{level}")
    return f"{tech_name[:1].upper()}{tech_name[1:]} {level_text}: {gives}."
