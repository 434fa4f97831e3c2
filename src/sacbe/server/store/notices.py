"""Queries about notifications: where visitors get them, and the outgoing queue."""

from typing import Any

import msgspec
from sqlalchemy import Row, Text, and_, delete, exists, func, insert, select, type_coerce, update

from sacbe.server.store.models import REMOVED
from sacbe.server.store.repository import Repository
from sacbe.server.store.schema import claims, notices, tables, targets, visitors

MAX_FAILURES = 5  # messages in a row that were given up, until a target must be confirmed again
MAX_CODE_TRIES = 5


class TargetRow(msgspec.Struct, frozen=True, kw_only=True):
    """Where a visitor gets notifications, and of what."""

    visitor: int
    channel: str
    target: str
    turns: bool
    results: bool
    stop: str
    since: float
    confirmed: float | None = None


class Candidate(msgspec.Struct, frozen=True):
    """An open turn or a result that a visitor may have to be notified of."""

    visitor: int
    channel: str
    table: str
    version: int
    status: str
    seats: list[int]


class Notice(msgspec.Struct, frozen=True):
    """A queued notification."""

    id: int
    visitor: int
    channel: str
    table: str
    event: str
    added: float
    due: float
    attempts: int


# ---------------------------------------------------------------- targets


def targets_of(by: Repository, visitor: int) -> list[TargetRow]:
    """The targets of a visitor."""
    query = select(targets).where(targets.c.visitor == visitor).order_by(targets.c.channel)
    return [_target(row) for row in by.connection.execute(query)]


def find_target(by: Repository, visitor: int, channel: str) -> tuple[TargetRow, str] | None:
    """A target that gets messages, and the language of its visitor."""
    query = (
        select(targets, visitors.c.lang)
        .join(visitors, visitors.c.id == targets.c.visitor)
        .where(_here(visitor, channel), targets.c.confirmed.is_not(None))
    )
    row = by.connection.execute(query).first()
    return None if row is None else (_target(row), row.lang)


def set_target(to: Repository, row: TargetRow, code: bytes | None, code_expires: float) -> None:
    """Set a target; with the hash of a code it must be confirmed."""
    remove_target(to, row.visitor, row.channel)
    values = msgspec.structs.asdict(row) | {"code": code, "code_expires": code_expires}
    to.connection.execute(insert(targets), values)


def set_kinds(to: Repository, visitor: int, channel: str, turns: bool, results: bool) -> None:
    """Change what a target gets."""
    change = update(targets).where(_here(visitor, channel))
    to.connection.execute(change.values(turns=turns, results=results))


def confirm_target(to: Repository, visitor: int, channel: str, code: bytes, now: float) -> bool:
    """Confirm a target by its code; False if it is wrong, has expired or was tried too often."""
    here = _here(visitor, channel)
    valid = and_(here, targets.c.code_expires > now, targets.c.code_tries < MAX_CODE_TRIES)
    confirmed = {"confirmed": now, "since": now, "code": None}
    change = update(targets).where(valid, targets.c.code == code).values(confirmed)
    if to.connection.execute(change).rowcount == 1:
        return True
    tries = update(targets).where(here).values(code_tries=targets.c.code_tries + 1)
    to.connection.execute(tries)
    return False


def remove_target(to: Repository, visitor: int, channel: str) -> None:
    """Remove a target and what is queued for it."""
    to.connection.execute(delete(targets).where(_here(visitor, channel)))
    mine = and_(notices.c.visitor == visitor, notices.c.channel == channel)
    to.connection.execute(update(notices).where(mine).values(due=None))


def stop(to: Repository, token: str) -> bool:
    """Remove the target of an unsubscribe link; False if there is none."""
    row = to.connection.execute(select(targets).where(targets.c.stop == token)).first()
    if row is None:
        return False
    remove_target(to, row.visitor, row.channel)
    return True


# ---------------------------------------------------------------- the queue


def candidates(by: Repository, after: float, limit: int) -> list[Candidate]:
    """Open turns and results of tables that changed after a time and after their visitors asked for
    notifications, unless their current version was examined."""
    is_examined = exists().where(
        notices.c.visitor == targets.c.visitor,
        notices.c.channel == targets.c.channel,
        notices.c.table_id == tables.c.id,
        notices.c.version >= tables.c.version,
    )
    # Seats have one digit, so the text of the list of seats can be searched.
    is_asked = type_coerce(tables.c.asked, Text).contains(claims.c.role)
    is_playing = tables.c.status == "playing"
    is_open_turn = and_(is_playing, targets.c.turns, is_asked)
    is_result = and_(~is_playing, targets.c.results)
    query = (
        select(targets, tables, claims.c.role)
        .join(claims, claims.c.visitor == targets.c.visitor)
        .join(tables, tables.c.id == claims.c.table_id)
        .where(
            targets.c.confirmed.is_not(None),
            claims.c.role.not_in(["host", REMOVED]),
            tables.c.updated > after,
            tables.c.updated > targets.c.since,
            is_open_turn | is_result,
            ~is_examined,
        )
        .order_by(tables.c.updated)
        .limit(limit)
    )
    rows: dict[tuple[int, str, str], Candidate] = {}
    for row in by.connection.execute(query):
        candidate = rows.setdefault(
            (row.visitor, row.channel, row.id),
            Candidate(row.visitor, row.channel, row.id, row.version, row.status, []),
        )
        candidate.seats.append(int(row.role))
    return list(rows.values())


def add_notice(to: Repository, candidate: Candidate, event: str, now: float, due: float) -> bool:
    """Queue a notification, or note that its table was examined again; was it new?"""
    values = {
        "visitor": candidate.visitor,
        "channel": candidate.channel,
        "table_id": candidate.table,
        "event": event,
    }
    here = and_(*(notices.c[name] == value for name, value in values.items()))
    examined = update(notices).where(here).values(version=candidate.version)
    if to.connection.execute(examined).rowcount:
        return False
    values |= {"version": candidate.version, "added": now, "due": due}
    to.connection.execute(insert(notices), values)
    return True


def due_notices(by: Repository, now: float, limit: int) -> list[Notice]:
    """The notifications whose time has come."""
    query = select(notices).where(notices.c.due <= now).order_by(notices.c.due).limit(limit)
    return [
        Notice(r.id, r.visitor, r.channel, r.table_id, r.event, r.added, r.due, r.attempts)
        for r in by.connection.execute(query)
    ]


def take_notice(to: Repository, notice: Notice, until: float) -> bool:
    """Reserve a notification for an attempt; False if another process was faster."""
    here = and_(notices.c.id == notice.id, notices.c.due == notice.due)
    statement = update(notices).where(here).values(due=until, attempts=notice.attempts + 1)
    return to.connection.execute(statement).rowcount == 1


def postpone(to: Repository, notice: Notice, due: float | None, attempts: int) -> None:
    """Set the time of the next attempt; None ends it."""
    here = update(notices).where(notices.c.id == notice.id)
    to.connection.execute(here.values(due=due, attempts=attempts))


def note_sent(to: Repository, notice: Notice, now: float) -> None:
    """A notification was accepted."""
    here = update(notices).where(notices.c.id == notice.id)
    to.connection.execute(here.values(due=None, sent=now))
    target = _here(notice.visitor, notice.channel)
    to.connection.execute(update(targets).where(target).values(failures=0))


def give_up(to: Repository, notice: Notice) -> None:
    """End a notification that cannot be sent. After some of them the target gets no more."""
    postpone(to, notice, None, notice.attempts + 1)
    here = _here(notice.visitor, notice.channel)
    failed = update(targets).where(here).values(failures=targets.c.failures + 1)
    to.connection.execute(failed)
    dead = and_(here, targets.c.failures >= MAX_FAILURES)
    to.connection.execute(update(targets).where(dead).values(confirmed=None, failures=0))


def sent_since(by: Repository, visitor: int, channel: str, after: float) -> int:
    """The number of messages that a target got since a time."""
    mine = and_(notices.c.visitor == visitor, notices.c.channel == channel, notices.c.sent > after)
    return by.connection.execute(select(func.count()).select_from(notices).where(mine)).scalar_one()


def drop_old(to: Repository, before: float) -> None:
    """Remove notifications that were done before a time."""
    to.connection.execute(delete(notices).where(notices.c.due.is_(None), notices.c.added < before))


def _here(visitor: int, channel: str) -> Any:
    return and_(targets.c.visitor == visitor, targets.c.channel == channel)


def _target(row: Row[Any]) -> TargetRow:
    return TargetRow(
        visitor=row.visitor,
        channel=row.channel,
        target=row.target,
        turns=row.turns,
        results=row.results,
        stop=row.stop,
        since=row.since,
        confirmed=row.confirmed,
    )
