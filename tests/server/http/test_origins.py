"""Origin and Host are checked at every route that changes something."""

from pathlib import Path

import pytest

from sacbe.server.app import Settings
from sacbe.server.decider import Refusal
from sacbe.server.middleware import check_host, check_origin
from sacbe.server.routes import ENDPOINTS
from sacbe.server.routes.endpoint import Endpoint
from tests.server.http.helpers import HOST, UNLIMITED, AppHarness, opened, run_with_app

UNSAFE = [endpoint for endpoint in ENDPOINTS if endpoint.method != "GET"]
GOOD = [None, f"http://{HOST}", f"https://{HOST}", "https://friend.example"]
BAD = [
    "null",
    "",
    "http://127.0.0.1",
    "http://127.0.0.1:8001",
    "http://evil.example",
    "http://evil.example:8000",
    f"http://sub.{HOST}",
    f"http://{HOST}.evil.example",
    f"http://{HOST}@evil.example",
    f"http://evil.example/{HOST}",
    f"ftp://{HOST}",
    HOST,
    "http://localhost:8000",
    "https://sub.friend.example",
    "http://friend.example",
    "https://friend.example:8443",
    "file://",
    "http://[::1",
]


@pytest.mark.parametrize("endpoint", UNSAFE, ids=lambda endpoint: endpoint.path)
def test_foreign_origins_are_refused(tmp_path: Path, endpoint: Endpoint) -> None:
    """The request is refused before its body is read."""
    path, method = endpoint.path, endpoint.method

    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            await client.post("/api/me", json={})
            table = await opened(client, "maya", "dl", public=True)
            before = len((await client.get("/api/me")).json()["tables"])
            real = path.replace("{table}", table.table)
            for origin in BAD:
                answer = await client.request(method, real, json={}, headers={"Origin": origin})
                assert (answer.status_code, answer.json()["error"]) == (403, "forbidden"), origin
            for own in GOOD:
                headers = {} if own is None else {"Origin": own}
                answer = await client.request(method, real, json={}, headers=headers)
                assert answer.status_code != 403, own
            twice = [("Origin", f"http://{HOST}"), ("Origin", "http://evil.example")]
            answer = await client.request(method, real, json={}, headers=twice)
            assert answer.status_code == 400
            assert len((await client.get("/api/me")).json()["tables"]) == before

    friends = Settings(rates=UNLIMITED.rates, origins=frozenset({"https://friend.example"}))
    run_with_app(tmp_path, test, friends)


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "QUERY", "post"])
def test_unknown_methods_count_as_unsafe(tmp_path: Path, method: str) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            answer = await client.request(method, "/api/me", headers={"Origin": "null"})
            assert answer.status_code == 403

    run_with_app(tmp_path, test)


def test_unknown_host_names_are_refused(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            for host in ("evil.example", "evil.example:8000", "localhost.evil.example", "1.2.3"):
                for path in ("/healthz", "/api/games", "/nothing"):
                    answer = await client.get(path, headers={"Host": host})
                    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
            for host in ("", "a b", "x@127.0.0.1", "127.0.0.1:x", "[::1", "127.0.0.1/x"):
                answer = await client.get("/healthz", headers={"Host": host})
                assert answer.status_code in (400, 403), host

    run_with_app(tmp_path, test)


@pytest.mark.parametrize(
    ("host", "hosts", "fine"),
    [
        ("localhost", [], True),
        ("localhost:8000", [], True),
        ("LOCALHOST:8000", [], True),
        ("127.0.0.1:8000", [], True),
        ("192.168.1.20:8000", [], True),
        ("[::1]:8000", [], True),
        ("[fe80::1]", [], True),
        ("games.example", ["games.example"], True),
        ("games.example:443", ["games.example"], True),
        ("www.games.example", ["games.example"], False),
        ("games.example", [], False),
        ("games.example", ["*"], True),
        (None, ["*"], False),
        ("", ["*"], False),
    ],
)
def test_accepted_host_names(host: str | None, hosts: list[str], fine: bool) -> None:
    settings = Settings(hosts=frozenset(hosts))
    if fine:
        check_host(host, settings)
    else:
        with pytest.raises(Refusal):
            check_host(host, settings)


@pytest.mark.parametrize(
    ("origin", "host", "fine"),
    [
        ("http://games.example", "games.example", True),
        ("https://games.example", "games.example", True),
        ("https://games.example", "games.example:443", True),
        ("https://games.example:443", "games.example", True),
        ("http://games.example:443", "games.example", False),
        ("http://GAMES.example", "games.example", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://[::1]:8001", "[::1]:8000", False),
        ("http://games.example", None, False),
    ],
)
def test_same_origin_pages(origin: str, host: str | None, fine: bool) -> None:
    if fine:
        check_origin(origin, host, Settings())
    else:
        with pytest.raises(Refusal):
            check_origin(origin, host, Settings())


def test_every_response_has_security_headers(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            for path in ("/healthz", "/openapi.json", "/api/games", "/nothing", "/api/nothing"):
                headers = (await client.get(path)).headers
                assert headers["content-security-policy"].startswith("default-src 'none'; ")
                assert "frame-ancestors 'none'" in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert "access-control-allow-origin" not in headers
                cached = headers.get("cache-control")
                assert cached == ("no-store" if path.startswith("/api/") else None)

    run_with_app(tmp_path, test)
