"""A server for tests: on an empty store, with a fixed clock and without bots."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import structlog
import uvicorn
from starlette.applications import Starlette
from starlette.routing import BaseRoute
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sacbe.server import logs
from sacbe.server.app import Rates, Settings, make_app, uvicorn_options
from sacbe.server.backend import Backend, BackendSettings
from sacbe.server.bot_pool import BotPool
from sacbe.server.moderation import Moderation
from sacbe.server.notify.notifier import Notifier
from sacbe.server.notify.settings import NotifySettings
from sacbe.server.reviews import Reviews
from sacbe.server.store import Store
from sacbe.server.table_service import TableService

HOST = "127.0.0.1:8000"
UNLIMITED = Settings(rates=Rates(scale=0))
NOON = 1_700_000_000.0
NO_NOTIFICATIONS = NotifySettings()


class IdleBackend(Backend):
    """A backend without bots and clocks."""

    def __init__(
        self, store: Store, workers: int = 1, notify: NotifySettings = NO_NOTIFICATIONS
    ) -> None:
        self.settings = BackendSettings(database="", workers=workers)
        self.store = store
        self.service = TableService(store, now=lambda: NOON)
        self.bot_pool = BotPool(workers)
        self.reviews = Reviews(store, self.service, self.bot_pool, lambda: NOON)
        self.moderation = Moderation(store, self.service)
        self.notifier = Notifier(store, self.service, notify, lambda: NOON)

    async def start(self) -> None:
        """Start nothing."""

    async def close(self) -> None:
        """Close the store."""
        await self.reviews.close()
        await self.bot_pool.close()
        await self.store.close()


class AppHarness:
    """An app with clients for it."""

    def __init__(self, app: Starlette, backend: IdleBackend) -> None:
        self.app, self.backend = app, backend
        self.service, self.store = backend.service, backend.store
        self.logged = io.StringIO()

    def metric(self, name: str) -> float:
        """The sum of a metric over all labels."""
        families = self.app.state.context.metrics.registry.collect()
        samples = (one for family in families for one in family.samples)
        return float(sum(one.value for one in samples if one.name == name))

    def client(self, token: str | None = None, **headers: str) -> httpx.AsyncClient:
        """A new visitor, or a client with a token."""
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, raise_app_exceptions=True),
            base_url=f"http://{HOST}",
            headers=headers,
        )


@contextlib.asynccontextmanager
async def harness(
    folder: Path, settings: Settings = UNLIMITED, routes: tuple[BaseRoute, ...] = ()
) -> AsyncIterator[AppHarness]:
    """An app on an empty store; its log output is recorded."""
    database = f"sqlite:///{folder / 'tables.db'}"
    backend = IdleBackend(Store.at(database))
    backend.settings = BackendSettings(database=database)
    app_harness = AppHarness(make_app(backend, settings, routes), backend)
    handlers = list(logging.getLogger().handlers)
    logs.configure(app_harness.logged, logging.DEBUG)
    try:
        async with app_harness.app.router.lifespan_context(app_harness.app):
            yield app_harness
    finally:
        structlog.reset_defaults()
        logging.getLogger().handlers = handlers


def run_with_app(
    folder: Path,
    test: Callable[[AppHarness], Awaitable[None]],
    settings: Settings = UNLIMITED,
    routes: tuple[BaseRoute, ...] = (),
) -> None:
    """Run a test in its own event loop."""

    async def run() -> None:
        async with harness(folder, settings, routes) as app_harness:
            await test(app_harness)

    asyncio.run(run())


class Opened:
    """A table and its tokens."""

    def __init__(self, answer: dict[str, Any]) -> None:
        self.table: str = answer["table"]
        self.host: str = answer["host_token"]
        self.seats: list[str] = [
            answer["seat_tokens"][key] for key in sorted(answer["seat_tokens"])
        ]
        self.path = f"/api/tables/{self.table}"


def table_request(game: str = "maya", seats: str = "ll", **more: Any) -> dict[str, Any]:
    """A table for players by link (l), at this device (d), or bots (b)."""
    kinds = {"l": "link", "d": "local", "b": "bot"}
    table_wish = {"game": game, "seats": [{"kind": kinds[seat]} for seat in seats], **more}
    return table_wish if more.get("public") else {"seed": 7, **table_wish}


async def opened(client: httpx.AsyncClient, *args: Any, **more: Any) -> Opened:
    """A new table."""
    answer = await client.post("/api/tables", json=table_request(*args, **more))
    assert answer.status_code == 201, answer.text
    return Opened(answer.json())


def command_body(command_id: str, version: int, type: str, **command: Any) -> dict[str, Any]:
    """The body of a command request."""
    return {
        "command_id": command_id,
        "expected_version": version,
        "command": {"type": type, **command},
    }


async def claim_seats(harness: AppHarness, table: Opened) -> None:
    """Claim all seats: at a public table a token controls a seat only after it was claimed."""
    for token in table.seats:
        async with harness.client() as client:
            answer = await client.post(f"{table.path}/claim", json={"token": token})
            assert answer.status_code == 200, answer.text


async def play(harness: AppHarness, table: Opened, moves: int = 1, pick: int = 0) -> int:
    """Play some moves of the seats that must act; returns the last version."""
    version = 0
    for _ in range(moves):
        table_state = await harness.service.get(table.table)
        version = table_state.version
        if not table_state.to_act:
            break
        seat = table_state.to_act[0]
        legal = table_state.position.legal_actions(seat)
        action = legal[pick % len(legal)]
        async with harness.client(table.seats[seat]) as client:
            body = command_body(f"m{version}", version, "play", seat=seat, action=action)
            answer = await client.post(f"{table.path}/commands", json=body)
            assert answer.status_code == 200, answer.text
            version = answer.json()["version"]
    return version


# ---------------------------------------------------------------- a real server


class LiveServer:
    """An app behind uvicorn."""

    def __init__(self, harness: AppHarness, port: int) -> None:
        self.harness, self.port = harness, port
        self.address = f"127.0.0.1:{port}"

    def connect(self, table: str, query: str = "", **more: Any) -> connect:
        """A WebSocket at a table."""
        return connect(
            f"ws://{self.address}/api/tables/{table}/socket{query}",
            proxy=None,
            compression=None,
            max_size=None,
            ping_interval=None,
            **more,
        )

    def client(self, token: str | None = None, **headers: str) -> httpx.AsyncClient:
        """A client over the network."""
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        base = f"http://{self.address}"
        return httpx.AsyncClient(base_url=base, headers=headers, trust_env=False)


@contextlib.asynccontextmanager
async def serving(harness: AppHarness, settings: Settings) -> AsyncIterator[LiveServer]:
    """uvicorn on a free port, in the same loop."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    options = uvicorn_options(settings) | {"lifespan": "off", "timeout_graceful_shutdown": 1}
    server = uvicorn.Server(uvicorn.Config(harness.app, **options))
    task = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield LiveServer(harness, listening.getsockname()[1])
    finally:
        server.should_exit = True
        await task
        listening.close()


def run_with_server(
    folder: Path, test: Callable[[LiveServer], Awaitable[None]], settings: Settings = UNLIMITED
) -> None:
    """Run a test against a server on the network."""

    async def run() -> None:
        async with harness(folder, settings) as app_harness, serving(app_harness, settings) as live:
            await test(live)

    asyncio.run(run())


def cookies(client: httpx.AsyncClient) -> str:
    """The cookies of a client, as a header for a socket."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def send_frame(link: ClientConnection, frame: Any) -> None:
    """Send a frame."""
    await link.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))


async def receive_frame(link: ClientConnection, type: str | None = None) -> dict[str, Any]:
    """The next frame, or the next of a type."""
    while True:
        async with asyncio.timeout(20):
            frame: dict[str, Any] = json.loads(await link.recv())
        if type is None or frame["type"] == type:
            return frame


async def receive_until(
    link: ClientConnection, version: int
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The view of a version, and all frames until then."""
    frames: list[dict[str, Any]] = []
    while True:
        frames.append(await receive_frame(link))
        if frames[-1]["type"] == "change" and frames[-1]["version"] >= version:
            return frames[-1]["view"], frames


async def close_code(link: ClientConnection) -> int:
    """The close code of the server; earlier frames are dropped."""
    async with asyncio.timeout(20):
        try:
            while True:
                await link.recv()
        except ConnectionClosed as closing:
            return closing.rcvd.code if closing.rcvd else 1006
