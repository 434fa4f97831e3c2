"""What each legal action changes immediately."""

from __future__ import annotations

from sacbe.server import consequences
from sacbe.server.panels.panel import Panel
from sacbe.server.table_state import TableState
from sacbe.text import Texts


class Effect(Panel, frozen=True):
    """A resource of the seat before and after an action."""

    good: str  # id of its icon
    name: str
    before: consequences.Number
    after: consequences.Number


class Effects(Panel, frozen=True):
    """The immediate effects of each action, by action id; actions without effects are omitted."""

    version: int
    effects: dict[str, list[Effect]]


def build(table_state: TableState, seat: int | None, lang: str) -> Effects:
    """The effects of each legal action of a seat; empty if it need not act."""
    effects: dict[str, list[Effect]] = {}
    if seat is not None and seat in table_state.to_act and not table_state.seats[seat].is_bot:
        icons, texts = table_state.game.text.GOODS, table_state.game.texts(lang)
        names = {good: resource_name(good, texts) for good in icons}
        effects = {
            str(action): [
                Effect(good=icons[good], name=names[good], before=before, after=after)
                for good, before, after in changed
            ]
            for action, changed in consequences.changes(table_state.position, seat).items()
        }
    return Effects(version=table_state.version, effects=effects)


def resource_name(good: str, texts: Texts) -> str:
    return texts.say(f"have-{good.replace('.', '-')}")
