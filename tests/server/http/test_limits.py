"""Limits: buckets that fill with time, and what is answered when one is empty."""

from pathlib import Path

import msgspec
import pytest

from sacbe.server.app import Rate, Rates, Settings
from sacbe.server.limits import MOST_BUCKETS, Buckets, address
from tests.server.http.helpers import House, in_house, opened, order, wish


class Clock:
    """Time that a test moves."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_what_it_has_and_fills_again() -> None:
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


def test_all_rates_are_turned_up_or_off_together() -> None:
    clock = Clock()
    double = Buckets(Rates(chat=Rate(3, 0.5), scale=2), clock)
    assert [double.take("chat", "a") == 0 for _ in range(7)] == [True] * 6 + [False]
    off = Buckets(Rates(chat=Rate(1, 0.001), scale=0), clock)
    assert not any(off.take("chat", "a") for _ in range(1000))


def test_no_more_than_so_many_are_remembered() -> None:
    clock = Clock()
    buckets = Buckets(Rates(chat=Rate(1, 1e-9)), clock)
    assert buckets.take("chat", "first") == 0
    for n in range(MOST_BUCKETS + 10):
        clock.now += 1e-6
        buckets.take("chat", str(n))
    assert len(buckets._left) <= MOST_BUCKETS
    assert buckets.take("chat", str(MOST_BUCKETS)) > 0  # those that came last still count


@pytest.mark.parametrize(
    ("client", "who"),
    [
        (("10.1.2.3", 5), "10.1.2.3"),
        (("2001:db8::1", 5), "2001:db8::/64"),
        (("2001:db8::ffff:1", 9), "2001:db8::/64"),
        (("2001:db8:0:1::1", 5), "2001:db8:0:1::/64"),
        (("testclient", 5), "testclient"),
        (None, "unknown"),
    ],
)
def test_an_address_counts_as_one(client: tuple[str, int] | None, who: str) -> None:
    assert address(client) == who


def _few(**rates: Rate) -> Settings:
    return Settings(rates=msgspec.structs.replace(Rates(), **rates))


def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with house.client() as client:
            answers = [await client.get("/api/games") for _ in range(8)]
            assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 3
            assert answers[-1].json()["error"] == "too_many"
            assert int(answers[-1].headers["Retry-After"]) >= 1

    in_house(tmp_path, test, _few(requests=Rate(5, 0.001)))


def test_too_many_tables_are_refused_and_nothing_else(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with house.client() as client:
            answers = [await client.post("/api/tables", json=wish()) for _ in range(5)]
            assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2
            assert (await client.get("/api/tables")).status_code == 200
        assert len(await house.store.read(lambda by: by.latest_tables(9))) == 3

    in_house(tmp_path, test, _few(opening=Rate(3, 0.001)))


def test_too_many_claims_are_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with house.client() as client:
            table = await opened(client)
            path, body = f"{table.path}/claim", {"token": "A" * 22}
            codes = [(await client.post(path, json=body)).status_code for _ in range(6)]
            assert codes == [401] * 4 + [429] * 2

    in_house(tmp_path, test, _few(joining=Rate(4, 0.001)))


def test_chat_and_commands_are_limited_each_on_its_own(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        async with house.client() as client:
            table = await opened(client)
        path = f"{table.path}/commands"

        async def send(seat: int, n: int, kind: str) -> int:
            more = {"text": "hi"} if kind == "say" else {"name": f"N{n}"}
            async with house.client(table.seats[seat]) as client:
                given = order(f"{kind}{n}", 1, kind, seat=seat, **more)
                return (await client.post(path, json=given)).status_code

        assert [await send(0, n, "say") for n in range(4)] == [200, 200, 429, 429]
        assert [await send(0, n, "rename") for n in range(4)] == [200, 200, 200, 429]
        assert await send(1, 0, "say") == 200
        assert await send(1, 0, "rename") == 200

    in_house(tmp_path, test, _few(chat=Rate(2, 0.001), commands=Rate(3, 0.001)))
