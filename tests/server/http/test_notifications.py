"""The endpoints of notifications."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sacbe.server.app import Rate, Rates, Settings
from sacbe.server.notify.settings import NotifySettings
from sacbe.server.notify.transport import Message, Undeliverable
from sacbe.server.store import notices
from tests.server.http.helpers import (
    AppHarness,
    LiveServer,
    opened,
    receive_frame,
    run_with_server,
    send_frame,
)
from tests.server.http.helpers import run_with_app as run

PATH = "/api/me/notifications"
HOOK = "https://hook.example.org/x"
OFFER = NotifySettings(
    url="https://games.example.org", smtp_host="x", sender="a@example.org", webhooks=True
)


class Outgoing:
    """What was sent."""

    def __init__(self, harness: AppHarness) -> None:
        self.sent: list[Message] = []
        self.fails = False
        notifier = harness.backend.notifier
        notifier.settings, notifier._deliver = OFFER, self

    async def __call__(self, channel: Any, target: str, message: Message, settings: Any) -> None:
        self.sent.append(message)
        if self.fails:
            raise Undeliverable("no")


def test_without_settings_nothing_is_offered(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            assert (await client.get(PATH)).json() == {"channels": [], "targets": []}
            await client.post("/api/me", json={"name": "Ana"})
            answer = await client.post(PATH, json={"channel": "webhook", "target": HOOK})
            assert answer.status_code == 403

    run(tmp_path, test)


def test_set_change_and_remove_a_target(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        outgoing = Outgoing(harness)
        async with harness.client() as client:
            body: dict[str, Any] = {"channel": "webhook", "target": HOOK}
            assert (await client.post(PATH, json=body)).status_code == 401
            await client.post("/api/me", json={"name": "Ana"})
            answer = (await client.post(PATH, json=body)).json()
            target = {**body, "turns": True, "results": True, "confirmed": True}
            assert answer == {"channels": ["email", "webhook"], "targets": [target]}
            assert [message.event for message in outgoing.sent] == ["hello"]
            answer = (await client.post(PATH, json={**body, "results": False})).json()
            assert answer["targets"] == [{**target, "results": False}]
            assert len(outgoing.sent) == 1  # no second message
            assert (await client.get(PATH)).json() == answer
            answer = (await client.post(PATH, json={**body, "target": ""})).json()
            assert answer["targets"] == []
        async with harness.client() as other:
            await other.post("/api/me", json={"name": "Eve"})
            assert (await other.get(PATH)).json()["targets"] == []

    run(tmp_path, test)


@pytest.mark.parametrize(
    "target", ["https://127.0.0.1:80/", "http://hook.example.org/", "javascript:x", "x"]
)
def test_invalid_targets_are_refused(tmp_path: Path, target: str) -> None:
    async def test(harness: AppHarness) -> None:
        outgoing = Outgoing(harness)
        async with harness.client() as client:
            await client.post("/api/me", json={"name": "Ana"})
            answer = await client.post(PATH, json={"channel": "webhook", "target": target})
            assert answer.status_code == 422
        assert outgoing.sent == []

    run(tmp_path, test)


def test_mail_is_confirmed_by_a_code(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        outgoing = Outgoing(harness)
        async with harness.client() as client:
            await client.post("/api/me", json={"name": "Ana", "lang": "es"})
            body = {"channel": "email", "target": "ana@example.org"}
            answer = (await client.post(PATH, json=body)).json()
            assert answer["targets"][0]["confirmed"] is False
            code = outgoing.sent[0].subject.rpartition(" ")[2]
            assert outgoing.sent[0].subject.startswith("Sacbe: tu código")
            wrong = {"code": "00000000" if code != "00000000" else "11111111"}
            assert (await client.post(f"{PATH}/confirm", json=wrong)).status_code == 422
            answer = (await client.post(f"{PATH}/confirm", json={"code": code})).json()
            assert answer["targets"][0]["confirmed"] is True
            assert (await client.post(f"{PATH}/confirm", json={"code": code})).status_code == 422

    run(tmp_path, test)


def test_nobody_can_be_flooded_with_codes(tmp_path: Path) -> None:
    """Neither by one address, nor by many visitors."""

    async def test(harness: AppHarness) -> None:
        outgoing = Outgoing(harness)
        statuses = []
        for n in range(6):
            async with harness.client() as client:
                await client.post("/api/me", json={"name": "Eve"})
                body = {"channel": "email", "target": f"{'AnA' if n % 2 else 'ana'}@example.org"}
                statuses.append((await client.post(PATH, json=body)).status_code)
        assert statuses == [200] * 3 + [429] * 3
        assert len(outgoing.sent) == 3

    run(tmp_path, test, Settings(rates=Rates(notices=Rate(3, 0.001))))


def test_the_stop_link(tmp_path: Path) -> None:
    """As mail programs use it: a form, and no cookie. Reading the address changes nothing."""

    async def test(harness: AppHarness) -> None:
        outgoing = Outgoing(harness)
        async with harness.client() as client:
            await client.post("/api/me", json={"name": "Ana"})
            await client.post(PATH, json={"channel": "webhook", "target": HOOK})
            path = outgoing.sent[0].stop_api.removeprefix("https://games.example.org")
            async with harness.client() as mail:
                form = {"List-Unsubscribe": "One-Click"}
                assert (await mail.get(path)).status_code == 405
                assert len((await client.get(PATH)).json()["targets"]) == 1
                assert (await mail.post(path, data=form)).json() == {"stopped": True}
                assert (await mail.post(path, data=form)).json() == {"stopped": False}
                assert (await mail.post("/api/stop/x")).status_code == 404
            assert (await client.get(PATH)).json()["targets"] == []

    run(tmp_path, test)


def test_open_sockets_are_present(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        presence = live.harness.backend.notifier.presence
        async with live.client() as client:
            table = await opened(client, "maya", "ll")
        assert presence.last_seen(table.table, [0]) == 0
        async with live.connect(table.table) as link:
            await send_frame(link, {"type": "hello", "token": table.seats[0]})
            await receive_frame(link)
            assert presence.last_seen(table.table, [0]) == float("inf")
            assert presence.last_seen(table.table, [1]) == 0
        await live.harness.service.get(table.table)
        while presence.last_seen(table.table, [0]) == float("inf"):
            await asyncio.sleep(0.01)

    run_with_server(tmp_path, test)


def test_targets_are_not_in_the_log(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        outgoing = Outgoing(harness)
        async with harness.client() as client:
            await client.post("/api/me", json={"name": "Ana"})
            for outgoing.fails in (True, False):
                await client.post(PATH, json={"channel": "webhook", "target": HOOK})
            await harness.backend.notifier.sweep()
        rows = await harness.store.read(lambda by: notices.targets_of(by, 1))
        assert len(rows) == 1
        assert "hook.example.org" not in harness.logged.getvalue()
        assert rows[0].stop not in harness.logged.getvalue()

    run(tmp_path, test)
