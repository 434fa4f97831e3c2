"""Authorisation: every kind of principal at every kind of route."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.http.helpers import (
    AppHarness,
    LiveServer,
    close_code,
    command_body,
    opened,
    play,
    receive_frame,
    run_with_app,
    run_with_server,
    send_frame,
)

READS = ["", "/events", "/steps/1", "/record"]
# principal, requested seat, status at a table with spectators, and without
READING: list[tuple[str, int | None, int, int]] = [
    ("nobody", None, 200, 403),
    ("nobody", 0, 403, 403),
    ("wrong token", None, 401, 401),
    ("wrong token", 0, 401, 401),
    ("no token", None, 401, 401),
    ("other table", None, 401, 401),
    ("other table", 0, 401, 401),
    ("seat 0", None, 200, 200),
    ("seat 0", 0, 200, 200),
    ("seat 0", 1, 403, 403),
    ("seat 0", 2, 404, 404),
    ("seat 1", None, 200, 200),
    ("seat 1", 0, 403, 403),
    ("host", None, 200, 200),
    ("host", 0, 403, 403),
    ("visitor", None, 200, 403),
    ("visitor", 0, 403, 403),
    ("visitor at 1", None, 200, 200),
    ("visitor at 1", 1, 200, 200),
    ("visitor at 1", 0, 403, 403),
    ("visitor at both", None, 200, 200),
    ("visitor at both", 0, 200, 200),
    ("visitor at both", 1, 200, 200),
]
SEAT_OF_VIEW = {"seat 0": 0, "seat 1": 1, "visitor at 1": 1, "visitor at both": 0}


async def _principals(harness: AppHarness, table: Any, other: Any) -> dict[str, Any]:
    principals = {
        "nobody": harness.client(),
        "wrong token": harness.client("A" * 22),
        "no token": harness.client(None, Authorization="Basic QTpC"),
        "other table": harness.client(other.seats[0]),
        "seat 0": harness.client(table.seats[0]),
        "seat 1": harness.client(table.seats[1]),
        "host": harness.client(table.host),
        "visitor": harness.client(),
        "visitor at 1": harness.client(),
        "visitor at both": harness.client(),
    }
    for name, tokens in (
        ("visitor", []),
        ("visitor at 1", [table.seats[1]]),
        ("visitor at both", table.seats),
    ):
        await principals[name].post("/api/me", json={"name": "Ana"})
        for token in tokens:
            await principals[name].post(f"{table.path}/claim", json={"token": token})
    return principals


@pytest.mark.parametrize("spectators", [True, False])
def test_reading_is_authorised(tmp_path: Path, spectators: bool) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, spectators=spectators)
            other = await opened(client)
        principals = await _principals(harness, table, other)
        await play(harness, table, 3)
        for principal, seat, game_view, unwatched in READING:
            expected = game_view if spectators else unwatched
            for path in READS:
                query = "" if seat is None else f"?seat={seat}"
                answer = await principals[principal].get(f"{table.path}{path}{query}")
                status = answer.status_code
                if (
                    path == "/record"
                    and expected == 200
                    and seat is None
                    and principal not in SEAT_OF_VIEW
                ):
                    assert status == 403  # the full record is available after the game
                    continue
                assert status == expected, (principal, seat, path, answer.text)
                if status == 200 and path in ("", "/steps/1", "/record"):
                    assert answer.json()["seat"] == (
                        SEAT_OF_VIEW.get(principal) if seat is None else seat
                    )
        for client in principals.values():
            await client.aclose()

    run_with_app(tmp_path, test)


# command for seat 0, principal, and the expected status
DOING: list[tuple[str, int]] = [
    ("nobody", 401),
    ("wrong token", 401),
    ("no token", 401),
    ("other table", 401),
    ("seat 0", 200),
    ("seat 1", 403),
    ("host", 403),
    ("visitor", 403),
    ("visitor at 1", 403),
    ("visitor at both", 200),
]


@pytest.mark.parametrize("kind", ["rename", "leave", "play", "explain"])
def test_commands_are_authorised(tmp_path: Path, kind: str) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            other = await opened(client)
            for principal, status in DOING:
                table = await opened(client)
                principals = await _principals(harness, table, other)
                while (table_state := await harness.service.get(table.table)).to_act[0] != 0:
                    await play(harness, table)
                more: dict[str, Any] = {"name": "New"} if kind == "rename" else {}
                if kind == "play":
                    more = {"action": table_state.position.legal_actions(0)[0]}
                body: Any = command_body("x", table_state.version, kind, seat=0, **more)
                path = "commands"
                if kind == "explain":
                    path, body = "explain", {"seat": 0, "action": 0}
                    status = 403 if principal == "nobody" else status  # spectators only
                answer = await principals[principal].post(f"{table.path}/{path}", json=body)
                assert answer.status_code == status, (principal, answer.text)
                now = (await harness.service.get(table.table)).version
                changed = status == 200 and kind != "explain"
                assert now == table_state.version + changed
                for each in principals.values():
                    await each.aclose()

    run_with_app(tmp_path, test)


def test_only_the_host_replaces_a_free_seat_by_a_bot(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        for token, status in ((table.seats[0], 403), (table.seats[1], 403), (table.host, 200)):
            async with harness.client(token) as client:
                body = command_body("x", 1, "replace", seat=1, level="random")
                answer = await client.post(f"{table.path}/commands", json=body)
                assert answer.status_code == status

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("spectators", [True, False])
def test_spectators_chat_only_where_they_may_view(tmp_path: Path, spectators: bool) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, spectators=spectators)
            body = command_body("x", 1, "say", text="hello", name="Eve")
            answer = await client.post(f"{table.path}/commands", json=body)
            assert answer.status_code == 401
            await client.post("/api/me", json={})
            answer = await client.post(f"{table.path}/commands", json=body)
            assert answer.status_code == (200 if spectators else 403)
            as_seat = command_body("y", 1, "say", text="hello", seat=0)
            answer = await client.post(f"{table.path}/commands", json=as_seat)
            assert answer.status_code == 403

    run_with_app(tmp_path, test)


def test_claim_requires_a_token_of_the_table(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table, other = await opened(client), await opened(client)
            await client.post("/api/me", json={})
            for token in (other.seats[0], other.host, "A" * 22):
                answer = await client.post(f"{table.path}/claim", json={"token": token})
                assert (answer.status_code, answer.json()["error"]) == (401, "unauthorized")
            for wrong in ("", "A" * 21, "A" * 23, "!" * 22, None, 7):
                answer = await client.post(f"{table.path}/claim", json={"token": wrong})
                assert answer.status_code == 400
            assert (await client.get("/api/me")).json()["tables"] == []

    run_with_app(tmp_path, test)


def test_unknown_cookie_counts_as_none(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        for cookie in ("A" * 22, "", "x", "A" * 5000, "é"):
            async with harness.client() as client:
                headers = {b"Cookie": f"sacbe_visitor={cookie}".encode()}
                answer = await client.get("/api/me", headers=headers)
                assert (answer.status_code, answer.json()["known"]) == (200, False)

    run_with_app(tmp_path, test)


def test_creator_does_not_control_joined_seats(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as opener:
            await opener.post("/api/me", json={})
            table = await opened(opener, "maya", "ll", public=True)
            body = {"token": table.seats[0]}
            assert (await opener.post(f"{table.path}/claim", json=body)).status_code == 200
            async with harness.client() as stranger, harness.client(table.seats[1]) as spy:
                before = await spy.get(f"{table.path}?seat=1")
                assert before.status_code == 403  # hidden before the seat is joined
                await stranger.post("/api/me", json={})
                answer = await stranger.post(f"{table.path}/join", json={"seat": 1})
                assert answer.json()["roles"] == ["1"]
                await _cannot_speak(harness, spy, table)
                assert (await stranger.get(f"{table.path}?seat=1")).status_code == 200
            late = await opener.post(f"{table.path}/claim", json={"token": table.seats[1]})
            assert late.status_code == 401
            assert (await opener.get(f"{table.path}?seat=1")).status_code == 403

    run_with_app(tmp_path, test)


async def _cannot_speak(harness: AppHarness, spy: Any, table: Any) -> None:
    for path in READS:
        assert (await spy.get(f"{table.path}{path}?seat=1")).status_code == 401
    version = (await harness.service.get(table.table)).version
    answer = await spy.post(
        f"{table.path}/commands", json=command_body("x", version, "rename", seat=1, name="Mine")
    )
    assert answer.status_code == 401


def test_token_of_a_free_seat_opens_no_socket(tmp_path: Path) -> None:
    """Otherwise it would still receive views after another visitor joined."""

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client, "maya", "dl", public=True)
        async with live.connect(table.table) as link:
            await send_frame(link, {"type": "hello", "token": table.seats[1], "seat": 1})
            assert (await receive_frame(link))["error"] == "forbidden"
            assert await close_code(link) == 1008

    run_with_server(tmp_path, test)
