"""Puzzles, coach, practice and profile on the server."""

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sacbe.play.game import game
from sacbe.play.state import State
from sacbe.puzzles.model import puzzles_of
from sacbe.review import evaluator, facts
from sacbe.review.model import Comparison
from sacbe.server import events as ev
from sacbe.server.bot_pool import BotPoolError
from sacbe.server.bot_worker import CompareJob, _compare
from tests.server.http.helpers import AppHarness, command_body, harness, opened, play, run_with_app
from tests.server.http.test_interference import Log, Watched, _furnish, _played, _token

FEW = evaluator.Speed(8, 8, 8, 8)
TABLE = "0123456789abcdef"


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "SPEEDS", dict.fromkeys(("maya", "mezo", "tzolkin"), FEW))
    monkeypatch.setattr(facts, "CONTINUATIONS", 1)


class Worker:
    """Compares turns in this process instead of a worker."""

    def __init__(self, of: AppHarness, busy: bool = False) -> None:
        self.busy, self.jobs = busy, 0
        of.backend.bot_pool.compare = self.compare  # type: ignore[method-assign]

    async def compare(
        self,
        state: State,
        seat: int,
        moves: int,
        actions: Sequence[int],
        better: Sequence[int] = (),
        *,
        owner: str,
    ) -> Comparison:
        if self.busy:
            raise BotPoolError("busy")
        assert owner
        self.jobs += 1
        job = CompareJob(
            number=1,
            game=state.game.name,
            seat=seat,
            moves=moves,
            position=state.determinize(seat, secrets.randbits(62)).to_bytes(),
            played=list(actions),
            better=list(better),
        )
        result = await asyncio.to_thread(_compare, job)
        return msgspec.json.decode(result.comparison, type=Comparison)


# ---------------------------------------------------------------- puzzles


def test_the_best_turn_of_a_puzzle_is_right_and_is_stored(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        worker, puzzle = Worker(of), puzzles_of("tzolkin")[0]
        path = f"/api/puzzles/tzolkin/{puzzle.id}"
        async with of.client() as client:
            listing = (await client.get("/api/puzzles")).json()
            assert {"maya", "tzolkin"} <= {each["game"] for each in listing["games"]}
            for i in range(len(puzzle.best)):
                actions = ".".join(map(str, puzzle.best[:i]))
                view = (await client.get(f"{path}?actions={actions}&lang=es")).json()
                assert puzzle.best[i] in {each["action"] for each in view["choices"]}
                assert not view["done"]
                assert view["picture"].startswith("<svg")
            answer = await client.post(path, json={"actions": puzzle.best, "lang": "es"})
            assert answer.status_code == 200, answer.text
            assert answer.json()["right"]
            assert (await client.get("/api/me")).json()["lang"] == "es"  # of the new session
            assert worker.jobs == 1  # the second best turn is compared with it
            mine = await entry(client, puzzle.id)
            assert (mine["tries"], mine["solved"], mine["first"]) == (1, True, True)
        async with of.client() as stranger:
            assert (await entry(stranger, puzzle.id))["tries"] == 0

    run_with_app(tmp_path, test)


def test_the_best_turn_is_explained_by_the_second_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # with all simulations

    async def test(of: AppHarness) -> None:
        worker, puzzle = Worker(of), puzzles_of("tzolkin")[0]
        path = f"/api/puzzles/tzolkin/{puzzle.id}"
        async with of.client() as client:
            answer = (await client.post(path, json={"actions": puzzle.best})).json()
            assert answer["played"] == answer["better"]
            assert answer["second"]
            assert answer["second"] != answer["better"]
            assert answer["cost"].startswith("It would cost ")  # nobody has played it
            assert answer["reasons"]
            wrong = (await client.post(path, json={"actions": puzzle.second})).json()
            assert not wrong["right"]
            assert wrong["second"] == []
            assert wrong["cost"] == answer["cost"].replace("would cost", "cost")
            worker.busy = True
            answer = (await client.post(path, json={"actions": puzzle.best})).json()
            assert answer["right"]  # without an explanation
            assert not answer["second"]
            assert not answer["reasons"]

    run_with_app(tmp_path, test)


async def entry(client: Any, puzzle: str) -> dict[str, Any]:
    games = (await client.get("/api/puzzles")).json()["games"]
    puzzles = next(each["puzzles"] for each in games if each["game"] == "tzolkin")
    return dict(next(each for each in puzzles if each["id"] == puzzle))


def test_a_wrong_turn_is_explained_and_a_later_right_one_counts_as_solved(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        Worker(of)
        puzzle = puzzles_of("tzolkin")[0]
        path = f"/api/puzzles/tzolkin/{puzzle.id}"
        async with of.client() as client:
            answer = await client.post(path, json={"actions": puzzle.second, "lang": "pt"})
            assert answer.status_code == 200, answer.text
            body = answer.json()
            assert body["played"] != body["better"]
            right = body["right"]  # few simulations can be wrong about it
            await client.post(path, json={"actions": puzzle.best})
            mine = await entry(client, puzzle.id)
            assert (mine["tries"], mine["solved"], mine["first"]) == (2, True, right)

    run_with_app(tmp_path, test)


def test_impossible_turns_are_refused(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        worker, puzzle = Worker(of, busy=True), puzzles_of("tzolkin")[0]
        path = f"/api/puzzles/tzolkin/{puzzle.id}"
        async with of.client() as client:
            state = game("tzolkin").position(puzzle.position)
            illegal = next(a for a in range(500) if a not in state.legal_actions())
            assert (await client.get(f"{path}?actions={illegal}")).status_code == 422
            assert (await client.get(f"{path}?actions=x")).status_code == 400
            assert (await client.post(path, json={"actions": [illegal]})).status_code == 422
            half = await client.post(path, json={"actions": puzzle.best[:1]})
            assert half.status_code == (200 if len(puzzle.best) == 1 else 422)
            more = [*puzzle.best, *puzzle.best]
            assert (await client.post(path, json={"actions": more})).status_code == 422
            assert (await client.post(path, json={"actions": []})).status_code == 400
            assert (await client.get("/api/puzzles/tzolkin/nothing")).status_code == 404
            assert (await client.get("/api/puzzles/chess/0")).status_code == 404
            busy = await client.post(path, json={"actions": puzzle.second})
            assert busy.status_code == 503
            assert worker.jobs == 0
            assert (await entry(client, puzzle.id))["tries"] == 0

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- coach


def with_coach(log: Log) -> Log:
    first = msgspec.structs.replace(log[0].event, coach=True)
    return [ev.LoggedEvent(log[0].version, log[0].at, first), *log[1:]]


@pytest.mark.parametrize(("name", "cut"), [("maya", 41), ("mezo", 85)])
def test_the_coach_says_nothing_that_depends_on_hidden_information(
    tmp_path: Path, name: str, cut: int
) -> None:
    rules = game(name)
    log = _played(rules, rules.players[1], cut)
    for eyes in (0, 1):
        twin = next(Watched(log, eyes).twins(), None)
        assert twin is not None
        answers = []
        for side, each in enumerate((log, twin)):
            folder = tmp_path / f"{eyes} {side}"
            folder.mkdir()
            answers.append(asyncio.run(coaching(folder, with_coach(each), eyes)))
        assert answers[0] == answers[1]
        assert b'"status":"none"' not in answers[0]


async def coaching(folder: Path, log: Log, seat: int) -> bytes:
    """What the coach shows to a seat, after checking that it shows nothing to others."""
    async with harness(folder) as of:
        Worker(of)
        await _furnish(of, TABLE, log)
        path, version = f"/api/tables/{TABLE}", len(log)
        async with of.client(_token(str(1 - seat))) as other:
            assert (await other.post(f"{path}/coach", json={"seat": seat})).status_code == 403
            before = (await other.get(path)).content
        async with of.client() as stranger:
            assert (await stranger.post(f"{path}/coach", json={"seat": seat})).status_code == 403
        async with of.client(_token(str(seat))) as client:
            answer = await client.post(f"{path}/coach", json={"seat": seat})
            assert answer.status_code == 200, answer.text
        async with of.client(_token(str(1 - seat))) as other:
            assert (await other.get(path)).content == before
        assert (await of.service.get(TABLE)).version == version
        return answer.content


def test_only_a_table_with_a_coach_has_one_and_everybody_sees_it(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        Worker(of)
        async with of.client() as client:
            plain = await opened(client, "tzolkin", "ll")
            table = await opened(client, "tzolkin", "ll", coach=True)
            for one, expected in ((plain, False), (table, True)):
                for token in (*one.seats, None):
                    async with of.client(token) as viewer:
                        view = (await viewer.get(one.path)).json()
                        assert view["coach"] is expected
        await play(of, plain, 6)
        for one, status in ((plain, 403), (table, 200)):
            async with of.client(one.seats[0]) as client:
                answer = await client.post(f"{one.path}/coach", json={"seat": 0})
                assert answer.status_code == status
        assert answer.json()["status"] == "none"  # no turn yet

    run_with_app(tmp_path, test)


def test_a_turn_against_bots_can_be_taken_back_with_a_coach(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        async with of.client() as client:
            await client.post("/api/me", json={})
            people = await opened(client, "maya", "dd", coach=True)
            (seat,) = (await of.service.get(people.table)).to_act
            against = "db" if seat == 0 else "bd"
            bots = await opened(client, "maya", against, coach=True)
            plain = await opened(client, "maya", against)
            for one, status in ((people, 403), (plain, 403), (bots, 200)):
                first = len((await of.service.get(one.table)).moves)
                table_state = await of.service.get(one.table)
                while table_state.to_act == [seat]:
                    action = table_state.position.legal_actions(seat)[-1]
                    version = table_state.version
                    body = command_body(f"p{version}", version, "play", seat=seat, action=action)
                    answer = await client.post(f"{one.path}/commands", json=body)
                    assert answer.status_code == 200, answer.text
                    table_state = await of.service.get(one.table)
                body = command_body("r", table_state.version, "rewind", seat=seat, move=first)
                answer = await client.post(f"{one.path}/commands", json=body)
                assert answer.status_code == status, answer.text
                moves = len((await of.service.get(one.table)).moves)
                assert (moves == first) == (status == 200)

    run_with_app(tmp_path, test)


# ---------------------------------------------------------------- practice and profile


def test_a_try_from_a_key_moment_is_compared_with_the_original(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        Worker(of)
        log = _played(game("maya"), 2, 10**6)
        await _furnish(of, TABLE, log)
        original = await of.service.get(TABLE)
        step = next(
            i
            for i, (player, _) in enumerate(original.moves)
            if i > 30 and player != original.moves[i - 1][0] and player >= 0
        )
        seat = original.moves[step][0]
        seats = [{"kind": "local"}, {"kind": "local"}]
        async with of.client() as client:
            await client.post("/api/me", json={})
            body = {"step": step, "seats": seats}
            response = await client.post(f"/api/tables/{TABLE}/fork", json=body)
            table = response.json()["table"]
            path = f"/api/tables/{table}"
            assert (await client.get(path)).json()["fork_of"] == TABLE
            assert (await client.get(f"{path}/practice")).json()["status"] == "waiting"
            state = await of.service.get(table)
            while state.to_act == [seat]:
                legal, version = state.position.legal_actions(seat), state.version
                body = command_body(f"p{version}", version, "play", seat=seat, action=legal[0])
                await client.post(f"{path}/commands", json=body)
                state = await of.service.get(table)
            panel = (await client.get(f"{path}/practice?lang=it")).json()
            assert panel["status"] == "playing"
            assert (panel["seat"], panel["original"]) == (seat, TABLE)
            assert panel["before"]["points"] == original.position.scores[seat]
            assert panel["now"]["points"] is None
            if not panel["same"]:
                assert 0 <= panel["before"]["chance"] <= 1
                assert 0 <= panel["now"]["chance"] <= 1
        async with of.client() as stranger:
            assert (await stranger.get(f"{path}/practice")).status_code in (403, 404)
            assert (await stranger.get(f"/api/tables/{TABLE}/practice")).status_code in (403, 404)

    run_with_app(tmp_path, test)


def test_a_profile_has_games_and_puzzles_and_can_be_deleted(tmp_path: Path) -> None:
    async def test(of: AppHarness) -> None:
        Worker(of)
        await _furnish(of, TABLE, _played(game("maya"), 2, 10**6))
        puzzle = puzzles_of("tzolkin")[0]
        async with of.client() as client:
            assert (await client.get("/api/me/profile")).json()["games"] == []
            path = f"/api/puzzles/tzolkin/{puzzle.id}"
            await client.post(path, json={"actions": puzzle.best})
            claim = await client.post(f"/api/tables/{TABLE}/claim", json={"token": _token("0")})
            assert claim.status_code == 200, claim.text
            profile = (await client.get("/api/me/profile?lang=es")).json()
            assert profile["puzzles"] == [{"game": "tzolkin", "tried": 1, "solved": 1, "first": 1}]
            assert profile["titles"] == {"maya": "Maya", "tzolkin": "Tzolk'in"}
            (one,) = profile["games"]
            state = await of.service.get(TABLE)
            assert one["points"] == state.position.scores[0]
            assert one["won"] == (0 in state.position.winners)
            assert (one["people"], one["levels"], one["accuracy"]) == (1, [], None)
            assert [each["text"] for each in profile["openings"]] == [one["opening"]]
            assert one["opening"]
            link = (await client.post("/api/me/carry")).json()["token"]
            async with of.client() as phone:
                await phone.post("/api/me/carried", json={"token": link})
                linked = (await phone.get("/api/me/profile?lang=es")).json()
                assert linked["games"] == profile["games"]
                assert linked["puzzles"] == profile["puzzles"]
            refusal = await client.post("/api/me/profile", json={"confirmed": False})
            assert refusal.status_code == 409
            running = await opened(client, "maya", "db")
            deletion = await client.post("/api/me/profile", json={"confirmed": True})
            assert deletion.status_code == 200
            after = (await client.get("/api/me/profile")).json()
            assert (after["games"], after["puzzles"]) == ([], [])
            tables = [each["table"] for each in (await client.get("/api/me")).json()["tables"]]
            assert tables == [running.table]
        async with of.client() as stranger:
            body = {"confirmed": True}
            assert (await stranger.post("/api/me/profile", json=body)).status_code == 401

    run_with_app(tmp_path, test)
