"""Definitions of the symbols that a picture uses: icons, pieces and patterns."""

from collections.abc import Callable

from sacbe.draw import icons, mono_icons
from sacbe.draw.pieces import ghost_symbol, hatching, pattern, piece_symbol
from sacbe.draw.svg import document, referenced_ids

_KINDS: dict[str, Callable[[str], str]] = {
    "i": icons.symbol,
    "m": mono_icons.symbol,
    "piece": piece_symbol,
    "ghost": ghost_symbol,
    "pattern": pattern,
    "hatch": hatching,
}


def definitions(content: str) -> str:
    """The symbols and patterns that this content uses, in a fixed order."""
    out = []
    for name in sorted(referenced_ids(content)):
        kind, _, key = name.partition("-")
        if kind in _KINDS:
            out.append(_KINDS[kind](key))
    return "".join(out)


def picture(width: float, height: float, *content: str, title: str, defs: str = "") -> str:
    """A whole picture with its definitions. `defs` are additional ones of the board itself."""
    body = "".join(content)
    return document(width, height, body, title=title, defs=definitions(body) + defs)
