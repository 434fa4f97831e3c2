"""Definitions of the symbols that a picture uses: icons, pieces and patterns."""

import functools
from collections.abc import Callable, Iterable, Mapping

from sacbe.draw import icons, mono_icons
from sacbe.draw.parts import Part, Picture
from sacbe.draw.pieces import ghost_symbol, hatching, pattern, piece_symbol
from sacbe.draw.svg import referenced_ids

_KINDS: dict[str, Callable[[str], str]] = {
    "i": icons.symbol,
    "m": mono_icons.symbol,
    "piece": piece_symbol,
    "ghost": ghost_symbol,
    "pattern": pattern,
    "hatch": hatching,
}


def definitions(content: str) -> dict[str, str]:
    """The symbols and patterns that this content uses, by id, in a fixed order."""
    return dict(_definitions(frozenset(referenced_ids(content))))


@functools.lru_cache(1024)
def _definitions(names: frozenset[str]) -> Mapping[str, str]:
    symbols_by_id: dict[str, str] = {}
    for name in sorted(names):
        kind, _, key = name.partition("-")
        if kind in _KINDS:
            symbols_by_id[name] = _KINDS[kind](key)
    return symbols_by_id


def picture(
    width: float,
    height: float,
    parts: Iterable[Part],
    title: str,
    defs: Mapping[str, str] | None = None,
) -> Picture:
    """A picture of the parts that are not empty, with the definitions that they use. `defs` are
    those of the board itself."""
    parts = tuple([part for part in parts if part.content])
    names = frozenset().union(*[part.uses for part in parts])
    return Picture(width, height, title, parts, {**_definitions(names), **(defs or {})})
