"""Short labels of the board; sentences come from the game's texts."""

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sacbe.draw.svg import MINUS
from sacbe.text import Texts

View = Mapping[str, Any]


@functools.cache
def _texts(lang: str) -> Texts:
    return Texts(Path(__file__).parent, lang)


@functools.lru_cache(4096)
def _cached_label(lang: str, name: str, args: tuple[tuple[str, Any], ...]) -> str:
    return _texts(lang).say(name, dict(args))


def say(lang: str, name: str, args: Mapping[str, Any] | None = None) -> str:
    """A label of the board; cached, because boards repeat them."""
    return _cached_label(lang, name, tuple(args.items()) if args else ())


def number(lang: str, n: float) -> str:
    """Points with exact quarters, in the number format of the language."""
    text = str(n) if isinstance(n, int) else say(lang, "number", {"n": n})
    return text.replace("-", MINUS)
