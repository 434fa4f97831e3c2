"""The only code that changes tables.

A command is decided on the current state, its event is applied to a copy, the event is stored, and
only then the copy is published. So no client sees a move that is not on disk, and a failing store
changes nothing.

Several processes may share a store. Each keeps the states it needs. If another process was faster,
the store reports a conflict; the state is refreshed and the command retried.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

import msgspec

from sacbe.play.game import game, games
from sacbe.server import events as ev
from sacbe.server import messages
from sacbe.server.decider import (
    Actor,
    Refusal,
    check_name,
    check_rematch,
    decide,
    decide_turn,
)
from sacbe.server.opening import rematch_event, seat_config
from sacbe.server.store import (
    REMOVED,
    AlreadyExecuted,
    Receipt,
    Repository,
    Store,
    StoreError,
    Summary,
    VersionConflict,
)
from sacbe.server.table_state import InvalidLog, TableState, fold, initial_moves
from sacbe.server.tokens import hash_token, new_table_id, new_token

MAX_LOADED = 2_000  # in memory; other tables are loaded on demand
SNAPSHOT_EVERY = 64  # events
SEEN_SECONDS = 120.0  # for which a person counts as present after the last sign
MAX_ATTEMPTS = 20  # of a command, while other processes are faster

T = TypeVar("T")
Decide = Callable[[TableState, float], ev.AnyEvent]
AlsoWrite = Callable[[Repository], None]


class NoSuchTable(LookupError):
    """There is no table with this id."""


class Change(NamedTuple):
    """A stored event with the states before and after it."""

    before: TableState
    logged: ev.LoggedEvent
    after: TableState


class _PendingCommand(NamedTuple):
    """A command that must be executed once."""

    decide_event: Decide
    actor: str
    command_id: str
    digest: bytes = b""
    also_write: AlsoWrite | None = None  # stored in the same transaction


class NewTable(NamedTuple):
    """A new table and the tokens of its seats."""

    table: str
    host_token: str
    seat_tokens: dict[int, str]


class _LoadedTable:
    """A table in memory."""

    def __init__(self) -> None:
        self.state: TableState | None = None
        self.lock = asyncio.Lock()
        self.listeners: list[Callable[[Change], None]] = []
        self.users = 0
        self.seen_at = -SEEN_SECONDS  # when a person was last here, by the monotonic clock

    @property
    def idle(self) -> bool:
        return not self.listeners and not self.users


class TableService:
    """All tables of a store."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store, self._now = store, now
        self._tables: OrderedDict[str, _LoadedTable] = OrderedDict()
        self._watchers: list[Callable[[str, TableState], None]] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._key = secrets.token_bytes(32)
        store.on_notice(self._on_notice)

    # ------------------------------------------------------------ creating tables

    async def open(
        self, pending: messages.OpenTable, visitor: int | None = None, address: str = ""
    ) -> NewTable:
        """Create a table; a Refusal if the request is invalid."""
        if pending.game not in games():
            raise Refusal("not_found", f"There is no game {pending.game!r}.")
        rules = game(pending.game)
        try:
            options = rules.checked_options(len(pending.seats), dict(pending.options))
        except ValueError as error:
            raise Refusal("illegal", str(error)) from None
        if pending.public and pending.seed is not None:
            raise Refusal("illegal", "Public tables cannot have a seed.")
        seed = secrets.randbits(62) if pending.seed is None else pending.seed
        opened = ev.Opened(
            game=pending.game,
            rules_version=rules.rules_version,
            data=rules.data_digest,
            options=options,
            seed=seed,
            seats=[seat_config(seat) for seat in pending.seats],
            public=pending.public,
            spectators=pending.spectators,
            undo=pending.undo,
            several_seats=pending.several_seats,
            clock=pending.clock,
            coach=pending.coach,
            seeded=pending.seed is not None,
            moves=await asyncio.to_thread(initial_moves, rules, len(pending.seats), options, seed),
        )
        return await self.open_from(opened, visitor, address)

    def owner(self, visitor: int | None, address: str) -> str:
        """Identifies who opens tables: the visitor, else the address, which is not stored."""
        if visitor is not None:
            return f"visitor:{visitor}"
        return hashlib.blake2b(address.encode(), digest_size=8, key=self._key).hexdigest()

    async def open_from(
        self, opened: ev.Opened, visitor: int | None = None, address: str = ""
    ) -> NewTable:
        """Create a table with this first event; the creator claims its local seats."""
        if visitor is not None or address:
            opened = msgspec.structs.replace(opened, owner=self.owner(visitor, address))
        table = new_table_id()
        people = [i for i, seat in enumerate(opened.seats) if seat.kind != "bot"]
        opening = NewTable(table, new_token(), {seat: new_token() for seat in people})
        tokens = {"host": hash_token(opening.host_token)}
        tokens |= {str(seat): hash_token(token) for seat, token in opening.seat_tokens.items()}
        logged = ev.LoggedEvent(1, self._now(), opened)
        table_state = await asyncio.to_thread(TableState, opened, logged.at)
        own = ["host", *(str(i) for i in people if opened.seats[i].kind == "local")]

        def store(repository: Repository) -> None:
            repository.open_table(table, logged, tokens, summary(table_state))
            if visitor is not None:
                for role in own:
                    repository.claim(visitor, table, role, logged.at)

        await self._write(store)
        self._entry(table).state = table_state
        self._note_person(table)
        self._notify_watchers(table, table_state)
        return opening

    # ------------------------------------------------------------ commands

    async def execute(
        self, table: str, actor: Actor, expected: int, command_id: str, command: messages.Command
    ) -> messages.CommandResult:
        """Execute a command once, however often it is sent; a Refusal if it is rejected."""
        if isinstance(command, messages.Rematch):
            return await self._shield(self._rematch(table, actor, command_id))

        def decide_event(table_state: TableState, now: float) -> ev.AnyEvent:
            return decide(table_state, actor, expected, command)

        if not actor.trusted:
            self._note_person(table)
        digest = hashlib.sha256(msgspec.json.encode(command)).digest()
        also_write = await self._also_write(table, command)
        return await self._execute(
            table, _PendingCommand(decide_event, actor.name, command_id, digest, also_write)
        )

    async def play_turn(
        self, table: str, seat: int, actions: Sequence[int], expected: int, command_id: str
    ) -> messages.CommandResult:
        """Play choices of a bot for a seat, as one event."""
        bot = Actor(name=f"bot:{seat}", trusted=True)

        def decide_event(table_state: TableState, now: float) -> ev.AnyEvent:
            return decide_turn(table_state, bot, expected, seat, actions)

        digest = hashlib.sha256(msgspec.json.encode(actions)).digest()
        return await self._execute(
            table, _PendingCommand(decide_event, bot.name, command_id, digest)
        )

    async def _also_write(self, table: str, command: messages.Command) -> AlsoWrite | None:
        """What a command changes besides the events of its table: the rights to a seat."""
        if isinstance(command, messages.Remove):
            seat, now = str(command.seat), self._now()
            return lambda to: to.remove_players(table, seat, now)
        if isinstance(command, messages.Replace):
            # The host has the token of the seat, and would see what the bot knows.
            seat, public = str(command.seat), (await self.get(table)).opened.public
            return (lambda to: to.revoke(table, seat)) if public else None
        return None

    async def renew_token(self, table: str, seat: int, owner: int | None) -> str:
        """A new token for a seat; the old one and all claims except those of the owner end."""
        token = new_token()
        hashed = hash_token(token)

        def renew(to: Repository) -> None:
            to.renew_token(table, str(seat), hashed, owner)
            to.note_moderated(table)  # servers look at the rights of open sockets

        await self._write(renew)
        return token

    async def claim_seat(
        self, table: str, seat: int, name: str, also_write: AlsoWrite | None = None
    ) -> None:
        """Claim a seat by its link. `also_write` is stored even if it was claimed before."""
        table_state = await self.get(table)
        if not table_state.seats[seat].taken:
            # A unique id: the second claim must get its own refusal, not the result of the first.
            pending = _PendingCommand(
                _sit(seat, name), "server", f"sat:{secrets.token_hex(8)}", also_write=also_write
            )
            try:
                await self._execute(table, pending)
                return
            except Refusal as refusal:
                if refusal.error != "conflict":
                    raise
        if also_write is not None:
            await self._write(also_write)

    async def join_seat(self, table: str, seat: int, name: str, visitor: int) -> None:
        """Take a free seat of a public table for a visitor; only one succeeds. The seat's token,
        which the creator of the table has, is revoked."""

        def decide_event(table_state: TableState, now: float) -> ev.AnyEvent:
            if table_state.seats[seat].is_bot:
                raise Refusal("conflict", "A bot is playing for this seat.")
            return _sit(seat, name)(table_state, now)

        several = (await self.get(table)).opened.several_seats

        def also_write(to: Repository) -> None:
            check_single_seat(to.roles(visitor, table), seat, several)
            to.revoke(table, str(seat))
            to.claim(visitor, table, str(seat), self._now())

        await self._execute(
            table,
            _PendingCommand(
                decide_event, "server", f"join:{seat}:{visitor}", also_write=also_write
            ),
        )

    async def execute_as_server(
        self, table: str, decide_event: Decide, command_id: str
    ) -> messages.CommandResult:
        """Execute an action of the server itself, such as a timeout."""
        return await self._execute(table, _PendingCommand(decide_event, "server", command_id))

    async def _execute(self, table: str, pending: _PendingCommand) -> messages.CommandResult:
        """Execute a command; it completes even if the caller is cancelled."""
        return await self._shield(self._retry(table, pending))

    async def _shield(
        self, coroutine: Coroutine[None, None, messages.CommandResult]
    ) -> messages.CommandResult:
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(task)

    async def _retry(self, table: str, pending: _PendingCommand) -> messages.CommandResult:
        with self._using(table) as live:
            async with live.lock:
                for _ in range(MAX_ATTEMPTS):
                    result = await self._attempt(table, live, pending)
                    if result is not None:
                        return result
        raise Refusal("unavailable", "This table is too busy. Please try again.")

    async def _attempt(
        self, table: str, live: _LoadedTable, pending: _PendingCommand
    ) -> messages.CommandResult | None:
        """Try once, with the lock held; None if another process was faster."""
        before = await self._ensure_loaded(table, live)
        now = self._now()
        try:
            event = pending.decide_event(before, now)
        except Refusal as refusal:
            result = await self._earlier_result(
                table, pending.actor, pending.command_id, pending.digest
            )
            behind = await self._refresh(table, live) if refusal.error == "conflict" else False
            if result is None and not behind:
                raise
            return result
        logged = ev.LoggedEvent(before.version + 1, now, event)
        after = before.copy()
        after.apply(logged)
        result = messages.CommandResult(
            command_id=pending.command_id, version=logged.version, rematch=None
        )
        try:
            await self._store_event(table, logged, pending, result, after)
        except AlreadyExecuted as earlier:  # perhaps by another process
            await self._refresh(table, live)
            return _result_of(earlier.receipt, pending.digest)
        except VersionConflict:
            await self._refresh(table, live)
            return None
        except LookupError:  # removed by `sacbe admin prune`
            live.state = None
            raise NoSuchTable(table) from None
        self._publish(table, live, Change(before, logged, after))
        return result

    async def _store_event(
        self,
        table: str,
        logged: ev.LoggedEvent,
        pending: _PendingCommand,
        result: messages.CommandResult,
        after: TableState,
    ) -> None:
        table_summary, receipt = summary(after), _receipt(pending.actor, pending.digest, result)
        snapshot = after.snapshot() if logged.version % SNAPSHOT_EVERY == 0 else None

        def store(repository: Repository) -> None:
            repository.append(table, logged, receipt, table_summary, snapshot)
            if pending.also_write is not None:
                pending.also_write(repository)

        await self._write(store)

    async def _rematch(self, table: str, actor: Actor, command_id: str) -> messages.CommandResult:
        """Create a new table with the same players and tokens."""
        digest = hashlib.sha256(b"rematch").digest()
        with self._using(table) as live:
            async with live.lock:
                before = await self._ensure_loaded(table, live)
                result = await self._earlier_result(table, actor.name, command_id, digest)
                if result is not None:
                    return result
                check_rematch(before, actor)
                if before.rematch is not None:  # another player was faster
                    return messages.CommandResult(
                        command_id=command_id, version=before.version, rematch=before.rematch
                    )
                new, now = new_table_id(), self._now()
                first = ev.LoggedEvent(
                    1, now, await asyncio.to_thread(rematch_event, before, table)
                )
                assert isinstance(first.event, ev.Opened)
                table_state = await asyncio.to_thread(TableState, first.event, now)
                logged = ev.LoggedEvent(before.version + 1, now, ev.Rematched(table=new))
                after = before.copy()
                after.apply(logged)
                result = messages.CommandResult(
                    command_id=command_id, version=logged.version, rematch=new
                )
                receipt = _receipt(actor.name, digest, result)

                def store(repository: Repository) -> None:
                    repository.append(table, logged, receipt, summary(after))
                    repository.open_table(
                        new, first, repository.tokens(table), summary(table_state)
                    )
                    repository.copy_claims(table, new, now)

                try:
                    await self._write(store)
                except (AlreadyExecuted, VersionConflict):
                    await self._refresh(table, live)
                    raise Refusal(
                        "conflict", "The table has changed since then. Check it and choose again."
                    ) from None
                self._publish(table, live, Change(before, logged, after))
        self._entry(new).state = table_state
        self._notify_watchers(new, table_state)
        return result

    async def _earlier_result(
        self, table: str, actor: str, command_id: str, digest: bytes
    ) -> messages.CommandResult | None:
        """The result of the same command, if it was executed before."""
        receipt = await self._read(lambda by: by.receipt(table, actor, command_id))
        return None if receipt is None else _result_of(receipt, digest)

    # ------------------------------------------------------------ reading

    async def get(self, table: str) -> TableState:
        """The current state of a table, for reading."""
        with self._using(table) as live:
            if live.state is None:
                async with live.lock:
                    return await self._ensure_loaded(table, live)
            return live.state

    async def log(self, table: str) -> list[ev.LoggedEvent]:
        """All events of a table."""
        with _detect_corruption():
            return await self._read(lambda by: by.log(table))

    def subscribe(self, table: str, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call a listener after every stored event; returns a function to unsubscribe."""
        live = self._entry(table)
        live.listeners.append(listener)

        def unsubscribe() -> None:
            live.listeners.remove(listener)
            live.seen_at = time.monotonic()
            finished = live.state is not None and live.state.status != "playing"
            if finished and live.idle and self._tables.get(table) is live:
                del self._tables[table]  # hardly looked at again; running games stay loaded

        return unsubscribe

    def is_attended(self, table: str) -> bool:
        """Is a person connected to this table, or was one here lately?"""
        live = self._tables.get(table)
        if live is None:
            return False
        return bool(live.listeners) or time.monotonic() - live.seen_at < SEEN_SECONDS

    def _note_person(self, table: str) -> None:
        if live := self._tables.get(table):
            live.seen_at = time.monotonic()

    async def reload(self, table: str) -> None:
        """Read a table again that another process changed without a notice, or removed."""
        live = self._tables.get(table)
        if live is None:
            return
        await self._catch_up(table, live)
        if live.state is not None and await self._read(lambda by: by.row(table)) is None:
            live.state = None

    def watch(self, watcher: Callable[[str, TableState], None]) -> None:
        """Call a function for every table that was created or has changed."""
        self._watchers.append(watcher)

    # ------------------------------------------------------------ tables in memory

    def _entry(self, table: str) -> _LoadedTable:
        live = self._tables.get(table)
        if live is None:
            live = self._tables[table] = _LoadedTable()
            excess = max(0, len(self._tables) - MAX_LOADED)
            for name in list(itertools.islice(self._tables, excess)):
                if self._tables[name].idle and name != table:
                    del self._tables[name]
        self._tables.move_to_end(table)
        return live

    @contextmanager
    def _using(self, table: str) -> Iterator[_LoadedTable]:
        """The entry of a table, which stays in memory meanwhile; it is dropped if the table does
        not exist."""
        live = self._entry(table)
        live.users += 1
        try:
            yield live
        finally:
            live.users -= 1
            if live.state is None and live.idle:
                self._tables.pop(table, None)

    async def _ensure_loaded(self, table: str, live: _LoadedTable) -> TableState:
        """Load the table; the lock must be held."""
        if live.state is None:
            live.state = await self._load(table)
            if live.state is None:
                raise NoSuchTable(table)
        return live.state

    async def _load(self, table: str) -> TableState | None:
        def read(repository: Repository) -> tuple[TableState | None, list[ev.LoggedEvent]]:
            stored_snapshot = repository.snapshot(table)
            if stored_snapshot is not None:
                try:
                    return TableState.load(stored_snapshot[1]), repository.log(
                        table, stored_snapshot[0]
                    )
                except InvalidLog:
                    pass  # fold the whole log instead
            return None, repository.log(table)

        def apply_all(
            table_state: TableState | None, log: list[ev.LoggedEvent]
        ) -> TableState | None:
            if table_state is None:
                return fold(log) if log else None
            for logged in log:
                table_state.apply(logged)
            return table_state

        with _detect_corruption():
            return await asyncio.to_thread(apply_all, *await self._read(read))

    async def _refresh(self, table: str, live: _LoadedTable) -> bool:
        """Apply events that other processes stored, with the lock held; were there any?"""
        table_state = live.state
        if table_state is None:
            return False
        since = table_state.version
        with _detect_corruption():
            log = await self._read(lambda by: by.log(table, since))
        for logged in log:
            before = live.state
            assert before is not None
            after = before.copy()
            with _detect_corruption():
                after.apply(logged)
            self._publish(table, live, Change(before, logged, after))
        return bool(log)

    def _publish(self, table: str, live: _LoadedTable, change: Change) -> None:
        """Replace the state after its event was stored, and notify all listeners."""
        live.state = change.after
        for listener in list(live.listeners):
            listener(change)
        self._notify_watchers(table, change.after)

    def _notify_watchers(self, table: str, table_state: TableState) -> None:
        for watcher in self._watchers:
            watcher(table, table_state)

    def _on_notice(self, table: str, version: int) -> None:
        """Another process stored an event; without an id, perhaps of any table."""
        for name in [table] if table else list(self._tables):
            live = self._tables.get(name)
            if live is None:
                continue
            # A table that is being loaded may have been read just before, so it catches up too.
            if not table or live.state is None or live.state.version < version:
                task = asyncio.ensure_future(self._catch_up(name, live))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, table: str, live: _LoadedTable) -> None:
        live.users += 1
        try:
            async with live.lock:
                try:
                    await self._refresh(table, live)
                except (Refusal, InvalidLog):  # the next request loads it again or gets the error
                    live.state = None
        finally:
            live.users -= 1

    # ------------------------------------------------------------ the store

    async def _write(self, job: Callable[[Repository], None]) -> None:
        try:
            await self._store.write(job)
        except StoreError:
            raise Refusal(
                "unavailable", "The command could not be stored. Please try again."
            ) from None

    async def _read(self, job: Callable[[Repository], T]) -> T:
        try:
            return await self._store.read(job)
        except StoreError:
            raise Refusal("unavailable", "The database cannot be read. Please try again.") from None


@contextmanager
def _detect_corruption() -> Iterator[None]:
    """Report undecodable events and unknown seats or games as an InvalidLog of this table, not as
    an internal error."""
    try:
        yield
    except (msgspec.MsgspecError, LookupError) as error:
        raise InvalidLog(f"The event log is corrupt: {error}") from error


def check_single_seat(roles: frozenset[str], seat: int, several: bool) -> None:
    """Refuse a second seat of a public table to a visitor with these roles, and any seat to one
    whom the host removed."""
    if REMOVED in roles:
        raise Refusal("forbidden", "The host has removed you from this table.")
    if not several and roles - {"host", str(seat)}:
        raise Refusal("forbidden", "You already have a seat at this table.")


def _sit(seat: int, name: str) -> Decide:
    def decide_event(table_state: TableState, now: float) -> ev.AnyEvent:
        if table_state.seats[seat].taken:
            raise Refusal("conflict", "This seat has just been taken.")
        check_name(table_state, seat, name)
        return ev.Sat(seat=seat, name=name)

    return decide_event


def _receipt(actor: str, digest: bytes, result: messages.CommandResult) -> Receipt:
    answer = msgspec.json.encode(result)
    return Receipt(actor=actor, command_id=result.command_id, digest=digest, answer=answer)


def _result_of(receipt: Receipt, digest: bytes) -> messages.CommandResult:
    """The earlier result of a command; a Refusal if it was a different command."""
    if receipt.digest != digest:
        raise Refusal("conflict", "This command id was already used for a different command.")
    return msgspec.json.decode(receipt.answer, type=messages.CommandResult)


def summary(table_state: TableState) -> Summary:
    """The summary of a table for lists and sweeps."""
    waits = [
        table_state.changed_at for seat in table_state.to_act if table_state.seats[seat].is_bot
    ]
    waits += [at for seat in table_state.to_act if (at := table_state.deadline(seat)) is not None]
    return Summary(
        game=table_state.opened.game,
        players=table_state.players,
        public=table_state.opened.public,
        status=table_state.status,
        asked=table_state.to_act,
        names=[seat.name or seat.level for seat in table_state.seats],
        free=[i for i, seat in enumerate(table_state.seats) if not seat.taken and not seat.is_bot],
        wakes_at=min(waits, default=None),
        rules_version=table_state.opened.rules_version,
        data=table_state.opened.data,
    )
