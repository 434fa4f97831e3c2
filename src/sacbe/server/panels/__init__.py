"""Panels that explain a table: card, log, scenes, score breakdown, result, tiles, rules, hints,
forks, puzzles, coach, practice, profile and positions set up by hand.

A panel is built for one audience, from the position as `State.view` shows it and from the visible
part of the event log. A hint is searched and described in a determinization for its seat.
"""

from sacbe.server.panels import (
    card,
    coach,
    forks,
    hints,
    ledger,
    log,
    positions,
    practice,
    profile,
    puzzles,
    result,
    review,
    rules,
    scenes,
    tiles,
)

__all__ = [
    "card",
    "coach",
    "forks",
    "hints",
    "ledger",
    "log",
    "positions",
    "practice",
    "profile",
    "puzzles",
    "result",
    "review",
    "rules",
    "scenes",
    "tiles",
]
