"""Writes a small database of this version as SQL, for test_upgrade.py of later versions.

    python -m tests.server.upgrades.make_dump tests/server/upgrades/schema_NNNN.sql

Run it before a change of the schema, and never change an older dump.
"""

import asyncio
import contextlib
import hashlib
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from sacbe.play.game import games
from sacbe.server import messages
from sacbe.server.decider import Actor
from sacbe.server.store import Store
from sacbe.server.table_service import TableService

CHOICES = 6  # of a short game
LONG = 70  # events of a long one, which has a snapshot
TOKEN = "AAAAAAAAAAAAAAAAAAAAAA"  # of the visitor


async def play(service: TableService, table: str, events: int, rng: random.Random) -> None:
    """Play random choices of all seats until the table has a number of events."""
    actor = Actor(name="token:0", seats=frozenset(range(4)), host=True)
    while (state := await service.get(table)).version < events:
        seat = rng.choice(state.to_act)
        action = rng.choice(state.position.legal_actions(seat))
        command: messages.Command = messages.Play(seat=seat, action=action)
        if state.version > CHOICES:
            command = messages.Say(seat=0, text=f"line {state.version}")
        await service.execute(table, actor, state.version, f"c{state.version}", command)


async def fill(url: str) -> None:
    """Store two live tables of every game, and a visitor who hosts them."""
    store = Store.at(url)
    service = TableService(store)
    hashed = hashlib.sha256(TOKEN.encode()).digest()
    visitor = await store.write(lambda to: to.new_visitor(hashed, "Ana", "es", 1_790_000_000.0))
    rng = random.Random(23)
    for name in games():
        for events in (CHOICES, LONG):
            people = messages.Local(name="Ana"), messages.Local(name="Ben")
            order = messages.OpenTable(game=name, seats=[*people, messages.LinkSeat()], public=True)
            opening = await service.open(order, visitor)
            await service.claim_seat(opening.table, 2, "Eva")
            await play(service, opening.table, events, rng)
    await store.close()


def main() -> None:
    """Write the dump."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tables.db")
        asyncio.run(fill(f"sqlite:///{file}"))
        with contextlib.closing(sqlite3.connect(file)) as connection:
            Path(sys.argv[1]).write_text("\n".join(connection.iterdump()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
