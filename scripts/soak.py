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


def main(given: Sequence[str] | None = None) -> int:
    """Kill, check and tell."""
    args = parser().parse_args(given)
    with ExitStack() as open_things:
        database = args.database
        if database is None:
            folder = open_things.enter_context(tempfile.TemporaryDirectory(prefix="sacbe-soak-"))
            database = f"sqlite:///{Path(folder, 'tables.db').as_posix()}"
        launcher = open_things.enter_context(launching())
        asyncio.run(soak(Server(launcher, database), args))
    return 0


async def soak(server: Server, args: argparse.Namespace) -> None:
    """Until there were enough kills and enough time has passed."""
    begin = time.monotonic()
    async with serving(server):
        crashes = Crashes(server, args.seed)
        await crashes.open()
        while crashes.kills < args.kills or time.monotonic() - begin < 60 * args.minutes:
            await crashes.crash()
            end = "\n" if crashes.kills % 10 == 0 or not sys.stdout.isatty() else "\r"
            print(told(crashes, time.monotonic() - begin), end=end, flush=True)
        code = await server.stop()
        print(f"\n{told(crashes, time.monotonic() - begin)}. No commands lost or duplicated.")
        assert code == 0, f"The server did not shut down cleanly: exit code {code}"


def told(crashes: Crashes, seconds: float) -> str:
    """How far it is."""
    return (
        f"{crashes.kills} kills in {seconds:.0f} s, {crashes.acknowledged} commands acknowledged, "
        f"{crashes.sent_again} sent again, {crashes.stored_before} of them already stored"
    )


def parser() -> argparse.ArgumentParser:
    """The options."""
    made = argparse.ArgumentParser(prog="python -m scripts.soak", description=__doc__)
    made.formatter_class = argparse.RawDescriptionHelpFormatter
    made.add_argument("--kills", type=int, default=50, help="minimum number of kills")
    made.add_argument("--minutes", type=float, default=0.0, help="minimum duration")
    made.add_argument("--seed", type=int, default=1, help="random seed")
    made.add_argument("--database", help="URL of PostgreSQL; default: SQLite in a temporary folder")
    return made


if __name__ == "__main__":
    sys.exit(main())
