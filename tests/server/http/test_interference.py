"""Responses do not depend on what an audience cannot know.

Pairs of games are built that one audience cannot distinguish: the same game with other hidden
information (cards, tiles, secret choices, the seed). Every byte that the audience gets must be the
same in both: views, events, steps, records, explanations, refusals and frames. Frames of pages are
also compared move by move: their content, which parts of the picture come, and their padded length.
"""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from sacbe.play.codes import CHANCE
from sacbe.play.game import Game, game
from sacbe.play.state import State
from sacbe.server import events as ev
from sacbe.server.store import Repository
from sacbe.server.table_service import summary
from sacbe.server.table_state import TableState, fold, initial_moves
from sacbe.server.tokens import hash_token
from tests.server.http.helpers import HOST, NOON, AppHarness, command_body, harness
from tests.server.http.pages import unpack_all

CANARY = 8_765_432_109_876_543  # a seed
# The numbers of events after which games are compared. Mezo hides nothing before the first cards.
CUTS = {"maya": (1, 9, 41), "mezo": (49, 65, 85), "tzolkin": (1, 5, 41)}

LAST_EVENTS = 6  # events of a game that a page watches

Log = list[ev.LoggedEvent]


def _played(rules: Game, players: int, length: int) -> Log:
    """A random game with some chat."""
    chance = random.Random(7)
    options = rules.checked_options(players, {})
    first = ev.Opened(
        game=rules.name,
        rules_version=rules.rules_version,
        data=rules.data_digest,
        options=options,
        seed=CANARY,
        seats=[ev.SeatConfig(kind="local", name=f"N{seat}") for seat in range(players)],
        moves=initial_moves(rules, players, options, CANARY),
    )
    log = [ev.LoggedEvent(1, NOON, first)]
    table_state = TableState(first, NOON)
    while table_state.to_act and len(log) < length:
        event: ev.AnyEvent
        if chance.random() < 0.05:
            event = ev.Said(seat=0, name="N0", text="hello")
        else:
            seat = chance.choice(table_state.to_act)
            action = chance.choice(table_state.position.legal_actions(seat))
            table = table_state.table.after(seat, [action])
            event = ev.Moved(seat=seat, moves=table.moves[len(table_state.moves) :])
        log.append(ev.LoggedEvent(len(log) + 1, NOON, event))
        table_state.apply(log[-1])
    return log


class Watched:
    """A game as one audience saw it, with its hidden moves and alternatives for them."""

    def __init__(self, log: Log, eyes: int | None) -> None:
        self.log, self.eyes = log, eyes
        first = log[0].event
        assert isinstance(first, ev.Opened)
        self.opened = first
        self.moves = [move for one in log for move in _moves(one)]
        rules = game(first.game)
        state = State.start(rules, len(first.seats), dict(first.options))
        knows = rules.knowledge.knows
        self.before: list[State] = []
        self.hidden: list[bool] = []
        for player, action in self.moves:
            self.before.append(state.copy())
            self.hidden.append(not knows(state.plain(), eyes, player, action))
            state.play(action, _seat(player))
        self.now = state

    def twins(self) -> Iterator[Log]:
        """Alternative games that look the same, starting with the last hidden move."""
        for i in reversed([i for i, hidden_moves in enumerate(self.hidden) if hidden_moves]):
            player, action = self.moves[i]
            for other in self.before[i].legal_actions(_seat(player)):
                moves = self._from(i, other) if other != action else None
                if moves is not None:
                    yield self._log(moves)

    def _from(self, i: int, other: int) -> list[ev.Move] | None:
        """All moves after one was changed; later hidden moves change if they must."""
        state = self.before[i].copy()
        changed_moves = self.moves[:i] + [(self.moves[i][0], other)]
        state.play(other, _seat(changed_moves[-1][0]))
        for (player, action), hidden_moves in zip(
            self.moves[i + 1 :], self.hidden[i + 1 :], strict=True
        ):
            if player not in state.players_to_act:
                return None
            legal = state.legal_actions(_seat(player))
            if action not in legal:
                if not hidden_moves:
                    return None
                action = legal[0]
            state.play(action, _seat(player))
            changed_moves.append((player, action))
        same = state.players_to_act == self.now.players_to_act and state.view(
            self.eyes
        ) == self.now.view(self.eyes)
        return changed_moves if same else None

    def _log(self, moves: list[ev.Move]) -> Log:
        """The same events with these moves and another seed."""
        left = list(moves)
        log = []
        for one in self.log:
            n = len(_moves(one))
            event, mine = one.event, left[:n]
            left = left[n:]
            if isinstance(event, ev.Opened):
                event = msgspec.structs.replace(event, moves=mine, seed=CANARY + 1)
            elif isinstance(event, ev.Moved):
                event = msgspec.structs.replace(event, moves=mine)
            log.append(ev.LoggedEvent(one.version, one.at, event))
        return log


def _moves(logged: ev.LoggedEvent) -> list[ev.Move]:
    return logged.event.moves if isinstance(logged.event, ev.Opened | ev.Moved) else []


def _seat(player: int) -> int | None:
    return None if player == CHANCE else player


def _worlds(name: str) -> list[tuple[str, Log, Log, int | None]]:
    """Pairs of games, each with a table id and the audience that cannot distinguish them."""
    rules = game(name)
    players = rules.players[1]
    whole = _played(rules, players, max(CUTS[name]))
    result: list[tuple[str, Log, Log, int | None]] = []
    for cut in CUTS[name]:
        for eyes in (None, *range(players)):
            twin = next(Watched(whole[:cut], eyes).twins(), None)
            if twin is not None:
                result.append((f"{len(result):016}", whole[:cut], twin, eyes))
    return result


def _token(role: str) -> str:
    return f"{role:A>22}"


async def _furnish(harness: AppHarness, table: str, log: Log) -> None:
    """Store a table with its whole log."""
    table_state = fold(log[:1])
    tokens = {
        role: hash_token(_token(role)) for role in ("host", *map(str, range(table_state.players)))
    }
    visible = [summary(table_state)]
    for logged in log[1:]:
        table_state.apply(logged)
        visible.append(summary(table_state))

    def store(to: Repository) -> None:
        to.open_table(table, log[0], tokens, visible[0])
        for logged, now in zip(log[1:], visible[1:], strict=True):
            to.append(table, logged, None, now)

    await harness.store.write(store)


async def _sent(harness: AppHarness, table: str, eyes: int | None, moves: int) -> dict[str, bytes]:
    """All responses to an audience, by request."""
    path = f"/api/tables/{table}"
    result: dict[str, bytes] = {}
    async with harness.client(None if eyes is None else _token(str(eyes))) as client:
        reads = ["", "?words=1&lang=es", "/events", "/record", "?seat=3"]
        reads += [f"/steps/{moves}?words=1", *(f"/steps/{n}" for n in (0, 1, moves // 2))]
        reads += [f"/steps/{moves}?page=1&board={n}" for n in (0, 1)]
        reads += ["/log", "/ledger", "/tiles", "/scenes", "/card"]
        for read in reads:
            answer = await client.get(path + read)
            result[read] = _whole(answer)
        seat = eyes or 0
        for action in (0, 1, 57, 300):
            body = {"seat": seat, "action": action}
            result[f"explain {action}"] = _whole(await client.post(f"{path}/explain", json=body))
        for name, request_body in (
            ("late", command_body("a", 0, "undo", seat=seat)),
            ("early", command_body("b", 10**6, "play", seat=seat, action=0)),
            ("not mine", command_body("c", 1, "rename", seat=(seat + 1) % 2, name="X")),
            ("rematch", command_body("d", 1, "rematch")),
        ):
            result[name] = _whole(await client.post(f"{path}/commands", json=request_body))
    result["frame"] = await _frame(harness, table, eyes)
    return result


def _whole(answer: httpx.Response) -> bytes:
    return repr((answer.status_code, answer.headers.multi_items())).encode() + answer.content


class Listening:
    """A WebSocket without a network that records its frames."""

    def __init__(
        self, harness: AppHarness, table: str, eyes: int | None, since: int, page: bool = False
    ) -> None:
        hello: dict[str, Any] = {"type": "hello", "since": since}
        if page:
            hello |= {"page": True, "board": False, "steps": True, "dictionary": True}
        if eyes is not None:
            hello["token"] = _token(str(eyes))
        self.frames: list[bytes] = []
        self._came = asyncio.Event()
        self._incoming: asyncio.Queue[Any] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(hello)})
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "headers": [(b"host", HOST.encode())],
            "query_string": b"",
            "client": ("127.0.0.1", 1),
        }
        self._task = asyncio.ensure_future(harness.app(scope, self._incoming.get, self._send))

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            raw = message.get("bytes")
            self.frames.append(message["text"].encode() if raw is None else raw)
            self._came.set()

    async def heard(self, frames: int) -> bytes:
        """All frames, after this many have arrived."""
        async with asyncio.timeout(20):
            while len(self.frames) < frames:
                self._came.clear()
                await self._came.wait()
        return b"\n".join(self.frames)

    async def close(self) -> None:
        """Close the socket."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


async def _frame(harness: AppHarness, table: str, eyes: int | None) -> bytes:
    """The first frame of a socket that has seen nothing."""
    link = Listening(harness, table, eyes, 0)
    frame = await link.heard(1)
    await link.close()
    return frame


async def _watch(harness: AppHarness, table: str, log: Log, eyes: int | None) -> list[bytes]:
    """The frames of a page that watches the last events of a log, one by one."""
    first = max(1, len(log) - LAST_EVENTS)
    await _furnish(harness, table, log[:first])
    link = Listening(harness, table, eyes, 0, page=True)
    await link.heard(1)
    state = fold(log[:first])
    for logged in log[first:]:
        state.apply(logged)
        now, event = summary(state), logged
        await harness.store.write(lambda to: to.append(table, event, None, now))  # noqa: B023
        harness.service._on_notice(table, logged.version)
        await link.heard(len(link.frames) + 1)
    await link.close()
    return link.frames


@pytest.mark.parametrize("name", sorted(CUTS))
def test_no_page_frame_depends_on_hidden_information(tmp_path: Path, name: str) -> None:
    worlds = _worlds(name)

    async def all_frames(side: int) -> list[list[bytes]]:
        folder = tmp_path / str(side)
        folder.mkdir()
        async with harness(folder) as pairs:
            return [await _watch(pairs, table, logs[side], eyes) for table, *logs, eyes in worlds]

    ours, theirs = asyncio.run(all_frames(0)), asyncio.run(all_frames(1))
    changes = 0
    for (_, log, _, eyes), one, other in zip(worlds, ours, theirs, strict=True):
        assert len(one) == min(len(log), LAST_EVENTS + 1)
        assert [*map(len, one)] == [*map(len, other)], (name, len(log), eyes)
        frames = unpack_all(one)
        for n, (frame, twin) in enumerate(zip(frames, unpack_all(other), strict=True)):
            assert frame == twin, (name, len(log), eyes, n)
            changes += n > 0 and frame["picture"] is not None
        assert one == other
    assert changes > 10


@pytest.mark.parametrize("name", sorted(CUTS))
def test_no_byte_depends_on_hidden_information(tmp_path: Path, name: str) -> None:
    worlds = _worlds(name)
    players = game(name).players[1]
    assert len(worlds) == len(CUTS[name]) * (players + 1)  # for every audience, every time

    async def all_sent(side: int) -> list[dict[str, bytes]]:
        folder = tmp_path / str(side)
        folder.mkdir()
        async with harness(folder) as pairs:
            payloads = []
            for table, *logs, eyes in worlds:
                await _furnish(pairs, table, logs[side])
                moves = len((await pairs.service.get(table)).moves)
                payloads.append(await _sent(pairs, table, eyes, moves))
            return payloads

    ours, theirs = asyncio.run(all_sent(0)), asyncio.run(all_sent(1))
    hidden_moves = ("CanaryXX", str(CANARY), _token("0"), _token("1"), _token("host"))
    for (_, log, _, eyes), one, other in zip(worlds, ours, theirs, strict=True):
        assert one.keys() == other.keys()
        for what, text in one.items():
            assert text == other[what], (name, len(log), eyes, what)
            assert not any(secret.encode() in text for secret in hidden_moves), (what, eyes)
        assert b'"type":"change"' in one["frame"]
        assert one[""].startswith(b"(200,")


def test_secret_choices_are_indistinguishable(tmp_path: Path) -> None:
    """Compares what others receive, the response to the chooser, and the lists."""
    whole = _played(game("mezo"), 4, 120)
    cut = next(n for n in range(1, 120) if _several_choose(fold(whole[:n])))
    table_state = fold(whole[:cut])
    chooser, *others = table_state.to_act
    choices = table_state.position.legal_actions(chooser)
    assert len(choices) >= 3
    table = "s" * 16

    async def world(n: int) -> list[bytes]:
        folder = tmp_path / str(n)
        folder.mkdir()
        async with harness(folder) as pairs:
            await _furnish(pairs, table, whole[:cut])
            audiences = [None, *(seat for seat in range(4) if seat != chooser)]
            links = [Listening(pairs, table, eyes, cut) for eyes in audiences]
            pages = [Listening(pairs, table, eyes, cut, page=True) for eyes in audiences]
            links += pages
            for link in links:
                await link.heard(1)
            path = f"/api/tables/{table}"
            async with pairs.client(_token(str(chooser))) as client:
                request_body = command_body("x", cut, "play", seat=chooser, action=choices[n])
                payloads = [_whole(await client.post(f"{path}/commands", json=request_body))]
            payloads += [await link.heard(2) for link in links]
            for link in links:
                await link.close()
            async with pairs.client(_token(str(others[0]))) as client:
                request_body = command_body("y", cut, "play", seat=others[0], action=65_535)
                payloads.append(_whole(await client.post(f"{path}/commands", json=request_body)))
                payloads.append(_whole(await client.get("/api/tables")))
            for link in links:
                frame = (
                    unpack_all(link.frames)[-1] if link in pages else json.loads(link.frames[-1])
                )
                assert frame["version"] == cut + 1
            return payloads

    first = asyncio.run(world(0))
    assert first[0].startswith(b"(200,")
    for n in (1, 2):
        assert asyncio.run(world(n)) == first


def _several_choose(table_state: TableState) -> bool:
    return len(table_state.to_act) >= 2 and table_state.position.is_simultaneous
