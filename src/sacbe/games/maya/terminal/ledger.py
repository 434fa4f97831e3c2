"""Where every point came from, added up from the log."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sacbe.text import Texts

from ..data import CROPS, SITES
from .formatting import COLOURS, number, words

Source = tuple[str, str]  # "crop" or "city", and which


def _source(event: Mapping[str, Any]) -> Source:
    """The line of the table that an event belongs to."""
    return ("city", str(event["city"])) if "city" in event else ("crop", str(event["crop"]))


def ledger(
    events: Iterable[Mapping[str, Any]],
    scores: Sequence[float],
    winners: Sequence[int],
    texts: Texts,
    names: Sequence[str],
) -> RenderableType:
    """A table of all points, a column per player: the groups of each crop, then city by city."""
    say = words(texts.lang).say
    sources = [("crop", crop) for crop in CROPS] + [("city", site) for site in SITES]
    totals: dict[Source, list[int]] = {source: [0] * len(names) for source in sources}
    sizes: dict[str, int] = {}
    for event in events:
        if points := event["change"].get("points", 0):
            totals[_source(event)][event["seat"]] += points
            if "city" in event:
                sizes[event["city"]] = event["size"]
    table = Table(show_footer=True, box=None, padding=(0, 2, 0, 0))
    table.add_column(say("points-from"), say("points-total"))
    for seat, name in enumerate(names):
        best = " *" if seat in winners else ""
        table.add_column(
            Text(name, COLOURS[seat]),
            Text(number(scores[seat], texts.lang) + best, "bold"),
            justify="right",
        )
    for (kind, which), row in totals.items():
        if any(row):
            called = say(f"crop-{which}") if kind == "crop" else which
            label = say(f"from-{kind}", {"which": called, "size": sizes.get(which, 0)})
            table.add_row(label, *(number(n, texts.lang) if n else "" for n in row))
    return table
