"""Who may see and do what: every kind of asker at every kind of route."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.http.helpers import (
    House,
    Served,
    closed,
    hear,
    in_house,
    in_served_house,
    opened,
    order,
    play,
    say,
)

READS = ["", "/events", "/steps/1", "/record"]
# asker, which seat is asked for, the status where there are spectators, and where there are none
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
SEEN = {"seat 0": 0, "seat 1": 1, "visitor at 1": 1, "visitor at both": 0}


async def _askers(house: House, table: Any, other: Any) -> dict[str, Any]:
    askers = {
        "nobody": house.client(),
        "wrong token": house.client("A" * 22),
        "no token": house.client(None, Authorization="Basic QTpC"),
        "other table": house.client(other.seats[0]),
        "seat 0": house.client(table.seats[0]),
        "seat 1": house.client(table.seats[1]),
        "host": house.client(table.host),
        "visitor": house.client(),
        "visitor at 1": house.client(),
        "visitor at both": house.client(),
    }
    for name, tokens in (
        ("visitor", []),
        ("visitor at 1", [table.seats[1]]),
        ("visitor at both", table.seats),
    ):
        await askers[name].post("/api/me", json={"name": "Ana"})
        for token in tokens:
            await askers[name].post(f"{table.path}/claim", json={"token": token})
    return askers


@pytest.mark.parametrize("spectators", [True, False])
def test_who_may_read_what(tmp_path: Path, spectators: bool) -> None:
    async def test(house: House) -> None:
        async with house.client() as client:
            table = await opened(client, spectators=spectators)
            other = await opened(client)
        askers = await _askers(house, table, other)
        await play(house, table, 3)
        for asker, seat, watched, unwatched in READING:
            expected = watched if spectators else unwatched
            for path in READS:
                query = "" if seat is None else f"?seat={seat}"
                answer = await askers[asker].get(f"{table.path}{path}{query}")
                status = answer.status_code
                if path == "/record" and expected == 200 and seat is None and asker not in SEEN:
                    assert status == 403  # the whole record is for the end of the game
                    continue
                assert status == expected, (asker, seat, path, answer.text)
                if status == 200 and path in ("", "/steps/1", "/record"):
                    assert answer.json()["seat"] == (SEEN.get(asker) if seat is None else seat)
        for client in askers.values():
            await client.aclose()

    in_house(tmp_path, test)


# what is asked for seat 0, by whom, and the answer
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
def test_who_may_do_something_for_a_seat(tmp_path: Path, kind: str) -> None:
    async def test(house: House) -> None:
        async with house.client() as client:
            other = await opened(client)
            for asker, status in DOING:
                table = await opened(client)
                askers = await _askers(house, table, other)
                while (story := await house.door.story(table.table)).asked[0] != 0:
                    await play(house, table)
                more: dict[str, Any] = {"name": "New"} if kind == "rename" else {}
                if kind == "play":
                    more = {"action": story.state.legal_actions(0)[0]}
                given: Any = order("x", story.version, kind, seat=0, **more)
                path = "commands"
                if kind == "explain":
                    path, given = "explain", {"seat": 0, "action": 0}
                    status = 403 if asker == "nobody" else status  # nobody is a spectator
                answer = await askers[asker].post(f"{table.path}/{path}", json=given)
                assert answer.status_code == status, (asker, answer.text)
                now = (await house.door.story(table.table)).version
                changed = status == 200 and kind != "explain"
                assert now == story.version + changed
                for each in askers.values():
                    await each.aclose()

    in_house(tmp_path, test)


def test_only_the_host_puts_a_bot_on_an_empty_seat(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with house.client() as client:
            table = await opened(client)
        for token, status in ((table.seats[0], 403), (table.seats[1], 403), (table.host, 200)):
            async with house.client(token) as client:
                given = order("x", 1, "replace", seat=1, level="random")
                answer = await client.post(f"{table.path}/commands", json=given)
                assert answer.status_code == status

    in_house(tmp_path, test)


@pytest.mark.parametrize("spectators", [True, False])
def test_spectators_talk_where_they_may_look(tmp_path: Path, spectators: bool) -> None:
    async def test(house: House) -> None:
        async with house.client() as client:
            table = await opened(client, spectators=spectators)
            given = order("x", 1, "say", text="hello", name="Eve")
            answer = await client.post(f"{table.path}/commands", json=given)
            assert answer.status_code == 401
            await client.post("/api/me", json={})
            answer = await client.post(f"{table.path}/commands", json=given)
            assert answer.status_code == (200 if spectators else 403)
            as_seat = order("y", 1, "say", text="hello", seat=0)
            answer = await client.post(f"{table.path}/commands", json=as_seat)
            assert answer.status_code == 403

    in_house(tmp_path, test)


def test_a_claim_needs_a_token_of_that_table(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with house.client() as client:
            table, other = await opened(client), await opened(client)
            await client.post("/api/me", json={})
            for token in (other.seats[0], other.host, "A" * 22):
                answer = await client.post(f"{table.path}/claim", json={"token": token})
                assert (answer.status_code, answer.json()["error"]) == (401, "unauthorized")
            for wrong in ("", "A" * 21, "A" * 23, "!" * 22, None, 7):
                answer = await client.post(f"{table.path}/claim", json={"token": wrong})
                assert answer.status_code == 400
            assert (await client.get("/api/me")).json()["tables"] == []

    in_house(tmp_path, test)


def test_a_cookie_that_is_not_known_is_as_good_as_none(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        for cookie in ("A" * 22, "", "x", "A" * 5000, "é"):
            async with house.client() as client:
                headers = {b"Cookie": f"sacbe_visitor={cookie}".encode()}
                answer = await client.get("/api/me", headers=headers)
                assert (answer.status_code, answer.json()["known"]) == (200, False)

    in_house(tmp_path, test)


def test_who_opened_a_public_table_speaks_for_no_seat_that_a_stranger_has(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with house.client() as opener:
            await opener.post("/api/me", json={})
            table = await opened(opener, "maya", "ll", public=True)
            given = {"token": table.seats[0]}
            assert (await opener.post(f"{table.path}/claim", json=given)).status_code == 200
            async with house.client() as stranger, house.client(table.seats[1]) as spy:
                before = await spy.get(f"{table.path}?seat=1")
                assert before.status_code == 403  # nobody looks at what will be the stranger's
                await stranger.post("/api/me", json={})
                joined = await stranger.post(f"{table.path}/join", json={"seat": 1})
                assert joined.json()["roles"] == ["1"]
                await _cannot_speak(house, spy, table)
                assert (await stranger.get(f"{table.path}?seat=1")).status_code == 200
            late = await opener.post(f"{table.path}/claim", json={"token": table.seats[1]})
            assert late.status_code == 401
            assert (await opener.get(f"{table.path}?seat=1")).status_code == 403

    in_house(tmp_path, test)


async def _cannot_speak(house: House, spy: Any, table: Any) -> None:
    for path in READS:
        assert (await spy.get(f"{table.path}{path}?seat=1")).status_code == 401
    version = (await house.door.story(table.table)).version
    answer = await spy.post(
        f"{table.path}/commands", json=order("x", version, "rename", seat=1, name="Mine")
    )
    assert answer.status_code == 401


def test_no_socket_looks_with_the_eyes_of_a_seat_that_is_free(tmp_path: Path) -> None:
    """Or it would look on when a stranger has joined."""

    async def test(served: Served) -> None:
        async with served.client() as client:
            table = await opened(client, "maya", "dl", public=True)
        async with served.connect(table.table) as link:
            await say(link, {"type": "hello", "token": table.seats[1], "seat": 1})
            assert (await hear(link))["error"] == "forbidden"
            assert await closed(link) == 1008

    in_served_house(tmp_path, test)
