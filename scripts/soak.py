"""Crash test: kill a server under load with `kill -9` again and again, and check its data.

    python -m scripts.soak                                  # 50 kills on SQLite
    python -m scripts.soak --minutes 60 --seed 7
    python -m scripts.soak --database postgresql+psycopg://user@host/name

After every kill all unacknowledged commands are sent again, and the log of every table is checked:
no acknowledged command is missing or duplicated, versions have no gaps, and the log matches what
the server shows. The first error stops the test. The tests in tests/server/survival do the same
with twenty kills.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from tests.server.survival.crashes import Crashes
from tests.server.survival.servers import Server, launching, serving


def main(argv: Sequence[str] | None = None) -> int:
    """Run the test and print its progress."""
    args = parser().parse_args(argv)
    with ExitStack() as stack:
        database = args.database
        if database is None:
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="sacbe-soak-"))
            database = f"sqlite:///{Path(folder, 'tables.db').as_posix()}"
        launcher = stack.enter_context(launching())
        asyncio.run(soak(Server(launcher, database), args))
    return 0


async def soak(server: Server, args: argparse.Namespace) -> None:
    """Crash the server until both minimums are reached."""
    begin = time.monotonic()
    async with serving(server):
        crashes = Crashes(server, args.seed)
        await crashes.open()
        while crashes.kills < args.kills or time.monotonic() - begin < 60 * args.minutes:
            await crashes.crash()
            end = "\n" if crashes.kills % 10 == 0 or not sys.stdout.isatty() else "\r"
            print(status_text(crashes, time.monotonic() - begin), end=end, flush=True)
        code = await server.stop()
        print(
            f"\n{status_text(crashes, time.monotonic() - begin)}. No commands lost or duplicated."
        )
        assert code == 0, f"The server did not shut down cleanly: exit code {code}"


def status_text(crashes: Crashes, seconds: float) -> str:
    """A status line."""
    return (
        f"{crashes.kills} kills in {seconds:.0f} s, {crashes.acknowledged} commands acknowledged, "
        f"{crashes.sent_again} sent again, {crashes.stored_before} of them already stored"
    )


def parser() -> argparse.ArgumentParser:
    """The argument parser."""
    argument_parser = argparse.ArgumentParser(prog="python -m scripts.soak", description=__doc__)
    argument_parser.formatter_class = argparse.RawDescriptionHelpFormatter
    argument_parser.add_argument("--kills", type=int, default=50, help="minimum number of kills")
    argument_parser.add_argument("--minutes", type=float, default=0.0, help="minimum duration")
    argument_parser.add_argument("--seed", type=int, default=1, help="random seed")
    argument_parser.add_argument(
        "--database", help="URL of PostgreSQL; default: SQLite in a temporary folder"
    )
    return argument_parser


if __name__ == "__main__":
    sys.exit(main())
