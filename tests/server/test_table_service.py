"""The table service: events are stored first, then published, once and in order."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

import sacbe
from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.decider import Actor, Refusal
from sacbe.server.limits import Settings
from sacbe.server.moderation import Bans
from sacbe.server.sessions import Sessions, role_of
from sacbe.server.store import Repository, Store
from sacbe.server.table_service import Change, NoSuchTable, TableService
from sacbe.server.table_state import InvalidLog, TableState, fold
from sacbe.server.tokens import hash_token

from .postgres import Postgres

BOTH = frozenset({0, 1})
PLAYER = Actor(name="ana", seats=BOTH, host=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return str(request.getfixturevalue("postgres").new_database())


def table_request(name: str = "maya", kinds: str = "ll", **more: Any) -> messages.OpenTable:
    created: dict[str, messages.Local | messages.LinkSeat] = {
        "l": messages.Local(name="Ana"),
        "k": messages.LinkSeat(),
    }
    return messages.OpenTable(game=name, seats=[created[kind] for kind in kinds], seed=3, **more)


def run(address: str, test: Callable[[TableService, Store], Awaitable[None]]) -> None:
    """Run a test with a table service."""

    async def with_service() -> None:
        store = Store.at(address)
        try:
            await test(TableService(store), store)
        finally:
            await store.close()

    asyncio.run(with_service())


async def play(service: TableService, table: str, choices: int, rng: random.Random) -> TableState:
    """Play a number of random choices."""
    for _ in range(choices):
        table_state = await service.get(table)
        if table_state.status != "playing":
            break
        seat = rng.choice(table_state.to_act)
        command = messages.Play(
            seat=seat, action=rng.choice(table_state.position.legal_actions(seat))
        )
        command_id = f"c{table_state.version}"
        result = await service.execute(table, PLAYER, table_state.version, command_id, command)
        assert result == messages.CommandResult(
            command_id=command_id, version=table_state.version + 1, rematch=None
        )
    return await service.get(table)


def first_choice(table_state: TableState) -> messages.Play:
    seat = table_state.to_act[0]
    return messages.Play(seat=seat, action=table_state.position.legal_actions(seat)[0])


@pytest.mark.parametrize("name", sacbe.games())
def test_whole_game_survives_a_restart(name: str, address: str) -> None:
    moves_played: list[tuple[str, bytes]] = []

    async def first(service: TableService, store: Store) -> None:
        table = (await service.open(table_request(name))).table
        table_state = await play(service, table, 10_000, random.Random(1))
        assert table_state.status == "over"
        moves_played.append((table, table_state.snapshot()))

    async def second(service: TableService, store: Store) -> None:
        (table, snapshot), *_ = moves_played
        assert (await service.get(table)).snapshot() == snapshot
        log = await service.log(table)
        assert fold(log).snapshot() == snapshot
        assert [logged.version for logged in log] == list(range(1, len(log) + 1))

    run(address, first)
    run(address, second)


def test_concurrent_repeats_of_a_command_store_one_event(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        table = (await service.open(table_request())).table
        table_state = await service.get(table)
        command = first_choice(table_state)
        attempts = [
            service.execute(table, PLAYER, table_state.version, "same", command) for _ in range(20)
        ]
        answers = await asyncio.gather(*attempts)
        assert set(map(repr, answers)) == {
            repr(messages.CommandResult(command_id="same", version=2, rematch=None))
        }
        assert len(await service.log(table)) == 2
        await play(service, table, 5, random.Random(1))
        late = await service.execute(table, PLAYER, table_state.version, "same", command)
        assert late == answers[0]

    run(address, test)


def test_command_id_is_unique_per_actor(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        table = (await service.open(table_request())).table
        say = messages.Say(text="one", seat=0)
        await service.execute(table, PLAYER, 1, "x", say)
        with pytest.raises(Refusal, match="already used for a different command"):
            await service.execute(table, PLAYER, 1, "x", messages.Say(text="two", seat=0))
        other = Actor(name="ben", seats=frozenset({1}))
        result = await service.execute(table, other, 1, "x", messages.Say(text="two", seat=1))
        assert result.version == 3

    run(address, test)


def test_stale_choice_is_a_conflict(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        table = (await service.open(table_request())).table
        old = await service.get(table)
        table_state = await play(service, table, 3, random.Random(1))
        with pytest.raises(Refusal) as error_info:
            await service.execute(table, PLAYER, old.version, "late", first_choice(table_state))
        assert error_info.value.error == "conflict"
        assert len(await service.log(table)) == table_state.version

    run(address, test)


def test_concurrent_choices_store_one_event_or_conflict(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        table = (await service.open(table_request())).table
        table_state = await service.get(table)
        command = first_choice(table_state)
        attempts = [
            service.execute(table, PLAYER, table_state.version, f"c{i}", command) for i in range(20)
        ]
        answers = await asyncio.gather(*attempts, return_exceptions=True)
        result = [answer for answer in answers if isinstance(answer, messages.CommandResult)]
        error_name = [answer for answer in answers if isinstance(answer, Refusal)]
        assert (len(result), len(error_name)) == (1, 19)
        assert {refusal.error for refusal in error_name} == {"conflict"}

    run(address, test)


def test_unknown_table_is_reported(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        for table in ("aaaaaaaaaaaaaaaa", ""):
            with pytest.raises(NoSuchTable):
                await service.get(table)
            with pytest.raises(NoSuchTable):
                await service.execute(table, PLAYER, 1, "c", messages.Say(text="hello", seat=0))
        assert not service._tables

    run(address, test)


def test_invalid_table_is_refused(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        for bad, error in (
            (table_request("chess"), "not_found"),
            (table_request(options={"luck": True}), "illegal"),
        ):
            with pytest.raises(Refusal) as error_info:
                await service.open(bad)
            assert error_info.value.error == error

    run(address, test)


def test_failing_disk_publishes_nothing(tmp_path: Path) -> None:
    fails = False

    def commit(connection: Connection) -> None:
        if fails:
            raise OSError("no space left")
        connection.commit()

    async def test() -> None:
        nonlocal fails
        store = Store.at(f"sqlite:///{tmp_path}/tables.db", commit)
        service = TableService(store)
        table = (await service.open(table_request())).table
        before = await service.get(table)
        notifications: list[Change] = []
        service.subscribe(table, notifications.append)
        fails = True
        for _ in range(3):
            with pytest.raises(Refusal) as error_info:
                await service.execute(table, PLAYER, before.version, "c", first_choice(before))
            assert error_info.value.error == "unavailable"
        assert not notifications
        assert await service.get(table) is before
        fails = False
        result = await service.execute(table, PLAYER, before.version, "c", first_choice(before))
        assert result.version == 2
        assert [change.logged.version for change in notifications] == [2]
        await store.close()

    asyncio.run(test())


def test_listeners_are_notified_in_order_after_storing(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        table = (await service.open(table_request())).table
        notifications: list[Change] = []
        stop = service.subscribe(table, notifications.append)
        table_state = await play(service, table, 8, random.Random(1))
        assert [change.logged.version for change in notifications] == list(range(2, 10))
        for change in notifications:
            assert change.before.version + 1 == change.logged.version == change.after.version
        assert notifications[-1].after is table_state
        stop()
        await play(service, table, 1, random.Random(2))
        assert len(notifications) == 8

    run(address, test)


def test_cancelled_caller_leaves_a_complete_event(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        table = (await service.open(table_request())).table
        table_state = await service.get(table)
        notifications: list[Change] = []
        service.subscribe(table, notifications.append)
        command = first_choice(table_state)
        response = asyncio.create_task(service.execute(table, PLAYER, 1, "gone", command))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        response.cancel()
        with pytest.raises(asyncio.CancelledError):
            await response
        result = await service.execute(table, PLAYER, 1, "gone", command)
        assert result.version == 2
        assert [change.logged.version for change in notifications] == [2]

    run(address, test)


def test_two_services_on_one_store_play_one_game(address: str) -> None:
    """A service that is behind is refreshed by the store, and no version is lost or duplicated."""

    async def test(service: TableService, store: Store) -> None:
        other_store = Store.at(address)
        other = TableService(other_store)
        table = (await service.open(table_request())).table
        rng = random.Random(5)
        for k in range(30):
            mine = (service, other)[k % 2]
            for _ in range(5):
                table_state = await mine.get(table)
                seat = table_state.to_act[0]
                command = messages.Play(
                    seat=seat, action=rng.choice(table_state.position.legal_actions(seat))
                )
                try:
                    await mine.execute(table, PLAYER, table_state.version, f"{k}", command)
                    break
                except Refusal as refusal:
                    if refusal.error not in ("conflict", "illegal"):
                        raise
            else:
                pytest.fail("behind for ever")
        log = await service.log(table)
        assert [logged.version for logged in log] == list(range(1, 32))
        fold(log)
        await other_store.close()

    run(address, test)


def test_service_is_notified_by_another_process(postgres: Postgres) -> None:
    shared_store = postgres.new_database()

    async def test(service: TableService, store: Store) -> None:
        other_store = Store.at(shared_store)
        other = TableService(other_store)
        table = (await service.open(table_request())).table
        await other.get(table)
        notifications = asyncio.Event()
        content: list[int] = []

        def hear(change: Change) -> None:
            content.append(change.logged.version)
            if len(content) == 10:
                notifications.set()

        other.subscribe(table, hear)
        table_state = await play(service, table, 10, random.Random(1))
        await asyncio.wait_for(notifications.wait(), 30)
        assert content == list(range(2, 12))
        assert (await other.get(table)).snapshot() == table_state.snapshot()
        await other_store.close()

    run(shared_store, test)


def test_rematch_keeps_players_and_tokens(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        visitor = await store.write(lambda to: to.new_visitor(hash_token("v"), "Ana", "en", 0.0))
        opening = await service.open(table_request(kinds="lk"), visitor)
        table = opening.table
        await service.claim_seat(table, 1, "Ben")
        await service.claim_seat(table, 1, "Someone else")
        with pytest.raises(Refusal, match="not over"):
            await service.execute(table, PLAYER, 1, "again", messages.Rematch())
        await play(service, table, 10_000, random.Random(1))
        answers = await asyncio.gather(
            *(service.execute(table, PLAYER, 1, "again", messages.Rematch()) for _ in range(5)),
            service.execute(table, PLAYER, 1, "another", messages.Rematch()),
        )
        (new,) = {answer.rematch for answer in answers}
        assert new is not None
        table_state = await service.get(new)
        assert [(seat.name, seat.taken) for seat in table_state.seats] == [
            ("Ana", True),
            ("Ben", True),
        ]
        assert table_state.opened.rematch_of == table
        assert (await service.get(table)).rematch == new
        first = await service.get(table)
        assert table_state.opened.seed != first.opened.seed
        roles = await store.read(lambda by: by.roles(visitor, new))
        assert roles == {"host", "0"}
        token = hash_token(opening.seat_tokens[1])
        assert await store.read(lambda by: by.role(new, token)) == "1"

    run(address, test)


def test_tables_stay_loaded_up_to_the_limit(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sacbe.server.table_service.MAX_LOADED", 5)

    async def test(service: TableService, store: Store) -> None:
        tables = [(await service.open(table_request())).table for _ in range(5)]
        assert list(service._tables) == tables
        tables.append((await service.open(table_request())).table)
        assert list(service._tables) == tables[1:], "the one that was not used for longest"

    run(address, test)


def test_unused_tables_are_unloaded(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sacbe.server.table_service.MAX_LOADED", 5)

    async def test(service: TableService, store: Store) -> None:
        tables = [(await service.open(table_request())).table for _ in range(12)]
        service.subscribe(tables[0], lambda change: None)
        for table in tables:
            await service.get(table)
        assert len(service._tables) <= 6
        assert tables[0] in service._tables
        for table in tables:
            await play(service, table, 1, random.Random(1))

    run(address, test)


def test_a_finished_table_is_unloaded_when_its_last_page_closes(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        finished = (await service.open(table_request())).table
        running = (await service.open(table_request())).table
        await play(service, finished, 10_000, random.Random(1))
        await play(service, running, 1, random.Random(1))
        end = await service.get(finished)
        assert end.status == "over"
        pages = [service.subscribe(finished, lambda change: None) for _ in range(2)]
        other = service.subscribe(running, lambda change: None)
        pages[0]()
        assert finished in service._tables, "somebody still looks at it"
        pages[1]()
        other()
        assert list(service._tables) == [running]
        assert (await service.get(finished)).version == end.version

    run(address, test)


def test_long_log_is_loaded_from_a_snapshot(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    cached: list[str] = []

    async def first(service: TableService, store: Store) -> None:
        table = (await service.open(table_request("tzolkin"))).table
        await play(service, table, 100, random.Random(1))
        record_data = await store.read(lambda by: by.snapshot(table))
        assert record_data is not None
        assert record_data[0] == 64
        cached.append(table)

    async def second(service: TableService, store: Store) -> None:
        table_state = await service.get(cached[0])
        log = await service.log(cached[0])
        assert table_state.snapshot() == fold(log).snapshot()
        assert isinstance(log[0].event, ev.Opened)
        await store.write(lambda to: to.keep_snapshot(cached[0], 64, b"damaged"))

    async def third(service: TableService, store: Store) -> None:
        assert (await service.get(cached[0])).version == 101

    run(address, first)
    run(address, second)
    run(address, third)


def test_repeated_command_succeeds_even_if_forbidden_now(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        table = (await service.open(table_request(kinds="lk"))).table
        replace = messages.Replace(seat=1, level="easy")
        result = await service.execute(table, PLAYER, 1, "fill", replace)
        await service.claim_seat(table, 1, "Ben")
        ben = Actor(name="ben", seats=frozenset({1}))
        await service.execute(table, ben, 3, "back", messages.Return(seat=1))
        with pytest.raises(Refusal, match="taken by a player"):
            await service.execute(table, PLAYER, 4, "fill again", replace)
        assert await service.execute(table, PLAYER, 1, "fill", replace) == result

    run(address, test)


def test_event_stored_while_loading_is_not_missed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared_store = postgres.new_database()

    async def test(service: TableService, store: Store) -> None:
        table = (await service.open(table_request())).table
        other_store = Store.at(shared_store)
        other = TableService(other_store)
        folding, go_on = asyncio.Event(), asyncio.Event()
        load = other._load

        async def slowly(name: str) -> TableState | None:
            table_state = await load(name)
            folding.set()
            await go_on.wait()
            return table_state

        monkeypatch.setattr(other, "_load", slowly)
        notifications = asyncio.Event()
        other.subscribe(table, lambda change: notifications.set())
        loading = asyncio.create_task(other.get(table))
        await folding.wait()
        table_state = await play(service, table, 1, random.Random(1))
        go_on.set()
        await loading
        await asyncio.wait_for(notifications.wait(), 30)
        assert (await other.get(table)).version == table_state.version
        await other_store.close()

    run(shared_store, test)


def test_result_from_a_receipt_is_not_newer_than_the_table(address: str) -> None:
    """After a resend to another process, its next view is not older than its response."""

    async def test(service: TableService, store: Store) -> None:
        other_store = Store.at(address)
        other = TableService(other_store)
        table = (await service.open(table_request())).table
        table_state = await other.get(table)
        command = messages.Say(text="hello", seat=0)
        await service.execute(table, PLAYER, table_state.version, "same", command)
        result = await other.execute(table, PLAYER, table_state.version, "same", command)
        assert (await other.get(table)).version >= result.version == 2
        await other_store.close()

    run(address, test)


def test_chosen_seed_is_public_and_refused_at_public_tables(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        action_ = await service.get((await service.open(table_request())).table)
        image = messages.OpenTable(game="maya", seats=[messages.Local(), messages.Local()])
        open_to_all = messages.OpenTable(
            game="maya", seats=[messages.Local(), messages.LinkSeat()], public=True
        )
        assert action_.opened.seeded
        for other in (image, open_to_all):
            assert not (await service.get((await service.open(other)).table)).opened.seeded
        with pytest.raises(Refusal, match="Public tables cannot have a seed"):
            await service.open(table_request(public=True))

    run(address, test)


# ---------------------------------------------------------------- seats of public tables


OPEN_TO_ALL = messages.OpenTable(
    game="maya", seats=[messages.Local(), messages.LinkSeat()], public=True
)


async def new_visitor(store: Store, name: str) -> int:
    return await store.write(lambda to: to.new_visitor(hash_token(name), name, "en", 0.0))


async def speaks_for(store: Store, table: str, token: str) -> frozenset[int]:
    """The seats that a token controls, in another process too."""
    principal = await Sessions(store, Settings(), Bans()).by_token(table, token)
    return principal.seats


def test_joined_seat_revokes_its_token(address: str) -> None:
    """The creator of the table knows the seat's token."""

    async def test(service: TableService, store: Store) -> None:
        ana, ben = await new_visitor(store, "ana"), await new_visitor(store, "ben")
        opening = await service.open(OPEN_TO_ALL, ana)
        table, token = opening.table, opening.seat_tokens[1]
        sessions = Sessions(store, Settings(), Bans())
        assert await sessions.role(table, token) == "1"
        await service.join_seat(table, 1, "Ben", ben)
        for _ in range(2):
            with pytest.raises(Refusal) as error_info:
                await sessions.by_token(table, token)
            assert error_info.value.error == "unauthorized"
        assert (await sessions.by_claims(table, ben)).seats == {1}
        assert (await sessions.by_claims(table, ana)).seats == {0}
        assert await speaks_for(store, table, opening.seat_tokens[0]) == {0}
        await service.join_seat(table, 1, "Ben", ben)  # again: the same response
        with pytest.raises(Refusal, match="has just been taken"):
            await service.join_seat(table, 1, "Eve", ana)
        assert (await sessions.by_claims(table, ana)).seats == {0}

    run(address, test)


def test_token_of_a_free_public_seat_only_claims(address: str) -> None:
    """Otherwise the creator of the table could view it first, or keep a socket open."""

    async def test(service: TableService, store: Store) -> None:
        opening = await service.open(OPEN_TO_ALL)
        table, token = opening.table, opening.seat_tokens[1]
        with pytest.raises(Refusal, match="Claim the seat first"):
            await speaks_for(store, table, token)
        await service.claim_seat(table, 1, "Friend")
        assert await speaks_for(store, table, token) == {1}
        eve = await new_visitor(store, "eve")
        with pytest.raises(Refusal) as error_info:
            await service.join_seat(table, 1, "Eve", eve)
        assert error_info.value.error == "conflict"
        assert await speaks_for(store, table, token) == {1}

    run(address, test)


def test_seat_of_a_bot_is_not_free(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        opening = await service.open(OPEN_TO_ALL)
        table, token = opening.table, opening.seat_tokens[1]
        host = Actor(name="host", host=True)
        await service.execute(table, host, 1, "bot", messages.Replace(seat=1, level="random"))
        with pytest.raises(Refusal, match="A bot is playing"):
            await service.join_seat(table, 1, "Eve", await new_visitor(store, "eve"))
        with pytest.raises(Refusal, match="not valid"):  # the creator of the table has it too
            await speaks_for(store, table, token)

    run(address, test)


def test_rematch_does_not_restore_revoked_tokens(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        ben = await new_visitor(store, "ben")
        opening = await service.open(OPEN_TO_ALL)
        table = opening.table
        await service.join_seat(table, 1, "Ben", ben)
        await play(service, table, 10_000, random.Random(1))
        again = (await service.execute(table, PLAYER, 1, "again", messages.Rematch())).rematch
        assert again is not None
        with pytest.raises(Refusal):
            await speaks_for(store, again, opening.seat_tokens[1])
        assert await speaks_for(store, again, opening.seat_tokens[0]) == {0}
        assert await store.read(lambda by: by.roles(ben, again)) == {"1"}

    run(address, test)


def test_seat_is_either_claimed_or_joined(address: str) -> None:
    """In two processes at the same time: the second one gets nothing."""

    async def test(service: TableService, store: Store) -> None:
        shared_store = Store.at(address)
        try:
            other = TableService(shared_store)
            for round in range(5):
                ana, ben = [await new_visitor(store, f"{name} {round}") for name in ("ana", "ben")]
                opening = await service.open(OPEN_TO_ALL)
                table, hashed = opening.table, hash_token(opening.seat_tokens[1])

                def keep(to: Repository, ana=ana, table=table, hashed=hashed) -> None:  # type: ignore[no-untyped-def]
                    role_of(to, table, hashed)
                    to.claim(ana, table, "1", 0.0)

                await asyncio.gather(
                    service.claim_seat(table, 1, "Ana", keep),
                    other.join_seat(table, 1, "Ben", ben),
                    return_exceptions=True,
                )
                name = fold(await service.log(table)).seats[1].name
                actual = [
                    await store.read(lambda by, who=who, table=table: by.roles(who, table))  # type: ignore[misc]
                    for who in (ana, ben)
                ]
                assert actual == ([{"1"}, set()] if name == "Ana" else [set(), {"1"}])
        finally:
            await shared_store.close()

    run(address, test)


# ---------------------------------------------------------------- damaged or removed tables


def test_damaged_log_affects_only_its_table(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        tables = [(await service.open(table_request())).table for _ in range(2)]
        cut = text("UPDATE events SET event = substr(event, 1, 9) WHERE table_id = :table")
        await store.write(lambda to: to.connection.execute(cut, {"table": tables[0]}) and None)
        for each in (TableService(store).get, TableService(store).log):
            with pytest.raises(InvalidLog, match="event log is corrupt"):
                await each(tables[0])
            await each(tables[1])

    run(address, test)


def test_removed_table_is_reported(address: str) -> None:
    async def test(service: TableService, store: Store) -> None:
        table = (await service.open(table_request())).table
        table_state = await service.get(table)
        assert await store.write(lambda to: to.remove(table, table_state.changed_at + 1))
        for _ in range(2):
            with pytest.raises(NoSuchTable):
                await service.execute(table, PLAYER, 1, "x", first_choice(table_state))

    run(address, test)
