"""The result of a finished game."""

from __future__ import annotations

from sacbe.play.result import result
from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import NotVisible, names
from sacbe.text.history import Result


class GameResult(Panel, frozen=True):
    """Ranking, sources of the points, their curve, and highlights."""

    version: int
    names: list[str]  # by seat
    result: Result


def build(table_state: TableState, lang: str) -> GameResult:
    """The result of a game that is over."""
    if table_state.status != "over":
        raise NotVisible("The game is not over.")
    seat_names = names(table_state, lang)
    return GameResult(
        version=table_state.version,
        names=seat_names,
        result=result(table_state.table, lang, seat_names),
    )
