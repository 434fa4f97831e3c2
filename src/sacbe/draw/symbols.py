"""Definitions of the symbols that a picture uses: icons, pieces and patterns."""

from collections.abc import Callable

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
    symbols_by_id: dict[str, str] = {}
    for name in sorted(referenced_ids(content)):
        kind, _, key = name.partition("-")
        if kind in _KINDS:
            symbols_by_id[name] = _KINDS[kind](key)
    return symbols_by_id


def picture(width: float, height: float, *content: str, title: str, defs: str = "") -> Picture:
    """A picture of one part. `defs` are additional definitions of the board itself."""
    body = "".join(content)
    own = {"board-defs": defs} if defs else {}
    return Picture(width, height, title, (Part("board-all", body),), definitions(body) | own)
