"""Where every point came from, added up from the log."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.text import Texts

from ..data import DATA, TEMPLES
from ..knowledge import points
from ..text.tiles import tile_name
from .formatting import COLOURS, number, words

SOURCES = (
    "temples",
    "chichen_itza",
    "buildings",
    "technologies",
    "food_day",
    "leftovers",
    "skulls",
)


def _source(event: Mapping[str, Any]) -> str:
    """The line of the table that an event belongs to; monuments have one each."""
    cause = event["cause"]
    if cause in DATA.monuments:
        return str(cause)
    if cause in TEMPLES:
        return "temples"
    if cause in DATA.buildings:
        return "buildings"
    return cause if cause in SOURCES else "technologies"


def ledger(
    events: Iterable[Mapping[str, Any]],
    scores: Sequence[float],
    winners: Sequence[int],
    texts: Texts,
    names: Sequence[str],
) -> RenderableType:
    """A table of all points, a column per player."""
    say = words(texts.lang).say
    totals: dict[str, list[int]] = {source: [0] * len(names) for source in SOURCES}
    for event in events:
        if quarters := event["change"].get("quarters", 0):
            totals.setdefault(_source(event), [0] * len(names))[event["seat"]] += quarters
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
            label = tile_name(source, texts) if source in DATA.monuments else say(f"from-{source}")
            table.add_row(label, *(number(points(n), texts.lang) if n else "" for n in row))
    return table
