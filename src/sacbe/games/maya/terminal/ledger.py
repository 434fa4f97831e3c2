"""The score ledger and the list of tiles in the terminal."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from sacbe.text import Texts
from sacbe.text.layout import render_blocks, render_ledger

from .. import panels


def ledger(
    events: Iterable[Mapping[str, Any]],
    scores: Sequence[float],
    winners: Sequence[int],
    texts: Texts,
    names: Sequence[str],
) -> RenderableType:
    """Where the points came from, a column per player."""
    return render_ledger(panels.ledger(events, scores, winners, texts, len(names)), names)


def all_tiles(view: Mapping[str, Any], seat: int | None, texts: Texts) -> RenderableType:
    """All tiles or cards of the game, and where they are."""
    return render_blocks(panels.tiles(view, seat, texts), seat)
