"""All queries about tables and visitors, as synchronous methods."""

import math
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Text,
    func,
    insert,
    select,
    tuple_,
    type_coerce,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from sacbe.server import events as ev
from sacbe.server.store import statements as ask
from sacbe.server.store.models import (
    REMOVED,
    AlreadyExecuted,
    Ban,
    Due,
    PuzzleResult,
    Receipt,
    ReviewRow,
    Summary,
    TableRow,
    VersionConflict,
    Visitor,
)
from sacbe.server.store.schema import (
    bans,
    carries,
    claims,
    events,
    feeds,
    heartbeat,
    moderated,
    notices,
    operators,
    puzzle_results,
    receipts,
    reviews,
    snapshots,
    tables,
    tokens,
    visitors,
)

MAX_VERSION = 2**31 - 1
_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


_ADD_TOKENS = insert(tokens)  # the name `tokens` is shadowed in open_table


class Repository:
    """One connection, inside a transaction of the caller."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.notices: list[tuple[str, int]] = []  # stored versions, for other processes
        self._insert = _INSERTS[connection.dialect.name]

    # ------------------------------------------------------------ tables

    def open_table(
        self, table: str, logged: ev.LoggedEvent, tokens: Mapping[str, bytes], summary: Summary
    ) -> None:
        """Store a new table with its first event and the token hashes of its roles ("host", "0" to
        "3"). VersionConflict if the id exists."""
        hashes = [{"table_id": table, "role": r, "hash": _checked(h)} for r, h in tokens.items()]
        columns = {"id": table, "version": logged.version, "opened": logged.at}
        added = self._insert(tables).on_conflict_do_nothing()
        if not self._changed(added, columns | _columns(summary, logged.at)):
            raise VersionConflict(f"Table {table} already exists.")
        self._store(table, logged)
        self.notices.append((table, logged.version))
        if hashes:
            self.connection.execute(_ADD_TOKENS, hashes)

    def append(
        self,
        table: str,
        logged: ev.LoggedEvent,
        receipt: Receipt | None,
        summary: Summary,
        snapshot: bytes | None = None,
    ) -> None:
        """Store the next event of a table with the receipt of its command and the new summary.
        VersionConflict if the version exists, AlreadyExecuted if the command was executed before:
        then nothing is written."""
        # Processes that write to one table wait for this row. Every receipt comes with a new
        # version, so if the version is as expected, no receipt was missed.
        values: dict[str, Any] = {"b_table": table, "b_before": logged.version - 1}
        values["b_event"] = _text(logged)
        values |= _prefixed({"version": logged.version, **_columns(summary, logged.at)})
        values |= dict.fromkeys(ask.RECEIPT_VALUES)
        if receipt is not None:
            values |= _prefixed(msgspec.structs.asdict(receipt))
        if self.connection.dialect.name == "postgresql":  # in one round trip: it may be far away
            is_stored = self.connection.execute(ask.STEP_AT_ONCE, values).first() is not None
        else:
            is_stored = ask.STEP_IN_SQLITE(self.connection, values) == 1
            if is_stored:
                ask.EVENT_IN_SQLITE(self.connection, values)
            if is_stored and receipt is not None:
                ask.RECEIPT_IN_SQLITE(self.connection, values)
        if not is_stored:
            self._refuse(table, logged.version, receipt)
        self.notices.append((table, logged.version))
        if snapshot is not None:
            self.keep_snapshot(table, logged.version, snapshot)

    def _store(self, table: str, logged: ev.LoggedEvent) -> None:
        row = {"table_id": table, "version": logged.version, "at": logged.at}
        self.connection.execute(insert(events), {**row, "event": _text(logged)})

    def _refuse(self, table: str, version: int, receipt: Receipt | None) -> None:
        """Raise the reason why an event was not stored."""
        if receipt is not None:
            earlier = self.receipt(table, receipt.actor, receipt.command_id)
            if earlier is not None:
                raise AlreadyExecuted(earlier)
        now = self.connection.execute(ask.VERSION, {"b_table": table}).scalar()
        if now is None:
            raise LookupError(f"There is no table {table}.")
        if now < version:
            raise ValueError(f"Version {version} does not follow {now}.")
        raise VersionConflict(f"Version {version} of table {table} already exists: it is at {now}.")

    def log(self, table: str, after: int = 0) -> list[ev.LoggedEvent]:
        """The events of a table after a version, in order; empty for an unknown table."""
        parameters = {"b_table": table, "b_after": max(-1, min(after, MAX_VERSION))}
        rows = self.connection.execute(ask.LOG, parameters)
        return [ev.LoggedEvent(row.version, row.at, ev.decode(row.event)) for row in rows]

    def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The latest snapshot with its version."""
        row = self.connection.execute(ask.SNAPSHOT, {"b_table": table}).first()
        return None if row is None else (row.version, bytes(row.story))

    def keep_snapshot(self, table: str, version: int, snapshot: bytes) -> None:
        """Replace the snapshot of a table."""
        row = {"table_id": table, "version": version, "story": snapshot}
        added = self._insert(snapshots)
        newer = {name: added.excluded[name] for name in ("version", "story")}
        self.connection.execute(
            added.on_conflict_do_update(index_elements=["table_id"], set_=newer), row
        )

    def drop_snapshot(self, table: str) -> None:
        """Remove the snapshot of a table."""
        self.connection.execute(snapshots.delete().where(snapshots.c.table_id == table))

    def receipt(self, table: str, actor: str, command_id: str) -> Receipt | None:
        """The receipt of a command, if it was executed."""
        parameters = {"b_table": table, "b_actor": actor, "b_command_id": command_id}
        row = self.connection.execute(ask.FIND_RECEIPT, parameters).first()
        if row is None:
            return None
        return Receipt(actor, command_id, bytes(row.digest), bytes(row.answer))

    def role(self, table: str, token_hash: bytes) -> str | None:
        """The role of a token at a table."""
        here = (tokens.c.table_id == table) & (tokens.c.hash == token_hash)
        return self.connection.execute(select(tokens.c.role).where(here)).scalar()

    def is_free(self, table: str, role: str) -> bool:
        """Is this a free seat of a public table?"""
        row = self.connection.execute(
            select(tables.c.public, tables.c.free).where(tables.c.id == table)
        ).first()
        return row is not None and row.public and role in map(str, row.free)

    def revoke(self, table: str, role: str) -> None:
        """Remove the token and all claims of a role."""
        for child in (tokens, claims):
            here = (child.c.table_id == table) & (child.c.role == role)
            self.connection.execute(child.delete().where(here))

    def remove_players(self, table: str, role: str, now: float) -> None:
        """Remove the token and all claims of a seat, and remember those visitors as removed."""
        here = (claims.c.table_id == table) & (claims.c.role == role)
        visitors = self.connection.execute(select(claims.c.visitor).where(here)).scalars().all()
        self.revoke(table, role)
        self._claim(
            [{"visitor": v, "table_id": table, "role": REMOVED, "at": now} for v in visitors]
        )

    def renew_token(self, table: str, role: str, hash: bytes, owner: int | None) -> None:
        """Replace the token of a role; of its claims only those of the owner stay."""
        here = (claims.c.table_id == table) & (claims.c.role == role)
        others = here if owner is None else here & (claims.c.visitor != owner)
        self.connection.execute(claims.delete().where(others))
        old = (tokens.c.table_id == table) & (tokens.c.role == role)
        self.connection.execute(tokens.delete().where(old))
        row = {"table_id": table, "role": role, "hash": _checked(hash)}
        self.connection.execute(insert(tokens), row)

    def tokens(self, table: str) -> dict[str, bytes]:
        """The token hashes of a table by role, for a rematch."""
        rows = self.connection.execute(select(tokens).where(tokens.c.table_id == table))
        return {row.role: bytes(row.hash) for row in rows}

    # ------------------------------------------------------------ lists

    def row(self, table: str) -> TableRow | None:
        """One table as lists show it."""
        row = self.connection.execute(select(tables).where(tables.c.id == table)).first()
        return None if row is None else _table_row(row)

    def correct(
        self, table: str, row_version: int, logged: ev.LoggedEvent, summary: Summary
    ) -> bool:
        """Rewrite the row of a table after its last event, unless the table has changed since its
        row was read with version `row_version`."""
        columns = {"version": logged.version, **_columns(summary, logged.at)}
        here = (tables.c.id == table) & (tables.c.version == row_version)
        return self._changed(update(tables).where(here), columns)

    def tables_of(self, visitor: int, limit: int) -> list[TableRow]:
        """The tables of a visitor, the latest changed first."""
        mine = select(claims.c.table_id).where(
            claims.c.visitor == visitor, claims.c.role != REMOVED
        )
        rows = self._rows(
            select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.updated.desc()), limit
        )
        if not rows:
            return []
        roles: dict[str, list[str]] = {}
        listed_claims = claims.c.table_id.in_([row.id for row in rows])
        for claim in self.connection.execute(
            select(claims).where(claims.c.visitor == visitor, listed_claims).order_by(claims.c.role)
        ):
            roles.setdefault(claim.table_id, []).append(claim.role)
        return [_table_row(row, roles[row.id]) for row in rows]

    def public_tables(self, limit: int) -> list[TableRow]:
        """The public tables in play that are not hidden, the latest changed first."""
        public = select(tables).where(tables.c.listed.is_not(None), tables.c.hidden.is_(False))
        return [
            _table_row(row) for row in self._rows(public.order_by(tables.c.listed.desc()), limit)
        ]

    def all_tables(self, after: str = "", limit: int = 1_000) -> list[TableRow]:
        """All tables by id, after one: for maintenance."""
        rows = self._rows(select(tables).where(tables.c.id > after).order_by(tables.c.id), limit)
        return [_table_row(row) for row in rows]

    def latest_tables(self, limit: int, search: str = "") -> list[TableRow]:
        """The latest changed tables: for maintenance. `search` is part of an id, a game or a
        name."""
        query = select(tables).order_by(tables.c.updated.desc())
        if search:
            names = func.lower(type_coerce(tables.c.names, Text))
            query = query.where(
                tables.c.id.contains(search, autoescape=True)
                | tables.c.game.contains(search, autoescape=True)
                | names.contains(search.lower(), autoescape=True)
            )
        return [_table_row(row) for row in self._rows(query, limit)]

    def count_tables(self) -> dict[str, int]:
        """The number of tables by status."""
        query = select(tables.c.status, func.count()).group_by(tables.c.status)
        return {row[0]: row[1] for row in self.connection.execute(query)}

    def unfinished(
        self, limit: int, before: float, ahead: float = math.inf, after: Due | None = None
    ) -> list[Due]:
        """Tables in play that need a bot or clock by a time, the most urgent first, after one of
        them. Also those whose last change is after `ahead`: if the clock was set back, their bots
        would wait for a time that is still to come."""
        due = select(tables).where(
            tables.c.wakes_at.is_not(None),
            (tables.c.wakes_at <= before) | (tables.c.updated > ahead),
            tables.c.status == "playing",
        )
        order = (tables.c.wakes_at, tables.c.id)
        if after is not None:
            due = due.where(tuple_(*order) > after)
        return [Due(row.wakes_at, row.id) for row in self._rows(due.order_by(*order), limit)]

    def old_tables(self, before: float, now: float, limit: int) -> list[str]:
        """Tables without events since a time, the oldest first; not those with a running clock."""
        old = select(tables.c.id).where(_is_old(before, now)).order_by(tables.c.updated)
        return [row.id for row in self._rows(old, limit)]

    def count_old(self, before: float, now: float) -> dict[str, int]:
        """The number of these tables by status."""
        old = select(tables.c.status, func.count()).where(_is_old(before, now))
        rows = self.connection.execute(old.group_by(tables.c.status))
        return {row[0]: row[1] for row in rows}

    def remove(self, table: str, before: float) -> bool:
        """Remove a table, unless it has changed since."""
        here = (tables.c.id == table) & (tables.c.updated < before)
        # While the row is locked no event can be added; a waiting writer then finds it gone.
        query = select(tables.c.id).where(here).with_for_update()
        if self.connection.execute(query).first() is None:
            return False
        for child in (claims, notices, tokens, receipts, snapshots, reviews, events):
            self.connection.execute(child.delete().where(child.c.table_id == table))
        self.connection.execute(tables.delete().where(tables.c.id == table))
        return True

    # ------------------------------------------------------------ reviews

    def begin_review(self, record: str, settings: str, table: str, now: float) -> None:
        """Store the request for a review; one that failed is tried again."""
        row = {"record": record, "settings": settings, "table_id": table, "updated": now}
        self.connection.execute(self._insert(reviews).values(row).on_conflict_do_nothing())
        again = update(reviews).where(_is_review(record, settings)).values(failed=False)
        self.connection.execute(again)

    def keep_review(
        self,
        record: str,
        settings: str,
        now: float,
        *,
        draft: bytes | None = None,
        review: bytes | None = None,
    ) -> None:
        """Store the progress of a review, or the complete one; with neither, that it failed."""
        values = {"draft": draft, "review": review, "updated": now}
        here = update(reviews).where(_is_review(record, settings))
        if draft is None and review is None:
            here = here.values(failed=True, updated=now)
        else:
            here = here.values(**values)
        self.connection.execute(here)

    def review(self, record: str, settings: str) -> ReviewRow | None:
        """A review."""
        query = select(reviews).where(_is_review(record, settings))
        row = self.connection.execute(query).first()
        return None if row is None else _review(row)

    def unfinished_reviews(self, limit: int) -> list[ReviewRow]:
        """Reviews that are not complete, the oldest first."""
        here = reviews.c.review.is_(None) & ~reviews.c.failed
        query = select(reviews).where(here).order_by(reviews.c.updated, reviews.c.record)
        return [_review(row) for row in self._rows(query, limit)]

    # ------------------------------------------------------------ puzzles and profiles

    def puzzle_results(self, visitor: int) -> list[PuzzleResult]:
        """A visitor's results of puzzles, the latest first."""
        query = select(puzzle_results).where(puzzle_results.c.visitor == visitor)
        rows = self.connection.execute(query.order_by(puzzle_results.c.at.desc()))
        return [PuzzleResult(r.game, r.puzzle, r.first, r.solved, r.tries, r.at) for r in rows]

    def add_puzzle_result(
        self, visitor: int, game: str, puzzle: str, right: bool, now: float
    ) -> None:
        """Store a try at a puzzle."""
        row = {"visitor": visitor, "game": game, "puzzle": puzzle, "first": right}
        row |= {"solved": False, "tries": 0, "at": now}
        self.connection.execute(self._insert(puzzle_results).values(row).on_conflict_do_nothing())
        here = (
            (puzzle_results.c.visitor == visitor)
            & (puzzle_results.c.game == game)
            & (puzzle_results.c.puzzle == puzzle)
        )
        values: dict[str, Any] = {"tries": puzzle_results.c.tries + 1, "at": now}
        if right:
            values["solved"] = True
        self.connection.execute(update(puzzle_results).where(here).values(**values))

    def forget_results(self, visitor: int) -> None:
        """Forget a visitor's puzzles and finished games. The games stay for the others."""
        finished_tables = select(tables.c.id).where(tables.c.status != "playing")
        mine = puzzle_results.c.visitor == visitor
        self.connection.execute(puzzle_results.delete().where(mine))
        finished = (claims.c.visitor == visitor) & claims.c.table_id.in_(finished_tables)
        self.connection.execute(claims.delete().where(finished & (claims.c.role != REMOVED)))

    # ------------------------------------------------------------ moderation

    def hide(self, table: str, is_hidden: bool) -> bool:
        """Hide a table from the lobby, or show it again; False if there is no such table."""
        here = update(tables).where(tables.c.id == table)
        return self._changed(here, {"hidden": is_hidden})

    def redact(self, table: str, version: int) -> bool:
        """Remove the text of a chat message from its event, and the snapshot that may have it."""
        here = (events.c.table_id == table) & (events.c.version == version)
        text = self.connection.execute(select(events.c.event).where(here)).scalar()
        message = None if text is None else ev.decode(text)
        if not isinstance(message, ev.Said):
            return False
        empty = ev.encode(msgspec.structs.replace(message, name="", text="")).decode()
        self.connection.execute(update(events).where(here).values(event=empty))
        self.drop_snapshot(table)
        return True

    def note_moderated(self, table: str) -> None:
        """Make servers that do not hear from this process read a table again."""
        self.connection.execute(insert(moderated), {"table_id": table})

    def moderated_after(self, number: int) -> list[tuple[int, str]]:
        """The tables to read again, with their numbers."""
        later = select(moderated).where(moderated.c.id > number).order_by(moderated.c.id)
        return [(row.id, row.table_id) for row in self.connection.execute(later)]

    def ban(self, visitor: int | None, network: str | None, until: float, why: str) -> int:
        """Ban a visitor or a network; returns the number of the ban."""
        row = {"visitor": visitor, "network": network, "until": until, "why": why}
        key = self.connection.execute(insert(bans), row).inserted_primary_key
        assert key is not None
        number: int = key[0]
        return number

    def unban(self, number: int) -> bool:
        """End a ban; False if there is no such ban."""
        return self.connection.execute(bans.delete().where(bans.c.id == number)).rowcount == 1

    def bans(self, now: float) -> list[Ban]:
        """The bans in force."""
        rows = self.connection.execute(select(bans).where(bans.c.until > now).order_by(bans.c.id))
        return [Ban(row.id, row.visitor, row.network, row.until, row.why) for row in rows]

    def claims_of(self, table: str) -> list[tuple[str, int]]:
        """The roles at a table with their visitors."""
        here = select(claims.c.role, claims.c.visitor).where(claims.c.table_id == table)
        rows = self.connection.execute(here.order_by(claims.c.role, claims.c.visitor))
        return [(row.role, row.visitor) for row in rows]

    def has_visitor(self, visitor: int) -> bool:
        """Does this visitor exist?"""
        here = select(visitors.c.id).where(visitors.c.id == visitor)
        return self.connection.execute(here).first() is not None

    # ------------------------------------------------------------ the operator

    def add_operator(self, hash: bytes, kind: str, expires: float, now: float) -> None:
        """Store a link or session of the operator; expired ones are removed."""
        self.connection.execute(operators.delete().where(operators.c.expires <= now))
        row = {"hash": _checked(hash), "kind": kind, "expires": expires}
        self.connection.execute(insert(operators), row)

    def operators(self, kind: str, now: float) -> list[bytes]:
        """The hashes of all valid links or sessions."""
        here = select(operators.c.hash).where(operators.c.kind == kind, operators.c.expires > now)
        return [bytes(hash) for hash in self.connection.execute(here).scalars()]

    def drop_operator(self, hash: bytes) -> bool:
        """End a link or session; False if there was none."""
        return (
            self.connection.execute(operators.delete().where(operators.c.hash == hash)).rowcount
            == 1
        )

    # ------------------------------------------------------------ the server

    def alive(self) -> float | None:
        """When a server was last running."""
        return self.connection.execute(select(heartbeat.c.alive)).scalar()

    def set_alive(self, at: float) -> None:
        """Note that a server is running."""
        added = self._insert(heartbeat).values(id=1, alive=at)
        changed = added.on_conflict_do_update(index_elements=["id"], set_={"alive": at})
        self.connection.execute(changed)

    def _rows(self, query: Select[Any], limit: int) -> list[Row[Any]]:
        return list(self.connection.execute(query.limit(limit)))

    # ------------------------------------------------------------ visitors

    def new_visitor(self, hash: bytes, name: str, lang: str, now: float) -> int:
        """Store a new visitor; returns its id."""
        row = {"hash": _checked(hash), "name": name, "lang": lang, "came": now, "updated": now}
        key = self.connection.execute(insert(visitors), row).inserted_primary_key
        assert key is not None
        number: int = key[0]
        return number

    def visitor(self, hash: bytes) -> Visitor | None:
        """The visitor with a token hash."""
        row = self.connection.execute(select(visitors).where(visitors.c.hash == hash)).first()
        return None if row is None else Visitor(row.id, row.name, row.lang)

    def set_visitor(self, id: int, name: str, lang: str, now: float) -> None:
        """Set the name and language of a visitor."""
        here = update(visitors).where(visitors.c.id == id)
        self.connection.execute(here.values(name=name, lang=lang, updated=now))

    def set_feed(self, visitor: int, hash: bytes) -> None:
        """Give a visitor a new secret address of the calendar; the old one ends."""
        row = {"visitor": visitor, "hash": _checked(hash)}
        added = self._insert(feeds).values(row)
        self.connection.execute(
            added.on_conflict_do_update(index_elements=["visitor"], set_={"hash": hash})
        )

    def feed_visitor(self, hash: bytes) -> Visitor | None:
        """The visitor of a secret address."""
        here = select(visitors).join(feeds, feeds.c.visitor == visitors.c.id)
        row = self.connection.execute(here.where(feeds.c.hash == hash)).first()
        return None if row is None else Visitor(row.id, row.name, row.lang)

    def claim(self, visitor: int, table: str, role: str, now: float) -> None:
        """Give a role to a visitor; a second time changes nothing."""
        self._claim([{"visitor": visitor, "table_id": table, "role": role, "at": now}])

    def roles(self, visitor: int, table: str) -> frozenset[str]:
        """The roles of a visitor at a table."""
        here = (claims.c.visitor == visitor) & (claims.c.table_id == table)
        return frozenset(self.connection.execute(select(claims.c.role).where(here)).scalars())

    def copy_claims(self, table: str, to: str, now: float) -> None:
        """Copy all claims from one table to another."""
        here = select(claims.c.visitor, claims.c.role).where(claims.c.table_id == table)
        rows = self.connection.execute(here).all()
        self._claim(
            [{"visitor": r.visitor, "table_id": to, "role": r.role, "at": now} for r in rows]
        )

    def _claim(self, rows: list[dict[str, Any]]) -> None:
        if rows:
            self.connection.execute(self._insert(claims).on_conflict_do_nothing(), rows)

    # ------------------------------------------------------------ transfer links

    def new_carry(self, hash: bytes, visitor: int, expires: float) -> None:
        """Store a link that transfers a visitor's tables to another device."""
        row = {"hash": _checked(hash), "visitor": visitor, "expires": expires}
        self.connection.execute(insert(carries), row)

    def use_carry(self, hash: bytes, visitor: int, now: float) -> int | None:
        """Copy all claims of the link's creator to a visitor; returns how many. None if the link
        does not exist, has expired or was used."""
        good = (carries.c.hash == hash) & carries.c.used.is_(None) & (carries.c.expires > now)
        if not self._changed(update(carries).where(good), {"used": now}):
            return None
        giver = select(carries.c.visitor).where(carries.c.hash == hash).scalar_subquery()
        rows = self.connection.execute(select(claims).where(claims.c.visitor == giver)).all()
        self._claim(
            [{"visitor": visitor, "table_id": r.table_id, "role": r.role, "at": now} for r in rows]
        )
        query = select(puzzle_results).where(puzzle_results.c.visitor == giver)
        for row in self.connection.execute(query).all():
            copy = {**row._mapping, "visitor": visitor}
            added = self._insert(puzzle_results).values(copy).on_conflict_do_nothing()
            self.connection.execute(added)
        return len(rows)

    def drop_carries(self, now: float) -> int:
        """Remove expired links; returns how many."""
        result = (carries.c.expires <= now) | carries.c.used.is_not(None)
        return self.connection.execute(carries.delete().where(result)).rowcount

    def _changed(self, statement: Any, values: Mapping[str, Any]) -> bool:
        """Execute a statement; did it change a row?"""
        result = self.connection.execute(
            statement, values, execution_options={"preserve_rowcount": True}
        )
        return result.rowcount == 1


def _columns(summary: Summary, updated: float) -> dict[str, Any]:
    """A summary as columns of the row."""
    playing = summary.status == "playing"
    return {
        "game": summary.game,
        "players": summary.players,
        "public": summary.public,
        "status": summary.status,
        "asked": summary.asked,
        "names": summary.names,
        "free": summary.free,
        "wakes_at": summary.wakes_at,
        "listed": updated if summary.public and playing else None,
        "updated": updated,
        "rules_version": summary.rules_version,
        "data": summary.data,
    }


def _is_old(before: float, now: float) -> ColumnElement[bool]:
    asleep = tables.c.wakes_at.is_(None) | (tables.c.wakes_at <= now)
    return (tables.c.updated < before) & asleep


def _prefixed(values: Mapping[str, Any]) -> dict[str, Any]:
    return {f"b_{name}": value for name, value in values.items()}


def _text(logged: ev.LoggedEvent) -> str:
    return ev.encode(logged.event).decode()


def _table_row(row: Row[Any], roles: Iterable[str] = ()) -> TableRow:
    summary = Summary(
        game=row.game,
        players=row.players,
        public=row.public,
        status=row.status,
        asked=row.asked,
        names=row.names,
        free=row.free,
        wakes_at=row.wakes_at,
        rules_version=row.rules_version,
        data=row.data,
    )
    return TableRow(
        row.id, row.version, summary, row.opened, row.updated, list(roles), bool(row.hidden)
    )


def _checked(hash: bytes) -> bytes:
    """A hash; refuses anything that could be a token."""
    if not isinstance(hash, bytes) or len(hash) != 32:
        raise ValueError("A token must be given as its sha256.")
    return hash


def _is_review(record: str, settings: str) -> ColumnElement[bool]:
    return (reviews.c.record == record) & (reviews.c.settings == settings)


def _review(row: Row[Any]) -> ReviewRow:
    return ReviewRow(row.record, row.settings, row.table_id, row.draft, row.review, row.failed)
