"""Panels of a game in the terminal: the score ledger and the list of tiles."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from sacbe.play.game import Game
from sacbe.play.state import State
from sacbe.text.layout import render_blocks, render_ledger


def ledger(
    state: State, events: Iterable[Mapping[str, Any]], lang: str, names: Sequence[str]
) -> RenderableType:
    """Where the points came from, a column per player."""
    game = state.game
    data = game.panels.ledger(events, state.scores, state.winners, game.texts(lang), len(names))
    return render_ledger(data, names)


def tiles(game: Game, view: Mapping[str, Any], seat: int | None, lang: str) -> RenderableType:
    """All tiles or cards of the game, and where they are."""
    return render_blocks(game.panels.tiles(view, seat, game.texts(lang)), seat)
