"""Invitations: who may open the server to the local network, and QR codes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from sacbe.server.network import Network
from tests.server.http.helpers import HOST, AppHarness, run_with_app

PATH = "/api/network"
OPEN = {"network": "open"}
OWN = {"Origin": f"http://{HOST}"}
URL = "http://192.0.2.7:8000/"


def local_network(harness: AppHarness) -> list[str]:
    """Make the server one that listens on this machine only; returns the calls of its listener."""
    calls = []

    async def listen() -> str:
        calls.append(URL)
        return URL

    network: Network = harness.app.state.context.network
    network.is_open, network.listen = False, listen
    return calls


def client_from(harness: AppHarness, address: str, **headers: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(harness.app, client=(address, 50_000))
    return httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=headers)


def test_page_on_this_machine_opens_the_server_to_the_network_once(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        calls = local_network(harness)
        async with harness.client() as client:
            await client.post("/api/me", json={})
            before = (await client.get(PATH)).json()
            assert before == {"open": False, "url": None, "can_open": True}
            for _ in range(2):
                answer = await client.post(PATH, json=OPEN, headers=OWN)
                assert answer.json() == {"open": True, "url": URL, "can_open": False}
            assert (await client.get(PATH)).json() == answer.json()
        assert calls == [URL]

    run_with_app(tmp_path, test)


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        ("192.0.2.9", OWN, 403),  # another machine
        ("127.0.0.1", {}, 403),  # no page
        ("127.0.0.1", {"Origin": "http://evil.example"}, 403),
        ("127.0.0.1", OWN | {"X-Forwarded-For": "192.0.2.9"}, 403),
        ("127.0.0.1", OWN | {"Forwarded": "for=192.0.2.9"}, 403),
        ("127.0.0.1", {"Host": "192.0.2.7:8000", "Origin": "http://192.0.2.7:8000"}, 403),
        ("127.0.0.1", OWN | {"Cookie": ""}, 401),  # no session
    ],
)
def test_nobody_else_can_open_the_server(
    tmp_path: Path, address: str, headers: dict[str, str], status: int
) -> None:
    async def test(harness: AppHarness) -> None:
        calls = local_network(harness)
        async with client_from(harness, address) as client:
            await client.post("/api/me", json={})
            answer = await client.post(PATH, json=OPEN, headers=headers)
            assert answer.status_code == status
        assert calls == []

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("body", [{}, {"network": "shut"}, {"network": True}, OPEN | {"x": 1}])
def test_opening_needs_an_exact_confirmation(tmp_path: Path, body: dict[str, Any]) -> None:
    async def test(harness: AppHarness) -> None:
        calls = local_network(harness)
        async with harness.client() as client:
            await client.post("/api/me", json={})
            assert (await client.post(PATH, json=body, headers=OWN)).status_code == 400
        assert calls == []

    run_with_app(tmp_path, test)


def test_other_machines_do_not_learn_the_address(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        harness.app.state.context.network.url = URL
        async with client_from(harness, "192.0.2.9") as client:
            assert (await client.get(PATH)).json() == {"open": True, "url": None, "can_open": False}

    run_with_app(tmp_path, test)


def test_failure_to_listen_is_reported_and_can_be_repeated(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async def fail() -> str:
            raise ValueError("No network found.")

        network: Network = harness.app.state.context.network
        network.is_open, network.listen = False, fail
        async with harness.client() as client:
            await client.post("/api/me", json={})
            for _ in range(2):
                answer = await client.post(PATH, json=OPEN, headers=OWN)
                assert answer.status_code == 503
                assert answer.json()["message"] == "No network found."
            assert (await client.get(PATH)).json()["can_open"]

    run_with_app(tmp_path, test)


def test_qr_code_has_the_finder_patterns_of_one(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            link = f"http://192.0.2.7:7260/table/{'a' * 16}#{'b' * 22}"
            rows = (await client.post("/api/qr", json={"text": link})).json()["rows"]
            assert {len(row) for row in rows} == {len(rows)}
            for row, start in ((0, 0), (0, len(rows) - 7), (len(rows) - 7, 0)):
                pattern = [line[start : start + 7] for line in rows[row : row + 7]]
                assert pattern == ["1111111", "1000001", *["1011101"] * 3, "1000001", "1111111"]
            for bad in ("", "a b", "x" * 301, "ä", "line\n"):
                assert (await client.post("/api/qr", json={"text": bad})).status_code == 400

    run_with_app(tmp_path, test)
