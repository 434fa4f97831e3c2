"""`sacbe admin`: commands for operators. All of them can be used while the server is running."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from sacbe.cli.extras import require_server
from sacbe.cli.screen import make_console

if TYPE_CHECKING:
    from sacbe.server.store import Repository, Store, TableRow

FAILED = 1
FINDINGS = {
    "row": "table row rebuilt",
    "snapshot": "snapshot rebuilt",
    "broken": "corrupt log",
    "busy": "skipped",
}
T = TypeVar("T")

app = typer.Typer(
    help="Manage the tables of a server: list, inspect, repair, backup, prune, vacuum."
)

Data = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Data directory (default: the user data directory)."),
]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="PostgreSQL database to use instead of SQLite.")
]


@app.callback(invoke_without_command=True)
def _about(context: typer.Context) -> None:
    """Print the help if no command is given."""
    if context.invoked_subcommand is None:
        print(context.get_help())
    else:
        require_server()


@app.command("list")
def list_command(
    data: Data = None,
    database: Database = None,
    limit: Annotated[int, typer.Option(min=1, help="Maximum number of tables.")] = 50,
) -> None:
    """List the most recently changed tables."""
    rows = _ask(data, database, lambda by: by.latest_tables(limit))
    shown = Table(box=None, pad_edge=False)
    for title in ("table", "game", "status", "events", "seats", "changed"):
        shown.add_column(title, overflow="fold")
    for row in rows:
        told = row.summary
        status = told.status + (", public" if told.public else "")
        seats = ", ".join(name or "free" for name in told.names)
        columns = (row.table, told.game, status, str(row.version), seats, _when(row.updated))
        shown.add_row(*(Text(_plain(column)) for column in columns))
    make_console().print(shown)


@app.command("inspect")
def inspect_command(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="Table id; see: sacbe admin list.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Show the details and the event log of a table, without any hidden information."""

    def look(by: Repository) -> tuple[TableRow | None, list[str]]:
        return by.row(table), list(_inside(by, table))

    row, inside = _ask(data, database, look)
    if row is None:
        raise ValueError(f"There is no table {table}.")
    told = row.summary
    wakes = "none" if told.wakes_at is None else _when(told.wakes_at)
    lines = [
        f"table     {row.table}",
        f"game      {told.game}, {told.players} players",
        f"status    {told.status}{', public' if told.public else ''}",
        f"seats     {', '.join(name or 'free' for name in told.names)}",
        f"to move   {', '.join(str(seat) for seat in told.asked) or 'none'}",
        f"created   {_when(row.opened)}",
        f"changed   {_when(row.updated)}",
        f"timer     {wakes}",
        *inside,
    ]
    console = make_console()
    for line in lines:
        console.print(Text(_plain(line)), soft_wrap=True)


@app.command("repair")
def repair_command(data: Data = None, database: Database = None) -> None:
    """Replay every game from its event log. Rebuild table rows and snapshots that do not match.
    Report logs that cannot be replayed, and leave them unchanged."""
    from sacbe.cli import progress
    from sacbe.server.store.repair import repair

    progress.install()

    async def all_of_them(store: Store) -> tuple[int, Counter[str]]:
        tables, found = 0, Counter[str]()
        async for finding in repair(store):
            if finding is None:
                tables += 1
                continue
            found[finding.what] += 1
            print(f"{finding.table}  {FINDINGS[finding.what]}: {_plain(finding.why)}")
        return tables, found

    tables, found = _with_store(data, database, all_of_them)
    print(
        f"Tables checked: {tables}. Rows rebuilt: {found['row']}. "
        f"Snapshots rebuilt: {found['snapshot']}. Corrupt logs: {found['broken']}."
    )
    raise typer.Exit(FAILED if found["broken"] or found["busy"] else 0)


@app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Output file; must not exist.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Back up all tables to a file, as a consistent snapshot."""
    from sacbe.server.store.maintenance import backup

    size = _or_complain(lambda: backup(_address(data, database), file))
    print(f"{file}: {size / 1e6:.1f} MB. To restore it, stop the server and copy it to tables.db")


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
    found = _ask(data, database, lambda by: by.count_old(before, now))
    playing = f" (unfinished: {found['playing']})" if "playing" in found else ""
    print(f"Tables without activity since {_when(before)}: {sum(found.values())}{playing}.")
    if not found or not (yes or typer.confirm("Delete them permanently?")):
        return
    removed = _with_store(data, database, lambda store: prune(store, before, now))
    print(f"Tables deleted: {removed}. Run `sacbe admin vacuum` to free the disk space.")


@app.command("vacuum")
def vacuum_command(data: Data = None, database: Database = None) -> None:
    """Free unused disk space. Moves wait until it has finished."""
    from sacbe.server.store.maintenance import vacuum

    before, after = _or_complain(lambda: vacuum(_address(data, database)))
    print(f"{before / 1e6:.1f} MB before, {after / 1e6:.1f} MB now.")


# ---------------------------------------------------------------- what many need


def _address(data: Path | None, database: str | None) -> str:
    """Where the tables are, if there are any: looking makes none."""
    if database is not None:
        if data is not None:
            raise ValueError("Use either --data (SQLite) or --database (PostgreSQL), not both.")
        return database
    from sacbe.cli import saves

    file = (saves.folder().parent if data is None else data).absolute() / "tables.db"
    if not file.is_file():
        raise ValueError(f"There are no tables in {file.parent}.")
    return f"sqlite:///{file.as_posix()}"


def _with_store(
    data: Path | None, database: str | None, what: Callable[[Store], Coroutine[Any, Any, T]]
) -> T:
    """Open the store, do something with it, close it."""
    from sacbe.server.store import Store

    url = _address(data, database)

    async def all_of_it() -> T:
        store = Store.at(url)
        try:
            return await what(store)
        finally:
            await store.close()

    return _or_complain(lambda: asyncio.run(all_of_it()))


def _ask(data: Path | None, database: str | None, job: Callable[[Repository], T]) -> T:
    return _with_store(data, database, lambda store: store.read(job))


def _or_complain(do: Callable[[], T]) -> T:
    """Report database errors in one sentence."""
    from sacbe.server.store import StoreError

    try:
        return do()
    except StoreError as error:
        raise ValueError(str(error)) from None


def _inside(by: Repository, table: str) -> Iterator[str]:
    """What is kept of a table beside its row."""
    saved = by.snapshot(table)
    kept = f"version {saved[0]}, {len(saved[1])} bytes" if saved else "none"
    yield f"tokens    {', '.join(sorted(by.tokens(table)))}"
    yield f"snapshot  {kept}"
    yield ""
    try:
        log = by.log(table)
    except msgspec.MsgspecError as error:
        yield f"The event log is corrupt: {error}"
        return
    for logged in log:
        seat = getattr(logged.event, "seat", None)
        kind = type(logged.event).__name__.lower()
        yield f"{logged.version:>6}  {_when(logged.at)}  {kind}{'' if seat is None else f' {seat}'}"


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at))


def _plain(text: str) -> str:
    """Names come from anybody: nothing in them may steer a terminal."""
    return "".join(c if c.isprintable() else "\ufffd" for c in text)
