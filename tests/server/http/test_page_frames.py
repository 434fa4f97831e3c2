"""Frames for pages: increments add up to what a new page gets."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise
from pathlib import Path
from typing import Any

import pytest

import sacbe
from sacbe.play.state import State
from sacbe.play.table import forced_action
from sacbe.server import messages, page_frames, views
from sacbe.server.metrics import Metrics
from sacbe.server.packing import dictionary, pack_after, unpack_after
from sacbe.server.page_frames import PageFrames, part_order
from sacbe.server.sockets import SocketSession
from sacbe.server.table_state import fold
from sacbe.server.view_cache import Audience
from tests.server.http.helpers import (
    LiveServer,
    Opened,
    command_body,
    opened,
    play,
    run_with_server,
)
from tests.server.http.pages import Page, PageSocket, unpack
from tests.server.tables import LogBuilder
from tests.server.tables import opened as first

GAMES = sorted(sacbe.games())


async def _fresh(live: LiveServer, table: Opened, seat: int | None, **fields: Any) -> PageSocket:
    """What a new page shows."""
    async with live.connect(table.table) as link:
        socket = PageSocket(link)
        token = {} if seat is None else {"token": table.seats[seat]}
        await socket.hello(**token, **fields)
        return socket


def test_the_socket_of_a_page_remembers_no_earlier_states(tmp_path: Path) -> None:
    """Its frames are made from the current state alone."""

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as link:
            await PageSocket(link).hello(token=table.seats[0])
            (listener,) = live.harness.service._tables[table.table].listeners
            session: SocketSession = listener.__self__  # type: ignore[attr-defined]
            await play(live.harness, table, 20)
            assert len(session._changes) == 0

    run_with_server(tmp_path, test)


@pytest.mark.parametrize("name", GAMES)
def test_increments_add_up_to_a_new_page(tmp_path: Path, name: str) -> None:
    """With moves, undo, chat and new names, for a seat and a spectator."""

    async def test(live: LiveServer) -> None:
        rng = random.Random(5)
        async with live.client() as client:
            table = await opened(client, name, "ll", undo="agreed")
        async with (
            live.connect(table.table) as a,
            live.connect(table.table) as b,
            live.connect(table.table) as c,
        ):
            seats, spectator = [PageSocket(a), PageSocket(b)], PageSocket(c)
            for socket, token in zip(seats, table.seats, strict=True):
                first = await socket.hello(
                    token=token, lang="es", dictionary=token is table.seats[0]
                )
                assert first["log"]["from"] == first["chat"]["from"] == 0
                assert first["picture"]["complete"]
            await spectator.hello()
            kinds = []
            for n in range(60):
                state = await live.harness.service.get(table.table)
                seat = state.to_act[0]
                command: dict[str, Any] = {"type": "play", "seat": seat, "forced": n % 3 > 0}
                command["action"] = rng.choice(state.position.legal_actions(seat))
                if n % 6 == 5 and state.can_undo(seat):
                    command = {"type": "undo", "seat": seat}
                elif n % 11 == 7:
                    command = {"type": "say", "seat": seat, "text": f"hello {n}"}
                elif n % 17 == 9:
                    command = {"type": "rename", "seat": seat, "name": f"Ana {n}"}
                kinds.append(command["type"])
                request = {"command_id": f"c{n}", "expected_version": state.version}
                await seats[seat].link.send(json.dumps({**request, "command": command}))
                for socket in (*seats, spectator):
                    frame = await socket.until(state.version + 1)
                    if socket is seats[seat]:
                        assert frame["answer"]["command_id"] == f"c{n}"
                        assert frame["answer"]["version"] == state.version + 1
                    else:
                        assert frame["answer"] is None
                if n % 5 == 0:
                    for who, socket in ((0, seats[0]), (1, seats[1]), (None, spectator)):
                        lang = "en" if who is None else "es"
                        fresh = await _fresh(live, table, who, lang=lang)
                        assert socket.page.shows() == fresh.page.shows()
                        assert fresh.page.defs.items() <= socket.page.defs.items()
            assert {"play", "say", "rename"} <= set(kinds)
            if name != "mezo":
                assert "undo" in kinds

    run_with_server(tmp_path, test)


def test_a_frame_is_smaller_with_the_one_before_as_dictionary(tmp_path: Path) -> None:
    """Two pages of a seat that get the same; also after another hello, which starts again."""

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client, "mezo", "ll")
        async with live.connect(table.table) as a, live.connect(table.table) as b:
            plain, packed = PageSocket(a), PageSocket(b)
            for n in range(4):
                if n in (0, 2):
                    await plain.hello(token=table.seats[0])
                    await packed.hello(token=table.seats[0], dictionary=True)
                    assert plain.sizes[-1] == packed.sizes[-1]
                    continue
                state = await live.harness.service.get(table.table)
                body = command_body(f"c{n}", state.version, "rename", seat=0, name=f"Ana {n}")
                await a.send(json.dumps(body))
                for socket in (plain, packed):
                    await socket.until(state.version + 1)
                assert plain.page.shows() == packed.page.shows()
                assert packed.sizes[-1] < plain.sizes[-1]

    run_with_server(tmp_path, test)


def test_the_dictionary_of_a_long_frame_is_its_end_and_its_beginning() -> None:
    short, long = random.Random(1).randbytes(32_768), random.Random(2).randbytes(60_000)
    assert dictionary(short) == short
    assert dictionary(long) == long[-24_576:] + long[:8_192]
    assert len(pack_after(long[:8_192], dictionary(long), 1)) < 100
    assert unpack_after(pack_after(short, dictionary(long), 256), long) == short


def test_an_order_of_parts_has_new_ids_and_runs_of_the_order_before() -> None:
    assert part_order("abcdef", "cdeXab") == [(2, 3), "X", (0, 2)]
    assert part_order("ab", "ba") == [(1, 1), (0, 1)]
    assert part_order("", "ab") == ["a", "b"]


def test_repeated_command_is_answered_by_a_frame(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as link:
            socket = PageSocket(link)
            view = (await socket.hello(token=table.seats[0]))["view"]
            body = command_body("a", view["version"], "rename", seat=0, name="Ana")
            for n in range(2):
                await link.send(json.dumps(body))
                frame = await socket.change()
                assert frame["answer"] == {"command_id": "a", "version": 2, "rematch": None}
                assert frame["version"] == 2
                if n:
                    assert frame["picture"] is None
                    assert frame["log"]["lines"] == []

    run_with_server(tmp_path, test)


def test_conflict_is_a_problem_and_then_a_change(tmp_path: Path) -> None:
    """A page that is behind gets the missed change; a problem has no view."""

    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        async with live.connect(table.table) as link:
            socket = PageSocket(link)
            seat = (await socket.hello(token=table.seats[0]))["view"]["asked"][0]
            version = await play(live.harness, table, 1)
            await link.send(json.dumps(command_body("b", 1, "undo", seat=0)))
            frames = [await socket.receive() for _ in range(2)]
            kinds = {frame["type"]: frame for frame in frames}
            assert kinds["problem"]["error"] == "conflict"
            assert kinds["problem"]["command_id"] == "b"
            assert "view" not in kinds["problem"]
            assert kinds["change"]["version"] == version
            assert seat in (0, 1)

    run_with_server(tmp_path, test)


def test_second_hello_of_a_page_sends_everything_again(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        await play(live.harness, table, 6)
        async with live.connect(table.table) as link:
            socket = PageSocket(link)
            one = await socket.hello(token=table.seats[0])
            two = await socket.hello(token=table.seats[1], lang="it")
            assert (one["view"]["seat"], two["view"]["seat"]) == (0, 1)
            assert two["picture"]["complete"]
            assert two["log"]["from"] == 0
            assert two["log"]["lines"] != one["log"]["lines"]
            text = await socket.hello(token=table.seats[1], board=True)
            assert text["picture"] is None
            assert "board" not in text["view"]
            assert text["document"]["blocks"][0]["kind"] == "heading"

    run_with_server(tmp_path, test)


def test_step_for_the_page_is_the_picture_of_that_step(tmp_path: Path) -> None:
    async def test(live: LiveServer) -> None:
        async with live.client() as client:
            table = await opened(client)
        await play(live.harness, table, 6)
        async with live.client(table.seats[0]) as client:
            step = (await client.get(f"{table.path}/steps/3?page=1&board=0")).json()
            assert step["view"]["step"] == 3
            assert "board" not in step["view"]
            assert step["picture"]["complete"]
            state = await live.harness.service.get(table.table)
            position = state.table.position_at(3).view(0)
            svg = views.board_picture(state, position, 0, "en", []).svg()
            for part in step["picture"]["parts"]:
                assert part["content"] in svg
            text = (await client.get(f"{table.path}/steps/3?page=1&board=1")).json()
            assert text["picture"] is None
            assert "board" not in text["view"]
            assert text["document"]["blocks"][0]["kind"] == "heading"

    run_with_server(tmp_path, test)


@pytest.mark.parametrize("name", GAMES)
def test_steps_show_every_move_of_others_and_forced_ones(tmp_path: Path, name: str) -> None:
    """Each step leads to the picture of its move, and the frame to the present. Whether others had
    a choice is not sent: it can be a secret."""

    async def test(live: LiveServer) -> None:
        rng, longest = random.Random(3), 0
        async with live.client() as client:
            table = await opened(client, name, "ll")
        async with live.connect(table.table) as link, live.client(table.seats[0]) as client:
            socket = PageSocket(link)
            await socket.hello(token=table.seats[0], steps=True)
            for _ in range(30):
                state = await live.harness.service.get(table.table)
                seat, actions, forced = state.to_act[0], [], []
                position = state.table.state
                while position.current_player == seat and not position.is_simultaneous:
                    forced.append(seat == 0 and forced_action(position, seat) is not None)
                    actions.append(rng.choice(position.legal_actions(seat)))
                    position.play(actions[-1], seat)
                forced = forced or [False]
                actions = actions or [rng.choice(position.legal_actions(seat))]
                await live.harness.service.play_turn(
                    table.table, seat, actions, state.version, f"t{state.version}"
                )
                frame = await socket.receive()
                assert frame["version"] == state.version + 1
                longest = max(longest, len(frame["steps"]))
                lines = []
                numbers = [step["move"] for step in frame["steps"]]
                for i, step in enumerate(frame["steps"]):
                    if step["picture"] is not None:
                        assert not step["picture"]["complete"]
                        socket.page.draw(step["picture"])
                    lines += step["lines"]
                    if step["move"] in numbers[i + 1 :]:
                        continue  # the game continues
                    past = await client.get(f"{table.path}/steps/{step['move']}?page=1&board=0")
                    assert past.status_code == 200
                    then = Page()
                    then.draw(past.json()["picture"])
                    assert socket.page.parts == then.parts
                others = any(line["seat"] != 0 for line in frame["log"]["lines"])
                assert bool(frame["steps"]) == (seat == 1 or len(actions) > 1 or others)
                if frame["steps"]:
                    firsts = [i for i, n in enumerate(numbers) if n not in numbers[:i]]
                    assert [frame["steps"][i]["forced"] for i in firsts] == forced
                    assert {line["by"] for line in lines} <= {seat}
                    assert lines == frame["log"]["lines"]
                    assert frame["steps"][-1]["move"] == frame["view"]["moves"]
                socket.page.apply(frame)
            fresh = await _fresh(live, table, 0)
            assert socket.page.shows() == fresh.page.shows()
            assert longest > 1 or name == "mezo"

    run_with_server(tmp_path, test)


# ---------------------------------------------------------------- without sockets


def _screens_built(metrics: Metrics) -> float:
    return float(metrics.views_rendered.labels(words="true")._value.get())


def test_a_frame_is_built_once_for_an_audience() -> None:
    builder, metrics = LogBuilder(first("maya", "ll")), Metrics()
    frames, seat = PageFrames(metrics), Audience(0, "en", True)
    one = frames.build("t", builder.state, seat, None, None)
    other = frames.build("t", builder.state, seat, None, None)
    assert one.packed is other.packed
    answer = messages.CommandResult(command_id="a", version=1, rematch=None)
    mine = frames.build("t", builder.state, seat, None, answer)
    assert unpack(mine.packed)["answer"] == {"command_id": "a", "version": 1, "rematch": None}
    assert _screens_built(metrics) == 1
    frames.build("t", builder.state, Audience(1, "en", True), None, None)
    assert _screens_built(metrics) == 2
    frames.close()


def test_a_log_tells_only_new_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither old moves are replayed nor old lines written again."""
    builder, rng = LogBuilder(first("tzolkin", "ll")), random.Random(1)
    builder.play(40, rng)
    frames, seat = PageFrames(Metrics()), Audience(0, "en", True)
    base = frames.build("t", builder.state, seat, None, None).page
    replayed, steps = 0, State.steps

    def count(state: State, action: int, player: int) -> Any:
        nonlocal replayed
        replayed += 1
        return steps(state, action, player)

    monkeypatch.setattr(State, "steps", count)
    for _ in range(10):
        before = builder.state
        builder.play(1, rng)
        frame = frames.build("t", builder.state, seat, base, None)
        log = unpack(frame.packed)["log"]
        assert log["from"] == len(before.moves)
        assert {line["move"] for line in log["lines"]} <= set(
            range(len(before.moves) + 1, len(builder.state.moves) + 1)
        )
        base = frame.page
    assert replayed == len(builder.state.moves) - len(fold(builder.log[:41]).moves)
    frames.close()


@pytest.mark.parametrize("name", GAMES)
def test_steps_from_shared_positions_equal_those_built_alone(name: str) -> None:
    builder, rng, frames = LogBuilder(first(name, "llll")), random.Random(2), PageFrames(Metrics())
    audiences = [Audience(seat, "en", True, steps=True) for seat in (None, 0, 1, 2, 3)]
    bases = [frames.build("t", builder.state, each, None, None).page for each in audiences]
    for count in (1, 3, 6):
        builder.play(count, rng)
        for i, audience in enumerate(audiences):
            alone = PageFrames(Metrics())
            expected = alone.build("t", builder.state, audience, bases[i], None)
            alone.close()
            frame = frames.build("t", builder.state, audience, bases[i], None)
            assert frame.packed == expected.packed
            assert len(unpack(frame.packed)["steps"]) >= count - 1
            bases[i] = frame.page
    frames.close()


def test_caches_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_frames, "MAX_FRAMES", 3)
    monkeypatch.setattr(page_frames, "MAX_SCREENS", 2)
    monkeypatch.setattr(page_frames, "MAX_STEP_POSITIONS", 1)
    builder, frames = LogBuilder(first("maya", "ll")), PageFrames(Metrics())
    audience = Audience(None, "en", True, steps=True)
    bases = [frames.build(f"t{n}", builder.state, audience, None, None).page for n in range(6)]
    builder.play(1, random.Random(1))
    for n in range(6):
        frames.build(f"t{n}", builder.state, audience, bases[n], None)
    assert len(frames._frames) == 3
    assert len(frames._screens) == 2
    assert len(frames._step_positions) == 1
    frames.close()


def _drawn_steps(builder: LogBuilder, frames: PageFrames) -> Iterator[list[dict[str, Any]]]:
    """The steps of all moves of a game for the first seat, each drawn as a list of parts."""
    rng, audience = random.Random(2), Audience(0, "en", True, False, True)
    page = Page()
    first = frames.build("t", builder.state, audience, None, None)
    base = first.page
    page.apply(unpack(first.packed))
    while builder.state.status == "playing":
        builder.play(1, rng)
        frame = frames.build("t", builder.state, audience, base, None)
        base, steps = frame.page, unpack(frame.packed)["steps"]
        for step in steps:
            if step["picture"]:
                page.draw(step["picture"])
            step["parts"] = dict(page.parts)
        if picture := unpack(frame.packed)["picture"]:
            page.draw(picture)
        yield steps


def test_a_passing_day_is_drawn_in_steps_of_its_own() -> None:
    """The end of a turn, a Food Day, the turning of the wheels: each with the board after it."""
    builder, frames = LogBuilder(first("tzolkin", "ll")), PageFrames(Metrics())
    days = food_days = 0
    for steps in _drawn_steps(builder, frames):
        kinds = [[line["kind"] for line in step["lines"]] for step in steps]
        if ["tooth_corn", "days_passed"] in kinds:
            at = kinds.index(["tooth_corn", "days_passed"])
            assert at > 0
            assert steps[at]["seat"] is None
            assert steps[at]["move"] == steps[at - 1]["move"]
            before, after = steps[at - 1]["parts"], steps[at]["parts"]
            assert before["wheel-great-face"] != after["wheel-great-face"]
            days += 1
            heads = [each[0] for each in kinds[:at]]
            if "food_day" in heads:
                food_day = heads.index("food_day")
                assert steps[food_day]["parts"]["wheel-great-face"] == before["wheel-great-face"]
                assert steps[food_day - 1]["parts"]["player-0"] != before["player-0"]
                food_days += 1
    assert days
    assert food_days
    frames.close()


def test_a_conflict_is_drawn_in_steps_of_its_own() -> None:
    """In Mezo one choice can decide a Conflict, bring its rewards, send the units home and begin
    the next Conflict. No board shows what only a later caption says."""
    builder, frames = LogBuilder(first("mezo", "ll")), PageFrames(Metrics())
    heads: Counter[str] = Counter()
    for before, step in chain.from_iterable(map(pairwise, _drawn_steps(builder, frames))):
        if before["move"] != step["move"]:
            continue
        assert step["seat"] is None
        old, new, kinds = (
            before["parts"],
            step["parts"],
            {each["kind"]: each for each in step["lines"]},
        )
        changed = {part for part in {*old, *new} if old.get(part) != new.get(part)}
        head = step["lines"][0]["kind"]
        heads[head] += 1
        if "conflict_won" in kinds:
            part = f"part-strength-{kinds['conflict_won']['seat']}"
            assert ">won<" not in old[part][1]
            assert ">won<" in new[part][1]
        elif head == "altar_won":
            assert f"seat-{kinds['altar_won']['seat']}" in changed
        elif head == "cleaned_up":
            assert "part-conflict" in old.keys() - new.keys()
        elif head == "conflict":
            assert "part-conflict" in new.keys() - old.keys()
        elif head == "era_ended":
            assert {"seat-0", "seat-1"} & changed
    assert heads.keys() >= {"strengths", "altar_won", "cleaned_up", "conflict", "era_ended", "era"}
    frames.close()


def test_a_crop_is_drawn_before_the_city_that_it_closes() -> None:
    """In Maya the points for the crops come with a board of their own."""
    builder, frames = LogBuilder(first("maya", "ll")), PageFrames(Metrics())
    closed = 0
    for before, step in chain.from_iterable(map(pairwise, _drawn_steps(builder, frames))):
        if before["move"] == step["move"]:
            assert step["lines"][0]["kind"] == "city_closed"
            kinds = [each["kind"] for each in before["lines"]]
            assert "planted" in kinds or "expanded" in kinds
            old, new = before["parts"], step["parts"]
            assert any(part.startswith("city-") and old[part] != new[part] for part in new)
            closed += 1
    assert closed
    frames.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_first_frame_has_the_moves_since_the_own_last_one(name: str) -> None:
    """So that a page that is opened can mark what others moved. It ends in the same picture."""
    builder, frames = LogBuilder(first(name, "ll")), PageFrames(Metrics())
    rng, n = random.Random(4), 0
    for _ in range(40):
        builder.play(1, rng)
        state = builder.state
        frame = unpack(
            frames.build("t", state, Audience(0, "en", True, False, True), None, None).packed
        )
        plain = unpack(frames.build("t", state, Audience(0, "en", True), None, None).packed)
        page, other = Page(), Page()
        for step in frame["steps"]:
            if step["picture"]:
                page.draw(step["picture"])
        if frame["picture"]:
            page.draw(frame["picture"])
        other.draw(plain["picture"])
        assert page.parts == other.parts
        moves = [player for player, _ in state.moves]
        if not frame["steps"]:
            assert state.moves[-1][0] == 0 or moves[-1] == -1 or state.status != "playing"
            continue
        start, *steps = frame["steps"]
        assert start["lines"] == []
        assert start["picture"]["complete"]
        assert 0 not in moves[start["move"] :]
        assert start["move"] == 0 or 0 in moves[: start["move"]]
        assert steps[-1]["move"] == len(moves)
        n += 1
    assert n
    frames.close()
