"""Measure how soon a newcomer plays, in Chromium: `python -m scripts.first_move`.

Every game gets a server with an empty cache of compiled rules, as after an installation. Printed
are the seconds from the start of the server to its page with pictures, from Play to the first own
choice, and the longest wait for one decision of a bot while the first moves are played. The load
of the machine is printed, too, because all of this is wall-clock time.

The moves of the bots are not played back, as if the visitor had skipped them: at normal speed the
first turns of three bots of Maya take five to nine seconds to watch.
"""

import argparse
import itertools
import os
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from sacbe.play.game import games
from scripts.clicks import CHOICES
from tests.web.browsing import browser, wait_for_move, wait_until_drawn
from tests.web.serving import ServerProcess

PATIENCE = 120_000  # milliseconds


class Times(NamedTuple):
    """Seconds of one game."""

    page: float  # from the start of the server until the page shows all pictures
    choice: float  # from Play to the first own choice
    bot: float  # the longest decision of a bot
    moves: int  # own moves that were played
    compiling: bool  # were the rules still being compiled at the end?


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=games(), help="only this game")
    parser.add_argument("--moves", type=int, default=8, help="own moves to play in each game")
    parser.add_argument("--warm", action="store_true", help="use the existing cache")
    parser.add_argument("--screenshots", type=Path, help="directory for screenshots")
    options = parser.parse_args()
    print("game        page  Play to choice  slowest bot  own moves  compiling  load")
    with browser() as chromium:
        for name in [options.game] if options.game else games():
            with tempfile.TemporaryDirectory() as folder:
                if not options.warm:
                    os.environ["NUMBA_CACHE_DIR"] = f"{folder}/cache"
                times = measure(chromium, name, Path(folder), options.moves, options.screenshots)
            print(
                f"{name:<10}{times.page:>6.2f}{times.choice:>16.2f}{times.bot:>13.2f}"
                f"{times.moves:>11}{'yes' if times.compiling else 'no':>11}"
                f"{os.getloadavg()[0]:>6.1f}",
                flush=True,
            )


def measure(
    chromium: Browser, name: str, folder: Path, moves: int, screenshots: Path | None
) -> Times:
    """Start a server, open its page, press Play and play some moves."""
    start = time.monotonic()
    with ServerProcess(folder / "data") as server:
        page = chromium.new_page(locale="en-GB")
        page.set_default_timeout(PATIENCE)
        page.goto(server.url)
        page.wait_for_function(
            "count => { const all = [...document.querySelectorAll('.game img')];"
            " return all.length === count && all.every((image) => image.naturalWidth > 0); }",
            arg=len(games()),
        )
        loading = time.monotonic() - start
        _picture(page, screenshots, f"{name}-start")
        page.evaluate("localStorage.setItem('playback', 'off')")
        page.check(f"input[name=game][value={name}]")
        start = time.monotonic()
        frames: list[float] = []
        page.on("websocket", lambda s: s.on("framereceived", lambda _: frames.append(_now())))
        page.click("#play")
        page.wait_for_url("**/table/**")
        wait_until_drawn(page)
        choice = time.monotonic() - start
        _picture(page, screenshots, f"{name}-table")
        count, slowest = 0, 0.0
        while count < moves:
            before = wait_until_drawn(page)
            frames[:] = [_now()]
            # As from the keyboard: pages ignore a second press on the same point.
            page.locator(CHOICES).first.dispatch_event("click")
            wait_for_move(page, before)
            wait_until_drawn(page)
            count += 1
            gaps = [after - before for before, after in itertools.pairwise(frames)]
            slowest = max([slowest, *gaps])
        waiting = page.request.get(f"{server.url}/preparing.json").json()["games"]
        page.close()
    return Times(loading, choice, slowest, count, name in waiting)


_now = time.monotonic


def _picture(page: Page, folder: Path | None, name: str) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{name}.png")


if __name__ == "__main__":
    main()
