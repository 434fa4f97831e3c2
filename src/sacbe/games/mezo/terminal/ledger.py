"""Where every point came from, added up from the log."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.text import Texts

from ..data import ABILITIES, FILE, GODS
from ..derived import SPACES, TOKENS
from ..text.labels import number, words
from .formatting import COLOURS

# The lines of the table in the order of the game; causes that are effects are put together.
SOURCES = (
    "set_up",
    "card",
    "token",
    "pyramid",
    "pyramid_share",
    "altar",
    "consecrated",
    "space",
    "tracks",
    "pyramids",
    "overflow",
    "ability",
    "devotion",
    "other",
)


def _source(cause: str) -> str:
    """The line of the table that a cause belongs to."""
    kinds = (("altar", FILE.altars), ("space", SPACES), ("token", TOKENS), ("ability", ABILITIES))
    for kind, names in kinds:
        if cause in names:
            return kind
    if any(cause.startswith(f"{god} ") for god in GODS):
        return "card"
    return cause if cause in SOURCES else "other"


def ledger(
    events: Iterable[Mapping[str, Any]],
    scores: Sequence[float],
    winners: Sequence[int],
    texts: Texts,
    names: Sequence[str],
) -> RenderableType:
    """A table of all points, a column per player."""
    say = words(texts.lang).say
    totals = {source: [0] * len(names) for source in SOURCES}
    for event in events:
        if vp := event["change"].get("vp", 0):
            totals[_source(event["cause"])][event["seat"]] += vp
    table = Table(show_footer=True, box=None, padding=(0, 2, 0, 0))
    table.add_column(say("points-from"), say("points-total"))
    for seat, name in enumerate(names):
        best = " *" if seat in winners else ""
        table.add_column(
            Text(name, COLOURS[seat]),
            Text(number(scores[seat], texts.lang) + best, "bold"),
            justify="right",
        )
    for source, row in totals.items():
        if any(row):
            shown = (number(n, texts.lang) if n else "" for n in row)
            table.add_row(say(f"points-{source}"), *shown)
    return table
