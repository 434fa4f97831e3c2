"""The rules reference over HTTP, and the links to it from choices, refusals, log and tiles."""

import gzip
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacbe.play.game import game, games
from sacbe.server import panels
from sacbe.server.table_state import fold
from sacbe.text import LANGUAGES
from sacbe.text.reference import Reference
from tests.server.http.helpers import AppHarness, command_body, opened, play, run_with_app
from tests.server.http.test_interference import _played

PATH = "/api/games/maya/reference"


def codes(name: str) -> set[str]:
    return {paragraph.code for paragraph in game(name).reference("en").paragraphs}


# ---------------------------------------------------------------- the reference itself


def test_reference_needs_no_session(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            for lang in LANGUAGES:
                answer = await client.get(f"{PATH}?lang={lang}")
                assert answer.status_code == 200
                payloads = msgspec.json.decode(answer.content, type=Reference)
                assert payloads == game("maya").reference(lang)
            assert (await client.get("/api/games/chess/reference")).status_code == 404
            assert (await client.get(f"{PATH}?lang=xx")).status_code == 400

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("what", ["reference", "rules"])
def test_reference_is_cached_by_etag(tmp_path: Path, what: str) -> None:
    path = f"/api/games/maya/{what}"

    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            first = await client.get(path)
            assert first.headers["cache-control"] == "no-cache"
            tag = first.headers["etag"]
            for known_ids in (tag, f'W/{tag}, "other"'):
                again = await client.get(path, headers={"If-None-Match": known_ids})
                assert (again.status_code, again.content) == (304, b"")
                assert again.headers["etag"] == tag
            for other in ('"other"', ""):
                again = await client.get(path, headers={"If-None-Match": other})
                assert (again.status_code, again.content) == (200, first.content)
            spanish = await client.get(f"{path}?lang=es", headers={"If-None-Match": tag})
            assert spanish.status_code == 200

    run_with_app(tmp_path, test)


def test_reference_is_compressed_on_request(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            request = client.build_request("GET", PATH, headers={"Accept-Encoding": "gzip"})
            answer = await client.send(request, stream=True)
            packed = b"".join([piece async for piece in answer.aiter_raw()])
            plain = await client.get(PATH, headers={"Accept-Encoding": "identity"})
        assert answer.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert gzip.decompress(packed) == plain.content

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- links to it


@pytest.mark.parametrize("name", games())
def test_every_choice_links_its_rule(tmp_path: Path, name: str) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, name, "ll")
        for _ in range(6):
            table_state = await harness.service.get(table.table)
            seat = table_state.to_act[0]
            async with harness.client(table.seats[seat]) as client:
                for words in ("", "&words=1&board=0&lang=it"):
                    view = (await client.get(f"{table.path}?seat={seat}{words}")).json()
                    assert view["legal"]
                    for choice in view["legal"]:
                        assert choice["rule"] in codes(name)
            await play(harness, table, 3)

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_every_refusal_links_its_rule(tmp_path: Path, name: str) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, name, "ll")
        table_state = await harness.service.get(table.table)
        seat = table_state.to_act[0]
        refusal = next(
            i
            for i in range(table_state.game.num_actions)
            if i not in table_state.position.legal_actions(seat)
        )
        async with harness.client(table.seats[seat]) as client:
            response = {"seat": seat, "action": refusal, "lang": "pt"}
            explanation = (await client.post(f"{table.path}/explain", json=response)).json()
            assert explanation["legal"] is False
            assert explanation["why"]["rule"] in codes(name)
            body = command_body("x", table_state.version, "play", seat=seat, action=refusal)
            problem = await client.post(f"{table.path}/commands", json=body)
            assert problem.status_code == 422
            assert problem.json()["rule"] == explanation["why"]["rule"]

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("name", games())
def test_every_log_line_links_its_rule(name: str) -> None:
    for players in (2, 4):
        table_state = fold(_played(game(name), players, 10**6))
        for seat in (None, 0):
            lines = panels.log.build(table_state, seat, "en").lines
            assert {line.rule for line in lines} <= codes(name)
            assert len({line.rule for line in lines}) > 5


def test_a_choice_in_the_log_has_the_rule_of_its_action() -> None:
    table_state = fold(_played(game("tzolkin"), 2, 10**6))
    rules = game("tzolkin").rule_codes
    lines = {line.kind: line.rule for line in panels.log.build(table_state, None, "en").lines}
    assert lines["place"] == rules.ACTIONS["place"]
    assert lines["food_day"] == rules.EVENTS["food_day"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_every_tile_links_its_rule(name: str, lang: str) -> None:
    """In its own row, or in the heading above it."""
    for length in (3, 60):
        table_state = fold(_played(game(name), 3, length))
        for seat in (None, 1):
            names_given: set[str] = set()
            above = ""
            for block in panels.tiles.build(table_state, seat, lang).blocks:
                above = block.rule or ("" if block.kind == "heading" else above)
                names_given |= {above} - {""}
                for row in block.rows:
                    rules: list[Any] = [cell.rule for cell in row if cell.rule]
                    above = rules[0] if rules else above  # a card has several rows
                    assert above, row
                    names_given |= set(rules)
            assert names_given
            assert names_given <= codes(name)


def test_kinds_of_tiles_link_different_rules() -> None:
    table_state = fold(_played(game("tzolkin"), 2, 40))
    (table,) = [b for b in panels.tiles.build(table_state, 0, "en").blocks if b.kind == "table"]
    rules = game("tzolkin").rule_codes.TILES
    view_data = {row[0].text.split()[0]: row[0].rule for row in table.rows}
    assert view_data == {tile: rules[tile] for tile in view_data}
    assert len(view_data) > 60
