"""Every route, with valid and invalid requests."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacbe.server import views
from sacbe.server.routes import ENDPOINTS
from sacbe.server.store import StoreError
from tests.server.http.helpers import (
    AppHarness,
    Opened,
    command_body,
    opened,
    play,
    run_with_app,
    table_request,
)


def test_health_check(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            answer = await client.get("/healthz")
            assert (answer.status_code, answer.json()) == (200, {"ok": True})
            text = (await client.get("/metrics")).text
            assert 'sacbe_http_requests_total{method="GET",route="/healthz",status="200"} 1' in text
            assert "sacbe_store_commits_total " in text

    run_with_app(tmp_path, test)


def test_the_games_are_listed(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            assert (await client.get("/api/games")).json() == {"games": views.games()}

    run_with_app(tmp_path, test)


def test_whole_game_over_http(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        await play(harness, table, 10_000)
        async with harness.client(table.seats[0]) as client:
            view = (await client.get(table.path)).json()
            assert view["status"] == "over"
            assert view["legal"] == []
            assert len(view["scores"]) == 2
            record = (await client.get(f"{table.path}/record")).json()
            assert record["sacbe"] == 1
            request_body = command_body("again", view["version"], "rematch")
            response = (await client.post(f"{table.path}/commands", json=request_body)).json()
            new = (await client.get(f"/api/tables/{response['rematch']}")).json()
            assert (new["seat"], new["rematch_of"]) == (0, table.table)

    run_with_app(tmp_path, test)


def test_lists_of_tables(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client, harness.client() as other:
            await client.post("/api/me", json={"name": "Ana"})
            secrets_ = await opened(client, "maya", "dl")
            public = await opened(client, "maya", "dl", public=True)
            mine = (await client.get("/api/tables")).json()
            assert [row["table"] for row in mine["public"]] == [public.table]
            assert {row["table"] for row in mine["mine"]} == {public.table, secrets_.table}
            assert all(row["roles"] == ["0", "host"] for row in mine["mine"])
            theirs = (await other.get("/api/tables")).json()
            assert [row["table"] for row in theirs["public"]] == [public.table]
            assert theirs["mine"] == []

    run_with_app(tmp_path, test)


@pytest.mark.parametrize(
    ("change", "status", "error"),
    [
        ({"game": "chess"}, 404, "not_found"),
        ({"seats": [{"kind": "local"}] * 5}, 400, "malformed"),
        ({"seats": [{"kind": "local"}]}, 400, "malformed"),
        ({"seats": [{"kind": "ghost"}] * 2}, 400, "malformed"),
        ({"options": {"nonsense": 1}}, 422, "illegal"),
        ({"seed": -1}, 400, "malformed"),
        ({"seed": 10**400}, 400, "malformed"),
        ({"clock": {"seconds": 1}}, 400, "malformed"),
        ({"more": 1}, 400, "malformed"),
    ],
)
def test_invalid_table_requests_are_refused(
    tmp_path: Path, change: dict[str, Any], status: int, error: str
) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            answer = await client.post("/api/tables", json=table_request() | change)
            assert (answer.status_code, answer.json()["error"]) == (status, error)
            assert await harness.store.read(lambda by: by.latest_tables(9)) == []

    run_with_app(tmp_path, test)


def test_views_are_localised(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        (seat,) = (await harness.service.get(table.table)).to_act
        async with harness.client(table.seats[1 - seat]) as client:
            waits = (await client.get(f"{table.path}?words=1")).json()
            assert waits["question"] is None
        async with harness.client(table.seats[seat]) as client:
            plain = (await client.get(table.path)).json()
            assert "board" not in plain
            words = [
                (await client.get(f"{table.path}?words=1&lang={lang}")).json()
                for lang in ("en", "es", "pt", "it")
            ]
            assert len({view["question"] for view in words}) == 4
            assert all(view["board"] for view in words)
            alone = (await client.get(f"{table.path}?words=1&board=0")).json()
            assert alone == {name: words[0][name] for name in words[0] if name != "board"}
            for query in ("words=2", "lang=de", "seat=4", "seat=x", "seat=0&seat=0", "much=1"):
                assert (await client.get(f"{table.path}?{query}")).status_code == 400

    run_with_app(tmp_path, test)


def test_steps_show_earlier_positions(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        version = await play(harness, table, 6)
        async with harness.client(table.seats[0]) as client:
            now = (await client.get(table.path)).json()
            last = (await client.get(f"{table.path}/steps/{now['moves']}")).json()
            assert last["position"] == now["position"]
            assert last["version"] == version
            first = (await client.get(f"{table.path}/steps/0?words=1")).json()
            assert first["position"] != now["position"]
            assert first["board"]
            alone = (await client.get(f"{table.path}/steps/0?words=1&board=0")).json()
            assert alone == {name: first[name] for name in first if name != "board"}
            for step in (now["moves"] + 1, -1, "x", 10**30, "1.0"):
                assert (await client.get(f"{table.path}/steps/{step}")).status_code == 404

    run_with_app(tmp_path, test)


def test_events_are_paged_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sacbe.server.routes.queries.MAX_EVENTS", 4)

    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        version = await play(harness, table, 9)
        async with harness.client(table.seats[0]) as client:
            after, result = 0, []
            while True:
                answer = (await client.get(f"{table.path}/events?after={after}")).json()
                assert len(answer["events"]) <= 4
                result += [event["version"] for event in answer["events"]]
                after = result[-1]
                if not answer["more"]:
                    break
            assert result == list(range(1, version + 1))
            beyond = (await client.get(f"{table.path}/events?after=2147483647")).json()
            assert beyond == {"version": version, "events": [], "more": False}

    run_with_app(tmp_path, test)


def test_full_record_only_after_the_game(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
            await play(harness, table, 3)
            answer = await client.get(f"{table.path}/record")
            assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
        async with harness.client(table.seats[1]) as client:
            record = (await client.get(f"{table.path}/record")).json()
            assert (record["replayable"], record["seat"]) == (False, 1)
            assert "seed" not in record

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- commands


def test_repeated_command_gets_the_same_response(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        table_state = await harness.service.get(table.table)
        seat = table_state.to_act[0]
        action = table_state.position.legal_actions(seat)[0]
        request_body = command_body("once", 1, "play", seat=seat, action=action)
        async with harness.client(table.seats[seat]) as client:
            answers = [
                await client.post(f"{table.path}/commands", json=request_body) for _ in range(4)
            ]
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            other = command_body("once", 2, "rename", seat=seat, name="Other")
            answer = await client.post(f"{table.path}/commands", json=other)
            assert answer.status_code == 409
        assert len(await harness.service.log(table.table)) == 2

    run_with_app(tmp_path, test)


def test_stale_command_gets_a_conflict_with_the_view(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        seat = (await harness.service.get(table.table)).to_act[0]
        await play(harness, table, 4)
        async with harness.client(table.seats[seat]) as client:
            view = (await client.get(table.path)).json()
            request_body = command_body("late", 1, "play", seat=seat, action=0)
            answer = await client.post(f"{table.path}/commands", json=request_body)
            problem = answer.json()
            assert (answer.status_code, problem["error"]) == (409, "conflict")
            assert (problem["command_id"], problem["version"]) == ("late", 5)
            assert problem["view"] == view

    run_with_app(tmp_path, test)


def test_illegal_action_is_refused_with_its_rule(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, "tzolkin")
        table_state = await harness.service.get(table.table)
        seat = table_state.to_act[0]
        legal = table_state.position.legal_actions(seat)
        wrong = next(a for a in range(table_state.game.num_actions) if a not in legal)
        async with harness.client(table.seats[seat]) as client:
            request_body = command_body("x", 1, "play", seat=seat, action=wrong)
            answer = await client.post(f"{table.path}/commands", json=request_body)
            assert (answer.status_code, answer.json()["error"]) == (422, "illegal")
            question = {"seat": seat, "action": wrong, "lang": "es"}
            answer = await client.post(f"{table.path}/explain", json=question)
            why = answer.json()
            assert why["legal"] is False
            assert why["why"]["text"]
            question = {"seat": seat, "action": legal[0]}
            answer = await client.post(f"{table.path}/explain", json=question)
            assert answer.json() == {"legal": True, "why": None}
            question = {"seat": seat, "info": table_state.position.action_info(legal[0], seat)}
            answer = await client.post(f"{table.path}/explain", json=question)
            assert answer.json() == {"legal": True, "why": None}

    run_with_app(tmp_path, test)


@pytest.mark.parametrize("game", ["maya", "mezo", "tzolkin"])
def test_explain_accepts_any_input(tmp_path: Path, game: str) -> None:
    strange: list[Any] = [{}, {"type": None}, {"type": []}, {"type": {"a": [1]}}, {"": ""}]

    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, game)
        table_state = await harness.service.get(table.table)
        seat = table_state.to_act[0]
        info = table_state.position.action_info(table_state.position.legal_actions(seat)[0], seat)
        kinds = list(table_state.game.actions.TYPES)
        values: list[Any] = [None, [], {}, [[]], -1, 2**70, 1.5, "x", True]
        strange.extend({**info, key: value} for key in info for value in values)
        strange.extend({"type": kind, "cell": value} for kind in kinds[:3] for value in values)
        async with harness.client(table.seats[seat]) as client:
            for each in strange:
                question = {"seat": seat, "info": each}
                answer = await client.post(f"{table.path}/explain", json=question)
                assert answer.status_code in (200, 400), (each, answer.text)
            for question in ({"seat": seat}, {"seat": seat, "action": 1, "info": {}}):
                answer = await client.post(f"{table.path}/explain", json=question)
                assert answer.status_code == 400
            question = {"seat": seat, "action": 65_535}
            answer = await client.post(f"{table.path}/explain", json=question)
            assert answer.status_code == 404

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- claiming seats


def test_link_claims_the_seat_for_the_visitor(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
        async with harness.client() as visitor:
            await visitor.post("/api/me", json={"name": "Bea", "lang": "es"})
            assert (await visitor.get(table.path)).json()["seat"] is None
            for _ in range(2):
                answer = await visitor.post(f"{table.path}/claim", json={"token": table.seats[1]})
                assert answer.json() == {"table": table.table, "role": "1", "roles": ["1"]}
            view = (await visitor.get(table.path)).json()
            assert (view["seat"], view["version"]) == (1, 2)
            assert (view["seats"][1]["name"], view["seats"][1]["taken"]) == ("Bea", True)
            me = (await visitor.get("/api/me")).json()
            assert (me["name"], me["lang"]) == ("Bea", "es")
            assert [row["table"] for row in me["tables"]] == [table.table]
            await visitor.post(f"{table.path}/claim", json={"token": table.host})
            me = (await visitor.get("/api/me")).json()
            assert me["tables"][0]["roles"] == ["1", "host"]

    run_with_app(tmp_path, test)


def test_program_claims_a_seat_with_its_token(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)
            body = {"token": table.seats[0], "name": "Robot"}
            answer = await client.post(f"{table.path}/claim", json=body)
            assert answer.json()["roles"] == ["0"]
            assert "set-cookie" not in answer.headers
            assert (await client.get(table.path)).json()["seats"][0]["name"] == "Robot"

    run_with_app(tmp_path, test)


def test_only_one_visitor_joins_a_seat(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client, "maya", "dll", public=True)
            secrets_ = await opened(client, "maya", "dll")
        async with harness.client() as one, harness.client() as two:
            answer = await one.post(f"{table.path}/join", json={"seat": 1})
            assert answer.status_code == 401
            for each in (one, two):
                await each.post("/api/me", json={})
            for _ in range(2):  # the same visitor gets the same response again
                answer = await one.post(f"{table.path}/join", json={"seat": 1, "name": "Ana"})
                assert answer.json() == {"table": table.table, "role": "1", "roles": ["1"]}
            answer = await two.post(f"{table.path}/join", json={"seat": 1})
            assert (answer.status_code, answer.json()["error"]) == (409, "conflict")
            assert (await two.get(f"{table.path}?seat=1")).status_code == 403
            for seat, status in ((0, 404), (3, 404), (4, 400), (2, 200)):
                answer = await two.post(f"{table.path}/join", json={"seat": seat})
                assert answer.status_code == status
            answer = await two.post(f"{secrets_.path}/join", json={"seat": 1})
            assert answer.status_code == 403

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- visitors


def test_session_cookie_is_http_only(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            before = (await client.get("/api/me")).json()
            assert before == {"known": False, "name": "", "lang": "en", "tables": []}
            answer = await client.post("/api/me", json={"name": "Ana"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "path=/" in cookie
            answer = await client.post("/api/me", json={"lang": "pt"})
            assert "set-cookie" not in answer.headers
            assert answer.json() == {"known": True, "name": "Ana", "lang": "pt", "tables": []}
            answer = await client.post("/api/me", json={"name": ""})
            assert answer.status_code == 400

    run_with_app(tmp_path, test)


def test_transfer_token_works_once(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as here, harness.client() as there, harness.client() as third:
            assert (await here.post("/api/me/carry")).status_code == 401
            await here.post("/api/me", json={"name": "Ana"})
            table = await opened(here, "maya", "dl")
            token = (await here.post("/api/me/carry")).json()["token"]
            answer = await there.post("/api/me/carried", json={"token": token})
            assert answer.json() == {"roles": 2}
            assert (await there.get(table.path)).json()["seat"] == 0
            answer = await third.post("/api/me/carried", json={"token": token})
            assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
            assert "set-cookie" not in answer.headers
            assert (await third.get("/api/me")).json()["known"] is False

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- records


def test_table_continues_from_an_uploaded_record(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        await harness.backend.bot_pool.start()
        async with harness.client() as client:
            await client.post("/api/me", json={})
            table = await opened(client, "maya", "dd")
            await play(harness, table, 10_000)
            record = (await client.get(f"{table.path}/record")).content
            moves_played = msgspec.json.decode(record)
            json_type = {"Content-Type": "application/json"}
            answer = await client.post("/api/records", content=record, headers=json_type)
            assert answer.status_code == 201, answer.text
            copy = Opened(answer.json())
            again = (await client.get(f"{copy.path}/record")).json()
            assert {key: again[key] for key in ("moves", "state", "result", "seed")} == {
                key: moves_played[key] for key in ("moves", "state", "result", "seed")
            }
            wrong_record = record.replace(b'"maya"', b'"mezo"', 1)
            answer = await client.post("/api/records", content=wrong_record, headers=json_type)
            assert (answer.status_code, answer.json()["error"]) == (422, "illegal")
            for body, status in ((b"[]", 422), (b"[" * 100_000, 422), (b"x" * 4_000_001, 413)):
                answer = await client.post("/api/records", content=body, headers=json_type)
                assert answer.status_code == status

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- errors


def test_unknown_paths_return_a_problem(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            for path in ("/", "/nothing", "/api", "/api/", "/api/tables/", "/API/games", "//"):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["error"]) == (404, "not_found")
            for endpoint in ENDPOINTS:
                if endpoint.path.startswith("/api/operator/"):
                    continue  # strangers learn nothing there
                if "{table}" in endpoint.path and endpoint.method == "GET":
                    for name in ("a" * 16, "A" * 16, "x", "%00", "a" * 15 + "%0A", ".."):
                        path = endpoint.path.replace("{table}", name).replace("{step}", "0")
                        answer = await client.get(path)
                        assert (answer.status_code, answer.json()["error"]) == (404, "not_found")

    run_with_app(tmp_path, test)


def test_other_methods_are_refused_with_an_allow_header(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        methods_allowed: dict[str, set[str]] = {}
        for endpoint in ENDPOINTS:
            methods_allowed.setdefault(endpoint.path, set()).add(endpoint.method)
        async with harness.client() as client:
            for path, methods in methods_allowed.items():
                real = path.replace("{table}", "a" * 16).replace("{step}", "0")
                for method in {"GET", "POST", "PUT", "PATCH", "DELETE", "TRACE"} - methods:
                    answer = await client.request(method, real)
                    assert answer.status_code == 405, (method, path)
                    assert answer.json()["error"] == "method_not_allowed"
                    visible = set(answer.headers["Allow"].split(", "))
                    assert visible == methods | ({"HEAD"} if "GET" in methods else set())

    run_with_app(tmp_path, test)


def test_failing_store_is_reported_as_unavailable(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            table = await opened(client)

            def broken(job: Any) -> Any:
                raise StoreError("/a/secret/path: the disk is full")

            harness.store.read = harness.store.write = broken  # type: ignore[method-assign]
            for path in ("/healthz", "/api/tables", f"{table.path}/events"):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
                assert "secret" not in answer.text
            for path, body in (("/api/tables", table_request()), ("/api/me", {})):
                answer = await client.post(path, json=body)
                assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")

    run_with_app(tmp_path, test)


def test_internal_error_is_logged_and_not_described(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:

            def broken(job: Any) -> Any:
                raise ZeroDivisionError("the secret is 42")

            harness.store.read = broken  # type: ignore[method-assign]
            answer = await client.get("/api/tables")
            assert answer.status_code == 500
            assert answer.json()["error"] in ("failed", "unavailable")
            name = answer.json()["message"].split()[-1].rstrip(".")
            assert "42" not in answer.text.replace(name, "")
            assert f'"id": "{name}"' in harness.logged.getvalue()
            assert "ZeroDivisionError" in harness.logged.getvalue()

    run_with_app(tmp_path, test)
