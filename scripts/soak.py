"""Crash test: kill a server under load with `kill -9` again and again, and check its data.

    python -m scripts.soak                                  # 50 kills on SQLite, then the drills
    python -m scripts.soak --minutes 60 --seed 7
    python -m scripts.soak --no-drills                      # only the kills
    python -m scripts.soak --database postgresql+psycopg://user@host/name

After every kill all unacknowledged commands are sent again, and the log of every table is checked:
no acknowledged command is missing or duplicated, versions have no gaps, and the log matches what
the server shows. Faults take turns before the kills: a flood of tiny frames, a full disk, a clock
that is an hour ahead or behind after the restart. Every tenth kill is followed by a restore drill:
a backup of the running server is restored into an empty folder, and every table of it is replayed.
The first error stops the test. The tests in tests/server/survival do the same with twenty kills.

The drills at the end are tests: an upgrade of rules and schema with its rollback, and a worker that
is killed in mid-thought.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from sacbe.server.store import Store
from sacbe.server.store.maintenance import backup
from sacbe.server.store.repair import check
from sacbe.server.store.restore import restore
from tests.server.survival.crashes import FAULTS, Crashes
from tests.server.survival.servers import Server, launching, serving

SCALE = 20.0  # of the limits: wide for the clients, narrow enough for a flood
DRILL_EVERY = 10  # kills
DRILLS = {
    "upgrade and rollback": ["tests/server/upgrades"],
    "killed worker": ["tests/server/test_remote_bots.py", "-k", "killed or played_once"],
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the test and print its progress."""
    args = parser().parse_args(argv)
    with ExitStack() as stack:
        database = args.database
        if database is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="sacbe-soak-"))
            database = f"sqlite:///{Path(folder, 'tables.db').as_posix()}"
        launcher = stack.enter_context(launching())
        asyncio.run(soak(Server(launcher, database, scale=SCALE), args))
    if args.drills:
        for name, tests in DRILLS.items():
            print(f"Drill: {name}", flush=True)
            subprocess.run([sys.executable, "-m", "pytest", "-q", *tests], check=True, timeout=3600)
    return 0


async def soak(server: Server, args: argparse.Namespace) -> None:
    """Crash the server until both minimums are reached."""
    begin = time.monotonic()
    async with serving(server):
        crashes = Crashes(server, args.seed)
        await crashes.open()
        while crashes.kills < args.kills or time.monotonic() - begin < 60 * args.minutes:
            await crashes.crash(("", *FAULTS)[crashes.kills % (1 + len(FAULTS))])
            if crashes.kills % DRILL_EVERY == 0 and server.database.startswith("sqlite"):
                await drill(server.database)
            end = "\n" if crashes.kills % 10 == 0 or not sys.stdout.isatty() else "\r"
            print(status_text(crashes, time.monotonic() - begin), end=end, flush=True)
        code = await server.stop()
        print(
            f"\n{status_text(crashes, time.monotonic() - begin)}. No commands lost or duplicated."
        )
        assert code == 0, f"The server did not shut down cleanly: exit code {code}"


async def drill(database: str) -> None:
    """Restore a backup of the running server into an empty folder and replay its tables."""
    with tempfile.TemporaryDirectory(prefix="sacbe-drill-") as name:
        folder = Path(name, "data")
        folder.mkdir()
        file = Path(name, "backup.db")
        await asyncio.to_thread(backup, database, file)
        result = await asyncio.to_thread(restore, file, folder)
        assert result.tables > 0
        assert not result.findings, result.findings
        store = Store.at(f"sqlite:///{folder / 'tables.db'}")
        try:
            findings = [finding async for finding in check(store) if finding is not None]
        finally:
            await store.close()
        assert not findings, findings


def status_text(crashes: Crashes, seconds: float) -> str:
    """A status line."""
    return (
        f"{crashes.kills} kills in {seconds:.0f} s, {crashes.acknowledged} commands acknowledged, "
        f"{crashes.sent_again} sent again, {crashes.stored_before} of them already stored; faults: "
        + (", ".join(f"{fault} {n}" for fault, n in crashes.faults.items() if fault) or "none")
    )


def parser() -> argparse.ArgumentParser:
    """The argument parser."""
    argument_parser = argparse.ArgumentParser(prog="python -m scripts.soak", description=__doc__)
    argument_parser.formatter_class = argparse.RawDescriptionHelpFormatter
    argument_parser.add_argument("--kills", type=int, default=50, help="minimum number of kills")
    argument_parser.add_argument("--minutes", type=float, default=0.0, help="minimum duration")
    argument_parser.add_argument(
        "--drills", action=argparse.BooleanOptionalAction, default=True, help="run the drills"
    )
    argument_parser.add_argument("--seed", type=int, default=1, help="random seed")
    argument_parser.add_argument(
        "--database", help="URL of PostgreSQL; default: SQLite in a temporary folder"
    )
    return argument_parser


if __name__ == "__main__":
    sys.exit(main())
