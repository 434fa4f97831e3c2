"""Clients of a server that may crash at any moment, and checks of the result."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
import msgspec
from sqlalchemy import Engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sacbe.server import events as ev
from sacbe.server import views
from sacbe.server.store.engines import parse, reading
from sacbe.server.store.repository import Repository
from sacbe.server.table_state import TableState, fold

PATIENCE = 30.0  # seconds until a client gives up waiting for a response
ConnectionErrors = (httpx.TransportError, WebSocketException, OSError, TimeoutError, EOFError)


class Table:
    """A table, its tokens, and its clients."""

    def __init__(self, address: str, opened: dict[str, Any]) -> None:
        self.address = address
        self.table: str = opened["table"]
        self.host: str = opened["host_token"]
        self.seats: list[str] = [
            opened["seat_tokens"][seat] for seat in sorted(opened["seat_tokens"])
        ]

    @property
    def path(self) -> str:
        return f"{self.address}/api/tables/{self.table}"

    def socket(self, **more: Any) -> connect:
        """A WebSocket without a hello."""
        return connect(
            f"{self.path.replace('http', 'ws', 1)}/socket",
            proxy=None,
            compression=None,
            max_size=None,
            ping_interval=None,
            close_timeout=0.2,
            **more,
        )

    async def view(self, client: httpx.AsyncClient, seat: int | None) -> dict[str, Any]:
        """The view of a seat or a spectator."""
        headers = {} if seat is None else bearer(self.seats[seat])
        answer = await client.get(self.path, headers=headers)
        assert answer.status_code == 200, answer.text
        result: dict[str, Any] = answer.json()
        return result


def visitor() -> httpx.AsyncClient:
    """An HTTP client."""
    # No certificates: loading them takes longer than the rest.
    return httpx.AsyncClient(trust_env=False, verify=False, timeout=PATIENCE)


def bearer(token: str) -> dict[str, str]:
    """The header with a token."""
    return {"Authorization": f"Bearer {token}"}


async def open_table(
    address: str, game: str, seats: str, seed: int = 7, spectators: bool = True, **more: Any
) -> Table:
    """Create a table: l for a person, b for a random bot."""
    kinds = {"l": {"kind": "local", "name": "Ana"}, "b": {"kind": "bot", "level": "random"}}
    request = {
        "game": game,
        "seats": [kinds[letter] for letter in seats],
        "seed": seed,
        "spectators": spectators,
        **more,
    }
    async with visitor() as client:
        answer = await client.post(f"{address}/api/tables", json=request)
    assert answer.status_code == 201, answer.text
    return Table(address, answer.json())


def order(command_id: str, version: int, type: str, **command: Any) -> dict[str, Any]:
    """A command request that is safe to repeat."""
    return {
        "command_id": command_id,
        "expected_version": version,
        "command": {"type": type, **command},
    }


class Line:
    """A WebSocket of a client that reconnects on demand."""

    def __init__(self, table: Table, token: str, patience: float = PATIENCE) -> None:
        self.table, self.token, self.patience = table, token, patience
        self._link: ClientConnection | None = None

    async def give(self, order: dict[str, Any]) -> dict[str, Any]:
        """Send a command and wait for its response; one of `Broken` if there is none."""
        async with asyncio.timeout(self.patience):
            if self._link is None:
                self._link = await self.table.socket()
                await self._link.send(json.dumps({"type": "hello", "token": self.token}))
            await self._link.send(json.dumps(order))
            while True:
                frame: dict[str, Any] = json.loads(await self._link.recv())
                if frame["type"] != "change" and frame.get("command_id") == order["command_id"]:
                    return frame

    async def drop(self) -> None:
        """Close the connection."""
        link, self._link = self._link, None
        if link is not None:
            await link.close()


class Post:
    """The same over HTTP."""

    def __init__(self, table: Table, token: str) -> None:
        self.table, self.token = table, token
        self._client = visitor()

    async def give(self, order: dict[str, Any]) -> dict[str, Any]:
        """Send a command and wait for its response; one of `Broken` if there is none."""
        path = f"{self.table.path}/commands"
        answer = await self._client.post(path, json=order, headers=bearer(self.token))
        result: dict[str, Any] = answer.json()
        return {"type": "done" if answer.status_code == 200 else "problem", **result}

    async def drop(self) -> None:
        """Close the connection."""
        await self._client.aclose()
        self._client = visitor()


# ---------------------------------------------------------------- the stored log


class Stored:
    """The log, read directly from the database."""

    def __init__(self, database: str) -> None:
        self._engine: Engine = reading(parse(database))

    def log(self, table: str) -> list[ev.LoggedEvent]:
        """All stored events of a table; fails if there is a gap."""
        with self._engine.connect() as connection:
            log = Repository(connection).log(table)
        assert [logged.version for logged in log] == list(range(1, len(log) + 1))
        return log

    def state(self, table: str) -> TableState:
        """The state after the log."""
        return fold(self.log(table))

    def close(self) -> None:
        """Close the store."""
        self._engine.dispose()


def shown(table: str, table_state: TableState, seat: int | None) -> Any:
    """The view that the server must send, decoded from JSON."""
    return json.loads(msgspec.json.encode(views.plain_view(table, table_state, seat)))


async def check_table(table: Table, log_reader: Stored, client: httpx.AsyncClient) -> TableState:
    """Check that the log has no gaps, follows the rules, and matches the views of all audiences."""
    while True:
        table_state = log_reader.state(table.table)
        audiences = (None, *range(len(table.seats)))
        shown_views = [await table.view(client, seat) for seat in audiences]
        if log_reader.state(table.table).version == table_state.version:
            break  # else the server has given a clock its down-time back
    for seat, view in zip(audiences, shown_views, strict=True):
        assert view == shown(table.table, table_state, seat)
    return table_state


# ---------------------------------------------------------------- players


async def choose(
    table: Table, client: httpx.AsyncClient, rng: random.Random
) -> tuple[int, dict[str, Any]] | None:
    """A legal command of a seat that must act, with its version; None when the game is over."""
    view = await table.view(client, 0)
    if view["status"] != "playing":
        return None
    seat = rng.choice(view["asked"])
    if seat != 0:
        view = await table.view(client, seat)
    action = rng.choice(view["legal"])["action"]
    return view["version"], {"type": "play", "seat": seat, "action": action}
