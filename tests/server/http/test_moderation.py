"""What the operator does beside a running server."""

import asyncio
import contextlib
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from sacbe.cli.admin import app
from sacbe.server.moderation import Bans, ban, parse_network
from sacbe.server.store import Ban, Store, StoreError
from tests.server.http.helpers import (
    AppHarness,
    LiveServer,
    close_code,
    command_body,
    cookies,
    opened,
    run_with_app,
    run_with_server,
    send_frame,
)
from tests.server.store.samples import Commits, opening


class Operator:
    """Runs `sacbe admin` on the database of a server, and lets the server follow."""

    def __init__(self, harness: AppHarness, tmp_path: Path) -> None:
        self._harness = harness
        self._folder = tmp_path

    async def __call__(self, *args: str) -> str:
        def run() -> Any:
            return CliRunner().invoke(app, [*args, "--data", str(self._folder)])

        result = await asyncio.to_thread(run)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        await self._harness.backend.moderation.follow(time.time())
        return str(result.output)


async def visitor(harness: AppHarness) -> httpx.AsyncClient:
    client = harness.client()
    await client.post("/api/me", json={"name": "Eva"})
    return client


def test_a_hidden_table_is_not_listed(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        admin = Operator(harness, tmp_path)
        host, other = await visitor(harness), await visitor(harness)
        table = await opened(host, "maya", "dl", public=True)
        await admin("hide", table.table)
        assert (await other.get("/api/tables")).json()["public"] == []
        assert len((await host.get("/api/tables")).json()["mine"]) == 1
        assert "hidden" in await admin("list")
        await host.post(f"{table.path}/commands", json=command_body("a", 1, "say", text="x"))
        assert (await other.get("/api/tables")).json()["public"] == []  # also after an event
        await admin("hide", table.table, "--show")
        assert len((await other.get("/api/tables")).json()["public"]) == 1
        with pytest.raises(ValueError, match="no table"):
            await admin("hide", "x" * 16)

    run_with_app(tmp_path, test)


def test_a_deleted_table_is_gone_at_once(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        admin = Operator(harness, tmp_path)
        host = await visitor(harness)
        table = await opened(host, "maya", "dl", public=True)
        assert (await host.get(table.path)).status_code == 200
        await admin("delete", table.table, "--yes")
        assert (await host.get(table.path)).status_code == 404
        assert (await host.get("/api/tables")).json() == {"public": [], "mine": []}

    run_with_app(tmp_path, test)


def test_a_removed_chat_line_is_nowhere(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        admin = Operator(harness, tmp_path)
        host = await visitor(harness)
        table = await opened(host, "maya", "dl", public=True)
        for i, text in enumerate(("good", "slander", "fine")):
            body = command_body(f"c{i}", 1 + i, "say", text=text, seat=0)
            assert (await host.post(f"{table.path}/commands", json=body)).status_code == 200
        output = await admin("chat", table.table)
        (line,) = (line for line in output.splitlines() if "slander" in line)
        await admin("chat", table.table, "--remove", line.split()[0])
        view = (await host.get(f"{table.path}?words=true")).json()
        assert [line["text"] for line in view["chat"]] == ["good", "fine"]
        assert "slander" not in await admin("chat", table.table)
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            assert "slander" not in "\n".join(connection.iterdump())
        with pytest.raises(ValueError, match="not a chat message"):
            await admin("chat", table.table, "--remove", "1")
        assert "Corrupt logs: 0" in await admin("check")

    run_with_app(tmp_path, test)


def test_a_banned_visitor_is_refused_until_the_ban_ends(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        admin = Operator(harness, tmp_path)
        host, eva = await visitor(harness), await visitor(harness)
        table = await opened(eva, "maya", "dl", public=True)
        assert "visitor   2: host" in await admin("inspect", table.table)
        await admin("ban", "--visitor", "2", "--why", "rude")
        assert "visitor 2  rude" in await admin("bans")
        for path in ("/api/me", "/api/tables", table.path):
            assert (await eva.get(path)).status_code == 403
        assert (await host.get(table.path)).status_code == 200
        await admin("unban", "1")
        assert (await eva.get("/api/me")).status_code == 200
        for wrong in (["--visitor", "99"], ["--network", "x"], []):
            with pytest.raises(ValueError, match=r"no visitor|not a network|Ban either"):
                await admin("ban", *wrong)

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("page", [False, True])
@pytest.mark.parametrize("kind", ["visitor", "network"])
def test_a_ban_ends_open_sockets(tmp_path: Path, kind: str, page: bool) -> None:
    """Otherwise a banned visitor could go on chatting."""

    async def test(live: LiveServer) -> None:
        async with live.client() as eva, live.client() as ben:
            await eva.post("/api/me", json={})
            await ben.post("/api/me", json={})
            table = await opened(eva, "maya", "dl", public=True)
            mine, theirs = ({"Cookie": cookies(client)} for client in (eva, ben))
            async with (
                live.connect(table.table, additional_headers=mine) as banned,
                live.connect(table.table, additional_headers=theirs) as other,
            ):
                for link in (banned, other):
                    await send_frame(link, {"type": "hello", "page": page})
                    await link.recv()
                store, moderation = live.harness.store, live.harness.backend.moderation
                network = "127.0.0.0/8" if kind == "network" else None
                visitor = 1 if kind == "visitor" else None
                await ban(store, visitor, network, 1, "", time.time())
                await moderation.follow(time.time())
                assert await close_code(banned) == 1008
                if kind == "network":
                    assert await close_code(other) == 1008
                else:
                    await send_frame(other, {"type": "hello", "page": page})
                    await other.recv()

    run_with_server(tmp_path, test)


def test_a_banned_network_is_refused() -> None:
    from sacbe.server.decider import Refusal

    bans = Bans()
    bans.replace(
        [
            Ban(1, None, parse_network("203.0.113.9/24"), 100.0, ""),
            Ban(2, None, parse_network("2001:db8::/48"), 100.0, ""),
        ]
    )
    for address in ("203.0.113.1", "2001:db8:0:5::/64"):
        with pytest.raises(Refusal):
            bans.check_address(address, 50.0)
        bans.check_address(address, 150.0)
    for address in ("203.0.114.1", "2001:db9::/64", "unknown"):
        bans.check_address(address, 50.0)


def test_a_banned_network_reaches_no_page(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        admin = Operator(harness, tmp_path)
        async with harness.client() as client:
            await admin("ban", "--network", "0.0.0.0/0", "--hours", "1")
            assert (await client.get("/api/games")).status_code == 403

    run_with_app(tmp_path, test)


def test_a_full_disk_is_logged_once(tmp_path: Path) -> None:
    async def test() -> None:
        commits = Commits()
        store = Store.at(f"sqlite:///{tmp_path / 'tables.db'}", commits)
        commits.broken = sqlite3.OperationalError("database or disk is full")
        for i in range(3):
            with pytest.raises(StoreError):
                await store.write(opening(f"t{i}"))
        await store.close()

    with capture_logs() as lines:
        asyncio.run(test())
    assert [(line["event"], line["text"]) for line in lines] == [
        ("the database cannot be written", "database or disk is full")
    ]


def test_refused_sockets_fill_no_log(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        for _ in range(3):
            with pytest.raises(InvalidStatus):
                async with live.connect("a" * 16, origin="https://x.example"):
                    pass
        await asyncio.sleep(0.1)
        lines = [json.loads(line) for line in live.harness.logged.getvalue().splitlines()]
        assert [line for line in lines if line["level"] not in ("debug", "info")] == []

    run_with_server(tmp_path, test)
