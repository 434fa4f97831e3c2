"""Everything that is sent is declared: no key more, and none less."""

import contextlib
import json
import random
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

import sacbe
from tests.server.http.declared import check_frame, check_response
from tests.server.http.helpers import (
    LiveServer,
    Opened,
    claim_seats,
    command_body,
    opened,
    receive_frame,
    receive_until,
    run_with_server,
)
from tests.server.http.pages import PageSocket

AT = "/api/tables/{table}"
READS = (
    (AT, ""),
    (AT, "?words=1&lang=it"),
    (AT, "?words=1&board=0"),
    (f"{AT}/events", ""),
    (f"{AT}/steps/{{step}}", ""),
    (f"{AT}/steps/{{step}}", "?words=1"),
    (f"{AT}/steps/{{step}}", "?page=1&board=0"),
    (f"{AT}/steps/{{step}}", "?page=1&board=1"),
    (f"{AT}/log", "?lang=pt"),
    (f"{AT}/ledger", ""),
    (f"{AT}/tiles", ""),
    (f"{AT}/record", ""),
    ("/api/tables", ""),
    ("/api/games", ""),
    ("/api/games/{game}/rules", ""),
    ("/api/games/{game}/reference", "?lang=es"),
    ("/api/me", ""),
    ("/healthz", ""),
)
UNSEEN = 8  # choices between two clicks
READ_EVERY = 20  # clicks
SEATS = 3


async def _check_reads(live: LiveServer, table: Opened, name: str, seat: int | None) -> None:
    """All endpoints that read, for one audience."""
    moves = len((await live.harness.service.get(table.table)).moves)
    async with live.client(None if seat is None else table.seats[seat]) as client:
        for path, query in READS:
            url = path.format(table=table.table, step=moves // 2, game=name)
            answer = await client.get(url + query)
            check_response(path, "get", answer.status_code, answer.json())
        for number in (0, 1, 65_000):
            body = {"seat": seat or 0, "action": number}
            answer = await client.post(f"{table.path}/explain", json=body)
            check_response(f"{AT}/explain", "post", answer.status_code, answer.json())
        for body in (
            command_body("late", 0, "undo", seat=seat or 0),
            command_body("bad", 1, "nothing", seat=seat or 0),
        ):
            answer = await client.post(f"{table.path}/commands", json=body)
            check_response(f"{AT}/commands", "post", answer.status_code, answer.json())


@pytest.mark.parametrize("name", sorted(sacbe.games()))
def test_all_that_is_sent_in_a_game_is_declared(tmp_path: Path, name: str) -> None:
    async def test(live: LiveServer) -> None:
        rng = random.Random(2)
        async with live.client() as client:
            table = await opened(client, name, "l" * SEATS, undo="agreed", clock={"seconds": 9000})
        await claim_seats(live.harness, table)
        audiences: list[int | None] = [None, *range(SEATS)]
        async with contextlib.AsyncExitStack() as stack:
            pages, programs = [], []
            for seat in audiences:
                token = {} if seat is None else {"token": table.seats[seat]}
                page = PageSocket(await stack.enter_async_context(live.connect(table.table)))
                check_frame(await page.hello(**token), "sends_to_pages")
                pages.append(page)
                link = await stack.enter_async_context(live.connect(table.table))
                await link.send(json.dumps({"type": "hello", "since": 0, **token}))
                check_frame(await receive_frame(link), "sends")
                programs.append(link)
            n = 0
            while (
                await _advance(live, table, rng)
                and (state := await live.harness.service.get(table.table)).status == "playing"
            ):
                seat = rng.choice(state.to_act)
                body = command_body(f"c{n}", state.version, "play", seat=seat, forced=True)
                body["command"]["action"] = rng.choice(state.position.legal_actions(seat))
                if n % 3 == 2:
                    body["command"] = _other_command(n, seat)
                page = pages[audiences.index(seat)]
                await page.link.send(json.dumps(body))
                frame = await _answer(page)
                if frame["type"] == "problem":
                    n += 1
                    continue
                for other in pages:
                    if other is not page:
                        check_frame(await other.until(state.version + 1), "sends_to_pages")
                for link in programs:
                    _, frames = await receive_until(link, state.version + 1)
                    check_frame(frames[-1], "sends")
                if n % READ_EVERY == 0:
                    for seat_or_none in audiences:
                        await _check_reads(live, table, name, seat_or_none)
                n += 1
            for seat_or_none in audiences:
                await _check_reads(live, table, name, seat_or_none)

    run_with_server(tmp_path, test)


async def _answer(page: PageSocket) -> dict[str, Any]:
    """The frame that answers a page's command; frames before it are applied."""
    while True:
        frame = await page.receive()
        check_frame(frame, "sends_to_pages")
        if frame["type"] == "change":
            page.page.apply(frame)
        if frame["type"] == "problem" or frame["answer"] is not None:
            return frame


async def _advance(live: LiveServer, table: Opened, rng: random.Random) -> bool:
    """Play some choices that the sockets see in one frame; False if the game is over then."""
    for _ in range(UNSEEN):
        state = await live.harness.service.get(table.table)
        if not state.to_act:
            return False
        seat = rng.choice(state.to_act)
        action = rng.choice(state.position.legal_actions(seat))
        name = f"u{state.version}"
        await live.harness.service.play_turn(table.table, seat, [action], state.version, name)
    return (await live.harness.service.get(table.table)).status == "playing"


def _other_command(n: int, seat: int) -> dict[str, Any]:
    """Commands other than choices, one after the other."""
    commands: list[dict[str, Any]] = [
        {"type": "say", "text": "hello", "seat": seat},
        {"type": "rename", "name": "Bea", "seat": seat},
        {"type": "undo", "seat": seat},
        {"type": "ask_undo", "seat": seat},
        {"type": "answer_undo", "seat": (seat + 1) % SEATS, "agree": False},
    ]
    return commands[n // 3 % len(commands)]


def test_undeclared_and_missing_keys_are_found() -> None:
    """The check itself works, at every depth."""
    line = {"at": 1.0, "seat": None, "name": "A", "text": "b"}
    frame: dict[str, Any] = {"type": "problem", "error": "x", "message": "y"}
    check_frame(frame, "sends")
    for wrong in ({**frame, "more": 1}, {"type": "problem", "error": "x"}):
        with pytest.raises(jsonschema_rs.ValidationError):
            check_frame(wrong, "sends")
    view: dict[str, Any] = {"legal": False, "why": None}
    check_response(f"{AT}/explain", "post", 200, view)
    why = {"reason": "r", "numbers": {}, "rule": "1", "text": "t"}
    check_response(f"{AT}/explain", "post", 200, {"legal": False, "why": why})
    for wrong in ({**why, "line": line}, {key: why[key] for key in ("reason", "rule", "text")}):
        with pytest.raises(jsonschema_rs.ValidationError):
            check_response(f"{AT}/explain", "post", 200, {"legal": False, "why": wrong})
