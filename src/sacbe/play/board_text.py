"""The board of a position as plain text, for programs without a terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence

from sacbe.play.state import State

WIDTH = 100  # characters


def board_text(state: State, seat: int | None, lang: str, names: Sequence[str]) -> str:
    """The terminal's board as a seat (None: a spectator) sees it, without colours."""
    from rich.console import Console

    board = state.game.terminal.board(state.view(seat), seat, state.game.texts(lang), names)
    console = Console(
        file=io.StringIO(), width=WIDTH, color_system=None, force_terminal=False, markup=False
    )
    with console.capture() as capture:
        console.print(board)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())
