"""What a picture refers to is defined in it, and nothing else: icons, marks, pieces, patterns."""

from collections.abc import Callable

from sacbe.draw import icons, mono_icons
from sacbe.draw.pieces import ghost_symbol, hatching, pattern, piece_symbol
from sacbe.draw.svg import document, named

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
    for name in sorted(named(content)):
        kind, _, rest = name.partition("-")
        if kind in _KINDS:
            out.append(_KINDS[kind](rest))
    return "".join(out)


def picture(width: float, height: float, *content: str, title: str, defs: str = "") -> str:
    """A whole board: the ground, its symbols, its parts. `defs` are the board's own."""
    body = "".join(content)
    return document(width, height, body, title=title, defs=definitions(body) + defs)
