"""What each legal action changes immediately."""

from __future__ import annotations

from sacbe.server import views
from sacbe.server.consequences import consequences
from sacbe.server.panels.panel import Panel
from sacbe.server.schemas import Effect
from sacbe.server.table_state import TableState


class Effects(Panel, frozen=True):
    """The immediate effects of each action, by action id; actions without effects are omitted."""

    version: int
    effects: dict[str, list[Effect]]


def build(table_state: TableState, seat: int | None, lang: str) -> Effects:
    """The effects of each legal action of a seat; empty if it need not act."""
    effects: dict[str, list[Effect]] = {}
    if seat is not None and seat in table_state.to_act and not table_state.seats[seat].is_bot:
        effects = {
            str(action): views.effects(table_state.game, consequence.changes, lang)
            for action, consequence in consequences(table_state.position, seat).items()
            if consequence.changes
        }
    return Effects(version=table_state.version, effects=effects)
