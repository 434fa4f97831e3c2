"""Rate limits: token buckets, and the responses when one is empty."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacbe.server.app import Rate, Rates, Settings
from sacbe.server.limits import MAX_BUCKETS, Buckets, FairLock, Proxies, address
from sacbe.server.metrics import UNWELL, WriteHealth
from tests.server.http.helpers import (
    AppHarness,
    LiveServer,
    command_body,
    opened,
    play,
    receive_frame,
    run_with_app,
    run_with_server,
    send_frame,
    table_request,
)


class Clock:
    """A clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_bucket_refills_with_time() -> None:
    clock = Clock()
    buckets = Buckets(Rates(chat=Rate(3, 0.5)), clock)
    assert [buckets.take("chat", "a") for _ in range(3)] == [0, 0, 0]
    assert buckets.take("chat", "a") == 2.0
    assert buckets.take("chat", "b") == 0
    clock.now = 1.0
    assert buckets.take("chat", "a") == 1.0
    clock.now = 2.0
    assert buckets.take("chat", "a") == 0
    assert buckets.take("chat", "a") == 2.0
    clock.now = 1000.0
    assert [buckets.take("chat", "a") == 0 for _ in range(4)] == [True, True, True, False]


def test_scale_applies_to_all_rates() -> None:
    clock = Clock()
    double = Buckets(Rates(chat=Rate(3, 0.5), scale=2), clock)
    assert [double.take("chat", "a") == 0 for _ in range(7)] == [True] * 6 + [False]
    off = Buckets(Rates(chat=Rate(1, 0.001), scale=0), clock)
    assert not any(off.take("chat", "a") for _ in range(1000))


def test_number_of_stored_buckets_is_limited() -> None:
    clock = Clock()
    buckets = Buckets(Rates(chat=Rate(1, 1e-9)), clock)
    assert buckets.take("chat", "first") == 0
    for n in range(MAX_BUCKETS + 10):
        clock.now += 1e-6
        buckets.take("chat", str(n))
    assert len(buckets._left) <= MAX_BUCKETS
    assert buckets.take("chat", str(MAX_BUCKETS)) > 0  # the latest buckets still count


@pytest.mark.parametrize(
    ("client", "who"),
    [
        (("10.1.2.3", 5), "10.1.2.3"),
        (("2001:db8::1", 5), "2001:db8::/64"),
        (("2001:db8::ffff:1", 9), "2001:db8::/64"),
        (("2001:db8:0:1::1", 5), "2001:db8:0:1::/64"),
        (("::ffff:10.1.2.3", 5), "10.1.2.3"),
        (("::ffff:10.1.2.4", 5), "10.1.2.4"),
        (("testclient", 5), "testclient"),
        (None, "unknown"),
    ],
)
def test_ipv6_networks_count_as_one_address(client: tuple[str, int] | None, who: str) -> None:
    assert address(client) == who


def _few(**rates: Rate) -> Settings:
    return Settings(rates=msgspec.structs.replace(Rates(), **rates))


def test_rate_limit_has_a_retry_after_header(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            answers = [await client.get("/api/games") for _ in range(8)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
            assert answers[-1].json()["error"] == "too_many"
            assert int(answers[-1].headers["Retry-After"]) >= 1

    run_with_app(tmp_path, test, _few(requests=Rate(5, 0.001)))


def test_files_have_a_limit_of_their_own(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            # The files themselves belong to the pages, which this app does not have.
            paths = ["/static/style.css", "/texts/en.json"] * 3
            assert {(await client.get(path)).status_code for path in paths} == {404}
            codes = [(await client.get("/api/games")).status_code for _ in range(3)]
            assert codes == [200, 200, 429]
            codes = [(await client.get("/static/dom.js")).status_code for _ in range(2)]
            assert codes == [404, 429]

    run_with_app(tmp_path, test, _few(requests=Rate(2, 0.001), files=Rate(7, 0.001)))


def test_a_refused_page_is_loaded_again_by_the_browser(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            await client.get("/api/games")
            page = await client.get("/", headers={"Accept": "text/html,*/*"})
            assert (page.status_code, page.headers["Refresh"]) == (429, page.headers["Retry-After"])
            assert page.headers["Content-Type"].startswith("text/html")
            assert "This page tries again by itself." in page.text
            assert "Refresh" not in (await client.get("/api/games")).headers

    run_with_app(tmp_path, test, _few(requests=Rate(1, 0.001)))


def test_table_limit_does_not_affect_other_requests(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            answers = [await client.post("/api/tables", json=table_request()) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
            assert (await client.get("/api/tables")).status_code == 200
        assert len(await harness.store.read(lambda by: by.latest_tables(9))) == 3

    run_with_app(tmp_path, test, _few(opening=Rate(3, 0.001)))


def test_too_many_claims_are_refused(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
            path, body = f"{table.path}/claim", {"token": "A" * 22}
            codes = [(await client.post(path, json=body)).status_code for _ in range(6)]
            assert codes == [401] * 4 + [429] * 2

    run_with_app(tmp_path, test, _few(joining=Rate(4, 0.001)))


def test_chat_and_commands_have_separate_limits(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        path = f"{table.path}/commands"

        async def send(seat: int, n: int, kind: str) -> int:
            more = {"text": "hi"} if kind == "say" else {"name": f"N{n}"}
            async with harness.client(table.seats[seat]) as client:
                request_body = command_body(f"{kind}{n}", 1, kind, seat=seat, **more)
                return (await client.post(path, json=request_body)).status_code

        assert [await send(0, n, "say") for n in range(4)] == [200, 200, 429, 429]
        assert [await send(0, n, "rename") for n in range(4)] == [200, 200, 200, 429]
        assert await send(1, 0, "say") == 200
        assert await send(1, 0, "rename") == 200

    run_with_app(tmp_path, test, _few(chat=Rate(2, 0.001), commands=Rate(3, 0.001)))


@pytest.mark.parametrize(
    ("proxies", "client", "believed"),
    [
        ("", "127.0.0.1", False),
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "::ffff:127.0.0.1", True),
        ("127.0.0.1", "127.0.0.2", False),
        ("10.0.0.1, 192.168.0.0/16", "192.168.7.7", True),
        ("2001:db8::/32", "2001:db8::1", True),
        ("2001:db8::/32", "10.0.0.1", False),
        ("127.0.0.1", "testclient", False),
        ("*", "1.2.3.4", True),
    ],
)
def test_trusted_proxies(proxies: str, client: str, believed: bool) -> None:
    assert ((client, 5) in Proxies(proxies)) is believed


def test_proxies_are_listed_as_ipv4_mapped_addresses_too() -> None:
    assert Proxies("10.0.0.1").as_uvicorn_list() == ["10.0.0.1/32", "::ffff:10.0.0.1/128"]
    with pytest.raises(ValueError, match="nowhere"):
        Proxies("nowhere")


async def _renames(harness: AppHarness, table: str, token: str, seat: int, names: int) -> list[int]:
    async with harness.client(token) as client:
        path = f"/api/tables/{table}/commands"
        orders = [command_body(f"r{n}", 1, "rename", seat=seat, name=f"N{n}") for n in range(names)]
        return [(await client.post(path, json=request_body)).status_code for request_body in orders]


def test_commands_per_address_are_limited_across_seats(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            tables = [await opened(client) for _ in range(2)]
        codes: list[int] = []
        for table in tables:
            for seat, token in enumerate(table.seats):
                codes += await _renames(harness, table.table, token, seat, 2)
        assert codes == [200] * 5 + [429] * 3

    run_with_app(tmp_path, test, _few(orders=Rate(5, 0.001)))


def test_commands_per_address_are_limited_on_sockets(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        text: list[dict[str, Any]] = []
        for seat, token in enumerate(table.seats):
            async with live.connect(table.table) as link:
                await send_frame(link, {"type": "hello", "token": token})
                await receive_frame(link)
                for n in range(2):
                    await send_frame(
                        link, command_body(f"r{n}", 1, "rename", seat=seat, name=f"N{n}")
                    )
                    frame = await receive_frame(link)
                    while frame["type"] == "change":
                        frame = await receive_frame(link)
                    text.append(frame)
        assert [one["type"] for one in text] == ["done"] * 3 + ["problem"]
        assert text[-1]["error"] == "too_many"

    run_with_server(tmp_path, test, _few(orders=Rate(3, 0.001)))


def test_renaming_is_limited(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        assert await _renames(harness, table.table, table.seats[0], 0, 4) == [200, 200, 429, 429]
        await play(harness, table, 3)

    run_with_app(tmp_path, test, _few(naming=Rate(2, 0.001)))


def test_slow_requests_are_limited(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        await play(harness, table, 3)
        async with harness.client(table.seats[0]) as client:
            paths = ("events", "steps/1", "record?seat=0", "ledger?seat=0", "log", "tiles")
            codes = [(await client.get(f"{table.path}/{path}")).status_code for path in paths]
            assert codes == [200] * 4 + [429] * 2
            # Cached events and the current view are not limited.
            assert (await client.get(f"{table.path}/events?after=1")).status_code == 200
            assert (await client.get(table.path)).status_code == 200

    run_with_app(tmp_path, test, _few(reading=Rate(4, 0.001)))


def test_socket_waits_for_the_limit_of_slow_reads(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        version = await play(live.harness, table, 3)
        for seat in (None, 0, 1):
            async with live.connect(table.table) as link:
                token = None if seat is None else table.seats[seat]
                await send_frame(link, {"type": "hello", "since": 0, "token": token})
                frame = await receive_frame(link, "change")
                versions = [event["version"] for event in frame["events"]]
                assert versions == list(range(1, version + 1))

    run_with_server(tmp_path, test, _few(reading=Rate(1, 20)))


def test_fair_lock_queues_one_request_per_address() -> None:
    async def test() -> None:
        turns, result = FairLock(), list[str]()

        async def ask(who: str) -> None:
            async with turns.hold(who):
                await asyncio.sleep(0)
                result.append(who)

        await asyncio.gather(*(ask(who) for who in [*("many" for _ in range(50)), "one"]))
        assert result.index("one") <= 2
        assert len(result) == 51

    asyncio.run(test())


def test_slow_requests_run_one_at_a_time() -> None:
    async def test() -> None:
        turns, now = FairLock(), 0

        async def ask(who: str) -> None:
            nonlocal now
            async with turns.hold(who):
                now += 1
                await asyncio.sleep(0)
                assert now == 1
                now -= 1

        await asyncio.gather(*(ask(who) for who in "aabbcc"))

    asyncio.run(test())


def test_health_fails_while_writes_fail() -> None:
    clock = Clock()
    writing = WriteHealth(clock)
    assert not writing.fails({"commits": 3, "failures": 0})
    assert writing.fails({"commits": 3, "failures": 1})
    assert writing.fails({"commits": 3, "failures": 1})
    assert not writing.fails({"commits": 4, "failures": 1})
    assert writing.fails({"commits": 4, "failures": 2})
    clock.now += UNWELL
    assert not writing.fails({"commits": 4, "failures": 2})


def test_health_check_reports_failing_writes(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        figures = harness.store.figures()
        harness.store.figures = lambda: figures  # type: ignore[method-assign]
        async with harness.client() as client:
            assert (await client.get("/healthz")).json() == {"ok": True}
            figures["failures"] += 1
            answer = await client.get("/healthz")
            assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
            figures["commits"] += 1
            assert (await client.get("/healthz")).json() == {"ok": True}

    run_with_app(tmp_path, test)
