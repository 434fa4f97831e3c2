"""Pictures of boards: their audience, version and caching, and that they contain no secrets."""

import asyncio
import base64
import gzip
import hashlib
import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from sacbe.play.game import game, games
from sacbe.server import events as ev
from sacbe.server.packing import pack
from sacbe.server.picture_cache import ROUND, PictureCache
from sacbe.server.table_state import TableState
from tests.games.pictures import clickable_actions
from tests.server.http.helpers import AppHarness, command_body, harness, opened, play, run_with_app
from tests.server.http.test_interference import CUTS, _furnish, _token, _whole, _worlds

SEVERAL = {"maya": "ll", "mezo": "lll", "tzolkin": "ll"}


@pytest.mark.parametrize("name", games())
def test_only_the_acting_seat_has_clickable_choices(tmp_path: Path, name: str) -> None:
    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            table = await opened(client, name, SEVERAL[name])
        version = await play(app_harness, table, 6, 1)
        for seat, token in enumerate(table.seats):
            async with app_harness.client(token) as client:
                answer = await client.get(f"{table.path}/picture?seat={seat}")
                view = (await client.get(f"{table.path}?seat={seat}")).json()
            assert answer.headers["content-type"] == "image/svg+xml"
            assert answer.headers["x-sacbe-version"] == str(version)
            assert answer.headers["cache-control"] == "no-store"
            tree = ET.fromstring(answer.text)
            assert clickable_actions(tree) == {choice["action"] for choice in view["legal"]}
            assert "<style" not in answer.text
            assert "style=" not in answer.text
        async with app_harness.client() as client:
            game_view = await client.get(f"{table.path}/picture?lang=es")
        assert clickable_actions(ET.fromstring(game_view.text)) == set()

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_names_are_escaped_in_pictures(tmp_path: Path, name: str) -> None:
    """Even if it was stored before names were checked."""

    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            table = await opened(client, name, SEVERAL[name])
        for version, bad in enumerate(["A\uffffB", "\x00\x1b]0;owned\x07", "\ufffe<&\"'>"], 1):

            def renamed(table_state: TableState, now: float, bad: str = bad) -> ev.AnyEvent:
                return ev.Renamed(seat=0, name=bad)

            await app_harness.service.execute_as_server(table.table, renamed, f"renamed {version}")
            async with app_harness.client(table.seats[0]) as client:
                for path in (f"{table.path}/picture", f"/table/{table.table}/preview.svg"):
                    answer = await client.get(path)
                    assert answer.status_code == 200
                    ET.fromstring(answer.text)
                for words in ("true", "false"):
                    view = (await client.get(f"{table.path}?words={words}")).json()
                    assert view["seats"][0]["name"] == bad

    run_with_app(tmp_path, test)


def test_a_picture_has_the_current_version(tmp_path: Path) -> None:
    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            table = await opened(client, "maya", "ll")
            first = await client.get(f"{table.path}/picture")
            version = await play(app_harness, table, 3)
            second = await client.get(f"{table.path}/picture")
        assert first.headers["x-sacbe-version"] == "1"
        assert second.headers["x-sacbe-version"] == str(version)
        assert first.text != second.text

    run_with_app(tmp_path, test)


def test_pictures_need_the_right_to_view(tmp_path: Path) -> None:
    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            table = await opened(client, "maya", "ll", spectators=False)
        ways = ("", "/picture", "/steps/0")
        for who, query, status in (
            (None, "", 403),
            (None, "?seat=0", 403),
            (table.seats[0], "?seat=1", 403),
            (table.seats[0], "?seat=0", 200),
            (table.seats[0], "?seat=3", 404),
            ("A" * 22, "", 401),
        ):
            async with app_harness.client(who) as client:
                result = [(await client.get(table.path + way + query)).status_code for way in ways]
            assert result == [status] * len(ways), (who, query)
        async with app_harness.client(table.seats[0]) as client:
            preview = await client.get(f"/table/{table.table}/preview.svg")
            assert preview.status_code == 403
            for wrong in ("?seat=9", "?lang=de", "?version=1", "?words=1", "?seat=0&seat=0"):
                answer = await client.get(f"{table.path}/picture{wrong}")
                assert answer.status_code == 400, wrong
            for step in ("99", "-1", "x", "1.5", "100000"):
                answer = await client.get(f"{table.path}/steps/{step}?page=1")
                assert answer.status_code == 404, step
            missing = await client.get(f"/api/tables/{'a' * 16}/picture")
            assert missing.status_code in (401, 404)

    run_with_app(tmp_path, test)


def test_step_picture_has_no_choices(tmp_path: Path) -> None:
    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            table = await opened(client, "tzolkin", "ll")
        before = await _picture(app_harness, table.path, table.seats[0])
        moves = len((await app_harness.service.get(table.table)).moves)
        await play(app_harness, table, 8)
        async with app_harness.client(table.seats[0]) as client:
            path = f"{table.path}/steps/{moves}?page=1&board=0"
            parts = (await client.get(path)).json()["picture"]["parts"]
        contents = "".join(part["content"] for part in parts)
        assert clickable_actions(ET.fromstring(f"<svg>{contents}</svg>")) == set()
        day = re.compile(r'id="day-1"[^>]*transform="([^"]+)"')
        assert len(day.findall(before)) == 1
        assert day.findall(contents) == day.findall(before)

    run_with_app(tmp_path, test)


async def _picture(app_harness: AppHarness, path: str, token: str) -> str:
    async with app_harness.client(token) as client:
        return (await client.get(f"{path}/picture")).text


# ---------------------------------------------------------------- caching


def test_picture_is_rendered_once_per_view(tmp_path: Path) -> None:
    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            table = await opened(client, "maya", "ll")
            path = f"{table.path}/picture"
            answers = await asyncio.gather(*(client.get(path) for _ in range(8)))
            cache: PictureCache = app_harness.app.state.context.picture_cache
            assert cache.rendered == 1
            assert len({answer.content for answer in answers}) == 1
            await client.get(f"{path}?lang=it")
            assert cache.rendered == 2
        for token in table.seats:
            await _picture(app_harness, table.path, token)
        assert cache.rendered == 4
        await play(app_harness, table, 1)
        async with app_harness.client() as client:
            await client.get(path)
            await client.get(f"{path}?lang=it")
        assert cache.rendered == 6

    run_with_app(tmp_path, test)


def test_failed_rendering_is_retried() -> None:
    tries = iter([ValueError("no"), None])

    def draw() -> str:
        if (error := next(tries)) is not None:
            raise error
        return "<svg/>"

    async def run() -> None:
        cache = PictureCache()
        with pytest.raises(ValueError, match="no"):
            await cache.get("table", 1, draw)
        assert gzip.decompress((await cache.get("table", 1, draw)).packed) == b"<svg/>"
        late = await cache.get("table", 0, lambda: "<old/>")
        assert (late.version, gzip.decompress(late.packed)) == (0, b"<old/>")
        assert (await cache.get("table", 1, draw)).version == 1

    asyncio.run(run())


@pytest.mark.parametrize("length", [0, 1, 700, 5_000, 30_001])
def test_length_of_pictures_is_rounded(length: int) -> None:
    svg = "".join(hashlib.sha256(str(i).encode()).hexdigest() for i in range(length // 64 + 1))
    packed = pack(svg[:length].encode(), ROUND)
    assert len(packed) % ROUND == 0
    assert gzip.decompress(packed).decode() == svg[:length]


def test_clients_without_gzip_get_plain_pictures(tmp_path: Path) -> None:
    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            table = await opened(client, "maya", "ll")
            packed = await client.get(f"{table.path}/picture")
            plain = await client.get(f"{table.path}/picture", headers={"Accept-Encoding": "br"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- self-contained pictures


def test_preview_shows_the_spectator_view_with_its_own_style(tmp_path: Path) -> None:
    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            table = await opened(client, "mezo", "lll")
        await play(app_harness, table, 20, 2)
        result = []
        for token in (None, table.seats[0], table.host):
            async with app_harness.client(token) as client:
                result.append(await client.get(f"/table/{table.table}/preview.svg"))
        assert len({answer.content for answer in result}) == 1
        _holds_its_style(result[0].text, result[0].headers["content-security-policy"])
        assert clickable_actions(ET.fromstring(result[0].text)) == set()

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_first_picture_of_every_game(tmp_path: Path, name: str) -> None:
    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            answer = await client.get(f"/api/games/{name}/picture.svg?lang=pt")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "image/svg+xml"
            _holds_its_style(answer.text, answer.headers["content-security-policy"])
            assert clickable_actions(ET.fromstring(answer.text)) == set()
            again = await client.get(f"/api/games/{name}/picture.svg?lang=pt")
        assert again.content == answer.content
        assert app_harness.app.state.context.picture_cache.rendered == 1

    run_with_app(tmp_path, test)


def _holds_its_style(svg: str, policy: str) -> None:
    style = svg.partition("<style>")[2].partition("</style>")[0]
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert style
    assert policy == f"default-src 'none'; style-src 'sha256-{digest}'"


# ---------------------------------------------------------------- secrets


@pytest.mark.parametrize("name", sorted(CUTS))
def test_no_byte_of_a_picture_depends_on_hidden_information(tmp_path: Path, name: str) -> None:
    worlds = _worlds(name)
    assert len(worlds) == len(CUTS[name]) * (game(name).players[1] + 1)

    async def all_drawn(side: int) -> list[list[bytes]]:
        folder = tmp_path / str(side)
        folder.mkdir()
        async with harness(folder) as app_harness:
            image = []
            for table, *logs, eyes in worlds:
                await _furnish(app_harness, table, logs[side])
                moves = len((await app_harness.service.get(table)).moves)
                image.append(await _drawn(app_harness, table, eyes, moves))
            return image

    ours, theirs = asyncio.run(all_drawn(0)), asyncio.run(all_drawn(1))
    for (_, log, _, eyes), one, other in zip(worlds, ours, theirs, strict=True):
        assert one == other, (name, len(log), eyes)
        assert all(payloads.startswith(b"(200,") for payloads in one[:3])


async def _drawn(app_harness: AppHarness, table: str, eyes: int | None, moves: int) -> list[bytes]:
    """All pictures for an audience, as sent, with their refusals."""
    path = f"/api/tables/{table}"
    ways = [
        f"{path}/picture",
        f"{path}/steps/{moves}?page=1&board=0&lang=es",
        f"{path}/steps/{moves // 2}?page=1&board=0",
        f"{path}/picture?seat=3",
        f"/table/{table}/preview.svg",
    ]
    async with app_harness.client(None if eyes is None else _token(str(eyes))) as client:
        return [_whole(await client.get(way)) for way in ways]


def test_names_in_pictures_are_text(tmp_path: Path) -> None:
    async def test(app_harness: AppHarness) -> None:
        async with app_harness.client() as client:
            table = await opened(client, "maya", "ll")
        name = "<script>&\"'"
        async with app_harness.client(table.seats[1]) as client:
            body = command_body("n", 1, "rename", seat=1, name=name)
            answer = await client.post(
                f"{table.path}/commands",
                content=json.dumps(body),
                headers={"Content-Type": "application/json"},
            )
            assert answer.status_code == 200, answer.text
        tree = ET.fromstring(await _picture(app_harness, table.path, table.seats[0]))
        assert not list(tree.iter("{http://www.w3.org/2000/svg}script"))
        assert any(name in "".join(part.itertext()) for part in tree.iter())

    run_with_app(tmp_path, test)
