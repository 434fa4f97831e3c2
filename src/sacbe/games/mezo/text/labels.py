"""Short names and labels, shared by the terminal and the board.

The messages are those of the terminal. The lookup is here because the board must not import the
terminal.
"""

import functools
import unicodedata
from collections.abc import Mapping
from pathlib import Path

from sacbe.text import Texts

from ..data import KINDS, REGIONS

SHORT = 8  # letters of a region's short name


@functools.cache
def words(lang: str) -> Texts:
    """The short texts of the terminal."""
    return Texts(Path(__file__).parents[1] / "terminal", lang)


@functools.cache
def _sentences(lang: str) -> Texts:
    return Texts(Path(__file__).parents[1], lang)


def plain(text: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in letters if not unicodedata.combining(c))


def _name_from_id(name: str) -> str:
    """The id of a component, written as a name."""
    return name.replace("_", " ").title()


def _translated_name(kind: str, name: str, lang: str) -> str:
    """The name in the reader's language if it belongs to the built-in data."""
    message = f"{kind}-{name}"
    return words(lang).say(message) if words(lang).has(message) else _name_from_id(name)


def region_name(region: str, lang: str) -> str:
    """The name of a region, with its accents."""
    return _translated_name("region", region, lang)


def god_name(god: str | None, lang: str) -> str:
    """The name of a god as in the sentences of the game; empty while it is unknown."""
    if not god:
        return ""
    name = f"god-{god}"
    return _sentences(lang).say(name) if _sentences(lang).has(name) else _name_from_id(god)


def card_name(card: str, lang: str) -> str:
    """The name of one of the five cards that every god has."""
    return words(lang).say(f"card-{card}")


@functools.cache
def short_region(region: str, lang: str) -> str:
    """The first word of a region's name if it is unique."""
    shorts = [region_name(each, lang).split()[0][:SHORT] for each in REGIONS]
    short = shorts[REGIONS.index(region)]
    return short if shorts.count(short) == 1 else region_name(region, lang)


def units_sign(units: Mapping[str, int], lang: str, gap: str = "") -> str:
    """Units such as 2s1w; empty for none."""
    signs = (f"{units[kind]}{unit_sign(kind, lang)}" for kind in KINDS if units[kind])
    return gap.join(signs)


def unit_sign(kind: str, lang: str) -> str:
    """The letter of a kind of units."""
    return words(lang).say(f"sign-{kind}")


def number(n: float, lang: str) -> str:
    """Points in the reader's number format."""
    return words(lang).say("number", {"n": n})
