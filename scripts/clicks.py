"""Measure in a browser how long a click takes until the board has changed.

    python -m scripts.clicks                    # all games
    python -m scripts.clicks --clicks 40 maya

Four tabs show one table: one plays, three watch. A click is measured from the event to the first
frame that the browser paints with the new version of board, list and log. The part of the page
(unpack the frame, reduce, render) is also given in CPU time of its main thread, which does not
depend on other load.
"""

import argparse
import os
import random
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import CDPSession, Page

from sacbe.play.game import games
from tests.web.browsing import Sessions, browser, open_table, wait_for_turn_or_end
from tests.web.serving import ServerProcess

TABS = 4
SEED = 7
CHOICES = "#actions button:enabled, #confirm:enabled"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Plain)
    parser.add_argument("games", nargs="*", default=games())
    parser.add_argument("--clicks", type=int, default=30, help="number of clicks for each game")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        browser() as chromium,
    ):
        for name in options.games:
            sessions = Sessions(chromium, server.url)
            print_result(name, *measure(sessions, name, options.clicks))
            sessions.close()


_Plain = argparse.RawDescriptionHelpFormatter


def measure(sessions: Sessions, name: str, clicks: int) -> tuple[list[float], list[float]]:
    """Milliseconds of each click, and CPU milliseconds of the page for each of its frames."""
    page = sessions.new_page(viewport={"width": 1440, "height": 900})
    open_table(page, name, ["local", "greedy"], seed=SEED)
    tabs = [page.context.new_page() for _ in range(TABS - 1)]
    for tab in tabs:
        tab.goto(page.url)
        tab.locator("#place > svg").wait_for()
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    rng = random.Random(SEED)
    times: list[float] = []
    cpu: list[float] = []
    while len(times) < clicks and wait_for_turn_or_end(page) is not None:
        before = cpu_time(session)
        times.append(click(page, rng))
        cpu.append(cpu_time(session) - before)
    for tab in tabs:
        tab.close()
    return times, cpu


def click(page: Page, rng: random.Random) -> float:
    """Click a random choice; milliseconds until it is painted. The tab is in front, as
    for a person: browsers delay the frames and timers of the others."""
    page.bring_to_front()
    count = page.locator(CHOICES).count()
    return float(page.evaluate(CLICK, [CHOICES, rng.randrange(count)]))


def cpu_time(session: CDPSession) -> float:
    """CPU milliseconds of the page's main thread so far."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


# The attribute is also written when its value stays the same. If the page asks whether the choice
# is meant, the answer is the click that counts.
CLICK = """([choices, which]) => new Promise(done => {
  const table = document.getElementById("table");
  const before = table.dataset.version;
  const question = document.getElementById("confirmation");
  let start = performance.now();
  let isAsked = false;
  const watch = new MutationObserver(() => {
    if (!isAsked && !question.hidden) {
      isAsked = true;
      setTimeout(() => {
        start = performance.now();
        question.querySelector(".primary").click();
      }, 500);
    }
    if (table.dataset.version === before) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
  });
  watch.observe(document.body, { attributes: true, childList: true, subtree: true });
  document.querySelectorAll(choices)[which].click();
})"""


def print_result(name: str, times: Sequence[float], cpu: Sequence[float]) -> None:
    """Print a line for a game."""
    load = os.getloadavg()[0]
    last = statistics.quantiles(times, n=20)[-1]
    print(
        f"{name:<9}{len(times)} clicks: median {statistics.median(times):.0f} ms,"
        f" 95th percentile {last:.0f} ms (limit 150); page {statistics.median(cpu):.0f} ms of CPU"
        f" time per click; load {load:.1f} on {os.cpu_count()} cores",
        flush=True,
    )


if __name__ == "__main__":
    main()
