"""Panels that explain a table: log, score breakdown, tiles, rules, effects, hints and forks.

A panel is built for one audience, from the position as `State.view` shows it and from the visible
part of the event log. A hint is searched and described in a determinization for its seat.
"""

from sacbe.server.panels import effects, forks, hints, ledger, log, rules, tiles

__all__ = ["effects", "forks", "hints", "ledger", "log", "rules", "tiles"]
