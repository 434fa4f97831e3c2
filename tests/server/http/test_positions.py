"""The editor: positions set up by hand, and tables and hints from them."""

from pathlib import Path
from typing import Any

import pytest

from sacbe.play.game import game
from sacbe.play.position import read
from sacbe.play.table import Table
from sacbe.server.app import Rates, Settings
from sacbe.server.bot_worker import ActionStats, Advice
from sacbe.server.limits import Rate
from tests.server.http.declared import check_response
from tests.server.http.helpers import AppHarness, Opened, play, run_with_app
from tests.server.http.test_interference import _furnish, _played, _token

TABLE = "0123456789abcdef"
GAMES = ("maya", "mezo", "tzolkin")
LOCAL = [{"kind": "local"}, {"kind": "local"}]


def turn(name: str, players: int = 2) -> str:
    """The notation of an early position."""
    table = Table(name, players, 4)
    while table.position.is_simultaneous:
        table.play(table.position.legal_actions()[0])
    return table.position.notation()


async def post(of: AppHarness, path: str, body: Any, status: int = 200) -> Any:
    async with of.client() as client:
        answer = await client.post(path, json=body)
    assert answer.status_code == status, answer.text[:300]
    check_response(path, "post", status, answer.json())
    return answer.json()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_drawn_changed_and_played_on(tmp_path: Path, name: str) -> None:
    async def test(of: AppHarness) -> None:
        async with of.client() as client:
            first = (await client.get(f"/api/games/{name}/position?players=3")).json()
        view = await post(of, "/api/positions", {"position": first["position"], "lang": "pt"})
        assert view["position"] == first["position"]
        assert (view["game"], view["players"], view["fault"]) == (name, 3, None)
        assert view["picture"].startswith("<svg")
        assert "<style" not in view["picture"]
        points = "players.0.score" if name == "maya" else "players.0.vp"
        request = {"position": view["position"], "edits": {points: 33}}
        changed = await post(of, "/api/positions", request)
        assert read(changed["position"]).scores[0] == 33
        fields = [field for group in changed["groups"] for field in group["fields"]]
        assert next(field["value"] for field in fields if field["id"] == points) == 33
        again = await post(of, "/api/positions", {"position": changed["position"]})
        assert again == changed
        seats = [*LOCAL, {"kind": "local"}]
        body = {"position": changed["position"], "seats": seats}
        table = Opened(await post(of, "/api/positions/table", body, 201))
        table_state = await of.service.get(table.table)
        assert table_state.table.position_at(0).notation() == changed["position"]
        assert table_state.opened.seeded
        assert not table_state.opened.public
        await play(of, table, 4)
        table_state = await of.service.get(table.table)
        assert type(table_state).load(table_state.snapshot()).position == table_state.position
        async with of.client(table.seats[0]) as client:
            ledger = (await client.get(f"{table.path}/ledger?seat=0")).json()
        assert ledger["sources"][0]["points"][0] == "33"

    run_with_app(tmp_path, test)


def test_an_impossible_position_says_why_in_the_language_of_its_reader(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        request: dict[str, Any] = {"position": turn("mezo"), "lang": "it"}
        form = await post(of, "/api/positions", request)
        fields = [field for group in form["groups"] for field in group["fields"]]
        units = next(field for field in fields if field["id"].startswith("units."))
        request["edits"] = {units["id"]: units["high"]}
        view = await post(of, "/api/positions", request)
        assert view["fault"].startswith("Il numero di unità è sbagliato")
        assert view["picture"] == ""
        assert view["position"] == request["position"]
        fields = [field for group in view["groups"] for field in group["fields"]]
        assert next(f["value"] for f in fields if f["id"] == units["id"]) == units["high"]

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("name", GAMES)
def test_a_running_game_never_tells_its_position(tmp_path: Path, name: str) -> None:
    async def test(of: AppHarness) -> None:
        await _furnish(of, TABLE, _played(game(name), 2, 30))
        secret = (await of.service.get(TABLE)).position.notation()
        for who in (None, _token("0"), _token("1"), _token("host")):
            for step in (0, 10, 30):
                path = f"/api/tables/{TABLE}/steps/{step}/position"
                async with of.client(who) as client:
                    answer = await client.get(path)
                assert answer.status_code == 409, answer.text
                assert secret[:60] not in answer.text

    run_with_app(tmp_path, test)


def test_a_table_that_began_at_a_position_does_not_tell_it_either(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        position = turn("mezo")
        body = {"position": position, "seats": LOCAL}
        table = Opened(await post(of, "/api/positions/table", body, 201))
        reads = ("", "/events", "/steps/0", "/record?seat=0", "/log", "/steps/0/position")
        for who in (None, *table.seats, table.host):
            async with of.client(who) as client:
                for path in reads:
                    text = (await client.get(table.path + path)).text
                    assert position not in text
                    assert position[40:120] not in text

    run_with_app(tmp_path, test)


def test_the_position_of_a_finished_game_is_complete(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        await _furnish(of, TABLE, _played(game("maya"), 2, 10**6))
        table_state = await of.service.get(TABLE)
        for step in (0, 25, len(table_state.moves)):
            async with of.client() as client:
                answer = await client.get(f"/api/tables/{TABLE}/steps/{step}/position")
            assert answer.status_code == 200
            assert read(answer.json()["position"]) == table_state.table.position_at(step)
        for wrong in (str(len(table_state.moves) + 1), "-1", "x"):
            async with of.client() as client:
                answer = await client.get(f"/api/tables/{TABLE}/steps/{wrong}/position")
            assert answer.status_code in (404, 409)
        over = table_state.position.notation()
        view = await post(of, "/api/positions", {"position": over})
        assert view["over"]
        assert view["seat"] is None
        await post(of, "/api/positions/table", {"position": over, "seats": LOCAL}, 422)
        await post(of, "/api/positions/hint", {"position": over}, 422)

    run_with_app(tmp_path, test)


def test_hostile_input_is_refused(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        good = turn("tzolkin")
        for bad in (
            {},
            {"position": ""},
            {"position": 7},
            {"position": "x" * 20_001},
            {"position": good, "lang": "xx"},
            {"position": good, "edits": []},
            {"position": good, "edits": {"players.0.corn": "9"}},
            {"position": good, "edits": {"players.0.corn": 1.5}},
            {"position": good, "edits": {"players.0.corn": 2**60}},
            {"position": good, "edits": {"__class__.x\n": 1}},
            {"position": good, "edits": {f"field_{i}": 1 for i in range(201)}},
            {"position": good, "data": "{}"},
        ):
            await post(of, "/api/positions", bad, 400)
        for bad_text in (
            "nonsense",
            "tzolkin 1 0000000000000000 players_n:2",
            f"{good} players.0 gold:9",
            f"{good} players.0 corn:99999",
            f"{good} players.0 corn:-1",
            f"{good} players.9 corn:1",
            f"{good} current_player:3",
            f"{good} depth:24",
            f"{good} a:9999999999*1",
            good.replace(" ", " players_n:4 ", 3),
        ):
            for path in ("/api/positions", "/api/positions/hint"):
                await post(of, path, {"position": bad_text}, 422)
            body = {"position": bad_text, "seats": LOCAL}
            await post(of, "/api/positions/table", body, 422)
        for field, value in (("players.0.corn", -1), ("players.0.corn", 2**40), ("depth", 9)):
            await post(of, "/api/positions", {"position": good, "edits": {field: value}}, 422)
        for seats in ([*LOCAL, LOCAL[0]], [{"kind": "local"}]):
            body = {"position": good, "seats": seats}
            await post(of, "/api/positions/table", body, 422 if len(seats) == 3 else 400)
        async with of.client() as client:
            for path, status in (("chess/position", 404), ("maya/position?players=5", 400)):
                assert (await client.get(f"/api/games/{path}")).status_code == status

    run_with_app(tmp_path, test)


def test_requests_are_limited(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        body = {"position": turn("maya")}
        for _ in range(2):
            await post(of, "/api/positions", body)
        await post(of, "/api/positions", body, 429)

    run_with_app(tmp_path, test, Settings(rates=Rates(reading=Rate(2, 0.0001))))


def test_a_hint_is_for_the_seat_that_is_to_move(tmp_path: Path) -> None:
    position = turn("tzolkin")
    seat = read(position).current_player

    async def test(of: AppHarness) -> None:
        async def advise(who: int, state: Any, seconds: float) -> Advice:
            assert who == seat
            legal = state.legal_actions(who)
            stats = [ActionStats(action=a, value=0.0, tries=5, share=0.5) for a in legal[:1]]
            return Advice(number=1, judged=stats, line=[(who, legal[0])], secret=False)

        of.backend.bot_pool.advise = advise  # type: ignore[method-assign, assignment]
        hint = await post(of, "/api/positions/hint", {"position": position, "lang": "es"})
        assert hint["seat"] == seat
        assert hint["action"] == read(position).legal_actions()[0]

    run_with_app(tmp_path, test)


def test_a_rematch_begins_at_the_same_position(tmp_path: Path) -> None:
    from sacbe.server.opening import rematch_event

    async def test(of: AppHarness) -> None:
        position = turn("maya")
        body = {"position": position, "seats": LOCAL}
        table = Opened(await post(of, "/api/positions/table", body, 201))
        await play(of, table, 3)
        again = rematch_event(await of.service.get(table.table), table.table)
        assert again.position == position
        assert again.moves == []

    run_with_app(tmp_path, test)
