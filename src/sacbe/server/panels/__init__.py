"""Panels that explain a table: card, log, scenes, score breakdown, result, tiles, the board as a
document, rules, hints, forks, puzzles, coach, practice and profile.

A panel is built for one audience, from the position as `State.view` shows it and from the visible
part of the event log. A hint is searched and described in a determinization for its seat.
"""

from sacbe.server.panels import (
    card,
    coach,
    document,
    forks,
    hints,
    ledger,
    log,
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
    "document",
    "forks",
    "hints",
    "ledger",
    "log",
    "practice",
    "profile",
    "puzzles",
    "result",
    "review",
    "rules",
    "scenes",
    "tiles",
]
