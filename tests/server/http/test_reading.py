"""GET requests change nothing: all rows of the store stay the same."""

import sqlite3
from pathlib import Path
from typing import Any

from sacbe.server.routes import ENDPOINTS
from tests.server.http.helpers import AppHarness, claim_seats, opened, play, run_with_app


def _rows(folder: Path) -> dict[str, list[Any]]:
    with sqlite3.connect(folder / "tables.db") as database:
        names = database.execute("select name from sqlite_master where type = 'table'").fetchall()
        return {name: database.execute(f"select * from {name}").fetchall() for (name,) in names}


def test_get_and_head_change_nothing(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as visitor:
            await visitor.post("/api/me", json={"name": "Ana"})
            table = await opened(visitor, "maya", "dl", public=True)
            await claim_seats(harness, table)
            await play(harness, table, 5)
            before = _rows(tmp_path)
            assert len(before["events"]) >= 6
            paths = [e.path for e in ENDPOINTS if e.method == "GET"] + ["/nope"]
            queries = ["", "?seat=0", "?words=1&lang=es", "?after=2", "?token=x", "?seat=9"]
            async with harness.client(table.seats[1]) as seat, harness.client() as nobody:
                for path in paths:
                    for step in ("0", "3", "99"):
                        real = path.replace("{table}", table.table).replace("{step}", step)
                        for client in (visitor, seat, nobody):
                            for query in queries:
                                for method in ("GET", "HEAD"):
                                    await client.request(method, real + query, headers={"If": "x"})
                        if "{step}" not in path:
                            break
            assert _rows(tmp_path) == before

    run_with_app(tmp_path, test)


def test_head_matches_get(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
            for path in ("/healthz", "/api/games", table.path, "/nothing", f"{table.path}/record"):
                head, get = await client.head(path), await client.get(path)
                assert head.status_code == get.status_code
                assert head.headers["content-type"] == get.headers["content-type"]

    run_with_app(tmp_path, test)
