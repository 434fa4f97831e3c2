"""Tokens are sent once and appear nowhere else: not in logs, errors, lists or URLs."""

import io
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.samples import Sample

from sacbe.server import logs
from tests.server.http.helpers import (
    AppHarness,
    LiveServer,
    command_body,
    opened,
    play,
    receive_frame,
    run_with_app,
    run_with_server,
    send_frame,
)


def test_tokens_appear_only_once(tmp_path: Path) -> None:
    """Checks all responses, valid or not, then all logs and the store."""
    output_text: list[str] = []

    async def keep(answer: httpx.Response) -> None:
        await answer.aread()
        output_text.append(answer.text + str(answer.headers.multi_items()))

    async def test(harness: AppHarness) -> None:
        logs.configure(harness.logged, logging.DEBUG)
        async with harness.client() as client:
            cookie = (await client.post("/api/me", json={"name": "Ana"})).cookies["sacbe_visitor"]
            table = await opened(client, "maya", "dl", public=True, several_seats=True)
            carry = (await client.post("/api/me/carry")).json()["token"]
            client.event_hooks["response"].append(keep)
            tokens = [cookie, carry, table.host, *table.seats]
            for token in tokens:
                for path in ("", "/events", "/steps/0", "/record", "/nothing"):
                    for headers in ({"Authorization": f"Bearer {token}"}, {"X-Token": token}, {}):
                        for query in ("", f"?token={token}", f"?lang={token}", f"?{token}=1"):
                            await client.get(table.path + path + query, headers=headers)
                for body in (
                    {"token": token},
                    {token: token},
                    {"seat": token},
                    [token],
                    token,
                    command_body(token, 1, "rename", seat=0, name=7),
                    command_body("x", 1, token),
                ):
                    for path in ("/claim", "/join", "/explain", "/commands"):
                        await client.post(table.path + path, json=body)
                    await client.post("/api/tables", json=body)
                    await client.post("/api/records", json=body)
                await client.get("/" + token)
                await client.get("/api/tables/" + token)
            await client.post("/api/me/carried", json={"token": carry})
            await client.post("/api/me/carried", json={"token": carry})
            for path in ("/api/me", "/api/tables", "/metrics", "/openapi.json", "/healthz"):
                await client.get(path)
            await play(harness, table, 2)
            everything = "".join(output_text)
            for token in tokens:
                assert token not in everything
                assert token not in harness.logged.getvalue()
        files = [path for path in tmp_path.iterdir() if path.name.startswith("tables.db")]
        log_reader = b"".join(path.read_bytes() for path in files)
        assert table.table.encode() in log_reader
        assert not any(token.encode() in log_reader for token in tokens)

    run_with_app(tmp_path, test)
    assert len(output_text) > 300


def test_sockets_and_uvicorn_log_no_tokens(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
            await client.get(f"{table.path}?token={table.host}")
        for token in (table.seats[0], table.host, "A" * 22):
            async with live.connect(f"{table.table}/socket?token={token}&x=") as link:
                pass
        for hello in ({"token": table.seats[0]}, {"token": table.seats[0], "x": table.host}):
            async with live.connect(table.table) as link:
                await send_frame(link, {"type": "hello", **hello})
                frame = await receive_frame(link)
                assert table.seats[0] not in json.dumps(frame)
                assert table.host not in json.dumps(frame)
        for token in (table.host, *table.seats):
            assert token not in live.harness.logged.getvalue()
            assert token not in "".join(capfd.readouterr())

    run_with_server(tmp_path, test)


@pytest.mark.parametrize(
    "key",
    ["token", "Token", "seat_tokens", "cookie", "Set-Cookie", "authorization", "seed", "body"],
)
def test_secret_fields_are_dropped_from_logs(key: str) -> None:
    out = io.StringIO()
    logs.configure(out)
    logs.log.info("x", **{key: "hush", "more": {key: "hush", "list": [{key: "hush"}]}})
    line = json.loads(out.getvalue())
    assert "hush" not in out.getvalue()
    assert (line["event"], line["level"]) == ("x", "info")


def test_token_like_texts_are_masked_in_logs() -> None:
    out = io.StringIO()
    logs.configure(out)
    token = "AbCdEfGhIjKlMnOpQrStUv"
    try:
        raise ValueError(f"no such thing: {token}")
    except ValueError as error:
        logs.failed("failed", error, path=f"/x/{token}")
        logging.getLogger("asyncio").exception("trouble with %s", token)
    logging.getLogger("uvicorn.error").info("accepted /x?token=%s", token)
    logging.getLogger("uvicorn.error").warning("strange: /x?short=hush")
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert len(lines) == 3
    assert token not in out.getvalue()
    assert "hush" not in out.getvalue()
    assert lines[0]["kind"] == "ValueError"
    assert lines[0]["where"]


NAMES = {  # dashboards use them
    "sacbe_http_requests": "counter",
    "sacbe_http_request_duration_seconds": "histogram",
    "sacbe_commands": "counter",
    "sacbe_command_duration_seconds": "histogram",
    "sacbe_rejections": "counter",
    "sacbe_websocket_connections": "gauge",
    "sacbe_websocket_closures": "counter",
    "sacbe_websocket_frames_received": "counter",
    "sacbe_websocket_frames_sent": "counter",
    "sacbe_views_rendered": "counter",
    "sacbe_bot_decision_duration_seconds": "histogram",
    "sacbe_errors": "counter",
    "sacbe_store_jobs": "counter",
    "sacbe_store_commits": "counter",
    "sacbe_store_failures": "counter",
    "sacbe_store_jobs_waiting": "gauge",
    "sacbe_bot_workers_busy": "gauge",
    "sacbe_bot_jobs_waiting": "gauge",
}


def test_metrics_have_their_names_and_values(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            await opened(client)
            answer = await client.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        families = {one.name: one for one in text_string_to_metric_families(answer.text)}
        assert {name: one.type for name, one in families.items()} == NAMES
        created = {"method": "POST", "route": "/api/tables", "status": "201"}
        samples = {one.name: one for name in NAMES for one in families[name].samples}
        assert (
            Sample("sacbe_http_requests_total", created, 1.0)
            in families["sacbe_http_requests"].samples
        )
        assert samples["sacbe_store_commits_total"].value >= 1
        assert samples["sacbe_websocket_connections"].value == 0
        assert not any(line.endswith("_created") for line in answer.text.split())

    run_with_app(tmp_path, test)


def test_unknown_requests_add_no_time_series(tmp_path: Path) -> None:
    async def test(harness: AppHarness) -> None:
        async with harness.client() as client:
            for n in range(50):
                await client.get(f"/nothing/{n}")
                await client.get(f"/api/tables/{n:016}")
                await client.request(f"METHOD{n}", "/")
            metrics: Any = harness.app.state.context.metrics
            series = list(metrics.requests.collect()[0].samples)
            assert len(series) <= 3

    run_with_app(tmp_path, test)
