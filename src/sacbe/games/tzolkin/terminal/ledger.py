"""The score ledger and the list of tiles in the terminal."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from sacbe.text import Texts
from sacbe.text.layout import render_ledger

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
