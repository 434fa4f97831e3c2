"""`sacbe admin`: for whoever keeps a server. All of it may be done while the server runs."""

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

from sacbe.cli.screen import make_console

if TYPE_CHECKING:
    from sacbe.server.store import Repository, Store, TableRow

FAILED = 1
T = TypeVar("T")

app = typer.Typer(help="Keep a server's tables: list, inspect, repair, backup, prune, vacuum.")

Data = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="where tables are kept; by default the user's data"),
]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="PostgreSQL in the place of SQLite")
]


@app.callback(invoke_without_command=True)
def _about(context: typer.Context) -> None:
    """Without anything, help."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command("list")
def list_command(
    data: Data = None,
    database: Database = None,
    limit: Annotated[int, typer.Option(min=1, help="how many at most")] = 50,
) -> None:
    """The tables that changed last."""
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
    table: Annotated[str, typer.Argument(metavar="TABLE", help="see: sacbe admin list")],
    data: Data = None,
    database: Database = None,
) -> None:
    """One table: what is kept of it, and what happened when. Nothing secret is shown."""

    def look(by: Repository) -> tuple[TableRow | None, list[str]]:
        return by.row(table), list(_inside(by, table))

    row, inside = _ask(data, database, look)
    if row is None:
        raise ValueError(f"There is no table {table}.")
    told = row.summary
    wakes = "never" if told.wakes_at is None else _when(told.wakes_at)
    lines = [
        f"table     {row.table}",
        f"game      {told.game}, {told.players} players",
        f"status    {told.status}{', public' if told.public else ''}",
        f"seats     {', '.join(name or 'free' for name in told.names)}",
        f"asked     {', '.join(str(seat) for seat in told.asked) or 'nobody'}",
        f"opened    {_when(row.opened)}",
        f"changed   {_when(row.updated)}",
        f"wakes     {wakes}",
        *inside,
    ]
    console = make_console()
    for line in lines:
        console.print(Text(_plain(line)), soft_wrap=True)


@app.command("repair")
def repair_command(data: Data = None, database: Database = None) -> None:
    """Play every game once more from its log. Lists and snapshots that do not agree with it are
    written anew; logs that cannot be played are reported and left as they are."""
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
            print(f"{finding.table}  {finding.what}: {_plain(finding.why)}")
        return tables, found

    tables, found = _with_store(data, database, all_of_them)
    print(
        f"{tables} tables: {found['row']} rows and {found['snapshot']} snapshots written anew, "
        f"{found['broken']} logs broken."
    )
    raise typer.Exit(FAILED if found["broken"] or found["busy"] else 0)


@app.command("backup")
def backup_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a new file")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Copy all tables into one file, as they are at this moment."""
    from sacbe.server.store.upkeep import back_up

    size = _or_complain(lambda: back_up(_address(data, database), file))
    print(
        f"{file}: {size / 1e6:.1f} MB. To use it, stop the server and put it in place as tables.db"
    )


@app.command("prune")
def prune_command(
    older: Annotated[
        int, typer.Option(min=1, max=36_500, metavar="DAYS", help="that nothing happened for")
    ],
    yes: Annotated[bool, typer.Option("--yes", help="do not ask")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Remove tables at which nothing has happened for so long, finished or not, with all that is
    kept of them. Those where somebody's clock still runs stay. It cannot be taken back."""
    from sacbe.server.store.upkeep import prune

    now = time.time()
    before = now - older * 86_400
    found = _ask(data, database, lambda by: by.count_old(before, now))
    playing = f", {found['playing']} of them not finished" if "playing" in found else ""
    print(f"{sum(found.values())} tables have not changed since {_when(before)}{playing}.")
    if not found or not (yes or typer.confirm("Remove them for ever?")):
        return
    removed = _with_store(data, database, lambda store: prune(store, before, now))
    print(f"{removed} tables removed. `sacbe admin vacuum` gives the room back.")


@app.command("vacuum")
def vacuum_command(data: Data = None, database: Database = None) -> None:
    """Give back room that nothing needs any more. Moves wait while it works."""
    from sacbe.server.store.upkeep import tidy

    before, after = _or_complain(lambda: tidy(_address(data, database)))
    print(f"{before / 1e6:.1f} MB before, {after / 1e6:.1f} MB now.")


# ---------------------------------------------------------------- what many need


def _address(data: Path | None, database: str | None) -> str:
    """Where the tables are, if there are any: looking makes none."""
    if database is not None:
        if data is not None:
            raise ValueError("--data is where SQLite keeps the tables: give it or --database.")
        return database
    from sacbe.cli import saves

    file = (saves.folder().parent if data is None else data).absolute() / "tables.db"
    if not file.is_file():
        raise ValueError(f"No tables are kept in {file.parent}.")
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
    """What a store cannot do is said in one sentence."""
    from sacbe.server.store import StoreFailed

    try:
        return do()
    except StoreFailed as error:
        raise ValueError(str(error)) from None


def _inside(by: Repository, table: str) -> Iterator[str]:
    """What is kept of a table beside its row."""
    saved = by.snapshot(table)
    kept = f"of version {saved[0]}, {len(saved[1])} bytes" if saved else "none"
    yield f"tokens    {', '.join(sorted(by.tokens(table)))}"
    yield f"snapshot  {kept}"
    yield ""
    try:
        log = by.log(table)
    except msgspec.MsgspecError as error:
        yield f"The log is broken: {error}"
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
