"""The one door: stored first, told afterwards, once and in order."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

import sacbe
from sacbe.server import events as ev
from sacbe.server import wire
from sacbe.server.deciding import Actor, Refusal
from sacbe.server.door import Change, Door, NoSuchTable, hash_token
from sacbe.server.limits import Settings
from sacbe.server.sessions import Sessions, role_of
from sacbe.server.store import Repository, Store
from sacbe.server.story import Story, StoryError, tell

from .postgres import Postgres, started

BOTH = frozenset({0, 1})
PLAYER = Actor(name="ana", seats=BOTH, host=True)


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    yield from started()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return str(request.getfixturevalue("postgres").new_database())


def wish(name: str = "maya", kinds: str = "ll", **more: Any) -> wire.OpenTable:
    made: dict[str, wire.Local | wire.Link] = {"l": wire.Local(name="Ana"), "k": wire.Link()}
    return wire.OpenTable(game=name, seats=[made[kind] for kind in kinds], seed=3, **more)


def run(address: str, test: Callable[[Door, Store], Awaitable[None]]) -> None:
    """A test with a door of its own."""

    async def with_door() -> None:
        store = Store.at(address)
        try:
            await test(Door(store), store)
        finally:
            await store.close()

    asyncio.run(with_door())


async def play(door: Door, table: str, choices: int, rng: random.Random) -> Story:
    """So many random choices by the players."""
    for _ in range(choices):
        story = await door.story(table)
        if story.status != "playing":
            break
        seat = rng.choice(story.asked)
        command = wire.Play(seat=seat, action=rng.choice(story.state.legal_actions(seat)))
        command_id = f"c{story.version}"
        done = await door.commit(table, PLAYER, story.version, command_id, command)
        assert done == wire.Done(command_id=command_id, version=story.version + 1)
    return await door.story(table)


def first_choice(story: Story) -> wire.Play:
    seat = story.asked[0]
    return wire.Play(seat=seat, action=story.state.legal_actions(seat)[0])


@pytest.mark.parametrize("name", sacbe.games())
def test_a_whole_game_is_there_after_a_restart(name: str, address: str) -> None:
    played: list[tuple[str, bytes]] = []

    async def first(door: Door, store: Store) -> None:
        table = (await door.open(wish(name))).table
        story = await play(door, table, 10_000, random.Random(1))
        assert story.status == "over"
        played.append((table, story.snapshot()))

    async def second(door: Door, store: Store) -> None:
        (table, snapshot), *_ = played
        assert (await door.story(table)).snapshot() == snapshot
        log = await door.log(table)
        assert tell(log).snapshot() == snapshot
        assert [logged.version for logged in log] == list(range(1, len(log) + 1))

    run(address, first)
    run(address, second)


def test_one_command_sent_twenty_times_at_once_is_one_event(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        table = (await door.open(wish())).table
        story = await door.story(table)
        command = first_choice(story)
        sent = [door.commit(table, PLAYER, story.version, "same", command) for _ in range(20)]
        answers = await asyncio.gather(*sent)
        assert set(map(repr, answers)) == {repr(wire.Done(command_id="same", version=2))}
        assert len(await door.log(table)) == 2
        await play(door, table, 5, random.Random(1))
        late = await door.commit(table, PLAYER, story.version, "same", command)
        assert late == answers[0]

    run(address, test)


def test_a_command_id_is_for_one_command_of_one_actor(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        table = (await door.open(wish())).table
        say = wire.Say(text="one", seat=0)
        await door.commit(table, PLAYER, 1, "x", say)
        with pytest.raises(Refusal, match="already used for a different command"):
            await door.commit(table, PLAYER, 1, "x", wire.Say(text="two", seat=0))
        other = Actor(name="ben", seats=frozenset({1}))
        done = await door.commit(table, other, 1, "x", wire.Say(text="two", seat=1))
        assert done.version == 3

    run(address, test)


def test_a_stale_choice_is_a_conflict_and_changes_nothing(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        table = (await door.open(wish())).table
        old = await door.story(table)
        story = await play(door, table, 3, random.Random(1))
        with pytest.raises(Refusal) as caught:
            await door.commit(table, PLAYER, old.version, "late", first_choice(story))
        assert caught.value.error == "conflict"
        assert len(await door.log(table)) == story.version

    run(address, test)


def test_many_choices_at_once_are_one_event_each_or_a_conflict(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        table = (await door.open(wish())).table
        story = await door.story(table)
        command = first_choice(story)
        sent = [door.commit(table, PLAYER, story.version, f"c{i}", command) for i in range(20)]
        answers = await asyncio.gather(*sent, return_exceptions=True)
        done = [answer for answer in answers if isinstance(answer, wire.Done)]
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert (len(done), len(refused)) == (1, 19)
        assert {refusal.error for refusal in refused} == {"conflict"}

    run(address, test)


def test_an_unknown_table_is_said_to_be_none(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        for table in ("aaaaaaaaaaaaaaaa", ""):
            with pytest.raises(NoSuchTable):
                await door.story(table)
            with pytest.raises(NoSuchTable):
                await door.commit(table, PLAYER, 1, "c", wire.Say(text="hello", seat=0))
        assert not door._lives

    run(address, test)


def test_what_cannot_be_opened_is_refused(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        for bad, error in (
            (wish("chess"), "not_found"),
            (wish(options={"luck": True}), "illegal"),
        ):
            with pytest.raises(Refusal) as caught:
                await door.open(bad)
            assert caught.value.error == error

    run(address, test)


def test_a_failing_disk_shows_nobody_anything_and_the_next_choice_works(tmp_path: Path) -> None:
    fails = False

    def commit(connection: Connection) -> None:
        if fails:
            raise OSError("no space left")
        connection.commit()

    async def test() -> None:
        nonlocal fails
        store = Store.at(f"sqlite:///{tmp_path}/tables.db", commit)
        door = Door(store)
        table = (await door.open(wish())).table
        before = await door.story(table)
        heard: list[Change] = []
        door.subscribe(table, heard.append)
        fails = True
        for _ in range(3):
            with pytest.raises(Refusal) as caught:
                await door.commit(table, PLAYER, before.version, "c", first_choice(before))
            assert caught.value.error == "unavailable"
        assert not heard
        assert await door.story(table) is before
        fails = False
        done = await door.commit(table, PLAYER, before.version, "c", first_choice(before))
        assert done.version == 2
        assert [change.logged.version for change in heard] == [2]
        await store.close()

    asyncio.run(test())


def test_everybody_is_told_in_order_once_it_is_stored(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        table = (await door.open(wish())).table
        heard: list[Change] = []
        stop = door.subscribe(table, heard.append)
        story = await play(door, table, 8, random.Random(1))
        assert [change.logged.version for change in heard] == list(range(2, 10))
        for change in heard:
            assert change.before.version + 1 == change.logged.version == change.after.version
        assert heard[-1].after is story
        stop()
        await play(door, table, 1, random.Random(2))
        assert len(heard) == 8

    run(address, test)


def test_who_goes_away_in_the_middle_leaves_a_whole_event(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        table = (await door.open(wish())).table
        story = await door.story(table)
        heard: list[Change] = []
        door.subscribe(table, heard.append)
        command = first_choice(story)
        asked = asyncio.create_task(door.commit(table, PLAYER, 1, "gone", command))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        done = await door.commit(table, PLAYER, 1, "gone", command)
        assert done.version == 2
        assert [change.logged.version for change in heard] == [2]

    run(address, test)


def test_two_doors_on_one_store_play_one_game(address: str) -> None:
    """Whoever is behind is brought up to date by the store, and no version is lost or doubled."""

    async def test(door: Door, store: Store) -> None:
        other_store = Store.at(address)
        other = Door(other_store)
        table = (await door.open(wish())).table
        rng = random.Random(5)
        for k in range(30):
            mine = (door, other)[k % 2]
            for _ in range(5):
                story = await mine.story(table)
                seat = story.asked[0]
                command = wire.Play(seat=seat, action=rng.choice(story.state.legal_actions(seat)))
                try:
                    await mine.commit(table, PLAYER, story.version, f"{k}", command)
                    break
                except Refusal as refusal:
                    if refusal.error not in ("conflict", "illegal"):
                        raise
            else:
                pytest.fail("behind for ever")
        log = await door.log(table)
        assert [logged.version for logged in log] == list(range(1, 32))
        tell(log)
        await other_store.close()

    run(address, test)


def test_a_process_hears_what_another_one_stored(postgres: Postgres) -> None:
    shared = postgres.new_database()

    async def test(door: Door, store: Store) -> None:
        other_store = Store.at(shared)
        other = Door(other_store)
        table = (await door.open(wish())).table
        await other.story(table)
        heard = asyncio.Event()
        told: list[int] = []

        def hear(change: Change) -> None:
            told.append(change.logged.version)
            if len(told) == 10:
                heard.set()

        other.subscribe(table, hear)
        story = await play(door, table, 10, random.Random(1))
        await asyncio.wait_for(heard.wait(), 30)
        assert told == list(range(2, 12))
        assert (await other.story(table)).snapshot() == story.snapshot()
        await other_store.close()

    run(shared, test)


def test_a_rematch_seats_the_same_people_with_the_same_tokens(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        visitor = await store.write(lambda to: to.new_visitor(hash_token("v"), "Ana", "en", 0.0))
        opening = await door.open(wish(kinds="lk"), visitor)
        table = opening.table
        await door.sit(table, 1, "Ben")
        await door.sit(table, 1, "Someone else")
        with pytest.raises(Refusal, match="not over"):
            await door.commit(table, PLAYER, 1, "again", wire.Rematch())
        await play(door, table, 10_000, random.Random(1))
        answers = await asyncio.gather(
            *(door.commit(table, PLAYER, 1, "again", wire.Rematch()) for _ in range(5)),
            door.commit(table, PLAYER, 1, "another", wire.Rematch()),
        )
        (new,) = {answer.rematch for answer in answers}
        assert new is not None
        story = await door.story(new)
        assert [(seat.name, seat.taken) for seat in story.seats] == [("Ana", True), ("Ben", True)]
        assert story.opened.rematch_of == table
        assert (await door.story(table)).rematch == new
        first = await door.story(table)
        assert story.opened.seed != first.opened.seed
        roles = await store.read(lambda by: by.roles(visitor, new))
        assert roles == {"host", "0"}
        token = hash_token(opening.seat_tokens[1])
        assert await store.read(lambda by: by.role(new, token)) == "1"

    run(address, test)


def test_stories_that_nobody_needs_are_forgotten(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sacbe.server.door.MOST_STORIES", 5)

    async def test(door: Door, store: Store) -> None:
        tables = [(await door.open(wish())).table for _ in range(12)]
        door.subscribe(tables[0], lambda change: None)
        for table in tables:
            await door.story(table)
        assert len(door._lives) <= 6
        assert tables[0] in door._lives
        for table in tables:
            await play(door, table, 1, random.Random(1))

    run(address, test)


def test_long_stories_are_loaded_from_a_snapshot(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tables.db"
    kept: list[str] = []

    async def first(door: Door, store: Store) -> None:
        table = (await door.open(wish("tzolkin"))).table
        await play(door, table, 100, random.Random(1))
        saved = await store.read(lambda by: by.snapshot(table))
        assert saved is not None
        assert saved[0] == 64
        kept.append(table)

    async def second(door: Door, store: Store) -> None:
        story = await door.story(kept[0])
        log = await door.log(kept[0])
        assert story.snapshot() == tell(log).snapshot()
        assert isinstance(log[0].event, ev.Opened)
        await store.write(lambda to: to.keep_snapshot(kept[0], 64, b"damaged"))

    async def third(door: Door, store: Store) -> None:
        assert (await door.story(kept[0])).version == 101

    run(address, first)
    run(address, second)
    run(address, third)


def test_a_command_done_before_is_answered_even_if_it_would_be_forbidden_now(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        table = (await door.open(wish(kinds="lk"))).table
        replace = wire.Replace(seat=1, level="easy")
        done = await door.commit(table, PLAYER, 1, "fill", replace)
        await door.sit(table, 1, "Ben")
        ben = Actor(name="ben", seats=frozenset({1}))
        await door.commit(table, ben, 3, "back", wire.Return(seat=1))
        with pytest.raises(Refusal, match="taken by a player"):
            await door.commit(table, PLAYER, 4, "fill again", replace)
        assert await door.commit(table, PLAYER, 1, "fill", replace) == done

    run(address, test)


def test_what_is_stored_while_a_table_is_loaded_is_not_missed(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = postgres.new_database()

    async def test(door: Door, store: Store) -> None:
        table = (await door.open(wish())).table
        other_store = Store.at(shared)
        other = Door(other_store)
        folding, go_on = asyncio.Event(), asyncio.Event()
        load = other._load

        async def slowly(name: str) -> Story | None:
            story = await load(name)
            folding.set()
            await go_on.wait()
            return story

        monkeypatch.setattr(other, "_load", slowly)
        heard = asyncio.Event()
        other.subscribe(table, lambda change: heard.set())
        loading = asyncio.create_task(other.story(table))
        await folding.wait()
        story = await play(door, table, 1, random.Random(1))
        go_on.set()
        await loading
        await asyncio.wait_for(heard.wait(), 30)
        assert (await other.story(table)).version == story.version
        await other_store.close()

    run(shared, test)


def test_an_answer_from_a_receipt_is_not_newer_than_the_table(address: str) -> None:
    """After a resend to another process, what it shows next is not older than its answer."""

    async def test(door: Door, store: Store) -> None:
        other_store = Store.at(address)
        other = Door(other_store)
        table = (await door.open(wish())).table
        story = await other.story(table)
        command = wire.Say(text="hello", seat=0)
        await door.commit(table, PLAYER, story.version, "same", command)
        done = await other.commit(table, PLAYER, story.version, "same", command)
        assert (await other.story(table)).version >= done.version == 2
        await other_store.close()

    run(address, test)


def test_who_chooses_the_deal_is_told_to_all_and_nobody_does_so_in_public(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        chosen = await door.story((await door.open(wish())).table)
        drawn = wire.OpenTable(game="maya", seats=[wire.Local(), wire.Local()])
        open_to_all = wire.OpenTable(game="maya", seats=[wire.Local(), wire.Link()], public=True)
        assert chosen.opened.seeded
        for other in (drawn, open_to_all):
            assert not (await door.story((await door.open(other)).table)).opened.seeded
        with pytest.raises(Refusal, match="Public tables cannot have a seed"):
            await door.open(wish(public=True))

    run(address, test)


# ---------------------------------------------------------------- seats of public tables


OPEN_TO_ALL = wire.OpenTable(game="maya", seats=[wire.Local(), wire.Link()], public=True)


async def new_visitor(store: Store, name: str) -> int:
    return await store.write(lambda to: to.new_visitor(hash_token(name), name, "en", 0.0))


async def speaks_for(store: Store, table: str, token: str) -> frozenset[int]:
    """The seats of who shows a token: in another process, too."""
    asker = await Sessions(store, Settings()).by_token(table, token)
    return asker.seats


def test_a_seat_that_somebody_joined_is_his_alone(address: str) -> None:
    """Who opened the table knows the seat's token."""

    async def test(door: Door, store: Store) -> None:
        ana, ben = await new_visitor(store, "ana"), await new_visitor(store, "ben")
        opening = await door.open(OPEN_TO_ALL, ana)
        table, token = opening.table, opening.seat_tokens[1]
        sessions = Sessions(store, Settings())
        assert await sessions.role(table, token) == "1"
        await door.join(table, 1, "Ben", ben)
        for _ in range(2):
            with pytest.raises(Refusal) as caught:
                await sessions.by_token(table, token)
            assert caught.value.error == "unauthorized"
        assert (await sessions.by_claims(table, ben)).seats == {1}
        assert (await sessions.by_claims(table, ana)).seats == {0}
        assert await speaks_for(store, table, opening.seat_tokens[0]) == {0}
        await door.join(table, 1, "Ben", ben)  # again: answered as before
        with pytest.raises(Refusal, match="has just been taken"):
            await door.join(table, 1, "Eve", ana)
        assert (await sessions.by_claims(table, ana)).seats == {0}

    run(address, test)


def test_as_long_as_anybody_may_join_a_token_only_sits_down(address: str) -> None:
    """Or who opened the table could look first, or keep a socket that looks on."""

    async def test(door: Door, store: Store) -> None:
        opening = await door.open(OPEN_TO_ALL)
        table, token = opening.table, opening.seat_tokens[1]
        with pytest.raises(Refusal, match="Claim the seat first"):
            await speaks_for(store, table, token)
        await door.sit(table, 1, "Friend")
        assert await speaks_for(store, table, token) == {1}
        eve = await new_visitor(store, "eve")
        with pytest.raises(Refusal) as caught:
            await door.join(table, 1, "Eve", eve)
        assert caught.value.error == "conflict"
        assert await speaks_for(store, table, token) == {1}

    run(address, test)


def test_a_seat_that_a_bot_was_given_is_not_free(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        opening = await door.open(OPEN_TO_ALL)
        table, token = opening.table, opening.seat_tokens[1]
        host = Actor(name="host", host=True)
        await door.commit(table, host, 1, "bot", wire.Replace(seat=1, level="random"))
        with pytest.raises(Refusal, match="A bot is playing"):
            await door.join(table, 1, "Eve", await new_visitor(store, "eve"))
        seat = Actor(name="token:1", seats=await speaks_for(store, table, token))
        with pytest.raises(Refusal, match="claim it first"):
            await door.commit(table, seat, 2, "back", wire.Return(seat=1))
        await door.sit(table, 1, "Friend")
        await door.commit(table, seat, 3, "back again", wire.Return(seat=1))

    run(address, test)


def test_a_rematch_gives_no_token_of_a_joined_seat_back(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        ben = await new_visitor(store, "ben")
        opening = await door.open(OPEN_TO_ALL)
        table = opening.table
        await door.join(table, 1, "Ben", ben)
        await play(door, table, 10_000, random.Random(1))
        again = (await door.commit(table, PLAYER, 1, "again", wire.Rematch())).rematch
        assert again is not None
        with pytest.raises(Refusal):
            await speaks_for(store, again, opening.seat_tokens[1])
        assert await speaks_for(store, again, opening.seat_tokens[0]) == {0}
        assert await store.read(lambda by: by.roles(ben, again)) == {"1"}

    run(address, test)


def test_a_seat_is_claimed_or_joined_but_never_both(address: str) -> None:
    """In two processes at the same time: whoever was second has nothing."""

    async def test(door: Door, store: Store) -> None:
        shared = Store.at(address)
        try:
            other = Door(shared)
            for round in range(5):
                ana, ben = [await new_visitor(store, f"{name} {round}") for name in ("ana", "ben")]
                opening = await door.open(OPEN_TO_ALL)
                table, hashed = opening.table, hash_token(opening.seat_tokens[1])

                def keep(to: Repository, ana=ana, table=table, hashed=hashed) -> None:  # type: ignore[no-untyped-def]
                    role_of(to, table, hashed)
                    to.claim(ana, table, "1", 0.0)

                await asyncio.gather(
                    door.sit(table, 1, "Ana", keep),
                    other.join(table, 1, "Ben", ben),
                    return_exceptions=True,
                )
                name = tell(await door.log(table)).seats[1].name
                got = [
                    await store.read(lambda by, who=who, table=table: by.roles(who, table))  # type: ignore[misc]
                    for who in (ana, ben)
                ]
                assert got == ([{"1"}, set()] if name == "Ana" else [set(), {"1"}])
        finally:
            await shared.close()

    run(address, test)


# ---------------------------------------------------------------- tables that are damaged or gone


def test_a_damaged_log_is_said_of_the_table(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        tables = [(await door.open(wish())).table for _ in range(2)]
        cut = text("UPDATE events SET event = substr(event, 1, 9) WHERE table_id = :table")
        await store.write(lambda to: to.connection.execute(cut, {"table": tables[0]}) and None)
        for each in (Door(store).story, Door(store).log):
            with pytest.raises(StoryError, match="event log is corrupt"):
                await each(tables[0])
            await each(tables[1])

    run(address, test)


def test_a_table_that_was_removed_meanwhile_is_none(address: str) -> None:
    async def test(door: Door, store: Store) -> None:
        table = (await door.open(wish())).table
        story = await door.story(table)
        assert await store.write(lambda to: to.remove(table, story.changed_at + 1))
        for _ in range(2):
            with pytest.raises(NoSuchTable):
                await door.commit(table, PLAYER, 1, "x", first_choice(story))

    run(address, test)
