"""`sacbe worker`: let bots of a server think on this machine."""

from __future__ import annotations

import logging
from typing import Annotated

import typer

from sacbe.cli.extras import require_server, require_workers


def command(
    database: Annotated[
        str,
        typer.Option(
            metavar="URL", envvar="SACBE_DATABASE", help="PostgreSQL database of the server."
        ),
    ],
    processes: Annotated[
        int | None,
        typer.Option(min=1, max=64, help="Number of bot processes (default: cores - 1)."),
    ] = None,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log more.")] = False,
) -> None:
    """Let the slow bots of a server think on this machine, until Ctrl-C. The server needs
    --remote-bots."""
    require_server()
    require_workers()
    import asyncio

    import psycopg

    from sacbe.server import logs
    from sacbe.server.backend import DEFAULT_WORKERS
    from sacbe.server.remote_bots import work
    from sacbe.server.store import Store, StoreError

    logs.configure(level=logging.INFO if verbose else logging.WARNING)
    count = processes or DEFAULT_WORKERS

    async def run() -> None:
        store = Store.at(database)  # migrates, and refuses the database of a newer version
        await store.close()
        await work(database, count, ready)

    def ready() -> None:
        print(f"Waiting for jobs: {count} at once.", flush=True)

    try:
        asyncio.run(run())
    except (StoreError, psycopg.OperationalError) as error:
        raise ValueError(str(error)) from None
