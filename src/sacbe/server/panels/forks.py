"""Continue from a position of a finished game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sacbe.play.codes import CHANCE
from sacbe.server import events as ev
from sacbe.server.table_state import TableState
from sacbe.server.views import NotVisible


def fork_event(
    table: str, table_state: TableState, step: int, seats: Sequence[ev.SeatConfig]
) -> ev.Opened:
    """The first event of a table that continues from a position of a finished game.

    Only finished games can be forked, because a running game has hidden information. The seed stays
    the same, and the table is marked as seeded: its creator may know hidden information.
    """
    if table_state.status != "over":
        raise NotVisible("You can only continue from a position once the game is over.")
    if len(seats) != table_state.players:
        raise ValueError(f"This game has {table_state.players} players, not {len(seats)}.")
    end = step
    while end < len(table_state.moves) and table_state.moves[end][0] == CHANCE:
        end += 1
    if end >= len(table_state.moves):
        raise ValueError(
            f"Choose a move before the end: this game has {len(table_state.moves)} moves."
        )
    return msgspec.structs.replace(
        table_state.opened,
        seats=list(seats),
        moves=table_state.moves[:end],
        owner="",
        public=False,
        spectators=True,
        clock=None,
        rematch_of=None,
        imported=True,
        seeded=True,
        coach=False,
        fork_of=table,
    )
