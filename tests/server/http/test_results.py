"""Documents, scenes and results over HTTP."""

from pathlib import Path

import pytest

from sacbe.play.game import game, games
from sacbe.server import panels
from sacbe.server.table_state import fold
from sacbe.text import LANGUAGES
from tests.server.http.helpers import AppHarness, opened, play, run_with_app
from tests.server.http.test_interference import _furnish, _played

TABLE = "0123456789abcdef"
PATH = f"/api/tables/{TABLE}"


@pytest.mark.parametrize("name", games())
def test_the_result_of_a_finished_game(tmp_path: Path, name: str) -> None:
    log = _played(game(name), 2, 10**6)
    table_state = fold(log)

    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, log)
        async with harness.client() as client:
            texts = set()
            for lang in LANGUAGES:
                answer = await client.get(f"{PATH}/result?lang={lang}")
                assert answer.status_code == 200, answer.text
                body = answer.json()
                texts.add(str([highlight["text"] for highlight in body["result"]["highlights"]]))
            assert len(texts) == len(LANGUAGES)
        result = body["result"]
        assert result["totals"] == table_state.position.scores
        for seat, total in enumerate(result["totals"]):
            assert sum(source["points"][seat] for source in result["sources"]) == total
        assert [place["name"] for place in result["places"]] == [
            body["names"][place["seat"]] for place in result["places"]
        ]
        assert body["version"] == table_state.version

    run_with_app(tmp_path, test)


def test_there_is_no_result_before_the_end(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, "maya", "ll")
        await play(harness, table, 3)
        async with harness.client(table.seats[0]) as client:
            answer = await client.get(f"{table.path}/result")
            assert answer.status_code == 409
            assert "not over" in answer.text
            assert (await client.get(f"{table.path}/result?seat=0")).status_code == 400

    run_with_app(tmp_path, test)


def test_results_of_closed_tables_are_for_their_players(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, "maya", "ll", spectators=False)
            assert (await client.get(f"{table.path}/result")).status_code == 403

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_documents_of_earlier_steps(tmp_path: Path, name: str) -> None:
    log = _played(game(name), 2, 40)
    table_state = fold(log)

    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, log)
        async with harness.client() as client:
            moves = len(table_state.moves)
            now = (await client.get(f"{PATH}/steps/{moves}?page=1")).json()["document"]
            kinds = {block["kind"] for block in now["blocks"]}
            assert kinds == {"heading", "paragraph", "list", "table"}
            first = (await client.get(f"{PATH}/steps/0?page=1&lang=it")).json()["document"]
            assert first["blocks"] != now["blocks"]
            for bad in (moves + 1, -1, "x", 10**6):
                assert (await client.get(f"{PATH}/steps/{bad}?page=1")).status_code == 404

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_scenes_after_a_number_of_moves(name: str) -> None:
    table_state = fold(_played(game(name), 2, 10**6))
    whole = panels.scenes.build(table_state, None, "es")
    assert whole.moves == len(table_state.moves)
    assert len(whole.names) == 2
    middle = whole.scenes[len(whole.scenes) // 2].last
    later = panels.scenes.build(table_state, None, "es", middle)
    assert later.scenes == [scene for scene in whole.scenes if scene.last > middle]
    assert later.scenes != whole.scenes
    assert panels.scenes.build(table_state, None, "es", 10**4).scenes == []
