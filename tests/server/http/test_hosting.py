"""What the host of a table may do, and what he may not see."""

from pathlib import Path
from typing import Any

import httpx
import pytest

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


async def order(client: httpx.AsyncClient, harness: AppHarness, table: Any, **command: Any) -> int:
    """Send a command; the status of its response."""
    version = (await harness.service.get(table.table)).version
    body = command_body(f"c{version}{command['type']}", version, **command)
    return (await client.post(f"{table.path}/commands", json=body)).status_code


async def visitor(harness: AppHarness) -> httpx.AsyncClient:
    client = harness.client()
    await client.post("/api/me", json={"name": "Eva"})
    return client


def test_host_does_not_see_a_bot_on_a_public_seat(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        host = await visitor(harness)
        table = await opened(host, "maya", "dl", public=True)
        assert await order(host, harness, table, type="replace", seat=1) == 200
        async with harness.client(table.seats[1]) as spy:
            assert (await spy.get(f"{table.path}?seat=1")).status_code == 401
        answer = await host.post(f"{table.path}/claim", json={"token": table.seats[1]})
        assert answer.status_code == 401
        answer = await host.post(f"{table.path}/seats/1/link", json={})
        assert answer.status_code == 403
        assert (await host.get(f"{table.path}?seat=1")).status_code == 403

    run_with_app(tmp_path, test)


def test_link_of_an_unclaimed_seat_shows_nothing_of_its_bot(tmp_path: Path) -> None:
    """At a private table a guest who comes late claims the seat and plays on."""

    async def test(harness: AppHarness) -> None:
        host = await visitor(harness)
        table = await opened(host, "maya", "dl")
        assert await order(host, harness, table, type="replace", seat=1) == 200
        async with harness.client(table.seats[1]) as guest:
            assert (await guest.get(f"{table.path}?seat=1")).status_code == 403
            assert (await guest.get(table.path)).status_code == 403
            assert await order(guest, harness, table, type="rename", seat=1, name="Me") == 403
            answer = await guest.post(f"{table.path}/claim", json={"token": table.seats[1]})
            assert answer.status_code == 200
            assert await order(guest, harness, table, type="return", seat=1) == 200
            assert (await guest.get(f"{table.path}?seat=1")).status_code == 200

    run_with_app(tmp_path, test)


def test_player_who_left_an_unclaimed_seat_returns(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        host = await visitor(harness)
        table = await opened(host, "maya", "dl")
        async with harness.client(table.seats[1]) as guest:
            assert await order(guest, harness, table, type="leave", seat=1) == 200
            assert await order(guest, harness, table, type="return", seat=1) == 200

    run_with_app(tmp_path, test)


def test_one_visitor_takes_one_seat_of_a_public_table(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        host, eva = await visitor(harness), await visitor(harness)
        for several, status in ((False, 403), (True, 200)):
            table = await opened(host, "maya", "dll", public=True, several_seats=several)
            answer = await eva.post(f"{table.path}/join", json={"seat": 1})
            assert answer.status_code == 200
            answer = await eva.post(f"{table.path}/join", json={"seat": 1})
            assert answer.status_code == 200  # again: the same response
            answer = await eva.post(f"{table.path}/join", json={"seat": 2})
            assert answer.status_code == status
            assert (await harness.service.get(table.table)).seats[2].taken is several
        table = await opened(host, "maya", "dll", public=True)
        answer = await host.post(f"{table.path}/join", json={"seat": 1})
        assert answer.status_code == 403  # the host has the local seat
        answer = await host.post(f"{table.path}/claim", json={"token": table.seats[1]})
        assert answer.status_code == 403
        assert not (await harness.service.get(table.table)).seats[1].taken

    run_with_app(tmp_path, test)


def test_host_removes_a_player_for_good(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        host, eva, ben = [await visitor(harness) for _ in range(3)]
        table = await opened(host, "maya", "dl", public=True)
        await eva.post(f"{table.path}/join", json={"seat": 1})
        assert await order(eva, harness, table, type="remove", seat=0) == 403  # not the host
        assert await order(host, harness, table, type="remove", seat=0) == 409  # not by link
        assert await order(host, harness, table, type="remove", seat=1) == 200
        assert await order(host, harness, table, type="remove", seat=1) == 409  # it is free
        assert (await eva.get(f"{table.path}?seat=1")).status_code == 403
        assert (await eva.get("/api/tables")).json()["mine"] == []
        assert (await eva.post(f"{table.path}/join", json={"seat": 1})).status_code == 403
        assert (await host.get("/api/tables")).json()["public"][0]["free"] == [1]
        assert (await ben.post(f"{table.path}/join", json={"seat": 1})).status_code == 200

    run_with_app(tmp_path, test)


def test_host_removes_a_player_of_a_private_table(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        host, eva, ben = [await visitor(harness) for _ in range(3)]
        table = await opened(host, "maya", "dl")
        await eva.post(f"{table.path}/claim", json={"token": table.seats[1]})
        assert await order(host, harness, table, type="remove", seat=1) == 200
        answer = await eva.post(f"{table.path}/claim", json={"token": table.seats[1]})
        assert answer.status_code == 401
        token = (await host.post(f"{table.path}/seats/1/link", json={})).json()["token"]
        answer = await eva.post(f"{table.path}/claim", json={"token": token})
        assert answer.status_code == 403
        answer = await ben.post(f"{table.path}/claim", json={"token": token})
        assert answer.status_code == 200

    run_with_app(tmp_path, test)


def test_a_leaked_link_is_renewed(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        host, eva, thief = [await visitor(harness) for _ in range(3)]
        table = await opened(host, "maya", "dl")
        old = table.seats[1]
        token = (await host.post(f"{table.path}/seats/1/link", json={})).json()["token"]
        claim = f"{table.path}/claim"
        assert (await thief.post(claim, json={"token": old})).status_code == 401
        assert (await eva.post(claim, json={"token": token})).status_code == 200
        # Taken: the host gets no link to see the player's secrets; the player renews his own.
        assert (await host.post(f"{table.path}/seats/1/link", json={})).status_code == 403
        assert (await thief.post(claim, json={"token": token})).status_code == 200
        answer = await eva.post(f"{table.path}/seats/1/link", json={})
        assert answer.status_code == 200
        assert (await thief.get(f"{table.path}?seat=1")).status_code == 403
        assert (await thief.post(claim, json={"token": token})).status_code == 401
        assert (await eva.get(f"{table.path}?seat=1")).status_code == 200
        for seat in ("7", "x", "3"):
            answer = await host.post(f"{table.path}/seats/{seat}/link", json={})
            assert answer.status_code in (400, 404)

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("page", [False, True])
def test_removed_player_loses_the_socket(tmp_path: Path, page: bool) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as host, live.client() as eva:
            await host.post("/api/me", json={})
            table = await opened(host, "maya", "dl")
            await eva.post(f"{table.path}/claim", json={"token": table.seats[1]})
            async with live.connect(table.table) as link:
                hello = {"type": "hello", "token": table.seats[1], "seat": 1, "page": page}
                await send_frame(link, hello)
                await link.recv()
                version = (await host.get(table.path)).json()["version"]
                body = command_body("r", version, "remove", seat=1)
                answer = await host.post(f"{table.path}/commands", json=body)
                assert answer.status_code == 200, answer.text
                assert await close_code(link) == 1008

    run_with_server(tmp_path, test)


@pytest.mark.parametrize("page", [False, True])
def test_sockets_of_a_renewed_link_end(tmp_path: Path, page: bool) -> None:
    """A visitor who opened a leaked link loses the seat at once; its owner does not."""

    async def test(live: LiveServer) -> None:
        async with live.client() as eva, live.client() as thief:
            await eva.post("/api/me", json={})
            await thief.post("/api/me", json={})
            table = await opened(eva, "maya", "dl")
            claim = {"token": table.seats[1]}
            for client in (eva, thief):
                await client.post(f"{table.path}/claim", json=claim)
            mine, theirs = ({"Cookie": cookies(client)} for client in (eva, thief))
            hello = {"type": "hello", "seat": 1, "page": page}
            async with (
                live.connect(table.table, additional_headers=mine) as own,
                live.connect(table.table, additional_headers=theirs) as by_claim,
                live.connect(table.table) as by_token,
            ):
                for link in (own, by_claim):
                    await send_frame(link, hello)
                await send_frame(by_token, hello | claim)
                for link in (own, by_claim, by_token):
                    await link.recv()
                answer = await eva.post(f"{table.path}/seats/1/link", json={})
                assert answer.status_code == 200
                assert await close_code(by_claim) == 1008
                assert await close_code(by_token) == 1008
                await send_frame(own, hello)
                await own.recv()

    run_with_server(tmp_path, test)
