"""Events that happened together, such as a Food Day or a Conflict."""

from __future__ import annotations

from sacbe.play.result import visible_events
from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.server.views import names
from sacbe.text.history import Scene


class Scenes(Panel, frozen=True):
    """The scenes of a game after a number of moves."""

    version: int
    moves: int  # so far
    names: list[str]  # by seat
    scenes: list[Scene]


def build(table_state: TableState, seat: int | None, lang: str, after: int = 0) -> Scenes:
    """The scenes that an audience may see and that ended after a number of moves."""
    texts, seat_names = table_state.game.texts(lang), names(table_state, lang)
    events = visible_events(table_state.table, seat)
    scenes = table_state.game.history.scenes(events, texts, seat_names)
    return Scenes(
        version=table_state.version,
        moves=len(table_state.moves),
        names=seat_names,
        scenes=[scene for scene in scenes if scene.last > after],
    )
