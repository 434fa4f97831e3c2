"""The one door: the only way in which a table changes.

A command is decided on the story as it is, its event is applied to a copy, the event is stored,
and only then the copy becomes the story and everybody is told. So nobody ever sees a move that is
not on disk, and a failing store leaves everything as it was.

Several processes may share one store. Each keeps the stories it needs; if another one was faster,
the store says so, the story is brought up to date and the command is decided anew.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

import msgspec

from sacbe.play.game import game, games
from sacbe.server import events as ev
from sacbe.server import wire
from sacbe.server.deciding import Actor, Refusal, check_rematch, decide
from sacbe.server.store import Answered, Receipt, Repository, Store, StoreFailed, Summary, Taken
from sacbe.server.story import Story, StoryError, first_moves, tell

MOST_STORIES = 2_000  # kept in memory; the others are loaded when they are asked for
SNAPSHOT_EVERY = 64  # events
MOST_TRIES = 20  # for a command, while other processes are faster
ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789"

T = TypeVar("T")
Deciding = Callable[[Story, float], ev.AnyEvent]
Also = Callable[[Repository], None]


class NoSuchTable(LookupError):
    """There is no table of that name."""


class Change(NamedTuple):
    """What happened: the story before it, the event, and the story after it."""

    before: Story
    logged: ev.Logged
    after: Story


class _Wish(NamedTuple):
    """What somebody wants to be done, once."""

    what: Deciding
    actor: str
    command_id: str
    digest: bytes = b""
    also: Also | None = None  # stored with the event, or not at all


class Opening(NamedTuple):
    """A table that was opened, and the tokens that speak for its seats."""

    table: str
    host_token: str
    seat_tokens: dict[int, str]


class _Live:
    """A table in memory."""

    def __init__(self) -> None:
        self.story: Story | None = None
        self.lock = asyncio.Lock()
        self.listeners: list[Callable[[Change], None]] = []
        self.users = 0

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.users


class Door:
    """All tables of a store."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self._now = store, now
        self._lives: OrderedDict[str, _Live] = OrderedDict()
        self._watchers: list[Callable[[str, Story], None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        store.on_notice(self._hear)

    # ------------------------------------------------------------ opening

    async def open(self, wish: wire.OpenTable, visitor: int | None = None) -> Opening:
        """A new table; a Refusal says what is wrong with the wish."""
        if wish.game not in games():
            raise Refusal("not_found", f"There is no game {wish.game!r}.")
        rules = game(wish.game)
        try:
            options = rules.checked_options(len(wish.seats), dict(wish.options))
        except ValueError as error:
            raise Refusal("illegal", str(error)) from None
        if wish.public and wish.seed is not None:
            raise Refusal("illegal", "Public tables cannot have a seed.")
        seed = secrets.randbits(62) if wish.seed is None else wish.seed
        opened = ev.Opened(
            game=wish.game,
            rules_version=rules.rules_version,
            data=rules.data_digest,
            options=options,
            seed=seed,
            seats=[seat_of(seat) for seat in wish.seats],
            public=wish.public,
            spectators=wish.spectators,
            undo=wish.undo,
            clock=wish.clock,
            seeded=wish.seed is not None,
            moves=await asyncio.to_thread(first_moves, rules, len(wish.seats), options, seed),
        )
        return await self.open_with(opened, visitor)

    async def open_with(self, opened: ev.Opened, visitor: int | None = None) -> Opening:
        """A table that begins with this event; who opens it sits at its local seats."""
        table = new_table_id()
        people = [i for i, seat in enumerate(opened.seats) if seat.kind != "bot"]
        opening = Opening(table, new_token(), {seat: new_token() for seat in people})
        tokens = {"host": hash_token(opening.host_token)}
        tokens |= {str(seat): hash_token(token) for seat, token in opening.seat_tokens.items()}
        logged = ev.Logged(1, self._now(), opened)
        story = await asyncio.to_thread(Story, opened, logged.at)
        own = ["host", *(str(i) for i in people if opened.seats[i].kind == "local")]

        def store(repository: Repository) -> None:
            repository.open_table(table, logged, tokens, summary(story))
            if visitor is not None:
                for role in own:
                    repository.claim(visitor, table, role, logged.at)

        await self._write(store)
        self._live(table).story = story
        self._tell_watchers(table, story)
        return opening

    # ------------------------------------------------------------ changing

    async def commit(
        self, table: str, actor: Actor, expected: int, command_id: str, command: wire.Command
    ) -> wire.Done:
        """Carry out a command once, however often it is sent; a Refusal says why not."""
        if isinstance(command, wire.Rematch):
            return await self._to_the_end(self._rematch(table, actor, command_id))

        def what(story: Story, now: float) -> ev.AnyEvent:
            return decide(story, actor, expected, command)

        digest = hashlib.sha256(msgspec.json.encode(command)).digest()
        return await self._change(table, _Wish(what, actor.name, command_id, digest))

    async def sit(self, table: str, seat: int, name: str, also: Also | None = None) -> None:
        """Somebody came by a seat's link, as the first or not, and what is stored with it."""
        story = await self.story(table)
        if not story.seats[seat].taken:
            # An id of its own: who comes second is to be told so, not what the first was told.
            wish = _Wish(_sit(seat, name), "server", f"sat:{secrets.token_hex(8)}", also=also)
            try:
                await self._change(table, wish)
                return
            except Refusal as refusal:
                if refusal.error != "conflict":
                    raise
        if also is not None:
            await self._write(also)

    async def join(self, table: str, seat: int, name: str, visitor: int) -> None:
        """A visitor takes a free seat of a public table; only one can. The seat is his alone from
        then on: its token, which who opened the table knows, serves no more."""

        def what(story: Story, now: float) -> ev.AnyEvent:
            if story.seats[seat].is_bot:
                raise Refusal("conflict", "A bot is playing for this seat.")
            return _sit(seat, name)(story, now)

        def also(to: Repository) -> None:
            to.revoke(table, str(seat))
            to.claim(visitor, table, str(seat), self._now())

        await self._change(table, _Wish(what, "server", f"join:{seat}:{visitor}", also=also))

    async def by_server(self, table: str, what: Deciding, command_id: str) -> wire.Done:
        """What the server itself does to a table, as its clock."""
        return await self._change(table, _Wish(what, "server", command_id))

    async def _change(self, table: str, wish: _Wish) -> wire.Done:
        """Whoever asked may go away meanwhile: what is stored is told all the same."""
        return await self._to_the_end(self._keep_trying(table, wish))

    async def _to_the_end(self, doing: Coroutine[None, None, wire.Done]) -> wire.Done:
        task = asyncio.ensure_future(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _keep_trying(self, table: str, wish: _Wish) -> wire.Done:
        with self._using(table) as live:
            async with live.lock:
                for _ in range(MOST_TRIES):
                    done = await self._try(table, live, wish)
                    if done is not None:
                        return done
        raise Refusal("unavailable", "This table is too busy. Please try again.")

    async def _try(self, table: str, live: _Live, wish: _Wish) -> wire.Done | None:
        """Once, with the lock held; None if another process was faster."""
        before = await self._loaded(table, live)
        now = self._now()
        try:
            event = wish.what(before, now)
        except Refusal as refusal:
            done = await self._answered(table, wish.actor, wish.command_id, wish.digest)
            behind = await self._refresh(table, live) if refusal.error == "conflict" else False
            if done is None and not behind:
                raise
            return done
        logged = ev.Logged(before.version + 1, now, event)
        after = before.copy()
        after.apply(logged)
        done = wire.Done(command_id=wish.command_id, version=logged.version)
        try:
            await self._append(table, logged, wish, done, after)
        except Answered as again:  # by another process, perhaps
            await self._refresh(table, live)
            return _same(again.receipt, wish.digest)
        except Taken:
            await self._refresh(table, live)
            return None
        except LookupError:  # `sacbe admin prune` has removed it
            live.story = None
            raise NoSuchTable(table) from None
        self._now_is(table, live, Change(before, logged, after))
        return done

    async def _append(
        self, table: str, logged: ev.Logged, wish: _Wish, done: wire.Done, after: Story
    ) -> None:
        told, receipt = summary(after), _receipt(wish.actor, wish.digest, done)
        snapshot = after.snapshot() if logged.version % SNAPSHOT_EVERY == 0 else None

        def store(repository: Repository) -> None:
            repository.append(table, logged, receipt, told, snapshot)
            if wish.also is not None:
                wish.also(repository)

        await self._write(store)

    async def _rematch(self, table: str, actor: Actor, command_id: str) -> wire.Done:
        """The same table once more. Who sits here sits there too, with the same tokens."""
        digest = hashlib.sha256(b"rematch").digest()
        with self._using(table) as live:
            async with live.lock:
                before = await self._loaded(table, live)
                done = await self._answered(table, actor.name, command_id, digest)
                if done is not None:
                    return done
                check_rematch(before, actor)
                if before.rematch is not None:  # somebody else was faster
                    return wire.Done(
                        command_id=command_id, version=before.version, rematch=before.rematch
                    )
                new, now = new_table_id(), self._now()
                first = ev.Logged(1, now, await asyncio.to_thread(_once_more, before, table))
                assert isinstance(first.event, ev.Opened)
                story = await asyncio.to_thread(Story, first.event, now)
                logged = ev.Logged(before.version + 1, now, ev.Rematched(table=new))
                after = before.copy()
                after.apply(logged)
                done = wire.Done(command_id=command_id, version=logged.version, rematch=new)
                receipt = _receipt(actor.name, digest, done)

                def store(repository: Repository) -> None:
                    repository.append(table, logged, receipt, summary(after))
                    repository.open_table(new, first, repository.tokens(table), summary(story))
                    repository.copy_claims(table, new, now)

                try:
                    await self._write(store)
                except (Answered, Taken):
                    await self._refresh(table, live)
                    raise Refusal(
                        "conflict", "The table has changed since then. Check it and choose again."
                    ) from None
                self._now_is(table, live, Change(before, logged, after))
        self._live(new).story = story
        self._tell_watchers(new, story)
        return done

    async def _answered(
        self, table: str, actor: str, command_id: str, digest: bytes
    ) -> wire.Done | None:
        """What the same command was answered before."""
        receipt = await self._read(lambda by: by.receipt(table, actor, command_id))
        return None if receipt is None else _same(receipt, digest)

    # ------------------------------------------------------------ reading

    async def story(self, table: str) -> Story:
        """A table as it is stored; to be read, not to be changed."""
        with self._using(table) as live:
            if live.story is None:
                async with live.lock:
                    return await self._loaded(table, live)
            return live.story

    async def log(self, table: str) -> list[ev.Logged]:
        """All that happened at a table."""
        with _readable():
            return await self._read(lambda by: by.log(table))

    def subscribe(self, table: str, heard: Callable[[Change], None]) -> Callable[[], None]:
        """Be told of everything that happens at a table once it is stored; the way to stop."""
        live = self._live(table)
        live.listeners.append(heard)
        return lambda: live.listeners.remove(heard)

    def watch(self, seen: Callable[[str, Story], None]) -> None:
        """Be told of every table that was opened or has changed."""
        self._watchers.append(seen)

    # ------------------------------------------------------------ stories in memory

    def _live(self, table: str) -> _Live:
        live = self._lives.get(table)
        if live is None:
            live = self._lives[table] = _Live()
            for name in list(self._lives)[: len(self._lives) - MOST_STORIES]:
                if self._lives[name].idle and name != table:
                    del self._lives[name]
        self._lives.move_to_end(table)
        return live

    @contextmanager
    def _using(self, table: str) -> Iterator[_Live]:
        """A table that is not forgotten meanwhile, and not remembered if there is none."""
        live = self._live(table)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            if live.story is None and live.idle:
                self._lives.pop(table, None)

    async def _loaded(self, table: str, live: _Live) -> Story:
        """With the table's lock held."""
        if live.story is None:
            live.story = await self._load(table)
            if live.story is None:
                raise NoSuchTable(table)
        return live.story

    async def _load(self, table: str) -> Story | None:
        def read(repository: Repository) -> tuple[Story | None, list[ev.Logged]]:
            saved = repository.snapshot(table)
            if saved is not None:
                try:
                    return Story.load(saved[1]), repository.log(table, saved[0])
                except StoryError:
                    pass  # the log tells it all anyway
            return None, repository.log(table)

        def fold(story: Story | None, log: list[ev.Logged]) -> Story | None:
            if story is None:
                return tell(log) if log else None
            for logged in log:
                story.apply(logged)
            return story

        with _readable():
            return await asyncio.to_thread(fold, *await self._read(read))

    async def _refresh(self, table: str, live: _Live) -> bool:
        """Take in what other processes stored, with the lock held; was there anything?"""
        story = live.story
        if story is None:
            return False
        since = story.version
        with _readable():
            missed = await self._read(lambda by: by.log(table, since))
        for logged in missed:
            before = live.story
            assert before is not None
            after = before.copy()
            with _readable():
                after.apply(logged)
            self._now_is(table, live, Change(before, logged, after))
        return bool(missed)

    def _now_is(self, table: str, live: _Live, change: Change) -> None:
        """A stored event becomes the truth, and everybody is told."""
        live.story = change.after
        for heard in list(live.listeners):
            heard(change)
        self._tell_watchers(table, change.after)

    def _tell_watchers(self, table: str, story: Story) -> None:
        for seen in self._watchers:
            seen(table, story)

    def _hear(self, table: str, version: int) -> None:
        """Another process stored something; without a name, perhaps anywhere."""
        for name in [table] if table else list(self._lives):
            live = self._lives.get(name)
            if live is None:
                continue
            # One that is being loaded may have been read just before: it catches up afterwards.
            if not table or live.story is None or live.story.version < version:
                task = asyncio.ensure_future(self._catch_up(name, live))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, table: str, live: _Live) -> None:
        live.users += 1
        try:
            async with live.lock:
                try:
                    await self._refresh(table, live)
                except (Refusal, StoryError):  # whoever asks next loads it anew, or is told why not
                    live.story = None
        finally:
            live.users -= 1

    # ------------------------------------------------------------ the store

    async def _write(self, job: Callable[[Repository], None]) -> None:
        try:
            await self._store.write(job)
        except StoreFailed:
            raise Refusal(
                "unavailable", "The command could not be stored. Please try again."
            ) from None

    async def _read(self, job: Callable[[Repository], T]) -> T:
        try:
            return await self._store.read(job)
        except StoreFailed:
            raise Refusal("unavailable", "The database cannot be read. Please try again.") from None


@contextmanager
def _readable() -> Iterator[None]:
    """What cannot be decoded, or speaks of a seat or a game that there is not, is a damaged log:
    that is said of this table, and is no fault of ours."""
    try:
        yield
    except (msgspec.MsgspecError, LookupError) as error:
        raise StoryError(f"The event log is corrupt: {error}") from error


def _sit(seat: int, name: str) -> Deciding:
    def what(story: Story, now: float) -> ev.AnyEvent:
        if story.seats[seat].taken:
            raise Refusal("conflict", "This seat has just been taken.")
        return ev.Sat(seat=seat, name=name)

    return what


def seat_of(wish: wire.Local | wire.Link | wire.BotSeat) -> ev.SeatAt:
    """A seat as a table is opened with it."""
    match wish:
        case wire.Local(name=name):
            return ev.SeatAt(kind="local", name=name)
        case wire.Link():
            return ev.SeatAt(kind="link")
        case wire.BotSeat(level=level):
            return ev.SeatAt(kind="bot", level=level)


def _once_more(story: Story, table: str) -> ev.Opened:
    """The opening of a rematch: the same people, another deal."""
    opened = story.opened
    seed = secrets.randbits(62)
    seats = [
        ev.SeatAt(kind=seat.kind, name=now.name, level=seat.level, taken=now.taken)
        for seat, now in zip(opened.seats, story.seats, strict=True)
    ]
    moves = first_moves(story.game, story.players, dict(opened.options), seed)
    return msgspec.structs.replace(
        opened,
        seed=seed,
        moves=moves,
        seats=seats,
        rematch_of=table,
        imported=False,
        seeded=False,
    )


def _receipt(actor: str, digest: bytes, done: wire.Done) -> Receipt:
    answer = msgspec.json.encode(done)
    return Receipt(actor=actor, command_id=done.command_id, digest=digest, answer=answer)


def _same(receipt: Receipt, digest: bytes) -> wire.Done:
    """The answer that a command got, if it is the same command."""
    if receipt.digest != digest:
        raise Refusal("conflict", "This command id was already used for a different command.")
    return msgspec.json.decode(receipt.answer, type=wire.Done)


def summary(story: Story) -> Summary:
    """What lists and sweeps need to know of a table."""
    waits = [story.changed_at for seat in story.asked if story.seats[seat].is_bot]
    waits += [at for seat in story.asked if (at := story.deadline(seat)) is not None]
    return Summary(
        game=story.opened.game,
        players=story.players,
        public=story.opened.public,
        status=story.status,
        asked=story.asked,
        names=[seat.name or seat.level for seat in story.seats],
        free=[i for i, seat in enumerate(story.seats) if not seat.taken and not seat.is_bot],
        wakes_at=min(waits, default=None),
    )


def new_table_id() -> str:
    """A name that nobody guesses: 82 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(16))


def new_token() -> str:
    """A secret of 128 bits."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> bytes:
    """What is kept of a secret. It is random already, so one round is enough."""
    return hashlib.sha256(token.encode()).digest()
