"""Finds what visitors must be notified of, and works off the outgoing queue.

Nothing is stored when a move is made: open turns and finished games are derived from the list of
tables. So nothing is missed after a crash, and tables whose visitors want no notifications cost
nothing. A queued notification waits for a grace time. Then it is sent, unless the turn has passed
or its visitor is connected.

Every event has one row, which a process takes before it sends. If it dies between sending and
noting that, the message is sent again; otherwise an event is announced once. All attempts of a row
have the same id, by which receivers recognise a repeat.
"""

from __future__ import annotations

import asyncio
import functools
import hashlib
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import structlog

from sacbe.play.game import game, games
from sacbe.server import logs
from sacbe.server.decider import Refusal
from sacbe.server.notify.settings import Channel, NotifySettings
from sacbe.server.notify.targets import InvalidTarget, check_target
from sacbe.server.notify.transport import Message, Undeliverable, deliver
from sacbe.server.presence import Presence
from sacbe.server.store import Repository, Store, notices
from sacbe.server.store.notices import Candidate, Notice, TargetRow
from sacbe.server.table_service import NoSuchTable, TableService
from sacbe.server.table_state import InvalidLog, TableState
from sacbe.server.tokens import hash_token, new_token
from sacbe.text import Texts

SWEEP = 20.0  # seconds between looks at tables and queue
LOOK_BACK = 3 * 86_400.0  # seconds; older changes are not announced
KEEP = 60 * 86_400.0  # seconds until a finished notification is removed
LEASE = 120.0  # seconds for an attempt
BACKOFF = (60.0, 300.0, 1_800.0, 7_200.0, 21_600.0)  # seconds between attempts
POSTPONE = 600.0  # seconds, for a visitor who got too many
HOUR = 3_600.0
AT_ONCE = 200
CODE_SECONDS = 3_600.0
CODE_DIGITS = 8
OVER, TURN = "over", "turn:"

Deliver = Callable[[Channel, str, Message, NotifySettings], Awaitable[None]]

log = structlog.get_logger("sacbe.notify")


class Notifier:
    """The notifications of a server."""

    def __init__(
        self,
        store: Store,
        service: TableService,
        settings: NotifySettings,
        now: Callable[[], float],
        deliver: Deliver = deliver,
    ) -> None:
        self.settings = settings
        self.presence = Presence(now)
        self._store, self._service, self._now, self._deliver = store, service, now, deliver

    async def run(self) -> None:
        """Work until cancelled; without channels there is nothing to do."""
        while self.settings.channels:
            try:
                await self.sweep()
            except Exception as error:  # the store, perhaps
                logs.failed("notifications could not be sent", error)
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Queue what is new, then send what is due."""
        now = self._now()
        await self._store.write(lambda to: notices.drop_old(to, now - KEEP))
        batch = await self._store.read(lambda by: notices.candidates(by, now - LOOK_BACK, AT_ONCE))
        for candidate in batch:
            await self._queue(candidate)
        for notice in await self._store.read(lambda by: notices.due_notices(by, now, AT_ONCE)):
            await self._process(notice)

    # ------------------------------------------------------------ what visitors set

    async def set_target(
        self, visitor: int, lang: str, channel: Channel, text: str, turns: bool, results: bool
    ) -> None:
        """Set where a visitor gets notifications. An e-mail address gets a code to confirm it, any
        other address a first message, which must be accepted."""
        if channel not in self.settings.channels:
            raise Refusal("forbidden", "This server does not offer these notifications.")
        try:
            text = check_target(channel, text, self.settings)
        except InvalidTarget as error:
            raise Refusal("illegal", str(error)) from None
        now = self._now()
        row = TargetRow(
            visitor=visitor,
            channel=channel,
            target=text,
            turns=turns,
            results=results,
            stop=new_token(),
            since=now,
            confirmed=None if channel == "email" else now,
        )
        code = f"{secrets.randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
        if channel == "email":
            message = self._message("confirm", lang, row, code=code)
        else:
            message = self._message("hello", lang, row)
        try:
            await self._deliver(channel, text, message, self.settings)
        except Undeliverable as error:
            log.info("target refused", channel=channel, why=str(error))
            raise Refusal("illegal", "This address did not accept a message.") from None
        hashed = hash_token(code) if channel == "email" else None
        await self._store.write(lambda to: notices.set_target(to, row, hashed, now + CODE_SECONDS))

    async def confirm(self, visitor: int, code: str) -> None:
        """Confirm the e-mail address of a visitor by the code that it got."""
        hashed, now = hash_token(code), self._now()
        if not await self._store.write(
            lambda to: notices.confirm_target(to, visitor, "email", hashed, now)
        ):
            raise Refusal("illegal", "This code is wrong or has expired.")

    # ------------------------------------------------------------ queueing

    async def _queue(self, candidate: Candidate) -> None:
        event = await self._event(candidate)
        if event is None:
            return
        now = self._now()
        due = now + self.settings.grace
        await self._store.write(lambda to: notices.add_notice(to, candidate, event, now, due))

    async def _event(self, candidate: Candidate) -> str | None:
        """What a visitor is to be notified of at a table, if anything."""
        if candidate.status != "playing":
            return OVER
        state = await self._state(candidate.table)
        return None if state is None else _open_turn(state, candidate.seats)

    async def _state(self, table: str) -> TableState | None:
        try:
            return await self._service.get(table)
        except (NoSuchTable, InvalidLog):
            return None

    # ------------------------------------------------------------ sending

    async def _process(self, notice: Notice) -> None:
        """Send, postpone or drop a notification whose time has come."""
        now = self._now()
        target, lang, seats, count = await self._store.read(
            functools.partial(_context, notice=notice, since=now - HOUR)
        )
        state = await self._state(notice.table)
        if target is None or state is None or not _is_relevant(notice, state, seats):
            await self._postpone(notice, None)
            return
        last_visit = self.presence.last_seen(notice.table, seats)
        if notice.event == OVER and last_visit >= notice.added:
            await self._postpone(notice, None)
        elif last_visit + self.settings.grace > now:
            await self._postpone(notice, min(last_visit, now) + self.settings.grace)
        elif count >= self.settings.per_hour:
            await self._postpone(notice, now + POSTPONE)
        elif await self._store.write(lambda to: notices.take_notice(to, notice, now + LEASE)):
            await self._send(notice, target, lang, state)

    async def _postpone(self, notice: Notice, due: float | None) -> None:
        await self._store.write(lambda to: notices.postpone(to, notice, due, notice.attempts))

    async def _send(self, notice: Notice, target: TargetRow, lang: str, state: TableState) -> None:
        kind = "over" if notice.event == OVER else "turn"
        message = self._message(
            kind, lang, target, state.opened.game, notice.table, id=_id(target, notice)
        )
        channel: Channel = target.channel  # type: ignore[assignment]
        try:
            if channel not in self.settings.channels:
                raise Undeliverable("no longer offered", final=True)
            await self._deliver(channel, target.target, message, self.settings)
        except Undeliverable as error:
            log.info("notification failed", channel=channel, why=str(error))
            if error.final or notice.attempts >= len(BACKOFF):
                await self._store.write(lambda to: notices.give_up(to, notice))
            else:
                due = self._now() + BACKOFF[notice.attempts]
                await self._store.write(
                    lambda to: notices.postpone(to, notice, due, notice.attempts + 1)
                )
            return
        now = self._now()
        await self._store.write(lambda to: notices.note_sent(to, notice, now))

    def _message(
        self,
        kind: str,
        lang: str,
        target: TargetRow,
        game_name: str = "",
        table: str = "",
        code: str = "",
        id: str = "",
    ) -> Message:
        base = self.settings.url.rstrip("/")
        title = game(game_name).title if game_name in games() else game_name
        url = f"{base}/table/{table}" if table else ""
        stop_url = "" if kind == "confirm" else f"{base}/stop#{target.stop}"
        stop_api = "" if kind == "confirm" else f"{base}/api/stop/{target.stop}"
        args = {"game": title, "url": url or base, "code": code, "stop": stop_url}
        texts = _texts(lang)
        return Message(
            id=id or new_token(),
            event=kind,
            subject=texts.say(f"notify-{kind}-subject", args),
            text=texts.say(f"notify-{kind}", args),
            game=game_name,
            table=table,
            url=url,
            stop_url=stop_url,
            stop_api=stop_api,
        )


def _id(target: TargetRow, notice: Notice) -> str:
    """The id of a notification. The time of its row is part of it: after the restore of a backup
    another turn can have the same number."""
    parts = (target.stop, notice.table, notice.event, repr(notice.added))
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


@functools.cache
def _texts(lang: str) -> Texts:
    return Texts(Path(__file__).parents[1], lang)


def _open_turn(state: TableState, seats: list[int]) -> str | None:
    """Identifies the turn of one of these seats, if a person must act."""
    mine = [seat for seat in state.to_act if seat in seats and not state.seats[seat].is_bot]
    return f"{TURN}{max(state.choices_since[seat] for seat in mine)}" if mine else None


def _is_relevant(notice: Notice, state: TableState, seats: list[int]) -> bool:
    if notice.event == OVER:
        return state.status != "playing" and bool(seats)
    return notice.event == _open_turn(state, seats)


def _context(
    by: Repository, notice: Notice, since: float
) -> tuple[TargetRow | None, str, list[int], int]:
    """The target of a notification, its language, the seats of its visitor, and the number of
    messages that it got lately."""
    contact = notices.find_target(by, notice.visitor, notice.channel)
    if contact is None:
        return None, "en", [], 0
    target, lang = contact
    is_wanted = target.results if notice.event == OVER else target.turns
    seats = [int(role) for role in by.roles(notice.visitor, notice.table) if role.isdigit()]
    count = notices.sent_since(by, notice.visitor, notice.channel, since)
    return (target if is_wanted else None), lang, seats, count
