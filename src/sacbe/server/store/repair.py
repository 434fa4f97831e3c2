"""Checks every log, and rewrites derived data that does not agree with it.

Logs are never changed. Rows of lists and snapshots are caches that can always be rebuilt. This
works beside a running server. `check` only reads.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Literal, NamedTuple

from sacbe.server import events as ev
from sacbe.server.store.models import TableRow
from sacbe.server.store.repository import Repository
from sacbe.server.store.store import Store
from sacbe.server.table_service import SNAPSHOT_EVERY, summary
from sacbe.server.table_state import RulesGone, TableState, fold

AT_ONCE = 200  # tables in a list
MAX_TRIES = 5  # while a table is in play

What = Literal["row", "snapshot", "broken", "gone", "busy"]


class Finding(NamedTuple):
    """What was wrong with a table. A repair rewrites rows and snapshots; a broken log stays as it
    is. Gone: this version of Sacbe no longer has its rules. Busy: it changed too quickly to be
    checked."""

    table: str
    what: What
    why: str


class _Replay(NamedTuple):
    """A log folded to its end."""

    last: ev.LoggedEvent
    state: TableState
    snapshots: dict[int, bytes]  # by version
    matches: bool  # does the stored snapshot fit the log?


class _Examined(NamedTuple):
    """A table with its replay, or why there is none; no row if it was removed meanwhile."""

    row: TableRow | None
    snapshot: tuple[int, bytes] | None
    replay: _Replay | Finding


async def repair(store: Store) -> AsyncIterator[Finding | None]:
    """Repair all tables: yields findings, and None for each finished table."""
    async for finding in _for_all(store, repair_table):
        yield finding


async def check(store: Store) -> AsyncIterator[Finding | None]:
    """Check all tables without changing anything: yields as `repair` does."""
    async for finding in _for_all(store, check_table):
        yield finding


async def _for_all(
    store: Store, look: Callable[[Store, str], Awaitable[list[Finding]]]
) -> AsyncIterator[Finding | None]:
    after = ""
    while rows := await store.read(lambda by, after=after: by.all_tables(after, AT_ONCE)):  # type: ignore[misc]
        for row in rows:
            for finding in await look(store, row.table):
                yield finding
            yield None
        after = rows[-1].table


async def check_table(store: Store, table: str) -> list[Finding]:
    """Check one table. One read sees one state of it, so it may change meanwhile."""
    examined = await _examine(store, table)
    findings = [_log(examined), _row(table, examined), _snapshot(table, examined)]
    return [finding for finding in findings if finding is not None]


async def repair_table(store: Store, table: str) -> list[Finding]:
    """Check and repair one table, again if it changes meanwhile."""
    for _ in range(MAX_TRIES):
        findings = await _try(store, table)
        if findings is not None:
            return findings
    return [Finding(table, "busy", "changed during the repair")]


async def _examine(store: Store, table: str) -> _Examined:
    def look(by: Repository) -> _Examined:
        snapshot = by.snapshot(table)
        try:
            replay = _replay(by.log(table), snapshot)
        except RulesGone as error:
            return _Examined(by.row(table), snapshot, Finding(table, "gone", str(error)))
        except Exception as error:  # one broken table must not stop the others
            why = f"{type(error).__name__}: {error}"
            return _Examined(by.row(table), snapshot, Finding(table, "broken", why))
        return _Examined(by.row(table), snapshot, replay)

    return await store.read(look)


def _log(examined: _Examined) -> Finding | None:
    """The finding about a log."""
    if examined.row is None or isinstance(examined.replay, _Replay):
        return None
    return examined.replay


def _row(table: str, examined: _Examined) -> Finding | None:
    """The finding about the row of lists."""
    row, replay = examined.row, examined.replay
    if row is None or isinstance(replay, Finding):
        return None
    right = summary(replay.state)
    if (row.version, row.updated, row.summary) == (replay.last.version, replay.last.at, right):
        return None
    return Finding(table, "row", _difference(row, replay, right))


def _snapshot(table: str, examined: _Examined) -> Finding | None:
    """The finding about the snapshot."""
    if examined.row is None or isinstance(examined.replay, Finding):
        return None
    wrong = _wrong(examined.snapshot, examined.replay)
    return None if wrong is None else Finding(table, "snapshot", wrong)


async def _try(store: Store, table: str) -> list[Finding] | None:
    """Check and repair a table once; None if it changed meanwhile."""
    examined = await _examine(store, table)
    problem = _log(examined)
    if problem is not None:
        return [problem]
    row, replay = examined.row, examined.replay
    if row is None or isinstance(replay, Finding):  # removed by `sacbe admin prune` meanwhile
        return []
    findings = []
    if wrong_row := _row(table, examined):
        row_version, last, right = row.version, replay.last, summary(replay.state)
        if not await store.write(lambda to: to.correct(table, row_version, last, right)):
            return None
        findings.append(wrong_row)
    if wrong_snapshot := _snapshot(table, examined):
        version = replay.last.version

        def keep(to: Repository) -> bool:
            now = to.row(table)
            if now is None or now.version != version:
                return False
            _keep(to, table, replay)
            return True

        if not await store.write(keep):
            return None
        findings.append(wrong_snapshot)
    return findings


def _replay(log: list[ev.LoggedEvent], latest: tuple[int, bytes] | None) -> _Replay:
    """Fold a log to its end, with the snapshots that are stored or due."""
    snapshot, matches = latest[0] if latest else 0, False
    due = len(log) // SNAPSHOT_EVERY * SNAPSHOT_EVERY
    table_state = fold(log[:1])
    snapshots = {}
    for logged in log:
        if logged.version > 1:
            table_state.apply(logged)
        if logged.version in (snapshot, due):
            snapshots[logged.version] = table_state.snapshot()
        if latest is not None and logged.version == snapshot:
            matches = table_state.matches(latest[1])
    return _Replay(log[-1], table_state, snapshots, matches)


def _wrong(snapshot: tuple[int, bytes] | None, replay: _Replay) -> str | None:
    """What is wrong with a snapshot."""
    due = replay.last.version // SNAPSHOT_EVERY * SNAPSHOT_EVERY
    if snapshot is None:
        return f"missing snapshot of version {due}" if due else None
    version = snapshot[0]
    if version not in replay.snapshots:
        return f"snapshot of unknown version {version}"
    if not replay.matches:
        return f"wrong snapshot of version {version}"
    return f"missing snapshot of version {due}" if version < due else None


def _keep(to: Repository, table: str, replay: _Replay) -> None:
    due = replay.last.version // SNAPSHOT_EVERY * SNAPSHOT_EVERY
    if due:
        to.keep_snapshot(table, due, replay.snapshots[due])
    else:
        to.drop_snapshot(table)


def _difference(row: TableRow, replay: _Replay, right: object) -> str:
    pairs = [("version", row.version, replay.last.version), ("time", row.updated, replay.last.at)]
    names = row.summary.__struct_fields__
    pairs += [(name, getattr(row.summary, name), getattr(right, name)) for name in names]
    return ", ".join(f"{n}: {was!r} instead of {now!r}" for n, was, now in pairs if was != now)
