"""Short words and names, for tables on a screen and for the board as a picture.

The words are those of the terminal; what only looks them up stands here, as a picture needs no
terminal.
"""

import functools
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from sacbe.text import Texts

from ..data import KINDS, REGIONS

LETTERS = "ABCD"  # of the seats
SHORT = 8  # letters of a region's short name


@functools.cache
def words(lang: str) -> Texts:
    """The short words; the game's own texts have the sentences."""
    return Texts(Path(__file__).parents[1] / "terminal", lang)


@functools.cache
def _sentences(lang: str) -> Texts:
    return Texts(Path(__file__).parents[1], lang)


def plain(said: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFKD", said.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))


def _titled(name: str) -> str:
    """An id of the data as people would write it."""
    return name.replace("_", " ").title()


def _named(kind: str, name: str, lang: str) -> str:
    """In the reader's language if it is one of the built-in data."""
    said = f"{kind}-{name}"
    return words(lang).say(said) if words(lang).has(said) else _titled(name)


def region_name(region: str, lang: str) -> str:
    """A region with its accents."""
    return _named("region", region, lang)


def god_name(god: str | None, lang: str) -> str:
    """A god as the sentences of the game name it; nothing while it is not known which."""
    if not god:
        return ""
    name = f"god-{god}"
    return _sentences(lang).say(name) if _sentences(lang).has(name) else _titled(god)


def card_name(card: str, lang: str) -> str:
    """One of the five cards that every god has."""
    return words(lang).say(f"card-{card}")


@functools.cache
def short_region(region: str, lang: str) -> str:
    """The first word of a region's name, if no other begins like it."""
    shorts = [region_name(each, lang).split()[0][:SHORT] for each in REGIONS]
    short = shorts[REGIONS.index(region)]
    return short if shorts.count(short) == 1 else region_name(region, lang)


def units_sign(units: Mapping[str, int], lang: str, gap: str = "") -> str:
    """Such as 2s1w; nothing for nobody."""
    signs = (f"{units[kind]}{unit_sign(kind, lang)}" for kind in KINDS if units[kind])
    return gap.join(signs)


def unit_sign(kind: str, lang: str) -> str:
    """The letter of a kind of units."""
    return words(lang).say(f"sign-{kind}")


def number(n: float, lang: str) -> str:
    """Points in the reader's number format."""
    return words(lang).say("number", {"n": n})
