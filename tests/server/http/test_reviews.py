"""Reviews on the server: steps, storage, restarts, limits, and who gets them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sacbe.play.game import game
from sacbe.review import evaluator, facts
from sacbe.server import reviews
from sacbe.server.bot_pool import BotPoolError
from sacbe.server.bot_worker import ReviewJob, ReviewStep, _review
from sacbe.server.decider import Refusal
from sacbe.server.reviews import Reviews
from sacbe.server.store import StoreError
from sacbe.text import LANGUAGES
from tests.server.http.helpers import NOON, AppHarness, opened, play, run_with_app
from tests.server.http.test_interference import _furnish, _played, _token

TABLE, TWIN = "0123456789abcdef", "fedcba9876543210"
LOG = _played(game("maya"), 2, 10**6)


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluator, "SPEEDS", {"maya": evaluator.Speed(8, 8, 8, 8)})
    monkeypatch.setattr(facts, "CONTINUATIONS", 1)


class Worker:
    """Reviews in this process instead of a worker, and counts the steps."""

    def __init__(self, harness: AppHarness, seconds: float = 60.0) -> None:
        self.steps, self.seconds, self.failures = 0, seconds, 0
        self.may_work = asyncio.Event()
        self.may_work.set()
        harness.backend.bot_pool.review = self.review  # type: ignore[method-assign]

    async def review(
        self, game: str, record: bytes, depth: Any, draft: bytes, *, owner: str, seconds: float
    ) -> ReviewStep:
        await self.may_work.wait()
        self.steps += 1
        if self.failures:
            self.failures -= 1
            raise BotPoolError("out of order")
        job = ReviewJob(
            number=1, game=game, record=record, depth=depth, seconds=self.seconds, draft=draft
        )
        return await asyncio.to_thread(_review, job)


async def completed(of: Reviews) -> None:
    while of._tasks:
        await asyncio.gather(*of._tasks.values())


def path(table: str = TABLE) -> str:
    return f"/api/tables/{table}/review"


def test_a_review_is_made_once_and_said_in_every_language(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, LOG)
        await _furnish(harness, TWIN, LOG)
        worker = Worker(harness)
        async with harness.client() as client:
            assert (await client.get(path())).json()["status"] == "none"
            answer = await client.post(path(), json={})
            assert answer.status_code == 200, answer.text
            assert answer.json()["status"] == "working"
            await completed(harness.backend.reviews)
            steps = worker.steps
            titles = set()
            for lang in LANGUAGES:
                answer = await client.get(f"{path()}?lang={lang}")
                assert not any(_token(role) in answer.text for role in ("host", "0", "1"))
                body = answer.json()
                assert body["status"] == "ready"
                titles.add(body["report"]["title"])
            assert len(titles) == len(LANGUAGES)
            # The same record at another table: nothing is made again.
            assert (await client.post(path(TWIN), json={})).json()["status"] == "ready"
            assert worker.steps == steps

    run_with_app(tmp_path, test)


def test_there_is_a_quick_curve_before_the_review(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, LOG)
        worker = Worker(harness, seconds=0.0)
        async with harness.client() as client:
            await client.post(path(), json={})
            while worker.steps < 3:
                await asyncio.sleep(0.01)
            body = (await client.get(path())).json()
            assert body["status"] == "working"
            assert body["curve"].startswith("<svg")
            assert 0 <= body["share"] < 1

    run_with_app(tmp_path, test)


def test_running_games_and_closed_tables_have_no_review(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        Worker(harness)
        async with harness.client() as client:
            table = await opened(client, "maya", "ll")
            closed = await opened(client, "maya", "ll", spectators=False)
        await play(harness, table, 3)
        async with harness.client(table.seats[0]) as client:
            assert (await client.get(f"{table.path}/review")).status_code == 409
            assert (await client.post(f"{table.path}/review", json={})).status_code == 409
        async with harness.client() as client:
            assert (await client.get(f"{closed.path}/review")).status_code == 403
        assert not harness.backend.reviews._tasks

    run_with_app(tmp_path, test)


def test_a_review_continues_after_a_restart(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, LOG)
        worker = Worker(harness, seconds=0.0)
        async with harness.client() as client:
            await client.post(path(), json={})
            while worker.steps < 5:
                await asyncio.sleep(0.01)
            await harness.backend.reviews.close()
            share = (await client.get(path())).json()["share"]
            assert share > 0
            steps, worker.seconds = worker.steps, 60.0
            pool = harness.backend.bot_pool
            later = Reviews(harness.store, harness.service, pool, lambda: NOON)
            later.start()
            assert later._starting is not None
            await later._starting
            await completed(later)
            assert worker.steps == steps + 1  # it began where the first one stopped
            assert (await client.get(path())).json()["status"] == "ready"

    run_with_app(tmp_path, test)


def test_a_visitor_has_a_few_reviews_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MAX_OWN", 1)
    other = _played(game("maya"), 3, 10**6)

    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, LOG)
        await _furnish(harness, TWIN, other)
        worker = Worker(harness)
        worker.may_work.clear()
        async with harness.client() as client:
            assert (await client.post(path(), json={})).status_code == 200
            assert (await client.post(path(), json={})).status_code == 200  # the same one
            assert (await client.post(path(TWIN), json={})).status_code == 429

    run_with_app(tmp_path, test)


def test_requests_at_the_same_time_are_limited_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MAX_OWN", 1)
    other = _played(game("maya"), 3, 10**6)

    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, LOG)
        await _furnish(harness, TWIN, other)
        Worker(harness).may_work.clear()
        states = [await harness.service.get(table) for table in (TABLE, TWIN)]
        results = await asyncio.gather(
            *(
                harness.backend.reviews.ask(table, state, "visitor 1")
                for table, state in zip((TABLE, TWIN), states, strict=True)
            ),
            return_exceptions=True,
        )
        assert sorted(type(each) is Refusal for each in results) == [False, True]

    run_with_app(tmp_path, test)


def test_a_review_that_cannot_be_stored_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MAX_OWN", 1)

    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, LOG)
        Worker(harness).may_work.clear()
        state, service = await harness.service.get(TABLE), harness.backend.reviews

        async def fail(job: object) -> None:
            raise StoreError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(service._store, "write", fail)
            with pytest.raises(StoreError):
                await service.ask(TABLE, state, "visitor 1")
        await service.ask(TABLE, state, "visitor 1")
        assert len(service._tasks) == 1

    run_with_app(tmp_path, test)


def test_a_review_that_fails_can_be_asked_for_again(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        await _furnish(harness, TABLE, LOG)
        worker = Worker(harness)
        worker.failures = reviews.MAX_FAILURES
        async with harness.client() as client:
            await client.post(path(), json={})
            await completed(harness.backend.reviews)
            assert (await client.get(path())).json()["status"] == "failed"
            worker.seconds = 0.0  # a short step is enough
            await client.post(path(), json={})
            while not (body := (await client.get(path())).json())["share"]:
                assert body["status"] == "working"
                await asyncio.sleep(0.01)

    run_with_app(tmp_path, test)
