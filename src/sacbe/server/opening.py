"""The first event of a table: its seats, and those of a rematch."""

from __future__ import annotations

import secrets

import msgspec

from sacbe.play.game import game
from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.table_state import TableState, initial_moves


def seat_config(pending: messages.Local | messages.LinkSeat | messages.BotSeat) -> ev.SeatConfig:
    """The configuration of a requested seat."""
    match pending:
        case messages.Local(name=name):
            return ev.SeatConfig(kind="local", name=name)
        case messages.LinkSeat():
            return ev.SeatConfig(kind="link")
        case messages.BotSeat(level=level):
            return ev.SeatConfig(kind="bot", level=level)


def rematch_event(table_state: TableState, table: str) -> ev.Opened:
    """The first event of a rematch: the same players, the current rules, another seed."""
    opened = msgspec.structs.replace(table_state.opened, fork_of=None)
    seed = secrets.randbits(62)
    seats = [
        ev.SeatConfig(kind=seat.kind, name=now.name, level=seat.level, taken=now.taken)
        for seat, now in zip(opened.seats, table_state.seats, strict=True)
    ]
    if opened.position:  # begins with the same position
        table_state = TableState(msgspec.structs.replace(opened, seed=seed, moves=[]), 0.0)
        table_state.table.deal()
        return msgspec.structs.replace(
            opened, seed=seed, moves=table_state.moves, seats=seats, rematch_of=table
        )
    rules, options = game(opened.game), dict(opened.options)
    try:
        options = rules.checked_options(table_state.players, options)
    except ValueError:  # the current rules do not have these options
        rules = table_state.game
    moves = initial_moves(rules, table_state.players, options, seed)
    return msgspec.structs.replace(
        opened,
        rules_version=rules.rules_version,
        data=rules.data_digest,
        options=options,
        seed=seed,
        moves=moves,
        seats=seats,
        rematch_of=table,
        imported=False,
        seeded=False,
    )
