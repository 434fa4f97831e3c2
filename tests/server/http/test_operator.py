"""The operator's page: who may use its API, and what it does."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from sacbe.cli.admin import app as admin_app
from sacbe.server import operation
from sacbe.server.app import Rate, Rates, Settings
from sacbe.server.operation import new_link
from sacbe.server.routes.operator import COOKIE, ENDPOINTS
from sacbe.server.store.backups import DailyBackups
from tests.server.http.helpers import (
    HOST,
    AppHarness,
    command_body,
    opened,
    run_with_app,
    table_request,
)

API = "/api/operator"


async def operator(harness: AppHarness) -> httpx.AsyncClient:
    """A client with a session of the operator."""
    client = harness.client()
    token = await new_link(harness.store, time.time())
    answer = await client.post(f"{API}/login", json={"token": token})
    assert answer.status_code == 200, answer.text
    return client


def _path(path: str) -> str:
    return path.replace("{table}", "a" * 16).replace("{ban}", "1")


@pytest.mark.parametrize("session", ["", "A" * 22, "x"])
def test_everything_needs_a_session(tmp_path: Path, session: str) -> None:
    bodies = {"hide": {"hidden": True}, "unsay": {"number": 1}, "bans": {"network": "10.0.0.0/8"}}

    async def test(harness: AppHarness) -> None:
        async with harness.client(Cookie=f"{COOKIE}={session}") as client:
            for endpoint in ENDPOINTS:
                path = _path(endpoint.path)
                if path.endswith("/login"):
                    continue
                body = (
                    bodies.get(path.rpartition("/")[2], {}) if endpoint.method == "POST" else None
                )
                answer = await client.request(endpoint.method, path, json=body)
                assert answer.status_code == 401, path
                assert answer.json()["error"] == "unauthorized"

    run_with_app(tmp_path, test)


def test_a_visitor_or_host_is_not_the_operator(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            await client.post("/api/me", json={"name": "Eve"})
            table = await opened(client, "maya", "dl", public=True)
            own = client.cookies["sacbe_visitor"]
        for token in (own, table.host, table.seats[0]):
            async with harness.client(token, Cookie=f"{COOKIE}={token}") as client:
                assert (await client.get(API)).status_code == 401
                assert (await client.post(f"{API}/login", json={"token": token})).status_code == 401

    run_with_app(tmp_path, test)


def test_a_link_works_once_and_not_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(harness: AppHarness) -> None:
        late = await new_link(harness.store, time.time() - operation.LINK_SECONDS - 1)
        token = await new_link(harness.store, time.time())
        async with harness.client() as client:
            assert (await client.post(f"{API}/login", json={"token": late})).status_code == 401
            answer = await client.post(f"{API}/login", json={"token": token})
            cookie = answer.headers["set-cookie"].lower()
            for part in ("httponly", "samesite=strict", f"path={API}"):
                assert part in cookie
            assert token not in answer.text + cookie
            assert (await client.get(API)).status_code == 200
        async with harness.client(Cookie=f"{COOKIE}={token}") as other:  # a link is no session
            assert (await other.post(f"{API}/login", json={"token": token})).status_code == 401
            assert (await other.get(API)).status_code == 401

    run_with_app(tmp_path, test)


def test_sessions_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(harness: AppHarness) -> None:
        client = await operator(harness)
        session = client.cookies[COOKIE]
        assert (await client.post(f"{API}/logout")).status_code == 200
        async with harness.client(Cookie=f"{COOKIE}={session}") as again:
            assert (await again.get(API)).status_code == 401
        client = await operator(harness)
        ahead = time.time() + operation.SESSION_SECONDS + 1
        monkeypatch.setattr(time, "time", lambda: ahead)
        assert (await client.get(API)).status_code == 401

    run_with_app(tmp_path, test)


def test_foreign_pages_are_refused(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        client = await operator(harness)
        foreign = {"Origin": "https://elsewhere.example"}
        own = {"Origin": f"http://{HOST}"}
        assert (await client.post(f"{API}/logout", headers=foreign)).status_code == 403
        assert (await client.post(f"{API}/logout", headers=own)).status_code == 200

    run_with_app(tmp_path, test)


def test_guessing_is_limited(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            body = {"token": "A" * 22}
            codes = [
                (await client.post(f"{API}/login", json=body)).status_code for _ in range(3)
            ] + [(await client.get(API)).status_code for _ in range(3)]
            assert codes == [401] * 3 + [401] + [429] * 2

    run_with_app(tmp_path, test, Settings(rates=Rates(operator=Rate(4, 0.0001))))


def test_tokens_are_stored_as_hashes_and_not_logged(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        link = await new_link(harness.store, time.time())
        client = harness.client()
        await client.post(f"{API}/login", json={"token": link})
        await harness.store.close()
        content = b"".join(path.read_bytes() for path in tmp_path.glob("tables.db*"))
        for token in (link, client.cookies[COOKIE]):
            assert token.encode() not in content
            assert token not in harness.logged.getvalue()

    run_with_app(tmp_path, test)


def test_tables_are_listed_and_found(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        client = await operator(harness)
        maya = await opened(client, "maya", "dl")
        order = table_request("mezo", "dd")
        order["seats"][0]["name"] = "Zoë_100%"
        mezo = (await client.post("/api/tables", json=order)).json()["table"]

        async def found(search: str) -> set[str]:
            answer = await client.get(f"{API}/tables", params={"search": search})
            return {row["table"] for row in answer.json()["tables"]}

        assert await found("") == {maya.table, mezo}
        assert await found(maya.table[3:9]) == {maya.table}
        assert await found("mez") == {mezo}
        assert await found("zo") == {mezo}
        assert await found("_100%") == {mezo}
        assert await found("%") == {mezo}
        assert await found("nothing") == set()

    run_with_app(tmp_path, test)


def test_hide_show_and_delete(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        client = await operator(harness)
        table = await opened(client, "maya", "dl", public=True)
        path = f"{API}/tables/{table.table}"

        async def listed() -> int:
            async with harness.client() as other:
                return len((await other.get("/api/tables")).json()["public"])

        assert await listed() == 1
        await client.post(f"{path}/hide", json={"hidden": True})
        assert await listed() == 0
        assert (await client.get(path)).json()["table"]["hidden"] is True
        await client.post(f"{path}/hide", json={"hidden": False})
        assert await listed() == 1
        assert (await client.post(f"{path}/delete")).status_code == 200
        assert await listed() == 0
        assert (await client.get(table.path)).status_code == 404  # at once
        for again in ("delete", "hide"):
            answer = await client.post(f"{path}/{again}", json={"hidden": True})
            assert answer.status_code == 404
        assert (await client.get(path)).status_code == 404

    run_with_app(tmp_path, test)


def test_a_chat_message_is_removed(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        client = await operator(harness)
        table = await opened(client, "maya", "dl")
        async with harness.client(table.seats[0]) as seat:
            for n, text in enumerate(("nice", "nasty")):
                body = command_body(f"c{n}", 1 + n, "say", seat=0, text=text)
                assert (await seat.post(f"{table.path}/commands", json=body)).status_code == 200
            path = f"{API}/tables/{table.table}"
            lines = (await client.get(path)).json()["chat"]
            assert [line["text"] for line in lines] == ["nice", "nasty"]
            answer = await client.post(f"{path}/unsay", json={"number": lines[1]["number"]})
            assert answer.status_code == 200
            assert (await client.post(f"{path}/unsay", json={"number": 1})).status_code == 404
            lines = (await client.get(path)).json()["chat"]
            assert [line["text"] for line in lines] == ["nice"]
            assert "nasty" not in (await seat.get(f"{table.path}/events")).text

    run_with_app(tmp_path, test)


def test_bans_work_at_once_and_can_be_lifted(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        client = await operator(harness)
        async with harness.client() as eve:
            await eve.post("/api/me", json={"name": "Eve"})
            table = await opened(eve, "maya", "dl")
            holders = (await client.get(f"{API}/tables/{table.table}")).json()["visitors"]
            assert {holder["role"] for holder in holders} == {"host", "0"}
            visitor = holders[0]["visitor"]
            body = {"visitor": visitor, "hours": 2, "why": "spam"}
            ban = (await client.post(f"{API}/bans", json=body)).json()
            assert abs(ban["until"] - time.time() - 7200) < 60
            assert (await eve.get("/api/me")).status_code == 403
            assert (await client.get(f"{API}/bans")).json() == {"bans": [ban]}
            assert (await client.get(API)).json()["bans"] == 1
            assert (await client.post(f"{API}/bans/{ban['id']}/lift")).status_code == 200
            assert (await client.post(f"{API}/bans/{ban['id']}/lift")).status_code == 404
            assert (await eve.get("/api/me")).status_code == 200

    run_with_app(tmp_path, test)


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"visitor": 999},
        {"network": "nonsense"},
        {"visitor": 1, "network": "10.0.0.0/8"},
    ],
)
def test_impossible_bans_are_explained(tmp_path: Path, body: dict[str, Any]) -> None:
    async def test(harness: AppHarness) -> None:
        client = await operator(harness)
        answer = await client.post(f"{API}/bans", json=body)
        assert answer.status_code == 422
        assert answer.json()["message"]

    run_with_app(tmp_path, test)


def test_the_overview(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        client = await operator(harness)
        await opened(client, "maya", "dl")
        database = harness.backend.settings.database
        answer = (await client.get(API)).json()
        assert answer["healthy"] is True
        assert answer["tables"] == {"playing": 1}
        assert answer["backups"] is None
        files = [*tmp_path.glob("tables.db"), *tmp_path.glob("tables.db-wal")]
        assert answer["database_bytes"] == sum(file.stat().st_size for file in files)
        assert 0 < answer["disk_free"] <= answer["disk_total"]
        folder = tmp_path / "backups"
        harness.backend.settings = msgspec.structs.replace(harness.backend.settings, backups=folder)
        assert (await client.get(API)).json()["backups"] == []
        file = await asyncio.to_thread(DailyBackups(database, folder).make)
        assert file is not None
        (backup,) = (await client.get(API)).json()["backups"]
        assert (backup["name"], backup["bytes"]) == (file.name, file.stat().st_size)

    run_with_app(tmp_path, test)


def test_the_command_prints_a_link_that_works(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        def run() -> str:
            arguments = ["operator-link", "--url", "https://games.example.org/"]
            return CliRunner().invoke(admin_app, [*arguments, "--data", str(tmp_path)]).output

        link = (await asyncio.to_thread(run)).strip()
        start, _, token = link.partition("#")
        assert start == "https://games.example.org/operator"
        async with harness.client() as client:
            answer = await client.post(f"{API}/login", json={"token": token})
            assert answer.status_code == 200

    run_with_app(tmp_path, test)
