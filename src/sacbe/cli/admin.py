"""`sacbe admin`: commands for operators. All except `restore` work beside a running server."""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from sacbe.cli.extras import require_server
from sacbe.cli.screen import make_console

if TYPE_CHECKING:
    from sacbe.server.config import Config
    from sacbe.server.store import Repository, Store, TableRow
    from sacbe.server.store.repair import Finding

FAILED = 1
FINDINGS = {
    "row": "table row rebuilt",
    "snapshot": "snapshot rebuilt",
    "broken": "corrupt log",
    "gone": "cannot be played",
    "busy": "skipped",
}
FINDINGS_OF_CHECK = {**FINDINGS, "row": "wrong table row", "snapshot": "wrong snapshot"}
T = TypeVar("T")
SETTINGS: ContextVar[Config] = ContextVar("SETTINGS")  # of the server

app = typer.Typer(
    help="Manage the tables of a server: list, inspect, check, repair, backup, restore, prune."
)

Data = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR", help="Data directory (default: as set, or the user data directory)."
    ),
]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="PostgreSQL database to use instead of SQLite.")
]

TableArgument = Annotated[
    str, typer.Argument(metavar="TABLE", help="Table id; see: sacbe admin list.")
]


@app.callback(invoke_without_command=True)
def _about(
    context: typer.Context,
    config: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", envvar="SACBE_CONFIG", help="Settings of the server, as for `serve`."
        ),
    ] = None,
) -> None:
    """Print the help if no command is given."""
    if context.invoked_subcommand is None:
        print(context.get_help())
        return
    require_server()
    from sacbe.server.config import load

    SETTINGS.set(load(config, os.environ, {}))


@app.command("list")
def list_command(
    data: Data = None,
    database: Database = None,
    limit: Annotated[int, typer.Option(min=1, help="Maximum number of tables.")] = 50,
) -> None:
    """List the most recently changed tables."""
    rows = _read(data, database, lambda repository: repository.latest_tables(limit))
    output = Table(box=None, pad_edge=False)
    for title in ("table", "game", "status", "events", "seats", "changed"):
        output.add_column(title, overflow="fold")
    for row in rows:
        summary = row.summary
        status = _status(row)
        seats = ", ".join(name or "free" for name in summary.names)
        columns = (row.table, summary.game, status, str(row.version), seats, _when(row.updated))
        output.add_row(*(Text(_printable(column)) for column in columns))
    make_console().print(output)


@app.command("inspect")
def inspect_command(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Table id; see: sacbe admin list.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Show the details and the event log of a table, without any hidden information."""

    def read_row(repository: Repository) -> tuple[TableRow | None, list[str]]:
        return repository.row(table), list(_details(repository, table))

    row, details = _read(data, database, read_row)
    if row is None:
        raise ValueError(f"There is no table {table}.")
    summary = row.summary
    wakes = "none" if summary.wakes_at is None else _when(summary.wakes_at)
    lines = [
        f"table     {row.table}",
        f"game      {summary.game}, {summary.players} players",
        f"status    {_status(row)}",
        f"seats     {', '.join(name or 'free' for name in summary.names)}",
        f"to move   {', '.join(str(seat) for seat in summary.asked) or 'none'}",
        f"created   {_when(row.opened)}",
        f"changed   {_when(row.updated)}",
        f"timer     {wakes}",
        *details,
    ]
    console = make_console()
    for line in lines:
        console.print(Text(_printable(line)), soft_wrap=True)


@app.command("check")
def check_command(data: Data = None, database: Database = None) -> None:
    """Check the database file and replay every game from its event log, without changing anything.
    The exit code is 1 if something is wrong."""
    from sacbe.server.store.repair import check

    counts = _examine(data, database, check, FINDINGS_OF_CHECK)
    if counts["row"] or counts["snapshot"]:
        print("Run `sacbe admin repair` to rebuild table rows and snapshots.")
    raise typer.Exit(FAILED if counts.total() > counts["gone"] else 0)


@app.command("repair")
def repair_command(data: Data = None, database: Database = None) -> None:
    """Replay every game from its event log. Rebuild table rows and snapshots that do not match.
    Report logs that cannot be replayed, and leave them unchanged. A damaged database file is not
    repaired: restore a backup."""
    from sacbe.server.store.repair import repair

    counts = _examine(data, database, repair, FINDINGS)
    raise typer.Exit(FAILED if counts["broken"] or counts["busy"] else 0)


def _examine(
    data: Path | None,
    database: str | None,
    look: Callable[[Store], AsyncIterator[Finding | None]],
    findings: dict[str, str],
) -> Counter[str]:
    """Check the file, then all tables; print and count the findings. A damaged file ends it."""
    from sacbe.cli import progress
    from sacbe.play.game import begin_interpreted
    from sacbe.server.store.maintenance import integrity_errors

    progress.install()
    begin_interpreted()  # compiling takes longer than replaying
    errors = integrity_errors(_address(data, database))
    for error in errors:
        print(f"The database file is damaged: {_printable(error)}")
    if errors:
        print("Restore a backup: sacbe admin restore FILE")
        raise typer.Exit(FAILED)

    async def look_at_all(store: Store) -> tuple[int, Counter[str]]:
        tables, counts = 0, Counter[str]()
        async for finding in look(store):
            if finding is None:
                tables += 1
                continue
            counts[finding.what] += 1
            _print_finding(finding, findings)
        return tables, counts

    tables, counts = _with_store(data, database, look_at_all)
    rebuilt = "rebuilt" if findings is FINDINGS else "wrong"
    print(
        f"Tables checked: {tables}. Rows {rebuilt}: {counts['row']}. "
        f"Snapshots {rebuilt}: {counts['snapshot']}. Corrupt logs: {counts['broken']}."
    )
    return counts


def _print_finding(finding: Finding, findings: dict[str, str]) -> None:
    print(f"{finding.table}  {findings[finding.what]}: {_printable(finding.why)}")


@app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Output file; must not exist.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Back up all tables to a file, as a consistent snapshot."""
    from sacbe.server.store.maintenance import backup

    size = _report_store_errors(lambda: backup(_address(data, database), file))
    print(f"{file}: {size / 1e6:.1f} MB. To restore it: sacbe admin restore {file}")


@app.command("restore")
def restore_command(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A backup made by: sacbe admin backup.")
    ],
    data: Data = None,
    force: Annotated[
        bool, typer.Option("--force", help="Restore even if some of its tables are corrupt.")
    ] = False,
) -> None:
    """Replace all tables by those of a backup, while no server is running. Every table of the
    backup is replayed first. The old database stays in the folder under another name."""
    from sacbe.cli import progress
    from sacbe.play.game import begin_interpreted
    from sacbe.server.store.restore import Corrupt, restore

    if data is None and SETTINGS.get().database is not None:
        raise ValueError("Use pg_restore to restore PostgreSQL.")
    progress.install()
    begin_interpreted()  # do not compile while the server is down
    try:
        result = _report_store_errors(lambda: restore(file, _data_folder(data), force))
    except Corrupt as error:
        for finding in error.findings:
            _print_finding(finding, FINDINGS)
        print(f"{error} Nothing was changed.")
        raise typer.Exit(FAILED) from None
    for finding in result.findings:
        _print_finding(finding, FINDINGS)
    print(f"Tables restored: {result.tables}.")
    if result.previous is not None:
        print(f"The old database is now {result.previous}; delete it when you do not need it.")


@app.command("prune")
def prune_command(
    older: Annotated[
        int,
        typer.Option(
            min=1, max=36_500, metavar="DAYS", help="Minimum number of days without activity."
        ),
    ],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete tables without recent activity, finished or not, with all their data. Tables with a
    running clock are kept. This cannot be undone."""
    from sacbe.server.store.maintenance import prune

    now = time.time()
    before = now - older * 86_400
    counts = _read(data, database, lambda repository: repository.count_old(before, now))
    playing = f" (unfinished: {counts['playing']})" if "playing" in counts else ""
    print(f"Tables without activity since {_when(before)}: {sum(counts.values())}{playing}.")
    if not counts or not (yes or typer.confirm("Delete them permanently?")):
        return
    removed = _with_store(data, database, lambda store: prune(store, before, now))
    print(f"Tables deleted: {removed}. Run `sacbe admin vacuum` to free the disk space.")


@app.command("hide")
def hide_command(
    table: TableArgument,
    show: Annotated[bool, typer.Option("--show", help="Show it again.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Hide a public table from the lobby. Its players can go on."""
    from sacbe.server.moderation import hide_table

    _with_store(data, database, lambda store: hide_table(store, table, not show))
    print(f"Table {table} is {'listed again' if show else 'hidden'}.")


@app.command("delete")
def delete_command(
    table: TableArgument,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask for confirmation.")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Delete a table with all its data. This cannot be undone."""
    from sacbe.server.moderation import delete_table

    if yes or typer.confirm(f"Delete table {table} permanently?"):
        _with_store(data, database, lambda store: delete_table(store, table))
        print(f"Table {table} is deleted.")


@app.command("chat")
def chat_command(
    table: TableArgument,
    remove: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="Remove the line with this number.")
    ] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """List the chat of a table with its line numbers, or remove a line."""
    from sacbe.server.moderation import chat_lines, remove_chat
    from sacbe.server.table_service import TableService

    if remove is not None:
        number = remove
        _with_store(
            data, database, lambda store: remove_chat(TableService(store), store, table, number)
        )
        print(f"Line {number} is removed.")
        return
    for logged, chat in chat_lines(_read(data, database, lambda repository: repository.log(table))):
        line = f"{logged.version:>6}  {_when(logged.at)}  {chat.name}: {chat.text}"
        make_console().print(Text(_printable(line)), soft_wrap=True)


@app.command("ban")
def ban_command(
    visitor: Annotated[
        int | None, typer.Option(metavar="NUMBER", help="A visitor; see: sacbe admin inspect.")
    ] = None,
    network: Annotated[
        str | None, typer.Option(metavar="NETWORK", help="A network, such as 203.0.113.0/24.")
    ] = None,
    hours: Annotated[int, typer.Option(min=1, max=876_000, help="Duration of the ban.")] = 24,
    why: Annotated[str, typer.Option(help="Note for yourself.")] = "",
    data: Data = None,
    database: Database = None,
) -> None:
    """Ban a visitor or a network for a time. A running server follows within seconds."""
    from sacbe.server.moderation import ban

    entry = _with_store(
        data, database, lambda store: ban(store, visitor, network, hours, why, time.time())
    )
    print(f"Ban {entry.id} until {_when(entry.until)}. To end it: sacbe admin unban {entry.id}")


@app.command("bans")
def bans_command(data: Data = None, database: Database = None) -> None:
    """List the bans in force."""
    now = time.time()
    for ban in _read(data, database, lambda repository: repository.bans(now)):
        whom = f"visitor {ban.visitor}" if ban.visitor is not None else ban.network
        print(_printable(f"{ban.id:>4}  until {_when(ban.until)}  {whom}  {ban.why}"))


@app.command("unban")
def unban_command(
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="See: sacbe admin bans.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """End a ban."""
    from sacbe.server.moderation import unban

    _with_store(data, database, lambda store: unban(store, number))
    print(f"Ban {number} is ended.")


@app.command("operator-link")
def operator_link_command(
    url: Annotated[
        str | None,
        typer.Option(metavar="URL", help="Address of the server, such as https://example.org."),
    ] = None,
    data: Data = None,
    database: Database = None,
) -> None:
    """Print a link to the operator's page. It works once, within 15 minutes."""
    from sacbe.server.operation import new_link
    from sacbe.server.store.folder import server_address

    if url is None:
        url = _public_url() or (None if database else server_address(_data_folder(data)))
    token = _with_store(data, database, lambda store: new_link(store, time.time()))
    print(f"{(url or 'http://127.0.0.1:7260').rstrip('/')}/operator#{token}")


@app.command("vacuum")
def vacuum_command(data: Data = None, database: Database = None) -> None:
    """Free unused disk space. Moves wait until it has finished."""
    from sacbe.server.store.maintenance import vacuum

    before, after = _report_store_errors(lambda: vacuum(_address(data, database)))
    print(f"{before / 1e6:.1f} MB before, {after / 1e6:.1f} MB now.")


# ---------------------------------------------------------------- helpers


def _public_url() -> str | None:
    """The address at which browsers find the server, as far as its settings say."""
    config = SETTINGS.get()
    if config.notify.url:
        return config.notify.url
    return f"https://{config.names[0]}" if config.names and config.secure else None


def _address(data: Path | None, database: str | None) -> str:
    """The database URL. Raises ValueError if there is no database; it is not created."""
    if data is None and database is None:
        database = SETTINGS.get().database
    if database is not None:
        if data is not None:
            raise ValueError("Use either --data (SQLite) or --database (PostgreSQL), not both.")
        return database
    from sacbe.server.store.folder import DATABASE, database_url

    folder = _data_folder(data)
    if not (folder / DATABASE).is_file():
        raise ValueError(f"There are no tables in {folder}.")
    return database_url(folder)


def _data_folder(data: Path | None) -> Path:
    from sacbe.cli import saves

    if data is None and (folder := SETTINGS.get().data) is not None:
        data = Path(folder)
    return (saves.folder().parent if data is None else data).absolute()


def _with_store(
    data: Path | None, database: str | None, what: Callable[[Store], Coroutine[Any, Any, T]]
) -> T:
    """Open the store, run a job, close the store."""
    from sacbe.server.store import Store

    url = _address(data, database)

    async def run() -> T:
        store = Store.at(url)
        try:
            return await what(store)
        finally:
            await store.close()

    return _report_store_errors(lambda: asyncio.run(run()))


def _read(data: Path | None, database: str | None, job: Callable[[Repository], T]) -> T:
    return _with_store(data, database, lambda store: store.read(job))


def _report_store_errors(action: Callable[[], T]) -> T:
    """Report database errors in one sentence."""
    from sacbe.server.store import StoreError

    try:
        return action()
    except StoreError as error:
        raise ValueError(str(error)) from None


def _details(repository: Repository, table: str) -> Iterator[str]:
    """Tokens, snapshot and event log of a table."""
    snapshot = repository.snapshot(table)
    snapshot_text = f"version {snapshot[0]}, {len(snapshot[1])} bytes" if snapshot else "none"
    yield f"tokens    {', '.join(sorted(repository.tokens(table)))}"
    yield f"snapshot  {snapshot_text}"
    for role, visitor in repository.claims_of(table):
        yield f"visitor   {visitor}: {role if role.isalpha() else f'seat {role}'}"
    yield ""
    try:
        log = repository.log(table)
    except msgspec.MsgspecError as error:
        yield f"The event log is corrupt: {error}"
        return
    for logged in log:
        seat = getattr(logged.event, "seat", None)
        kind = type(logged.event).__name__.lower()
        yield f"{logged.version:>6}  {_when(logged.at)}  {kind}{'' if seat is None else f' {seat}'}"


def _status(row: TableRow) -> str:
    public = ", public" if row.summary.public else ""
    return f"{row.summary.status}{public}{', hidden' if row.hidden else ''}"


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))


def _printable(text: str) -> str:
    """Replace control characters, since names are user input."""
    return "".join(c if c.isprintable() else "\ufffd" for c in text)
