"""The calendar of open turns."""

from pathlib import Path

import httpx
import pytest

from sacbe.server.calendar import _fold, calendar
from sacbe.server.store import TableRow
from tests.server.http.helpers import AppHarness, opened, play, run_with_app
from tests.server.store.samples import summary

BASE = "https://games.example.org/"


def row(table: str, **other: object) -> TableRow:
    return TableRow(table, 7, summary(**other), 100.0, 1_800_000_000.0, ["host", "0"])


def test_only_open_turns_of_the_visitor_are_listed() -> None:
    rows = [
        row("mine", asked=[0]),
        row("theirs", asked=[1]),
        row("over", asked=[0], status="over"),
        row("late", asked=[0, 1], wakes_at=1_800_000_600.0),
    ]
    text = calendar(rows, BASE, "en")
    assert text.count("BEGIN:VEVENT") == 2
    assert "URL:https://games.example.org/table/mine\r\n" in text
    assert "DTSTART:20270115T080000Z\r\n" in text
    assert "DTSTART:20270115T081000Z\r\n" in text
    assert text.endswith("END:VCALENDAR\r\n")


@pytest.mark.parametrize(
    ("lang", "title"),
    [("en", "your turn"), ("es", "te toca"), ("pt", "sua vez"), ("it", "tocca a te")],
)
def test_titles_in_four_languages(lang: str, title: str) -> None:
    text = calendar([row("mine", asked=[0])], BASE, lang)
    assert title in text.replace("\u2068", "").replace("\u2069", "")


def test_names_cannot_add_lines() -> None:
    evil = "Eve\r\nATTENDEE:x\u2028;,\\"
    text = calendar([row("mine", asked=[0], names=[evil, ""])], BASE, "en")
    assert "\r\nATTENDEE" not in text
    assert "Eve\\nATTENDEE:x\\;\\,\\\\" in text


def test_long_lines_are_folded_between_characters() -> None:
    line = "SUMMARY:" + "é漢" * 60
    parts = _fold(line).split("\r\n")
    assert len(parts) > 2
    assert all(len(part.encode()) <= 75 for part in parts)
    assert "".join([parts[0], *(part[1:] for part in parts[1:])]) == line


def test_the_address_is_secret_and_can_be_replaced(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client, harness.client() as program:
            assert (await client.post("/api/me/feed")).status_code == 401
            await client.post("/api/me", json={"lang": "es"})
            table = await opened(client, "maya", "dd")
            path = (await client.post("/api/me/feed")).json()["path"]
            answer = await _get(program, path)
            assert answer.headers["content-type"].startswith("text/calendar")
            assert "te toca" in answer.text.replace("\u2068", "").replace("\u2069", "")
            assert all(token not in answer.text for token in table.seats)
            await play(harness, table)
            assert (await _get(program, path)).text.count("BEGIN:VEVENT") == 1
            new = (await client.post("/api/me/feed")).json()["path"]
            assert (await program.get(path)).status_code == 404
            assert (await program.get(new)).status_code == 200
            for wrong in ("x", "A" * 22):
                assert (await program.get(f"/api/turns/{wrong}")).status_code == 404

    run_with_app(tmp_path, test)


async def _get(client: httpx.AsyncClient, path: str) -> httpx.Response:
    answer = await client.get(path)
    assert answer.status_code == 200
    return answer
