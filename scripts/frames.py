"""Measure the performance of the page: frame rate of the wheels, page weight, update time.

    python -m scripts.frames                     # a few minutes
    python -m scripts.frames --days 5 --games 1

Frame times are measured in Chromium while days pass on the board of a random game, both in
wall-clock time and, from the browser's trace, in CPU time, which does not depend on other load.
Without a GPU the CPU also composites the layers, which is most of the time. The update time of a
move is everything that the server does for one audience: decide, apply, the view with texts, the
compressed picture. The slowest positions of random games are measured again several times, and the
best time counts.
"""

import argparse
import json
import random
import re
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
from playwright.sync_api import Browser, Request, ViewportSize

from sacbe.draw.style import stylesheet
from sacbe.play.game import game, games
from sacbe.play.table import Table
from sacbe.server import messages, views
from sacbe.server.decider import decide
from sacbe.server.events import LoggedEvent
from sacbe.server.packing import pack
from sacbe.server.picture_cache import ROUND
from sacbe.server.table_state import TableState
from sacbe.web import HERE as WEB
from tests.server.tables import SERVER, LogBuilder, opened
from tests.web.browsing import Sessions, browser, finished_record, import_record
from tests.web.serving import ServerProcess

FRAME = 1000 / 60  # milliseconds
SLACK = 0.5  # resolution of the clock
TURN = 600  # milliseconds, as in the style sheet
SLOWEST, TIMES = 5, 5
SEED = 3


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=_Plain)
    parser.add_argument("--days", type=int, default=10, help="number of days to measure")
    parser.add_argument("--games", type=int, default=3, help="number of random games for each game")
    options = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder)) as server,
        browser() as chromium,
    ):
        sessions = Sessions(chromium, server.url)
        print_weight(weights(sessions))
        for wide in (1440, 2560):
            size = ViewportSize(width=wide, height=wide * 9 // 16)
            measured_days = [measure_day(chromium, size, *pair) for pair in days(options.days)]
            print_frames(f"{wide} x {size['height']}", measured_days)
    print_updates(options.games)


_Plain = argparse.RawDescriptionHelpFormatter


# ---------------------------------------------------------------- frames


class Day(NamedTuple):
    """Measurements of one day in the browser, in milliseconds."""

    frames: list[float]  # between frames, by the clock
    script: float  # CPU time of the main thread
    drawing: list[float]  # CPU time per frame of compositing


def days(count: int) -> list[tuple[str, str]]:
    """Pairs of boards before and after a turn of the wheels, from a random game of Tzolk'in."""
    table, rng = Table("tzolkin", players=4, seed=SEED), random.Random(SEED)
    pairs: list[tuple[str, str]] = []
    before = ""
    angles: list[str] = []
    while table.current_player is not None and len(pairs) < count:
        now = STYLE.sub("", table.state.svg())
        angles_now = WHEEL.findall(now)
        if before and angles_now != angles:
            pairs.append((before, now))
        before, angles = now, angles_now
        table.play(rng.choice(table.state.legal_actions()))
    return pairs


def measure_day(chromium: Browser, size: ViewportSize, before: str, after: str) -> Day:
    """Show one day in a window and measure it."""
    page = chromium.new_page(viewport=size)
    page.set_content(f"<!doctype html><style>{stylesheet()}{WHOLE}</style>{before}")
    page.evaluate(MOTION + "watchTurns(document.body)")
    page.wait_for_timeout(TURN)  # wait for painting
    with tempfile.NamedTemporaryFile(suffix=".json") as trace:
        chromium.start_tracing(page=page, path=trace.name, categories=list(TRACED))
        frames = page.evaluate(PASS, [after, TURN])
        chromium.stop_tracing()
        events = json.loads(Path(trace.name).read_text("utf-8"))["traceEvents"]
    page.close()
    threads = {
        (e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"
    }
    script, drawing = 0.0, []
    for event in events:
        duration = event.get("tdur", 0) / 1000
        if event["name"] in TASKS and threads.get((event["pid"], event["tid"])) == MAIN:
            script += duration
        elif event["name"] == DRAW and duration:
            drawing.append(duration)
    return Day(frames, script, drawing)


MOTION = (WEB / "motion.js").read_text("utf-8").replace("export ", "")
STYLE = re.compile(r"<style>.*?</style>", re.S)
WHEEL = re.compile(r'class="turns" transform="([^"]*)"')
WHOLE = "body{margin:0}svg{width:100%;height:auto}"
TRACED = ("toplevel", "devtools.timeline", "viz")
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
MAIN, DRAW = "CrRendererMain", "Display::DrawAndSwap"
# Set the new angles, as the page does; returns the times between frames.
PASS = """([after, turn]) => new Promise((done) => {
  const made = new DOMParser().parseFromString(after, "image/svg+xml");
  for (const each of made.querySelectorAll(".turns, .rim, .rides"))
    document.getElementById(each.id)?.setAttribute("transform", each.getAttribute("transform"));
  const times = [];
  const next = (now) => {
    times.push(now);
    if (now - times[0] < turn) requestAnimationFrame(next);
    else done(times.slice(1).map((time, i) => time - times[i]));
  };
  requestAnimationFrame(next);
})"""


def print_frames(name: str, measured_days: Sequence[Day]) -> None:
    """Print the result for a window size."""
    frames = [each for day in measured_days for each in day.frames]
    drawing = [each for day in measured_days for each in day.drawing]
    smooth = sum(each <= FRAME + SLACK for each in frames) / len(frames)
    print(
        f"wheels at {name:<12} {len(measured_days)} days, {len(frames)} frames, wall-clock time:"
        f" median {statistics.median(frames):.1f} ms, worst {max(frames):.0f} ms,"
        f" {smooth:.0%} within {FRAME:.1f} ms"
    )
    script = statistics.median(day.script for day in measured_days)
    print(
        f"{'':22}CPU time: {script:.0f} ms per day in the"
        f" main thread, {statistics.median(drawing):.1f} ms per frame to draw without a GPU"
    )


# ---------------------------------------------------------------- weight


def weights(sessions: Sessions) -> dict[str, int]:
    """Bytes that a first visit to a table loads, by kind, compressed."""
    host, guest = sessions.new_page(), sessions.new_page()
    import_record(host, finished_record("tzolkin", SEED))
    requests: list[Request] = []
    guest.on("requestfinished", lambda request: requests.append(request))
    guest.goto(host.url)
    guest.locator("#place > svg").wait_for()
    sizes: dict[str, int] = {}
    for request in requests:
        size = request.sizes()["responseBodySize"]
        sizes[request.resource_type] = sizes.get(request.resource_type, 0) + size
    return sizes


def print_weight(sizes: dict[str, int]) -> None:
    """Print the result."""
    code = sizes.get("script", 0) + sizes.get("stylesheet", 0)
    rest = sum(sizes.values()) - code
    print(
        f"first visit to a table: {code / 1000:.0f} kB of scripts and styles (limit 150),"
        f" {rest / 1000:.0f} kB of texts, views and pictures"
    )


# ---------------------------------------------------------------- update of a move


def update(before: TableState, command: messages.Play) -> float:
    """CPU seconds from a command to the data that is sent to the page: view with texts, and
    picture."""
    start = time.thread_time()
    event = decide(before, SERVER, before.version, command)
    after = before.copy()
    after.apply(LoggedEvent(before.version + 1, before.changed_at, event))
    msgspec.json.encode(views.view("a" * 16, after, command.seat, "en", board=False))
    pack(views.picture(after, command.seat, "en").encode(), ROUND)
    return time.thread_time() - start


def updates(name: str, seed: int) -> list[tuple[float, TableState, messages.Play]]:
    """All moves of a random game with the CPU time of their updates."""
    rng = random.Random(seed)
    builder = LogBuilder(opened(name, "l" * game(name).players[1], seed))
    moves = []
    while builder.state.status == "playing":
        seat = rng.choice(builder.state.to_act)
        command = messages.Play(
            seat=seat, action=rng.choice(builder.state.position.legal_actions(seat))
        )
        before = builder.state
        moves.append((update(before, command), before, command))
        builder.do(command)
    return moves


def print_updates(count: int) -> None:
    """Print a line per game."""
    for name in games():
        moves = [each for seed in range(count) for each in updates(name, seed)]
        slowest = sorted(moves, key=lambda each: -each[0])[:SLOWEST]
        again = [[update(before, what) for _ in range(TIMES)] for _, before, what in slowest]
        worst = max(min(times) for times in again)
        median = statistics.median(seconds for seconds, *_ in moves)
        print(
            f"update of {name:<9} {len(moves)} moves: median {1000 * median:.0f} ms,"
            f" worst position {1000 * worst:.0f} ms"
        )


if __name__ == "__main__":
    main()
