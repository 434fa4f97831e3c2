"""Panels that explain a table: log, scenes, score breakdown, result, tiles, the board as a
document, rules, effects, hints and forks.

A panel is built for one audience, from the position as `State.view` shows it and from the visible
part of the event log. A hint is searched and described in a determinization for its seat.
"""

from sacbe.server.panels import (
    document,
    effects,
    forks,
    hints,
    ledger,
    log,
    result,
    rules,
    scenes,
    tiles,
)

__all__ = [
    "document",
    "effects",
    "forks",
    "hints",
    "ledger",
    "log",
    "result",
    "rules",
    "scenes",
    "tiles",
]
